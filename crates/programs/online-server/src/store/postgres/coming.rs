//! How people who were not invited find a table: codes to say, and the lobby.

use online::Moment;
use sqlx::{Executor, PgConnection, PgPool, Row as _, postgres::PgRow};

use super::{
    super::{
        Guess, InLobby, Lent, MOST_CODES, ShortCode,
        patience::{EVERYBODY, Patience},
    },
    Outcome, Seq, TableId, number, saved,
};

pub(super) async fn lend(
    connection: &mut PgConnection,
    table: TableId,
    code: ShortCode,
    now: Moment,
) -> Outcome<Lent> {
    // The table first, as whoever deletes it does: otherwise each could wait for the other.
    let there = sqlx::query("SELECT 1 FROM tables WHERE id = $1 FOR KEY SHARE").bind(table.0);
    if there.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(Lent::Gone);
    }
    // One after the other: a table has one code, and there are no more than there may be.
    connection.execute("LOCK TABLE codes_to_say IN SHARE ROW EXCLUSIVE MODE").await?;
    let forget = sqlx::query("DELETE FROM codes_to_say WHERE until <= $1").bind(number(now.0));
    forget.execute(&mut *connection).await?;
    let has = sqlx::query("SELECT number, until FROM codes_to_say WHERE of_table = $1").bind(table.0);
    if let Some(row) = has.fetch_optional(&mut *connection).await? {
        let number: i64 = row.try_get(0)?;
        let number = u32::try_from(number).map_err(|error| sqlx::Error::Decode(error.into()))?;
        return Ok(Lent::Code(ShortCode { number, until: Moment(saved(row.try_get(1)?)) }));
    }
    let many: i64 =
        sqlx::query_scalar("SELECT count(*) FROM codes_to_say").fetch_one(&mut *connection).await?;
    if saved(many) >= MOST_CODES {
        return Ok(Lent::Full);
    }
    let insert = sqlx::query(
        "INSERT INTO codes_to_say (number, of_table, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    );
    let insert = insert.bind(i64::from(code.number)).bind(table.0).bind(number(code.until.0));
    let is_free = insert.execute(connection).await?.rows_affected() == 1;
    Ok(if is_free { Lent::Code(code) } else { Lent::Taken })
}

/// How far somebody, and all together, may still be wrong.
async fn patience(connection: &mut PgConnection, by: &str) -> Outcome<Patience> {
    let read = sqlx::query("SELECT by_key, forgiven FROM wrong_codes WHERE by_key = $1 OR by_key = $2");
    let mut patience = Patience::default();
    for row in read.bind(by).bind(EVERYBODY).fetch_all(connection).await? {
        let (key, forgiven): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
        let of = if key == EVERYBODY { &mut patience.everybodys } else { &mut patience.ones };
        *of = Moment(saved(forgiven));
    }
    Ok(patience)
}

pub(super) async fn guess(pool: &PgPool, by: &str, guessed: Option<u32>, now: Moment) -> Outcome<Guess> {
    // Whoever guesses on and on holds nobody up.
    if patience(&mut *pool.acquire().await?, by).await?.is_over(now) {
        return Ok(Guess::TooMany);
    }
    let mut changing = pool.begin().await?;
    // One after the other: of many guesses at once no more are answered than of those that come in turn.
    changing.execute("LOCK TABLE wrong_codes IN SHARE ROW EXCLUSIVE MODE").await?;
    let before = patience(&mut changing, by).await?;
    if before.is_over(now) {
        return Ok(Guess::TooMany);
    }
    let find = sqlx::query_scalar(
        "SELECT t.code FROM codes_to_say c JOIN tables t ON t.id = c.of_table WHERE c.number = $1 AND c.until > $2",
    );
    let find = find.bind(guessed.map(i64::from)).bind(number(now.0));
    if let Some(code) = find.fetch_optional(&mut *changing).await? {
        return Ok(Guess::Leads(code));
    }
    let Patience { ones, everybodys } = before.tried(now);
    for (key, forgiven) in [(by, ones), (EVERYBODY, everybodys)] {
        let note = sqlx::query(
            "INSERT INTO wrong_codes (by_key, forgiven) VALUES ($1, $2)
            ON CONFLICT (by_key) DO UPDATE SET forgiven = excluded.forgiven",
        );
        note.bind(key).bind(number(forgiven.0)).execute(&mut *changing).await?;
    }
    changing.commit().await?;
    Ok(Guess::Nowhere)
}

pub(super) async fn show(pool: &PgPool, shown: &InLobby) -> Outcome<()> {
    let InLobby { table, seq, node, listed } = shown;
    let keep = sqlx::query(
        "INSERT INTO lobby AS l (of_table, seq, node, listed)
        SELECT t.id, $2, $3, $4 FROM tables t WHERE t.id = $1 FOR KEY SHARE
        ON CONFLICT (of_table) DO UPDATE SET seq = excluded.seq, node = excluded.node, listed = excluded.listed
        WHERE l.seq <= excluded.seq",
    );
    keep.bind(table.0).bind(number(seq.0)).bind(node.0).bind(listed).execute(pool).await.map(drop)
}

pub(super) async fn hide(pool: &PgPool, table: TableId, seq: Seq) -> Outcome<()> {
    let hide = sqlx::query("DELETE FROM lobby WHERE of_table = $1 AND seq <= $2");
    hide.bind(table.0).bind(number(seq.0)).execute(pool).await.map(drop)
}

pub(super) async fn shown(pool: &PgPool, since: Moment, most: u32) -> Outcome<Vec<(String, String)>> {
    let read = sqlx::query(
        "SELECT t.code, l.listed FROM lobby l JOIN tables t ON t.id = l.of_table JOIN nodes n ON n.id = l.node
        WHERE n.at > $1 ORDER BY t.id DESC LIMIT $2",
    );
    let rows = read.bind(number(since.0)).bind(i64::from(most)).fetch_all(pool).await?;
    rows.iter().map(|row: &PgRow| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}
