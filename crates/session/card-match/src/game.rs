//! The games of which matches are played, and what each adds. Everything else (seeds, logs, undo, hints) is the same
//! for all of them.

pub use laws::open_table::Asked;
use players::{Playable, five_hundred::Conventions};
use serde_json::Value;
use table::{Event, Seat, SeatSet, Seed, Table};

use crate::{Bots, Draw, Match, Places, open::OpenRules};

/// What happens at a table of a game.
pub type EventIn<G> = Event<<G as table::Game>::Event>;

/// A match of any game.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one of it, and only until its table opens")]
pub enum AnyMatch {
    /// Of the Five Hundred family.
    FiveHundred(Match<::five_hundred::Rules>),
    /// Of that family with the laws open.
    Open(Match<OpenRules>),
    /// Of Rummy 500.
    Rummy(Match<::rummy_500::Rules>),
}

/// Evaluates an expression with the match of whichever game it is.
#[macro_export]
macro_rules! with_match {
    ($any:expr, $game:ident => $does:expr) => {
        match $any {
            $crate::AnyMatch::FiveHundred($game) => $does,
            $crate::AnyMatch::Open($game) => $does,
            $crate::AnyMatch::Rummy($game) => $does,
        }
    };
}

/// What an open table waits for, as far as everybody can see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waits {
    /// Those who are asked together, and answer in any order.
    pub asked: Asked,
    /// What was done last lies there for a while before the game goes on.
    pub stands: bool,
    /// How many tricks of the hand are finished.
    pub tricks: u8,
}

impl Default for Waits {
    fn default() -> Self {
        Self { asked: Asked::Nobody, stands: false, tricks: 0 }
    }
}

/// A game of which matches are played.
pub trait MatchGame: Playable + Send + Sync {
    /// How many people can share the game at most \[FH-END-8\].
    fn most_people(&self) -> usize {
        self.seats()
    }

    /// Where people sit in the first game. They are numbered as they came; the first sits at `me`.
    fn first_places(&self, _seed: Seed, me: Seat, _people: usize) -> Places {
        let everybody: Vec<usize> = (0..self.seats()).collect();
        Places::undrawn(&everybody, me)
    }

    /// The first dealer, where a pack that was shuffled from this seed decides; `None` if chance may decide in any way.
    fn first_dealer(&self, _seed: Seed) -> Option<Seat> {
        None
    }

    /// The people who give way to those who wait, after a game.
    fn rotate_out(&self, _seed: Seed, _played: &[usize], _people: usize) -> Option<Draw> {
        None
    }

    /// The first dealer of the next game; `None` if that is left to chance.
    fn dealer_of_next_game(&self, _last_dealer: Seat, _winners: SeatSet) -> Option<Seat> {
        None
    }

    /// What calls say by agreement; `None` if partners can't agree on that here.
    fn agree(&self, conventions: Conventions) -> Option<Self::Conventions> {
        (conventions == Conventions::default()).then(Self::Conventions::default)
    }

    /// Whether these rules are played as this game: with the laws open, those of Five Hundred are
    /// [`OpenRules`](crate::open::OpenRules) \[LAW-AXIS-1\].
    fn suits_laws(&self) -> bool {
        true
    }

    /// Whether what somebody does stands unless another claims, whoever's turn it was: everybody acts and speaks at any
    /// time, and nothing is taken back.
    fn acts_stand() -> bool {
        false
    }

    /// Whether a finished hand counts, as it stands in a result.
    fn counts(_hand: &Value) -> bool {
        true
    }

    /// The key of the words for why nothing can be taken back where nothing bars it.
    fn nothing_to_undo() -> &'static str {
        "note-nothing-to-undo"
    }

    /// An error that a bot makes now, where bots err.
    fn error(_table: &Table<Self>, _bots: &Bots<Self>) -> Option<(Seat, Self::Action)> {
        None
    }

    /// What an open table waits for.
    fn waits(_table: &Table<Self>) -> Waits {
        Waits::default()
    }

    /// Whether an action is said, and not done: it changes nothing about whose turn it is, unless it is upheld.
    fn is_said(_action: Self::Action) -> bool {
        false
    }

    /// Whether what a seat decided on holds after what has been done since.
    fn holds_after(_seat: Seat, _action: Self::Action, since: &[(Seat, Self::Action)]) -> bool {
        since.is_empty()
    }

    /// What a seat says that was asked and has said nothing in time.
    fn silent(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// The action of a player who has no other while cards are played; never a call or a discard.
    fn forced(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// Whether an action is a claim, and not what the game goes on with.
    fn is_claim(_action: Self::Action) -> bool {
        false
    }

    /// Whether a seat has come to see cards between two moments of a hand that lay face down for it before, other than
    /// by their being played: who has seen them could decide anew with that knowledge.
    fn uncovers(_before: &Table<Self>, _after: &Table<Self>, _seat: Seat) -> bool {
        false
    }

    /// Whether a player may claim the rest of the hand, as far as their view says.
    fn may_claim_rest(_view: &Self::View) -> bool {
        false
    }

    /// Whether no card that is still to be played can change the points of the hand, as far as a view says.
    fn is_settled(&self, _view: &Self::View) -> bool {
        false
    }

    /// How a hand goes on if a player claims the rest of it; `None` if from what that player knows it is not certain.
    /// Hidden cards have no part in that decision, only in its result.
    fn claimed_rest(_table: &Table<Self>, _me: Seat, _seed: u64) -> Option<Vec<(Seat, Self::Action)>> {
        None
    }
}
