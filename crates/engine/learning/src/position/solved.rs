//! What a position is worth with all cards seen.

use std::{cmp::Reverse, collections::BTreeMap};

use serde::{Deserialize, Serialize};
use solver::Solver;

use super::Opened;

/// What the solver says of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Solved {
    /// A hand in play: what each action comes to, in notation, those of one worth together and the contractor's best
    /// first.
    Play {
        /// Whether the contract is to win no trick.
        misere: bool,
        /// Each worth with its actions: the tricks of the contractor's side at the end; of a misère 1 if it is made.
        values: Vec<(u8, Vec<String>)>,
    },
    /// A hand before that: for each of [`five_hundred::Strain::ALL`] the tricks by contractor, with the cards as they
    /// were dealt.
    Deal(Vec<Vec<u8>>),
    /// Nothing: the hand is over.
    Over,
}

impl Opened {
    /// What the position is worth if everybody sees all cards: every card of a hand in play, else every contract. The
    /// solver's table of positions takes so many bytes at most.
    ///
    /// ```
    /// use five_hundred::Rules;
    /// use learning::position::{Position, Solved};
    /// use table::{Game, Seat};
    ///
    /// let rules = Rules::preset("australian-4")?;
    /// let deal = rules.deal_pack(&rules.pack_in_order(), Seat(3));
    /// let opened = Position::new(&rules, Seat(3), &deal).open()?;
    /// let Solved::Deal(rows) = opened.solved(16 << 20) else { panic!("no card can be played yet") };
    /// assert_eq!((rows.len(), rows[0].len()), (5, 4));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn solved(&self, memory: usize) -> Solved {
        let mut solver = Solver::new(memory);
        let (rules, state) = (&self.situation.rules, &self.situation.state);
        if let Some(position) = five_hundred::Position::new(rules, state) {
            let mut values: BTreeMap<Reverse<u8>, Vec<String>> = BTreeMap::new();
            for card in solver.solve(&position, true).cards {
                values.entry(Reverse(card.value.low)).or_default().push(card.action.to_string());
            }
            let values = values.into_iter().map(|(Reverse(value), actions)| (value, actions)).collect();
            return Solved::Play { misere: position.misere, values };
        }
        if self.situation.view().is_none() {
            return Solved::Over;
        }
        let rows = solver.table(rules, &self.deal, self.dealer).rows;
        Solved::Deal(rows.into_iter().map(|row| row.tricks).collect())
    }

    /// A pack that deals this position's cards: the first card of the pack first.
    ///
    /// ```
    /// use five_hundred::Rules;
    /// use learning::position::Position;
    /// use table::{Game, Seat};
    ///
    /// let rules = Rules::preset("quebec-4")?;
    /// let deal = rules.deal_pack(&rules.pack_in_order(), Seat(1));
    /// let opened = Position::new(&rules, Seat(1), &deal).open()?;
    /// assert_eq!(rules.deal_pack(&opened.pack(), Seat(1)), deal);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn pack(&self) -> Vec<cards::Card> {
        let rules = &self.situation.rules;
        let mut pack = table::Game::pack_in_order(rules);
        let in_order = rules.deal_pack(&pack, self.dealer);
        let places = super::Place::of(rules).into_iter();
        let moved =
            places.flat_map(|(place, _)| place.cards(&in_order).into_iter().zip(place.cards(&self.deal)));
        let moved: BTreeMap<cards::Card, cards::Card> = moved.collect();
        pack.iter_mut().for_each(|card| *card = moved.get(card).copied().unwrap_or(*card));
        pack
    }
}
