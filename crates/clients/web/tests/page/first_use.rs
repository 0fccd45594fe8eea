//! What people meet in their first days: names that can't be names, ways there and back, lessons, house rules that are
//! given up by mistake, what the browser is asked to keep.

use crate::browser::{BrowserUser, DESKTOP, PHONE, PHONE_LARGE, Size};
use serde_json::json;

use crate::open::answer;

const LAPTOP: Size = Size { name: "laptop", width: 1366, height: 768, mobile: false };

pub(crate) fn a_name_that_was_kept_keeps_nobody_from_playing(user: &BrowserUser<'_>) {
    let long = "Maximilian-Alexander Friedrich von Hohenzollern";
    for name in [long, "Bruce, Bob", "A+B", "2"] {
        user.settle(&json!({ "name": name, "humans": ["", "C;D"], "names": ["", name] })).reload();
        for rules in ["australian-4", "rummy-500", "quebec-4+laws=open"] {
            user.go(&format!("?speed=instant#/play/{rules}")).reload().see(".table .panel button");
        }
    }
}

pub(crate) fn a_field_refuses_what_is_no_name_beside_itself(user: &BrowserUser<'_>) {
    let kept = || user.ask::<String>("return JSON.parse(localStorage['kookaburra-settings']).name");
    for (lang, refused) in [("en", "too long"), ("fr", "trop long")] {
        user.settle(&json!({ "lang": lang, "name": "Ann" })).reload().go("#/before/australian-4");
        user.see("#before-name").write("#before-name", "-Maximiliane Friederike von Hohenzollern");
        user.until("a refusal", || user.text("#before-name-wrong").contains(refused).then_some(()));
        user.everybody_can_use("a name that is refused")
            .resize(PHONE)
            .picture("name-refused")
            .resize(DESKTOP);
        assert!(kept().chars().count() <= 32, "{}", kept());
        // Nothing is begun with it.
        user.click(".before-room button[type=submit]");
        assert!(user.ask::<String>("return location.hash").contains("before"));
        user.run(
            "const field = document.querySelector('#before-name');
            field.value = 'Bruce, Bob';
            field.dispatchEvent(new Event('input', { bubbles: true }));",
        );
        user.until("a sign that parts names", || {
            user.text("#before-name-wrong")
                .contains("«\u{a0},\u{a0}»")
                .then_some(())
                .or_else(|| user.text("#before-name-wrong").contains("“,”").then_some(()))
        });
        user.run(
            "const field = document.querySelector('#before-name');
            field.value = 'Bruce';
            field.dispatchEvent(new Event('input', { bubbles: true }));",
        );
        user.until("no refusal", || user.text("#before-name-wrong").is_empty().then_some(()));
        user.until("the name", || (kept() == "Bruce").then_some(()));
        // Nobody else at this device has it.
        user.run("document.querySelectorAll('.before-room details').forEach((it) => { it.open = true; })");
        user.write("#human-0", "bruce");
        user.until("a name that is taken", || (!user.text("#human-0-wrong").is_empty()).then_some(()));
    }
}

pub(crate) fn a_room_begins_at_its_top_and_back_finds_its_place(user: &BrowserUser<'_>) {
    let at = || user.ask::<f64>("return scrollY");
    for size in [PHONE_LARGE, LAPTOP] {
        user.resize(size).settle(&json!({})).reload().go("#/").see(".family");
        user.run(
            "document.querySelectorAll('.family').forEach((it) => { it.open = true; }); scrollTo(0, 700)",
        );
        user.until("a place", || (at() > 600.).then_some(()));
        let left = at();
        for (link, there) in
            [("#/score", ".score-room"), ("#/lessons", ".lessons-room a[href^='#/lessons/']")]
        {
            user.run(&format!("location.hash = '{link}'"));
            user.see(there).until("the top", || (at() < 2.).then_some(()));
        }
        // A tap that moves nothing.
        user.run("scrollTo(0, 300); document.querySelector(`.lessons-room a[href^='#/lessons/']`).click()");
        user.see(".lesson-room").until("the top", || (at() < 2.).then_some(()));
        user.back()
            .see(".lessons-room")
            .until("where the list was left", || ((at() - 300.).abs() < 40.).then_some(()));
        user.back().see(".score-room");
        user.back().see(".home-room .family");
        user.run("document.querySelectorAll('.family').forEach((it) => { it.open = true; })");
        user.until("where the list of games was left", || ((at() - left).abs() < 40.).then_some(()));
    }
}

pub(crate) fn a_lesson_is_ticked_and_says_no_more_of_the_answer_before(user: &BrowserUser<'_>) {
    let ticks = || user.ask::<usize>("return document.querySelectorAll('.lessons-room .done').length");
    let list = || user.go("#/lessons").see(".lessons-room a[href^='#/lessons/']");
    list();
    assert_eq!(ticks(), 0);
    user.click("a[href='#/lessons/lead']").see(".inquiry [data-answer]").click("[data-answer=nothing]");
    user.until("a verdict", || (!user.text(".ruled").is_empty()).then_some(()));
    answer(user, "Didn’t follow suit (revoke)");
    user.until("silence", || user.text(".ruled").is_empty().then_some(()));
    user.go("#/lessons/lead").reload().see(".inquiry [data-answer]");
    answer(user, "Led out of turn");
    user.see(".ways .button.primary");
    // An answer that was shown is no tick.
    user.go("#/lessons/revoke").click("[data-answer=show]").see(".ways .button.primary");
    list().reload().see(".lessons-room .done");
    assert_eq!(ticks(), 1);
    // Where nothing has been done there is nothing to be told of.
    user.go("#/lessons/cut").see(".inquiry [data-answer]");
    assert!(!user.words().contains("What was done last"), "{}", user.words());
    // The people are of the country, and the cards of all tricks are drawn.
    user.go("#/lessons/revoke").see(".lesson-room");
    let words = user.words();
    assert!(!["Léo", "Alma", "Émile"].iter().any(|name| words.contains(name)), "{words}");
    user.resize(LAPTOP).picture("lesson-tricks").everybody_can_use("a lesson");
}

pub(crate) fn what_is_said_of_a_hand_stands_beside_it(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "4");
    table.play_until("the end of the hand", |now| matches!(now.moment.as_str(), "deal" | "over"));
    let again = [".replay .felt", ".replay .near", ".steps .buttons"];
    user.resize(LAPTOP).click(".outcome .buttons button:not(.primary)").see(".replay .near");
    user.has_in_sight("a hand that is looked through", &[&again[..], &[".words"]].concat());
    user.click(".findings button").until("all verdicts", || (!user.sees(".findings progress")).then_some(()));
    for size in [LAPTOP, PHONE, PHONE_LARGE] {
        user.resize(size);
        if user.sees(".findings ol button") {
            user.click(".findings ol li:last-child button").see(".words .finding");
            user.until("the table", || user.out_of_sight(&[".replay .felt"]).is_empty().then_some(()));
        }
        user.picture(&format!("review-beside-{}", size.name));
    }
    user.everybody_can_use("a hand that is looked through");
}

pub(crate) fn house_rules_that_are_given_up_can_be_had_again(user: &BrowserUser<'_>) {
    user.go("#/rules/australian-4+misere=any_time").see(".state .count");
    let address = || user.ask::<String>("return location.hash");
    let mine = address();
    user.run("[...document.querySelectorAll('.state button')].at(-1).click()");
    user.see(".take-back").everybody_can_use("rules that were reset");
    assert_ne!(address(), mine);
    user.click(".take-back").until("my rules", || (address() == mine).then_some(()));
    // A name that other rules have is asked about.
    let save = || user.click(".keep form button[type=submit]");
    user.write("#house-name", "Ours");
    save().see(".keep .sure, .keep button:not([type=submit])");
    user.go("#/rules/quebec-4+target=500").reload().see("#house-name").write("#house-name", "Ours");
    save().see(".keep .danger").read("Replace");
    let kept: String = user.ask("return JSON.parse(localStorage['kookaburra-settings']).tables[0][1]");
    assert!(kept.starts_with("australian-4"), "{kept}");
    user.click(".keep form .danger").until("the other rules", || {
        let kept: String = user.ask("return JSON.parse(localStorage['kookaburra-settings']).tables[0][1]");
        kept.starts_with("quebec-4").then_some(())
    });
    // A name that is too long is refused, not cut.
    user.write("#house-name", " and a few more words than anybody would read");
    user.until("a refusal", || (!user.text("#house-name-wrong").is_empty()).then_some(()));
}

pub(crate) fn enter_deals_the_first_hand(user: &BrowserUser<'_>) {
    user.settle(&json!({ "pace": "instant" })).reload().go("#/").see(".ready a.button.big");
    user.click(".ready a.button.big").see(".table .panel button.primary");
    user.press("\u{e007}").see(".table .hand [data-card]");
}

pub(crate) fn what_was_told_is_there_after_a_reload_and_goes_with_undo(user: &BrowserUser<'_>) {
    user.resize(DESKTOP);
    let table = user.sit_down("australian-4", "4");
    let now = table.play_until("a bid", |now| now.actions.iter().any(|it| it == "10NT"));
    let told = || {
        user.ask::<Vec<String>>(
            "return [...document.querySelectorAll('.talk li')].map((it) => it.textContent)",
        )
    };
    let before = told();
    assert!(!before.is_empty());
    user.reload().see(".table .hand [data-card]");
    user.until("what was told before", || (told() == before).then_some(()));
    table.act("10NT");
    user.until("the bid", || told().iter().any(|line| line.contains("ten no trumps")).then_some(()));
    user.press("u");
    user.until("the hand before the bid", || (table.look().actions == now.actions).then_some(()));
    user.until("nothing of the bid", || {
        (!told().iter().any(|line| line.contains("You bid ten no trumps"))).then_some(())
    });
}

pub(crate) fn any_number_plays_rummy(user: &BrowserUser<'_>) {
    let choose = |id: &str| {
        user.see(id).run(&format!(
            "const field = document.querySelector({id:?});
            field.value = [...field.options].find((it) => it.value.includes('players=7')).value;
            field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        ));
    };
    user.go("#/before/rummy-500");
    choose("#before-players");
    user.until("seven players", || {
        user.ask::<String>("return location.hash").contains("players=7").then_some(())
    });
    user.everybody_can_use("the number of players");
    user.go("#/score").see("#score-game").run(
        "const field = document.querySelector('#score-game');
        field.value = 'rummy-500';
        field.dispatchEvent(new Event('change', { bubbles: true }));",
    );
    choose("#score-players");
    user.until("seven chairs", || (user.places(".chairs li").len() == 7).then_some(()));
    user.resize(PHONE).picture("score-seven-chairs").everybody_can_use("seven chairs");
    // In a game for a number of its own nothing is asked.
    user.go("#/before/australian-4").see("#before-name");
    assert!(!user.sees("#before-players"));
}

pub(crate) fn the_browser_is_asked_once_to_keep_what_is_kept(user: &BrowserUser<'_>) {
    let source = "navigator.storage.persist = async () => {
        localStorage.asked = Number(localStorage.asked ?? 0) + 1;
        return true;
    };";
    user.command("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": source }));
    let table = user.sit_down("australian-4", "4");
    let asked = || user.ask::<Option<String>>("return localStorage.asked ?? null");
    assert_eq!(asked(), None, "nothing is worth keeping yet");
    for again in [false, true] {
        table.play_until("the end of the hand", |now| matches!(now.moment.as_str(), "deal" | "over"));
        // Nothing is asked in the middle of the result.
        assert_eq!(asked().is_some(), again);
        table.onward();
        user.until("a question", || (asked().as_deref() == Some("1")).then_some(()));
    }
    assert_eq!(asked().as_deref(), Some("1"));
}
