//! What the browser keeps: two tabs on one match, a store that is full, backups, and what can't be read.

use std::fs;

use browser_tests::{Now, Visitor};
use serde_json::{Value, json};

/// A match in which a card can be played.
const ASKED: &str = "a card to be played";

fn asked(now: &Now) -> bool {
    !now.legal.is_empty()
}

pub(crate) fn a_match_belongs_to_one_tab(visitor: &Visitor<'_>) {
    let table = visitor.sit_down("australian-4", "c2");
    let now = table.play_until(ASKED, asked);
    let (first, second) = (visitor.tab(), visitor.another_tab());

    // The second tab may look on: it sees each card, and can do nothing.
    visitor.go("#/").see(".kept").read("Open in another tab").click(".kept a.primary").see(".elsewhere");
    visitor.everybody_can_use("a match that another tab plays").picture("elsewhere");
    visitor.press("\u{e004}").click(".elsewhere .ways button:not(.primary)").see(".watched");
    let seen = visitor.table().look();
    assert_eq!((&seen.hand, seen.legal.len(), seen.actions.len()), (&now.hand, 0, 0));
    visitor.everybody_can_use("a match that is watched").picture("watched");
    let stored = visitor.stored("entry");
    visitor.click(&format!(".hand [data-card={:?}]", now.legal[0]));
    assert_eq!(visitor.stored("entry"), stored, "who looks on plays nothing");
    visitor.to_tab(&first);
    let then = table.do_anything(&now);
    visitor
        .to_tab(&second)
        .until("the card that was played", || (visitor.table().look().hand == then.hand).then_some(()));

    // It takes the match over: the first tab notices, and writes nothing more.
    visitor.click(".watched button");
    visitor.until("a match of one's own", || (!visitor.sees(".watched")).then_some(()));
    let here = table.mine();
    assert_eq!(here.hand, then.hand);
    visitor.to_tab(&first).see(".elsewhere").to_tab(&second);
    let played = table.do_anything(&here);
    let stored = (visitor.stored("match"), visitor.stored("entry"));
    visitor.to_tab(&first).press("\u{e007}").press("n");

    // The first tab goes to another table; the match stays as it is, and waits beside the new one.
    visitor.click(".elsewhere .ways a").see(".kept").click(".ready .next a.button");
    table.deal();
    let both = visitor.stored("match");
    assert_eq!((both.len(), &both[0]), (2, &stored.0[0]));
    assert!(visitor.stored("entry").starts_with(&stored.1));
    visitor.to_tab(&second);
    assert_eq!(table.mine().hand, played.hand);
    table.do_anything(&played);
    visitor.reload();
    table.mine();
    assert_eq!((visitor.stored("match").len(), visitor.stored("games").len()), (2, 0));
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn the_first_tab_gets_its_match_back(visitor: &Visitor<'_>) {
    let table = visitor.sit_down_with(&json!({ "lang": "fr" }), "quebec-4", "c3");
    let now = table.play_until(ASKED, asked);
    let address: String = visitor.ask("return location.hash");
    let (first, second) = (visitor.tab(), visitor.another_tab());
    // By keys alone: the first button takes over.
    visitor.go(&address).read("dans un autre onglet");
    visitor.run("document.querySelector('.elsewhere button').focus()").press("\u{e007}");
    let there = table.mine();
    assert_eq!(there.hand, now.hand);
    let there = table.do_anything(&there);
    visitor.to_tab(&first).see(".elsewhere").click(".elsewhere button.primary");
    assert_eq!(table.mine().hand, there.hand);
    // A tab that is closed or left lets go by itself.
    visitor.to_tab(&second).see(".elsewhere").to_tab(&first).visit("about:blank").to_tab(&second);
    visitor.go("#/").see(".kept a.primary");
    assert!(!visitor.words().contains("Ouverte dans un autre onglet"));
    visitor.click(".kept a.primary");
    assert_eq!(table.mine().hand, there.hand);
}

/// The numbers of the matches in the store, the one that was begun first comes first.
fn matches(visitor: &Visitor<'_>) -> Vec<u64> {
    visitor.stored_keys("match").iter().map(|key| key.as_u64().unwrap()).collect()
}

/// The numbers of the entries of each match lie in the store without a gap.
fn each_entry_has_its_key(visitor: &Visitor<'_>) {
    let keys = visitor.stored_keys("entry");
    for id in matches(visitor) {
        let entries = keys.iter().filter(|key| key[0] == id).count();
        assert!(entries > 0, "{id} has none");
        assert_eq!(visitor.stored_log(id).lines().count(), entries + 1);
        for seq in 0..entries {
            assert!(keys.contains(&json!([id, seq])), "{id}: no entry {seq} of {entries}");
        }
    }
}

pub(crate) fn each_entry_is_kept_under_its_own_key(visitor: &Visitor<'_>) {
    let table = visitor.sit_down("australian-4", "c7");
    let now = table.play_until(ASKED, asked);
    each_entry_has_its_key(visitor);
    let before = visitor.stored("entry");
    table.do_anything(&now);
    let then = visitor.stored("entry");
    assert!(then.len() > before.len() && then.starts_with(&before));
    // Taking back is an entry, too.
    visitor.click(".tools .tool:nth-child(2)");
    visitor.until("the decision before", || (table.look().hand == now.hand).then_some(()));
    let undone = visitor.stored("entry");
    assert!(undone.len() == then.len() + 1 && undone.starts_with(&then));
    assert!(undone.last().unwrap().contains("taken_back"), "{undone:?}");
    visitor.reload();
    let again = table.mine();
    assert_eq!((again.hand, again.legal), (now.hand, now.legal));
    each_entry_has_its_key(visitor);
}

pub(crate) fn where_there_are_no_locks_the_first_entry_wins(visitor: &Visitor<'_>) {
    let port = visitor.house().address().rsplit(':').next().unwrap();
    let elsewhere = format!("http://elsewhere.local:{port}");
    let settings = json!({ "pace": "instant", "levels": ["beginner"] }).to_string();
    visitor.visit(&format!("{elsewhere}#/help")).see("#room h1");
    assert!(visitor.ask::<bool>("return navigator.locks === undefined"));
    visitor.run(&format!("localStorage.setItem('kookaburra-settings', {settings:?})"));
    visitor.visit(&format!("{elsewhere}?speed=instant#/play/australian-4/{:0>64}", "c8"));
    let table = visitor.table();
    table.deal();
    let now = table.play_until(ASKED, asked);
    let address: String = visitor.ask("return location.href");
    let (first, second) = (visitor.tab(), visitor.another_tab());
    visitor.visit(&address);
    assert_eq!(table.mine().legal, now.legal);

    // Both play at the same place: what comes first is there to stay, and the other tab is told.
    visitor.to_tab(&first);
    let won = table.do_anything(&now);
    let stored = (visitor.stored("match"), visitor.stored("entry"));
    visitor.to_tab(&second).click(&format!(".hand [data-card={:?}]", now.legal[0]));
    visitor.see(".elsewhere").read("in another tab");
    assert_eq!((visitor.stored("match"), visitor.stored("entry")), stored);
    visitor.click(".elsewhere button.primary");
    let here = table.mine();
    assert_eq!(here.hand, won.hand);
    table.do_anything(&here);
    each_entry_has_its_key(visitor);
    assert!(visitor.stored("entry").starts_with(&stored.1));
    visitor.to_tab(&first).click(&format!(".hand [data-card={:?}]", won.legal[0])).see(".elsewhere");
    each_entry_has_its_key(visitor);
}

/// A match as the versions before the log kept it.
fn old_save() -> String {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../narration/tests/kept/australian-4.save.json");
    fs::read_to_string(file).unwrap()
}

pub(crate) fn what_older_versions_kept_is_found(visitor: &Visitor<'_>) {
    let table = visitor.sit_down("australian-4", "c4");
    let now = table.play_until(ASKED, asked);
    let log = visitor.stored_log(matches(visitor)[0]);
    let newer = "{\"format\": \"kookaburra-save/99\"}";
    visitor.kept_by_the_version_before(&[
        (json!("current"), old_save()),
        (json!(7), newer.to_owned()),
        (json!(1_700_000_000), json!({ "save": log, "game": null }).to_string()),
    ]);
    visitor.go("#/").see(".kept a.primary").read("can’t read");
    assert_eq!((visitor.stored("match").len(), visitor.stored("entry").len()), (3, 0));
    visitor.everybody_can_use("matches that wait").picture("waiting");

    // Each goes on as it was, and is kept entry by entry from then on.
    visitor.go("#/table/1700000000");
    assert_eq!(table.mine().hand, now.hand);
    assert_eq!(visitor.stored_log(1_700_000_000), log);
    let now = table.do_anything(&now);
    visitor.reload();
    assert_eq!(table.mine().hand, now.hand);
    let oldest = matches(visitor)[2];
    visitor.go(&format!("#/table/{oldest}"));
    let now = table.mine();
    assert_eq!(now.hand.len(), 4, "{now:?}");
    let now = table.do_anything(&now);
    visitor.reload();
    assert_eq!(table.mine().hand, now.hand);
    assert!(visitor.stored_log(oldest).starts_with("{\"format\":\"kookaburra-log/1\""));

    // What can't be read stays until somebody deletes it.
    assert!(visitor.stored("match").contains(&newer.to_owned()));
    visitor.go("#/").see(".kept").click(".kept li:last-child .ways > button:last-child");
    visitor.click(".kept .sure .danger");
    visitor.until("two matches", || (visitor.stored("match").len() == 2).then_some(()));
    each_entry_has_its_key(visitor);
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn an_entry_that_is_missing_is_told(visitor: &Visitor<'_>) {
    let table = visitor.sit_down("australian-4", "c9");
    table.play_until(ASKED, asked);
    let id = matches(visitor)[0];
    visitor.go("#/help").see("#room h1").remove_stored("entry", &json!([id, 2]));
    let damaged = visitor.stored_log(id);
    visitor.reload().go("#/").see(".kept").read("can’t read");
    // It can still be saved as a file; nothing of it is lost until it is deleted.
    let folder = visitor.house().folder("damaged");
    let allow = json!({ "behavior": "allow", "downloadPath": folder });
    visitor.command("Browser.setDownloadBehavior", &allow);
    visitor.click(".kept li .ways > button:first-child");
    let saved = visitor.until("the file", || {
        let file = fs::read_dir(&folder).unwrap().next()?.unwrap().path();
        fs::read_to_string(file).ok().filter(|text| text.len() == damaged.len())
    });
    assert_eq!((saved, visitor.stored_log(id)), (damaged.clone(), damaged));
    visitor.click(".kept li .ways > button:last-child").click(".kept .sure .danger");
    visitor.until("nothing", || (visitor.stored("match").is_empty()).then_some(()));
    assert_eq!(visitor.stored("entry"), [""; 0]);
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn a_full_store_is_told(visitor: &Visitor<'_>) {
    let origin = visitor.house().address().trim_end_matches('/').to_owned();
    let quota = |size: Option<u32>| {
        let mut with = json!({ "origin": origin });
        if let Some(size) = size {
            with["quotaSize"] = size.into();
        }
        visitor.command("Storage.overrideQuotaForOrigin", &with);
    };
    // The browser remembers for a while that there is room: there is none from the beginning.
    quota(Some(1));
    let table = visitor.sit_down("australian-4", "c5");
    visitor.see(".troubles[role=alert]").everybody_can_use("a full store").picture("store-full");
    assert_eq!(visitor.stored("match").len(), 0);
    // The game goes on; it is told once.
    visitor.click(".troubles button:last-child");
    let now = table.play_until(ASKED, asked);
    table.do_anything(&now);
    assert!(!visitor.sees(".troubles"));
    quota(None);
    let now = table.mine();
    let now = table.do_anything(&now);
    visitor.read("saved again");
    visitor.reload();
    assert_eq!(table.mine().hand, now.hand);
}

pub(crate) fn a_finished_game_is_not_gone_on_with(visitor: &Visitor<'_>) {
    let table = visitor.sit_down("rummy-500+players=2", "c6");
    let address: String = visitor.ask("return location.hash");
    table.play_until("the end of the game", |now| now.moment == "over");
    assert_eq!(visitor.stored("games").len(), 1);
    visitor.go("#/").see(".ready").see(".ready a.primary");
    assert!(!visitor.sees(".kept"), "a finished game is offered");
    // Its end can be taken back; played anew, it is in the history once.
    visitor.go(&address);
    table.mine();
    visitor.click(".tools .tool:nth-child(2)");
    visitor.until("the move before", || (table.look().moment != "over").then_some(()));
    visitor.go("#/").see(".kept").click(".kept a.primary");
    table.play_until("the end of the game", |now| now.moment == "over");
    assert_eq!(visitor.stored("games").len(), 1);
}

fn record(seed: &str) -> Value {
    json!({
        "format": "kookaburra-record/1",
        "game": "five-hundred",
        "rules": { "preset": "australian-4" },
        "players": ["Ann", "Bo", "Cy", "Di"],
        "hands": [{
            "dealer": 0,
            "deal": { "seed": format!("{seed:0>64}") },
            "actions": ["1 pass", "2 pass", "3 pass", "0 pass"],
        }],
    })
}

pub(crate) fn a_backup_gives_everything_back(visitor: &Visitor<'_>) {
    let folder = visitor.house().folder("backup");
    let file = folder.join("games.json");
    let games = json!({
        "format": "kookaburra-games/1",
        "games": [
            { "ended": 1_700_000_000_123_u64, "seat": 2, "record": record("1") },
            { "ended": 1_750_000_000_000_u64, "record": record("2") },
        ],
        "unreadable": [{ "ended": 1_760_000_000_000_u64, "seat": 0, "text": "of a later version" }],
    });
    fs::write(&file, games.to_string()).unwrap();
    let take_in = |path: &std::path::Path| {
        visitor.write("#history-import", &path.to_string_lossy());
    };
    visitor.go("#/history").see("#room h1");
    take_in(&file);
    visitor.read("3 new games").see(".games-kept .unreadable").picture("history-unreadable");
    visitor.everybody_can_use("a game that can't be read");
    let stored = visitor.stored("games");
    assert_eq!(stored.len(), 3);
    take_in(&file);
    visitor.read("3 were here already");
    assert_eq!(visitor.stored("games"), stored);

    let allow = json!({ "behavior": "allow", "downloadPath": folder });
    visitor.command("Browser.setDownloadBehavior", &allow);
    visitor.click(".files .ways > button");
    let saved = visitor.until("the file", || {
        let mut found = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        found.find(|path| path.file_name().unwrap().to_string_lossy().starts_with("kookaburra-games-20"))
    });
    let text =
        visitor.until("its text", || fs::read_to_string(&saved).ok().filter(|text| text.ends_with("}\n")));
    let written: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(written, games);
    // Nobody has been here before.
    visitor.empty_store("games").reload().see("#room h1");
    take_in(&saved);
    visitor.read("3 new games");
    assert_eq!(visitor.stored("games"), stored);
    // What older versions saved: one record after the other.
    visitor.empty_store("games").reload().see("#room h1");
    let lines = folder.join("old.json");
    fs::write(&lines, format!("{}\n{}", record("1"), record("3"))).unwrap();
    take_in(&lines);
    visitor.read("2 new games");
    assert_eq!(visitor.complaints(), [""; 0]);
}
