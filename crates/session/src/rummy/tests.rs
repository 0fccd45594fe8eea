//! A match of Rummy 500: claims, seeds, saves and undo.

use narration::{Turn, rummy::Event};
use rummy_500::Action;
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
