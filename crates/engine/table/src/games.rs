//! Games that were played, in one file: what the page saves and takes in, and the terminal replays \[NOT-GAMES\].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::IgnoredAny};

use crate::{
    MOST_HANDS, Malformed, Place, Record, Seat, quoted,
    record::no_more_hands,
    strict::{self, Object},
};

/// The `format` of a file of games.
pub const GAMES_FORMAT: &str = "kookaburra-games/1";

/// Games that were played, in the order in which they ended.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{Games, Table};
///
/// let record = Table::open(Rules::preset("australian-4")?).to_record(None);
/// let games = Games { games: vec![record.into()], ..Games::default() };
/// assert_eq!(Games::read(&games.to_json())?, games);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Games {
    /// Always `kookaburra-games/1`.
    pub format: String,
    /// The games, the oldest first.
    #[serde(deserialize_with = "strict::objects")]
    pub games: Vec<PlayedGame>,
    /// What was kept as a game, but could not be read by the program that wrote the file: it is passed on as it was.
    #[serde(default, deserialize_with = "strict::objects", skip_serializing_if = "Vec::is_empty")]
    pub unreadable: Vec<UnreadableGame>,
}

/// A game, and what its record does not say.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{PlayedGame, Seat, Table};
///
/// let record = Table::open(Rules::preset("australian-4")?).to_record(None);
/// let game = PlayedGame { ended: Some(1_700_000_000_000), seat: Some(Seat(0)), record };
/// assert_eq!(serde_json::to_value(&game)?["seat"], 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayedGame {
    /// When it ended, in milliseconds since the beginning of 1970 (UTC).
    #[serde(default, deserialize_with = "strict::present", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u64")]
    pub ended: Option<u64>,
    /// The seat of the player who kept it; left out if none of the seats was theirs.
    #[serde(default, deserialize_with = "strict::present", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u8")]
    pub seat: Option<Seat>,
    /// The game.
    #[serde(deserialize_with = "strict::object")]
    pub record: Record,
}

/// Something that was kept as a game and can't be read.
///
/// ```
/// use kookaburra_table::{Games, UnreadableGame};
///
/// let torn = UnreadableGame { ended: None, seat: None, text: "{\"format\":".to_owned() };
/// let games = Games { unreadable: vec![torn], ..Games::default() };
/// assert_eq!(Games::read(&games.to_json())?.unreadable[0].text, "{\"format\":");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnreadableGame {
    /// When it ended, as for a game.
    #[serde(default, deserialize_with = "strict::present", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u64")]
    pub ended: Option<u64>,
    /// The seat of the player, as for a game.
    #[serde(default, deserialize_with = "strict::present", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u8")]
    pub seat: Option<Seat>,
    /// What was kept.
    pub text: String,
}

impl From<Record> for PlayedGame {
    /// A record says neither when it was played nor by whom.
    fn from(record: Record) -> Self {
        Self { ended: None, seat: None, record }
    }
}

impl Default for Games {
    fn default() -> Self {
        Self { format: GAMES_FORMAT.to_owned(), games: Vec::new(), unreadable: Vec::new() }
    }
}

impl Games {
    /// Reads games: a file of them, or records alone: one, several in a list, or one after the other. None of them has
    /// more hands than [`MOST_HANDS`].
    ///
    /// # Errors
    /// It is something else, or there is no game in it: where, and why.
    pub fn read(text: &str) -> Result<Self, Malformed> {
        Self::read_within(text, MOST_HANDS)
    }

    /// The same for games of at most this number of hands.
    ///
    /// # Errors
    /// One is longer, it is something else, or there is no game in it: where, and why.
    pub fn read_within(text: &str, most: usize) -> Result<Self, Malformed> {
        let mut found = Self::default();
        let mut parts = serde_json::Deserializer::from_str(text).into_iter::<IgnoredAny>();
        let mut from = 0;
        while let Some(part) = parts.next() {
            let to = parts.byte_offset();
            part.map_err(|error| Malformed::in_text(&error, "."))?;
            found.take(&text[from..to], most).map_err(|malformed| moved(malformed, &text[..from]))?;
            from = to;
        }
        if found.games.is_empty() && found.unreadable.is_empty() {
            // Of an empty text its reader says what it wants.
            Record::read(text)?;
        }
        Ok(found)
    }

    /// Reads one JSON value of a file.
    fn take(&mut self, text: &str, most: usize) -> Result<(), Malformed> {
        no_more_hands(text, most)?;
        if text.trim_start().starts_with('[') {
            for Object(record) in read::<Vec<Object<Record>>>(text)? {
                self.games.push(record.of_this_format()?.into());
            }
        } else if serde_json::from_str::<Head>(text).is_ok_and(|head| head.format.starts_with(GAMES)) {
            let Object(file) = read::<Object<Self>>(text)?;
            if file.format != GAMES_FORMAT {
                let format = quoted(&file.format);
                return Err(Malformed::new(format!("the format is \"{format}\", not \"{GAMES_FORMAT}\"")));
            }
            for game in file.games {
                self.games.push(PlayedGame { record: game.record.of_this_format()?, ..game });
            }
            self.unreadable.extend(file.unreadable);
        } else {
            self.games.push(Record::read_within(text, most)?.into());
        }
        Ok(())
    }

    /// The file, with a line for each game.
    #[must_use]
    pub fn to_json(&self) -> String {
        let lines = |games: Vec<Option<String>>| games.into_iter().flatten().collect::<Vec<_>>().join(",\n");
        let games = lines(self.games.iter().map(|game| serde_json::to_string(game).ok()).collect());
        let others = lines(self.unreadable.iter().map(|game| serde_json::to_string(game).ok()).collect());
        let others = if others.is_empty() { others } else { format!(",\n\"unreadable\": [\n{others}\n]") };
        format!("{{\n\"format\": \"{}\",\n\"games\": [\n{games}\n]{others}\n}}\n", self.format)
    }
}

/// What a `format` of files of games begins with, of whatever version.
const GAMES: &str = "kookaburra-games/";

/// As much of a JSON object as says what it is.
#[derive(Deserialize)]
struct Head {
    format: String,
}

/// Reads a JSON value to the letter.
fn read<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, Malformed> {
    let mut reader = serde_json::Deserializer::from_str(text);
    serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| Malformed::in_text(error.inner(), &error.path().to_string()))
}

/// A mistake in a part of a text, with its place in the whole; `before` is what stands before the part.
fn moved(malformed: Malformed, before: &str) -> Malformed {
    let place = match malformed.place {
        Place::Text { line, column } => Place::Text {
            line: line + before.matches('\n').count(),
            column: if line == 1 {
                column + before.len() - before.rfind('\n').map_or(0, |at| at + 1)
            } else {
                column
            },
        },
        other => other,
    };
    Malformed { place, ..malformed }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(seed: u8) -> Record {
        let seed = format!("{seed:064}");
        let text = format!(
            "{{\"format\": \"kookaburra-record/1\", \"game\": \"any\", \"rules\": {{\"preset\": \"a\"}}, \
             \"hands\": [{{\"dealer\": 1, \"deal\": {{\"seed\": \"{seed}\"}}, \"actions\": [\"2 pass\"]}}]}}"
        );
        Record::read(&text).unwrap()
    }

    fn games() -> Games {
        let games = vec![
            PlayedGame { ended: Some(1_795_411_200_123), seat: Some(Seat(2)), record: record(1) },
            record(2).into(),
        ];
        Games { games, ..Games::default() }
    }

    #[test]
    fn a_game_of_very_many_hands_is_not_read_unless_it_is_wanted() {
        let mut long = record(1);
        long.hands = vec![long.hands[0].clone(); 3];
        let file = Games { games: vec![record(2).into(), long.clone().into()], ..Games::default() }.to_json();
        let records = [record(2), long].map(|record| record.to_json());
        for text in [file, format!("[{}]", records.join(",")), records.join("\n")] {
            assert!(Games::read_within(&text, 2).unwrap_err().is_too_long(), "{text}");
            assert_eq!(Games::read_within(&text, 3), Games::read(&text));
        }
    }

    #[test]
    fn games_are_read_as_they_were_written() {
        // NOT-GAMES-1, NOT-GAMES-2, NOT-GAMES-3
        let some = games();
        assert_eq!(Games::read(&some.to_json()), Ok(some.clone()));
        let lost = UnreadableGame { ended: Some(7), seat: None, text: "{\"hands\": \u{1}".to_owned() };
        let with_lost = Games { unreadable: vec![lost.clone()], ..some };
        assert_eq!(Games::read(&with_lost.to_json()), Ok(with_lost));
        let only_lost = Games { unreadable: vec![lost], ..Games::default() };
        assert_eq!(Games::read(&only_lost.to_json()), Ok(only_lost));
    }

    #[test]
    fn records_alone_are_read_too() {
        // NOT-GAMES-4
        let alone = |records: &[Record]| Games {
            games: records.iter().cloned().map(PlayedGame::from).collect(),
            ..Games::default()
        };
        let [one, two] = [1, 2].map(record);
        let json = |record: &Record| serde_json::to_string(record).unwrap();
        assert_eq!(Games::read(&one.to_json()), Ok(alone(std::slice::from_ref(&one))));
        let both = alone(&[one.clone(), two.clone()]);
        assert_eq!(Games::read(&format!("{}\n{}", json(&one), json(&two))), Ok(both.clone()));
        assert_eq!(Games::read(&format!("[{},{}]", json(&one), json(&two))), Ok(both));
        // Files of games that were put behind each other.
        let twice = Games::read(&format!("{}\n{}", games().to_json(), json(&one))).unwrap();
        assert_eq!(twice.games.len(), 3);
    }

    #[test]
    fn what_is_no_game_is_told_with_its_place() {
        // NOT-GAMES-5
        let good = games().to_json();
        for (from, to, error) in [
            ("games/1", "games/2", "the format is \"kookaburra-games/2\", not \"kookaburra-games/1\""),
            ("\"ended\"", "\"end\"", "line 4, column 6: games[0].end: unknown key"),
            ("\"seat\":2", "\"seat\":null", "games[0].seat: invalid type: null"),
            ("\"seat\":2", "\"seat\":-2", "games[0].seat: "),
            ("\"dealer\":1", "\"dealer\":\"1\"", "games[0].record.hands[0].dealer: "),
            ("record/1", "record/9", "the format is \"kookaburra-record/9\""),
            ("]\n}", "]\n", "line 8, column 0: EOF"),
        ] {
            let found = Games::read(&good.replacen(from, to, 1)).unwrap_err().to_string();
            assert!(found.contains(error), "{from} -> {to}: {found}");
        }
        // The place is that in the whole text.
        let record = serde_json::to_string(&record(1)).unwrap();
        let found = Games::read(&format!("{record}\n  {{\"format\": 5}}")).unwrap_err();
        assert_eq!(found.place, Place::Text { line: 2, column: 14 }, "{found}");
        let found = Games::read(&format!("{record} [5]")).unwrap_err();
        assert_eq!(found.place, Place::Text { line: 1, column: record.len() + 3 }, "{found}");
        for text in ["", "null", "[]", "{", "{}", "5 5", "\"a\""] {
            let found = Games::read(text).unwrap_err();
            assert!(matches!(found.place, Place::Text { line: 1, .. }), "{text}: {found}");
        }
        // Of a record alone its reader says what is wrong.
        for text in ["", "{}", "{\"format\": 5}", &record.replace("\"game\"", "\"games\"")] {
            assert_eq!(Games::read(text).unwrap_err(), Record::read(text).unwrap_err(), "{text}");
        }
    }
}
