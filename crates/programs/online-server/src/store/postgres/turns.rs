//! Whom tables wait for, in Postgres.

use async_trait::async_trait;
use online::{Awaited, Moment};
use sqlx::{PgConnection, Row as _, postgres::PgRow};
use table::Seq;

use super::{
    super::{Browser, MOST_BROWSERS, Notification, Notified, Quiet, Result, Turn, Turns},
    Outcome, Postgres, TableId, at, number, saved, small,
};

/// The quiet hours in four columns from one on.
fn quiet(row: &PgRow, column: usize) -> Outcome<Quiet> {
    let (from, to, offset) = (small(row, column)?, small(row, column + 1)?, small(row, column + 2)?);
    Ok(Quiet { from, to, offset, zone: row.try_get(column + 3)? })
}

async fn subscribe(connection: &mut PgConnection, browser: &Browser, now: Moment) -> Outcome<bool> {
    let Browser { endpoint, key, quiet, before } = browser;
    let known = sqlx::query("SELECT 1 FROM people WHERE key = $1 LIMIT 1").bind(key);
    if known.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(false);
    }
    let replaced = sqlx::query(
        "DELETE FROM browsers WHERE (endpoint = $1 AND by_key = $2) OR (endpoint = $3 AND by_key <> $2)",
    );
    replaced.bind(before).bind(key).bind(endpoint).execute(&mut *connection).await?;
    let keep = sqlx::query(
        "INSERT INTO browsers (endpoint, by_key, kept, quiet_from, quiet_to, ahead, zone)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (endpoint) DO UPDATE SET kept = excluded.kept, quiet_from = excluded.quiet_from,
            quiet_to = excluded.quiet_to, ahead = excluded.ahead, zone = excluded.zone",
    );
    let keep = keep.bind(endpoint).bind(key).bind(number(now.0));
    let keep = keep.bind(i64::from(quiet.from)).bind(i64::from(quiet.to)).bind(i64::from(quiet.offset));
    let keep = keep.bind(&quiet.zone);
    keep.execute(&mut *connection).await?;
    let limit = sqlx::query(
        "DELETE FROM browsers WHERE endpoint IN (SELECT endpoint FROM browsers WHERE by_key = $1
        ORDER BY kept DESC, endpoint DESC OFFSET $2)",
    );
    limit.bind(key).bind(i64::from(MOST_BROWSERS)).execute(connection).await?;
    Ok(true)
}

async fn wait_for(
    connection: &mut PgConnection,
    (table, next): (TableId, Seq),
    awaited: &[Awaited],
    until: Option<Moment>,
) -> Outcome<()> {
    if at(connection, table, next).await?.is_none() {
        return Ok(());
    }
    for Awaited { participant, since, from, .. } in awaited.iter().filter(|awaited| awaited.missed) {
        let notification = sqlx::query(
            "UPDATE browsers SET due = least(due, $4), tried = 0 WHERE knocked <= looked
            AND by_key = (SELECT key FROM people WHERE of_table = $1 AND visitor = $2)
            AND NOT EXISTS (SELECT 1 FROM awaited WHERE of_table = $1 AND visitor = $2 AND since = $3 AND missed)",
        );
        let notification = notification.bind(table.0).bind(i64::from(participant.0)).bind(number(since.0));
        notification.bind(number(from.0)).execute(&mut *connection).await?;
    }
    sqlx::query("DELETE FROM awaited WHERE of_table = $1").bind(table.0).execute(&mut *connection).await?;
    for Awaited { participant, since, from, missed } in awaited {
        let keep = sqlx::query(
            "INSERT INTO awaited (of_table, visitor, since, starts, missed) VALUES ($1, $2, $3, $4, $5)",
        );
        let keep = keep.bind(table.0).bind(i64::from(participant.0)).bind(number(since.0));
        keep.bind(number(from.0)).bind(missed).execute(&mut *connection).await?;
    }
    let forget = sqlx::query("DELETE FROM deadlines WHERE of_table = $1").bind(table.0);
    forget.execute(&mut *connection).await?;
    if let Some(until) = until {
        let keep = sqlx::query("INSERT INTO deadlines (of_table, at) VALUES ($1, $2)");
        keep.bind(table.0).bind(number(until.0)).execute(connection).await?;
    }
    Ok(())
}

/// What becomes of a notification: its address, the moment until which this program had it, and another moment.
const fn change(became: Notified) -> (&'static str, Option<Moment>) {
    match became {
        Notified::Out(at) => {
            ("UPDATE browsers SET knocked = $3, due = NULL WHERE endpoint = $1 AND $2 > 0", Some(at))
        }
        Notified::Again(at) => ("UPDATE browsers SET due = $3 WHERE endpoint = $1 AND due = $2", Some(at)),
        Notified::Later(at) => {
            ("UPDATE browsers SET due = $3, tried = 0 WHERE endpoint = $1 AND due = $2", Some(at))
        }
        Notified::Nothing => ("UPDATE browsers SET due = $3 WHERE endpoint = $1 AND due = $2", None),
        Notified::Gone => {
            ("DELETE FROM browsers WHERE endpoint = $1 AND $2 > 0 AND $3::BIGINT IS NULL", None)
        }
    }
}

#[async_trait]
impl Turns for Postgres {
    async fn signs(&self, fresh: &[u8]) -> Result<Vec<u8>> {
        self.write(async {
            let keep = sqlx::query("INSERT INTO signs (one, secret) VALUES (1, $1) ON CONFLICT DO NOTHING");
            keep.bind(fresh).execute(&self.0).await?;
            sqlx::query_scalar("SELECT secret FROM signs").fetch_one(&self.0).await
        })
        .await
    }

    async fn subscribe(&self, browser: Browser, now: Moment) -> Result<bool> {
        self.write(async {
            let mut changing = self.0.begin().await?;
            let subscribed = subscribe(&mut changing, &browser, now).await?;
            changing.commit().await?;
            Ok(subscribed)
        })
        .await
    }

    async fn quiet(&self, key: &str, endpoint: Option<&str>) -> Result<Option<Quiet>> {
        let read = sqlx::query(
            "SELECT quiet_from, quiet_to, ahead, zone FROM browsers WHERE by_key = $2 AND ($1::TEXT IS NULL OR endpoint = $1)
            ORDER BY kept DESC, endpoint DESC LIMIT 1",
        );
        let read = read.bind(endpoint).bind(key);
        self.look(async { read.fetch_optional(&self.0).await?.as_ref().map(|row| quiet(row, 0)).transpose() })
            .await
    }

    async fn unsubscribe(&self, key: &str, endpoint: &str) -> Result<()> {
        let forget = sqlx::query("DELETE FROM browsers WHERE endpoint = $1 AND by_key = $2");
        self.write(forget.bind(endpoint).bind(key).execute(&self.0)).await.map(drop)
    }

    async fn forget_strangers(&self) -> Result<u64> {
        let forget =
            sqlx::query("DELETE FROM browsers WHERE NOT EXISTS (SELECT 1 FROM people WHERE key = by_key)");
        Ok(self.write(forget.execute(&self.0)).await?.rows_affected())
    }

    async fn wait_for(
        &self,
        table: TableId,
        next: Seq,
        awaited: &[Awaited],
        until: Option<Moment>,
    ) -> Result<()> {
        self.write(async {
            let mut changing = self.0.begin().await?;
            wait_for(&mut changing, (table, next), awaited, until).await?;
            changing.commit().await
        })
        .await
    }

    async fn fallen_due(&self, now: Moment, until: Moment, most: u32) -> Result<Vec<TableId>> {
        // What another program takes at this moment is left to it.
        let take = sqlx::query_scalar(
            "UPDATE deadlines SET at = $2 WHERE of_table IN
                (SELECT of_table FROM deadlines WHERE at <= $1 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED)
            RETURNING of_table",
        );
        let take = take.bind(number(now.0)).bind(number(until.0)).bind(i64::from(most));
        let taken: Vec<i64> = self.write(take.fetch_all(&self.0)).await?;
        Ok(taken.into_iter().map(TableId).collect())
    }

    async fn turns_of(&self, key: &str) -> Result<Vec<Turn>> {
        let read = sqlx::query(
            "SELECT t.code, t.header, a.starts, a.missed FROM people p
            JOIN awaited a ON a.of_table = p.of_table AND a.visitor = p.visitor
            JOIN tables t ON t.id = p.of_table WHERE p.key = $1 ORDER BY a.starts",
        );
        let turn = |row: &PgRow| {
            let (code, header) = (row.try_get(0)?, row.try_get(1)?);
            Ok(Turn { code, header, from: Moment(saved(row.try_get(2)?)), missed: row.try_get(3)? })
        };
        self.look(async { read.bind(key).fetch_all(&self.0).await?.iter().map(turn).collect() }).await
    }

    async fn looked(&self, key: &str, now: Moment) -> Result<()> {
        let note = sqlx::query("UPDATE browsers SET looked = greatest(looked, $2) WHERE by_key = $1");
        self.write(note.bind(key).bind(number(now.0)).execute(&self.0)).await.map(drop)
    }

    async fn notifications(&self, now: Moment, until: Moment, most: u32) -> Result<Vec<Notification>> {
        let take = sqlx::query(
            "UPDATE browsers SET due = $2, tried = tried + 1 WHERE endpoint IN
                (SELECT endpoint FROM browsers WHERE due <= $1 AND knocked <= looked ORDER BY due LIMIT $3
                FOR UPDATE SKIP LOCKED)
            RETURNING endpoint, by_key, tried, quiet_from, quiet_to, ahead, zone",
        );
        let notification = |row: &PgRow| {
            let (endpoint, key) = (row.try_get(0)?, row.try_get(1)?);
            Ok(Notification { endpoint, key, quiet: quiet(row, 3)?, tried: small(row, 2)?, until })
        };
        let take = take.bind(number(now.0)).bind(number(until.0)).bind(i64::from(most));
        self.write(async { take.fetch_all(&self.0).await?.iter().map(notification).collect() }).await
    }

    async fn notified(&self, notification: &Notification, became: Notified) -> Result<()> {
        let (change, at) = change(became);
        let change = sqlx::query(change).bind(&notification.endpoint).bind(number(notification.until.0));
        self.write(change.bind(at.map(|at| number(at.0))).execute(&self.0)).await.map(drop)
    }
}
