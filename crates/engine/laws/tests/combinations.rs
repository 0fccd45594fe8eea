//! Every combination of facts has its ruling, and every row of every table is reached \[LAW-REF-7\].
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use five_hundred::{PRESETS, Rules};
use proptest::{
    collection::vec,
    prelude::*,
    strategy::ValueTree,
    test_runner::{Config, TestRunner},
};
use serde_json::{Map, Value, json};

/// Chance, as a list of numbers.
struct Dice<'a>(std::slice::Iter<'a, u8>);

impl Dice<'_> {
    fn below(&mut self, count: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or_default()) % count
    }

    fn of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    fn flag(&mut self) -> Value {
        (self.below(2) == 1).into()
    }

    fn seats(&mut self, seats: usize) -> Value {
        let bits = self.below(1 << seats);
        (0..seats).filter(|seat| bits >> seat & 1 == 1).collect()
    }
}

fn words<T: serde::Serialize>(all: &[T]) -> Vec<Value> {
    all.iter().map(|word| serde_json::to_value(word).unwrap()).collect()
}

/// Some value of a fact of a kind.
fn fact(kind: &str, fact: &str, rules: &Rules, dice: &mut Dice<'_>) -> Value {
    let (cards, seats) = (["AS", "JD", "JH", "4D", "9C", "X", "Y"], rules.seats());
    match (kind, fact) {
        (_, "seat" | "turn") => dice.below(seats).into(),
        ("draw", "fault") => dice.of(&words(laws::DrawFault::ALL)),
        ("cut", "fault") => dice.of(&words(laws::CutFault::ALL)),
        ("deal", "fault") => dice.of(&words(laws::DealFault::ALL)),
        (_, "cause") => dice.of(&words(laws::Cause::ALL)),
        (_, "how") => dice.of(&words(laws::How::ALL)),
        ("kitty_seen", "what") => dice.of(&words(laws::Hidden::ALL)),
        ("look", "what") => dice.of(&words(laws::LookedAt::ALL)),
        (_, "called_since") if dice.below(2) == 0 => json!([]),
        (_, "proved" | "in_time") if dice.below(2) == 0 => json!(true),
        (_, "taken_back" | "corrected") if dice.below(2) == 0 => json!(false),
        (_, "seen_at") if dice.below(2) == 0 => "dealt".into(),
        (_, "seen_at" | "stage") => dice.of(&laws::Stage::ALL).name().into(),
        // A revoke more often than not.
        (_, "card") if dice.below(2) == 0 => "9C".into(),
        (_, "held") if dice.below(2) == 0 => json!(["4D"]),
        (_, "led") if dice.below(2) == 0 => "D".into(),
        (_, "call") => dice.of(&["pass", "6S", "10NT"]).into(),
        (_, "card") => dice.of(&cards).into(),
        (_, "held") => (0..dice.below(3)).map(|_| dice.of(&cards)).collect(),
        (_, "led") => dice.of(&[json!("H"), json!("D"), Value::Null]),
        (_, "faults") => json!([{"missing": dice.of(&cards)}]),
        (_, "trick" | "last" | "written" | "right") => dice.below(3).into(),
        (_, "votes") => {
            let vote = |seat: usize, dice: &mut Dice<'_>| {
                (seat.to_string(), dice.of(&["six_no_trump", "new_deal", "waive"]).into())
            };
            // Most often all want the same.
            let same = dice.below(3) > 0;
            let first: Value = vote(0, dice).1;
            let votes = (0..seats)
                .map(|seat| if same { (seat.to_string(), first.clone()) } else { vote(seat, dice) });
            Value::Object(votes.collect::<Map<_, _>>())
        }
        (_, "wrong" | "played" | "called" | "called_since" | "next_played") => dice.seats(seats),
        _ => dice.flag(),
    }
}

/// The kinds with their facts, as the rulebook lists them.
const KINDS: [(&str, &[&str]); 13] = [
    ("draw", &["seat", "fault"]),
    ("cut", &["fault"]),
    ("deal", &["fault", "seat"]),
    ("imperfect_pack", &["faults"]),
    ("count", &["wrong", "kitty_wrong", "cause", "played"]),
    ("call", &["seat", "call", "turn", "called", "next_called"]),
    ("exposed", &["seat", "card", "how", "in_time"]),
    ("kitty_seen", &["seat", "what", "seen_at", "called_since", "in_time", "votes"]),
    ("lead", &["seat", "turn", "card", "trick_complete"]),
    ("play", &["seat", "turn", "card", "played", "trick_complete"]),
    ("revoke", &["seat", "trick", "card", "led", "held", "taken_back", "corrected", "next_played", "proved"]),
    ("score", &["seat", "written", "right"]),
    ("look", &["seat", "what", "trick", "last", "in_time"]),
];

fn contract(rules: &Rules, dice: &mut Dice<'_>) -> Value {
    if dice.below(3) == 0 {
        return Value::Null;
    }
    let binding: Vec<_> = rules.bids.bids.iter().copied().filter(|&bid| rules.bids.binds(bid)).collect();
    let bid = dice.of(&binding);
    let seat = dice.below(rules.seats());
    let partners = if rules.has_fixed_sides() { Value::Null } else { json!([]) };
    json!({"bid": bid.to_string(), "seat": seat, "partners": dice.of(&[partners, json!([])]), "nominated": "D"})
}

/// An incident with every fact told.
fn incident(chance: &[u8]) -> Value {
    let mut dice = Dice(chance.iter());
    let rules = Rules::preset(dice.of(PRESETS).name).unwrap();
    let mut axes = json!({"preset": rules.spec().preset.name});
    axes["all_pass"] = dice.of(&["redeal", "no_trump_tricks"]).into();
    axes["idle_kitty"] = dice.of(&["hidden", "shown"]).into();
    axes["kitty_choice"] = dice.of(&["contractor", "innocent"]).into();
    axes["revoke_award"] = dice.of(&["made", "as_played"]).into();
    axes["allied_defenders"] = dice.of(&["separate", "as_partners"]).into();
    // Two of a kind now and then, as some laws ask what else has happened.
    let kind = dice.below(KINDS.len());
    let incidents: Vec<Value> = (0..1 + dice.below(2))
        .map(|_| {
            let (kind, facts) = KINDS[kind];
            let told = facts.iter().map(|name| ((*name).to_owned(), fact(kind, name, &rules, &mut dice)));
            let mut told: Map<String, Value> = told.collect();
            told.insert("kind".to_owned(), kind.into());
            Value::Object(told)
        })
        .collect();
    json!({
        "format": laws::INCIDENT_FORMAT, "rules": axes, "dealer": dice.below(rules.seats()),
        "contract": contract(&rules, &mut dice), "stage": dice.of(&laws::Stage::ALL).name(), "incidents": incidents,
    })
}

fn check(incident: &Value) -> BTreeSet<String> {
    let answer = serde_json::to_value(laws::answer(&incident.to_string())).unwrap();
    let Some(rulings) = answer["rulings"].as_array() else { panic!("{incident}\n{answer}") };
    let known = laws::laws();
    let mut laws = BTreeSet::new();
    for ruling in rulings {
        let law = ruling["law"].as_str().unwrap();
        assert!(known.contains(&law), "{law}");
        let outcomes = ruling["outcomes"].as_array().unwrap();
        // LAW-REF-11
        let nothing = outcomes.iter().all(|outcome| outcome["outcome"] == "stands");
        if nothing {
            let rest = (&ruling["by"], &ruling["until"], &ruling["otherwise"], &ruling["choice"]);
            assert_eq!(rest, (&json!([]), &Value::Null, &Value::Null, &json!(false)), "{incident}");
        }
        let optional = outcomes.iter().any(|outcome| outcome["option"] == true);
        assert_eq!(optional, ruling["choice"] == true, "{incident}");
        laws.insert(law.to_owned());
    }
    laws
}

#[test]
fn every_row_is_reached_and_every_combination_decides() {
    // LAW-REF-7, LAW-SCOPE-2
    let mut runner = TestRunner::deterministic();
    let chance = vec(any::<u8>(), 48);
    let mut reached = BTreeSet::new();
    for _ in 0..30_000 {
        reached.extend(check(&incident(&chance.new_tree(&mut runner).unwrap().current())));
    }
    let all: BTreeSet<String> = laws::laws().into_iter().map(str::to_owned).collect();
    let missed: Vec<_> = all.difference(&reached).collect();
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn the_rows_are_those_of_the_rulebook() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/spec/laws.md");
    let page = std::fs::read_to_string(page).unwrap();
    let laws = laws::laws();
    for law in &laws {
        assert!(page.contains(&format!("[{law}]")), "{law}");
    }
    // Rows of the tables in §3 to §12; two of them only refer to others.
    let sections = page.split("\n## ").skip(3).take(10);
    let rows = sections.flat_map(str::lines).filter_map(|line| line.strip_prefix("| [LAW-"));
    let rows: BTreeSet<String> = rows.map(|row| format!("LAW-{}", row.split(']').next().unwrap())).collect();
    let built: BTreeSet<String> = laws.into_iter().map(str::to_owned).collect();
    let referring = ["LAW-DEAL-17", "LAW-HAND-2", "LAW-LOOK-7"];
    assert!(
        rows.difference(&built).all(|row| referring.contains(&row.as_str())),
        "{:?}",
        rows.difference(&built)
    );
    // A rule outside the tables that gives a ruling all the same.
    assert_eq!(built.difference(&rows).collect::<Vec<_>>(), ["LAW-WID-7"]);
}

proptest! {
    #![proptest_config(Config { failure_persistence: None, ..Config::default() })]

    /// Facts left out at random: a ruling, or an error that names one of them.
    #[test]
    fn what_is_missing_is_named(chance in vec(any::<u8>(), 48), kept in any::<u16>()) {
        let mut told = incident(&chance);
        let mut left_out = Vec::new();
        let facts = told["incidents"][0].as_object_mut().unwrap();
        let names: Vec<String> = facts.keys().filter(|&name| name != "kind").cloned().collect();
        for (bit, name) in names.into_iter().enumerate() {
            if kept >> bit & 1 == 0 {
                facts.remove(&name);
                left_out.push(name);
            }
        }
        let answer = serde_json::to_value(laws::answer(&told.to_string())).unwrap();
        if let Some(message) = answer["error"]["message"].as_str() {
            prop_assert!(left_out.iter().any(|name| message.contains(name.as_str())), "{message}");
        }
    }

    /// No text makes it panic.
    #[test]
    fn any_text_is_answered(text in ".{0,200}", chance in vec(any::<u8>(), 48), cut in any::<u8>()) {
        let _ = laws::answer(&text);
        let told = incident(&chance).to_string();
        let _ = laws::answer(&told[..told.len().min(usize::from(cut) * 4)]);
    }
}
