//! The table in the kitchen: a program that only this computer reaches listens for others on its network too, once somebody at this
//! computer has asked for it.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    Extension, Json, Router,
    extract::DefaultBodyLimit,
    http::{HeaderMap, StatusCode},
    middleware,
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
    api::{host, ours, refusal},
    origin::name_of,
};

/// The path of the question.
const PATH: &str = "/api/near";
/// How many further ports will do where the usual one is taken.
const FURTHER: u16 = 20;

/// A program that listens to this computer alone, until it is asked to listen to others.
#[derive(Clone)]
pub(crate) struct Kitchen(Arc<Inner>);

struct Inner {
    port: u16,
    /// Where others find it.
    open: Mutex<Vec<SocketAddr>>,
    /// Takes what it is to listen at besides.
    doors: mpsc::Sender<TcpListener>,
}

impl Kitchen {
    /// The kitchen of a program that listens at an address; none if others reach it there already.
    pub(crate) fn of(here: SocketAddr, doors: mpsc::Sender<TcpListener>) -> Option<Self> {
        let inner = Inner { port: here.port(), open: Mutex::new(Vec::new()), doors };
        here.ip().is_loopback().then(|| Self(Arc::new(inner)))
    }

    /// The question whether others may come, for a page on this computer.
    pub(crate) fn routes(self, hub: Hub) -> Router {
        Router::new()
            .route(PATH, get(look).post(let_them))
            .layer(DefaultBodyLimit::max(0))
            .layer(middleware::from_fn_with_state(hub, ours))
            .layer(Extension(self))
    }

    async fn addresses(&self) -> Vec<SocketAddr> {
        self.0.open.lock().await.clone()
    }

    /// Listens to the network of the house from now on; where it does so already, nothing changes.
    async fn open(&self) -> io::Result<Vec<SocketAddr>> {
        let mut open = self.0.open.lock().await;
        for address in if open.is_empty() { in_house()? } else { Vec::new() } {
            // An address that can’t be had may be one of several.
            let Ok(listener) = serve::listen((address, self.0.port).into(), FURTHER).await else { continue };
            let at = listener.local_addr()?;
            if self.0.doors.send(listener).await.is_ok() {
                open.push(at);
            }
        }
        Ok(open.clone())
    }
}

/// The addresses of this computer in the networks of a house, those of most houses first.
fn in_house() -> io::Result<Vec<IpAddr>> {
    let all = if_addrs::get_if_addrs()?.into_iter().map(|interface| interface.ip());
    let mut near: Vec<Ipv4Addr> = all
        .filter_map(|address| match address {
            IpAddr::V4(address) => Some(address).filter(Ipv4Addr::is_private),
            IpAddr::V6(_) => None,
        })
        .collect();
    near.sort_by_key(|address| (rank(*address), *address));
    near.dedup();
    Ok(near.into_iter().map(IpAddr::V4).collect())
}

const fn rank(address: Ipv4Addr) -> u8 {
    match address.octets()[0] {
        192 => 0,
        10 => 1,
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

async fn look(Extension(kitchen): Extension<Kitchen>, headers: HeaderMap) -> Response {
    if !is_here(&headers) {
        return refusal(StatusCode::NOT_FOUND, "not_here");
    }
    told(&kitchen.addresses().await)
}

async fn let_them(Extension(kitchen): Extension<Kitchen>, headers: HeaderMap) -> Response {
    if !is_here(&headers) {
        return refusal(StatusCode::NOT_FOUND, "not_here");
    }
    match kitchen.open().await {
        Ok(addresses) if !addresses.is_empty() => told(&addresses),
        Ok(_) => refusal(StatusCode::SERVICE_UNAVAILABLE, "no_network"),
        Err(error) => {
            tracing::warn!(%error, "the network can’t be listened to");
            refusal(StatusCode::SERVICE_UNAVAILABLE, "no_network")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_network_of_a_house_comes_before_that_within_a_computer() {
        let mut all = [[172, 17, 0, 1], [10, 0, 0, 3], [192, 168, 1, 7]].map(Ipv4Addr::from);
        all.sort_by_key(|address| (rank(*address), *address));
        assert_eq!(all.map(|address| address.octets()[0]), [192, 10, 172]);
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
            assert_eq!(Kitchen::of(address.parse().unwrap(), doors.clone()).is_some(), is_one);
        }
    }
}
