//! The first minute: play is one tap away, in one's own language, by one's own rules.

use crate::browser::BrowserUser;
use serde_json::json;

pub(crate) fn play_is_one_tap_away(user: &BrowserUser<'_>) {
    user.go("").see(".ready a.primary").pictures("home");
    user.click(".ready a.primary");
    let table = user.table();
    let now = table.deal();
    assert_eq!(now.hand.len(), 10, "{now:?}");
    user.pictures("bidding");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn the_page_speaks_french(user: &BrowserUser<'_>) {
    user.go("?lang=fr#/").read("Jouer").pictures("home-french");
    assert_eq!(user.ask::<String>("return document.documentElement.lang"), "fr");
    let table = user.sit_down_with(&json!({ "lang": "fr" }), "quebec-4", "2");
    let now = table.play_until("a bid", |now| now.actions.iter().any(|action| action == "pass"));
    assert!(!now.ask.is_empty());
    user.read("Passe").pictures("bidding-french");
    // The other language is a tap away, and the table changes its words under the player's hands.
    user.go("#/settings").click("button.language");
    user.until("English", || {
        (user.ask::<String>("return document.documentElement.lang") == "en").then_some(())
    });
    assert_eq!(user.complaints(), [""; 0]);
}

/// Answers a question of the form, found by the search box.
fn answer(user: &BrowserUser<'_>, axis: &str, value: &str) {
    user.run("document.querySelector('#house-find').value = ''").write("#house-find", axis);
    user.click(&format!("#question-{axis} label:has([value={value}])"));
}

fn address(user: &BrowserUser<'_>) -> String {
    user.ask("return location.hash")
}

pub(crate) fn rules_of_the_house(user: &BrowserUser<'_>) {
    user.settle(&json!({})).go("#/rules/australian-4").see("#house-find").pictures("house-rules");
    answer(user, "misere", "any_time");
    user.see("#question-misere.changed");
    assert_eq!(address(user), "#/rules/australian-4+misere=any_time");
    // The address carries the rules to the table: misère may be called before a bid of seven.
    user.click(".state a.primary");
    let table = user.table();
    table.play_until("a misère while a six can still be bid", |now| {
        let may = |bid: &str| now.actions.iter().any(|action| action == bid);
        may("misere") && may("6NT")
    });
    // What does not go together is marked, explained and can be mended.
    user.go("#/rules/australian-5+partner_reveal=at_once").reload().see("#house-find");
    answer(user, "secret_alone", "on");
    user.see(".wrong .problems li").picture("house-rules-wrong-desktop");
    assert!(!user.sees(".state a.primary"), "what can't be played is not offered");
    user.click(".wrong button.primary").see(".state a.primary");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn partners_agree_what_calls_say(user: &BrowserUser<'_>) {
    user.go("#/before/australian-4").click("label[for=before-help]").click("button[type=submit]");
    let table = user.table();
    table.deal();
    table.play_until("a bid", |now| now.actions.iter().any(|action| action == "pass"));
    assert!(user.text(".agreed").contains("six in a suit shows"), "{}", user.words());
    user.pictures("agreed");
    user.go("#/before/australian-3").see("#before-cut");
    assert!(!user.sees("#before-help"), "three have no partners");
    assert_eq!(user.complaints(), [""; 0]);
}
