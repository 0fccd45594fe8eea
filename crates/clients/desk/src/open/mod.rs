//! An open table: people and bots who may break the rules, and object. Its scenes are those of the game, but that any
//! card can be tapped at any time, and nothing tells whether something is wrong \[LAW-OPEN-6\].

#[cfg(test)]
mod following_tests;
mod hand_replay;
mod lesson;
mod record;
mod scene;
mod seat;
#[cfg(test)]
mod tests;
mod wording;

use crate::wire::Opening;
use ::five_hundred::Rules;
use card_match::{
    Device, MatchSetup,
    open::{self, OpenRules},
};
use serde_json::{Map, Value};
use table::Seed;
use texts::narration::AskError;
use texts::{Lang, Texts};

use crate::{
    desk::{Desk, rules, setup},
    local::LocalTable,
};

pub use lesson::lesson_scene;
pub use record::{check_open_record, is_open_record, open_summary};
pub use scene::OpenProjection;

/// Whether rules are those of an open table.
#[must_use]
pub fn is_open(rules: &Rules) -> bool {
    laws::open_table::plays_open(rules)
}

/// Whether a text is a match at an open table, as [`Desk::save`] kept it.
#[must_use]
pub fn is_open_match(text: &str) -> bool {
    open::is_one(text)
}

impl Desk {
    /// Opens an open table, and deals. What chance decides follows from the seed that is asked for, or else from
    /// `fresh`.
    ///
    /// # Errors
    /// The match can't begin as it is asked for, in a sentence.
    pub fn open_openly(opening: &Opening, fresh: Seed, lang: Lang) -> Result<Self, String> {
        let texts = Texts::new(lang);
        let rules: Rules = rules(&opening.rules, &texts)?;
        let setup = setup(opening, fresh, &texts)?.mended(&rules);
        let setup = setup.of(&rules).map_err(|error| error.sentence(&texts))?;
        let setup = MatchSetup { errors: opening.errors, ..setup };
        let game = open::begin(rules, &setup).map_err(|error| AskError::from(error).sentence(&texts))?;
        Ok(Self::seated(LocalTable::<OpenRules>::new(Device::new(game), None, lang)))
    }

    /// Sits down at an open table of these rules whose match is kept elsewhere, before anything is known of it.
    ///
    /// # Errors
    /// The rules are none, in a sentence.
    pub fn join_openly(rules: &Map<String, Value>, lang: Lang) -> Result<Self, String> {
        Self::far::<OpenRules>(rules, lang)
    }

    /// Goes on with a match at an open table as it was kept.
    ///
    /// # Errors
    /// It is no match that can have been, in a sentence.
    pub fn resume_openly(text: &str, lang: Lang) -> Result<Self, String> {
        let game = open::read(text).map_err(|_| Texts::new(lang).get("desk-damaged"))?;
        Ok(Self::seated(LocalTable::<OpenRules>::new(Device::new(game), None, lang)))
    }
}
