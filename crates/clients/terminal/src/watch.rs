//! Looking on at the game that another program plays: its log is read as it grows, and told line by line. Nothing is
//! written, and no lock is asked for.
//!
//! The file holds what no player may know, and belongs to the one who plays. They are told what their own screen shows
//! them; of a screen that several people share, what anybody may see.

use std::{fs, io, path::PathBuf, thread, time::Duration};

use card_match::{AnyMatch, Match};
use texts::Texts;

use crate::{PlayError, PlayOptions, games::PlainGame, plain::Plain, store::Store};

/// How long nothing is looked for after nothing was found.
const PAUSE: Duration = Duration::from_millis(250);

/// A log that another program writes.
pub(crate) struct Tail {
    file: PathBuf,
    /// What has been read of it: whole lines.
    read: String,
}

/// What has come to a log.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum More {
    /// Entries, a line for each.
    Lines(String),
    /// Another match in the place of the one before.
    Match(String),
}

impl Tail {
    pub(crate) const fn new(file: PathBuf) -> Self {
        Self { file, read: String::new() }
    }

    /// What has come since this was asked last, if anything has. A line that is still being written comes when it is
    /// whole.
    pub(crate) fn more(&mut self) -> io::Result<Option<More>> {
        let mut text = match fs::read(&self.file) {
            Ok(text) => text,
            // A new game is about to take its place.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        text.truncate(text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1));
        let text = String::from_utf8(text).map_err(|_| io::ErrorKind::InvalidData)?;
        let more = match text.strip_prefix(&self.read) {
            Some("") => return Ok(None),
            Some(lines) if !self.read.is_empty() => More::Lines(lines.to_owned()),
            _ => More::Match(text.clone()),
        };
        self.read = text;
        Ok(Some(more))
    }
}

/// Tells what happens in the player's folder until nobody listens any more.
pub(crate) fn watch(store: &Store, options: &PlayOptions) -> Result<(), PlayError> {
    let path = store.log();
    let mut tail = Tail::new(path.clone());
    let unreadable = |error| PlayError::Unreadable { path: path.clone(), error };
    let Some(More::Match(mut text)) = tail.more().map_err(unreadable)? else {
        return Err(PlayError::NoSave(path));
    };
    loop {
        let game = AnyMatch::read(text.as_bytes()).map_err(|kind| PlayError::not_read(kind, path.clone()))?;
        let next = match game {
            AnyMatch::FiveHundred(game) => follow(game, store, &mut tail, options),
            AnyMatch::Open(_) => return Err(PlayError::WatchOpen),
            AnyMatch::Rummy(game) => follow(game, store, &mut tail, options),
        };
        text = match next {
            Err(PlayError::Terminal(error)) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            next => next?,
        };
    }
}

/// Tells a match until another one takes its place, whose text it gives.
fn follow<G: PlainGame>(
    game: Match<G>,
    store: &Store,
    tail: &mut Tail,
    options: &PlayOptions,
) -> Result<String, PlayError> {
    let texts = Texts::for_rules(options.lang, game.rules());
    let plain = Plain::watching(game, texts, options.ascii, io::stdout().lock());
    let mut plain = plain.sorted(options.sorting).in_columns(crate::columns());
    plain.begin_watching()?;
    loop {
        let more = tail.more().map_err(|error| PlayError::Unreadable { path: store.log(), error })?;
        match more {
            Some(More::Lines(lines)) => {
                plain.watch_on(&lines)?.map_err(|kind| PlayError::not_read(kind, store.log()))?;
            }
            Some(More::Match(text)) => return Ok(text),
            None => thread::sleep(PAUSE),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{self, Script};

    #[test]
    fn a_log_is_read_as_it_grows_and_half_a_line_when_it_is_whole() {
        let (folder, mut store) = testing::store();
        let mut tail = Tail::new(store.log());
        assert_eq!(tail.more().unwrap(), None);
        let mut device = Script::new("australian-4", 1, "7H").deal().device(0);
        store.keep(&device.game).unwrap();
        let before = device.game.to_text();
        assert_eq!(tail.more().unwrap(), Some(More::Match(before.clone())));
        assert_eq!(tail.more().unwrap(), None);
        device.act(five_hundred::Action::Pass).unwrap();
        store.keep(&device.game).unwrap();
        let whole = device.game.to_text();
        let line = whole.strip_prefix(&before).unwrap();
        let middle = before.len() + line.len() / 2;
        fs::write(store.log(), &whole[..middle]).unwrap();
        assert_eq!(tail.more().unwrap(), None);
        fs::write(store.log(), &whole).unwrap();
        assert_eq!(tail.more().unwrap(), Some(More::Lines(line.to_owned())));

        // A new game takes its place.
        fs::rename(store.log(), folder.path().join("previous.jsonl")).unwrap();
        assert_eq!(tail.more().unwrap(), None);
        let other = testing::device("quebec-4", 3).game.to_text();
        fs::write(store.log(), &other).unwrap();
        assert_eq!(tail.more().unwrap(), Some(More::Match(other)));
        fs::write(store.log(), b"\xff\n").unwrap();
        assert!(tail.more().is_err());
    }
}
