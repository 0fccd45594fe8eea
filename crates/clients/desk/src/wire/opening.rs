//! What a client asks for before a match begins.

use serde::{Deserialize, Serialize};

/// A match as it is asked for. Everything but the rules may be left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Opening {
    /// The name of a preset, or a short code of house rules.
    pub rules: String,
    /// What every deal follows from: 64 hexadecimal digits.
    pub seed: Option<String>,
    /// A deal to begin with, as [`crate::wire::Share`] gives it; the rules are then those of the code.
    pub deal: Option<String>,
    /// The player's own name, as records show it.
    pub you: String,
    /// The other people at this device, clockwise from the player; an empty name is a bot's place.
    pub humans: Vec<String>,
    /// What the bots are called; one that is not named has a usual name.
    pub names: Vec<String>,
    /// How well the others play: one level for all, or one for each.
    pub levels: Vec<String>,
    /// The player's seat.
    pub seat: Option<u8>,
    /// How many people share the game, if more than it has seats.
    pub company: Option<usize>,
    /// Whether the player on the dealer's right cuts the pack.
    pub cut: bool,
    /// What calls say by agreement, such as `joker+help`; nothing if they mean what they say.
    pub conventions: Option<String>,
    /// How often bots err at an open table, in percent of what is done.
    pub errors: u8,
}
