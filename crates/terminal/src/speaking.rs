//! Sentences for somebody who reads lines.

use std::io::{self, Write};

use texts::Texts;

use crate::store;

/// A table that speaks in lines.
pub(crate) trait Speaking {
    /// Where the lines go.
    type Out: Write;

    fn out(&mut self) -> &mut Self::Out;
    fn texts(&self) -> Texts;

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out(), "{text}")
    }

    fn say_all(&mut self, texts: &[String]) -> io::Result<()> {
        texts.iter().try_for_each(|text| self.say(text))
    }

    fn say_key(&mut self, key: &str) -> io::Result<()> {
        let text = self.texts().get(key);
        self.say(&text)
    }
}

/// One whose game is kept.
pub(crate) trait Saving: Speaking {
    /// Whether the player knows that nothing is kept.
    fn unsaved(&mut self) -> &mut bool;

    /// Says that the game could not be kept, once.
    fn kept(&mut self, kept: io::Result<()>) -> io::Result<()> {
        let known = std::mem::replace(self.unsaved(), kept.is_err());
        match kept {
            Err(error) if !known => {
                let text = store::unsaved(self.texts(), &error);
                self.say(&text)
            }
            _ => Ok(()),
        }
    }
}
