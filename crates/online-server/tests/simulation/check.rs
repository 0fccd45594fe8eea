//! What holds in every world.

use std::collections::{BTreeMap, BTreeSet};

use online::{Game, Header, OnlineTable};
use online_server::Row;
use online_wire::Visitor;
use serde_json::{Value, json};
use table::Recall;

use crate::{Outcome, guest::Chapter};

pub(crate) fn check(seed: u64, outcome: &Outcome) {
    let rows = outcome.kept.rows();
    acknowledged_is_kept_once(seed, outcome, &rows);
    let told = match outcome.game {
        "rummy-500" => tellings::<rummy_500::Rules>(outcome, &rows),
        _ => tellings::<five_hundred::Rules>(outcome, &rows),
    };
    let mut heard = 0;
    for (number, story) in outcome.stories.iter().enumerate() {
        for chapter in &story.chapters {
            heard += chapter.tellings.len();
            gapless(chapter).unwrap_or_else(|why| panic!("seed {seed}, guest {number}: {why}"));
            as_the_log_says(chapter, &told)
                .unwrap_or_else(|why| panic!("seed {seed}, guest {number}: {why}"));
        }
        let last = story.chapters.last().map(last_heard).unwrap_or_default();
        assert!(
            last + 1 >= outcome.before_end as u64,
            "seed {seed}: guest {number} heard {last} of {} when nothing failed any more",
            outcome.before_end
        );
    }
    assert!(heard > 100 && rows.len() > 60, "seed {seed}: little happened, {heard} of {}", rows.len());
    nobody_is_there_who_has_gone(seed, outcome);
}

/// What is acknowledged is in the log, as the entry that was named, and nowhere else.
fn acknowledged_is_kept_once(seed: u64, outcome: &Outcome, rows: &[Row]) {
    for (row, seq) in rows.iter().zip(0..) {
        assert_eq!(row.seq.0, seq, "seed {seed}: the log has a gap");
    }
    let mut requests = BTreeMap::new();
    for row in rows {
        if let Some(request) = &row.request {
            let before = requests.insert((row.by, request.clone()), row.seq.0);
            assert_eq!(before, None, "seed {seed}: {request} was done twice");
        }
    }
    let mut acknowledged = 0;
    for (visitor, id, seq) in outcome.stories.iter().flat_map(|story| &story.acknowledged) {
        let kept = requests.get(&(Some(*visitor), id.clone()));
        assert_eq!(kept, Some(seq), "seed {seed}: {id} of {visitor:?} was acknowledged");
        acknowledged += 1;
    }
    assert!(acknowledged > 20, "seed {seed}: {acknowledged}");
}

/// Those who are shown as there are those who are, however often somebody came whom the server could not tell so.
fn nobody_is_there_who_has_gone(seed: u64, outcome: &Outcome) {
    let last = outcome.stories.iter().filter_map(|story| story.chapters.last());
    let here: BTreeSet<u64> = last.clone().filter_map(|chapter| chapter.welcome["you"].as_u64()).collect();
    for chapter in last {
        let mut now = chapter.tellings.iter().rev().chain([&chapter.welcome["now"]]);
        let company = now.find_map(|now| now.get("company")).unwrap();
        let shown = company["visitors"].as_array().unwrap().iter().zip(0..);
        let shown: BTreeSet<u64> =
            shown.filter(|(it, _)| it["here"] == true).map(|(_, number)| number).collect();
        assert_eq!(shown, here, "seed {seed}");
    }
}

/// What visitors are told of the entries of which they are told, and what they are welcomed with after them, as the log
/// alone says it.
fn tellings<G: Game>(outcome: &Outcome, rows: &[Row]) -> BTreeMap<(u32, u64), (Value, Value)> {
    let chapters = outcome.stories.iter().flat_map(|story| &story.chapters);
    let heard: BTreeSet<(u32, u64)> = chapters
        .flat_map(|chapter| {
            let me = chapter.welcome["you"].as_u64().unwrap() as u32;
            let told = chapter.tellings.iter().chain([&chapter.welcome["now"]]);
            told.map(move |told| (me, told["seq"].as_u64().unwrap()))
        })
        .collect();
    let header: Header = serde_json::from_str(&outcome.kept.header()).unwrap();
    let mut table = OnlineTable::<G>::of_header(header).unwrap();
    let mut told = BTreeMap::new();
    for row in rows {
        let applied = table.apply_line(&row.line).unwrap();
        for number in (0..table.next_visitor().0).filter(|&number| heard.contains(&(number, row.seq.0))) {
            let visitor = Visitor(number);
            let telling = serde_json::to_value(table.telling(&applied, visitor, Recall::Table)).unwrap();
            let welcome = serde_json::to_value(table.welcome(visitor, Recall::Table)).unwrap();
            told.insert((number, row.seq.0), (nameless(telling), nameless(welcome)));
        }
    }
    told
}

/// Names lie beside the log.
fn nameless(mut value: Value) -> Value {
    match &mut value {
        Value::Object(map) => {
            map.remove("key");
            for (name, value) in map.iter_mut() {
                match (name.as_str(), &*value) {
                    ("name", _) => *value = Value::Null,
                    ("names", Value::Array(names)) => *value = json!(names.len()),
                    _ => *value = nameless(value.take()),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| *value = nameless(value.take())),
        _ => {}
    }
    value
}

fn last_heard(chapter: &Chapter) -> u64 {
    let now = chapter.tellings.last().unwrap_or(&chapter.welcome["now"]);
    now["seq"].as_u64().unwrap()
}

/// Of every entry after the one they are welcomed with there is a telling, in order.
fn gapless(chapter: &Chapter) -> Result<(), String> {
    let first = chapter.welcome["now"]["seq"].as_u64().unwrap();
    for (telling, seq) in chapter.tellings.iter().zip(first + 1..) {
        if telling["seq"] != seq {
            return Err(format!("entry {seq} was not told, but {telling}"));
        }
    }
    Ok(())
}

/// Everything that somebody was told is what the log says to them. What it says depends on no card that they may not know:
/// that is shown for the authority (`online/tests/sealed.rs`), and nothing is added on the way.
fn as_the_log_says(chapter: &Chapter, told: &BTreeMap<(u32, u64), (Value, Value)>) -> Result<(), String> {
    let me = chapter.welcome["you"].as_u64().unwrap() as u32;
    let at = |seq: &Value| &told[&(me, seq.as_u64().unwrap())];
    let welcome = nameless(chapter.welcome.clone());
    let expected = &at(&welcome["now"]["seq"]).1;
    if &welcome != expected {
        return Err(format!("welcomed with\n{welcome}\nand not\n{expected}"));
    }
    let mut company = welcome["now"]["company"].clone();
    for telling in &chapter.tellings {
        let mut telling = nameless(telling.clone());
        let mut expected = at(&telling["seq"]).0.clone();
        // Everybody at the table is told of where something has changed there: what was told last is how it is.
        company = take(&mut telling, "company").unwrap_or(company);
        let expected_company = take(&mut expected, "company").unwrap_or_default();
        if telling != expected || company != expected_company {
            return Err(format!("told\n{telling}\n{company}\nand not\n{expected}\n{expected_company}"));
        }
    }
    Ok(())
}

fn take(value: &mut Value, key: &str) -> Option<Value> {
    value.as_object_mut()?.shift_remove(key)
}
