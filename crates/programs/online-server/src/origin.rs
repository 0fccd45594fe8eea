//! Whose requests are answered: pages that come from this program, under a name that is its own. A page elsewhere whose
//! name is made to lead here is told nothing.

use std::{fmt, net::IpAddr, str::FromStr};

/// The address under which a browser finds this program, as in `https://500.example.org`: what stands in front of it
/// has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    is_https: bool,
    /// The host, with its port if it is not the usual one.
    authority: String,
}

/// A text that is no [`PublicUrl`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an address looks like https://500.example.org")]
pub struct NotAUrl;

impl FromStr for PublicUrl {
    type Err = NotAUrl;

    fn from_str(text: &str) -> Result<Self, NotAUrl> {
        let (scheme, rest) = text.split_once("://").ok_or(NotAUrl)?;
        let authority = rest.strip_suffix('/').unwrap_or(rest).to_ascii_lowercase();
        let fits = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
        if authority.is_empty() || !authority.chars().all(fits) {
            return Err(NotAUrl);
        }
        match scheme {
            "https" => Ok(Self { is_https: true, authority }),
            "http" => Ok(Self { is_https: false, authority }),
            _ => Err(NotAUrl),
        }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_https { "https" } else { "http" };
        write!(f, "{scheme}://{}/", self.authority)
    }
}

impl PublicUrl {
    /// Whether browsers come by https.
    pub const fn is_https(&self) -> bool {
        self.is_https
    }

    /// Whether a browser that came by this host came by https.
    pub(crate) fn is_https_at(&self, host: &str) -> bool {
        self.is_https && host.eq_ignore_ascii_case(&self.authority)
    }

    fn is_origin(&self, origin: &str) -> bool {
        self.to_string().strip_suffix('/').is_some_and(|own| own.eq_ignore_ascii_case(origin))
    }
}

/// Whether a request for this host, from a page of this origin if it says so, is answered.
pub(crate) fn is_ours(host: &str, origin: Option<&str>, public: Option<&PublicUrl>) -> bool {
    let is_public = public.is_some_and(|public| host.eq_ignore_ascii_case(&public.authority));
    let same =
        |origin: &str| origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host));
    let is_public_page = |origin| public.is_some_and(|public| public.is_origin(origin));
    (is_public || is_near(host)) && origin.is_none_or(|origin| same(origin) || is_public_page(origin))
}

/// Whether a name can’t be anybody’s in the whole world: an address, this computer, a name in the house.
fn is_near(host: &str) -> bool {
    let name = name_of(host);
    let name = name.strip_suffix('.').unwrap_or(name);
    let in_house = [".local", ".localhost", ".home.arpa"];
    !name.is_empty()
        && (name.parse::<IpAddr>().is_ok()
            || !name.contains(['.', ':'])
            || in_house.iter().any(|end| {
                name.len() > end.len()
                    && name.is_char_boundary(name.len() - end.len())
                    && name[name.len() - end.len()..].eq_ignore_ascii_case(end)
            }))
}

/// A host without its port.
pub(crate) fn name_of(host: &str) -> &str {
    if let Some(address) = host.strip_prefix('[') {
        return address.split(']').next().unwrap_or(address);
    }
    host.split_once(':').map_or(host, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_and_written() {
        let url: PublicUrl = "https://500.Example.org/".parse().unwrap();
        assert_eq!(url.to_string(), "https://500.example.org/");
        assert_eq!(url, "https://500.example.org".parse().unwrap());
        assert!("http://10.0.0.1:5005".parse::<PublicUrl>().is_ok());
        for text in
            ["", "500.example.org", "ftp://a", "https://", "https://a/b", "https://a b", "https://a@b"]
        {
            assert_eq!(text.parse::<PublicUrl>(), Err(NotAUrl), "{text}");
        }
    }

    #[test]
    fn names_in_the_house_are_answered_and_those_of_the_world_are_not() {
        for host in [
            "localhost:5005",
            "127.0.0.1:5005",
            "192.168.1.7:5005",
            "[::1]:5005",
            "[fe80::1]",
            "laptop:5005",
            "laptop.local",
            "Laptop.LOCAL:80",
            "a.localhost",
            "pi.home.arpa",
        ] {
            assert!(is_ours(host, None, None), "{host}");
            assert!(is_ours(host, Some(&format!("http://{host}")), None), "{host}");
            assert!(!is_ours(host, Some("http://elsewhere.example"), None), "{host}");
        }
        for host in
            ["500.example.org", "evil.example:5005", "local.example", ".local", "", "1.2.3.4.5", "xlocal.a"]
        {
            assert!(!is_ours(host, None, None), "{host}");
        }
    }

    #[test]
    fn the_public_name_is_answered_and_its_page_is_ours() {
        let public: PublicUrl = "https://500.example.org".parse().unwrap();
        let ours = |host, origin| is_ours(host, origin, Some(&public));
        assert!(ours("500.example.org", None) && ours("500.example.org", Some("https://500.example.org")));
        // What stands in front may pass its own host on.
        assert!(ours("localhost:5005", Some("https://500.example.org")));
        assert!(ours("192.168.1.7:5005", Some("http://192.168.1.7:5005")), "and the house is still there");
        assert!(!ours("500.example.org", Some("https://evil.example")));
        assert!(!ours("evil.example", Some("http://evil.example")) && !ours("500.example.org:81", None));
        assert!(public.is_https_at("500.EXAMPLE.org") && !public.is_https_at("localhost:5005"));
    }
}
