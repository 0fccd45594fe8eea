//! What lies in the player's folder, as items of a backup, and how other items come to lie there.

use std::{
    collections::{BTreeSet, HashMap},
    fs,
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

use card_match::{AnyMatch, with_match};
use kookaburra::backup::{Contents, Item, Kind, items_of, text_after};
use serde_json::{Map, Value, json};
use table::{Games, PlayedGame, Record, Seat, UnreadableGame};
use terminal::{
    CHALLENGES_FILE, FIGURES_FILE, GAMES_FOLDER, LEARNT_FILE, MATCH_FILES, MATCHES_FOLDER, files, free_file,
    game_file, is_file_name,
};

use super::files::Changes;

/// Files of lines: answers to puzzles, hands of challenges, figures of games.
const LINES: [(&str, Kind); 3] =
    [("answers.jsonl", Kind::Answer), (CHALLENGES_FILE, Kind::Challenge), (FIGURES_FILE, Kind::Figures)];

/// The folder of sheets.
const SHEETS: &str = "sheets";

/// The folders of seats: each file in them is the key of one.
const SEATS: [(&str, Kind); 3] = [("tables", Kind::Seat), ("servers", Kind::Seat), ("clubs", Kind::Club)];

/// What the names of seats of this program begin with: those of the page are of no use to it.
const HERE: &str = "terminal/";

/// What lies in the player's folder.
pub(super) struct Stores {
    folder: PathBuf,
    /// Items with the file that each has of its own, if any.
    items: Vec<(Item, Option<PathBuf>)>,
}

/// Everything of a backup but seats of the page.
pub(super) fn usable(contents: Contents) -> Contents {
    contents.filtered(|item| !Kind::SEATS.contains(&item.kind) || item.id.starts_with(HERE))
}

impl Stores {
    pub(super) fn look(folder: &Path, last: &Contents) -> Self {
        let mut stores = Self { folder: folder.to_owned(), items: Vec::new() };
        let matches = MATCH_FILES.iter().map(|name| folder.join(name));
        matches
            .chain(files(&folder.join(MATCHES_FOLDER), "jsonl"))
            .for_each(|path| stores.take_match(path, last));
        files(&folder.join(GAMES_FOLDER), "json").into_iter().for_each(|path| stores.take_games(&path));
        for path in files(&folder.join(SHEETS), "json") {
            let sheet = json_of(&path).filter(|sheet| sheet::Sheet::read(&sheet.to_string()).is_ok());
            stores.items.extend(sheet.and_then(Item::sheet).map(|item| (item, Some(path))));
        }
        let learnt = json_of(&folder.join(LEARNT_FILE)).unwrap_or_default();
        let lessons = learnt["lessons"].as_object().into_iter().flatten();
        let lessons = lessons.filter(|(_, learnt)| learnt["done"].is_u64());
        stores.items.extend(lessons.map(|(name, learnt)| (Item::lesson(name, learnt.clone()), None)));
        for (file, kind) in &LINES {
            let lines = fs::read_to_string(folder.join(file)).unwrap_or_default();
            stores.items.extend(items_of(kind, &lines).map(|item| (item, None)));
        }
        for (name, kind) in SEATS {
            for path in
                fs::read_dir(folder.join(name)).into_iter().flatten().flatten().map(|file| file.path())
            {
                let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let key = fs::read_to_string(&path).ok().filter(|_| is_file_name(&file));
                let item =
                    key.map(|key| Item::new(kind.clone(), format!("{HERE}{name}/{file}"), 0, key.into()));
                stores.items.extend(item.map(|item| (item, Some(path))));
            }
        }
        stores
    }

    pub(super) fn items(&self) -> impl Iterator<Item = &Item> {
        self.items.iter().map(|(item, _)| item)
    }

    /// A match, and the game of it that is over, unless that was seen before: when it ended is only known from the
    /// file.
    fn take_match(&mut self, path: PathBuf, last: &Contents) {
        let Ok(text) = fs::read_to_string(&path) else { return };
        let Ok(game) = AnyMatch::read(text.as_bytes()) else { return };
        let (is_over, record, seat) = with_match!(&game, game => {
            (game.is_over(), game.finished_record(), game.player_seat().map(|seat| seat.0))
        });
        let written = fs::metadata(&path).and_then(|file| file.modified()).ok();
        let written = written.and_then(|time| time.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
        let at = u64::try_from(written.as_millis()).unwrap_or_default();
        if is_over && let Ok(record) = serde_json::to_string(&record) {
            let game = Item::game(at, seat, &record);
            if last.get(&Kind::Game, &game.id).is_empty() {
                self.items.push((game, None));
            }
        }
        self.items.push((Item { at, ..Item::of_match(&text) }, Some(path)));
    }

    /// The games of a file. One that holds several is never changed.
    fn take_games(&mut self, path: &Path) {
        let Some(Games { games, unreadable, .. }) =
            fs::read_to_string(path).ok().and_then(|text| Games::read(&text).ok())
        else {
            return;
        };
        let own = (games.len() + unreadable.len() == 1).then(|| path.to_owned());
        let item = |ended: Option<u64>, seat: Option<Seat>, text: &str| {
            Item::game(ended.unwrap_or_default(), seat.map(|seat| seat.0), text)
        };
        for PlayedGame { ended, seat, record } in games {
            let record = serde_json::to_string(&record).map(|record| item(ended, seat, &record));
            self.items.extend(record.ok().map(|item| (item, own.clone())));
        }
        self.items
            .extend(unreadable.iter().map(|game| (item(game.ended, game.seat, &game.text), own.clone())));
    }

    /// What becomes of the files of this folder when it keeps `target`, and no longer what is `here`.
    pub(super) fn changes(&self, here: &Contents, target: &Contents) -> Changes {
        let mut changes = Changes::new();
        let mut came = Vec::new();
        let mut own: HashMap<(&Kind, &str), Vec<(&Value, &PathBuf)>> = HashMap::new();
        for (item, path) in &self.items {
            if let Some(path) = path {
                own.entry((&item.kind, &item.id)).or_default().push((&item.body, path));
            }
        }
        let names: BTreeSet<(&Kind, &str)> =
            here.items().chain(target.items()).map(|item| (&item.kind, item.id.as_str())).collect();
        for (kind, id) in names {
            let [mine, theirs] = [here, target].map(|contents| contents.get(kind, id));
            let has = |versions: &[Item], body: &Value| versions.iter().any(|version| version.body == *body);
            let files = own.remove(&(kind, id)).unwrap_or_default().into_iter();
            let goes = |body: &Value| has(mine, body) && !has(theirs, body);
            let mut free = files.filter(|(body, _)| goes(body)).map(|(_, path)| path);
            for item in theirs.iter().filter(|item| !has(mine, &item.body)) {
                match (free.next(), content(item)) {
                    (Some(path), Some(content)) => changes.push((path.clone(), Some(content))),
                    (None, Some(content)) => came.push((item, content)),
                    (_, None) => {}
                }
            }
            changes.extend(free.map(|path| (path.clone(), None)));
        }
        self.place(came, &mut changes);
        changes.extend(self.learnt(target));
        changes.extend(LINES.iter().filter_map(|(file, kind)| self.lines(target, file, kind)));
        changes
    }

    /// Gives new items files of their own. If there is no match to go on with, the last one becomes it.
    fn place(&self, came: Vec<(&Item, Vec<u8>)>, changes: &mut Changes) {
        let waits = |item: &Item, content: &[u8]| {
            let game = (item.kind == Kind::Match).then(|| AnyMatch::read(content).ok());
            game.flatten().is_some_and(|game| with_match!(&game, game => !game.is_over()))
        };
        let is_free = |name: &&str| !self.folder.join(name).exists();
        let next = came.iter().filter(|(item, content)| waits(item, content)).max_by_key(|(item, _)| item.at);
        let next = next.map(|(item, _)| *item).filter(|_| MATCH_FILES[..2].iter().all(is_free));
        for (item, content) in came {
            let path = match &item.kind {
                Kind::Match if Some(item) == next => self.folder.join(MATCH_FILES[0]),
                Kind::Match => free_file(&self.folder.join(MATCHES_FOLDER), &item.id, "jsonl", changes),
                Kind::Sheet => {
                    let date =
                        item.body["date"].as_str().filter(|date| is_file_name(date)).unwrap_or("sheet");
                    free_file(&self.folder.join(SHEETS), date, "json", changes)
                }
                Kind::Game => free_file(&self.folder.join(GAMES_FOLDER), &game_name(item), "json", changes),
                _ => self.folder.join(item.id.strip_prefix(HERE).unwrap_or(&item.id)),
            };
            changes.push((path, Some(content)));
        }
    }

    /// The lessons that were learnt, if they change. A file that can't be read stays.
    fn learnt(&self, target: &Contents) -> Option<(PathBuf, Option<Vec<u8>>)> {
        let path = self.folder.join(LEARNT_FILE);
        let there = if path.exists() { json_of(&path)? } else { json!({}) };
        let mut there = there.as_object()?.clone();
        let lessons: Map<String, Value> =
            target.of(&Kind::Lesson).map(|item| (item.id.clone(), item.body.clone())).collect();
        let before = there.insert("lessons".to_owned(), lessons.clone().into()).unwrap_or_else(|| json!({}));
        (before != Value::Object(lessons))
            .then(|| (path, Some(Value::Object(there).to_string().into_bytes())))
    }

    /// The lines of a file, if they change.
    fn lines(&self, target: &Contents, file: &str, kind: &Kind) -> Option<(PathBuf, Option<Vec<u8>>)> {
        let path = self.folder.join(file);
        let there = fs::read_to_string(&path).unwrap_or_default();
        let lines = text_after(kind, &there, target);
        (lines != there).then(|| (path, (!lines.is_empty()).then(|| lines.into_bytes())))
    }
}

/// What stands in the file of an item; nothing if it has none.
fn content(item: &Item) -> Option<Vec<u8>> {
    match &item.kind {
        Kind::Match => Some((item.lines().join("\n") + "\n").into_bytes()),
        Kind::Sheet => {
            sheet::Sheet::read(&item.body.to_string()).ok()?.to_json().ok().map(String::into_bytes)
        }
        Kind::Game => {
            let (ended, seat) = item.played();
            let (ended, seat, text) = ((ended > 0).then_some(ended), seat.map(Seat), item.record()?);
            let mut games = Games::default();
            match Record::read(&text) {
                Ok(record) => games.games.push(PlayedGame { ended, seat, record }),
                Err(_) => games.unreadable.push(UnreadableGame { ended, seat, text }),
            }
            Some(games.to_json().into_bytes())
        }
        Kind::Seat | Kind::Club => {
            let (folder, name) = item.id.strip_prefix(HERE)?.split_once('/')?;
            let known =
                SEATS.iter().any(|(own, kind)| *own == folder && *kind == item.kind) && is_file_name(name);
            item.body.as_str().filter(|_| known).map(|key| key.as_bytes().to_vec())
        }
        _ => None,
    }
}

/// What the file of a game is called.
fn game_name(item: &Item) -> String {
    game_file(item.played().0, item.body["record"]["rules"]["preset"].as_str())
}

fn json_of(path: &Path) -> Option<Value> {
    serde_json::from_str(&fs::read_to_string(path).ok()?).ok()
}
