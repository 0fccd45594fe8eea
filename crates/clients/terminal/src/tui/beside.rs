//! What goes on at a table online beside the cards.

/// What goes on beside the cards, in words.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Beside {
    /// What stands under the name of each seat, if there is something to say.
    pub(crate) statuses: Vec<Option<String>>,
    /// A question that comes before that of the game, and whether it is asked of the player.
    pub(crate) question: Option<(String, bool)>,
    /// The wait in words, with the time that is left.
    pub(crate) clock: Option<String>,
    /// How things stand with the table and the player.
    pub(crate) standing: Vec<String>,
    /// The keys that answer that question.
    pub(crate) keys: Vec<(&'static str, &'static str)>,
}
