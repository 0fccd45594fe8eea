//! Challenges at a desk: hands that begin at 0, with nothing taken back and nobody's advice.

use kookaburra::build_code;
use learning::challenge::{Challenge, HandScore, ParSearch};
use texts::Lang;

use super::{
    choosable, legal,
    lessons::{asked, card},
    offers, plain,
};
use crate::{
    Answer, Desk,
    wire::{
        ChallengeCard, ChallengeWish, DeskReply, DeskRequest, LessonRequest, LessonWish, Moment, Panel, Pick,
        Retell, ReviewFrom, Scene, Score, Slot, TableRequest, Typed, TypedReply,
    },
};

fn challenge(code: &str) -> Challenge {
    Challenge::new(build_code(code).unwrap(), [9; 16], 4)
}

fn wish(challenge: &Challenge) -> ChallengeWish {
    ChallengeWish { link: challenge.link().unwrap(), you: "Ann".to_owned(), ..ChallengeWish::default() }
}

fn sit(wish: ChallengeWish, lang: Lang) -> Desk {
    Desk::learn(&LessonWish::Challenge(wish), lang).unwrap()
}

fn stands(scene: &Scene) -> ChallengeCard {
    card(scene).challenge.unwrap()
}

/// The first thing that may be done, soonest a pass.
fn some_action(desk: &mut Desk, scene: &Scene) -> String {
    let mut offered = legal(offers(scene));
    let cards = choosable(scene);
    match scene.hand_view.as_ref().map_or(Slot::None, |hand| hand.choose) {
        Slot::Some(count) => {
            let cards = cards.iter().take(count.into()).map(ToString::to_string);
            return format!("discard {}", cards.collect::<Vec<_>>().join(" "));
        }
        Slot::Any => {
            for card in cards {
                offered.extend(legal(plain(desk, Pick(vec![card.face()])).unwrap().offers));
            }
        }
        Slot::None | Slot::One => {}
    }
    let pass = offered.iter().find(|offer| offer.action == "pass").or(offered.first());
    pass.unwrap_or_else(|| panic!("nothing can be done: {scene:?}")).action.clone()
}

/// Goes on until the hand is over, or the player has done so much in it.
fn play(desk: &mut Desk, deeds: usize) -> Scene {
    let mut scene = asked(desk, TableRequest::Look).scene;
    for _ in 0..500 {
        if scene.moment == Moment::Deal || stands(&scene).done.len() >= deeds {
            return scene;
        }
        scene = match scene.moment {
            Moment::Mine => {
                let action = some_action(desk, &scene);
                asked(desk, TableRequest::Act(action)).scene
            }
            _ => asked(desk, TableRequest::Next).scene,
        };
    }
    panic!("the hand never ends: {scene:?}");
}

#[test]
fn a_challenge_is_played_hand_after_hand() {
    for (code, lang) in
        [("quebec-4", Lang::Fr), ("australian-3", Lang::En), ("rummy-500+players=2", Lang::En)]
    {
        let asked_for = challenge(code);
        let mut desk = sit(wish(&asked_for), lang);
        for hand in 0..4 {
            assert_eq!(stands(&desk.scene().unwrap()).scores.len(), hand);
            let scene = play(&mut desk, usize::MAX);
            let came = stands(&scene);
            assert_eq!((came.scores.len(), came.hands, came.done.len()), (hand + 1, 4, 0));
            assert!(card(&scene).title.contains(&(hand + 1).to_string()) && !card(&scene).came.is_empty());
            let is_last = hand == 3;
            assert_eq!(desk.is_over(), is_last);
            match &scene.panel {
                Panel::Result { next, .. } => assert_eq!(next.is_empty(), is_last),
                panel => assert_eq!(*panel == Panel::None, is_last, "{panel:?}"),
            }
            if !is_last {
                let update = asked(&mut desk, TableRequest::Next);
                let told = &update.told.first().unwrap().words;
                assert!(told.contains(&(hand + 2).to_string()), "{told}");
                assert!(update.scene.totals.iter().all(|total| total.score == 0));
            }
        }
        let refused = desk.answer(TableRequest::Next.into()).unwrap_err();
        assert!(!refused.0.is_empty());
    }
}

#[test]
fn whoever_comes_back_finds_the_hand_as_they_left_it() {
    let asked_for = challenge("australian-4");
    let mut desk = sit(wish(&asked_for), Lang::En);
    let left = play(&mut desk, 4);
    let back = ChallengeWish { done: stands(&left).done, ..wish(&asked_for) };
    let mut again = sit(back, Lang::En);
    // The others go on to where they were.
    let mut scene = asked(&mut again, TableRequest::Look).scene;
    while scene.table_area != left.table_area {
        scene = asked(&mut again, TableRequest::Next).scene;
    }
    assert_eq!(scene, left);
    let ends = play(&mut desk, usize::MAX);
    assert_eq!(stands(&play(&mut again, usize::MAX)), stands(&ends));
    let second = ChallengeWish { scores: stands(&ends).scores, ..wish(&asked_for) };
    let second = sit(second, Lang::En).scene().unwrap();
    assert_eq!((card(&second).title.as_str(), stands(&second).scores.len()), ("Hand 2 of 4", 1));
    // What can't be read begins the hand anew.
    let odd = ChallengeWish { done: vec!["0 nothing".to_owned(), "x".to_owned()], ..wish(&asked_for) };
    assert!(stands(&sit(odd, Lang::En).scene().unwrap()).done.is_empty());
}

#[test]
fn nothing_is_taken_back_and_nobody_gives_advice() {
    let mut desk = sit(wish(&challenge("australian-4")), Lang::En);
    let scene = play(&mut desk, 1);
    assert_eq!((scene.can.undo, scene.can.hint, scene.can.review), (false, false, false));
    let typed = |text: &str| DeskRequest::from(Typed(text.to_owned()));
    for request in [
        TableRequest::Undo.into(),
        crate::wire::Hint.into(),
        ReviewFrom { hand: 0, from: 0, everybody: false }.into(),
        crate::wire::Record.into(),
        typed("undo"),
        typed("hint"),
    ] {
        let refused = desk.answer(request).unwrap_err();
        assert!(refused.0.contains("challenge: everyone gets one try"), "{refused}");
    }
    assert!(matches!(desk.answer(Score.into()), Ok(Answer::Reply(DeskReply::Score(_)))));
    assert!(matches!(desk.answer(typed("table")), Ok(Answer::Reply(DeskReply::Typed(TypedReply::Text(_))))));
    let Ok(Answer::Reply(DeskReply::Retell(told))) = desk.answer(Retell.into()) else {
        panic!("nothing is told")
    };
    assert!(told[0].words.contains("Hand 1"));
    // No deal can be made from what the page gets.
    let scene = serde_json::to_string(&desk.scene().unwrap()).unwrap();
    assert!(!scene.contains("seed") && desk.save().is_none() && desk.record().is_none());
}

#[test]
fn expert_plays_the_same_hands_in_the_same_seat() {
    let asked_for = challenge("australian-3");
    let scores = vec![HandScore::default(); 4];
    let mut desk = sit(ChallengeWish { scores, ..wish(&asked_for) }, Lang::En);
    let mut card = stands(&desk.scene().unwrap());
    for _ in 0..600 {
        if !card.thinks {
            break;
        }
        card = stands(&asked(&mut desk, LessonRequest::Expert).scene);
    }
    let kookaburra::AnyRules::FiveHundred(rules) = &asked_for.rules else { panic!("not of Five Hundred") };
    let by = |hand| {
        card_match::challenge::played_by(&**rules, &asked_for, hand, players::Level::Expert).unwrap().unwrap()
    };
    assert_eq!(card.expert, [0, 1, 2, 3].map(by));
    // What could have been made with all cards seen comes last.
    let par = |hand| {
        let mut search = ParSearch::new(&asked_for, hand, desk.seat().unwrap()).unwrap();
        while search.step() {}
        search.par().clone()
    };
    assert_eq!(card.par, [0, 1, 2, 3].map(par));
    assert!(!card.thinks);
}

#[test]
fn a_link_that_is_none_is_refused() {
    let refused = Desk::learn(&LessonWish::Challenge(ChallengeWish::default()), Lang::Fr).unwrap_err();
    assert!(refused.0.contains("#/same/"), "{refused}");
}
