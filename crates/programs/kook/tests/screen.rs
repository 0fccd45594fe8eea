//! A person at a table over a network, on the screen of a real terminal: they type a name, sit down, start, and play a
//! card.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod serving;
mod vt;

use std::{
    io::{Read, Write},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::{Duration, Instant},
};

use serving::{Server, free_port};
use vt::Vt;

/// How long something is waited for: nothing here depends on it unless something is broken.
const PATIENCE: Duration = Duration::from_secs(60);
/// The size of the terminal.
const SIZE: (usize, usize) = (80, 24);

/// Somebody at a terminal, which `script` makes.
struct Person {
    process: Child,
    typing: ChildStdin,
    output: Receiver<Vec<u8>>,
    vt: Vt,
    /// All that was written.
    came: String,
}

impl Person {
    fn join(folder: &Path, link: &str, lang: &str) -> Self {
        Self::run(folder, lang, &format!("join '{link}'"))
    }

    fn run(folder: &Path, lang: &str, command: &str) -> Self {
        Self::run_on("xterm-256color", folder, lang, command)
    }

    /// The same on a terminal of this kind.
    fn run_on(kind: &str, folder: &Path, lang: &str, command: &str) -> Self {
        let (columns, rows) = SIZE;
        let kook = env!("CARGO_BIN_EXE_kook");
        let line = format!("stty cols {columns} rows {rows}; exec '{kook}' --lang {lang} {command}");
        let mut process = Command::new("script")
            .args(["--quiet", "--return", "--flush", "--command", &line, "/dev/null"])
            .env("KOOK_DATA", folder)
            .env("TERM", kind)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (typing, mut out) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        let (send, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4_096];
            while let Ok(count @ 1..) = out.read(&mut bytes) {
                if send.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self { process, typing, output, vt: Vt::new(SIZE), came: String::new() }
    }

    /// Waits until the screen shows this. A picture may come in parts: what is waited for is what the whole one shows.
    fn see(&mut self, words: &str) {
        self.see_that(|screen| screen.contains(words), words);
    }

    fn see_that(&mut self, is: impl Fn(&str) -> bool, what: &str) {
        // A clock that runs is drawn all the time.
        let end = Instant::now() + PATIENCE;
        while !is(&self.vt.text()) {
            let Ok(bytes) = self.output.recv_timeout(end.saturating_duration_since(Instant::now())) else {
                panic!("{what} is not to be seen:\n{}", self.vt.text())
            };
            self.vt.write(&bytes);
            self.came.push_str(&String::from_utf8_lossy(&bytes));
        }
    }

    fn press(&mut self, keys: &str) {
        self.typing.write_all(keys.as_bytes()).unwrap();
        self.typing.flush().unwrap();
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Whether there is a program that makes terminals.
fn has_script() -> bool {
    let version = Command::new("script").arg("--version").output();
    let is = version.is_ok_and(|output| output.status.success());
    if !is {
        assert!(std::env::var_os("KOOK_SERVER_TESTS").is_none(), "script (util-linux) is not installed");
        eprintln!("not tested: script (util-linux) is not installed");
    }
    is
}

#[test]
fn a_person_plays_a_card_on_the_screen() {
    if !has_script() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    let link = format!("{}#/t/{}", server.address(), server.open("australian-4"));
    let mut ann = Person::join(&folder.path().join("ann"), &link, "en");
    ann.see("What’s your name?");
    ann.press("Ann\r");
    ann.see("▸ Sit down");
    ann.press("\r");
    ann.see("Seat 1: Ann (1, you, host)");
    ann.see("▸ Start");
    ann.press("\r");
    // They pass until the cards are played, and then play the first one that may be.
    loop {
        ann.see_that(|screen| bids(screen) || plays(screen) || is_over(screen), "their turn");
        if plays(&ann.vt.text()) {
            break;
        }
        // Whose partner plays alone sits a hand out.
        if is_over(&ann.vt.text()) {
            ann.press("\r");
            ann.see_that(|screen| !is_over(screen), "the next hand");
            continue;
        }
        ann.press("p");
        ann.see_that(|screen| !bids(screen), "that they have passed");
    }
    let before = cards(&ann.vt.text());
    ann.press("\r");
    ann.see_that(|screen| cards(screen) + 1 == before, "a card less");
    // The others are there, and what can be done.
    ann.press("t");
    ann.see("Proof of the shuffle");
    ann.press("\x1b");
    ann.see_that(|screen| !screen.contains("Proof of the shuffle"), "the table");
    ann.press("q");
    ann.see("Your seat is kept: the same command brings you back.");
    assert!(ann.process.wait().unwrap().success());

    // The same command brings them back at once, with their cards.
    let mut ann = Person::join(&folder.path().join("ann"), &link, "fr");
    ann.see("Vous");
    ann.see_that(|screen| cards(screen) > 0, "their cards");
    // What happened meanwhile may lie over them; this key leaves whatever is read.
    ann.press("\x03");
    ann.see("Votre place est gardée");
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn a_terminal_that_takes_lines_alone_gets_lines() {
    if !has_script() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut ann = Person::run_on("dumb", folder.path(), "en", "play --seed 1896");
    ann.see("Your hand: ");
    ann.press("quit\n");
    ann.see("Game saved. Goodbye.");
    assert!(ann.process.wait().unwrap().success());
    assert!(!ann.came.contains('\x1b'), "{:?}", ann.came);
}

#[test]
fn an_open_table_is_played_at_on_the_screen() {
    // LAW-OPEN-5, LAW-OPEN-6
    if !has_script() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    let rules = serde_json::json!({ "preset": "quebec-4", "laws": "open" });
    let link = format!("{}#/t/{}", server.address(), server.open_of(&rules));
    let online = format!("join --name Ann '{link}'");
    let here = "play quebec-4 --set laws=open --seed 5 --speed instant";
    for (name, command) in [("ann", online.as_str()), ("bo", here)] {
        let mut person = Person::run(&folder.path().join(name), "en", command);
        if name == "ann" {
            person.see("▸ Sit down");
            person.press("\r");
            person.see("▸ Start");
            person.press("\r");
        }
        // They pass, and let the others go on, until they are to play a card.
        loop {
            let asked = |screen: &str| bids(screen) || screen.contains("⏎ play") || goes_on(screen);
            person.see_that(asked, "what they are asked");
            let screen = person.vt.text();
            if screen.contains("⏎ play") {
                break;
            }
            person.press(if bids(&screen) { "p" } else { "\r" });
            person.see_that(|now| now != screen, "that it was done");
        }
        let before = cards(&person.vt.text());
        thread::sleep(Duration::from_secs(1));
        person.press("\x1b[C\r");
        person.see_that(|screen| cards(screen) + 1 == before, "a card less");
        person.press("c");
        person.see("What do you object to?");
        person.press("3\r");
        person.see("Who didn’t follow?");
        person.press("1\r");
        person.see("In which trick?");
        person.press("1\r");
        person.see("You object: revoke by your seat in trick 1.");
        person.press("\x03");
        person.see(if name == "ann" { "Your seat is kept" } else { "Continue with: kook play --resume" });
        assert!(person.process.wait().unwrap().success());
    }
    // A game that is resumed is played on the screen, too.
    let mut person = Person::run(&folder.path().join("bo"), "fr", "play --resume");
    person.see("c contester");
    person.press("\x03");
    person.see("kook play --resume");
    assert!(person.process.wait().unwrap().success());
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn a_member_of_a_club_is_led_to_their_table_and_comes_back_to_the_club() {
    if !has_script() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    let founding = format!("join --found 'Wattle Street' --name Ann '{}'", server.address());
    let mut ann = Person::run(&folder.path().join("ann"), "en", &founding);
    ann.see("Type plan to plan an evening.");
    ann.press("plan australian-4 2/1 beginner\r");
    ann.see("Type check in if you want to play");
    ann.press("check in\r");
    ann.see("Type start when everyone is here.");
    ann.press("start\r");
    // Bots have the other seats; what the evening has to say stands beside the cards.
    ann.see_that(|screen| bids(screen) || plays(screen), "their turn");
    ann.see("left in this round.");
    ann.press("t");
    ann.see("Ask the director");
    ann.press("\x1b");
    ann.see_that(|screen| !screen.contains("Ask the director"), "the table");
    ann.press(":club ask\r");
    ann.see("Table 1 asks for you.");
    ann.press(":club\r");
    ann.see("Type table to go to table 1.");
    ann.press("table\r");
    ann.see_that(|screen| bids(screen) || plays(screen), "their turn again");
    ann.press("q");
    ann.see("Your seat is kept: the same command brings you back.");
    assert!(ann.process.wait().unwrap().success());
    assert_eq!(server.terminate(), Some(0));
}

/// Whether the player is to bid; the line of keys is the last that is drawn.
fn bids(screen: &str) -> bool {
    screen.contains("Your bid.") && screen.contains("p pass")
}

/// Whether the player lets the others go on.
fn goes_on(screen: &str) -> bool {
    screen.contains("⏎ go on") || screen.contains("⏎ clear") || screen.contains("⏎ next hand")
}

/// Whether the player is to play a card.
fn plays(screen: &str) -> bool {
    screen.contains("Your turn") && screen.contains("⏎ play ")
}

/// Whether a hand is over, or with it the game.
fn is_over(screen: &str) -> bool {
    let over = |title, key| screen.contains(title) && screen.contains(key);
    over("The hand is over", "⏎ next hand") || over("The game is over", "⏎ play again")
}

/// The cards of the hand: their upper left corners stand on one line, low on the screen.
fn cards(screen: &str) -> usize {
    screen.lines().skip(15).map(|line| line.matches('╭').count()).max().unwrap_or(0)
}
