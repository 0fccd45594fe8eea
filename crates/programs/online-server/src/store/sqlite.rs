//! A store in a file of SQLite: one thread writes, and makes durable at once whatever waits; another reads.

mod coming;
mod reports;
mod turns;

use std::{
    collections::BTreeMap,
    path::Path,
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use async_trait::async_trait;
use online::Moment;
use online_wire::ParticipantId;
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, backup::Backup, params};
use table::Seq;
use tokio::sync::oneshot;

use super::{
    Appended, Gap, Guess, Head, InLobby, Lent, NODE_REMEMBERED, NewTable, NodeId, Pulse, REMEMBERED, Reports,
    Result, Row, SHORTEST_GAP, SavedPerson, SavedTable, ShortCode, Store, StoreError, Summary, TableId,
    Turns, number, packing, saved,
};

/// The changes that made the store what it is, in order. A file says how many of them it has.
const MIGRATIONS: [&str; 8] = [
    include_str!("sqlite-1.sql"),
    include_str!("sqlite-2.sql"),
    include_str!("sqlite-3.sql"),
    include_str!("sqlite-4.sql"),
    include_str!("sqlite-5.sql"),
    include_str!("sqlite-6.sql"),
    include_str!("sqlite-7.sql"),
    include_str!("sqlite-8.sql"),
];

/// The most changes that are made durable together.
const TOGETHER: usize = 512;
/// How long it takes, where many changes are made, from one of those moments to the next: meanwhile they gather.
const PACE: Duration = Duration::from_millis(4);
/// After so many pages the log of changes is worked into the file. It has each page as often as that was changed, the
/// file once.
const LOG_PAGES: u32 = 8_000;

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

    /// Copies a store to another file, whether or not a program serves it meanwhile. The copy is as the store was at
    /// one moment.
    ///
    /// # Errors
    /// There is no such store, or the copy can’t be written.
    pub fn backup(file: &Path, copy: &Path) -> Result<()> {
        let copied = || {
            let from = Connection::open_with_flags(file, rusqlite::OpenFlags::SQLITE_OPEN_READ_WRITE)?;
            let mut to = Connection::open(copy)?;
            Backup::new(&from, &mut to)?.run_to_completion(i32::MAX, Duration::from_millis(10), None)
        };
        copied().map_err(|error| failed(&error))
    }

    /// How many changes made a store what it is.
    pub const fn version() -> usize {
        MIGRATIONS.len()
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
        connection.busy_timeout(Duration::from_secs(5))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
        connection.pragma_update(None, "foreign_keys", true)?;
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
    let mut last: Option<Instant> = None;
    while let Ok(first) = writes.recv() {
        thread::sleep(last.map(|last| PACE.saturating_sub(last.elapsed())).unwrap_or_default());
        last = Some(Instant::now());
        let waiting =
            std::iter::once(first).chain(std::iter::from_fn(|| writes.try_recv().ok())).take(TOGETHER);
        let waiting: Vec<Write> = waiting.collect();
        let mut answers = Vec::with_capacity(waiting.len());
        let durable =
            connection.transaction_with_behavior(TransactionBehavior::Immediate).and_then(|transaction| {
                answers.extend(waiting.into_iter().map(|write| write(&transaction)));
                transaction.commit()
            });
        metrics::histogram!("kook_store_together").record(answers.len() as f64);
        answers.into_iter().for_each(|answer| answer(durable.is_ok()));
    }
}

fn append(transaction: &Transaction<'_>, table: TableId, row: &Row) -> Outcome<Appended> {
    let mut insert = transaction.prepare_cached(
        "INSERT OR IGNORE INTO entries (of_table, seq, at, line) SELECT id, ?2, ?3, ?4 FROM tables
         WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM packed WHERE of_table = ?1 AND next > ?2)",
    )?;
    let seq = number(row.seq.0);
    if insert.execute(params![table.0, seq, number(row.at.0), row.line])? == 1 {
        if let Some(person) = &row.person {
            know(transaction, table, person)?;
        }
        if let Some(text) = &row.text {
            transaction
                .prepare_cached(
                    "INSERT INTO texts (of_table, seq, at, visitor, text) VALUES (?1, ?2, ?3, ?4, ?5)",
                )?
                .execute(params![table.0, seq, number(row.at.0), row.by.map(|by| by.0), text])?;
        }
        return Ok(Appended::Saved);
    }
    let mut there = transaction.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?;
    Ok(if there.exists([table.0])? { Appended::Taken } else { Appended::Gone })
}

/// Keeps who somebody is, unless their table is gone.
fn know(transaction: &Transaction<'_>, table: TableId, person: &SavedPerson) -> Outcome<()> {
    let SavedPerson { participant, key, name, node } = person;
    transaction
        .prepare_cached(
            "INSERT OR REPLACE INTO people (of_table, visitor, key, name, node)
             SELECT id, ?2, ?3, ?4, ?5 FROM tables WHERE id = ?1",
        )?
        .execute(params![table.0, participant.0, key, name, node.0])
        .map(drop)
}

fn lines(connection: &Connection, table: TableId, from: Seq) -> Outcome<Vec<String>> {
    let mut read = connection.prepare_cached("SELECT lines FROM packed WHERE of_table = ?1 AND next > ?2")?;
    let packed: Option<Vec<u8>> =
        read.query_row(params![table.0, number(from.0)], |row| row.get(0)).optional()?;
    let mut lines = packed.map(|packed| unpacked(&packed)).transpose()?.unwrap_or_default();
    lines.drain(..usize::try_from(from.0).unwrap_or(usize::MAX).min(lines.len()));
    let mut read = connection
        .prepare_cached("SELECT line FROM entries WHERE of_table = ?1 AND seq >= ?2 ORDER BY seq")?;
    for line in read.query_map(params![table.0, number(from.0)], |row| row.get(0))? {
        lines.push(line?);
    }
    Ok(lines)
}

fn unpacked(packed: &[u8]) -> Outcome<Vec<String>> {
    let broken =
        |error| rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Blob, Box::new(error));
    packing::unpack(packed).map_err(broken)
}

fn people(connection: &Connection, table: TableId) -> Outcome<Vec<SavedPerson>> {
    let mut read = connection
        .prepare_cached("SELECT visitor, key, name, node FROM people WHERE of_table = ?1 ORDER BY visitor")?;
    let person = |row: &rusqlite::Row<'_>| {
        Ok(SavedPerson {
            participant: ParticipantId(row.get(0)?),
            key: row.get(1)?,
            name: row.get(2)?,
            node: NodeId(row.get(3)?),
        })
    };
    read.query_map([table.0], person)?.collect()
}

fn load(connection: &Connection, table: TableId) -> Outcome<Option<SavedTable>> {
    // What is read belongs to one moment.
    let moment = connection.unchecked_transaction()?;
    let mut read = connection.prepare_cached("SELECT header FROM tables WHERE id = ?1")?;
    let header: Option<String> = read.query_row([table.0], |row| row.get(0)).optional()?;
    let Some(header) = header else { return Ok(None) };
    let loaded =
        SavedTable { header, lines: lines(connection, table, Seq(0))?, people: people(connection, table)? };
    moment.commit()?;
    Ok(Some(loaded))
}

/// The columns of a [`Summary`], of a table `t`.
const SUMMARY: &str = "t.id,
    coalesce((SELECT seq + 1 FROM entries WHERE of_table = t.id ORDER BY seq DESC LIMIT 1), p.next, 0),
    (SELECT count(*) FROM people WHERE of_table = t.id),
    coalesce((SELECT at FROM entries WHERE of_table = t.id ORDER BY seq DESC LIMIT 1), p.at, t.opened) AS last,
    p.next, t.header, t.opened FROM tables t LEFT JOIN packed p ON p.of_table = t.id";

fn summary(row: &rusqlite::Row<'_>) -> Outcome<Summary> {
    let next: i64 = row.get(1)?;
    let packed: Option<i64> = row.get(4)?;
    Ok(Summary {
        head: Head { table: TableId(row.get(0)?), next: Seq(saved(next)), people: row.get(2)? },
        header: row.get(5)?,
        opened: Moment(saved(row.get(6)?)),
        last: Moment(saved(row.get(3)?)),
        closed: packed == Some(next),
    })
}

/// A table as it is, if it is so far and no further.
fn at(connection: &Connection, table: TableId, next: Seq) -> Outcome<Option<Summary>> {
    let mut read = connection.prepare_cached(&format!("SELECT {SUMMARY} WHERE t.id = ?1"))?;
    let found = read.query_row([table.0], summary).optional()?;
    Ok(found.filter(|found| found.head.next == next))
}

fn pack(transaction: &Transaction<'_>, table: TableId, next: Seq) -> Outcome<bool> {
    let Some(found) = at(transaction, table, next)? else { return Ok(false) };
    if found.closed || next == Seq(0) {
        return Ok(true);
    }
    let packed = packing::pack(&lines(transaction, table, Seq(0))?)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))?;
    transaction
        .prepare_cached("INSERT OR REPLACE INTO packed (of_table, next, at, lines) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![table.0, number(next.0), number(found.last.0), packed])?;
    transaction.prepare_cached("DELETE FROM entries WHERE of_table = ?1")?.execute([table.0])?;
    Ok(true)
}

fn beat(transaction: &Transaction<'_>, node: NodeId, now: Moment) -> Outcome<Pulse> {
    let last: Option<i64> = transaction.query_row("SELECT max(at) FROM nodes", [], |row| row.get(0))?;
    let last = last.map(|last| Moment(saved(last)));
    if let Some(from) = last.filter(|last| last.after(SHORTEST_GAP) < now) {
        transaction
            .execute("INSERT INTO gaps (begun, ended) VALUES (?1, ?2)", [number(from.0), number(now.0)])?;
    }
    transaction.execute(
        "INSERT INTO nodes (id, at) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)",
        [node.0, number(now.0)],
    )?;
    for (forget, remembered) in [
        ("DELETE FROM nodes WHERE at < ?1", NODE_REMEMBERED),
        ("DELETE FROM gaps WHERE ended < ?1", REMEMBERED),
        ("DELETE FROM lobby WHERE node NOT IN (SELECT id FROM nodes WHERE at >= ?1)", NODE_REMEMBERED),
        ("DELETE FROM wrong_codes WHERE forgiven < ?1", 0),
    ] {
        transaction.execute(forget, [number(now.0.saturating_sub(remembered))])?;
    }
    let mut nodes = transaction.prepare_cached("SELECT id, at FROM nodes")?;
    let nodes = nodes.query_map([], |row| Ok((NodeId(row.get(0)?), Moment(saved(row.get(1)?)))))?;
    let mut gaps = transaction.prepare_cached("SELECT begun, ended FROM gaps ORDER BY begun")?;
    let gap = |row: &rusqlite::Row<'_>| {
        Ok(Gap { from: Moment(saved(row.get(0)?)), to: Moment(saved(row.get(1)?)) })
    };
    Ok(Pulse {
        nodes: nodes.collect::<Outcome<_>>()?,
        gaps: gaps.query_map([], gap)?.collect::<Outcome<_>>()?,
    })
}

#[async_trait]
impl Store for Sqlite {
    fn turns(&self) -> &dyn Turns {
        self
    }

    fn reports(&self) -> &dyn Reports {
        self
    }

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

    async fn load(&self, table: TableId) -> Result<Option<SavedTable>> {
        self.look(move |connection| load(connection, table)).await
    }

    async fn read(&self, table: TableId, from: Seq) -> Result<Vec<String>> {
        self.look(move |connection| {
            let moment = connection.unchecked_transaction()?;
            let lines = lines(connection, table, from)?;
            moment.commit()?;
            Ok(lines)
        })
        .await
    }

    async fn people(&self, table: TableId) -> Result<Vec<SavedPerson>> {
        self.look(move |connection| people(connection, table)).await
    }

    async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>> {
        let tables = tables.to_vec();
        self.look(move |connection| {
            let mut read = connection.prepare_cached(&format!("SELECT {SUMMARY} WHERE t.id = ?1"))?;
            let found = tables.iter().map(|table| read.query_row([table.0], summary).optional());
            found.filter_map(|found| found.map(|found| Some(found?.head)).transpose()).collect()
        })
        .await
    }

    async fn append(&self, table: TableId, row: Row) -> Result<Appended> {
        self.write(move |transaction| append(transaction, table, &row)).await
    }

    async fn know(&self, table: TableId, person: SavedPerson) -> Result<()> {
        self.write(move |transaction| know(transaction, table, &person)).await
    }

    async fn texts(&self, table: TableId, from: Seq) -> Result<BTreeMap<Seq, String>> {
        self.look(move |connection| {
            let mut read =
                connection.prepare_cached("SELECT seq, text FROM texts WHERE of_table = ?1 AND seq >= ?2")?;
            let text = |row: &rusqlite::Row<'_>| Ok((Seq(saved(row.get(0)?)), row.get(1)?));
            read.query_map(params![table.0, number(from.0)], text)?.collect()
        })
        .await
    }

    async fn forget_texts(&self, before: Moment) -> Result<u64> {
        self.write(move |transaction| {
            Ok(transaction.execute("DELETE FROM texts WHERE at < ?1", [number(before.0)])? as u64)
        })
        .await
    }

    async fn forget(&self, key: &str) -> Result<u64> {
        let key = key.to_owned();
        self.write(move |transaction| {
            transaction
                .prepare_cached(
                    "DELETE FROM texts WHERE EXISTS (SELECT 1 FROM people p
                     WHERE p.key = ?1 AND p.of_table = texts.of_table AND p.visitor = texts.visitor)",
                )?
                .execute([&key])?;
            transaction.prepare_cached("DELETE FROM browsers WHERE by_key = ?1")?.execute([&key])?;
            transaction
                .prepare_cached("DELETE FROM reports WHERE ?1 IN (by_key, about_key)")?
                .execute([&key])?;
            Ok(transaction.prepare_cached("DELETE FROM people WHERE key = ?1")?.execute([key])? as u64)
        })
        .await
    }

    async fn beat(&self, node: NodeId, now: Moment) -> Result<Pulse> {
        self.write(move |transaction| beat(transaction, node, now)).await
    }

    async fn list(&self, after: Option<TableId>, untouched_since: Moment, most: u32) -> Result<Vec<Summary>> {
        self.look(move |connection| {
            let mut read = connection.prepare_cached(&format!(
                "SELECT {SUMMARY} WHERE t.id > ?1 AND last < ?2 ORDER BY t.id LIMIT ?3"
            ))?;
            let after = after.map_or(i64::MIN, |after| after.0);
            read.query_map(params![after, number(untouched_since.0), most], summary)?.collect()
        })
        .await
    }

    async fn pack(&self, table: TableId, next: Seq) -> Result<bool> {
        self.write(move |transaction| pack(transaction, table, next)).await
    }

    async fn remove(&self, table: TableId, next: Seq) -> Result<bool> {
        self.write(move |transaction| {
            let so_far = at(transaction, table, next)?.is_some();
            if so_far {
                transaction.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([table.0])?;
            }
            Ok(so_far)
        })
        .await
    }

    async fn lend(&self, table: TableId, code: ShortCode, now: Moment) -> Result<Lent> {
        self.write(move |transaction| coming::lend(transaction, table, code, now)).await
    }

    async fn guess(&self, by: &str, number: Option<u32>, now: Moment) -> Result<Guess> {
        let by = by.to_owned();
        self.write(move |transaction| coming::guess(transaction, &by, number, now)).await
    }

    async fn show(&self, shown: InLobby) -> Result<()> {
        self.write(move |transaction| coming::show(transaction, &shown)).await
    }

    async fn hide(&self, table: TableId, seq: Seq) -> Result<()> {
        self.write(move |transaction| coming::hide(transaction, table, seq)).await
    }

    async fn shown(&self, since: Moment, most: u32) -> Result<Vec<(String, String)>> {
        self.look(move |connection| coming::shown(connection, since, most)).await
    }
}
