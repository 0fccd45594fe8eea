use five_hundred::{Action, Phase, Rules};
use narration::five_hundred::Event;
use table::Seat;
use texts::Lang;

use super::*;
use crate::testing::{self, Script, play_until};

type Session = super::Session<Rules>;

fn hands(session: &Session) -> usize {
    session.finished_hands().len()
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let mut one = testing::session("australian-4", 9);
    let mut two = testing::session("australian-4", 9);
    for session in [&mut one, &mut two] {
        play_until(session, |session| hands(session) == 2);
    }
    assert_eq!(one.save(), two.save());
    let mut other = testing::session("australian-4", 10);
    play_until(&mut other, |session| hands(session) == 2);
    assert_ne!(one.save(), other.save());
}

#[test]
fn undo_goes_back_to_the_last_decision_and_all_goes_the_same_way_again() {
    let mut session = testing::session("australian-4", 3);
    play_until(&mut session, |session| session.view().tricks_played == 4 && session.turn() == Turn::Mine);
    let before = session.save();
    let decision = session.hint().unwrap().action;
    session.act(decision).unwrap();
    play_until(&mut session, |session| session.turn() != Turn::Mine);
    play_until(&mut session, |session| session.turn() == Turn::Mine);
    let after = session.save();
    assert!(session.undo());
    assert_eq!(session.save(), before);
    session.act(decision).unwrap();
    play_until(&mut session, |session| session.turn() == Turn::Mine);
    assert_eq!(session.save(), after);
}

#[test]
fn there_is_nothing_to_take_back_before_the_first_decision() {
    let mut session = testing::session("australian-4", 3);
    assert!(!session.undo());
    session.deal(None).unwrap();
    play_until(&mut session, |session| session.turn() == Turn::Mine);
    let before = session.save();
    assert!(!session.undo());
    assert_eq!(session.save(), before);
}

#[test]
fn a_won_game_that_is_taken_back_is_not_counted() {
    let mut session = testing::session("american-2", 5);
    play_until(&mut session, |session| session.turn() == Turn::Over);
    let won: u32 = session.company().won().iter().sum();
    let winners = session.view().winners.len() as u32;
    assert_eq!(won, winners);
    if session.undo() {
        assert_eq!(session.company().won().iter().sum::<u32>(), 0);
    }
}

#[test]
fn the_next_game_is_dealt_by_who_did_not_win() {
    // FH-END-7
    let mut session = testing::session("australian-3", 6);
    play_until(&mut session, |session| session.turn() == Turn::Over);
    let winners = session.view().winners;
    let last = session.view().dealer;
    session.next_game().unwrap();
    session.deal(None).unwrap();
    let expected = (1..=3).map(|steps| last.after(steps, 3)).find(|&seat| !winners.contains(seat)).unwrap();
    assert_eq!(session.view().dealer, expected);
    assert_eq!(session.view().scores, [0, 0, 0]);
}

#[test]
fn a_discard_of_somebody_else_is_only_counted() {
    // FH-VIEW-2
    let session = Script::new("australian-4", 1, "7H")
        .deal()
        .until(|view| view.phase == Some(Phase::Discard))
        .session(0);
    let mut session = session;
    let events = session.bot_acts();
    assert!(
        matches!(events[0], narration::Event::In(Event::Discarded { seat: Seat(1), count: 3, cards: None })),
        "{events:?}"
    );
}

#[test]
fn five_people_share_a_game_for_three() {
    // FH-END-8
    let (mut session, first) = testing::company(6, Lang::En);
    assert_eq!((first.out.len(), first.rounds[0].len(), first.dealer), (2, 5, None));
    let waited = session.company().waiting();
    assert_eq!(waited, first.out);
    play_until(&mut session, |session| session.turn() == Turn::Over);
    let winners: Vec<usize> = session.company().at(session.view().winners).collect();
    let draw = session.next_game().unwrap().unwrap();
    let drew: Vec<usize> = draw.rounds[0].iter().map(|&(person, _)| person).collect();
    assert!(drew.iter().all(|person| !waited.contains(person)), "those who played draw");
    assert_eq!(session.company().waiting(), draw.out);
    assert!(waited.iter().all(|&person| !draw.out.contains(&person)), "who waited plays");
    // The games are those of the people, wherever they sit now.
    for (winner, games) in session.games_won() {
        let Winner::Person(person) = winner else { panic!("{winner:?}") };
        assert_eq!(games > 0, winners.contains(&person));
    }
    assert_eq!(session.games_won().len(), 5);
}

#[test]
fn who_sits_out_sees_what_a_spectator_sees_and_does_nothing() {
    // FH-END-8
    let mut session = testing::watching(Lang::En).0;
    session.deal(None).unwrap();
    assert_eq!(session.view().viewer, table::Viewer::Spectator);
    assert!(session.view().seats.iter().all(|seat| seat.hand.is_none()));
    let before = session.save();
    assert!(session.hint().is_none() && !session.undo() && session.act(Action::Pass).unwrap().is_empty());
    assert_eq!(session.save(), before);
    // A saved game is still his to watch, and the next one may be his to play.
    let text = serde_json::to_string(&before).unwrap();
    let mut again = Session::resume(serde_json::from_str(&text).unwrap()).unwrap();
    assert_eq!((again.me(), again.view()), (None, session.view()));
    play_until(&mut again, |session| session.turn() == Turn::Over);
    again.next_game().unwrap();
    assert!(again.me().is_some(), "nobody waits longer than a game where two seats are given up");
}

#[test]
fn a_company_that_cannot_share_the_game_is_refused() {
    // FH-END-8
    for (preset, people, most) in [("australian-3", 3, 6), ("australian-3", 7, 6), ("australian-4", 9, 8)] {
        let setup = Setup { company: Some(people), ..testing::setup(preset, Lang::En, 6) };
        let error = Session::new(Rules::preset(preset).unwrap(), &setup).unwrap_err();
        let SetupError::Company { people: asked, most: limit, .. } = error else { panic!("{error}") };
        assert_eq!((asked, limit), (people, most));
    }
    let texts = texts::Texts::new(Lang::En);
    let sentence = SetupError::Company { people: 9, seats: 4, most: 8 }.sentence(&texts);
    assert_eq!(sentence, "A game for 4 can be shared by 5 to 8 people, not by 9.");
}

#[test]
fn a_save_whose_people_are_not_at_the_table_is_damaged() {
    // FH-END-8
    let (mut session, _) = testing::company(6, Lang::En);
    session.deal(None).unwrap();
    let text = serde_json::to_string(&session.save()).unwrap();
    let seated = serde_json::to_string(session.company().players()).unwrap();
    for wrong in ["[0,1]", "[0,1,9]", "[0,0,1]", "[0,1,2,3]"] {
        let text = text.replacen(&seated, wrong, 1);
        assert!(Session::resume(serde_json::from_str(&text).unwrap()).is_err(), "{wrong}");
    }
}

/// A session with these levels, some hands played.
fn with_levels(levels: &[Level]) -> Session {
    let setup = Setup { levels: levels.to_vec(), ..testing::setup("australian-4", Lang::En, 9) };
    let mut session = Session::new(Rules::preset("australian-4").unwrap(), &setup).unwrap().0;
    play_until(&mut session, |session| hands(session) == 1);
    session
}

#[test]
fn each_of_the_others_may_have_a_level_of_his_own() {
    let session = with_levels(&[Level::Beginner, Level::Club]);
    assert_eq!(
        (1..4).map(|person| session.level(person)).collect::<Vec<_>>(),
        [Level::Beginner, Level::Club, Level::Club]
    );
    let text = serde_json::to_string(&session.save()).unwrap();
    assert!(text.contains("\"level\":[\"beginner\",\"club\"]"), "{text}");
    let mut again = Session::resume(Save::read(text.as_bytes()).unwrap()).unwrap();
    let mut session = session;
    for session in [&mut session, &mut again] {
        play_until(session, |session| hands(session) == 2);
    }
    assert_eq!(session.save(), again.save());
    let (one, three) = (with_levels(&[Level::Club]), with_levels(&[Level::Club; 3]));
    assert_eq!(one.save().record, three.save().record);
}

#[test]
fn a_save_from_before_levels_were_many_is_read() {
    let text = r#"{
        "format": "kookaburra-save/2",
        "company": { "people": ["You", "Mae", "Ned", "Ivy"], "seated": [0, 1, 2, 3], "won": [1, 0, 1, 0] },
        "seed": "0909090909090909090909090909090909090909090909090909090909090909",
        "level": "casual",
        "game": 1,
        "record": {
            "format": "kookaburra-record/1", "game": "five-hundred", "rules": { "preset": "australian-4" },
            "players": ["You", "Mae", "Ned", "Ivy"], "hands": []
        }
    }"#;
    let again = Session::resume(Save::read(text.as_bytes()).unwrap()).unwrap();
    assert_eq!((again.level(1), again.level(3), again.game()), (Level::Casual, Level::Casual, 1));
    let written = serde_json::to_value(again.save()).unwrap();
    let read: serde_json::Value = serde_json::from_str(text).unwrap();
    for (key, value) in read.as_object().unwrap().iter().filter(|(key, _)| *key != "record") {
        assert_eq!(&written[key], value, "{key}");
    }
}

#[test]
fn a_hint_comes_with_what_was_weighed() {
    let setup = Setup { levels: vec![Level::Strong], ..testing::setup("australian-4", Lang::En, 9) };
    let mut session = Session::new(Rules::preset("australian-4").unwrap(), &setup).unwrap().0;
    let is_choice = |view: &five_hundred::View| {
        let several = matches!(view.choices, five_hundred::Choices::Play { cards, .. } if cards.len() > 2);
        several && view.contract.as_ref().is_some_and(|contract| !contract.bid.is_misere())
    };
    play_until(&mut session, |session| session.turn() == Turn::Mine && is_choice(&session.view()));
    let advice = session.advice().unwrap();
    assert_eq!(session.hint(), Some(advice.decision));
    assert_eq!(advice.weighed.len(), session.view().choices.len() as usize);
    assert_eq!(advice.weighed[0].action, advice.decision.action);
}

#[test]
fn those_who_think_do_so_on_as_many_cores_as_wanted() {
    let mut session = with_levels(&[Level::Strong]);
    let weighed = |session: &Session, cores| {
        let mut session = session.clone();
        session.think_on(cores);
        let judged = session.review(true, Level::Strong).unwrap();
        let judged: Vec<_> = judged.flat_map(|finding| finding.judged.weighed).collect();
        (session.advice().map(|advice| advice.weighed), judged)
    };
    let choice = |session: &Session| session.turn() == Turn::Mine && session.view().choices.len() > 3;
    play_until(&mut session, |session| session.view().tricks_played == 1 && choice(session));
    let (one, two) = (weighed(&session, 1), weighed(&session, 2));
    assert!(one.0 != two.0 && one.1 != two.1, "more worlds, other numbers");
    assert_eq!(two, weighed(&session, 2));
    assert_eq!(one, weighed(&Session::resume(session.save()).unwrap(), 1));
}

#[test]
fn what_partners_agree_is_heard_and_saved() {
    let conventions = "joker+help".parse().unwrap();
    let setup = Setup { conventions, ..testing::setup("australian-4", Lang::En, 9) };
    let rules = Rules::preset("australian-4").unwrap();
    let session = Session::new(rules, &setup).unwrap().0;
    assert_eq!(session.agreed(), [conventions; 4]);
    let again =
        Session::resume(serde_json::from_value(serde_json::to_value(session.save()).unwrap()).unwrap());
    assert_eq!(again.unwrap().conventions(), conventions);
    // Not where sides change.
    let error = Session::new(Rules::preset("australian-3").unwrap(), &Setup { names: Vec::new(), ..setup });
    assert_eq!(error.unwrap_err(), SetupError::NoConventions);
}
