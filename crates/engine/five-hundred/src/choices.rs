//! What a player may do now, in a form as small as the state: it can be counted, searched, picked from and listed
//! without ever being built. `legal` and `is_legal` are two questions to the same value, so they cannot disagree.

use cards::{Card, CardSet, Suit, SuitSet};
use serde::{Serialize, Serializer};
use table::SeatSet;

use crate::{action::Action, bid::BidSet};

/// The longest list of discards that is written out \[NOT-RES-3\].
pub const LONGEST_LIST: u64 = 2_000;

/// All legal actions of one seat, in a form that can be asked, counted and picked from without a list.
///
/// ```
/// use five_hundred::{Action, Rules, table::{Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("american-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let choices = table.game().choices(table.state(), Seat(1));
/// assert!(choices.contains(Action::Pass) && choices.contains("10NT".parse()?));
/// // A pass, and five bids of six to ten tricks each.
/// assert_eq!((choices.len(), choices.list().len()), (26, 26));
/// assert!(choices.contains(choices.pick(|count| count - 1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choices {
    /// It is not the seat's turn.
    None,
    /// A call.
    Auction {
        /// The bids the seat may make.
        bids: BidSet,
        /// Whether it may pass.
        pass: bool,
        /// Whether it may look at its cards.
        look: bool,
    },
    /// A number of these cards for the contractor, or for their partner.
    Give {
        /// The giver's hand.
        from: CardSet,
        /// How many go.
        count: u8,
    },
    /// A number of these cards, equal cards counted as they are.
    Discard {
        /// The hand with the kitty.
        from: CardSet,
        /// How many go.
        count: u8,
    },
    /// A suit for the joker, or none.
    Nominate,
    /// A partner.
    Partners {
        /// The cards that may be called.
        cards: CardSet,
        /// The players who may be asked.
        seats: SeatSet,
        /// Whether two of them may be asked.
        pairs: bool,
    },
    /// A card.
    Play {
        /// The cards that may be played as they are.
        cards: CardSet,
        /// The jokers that may be led for a suit.
        jokers: CardSet,
        /// The suits they may demand.
        suits: SuitSet,
    },
}

impl Choices {
    /// Whether the action is among them. Equal cards count as the same, whichever piece the action names.
    #[must_use]
    pub fn contains(&self, action: Action) -> bool {
        match (*self, action) {
            (Self::Auction { pass, .. }, Action::Pass) => pass,
            (Self::Auction { look, .. }, Action::Look) => look,
            (Self::Auction { bids, .. }, Action::Bid(bid)) => bids.contains(bid),
            (Self::Give { from, count }, Action::Give(cards))
            | (Self::Discard { from, count }, Action::Discard(cards)) => {
                cards.len() == u32::from(count) && from.find(cards).is_some()
            }
            (Self::Nominate, Action::Nominate(_)) | (Self::Partners { .. }, Action::Alone) => true,
            (Self::Partners { cards, .. }, Action::Call(card)) => cards.contains(card.face()),
            (Self::Partners { seats, pairs, .. }, Action::Partners(asked)) => {
                (asked.len() == 1 || pairs && asked.len() == 2) && (asked - seats).is_empty()
            }
            (Self::Play { cards, .. }, Action::Play(card)) => cards.find_one(card).is_some(),
            (Self::Play { jokers, suits, .. }, Action::Lead(card, suit)) => {
                jokers.find_one(card).is_some() && suits.contains(suit)
            }
            _ => false,
        }
    }

    /// The same choices as they may be shown: of equal cards, always the first copies.
    #[must_use]
    pub(crate) fn shown(self) -> Self {
        match self {
            Self::Give { from, count } => Self::Give { from: from.normalised(), count },
            Self::Discard { from, count } => Self::Discard { from: from.normalised(), count },
            Self::Play { cards, jokers, suits } => {
                Self::Play { cards: cards.normalised(), jokers: jokers.normalised(), suits }
            }
            other => other,
        }
    }

    /// How many different actions there are.
    #[must_use]
    pub fn len(&self) -> u64 {
        match *self {
            Self::None => 0,
            Self::Auction { bids, pass, look } => u64::from(bids.len()) + u64::from(pass) + u64::from(look),
            Self::Give { from, count } | Self::Discard { from, count } => count_discards(from, count),
            Self::Nominate => 5,
            Self::Partners { cards, seats, pairs } => {
                let n = seats.len() as u64;
                let two = if pairs { n * n.saturating_sub(1) / 2 } else { 0 };
                1 + u64::from(cards.len()) + n + two
            }
            Self::Play { cards, jokers, suits } => {
                u64::from(cards.faces().len()) + u64::from(jokers.faces().len() * suits.len())
            }
        }
    }

    /// The first word of actions that are too many to write out \[NOT-RES-3\].
    #[must_use]
    pub fn family(&self) -> Option<&'static str> {
        match self {
            Self::Give { .. } if self.len() > LONGEST_LIST => Some("give"),
            Self::Discard { .. } if self.len() > LONGEST_LIST => Some("discard"),
            _ => None,
        }
    }

    /// Whether there is nothing to do.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every action once, in no particular order; of discards that are too many to write out, none \[NOT-RES-3\].
    #[must_use]
    pub fn list(&self) -> Vec<Action> {
        let mut list = Vec::new();
        match *self {
            Self::None => {}
            Self::Auction { bids, pass, look } => {
                list.extend(pass.then_some(Action::Pass));
                list.extend(look.then_some(Action::Look));
                list.extend(bids.iter().map(Action::Bid));
            }
            Self::Give { from, count } | Self::Discard { from, count } => {
                let gives = matches!(self, Self::Give { .. });
                if self.len() <= LONGEST_LIST {
                    list_discards(&from.to_canonical(), count, CardSet::EMPTY, &mut |cards| {
                        list.push(if gives { Action::Give(cards) } else { Action::Discard(cards) });
                    });
                }
            }
            Self::Nominate => {
                list.extend(Suit::ALL.map(|suit| Action::Nominate(Some(suit))));
                list.push(Action::Nominate(None));
            }
            Self::Partners { cards, seats, pairs } => {
                list.push(Action::Alone);
                list.extend(cards.into_iter().map(Action::Call));
                for one in seats.iter() {
                    list.push(Action::Partners(SeatSet::of(one)));
                    let two = seats.iter().filter(|&two| pairs && two > one);
                    list.extend(two.map(|two| Action::Partners(SeatSet::of(one) | SeatSet::of(two))));
                }
            }
            Self::Play { cards, jokers, suits } => {
                list.extend(cards.faces().into_iter().map(Action::Play));
                for joker in jokers.faces() {
                    list.extend(suits.iter().map(|suit| Action::Lead(joker, suit)));
                }
            }
        }
        list
    }

    /// An action chosen by `random`, which gives a number below its argument. Every action may come; equal cards
    /// and pairs of partners are not weighed exactly.
    ///
    /// # Panics
    /// If there is nothing to do.
    #[must_use]
    #[inline]
    pub fn pick(&self, mut random: impl FnMut(u32) -> u32) -> Action {
        const NONE: &str = "nothing to pick from";
        let mut card = |cards: CardSet| cards.nth(random(cards.len())).expect(NONE).face();
        match *self {
            Self::None => panic!("{NONE}"),
            Self::Auction { bids, pass, look } => {
                let n = random(bids.len() + u32::from(pass) + u32::from(look));
                match bids.nth(n) {
                    Some(bid) => Action::Bid(bid),
                    None if pass && n == bids.len() => Action::Pass,
                    None => Action::Look,
                }
            }
            Self::Give { mut from, count } | Self::Discard { mut from, count } => {
                let mut chosen = CardSet::EMPTY;
                for _ in 0..count {
                    let piece = from.nth(random(from.len())).expect(NONE);
                    from.remove(piece);
                    chosen.insert(piece);
                }
                // A single card is given as the face it is [NOT-CARD-4].
                if matches!(self, Self::Give { .. }) {
                    Action::Give(chosen.normalised())
                } else {
                    Action::Discard(chosen)
                }
            }
            Self::Nominate => Action::Nominate(Suit::ALL.get(random(5) as usize).copied()),
            Self::Partners { cards, seats, pairs } => {
                let n = random(1 + cards.len() + seats.len() as u32 * if pairs { 2 } else { 1 });
                if let Some(card) = cards.nth(n) {
                    return Action::Call(card);
                }
                if n == cards.len() {
                    return Action::Alone;
                }
                let mut one_of = |seats: SeatSet| seats.iter().nth(random(seats.len() as u32) as usize);
                let one = one_of(seats).map(SeatSet::of).unwrap_or_default();
                let two = n > cards.len() + seats.len() as u32;
                let other = if two {
                    one_of(seats - one).map(SeatSet::of).unwrap_or_default()
                } else {
                    SeatSet::EMPTY
                };
                Action::Partners(one | other)
            }
            Self::Play { cards, jokers, suits } if !jokers.is_empty() => {
                let n = random(cards.len() + jokers.len() * suits.len());
                if let Some(card) = cards.nth(n) {
                    return Action::Play(card.face());
                }
                let n = n - cards.len();
                let joker = jokers.nth(n / suits.len()).expect(NONE);
                Action::Lead(joker.face(), suits.iter().nth((n % suits.len()) as usize).expect(NONE))
            }
            Self::Play { cards, .. } => Action::Play(card(cards)),
        }
    }
}

impl Serialize for Choices {
    /// The sorted list of actions; a family too long to list is its head and an ellipsis \[NOT-RES-3\].
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut lines: Vec<String> = self.list().iter().map(ToString::to_string).collect();
        lines.sort_unstable();
        if lines.is_empty() && !self.is_empty() {
            lines.extend(self.family().map(|word| format!("{word} …")));
        }
        serializer.collect_seq(lines)
    }
}

/// How many different discards or gifts of `count` cards there are, equal cards being interchangeable.
fn count_discards(from: CardSet, count: u8) -> u64 {
    // ways[k]: ways to choose k cards of the faces seen so far.
    let mut ways = vec![0_u64; usize::from(count) + 1];
    ways[0] = 1;
    let faces = from.faces();
    for face in faces {
        let doubled = face.second_copy().is_some_and(|copy| from.contains(copy)) && from.contains(face);
        let copies = if doubled { 2 } else { 1 };
        for k in (1..ways.len()).rev() {
            for taken in 1..=copies.min(k) {
                ways[k] = ways[k].saturating_add(ways[k - taken]);
            }
        }
    }
    ways[usize::from(count)]
}

/// Lists the discards from `cards`, which stand in canonical order, equal cards side by side.
fn list_discards(cards: &[Card], count: u8, chosen: CardSet, list: &mut impl FnMut(CardSet)) {
    if count == 0 {
        list(chosen.normalised());
        return;
    }
    let mut rest = cards;
    while let [card, more @ ..] = rest {
        if more.len() + 1 < usize::from(count) {
            return;
        }
        let mut with = chosen;
        with.insert(*card);
        list_discards(more, count - 1, with, list);
        // The equal card would only give the same discards again.
        rest = match more {
            [next, after @ ..] if next.face() == card.face() => after,
            _ => more,
        };
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::axis::Pack;

    #[test]
    fn discards_are_counted_and_listed_once_each() {
        // NOT-RES-3, NOT-CARD-4
        let pack = Pack::P63Doubled.cards();
        for start in [0, 1, 30, 51] {
            for count in 0..=4 {
                let from: CardSet = pack.to_canonical().into_iter().skip(start).take(12).collect();
                let choices = Choices::Discard { from, count };
                let list = choices.list();
                assert_eq!(list.len() as u64, choices.len());
                assert!(list.iter().all(|&action| choices.contains(action)));
                let texts: HashSet<String> = list.iter().map(ToString::to_string).collect();
                assert_eq!(texts.len(), list.len());
            }
        }
        let from: CardSet = Pack::P46.cards().into_iter().take(16).collect();
        assert_eq!(Choices::Discard { from, count: 6 }.len(), 8_008);
        assert!(Choices::Discard { from, count: 6 }.list().is_empty());
    }
}
