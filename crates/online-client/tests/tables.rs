//! Players at tables over real sockets, beside a server that stops and comes back.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{net::SocketAddr, path::Path, time::Duration};

use online_client::{Link, Load, Player, load, open_table, play};
use online_server::{serve_tables, tables_in};
use online_wire::{Opening, Options};
use players::Level;
use serve::Site;
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

/// A server on a port of its own.
struct Server {
    at: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl Server {
    async fn start(folder: &Path, at: SocketAddr) -> Self {
        let listener = TcpListener::bind(at).await.unwrap();
        let at = listener.local_addr().unwrap();
        let hub = tables_in(folder).await.unwrap();
        let site = Site::new([("index.html".to_owned(), "page".into())]).unwrap();
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(serve_tables(listener, site, hub, async move {
            let _ = stopped.await;
        }));
        Self { at, stop, serving }
    }

    fn address(&self) -> String {
        format!("http://{}/", self.at)
    }

    async fn stop(self) -> SocketAddr {
        let _ = self.stop.send(());
        self.serving.await.unwrap();
        self.at
    }
}

fn anywhere() -> SocketAddr {
    "127.0.0.1:0".parse().unwrap()
}

async fn table(server: &Server, game: &str, preset: &str) -> Link {
    let rules = serde_json::Map::from_iter([("preset".to_owned(), preset.into())]);
    let options = Options { level: Level::Club, bot_ms: 0, ..Options::default() };
    open_table(&server.address(), &Opening { game: game.to_owned(), rules, options }).await.unwrap()
}

fn player(name: &str, starts: bool) -> Player {
    Player { player: "club".to_owned(), name: name.to_owned(), starts, seed: 3 }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_programs_and_bots_play_a_match_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), anywhere()).await;
    for (game, preset) in [("five-hundred", "american-4"), ("rummy-500", "rummy-500")] {
        let link = table(&server, game, preset).await;
        let (one, other) = (player("Mae", true), player("Ned", true));
        let (one, other) = tokio::join!(play(&link, &one), play(&link, &other));
        let (one, other) = (one.unwrap(), other.unwrap());
        assert_eq!((&one.scores, &one.winners), (&other.scores, &other.winners), "{preset}");
        assert!(!one.winners.is_empty() && one.seat != other.seat);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_when_its_server_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path(), anywhere()).await;
    let link = table(&server, "five-hundred", "australian-4").await;
    let mae = player("Mae", true);
    let stops = async {
        for _ in 0..3 {
            tokio::time::sleep(Duration::from_millis(150)).await;
            let at = server.stop().await;
            server = Server::start(folder.path(), at).await;
        }
        server
    };
    let (played, server) = tokio::join!(play(&link, &mae), stops);
    let played = played.unwrap();
    assert!(played.returns > 0 && !played.winners.is_empty(), "{played:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_under_load() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), anywhere()).await;
    let wanted = Load { address: server.address(), tables: 6, sockets: 8, rate: 120.0, seconds: 3.0 };
    let report = load(&wanted).await.unwrap();
    assert!(report.moves_per_second > 20.0, "{report:?}");
    assert_eq!((report.lost, report.errors), (0, 0), "{report:?}");
    server.stop().await;
}
