//! A replayed game in its own notation, for games that have no printout of their own: what was done in each hand, and
//! what it came to.

use std::process::ExitCode;

use kookaburra::{Record, ReplayError, ReplayResult, Table};
use table::{Game, Seat};
use texts::Texts;

use crate::{Failure, complain, page, print, printout, replay};

pub(crate) fn show<G: Game>(record: Record, name: &str, texts: Texts) -> Result<ExitCode, Failure> {
    let lines: Vec<Vec<String>> = record.hands.iter().map(|hand| hand.actions.clone()).collect();
    let mut pages = Vec::new();
    match Table::<G>::replay(record, |table| pages.push(hand(table, texts))) {
        Ok(table) => {
            pages.push(standing(&table, texts));
            print(&pages.join("\n"))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(ReplayError::Illegal { hand, action, rule, refusal }) => {
            print(&pages.join("\n"))?;
            let line = lines.get(hand).and_then(|lines| lines.get(action)).map_or("", String::as_str);
            complain(&replay::illegal(name, (hand, action), line, rule, refusal.to_string(), texts));
            Ok(ExitCode::from(ReplayResult::ILLEGAL))
        }
        Err(ReplayError::Malformed(malformed)) => Err(Failure::Sentence(format!("{name}: {malformed}"))),
    }
}

fn names<G: Game>(table: &Table<G>, texts: Texts) -> Vec<String> {
    let seats = Seat::all(table.game().seats());
    let players = table.record().players.clone();
    players
        .unwrap_or_else(|| seats.map(|seat| texts.format("print-seat", &[("seat", seat.0.into())])).collect())
}

fn hand<G: Game>(table: &Table<G>, texts: Texts) -> String {
    let names = names(table, texts);
    let Some(hand) = table.record().hands.last() else { return String::new() };
    let dealer = names.get(hand.dealer.index()).cloned().unwrap_or_default();
    let number = table.record().hands.len();
    let heading = texts.format("print-hand", &[("number", number.into()), ("name", dealer.into())]);
    let mut page = format!("{heading}\n{}\n", "-".repeat(heading.chars().count()));
    // An action stays on one line.
    let actions: Vec<String> = hand.actions.iter().map(|action| action.replace(' ', "\u{a0}")).collect();
    page += &page::fill(&actions.join(", "), "  ").replace('\u{a0}', " ");
    page.push('\n');
    let finished = table.finished_hands().get(number - 1);
    if let Some(points) = finished.and_then(|hand| hand["points"].as_array()) {
        let points: Vec<String> = names
            .iter()
            .zip(points)
            .map(|(name, points)| {
                printout::count(texts, name, &format!("{:+}", points.as_i64().unwrap_or_default()))
            })
            .collect();
        let result = finished.and_then(|hand| hand["result"].as_str()).unwrap_or_default();
        let rows = [
            vec![texts.get("print-result"), result.replace('_', " ")],
            vec![texts.get("print-points"), points.join(", ")],
        ];
        page += &page::columns(&rows, &[page::Align::Left], "  ");
    }
    page
}

fn standing<G: Game>(table: &Table<G>, texts: Texts) -> String {
    let names = names(table, texts);
    let standing = table.standing();
    let scores: Vec<String> =
        names.iter().zip(&standing.scores).map(|(name, score)| format!("{name} {score}")).collect();
    let players = |seats| ("names", texts.players(seats, &names).into());
    let last = match table.phase() {
        None => texts
            .format("standing-over", &[players(standing.winners), ("count", standing.winners.len().into())]),
        Some("deal") => String::new(),
        Some(_) => texts.format("standing-legal", &[("actions", table.legal_lines().join(", ").into())]),
    };
    format!("{}: {}\n{}", texts.get("sheet-title"), scores.join(", "), page::fill(&last, ""))
}
