//! A store in a file of SQLite: one thread writes, and makes durable at once whatever waits; another reads.

use std::{path::Path, sync::mpsc, thread};

use async_trait::async_trait;
use online::Moment;
use rusqlite::{Connection, OptionalExtension, Transaction, params};
use table::Seq;
use tokio::sync::oneshot;

use super::{Appended, KeptPerson, KeptTable, NewTable, Result, Row, Store, StoreError, TableId};

/// The changes that made the store what it is, in order. A file says how many of them it has.
const MIGRATIONS: [&str; 1] = [include_str!("sqlite-1.sql")];

/// The most changes that are made durable together.
const TOGETHER: usize = 512;

/// A store in a file of SQLite.
#[derive(Clone, Debug)]
pub struct Sqlite {
    writer: mpsc::Sender<Write>,
    reader: mpsc::Sender<Read>,
}

type Write = Box<dyn FnOnce(&Transaction<'_>) -> Box<dyn FnOnce(bool) + Send> + Send>;
type Read = Box<dyn FnOnce(&Connection) + Send>;
type Outcome<T> = std::result::Result<T, rusqlite::Error>;

impl Sqlite {
    /// Opens the store of a file; the file is made if there is none.
    ///
    /// # Errors
    /// The file can’t be opened, or is of a later version.
    pub fn open(file: &Path) -> Result<Self> {
        let mut writing = connect(file)?;
        migrate(&mut writing)?;
        let reading = connect(file)?;
        let (writer, writes) = mpsc::channel();
        let (reader, reads) = mpsc::channel();
        spawn("store-writer", move || write_all(&mut writing, &writes))?;
        spawn("store-reader", move || reads.into_iter().for_each(|read: Read| read(&reading)))?;
        Ok(Self { writer, reader })
    }

    /// Has a change made, and waits until it is durable.
    async fn write<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Transaction<'_>) -> Outcome<T> + Send + 'static,
    ) -> Result<T> {
        let (answer, answered) = oneshot::channel();
        let change: Write = Box::new(move |transaction| {
            let outcome = change(transaction);
            Box::new(move |durable| {
                let outcome = match outcome {
                    Ok(outcome) if durable => Ok(outcome),
                    Ok(_) => Err(StoreError("what was written could not be made durable".to_owned())),
                    Err(error) => Err(failed(&error)),
                };
                // Whoever asked may have gone.
                let _ = answer.send(outcome);
            })
        });
        self.writer.send(change).map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Connection) -> Outcome<T> + Send + 'static,
    ) -> Result<T> {
        let (answer, answered) = oneshot::channel();
        let look: Read = Box::new(move |connection| {
            let _ = answer.send(look(connection).map_err(|error| failed(&error)));
        });
        self.reader.send(look).map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

fn failed(error: &rusqlite::Error) -> StoreError {
    StoreError(error.to_string())
}

fn closed() -> StoreError {
    StoreError("it is closed".to_owned())
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<()> {
    let thread = thread::Builder::new().name(name.to_owned()).spawn(work);
    thread.map(drop).map_err(|error| StoreError(error.to_string()))
}

fn connect(file: &Path) -> Result<Connection> {
    let set_up = || {
        let connection = Connection::open(file)?;
        connection.busy_timeout(std::time::Duration::from_secs(5))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.set_prepared_statement_cache_capacity(32);
        Ok(connection)
    };
    set_up().map_err(|error| failed(&error))
}

fn migrate(connection: &mut Connection) -> Result<()> {
    let mut made = || -> Outcome<i64> {
        let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        for (number, change) in (1_i64..).zip(MIGRATIONS).filter(|&(number, _)| number > version) {
            let transaction = connection.transaction()?;
            transaction.execute_batch(change)?;
            transaction.pragma_update(None, "user_version", number)?;
            transaction.commit()?;
        }
        Ok(version)
    };
    let version = made().map_err(|error| failed(&error))?;
    if version > MIGRATIONS.len() as i64 {
        return Err(StoreError(format!("a later version has made it: it has {version} changes")));
    }
    Ok(())
}

/// Makes changes as they come: all that wait are made durable together, and a mistake in one concerns that one alone.
fn write_all(connection: &mut Connection, writes: &mpsc::Receiver<Write>) {
    while let Ok(first) = writes.recv() {
        let waiting =
            std::iter::once(first).chain(std::iter::from_fn(|| writes.try_recv().ok())).take(TOGETHER);
        let waiting: Vec<Write> = waiting.collect();
        let mut answers = Vec::with_capacity(waiting.len());
        let durable = connection.transaction().and_then(|transaction| {
            answers.extend(waiting.into_iter().map(|write| write(&transaction)));
            transaction.commit()
        });
        metrics::histogram!("kook_store_together").record(answers.len() as f64);
        answers.into_iter().for_each(|answer| answer(durable.is_ok()));
    }
}

/// A number as SQLite has it.
fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn append(transaction: &Transaction<'_>, table: TableId, row: &Row) -> Outcome<Appended> {
    let by = row.by.map(|by| by.0);
    if let Some(request) = &row.request {
        let mut before = transaction.prepare_cached(
            "SELECT seq FROM entries WHERE of_table = ?1 AND by_visitor = ?2 AND request = ?3",
        )?;
        let seq: Option<i64> =
            before.query_row(params![table.0, by, request], |row| row.get(0)).optional()?;
        if let Some(seq) = seq {
            return Ok(Appended::Repeated(Seq(seq.unsigned_abs())));
        }
    }
    let mut insert = transaction.prepare_cached(
        "INSERT OR IGNORE INTO entries (of_table, seq, at, by_visitor, request, line) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    let seq = number(row.seq.0);
    let kept = insert.execute(params![table.0, seq, number(row.at.0), by, row.request, row.line])?;
    Ok(if kept == 1 { Appended::Kept } else { Appended::Taken })
}

fn lines(connection: &Connection, table: TableId, from: Seq) -> Outcome<Vec<String>> {
    let mut read = connection
        .prepare_cached("SELECT line FROM entries WHERE of_table = ?1 AND seq >= ?2 ORDER BY seq")?;
    read.query_map(params![table.0, number(from.0)], |row| row.get(0))?.collect()
}

fn load(connection: &Connection, table: TableId) -> Outcome<Option<KeptTable>> {
    let mut read = connection.prepare_cached("SELECT header FROM tables WHERE id = ?1")?;
    let header: Option<String> = read.query_row([table.0], |row| row.get(0)).optional()?;
    let Some(header) = header else { return Ok(None) };
    let mut read = connection
        .prepare_cached("SELECT visitor, key, name FROM people WHERE of_table = ?1 ORDER BY visitor")?;
    let person = |row: &rusqlite::Row<'_>| {
        Ok(KeptPerson { visitor: online_wire::Visitor(row.get(0)?), key: row.get(1)?, name: row.get(2)? })
    };
    let people = read.query_map([table.0], person)?.collect::<Outcome<_>>()?;
    Ok(Some(KeptTable { header, lines: lines(connection, table, Seq(0))?, people }))
}

#[async_trait]
impl Store for Sqlite {
    async fn open(&self, table: NewTable) -> Result<TableId> {
        self.write(move |transaction| {
            transaction
                .prepare_cached("INSERT INTO tables (code, header, opened) VALUES (?1, ?2, ?3)")?
                .execute(params![table.code, table.header, number(table.at.0)])?;
            Ok(TableId(transaction.last_insert_rowid()))
        })
        .await
    }

    async fn find(&self, code: &str) -> Result<Option<TableId>> {
        let code = code.to_owned();
        self.look(move |connection| {
            let mut read = connection.prepare_cached("SELECT id FROM tables WHERE code = ?1")?;
            read.query_row([code], |row| row.get(0).map(TableId)).optional()
        })
        .await
    }

    async fn load(&self, table: TableId) -> Result<Option<KeptTable>> {
        self.look(move |connection| load(connection, table)).await
    }

    async fn read(&self, table: TableId, from: Seq) -> Result<Vec<String>> {
        self.look(move |connection| lines(connection, table, from)).await
    }

    async fn append(&self, table: TableId, row: Row) -> Result<Appended> {
        self.write(move |transaction| append(transaction, table, &row)).await
    }

    async fn know(&self, table: TableId, person: KeptPerson) -> Result<()> {
        self.write(move |transaction| {
            transaction
                .prepare_cached(
                    "INSERT OR REPLACE INTO people (of_table, visitor, key, name) VALUES (?1, ?2, ?3, ?4)",
                )?
                .execute(params![table.0, person.visitor.0, person.key, person.name])
                .map(drop)
        })
        .await
    }

    async fn beat(&self, now: Moment) -> Result<Option<Moment>> {
        self.write(move |transaction| {
            let before: Option<i64> =
                transaction.query_row("SELECT at FROM beats", [], |row| row.get(0)).optional()?;
            transaction.execute("INSERT OR REPLACE INTO beats (id, at) VALUES (1, ?1)", [number(now.0)])?;
            Ok(before.map(|at| Moment(at.unsigned_abs())))
        })
        .await
    }
}
