//! Games that may be behind a view: the hidden cards are dealt at random, and then exchanged until the others hold what
//! fits what they have done.

use cards::{Card, CardSet};
use rummy_500::{Rules, State, View};
use table::Seat;

use super::habits::Habits;
use crate::{chance::Chance, maths};

/// How often each hidden card of a hand is offered for exchange.
const EXCHANGES: u32 = 8;

/// Somebody else's hand.
struct Other {
    /// Which of the hidden cards the player holds, by their places.
    from: usize,
    to: usize,
    /// Those that everybody knows of.
    known: CardSet,
    habits: Option<Habits>,
}

impl Other {
    fn likelihood(&self, hidden: CardSet) -> f64 {
        self.habits.as_ref().map_or(0.0, |habits| habits.likelihood(hidden, self.known))
    }
}

/// All games that may be behind a view.
pub(crate) struct Worlds<'a> {
    rules: &'a Rules,
    view: &'a View,
    hidden: Vec<Card>,
    /// In the order in which the hidden cards are dealt; the rest of them is the stock.
    others: Vec<Other>,
}

impl<'a> Worlds<'a> {
    /// `None` if there is no hand in progress, or nobody looks. Without inference every deal is taken for equally
    /// likely.
    pub(crate) fn new(rules: &'a Rules, view: &'a View, me: Seat, infers: bool) -> Option<Self> {
        let hidden: Vec<Card> = rules.unseen(view)?.into_iter().collect();
        let mut from = 0;
        let mut others = Vec::new();
        for (seat, shown) in Seat::all(rules.seats()).zip(&view.seats).filter(|&(seat, _)| seat != me) {
            let to = from + usize::from(shown.cards).saturating_sub(shown.known.len() as usize);
            let habits = Habits::of(rules, view, seat).filter(|_| infers);
            others.push(Other { from, to, known: shown.known, habits });
            from = to;
        }
        (from <= hidden.len()).then_some(Self { rules, view, hidden, others })
    }

    /// One of them.
    pub(crate) fn sample(&self, chance: &mut Chance) -> Option<State> {
        let mut cards = self.hidden.clone();
        for at in (1..cards.len()).rev() {
            cards.swap(at, chance.below(at as u32 + 1) as usize);
        }
        if self.others.iter().any(|other| other.habits.is_some()) {
            self.settle(&mut cards, chance);
        }
        self.rules.imagine(self.view, &cards)
    }

    /// Exchanges cards, by the algorithm of Metropolis: in the end deals come as often as they are likely.
    fn settle(&self, cards: &mut [Card], chance: &mut Chance) {
        let held = self.others.last().map_or(0, |last| last.to) as u32;
        let dealt = |other: &Other| cards[other.from..other.to].iter().copied().collect();
        let mut hands: Vec<CardSet> = self.others.iter().map(dealt).collect();
        for _ in 0..EXCHANGES * held {
            let (one, other) = (chance.below(held) as usize, chance.below(cards.len() as u32) as usize);
            let (giver, taker) = (self.holder(one), self.holder(other));
            if giver == taker {
                continue;
            }
            let mut gain = 0.0;
            let mut after = hands.clone();
            for (holder, gives, takes) in
                [(giver, cards[one], cards[other]), (taker, cards[other], cards[one])]
            {
                let Some(at) = holder else { continue };
                after[at].remove(gives);
                after[at].insert(takes);
                gain += self.others[at].likelihood(after[at]) - self.others[at].likelihood(hands[at]);
            }
            if chance.unit() < maths::exp(gain) {
                hands = after;
                cards.swap(one, other);
            }
        }
    }

    /// The holder of a hidden card; nobody if it is in the stock.
    fn holder(&self, place: usize) -> Option<usize> {
        self.others.iter().position(|other| (other.from..other.to).contains(&place))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;
    use crate::{Lineup, rummy::Bot, self_play, self_play_with};
    use rummy_500::{PRESETS, RulesSpec, axis::Players};
    use table::{Game, Recall, Table, Viewer};

    #[test]
    fn a_world_shows_the_viewer_what_he_sees_and_hides_the_rest_anew() {
        // RM-INFO-1, RM-INFO-3
        for (series, preset) in (0..).zip(PRESETS) {
            let mut spec = RulesSpec::from(preset);
            spec.axes.players = Players::nearest(2 + series % 7);
            // Partners are four.
            let rules = Rules::new(spec).or_else(|_| Rules::preset(preset.name)).unwrap();
            let mut players: Lineup<Rules> =
                Seat::all(rules.seats()).map(|_| Box::new(Bot::new(1)) as Box<_>).collect();
            let mut chance = Chance::new(u64::from(series), 0);
            let mut differ = 0;
            self_play(&rules, &mut players, u64::from(series), 3, |view, _| {
                let Viewer::Seat(me) = view.viewer else { return };
                let worlds = Worlds::new(&rules, view, me, true).unwrap();
                let (one, other) = (worlds.sample(&mut chance).unwrap(), worlds.sample(&mut chance).unwrap());
                assert_eq!(&rules.view(&one, Viewer::Seat(me), Recall::Perfect), view);
                differ += u32::from(one != other);
            });
            assert!(differ > 5, "{}: {differ}", preset.name);
        }
    }

    #[test]
    fn what_others_do_tells_what_they_hold() {
        // How many cards of the others' hands are where they are taken to be: more by inference than by chance.
        let mut spec = RulesSpec::from(PRESETS.first().unwrap());
        spec.axes.players = Players::nearest(2);
        let rules = Rules::new(spec).unwrap();
        let mut players: Lineup<Rules> =
            Seat::all(rules.seats()).map(|_| Box::new(Bot::new(1)) as Box<_>).collect();
        let mut chance = Chance::new(1, 1);
        let held = |state: &State, seat: Seat| {
            rules.view(state, Viewer::Referee, Recall::Perfect).seats[seat.index()].hand.unwrap()
        };
        let mut right = [0, 0];
        let watch = |table: &Table<Rules>, me: Seat| {
            let view = table.view(Viewer::Seat(me), Recall::Perfect);
            for (right, infers) in right.iter_mut().zip([false, true]) {
                let world = Worlds::new(&rules, &view, me, infers).unwrap().sample(&mut chance).unwrap();
                let others = Seat::all(rules.seats()).filter(|&seat| seat != me);
                *right += others
                    .map(|seat| {
                        (held(&world, seat) & held(table.state(), seat)).len()
                            - view.seats[seat.index()].known.len()
                    })
                    .sum::<u32>();
            }
            None
        };
        self_play_with(&rules, &mut players, 5, 6, watch, |_, _| ());
        let [by_chance, inferred] = right;
        assert!(inferred * 10 > by_chance * 11 && by_chance > 200, "{inferred}, {by_chance} by chance");
    }
}
