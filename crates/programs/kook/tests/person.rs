//! A person at a table over a network, line by line: they sit down, play a hand with bots, hear the others, and come
//! back.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod serving;
mod typing;

use serde_json::json;
use serving::{Server, free_port, kook};
use typing::{ENGLISH, FRENCH, Person};

#[test]
fn a_person_plays_a_hand_with_bots_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    for words in [ENGLISH, FRENCH] {
        let link = format!("{}#/t/{}", server.address(), server.open("australian-4"));
        let mut ann = Person::join(&folder.path().join(words.lang), &link, words.lang);
        ann.hear(words.name);
        ann.type_in("Ann");
        ann.hear(words.sit);
        ann.type_in("");
        ann.hear(words.start.0);
        ann.type_in(words.said.0);
        ann.hear(words.said.1);
        ann.type_in("foo");
        ann.hear("foo");
        ann.type_in(words.start.1);
        ann.play_until(&words, words.scores);
        ann.hear(words.deal);
        ann.quit(&words);
    }
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn whoever_is_asked_for_a_name_gets_help_or_goes() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    for (words, help) in [(ENGLISH, "help"), (FRENCH, "aide")] {
        let mut ann = Person::join(&folder.path().join(words.lang), &link_of(&server), words.lang);
        ann.hear(words.name);
        ann.type_in(help);
        ann.hear(words.quit.0);
        ann.hear(words.name);
        ann.type_in("Anne-Sophie Bélanger-Tremblay-Lavoie");
        ann.hear("32");
        ann.hear(words.name);
        ann.type_in(words.quit.0);
        assert_eq!(ann.rest(), [""; 0], "nobody has sat down");
    }
    // By an option, too; nothing has been founded for it then.
    let (table, site) = (link_of(&server), server.address());
    let long = "The Wattle Street Wednesday Evening Club";
    for (args, wrong) in [
        (&[&*table, "--name", "Ann, Bo"][..], "Ann, Bo"),
        (&[&*site, "--name", "Ann, Bo", "--found", "Wattle Street"], "Ann, Bo"),
        (&[&*site, "--name", "Ann", "--found", long], long),
    ] {
        let refused = kook().arg("join").args(args).output().unwrap();
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(!refused.status.success() && said.contains(wrong), "{said}");
        assert_eq!(String::from_utf8(refused.stdout).unwrap(), "");
    }
    assert_eq!(server.terminate(), Some(0));
}

/// The link to a table that has just been opened.
fn link_of(server: &Server) -> String {
    format!("{}#/t/{}", server.address(), server.open("australian-4"))
}

#[test]
fn a_person_comes_back_after_a_break_and_by_the_same_command() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path(), free_port());
    let link = format!("{}#/t/{}", server.address(), server.open("american-4"));
    let mut ann = Person::join(folder.path(), &link, "en");
    ann.type_in("Ann");
    ann.hear(ENGLISH.sit);
    ann.type_in("sit 1");
    ann.hear(ENGLISH.start.0);
    ann.type_in("start");
    ann.hear("Your hand: ");

    let port = server.kill();
    ann.hear("Connection lost. Your seat is kept.");
    server = Server::start(folder.path(), port);
    ann.hear("You’re back.");
    ann.hear("Your hand: ");
    ann.play_until(&ENGLISH, ENGLISH.scores);
    ann.quit(&ENGLISH);

    // The seat is theirs as before, and nobody asks for a name.
    let mut ann = Person::join(folder.path(), &link, "en");
    ann.hear("Seat 1: Ann (1, you, host)");
    ann.hear(ENGLISH.deal);
    let heard = ann.quit(&ENGLISH);
    assert!(!heard.iter().any(|line| line.contains(ENGLISH.name)), "{heard:#?}");
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn whoever_has_hours_for_a_move_goes_from_one_table_to_the_next_that_waits_for_them() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    let link = || {
        let options = json!({ "level": "club", "bot_ms": 0, "pace": { "correspondence": { "hours": 24 } } });
        let code = server.open_with(&json!({ "preset": "australian-4" }), &options);
        format!("{}#/t/{code}", server.address())
    };
    let (first, second) = (link(), link());
    let sit = |link: &str| {
        let mut ann = Person::join(folder.path(), link, "en");
        ann.hear(ENGLISH.name);
        ann.type_in("Ann");
        ann.hear(ENGLISH.sit);
        ann.type_in("");
        ann.hear(ENGLISH.start.0);
        ann.type_in("start");
        ann.hear("Your hand: ");
        ann.hear(ENGLISH.bid);
        ann
    };
    let mut ann = sit(&first);
    ann.type_in("next table");
    ann.hear("No other table waits for you.");
    ann.quit(&ENGLISH);

    let mut ann = sit(&second);
    // Back at each as who they were there: nobody asks for a name, and their seat is theirs.
    for _ in [&first, &second] {
        ann.type_in("next table");
        ann.hear("Seat 1: Ann (1, you, host)");
        ann.hear(ENGLISH.bid);
    }
    ann.type_in("pass");
    let heard = ann.quit(&ENGLISH);
    let asked = heard.iter().filter(|line| line.contains(ENGLISH.name)).count();
    assert_eq!(asked, 1, "{heard:#?}");
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn two_people_hear_each_other_each_in_their_language() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    let link = format!("{}#/t/{}", server.address(), server.open("australian-4"));
    let mut ann = Person::join(&folder.path().join("ann"), &link, "en");
    ann.type_in("Ann");
    ann.hear(ENGLISH.sit);
    ann.type_in("");
    ann.hear(ENGLISH.start.0);
    let mut bo = Person::join(&folder.path().join("bo"), &link, "fr");
    bo.type_in("Bo");
    ann.hear("Bo has come.");
    bo.hear(FRENCH.sit);
    bo.type_in("asseoir 3");
    ann.hear("Bo sits down.");
    bo.type_in("commencer");
    bo.hear("hôte");
    bo.type_in("gens");
    bo.hear("Ann (1, hôte)");
    bo.hear("Bo (2, vous)");
    bo.type_in("dire 8");
    ann.hear("Bo: Hello");
    ann.type_in("start");
    ann.hear("Your hand: ");
    bo.hear("Votre main");
    bo.type_in("signaler 1 Trop de bonjours");
    bo.hear("Signaler Ann");
    bo.hear("Vos mots\u{a0}: Trop de bonjours");
    bo.type_in("signaler");
    bo.hear("Votre signalement est envoyé.");
    let data = folder.path().join("data");
    let listed = kook().args(["--lang", "en", "admin", "reports", "--data"]).arg(&data).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    assert!(
        listed.contains("person 1 (Bo) reports person 0 (Ann).\nBo says: Trop de bonjours\n"),
        "{listed}"
    );
    // Whoever leaves hands their cards to a bot, and the others hear of it.
    bo.type_in("partir");
    bo.hear("Quitter la table?");
    bo.type_in("oui");
    bo.hear("Vous avez laissé la table.");
    ann.hear("Bo left.");
    ann.quit(&ENGLISH);
    assert_eq!(server.terminate(), Some(0));
}
