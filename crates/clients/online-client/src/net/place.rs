//! The places that wires lead to: tables and clubs, and what is said there.

use std::fmt::Debug;

use online_wire::{
    Answer, Greeting, Hello, Message, PROTOCOL, Refused, Request, TableCommand, TableUpdate, Welcome,
    club::{
        ClubCommand, ClubGreeting, ClubHello, ClubMessage, ClubRequest, ClubUpdate, ClubWelcome, TableRow,
    },
};
use serde::{Serialize, de::DeserializeOwned};

use crate::net::{ClubLink, Link, Origin};

/// A place that a wire leads to.
pub trait Place: Debug {
    /// What one is told first.
    type Welcome: Clone + PartialEq + Debug;
    /// What one is told from then on.
    type Told: Clone + PartialEq + Debug;
    /// What one can ask for.
    type TableCommand: Clone + PartialEq + Debug;
    /// A command, as it is sent.
    type Request: Clone + Serialize + Debug + Send + Sync;
    /// Whatever is said there.
    type Message: DeserializeOwned;

    /// The server.
    fn origin(&self) -> &Origin;

    /// The path of the socket.
    fn socket(&self) -> String;

    /// The first message.
    fn greeting(&self) -> impl Serialize + Send + Sync;

    /// Takes a message apart.
    fn sort(message: Self::Message) -> Sorted<Self>;

    /// The key that came with a welcome.
    fn key(welcome: &mut Self::Welcome) -> Option<String>;

    /// What tells a request from others.
    fn id(request: &Self::Request) -> &str;

    /// The command in a request.
    fn command(request: Self::Request) -> Self::TableCommand;
}

/// A message by its kind.
#[derive(Debug)]
pub enum Sorted<P: Place + ?Sized> {
    /// The first.
    Welcome(Box<P::Welcome>),
    /// Something has changed.
    Told(P::Told),
    /// What became of a request: if it was refused, why.
    Answer(String, Option<Refused>),
    /// The server is about to end.
    GoingAway,
    /// The server speaks another version.
    Reload,
}

/// Somebody at a table.
#[derive(Debug)]
pub struct AtTable {
    pub(crate) link: Link,
    pub(crate) hello: Hello,
}

impl Place for AtTable {
    type Welcome = Welcome;
    type Told = Box<TableUpdate>;
    type TableCommand = TableCommand;
    type Request = Request;
    type Message = Message;

    fn origin(&self) -> &Origin {
        &self.link.origin
    }

    fn socket(&self) -> String {
        self.link.socket()
    }

    fn greeting(&self) -> impl Serialize + Send + Sync {
        Greeting { hello: Hello { protocol: PROTOCOL.to_owned(), ..self.hello.clone() } }
    }

    fn sort(message: Message) -> Sorted<Self> {
        match message {
            Message::Welcome(welcome) => Sorted::Welcome(welcome),
            Message::Told(update) => Sorted::Told(update),
            Message::Answer(Answer { id, refused, .. }) => Sorted::Answer(id, refused),
            Message::GoingAway => Sorted::GoingAway,
            Message::Reload => Sorted::Reload,
        }
    }

    fn key(welcome: &mut Welcome) -> Option<String> {
        welcome.key.take()
    }

    fn id(request: &Request) -> &str {
        &request.id
    }

    fn command(request: Request) -> TableCommand {
        request.command
    }
}

/// Somebody at a club.
#[derive(Debug)]
pub struct AtClub {
    pub(crate) link: ClubLink,
    pub(crate) name: Option<String>,
}

/// What a member is told.
#[derive(Clone, PartialEq, Debug)]
pub enum ClubNews {
    /// How things stand.
    Told(Box<ClubUpdate>),
    /// The tables of the round, for directors.
    Tables(Vec<TableRow>),
}

impl Place for AtClub {
    type Welcome = ClubWelcome;
    type Told = ClubNews;
    type TableCommand = ClubCommand;
    type Request = ClubRequest;
    type Message = ClubMessage;

    fn origin(&self) -> &Origin {
        &self.link.origin
    }

    fn socket(&self) -> String {
        self.link.socket()
    }

    fn greeting(&self) -> impl Serialize + Send + Sync {
        let (name, ticket) = (self.name.clone(), self.link.ticket.clone());
        ClubGreeting { hello: ClubHello { protocol: PROTOCOL.to_owned(), name, ticket } }
    }

    fn sort(message: ClubMessage) -> Sorted<Self> {
        match message {
            ClubMessage::Welcome(welcome) => Sorted::Welcome(welcome),
            ClubMessage::Told(update) => Sorted::Told(ClubNews::Told(update)),
            ClubMessage::Tables(rows) => Sorted::Told(ClubNews::Tables(rows)),
            ClubMessage::Answer(answer) => Sorted::Answer(answer.id, answer.refused),
            ClubMessage::GoingAway => Sorted::GoingAway,
            ClubMessage::Reload => Sorted::Reload,
        }
    }

    fn key(welcome: &mut ClubWelcome) -> Option<String> {
        welcome.key.take()
    }

    fn id(request: &ClubRequest) -> &str {
        &request.id
    }

    fn command(request: ClubRequest) -> ClubCommand {
        request.command
    }
}
