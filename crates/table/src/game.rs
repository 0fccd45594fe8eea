//! The contract of a game \[NOT-RES\]: what every program needs of it and nothing of what makes it this game.

use std::{
    error::Error,
    fmt::{Debug, Display},
};

use cards::Card;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{CardsError, Problems, Recall, ScoresError, Seat, SeatSet, Viewer};

/// A step of a game; its text is its name in a result \[NOT-RES-2\].
pub trait GamePhase: Copy + PartialEq + Debug + Display {
    /// Between hands.
    const DEAL: Self;
}

/// A game: checked rules that deal, judge, play, score and show. The value is the rules; a [`Game::State`] is data.
///
/// - `legal` lists every legal action of a seat once; `check` accepts an action if and only if it is listed.
/// - `play_unchecked` performs any action that is physically possible; an illegal one leaves a state that is sound
///   but can't be relied on to follow the rules.
/// - Nothing panics on what `read_deal`, `read_action` or `check` accepted.
pub trait Game: Sized + Clone + Debug {
    /// The name in a record's `game`.
    const NAME: &'static str;
    /// The arrangement of the cards before the first action.
    type Deal: Clone + Debug;
    /// Scores, and the hand in progress.
    type State: Clone + Debug;
    /// The steps of a game.
    type Phase: GamePhase;
    /// What a player does.
    type Action: Copy + PartialEq + Debug + Display;
    /// Why a text is no action.
    type NotAnAction: Error;
    /// What a viewer sees.
    type View: Serialize + Clone + Debug;
    /// Why an action is refused.
    type Refusal: Error + Copy + PartialEq + Debug;

    /// Reads the `rules` object of a record \[NOT-REC-1\].
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn read_rules(rules: &Map<String, Value>) -> Result<Self, Problems>;

    /// The `rules` object of a record.
    fn rules_json(&self) -> Map<String, Value>;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The whole pack in canonical order \[NOT-REC-3\].
    fn pack_in_order(&self) -> Vec<Card>;

    /// Reads an explicit `deal` of a record: not `pack`, not `seed` \[NOT-REC-4\] \[NOT-REC-5\].
    ///
    /// # Errors
    /// The first card or list that can't be, and where.
    fn read_deal(&self, deal: &Map<String, Value>) -> Result<Self::Deal, CardsError>;

    /// The explicit `deal` of a record.
    fn deal_json(&self, deal: &Self::Deal) -> Map<String, Value>;

    /// Deals the pack from the top.
    fn deal_pack(&self, pack: &[Card], dealer: Seat) -> Self::Deal;

    /// The fewest cards a cut leaves on each side; `None` if the game has no cut \[FH-DEAL-1\].
    fn smallest_packet(&self) -> Option<usize>;

    /// A game before its first deal.
    ///
    /// # Errors
    /// The scores can't be \[NOT-REC-2\].
    fn start(&self, scores: &[i32]) -> Result<Self::State, ScoresError>;

    /// Who must deal next; `None` if anybody may \[NOT-REC-8\].
    fn next_dealer(&self, state: &Self::State) -> Option<Seat>;

    /// Begins a hand.
    fn deal(&self, state: &mut Self::State, dealer: Seat, deal: &Self::Deal);

    /// Where the game stands \[NOT-RES-2\]; `None` when it is over.
    fn phase(&self, state: &Self::State) -> Option<Self::Phase>;

    /// Who may act; nobody between hands and when the game is over.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// Whose move it is: the game goes on with what he does, and what anybody else in `to_act` may do until then is to
    /// claim. `None` if nobody may act.
    fn turn(&self, state: &Self::State) -> Option<Seat> {
        self.to_act(state).first()
    }

    /// Reads an action without its seat \[NOT-ACT\].
    ///
    /// # Errors
    /// The text, and what was expected.
    fn read_text(&self, text: &str) -> Result<Self::Action, Self::NotAnAction>;

    /// Reads an action with its seat, as it stands in a record \[NOT-REC-10\].
    ///
    /// # Errors
    /// The line, and what was expected.
    fn read_line(&self, line: &str) -> Result<(Seat, Self::Action), Self::NotAnAction>;

    /// What an action that was read means here, where the same words may mean two things.
    fn meant(&self, _state: &Self::State, action: Self::Action) -> Self::Action {
        action
    }

    /// Reads an action without its seat, as it is meant here.
    ///
    /// # Errors
    /// The text, and what was expected.
    fn read_action(&self, state: &Self::State, text: &str) -> Result<Self::Action, Self::NotAnAction> {
        self.read_text(text).map(|action| self.meant(state, action))
    }

    /// Every legal action of a seat, sorted as strings \[NOT-RES-3\]. The second part is the head of a family too long
    /// to list, such as `discard`.
    fn legal(&self, state: &Self::State, seat: Seat) -> (Vec<Self::Action>, Option<&'static str>);

    /// Whether a seat may do this now.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Performs an action that `check` accepted, or that search knows to be legal.
    fn play_unchecked(&self, state: &mut Self::State, seat: Seat, action: Self::Action);

    /// The rule that decides a refusal.
    fn rule(refusal: &Self::Refusal) -> &'static str;

    /// What one viewer sees.
    fn view(&self, state: &Self::State, viewer: Viewer, recall: Recall) -> Self::View;

    /// The hand in progress or just ended, as one of a result's `hands` \[NOT-RES-5\].
    fn hand_json(&self, state: &Self::State) -> Value;

    /// Scores, winners, losers and games \[NOT-RES-6\].
    fn standing(&self, state: &Self::State) -> Standing;
}

/// Where a game stands between its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Scores by seat.
    pub scores: Vec<i32>,
    /// Who has won.
    pub winners: SeatSet,
    /// Who has lost.
    pub losers: SeatSet,
    /// Games won by each seat, when the game is over.
    pub games: Option<Vec<u8>>,
}
