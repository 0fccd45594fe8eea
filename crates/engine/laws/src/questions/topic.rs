//! What people say happened, and what it may come to.

use super::{
    Ask,
    sections::{CALL, COUNT, CUT, DEAL, DRAW, EXPOSED, KITTY, LEAD, LOOK, PLAY, REVOKE, SCORE},
};
use crate::{
    Count, Cut, Deal, Draw, Exposed, Irregularity, KittySeen, Lead, Look, Play, PrematureCall, Revoke, Score,
};

/// What people say happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Somebody led out of turn.
    Lead,
    /// Somebody played out of turn.
    Play,
    /// Somebody didn't follow.
    Revoke,
    /// A card was seen.
    Exposed,
    /// Somebody bid out of turn.
    Call,
    /// Something was wrong in the deal.
    Deal,
    /// Somebody saw the kitty.
    Kitty,
    /// Too many or too few cards.
    Count,
    /// A wrong score.
    Score,
    /// Somebody looked back.
    Look,
    /// Something was wrong in the draw.
    Draw,
    /// Something was wrong in the shuffle or the cut.
    Cut,
    /// A hand or a row lies open.
    Open,
    /// Something that the laws say nothing of.
    Other,
}

impl Topic {
    /// All of them, the most frequent first.
    pub const ALL: [Self; 14] = [
        Self::Lead,
        Self::Play,
        Self::Revoke,
        Self::Exposed,
        Self::Call,
        Self::Deal,
        Self::Kitty,
        Self::Count,
        Self::Score,
        Self::Look,
        Self::Draw,
        Self::Cut,
        Self::Open,
        Self::Other,
    ];

    /// Its name, to which its words belong.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Lead => "lead",
            Self::Play => "play",
            Self::Revoke => "revoke",
            Self::Exposed => "exposed",
            Self::Call => "call",
            Self::Deal => "deal",
            Self::Kitty => "kitty",
            Self::Count => "count",
            Self::Score => "score",
            Self::Look => "look",
            Self::Draw => "draw",
            Self::Cut => "cut",
            Self::Open => "open",
            Self::Other => "other",
        }
    }

    /// Whether it needs to be known who plays what.
    #[must_use]
    pub const fn needs_contract(self) -> bool {
        use Topic::{Count, Exposed, Kitty, Lead, Look, Play, Revoke};
        matches!(self, Lead | Play | Revoke | Exposed | Kitty | Count | Look)
    }

    /// The irregularity that it may come to, with no fact told; none where the laws say nothing.
    pub(crate) fn irregularity(self) -> Option<Irregularity> {
        Some(match self {
            Self::Lead => Irregularity::Lead(Lead::default()),
            Self::Play => Irregularity::Play(Play::default()),
            Self::Revoke => Irregularity::Revoke(Revoke::default()),
            Self::Exposed => Irregularity::Exposed(Exposed::default()),
            Self::Call => Irregularity::PrematureCall(PrematureCall::default()),
            Self::Deal => Irregularity::Deal(Deal::default()),
            Self::Kitty => Irregularity::KittySeen(KittySeen::default()),
            Self::Count => Irregularity::Count(Count::default()),
            Self::Score => Irregularity::Score(Score::default()),
            Self::Look => Irregularity::Look(Look::default()),
            Self::Draw => Irregularity::Draw(Draw::default()),
            Self::Cut => Irregularity::Cut(Cut::default()),
            Self::Open | Self::Other => return None,
        })
    }

    /// Its questions, in order.
    pub(crate) const fn questions(self) -> &'static [Ask] {
        match self {
            Self::Lead => LEAD,
            Self::Play => PLAY,
            Self::Revoke => REVOKE,
            Self::Exposed => EXPOSED,
            Self::Call => CALL,
            Self::Deal => DEAL,
            Self::Kitty => KITTY,
            Self::Count => COUNT,
            Self::Score => SCORE,
            Self::Look => LOOK,
            Self::Draw => DRAW,
            Self::Cut => CUT,
            Self::Open | Self::Other => &[],
        }
    }
}
