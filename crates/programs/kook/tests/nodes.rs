//! Several programs that serve the same tables, behind a load balancer: one is killed, the bus and the database are
//! stopped, and nothing that was acknowledged is lost.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod serving;

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Stdio},
    thread::sleep,
    time::Duration,
};

use serde_json::{Value, json};
use serving::{Server, free_port, kook};
use testkit::servers::{Balancer, Nats, Postgres, wait_until};

fn node(folder: &Path, port: u16, (database, bus): (&Postgres, &Nats)) -> Server {
    Server::start_with(folder, port, &["--database", &database.url(), "--bus", &bus.url()])
}

#[test]
fn nothing_is_lost_whichever_of_the_servers_ends() {
    let (Some(mut database), Some(mut bus)) = (Postgres::start(), Nats::start()) else { return };
    let ports = [free_port(), free_port(), free_port()];
    let folder = tempfile::tempdir().unwrap();
    let mut nodes = ports.map(|port| Some(node(folder.path(), port, (&database, &bus))));
    // What it finds ready at its start is ready to it at once.
    let Some(balancer) = Balancer::start(&ports) else { return };
    let address = balancer.address();
    let load = kook()
        .args(["load", &address, "--tables", "4", "--rate", "60", "--seconds", "14", "--json"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    sleep(Duration::from_secs(4));
    let port = nodes[0].take().unwrap().kill();
    sleep(Duration::from_secs(2));
    bus.stop();
    sleep(Duration::from_secs(2));
    nodes[0] = Some(node(folder.path(), port, (&database, &bus)));
    bus.start_again();
    sleep(Duration::from_secs(1));
    database.stop();
    sleep(Duration::from_millis(500));
    database.start_again();
    let load = load.wait_with_output().unwrap();
    let report: Value = serde_json::from_slice(&load.stdout).unwrap();
    assert!(load.status.success(), "{report}");
    assert_eq!((&report["lost"], &report["errors"]), (&json!(0), &json!(0)), "{report}");
    assert!(report["returns"].as_u64().unwrap() > 0, "{report}");
    assert!(report["moves_per_second"].as_f64().unwrap() > 5.0, "{report}");
    wait_until("every server is ready", || {
        let ready = |node: &Option<Server>| node.as_ref()?.answer("GET", "/readyz", None, "");
        nodes.iter().all(|node| ready(node).is_some_and(|answer| answer.starts_with("HTTP/1.1 200")))
    });
    for node in nodes.into_iter().flatten() {
        assert_eq!(node.terminate(), Some(0));
    }
}

#[test]
fn people_at_different_servers_play_at_one_table() {
    let (Some(database), Some(bus)) = (Postgres::start(), Nats::start()) else { return };
    let folder = tempfile::tempdir().unwrap();
    let nodes = [(); 2].map(|()| node(folder.path(), free_port(), (&database, &bus)));
    let code = nodes[0].open("australian-4");
    let players: Vec<Child> = nodes
        .iter()
        .map(|node| {
            let link = format!("{}#/t/{code}", node.address());
            let mut join = kook();
            join.args(["join", &link, "--player", "club", "--name", "Mae", "--start", "--json"]);
            join.stdout(Stdio::piped()).spawn().unwrap()
        })
        .collect();
    let played = players.into_iter().map(|player| player.wait_with_output().unwrap().stdout);
    let played: Vec<Value> = played.map(|played| serde_json::from_slice(&played).unwrap()).collect();
    assert_eq!(played[0]["scores"], played[1]["scores"]);
    assert_eq!(played[0]["winners"], played[1]["winners"]);
    assert!(played[0]["seat"] != played[1]["seat"] && !played[0]["winners"].as_array().unwrap().is_empty());
    let record = |node: &Server| node.json("GET", &format!("/api/tables/{code}/record"), None, "");
    wait_until("both servers tell the same of it", || record(&nodes[0]) == record(&nodes[1]));
}

#[test]
fn what_goes_wrong_is_in_the_log() {
    let Some(mut database) = Postgres::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    fs::write(folder.path().join("index.html"), "page").unwrap();
    let mut server = kook()
        .args(["serve", "--port", "0", "--log", "json", "--database", &database.url(), "--folder"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(fs::File::create(&log).unwrap())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let lines = || {
        let text = fs::read_to_string(&log).unwrap();
        let read = |line: &str| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        text.lines().map(read).collect::<Vec<Value>>()
    };
    let says = |what: &str| lines().iter().any(|line| line["fields"]["message"] == what);
    database.stop();
    wait_until("it is said that the store is gone", || says("the store can’t be reached"));
    database.start_again();
    wait_until("it is said that it is back", || says("the store is there again"));
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(lines().iter().all(|line| line["level"] == "WARN" || line["level"] == "INFO"), "{:?}", lines());
}
