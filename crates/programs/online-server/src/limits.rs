//! How often something may be done that costs others something: by whoever has a key, which anybody may have many of,
//! from an address, behind which there may be many people, and over a connection. It is counted in this program, and
//! forgotten when it ends.

use std::{
    collections::HashMap,
    convert::Infallible,
    hash::Hash,
    net::{IpAddr, SocketAddr},
    num::NonZeroU32,
    time::Duration,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, request::Parts},
};
use governor::{
    Quota, RateLimiter,
    clock::Clock,
    middleware::{NoOpMiddleware, StateInformationMiddleware},
    state::{InMemoryState, NotKeyed, keyed::HashMapStateStore},
};
use tokio::{
    sync::{Mutex, MutexGuard},
    time::Instant,
};

use crate::{Hub, keys::KeyHash};

/// Where a request comes from: an address, or for the long ones the network that one house has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address(IpAddr);

/// From how many keys or addresses on those are forgotten that have done nothing for long.
const MOST: usize = 100_000;

/// Wrong codes from one address: fewer than there may be of all together, so that nobody uses up what others have.
/// Right ones are free: a whole club may type the same digits in one hall.
const CODES: Quota = quota(6, 30);
/// Tables that somebody opens.
const TABLES: Quota = quota(2, 20);
/// Tables that are opened from one address.
const TABLES_FROM: Quota = quota(20, 200);
/// Requests over one connection.
const REQUESTS: Quota = quota(12_000, 100);

/// So often a minute, and so often at once.
const fn quota(a_minute: u32, at_once: u32) -> Quota {
    Quota::per_minute(some(a_minute)).allow_burst(some(at_once))
}

const fn some(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

/// The clock of the runtime, so that a simulation goes on alike each time.
#[derive(Clone, Copy, Debug)]
struct Since(Instant);

impl Since {
    fn now() -> Self {
        Self(Instant::now())
    }
}

impl Clock for Since {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A limit for each of many.
#[derive(Debug)]
struct Each<K: Hash + Eq + Clone>(RateLimiter<K, HashMapStateStore<K>, Since, StateInformationMiddleware>);

impl<K: Hash + Eq + Clone> Each<K> {
    fn new(quota: Quota) -> Self {
        Self(RateLimiter::hashmap_with_clock(quota, Since::now()).with_middleware())
    }

    /// Does it once; gives how often it may be done at once after that, or nothing if it may not be done now.
    fn spend(&self, who: &K) -> Option<u32> {
        if self.0.len() >= MOST {
            self.0.retain_recent();
        }
        self.0.check_key(who).ok().map(|left| left.remaining_burst_capacity())
    }

    fn may(&self, who: &K) -> bool {
        self.spend(who).is_some()
    }
}

/// The limit of one connection.
#[derive(Debug)]
pub(crate) struct OfConnection(RateLimiter<NotKeyed, InMemoryState, Since, NoOpMiddleware<Duration>>);

impl OfConnection {
    pub(crate) fn new() -> Self {
        Self(RateLimiter::direct_with_clock(REQUESTS, Since::now()))
    }

    /// Whether another request is taken.
    pub(crate) fn may_ask(&self) -> bool {
        self.0.check().is_ok()
    }
}

/// The wrong codes of each address.
#[derive(Debug)]
pub(crate) struct Codes {
    wrong: Each<Address>,
    /// The addresses that have used up theirs, and until when.
    barred: HashMap<Address, Instant>,
}

impl Codes {
    /// Whether a code may be tried from here.
    pub(crate) fn may_guess(&mut self, from: Option<Address>) -> bool {
        let now = Instant::now();
        self.barred.retain(|_, until| *until > now);
        from.is_none_or(|from| !self.barred.contains_key(&from))
    }

    /// A code was wrong.
    pub(crate) fn was_wrong(&mut self, from: Option<Address>) {
        if let Some(from) = from
            && self.wrong.spend(&from).unwrap_or_default() == 0
        {
            self.barred.insert(from, Instant::now() + CODES.replenish_interval());
        }
    }
}

/// The limits of a program.
#[derive(Debug)]
pub(crate) struct Limits {
    codes: Mutex<Codes>,
    tables: Each<KeyHash>,
    tables_from: Each<Address>,
}

impl Default for Limits {
    fn default() -> Self {
        let codes = Mutex::new(Codes { wrong: Each::new(CODES), barred: HashMap::new() });
        Self { codes, tables: Each::new(TABLES), tables_from: Each::new(TABLES_FROM) }
    }
}

impl Limits {
    /// The codes that are tried, one after the other: nobody tries many at once before the first was wrong.
    pub(crate) async fn codes(&self) -> MutexGuard<'_, Codes> {
        self.codes.lock().await
    }

    /// Whether somebody may open another table.
    pub(crate) fn may_open(&self, key: KeyHash, from: Option<Address>) -> bool {
        // Programs on this computer are whoever runs it.
        let from = from.filter(|Address(address)| !address.is_loopback());
        self.tables.may(&key) && from.is_none_or(|from| self.tables_from.may(&from))
    }
}

/// The address of whoever asks, as far as it is known. Where something stands in front of this program, that is what it
/// says of them last; what others say is believed by nobody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whence(pub(crate) Option<Address>);

impl FromRequestParts<Hub> for Whence {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, hub: &Hub) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
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

    #[tokio::test(start_paused = true)]
    async fn whoever_has_asked_too_often_waits() {
        let limit = OfConnection::new();
        let asked = (0..1_000).filter(|_| limit.may_ask()).count();
        assert_eq!(asked, 100);
        tokio::time::advance(Duration::from_millis(5)).await;
        assert!(limit.may_ask() && !limit.may_ask());
    }

    #[tokio::test(start_paused = true)]
    async fn one_address_uses_up_less_than_all_together_have() {
        let limits = Limits::default();
        let address = |last: u8| Some(Address([203, 0, 113, last].into()));
        let mut codes = limits.codes().await;
        assert!((0..100).all(|_| codes.may_guess(address(1))), "right ones are free");
        let mut guess = |from| {
            let may = codes.may_guess(from);
            codes.was_wrong(from.filter(|_| may));
            may
        };
        assert_eq!((0..1_000).filter(|_| guess(address(1))).count(), 30);
        assert!(guess(address(2)));
        tokio::time::advance(Duration::from_secs(10)).await;
        assert!(guess(address(1)) && !guess(address(1)));
        let opened = (0..300).filter(|_| limits.may_open([7; 32], address(1))).count();
        assert_eq!(opened, 20, "by one key");
        let opened = (0..255).filter(|&key| limits.may_open([key; 32], address(3))).count();
        assert_eq!(opened, 200, "from one address");
    }
}
