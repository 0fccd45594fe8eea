//! Personal links: somebody whose browser forgets them, or who takes another device, is who they were.

use card_match::MatchGame;
use fair_shuffle::Nonce;
use online_wire::ParticipantId;

use crate::OnlineTable;

/// How many digits of the hash stand in a link: 128 bits.
const DIGITS: usize = 32;
/// Sets these hashes apart from those of any table’s deals: no table is called so.
const PURPOSE: &str = "personal link";

impl<G: MatchGame> OnlineTable<G> {
    /// What stands at the end of somebody’s personal link. It follows from the key of the table, so that nothing has to
    /// be saved.
    pub fn personal(&self, participant: ParticipantId) -> String {
        let hash = Nonce(self.key.0).commit(PURPOSE, 0, participant.0).to_string();
        format!("{}-{}", participant.0, hash.get(..DIGITS).unwrap_or(&hash))
    }

    /// The person whose link ends so.
    pub fn person_of_link(&self, personal: &str) -> Option<ParticipantId> {
        let participant = ParticipantId(personal.split_once('-')?.0.parse().ok()?);
        (participant < self.next_participant() && self.personal(participant) == personal)
            .then_some(participant)
    }
}
