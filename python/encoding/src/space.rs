//! The numbers that the moves of a rule set have.

use std::ops::Range;

use cards::{Card, CardSet, Suit};
use five_hundred::{
    Action, Bid, Choices, Rules,
    axis::{BidAfterPass, BlindMisere, JokerNomination, OwnRaise, Sides},
};
use table::{Seat, SeatSet};

use crate::{
    layout::{Numbers, Planes, Sizes},
    moves::Move,
};

/// Moves of one kind, which have consecutive numbers.
///
/// ```
/// use encoding::Space;
/// use five_hundred::Rules;
///
/// let space = Space::new(Rules::preset("australian-4")?);
/// let sections = space.sections();
/// assert_eq!((sections[0].name, sections[0].moves.clone()), ("pass", 0..1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What the moves do: `pass`, `look`, `bid`, `discard`, `give`, `nominate`, `alone`, `call`, `partners`, `play` or
    /// `lead`.
    pub name: &'static str,
    /// Their numbers.
    pub moves: Range<usize>,
}

/// The moves of a rule set and their numbers, and the shapes of its views as arrays. The same rules have the same
/// space for ever.
///
/// ```
/// use encoding::{Move, Space};
/// use five_hundred::{Action, Rules};
///
/// let space = Space::new(Rules::preset("australian-4")?);
/// let pass = Move::Whole(Action::Pass);
/// assert_eq!((space.index(pass), space.moves()[0]), (Some(0), pass));
/// // 43 cards can be played and discarded.
/// assert_eq!((space.columns().len(), space.moves().len()), (43, 123));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Space {
    rules: Rules,
    moves: Vec<Move>,
    sections: Vec<Section>,
    /// The pieces of the pack in canonical order, equal ones side by side.
    columns: Vec<Card>,
    /// By piece: its column.
    column: [u8; 128],
    /// By face: its place in each section of cards.
    face: [u8; 128],
    /// By bid: its move.
    bids: [u16; 128],
    starts: Starts,
    /// Whether the pack has equal cards.
    pub(crate) has_copies: bool,
    pub(crate) planes: Planes,
    pub(crate) numbers: Numbers,
    pub(crate) sizes: Sizes,
}

/// Where sections begin.
#[derive(Debug, Default)]
struct Starts {
    look: usize,
    bid: usize,
    discard: usize,
    give: usize,
    nominate: usize,
    alone: usize,
    call: usize,
    partners: usize,
    play: usize,
    lead: usize,
}

const NONE: u8 = u8::MAX;
const NO_MOVE: u16 = u16::MAX;

impl Space {
    /// The space of these rules.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        let columns = rules.pack().to_canonical();
        let faces: Vec<Card> = rules.pack().faces().to_canonical();
        let bids: Vec<Bid> = Bid::all().filter(|&bid| rules.bids.has(bid)).collect();
        let sizes = Sizes::new(&rules, columns.len(), bids.len(), longest_auction(&rules, bids.len()));
        let mut space = Self {
            column: places(&columns),
            face: places(&faces),
            bids: [NO_MOVE; 128],
            moves: Vec::new(),
            sections: Vec::new(),
            starts: Starts::default(),
            has_copies: faces.len() < columns.len(),
            planes: Planes::new(&sizes),
            numbers: Numbers::new(&sizes),
            sizes,
            columns,
            rules,
        };
        space.add_auction(&bids);
        space.add_exchange(&bids, &faces);
        space.add_partners(&faces);
        space.starts.play = space.add("play", faces.iter().map(|&card| Move::Whole(Action::Play(card))));
        let jokers = faces.iter().filter(|card| card.is_joker());
        let leads = jokers.flat_map(|&joker| Suit::ALL.map(|suit| Move::Whole(Action::Lead(joker, suit))));
        space.starts.lead = space.add("lead", leads);
        space
    }

    fn add(&mut self, name: &'static str, moves: impl IntoIterator<Item = Move>) -> usize {
        let start = self.moves.len();
        self.moves.extend(moves);
        if self.moves.len() > start {
            self.sections.push(Section { name, moves: start..self.moves.len() });
        }
        start
    }

    fn add_auction(&mut self, bids: &[Bid]) {
        self.add("pass", [Move::Whole(Action::Pass)]);
        let blind = self.rules.axes().blind_misere != BlindMisere::Off;
        self.starts.look = self.add("look", blind.then_some(Move::Whole(Action::Look)));
        let start = self.add("bid", bids.iter().map(|&bid| Move::Whole(Action::Bid(bid))));
        for (place, bid) in bids.iter().enumerate() {
            self.bids[bid.index()] = (start + place) as u16;
        }
        self.starts.bid = start;
    }

    fn add_exchange(&mut self, bids: &[Bid], faces: &[Card]) {
        let discards = bids.iter().any(|&bid| self.rules.exchange_size(bid) > 0);
        let gives = bids.iter().any(|&bid| self.rules.gift(bid, Seat(0)).is_some());
        let some = |does: bool| if does { faces } else { &[] };
        self.starts.discard = self.add("discard", some(discards).iter().map(|&card| Move::Discard(card)));
        self.starts.give = self.add("give", some(gives).iter().map(|&card| Move::Give(card)));
        let names = self.rules.axes().joker_nomination == JokerNomination::On;
        let suits = Suit::ALL.map(Some).into_iter().chain([None]).filter(|_| names);
        self.starts.nominate = self.add("nominate", suits.map(|suit| Move::Whole(Action::Nominate(suit))));
    }

    fn add_partners(&mut self, faces: &[Card]) {
        let chosen = self.rules.axes().sides == Sides::Chosen;
        self.starts.alone = self.add("alone", chosen.then_some(Move::Whole(Action::Alone)));
        let called = faces.iter().filter(|_| chosen);
        self.starts.call = self.add("call", called.map(|&card| Move::Whole(Action::Call(card))));
        let asked = pairs(self.rules.seats()).filter(|_| chosen);
        self.starts.partners = self.add("partners", asked.map(|seats| Move::Whole(Action::Partners(seats))));
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// All moves, each at the place of its number.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The kinds of moves there are, in the order of their numbers.
    #[must_use]
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// The cards of the pack in canonical order, equal ones side by side: the columns of every plane.
    #[must_use]
    pub fn columns(&self) -> &[Card] {
        &self.columns
    }

    /// The number of a move; `None` if the rules have no such move. Of equal cards it doesn't matter which is meant.
    #[must_use]
    pub fn index(&self, action: Move) -> Option<usize> {
        let action = action.of_face();
        let index = match action {
            Move::Whole(action) => self.index_of(action)?,
            Move::Discard(card) => self.starts.discard + self.face_place(card)?,
            Move::Give(card) => self.starts.give + self.face_place(card)?,
        };
        // A section that these rules don't have is empty, and its place belongs to another.
        (self.moves.get(index) == Some(&action)).then_some(index)
    }

    /// The moves that an action is made of, one after the other; none if the rules have no such action.
    pub fn moves_of(&self, action: Action) -> impl Iterator<Item = usize> {
        let cards = match action {
            Action::Discard(cards) | Action::Give(cards) => cards.normalised().to_canonical(),
            _ => Vec::new(),
        };
        let gives = matches!(action, Action::Give(_));
        let card = move |card| if gives { Move::Give(card) } else { Move::Discard(card) };
        let whole = cards.is_empty().then_some(Move::Whole(action));
        whole.into_iter().chain(cards.into_iter().map(card)).filter_map(|done| self.index(done))
    }

    /// The move of a call that these rules have.
    pub(crate) fn call(&self, call: Action) -> Option<usize> {
        match call {
            Action::Pass => Some(0),
            Action::Bid(bid) => {
                Some(self.bids[bid.index()]).filter(|&index| index != NO_MOVE).map(usize::from)
            }
            other => self.index(Move::Whole(other)),
        }
    }

    fn index_of(&self, action: Action) -> Option<usize> {
        let starts = &self.starts;
        Some(match action {
            Action::Pass => 0,
            Action::Look => starts.look,
            Action::Bid(bid) => usize::from(self.bids[bid.index()]),
            Action::Nominate(suit) => starts.nominate + suit.map_or(4, |suit| suit as usize),
            Action::Alone => starts.alone,
            Action::Call(card) => starts.call + self.face_place(card)?,
            Action::Partners(seats) => {
                starts.partners + pairs(self.rules.seats()).position(|asked| asked == seats)?
            }
            Action::Play(card) => starts.play + self.face_place(card)?,
            Action::Lead(card, suit) => {
                let first = self.columns.iter().find(|card| card.is_joker())?;
                let joker = self.face_place(card)?.checked_sub(self.face_place(*first)?)?;
                starts.lead + joker * Suit::ALL.len() + suit as usize
            }
            Action::Discard(_) | Action::Give(_) => return None,
        })
    }

    fn face_place(&self, card: Card) -> Option<usize> {
        let place = self.face[card.face().index()];
        (place != NONE).then_some(usize::from(place))
    }

    /// The place of a bid among the bids that these rules have.
    pub(crate) const fn bid_place(&self, bid: Bid) -> usize {
        self.bids[bid.index()] as usize - self.starts.bid
    }

    /// The column of a piece that the pack has.
    pub(crate) const fn column(&self, piece: Card) -> usize {
        self.column[piece.index()] as usize
    }

    /// Whether the pack has this piece.
    pub(crate) const fn has(&self, piece: Card) -> bool {
        self.column[piece.index()] != NONE
    }

    /// The moves that belong to these choices, once the cards `chosen` have been named: 1 in the place of each, 0
    /// elsewhere.
    ///
    /// # Panics
    /// If the mask is shorter than the space.
    pub fn mark(&self, choices: &Choices, chosen: CardSet, mask: &mut [u8]) {
        mask.fill(0);
        let mut cards = |start: usize, cards: CardSet| {
            for card in cards {
                mask[start + usize::from(self.face[card.face().index()])] = 1;
            }
        };
        match *choices {
            Choices::None => {}
            Choices::Auction { bids, pass, look } => {
                mask[0] = u8::from(pass);
                if look {
                    mask[self.starts.look] = 1;
                }
                for bid in bids.iter() {
                    mask[usize::from(self.bids[bid.index()])] = 1;
                }
            }
            Choices::Give { from, count } => cards(self.starts.give, next_cards(from, count, chosen)),
            Choices::Discard { from, count } => cards(self.starts.discard, next_cards(from, count, chosen)),
            Choices::Nominate => mask[self.starts.nominate..][..5].fill(1),
            Choices::Partners { cards: callable, seats, pairs: may_ask_two } => {
                cards(self.starts.call, callable);
                mask[self.starts.alone] = 1;
                for (place, asked) in pairs(self.rules.seats()).enumerate() {
                    let few = asked.len() == 1 || may_ask_two;
                    mask[self.starts.partners + place] = u8::from(few && (asked - seats).is_empty());
                }
            }
            Choices::Play { cards: playable, jokers, suits } => {
                cards(self.starts.play, playable);
                for joker in jokers {
                    for suit in suits.iter() {
                        if let Some(index) = self.index_of(Action::Lead(joker, suit)) {
                            mask[index] = 1;
                        }
                    }
                }
            }
        }
    }

    /// No hand has more moves than this.
    #[must_use]
    pub const fn longest_hand(&self) -> usize {
        // After the calls at most two gifts or discards of the kitty, the joker's suit, partners, and every card.
        self.sizes.calls + 3 * self.columns.len() / 2 + 2
    }

    /// The number of planes of cards, each of them with a column for every card of the pack.
    #[must_use]
    pub const fn plane_count(&self) -> usize {
        self.planes.len
    }

    /// How many numbers a view has beside its planes.
    #[must_use]
    pub const fn number_count(&self) -> usize {
        self.numbers.len
    }
}

/// The cards that may be named next: those after the last one that was, as long as enough are left after them.
pub(crate) fn next_cards(from: CardSet, count: u8, chosen: CardSet) -> CardSet {
    let cards = from.normalised().to_canonical();
    let next = cards.iter().rposition(|&card| chosen.contains(card)).map_or(0, |last| last + 1);
    let Some(more) = u32::from(count).checked_sub(chosen.len() + 1) else { return CardSet::EMPTY };
    let end = cards.len().saturating_sub(more as usize);
    cards.get(next..end).unwrap_or_default().iter().copied().collect()
}

/// One or two seats, in the order of their moves.
fn pairs(seats: usize) -> impl Iterator<Item = SeatSet> {
    Seat::all(seats).flat_map(move |one| {
        let others = Seat::all(seats).filter(move |&other| other > one);
        let of = SeatSet::of(one);
        [of].into_iter().chain(others.map(move |other| of | SeatSet::of(other)))
    })
}

fn places(cards: &[Card]) -> [u8; 128] {
    let mut places = [NONE; 128];
    for (place, card) in cards.iter().enumerate() {
        places[card.index()] = place as u8;
    }
    places
}

/// The most calls that an auction can have. Each bid is made once at most; between two of them everybody may pass,
/// and where a pass is final everybody passes once.
fn longest_auction(rules: &Rules, bids: usize) -> usize {
    let axes = rules.axes();
    let seats = rules.seats();
    let looks = if axes.blind_misere == BlindMisere::Off { 0 } else { seats };
    let returns = axes.bid_after_pass != BidAfterPass::Never || axes.own_raise == OwnRaise::Reopen;
    looks + if returns { (bids + 1) * seats } else { bids + seats }
}
