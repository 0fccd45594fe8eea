//! What one viewer may see of a game, built by naming what is shown \[RM-INFO\].
//!
//! Nothing is ever hidden from a [`View`]: what a viewer may not know is never put in. Cards are shown as faces, so
//! that equal cards can't be told apart either.

use cards::{Card, CardSet};
use serde::{Deserialize, Serialize};
use table::{Game, Seat, SeatSet, Viewer};

use crate::{
    action::Action,
    choices::Choices,
    meld::Meld,
    meld_card::MeldCard,
    rules::Rules,
    state::{HandResult, Owed, Phase, State},
};

/// A game as one viewer sees it: what they may not know is not in it. `C` is the form of the choices: of a view that
/// was only read, and not looked at with the rules yet, they are lines.
///
/// ```
/// use rummy_500::{Action, Rules, table::{Recall, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let view = table.view(Viewer::Seat(Seat(1)), Recall::Table);
/// assert!(view.seats[1].hand.is_some() && view.seats[0].hand.is_none());
/// assert_eq!((view.pile.len(), view.stock_cards), (1, None));
/// assert!(view.choices.contains(Action::Stock));
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
    /// The seat whose turn it is; in a claim window, the next to draw.
    pub turn: Seat,
    /// The seat whose turn has just ended, in a claim window: it may not call.
    pub last: Option<Seat>,
    /// Whether the claim window decides if the last discard of that player stands \[RM-UNPL-4\].
    pub out_pending: bool,
    /// Running totals, one for each seat; those of the hand are added when it ends.
    pub scores: Vec<i32>,
    /// What can be seen of each seat.
    pub seats: Vec<SeatView>,
    /// The melds on the table; the first is meld 1.
    pub melds: Vec<MeldView>,
    /// The discard pile, its top last.
    pub pile: Vec<Card>,
    /// How many cards the stock has.
    pub stock: u8,
    /// The stock, its top first: for the referee, and for everybody where it was the pile and turned over
    /// \[RM-STOCK-2\].
    pub stock_cards: Option<Vec<Card>>,
    /// Whether the discard pile has become the stock in this hand \[RM-STOCK-2\].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub renewed: bool,
    /// The card that the player in turn must put on the table before they discard.
    pub owed: Option<Owed>,
    /// The card that the player in turn may not discard \[RM-DISC-2\], for that player alone: that there is none would
    /// tell the others that the player holds an equal one.
    pub barred: Option<Card>,
    /// The called card that must be laid off at once \[RM-CALL-9\].
    pub called: Option<Card>,
    /// The actions in this hand, in order.
    pub history: Vec<DoneView>,
    /// What the hand came to, when it is over.
    pub outcome: Option<OutcomeView>,
    /// The winners of the session.
    pub winners: SeatSet,
    /// What the viewer may do now.
    pub choices: C,
}

impl<C> View<C> {
    /// The seats that have melded in this hand \[RM-LAY-8\].
    #[must_use]
    pub fn melded(&self) -> SeatSet {
        let melds = self.history.iter().filter(|done| matches!(done.action, Action::Meld(_)));
        melds.map(|done| done.seat).collect()
    }
}

/// What can be seen of one seat of a table.
///
/// ```
/// use rummy_500::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let seats = table.view(Viewer::Spectator, Recall::Table).seats;
/// assert_eq!((seats[2].cards, seats[2].hand, seats[2].laid), (7, None, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// The number of cards in the hand.
    pub cards: u8,
    /// The cards of the hand, for viewers allowed to see them.
    pub hand: Option<CardSet>,
    /// The cards of the hand that everybody knows of: those taken from the pile \[RM-INFO-3\].
    pub known: CardSet,
    /// The value of the cards the seat has put on the table in this hand.
    pub laid: i32,
    /// Whether the seat floats \[RM-FLOAT-1\].
    pub floats: bool,
}

/// A meld on the table, and the seats that laid its cards \[RM-LAY-7\].
///
/// ```
/// use rummy_500::{Action, MeldView, table::Seat};
///
/// // Seat 0 has laid the 3 off on a run of seat 1.
/// let Action::Meld(meld) = "meld 3S 4S 5S 6S".parse()? else { panic!("no meld") };
/// let view = MeldView { meld, by: vec![Seat(0), Seat(1), Seat(1), Seat(1)] };
/// let (card, seat) = view.cards().next().ok_or("no card")?;
/// assert_eq!((card.to_string(), seat), ("3S".to_owned(), Seat(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeldView {
    /// The meld.
    #[serde(rename = "cards")]
    pub meld: Meld,
    /// The seat that laid each of its cards, in the order of the meld.
    pub by: Vec<Seat>,
}

impl MeldView {
    /// Each card in order, and the seat that laid it.
    pub fn cards(&self) -> impl Iterator<Item = (MeldCard, Seat)> + '_ {
        self.meld.cards().zip(self.by.iter().copied())
    }
}

/// An action that was done in the hand, as everybody knows it.
///
/// ```
/// use rummy_500::{Action, DoneView, Rules, table::{Recall, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// table.act(Seat(1), Action::Stock)?;
/// let history = table.view(Viewer::Spectator, Recall::Table).history;
/// assert_eq!(history, [DoneView { seat: Seat(1), action: Action::Stock }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoneView {
    /// By whom.
    pub seat: Seat,
    /// The action; of a draw from the stock not which card.
    pub action: Action,
}

/// How a finished hand ended, and what it scored.
///
/// ```
/// use rummy_500::{HandResult, OutcomeView, table::Seat};
///
/// let outcome = OutcomeView { result: HandResult::Out, out: Some(Seat(1)), points: vec![-37, 40, -66] };
/// assert_eq!(serde_json::to_string(&outcome)?, r#"{"result":"out","out":1,"points":[-37,40,-66]}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutcomeView {
    /// How it ended.
    pub result: HandResult,
    /// The seat that went out.
    pub out: Option<Seat>,
    /// What it added to each seat's total.
    pub points: Vec<i32>,
}

impl Rules {
    pub(crate) fn make_view(&self, state: &State, viewer: Viewer) -> View {
        let viewer = viewer.at_table(self.seats());
        let hand = &state.hand;
        let standing = self.standing(state);
        let phase = self.phase_of(state);
        let dealt = state.hands > 0;
        let sees_all = viewer == Viewer::Referee || hand.result.is_some();
        let seat_view = |seat| SeatView {
            cards: hand.held[seat].len() as u8,
            hand: (dealt && (sees_all || viewer == Viewer::Seat(seat))).then(|| hand.held[seat].normalised()),
            known: hand.known[seat],
            laid: hand.laid[seat],
            floats: hand.result.is_none() && dealt && hand.held[seat].is_empty(),
        };
        let meld_view = |(&meld, by): (&Meld, &[Seat; 14])| MeldView {
            meld,
            by: meld.slots().map(|(slot, _)| by[slot]).collect(),
        };
        View {
            viewer,
            hand_number: state.hands.saturating_sub(1),
            dealer: state.dealer.unwrap_or_default(),
            phase: standing.winners.is_empty().then_some(phase),
            to_act: self.to_act(state),
            turn: hand.turn,
            last: (phase == Phase::Claim).then_some(hand.last),
            out_pending: hand.out_pending,
            scores: standing.scores,
            seats: Seat::all(self.seats).map(seat_view).collect(),
            melds: hand.melds.as_slice().iter().zip(&hand.laid_by).map(meld_view).collect(),
            pile: hand.pile.as_slice().iter().map(|card| card.face()).collect(),
            stock: hand.stock.len(),
            stock_cards: (viewer == Viewer::Referee || hand.renewed && !self.reshuffles())
                .then(|| hand.stock.as_slice().iter().rev().map(|card| card.face()).collect()),
            renewed: hand.renewed,
            owed: hand.owed,
            barred: hand.barred.filter(|_| sees_all || viewer == Viewer::Seat(hand.turn)),
            called: hand.called.map(|(card, _)| card),
            history: state.history.iter().map(|&(seat, action)| DoneView { seat, action }).collect(),
            outcome: hand.result.map(|result| OutcomeView {
                result,
                out: hand.out,
                points: hand.points.first(self.seats).to_vec(),
            }),
            winners: standing.winners,
            choices: match viewer {
                Viewer::Seat(seat) => self.choices(state, seat).shown(),
                Viewer::Spectator | Viewer::Referee => Choices::None,
            },
        }
    }
}
