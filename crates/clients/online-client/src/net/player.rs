//! A player at a table online: one of ours, or a program of others. It shows its nonces, is ready when others are, and
//! plays to the end of a match.

use std::{sync::Arc, time::Duration};

use crate::participant::{Exchange, Party};
use arena::NoSitter;
use card_match::{PlayerState, Turn};
use fair_shuffle::Nonce;
use online_wire::{Opening, ParticipantId, Participants, TableCommand, TableUpdate, Welcome};
use serde::Serialize;
use table::{Position, Seat, Written};
use tokio::time::sleep;

use crate::net::{Heard, HttpError, Internet, Link, Lost, Network, Wire, at_seat::AtSeat};

/// How long it waits where the table had no time.
const BUSY: Duration = Duration::from_millis(200);

/// Somebody who is to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// One of our players by name, or `exec:` and a command.
    pub player: String,
    /// What they are called at the table.
    pub name: String,
    /// Whether they begin the match, if they are the host.
    pub starts: bool,
    /// What chance one of our players has.
    pub seed: u64,
}

/// How a match ended for a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Played {
    /// The player’s seat in the last game.
    pub seat: Option<Seat>,
    /// The scores, by seat.
    pub scores: Vec<i32>,
    /// The seats that won.
    pub winners: Vec<Seat>,
    /// How often the player’s choice was not taken.
    pub refused: u32,
    /// How often they had to come back.
    pub returns: u32,
}

/// Why somebody can’t play at a table.
#[derive(Debug, thiserror::Error)]
pub enum CantPlay {
    /// The table can’t be reached, or lets nobody in.
    #[error(transparent)]
    Lost(#[from] Lost),
    /// The server does not give what came of it.
    #[error(transparent)]
    Http(#[from] HttpError),
    /// There is no such player.
    #[error(transparent)]
    Player(#[from] NoSitter),
    /// What the player does makes no sense.
    #[error("{0}")]
    Fault(String),
}

/// Plays at a table to the end of the match.
///
/// # Errors
/// There is no such player, or they can’t play there.
pub async fn play(link: &Link, player: &Player) -> Result<Played, CantPlay> {
    play_over(Arc::new(Internet), link, player).await
}

/// The same over a network.
///
/// # Errors
/// There is no such player, or they can’t play there.
pub async fn play_over(network: Arc<dyn Network>, link: &Link, player: &Player) -> Result<Played, CantPlay> {
    play_as(network, link, player, None).await
}

/// The same as whoever has a key.
pub(crate) async fn play_as(
    network: Arc<dyn Network>,
    link: &Link,
    player: &Player,
    key: Option<String>,
) -> Result<Played, CantPlay> {
    let mut wire = Wire::over(Arc::clone(&network), link.clone(), &player.name, key, true);
    let mut place = Playing::new(network, player);
    let mut told_since_asked = false;
    loop {
        match wire.next().await? {
            Heard::Welcome(welcome) => {
                place.begin(*welcome);
                told_since_asked = true;
            }
            Heard::Told(update) => {
                place.hear(*update);
                told_since_asked = true;
            }
            Heard::Done(_, None) => {}
            Heard::Done(_, Some(refused)) => {
                place.refused += 1;
                place.exchange.renew();
                if refused.code == "busy" {
                    sleep(BUSY).await;
                } else if !told_since_asked {
                    // Something has changed, and will be told.
                    continue;
                }
            }
            Heard::Cut => {
                place.returns += 1;
                continue;
            }
            Heard::GoingAway => continue,
        }
        if let Some(played) = place.played() {
            return Ok(played);
        }
        if wire.is_quiet()
            && let Some(command) = place.next_command()?
        {
            wire.ask(command, Some(place.position)).await;
            told_since_asked = false;
        }
    }
}

/// What a player knows of their table.
struct Playing<'a> {
    network: Arc<dyn Network>,
    player: &'a Player,
    me: ParticipantId,
    table: String,
    opening: Option<Opening>,
    participants: Participants,
    view: Option<Written>,
    player_state: Option<PlayerState>,
    position: Position,
    sitter: Option<(Seat, u32, AtSeat)>,
    exchange: Exchange,
    /// At which position nothing is claimed.
    decline: Option<Position>,
    refused: u32,
    returns: u32,
}

impl<'a> Playing<'a> {
    fn new(network: Arc<dyn Network>, player: &'a Player) -> Self {
        Self {
            network,
            player,
            me: ParticipantId(0),
            table: String::new(),
            opening: None,
            participants: Participants::default(),
            view: None,
            player_state: None,
            position: Position::default(),
            sitter: None,
            exchange: Exchange::default(),
            decline: None,
            refused: 0,
            returns: 0,
        }
    }

    fn begin(&mut self, welcome: Welcome) {
        (self.me, self.table) = (welcome.you, welcome.table);
        self.opening = Some(welcome.opening);
        self.exchange.renew();
        self.hear(welcome.now);
    }

    /// Whatever is told takes the place of what was known.
    fn hear(&mut self, update: TableUpdate) {
        self.position = update.position;
        self.participants = update.participants.unwrap_or_else(|| std::mem::take(&mut self.participants));
        self.view = update.view.or_else(|| self.view.take());
        self.player_state = update.player_state.or_else(|| self.player_state.take());
    }

    /// How the match ended, if it has.
    fn played(&self) -> Option<Played> {
        let deals_are_done = self.participants.duplicate.is_some_and(|it| it.done == it.deals);
        let is_over = |player_state: &&PlayerState| player_state.turn == Turn::Over || deals_are_done;
        let player_state = self.player_state.as_ref().filter(is_over)?;
        Some(Played {
            seat: player_state.me(),
            scores: player_state.scores.clone(),
            winners: player_state.winners.iter().collect(),
            refused: self.refused,
            returns: self.returns,
        })
    }

    /// What the player wants now.
    fn next_command(&mut self) -> Result<Option<TableCommand>, CantPlay> {
        let Some(presence) = self.participants.participants.get(self.me.0 as usize) else { return Ok(None) };
        let Some(place) = presence.place else {
            let waits = self.participants.places.iter().any(|place| place.next == Some(self.me));
            return Ok((!waits).then_some(TableCommand::Sit { place: None }));
        };
        if self.participants.places.get(place).is_some_and(|place| place.bot) {
            return Ok(Some(TableCommand::Return {}));
        }
        if let Some(command) = self.exchange() {
            return Ok(Some(command));
        }
        if self.participants.vote.as_ref().is_some_and(|vote| vote.asked.contains(&self.me)) {
            return Ok(Some(TableCommand::Answer { yes: true }));
        }
        if !self.participants.started {
            let starts = self.player.starts && self.participants.host == Some(self.me);
            return Ok(starts.then_some(TableCommand::Start {}));
        }
        if self.participants.paused {
            return Ok(None);
        }
        self.play_on()
    }

    /// Commits to a nonce, and shows it if the commitment stands where everybody’s does.
    fn exchange(&mut self) -> Option<TableCommand> {
        let Self { table, me, participants, network, exchange, .. } = self;
        exchange.next(&Party { table, you: *me, participants }, || {
            let mut nonce = Nonce([0; 32]);
            network.fill(&mut nonce.0).then_some(nonce)
        })
    }

    fn play_on(&mut self) -> Result<Option<TableCommand>, CantPlay> {
        let Some(player_state) = self.player_state.clone() else { return Ok(None) };
        match player_state.turn {
            Turn::Deal
                if self.participants.dealing.commitment.is_none()
                    && !self.participants.ready.contains(&self.me) =>
            {
                Ok(Some(TableCommand::Ready { cut: None }))
            }
            // At an open table what was done stands for a while, in whoever’s turn.
            Turn::Mine | Turn::Other(_) if player_state.may.claim && self.waits_openly() => {
                self.decline = Some(self.position);
                let action = self.decide(&player_state, true)?;
                Ok(Some(action.map_or(TableCommand::Decline {}, TableCommand::Act)))
            }
            Turn::Mine if player_state.may.claim && self.is_open() => Ok(None),
            // Others are asked first, or everything stops.
            Turn::Mine if !player_state.may.act => Ok(None),
            Turn::Mine => {
                let action = self.decide(&player_state, false)?;
                action
                    .map(|action| Some(TableCommand::Act(action)))
                    .ok_or_else(|| CantPlay::Fault("the player does nothing in their turn".to_owned()))
            }
            Turn::Other(_) if player_state.may.claim && self.decline != Some(self.position) => {
                self.decline = Some(self.position);
                let action = self.decide(&player_state, true)?;
                Ok(Some(action.map_or(TableCommand::Decline {}, TableCommand::Act)))
            }
            _ => Ok(None),
        }
    }

    fn is_open(&self) -> bool {
        self.opening.as_ref().is_some_and(Opening::is_open_table)
    }

    /// Whether it is still to be said at an open table that nothing is claimed now.
    fn waits_openly(&self) -> bool {
        self.is_open() && self.decline != Some(self.position)
    }

    fn decide(&mut self, player_state: &PlayerState, claims: bool) -> Result<Option<String>, CantPlay> {
        let (Some(seat), Some(view), Some(opening)) = (player_state.me(), &self.view, &self.opening) else {
            return Ok(None);
        };
        if self.sitter.as_ref().is_none_or(|(at, game, _)| (*at, *game) != (seat, player_state.game)) {
            let Player { player, seed, .. } = self.player;
            let sitter = AtSeat::new(player, opening, seat, *seed)?;
            self.sitter = Some((seat, player_state.game, sitter));
        }
        let Some((_, _, sitter)) = &mut self.sitter else { return Ok(None) };
        let view = view.read().map_err(|error| CantPlay::Fault(error.to_string()))?;
        sitter.act(claims, &view).map_err(CantPlay::Fault)
    }
}
