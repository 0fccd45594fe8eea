//! The contract of a game \[NOT-RES\]: what every program needs of it and nothing of what makes it this game.

use std::{
    error::Error,
    fmt::{Debug, Display},
};

use cards::Card;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::{CardsError, Later, Problems, Recall, ScoresError, Seat, SeatSet, ViewError, Viewer};

/// The legal actions of a seat as a list, which is empty if the seat is not to act.
///
/// ```
/// use five_hundred::{Action, Rules};
/// use kookaburra_table::{Seat, Seed, Table};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let legal = table.legal(Seat(1));
/// assert!(legal.actions.contains(&Action::Pass) && legal.unlisted.is_none());
/// assert!(table.legal(Seat(2)).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Legal<A> {
    /// Every legal action, but those of the family that is too long to list.
    pub actions: Vec<A>,
    /// The word that begins the actions of such a family, if there is one: `discard`, where a player may choose among
    /// thousands of discards. Whether one of them is legal is asked of [`Game::check`].
    pub unlisted: Option<&'static str>,
}

impl<A> Legal<A> {
    /// Whether there is nothing to do.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty() && self.unlisted.is_none()
    }
}

/// A phase of a game, such as the auction; its text is its name in a result \[NOT-RES-2\].
///
/// ```
/// use five_hundred::Phase;
/// use kookaburra_table::GamePhase;
///
/// fn is_in_hand<P: GamePhase>(phase: P) -> bool {
///     phase != P::DEAL
/// }
///
/// assert!(is_in_hand(Phase::Auction) && !is_in_hand(Phase::Deal));
/// assert_eq!(Phase::Auction.to_string(), "auction");
/// ```
pub trait GamePhase: Copy + PartialEq + Debug + Display {
    /// Between hands.
    const DEAL: Self;
}

/// A card game: checked rules that deal, judge, play, score and show. The value is the rules; a [`Game::State`] is
/// data.
///
/// - `legal` lists every legal action of a seat once; `check` accepts an action if and only if it is listed.
/// - `play_unchecked` is the fast path of search: it performs actions that `check` accepts, and no others.
/// - `perform` does whatever is physically possible, lawful or not, whoever's turn it is; the hand can be played on
///   from there to its end. Of a lawful action it makes the same state as `play_unchecked`.
/// - Nothing panics on what `read_deal`, `read_action` or `check` accepted, nor on any act.
/// - A seat that the table doesn't have may do nothing, deals nothing and sees what everybody sees. `play_unchecked`
///   alone never asks.
///
/// Code that is written for every game asks nothing else of it:
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{Game, Seat, Seed, shuffle};
///
/// /// The first hand of a game: whose turn it is, and in how many ways they can begin.
/// fn first_choice<G: Game>(game: &G) -> Option<(Seat, usize)> {
///     let mut pack = game.pack_in_order();
///     shuffle(Seed([1; 32]), &mut pack);
///     let mut state = game.begin();
///     game.deal(&mut state, Seat(0), &game.deal_pack(&pack, Seat(0)));
///     let seat = game.turn(&state)?;
///     Some((seat, game.legal(&state, seat).actions.len()))
/// }
///
/// assert_eq!(first_choice(&Rules::preset("american-4")?), Some((Seat(1), 26)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    /// What a player physically does, lawful or not: by which seat, with which card from where.
    type Act: Copy + PartialEq + Debug;
    /// Why an act can't be done at all.
    type Impossible: Error + Copy + PartialEq + Debug;
    /// What a viewer sees.
    type View: Serialize + Clone + PartialEq + Debug;
    /// Something that happens in this game alone, as one viewer learns it.
    type Event: Serialize + DeserializeOwned + Clone + PartialEq + Debug;
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

    /// The seats that score together, in the order of a score sheet: each for itself where sides change.
    fn sides(&self) -> Vec<SeatSet> {
        Seat::all(self.seats()).map(SeatSet::of).collect()
    }

    /// The whole pack in canonical order \[NOT-REC-3\].
    fn pack_in_order(&self) -> Vec<Card>;

    /// Reads an explicit `deal` of a record: not `pack`, not `seed` \[NOT-REC-4\] \[NOT-REC-5\].
    ///
    /// # Errors
    /// The first card or list that can't be, and where.
    fn read_deal(&self, deal: &Map<String, Value>) -> Result<Self::Deal, CardsError>;

    /// The explicit `deal` of a record.
    fn deal_json(&self, deal: &Self::Deal) -> Map<String, Value>;

    /// Deals the pack from the top; to nobody, if the table doesn't have the dealer.
    fn deal_pack(&self, pack: &[Card], dealer: Seat) -> Self::Deal;

    /// Whether an explicit deal is one of this dealer.
    ///
    /// # Errors
    /// A hand is not as long as this dealer makes it.
    fn check_deal(&self, _deal: &Self::Deal, _dealer: Seat) -> Result<(), CardsError> {
        Ok(())
    }

    /// Adds to a deal the chance that comes up later in the hand; most games have none.
    ///
    /// # Errors
    /// Cards are given to a game that has no use for them.
    fn with_chance(&self, deal: Self::Deal, later: Later) -> Result<Self::Deal, CardsError> {
        match later {
            Later::Stream(_) => Ok(deal),
            Later::Cards(_) => Err(CardsError::NoSuchList("reshuffle".to_owned())),
        }
    }

    /// What a legal action needs of the deal and doesn't find there: a record that has it is malformed
    /// \[RM-STOCK-3\].
    fn lacking(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> Option<CardsError> {
        None
    }

    /// The fewest cards a cut leaves on each side; `None` if the game has no cut \[FH-DEAL-1\].
    fn min_cut(&self) -> Option<usize> {
        None
    }

    /// A game before its first deal, in which nobody has a score.
    fn begin(&self) -> Self::State;

    /// A game before its first deal, from these scores.
    ///
    /// # Errors
    /// The scores can't be \[NOT-REC-2\].
    fn start(&self, scores: &[i32]) -> Result<Self::State, ScoresError>;

    /// The seat that must deal next; `None` if anybody may \[NOT-REC-8\].
    fn next_dealer(&self, _state: &Self::State) -> Option<Seat> {
        None
    }

    /// Begins a hand; if the table doesn't have the dealer, nothing changes.
    fn deal(&self, state: &mut Self::State, dealer: Seat, deal: &Self::Deal);

    /// Where the game stands \[NOT-RES-2\]; `None` when it is over.
    fn phase(&self, state: &Self::State) -> Option<Self::Phase>;

    /// The seats that may act; nobody between hands and when the game is over.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// The seat to move: the game goes on with what it does, and what anybody else in `to_act` may do until then is to
    /// claim. `None` if nobody may act.
    fn turn(&self, state: &Self::State) -> Option<Seat> {
        self.to_act(state).first()
    }

    /// The seats that may claim before the one in turn goes on, in the order in which they are asked.
    fn claimants(&self, state: &Self::State) -> impl Iterator<Item = Seat> {
        let (acting, seats) = (self.to_act(state), self.seats());
        let turn = self.turn(state).into_iter();
        let others = turn.flat_map(move |turn| (1..seats).map(move |steps| turn.after(steps, seats)));
        others.filter(move |&seat| acting.contains(seat))
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

    /// The same for somebody who sees this view.
    fn meant_in(_view: &Self::View, action: Self::Action) -> Self::Action {
        action
    }

    /// Reads an action without its seat, as it is meant here.
    ///
    /// # Errors
    /// The text, and what was expected.
    fn read_action(&self, state: &Self::State, text: &str) -> Result<Self::Action, Self::NotAnAction> {
        self.read_text(text).map(|action| self.meant(state, action))
    }

    /// Every legal action of a seat, sorted as strings \[NOT-RES-3\].
    fn legal(&self, state: &Self::State, seat: Seat) -> Legal<Self::Action>;

    /// Whether a seat may do this now; one that the table doesn't have is never in turn.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Performs an action that `check` accepted, or that search knows to be legal. Any other is a mistake of the
    /// caller: a debug build panics, and otherwise the state means nothing from then on.
    fn play_unchecked(&self, state: &mut Self::State, seat: Seat, action: Self::Action);

    /// What a seat physically does when it says or plays this here, lawful or not.
    fn act(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Self::Act;

    /// Does what can physically be done, whoever's turn it is and whatever the rules say of it.
    ///
    /// # Errors
    /// Why it is impossible; nothing at all has changed.
    fn perform(&self, state: &mut Self::State, act: Self::Act) -> Result<(), Self::Impossible>;

    /// The rule that decides a refusal.
    fn rule(refusal: &Self::Refusal) -> &'static str;

    /// What one viewer sees, at a seat that the table doesn't have what everybody sees.
    fn view(&self, state: &Self::State, viewer: Viewer, recall: Recall) -> Self::View;

    /// What a viewer learns from an action that led from one state to another, in the order in which one would notice
    /// it.
    fn events(
        &self,
        states: (&Self::State, &Self::State),
        seat: Seat,
        action: Self::Action,
        viewer: Viewer,
    ) -> Vec<Self::Event>;

    /// Reads a view back that was written, no matter who wrote it: what is read is shown by some state of these rules,
    /// so that a reader has nothing to check. There is no reading without the rules, since choices mean nothing without
    /// them.
    ///
    /// # Errors
    /// The first place that no such view has, and what is wrong there.
    fn read_view(&self, view: &Value) -> Result<Self::View, ViewError>;

    /// The hand in progress or just ended, as one of a result's `hands` \[NOT-RES-5\].
    fn hand_json(&self, state: &Self::State) -> Value;

    /// The hand before it as it stands now, where what was finished can still be corrected.
    fn hand_before_json(&self, _state: &Self::State) -> Option<Value> {
        None
    }

    /// Scores, winners, losers and games \[NOT-RES-6\].
    fn standing(&self, state: &Self::State) -> Standing;
}

/// How a game stands: the scores, and who has won or lost.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{SeatSet, Table};
///
/// let table = Table::new(Rules::preset("american-3")?, Some(vec![120, -40, 0]))?;
/// let standing = table.standing();
/// assert_eq!((standing.scores, standing.winners), (vec![120, -40, 0], SeatSet::EMPTY));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Scores by seat.
    pub scores: Vec<i32>,
    /// The winners.
    pub winners: SeatSet,
    /// The losers.
    pub losers: SeatSet,
    /// Games won by each seat, when the game is over.
    pub games: Option<Vec<u8>>,
}
