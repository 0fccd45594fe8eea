//! Players at tables over real sockets, beside a server that stops and comes back.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::time::Duration;

use common::{Server, anywhere, open_table_of, table};
use online_client::{Load, Player, load, play};

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
async fn programs_and_bots_play_a_match_at_an_open_table() {
    // LAW-OPEN-8
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), anywhere()).await;
    let link = open_table_of(&server, "quebec-4").await;
    let (one, other) = (player("Mae", true), Player { player: "random".to_owned(), ..player("Ned", true) });
    let (one, other) = tokio::join!(play(&link, &one), play(&link, &other));
    let (one, other) = (one.unwrap(), other.unwrap());
    assert_eq!((&one.scores, &one.winners), (&other.scores, &other.winners));
    assert!(!one.winners.is_empty() && one.seat != other.seat);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_when_its_server_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path(), anywhere()).await;
    // No hand alone ends it.
    let link = table(&server, "five-hundred", "american-1500").await;
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
    let wanted =
        Load { origin: server.origin(), tables: 6, experts: 0, sockets: 8, rate: 120.0, seconds: 3.0 };
    let report = load(&wanted).await.unwrap();
    assert!(report.moves_per_second > 20.0, "{report:?}");
    assert_eq!((report.lost, report.errors), (0, 0), "{report:?}");
    // One person beside bots moves when it is their turn: no sooner, and no less for it.
    let beside_bots = Load { tables: 2, experts: 3, sockets: 0, rate: 2.0, ..wanted };
    let report = load(&beside_bots).await.unwrap();
    assert!(report.moves_per_second > 0.3 && report.p99_ms > 0.0, "{report:?}");
    assert_eq!((report.lost, report.errors), (0, 0), "{report:?}");
    server.stop().await;
}
