//! The first minute: play is one tap away, in one's own language, by one's own rules.

use browser_tests::Visitor;
use serde_json::json;

pub(crate) fn play_is_one_tap_away(visitor: &Visitor<'_>) {
    visitor.go("").see(".ready a.primary").pictures("home");
    visitor.click(".ready a.primary");
    let table = visitor.table();
    let now = table.deal();
    assert_eq!(now.hand.len(), 10, "{now:?}");
    visitor.pictures("bidding");
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn the_page_speaks_french(visitor: &Visitor<'_>) {
    visitor.go("?lang=fr#/").read("Jouer").pictures("home-french");
    assert_eq!(visitor.ask::<String>("return document.documentElement.lang"), "fr");
    let table = visitor.sit_down_with(&json!({ "lang": "fr" }), "quebec-4", "2");
    let now = table.play_until("a bid", |now| now.actions.iter().any(|action| action == "pass"));
    assert!(!now.ask.is_empty());
    visitor.read("Passe").pictures("bidding-french");
    // The other language is a tap away, and the table changes its words under the player's hands.
    visitor.go("#/settings").click("button.language");
    visitor.until("English", || {
        (visitor.ask::<String>("return document.documentElement.lang") == "en").then_some(())
    });
    assert_eq!(visitor.complaints(), [""; 0]);
}

/// Answers a question of the form, found by the search box.
fn answer(visitor: &Visitor<'_>, axis: &str, value: &str) {
    visitor.run("document.querySelector('#house-find').value = ''").write("#house-find", axis);
    visitor.click(&format!("#question-{axis} label:has([value={value}])"));
}

fn address(visitor: &Visitor<'_>) -> String {
    visitor.ask("return location.hash")
}

pub(crate) fn rules_of_the_house(visitor: &Visitor<'_>) {
    visitor.settle(&json!({})).go("#/rules/australian-4").see("#house-find").pictures("house-rules");
    answer(visitor, "misere", "any_time");
    visitor.see("#question-misere.changed");
    assert_eq!(address(visitor), "#/rules/australian-4+misere=any_time");
    // The address carries the rules to the table: misère may be called before a bid of seven.
    visitor.click(".state a.primary");
    let table = visitor.table();
    table.play_until("a misère while a six can still be bid", |now| {
        let may = |bid: &str| now.actions.iter().any(|action| action == bid);
        may("misere") && may("6NT")
    });
    // What does not go together is marked, explained and can be mended.
    visitor.go("#/rules/australian-5+partner_reveal=at_once").reload().see("#house-find");
    answer(visitor, "secret_alone", "on");
    visitor.see(".wrong .problems li").picture("house-rules-wrong-desktop");
    assert!(!visitor.sees(".state a.primary"), "what can't be played is not offered");
    visitor.click(".wrong button.primary").see(".state a.primary");
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn partners_agree_what_calls_say(visitor: &Visitor<'_>) {
    visitor.go("#/before/australian-4").click("label[for=before-help]").click("button[type=submit]");
    let table = visitor.table();
    table.deal();
    table.play_until("a bid", |now| now.actions.iter().any(|action| action == "pass"));
    assert!(visitor.text(".agreed").contains("six in a suit shows"), "{}", visitor.words());
    visitor.pictures("agreed");
    visitor.go("#/before/australian-3").see("#before-cut");
    assert!(!visitor.sees("#before-help"), "three have no partners");
    assert_eq!(visitor.complaints(), [""; 0]);
}
