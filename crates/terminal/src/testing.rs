//! What the tests of this crate share: tables in a known state, made by players who follow a script and not by bots,
//! so that a cleverer bot never changes a picture.

use cards::CardSet;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use five_hundred::{Action, Bid, Choices, Rules};
use kookaburra::AnyRules;
use ratatui::{Terminal, backend::TestBackend};
use table::{DealSource, Recall, Seat, Seed, Table, Viewer};
use tempfile::TempDir;
use texts::{Lang, Texts};

use crate::{
    Colours, PlayOptions, Speed,
    games::ScreenGame,
    session::{Company, Draw, Save, Session, Store},
    tui::{App, Theme, draw},
};

/// A folder for saved games that goes away with the test.
pub(crate) fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    (folder, store)
}

/// A seed made of one byte.
pub(crate) fn seed(byte: u8) -> Seed {
    Seed([byte; 32])
}

/// Options for a game of a preset with a known seed.
pub(crate) fn options(preset: &str, lang: Lang, byte: u8) -> PlayOptions {
    let rules = AnyRules::FiveHundred(Box::new(Rules::preset(preset).unwrap()));
    PlayOptions { seed: Some(seed(byte)), ..PlayOptions::new(rules, lang) }
}

/// The names the tests use.
pub(crate) fn names() -> Vec<String> {
    ["Mae", "Ned", "Ivy", "Bert", "Dot", "Clem", "Vi"].map(str::to_owned).to_vec()
}

/// A new session, its first hand not yet dealt.
pub(crate) fn session(preset: &str, byte: u8) -> Session<Rules> {
    let rules = Rules::preset(preset).unwrap();
    Session::new(rules, &options(preset, Lang::En, byte), &names(), "You").unwrap().0
}

/// Five people who share a game for three, and how they drew; `byte` seeds it so that the human plays or sits out.
pub(crate) fn company(byte: u8, lang: Lang) -> (Session<Rules>, Draw) {
    let options = PlayOptions { company: Some(5), ..options("australian-3", lang, byte) };
    let (session, draw) =
        Session::new(Rules::preset("australian-3").unwrap(), &options, &names(), "You").unwrap();
    (session, draw.unwrap())
}

/// A company of five whose human sits out the first game.
pub(crate) fn watching(lang: Lang) -> (Session<Rules>, Draw) {
    (0..=u8::MAX).map(|byte| company(byte, lang)).find(|(session, _)| session.me().is_none()).unwrap()
}

/// A new session in which the human cuts before the first deal.
pub(crate) fn cutting(preset: &str, lang: Lang) -> Session<Rules> {
    let begun = |byte| {
        let options = PlayOptions { cut: true, ..options(preset, lang, byte) };
        Session::new(Rules::preset(preset).unwrap(), &options, &names(), "You").unwrap().0
    };
    (0..=u8::MAX).map(begun).find(Session::i_cut).unwrap()
}

/// Players who follow a script: one of them bids, once, and everything else is the first thing that is legal.
pub(crate) struct Script {
    table: Table<Rules>,
    bidder: Seat,
    bid: Bid,
}

impl Script {
    /// A table at which seat `bidder` will bid and nobody else.
    pub(crate) fn new(preset: &str, bidder: u8, bid: &str) -> Self {
        let rules = Rules::preset(preset).unwrap();
        let mut people = vec!["Ann".to_owned()];
        people.extend(names().into_iter().take(rules.seats() - 1));
        let table = Table::new(rules, Some(people), None).unwrap();
        Self { table, bidder: Seat(bidder), bid: bid.parse().unwrap() }
    }

    /// Deals a hand, its number being its seed.
    pub(crate) fn deal(mut self) -> Self {
        let number = self.table.record().hands.len() as u8;
        let dealer = self.table.next_dealer().unwrap_or(Seat(3 % self.table.game().seats() as u8));
        self.table.deal(dealer, DealSource::Seed(seed(40 + number))).unwrap();
        self
    }

    /// Plays until it is so, or the hand is over.
    pub(crate) fn until(mut self, is: impl Fn(&five_hundred::View) -> bool) -> Self {
        while let Some(seat) = self.table.to_act().first() {
            let view = self.table.view(Viewer::Seat(seat), Recall::Table);
            if is(&view) {
                break;
            }
            let action = self.action(seat, view.choices);
            self.table.act(seat, action).unwrap();
        }
        self
    }

    /// Plays the hand to its end.
    pub(crate) fn out(self) -> Self {
        self.until(|_| false)
    }

    fn action(&self, seat: Seat, choices: Choices) -> Action {
        match choices {
            Choices::Auction { bids, .. } if seat == self.bidder && bids.contains(self.bid) => {
                Action::Bid(self.bid)
            }
            Choices::Auction { look: true, .. } => Action::Look,
            Choices::Auction { .. } => Action::Pass,
            Choices::Discard { from, count } => {
                Action::Discard(from.to_canonical().into_iter().take(usize::from(count)).collect::<CardSet>())
            }
            other => *other.list().first().unwrap(),
        }
    }

    /// The session of who sits at a seat.
    pub(crate) fn session(&self, me: u8) -> Session<Rules> {
        let record = self.table.record().clone();
        let seats = self.table.game().seats();
        // The human is the first of the people, whatever his seat.
        let mut people = record.players.clone().unwrap();
        people.rotate_left(usize::from(me));
        let seated = (0..seats).map(|seat| (seat + seats - usize::from(me)) % seats).collect();
        let company = Company::new(people, seated);
        Session::resume(Save::new(company, seed(1).to_string(), 0, record)).unwrap()
    }
}

/// A table on a screen of a test, with its folder.
pub(crate) struct Screen<G: ScreenGame> {
    pub(crate) app: App<G>,
    _folder: TempDir,
}

impl<G: ScreenGame> Screen<G> {
    pub(crate) fn new(session: Session<G>, lang: Lang) -> Self {
        Self::with(session, lang, Theme::new(Colours::True, false, false), Speed::Normal)
    }

    pub(crate) fn with(session: Session<G>, lang: Lang, theme: Theme, speed: Speed) -> Self {
        let (folder, store) = store();
        let texts = Texts::for_rules(lang, session.rules());
        Self { app: App::new(session, store, texts, theme, speed.into()), _folder: folder }
    }

    pub(crate) fn press(&mut self, keys: &[KeyCode]) {
        for &code in keys {
            self.app.key(KeyEvent::new(code, KeyModifiers::NONE));
        }
    }

    pub(crate) fn type_in(&mut self, text: &str) {
        for c in text.chars() {
            self.press(&[KeyCode::Char(c)]);
        }
        self.press(&[KeyCode::Enter]);
    }

    /// The screen as text, and a proof that nothing was cut.
    pub(crate) fn picture(&self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut cut = Vec::new();
        terminal.draw(|frame| cut = draw(&self.app, frame.buffer_mut())).unwrap();
        let picture = terminal.backend().to_string();
        assert_eq!(cut, Vec::<String>::new(), "cut at {width}x{height}:\n{picture}");
        assert!(!picture.contains('⟨'), "a text is missing:\n{picture}");
        picture
    }

    pub(crate) fn note(&self) -> &str {
        self.app.note.as_ref().map_or("", |note| note.text.as_str())
    }
}
