//! Cards as a rummy player sorts them: by suit in the order of a run, with the melds they make and the places on the
//! table where they fit. A *place* is 0 for a low ace, 1 for a two, 12 for a king, 13 for a high ace.

use cards::{Card, CardSet, Rank, Suit, SuitSet};
use rummy_500::{Meld, MeldCard};

/// The place of a king, and of the ace above it.
pub(crate) const KING: u8 = 12;
pub(crate) const HIGH_ACE: u8 = 13;

const RANKS: [Rank; 13] = [
    Rank::Ace,
    Rank::Two,
    Rank::Three,
    Rank::Four,
    Rank::Five,
    Rank::Six,
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
    Rank::Ten,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
];

/// How many different faces there are, the joker being the last.
pub(crate) const FACES: usize = 53;
/// The number of the joker's face.
pub(crate) const JOKER: usize = FACES - 1;

/// The low place of a rank; ranks of other games are not dealt here.
pub(crate) const fn place_of(rank: Rank) -> u8 {
    match rank {
        Rank::Ace => 0,
        Rank::Jack => 10,
        Rank::Queen => 11,
        Rank::King => KING,
        _ => rank as u8 + 1,
    }
}

/// The rank at a place.
pub(crate) const fn rank_at(place: u8) -> Rank {
    RANKS[place as usize % 13]
}

/// The card of a suit at a place.
pub(crate) const fn card_at(suit: Suit, place: u8) -> Card {
    Card::new(suit, rank_at(place))
}

/// The number of the face of the card at a place.
pub(crate) const fn face_at(suit: Suit, place: u8) -> usize {
    suit as usize * 13 + place as usize % 13
}

/// The number of a card's face.
pub(crate) fn face_of(card: Card) -> usize {
    match (card.suit(), card.rank()) {
        (Some(suit), Some(rank)) => face_at(suit, place_of(rank)),
        _ => JOKER,
    }
}

/// The card of a face.
pub(crate) fn card_of(face: usize) -> Card {
    match Suit::ALL.get(face / 13) {
        Some(&suit) => card_at(suit, (face % 13) as u8),
        None => Card::X,
    }
}

/// Bits for the places from `low` to `high`.
pub(crate) const fn span(low: u8, high: u8) -> u16 {
    ((2_u32 << high) - (1_u32 << low)) as u16
}

/// Natural cards by suit and place, an ace at both ends, and jokers.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tracks {
    pub(crate) suits: [u16; 4],
    pub(crate) jokers: u8,
}

impl From<CardSet> for Tracks {
    fn from(cards: CardSet) -> Self {
        let track = |suit| {
            let ranks = cards.ranks(suit);
            let courts = ranks >> Rank::Jack as u16 & 7;
            let ace = ranks >> Rank::Ace as u16 & 1;
            ace | (ranks & 0x01FF) << 1 | courts << 10 | ace << HIGH_ACE
        };
        Self { suits: Suit::ALL.map(track), jokers: (cards & CardSet::JOKERS).len() as u8 }
    }
}

impl Tracks {
    /// The suits that have a card at a place, as bits.
    pub(crate) fn at(&self, place: u8) -> u8 {
        (0..4).map(|n| ((self.suits[n] >> place & 1) as u8) << n).sum()
    }
}

/// Where cards fit on the melds of the table.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Openings {
    pub(crate) suits: [u16; 4],
    pub(crate) joker: bool,
}

impl Openings {
    /// The openings of all these melds.
    pub(crate) fn of(melds: &[Meld]) -> Self {
        let mut openings = Self::default();
        melds.iter().for_each(|&meld| openings.add(meld));
        openings
    }

    /// Adds those of one meld.
    pub(crate) fn add(&mut self, meld: Meld) {
        if meld.is_complete() {
            return;
        }
        self.joker = true;
        match meld {
            Meld::Group { rank, suits, .. } => {
                let place = place_of(rank);
                for suit in suits.complement().iter() {
                    self.suits[suit as usize] |= 1 << place;
                }
            }
            Meld::Run { suit, low, high, .. } => {
                for place in ends(low, high).into_iter().flatten() {
                    self.suits[suit as usize] |= 1 << place;
                }
            }
        }
    }

    /// Whether a card fits.
    pub(crate) fn fits(&self, card: Card) -> bool {
        match (card.suit(), card.rank()) {
            (Some(suit), Some(rank)) => {
                let place = place_of(rank);
                let high = if place == 0 { 1 << HIGH_ACE } else { 0 };
                self.suits[suit as usize] & (1 << place | high) != 0
            }
            _ => self.joker,
        }
    }
}

/// The places below and above a run.
pub(crate) const fn ends(low: u8, high: u8) -> [Option<u8>; 2] {
    let below = if low == 0 || low == 1 && high >= KING { None } else { Some(low - 1) };
    let above = if high == HIGH_ACE || high == KING && low == 0 { None } else { Some(high + 1) };
    [below, above]
}

/// A meld with one more card; `None` if it does not fit.
pub(crate) fn grown(meld: Meld, card: MeldCard) -> Option<Meld> {
    match (meld, card) {
        _ if meld.is_complete() => None,
        (Meld::Group { rank, mut suits, jokers }, MeldCard::Natural(card)) => {
            let suit = card.suit().filter(|&suit| card.rank() == Some(rank) && !suits.contains(suit))?;
            suits.insert(suit);
            Some(Meld::Group { rank, suits, jokers })
        }
        (Meld::Group { rank, suits, jokers }, MeldCard::Joker) => {
            Some(Meld::Group { rank, suits, jokers: jokers + 1 })
        }
        (Meld::Run { suit, low, high, mut jokers }, MeldCard::Natural(named) | MeldCard::JokerAs(named)) => {
            let place = place_of(named.rank().filter(|_| named.suit() == Some(suit))?);
            let [below, above] = ends(low, high);
            let is_it = |end: &u8| *end == place || place == 0 && *end == HIGH_ACE;
            let place = above.filter(is_it).or(below.filter(is_it))?;
            if matches!(card, MeldCard::JokerAs(_)) {
                jokers |= 1 << place;
            }
            Some(Meld::Run { suit, low: low.min(place), high: high.max(place), jokers })
        }
        _ => None,
    }
}

/// The pieces of `hand` that make a meld; `None` if one is lacking.
pub(crate) fn pieces(hand: CardSet, meld: Meld) -> Option<CardSet> {
    let mut left = hand;
    for card in meld.cards() {
        left.remove(left.find_one(card.card())?);
    }
    Some(hand - left)
}

/// The melds of these cards that hold a natural one of them. Jokers only fill what is lacking.
pub(crate) fn melds_with(cards: CardSet, card: Card, found: &mut Vec<Meld>) {
    let (Some(suit), Some(rank)) = (card.suit(), card.rank()) else { return };
    let tracks = Tracks::from(cards);
    let place = place_of(rank);
    groups_with(&tracks, suit, place, found);
    runs_with(&tracks, suit, place, found);
    if place == 0 {
        runs_with(&tracks, suit, HIGH_ACE, found);
    }
}

fn groups_with(tracks: &Tracks, suit: Suit, place: u8, found: &mut Vec<Meld>) {
    let held = tracks.at(place);
    let own = 1_u8 << suit as u8;
    let mut part = held;
    while part != 0 {
        if part & own != 0 {
            let naturals = part.count_ones() as u8;
            let jokers = 3_u8.saturating_sub(naturals);
            if jokers <= tracks.jokers {
                let suits: SuitSet =
                    Suit::ALL.into_iter().filter(|&suit| part >> suit as u8 & 1 == 1).collect();
                found.push(Meld::Group { rank: rank_at(place), suits, jokers });
            }
        }
        part = (part - 1) & held;
    }
}

fn runs_with(tracks: &Tracks, suit: Suit, place: u8, found: &mut Vec<Meld>) {
    let track = tracks.suits[suit as usize];
    let wild = u32::from(tracks.jokers);
    for low in (0..=place).rev() {
        if (span(low, place) & !track).count_ones() > wild {
            break;
        }
        for high in place.max(low + 2)..=HIGH_ACE.min(low + KING) {
            let window = span(low, high);
            let missing = window & !track;
            if missing.count_ones() > wild {
                break;
            }
            // A longer run with a joker at its end is a shorter one with the joker laid off.
            let at_end = missing & (1 << low | 1 << high) != 0;
            if !at_end || high == low + 2 {
                found.push(Meld::Run { suit, low, high, jokers: missing });
            }
        }
    }
}
