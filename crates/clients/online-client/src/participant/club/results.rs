//! What came of an evening, in words: standings, the deals at every table, and the proof that nobody chose them.

use online_wire::club::{Standing, TableResult};
use serde_json::{Map, Value};
use texts::narration::{InWords, Narrator};
use texts::{Lang, Texts};

use super::{ClubMemory, Told};
use crate::participant::{Checked, check};

/// Hundredths of a point as they are written: with their sign, to a tenth, halves away from 0.
pub fn points(lang: Lang, hundredths: i64) -> String {
    let tenths = (hundredths.abs() + 5) / 10;
    let sign = match hundredths {
        _ if tenths == 0 => "",
        ..0 => "−",
        _ => "+",
    };
    let mark = if lang == Lang::Fr { "," } else { "." };
    match tenths % 10 {
        0 => format!("{sign}{}", tenths / 10),
        rest => format!("{sign}{}{mark}{rest}", tenths / 10),
    }
}

/// The place of somebody in standings, from 1; whoever has as much shares the place.
pub fn place_of(standing: &Standing, all: &[Standing]) -> usize {
    1 + all.iter().filter(|other| other.hundredths > standing.hundredths).count()
}

/// The names at a table, by seat; a bot where nobody sits.
pub fn names(texts: Texts, told: &Told, table: &TableResult) -> Vec<String> {
    let name = |member: &Option<_>| {
        member.map_or_else(|| texts.get("club-bot"), |member| told.name(member).to_owned())
    };
    table.seats.iter().map(name).collect()
}

/// The contract and how it ended, in words, and the tricks of those who had it.
pub fn played(
    texts: Texts,
    game: &str,
    hand: &Map<String, Value>,
    names: Vec<String>,
) -> (String, Option<u64>) {
    let narrator = Narrator::of(texts, names, None, false);
    let value = Value::Object(hand.clone());
    let is_rummy = game == <rummy_500::Rules as table::Game>::NAME;
    let head = if is_rummy {
        rummy_500::Rules::score_head(&value, &narrator)
    } else {
        five_hundred::Rules::score_head(&value, &narrator)
    };
    let contract = &value["contract"];
    let partners = contract["partners"].as_array().into_iter().flatten();
    let side = std::iter::once(&contract["seat"]).chain(partners).filter_map(Value::as_u64);
    let tricks = side.map(|seat| value["tricks"].get(seat as usize)?.as_u64()).sum::<Option<u64>>();
    (head.words, tricks.filter(|_| contract["seat"].is_u64()))
}

/// Checks the deals of all tables: each must have been dealt alike everywhere, from what the server committed to.
pub fn every_table(tables: &[Vec<Value>], told: &Told, memory: &ClubMemory) -> Vec<Checked> {
    let mut all: Vec<Checked> = Vec::new();
    let mut seen = Vec::new();
    for games in tables {
        for game in games {
            let proof = &game["hands"][0]["proof"];
            let Some(number) = proof["deal"]["number"].as_u64().and_then(|number| u32::try_from(number).ok())
            else {
                continue;
            };
            let of_memory = memory.seen.as_ref().filter(|(name, _)| proof["deal"]["table"] == **name);
            let before = of_memory.and_then(|(_, all)| all.get(number as usize)).copied();
            let first = proof["commitment"].as_str().and_then(|commitment| commitment.parse().ok());
            if let Some(commitment) = before.or(first)
                && !seen.iter().any(|&(other, _)| other == number)
            {
                seen.push((number, commitment));
            }
        }
        for checked in check(games, told.you, &seen) {
            match all.iter_mut().find(|other| other.number == checked.number) {
                Some(other) => other.holds &= checked.holds,
                None => all.push(checked),
            }
        }
    }
    all.sort_by_key(|checked| checked.number);
    all
}

#[cfg(test)]
mod tests {
    use fair_shuffle::{DealId, Exchange, Secret};
    use serde_json::json;

    use super::*;
    use crate::participant::club::testing::told;

    #[test]
    fn a_hand_is_told_with_its_contract_and_the_tricks_of_those_who_had_it() {
        let hand = json!({
            "contract": { "bid": "8H", "seat": 1, "partners": [3], "nominated": null },
            "tricks": [1, 5, 1, 3], "result": "made",
        });
        let names = ["Ann", "Bo", "Cy", "Dee"].map(str::to_owned).to_vec();
        let texts = Texts::new(Lang::En);
        let (words, tricks) = played(texts, "five-hundred", hand.as_object().unwrap(), names.clone());
        assert!(words.starts_with("Bo, eight hearts"), "{words}");
        assert_eq!(tricks, Some(8));
        let passed = json!({ "contract": null, "tricks": [0, 0, 0, 0], "result": "passed_out" });
        assert_eq!(played(texts, "five-hundred", passed.as_object().unwrap(), names).1, None);
    }

    #[test]
    fn a_deal_that_was_dealt_otherwise_at_one_table_is_found_out() {
        let record = |byte: u8| {
            let deal = DealId { table: "wattle-1".to_owned(), number: 0 };
            let secret = Secret([byte; 32]);
            let proof = Exchange::begin(deal, &secret, []).close(secret);
            let seed = proof.seed().unwrap().to_string();
            vec![
                json!({ "hands": [{ "deal": { "seed": seed }, "proof": serde_json::to_value(&proof).unwrap() }] }),
            ]
        };
        let holds = |tables: &[Vec<Value>], memory: &ClubMemory| {
            let all = every_table(tables, &told(), memory);
            assert_eq!(all.len(), 1);
            all[0].holds
        };
        let nothing = ClubMemory::default();
        assert!(holds(&[record(1), record(1)], &nothing));
        assert!(!holds(&[record(1), record(2)], &nothing), "other cards at the second table");
        let seen = Some(("wattle-1".to_owned(), vec![Secret([2; 32]).commit("wattle-1", 0)]));
        assert!(
            !holds(&[record(1), record(1)], &ClubMemory { seen, ..nothing }),
            "another commitment was seen"
        );
    }

    #[test]
    fn points_are_written_to_a_tenth_with_their_sign() {
        let all = [0, 4, 5, -5, 100, -1_250, 13_000, 966, 999];
        let written = all.map(|hundredths| points(Lang::En, hundredths));
        assert_eq!(written, ["0", "0", "+0.1", "−0.1", "+1", "−12.5", "+130", "+9.7", "+10"]);
        assert_eq!(points(Lang::Fr, -1_250), "−12,5");
    }
}
