//! A table in a known state, for the tests of clients.

use online_wire::{Moment, Options, PROTOCOL};
use players::Level;

use super::*;

/// Somebody who is there.
pub fn presence(name: &str, place: Option<usize>) -> Presence {
    Presence { name: name.to_owned(), here: true, left: false, place, off_until: None }
}

/// A place of a visitor, or of a bot.
pub fn place(visitor: Option<u32>, bot: bool) -> Place {
    let visitor = visitor.map(Visitor);
    Place { visitor, bot, level: Level::Expert, name: "Ada".to_owned(), next: None }
}

/// What is told of an entry in which nothing has changed.
pub fn telling(seq: u64, entered: Entered) -> Telling {
    Telling {
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
        standpoint: None,
        company: None,
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
    let visitors = vec![presence("Mae", Some(0)), presence("Bo", Some(2))];
    let company = Company { visitors, places, host: Some(Visitor(0)), ..Company::default() };
    Welcome {
        protocol: PROTOCOL.to_owned(),
        table: "friday".to_owned(),
        opening,
        you: Visitor(0),
        key: None,
        personal: Some("0-00ff".to_owned()),
        missed: None,
        now: Telling { company: Some(company), ..telling(7, Entered::Opened) },
    }
}
