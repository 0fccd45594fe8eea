//! The keys of the table: each does what the list says, none answers what it was not pressed for, and the focus is never lost.

use browser_tests::{Now, Table, Visitor};
use serde_json::json;

/// Keys, as WebDriver writes them.
const ALT: char = '\u{e00a}';
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";

/// Has the focus where nothing has been touched.
fn let_go(visitor: &Visitor<'_>) {
    visitor.run("document.activeElement?.blur()");
}

fn focused(visitor: &Visitor<'_>, selector: &str) -> bool {
    visitor.ask(&format!("return document.activeElement?.matches({selector:?}) ?? false"))
}

/// Waits until the focus is there.
fn focus_on(visitor: &Visitor<'_>, selector: &str) {
    visitor.until(&format!("the focus on {selector}"), || focused(visitor, selector).then_some(()));
}

fn close(visitor: &Visitor<'_>) {
    visitor.press(ESCAPE);
    visitor.until("no dialog", || (!visitor.sees("dialog[open]")).then_some(()));
    focus_on(visitor, ":not(body)");
}

fn may_bid(now: &Now) -> bool {
    now.actions.iter().any(|action| action == "pass")
}

/// The letters of the list, as the page shows it.
fn listed(visitor: &Visitor<'_>) -> Vec<String> {
    visitor.go("#/help").see(".keys kbd");
    let keys: Vec<String> =
        visitor.ask("return [...document.querySelectorAll('.keys kbd')].map((key) => key.innerText)");
    keys.into_iter().filter(|key| key.chars().count() == 1).collect()
}

/// The second trick, where much can be asked for.
fn second_trick<'a>(visitor: &'a Visitor<'_>, seed: &str) -> Table<'a> {
    let table = visitor.sit_down("australian-4", seed);
    table.play_until("the second trick", |now| now.legal.len() > 1 && now.hand.len() < 10);
    table
}

pub(crate) fn every_key_of_the_list_works(visitor: &Visitor<'_>) {
    visitor.settle(&json!({}));
    let letters = listed(visitor);
    assert_eq!(letters, ["p", "h", "u", "c", "l", "s", "r", "?"]);
    for letter in &letters {
        let table = second_trick(visitor, "e");
        let before = table.look();
        let_go(visitor);
        visitor.press(letter);
        match letter.as_str() {
            "p" => drop(visitor.see(".beside.refused")),
            "h" => drop(visitor.see(".beside.advice")),
            "u" => drop(table.after(&before)),
            "c" => visitor.until("an answer", || {
                (visitor.sees(".beside.refused") || table.look() != before).then_some(())
            }),
            "l" => drop(visitor.see("dialog[open] .last-trick")),
            "s" => drop(visitor.see("dialog[open] .paper")),
            "r" => drop(visitor.see("#room h1")),
            "?" => drop(visitor.see("dialog[open] .keys kbd")),
            other => panic!("{other} is listed, and nobody knows what it does"),
        }
    }
    let table = visitor.sit_down("australian-4", "4");
    let now = table.play_until("a bid", may_bid);
    let_go(visitor);
    visitor.press("p");
    assert_ne!(table.after(&now), now, "p passes");
}

pub(crate) fn letters_are_not_keys_where_somebody_writes(visitor: &Visitor<'_>) {
    let table = visitor.sit_down_with(&json!({ "command_box": true }), "australian-4", "4");
    let now = table.play_until("a bid", may_bid);
    visitor.write("#command", "ps?hu");
    let_go(visitor);
    visitor.press_with(ALT, "s");
    assert_eq!(table.look(), now);
    assert!(!visitor.sees("dialog[open]") && !visitor.sees(".beside"), "{}", visitor.words());
    // They can be turned off.
    visitor.settle(&json!({ "no_letters": true }));
    let table = visitor.sit_down_with(&json!({ "no_letters": true }), "australian-4", "4");
    let now = table.play_until("a bid", may_bid);
    let_go(visitor);
    visitor.press("psh?");
    assert_eq!(table.look(), now);
    assert!(!visitor.sees("dialog[open]") && !visitor.sees(".beside"), "{}", visitor.words());
}

pub(crate) fn enter_in_haste_bids_nothing(visitor: &Visitor<'_>) {
    let slow = json!({ "pace": "slow" });
    visitor.settle(&slow).go(&format!("#/play/australian-4/{:0>64}", "b")).reload();
    let table = visitor.table();
    let now = table.mine();
    assert_eq!(now.moment, "deal");
    visitor.run("document.querySelector('.panel button.primary').focus()");
    // The others are hurried until the player is asked, and some more.
    let mut left = 5;
    while left > 0 {
        visitor.press(ENTER);
        left -= i32::from(may_bid(&table.look()));
    }
    let now = table.mine();
    assert!(may_bid(&now), "a key that hurried has bid: {now:?}");
    // It is on the first bid, but a press counts only once nobody presses any more.
    focus_on(visitor, "button.bid.live");
    visitor.press(ENTER);
    assert_eq!(table.look(), now, "a key in haste has bid");
    // A player who goes to another means it.
    visitor.press(RIGHT);
    focus_on(visitor, "button.bid.live");
    visitor.press(ENTER);
    visitor.until("a bid", || (table.look() != now).then_some(()));
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn a_double_click_answers_once(visitor: &Visitor<'_>) {
    visitor.settle(&json!({}));
    visitor.go(&format!("?speed=instant#/play/australian-4/{:0>64}", "4"));
    let table = visitor.table();
    let before = table.mine();
    let click = |selector: &str, count: u32| {
        let (x, y): (f64, f64) = visitor.ask(&format!(
            "const place = document.querySelector({selector:?}).getBoundingClientRect();
            return [place.left + place.width / 2, place.top + place.height / 2]"
        ));
        for what in ["mousePressed", "mouseReleased"] {
            let with = json!({ "type": what, "x": x, "y": y, "button": "left", "clickCount": count });
            visitor.command("Input.dispatchMouseEvent", &with);
        }
    };
    click(".panel button.primary", 1);
    let now = table.after(&before);
    assert!(may_bid(&now), "{now:?}");
    click("[data-action=pass]", 2);
    assert_eq!(table.look(), now, "the second click of two has passed");
    click("[data-action=pass]", 1);
    assert_ne!(table.after(&now), now);
}

pub(crate) fn the_focus_is_never_lost(visitor: &Visitor<'_>) {
    let table = second_trick(visitor, "e");
    // It goes back where it came from.
    visitor.run("document.querySelector('.totals').focus()").press(ENTER).see("dialog[open] .paper");
    close(visitor);
    focus_on(visitor, ".totals");
    visitor.run("document.querySelector('.tools .tool:last-of-type').focus()").press(ENTER).see(".menu");
    visitor.run("document.querySelectorAll('.menu button')[3].focus()").press(ENTER).see("#command");
    close(visitor);
    focus_on(visitor, ".tools .tool");
    // A sheet that was opened from nowhere leaves it on the question.
    let_go(visitor);
    visitor.press("s").see("dialog[open] .paper");
    close(visitor);
    focus_on(visitor, ".hand .held.legal");
    // What a hint offers is done, and the next question has it.
    let before = table.look();
    visitor.press("h").see(".beside.advice");
    visitor.run("document.querySelector('.advice button').focus()").press(ENTER);
    let mut now = table.after(&before);
    focus_on(visitor, ".hand .held, .bid.live, .panel, .which");
    // To the last card by keys: on the first that can be played, until the player goes elsewhere and comes back.
    while now.moment == "mine" {
        focus_on(visitor, ".hand .held.legal, .panel, .which");
        if focused(visitor, ".hand .held") {
            visitor.press(LEFT);
        }
        visitor.press(RIGHT).press(ENTER);
        now = table.after(&now);
    }
    focus_on(visitor, ".panel");
    visitor.press(RIGHT);
    focus_on(visitor, ".panel button");
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn a_discard_is_counted_and_no_card_too_many_is_taken(visitor: &Visitor<'_>) {
    let table = visitor.sit_down("australian-4", "4");
    table.play_until("a bid", |now| now.actions.iter().any(|action| action == "10NT"));
    let now = table.act("10NT");
    for card in &now.hand[..3] {
        table.choose(card);
    }
    visitor.until("the count", || table.told().ends_with("3 of 3 chosen").then_some(()));
    let chosen = table.look().chosen;
    visitor.click(&format!(".hand [data-card={:?}]", now.hand[3])).see(".beside.refused");
    assert_eq!(table.look().chosen, chosen);
    visitor.until("why not", || table.told().contains("let one go first").then_some(()));
    // A hint marks the cards, and its button says what it does.
    visitor.press("h").see(".beside.advice");
    assert_eq!(visitor.ask::<usize>("return document.querySelectorAll('.held.advised').length"), 3);
    assert_eq!(visitor.text(".advice > button:not(.quiet)"), "Discard 3 cards");
    let before = table.look();
    visitor.click(".advice > button:not(.quiet)");
    assert!(!table.after(&before).discard);
}

pub(crate) fn after_a_card_the_focus_is_on_the_next_that_can_be_played(visitor: &Visitor<'_>) {
    let table = second_trick(visitor, "e");
    visitor.press("h").see(".beside.advice");
    for _ in 0..3 {
        focus_on(visitor, ".hand .held.legal");
        let card: String = visitor.ask("return document.activeElement.dataset.card");
        let before = table.look();
        assert!(before.legal.contains(&card), "{card}: {before:?}");
        // Somebody who has heard which card it is plays it with one key.
        std::thread::sleep(std::time::Duration::from_millis(1_500));
        visitor.press(ENTER);
        table.after(&before);
        let now = table.play_until("a card to play", |now| !now.legal.is_empty());
        assert!(!now.hand.contains(&card), "{card}: {now:?}");
        visitor.press("?").see("dialog[open]");
        close(visitor);
    }
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn the_table_has_a_title_in_the_language_of_the_page(visitor: &Visitor<'_>) {
    let title = |visitor: &Visitor<'_>, wanted: &str| {
        visitor.until(wanted, || {
            visitor.ask::<bool>(&format!("return document.title === {wanted:?}")).then_some(())
        });
    };
    visitor.sit_down("australian-4", "4");
    title(visitor, "Australian Five Hundred for four · Kookaburra");
    visitor.sit_down_with(&json!({ "lang": "fr" }), "australian-4", "4");
    title(visitor, "500 australien à quatre · Kookaburra");
    visitor.go("#/");
    visitor.until("another title", || {
        visitor.ask::<bool>("return !document.title.startsWith('500 australien')").then_some(())
    });
    visitor.sit_down("rummy-500", "4");
    title(visitor, "Rummy 500 · Kookaburra");
}
