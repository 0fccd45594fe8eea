//! The best way to go on after the draw: which melds to lay, which cards to lay off, and which card to discard, found
//! by trying the melds of the hand in every combination, within limits.

use cards::{Card, CardSet};
use rummy_500::{
    Action, Meld, MeldCard, Owed,
    axis::{GoingOut, UnplayableEnforcement},
    kernel::{Holding, Openings, pieces},
};

use super::{
    danger::Dangers,
    known::Known,
    layout::{face_of, melds_with},
    stakes::Stakes,
    worth::{Held, worth},
};

/// Trials beyond the limit, until one keeps what is owed.
const LAST_TRIALS: u32 = 60;

/// What the player does until the end of their turn, and what that is worth.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    pub(crate) melds: Vec<Meld>,
    pub(crate) lays: Vec<(MeldCard, u8)>,
    /// The cards left before the discard.
    pub(crate) left: CardSet,
    pub(crate) discard: Option<Card>,
    /// Whether it ends the hand.
    pub(crate) out: bool,
    /// The points it puts on the table.
    pub(crate) points: f32,
    pub(crate) value: f32,
}

impl Plan {
    /// Its actions in order.
    pub(crate) fn actions(&self) -> impl Iterator<Item = Action> + '_ {
        let melds = self.melds.iter().map(|&meld| Action::Meld(meld));
        let lays = self.lays.iter().map(|&(card, number)| Action::Lay(card, number));
        melds.chain(lays).chain(self.discard.map(Action::Discard))
    }
}

/// The search for a plan.
pub(crate) struct Planner<'a> {
    known: &'a Known<'a>,
    dangers: &'a Dangers<'a>,
    stakes: &'a Stakes,
    owed: Option<Owed>,
    barred: Option<Card>,
    nodes: u32,
    /// Trials that are left if none was of use yet.
    last_trials: u32,
    melds: Vec<Meld>,
    held: Vec<Held>,
    /// How many plans are wanted.
    most: usize,
    /// The best so far, best first.
    found: Vec<Plan>,
}

impl<'a> Planner<'a> {
    pub(crate) fn new(known: &'a Known<'a>, dangers: &'a Dangers<'a>, stakes: &'a Stakes) -> Self {
        Self {
            known,
            dangers,
            stakes,
            owed: None,
            barred: None,
            nodes: 0,
            last_trials: 0,
            melds: Vec::new(),
            held: Vec::new(),
            most: 1,
            found: Vec::new(),
        }
    }

    /// The best plan for a hand, if one is found that keeps what is owed, within a number of trials.
    pub(crate) fn plan(
        &mut self,
        hand: CardSet,
        owed: Option<Owed>,
        barred: Option<Card>,
        nodes: u32,
    ) -> Option<Plan> {
        self.plans(hand, owed, barred, nodes, 1).pop()
    }

    /// The best plans for a hand, best first: no two leave the same cards and discard the same.
    pub(crate) fn plans(
        &mut self,
        hand: CardSet,
        owed: Option<Owed>,
        barred: Option<Card>,
        nodes: u32,
        most: usize,
    ) -> Vec<Plan> {
        self.owed = owed;
        self.barred = barred;
        self.nodes = nodes;
        self.most = most;
        self.last_trials = LAST_TRIALS;
        self.melds.clear();
        self.found.clear();
        if self.known.rules.shapes().has_joker_sets() {
            // Jokers that make a group bring more than any of them is worth in the hand.
            let jokers = (hand & CardSet::JOKERS).len();
            let _ = Holding::from(hand & CardSet::JOKERS).each_meld_of(self.known.rules.shapes(), |meld| {
                if meld.len() == jokers.min(4) {
                    self.melds.push(meld);
                    let rest = hand - pieces(hand, meld).unwrap_or_default();
                    self.search(rest, rest);
                    self.melds.pop();
                }
                std::ops::ControlFlow::<()>::Continue(())
            });
        }
        self.search(hand, hand);
        std::mem::take(&mut self.found)
    }

    /// Tries the melds of the first card of `free` that has any, then goes on without that card.
    fn search(&mut self, hand: CardSet, mut free: CardSet) {
        let (holding, naturals) = (Holding::from(free), free - CardSet::JOKERS);
        let mut found = Vec::new();
        let shapes = self.known.rules.shapes();
        for card in naturals.into_iter().filter(|&card| holding.may_meld(card, shapes)) {
            melds_with(free, card, shapes, &mut found);
            // The largest first: if time runs out, the best are likely to have been tried.
            found.sort_unstable_by_key(|meld| std::cmp::Reverse(meld.len() * 4 - meld.jokers()));
            for meld in found.drain(..).filter(|&meld| self.known.rules.has_meld(meld)) {
                if self.is_tired() {
                    return;
                }
                let Some(used) = pieces(free, meld) else { continue };
                self.melds.push(meld);
                self.search(hand - used, free - used);
                self.melds.pop();
            }
            free.remove(card);
        }
        if self.is_tired() && !naturals.is_empty() {
            return;
        }
        if self.nodes > 0 {
            self.nodes -= 1;
        } else {
            self.last_trials = self.last_trials.saturating_sub(1);
        }
        self.leaf(hand);
    }

    const fn is_tired(&self) -> bool {
        self.nodes == 0 && (!self.found.is_empty() || self.last_trials == 0)
    }

    fn leaf(&mut self, hand: CardSet) {
        let mut openings = self.known.openings;
        let shapes = self.known.rules.shapes();
        self.melds.iter().for_each(|&meld| openings.add(meld, shapes));
        let mut owed = self.owed.filter(|owed| !self.melds.iter().any(|meld| meld.contains(owed.card)));
        let mut plan = Plan { melds: self.melds.clone(), left: hand, ..Plan::default() };
        plan.points = self.melds.iter().map(|&meld| self.points(meld)).sum();
        if self.most > 1 && owed.is_none() {
            // The same without a lay-off, for those who look further.
            self.finish(plan.clone(), &openings);
        }
        self.lay_off(&mut plan, &mut None, &mut openings, &mut owed);
        if owed.is_none() {
            self.finish(plan, &openings);
        }
    }

    /// Keeps a plan, if it is among the best.
    fn keep(&mut self, plan: Plan) {
        let full = self.found.len() >= self.most;
        let worst = self.found.last().filter(|_| full).map_or(f32::NEG_INFINITY, |worst| worst.value);
        if plan.value <= worst {
            return;
        }
        if self.most > 1 {
            let left = plan.left.normalised();
            let same = |other: &Plan| other.discard == plan.discard && other.left.normalised() == left;
            match self.found.iter().position(same) {
                Some(at) if self.found[at].value >= plan.value => return,
                Some(at) => drop(self.found.remove(at)),
                None => {}
            }
        }
        self.found.truncate(self.most - 1);
        let at = self.found.partition_point(|other| other.value >= plan.value);
        self.found.insert(at, plan);
    }

    fn points(&self, meld: Meld) -> f32 {
        self.known.rules.value_of_meld(meld) as f32
    }

    /// Lays off what is worth less in the hand.
    fn lay_off(
        &mut self,
        plan: &mut Plan,
        table: &mut Option<Vec<Meld>>,
        openings: &mut Openings,
        owed: &mut Option<Owed>,
    ) {
        let must_discard = self.known.going_out() == GoingOut::MustDiscard;
        let mut kept = CardSet::EMPTY;
        while let Some(card) = (plan.left.faces() - kept).into_iter().find(|&card| openings.fits(card)) {
            if must_discard && plan.left.len() == 1 {
                return;
            }
            let is_owed = owed.is_some_and(|owed| !owed.new_meld && owed.card == card);
            if !is_owed && owed.is_none() && self.is_better_kept(plan.left, card, openings) {
                kept.insert(card);
                continue;
            }
            let table =
                table.get_or_insert_with(|| self.known.melds.iter().chain(&self.melds).copied().collect());
            let Some((written, at, meld)) = self.place(table, plan.left, card) else {
                kept.insert(card);
                continue;
            };
            table[at] = meld;
            *openings = Openings::of(table, self.known.rules.shapes());
            if let Some(piece) = plan.left.find_one(card) {
                plan.left.remove(piece);
            }
            let low_ace = matches!(meld, Meld::Run { low: 0, .. }) && written == MeldCard::Natural(card);
            let low_ace = low_ace && face_of(card).is_multiple_of(13);
            let rank = match meld {
                Meld::Group { rank, .. } => Some(rank),
                Meld::Run { .. } => written.meaning().and_then(Card::rank),
            };
            let is_joker = !matches!(written, MeldCard::Natural(_));
            let value = rank.map_or(0, |rank| self.known.rules.value_laid(rank, is_joker, low_ace));
            plan.points += value as f32;
            plan.lays.push((written, at as u8 + 1));
            if is_owed {
                *owed = None;
            }
            // Cards that did not fit or were not worth it may be now.
            kept = CardSet::EMPTY;
        }
    }

    fn is_better_kept(&mut self, hand: CardSet, card: Card, openings: &Openings) -> bool {
        if hand.len() <= 2 {
            return false;
        }
        worth(self.known, hand, openings, &mut self.held);
        let value = self.known.value[face_of(card)];
        self.held.iter().any(|held| held.card.face() == card.face() && held.worth > value + 1.0)
    }

    /// Where a card goes best: on a run if it opens a place for another card of one's own, otherwise where it opens
    /// least.
    fn place(&self, table: &[Meld], hand: CardSet, card: Card) -> Option<(MeldCard, usize, Meld)> {
        let mut best: Option<(i32, (MeldCard, usize, Meld))> = None;
        for (at, &meld) in table.iter().enumerate() {
            let shapes = self.known.rules.shapes();
            for written in meld.ways_of(card, shapes) {
                let Some((_, meld)) = meld.with(written, shapes) else { continue };
                let rank = self.rank_place(hand, card, written, meld);
                if best.is_none_or(|(most, _)| rank > most) {
                    best = Some((rank, (written, at, meld)));
                }
            }
        }
        best.map(|(_, place)| place)
    }

    fn rank_place(&self, hand: CardSet, card: Card, written: MeldCard, meld: Meld) -> i32 {
        let opened = Openings::of(&[meld], self.known.rules.shapes());
        let mut others = hand;
        if let Some(piece) = others.find_one(card) {
            others.remove(piece);
        }
        let own = (others - CardSet::JOKERS).into_iter().filter(|&other| opened.fits(other)).count() as i32;
        // A joker should not stand where a card of one's own would go.
        let blocks = match written {
            MeldCard::JokerAs(named) => others.find_one(named).is_some(),
            _ => false,
        };
        let low_ace = matches!(meld, Meld::Run { low: 0, .. }) && face_of(card).is_multiple_of(13);
        let closes = i32::from(matches!(meld, Meld::Group { .. }));
        4 * own + closes - 6 * i32::from(blocks) - 8 * i32::from(low_ace && !card.is_joker())
    }

    /// The discard, and what all comes to.
    fn finish(&mut self, mut plan: Plan, openings: &Openings) {
        let known = self.known;
        let floats = matches!(known.going_out(), GoingOut::Floating | GoingOut::UnplayableDiscard);
        if plan.left.is_empty() {
            plan.value = match known.going_out() {
                GoingOut::MustDiscard => return,
                _ if floats => plan.points + self.stakes.tempo(0.75),
                _ => {
                    plan.out = true;
                    plan.points + self.stakes.out(plan.points)
                }
            };
            self.keep(plan);
            return;
        }
        let total = worth(known, plan.left, openings, &mut self.held);
        let alone = plan.left.len() == 1;
        let playable = |card: Card| alone && openings.fits(card);
        let unplayable = known.going_out() == GoingOut::UnplayableDiscard;
        let takes_back = known.rules.axes().unplayable_enforcement == UnplayableEnforcement::TakeBack;
        let held = std::mem::take(&mut self.held);
        let costs = held.iter().filter_map(|held| {
            let card = held.card.face();
            if self.barred == Some(card) || unplayable && takes_back && playable(card) {
                return None;
            }
            let mut danger = self.dangers.of(card);
            if openings.fits(card) && !known.openings.fits(card) {
                danger += known.value[face_of(card)] * known.rivalry;
            }
            Some((held.worth + danger, card))
        });
        let tempo = self.stakes.tempo(tempo(plan.left.len() - 1));
        let worth = |plan: &Plan, cost: f32, card: Card| {
            let out = alone && !(unplayable && playable(card));
            let value = if out { self.stakes.out(plan.points) } else { total - cost + tempo };
            (out, plan.points + value)
        };
        if self.most > 1 {
            let costs: Vec<_> = costs.collect();
            for (cost, card) in costs {
                let (out, value) = worth(&plan, cost, card);
                self.keep(Plan { discard: Some(card), out, value, ..plan.clone() });
            }
        } else if let Some((cost, card)) =
            costs.reduce(|least, other| if other.0 < least.0 { other } else { least })
        {
            let (out, value) = worth(&plan, cost, card);
            self.keep(Plan { discard: Some(card), out, value, ..plan });
        }
        self.held = held;
    }
}

/// How near to going out this many cards are.
const fn tempo(cards: u32) -> f32 {
    match cards {
        0 => 0.5,
        1 => 0.3,
        2 => 0.22,
        3 => 0.15,
        4 => 0.1,
        5 => 0.06,
        _ => 0.0,
    }
}
