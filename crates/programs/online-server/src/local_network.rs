//! The table in the local network: a program that only this computer reaches listens for others on its network too,
//! once somebody at this computer has asked for it.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    sync::Arc,
};

use axum::{
    Extension, Json, Router,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::get,
};
use online_wire::http::Near;
use tokio::{
    net::TcpListener,
    sync::{Mutex, mpsc},
};

use crate::{
    Hub,
    api::{host, refusal},
    origin::name_of,
};

/// How many further ports will do where the usual one is taken.
const FURTHER: u16 = 20;

/// A program that listens to this computer alone, until it is asked to listen to others.
#[derive(Clone)]
pub(crate) struct LocalNetwork(Arc<Inner>);

struct Inner {
    port: u16,
    /// Where it listens to others; nothing before it was asked to.
    open: Mutex<Option<Vec<SocketAddr>>>,
    /// Takes what it is to listen at besides.
    doors: mpsc::Sender<TcpListener>,
}

impl LocalNetwork {
    /// The local network of a program that listens at an address; none if others reach it there already.
    pub(crate) fn of(here: SocketAddr, doors: mpsc::Sender<TcpListener>) -> Option<Self> {
        let inner = Inner { port: here.port(), open: Mutex::default(), doors };
        here.ip().is_loopback().then(|| Self(Arc::new(inner)))
    }

    /// The question whether others may come, for a page on this computer.
    pub(crate) fn routes(self) -> Router<Hub> {
        Router::new().route("/near", get(look).post(let_them)).layer(Extension(self))
    }

    /// Where others find it now, if it listens to them: a computer gets other addresses while a program runs.
    async fn addresses(&self) -> io::Result<Vec<SocketAddr>> {
        let mut open = self.0.open.lock().await;
        match &mut *open {
            None => Ok(Vec::new()),
            Some(open) => self.listen(open).await,
        }
    }

    /// Listens to the network of the house from now on.
    async fn open(&self) -> io::Result<Vec<SocketAddr>> {
        let mut open = self.0.open.lock().await;
        let found = self.listen(open.get_or_insert_default()).await?;
        if open.as_ref().is_some_and(Vec::is_empty) {
            *open = None;
        }
        Ok(found)
    }

    /// Listens at each address that this computer has in the house, where it doesn’t yet.
    async fn listen(&self, open: &mut Vec<SocketAddr>) -> io::Result<Vec<SocketAddr>> {
        let mut found = Vec::new();
        for address in in_house()? {
            if let Some(&at) = open.iter().find(|at| at.ip() == address) {
                found.push(at);
                continue;
            }
            // An address that can’t be had may be one of several.
            let Ok(listener) = crate::serve::listen((address, self.0.port).into(), FURTHER).await else {
                continue;
            };
            let at = listener.local_addr()?;
            if self.0.doors.send(listener).await.is_ok() {
                open.push(at);
                found.push(at);
            }
        }
        Ok(found)
    }
}

/// The addresses of this computer in the networks of a house: first that by which it reaches the world, which is the
/// one that other devices of the house share.
fn in_house() -> io::Result<Vec<IpAddr>> {
    let all = if_addrs::get_if_addrs()?.into_iter().filter_map(|interface| match interface.ip() {
        IpAddr::V4(address) => Some((interface.name, address)),
        IpAddr::V6(_) => None,
    });
    Ok(in_order(all.collect(), way_out()).into_iter().map(IpAddr::V4).collect())
}

/// The address by which this computer reaches the world, if it does. Nothing is sent: the system only says which way it
/// would go.
fn way_out() -> Option<Ipv4Addr> {
    // An address for examples, which nobody has.
    const SOMEWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)), 9);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(SOMEWHERE).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(address) => Some(address),
        IpAddr::V6(_) => None,
    }
}

fn in_order(all: Vec<(String, Ipv4Addr)>, way_out: Option<Ipv4Addr>) -> Vec<Ipv4Addr> {
    let mut near: Vec<_> = all.into_iter().filter(|(_, it)| it.is_private() || is_shared(*it)).collect();
    near.sort_by_cached_key(|(name, address)| {
        // Many virtual networks lead to the world, too; the way there does not go by them.
        (Some(*address) != way_out, is_within(name), rank(*address), *address)
    });
    let mut near: Vec<Ipv4Addr> = near.into_iter().map(|(_, address)| address).collect();
    near.dedup();
    near
}

/// Whether an address is one of those that a provider, or a network over others, gives to many.
const fn is_shared(address: Ipv4Addr) -> bool {
    let [first, second, ..] = address.octets();
    first == 100 && second & 0xc0 == 64
}

/// Whether a network of this name is one within the computer, or one that goes over others.
fn is_within(name: &str) -> bool {
    const VIRTUAL: [&str; 14] = [
        "docker",
        "veth",
        "br-",
        "virbr",
        "vboxnet",
        "vmnet",
        "vEthernet",
        "tun",
        "tap",
        "wg",
        "utun",
        "tailscale",
        "zt",
        "podman",
    ];
    VIRTUAL.iter().any(|begin| name.starts_with(begin)) || name.contains("VirtualBox") || name.contains("WSL")
}

/// The networks of most houses come first, those that programs make within the computer after them.
const fn rank(address: Ipv4Addr) -> u8 {
    match address.octets() {
        // What VirtualBox and libvirt take if nobody says otherwise.
        [192, 168, 56 | 122, _] | [10, 0, 2, _] => 3,
        [192, ..] => 0,
        [10, ..] => 1,
        [100, ..] => 4,
        // Mostly a network within the computer.
        _ => 2,
    }
}

/// Whether somebody asks at this computer itself.
fn is_here(headers: &HeaderMap) -> bool {
    let name = host(headers).map(name_of).unwrap_or_default();
    name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

fn told(addresses: &[SocketAddr]) -> Response {
    Json(Near { addresses: addresses.iter().map(|address| format!("http://{address}/")).collect() })
        .into_response()
}

async fn look(Extension(local_network): Extension<LocalNetwork>, headers: HeaderMap) -> Response {
    if !is_here(&headers) {
        return refusal(StatusCode::NOT_FOUND, "not_here");
    }
    match local_network.addresses().await {
        Ok(addresses) => told(&addresses),
        Err(error) => no_network(&error),
    }
}

fn no_network(error: &io::Error) -> Response {
    tracing::warn!(%error, "the network can’t be listened to");
    refusal(StatusCode::SERVICE_UNAVAILABLE, "no_network")
}

async fn let_them(Extension(local_network): Extension<LocalNetwork>, headers: HeaderMap) -> Response {
    if !is_here(&headers) {
        return refusal(StatusCode::NOT_FOUND, "not_here");
    }
    match local_network.open().await {
        Ok(addresses) if !addresses.is_empty() => told(&addresses),
        Ok(_) => refusal(StatusCode::SERVICE_UNAVAILABLE, "no_network"),
        Err(error) => no_network(&error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_for_others_is_the_one_on_the_way_out() {
        let first = |way_out: Option<&str>, all: &[(&str, &str)]| {
            let all = all.iter().map(|(name, it)| ((*name).to_owned(), it.parse().unwrap())).collect();
            in_order(all, way_out.map(|it| it.parse().unwrap())).first().map(ToString::to_string)
        };
        let first = |way_out, all: &[(&str, &str)]| first(way_out, all).unwrap_or_default();
        let home = [("eth0", "192.168.56.1"), ("eth0", "10.0.0.5")];
        assert_eq!(first(Some("10.0.0.5"), &home), "10.0.0.5");
        assert_eq!(first(None, &home), "10.0.0.5", "the other is of a program");
        assert_eq!(first(None, &[("eth0", "192.168.56.1"), ("eth0", "192.168.178.20")]), "192.168.178.20");
        assert_eq!(first(None, &[("eth0", "10.8.0.2"), ("eth0", "192.168.178.20")]), "192.168.178.20");
        assert_eq!(first(None, &[("docker0", "172.17.0.1"), ("wlan0", "172.20.3.4")]), "172.20.3.4");
        assert_eq!(first(None, &[("tun0", "192.168.9.2"), ("wlan0", "10.0.0.5")]), "10.0.0.5");
        assert_eq!(
            first(Some("172.20.3.4"), &[("wlan0", "172.20.3.4"), ("eth1", "192.168.1.9")]),
            "172.20.3.4"
        );
        // Better than none: a provider’s network for many, or one over others.
        assert_eq!(first(None, &[("eth0", "100.64.3.7")]), "100.64.3.7");
        assert_eq!(first(None, &[("eth0", "100.64.3.7"), ("eth0", "10.0.0.5")]), "10.0.0.5");
        assert_eq!(first(None, &[("eth0", "203.0.113.9"), ("lo", "127.0.0.1"), ("eth0", "100.128.0.1")]), "");
    }

    #[test]
    fn only_a_page_on_this_computer_may_ask() {
        let asks = |host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("host", host.parse().unwrap());
            is_here(&headers)
        };
        assert!(asks("localhost:5005") && asks("127.0.0.1:5005") && asks("[::1]:5005"));
        assert!(!asks("192.168.1.7:5005") && !asks("laptop.local:5005"));
    }

    #[test]
    fn whoever_listens_to_others_already_has_no_kitchen() {
        let (doors, _) = mpsc::channel(1);
        for (address, is_one) in [("127.0.0.1:5005", true), ("[::1]:5005", true), ("0.0.0.0:5005", false)] {
            assert_eq!(LocalNetwork::of(address.parse().unwrap(), doors.clone()).is_some(), is_one);
        }
    }
}
