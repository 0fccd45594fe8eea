//! The tables that are open to anyone: their hosts have said so, somebody is there, and a seat is free.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use online_wire::{Company, Opening};
use serde::Serialize;

use crate::TableId;

/// The most tables that are listed at once: those opened last.
const MOST: usize = 100;

/// The tables of this program that are open to anyone.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<BTreeMap<i64, Listed>>);

/// A table that is open to anyone, as everybody may know of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Listed {
    code: String,
    opening: Opening,
    /// How many people are there.
    people: usize,
    /// How many places nobody has.
    free: usize,
    /// Whether the first game has begun.
    started: bool,
}

impl Lobby {
    /// Lists a table, or does so no more.
    pub(crate) fn note(&self, table: TableId, listed: Option<Listed>) {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match listed {
            Some(listed) => drop(tables.insert(table.0, listed)),
            None => drop(tables.remove(&table.0)),
        }
    }

    /// Those that were opened last.
    pub(crate) fn list(&self) -> Vec<Listed> {
        let tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.values().rev().take(MOST).cloned().collect()
    }
}

impl Listed {
    /// A table as it is listed, if it is.
    pub(crate) fn of(code: &str, opening: &Opening, company: &Company) -> Option<Self> {
        let people = company.visitors.iter().filter(|visitor| visitor.here && !visitor.left).count();
        let gone = |visitor: online_wire::Visitor| {
            company.visitors.get(visitor.0 as usize).is_none_or(|visitor| visitor.left)
        };
        let free = company.places.iter().filter(|place| place.next.is_none());
        let free = free.filter(|place| place.visitor.is_none_or(gone)).count();
        (opening.options.listed && !company.locked && people > 0 && free > 0).then(|| Self {
            code: code.to_owned(),
            opening: opening.clone(),
            people,
            free,
            started: company.started,
        })
    }
}

#[cfg(test)]
mod tests {
    use online_wire::{Options, Place, Presence, Visitor};
    use players::Level;

    use super::*;

    #[test]
    fn a_table_is_listed_while_its_host_wants_it_somebody_is_there_and_a_seat_is_free() {
        let place = |visitor: Option<u32>| Place {
            visitor: visitor.map(Visitor),
            bot: visitor.is_none(),
            level: Level::Expert,
            name: String::new(),
            next: None,
        };
        let presence = Presence { name: "Mae".to_owned(), here: true, left: false, place: Some(0) };
        let company = Company {
            visitors: vec![presence],
            places: vec![place(Some(0)), place(None)],
            ..Company::default()
        };
        let opening = |listed| Opening {
            game: "five-hundred".to_owned(),
            rules: serde_json::Map::new(),
            options: Options { listed, ..Options::default() },
        };
        let listed = Listed::of("code", &opening(true), &company).unwrap();
        assert_eq!((listed.people, listed.free, listed.started), (1, 1, false));
        assert_eq!(Listed::of("code", &opening(false), &company), None);
        let with = |change: fn(&mut Company)| {
            let mut company = company.clone();
            change(&mut company);
            Listed::of("code", &opening(true), &company)
        };
        assert_eq!(with(|company| company.locked = true), None);
        assert_eq!(with(|company| company.visitors[0].here = false), None);
        assert_eq!(with(|company| company.places[1].next = Some(Visitor(0))), None);
        assert_eq!(with(|company| company.visitors[0].left = true), None, "nobody is there");

        let lobby = Lobby::default();
        for number in 0..150 {
            lobby.note(TableId(number), Some(Listed { code: number.to_string(), ..listed.clone() }));
        }
        lobby.note(TableId(149), None);
        let codes: Vec<String> = lobby.list().into_iter().map(|listed| listed.code).collect();
        assert_eq!((codes.len(), codes[0].as_str()), (100, "148"));
    }
}
