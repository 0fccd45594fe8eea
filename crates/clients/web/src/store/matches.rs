//! Matches as they are read: with their entries, or as versions before the entries kept them.

use idb::{KeyRange, Query};
use serde_json::Value;
use wasm_bindgen::JsValue;

use super::{Outcome, Saved, Store, Tables, Trouble, entry_key, key, number};

/// The names under which the first versions kept their only match, and one that they could not read.
const OLDER: [&str; 2] = ["current", "damaged"];

/// A match as it is saved.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SavedMatch {
    /// Its log, or what an earlier version wrote.
    pub(crate) text: String,
    /// The number under which its present game is in the history, once it was over.
    pub(crate) game: Option<u32>,
    /// The number of its entries; none if an earlier version has kept it as a whole.
    entries: Option<u32>,
}

impl SavedMatch {
    /// Reads what stands beside the entries, which are still to come, or the whole match of an earlier version: with
    /// the number of its game, or without anything around it.
    fn read(text: &str) -> Self {
        let value: Value = serde_json::from_str(text).unwrap_or_default();
        let part = |name: &str| value.get(name).and_then(Value::as_str);
        let game = value.get("game").and_then(Value::as_u64).and_then(|game| game.try_into().ok());
        match (part("header"), part("save")) {
            (Some(header), _) => Self { text: format!("{header}\n"), game, entries: Some(0) },
            (None, Some(save)) => Self { text: save.to_owned(), game, entries: None },
            (None, None) => Self { text: text.to_owned(), game: None, entries: None },
        }
    }

    /// Adds entries. Those that are missing in between are missed by the reader of the log, who finds their numbers in
    /// the lines.
    fn add(&mut self, lines: impl IntoIterator<Item = String>) {
        for line in lines {
            self.text.push_str(&line);
            self.text.push('\n');
            self.entries = self.entries.map(|entries| entries + 1);
        }
    }

    /// How many entries need not be saved any more.
    pub(crate) fn entries(&self) -> u32 {
        self.entries.unwrap_or_default()
    }
}

impl Store {
    /// The matches in progress with their numbers; the one that was begun last comes first.
    pub(crate) async fn matches(&self) -> Vec<(u32, SavedMatch)> {
        // It stays saved where it is.
        let _ = self.renumber().await;
        let all = self.read(async |tables| {
            let mut all = Vec::new();
            for id in tables.matches.get_all_keys(None, None)?.await?.iter().filter_map(number).rev() {
                all.extend(tables.saved(id, None).await?.map(|saved| (id, saved)));
            }
            Ok(all)
        });
        all.await.unwrap_or_default()
    }

    /// Gives a number like all others to what the first versions kept.
    async fn renumber(&self) -> Outcome<()> {
        let is_there = self.read(async |tables| Ok(tables.older().await?.is_some()));
        if !is_there.await? {
            return Ok(());
        }
        self.write(async |tables| {
            while let Some((key, text)) = tables.older().await? {
                let id = tables.new_number().await?;
                tables.matches.put(&text, Some(&id.into()))?.await?;
                tables.matches.delete(Query::from(key))?.await?;
            }
            Ok(())
        })
        .await
    }

    /// A match. Of one of which something is `known`, only what is new is read.
    pub(crate) async fn saved(&self, id: u32, known: Option<SavedMatch>) -> Option<SavedMatch> {
        self.read(async |tables| tables.saved(id, known).await).await.ok()?
    }

    /// Ends a match that is still as it is `known`; what was played of it goes into the history.
    pub(crate) async fn put_by(&self, id: u32, known: &SavedMatch, played: Option<&Saved>) -> Outcome<()> {
        self.write(async |tables| {
            if tables.saved(id, None).await?.as_ref() != Some(known) {
                return Err(Trouble::Elsewhere);
            }
            if let Some(played) = played {
                tables.games.add(&played.write().as_str().into(), None)?.await?;
            }
            tables.entries.delete(entries_from(id, 0)?)?.await?;
            tables.matches.delete(key(id))?.await?;
            Ok(())
        })
        .await
    }
}

impl Tables {
    /// What a first version kept, with its key.
    async fn older(&self) -> Outcome<Option<(JsValue, JsValue)>> {
        for name in OLDER {
            let key = JsValue::from(name);
            if let Some(text) = self.matches.get(Query::from(key.clone()))?.await? {
                return Ok(Some((key, text)));
            }
        }
        Ok(None)
    }

    async fn saved(&self, id: u32, known: Option<SavedMatch>) -> Outcome<Option<SavedMatch>> {
        let Some(beside) = self.matches.get(key(id))?.await? else { return Ok(None) };
        let mut saved = SavedMatch::read(&beside.as_string().unwrap_or_default());
        if saved.entries.is_none() {
            return Ok(Some(saved));
        }
        let is_of_it = |known: &SavedMatch| known.entries.is_some() && known.text.starts_with(&saved.text);
        if let Some(known) = known.filter(is_of_it) {
            saved = SavedMatch { game: saved.game, ..known };
        }
        let lines = self.entries.get_all(Some(entries_from(id, saved.entries())?), None)?.await?;
        saved.add(lines.into_iter().map(|line| line.as_string().unwrap_or_default()));
        Ok(Some(saved))
    }
}

/// The keys of the entries of a match from one on.
pub(super) fn entries_from(id: u32, seq: u32) -> Outcome<Query> {
    let (first, end) = (entry_key(id, seq.into()), entry_key(id, f64::INFINITY));
    Ok(KeyRange::bound(&first, &end, None, None)?.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Slot;

    #[test]
    fn a_match_is_read_as_this_version_or_one_before_wrote_it() {
        let slot = Slot { header: "{\"format\":\"kookaburra-log/1\"}".to_owned(), game: Some(7) };
        let mut saved = SavedMatch::read(&slot.write());
        saved.add(["{\"seq\":0}".to_owned(), "{\"seq\":1}".to_owned()]);
        assert_eq!(saved.text, "{\"format\":\"kookaburra-log/1\"}\n{\"seq\":0}\n{\"seq\":1}\n");
        assert_eq!((saved.game, saved.entries()), (Some(7), 2));

        let save = "{\"format\":\"kookaburra-save/2\"}";
        let bare = SavedMatch { text: save.to_owned(), game: None, entries: None };
        assert_eq!(SavedMatch::read(save), bare);
        let around = serde_json::json!({ "save": save, "game": 7 }).to_string();
        assert_eq!(SavedMatch::read(&around), SavedMatch { game: Some(7), ..bare });
        assert_eq!(SavedMatch::read("nonsense").text, "nonsense");
    }
}
