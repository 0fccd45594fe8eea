//! Two devices that swap files end alike; what is no backup is told, and nothing of it is taken in.

use std::io::Write as _;

use flate2::{Compression, write::GzEncoder};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;

const RECORD: &str = r#"{"format": "kookaburra-record/1", "game": "five-hundred", "rules": {"preset": "quebec-4"},
    "hands": [{"dealer": 1, "deal": {"seed": "SEED"}, "actions": ["2 pass"]}]}"#;

fn game(ended: u64, seat: Option<u8>, number: u8) -> Item {
    Item::game(ended, seat, &RECORD.replace("SEED", &format!("{number:064}")))
}

/// A match of these entries.
fn log(entries: &[u8]) -> Item {
    let lines = entries.iter().map(|entry| format!("\n{{\"seq\":{entry}}}"));
    Item::of_match(&format!("{{\"format\":\"kookaburra-log/1\"}}{}", lines.collect::<String>()))
}

fn sheet(made: &[bool], draft: u8) -> Item {
    let hand = |made: &bool| json!({ "kind": "hand", "bid": "7H", "seat": 0, "made": made });
    let hands: Vec<Value> = made.iter().map(hand).collect();
    let game = json!({ "players": ["A", "B"], "dealer": 0, "hands": hands, "draft": { "passed": draft } });
    let sheet = json!({ "format": "kookaburra-sheet/1", "rules": { "preset": "quebec-4" }, "people": ["A", "B"],
        "games": [game] });
    Item::sheet(sheet).unwrap()
}

/// Any item of a small world, in which many have the same name.
fn any_item() -> impl Strategy<Value = Item> {
    let at = 0..6_u64;
    let of = prop_oneof![
        (at.clone(), prop::option::of(0..2_u8), 0..2_u8)
            .prop_map(|(at, seat, number)| game(at, seat, number)),
        prop::collection::vec(0..2_u8, 0..4).prop_map(|entries| log(&entries)),
        (prop::collection::vec(any::<bool>(), 0..3), 0..2_u8).prop_map(|(made, draft)| sheet(&made, draft)),
        (0..2_u8, 0..3_u8).prop_map(|(name, value)| Item::setting(&name.to_string(), value.into())),
        (0..2_u8, 0..3_u64).prop_map(|(name, day)| Item::lesson(&name.to_string(), json!({ "done": day }))),
        (0..3_u8).prop_map(|number| Item::answer(json!({ "puzzle": number, "at": 5 }))),
        (0..2_u8).prop_map(|name| Item::new(
            Kind::Other("hologram".to_owned()),
            name.to_string(),
            0,
            name.into()
        )),
    ];
    (of, at, any::<bool>(), 0..5_usize).prop_map(|(item, at, deleted, length)| match deleted {
        true => Item::deletion(&item.kind, &item.id, at, length),
        false if item.kind == Kind::Game || item.kind == Kind::Lesson => item,
        false => Item { at, ..item },
    })
}

fn some() -> impl Strategy<Value = Contents> {
    prop::collection::vec(any_item(), 0..12).prop_map(|items| items.into_iter().collect())
}

/// What a device keeps that has taken in a file.
fn restored(here: &Contents, file: &[u8]) -> Contents {
    let merged = here.clone().merged(read(file).unwrap().contents);
    // It lies in the stores, and is found there again.
    let places = [Kind::Game, Kind::Match, Kind::Sheet, Kind::Rules, Kind::Setting];
    let in_stores = merged.items().filter(|item| places.contains(&item.kind));
    let timeless =
        in_stores.map(|item| Item { at: if item.kind == Kind::Game { item.at } else { 0 }, ..item.clone() });
    noticed(timeless.collect::<Vec<_>>(), &merged, &places, 1_000)
}

proptest! {
    #[test]
    fn the_order_and_the_number_of_times_do_not_matter(one in some(), two in some(), three in some()) {
        let both = one.clone().merged(two.clone());
        prop_assert_eq!(&both, &two.clone().merged(one.clone()));
        prop_assert_eq!(
            both.clone().merged(three.clone()),
            one.clone().merged(two.clone().merged(three))
        );
        prop_assert_eq!(&both.clone().merged(both.clone()), &both);
        prop_assert_eq!(&both.clone().merged(two), &both);
    }

    #[test]
    fn two_devices_that_swap_files_end_alike(one in some(), two in some()) {
        let files = [&one, &two].map(|contents| write(contents, 7, "test").unwrap());
        prop_assert_eq!(&read(&files[0]).unwrap().contents, &one);
        prop_assert_eq!(restored(&one, &files[1]), restored(&two, &files[0]));
        let again = restored(&one, &files[1]);
        prop_assert_eq!(&restored(&again, &files[1]), &again);
        prop_assert!(Plan::of(&again, &two).is_empty());
    }

    #[test]
    fn a_restore_is_undone(one in some(), two in some()) {
        let after = one.clone().merged(two);
        prop_assert_eq!(undone(&after, &one, &after), one);
    }

    #[test]
    fn nobody_falls_over_bytes(bytes in prop::collection::vec(any::<u8>(), 0..80), cut in any::<prop::sample::Index>()) {
        let _ = read(&bytes);
        let mut file = write(&[game(1, None, 1)].into_iter().collect(), 7, "test").unwrap();
        file.truncate(cut.index(file.len()));
        prop_assert!(read(&file).is_err());
    }
}

fn packed(text: &str) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(text.as_bytes()).unwrap();
    packed.finish().unwrap()
}

const ENVELOPE: &str = r#"{"format":"kookaburra-backup/1","when":7,"program":"test"}"#;

#[test]
fn what_is_no_backup_is_told_with_its_line() {
    let body = |fault| BackupError::Line { line: 3, fault };
    let good = r#"{"kind":"setting","id":"pace","at":1,"body":"fast"}"#;
    for (line, wrong) in [
        ("[]", body(LineFault::Form)),
        ("", body(LineFault::Form)),
        (r#"{"kind":"setting","id":"pace","at":-1,"body":0}"#, body(LineFault::Form)),
        (r#"{"kind":"setting","id":"pace","at":1,"body":0,"more":0}"#, body(LineFault::Form)),
        (r#"{"kind":"game","id":"00","at":1,"body":{"ended":1}}"#, body(LineFault::Body)),
        (r#"{"kind":"game","id":"00","at":1,"body":{"ended":1,"text":"a"}}"#, body(LineFault::Name)),
        (r#"{"kind":"match","id":"00","at":1,"body":{"lines":["a",5]}}"#, body(LineFault::Body)),
        (r#"{"kind":"match","id":"00","at":1,"body":{"lines":["a"]}}"#, body(LineFault::Name)),
        (r#"{"kind":"sheet","id":"00","at":1,"body":{"games":[]}}"#, body(LineFault::Body)),
        (r#"{"kind":"lesson","id":"win","at":1,"body":{}}"#, body(LineFault::Body)),
        (r#"{"kind":"deletion","id":"win","at":1,"body":{"length":0}}"#, body(LineFault::Body)),
    ] {
        assert_eq!(read(&packed(&format!("{ENVELOPE}\n{good}\n{line}\n"))), Err(wrong), "{line}");
    }
    for foreign in ["", "hello", "{\"format\":\"kookaburra-games/1\"}\n", "{}\n", "\n"] {
        assert_eq!(read(&packed(foreign)), Err(BackupError::Foreign), "{foreign}");
        assert_eq!(read(foreign.as_bytes()), Err(BackupError::Foreign), "{foreign}");
    }
    let whole = packed(&format!("{ENVELOPE}\n{good}\n"));
    assert!(read(&whole).is_ok());
    assert_eq!(read(&packed(&format!("{ENVELOPE}\n{good}"))), Err(BackupError::Torn { line: 2 }));
    assert_eq!(read(&whole[..whole.len() - 4]), Err(BackupError::Torn { line: 3 }));
    assert_eq!(read(&[&whole[..], b"more"].concat()), Err(BackupError::Torn { line: 3 }));
}

#[test]
fn what_unpacks_to_far_more_than_it_is_is_not_unpacked() {
    let long = " ".repeat(20 << 20);
    for text in [format!("{ENVELOPE}\n\"{long}"), format!("{ENVELOPE}\n{}", "[]\n".repeat(4 << 20))] {
        let file = packed(&text);
        assert!(file.len() < 100_000, "{}", file.len());
        assert!(matches!(read(&file), Err(BackupError::Swollen { .. } | BackupError::Line { .. })));
    }
    assert_eq!(read(&packed(&format!("{ENVELOPE}\n\"{long}"))), Err(BackupError::Swollen { line: 2 }));
    assert_eq!(read(&vec![0; MOST_PACKED + 1]), Err(BackupError::TooLarge));
}

#[test]
fn of_a_newer_form_what_is_known_is_read_and_the_rest_is_handed_on() {
    let newer = ENVELOPE.replace("backup/1", "backup/2");
    let text = format!(
        "{newer}\n{}\n{}\n{}\n",
        r#"{"kind":"setting","id":"pace","at":1,"body":"fast"}"#,
        r#"{"kind":"hologram","id":"a","at":1,"body":[1]}"#,
        r#"{"kind":"setting","id":"pace","at":1,"body":"fast","by":"Ann"}"#,
    );
    let backup = read(&packed(&text)).unwrap();
    assert_eq!((backup.unknown, backup.contents.items().count()), (2, 3));
    let again = read(&write(&backup.contents, 8, "test").unwrap()).unwrap();
    assert_eq!((again.contents, again.unknown), (backup.contents, 1));
    assert_eq!(
        read(&packed(&format!("{newer}\nnonsense\n"))),
        Err(BackupError::Line { line: 2, fault: LineFault::Form })
    );
}

#[test]
fn the_same_content_gives_the_same_bytes() {
    let other_order = json!({ "b": 1, "a": { "d": 1, "c": 2 } });
    let one: Contents = [Item::setting("x", other_order), log(&[1]), game(1, None, 1)].into_iter().collect();
    let same = json!({ "a": { "c": 2, "d": 1 }, "b": 1 });
    let other: Contents = [game(1, None, 1), log(&[1]), Item::setting("x", same)].into_iter().collect();
    assert_eq!(write(&one, 7, "test").unwrap(), write(&other, 7, "test").unwrap());
}

#[test]
fn a_game_is_the_same_whatever_its_record_was_written_with() {
    let text = RECORD.replace("SEED", &"0".repeat(64));
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(Item::game(1, None, &text), Item::game(1, None, &value.to_string()));
    assert_ne!(game(1, None, 1).id, game(1, None, 2).id);
    let torn = Item::game(1, Some(2), "{\"format\":");
    assert_eq!((torn.record().as_deref(), torn.played()), (Some("{\"format\":"), (1, Some(2))));
}

#[test]
fn of_histories_the_longer_one_is_kept_and_forks_as_two() {
    let versions = |items: &[Item]| items.iter().cloned().collect::<Contents>().items().count();
    assert_eq!(versions(&[log(&[1]), log(&[1, 2]), log(&[])]), 1);
    assert_eq!(versions(&[log(&[1, 2]), log(&[1, 3]), log(&[1])]), 2);
    assert_eq!(versions(&[sheet(&[true], 0), sheet(&[true, false], 0)]), 1);
    assert_eq!(versions(&[sheet(&[true], 0), sheet(&[true], 1)]), 1);
    assert_eq!(versions(&[sheet(&[true, true], 0), sheet(&[true, false], 0)]), 2);
}

#[test]
fn what_is_gone_since_the_last_backup_was_deleted_and_stays_so() {
    let places = [Kind::Game, Kind::Match, Kind::Setting];
    let all = [game(3, None, 1), log(&[1, 2]), Item::setting("pace", "fast".into())];
    let before = noticed(all.clone(), &Contents::default(), &places, 10);
    assert_eq!(before.get(&Kind::Setting, "pace")[0].at, 10);
    // Nothing has changed, whenever it is looked.
    assert_eq!(noticed(all.clone(), &before, &places, 20), before);
    let after = noticed([Item::setting("pace", "slow".into())], &before, &places, 30);
    assert_eq!((after.of(&Kind::Deletion).count(), after.items().count()), (2, 3));
    let plan = Plan::of(&after, &before);
    assert_eq!((plan.is_empty(), plan.left_out()), (true, 2));
    assert_eq!(after.clone().merged(before.clone()), after);
    // Elsewhere it goes, unless it was gone on with there.
    let gone_on = before.clone().merged([log(&[1, 2, 3])].into_iter().collect());
    let there = gone_on.clone().merged(after.clone());
    assert_eq!((there.of(&Kind::Game).count(), there.of(&Kind::Match).count()), (0, 1));
    assert_eq!(there.get(&Kind::Setting, "pace")[0].body, "slow");
    // Whoever wants it back gets it back.
    let back = after.bringing_back(&before).merged(before.clone());
    assert_eq!((back.of(&Kind::Game).count(), back.of(&Kind::Match).count()), (1, 1));
    // It is there again: that it was deleted is no longer true.
    assert_eq!(noticed(all, &there, &places, 40).get(&Kind::Game, &game(3, None, 1).id)[0].at, 40);
}

#[test]
fn a_plan_counts_what_would_happen() {
    let here: Contents =
        [game(1, None, 1), log(&[1]), Item { at: 1, ..Item::setting("pace", "slow".into()) }]
            .into_iter()
            .collect();
    let gone = Item::deletion(&Kind::Game, &game(1, None, 1).id, 9, 0);
    let file: Contents = [
        game(2, None, 2),
        log(&[1, 2]),
        Item { at: 2, ..Item::setting("pace", "fast".into()) },
        sheet(&[true], 0),
        gone,
    ]
    .into_iter()
    .collect();
    let plan = Plan::of(&here, &file);
    let rows: Vec<_> =
        plan.0.iter().map(|(kind, row)| (kind.name(), row.new, row.changed, row.gone)).collect();
    assert_eq!(rows, [("game", 1, 0, 1), ("match", 0, 1, 0), ("sheet", 1, 0, 0), ("setting", 0, 1, 0)]);
    assert!(Plan::of(&here.clone().merged(file.clone()), &file).is_empty());
}

#[test]
fn what_came_after_a_restore_stays_when_it_is_undone() {
    let before: Contents = [Item::setting("pace", "slow".into()), log(&[1])].into_iter().collect();
    let file = [Item { at: 5, ..Item::setting("pace", "fast".into()) }, log(&[1, 2]), game(1, None, 1)];
    let after = before.clone().merged(file.into_iter().collect());
    let now = after.clone().merged([log(&[1, 2, 3]), game(9, None, 2)].into_iter().collect());
    let back = undone(&now, &before, &after);
    assert_eq!(back.get(&Kind::Setting, "pace")[0].body, "slow");
    assert_eq!(back.of(&Kind::Game).map(|game| game.at).collect::<Vec<_>>(), [9]);
    assert_eq!(back.of(&Kind::Match).next().unwrap().lines().len(), 4);
}
