//! What a player may do now, in a form that can be asked, counted, picked from and listed without a list being built.
//! `legal` and `check` are two questions to the same value, so they cannot disagree.

use std::ops::ControlFlow;

use cards::{Card, CardSet};
use serde::{Serialize, Serializer};

use crate::{
    action::Action,
    axis::{GoingOut, UnplayableEnforcement},
    holding::{Holding, pieces},
    meld::Meld,
    meld_card::MeldCard,
    melds::{Melds, Openings},
    shapes::{Opening, Shapes},
    state::Owed,
};

/// The longest list of melds that is written out \[NOT-RES-3\].
pub const LONGEST_LIST: usize = 2_000;

/// All legal actions of one seat, in a form that can be asked, counted and picked from without a list.
///
/// ```
/// use rummy_500::{Action, Choices, Rules, table::{Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let choices = table.game().choices(table.state(), Seat(1));
/// assert!(matches!(choices, Choices::Draw(draws) if draws.stock && !draws.end));
/// assert!(choices.contains(Action::Stock) && !choices.contains(Action::End));
/// assert!(choices.contains(choices.pick(|count| count - 1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(
    clippy::large_enum_variant,
    reason = "it is made at every turn, and nothing is to be allocated for it"
)]
pub enum Choices {
    /// It is not the seat's turn.
    None,
    /// Draws and calls.
    Draw(Draws),
    /// Melds, lay-offs and discards.
    Turn(Turn),
}

/// The draws and the calls that a seat may make.
///
/// ```
/// use rummy_500::{Choices, Draws};
///
/// // The top card may be taken, or the top three.
/// let choices = Choices::Draw(Draws { stock: true, takes: 0b101, ..Draws::default() });
/// assert!(choices.contains("take 1".parse()?) && choices.contains("take 3".parse()?));
/// assert!(!choices.contains("take 2".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Draws {
    /// Whether the seat may draw from the stock \[RM-DRAW-1\].
    pub stock: bool,
    /// Whether it may end the hand \[RM-DRAW-8\] \[RM-UNPL-4\].
    pub end: bool,
    /// How many cards it may take: bit *n* - 1 for `take n` \[RM-DRAW-6\].
    pub takes: u128,
    /// How many cards it may call for: bit *n* - 1 for `rummy n` \[RM-CALL\].
    pub calls: u128,
}

/// What a player may do between draw and discard: their cards, the table, and what they are bound to.
///
/// ```
/// use rummy_500::{Action, Choices, Rules, table::{Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// table.act(Seat(1), Action::Stock)?;
/// let Choices::Turn(turn) = table.game().choices(table.state(), Seat(1)) else { panic!("no turn") };
/// assert_eq!((turn.hand().len(), turn.melds().as_slice(), turn.owed()), (8, &[][..], None));
/// assert_eq!(turn.discards().len(), 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    pub(crate) hand: CardSet,
    pub(crate) melds: Melds,
    pub(crate) owed: Option<Owed>,
    pub(crate) barred: Option<Card>,
    /// A called card: its lay-offs are all that is legal \[RM-CALL-9\].
    pub(crate) called: Option<Card>,
    pub(crate) going_out: GoingOut,
    pub(crate) enforcement: UnplayableEnforcement,
    pub(crate) shapes: Shapes,
    /// What the player's first meld must be worth, until they have melded.
    pub(crate) opening: Option<Opening>,
}

/// Why a turn could not be finished after an action \[RM-TURN-3\].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DeadEnd {
    /// The deepest card could not be placed any more.
    Owed(Card),
    /// It could be placed only with the last card.
    OwedWithAll(Card),
    /// Nothing would be left to discard.
    NothingLeft,
    /// Only a card would be left that may neither be discarded nor laid off.
    Barred(Card),
}

impl Turn {
    /// The cards of the hand.
    #[must_use]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// The melds on the table.
    #[must_use]
    pub const fn melds(&self) -> &Melds {
        &self.melds
    }

    /// Which melds the table has.
    #[must_use]
    pub const fn shapes(&self) -> Shapes {
        self.shapes
    }

    /// The card that must go to the table before the discard.
    #[must_use]
    pub const fn owed(&self) -> Option<Owed> {
        self.owed
    }

    /// Whether the turn can be finished with these cards and melds \[RM-TURN-4\].
    pub(crate) fn way_out(
        &self,
        hand: CardSet,
        owed: Option<Owed>,
        melded: bool,
        melds: impl FnOnce() -> Melds,
    ) -> Result<(), DeadEnd> {
        let must_discard = self.going_out == GoingOut::MustDiscard;
        if let Some(owed) = owed {
            return match self.cards_to_place(owed, hand, &melds(), melded) {
                None => Err(DeadEnd::Owed(owed.card)),
                Some(count) if must_discard && count >= hand.len() => Err(DeadEnd::OwedWithAll(owed.card)),
                Some(_) => Ok(()),
            };
        }
        if hand.is_empty() {
            return if must_discard { Err(DeadEnd::NothingLeft) } else { Ok(()) };
        }
        match self.barred {
            Some(card) if hand.len() == 1 && hand.find_one(card).is_some() => {
                if !must_discard && melds().openings().fits(card) {
                    Ok(())
                } else {
                    Err(DeadEnd::Barred(card))
                }
            }
            _ => Ok(()),
        }
    }

    /// The fewest cards of a hand with which the deepest card can be placed, after a meld or before \[RM-DRAW-6\].
    fn cards_to_place(&self, owed: Owed, hand: CardSet, melds: &Melds, melded: bool) -> Option<u32> {
        hand.find_one(owed.card)?;
        let opening = self.opening.filter(|_| !melded);
        let openings = if owed.new_meld { Default::default() } else { melds.openings() };
        cards_to_place(owed, &hand.into(), (melds, &openings), self.shapes, opening)
    }

    /// Whether nothing that is melded could be refused.
    fn is_unbound(&self) -> bool {
        self.owed.is_none()
            && self.barred.is_none()
            && self.going_out != GoingOut::MustDiscard
            && self.shapes.is_plain()
            && self.opening.is_none()
    }

    /// Whether the rules have such a meld, and it may be the player's next.
    fn is_meld(&self, meld: Meld) -> bool {
        self.shapes.allow(meld)
            && self.opening.is_none_or(|opening| opening.allows(meld))
            && self.owed.is_none_or(|owed| !owed.at_once || meld.contains(owed.card))
    }

    /// Whether a meld is legal.
    ///
    /// # Errors
    /// The card that is lacking, or the dead end.
    pub(crate) fn judge_meld(&self, meld: Meld) -> Result<(), DeadEnd> {
        let Some(pieces) = pieces(self.hand, meld) else { return Ok(()) };
        let owed = self.owed.filter(|owed| !meld.contains(owed.card));
        self.way_out(self.hand - pieces, owed, true, || {
            let mut melds = self.melds;
            melds.push(meld);
            melds
        })
    }

    fn allows_meld(&self, meld: Meld) -> bool {
        self.called.is_none()
            && pieces(self.hand, meld).is_some()
            && self.is_meld(meld)
            && (self.is_unbound() || self.judge_meld(meld).is_ok())
    }

    /// The dead end after a lay-off that fits.
    pub(crate) fn judge_lay(&self, card: MeldCard, number: u8, meld: Meld) -> Result<(), DeadEnd> {
        if self.called.is_some() {
            return Ok(());
        }
        let mut left = self.hand;
        if let Some(piece) = left.find_one(card.card()) {
            left.remove(piece);
        }
        let owed = self.owed.filter(|owed| owed.new_meld || owed.card != card.card().face());
        self.way_out(left, owed, false, || {
            let mut melds = self.melds;
            melds.set(number, meld);
            melds
        })
    }

    fn allows_lay(&self, card: MeldCard, number: u8) -> bool {
        let piece = card.card().face();
        self.hand.find_one(piece).is_some()
            && self.called.is_none_or(|called| called == piece)
            && self.opening.is_none()
            && self.owed.is_none_or(|owed| !owed.at_once || !owed.new_meld && owed.card == piece)
            && self
                .melds
                .with(card, number)
                .is_some_and(|(_, meld)| self.judge_lay(card, number, meld).is_ok())
    }

    /// The cards that may be discarded \[RM-DISC\] \[RM-UNPL-3\].
    #[must_use]
    pub fn discards(&self) -> CardSet {
        if self.owed.is_some() || self.called.is_some() {
            return CardSet::EMPTY;
        }
        let mut cards = self.hand.faces();
        if let Some(card) = self.barred {
            cards.remove(card);
        }
        match self.last_card() {
            Some(card) if self.takes_back() && self.melds.openings().fits(card) => CardSet::EMPTY,
            _ => cards,
        }
    }

    fn last_card(&self) -> Option<Card> {
        self.hand.first().filter(|_| self.hand.len() == 1)
    }

    /// Whether a playable last card may not be discarded \[RM-UNPL-3\].
    fn takes_back(&self) -> bool {
        self.going_out == GoingOut::UnplayableDiscard && self.enforcement == UnplayableEnforcement::TakeBack
    }

    /// Calls `each` with every legal meld, once each, until it breaks off.
    pub fn each_meld<B>(&self, mut each: impl FnMut(Meld) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.called.is_some() {
            return ControlFlow::Continue(());
        }
        let unbound = self.is_unbound();
        Holding::from(self.hand).each_meld_of(self.shapes, |meld| {
            if unbound || self.is_meld(meld) && self.judge_meld(meld).is_ok() {
                each(meld)
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// Every legal lay-off: the card as it is written, and the number of the meld.
    pub fn lays(&self) -> impl Iterator<Item = (MeldCard, u8)> + '_ {
        let cards = self.called.map_or_else(|| self.hand.faces(), CardSet::of);
        let openings = self.melds.openings();
        cards
            .into_iter()
            .filter(move |&card| openings.fits(card))
            .flat_map(|card| self.melds.lays_of(card))
            .filter(|&(card, number)| self.allows_lay(card, number))
    }

    /// How many melds are legal; no more than `most` are counted.
    #[must_use]
    pub fn count_melds(&self, most: usize) -> usize {
        let mut count = 0;
        let _ = self.each_meld(|_| {
            count += 1;
            if count < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        count
    }

    fn nth_meld(&self, n: usize) -> Option<Meld> {
        let mut left = n;
        let found = self.each_meld(|meld| {
            if left == 0 {
                return ControlFlow::Break(meld);
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        found.break_value()
    }
}

/// The fewest cards of a holding with which a card of it can be placed: laid off (`openings` are those of the melds,
/// empty if it must be in a new meld), laid off after others, or in a new meld \[RM-DRAW-6\].
pub(crate) fn cards_to_place(
    owed: Owed,
    holding: &Holding,
    (melds, openings): (&Melds, &Openings),
    shapes: Shapes,
    opening: Option<Opening>,
) -> Option<u32> {
    let laid = match owed {
        Owed { new_meld: true, .. } => None,
        _ if opening.is_some() => None,
        Owed { at_once: true, .. } => openings.fits(owed.card).then_some(1),
        _ => melds.cards_to_lay(openings, owed.card, holding),
    };
    match laid {
        Some(1..=3) => laid,
        _ if shapes.is_plain() && opening.is_none() => {
            if holding.melds_with(owed.card) {
                Some(3)
            } else {
                laid
            }
        }
        _ => fewest_to_meld(owed.card, holding, shapes, opening).into_iter().chain(laid).min(),
    }
}

/// The fewest cards of a new meld with this card in it, under rules that don't have every meld.
fn fewest_to_meld(card: Card, holding: &Holding, shapes: Shapes, opening: Option<Opening>) -> Option<u32> {
    let mut fewest: Option<u32> = None;
    let found = holding.each_meld_of(shapes, |meld| {
        let will_do =
            meld.contains(card) && shapes.allow(meld) && opening.is_none_or(|opening| opening.allows(meld));
        if will_do {
            fewest = Some(fewest.map_or(meld.len(), |fewest| fewest.min(meld.len())));
        }
        if fewest == Some(3) { ControlFlow::Break(3) } else { ControlFlow::Continue(()) }
    });
    found.break_value().or(fewest)
}

impl Choices {
    /// Whether the action is among them. Equal cards count as the same \[RM-PACK-4\].
    #[must_use]
    pub fn contains(&self, action: Action) -> bool {
        let bit = |set: u128, n: u8| (1..=128).contains(&n) && set >> (n - 1) & 1 == 1;
        match (self, action) {
            (Self::Draw(draws), Action::Stock) => draws.stock,
            (Self::Draw(draws), Action::End) => draws.end,
            (Self::Draw(draws), Action::Take(n)) => bit(draws.takes, n),
            (Self::Draw(draws), Action::Rummy(n)) => bit(draws.calls, n),
            (Self::Turn(turn), Action::Meld(meld)) => turn.allows_meld(meld),
            (Self::Turn(turn), Action::Lay(card, number)) => turn.allows_lay(card, number),
            (Self::Turn(turn), Action::Discard(card)) => turn.discards().contains(card.face()),
            _ => false,
        }
    }

    /// How many different actions there are; of melds no more than `most` are counted.
    #[must_use]
    pub fn count(&self, most: usize) -> usize {
        match self {
            Self::None => 0,
            Self::Draw(draws) => {
                let sets = draws.takes.count_ones() + draws.calls.count_ones();
                sets as usize + usize::from(draws.stock) + usize::from(draws.end)
            }
            Self::Turn(turn) => turn.count_melds(most) + turn.lays().count() + turn.discards().len() as usize,
        }
    }

    /// Whether there is nothing to do.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count(1) == 0
    }

    /// Every action once, in no particular order; of melds that are too many to write out, none. The second part is the
    /// head of that family \[NOT-RES-3\].
    #[must_use]
    pub fn list(&self) -> (Vec<Action>, Option<&'static str>) {
        let mut list = Vec::new();
        let mut family = None;
        match self {
            Self::None => {}
            Self::Draw(draws) => {
                list.extend(draws.stock.then_some(Action::Stock));
                list.extend(draws.end.then_some(Action::End));
                list.extend(numbers(draws.takes).map(Action::Take));
                list.extend(numbers(draws.calls).map(Action::Rummy));
            }
            Self::Turn(turn) => {
                let too_many = turn.each_meld(|meld| {
                    list.push(Action::Meld(meld));
                    if list.len() > LONGEST_LIST { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                });
                if too_many.is_break() {
                    list.clear();
                    family = Some("meld");
                }
                list.extend(turn.lays().map(|(card, number)| Action::Lay(card, number)));
                list.extend(turn.discards().into_iter().map(Action::Discard));
            }
        }
        (list, family)
    }

    /// An action chosen by `random`, which gives a number below its argument: each is as likely as any other, but of
    /// melds only the first 1,000 count.
    ///
    /// # Panics
    /// If there is nothing to do.
    #[must_use]
    pub fn pick(&self, mut random: impl FnMut(u32) -> u32) -> Action {
        const NONE: &str = "nothing to pick from";
        match self {
            Self::None => panic!("{NONE}"),
            Self::Draw(draws) => {
                let n = random(self.count(0) as u32) as usize;
                let others = [draws.stock.then_some(Action::Stock), draws.end.then_some(Action::End)];
                let takes = numbers(draws.takes).map(Action::Take);
                let calls = numbers(draws.calls).map(Action::Rummy);
                others.into_iter().flatten().chain(takes).chain(calls).nth(n).expect(NONE)
            }
            Self::Turn(turn) => {
                let (melds, discards) = (turn.count_melds(1_000), turn.discards());
                let lays = turn.lays().count();
                let n = random(melds as u32 + lays as u32 + discards.len()) as usize;
                if let Some(card) = discards.nth(n as u32) {
                    return Action::Discard(card);
                }
                let n = n - discards.len() as usize;
                match turn.lays().nth(n) {
                    Some((card, number)) => Action::Lay(card, number),
                    None => Action::Meld(turn.nth_meld(n - lays).expect(NONE)),
                }
            }
        }
    }

    /// The same choices as they may be shown: of equal cards, always the first copies.
    #[must_use]
    pub(crate) fn shown(self) -> Self {
        match self {
            Self::Turn(turn) => Self::Turn(Turn { hand: turn.hand.normalised(), ..turn }),
            other => other,
        }
    }
}

/// The numbers whose bits are set: bit *n* - 1 for *n*.
fn numbers(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as u8;
        set &= set.checked_sub(1)?;
        Some(bit + 1)
    })
}

impl Serialize for Choices {
    /// The sorted list of actions; a family too long to list is its head and an ellipsis \[NOT-RES-3\].
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (list, family) = self.list();
        let mut lines: Vec<String> = list.iter().map(ToString::to_string).collect();
        lines.extend(family.map(|head| format!("{head} …")));
        lines.sort_unstable();
        serializer.collect_seq(lines)
    }
}
