//! What those see who watch one hand behind: the last hand that was settled, with all cards open. It goes on step by
//! step as the one that is played does, and nothing of that one is in it.

use std::vec::IntoIter;

use card_match::{EventIn, Match, MatchGame, May, PlayerState, Turn};
use table::{GamePhase, Person, Recall, Seat, Table, Viewer};

/// Somebody who looks on, and is none of the people of a match.
pub(crate) const ONLOOKER: Person = Person(u32::MAX);

/// A settled hand, as far as it has been told.
#[derive(Clone, Debug)]
pub(crate) struct Behind<G: MatchGame> {
    table: Table<G>,
    /// The acts of it that are still to be told.
    left: IntoIter<(Seat, G::Action)>,
    /// Whether the deal is still to be told.
    fresh: bool,
    /// Where the match stood when it was settled.
    settled: PlayerState,
    /// Whether it was told to its end because nothing comes after it.
    last: bool,
}

impl<G: MatchGame> Behind<G> {
    /// The last hand of a match, which is settled; nothing before the first is.
    pub(crate) fn of(game: &Match<G>) -> Option<Self> {
        let mut table = game.log().table().clone();
        let settled = !table.hands().is_empty() && !table.in_hand();
        settled.then_some(())?;
        let left = table.actions().to_vec().into_iter();
        table.rewind(0);
        Some(Self { table, left, fresh: true, settled: game.at(ONLOOKER).player_state(), last: false })
    }

    /// Goes on to where it stood after so many acts, and says what happened on the way.
    pub(crate) fn goes_on(&mut self, acts: usize) -> Vec<EventIn<G>> {
        let mut events = Vec::new();
        if std::mem::take(&mut self.fresh) {
            events.extend(self.table.events(Viewer::Referee));
        }
        while self.table.actions().len() < acts {
            let Some((seat, action)) = self.left.next() else { break };
            // It was done before, so that it may be done again.
            if self.table.act(seat, action).is_err() {
                break;
            }
            events.extend(self.table.events(Viewer::Referee));
        }
        events
    }

    /// Goes on to its end, since nothing comes after it, and says what happened on the way.
    pub(crate) fn goes_to_its_end(&mut self) -> Vec<EventIn<G>> {
        self.last = true;
        self.goes_on(usize::MAX)
    }

    /// Whether it was told to its end because nothing comes after it.
    pub(crate) const fn is_last(&self) -> bool {
        self.last
    }

    /// The same; from now on something does.
    pub(crate) const fn is_passed(&mut self) -> bool {
        std::mem::replace(&mut self.last, false)
    }

    /// All cards, as they lie there.
    pub(crate) fn view(&self, recall: Recall) -> G::View {
        self.table.view(Viewer::Referee, recall)
    }

    /// Where the match stood then, for those who look on.
    pub(crate) fn player_state(&self) -> PlayerState {
        let standing = self.table.standing();
        let turn = match self.table.phase() {
            None => Turn::Over,
            Some(phase) if phase == G::Phase::DEAL => Turn::Deal,
            Some(_) => self.table.turn().map_or(Turn::Deal, Turn::Other),
        };
        PlayerState {
            scores: standing.scores,
            winners: standing.winners,
            turn,
            may: May { review: true, ..May::default() },
            cuts: None,
            settled: false,
            ..self.settled.clone()
        }
    }
}
