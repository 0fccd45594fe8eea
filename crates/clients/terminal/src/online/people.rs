//! Everybody at a table online, in lines.

use online_client::participant::{News, Room, Standing, phrase};
use online_wire::{ParticipantId, Phrase};
use texts::Texts;

/// Everybody at the table, by seats; participants by the numbers that a host types.
pub(super) fn people(texts: Texts, room: &Room) -> Vec<String> {
    let news = News { texts, room };
    let mut lines = Vec::new();
    for (place, number) in room.participants.places.iter().zip(1_usize..) {
        let name = match place.participant {
            Some(participant) => person(texts, room, participant),
            None => {
                let level = news.level(place);
                let args = [("name", place.name.as_str().into()), ("level", level.into())];
                texts.format("online-free", &args)
            }
        };
        let args = [("number", number.into()), ("name", name.into())];
        lines.push(texts.format("online-seat-of", &args));
        // That a bot holds a free seat has been said.
        let says_more = place.next.is_some() || room.standing(place) != Standing::Bot;
        lines.extend(news.status(place).filter(|_| says_more));
        lines.extend(news.days_off(place, |until| super::when::day(texts, until)));
    }
    let watchers: Vec<_> = room.watchers().map(|participant| person(texts, room, participant)).collect();
    if !watchers.is_empty() {
        let names = texts.list(watchers);
        lines.push(texts.format("online-watchers", &[("names", names.into())]));
    }
    if room.participants.locked {
        lines.push(texts.get("online-locked"));
    }
    lines
}

/// Somebody with their number, and what they are.
fn person(texts: Texts, room: &Room, participant: ParticipantId) -> String {
    let role = match (room.participants.host == Some(participant), room.you == participant) {
        (true, true) => "both",
        (true, false) => "host",
        (false, true) => "you",
        (false, false) => "none",
    };
    let args = [
        ("name", room.name(participant).into()),
        ("number", (participant.0 as usize + 1).into()),
        ("role", role.into()),
    ];
    texts.format("remote-person", &args)
}

/// The phrases, each with its number.
pub(super) fn phrases(texts: Texts) -> Vec<String> {
    let all = Phrase::ALL.into_iter().zip(1_usize..);
    let line = |(said, number): (Phrase, usize)| {
        let args = [("number", number.into()), ("phrase", phrase(texts, said).into())];
        texts.format("remote-phrase", &args)
    };
    all.map(line).collect()
}
