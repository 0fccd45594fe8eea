//! The tables of an evening: opened as the club’s log says, and seen to.

use kookaburra::GameKind;
use online::{OnlineTable, Order, Report};
use online_club::{Orders, TableOpening};
use online_wire::{Moment, Visitor};
use table::Seq;
use tokio::sync::oneshot;

use super::Room;
use crate::{Appended, Hub, HubError, KeptPerson, NewTable, Row, StoreError, hub::game, room::Mail};

/// What is opened: a header, and the first lines, each with the member who comes by it.
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
    came: Option<Visitor>,
}

fn opened<G: online::Game>(table: &TableOpening) -> Result<Opened, HubError> {
    let TableOpening { keys, opening, deals, people, at } = table.clone();
    let opened = OnlineTable::<G>::open_given(keys.name, opening, keys.key.0, deals)?;
    let places: Vec<usize> = people.iter().map(|&(place, _)| place).collect();
    let lines = opened.reserved(at, &places).into_iter().map(|entry| Line {
        seq: entry.seq,
        at: entry.at,
        text: entry.to_line(),
        came: entry.by,
    });
    let header = serde_json::to_string(&opened.header())
        .map_err(|error| HubError::Store(StoreError(error.to_string())))?;
    Ok(Opened { header, lines: lines.collect() })
}

impl Room {
    /// Opens a table of the round if it is not there yet. Whoever else does the same writes the same lines.
    pub(super) async fn open(&self, table: &TableOpening) -> Result<(), HubError> {
        let store = &self.hub.settings().store;
        let Opened { header, lines } = match game(&table.opening.game)? {
            GameKind::FiveHundred => opened::<five_hundred::Rules>(table)?,
            GameKind::RummyFiveHundred => opened::<rummy_500::Rules>(table)?,
        };
        let id = match store.find(&table.keys.code).await? {
            Some(id) => id,
            None => store.open(NewTable { code: table.keys.code.clone(), header, at: table.at }).await?,
        };
        for line in lines {
            let member = line.came.and_then(|visitor| table.people.get(visitor.0 as usize)).map(|it| it.1);
            let known = member.and_then(|member| self.known.person(member));
            let person = line.came.zip(known).map(|(visitor, known)| KeptPerson { visitor, ..known.clone() });
            let row = Row { seq: line.seq, at: line.at, by: None, request: None, line: line.text, person };
            if store.append(id, row).await? == Appended::Gone {
                return Err(HubError::NoSuchTable);
            }
        }
        Ok(())
    }
}

/// Tells a table what it is to do, and hears how far it is.
///
/// # Errors
/// It can’t be had now.
pub(super) async fn order(hub: &Hub, code: &str, orders: &Orders) -> Result<Option<Report>, HubError> {
    let all = [Order::Average(orders.over), Order::Open(orders.open), Order::Pause(orders.paused)];
    let all = all.into_iter().chain(orders.replaced.iter().map(|&place| Order::Replace(place))).collect();
    let room = hub.room(code).await?;
    let (reply, replied) = oneshot::channel();
    room.send(Mail::Order(all, reply)).await.map_err(|_| HubError::Busy)?;
    replied.await.map_err(|_| HubError::Busy)
}
