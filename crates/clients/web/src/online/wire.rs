//! The wire to a table or a club: a socket that comes back by itself when it was cut.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use super::api;

/// What happens on the wire.
#[derive(Debug)]
pub enum Signal {
    /// It is there.
    Open,
    /// A message.
    Message(String),
    /// It was cut, with a code.
    Closed(u16),
}

/// A socket with what hears it.
pub struct Wire {
    socket: WebSocket,
    _open: Closure<dyn FnMut()>,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut(CloseEvent)>,
}

impl Wire {
    /// A wire to a path of the server, or none where the browser gives none.
    pub fn new(path: &str, hear: impl Fn(Signal) + Clone + 'static) -> Option<Self> {
        let socket = WebSocket::new(&api::wire(path)?).ok()?;
        let (heard, cut) = (hear.clone(), hear.clone());
        let open = Closure::<dyn FnMut()>::new(move || hear(Signal::Open));
        let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                heard(Signal::Message(text));
            }
        });
        let closed =
            Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| cut(Signal::Closed(event.code())));
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Self { socket, _open: open, _message: message, _closed: closed })
    }

    /// Sends a text; what can't be sent is sent again when the wire is back.
    pub fn send(&self, text: &str) {
        // It is sent again later.
        let _ = self.socket.send_with_str(text);
    }

    /// Whether it is there, as far as the browser knows.
    pub fn is_open(&self) -> bool {
        self.socket.ready_state() == WebSocket::OPEN
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // It may be closed already.
        let _ = self.socket.close();
    }
}

/// How long to wait before the next attempt, in milliseconds; `chance` is from 0 to 1.
pub fn patience(attempt: u32, chance: f64) -> u32 {
    let longest = 500_u32 << attempt.min(5);
    longest / 2 + (f64::from(longest / 2) * chance) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_waits_longer_each_time_and_not_for_ever() {
        assert_eq!([0, 1, 2].map(|attempt| patience(attempt, 1.0)), [500, 1_000, 2_000]);
        assert_eq!([0, 1, 2].map(|attempt| patience(attempt, 0.0)), [250, 500, 1_000]);
        assert_eq!(patience(1_000, 1.0), 16_000);
    }
}
