//! Themes of Rummy 500, each a detector on facts that the player can see.

use rummy_500::Action;

use super::facts::Facts;
use crate::puzzle::Theme;

impl Theme {
    /// The theme of a decision of Rummy 500, if the right and the tempting action are these.
    pub(crate) fn of_rummy(facts: &Facts<'_>, right: Action, tempting: Action) -> Self {
        if !matches!(right, Action::Discard(_)) && facts.goes_out(right) && !facts.goes_out(tempting) {
            return Self::GoOut;
        }
        match (right, tempting) {
            (Action::Rummy(_), _) => Self::CallRummy,
            (_, Action::Rummy(_)) => Self::LetItLie,
            (Action::End, _) | (_, Action::End) => Self::EndHand,
            (Action::Take(more), Action::Take(less)) => {
                if more > less {
                    Self::TakeMore
                } else {
                    Self::TakeLess
                }
            }
            (Action::Take(1), _) => Self::TakeTop,
            (Action::Take(_), _) => Self::TakeDeep,
            (_, Action::Take(1)) => Self::LeaveTop,
            (_, Action::Take(_)) => Self::LeavePile,
            (Action::Meld(_), Action::Meld(_)) => Self::WhichMeld,
            (Action::Meld(_) | Action::Lay(..), Action::Meld(_) | Action::Lay(..)) => Self::WhereItGoes,
            (Action::Meld(_), _) if facts.somebody_is_near_the_end() => Self::MeldInTime,
            (Action::Meld(meld), _) if meld.jokers() > 0 => Self::MeldJoker,
            (Action::Meld(_), _) => Self::MeldNow,
            (Action::Lay(_, number), _) if facts.is_of_others(number) => Self::LayOnTheirs,
            (Action::Lay(..), _) => Self::LayOff,
            (_, Action::Meld(_)) => Self::HoldMeld,
            (_, Action::Lay(..)) => Self::HoldCard,
            (Action::Discard(right), Action::Discard(tempting)) => Self::of_discard(facts, right, tempting),
            _ => Self::WhichDiscard,
        }
    }

    fn of_discard(facts: &Facts<'_>, right: cards::Card, tempting: cards::Card) -> Self {
        let (more, less) = (facts.value(right), facts.value(tempting));
        let keeps = facts.goes_with_the_hand(tempting) && !facts.goes_with_the_hand(right);
        match () {
            () if facts.fits_the_table(tempting) && !facts.fits_the_table(right) => Self::ThrowUnfitting,
            () if tempting.rank() == Some(cards::Rank::Ace) && right.rank() != tempting.rank() => {
                Self::HoldAce
            }
            () if keeps => Self::KeepTogether,
            () if facts.helps_others(tempting) && !facts.helps_others(right) => Self::ThrowUseless,
            () if more > less && facts.somebody_is_near_the_end() => Self::ThrowHighInTime,
            () if more > less => Self::ThrowHigh,
            () if more < less => Self::KeepHigh,
            () => Self::WhichDiscard,
        }
    }
}
