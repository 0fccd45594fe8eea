//! One whole hand of every preset, as every viewer sees it at every step \[FH-VIEW\]. The files lie in `tests/golden`:
//! where a phase begins, everything each viewer sees; after each action what has changed for whom. `0123*` in front of
//! a line are the seats (and the spectator) who see just this.

use std::fs;

use cards::CardSet;
use five_hundred::{Choices, PRESETS, Phase, Preset, RowView, Rules, RulesSpec, State, TrickView, View};
use table::{Game, Recall, Seat, Viewer};

use crate::common::{
    Random, Recorded,
    data::{self, Told, perform},
};

/// No larger file is kept.
const MOST_BYTES: usize = 60_000;

#[test]
fn every_preset_has_a_hand_that_reads_as_it_was_reviewed() {
    // FH-VIEW-1, FH-VIEW-2, FH-VIEW-3, FH-VIEW-4, PRE-AU, PRE-US, PRE-QC, PRE-BIJOU
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        let file = fs::read_to_string(data::path("golden", preset.name)).unwrap_or_default();
        let told = if file.is_empty() {
            assert!(data::is_update(), "{} has no golden hand", preset.name);
            invent(preset, &rules)
        } else {
            let actions =
                file.lines().filter_map(|line| line.strip_prefix("> ")).map(str::to_owned).collect();
            Told::read(&rules, &file, actions)
        };
        let text = playthrough(preset, &rules, &told);
        assert!(text.len() < MOST_BYTES, "{}: {} bytes", preset.name, text.len());
        data::expect("golden", preset.name, &text);
    }
}

/// What a preset's hand should show: words of its contract, and how it ended.
fn wanted(preset: &str) -> (&'static str, &'static str) {
    match preset {
        "australian-3" => ("open-misere", "made"),
        "australian-5-open" => ("super-open-misere", ""),
        "australian-2" | "australian-6" => ("\"misere\"", ""),
        "australian-4-blind" => ("\"blind-misere\"", ""),
        "australian-2-plain" => ("NT", "made"),
        "american-3" => ("", "stopped"),
        "american-nullo" | "quebec-4-nullo" => ("nullo", ""),
        "quebec-4-club" => ("partie", ""),
        "quebec-4-misere" => ("misere", ""),
        "new-zealand-4" => ("NT", ""),
        "quebec-2" => ("NT", ""),
        _ => ("", "made"),
    }
}

/// A hand that shows what is special about a preset.
fn invent(preset: &Preset, rules: &Rules) -> Told {
    let (contract, result) = wanted(preset.name);
    let near = if preset.name == "american-3" { rules.target() - 30 } else { 0 };
    for seed in 0..40_000 {
        let mut scores = vec![0; rules.seats()];
        scores[1] = near;
        let hand = Recorded::random(rules, scores, &mut Random::new(seed));
        let json = rules.hand_json(hand.states.last().unwrap());
        let bid = json["contract"]["bid"].to_string();
        // At a table of five somebody is called or asked; where the level allows it, two are.
        let partners = json["contract"]["partners"].as_array().map_or(0, Vec::len);
        let least = match (rules.axes().sides.text(), preset.name) {
            ("chosen", "american-5") => 2,
            ("chosen", name) if name != "australian-5-open" => 1,
            _ => 0,
        };
        if bid.contains(contract)
            && bid != "null"
            && json["result"].to_string().contains(result)
            && partners >= least
        {
            return Told::of(&hand, hand.actions.len());
        }
    }
    panic!("{}: no such hand was found", preset.name)
}

type Lines = Vec<(String, String)>;

fn playthrough(preset: &Preset, rules: &Rules, told: &Told) -> String {
    let mut text = format!(
        "# {}: a hand as every viewer sees it. `> ` begins an action; the numbers in front of a line are the seats that see\n\
         # it, * is a spectator. Everything is written where a phase begins, else what has changed.\n{}",
        preset.name,
        told.opening(rules)
    );
    let mut state = told.begin(rules);
    let mut before: Vec<Lines> = Vec::new();
    let mut phase = None;
    for line in [None].into_iter().chain(told.actions.iter().map(Some)) {
        if let Some(line) = line {
            perform(rules, &mut state, line);
            text += &format!("> {line}\n");
        }
        let now = all_lines(rules, &state);
        if rules.phase(&state) != phase || before.is_empty() {
            phase = rules.phase(&state);
            text += &format!("== {}\n", phase.map_or("over", Phase::text));
            before = vec![Lines::new(); now.len()];
        }
        text += &changes(&before, &now);
        before = now;
    }
    assert!(matches!(phase, None | Some(Phase::Deal)), "{}: the hand is not finished", preset.name);
    text
}

fn all_lines(rules: &Rules, state: &State) -> Vec<Lines> {
    let seats = Seat::all(rules.seats()).map(Viewer::Seat);
    seats
        .chain([Viewer::Spectator])
        .map(|viewer| lines(rules, &rules.view(state, viewer, Recall::Table)))
        .collect()
}

/// What has changed, each line once with those who see it.
fn changes(before: &[Lines], now: &[Lines]) -> String {
    let mut grouped: Vec<(String, String)> = Vec::new();
    for (viewer, (before, now)) in before.iter().zip(now).enumerate() {
        let gone = before.iter().filter(|(key, _)| !now.iter().any(|(other, _)| other == key));
        let gone = gone.map(|(key, _)| format!("{key}: -"));
        let new =
            now.iter().filter(|line| !before.contains(line)).map(|(key, value)| format!("{key}: {value}"));
        for line in gone.chain(new) {
            match grouped.iter_mut().find(|(_, other)| *other == line) {
                Some((viewers, _)) => viewers.push_str(&viewer.to_string()),
                None => grouped.push((viewer.to_string(), line)),
            }
        }
    }
    let spectator = (now.len() - 1).to_string();
    grouped
        .iter()
        .map(|(viewers, line)| format!("{:>7} {line}\n", viewers.replace(&spectator, "*")))
        .collect()
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// Cards grouped by suit, each from the top of the canonical order.
fn cards(set: CardSet) -> String {
    list(set.to_canonical())
}

fn row(row: &RowView) -> String {
    let pile = |n: usize| {
        let up = row.up[n].map_or_else(|| "-".to_owned(), |card| card.to_string());
        if row.down[n] { format!("{up}/?") } else { up }
    };
    list((0..5).map(pile))
}

fn trick(trick: &TrickView) -> String {
    let plays = trick.plays.iter().enumerate().map(|(place, play)| {
        let row = if play.from_row { "row " } else { "" };
        let best = if place == usize::from(trick.best) { "!" } else { "" };
        format!("{} {row}{}{best}", play.seat, play.card)
    });
    let led = trick.led.map_or_else(|| "nothing".to_owned(), |suit| suit.to_string());
    format!("{} ({led} led)", plays.collect::<Vec<_>>().join(", "))
}

/// A view as named lines; what isn't shown has none.
fn lines(rules: &Rules, view: &View) -> Lines {
    let mut lines = Lines::new();
    let mut add = |key: &str, value: Option<String>| {
        lines.extend(value.filter(|value| !value.is_empty()).map(|value| (key.to_owned(), value)));
    };
    add(
        "game",
        Some(format!("hand {}, dealer {}, scores {}", view.hand_number, view.dealer, list(&view.scores))),
    );
    add("to act", Some(list(view.to_act.iter())));
    for (seat, shown) in view.seats.iter().enumerate() {
        let mut parts = vec![format!("{} cards", shown.cards)];
        parts.extend((shown.tricks > 0).then(|| format!("{} tricks", shown.tricks)));
        parts.extend(shown.passed.then(|| "passed".to_owned()));
        parts.extend((!shown.plays).then(|| "takes no part".to_owned()));
        add(&format!("seat {seat}"), Some(parts.join(", ")));
        add(&format!("hand {seat}"), shown.hand.map(cards));
        add(&format!("row {seat}"), shown.row.as_ref().map(row));
    }
    let calls = view.calls.iter().map(|call| format!("{} {}", call.seat, call.call)).collect::<Vec<_>>();
    add("calls", Some(calls.join(", ")));
    add(
        "contract",
        view.contract.as_ref().map(|contract| {
            let partners = match (contract.partners_known, contract.partners.is_empty()) {
                (false, _) => "unknown".to_owned(),
                (true, true) => "none".to_owned(),
                (true, false) => list(contract.partners.iter()),
            };
            let called = contract.called.map_or_else(String::new, |card| format!(", {card} called"));
            let joker = contract.nominated.map_or_else(String::new, |joker| {
                format!(", joker {}", serde_json::to_value(joker).unwrap())
            });
            format!(
                "{} by {}, partners {partners}{called}{joker}, worth {}, needs {}",
                contract.bid, contract.seat, contract.value, contract.needed
            )
        }),
    );
    add("kitty", view.kitty.map(cards));
    add("discards", view.discards.map(cards));
    add("given", view.given.map(|cards| cards.to_string()));
    add("dead hand", view.dead.map(cards));
    let first = usize::from(view.tricks_played) - view.tricks.len();
    for (n, finished) in view.tricks.iter().enumerate() {
        add(&format!("trick {}", first + n + 1), Some(trick(finished)));
    }
    add("table", view.trick.as_ref().map(trick));
    add(
        "outcome",
        view.outcome
            .as_ref()
            .map(|outcome| format!("{:?}, points {}", outcome.result, list(&outcome.points))),
    );
    if view.phase.is_none() {
        let games = list(view.games.iter().flatten());
        add(
            "game over",
            Some(format!(
                "won by [{}], lost by [{}], games {games}",
                list(view.winners.iter()),
                list(view.losers.iter())
            )),
        );
    } else {
        add("barred", Some(list(view.losers.iter())));
    }
    add("may", may(rules, view));
    lines
}

/// What the viewer may do, shortly.
fn may(rules: &Rules, view: &View) -> Option<String> {
    match view.choices {
        Choices::None => None,
        Choices::Auction { bids, pass, look } => {
            let words = [(pass, "pass"), (look, "look")]
                .into_iter()
                .filter(|(may, _)| *may)
                .map(|(_, word)| word.to_owned());
            let bids = rules.bids.bids.iter().filter(|&&bid| bids.contains(bid)).map(ToString::to_string);
            Some(words.chain(bids).collect::<Vec<_>>().join(", "))
        }
        Choices::Discard { from, count } => Some(format!("discard {count} of {}", cards(from))),
        _ if view.phase == Some(Phase::Partners) => {
            Some(view.choices.list().iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
        }
        _ => Some(list(view.choices.list())),
    }
}
