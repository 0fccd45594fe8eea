//! The languages of the texts, and which one a person expects.

use std::{fmt, str::FromStr};

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French, as it is spoken in Québec.
    Fr,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// Its code: `en` or `fr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Fr => "Français",
        }
    }

    /// What stands before a number below zero in a sentence: in French a word, since voices read the sign in English or
    /// not at all.
    #[must_use]
    pub(crate) const fn minus(self) -> &'static str {
        match self {
            Self::En => "−",
            Self::Fr => "moins\u{a0}",
        }
    }

    /// The language that the system is set to, if it is French; otherwise English.
    #[must_use]
    pub fn from_env() -> Self {
        sys_locale::get_locale().map_or(Self::En, |locale| Self::from_locale(&locale))
    }

    /// The language of a locale such as `fr-CA`: French or, for all others, English.
    #[must_use]
    pub fn from_locale(locale: &str) -> Self {
        let language = locale.split(['-', '_', '.']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case("fr") { Self::Fr } else { Self::En }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names neither language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotALanguage(pub String);

impl fmt::Display for NotALanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no language \"{}\" (there are en and fr)", self.0)
    }
}

impl std::error::Error for NotALanguage {}

impl FromStr for Lang {
    type Err = NotALanguage;

    fn from_str(text: &str) -> Result<Self, NotALanguage> {
        Self::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(|| NotALanguage(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_from_its_code() {
        assert_eq!("fr".parse(), Ok(Lang::Fr));
        assert_eq!("en".parse(), Ok(Lang::En));
        assert_eq!("de".parse::<Lang>(), Err(NotALanguage("de".to_owned())));
    }

    #[test]
    fn the_system_decides_the_language() {
        for (locale, lang) in [
            ("fr-CA", Lang::Fr),
            ("fr_CA.UTF-8", Lang::Fr),
            ("FR", Lang::Fr),
            ("en-AU", Lang::En),
            ("frr-DE", Lang::En),
            ("C", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(Lang::from_locale(locale), lang, "{locale}");
        }
    }
}
