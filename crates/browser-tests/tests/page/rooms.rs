//! The rooms around the table: which games are offered first, what one may choose, where an address leads, how a hand is
//! looked through.

use browser_tests::{DESKTOP, Now, PHONE, Size, Visitor};
use serde_json::json;

/// A phone of today.
const TALL: Size = Size { name: "tall-phone", width: 390, height: 844, mobile: true };

/// Left, top, right and bottom of something.
fn place(visitor: &Visitor<'_>, selector: &str) -> [f64; 4] {
    visitor.see(selector);
    visitor.ask(&format!(
        "const place = document.querySelector({selector:?}).getBoundingClientRect();
        return [place.left, place.top, place.right, place.bottom]"
    ))
}

pub(crate) fn three_games_come_first_and_all_can_be_found(visitor: &Visitor<'_>) {
    visitor.resize(TALL).go("").see(".family");
    for game in [".ready a.primary", ".likely li:nth-child(1) a", ".likely li:nth-child(2) a"] {
        let [_, top, _, bottom] = place(visitor, game);
        assert!(top >= 0. && bottom <= 844., "{game} ends at {bottom}");
    }
    visitor.pictures("home-families");
    // Families are closed, and a tap opens one.
    assert_eq!(visitor.ask::<usize>("return document.querySelectorAll('.family[open]').length"), 0);
    visitor.resize(TALL).click("[data-family=bijou] summary").see("[data-family=bijou][open] a.game");
    visitor.everybody_can_use("home with an open family");
    // Together they have every game, each once.
    let codes: Vec<String> = visitor
        .ask("return [...document.querySelectorAll('.family a.game')].map((a) => a.hash.split('/')[2])");
    let mut once = codes.clone();
    once.sort();
    once.dedup();
    assert_eq!((codes.len(), once.len()), (43, 43), "{codes:?}");
    // A search opens whatever family has the game.
    visitor.write("#home-search", "rummy floating").see("[data-family=rummy][open] a.game");
    assert!(!visitor.sees("[data-family=bijou]"));
    // What was played comes first the next time.
    visitor.go("#/play/rummy-500").see(".table");
    visitor.go("#/").see(".likely a");
    assert!(visitor.text(".ready .next h2").contains("Rummy"), "{}", visitor.words());
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn an_address_that_leads_nowhere_says_so(visitor: &Visitor<'_>) {
    visitor.go("#/nowhere").read("There’s no page here").read("#/nowhere");
    visitor.everybody_can_use("nowhere").click(".nowhere-room a").see(".ready");
    visitor.go("#/sheet/poker").see(".problems li").read("poker");
    visitor.go("#/play/poker").see(".no-table").read("poker");
    visitor.go("#/play/australian-4/not-a-deal").see(".no-table a");
    visitor.go("?lang=fr#/play/poker").see(".no-table").read("Il n’y a pas de jeu");
    assert_eq!(visitor.complaints(), [""; 0]);
}

/// Chooses an option in the settings, and comes back to the table.
fn choose(visitor: &Visitor<'_>, option: &str) {
    visitor.go("#/settings").click(option).go("#/table").see(".table .hand");
}

pub(crate) fn a_hand_lies_as_one_likes(visitor: &Visitor<'_>) {
    let table = visitor.sit_down("australian-4", "b");
    let by_suit = table.mine().hand;
    choose(visitor, "#set-sort label:has([value=ranks])");
    let by_rank = table.mine().hand;
    assert_ne!(by_suit, by_rank);
    choose(visitor, "#set-high label:has([value=right])");
    let rising = table.mine().hand;
    assert_ne!(by_rank, rising);
    visitor.reload();
    assert_eq!(table.mine().hand, rising, "the order is kept");
    let sorted = |mut cards: Vec<String>| {
        cards.sort();
        cards
    };
    assert_eq!(sorted(by_suit), sorted(rising));
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn the_only_card_is_played_by_itself(visitor: &Visitor<'_>) {
    let table = visitor.sit_down("australian-4", "4");
    table.play_until("the last card", |now| now.hand.len() == 1 && now.legal.len() == 1);
    // Nobody taps it: it goes by itself, and the hand comes to its end.
    choose(visitor, "label[for=set-forced]");
    let end = |now: &Now| now.moment == "deal" || now.moment == "over";
    visitor.until("the end of the hand", || Some(table.look()).filter(end));
    // Undoing goes back to a decision.
    visitor.click(".tools .tool:nth-child(2)");
    let now = visitor.until("a decision", || Some(table.look()).filter(|now| now.moment == "mine"));
    assert!(now.hand.len() > 1 && (now.legal.len() > 1 || !now.actions.is_empty()), "{now:?}");
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn the_left_hand_has_the_buttons(visitor: &Visitor<'_>) {
    for left in [false, true] {
        let table = visitor.sit_down_with(&json!({ "left_handed": left }), "australian-4", "c");
        table.mine();
        visitor.resize(DESKTOP);
        let (side, felt) = (place(visitor, ".side"), place(visitor, ".felt"));
        assert_eq!(side[0] < felt[0], left, "{side:?} {felt:?}");
        visitor.resize(TALL);
        let tool = |n: usize| place(visitor, &format!(".tools .tool:nth-child({n})"))[0];
        assert_eq!(tool(1) > tool(5), left);
        if left {
            visitor.pictures("left-handed");
        }
    }
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn larger_text_fits_a_small_phone(visitor: &Visitor<'_>) {
    let measure = "return [document.documentElement.scrollWidth, document.documentElement.clientWidth,
        parseFloat(getComputedStyle(document.querySelector('.ask')).fontSize),
        document.querySelector('.hand .card').getBoundingClientRect().width]";
    for (rules, seed) in [("australian-4", "a"), ("australian-6", "b")] {
        let mut before = [0.; 2];
        for text in ["normal", "large", "largest"] {
            visitor.resize(PHONE);
            let table = visitor.sit_down_with(&json!({ "text": text }), rules, seed);
            let mut now = table.mine();
            for step in 0..4 {
                visitor.see(".hand .card");
                let [wide, room, size, card]: [f64; 4] = visitor.ask(measure);
                assert!(wide <= room, "{rules}, {text}: {wide} pixels in {room}");
                if step == 0 {
                    assert!(
                        size > before[0] && card > before[1],
                        "{rules}, {text}: {size} {card} {before:?}"
                    );
                    before = [size, card];
                    visitor.picture(&format!("text-{text}-{rules}"));
                }
                now = table.do_anything(&now);
            }
        }
    }
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn the_slider_stays_where_it_is(visitor: &Visitor<'_>) {
    let table = visitor.sit_down("australian-4", "e");
    table.play_until("the end of a hand", |now| now.moment == "deal" || now.moment == "over");
    visitor.click(".panel button:not(.primary)").see(".replay");
    for size in [TALL, DESKTOP] {
        visitor.resize(size);
        let before = place(visitor, ".steps input");
        assert!(before[1] >= 0. && before[3] <= f64::from(size.height), "{before:?}, {}", size.name);
        let steps: usize = visitor.ask("return Number(document.querySelector('.steps input').max)");
        for step in (0..=steps).step_by(3).chain([steps, 0]) {
            visitor.run(&format!(
                "const slider = document.querySelector('.steps input');
                slider.value = {step};
                slider.dispatchEvent(new Event('input', {{ bubbles: true }}))"
            ));
            let at = format!("Step {step} of {steps}");
            visitor.until(&at, || {
                let now: String = visitor.ask("return document.querySelector('.steps input').ariaValueText ?? document.querySelector('.steps input').getAttribute('aria-valuetext')");
                (now == at).then_some(())
            });
            assert_eq!(place(visitor, ".steps input"), before, "after step {step}, {}", size.name);
        }
        visitor.picture(&format!("slider-{}", size.name));
    }
    assert_eq!(visitor.complaints(), [""; 0]);
}

pub(crate) fn a_rule_sheet_on_paper_is_text_alone(visitor: &Visitor<'_>) {
    for (lang, code) in [("en", "Rule code: australian-4"), ("fr", "Code de ces règles\u{a0}: australian-4")]
    {
        visitor
            .settle(&json!({ "lang": lang }))
            .go("#/sheet/australian-4")
            .reload()
            .see(".sheet-room section h2");
        assert!(visitor.sees(".sheet-room .ways button") && !visitor.words().contains(code));
        visitor.command("Emulation.setEmulatedMedia", &json!({ "media": "print" }));
        let seen: Vec<String> = visitor.ask(
            "return [...document.querySelectorAll('body :is(a, button, input, header.head)')]
                .filter((one) => one.checkVisibility()).map((one) => one.outerHTML)",
        );
        let words = visitor.text(".sheet-room");
        let together: Vec<String> = visitor.ask(
            "return [...document.querySelectorAll('.sheet-room :is(h1, h2)')]
                .map((one) => getComputedStyle(one).breakAfter)",
        );
        visitor.command("Emulation.setEmulatedMedia", &json!({ "media": "" }));
        assert_eq!(seen, [""; 0]);
        assert!(words.trim_end().ends_with(code), "{words}");
        assert!(together.len() > 6 && together.iter().all(|rule| rule == "avoid"), "{together:?}");
    }
}
