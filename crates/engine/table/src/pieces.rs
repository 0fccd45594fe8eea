//! Reading the cards of an explicit deal: each piece of the pack once \[NOT-REC-4\] \[NOT-REC-5\].

use cards::{Card, CardSet};
use serde_json::Value;

use crate::CardsError;

/// A reader of the lists of a deal: it turns their texts into physical cards, each piece of the pack once.
///
/// ```
/// use kookaburra_table::{CardsError, Pieces, cards::Card};
/// use serde_json::json;
///
/// let ace: Card = "AS".parse()?;
/// let mut pieces = Pieces::new([Card::X, ace].into_iter().collect());
/// assert_eq!(pieces.cards(Some(&json!(["X"])), "kitty", 1)?, [Card::X]);
/// assert_eq!(pieces.finish(), Err(CardsError::Missing { card: ace }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Pieces {
    pack: CardSet,
    left: CardSet,
    /// The first list of a wrong length: a card that is wrong says more, so it is told last.
    wrong_length: Option<CardsError>,
}

impl Pieces {
    /// Starts with the whole pack.
    #[must_use]
    pub const fn new(pack: CardSet) -> Self {
        Self { pack, left: pack, wrong_length: None }
    }

    /// A list of this number of entries.
    ///
    /// # Errors
    /// It is lacking, or of another length.
    pub fn list<'v>(value: Option<&'v Value>, place: &str, count: usize) -> Result<&'v [Value], CardsError> {
        let list = value
            .and_then(Value::as_array)
            .ok_or_else(|| CardsError::ListLacking { place: place.to_owned() })?;
        if list.len() == count {
            Ok(list)
        } else {
            Err(CardsError::Entries { place: place.to_owned(), found: list.len(), needed: count })
        }
    }

    /// A card.
    ///
    /// # Errors
    /// It is no card, not in the pack, or was used as often as the pack has it.
    pub fn card(&mut self, value: &Value, place: &str) -> Result<Card, CardsError> {
        let place = || place.to_owned();
        let not_text = || CardsError::NotText { place: place(), found: value.to_string() };
        let text = value.as_str().ok_or_else(not_text)?;
        let card: Card = text.parse().map_err(|error| CardsError::NotACard { place: place(), error })?;
        if self.pack.find_one(card).is_none() {
            return Err(CardsError::NotInPack { place: place(), card });
        }
        let piece = self.left.find_one(card).ok_or_else(|| CardsError::TooOften { place: place(), card })?;
        self.left.remove(piece);
        Ok(piece)
    }

    /// A list of this number of cards.
    ///
    /// # Errors
    /// It is no list, or one of its cards is wrong; a wrong length is told by [`Pieces::finish`].
    pub fn cards(
        &mut self,
        value: Option<&Value>,
        place: &str,
        count: usize,
    ) -> Result<Vec<Card>, CardsError> {
        let cards = value
            .and_then(Value::as_array)
            .ok_or_else(|| CardsError::CardsLacking { place: place.to_owned() })?;
        if cards.len() != count {
            let found = cards.len();
            self.wrong_length.get_or_insert(CardsError::Count {
                place: place.to_owned(),
                found,
                needed: count,
            });
        }
        cards.iter().map(|card| self.card(card, place)).collect()
    }

    /// Ends the deal.
    ///
    /// # Errors
    /// The first card that is missing, or the first list of a wrong length.
    pub fn finish(self) -> Result<(), CardsError> {
        if let Some(&card) = self.left.to_canonical().first() {
            return Err(CardsError::Missing { card });
        }
        self.wrong_length.map_or(Ok(()), Err)
    }
}
