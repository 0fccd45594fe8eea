//! Random hands of every preset, with every kind of contract.

use five_hundred::{Action, Bid, Choices, Deal, MisereKind, PRESETS, Rules, RulesSpec, State, Strain};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use table::{Game, Seat};

pub(crate) struct Random(ChaCha8Rng);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    pub(crate) fn below(&mut self, limit: u32) -> u32 {
        self.0.next_u32() % limit
    }
}

/// Rules on which the hand does not stop before the last trick, so that tricks can be counted to the end.
pub(crate) fn every_rules() -> Vec<(String, Rules)> {
    let mut all = Vec::new();
    for preset in PRESETS {
        let changes: [&[(&str, &str)]; 8] = [
            &[],
            &[("joker_lead", "last_trick_only")],
            &[("joker_lead", "not_void")],
            &[("first_lead", "eldest")],
            &[("all_pass", "no_trump_tricks")],
            &[("misere", "any_time"), ("misere_joker", "low")],
            &[("joker_follow", "first_round")],
            &[("misere", "any_time"), ("misere_joker", "low"), ("joker_lead", "last_trick_only")],
        ];
        for change in changes {
            let mut spec = RulesSpec::preset(preset.name).unwrap();
            assert!(spec.axes.set("stop_when_decided", "off"));
            for (axis, value) in change {
                assert!(spec.axes.set(axis, value));
            }
            let name = format!("{} {change:?}", preset.name);
            all.push((name, Rules::new(spec).unwrap()));
        }
    }
    all
}

/// Random cards.
pub(crate) fn cards(rules: &Rules, dealer: Seat, random: &mut Random) -> Deal {
    let mut pack = rules.pack_in_order();
    for i in (1..pack.len()).rev() {
        pack.swap(i, random.below(i as u32 + 1) as usize);
    }
    rules.deal_pack(&pack, dealer)
}

/// A new hand of random cards.
pub(crate) fn deal(rules: &Rules, random: &mut Random) -> State {
    let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
    let dealer = Seat(random.below(rules.seats() as u32) as u8);
    rules.deal(&mut state, dealer, &cards(rules, dealer, random));
    state
}

/// Brings a hand to its first lead: a random legal bid of the wanted kind is tried, the rest is left to chance.
pub(crate) fn to_play(rules: &Rules, state: &mut State, random: &mut Random) {
    let misere = [
        MisereKind::DoubleNullo,
        MisereKind::Closed,
        MisereKind::Open,
        MisereKind::SuperOpen,
        MisereKind::Blind,
        MisereKind::Nullo,
    ];
    let wanted = match random.below(3) {
        0 => misere.map(Bid::misere).to_vec(),
        1 => vec![Bid::tricks(7 + random.below(2) as u8, Strain::NoTrumps)],
        _ => vec![Bid::tricks(6 + random.below(5) as u8, Strain::ALL[random.below(4) as usize])],
    };
    let may_all_pass = random.below(4) == 0;
    while rules.phase(state) != Some(five_hundred::Phase::Play) {
        let Some(seat) = rules.to_act(state).first() else { return };
        let choices = rules.choices(state, seat);
        let action = match choices {
            Choices::Auction { bids, pass, .. } => {
                let bid = wanted.iter().copied().find(|&bid| bids.contains(bid) && !may_all_pass);
                match bid {
                    Some(bid) => Action::Bid(bid),
                    None if pass && random.below(12) > 0 => Action::Pass,
                    None => choices.pick(|limit| random.below(limit)),
                }
            }
            _ => choices.pick(|limit| random.below(limit)),
        };
        rules.check(state, seat, action).unwrap();
        rules.play_unchecked(state, seat, action);
    }
}

/// Plays random cards until at most this number of tricks are left, and some more cards.
pub(crate) fn to_ending(rules: &Rules, state: &mut State, tricks: u8, random: &mut Random) {
    let more = random.below(4);
    let mut played = 0;
    while let Some(position) = five_hundred::Position::new(rules, state) {
        if position.tricks_left() <= tricks {
            if played >= more {
                return;
            }
            played += 1;
        }
        let seat = rules.to_act(state).first().unwrap();
        let action = rules.choices(state, seat).pick(|limit| random.below(limit));
        rules.play_unchecked(state, seat, action);
    }
}
