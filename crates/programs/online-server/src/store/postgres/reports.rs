//! What people report, in Postgres.

use async_trait::async_trait;
use online::{Moment, ParticipantId};
use sqlx::{Executor as _, PgConnection, Row as _, postgres::PgRow};
use table::Seq;

use super::{
    super::{
        Filed, NewReport, Party, Report, Reports, Result,
        reports::{DAY, MOST_REPORTS},
    },
    Outcome, Postgres, TableId, number, saved, small,
};

fn party(row: &PgRow, column: usize) -> Outcome<Party> {
    Ok(Party { participant: ParticipantId(small(row, column)?), name: row.try_get(column + 1)? })
}

/// Whoever makes a report, and the person it is about with their key, if both are at the table.
async fn both_of(connection: &mut PgConnection, new: &NewReport) -> Outcome<Option<(Party, Party, String)>> {
    let find = sqlx::query(
        "SELECT b.visitor, b.name, a.visitor, a.name, a.key FROM people b
        JOIN people a ON a.of_table = b.of_table AND a.visitor = $3 AND a.visitor <> b.visitor
        WHERE b.of_table = $1 AND b.key = $2 ORDER BY b.visitor DESC LIMIT 1",
    );
    let find = find.bind(new.table.0).bind(&new.key).bind(i64::from(new.about.0));
    let found = find.fetch_optional(connection).await?;
    found.map(|row| Ok((party(&row, 0)?, party(&row, 2)?, row.try_get(4)?))).transpose()
}

async fn quoted(connection: &mut PgConnection, new: &NewReport) -> Outcome<Vec<String>> {
    let said: Vec<i64> = new.said.iter().map(|seq: &Seq| number(seq.0)).collect();
    let read = sqlx::query_scalar(
        "SELECT text FROM texts WHERE of_table = $1 AND visitor = $2 AND seq = ANY($3)
        ORDER BY array_position($3, seq)",
    );
    read.bind(new.table.0).bind(i64::from(new.about.0)).bind(said).fetch_all(connection).await
}

async fn report(connection: &mut PgConnection, new: &NewReport) -> Outcome<Filed> {
    // One after the other: two at once would both be the last that somebody may make.
    connection.execute("LOCK TABLE reports IN EXCLUSIVE MODE").await?;
    let before = sqlx::query("SELECT 1 FROM reports WHERE by_key = $1 AND request = $2");
    let before = before.bind(&new.key).bind(&new.id).fetch_optional(&mut *connection).await?;
    if before.is_some() {
        return Ok(Filed::Again);
    }
    let Some((by, about, about_key)) = both_of(connection, new).await? else { return Ok(Filed::Nobody) };
    let said = quoted(connection, new).await?;
    if said.is_empty() && new.words.is_empty() {
        return Ok(Filed::Empty);
    }
    let lately = sqlx::query_scalar("SELECT count(*) FROM reports WHERE by_key = $1 AND at > $2");
    let lately = lately.bind(&new.key).bind(number(new.at.0.saturating_sub(DAY)));
    let lately: i64 = lately.fetch_one(&mut *connection).await?;
    if lately >= i64::from(MOST_REPORTS) {
        return Ok(Filed::TooMany);
    }
    let keep = sqlx::query(
        "INSERT INTO reports (at, of_table, by_key, request, by_visitor, by_name,
            about_key, about_visitor, about_name, said, words)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    );
    let keep = keep.bind(number(new.at.0)).bind(new.table.0).bind(&new.key).bind(&new.id);
    let keep = keep.bind(i64::from(by.participant.0)).bind(by.name);
    let keep = keep.bind(about_key).bind(i64::from(about.participant.0)).bind(about.name);
    keep.bind(said).bind(&new.words).execute(connection).await?;
    Ok(Filed::Saved)
}

#[async_trait]
impl Reports for Postgres {
    async fn report(&self, new: NewReport) -> Result<Filed> {
        self.write(async {
            let mut changing = self.0.begin().await?;
            let filed = report(&mut changing, &new).await?;
            changing.commit().await?;
            Ok(filed)
        })
        .await
    }

    async fn reports(&self) -> Result<Vec<Report>> {
        let read = sqlx::query(
            "SELECT number, of_table, at, by_visitor, by_name, about_visitor, about_name, said, words
            FROM reports ORDER BY number",
        );
        let report = |row: &PgRow| {
            Ok(Report {
                number: row.try_get(0)?,
                table: TableId(row.try_get(1)?),
                at: Moment(saved(row.try_get(2)?)),
                by: party(row, 3)?,
                about: party(row, 5)?,
                said: row.try_get(7)?,
                words: row.try_get(8)?,
            })
        };
        self.look(async { read.fetch_all(&self.0).await?.iter().map(report).collect() }).await
    }

    async fn forget_reports(&self, before: Moment) -> Result<u64> {
        let forget = sqlx::query("DELETE FROM reports WHERE at < $1").bind(number(before.0));
        Ok(self.write(forget.execute(&self.0)).await?.rows_affected())
    }
}
