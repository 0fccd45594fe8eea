//! What a rummy player is asked: what to do in his turn, and whether he calls in another's.

use rummy_500::{Action, Rules, View};

use super::reason::Reason;

/// An action, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// What to do.
    pub action: Action,
    /// The thought behind it.
    pub reason: Reason,
}

/// Somebody who decides from what he may see.
pub trait Player {
    /// What to do now, for the player in turn; in a claim window, for the one who draws next (he may call, too). The
    /// seat that looks must have something to do; otherwise the answer means nothing.
    fn decide(&mut self, rules: &Rules, view: &View) -> Decision;

    /// In a claim window, whether to call Rummy! before the next player draws: for everybody else who may.
    fn call(&mut self, rules: &Rules, view: &View) -> Option<Decision>;
}
