//! Sets a table: some cards where the test wants them, the rest anywhere; then what has happened, and what the bot
//! does.

use cards::{Card, CardSet};
use five_hundred::{Action, Deal, PRESETS, Preset, Rules, RulesSpec, State};
use kookaburra_players::five_hundred::{Bot, Decision};
use table::{Game, Recall, Seat, Viewer, shuffle};

/// A hand in progress.
pub(crate) struct Table {
    pub(crate) rules: Rules,
    pub(crate) state: State,
}

pub(crate) fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

/// Rules of a preset with some axes changed.
pub(crate) fn rules(preset: &str, changes: &[(&str, &str)]) -> Rules {
    let preset = Preset::named(preset).unwrap_or(&PRESETS[0]);
    let mut spec = RulesSpec::from(preset);
    for (axis, value) in changes {
        spec.set(axis, value).unwrap();
    }
    Rules::new(spec).unwrap()
}

impl Table {
    /// Deals from the last seat: seat 0 speaks first. Hands are given from seat 0, the kitty last; `""` is any hand.
    pub(crate) fn new(preset: &str, hands: &[&str]) -> Self {
        Self::of(rules(preset, &[]), &[], hands)
    }

    pub(crate) fn of(rules: Rules, scores: &[i32], hands: &[&str]) -> Self {
        let seats = rules.seats();
        let wanted: Vec<CardSet> = hands.iter().map(|hand| cards(hand)).collect();
        let given = wanted.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        assert_eq!(given.len(), wanted.iter().map(|hand| hand.len()).sum::<u32>(), "a card is given twice");
        let mut rest = (rules.pack() - given).to_canonical();
        shuffle(kookaburra_players::seed_of(1, 2), &mut rest);
        let mut deal = Deal::default();
        for seat in 0..seats {
            deal.hands[seat] = wanted.get(seat).copied().unwrap_or_default();
            while deal.hands[seat].len() < 10 {
                deal.hands[seat].insert(rest.pop().unwrap());
            }
        }
        deal.kitties[0] = wanted.get(seats).copied().unwrap_or_default() | rest.into_iter().collect();
        let scores = if scores.is_empty() { vec![0; seats] } else { scores.to_vec() };
        let mut state = rules.start(&scores).unwrap();
        rules.deal(&mut state, Seat(seats as u8 - 1), &deal);
        Self { rules, state }
    }

    /// Two players with rows: hands of both, rows of both (face up; the cards below are any), the kitty.
    pub(crate) fn with_rows(preset: &str, hands: [&str; 2], up: [&str; 2], kitty: &str) -> Self {
        let rules = rules(preset, &[]);
        let all = [hands[0], hands[1], up[0], up[1], kitty].map(cards);
        let given = all.into_iter().fold(CardSet::EMPTY, |sum, set| sum | set);
        let mut rest = (rules.pack() - given).to_canonical();
        shuffle(kookaburra_players::seed_of(1, 2), &mut rest);
        let mut deal = Deal::default();
        for seat in 0..2 {
            deal.hands[seat] = all[seat];
            while deal.hands[seat].len() < 10 {
                deal.hands[seat].insert(rest.pop().unwrap());
            }
            let mut up = all[seat + 2].into_iter();
            deal.rows[seat].up = std::array::from_fn(|_| up.next().or_else(|| rest.pop()));
            deal.rows[seat].down = std::array::from_fn(|_| rest.pop());
        }
        deal.kitties[0] = all[4];
        let mut state = rules.start(&[0, 0]).unwrap();
        rules.deal(&mut state, Seat(1), &deal);
        Self { rules, state }
    }

    /// The events so far, separated by commas: `"0 7H, 1 pass"`. `*` leaves the action to a bot.
    pub(crate) fn after(mut self, lines: &str) -> Self {
        for line in lines.split(", ") {
            let (seat, text) = line.split_once(' ').unwrap();
            let seat = Seat(seat.parse().unwrap());
            let action = if text == "*" {
                self.decide_for(seat).action
            } else {
                self.rules.read_action(&self.state, text).unwrap()
            };
            self.rules.check(&self.state, seat, action).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
            self.rules.play_unchecked(&mut self.state, seat, action);
        }
        self
    }

    fn decide_for(&self, seat: Seat) -> Decision {
        let view = self.rules.view(&self.state, Viewer::Seat(seat), Recall::Perfect);
        Bot::new(7).decide(&self.rules, &view)
    }

    /// The decision of the seat that is to act.
    pub(crate) fn decision(&self) -> Decision {
        self.decide_for(self.rules.to_act(&self.state).first().unwrap())
    }

    /// The action of the seat that is to act, as it is written.
    pub(crate) fn action(&self) -> String {
        self.decision().action.to_string()
    }

    /// The cards that are discarded.
    pub(crate) fn discards(&self) -> CardSet {
        match self.decision().action {
            Action::Discard(cards) => cards,
            other => panic!("{other} is no discard"),
        }
    }
}

/// Checks that a bot did one of the things a club player would do.
#[track_caller]
pub(crate) fn expect(table: &Table, wanted: &[&str]) {
    let decision = table.decision();
    let action = decision.action.to_string();
    assert!(wanted.contains(&action.as_str()), "{action} ({:?}), wanted {wanted:?}", decision.reason);
}
