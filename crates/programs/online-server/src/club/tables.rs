//! The tables of an evening: opened as the club’s log says, and seen to.

use std::time::Duration;

use online::club::{Orders, TableOpening};
use online::{OnlineTable, Order, Report, with_kind};
use online_wire::{Average, Moment, ParticipantId};
use table::Seq;
use tokio::{sync::oneshot, time::timeout};

use super::{
    Room,
    room::{AGAIN, Stuck},
};
use crate::{
    Appended, Hub, HubError, NewTable, Row, SavedPerson, StoreError, TableId, hub::kind_of, room::Mail,
};

/// How long a table may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// A table of the round, as its club sees to it.
pub(super) struct Seen {
    id: TableId,
    code: String,
    /// What it has been told; nothing if it may have gone on since.
    told: Option<Orders>,
    /// The seat that it waits for.
    waits_for: Option<usize>,
    /// When it is asked again, if it could not be had.
    again: Option<Moment>,
}

/// A table about to be opened: its header and first lines, each with the member who comes by it.
struct Opened {
    header: String,
    lines: Vec<Line>,
}

/// A line of a table’s log.
struct Line {
    seq: Seq,
    at: Moment,
    text: String,
    /// Whoever came by it, by their number at the table.
    came: Option<ParticipantId>,
}

fn opened<G: online::Game>(table: &TableOpening) -> Result<Opened, HubError> {
    let TableOpening { keys, opening, deals, people, at } = table.clone();
    let opened = OnlineTable::<G>::open_given(keys.name, opening, keys.key.0, deals)?;
    let places: Vec<usize> = people.iter().map(|&(place, _)| place).collect();
    let line = |entry: online::Entry<G>| {
        let text = entry.to_line()?;
        Ok(Line { seq: entry.seq, at: entry.at, text, came: entry.by })
    };
    let lines: Result<_, StoreError> = opened.reserved(at, &places).into_iter().map(line).collect();
    let header = serde_json::to_string(&opened.header()).map_err(StoreError::from)?;
    Ok(Opened { header, lines: lines? })
}

impl Room {
    /// Opens the tables of the round, tells them what they are to do, and takes in what came of their deals: of those
    /// that have gone on, and of those that are to do something else than before. A table that can’t be had now is
    /// asked again soon.
    pub(super) async fn see_to_tables(&mut self) -> Result<(), Stuck> {
        self.see_to_left_over().await;
        self.open_round().await?;
        let gone_on = self.gone_on.take();
        self.seen.iter_mut().filter(|seen| gone_on.contains(&seen.id)).for_each(|seen| seen.told = None);
        while let Some((number, orders)) = self.next_to_see() {
            self.see_to(number, orders).await?;
        }
        Ok(())
    }

    /// Lets every table be asked.
    pub(super) fn ask_all(&mut self) {
        self.seen.iter_mut().for_each(|seen| seen.told = None);
    }

    /// When a table is asked again that could not be had.
    pub(super) fn next_again(&self) -> Option<Moment> {
        self.seen.iter().filter_map(|seen| seen.again).min()
    }

    /// For which seat each table waits.
    pub(super) fn waits(&self) -> Vec<Option<usize>> {
        self.seen.iter().map(|seen| seen.waits_for).collect()
    }

    fn next_to_see(&self) -> Option<(usize, Orders)> {
        let now = self.now();
        let tables = self.seen.iter().zip(self.club.orders()).enumerate();
        let mut open = tables.filter(|(_, (seen, _))| seen.again.is_none_or(|at| at <= now));
        open.find(|(_, (seen, orders))| seen.told.as_ref() != Some(orders))
            .map(|(number, (_, orders))| (number, orders))
    }

    async fn see_to(&mut self, number: usize, orders: Orders) -> Result<(), Stuck> {
        let Some(seen) = self.seen.get_mut(number) else { return Ok(()) };
        let report = timeout(PATIENCE, order(&self.hub, &seen.code, &orders)).await;
        let Ok(Ok(Some(report))) = report else {
            let again = self.now().after(AGAIN);
            self.seen.get_mut(number).into_iter().for_each(|seen| seen.again = Some(again));
            return Ok(());
        };
        (seen.told, seen.again, seen.waits_for) = (Some(orders), None, report.waits_for);
        let (round, number) = (self.opened, u32::try_from(number).unwrap_or(u32::MAX));
        // Another program may have begun the next round.
        while self.opened == round
            && let Some(entry) = self.club.hear(self.now(), number, &report.outcomes)
        {
            self.settle(entry).await?;
        }
        Ok(())
    }

    /// Opens the tables of the round: before anybody is told of them.
    pub(super) async fn open_round(&mut self) -> Result<(), Stuck> {
        let tables = self.club.tables();
        let round = tables.first().map(|table| table.at);
        if self.opened == round {
            return Ok(());
        }
        self.unfollow();
        for table in tables {
            let id = self.open(&table).await.map_err(|error| {
                tracing::error!(%error, "a table of an evening can’t be opened");
                Stuck
            })?;
            self.hub.clubs().follow(id, &self.gone_on);
            self.seen.push(Seen { id, code: table.keys.code, told: None, waits_for: None, again: None });
        }
        self.opened = round;
        Ok(())
    }

    /// Lets go of the tables of the round.
    pub(super) fn unfollow(&mut self) {
        for seen in std::mem::take(&mut self.seen) {
            self.hub.clubs().unfollow(seen.id);
        }
    }

    /// Tables of rounds that are over learn that, and which of their deals are open.
    async fn see_to_left_over(&mut self) {
        if !std::mem::take(&mut self.has_left_over) {
            return;
        }
        for (code, orders) in self.club.left_over() {
            let done = timeout(PATIENCE, order(&self.hub, &code, &orders)).await;
            let gone = matches!(done, Ok(Err(HubError::NoSuchTable)));
            self.has_left_over |= !matches!(done, Ok(Ok(_))) && !gone;
        }
    }

    /// Opens a table of the round if it is not there yet. Whoever else does the same writes the same lines.
    async fn open(&self, table: &TableOpening) -> Result<TableId, HubError> {
        let store = &self.hub.settings().store;
        let Opened { header, lines } = with_kind!(kind_of(&table.opening)?, Rules => opened::<Rules>(table)?);
        let code = &table.keys.code;
        let id = match store.find(code).await? {
            Some(id) => id,
            None => match store.open(NewTable { code: code.clone(), header, at: table.at }).await {
                Ok(id) => id,
                // Another program may have opened it at the same moment: a code is free once.
                Err(error) => store.find(code).await?.ok_or(error)?,
            },
        };
        for line in lines {
            let member =
                line.came.and_then(|participant| table.people.get(participant.0 as usize)).map(|it| it.1);
            let known = member.and_then(|member| self.known.person(member));
            let person =
                line.came.zip(known).map(|(participant, known)| SavedPerson { participant, ..known.clone() });
            let (seq, at, line) = (line.seq, line.at, line.text);
            let row = Row { seq, at, by: None, line, person, text: None };
            if store.append(id, row).await? == Appended::Gone {
                return Err(HubError::NoSuchTable);
            }
        }
        Ok(id)
    }
}

/// Tells a table what it is to do, and hears how far it is.
///
/// # Errors
/// It can’t be had now.
async fn order(hub: &Hub, code: &str, orders: &Orders) -> Result<Option<Report>, HubError> {
    let why = if orders.time_up { Average::Time } else { Average::Director };
    let all = [Order::Average(orders.over, why), Order::Open(orders.open), Order::Pause(orders.paused)];
    let all = all.into_iter().chain(orders.replaced.iter().map(|&place| Order::Replace(place))).collect();
    let room = hub.room(code).await?;
    let (reply, replied) = oneshot::channel();
    room.send(Mail::Order(Box::new((all, reply)))).await.map_err(|_| HubError::Busy)?;
    replied.await.map_err(|_| HubError::Busy)
}
