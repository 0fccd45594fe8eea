//! Why an act is refused.

/// The reason, and the rule that decides \[LAW-OPEN-3\].
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    /// The id of the rule.
    pub rule: &'static str,
    /// The reason, in plain English.
    pub message: String,
    /// The refusal of the game, where its own rules decide.
    pub game: Option<five_hundred::Refusal>,
}

impl Refusal {
    pub(crate) fn new(rule: &'static str, message: impl Into<String>) -> Self {
        Self { rule, message: message.into(), game: None }
    }
}

impl From<five_hundred::Refusal> for Refusal {
    fn from(refusal: five_hundred::Refusal) -> Self {
        Self { game: Some(refusal), ..Self::new(refusal.rule(), refusal.to_string()) }
    }
}

/// Whether an act was done.
pub(crate) type Done = Result<(), Refusal>;

/// Refuses an act.
pub(crate) fn refuse(rule: &'static str, message: impl Into<String>) -> Done {
    Err(Refusal::new(rule, message))
}
