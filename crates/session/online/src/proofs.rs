//! What may be seen afterwards: the hands that are over, with the proofs of their deals.

use card_match::MatchGame;
use table::Record;

use crate::OnlineTable;

impl<G: MatchGame> OnlineTable<G> {
    /// The finished hands of this game, with the proofs of their deals; nothing before the first is over.
    pub(crate) fn record(&self) -> Option<Record> {
        if !self.has_game() {
            return None;
        }
        let mut record = Record { players: None, ..self.game.finished_record() };
        for (hand, proof) in record.hands.iter_mut().zip(&self.proofs) {
            if let Ok(serde_json::Value::Object(proof)) = serde_json::to_value(proof) {
                hand.proof = Some(proof);
            }
        }
        record.format = Record::format_of(&record.hands).to_owned();
        record.hands.first()?;
        Some(record)
    }

    /// The games of this table as anybody may replay them: of the one that is played the hands that are over.
    pub fn records(&self) -> Vec<Record> {
        let names = |seated: &[usize]| Some(seated.iter().map(|&place| self.place_name(place)).collect());
        if let Some(given) = &self.given {
            let named =
                |(record, seated): &(Record, Vec<usize>)| Record { players: names(seated), ..record.clone() };
            return given.open_records().map(named).collect();
        }
        let seated = self.game.seated();
        let now = self.record().map(|record| Record { players: names(&seated), ..record });
        let before = self.played.iter();
        before
            .map(|(record, seated)| Record { players: names(seated), ..record.clone() })
            .chain(now)
            .collect()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.has_game() && self.game.is_over()
    }
}
