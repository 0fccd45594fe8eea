//! Bots know only what they see: exchanging cards among places that a player can't look into changes no decision of
//! theirs.

#![allow(clippy::unwrap_used, reason = "a test may")]

use cards::{Card, CardSet};
use five_hundred::{Action, Deal, PRESETS, Rules, RulesSpec, State};
use kookaburra_players::{
    Player,
    five_hundred::{Bot, Decision, Expert, Skill},
    seed_of,
};
use table::{Game, Recall, Seat, Viewer, shuffle};

/// The decisions of seat 0 in the auction, in the exchange and at the first lead; the others pass.
fn decisions(rules: &Rules, deal: &Deal, player: &mut dyn Player<Rules>) -> Vec<Decision> {
    let mut state: State = rules.start(&vec![0; rules.seats()]).unwrap();
    rules.deal(&mut state, Seat(rules.seats() as u8 - 1), deal);
    let mut decisions = Vec::new();
    while let Some(seat) = rules.to_act(&state).first() {
        let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
        if view.tricks_played > 0 || view.trick.is_some() {
            break;
        }
        if seat != Seat(0) && !view.choices.contains(Action::Pass) {
            // A partner's card for a nullo: from here on seat 0 knows more.
            break;
        }
        let action = if seat == Seat(0) {
            let decision = player.decide(rules, &view);
            decisions.push(decision);
            decision.action
        } else {
            Action::Pass
        };
        rules.check(&state, seat, action).unwrap();
        rules.play_unchecked(&mut state, seat, action);
    }
    decisions
}

/// The same cards for seat 0 and in the kitty and where all can see them; the other hands dealt anew.
fn exchanged(rules: &Rules, deal: &Deal, seed: u64) -> Deal {
    let mut other = *deal;
    let mut hidden: Vec<Card> =
        deal.hands[1..rules.seats()].iter().fold(deal.dead, |all, &hand| all | hand).to_canonical();
    shuffle(seed_of(seed, 99), &mut hidden);
    let mut hidden = hidden.into_iter();
    for hand in &mut other.hands[1..rules.seats()] {
        *hand = hidden.by_ref().take(10).collect();
    }
    other.dead = hidden.collect::<CardSet>();
    other
}

#[test]
fn hidden_cards_change_no_decision() {
    // FH-VIEW-5
    let mut led = 0;
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        for series in 0..6 {
            let mut pack = rules.pack_in_order();
            shuffle(seed_of(series, 7), &mut pack);
            let deal = rules.deal_pack(&pack, Seat(rules.seats() as u8 - 1));
            let here = decisions(&rules, &deal, &mut Bot::new(1));
            led += usize::from(here.len() > 2);
            for seed in 0..3 {
                let other = exchanged(&rules, &deal, seed);
                assert_eq!(decisions(&rules, &other, &mut Bot::new(1)), here, "{}", preset.name);
            }
        }
    }
    assert!(led > 30, "seat 0 played only {led} contracts");
}

#[test]
fn they_change_no_decision_of_one_who_searches() {
    // FH-VIEW-5: what the bot looks at is made up from its view.
    let skill = Skill {
        worlds: 3,
        worlds_for_calls: 2,
        worlds_for_exchange: 2,
        nodes: 8_000,
        infers: true,
        cores: 1,
    };
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        for (series, cores) in [(0, 1), (1, 2)] {
            let mut pack = rules.pack_in_order();
            shuffle(seed_of(series, 7), &mut pack);
            let deal = rules.deal_pack(&pack, Seat(rules.seats() as u8 - 1));
            let other = exchanged(&rules, &deal, series);
            let expert = || Expert::new(1, skill.on_cores(cores));
            let [here, there] = [deal, other].map(|deal| decisions(&rules, &deal, &mut expert()));
            assert_eq!(here, there, "{} on {cores}", preset.name);
        }
    }
}
