//! Where a player sits: one of ours or a program, at a table of any kind.

use arena::{NoSitter, Sitter};
use card_match::{Level, MatchGame, open::OpenRules};
use online_wire::Opening;
use players::{Player as Decides, RandomPlayer};
use serde_json::Value;
use table::{Game, Seat};

/// A player who is shown views as they came, and answers in notation.
pub(crate) enum AtSeat {
    Any(Sitter),
    /// One of ours at an open table.
    Open(Box<OpenSeat>),
}

pub(crate) struct OpenSeat {
    rules: OpenRules,
    player: Box<dyn Decides<OpenRules>>,
}

impl AtSeat {
    /// Lets a player, as they are written on a command line, sit down.
    ///
    /// # Errors
    /// There is no such player, or they can’t play there.
    pub(crate) fn new(player: &str, opening: &Opening, seat: Seat, seed: u64) -> Result<Self, NoSitter> {
        if opening.is_open_table() && !player.starts_with("exec:") {
            return OpenSeat::new(player, opening, seed).map(|seat| Self::Open(Box::new(seat)));
        }
        Sitter::new(player, &opening.game, &opening.rules, seat, seed).map(Self::Any)
    }

    /// What the player does, or claims; nothing if they claim nothing.
    ///
    /// # Errors
    /// The view is none of this game, or the program did something wrong.
    pub(crate) fn act(&mut self, claims: bool, view: &Value) -> Result<Option<String>, String> {
        match self {
            Self::Any(sitter) => sitter.act(claims, view),
            Self::Open(seat) => seat.act(claims, view),
        }
    }
}

impl OpenSeat {
    fn new(player: &str, opening: &Opening, seed: u64) -> Result<Self, NoSitter> {
        let rules = OpenRules::read_rules(&opening.rules);
        let rules = rules.map_err(|problems| NoSitter::Cant(problems.to_string()))?;
        let player: Box<dyn Decides<OpenRules>> = match player.parse::<Level>() {
            Ok(level) => level.player(seed),
            Err(_) if player == "random" => Box::new(RandomPlayer::new(seed)),
            Err(error) => return Err(NoSitter::Cant(error.to_string())),
        };
        Ok(Self { rules, player })
    }

    fn act(&mut self, claims: bool, view: &Value) -> Result<Option<String>, String> {
        let view = self.rules.read_view(view).map_err(|error| error.to_string())?;
        let action = if claims {
            let claim = self.player.call(&self.rules, &view).map(|decision| decision.action);
            claim.filter(|&claim| OpenRules::is_said(claim))
        } else {
            Some(self.player.decide(&self.rules, &view).action)
        };
        Ok(action.map(|action| action.to_string()))
    }
}
