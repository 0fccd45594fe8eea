//! A match at an open table as it is kept: who plays, and the record.

use open_table::{Act, Room};
use players::five_hundred::Conventions;
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Record, Seat};

use super::OpenMatch;
use crate::{Member, NotRead, Who, people::KeptMember, seeds::MatchSeed};

/// The `format` of such a match.
const FORMAT: &str = "kookaburra-open-match/1";
/// What the formats of all versions begin with.
const ALL_FORMATS: &str = "kookaburra-open-match/";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    #[allow(dead_code, reason = "it is read before all else")]
    format: String,
    people: Vec<KeptMember>,
    seed: String,
    #[serde(default)]
    conventions: Option<String>,
    errors: u8,
    game: u32,
    record: Record,
}

#[derive(Deserialize)]
struct Head {
    format: String,
}

impl OpenMatch {
    /// The match as it is kept, in one line. It holds what no player may know.
    pub fn to_text(&self) -> String {
        let people: Vec<Value> = self.members.iter().map(Member::to_value).collect();
        let agreed = (self.conventions != Conventions::default()).then(|| self.conventions.to_string());
        let kept = json!({
            "format": FORMAT,
            "people": people,
            "seed": self.seed.0.to_string(),
            "conventions": agreed,
            "errors": self.errors,
            "game": self.game,
            "record": self.record,
        });
        format!("{kept}\n")
    }

    /// Whether a text is meant as such a match.
    pub fn is_one(text: &[u8]) -> bool {
        let head = text.split(|&byte| byte == b'\n').next().unwrap_or_default();
        serde_json::from_slice::<Head>(head).is_ok_and(|head| head.format.starts_with(ALL_FORMATS))
    }

    /// Reads a match as it is kept.
    ///
    /// # Errors
    /// What the text is instead.
    pub fn read(text: &[u8]) -> Result<Self, NotRead> {
        let head: Head = serde_json::from_slice(text).map_err(|_| NotRead::Damaged)?;
        if head.format != FORMAT {
            let newer = head.format.starts_with(ALL_FORMATS);
            return Err(if newer { NotRead::Newer } else { NotRead::Damaged });
        }
        let kept: Kept = serde_json::from_slice(text).map_err(|error| NotRead::of_error(&error))?;
        let members: Option<Vec<Member>> = kept.people.into_iter().map(KeptMember::read).collect();
        let members = members.ok_or(NotRead::Newer)?;
        let seed = MatchSeed(kept.seed.parse().map_err(|_| NotRead::Damaged)?);
        let conventions = kept.conventions.as_deref().map_or(Ok(Conventions::default()), str::parse);
        let conventions = conventions.map_err(|_| NotRead::Newer)?;
        let human = members.iter().position(|member| member.who == Who::Human);
        let me = human.and_then(|place| Seat::all(members.len()).nth(place)).ok_or(NotRead::Damaged)?;
        // The last act is done again, so that it may be claimed as before.
        let mut before = kept.record.clone();
        let last = before.hands.last_mut().and_then(|hand| hand.actions.pop());
        let room = Room::replay(&before, |_| {}).map_err(|_| NotRead::Damaged)?;
        let (errors, game) = (kept.errors.min(100), kept.game);
        let whole = open_table::plays_open(room.rules()) && members.len() == room.rules().seats();
        if !whole {
            return Err(NotRead::Damaged);
        }
        let mut this =
            Self { room, record: before, members, me, seed, conventions, errors, game, last: None };
        if let Some(line) = last {
            let read = Act::read_line(&line, this.rules().seats());
            let (seat, act) = read.map_err(|_| NotRead::Damaged)?;
            this.perform(seat, act).map_err(|_| NotRead::Damaged)?;
        }
        Ok(this)
    }
}
