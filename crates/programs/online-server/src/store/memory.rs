//! A store in memory: the model of the others.

mod reports;
mod turns;

use std::{
    collections::{BTreeMap, btree_map::Entry},
    sync::{Mutex, MutexGuard, PoisonError},
};

use async_trait::async_trait;
use online::{Moment, ParticipantId};
use table::Seq;

use super::{
    Appended, Gap, Guess, Head, InLobby, Lent, MOST_CODES, NODE_REMEMBERED, NewTable, NodeId, Pulse,
    REMEMBERED, Reports, Result, Row, SHORTEST_GAP, SavedPerson, SavedTable, ShortCode, Store, Summary,
    TableId, Turns,
    patience::{EVERYBODY, Patience},
};

/// A store in memory.
#[derive(Default, Debug)]
pub struct Memory(Mutex<Saved>);

#[derive(Default, Debug)]
struct Saved {
    opened: i64,
    tables: BTreeMap<TableId, Table>,
    pulse: Pulse,
    codes: BTreeMap<u32, (TableId, Moment)>,
    wrong: BTreeMap<String, Moment>,
    lobby: BTreeMap<TableId, InLobby>,
    waits: turns::Waits,
    reports: reports::All,
}

#[derive(Debug)]
struct Table {
    new: NewTable,
    rows: Vec<Row>,
    people: BTreeMap<u32, SavedPerson>,
    texts: BTreeMap<Seq, Text>,
    /// How many of the entries are packed.
    packed: Option<Seq>,
}

#[derive(Debug)]
struct Text {
    at: Moment,
    by: Option<ParticipantId>,
    text: String,
}

impl Table {
    fn next(&self) -> Seq {
        Seq(self.rows.len() as u64)
    }

    fn summary(&self, table: TableId) -> Summary {
        Summary {
            head: Head { table, next: self.next(), people: self.people.len() as u32 },
            header: self.new.header.clone(),
            opened: self.new.at,
            last: self.rows.last().map_or(self.new.at, |row| row.at),
            closed: self.packed == Some(self.next()),
        }
    }

    fn append(&mut self, row: Row) -> Appended {
        if row.seq != self.next() {
            return Appended::Taken;
        }
        self.people.extend(row.person.clone().map(|person| (person.participant.0, person)));
        let text = row.text.clone().map(|text| (row.seq, Text { at: row.at, by: row.by, text }));
        self.texts.extend(text);
        self.rows.push(row);
        Appended::Saved
    }
}

impl Memory {
    fn saved(&self) -> MutexGuard<'_, Saved> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Store for Memory {
    fn turns(&self) -> &dyn Turns {
        self
    }

    fn reports(&self) -> &dyn Reports {
        self
    }

    async fn open(&self, table: NewTable) -> Result<TableId> {
        let mut saved = self.saved();
        saved.opened += 1;
        let id = TableId(saved.opened);
        let table = Table {
            new: table,
            rows: Vec::new(),
            people: BTreeMap::new(),
            texts: BTreeMap::new(),
            packed: None,
        };
        saved.tables.insert(id, table);
        Ok(id)
    }

    async fn find(&self, code: &str) -> Result<Option<TableId>> {
        let saved = self.saved();
        Ok(saved.tables.iter().find(|(_, table)| table.new.code == code).map(|(&id, _)| id))
    }

    async fn load(&self, table: TableId) -> Result<Option<SavedTable>> {
        Ok(self.saved().tables.get(&table).map(|table| SavedTable {
            header: table.new.header.clone(),
            lines: table.rows.iter().map(|row| row.line.clone()).collect(),
            people: table.people.values().cloned().collect(),
        }))
    }

    async fn read(&self, table: TableId, from: Seq) -> Result<Vec<String>> {
        let saved = self.saved();
        let rows = saved.tables.get(&table).map(|table| &*table.rows).unwrap_or_default();
        Ok(rows.iter().filter(|row| row.seq >= from).map(|row| row.line.clone()).collect())
    }

    async fn people(&self, table: TableId) -> Result<Vec<SavedPerson>> {
        let saved = self.saved();
        Ok(saved.tables.get(&table).into_iter().flat_map(|table| table.people.values()).cloned().collect())
    }

    async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>> {
        let saved = self.saved();
        let there = tables.iter().filter_map(|&id| Some(saved.tables.get(&id)?.summary(id).head));
        Ok(there.collect())
    }

    async fn append(&self, table: TableId, row: Row) -> Result<Appended> {
        Ok(self.saved().tables.get_mut(&table).map_or(Appended::Gone, |table| table.append(row)))
    }

    async fn know(&self, table: TableId, person: SavedPerson) -> Result<()> {
        if let Some(table) = self.saved().tables.get_mut(&table) {
            table.people.insert(person.participant.0, person);
        }
        Ok(())
    }

    async fn texts(&self, table: TableId, from: Seq) -> Result<BTreeMap<Seq, String>> {
        let saved = self.saved();
        let texts = saved.tables.get(&table).into_iter().flat_map(|table| table.texts.range(from..));
        Ok(texts.map(|(&seq, text)| (seq, text.text.clone())).collect())
    }

    async fn forget_texts(&self, before: Moment) -> Result<u64> {
        let mut saved = self.saved();
        let forgotten = saved.tables.values_mut().map(|table| {
            let had = table.texts.len();
            table.texts.retain(|_, text| text.at >= before);
            (had - table.texts.len()) as u64
        });
        Ok(forgotten.sum())
    }

    async fn forget(&self, key: &str) -> Result<u64> {
        let mut saved = self.saved();
        saved.waits.forget(key);
        saved.reports.forget(key);
        let people = saved.tables.values_mut().map(|table| {
            let before = table.people.len();
            let gone = |by: ParticipantId| table.people.get(&by.0).is_some_and(|person| person.key == key);
            table.texts.retain(|_, text| !text.by.is_some_and(gone));
            table.people.retain(|_, person| person.key != key);
            (before - table.people.len()) as u64
        });
        Ok(people.sum())
    }

    async fn beat(&self, node: NodeId, now: Moment) -> Result<Pulse> {
        let mut saved = self.saved();
        let pulse = &mut saved.pulse;
        let last = pulse.nodes.iter().map(|&(_, at)| at).max();
        let gap = last.filter(|last| last.after(SHORTEST_GAP) < now).map(|from| Gap { from, to: now });
        pulse.gaps.extend(gap);
        let before = pulse.nodes.iter().find(|&&(other, _)| other == node).map_or(now, |&(_, at)| at);
        pulse.nodes.retain(|&(other, at)| other != node && at.after(NODE_REMEMBERED) >= now);
        pulse.nodes.push((node, before.max(now)));
        pulse.gaps.retain(|gap| gap.to.after(REMEMBERED) >= now);
        let pulse = pulse.clone();
        saved.wrong.retain(|_, forgiven| *forgiven > now);
        Ok(pulse)
    }

    async fn list(&self, after: Option<TableId>, untouched_since: Moment, most: u32) -> Result<Vec<Summary>> {
        let saved = self.saved();
        let further = saved.tables.iter().filter(|&(&id, _)| Some(id) > after);
        let untouched = further.map(|(&id, table)| table.summary(id)).filter(|it| it.last < untouched_since);
        Ok(untouched.take(most as usize).collect())
    }

    async fn pack(&self, table: TableId, next: Seq) -> Result<bool> {
        let mut saved = self.saved();
        let Some(table) = saved.tables.get_mut(&table).filter(|table| table.next() == next) else {
            return Ok(false);
        };
        table.packed = Some(next).filter(|&next| next > Seq(0));
        Ok(true)
    }

    async fn remove(&self, table: TableId, next: Seq) -> Result<bool> {
        let mut saved = self.saved();
        let so_far = saved.tables.get(&table).is_some_and(|table| table.next() == next);
        if so_far {
            saved.tables.remove(&table);
            saved.codes.retain(|_, (of, _)| *of != table);
            saved.lobby.remove(&table);
            saved.waits.awaited.remove(&table);
            saved.waits.deadlines.remove(&table);
        }
        Ok(so_far)
    }

    async fn lend(&self, table: TableId, code: ShortCode, now: Moment) -> Result<Lent> {
        let Saved { codes, tables, .. } = &mut *self.saved();
        codes.retain(|_, (_, until)| *until > now);
        if let Some((&number, &(_, until))) = codes.iter().find(|(_, (of, _))| *of == table) {
            return Ok(Lent::Code(ShortCode { number, until }));
        }
        if !tables.contains_key(&table) {
            return Ok(Lent::Gone);
        }
        if codes.len() as u64 >= MOST_CODES {
            return Ok(Lent::Full);
        }
        Ok(match codes.entry(code.number) {
            Entry::Occupied(_) => Lent::Taken,
            Entry::Vacant(free) => {
                free.insert((table, code.until));
                Lent::Code(code)
            }
        })
    }

    async fn guess(&self, by: &str, number: Option<u32>, now: Moment) -> Result<Guess> {
        let Saved { codes, tables, wrong, .. } = &mut *self.saved();
        let forgiven = |key| wrong.get(key).copied().unwrap_or_default();
        let patience = Patience { ones: forgiven(by), everybodys: forgiven(EVERYBODY) };
        if patience.is_over(now) {
            return Ok(Guess::TooMany);
        }
        let code = number.and_then(|number| codes.get(&number)).filter(|(_, until)| *until > now);
        if let Some(table) = code.and_then(|(table, _)| tables.get(table)) {
            return Ok(Guess::Leads(table.new.code.clone()));
        }
        let Patience { ones, everybodys } = patience.tried(now);
        wrong.extend([(by.to_owned(), ones), (EVERYBODY.to_owned(), everybodys)]);
        Ok(Guess::Nowhere)
    }

    async fn show(&self, shown: InLobby) -> Result<()> {
        let Saved { tables, lobby, .. } = &mut *self.saved();
        let is_later = lobby.get(&shown.table).is_some_and(|before| before.seq > shown.seq);
        if tables.contains_key(&shown.table) && !is_later {
            lobby.insert(shown.table, shown);
        }
        Ok(())
    }

    async fn hide(&self, table: TableId, seq: Seq) -> Result<()> {
        self.saved().lobby.retain(|&other, shown| other != table || shown.seq > seq);
        Ok(())
    }

    async fn shown(&self, since: Moment, most: u32) -> Result<Vec<(String, String)>> {
        let Saved { tables, lobby, pulse, .. } = &*self.saved();
        let is_there = |node| pulse.nodes.iter().any(|&(other, at)| other == node && at > since);
        let rows = lobby.iter().rev().filter(|(_, shown)| is_there(shown.node));
        let rows =
            rows.filter_map(|(id, shown)| Some((tables.get(id)?.new.code.clone(), shown.listed.clone())));
        Ok(rows.take(most as usize).collect())
    }
}
