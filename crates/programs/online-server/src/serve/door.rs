//! The way in: at which address browsers find the page on this machine, and when the server is told to stop.

use std::{
    io,
    net::{IpAddr, SocketAddr},
};

use tokio::signal;

/// Where the page is looked for first.
const PORT: u16 = 5005;
/// How many ports after it may be taken instead.
const FURTHER: u16 = 20;

/// The address to [`listen`](crate::serve::listen) at, and how many further ports will do: none beside the one that was
/// asked for, and otherwise the first free one from 5005 on.
#[must_use]
pub fn wanted(address: IpAddr, port: Option<u16>) -> (SocketAddr, u16) {
    (SocketAddr::new(address, port.unwrap_or(PORT)), if port.is_some() { 0 } else { FURTHER })
}

/// What a browser opens: a server for everybody is found on this machine as well.
#[must_use]
pub fn address_of(address: SocketAddr) -> String {
    if address.ip().is_unspecified() || address.ip().is_loopback() {
        return format!("http://localhost:{}/", address.port());
    }
    format!("http://{address}/")
}

/// Over when the program is interrupted or terminated, from this call on: before it, and without it, that ends
/// the program at once. Within a Tokio runtime.
///
/// # Errors
/// The system lets nobody listen for it.
pub fn stopped() -> io::Result<impl Future<Output = ()> + Send> {
    #[cfg(unix)]
    let (mut interrupted, mut terminated) = {
        use signal::unix::{SignalKind, signal};
        (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?)
    };
    #[cfg(windows)]
    let (mut interrupted, mut terminated) = (signal::windows::ctrl_c()?, signal::windows::ctrl_close()?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn a_port_that_was_asked_for_has_no_substitute() {
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        assert_eq!(wanted(here, Some(80)), (SocketAddr::new(here, 80), 0));
        assert_eq!(wanted(here, None), (SocketAddr::new(here, 5005), 20));
    }

    #[test]
    fn a_server_for_everybody_is_at_home_too() {
        let address = |text: &str| address_of(text.parse().unwrap());
        for local in ["0.0.0.0:5005", "127.0.0.1:5005", "[::]:5005", "[::1]:5005"] {
            assert_eq!(address(local), "http://localhost:5005/");
        }
        assert_eq!(address("192.168.1.7:80"), "http://192.168.1.7:80/");
    }
}
