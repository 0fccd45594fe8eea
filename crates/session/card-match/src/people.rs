//! The people of a match: as many as the game has seats, or more, who then share it \[FH-END-8\]. Games won are theirs,
//! not their seats'.

use players::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Person, Seat, SeatSet};

use crate::{Match, MatchGame};

/// One of the people of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// What they are called in records.
    pub name: String,
    /// What decides for them.
    pub who: Who,
}

/// What decides for one of the people of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Somebody at a screen.
    Human,
    /// A bot of a level.
    Bot(Level),
}

impl Member {
    /// Somebody at a screen.
    pub fn human(name: impl Into<String>) -> Self {
        Self { name: name.into(), who: Who::Human }
    }

    /// A bot of a level.
    pub fn bot(name: impl Into<String>, level: Level) -> Self {
        Self { name: name.into(), who: Who::Bot(level) }
    }
}

impl Member {
    /// The member as the header of a log has it.
    pub(crate) fn to_value(&self) -> Value {
        let mut member = Map::new();
        member.insert("name".to_owned(), self.name.clone().into());
        if let Who::Bot(level) = self.who {
            member.insert("level".to_owned(), level.name().into());
        }
        Value::Object(member)
    }
}

/// A member as the header of a log has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavedMember {
    name: String,
    /// The level of a bot; a human has none.
    #[serde(default)]
    level: Option<String>,
}

impl SavedMember {
    /// Reads it; `None` if there is no such level. The name is made fit to be shown.
    pub(crate) fn read(self) -> Option<Member> {
        let who = match self.level {
            None => Who::Human,
            Some(level) => Who::Bot(level.parse().ok()?),
        };
        Some(Member { name: table::shown_name(&self.name), who })
    }
}

/// The people at a table, as one of them is told of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct People {
    /// The names of everybody who came, those who sit out included.
    pub names: Vec<String>,
    /// The number of the person at each seat.
    pub seated: Vec<usize>,
    /// The number of the one who is told.
    pub viewer: usize,
}

/// A winner of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    /// Those who play together, or one of them.
    Side(SeatSet),
    /// A person, wherever they sat, by their number.
    Person(usize),
}

impl<G: MatchGame> Match<G> {
    /// Everybody who came.
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// The number of the person at each seat.
    pub fn seated(&self) -> Vec<usize> {
        self.log.start().seated.iter().map(|person| person.0 as usize).collect()
    }

    /// The people who sit out, in the order in which they came.
    pub fn waiting(&self) -> Vec<usize> {
        let seated = self.seated();
        (0..self.members.len()).filter(|person| !seated.contains(person)).collect()
    }

    /// The names by seat.
    pub fn names(&self) -> Vec<String> {
        self.seated().into_iter().map(|person| self.members[person].name.clone()).collect()
    }

    /// The seat of a person, unless they sit out.
    pub fn seat_of(&self, person: Person) -> Option<Seat> {
        let seated = &self.log.start().seated;
        Seat::all(seated.len()).find(|seat| seated[seat.index()] == person)
    }

    /// The person at a seat.
    pub fn person_at(&self, seat: Seat) -> Option<Person> {
        self.log.start().seated.get(seat.index()).copied()
    }

    /// What decides for a seat.
    pub fn who_at(&self, seat: Seat) -> Option<Who> {
        self.person_at(seat).map(|person| self.members[person.0 as usize].who)
    }

    /// Whether somebody at a screen sits there.
    pub fn is_human(&self, seat: Seat) -> bool {
        self.who_at(seat) == Some(Who::Human)
    }

    /// Whether somebody at a screen has a seat.
    pub fn has_human(&self) -> bool {
        Seat::all(self.rules().seats()).any(|seat| self.is_human(seat))
    }

    /// The games won so far, if any: by whom, and how many. Where everybody has a seat for the whole match, sides count
    /// together; people who share a game count for themselves \[FH-END-7\] \[FH-END-8\].
    pub fn games_won(&self) -> Vec<(Winner, u32)> {
        let won = self.log.won();
        if won.iter().all(|&games| games == 0) {
            return Vec::new();
        }
        if self.members.len() > self.rules().seats() {
            return won
                .into_iter()
                .enumerate()
                .map(|(person, games)| (Winner::Person(person), games))
                .collect();
        }
        let seated = self.seated();
        let games = |side: SeatSet| side.first().map_or(0, |seat| won[seated[seat.index()]]);
        self.rules().sides().into_iter().map(|side| (Winner::Side(side), games(side))).collect()
    }
}

/// The seats after those who give way have left theirs to those who waited \[FH-END-8\].
pub(crate) fn relieved(seated: &[usize], people: usize, leaving: &[usize]) -> Vec<usize> {
    let mut waiting = (0..people).filter(|person| !seated.contains(person));
    let relieve = |&person: &usize| match leaving.contains(&person) {
        true => waiting.next().unwrap_or(person),
        false => person,
    };
    seated.iter().map(relieve).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_waited_take_the_seats_of_those_who_give_way() {
        // FH-END-8
        assert_eq!(relieved(&[3, 0, 1, 4], 5, &[0]), [3, 2, 1, 4]);
        assert_eq!(relieved(&[0, 1, 2], 5, &[0, 2]), [3, 1, 4]);
        assert_eq!(relieved(&[0, 1, 2], 3, &[0]), [0, 1, 2], "nobody waits");
    }
}
