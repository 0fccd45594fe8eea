//! Looking ahead in one world: the auction ends, a player by rules of thumb does the exchange, and the solver says how
//! the play would go, or they play it out too.

use cards::{Card, CardSet, Suit};
use five_hundred::{Action, Choices, MisereKind, Position, Rules, State, Strain};
use solver::{Budget, Solver};
use table::{Game, Recall, Seat, Viewer};

use super::stakes::Stakes;
use crate::{
    five_hundred::{Bot, discard, ranking::Ranking},
    race::Worth,
};

/// The worlds' common means.
pub(crate) struct Lookahead<'a> {
    rules: &'a Rules,
    stakes: Stakes<'a>,
    solver: &'a mut Solver,
    /// Cards that may still be played in searches.
    pub(crate) nodes: u64,
    /// Cards that one search may play.
    most: u64,
    /// The solution of the world at hand.
    solved: Vec<(Position, f64)>,
    /// The chance of one's own misère after each card, where defenders don't see one's hand.
    prospects: Vec<(Card, f32)>,
    /// Whether the others go on calling.
    auction_goes_on: bool,
}

/// A model of the others, and of the player in later turns. One for all: it knows only its view anyhow.
const MODEL: u64 = 0x6b6f_6f6b;

impl<'a> Lookahead<'a> {
    pub(crate) fn new(rules: &'a Rules, stakes: Stakes<'a>, solver: &'a mut Solver, nodes: u64) -> Self {
        Self {
            rules,
            stakes,
            solver,
            nodes,
            most: (nodes / SHARE).max(LEAST),
            solved: Vec::new(),
            prospects: Vec::new(),
            auction_goes_on: false,
        }
    }

    /// The same in an auction in which a partner is still to call, and calls only once: passing leaves it to them.
    pub(crate) fn with_calls_to_come(self, auction_goes_on: bool) -> Self {
        Self { auction_goes_on, ..self }
    }

    /// The same for a misère of the player's own: a world in which it fails once all cards are seen is not lost yet.
    pub(crate) fn hoping(self, prospects: Vec<(Card, f32)>) -> Self {
        Self { prospects, ..self }
    }

    /// Forgets what was solved: another world follows.
    pub(crate) fn next_world(&mut self) {
        self.solved.clear();
    }

    /// The worth of every card in this state; nothing if it isn't in play.
    pub(crate) fn cards(&mut self, state: &State) -> Vec<(Action, Worth)> {
        let Some(position) = Position::new(self.rules, state) else { return Vec::new() };
        let results = self.results(state, &position);
        let mut budget = Budget { nodes: self.most.min(self.nodes.max(LEAST)), go_on: &mut |_| true };
        let solution = self.solver.solve_within(&position, true, &mut budget);
        self.nodes = self.nodes.saturating_sub(solution.nodes);
        let worth = |low: u8, high: u8| {
            let mut worth = results[usize::from(low.min(10))].times(0.5);
            worth.add(0.5, results[usize::from(high.min(10))]);
            worth
        };
        let cards = solution.cards.into_iter().map(|card| {
            let seen = worth(card.value.low, card.value.high);
            (card.action, self.with_hope(card.action, seen, &results))
        });
        cards.collect()
    }

    /// What a card of one's own misère is worth, given what it is worth once all cards are seen.
    fn with_hope(&self, action: Action, seen: Worth, results: &[Worth; 11]) -> Worth {
        let (Action::Play(card) | Action::Lead(card, _)) = action else { return seen };
        let prospect = self.prospects.iter().find(|(other, _)| *other == card.face());
        let hope = prospect.map_or(0.0, |&(_, chance)| HOPE * f64::from(chance));
        let mut worth = seen.times(1.0 - hope);
        worth.add(hope, results[1]);
        worth
    }

    /// What an action of the auction or the exchange leads to.
    pub(crate) fn action(&mut self, state: &State, action: Action) -> Worth {
        let mut next = *state;
        let Some(seat) = self.rules.to_act(&next).first() else { return Worth::default() };
        self.rules.play_unchecked(&mut next, seat, action);
        self.finish_exchange(&mut next);
        let Some(position) = Position::new(self.rules, &next) else {
            // Thrown in.
            return Worth { points: self.stakes.worth(state, &next), made: 0.0, tricks: 0.0 };
        };
        let mut tricks = self.tricks(&position);
        if position.misere {
            tricks = self.unseen_misere(&next, &position, tricks);
        }
        let results = self.results(&next, &position);
        let below = results[(tricks.floor() as usize).min(10)];
        let above = results[(tricks.ceil() as usize).min(10)];
        let mut worth = below.times(1.0 - tricks.fract());
        worth.add(tricks.fract(), above);
        worth
    }

    /// The chance of a misère whose defenders don't see the cards as the solver does. Where it fails with all cards
    /// seen it may still succeed, the safer its cards, the likelier.
    fn unseen_misere(&self, state: &State, position: &Position, seen: f64) -> f64 {
        let safe = |seat: Seat| {
            let hand = position.held[seat.index()];
            let mut ranking = Ranking::new(self.rules, Strain::NoTrumps);
            ranking.low = position.low_jokers;
            for suit in Suit::ALL {
                ranking = ranking.nominated(hand & CardSet::JOKERS & position.suits[suit], suit);
            }
            let out = self.rules.pack() - hand;
            let field = discard::field(self.rules, seat, out.len(), true);
            f64::from(field.safety(&ranking, hand, out))
        };
        let safe: f64 = position.party.iter().map(safe).product();
        // Before an open one the defenders see nothing either, but after the first trick they see what matters.
        let open =
            self.rules.view(state, Viewer::Spectator, Recall::Table).contract.is_some_and(|contract| {
                contract.bid.is(MisereKind::Open) || contract.bid.is(MisereKind::SuperOpen)
            });
        let lucky = if open { LUCKY_OPEN_MISERE } else { LUCKY_MISERE };
        seen * SURE_MISERE + (1.0 - seen) * lucky * safe
    }

    fn results(&self, state: &State, position: &Position) -> [Worth; 11] {
        let referee = self.rules.view(state, Viewer::Referee, Recall::Table);
        let won: Vec<u8> = referee.seats.iter().map(|seat| seat.tricks).collect();
        self.stakes.by_result(state, position, &won)
    }

    /// Lets the model act until cards are played, or the hand is over. In the auction the others pass, as a rule: what
    /// a bid is worth is what its contract is worth. Guessing how they would go on proved to tell more about the guess
    /// than the bid.
    fn finish_exchange(&self, state: &mut State) {
        let mut model = Bot::new(MODEL);
        while Position::new(self.rules, state).is_none() {
            let Some(seat) = self.rules.to_act(state).first() else { return };
            let action = match self.rules.choices(state, seat) {
                Choices::Auction { pass: true, .. } if !self.auction_goes_on => Action::Pass,
                Choices::Auction { look: true, .. } => Action::Look,
                _ => {
                    let view = self.rules.view(state, Viewer::Seat(seat), Recall::Perfect);
                    model.decide(self.rules, &view).action
                }
            };
            if self.rules.check(state, seat, action).is_err() {
                return;
            }
            self.rules.play_unchecked(state, seat, action);
        }
    }

    /// Tricks of the contractor's side, each position searched once.
    fn tricks(&mut self, position: &Position) -> f64 {
        if let Some(&(_, tricks)) = self.solved.iter().find(|(known, _)| known == position) {
            return tricks;
        }
        let mut budget = Budget { nodes: self.most.min(self.nodes.max(LEAST)), go_on: &mut |_| true };
        let solution = self.solver.solve_within(position, false, &mut budget);
        self.nodes = self.nodes.saturating_sub(solution.nodes);
        let tricks = f64::from(solution.value.low + solution.value.high) / 2.0;
        self.solved.push((*position, tricks));
        tricks
    }
}

/// How much of the chance against players who don't see one's hand counts where the misère fails with all cards seen.
const HOPE: f64 = 0.5;
/// How often a misère is made that succeeds with all cards seen, and one that doesn't, when its cards are safe.
const SURE_MISERE: f64 = 0.9;
const LUCKY_MISERE: f64 = 0.5;
const LUCKY_OPEN_MISERE: f64 = 0.25;
/// The part of the budget that one search may take.
const SHARE: u64 = 8;
/// Fewer cards would tell nothing.
const LEAST: u64 = 2_000;
