//! Backups: everything that this browser keeps as one file, and back.

mod figures;
mod small;

use futures_util::future::LocalBoxFuture;
use kookaburra::backup::{Contents, Item, Kind, Plan, noticed, read, undone, write};
use learning::position::{Position, Solved};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{Response, Saved, Worker, browser};
use crate::{
    backup::{BackupReply, BackupRequest, Small},
    store::{About, Backups, Changes, Remembered, Trouble},
};

/// What this browser has a place for: what it kept of that and has no more was deleted.
const PLACES: [Kind; 5] = [Kind::Game, Kind::Match, Kind::Sheet, Kind::Rules, Kind::Setting];

/// What the solver's table of positions may take, in bytes.
const SOLVER_MEMORY: usize = 32 << 20;

/// The program that writes a backup.
const PROGRAM: &str = concat!("kookaburra page ", env!("CARGO_PKG_VERSION"));

/// Does what is asked of backups. This part is fetched when it is called for.
#[wasm_split(course, fallible)]
pub(super) fn backups<'a>(
    worker: &'a Worker,
    request: &'a [u8],
) -> Result<LocalBoxFuture<'a, Result<Response, String>>, SplitLoaderError> {
    texts::provide::figures();
    Ok(Box::pin(async move {
        let Ok(request) = postcard::from_bytes(request) else { return Err(String::new()) };
        let reply = answer(worker, request).await.map_err(|trouble| worker.trouble(trouble))?;
        Ok(Response::Backup(postcard::to_allocvec(&reply).unwrap_or_default()))
    }))
}

/// What the stores of this browser hold.
struct Device<'a> {
    worker: &'a Worker,
    small: Small,
    /// The games and matches with their numbers.
    found: Vec<(u32, Item)>,
    here: Contents,
    now: u64,
    backups: Backups,
}

async fn answer(worker: &Worker, request: BackupRequest) -> Result<BackupReply, Trouble> {
    match request {
        BackupRequest::Save { small, seats } => Device::look(worker, small).await?.save(seats).await,
        BackupRequest::Look { small, file } => {
            let theirs = match read(&file) {
                Ok(backup) => small::usable(backup.contents),
                Err(fault) => return Ok(BackupReply::Fault(fault)),
            };
            let device = Device::look(worker, small).await?;
            Ok(BackupReply::Plan(Plan::of(&device.here, &theirs)))
        }
        BackupRequest::Restore { small, file, deleted, written } => {
            let theirs = match read(&file) {
                Ok(backup) => small::usable(backup.contents),
                Err(fault) => return Ok(BackupReply::Fault(fault)),
            };
            let device = Device::look(worker, small).await?;
            let here = match deleted {
                true => device.here.clone().bringing_back(&theirs),
                false => device.here.clone(),
            };
            let after = here.merged(theirs);
            if !written {
                return Ok(device.to_write(&after));
            }
            let (before, kept) = (device.packed(&device.here)?, device.packed(&after)?);
            let undo = [(Remembered::Before, Some(before)), (Remembered::After, Some(kept))];
            device.backups.write(&undo).await?;
            device.becomes(&after).await
        }
        BackupRequest::Review { known } => figures::go_on(worker, &known).await,
        BackupRequest::Solve { link } => Ok(BackupReply::Solved(solved(&link))),
        BackupRequest::BadlyBid { rules, figures } => figures::badly_bid(worker, &rules, &figures).await,
        BackupRequest::Outgrown { lang } => figures::outgrown(worker, &lang).await,
        BackupRequest::Undo { small, written } => {
            let device = Device::look(worker, small).await?;
            let [before, after] =
                [device.remembered(Remembered::Before).await, device.remembered(Remembered::After).await];
            let (Some(before), Some(after)) = (before, after) else { return Err(Trouble::Refused) };
            let target = undone(&device.here, &before, &after);
            if !written {
                return Ok(device.to_write(&target));
            }
            let done = device.becomes(&target).await?;
            // What can't be taken away changes nothing if it is undone again.
            let _ = device.backups.write(&[(Remembered::Before, None), (Remembered::After, None)]).await;
            Ok(done)
        }
    }
}

/// What the position of a link is worth with all cards seen.
fn solved(link: &str) -> Option<Solved> {
    let opened = Position::from_link(link).ok()?.open().ok()?;
    Some(opened.solved(SOLVER_MEMORY))
}

impl<'a> Device<'a> {
    async fn look(worker: &'a Worker, small: Small) -> Result<Self, Trouble> {
        let backups = Backups::open().await?;
        let last = kept(&backups, Remembered::Last).await.unwrap_or_default();
        let matches =
            worker.store.matches().await.into_iter().map(|(id, saved)| (id, Item::of_match(&saved.text)));
        let games = worker.store.games().await?.into_iter();
        let games =
            games.map(|(id, game)| (id, Item::game(game.ended.max(0.0) as u64, game.me, &game.record)));
        let found: Vec<(u32, Item)> = matches.chain(games).collect();
        let now = browser::now() as u64;
        let items = found.iter().map(|(_, item)| item.clone()).chain(small::items(&small, &last));
        let here = noticed(items, &last, &PLACES, now);
        Ok(Self { worker, small, found, here, now, backups })
    }

    async fn save(self, seats: bool) -> Result<BackupReply, Trouble> {
        let without = self.here.clone().without(&Kind::SEATS);
        let file = self.packed(if seats { &self.here } else { &without })?;
        self.backups.write(&[(Remembered::Last, Some(self.packed(&without)?))]).await?;
        Ok(BackupReply::File(file))
    }

    fn packed(&self, contents: &Contents) -> Result<Vec<u8>, Trouble> {
        write(contents, self.now, PROGRAM).map_err(|_| Trouble::Full)
    }

    async fn remembered(&self, which: Remembered) -> Option<Contents> {
        kept(&self.backups, which).await
    }

    fn to_write(&self, target: &Contents) -> BackupReply {
        BackupReply::Write(small::changes(&self.small, &self.here, target, self.now))
    }

    /// Makes the worker's store hold something else. What is remembered changes last: if it can't, nothing seems to
    /// have been deleted.
    async fn becomes(&self, target: &Contents) -> Result<BackupReply, Trouble> {
        self.worker.store.change(&self.changes(target)).await?;
        let last = self.packed(&target.clone().without(&Kind::SEATS))?;
        self.backups.write(&[(Remembered::Last, Some(last))]).await?;
        Ok(BackupReply::Done)
    }

    fn changes(&self, target: &Contents) -> Changes {
        let mut changes = Changes::default();
        let is_in = |contents: &Contents, item: &Item| {
            contents.get(&item.kind, &item.id).iter().any(|other| other.body == item.body)
        };
        let come = target.items().filter(|item| !is_in(&self.here, item));
        let mut gone: Vec<&(u32, Item)> =
            self.found.iter().filter(|(_, item)| is_in(&self.here, item) && !is_in(target, item)).collect();
        for item in come {
            let text = || item.lines().join("\n") + "\n";
            // A match that went on elsewhere goes on where it is.
            let before = |(_, old): &&(u32, Item)| {
                old.kind == Kind::Match && old.id == item.id && item.lines().starts_with(&old.lines())
            };
            match item.kind {
                Kind::Game => changes.new_games.extend(game(item)),
                Kind::Match => match gone.iter().position(before) {
                    Some(place) => changes.longer.push((gone.swap_remove(place).0, text())),
                    None => changes.new_matches.push(text()),
                },
                _ => {}
            }
        }
        for (id, item) in gone {
            if item.kind == Kind::Game { &mut changes.old_games } else { &mut changes.old_matches }.push(*id);
        }
        changes
    }
}

/// A game as the store has it.
fn game(item: &Item) -> Option<Saved> {
    let (ended, me) = item.played();
    Some(Saved { ended: ended as f64, me, record: item.record()?, about: About::Unknown })
}

/// A backup that this browser keeps itself; nothing if it isn't there, or is damaged.
async fn kept(backups: &Backups, which: Remembered) -> Option<Contents> {
    read(&backups.read(which).await?).ok().map(|backup| backup.contents)
}
