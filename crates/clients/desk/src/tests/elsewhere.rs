//! A table whose match is played elsewhere: from the rules' code, the view and the player state, as they travel, comes
//! the same scene.

use crate::wire::{Hint, LogLine, Retell, Typed, TypedReply};
use card_match::{NotAPlayerState, PlayerState, testing};
use kookaburra::{rules_code, rules_from_code};
use serde_json::{Value, json};
use table::{Game as _, Recall, Seat, Seq, Viewer, Written};

use super::*;
use crate::{Desk, Heard, Projection};

/// The scene that somebody elsewhere shows.
fn shown_elsewhere<G: OnDesk>(code: &str, view: &Value, at: &str, lang: Lang) -> Scene {
    let rules = G::build(rules_from_code(code).unwrap()).unwrap();
    let view = rules.read_view(view).unwrap();
    let at: PlayerState = serde_json::from_str(at).unwrap();
    assert_eq!(at.check(rules.seats()), Ok(()));
    let texts = Texts::for_rules(lang, &rules);
    let title = texts.title(&rules);
    let narrator = texts::narration::Narrator::new(texts, at.people.clone(), false);
    let (rules, view, at, title, narrator) = (&rules, &view, &at, &title, &narrator);
    Projection { rules, view, at, title, narrator, fresh: cards::CardSet::EMPTY, guidance: true }.scene()
}

/// The scene there is the scene here; only a card just drawn is marked here alone.
fn is_shown_alike<G: OnDesk>(local: &LocalTable<G>, lang: Lang) {
    let code = rules_code(local.device().game.rules().spec());
    let view = serde_json::to_value(local.device().my().view()).unwrap();
    let at = serde_json::to_string(&local.player_state()).unwrap();
    let mut here = local.scene();
    let mut there = shown_elsewhere::<G>(&code, &view, &at, lang);
    for held in [&mut here, &mut there]
        .into_iter()
        .flat_map(|scene| &mut scene.hand_view)
        .flat_map(|hand| &mut hand.cards)
    {
        held.mark = None;
    }
    assert_eq!(there, here, "{code}");
}

fn plays_alike<G: OnDesk>(mut local: LocalTable<G>, lang: Lang, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut remote = Desk::join::<G>(&local.device().game.rules().rules_json(), lang).unwrap();
    remote.prefer(guidance_wanted());
    assert_eq!(remote.scene(), None, "before anything is told");
    for _ in 0..120 {
        is_shown_alike(&local, lang);
        let before = local.device().game.log().next_seq();
        let scene = local.scene();
        let request = click(&mut local, &scene, &mut dice);
        let here = table(&mut local, request);
        let told = follows(&mut remote, &local, before);
        // The desk that takes back tells of it in other words.
        if !told.is_empty() && here.told.len() == told.len() {
            assert_eq!(told, here.told);
        }
        assert_eq!(remote.scene().as_ref(), Some(&here.scene));
    }
}

/// Lets a desk elsewhere follow what happened since an entry.
fn follows<G: OnDesk>(remote: &mut Desk, local: &LocalTable<G>, before: Seq) -> Vec<LogLine> {
    let mut told = Vec::new();
    let now = local.player_state();
    for news in local.device().my().news(before) {
        let view = Written::of(&news.view).unwrap();
        let events: Vec<Written> = news.events.iter().map(|event| Written::of(event).unwrap()).collect();
        let at = PlayerState { turn: news.turn, ..now.clone() };
        let heard = Heard { events: &events, view: Some(&view), memory: None, player_state: Some(&at) };
        told.extend(remote.follow(&heard).unwrap());
    }
    let view = Written::of(&local.device().my().view()).unwrap();
    let memory = local.device().my().me().map(|me| {
        let view = local.device().game.log().table().view(Viewer::Seat(me), Recall::Perfect);
        Written::of(&view).unwrap()
    });
    let last = Heard { events: &[], view: Some(&view), memory: memory.as_ref(), player_state: Some(now) };
    assert_eq!(remote.follow(&last).unwrap(), []);
    told
}

#[test]
fn a_table_played_elsewhere_is_shown_as_it_is_there() {
    for (preset, seed) in presets().zip(0..) {
        let lang = Lang::ALL[seed as usize % 2];
        plays_alike(five_hundred(preset, &setup(41, lang)), lang, seed);
    }
    for (preset, seed) in rummy_presets().zip(0..) {
        let lang = Lang::ALL[seed as usize % 2];
        plays_alike(rummy(preset, &setup(42, lang)), lang, seed);
    }
    let humans = vec!["Bo".to_owned()];
    let shared = Setup { you: Some("Ann".to_owned()), humans, cut: true, ..setup(43, Lang::En) };
    plays_alike(five_hundred("quebec-4", &shared), Lang::En, 1);
    let (device, draw) = testing::company(6);
    is_shown_alike(&guided(LocalTable::new(device, Some(draw), Lang::En)), Lang::En);
    is_shown_alike(&sit(testing::cutting("australian-4")), Lang::En);
}

#[test]
fn a_standpoint_that_cannot_be_is_refused() {
    let local = five_hundred("australian-4", &setup(44, Lang::En));
    let at = serde_json::to_value(local.player_state()).unwrap();
    let with = |field: &str, value: Value| {
        let mut at = at.clone();
        at[field] = value;
        serde_json::from_value::<PlayerState>(at).map(|at| at.check(4))
    };
    let nobody = Ok(Err(NotAPlayerState::Nobody { person: 9 }));
    let people = json!({ "names": ["A", "B", "C", "D"], "seated": [0, 1, 2, 9], "viewer": 0 });
    let same = |found: serde_json::Result<_>| found.map_err(|error| error.to_string());
    assert_eq!(same(with("people", people)), nobody);
    assert_eq!(same(with("pass_to", json!(9))), nobody);
    assert_eq!(same(with("won", json!([[{ "person": 9 }, 1]]))), nobody);
    assert_eq!(same(with("levels", json!([]))), Ok(Err(NotAPlayerState::People)));
    assert_eq!(same(with("scores", json!([1, 2]))), Ok(Err(NotAPlayerState::Scores)));
    let no_seat = Ok(Err(NotAPlayerState::NoSeat { seat: Seat(5) }));
    assert_eq!(same(with("turn", json!({ "other": 5 }))), no_seat);
    assert_eq!(same(with("winners", json!([5]))), no_seat);
    assert!(with("levels", json!(["genius", null, null, null])).is_err());
    assert!(with("more", json!(1)).is_err());
}

#[test]
fn a_desk_elsewhere_gives_back_what_is_for_others_to_do() {
    let mut local = five_hundred("australian-4", &setup(45, Lang::En));
    while local.scene().moment != Moment::Mine {
        table(&mut local, TableRequest::Next);
    }
    let mut remote = Desk::join::<Rules>(&local.device().game.rules().rules_json(), Lang::En).unwrap();
    assert!(matches!(remote.answer(TableRequest::Look.into()), Err(Refused(_))));
    let told = follows(&mut remote, &local, Seq(0));
    assert_eq!(remote.answer(Retell.into()), Ok(DeskReply::Retell(told).into()));
    assert!(matches!(remote.answer(TableRequest::Look.into()), Ok(Answer::Reply(DeskReply::Table(_)))));
    let mut given_back =
        |request: DeskRequest| assert_eq!(remote.answer(request.clone()), Ok(Answer::PassOn(request)));
    given_back(TableRequest::Next.into());
    given_back(TableRequest::Act("pass".to_owned()).into());
    given_back(Hint.into());
    // Typed words are understood here, and done elsewhere.
    let mut typed = |text: &str| remote.answer(Typed(text.to_owned()).into());
    assert_eq!(typed("PASS"), Ok(Answer::PassOn(TableRequest::Act("pass".to_owned()).into())));
    assert_eq!(typed("hint"), Ok(DeskReply::Typed(TypedReply::Request(Hint.into())).into()));
    assert!(matches!(typed("hand"), Ok(Answer::Reply(DeskReply::Typed(TypedReply::Text(_))))));
    assert!(matches!(typed("no such thing"), Err(Refused(_))));
}

#[test]
fn what_is_taken_back_is_told_no_more() {
    let mut local = five_hundred("australian-4", &setup(45, Lang::En));
    let asked = |local: &mut LocalTable<Rules>| {
        while local.scene().moment != Moment::Mine {
            table(local, TableRequest::Next);
        }
    };
    asked(&mut local);
    let mut remote = Desk::join::<Rules>(&local.device().game.rules().rules_json(), Lang::En).unwrap();
    let before = follows(&mut remote, &local, Seq(0));
    let seq = local.device().game.log().next_seq();
    table(&mut local, TableRequest::Act("pass".to_owned()));
    asked(&mut local);
    follows(&mut remote, &local, seq);
    let seq = local.device().game.log().next_seq();
    table(&mut local, TableRequest::Undo);
    let undone = follows(&mut remote, &local, seq);
    let told = [before, undone].concat();
    assert_eq!(remote.answer(Retell.into()), Ok(DeskReply::Retell(told).into()));
}

#[test]
fn an_adviser_elsewhere_knows_what_the_player_sees_and_gives_the_same_twice() {
    let mut local = five_hundred("australian-4", &setup(45, Lang::En));
    while local.scene().moment != Moment::Mine {
        table(&mut local, TableRequest::Next);
    }
    let mut remote = Desk::join::<Rules>(&local.device().game.rules().rules_json(), Lang::En).unwrap();
    assert!(remote.answer_aside::<Rules>(Hint.into()).is_err(), "nothing is known yet");
    follows(&mut remote, &local, Seq(0));
    let answer = remote.answer_aside::<Rules>(Hint.into()).unwrap();
    assert_eq!(remote.answer_aside::<Rules>(Hint.into()).as_ref(), Ok(&answer));
    let Answer::Reply(DeskReply::Hint(advice)) = answer else { panic!("{answer:?}") };
    // What is advised may be done, and is told as at a table that is kept here.
    assert!(!advice.words.is_empty() && !advice.label.is_empty());
    let act = TableRequest::Act(advice.action.clone());
    assert!(matches!(local.answer(act.into()), Ok(Answer::Reply(DeskReply::Table(_)))), "{}", advice.action);
}

#[test]
fn a_desk_elsewhere_takes_in_nothing_that_can_not_be() {
    let local = five_hundred("australian-4", &setup(46, Lang::En));
    let rules = local.device().game.rules().rules_json();
    let mut remote = Desk::join::<Rules>(&rules, Lang::Fr).unwrap();
    let at = PlayerState { scores: vec![0], ..local.player_state().clone() };
    let nonsense = Written::of(&json!({ "in": { "played": {} } })).unwrap();
    let empty = Written::of(&json!({})).unwrap();
    for heard in [
        Heard { events: &[], view: Some(&empty), memory: None, player_state: None },
        Heard { events: &[], view: None, memory: Some(&empty), player_state: None },
        Heard { events: &[], view: None, memory: None, player_state: Some(&at) },
        Heard { events: std::slice::from_ref(&nonsense), view: None, memory: None, player_state: None },
    ] {
        assert!(remote.follow(&heard).is_err(), "{heard:?}");
    }
    assert_eq!(remote.scene(), None);
    assert!(Desk::join::<Rules>(&json!({ "preset": "x" }).as_object().unwrap().clone(), Lang::En).is_err());
}
