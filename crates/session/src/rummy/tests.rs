//! A match of Rummy 500: claims, seeds, saves and undo, and what may be typed.

use narration::{
    InWords, Narrator, Turn, TypedInput, input,
    rummy::{Event, Picks, prompt},
};
use rummy_500::{Action, Rules};
use table::Seat;
use texts::{Lang, Texts};

use crate::{
    AnySession, Save, Session, Setup,
    testing::{play_until, rummy::*},
};

#[test]
fn a_claim_goes_before_a_draw() {
    // RM-CALL-4, RM-CALL-12
    let mut session = claim_window(0);
    assert_eq!(session.claimable(), Some(Seat(0)));
    session.make_claim(Seat(1), Action::Rummy(1));
    // Seat 1 wants the nine too: whoever draws is too late.
    assert_eq!(session.turn(), Turn::Other(Seat(1)));
    let events = session.act(Action::Stock).unwrap();
    let narration::Event::In(Event::Did { seat, action, cards }) = &events[0] else { panic!("{events:?}") };
    assert_eq!((*seat, *action, cards.len()), (Seat(1), Action::Rummy(1), 1));
    assert_eq!(session.view().seats[0].cards, 7, "nothing was drawn");
    // His own claim goes before theirs.
    let mut session = claim_window(0);
    session.act(Action::Rummy(1)).unwrap();
    assert_eq!(session.turn(), Turn::Mine);
    assert_eq!(session.view().owed.unwrap().card.to_string(), "9D");
}

#[test]
fn the_same_seed_gives_the_same_game_and_a_save_goes_on() {
    let mut one = new_session("rummy-500", 9);
    let mut two = new_session("rummy-500", 9);
    for session in [&mut one, &mut two] {
        play_until(session, |session| session.finished_hands().len() == 1);
    }
    assert_eq!(one.save(), two.save());
    play_until(&mut one, |session| session.turn() == Turn::Mine && session.view().melds.len() > 2);
    let text = serde_json::to_vec(&one.save()).unwrap();
    let again = AnySession::resume(Save::read(&text).unwrap()).unwrap();
    let AnySession::Rummy(mut again) = again else { panic!("another game") };
    assert_eq!(again.view(), one.view());
    for session in [&mut one, &mut again] {
        play_until(session, |session| session.finished_hands().len() == 2);
    }
    assert_eq!(again.save(), one.save());
}

#[test]
fn undo_goes_back_to_the_last_decision_and_all_goes_the_same_way_again() {
    let mut session = new_session("rummy-500+players=3", 4);
    play_until(&mut session, |session| session.turn() == Turn::Mine && session.view().history.len() > 12);
    let before = session.save();
    let decision = session.hint().unwrap().action;
    session.act(decision).unwrap();
    play_until(&mut session, |session| session.turn() != Turn::Mine);
    play_until(&mut session, |session| session.turn() == Turn::Mine);
    let after = session.save();
    while session.save().record.hands != before.record.hands {
        assert!(session.undo());
    }
    assert_eq!(session.save(), before);
    session.act(decision).unwrap();
    play_until(&mut session, |session| session.turn() != Turn::Mine);
    play_until(&mut session, |session| session.turn() == Turn::Mine);
    assert_eq!(session.save(), after);
}

#[test]
fn packs_are_not_cut_and_the_game_is_not_shared() {
    let rules = rules("rummy-500");
    let texts = Texts::new(Lang::En);
    let usual = Setup::new(Lang::En);
    for (setup, word) in [
        (Setup { cut: true, ..usual.clone() }, "aren’t cut"),
        (Setup { company: Some(5), ..usual.clone() }, "players=5"),
        (Setup { seat: Some(Seat(4)), ..usual }, "from 0 to 3"),
    ] {
        let error = Session::new(rules.clone(), &setup).unwrap_err();
        assert!(error.sentence(&texts).contains(word), "{}", error.sentence(&texts));
    }
}

#[test]
fn what_is_typed_is_understood() {
    // RM-ACT-1
    let drawing = middle_of_a_hand().view();
    let turn = in_turn().view();
    let names = people(2);
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
    let session = dealt("rummy-500+players=2", 1, &["8C 8H 2D 4D 6S", "KS"], "8S", "", &["0 take 1"]);
    for lang in Lang::ALL {
        let narrator = Narrator::new(Texts::for_rules(lang, session.rules()), session.people(), false);
        let told = |session: &Session<Rules>| {
            let view = session.view();
            let prompt = prompt(&session.situation(&view), &narrator, Picks::default()).0;
            [prompt, session.rules().question(&view, &narrator, false)]
        };
        let eight: cards::Card = "8S".parse().unwrap();
        let barred = [
            narrator.texts.format("prompt-barred", &[("card", narrator.card(eight).into())]),
            narrator.texts.format("plain-barred", &[("card", narrator.texts.the_card(eight).into())]),
        ];
        for (told, barred) in told(&session).iter().zip(&barred) {
            assert!(told.contains(barred), "{told}");
        }
        let mut melded = session.clone();
        melded.act("meld 8S 8C 8H".parse().unwrap()).unwrap();
        assert!(melded.view().barred.is_none() && session.view().barred == Some(eight));
        for (told, barred) in told(&melded).iter().zip(&barred) {
            assert!(!told.contains(barred) && !told.is_empty(), "{told}");
        }
    }
}
