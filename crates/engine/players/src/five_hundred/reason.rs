//! Why a player of Five Hundred did what they did.

use cards::{Card, Suit};
use five_hundred::Bid;
use table::Seat;

use crate::reason::reasons;

/// A chance as it is told.
pub(crate) fn percent(chance: f64) -> u32 {
    (100.0 * chance).round().clamp(0.0, 100.0) as u32
}

reasons! {
    /// Why a player of Five Hundred did what they did, with the facts of the matter.
    ///
    /// ```
    /// use five_hundred::{Bid, Strain};
    /// use kookaburra_players::{ReasonArg, Why, five_hundred::Reason};
    ///
    /// let bid = Bid::tricks(7, Strain::Hearts);
    /// let reason = Reason::BidMakes { bid, tricks: 8 };
    /// assert_eq!(reason.args(), [("bid", ReasonArg::Bid(bid)), ("tricks", ReasonArg::Number(8))]);
    /// ```
    pub enum Reason;

    /// There was nothing to think about.
    OnlyChoice = "bots-only-choice",
    /// No thought led to a legal action; any will do.
    AnyWillDo = "bots-any-will-do",

    /// The hand makes the bid.
    BidMakes { bid: Bid, tricks: u32 } = "bots-bid-makes",
    /// The contract is taken away from a partner: another brings much more.
    BidInstead { bid: Bid, seat: Seat, over: Bid } = "bots-bid-instead",
    /// A higher bid in the suit of a partner's bid.
    BidRaise { bid: Bid, seat: Seat, tricks: u32 } = "bots-bid-raise",
    /// The hand makes a bid above the opponents'.
    BidOver { bid: Bid, tricks: u32 } = "bots-bid-over",
    /// Likely to fail, but cheaper than their contract.
    BidSacrifice { bid: Bid } = "bots-bid-sacrifice",
    /// The hand loses every trick.
    BidMisere { bid: Bid } = "bots-bid-misere",
    /// Nothing else can turn the game.
    BidBlind { bid: Bid } = "bots-bid-blind",
    /// All ten tricks, for the game.
    BidPartie { bid: Bid } = "bots-bid-partie",
    /// Strong enough without the kitty.
    BidSansKitty { bid: Bid } = "bots-bid-sans-kitty",
    /// By agreement the bid says that the joker is here.
    ShowJoker { bid: Bid } = "bots-show-joker",
    /// By agreement the bid says that a partner finds help in this suit.
    ShowHelp { bid: Bid, suit: Suit } = "bots-show-help",
    /// Too weak for a bid that binds, but a partner should know of the suit.
    Message { bid: Bid } = "bots-message",
    /// Too weak for any bid.
    PassWeak = "bots-pass-weak",
    /// The partner's bid is good as it is.
    PassPartner { bid: Bid, seat: Seat } = "bots-pass-partner",
    /// Better to defend.
    PassDefend { bid: Bid } = "bots-pass-defend",
    /// One doesn't raise oneself.
    PassOwn { bid: Bid } = "bots-pass-own",
    /// Not desperate enough to bid blind.
    Look = "bots-look",

    /// A low card helps the partner's nullo.
    GiveLow { card: Card } = "bots-give-low",
    /// The cards that would win a trick go to the partner, who can discard as many.
    GiveDangers = "bots-give-dangers",
    /// The losers go, the winners stay.
    DiscardLosers = "bots-discard-losers",
    /// The discard empties a suit.
    DiscardVoid { suit: Suit } = "bots-discard-void",
    /// The cards that would win a trick go.
    DiscardDangers = "bots-discard-dangers",
    /// The joker makes a suit of one's own run.
    NominateLong { suit: Suit } = "bots-nominate-long",
    /// The joker guards a suit that had no guard.
    NominateGuard { suit: Suit } = "bots-nominate-guard",
    /// The joker lies safe behind low cards.
    NominateSafe { suit: Suit } = "bots-nominate-safe",
    /// The joker is worth most without a suit.
    NominateNone = "bots-nominate-none",
    /// A low joker is safest without a suit.
    NominateNoneLow = "bots-nominate-none-low",
    /// The card that helps most.
    CallCard { card: Card } = "bots-call-card",
    /// Strong enough alone.
    Alone = "bots-alone",
    /// One's own card: nobody will know.
    AloneInSecret { card: Card } = "bots-alone-in-secret",
    /// The player who showed strength.
    AskBidder { seat: Seat } = "bots-ask-bidder",
    /// Any partner is better than none.
    AskNeighbour { seat: Seat } = "bots-ask-neighbour",
    /// Two helpers for a high contract.
    AskTwo = "bots-ask-two",

    /// Draw the trumps that are out.
    DrawTrumps { card: Card, count: u32 } = "bots-draw-trumps",
    /// Drive out a higher trump.
    ForceTrump { card: Card } = "bots-force-trump",
    /// A trump for the contractor.
    TrumpForContractor { card: Card, seat: Seat } = "bots-trump-for-contractor",
    /// Nothing out can beat it.
    Cash { card: Card } = "bots-cash",
    /// It will probably win.
    LeadLikely { card: Card, percent: u32 } = "bots-lead-likely",
    /// A partner can ruff.
    GiveRuff { suit: Suit, seat: Seat } = "bots-give-ruff",
    /// The partner's suit again.
    ReturnSuit { suit: Suit, seat: Seat } = "bots-return-suit",
    /// A short suit, to ruff it later.
    LeadShort { suit: Suit } = "bots-lead-short",
    /// A long suit to set up.
    Establish { suit: Suit } = "bots-establish",
    /// The top of a sequence.
    LeadSequence { card: Card } = "bots-lead-sequence",
    /// The lead that gives least away.
    LeadSafe { card: Card } = "bots-lead-safe",
    /// The joker demands a suit.
    LeadJoker { suit: Suit } = "bots-lead-joker",
    /// Nothing but trumps are left.
    LeadTrumpsLeft { card: Card } = "bots-lead-trumps-left",

    /// Win the trick as cheaply as possible.
    WinCheaply { card: Card } = "bots-win-cheaply",
    /// A card that nobody can beat.
    WinSurely { card: Card } = "bots-win-surely",
    /// Third hand plays high.
    PlayHigh { card: Card } = "bots-play-high",
    /// A partner is winning already.
    LeaveToPartner { seat: Seat } = "bots-leave-to-partner",
    /// Second hand plays low.
    SecondLow { card: Card } = "bots-second-low",
    /// The trick can't be won.
    CannotWin { card: Card } = "bots-cannot-win",
    /// Not worth the card.
    NotWorthIt { card: Card } = "bots-not-worth-it",
    /// Ruff.
    Ruff { card: Card } = "bots-ruff",
    /// Beat a ruff.
    Overruff { card: Card } = "bots-overruff",
    /// Throw a useless card.
    ThrowLoser { card: Card } = "bots-throw-loser",
    /// The joker takes this trick.
    PlayJoker { card: Card } = "bots-play-joker",

    /// In a misère: stay below.
    Duck { card: Card } = "bots-duck",
    /// In a misère: get rid of a dangerous card in safety.
    ThrowDanger { card: Card } = "bots-throw-danger",
    /// In a misère: the lead that will be beaten.
    LeadToLose { card: Card } = "bots-lead-to-lose",
    /// In a misère: somebody must still go above.
    HopeAbove { card: Card } = "bots-hope-above",
    /// Against a misère: a low card to catch the contractor.
    CatchLow { card: Card, seat: Seat } = "bots-catch-low",
    /// Against a misère: the contractor is winning, leave it to them.
    StayUnder { card: Card, seat: Seat } = "bots-stay-under",
    /// Against a misère: high cards are no use.
    ShedHigh { card: Card, seat: Seat } = "bots-shed-high",
    /// Against an open misère: the contractor must take it.
    Caught { card: Card, seat: Seat } = "bots-caught",
    /// Playing the contractor's cards: their highest.
    HisHighest { card: Card, seat: Seat } = "bots-his-highest",

    /// In the deals looked at, the contract is made more often than with another card.
    SearchMakes { card: Card, percent: u32, other: Card, less: u32 } = "bots-search-makes",
    /// In the deals looked at, the contract is defeated more often than with another card.
    SearchDefeats { card: Card, percent: u32, other: Card, less: u32 } = "bots-search-defeats",
    /// In the deals looked at, the card brings more on average than another.
    SearchBetter { card: Card, other: Card } = "bots-search-better",
    /// In the deals looked at, no difference between the cards is sure.
    SearchEven { card: Card, other: Card } = "bots-search-even",
    /// In the deals looked at, the bid brings more than passing, or than any other.
    SearchBid { bid: Bid, percent: u32, points: i64 } = "bots-search-bid",
    /// In the deals looked at, no difference between the bid and another is sure.
    SearchBidOr { bid: Bid, percent: u32, other: Bid } = "bots-search-bid-or",
    /// In the deals looked at, no difference between the bid and a pass is sure.
    SearchBidOrPass { bid: Bid, percent: u32 } = "bots-search-bid-or-pass",
    /// In the deals looked at, the bid is likely to fail, and costs less than the opponents' bid.
    SearchSacrifice { bid: Bid, percent: u32, seat: Seat, over: Bid } = "bots-search-sacrifice",
    /// The opponents would win the game with their bid.
    SearchStop { bid: Bid, percent: u32, seat: Seat, over: Bid } = "bots-search-stop",
    /// In the deals looked at, the bid brings so much more than leaving the contract to a partner, or raising it.
    SearchInstead { bid: Bid, percent: u32, points: i64, seat: Seat, over: Bid } = "bots-search-instead",
    /// In the deals looked at, every bid brings less than a pass.
    SearchPass = "bots-search-pass",
    /// In the deals looked at, no difference between a pass and the bid is sure.
    SearchPassOr { other: Bid } = "bots-search-pass-or",
    /// In the deals looked at, no other discard makes the contract as often.
    SearchDiscard { percent: u32 } = "bots-search-discard",
    /// In the deals looked at, no other choice makes the contract as often.
    SearchChoice { percent: u32 } = "bots-search-choice",
    /// In hardly any of the deals looked at is the contract made, whatever is discarded or chosen.
    SearchHopeless { percent: u32 } = "bots-search-hopeless",
}
