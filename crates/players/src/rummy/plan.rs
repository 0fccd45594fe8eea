//! The best way to go on after the draw: which melds to lay, which cards to lay off, and which card to discard, found by
//! trying the melds of the hand in every combination, within limits.

use cards::{Card, CardSet};
use rummy_500::{
    Action, Meld, MeldCard, Owed,
    axis::{GoingOut, UnplayableEnforcement},
    kernel::{Openings, pieces},
};

use super::{
    known::Known,
    layout::{FACES, face_of, melds_with},
    stakes::Stakes,
    worth::{Held, worth},
};

/// Trials beyond the limit, until one keeps what is owed.
const LAST_TRIALS: u32 = 60;

/// What the player does until the end of his turn, and what that is worth.
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
    dangers: &'a [f32; FACES],
    stakes: &'a Stakes,
    owed: Option<Owed>,
    barred: Option<Card>,
    nodes: u32,
    /// Trials that are left if none was of use yet.
    last_trials: u32,
    melds: Vec<Meld>,
    held: Vec<Held>,
    best: Option<Plan>,
}

impl<'a> Planner<'a> {
    pub(crate) fn new(known: &'a Known<'a>, dangers: &'a [f32; FACES], stakes: &'a Stakes) -> Self {
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
            best: None,
        }
    }

    /// The best plan for a hand, if one is found that keeps what is owed, within so many trials.
    pub(crate) fn plan(
        &mut self,
        hand: CardSet,
        owed: Option<Owed>,
        barred: Option<Card>,
        nodes: u32,
    ) -> Option<Plan> {
        self.owed = owed;
        self.barred = barred;
        self.nodes = nodes;
        self.last_trials = LAST_TRIALS;
        self.melds.clear();
        self.best = None;
        self.search(hand, hand);
        self.best.take()
    }

    /// Tries the melds of the first card of `free` that has any, then goes on without that card.
    fn search(&mut self, hand: CardSet, mut free: CardSet) {
        let mut found = Vec::new();
        while let Some(card) = (free - CardSet::JOKERS).first() {
            melds_with(free, card, &mut found);
            if !found.is_empty() {
                // The largest first: if time runs out, the best are likely to have been tried.
                found.sort_unstable_by_key(|meld| std::cmp::Reverse(meld.len() * 4 - meld.jokers()));
                for &meld in &found {
                    if self.is_tired() {
                        return;
                    }
                    let Some(used) = pieces(free, meld) else { continue };
                    self.melds.push(meld);
                    self.search(hand - used, free - used);
                    self.melds.pop();
                }
                found.clear();
            }
            free.remove(card);
            if self.is_tired() {
                return;
            }
        }
        if self.nodes > 0 {
            self.nodes -= 1;
        } else {
            self.last_trials = self.last_trials.saturating_sub(1);
        }
        self.leaf(hand);
    }

    const fn is_tired(&self) -> bool {
        self.nodes == 0 && (self.best.is_some() || self.last_trials == 0)
    }

    fn leaf(&mut self, hand: CardSet) {
        let mut table = None;
        let mut openings = self.known.openings;
        self.melds.iter().for_each(|&meld| openings.add(meld));
        let mut owed = self.owed.filter(|owed| !self.melds.iter().any(|meld| meld.contains(owed.card)));
        let mut plan = Plan { melds: self.melds.clone(), left: hand, ..Plan::default() };
        plan.points = self.melds.iter().map(|&meld| self.points(meld)).sum();
        self.lay_off(&mut plan, &mut table, &mut openings, &mut owed);
        if owed.is_some() {
            return;
        }
        self.finish(&mut plan, &openings);
        let better = self.best.as_ref().is_none_or(|best| plan.value > best.value);
        if better && plan.value > f32::NEG_INFINITY {
            self.best = Some(plan);
        }
    }

    fn points(&self, meld: Meld) -> f32 {
        let low_run = matches!(meld, Meld::Run { low: 0, .. });
        meld.cards()
            .enumerate()
            .map(|(n, card)| self.known.rules.value_in_meld(card, low_run && n == 0) as f32)
            .sum()
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
            *openings = Openings::of(table);
            if let Some(piece) = plan.left.find_one(card) {
                plan.left.remove(piece);
            }
            let low_ace = matches!(meld, Meld::Run { low: 0, .. }) && written == MeldCard::Natural(card);
            let low_ace = low_ace && face_of(card).is_multiple_of(13);
            plan.points += self.known.rules.value_in_meld(written, low_ace) as f32;
            plan.lays.push((written, at as u8 + 1));
            if is_owed {
                *owed = None;
            }
            // What did not fit or was not worth it may now.
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

    /// Where a card goes best: on a run if it opens a place for another card of one's own, otherwise where it opens least.
    fn place(&self, table: &[Meld], hand: CardSet, card: Card) -> Option<(MeldCard, usize, Meld)> {
        let mut best: Option<(i32, (MeldCard, usize, Meld))> = None;
        for (at, &meld) in table.iter().enumerate() {
            for written in meld.ways_of(card) {
                let Some((_, meld)) = meld.with(written) else { continue };
                let rank = self.rank_place(hand, card, written, meld);
                if best.is_none_or(|(most, _)| rank > most) {
                    best = Some((rank, (written, at, meld)));
                }
            }
        }
        best.map(|(_, place)| place)
    }

    fn rank_place(&self, hand: CardSet, card: Card, written: MeldCard, meld: Meld) -> i32 {
        let opened = Openings::of(&[meld]);
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
    fn finish(&mut self, plan: &mut Plan, openings: &Openings) {
        let known = self.known;
        let floats = matches!(known.going_out(), GoingOut::Floating | GoingOut::UnplayableDiscard);
        if plan.left.is_empty() {
            plan.value = match known.going_out() {
                GoingOut::MustDiscard => f32::NEG_INFINITY,
                _ if floats => plan.points + self.stakes.tempo(0.75),
                _ => {
                    plan.out = true;
                    plan.points + self.stakes.out(plan.points)
                }
            };
            return;
        }
        let total = worth(known, plan.left, openings, &mut self.held);
        let alone = plan.left.len() == 1;
        let playable = |card: Card| alone && openings.fits(card);
        let unplayable = known.going_out() == GoingOut::UnplayableDiscard;
        let takes_back = known.rules.axes().unplayable_enforcement == UnplayableEnforcement::TakeBack;
        let mut cheapest: Option<(f32, Card)> = None;
        for held in &self.held {
            let card = held.card.face();
            if self.barred == Some(card) || unplayable && takes_back && playable(card) {
                continue;
            }
            let mut danger = self.dangers[face_of(card)];
            if openings.fits(card) && !known.openings.fits(card) {
                danger += known.value[face_of(card)] * known.rivalry;
            }
            let cost = held.worth + danger;
            if cheapest.is_none_or(|(least, _)| cost < least) {
                cheapest = Some((cost, card));
            }
        }
        let Some((cost, card)) = cheapest else {
            plan.value = f32::NEG_INFINITY;
            return;
        };
        plan.discard = Some(card);
        plan.value = if alone && !(unplayable && playable(card)) {
            plan.out = true;
            plan.points + self.stakes.out(plan.points)
        } else {
            let tempo = match plan.left.len() - 1 {
                0 => 0.5,
                1 => 0.3,
                2 => 0.22,
                3 => 0.15,
                4 => 0.1,
                5 => 0.06,
                _ => 0.0,
            };
            plan.points + total - cost + self.stakes.tempo(tempo)
        };
    }
}
