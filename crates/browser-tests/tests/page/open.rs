//! An open table: bots err, the player objects and reads what is ruled, and a page that is loaded anew goes on. And the lessons.

use std::{env, fs, path::Path};

use browser_tests::{PHONE_LARGE, Visitor};
use serde_json::{Value, json};

const RULES: &str = "quebec-4+laws=open";

/// Sits down among bots who err often.
fn sit_down(visitor: &Visitor<'_>, seed: &str) {
    visitor.resize(PHONE_LARGE).settle(&json!({ "errors": 20 }));
    visitor.go(&format!("?speed=instant#/play/{RULES}/{seed:0>64}")).see(".table .hand .held");
    tool(visitor, "Wait");
    visitor.see(&of_tool(visitor, "Go on"));
}

/// Where the tool of this name is.
pub(crate) fn of_tool(visitor: &Visitor<'_>, name: &str) -> String {
    let place = format!(
        "return 1 + [...document.querySelectorAll('.tools .tool')].findIndex((tool) => tool.textContent.trim() === {name:?})"
    );
    let place = visitor.until(name, || Some(visitor.ask::<usize>(&place)).filter(|&place| place > 0));
    format!(".tools .tool:nth-of-type({place})")
}

pub(crate) fn tool(visitor: &Visitor<'_>, name: &str) {
    visitor.click(&of_tool(visitor, name));
}

fn moment(visitor: &Visitor<'_>) -> String {
    visitor.ask("return document.querySelector('.table')?.dataset.moment ?? ''")
}

fn told(visitor: &Visitor<'_>) -> String {
    visitor
        .ask("return [...document.querySelectorAll('.talk li')].map((line) => line.textContent).join('\\n')")
}

/// Answers one question of an objection.
pub(crate) fn answer(visitor: &Visitor<'_>, words: &str) {
    let number = format!(
        "return [...document.querySelectorAll('.inquiry [data-answer]')].find((way) => way.textContent.trim() === {words:?})?.dataset.answer ?? ''"
    );
    let number =
        visitor.until(words, || Some(visitor.ask::<String>(&number)).filter(|number| !number.is_empty()));
    visitor.click(&format!(".inquiry [data-answer=\"{number}\"]"));
}

/// Lets the others act until it is the player's turn, or something was done that they see at once: gives what was told.
fn one_step(visitor: &Visitor<'_>) {
    let before = told(visitor);
    match moment(visitor).as_str() {
        "theirs" => tool(visitor, "Next"),
        "deal" | "over" => drop(visitor.click(".panel button.primary")),
        _ if visitor.sees(".entry")
            && visitor.ask(
                "return [...document.querySelectorAll('.entry input')].some((input) => !input.value)",
            ) =>
        {
            visitor.run("const open = [...document.querySelectorAll('.entry')].find((entry) => !entry.querySelector('input').value); open.querySelector('input').value = '0'; open.querySelector('button').click()");
        }
        _ if visitor.sees(".panel .outcome") => drop(visitor.click(".panel button.primary")),
        _ if visitor.sees(".panel .bids") => drop(visitor.click("[data-action=pass]")),
        _ if visitor.sees(".panel [data-action]") => drop(visitor.click(".panel [data-action]:last-child")),
        _ => play_a_card(visitor),
    }
    visitor.until("an effect", || (told(visitor) != before || moment(visitor) != "theirs").then_some(()));
}

/// Tries the cards of the hand until one is taken: a ruling may bind, and a lead may be refused.
fn play_a_card(visitor: &Visitor<'_>) {
    let cards: usize = visitor.ask("return document.querySelectorAll('.hand .held').length");
    for card in 0..cards {
        visitor.run(&format!("document.querySelectorAll('.hand .held')[{card}]?.click()"));
        let done = visitor.until("the card", || {
            let now: usize = visitor.ask("return document.querySelectorAll('.hand .held').length");
            if visitor.sees(".which [data-action]") {
                visitor.run("document.querySelector('.which [data-action]').click()");
            }
            (now != cards || visitor.sees(".beside.refused")).then_some(now != cards)
        });
        if done {
            return;
        }
        visitor.run("document.querySelector('.beside.refused button')?.click()");
    }
    panic!("no card can be played");
}

pub(crate) fn somebody_objects_and_reads_the_ruling(visitor: &Visitor<'_>) {
    sit_down(visitor, "7");
    visitor.picture("open-table-390").everybody_can_use("an open table");
    // The list is the same, whatever has been done.
    tool(visitor, "Object");
    visitor
        .see(".objecting [data-answer]")
        .picture("open-object-390")
        .everybody_can_use("what can be objected to");
    let ways: usize = visitor.ask("return document.querySelectorAll('.objecting [data-answer]').length");
    assert_eq!(ways, 10);
    answer(visitor, "Didn’t follow suit (revoke)");
    visitor.read("Who didn’t follow?").click(".over header button");
    // Somebody errs before long. Whoever objects to what was out of turn reads why it is so.
    let (mut upheld, mut steps) = (false, 0);
    while !upheld && steps < 400 {
        one_step(visitor);
        steps += 1;
        if moment(visitor) == "theirs" || visitor.sees(".panel .bids") {
            tool(visitor, "Object");
            visitor.see(".objecting [data-answer]");
            answer(visitor, "Led out of turn");
            visitor.until("a ruling", || (!visitor.text(".ruled").is_empty()).then_some(()));
            upheld = visitor.text(".ruled").contains("Upheld.");
            if upheld {
                visitor.picture("open-ruling-390").everybody_can_use("a ruling at the table");
            }
            visitor.click(".over header button");
        }
    }
    assert!(upheld, "{}", told(visitor));
    // What else can be done: careless acts and looks.
    tool(visitor, "Something else");
    visitor.see(".taps [data-tap]").picture("open-else-390").everybody_can_use("what else can be done");
    visitor.click(".over header button");
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn a_hand_at_an_open_table_goes_on_after_the_page_is_loaded_anew(visitor: &Visitor<'_>) {
    sit_down(visitor, "3");
    for _ in 0..25 {
        one_step(visitor);
    }
    let hand = |visitor: &Visitor<'_>| -> Vec<String> {
        visitor.ask(
            "return [...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card)",
        )
    };
    let (before, address): (_, String) = (hand(visitor), visitor.ask("return location.hash"));
    assert!(address.starts_with("#/table/"), "{address}");
    visitor.reload().see(".table .hand .held");
    assert_eq!(hand(visitor), before);
    // Home, it waits to be gone on with; in French it is the same table.
    visitor.go("#/").see(".kept li");
    visitor.go(&format!("?lang=fr&speed=instant{address}")).see(".table .hand .held");
    assert_eq!(hand(visitor).len(), before.len());
    tool(visitor, "Contester");
    visitor.see(".objecting [data-answer]").read("Que contestez-vous?").picture("open-object-fr-390");
    visitor.click(".over header button");
    visitor.go(&format!("?lang=en&speed=instant{address}")).see(".table .hand .held");
    tool(visitor, "Wait");
    let settled = |visitor: &Visitor<'_>| visitor.sees(".panel .outcome");
    let mut steps = 0;
    while !settled(visitor) {
        one_step(visitor);
        steps += 1;
        assert!(steps < 300, "{}", told(visitor));
    }
    visitor.read("These points stand unless someone objects.").picture("open-settled-390");
    visitor.everybody_can_use("points that stand unless someone objects");
    // All agree, and the next hand is dealt.
    visitor.until("the next hand", || {
        let cards: usize = visitor.ask("return document.querySelectorAll('.hand .held').length");
        if cards == 10 && moment(visitor) != "deal" && !settled(visitor) {
            return Some(());
        }
        one_step(visitor);
        None
    });
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn an_open_table_is_set_up_in_the_room_before(visitor: &Visitor<'_>) {
    visitor.resize(PHONE_LARGE).settle(&json!({}));
    visitor.go("#/before/australian-4").click("#before-open");
    visitor.see("#before-errors").everybody_can_use("an open table is set up").picture("open-before-390");
    assert!(visitor.ask::<String>("return location.hash").contains("laws=open"));
    visitor.run("const errors = document.querySelector('#before-errors'); errors.value = '5'; errors.dispatchEvent(new Event('change'))");
    visitor.click("button.primary.big").see(".table .hand .held").see(&of_tool(visitor, "Object"));
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn a_lesson_is_answered_wrong_and_right(visitor: &Visitor<'_>) {
    visitor.resize(PHONE_LARGE).go("#/").click("a[href='#/lessons']").see(".lessons-room h2");
    visitor.picture("lessons-390").everybody_can_use("the lessons");
    visitor.click("a[href='#/lessons/lead']").see(".position .felt").see(".inquiry [data-answer]");
    visitor.picture("lesson-390").everybody_can_use("a lesson");
    answer(visitor, "Didn’t follow suit (revoke)");
    visitor.read("Who didn’t follow?");
    visitor.click(".inquiry [data-answer='1']").read("In which trick?").click(".inquiry [data-answer='1']");
    visitor.until("a wrong answer", || (!visitor.text(".ruled").is_empty()).then_some(()));
    assert!(!visitor.text(".ruled").contains("LAW-TURN-3"));
    answer(visitor, "Led out of turn");
    visitor.read("LAW-TURN-3").picture("lesson-ruled-390").everybody_can_use("a lesson that is answered");
    visitor.see(".ways .button.primary");
    visitor.go("?lang=fr#/lessons/late").see(".position .felt").click("[data-answer='nothing']");
    visitor.read("Exact").picture("lesson-fr-390");
    assert_eq!(visitor.complaints(), [""; 0]);
}

/// The record of a case of the conformance suite, into the history, which keeps so many games then, and to be looked
/// through.
fn look_through(visitor: &Visitor<'_>, name: &str, games: usize) {
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/laws-open.json");
    let cases: Vec<Value> = serde_json::from_str(&fs::read_to_string(suite).unwrap()).unwrap();
    let case = cases.iter().find(|case| case["name"] == name).unwrap();
    let file = env::temp_dir().join(format!("kookaburra-open-{}.json", name.len()));
    fs::write(&file, case["record"].to_string()).unwrap();
    visitor.go("#/history").see("#history-import").write("#history-import", &file.to_string_lossy());
    visitor.see(&format!(".games-kept li:nth-child({games})"));
    visitor.click(".games-kept li:first-child h3 a").see(".replay .steps");
}

pub(crate) fn a_finished_hand_is_looked_through_with_its_rulings(visitor: &Visitor<'_>) {
    visitor.resize(PHONE_LARGE).settle(&json!({}));
    look_through(visitor, "the contractor's revoke loses the contract", 1);
    let go = |button: u8| visitor.click(&format!(".steps .buttons button:nth-of-type({button})"));
    // Step by step, to where somebody objects, and to what was ruled when the hand was over.
    let said = || visitor.text(".words .said");
    visitor.until("an objection", || {
        go(3);
        said().contains("objects").then_some(())
    });
    visitor.picture("open-film-390").everybody_can_use("a hand of an open table, step by step");
    visitor.until("the ruling", || {
        go(3);
        said().contains("LAW-REV-6").then_some(())
    });
    visitor.picture("open-film-ruling-390");
    // What wasn't lawful is not reviewed, and the page says why; what was is.
    visitor.read("something in this hand was against the rules".replacen('s', "S", 1).as_str());
    assert!(!visitor.sees(".findings button"));
    visitor.see("#game-hands").everybody_can_use("a game of an open table");
    look_through(visitor, "all agree", 2);
    visitor.see(".findings button").click(".findings button");
    visitor.until("all verdicts", || (!visitor.sees(".findings progress")).then_some(()));
    assert_eq!(visitor.complaints(), [""; 0]);
}
