//! When the rest of a hand can't change anything any more \[FH-END-11\]: held against all the ways in which the tricks
//! to come can fall, and against hands that are played on.

use five_hundred::{Action, Bid, Choices, HandEnd, HandFacts, HandResult, Phase, Rules, State};
use table::{BySeat, Game, Recall, Seat, Standing, Viewer};

use crate::common::{Hand, Random, random_rules, rules, shuffled_deal, telling_scores};

/// What all can see of it.
fn settled(rules: &Rules, state: &State) -> Option<HandResult> {
    rules.settled_result(&rules.view(state, Viewer::Spectator, Recall::Table))
}

/// Adds `left` tricks to these seats in every way; each gets a card point with its first where cards are counted.
fn spread(seats: &[Seat], left: u8, facts: HandFacts, cards: bool, each: &mut dyn FnMut(&HandFacts)) {
    let Some((&seat, others)) = seats.split_first() else { return };
    let least = if others.is_empty() { left } else { 0 };
    for tricks in least..=left {
        let mut facts = facts;
        facts.tricks[seat] += tricks;
        facts.card_points[seat] += i32::from(cards && tricks > 0);
        if others.is_empty() { each(&facts) } else { spread(others, left - tricks, facts, cards, each) }
    }
}

/// The result and the points, if they are the same however the rest falls: a second reading of the rule.
fn fixed(rules: &Rules, state: &State) -> Option<HandResult> {
    let inside = rules.inside(state);
    let contract = inside.contract().filter(|contract| contract.disclosed)?;
    let out = rules.lying_out(contract.bid, contract.seat);
    let seats: Vec<Seat> = Seat::all(rules.seats()).filter(|&seat| !out.contains(seat)).collect();
    let cards = rules.axes().card_points.text() == "on" && !contract.bid.is_misere();
    let mut facts = inside.facts(HandEnd::PlayedOut);
    if !cards {
        facts.card_points = BySeat::default();
    }
    let mut found = None;
    let mut same = true;
    spread(&seats, 10 - inside.finished(), facts, cards, &mut |facts| {
        let score = rules.score_hand(facts, state.scores()).unwrap();
        same &= *found.get_or_insert(score) == score;
    });
    found.filter(|_| same).map(|score| score.result)
}

fn play(rules: &Rules, state: &mut State, random: &mut Random) {
    while let Some(seat) = rules.to_act(state).first() {
        let action = rules.choices(state, seat).pick(|n| random.below(n));
        rules.play_unchecked(state, seat, action);
    }
}

/// Goes on in every way, at most as many as `most`.
fn every_end(rules: &Rules, state: &State, most: &mut u32, end: &mut dyn FnMut(&State)) {
    if *most == 0 {
        return;
    }
    let Some(seat) = rules.to_act(state).first() else {
        *most -= 1;
        return end(state);
    };
    for action in rules.legal(state, seat).actions {
        let mut next = *state;
        rules.play_unchecked(&mut next, seat, action);
        every_end(rules, &next, most, end);
    }
}

fn outcome(rules: &Rules, state: &State) -> (Vec<i32>, Option<HandResult>, Standing) {
    let view = rules.view(state, Viewer::Referee, Recall::Table);
    let outcome = view.outcome.unwrap();
    (outcome.points, Some(outcome.result), rules.standing(state))
}

#[test]
fn a_hand_is_settled_exactly_where_no_line_of_play_changes_anything() {
    // FH-END-11
    let mut random = Random::new(1_911);
    let (mut agreed, mut ends) = ([0; 2], 0);
    for _ in 0..1_200 {
        let rules = random_rules(&mut random);
        let scores = telling_scores(&rules, &mut random);
        let Ok(mut state) = rules.start(&scores) else { continue };
        let dealer = Seat(random.below(rules.seats() as u32) as u8);
        rules.deal(&mut state, dealer, &shuffled_deal(&rules, dealer, &mut random));
        while let Some(seat) = rules.to_act(&state).first() {
            let between = rules.phase(&state) == Some(Phase::Play) && rules.inside(&state).trick().is_empty();
            if between {
                let (told, truth) = (settled(&rules, &state), fixed(&rules, &state));
                // Where play may be stopped, nothing is promised, nor where points of cards that were taken long ago
                // may have filled what tricks can pay.
                let axes = rules.axes();
                let counts_unseen =
                    axes.card_points.text() == "on" && axes.defender_limit.text().starts_with("cap");
                if !rules.stops_when_decided() && !counts_unseen || told.is_some() {
                    assert_eq!(
                        told,
                        truth,
                        "{:?} {scores:?} {:?}",
                        rules.spec().changes().collect::<Vec<_>>(),
                        state.scores()
                    );
                }
                agreed[usize::from(told.is_some())] += 1;
                if told.is_some() {
                    let mut played = state;
                    play(&rules, &mut played, &mut random);
                    let one = outcome(&rules, &played);
                    assert_eq!(one.1, told);
                    let few = if rules.inside(&state).finished() >= 7 { 300 } else { 12 };
                    every_end(&rules, &state, &mut few.clone(), &mut |end| {
                        ends += 1;
                        assert_eq!(outcome(&rules, end), one, "{:?}", rules.spec());
                    });
                    for _ in 0..5 {
                        let mut other = state;
                        play(&rules, &mut other, &mut random);
                        assert_eq!(outcome(&rules, &other), one, "{:?}", rules.spec());
                    }
                }
            }
            let choices = rules.choices(&state, seat);
            let calm = matches!(choices, Choices::Auction { pass: true, .. }) && random.below(3) > 0;
            let action = if calm { Action::Pass } else { choices.pick(|n| random.below(n)) };
            rules.play_unchecked(&mut state, seat, action);
        }
    }
    assert!(agreed[1] > 300 && agreed[0] > 1_000 && ends > 3_000, "{agreed:?} {ends}");
}

/// Seat 0 bids, the others pass; discards keep the dealt hand.
fn contract(preset: &str, changes: &[(&str, &str)], start: &[i32], cards: &str, bid: &str) -> Hand {
    let rules = rules(preset, changes);
    let seats = rules.seats();
    let mut hand = Hand::with_scores(rules, start, (seats - 1) as u8, cards);
    hand.play(&format!("0 {bid}"));
    for seat in 1..seats {
        hand.play(&format!("{seat} pass"));
    }
    hand.keep_the_dealt_hand();
    if hand.phase() == "nominate" {
        hand.play("0 nominate none");
    }
    hand
}

impl Hand {
    fn settled(&self) -> Option<HandResult> {
        settled(&self.rules, &self.state)
    }
}

#[test]
fn a_lost_open_misere_is_settled_with_the_trick_that_loses_it() {
    // FH-SCO-7
    let misere = |changes: &[(&str, &str)]| {
        let mut hand = contract("australian-4", changes, &[0; 4], "0: AS | 1: 5S | 3: 6S", "open-misere");
        assert_eq!(hand.settled(), None);
        hand.play("0 AS; 1 5S");
        assert_eq!(hand.settled(), None);
        hand.play("3 6S").settled()
    };
    assert_eq!(misere(&[]), Some(HandResult::Failed));
    assert_eq!(misere(&[("misere_defender_tricks", "10")]), None);
}

/// After how many tricks a hand is settled in which seat 0 wins them all with the highest trumps.
fn after(preset: &str, changes: &[(&str, &str)], start: &[i32], bid: &str) -> usize {
    let cards = if preset.starts_with("quebec") {
        "X Y JS JC AS KS QS 10S 9S 8S"
    } else {
        "X JS JC AS KS QS 10S 9S 8S 7S"
    };
    let mut hand = contract(preset, changes, start, &format!("0: {cards}"), bid);
    for (tricks, card) in cards.split(' ').take(9).enumerate() {
        if hand.settled().is_some() {
            return tricks;
        }
        hand.play(&format!("0 {card}")).finish_trick();
    }
    9
}

#[test]
fn a_contract_that_is_made_is_settled_where_tricks_pay_nothing() {
    // FH-SCO-4, FH-SCO-6, FH-SCO-8
    assert_eq!(after("quebec-4", &[], &[0; 4], "7S"), 7);
    // All ten tricks would score more.
    assert_eq!(after("quebec-4", &[("slam", "at_least_250")], &[0; 4], "7S"), 9);
    // Tricks pay the opponents, unless they are frozen.
    let australian = [("slam", "none")];
    assert_eq!(after("australian-4", &australian, &[0; 4], "7S"), 9);
    let frozen = [("slam", "none"), ("defender_limit", "freeze_490")];
    assert_eq!(after("australian-4", &frozen, &[0, 490, 0, 490], "7S"), 7);
    assert_eq!(after("australian-4", &frozen, &[0, 480, 0, 480], "7S"), 9);
    // Cards count.
    assert_eq!(after("quebec-4", &[("card_points", "on")], &[0; 4], "7S"), 9);
}

#[test]
fn a_bid_without_a_card_played_is_settled_only_by_its_tricks() {
    let ten = Bid::tricks(10, five_hundred::Strain::Spades).to_string();
    let mut hand = contract("quebec-4", &[], &[0; 4], "0: AH 4C | 1: X", &ten);
    assert_eq!(hand.settled(), None);
    hand.finish(|hand| hand.tricks()[1] > 0);
    assert_eq!(hand.settled(), None, "it is over");
}
