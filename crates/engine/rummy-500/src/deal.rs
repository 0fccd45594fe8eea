//! Dealing: from the pack, and from the lists of a record \[RM-DEAL\].

use cards::{Card, CardSet};
use serde_json::{Map, Value};
use table::{BySeat, CardsError, Later, Pieces, Seat};

use crate::rules::Rules;

/// A deal: where every card lies before the first draw.
///
/// ```
/// use rummy_500::{Rules, table::{Game, Seat}};
///
/// let rules = Rules::preset("rummy-500")?;
/// let pack = rules.pack_in_order();
/// let deal = rules.deal_pack(&pack, Seat(0));
/// // Four hands of seven cards, and the next card of the pack.
/// assert_eq!((deal.hands[Seat(1)].len(), deal.discard), (7, Some(pack[28])));
/// assert_eq!(deal.stock, pack[29..]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The hands, by seat.
    pub hands: BySeat<CardSet>,
    /// The stock, its top first.
    pub stock: Vec<Card>,
    /// The first card of the discard pile.
    pub discard: Option<Card>,
    /// How the discard pile is shuffled when it becomes the stock, where that is known \[RM-STOCK-3\].
    pub later: Option<Later>,
}

impl Rules {
    /// Deals a pack from the top \[RM-DEAL-3\] \[RM-DEAL-6\]. A pack of another size leaves a stock of another size;
    /// if the table doesn't have the dealer, nothing is dealt.
    #[must_use]
    pub fn deal_pack(&self, pack: &[Card], dealer: Seat) -> Deal {
        if dealer.index() >= self.seats {
            return Deal { hands: BySeat::default(), stock: Vec::new(), discard: None, later: None };
        }
        // The last card dealt is the one more that the eldest gets.
        let (extra, turned) = if self.eldest_discards() { (1, 0) } else { (0, 1) };
        let (dealt, rest) = pack.split_at(pack.len().min(self.seats * self.hand_size() + extra));
        let mut hands = BySeat::<CardSet>::default();
        for (n, &card) in dealt.iter().enumerate() {
            hands[dealer.after(n + 1, self.seats)].insert(card);
        }
        let discard = rest.first().copied().filter(|_| turned > 0);
        Deal { hands, stock: rest.iter().skip(turned).copied().collect(), discard, later: None }
    }

    /// Reads the explicit deal of a record \[RM-DEAL-6\].
    ///
    /// # Errors
    /// The mistake in it: a list that is lacking, of a wrong length or not wanted, a text that is no card, the first
    /// card that is missing, extra or doubled \[NOT-REC-5\].
    pub fn read_deal(&self, deal: &Map<String, Value>) -> Result<Deal, CardsError> {
        let known = |key: &str| match key {
            "hands" | "stock" => true,
            "discard" => !self.eldest_discards(),
            "reshuffle" => self.reshuffles(),
            _ => false,
        };
        if let Some(key) = deal.keys().find(|key| !known(key)) {
            return Err(CardsError::NoSuchList(key.clone()));
        }
        let mut pieces = Pieces::new(self.pack());
        let mut hands = BySeat::<CardSet>::default();
        let lists = Pieces::list(deal.get("hands"), "hands", self.seats)?;
        for (seat, list) in Seat::all(self.seats).zip(lists) {
            let place = format!("hands[{seat}]");
            // Whether it is the eldest's is seen with the dealer.
            let is_longer = list.as_array().is_some_and(|list| list.len() == self.hand_size() + 1);
            let extra = usize::from(self.eldest_discards() && is_longer);
            hands[seat] = pieces.cards(Some(list), &place, self.hand_size() + extra)?.into_iter().collect();
        }
        let stock_size = self.pack().len() as usize - self.seats * self.hand_size() - 1;
        let stock = pieces.cards(deal.get("stock"), "stock", stock_size)?;
        let discard = match deal.get("discard") {
            None if self.eldest_discards() => None,
            discard => Some(pieces.card(discard.unwrap_or(&Value::Null), "discard")?),
        };
        pieces.finish()?;
        let later = deal.get("reshuffle").map(read_cards).transpose()?.map(Later::Cards);
        Ok(Deal { hands, stock, discard, later })
    }

    /// Whether everybody has as many cards as this dealer gives them \[RM-DEAL-8\].
    pub(crate) fn check_hands(&self, deal: &Deal, dealer: Seat) -> Result<(), CardsError> {
        let eldest = dealer.after(1, self.seats);
        for seat in Seat::all(self.seats) {
            let needed = self.hand_size() + usize::from(self.eldest_discards() && seat == eldest);
            let found = deal.hands[seat].len() as usize;
            if found != needed {
                return Err(CardsError::Count { place: format!("hands[{seat}]"), found, needed });
            }
        }
        Ok(())
    }

    /// The explicit deal of a record.
    #[must_use]
    pub fn deal_json(&self, deal: &Deal) -> Map<String, Value> {
        let texts =
            |cards: &[Card]| -> Value { cards.iter().map(ToString::to_string).collect::<Vec<_>>().into() };
        let mut map = Map::new();
        let hands = deal.hands.first(self.seats).iter().map(|hand| texts(&hand.to_canonical()));
        map.insert("hands".into(), hands.collect());
        map.insert("stock".into(), texts(&deal.stock));
        if let Some(card) = deal.discard {
            map.insert("discard".into(), card.to_string().into());
        }
        if let Some(Later::Cards(cards)) = &deal.later {
            map.insert("reshuffle".into(), texts(cards));
        }
        map
    }
}

/// The cards of a new stock; whether they are the right ones is seen when they are needed.
fn read_cards(value: &Value) -> Result<Vec<Card>, CardsError> {
    let place = || "reshuffle".to_owned();
    let list = value.as_array().ok_or_else(|| CardsError::CardsLacking { place: place() })?;
    let card = |value: &Value| {
        let not_text = || CardsError::NotText { place: place(), found: value.to_string() };
        let text = value.as_str().ok_or_else(not_text)?;
        text.parse().map_err(|error| CardsError::NotACard { place: place(), error })
    };
    list.iter().map(card).collect()
}
