//! Sentences for somebody who reads lines.

use std::io::{self, Write};

use texts::Texts;
use texts::narration::Reader;

use crate::store;

/// The width of a rule sheet where there is room for it.
const SHEET: usize = 80;

/// A table that speaks in lines.
pub(crate) trait Speaking {
    /// Where the lines go.
    type Out: Write;

    fn out(&mut self) -> &mut Self::Out;
    fn texts(&self) -> Texts;

    /// How many columns a line may take; none where it goes on as it is.
    fn columns(&self) -> Option<usize>;

    fn say(&mut self, text: &str) -> io::Result<()> {
        match self.columns() {
            Some(columns) => writeln!(self.out(), "{}", texts::wrapped(text, columns)),
            None => writeln!(self.out(), "{text}"),
        }
    }

    fn say_all(&mut self, texts: &[String]) -> io::Result<()> {
        texts.iter().try_for_each(|text| self.say(text))
    }

    /// The rule sheet of a table.
    fn say_sheet(&mut self, sheet: &texts::Sheet) -> io::Result<()> {
        let page = sheet.in_columns(self.columns().unwrap_or(SHEET).min(SHEET));
        writeln!(self.out(), "{}", page.trim_end())
    }

    /// Tells cards in another way from now on.
    fn say_reader(&mut self, reader: Reader) -> io::Result<()> {
        self.say_key(match reader {
            Reader::ListensForCodes => "plain-cards-codes",
            Reader::Listens | Reader::Looks => "plain-cards-words",
        })
    }

    fn say_key(&mut self, key: &str) -> io::Result<()> {
        let text = self.texts().get(key);
        self.say(&text)
    }
}

/// One whose game is saved.
pub(crate) trait Saving: Speaking {
    /// Whether the player knows that nothing is saved.
    fn unsaved(&mut self) -> &mut bool;

    /// Says that the game could not be saved, once.
    fn saved(&mut self, saved: io::Result<()>) -> io::Result<()> {
        let known = std::mem::replace(self.unsaved(), saved.is_err());
        match saved {
            Err(error) if !known => {
                let text = store::unsaved(self.texts(), &error);
                self.say(&text)
            }
            _ => Ok(()),
        }
    }
}
