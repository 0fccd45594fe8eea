//! Dealing: from the pack by the table's pattern, and from the lists of a record \[FH-DEAL\] \[NOT-REC-4\].

use cards::{Card, CardSet};
use serde_json::{Map, Value};
use table::{CardsError, Pieces, Seat};

use crate::{
    axis::{DealPattern, Layout, OwnKitty, Pack},
    rules::Rules,
    state::Row,
};

/// A deal: where every card lies before the first call.
///
/// ```
/// use five_hundred::{Rules, table::{Game, Seat}};
///
/// let rules = Rules::preset("australian-4")?;
/// let deal = rules.deal_pack(&rules.pack_in_order(), Seat(0));
/// assert_eq!((deal.hands[1].len(), deal.kitties[0].len()), (10, 3));
/// // The first packet, of three, goes to the dealer's left.
/// assert!(deal.hands[1].contains("5S".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deal {
    /// The hands, by seat.
    pub hands: [CardSet; 6],
    /// The rows, by seat, where the layout has them.
    pub rows: [Row; 2],
    /// The kitty; of `own_kitty`, those of seats 0 and 1.
    pub kitties: [CardSet; 2],
    /// The dead hand, where the layout has one.
    pub dead: CardSet,
}

/// The cards of a hand.
const HAND: usize = 10;
/// The packets of ten cards a hand gets \[FH-DEAL-2\].
const PACKETS: [usize; 3] = [3, 4, 3];

/// The place that gets a packet.
#[derive(Clone, Copy)]
enum Place {
    Hand(Seat),
    Dead,
}

/// The pack in the dealer's hand, and what they have dealt of it.
struct Dealing<'p> {
    pack: &'p [Card],
    /// Whether some cards exist twice.
    doubled: bool,
    used: CardSet,
    deal: Deal,
}

impl Dealing<'_> {
    /// The piece that is meant: a pack that was written down names both copies of a doubled card alike; the second is
    /// the second.
    fn piece(&mut self, card: Card) -> Option<Card> {
        let piece = if self.used.contains(card) { card.second_copy()? } else { card };
        self.used.insert(piece);
        Some(piece)
    }

    fn cards(&mut self, count: usize) -> CardSet {
        let (top, rest) = self.pack.split_at(count.min(self.pack.len()));
        self.pack = rest;
        if self.doubled {
            top.iter().filter_map(|&card| self.piece(card)).collect()
        } else {
            top.iter().copied().collect()
        }
    }

    fn card(&mut self) -> Option<Card> {
        self.cards(1).first()
    }

    fn give(&mut self, place: Place, count: usize) {
        let cards = self.cards(count);
        match place {
            Place::Hand(seat) => self.deal.hands[seat.index()] |= cards,
            Place::Dead => self.deal.dead |= cards,
        }
    }

    fn down(&mut self, seat: Seat, piles: std::ops::Range<usize>) {
        for pile in piles {
            self.deal.rows[seat.index()].down[pile] = self.card();
        }
    }

    fn up(&mut self, seat: Seat, piles: std::ops::Range<usize>) {
        for pile in piles {
            self.deal.rows[seat.index()].up[pile] = self.card();
        }
    }
}

impl Rules {
    /// Deals a pack from the top \[FH-DEAL-2\] to \[FH-DEAL-5\]. A pack of another size leaves hands short; if the
    /// table doesn't have the dealer, nobody gets a card.
    #[must_use]
    pub fn deal_pack(&self, pack: &[Card], dealer: Seat) -> Deal {
        let mut dealing = Dealing {
            pack,
            doubled: self.axes().pack == Pack::P63Doubled,
            used: CardSet::EMPTY,
            deal: Deal::default(),
        };
        if dealer.index() >= self.seats {
            return dealing.deal;
        }
        match self.axes().layout {
            Layout::Rows if self.axes().deal_pattern == DealPattern::Quebec => {
                self.quebec_rows(&mut dealing, dealer);
            }
            Layout::Rows => self.australian_rows(&mut dealing, dealer),
            Layout::Hands | Layout::DeadHand => self.hands(&mut dealing, dealer),
        }
        dealing.deal
    }

    fn hands(&self, dealing: &mut Dealing<'_>, dealer: Seat) {
        let dead = (self.axes().layout == Layout::DeadHand).then_some(Place::Dead);
        let eldest = self.left_of(dealer);
        for (packet, kitty) in PACKETS.into_iter().zip(self.kitty_turns()) {
            dealing.give(Place::Hand(eldest), packet);
            if let Some(dead) = dead {
                dealing.give(dead, packet);
            }
            let mut seat = eldest;
            while seat != dealer {
                seat = self.left_of(seat);
                dealing.give(Place::Hand(seat), packet);
            }
            self.to_kitty(dealing, dealer, kitty);
        }
    }

    /// \[FH-DEAL-3\]
    fn australian_rows(&self, dealing: &mut Dealing<'_>, dealer: Seat) {
        let both = [self.left_of(dealer), dealer];
        let kitty = self.kitty_turns();
        for seat in both {
            dealing.down(seat, 0..3);
        }
        for seat in both {
            dealing.give(Place::Hand(seat), 3);
        }
        self.to_kitty(dealing, dealer, kitty[0]);
        for seat in both {
            dealing.down(seat, 3..5);
            dealing.up(seat, 0..2);
        }
        for seat in both {
            dealing.give(Place::Hand(seat), 4);
        }
        self.to_kitty(dealing, dealer, kitty[1]);
        for seat in both {
            dealing.up(seat, 2..5);
        }
        for seat in both {
            dealing.give(Place::Hand(seat), 3);
        }
        self.to_kitty(dealing, dealer, kitty[2]);
    }

    /// \[FH-DEAL-4\]
    fn quebec_rows(&self, dealing: &mut Dealing<'_>, dealer: Seat) {
        let both = [self.left_of(dealer), dealer];
        let kitty = self.kitty_turns();
        for seat in both {
            dealing.give(Place::Hand(seat), 3);
        }
        self.to_kitty(dealing, dealer, kitty[0]);
        for seat in both {
            dealing.down(seat, 0..5);
        }
        for seat in both {
            dealing.give(Place::Hand(seat), 4);
        }
        for seat in both {
            dealing.give(Place::Hand(seat), 3);
        }
        self.to_kitty(dealing, dealer, kitty[2]);
        for seat in both {
            dealing.up(seat, 0..5);
        }
    }

    /// How many cards each kitty gets after each packet \[FH-DEAL-2\] \[FH-DEAL-6\].
    fn kitty_turns(&self) -> [usize; 3] {
        let kitty = self.kitty_size() as usize;
        match self.axes().deal_pattern {
            DealPattern::Australian => [kitty.div_ceil(3), (kitty + 1) / 3, kitty / 3],
            DealPattern::Quebec => [kitty / 2, 0, kitty - kitty / 2],
            DealPattern::American => [kitty, 0, 0],
            DealPattern::Minnesota => [kitty.div_ceil(2), kitty / 2, 0],
        }
    }

    /// A kitty turn; with two kitties the opponent's, then the dealer's \[FH-AMB-19\].
    fn to_kitty(&self, dealing: &mut Dealing<'_>, dealer: Seat, count: usize) {
        if self.axes().own_kitty == OwnKitty::On {
            for seat in [self.left_of(dealer), dealer] {
                let cards = dealing.cards(count);
                dealing.deal.kitties[seat.index()] |= cards;
            }
        } else {
            let cards = dealing.cards(count);
            dealing.deal.kitties[0] |= cards;
        }
    }

    /// The fewest cards a cut leaves in each packet \[FH-DEAL-1\] \[FH-AMB-20\].
    #[must_use]
    pub const fn min_cut(&self) -> usize {
        match self.axes().deal_pattern {
            DealPattern::Australian => 1,
            DealPattern::Quebec | DealPattern::American | DealPattern::Minnesota => 4,
        }
    }

    /// Reads the explicit deal of a record \[NOT-REC-4\].
    ///
    /// # Errors
    /// The mistake in it: a list that is lacking, of a wrong length or not wanted, a text that is no card, the first
    /// card that is missing, extra or doubled \[NOT-REC-5\].
    pub fn read_deal(&self, deal: &Map<String, Value>) -> Result<Deal, CardsError> {
        self.read_counted([HAND; 6], [self.kitty_size() as usize; 2], deal)
    }

    /// The same of hands and kitties with these numbers of cards, wrong or not \[LAW-FAULT-6\].
    ///
    /// # Errors
    /// The mistake in it.
    pub fn read_counted(
        &self,
        hands: [usize; 6],
        kitties: [usize; 2],
        deal: &Map<String, Value>,
    ) -> Result<Deal, CardsError> {
        let axes = self.axes();
        let mut result = Deal::default();
        let known = |key: &str| match key {
            "hands" => true,
            "kitty" => axes.own_kitty == OwnKitty::Off,
            "kitties" => axes.own_kitty == OwnKitty::On,
            "rows" => axes.layout == Layout::Rows,
            "dead" => axes.layout == Layout::DeadHand,
            _ => false,
        };
        if let Some(key) = deal.keys().find(|key| !known(key)) {
            return Err(CardsError::NoSuchList(key.clone()));
        }
        let mut pieces = Pieces::new(self.pack);
        for (seat, hand) in Pieces::list(deal.get("hands"), "hands", self.seats)?.iter().enumerate() {
            result.hands[seat] = read_cards(&mut pieces, Some(hand), &format!("hands[{seat}]"), hands[seat])?;
        }
        if axes.layout == Layout::Rows {
            for (seat, row) in Pieces::list(deal.get("rows"), "rows", self.seats)?.iter().enumerate() {
                result.rows[seat] = read_row(&mut pieces, row, &format!("rows[{seat}]"))?;
            }
        }
        if axes.layout == Layout::DeadHand {
            result.dead = read_cards(&mut pieces, deal.get("dead"), "dead", 10)?;
        }
        if axes.own_kitty == OwnKitty::On {
            for (seat, kitty) in Pieces::list(deal.get("kitties"), "kitties", 2)?.iter().enumerate() {
                result.kitties[seat] =
                    read_cards(&mut pieces, Some(kitty), &format!("kitties[{seat}]"), kitties[seat])?;
            }
        } else if deal.contains_key("kitty") || kitties[0] > 0 {
            result.kitties[0] = read_cards(&mut pieces, deal.get("kitty"), "kitty", kitties[0])?;
        }
        pieces.finish()?;
        Ok(result)
    }

    /// The explicit deal of a record.
    #[must_use]
    pub fn deal_json(&self, deal: &Deal) -> Map<String, Value> {
        let cards = |set: CardSet| -> Value {
            set.to_canonical().iter().map(ToString::to_string).collect::<Vec<_>>().into()
        };
        let piles = |pile: &[Option<Card>; 5]| -> Value {
            pile.iter().flatten().map(ToString::to_string).collect::<Vec<_>>().into()
        };
        let mut map = Map::new();
        map.insert("hands".into(), deal.hands[..self.seats].iter().map(|&hand| cards(hand)).collect());
        match self.axes().layout {
            Layout::Rows => {
                let row = |row: &Row| -> Value {
                    [("down".to_owned(), piles(&row.down)), ("up".to_owned(), piles(&row.up))]
                        .into_iter()
                        .collect::<Map<_, _>>()
                        .into()
                };
                map.insert("rows".into(), deal.rows.iter().map(row).collect());
            }
            Layout::DeadHand => {
                map.insert("dead".into(), cards(deal.dead));
            }
            Layout::Hands => {}
        }
        if self.axes().own_kitty == OwnKitty::On {
            map.insert("kitties".into(), deal.kitties.iter().map(|&kitty| cards(kitty)).collect());
        } else {
            map.insert("kitty".into(), cards(deal.kitties[0]));
        }
        map
    }
}

/// A list of this number of cards as a set.
fn read_cards(
    pieces: &mut Pieces,
    value: Option<&Value>,
    place: &str,
    count: usize,
) -> Result<CardSet, CardsError> {
    Ok(pieces.cards(value, place, count)?.into_iter().collect())
}

/// The lists of a seat's row.
fn read_row(pieces: &mut Pieces, value: &Value, place: &str) -> Result<Row, CardsError> {
    let row = value.as_object().ok_or_else(|| CardsError::NoRow { place: place.to_owned() })?;
    if let Some(key) = row.keys().find(|key| !matches!(key.as_str(), "down" | "up")) {
        return Err(CardsError::NotOfARow { place: place.to_owned(), key: key.clone() });
    }
    let mut piles = |side: &str| -> Result<[Option<Card>; 5], CardsError> {
        let place = format!("{place}.{side}");
        let mut cards = [None; 5];
        for (pile, card) in cards.iter_mut().zip(Pieces::list(row.get(side), &place, 5)?) {
            *pile = Some(pieces.card(card, &place)?);
        }
        Ok(cards)
    };
    Ok(Row { down: piles("down")?, up: piles("up")? })
}
