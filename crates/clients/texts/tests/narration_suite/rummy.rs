//! Rummy 500 in words, and what may be typed.

use card_match::{
    Device,
    testing::{self, rummy::*},
};
use rummy_500::Rules;
use texts::narration::{
    InWords, Narrator, TypedInput, input,
    rummy::{Picks, prompt},
};
use texts::{Lang, Texts};

#[test]
fn what_is_typed_is_understood() {
    // RM-ACT-1
    let drawing = middle_of_a_hand().my().view();
    let turn = in_turn().my().view();
    let names = testing::people(2);
    let meant = |text: &str, lang: Lang| {
        let view = if text.starts_with(['+', '=']) { &turn } else { &drawing };
        match input::read::<Rules>(text.trim_start_matches(['+', '=']), view, &Texts::new(lang), &names) {
            Some(TypedInput::Action(action)) => action.to_string(),
            Some(TypedInput::Card(card)) => format!("card {card}"),
            Some(TypedInput::OneOf(actions)) => {
                actions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
            }
            Some(TypedInput::Command(command)) => format!("{command:?}"),
            None => "?".to_owned(),
        }
    };
    for (text, meaning) in [
        ("stock", "stock"),
        ("Draw", "stock"),
        ("take 2", "take 2"),
        ("take", "take 1; take 2; take 3; take 4"),
        ("rummy", "?"),
        ("view", "Known"),
        ("last", "?"),
        ("+9h", "card 9H"),
        ("+9s 9c x", "meld 9S 9C X"),
        ("+meld 9S 9C X", "meld 9S 9C X"),
        ("+10d jd x", "meld X=9D 10D JD; meld 10D JD X=QD"),
        ("+meld 10d jd x=9d", "meld X=9D 10D JD"),
        ("+lay x", "lay X=4S 1; lay X=8S 1"),
        ("+lay x 1", "lay X=4S 1; lay X=8S 1"),
        ("+lay off x=8s 1", "lay X=8S 1"),
        ("+throw kh", "discard KH"),
        ("+hint", "Hint"),
    ] {
        assert_eq!(meant(text, Lang::En), meaning, "{text}");
    }
    for (text, meaning) in [
        ("pioche", "stock"),
        ("prendre 2", "take 2"),
        ("+étaler 9s 9c x", "meld 9S 9C X"),
        ("+ajouter x=8s 1", "lay X=8S 1"),
        ("+jeter kh", "discard KH"),
        ("connues", "Known"),
        ("pointage", "Score"),
    ] {
        assert_eq!(meant(text, Lang::Fr), meaning, "{text}");
    }
}

#[test]
fn what_begins_like_an_action_says_what_is_lacking() {
    // RM-ACT-2
    for (lang, line, word) in [
        (Lang::En, "meld banana", "9S 9H 9D"),
        (Lang::En, "take many", "how many cards"),
        (Lang::Fr, "étaler banane", "9S 9H 9D"),
        (Lang::Fr, "prendre tout", "combien de cartes"),
    ] {
        let text = input::misread::<Rules>(line, &Texts::new(lang)).unwrap();
        assert!(text.contains(word), "{line}: {text}");
    }
}

#[test]
fn a_card_that_may_not_be_thrown_back_is_spoken_of_as_long_as_it_is_held() {
    // RM-DISC-2
    let device = dealt("rummy-500+players=2", 1, &["8C 8H 2D 4D 6S", "KS"], "8S", "", &["0 take 1"]);
    for lang in Lang::ALL {
        let narrator =
            Narrator::new(Texts::for_rules(lang, device.game.rules()), device.my().people(), false);
        let told = |device: &Device<Rules>| {
            let view = device.my().view();
            let prompt = prompt(&device.my().situation(&view), &narrator, Picks::default()).0;
            [prompt, device.game.rules().question(&view, &narrator, false)]
        };
        let eight: cards::Card = "8S".parse().unwrap();
        let barred = [
            narrator.texts.format("prompt-barred", &[("card", narrator.card(eight).into())]),
            narrator.texts.format("plain-barred", &[("card", narrator.texts.the_card(eight).into())]),
        ];
        for (told, barred) in told(&device).iter().zip(&barred) {
            assert!(told.contains(barred), "{told}");
        }
        let mut melded = device.clone();
        melded.act("meld 8S 8C 8H".parse().unwrap()).unwrap();
        assert!(melded.my().view().barred.is_none() && device.my().view().barred == Some(eight));
        for (told, barred) in told(&melded).iter().zip(&barred) {
            assert!(!told.contains(barred) && !told.is_empty(), "{told}");
        }
    }
}
