//! The sheets that this browser keeps, each with the hand that is being written. Every tap is saved before it is shown.

use std::ops::{Deref, DerefMut};

use five_hundred::Bid;
use kookaburra::AnyRules;
use laws::Judgement;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use sheet::Sheet;
use table::Seat;
use texts::Texts;

use crate::{
    announce::{Announcer, use_announcer},
    browser,
    words::{Say, use_words},
};

/// What the key of a sheet begins with; its number follows.
pub(crate) const KEY: &str = "kookaburra-sheet-";

/// A sheet as it is saved.
#[derive(Serialize, Deserialize)]
struct Saved {
    sheet: Sheet,
}

/// A sheet of this device.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::rooms) struct Book {
    /// Its number on this device.
    pub(super) id: u32,
    pages: sheet::Book,
}

impl Deref for Book {
    type Target = sheet::Book;

    fn deref(&self) -> &sheet::Book {
        &self.pages
    }
}

impl DerefMut for Book {
    fn deref_mut(&mut self) -> &mut sheet::Book {
        &mut self.pages
    }
}

fn key(id: u32) -> String {
    format!("{KEY}{id}")
}

impl Book {
    /// A sheet that begins on this device.
    pub(super) fn new(pages: sheet::Book) -> Self {
        let ids = Self::ids();
        let id = ((browser::now() / 1e3) as u32).max(ids.first().map_or(0, |last| last + 1));
        Self { id, pages }
    }

    /// The same in the place of another one, if there is one.
    pub(super) fn in_place_of(self, other: Option<u32>) -> Self {
        Self { id: other.unwrap_or(self.id), ..self }
    }

    pub(super) fn read(id: u32) -> Option<Self> {
        Self::of(id, &browser::saved(&key(id))?)
    }

    fn of(id: u32, text: &str) -> Option<Self> {
        let saved: Saved = serde_json::from_str(text).ok()?;
        Some(Self { id, pages: sheet::Book::open(saved.sheet)? })
    }

    /// Keeps it; false where the browser can't.
    pub(super) fn keep(&self) -> bool {
        let saved = self.text().is_ok_and(|text| browser::keep(&key(self.id), &text));
        if saved {
            browser::keep_for_good();
        }
        saved
    }

    pub(super) fn forget(&self) {
        browser::forget(&key(self.id));
    }

    fn text(&self) -> serde_json::Result<String> {
        serde_json::to_string(&Saved { sheet: self.sheet().clone() })
    }

    /// The numbers of all sheets, the latest first.
    fn ids() -> Vec<u32> {
        let mut ids: Vec<u32> =
            browser::saved_keys().iter().filter_map(|saved| saved.strip_prefix(KEY)?.parse().ok()).collect();
        ids.sort_unstable_by(|one, other| other.cmp(one));
        ids
    }

    /// All sheets that can be read, the latest first.
    pub(super) fn all() -> Vec<Self> {
        Self::ids().into_iter().filter_map(Self::read).collect()
    }
}

/// The sheet whose hand is played by these rules and with this contract just now: the latest one, if it is so.
pub(in crate::rooms) fn being_played(rules: &five_hundred::Rules, bid: Option<Bid>) -> Option<Book> {
    let id = Book::ids().into_iter().next()?;
    let book = Book::read(id)?;
    let same = matches!(book.rules().ok()?, AnyRules::FiveHundred(own) if own.spec() == rules.spec());
    (same && book.draft().seat.is_some() && book.draft().bid == bid).then_some(book)
}

/// The people of the hand that is played, as the referee counts chairs: from the contractor's.
pub(in crate::rooms) fn people_at_chairs(
    rules: &five_hundred::Rules,
    bid: Option<Bid>,
) -> Option<Vec<String>> {
    let book = being_played(rules, Some(bid?))?;
    let players = &book.game().players;
    let contractor = book.draft().seat.map(Seat::index).filter(|&seat| seat < players.len())?;
    Some([&players[contractor..], &players[..contractor]].concat())
}

/// Writes what was ruled on the hand that is played, and gives the place where it is finished. Rulings name chairs from
/// the contractor's.
pub(in crate::rooms) fn write_ruling(mut book: Book, judgement: &Judgement, words: String) -> String {
    let contractor = book.draft().seat.unwrap_or(Seat(0));
    // It can always be written.
    let _ = book.take_ruling(judgement, words, contractor);
    // The player is told at the next tap.
    let _ = book.keep();
    super::to(&book, if book.draft().is_blank() { "" } else { "hand" })
}

/// Notes two rulings that people disagree about on the hand that is played, and gives the place where it is finished.
pub(in crate::rooms) fn note_both(mut book: Book, rulings: [(&Judgement, String); 2]) -> String {
    let contractor = book.draft().seat.unwrap_or(Seat(0));
    book.note_both(rulings, contractor);
    // The player is told at the next tap.
    let _ = book.keep();
    super::to(&book, "")
}

/// Whoever writes on a sheet. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub(super) struct SheetEditor {
    book: RwSignal<Book>,
    /// Whether the last thing written could not be saved.
    pub(super) unsaved: RwSignal<bool>,
    announcer: Announcer,
    say: Say,
}

impl SheetEditor {
    pub(super) fn new(book: Book) -> Self {
        let (announcer, say) = (use_announcer(), use_words());
        Self { book: RwSignal::new(book), unsaved: RwSignal::new(false), announcer, say }
    }

    /// The sheet as it is now.
    pub(super) fn book(self) -> Book {
        self.book.get()
    }

    /// The same, without following it.
    pub(super) fn now(self) -> Book {
        self.book.get_untracked()
    }

    /// The texts of the page.
    pub(super) fn texts(self) -> Texts {
        self.say.texts()
    }

    /// Tells those who read by ear.
    pub(super) fn tell(self, words: impl Into<String>) {
        self.announcer.tell(words);
    }

    /// Changes the sheet, and keeps it before it is shown. What another window has written comes first: then nothing is
    /// changed, and that is told.
    pub(super) fn write<T>(self, change: impl FnOnce(&mut Book) -> T) -> Option<T> {
        let mut book = self.now();
        let saved = browser::saved(&key(book.id));
        if let Some(theirs) =
            saved.and_then(|saved| Book::of(book.id, &saved)).filter(|theirs| *theirs != book)
        {
            self.book.set(theirs);
            self.tell(self.say.texts().get("pad-elsewhere"));
            return None;
        }
        let changed = change(&mut book);
        self.unsaved.set(!book.keep());
        self.book.set(book);
        Some(changed)
    }
}
