//! Games that may be behind a view: the hidden cards are dealt at random, more often so that the others hold what fits
//! what they have done.

use cards::{Card, CardSet};
use rummy_500::{Action, Rules, State, View, kernel::Holding};
use table::Seat;

use crate::chance::Chance;

/// Deals among which the likelier ones are chosen.
const TRIES: usize = 8;
/// How likely a player still holds a meld after his turn, for each.
const HOLDS_MELD: f64 = 0.35;
/// How likely he passed by a card with which he had a meld, or threw it.
const PASSED_MELD: f64 = 0.4;
/// How many things that were done count, the last first.
const MEMORY: usize = 16;

/// A card that a player did not want.
struct Unwanted {
    seat: Seat,
    card: Card,
}

/// All games that may be behind a view.
pub(crate) struct Worlds<'a> {
    rules: &'a Rules,
    view: &'a View,
    me: Seat,
    hidden: Vec<Card>,
    unwanted: Vec<Unwanted>,
    /// Who has had a turn: what he could meld he is likely to have melded.
    has_played: Vec<Seat>,
}

impl<'a> Worlds<'a> {
    /// `None` if there is no hand in progress, or nobody looks.
    pub(crate) fn new(rules: &'a Rules, view: &'a View, me: Seat) -> Option<Self> {
        let hidden: Vec<Card> = rules.unseen(view)?.into_iter().collect();
        let mut has_played: Vec<Seat> = Vec::new();
        for done in &view.history {
            if done.seat != me
                && matches!(done.action, Action::Discard(_))
                && !has_played.contains(&done.seat)
            {
                has_played.push(done.seat);
            }
        }
        Some(Self { rules, view, me, hidden, unwanted: unwanted(view, me), has_played })
    }

    /// One of them.
    pub(crate) fn sample(&self, chance: &mut Chance) -> Option<State> {
        let mut deals: Vec<(f64, Vec<Card>)> = Vec::with_capacity(TRIES);
        for _ in 0..if self.has_played.is_empty() { 1 } else { TRIES } {
            let mut cards = self.hidden.clone();
            for at in (1..cards.len()).rev() {
                cards.swap(at, chance.below(at as u32 + 1) as usize);
            }
            deals.push((self.likelihood(&cards), cards));
        }
        let all: f64 = deals.iter().map(|(weight, _)| weight).sum();
        let mut left = chance.unit() * all;
        let chosen = deals.iter().position(|(weight, _)| {
            left -= weight;
            left < 0.0
        });
        let (_, cards) = deals.get(chosen.unwrap_or(0))?;
        self.rules.imagine(self.view, cards)
    }

    /// How well what the others would hold fits what they have done, up to 1.
    fn likelihood(&self, cards: &[Card]) -> f64 {
        let mut rest = cards;
        let mut likelihood = 1.0;
        for (seat, shown) in Seat::all(self.rules.seats()).zip(&self.view.seats) {
            if seat == self.me {
                continue;
            }
            let count = usize::from(shown.cards).saturating_sub(shown.known.len() as usize);
            let (dealt, left) = rest.split_at(count.min(rest.len()));
            rest = left;
            if self.has_played.contains(&seat) {
                let held: CardSet = dealt.iter().copied().collect();
                likelihood *= self.likelihood_of(seat, held | shown.known);
            }
        }
        likelihood
    }

    fn likelihood_of(&self, seat: Seat, held: CardSet) -> f64 {
        let holding = Holding::from(held);
        let mut likelihood = HOLDS_MELD.powi(melds(&holding) as i32);
        for unwanted in self.unwanted.iter().filter(|unwanted| unwanted.seat == seat) {
            let mut with = holding;
            with.insert(unwanted.card);
            if with.melds_with(unwanted.card) {
                likelihood *= PASSED_MELD;
            }
        }
        likelihood
    }
}

/// How many natural melds lie ready, counted roughly: groups, and suits with a run.
fn melds(holding: &Holding) -> u32 {
    let groups = (1..=rummy_500::kernel::HIGH_ACE).filter(|&place| holding.suits_at(place).count_ones() >= 3);
    let runs = holding.tracks.0.iter().filter(|&&track| track & track << 1 & track << 2 != 0);
    (groups.count() + runs.count()) as u32
}

/// What the others have thrown, and what lay on top when they drew from the stock.
fn unwanted(view: &View, me: Seat) -> Vec<Unwanted> {
    let mut found = Vec::new();
    let mut top = None;
    for done in &view.history {
        match done.action {
            Action::Discard(card) => {
                found.push(Unwanted { seat: done.seat, card });
                top = Some(card);
            }
            Action::Stock => found.extend(top.map(|card| Unwanted { seat: done.seat, card })),
            Action::Take(_) | Action::Rummy(_) => top = None,
            _ => {}
        }
    }
    found.retain(|unwanted| unwanted.seat != me && !unwanted.card.is_joker());
    let old = found.len().saturating_sub(MEMORY);
    found.split_off(old)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;
    use crate::{Lineup, rummy::Bot, self_play};
    use rummy_500::{PRESETS, RulesSpec, axis::Players};
    use table::{Game, Recall, Viewer};

    #[test]
    fn a_world_shows_the_viewer_what_he_sees_and_hides_the_rest_anew() {
        // RM-INFO-1, RM-INFO-3
        for (series, preset) in (0..).zip(PRESETS) {
            let mut spec = RulesSpec::from(preset);
            spec.axes.players = Players::nearest(2 + series % 7);
            let rules = Rules::from(spec);
            let mut players: Lineup<Rules> =
                Seat::all(rules.seats()).map(|_| Box::new(Bot::new(1)) as Box<_>).collect();
            let mut chance = Chance::new(u64::from(series), 0);
            let mut differ = 0;
            self_play(&rules, &mut players, u64::from(series), 3, |view, _| {
                let Viewer::Seat(me) = view.viewer else { return };
                let worlds = Worlds::new(&rules, view, me).unwrap();
                let (one, other) = (worlds.sample(&mut chance).unwrap(), worlds.sample(&mut chance).unwrap());
                assert_eq!(&rules.view(&one, Viewer::Seat(me), Recall::Perfect), view);
                differ += u32::from(one != other);
            });
            assert!(differ > 5, "{}: {differ}", preset.name);
        }
    }

    #[test]
    fn who_threw_a_card_seldom_holds_what_melds_with_it() {
        let rules = Rules::from(RulesSpec::from(PRESETS.first().unwrap()));
        let mut players: Lineup<Rules> =
            Seat::all(rules.seats()).map(|_| Box::new(Bot::new(1)) as Box<_>).collect();
        let mut chance = Chance::new(1, 1);
        let (mut chosen, mut random, mut looked) = (0.0, 0.0, 0);
        self_play(&rules, &mut players, 5, 2, |view, _| {
            let Viewer::Seat(me) = view.viewer else { return };
            let worlds = Worlds::new(&rules, view, me).unwrap();
            if worlds.has_played.len() < 3 {
                return;
            }
            looked += 1;
            let of = |state: &State| {
                let referee = rules.view(state, Viewer::Referee, Recall::Perfect);
                let held =
                    |&seat: &Seat| worlds.likelihood_of(seat, referee.seats[seat.index()].hand.unwrap());
                worlds.has_played.iter().map(held).product::<f64>()
            };
            chosen += of(&worlds.sample(&mut chance).unwrap());
            random += of(&rules.imagine(view, &worlds.hidden).unwrap());
        });
        assert!(looked > 20 && chosen > 1.1 * random, "{looked}: {chosen} {random}");
    }
}
