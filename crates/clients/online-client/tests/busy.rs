//! A table that has no time for a newcomer asks them to come back, and they do; not for ever, and not where they may
//! not come.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::sync::{
    Arc,
    atomic::{AtomicU16, Ordering::Relaxed},
};

use futures_util::{FutureExt, SinkExt, StreamExt, future::BoxFuture};
use online_client::{Link, Lost, Network, Origin, Stream, Wire};
use tokio::time::Instant;
use tokio_tungstenite::{
    accept_async,
    tungstenite::{
        Message,
        protocol::{CloseFrame, frame::coding::CloseCode},
    },
};

/// A server that is busy so often, and then locked.
#[derive(Debug, Default)]
struct Busy {
    left: AtomicU16,
    dialled: AtomicU16,
}

impl Network for Busy {
    fn dial<'a>(&'a self, _: &'a Origin) -> BoxFuture<'a, Result<Box<dyn Stream>, Lost>> {
        self.dialled.fetch_add(1, Relaxed);
        let is_busy = self.left.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_ok();
        let (near, far) = tokio::io::duplex(4096);
        tokio::spawn(async move {
            let mut socket = accept_async(far).await.unwrap();
            socket.next().await.unwrap().unwrap();
            let code = CloseCode::from(if is_busy { 4009 } else { 4004 });
            socket.send(Message::Close(Some(CloseFrame { code, reason: "".into() }))).await.unwrap();
        });
        async { Ok(Box::new(near) as Box<dyn Stream>) }.boxed()
    }
}

async fn comes(busy: u16) -> (Lost, u16) {
    let network = Arc::new(Busy { left: AtomicU16::new(busy), ..Busy::default() });
    let link: Link = "http://localhost/#/t/abcdefgh".parse().unwrap();
    let mut wire = Wire::over(Arc::<Busy>::clone(&network), link, "Mae", None, false);
    let lost = wire.next().await.unwrap_err();
    (lost, network.dialled.load(Relaxed))
}

#[tokio::test(start_paused = true)]
async fn a_newcomer_comes_back_to_a_table_that_has_no_time() {
    assert!(matches!(comes(0).await, (Lost::Closed(4004), 1)));
    assert!(matches!(comes(3).await, (Lost::Closed(4004), 4)));
    let before = Instant::now();
    assert!(matches!(comes(u16::MAX).await, (Lost::Closed(4009), 7)));
    assert!((10..20).contains(&before.elapsed().as_secs()));
}
