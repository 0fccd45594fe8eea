//! `kook review`: what a strong player would have done in each decision of recorded hands, and what the cards that nobody
//! could see say of it.

use std::{path::PathBuf, process::ExitCode};

use clap::{Args, builder::PossibleValuesParser, builder::TypedValueParser};
use five_hundred::{Action, Choices, Phase, Position, Rules};
use kookaburra::{GameKind, Table};
use players::{Judged, Level, Loss};
use serde_json::{Value, json};
use solver::{Budget, Solver};
use table::{MAX_SEATS, Seat, SeatSet};
use texts::{Arg, Person, Texts};

use crate::{Failure, page, print, printout::Printout, replay};

/// Look again at recorded hands of Five Hundred: which calls and cards gave something away.
///
/// A strong player is put in the place of each who acted, with what he could see, and says what he expects of each call
/// or card. What the hidden cards say of a card is told apart: a good card may cost a trick, and a bad one nothing.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The record; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Only this seat, from 0 [default: all]
    #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(0..MAX_SEATS as i64))]
    seat: Option<u8>,

    /// Only this hand, from 1 [default: all]
    #[arg(long, value_name = "HAND", value_parser = clap::value_parser!(u32).range(1..))]
    hand: Option<u32>,

    /// Who judges
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Expert, value_parser = judges())]
    level: Level,

    /// Smaller losses of tricks are not told; of points, ten times as many
    #[arg(long, value_name = "TRICKS", default_value_t = 0.2)]
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

/// The cards that are played in one search with all cards seen, at most: first leads of five players are left out.
const NODES: u64 = 3_000_000;

pub(crate) fn review(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let record = replay::record(&options.file)?;
    let sentence = |key: &str, args: &[(&str, Arg)]| Failure::Sentence(texts.format(key, args));
    if GameKind::of(&record) != Ok(GameKind::FiveHundred) {
        return Err(sentence("review-no-tricks", &[]));
    }
    let hands = record.hands.len();
    if let Some(hand) = options.hand.filter(|&hand| hand as usize > hands) {
        return Err(sentence("review-no-hand", &[("hand", hand.into()), ("hands", hands.into())]));
    }
    let mut solver = Solver::default();
    for hand in (0..hands).filter(|&hand| options.hand.is_none_or(|wanted| wanted as usize == hand + 1)) {
        let mut record = record.clone();
        record.hands.truncate(hand + 1);
        let table = Table::<Rules>::from_record(record)
            .map_err(|error| Failure::Sentence(format!("{}: {error}", replay::name(&options.file))))?;
        let findings = findings(options, &table, &mut solver);
        if options.json {
            for finding in &findings {
                print(&finding.to_json(hand).to_string())?;
            }
        } else {
            print(&page_of(options, &table, &findings, texts))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A decision, with what both judges say.
struct Finding {
    judged: Judged<Rules>,
    seen: Option<Seen>,
}

/// What a card was worth with all cards seen: tricks of the contractor's side, or whether a misère succeeds.
#[derive(Clone, Copy)]
struct Seen {
    best: u8,
    done: u8,
    misere: bool,
}

fn findings(options: &Options, table: &Table<Rules>, solver: &mut Solver) -> Vec<Finding> {
    let seats = options.seat.map_or(SeatSet::all(MAX_SEATS), |seat| SeatSet::of(Seat(seat)));
    let mut findings = Vec::new();
    let judge = |seat: Seat| options.level.player(u64::from(seat.0));
    players::review(table, seats, judge, |before, judged| {
        let seen = Position::of_table(before).and_then(|position| seen(solver, &position, judged.action));
        findings.push(Finding { judged, seen });
    });
    findings
}

fn seen(solver: &mut Solver, position: &Position, action: Action) -> Option<Seen> {
    let mut budget = Budget { nodes: NODES, go_on: &mut |_| true };
    let solution = solver.solve_within(position, true, &mut budget);
    let known = |bounds: solver::Bounds| (bounds.low == bounds.high).then_some(bounds.low);
    let done = solution.cards.iter().find(|card| card.action == action)?;
    Some(Seen { best: known(solution.value)?, done: known(done.value)?, misere: position.misere })
}

impl Finding {
    fn to_json(&self, hand: usize) -> Value {
        let round = |value: f64| (value * 1e3).round() / 1e3;
        let weighed: Vec<Value> = self
            .judged
            .weighed
            .iter()
            .map(|weighed| {
                json!({
                    "action": weighed.action,
                    "value": round(weighed.value),
                    "chance": weighed.chance.map(round),
                })
            })
            .collect();
        json!({
            "hand": hand,
            "seat": self.judged.seat,
            "action": self.judged.action,
            "weighed": weighed,
            "lost": self.judged.loss().map(|loss| round(loss.value())),
            "seen": self.seen.map(|seen| json!({ "best": seen.best, "done": seen.done })),
        })
    }

    fn plays(&self) -> bool {
        matches!(self.judged.view.choices, Choices::Play { .. })
    }

    /// What it cost, if that is worth telling.
    fn loss(&self, least: f64) -> Option<Loss<Action>> {
        let least = if self.plays() { least } else { 10.0 * least };
        self.judged.loss().filter(|loss| loss.value() >= least)
    }

    /// What was done, what would have been better, and what the hidden cards say.
    fn tell(&self, loss: &Loss<Action>, texts: Texts, names: &[String]) -> String {
        let name = texts.player(self.judged.seat, names);
        let done = texts.action_of(Person::They, self.judged.action, names);
        let mut parts = vec![
            texts.format("sentence-they", &[("name", name.into()), ("action", done.into())]),
            self.better(loss, texts, names),
        ];
        parts.extend(self.chance(loss, texts));
        parts.extend(self.seen.map(|seen| seen.tell(texts)));
        let place = Texts::capitalised(&self.place(texts));
        texts.format("print-count", &[("name", place.into()), ("number", parts.join(" ").into())])
    }

    /// When it was.
    fn place(&self, texts: Texts) -> String {
        if self.plays() {
            texts.format("review-trick", &[("number", (self.judged.view.tricks_played + 1).into())])
        } else {
            texts.phase(self.judged.view.phase.unwrap_or(Phase::Deal))
        }
    }

    fn better(&self, loss: &Loss<Action>, texts: Texts, names: &[String]) -> String {
        let action = texts.action_of(Person::You, loss.better.action, names);
        let (key, digits) =
            if self.plays() { ("review-better-tricks", 1) } else { ("review-better-points", 0) };
        let by = format!("{:.digits$}", loss.value()).replace('.', &texts.get("decimal-sign"));
        texts.format(key, &[("action", action.into()), ("by", by.into())])
    }

    /// What it means for the contract. Calls are about different contracts: of those only the better one is spoken of.
    fn chance(&self, loss: &Loss<Action>, texts: Texts) -> Option<String> {
        let percent = |chance: f64| (chance * 100.0).round() as i64;
        let (better, done) = (percent(loss.better.chance?), percent(loss.done.chance?));
        match (self.judged.view.phase, loss.better.action) {
            (Some(Phase::Auction), Action::Bid(_)) => {
                Some(texts.format("review-made", &[("better", better.into())]))
            }
            (Some(Phase::Auction), _) => None,
            _ if better == done => None,
            _ => Some(texts.format("review-chance", &[("better", better.into()), ("done", done.into())])),
        }
    }
}

impl Seen {
    fn tell(self, texts: Texts) -> String {
        let cost = self.best.abs_diff(self.done);
        match cost {
            0 => texts.get("review-seen-same"),
            _ if self.misere => texts.get("review-seen-decides"),
            _ => texts.format("review-seen-tricks", &[("tricks", cost.into())]),
        }
    }
}

fn page_of(options: &Options, table: &Table<Rules>, findings: &[Finding], texts: Texts) -> String {
    let printout = Printout::new(table, texts, false);
    let texts = Texts::for_rules(texts.lang(), table.game());
    let names = printout.names();
    let mut lines = vec![printout.caption()];
    let told: Vec<(&Finding, Loss<Action>)> = findings
        .iter()
        .filter_map(|finding| finding.loss(options.least).map(|loss| (finding, loss)))
        .collect();
    for (finding, loss) in &told {
        lines.push(page::fill(&finding.tell(loss, texts, names), "  "));
    }
    if told.is_empty() {
        lines.push(texts.get("review-nothing"));
    }
    lines.join("\n") + "\n"
}
