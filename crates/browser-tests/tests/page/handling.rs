//! What a hand does besides tapping: cards that are dragged, files that come and go, texts that are copied.

use std::fs;

use browser_tests::Visitor;
use serde_json::{Value, json};

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
    let copied: String = visitor.wait_for("navigator.clipboard.readText().then(arguments[0])");
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
