//! Why a rummy player did what he did: one variant for each thought. The sentences are in the texts, in every language,
//! under the key of the variant.

use cards::Card;
use table::Seat;

use crate::ReasonArg;

/// A value of each kind of fact, to show every sentence once.
trait Sample {
    const SAMPLE: Self;
}

impl Sample for Card {
    const SAMPLE: Self = Self::X;
}

impl Sample for Seat {
    const SAMPLE: Self = Self(1);
}

impl Sample for i64 {
    const SAMPLE: Self = 3;
}

impl From<i64> for ReasonArg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident: $type:ty),+ })? = $key:literal,)+) => {
        /// Why a decision was taken.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the fields are what they are called")]
        pub enum Reason {
            $($(#[$doc])* $name $({ $($field: $type),+ })?,)+
        }

        impl Reason {
            /// The key of its sentence in the texts.
            #[must_use]
            pub const fn key(&self) -> &'static str {
                match self { $(Self::$name { .. } => concat!("reason-rummy-", $key),)+ }
            }

            /// The facts of its sentence, by name.
            #[must_use]
            pub fn args(&self) -> Vec<(&'static str, ReasonArg)> {
                match *self {
                    $(Self::$name $({ $($field),+ })? => vec![$($((stringify!($field), $field.into())),+)?],)+
                }
            }

            /// One of each, with made-up facts: for those who translate.
            #[must_use]
            pub fn samples() -> Vec<Self> {
                vec![$(Self::$name $({ $($field: <$type as Sample>::SAMPLE),+ })?,)+]
            }
        }
    };
}

reasons! {
    /// No thought led to a legal action; any will do.
    AnyWillDo = "any-will-do",

    /// Nothing in the pile is worth its price.
    Stock = "stock",
    /// There is no pile.
    OnlyStock = "only-stock",
    /// The top card is free, and helps.
    TakeTop { card: Card } = "take-top",
    /// The top card goes to the table at once.
    TakeToMeld { card: Card } = "take-to-meld",
    /// Many cards bring more than what sticks.
    TakeDeep { card: Card, count: i64, points: i64 } = "take-deep",
    /// The hand is better ended.
    EndHand = "end-hand",
    /// The last discard of another may stand.
    LetStand = "let-stand",
    /// A claim that pays.
    Call { card: Card } = "call",
    /// A claim that keeps another from going out.
    CallToStop { card: Card, seat: Seat } = "call-to-stop",

    /// Points that are safe on the table.
    Meld { points: i64 } = "meld",
    /// A meld with a joker.
    MeldJoker { points: i64 } = "meld-joker",
    /// The taken card must be put on the table.
    MeldOwed { card: Card } = "meld-owed",
    /// Everything goes to the table.
    MeldOut = "meld-out",
    /// Somebody is about to go out.
    MeldSoon { seat: Seat } = "meld-soon",
    /// A lay-off scores for who lays it.
    LayOff { card: Card } = "lay-off",
    /// The taken card must be put on the table.
    LayOwed { card: Card } = "lay-owed",
    /// A lay-off on the way out.
    LayOut { card: Card } = "lay-out",

    /// The last card.
    DiscardOut { card: Card } = "discard-out",
    /// An expensive card goes while somebody is about to go out.
    DiscardHigh { card: Card, seat: Seat } = "discard-high",
    /// The others can hardly use it.
    DiscardSafe { card: Card } = "discard-safe",
    /// It helps the hand least.
    DiscardUseless { card: Card } = "discard-useless",
}
