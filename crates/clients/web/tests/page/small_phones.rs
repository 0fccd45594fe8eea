//! Small phones: in every state of every table, and in every room, the hand, the question and the tools are in sight,
//! nothing lies over what is opened, and no button moves from under a finger.

use std::cell::RefCell;

use crate::browser::{BrowserUser, DESKTOP, Now, Rect, Size};
use serde_json::json;

use crate::{
    clubs::{begin, found, join, plan},
    online::{follow, open, step},
    online_people::{drop_down, may as may_act, tap, until_turn},
};

const fn phone(name: &'static str, width: u32, height: u32) -> Size {
    Size { name, width, height, mobile: true }
}

/// The phones that people have.
const PHONES: [Size; 4] = [
    phone("360x640", 360, 640),
    phone("360x740", 360, 740),
    phone("375x667", 375, 667),
    phone("390x844", 390, 844),
];

/// What is out of sight, wherever it is: all of it is told at once.
#[derive(Default)]
struct Faults(RefCell<Vec<String>>);

impl Faults {
    fn note(&self, what: String) {
        eprintln!("{what}");
        self.0.borrow_mut().push(what);
    }

    /// On each phone these are in sight, and there is nothing to scroll to.
    fn look(&self, user: &BrowserUser<'_>, what: &str, selectors: &[&str]) {
        for size in PHONES {
            user.resize(size);
            let mut missing = user.out_of_sight(selectors);
            let high: f64 = user.ask("return document.documentElement.scrollHeight");
            if high > f64::from(size.height) + 1. {
                missing.push(format!("the page is {high} high"));
            }
            let wide: f64 = user.ask("return document.documentElement.scrollWidth");
            if wide > f64::from(size.width) + 1. {
                missing.push(format!("the page is {wide} wide"));
            }
            if !missing.is_empty() {
                user.picture(&format!("small-{}-{}", what.replace([' ', ',', '#', '/'], "-"), size.name));
                self.note(format!("{what}, {}: {missing:?}", size.name));
            }
            self.plates_hold_names(user, &format!("{what}, {}", size.name));
        }
        user.resize(PHONES[0]).picture(&format!("phone-{}", what.replace([' ', ',', '#', '/'], "-")));
    }

    /// Nothing runs over the edge of a player's plate.
    fn plates_hold_names(&self, user: &BrowserUser<'_>, what: &str) {
        let beyond: Vec<String> = user.ask(BEYOND_PLATES);
        if !beyond.is_empty() {
            self.note(format!("{what}: {beyond:?} run over their plates"));
        }
    }

    /// Something happens, and nothing that can be pressed moves.
    fn nothing_moves(&self, user: &BrowserUser<'_>, what: &str, happens: impl FnOnce()) {
        let buttons = || -> Vec<Rect> {
            user.places(".tools .tool, .calls button, .bids .bid, .hand .held, .strip .drop > summary")
        };
        let before = buttons();
        happens();
        let moved = before.iter().zip(&buttons()).filter(|(before, after)| !same(before, after)).count();
        if moved > 0 {
            self.note(format!("{what}: {moved} buttons move"));
        }
    }

    /// Nothing else lies over something that is opened.
    fn nothing_lies_over(&self, user: &BrowserUser<'_>, what: &str, opened: &str) {
        for size in PHONES {
            user.resize(size);
            let over: Vec<String> = user.ask(&OVER.replace("OPENED", &format!("{opened:?}")));
            if !over.is_empty() {
                user.picture(&format!("small-over-{}", size.name));
                self.note(format!("{what}, {}: {over:?} lie over it", size.name));
            }
        }
    }

    fn none(self) {
        let faults = self.0.into_inner();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

fn same(one: &Rect, other: &Rect) -> bool {
    let near = |a: f64, b: f64| (a - b).abs() < 1.5;
    near(one.left, other.left) && near(one.top, other.top) && near(one.bottom, other.bottom)
}

/// What is not a part of the opened thing in any place of it.
const OVER: &str = "
const opened = document.querySelector(OPENED);
if (!opened) return ['nothing is open'];
const { left, top, right, bottom } = opened.getBoundingClientRect();
const over = new Set();
// Pictures let taps through, and cover all the same.
for (const through of document.querySelectorAll('.middle, .players')) through.style.pointerEvents = 'auto';
for (let x = left + 4; x < Math.min(right, innerWidth); x += 12) {
  for (let y = top + 4; y < Math.min(bottom, innerHeight); y += 12) {
    const found = document.elementFromPoint(x, y);
    if (found && !opened.contains(found)) over.add(String(found.className.baseVal ?? found.className) || found.tagName);
  }
}
for (const through of document.querySelectorAll('.middle, .players')) through.style.pointerEvents = '';
return [...over];";

/// What runs over the edge of a player's plate.
const BEYOND_PLATES: &str = "
return [...document.querySelectorAll('.player-panel .face')].flatMap((face) => {
  const plate = face.getBoundingClientRect();
  return [...face.querySelectorAll('*')].filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    return width > 2 && (left < plate.left - 1 || right > plate.right + 1 || top < plate.top - 1 || bottom > plate.bottom + 1);
  }).map((part) => `${part.className} “${part.innerText}”`);
});";

fn may(now: &Now, action: &str) -> bool {
    now.actions.iter().any(|offered| offered == action)
}

/// A name that no plate has room for.
const LONG_NAME: &str = "Anne-Sophie Bélanger-Tremblay";

/// The hand, the question, the tools.
const ALWAYS: [&str; 3] = [".ask", ".near", ".tools"];
/// The same at a table of Rummy 500, with what lies there for all.
const RUMMY: [&str; 5] = [".sources", ".melds, .no-melds", ".hand", ".tools", ".totals"];

/// Asks for a hint, sees that nothing moves, and puts it away.
fn hint(faults: &Faults, user: &BrowserUser<'_>, what: &str, selectors: &[&str]) {
    user.resize(PHONES[0]);
    faults.nothing_moves(user, &format!("{what}, a hint"), || {
        user.press("h").see(".beside");
    });
    let with = [selectors, &[".beside"]].concat();
    faults.look(user, &format!("{what}, a hint"), &with);
    faults.nothing_lies_over(user, &format!("{what}, a hint"), ".beside");
    user.press("\u{e00c}").until("no hint", || (!user.sees(".beside")).then_some(()));
}

/// Opens the tip, sees that nothing moves, and closes it.
fn tip(faults: &Faults, user: &BrowserUser<'_>, what: &str, selectors: &[&str]) {
    user.resize(PHONES[0]);
    if !user.sees(".guidance") {
        return;
    }
    faults.nothing_moves(user, &format!("{what}, a tip"), || {
        user.click(".guidance").see(".guidance[aria-expanded=true]");
    });
    faults.look(user, &format!("{what}, a tip"), selectors);
    faults.nothing_lies_over(user, &format!("{what}, a tip"), ".guidance");
    user.click(".guidance").see(".guidance[aria-expanded=false]");
}

pub(crate) fn a_table_of_bots_is_in_sight(user: &BrowserUser<'_>) {
    let faults = Faults::default();
    for lang in ["en", "fr"] {
        let settings = json!({ "lang": lang, "guidance": true });
        for (rules, seed, bid) in [
            ("australian-4", "4", "10NT"),
            ("quebec-4", "2", "10NT"),
            ("australian-2", "6", "10NT"),
            ("australian-6", "b", "10NT"),
            ("american-5", "7", "10NT"),
            ("quebec-4-club", "2", "10NT"),
            ("australian-4-blind", "4", "10NT"),
        ] {
            let of = |what: &str| format!("{rules} {lang}, {what}");
            user.settle(&settings).resize(PHONES[0]);
            user.go(&format!("?speed=instant#/play/{rules}/{seed:0>64}"))
                .reload()
                .see(".panel button.primary");
            let table = user.table();
            table.mine();
            faults.look(user, &of("to deal"), &[".ask", ".panel button.primary", ".tools"]);
            table.deal();
            if may(&table.look(), "look") {
                faults.look(user, &of("blind"), &[".ask", ".tools", ".calls"]);
                table.act("look");
            }
            table.play_until("a bid", |now| may(now, bid));
            let bidding = [&ALWAYS[..], &[".calls"]].concat();
            faults.look(user, &of("bidding"), &bidding);
            if !matches!(rules, "quebec-4-club" | "australian-4-blind") {
                faults.look(user, &of("the grid"), &[".bids"]);
            }
            tip(&faults, user, &of("bidding"), &bidding);
            hint(&faults, user, &of("bidding"), &bidding);
            let mut now = table.act(bid);
            while now.legal.is_empty() && now.of_row == 0 && !matches!(now.moment.as_str(), "deal" | "over") {
                let question = if now.discard { ".discard button" } else { ".panel" };
                let chosen = [&ALWAYS[..], &[question]].concat();
                faults.look(user, &of(if now.discard { "discarding" } else { "choosing" }), &chosen);
                tip(&faults, user, &of("discarding"), &chosen);
                hint(&faults, user, &of("discarding"), &chosen);
                now = table.do_anything(&table.look());
            }
            let playing = [&ALWAYS[..], &[".contract-panel"]].concat();
            faults.look(user, &of("leading"), &playing);
            table.do_anything(&table.look());
            table.play_until("the second trick", |now| {
                now.hand.len() < 10 && (!now.legal.is_empty() || now.of_row > 0)
            });
            faults.look(user, &of("playing"), &playing);
            tip(&faults, user, &of("playing"), &ALWAYS);
            hint(&faults, user, &of("playing"), &ALWAYS);
            table.play_until("the end of the hand", |now| matches!(now.moment.as_str(), "deal" | "over"));
            faults.look(user, &of("the result"), &[".outcome .primary", ".tools"]);
        }
        let table = user.sit_down_with(&settings, "rummy-500", "c");
        for step in 0..10 {
            let what = format!("rummy {lang}, step {step}");
            let now = table.mine();
            faults.look(user, &what, &RUMMY);
            if now.choosing {
                table.choose(&now.hand[0]);
                user.see(".picked");
                faults.look(user, &format!("{what}, picked"), &RUMMY);
                table.choose(&now.hand[0]);
            }
            if matches!(now.moment.as_str(), "deal" | "over") {
                break;
            }
            user.resize(PHONES[0]);
            table.do_anything(&table.look());
        }
    }
    faults.none();
}

/// The strip over the cards stays as high as it is, and what is behind its words can be used.
fn panels(faults: &Faults, user: &BrowserUser<'_>, what: &str) {
    user.resize(PHONES[0]);
    for opens in [".strip .say", ".strip .drop:not(.say, .of-evening)"] {
        faults.nothing_moves(user, &format!("{what}, {opens}"), || {
            user.click(&format!("{opens} > summary")).see(&format!("{opens}[open] > div"));
        });
        faults.nothing_lies_over(user, &format!("{what}, {opens}"), &format!("{opens}[open] > div"));
        user.resize(PHONES[0]).click(&format!("{opens} > summary"));
    }
}

pub(crate) fn a_table_of_people_is_in_sight(user: &BrowserUser<'_>) {
    let faults = Faults::default();
    let place = user.house().tables();
    let (mae, bo) = (place.user(), place.user());
    let link = open(&mae);
    follow(&bo, &link, LONG_NAME);
    bo.click("form button[type=submit]");
    mae.read(LONG_NAME).click(".before-room > button.primary");
    for (user, lang) in [(&mae, "en"), (&bo, "fr")] {
        user.settle(
            &json!({ "lang": lang, "guidance": true, "name": if lang == "en" { "Mae" } else { LONG_NAME } }),
        );
        user.visit(&link).see(".table .hand [data-card]");
        faults.look(user, &format!("online {lang}, begun"), &ALWAYS);
        panels(&faults, user, &format!("online {lang}"));
    }
    // "You’re back" stands there when it is one’s turn.
    let both = [(&mae, &bo, "en"), (&bo, &mae, "fr")];
    for (one, other, lang) in both {
        until_turn(one, &[other]);
        one.visit("about:blank");
        place.later(25, other);
        one.visit(&link).see(".table .hand [data-card]");
        faults.look(one, &format!("online {lang}, back"), &ALWAYS);
        until_turn(one, &[other]);
        faults.look(one, &format!("online {lang}, my turn"), &ALWAYS);
    }
    // To the play: everybody acts until somebody has a trick before them.
    let tricks =
        |at: &BrowserUser<'_>| at.table().look().legal.len() > 1 && !at.places(".trick .play").is_empty();
    mae.until("a trick", || {
        if tricks(&mae) {
            return Some(());
        }
        for user in [&bo, &mae] {
            if step(&user.table()) {
                user.run("document.querySelector('.panel button.primary')?.click()");
            } else if tricks(&mae) {
                break;
            }
        }
        None
    });
    panels(&faults, &mae, "a trick lies online");
    // A question to everybody.
    bo.resize(PHONES[0]);
    let asks = [&bo, &mae].into_iter().find(|user| {
        user.ask::<bool>(
            "return document.querySelector('.tools .tool:nth-of-type(2)')?.ariaDisabled !== 'true'",
        )
    });
    if let Some(asks) = asks {
        let (other, lang) = if std::ptr::eq(asks, &bo) { (&mae, "en") } else { (&bo, "fr") };
        other.resize(PHONES[0]);
        faults.nothing_moves(other, &format!("online {lang}, a vote"), || {
            asks.press("u");
            other.see(".vote");
        });
        faults.look(other, &format!("online {lang}, a vote"), &[".questions", ".near", ".tools", ".ask"]);
        faults.nothing_lies_over(other, &format!("online {lang}, a vote"), ".questions");
        faults.look(asks, "online, asked for a vote", &ALWAYS);
        place.later(21, other);
        other.until("no vote", || (!other.sees(".strip .vote")).then_some(()));
    }
    // A bot plays for somebody with a long name: its plate holds both.
    until_turn(&bo, &[&mae]);
    bo.visit("about:blank");
    place.later(70, &mae);
    mae.read(&format!("bot for {LONG_NAME}"));
    faults.look(&mae, "online, a bot for somebody", &[".near", ".tools"]);
    mae.resize(DESKTOP).picture("desktop-online-a-bot-for-somebody");
    faults.plates_hold_names(&mae, "online, a bot for somebody, desktop");
    mae.resize(PHONES[0]);
    bo.visit(&link).see(".table .hand [data-card]");
    // The host pauses the table.
    drop_down(&mae);
    tap(&mae, "Pause");
    drop_down(&mae);
    bo.read("pause");
    for (user, lang) in [(&mae, "en"), (&bo, "fr")] {
        faults.look(user, &format!("online {lang}, paused"), &[".near", ".tools"]);
    }
    // Another tab has taken the seat.
    let first = bo.tab();
    let _second = bo.another_tab();
    bo.visit(&link).see(".table .hand [data-card]");
    bo.to_tab(&first).read("Cette table est ouverte dans un autre onglet.");
    faults.look(&bo, "online fr, another tab", &[".near", ".tools", ".questions button"]);
    faults.none();
}

pub(crate) fn an_evening_is_in_sight(user: &BrowserUser<'_>) {
    let faults = Faults::default();
    let place = user.house().tables();
    let [mae, bo] = [place.user(), place.user()];
    let link = found(&mae);
    join(&bo, "Bo", "fr", &link);
    plan(&mae, 1);
    begin(&mae, &[&bo]);
    for (one, lang) in [(&mae, "en"), (&bo, "fr")] {
        one.see(".strip .of-evening");
        one.until("a moment", || {
            let now = one.table().look();
            (may_act(&now) || now.moment == "theirs").then_some(())
        });
        faults.look(one, &format!("evening {lang}"), &ALWAYS);
        panels(&faults, one, &format!("evening {lang}"));
    }
    faults.none();
}

pub(crate) fn every_room_is_in_sight(user: &BrowserUser<'_>) {
    let faults = Faults::default();
    for lang in ["en", "fr"] {
        user.settle(&json!({ "lang": lang })).reload();
        for (room, there) in [
            ("", ".ready .button"),
            ("before/australian-4", ".before-room button"),
            ("rules/australian-4", "#house-find"),
            ("sheet/quebec-4", ".copied button"),
            ("settings", ".settings-room input"),
            ("history", "#history-import"),
            ("score", ".score-room"),
            ("referee", ".topics"),
            ("referee/australian-4/7H/lead:trick-down=no.who-led=1.whose-lead=0", ".ruling"),
            ("lessons", ".lessons-room"),
            ("help", ".keys"),
            ("friends", "#friends-rules"),
        ] {
            user.go(&format!("#/{room}")).see(there);
            for size in PHONES {
                user.resize(size);
                let wide: f64 = user.ask("return document.documentElement.scrollWidth");
                if wide > f64::from(size.width) + 1. {
                    user.picture(&format!("small-room-{}-{}", room.replace('/', "-"), size.name));
                    faults.note(format!("#/{room}, {lang}, {}: {wide} wide", size.name));
                }
            }
        }
        // Nobody scrolls to play, or to be told how.
        user.go("#/");
        faults.look_at_home(user, lang);
    }
    faults.none();
}

impl Faults {
    fn look_at_home(&self, user: &BrowserUser<'_>, lang: &str) {
        for size in PHONES {
            user.resize(size);
            let missing = user.out_of_sight(&[".ready .primary", "#set-guidance", "#set-guidance-hint"]);
            user.picture(&format!("small-home-{lang}-{}", size.name));
            if !missing.is_empty() {
                self.note(format!("home {lang}, {}: {missing:?}", size.name));
            }
        }
    }
}
