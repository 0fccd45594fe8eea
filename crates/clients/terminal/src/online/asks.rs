//! What a table online asks of somebody, before the game does.

use card_match::{PlayerState, Turn};
use online_client::participant::Room;
use online_wire::TableCommand;
use texts::Texts;

/// The question to a player at a table online.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Asks {
    /// This, in words.
    Table(String),
    /// Nothing: others are waited for.
    Nothing,
    /// What the game asks, if it is their turn there.
    Cards,
}

/// The question to somebody; `at` is where the match stands for them once cards have been dealt.
pub(super) fn asks(texts: Texts, room: &Room, at: Option<&PlayerState>) -> Asks {
    let key = if room.is_asked() {
        "remote-answer"
    } else if room.participants.paused {
        return Asks::Nothing;
    } else if room.may(&TableCommand::Sit { place: None }) {
        if room.participants.started { "remote-sit-later" } else { "remote-sit" }
    } else if room.may(&TableCommand::Start {}) {
        "remote-start"
    } else if !room.participants.started {
        let host = room.participants.host.map_or("", |host| room.name(host));
        return Asks::Table(texts.format("online-host-starts", &[("name", host.into())]));
    } else if room.my_next_place().is_some() {
        "online-you-sit-next"
    } else if room.my_place().is_none() {
        return Asks::Nothing;
    } else if room.may(&TableCommand::Return {}) {
        "remote-back"
    } else {
        let Some(at) = at else { return Asks::Nothing };
        match at.turn {
            Turn::Deal | Turn::Over if room.is_ready() => return Asks::Nothing,
            Turn::Deal => match at.cuts {
                Some(cuts) => {
                    let args = [("from", cuts.least.into()), ("to", cuts.most.into())];
                    return Asks::Table(texts.format("prompt-cut", &args));
                }
                None => "remote-deal",
            },
            Turn::Over => "remote-over",
            Turn::Mine | Turn::Other(_) => return Asks::Cards,
        }
    };
    Asks::Table(texts.get(key))
}
