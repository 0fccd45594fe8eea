//! Themes: what a puzzle is about, named after its answer. Each is a detector on facts that its player can see.

use cards::Card;
use five_hundred::{Action, BidKind};
use serde::{Deserialize, Serialize};

use super::facts::{Facts, Role};

/// What a puzzle is about: what the right answer does, and the tempting one doesn't.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Trumps are led to take those of the opponents.
    DrawTrumps,
    /// A defender leads trumps.
    TrumpLead,
    /// The last trump is kept.
    LastTrump,
    /// A card that nothing beats is led before trumps.
    CashFirst,
    /// Another suit is led before trumps.
    SideSuitFirst,
    /// The high trump is led, not a low one.
    HighTrump,
    /// A low trump is led, not a high one.
    LowTrump,
    /// A card that nothing beats is led.
    Cash,
    /// A suit is set up before winners are taken.
    SetUp,
    /// Somebody else is made to lead.
    Exit,
    /// Of one suit the high card is led.
    LeadHigh,
    /// Of one suit the low card is led.
    LeadLow,
    /// The suit that a partner has led.
    PartnersSuit,
    /// The choice among suits.
    WhichSuit,
    /// The joker is led.
    LeadJoker,
    /// The joker is kept.
    KeepJoker,
    /// The partner's trick is left to them.
    PartnerHasIt,
    /// The partner's card is beaten.
    Overtake,
    /// A trump takes the trick.
    Ruff,
    /// No trump is spent.
    DontRuff,
    /// The trick is taken.
    Win,
    /// The trick is left to them.
    HoldUp,
    /// It is taken with a low card.
    Cheaply,
    /// It is taken with a high card.
    Securely,
    /// A high card goes under a higher one.
    Unblock,
    /// A low card goes under a higher one.
    PlayLow,
    /// The suit that a card is thrown from.
    Throw,
    /// In a misère: the highest card that stays under.
    HighestUnder,
    /// In a misère: the dangerous card is thrown.
    ThrowDanger,
    /// In a misère: the lead.
    MisereLead,
    /// In a misère: another choice.
    Misere,
    /// Against a misère: what is lowest is kept.
    KeepLowest,
    /// Against a misère: the contractor is let under.
    LeadUnder,
    /// Against a misère: the suit that is led.
    MisereSuit,
    /// Against a misère: what is thrown.
    MisereThrow,
    /// The suit that the joker is to belong to.
    JokerSuit,
    /// The discard.
    Discard,
    /// A higher bid.
    BidMore,
    /// A lower bid.
    BidLess,
    /// A bid, not a pass.
    BidAtAll,
    /// A pass.
    Pass,
    /// A bid of no trick.
    BidMisere,
    /// Another strain.
    BidStrain,
    /// Rummy 500: everything goes to the table in this turn.
    GoOut,
    /// Rummy 500: the cards that somebody threw are called for.
    CallRummy,
    /// Rummy 500: nothing is called for.
    LetItLie,
    /// Rummy 500: whether to end the hand.
    EndHand,
    /// Rummy 500: more of the pile is taken.
    TakeMore,
    /// Rummy 500: less of the pile is taken.
    TakeLess,
    /// Rummy 500: the top card of the pile is taken.
    TakeTop,
    /// Rummy 500: several cards of the pile are taken for the sake of the deepest.
    TakeDeep,
    /// Rummy 500: the top card is left there.
    LeaveTop,
    /// Rummy 500: the pile is left there.
    LeavePile,
    /// Rummy 500: the choice among melds.
    WhichMeld,
    /// Rummy 500: a card goes into a meld or onto one.
    WhereItGoes,
    /// Rummy 500: a meld is laid before somebody goes out.
    MeldInTime,
    /// Rummy 500: a meld with a joker is laid.
    MeldJoker,
    /// Rummy 500: a meld is laid at once.
    MeldNow,
    /// Rummy 500: a card is laid off on a meld of others.
    LayOnTheirs,
    /// Rummy 500: a card is laid off.
    LayOff,
    /// Rummy 500: a meld is held back.
    HoldMeld,
    /// Rummy 500: a card is held that could be laid off.
    HoldCard,
    /// Rummy 500: a card is thrown that doesn't fit the table.
    ThrowUnfitting,
    /// Rummy 500: an ace is kept.
    HoldAce,
    /// Rummy 500: cards that go together are kept.
    KeepTogether,
    /// Rummy 500: a card is thrown that the others can't use.
    ThrowUseless,
    /// Rummy 500: a high card is thrown before somebody goes out.
    ThrowHighInTime,
    /// Rummy 500: a high card is thrown.
    ThrowHigh,
    /// Rummy 500: a high card is kept.
    KeepHigh,
    /// Rummy 500: another choice of what to throw.
    WhichDiscard,
}

impl Theme {
    /// The theme of a call, if the right and the tempting one are these.
    pub(crate) fn of_call(right: Action, tempting: Action) -> Self {
        match (right, tempting) {
            (Action::Pass, _) => Self::Pass,
            (Action::Bid(bid), _) if bid.is_misere() => Self::BidMisere,
            (_, Action::Pass) => Self::BidAtAll,
            (Action::Bid(right), Action::Bid(other)) => {
                match (right.kind(), other.kind()) {
                    (BidKind::Tricks(more, one), BidKind::Tricks(less, other)) if one == other => {
                        if more > less { Self::BidMore } else { Self::BidLess }
                    }
                    _ => Self::BidStrain,
                }
            }
            _ => Self::BidStrain,
        }
    }

    /// The theme of a card, if the right and the tempting one are these.
    pub(crate) fn of_card(facts: &Facts<'_>, right: Card, tempting: Card) -> Self {
        match (facts.misere, facts.role, facts.leads()) {
            (true, Role::Defender, true) => Self::lead_against_misere(facts, right, tempting),
            (true, Role::Defender, false) => Self::follow_against_misere(facts, right, tempting),
            (true, _, true) => Self::MisereLead,
            (true, _, false) => Self::follow_in_misere(facts, right, tempting),
            (false, _, true) => Self::lead(facts, right, tempting),
            (false, _, false) => Self::follow(facts, right, tempting),
        }
    }

    fn lead(facts: &Facts<'_>, right: Card, tempting: Card) -> Self {
        let one_suit = facts.suit_of(right) == facts.suit_of(tempting);
        let higher = facts.power(right) > facts.power(tempting);
        match (facts.is_trump(right), facts.is_trump(tempting)) {
            _ if right.is_joker() && !tempting.is_joker() => Self::LeadJoker,
            _ if tempting.is_joker() && !right.is_joker() => Self::KeepJoker,
            (true, true) => {
                if higher {
                    Self::HighTrump
                } else {
                    Self::LowTrump
                }
            }
            (true, false) if facts.role == Role::Defender => Self::TrumpLead,
            (true, false) => Self::DrawTrumps,
            (false, true) if facts.trumps() == 1 => Self::LastTrump,
            (false, true) if facts.is_master(right) => Self::CashFirst,
            (false, true) => Self::SideSuitFirst,
            _ if one_suit => {
                if higher {
                    Self::LeadHigh
                } else {
                    Self::LeadLow
                }
            }
            _ => Self::suit_to_lead(facts, right, tempting),
        }
    }

    /// The lead of a side suit, not of another.
    fn suit_to_lead(facts: &Facts<'_>, right: Card, tempting: Card) -> Self {
        let length = facts.suit_of(right).map_or(0, |suit| facts.of(facts.hand, suit).len());
        let led_by_partner = facts.view.tricks.iter().any(|trick| {
            let leader = trick.plays.first().map(|play| play.seat);
            trick.led == facts.suit_of(right) && leader.is_some_and(|seat| facts.is_friend(seat))
        });
        match (facts.is_master(right), facts.is_master(tempting)) {
            (true, false) => Self::Cash,
            (false, true) if length > 2 => Self::SetUp,
            (false, true) => Self::Exit,
            _ if led_by_partner => Self::PartnersSuit,
            _ => Self::WhichSuit,
        }
    }

    fn follow(facts: &Facts<'_>, right: Card, tempting: Card) -> Self {
        let higher = facts.power(right) > facts.power(tempting);
        let ruffs = |card: Card| facts.is_trump(card) && facts.led != facts.suit_of(card);
        match (facts.beats(right), facts.beats(tempting)) {
            _ if tempting.is_joker() && !right.is_joker() && !facts.partner_wins() => Self::KeepJoker,
            (true, false) if facts.partner_wins() => Self::Overtake,
            (false, true) if facts.partner_wins() => Self::PartnerHasIt,
            (true, false) if ruffs(right) => Self::Ruff,
            (false, true) if ruffs(tempting) => Self::DontRuff,
            (true, false) => Self::Win,
            (false, true) => Self::HoldUp,
            (true, true) => {
                if higher {
                    Self::Securely
                } else {
                    Self::Cheaply
                }
            }
            _ if facts.suit_of(right) != facts.suit_of(tempting) => Self::Throw,
            _ => {
                if higher {
                    Self::Unblock
                } else {
                    Self::PlayLow
                }
            }
        }
    }

    fn follow_in_misere(facts: &Facts<'_>, right: Card, tempting: Card) -> Self {
        let higher = facts.power(right) > facts.power(tempting);
        match (facts.suit_of(right), facts.suit_of(tempting)) {
            (mine, other) if mine != other => Self::ThrowDanger,
            (mine, _) if mine != facts.led => Self::ThrowDanger,
            _ if higher && !facts.beats(right) => Self::HighestUnder,
            _ => Self::Misere,
        }
    }

    fn lead_against_misere(facts: &Facts<'_>, right: Card, tempting: Card) -> Self {
        if facts.suit_of(right) != facts.suit_of(tempting) {
            Self::MisereSuit
        } else if facts.power(right) > facts.power(tempting) {
            Self::KeepLowest
        } else {
            Self::LeadUnder
        }
    }

    fn follow_against_misere(facts: &Facts<'_>, right: Card, tempting: Card) -> Self {
        match (facts.suit_of(right), facts.suit_of(tempting)) {
            (mine, other) if mine != other || mine != facts.led => Self::MisereThrow,
            _ if facts.power(right) > facts.power(tempting) => Self::KeepLowest,
            _ => Self::LeadUnder,
        }
    }
}
