//! The socket below HTTP: it gives up clients that take nothing, and completes what the library below us says by
//! itself.
//!
//! A request that can't be read never comes to us: the library answers it with a bare head. That head gets the lines that
//! every other answer has.

use std::{
    io::{self, IoSlice},
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use hyper::header::{self, HeaderName, HeaderValue};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
};
use tokio_io_timeout::TimeoutStream;

use crate::answer::HEADERS;

pub(crate) struct Wire {
    stream: Pin<Box<TimeoutStream<TcpStream>>>,
    /// What still has to be sent in place of a bare head.
    instead: Vec<u8>,
}

impl Wire {
    pub(crate) fn new(stream: TcpStream, taking: Duration) -> Self {
        // Where small answers can't be had at once they come a little later.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(taking));
        Self { stream: Box::pin(stream), instead: Vec::new() }
    }
}

/// The end of a head.
const END: &[u8] = b"\r\n\r\n";

/// A bare head of the library's own, with our lines in it.
fn complete(bytes: &[u8]) -> Option<Vec<u8>> {
    let head = bytes.strip_suffix(END).filter(|head| head.starts_with(b"HTTP/1.1 4"))?;
    let mark = header::X_CONTENT_TYPE_OPTIONS.as_str().as_bytes();
    if head.windows(mark.len()).any(|part| part == mark) {
        return None;
    }
    let line = |(name, value): (HeaderName, HeaderValue)| {
        [b"\r\n", name.as_str().as_bytes(), b": ", value.as_bytes()].concat()
    };
    let lines: Vec<u8> = HEADERS.into_iter().flat_map(line).collect();
    Some([head, &lines, END].concat())
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(context, buffer)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if self.instead.is_empty() {
            match complete(bytes) {
                Some(head) => self.instead = head,
                None => return self.stream.as_mut().poll_write(context, bytes),
            }
        }
        let this = &mut *self;
        while !this.instead.is_empty() {
            let sent = ready!(this.stream.as_mut().poll_write(context, &this.instead))?;
            if sent == 0 {
                return Poll::Ready(Err(io::ErrorKind::WriteZero.into()));
            }
            this.instead.drain(..sent);
        }
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        match parts.iter().find(|part| !part.is_empty()) {
            Some(part) if !self.instead.is_empty() || complete(part).is_some() => {
                self.poll_write(context, part)
            }
            _ => self.stream.as_mut().poll_write_vectored(context, parts),
        }
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(context)
    }
}
