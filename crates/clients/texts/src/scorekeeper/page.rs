//! A whole sheet as lines of text.

use crate::{
    Texts,
    whole::{shown, signed},
};
use kookaburra::{AnyRules, with_rules};
use sheet::{Game, GameScore, PersonRecord, Row, Scores, Sheet, alike};

use crate::scorekeeper::Keeper;

/// The sheet, a line for each row, and what everybody has done.
#[must_use]
pub fn page(sheet: &Sheet, scores: &Scores, texts: Texts) -> String {
    let mut lines = Vec::new();
    for (number, (game, score)) in sheet.games.iter().zip(&scores.games).enumerate() {
        let texts = sheet.rules_of(number).map_or(texts, |rules| in_words_of(&rules, texts));
        lines.push(texts.format("pad-game-number", &[("count", (number as u32 + 1).into())]));
        rows(&Keeper { texts, names: &game.players }, score, &mut lines);
        lines.push(String::new());
    }
    lines.extend(people(&scores.evening, texts));
    lines.join("\n")
}

/// A sheet by its day, its people and its game, and how far that has come: so that no two of an evening look the same.
#[must_use]
pub fn heading(sheet: &Sheet, texts: Texts) -> String {
    let last = sheet.games.len().saturating_sub(1);
    let game =
        sheet.rules_of(last).map(|rules| with_rules!(rules, rules => texts.preset(rules.spec().preset).0));
    let args = [
        ("date", sheet.date.clone().unwrap_or_default().into()),
        ("names", sheet.people.join(", ").into()),
        ("game", game.unwrap_or_default().into()),
        ("number", sheet.games.len().into()),
        ("hands", sheet.games.last().map_or(0, Game::rows).into()),
    ];
    texts.format("pad-sheet-of", &args)
}

/// What everybody has done, a line for each, and whose names are so much alike that they may be one person.
#[must_use]
pub fn people(records: &[PersonRecord], texts: Texts) -> Vec<String> {
    records.iter().map(|person| person_line(person, texts)).chain(doubts(records, texts)).collect()
}

/// Whose names are so much alike that they may be one person, in a sentence for each two.
#[must_use]
pub fn doubts(records: &[PersonRecord], texts: Texts) -> Vec<String> {
    let told = |(one, other): (usize, usize)| {
        let names = [one, other].map(|place| records[place].name.clone());
        texts.format("tally-alike", &[("names", texts.list(names.into()).into())])
    };
    alike(records).into_iter().map(told).collect()
}

/// The texts in the words of those who play by such rules.
#[must_use]
pub fn in_words_of(rules: &AnyRules, texts: Texts) -> Texts {
    with_rules!(rules, rules => Texts::for_rules(texts.lang(), rules))
}

/// The rows of a game, each with the number by which it is corrected, and how the game stands.
fn rows(keeper: &Keeper<'_>, game: &GameScore, lines: &mut Vec<String>) {
    for row in &game.rows {
        lines.push(row_line(keeper, game, row));
        lines.extend(keeper.noted(game, row).into_iter().map(|noted| format!("     {noted}")));
    }
    lines.push(keeper.standing(game));
}

/// A row with the number by which it is corrected.
fn row_line(keeper: &Keeper<'_>, game: &GameScore, row: &Row) -> String {
    let totals = game.columns.iter().zip(row.points.iter().zip(&row.totals));
    let totals = totals.map(|(column, (&points, &total))| {
        let args = [
            ("side", keeper.side(column).into()),
            ("points", signed(points).into()),
            ("total", shown(total).into()),
        ];
        keeper.texts.format(if row.struck { "tally-cell-struck" } else { "tally-cell" }, &args)
    });
    let totals = totals.collect::<Vec<_>>().join("; ");
    let marks = [(row.struck, "pad-struck"), (row.agreed, "pad-agreed")];
    let marks =
        marks.into_iter().filter(|(is_so, _)| *is_so).map(|(_, key)| format!(" ({})", keeper.texts.get(key)));
    let warnings = row.warnings.iter().map(|&warning| format!(" {}", keeper.warning(warning, row)));
    let (marks, warnings): (String, String) = (marks.collect(), warnings.collect());
    let what = keeper.outcome(row);
    // What somebody has written beside points ends as they please.
    let what = if what.ends_with(['.', '!', '?', '…']) { what } else { format!("{what}.") };
    format!("{:>3}  {what} {totals}{marks}.{warnings}", row.number)
}

/// The rows that a sheet has from an entry of a game on.
#[must_use]
pub fn rows_from(sheet: &Sheet, scores: &Scores, (game, entry): (usize, usize), texts: Texts) -> Vec<String> {
    let games = sheet.games.iter().zip(&scores.games).enumerate().skip(game);
    let lines = games.flat_map(|(number, (played, score))| {
        let texts = sheet.rules_of(number).map_or(texts, |rules| in_words_of(&rules, texts));
        let keeper = Keeper { texts, names: &played.players };
        let is_new = move |row: &&Row| number > game || row.entry >= entry;
        score.rows.iter().filter(is_new).map(move |row| row_line(&keeper, score, row))
    });
    lines.collect()
}

fn person_line(person: &PersonRecord, texts: Texts) -> String {
    let args = [
        ("name", person.name.clone().into()),
        ("games", person.games.into()),
        ("wins", person.wins.into()),
        ("made", person.made.into()),
        ("count", person.contracts.into()),
    ];
    texts.format("tally-person", &args)
}
