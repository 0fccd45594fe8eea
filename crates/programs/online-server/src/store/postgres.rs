//! A store in a database of Postgres, which several programs may share.

mod coming;
mod reports;
mod turns;

use std::{collections::BTreeMap, str::FromStr, time::Duration};

use async_trait::async_trait;
use online::Moment;
use online_wire::ParticipantId;
use sqlx::{
    AssertSqlSafe, Connection, Executor, PgConnection, PgPool, Row as _,
    postgres::{PgConnectOptions, PgPoolOptions, PgRow},
};
use table::Seq;
use tokio::time::timeout;

use super::{
    Appended, Gap, Guess, Head, InLobby, Lent, NODE_REMEMBERED, NewTable, NodeId, Pulse, REMEMBERED, Reports,
    Result, Row, SHORTEST_GAP, SavedPerson, SavedTable, ShortCode, Store, StoreError, Summary, TableId,
    Turns, number, packing, saved,
};

/// The changes that made the store what it is, in order. The database says how many of them it has.
const MIGRATIONS: [&str; 7] = [
    include_str!("postgres-1.sql"),
    include_str!("postgres-2.sql"),
    include_str!("postgres-3.sql"),
    include_str!("postgres-4.sql"),
    include_str!("postgres-5.sql"),
    include_str!("postgres-6.sql"),
    include_str!("postgres-7.sql"),
];
/// The number of the lock that whoever changes the store holds.
const MIGRATING: i64 = 0x6b6f_6f6b;

/// How many connections a program has: what waits for a commit waits on one of its own.
const CONNECTIONS: u32 = 16;
/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// A connection that was idle for so long is asked whether it still stands.
const IDLE: Duration = Duration::from_secs(1);

/// A store in a database of Postgres.
#[derive(Clone, Debug)]
pub struct Postgres(PgPool);

type Outcome<T> = std::result::Result<T, sqlx::Error>;

/// A number as the database has it, of a kind that is smaller.
fn small<T: TryFrom<i64, Error = std::num::TryFromIntError>>(row: &PgRow, column: usize) -> Outcome<T> {
    T::try_from(row.try_get::<i64, _>(column)?).map_err(|error| sqlx::Error::Decode(error.into()))
}

fn failed(error: &sqlx::Error) -> StoreError {
    StoreError(error.to_string())
}

/// Whether the database has said so; otherwise it may have done what it was asked for.
fn unsure(error: &sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => failed(error),
        error => StoreError(format!("it is not known whether this was kept: {error}")),
    }
}

impl Postgres {
    /// Opens the store of a database such as `postgres://user:password@host/name`.
    ///
    /// # Errors
    /// It can’t be reached, or is of a later version.
    pub async fn open(url: &str) -> Result<Self> {
        let options = PgConnectOptions::from_str(url).map_err(|error| failed(&error))?;
        let limit = format!("{}ms", PATIENCE.as_millis());
        let options = options
            .application_name("kook")
            // What is acknowledged is durable, whatever else the database is set to. What hangs, ends.
            .options([("synchronous_commit", "on"), ("statement_timeout", &limit)])
            .options([("lock_timeout", &limit), ("idle_in_transaction_session_timeout", &limit)]);
        let options = sqlx::ConnectOptions::disable_statement_logging(options);
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE / 2)
            .test_before_acquire(false)
            .before_acquire(|connection, meta| {
                Box::pin(async move {
                    if meta.idle_for > IDLE {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_with(options)
            .await
            .map_err(|error| failed(&error))?;
        let this = Self(pool);
        this.migrate().await?;
        Ok(this)
    }

    /// How many changes made a store what it is.
    pub const fn version() -> usize {
        MIGRATIONS.len()
    }

    async fn migrate(&self) -> Result<()> {
        let made = async {
            let mut changing = self.0.begin().await?;
            sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATING).execute(&mut *changing).await?;
            changing.execute("CREATE TABLE IF NOT EXISTS version (changes BIGINT NOT NULL)").await?;
            let version = sqlx::query_scalar("SELECT coalesce(max(changes), 0) FROM version");
            let version: i64 = version.fetch_one(&mut *changing).await?;
            for (number, change) in (1_i64..).zip(MIGRATIONS).filter(|&(number, _)| number > version) {
                sqlx::raw_sql(change).execute(&mut *changing).await?;
                sqlx::query("INSERT INTO version VALUES ($1)").bind(number).execute(&mut *changing).await?;
            }
            changing.commit().await?;
            Ok(version)
        };
        let version: i64 = made.await.map_err(|error: sqlx::Error| failed(&error))?;
        if version > MIGRATIONS.len() as i64 {
            return Err(StoreError(format!("a later version has made it: it has {version} changes")));
        }
        Ok(())
    }

    async fn look<T>(&self, look: impl Future<Output = Outcome<T>> + Send) -> Result<T> {
        match timeout(PATIENCE, look).await {
            Ok(outcome) => outcome.map_err(|error| failed(&error)),
            Err(_) => Err(StoreError("it does not answer".to_owned())),
        }
    }

    async fn write<T>(&self, write: impl Future<Output = Outcome<T>> + Send) -> Result<T> {
        match timeout(PATIENCE, write).await {
            Ok(outcome) => outcome.map_err(|error| unsure(&error)),
            Err(_) => Err(StoreError("it is not known whether this was kept: no answer".to_owned())),
        }
    }
}

/// Adds an entry where its number is free. A table that is packed or deleted at this moment is waited for, and looked
/// at anew.
const APPEND: &str = "INSERT INTO entries (of_table, seq, at, line) SELECT t.id, $2, $3, $4 FROM tables t
    WHERE t.id = $1 AND t.packed <= $2 FOR KEY SHARE
    ON CONFLICT DO NOTHING";

/// Lets nobody add anything to a table as long as this transaction lasts.
const LOCK: &str = "SELECT id FROM tables WHERE id = $1 FOR UPDATE";

async fn append(connection: &mut PgConnection, table: TableId, row: &Row) -> Outcome<Appended> {
    let insert = sqlx::query(APPEND).bind(table.0).bind(number(row.seq.0)).bind(number(row.at.0));
    if insert.bind(&row.line).execute(&mut *connection).await?.rows_affected() == 1 {
        if let Some(person) = &row.person {
            know(&mut *connection, table, person).await?;
        }
        if let Some(text) = &row.text {
            let keep = sqlx::query(
                "INSERT INTO texts (of_table, seq, at, visitor, text) VALUES ($1, $2, $3, $4, $5)",
            );
            let keep = keep.bind(table.0).bind(number(row.seq.0)).bind(number(row.at.0));
            keep.bind(row.by.map(|by| i64::from(by.0))).bind(text).execute(connection).await?;
        }
        return Ok(Appended::Saved);
    }
    let there = sqlx::query("SELECT 1 FROM tables WHERE id = $1").bind(table.0);
    let there = there.fetch_optional(connection).await?.is_some();
    Ok(if there { Appended::Taken } else { Appended::Gone })
}

/// Keeps who somebody is, unless their table is gone.
async fn know(connection: &mut PgConnection, table: TableId, person: &SavedPerson) -> Outcome<()> {
    sqlx::query(
        "INSERT INTO people (of_table, visitor, key, name, node)
        SELECT id, $2, $3, $4, $5 FROM tables WHERE id = $1
        ON CONFLICT (of_table, visitor)
        DO UPDATE SET key = excluded.key, name = excluded.name, node = excluded.node",
    )
    .bind(table.0)
    .bind(i64::from(person.participant.0))
    .bind(&person.key)
    .bind(&person.name)
    .bind(person.node.0)
    .execute(connection)
    .await
    .map(drop)
}

/// The lines of a table from one on, as they are at one moment.
async fn lines(connection: &mut PgConnection, table: TableId, from: Seq) -> Outcome<Vec<String>> {
    let rows = sqlx::query(
        "SELECT -1::BIGINT AS seq, NULL::TEXT AS line, p.lines
        FROM packed p JOIN tables t ON t.id = p.of_table WHERE t.id = $1 AND t.packed > $2
        UNION ALL SELECT seq, line, NULL FROM entries WHERE of_table = $1 AND seq >= $2 ORDER BY seq",
    );
    let rows = rows.bind(table.0).bind(number(from.0)).fetch_all(connection).await?;
    let mut lines = Vec::with_capacity(rows.len());
    for row in &rows {
        match row.try_get::<Option<Vec<u8>>, _>(2)? {
            Some(packed) => {
                let unpacked = packing::unpack(&packed).map_err(|error| sqlx::Error::Decode(error.into()))?;
                lines.extend(unpacked.into_iter().skip(usize::try_from(from.0).unwrap_or(usize::MAX)));
            }
            None => lines.push(row.try_get(1)?),
        }
    }
    Ok(lines)
}

async fn people(connection: &mut PgConnection, table: TableId) -> Outcome<Vec<SavedPerson>> {
    let rows =
        sqlx::query("SELECT visitor, key, name, node FROM people WHERE of_table = $1 ORDER BY visitor");
    let person = |row: PgRow| {
        Ok(SavedPerson {
            participant: ParticipantId(u32::try_from(row.try_get::<i64, _>(0)?).unwrap_or(u32::MAX)),
            key: row.try_get(1)?,
            name: row.try_get(2)?,
            node: NodeId(row.try_get(3)?),
        })
    };
    rows.bind(table.0).fetch_all(connection).await?.into_iter().map(person).collect()
}

/// All that a [`Summary`] says, of a table `t`.
const SUMMARY: &str = "SELECT t.id, coalesce(e.seq + 1, t.packed),
    (SELECT count(*) FROM people WHERE of_table = t.id),
    coalesce(e.at, p.at, t.opened), t.packed, t.header, t.opened
    FROM tables t LEFT JOIN packed p ON p.of_table = t.id
    LEFT JOIN LATERAL
        (SELECT seq, at FROM entries WHERE of_table = t.id ORDER BY seq DESC LIMIT 1) e ON TRUE";

fn summary(row: &PgRow) -> Outcome<Summary> {
    let next: i64 = row.try_get(1)?;
    let people: i64 = row.try_get(2)?;
    let packed: i64 = row.try_get(4)?;
    Ok(Summary {
        head: Head {
            table: TableId(row.try_get(0)?),
            next: Seq(saved(next)),
            people: u32::try_from(people).unwrap_or(u32::MAX),
        },
        header: row.try_get(5)?,
        opened: Moment(saved(row.try_get(6)?)),
        last: Moment(saved(row.try_get(3)?)),
        closed: packed == next && next > 0,
    })
}

/// A table as it is, if it is so far and no further. Nobody adds anything to it from now on.
async fn at(connection: &mut PgConnection, table: TableId, next: Seq) -> Outcome<Option<Summary>> {
    sqlx::query(LOCK).bind(table.0).execute(&mut *connection).await?;
    let found = sqlx::query(AssertSqlSafe(format!("{SUMMARY} WHERE t.id = $1")))
        .bind(table.0)
        .fetch_optional(connection)
        .await?;
    let found = found.as_ref().map(summary).transpose()?;
    Ok(found.filter(|found| found.head.next == next))
}

async fn pack(connection: &mut PgConnection, table: TableId, next: Seq) -> Outcome<bool> {
    let Some(found) = at(connection, table, next).await? else { return Ok(false) };
    if found.closed || next == Seq(0) {
        return Ok(true);
    }
    let lines = lines(connection, table, Seq(0)).await?;
    let packed = packing::pack(&lines).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let keep = sqlx::query(
        "INSERT INTO packed (of_table, at, lines) VALUES ($1, $2, $3)
        ON CONFLICT (of_table) DO UPDATE SET at = excluded.at, lines = excluded.lines",
    );
    keep.bind(table.0).bind(number(found.last.0)).bind(packed).execute(&mut *connection).await?;
    let note = sqlx::query("UPDATE tables SET packed = $2 WHERE id = $1").bind(table.0);
    note.bind(number(next.0)).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM entries WHERE of_table = $1").bind(table.0).execute(connection).await?;
    Ok(true)
}

async fn beat(connection: &mut PgConnection, node: NodeId, now: Moment) -> Outcome<Pulse> {
    // One after the other: a gap is noted once.
    connection.execute("LOCK TABLE nodes IN EXCLUSIVE MODE").await?;
    let last: Option<i64> =
        sqlx::query_scalar("SELECT max(at) FROM nodes").fetch_one(&mut *connection).await?;
    let last = last.map(|last| Moment(saved(last)));
    if let Some(from) = last.filter(|last| last.after(SHORTEST_GAP) < now) {
        let gap = sqlx::query("INSERT INTO gaps (begun, ended) VALUES ($1, $2)");
        gap.bind(number(from.0)).bind(number(now.0)).execute(&mut *connection).await?;
    }
    let noted = sqlx::query(
        "INSERT INTO nodes AS n (id, at) VALUES ($1, $2)
        ON CONFLICT (id) DO UPDATE SET at = greatest(n.at, excluded.at)",
    );
    noted.bind(node.0).bind(number(now.0)).execute(&mut *connection).await?;
    for (forget, remembered) in [
        ("DELETE FROM nodes WHERE at < $1", NODE_REMEMBERED),
        ("DELETE FROM gaps WHERE ended < $1", REMEMBERED),
        ("DELETE FROM lobby WHERE node NOT IN (SELECT id FROM nodes WHERE at >= $1)", NODE_REMEMBERED),
        ("DELETE FROM wrong_codes WHERE forgiven < $1", 0),
    ] {
        let before = number(now.0.saturating_sub(remembered));
        sqlx::query(forget).bind(before).execute(&mut *connection).await?;
    }
    let nodes = sqlx::query("SELECT id, at FROM nodes").fetch_all(&mut *connection).await?;
    let node = |row: &PgRow| Ok((NodeId(row.try_get(0)?), Moment(saved(row.try_get(1)?))));
    let gaps = sqlx::query("SELECT begun, ended FROM gaps ORDER BY begun").fetch_all(connection).await?;
    let gap =
        |row: &PgRow| Ok(Gap { from: Moment(saved(row.try_get(0)?)), to: Moment(saved(row.try_get(1)?)) });
    Ok(Pulse {
        nodes: nodes.iter().map(node).collect::<Outcome<_>>()?,
        gaps: gaps.iter().map(gap).collect::<Outcome<_>>()?,
    })
}

#[async_trait]
impl Store for Postgres {
    fn turns(&self) -> &dyn Turns {
        self
    }

    fn reports(&self) -> &dyn Reports {
        self
    }

    async fn open(&self, table: NewTable) -> Result<TableId> {
        let insert =
            sqlx::query_scalar("INSERT INTO tables (code, header, opened) VALUES ($1, $2, $3) RETURNING id");
        let insert = insert.bind(&table.code).bind(&table.header).bind(number(table.at.0));
        self.write(insert.fetch_one(&self.0)).await.map(TableId)
    }

    async fn find(&self, code: &str) -> Result<Option<TableId>> {
        let find = sqlx::query_scalar("SELECT id FROM tables WHERE code = $1").bind(code);
        Ok(self.look(find.fetch_optional(&self.0)).await?.map(TableId))
    }

    async fn load(&self, table: TableId) -> Result<Option<SavedTable>> {
        self.look(async {
            let mut connection = self.0.acquire().await?;
            let header = sqlx::query_scalar("SELECT header FROM tables WHERE id = $1").bind(table.0);
            let Some(header) = header.fetch_optional(&mut *connection).await? else { return Ok(None) };
            let lines = lines(&mut connection, table, Seq(0)).await?;
            // Whoever came with one of these entries is among the people.
            let people = people(&mut connection, table).await?;
            Ok(Some(SavedTable { header, lines, people }))
        })
        .await
    }

    async fn read(&self, table: TableId, from: Seq) -> Result<Vec<String>> {
        self.look(async { lines(&mut *self.0.acquire().await?, table, from).await }).await
    }

    async fn people(&self, table: TableId) -> Result<Vec<SavedPerson>> {
        self.look(async { people(&mut *self.0.acquire().await?, table).await }).await
    }

    async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>> {
        let ids: Vec<i64> = tables.iter().map(|table| table.0).collect();
        self.look(async {
            let rows = sqlx::query(AssertSqlSafe(format!("{SUMMARY} WHERE t.id = ANY($1)")))
                .bind(ids)
                .fetch_all(&self.0)
                .await?;
            rows.iter().map(|row| summary(row).map(|found| found.head)).collect()
        })
        .await
    }

    async fn append(&self, table: TableId, row: Row) -> Result<Appended> {
        self.write(async {
            if row.person.is_none() && row.text.is_none() {
                return append(&mut *self.0.acquire().await?, table, &row).await;
            }
            let mut changing = self.0.begin().await?;
            let appended = append(&mut changing, table, &row).await?;
            changing.commit().await?;
            Ok(appended)
        })
        .await
    }

    async fn know(&self, table: TableId, person: SavedPerson) -> Result<()> {
        self.write(async { know(&mut *self.0.acquire().await?, table, &person).await }).await
    }

    async fn texts(&self, table: TableId, from: Seq) -> Result<BTreeMap<Seq, String>> {
        let texts = sqlx::query("SELECT seq, text FROM texts WHERE of_table = $1 AND seq >= $2");
        let texts = texts.bind(table.0).bind(number(from.0));
        self.look(async {
            let text = |row: &PgRow| Ok((Seq(saved(row.try_get(0)?)), row.try_get(1)?));
            texts.fetch_all(&self.0).await?.iter().map(text).collect()
        })
        .await
    }

    async fn forget_texts(&self, before: Moment) -> Result<u64> {
        let forget = sqlx::query("DELETE FROM texts WHERE at < $1").bind(number(before.0));
        Ok(self.write(forget.execute(&self.0)).await?.rows_affected())
    }

    async fn forget(&self, key: &str) -> Result<u64> {
        self.write(async {
            let mut changing = self.0.begin().await?;
            let texts = sqlx::query(
                "DELETE FROM texts t USING people p
                WHERE p.key = $1 AND p.of_table = t.of_table AND p.visitor = t.visitor",
            );
            texts.bind(key).execute(&mut *changing).await?;
            let browsers = sqlx::query("DELETE FROM browsers WHERE by_key = $1");
            browsers.bind(key).execute(&mut *changing).await?;
            let reports = sqlx::query("DELETE FROM reports WHERE $1 IN (by_key, about_key)");
            reports.bind(key).execute(&mut *changing).await?;
            let people = sqlx::query("DELETE FROM people WHERE key = $1").bind(key);
            let forgotten = people.execute(&mut *changing).await?.rows_affected();
            changing.commit().await?;
            Ok(forgotten)
        })
        .await
    }

    async fn beat(&self, node: NodeId, now: Moment) -> Result<Pulse> {
        self.write(async {
            let mut changing = self.0.begin().await?;
            let pulse = beat(&mut changing, node, now).await?;
            changing.commit().await?;
            Ok(pulse)
        })
        .await
    }

    async fn list(&self, after: Option<TableId>, untouched_since: Moment, most: u32) -> Result<Vec<Summary>> {
        self.look(async {
            let list = format!(
                "{SUMMARY} WHERE t.id > $1 AND coalesce(e.at, p.at, t.opened) < $2 ORDER BY t.id LIMIT $3"
            );
            let after = after.map_or(i64::MIN, |after| after.0);
            let rows = sqlx::query(AssertSqlSafe(list))
                .bind(after)
                .bind(number(untouched_since.0))
                .bind(i64::from(most));
            rows.fetch_all(&self.0).await?.iter().map(summary).collect()
        })
        .await
    }

    async fn pack(&self, table: TableId, next: Seq) -> Result<bool> {
        self.write(async {
            let mut changing = self.0.begin().await?;
            let packed = pack(&mut changing, table, next).await?;
            changing.commit().await?;
            Ok(packed)
        })
        .await
    }

    async fn remove(&self, table: TableId, next: Seq) -> Result<bool> {
        self.write(async {
            let mut changing = self.0.begin().await?;
            let so_far = at(&mut changing, table, next).await?.is_some();
            if so_far {
                let remove = sqlx::query("DELETE FROM tables WHERE id = $1").bind(table.0);
                remove.execute(&mut *changing).await?;
            }
            changing.commit().await?;
            Ok(so_far)
        })
        .await
    }

    async fn lend(&self, table: TableId, code: ShortCode, now: Moment) -> Result<Lent> {
        self.write(async {
            let mut changing = self.0.begin().await?;
            let lent = coming::lend(&mut changing, table, code, now).await?;
            changing.commit().await?;
            Ok(lent)
        })
        .await
    }

    async fn guess(&self, by: &str, number: Option<u32>, now: Moment) -> Result<Guess> {
        self.write(coming::guess(&self.0, by, number, now)).await
    }

    async fn show(&self, shown: InLobby) -> Result<()> {
        self.write(coming::show(&self.0, &shown)).await
    }

    async fn hide(&self, table: TableId, seq: Seq) -> Result<()> {
        self.write(coming::hide(&self.0, table, seq)).await
    }

    async fn shown(&self, since: Moment, most: u32) -> Result<Vec<(String, String)>> {
        self.look(coming::shown(&self.0, since, most)).await
    }
}
