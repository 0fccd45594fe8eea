//! Those who only listen: they cost memory, and come back when they are cut off.

use std::sync::{Arc, atomic::Ordering::Relaxed};

use tokio::{
    task::JoinSet,
    time::{Instant, sleep},
};

use super::{Load, PLAYERS, Tally, WAIT, heard::Heard, hello, open};
use crate::net::{Connection, HttpError, Link, Lost};

/// Connects those who only listen. Those who are cut off come back.
pub(super) async fn listen(load: &Load, tally: &Arc<Tally>) -> Result<JoinSet<()>, HttpError> {
    let links = open(load, load.sockets.div_ceil(PLAYERS)).await?;
    let mut listeners = JoinSet::new();
    for (number, link) in (0..load.sockets).zip(links.into_iter().flat_map(|link| vec![link; PLAYERS])) {
        match Connection::open(&link, None, hello(number)).await {
            Ok(mut connection) => {
                let key = welcomed(&mut connection).await.ok().flatten();
                listeners.spawn(listener(connection, link, number, key, Arc::clone(tally)));
            }
            Err(_) => {
                tally.errors.fetch_add(1, Relaxed);
            }
        }
    }
    Ok(listeners)
}

/// Listens for ever, with one connection after another.
async fn listener(
    mut connection: Connection,
    link: Link,
    number: usize,
    key: Option<String>,
    tally: Arc<Tally>,
) {
    loop {
        while connection.next().await.is_ok() {}
        let broke = Instant::now();
        connection = loop {
            sleep(WAIT).await;
            let back = Connection::open(&link, key.as_deref(), hello(number)).await;
            if let Ok(mut back) = back
                && welcomed(&mut back).await.is_ok()
            {
                break back;
            }
        };
        tally.note_return(broke);
    }
}

/// Waits until the table is seen; gives the key of a newcomer.
async fn welcomed(connection: &mut Connection) -> Result<Option<String>, Lost> {
    loop {
        let text = connection.next().await?;
        if let Ok(Heard::Welcome(begin)) = serde_json::from_str(&text) {
            return Ok(begin.key);
        }
    }
}
