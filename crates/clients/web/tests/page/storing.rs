//! What the browser keeps: two tabs on one match, a store that is full, backups, and what can't be read.

use std::fs;

use crate::browser::{BrowserUser, Now};
use serde_json::{Value, json};

/// A match in which a card can be played.
const ASKED: &str = "a card to be played";

fn asked(now: &Now) -> bool {
    !now.legal.is_empty()
}

pub(crate) fn a_match_belongs_to_one_tab(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "c2");
    let now = table.play_until(ASKED, asked);
    let (first, second) = (user.tab(), user.another_tab());

    // The second tab may look on: it sees each card, and can do nothing.
    user.go("#/").see(".kept").read("Open in another tab").click(".kept a.primary").see(".elsewhere");
    user.everybody_can_use("a match that another tab plays").picture("elsewhere");
    user.press("\u{e004}").click(".elsewhere .ways button:not(.primary)").see(".watched");
    let seen = user.table().look();
    assert_eq!((&seen.hand, seen.legal.len(), seen.actions.len()), (&now.hand, 0, 0));
    user.everybody_can_use("a match that is watched").picture("watched");
    let stored = user.stored("entry");
    user.click(&format!(".hand [data-card={:?}]", now.legal[0]));
    assert_eq!(user.stored("entry"), stored, "who looks on plays nothing");
    user.to_tab(&first);
    let then = table.do_anything(&now);
    user.to_tab(&second)
        .until("the card that was played", || (user.table().look().hand == then.hand).then_some(()));

    // It takes the match over: the first tab notices, and writes nothing more.
    user.click(".watched button");
    user.until("a match of one's own", || (!user.sees(".watched")).then_some(()));
    let here = table.mine();
    assert_eq!(here.hand, then.hand);
    user.to_tab(&first).see(".elsewhere").to_tab(&second);
    let played = table.do_anything(&here);
    let stored = (user.stored("match"), user.stored("entry"));
    user.to_tab(&first).press("\u{e007}").press("n");

    // The first tab goes to another table; the match stays as it is, and waits beside the new one.
    user.click(".elsewhere .ways a").see(".kept").click(".ready .next a.button");
    table.deal();
    let both = user.stored("match");
    assert_eq!((both.len(), &both[0]), (2, &stored.0[0]));
    assert!(user.stored("entry").starts_with(&stored.1));
    user.to_tab(&second);
    assert_eq!(table.mine().hand, played.hand);
    table.do_anything(&played);
    user.reload();
    table.mine();
    assert_eq!((user.stored("match").len(), user.stored("games").len()), (2, 0));
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn the_first_tab_gets_its_match_back(user: &BrowserUser<'_>) {
    let table = user.sit_down_with(&json!({ "lang": "fr" }), "quebec-4", "c3");
    let now = table.play_until(ASKED, asked);
    let address: String = user.ask("return location.hash");
    let (first, second) = (user.tab(), user.another_tab());
    // By keys alone: the first button takes over.
    user.go(&address).read("dans un autre onglet");
    user.run("document.querySelector('.elsewhere button').focus()").press("\u{e007}");
    let there = table.mine();
    assert_eq!(there.hand, now.hand);
    let there = table.do_anything(&there);
    user.to_tab(&first).see(".elsewhere").click(".elsewhere button.primary");
    assert_eq!(table.mine().hand, there.hand);
    // A tab that is closed or left lets go by itself.
    user.to_tab(&second).see(".elsewhere").to_tab(&first).visit("about:blank").to_tab(&second);
    user.go("#/").see(".kept a.primary");
    assert!(!user.words().contains("Ouverte dans un autre onglet"));
    user.click(".kept a.primary");
    assert_eq!(table.mine().hand, there.hand);
}

/// The numbers of the matches in the store, the one that was begun first comes first.
fn matches(user: &BrowserUser<'_>) -> Vec<u64> {
    user.stored_keys("match").iter().map(|key| key.as_u64().unwrap()).collect()
}

/// The numbers of the entries of each match lie in the store without a gap.
fn each_entry_has_its_key(user: &BrowserUser<'_>) {
    let keys = user.stored_keys("entry");
    for id in matches(user) {
        let entries = keys.iter().filter(|key| key[0] == id).count();
        assert!(entries > 0, "{id} has none");
        assert_eq!(user.stored_log(id).lines().count(), entries + 1);
        for seq in 0..entries {
            assert!(keys.contains(&json!([id, seq])), "{id}: no entry {seq} of {entries}");
        }
    }
}

pub(crate) fn each_entry_is_kept_under_its_own_key(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "c7");
    let now = table.play_until(ASKED, asked);
    each_entry_has_its_key(user);
    let before = user.stored("entry");
    table.do_anything(&now);
    let then = user.stored("entry");
    assert!(then.len() > before.len() && then.starts_with(&before));
    // Taking back is an entry, too.
    user.click(".tools .tool:nth-child(2)");
    user.until("the decision before", || (table.look().hand == now.hand).then_some(()));
    let undone = user.stored("entry");
    assert!(undone.len() == then.len() + 1 && undone.starts_with(&then));
    assert!(undone.last().unwrap().contains("taken_back"), "{undone:?}");
    user.reload();
    let again = table.mine();
    assert_eq!((again.hand, again.legal), (now.hand, now.legal));
    each_entry_has_its_key(user);
}

pub(crate) fn where_there_are_no_locks_the_first_entry_wins(user: &BrowserUser<'_>) {
    let port = user.house().address().rsplit(':').next().unwrap();
    let elsewhere = format!("http://elsewhere.local:{port}");
    let settings = json!({ "pace": "instant", "levels": ["beginner"] }).to_string();
    user.visit(&format!("{elsewhere}#/help")).see("#room h1");
    assert!(user.ask::<bool>("return navigator.locks === undefined"));
    user.run(&format!("localStorage.setItem('kookaburra-settings', {settings:?})"));
    user.visit(&format!("{elsewhere}?speed=instant#/play/australian-4/{:0>64}", "c8"));
    let table = user.table();
    table.deal();
    let now = table.play_until(ASKED, asked);
    let address: String = user.ask("return location.href");
    let (first, second) = (user.tab(), user.another_tab());
    user.visit(&address);
    assert_eq!(table.mine().legal, now.legal);

    // Both play at the same place: what comes first is there to stay, and the other tab is told.
    user.to_tab(&first);
    let won = table.do_anything(&now);
    let stored = (user.stored("match"), user.stored("entry"));
    user.to_tab(&second).click(&format!(".hand [data-card={:?}]", now.legal[0]));
    user.see(".elsewhere").read("in another tab");
    assert_eq!((user.stored("match"), user.stored("entry")), stored);
    user.click(".elsewhere button.primary");
    let here = table.mine();
    assert_eq!(here.hand, won.hand);
    table.do_anything(&here);
    each_entry_has_its_key(user);
    assert!(user.stored("entry").starts_with(&stored.1));
    user.to_tab(&first).click(&format!(".hand [data-card={:?}]", won.legal[0])).see(".elsewhere");
    each_entry_has_its_key(user);
}

/// A match as the versions before the log kept it.
fn old_save() -> String {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../texts/tests/kept/australian-4.save.json");
    fs::read_to_string(file).unwrap()
}

pub(crate) fn what_older_versions_kept_is_found(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "c4");
    let now = table.play_until(ASKED, asked);
    let log = user.stored_log(matches(user)[0]);
    let newer = "{\"format\": \"kookaburra-save/99\"}";
    user.kept_by_the_version_before(&[
        (json!("current"), old_save()),
        (json!(7), newer.to_owned()),
        (json!(1_700_000_000), json!({ "save": log, "game": null }).to_string()),
    ]);
    user.go("#/").see(".kept a.primary").read("can’t read");
    assert_eq!((user.stored("match").len(), user.stored("entry").len()), (3, 0));
    user.everybody_can_use("matches that wait").picture("waiting");

    // Each goes on as it was, and is kept entry by entry from then on.
    user.go("#/table/1700000000");
    assert_eq!(table.mine().hand, now.hand);
    assert_eq!(user.stored_log(1_700_000_000), log);
    let now = table.do_anything(&now);
    user.reload();
    assert_eq!(table.mine().hand, now.hand);
    let oldest = matches(user)[2];
    user.go(&format!("#/table/{oldest}"));
    let now = table.mine();
    assert_eq!(now.hand.len(), 4, "{now:?}");
    let now = table.do_anything(&now);
    user.reload();
    assert_eq!(table.mine().hand, now.hand);
    assert!(user.stored_log(oldest).starts_with("{\"format\":\"kookaburra-log/1\""));

    // What can't be read stays until somebody deletes it.
    assert!(user.stored("match").contains(&newer.to_owned()));
    user.go("#/").see(".kept").click(".kept li:last-child .ways > button:last-child");
    user.click(".kept .sure .danger");
    user.until("two matches", || (user.stored("match").len() == 2).then_some(()));
    each_entry_has_its_key(user);
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn an_entry_that_is_missing_is_told(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "c9");
    table.play_until(ASKED, asked);
    let id = matches(user)[0];
    user.go("#/help").see("#room h1").remove_stored("entry", &json!([id, 2]));
    let damaged = user.stored_log(id);
    user.reload().go("#/").see(".kept").read("can’t read");
    // It can still be saved as a file; nothing of it is lost until it is deleted.
    let folder = user.house().folder("damaged");
    let allow = json!({ "behavior": "allow", "downloadPath": folder });
    user.command("Browser.setDownloadBehavior", &allow);
    user.click(".kept li .ways > button:first-child");
    let saved = user.until("the file", || {
        let file = fs::read_dir(&folder).unwrap().next()?.unwrap().path();
        fs::read_to_string(file).ok().filter(|text| text.len() == damaged.len())
    });
    assert_eq!((saved, user.stored_log(id)), (damaged.clone(), damaged));
    user.click(".kept li .ways > button:last-child").click(".kept .sure .danger");
    user.until("nothing", || (user.stored("match").is_empty()).then_some(()));
    assert_eq!(user.stored("entry"), [""; 0]);
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_full_store_is_told(user: &BrowserUser<'_>) {
    let origin = user.house().address().trim_end_matches('/').to_owned();
    let quota = |size: Option<u32>| {
        let mut with = json!({ "origin": origin });
        if let Some(size) = size {
            with["quotaSize"] = size.into();
        }
        user.command("Storage.overrideQuotaForOrigin", &with);
    };
    // The browser remembers for a while that there is room: there is none from the beginning.
    quota(Some(1));
    let table = user.sit_down("australian-4", "c5");
    user.see(".troubles[role=alert]").everybody_can_use("a full store").picture("store-full");
    assert_eq!(user.stored("match").len(), 0);
    // The game goes on; it is told once.
    user.click(".troubles button:last-child");
    let now = table.play_until(ASKED, asked);
    table.do_anything(&now);
    assert!(!user.sees(".troubles"));
    quota(None);
    let now = table.mine();
    let now = table.do_anything(&now);
    user.read("saved again");
    user.reload();
    assert_eq!(table.mine().hand, now.hand);
}

pub(crate) fn a_finished_game_is_not_gone_on_with(user: &BrowserUser<'_>) {
    let table = user.sit_down("rummy-500+players=2", "c6");
    let address: String = user.ask("return location.hash");
    table.play_until("the end of the game", |now| now.moment == "over");
    assert_eq!(user.stored("games").len(), 1);
    user.go("#/").see(".ready").see(".ready a.primary");
    assert!(!user.sees(".kept"), "a finished game is offered");
    // Its end can be taken back; played anew, it is in the history once.
    user.go(&address);
    table.mine();
    user.click(".tools .tool:nth-child(2)");
    user.until("the move before", || (table.look().moment != "over").then_some(()));
    user.go("#/").see(".kept").click(".kept a.primary");
    table.play_until("the end of the game", |now| now.moment == "over");
    assert_eq!(user.stored("games").len(), 1);
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

pub(crate) fn a_backup_gives_everything_back(user: &BrowserUser<'_>) {
    let folder = user.house().folder("backup");
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
        user.write("#history-import", &path.to_string_lossy());
    };
    user.go("#/history").see("#room h1");
    take_in(&file);
    user.read("3 new games").see(".games-kept .unreadable").picture("history-unreadable");
    user.everybody_can_use("a game that can't be read");
    let stored = user.stored("games");
    assert_eq!(stored.len(), 3);
    take_in(&file);
    user.read("3 were here already");
    assert_eq!(user.stored("games"), stored);

    let allow = json!({ "behavior": "allow", "downloadPath": folder });
    user.command("Browser.setDownloadBehavior", &allow);
    user.click(".files .ways > button");
    let saved = user.until("the file", || {
        let mut found = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        found.find(|path| path.file_name().unwrap().to_string_lossy().starts_with("kookaburra-games-20"))
    });
    let text =
        user.until("its text", || fs::read_to_string(&saved).ok().filter(|text| text.ends_with("}\n")));
    let written: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(written, games);
    // Nobody has been here before.
    user.empty_store("games").reload().see("#room h1");
    take_in(&saved);
    user.read("3 new games");
    assert_eq!(user.stored("games"), stored);
    // What older versions saved: one record after the other.
    user.empty_store("games").reload().see("#room h1");
    let lines = folder.join("old.json");
    fs::write(&lines, format!("{}\n{}", record("1"), record("3"))).unwrap();
    take_in(&lines);
    user.read("2 new games");
    assert_eq!(user.complaints(), [""; 0]);
}

/// A backup that the terminal has made.
const OF_THE_TERMINAL: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../programs/kook/tests/saved/backups/terminal.gz");

pub(crate) fn everything_comes_back_from_one_file(user: &BrowserUser<'_>) {
    let folder = user.house().folder("everything");
    let games = folder.join("games.json");
    fs::write(&games, format!("{}\n{}", record("1"), record("2"))).unwrap();
    let choose = |path: &std::path::Path| {
        user.write("#backup-file", &path.to_string_lossy());
    };
    let settings =
        json!({ "name": "Zoé", "large_cards": true, "tables": [["Ours", "quebec-4+misere=any_time"]] });
    let table = user.sit_down_with(&settings, "australian-4", "c5");
    let now = table.play_until(ASKED, asked);
    let sheet = json!({ "sheet": {
        "format": "kookaburra-sheet/1", "date": "2026-11-28", "rules": { "preset": "quebec-4" },
        "people": ["Mae", "Bo", "Ned", "Ivy"],
        "games": [{ "players": ["Mae", "Bo", "Ned", "Ivy"], "dealer": 3, "hands": [] }],
    } });
    user.run(&format!("localStorage.setItem('kookaburra-sheet-7', {:?})", sheet.to_string()));
    user.go("#/history").see("#room h1").write("#history-import", &games.to_string_lossy());
    user.read("2 new games");
    let stored = user.stored("games");

    let allow = json!({ "behavior": "allow", "downloadPath": folder });
    user.command("Browser.setDownloadBehavior", &allow);
    user.go("#/settings").see("#backup-save").everybody_can_use("backups in the settings");
    user.click("#backup-save").read("saved as a file");
    let file = user.until("the file", || {
        let mut found = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        found.find(|path| path.extension().is_some_and(|end| end == "gz"))
    });
    user.until("all of it", || kookaburra::backup::read(&fs::read(&file).unwrap()).ok());

    // Nobody has been here before.
    for table in ["games", "match", "entry"] {
        user.empty_store(table);
    }
    user.run("localStorage.clear(); indexedDB.deleteDatabase('kookaburra-backups')")
        .reload()
        .see("#backup-save");
    choose(&games);
    user.read("isn’t a Kookaburra backup");
    choose(&file);
    user.see("#backup-yes")
        .read("New here: 2 games, one game to continue, one score sheet, one set of house rules");
    user.everybody_can_use("what a restore would do").picture("restore");
    user.click("#backup-no");
    assert!(!user.sees("#backup-yes") && user.stored("games").is_empty());
    choose(&file);
    user.click("#backup-yes").read("Undo brings back");
    let games = |stored: &[String]| -> Vec<(Value, Value)> {
        let game = |text: &String| {
            let mut game: Value = serde_json::from_str(text).unwrap();
            let record = game["record"].take();
            (game, serde_json::from_str(record.as_str().unwrap()).unwrap())
        };
        stored.iter().map(game).collect()
    };
    let (before, after) = (games(&stored), games(&user.stored("games")));
    assert!(before.len() == after.len() && before.iter().all(|game| after.contains(game)), "{after:?}");
    let kept: Value =
        serde_json::from_str(&user.ask::<String>("return localStorage['kookaburra-settings']")).unwrap();
    assert_eq!((&kept["name"], &kept["tables"]), (&settings["name"], &settings["tables"]));
    assert!(user.sees("html[data-cards=large]"), "the page has them at once");
    let sheets =
        "return Object.entries(localStorage).find(([key]) => key.startsWith('kookaburra-sheet-'))[1]";
    assert_eq!(serde_json::from_str::<Value>(&user.ask::<String>(sheets)).unwrap(), sheet);
    each_entry_has_its_key(user);
    choose(&file);
    user.read("is here already").click("#backup-no");
    user.go("#/").see(".kept a.primary").click(".kept a.primary");
    assert_eq!(table.mine().hand, now.hand);

    // The match is deleted; what the terminal has made comes besides.
    user.go("#/").see(".kept").click(".kept li .ways > button:last-child").click(".kept .sure .danger");
    user.until("no match", || user.stored("match").is_empty().then_some(()));
    user.go("#/settings").see("#backup-save");
    choose(&file);
    user.see("#backup-deleted").read("left out: one game to continue").click("#backup-no");
    let all = user.stored("games").len();
    choose(&fs::canonicalize(OF_THE_TERMINAL).unwrap());
    user.see("#backup-yes").read("score sheet").click("#backup-yes").read("Undo brings back");
    assert!(user.stored("games").len() > all);
    user.go("#/").see(".kept a.primary").go("#/settings");
    user.click("#backup-undo").read("The restore was undone");
    assert_eq!((user.stored("games").len(), user.stored("match").len()), (all, 0));
    assert_eq!(user.complaints(), [""; 0]);
}
