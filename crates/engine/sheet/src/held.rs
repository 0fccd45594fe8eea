//! Cards of Rummy 500 by their ranks, as people tap or type them.

use cards::{Card, Rank, Suit};
use rummy_500::{Rules, axis::JokerValue};

use crate::{Cards, Why};

/// More than any pack is worth; what the pack allows is for the rules to say.
const MOST: i32 = 10_000;

/// What cards are worth; only on the table an ace may be low.
///
/// # Errors
/// They are no ranks of this pack, or worth more than any.
pub fn worth(rules: &Rules, cards: &Cards, on_table: bool) -> Result<i32, Why> {
    match cards {
        Cards::Worth(points) if (0..=MOST).contains(points) => Ok(*points),
        Cards::Worth(points) => Err(Why::TooFar(*points)),
        Cards::Ranks(ranks) => {
            let words = ranks.split([' ', ',']).filter(|word| !word.is_empty());
            let each = words.map(|word| {
                let low = on_table && word == "1";
                let card = if low { Some(Card::new(Suit::Spades, Rank::Ace)) } else { card(word) };
                let card =
                    card.filter(|&card| holds(rules, card)).ok_or_else(|| Why::NoRank(word.to_owned()))?;
                match card.rank() {
                    Some(rank) if on_table => Ok(rules.value_laid(rank, false, low)),
                    // What stands for a card and is worth as much is written as that card [RM-VAL-5].
                    None if on_table && rules.axes().joker_value == JokerValue::AsCard => {
                        Err(Why::NoRank(word.to_owned()))
                    }
                    _ => Ok(rules.value(card)),
                }
            });
            let sum = each.sum::<Result<i32, Why>>()?;
            if sum <= MOST { Ok(sum) } else { Err(Why::TooFar(sum)) }
        }
    }
}

/// Some card of a rank.
fn card(word: &str) -> Option<Card> {
    if word.eq_ignore_ascii_case("X") {
        Some(Card::X)
    } else {
        format!("{}S", word.to_uppercase()).parse().ok()
    }
}

fn holds(rules: &Rules, card: Card) -> bool {
    rules.pack().contains(card)
}
