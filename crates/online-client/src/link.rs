//! The link to a table.

use std::{fmt, str::FromStr};

/// Where a server is, and the code of a table there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The host, with its port if it is not the usual one.
    pub authority: String,
    /// The code of the table.
    pub code: String,
}

/// A text that is no link to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotALink {
    /// It has another form.
    #[error("a link to a table looks like http://host:5005/#/t/CODE")]
    Form,
    /// This program has no key to encrypted connections.
    #[error("https is not spoken here: give the address of the server itself, with http")]
    Https,
}

impl Link {
    /// The address of the table’s socket.
    pub(crate) fn socket(&self) -> String {
        format!("ws://{}/api/tables/{}/socket", self.authority, self.code)
    }
}

/// The host of an address such as `http://host:5005/`, and what follows it.
pub(crate) fn authority(address: &str) -> Result<(&str, &str), NotALink> {
    if address.starts_with("https://") {
        return Err(NotALink::Https);
    }
    let rest = address.strip_prefix("http://").ok_or(NotALink::Form)?;
    let end = rest.find('/').unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    let fits = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    if authority.is_empty() || !authority.chars().all(fits) {
        Err(NotALink::Form)
    } else {
        Ok((authority, path))
    }
}

impl FromStr for Link {
    type Err = NotALink;

    fn from_str(text: &str) -> Result<Self, NotALink> {
        let (authority, path) = authority(text.trim())?;
        let code = path.split_once("#/t/").ok_or(NotALink::Form)?.1;
        let fits = !code.is_empty() && code.chars().all(|c| c.is_ascii_alphanumeric());
        let link = Self { authority: authority.to_owned(), code: code.to_owned() };
        fits.then_some(link).ok_or(NotALink::Form)
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}/#/t/{}", self.authority, self.code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_it_is_shared() {
        let link: Link = "http://192.168.1.7:5005/#/t/abc123".parse().unwrap();
        assert_eq!((link.authority.as_str(), link.code.as_str()), ("192.168.1.7:5005", "abc123"));
        assert_eq!(link.to_string().parse(), Ok(link));
        assert!("http://localhost/play/#/t/abc".parse::<Link>().is_ok(), "the page may lie in a folder");
        for text in
            ["", "abc", "http://", "http://host/", "http://host/#/t/", "http://ho st/#/t/a", "ftp://h/#/t/a"]
        {
            assert_eq!(text.parse::<Link>(), Err(NotALink::Form), "{text}");
        }
        assert_eq!("https://host/#/t/abc".parse::<Link>(), Err(NotALink::Https));
    }
}
