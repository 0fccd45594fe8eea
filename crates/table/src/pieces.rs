//! Reading the cards of an explicit deal: each piece of the pack once \[NOT-REC-4\] \[NOT-REC-5\].

use cards::{Card, CardSet};
use serde_json::Value;

/// Turns the lists of a deal into pieces of card, noting those that were used.
#[derive(Clone, Debug)]
pub struct Pieces {
    pack: CardSet,
    left: CardSet,
    /// The first list of a wrong length: a card that is wrong says more, so it is told last.
    wrong_length: Option<String>,
}

impl Pieces {
    /// Starts with the whole pack.
    #[must_use]
    pub const fn new(pack: CardSet) -> Self {
        Self { pack, left: pack, wrong_length: None }
    }

    /// A list of so many entries.
    ///
    /// # Errors
    /// It is lacking, or of another length.
    pub fn list<'v>(value: Option<&'v Value>, place: &str, count: usize) -> Result<&'v [Value], String> {
        let list =
            value.and_then(Value::as_array).ok_or_else(|| format!("the deal has no list \"{place}\""))?;
        if list.len() == count {
            Ok(list)
        } else {
            Err(format!("{place} has {} entries instead of {count}", list.len()))
        }
    }

    /// A card.
    ///
    /// # Errors
    /// It is no card, not in the pack, or was used as often as the pack has it.
    pub fn card(&mut self, value: &Value, place: &str) -> Result<Card, String> {
        let text = value.as_str().ok_or_else(|| format!("{place}: a card is a text, not {value}"))?;
        let card: Card = text.parse().map_err(|error| format!("{place}: {error}"))?;
        if self.pack.find_one(card).is_none() {
            return Err(format!("{place}: {card} is not in the pack of these rules"));
        }
        let piece = self
            .left
            .find_one(card)
            .ok_or_else(|| format!("{place}: {card} is dealt more often than the pack has it"))?;
        self.left.remove(piece);
        Ok(piece)
    }

    /// A list of so many cards.
    ///
    /// # Errors
    /// It is no list, or one of its cards is wrong; a wrong length is told by [`Pieces::finish`].
    pub fn cards(&mut self, value: Option<&Value>, place: &str, count: usize) -> Result<Vec<Card>, String> {
        let cards = value
            .and_then(Value::as_array)
            .ok_or_else(|| format!("the deal has no list of cards \"{place}\""))?;
        if cards.len() != count {
            let problem = format!("{place} has {} cards, it must have {count}", cards.len());
            self.wrong_length.get_or_insert(problem);
        }
        cards.iter().map(|card| self.card(card, place)).collect()
    }

    /// Ends the deal.
    ///
    /// # Errors
    /// The first card that is missing, or the first list of a wrong length.
    pub fn finish(self) -> Result<(), String> {
        if let Some(card) = self.left.to_canonical().first() {
            return Err(format!("{card} is missing from the deal"));
        }
        self.wrong_length.map_or(Ok(()), Err)
    }
}
