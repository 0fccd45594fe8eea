//! A table online on the screen: the table of cards, made from what is told, and over it what goes on beside them. Before the
//! first deal only that.

mod keys;

use std::{io, time::Duration};

use card_match::Turn;
use cards::{Indices, Sorting};
use desk::RemoteDesk;
use fair_shuffle::Nonce;
use narration::input::plain_words;
use online_visitor::{Exchange, Meanwhile, News, Room, parts, refusal};
use online_wire::{Entered, Moment, Refused, Telling, Visitor, Welcome, Wish};
use ratatui::buffer::Buffer;
use serde_json::Value;
use texts::{Lang, Texts};

use super::{
    AtTable, Meant, Want,
    cards::{Cards, open},
    doubt::Doubt,
    is_told,
    offers::offers,
    people::people,
    plain::proof,
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

/// A table online as a state machine: what is told, keys and time go in, a picture and wishes come out.
pub(super) struct Screen {
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

impl Screen {
    pub(super) fn new(lang: Lang, look: Look, link: String) -> Self {
        Self {
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

    fn show(&mut self, title: String, text: String) {
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
        if let Some(wish) = voted(self.texts, self.room.as_ref()?, &plain_words(line)) {
            return Some(Meant::ask(wish));
        }
        match said(self.texts, line)? {
            Said::Ask(wish) => return Some(Meant::ask(wish)),
            Said::Leave => return Some(Meant::Leave),
            Said::Club(line) => return Some(Meant::Club(line)),
            Said::NextTable => return Some(Meant::NextTable),
            Said::Proof => {
                self.wants_proof = true;
                return Some(Meant::Want(Some(Want::Record)));
            }
            Said::People | Said::Phrases => self.menu = Some(Menu::default()),
            Said::Mute(visitor) => self.mute(visitor),
            Said::Report(Some((about, words))) => {
                let (title, lines) = self.reporting.shows(self.texts, self.room.as_ref()?, (about, &words));
                self.show(title, lines.join("\n"));
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

    fn mute(&mut self, visitor: Visitor) {
        let words = self.room.as_mut().and_then(|room| muted(self.texts, room, visitor));
        words.into_iter().for_each(|words| self.tell(words));
    }

    fn tell(&mut self, words: String) {
        match &mut self.cards {
            Some(cards) => cards.felt_mut().tell(words),
            None => self.note = Some(words),
        }
    }

    fn offers(&self) -> Vec<Offer> {
        let Some(room) = &self.room else { return Vec::new() };
        offers(self.texts, room, self.is_between_hands(), self.now())
    }

    fn is_between_hands(&self) -> bool {
        let turn = self.cards.as_ref().map(|cards| cards.felt().at().turn);
        turn.is_none_or(|turn| matches!(turn, Turn::Deal | Turn::Over))
    }

    /// Lets time pass.
    pub(super) fn pass_time(&mut self, time: Duration) {
        self.since += time;
        if let Some(cards) = &mut self.cards {
            cards.pass_time(time);
        }
        self.refresh();
    }

    /// How long nothing will change by itself.
    pub(super) fn patience(&self) -> Option<Duration> {
        let runs = self.room.as_ref().is_some_and(|room| room.company.clock.is_some());
        let cards = self.cards.as_ref().and_then(|cards| cards.patience());
        cards.into_iter().chain(runs.then_some(TICK)).min()
    }

    /// What the table of cards wants.
    pub(super) fn wants(&mut self) -> Vec<Want> {
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
        if !room.company.started {
            let host = room.company.host.map_or("", |host| room.name(host));
            lines.push(match room.is_host() {
                true => self.texts.get("online-bots-hold"),
                false => self.texts.format("online-host-starts", &[("name", host.into())]),
            });
        }
        lines
    }

    /// Takes in a telling: opens the table of cards with the first deal.
    fn take_in(&mut self, telling: &Telling) -> io::Result<()> {
        let Some(room) = &self.room else { return Ok(()) };
        let opened = self.cards.is_none();
        if opened {
            let cards = open(&room.opening, telling, &self.look, self.texts.lang());
            self.cards = cards.map_err(io::Error::other)?;
            self.menu = self.menu.take().filter(|_| self.cards.is_none());
        }
        if let Some(cards) = &mut self.cards {
            cards.felt_mut().agree(room.opening.options.hints, room.plays_on());
            if !opened || !telling.events.is_empty() {
                for part in parts(self.texts, room, telling) {
                    cards.hear(&part).map_err(io::Error::other)?;
                }
            }
            cards.pass_time(Duration::ZERO);
        }
        Ok(())
    }

    /// Does what the exchange before a deal needs, and says what is wanted.
    fn go_on(&mut self) -> Vec<Want> {
        self.refresh();
        let owed = self.room.as_ref().and_then(|room| self.exchange.next(&room.party(), Nonce::fresh));
        let mut wants: Vec<Want> = owed.into_iter().map(|wish| Want::Ask(wish, None)).collect();
        wants.extend(self.wants());
        wants
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

impl AtTable for Screen {
    fn welcomed(&mut self, welcome: &Welcome) -> io::Result<Vec<Want>> {
        let opening = &welcome.opening;
        let desk = RemoteDesk::of(&opening.game, &opening.rules, self.texts.lang());
        let desk = desk.map_err(io::Error::other)?;
        let mut room = Room::new(welcome, self.texts.lang());
        if let Some(before) = self.room.take() {
            room.goes_on_from(before);
        }
        self.title = desk.title().to_owned();
        self.rule_sheet = desk.rule_sheet().to_string().trim_end().to_owned();
        self.exchange.renew();
        (self.told_at, self.since) = (welcome.now.at, Duration::ZERO);
        let meanwhile = Meanwhile::of(self.texts, &room, welcome);
        let told = meanwhile.is_told();
        let back = meanwhile.back(self.texts, matches!(self.line, Line::Lost | Line::Restarting));
        let ready = room.is_ready();
        let before = self.cards.take().map(|cards| {
            let (hand, story) = cards.felt().story();
            (hand, story.to_vec())
        });
        (self.room, self.line) = (Some(room), Line::There);
        self.take_in(&welcome.now)?;
        if let Some(cards) = &mut self.cards {
            let story = before.filter(|(hand, _)| *hand == cards.felt().story().0);
            cards.felt_mut().remember(story.map(|(_, story)| story).unwrap_or_default());
            cards.felt_mut().remember(meanwhile.cards.into_iter().map(|line| line.words).collect());
            if ready {
                cards.pass_over();
            }
        }
        match back {
            Some(back) if !told => self.tell(back),
            Some(back) => self.show(self.texts.get("online-im-back"), back),
            None => {}
        }
        Ok(self.go_on())
    }

    fn told(&mut self, telling: &Telling) -> io::Result<Vec<Want>> {
        let Some(room) = &mut self.room else { return Ok(vec![Want::Anew]) };
        if room.told(telling).is_err() {
            return Ok(vec![Want::Anew]);
        }
        (self.told_at, self.since) = (telling.at, Duration::ZERO);
        self.doubt.overtaken(self.texts, room, &telling.entered);
        let beside = News { texts: self.texts, room }.told(&telling.entered);
        // A question stands before that of the game as long as it is open.
        let beside = beside.filter(|_| telling.entered != Entered::Asked);
        self.take_in(telling)?;
        if telling.entered == Entered::Asked {
            self.cards.iter_mut().for_each(|cards| cards.felt_mut().hush());
        }
        let mine = self.room.as_ref().and_then(Room::my_place);
        if telling.late.is_some() && telling.late == mine {
            self.tell(self.texts.get("online-time-up"));
        }
        beside.into_iter().for_each(|words| self.tell(words));
        Ok(self.go_on())
    }

    fn noted(&mut self, words: String) -> io::Result<()> {
        self.tell(words);
        Ok(())
    }

    fn records(&mut self, games: Option<&[Value]>) -> io::Result<()> {
        if let (Some(cards), Some(games)) = (&mut self.cards, games) {
            cards.learn_record(games);
        }
        if std::mem::take(&mut self.wants_proof)
            && let Some(room) = &self.room
        {
            let lines = games.map(|games| proof(self.texts, room, games, &self.exchange).join("\n"));
            let text = lines.unwrap_or_else(|| self.texts.get("online-out-of-reach"));
            self.show(self.texts.get("online-proof"), text);
        }
        Ok(())
    }

    fn lost(&mut self) -> io::Result<()> {
        if self.line != Line::Restarting {
            self.line = Line::Lost;
        }
        self.refresh();
        Ok(())
    }

    fn restarting(&mut self) -> io::Result<()> {
        self.line = Line::Restarting;
        self.refresh();
        Ok(())
    }

    fn told_by_club(&mut self, lines: Vec<String>, asked: bool) -> io::Result<()> {
        if asked && lines.len() > 1 {
            self.show(self.texts.get("club-this-evening"), lines.join("\n"));
        } else {
            lines.into_iter().for_each(|words| self.tell(words));
        }
        self.refresh();
        Ok(())
    }

    fn evening_stands(&mut self, lines: Vec<String>) {
        self.evening = lines;
        self.refresh();
    }

    fn has_done_with_its_deals(&self) -> bool {
        let asked = self.cards.as_ref().is_some_and(|cards| cards.asks() || !cards.is_free());
        // What lies on the table is still to be seen.
        let moves = self.cards.as_ref().is_some_and(|cards| cards.patience().is_some());
        !asked
            && !moves
            && self.menu.is_none()
            && self.sheet.is_none()
            && self.room.as_ref().is_some_and(Room::has_done)
    }

    fn refused(&mut self, wish: &Wish, refused: &Refused) -> io::Result<()> {
        if is_told(wish) {
            let why = refusal(self.texts, refused);
            match &mut self.cards {
                Some(cards) => cards.felt_mut().refused(why),
                None => self.note = Some(why),
            }
        }
        self.refresh();
        Ok(())
    }
}
