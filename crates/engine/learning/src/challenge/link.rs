//! A challenge as a link, without cards.

use kookaburra::build_code;
use players::{Level, five_hundred::Conventions};
use serde::{Deserialize, Serialize};

use super::{Challenge, FORM, Sender};
use crate::{LinkError, link::Kind};

/// No link is longer.
pub const LONGEST_LINK: usize = 200;

const KIND: Kind = Kind { begins: "#/same/", form: FORM, longest: LONGEST_LINK };

/// The longest name in a link, in bytes.
const LONGEST_NAME: usize = 40;

/// What a link has besides the rules.
#[derive(Serialize, Deserialize)]
struct Body {
    seed: [u8; 16],
    hands: u8,
    levels: Vec<Level>,
    conventions: Conventions,
    bots: u16,
    from: Option<Sender>,
}

impl Challenge {
    /// The challenge as the part of a link that begins with `#`.
    ///
    /// # Errors
    /// Its rules have too many changes.
    pub fn link(&self) -> Result<String, LinkError> {
        let from = self.from.as_ref().map(|sender| Sender { name: short(&sender.name), ..sender.clone() });
        let Self { seed, hands, levels, conventions, bots, .. } = self.clone();
        let body = Body { seed, hands, levels, conventions, bots, from };
        KIND.write(&self.rules.code(), &body)
    }

    /// Reads a link: the whole address, or the part that begins with `#`.
    ///
    /// # Errors
    /// It is no link to a challenge that can be played here.
    pub fn from_link(link: &str) -> Result<Self, LinkError> {
        let (code, body) = KIND.read(link)?;
        Self::of(&code, body).ok_or(LinkError::Unplayable)
    }

    /// The challenge of a body, if it can be played.
    fn of(code: &str, body: Body) -> Option<Self> {
        let rules = build_code(code).ok()?;
        let Body { seed, hands, levels, conventions, bots, from } = body;
        let challenge = Self { rules, seed, hands, levels, conventions, bots, from };
        let sent = challenge.from.as_ref().is_none_or(|sender| {
            sender.hands.len() == usize::from(hands)
                && (sender.name.is_empty() || table::name::check(&sender.name).is_ok())
        });
        (sent && challenge.is_playable()).then_some(challenge)
    }
}

/// As much of a name as there is room for.
fn short(name: &str) -> String {
    let end = (0..=name.len().min(LONGEST_NAME)).rev().find(|&at| name.is_char_boundary(at));
    name[..end.unwrap_or_default()].trim_end().to_owned()
}
