//! Draws of cards by the people at a table, and the seats after them.

use cards::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

/// How a draw went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// What each person drew, round by round: after the first, those who were tied. People are numbered as they came.
    #[schemars(with = "Vec<Vec<(usize, String)>>")]
    pub rounds: Vec<Vec<(usize, Card)>>,
    /// The people who sit out from now on.
    pub out: Vec<usize>,
    /// The first dealer, if the cards decided it.
    pub dealer: Option<Seat>,
}

/// The seats of people after a draw.
#[derive(Clone, PartialEq, Debug)]
pub struct Places {
    /// The person at each seat.
    pub seated: Vec<usize>,
    /// The draw, if there was one.
    pub draw: Option<Draw>,
}

impl Places {
    /// People as they came: the first of them at `me`, the others clockwise from their left. Nobody draws.
    pub fn undrawn(people: &[usize], me: Seat) -> Self {
        let mut seated = vec![0; people.len()];
        for (steps, &person) in people.iter().enumerate() {
            seated[me.after(steps, people.len()).index()] = person;
        }
        Self { seated, draw: None }
    }
}

/// The pack spread for a draw, and what has been drawn from it.
pub(crate) struct Spread<'a> {
    cards: &'a [Card],
    /// The cards of each person, in the order in which they drew them.
    drawn: Vec<Vec<Card>>,
    /// What each drew, round by round.
    pub(crate) rounds: Vec<Vec<(usize, Card)>>,
}

impl<'a> Spread<'a> {
    /// A pack in the order in which its cards are taken.
    pub(crate) fn new(cards: &'a [Card], people: usize) -> Self {
        Self { cards, drawn: vec![Vec::new(); people], rounds: Vec::new() }
    }

    /// Lets these people draw one card each; `None` if the cards run out.
    pub(crate) fn round(&mut self, people: &[usize]) -> Option<()> {
        let (now, later) = self.cards.split_at_checked(people.len())?;
        self.cards = later;
        for (&person, &card) in people.iter().zip(now) {
            self.drawn[person].push(card);
        }
        self.rounds.push(people.iter().copied().zip(now.iter().copied()).collect());
        Some(())
    }

    /// Lets those who are tied (the question's error) draw again until their cards decide; `None` if the cards run out.
    pub(crate) fn decide<T>(
        &mut self,
        people: &[usize],
        question: impl Fn(&[Vec<Card>]) -> Result<T, Vec<usize>>,
    ) -> Option<T> {
        loop {
            let theirs: Vec<Vec<Card>> = people.iter().map(|&person| self.drawn[person].clone()).collect();
            match question(&theirs) {
                Ok(answer) => return Some(answer),
                Err(again) => {
                    let tied: Vec<usize> = again.into_iter().map(|player| people[player]).collect();
                    self.round(&tied)?;
                }
            }
        }
    }
}
