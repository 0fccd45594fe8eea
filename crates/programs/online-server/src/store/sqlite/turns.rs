//! Whom tables wait for, in SQLite.

use async_trait::async_trait;
use online::{Awaited, Moment};
use rusqlite::{OptionalExtension, Transaction, params};
use table::Seq;

use super::{
    super::{Browser, MOST_BROWSERS, Notification, Notified, Quiet, Result, Turn, Turns},
    Outcome, Sqlite, TableId, at, number, saved,
};

/// The quiet hours in four columns from one on.
fn quiet(row: &rusqlite::Row<'_>, column: usize) -> Outcome<Quiet> {
    let (from, to, offset) = (row.get(column)?, row.get(column + 1)?, row.get(column + 2)?);
    Ok(Quiet { from, to, offset, zone: row.get(column + 3)? })
}

fn subscribe(transaction: &Transaction<'_>, browser: &Browser, now: Moment) -> Outcome<bool> {
    let Browser { endpoint, key, quiet, before } = browser;
    if !transaction.prepare_cached("SELECT 1 FROM people WHERE key = ?1")?.exists([key])? {
        return Ok(false);
    }
    transaction
        .prepare_cached(
            "DELETE FROM browsers WHERE (endpoint = ?1 AND by_key = ?2) OR (endpoint = ?3 AND by_key <> ?2)",
        )?
        .execute(params![before, key, endpoint])?;
    transaction
        .prepare_cached(
            "INSERT INTO browsers (endpoint, by_key, kept, quiet_from, quiet_to, ahead, zone)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
            ON CONFLICT (endpoint) DO UPDATE SET kept = excluded.kept, quiet_from = excluded.quiet_from,
                quiet_to = excluded.quiet_to, ahead = excluded.ahead, zone = excluded.zone",
        )?
        .execute(params![endpoint, key, number(now.0), quiet.from, quiet.to, quiet.offset, quiet.zone])?;
    transaction
        .prepare_cached(
            "DELETE FROM browsers WHERE endpoint IN (SELECT endpoint FROM browsers WHERE by_key = ?1
            ORDER BY kept DESC, endpoint DESC LIMIT -1 OFFSET ?2)",
        )?
        .execute(params![key, MOST_BROWSERS])?;
    Ok(true)
}

fn wait_for(
    transaction: &Transaction<'_>,
    (table, next): (TableId, Seq),
    awaited: &[Awaited],
    until: Option<Moment>,
) -> Outcome<()> {
    if at(transaction, table, next)?.is_none() {
        return Ok(());
    }
    let mut known = transaction.prepare_cached(
        "SELECT 1 FROM awaited WHERE of_table = ?1 AND visitor = ?2 AND since = ?3 AND missed",
    )?;
    let mut notification = transaction.prepare_cached(
        "UPDATE browsers SET due = min(coalesce(due, ?3), ?3), tried = 0 WHERE knocked <= looked
        AND by_key = (SELECT key FROM people WHERE of_table = ?1 AND visitor = ?2)",
    )?;
    for awaited in awaited.iter().filter(|awaited| awaited.missed) {
        if !known.exists(params![table.0, awaited.participant.0, number(awaited.since.0)])? {
            notification.execute(params![table.0, awaited.participant.0, number(awaited.from.0)])?;
        }
    }
    transaction.prepare_cached("DELETE FROM awaited WHERE of_table = ?1")?.execute([table.0])?;
    let mut keep = transaction.prepare_cached(
        "INSERT INTO awaited (of_table, visitor, since, starts, missed) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for Awaited { participant, since, from, missed } in awaited {
        keep.execute(params![table.0, participant.0, number(since.0), number(from.0), missed])?;
    }
    transaction.prepare_cached("DELETE FROM deadlines WHERE of_table = ?1")?.execute([table.0])?;
    let mut keep = transaction.prepare_cached("INSERT INTO deadlines (of_table, at) VALUES (?1, ?2)")?;
    until.map_or(Ok(()), |until| keep.execute([table.0, number(until.0)]).map(drop))
}

fn notifications(
    transaction: &Transaction<'_>,
    now: Moment,
    until: Moment,
    most: u32,
) -> Outcome<Vec<Notification>> {
    let mut take = transaction.prepare_cached(
        "UPDATE browsers SET due = ?2, tried = tried + 1 WHERE endpoint IN
            (SELECT endpoint FROM browsers WHERE due <= ?1 AND knocked <= looked ORDER BY due LIMIT ?3)
        RETURNING endpoint, by_key, tried, quiet_from, quiet_to, ahead, zone",
    )?;
    let notification = |row: &rusqlite::Row<'_>| {
        Ok(Notification {
            endpoint: row.get(0)?,
            key: row.get(1)?,
            quiet: quiet(row, 3)?,
            tried: row.get(2)?,
            until,
        })
    };
    take.query_map(params![number(now.0), number(until.0), most], notification)?.collect()
}

fn notified(transaction: &Transaction<'_>, notification: &Notification, became: Notified) -> Outcome<()> {
    let (endpoint, until) = (&notification.endpoint, number(notification.until.0));
    let change = |change: &str, at: Option<Moment>| {
        let mut change = transaction.prepare_cached(change)?;
        change.execute(params![endpoint, until, at.map(|at| number(at.0))]).map(drop)
    };
    match became {
        Notified::Out(at) => {
            change("UPDATE browsers SET knocked = ?3, due = NULL WHERE endpoint = ?1 AND ?2", Some(at))
        }
        Notified::Again(at) => {
            change("UPDATE browsers SET due = ?3 WHERE endpoint = ?1 AND due = ?2", Some(at))
        }
        Notified::Later(at) => {
            change("UPDATE browsers SET due = ?3, tried = 0 WHERE endpoint = ?1 AND due = ?2", Some(at))
        }
        Notified::Nothing => change("UPDATE browsers SET due = ?3 WHERE endpoint = ?1 AND due = ?2", None),
        Notified::Gone => {
            transaction.execute("DELETE FROM browsers WHERE endpoint = ?1", [endpoint]).map(drop)
        }
    }
}

#[async_trait]
impl Turns for Sqlite {
    async fn signs(&self, fresh: &[u8]) -> Result<Vec<u8>> {
        let fresh = fresh.to_vec();
        self.write(move |transaction| {
            transaction.execute("INSERT OR IGNORE INTO signs (one, secret) VALUES (1, ?1)", [fresh])?;
            transaction.query_row("SELECT secret FROM signs", [], |row| row.get(0))
        })
        .await
    }

    async fn subscribe(&self, browser: Browser, now: Moment) -> Result<bool> {
        self.write(move |transaction| subscribe(transaction, &browser, now)).await
    }

    async fn quiet(&self, key: &str, endpoint: Option<&str>) -> Result<Option<Quiet>> {
        let (key, endpoint) = (key.to_owned(), endpoint.map(str::to_owned));
        self.look(move |connection| {
            let mut read = connection.prepare_cached(
                "SELECT quiet_from, quiet_to, ahead, zone FROM browsers WHERE by_key = ?2 AND (?1 IS NULL OR endpoint = ?1)
                ORDER BY kept DESC, endpoint DESC LIMIT 1",
            )?;
            read.query_row(params![endpoint, key], |row| quiet(row, 0)).optional()
        })
        .await
    }

    async fn unsubscribe(&self, key: &str, endpoint: &str) -> Result<()> {
        let (key, endpoint) = (key.to_owned(), endpoint.to_owned());
        self.write(move |transaction| {
            let mut forget =
                transaction.prepare_cached("DELETE FROM browsers WHERE endpoint = ?1 AND by_key = ?2")?;
            forget.execute([endpoint, key]).map(drop)
        })
        .await
    }

    async fn forget_strangers(&self) -> Result<u64> {
        self.write(|transaction| {
            let forget = "DELETE FROM browsers WHERE NOT EXISTS (SELECT 1 FROM people WHERE key = by_key)";
            Ok(transaction.execute(forget, [])? as u64)
        })
        .await
    }

    async fn wait_for(
        &self,
        table: TableId,
        next: Seq,
        awaited: &[Awaited],
        until: Option<Moment>,
    ) -> Result<()> {
        let awaited = awaited.to_vec();
        self.write(move |transaction| wait_for(transaction, (table, next), &awaited, until)).await
    }

    async fn fallen_due(&self, now: Moment, until: Moment, most: u32) -> Result<Vec<TableId>> {
        self.write(move |transaction| {
            let mut take = transaction.prepare_cached(
                "UPDATE deadlines SET at = ?2 WHERE of_table IN
                    (SELECT of_table FROM deadlines WHERE at <= ?1 ORDER BY at LIMIT ?3)
                RETURNING of_table",
            )?;
            let taken =
                take.query_map(params![number(now.0), number(until.0), most], |row| row.get(0).map(TableId))?;
            taken.collect()
        })
        .await
    }

    async fn turns_of(&self, key: &str) -> Result<Vec<Turn>> {
        let key = key.to_owned();
        self.look(move |connection| {
            let mut read = connection.prepare_cached(
                "SELECT t.code, t.header, a.starts, a.missed FROM people p
                JOIN awaited a ON a.of_table = p.of_table AND a.visitor = p.visitor
                JOIN tables t ON t.id = p.of_table WHERE p.key = ?1 ORDER BY a.starts",
            )?;
            let turn = |row: &rusqlite::Row<'_>| {
                let (code, header) = (row.get(0)?, row.get(1)?);
                Ok(Turn { code, header, from: Moment(saved(row.get(2)?)), missed: row.get(3)? })
            };
            read.query_map([key], turn)?.collect()
        })
        .await
    }

    async fn looked(&self, key: &str, now: Moment) -> Result<()> {
        let key = key.to_owned();
        self.write(move |transaction| {
            let mut note = transaction
                .prepare_cached("UPDATE browsers SET looked = max(looked, ?2) WHERE by_key = ?1")?;
            note.execute(params![key, number(now.0)]).map(drop)
        })
        .await
    }

    async fn notifications(&self, now: Moment, until: Moment, most: u32) -> Result<Vec<Notification>> {
        self.write(move |transaction| notifications(transaction, now, until, most)).await
    }

    async fn notified(&self, notification: &Notification, became: Notified) -> Result<()> {
        let notification = notification.clone();
        self.write(move |transaction| notified(transaction, &notification, became)).await
    }
}
