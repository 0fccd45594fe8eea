//! The link to a table, or to a club.

use std::{fmt, str::FromStr};

use hyper::http::uri::Authority;

/// Where a server is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Whether connections to it are encrypted.
    pub secure: bool,
    /// The host, with its port if it is not the usual one.
    authority: Authority,
}

/// Where a server is, and the code of a table there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The server.
    pub origin: Origin,
    /// The code of the table.
    pub code: String,
}

/// Where a server is, and a club there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClubLink {
    /// The server.
    pub origin: Origin,
    /// The code of the club.
    pub code: String,
    /// What lets those in who don’t belong to it yet.
    pub ticket: Option<String>,
}

/// Wherever a link leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyLink {
    /// To a table.
    Table(Link),
    /// To a club.
    Club(ClubLink),
}

/// A text that is no link to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a link to a table looks like https://host/#/t/CODE")]
pub struct NotALink;

impl Origin {
    /// The origin of an address, and what follows it there.
    fn split(address: &str) -> Result<(Self, &str), NotALink> {
        let (scheme, rest) = address.split_once("://").ok_or(NotALink)?;
        let secure = match scheme {
            "https" => true,
            "http" => false,
            _ => return Err(NotALink),
        };
        let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let authority: Authority = authority.parse().map_err(|_| NotALink)?;
        let has_port = authority.port_u16().is_some() || authority.as_str() == authority.host();
        let fits = has_port && !authority.host().is_empty() && !authority.as_str().contains('@');
        fits.then_some((Self { secure, authority }, path)).ok_or(NotALink)
    }

    /// The host and its port, as requests name them.
    #[must_use]
    pub fn authority(&self) -> &str {
        self.authority.as_str()
    }

    /// The host alone; an address of IPv6 without its brackets.
    pub(crate) fn host(&self) -> &str {
        self.authority.host().trim_start_matches('[').trim_end_matches(']')
    }

    pub(crate) fn port(&self) -> u16 {
        self.authority.port_u16().unwrap_or(if self.secure { 443 } else { 80 })
    }
}

impl FromStr for Origin {
    type Err = NotALink;

    fn from_str(text: &str) -> Result<Self, NotALink> {
        Self::split(text.trim()).map(|(origin, _)| origin)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}/", if self.secure { "https" } else { "http" }, self.authority)
    }
}

/// Whether this can stand in a link as a code.
fn is_code(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric())
}

impl Link {
    /// The path of its socket.
    pub(crate) fn socket(&self) -> String {
        format!("/api/tables/{}/socket", self.code)
    }
}

impl FromStr for Link {
    type Err = NotALink;

    fn from_str(text: &str) -> Result<Self, NotALink> {
        let (origin, path) = Origin::split(text.trim())?;
        let code = path.split_once("#/t/").ok_or(NotALink)?.1;
        is_code(code).then(|| Self { origin, code: code.to_owned() }).ok_or(NotALink)
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#/t/{}", self.origin, self.code)
    }
}

impl ClubLink {
    /// A table at the same server.
    #[must_use]
    pub fn table(&self, code: String) -> Link {
        Link { origin: self.origin.clone(), code }
    }

    /// The path of its socket.
    pub(crate) fn socket(&self) -> String {
        format!("/api/clubs/{}/socket", self.code)
    }
}

impl FromStr for ClubLink {
    type Err = NotALink;

    fn from_str(text: &str) -> Result<Self, NotALink> {
        let (origin, path) = Origin::split(text.trim())?;
        let address = path.split_once("#/c/").ok_or(NotALink)?.1;
        let (code, ticket) = match address.split_once('/') {
            Some((code, "")) => (code, None),
            Some((code, ticket)) => (code, Some(ticket)),
            None => (address, None),
        };
        let fits = is_code(code) && ticket.is_none_or(is_code);
        fits.then(|| Self { origin, code: code.to_owned(), ticket: ticket.map(str::to_owned) })
            .ok_or(NotALink)
    }
}

impl fmt::Display for ClubLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#/c/{}", self.origin, self.code)?;
        self.ticket.as_ref().map_or(Ok(()), |ticket| write!(f, "/{ticket}"))
    }
}

impl FromStr for AnyLink {
    type Err = NotALink;

    fn from_str(text: &str) -> Result<Self, NotALink> {
        text.parse().map(Self::Table).or_else(|NotALink| text.parse().map(Self::Club))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_it_is_shared() {
        for (text, secure, host, port) in [
            ("http://192.168.1.7:5005/#/t/abc123", false, "192.168.1.7", 5005),
            ("http://kitchen.local/#/t/abc123", false, "kitchen.local", 80),
            ("https://cards.example/#/t/abc123", true, "cards.example", 443),
            ("https://cards.example:8443/#/t/abc123", true, "cards.example", 8443),
            ("http://[::1]:5005/#/t/abc123", false, "::1", 5005),
            ("https://[2001:db8::7]/#/t/abc123", true, "2001:db8::7", 443),
        ] {
            let link: Link = text.parse().unwrap();
            assert_eq!((link.origin.secure, link.origin.host(), link.origin.port()), (secure, host, port));
            assert_eq!((link.code.as_str(), link.to_string().as_str()), ("abc123", text));
        }
        assert!("http://localhost/play/#/t/abc".parse::<Link>().is_ok(), "the page may lie in a folder");
        for text in [
            "",
            "abc",
            "http://",
            "https:///#/t/a",
            "http://host/",
            "http://host/#/t/",
            "http://ho st/#/t/a",
            "ftp://h/#/t/a",
            "https://me@host/#/t/a",
            "https://host:port/#/t/a",
            "https://host/#/t/a?b",
        ] {
            assert_eq!(text.parse::<Link>(), Err(NotALink), "{text}");
        }
    }

    #[test]
    fn a_link_leads_to_a_table_or_to_a_club() {
        let club = |text: &str| match text.parse() {
            Ok(AnyLink::Club(club)) => (club.to_string(), club.code, club.ticket),
            other => panic!("{other:?}"),
        };
        let found = club("http://192.168.1.7:5005/#/c/abc123/k3v9xq");
        assert_eq!(found.0, "http://192.168.1.7:5005/#/c/abc123/k3v9xq");
        assert_eq!((found.1.as_str(), found.2.as_deref()), ("abc123", Some("k3v9xq")));
        for text in ["https://cards.example/#/c/abc123", "https://cards.example/#/c/abc123/"] {
            assert_eq!(club(text), ("https://cards.example/#/c/abc123".into(), "abc123".into(), None));
        }
        assert!(matches!("http://host/#/t/abc".parse(), Ok(AnyLink::Table(_))));
        for text in
            ["http://host/#/c/", "http://host/#/c//ticket", "http://host/#/c/a/evening/1", "http://host/"]
        {
            assert_eq!(text.parse::<AnyLink>(), Err(NotALink), "{text}");
        }
    }
}
