//! Where a match at an open table stands for the person there, and what they are told of it, as a table elsewhere would tell it.

use open_table::Heard;
use table::{Event, Position, Seat};

use super::{Happened, OpenEvent, OpenMatch, OpenTurn};
use crate::{May, People, Standpoint, Turn};

impl Happened {
    /// The same as the events of a game.
    pub fn events(&self) -> Vec<Event<OpenEvent>> {
        let seat = self.seat;
        let events = match &self.heard {
            Heard::Game(events) => events.iter().cloned().map(OpenEvent::Game).collect(),
            Heard::Act(act) => vec![OpenEvent::Act { seat, act: *act }],
            Heard::Showed => vec![OpenEvent::Showed { seat }],
            Heard::TookBack => vec![OpenEvent::TookBack { seat }],
        };
        events.into_iter().map(Event::In).collect()
    }
}

impl OpenMatch {
    /// Whether the match waits for the person, whatever others may say before.
    pub fn is_awaited(&self) -> bool {
        let view = self.view();
        view.phase != Some("settle") && view.to_act.contains(self.me())
    }

    /// The position: every act changes it.
    pub const fn position(&self) -> Position {
        Position(self.log.len() as u64)
    }

    /// Where the match stands for the person. What the others are about to do shows in nothing.
    pub fn standpoint(&self) -> Standpoint {
        let (view, standing) = (self.view(), self.standing());
        let (me, seats) = (self.me(), self.rules().seats());
        let mine = view.to_act.contains(me);
        let turn = match (self.turn(), view.to_act.first()) {
            (OpenTurn::Over, _) => Turn::Over,
            (OpenTurn::Deal, _) | (_, None) => Turn::Deal,
            _ if mine => Turn::Mine,
            (_, Some(seat)) => Turn::Other(seat),
        };
        Standpoint {
            people: People { names: self.names(), seated: (0..seats).collect(), viewer: me.index() },
            levels: Seat::all(seats).map(|seat| self.level_at(seat)).collect(),
            conventions: self.conventions(),
            game: self.game(),
            won: Vec::new(),
            scores: standing.scores,
            winners: standing.winners,
            begun: view.game.is_some(),
            draw: None,
            turn,
            may: May { act: mine, claim: matches!(turn, Turn::Other(_)), ..May::default() },
            cuts: None,
            settled: false,
            forced: false,
            pass_to: None,
        }
    }
}
