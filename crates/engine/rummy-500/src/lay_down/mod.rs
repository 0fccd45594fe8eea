//! The best way to lay a hand down: what puts the most points on the table in this turn, exactly.
//!
//! The places of a run are gone through from the low ace to the high. What has been decided below a place matters
//! above it only through the runs that are still growing, the jokers left and a few flags ([`Front`]); of all ways that
//! lead to the same front only the best is kept. Runs are worked out suit by suit ([`threads`]), then the groups of the
//! rank ([`groups`]). Long runs and groups of four are laid at once, so that nothing need be laid off on a new meld.

mod groups;
mod plan;
mod threads;

use std::ops::ControlFlow;

use cards::{BySuit, Card, CardSet, Suit};

use crate::{
    action::Action,
    axis::GoingOut,
    choices::Turn,
    holding::{Holding, pieces},
    meld::{HIGH_ACE, Meld, card_at, rank_at},
    meld_card::MeldCard,
    melds::Melds,
    rules::Rules,
    shapes::Opening,
    state::Owed,
    turn::called,
};
use groups::GroupMove;
use threads::{Thread, ThreadMove};

/// The best way to lay a hand down in this turn: what brings the most points, found exactly.
///
/// ```
/// use rummy_500::{Action, Choices, Rules, RulesSpec, table::{Seat, Seed, Table}};
///
/// let mut spec = RulesSpec::preset("rummy-500")?;
/// spec.set("players", "2")?;
/// let mut table = Table::open(Rules::new(spec)?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// table.act(Seat(1), Action::Stock)?;
///
/// let Choices::Turn(turn) = table.game().choices(table.state(), Seat(1)) else { panic!("no turn") };
/// let best = table.game().best_lay_down_of(&turn).ok_or("nothing to lay down")?;
/// for action in best.actions {
///     table.act(Seat(1), action)?;
/// }
/// assert_eq!(table.state().hand().laid(Seat(1)), best.points);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayDown {
    /// What it adds to the player's cards on the table.
    pub points: i32,
    /// The cards that stay in the hand.
    pub kept: CardSet,
    /// Melds and lay-offs in an order in which they can be done; what places a card that is owed comes first.
    pub actions: Vec<Action>,
}

/// The most runs of one suit that grow through the same place.
const MOST_THREADS: usize = 6;

/// What the choices made so far mean for those to come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
struct Front {
    /// Of each suit, the runs that are growing, in order; the rest is `Thread::NONE`.
    threads: [[Thread; MOST_THREADS]; 4],
    /// Aces laid at the low end, by suit.
    low_aces: [u8; 4],
    /// Natural cards of the present rank that no run has used, by suit.
    spare: [u8; 4],
    /// Jokers left.
    jokers: u8,
    /// Whether the card that is owed has been laid.
    paid: bool,
    /// Whether a natural card stays in the hand.
    keeps: bool,
}

/// A front, the most points with which it is reached, and the front before it.
#[derive(Clone, Copy, Debug)]
struct Node {
    front: Front,
    points: i32,
    before: u32,
}

/// One step of the search: the runs of a suit at a place, or the groups of its rank.
#[derive(Clone, Copy, Debug)]
enum Step {
    Runs(u8, Suit),
    Groups(u8),
}

/// What a step does.
#[derive(Clone, Copy, Debug)]
enum Move {
    Thread(Suit, u8, ThreadMove),
    Group(u8, GroupMove),
}

/// A run on the table that can grow.
#[derive(Clone, Copy, Debug)]
struct TableRun {
    number: u8,
    low: u8,
    high: u8,
}

/// The question: a hand, the table and what the player is bound to.
struct Search<'r> {
    rules: &'r Rules,
    hand: CardSet,
    /// How many of each natural card, by suit and place.
    counts: BySuit<[u8; 14]>,
    runs: BySuit<Vec<TableRun>>,
    /// The groups of three on the table: number, place of the rank, suits as bits.
    groups: Vec<(u8, u8, u8)>,
    melds: Melds,
    owed: Option<Owed>,
}

impl Rules {
    /// The best way to lay a hand down on a table with these melds. `owed` must go down; with `keep_one` a card is kept
    /// to be discarded. `None` if that can't be done. At a table where runs go round the corner, what goes round it is
    /// not looked for.
    #[must_use]
    pub fn best_lay_down(
        &self,
        hand: CardSet,
        melds: &Melds,
        owed: Option<Owed>,
        keep_one: bool,
    ) -> Option<LayDown> {
        match self.jokers_first(hand, melds, owed, keep_one) {
            Some((action, points, rest, melds)) => {
                let owed = owed.filter(|owed| !owed.card.is_joker());
                let plan = self.best_lay_down(rest, &melds, owed, keep_one)?;
                let actions = std::iter::once(action).chain(plan.actions).collect();
                Some(LayDown { points: plan.points + points, actions, ..plan })
            }
            None => Search::new(self, hand, melds, owed).solve(keep_one),
        }
    }

    /// Where jokers are melded with jokers alone: the next action that lays some, unless it takes the last card or must
    /// wait for a card that is owed.
    fn jokers_first(
        &self,
        hand: CardSet,
        melds: &Melds,
        owed: Option<Owed>,
        keep_one: bool,
    ) -> Option<(Action, i32, CardSet, Melds)> {
        if !self.shapes.joker_sets || owed.is_some_and(|owed| owed.at_once && !owed.card.is_joker()) {
            return None;
        }
        let held = hand & CardSet::JOKERS;
        let spare = hand.len() - u32::from(keep_one).min(hand.len());
        let mut melds = *melds;
        let count = held.len().min(4).min(spare);
        if count >= 3 {
            let meld = Meld::of_jokers(count as u8);
            melds.push(meld);
            let rest = hand - pieces(hand, meld)?;
            return Some((Action::Meld(meld), self.value_of_meld(meld), rest, melds));
        }
        let lays = owed.is_none_or(|owed| !owed.new_meld);
        let open = (1..).zip(melds.as_slice()).find(|(_, meld)| meld.is_of_jokers() && !meld.is_complete());
        let number = open.filter(|_| lays && count > 0).map(|(number, _)| number)?;
        let (_, meld) = melds.with(MeldCard::Joker, number)?;
        melds.set(number, meld);
        let rest = hand - held.first().map(CardSet::of)?;
        Some((
            Action::Lay(MeldCard::Joker, number),
            self.value_laid(rank_at(HIGH_ACE), true, false),
            rest,
            melds,
        ))
    }

    /// The same for a player who has an opening before them: a meld that will do comes first \[RM-MELD-18\]
    /// \[RM-LAY-8\].
    fn best_opening(&self, turn: &Turn, opening: Opening, keep_one: bool) -> Option<LayDown> {
        let at_once = |meld: Meld| turn.owed.is_none_or(|owed| !owed.at_once || meld.contains(owed.card));
        let will_do = |meld: Meld| opening.allows(meld) && self.shapes.allow(meld) && at_once(meld);
        let free = self.best_lay_down(turn.hand, &turn.melds, turn.owed, keep_one)?;
        let opens = |action: &Action| matches!(*action, Action::Meld(meld) if will_do(meld));
        if free.actions.is_empty() {
            return Some(free);
        }
        if let Some(first) = free.actions.iter().position(opens) {
            let mut actions = free.actions;
            actions[..=first].rotate_right(1);
            return Some(LayDown { actions, ..free });
        }
        let nothing = LayDown { points: 0, kept: turn.hand, actions: Vec::new() };
        let mut best = Some(nothing).filter(|_| turn.owed.is_none());
        let _: ControlFlow<()> = Holding::from(turn.hand).each_meld(|meld| {
            let pieces = pieces(turn.hand, meld).filter(|_| will_do(meld));
            let mut melds = turn.melds;
            melds.push(meld);
            let owed = turn.owed.filter(|owed| !meld.contains(owed.card));
            let rest =
                pieces.and_then(|pieces| self.best_lay_down(turn.hand - pieces, &melds, owed, keep_one));
            if let Some(rest) = rest {
                let points = rest.points + self.value_of_meld(meld);
                if best.as_ref().is_none_or(|best| best.points < points) {
                    let actions = std::iter::once(Action::Meld(meld)).chain(rest.actions).collect();
                    best = Some(LayDown { points, actions, kept: rest.kept });
                }
            }
            ControlFlow::Continue(())
        });
        best
    }

    /// The best way to lay down the hand of a turn. That a card just taken may not be the last one kept is left to the
    /// player \[RM-DISC-2\].
    #[must_use]
    pub fn best_lay_down_of(&self, turn: &Turn) -> Option<LayDown> {
        if let Some(card) = turn.called.and_then(|card| turn.hand.find_one(card)) {
            // A called card is laid off at once, and nothing else [RM-CALL-9].
            let owed = Some(called(card.face()));
            let plan = self.best_lay_down(CardSet::of(card), &turn.melds, owed, false)?;
            return Some(LayDown { kept: turn.hand - CardSet::of(card), ..plan });
        }
        let keep_one = turn.going_out == GoingOut::MustDiscard;
        match turn.opening {
            Some(opening) => self.best_opening(turn, opening, keep_one),
            None => self.best_lay_down(turn.hand, &turn.melds, turn.owed, keep_one),
        }
    }
}

impl<'r> Search<'r> {
    fn new(rules: &'r Rules, hand: CardSet, melds: &Melds, owed: Option<Owed>) -> Self {
        let copies =
            |card: Card| (0..2).filter_map(|n| card.copy(n)).filter(|&copy| hand.contains(copy)).count();
        let counts =
            BySuit::from_fn(|suit| std::array::from_fn(|place| copies(card_at(suit, place as u8)) as u8));
        let mut runs = BySuit::from_fn(|_| Vec::new());
        let mut groups = Vec::new();
        for (&meld, number) in melds.as_slice().iter().zip(1..).filter(|(meld, _)| !meld.is_complete()) {
            match meld {
                _ if meld.is_of_jokers() => {}
                // What goes round the corner is left as it is.
                Meld::Run { high, .. } if high > HIGH_ACE => {}
                Meld::Run { suit, low, high, .. } => runs[suit].push(TableRun { number, low, high }),
                Meld::Group { rank, suits, .. } => {
                    let place = (1..=HIGH_ACE).find(|&place| rank_at(place) == rank).unwrap_or_default();
                    groups.push((number, place, suits.iter().fold(0, |bits, suit| bits | 1 << suit as u8)));
                }
            }
        }
        Self { rules, hand, counts, runs, groups, melds: melds.at_table(rules.shapes), owed }
    }

    fn solve(&self, keep_one: bool) -> Option<LayDown> {
        let held = (self.hand & CardSet::JOKERS).len() as u8;
        let jokers = if self.rules.shapes.joker_sets { 0 } else { held };
        let start = Front { jokers, paid: self.owed.is_none(), keeps: held > jokers, ..Front::default() };
        let mut layers = vec![(None, vec![Node { front: start, points: 0, before: 0 }])];
        let runs = |place| Suit::ALL.map(|suit| Step::Runs(place, suit));
        let steps = (0..=HIGH_ACE)
            .flat_map(|place| runs(place).into_iter().chain((place > 0).then_some(Step::Groups(place))));
        for step in steps {
            let (_, nodes) = &layers[layers.len() - 1];
            if nodes.iter().any(|node| self.matters(&node.front, step)) {
                let next = self.layer(nodes, step);
                layers.push((Some(step), next));
            }
        }
        let (_, last) = &layers[layers.len() - 1];
        let is_end = |node: &&Node| {
            let front = &node.front;
            let kept = front.keeps || front.jokers > 0;
            front.paid
                && (kept || !keep_one)
                && front.threads.iter().flatten().all(|thread| thread.may_stop())
        };
        let best =
            last.iter().enumerate().filter(|(_, node)| is_end(node)).max_by_key(|(_, node)| node.points)?;
        Some(self.plan(&layers, best.0))
    }

    /// Whether a step could change a front.
    fn matters(&self, front: &Front, step: Step) -> bool {
        match step {
            Step::Runs(place, suit) => {
                front.jokers > 0
                    || self.counts[suit][usize::from(place)] > 0
                    || front.threads[suit as usize][0] != Thread::NONE
            }
            Step::Groups(_) => front.spare != [0; 4] || front.jokers > 0 && !self.groups.is_empty(),
        }
    }

    /// The fronts after a step, each with the most points with which it is reached.
    fn layer(&self, nodes: &[Node], step: Step) -> Vec<Node> {
        let mut next = Vec::new();
        for (before, node) in (0..).zip(nodes) {
            self.each_move(&node.front, step, &mut |front, points, _| {
                next.push(Node { front, points: node.points + points, before });
            });
        }
        next.sort_unstable_by(|one: &Node, other| {
            one.front.cmp(&other.front).then(other.points.cmp(&one.points))
        });
        next.dedup_by_key(|node| node.front);
        next
    }

    /// Calls `each` with every way to do a step: the front after it, the points it adds, what is done.
    fn each_move(&self, front: &Front, step: Step, each: &mut dyn FnMut(Front, i32, &[Move])) {
        match step {
            Step::Runs(place, suit) => self.each_run_move(front, place, suit, each),
            Step::Groups(place) => self.each_group_move(front, place, each),
        }
    }

    /// Whether laying this card pays what is owed; `beside` unless other cards must be laid between it and the table.
    fn pays(&self, card: Card, in_new_meld: bool, beside: bool) -> bool {
        let pays = |owed: Owed| (in_new_meld || !owed.new_meld) && (beside || !owed.at_once);
        self.owed.is_some_and(|owed| owed.card == card.face() && pays(owed))
    }
}
