//! The tables that are open to anyone: their hosts have said so, somebody is there, and a seat is free.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Mutex, MutexGuard, PoisonError},
};

use online_wire::{Company, Opening, http};

use crate::TableId;

/// The most tables that are listed at once: those opened last.
const MOST: usize = 100;

/// The tables of this program that are open to anyone.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    /// The codes of the tables that are in memory.
    codes: HashMap<i64, String>,
    listed: BTreeMap<i64, Listed>,
}

/// A table that is open to anyone, as its room knows it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Listed {
    opening: Opening,
    /// How many people are there.
    people: usize,
    /// How many places nobody has.
    free: usize,
    /// Whether the first game has begun.
    started: bool,
}

impl Lobby {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes the code of a table that is in memory.
    pub(crate) fn learn(&self, table: TableId, code: &str) {
        self.inner().codes.entry(table.0).or_insert_with(|| code.to_owned());
    }

    /// Lists a table, or does so no more.
    pub(crate) fn note(&self, table: TableId, listed: Option<Listed>) {
        let tables = &mut self.inner().listed;
        match listed {
            Some(listed) => drop(tables.insert(table.0, listed)),
            None => drop(tables.remove(&table.0)),
        }
    }

    /// Forgets a table that is not in memory any more.
    pub(crate) fn forget(&self, table: TableId) {
        let mut inner = self.inner();
        inner.codes.remove(&table.0);
        inner.listed.remove(&table.0);
    }

    /// Those that were opened last.
    pub(crate) fn list(&self) -> http::Lobby {
        let Inner { codes, listed } = &*self.inner();
        let row = |(id, table): (&i64, &Listed)| {
            let Listed { opening, people, free, started } = table.clone();
            Some(http::Listed { code: codes.get(id)?.clone(), opening, people, free, started })
        };
        http::Lobby { tables: listed.iter().rev().filter_map(row).take(MOST).collect() }
    }
}

impl Listed {
    /// A table as it is listed, if it is.
    pub(crate) fn of(opening: &Opening, company: &Company) -> Option<Self> {
        let people = company.visitors.iter().filter(|visitor| visitor.here && !visitor.left).count();
        let gone = |visitor: online_wire::Visitor| {
            company.visitors.get(visitor.0 as usize).is_none_or(|visitor| visitor.left)
        };
        let free = company.places.iter().filter(|place| place.next.is_none());
        let free = free.filter(|place| place.visitor.is_none_or(gone)).count();
        (opening.options.listed && !company.locked && !company.ended && people > 0 && free > 0)
            .then(|| Self { opening: opening.clone(), people, free, started: company.started })
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
        let listed = Listed::of(&opening(true), &company).unwrap();
        assert_eq!((listed.people, listed.free, listed.started), (1, 1, false));
        assert_eq!(Listed::of(&opening(false), &company), None);
        let with = |change: fn(&mut Company)| {
            let mut company = company.clone();
            change(&mut company);
            Listed::of(&opening(true), &company)
        };
        assert_eq!(with(|company| company.locked = true), None);
        assert_eq!(with(|company| company.ended = true), None);
        assert_eq!(with(|company| company.visitors[0].here = false), None);
        assert_eq!(with(|company| company.places[1].next = Some(Visitor(0))), None);
        assert_eq!(with(|company| company.visitors[0].left = true), None, "nobody is there");

        let lobby = Lobby::default();
        for number in 0..150 {
            lobby.note(TableId(number), Some(listed.clone()));
            lobby.learn(TableId(number), &number.to_string());
        }
        lobby.note(TableId(149), None);
        lobby.forget(TableId(147));
        let codes: Vec<String> = lobby.list().tables.into_iter().map(|row| row.code).collect();
        assert_eq!((codes.len(), codes[0].as_str(), codes[1].as_str()), (100, "148", "146"));
    }
}
