//! A table whose match is kept elsewhere, as one viewer knows it: the fold of what they are told.

use card_match::{Advice, EventIn, Level, MatchGame, NotAPlayerState, PlayerState, Turn};
use table::{ViewError, Written};

/// What a viewer is told of something that happened at the table.
#[derive(Clone, Copy, Debug)]
pub struct Heard<'a> {
    /// What happened.
    pub events: &'a [Written],
    /// What they see now, if that has changed.
    pub view: Option<&'a Written>,
    /// What they see if they remember the whole hand, for an adviser; it belongs to the view.
    pub memory: Option<&'a Written>,
    /// Where the match stands for them now.
    pub player_state: Option<&'a PlayerState>,
}

/// Why something that was told can't be of this table.
#[derive(Debug, thiserror::Error)]
pub enum NotFollowed {
    /// The match is kept here, or nothing is played: there is nothing to be told.
    #[error("this table isn't played elsewhere")]
    NotFar,
    /// It is none of its views.
    #[error("not a view of this table: {0}")]
    View(#[from] ViewError),
    /// Nobody there can stand so.
    #[error(transparent)]
    PlayerState(#[from] NotAPlayerState),
    /// It is none of its events.
    #[error("not an event of this game: {0}")]
    Event(#[from] serde_json::Error),
}

/// A table that is followed.
pub struct Followed<G: MatchGame> {
    /// Its rules.
    pub rules: G,
    /// What the viewer sees, and where the match stands for them; nothing before the first deal.
    pub now: Option<(G::View, PlayerState)>,
    /// What an adviser may know.
    memory: Option<G::View>,
}

impl<G: MatchGame> Followed<G> {
    /// A table of which nothing is known but the rules.
    pub const fn new(rules: G) -> Self {
        Self { rules, now: None, memory: None }
    }

    /// Takes in what happened, and gives it.
    ///
    /// # Errors
    /// It can't be of this table; then nothing has changed.
    pub fn hear(&mut self, heard: &Heard<'_>) -> Result<Vec<EventIn<G>>, NotFollowed> {
        let read = |view: Option<&Written>| view.map(|view| view.view(&self.rules)).transpose();
        let (view, memory) = (read(heard.view)?, read(heard.memory)?);
        if let Some(at) = heard.player_state {
            at.check(self.rules.seats())?;
        }
        let events: Result<Vec<EventIn<G>>, _> = heard.events.iter().map(Written::read).collect();
        let events = events?;
        if view.is_some() {
            self.memory = memory;
        }
        let (old_view, old_at) = self.now.take().unzip();
        self.now = view.or(old_view).zip(heard.player_state.cloned().or(old_at));
        Ok(events)
    }

    /// What an expert would do who knows what the viewer has seen in this hand, and nothing else.
    pub fn advice(&self) -> Option<Advice<G>> {
        let (view, (_, at)) = (self.memory.as_ref()?, self.now.as_ref()?);
        at.me().filter(|_| at.may.act)?;
        // Whoever asks again is told the same.
        let mut adviser = Level::Expert.player::<G>(0);
        let agreed = self.rules.agree(at.conventions).unwrap_or_default();
        adviser.hear_conventions(&vec![agreed; self.rules.seats()]);
        let claim = if at.may.claim { adviser.call(&self.rules, view) } else { None };
        let mine = at.turn == Turn::Mine;
        let decision = claim.or_else(|| mine.then(|| adviser.decide(&self.rules, view)))?;
        Some(Advice { decision, weighed: adviser.weighed().to_vec() })
    }
}
