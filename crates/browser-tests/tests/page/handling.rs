//! What a hand does besides tapping: cards that are dragged, files that come and go, texts that are copied.

use std::fs;

use browser_tests::{Now, PHONE_LARGE, Visitor};
use serde_json::{Value, json};

use crate::online::{open, step_from};

/// The mouse does something at a place of the window.
fn mouse(visitor: &Visitor<'_>, what: &str, (x, y): (f64, f64)) {
    let with = json!({ "type": what, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
    visitor.command("Input.dispatchMouseEvent", &with);
}

/// Takes a card of the hand with the mouse and lets it go a number of pixels higher.
fn drag_up(visitor: &Visitor<'_>, card: &str, by: f64) {
    let (x, y) = visitor.ask(&format!(
        "const place = document.querySelector('.hand [data-card={card:?}]').getBoundingClientRect();
        return [place.left + 10, place.top + 30]"
    ));
    mouse(visitor, "mousePressed", (x, y));
    for step in 1..=5 {
        mouse(visitor, "mouseMoved", (x, y - by * f64::from(step) / 5.));
    }
    mouse(visitor, "mouseReleased", (x, y - by));
}

pub(crate) fn a_card_is_dragged_to_the_table(visitor: &Visitor<'_>) {
    let table = visitor.sit_down("australian-4", "d");
    let now = table.play_until("a choice of cards", |now| {
        now.legal.len() > 1 && !now.legal.contains(&"X".to_owned()) && !now.choosing
    });
    let card = now.legal[0].clone();
    drag_up(visitor, &card, 20.);
    assert_eq!(table.look(), now, "a card let go in the hand stays there");
    drag_up(visitor, &card, 200.);
    let after = table.after(&now);
    assert!(!after.hand.contains(&card), "{card} is still in the hand: {after:?}");
    assert_eq!(visitor.complaints(), [""; 0]);
}

/// The card that is lifted, and how it is called.
fn lifted(visitor: &Visitor<'_>) -> Option<(String, String)> {
    visitor.ask(
        "const card = document.querySelector('.hand .held.chosen');
        return card && [card.dataset.card, card.ariaLabel]",
    )
}

fn is_lifted(visitor: &Visitor<'_>, card: &str, words: &str) {
    visitor.until(&format!("{card} lifted"), || {
        lifted(visitor).filter(|(lifted, name)| lifted == card && name.ends_with(words))
    });
}

fn is_dropped(visitor: &Visitor<'_>) {
    visitor.until("no card lifted", || lifted(visitor).is_none().then_some(()));
}

/// A choice of cards with none that is asked about.
fn chooses(now: &Now) -> bool {
    now.legal.len() > 2 && !now.legal.contains(&"X".to_owned()) && !now.discard
}

pub(crate) fn a_card_takes_two_taps_where_somebody_wants_it(visitor: &Visitor<'_>) {
    const AGAIN: &str = "tap again to confirm";
    visitor.settle(&json!({})).reload().go("#/settings").click("label[for=set-tap-twice]");
    visitor.pictures("settings-tap-twice").resize(PHONE_LARGE);
    let kept: String = visitor.ask("return localStorage.getItem('kookaburra-settings')");
    assert_eq!(serde_json::from_str::<Value>(&kept).unwrap()["tap_twice"], true, "{kept}");
    visitor.go(&format!("?speed=instant#/play/australian-4/{:0>64}", "d"));
    let table = visitor.table();
    // Whatever else is played by the second tap, too.
    let mut now = table.deal();
    while !chooses(&now) {
        now = match now.legal.first() {
            Some(card) => {
                visitor.click(&format!(".hand [data-card={card:?}]"));
                is_lifted(visitor, card, AGAIN);
                table.play(card)
            }
            None => table.do_anything(&now),
        };
    }
    let card = |n: usize| format!(".hand [data-card={:?}]", now.legal[n]);
    let same = || {
        let after = table.look();
        (after.hand, after.ask) == (now.hand.clone(), now.ask.clone())
    };
    // By pointer: lifted, another one instead, let go by a tap beside, lifted and played.
    visitor.click(&card(0));
    is_lifted(visitor, &now.legal[0], AGAIN);
    visitor.until("the first tap in words", || table.told().ends_with(AGAIN).then_some(()));
    visitor.pictures("tap-twice").resize(PHONE_LARGE).everybody_can_use("a card that is lifted");
    visitor.click(&card(1));
    is_lifted(visitor, &now.legal[1], AGAIN);
    visitor.click(".felt");
    is_dropped(visitor);
    visitor.click(&card(0));
    is_lifted(visitor, &now.legal[0], AGAIN);
    // By keys: Escape lets it go, Enter lifts and plays.
    visitor.press("\u{e00c}");
    is_dropped(visitor);
    visitor.run(&format!("document.querySelector({:?}).focus()", card(2))).press("\u{e007}");
    is_lifted(visitor, &now.legal[2], AGAIN);
    assert!(same(), "{:?}", table.look());
    // What the taps said has been told since `now`; only the play counts from here on.
    let before = table.look();
    visitor.press("\u{e007}");
    let after = table.after(&before);
    assert!(!after.hand.contains(&now.legal[2]), "{after:?}");
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn the_first_of_two_taps_stays_on_the_device(visitor: &Visitor<'_>) {
    open(visitor);
    visitor.click(".before-room > button.primary").see(".table .hand [data-card]");
    let link: String = visitor.ask("return location.href");
    visitor.go("?lang=fr#/settings").read("Toucher deux fois").click("label[for=set-tap-twice]");
    visitor.visit(&link).see(".table .hand [data-card]");
    visitor.run(
        "window.asked = 0;
        const ask = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (...what) {
            window.asked += 1;
            ask.call(this, ...what);
        };",
    );
    let asked = || visitor.ask::<u32>("return window.asked");
    let table = visitor.table();
    let now = visitor.until("a choice of cards", || {
        let now = table.look();
        if now.moment == "mine" && chooses(&now) {
            return Some(now);
        }
        // Not of a later look: the tap would be the first one of the choice.
        if step_from(&table, &now) {
            visitor.run("document.querySelector('.panel button.primary')?.click()");
        }
        None
    });
    let (card, before) = (&now.legal[0], asked());
    let tapped = format!("document.querySelector('.hand [data-card={card:?}]').click()");
    visitor.run(&tapped);
    is_lifted(visitor, card, "touchez encore pour confirmer");
    assert_eq!(asked(), before, "the first tap goes nowhere");
    visitor.run(&tapped);
    visitor.until("the card on the table", || (!table.look().hand.contains(card)).then_some(()));
    assert_eq!(asked(), before + 1);
    visitor.no_text_is_missing();
}

pub(crate) fn games_come_and_go_as_files(visitor: &Visitor<'_>) {
    let record = json!({
        "format": "kookaburra-record/1",
        "game": "five-hundred",
        "rules": { "preset": "australian-4" },
        "players": ["Ann", "Bo", "Cy", "Di"],
        "hands": [{
            "dealer": 0,
            "deal": { "seed": format!("{:0>64}", "f11e") },
            "actions": ["1 pass", "2 pass", "3 pass", "0 pass"],
        }],
    });
    let folder = visitor.house().folder("files");
    let file = folder.join("game.json");
    fs::write(&file, record.to_string()).unwrap();
    visitor.go("#/history").write("#history-import", &file.to_string_lossy());
    visitor.see(".games-kept li").picture("history-desktop").everybody_can_use("games played");

    let allow = json!({ "behavior": "allow", "downloadPath": folder });
    visitor.command("Browser.setDownloadBehavior", &allow);
    visitor.click(".games-kept li .ways button");
    // Its name says when it was played, and what.
    let named = |name: &str| name.starts_with("kookaburra-20") && name.ends_with("-australian-4.json");
    let text = visitor.until("the file", || {
        let mut found = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        let path = found.find(|path| named(&path.file_name().unwrap().to_string_lossy()))?;
        fs::read_to_string(path).ok().filter(|text| !text.is_empty())
    });
    let saved: Value = serde_json::from_str(&text).unwrap();
    for part in ["game", "rules", "players", "hands"] {
        assert_eq!(saved["games"][0]["record"][part], record[part], "{saved}");
    }
    visitor
        .click(".games-kept h3 a")
        .see(".replay")
        .picture("game-desktop")
        .everybody_can_use("a game played");
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn a_link_is_copied(visitor: &Visitor<'_>) {
    let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    visitor.command("Browser.grantPermissions", &permissions);
    visitor.go("#/sheet/australian-4+misere=any_time").click(".copied button").read("Copied");
    let copied: String = visitor.wait_for("navigator.clipboard.readText().then(done)");
    assert_eq!(copied, format!("{}#/sheet/australian-4+misere=any_time", visitor.house().address()));
    assert_eq!(visitor.complaints(), [""; 0]);
}

/// Notes each sound that the browser has begun to play.
const LISTEN: &str = "
window.heard = 0;
const play = HTMLMediaElement.prototype.play;
HTMLMediaElement.prototype.play = function () {
  const begun = play.call(this);
  begun.then(() => { window.heard += 1; });
  return begun;
};";

pub(crate) fn cards_are_heard_where_somebody_wants_to(visitor: &Visitor<'_>) {
    for wanted in [false, true] {
        let table = visitor.sit_down_with(&json!({ "sound": wanted }), "rummy-500+players=2", "5");
        visitor.run(LISTEN);
        let now = table.mine();
        table.do_anything(&now);
        if wanted {
            visitor.until("a sound", || (visitor.ask::<u32>("return window.heard") > 0).then_some(()));
        } else {
            assert_eq!(visitor.ask::<u32>("return window.heard"), 0);
        }
    }
    assert_eq!(visitor.complaints(), [""; 0]);
}
