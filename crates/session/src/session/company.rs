//! Who has come to the table: as many people as the game has seats, or more, who then share it \[FH-END-8\]. Games won
//! are theirs, not their seats'.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

/// The people at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Company {
    /// Everybody's name; the human comes first.
    #[serde(deserialize_with = "table::names")]
    people: Vec<String>,
    /// Which of them sits where, by seat.
    seated: Vec<usize>,
    /// The games each of them has won.
    won: Vec<u32>,
}

impl Company {
    /// People of whom these are seated, by seat.
    pub fn new(people: Vec<String>, seated: Vec<usize>) -> Self {
        let won = vec![0; people.len()];
        Self { people, seated, won }
    }

    /// Whether everybody is somewhere, and nobody in two places.
    pub fn is_sound(&self, seats: usize) -> bool {
        let known = self.seated.iter().all(|&person| person < self.people.len());
        let twice = self.seated.iter().enumerate().any(|(i, person)| self.seated[..i].contains(person));
        known && !twice && self.seated.len() == seats && self.won.len() == self.people.len()
    }

    /// Everybody's name, the human's first.
    pub fn people(&self) -> &[String] {
        &self.people
    }

    /// Where the human sits; nowhere if he sits out.
    pub fn human(&self) -> Option<Seat> {
        self.seated.iter().position(|&person| person == 0).map(|seat| Seat(seat as u8))
    }

    /// The names by seat.
    pub fn names(&self) -> Vec<String> {
        self.seated.iter().map(|&person| self.people[person].clone()).collect()
    }

    /// The people at the table who play, by seat.
    pub fn players(&self) -> &[usize] {
        &self.seated
    }

    /// Who sits out, in the order in which they came.
    pub fn waiting(&self) -> Vec<usize> {
        (0..self.people.len()).filter(|person| !self.seated.contains(person)).collect()
    }

    /// The games each person has won.
    pub fn won(&self) -> &[u32] {
        &self.won
    }

    /// Counts a finished game, or takes it back: how many games each seat has won with it.
    pub fn count(&mut self, games: &[u8], back: bool) {
        for (&person, &games) in self.seated.iter().zip(games) {
            let games = u32::from(games);
            let won = &mut self.won[person];
            *won = if back { won.saturating_sub(games) } else { *won + games };
        }
    }

    /// Those who give way leave their seats to those who waited \[FH-END-8\].
    pub fn relieve(&mut self, leaving: &[usize]) {
        let mut waiting = self.waiting().into_iter();
        for person in &mut self.seated {
            if leaving.contains(person)
                && let Some(next) = waiting.next()
            {
                *person = next;
            }
        }
    }

    /// The people on some seats.
    pub fn at(&self, seats: SeatSet) -> impl Iterator<Item = usize> + '_ {
        seats.iter().filter_map(|seat| self.seated.get(seat.index()).copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn company(seated: &[usize]) -> Company {
        let people = ["you", "a", "b", "c", "d"].map(str::to_owned).to_vec();
        Company::new(people, seated.to_vec())
    }

    #[test]
    fn who_waited_takes_the_seat_of_who_gives_way() {
        // FH-END-8
        let mut five = company(&[3, 0, 1, 4]);
        assert_eq!((five.waiting(), five.human()), (vec![2], Some(Seat(1))));
        five.relieve(&[0]);
        assert_eq!((five.waiting(), five.human()), (vec![0], None));
        assert_eq!(five.names(), ["c", "b", "a", "d"]);
        let mut three_seats = company(&[0, 1, 2]);
        three_seats.relieve(&[0, 2]);
        assert_eq!(three_seats.names(), ["c", "a", "d"]);
    }

    #[test]
    fn games_are_won_by_people() {
        // FH-END-7, FH-END-8
        let mut five = company(&[3, 0, 1, 4]);
        five.count(&[1, 0, 1, 0], false);
        five.relieve(&[3]);
        five.count(&[2, 0, 2, 0], false);
        assert_eq!(five.won(), [0, 3, 2, 1, 0]);
        five.count(&[2, 0, 2, 0], true);
        assert_eq!(five.won(), [0, 1, 0, 1, 0]);
    }

    #[test]
    fn a_company_that_cannot_be_is_noticed() {
        assert!(company(&[0, 1, 2]).is_sound(3) && !company(&[0, 1, 2]).is_sound(4));
        assert!(!company(&[0, 1, 1]).is_sound(3) && !company(&[0, 1, 5]).is_sound(3));
    }
}
