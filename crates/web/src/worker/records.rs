//! What waits to be gone on with, what was played, and the ways in and out of it.

use std::collections::HashSet;

use desk::{KeptGame, Order};

use super::{Clerk, Kept, Playing, Response, Slot, WAITING, Waiting, browser, games, hold, let_speak};
use crate::{games::Failure, message::Played};

impl Clerk {
    /// The matches that are kept and not over.
    pub(super) async fn kept(&self) -> Result<Response, String> {
        let matches = self.store.matches().await;
        if matches.is_empty() {
            return Ok(Response::Kept(Vec::new()));
        }
        let here = self.playing.as_ref().and_then(Playing::id);
        let played = hold::played().await;
        let mut waiting = Vec::new();
        for (id, text) in matches {
            let words = match games::resume(&Slot::read(&text).save, self.lang).await {
                Ok(desk) if desk.is_over() => continue,
                Ok(desk) => Some(desk.in_words()),
                Err(Failure::Refused(_)) => None,
                Err(failure) => return Err(self.why(failure)),
            };
            waiting.push(Waiting { id, words, elsewhere: here != Some(id) && played.contains(&id) });
        }
        Ok(Response::Kept(waiting))
    }

    /// Clears away what nobody goes on with, before another match begins: matches that are over, or in which nothing has
    /// been played. Of too many that wait, those begun first go into the history. What somebody plays stays.
    pub(super) async fn make_room(&self) {
        let mut matches = self.store.matches().await;
        if matches.is_empty() {
            return;
        }
        let played = hold::played().await;
        matches.retain(|(id, _)| !played.contains(id));
        let mut waiting = 0;
        for (id, text) in matches {
            let slot = Slot::read(&text);
            let Ok(desk) = games::resume(&slot.save, self.lang).await else { continue };
            let unfinished = !desk.is_over() && !desk.record().hands.is_empty();
            let stays = !desk.is_over() && !slot.is_untouched();
            waiting += usize::from(stays);
            if !stays || waiting > WAITING {
                let game = unfinished.then(|| Kept::of(&desk)).flatten();
                let _stays_if_somebody_plays_it = self.store.put_by(id, &text, game.as_ref()).await;
            }
        }
    }

    /// Ends a match that waits.
    pub(super) async fn put_by(&mut self, id: u32) -> Result<Response, String> {
        self.playing.take_if(|playing| playing.id() == Some(id));
        let Some(_hold) = hold::take(id, false, || {}).await else { return self.elsewhere(id).await };
        let text = self.store.current(id).await.ok_or_else(|| self.sentence("web-no-match"))?;
        let game = match games::resume(&Slot::read(&text).save, self.lang).await {
            Ok(desk) if !desk.is_over() && !desk.record().hands.is_empty() => Kept::of(&desk),
            Ok(_) | Err(Failure::Refused(_)) => None,
            Err(failure) => return Err(self.why(failure)),
        };
        let outcome = self.store.put_by(id, &text, game.as_ref()).await;
        self.done(outcome)
    }

    /// A match as it is kept, for who knows more of it than this version does.
    pub(super) async fn save(&self, id: u32) -> Result<Response, String> {
        let text = self.store.current(id).await.ok_or_else(|| self.sentence("web-no-match"))?;
        let name = format!("kookaburra-match-{}.json", browser::day(browser::now()));
        Ok(Response::File { name, text: Slot::read(&text).save })
    }

    /// The games played, the last one first.
    pub(super) async fn history(&self) -> Result<Response, String> {
        let games = self.store.games().await.map_err(|trouble| self.trouble(trouble))?;
        let mut played = Vec::new();
        for (id, game) in games.into_iter().rev() {
            let summary = match games::summary(&game.record, game.seat(), self.lang).await {
                Ok(summary) => Some(summary),
                Err(Failure::Refused(_)) => None,
                Err(failure) => return Err(self.why(failure)),
            };
            played.push(Played { id, ended: game.ended, summary });
        }
        Ok(Response::History(played))
    }

    pub(super) async fn show(&mut self, id: u32, order: Order) -> Result<Response, String> {
        if self.shown.as_ref().is_none_or(|(shown, _)| *shown != id) {
            let game = self.store.game(id).await.ok_or_else(|| self.sentence("web-no-game"))?;
            let desk = games::show(&game.record, game.seat(), self.lang).await;
            let mut desk = desk.map_err(|failure| self.why(failure))?;
            let_speak(&mut desk, self.lang, self.wishes);
            self.shown = Some((id, desk));
        }
        let answer = self.shown.as_mut().map(|(_, desk)| desk.answer(order));
        Ok(answer.map_or(Response::Done, |answer| Response::Desk(Box::new(answer))))
    }

    pub(super) async fn export(&self, id: Option<u32>) -> Result<Response, String> {
        let kept: Vec<Kept> = match id {
            Some(id) => self.store.game(id).await.into_iter().collect(),
            None => {
                let games = self.store.games().await.map_err(|trouble| self.trouble(trouble))?;
                games.into_iter().map(|(_, game)| game).collect()
            }
        };
        let first = kept.first().ok_or_else(|| self.sentence("web-no-game"))?;
        let ended =
            browser::day(if id.is_some() && first.ended > 0.0 { first.ended } else { browser::now() });
        let games: Vec<KeptGame> =
            kept.into_iter().map(|game| (game.ended, game.seat(), game.record)).collect();
        let (text, preset) = games::export(games).await.map_err(|failure| self.why(failure))?;
        let name = match (id, preset) {
            (None, _) => format!("kookaburra-games-{ended}.json"),
            (Some(_), preset) => format!("kookaburra-{ended}-{}.json", preset.as_deref().unwrap_or("game")),
        };
        Ok(Response::File { name, text })
    }

    /// Takes in the games of a file that are not here already; nothing if one of them is none.
    pub(super) async fn import(&self, text: &str, you: &str) -> Result<Response, String> {
        let file = games::import(text, self.lang).await.map_err(|failure| self.why(failure))?;
        let told_apart = games::told_apart().await.map_err(|failure| self.why(failure))?;
        let here = self.store.games().await.map_err(|trouble| self.trouble(trouble))?;
        let mut here: HashSet<String> = here.iter().map(|(_, game)| told_apart(&game.record)).collect();
        let mut found = Vec::new();
        for game in file.games {
            // A record alone does not say whose it was.
            let alone = || games::seat_of(you, &game.record).filter(|_| game.ended.is_none());
            let me = game.seat.or_else(alone).map(|seat| seat.0);
            let record = serde_json::to_string(&game.record).map_err(|error| error.to_string())?;
            found.push((game.ended, me, record));
        }
        let unreadable = file.unreadable.into_iter();
        found.extend(unreadable.map(|game| (game.ended, game.seat.map(|seat| seat.0), game.text)));
        let count = found.len();
        found.retain(|(.., record)| here.insert(told_apart(record)));
        let new: Vec<Kept> = found
            .into_iter()
            .map(|(ended, me, record)| Kept {
                ended: ended.map_or_else(browser::now, |ended| ended as f64),
                me,
                record,
            })
            .collect();
        self.store.add(&new).await.map_err(|trouble| self.trouble(trouble))?;
        Ok(Response::Imported { new: new.len(), known: count - new.len() })
    }
}
