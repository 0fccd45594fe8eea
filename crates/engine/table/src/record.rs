//! The record of a game: its rules, what chance decided, what the players did \[NOT-REC\].
//!
//! A record is read as a whole, with the place of the first mistake, and knows nothing of any one game: what a `rules`
//! object, an explicit deal or an action means is the game's business.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, de::DeserializeSeed};
use serde_json::{Map, Value};

use crate::{
    DealSource, Malformed, Place, Seat,
    malformed::TOO_MANY_HANDS,
    name,
    outside::{quoted, shortened},
    strict::{self, FindHands, Object, Whole},
};

/// The `format` of a record.
pub const RECORD_FORMAT: &str = "kookaburra-record/1";

/// The format of records that the first one has no words for: a seed with a cut \[NOT-REC-12\].
pub const RECORD_FORMAT_2: &str = "kookaburra-record/2";

/// The most hands of a record, unless somebody wants to read more: no game gets near it, and that many are replayed in
/// an instant.
pub const MOST_HANDS: usize = 10_000;

/// A game as it was played: everything that chance or a player decided.
///
/// ```
/// use five_hundred::{Action, Rules};
/// use kookaburra_table::{Record, Seat, Seed, Table};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// table.act(Seat(1), Action::Pass)?;
/// let text = table.to_record(Some(["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec())).to_json();
///
/// let record = Record::read(&text)?;
/// assert_eq!(record.hands[0].actions, ["1 pass"]);
/// assert_eq!(Table::<Rules>::from_record(&record)?.state(), table.state());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// `kookaburra-record/1`, or `kookaburra-record/2` where it must be \[NOT-REC-12\].
    pub format: String,
    /// The game, such as `five-hundred`.
    pub game: String,
    /// A preset and the axes changed \[NOT-REC-1\].
    #[serde(deserialize_with = "strict::map")]
    pub rules: Map<String, Value>,
    /// The names of the players, one for each seat.
    #[serde(default, deserialize_with = "names_present", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    pub players: Option<Vec<String>>,
    /// The scores at the start, one for each seat; all 0 if left out.
    #[serde(default, deserialize_with = "scores", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<i32>")]
    pub scores: Option<Vec<i32>>,
    /// The hands in the order of play; all but the last are finished \[NOT-REC-6\].
    #[serde(deserialize_with = "strict::objects")]
    pub hands: Vec<HandRecord>,
}

/// One hand of a game.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{DealSource, Seat, Seed, Table};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(3), Seed([1; 32]).into())?;
/// let hand = table.to_record(None).hands.remove(0);
/// assert_eq!((hand.dealer, hand.deal), (Seat(3), DealSource::from(Seed([1; 32]))));
/// assert!(hand.actions.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandRecord {
    /// The dealer.
    #[serde(deserialize_with = "seat")]
    #[schemars(with = "u8")]
    pub dealer: Seat,
    /// Where the cards came from.
    pub deal: DealSource,
    /// What was wrong with the deal, at an open table \[LAW-FAULT-1\].
    #[serde(default, deserialize_with = "faults", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<Map<String, Value>>")]
    pub faults: Option<Vec<Value>>,
    /// From what the seed of the deal follows, where nobody chose it \[NOT-REC-13\].
    #[serde(default, deserialize_with = "proof", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Map<String, Value>")]
    pub proof: Option<Map<String, Value>>,
    /// What the players did, such as `2 7H` \[NOT-ACT\].
    pub actions: Vec<String>,
}

impl HandRecord {
    /// Whether the first format of records has words for it.
    fn is_in_the_first_format(&self) -> bool {
        self.deal.is_in_the_first_format() && self.proof.is_none()
    }
}

/// Reads the names of players, fit to be shown: see [`quoted`](crate::quoted).
///
/// # Errors
/// They are no list of strings.
pub fn names<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let names = Vec::<String>::deserialize(deserializer)?;
    Ok(names.iter().map(|name| shown_name(name)).collect())
}

/// A name, fit to be shown: see [`quoted`](crate::quoted).
#[must_use]
pub fn shown_name(name: &str) -> String {
    shortened(name, name::LONGEST)
}

fn names_present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<String>>, D::Error> {
    names(deserializer).map(Some)
}

fn scores<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<i32>>, D::Error> {
    let scores = Vec::<Whole<i32>>::deserialize(deserializer)?;
    Ok(Some(scores.into_iter().map(|score| score.0).collect()))
}

fn faults<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<Value>>, D::Error> {
    struct Fault(Map<String, Value>);

    impl<'de> Deserialize<'de> for Fault {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            strict::map(deserializer).map(Self)
        }
    }

    let faults = Vec::<Fault>::deserialize(deserializer)?;
    Ok(Some(faults.into_iter().map(|fault| Value::Object(fault.0)).collect()))
}

fn proof<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Map<String, Value>>, D::Error> {
    strict::map(deserializer).map(Some)
}

fn seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    Whole::<u8>::deserialize(deserializer).map(|number| Seat(number.0))
}

impl Record {
    /// Reads a record of no more than [`MOST_HANDS`]; what its game makes of it is known when it is replayed.
    ///
    /// # Errors
    /// It is no JSON, or not the JSON of a record: where, and why.
    pub fn read(text: &str) -> Result<Self, Malformed> {
        Self::read_within(text, MOST_HANDS)
    }

    /// The same for a record of at most this number of hands. A longer one is noticed before anything of it is kept.
    ///
    /// # Errors
    /// It is longer, no JSON, or not the JSON of a record: where, and why.
    pub fn read_within(text: &str, most: usize) -> Result<Self, Malformed> {
        no_more_hands(text, most)?;
        let mut reader = serde_json::Deserializer::from_str(text);
        let Object(record) =
            serde_path_to_error::deserialize::<_, Object<Self>>(&mut reader).map_err(|error| {
                let path = error.path().to_string();
                Malformed::in_text(error.inner(), &path)
            })?;
        reader.end().map_err(|error| Malformed::in_text(&error, "."))?;
        record.of_this_format()
    }

    /// Refuses a record of another format, and one that says more than its format can \[NOT-REC-12\].
    pub(crate) fn of_this_format(self) -> Result<Self, Malformed> {
        let newer = self.hands.iter().position(|hand| !hand.is_in_the_first_format());
        match (&*self.format, newer) {
            (RECORD_FORMAT_2, _) | (RECORD_FORMAT, None) => Ok(self),
            (RECORD_FORMAT, Some(hand)) => Err(Malformed::at(
                Place::Hand(hand),
                match &self.hands[hand].proof {
                    Some(_) => format!("\"proof\" goes only in a \"{RECORD_FORMAT_2}\""),
                    None => {
                        format!("\"cut\" goes only with \"pack\"; with \"seed\", in a \"{RECORD_FORMAT_2}\"")
                    }
                },
            )),
            (format, _) => {
                Err(Malformed::new(format!("the format is \"{}\", not \"{RECORD_FORMAT}\"", quoted(format))))
            }
        }
    }

    /// The oldest format that has words for all of it.
    pub fn format_of(hands: &[HandRecord]) -> &'static str {
        let first = hands.iter().all(HandRecord::is_in_the_first_format);
        if first { RECORD_FORMAT } else { RECORD_FORMAT_2 }
    }

    /// The JSON of the record, with a line for each hand's actions.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}

/// Looks through a record, or several of them, before anything of it is kept: none may have more hands than that.
///
/// # Errors
/// One has: where its hands are too many.
pub(crate) fn no_more_hands(text: &str, most: usize) -> Result<(), Malformed> {
    let mut too_many = false;
    let count = FindHands { most, too_many: &mut too_many };
    let counted = count.deserialize(&mut serde_json::Deserializer::from_str(text));
    match counted.err().filter(|_| too_many) {
        None => Ok(()),
        Some(error) => {
            let place = Place::Text { line: error.line(), column: error.column() };
            Err(Malformed::at(place, format!("{TOO_MANY_HANDS}{most}")))
        }
    }
}

/// Reads a text that is one JSON object, such as the rules of a table; no key may be there twice.
///
/// # Errors
/// It is something else: where, and why.
pub fn read_object(text: &str) -> Result<Map<String, Value>, Malformed> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let map = strict::map(&mut reader).map_err(|error| Malformed::in_text(&error, "."))?;
    reader.end().map_err(|error| Malformed::in_text(&error, "."))?;
    Ok(map)
}

#[cfg(test)]
mod tests {
    use cards::Card;

    use super::*;
    use crate::Seed;
    use crate::malformed::LONGEST_MESSAGE;

    const SEED: &str = "08ea1fef76841bed894ec5d1786902ae352291c6523e75334169a293ab52b076";

    fn record_with(deal: &str) -> String {
        format!(
            "{{\"format\": \"kookaburra-record/1\", \"game\": \"any\", \"rules\": {{\"preset\": \"a\"}},\n  \
             \"hands\": [{{\"dealer\": 1, \"deal\": {deal}, \"actions\": [\"2 pass\"]}}]}}"
        )
    }

    fn deal(text: &str) -> Result<DealSource, String> {
        Record::read(&record_with(text))
            .map(|mut record| record.hands.remove(0).deal)
            .map_err(|e| e.to_string())
    }

    #[test]
    fn a_deal_is_cards_or_a_pack_or_a_seed() {
        // NOT-REC-3, NOT-REC-4, FH-AMB-20
        let seed: Seed = SEED.parse().unwrap();
        assert_eq!(deal(&format!("{{\"seed\": \"{SEED}\"}}")), Ok(seed.into()));
        let pack = vec![Card::X, "10H".parse().unwrap()];
        let source = DealSource::Pack { pack: pack.clone(), cut: None, reshuffle: None };
        assert_eq!(deal("{\"pack\": [\"x\", \"T♥\"]}"), Ok(source));
        assert_eq!(
            deal("{\"cut\": 1, \"pack\": [\"X\", \"10H\"]}"),
            Ok(DealSource::Pack { pack, cut: Some(1), reshuffle: None })
        );
        assert!(
            matches!(deal("{\"hands\": [[\"AS\"]], \"kitty\": []}"), Ok(DealSource::Explicit(map)) if map.len() == 2)
        );
        for (text, error) in [
            ("{}", "the deal is empty"),
            ("[]", "expected an object with the cards, a pack or a seed"),
            ("{\"cut\": 3}", "\"cut\" goes only with \"pack\" or \"seed\""),
            ("{\"pack\": [], \"seed\": \"00\"}", "a seed is 64 hex digits"),
            ("{\"pack\": [], \"hands\": []}", "not several of them"),
            ("{\"pack\": [], \"cut\": -1}", "expected a whole number"),
            ("{\"pack\": [], \"cut\": 4.0}", "expected a whole number"),
            ("{\"pack\": [\"1S\"]}", "\"1S\" is not a card"),
            ("{\"pack\": [], \"pack\": []}", "duplicate key \"pack\""),
            ("{\"hands\": [], \"hands\": []}", "duplicate key \"hands\""),
            ("{\"rows\": [{\"up\": [], \"up\": []}]}", "duplicate key \"up\""),
        ] {
            let found = deal(text).unwrap_err();
            assert!(found.contains(error), "{text}: {found}");
            assert!(found.starts_with("line 2, column ") && found.contains("hands[0].deal"), "{found}");
        }
    }

    #[test]
    fn a_seed_with_a_cut_is_of_the_second_format() {
        // NOT-REC-12
        let deal = format!("{{\"seed\": \"{SEED}\", \"cut\": 5}}");
        let first = Record::read(&record_with(&deal)).unwrap_err();
        assert_eq!(first.place, Place::Hand(0), "{first}");
        let second = Record::read(&record_with(&deal).replace("record/1", "record/2")).unwrap();
        assert_eq!(second.hands[0].deal.cut(), Some(5));
        assert_eq!(Record::read(&second.to_json()), Ok(second.clone()));
        assert_eq!(Record::format_of(&second.hands), RECORD_FORMAT_2);
        assert_eq!(Record::format_of(&[]), RECORD_FORMAT);
    }

    #[test]
    fn a_deal_is_written_as_it_is_read() {
        // NOT-REC-3
        for text in [
            format!("{{\"seed\":\"{SEED}\"}}"),
            "{\"pack\":[\"X\",\"10H\"]}".to_owned(),
            "{\"pack\":[\"X\",\"10H\"],\"cut\":5}".to_owned(),
            "{\"kitty\":[],\"hands\":[[\"AS\"],[\"X\"]]}".to_owned(),
        ] {
            assert_eq!(serde_json::to_string(&deal(&text).unwrap()).unwrap(), text);
        }
    }

    #[test]
    fn what_is_no_record_is_told_with_its_place() {
        // NOT-RES-8
        let good = record_with("{\"hands\": []}");
        assert!(Record::read(&good).is_ok());
        for (from, to, error) in [
            ("\"any\"", "\"any\", \"game\": \"any\"", "line 1, column 55: duplicate key `game`"),
            ("\"any\"", "5", "line 1, column 43: game: invalid type: integer `5`, expected a string"),
            ("/1\"", "/3\"", "the format is \"kookaburra-record/3\""),
            ("\"game\"", "\"games\"", "line 1, column 41: games: unknown key `games`"),
            ("{\"preset\": \"a\"}", "[]", "rules: invalid type: a list, expected an object"),
            ("\"a\"}", "\"a\", \"b\": 1, \"b\": 1}", "rules: duplicate key \"b\""),
            ("\"dealer\": 1", "\"dealer\": 1.0", "line 2, column 26: hands[0].dealer: "),
            (
                "\"dealer\": 1",
                "\"dealer\": 256",
                "hands[0].dealer: invalid value: integer `256`, expected a whole number from 0 to 255",
            ),
            ("\"dealer\": 1, ", "", "hands[0]: missing key `dealer`"),
            ("[\"2 pass\"]", "[7]", "hands[0].actions[0]: invalid type: integer `7`, expected a string"),
            ("[\"2 pass\"]", "null", "hands[0].actions: "),
            ("\"rules\"", "\"scores\": null, \"rules\"", "scores: invalid type: null"),
            ("\"rules\"", "\"scores\": [1.5], \"rules\"", "scores[0]: invalid type: floating point"),
            ("\"rules\"", "\"scores\": [99999999999], \"rules\"", "scores[0]: invalid value: integer"),
            ("]}]}", "]}]", "line 2, column "),
            ("]}]}", "]}]} x", "trailing characters"),
        ] {
            let found = Record::read(&good.replacen(from, to, 1)).unwrap_err().to_string();
            assert!(found.contains(error), "{from} -> {to}: {found}");
        }
        for text in
            ["", "null", "[]", "[\"kookaburra-record/1\", \"any\", {}, []]", "\u{feff}{}", "{", "\"\\ud800\""]
        {
            let found = Record::read(text).unwrap_err();
            assert!(matches!(found.place, Place::Text { line: 1, .. }), "{text}: {found}");
        }
        let hand = "{\"format\":\"kookaburra-record/1\",\"game\":\"any\",\"rules\":{},\"hands\":[[1,{},[]]]}";
        assert!(Record::read(hand).unwrap_err().message.contains("expected an object"));
        let deep = format!("{{\"rules\": {{\"a\": {}", "[".repeat(100_000));
        assert!(Record::read(&deep).unwrap_err().message.contains("recursion limit"));
    }

    #[test]
    fn a_record_is_written_as_it_is_read() {
        // NOT-REC-2
        let mut record = Record::read(&record_with("{\"hands\": []}")).unwrap();
        assert_eq!(Record::read(&record.to_json()), Ok(record.clone()));
        record.players = Some(vec!["Ann".to_owned()]);
        record.scores = Some(vec![-40]);
        assert_eq!(Record::read(&record.to_json()), Ok(record));
    }

    #[test]
    fn a_record_of_very_many_hands_is_not_read_unless_it_is_wanted() {
        let record = Record::read(&record_with("{\"hands\": []}")).unwrap();
        let of = |hands: usize| {
            let mut record = record.clone();
            record.hands = vec![record.hands[0].clone(); hands];
            serde_json::to_string(&record).unwrap()
        };
        assert!(Record::read(&of(MOST_HANDS)).is_ok());
        let long = of(MOST_HANDS + 1);
        let found = Record::read(&long).unwrap_err();
        assert!(found.to_string().ends_with(": there are more hands than 10000"), "{found}");
        // It is known where the hand too many ends; nothing behind it has been looked at.
        let Place::Text { line: 1, column } = found.place else { panic!("{found}") };
        let cut = Record::read(&long[..column]).unwrap_err();
        assert_eq!(cut, found);
        assert!(Record::read_within(&long, MOST_HANDS + 1).is_ok());
        assert!(Record::read_within(&of(2), 1).is_err() && Record::read_within(&of(0), 0).is_ok());
    }

    #[test]
    fn minus_zero_is_zero() {
        // FH-AMB-44
        let good = record_with("{\"hands\": []}").replacen("\"rules\"", "\"scores\": [-0, 5], \"rules\"", 1);
        let record = Record::read(&good.replace("\"dealer\": 1", "\"dealer\": -0")).unwrap();
        assert_eq!((record.scores, record.hands[0].dealer), (Some(vec![0, 5]), Seat(0)));
        assert_eq!(
            deal("{\"pack\": [], \"cut\": -0}"),
            Ok(DealSource::Pack { pack: vec![], cut: Some(0), reshuffle: None })
        );
        assert_eq!(read_object("{\"a\": -0}").unwrap()["a"], 0);
    }

    #[test]
    fn names_and_messages_are_fit_to_be_shown() {
        let good = record_with("{\"hands\": []}");
        let with =
            |key: &str, text: &str| good.replacen("\"rules\"", &format!("\"{key}\": {text}, \"rules\""), 1);
        let named = with("players", &format!("[\"A\\u001b[2J\\u202eB\", \"{}\"]", "n".repeat(1 << 20)));
        let names = Record::read(&named).unwrap().players.unwrap();
        assert_eq!(names[0], "A\u{fffd}[2J\u{fffd}B");
        assert_eq!(names[1].chars().count(), name::LONGEST);
        let long = format!("\\u001b[2J{}", "é".repeat(1 << 20));
        for text in [with(&long, "1"), good.replace("/1", &long)] {
            let found = Record::read(&text).unwrap_err().to_string();
            assert!(!found.contains('\u{1b}') && found.chars().count() < LONGEST_MESSAGE + 40, "{found}");
        }
    }

    #[test]
    fn an_object_has_no_key_twice() {
        assert_eq!(read_object("{\"b\": [1, {\"c\": null}], \"a\": true}").unwrap().len(), 2);
        for text in ["{\"a\": 1, \"a\": 1}", "{\"a\": {\"b\": 1, \"b\": 1}}", "[]", "5", "{} {}", ""] {
            assert!(read_object(text).is_err(), "{text}");
        }
    }
}
