//! Whoever keeps the match that is on the screen: this program, or a table online. The screen shows where the match stands and
//! what its viewer sees, asks for what is to be done, and takes in what happened; who judges is no matter to it.

use std::io;

use card_match::{
    Advice, Device, GameSoFar, Level, News, Refusal, Situation, Standpoint,
    review::{Findings, Replay},
};
use table::{DealError, Person, Seat};

use super::{app::App, elsewhere::Elsewhere};
use crate::{games::ScreenGame, store::Store};

/// What came of something that was asked for.
pub(crate) enum Done<G: ScreenGame, E> {
    /// It is done; this happened.
    News(Vec<News<G>>),
    /// It can't be done.
    Refused(E),
    /// Somebody else decides: whatever comes of it is news later.
    Asked,
}

/// Whoever keeps the match.
pub(crate) enum Keeper<G: ScreenGame> {
    /// This program.
    Here(Box<Here<G>>),
    /// A table online.
    Elsewhere(Box<Elsewhere<G>>),
}

/// A match that is kept here.
pub(crate) struct Here<G: ScreenGame> {
    pub(crate) device: Device<G>,
    store: Store,
    /// Whether the player has been told that their game can't be saved.
    unsaved: bool,
}

impl<G: ScreenGame> Here<G> {
    pub(crate) const fn new(device: Device<G>, store: Store) -> Self {
        Self { device, store, unsaved: false }
    }

    /// Writes the game into the player's folder; says why it can't be, once.
    pub(crate) fn keep(&mut self) -> Option<io::Error> {
        let kept = self.store.keep(&self.device.game).err();
        let known = std::mem::replace(&mut self.unsaved, kept.is_some());
        kept.filter(|_| !known)
    }

    /// Whether the game is in the player's folder.
    pub(crate) const fn is_saved(&self) -> bool {
        !self.unsaved
    }
}

impl<G: ScreenGame> Keeper<G> {
    /// Where the match stands for whoever is before the screen, and what they see.
    pub(crate) fn now(&self) -> (Standpoint, G::View) {
        match self {
            Self::Here(here) => (here.device.standpoint(), here.device.my().view()),
            Self::Elsewhere(elsewhere) => elsewhere.now(),
        }
    }

    /// The viewer still looks at what has just happened, or has looked.
    pub(crate) fn look_on(&mut self, looking: bool) {
        if let Self::Here(here) = self {
            here.device.look_on(looking);
        }
    }

    pub(crate) fn act(&mut self, action: G::Action) -> Done<G, Refusal<G>> {
        match self {
            Self::Here(here) => match here.device.act(action) {
                Ok(news) => Done::News(news),
                Err(refusal) => Done::Refused(refusal),
            },
            Self::Elsewhere(elsewhere) => {
                elsewhere.act(action);
                Done::Asked
            }
        }
    }

    /// Deals a pack of which the viewer has lifted this many cards, or is ready for it.
    pub(crate) fn deal(&mut self, cut: Option<usize>) -> Done<G, DealError> {
        match self {
            Self::Here(here) => match here.device.deal(cut) {
                Ok(news) => Done::News(news),
                Err(problem) => Done::Refused(problem),
            },
            Self::Elsewhere(elsewhere) => {
                elsewhere.ready(cut);
                Done::Asked
            }
        }
    }

    /// Claims the rest; refused if it is not certain.
    pub(crate) fn claim_rest(&mut self) -> Done<G, ()> {
        match self {
            Self::Here(here) => here.device.claim_rest().map_or(Done::Refused(()), Done::News),
            Self::Elsewhere(elsewhere) => {
                elsewhere.claim_rest();
                Done::Asked
            }
        }
    }

    /// What a good player would do in the viewer's place.
    pub(crate) fn advice(&self) -> Option<Advice<G>> {
        match self {
            Self::Here(here) => here.device.my().advice(),
            Self::Elsewhere(elsewhere) => elsewhere.advice(),
        }
    }

    /// The last finished hand, to be stepped through.
    pub(crate) fn replay(&self) -> Option<Replay<G>> {
        match self {
            Self::Here(here) => here.device.my().replay(),
            Self::Elsewhere(elsewhere) => Some(Replay::new(&elsewhere.last_hand()?)),
        }
    }

    /// The same, to be judged.
    pub(crate) fn review(&self, everybody: bool, level: Level) -> Option<Findings<G>> {
        match self {
            Self::Here(here) => here.device.my().review(everybody, level),
            Self::Elsewhere(elsewhere) => elsewhere.review(everybody, level),
        }
    }

    /// The person to whom a shared screen is to be passed.
    pub(crate) fn pass_to(&self) -> Option<Person> {
        match self {
            Self::Here(here) => here.device.pass_to(),
            Self::Elsewhere(_) => None,
        }
    }

    pub(crate) const fn is_elsewhere(&self) -> bool {
        matches!(self, Self::Elsewhere(_))
    }
}

impl<G: ScreenGame> App<G> {
    /// Shows the match as it stands now.
    pub(crate) fn refresh(&mut self) {
        (self.at, self.view) = self.keeper.now();
    }

    /// The viewer's seat; none if they watch.
    pub(crate) fn me(&self) -> Option<Seat> {
        self.at.me()
    }

    /// Whether a seat is the viewer's.
    pub(crate) fn is_me(&self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    /// The seat nearest to the viewer: their own, or the first one while they watch.
    pub(crate) fn nearest(&self) -> Seat {
        self.me().unwrap_or_default()
    }

    /// Where the match stands, with what the viewer sees.
    pub(crate) fn situation(&self) -> Situation<'_, G> {
        self.at.situation(&self.rules, &self.view)
    }

    /// The game as far as it has been played.
    pub(crate) fn so_far(&self) -> GameSoFar<'_> {
        match &self.keeper {
            Keeper::Here(here) => here.device.game.so_far(),
            Keeper::Elsewhere(elsewhere) => GameSoFar {
                hands: elsewhere.hands(),
                scores: self.at.scores.clone(),
                games: self.at.won.clone(),
            },
        }
    }

    #[cfg(test)]
    pub(crate) fn device(&self) -> &Device<G> {
        match &self.keeper {
            Keeper::Here(here) => &here.device,
            Keeper::Elsewhere(_) => panic!("the match is kept elsewhere"),
        }
    }
}
