//! An open table: bots err, the player objects and reads what is ruled, and a page that is loaded anew goes on. And the
//! lessons.

use std::{env, fs, path::Path};

use crate::browser::{BrowserUser, PHONE_LARGE};
use serde_json::{Value, json};

const RULES: &str = "quebec-4+laws=open";

/// Sits down among bots who err often.
fn sit_down(user: &BrowserUser<'_>, seed: &str) {
    user.resize(PHONE_LARGE).settle(&json!({ "errors": 20 }));
    user.go(&format!("?speed=instant#/play/{RULES}/{seed:0>64}")).see(".table .hand .held");
    tool(user, "Wait");
    user.see(&of_tool(user, "Go on"));
}

/// Where the tool of this name is.
pub(crate) fn of_tool(user: &BrowserUser<'_>, name: &str) -> String {
    let place = format!(
        "return 1 + [...document.querySelectorAll('.tools .tool')].findIndex((tool) => tool.textContent.trim() === {name:?})"
    );
    let place = user.until(name, || Some(user.ask::<usize>(&place)).filter(|&place| place > 0));
    format!(".tools .tool:nth-of-type({place})")
}

pub(crate) fn tool(user: &BrowserUser<'_>, name: &str) {
    user.click(&of_tool(user, name));
}

fn moment(user: &BrowserUser<'_>) -> String {
    user.ask("return document.querySelector('.table')?.dataset.moment ?? ''")
}

fn told(user: &BrowserUser<'_>) -> String {
    user.ask("return [...document.querySelectorAll('.talk li')].map((line) => line.textContent).join('\\n')")
}

/// Answers one question of an objection.
pub(crate) fn answer(user: &BrowserUser<'_>, words: &str) {
    let number = format!(
        "return [...document.querySelectorAll('.inquiry [data-answer]')].find((way) => way.textContent.trim() === {words:?})?.dataset.answer ?? ''"
    );
    let number = user.until(words, || Some(user.ask::<String>(&number)).filter(|number| !number.is_empty()));
    user.click(&format!(".inquiry [data-answer=\"{number}\"]"));
}

/// Lets the others act until it is the player's turn, or something was done that they see at once: gives what was told.
fn one_step(user: &BrowserUser<'_>) {
    let before = told(user);
    match moment(user).as_str() {
        "theirs" => tool(user, "Next"),
        "deal" | "over" => drop(user.click(".panel button.primary")),
        _ if user.sees(".entry")
            && user.ask(
                "return [...document.querySelectorAll('.entry input')].some((input) => !input.value)",
            ) =>
        {
            user.run("const open = [...document.querySelectorAll('.entry')].find((entry) => !entry.querySelector('input').value); open.querySelector('input').value = '0'; open.querySelector('button').click()");
        }
        _ if user.sees(".panel .outcome") => drop(user.click(".panel button.primary")),
        _ if user.sees(".panel .bids") => drop(user.click("[data-action=pass]")),
        _ if user.sees(".panel [data-action]") => drop(user.click(".panel [data-action]:last-child")),
        _ => play_a_card(user),
    }
    user.until("an effect", || (told(user) != before || moment(user) != "theirs").then_some(()));
}

/// Tries the cards of the hand until one is taken: a ruling may bind, and a lead may be refused.
fn play_a_card(user: &BrowserUser<'_>) {
    let cards: usize = user.ask("return document.querySelectorAll('.hand .held').length");
    for card in 0..cards {
        user.run(&format!("document.querySelectorAll('.hand .held')[{card}]?.click()"));
        let done = user.until("the card", || {
            let now: usize = user.ask("return document.querySelectorAll('.hand .held').length");
            if user.sees(".which [data-action]") {
                user.run("document.querySelector('.which [data-action]').click()");
            }
            (now != cards || user.sees(".beside.refused")).then_some(now != cards)
        });
        if done {
            return;
        }
        user.run("document.querySelector('.beside.refused button')?.click()");
    }
    panic!("no card can be played");
}

pub(crate) fn somebody_objects_and_reads_the_ruling(user: &BrowserUser<'_>) {
    sit_down(user, "7");
    user.picture("open-table-390").everybody_can_use("an open table");
    // The list is the same, whatever has been done.
    tool(user, "Object");
    user.see(".objecting [data-answer]")
        .picture("open-object-390")
        .everybody_can_use("what can be objected to");
    let ways: usize = user.ask("return document.querySelectorAll('.objecting [data-answer]').length");
    assert_eq!(ways, 10);
    answer(user, "Didn’t follow suit (revoke)");
    user.read("Who didn’t follow?").click(".over header button");
    // Somebody errs before long. Whoever objects to what was out of turn reads why it is so.
    let (mut upheld, mut steps) = (false, 0);
    while !upheld && steps < 400 {
        one_step(user);
        steps += 1;
        if moment(user) == "theirs" || user.sees(".panel .bids") {
            tool(user, "Object");
            user.see(".objecting [data-answer]");
            answer(user, "Led out of turn");
            user.until("a ruling", || (!user.text(".ruled").is_empty()).then_some(()));
            upheld = user.text(".ruled").contains("Upheld.");
            if upheld {
                user.picture("open-ruling-390").everybody_can_use("a ruling at the table");
            }
            user.click(".over header button");
        }
    }
    assert!(upheld, "{}", told(user));
    // What else can be done: careless acts and looks.
    tool(user, "Something else");
    user.see(".taps [data-tap]").picture("open-else-390").everybody_can_use("what else can be done");
    user.click(".over header button");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_hand_at_an_open_table_goes_on_after_the_page_is_loaded_anew(user: &BrowserUser<'_>) {
    sit_down(user, "3");
    for _ in 0..25 {
        one_step(user);
    }
    let hand = |user: &BrowserUser<'_>| -> Vec<String> {
        user.ask(
            "return [...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card)",
        )
    };
    let (before, address): (_, String) = (hand(user), user.ask("return location.hash"));
    assert!(address.starts_with("#/table/"), "{address}");
    user.reload().see(".table .hand .held");
    assert_eq!(hand(user), before);
    // Home, it waits to be gone on with; in French it is the same table.
    user.go("#/").see(".kept li");
    user.go(&format!("?lang=fr&speed=instant{address}")).see(".table .hand .held");
    assert_eq!(hand(user).len(), before.len());
    tool(user, "Contester");
    user.see(".objecting [data-answer]").read("Que contestez-vous?").picture("open-object-fr-390");
    user.click(".over header button");
    user.go(&format!("?lang=en&speed=instant{address}")).see(".table .hand .held");
    tool(user, "Wait");
    let settled = |user: &BrowserUser<'_>| user.sees(".panel .outcome");
    let mut steps = 0;
    while !settled(user) {
        one_step(user);
        steps += 1;
        assert!(steps < 300, "{}", told(user));
    }
    user.read("These points stand unless someone objects.").picture("open-settled-390");
    user.everybody_can_use("points that stand unless someone objects");
    // All agree, and the next hand is dealt.
    user.until("the next hand", || {
        let cards: usize = user.ask("return document.querySelectorAll('.hand .held').length");
        if cards == 10 && moment(user) != "deal" && !settled(user) {
            return Some(());
        }
        one_step(user);
        None
    });
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn an_open_table_is_set_up_in_the_room_before(user: &BrowserUser<'_>) {
    user.resize(PHONE_LARGE).settle(&json!({}));
    user.go("#/before/australian-4").click("#before-open");
    user.see("#before-errors").everybody_can_use("an open table is set up").picture("open-before-390");
    assert!(user.ask::<String>("return location.hash").contains("laws=open"));
    user.run("const errors = document.querySelector('#before-errors'); errors.value = '5'; errors.dispatchEvent(new Event('change'))");
    user.click("button.primary.big").see(".table .hand .held").see(&of_tool(user, "Object"));
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_lesson_is_answered_wrong_and_right(user: &BrowserUser<'_>) {
    user.resize(PHONE_LARGE).go("#/").click("a[href='#/lessons']").see(".lessons-room h2");
    user.picture("lessons-390").everybody_can_use("the lessons");
    user.click("a[href='#/lessons/lead']").see(".position .felt").see(".inquiry [data-answer]");
    user.picture("lesson-390").everybody_can_use("a lesson");
    answer(user, "Didn’t follow suit (revoke)");
    user.read("Who didn’t follow?");
    user.click(".inquiry [data-answer='1']").read("In which trick?").click(".inquiry [data-answer='1']");
    user.until("a wrong answer", || (!user.text(".ruled").is_empty()).then_some(()));
    assert!(!user.text(".ruled").contains("LAW-TURN-3"));
    answer(user, "Led out of turn");
    user.read("LAW-TURN-3").picture("lesson-ruled-390").everybody_can_use("a lesson that is answered");
    user.see(".ways .button.primary");
    user.go("?lang=fr#/lessons/late").see(".position .felt").click("[data-answer='nothing']");
    user.read("Exact").picture("lesson-fr-390");
    assert_eq!(user.complaints(), [""; 0]);
}

/// The record of a case of the conformance suite, into the history, which keeps so many games then, and to be looked
/// through.
fn look_through(user: &BrowserUser<'_>, name: &str, games: usize) {
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../conformance/laws-open.json");
    let cases: Vec<Value> = serde_json::from_str(&fs::read_to_string(suite).unwrap()).unwrap();
    let case = cases.iter().find(|case| case["name"] == name).unwrap();
    let file = env::temp_dir().join(format!("kookaburra-open-{}.json", name.len()));
    fs::write(&file, case["record"].to_string()).unwrap();
    user.go("#/history").see("#history-import").write("#history-import", &file.to_string_lossy());
    user.see(&format!(".games-kept li:nth-child({games})"));
    user.click(".games-kept li:first-child h3 a").see(".replay .steps");
}

pub(crate) fn a_finished_hand_is_looked_through_with_its_rulings(user: &BrowserUser<'_>) {
    user.resize(PHONE_LARGE).settle(&json!({}));
    look_through(user, "the contractor's revoke loses the contract", 1);
    let go = |button: u8| user.click(&format!(".steps .buttons button:nth-of-type({button})"));
    // Step by step, to where somebody objects, and to what was ruled when the hand was over.
    let said = || user.text(".words .said");
    user.until("an objection", || {
        go(3);
        said().contains("objects").then_some(())
    });
    user.picture("open-film-390").everybody_can_use("a hand of an open table, step by step");
    user.until("the ruling", || {
        go(3);
        said().contains("LAW-REV-6").then_some(())
    });
    user.picture("open-film-ruling-390");
    // What wasn't lawful is not reviewed, and the page says why; what was is.
    user.read("something in this hand was against the rules".replacen('s', "S", 1).as_str());
    assert!(!user.sees(".findings button"));
    user.see("#game-hands").everybody_can_use("a game of an open table");
    look_through(user, "all agree", 2);
    user.see(".findings button").click(".findings button");
    user.until("all verdicts", || (!user.sees(".findings progress")).then_some(()));
    assert_eq!(user.complaints(), [""; 0]);
}
