//! What a hand does besides tapping: cards that are dragged, files that come and go, texts that are copied.

use std::fs;

use crate::browser::{BrowserUser, Now, PHONE_LARGE};
use serde_json::{Value, json};

use crate::online::{open, step_from};

/// The mouse does something at a place of the window.
fn mouse(user: &BrowserUser<'_>, what: &str, (x, y): (f64, f64)) {
    let with = json!({ "type": what, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
    user.command("Input.dispatchMouseEvent", &with);
}

/// Takes a card of the hand with the mouse and lets it go a number of pixels higher.
fn drag_up(user: &BrowserUser<'_>, card: &str, by: f64) {
    let (x, y) = user.ask(&format!(
        "const place = document.querySelector('.hand [data-card={card:?}]').getBoundingClientRect();
        return [place.left + 10, place.top + 30]"
    ));
    mouse(user, "mousePressed", (x, y));
    for step in 1..=5 {
        mouse(user, "mouseMoved", (x, y - by * f64::from(step) / 5.));
    }
    mouse(user, "mouseReleased", (x, y - by));
}

pub(crate) fn a_card_is_dragged_to_the_table(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "d");
    let now = table.play_until("a choice of cards", |now| {
        now.legal.len() > 1 && !now.legal.contains(&"X".to_owned()) && !now.choosing
    });
    let card = now.legal[0].clone();
    drag_up(user, &card, 20.);
    assert_eq!(table.look(), now, "a card let go in the hand stays there");
    drag_up(user, &card, 200.);
    let after = table.after(&now);
    assert!(!after.hand.contains(&card), "{card} is still in the hand: {after:?}");
    assert_eq!(user.complaints(), [""; 0]);
}

/// The card that is lifted, and how it is called.
fn lifted(user: &BrowserUser<'_>) -> Option<(String, String)> {
    user.ask(
        "const card = document.querySelector('.hand .held.chosen');
        return card && [card.dataset.card, card.ariaLabel]",
    )
}

fn is_lifted(user: &BrowserUser<'_>, card: &str, words: &str) {
    user.until(&format!("{card} lifted"), || {
        lifted(user).filter(|(lifted, name)| lifted == card && name.ends_with(words))
    });
}

fn is_dropped(user: &BrowserUser<'_>) {
    user.until("no card lifted", || lifted(user).is_none().then_some(()));
}

/// A choice of cards with none that is asked about.
fn chooses(now: &Now) -> bool {
    now.legal.len() > 2 && !now.legal.contains(&"X".to_owned()) && !now.discard
}

pub(crate) fn a_card_takes_two_taps_where_somebody_wants_it(user: &BrowserUser<'_>) {
    const AGAIN: &str = "tap again to confirm";
    user.settle(&json!({})).reload().go("#/settings").click("label[for=set-tap-twice]");
    user.pictures("settings-tap-twice").resize(PHONE_LARGE);
    let kept: String = user.ask("return localStorage.getItem('kookaburra-settings')");
    assert_eq!(serde_json::from_str::<Value>(&kept).unwrap()["tap_twice"], true, "{kept}");
    user.go(&format!("?speed=instant#/play/australian-4/{:0>64}", "d"));
    let table = user.table();
    // Whatever else is played by the second tap, too.
    let mut now = table.deal();
    while !chooses(&now) {
        now = match now.legal.first() {
            Some(card) => {
                user.click(&format!(".hand [data-card={card:?}]"));
                is_lifted(user, card, AGAIN);
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
    user.click(&card(0));
    is_lifted(user, &now.legal[0], AGAIN);
    user.until("the first tap in words", || table.told().ends_with(AGAIN).then_some(()));
    user.pictures("tap-twice").resize(PHONE_LARGE).everybody_can_use("a card that is lifted");
    user.click(&card(1));
    is_lifted(user, &now.legal[1], AGAIN);
    user.click(".felt");
    is_dropped(user);
    user.click(&card(0));
    is_lifted(user, &now.legal[0], AGAIN);
    // By keys: Escape lets it go, Enter lifts and plays.
    user.press("\u{e00c}");
    is_dropped(user);
    user.run(&format!("document.querySelector({:?}).focus()", card(2))).press("\u{e007}");
    is_lifted(user, &now.legal[2], AGAIN);
    assert!(same(), "{:?}", table.look());
    // What the taps said has been told since `now`; only the play counts from here on.
    let before = table.look();
    user.press("\u{e007}");
    let after = table.after(&before);
    assert!(!after.hand.contains(&now.legal[2]), "{after:?}");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn the_first_of_two_taps_stays_on_the_device(user: &BrowserUser<'_>) {
    open(user);
    user.click(".before-room > button.primary").see(".table .hand [data-card]");
    let link: String = user.ask("return location.href");
    user.go("?lang=fr#/settings").read("Toucher deux fois").click("label[for=set-tap-twice]");
    user.visit(&link).see(".table .hand [data-card]");
    user.run(
        "window.asked = 0;
        const ask = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (...what) {
            window.asked += 1;
            ask.call(this, ...what);
        };",
    );
    let asked = || user.ask::<u32>("return window.asked");
    let table = user.table();
    let now = user.until("a choice of cards", || {
        let now = table.look();
        if now.moment == "mine" && chooses(&now) {
            return Some(now);
        }
        // Not of a later look: the tap would be the first one of the choice.
        if step_from(&table, &now) {
            user.run("document.querySelector('.panel button.primary')?.click()");
        }
        None
    });
    let (card, before) = (&now.legal[0], asked());
    let tapped = format!("document.querySelector('.hand [data-card={card:?}]').click()");
    user.run(&tapped);
    is_lifted(user, card, "touchez encore pour confirmer");
    assert_eq!(asked(), before, "the first tap goes nowhere");
    user.run(&tapped);
    user.until("the card on the table", || (!table.look().hand.contains(card)).then_some(()));
    assert_eq!(asked(), before + 1);
    user.no_text_is_missing();
}

/// A record of Ann and her bots: a hand that all have passed.
pub(crate) fn a_game() -> Value {
    json!({
        "format": "kookaburra-record/1",
        "game": "five-hundred",
        "rules": { "preset": "australian-4" },
        "players": ["Ann", "Bo", "Cy", "Di"],
        "hands": [{
            "dealer": 0,
            "deal": { "seed": format!("{:0>64}", "f11e") },
            "actions": ["1 pass", "2 pass", "3 pass", "0 pass"],
        }],
    })
}

pub(crate) fn games_come_and_go_as_files(user: &BrowserUser<'_>) {
    let record = a_game();
    let folder = user.house().folder("files");
    let file = folder.join("game.json");
    fs::write(&file, record.to_string()).unwrap();
    user.go("#/history").write("#history-import", &file.to_string_lossy());
    user.see(".games-kept li").picture("history-desktop").everybody_can_use("games played");

    let allow = json!({ "behavior": "allow", "downloadPath": folder });
    user.command("Browser.setDownloadBehavior", &allow);
    user.click(".games-kept li .ways button");
    // Its name says when it was played, and what.
    let named = |name: &str| name.starts_with("kookaburra-20") && name.ends_with("-australian-4.json");
    let text = user.until("the file", || {
        let mut found = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        let path = found.find(|path| named(&path.file_name().unwrap().to_string_lossy()))?;
        fs::read_to_string(path).ok().filter(|text| !text.is_empty())
    });
    let saved: Value = serde_json::from_str(&text).unwrap();
    for part in ["game", "rules", "players", "hands"] {
        assert_eq!(saved["games"][0]["record"][part], record[part], "{saved}");
    }
    user.click(".games-kept h3 a").see(".replay").picture("game-desktop").everybody_can_use("a game played");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_link_is_copied(user: &BrowserUser<'_>) {
    let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    user.command("Browser.grantPermissions", &permissions);
    user.go("#/sheet/australian-4+misere=any_time").click(".copied button").read("Copied");
    let copied: String = user.wait_for("navigator.clipboard.readText().then(done)");
    assert_eq!(copied, format!("{}#/sheet/australian-4+misere=any_time", user.house().address()));
    assert_eq!(user.complaints(), [""; 0]);
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

pub(crate) fn cards_are_heard_where_somebody_wants_to(user: &BrowserUser<'_>) {
    for wanted in [false, true] {
        let table = user.sit_down_with(&json!({ "sound": wanted }), "rummy-500+players=2", "5");
        user.run(LISTEN);
        let now = table.mine();
        table.do_anything(&now);
        if wanted {
            user.until("a sound", || (user.ask::<u32>("return window.heard") > 0).then_some(()));
        } else {
            assert_eq!(user.ask::<u32>("return window.heard"), 0);
        }
    }
    assert_eq!(user.complaints(), [""; 0]);
}
