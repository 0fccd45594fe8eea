//! The memory of a club that one belongs to: its name, the nonce for an evening, what the server committed to, one’s
//! own table.

use fair_shuffle::{Commitment, Nonce};
use online_wire::{
    ParticipantId,
    club::{ClubCommand, ClubView, EveningView},
};
use serde_json::{Value, json};

use super::Told;

/// The memory of a club.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ClubMemory {
    /// What the club is called.
    pub title: String,
    /// The name of an evening in proofs, with the nonce for it.
    pub nonce: Option<(String, Nonce)>,
    /// The name of an evening, with what the server has committed to, deal by deal.
    pub seen: Option<(String, Vec<Commitment>)>,
    /// The code of one’s table in the round that was played last.
    pub table: Option<String>,
}

/// What one owes an evening before it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Owed {
    /// To commit to a nonce for every deal.
    Commit,
    /// To show it.
    Show(Nonce),
}

impl ClubMemory {
    /// Notes what is told of a club; true if something is to be saved.
    fn note(&mut self, club: &ClubView) -> bool {
        let before = self.clone();
        self.title.clone_from(&club.title);
        let Some(evening) = &club.evening else { return *self != before };
        let code = evening.round.as_ref().and_then(|round| round.code.clone());
        self.table = code.or(self.table.take());
        // What was committed to first is what counts.
        let is_new = self.seen.as_ref().is_none_or(|(name, _)| *name != evening.name);
        if is_new && !evening.commitments.is_empty() {
            self.seen = Some((evening.name.clone(), evening.commitments.clone()));
        }
        *self != before
    }

    fn nonce_for(&self, evening: &EveningView) -> Option<Nonce> {
        self.nonce.as_ref().filter(|(name, _)| *name == evening.name).map(|&(_, nonce)| nonce)
    }

    /// What one owes an evening.
    fn owes(&self, evening: &EveningView, me: ParticipantId) -> Option<Owed> {
        let nonce = self.nonce_for(evening);
        let commitments_made = evening.commitments_made.contains(&me);
        if evening.commitments.is_empty() {
            let there = evening.there.contains(&me);
            return (there && !(commitments_made && nonce.is_some())).then_some(Owed::Commit);
        }
        // It is shown only where one’s own commitment is in what the server has committed to.
        nonce.filter(|_| commitments_made && evening.owing.contains(&me)).map(Owed::Show)
    }

    /// The commitments to the nonce for an evening, one for each deal; with a fresh nonce if there is none. Nothing if
    /// chance is not to be had.
    fn make_commitment(&mut self, evening: &EveningView, me: ParticipantId) -> Option<Vec<Commitment>> {
        let nonce = self.nonce_for(evening).or_else(Nonce::fresh)?;
        self.nonce = Some((evening.name.clone(), nonce));
        Some((0..evening.plan.deals).map(|deal| nonce.commit(&evening.name, deal, me.0)).collect())
    }
}

impl ClubMemory {
    /// Reads it; of what is damaged as much as can be read.
    pub fn read(text: &str) -> Self {
        let saved: Value = serde_json::from_str(text).unwrap_or_default();
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let nonce = || Some((text(&saved["evening"])?, saved["nonce"].as_str()?.parse().ok()?));
        let seen = || {
            let all = saved["commitments"].as_array()?.iter();
            Some((text(&saved["committed"])?, all.filter_map(|one| one.as_str()?.parse().ok()).collect()))
        };
        Self {
            title: text(&saved["title"]).unwrap_or_default(),
            nonce: nonce(),
            seen: seen(),
            table: text(&saved["table"]),
        }
    }

    /// Writes it.
    pub fn write(&self) -> String {
        let (evening, nonce) = self.nonce.as_ref().map(|(name, nonce)| (name, nonce.to_string())).unzip();
        let (committed, commitments) = self.seen.as_ref().map(|(name, all)| (name, all)).unzip();
        let commitments: Option<Vec<String>> =
            commitments.map(|all| all.iter().map(ToString::to_string).collect());
        let saved = json!({
            "title": self.title, "evening": evening, "nonce": nonce, "committed": committed,
            "commitments": commitments, "table": self.table,
        });
        saved.to_string()
    }
}

/// Somebody’s part in the shuffles of a club’s evenings: what is saved, and what was sent already.
#[derive(Clone, Default, Debug)]
pub struct Dues {
    /// The memory, as it is to be saved.
    pub memory: ClubMemory,
    /// The last wish for the evening of a name, so that it is sent once.
    owed: Option<(String, Owed)>,
}

impl Dues {
    /// The part of somebody of whom this is saved.
    pub const fn new(memory: ClubMemory) -> Self {
        Self { memory, owed: None }
    }

    /// Learns what another place of the same person has kept: a nonce is theirs, wherever it was drawn.
    pub fn learn(&mut self, saved: ClubMemory) {
        self.memory.nonce = saved.nonce.or(self.memory.nonce.take());
        self.memory.seen = saved.seen.or(self.memory.seen.take());
    }

    /// Whatever was sent may have been lost with the connection.
    pub fn renew(&mut self) {
        self.owed = None;
    }

    /// Takes in how things stand: whether there is something new to be saved, and what is to be asked for now.
    pub fn follow(&mut self, told: &Told) -> (bool, Option<ClubCommand>) {
        let noted = self.memory.note(&told.club);
        let command = self.owed(told);
        (noted || matches!(command, Some(ClubCommand::Commit { .. })), command)
    }

    fn owed(&mut self, told: &Told) -> Option<ClubCommand> {
        let evening = told.club.evening.as_ref()?;
        let owed = self.memory.owes(evening, told.you)?;
        let owes = (evening.name.clone(), owed);
        if self.owed.as_ref() == Some(&owes) {
            return None;
        }
        self.owed = Some(owes);
        Some(match owed {
            Owed::Show(nonce) => ClubCommand::Show { nonce },
            Owed::Commit => {
                ClubCommand::Commit { commitments: self.memory.make_commitment(evening, told.you)? }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use fair_shuffle::Secret;

    use super::*;
    use crate::participant::club::testing::told;

    const ME: ParticipantId = ParticipantId(0);

    #[test]
    fn what_is_kept_is_read_as_it_was() {
        let memory = ClubMemory {
            title: "Wattle Street".to_owned(),
            nonce: Some(("wattle-1".to_owned(), Nonce([1; 32]))),
            seen: Some(("wattle-1".to_owned(), vec![Secret([2; 32]).commit("wattle-1", 0)])),
            table: Some("k3v9xq".to_owned()),
        };
        assert_eq!(ClubMemory::read(&memory.write()), memory);
        assert_eq!(ClubMemory::read("nonsense"), ClubMemory::default());
    }

    #[test]
    fn a_nonce_is_promised_when_one_is_there_and_shown_when_it_is_waited_for() {
        let mut evening = told().club.evening.unwrap();
        let mut memory = ClubMemory::default();
        evening.there.clear();
        assert_eq!(memory.owes(&evening, ME), None, "whoever isn’t there owes nothing");
        evening.there = vec![ME];
        assert_eq!(memory.owes(&evening, ME), Some(Owed::Commit));
        let commitments = memory.make_commitment(&evening, ME).unwrap();
        assert_eq!(commitments.len(), evening.plan.deals as usize);
        let (_, nonce) = memory.nonce.clone().unwrap();
        assert_eq!(commitments[1], nonce.commit(&evening.name, 1, 0));
        assert_eq!(memory.make_commitment(&evening, ME), Some(commitments), "the same nonce again");
        evening.commitments_made = vec![ME];
        assert_eq!(memory.owes(&evening, ME), None);
        assert_eq!(ClubMemory::default().owes(&evening, ME), Some(Owed::Commit), "another browser has it");
        evening.commitments = vec![Secret([2; 32]).commit(&evening.name, 0)];
        assert_eq!(memory.owes(&evening, ME), None, "nobody waits for it");
        evening.owing = vec![ME];
        assert_eq!(memory.owes(&evening, ME), Some(Owed::Show(nonce)));
        evening.commitments_made.clear();
        assert_eq!(memory.owes(&evening, ME), None, "one’s own commitment isn’t in it");
    }

    #[test]
    fn what_the_server_committed_to_first_is_what_counts() {
        let mut told = told();
        let mut memory = ClubMemory::default();
        let commit = |byte| vec![Secret([byte; 32]).commit("wattle-1", 0)];
        told.club.evening.as_mut().unwrap().commitments = commit(1);
        assert!(memory.note(&told.club) && !memory.note(&told.club));
        told.club.evening.as_mut().unwrap().commitments = commit(2);
        assert!(!memory.note(&told.club));
        assert_eq!(memory.seen, Some((told.club.evening.unwrap().name, commit(1))));
    }

    #[test]
    fn two_tabs_of_one_member_promise_the_same_nonce() {
        let mut told = told();
        told.club.evening.as_mut().unwrap().there = vec![ME];
        let (mut one, mut other) = (Dues::default(), Dues::default());
        let (_, promised) = one.follow(&told);
        other.learn(one.memory.clone());
        assert_eq!(other.follow(&told).1, promised);
        // Nothing that was saved is lost because the other has kept nothing.
        one.learn(ClubMemory::default());
        assert!(one.memory.nonce.is_some());
    }

    #[test]
    fn what_is_owed_is_asked_for_once_until_the_line_was_cut() {
        let mut told = told();
        let mut dues = Dues::default();
        assert!(matches!(dues.follow(&told), (true, None)), "its name is kept");
        told.club.evening.as_mut().unwrap().there = vec![ME];
        let (keep, command) = dues.follow(&told);
        assert!(
            keep && matches!(command, Some(ClubCommand::Commit { .. })),
            "the nonce is kept before it counts"
        );
        assert_eq!(dues.follow(&told), (false, None));
        dues.renew();
        assert_eq!(dues.follow(&told), (keep, command), "the same nonce again");
    }
}
