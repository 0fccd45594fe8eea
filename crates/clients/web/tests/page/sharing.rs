//! Several people at one device: they pass it on, and it shows nobody's hand until the next of them has it.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    thread,
    time::Duration,
};

use crate::browser::{BrowserUser, DESKTOP, Now, PHONE_LANDSCAPE, Size, Table};
use serde_json::{Value, json};

/// Keys, as WebDriver writes them.
const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";

/// A narrow phone.
const NARROW: Size = Size { name: "narrow", width: 360, height: 740, mobile: true };

const PEOPLE: [&str; 3] = ["Ann", "Bo", "Cy"];

/// What each card of the hand is, is called, and looks like.
const HAND: &str = "
return [...document.querySelectorAll('.hand [data-card]')].map((held) => [
  held.dataset.card, held.getAttribute('aria-label').split(',')[0], held.querySelector('use').getAttribute('href'),
]);";

/// Everything in the page but the pictures of all cards, and what shows cards to everybody.
const PAGE: &str = "
const page = document.documentElement.cloneNode(true);
for (const gone of page.querySelectorAll('.pictures, script, style')) gone.remove();
return page.outerHTML.toLowerCase();";

/// The cards that are drawn elsewhere than on the table area.
const OFF_THE_TABLE: &str = "
const drawn = document.querySelectorAll('.table :not(.felt *) > svg > use[href^=\"#card-\"]');
return [...drawn].map((use) => use.getAttribute('href'));";

/// A card of a hand: what it is, its name, its picture.
type Held = (String, String, String);

/// A table at a shared device, and what has been seen there.
struct Shared<'a> {
    user: &'a BrowserUser<'a>,
    table: Table<'a>,
    /// The cards that each person has had in hand.
    seen: RefCell<BTreeMap<String, BTreeSet<Held>>>,
    /// Those that were played.
    played: RefCell<BTreeSet<String>>,
}

impl<'a> Shared<'a> {
    /// Ann and others at a table with bots where no name is given.
    fn sit_down(user: &'a BrowserUser<'_>, others: &[&str], more: &Value, rules: &str, seed: &str) -> Self {
        let mut settings = json!({ "name": "Ann", "humans": others });
        for (name, value) in more.as_object().unwrap() {
            settings[name] = value.clone();
        }
        user.settle(&settings).reload().see("#room h1").go(&format!("#/play/{rules}/{seed:0>64}"));
        let table = user.table();
        Self { user, table, seen: RefCell::default(), played: RefCell::default() }
    }

    /// Notes what the person with the device sees. In Rummy 500 a card comes from hand to hand before everybody.
    fn note(&self, person: &str) {
        let hand: Vec<Held> = self.user.ask(HAND);
        assert!(!hand.is_empty(), "{person} has no hand");
        if self.user.sees("[data-game=rummy]") {
            return;
        }
        let mut seen = self.seen.borrow_mut();
        for (other, cards) in &*seen {
            let shown = hand.iter().find(|held| other != person && cards.contains(held));
            assert!(shown.is_none(), "{person} sees {shown:?} of {other}");
        }
        seen.entry(person.to_owned()).or_default().extend(hand);
    }

    /// Whom the covered table asks for; no hand is in the page, and nothing says what is in one.
    fn covered(&self) -> &'static str {
        let now = self.table.look();
        assert!(now.moment == "pass" && now.hand.is_empty() && now.actions.is_empty(), "{now:?}");
        let words = self.user.text(".panel .ask");
        let page: String = self.user.ask(PAGE);
        let drawn: Vec<String> = self.user.ask(OFF_THE_TABLE);
        assert!(drawn.iter().all(|card| card == "#card-back"), "{drawn:?}");
        let played = self.played.borrow();
        for (card, name, picture) in self.seen.borrow().values().flatten() {
            // A joker's name is in the rules, and stands in sentences.
            let public = played.contains(card) || card.len() == 1;
            let held = [format!("data-card=\"{card}\""), format!("href=\"{picture}\""), name.clone()];
            for told in held.iter().filter(|_| !public) {
                assert!(!page.contains(&told.to_lowercase()), "{told} is in the page: {}", self.user.words());
            }
        }
        let person = PEOPLE.into_iter().find(|person| words.contains(person));
        person.unwrap_or_else(|| panic!("nobody is asked for: {words}"))
    }

    /// Goes on by a step; gives the person who took the device, if somebody did.
    fn step(&self, now: &Now) -> (Now, Option<&'static str>) {
        if now.moment == "pass" {
            let person = self.covered();
            let now = self.table.onward();
            self.note(person);
            return (now, Some(person));
        }
        if let Some(card) = now.legal.first() {
            self.played.borrow_mut().insert(card.clone());
        }
        (self.table.do_anything(now), None)
    }

    /// Plays on until the device has been passed on as often as this; gives the people who took it.
    fn pass_on(&self, passes: usize) -> Vec<&'static str> {
        let mut people = Vec::new();
        let mut now = self.table.mine();
        while people.len() < passes {
            assert_ne!(now.moment, "over");
            if now.moment == "deal" {
                self.seen.borrow_mut().clear();
                self.played.borrow_mut().clear();
            }
            let (after, person) = self.step(&now);
            people.extend(person);
            now = after;
        }
        people
    }

    /// Plays on until the table is covered; gives what was there before, and whom it asks for.
    fn until_covered(&self) -> (Now, &'static str) {
        let mut before = self.table.mine();
        loop {
            let (now, _) = self.step(&before);
            if now.moment == "pass" {
                return (before, self.covered());
            }
            before = now;
        }
    }

    /// Whether these words are the last that are told; they may be on their way.
    fn is_told_soon(&self, words: &str) -> bool {
        (0..5).any(|_| {
            let is_told = self.table.told() == words;
            if !is_told {
                thread::sleep(Duration::from_millis(50));
            }
            is_told
        })
    }

    /// Pictures of the covered table, on which all that matters is in sight.
    fn pictures(&self, name: &str) {
        for size in [NARROW, PHONE_LANDSCAPE, DESKTOP] {
            let what = format!("{name}-{}", size.name);
            self.user.resize(size).picture(&what);
            self.user.has_in_sight(&what, &[".panel .ask", ".panel button.primary"]);
            self.user.has_room_for(&what, ".panel button, .panel .ask, .player-panel .name, .total .who");
        }
    }
}

pub(crate) fn people_named_before_the_game_pass_the_phone(user: &BrowserUser<'_>) {
    user.settle(&json!({ "name": "Ann" })).go("#/before/australian-4").reload().see(".before-room");
    user.click("details:has(#human-0) summary").write("#human-0", "Bo").write("#human-2", "Cy");
    user.picture("sharing-named");
    user.click(".before-room button.primary");
    let table = user.table();
    let shared = Shared { user, table, seen: RefCell::default(), played: RefCell::default() };
    let people = shared.pass_on(26);
    assert!(PEOPLE.iter().all(|person| people.contains(person)), "{people:?}");
    shared.until_covered();
    user.everybody_can_use("the covered table").can_be_read("the covered table");
    shared.pictures("sharing-en");
    assert_eq!(user.complaints(), [""; 0]);
}

/// Presses a key until the focus is there.
fn press_to(user: &BrowserUser<'_>, key: &str, there: &str) {
    for _ in 0..60 {
        if user.sees(there) {
            return;
        }
        user.press(key);
    }
    panic!("no key leads to {there}: {}", user.words());
}

pub(crate) fn keys_are_enough_to_pass_it(user: &BrowserUser<'_>) {
    let shared = Shared::sit_down(user, &["Bo", "Cy"], &json!({ "lang": "fr" }), "australian-4", "2");
    let mut passes = 0;
    let mut now = shared.table.mine();
    while passes < 8 {
        let before = now;
        if before.moment == "pass" {
            shared.covered();
            // A key that was meant for what was there before takes no device.
            user.press(ENTER).press(ENTER);
            assert_eq!(shared.table.look().moment, "pass");
            user.press(RIGHT);
            let label = user.text(":focus");
            assert!(label.starts_with("C’est moi, "), "{label}");
            user.press(ENTER);
            passes += 1;
        } else if before.actions.iter().any(|action| action == "pass") {
            user.press("p");
        } else if before.moment == "mine" && !before.legal.is_empty() {
            press_to(user, RIGHT, ".hand .legal:focus");
            let card: String = user.ask("return document.activeElement.dataset.card");
            shared.played.borrow_mut().insert(card);
            // Where the focus was put by itself, whoever goes away and comes back means it.
            user.press(LEFT).press(RIGHT).press(ENTER);
        } else {
            press_to(user, TAB, ".panel button:focus");
            user.press(ENTER);
        }
        now = shared.table.after(&before);
        if before.moment == "pass" {
            shared.note(&user.text(".player-panel.mine .name"));
        }
    }
    shared.until_covered();
    shared.pictures("sharing-fr");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_claim_comes_before_the_pass(user: &BrowserUser<'_>) {
    for lang in ["en", "fr"] {
        let more = json!({ "lang": lang });
        let shared = Shared::sit_down(user, &["", "Bo"], &more, "rummy-500+players=4", "9");
        let mut now = shared.table.mine();
        let (mut passed, mut steps) = (false, 0);
        while !passed {
            assert!(steps < 500, "nobody could claim before they passed the phone on");
            steps += 1;
            let claim = now.moment == "claim";
            // Let go, it may be followed by a bot's turn, of which is told, or by the pass.
            now = if claim { shared.table.onward() } else { shared.step(&now).0 };
            passed = claim && now.moment == "pass" && shared.is_told_soon(&user.text(".panel .ask"));
        }
        shared.covered();
        shared.until_covered();
        shared.pictures(&format!("sharing-rummy-{lang}"));
    }
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn what_is_taken_back_is_passed_back(user: &BrowserUser<'_>) {
    let shared = Shared::sit_down(user, &["Bo", "Cy"], &json!({}), "australian-4", "4");
    shared.pass_on(3);
    let (decided, next) = shared.until_covered();
    user.run("document.activeElement?.blur()").press("u");
    let back = user.until("the device to go back", || {
        let words = user.text(".panel .ask");
        PEOPLE.into_iter().find(|person| words.contains(person) && *person != next)
    });
    assert_eq!(shared.covered(), back);
    let now = shared.table.onward();
    assert_eq!((&now.hand, &now.legal, &now.actions), (&decided.hand, &decided.legal, &decided.actions));
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_page_loaded_anew_is_covered(user: &BrowserUser<'_>) {
    let shared = Shared::sit_down(user, &["Bo", "Cy"], &json!({}), "american-4", "4");
    shared.pass_on(4);
    let mine = shared.table.mine();
    user.reload();
    shared.table.mine();
    // The one who had it is asked for, too: somebody else may have loaded the page.
    shared.covered();
    assert_eq!(shared.table.onward().hand, mine.hand);
    let (_, next) = shared.until_covered();
    user.reload();
    shared.table.mine();
    assert_eq!(shared.covered(), next);
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn an_answer_is_not_left_for_the_next_player(user: &BrowserUser<'_>) {
    // While the bot between them thinks, Ann asks for her hand in words.
    let more = json!({ "pace": "slow", "command_box": true });
    let shared = Shared::sit_down(user, &["", "Bo"], &more, "australian-4", "4");
    let mut asked = 0;
    let mut now = shared.table.mine();
    while asked < 2 {
        let pass = now.actions.iter().any(|action| action == "pass").then(|| "[data-action=pass]".to_owned());
        let card = now.legal.iter().find(|&card| card != "X");
        if let Some(does) = pass.or_else(|| Some(format!(".hand [data-card={:?}]", card?))) {
            shared.played.borrow_mut().extend(card.cloned());
            user.click(&does).write("#command", &format!("hand{ENTER}"));
            let answered =
                user.until("an answer", || user.sees(".beside").then(|| user.sees(".beside.text")));
            now = shared.table.mine();
            if now.moment == "pass" {
                asked += usize::from(answered);
                assert!(!shared.table.told().contains("Your hand"), "{}", shared.table.told());
                assert!(!user.sees(".beside.text"), "{}", user.words());
            }
        } else {
            now = shared.step(&now).0;
        }
    }
    assert_eq!(user.complaints(), [""; 0]);
}
