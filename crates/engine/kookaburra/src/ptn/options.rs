//! From the options of a game to rules.

use five_hundred::{AXES, Problem, Rules, RulesSpec};
use serde_json::Value;
use table::{Game, quoted};

use super::{Open, PtnFault, Read, at, hand::Cards, options_of, tags::Tags};

/// Options that change nothing at the table.
const NO_MATTER: [&str; 4] = ["noWatching", "noSuggestions", "players", "isPartnership"];

/// Rules that no text states, and that were played as if they were so: a joker may always be led, for any suit, and
/// need not be played to a misère. Every hand is played to its end.
const ALWAYS: [(&str, &str); 4] = [
    ("joker_nomination", "off"),
    ("joker_lead", "any"),
    ("joker_in_misere", "may"),
    ("stop_when_decided", "off"),
];

/// The rules of a deal.
pub(super) fn rules(tags: &Tags<'_>, cards: &Cards, open: &mut Vec<Open>) -> Read<Rules> {
    let options = options_of(tags)?;
    let event = tags.get("Event").map(|event| event.value.to_lowercase()).unwrap_or_default();
    let is_australian = match options.get("variation").and_then(Value::as_u64) {
        Some(1) => true,
        Some(0) => false,
        Some(_) => event.contains("australian"),
        None => event.contains("australian") && !event.contains("american"),
    };
    let players = cards.compass.len();
    let family = if is_australian { "australian" } else { "american" };
    let mut changes: Vec<(&str, String)> = ALWAYS.map(|(axis, value)| (axis, value.to_owned())).to_vec();
    let mut set = |axis, value: &str| changes.push((axis, value.to_owned()));
    // Both are there unless something says otherwise: who bids one may do so.
    set("misere", "any_time");
    set("open_misere", if event.contains("±230") { "230" } else { "500" });
    set("misere_rank", "above_sevens");
    if event.contains("must bid to win") {
        set("win", "by_contract");
    }
    for (name, value) in &options {
        let number = value.as_u64();
        let truth = value.as_bool();
        match (name.as_str(), number, truth) {
            ("variation", Some(0 | 1), _) | ("whenNullo", Some(0), _) => {}
            // The cards themselves say it.
            ("deckSize", Some(size), _) if size == cards.all.len() as u64 => {}
            ("whenNullo", Some(1), _) => set("misere", "after_seven"),
            ("S8Overbid250Nullo", _, Some(below)) => {
                set("misere_rank", if below { "above_sevens" } else { "by_value" });
            }
            ("mustBidToWin", _, Some(must)) => set("win", if must { "by_contract" } else { "by_score" }),
            ("gameOverScore", Some(target @ (500 | 1000 | 1500)), _) => set("target", &target.to_string()),
            (name, ..) if NO_MATTER.contains(&name) => {}
            _ => open.push(Open::Option { name: quoted(name), value: quoted(&value.to_string()) }),
        }
    }
    if players == 6 {
        open.push(Open::Sides { players });
    }
    let line = tags.line();
    let mut spec =
        RulesSpec::preset(&format!("{family}-{players}")).map_err(|problem| faulty(line, problem))?;
    for (axis, value) in changes {
        spec.set(axis, &value).map_err(|problem| faulty(line, problem))?;
    }
    let found = packs().find_map(|pack| {
        let mut spec = spec;
        spec.set("pack", pack).ok()?;
        let rules = Rules::new(spec).ok()?;
        cards.are(&rules.pack_in_order()).then_some(rules)
    });
    match found {
        Some(rules) => Ok(rules),
        None => at(cards.line, PtnFault::Pack { cards: cards.all.len() }),
    }
}

fn packs() -> impl Iterator<Item = &'static str> {
    AXES.iter().filter(|axis| axis.name == "pack").flat_map(|axis| axis.values.iter().copied())
}

fn faulty(line: usize, problem: Problem) -> super::PtnError {
    super::PtnError { line, fault: PtnFault::Rules(table::Problems(vec![problem])) }
}
