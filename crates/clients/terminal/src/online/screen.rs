//! A table online on the screen: the table of cards, made from what is told, and over it what goes on beside them.
//! Before the first deal only that.

mod keys;
mod told;

use std::{io, time::Duration};

use card_match::Turn;
use cards::{Indices, Sorting};
use crossterm::event::Event;
use online_client::participant::{Exchange, Room};
use online_wire::{Moment, ParticipantId};
use ratatui::{DefaultTerminal, buffer::Buffer};
use texts::narration::input::plain_words;
use texts::{Lang, Texts};

use super::{
    Meant, Want,
    cards::Cards,
    doubt::Doubt,
    offers::offers,
    people::people,
    reporting::Reporting,
    typed::muted,
    words::{Said, said, voted},
};
use crate::{
    Colours, Speed,
    tui::{Lounge, Menu, Offer, Theme},
};

/// How often a running clock is drawn.
const TICK: Duration = Duration::from_secs(1);

/// How a player likes the screen.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Letters for suits, and no other signs outside ASCII.
    pub ascii: bool,
    /// How many colours to use.
    pub colours: Colours,
    /// A colour for each suit: ♠ black, ♥ red, ♦ blue, ♣ green.
    pub four_colours: bool,
    /// The letters in the corners of the cards.
    pub indices: Indices,
    /// How the cards of a hand lie.
    pub sorting: Sorting,
    /// How long a trick lies.
    pub speed: Speed,
}

impl Look {
    pub(crate) const fn theme(&self) -> Theme {
        Theme::new(self.colours, self.four_colours, self.ascii).lettered(self.indices)
    }
}

/// How the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line {
    Connecting,
    There,
    Lost,
    Restarting,
}

/// A text that lies over everything until a key takes it away.
#[derive(Clone, Debug)]
struct Sheet {
    title: String,
    text: String,
    scroll: u16,
}

/// A key that was pressed, or another size of the terminal.
#[derive(Clone, Debug)]
pub struct Pressed(pub(super) Event);

impl Pressed {
    /// Waits for the next one.
    ///
    /// # Errors
    /// The terminal can't be read.
    pub fn next() -> io::Result<Self> {
        crossterm::event::read().map(Self)
    }
}

/// A person at a table online, on the screen. It is a state machine: what is told, keys and time go in, a picture and
/// commands come out.
pub struct OnlineScreen {
    /// Where it is seen.
    terminal: Option<DefaultTerminal>,
    pub(super) texts: Texts,
    pub(super) look: Look,
    link: String,
    pub(super) line: Line,
    pub(super) room: Option<Room>,
    /// The name of the table, and its rules to be read.
    title: String,
    rule_sheet: String,
    pub(super) cards: Option<Box<dyn Cards>>,
    exchange: Exchange,
    reporting: Reporting,
    /// What is asked before it is done.
    pub(super) doubt: Doubt,
    menu: Option<Menu>,
    sheet: Option<Sheet>,
    /// What was told last before the first deal.
    note: Option<String>,
    /// The time by the clock of whoever keeps the table when something was told last, and what has passed since.
    pub(super) told_at: Moment,
    pub(super) since: Duration,
    /// The proof is to be shown when the record is there.
    wants_proof: bool,
    /// How the evening stands in which this is played, in words.
    pub(super) evening: Vec<String>,
}

impl OnlineScreen {
    /// Takes the screen, for somebody who is about to come to the table of a link.
    ///
    /// # Errors
    /// The terminal can't be used.
    pub fn open(lang: Lang, look: Look, link: String) -> io::Result<Self> {
        let mut this = Self::new(lang, look, link);
        // This also sets a panic hook that restores the terminal before anything is printed.
        this.terminal = Some(ratatui::try_init()?);
        Ok(this)
    }

    pub(super) fn new(lang: Lang, look: Look, link: String) -> Self {
        Self {
            terminal: None,
            texts: Texts::new(lang),
            look,
            link,
            line: Line::Connecting,
            room: None,
            title: String::new(),
            rule_sheet: String::new(),
            cards: None,
            exchange: Exchange::default(),
            reporting: Reporting::default(),
            doubt: Doubt::default(),
            menu: None,
            sheet: None,
            note: None,
            told_at: Moment::default(),
            since: Duration::ZERO,
            wants_proof: false,
            evening: Vec::new(),
        }
    }

    fn lay(&mut self, title: String, text: String) {
        self.sheet = Some(Sheet { title, text, scroll: 0 });
    }

    /// Does what a line says about the table, or asks before it is done; nothing if it is about something else.
    fn says(&mut self, line: &str) -> Option<Meant> {
        if let Some(meant) = self.doubt.answered(self.texts, line) {
            return Some(meant);
        }
        let meant = self.understood(line)?;
        Some(self.doubted(meant))
    }

    /// What somebody wants, unless they are asked about it first.
    fn doubted(&mut self, meant: Meant) -> Meant {
        let meant = self.doubt.about(self.texts, self.room.as_ref(), meant);
        if self.cards.is_none()
            && let Some(question) = self.doubt.question()
        {
            // There it is the only line; over cards it stands where questions do.
            self.note = Some(format!("{question} {}", self.texts.get("club-yes")));
        }
        meant
    }

    fn understood(&mut self, line: &str) -> Option<Meant> {
        if let Some(command) = voted(self.texts, self.room.as_ref()?, &plain_words(line)) {
            return Some(Meant::ask(command));
        }
        match said(self.texts, line)? {
            Said::Ask(command) => return Some(Meant::ask(command)),
            Said::Leave => return Some(Meant::Leave),
            Said::Club(line) => return Some(Meant::Club(line)),
            Said::NextTable => return Some(Meant::NextTable),
            Said::Proof => {
                self.wants_proof = true;
                return Some(Meant::Want(Some(Want::Record)));
            }
            Said::People | Said::Phrases => self.menu = Some(Menu::default()),
            Said::Mute(participant) => self.mute(participant),
            Said::Report(Some((about, words))) => {
                let (title, lines) = self.reporting.shows(self.texts, self.room.as_ref()?, (about, &words));
                self.lay(title, lines.join("\n"));
            }
            Said::Report(None) => match self.reporting.sends() {
                Some(report) => return Some(Meant::Want(Some(Want::Report(report)))),
                None => self.tell(self.texts.get("remote-report-how")),
            },
            // The table of cards has help of its own.
            Said::Help => return None,
        }
        Some(Meant::NOTHING)
    }

    fn mute(&mut self, participant: ParticipantId) {
        let words = self.room.as_mut().and_then(|room| muted(self.texts, room, participant));
        words.into_iter().for_each(|words| self.tell(words));
    }

    fn tell(&mut self, words: String) {
        match &mut self.cards {
            Some(cards) => cards.table_area_mut().tell(words),
            None => self.note = Some(words),
        }
    }

    fn offers(&self) -> Vec<Offer> {
        let Some(room) = &self.room else { return Vec::new() };
        offers(self.texts, room, self.is_between_hands(), self.now())
    }

    fn is_between_hands(&self) -> bool {
        let turn = self.cards.as_ref().map(|cards| cards.table_area().at().turn);
        turn.is_none_or(|turn| matches!(turn, Turn::Deal | Turn::Over))
    }

    /// A key was pressed.
    pub fn pressed(&mut self, pressed: &Pressed) -> Meant {
        match pressed.0 {
            Event::Key(key) => self.press(key),
            _ => Meant::NOTHING,
        }
    }

    /// Lets time pass.
    pub fn pass_time(&mut self, time: Duration) {
        self.since += time;
        if let Some(cards) = &mut self.cards {
            cards.pass_time(time);
        }
        self.refresh();
    }

    /// How long nothing will change by itself; `None`: until something is told or pressed.
    #[must_use]
    pub fn patience(&self) -> Option<Duration> {
        let runs = self.room.as_ref().is_some_and(|room| room.participants.clock.is_some());
        let cards = self.cards.as_ref().and_then(|cards| cards.patience());
        cards.into_iter().chain(runs.then_some(TICK)).min()
    }

    /// The requests that keys and time have led to since the last call.
    pub fn wants(&mut self) -> Vec<Want> {
        let Some(cards) = &mut self.cards else { return Vec::new() };
        let asked = cards.wants();
        let mut wants: Vec<Want> = Vec::new();
        for want in asked {
            match self.doubted(Meant::Want(Some(want))) {
                Meant::Want(want) => wants.extend(want),
                Meant::Quit | Meant::Leave | Meant::Club(_) | Meant::NextTable => {}
            }
        }
        if self.doubt.question().is_some() {
            self.refresh();
        }
        wants
    }

    /// Shows it as it is now.
    ///
    /// # Errors
    /// The terminal can't be used.
    pub fn show(&mut self) -> io::Result<()> {
        let Some(mut terminal) = self.terminal.take() else { return Ok(()) };
        let shown = terminal.draw(|frame| drop(self.draw(frame.buffer_mut()))).map(drop);
        self.terminal = Some(terminal);
        shown
    }

    /// Draws everything; gives the texts that had to be cut.
    pub(super) fn draw(&self, buffer: &mut Buffer) -> Vec<String> {
        let theme = self.look.theme();
        let mut cut = self.cards.as_ref().map(|cards| cards.draw(buffer)).unwrap_or_default();
        let area = buffer.area;
        let mut lounge = Lounge::new(self.texts, theme, buffer);
        if self.cards.is_none() {
            let line = self.line.key().map(|key| self.texts.get(key));
            let told = line.or_else(|| self.note.clone()).unwrap_or_default();
            lounge.clear(area, &self.title, &told);
        }
        let in_room = self.cards.is_none() && self.room.is_some();
        if let Some(room) = self.room.as_ref().filter(|_| in_room || self.menu.is_some()) {
            let title = self.texts.get(if in_room { "online-waiting" } else { "online-more" });
            let menu = self.menu.clone().unwrap_or_default();
            let mut keys =
                vec![(theme.sign("↑↓", "arrows"), "key-choose"), (theme.sign("⏎", "Enter"), "key-do")];
            if in_room {
                keys.extend([("r", "key-rules"), ("?", "key-help"), ("q", "key-leave")]);
            } else {
                keys.push(("Esc", "key-close"));
            }
            lounge.over(&keys, |canvas, table| {
                menu.draw(&theme, canvas, table, &title, (&self.head(room), &self.offers()));
            });
        }
        if let Some(Sheet { title, text, scroll }) = &self.sheet {
            lounge.text(title, text, *scroll);
        }
        cut.extend(lounge.cut());
        cut
    }

    /// What stands over what can be chosen.
    fn head(&self, room: &Room) -> Vec<String> {
        let mut lines = people(self.texts, room);
        lines.push(self.texts.format("remote-link", &[("link", self.link.as_str().into())]));
        if !room.participants.started {
            let host = room.participants.host.map_or("", |host| room.name(host));
            lines.push(match room.is_host() {
                true => self.texts.get("online-bots-hold"),
                false => self.texts.format("online-host-starts", &[("name", host.into())]),
            });
        }
        lines
    }
}

impl Line {
    /// The words for it, if it is not as it should be.
    pub(super) const fn key(self) -> Option<&'static str> {
        match self {
            Self::Connecting => Some("online-connecting"),
            Self::There => None,
            Self::Lost => Some("online-lost"),
            Self::Restarting => Some("online-restarting"),
        }
    }
}

impl Drop for OnlineScreen {
    fn drop(&mut self) {
        if self.terminal.is_some() {
            ratatui::restore();
        }
    }
}
