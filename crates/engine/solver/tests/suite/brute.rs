//! Plain minimax over the rules of the game themselves: no cut, no table, no bits. Slow and simple on purpose.

use five_hundred::{Action, Choices, Rules, State};
use table::{Game, Seat, SeatSet};

/// What counts in a hand that is being played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stakes {
    /// The seats whose tricks count.
    pub(crate) party: SeatSet,
    /// Whether they want none.
    pub(crate) misere: bool,
}

impl Stakes {
    /// Reads them off the hand's own report.
    pub(crate) fn of(rules: &Rules, state: &State) -> Self {
        let hand = rules.hand_json(state);
        let contract = &hand["contract"];
        if contract.is_null() {
            let dealer = hand["dealer"].as_u64().unwrap() as u8;
            let eldest = Seat(dealer).after(1, rules.seats());
            return Self { party: rules.side(eldest), misere: false };
        }
        let bid: five_hundred::Bid = contract["bid"].as_str().unwrap().parse().unwrap();
        let mut party: SeatSet = contract["partners"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| Seat(seat.as_u64().unwrap() as u8))
            .collect();
        party.insert(Seat(contract["seat"].as_u64().unwrap() as u8));
        Self { party, misere: bid.is_misere() }
    }

    fn tricks(self, rules: &Rules, state: &State) -> u8 {
        let tricks = rules.hand_json(state)["tricks"].clone();
        self.party.iter().map(|seat| tricks[seat.index()].as_u64().unwrap() as u8).sum()
    }
}

/// The seat whose cards are played next: in a super open misère another seat acts for the contractor.
fn wants_tricks(rules: &Rules, state: &State, stakes: Stakes) -> bool {
    let position = five_hundred::Position::new(rules, state).unwrap();
    let mine = stakes.party.contains(position.owner(position.turn));
    mine != stakes.misere
}

pub(crate) fn is_in_play(rules: &Rules, state: &State) -> bool {
    rules.phase(state) == Some(five_hundred::Phase::Play)
}

pub(crate) fn moves(rules: &Rules, state: &State) -> (Seat, Vec<Action>) {
    let seat = rules.to_act(state).first().unwrap();
    let choices: Choices = rules.choices(state, seat);
    (seat, choices.list())
}

/// The tricks of the party at the end of the hand, if everybody plays perfectly; in a misère 0 if it succeeds.
pub(crate) fn value(rules: &Rules, state: &State, stakes: Stakes) -> u8 {
    if !is_in_play(rules, state) {
        return stakes.tricks(rules, state);
    }
    let (seat, actions) = moves(rules, state);
    let values = actions.into_iter().map(|action| {
        let mut next = *state;
        rules.play_unchecked(&mut next, seat, action);
        value(rules, &next, stakes)
    });
    if wants_tricks(rules, state, stakes) { values.max().unwrap() } else { values.min().unwrap() }
}

/// The value of every action.
pub(crate) fn values(rules: &Rules, state: &State, stakes: Stakes) -> Vec<(Action, u8)> {
    let (seat, actions) = moves(rules, state);
    actions
        .into_iter()
        .map(|action| {
            let mut next = *state;
            rules.play_unchecked(&mut next, seat, action);
            (action, value(rules, &next, stakes))
        })
        .collect()
}
