//! What people report, in SQLite.

use async_trait::async_trait;
use online::{Moment, ParticipantId};
use rusqlite::{Connection, OptionalExtension, Transaction, params, types::Type};
use table::Seq;

use super::{
    super::{
        Filed, NewReport, Party, Report, Reports, Result,
        reports::{DAY, MOST_REPORTS},
    },
    Outcome, Sqlite, TableId, number, saved,
};

/// Whoever makes a report, and the person it is about with their key, if both are at the table.
fn both_of(transaction: &Transaction<'_>, new: &NewReport) -> Outcome<Option<(Party, Party, String)>> {
    let mut find = transaction.prepare_cached(
        "SELECT b.visitor, b.name, a.visitor, a.name, a.key FROM people b
        JOIN people a ON a.of_table = b.of_table AND a.visitor = ?3 AND a.visitor <> b.visitor
        WHERE b.of_table = ?1 AND b.key = ?2 ORDER BY b.visitor DESC LIMIT 1",
    )?;
    let both = |row: &rusqlite::Row<'_>| Ok((party(row, 0)?, party(row, 2)?, row.get(4)?));
    find.query_row(params![new.table.0, new.key, new.about.0], both).optional()
}

fn party(row: &rusqlite::Row<'_>, column: usize) -> Outcome<Party> {
    Ok(Party { participant: ParticipantId(row.get(column)?), name: row.get(column + 1)? })
}

fn quoted(
    transaction: &Transaction<'_>,
    table: TableId,
    by: ParticipantId,
    said: &[Seq],
) -> Outcome<Vec<String>> {
    let mut read = transaction
        .prepare_cached("SELECT text FROM texts WHERE of_table = ?1 AND visitor = ?2 AND seq = ?3")?;
    let texts = said
        .iter()
        .map(|seq| read.query_row(params![table.0, by.0, number(seq.0)], |row| row.get(0)).optional());
    texts.filter_map(Outcome::transpose).collect()
}

fn report(transaction: &Transaction<'_>, new: &NewReport) -> Outcome<Filed> {
    let NewReport { table, at, key, id, said, words, .. } = new;
    let mut before =
        transaction.prepare_cached("SELECT 1 FROM reports WHERE by_key = ?1 AND request = ?2")?;
    if before.exists(params![key, id])? {
        return Ok(Filed::Again);
    }
    let Some((by, about, about_key)) = both_of(transaction, new)? else { return Ok(Filed::Nobody) };
    let said = quoted(transaction, *table, about.participant, said)?;
    if said.is_empty() && words.is_empty() {
        return Ok(Filed::Empty);
    }
    let mut lately =
        transaction.prepare_cached("SELECT count(*) FROM reports WHERE by_key = ?1 AND at > ?2")?;
    let lately: u32 = lately.query_row(params![key, number(at.0.saturating_sub(DAY))], |row| row.get(0))?;
    if lately >= MOST_REPORTS {
        return Ok(Filed::TooMany);
    }
    let said = serde_json::to_string(&said)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))?;
    let mut keep = transaction.prepare_cached(
        "INSERT INTO reports (at, of_table, by_key, request, by_visitor, by_name,
            about_key, about_visitor, about_name, said, words)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    )?;
    keep.execute(params![
        number(at.0),
        table.0,
        key,
        id,
        by.participant.0,
        by.name,
        about_key,
        about.participant.0,
        about.name,
        said,
        words
    ])?;
    Ok(Filed::Saved)
}

fn reports(connection: &Connection) -> Outcome<Vec<Report>> {
    let mut read = connection.prepare_cached(
        "SELECT number, of_table, at, by_visitor, by_name, about_visitor, about_name, said, words
        FROM reports ORDER BY number",
    )?;
    let report = |row: &rusqlite::Row<'_>| {
        let said = serde_json::from_str(&row.get::<_, String>(7)?)
            .map_err(|error| rusqlite::Error::FromSqlConversionFailure(7, Type::Text, Box::new(error)))?;
        Ok(Report {
            number: row.get(0)?,
            table: TableId(row.get(1)?),
            at: Moment(saved(row.get(2)?)),
            by: party(row, 3)?,
            about: party(row, 5)?,
            said,
            words: row.get(8)?,
        })
    };
    read.query_map([], report)?.collect()
}

#[async_trait]
impl Reports for Sqlite {
    async fn report(&self, new: NewReport) -> Result<Filed> {
        self.write(move |transaction| report(transaction, &new)).await
    }

    async fn reports(&self) -> Result<Vec<Report>> {
        self.look(reports).await
    }

    async fn forget_reports(&self, before: Moment) -> Result<u64> {
        self.write(move |transaction| {
            Ok(transaction.execute("DELETE FROM reports WHERE at < ?1", [number(before.0)])? as u64)
        })
        .await
    }
}
