//! The one rule for the names of people: what a name may be, when two names are the same, and which of several somebody
//! has typed. Tables, sheets, seasons, the referee, clubs and the page ask here, so that a name that one of them takes
//! is none that another refuses.
//!
//! A name is kept as it was typed, but for blanks around it and forms of letters that look the same. Two names are *the
//! same* ([`is_same`]) whatever their case, their blanks and the way their accents were typed, and where letters of
//! another script look like Latin ones. They are *alike* ([`is_alike`]) if beside that nothing but accents, hyphens or
//! the like tells them apart, or signs that look alike, such as a capital i and a small L. Where people sit together
//! nobody's name is like another's: a program would take one of them for the other, and so would people.

mod letters;

use letters::{
    is_mark, is_of_the_letter, looks_like, of_the_alphabet, plain, put_together, small, taken_apart,
};

use crate::{outside::is_hidden, quoted};

/// The most characters of a name.
pub const LONGEST: usize = 32;

/// The most accents upon each other.
const MOST_MARKS: usize = 2;

/// Why nobody can be called by some name.
///
/// ```
/// use kookaburra_table::name::{NameFault, check, check_beside};
///
/// assert_eq!(check("12"), Err(NameFault::Number("12".to_owned())));
/// let fault = check_beside("Zoe", &["Zoé"]).err().ok_or("a name of its own")?;
/// assert_eq!((fault.key(), fault.to_string()), ("taken", r#""Zoe" is too much like "Zoé""#.to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NameFault {
    /// It has no letter that is seen.
    #[error("everybody needs a name")]
    Blank,
    /// It is a number, which would be taken for a seat.
    #[error("{0:?} is a number: a name has a letter in it")]
    Number(String),
    /// It is too long.
    #[error("{0:?} is too long for a name: {LONGEST} letters at most")]
    TooLong(String),
    /// It has a sign that stands between names.
    #[error("{name:?} would be read as several names: leave out {sign:?}")]
    Separator {
        /// The name.
        name: String,
        /// The sign.
        sign: char,
    },
    /// It has a character that isn't seen, or that changes what stands beside it.
    #[error("{0:?} has a character in it that can't be shown")]
    Hidden(String),
    /// Somebody has one that is taken for it.
    #[error("{name:?} is too much like {other:?}")]
    Taken {
        /// The name.
        name: String,
        /// The one that somebody has.
        other: String,
    },
}

impl NameFault {
    /// A word for each kind of it.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Blank => "blank",
            Self::Number(_) => "number",
            Self::TooLong(_) => "too-long",
            Self::Separator { .. } => "separator",
            Self::Hidden(_) => "hidden",
            Self::Taken { .. } => "taken",
        }
    }
}

/// A name as it is kept, from what somebody typed.
///
/// # Errors
/// Nobody can be called so.
pub fn check(typed: &str) -> Result<String, NameFault> {
    let trimmed = typed.trim_matches(|c: char| c.is_whitespace() || c.is_control());
    let blank = |c: char| if c.is_whitespace() && !is_hidden(c) { ' ' } else { c };
    let words: String = trimmed.chars().filter(|&c| !is_style(c)).map(of_usual_width).map(blank).collect();
    let words = words.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let name = put_together(&taken_apart(&words));
    let shown = || quoted(trimmed);
    if name.is_empty() {
        return Err(NameFault::Blank);
    }
    if name.chars().any(|c| is_hidden(c) || is_nothing(c)) || has_piled_marks(&name) {
        return Err(NameFault::Hidden(shown()));
    }
    if let Some(sign) = name.chars().find(|c| matches!(c, ',' | '+' | ';' | '、')) {
        return Err(NameFault::Separator { name: shown(), sign });
    }
    if name.chars().count() > LONGEST {
        return Err(NameFault::TooLong(shown()));
    }
    if !name.chars().any(|c| c.is_ascii_alphabetic() || !c.is_ascii()) {
        return Err(NameFault::Number(shown()));
    }
    Ok(name)
}

/// The name nearest to a text by which somebody can be called; none if nothing of it can be one. What was kept before
/// there was a rule is put right, and nobody is kept from playing by it.
#[must_use]
pub fn mended(kept: &str) -> Option<String> {
    let shown = |c: char| !matches!(c, ',' | '+' | ';' | '、') && !is_hidden(c) && !is_nothing(c);
    let plain: String = kept.chars().map(|c| if shown(c) { c } else { ' ' }).collect();
    let bare = || plain.chars().filter(|&c| !is_mark(c)).collect::<String>();
    let short =
        |text: &str| put_together(&taken_apart(text)).trim().chars().take(LONGEST).collect::<String>();
    check(&plain).or_else(|_| check(&short(&plain))).or_else(|_| check(&short(&bare()))).ok()
}

/// A name beside those of others.
///
/// # Errors
/// Nobody can be called so, or one of the others is.
pub fn check_beside<S: AsRef<str>>(typed: &str, others: &[S]) -> Result<String, NameFault> {
    let name = check(typed)?;
    match others.iter().map(AsRef::as_ref).find(|other| is_alike(&name, other)) {
        Some(other) => Err(NameFault::Taken { name, other: other.to_owned() }),
        None => Ok(name),
    }
}

/// The names of people who sit together.
///
/// # Errors
/// One of them can't be called so: which, counted from 0.
pub fn check_all<S: AsRef<str>>(typed: &[S]) -> Result<Vec<String>, (usize, NameFault)> {
    let mut names = Vec::new();
    for (number, name) in typed.iter().enumerate() {
        let name = check_beside(name.as_ref(), &names).map_err(|fault| (number, fault))?;
        names.push(name);
    }
    Ok(names)
}

/// Whether two names are one: case, blanks, how accents were typed, and letters of another script that look Latin make
/// no difference.
#[must_use]
pub fn is_same(one: &str, other: &str) -> bool {
    Form::SAME.iter().any(|form| form.of(one) == form.of(other))
}

/// Whether one name would be taken for the other: they are the same, or but for accents, hyphens and the like, or they
/// look so.
#[must_use]
pub fn is_alike(one: &str, other: &str) -> bool {
    Form::ALIKE.iter().any(|form| form.of(one) == form.of(other))
}

/// Which of several names, or words to choose from, somebody has typed, if that is clear.
///
/// ```
/// use kookaburra_table::name::{Found, find};
///
/// let names = ["Ann", "Anna", "Émile"];
/// assert_eq!(find(&names, "emi"), Found::One(2));
/// assert_eq!(find(&names, "an"), Found::Several(vec![0, 1]));
/// assert_eq!(find(&names, "Cy"), Found::None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// This one, by its place.
    One(usize),
    /// Any of these: somebody has to say which.
    Several(Vec<usize>),
    /// None of them.
    None,
}

/// Which of these names was typed: whole, or as far as it is that of one alone.
#[must_use]
pub fn find<S: AsRef<str>>(names: &[S], typed: &str) -> Found {
    let of = |is_it: &dyn Fn(&str) -> bool| {
        let places = names.iter().enumerate().filter(|(_, name)| is_it(name.as_ref()));
        let places: Vec<usize> = places.map(|(place, _)| place).collect();
        match places[..] {
            [] => Found::None,
            [one] => Found::One(one),
            _ => Found::Several(places),
        }
    };
    let begin = Form::TYPED.of(typed);
    match of(&|name| is_alike(name, typed)) {
        Found::None if !begin.is_empty() => of(&|name| Form::TYPED.of(name).starts_with(&begin)),
        found => found,
    }
}

/// What of a name is looked at when it is compared.
#[derive(Clone, Copy)]
struct Form {
    /// Letters of other scripts become those that they look like before capitals become small ones, too.
    looks: bool,
    /// Capitals are what they are; what looks alike among letters and digits of one script is alike.
    seen: bool,
    /// Accents, hyphens, apostrophes and dots are left out.
    plain: bool,
}

impl Form {
    const SAME: [Self; 2] = [Self::new(false, false, false), Self::new(true, false, false)];
    const ALIKE: [Self; 3] = [Self::TYPED, Self::new(true, false, true), Self::new(true, true, true)];
    const TYPED: Self = Self::new(false, false, true);

    const fn new(looks: bool, seen: bool, plain: bool) -> Self {
        Self { looks, seen, plain }
    }

    /// A name in this form.
    fn of(self, name: &str) -> String {
        let mut form = String::new();
        for c in taken_apart(name) {
            let c = of_the_alphabet(c).unwrap_or_else(|| of_one_meaning(c));
            if c.is_whitespace() || is_style(c) || (self.plain && is_beside_letters(c)) {
                continue;
            }
            let c = if self.looks { looks_like(c) } else { c };
            let c = if self.seen { as_seen(c) } else { looks_like(small(c)) };
            match plain(c).filter(|_| self.plain) {
                Some(letters) => form.push_str(letters),
                None => form.push(c),
            }
        }
        form
    }
}

/// What is left out where only letters count.
const fn is_beside_letters(c: char) -> bool {
    matches!(c, '-' | '\'' | '.' | '·') || (is_mark(c) && !is_of_the_letter(c))
}

/// One of several signs that look the same.
const fn as_seen(c: char) -> char {
    match c {
        'I' | '1' | '|' => 'l',
        '0' | 'o' => 'O',
        other => other,
    }
}

/// One of several signs that mean the same.
const fn of_one_meaning(c: char) -> char {
    match c {
        '\u{2010}' | '\u{2011}' | '\u{2013}' | '\u{2212}' => '-',
        '‘' | '’' | '\u{2bc}' | '\u{2032}' | '`' | '\u{b4}' => '\'',
        other => other,
    }
}

/// A letter that is as wide as an ideograph in its usual width.
fn of_usual_width(c: char) -> char {
    of_the_alphabet(c).filter(|_| ('\u{ff01}'..='\u{ff5e}').contains(&c)).unwrap_or(c)
}

/// Whether a character only says how the one before it is drawn.
const fn is_style(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

/// Whether a character stands for nothing that anybody could see.
const fn is_nothing(c: char) -> bool {
    matches!(c, '\u{fffd}' | '\u{2800}' | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{f0000}'..='\u{10ffff}')
        || c as u32 & 0xfffe == 0xfffe
}

/// Whether marks stand without a letter, or so many on one that they cover the names beside it.
fn has_piled_marks(name: &str) -> bool {
    let mut marks = MOST_MARKS;
    name.chars().any(|c| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_trimmed_and_has_one_form() {
        for (typed, kept) in [
            (" Ann ", "Ann"),
            ("Jean\u{a0} Paul", "Jean Paul"),
            ("Zoe\u{301}", "Zoé"),
            ("Ｚｏｅ\u{301}", "Zoé"),
            ("Nguyê\u{303}n", "Nguyễn"),
            ("O’Brien", "O’Brien"),
            ("Marie-Ève\n", "Marie-Ève"),
            ("美咲", "美咲"),
            ("Ann \u{2764}\u{fe0f}", "Ann \u{2764}"),
            ("4th Bo", "4th Bo"),
        ] {
            assert_eq!(check(typed).as_deref(), Ok(kept), "{typed:?}");
            assert!(is_same(typed, kept), "{typed:?}");
        }
        let longest = "e\u{301}".repeat(LONGEST);
        assert_eq!(check(&longest).unwrap().chars().count(), LONGEST);
    }

    #[test]
    fn what_is_no_name_says_why() {
        for (typed, key) in [
            ("", "blank"),
            (" \u{a0}\t ", "blank"),
            ("\u{3000}", "blank"),
            ("2", "number"),
            ("２", "number"),
            ("10-4", "number"),
            ("A+B", "separator"),
            ("Bruce, Bob", "separator"),
            ("A；B", "separator"),
            ("An\u{200b}n", "hidden"),
            ("\u{202e}nnA", "hidden"),
            ("\u{2800}", "hidden"),
            ("\u{3164}", "hidden"),
            ("An\nn", "hidden"),
            ("Ann\u{7}Bo", "hidden"),
            ("\u{301}Ann", "hidden"),
            ("An\u{300}\u{301}\u{302}\u{303}n", "hidden"),
            ("\u{e000}", "hidden"),
        ] {
            assert_eq!(check(typed).unwrap_err().key(), key, "{typed:?}");
        }
        assert_eq!(check(&"m".repeat(LONGEST + 1)).unwrap_err().key(), "too-long");
        let sentence = check("A+B").unwrap_err().to_string();
        assert_eq!(sentence, "\"A+B\" would be read as several names: leave out '+'");
    }

    #[test]
    fn the_same_name_is_the_same_however_it_is_typed() {
        for (one, other) in [
            ("Ann", "ann"),
            ("Ann", "ANN "),
            ("Jean Paul", "jeanpaul"),
            ("Zoé", "ZOE\u{301}"),
            ("Zoé", "zoé"),
            ("Ann", "Аnn"),
            ("Ann", "аnn"),
            ("Ann", "Ａｎｎ"),
            ("Ann", "𝐀𝐧𝐧"),
            ("ВОВА", "вова"),
            ("ВОВА", "BOBA"),
            ("Вob", "bob"),
            ("Βασίλης", "ΒΑΣΊΛΗΣ"),
            ("Øystein", "øystein"),
            ("Łukasz", "łukasz"),
            ("O’Brien", "o'brien"),
        ] {
            assert!(is_same(one, other) && is_same(other, one) && is_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn accents_alone_do_not_tell_people_apart_who_sit_together() {
        for (one, other) in [
            ("Zoé", "Zoe"),
            ("Loïc", "loic"),
            ("Jean-Paul", "Jean Paul"),
            ("Strauß", "Strauss"),
            ("Søren", "soren"),
            ("Ivy", "lvy"),
            ("Al", "AI"),
            ("Bo", "B0"),
            ("Łukasz", "Lukasz"),
            ("Сергей", "Сергеи"),
        ] {
            assert!(is_alike(one, other) && is_alike(other, one) && !is_same(one, other), "{one} {other}");
            let taken = NameFault::Taken { name: other.to_owned(), other: one.to_owned() };
            assert_eq!(check_all(&[one, "Mae", other]), Err((2, taken)));
        }
        for (one, other) in
            [("Lia", "Ila"), ("Ian", "Lan"), ("Ann", "Anna"), ("Player 1", "Player 2"), ("がく", "かく")]
        {
            assert!(!is_alike(one, other), "{one} {other}");
        }
        assert_eq!(check_all(&[" Ann", "Bo ", "美咲"]).unwrap(), ["Ann", "Bo", "美咲"]);
    }

    #[test]
    fn a_typed_name_is_never_guessed() {
        use Found::{None, One, Several};
        for (names, typed, found) in [
            (&["Ann", "Anna", "Bo", "Émile"][..], "ann", One(0)),
            (&["Ann", "Anna", "Bo", "Émile"], "ANNA", One(1)),
            (&["Ann", "Anna", "Bo", "Émile"], "an", Several(vec![0, 1])),
            (&["Ann", "Anna", "Bo", "Émile"], "b", One(2)),
            (&["Ann", "Anna", "Bo", "Émile"], "emi", One(3)),
            (&["Ann", "Anna", "Bo", "Émile"], "E\u{301}mile", One(3)),
            (&["Ann", "Anna", "Bo", "Émile"], "", None),
            (&["Ann", "Anna", "Bo", "Émile"], "Cy", None),
            (&["Zoé", "Zoe", "Cy"], "Zoe", Several(vec![0, 1])),
            (&["Zoé", "Zoe", "Cy"], "zoé", Several(vec![0, 1])),
            (&["Zoé", "Cy"], "zoe", One(0)),
        ] {
            assert_eq!(find(names, typed), found, "{typed} of {names:?}");
        }
    }

    #[test]
    fn what_was_kept_can_be_a_name_and_a_name_stays_as_it_is() {
        for (kept, name) in [
            ("Ann", Some("Ann")),
            ("Bruce, Bob", Some("Bruce Bob")),
            ("A+B", Some("A B")),
            ("Ann\u{200b};", Some("Ann")),
            ("An\u{300}\u{301}\u{302}\u{303}n", Some("Ann")),
            ("Maximilian-Alexander Friedrich von Hohenzollern", Some("Maximilian-Alexander Friedrich v")),
            (",", None),
            (" ", None),
            ("2", None),
        ] {
            assert_eq!(mended(kept).as_deref(), name, "{kept:?}");
            assert!(name.is_none_or(|name| check(name).as_deref() == Ok(name)), "{kept:?}");
        }
    }
}
