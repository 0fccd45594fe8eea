//! The rooms around the table: which games are offered first, what one may choose, where an address leads, how a hand
//! is looked through.

use crate::browser::{BrowserUser, DESKTOP, Now, PHONE, Size};
use serde_json::json;

/// A phone of today.
const TALL: Size = Size { name: "tall-phone", width: 390, height: 844, mobile: true };

/// Left, top, right and bottom of something.
fn place(user: &BrowserUser<'_>, selector: &str) -> [f64; 4] {
    user.see(selector);
    user.ask(&format!(
        "const place = document.querySelector({selector:?}).getBoundingClientRect();
        return [place.left, place.top, place.right, place.bottom]"
    ))
}

pub(crate) fn three_games_come_first_and_all_can_be_found(user: &BrowserUser<'_>) {
    user.resize(TALL).go("").see(".family");
    for game in [".ready a.primary", ".likely li:nth-child(1) a", ".likely li:nth-child(2) a"] {
        let [_, top, _, bottom] = place(user, game);
        assert!(top >= 0. && bottom <= 844., "{game} ends at {bottom}");
    }
    user.pictures("home-families");
    // Families are closed, and a tap opens one.
    assert_eq!(user.ask::<usize>("return document.querySelectorAll('.family[open]').length"), 0);
    user.resize(TALL).click("[data-family=bijou] summary").see("[data-family=bijou][open] a.game");
    user.everybody_can_use("home with an open family");
    // Together they have every game, each once.
    let codes: Vec<String> =
        user.ask("return [...document.querySelectorAll('.family a.game')].map((a) => a.hash.split('/')[2])");
    let mut once = codes.clone();
    once.sort();
    once.dedup();
    let all = five_hundred::PRESETS.len() + rummy_500::PRESETS.len();
    assert_eq!((codes.len(), once.len()), (all, all), "{codes:?}");
    // A search opens whatever family has the game.
    user.write("#home-search", "rummy floating").see("[data-family=rummy][open] a.game");
    assert!(!user.sees("[data-family=bijou]"));
    // What was played comes first the next time.
    user.go("#/play/rummy-500").see(".table");
    user.go("#/").see(".likely a");
    assert!(user.text(".ready .next h2").contains("Rummy"), "{}", user.words());
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn an_address_that_leads_nowhere_says_so(user: &BrowserUser<'_>) {
    user.go("#/nowhere").read("There’s no page here").read("#/nowhere");
    user.everybody_can_use("nowhere").click(".nowhere-room a").see(".ready");
    user.go("#/sheet/poker").see(".problems li").read("poker");
    user.go("#/play/poker").see(".no-table").read("poker");
    user.go("#/play/australian-4/not-a-deal").see(".no-table a");
    user.go("?lang=fr#/play/poker").see(".no-table").read("Il n’y a pas de jeu");
    assert_eq!(user.complaints(), [""; 0]);
}

/// Chooses an option in the settings, and comes back to the table.
fn choose(user: &BrowserUser<'_>, option: &str) {
    user.go("#/settings").click(option).go("#/table").see(".table .hand");
}

pub(crate) fn a_hand_lies_as_one_likes(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "b");
    let by_suit = table.mine().hand;
    choose(user, "#set-sort label:has([value=ranks])");
    let by_rank = table.mine().hand;
    assert_ne!(by_suit, by_rank);
    choose(user, "#set-high label:has([value=right])");
    let rising = table.mine().hand;
    assert_ne!(by_rank, rising);
    user.reload();
    assert_eq!(table.mine().hand, rising, "the order is kept");
    let sorted = |mut cards: Vec<String>| {
        cards.sort();
        cards
    };
    assert_eq!(sorted(by_suit), sorted(rising));
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn the_only_card_is_played_by_itself(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "4");
    table.play_until("the last card", |now| now.hand.len() == 1 && now.legal.len() == 1);
    // Nobody taps it: it goes by itself, and the hand comes to its end.
    choose(user, "label[for=set-forced]");
    let end = |now: &Now| now.moment == "deal" || now.moment == "over";
    user.until("the end of the hand", || Some(table.look()).filter(end));
    // Undoing goes back to a decision.
    user.click(".tools .tool:nth-child(2)");
    let now = user.until("a decision", || Some(table.look()).filter(|now| now.moment == "mine"));
    assert!(now.hand.len() > 1 && (now.legal.len() > 1 || !now.actions.is_empty()), "{now:?}");
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn the_left_hand_has_the_buttons(user: &BrowserUser<'_>) {
    for left in [false, true] {
        let table = user.sit_down_with(&json!({ "left_handed": left }), "australian-4", "c");
        table.mine();
        user.resize(DESKTOP);
        let (side, table_area) = (place(user, ".side"), place(user, ".felt"));
        assert_eq!(side[0] < table_area[0], left, "{side:?} {table_area:?}");
        user.resize(TALL);
        let tool = |n: usize| place(user, &format!(".tools .tool:nth-child({n})"))[0];
        assert_eq!(tool(1) > tool(5), left);
        if left {
            user.pictures("left-handed");
        }
    }
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn larger_text_fits_a_small_phone(user: &BrowserUser<'_>) {
    let measure = "return [document.documentElement.scrollWidth, document.documentElement.clientWidth,
        parseFloat(getComputedStyle(document.querySelector('.ask')).fontSize),
        document.querySelector('.hand .card').getBoundingClientRect().width]";
    for (rules, seed) in [("australian-4", "a"), ("australian-6", "b")] {
        let mut before = [0.; 2];
        for text in ["normal", "large", "largest"] {
            user.resize(PHONE);
            let table = user.sit_down_with(&json!({ "text": text }), rules, seed);
            let mut now = table.mine();
            for step in 0..4 {
                user.see(".hand .card");
                let [wide, room, size, card]: [f64; 4] = user.ask(measure);
                assert!(wide <= room, "{rules}, {text}: {wide} pixels in {room}");
                if step == 0 {
                    assert!(
                        size > before[0] && card > before[1],
                        "{rules}, {text}: {size} {card} {before:?}"
                    );
                    before = [size, card];
                    user.picture(&format!("text-{text}-{rules}"));
                }
                now = table.do_anything(&now);
            }
        }
    }
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn the_slider_stays_where_it_is(user: &BrowserUser<'_>) {
    let table = user.sit_down("australian-4", "e");
    table.play_until("the end of a hand", |now| now.moment == "deal" || now.moment == "over");
    user.click(".panel button:not(.primary)").see(".replay");
    for size in [TALL, DESKTOP] {
        user.resize(size);
        let before = place(user, ".steps input");
        assert!(before[1] >= 0. && before[3] <= f64::from(size.height), "{before:?}, {}", size.name);
        let steps: usize = user.ask("return Number(document.querySelector('.steps input').max)");
        for step in (0..=steps).step_by(3).chain([steps, 0]) {
            user.run(&format!(
                "const slider = document.querySelector('.steps input');
                slider.value = {step};
                slider.dispatchEvent(new Event('input', {{ bubbles: true }}))"
            ));
            let at = format!("Step {step} of {steps}");
            user.until(&at, || {
                let now: String = user.ask("return document.querySelector('.steps input').ariaValueText ?? document.querySelector('.steps input').getAttribute('aria-valuetext')");
                (now == at).then_some(())
            });
            assert_eq!(place(user, ".steps input"), before, "after step {step}, {}", size.name);
        }
        user.picture(&format!("slider-{}", size.name));
    }
    assert_eq!(user.complaints(), [""; 0]);
}

pub(crate) fn a_rule_sheet_on_paper_is_text_alone(user: &BrowserUser<'_>) {
    for (lang, code) in [("en", "Rule code: australian-4"), ("fr", "Code de ces règles\u{a0}: australian-4")]
    {
        user.settle(&json!({ "lang": lang }))
            .go("#/sheet/australian-4")
            .reload()
            .see(".sheet-room section h2");
        assert!(user.sees(".sheet-room .ways button") && !user.words().contains(code));
        user.command("Emulation.setEmulatedMedia", &json!({ "media": "print" }));
        let seen: Vec<String> = user.ask(
            "return [...document.querySelectorAll('body :is(a, button, input, header.head)')]
                .filter((one) => one.checkVisibility()).map((one) => one.outerHTML)",
        );
        let words = user.text(".sheet-room");
        let together: Vec<String> = user.ask(
            "return [...document.querySelectorAll('.sheet-room :is(h1, h2)')]
                .map((one) => getComputedStyle(one).breakAfter)",
        );
        user.command("Emulation.setEmulatedMedia", &json!({ "media": "" }));
        assert_eq!(seen, [""; 0]);
        assert!(words.trim_end().ends_with(code), "{words}");
        assert!(together.len() > 6 && together.iter().all(|rule| rule == "avoid"), "{together:?}");
    }
}

pub(crate) fn a_few_answers_lead_to_ones_own_rules(user: &BrowserUser<'_>) {
    let answer = |question: &str, value: &str| {
        user.run(&format!(
            "const asked = document.querySelector('#find-{question}');
            asked.value = {value:?};
            asked.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        ));
    };
    user.resize(TALL).go("#/rules").click(".finder summary").see("#find-players");
    answer("players", "4");
    answer("jokers", "2");
    user.see(".finder .found button").read("You play Québec Five Hundred for four");
    user.everybody_can_use("find my rules").pictures("find-my-rules");
    // Something that the nearest game has otherwise is changed in it.
    answer("win", "by_highest");
    user.read("with house rules").click(".finder .found button");
    let form = "return [location.hash, document.querySelector('#house-begin').value].join(' ')";
    user.until("the rules in the form", || {
        Some(user.ask::<String>(form)).filter(|form| form == "#/rules/quebec-4+win=by_highest quebec-4")
    });
    // Each rule says what is usual where while it is looked at.
    user.click("details.group:has(#question-auction) summary").see("#question-auction input");
    user.run("document.querySelector('#question-auction input').focus()");
    user.see("#question-auction .usual").read("Usual: Australia and New Zealand: ");
    assert_eq!(user.complaints(), [""; 0]);
}
