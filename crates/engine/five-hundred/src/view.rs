//! What one viewer may see of a game, built by naming what is shown \[FH-VIEW\].
//!
//! Nothing is ever hidden from a [`View`]: what a viewer may not know is never put in. Cards are shown as faces, so
//! that equal cards can't be told apart either.

use cards::{Card, CardSet, Suit};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Viewer};

use crate::{
    action::Action,
    bid::Bid,
    choices::Choices,
    state::{HandResult, Nomination, Phase},
};

/// A game as one viewer sees it: what they may not know is not in it. `C` is the form of the choices: of a view that
/// was only read, and not looked at with the rules yet, they are lines.
///
/// ```
/// use five_hundred::{Action, Rules, table::{Recall, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let view = table.view(Viewer::Seat(Seat(1)), Recall::Table);
/// assert!(view.seats[1].hand.is_some() && view.seats[0].hand.is_none());
/// assert_eq!((view.kitty_size, view.kitty), (3, None));
/// assert!(view.choices.contains(Action::Pass));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View<C = Choices> {
    /// The viewer.
    pub viewer: Viewer,
    /// The number of the hand, from 0.
    pub hand_number: u32,
    /// The dealer of the hand.
    pub dealer: Seat,
    /// Where the game stands; `None` when it is over.
    pub phase: Option<Phase>,
    /// The seats that may act.
    pub to_act: SeatSet,
    /// Running scores, one for each seat; those of the hand are added when it ends.
    pub scores: Vec<i32>,
    /// What can be seen of each seat.
    pub seats: Vec<SeatView>,
    /// The calls of this auction, in order.
    pub calls: Vec<CallView>,
    /// The contract, when there is one.
    pub contract: Option<ContractView>,
    /// How many cards the kitty has: of `own_kitty`, each.
    pub kitty_size: u8,
    /// The kitty's cards, for viewers allowed to see them: the contractor that took it up, or all if it is shown
    /// \[FH-AUC-6\] \[FH-VIEW-6\].
    pub kitty: Option<CardSet>,
    /// The discards, for the contractor.
    pub discards: Option<CardSet>,
    /// The card given in a Québec nullo, or the cards given in a double nullo, for those who gave and got them. One
    /// card is written as a card, several as a list.
    #[serde(default, with = "one_or_more")]
    pub given: Option<CardSet>,
    /// The dead hand, when the hand is over.
    pub dead: Option<CardSet>,
    /// The finished tricks that may be looked at, oldest first: the last one, or all.
    pub tricks: Vec<TrickView>,
    /// How many tricks are finished.
    pub tricks_played: u8,
    /// The trick on the table; empty between two tricks.
    pub trick: Option<TrickView>,
    /// What the hand came to, when it is over.
    pub outcome: Option<OutcomeView>,
    /// The winners of the game.
    pub winners: SeatSet,
    /// The losers of the game, barred players included \[FH-AMB-32\].
    pub losers: SeatSet,
    /// Games won by each seat, when the game is over.
    pub games: Option<Vec<u8>>,
    /// How many hands the game still has, the one in play included, where their number is fixed \[FH-END-10\].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands_left: Option<u32>,
    /// What the viewer may do now.
    pub choices: C,
}

impl<C> View<C> {
    /// Those who make no call in this auction, and have made none: they failed the last contract \[FH-AUC-11\], or the
    /// laws bar them \[LAW-BID-4\].
    #[must_use]
    pub fn silent(&self) -> SeatSet {
        let seats = self.seats.iter().zip(0..).filter(|(shown, _)| shown.passed).map(|(_, seat)| Seat(seat));
        seats.filter(|&seat| !self.calls.iter().any(|call| call.seat == seat)).collect()
    }
}

/// What can be seen of one seat of a table.
///
/// ```
/// use five_hundred::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let seats = table.view(Viewer::Seat(Seat(1)), Recall::Table).seats;
/// assert_eq!((seats[2].cards, seats[2].hand, seats[2].tricks), (10, None, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// The number of cards in the hand.
    pub cards: u8,
    /// The cards of the hand, for viewers allowed to see them.
    pub hand: Option<CardSet>,
    /// The row, where the layout has rows.
    pub row: Option<RowView>,
    /// Tricks won in this hand.
    pub tricks: u8,
    /// Whether the seat plays in this hand: partners in a misère don't \[FH-BID-5\].
    pub plays: bool,
    /// Whether the seat has passed and may not bid any more.
    pub passed: bool,
}

/// A row as everybody sees it: five piles, from pile 1.
///
/// ```
/// use five_hundred::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("australian-2")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let seats = table.view(Viewer::Spectator, Recall::Table).seats;
/// let row = seats[0].row.as_ref().ok_or("no row")?;
/// assert!(row.up.iter().all(Option::is_some));
/// assert_eq!(row.down, [true; 5]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RowView {
    /// The face-up card of each pile.
    pub up: [Option<Card>; 5],
    /// Whether a face-down card lies in the pile.
    pub down: [bool; 5],
}

/// A call in the auction, and who made it.
///
/// ```
/// use five_hundred::{Action, CallView, Rules, table::{Recall, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// table.act(Seat(1), Action::Pass)?;
/// let calls = table.view(Viewer::Spectator, Recall::Table).calls;
/// assert_eq!(calls, [CallView { seat: Seat(1), call: Action::Pass }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallView {
    /// The seat that called.
    pub seat: Seat,
    /// `pass`, `look` or a bid.
    pub call: Action,
}

/// The contract as a viewer knows it.
///
/// ```
/// use five_hundred::{Rules, table::{Recall, Seat, SeatSet, Seed, Table, Viewer}, cards::Suit};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// for (seat, call) in [(1, "7H"), (2, "pass"), (3, "pass"), (0, "pass")] {
///     table.act(Seat(seat), call.parse()?)?;
/// }
/// let contract = table.view(Viewer::Spectator, Recall::Table).contract.ok_or("no contract")?;
/// assert_eq!((contract.seat, contract.trump, contract.needed), (Seat(1), Some(Suit::Hearts), 7));
/// assert_eq!((contract.value, contract.partners), (200, SeatSet::of(Seat(3))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContractView {
    /// The bid.
    pub bid: Bid,
    /// The contractor.
    pub seat: Seat,
    /// The trump suit.
    pub trump: Option<Suit>,
    /// The contractor's partners in the play, as far as the viewer knows them.
    pub partners: SeatSet,
    /// Whether the viewer knows all of them.
    pub partners_known: bool,
    /// The card that was called.
    pub called: Option<Card>,
    /// The suit named for the contractor's joker.
    pub nominated: Option<Nomination>,
    /// What the contract is worth, in points.
    pub value: i32,
    /// Tricks the contractor's side must win; 0 in a misère.
    pub needed: u8,
}

impl ContractView {
    /// The contractor and their partners in the play, as far as the viewer knows them.
    #[must_use]
    pub fn side(&self) -> SeatSet {
        self.partners | SeatSet::of(self.seat)
    }
}

/// A trick, finished or on the table.
///
/// ```
/// use five_hundred::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
///
/// # let mut table = Table::open(Rules::preset("australian-4")?);
/// # table.deal(Seat(0), Seed([1; 32]).into())?;
/// # for (seat, call) in [(1, "7H"), (2, "pass"), (3, "pass"), (0, "pass")] {
/// #     table.act(Seat(seat), call.parse()?)?;
/// # }
/// # for _ in 0..2 {
/// #     let action = table.game().choices(table.state(), Seat(1)).pick(|_| 0);
/// #     table.act(Seat(1), action)?;
/// # }
/// // Seat 1, the contractor, has led.
/// let trick = table.view(Viewer::Spectator, Recall::Table).trick.ok_or("no trick")?;
/// assert_eq!((trick.plays.len(), trick.winner()), (1, Some(trick.plays[0])));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrickView {
    /// The cards in the order in which they were played.
    pub plays: Vec<PlayView>,
    /// The suit to be followed; `None` after a bare joker, which demands nothing \[FH-JOK-6\].
    pub led: Option<Suit>,
    /// Whether it was not led: a low joker was led bare, and a later card gave the suit \[FH-JOK-9\].
    #[serde(default, skip_serializing_if = "is_false")]
    pub bare: bool,
    /// The place among `plays` of the card that wins it, or would if it ended now.
    pub best: u8,
}

/// A card in a trick, and who played it.
///
/// ```
/// use five_hundred::{PlayView, TrickView, cards::Suit, table::Seat};
///
/// let play = PlayView { seat: Seat(2), from_row: false, card: "AS".parse()? };
/// let trick = TrickView { plays: vec![play], led: Some(Suit::Spades), bare: false, best: 0 };
/// assert_eq!(trick.winner(), Some(play));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayView {
    /// The seat that played the card.
    pub seat: Seat,
    /// Whether it comes from the seat's row.
    pub from_row: bool,
    /// The card.
    pub card: Card,
}

/// How a finished hand ended, and what it scored.
///
/// ```
/// use five_hundred::{Action, HandResult, Rules, table::{Recall, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// for seat in [1, 2, 3, 0] {
///     table.act(Seat(seat), Action::Pass)?;
/// }
/// let outcome = table.view(Viewer::Spectator, Recall::Table).outcome.ok_or("the hand goes on")?;
/// assert_eq!((outcome.result, outcome.points), (HandResult::PassedOut, vec![0; 4]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutcomeView {
    /// How it ended.
    pub result: HandResult,
    /// What it added to each seat's score.
    pub points: Vec<i32>,
}

impl TrickView {
    /// The cards that had to follow the suit of the trick where they could: all but the first or, if a low joker was
    /// led bare, those after the card that gave the suit \[FH-JOK-9\].
    #[must_use]
    pub fn bound(&self) -> &[PlayView] {
        let jokers = self.plays.iter().take_while(|play| play.card.is_joker()).count();
        self.plays.get(1 + if self.bare { jokers } else { 0 }..).unwrap_or_default()
    }

    /// The card that wins the trick, or would if it ended now; `None` before the first card.
    #[must_use]
    pub fn winner(&self) -> Option<PlayView> {
        self.plays.get(usize::from(self.best)).copied()
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Cards as they are written where there is mostly one: a card, or a list of several.
pub(crate) mod one_or_more {
    use cards::{Card, CardSet};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Cards {
        One(Card),
        More(CardSet),
    }

    pub(crate) fn serialize<S: Serializer>(set: &Option<CardSet>, serializer: S) -> Result<S::Ok, S::Error> {
        let cards = set.map(|set| match set.first() {
            Some(card) if set.len() == 1 => Cards::One(card),
            _ => Cards::More(set),
        });
        cards.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<CardSet>, D::Error> {
        let cards = Option::<Cards>::deserialize(from)?;
        Ok(cards.map(|cards| match cards {
            Cards::One(card) => CardSet::of(card),
            Cards::More(set) => set,
        }))
    }
}
