//! The same cards for several people: a day that is left and gone on with, a challenge there and back.

use crate::browser::{BrowserUser, PHONE, Table};
use serde_json::json;

/// The tests are about what comes of hands, not about the time that they take.
const FAST: &str = "instant";

fn settles(user: &BrowserUser<'_>, lang: &str, name: &str) {
    user.settle(&json!({ "lang": lang, "name": name, "pace": FAST, "trick": "timed" })).reload();
}

/// Plays the hands that are left with whatever may be done, up to the result.
fn play(user: &BrowserUser<'_>) {
    let table = Table::new(user);
    for _ in 0..8 {
        let ends = table.play_until("the end of a hand", |now| now.moment == "deal");
        if user.sees("[data-challenge=result]") {
            user.click("[data-challenge=result]").see(".challenges-room .came");
            return;
        }
        table.do_anything(&ends);
    }
    panic!("the challenge never ends: {}", user.words());
}

/// The text to paste, once Expert has played as well.
fn pasted(user: &BrowserUser<'_>) -> String {
    user.until("Expert's results", || user.sees("#challenge-paste").then_some(()));
    user.ask("return document.querySelector('#challenge-paste').value")
}

fn link(text: &str) -> String {
    text[text.find("#/same/").unwrap()..].to_owned()
}

pub(crate) fn the_day_is_gone_on_with_and_marked(user: &BrowserUser<'_>) {
    user.resize(PHONE);
    settles(user, "fr", "");
    user.go("#/").see("a[href='#/day']").click("a[href='#/day']").see(".calendar td a[aria-current=date]");
    user.has_in_sight("the deal of today", &[".today a.big"]);
    user.everybody_can_use("the deals of the days").picture("challenge-days-fr");
    user.click(".today a.big").see("[data-challenge=play]").everybody_can_use("a challenge");
    user.click("[data-challenge=play]");
    let table = Table::new(user);
    table.do_anything(&table.mine());
    let before = table.mine();
    user.picture("challenge-table-fr");
    // What was done in the hand is done when somebody comes back.
    user.reload().see("[data-challenge=play]").read("Vous continuez").click("[data-challenge=play]");
    assert_eq!(table.mine().hand, before.hand);
    play(user);
    let text = pasted(user);
    assert!(text.starts_with("Kookaburra, ") && text.contains("Expert"), "{text}");
    user.read("Le mieux en voyant toutes les cartes");
    assert!(link(&text).len() <= 200, "{text}");
    user.everybody_can_use("the result of a challenge").picture("challenge-result-fr");
    user.go("#/day").see(".today").read("Voir le résultat").read("●");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_challenge_goes_there_and_back(user: &BrowserUser<'_>) {
    // Check 16: two browsers, and nothing but a link between them.
    settles(user, "en", "Ann");
    user.go("#/day").see("#challenge-make").click("main section button:not(.quiet):not([type=submit])");
    let sent: String = user.until("the link", || {
        let link: String = user.ask("return document.querySelector('#challenge-link')?.value ?? ''");
        (!link.is_empty()).then_some(link)
    });
    user.go(&link(&sent)).see("[data-challenge=play]").click("[data-challenge=play]");
    play(user);
    let text = pasted(user);
    assert!(text.contains("Same cards: http"), "{text}");
    for tells in ["♠", "♣", "♦", "♥", "misère", "joker", "spade", "bid"] {
        assert!(!text.to_lowercase().contains(tells), "{text}");
    }
    let other = user.house().user();
    settles(&other, "en", "Bob");
    // They paste the whole message.
    other.go("#/day").see("#challenge-sent").write("#challenge-sent", "no link").press("\u{e007}");
    other.read("isn’t a link to a challenge");
    other.go("#/").go("#/day").write("#challenge-sent", &text).press("\u{e007}");
    other.see("[data-challenge=play]").read("Ann: ");
    other.click("[data-challenge=play]");
    play(&other);
    let answer = pasted(&other);
    other.read("Ann").picture("challenge-result");
    // Ann reads Bob's answer beside her own result, which stays.
    user.go(&link(&answer)).see(".challenges-room .came").read("Bob");
    assert!(user.words().contains("You: "));
    user.click("button.quiet").see(".table");
    assert_eq!([user.complaints(), other.complaints()], [vec![""; 0], vec![""; 0]]);
}

pub(crate) fn what_cannot_be_played_is_said(user: &BrowserUser<'_>) {
    settles(user, "en", "");
    for (address, words) in [
        ("#/same/1.quebec-4.AAAA", "cut or changed"),
        ("#/same/9.quebec-4.AAAA", "newer Kookaburra"),
        ("#/day/quebec-4/2026-02-30", "isn’t a date"),
        ("#/day/quebec-4/2999-01-01", "hasn’t come yet"),
        ("#/day/no-such/2026-12-01", "no-such"),
        ("#/day/quebec-4+laws=open/2026-12-01", "laws=open"),
    ] {
        user.go(address).see("[role=alert]").read(words);
    }
    assert_eq!(user.complaints(), [""; 0]);
}
