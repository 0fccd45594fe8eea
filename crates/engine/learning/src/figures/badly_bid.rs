//! What somebody bids badly: the hands in which bids and passes cost points, and what they have in common.

use std::collections::BTreeMap;

use five_hundred::Rules;
use serde::{Deserialize, Serialize};
use table::{Record, Table, Variants};

use super::{category::Category, game::GameFigures};
use crate::practice::longest_suit;

/// Fewer hands have nothing in common but chance.
const ENOUGH: usize = 5;

/// The longest suit that most of the hands have which a player has bid badly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BadlyBid {
    /// How many trumps it has, bowers and jokers among them.
    pub trumps: u8,
    /// How many of the hands have such a suit.
    pub hands: usize,
    /// How many hands there are.
    pub of: usize,
}

impl BadlyBid {
    /// Of games of the same preset, each with its record and what a review says of it. `None` if fewer than five of
    /// their hands were bid badly.
    ///
    /// ```
    /// use five_hundred::Rules;
    /// use learning::figures::BadlyBid;
    ///
    /// assert_eq!(BadlyBid::of(&Rules::preset("australian-4")?, &[]), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(rules: &Rules, games: &[(Record, GameFigures)]) -> Option<Self> {
        let mut by: BTreeMap<u8, usize> = BTreeMap::new();
        for (record, figures) in games {
            let longest = longest_suits(rules, record, figures).unwrap_or_default();
            longest.into_iter().for_each(|trumps| *by.entry(trumps).or_default() += 1);
        }
        let of = by.values().sum();
        let (trumps, hands) = by.into_iter().max_by_key(|&(_, hands)| hands)?;
        (of >= ENOUGH).then_some(Self { trumps, hands, of })
    }
}

/// The longest suit of each hand of a game that was bid badly; nothing of other games.
fn longest_suits(rules: &Rules, record: &Record, figures: &GameFigures) -> Option<Vec<u8>> {
    let preset = record.rules.get("preset")?.as_str()?;
    if preset != rules.spec().preset.name() {
        return None;
    }
    let table = Table::<Rules>::from_record(record).ok()?;
    let badly =
        figures.hands.iter().flatten().filter(|hand| hand.lost.iter().any(|lost| is_bid(lost.category)));
    let longest = badly.filter_map(|hand| {
        let after = table.after_hand(hand.hand)?;
        let dealt = after.game().read_deal(&after.deal_json()?).ok()?;
        Some(longest_suit(after.game(), dealt.hands.get(figures.seat.index()).copied()?))
    });
    Some(longest.collect())
}

const fn is_bid(category: Category) -> bool {
    matches!(category, Category::BidHigh | Category::BidLow)
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;
    use crate::figures::{Game, HandFigures, Lost};

    #[test]
    fn the_longest_suit_of_the_hands_that_were_bid_badly_is_found() {
        let rules = Rules::preset("australian-4").unwrap();
        let bot = || players::Level::Club.player::<Rules>(1);
        let mut games = Vec::new();
        let mut all = Vec::new();
        for series in 0..8 {
            let mut bots = crate::figures::tests::Bots(Seat::all(4).map(|_| bot()).collect());
            let table = players::play_to_table(&rules, &mut bots, series, 3).1;
            let record = table.to_record(None);
            let about = Game { ended: series, seat: Seat(1), level: None, left_out: Vec::new() };
            let lost = |category| Lost { action: 0, category, theme: None, points: 20.0 };
            let hand =
                |hand, category| HandFigures { hand, lost: vec![lost(category)], ..HandFigures::default() };
            let hands = vec![hand(0, Category::BidHigh), hand(1, Category::Lead)];
            let noted = GameFigures::noted(&record, &about).unwrap();
            games.push((record, GameFigures { hands: Some(hands), ..noted }));
            let dealt = table.after_hand(0).unwrap().deal_json().unwrap();
            all.push(longest_suit(&rules, rules.read_deal(&dealt).unwrap().hands[1]));
        }
        let found = BadlyBid::of(&rules, &games).unwrap();
        let count = |trumps| all.iter().filter(|&&other| other == trumps).count();
        assert_eq!((found.of, found.hands), (8, count(found.trumps)));
        assert!(all.iter().all(|&trumps| count(trumps) <= found.hands), "{all:?}");
        assert_eq!(BadlyBid::of(&rules, &games[..4]), None, "too few");
        assert_eq!(BadlyBid::of(&Rules::preset("quebec-4").unwrap(), &games), None, "another game");
    }
}
