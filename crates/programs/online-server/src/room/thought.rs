//! What bots think while the table waits.

use std::{future::pending, sync::Arc};

use online::{Due, Found, Game, Work};
use table::Position;
use tokio::sync::{Semaphore, oneshot};

use super::Room;

/// The thinking that comes before something falls due.
pub(crate) struct Thought<G: Game> {
    due: Due,
    /// The position that it is about.
    position: Position,
    /// The thinking that is under way.
    awaited: Option<oneshot::Receiver<Found<G>>>,
    found: Option<Found<G>>,
}

impl<G: Game> Thought<G> {
    fn begin(due: Due, position: Position, work: Work<G>, thinkers: Option<Arc<Semaphore>>) -> Self {
        let Some(thinkers) = thinkers else {
            return Self { due, position, awaited: None, found: Some(work.think()) };
        };
        let (answer, awaited) = oneshot::channel();
        tokio::spawn(async move {
            // Nobody closes the places.
            let place = thinkers.acquire_owned().await.ok();
            let thinking = tokio::task::spawn_blocking(move || work.think());
            if let Ok(found) = thinking.await {
                // The table may have gone on.
                let _ = answer.send(found);
            }
            drop(place);
        });
        Self { due, position, awaited: Some(awaited), found: None }
    }

    /// Waits until something has come of it.
    pub(crate) async fn is_found(thought: &mut Option<Self>) {
        match thought.as_mut().and_then(|thought| Some((thought.awaited.as_mut()?, &mut thought.found))) {
            Some((awaited, found)) => {
                *found = awaited.await.ok();
                if let Some(thought) = thought {
                    thought.awaited = None;
                }
            }
            None => pending().await,
        }
    }

    pub(crate) fn found(self) -> Option<Found<G>> {
        self.found
    }
}

impl<G: Game> Room<G> {
    /// Begins to think about what falls due next, if it needs thought: as soon as that is known.
    pub(super) fn think_ahead(&mut self, due: Option<&Due>) {
        let Some(due) = due else {
            self.thought = None;
            return;
        };
        let position = self.table.position();
        let is_same = |thought: &Thought<G>| (thought.due.what, thought.position) == (due.what, position);
        if self.thought.as_ref().is_some_and(is_same) {
            return;
        }
        let work = self.table.work(due);
        let thinkers = self.hub.thinkers();
        self.thought = work.map(|work| Thought::begin(*due, position, work, thinkers));
    }

    /// Whether nothing has to be thought about any more before something is done.
    pub(super) fn is_thought(&self, due: &Due) -> bool {
        match &self.thought {
            Some(thought) if thought.due.what == due.what => thought.awaited.is_none(),
            _ => self.table.work(due).is_none(),
        }
    }
}
