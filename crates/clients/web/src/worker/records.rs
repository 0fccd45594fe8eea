//! What waits to be gone on with, what was played, and the ways in and out of it.

use std::collections::HashSet;

use desk::wire::{DeskReply, DeskRequest, TableRequest};
use desk::{Desk, SavedGame};
use futures_util::future::LocalBoxFuture;
use serde_json::Value;
use table::Seq;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{
    Playing, Response, Said, Saved, SavedMatch, Worker, backup::backups, browser, games, hold, let_speak,
};
use crate::{
    games::Failure,
    message::{News, Played, Request, Waiting},
    store::About,
};

/// The number of matches that may wait; of more, those begun first go into the history.
const WAITING: usize = 12;

/// What to do with matches and games that are saved, but for the match that is played.
pub(super) enum Errand {
    /// A match is to be played.
    Sit {
        /// Which; the one that is played, or the last one, if none is named.
        table: Option<u32>,
        /// Whether it is taken from another tab.
        take_over: bool,
    },
    /// Another tab plays a match.
    Elsewhere(u32),
    /// Another match begins.
    MakeRoom,
    /// Something is asked for that has to do with no match in progress.
    LookUp(Request),
}

/// What comes of an errand: a reply, if there is anything to be said.
type Done<'a> = LocalBoxFuture<'a, Result<Option<Response>, String>>;

/// Does an errand. Nobody who plays a first match has any: this part is fetched when it is called for.
#[wasm_split(saved, fallible)]
pub(super) fn errands(worker: &mut Worker, errand: Errand) -> Result<Done<'_>, SplitLoaderError> {
    Ok(Box::pin(worker.run(errand)))
}

impl Worker {
    async fn run(&mut self, errand: Errand) -> Result<Option<Response>, String> {
        match errand {
            Errand::Sit { table, take_over } => self.take_seat(table, take_over).await,
            Errand::Elsewhere(id) => self.told_elsewhere(id).await.map(Some),
            Errand::MakeRoom => {
                self.make_room().await;
                Ok(None)
            }
            Errand::LookUp(request) => self.look_up(request).await,
        }
    }

    async fn look_up(&mut self, request: Request) -> Result<Option<Response>, String> {
        let response = match request {
            Request::Saved => self.saved().await?,
            Request::Watch(id) => self.watch(id).await?,
            Request::PutBy(id) => self.put_by(id).await?,
            Request::Save(id) => self.save(id).await?,
            Request::History => self.history().await?,
            Request::Show { game, request } => self.show(game, request).await?,
            Request::Export(id) => self.export(id).await?,
            Request::Import { text, you } => self.import(&text, &you).await?,
            Request::Forget(id) => {
                self.shown = None;
                let outcome = self.store.forget(id).await;
                self.done(outcome)?
            }
            Request::Backup(request) => match backups(self, &request).await {
                Ok(answer) => answer.await?,
                Err(error) => return Err(self.why(error.into())),
            },
            _ => return Ok(None),
        };
        Ok(Some(response))
    }

    /// Takes a match that is saved, for playing. Another reply if another tab plays it.
    async fn take_seat(&mut self, table: Option<u32>, take_over: bool) -> Result<Option<Response>, String> {
        let nothing = self.sentence("web-no-match");
        let id = match table.or(self.playing.as_ref().and_then(Playing::id)) {
            Some(id) => id,
            None if self.playing.is_some() => return Ok(None),
            None => self.last().await.ok_or(nothing.clone())?,
        };
        if !take_over
            && self.playing.take_if(|playing| playing.id() == Some(id) && playing.is_lost()).is_some()
        {
            return self.told_elsewhere(id).await.map(Some);
        }
        let at_hand = self.playing.take_if(|playing| playing.id() == Some(id) && !playing.is_lost());
        let hold = match at_hand {
            Some(Playing { desk, slot, over, place: Some((_, entries, hold)) }) => {
                if self.store.saved(id, None).await.is_none_or(|now| now.entries() <= entries) {
                    self.playing = Some(Playing { desk, slot, over, place: Some((id, entries, hold)) });
                    return Ok(None);
                }
                hold
            }
            _ => {
                // The match before, if there was one, is let go first.
                self.playing = None;
                let page = self.page.clone();
                let lost = move || page.say(&Said::News(News::TakenOver(id)));
                match hold::take(id, take_over, lost).await {
                    Some(hold) => hold,
                    None => return self.told_elsewhere(id).await.map(Some),
                }
            }
        };
        let saved = self.store.saved(id, None).await.ok_or(nothing)?;
        let desk = self.desk_of(&saved).await?;
        let mut playing = Playing::new(desk, saved.game, None);
        // What an earlier version kept in another way is saved anew, entry by entry.
        let entries =
            if saved.text.lines().next() == Some(&*playing.slot.header) { saved.entries() } else { 0 };
        playing.place = Some((id, entries, hold));
        self.playing = Some(playing);
        Ok(None)
    }

    /// The match to go on with: the last one that can be read and is not over; else one that is over.
    async fn last(&self) -> Option<u32> {
        let mut over = None;
        for (id, saved) in self.store.matches().await {
            match self.desk_of(&saved).await {
                Ok(desk) if desk.is_over() => over = over.or(Some(id)),
                Ok(_) => return Some(id),
                Err(_) => {}
            }
        }
        over
    }

    async fn desk_of(&self, saved: &SavedMatch) -> Result<Desk, String> {
        let mut desk = games::resume(&saved.text, self.lang).await.map_err(|failure| self.why(failure))?;
        let_speak(&mut desk, self.lang, self.preferences);
        Ok(desk)
    }

    /// A match that is saved, with what is not known of it yet.
    async fn saved_match(&self, id: u32, known: Option<SavedMatch>) -> Result<SavedMatch, String> {
        self.store.saved(id, known).await.ok_or_else(|| self.sentence("web-no-match"))
    }

    /// Says that another tab plays a match.
    async fn told_elsewhere(&self, id: u32) -> Result<Response, String> {
        let saved = self.saved_match(id, None).await?;
        Ok(Response::Elsewhere { table: id, words: self.desk_of(&saved).await?.in_words() })
    }

    /// A match that another tab plays, as it stands, with nothing to be done.
    async fn watch(&mut self, id: u32) -> Result<Response, String> {
        let known = self.watched.take().filter(|(watched, _)| *watched == id).map(|(_, known)| known);
        let saved = self.saved_match(id, known).await?;
        let mut desk = self.desk_of(&saved).await?;
        let mut answer =
            games::answer(&mut desk, TableRequest::Look.into()).await.map_err(|failure| self.why(failure))?;
        if let DeskReply::Table(update) = &mut answer {
            update.scene.only_watch();
        }
        self.watched = Some((id, saved));
        Ok(Response::Desk(Box::new(answer)))
    }

    /// The matches that are saved and not over.
    async fn saved(&self) -> Result<Response, String> {
        let matches = self.store.matches().await;
        if matches.is_empty() {
            return Ok(Response::Saved(Vec::new()));
        }
        let here = self.playing.as_ref().and_then(Playing::id);
        let played = hold::played().await;
        let mut waiting = Vec::new();
        for (id, saved) in matches {
            let words = match games::resume(&saved.text, self.lang).await {
                Ok(desk) if desk.is_over() => continue,
                Ok(desk) => Some(desk.in_words()),
                Err(Failure::Refused(_)) => None,
                Err(failure) => return Err(self.why(failure)),
            };
            waiting.push(Waiting { id, words, elsewhere: here != Some(id) && played.contains(&id) });
        }
        Ok(Response::Saved(waiting))
    }

    /// Clears away what nobody goes on with, before another match begins: matches that are over, or in which nothing
    /// has been played. Of too many that wait, those begun first go into the history. What somebody plays stays.
    async fn make_room(&self) {
        let mut matches = self.store.matches().await;
        if matches.is_empty() {
            return;
        }
        let played = hold::played().await;
        matches.retain(|(id, _)| !played.contains(id));
        let mut waiting = 0;
        for (id, saved) in matches {
            let Ok(desk) = games::resume(&saved.text, self.lang).await else { continue };
            let unfinished = is_unfinished(&desk);
            let stays = !desk.is_over() && is_touched(&desk);
            waiting += usize::from(stays);
            if !stays || waiting > WAITING {
                let game = unfinished.then(|| Saved::of(&desk)).flatten();
                // It stays if somebody plays it.
                let _ = self.store.put_by(id, &saved, game.as_ref()).await;
            }
        }
    }

    /// Ends a match that waits.
    async fn put_by(&mut self, id: u32) -> Result<Response, String> {
        self.playing.take_if(|playing| playing.id() == Some(id));
        let Some(_hold) = hold::take(id, false, || {}).await else { return self.told_elsewhere(id).await };
        let saved = self.saved_match(id, None).await?;
        let game = match games::resume(&saved.text, self.lang).await {
            Ok(desk) if is_unfinished(&desk) => Saved::of(&desk),
            Ok(_) | Err(Failure::Refused(_)) => None,
            Err(failure) => return Err(self.why(failure)),
        };
        let outcome = self.store.put_by(id, &saved, game.as_ref()).await;
        self.done(outcome)
    }

    /// A match as it is saved, for a version that knows more of it than this one does.
    async fn save(&self, id: u32) -> Result<Response, String> {
        let SavedMatch { text, .. } = self.saved_match(id, None).await?;
        let name = format!("kookaburra-match-{}.json", browser::day(browser::now()));
        Ok(Response::File { name, text })
    }

    /// The games played, the last one first.
    async fn history(&self) -> Result<Response, String> {
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

    async fn show(&mut self, id: u32, request: DeskRequest) -> Result<Response, String> {
        if self.shown.as_ref().is_none_or(|(shown, _)| *shown != id) {
            let game = self.store.game(id).await.ok_or_else(|| self.sentence("web-no-game"))?;
            let desk = games::show(&game.record, game.seat(), self.lang).await;
            let mut desk = desk.map_err(|failure| self.why(failure))?;
            let_speak(&mut desk, self.lang, self.preferences);
            self.shown = Some((id, desk));
        }
        let Some((_, desk)) = &mut self.shown else { return Ok(Response::Done) };
        let answer = games::answer(desk, request).await.map_err(|failure| self.why(failure))?;
        Ok(Response::Desk(Box::new(answer)))
    }

    async fn export(&self, id: Option<u32>) -> Result<Response, String> {
        let saved: Vec<Saved> = match id {
            Some(id) => self.store.game(id).await.into_iter().collect(),
            None => {
                let games = self.store.games().await.map_err(|trouble| self.trouble(trouble))?;
                games.into_iter().map(|(_, game)| game).collect()
            }
        };
        let first = saved.first().ok_or_else(|| self.sentence("web-no-game"))?;
        let ended =
            browser::day(if id.is_some() && first.ended > 0.0 { first.ended } else { browser::now() });
        let games: Vec<SavedGame> =
            saved.into_iter().map(|game| (game.ended, game.seat(), game.record)).collect();
        let (text, preset) = games::export(games).await.map_err(|failure| self.why(failure))?;
        let name = match (id, preset) {
            (None, _) => format!("kookaburra-games-{ended}.json"),
            (Some(_), preset) => format!("kookaburra-{ended}-{}.json", preset.as_deref().unwrap_or("game")),
        };
        Ok(Response::File { name, text })
    }

    /// Takes in the games of a file that are not here already; nothing if one of them is none.
    async fn import(&self, text: &str, you: &str) -> Result<Response, String> {
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
        let new: Vec<Saved> = found
            .into_iter()
            .map(|(ended, me, record)| Saved {
                ended: ended.map_or_else(browser::now, |ended| ended as f64),
                me,
                record,
                about: About::Unknown,
            })
            .collect();
        self.store.add(&new).await.map_err(|trouble| self.trouble(trouble))?;
        Ok(Response::Imported { new: new.len(), known: count - new.len() })
    }
}

/// Whether a game has hands that are over, and goes on.
fn is_unfinished(desk: &Desk) -> bool {
    !desk.is_over() && desk.record().is_some_and(|record| !record.hands.is_empty())
}

/// Whether anybody has called or played anything in a match.
fn is_touched(desk: &Desk) -> bool {
    let is_act = |line: &str| {
        let entry: Value = serde_json::from_str(line).unwrap_or_default();
        entry.get("act").is_some()
    };
    desk.lines_from(Seq::default()).lines().any(is_act)
}

#[cfg(test)]
mod tests {
    use desk::wire::Opening;
    use five_hundred::Rules;
    use table::Seed;
    use texts::Lang;

    use super::*;

    #[test]
    fn a_match_is_untouched_until_somebody_calls() {
        let asked = Opening { rules: "australian-4".to_owned(), ..Opening::default() };
        let mut desk = Desk::open::<Rules>(&asked, Seed([1; 32]), Lang::En).unwrap();
        assert!(!is_touched(&desk));
        desk.answer(TableRequest::Next.into()).unwrap();
        assert!(desk.lines_from(Seq::default()).contains("deal") && !is_touched(&desk));
        desk.answer(TableRequest::Next.into()).unwrap();
        assert!(is_touched(&desk), "{}", desk.lines_from(Seq::default()));
        let again = Desk::resume::<Rules>(&desk.save().unwrap(), Lang::En).unwrap();
        assert!(is_touched(&again));
    }
}
