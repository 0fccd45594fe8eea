//! `kook review`: what a strong player would have done in each decision of recorded hands, and what the cards that nobody
//! could see say of it.

use std::{path::PathBuf, process::ExitCode};

use clap::{Args, builder::PossibleValuesParser, builder::TypedValueParser};
use kookaburra::{GameKind, Table};
use players::Loss;
use serde_json::{Value, json};
use session::{
    Level, Narrator,
    review::{Finding, LEAST_LOSS, Review, Reviewed},
};
use table::{MAX_SEATS, Seat, SeatSet};
use texts::{Arg, Texts};

use crate::{
    Failure,
    cli::{self, cores_parser},
    page, print,
    printout::{Printed, Printout},
    replay::{self, Found},
};

/// Look again at recorded hands: which calls and cards gave something away.
///
/// A strong player is put in the place of each who acted, with what he could see, and says what he expects of each call
/// or card. What the hidden cards say of a card of Five Hundred is told apart: a good card may cost a trick, and a bad one nothing.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The record, or a file of several games; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Only this game of a file of several, from 1 [default: all]
    #[arg(long, value_name = "GAME", value_parser = cli::number_parser())]
    game: Option<usize>,

    /// Only this seat, from 0 [default: all]
    #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(0..MAX_SEATS as i64))]
    seat: Option<u8>,

    /// Only this hand, from 1 [default: all]
    #[arg(long, value_name = "HAND", value_parser = clap::value_parser!(u32).range(1..))]
    hand: Option<u32>,

    /// Who judges
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Expert, value_parser = judges())]
    level: Level,

    /// How many cores he thinks on: with each he looks at so many more deals in the same time
    #[arg(long, value_name = "N", default_value = "1", value_parser = cores_parser())]
    cores: usize,

    /// Smaller losses of tricks are not told; of points, ten times as many
    #[arg(long, value_name = "TRICKS", default_value_t = LEAST_LOSS)]
    least: f64,

    /// One JSON object for each decision, those without a loss too
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
    for game in replay::games(&options.file, options.game, texts)? {
        if let Some(heading) = game.heading(texts).filter(|_| !options.json) {
            print(&heading)?;
        }
        let name = game.name(&file, texts);
        match GameKind::of(&game.record) {
            Ok(GameKind::FiveHundred) => hands::<five_hundred::Rules>(options, &game, &name, texts)?,
            Ok(GameKind::RummyFiveHundred) => hands::<rummy_500::Rules>(options, &game, &name, texts)?,
            Err(malformed) => return Err(Failure::Sentence(format!("{name}: {malformed}"))),
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Looks again at the hands that were asked for.
fn hands<G: Reviewed + Printed>(
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
    for hand in (0..hands).filter(|&hand| options.hand.is_none_or(|wanted| wanted as usize == hand + 1)) {
        let mut record = game.record.clone();
        record.hands.truncate(hand + 1);
        let table =
            Table::<G>::from_record(record).map_err(|error| Failure::Sentence(format!("{name}: {error}")))?;
        let findings = findings(options, &table);
        if options.json {
            for finding in &findings {
                let mut json = to_json(finding, hand);
                if let Some((number, _)) = game.place {
                    json["game"] = (number - 1).into();
                }
                print(&json.to_string())?;
            }
        } else {
            print(&page_of(options, &table, &findings, texts))?;
        }
    }
    Ok(())
}

/// What is said of those who were asked for.
fn findings<G: Reviewed>(options: &Options, table: &Table<G>) -> Vec<Finding<G>> {
    let seats = options.seat.map_or(SeatSet::all(MAX_SEATS), |seat| SeatSet::of(Seat(seat)));
    let review = Review::new(table, seats, |seed| options.level.player_on(options.cores, seed));
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

fn page_of<G: Reviewed + Printed>(
    options: &Options,
    table: &Table<G>,
    findings: &[Finding<G>],
    texts: Texts,
) -> String {
    let printout = Printout::new(table, texts, false);
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
