//! Somebody as in a browser: they close the page and come back to where they were, and some of what they ask for is
//! sent twice.

use std::{sync::Arc, time::Duration};

use card_match::{PlayerState, Turn};
use online_client::{Connection, Link, Lost};
use online_wire::{Hello, Message, ParticipantId, Participants, Phrase, Request, TableCommand, TableUpdate};
use serde_json::Value;
use table::{Position, Seq};
use tokio::time::{Instant, sleep, timeout};

use crate::wire::SimulatedNetwork;

/// How long they look on before they ask again.
const PATIENCE: Duration = Duration::from_secs(2);

pub(crate) struct Tab {
    network: Arc<SimulatedNetwork>,
    link: Link,
    key: String,
    /// Whether they play, or look on.
    plays: bool,
    me: ParticipantId,
    since: Option<Seq>,
    position: Position,
    view: Value,
    player_state: Option<PlayerState>,
    participants: Participants,
    open: Vec<Request>,
    asked: u32,
}

impl Tab {
    pub(crate) fn new(network: Arc<SimulatedNetwork>, link: Link, plays: bool) -> Self {
        let letter = if plays { "t" } else { "w" };
        Self {
            network,
            link,
            key: letter.repeat(52),
            plays,
            me: ParticipantId(0),
            since: None,
            position: Position::default(),
            view: Value::Null,
            player_state: None,
            participants: Participants::default(),
            open: Vec::new(),
            asked: 0,
        }
    }

    /// Comes and goes until the match is over.
    pub(crate) async fn live(mut self) {
        while !self.is_over() {
            // Whatever broke, they come again.
            let _ = self.visit().await;
            sleep(self.network.chance.time(100, if self.is_troubled() { 25_000 } else { 1_000 })).await;
        }
    }

    fn is_troubled(&self) -> bool {
        self.network.world.is_troubled()
    }

    fn is_over(&self) -> bool {
        self.player_state.as_ref().is_some_and(|player_state| player_state.turn == Turn::Over)
    }

    /// One time at the table.
    async fn visit(&mut self) -> Result<(), Lost> {
        let name = Some(if self.plays { "Tab" } else { "Watcher" }.to_owned());
        let hello = Hello { name, since: self.since, ..Hello::default() };
        let mut connection = Connection::over(&*self.network, &self.link, Some(&self.key), hello).await?;
        let stays = self.network.chance.time(1_000, 60_000);
        let until = Instant::now() + if self.is_troubled() { stays } else { Duration::from_secs(1_000_000) };
        while Instant::now() < until && !self.is_over() {
            match timeout(PATIENCE, connection.next()).await {
                Ok(text) => {
                    for request in self.hear(serde_json::from_str(&text?).unwrap()) {
                        connection.send(&request).await?;
                    }
                }
                Err(_) if self.me == ParticipantId(0) && self.since.is_none() => continue,
                Err(_) => {}
            }
            if let Some(request) = self.next_request() {
                connection.send(&request).await?;
                if self.network.chance.one_in(4) {
                    connection.send(&request).await?;
                }
            }
        }
        Ok(())
    }

    /// Takes a message; after a welcome says what is to be asked again.
    fn hear(&mut self, message: Message) -> Vec<Request> {
        match message {
            Message::Welcome(welcome) => {
                self.me = welcome.you;
                self.learn(welcome.now);
                return self.open.clone();
            }
            Message::Told(update) => self.learn(*update),
            Message::Answer(answer) => self.open.retain(|request| request.id != answer.id),
            Message::GoingAway | Message::Reload => {}
        }
        Vec::new()
    }

    fn learn(&mut self, update: TableUpdate) {
        (self.since, self.position) = (Some(update.seq), update.position);
        self.view = update.view.map_or_else(|| self.view.take(), |view| view.read().unwrap());
        self.player_state = update.player_state.or_else(|| self.player_state.take());
        self.participants = update.participants.unwrap_or_else(|| std::mem::take(&mut self.participants));
    }

    fn next_request(&mut self) -> Option<Request> {
        if !self.open.is_empty() || self.since.is_none() {
            return None;
        }
        let command = self.next_command()?;
        self.asked += 1;
        let request = Request { id: format!("tab {}", self.asked), at: Some(self.position), command };
        self.open.push(request.clone());
        Some(request)
    }

    fn next_command(&self) -> Option<TableCommand> {
        if self.network.chance.one_in(40) {
            let text = TableCommand::Write(format!("This is wish {}", self.asked));
            return Some(if self.network.chance.one_in(2) {
                text
            } else {
                TableCommand::Say(Phrase::OneMoment)
            });
        }
        let participants = &self.participants;
        if !participants.started && participants.host == Some(self.me) {
            return Some(TableCommand::Start {});
        }
        let presence = participants.participants.get(self.me.0 as usize).filter(|_| self.plays)?;
        let Some(place) = presence.place else {
            let waits = participants.places.iter().any(|place| place.next == Some(self.me));
            return (!waits).then_some(TableCommand::Sit { place: None });
        };
        if participants.places[place].bot {
            return Some(TableCommand::Return {});
        }
        if participants.vote.as_ref().is_some_and(|vote| vote.asked.contains(&self.me)) {
            return Some(TableCommand::Answer { yes: true });
        }
        let player_state = self.player_state.as_ref()?;
        match player_state.turn {
            Turn::Deal if !participants.ready.contains(&self.me) => Some(TableCommand::Ready { cut: None }),
            Turn::Mine => {
                let choices = self.view["choices"].as_array()?;
                let choice = choices.get(self.network.chance.below(choices.len().max(1) as u64) as usize)?;
                Some(TableCommand::Act(choice.as_str()?.to_owned()))
            }
            Turn::Other(_) if player_state.may.claim && self.network.chance.one_in(3) => {
                Some(TableCommand::Decline {})
            }
            _ => None,
        }
    }
}
