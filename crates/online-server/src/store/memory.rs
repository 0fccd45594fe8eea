//! A store in memory: the model of the others.

use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use online::Moment;
use table::Seq;

use super::{Appended, KeptPerson, KeptTable, NewTable, Result, Row, Store, TableId};

/// A store in memory.
#[derive(Default, Debug)]
pub struct Memory(Mutex<Kept>);

#[derive(Default, Debug)]
struct Kept {
    tables: Vec<(NewTable, Vec<Row>, Vec<KeptPerson>)>,
    beat: Option<Moment>,
}

impl Memory {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn index(table: TableId) -> usize {
    usize::try_from(table.0).unwrap_or(usize::MAX)
}

#[async_trait]
impl Store for Memory {
    async fn open(&self, table: NewTable) -> Result<TableId> {
        let mut kept = self.kept();
        kept.tables.push((table, Vec::new(), Vec::new()));
        Ok(TableId(kept.tables.len() as i64 - 1))
    }

    async fn find(&self, code: &str) -> Result<Option<TableId>> {
        let found = self.kept().tables.iter().position(|(table, ..)| table.code == code);
        Ok(found.map(|table| TableId(table as i64)))
    }

    async fn load(&self, table: TableId) -> Result<Option<KeptTable>> {
        let kept = self.kept();
        Ok(kept.tables.get(index(table)).map(|(table, rows, people)| KeptTable {
            header: table.header.clone(),
            lines: rows.iter().map(|row| row.line.clone()).collect(),
            people: people.clone(),
        }))
    }

    async fn read(&self, table: TableId, from: Seq) -> Result<Vec<String>> {
        let kept = self.kept();
        let rows = kept.tables.get(index(table)).map(|(_, rows, _)| &**rows).unwrap_or_default();
        Ok(rows.iter().filter(|row| row.seq >= from).map(|row| row.line.clone()).collect())
    }

    async fn append(&self, table: TableId, row: Row) -> Result<Appended> {
        let mut kept = self.kept();
        let Some((_, rows, _)) = kept.tables.get_mut(index(table)) else { return Ok(Appended::Taken) };
        let repeats =
            |other: &&Row| row.request.is_some() && (&other.by, &other.request) == (&row.by, &row.request);
        if let Some(before) = rows.iter().find(repeats) {
            return Ok(Appended::Repeated(before.seq));
        }
        if rows.iter().any(|other| other.seq == row.seq) {
            return Ok(Appended::Taken);
        }
        rows.push(row);
        Ok(Appended::Kept)
    }

    async fn know(&self, table: TableId, person: KeptPerson) -> Result<()> {
        if let Some((_, _, people)) = self.kept().tables.get_mut(index(table)) {
            people.retain(|other| other.visitor != person.visitor);
            people.push(person);
        }
        Ok(())
    }

    async fn beat(&self, now: Moment) -> Result<Option<Moment>> {
        Ok(self.kept().beat.replace(now))
    }
}
