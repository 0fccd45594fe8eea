//! What travels in a link: nothing that a server or a preview would see, and a checksum, so that a link that was cut or
//! changed is known.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};

/// The bytes of the checksum.
const CHECK: usize = 4;

/// Why a link is not what it is read as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LinkError {
    /// It is no link of this kind.
    #[error("this is another kind of link")]
    Foreign,
    /// It is of a form that this version does not know.
    #[error("this link is of another version")]
    Newer,
    /// It was cut or changed on its way.
    #[error("this link is damaged")]
    Damaged,
    /// It has rules or numbers that nothing here can play.
    #[error("what is in this link can't be played here")]
    Unplayable,
    /// It would be too long.
    #[error("that doesn't fit into a link")]
    TooLong,
}

/// A kind of link: `BEGINS` `FORM` `.` rule code `.` body.
pub(crate) struct Kind {
    /// How the part of a link begins that is for the program.
    pub(crate) begins: &'static str,
    /// The number of its form.
    pub(crate) form: u8,
    /// No link is longer, in bytes.
    pub(crate) longest: usize,
}

impl Kind {
    /// The part of a link that begins with `#`.
    pub(crate) fn write(&self, code: &str, body: &impl Serialize) -> Result<String, LinkError> {
        let mut bytes = postcard::to_allocvec(body).map_err(|_| LinkError::Unplayable)?;
        bytes.extend(self.checksum(code, &bytes));
        let link = format!("{}{}.{code}.{}", self.begins, self.form, URL_SAFE_NO_PAD.encode(bytes));
        if link.len() > self.longest { Err(LinkError::TooLong) } else { Ok(link) }
    }

    /// The rule code and the body of a link: of a whole address, or of the part that begins with `#`.
    pub(crate) fn read<T: DeserializeOwned>(&self, link: &str) -> Result<(String, T), LinkError> {
        let (_, rest) = link.trim().split_once(self.begins).ok_or(LinkError::Foreign)?;
        let (form, rest) = rest.split_once('.').ok_or(LinkError::Damaged)?;
        if form.parse() != Ok(self.form) {
            return Err(if form.parse::<u8>().is_ok() { LinkError::Newer } else { LinkError::Damaged });
        }
        let (code, bytes) = rest.rsplit_once('.').ok_or(LinkError::Damaged)?;
        // Some programs write signs of an address in another way.
        let code = code.replace("%2B", "+").replace("%2b", "+").replace("%3D", "=").replace("%3d", "=");
        let bytes = URL_SAFE_NO_PAD.decode(bytes).map_err(|_| LinkError::Damaged)?;
        let (body, check) = bytes.split_last_chunk::<CHECK>().ok_or(LinkError::Damaged)?;
        if self.checksum(&code, body) != *check {
            return Err(LinkError::Damaged);
        }
        match postcard::take_from_bytes(body) {
            Ok((body, [])) => Ok((code, body)),
            _ => Err(LinkError::Unplayable),
        }
    }

    fn checksum(&self, code: &str, body: &[u8]) -> [u8; CHECK] {
        let hash = Sha256::new().chain_update([self.form]).chain_update(code).chain_update([0]);
        let hash = hash.chain_update(body).finalize();
        std::array::from_fn(|at| hash[at])
    }
}
