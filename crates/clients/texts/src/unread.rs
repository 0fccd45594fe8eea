//! Errors about JSON in the language of the person who has to mend the text: `serde_json` gives them in English, as
//! text.

use crate::Texts;

/// How an error about a key or a value begins, and the message for it. Readers of records call a field a key.
const NAMED: [(&str, &str); 7] = [
    ("missing field ", "unread-missing"),
    ("missing key ", "unread-missing"),
    ("unknown field ", "unread-unknown"),
    ("unknown key ", "unread-unknown"),
    ("duplicate field ", "unread-twice"),
    ("duplicate key ", "unread-twice"),
    ("unknown variant ", "unread-no-such"),
];

/// How any other error begins, and the message for it.
const PLAIN: [(&str, &str); 11] = [
    ("EOF while", "unread-ends"),
    ("trailing characters", "unread-goes-on"),
    ("trailing comma", "unread-comma"),
    ("expected `", "unread-syntax"),
    ("expected value", "unread-syntax"),
    ("expected ident", "unread-syntax"),
    ("key must be a string", "unread-syntax"),
    ("invalid escape", "unread-syntax"),
    ("invalid number", "unread-syntax"),
    ("control character", "unread-syntax"),
    ("recursion limit", "unread-deep"),
];

/// How the name of an expected form begins, and its name in the messages.
const EXPECTED: [(&str, &str); 15] = [
    ("a string", "text"),
    ("string", "text"),
    ("a list", "list"),
    ("a sequence", "list"),
    ("an array", "list"),
    ("a map", "object"),
    ("struct ", "object"),
    ("a boolean", "boolean"),
    ("a number", "number"),
    ("a whole number", "number"),
    ("u8", "number"),
    ("u16", "number"),
    ("u32", "number"),
    ("usize", "number"),
    ("i32", "number"),
];

impl Texts {
    /// Says what is wrong with a text, given the error in the English of `serde_json`. An unknown error is quoted as it
    /// is.
    ///
    /// ```
    /// use texts::{Lang, Texts};
    ///
    /// let fr = Texts::new(Lang::Fr);
    /// assert_eq!(fr.unread("missing field `format`"), "«\u{a0}format\u{a0}» manque");
    /// ```
    #[must_use]
    pub fn unread(&self, error: &str) -> String {
        if let Some((line, column, why)) = at_line(error) {
            let args = [("line", line.into()), ("column", column.into()), ("why", self.unread(why).into())];
            return self.format("unread-at-line", &args);
        }
        if let Some((place, why)) = error.split_once(": ").filter(|(place, _)| is_path(place)) {
            return self.format("unread-at", &[("place", place.into()), ("why", self.unread(why).into())]);
        }
        if let Some((key, name)) = NAMED.iter().find_map(|(start, key)| Some((key, quoted(error, start)?))) {
            return self.format(key, &[("name", name.into())]);
        }
        if let Some((_, key)) = PLAIN.iter().find(|(start, _)| error.starts_with(start)) {
            return self.get(key);
        }
        let wrong = error.strip_prefix("invalid type: ").and_then(|wrong| wrong.split_once(", expected "));
        let expected = wrong.and_then(|(_, what)| EXPECTED.iter().find(|(start, _)| what.starts_with(start)));
        match expected {
            Some((_, kind)) => self.format("unread-expected", &[("expected", (*kind).into())]),
            None => self.format("unread-other", &[("why", error.into())]),
        }
    }
}

/// The place in the text, both counted from 1, and what is wrong there.
fn at_line(error: &str) -> Option<(u32, u32, &str)> {
    let (line, rest) = error.strip_prefix("line ")?.split_once(", column ")?;
    let (column, why) = rest.split_once(": ")?;
    Some((line.parse().ok()?, column.parse().ok()?, why))
}

/// Whether it leads to a place in an object, such as `hands[0].dealer`.
fn is_path(place: &str) -> bool {
    !place.is_empty() && !place.contains([' ', '`', '"'])
}

/// The name that is quoted after these words.
fn quoted<'a>(error: &'a str, start: &str) -> Option<&'a str> {
    let rest = error.strip_prefix(start)?;
    let mark = rest.chars().next().filter(|mark| "`\"".contains(*mark))?;
    rest[1..].split_once(mark).map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::Lang;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only what can't be read is looked at")]
    struct Sample {
        name: String,
        list: Vec<u8>,
        kind: Kind,
    }

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        One,
    }

    /// What the library really says.
    fn said(text: &str) -> String {
        let error = serde_json::from_str::<Sample>(text).unwrap_err();
        let words = error.to_string();
        words.rsplit_once(" at line").map_or(words.clone(), |(why, _)| why.to_owned())
    }

    #[test]
    fn what_the_reader_says_is_said_in_both_languages() {
        for (text, en, fr) in [
            ("{}", "“name” is missing", "«\u{a0}name\u{a0}» manque"),
            (r#"{"what": 1}"#, "“what” isn’t known here", "«\u{a0}what\u{a0}» n’est pas connu ici"),
            (
                r#"{"name": "", "name": ""}"#,
                "“name” stands here twice",
                "«\u{a0}name\u{a0}» figure deux fois",
            ),
            (r#"{"kind": "two"}"#, "there’s no “two” here", "il n’y a pas de «\u{a0}two\u{a0}» ici"),
            (r#"{"name": "#, "the text breaks off", "le texte s’arrête là"),
            (
                r#"{"name": 3}"#,
                "text in quotation marks belongs here",
                "il faut ici un texte entre guillemets",
            ),
            (
                r#"{"list": {}}"#,
                "a list in square brackets belongs here",
                "il faut ici une liste entre crochets",
            ),
            (r#"{"list": [true]}"#, "a number belongs here", "il faut ici un nombre"),
            ("[7]", "text in quotation marks belongs here", "il faut ici un texte entre guillemets"),
            (r#"{"name" "x"}"#, "this isn’t JSON here", "ici, ce n’est pas du JSON"),
            (r#"{"list": [1,]}"#, "there’s a comma too many", "il y a une virgule de trop"),
        ] {
            let why = said(text);
            assert_eq!(Texts::new(Lang::En).unread(&why), en, "{text}: {why}");
            assert_eq!(Texts::new(Lang::Fr).unread(&why), fr, "{text}: {why}");
        }
    }

    #[test]
    fn the_place_goes_with_it() {
        let why = "line 2, column 7: hands[0].dealer: missing key `x`";
        assert_eq!(Texts::new(Lang::En).unread(why), "line 2, column 7: hands[0].dealer: “x” is missing");
        let fr = Texts::new(Lang::Fr).unread(why);
        assert_eq!(fr, "ligne 2, colonne 7\u{a0}: hands[0].dealer\u{a0}: «\u{a0}x\u{a0}» manque");
    }

    #[test]
    fn what_is_not_known_is_quoted() {
        let fr = Texts::new(Lang::Fr).unread("the moon is full");
        assert_eq!(fr, "le texte n’a pas la forme voulue («\u{a0}the moon is full\u{a0}»)");
    }
}
