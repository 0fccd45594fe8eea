//! How often something may be done that costs others something: by whoever has a key, which anybody may have many of, and from an
//! address, behind which there may be many people. It is counted in this program, and forgotten when it ends.

use std::{
    collections::HashMap,
    convert::Infallible,
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, request::Parts},
};
use online::Moment;

use crate::{Hub, keys::KeyHash};

/// Where a request comes from: an address, or for the long ones the network that one house has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address(IpAddr);

/// From how many at a time something is counted; who has done nothing for long is forgotten before that.
const MOST: usize = 100_000;

/// How often something may be done at once, and in how many milliseconds once more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    pub(crate) most: u64,
    pub(crate) every: u64,
}

/// Wrong codes from one address: fewer than there may be of all together, so that nobody uses up what others have.
pub(crate) const CODES: Budget = Budget { most: 30, every: 10_000 };
/// Tables that somebody opens.
pub(crate) const TABLES: Budget = Budget { most: 20, every: 30_000 };
/// Tables that are opened from one address.
pub(crate) const TABLES_FROM: Budget = Budget { most: 200, every: 3_000 };

/// What has been spent of a budget, by whom.
#[derive(Debug)]
pub(crate) struct Spent<K>(Budget, Mutex<HashMap<K, Moment>>);

impl<K: std::hash::Hash + Eq + Copy> Spent<K> {
    pub(crate) fn new(budget: Budget) -> Self {
        Self(budget, Mutex::default())
    }

    /// Spends one; false if there is none left.
    pub(crate) fn spend(&self, by: K, now: Moment) -> bool {
        let Budget { most, every } = self.0;
        let mut spent = self.1.lock().unwrap_or_else(PoisonError::into_inner);
        if spent.len() >= MOST {
            spent.retain(|_, forgiven| *forgiven > now);
        }
        let forgiven = spent.get(&by).copied().unwrap_or_default().max(now);
        let is_over = forgiven.0 - now.0 + every > most * every;
        if !is_over {
            spent.insert(by, forgiven.after(every));
        }
        !is_over
    }

    /// Gives one back.
    pub(crate) fn give_back(&self, by: K) {
        let mut spent = self.1.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(forgiven) = spent.get_mut(&by) {
            forgiven.0 = forgiven.0.saturating_sub(self.0.every);
        }
    }
}

/// The limits of a program.
#[derive(Debug)]
pub(crate) struct Limits {
    codes: Spent<Address>,
    tables: Spent<KeyHash>,
    tables_from: Spent<Address>,
}

impl Default for Limits {
    fn default() -> Self {
        Self { codes: Spent::new(CODES), tables: Spent::new(TABLES), tables_from: Spent::new(TABLES_FROM) }
    }
}

impl Limits {
    /// Whether a code may be tried from here; what was right is [given back](Self::was_right).
    pub(crate) fn may_guess(&self, from: Option<Address>, now: Moment) -> bool {
        from.is_none_or(|from| self.codes.spend(from, now))
    }

    /// A code was right.
    pub(crate) fn was_right(&self, from: Option<Address>) {
        from.into_iter().for_each(|from| self.codes.give_back(from));
    }

    /// Whether somebody may open another table.
    pub(crate) fn may_open(&self, key: KeyHash, from: Option<Address>, now: Moment) -> bool {
        // Programs on this computer are whoever runs it.
        let from = from.filter(|Address(address)| !address.is_loopback());
        self.tables.spend(key, now) && from.is_none_or(|from| self.tables_from.spend(from, now))
    }

    /// No table came of it.
    pub(crate) fn did_not_open(&self, key: KeyHash, from: Option<Address>) {
        self.tables.give_back(key);
        from.into_iter().for_each(|from| self.tables_from.give_back(from));
    }
}

/// The address of whoever asks, as far as it is known. Where something stands in front of this program, that is what it says of
/// them last; what others say is believed by nobody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whence(pub(crate) Option<Address>);

impl FromRequestParts<Hub> for Whence {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, hub: &Hub) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<serve::Peer>().map(|peer| peer.0.ip());
        let is_behind = hub.settings().public_url.is_some();
        Ok(Self(address_of(peer, &parts.headers, is_behind)))
    }
}

fn address_of(peer: Option<IpAddr>, headers: &HeaderMap, is_behind: bool) -> Option<Address> {
    let peer = peer?.to_canonical();
    let is_in_front = is_behind && is_of_the_house(peer);
    let told = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| is_in_front);
    let told = told.and_then(|told| told.to_str().ok()?.rsplit(',').next()?.trim().parse::<IpAddr>().ok());
    let address = told.map_or(peer, |told| told.to_canonical());
    Some(Address(match address {
        IpAddr::V4(_) => address,
        // One house has a network of so many of them.
        IpAddr::V6(long) => IpAddr::V6((u128::from(long) & !u128::from(u64::MAX)).into()),
    }))
}

/// Whether something at an address can be what stands in front of this program: on this computer or in its network.
fn is_of_the_house(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_what_stands_in_front_says_and_nobody_else() {
        let from = |peer: &str, told: &[&str], is_behind| {
            let mut headers = HeaderMap::new();
            for told in told {
                headers.append("x-forwarded-for", told.parse().unwrap());
            }
            address_of(Some(peer.parse().unwrap()), &headers, is_behind).unwrap().0.to_string()
        };
        assert_eq!(from("203.0.113.9", &["198.51.100.7"], false), "203.0.113.9");
        assert_eq!(from("127.0.0.1", &["198.51.100.7"], false), "127.0.0.1");
        assert_eq!(from("127.0.0.1", &["198.51.100.7"], true), "198.51.100.7");
        assert_eq!(from("127.0.0.1", &["1.2.3.4, 198.51.100.7"], true), "198.51.100.7", "the last one");
        assert_eq!(from("127.0.0.1", &["1.2.3.4", "198.51.100.7"], true), "198.51.100.7");
        assert_eq!(from("203.0.113.9", &["198.51.100.7"], true), "203.0.113.9", "nobody stands there");
        assert_eq!(from("127.0.0.1", &["unknown"], true), "127.0.0.1");
        assert_eq!(from("::ffff:203.0.113.9", &[], false), "203.0.113.9");
        assert_eq!(from("2001:db8:1:2:3:4:5:6", &[], false), "2001:db8:1:2::");
        assert_eq!(address_of(None, &HeaderMap::new(), true), None);
    }

    #[test]
    fn whoever_has_done_it_too_often_waits_and_nobody_else_does() {
        let spent = Spent::new(Budget { most: 3, every: 1_000 });
        let at = |seconds: u64| Moment(1_000_000 + seconds * 1_000);
        assert_eq!([1, 1, 1, 1, 2].map(|by| spent.spend(by, at(0))), [true, true, true, false, true]);
        assert!(!spent.spend(1, Moment(at(0).0 + 999)) && spent.spend(1, at(1)) && !spent.spend(1, at(1)));
        spent.give_back(1);
        assert!(spent.spend(1, at(1)), "it was right");
    }

    #[test]
    fn one_address_uses_up_less_than_all_together_have() {
        let limits = Limits::default();
        let address = |last: u8| Some(Address([203, 0, 113, last].into()));
        let tried = (0..1_000).filter(|_| limits.may_guess(address(1), Moment(5_000))).count();
        assert_eq!(tried, 30);
        assert!(limits.may_guess(address(2), Moment(5_000)));
        let opened = (0..300).filter(|_| limits.may_open([7; 32], address(1), Moment(5_000))).count();
        assert_eq!(opened, 20, "by one key");
        let opened = (0..255).filter(|&key| limits.may_open([key; 32], address(3), Moment(5_000))).count();
        assert_eq!(opened, 200, "from one address");
    }
}
