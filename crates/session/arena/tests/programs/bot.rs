//! The programs of the tests: this very program, started as a player that behaves well or badly.

use std::{
    fs::{self, File},
    io::{self, BufRead, BufReader, Write},
    net::TcpStream,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde_json::{Value, json};

/// How a program behaves.
pub(crate) fn play(mode: &str, argument: Option<&str>) -> io::Result<()> {
    let mut bot = Bot {
        mode,
        questions: 0,
        chance: ChaCha8Rng::seed_from_u64(argument.and_then(|seed| seed.parse().ok()).unwrap_or_default()),
        transcript: argument.filter(|_| mode == "recording").map(File::create).transpose()?,
    };
    match mode {
        "mute" => return forever(),
        "deaf" => {
            say(&json!({ "protocol": "kookaburra-bot/1" }))?;
            return forever();
        }
        "ticking" => return tick(argument.unwrap_or_default()),
        "holding" => {
            let line = TcpStream::connect(argument.unwrap_or_default())?;
            out(b"holding\n")?;
            forever()?;
            drop(line);
        }
        "leaving" | "dwelling" => {
            // The arena knows which program has heard something.
            let mut hello = String::new();
            io::stdin().read_line(&mut hello)?;
            let mut child = Command::new(std::env::current_exe()?);
            child.args(["--bot", "holding", argument.unwrap_or_default()]);
            child.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
            let said = child.spawn()?.stdout.take().map(BufReader::new);
            said.map(|mut said| said.read_line(&mut String::new())).transpose()?;
            bot.hear(&hello)?;
        }
        "nesting" => {
            let (child, path) = (std::env::current_exe()?, argument.unwrap_or_default());
            Command::new(child).args(["--bot", "ticking", path]).spawn()?;
            while fs::metadata(path).map_or(0, |file| file.len()) == 0 {
                thread::sleep(Duration::from_millis(10));
            }
        }
        _ => {}
    }
    for line in io::stdin().lock().lines() {
        bot.hear(&line?)?;
    }
    if mode == "stubborn" { forever() } else { Ok(()) }
}

struct Bot<'a> {
    mode: &'a str,
    questions: u32,
    chance: ChaCha8Rng,
    transcript: Option<File>,
}

impl Bot<'_> {
    fn hear(&mut self, line: &str) -> io::Result<()> {
        if let Some(transcript) = &mut self.transcript {
            writeln!(transcript, "{line}")?;
        }
        let message: Value = serde_json::from_str(line)?;
        match message["type"].as_str() {
            Some("hello") if self.mode == "stranger" => say(&json!({ "protocol": "chess/1" })),
            Some("hello") => say(&json!({ "protocol": "kookaburra-bot/1", "name": self.mode })),
            Some("decide" | "call") => {
                self.questions += 1;
                self.answer(&message)
            }
            _ => Ok(()),
        }
    }

    fn answer(&mut self, message: &Value) -> io::Result<()> {
        let id = message["id"].as_u64().unwrap_or_default();
        let good = || json!({ "id": id, "action": legal(message), "comment": "more keys do no harm" });
        match self.mode {
            "silent" | "nesting" | "dwelling" => Ok(()),
            "mortal" if self.questions > 3 => std::process::exit(7),
            "babbling" => out(b"let me think...\n").and_then(|()| say(&good())),
            "lawless" => say(&json!({ "id": id, "action": "fly to the moon" })),
            "cheating" => say(&json!({ "id": id, "action": "meld AS AS AS" })),
            "mumbling" => out(b"{\"id\": ").and_then(|()| forever()),
            "endless" => {
                let part = [b'7'; 4096];
                loop {
                    out(&part)?;
                }
            }
            "stale" => loop {
                say(&json!({ "id": 0, "action": "pass" }))?;
            },
            "early" => say(&json!({ "id": id + 1, "action": "pass" })),
            "mad" => self.madness(id, &good()),
            _ => say(&good()),
        }
    }

    /// Something good or something bad, but always something.
    fn madness(&mut self, id: u64, good: &Value) -> io::Result<()> {
        let text = match self.chance.next_u32() % 14 {
            0 => String::new(),
            1 => "[".repeat(2_000),
            2 => format!("{{\"id\": {id}, \"action\": {}", "[".repeat(500)),
            3 => format!("{{\"id\": {id}, \"action\": 7}}"),
            4 => format!("[{id}, \"pass\"]"),
            5 => format!("{{\"id\": {id}, \"id\": {id}, \"action\": \"pass\"}}"),
            6 => format!("{{\"id\": {}, \"action\": \"pass\"}}", u64::MAX),
            7 => format!("{{\"id\": {id}, \"action\": \"{}\"}}", "discard ".repeat(1_000)),
            8 => format!("{{\"id\": {id}, \"action\": \"\\ud800\"}}"),
            9 => format!("{{\"id\": -1, \"action\": null}} {{\"id\": {id}}}"),
            10 => format!("{{\"id\": {id}, \"action\": \"lay X=\u{1F0DF} 999999999999\"}}"),
            11 => return out(b"\xff\xfe\x00{}\r\n"),
            _ => good.to_string(),
        };
        out(text.as_bytes()).and_then(|()| out(b"\n"))
    }
}

/// The first action that is listed; nothing where one may only claim.
fn legal(message: &Value) -> Value {
    let view = &message["view"];
    let listed = view["choices"]
        .as_array()
        .into_iter()
        .flatten()
        .find(|choice| choice.as_str().is_some_and(|choice| !choice.ends_with('…')));
    if message["type"] == "call" { Value::Null } else { listed.cloned().unwrap_or_default() }
}

fn say(value: &Value) -> io::Result<()> {
    out(format!("{value}\n").as_bytes())
}

fn out(bytes: &[u8]) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes)?;
    stdout.flush()
}

/// Makes a file grow, for a minute at most.
fn tick(path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    for _ in 0..6_000 {
        file.write_all(b".")?;
        thread::sleep(Duration::from_millis(10));
    }
    Ok(())
}

fn forever() -> io::Result<()> {
    loop {
        thread::sleep(Duration::from_secs(3_600));
    }
}
