//! Everybody can play: by keys alone, and with whatever helps to see and hear a page.

use browser_tests::{Size, Visitor};
use serde_json::json;

/// Tab, arrows, Enter, as WebDriver writes them.
const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";

fn focused(visitor: &Visitor<'_>, attribute: &str) -> Option<String> {
    visitor.ask(&format!("return document.activeElement?.getAttribute({attribute:?}) ?? null"))
}

/// Tabs until the focus is on something with this attribute that satisfies.
fn tab_to(visitor: &Visitor<'_>, attribute: &str, satisfies: impl Fn(&str) -> bool) {
    for _ in 0..200 {
        if focused(visitor, attribute).is_some_and(|value| satisfies(&value)) {
            return;
        }
        visitor.press(TAB);
    }
    panic!("no tab leads to {attribute}");
}

pub(crate) fn keys_are_enough(visitor: &Visitor<'_>) {
    visitor.settle(&json!({})).go("#/").reload().see(".ready a.primary");
    tab_to(visitor, "href", |to| to.starts_with("#/play/"));
    visitor.press(ENTER);
    let table = visitor.table();
    let mut now = table.deal();
    let mut played = 0;
    while played < 3 {
        // A joker that is led asks for a suit: `do_anything` knows how to answer.
        now = if let Some(card) = now.legal.iter().find(|&card| card != "X").cloned() {
            // Into the hand by the tab, along it by the arrows.
            tab_to(visitor, "data-card", |_| true);
            while focused(visitor, "data-card").as_ref() != Some(&card) {
                visitor.press(RIGHT);
            }
            // Where the focus was put by itself, whoever goes away and comes back means it.
            visitor.press(LEFT).press(RIGHT).press(ENTER);
            played += 1;
            table.after(&now)
        } else if now.actions.iter().any(|action| action == "pass") {
            tab_to(visitor, "data-action", |action| action == "pass");
            visitor.press(ENTER);
            table.after(&now)
        } else {
            table.do_anything(&now)
        };
    }
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn a_called_misere_is_for_everybody(visitor: &Visitor<'_>) {
    // Misère may be called after a bid of seven: somebody makes one in one of these deals.
    for seed in 0..40 {
        visitor.settle(&json!({})).go(&format!("#/play/australian-4/{seed:0>64}")).reload();
        let table = visitor.table();
        let now = table.deal();
        if !now.actions.iter().any(|action| action == "misere") {
            continue;
        }
        table.act("misere");
        visitor.until("the call", || visitor.words().contains("misère").then_some(()));
        visitor.everybody_can_use("a called misère");
        return;
    }
    panic!("nobody bids seven");
}

pub(crate) fn every_screen_is_for_everybody(visitor: &Visitor<'_>) {
    for theme in ["light", "dark"] {
        visitor.settle(&json!({ "theme": theme, "command_box": true, "guidance": true })).reload();
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
            visitor.go(&format!("#/{room}")).see("#room h1");
            visitor.everybody_can_use(&format!("#/{room}, {theme}"));
        }
        for (rules, seed) in [("australian-4", "a"), ("australian-2", "b"), ("rummy-500", "c")] {
            visitor.go(&format!("#/play/{rules}/{seed:0>64}")).reload();
            let table = visitor.table();
            let mut now = table.deal();
            for step in 0..6 {
                visitor.everybody_can_use(&format!("{rules}, step {step}, {theme}"));
                now = table.do_anything(&now);
            }
        }
    }
}

/// A window in which everything is twice as large, and the narrowest one in which a page must not be scrolled sideways.
const TWICE: Size = Size { name: "twice", width: 640, height: 400, mobile: true };
const NARROW: Size = Size { name: "narrow", width: 320, height: 640, mobile: true };

pub(crate) fn everything_can_be_twice_as_large(visitor: &Visitor<'_>) {
    let fits = |what: &str| {
        for size in [TWICE, NARROW] {
            visitor.resize(size);
            let [wide, room]: [f64; 2] = visitor
                .ask("return [document.documentElement.scrollWidth, document.documentElement.clientWidth]");
            assert!(wide <= room, "{what}: {wide} pixels in {room}, {}", size.name);
        }
    };
    visitor.settle(&json!({ "guidance": true }));
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
        visitor.go(&format!("#/{room}")).see("#room h1");
        fits(room);
    }
    for (rules, seed) in [("australian-4", "a"), ("australian-6", "b"), ("rummy-500", "c")] {
        let table = visitor.sit_down(rules, seed);
        let mut now = table.mine();
        for _ in 0..6 {
            fits(rules);
            // Whatever is offered lies in the window, or can be scrolled to: a click finds it.
            visitor.resize(TWICE);
            now = table.do_anything(&now);
        }
        visitor.picture(&format!("{rules}-twice"));
    }
}

pub(crate) fn what_lies_over_the_table_is_for_everybody(visitor: &Visitor<'_>) {
    let tool = |n: usize| format!(".tools .tool:nth-child({n})");
    let entry = |n: usize| format!(".menu button:nth-of-type({n})");
    for theme in ["light", "dark"] {
        let shown = |what: &str| {
            visitor.see("dialog[open] h2").everybody_can_use(&format!("{what}, {theme}"));
            visitor.click("dialog[open] header .icon-button");
            visitor.until("no dialog", || (!visitor.sees("dialog[open]")).then_some(()));
        };
        let table = visitor.sit_down_with(&json!({ "theme": theme }), "australian-4", "e");
        let is_played = |now: &browser_tests::Now| now.legal.len() > 1 && now.hand.len() < 9;
        table.play_until("the second trick", is_played);
        visitor.click(&tool(1)).see(".advice").everybody_can_use(&format!("a hint, {theme}"));
        visitor.click(&tool(4));
        shown("the last trick");
        visitor.click(".totals");
        shown("the score");
        visitor.click(&tool(5)).see(".menu").everybody_can_use(&format!("the menu, {theme}"));
        visitor.click(&entry(2));
        shown("the log");
        visitor.click(&tool(5)).click(&entry(5));
        shown("the record");

        table.play_until("the end of the hand", |now| now.moment == "deal" || now.moment == "over");
        visitor.everybody_can_use(&format!("the result, {theme}"));
        visitor.click(".panel button:not(.primary)").see(".replay").click(".findings button");
        visitor.until("all verdicts", || (!visitor.sees(".findings progress")).then_some(()));
        visitor.click(".steps .icon-button:last-of-type").pictures(&format!("review-{theme}"));
        shown("the review");
    }
    assert_eq!(visitor.complaints(), [""; 0]);
}
