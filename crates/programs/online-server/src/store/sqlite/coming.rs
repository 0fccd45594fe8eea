//! How people who were not invited find a table: codes to say, and the lobby.

use online::Moment;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::{
    super::{
        Guess, InLobby, Lent, MOST_CODES, ShortCode,
        patience::{EVERYBODY, Patience},
    },
    Outcome, Seq, TableId, number, saved,
};

pub(super) fn lend(
    transaction: &Transaction<'_>,
    table: TableId,
    code: ShortCode,
    now: Moment,
) -> Outcome<Lent> {
    transaction.prepare_cached("DELETE FROM codes_to_say WHERE until <= ?1")?.execute([number(now.0)])?;
    let mut read =
        transaction.prepare_cached("SELECT number, until FROM codes_to_say WHERE of_table = ?1")?;
    let has = read
        .query_row([table.0], |row| Ok(ShortCode { number: row.get(0)?, until: Moment(saved(row.get(1)?)) }));
    if let Some(code) = has.optional()? {
        return Ok(Lent::Code(code));
    }
    let many: i64 = transaction.query_row("SELECT count(*) FROM codes_to_say", [], |row| row.get(0))?;
    if saved(many) >= MOST_CODES {
        return Ok(Lent::Full);
    }
    let mut insert = transaction.prepare_cached(
        "INSERT OR IGNORE INTO codes_to_say (number, of_table, until) SELECT ?2, id, ?3 FROM tables WHERE id = ?1",
    )?;
    if insert.execute(params![table.0, code.number, number(code.until.0)])? == 1 {
        return Ok(Lent::Code(code));
    }
    let mut there = transaction.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?;
    Ok(if there.exists([table.0])? { Lent::Taken } else { Lent::Gone })
}

pub(super) fn guess(
    transaction: &Transaction<'_>,
    by: &str,
    guessed: Option<u32>,
    now: Moment,
) -> Outcome<Guess> {
    let mut read = transaction.prepare_cached("SELECT forgiven FROM wrong_codes WHERE by_key = ?1")?;
    let mut forgiven = |key| -> Outcome<Moment> {
        let forgiven: Option<i64> = read.query_row([key], |row| row.get(0)).optional()?;
        Ok(Moment(saved(forgiven.unwrap_or_default())))
    };
    let patience = Patience { ones: forgiven(by)?, everybodys: forgiven(EVERYBODY)? };
    if patience.is_over(now) {
        return Ok(Guess::TooMany);
    }
    let mut find = transaction.prepare_cached(
        "SELECT t.code FROM codes_to_say c JOIN tables t ON t.id = c.of_table WHERE c.number = ?1 AND c.until > ?2",
    )?;
    if let Some(code) = find.query_row(params![guessed, number(now.0)], |row| row.get(0)).optional()? {
        return Ok(Guess::Leads(code));
    }
    let Patience { ones, everybodys } = patience.tried(now);
    let mut note = transaction
        .prepare_cached("INSERT OR REPLACE INTO wrong_codes (by_key, forgiven) VALUES (?1, ?2)")?;
    note.execute(params![by, number(ones.0)])?;
    note.execute(params![EVERYBODY, number(everybodys.0)])?;
    Ok(Guess::Nowhere)
}

pub(super) fn show(transaction: &Transaction<'_>, shown: &InLobby) -> Outcome<()> {
    let InLobby { table, seq, node, listed } = shown;
    let mut keep = transaction.prepare_cached(
        "INSERT INTO lobby AS l (of_table, seq, node, listed) SELECT id, ?2, ?3, ?4 FROM tables WHERE id = ?1
        ON CONFLICT (of_table) DO UPDATE SET seq = excluded.seq, node = excluded.node, listed = excluded.listed
        WHERE l.seq <= excluded.seq",
    )?;
    keep.execute(params![table.0, number(seq.0), node.0, listed]).map(drop)
}

pub(super) fn hide(transaction: &Transaction<'_>, table: TableId, seq: Seq) -> Outcome<()> {
    let mut hide = transaction.prepare_cached("DELETE FROM lobby WHERE of_table = ?1 AND seq <= ?2")?;
    hide.execute([table.0, number(seq.0)]).map(drop)
}

pub(super) fn shown(connection: &Connection, since: Moment, most: u32) -> Outcome<Vec<(String, String)>> {
    let mut read = connection.prepare_cached(
        "SELECT t.code, l.listed FROM lobby l JOIN tables t ON t.id = l.of_table JOIN nodes n ON n.id = l.node
        WHERE n.at > ?1 ORDER BY t.id DESC LIMIT ?2",
    )?;
    read.query_map(params![number(since.0), most], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}
