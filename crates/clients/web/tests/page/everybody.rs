//! Everybody can play: by keys alone, and with whatever helps to see and hear a page.

use crate::browser::{BrowserUser, Size};
use serde_json::json;

/// Tab, arrows, Enter, as WebDriver writes them.
const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";

fn focused(user: &BrowserUser<'_>, attribute: &str) -> Option<String> {
    user.ask(&format!("return document.activeElement?.getAttribute({attribute:?}) ?? null"))
}

/// Tabs until the focus is on something with this attribute that satisfies.
fn tab_to(user: &BrowserUser<'_>, attribute: &str, satisfies: impl Fn(&str) -> bool) {
    for _ in 0..200 {
        if focused(user, attribute).is_some_and(|value| satisfies(&value)) {
            return;
        }
        user.press(TAB);
    }
    panic!("no tab leads to {attribute}");
}

pub(crate) fn keys_are_enough(user: &BrowserUser<'_>) {
    user.settle(&json!({})).go("#/").reload().see(".ready a.primary");
    tab_to(user, "href", |to| to.starts_with("#/play/"));
    user.press(ENTER);
    let table = user.table();
    let mut now = table.deal();
    let mut played = 0;
    while played < 3 {
        // A joker that is led asks for a suit: `do_anything` knows how to answer.
        now = if let Some(card) = now.legal.iter().find(|&card| card != "X").cloned() {
            // Into the hand by the tab, along it by the arrows.
            tab_to(user, "data-card", |_| true);
            while focused(user, "data-card").as_ref() != Some(&card) {
                user.press(RIGHT);
            }
            // Where the focus was put by itself, whoever goes away and comes back means it.
            user.press(LEFT).press(RIGHT).press(ENTER);
            played += 1;
            table.after(&now)
        } else if now.actions.iter().any(|action| action == "pass") {
            tab_to(user, "data-action", |action| action == "pass");
            user.press(ENTER);
            table.after(&now)
        } else {
            table.do_anything(&now)
        };
    }
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_called_misere_is_for_everybody(user: &BrowserUser<'_>) {
    // Misère may be called after a bid of seven: somebody makes one in one of these deals.
    for seed in 0..40 {
        user.settle(&json!({})).go(&format!("#/play/australian-4/{seed:0>64}")).reload();
        let table = user.table();
        let now = table.deal();
        if !now.actions.iter().any(|action| action == "misere") {
            continue;
        }
        table.act("misere");
        user.until("the call", || user.words().contains("misère").then_some(()));
        user.everybody_can_use("a called misère");
        return;
    }
    panic!("nobody bids seven");
}

pub(crate) fn every_screen_is_for_everybody(user: &BrowserUser<'_>) {
    for theme in ["light", "dark"] {
        user.settle(&json!({ "theme": theme, "command_box": true, "guidance": true })).reload();
        for room in [
            "",
            "before/australian-4",
            "rules/australian-4",
            "sheet/quebec-4",
            "settings",
            "history",
            "referee",
            "help",
        ] {
            user.go(&format!("#/{room}")).see("#room h1");
            user.everybody_can_use(&format!("#/{room}, {theme}"));
        }
        for (rules, seed) in [("australian-4", "a"), ("australian-2", "b"), ("rummy-500", "c")] {
            user.go(&format!("#/play/{rules}/{seed:0>64}")).reload();
            let table = user.table();
            let mut now = table.deal();
            for step in 0..6 {
                user.everybody_can_use(&format!("{rules}, step {step}, {theme}"));
                now = table.do_anything(&now);
            }
        }
    }
}

/// A window in which everything is twice as large, and the narrowest one in which a page must not be scrolled sideways.
const TWICE: Size = Size { name: "twice", width: 640, height: 400, mobile: true };
const NARROW: Size = Size { name: "narrow", width: 320, height: 640, mobile: true };

pub(crate) fn everything_can_be_twice_as_large(user: &BrowserUser<'_>) {
    let fits = |what: &str| {
        for size in [TWICE, NARROW] {
            user.resize(size);
            let [wide, room]: [f64; 2] = user
                .ask("return [document.documentElement.scrollWidth, document.documentElement.clientWidth]");
            assert!(wide <= room, "{what}: {wide} pixels in {room}, {}", size.name);
        }
    };
    user.settle(&json!({ "guidance": true }));
    for room in [
        "",
        "before/australian-4",
        "rules/australian-4",
        "sheet/quebec-4",
        "settings",
        "history",
        "referee",
        "help",
    ] {
        user.go(&format!("#/{room}")).see("#room h1");
        fits(room);
    }
    for (rules, seed) in [("australian-4", "a"), ("australian-6", "b"), ("rummy-500", "c")] {
        let table = user.sit_down(rules, seed);
        let mut now = table.mine();
        for _ in 0..6 {
            fits(rules);
            // Whatever is offered lies in the window, or can be scrolled to: a click finds it.
            user.resize(TWICE);
            now = table.do_anything(&now);
        }
        user.picture(&format!("{rules}-twice"));
    }
}

pub(crate) fn what_lies_over_the_table_is_for_everybody(user: &BrowserUser<'_>) {
    let tool = |n: usize| format!(".tools .tool:nth-child({n})");
    let entry = |n: usize| format!(".menu button:nth-of-type({n})");
    for theme in ["light", "dark"] {
        let shown = |what: &str| {
            user.see("dialog[open] h2").everybody_can_use(&format!("{what}, {theme}"));
            user.click("dialog[open] header .icon-button");
            user.until("no dialog", || (!user.sees("dialog[open]")).then_some(()));
        };
        let table = user.sit_down_with(&json!({ "theme": theme }), "australian-4", "e");
        let is_played = |now: &crate::browser::Now| now.legal.len() > 1 && now.hand.len() < 9;
        table.play_until("the second trick", is_played);
        user.click(&tool(1)).see(".advice").everybody_can_use(&format!("a hint, {theme}"));
        user.click(&tool(4));
        shown("the last trick");
        user.click(".totals");
        shown("the score");
        user.click(&tool(5)).see(".menu").everybody_can_use(&format!("the menu, {theme}"));
        user.click(&entry(2));
        shown("the log");
        user.click(&tool(5)).click(&entry(5));
        shown("the record");

        table.play_until("the end of the hand", |now| now.moment == "deal" || now.moment == "over");
        user.everybody_can_use(&format!("the result, {theme}"));
        user.click(".panel button:not(.primary)").see(".replay").click(".findings button");
        user.until("all verdicts", || (!user.sees(".findings progress")).then_some(()));
        user.click(".steps .icon-button:last-of-type").pictures(&format!("review-{theme}"));
        shown("the review");
    }
    assert_eq!(user.complaints(), [""; 0]);
}
