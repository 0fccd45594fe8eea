//! Two people in two browsers at one table: a link, a name, one tap; then the cards, words and ways back. What else
//! people meet there is in `online_people`, with the list of the points that were to be tried.

use crate::browser::{BrowserUser, Now, PHONE, Table};
use serde_json::json;

/// Rules by which everybody has a turn in every hand, and no single hand ends the game: nobody sits out beside a
/// misère, and no hand is passed out.
pub(crate) const ALL_PLAY: &str =
    "australian-4+target=1000+all_pass=no_trump_tricks+misere=off+open_misere=off";

/// Mae opens a table and waits there; gives the link for others.
pub(crate) fn open(mae: &BrowserUser<'_>) -> String {
    open_with(mae, |_| {})
}

/// The same with choices of hers.
pub(crate) fn open_with(mae: &BrowserUser<'_>, choose: impl FnOnce(&BrowserUser<'_>)) -> String {
    opens(mae, ALL_PLAY, choose)
}

/// The same by other rules.
pub(crate) fn opened(mae: &BrowserUser<'_>, rules: &str) -> String {
    opens(mae, rules, |_| {})
}

fn opens(mae: &BrowserUser<'_>, rules: &str, choose: impl FnOnce(&BrowserUser<'_>)) -> String {
    mae.settle(&json!({ "name": "Mae" })).reload().see("#room h1").go(&format!("#/friends/{rules}"));
    mae.see("#friends-rules").everybody_can_use("opening a table");
    choose(mae);
    mae.click(".opens button[type=submit]").see(".invite");
    // Where others are to be let in first, it is folded away: it leads nobody else here.
    let link = mae.until("the link", || {
        let link: String = mae.ask("return document.querySelector('#online-link')?.value ?? ''");
        Some(link).filter(|link| !link.is_empty())
    });
    assert!(link.starts_with(mae.address()) && link.contains("#/t/"), "{link}");
    mae.until("a seat", || mae.words().contains("Seat 1: Mae").then_some(()));
    link
}

/// Somebody whom their browser does not know yet follows the link, and types their name.
pub(crate) fn follow(user: &BrowserUser<'_>, link: &str, name: &str) {
    user.settle(&json!({}))
        .reload()
        .see("#room h1")
        .visit(link)
        .see("#online-name")
        .write("#online-name", name);
}

/// Bo follows the link, in French, types a name and sits down.
pub(crate) fn come(bo: &BrowserUser<'_>, link: &str) {
    bo.settle(&json!({ "lang": "fr" })).reload().see("#room h1").visit(link).see("#online-name");
    bo.read("On vous invite").everybody_can_use("coming to a table");
    bo.write("#online-name", "Bo").click("form button[type=submit]");
    bo.read("Mae commence la partie.");
}

/// Two people at a table whose first hand is dealt.
pub(crate) fn at_table(mae: &BrowserUser<'_>, bo: &BrowserUser<'_>) -> String {
    let link = open(mae);
    come(bo, &link);
    mae.read("Bo").everybody_can_use("waiting at a table");
    mae.click(".before-room > button.primary");
    mae.see(".table .hand [data-card]");
    bo.see(".table .hand [data-card]");
    link
}

/// Does something if it is one’s turn, and says whether the hand is over.
pub(crate) fn step(table: &Table<'_>) -> bool {
    step_from(table, &table.look())
}

/// The same, where somebody has looked already.
pub(crate) fn step_from(table: &Table<'_>, now: &Now) -> bool {
    let may = !now.legal.is_empty() || now.discard || now.choosing || !now.actions.is_empty();
    match now.moment.as_str() {
        "deal" | "over" => return true,
        "mine" | "claim" if may => table.do_something(now),
        _ => {}
    }
    false
}

fn play_a_hand(mae: &BrowserUser<'_>, bo: &BrowserUser<'_>) {
    let tables = [mae.table(), bo.table()];
    mae.until("the end of the hand", || {
        let over = tables.each_ref().map(step);
        over.iter().all(|over| *over).then_some(())
    });
}

pub(crate) fn friends_play_a_hand(mae: &BrowserUser<'_>) {
    let bo = mae.house().user();
    at_table(mae, &bo);
    // Each reads the other’s words in their own language.
    mae.click(".say summary").click(".say .phrases button:first-child");
    bo.read("Mae\u{a0}: Un instant");
    mae.click(".say summary");
    play_a_hand(mae, &bo);
    // Whoever reads by ear was told what the other did.
    let told = mae.table().told();
    assert!(told.contains("Bo"), "{told}");
    mae.pictures("online").resize(crate::browser::DESKTOP);
    mae.everybody_can_use("a hand that is over at a table online");
    // The shuffle is checked by the page itself.
    mae.click(".drop:not(.say) > summary").click(".proof summary").read("Deal 1: checked.");
    mae.read("Deal 1: your number is in it.");
    mae.everybody_can_use("the proof of the shuffle");
    mae.click(".drop:not(.say) > summary");
    // Both are ready: the next hand is dealt at once.
    mae.click(".panel button.primary").read("1 of 2 ready");
    bo.click(".panel button.primary");
    mae.read("Hand 2");
    bo.read("Donne 2");
    assert_eq!(mae.complaints(), [""; 0]);
    bo.no_text_is_missing();
}

pub(crate) fn who_goes_away_comes_back(mae: &BrowserUser<'_>) {
    let bo = mae.house().user();
    at_table(mae, &bo);
    let link: String = bo.ask("return location.href");
    bo.visit("about:blank");
    mae.until("that Bo is away", || mae.text(".players").contains("away").then_some(()));
    bo.visit(&link).see(".table .hand [data-card]");
    mae.until("that Bo is back", || (!mae.text(".players").contains("away")).then_some(()));
    // The network fails, and is there again.
    let offline = |offline: bool| {
        let how =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        bo.command("Network.emulateNetworkConditions", &how);
    };
    offline(true);
    offline(false);
    // The same table in a second tab: the first one says so, and takes it back.
    let first = bo.tab();
    let _second = bo.another_tab();
    bo.visit(&link).see(".table .hand [data-card]");
    bo.to_tab(&first).read("Cette table est ouverte dans un autre onglet.");
    bo.click(".strip .questions > button")
        .until("the seat", || (!bo.words().contains("autre onglet")).then_some(()));
    assert_eq!(mae.complaints(), [""; 0]);
}

pub(crate) fn a_phone_and_a_plain_address_will_do(mae: &BrowserUser<'_>) {
    let link = open(mae);
    let bo = mae.house().user();
    // To the browser this is another machine, which it does not trust: no clipboard, no locks, no worker for the
    // network.
    let plain = link.replace("localhost", "elsewhere.local");
    bo.resize(PHONE).visit(&plain).see("#online-name").write("#online-name", "Bo");
    assert!(!bo.ask::<bool>("return window.isSecureContext"));
    bo.click("form button[type=submit]").read("Mae starts the game.");
    mae.read("Bo").click(".before-room > button.primary");
    bo.see(".table .hand [data-card]").everybody_can_use("a table online on a phone");
    bo.picture("online-phone");
}

pub(crate) fn where_nobody_keeps_tables_the_page_says_so(user: &BrowserUser<'_>) {
    let folder = user.house().page.folder.clone();
    let apart = user.house().open_apart(&folder, 0);
    user.visit(&format!("{}#/friends", apart.address)).read("keeps no tables");
    user.visit(&format!("{}#/t/nowhere", apart.address)).read("can’t be reached");
    user.house().close(apart);
}
