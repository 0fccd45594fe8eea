//! Rummy bots know only what they see: exchanging cards that a player can't see changes no decision of theirs.

#![allow(clippy::unwrap_used, reason = "a test may")]

use cards::Card;
use kookaburra_players::{
    Player,
    rummy::{Bot, Decision, Expert, Skill},
    seed_of,
};
use rummy_500::{Action, Deal, PRESETS, Preset, Rules, RulesSpec, State};
use table::{BySeat, Game, Recall, Seat, Viewer, shuffle};

const DEALER: Seat = Seat(1);

fn deal(rules: &Rules, series: u64) -> Deal {
    let mut pack = rules.pack_in_order();
    shuffle(seed_of(series, 3), &mut pack);
    rules.deal_pack(&pack, DEALER)
}

/// The game of a deal after these actions; `None` if they can't be done in it.
fn replayed(rules: &Rules, deal: &Deal, actions: &[(Seat, Action)]) -> Option<State> {
    let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
    rules.deal(&mut state, DEALER, deal);
    for &(seat, action) in actions {
        rules.check(&state, seat, action).ok()?;
        rules.play_unchecked(&mut state, seat, action);
    }
    Some(state)
}

/// What the player in turn decides.
fn decision(rules: &Rules, state: &State, seat: Seat, player: &mut impl Player<Rules>) -> Decision {
    player.decide(rules, &rules.view(state, Viewer::Seat(seat), Recall::Perfect))
}

/// The cards that a seat can't see and nobody has shown, but for jokers: views don't tell which of two it is.
fn hidden(rules: &Rules, state: &State, seat: Seat) -> Vec<Card> {
    let view = rules.view(state, Viewer::Referee, Recall::Perfect);
    let hands = Seat::all(rules.seats()).filter(|&other| other != seat);
    let held = hands.flat_map(|other| {
        let seat = &view.seats[other.index()];
        let known = seat.known;
        seat.hand.unwrap().into_iter().filter(move |&card| known.find_one(card).is_none())
    });
    let stock = view.stock_cards.as_deref().unwrap_or_default();
    held.chain(stock.iter().copied()).filter(|card| !card.is_joker()).collect()
}

fn exchanged(deal: &Deal, one: Card, other: Card) -> Deal {
    let swap = |card: Card| match card {
        _ if card == one => other,
        _ if card == other => one,
        _ => card,
    };
    Deal {
        hands: BySeat::from_fn(|seat| deal.hands[seat].into_iter().map(swap).collect()),
        stock: deal.stock.iter().copied().map(swap).collect(),
        discard: deal.discard.map(swap),
        later: deal.later.clone(),
    }
}

#[test]
fn hidden_cards_change_no_decision() {
    // RM-INFO-1, RM-INFO-3
    let compared = compare(PRESETS, 40, || Bot::new(1));
    assert!(compared > 500, "only {compared} positions could be compared");
}

#[test]
fn hidden_cards_change_no_decision_of_who_imagines_them() {
    // RM-INFO-1, RM-INFO-3
    let skill = Skill { worlds: 3, patience: 6, candidates: 3, rounds: 1, turns: 20, infers: true, cores: 1 };
    for (cores, presets) in [(1, &PRESETS[..4]), (2, &PRESETS[4..6])] {
        let compared = compare(presets, 24, || Expert::new(1, skill.on_cores(cores)));
        assert!(compared > 50, "only {compared} positions could be compared");
    }
}

/// Plays a deal of each preset for a number of actions, exchanging hidden cards at each; how many positions were
/// compared.
fn compare<P: Player<Rules>>(presets: &'static [Preset], most: usize, player: impl Fn() -> P) -> u32 {
    let mut compared = 0;
    for (series, preset) in (0..).zip(presets) {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        let deal = deal(&rules, series);
        let mut actions = Vec::new();
        while let Some(state) = replayed(&rules, &deal, &actions).filter(|_| actions.len() < most) {
            let Some(seat) = rules.turn(&state) else { break };
            let here = decision(&rules, &state, seat, &mut player());
            let mut cards = hidden(&rules, &state, seat);
            shuffle(seed_of(series, actions.len() as u64), &mut cards);
            for pair in cards.chunks_exact(2).take(4) {
                let other = exchanged(&deal, pair[0], pair[1]);
                let Some(other) = replayed(&rules, &other, &actions) else { continue };
                // Whether there is a claim window may depend on what others hold, and is public.
                if rules.phase(&other) == rules.phase(&state) {
                    let there = decision(&rules, &other, seat, &mut player());
                    assert_eq!(there, here, "{}: {actions:?}", preset.name);
                    compared += 1;
                }
            }
            actions.push((seat, here.action));
        }
    }
    compared
}
