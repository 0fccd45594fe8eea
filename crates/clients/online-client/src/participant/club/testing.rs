//! A club as tests know it: Mae, Bo and Jo, and an evening of four deals.

use online_wire::{
    Moment, Opening, Options, ParticipantId,
    club::{ClubView, Evening, EveningView, Fill, Member, Movement, RoundView},
};
use table::Game;

use super::Told;

/// The club, as Mae knows it, with an evening that is planned.
pub fn told() -> Told {
    let member = |name: &str| Member { name: name.to_owned(), director: name == "Mae", left: false };
    let opening = Opening {
        game: five_hundred::Rules::NAME.to_owned(),
        rules: serde_json::Map::from_iter([("preset".to_owned(), "australian-4".into())]),
        options: Options::default(),
    };
    let plan = Evening {
        opening,
        at: Moment(1_800_000_000_000),
        deals: 4,
        per_round: 2,
        movement: Movement::Everyone,
        fill: Fill::Bots,
    };
    let evening = EveningView {
        number: 1,
        nth: 1,
        name: "wattle-1".to_owned(),
        plan,
        check_in_from: Moment(1_799_999_100_000),
        check_in_open: false,
        coming: Vec::new(),
        there: Vec::new(),
        partners: Vec::new(),
        pairs: Vec::new(),
        waiting: Vec::new(),
        commitments_made: Vec::new(),
        started: false,
        commitments: Vec::new(),
        owing: Vec::new(),
        rounds: 2,
        round: None,
        paused: false,
        notice: None,
        open: 0,
        awaited: 0,
        standings: Vec::new(),
    };
    let club = ClubView {
        title: "Wattle Street".to_owned(),
        ticket: "ticket".to_owned(),
        members: ["Mae", "Bo", "Jo"].map(member).to_vec(),
        evening: Some(evening),
        season: Vec::new(),
        evenings: 0,
        past: Vec::new(),
    };
    Told { you: ParticipantId(0), club }
}

/// The first round, in which Mae sits at table 3 with Jo.
pub fn round() -> RoundView {
    RoundView {
        number: 0,
        until: Moment(720_000),
        next: None,
        table: Some(2),
        code: Some("k3v9xq".to_owned()),
        seats: vec![Some(ParticipantId(0)), Some(ParticipantId(1)), Some(ParticipantId(2)), None],
        partner: Some(ParticipantId(2)),
        asked: false,
        finished: false,
        playing: 3,
        out: Vec::new(),
    }
}
