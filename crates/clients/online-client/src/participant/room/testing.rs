//! A table in a known state, for the tests of clients.

use online_wire::{Moment, Options, PROTOCOL};
use players::Level;

use super::*;

/// Somebody who is there.
pub fn presence(name: &str, place: Option<usize>) -> ParticipantInfo {
    ParticipantInfo { name: name.to_owned(), here: true, left: false, place, off_until: None }
}

/// A place of a participant, or of a bot.
pub fn place(participant: Option<u32>, bot: bool) -> Place {
    let participant = participant.map(ParticipantId);
    Place { participant, bot, level: Level::Expert, name: "Ada".to_owned(), next: None }
}

/// What is told of an entry in which nothing has changed.
pub fn update(seq: u64, entered: Entered) -> TableUpdate {
    TableUpdate {
        seq: Seq(seq),
        at: Moment(0),
        by: None,
        entered,
        late: None,
        average: None,
        days_left: None,
        events: Vec::new(),
        position: Position::default(),
        view: None,
        memory: None,
        player_state: None,
        participants: None,
        offers: None,
    }
}

/// Mae and Bo at a table for four, as Mae knows it.
pub fn room() -> Room {
    Room::new(&welcome(), Lang::En)
}

/// What Mae is told when they come to that table.
pub fn welcome() -> Welcome {
    let opening = Opening {
        game: "five_hundred".to_owned(),
        rules: serde_json::Map::new(),
        options: Options::default(),
    };
    let places = vec![place(Some(0), false), place(None, true), place(Some(1), false), place(None, true)];
    let participants = vec![presence("Mae", Some(0)), presence("Bo", Some(2))];
    let participants =
        Participants { participants, places, host: Some(ParticipantId(0)), ..Participants::default() };
    Welcome {
        protocol: PROTOCOL.to_owned(),
        table: "friday".to_owned(),
        opening,
        you: ParticipantId(0),
        key: None,
        personal: Some("0-00ff".to_owned()),
        missed: None,
        now: TableUpdate { participants: Some(participants), ..update(7, Entered::Opened) },
    }
}
