//! Real servers of tables, real players beside them: what is acknowledged stays, also when a server is killed.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod serving;

use std::{
    fs,
    process::{Child, Stdio},
    thread::sleep,
    time::Duration,
};

use serde_json::{Value, json};
use serving::{Server, free_port, kook, page};

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path(), free_port());
    let load = kook()
        .args([
            "load",
            &server.address(),
            "--tables",
            "4",
            "--sockets",
            "8",
            "--rate",
            "80",
            "--seconds",
            "6",
        ])
        .arg("--json")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    sleep(Duration::from_secs(3));
    for _ in 0..3 {
        sleep(Duration::from_millis(700));
        let port = server.kill();
        server = Server::start(folder.path(), port);
    }
    let load = load.wait_with_output().unwrap();
    let report: Value = serde_json::from_slice(&load.stdout).unwrap();
    assert!(load.status.success(), "{report}");
    assert_eq!((&report["lost"], &report["errors"]), (&json!(0), &json!(0)), "{report}");
    assert!(
        // Those who only listen come back, too.
        report["returns"].as_u64().unwrap() > 16 && report["moves_per_second"].as_f64().unwrap() > 5.0,
        "{report}"
    );
    assert!(report["slowest_return_ms"].as_f64().unwrap() > 0.0, "{report}");
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn a_match_is_played_over_the_network_and_its_deals_are_verified() {
    // NOT-REC-13
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    let code = server.open("australian-4");
    let link = format!("{}#/t/{code}", server.address());
    let players: Vec<Child> = ["club", "exec:"]
        .into_iter()
        .map(|player| {
            let program = format!("exec:{} bot club", env!("CARGO_BIN_EXE_kook"));
            let player = if player == "exec:" { program.as_str() } else { player };
            let mut join = kook();
            join.args(["join", &link, "--player", player, "--name", "Mae", "--start", "--json"]);
            join.stdout(Stdio::piped()).spawn().unwrap()
        })
        .collect();
    for player in players {
        let played = player.wait_with_output().unwrap();
        let played: Value = serde_json::from_slice(&played.stdout).unwrap();
        assert_eq!(played["scores"].as_array().unwrap().len(), 4, "{played}");
        assert!(!played["winners"].as_array().unwrap().is_empty(), "{played}");
    }
    let records = server.json("GET", &format!("/api/tables/{code}/record"), None, "");
    let file = folder.path().join("game.json");
    fs::write(&file, records[0].to_string()).unwrap();
    let verified = kook().args(["--lang", "en", "verify"]).arg(&file).output().unwrap();
    let said = String::from_utf8(verified.stdout).unwrap();
    assert!(verified.status.success() && said.contains("Hand 1: checked."), "{said}");
    assert_eq!(server.terminate(), Some(0));
}

/// Checks an answer over HTTP by its schema.
fn fits(form: &str, answer: &Value) {
    let schema = online_wire::table_schema();
    let schema = json!({ "$ref": format!("#/$defs/{form}"), "$defs": schema["$defs"] });
    if let Err(error) = jsonschema::validator_for(&schema).unwrap().validate(answer) {
        panic!("{form}: {error}: {answer}");
    }
}

#[test]
fn what_can_not_be_is_answered_with_its_reason() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    let status = |answer: String| answer[9..12].parse::<u16>().unwrap();
    let ask = |method, path, key, body| status(server.answer(method, path, key, body).unwrap());
    assert_eq!(ask("GET", "/healthz", None, ""), 200);
    assert_eq!(ask("GET", "/metrics", None, ""), 200);
    assert_eq!(ask("GET", "/", None, ""), 200);
    assert_eq!(ask("GET", "/api/tables/nowhere", None, ""), 404);
    assert_eq!(ask("POST", "/api/tables", None, "{}"), 401);
    let key = server.json("POST", "/api/keys", None, "")["key"].as_str().unwrap().to_owned();
    for opening in
        ["", "{}", r#"{"game":"poker","rules":{}}"#, r#"{"game":"five-hundred","rules":{"preset":"x"}}"#]
    {
        assert_eq!(ask("POST", "/api/tables", Some(&*key), opening), 400, "{opening}");
    }
    let big = "x".repeat(20_000);
    assert_eq!(ask("POST", "/api/tables", Some(&*key), &big), 413);
    let code = server.open("quebec-4");
    let look = server.json("GET", &format!("/api/tables/{code}"), None, "");
    fits("Look", &look);
    fits("Key", &json!({ "key": key }));
    fits("Opened", &json!({ "code": code }));
    fits("Served", &server.json("GET", "/api/online", None, ""));
    fits("NotDone", &server.json("GET", "/api/tables/nowhere", None, ""));
    fits("NotDone", &server.json("POST", "/api/tables", Some(&*key), "{}"));
    assert_eq!(look["company"]["visitors"], json!([]), "looking joins nothing");
    let join = |link: &str| {
        let out = kook().args(["--lang", "en", "join", link, "--player", "club"]).output().unwrap();
        (out.status.code(), String::from_utf8(out.stderr).unwrap())
    };
    let address = server.address();
    for (link, words) in [
        ("nonsense".to_owned(), "isn’t a link to a table"),
        (format!("{address}#/t/nowhere"), "no such table"),
        (format!("http://127.0.0.1:{}/#/t/abc", free_port()), "can’t be reached"),
    ] {
        let (status, said) = join(&link);
        assert!(status == Some(2) && said.contains(words), "{link}: {said}");
    }
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn people_are_knocked_for_where_the_operator_wants_it_and_can_be_reached() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let data = ["--data", data.to_str().unwrap()];
    let page = page(folder.path());
    let serve = |options: &[&str]| {
        let mut serve = kook();
        serve.args(["--lang", "en", "serve", "--port", "0", "--folder"]).arg(&page);
        let out = serve.args(options).output().unwrap();
        (out.status.code(), String::from_utf8(out.stderr).unwrap())
    };
    let contact = ["--notify", "mailto:me@example.org"];
    for public in [&[][..], &["--public-url", "http://500.example.org"]] {
        let (status, said) = serve(&[&data, &contact, public].concat());
        assert!(status == Some(2) && said.contains("--notify needs --public-url"), "{said}");
    }
    let (status, said) = serve(&["--notify", "me@example.org"]);
    assert!(status == Some(2) && said.contains("mailto:me@example.org"), "{said}");

    let options = [&data[..], &contact, &["--public-url", "https://500.example.org"]].concat();
    let server = Server::start_with(folder.path(), free_port(), &options);
    let key = server.json("GET", "/api/knocks", None, "");
    fits("Signed", &key);
    let mae = server.json("POST", "/api/keys", None, "")["key"].as_str().unwrap().to_owned();
    let turns = server.json("GET", "/api/turns/en", Some(&mae), "");
    fits("Turns", &turns);
    assert_eq!(turns["tables"], json!([]));
    assert_eq!(server.terminate(), Some(0));
    let server = Server::start_with(folder.path(), free_port(), &options);
    assert_eq!(server.json("GET", "/api/knocks", None, ""), key, "it stays");
    assert_eq!(server.terminate(), Some(0));
    let server = Server::start_with(folder.path(), free_port(), &data);
    assert_eq!(server.json("GET", "/api/knocks", None, "")["code"], "no_knocks");
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn a_page_from_elsewhere_is_told_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let port = free_port();
    let data = folder.path().join("data");
    let options = ["--data", data.to_str().unwrap(), "--public-url", "https://500.example.org/"];
    let server = Server::start_with(folder.path(), port, &options);
    let own = format!("host: 127.0.0.1:{port}");
    let (public, page) = ("host: 500.example.org", "origin: https://500.example.org");
    let begins = |answer: &str, status: u16| answer.starts_with(&format!("HTTP/1.1 {status}"));
    let code = server.open("australian-4");
    let socket = format!("GET /api/tables/{code}/socket");
    for request in ["POST /api/session", "POST /api/keys", "POST /api/tables", "GET /api/online", &socket] {
        for lines in [
            &["host: elsewhere.example"][..],
            &["host: elsewhere.example", "origin: http://elsewhere.example"],
            &[&own, "origin: https://elsewhere.example"],
            &[public, "origin: http://500.example.org.elsewhere.example"],
            &[&own, "origin: null"],
        ] {
            let answer = server.answer_to(request, lines);
            assert!(begins(&answer, 403) && answer.contains("other_origin"), "{request} {lines:?}: {answer}");
        }
    }
    for (lines, secure) in [
        (vec![own.as_str()], false),
        (vec![public, page], true),
        (vec![own.as_str(), page], false),
        (vec![own.as_str(), "x-forwarded-proto: https"], true),
        (vec!["host: laptop.local:5005", "origin: http://laptop.local:5005"], false),
    ] {
        let answer = server.answer_to("POST /api/session", &lines);
        assert!(begins(&answer, 204) && answer.contains("HttpOnly; SameSite=Strict"), "{lines:?}: {answer}");
        assert_eq!(answer.contains("; Secure"), secure, "{lines:?}: {answer}");
    }
    assert_eq!(server.terminate(), Some(0));
}
