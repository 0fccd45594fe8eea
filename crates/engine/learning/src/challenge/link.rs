//! A challenge as a link: no cards, nothing that a server or a preview would see, and a checksum, so that a link that
//! was cut or changed is known.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use kookaburra::build_code;
use players::{Level, five_hundred::Conventions};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Challenge, FORM, Sender};

/// No link is longer.
pub const LONGEST_LINK: usize = 200;

/// How the part of a link begins that is for the program.
const BEGINS: &str = "#/same/";

/// The bytes of the checksum.
const CHECK: usize = 4;

/// The longest name in a link, in bytes.
const LONGEST_NAME: usize = 40;

/// Why a link is no challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LinkError {
    /// It has no `#/same/` in it.
    #[error("this is no link to a challenge")]
    Foreign,
    /// It is of a form that this version does not know.
    #[error("this challenge is of another version")]
    Newer,
    /// It was cut or changed on its way.
    #[error("this link is damaged")]
    Damaged,
    /// It has rules or numbers that nothing here can play.
    #[error("this challenge can't be played here")]
    Unplayable,
    /// The rules of a challenge have too many changes for a link.
    #[error("rules with so many changes don't fit into a link")]
    TooLong,
}

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
        let code = self.rules.code();
        let mut bytes = postcard::to_allocvec(&body).map_err(|_| LinkError::Unplayable)?;
        bytes.extend(checksum(&code, &bytes));
        let link = format!("{BEGINS}{FORM}.{code}.{}", URL_SAFE_NO_PAD.encode(bytes));
        if link.len() > LONGEST_LINK { Err(LinkError::TooLong) } else { Ok(link) }
    }

    /// Reads a link: the whole address, or the part that begins with `#`.
    ///
    /// # Errors
    /// It is no link to a challenge that can be played here.
    pub fn from_link(link: &str) -> Result<Self, LinkError> {
        let (_, rest) = link.trim().split_once(BEGINS).ok_or(LinkError::Foreign)?;
        let (form, rest) = rest.split_once('.').ok_or(LinkError::Damaged)?;
        if form.parse() != Ok(FORM) {
            return Err(if form.parse::<u8>().is_ok() { LinkError::Newer } else { LinkError::Damaged });
        }
        let (code, bytes) = rest.rsplit_once('.').ok_or(LinkError::Damaged)?;
        // Some programs write signs of an address in another way.
        let code = code.replace("%2B", "+").replace("%2b", "+").replace("%3D", "=").replace("%3d", "=");
        let bytes = URL_SAFE_NO_PAD.decode(bytes).map_err(|_| LinkError::Damaged)?;
        let (body, check) = bytes.split_last_chunk::<CHECK>().ok_or(LinkError::Damaged)?;
        if checksum(&code, body) != *check {
            return Err(LinkError::Damaged);
        }
        let (body, rest) = postcard::take_from_bytes(body).map_err(|_| LinkError::Unplayable)?;
        let challenge = Self::of(&code, body).filter(|_| rest.is_empty()).ok_or(LinkError::Unplayable)?;
        Ok(challenge)
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

fn checksum(code: &str, body: &[u8]) -> [u8; CHECK] {
    let hash = Sha256::new().chain_update([FORM]).chain_update(code).chain_update([0]).chain_update(body);
    let hash = hash.finalize();
    std::array::from_fn(|at| hash[at])
}
