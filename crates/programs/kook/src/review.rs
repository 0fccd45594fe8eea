//! `kook review`: what a strong player would have done in each decision of recorded hands, and what the cards that
//! nobody could see say of it.

use std::{path::PathBuf, process::ExitCode};

use card_match::review::{Finding, LEAST_LOSS};
use card_match::{
    Level,
    review::{Findings, Reviewed},
};
use clap::{Args, builder::PossibleValuesParser, builder::TypedValueParser};
use kookaburra::{GameKind, Record, ReplayError, Table, with_game};
use players::Loss;
use serde_json::{Value, json};
use table::{Game, MAX_SEATS, MOST_HANDS, Seat, SeatSet};
use texts::narration::{InWords, Narrator};
use texts::{Arg, Texts};

use crate::{
    Failure,
    cli::{cores_parser, number_parser, seat_parser, whole},
    malformed, page, print,
    printout::{Printed, Printout},
    replay::{self, Found},
};

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[arg(long, value_name = "GAME", value_parser = number_parser())]
    game: Option<usize>,

    #[arg(long, value_name = "SEAT", value_parser = seat_parser())]
    seat: Option<Seat>,

    #[arg(long, value_name = "HAND", value_parser = whole::<u32>(1, u64::from(u32::MAX)))]
    hand: Option<u32>,

    #[arg(long, value_name = "LEVEL", default_value_t = Level::Expert, value_parser = judges())]
    level: Level,

    #[arg(long, value_name = "N", default_value = "1", value_parser = cores_parser())]
    cores: usize,

    #[arg(long, value_name = "TRICKS", default_value_t = LEAST_LOSS)]
    least: f64,

    #[arg(long, value_name = "HANDS", default_value_t = MOST_HANDS)]
    max_hands: usize,

    #[arg(long)]
    json: bool,
}

/// The levels that weigh what they do.
fn judges() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new([Level::Strong, Level::Expert].map(Level::name))
        .try_map(|text| text.parse::<Level>())
}

pub(crate) fn review(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let file = replay::name(&options.file);
    for game in replay::games(&options.file, options.game, options.max_hands, texts)? {
        if let Some(heading) = game.heading(texts).filter(|_| !options.json) {
            print(&heading)?;
        }
        let name = game.name(&file, texts);
        if laws::open_table::is_open(&game.record) {
            return Err(Failure::Sentence(texts.format("open-no-review", &[("file", name.into())])));
        }
        match GameKind::of(&game.record) {
            Ok(kind) => with_game!(kind, Rules => hands::<Rules>(options, &game, &name, texts)?),
            Err(wrong) => {
                let wrong = malformed::sentence(&wrong, Some(&game.record), texts);
                return Err(Failure::Sentence(format!("{name}: {wrong}")));
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Looks again at the hands that were asked for.
fn hands<G: Reviewed + InWords + Printed>(
    options: &Options,
    game: &Found,
    name: &str,
    texts: Texts,
) -> Result<(), Failure> {
    let hands = game.record.hands.len();
    if let Some(hand) = options.hand.filter(|&hand| hand as usize > hands) {
        let args: [(&str, Arg); 2] = [("hand", hand.into()), ("hands", hands.into())];
        return Err(Failure::Sentence(texts.format("review-no-hand", &args)));
    }
    let number = game.place.map(|(number, _)| number);
    let players = game.record.players.clone();
    let mut printed = Ok(());
    let replayed =
        each_hand(&game.record, options.hand.map(|hand| hand as usize - 1), |hand, table: &Table<G>| {
            if printed.is_ok() {
                printed = look_at(options, (number, hand), (table, players.as_deref()), texts);
            }
        });
    replayed.map_err(|error| {
        Failure::Sentence(malformed::replay_error::<G>(name, &error, &game.record, texts))
    })?;
    printed
}

/// Plays a record once, and shows the table at the end of each hand, or of one. A hand that can't be played to where
/// the record leaves it is not shown.
fn each_hand<G: Game>(
    record: &Record,
    only: Option<usize>,
    mut show: impl FnMut(usize, &Table<G>),
) -> Result<(), ReplayError<G::Refusal>> {
    let mut record = record.clone();
    if let Some(only) = only {
        record.hands.truncate(only + 1);
    }
    Table::replay(&record, |table: &Table<G>| {
        let hand = table.hands().len() - 1;
        let whole = table.actions().len() == record.hands[hand].actions.len();
        if only.is_none_or(|only| only == hand) && whole {
            show(hand, table);
        }
    })?;
    Ok(())
}

/// Prints what is said of the last hand of a table; its number, and that of its game if there are several.
fn look_at<G: Reviewed + InWords + Printed>(
    options: &Options,
    (game, hand): (Option<usize>, usize),
    (table, players): (&Table<G>, Option<&[String]>),
    texts: Texts,
) -> Result<(), Failure> {
    let findings = findings(options, table);
    if options.json {
        return findings.iter().try_for_each(|finding| {
            let mut json = to_json(finding, hand);
            if let Some(number) = game {
                json["game"] = (number - 1).into();
            }
            print(&json.to_string())
        });
    }
    print(&page_of(options, (table, players), &findings, texts))
}

/// The findings about those who were asked for.
fn findings<G: Reviewed>(options: &Options, table: &Table<G>) -> Vec<Finding<G>> {
    let seats = options.seat.map_or(SeatSet::all(MAX_SEATS), SeatSet::of);
    let review = Findings::of_record(table, seats, options.level, options.cores);
    review.filter(|finding| seats.contains(finding.judged.seat)).collect()
}

fn to_json<G: Reviewed>(finding: &Finding<G>, hand: usize) -> Value {
    let round = |value: f64| (value * 1e3).round() / 1e3;
    let judged = &finding.judged;
    let weighed = judged.weighed.iter().map(|weighed| {
        json!({
            "action": weighed.action.to_string(),
            "value": round(weighed.value),
            "chance": weighed.chance.map(round),
        })
    });
    json!({
        "hand": hand,
        "seat": judged.seat,
        "action": judged.action.to_string(),
        "weighed": weighed.collect::<Vec<Value>>(),
        "lost": judged.loss().map(|loss| round(loss.value())),
        "seen": finding.seen.map(|seen| json!({ "best": seen.best, "done": seen.done })),
    })
}

fn page_of<G: Reviewed + InWords + Printed>(
    options: &Options,
    (table, players): (&Table<G>, Option<&[String]>),
    findings: &[Finding<G>],
    texts: Texts,
) -> String {
    let printout = Printout::new(table, players, texts, false);
    let texts = Texts::for_rules(texts.lang(), table.game());
    let narrator = Narrator::of(texts, printout.names().to_vec(), None, false);
    let mut lines = vec![printout.caption()];
    let told: Vec<(&Finding<G>, Loss<G::Action>)> = findings
        .iter()
        .filter_map(|finding| finding.loss(options.least).map(|loss| (finding, loss)))
        .collect();
    for (finding, loss) in &told {
        lines.push(page::fill(&narrator.finding(finding, loss), "  "));
    }
    if told.is_empty() {
        lines.push(texts.get("review-nothing"));
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic")]

    use serde_json::json;

    use super::*;

    /// A match in which everybody passes in every hand.
    fn passed_out(hands: usize) -> Record {
        let hand = |number: usize| {
            let passes: Vec<String> = (1..=4).map(|steps| format!("{} pass", (number + steps) % 4)).collect();
            let deal = json!({ "seed": format!("{number:064x}") });
            json!({ "dealer": number % 4, "deal": deal, "actions": passes })
        };
        let record = json!({
            "format": "kookaburra-record/1", "game": "five-hundred", "rules": { "preset": "australian-4" },
            "hands": (0..hands).map(hand).collect::<Vec<_>>(),
        });
        Record::read(&record.to_string()).unwrap()
    }

    /// What each table shown was, and how many hands there were in all that judges were given.
    fn shown(hands: usize, only: Option<usize>) -> (Vec<usize>, usize) {
        let (mut shown, mut given) = (Vec::new(), 0);
        each_hand(&passed_out(hands), only, |hand, table: &Table<five_hundred::Rules>| {
            shown.push(hand);
            let alone = table.last_hand();
            assert_eq!((alone.phase(), alone.next_dealer()), (table.phase(), table.next_dealer()));
            assert_eq!(alone.to_record(None).hands[0], table.to_record(None).hands[hand]);
            given += alone.to_record(None).hands.len() + alone.finished_hands().len();
        })
        .unwrap();
        (shown, given)
    }

    #[test]
    fn each_hand_is_played_once_however_many_came_before() {
        for hands in [1, 40, 80] {
            assert_eq!(shown(hands, None), ((0..hands).collect(), 2 * hands));
        }
        assert_eq!(shown(40, Some(7)), (vec![7], 2));
    }

    #[test]
    fn a_hand_that_goes_wrong_is_not_shown() {
        let mut record = passed_out(3);
        record.hands[1].actions[2] = "3 pass".to_owned();
        let mut shown = Vec::new();
        let error = each_hand(&record, None, |hand, _: &Table<five_hundred::Rules>| shown.push(hand));
        assert!(matches!(error, Err(ReplayError::Illegal { hand: 1, action: 2, .. })));
        assert_eq!(shown, [0]);
    }
}
