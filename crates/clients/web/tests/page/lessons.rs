//! Somebody comes for the first time, says so, and learns: by taps, by keys, by ear, in French.

use crate::browser::{BrowserUser, PHONE, Table};
use serde_json::{Value, json};

const ENTER: &str = "\u{e007}";

/// The settings as they are kept.
fn kept(user: &BrowserUser<'_>) -> Value {
    let text: String = user.ask("return localStorage['kookaburra-settings'] ?? ''");
    serde_json::from_str(&text).unwrap()
}

fn card(card: &str) -> String {
    format!(".hand [data-card={card:?}]")
}

/// Waits until a lesson asks, tells or ends.
fn settled(user: &BrowserUser<'_>) {
    user.until("the lesson", || {
        let asks = user.sees(".lesson .told") || user.sees(".lesson [data-lesson]");
        asks.then_some(())
    });
}

pub(crate) fn the_first_question_sets_its_row(user: &BrowserUser<'_>) {
    for (answer, level, there) in [
        ("first-new", "beginner", "#/learn/win"),
        ("first-known", "club", "#/table"),
        ("first-rummy", "casual", "#/table"),
        ("first-score", "", "#/score"),
    ] {
        user.resize(PHONE).go("#/help").run("localStorage.clear()").visit(user.address()).see("[data-first]");
        // Nobody scrolls to answer, and nobody has to.
        let answers = ["first-new", "first-known", "first-rummy", "first-score"];
        let answers = answers.map(|answer| format!("[data-first={answer}]"));
        user.has_in_sight("the first question", &answers.each_ref().map(String::as_str));
        user.has_in_sight("the way to the table", &[".ready a.big"]);
        assert!(!user.sees("dialog[open]"));
        if answer == "first-new" {
            user.pictures("first-run").everybody_can_use("the first question");
        }
        user.resize(PHONE).click(&format!("[data-first={answer}]"));
        user.until("where it leads", || {
            user.ask::<String>("return location.hash").starts_with(there).then_some(())
        });
        let settings = kept(user);
        assert_eq!(settings["met"], true);
        assert_eq!(settings["levels"][0].as_str().unwrap_or_default(), level);
        assert_eq!(settings["guidance"], matches!(answer, "first-new" | "first-rummy"));
        user.go("#/").reload().see(".ready .next");
        assert!(!user.sees(".first-run"), "{answer}: nobody is asked twice");
    }
    // Playing answers it too.
    user.go("#/help").run("localStorage.clear()").visit(user.address()).see("[data-first]");
    user.click(".countries button:nth-child(2)").click(".ready a.big").see(".table");
    assert_eq!(kept(user)["last_table"], "quebec-4");
    user.go("#/").reload().see(".ready .next");
    assert!(!user.sees(".first-run"));
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_lesson_answers_every_card_and_is_ticked(user: &BrowserUser<'_>) {
    for (lang, again) in [("en", "Next:"), ("fr", "Ensuite")] {
        user.resize(PHONE).settle(&json!({ "lang": lang })).reload().go("#/lessons");
        user.see(".lessons-room h2").picture(&format!("course-{lang}")).everybody_can_use("the course");
        user.run("localStorage.removeItem('kookaburra-learnt')").go("#/learn/win").reload();
        settled(user);
        user.has_in_sight("a lesson", &[".lesson .told", ".hand .held"]);
        user.everybody_can_use("a lesson").picture(&format!("lesson-win-{lang}"));
        // A wrong card is told of, and lies in the hand as before.
        user.click(&card("JH"))
            .until("what comes of it", || (!user.text(".lesson .came").is_empty()).then_some(()));
        assert!(user.sees(&card("JH")));
        user.until("all of it is heard", || {
            let told = Table::new(user).told();
            let came = user.text(".lesson .came");
            told.contains(came.lines().next().unwrap_or_default()).then_some(())
        });
        user.click("[data-lesson=show]");
        user.click(&card("AH")).see(".lesson a.primary").read(again);
        user.go("#/lessons").see(".lessons-room .done");
        let ticks: usize = user.ask("return document.querySelectorAll('.lessons-room .done').length");
        assert_eq!(ticks, 1);
    }
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn the_first_hand_takes_thirty_taps_at_most(user: &BrowserUser<'_>) {
    user.resize(PHONE).settle(&json!({})).reload().go("#/learn/first-hand");
    let mut taps = 0;
    let mut tap = |selector: &str| {
        taps += 1;
        user.click(selector);
    };
    for _ in 0..2 {
        settled(user);
        tap(".panel button.onward");
    }
    user.see("[data-action='7H']").has_in_sight("the first bid", &[".lesson .told", "[data-action='7H']"]);
    user.picture("first-hand-bid");
    tap("[data-action='7H']");
    user.see(".discard");
    for away in ["7C", "4D", "5D"] {
        tap(&card(away));
    }
    tap(".discard button");
    user.until("the lead", || user.sees(".hand .held.legal").then_some(()));
    user.picture("first-hand-lead");
    let table = Table::new(user);
    for lead in ["X", "JH", "JD", "QH", "9H", "8H", "AS", "KS", "8D", "6S"] {
        user.until("my turn", || {
            let now = table.look();
            (now.moment == "mine" && now.legal.iter().any(|card| card == lead)).then_some(())
        });
        tap(&card(lead));
        if user.sees(".which") {
            tap(".which [data-action]");
        }
        if !user.sees(".lesson") {
            break;
        }
    }
    user.see(".panel .outcome, .panel button.onward");
    settled(user);
    user.picture("first-hand-over");
    if user.sees(".panel button.onward") {
        tap(".panel button.onward");
    }
    user.see(".lesson a.primary");
    assert!(taps <= 30, "{taps}");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_lesson_is_done_by_keys_alone(user: &BrowserUser<'_>) {
    user.settle(&json!({ "command_box": true })).reload().go("#/learn/trump");
    settled(user);
    // Typed answers are judged like tapped ones.
    user.write("#command", "KC")
        .press(ENTER)
        .until("what comes of it", || user.text(".lesson .came").contains("neither").then_some(()));
    user.write("#command", "why").press(ENTER);
    user.write("#command", "6H").press(ENTER).see(".lesson a.primary");
    // By the keys of the table.
    user.settle(&json!({})).reload().go("#/learn/win");
    settled(user);
    user.run(&format!("document.querySelector({:?}).focus()", card("AH"))).press(ENTER);
    user.see(".lesson a.primary");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn puzzles_are_solved_missed_and_explained(user: &BrowserUser<'_>) {
    user.resize(PHONE).settle(&json!({})).reload().run("localStorage.removeItem('kookaburra-answers')");
    user.go("#/puzzles").see(".lesson [data-lesson=hint]");
    user.has_in_sight("a puzzle", &[".lesson .told", ".hand .held"]);
    user.picture("puzzle-390").everybody_can_use("a puzzle");
    let saved = || -> Vec<Value> {
        let text: String = user.ask("return localStorage['kookaburra-answers'] ?? ''");
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    // A hint says what it is about, and the answer is shown on demand: that is no solution.
    user.click("[data-lesson=hint]")
        .until("the hint", || (!user.text(".lesson .came").is_empty()).then_some(()));
    user.click("[data-lesson=show]").until("the answer is noted", || (saved().len() == 1).then_some(()));
    assert_eq!((&saved()[0]["solved"], &saved()[0]["hinted"]), (&json!(false), &json!(true)));
    assert!(user.text(".lesson .came").contains("The answer"));
    // Another one, of a theme: everything is explained once it is done.
    user.go("#/puzzles/cash").see(".lesson [data-lesson=show]").click("[data-lesson=show]");
    user.until("the answer", || (saved().len() == 2).then_some(()));
    let table = Table::new(user);
    for card in table.mine().legal {
        if user.sees("[data-lesson=next]") {
            break;
        }
        user.click(&self::card(&card));
        user.until("what comes of it", || {
            (user.sees("[data-lesson=next]") || user.sees("[data-lesson=show]")).then_some(())
        });
    }
    user.see("[data-lesson=next]").picture("puzzle-done").everybody_can_use("a puzzle that is done");
    let before = user.text(".lesson");
    user.click("[data-lesson=next]").see("[data-lesson=hint]");
    assert_ne!(user.text(".lesson"), before);
    // Those of Rummy 500 are beside them: one is solved by what is shown.
    user.go("#/puzzles").see("[data-lesson=other-game]").click("[data-lesson=other-game]");
    let asks = ["Where do you draw from?", "What do you do first?"];
    user.until("a puzzle of Rummy 500", || {
        let asked = if user.sees(".lesson .told") { user.text(".lesson .told") } else { String::new() };
        asks.iter().any(|ask| asked.contains(ask)).then_some(())
    });
    user.see("[data-lesson=show]").picture("puzzle-rummy").click("[data-lesson=show]");
    user.until("the answer of Rummy 500", || (saved().len() == 3).then_some(()));
    assert_eq!(saved()[2]["rules"], json!("rummy-500"));
    assert_eq!(saved()[2]["how"], json!("mixed"));
    // Bad addresses and damaged answers.
    user.run("localStorage['kookaburra-answers'] += '{damaged\\n'");
    user.go("#/puzzles").reload().see("[data-lesson=hint]");
    user.go("#/puzzles/no-such-theme").see(".no-table, .beside.refused");
    user.settle(&json!({ "lang": "fr" })).reload().go("#/puzzles/row").see("[data-lesson=skip]");
    user.click("[data-lesson=skip]")
        .until("no more skips", || (!user.sees("[data-lesson=skip]")).then_some(()));
    assert_eq!(user.complaints(), [""; 0]);
}
