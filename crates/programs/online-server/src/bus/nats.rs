//! A bus over NATS.

use async_nats::{Client, ConnectOptions};
use futures_util::StreamExt;
use tokio::sync::{broadcast, mpsc};

use super::{Bus, Note, WAITING};

/// The subject of all notes.
const SUBJECT: &str = "kookaburra.tables";

/// A bus over NATS. While its server can’t be reached, notes are lost.
#[derive(Clone, Debug)]
pub struct Nats {
    out: mpsc::Sender<Note>,
    heard: broadcast::Sender<Note>,
}

/// The reason why there is no bus.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct NoBus(String);

impl Nats {
    /// Connects to a server such as `nats://host:4222`; one that can’t be reached now is tried again and again.
    ///
    /// # Errors
    /// The address is none.
    pub async fn connect(url: &str) -> Result<Self, NoBus> {
        let fault = |error: &dyn std::error::Error| NoBus(error.to_string());
        let client = ConnectOptions::new().name("kook").retry_on_initial_connect();
        let client = client.connect(url).await.map_err(|error| fault(&error))?;
        let notes = client.subscribe(SUBJECT).await.map_err(|error| fault(&error))?;
        let (out, waiting) = mpsc::channel(WAITING);
        let heard = broadcast::Sender::new(WAITING);
        tokio::spawn(send(client, waiting));
        tokio::spawn(hear(notes, heard.clone()));
        Ok(Self { out, heard })
    }
}

async fn send(client: Client, mut waiting: mpsc::Receiver<Note>) {
    while let Some(note) = waiting.recv().await {
        let Ok(text) = serde_json::to_vec(&note) else { continue };
        if let Err(error) = client.publish(SUBJECT, text.into()).await {
            tracing::warn!(%error, "a note is lost");
        }
    }
}

async fn hear(mut notes: async_nats::Subscriber, heard: broadcast::Sender<Note>) {
    while let Some(message) = notes.next().await {
        // What isn’t a note is another version’s.
        if let Ok(note) = serde_json::from_slice(&message.payload) {
            let _ = heard.send(note);
        }
    }
}

impl Bus for Nats {
    fn tell(&self, note: Note) {
        // A note that can’t be sent is lost: whoever needs it finds it with the next poll.
        let _ = self.out.try_send(note);
    }

    fn listen(&self) -> broadcast::Receiver<Note> {
        self.heard.subscribe()
    }
}
