//! `kook admin`: the tables of a store, for whoever runs a server.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod serving;

use std::{fs, path::Path};

use serde_json::{Value, json};
use serving::{Server, free_port, kook};
use testkit::servers::Postgres;

/// What `kook admin` says, and how it ends.
fn admin(words: &[&str], options: &[&str]) -> (String, Option<i32>) {
    let mut lang = vec!["--lang", "en"];
    if options.contains(&"fr") {
        lang[1] = "fr";
    }
    let options = options.iter().filter(|&&option| option != "fr");
    let output = kook().args(lang).arg("admin").args(words).args(options).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (String::from_utf8(said).unwrap().trim_end().to_owned(), output.status.code())
}

fn json_of(words: &[&str], options: &[&str]) -> Value {
    let (said, status) = admin(words, options);
    assert_eq!(status, Some(0), "{said}");
    serde_json::from_str(&said).unwrap_or_else(|error| panic!("{error}: {said}"))
}

/// A server with a table at which a match has been played to its end by somebody called Mae; its number.
fn played(server: &Server) -> String {
    let link = format!("{}#/t/{}", server.address(), server.open("australian-4"));
    let join = ["join", &link, "--player", "beginner", "--name", "Mae", "--start", "--json"];
    assert!(kook().args(join).output().unwrap().status.success());
    "1".to_owned()
}

fn story(options: &[&str], server: &Server) {
    let table = played(server);
    let all = json_of(&["tables", "--json"], options);
    let listed = &all.as_array().unwrap()[0];
    assert_eq!((&listed["table"], &listed["game"]), (&json!(1), &json!("five-hundred")));
    assert_eq!((&listed["people"], &listed["closed"]), (&json!(1), &json!(false)));
    assert_eq!(listed["rules"], json!({ "preset": "australian-4" }));
    assert!(listed["entries"].as_u64().unwrap() > 10 && listed["name"].as_str().unwrap().len() == 16);
    assert!(listed["opened"].as_str().unwrap() <= listed["last"].as_str().unwrap());
    let (said, _) = admin(&["tables"], options);
    assert!(
        said.starts_with("Table 1 (") && said.contains("people: 1") && said.lines().count() == 1,
        "{said}"
    );
    let (said, _) = admin(&["tables"], &[options, &["fr"]].concat());
    assert!(said.contains("personnes\u{a0}: 1"), "{said}");

    assert_eq!(json_of(&["people", &table, "--json"], options), json!([{ "person": 0, "name": "Mae" }]));
    assert_eq!(admin(&["people", &table], options).0, "Person 0: Mae");
    let records = json_of(&["export", &table], options);
    assert!(records[0]["players"].as_array().unwrap().contains(&json!("Mae")), "{records}");
    assert!(records[0]["hands"][0]["proof"].is_object());

    assert_eq!(json_of(&["reports", "--json"], options), json!([]));
    assert_eq!(admin(&["reports"], options).0, "Nobody has been reported.");

    let (said, status) = admin(&["forget", &table, "0"], options);
    assert!(status == Some(0) && said.contains("Person 0 of table 1 is forgotten"), "{said}");
    assert_eq!(admin(&["people", &table], options).0, "Nobody is known at this table.");
    let again = json_of(&["export", &table], options);
    assert!(!again.to_string().contains("Mae") && again[0]["hands"] == records[0]["hands"]);
    let (said, status) = admin(&["forget", &table, "0"], options);
    assert!(status == Some(2) && said.contains("There is no person 0"), "{said}");
    for words in [vec!["people", "7"], vec!["export", "7"]] {
        let (said, status) = admin(&words, options);
        assert!(status == Some(2) && said.contains("There is no table 7"), "{said}");
    }
    assert!(json_of(&["migrate", "--json"], options)["version"].as_u64().unwrap() > 0);
    assert!(admin(&["migrate"], options).0.starts_with("The tables are at version "));
}

#[test]
fn tables_in_a_folder_are_looked_after_while_they_are_served() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    let data = folder.path().join("data");
    let options = ["--data", data.to_str().unwrap()];
    story(&options, &server);

    let copy = folder.path().join("copy/tables.sqlite");
    fs::create_dir(folder.path().join("copy")).unwrap();
    let (said, status) = admin(&["backup", copy.to_str().unwrap()], &options);
    assert!(status == Some(0) && said.contains("copied"), "{said}");
    let (said, status) = admin(&["backup", copy.to_str().unwrap()], &options);
    assert!(status == Some(2) && said.contains("is there already"), "{said}");
    assert_eq!(server.terminate(), Some(0));
    let before = json_of(&["tables", "--json"], &options);
    let database = format!("sqlite:{}", copy.display());
    assert_eq!(json_of(&["tables", "--json"], &["--database", &database]), before);

    // The copy is served as the tables were.
    let port = free_port();
    let server = Server::start_with(folder.path(), port, &["--database", &database]);
    assert_eq!(json_of(&["tables", "--json"], &["--database", &database])[0]["table"], 1);
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn tables_in_postgres_are_looked_after_as_well() {
    let Some(database) = Postgres::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let url = database.url();
    let server = Server::start_with(folder.path(), free_port(), &["--database", &url]);
    let options = ["--database", url.as_str()];
    story(&options, &server);
    let (said, status) = admin(&["backup", "copy.sqlite"], &options);
    assert!(status == Some(2) && said.contains("pg_dump"), "{said}");
    assert!(!Path::new("copy.sqlite").exists());
}

#[test]
fn what_is_not_there_is_not_made() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap().to_owned();
    for words in [vec!["tables"], vec!["migrate"], vec!["backup", "copy.sqlite"], vec!["forget", "1", "0"]] {
        let (said, status) = admin(&words, &["--data", &data]);
        assert!(status == Some(2) && said.contains("There are no tables in"), "{said}");
    }
    assert!(!folder.path().join("tables.sqlite").exists());
    let (said, status) = admin(&["tables"], &["--database", "mysql://host"]);
    assert!(status == Some(2) && said.contains("Write sqlite:FILE or postgres://"), "{said}");
    let (said, status) = admin(&["tables"], &["--database", "postgres://me:secret@127.0.0.1:1/kook"]);
    assert!(
        status == Some(2) && said.contains("postgres://127.0.0.1:1/kook") && !said.contains("secret"),
        "{said}"
    );
}
