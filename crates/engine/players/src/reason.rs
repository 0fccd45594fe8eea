//! Why a player did what they did: what the reasons of every game share. A game has one variant for each thought, with
//! the facts its sentence needs; the sentences are in the texts, in every language, under the key of the variant.

use std::fmt::Debug;

use cards::{Card, Suit};
use five_hundred::Bid;
use table::Seat;

/// The reason for a decision, as a value to be matched on: every game has its own type of them.
///
/// ```
/// use five_hundred::{Bid, Strain};
/// use kookaburra_players::{Why, five_hundred::Reason};
///
/// /// A reason for a log; people read sentences made from the key and the facts.
/// fn logged<R: Why>(reason: &R) -> String {
///     format!("{} {}", reason.key(), reason.args().len())
/// }
///
/// let bid = Bid::tricks(7, Strain::Hearts);
/// assert_eq!(logged(&Reason::BidMakes { bid, tricks: 8 }), "bots-bid-makes 2");
/// ```
pub trait Why: Copy + PartialEq + Debug + 'static {
    /// No thought led to a legal action; any will do.
    const ANY_WILL_DO: Self;

    /// The key of its sentence in the texts.
    fn key(&self) -> &'static str;

    /// Whether its sentence names another choice that is about as good.
    fn is_even(&self) -> bool {
        matches!(
            self.key(),
            "bots-search-even" | "bots-search-bid-or" | "bots-search-bid-or-pass" | "bots-search-pass-or"
        )
    }

    /// The facts of its sentence, by name.
    fn args(&self) -> Vec<(&'static str, ReasonArg)>;

    /// One of each, with made-up facts: for translators.
    fn samples() -> Vec<Self>;
}

/// A fact that is named in the sentence of a reason.
///
/// ```
/// use kookaburra_players::{ReasonArg, Why, rummy::Reason};
///
/// let card = "9H".parse()?;
/// assert_eq!(Reason::TakeTop { card }.args(), [("card", ReasonArg::Card(card))]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReasonArg {
    /// A card.
    Card(Card),
    /// A suit.
    Suit(Suit),
    /// A bid.
    Bid(Bid),
    /// A player.
    Seat(Seat),
    /// A count.
    Number(i64),
}

/// A kind of fact, with one of it to show every sentence once.
pub(crate) trait Fact: Into<ReasonArg> {
    const SAMPLE: Self;
}

macro_rules! facts {
    ($($type:ty => $kind:ident, $sample:expr;)+) => {$(
        impl From<$type> for ReasonArg {
            fn from(value: $type) -> Self { Self::$kind(value.into()) }
        }
        impl Fact for $type {
            const SAMPLE: Self = $sample;
        }
    )+};
}

facts! {
    Card => Card, Card::X;
    Suit => Suit, Suit::Hearts;
    Bid => Bid, Bid::tricks(7, five_hundred::Strain::Hearts);
    Seat => Seat, Seat(1);
    u32 => Number, 2;
    i64 => Number, 3;
}

macro_rules! reasons {
    (
        $(#[$reason_doc:meta])* pub enum Reason;
        $($(#[$doc:meta])* $name:ident $({ $($field:ident: $type:ty),+ })? = $key:literal,)+
    ) => {
        $(#[$reason_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the fields are what they are called")]
        pub enum Reason {
            $($(#[$doc])* $name $({ $($field: $type),+ })?,)+
        }

        impl $crate::Why for Reason {
            const ANY_WILL_DO: Self = Self::AnyWillDo;

            fn key(&self) -> &'static str {
                match self { $(Self::$name { .. } => $key,)+ }
            }

            fn args(&self) -> Vec<(&'static str, $crate::ReasonArg)> {
                match *self {
                    $(Self::$name $({ $($field),+ })? => vec![$($((stringify!($field), $field.into())),+)?],)+
                }
            }

            fn samples() -> Vec<Self> {
                vec![$(Self::$name $({ $($field: <$type as $crate::reason::Fact>::SAMPLE),+ })?,)+]
            }
        }
    };
}
pub(crate) use reasons;
