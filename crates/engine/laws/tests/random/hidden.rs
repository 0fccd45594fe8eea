//! Nobody learns from the table what they couldn't see: cards that a seat doesn't see change places, or are replaced,
//! so that the pack is imperfect, and everything that the seat sees and is told stays the same.

use cards::Card;
use five_hundred::{
    Action, Deal,
    axis::{BlindMisere, PartnerReveal},
};
use laws::open_table::{Act, Claim, Phase, Reason, Room};
use serde_json::{Value, json};
use table::{DealSource, Seat, Viewer};

use crate::game::{Dice, Played, PlayedHand, exchange, games, places, play};

/// What a seat sees and is told, and what comes of every claim that it could make now.
fn told(room: &Room, seat: Seat) -> Vec<Value> {
    let seats = room.rules().seats();
    let mut claims = vec![Claim::Retract, Claim::Hand, Claim::Misdeal(Reason::Count)];
    for other in Seat::all(seats) {
        claims.extend([
            Claim::Exposed(other),
            Claim::Look(other),
            Claim::Revoke(other, 1),
            Claim::Revoke(other, 2),
        ]);
    }
    let viewer = Viewer::Seat(seat);
    let mut told = vec![
        serde_json::to_value(room.view(viewer)).unwrap(),
        serde_json::to_value(room.remembered(viewer)).unwrap(),
    ];
    for claim in claims {
        let mut then = room.clone();
        let done = then.act(seat, Act::Claim(claim));
        let view = serde_json::to_value(then.view(Viewer::Seat(seat))).unwrap();
        told.push(json!([
            done.err().map(|refusal| refusal.to_string()),
            view["laws"]["claims"],
            view["to_act"]
        ]));
    }
    told
}

/// A hand as it was dealt, and the same with other cards that the viewer doesn't see.
struct Exchanged {
    viewer: Seat,
    /// Those whose cards are others, if it isn't the kitty's.
    others: Vec<Seat>,
    faces: [Card; 2],
    rooms: [Room; 2],
}

fn dealt(played: &Played, hand: &PlayedHand, deal: &Deal, faults: &[Value]) -> Room {
    let mut room = Room::new(played.rules.clone(), played.scores.clone()).unwrap();
    room.deal(hand.dealer, &DealSource::Explicit(played.rules.deal_json(deal)), Some(faults)).unwrap();
    room
}

const fn is_call_of(act: Act) -> bool {
    matches!(act, Act::Play(Action::Call(_)))
}

/// How many acts are alike to the viewer, up to the first that names one of the cards.
fn compared(exchanged: Exchanged, acts: &[(Seat, Act)], place: &str) -> usize {
    let Exchanged { viewer, others, faces, mut rooms } = exchanged;
    let mut compared = 0;
    for &(seat, act) in acts {
        let text = act.to_string();
        let names = text.split([' ', ':']).any(|word| faces.iter().any(|card| word == card.to_string()));
        let peeks = matches!(act, Act::Peek(_)) && seat == viewer;
        let is_bid = matches!(act, Act::Play(Action::Bid(_))) && rooms[0].phase() == Some(Phase::Auction);
        // Whoever holds a card that is called may have to say so at once [FH-PART-4].
        let secret = rooms[0].rules().axes().partner_reveal == PartnerReveal::OnPlay;
        let is_call = secret && is_call_of(act);
        let theirs = others.contains(&seat) || others.is_empty();
        if names && !is_bid && !is_call && (theirs || !secret && is_call_of(act)) || peeks {
            break;
        }
        let before = rooms.clone();
        let [first, second] = &mut rooms;
        let done = [first.act(seat, act), second.act(seat, act)];
        if done[0] != done[1] {
            // Another player's own cards may bind them to something else.
            assert_ne!(seat, viewer, "{place}: {seat} {act}: {done:?}");
            break;
        }
        let [first, second] = &rooms;
        if [first, second].iter().any(|room| room.phase() == Some(Phase::Settle)) {
            break;
        }
        // Whoever names a suit for the joker has one, as at any table [FH-NOM-1].
        if (first.phase() == Some(Phase::Nominate)) != (second.phase() == Some(Phase::Nominate)) {
            break;
        }
        let watcher = Viewer::Seat(viewer);
        let view = first.view(watcher).game.unwrap();
        let shown = |seat: Seat| seat != viewer && view.seats[seat.index()].hand.is_some();
        let lays_open = Seat::all(view.seats.len()).any(shown);
        // Whoever takes up the kitty sees it.
        let is_seen = others.is_empty() && (view.kitty.is_some() || view.discards.is_some());
        if lays_open || is_seen || view.contract.is_some_and(|it| others.is_empty() && it.seat == viewer) {
            break;
        }
        assert_eq!(told(first, viewer), told(second, viewer), "{place}, seat {viewer}, after {seat} {act}");
        if done[0].is_ok() {
            let heard = [0, 1].map(|n| rooms[n].events(&before[n], seat, act, watcher));
            assert_eq!(heard[0], heard[1], "{place}, seat {viewer}, hears of {seat} {act}");
        }
        compared += 1;
    }
    compared
}

#[test]
fn hidden_cards_give_no_hint() {
    // LAW-SEE-9, LAW-OPEN-6, LAW-SEE-1, LAW-SEE-3, LAW-SEE-4, LAW-SEE-5, LAW-SEE-6, LAW-REV-13
    let mut all = 0;
    for number in 0..games() {
        let (played, _) = play(number, |_, _| {});
        let mut dice = Dice::new(!number);
        let seats = played.rules.seats();
        let viewer = dice.seat(seats);
        let Some(hand) = played.hands.first().filter(|hand| hand.faults.is_empty()) else { continue };
        let deal = table::read_deal(&played.rules, hand.dealer, &hand.source).unwrap();
        // Two cards of two others change places.
        let others: Vec<Seat> = Seat::all(seats).filter(|&seat| seat != viewer).collect();
        let (one, two) = (others[0], others[dice.below(others.len())]);
        let card = |seat: Seat, dice: &mut Dice| deal.hands[seat.index()].nth(dice.below(10) as u32);
        let (Some(a), Some(b)) = (card(one, &mut dice), card(two, &mut dice)) else { continue };
        if one == two || a.face() == b.face() {
            continue;
        }
        let mut other = deal;
        for (seat, away, new) in [(one, a, b), (two, b, a)] {
            other.hands[seat.index()].remove(away);
            other.hands[seat.index()].insert(new);
        }
        let rooms = [deal, other].map(|deal| dealt(&played, hand, &deal, &[]));
        let exchanged = Exchanged { viewer, others: vec![one, two], faces: [a.face(), b.face()], rooms };
        all += compared(exchanged, &hand.acts, &format!("game {number}"));
    }
    assert!(all > 200, "{all}");
}

#[test]
fn nothing_tells_what_is_missing_or_doubled() {
    // LAW-SEE-6, LAW-SEE-9, LAW-OPEN-6, LAW-AMB-74
    let mut all = 0;
    for number in 0..games() {
        let (played, _) = play(number, |_, _| {});
        let mut dice = Dice::new(!number);
        let seats = played.rules.seats();
        let viewer = dice.seat(seats);
        let Some(hand) = played.hands.first().filter(|hand| hand.faults.is_empty()) else { continue };
        let deal = table::read_deal(&played.rules, hand.dealer, &hand.source).unwrap();
        let has_kitty = deal.kitties[1].is_empty() && !deal.kitties[0].is_empty();
        let place = dice.below(seats + usize::from(has_kitty));
        if place == viewer.index() {
            continue;
        }
        let pack = played.rules.pack();
        let mut wrong = deal;
        let mut there = places(&mut wrong, seats);
        let away = there[place].nth(dice.below(there[place].len() as usize) as u32).unwrap();
        let extra = pack.nth(dice.below(pack.len() as usize) as u32).unwrap();
        let Some(fault) = exchange(there[place], pack, away, extra) else { continue };
        let rooms = [dealt(&played, hand, &deal, &[]), dealt(&played, hand, &wrong, &[fault])];
        let others = if place == seats { Vec::new() } else { vec![Seat(place as u8)] };
        let exchanged = Exchanged { viewer, others, faces: [away.face(), extra.face()], rooms };
        all += compared(exchanged, &hand.acts, &format!("game {number}, {away} is another {extra}"));
    }
    assert!(all > 200, "{all}");
}

#[test]
fn who_has_not_looked_learns_nothing_of_their_own_hand() {
    // FH-BID-4, LAW-SEE-9, LAW-ACT-1, LAW-ACT-2, LAW-ACT-3
    let mut all = 0;
    for number in 0..games() * 2 {
        let (played, _) = play(number, |_, _| {});
        let mut dice = Dice::new(!number);
        let viewer = dice.seat(played.rules.seats());
        let other = viewer.after(1, played.rules.seats());
        let blind = played.rules.axes().blind_misere == BlindMisere::On;
        let Some(hand) = played.hands.first().filter(|hand| blind && hand.faults.is_empty()) else {
            continue;
        };
        let deal = table::read_deal(&played.rules, hand.dealer, &hand.source).unwrap();
        let (Some(a), Some(b)) = (deal.hands[viewer.index()].nth(3), deal.hands[other.index()].nth(5)) else {
            continue;
        };
        let mut changed = deal;
        for (seat, away, new) in [(viewer, a, b), (other, b, a)] {
            changed.hands[seat.index()].remove(away);
            changed.hands[seat.index()].insert(new);
        }
        let mut rooms = [deal, changed].map(|deal| dealt(&played, hand, &deal, &[]));
        for &(seat, act) in &hand.acts {
            let is_theirs = seat == viewer && matches!(act, Act::Play(_) | Act::Peek(_));
            let names = [a, b].iter().any(|card| act.to_string().ends_with(&format!(" {card}")));
            if is_theirs || names || rooms[0].phase() != Some(Phase::Auction) {
                break;
            }
            let done = rooms.each_mut().map(|room| room.act(seat, act));
            if done[0] != done[1] {
                break;
            }
            assert_eq!(told(&rooms[0], viewer), told(&rooms[1], viewer), "game {number}: {seat} {act}");
            for card in [a, b].map(Card::face) {
                for shows in [Act::Drop(card), Act::Announce(card), Act::Show(card), Act::TakeBack(card)] {
                    let done = rooms.each_ref().map(|room| room.clone().act(viewer, shows));
                    assert_eq!(done[0], done[1], "game {number}: {viewer} {shows}");
                }
            }
            all += 1;
        }
    }
    assert!(all > 10, "{all}");
}
