//! Which programs serve tables: they say so again and again, and a time in which none did is nobody’s loss.

use std::sync::{
    Arc, Mutex, MutexGuard, PoisonError,
    atomic::{AtomicBool, Ordering},
};

use online::Moment;
use tokio::time::Instant;

use super::Hub;
use crate::{NodeId, Pulse, StoreError, room::Mail};

/// How long what is known of other programs can be relied on, in milliseconds: shorter than any time that is made good.
const FRESH: u64 = 2_000;
/// A program that has said nothing for so long is gone, in milliseconds.
const SILENT: u64 = 10_000;

/// The programs that serve tables, as far as is known.
#[derive(Default)]
pub(super) struct Heard {
    last: Mutex<Last>,
    /// One asks at a time.
    asking: tokio::sync::Mutex<()>,
    /// Whether other programs are there.
    others: AtomicBool,
}

#[derive(Default)]
struct Last {
    /// When this program said last that it is there.
    at: Option<Moment>,
    pulse: Arc<Pulse>,
    /// The programs that were there then.
    there: Vec<NodeId>,
    /// When it could not say it.
    failed: Option<(Instant, StoreError)>,
}

impl Heard {
    fn last(&self) -> MutexGuard<'_, Last> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known, if it can be relied on.
    fn fresh(&self, now: Moment) -> Option<Arc<Pulse>> {
        let last = self.last();
        last.at.filter(|at| now < at.after(FRESH)).map(|_| Arc::clone(&last.pulse))
    }
}

impl Pulse {
    /// The programs that are there.
    fn there(&self, now: Moment) -> impl Iterator<Item = NodeId> {
        self.nodes.iter().filter(move |&&(_, at)| at.after(SILENT) > now).map(|&(node, _)| node)
    }

    /// Whether a program is there.
    pub(crate) fn is_there(&self, node: NodeId, now: Moment) -> bool {
        self.there(now).any(|other| other == node)
    }
}

impl Hub {
    /// Notes that this program serves tables.
    ///
    /// # Errors
    /// The store.
    pub async fn beat(&self) -> Result<(), StoreError> {
        self.ask_pulse().await.map(drop)
    }

    async fn ask_pulse(&self) -> Result<Arc<Pulse>, StoreError> {
        let now = self.now();
        let heard = &self.0.heard;
        let pulse =
            self.settings().store.beat(self.node(), now).await.map(Arc::new).inspect_err(|error| {
                heard.last().failed = Some((Instant::now(), error.clone()));
            })?;
        let there: Vec<NodeId> = pulse.there(now).collect();
        heard.others.store(there.iter().any(|&node| node != self.node()), Ordering::Relaxed);
        let last = Last { at: Some(now), pulse: Arc::clone(&pulse), there: there.clone(), failed: None };
        let before = std::mem::replace(&mut *heard.last(), last);
        if before.there.iter().any(|node| !there.contains(node)) {
            self.tell_rooms(|| Mail::NodeGone);
            self.see_to_clubs();
        }
        Ok(pulse)
    }

    /// The programs that serve tables, as far as this can be relied on now.
    ///
    /// # Errors
    /// The store, if it has to be asked.
    pub(crate) async fn pulse(&self) -> Result<Arc<Pulse>, StoreError> {
        let heard = &self.0.heard;
        if let Some(pulse) = heard.fresh(self.now()) {
            return Ok(pulse);
        }
        let since = Instant::now();
        let _asking = heard.asking.lock().await;
        if let Some(pulse) = heard.fresh(self.now()) {
            return Ok(pulse);
        }
        // Whoever asked in between has the answer for all who waited.
        let failed = heard.last().failed.clone().filter(|&(at, _)| at > since);
        match failed {
            Some((_, error)) => Err(error),
            None => self.ask_pulse().await,
        }
    }

    /// Whoever said last before this that they are there is gone.
    pub(crate) fn silent_since(&self) -> Moment {
        Moment(self.now().0.saturating_sub(SILENT))
    }

    /// Whether no other program serves these tables, as far as is known.
    pub(crate) fn is_alone(&self) -> bool {
        !self.0.heard.others.load(Ordering::Relaxed)
    }
}
