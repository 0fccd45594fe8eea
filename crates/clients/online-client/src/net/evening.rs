//! A player at an evening of a club: they check in, play at every table they are led to, and learn what came of it.

use std::{
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use crate::participant::club::{ClubMemory, Dues, Told};
use futures_util::future::LocalBoxFuture;
use online_wire::{
    Moment, ParticipantId,
    club::{ClubCommand, Results},
};
use serde::Serialize;
use tokio::time::{Instant, sleep_until};

use crate::net::{
    AtClub, CantPlay, ClubLink, ClubNews, Heard, Internet, Played, Player, Wire, http::results,
    player::play_as,
};

/// How long they wait before they ask again for what was refused.
const AGAIN: Duration = Duration::from_secs(1);

/// How long they wait at most before they look again whether it is time: clocks are set.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// How an evening ended for a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayedEvening {
    /// Its number in the club.
    pub evening: u32,
    /// The number of the player there.
    pub member: ParticipantId,
    /// What came of its deals, at every table.
    pub results: Results,
}

/// Plays the next evening of a club to its end, as whoever has a key, or as somebody new; `keep` gets the key to come
/// back with.
///
/// # Errors
/// The club can’t be reached or lets nobody in, there is no such player, or they can’t play there.
pub async fn play_evening(
    link: &ClubLink,
    player: &Player,
    key: Option<String>,
    keep: impl Fn(&str),
) -> Result<PlayedEvening, CantPlay> {
    let wire = Wire::to_club(link.clone(), &player.name, key);
    let dues = Dues::new(ClubMemory::default());
    let mut member = Member { wire, told: None, dues, played: None, again: None };
    let mut table = None::<Table>;
    loop {
        if let Some((evening, member, key)) = member.has_played() {
            let results = results(link, evening, &key).await?;
            return Ok(PlayedEvening { evening, member, results });
        }
        let (code, key) = (member.table(), member.wire.key().map(str::to_owned));
        if table.as_ref().map(|table| &table.code) != code.as_ref() {
            table = code.map(|code| Table::new(link, code, player.clone(), key));
        }
        let check_in = member.check_in();
        if check_in.is_some_and(|at| at <= Instant::now()) && member.wire.is_quiet() {
            member.again = Some(Instant::now() + AGAIN);
            member.wire.command(ClubCommand::CheckIn { partner: None }).await;
        }
        let wakes = member.check_in().filter(|_| member.wire.is_quiet());
        tokio::select! {
            heard = member.wire.next_news() => {
                member.hear(heard?).await;
                if let Some(key) = member.wire.key() {
                    keep(key);
                }
            }
            played = Table::end(&mut table) => drop(played?),
            () = sleep_until(wakes.unwrap_or_else(Instant::now)), if wakes.is_some() => {}
        }
    }
}

/// A table that is played at.
struct Table {
    code: String,
    /// Nothing once it is over.
    playing: Option<LocalBoxFuture<'static, Result<Played, CantPlay>>>,
}

impl Table {
    fn new(club: &ClubLink, code: String, player: Player, key: Option<String>) -> Self {
        let link = club.table(code.clone());
        let playing = async move { play_as(Arc::new(Internet), &link, &player, key).await };
        Self { code, playing: Some(Box::pin(playing)) }
    }

    /// Waits until the player has done with the table; for ever if they are at none.
    async fn end(this: &mut Option<Self>) -> Result<Played, CantPlay> {
        let Some(playing) = this.as_mut().and_then(|table| table.playing.as_mut()) else {
            return std::future::pending().await;
        };
        let played = playing.await;
        this.iter_mut().for_each(|table| table.playing = None);
        played
    }
}

/// A player as a member of a club.
struct Member {
    wire: Wire<AtClub>,
    told: Option<Told>,
    dues: Dues,
    /// The evening that they play, or have played.
    played: Option<u32>,
    /// When they may ask again.
    again: Option<Instant>,
}

impl Member {
    async fn hear(&mut self, heard: Heard<AtClub>) {
        let told = match heard {
            Heard::Welcome(welcome) => {
                self.dues.renew();
                Told { you: welcome.you, club: welcome.now.club }
            }
            Heard::Told(ClubNews::Told(update)) => {
                let Some(told) = &self.told else { return };
                Told { you: told.you, club: update.club }
            }
            _ => return,
        };
        let (_, owed) = self.dues.follow(&told);
        if let Some(evening) = told.started().filter(|evening| evening.there.contains(&told.you)) {
            self.played = Some(evening.number);
        }
        self.told = Some(told);
        if let Some(command) = owed {
            self.wire.command(command).await;
        }
    }

    /// The code of the table where they sit now.
    fn table(&self) -> Option<String> {
        self.told.as_ref()?.round()?.code.clone()
    }

    /// From when on they check in; nothing if there is nothing to check in for.
    fn check_in(&self) -> Option<Instant> {
        let told = self.told.as_ref()?;
        let evening = told.club.evening.as_ref().filter(|evening| !evening.there.contains(&told.you))?;
        let open = if evening.started || evening.check_in_open { Moment(0) } else { evening.check_in_from };
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let wait = Duration::from_millis(open.0).saturating_sub(now);
        let from = Instant::now() + wait.min(LONGEST_WAIT);
        Some(self.again.map_or(from, |again| again.max(from)))
    }

    /// The evening that they have played, their number and their key, once it is over.
    fn has_played(&self) -> Option<(u32, ParticipantId, String)> {
        let (told, played) = (self.told.as_ref()?, self.played?);
        let over = told.club.past.iter().any(|evening| evening.number == played);
        over.then_some((played, told.you, self.wire.key()?.to_owned()))
    }
}
