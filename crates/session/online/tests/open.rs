//! Open tables online: irregular acts that stand, claims, rulings, and the time that each of them has.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod open_room;

use online::{DueWhat, Refusal, times};
use online_wire::{Entered, Options, Pace, TableCommand};
use open_room::{OpenRoom, act};
use table::{Recall, ReplayResult};

/// A table without bots, at which everything is done at once.
fn four(preset: &str, options: Options) -> OpenRoom {
    OpenRoom::dealt(preset, &[], 4, options)
}

#[test]
fn whole_matches_are_played_whatever_people_do_and_are_kept() {
    // LAW-OPEN-1, LAW-STATE-5, LAW-ACT-24, LAW-ACT-25
    for (number, preset) in five_hundred::PRESETS.iter().enumerate() {
        let sheet = ["dealer", "software"][number % 2];
        let pace = [Pace::None, Pace::Clock { seconds: 20, reserve: 30 }][number / 2 % 2];
        let options = Options { pace, bot_ms: 500, ..Options::default() };
        let mut room = OpenRoom::dealt(preset.name, &[("score_sheet", sheet)], 1 + number % 2, options);
        let mut irregular = 0;
        let hands = if number % 4 == 0 { 2 } else { 1 };
        while room.table.records().iter().map(|record| record.hands.len()).sum::<usize>() < hands {
            irregular += usize::from(room.goes_on());
        }
        assert!(irregular > 0, "{}", preset.name);
        let again = room.again();
        for participant in room.participants() {
            assert_eq!(
                again.welcome(participant, Recall::Table),
                room.table.welcome(participant, Recall::Table)
            );
        }
        assert_eq!(again.due(), room.table.due());
        for record in room.table.records() {
            let replayed = laws::open_table::replay(&record);
            let ReplayResult::Game(result) = replayed else { panic!("{}: {replayed:?}", preset.name) };
            assert_eq!(result.hands.len(), record.hands.len());
        }
    }
}

#[test]
fn a_call_and_a_finished_trick_stand_until_everybody_has_answered_or_it_is_time() {
    let mut room = four("quebec-4", Options::default());
    let (caller, next) = (room.in_turn(), room.after_turn());
    room.ask(caller, act("pass")).unwrap();
    assert_eq!(room.ask(next, act("pass")), Err(Refusal::WindowOpen));
    let due = room.table.due().unwrap();
    assert_eq!((due.at, due.what), (room.now.after(5_000), DueWhat::Window));
    assert_eq!(room.table.participants().clock.unwrap().until, due.at);
    // Whoever has called has nothing to object to; the others let it go, and the next goes on.
    assert_eq!(room.ask(caller, TableCommand::Decline {}), Err(Refusal::NotNow));
    for participant in room.participants().into_iter().filter(|&other| other != caller && other != next) {
        assert!(room.may_claim(participant));
        room.ask(participant, TableCommand::Decline {}).unwrap();
        assert!(!room.may_claim(participant));
    }
    room.ask(next, act("pass")).unwrap();
    // In silence it is over after five seconds.
    let due = room.follow().unwrap();
    assert_eq!((due.what, room.last_entered()), (DueWhat::Window, Entered::Closed));
    let third = room.in_turn();
    room.ask(third, act("6H")).unwrap();
    // Whoever needs more time has it for this, too.
    room.ask(caller, TableCommand::MoreTime {}).unwrap();
    assert_eq!(room.table.due().unwrap().at, room.now.after(30_000));
}

#[test]
fn a_table_can_wait_until_all_have_answered() {
    let mut room = four("quebec-4", Options { stand: None, ..Options::default() });
    let caller = room.in_turn();
    room.ask(caller, act("pass")).unwrap();
    assert_eq!(room.table.due(), None);
    for participant in room.participants().into_iter().filter(|&other| other != caller) {
        room.ask(participant, TableCommand::Decline {}).unwrap();
    }
    assert_eq!(room.follow().unwrap().what, DueWhat::Window);
    assert_eq!(room.table.due(), None, "the next is waited for, as long as they like");
}

#[test]
fn anybody_may_say_wait_once_a_trick() {
    let mut room = four("quebec-4", Options::default());
    room.play_to_the_first_lead();
    let (leader, next) = (room.in_turn(), room.after_turn());
    let other = room.participants().into_iter().find(|&it| it != leader && it != next).unwrap();
    room.lawful(leader);
    room.ask(other, TableCommand::Wait {}).unwrap();
    assert_eq!(room.table.participants().held, Some(other));
    let until = room.table.participants().clock.unwrap().until;
    assert_eq!(until, room.now.after(times::HOLD));
    // Nothing is played, and somebody may object; a false claim changes nothing.
    let card = room.lawful_text(next);
    assert_eq!(room.ask(next, act(&card)), Err(Refusal::WindowOpen));
    room.ask(other, act("claim retract")).unwrap();
    assert_eq!(room.table.participants().held, Some(other));
    assert_eq!(room.ask(leader, TableCommand::Decline {}), Err(Refusal::NotNow));
    room.ask(other, TableCommand::Decline {}).unwrap();
    assert_eq!(room.ask(other, TableCommand::Wait {}), Err(Refusal::NotNow), "once a trick");
    room.ask(leader, TableCommand::Wait {}).unwrap();
    let due = room.follow().unwrap();
    assert_eq!((due.what, room.table.participants().held), (DueWhat::Window, None));
    room.lawful(next);
    room.finish_trick();
    let first = room.participants()[0];
    room.ask(first, TableCommand::Wait {}).unwrap();
    // Whoever stops the table and goes away stops it no longer.
    let away = room.table.presence(room.now, first, false).unwrap();
    room.add(away);
    assert_eq!(room.table.participants().held, None);
}

#[test]
fn a_lead_out_of_turn_is_retracted_and_the_demand_is_waived_in_silence() {
    // LAW-TURN-3, LAW-TURN-4, LAW-ACT-24
    let mut room = four("quebec-4", Options::default());
    room.play_to_the_first_lead();
    let leader = room.in_turn();
    let partner = room.across(leader);
    let card = room.hand(partner)[0].clone();
    room.ask(partner, act(&card)).unwrap();
    let next = room.after(leader);
    room.ask(next, act("claim retract")).unwrap();
    let laws = room.laws(next);
    assert_eq!(laws["claims"][0]["verdict"], "upheld");
    assert_eq!(laws["claims"][0]["ruling"]["law"], "LAW-TURN-3", "in full, for whoever reads it");
    assert_eq!(laws["exposed"].as_array().unwrap().len(), 1);
    // The contractor’s opponents say what is led; nobody else may do anything.
    let due = room.table.due().unwrap();
    assert!(matches!(due.what, DueWhat::Silent(_)));
    assert_eq!(due.at, room.now.after(times::DEMAND));
    assert!(matches!(room.ask(leader, act("claim retract")), Err(Refusal::Unlawful(_))));
    room.follow();
    assert!(room.last_act().ends_with(" waive"));
    assert_eq!(room.in_turn(), leader);
}

#[test]
fn a_revoke_stands_until_it_is_claimed_and_is_ruled_on_after_the_play() {
    // LAW-REV-4, LAW-REV-7, LAW-OPEN-4, LAW-OPEN-5
    let mut ruled = 0;
    for seed in 0..40 {
        let mut room = OpenRoom::dealt_by("quebec-4", &[], 4, Options::default(), seed);
        room.play_to_the_first_lead();
        let Some((revoker, trick)) = room.play_with_one_revoke() else { continue };
        let seat = room.seat(revoker);
        let accuser = room.after(revoker);
        assert!(room.laws(accuser)["revokes"].as_array().unwrap().is_empty(), "no hint");
        room.ask(accuser, act(&format!("claim revoke {seat} {trick}"))).unwrap();
        let claim = room.laws(accuser)["claims"][0].clone();
        assert_eq!(claim["verdict"], "waiting");
        assert!(claim["ruling"].is_null(), "nothing is told yet");
        room.play_to_settling();
        let laws = room.laws(accuser);
        assert_eq!(laws["claims"][0]["verdict"], "upheld", "{laws}");
        // All agree in silence; then the hand is over.
        for participant in room.participants().into_iter().skip(1) {
            room.ask(participant, act("agree")).unwrap();
        }
        let due = room.table.due().unwrap();
        assert!(matches!(due.what, DueWhat::Silent(_)));
        assert_eq!(due.at, room.settled_since.after(times::SETTLE));
        room.follow();
        assert_eq!(room.table.records()[0].hands.len(), 1);
        let ReplayResult::Game(result) = laws::open_table::replay(&room.table.records()[0]) else { panic!() };
        assert_eq!(result.hands[0]["laws"]["revokes"][0]["state"], "ruled");
        ruled += 1;
    }
    assert!(ruled > 3, "{ruled}");
}

#[test]
fn what_is_only_said_holds_wherever_it_lands_and_what_is_done_does_not() {
    let mut room = four("quebec-4", Options { stand: Some(0), ..Options::default() });
    room.play_to_the_first_lead();
    let (leader, next) = (room.in_turn(), room.after_turn());
    let before = room.table.position();
    let (first, second) = (room.lawful_text(leader), room.hand(next)[0].clone());
    room.ask(leader, act(&first)).unwrap();
    let now = room.table.position();
    assert_eq!(room.ask_at(next, Some(before), act(&second)), Err(Refusal::Conflict { now }));
    room.ask_at(next, Some(before), act("claim retract")).unwrap();
    room.ask_at(next, None, act("claim hand")).unwrap();
    assert_eq!(room.ask(leader, TableCommand::Undo {}), Err(Refusal::NotNow), "nothing is taken back");
    assert_eq!(room.ask(leader, TableCommand::ClaimRest {}), Err(Refusal::NotNow));
}

#[test]
fn a_bot_speaks_at_once_in_the_turn_of_a_person_and_claims_what_it_saw() {
    // LAW-AMB-73, LAW-OPEN-6
    let mut claimed = [0, 0];
    for seed in 0..60 {
        let mut room = OpenRoom::dealt_by("quebec-4", &[], 3, Options::default(), seed);
        room.play_to_the_first_lead();
        let people = room.participants();
        let Some(place) = people.iter().position(|&participant| room.is_in_turn(participant)) else {
            continue;
        };
        let out_of_turn = people[(place + 1 + usize::from(seed % 2)) % 3];
        let card = room.hand(out_of_turn)[0].clone();
        room.ask(out_of_turn, act(&card)).unwrap();
        let due = room.table.due().unwrap();
        match due.what {
            DueWhat::Window => assert_eq!(due.at, room.now, "a person goes on"),
            DueWhat::Bot(_) => assert_eq!(due.at, room.now.after(900), "a bot goes on, or speaks"),
            other => panic!("{other:?}"),
        }
        room.follow();
        let spoke = room.last_entered() == Entered::Played && room.last_act().contains("claim");
        if spoke {
            assert!(room.last_act().ends_with("claim retract"), "{}", room.last_act());
            claimed[usize::from(matches!(due.what, DueWhat::Bot(_)))] += 1;
        }
    }
    assert!(claimed.iter().all(|&claimed| claimed > 0), "{claimed:?}");
}

#[test]
fn claims_give_nobody_more_time() {
    let pace = Pace::Clock { seconds: 30, reserve: 0 };
    let mut room = four("quebec-4", Options { pace, stand: Some(0), ..Options::default() });
    room.play_to_the_first_lead();
    let leader = room.in_turn();
    let until = room.table.due().unwrap().at;
    room.now = room.now.after(20_000);
    room.ask(leader, act("claim retract")).unwrap();
    assert_eq!(room.table.due().unwrap().at, until);
    let due = room.follow().unwrap();
    assert!(matches!(due.what, DueWhat::Bot(_)) && room.last_entered() == Entered::Played);
}

#[test]
fn nobody_fills_a_hand_with_words() {
    let mut room = four("quebec-4", Options::default());
    let speaker = room.participants()[0];
    for _ in 0..100 {
        room.ask(speaker, act("claim hand")).unwrap();
    }
    assert_eq!(room.ask(speaker, act("claim hand")), Err(Refusal::NotNow));
    let other = room.participants()[1];
    room.ask(other, act("claim hand")).unwrap();
    let turn = room.in_turn();
    room.ask(turn, act("pass")).unwrap();
}
