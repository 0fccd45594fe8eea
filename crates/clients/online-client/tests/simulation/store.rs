//! The store of a simulation: the model of all stores, which answers late, fails before it keeps something, or keeps it
//! and says nothing.

use std::{collections::BTreeMap, sync::Arc};

use async_trait::async_trait;
use online::OnlineTable;
use online_server::{
    Appended, Guess, Head, InLobby, Lent, Moment, NewTable, NodeId, Pulse, Reports, Row, SavedPerson,
    SavedTable, ShortCode, Store, StoreError, Summary, TableId, Turns,
};
use serde_json::Value;
use table::{DealSource, Recall, Seat, Seq, read_deal};
use tokio::time::sleep;

use crate::world::{Exchange, Node, World};

type Result<T> = std::result::Result<T, StoreError>;

/// The store as one program reaches it.
pub(crate) struct SimulatedStore(pub(crate) Arc<World>, pub(crate) Arc<Node>);

/// What goes wrong with a request.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    None,
    FailsBefore,
    SaysNothing,
}

impl SimulatedStore {
    /// A request is under way for a while; of a program that has crashed nothing arrives.
    async fn way(&self) {
        let Self(world, node) = self;
        let late = world.is_troubled() && node.chance.one_in(40);
        sleep(node.chance.time(0, if late { 6_000 } else { 4 })).await;
        node.lives().await;
    }

    fn fault(&self) -> Fault {
        let Self(world, node) = self;
        match node.chance.below(60) {
            0 if world.is_troubled() => Fault::FailsBefore,
            1 if world.is_troubled() => Fault::SaysNothing,
            _ => Fault::None,
        }
    }

    async fn ask<T>(&self, done: impl Future<Output = Result<T>>) -> Result<T> {
        let fault = self.fault();
        self.way().await;
        if fault == Fault::FailsBefore {
            return Err(unknown());
        }
        let outcome = done.await;
        self.way().await;
        if fault == Fault::SaysNothing { Err(unknown()) } else { outcome }
    }

    /// Keeps an entry; a deal as its cards, where these are to be exchanged. Whoever wanted it is then told nothing,
    /// and reads on.
    async fn keep(&self, table: TableId, mut row: Row) -> Result<Appended> {
        let world = &self.0;
        let mut is_changed = false;
        if let Some(exchange) = world.exchange
            && let Some(saved) = world.store.load(table).await?
            && saved.lines.len() as u64 == row.seq.0
        {
            let line = if saved.header.contains(r#""game":"rummy-500""#) {
                with_cards::<rummy_500::Rules>(&saved, &row.line, exchange)
            } else {
                with_cards::<five_hundred::Rules>(&saved, &row.line, exchange)
            };
            is_changed = line != row.line;
            row.line = line;
        }
        let appended = world.store.append(table, row).await?;
        if appended == Appended::Saved {
            let at = world.elapsed();
            world.state().saved.push(at);
        }
        if is_changed { Err(unknown()) } else { Ok(appended) }
    }
}

fn unknown() -> StoreError {
    StoreError("nobody knows".to_owned())
}

/// The line of a deal with its cards one by one. In the first deal those of the first two who came are exchanged, if
/// they are to be.
fn with_cards<G: online::Game>(saved: &SavedTable, line: &str, Exchange(exchanges): Exchange) -> String {
    let mut value: Value = serde_json::from_str(line).unwrap();
    let Some(plays) = value.get_mut("played").and_then(Value::as_array_mut) else { return line.to_owned() };
    if !plays.iter().any(|play| play.get("deal").is_some()) {
        return line.to_owned();
    }
    let header = serde_json::from_str(&saved.header).unwrap();
    let mut table = OnlineTable::<G>::of_header(header).unwrap();
    for line in &saved.lines {
        table.apply_line(line).unwrap();
    }
    let is_first = table.position().0 == 0;
    let rules: G = online::read_rules(&table.opening().rules).unwrap();
    let applied = table.apply_line(line).unwrap();
    let seat = |participant| {
        let update = table.update(&applied, online::ParticipantId(participant), Recall::Table);
        Some(update.player_state?.me()?.index())
    };
    for deal in plays.iter_mut().filter_map(|play| play.get_mut("deal")) {
        let dealer = Seat(deal["dealer"].as_u64().unwrap() as u8);
        let source: DealSource = serde_json::from_value(deal["from"].clone()).unwrap();
        let mut cards = Value::Object(rules.deal_json(&read_deal(&rules, dealer, &source).unwrap()));
        if let (true, true, Some(one), Some(other)) = (exchanges, is_first, seat(0), seat(1)) {
            let hands = cards["hands"].as_array_mut().unwrap();
            hands.swap(one, other);
        }
        deal["from"] = cards;
    }
    value.to_string()
}

#[async_trait]
impl Store for SimulatedStore {
    fn turns(&self) -> &dyn Turns {
        &self.0.store
    }

    fn reports(&self) -> &dyn Reports {
        &self.0.store
    }

    async fn open(&self, table: NewTable) -> Result<TableId> {
        self.0.store.open(table).await
    }

    async fn find(&self, code: &str) -> Result<Option<TableId>> {
        self.ask(self.0.store.find(code)).await
    }

    async fn load(&self, table: TableId) -> Result<Option<SavedTable>> {
        self.ask(self.0.store.load(table)).await
    }

    async fn read(&self, table: TableId, from: Seq) -> Result<Vec<String>> {
        self.ask(self.0.store.read(table, from)).await
    }

    async fn people(&self, table: TableId) -> Result<Vec<SavedPerson>> {
        self.ask(self.0.store.people(table)).await
    }

    async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>> {
        self.ask(self.0.store.heads(tables)).await
    }

    async fn append(&self, table: TableId, row: Row) -> Result<Appended> {
        self.ask(self.keep(table, row)).await
    }

    async fn know(&self, table: TableId, person: SavedPerson) -> Result<()> {
        self.ask(self.0.store.know(table, person)).await
    }

    async fn texts(&self, table: TableId, from: Seq) -> Result<BTreeMap<Seq, String>> {
        self.ask(self.0.store.texts(table, from)).await
    }

    async fn forget_texts(&self, before: Moment) -> Result<u64> {
        self.ask(self.0.store.forget_texts(before)).await
    }

    async fn forget(&self, key: &str) -> Result<u64> {
        self.ask(self.0.store.forget(key)).await
    }

    async fn beat(&self, node: NodeId, now: Moment) -> Result<Pulse> {
        self.ask(self.0.store.beat(node, now)).await
    }

    async fn list(&self, after: Option<TableId>, untouched_since: Moment, most: u32) -> Result<Vec<Summary>> {
        self.ask(self.0.store.list(after, untouched_since, most)).await
    }

    async fn pack(&self, table: TableId, next: Seq) -> Result<bool> {
        self.ask(self.0.store.pack(table, next)).await
    }

    async fn remove(&self, table: TableId, next: Seq) -> Result<bool> {
        self.ask(self.0.store.remove(table, next)).await
    }

    async fn lend(&self, table: TableId, code: ShortCode, now: Moment) -> Result<Lent> {
        self.ask(self.0.store.lend(table, code, now)).await
    }

    async fn guess(&self, by: &str, number: Option<u32>, now: Moment) -> Result<Guess> {
        self.ask(self.0.store.guess(by, number, now)).await
    }

    async fn show(&self, shown: InLobby) -> Result<()> {
        self.ask(self.0.store.show(shown)).await
    }

    async fn hide(&self, table: TableId, seq: Seq) -> Result<()> {
        self.ask(self.0.store.hide(table, seq)).await
    }

    async fn shown(&self, since: Moment, most: u32) -> Result<Vec<(String, String)>> {
        self.ask(self.0.store.shown(since, most)).await
    }
}
