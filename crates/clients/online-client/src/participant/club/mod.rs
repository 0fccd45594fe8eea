//! A club as one of its members knows it: what they owe an evening, and what goes on there in words.

mod csv;
mod memory;
mod news;
mod results;
mod sides;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

use online_wire::{
    ParticipantId,
    club::{ClubView, EveningView, RoundView},
};
use texts::Texts;

pub use csv::{results_csv, standings_csv};
pub use memory::{ClubMemory, Dues};
pub use news::{
    announced, asks, here, missing, movement_key, news, next_seat, notice_key, partner, plan_words, refusal,
    seated, standing, time_of,
};
pub use results::{every_table, names, place_of, played, points};
pub use sides::{are_pairs, sides};

/// A club as one of its members knows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// Their number.
    pub you: ParticipantId,
    /// The club.
    pub club: ClubView,
}

impl Told {
    /// What somebody is called.
    pub fn name(&self, member: ParticipantId) -> &str {
        self.club.members.get(member.0 as usize).map_or("", |member| &member.name)
    }

    /// What several are called, in a list.
    pub fn names(&self, texts: Texts, members: &[ParticipantId]) -> String {
        texts.list(members.iter().map(|&member| self.name(member).to_owned()).collect())
    }

    /// Whether they are director.
    pub fn is_director(&self) -> bool {
        self.club.members.get(self.you.0 as usize).is_some_and(|member| member.director)
    }

    /// The number of an evening as people count them, from that by which its results are asked for; and the other way
    /// round.
    pub fn nth(&self, number: u32) -> u32 {
        let past = self.club.past.iter().find(|evening| evening.number == number).map(|evening| evening.nth);
        let now = self.club.evening.as_ref().filter(|evening| evening.number == number);
        past.or(now.map(|evening| evening.nth)).filter(|&nth| nth > 0).unwrap_or(number)
    }

    /// The number by which the results of the evening are asked for that people count so.
    pub fn number_of(&self, nth: u32) -> Option<u32> {
        let past = self.club.past.iter().map(|evening| evening.number);
        let now = self.club.evening.iter().map(|evening| evening.number);
        past.chain(now).find(|&number| self.nth(number) == nth)
    }

    /// The evening that is played.
    pub fn started(&self) -> Option<&EveningView> {
        self.club.evening.as_ref().filter(|evening| evening.started)
    }

    /// The round that is played.
    pub fn round(&self) -> Option<&RoundView> {
        self.started()?.round.as_ref()
    }
}
