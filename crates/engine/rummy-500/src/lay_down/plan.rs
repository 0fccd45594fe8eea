//! From the best end back to its beginning: the melds and lay-offs that lead there.

use cards::{Card, Suit, SuitSet};

use super::{
    GroupMove, LayDown, Move, Node, Search, Step,
    threads::{Kind, Thread, ThreadMove},
};
use crate::{
    action::Action,
    holding::pieces,
    meld::{HIGH_ACE, Meld, card_at, places_between, rank_at},
    meld_card::MeldCard,
};

/// A run of the plan: its state, and its cards so far.
struct Growing {
    thread: Thread,
    suit: Suit,
    low: u8,
    high: u8,
    jokers: u16,
}

impl Search<'_> {
    /// The plan that ends in this node of the last layer.
    pub(super) fn plan(&self, layers: &[(Option<Step>, Vec<Node>)], end: usize) -> LayDown {
        let points = layers.last().and_then(|(_, nodes)| nodes.get(end)).map_or(0, |node| node.points);
        let mut moves = Vec::new();
        let mut at = end;
        for pair in layers.windows(2).rev() {
            let [(_, before), (Some(step), after)] = pair else { continue };
            let node = after[at];
            let parent = &before[node.before as usize];
            let mut found = None;
            self.each_move(&parent.front, *step, &mut |front, more, moves| {
                if found.is_none() && front == node.front && parent.points + more == node.points {
                    found = Some(moves.to_vec());
                }
            });
            moves.extend(found.unwrap_or_default().into_iter().rev());
            at = node.before as usize;
        }
        moves.reverse();
        let actions = self.actions(&moves);
        let mut kept = self.hand;
        for action in &actions {
            kept -= match *action {
                Action::Meld(meld) => pieces(kept, meld).unwrap_or_default(),
                Action::Lay(card, _) => kept.find_one(card.card()).into_iter().collect(),
                _ => continue,
            };
        }
        LayDown { points, kept, actions }
    }

    /// The moves as actions: what places the card that is owed first, then new melds, then lay-offs.
    fn actions(&self, moves: &[Move]) -> Vec<Action> {
        let mut growing: Vec<Growing> = Vec::new();
        let mut bundles: Vec<Vec<Action>> = Vec::new();
        for step in moves {
            match *step {
                Move::Thread(suit, place, step) => extend(&mut growing, suit, place, step),
                Move::Group(place, GroupMove::Lay(number, filler)) => {
                    let natural = |suit| MeldCard::Natural(Card::new(suit, rank_at(place)));
                    bundles.push(vec![Action::Lay(filler.map_or(MeldCard::Joker, natural), number)]);
                }
                Move::Group(place, GroupMove::Meld(bits, jokers)) => {
                    let suits: SuitSet =
                        Suit::ALL.into_iter().filter(|&suit| bits >> suit as u8 & 1 == 1).collect();
                    bundles.push(vec![Action::Meld(Meld::Group { rank: rank_at(place), suits, jokers })]);
                }
            }
        }
        // Below a run before above it: an ace is low only as long as there is no king [RM-LAY-6].
        growing.sort_by_key(|run| (run.suit, run.thread.run, matches!(run.thread.kind, Kind::Above(_))));
        let same_run =
            |one: &Growing, other: &Growing| (one.suit, one.thread.run) == (other.suit, other.thread.run);
        let (new, old): (Vec<_>, Vec<_>) = growing.into_iter().partition(|run| run.thread.is_new());
        bundles.extend(new.iter().map(|run| self.run_actions(run)));
        let bundle = |runs: &[Growing]| runs.iter().flat_map(|run| self.run_actions(run)).collect();
        bundles.extend(old.chunk_by(same_run).map(bundle));
        let pays = |actions: &Vec<Action>| {
            actions.iter().any(|action| match *action {
                Action::Meld(meld) => self.owed.is_some_and(|owed| meld.contains(owed.card)),
                Action::Lay(card, _) => self.pays(card.card(), false, true),
                _ => false,
            })
        };
        let lays = |actions: &Vec<Action>| !matches!(actions[..], [Action::Meld(_), ..]);
        bundles.sort_by_key(|actions| (!pays(actions), lays(actions)));
        let mut actions = bundles.concat();
        if self.owed.is_some_and(|owed| owed.at_once) {
            // What places the card comes before all else, and needs nothing before it [RM-DRAW-10].
            let places = |action: &Action| match *action {
                Action::Meld(meld) => self.owed.is_some_and(|owed| meld.contains(owed.card)),
                Action::Lay(card, number) => {
                    self.pays(card.card(), false, true) && self.melds.with(card, number).is_some()
                }
                _ => false,
            };
            if let Some(first) = actions.iter().position(places) {
                actions[..=first].rotate_right(1);
            }
        }
        actions
    }

    fn run_actions(&self, run: &Growing) -> Vec<Action> {
        let Growing { suit, low, high, jokers, .. } = *run;
        if run.thread.is_new() {
            let part = |low, high| {
                Action::Meld(Meld::Run { suit, low, high, jokers: jokers & places_between(low, high) })
            };
            // From ace to ace is one card too many for a run, and enough for two.
            return if low == 0 && high == HIGH_ACE {
                vec![part(0, HIGH_ACE / 2), part(HIGH_ACE / 2 + 1, HIGH_ACE)]
            } else {
                vec![part(low, high)]
            };
        }
        let number = self.runs[suit][usize::from(run.thread.run)].number;
        let lay = |place: u8| {
            let card = card_at(suit, place);
            let is_joker = jokers >> place & 1 == 1;
            Action::Lay(if is_joker { MeldCard::JokerAs(card) } else { MeldCard::Natural(card) }, number)
        };
        match run.thread.kind {
            Kind::Above(_) => (low..=high).map(lay).collect(),
            _ => (low..=high).rev().map(lay).collect(),
        }
    }
}

/// Lays a card at one of the growing runs that were in this state, or starts a run with it.
fn extend(growing: &mut Vec<Growing>, suit: Suit, place: u8, step: ThreadMove) {
    let jokers = u16::from(step.joker) << place;
    let fits = |run: &&mut Growing| run.suit == suit && run.high + 1 == place && run.thread == step.from;
    match growing.iter_mut().find(fits) {
        Some(run) if step.from != Thread::NONE => {
            run.thread = step.to;
            run.high = place;
            run.jokers |= jokers;
        }
        _ => growing.push(Growing { thread: step.to, suit, low: place, high: place, jokers }),
    }
}
