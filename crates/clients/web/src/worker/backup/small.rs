//! What lies in the small store, as items of a backup, and how other items come to lie there.

use kookaburra::backup::{Contents, Item, Kind, items_of, text_after};
use serde_json::{Map, Value, json};

use online_client::participant::club::ClubMemory;

use crate::{
    backup::Small,
    online::keeping::{Memory, Remembered},
    rooms::{
        CHALLENGES, FIGURES, SHEETS,
        learnt::{self, BEFORE, KEY as LEARNT},
    },
    settings::{KEY as SETTINGS, Settings},
    table::ANSWERS,
};

/// The setting that is a list of house rules of one's own: these are items of another kind.
const TABLES: &str = "tables";

/// The beginnings of the keys of seats.
const SEATS: [(&str, Kind); 2] = [(Memory::PREFIX, Kind::Seat), (ClubMemory::PREFIX, Kind::Club)];

/// What the names of seats of the page begin with: those of the terminal are of no use to it.
const HERE: &str = "page/";

/// Everything of a backup but seats of the terminal.
pub(super) fn usable(contents: Contents) -> Contents {
    contents.filtered(|item| !Kind::SEATS.contains(&item.kind) || item.id.starts_with(HERE))
}

/// The settings as an object, and how they would be if nothing had been chosen.
fn settings(small: &Small) -> (Map<String, Value>, Map<String, Value>) {
    let object = |text: &str| serde_json::from_str(text).unwrap_or_default();
    (small.get(SETTINGS).map(|text| object(text)).unwrap_or_default(), object(&Settings::default().write()))
}

/// What lies there; `last` has settings of a later version, which this one leaves out.
pub(super) fn items(small: &Small, last: &Contents) -> Vec<Item> {
    let (chosen, usual) = settings(small);
    let tables = chosen.get(TABLES).and_then(Value::as_array).into_iter().flatten();
    let tables =
        tables.filter_map(|table| Some(Item::rules(table.get(1)?.as_str()?, table.get(0)?.as_str()?)));
    let mut items: Vec<Item> = tables.collect();
    for (name, value) in &chosen {
        if name != TABLES && usual.get(name).is_some_and(|usual| usual != value) {
            items.push(Item::setting(name, value.clone()));
        }
    }
    items.extend(last.of(&Kind::Setting).filter(|item| !usual.contains_key(&item.id)).cloned());
    items.extend(lessons(small).into_iter().map(|(name, learnt)| Item::lesson(&name, learnt)));
    for (key, kind) in LINES {
        let text = small.get(key).map(String::as_str).unwrap_or_default();
        items.extend(items_of(&kind, text));
    }
    for (key, text) in small {
        if key.starts_with(SHEETS) {
            items.extend(sheet(text).and_then(Item::sheet));
        }
        let seat = SEATS.iter().find(|(begin, _)| key.starts_with(begin));
        items.extend(
            seat.map(|(_, kind)| Item::new(kind.clone(), format!("{HERE}{key}"), 0, text.as_str().into())),
        );
    }
    items
}

/// The lessons that were learnt, by their names.
fn lessons(small: &Small) -> Map<String, Value> {
    let text = |key: &str| small.get(key).map(String::as_str);
    let learnt = learnt::progress(text(LEARNT), text(BEFORE)).lessons;
    learnt.into_iter().filter_map(|(name, learnt)| Some((name, serde_json::to_value(learnt).ok()?))).collect()
}

/// The keys of texts of lines: answers to puzzles, hands of challenges, figures of games.
const LINES: [(&str, Kind); 3] =
    [(ANSWERS, Kind::Answer), (CHALLENGES, Kind::Challenge), (FIGURES, Kind::Figures)];

/// The sheet that a text of the small store has.
fn sheet(text: &str) -> Option<Value> {
    serde_json::from_str::<Value>(text).ok()?.get_mut("sheet").map(Value::take)
}

/// What becomes of the texts there when the browser keeps `target`, and no longer what is `here`.
pub(super) fn changes(
    small: &Small,
    here: &Contents,
    target: &Contents,
    now: u64,
) -> Vec<(String, Option<String>)> {
    let mut changes = Vec::new();
    changes.extend(chosen(small, here, target));
    changes.extend(lessons_after(small, target));
    changes.extend(LINES.into_iter().filter_map(|(key, kind)| lines_after(small, target, key, &kind)));
    changes.extend(sheets(small, here, target, now));
    for item in here.items().chain(target.items()).filter(|item| Kind::SEATS.contains(&item.kind)) {
        let Some(key) = item.id.strip_prefix(HERE) else { continue };
        let known = SEATS.iter().any(|(begin, kind)| key.starts_with(begin) && *kind == item.kind);
        let text = target.get(&item.kind, &item.id).first().and_then(|seat| seat.body.as_str());
        if known && small.get(key).map(String::as_str) != text {
            changes.push((key.to_owned(), text.map(str::to_owned)));
        }
    }
    changes
}

/// The lessons, if one of them changes.
fn lessons_after(small: &Small, target: &Contents) -> Vec<(String, Option<String>)> {
    let after: Map<String, Value> =
        target.of(&Kind::Lesson).map(|item| (item.id.clone(), item.body.clone())).collect();
    if after == lessons(small) {
        return Vec::new();
    }
    let text = (!after.is_empty()).then(|| json!({ "lessons": after }).to_string());
    let before = small.contains_key(BEFORE).then(|| (BEFORE.to_owned(), None));
    std::iter::once((LEARNT.to_owned(), text)).chain(before).collect()
}

/// A text of lines, if it changes.
fn lines_after(small: &Small, target: &Contents, key: &str, kind: &Kind) -> Option<(String, Option<String>)> {
    let before = small.get(key).map(String::as_str).unwrap_or_default();
    let after = text_after(kind, before, target);
    (after != before).then(|| (key.to_owned(), (!after.is_empty()).then_some(after)))
}

/// The settings, if one of them changes.
fn chosen(small: &Small, here: &Contents, target: &Contents) -> Option<(String, Option<String>)> {
    let (before, _) = settings(small);
    let mut after = before.clone();
    for item in here.of(&Kind::Setting).filter(|item| target.get(&Kind::Setting, &item.id).is_empty()) {
        after.remove(&item.id);
    }
    for item in target.of(&Kind::Setting) {
        after.insert(item.id.clone(), item.body.clone());
    }
    let code = |table: &Value| table.get(1).and_then(Value::as_str).unwrap_or_default().to_owned();
    let there = before.get(TABLES).and_then(Value::as_array).cloned().unwrap_or_default();
    // Those that are there stay in their order, and may have got another name.
    let mut codes: Vec<String> = there.iter().map(code).collect();
    codes.extend(
        target
            .of(&Kind::Rules)
            .map(|item| item.id.clone())
            .filter(|code| !there.iter().any(|table| table[1] == **code)),
    );
    let tables: Vec<Value> = codes
        .iter()
        .filter_map(|code| Some(json!([target.get(&Kind::Rules, code).first()?.body, code])))
        .collect();
    if !tables.is_empty() || before.contains_key(TABLES) {
        after.insert(TABLES.to_owned(), tables.into());
    }
    (after != before).then(|| (SETTINGS.to_owned(), Some(Value::Object(after).to_string())))
}

/// The sheets that change.
fn sheets(small: &Small, here: &Contents, target: &Contents, now: u64) -> Vec<(String, Option<String>)> {
    let mut changes = Vec::new();
    let is_in = |contents: &Contents, item: &Item| {
        contents.get(&Kind::Sheet, &item.id).iter().any(|other| other.body == item.body)
    };
    let own = small.iter().filter(|(key, _)| key.starts_with(SHEETS));
    let own = own.filter_map(|(key, text)| Some((key, Item::sheet(sheet(text)?)?)));
    let mut gone: Vec<(&String, Item)> =
        own.filter(|(_, item)| is_in(here, item) && !is_in(target, item)).collect();
    let numbers = small.keys().filter_map(|key| key.strip_prefix(SHEETS)?.parse::<u32>().ok());
    let mut number = numbers.max().unwrap_or_default().max((now / 1_000).try_into().unwrap_or_default());
    for item in target.of(&Kind::Sheet).filter(|item| !is_in(here, item)) {
        let key = match gone.iter().position(|(_, old)| old.id == item.id) {
            Some(place) => gone.swap_remove(place).0.clone(),
            None => {
                number = number.saturating_add(1);
                format!("{SHEETS}{number}")
            }
        };
        changes.push((key, Some(json!({ "sheet": item.body }).to_string())));
    }
    changes.extend(gone.into_iter().map(|(key, _)| (key.clone(), None)));
    changes
}

#[cfg(test)]
mod tests {
    use kookaburra::backup::noticed;

    use super::*;

    fn small(texts: &[(&str, &str)]) -> Small {
        texts.iter().map(|(key, text)| ((*key).to_owned(), (*text).to_owned())).collect()
    }

    fn contents(small: &Small) -> Contents {
        noticed(items(small, &Contents::default()), &Contents::default(), &super::super::PLACES, 10)
    }

    fn written(small: &Small, target: &Contents) -> Small {
        let mut after = small.clone();
        for (key, text) in changes(small, &contents(small), target, 1_795_411_200_000) {
            match text {
                Some(text) => after.insert(key, text),
                None => after.remove(&key),
            };
        }
        after
    }

    const PAPER: &str =
        r#"{"sheet":{"date":"2026-11-28","games":[{"dealer":0,"hands":[],"players":["A","B"]}]}}"#;

    #[test]
    fn what_lies_there_comes_to_lie_in_another_browser_and_goes_again() {
        let chosen = r#"{"pace":"fast","sound":false,"tables":[["Ours","quebec-4"]],"name":"Zoé"}"#;
        let full = small(&[
            (SETTINGS, chosen),
            (LEARNT, r#"{"lessons":{"win":{"done":20000,"returns":[20001,0]}}}"#),
            (BEFORE, "revoke lead"),
            (ANSWERS, "{\"puzzle\":\"a\",\"at\":5}\n"),
            (CHALLENGES, "{\"challenge\":\"a\",\"hand\":0}\n{\"challenge\":\"a\",\"hand\":1}\n{"),
            ("kookaburra-sheet-7", PAPER),
            ("kookaburra-online-abc", "key"),
            ("kookaburra-persist", "asked"),
        ]);
        let here = contents(&full);
        let counts = [
            Kind::Setting,
            Kind::Rules,
            Kind::Lesson,
            Kind::Answer,
            Kind::Challenge,
            Kind::Sheet,
            Kind::Seat,
        ]
        .map(|kind| here.of(&kind).count());
        assert_eq!(counts, [2, 1, 3, 1, 2, 1, 1]);
        let there = written(&Small::new(), &here);
        assert_eq!(contents(&there), here);
        assert_eq!(Settings::read(&there[SETTINGS]).tables, [("Ours".to_owned(), "quebec-4".to_owned())]);
        assert_eq!(
            there.keys().filter(|key| key.starts_with(SHEETS)).collect::<Vec<_>>(),
            ["kookaburra-sheet-1795411201"]
        );
        // Nothing changes twice, and what was not kept goes.
        assert!(changes(&there, &here, &here, 0).is_empty());
        assert_eq!(contents(&written(&there, &Contents::default())), Contents::default());
    }

    #[test]
    fn a_sheet_that_went_on_stays_where_it_is_and_a_setting_of_a_later_version_is_kept() {
        let longer = PAPER.replace("[]", r#"[{"kind":"passed"}]"#);
        let here = small(&[("kookaburra-sheet-7", PAPER)]);
        let after = written(&here, &contents(&small(&[("kookaburra-sheet-9", &longer)])));
        assert_eq!(after.keys().collect::<Vec<_>>(), ["kookaburra-sheet-7"]);
        assert_eq!(sheet(&after["kookaburra-sheet-7"]), sheet(&longer));
        let last: Contents = [Item::setting("holograms", true.into())].into_iter().collect();
        assert_eq!(items(&here, &last).len(), 2);
    }
}
