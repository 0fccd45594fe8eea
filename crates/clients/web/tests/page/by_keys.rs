//! The keys of the table: each does what the list says, none answers what it was not pressed for, and the focus is
//! never lost.

use crate::browser::{BrowserUser, Now, Table};
use serde_json::json;

/// Keys, as WebDriver writes them.
const ALT: char = '\u{e00a}';
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";

/// Has the focus where nothing has been touched.
fn decline(user: &BrowserUser<'_>) {
    user.run("document.activeElement?.blur()");
}

fn focused(user: &BrowserUser<'_>, selector: &str) -> bool {
    user.ask(&format!("return document.activeElement?.matches({selector:?}) ?? false"))
}

/// Waits until the focus is there.
fn focus_on(user: &BrowserUser<'_>, selector: &str) {
    user.until(&format!("the focus on {selector}"), || focused(user, selector).then_some(()));
}

fn close(user: &BrowserUser<'_>) {
    user.press(ESCAPE);
    user.until("no dialog", || (!user.sees("dialog[open]")).then_some(()));
    focus_on(user, ":not(body)");
}

fn may_bid(now: &Now) -> bool {
    now.actions.iter().any(|action| action == "pass")
}

/// The letters of the list, as the page shows it.
fn listed(user: &BrowserUser<'_>) -> Vec<String> {
    user.go("#/help").see(".keys kbd");
    let keys: Vec<String> =
        user.ask("return [...document.querySelectorAll('.keys kbd')].map((key) => key.innerText)");
    keys.into_iter().filter(|key| key.chars().count() == 1).collect()
}

/// The second trick, where much can be asked for.
fn second_trick<'a>(user: &'a BrowserUser<'_>, seed: &str) -> Table<'a> {
    let table = user.sit_down("australian-4", seed);
    table.play_until("the second trick", |now| now.legal.len() > 1 && now.hand.len() < 10);
    table
}

pub(crate) fn every_key_of_the_list_works(user: &BrowserUser<'_>) {
    user.settle(&json!({}));
    let letters = listed(user);
    assert_eq!(letters, ["p", "h", "u", "c", "l", "s", "r", "?"]);
    for letter in &letters {
        let table = second_trick(user, "e");
        let before = table.look();
        decline(user);
        user.press(letter);
        match letter.as_str() {
            "p" => drop(user.see(".beside.refused")),
            "h" => drop(user.see(".beside.advice")),
            "u" => drop(table.after(&before)),
            "c" => user.until("an answer", || {
                (user.sees(".beside.refused") || table.look() != before).then_some(())
            }),
            "l" => drop(user.see("dialog[open] .last-trick")),
            "s" => drop(user.see("dialog[open] .paper")),
            "r" => drop(user.see("#room h1")),
            "?" => drop(user.see("dialog[open] .keys kbd")),
            other => panic!("{other} is listed, and nobody knows what it does"),
        }
    }
    let table = user.sit_down("australian-4", "4");
    let now = table.play_until("a bid", may_bid);
    decline(user);
    user.press("p");
    assert_ne!(table.after(&now), now, "p passes");
}

pub(crate) fn letters_are_not_keys_where_somebody_writes(user: &BrowserUser<'_>) {
    let table = user.sit_down_with(&json!({ "command_box": true }), "australian-4", "4");
    let now = table.play_until("a bid", may_bid);
    user.write("#command", "ps?hu");
    decline(user);
    user.press_with(ALT, "s");
    assert_eq!(table.look(), now);
    assert!(!user.sees("dialog[open]") && !user.sees(".beside"), "{}", user.words());
    // They can be turned off.
    user.settle(&json!({ "no_letters": true }));
    let table = user.sit_down_with(&json!({ "no_letters": true }), "australian-4", "4");
    let now = table.play_until("a bid", may_bid);
    decline(user);
    user.press("psh?");
    assert_eq!(table.look(), now);
    assert!(!user.sees("dialog[open]") && !user.sees(".beside"), "{}", user.words());
}

pub(crate) fn enter_in_haste_bids_nothing(user: &BrowserUser<'_>) {
    let slow = json!({ "pace": "slow" });
    user.settle(&slow).go(&format!("#/play/australian-4/{:0>64}", "b")).reload();
    let table = user.table();
    let now = table.mine();
    assert_eq!(now.moment, "deal");
    user.run("document.querySelector('.panel button.primary').focus()");
    // The others are hurried until the player is asked, and some more.
    let mut left = 5;
    while left > 0 {
        user.press(ENTER);
        left -= i32::from(may_bid(&table.look()));
    }
    let now = table.mine();
    assert!(may_bid(&now), "a key that hurried has bid: {now:?}");
    // It is on the first bid, but a press counts only once nobody presses any more.
    focus_on(user, "button.bid.live");
    user.press(ENTER);
    assert_eq!(table.look(), now, "a key in haste has bid");
    // A player who goes to another means it.
    user.press(RIGHT);
    focus_on(user, "button.bid.live");
    user.press(ENTER);
    user.until("a bid", || (table.look() != now).then_some(()));
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_double_click_answers_once(user: &BrowserUser<'_>) {
    user.settle(&json!({}));
    user.go(&format!("?speed=instant#/play/australian-4/{:0>64}", "4"));
    let table = user.table();
    let before = table.mine();
    let click = |selector: &str, count: u32| {
        let (x, y): (f64, f64) = user.ask(&format!(
            "const place = document.querySelector({selector:?}).getBoundingClientRect();
            return [place.left + place.width / 2, place.top + place.height / 2]"
        ));
        for what in ["mousePressed", "mouseReleased"] {
            let with = json!({ "type": what, "x": x, "y": y, "button": "left", "clickCount": count });
            user.command("Input.dispatchMouseEvent", &with);
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

pub(crate) fn the_focus_is_never_lost(user: &BrowserUser<'_>) {
    let table = second_trick(user, "e");
    // It goes back where it came from.
    user.run("document.querySelector('.totals').focus()").press(ENTER).see("dialog[open] .paper");
    close(user);
    focus_on(user, ".totals");
    user.run("document.querySelector('.tools .tool:last-of-type').focus()").press(ENTER).see(".menu");
    user.run("document.querySelectorAll('.menu button')[3].focus()").press(ENTER).see("#command");
    close(user);
    focus_on(user, ".tools .tool");
    // A sheet that was opened from nowhere leaves it on the question.
    decline(user);
    user.press("s").see("dialog[open] .paper");
    close(user);
    focus_on(user, ".hand .held.legal");
    // What a hint offers is done, and the next question has it.
    let before = table.look();
    user.press("h").see(".beside.advice");
    user.run("document.querySelector('.advice button').focus()").press(ENTER);
    let mut now = table.after(&before);
    focus_on(user, ".hand .held, .bid.live, .panel, .which");
    // To the last card by keys: on the first that can be played, until the player goes elsewhere and comes back.
    while now.moment == "mine" {
        focus_on(user, ".hand .held.legal, .panel, .which");
        if focused(user, ".hand .held") {
            user.press(LEFT);
        }
        user.press(RIGHT).press(ENTER);
        now = table.after(&now);
    }
    focus_on(user, ".panel");
    user.press(RIGHT);
    focus_on(user, ".panel button");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_discard_is_counted_and_no_card_too_many_is_taken(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "4");
    table.play_until("a bid", |now| now.actions.iter().any(|action| action == "10NT"));
    let now = table.act("10NT");
    for card in &now.hand[..3] {
        table.choose(card);
    }
    user.until("the count", || table.told().ends_with("3 of 3 chosen").then_some(()));
    let chosen = table.look().chosen;
    user.click(&format!(".hand [data-card={:?}]", now.hand[3])).see(".beside.refused");
    assert_eq!(table.look().chosen, chosen);
    user.until("why not", || table.told().contains("let one go first").then_some(()));
    // A hint marks the cards, and its button says what it does.
    user.press("h").see(".beside.advice");
    assert_eq!(user.ask::<usize>("return document.querySelectorAll('.held.advised').length"), 3);
    assert_eq!(user.text(".advice > button:not(.quiet)"), "Discard 3 cards");
    let before = table.look();
    user.click(".advice > button:not(.quiet)");
    assert!(!table.after(&before).discard);
}

pub(crate) fn after_a_card_the_focus_is_on_the_next_that_can_be_played(user: &BrowserUser<'_>) {
    let table = second_trick(user, "e");
    user.press("h").see(".beside.advice");
    for _ in 0..3 {
        focus_on(user, ".hand .held.legal");
        let card: String = user.ask("return document.activeElement.dataset.card");
        let before = table.look();
        assert!(before.legal.contains(&card), "{card}: {before:?}");
        // Somebody who has heard which card it is plays it with one key.
        std::thread::sleep(std::time::Duration::from_millis(1_500));
        user.press(ENTER);
        table.after(&before);
        let now = table.play_until("a card to play", |now| !now.legal.is_empty());
        assert!(!now.hand.contains(&card), "{card}: {now:?}");
        user.press("?").see("dialog[open]");
        close(user);
    }
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn the_table_has_a_title_in_the_language_of_the_page(user: &BrowserUser<'_>) {
    let title = |user: &BrowserUser<'_>, wanted: &str| {
        user.until(wanted, || {
            user.ask::<bool>(&format!("return document.title === {wanted:?}")).then_some(())
        });
    };
    user.sit_down("australian-4", "4");
    title(user, "Australian Five Hundred for four · Kookaburra");
    user.sit_down_with(&json!({ "lang": "fr" }), "australian-4", "4");
    title(user, "500 australien à quatre · Kookaburra");
    user.go("#/");
    user.until("another title", || {
        user.ask::<bool>("return !document.title.startsWith('500 australien')").then_some(())
    });
    user.sit_down("rummy-500", "4");
    title(user, "Rummy 500 · Kookaburra");
}
