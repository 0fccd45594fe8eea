//! A position as a link: whoever has it sees every card.

use cards::Card;
use five_hundred::{Deal, Rules};
use kookaburra::{AnyRules, build_code};
use serde::{Deserialize, Serialize};
use table::{Game, Seat};

use super::{Place, Position};
use crate::{LinkError, link::Kind};

/// No link of a position is longer; one of a deal has some 100 bytes.
pub const LONGEST_DEAL_LINK: usize = 600;

const KIND: Kind = Kind { begins: "#/deal/", form: 1, longest: LONGEST_DEAL_LINK };

/// What a link has besides the rules.
#[derive(Serialize, Deserialize)]
struct Body {
    dealer: u8,
    /// The cards, list after list, by their places in the pack in its order.
    cards: Vec<u8>,
    /// The steps, without the seat that is to act.
    after: String,
}

impl Position {
    /// The position as the part of a link that begins with `#`.
    ///
    /// # Errors
    /// It can't be, or is too long.
    pub fn link(&self) -> Result<String, LinkError> {
        let opened = self.open().map_err(|_| LinkError::Unplayable)?;
        let rules = &opened.situation.rules;
        let pack = rules.pack_in_order();
        let place = |card: Card| pack.iter().position(|&piece| piece == card).map(|place| place as u8);
        let lists = Place::of(rules).into_iter().flat_map(|(list, _)| list.cards(&opened.deal));
        let mut state = rules.begin();
        rules.deal(&mut state, opened.dealer, &opened.deal);
        let mut after = Vec::new();
        for &(seat, action) in &opened.steps {
            let in_turn = rules.turn(&state) == Some(seat);
            after.push(if in_turn { action.to_string() } else { format!("{seat} {action}") });
            rules.play_unchecked(&mut state, seat, action);
        }
        let body = Body {
            dealer: opened.dealer.0,
            cards: lists.filter_map(place).collect(),
            after: after.join(","),
        };
        KIND.write(&kookaburra::rules_code(rules.spec()), &body)
    }

    /// Reads a link: the whole address, or the part that begins with `#`.
    ///
    /// # Errors
    /// It is no link of a position that can be.
    pub fn from_link(link: &str) -> Result<Self, LinkError> {
        let (code, body) = KIND.read(link)?;
        Self::of_body(&code, &body).ok_or(LinkError::Unplayable)
    }

    /// The position of a body, if it can be.
    fn of_body(code: &str, body: &Body) -> Option<Self> {
        let AnyRules::FiveHundred(rules) = build_code(code).ok()? else { return None };
        let dealer = Seat(body.dealer);
        let mut left = body.cards.iter();
        let pack = rules.pack_in_order();
        let mut deal = Deal::default();
        for (place, count) in Place::of(&rules) {
            let cards: Option<Vec<Card>> =
                left.by_ref().take(count).map(|&at| pack.get(usize::from(at)).copied()).collect();
            place.put(&mut deal, &cards?);
        }
        let mut position = Self::new(&rules, dealer, &deal);
        let opened = position.open().ok()?;
        position.after = with_seats(&rules, opened.situation.state, &body.after)?;
        (left.next().is_none() && position.open().is_ok()).then_some(position)
    }
}

/// The steps with the seats that take them.
fn with_seats(rules: &Rules, mut state: <Rules as Game>::State, after: &str) -> Option<String> {
    let mut lines = Vec::new();
    for (_, step) in crate::lines::split(after) {
        let line = match Seat::split_line(step) {
            Some(_) => step.to_owned(),
            None => format!("{} {step}", rules.turn(&state)?),
        };
        crate::lines::play(rules, &mut state, &line, |_, _, _| {}).ok()?;
        lines.push(line);
    }
    Some(lines.join(", "))
}

/// A link of these numbers, right or wrong.
#[cfg(test)]
pub(super) fn made(code: &str, dealer: u8, cards: Vec<u8>, after: &str) -> String {
    KIND.write(code, &Body { dealer, cards, after: after.to_owned() }).unwrap()
}
