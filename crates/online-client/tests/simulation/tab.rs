//! Somebody as in a browser: they close the page and come back to where they were, and some of what they ask for is sent twice.

use std::{sync::Arc, time::Duration};

use card_match::{Standpoint, Turn};
use online_client::{Connection, Link, Lost};
use online_wire::{Company, Hello, Message, Phrase, Request, Telling, Visitor, Wish};
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
    me: Visitor,
    since: Option<Seq>,
    position: Position,
    view: Value,
    standpoint: Option<Standpoint>,
    company: Company,
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
            me: Visitor(0),
            since: None,
            position: Position::default(),
            view: Value::Null,
            standpoint: None,
            company: Company::default(),
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
        self.standpoint.as_ref().is_some_and(|standpoint| standpoint.turn == Turn::Over)
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
                Err(_) if self.me == Visitor(0) && self.since.is_none() => continue,
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
            Message::Told(telling) => self.learn(*telling),
            Message::Answer(answer) => self.open.retain(|request| request.id != answer.id),
            Message::GoingAway | Message::Reload => {}
        }
        Vec::new()
    }

    fn learn(&mut self, telling: Telling) {
        (self.since, self.position) = (Some(telling.seq), telling.position);
        self.view = telling.view.map_or_else(|| self.view.take(), |view| view.read().unwrap());
        self.standpoint = telling.standpoint.or_else(|| self.standpoint.take());
        self.company = telling.company.unwrap_or_else(|| std::mem::take(&mut self.company));
    }

    fn next_request(&mut self) -> Option<Request> {
        if !self.open.is_empty() || self.since.is_none() {
            return None;
        }
        let wish = self.next_wish()?;
        self.asked += 1;
        let request = Request { id: format!("tab {}", self.asked), at: Some(self.position), wish };
        self.open.push(request.clone());
        Some(request)
    }

    fn next_wish(&self) -> Option<Wish> {
        if self.network.chance.one_in(40) {
            let text = Wish::Write(format!("This is wish {}", self.asked));
            return Some(if self.network.chance.one_in(2) { text } else { Wish::Say(Phrase::OneMoment) });
        }
        let company = &self.company;
        if !company.started && company.host == Some(self.me) {
            return Some(Wish::Start {});
        }
        let presence = company.visitors.get(self.me.0 as usize).filter(|_| self.plays)?;
        let Some(place) = presence.place else {
            let waits = company.places.iter().any(|place| place.next == Some(self.me));
            return (!waits).then_some(Wish::Sit { place: None });
        };
        if company.places[place].bot {
            return Some(Wish::Return {});
        }
        if company.vote.as_ref().is_some_and(|vote| vote.asked.contains(&self.me)) {
            return Some(Wish::Answer { yes: true });
        }
        let standpoint = self.standpoint.as_ref()?;
        match standpoint.turn {
            Turn::Deal if !company.ready.contains(&self.me) => Some(Wish::Ready { cut: None }),
            Turn::Mine => {
                let choices = self.view["choices"].as_array()?;
                let choice = choices.get(self.network.chance.below(choices.len().max(1) as u64) as usize)?;
                Some(Wish::Act(choice.as_str()?.to_owned()))
            }
            Turn::Other(_) if standpoint.may.claim && self.network.chance.one_in(3) => Some(Wish::LetGo {}),
            _ => None,
        }
    }
}
