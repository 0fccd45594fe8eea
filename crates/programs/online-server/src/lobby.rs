//! The tables that are open to anyone: their hosts have said so, somebody is there, and a seat is free. They lie in the
//! store, so that any program lists those of all.

use online_wire::{Opening, Participants, http};
use serde::{Deserialize, Serialize};

use crate::{Hub, StoreError};

/// The most tables that are listed at once: those opened last.
const MOST: u32 = 100;

/// A table that is open to anyone, as its room knows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Listed {
    opening: Opening,
    /// How many people are there.
    people: usize,
    /// How many places nobody has.
    free: usize,
    /// Whether the first game has begun.
    started: bool,
}

/// Those that were opened last, of all programs that are there.
///
/// # Errors
/// The store.
pub(crate) async fn list(hub: &Hub) -> Result<http::Lobby, StoreError> {
    let saved = hub.settings().store.shown(hub.silent_since(), MOST).await?;
    let row = |(code, listed): (String, String)| {
        // What another version has written is its own.
        let Listed { opening, people, free, started } = serde_json::from_str(&listed).ok()?;
        Some(http::Listed { code, opening, people, free, started })
    };
    Ok(http::Lobby { tables: saved.into_iter().filter_map(row).collect() })
}

impl Listed {
    /// A table as it is listed, if it is.
    pub(crate) fn of(opening: &Opening, participants: &Participants) -> Option<Self> {
        let people = participants
            .participants
            .iter()
            .filter(|participant| participant.here && !participant.left)
            .count();
        let gone = |participant: online_wire::ParticipantId| {
            participants.participants.get(participant.0 as usize).is_none_or(|participant| participant.left)
        };
        let free = participants.places.iter().filter(|place| place.next.is_none());
        let free = free.filter(|place| place.participant.is_none_or(gone)).count();
        (opening.options.listed && !participants.locked && !participants.ended && people > 0 && free > 0)
            .then(|| Self { opening: opening.clone(), people, free, started: participants.started })
    }
}

#[cfg(test)]
mod tests {
    use online_wire::{Options, ParticipantId, ParticipantInfo, Place};
    use players::Level;

    use super::*;

    #[test]
    fn a_table_is_listed_while_its_host_wants_it_somebody_is_there_and_a_seat_is_free() {
        let place = |participant: Option<u32>| Place {
            participant: participant.map(ParticipantId),
            bot: participant.is_none(),
            level: Level::Expert,
            name: String::new(),
            next: None,
        };
        let presence = ParticipantInfo {
            name: "Mae".to_owned(),
            here: true,
            left: false,
            place: Some(0),
            off_until: None,
        };
        let participants = Participants {
            participants: vec![presence],
            places: vec![place(Some(0)), place(None)],
            ..Participants::default()
        };
        let opening = |listed| Opening {
            game: "five-hundred".to_owned(),
            rules: serde_json::Map::new(),
            options: Options { listed, ..Options::default() },
        };
        let listed = Listed::of(&opening(true), &participants).unwrap();
        assert_eq!((listed.people, listed.free, listed.started), (1, 1, false));
        assert_eq!(Listed::of(&opening(false), &participants), None);
        let with = |change: fn(&mut Participants)| {
            let mut participants = participants.clone();
            change(&mut participants);
            Listed::of(&opening(true), &participants)
        };
        assert_eq!(with(|participants| participants.locked = true), None);
        assert_eq!(with(|participants| participants.ended = true), None);
        assert_eq!(with(|participants| participants.participants[0].here = false), None);
        assert_eq!(with(|participants| participants.places[1].next = Some(ParticipantId(0))), None);
        assert_eq!(with(|participants| participants.participants[0].left = true), None, "nobody is there");
    }
}
