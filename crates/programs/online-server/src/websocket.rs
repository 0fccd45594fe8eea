//! WebSockets as a server of many needs them: what is sent is a frame already, to several the same one, and a
//! connection over which nothing goes holds no buffer for it.

use axum::{
    body::Bytes,
    extract::FromRequestParts,
    http::{HeaderName, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Error, Message, Utf8Bytes,
        handshake::derive_accept_key,
        protocol::{CloseFrame, Role, WebSocketConfig},
    },
};

/// The longest message that is taken, in bytes.
const LONGEST_MESSAGE: usize = 16 * 1024;
/// How much of what comes is read at once. Every socket has so much, and most of what people want is shorter.
const READ_BUFFER: usize = 512;
/// The longest head of a frame, in bytes.
const HEAD: usize = 10;
/// Most messages are shorter, in bytes: their text is not moved while it is written.
const USUAL: usize = 2_560;
/// A frame that asks whether the other side is there.
pub(crate) const PING: Bytes = Bytes::from_static(&[0x89, 0]);

/// A message as the frame that it is sent in; nothing if it can’t be written as JSON.
pub(crate) fn frame(message: &impl Serialize) -> Option<Bytes> {
    let mut bytes = Vec::with_capacity(USUAL);
    bytes.resize(HEAD, 0);
    serde_json::to_writer(&mut bytes, message).ok()?;
    let length = bytes.len() - HEAD;
    let wide = (length as u64).to_be_bytes();
    // A text that is whole, and its length in as few bytes as may be.
    let (marks, length): ([u8; 2], &[u8]) = match length {
        0..=125 => ([0x81, length as u8], &[]),
        126..=0xffff => ([0x81, 126], &wide[6..]),
        _ => ([0x81, 127], &wide),
    };
    let begin = HEAD - marks.len() - length.len();
    bytes[begin..begin + 2].copy_from_slice(&marks);
    bytes[begin + 2..HEAD].copy_from_slice(length);
    Some(Bytes::from(bytes).slice(begin..))
}

/// A request for a socket.
pub(crate) struct Upgrade {
    accept: String,
    on: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StatusCode> {
        let has = |name: HeaderName, wanted: &str| {
            let mut lines = parts.headers.get_all(name).iter().filter_map(|line| line.to_str().ok());
            lines.any(|line| line.split(',').any(|word| word.trim().eq_ignore_ascii_case(wanted)))
        };
        let asks = has(header::CONNECTION, "upgrade")
            && has(header::UPGRADE, "websocket")
            && has(header::SEC_WEBSOCKET_VERSION, "13");
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asks);
        let accept = key.map(|key| derive_accept_key(key.as_bytes()));
        let both = accept.zip(parts.extensions.remove::<OnUpgrade>());
        both.map(|(accept, on)| Self { accept, on }).ok_or(StatusCode::BAD_REQUEST)
    }
}

impl Upgrade {
    /// The answer to the request; once it is given, the socket is there.
    pub(crate) fn then<F: Future<Output = ()> + Send + 'static>(
        self,
        talk: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response {
        let Self { accept, on } = self;
        tokio::spawn(async move {
            // Whoever is gone has no socket.
            if let Ok(upgraded) = on.await {
                talk(Socket::of(upgraded).await).await;
            }
        });
        let upgraded = [(header::CONNECTION, "upgrade"), (header::UPGRADE, "websocket")];
        let accepted = [(header::SEC_WEBSOCKET_ACCEPT, accept)];
        (StatusCode::SWITCHING_PROTOCOLS, upgraded, accepted).into_response()
    }
}

/// A socket.
pub(crate) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

impl Socket {
    async fn of(upgraded: Upgraded) -> Self {
        let config = WebSocketConfig::default()
            .max_message_size(Some(LONGEST_MESSAGE))
            .max_frame_size(Some(LONGEST_MESSAGE))
            .read_buffer_size(READ_BUFFER);
        Self(WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await)
    }

    /// The next message; nothing if it is over. What was heard of it is not lost if nobody waits for it to the end.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        self.0.next().await?.ok()
    }

    /// Sends frames.
    pub(crate) async fn send(&mut self, frames: &[u8]) -> Result<(), Error> {
        // What the library answers by itself must not be in the middle.
        self.0.flush().await?;
        Ok(self.0.get_mut().write_all(frames).await?)
    }

    /// Closes it, with a number that says why.
    pub(crate) async fn close(&mut self, why: u16) {
        let frame = CloseFrame { code: why.into(), reason: Utf8Bytes::default() };
        // Whoever is gone needs no farewell.
        let _ = self.0.send(Message::Close(Some(frame))).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_says_how_long_it_is() {
        for (length, head) in [
            (0, [0x81, 2].as_slice()),
            (123, &[0x81, 125]),
            (124, &[0x81, 126, 0, 126]),
            (65_533, &[0x81, 126, 255, 255]),
            (65_534, &[0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] {
            let text = "x".repeat(length);
            assert_eq!(frame(&text).unwrap(), [head, format!("\"{text}\"").as_bytes()].concat());
        }
    }
}
