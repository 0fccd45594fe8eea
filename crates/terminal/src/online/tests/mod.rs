//! A table online on the screen: what is shown there of what is told, and what its keys want.

mod doubt;
mod open;
mod playing;
mod words;

use card_match::{Device, MatchGame};
use cards::{Indices, Sorting};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use online_visitor::testing::{place, presence, telling};
use online_wire::{
    Company, Entered, Offer, Opening, Options, PROTOCOL, Refused, Telling, Visitor, Welcome, Wish,
};
use ratatui::{Terminal, backend::TestBackend};
use serde_json::json;
use table::{Position, Seq, Written};
use texts::{Lang, Texts};

use super::{AtTable, Meant, Want, screen::OnlineScreen};
use crate::{Colours, Look, Speed};

/// Ann has come to a table for four, and Bo has seat 3; bots hold the others. As Ann knows it.
fn company() -> Company {
    let mut places = vec![place(Some(0), false), place(None, true), place(Some(1), false), place(None, true)];
    for (place, name) in places.iter_mut().zip(["Ann", "Hank", "Bo", "Walt"]) {
        place.name = name.to_owned();
    }
    Company {
        visitors: vec![presence("Ann", Some(0)), presence("Bo", Some(2))],
        places,
        host: Some(Visitor(0)),
        ..Company::default()
    }
}

/// The same when the first game has been begun.
fn begun() -> Company {
    Company { started: true, ..company() }
}

/// What the server offers Ann at a table, as far as these tests choose from it.
fn offers(company: &Company) -> Vec<Offer> {
    let mut wishes = Vec::new();
    let places = || company.places.iter().enumerate();
    let free = || places().filter(|(_, place)| place.visitor.is_none() && place.next.is_none());
    let host = company.host == Some(Visitor(0));
    if host || !company.locked {
        wishes.extend(free().map(|(place, _)| Wish::Sit { place: Some(place) }));
    }
    match company.visitors[0].place {
        None if places().all(|(_, place)| place.next != Some(Visitor(0))) => {
            wishes.push(Wish::Sit { place: None });
        }
        None => {}
        Some(mine) => {
            wishes.push(Wish::Stand {});
            wishes.extend(company.started.then_some(Wish::MoreTime {}));
            wishes.extend(company.places[mine].bot.then_some(Wish::Return {}));
            wishes.extend(company.clock.map(|_| Wish::Wait {}));
            let others = places().filter(|(_, place)| place.visitor.is_some_and(|it| it != Visitor(0)));
            wishes.extend(others.map(|(place, _)| Wish::Swap { place }).filter(|_| !company.started));
        }
    }
    if host {
        let (locked, paused) = (!company.locked, !company.paused);
        wishes.push(Wish::Lock { locked });
        wishes.extend(if company.started {
            vec![Wish::Pause { paused }, Wish::End {}]
        } else {
            vec![Wish::Start {}, Wish::DrawSeats {}]
        });
        wishes.extend(free().map(|(place, it)| Wish::Level { place, level: it.level }));
        for (visitor, presence) in (0..).map(Visitor).zip(&company.visitors).skip(1) {
            wishes.extend([Wish::Host { visitor }, Wish::Remove { visitor }]);
            let away = places().filter(|_| presence.place.is_none() && !company.visitors[1].here);
            let taken = away.filter(|(_, place)| place.visitor == Some(Visitor(1)));
            wishes.extend(taken.map(|(place, _)| Wish::Give { place, visitor }));
        }
    }
    wishes.into_iter().map(|wish| Offer { wish, from: None }).collect()
}

/// A telling of a match as it stands for the person at its device.
fn told<G: MatchGame>(seq: u64, device: &Device<G>, entered: Entered) -> Telling {
    let mut standpoint = device.my().standpoint();
    for (name, shown) in standpoint.people.names.iter_mut().zip(["Ann", "Hank", "Bo", "Walt", "Mae"]) {
        shown.clone_into(name);
    }
    Telling {
        view: Some(Written::of(&device.my().view()).unwrap()),
        standpoint: Some(standpoint),
        position: device.game.log().position(),
        ..telling(seq, entered)
    }
}

fn welcome(preset: &str, company: Company, now: Telling) -> Welcome {
    let game = if preset.starts_with("rummy") { "rummy-500" } else { "five-hundred" };
    let rules = json!({ "preset": preset }).as_object().unwrap().clone();
    Welcome {
        protocol: PROTOCOL.to_owned(),
        table: "friday".to_owned(),
        opening: Opening { game: game.to_owned(), rules, options: Options::default() },
        you: Visitor(0),
        key: None,
        personal: None,
        missed: None,
        now: Telling { offers: Some(offers(&company)), company: Some(company), ..now },
    }
}

/// How somebody likes the screen.
pub(super) fn look() -> Look {
    Look {
        ascii: false,
        colours: Colours::True,
        four_colours: false,
        indices: Indices::Akqj,
        sorting: Sorting::default(),
        speed: Speed::Normal,
    }
}

/// A table online on the screen of a test.
struct Seen {
    screen: OnlineScreen,
    seq: u64,
}

impl Seen {
    /// Somebody who has just come.
    fn new(lang: Lang, welcome: &Welcome) -> Self {
        let look = look();
        let mut screen = OnlineScreen::new(lang, look, "https://cards.example/#/t/abc123".to_owned());
        screen.welcomed(welcome).unwrap();
        Self { screen, seq: welcome.now.seq.0 }
    }

    /// At a table before the first deal.
    fn waiting(lang: Lang, company: Company) -> Self {
        Self::new(lang, &welcome("australian-4", company, telling(7, Entered::Opened)))
    }

    /// At a table where cards lie as on a device.
    fn at(lang: Lang, company: Company, device: &Device<five_hundred::Rules>) -> Self {
        Self::new(lang, &welcome("australian-4", company, told(7, device, Entered::Played)))
    }

    /// The next entry.
    fn told(&mut self, telling: Telling) -> Vec<Want> {
        self.seq += 1;
        self.screen.told(&Telling { seq: Seq(self.seq), ..telling }).unwrap()
    }

    /// The next entry changes something beside the cards.
    fn beside(&mut self, entered: Entered, company: Company) -> Vec<Want> {
        let offers = Some(offers(&company));
        self.told(Telling { company: Some(company), offers, ..telling(0, entered) })
    }

    fn press(&mut self, code: KeyCode) -> Vec<Want> {
        match self.screen.press(KeyEvent::new(code, KeyModifiers::NONE)) {
            Meant::Want(want) => want.into_iter().chain(self.screen.wants()).collect(),
            meant => panic!("{meant:?}"),
        }
    }

    fn letter(&mut self, letter: char) -> Vec<Want> {
        self.press(KeyCode::Char(letter))
    }

    fn refused(&mut self, wish: &Wish, code: &str) {
        let refused = Refused { code: code.to_owned(), rule: None, seq: Seq(self.seq) };
        self.screen.refused(wish, &refused).unwrap();
    }

    /// The screen as text, and a proof that nothing was cut.
    fn picture(&self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut cut = Vec::new();
        terminal.draw(|frame| cut = self.screen.draw(frame.buffer_mut())).unwrap();
        let picture = terminal.backend().to_string();
        assert_eq!(cut, Vec::<String>::new(), "cut at {width}x{height}:\n{picture}");
        assert!(!picture.contains('⟨'), "a text is missing:\n{picture}");
        picture
    }

    fn shows(&self, words: &str) -> bool {
        self.picture(80, 24).contains(words)
    }
}

fn ask(wish: Wish) -> Vec<Want> {
    vec![Want::Ask(wish, None)]
}

fn act(action: &str, at: Position) -> Vec<Want> {
    vec![Want::Ask(Wish::Act(action.to_owned()), Some(at))]
}

/// Snapshots of one situation in both languages and both sizes.
fn snapshots(name: &str, seen: impl Fn(Lang) -> Seen) {
    for lang in Lang::ALL {
        let seen = seen(lang);
        for (width, height) in [(80, 24), (120, 40)] {
            insta::assert_snapshot!(format!("{name}-{lang}-{width}x{height}"), seen.picture(width, height));
        }
    }
}
