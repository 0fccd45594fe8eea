//! What a player has chosen for the page, kept in the browser's small store. What can't be read there is as if it had
//! never been chosen; what a later version knows and this one doesn't is left out.

use std::str::FromStr;

use leptos::prelude::*;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use texts::Lang;

use crate::browser;

const KEY: &str = "kookaburra-settings";

/// Makes an enum of choices that are written as words: unknown words read as the first choice.
macro_rules! choices {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name {
            #[default]
            $($(#[$variant_doc])* $variant),+
        }

        impl $name {
            /// All of them, the usual one first.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// How it is written.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }
        }

        impl FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                match text { $($text => Ok(Self::$variant),)+ _ => Err(()) }
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.text())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(String::deserialize(deserializer)?.parse().unwrap_or_default())
            }
        }
    };
}

choices! {
    /// The colours of the page.
    Theme {
        /// As the system says.
        System = "system",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

choices! {
    /// The pace of the others and of all that moves.
    Pace {
        /// As at a table.
        Normal = "normal",
        /// Quick players.
        Fast = "fast",
        /// Time to look.
        Slow = "slow",
        /// Nothing moves, nobody waits.
        Instant = "instant",
    }
}

choices! {
    /// How long a finished trick lies.
    Trick {
        /// As long as the pace says.
        Timed = "timed",
        /// Until it is tapped, or a key is pressed.
        Tapped = "tapped",
    }
}

choices! {
    /// The letters on the cards of the court.
    Indices {
        /// Ace, king, queen, jack.
        Akqj = "akqj",
        /// *As, roi, dame, valet.*
        Ardv = "ardv",
    }
}

impl From<Indices> for desk::Letters {
    fn from(indices: Indices) -> Self {
        match indices {
            Indices::Akqj => Self::Akqj,
            Indices::Ardv => Self::Ardv,
        }
    }
}

/// What a player has chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; the browser's if none was chosen.
    pub lang: Option<String>,
    /// The colours of the page.
    pub theme: Theme,
    /// A colour for each suit.
    pub four_colours: bool,
    /// The letters on the cards of the court.
    pub indices: Indices,
    /// The pace.
    pub pace: Pace,
    /// How long a trick lies.
    pub trick: Trick,
    /// Sounds.
    pub sound: bool,
    /// What is going on and why, for who is new.
    pub guidance: bool,
    /// A box for typed commands.
    pub command_box: bool,
    /// Larger cards.
    pub large_cards: bool,
    /// The player's name.
    pub name: String,
    /// The table last played at: the code of its rules.
    pub last_table: Option<String>,
    /// The levels of the bots, by seat; the strongest where none was chosen.
    pub levels: Vec<String>,
    /// The names of the bots; the usual ones of the country where none was chosen.
    pub names: Vec<String>,
    /// The player's seat; the first where none was chosen.
    pub seat: Option<u8>,
    /// How many people share a game; as many as it has seats where nothing was chosen.
    pub company: Option<usize>,
    /// Whether packs are cut.
    pub cut: bool,
    /// Tables of one's own: a name and the code of the rules.
    pub tables: Vec<(String, String)>,
}

impl Settings {
    /// Reads what was kept; of what is damaged, whatever can still be read.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let Ok(kept) = serde_json::from_str::<Map<String, Value>>(text) else { return Self::default() };
        let read = |map: &Map<String, Value>| serde_json::from_value::<Self>(map.clone().into());
        let mut good = Map::new();
        for (name, value) in kept {
            good.insert(name.clone(), value);
            if read(&good).is_err() {
                good.remove(&name);
            }
        }
        read(&good).unwrap_or_default()
    }

    /// Takes over what a link says: `?lang=fr&speed=instant`.
    fn follow(&mut self, said: impl Fn(&str) -> Option<String>) {
        if let Some(lang) = said("lang").filter(|lang| lang.parse::<Lang>().is_ok()) {
            self.lang = Some(lang);
        }
        if let Some(pace) = said("speed").and_then(|speed| speed.parse().ok()) {
            self.pace = pace;
        }
    }

    /// The language of the page.
    #[must_use]
    pub fn lang(&self) -> Lang {
        let chosen = self.lang.as_deref().and_then(|code| code.parse().ok());
        chosen.unwrap_or_else(|| Lang::from_locale(&browser::locale()))
    }
}

/// Puts the settings into the context of the page, keeps them when they change, and shows those that are about looks.
pub fn provide_settings() -> RwSignal<Settings> {
    let mut kept = browser::kept(KEY).map(|text| Settings::read(&text)).unwrap_or_default();
    kept.follow(browser::query);
    let settings = RwSignal::new(kept);
    provide_context(settings);
    Effect::new(move |_| {
        settings.with(|settings| {
            if let Ok(text) = serde_json::to_string(settings) {
                browser::keep(KEY, &text);
            }
            show(settings);
        });
    });
    settings
}

/// Looks are attributes of the root, for the styles to choose by.
fn show(settings: &Settings) {
    browser::root_attribute("lang", settings.lang().code());
    browser::root_attribute("data-theme", settings.theme.text());
    browser::root_attribute("data-pace", settings.pace.text());
    browser::root_attribute("data-colours", if settings.four_colours { "four" } else { "two" });
    browser::root_attribute("data-cards", if settings.large_cards { "large" } else { "usual" });
}

/// The settings of the page.
///
/// # Panics
/// Outside the page.
#[must_use]
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_back() {
        let settings = Settings {
            lang: Some("fr".to_owned()),
            theme: Theme::Dark,
            pace: Pace::Instant,
            names: vec!["Ann".to_owned()],
            ..Settings::default()
        };
        assert_eq!(Settings::read(&serde_json::to_string(&settings).unwrap()), settings);
    }

    #[test]
    fn a_link_may_choose_language_and_pace() {
        let mut settings = Settings::default();
        settings.follow(|name| Some(if name == "lang" { "fr" } else { "instant" }.to_owned()));
        assert_eq!((settings.lang(), settings.pace), (Lang::Fr, Pace::Instant));
        settings.follow(|_| Some("tomorrow".to_owned()));
        assert_eq!((settings.lang(), settings.pace), (Lang::Fr, Pace::Instant));
    }

    #[test]
    fn what_is_damaged_or_unknown_is_as_if_never_chosen() {
        assert_eq!(Settings::read("{"), Settings::default());
        let later = r#"{"theme": "sepia", "pace": "fast", "holograms": true}"#;
        assert_eq!(Settings::read(later), Settings { pace: Pace::Fast, ..Settings::default() });
        let damaged = r#"{"name": 7, "sound": "yes", "tables": [["Ours", "quebec-4"]], "levels": {}}"#;
        let tables = vec![("Ours".to_owned(), "quebec-4".to_owned())];
        assert_eq!(Settings::read(damaged), Settings { tables, ..Settings::default() });
    }
}
