//! Somebody at a table of the world, who does anything that may be done, and writes down what they are told.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use online_wire::{Greeting, Hello, PROTOCOL, Phrase, Request, Visitor, Wish};
use serde_json::Value;
use table::Position;
use tokio::{
    io::DuplexStream,
    time::{sleep, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message as Frame, client::IntoClientRequest},
};

use crate::{Chance, World, network::Node};

/// How long somebody waits for anything.
const PATIENCE: Duration = Duration::from_secs(30);

/// What somebody was told over one connection.
#[derive(Clone, Default)]
pub(crate) struct Chapter {
    pub(crate) welcome: Value,
    pub(crate) tellings: Vec<Value>,
}

/// What happened to somebody.
#[derive(Clone, Default)]
pub(crate) struct Story {
    pub(crate) chapters: Vec<Chapter>,
    /// The requests that were acknowledged: whose, which, and as which entry.
    pub(crate) acknowledged: Vec<(Visitor, String, u64)>,
}

/// Somebody.
pub(crate) struct Guest {
    world: World,
    number: usize,
    node: Arc<Mutex<Node>>,
    code: String,
    chance: Chance,
    story: Arc<Mutex<Story>>,
    key: Option<String>,
    me: Option<Visitor>,
    company: Value,
    standpoint: Value,
    view: Value,
    position: u64,
    open: Vec<Request>,
    requests: u64,
}

impl Guest {
    pub(crate) fn new(
        world: &World,
        number: usize,
        node: Arc<Mutex<Node>>,
        code: String,
        story: Arc<Mutex<Story>>,
    ) -> Self {
        Self {
            world: world.clone(),
            number,
            node,
            code,
            chance: Chance::new(world.seed, 100 + number as u64),
            story,
            key: None,
            me: None,
            company: Value::Null,
            standpoint: Value::Null,
            view: Value::Null,
            position: 0,
            open: Vec::new(),
            requests: 0,
        }
    }

    /// Is at the table as well as they can, for ever.
    pub(crate) async fn live(mut self) {
        loop {
            sleep(Duration::from_millis(self.chance.below(2_000))).await;
            let stream = self.node.lock().unwrap().way(&self.world, &self.chance);
            let socket = format!("ws://tables/api/tables/{}/socket", self.code);
            let mut request = socket.into_client_request().unwrap();
            if let Some(key) = &self.key {
                request.headers_mut().insert("authorization", format!("Bearer {key}").parse().unwrap());
            }
            let Ok(Ok((mut socket, _))) = timeout(PATIENCE, client_async(request, stream)).await else {
                continue;
            };
            let hello = Hello {
                protocol: PROTOCOL.to_owned(),
                name: Some(format!("P{}", self.number)),
                remembers: false,
            };
            let greeting = serde_json::to_string(&Greeting { hello }).unwrap();
            if socket.send(Frame::text(greeting)).await.is_ok() {
                self.stay(&mut socket).await;
            }
            self.world.note(self.number, "gone");
        }
    }

    /// Plays as long as the connection holds.
    async fn stay(&mut self, socket: &mut WebSocketStream<DuplexStream>) {
        while let Ok(Some(Ok(frame))) = timeout(PATIENCE, socket.next()).await {
            let Frame::Text(text) = frame else { continue };
            self.world.note(self.number, &text);
            let message: Value = serde_json::from_str(&text).unwrap();
            self.hear(&message);
            if !message["welcome"].is_null() {
                for request in self.open.clone() {
                    if send(socket, &request).await.is_none() {
                        return;
                    }
                }
            }
            if self.world.is_chaos() && self.chance.one_in(150) {
                return;
            }
            let Some(wish) = self.wish().filter(|_| self.open.len() < 3) else { continue };
            self.requests += 1;
            let id = format!("{}-{}", self.number, self.requests);
            let request = Request { id, at: Some(Position(self.position)), wish };
            self.open.push(request.clone());
            // Some things are said twice.
            for _ in 0..=u32::from(self.chance.one_in(8)) {
                if send(socket, &request).await.is_none() {
                    return;
                }
            }
        }
    }

    fn hear(&mut self, message: &Value) {
        let mut story = self.story.lock().unwrap();
        if let Some(welcome) = message.get("welcome") {
            let me = Visitor(welcome["you"].as_u64().unwrap() as u32);
            if self.me.is_some_and(|before| before != me) {
                // Somebody else: their key never came.
                self.open.clear();
            }
            self.me = Some(me);
            self.key = welcome["key"].as_str().map(str::to_owned).or_else(|| self.key.take());
            story.chapters.push(Chapter { welcome: welcome.clone(), tellings: Vec::new() });
        }
        if let (Some(told), Some(chapter)) = (message.get("told"), story.chapters.last_mut()) {
            chapter.tellings.push(told.clone());
        }
        if let Some(answer) = message.get("answer") {
            let id = answer["id"].as_str().unwrap();
            self.open.retain(|request| request.id != id);
            if let Some(seq) = answer["seq"].as_u64() {
                story.acknowledged.push((self.me.unwrap(), id.to_owned(), seq));
            }
        }
        drop(story);
        let now = message.get("told").or_else(|| message.pointer("/welcome/now"));
        let Some(now) = now else { return };
        self.position = now["position"].as_u64().unwrap();
        for (known, name) in
            [(&mut self.company, "company"), (&mut self.standpoint, "standpoint"), (&mut self.view, "view")]
        {
            if let Some(told) = now.get(name) {
                *known = told.clone();
            }
        }
    }

    /// What they want now, if anything.
    fn wish(&self) -> Option<Wish> {
        let me = self.me?.0 as usize;
        let seated = !self.company["visitors"][me]["place"].is_null();
        match self.chance.below(60) {
            0 => return Some(Wish::Say(Phrase::ALL[self.chance.below(16) as usize])),
            1 => return Some(Wish::Undo {}),
            2 => return Some(Wish::ClaimRest {}),
            3 if seated => return Some(Wish::Stand {}),
            4 => return Some(Wish::Act("nonsense".to_owned())),
            5 => return Some(Wish::Wait {}),
            _ => {}
        }
        // The last of them only watches.
        if !seated {
            return (self.number + 1 < crate::GUESTS).then_some(Wish::Sit { place: None });
        }
        let place = self.company["visitors"][me]["place"].as_u64().unwrap() as usize;
        let place_now = &self.company["places"][place];
        if place_now["bot"] == true {
            return Some(Wish::Return {});
        }
        let asked = self.company["vote"]["asked"].as_array();
        if asked.is_some_and(|asked| asked.contains(&me.into())) {
            return Some(Wish::Answer { yes: self.chance.one_in(2) });
        }
        if self.company["started"] == false {
            return Some(Wish::Start {});
        }
        match &self.standpoint["turn"] {
            Value::String(turn) if turn == "mine" => self.act().map(Wish::Act),
            Value::String(turn) if turn == "deal" || turn == "over" => Some(Wish::Ready { cut: None }),
            _ if self.standpoint["may"]["claim"] == true => Some(Wish::LetGo {}),
            _ => None,
        }
    }

    fn act(&self) -> Option<String> {
        let choices = self.view["choices"].as_array().filter(|choices| !choices.is_empty())?;
        let choice = choices[self.chance.below(choices.len() as u64) as usize].as_str()?;
        if !choice.starts_with("discard …") {
            return Some(choice.to_owned());
        }
        let seat = self.view["viewer"]["seat"].as_u64()? as usize;
        let hand = self.view["seats"][seat]["hand"].as_array()?;
        let cards: Vec<&str> = hand.iter().filter_map(Value::as_str).collect();
        let count = self.view["kitty_size"].as_u64()? as usize;
        Some(format!("discard {}", cards[..count].join(" ")))
    }
}

async fn send(socket: &mut WebSocketStream<DuplexStream>, request: &Request) -> Option<()> {
    let text = serde_json::to_string(request).unwrap();
    socket.send(Frame::text(text)).await.ok()
}
