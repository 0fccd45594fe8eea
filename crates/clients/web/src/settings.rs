//! What a player has chosen for the page, kept in the browser's small store. What can't be read there is as if it had
//! never been chosen; what a later version knows and this one doesn't is left out.

use std::str::FromStr;

use cards::{HandEnd, Indices, SortBy, Sorting};
use desk::wire::Preferences;
use leptos::prelude::*;
use serde_json::Value;
use table::name;
use texts::Lang;

use crate::{browser, json::Json, rooms::tables};

/// Where they lie in the small store.
pub(crate) const KEY: &str = "kookaburra-settings";

/// The number of tables that are remembered.
const RECENT: usize = 3;

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

        impl Json for $name {
            fn read(value: &Value) -> Option<Self> {
                Some(value.as_str()?.parse().unwrap_or_default())
            }

            fn write(&self) -> Value {
                self.text().into()
            }
        }
    };
}

/// Makes the struct of the settings: each field is kept under its name and read by itself.
macro_rules! settings {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, Default)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $type),+
        }

        impl $name {
            /// Reads what was saved; of what is damaged, whatever can still be read.
            #[must_use]
            pub fn read(text: &str) -> Self {
                let saved: Value = serde_json::from_str(text).unwrap_or_default();
                Self { $($field: saved.get(stringify!($field)).and_then(Json::read).unwrap_or_default()),+ }
            }

            /// As they are saved.
            #[must_use]
            pub fn write(&self) -> String {
                let fields = [$((stringify!($field), self.$field.write())),+];
                serde_json::to_string(&fields.into_iter().collect::<Value>()).unwrap_or_default()
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
    /// How large the table's text is, and with it the signs on its cards.
    TextSize {
        /// As everywhere.
        Normal = "normal",
        /// Larger.
        Large = "large",
        /// As large as a small phone lets it be.
        Largest = "largest",
    }
}

/// A value that is written as a word elsewhere is saved as that word.
macro_rules! kept_as_word {
    ($($kind:ty),+) => {$(
        impl Json for $kind {
            fn read(value: &Value) -> Option<Self> {
                Some(value.as_str()?.parse().unwrap_or_default())
            }

            fn write(&self) -> Value {
                self.text().into()
            }
        }
    )+};
}

kept_as_word!(SortBy, HandEnd, Indices);

settings! {
    /// What a player has chosen.
    Settings {
        /// The language; the browser's if none was chosen.
        lang: Option<String>,
        /// The colours of the page.
        theme: Theme,
        /// A colour for each suit.
        four_colours: bool,
        /// The letters on the cards of the court.
        indices: Indices,
        /// The pace.
        pace: Pace,
        /// How long a trick lies.
        trick: Trick,
        /// Sounds.
        sound: bool,
        /// Sentences for new players: the state of the game, and why.
        guidance: bool,
        /// A box for typed commands.
        command_box: bool,
        /// No keys of one letter: for players who speak to the computer, or hit keys by accident.
        no_letters: bool,
        /// Larger cards.
        large_cards: bool,
        /// How large the table's text is.
        text: TextSize,
        /// Whatever is beside the table area lies at the left hand.
        left_handed: bool,
        /// What lies side by side in the hand.
        sort_by: SortBy,
        /// The end of the hand where trumps lie.
        trumps: HandEnd,
        /// The end of a suit where its high cards lie.
        high_cards: HandEnd,
        /// The only card that may be played is played by itself.
        forced: bool,
        /// A card is lifted by the first tap and played by the second.
        tap_twice: bool,
        /// The player's name.
        name: String,
        /// The table last played at: the code of its rules.
        last_table: Option<String>,
        /// The last tables, the newest first, each once.
        recent: Vec<String>,
        /// The levels of the bots, by seat; the usual one where none was chosen.
        levels: Vec<String>,
        /// The names of the other people at this device, clockwise from the player; an empty one is a bot's place.
        humans: Vec<String>,
        /// The names of the bots; the usual ones of the country where none was chosen.
        names: Vec<String>,
        /// The player's seat; the first where none was chosen.
        seat: Option<u8>,
        /// How many people share a game; as many as it has seats where nothing was chosen.
        company: Option<usize>,
        /// Whether packs are cut.
        cut: bool,
        /// Whether partners agree that six no trumps shows the joker.
        shows_joker: bool,
        /// Whether partners agree that six in a suit shows help in it.
        shows_help: bool,
        /// How often bots err at an open table, in percent.
        errors: u8,
        /// Whether the first question was answered: who comes, and what for.
        met: bool,
        /// The levels that the player was told to be ahead of: nobody is told twice.
        outgrown: Vec<String>,
        /// For how many hands there are tips yet, if not as long as they are wanted.
        tips_left: Option<u8>,
        /// Tables of one's own: a name and the code of the rules.
        tables: Vec<(String, String)>,
    }
}

impl Settings {
    /// Takes over what a link says: `?lang=fr&speed=instant`.
    fn follow(&mut self, said: impl Fn(&str) -> Option<String>) {
        if let Some(lang) = said("lang").filter(|lang| lang.parse::<Lang>().is_ok()) {
            self.lang = Some(lang);
        }
        if let Some(pace) = said("speed").and_then(|speed| speed.parse().ok()) {
            self.pace = pace;
        }
    }

    /// Puts names right by which nobody can be called: they were saved before that was looked at.
    fn mend(&mut self) {
        let names = self.humans.iter_mut().chain(&mut self.names).chain([&mut self.name]);
        names.for_each(|name| *name = name::mended(name).unwrap_or_default());
    }

    /// Notes that somebody sits down at a table of these rules.
    pub(crate) fn sit_down(&mut self, rules: &str) {
        self.recent.retain(|other| other != rules);
        self.recent.insert(0, rules.to_owned());
        self.recent.truncate(RECENT);
        self.last_table = Some(rules.to_owned());
    }

    /// A hand is over: there may be enough tips.
    pub(crate) fn hand_over(&mut self) {
        self.tips_left = match self.tips_left {
            Some(0 | 1) => {
                self.guidance = false;
                None
            }
            left => left.map(|left| left - 1),
        };
    }

    /// How the player likes the table.
    #[must_use]
    pub fn preferences(&self) -> Preferences {
        let sorting = Sorting { by: self.sort_by, trumps: self.trumps, high: self.high_cards };
        Preferences { indices: self.indices, sorting, forced: self.forced, guidance: self.guidance }
    }

    /// Whether the last ones are not only tables that are offered first, so that more words are needed to say what they
    /// are.
    pub(crate) fn has_rare_tables(&self) -> bool {
        !self.recent.iter().all(|code| tables::is_usual(code))
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
    let mut saved = browser::saved(KEY).map(|text| Settings::read(&text)).unwrap_or_default();
    saved.mend();
    saved.follow(browser::query);
    let settings = RwSignal::new(saved);
    provide_context(settings);
    Effect::new(move |_| {
        settings.with(|settings| {
            // A browser may save nothing.
            let _ = browser::keep(KEY, &settings.write());
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
    browser::root_attribute("data-text", settings.text.text());
    browser::root_attribute("data-handed", if settings.left_handed { "left" } else { "right" });
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
        // All of them, each not as it would be if nothing had been chosen.
        let settings = Settings {
            lang: Some("fr".to_owned()),
            theme: Theme::Dark,
            four_colours: true,
            indices: Indices::Ardv,
            pace: Pace::Instant,
            trick: Trick::Tapped,
            sound: true,
            guidance: true,
            command_box: true,
            no_letters: true,
            large_cards: true,
            text: TextSize::Largest,
            left_handed: true,
            sort_by: SortBy::Ranks,
            trumps: HandEnd::Right,
            high_cards: HandEnd::Right,
            forced: true,
            tap_twice: true,
            name: "Zoé \"Z\"".to_owned(),
            last_table: Some("quebec-4".to_owned()),
            recent: vec!["quebec-4".to_owned(), "rummy-500".to_owned()],
            levels: vec!["expert".to_owned(), String::new()],
            humans: vec![String::new(), "Bo".to_owned()],
            names: vec!["Ann".to_owned()],
            seat: Some(3),
            company: Some(6),
            cut: true,
            errors: 10,
            shows_joker: true,
            shows_help: true,
            outgrown: vec!["club".to_owned()],
            met: true,
            tips_left: Some(2),
            tables: vec![("Ours".to_owned(), "quebec-4".to_owned())],
        };
        assert_eq!(Settings::read(&settings.write()), settings);
        assert_eq!(Settings::read(&Settings::default().write()), Settings::default());
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
        for damaged in ["", "{", "7", "[true]"] {
            assert_eq!(Settings::read(damaged), Settings::default());
        }
        let later = r#"{"theme": "sepia", "pace": "fast", "holograms": true}"#;
        assert_eq!(Settings::read(later), Settings { pace: Pace::Fast, ..Settings::default() });
        let damaged = r#"{"name": 7, "sound": "yes", "tables": [["Ours", "quebec-4"]], "levels": {}, "names": ["Ann", 7],
            "seat": 256, "company": -1, "lang": null, "pace": 0}"#;
        let tables = vec![("Ours".to_owned(), "quebec-4".to_owned())];
        assert_eq!(Settings::read(damaged), Settings { tables, ..Settings::default() });
    }
}
