//! A table online on the screen: what is shown there of what is told, and what its keys want.

mod alike;
mod doubt;
mod open;
mod playing;
mod words;

use card_match::{Device, MatchGame};
use cards::{Indices, Sorting};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use online_client::participant::testing::{place, presence, update};
use online_wire::{
    Entered, Offer, Opening, Options, PROTOCOL, ParticipantId, Participants, Refused, TableCommand,
    TableUpdate, Welcome,
};
use ratatui::{Terminal, backend::TestBackend};
use serde_json::json;
use table::{Position, Seq, Written};
use texts::{Lang, Texts};

use super::{AtTable, Meant, Want, screen::OnlineScreen};
use crate::{Colours, Look, Speed};

/// Ann has come to a table for four, and Bo has seat 3; bots hold the others. As Ann knows it.
fn participants() -> Participants {
    let mut places = vec![place(Some(0), false), place(None, true), place(Some(1), false), place(None, true)];
    for (place, name) in places.iter_mut().zip(["Ann", "Hank", "Bo", "Walt"]) {
        place.name = name.to_owned();
    }
    Participants {
        participants: vec![presence("Ann", Some(0)), presence("Bo", Some(2))],
        places,
        host: Some(ParticipantId(0)),
        ..Participants::default()
    }
}

/// The same when the first game has been begun.
fn begun() -> Participants {
    Participants { started: true, ..participants() }
}

/// What the server offers Ann at a table, as far as these tests choose from it.
fn offers(participants: &Participants) -> Vec<Offer> {
    let mut commands = Vec::new();
    let places = || participants.places.iter().enumerate();
    let free = || places().filter(|(_, place)| place.participant.is_none() && place.next.is_none());
    let host = participants.host == Some(ParticipantId(0));
    if host || !participants.locked {
        commands.extend(free().map(|(place, _)| TableCommand::Sit { place: Some(place) }));
    }
    match participants.participants[0].place {
        None if places().all(|(_, place)| place.next != Some(ParticipantId(0))) => {
            commands.push(TableCommand::Sit { place: None });
        }
        None => {}
        Some(mine) => {
            commands.push(TableCommand::Stand {});
            commands.extend(participants.started.then_some(TableCommand::MoreTime {}));
            commands.extend(participants.places[mine].bot.then_some(TableCommand::Return {}));
            commands.extend(participants.clock.map(|_| TableCommand::Wait {}));
            let others =
                places().filter(|(_, place)| place.participant.is_some_and(|it| it != ParticipantId(0)));
            commands.extend(
                others.map(|(place, _)| TableCommand::Swap { place }).filter(|_| !participants.started),
            );
        }
    }
    if host {
        let (locked, paused) = (!participants.locked, !participants.paused);
        commands.push(TableCommand::Lock { locked });
        commands.extend(if participants.started {
            vec![TableCommand::Pause { paused }, TableCommand::End {}]
        } else {
            vec![TableCommand::Start {}, TableCommand::DrawSeats {}]
        });
        commands.extend(free().map(|(place, it)| TableCommand::Level { place, level: it.level }));
        for (participant, presence) in (0..).map(ParticipantId).zip(&participants.participants).skip(1) {
            commands.extend([TableCommand::Host { participant }, TableCommand::Remove { participant }]);
            let away = places().filter(|_| presence.place.is_none() && !participants.participants[1].here);
            let taken = away.filter(|(_, place)| place.participant == Some(ParticipantId(1)));
            commands.extend(taken.map(|(place, _)| TableCommand::Give { place, participant }));
        }
    }
    commands.into_iter().map(|command| Offer { command, from: None }).collect()
}

/// An update of a match as it stands for the person at its device.
fn told<G: MatchGame>(seq: u64, device: &Device<G>, entered: Entered) -> TableUpdate {
    let mut player_state = device.my().player_state();
    for (name, shown) in player_state.people.names.iter_mut().zip(["Ann", "Hank", "Bo", "Walt", "Mae"]) {
        shown.clone_into(name);
    }
    TableUpdate {
        view: Some(Written::of(&device.my().view()).unwrap()),
        player_state: Some(player_state),
        position: device.game.log().position(),
        ..update(seq, entered)
    }
}

fn welcome(preset: &str, participants: Participants, now: TableUpdate) -> Welcome {
    let game = if preset.starts_with("rummy") { "rummy-500" } else { "five-hundred" };
    let rules = json!({ "preset": preset }).as_object().unwrap().clone();
    Welcome {
        protocol: PROTOCOL.to_owned(),
        table: "friday".to_owned(),
        opening: Opening { game: game.to_owned(), rules, options: Options::default() },
        you: ParticipantId(0),
        key: None,
        personal: None,
        missed: None,
        now: TableUpdate { offers: Some(offers(&participants)), participants: Some(participants), ..now },
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
    fn waiting(lang: Lang, participants: Participants) -> Self {
        Self::new(lang, &welcome("australian-4", participants, update(7, Entered::Opened)))
    }

    /// At a table where cards lie as on a device.
    fn at(lang: Lang, participants: Participants, device: &Device<five_hundred::Rules>) -> Self {
        Self::new(lang, &welcome("australian-4", participants, told(7, device, Entered::Played)))
    }

    /// The next entry.
    fn told(&mut self, update: TableUpdate) -> Vec<Want> {
        self.seq += 1;
        self.screen.told(&TableUpdate { seq: Seq(self.seq), ..update }).unwrap()
    }

    /// The next entry changes something beside the cards.
    fn beside(&mut self, entered: Entered, participants: Participants) -> Vec<Want> {
        let offers = Some(offers(&participants));
        self.told(TableUpdate { participants: Some(participants), offers, ..update(0, entered) })
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

    fn refused(&mut self, command: &TableCommand, code: &str) {
        let refused = Refused { code: code.to_owned(), rule: None, seq: Seq(self.seq) };
        self.screen.refused(command, &refused).unwrap();
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

fn ask(command: TableCommand) -> Vec<Want> {
    vec![Want::Ask(command, None)]
}

fn act(action: &str, at: Position) -> Vec<Want> {
    vec![Want::Ask(TableCommand::Act(action.to_owned()), Some(at))]
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
