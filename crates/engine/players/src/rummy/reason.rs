//! Why a rummy player did what they did.

use cards::Card;
use table::Seat;

use crate::reason::reasons;

reasons! {
    /// Why a player of Rummy 500 did what they did, with the facts of the matter.
    ///
    /// ```
    /// use kookaburra_players::{Why, rummy::Reason};
    ///
    /// let reason = Reason::TakeTop { card: "9H".parse()? };
    /// assert_eq!(reason.key(), "reason-rummy-take-top");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Reason;

    /// No thought led to a legal action; any will do.
    AnyWillDo = "reason-rummy-any-will-do",

    /// Nothing in the pile is worth its price.
    Stock = "reason-rummy-stock",
    /// There is no pile.
    OnlyStock = "reason-rummy-only-stock",
    /// The top card is free, and helps.
    TakeTop { card: Card } = "reason-rummy-take-top",
    /// The top card goes to the table at once.
    TakeToMeld { card: Card } = "reason-rummy-take-to-meld",
    /// Many cards bring more than what sticks.
    TakeDeep { card: Card, count: i64, points: i64 } = "reason-rummy-take-deep",
    /// The hand is better ended.
    EndHand = "reason-rummy-end-hand",
    /// The last discard of another may stand.
    LetStand = "reason-rummy-let-stand",
    /// A claim that pays.
    Call { card: Card } = "reason-rummy-call",
    /// A claim that keeps another from going out.
    CallToStop { card: Card, seat: Seat } = "reason-rummy-call-to-stop",

    /// Points that are safe on the table.
    Meld { points: i64 } = "reason-rummy-meld",
    /// A meld with a joker.
    MeldJoker { points: i64 } = "reason-rummy-meld-joker",
    /// The taken card must be put on the table.
    MeldOwed { card: Card } = "reason-rummy-meld-owed",
    /// Everything goes to the table.
    MeldOut = "reason-rummy-meld-out",
    /// Somebody is about to go out.
    MeldSoon { seat: Seat } = "reason-rummy-meld-soon",
    /// A lay-off scores for the player who lays it.
    LayOff { card: Card } = "reason-rummy-lay-off",
    /// The taken card must be put on the table.
    LayOwed { card: Card } = "reason-rummy-lay-owed",
    /// A lay-off on the way out.
    LayOut { card: Card } = "reason-rummy-lay-out",

    /// The last card.
    DiscardOut { card: Card } = "reason-rummy-discard-out",
    /// An expensive card goes while somebody is about to go out.
    DiscardHigh { card: Card, seat: Seat } = "reason-rummy-discard-high",
    /// The others can hardly use it.
    DiscardSafe { card: Card } = "reason-rummy-discard-safe",
    /// It helps the hand least.
    DiscardUseless { card: Card } = "reason-rummy-discard-useless",

    /// The pile brings less.
    SearchStock { points: i64 } = "reason-rummy-search-stock",
    /// A take that the others are compared with.
    SearchTake { card: Card, count: i64, points: i64 } = "reason-rummy-search-take",
    /// A claim that brings more.
    SearchCall { card: Card, points: i64 } = "reason-rummy-search-call",
    /// Melds are better laid now.
    SearchMeld { points: i64 } = "reason-rummy-search-meld",
    /// What could be laid is better kept.
    SearchHold { card: Card, points: i64 } = "reason-rummy-search-hold",
    /// One discard against another.
    SearchDiscard { card: Card, other: Card, points: i64 } = "reason-rummy-search-discard",
}
