//! What each law promises, whatever has been done.

use std::collections::HashMap;

use five_hundred::{Action, Rules, axis};
use laws::open_table::{Act, Claim, Phase, Reason, Room};
use serde_json::Value;
use table::{Seat, SeatSet, Viewer};

use crate::game::{games, play};

fn hand(room: &Room) -> Value {
    room.hands_json().pop().unwrap_or_default()
}

fn laws(room: &Room) -> Value {
    hand(room)["laws"].clone()
}

fn lines(value: &Value) -> Vec<(Seat, cards::Card)> {
    let line = |line: &Value| {
        let (seat, card) = Seat::split_line(line.as_str()?)?;
        Some((seat, card.parse().ok()?))
    };
    value.as_array().into_iter().flatten().filter_map(line).collect()
}

fn held(room: &Room, seat: Seat) -> Vec<cards::Card> {
    let view = room.view(Viewer::Referee).game.unwrap();
    view.seats[seat.index()].hand.unwrap_or_default().faces().into_iter().collect()
}

/// Plays a card, on trial: the rule against it, if it is refused.
fn tried(room: &Room, seat: Seat, card: cards::Card) -> Option<&'static str> {
    let mut then = room.clone();
    then.act(seat, Act::Play(Action::Play(card))).err().map(|refusal| refusal.rule)
}

#[test]
fn somebody_can_always_act_and_what_is_listed_is_lawful() {
    // LAW-OPEN-8, LAW-REV-12, LAW-EXP-12, FH-PLAY-3
    for number in 0..games() {
        play(number, |room, place| {
            if room.to_act().is_empty() {
                return;
            }
            let legal = room.legal_lines();
            assert!(!legal.is_empty(), "{place}: nobody can act in {:?}", room.phase());
            let revokes = |room: &Room| laws(room)["revokes"].as_array().map_or(0, Vec::len);
            let listed = legal.iter().filter(|line| !line.ends_with('…')).collect::<Vec<_>>();
            // All of a few, one of many.
            let step = listed.len().div_ceil(4).max(1);
            for line in listed.iter().step_by(step) {
                let (seat, act) = Act::read_line(line, room.rules().seats()).unwrap();
                let mut then = room.clone();
                let done = then.act(seat, act);
                assert!(done.is_ok(), "{place}: {line} is listed and refused: {done:?}");
                let is_card = room.phase() == Some(Phase::Play);
                assert!(
                    !is_card || revokes(&then) <= revokes(room),
                    "{place}: {line} is listed and a revoke"
                );
            }
        });
    }
}

#[test]
fn a_bond_is_lawful_or_gone() {
    // LAW-REV-12, LAW-PREC-7
    let mut bound = 0;
    for number in 0..games() {
        let mut corrected = 0;
        play(number, |room, place| {
            // Some acts after a correction tell as much as all of them.
            corrected = if place.ends_with(" correct") { 12_u8 } else { corrected.saturating_sub(1) };
            if room.phase() != Some(Phase::Play) || corrected == 0 {
                return;
            }
            let game = room.view(Viewer::Referee).game.unwrap();
            let nobody_has_played = game.trick.as_ref().is_none_or(|trick| trick.plays.is_empty());
            for seat in Seat::all(room.rules().seats()) {
                let bonds: Vec<_> = held(room, seat)
                    .into_iter()
                    .filter(|&card| tried(room, seat, card) == Some("LAW-REV-12"))
                    .collect();
                bound += usize::from(!bonds.is_empty());
                assert!(
                    bonds.is_empty() || !nobody_has_played,
                    "{place}: seat {seat} is bound though nothing lies: {bonds:?}"
                );
                // What the rules let them play from the hand, as they know, must have what the bond leaves them.
                let lawful = room.if_in_turn(seat).list();
                let is_free = |action: &Action| {
                    let mut then = room.clone();
                    then.act(seat, Act::Play(*action)).is_ok()
                };
                let plays = game.seats[seat.index()].plays && !bonds.is_empty();
                assert!(!plays || lawful.iter().any(is_free), "{place}: seat {seat} is bound to a revoke");
            }
        });
    }
    assert!(bound > 5, "{bound}");
}

#[test]
fn who_corrects_plays_at_once_and_lawfully() {
    // LAW-AMB-67, LAW-ACT-9
    let mut checked = 0;
    for number in 0..games() {
        let mut correcting = None;
        play(number, |room, place| {
            let done = place.rsplit_once(": ").map_or(place, |(_, done)| done);
            let Some((seat, act)) = Seat::split_line(done) else { return };
            match act.parse::<Act>() {
                Ok(Act::Correct) => correcting = Some(seat),
                // Another may play, and look, as often as they like.
                Ok(Act::Play(_)) if correcting != Some(seat) => {}
                Ok(Act::Peek(_) | Act::Drop(_) | Act::Announce(_) | Act::Show(_)) => {}
                _ => correcting = None,
            }
            let Some(seat) = correcting.filter(|_| room.phase() == Some(Phase::Play)) else { return };
            assert_eq!(room.to_act(), SeatSet::of(seat), "{place}");
            let revokes = |room: &Room| laws(room)["revokes"].as_array().map_or(0, Vec::len);
            for card in held(room, seat) {
                let mut then = room.clone();
                let done = then.act(seat, Act::Play(Action::Play(card)));
                assert!(
                    done.is_err() || revokes(&then) == revokes(room),
                    "{place}: {seat} revokes with {card}"
                );
            }
            checked += 1;
        });
    }
    assert!(checked > 5, "{checked}");
}

/// Whether the contractor of a hand plays alone, as all know it.
fn lone_contractor(rules: &Rules, game: &five_hundred::View) -> Option<Seat> {
    let contract = game.contract.as_ref()?;
    let is_team_of_rows =
        rules.axes().layout == axis::Layout::Rows && rules.axes().failure == axis::Failure::OpponentsScore;
    let alone = match rules.axes().sides {
        axis::Sides::Solo => true,
        axis::Sides::Chosen => contract.partners_known && contract.partners.is_empty(),
        _ => contract.bid.is_misere(),
    };
    (!is_team_of_rows && (alone || contract.bid.is_misere())).then_some(contract.seat)
}

#[test]
fn exposed_cards_lie_before_those_who_hold_them_and_must_play_them() {
    // LAW-EXP-11, LAW-EXP-13, LAW-STATE-2, LAW-WID-14
    let (mut seen, mut free) = (0, 0);
    for number in 0..games() {
        let mut before = 0;
        play(number, |room, place| {
            if matches!(room.phase(), Some(Phase::Settle | Phase::Deal) | None) {
                return;
            }
            let rules = room.rules();
            let laws = laws(room);
            let exposed = lines(&laws["exposed"]);
            seen += exposed.len();
            for &(seat, card) in &exposed {
                assert!(held(room, seat).contains(&card), "{place}: {seat} {card} is exposed and not held");
            }
            let game = room.view(Viewer::Spectator).game.unwrap();
            let rows = rules.axes().layout == axis::Layout::Rows;
            for (seat, card) in lines(&laws["taken_back"]) {
                assert!(
                    rows || held(room, seat).contains(&card),
                    "{place}: {seat} {card} lies before nobody"
                );
                assert!(!exposed.contains(&(seat, card)), "{place}: {seat} {card} is exposed and taken back");
            }
            // A lone contractor's card is exposed by a corrected revoke alone.
            if let Some(contractor) = lone_contractor(rules, &game) {
                free += 1;
                let corrected: Vec<_> = laws["revokes"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter(|revoke| revoke["state"] == "corrected" && revoke["seat"] == contractor.0)
                    .filter_map(|revoke| revoke["card"].as_str()?.parse().ok())
                    .collect();
                let theirs =
                    exposed.iter().filter(|(seat, card)| *seat == contractor && !corrected.contains(card));
                // Of whoever turned out in the play to be alone, what was ruled in the play stays.
                let secret = rules.axes().sides == axis::Sides::Chosen && room.phase() == Some(Phase::Play);
                let kept = theirs.count();
                assert!(
                    kept == 0 || secret && kept <= before,
                    "{place}: {contractor} plays alone: {exposed:?}"
                );
            }
            if room.phase() == Some(Phase::Play) {
                for seat in Seat::all(rules.seats()).filter(|seat| !game.seats[seat.index()].plays) {
                    let theirs = exposed.iter().any(|(holder, _)| *holder == seat);
                    assert!(!theirs, "{place}: {seat} takes no part, and has exposed cards");
                }
            }
            before = exposed.len();
        });
    }
    assert!(seen > 50 && free > 50, "{seen} {free}");
}

#[test]
fn who_has_agreed_has_nothing_more_to_claim_about_the_play() {
    // LAW-ACT-23
    let mut checked = 0;
    for number in 0..games() {
        play(number, |room, place| {
            if room.phase() != Some(Phase::Settle)
                || room.legal_lines().iter().any(|line| line.ends_with('…'))
            {
                return;
            }
            let seats = room.rules().seats();
            for seat in Seat::all(seats).filter(|seat| !room.to_act().contains(*seat)) {
                let mut claims =
                    vec![Claim::Hand, Claim::Misdeal(Reason::Count), Claim::Misdeal(Reason::Pack)];
                let tricks = |accused| (1..=10).map(move |trick| Claim::Revoke(accused, trick));
                claims.extend(Seat::all(seats).flat_map(tricks));
                let points = hand(room)["points"].clone();
                let mut then = room.clone();
                for claim in claims {
                    then.act(seat, Act::Claim(claim)).unwrap();
                    let claimed = laws(&then)["claims"].as_array().unwrap().last().unwrap().clone();
                    assert_eq!(claimed["verdict"], "denied", "{place}: {seat} has agreed: {claim}");
                    checked += 1;
                }
                assert_eq!(hand(&then)["points"], points, "{place}");
            }
        });
    }
    assert!(checked > 500, "{checked}");
}

#[test]
fn what_has_become_lawful_stays_so() {
    // LAW-OPEN-4, LAW-STAGE-3
    let mut lapsed = 0;
    for number in 0..games() {
        let mut states = HashMap::new();
        play(number, |room, place| {
            if place.ends_with("dealt") {
                states.clear();
            }
            for look in laws(room)["looks"].as_array().into_iter().flatten() {
                let (action, state) = (look["action"].as_u64(), look["state"].clone());
                if let Some(before) =
                    states.insert(action, state.clone()).filter(|before| *before == "stands")
                {
                    assert_eq!(state, before, "{place}: {look}");
                    lapsed += 1;
                }
            }
        });
    }
    assert!(lapsed > 50, "{lapsed}");
}

#[test]
fn who_scores_nothing_gains_nothing_and_stops_no_play() {
    // LAW-EFF-5, LAW-EFF-7, LAW-END-4, LAW-END-5
    let mut scored = 0;
    for number in 0..games() {
        let mut before = Vec::new();
        play(number, |room, place| {
            if place.ends_with("dealt") {
                before = room.standing().scores;
            }
            let hand = hand(room);
            let (Some(points), Some(no_score)) =
                (hand["points"].as_array(), hand["laws"]["no_score"].as_array())
            else {
                return;
            };
            scored += 1;
            for seat in no_score {
                let points = &points[seat.as_u64().unwrap() as usize];
                assert!(points.as_i64().unwrap() <= 0, "{place}: {hand}");
            }
            let contractor = hand["contract"]["seat"].as_u64();
            if let (Some(contractor), "lost") =
                (contractor, hand["laws"]["contract"].as_str().unwrap_or_default())
            {
                assert!(points[contractor as usize].as_i64().unwrap() <= 0, "{place}: {hand}");
            }
            let partners = hand["contract"]["partners"].as_array();
            let is_opponent = |seat: u64| {
                Some(seat) != contractor && partners.is_none_or(|partners| !partners.contains(&seat.into()))
            };
            if hand["result"] == "stopped" && room.phase() == Some(Phase::Settle) {
                let target = room.rules().target();
                let is_there = |&(seat, &start): &(u64, &i32)| {
                    is_opponent(seat) && (start >= target || !no_score.contains(&seat.into()))
                };
                assert!((0..).zip(&before).any(|entry| is_there(&entry)), "{place}: {hand}");
            }
        });
    }
    assert!(scored > 50, "{scored}");
}
