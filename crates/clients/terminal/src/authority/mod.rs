//! The authority over a match, as whoever looks at it from a seat reaches it: commands go there, and what comes of them
//! is told. It is a program at hand ([`LocalTable`]), or the connection to a table online.

mod local;
#[cfg(test)]
mod tests;

use std::io;

use card_match::{
    Advice, Device, Level, News, PlayerState, Turn,
    review::{Findings, Replay, Reviewed},
};
use serde_json::Value;
use table::{DealError, Event, Position, Seq};
use texts::narration::{InWords, Narrator};

pub(crate) use local::LocalTable;

use crate::deal_error;

/// What a player wants of the authority.
#[derive(Debug)]
pub(crate) enum Command<G: Reviewed> {
    /// Act.
    Act(G::Action),
    /// Have the next hand dealt, or the next game begun; with so many cards lifted, if it is they who cut.
    Ready(Option<usize>),
    /// Claim nothing now.
    Decline,
    /// Let the next player act, where the others wait for that.
    GoOn,
    /// Let the others wait; at open tables.
    Wait,
    /// Claim the rest.
    ClaimRest,
    /// Take back.
    Undo,
    /// Try the last finished hand again, after so many of its actions; when it is over, the match goes on where it was.
    TryAgain(usize),
    /// Be told the finished hands of this game.
    Record,
    /// Nothing more: all that has happened was looked at.
    Looked,
    /// Take the screen that is passed to them.
    TakeScreen,
    /// Have the match saved, even if nothing has happened.
    Save,
}

/// How a table is kept, as far as that matters to whoever sits there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    /// Whether the others wait for the player: until they have read a sheet, and to see what lies on the table.
    pub(crate) waits: bool,
    /// Whether hints are welcome.
    pub(crate) hints: bool,
    /// Whether what was done may be taken back, and looked at again.
    pub(crate) looks_back: bool,
    /// Whether the player plays in the next hand.
    pub(crate) plays: bool,
    /// The farewell, if it is not that of the game.
    pub(crate) goodbye: Option<&'static str>,
}

impl Terms {
    /// A match on this device.
    pub(crate) const HERE: Self =
        Self { waits: true, hints: true, looks_back: true, plays: true, goodbye: None };
    /// Hands to practise on, of which nothing is saved.
    pub(crate) const PRACTICE: Self = Self { goodbye: Some("practice-goodbye"), ..Self::HERE };
    /// A challenge: everybody gets one try.
    pub(crate) const CHALLENGE: Self = Self { hints: false, looks_back: false, ..Self::HERE };
    /// A table online, before more is known of it.
    pub(crate) const ONLINE: Self = Self { waits: false, hints: false, plays: false, ..Self::HERE };
}

/// What an authority tells of something that happened.
#[derive(Clone, Debug)]
pub(crate) struct Update<G: Reviewed> {
    /// What happened.
    pub(crate) news: Vec<News<G>>,
    /// Whether that is the whole story of this hand, in the place of what was told before.
    pub(crate) anew: bool,
    /// What the player sees now.
    pub(crate) view: G::View,
    /// Where the match stands for them.
    pub(crate) at: PlayerState,
    /// The position of the match.
    pub(crate) position: Position,
    /// The number of the next entry.
    pub(crate) next: Seq,
}

impl<G: Reviewed> Update<G> {
    /// How a match stands for somebody who has just come, and is told no story.
    pub(crate) fn of((at, view, position): (PlayerState, G::View, Position)) -> Self {
        Self { news: Vec::new(), anew: true, view, at, position, next: Seq::default() }
    }

    /// The same of the hand of a number, counted from 0, where each hand is a match of its own: no game is over with
    /// it.
    pub(crate) fn numbered(mut self, number: u32) -> Self {
        if self.at.turn == Turn::Over {
            self.at.turn = Turn::Deal;
        }
        for event in self.news.iter_mut().flat_map(|news| &mut news.events) {
            if let Event::Dealt { hand, .. } = event {
                *hand = number;
            }
        }
        self
    }

    /// What has happened, and how the match stands for whoever is before a device.
    pub(crate) fn at_device(device: &Device<G>, news: Vec<News<G>>, anew: bool) -> Self {
        let (view, at, log) = (device.my().view(), device.player_state(), device.game.log());
        Self { news, anew, view, at, position: log.position(), next: log.next_seq() }
    }
}

/// Why a command is refused.
#[derive(Debug)]
pub(crate) enum Why<G: Reviewed> {
    /// The rules forbid it.
    Unlawful(G::Refusal),
    /// The deal can't be made.
    Deal(DealError),
    /// The text of this key says why.
    Key(&'static str),
    /// A lesson says why.
    Said(String),
}

/// What a lesson says, to be read over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sheet {
    /// Its title.
    pub(crate) title: String,
    /// Its text.
    pub(crate) text: String,
    /// What of it stays to be seen under the hand.
    pub(crate) note: Option<String>,
    /// Whether the table is left after it.
    pub(crate) last: bool,
}

impl<G: Reviewed + InWords> Why<G> {
    /// It in a sentence.
    pub(crate) fn in_words(&self, narrator: &Narrator) -> String {
        let (texts, me) = (narrator.texts, narrator.nearest());
        match self {
            Self::Unlawful(refusal) => texts.refusal_for(refusal, me, &narrator.names),
            Self::Deal(error) => deal_error(error, texts),
            Self::Key(key) => texts.get(key),
            Self::Said(text) => text.clone(),
        }
    }
}

/// What comes of a command.
#[derive(Debug)]
pub(crate) enum Told<G: Reviewed> {
    /// Something has happened.
    Update(Box<Update<G>>),
    /// It is refused; nothing has changed.
    Refused(Why<G>),
    /// The finished hands of this game, as in a result \[NOT-RES-5\].
    Hands(Vec<Value>),
    /// The match was saved, or could not be.
    Saved(io::Result<()>),
    /// A lesson says something.
    Sheet(Sheet),
}

/// The authority over a match.
pub(crate) trait Authority<G: Reviewed> {
    /// Takes a command of somebody who sees this position; gives what comes of it at once. Anything else is told later.
    fn ask(&mut self, command: Command<G>, seen: Position) -> Vec<Told<G>>;

    /// What a lesson says to something typed, before the game reads it.
    fn says(&mut self, _typed: &str) -> Option<Sheet> {
        None
    }

    /// What a good player would do in their place, if anybody here knows.
    fn advice(&self) -> Option<Advice<G>> {
        None
    }

    /// The last finished hand, if it can be had: to be stepped through, and their decisions or everybody's to be
    /// judged.
    fn review(&self, _everybody: bool, _level: Level) -> Option<(Replay<G>, Findings<G>)> {
        None
    }

    /// The match itself, where it is at hand.
    #[cfg(test)]
    fn device(&self) -> &Device<G> {
        panic!("the match is kept elsewhere")
    }
}

/// A match that another program plays: nobody here changes it.
impl<G: Reviewed> Authority<G> for Device<G> {
    fn ask(&mut self, command: Command<G>, _: Position) -> Vec<Told<G>> {
        match command {
            Command::Record => vec![Told::Hands(self.game.counted_hands())],
            _ => Vec::new(),
        }
    }

    #[cfg(test)]
    fn device(&self) -> &Self {
        self
    }
}
