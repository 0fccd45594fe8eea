//! One of our players at a table of others: the other side of the bot protocol (`kook bot`).

use std::io::{self, BufRead, Read, Write};

use players::Player;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::Game;

use crate::{Contest, PROTOCOL};

/// A line may not be longer, in bytes: many times what a view takes.
const LONGEST_LINE: u64 = 4 << 20;

/// A player of ours that speaks the protocol.
pub struct ExternalBot {
    name: String,
    /// The seat the player sits at.
    runner: Option<Box<dyn SeatRunner>>,
}

/// No player of ours that plays from a view alone has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no player \"{0}\" who plays from a view alone")]
pub struct NoExternalBot(pub String);

/// What an arena says.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Said {
    Hello {
        protocol: String,
    },
    Game {
        game: String,
        rules: Map<String, Value>,
        #[serde(default)]
        seed: String,
    },
    Decide {
        id: u64,
        view: Value,
    },
    Call {
        id: u64,
        view: Value,
    },
    Bye,
    /// Whatever needs no answer.
    #[serde(other)]
    Else,
}

impl ExternalBot {
    /// A player by the name of an entrant.
    ///
    /// # Errors
    /// There is none of this name in any game, or that player sees more than a view.
    pub fn new(name: &str) -> Result<Self, NoExternalBot> {
        let known =
            seat::<five_hundred::Rules>(name, 0).is_some() || seat::<rummy_500::Rules>(name, 0).is_some();
        if known {
            Ok(Self { name: name.to_owned(), runner: None })
        } else {
            Err(NoExternalBot(name.to_owned()))
        }
    }

    /// Answers line by line until the player is told `bye` or nothing more is said.
    ///
    /// # Errors
    /// The lines can't be read or written.
    pub fn serve(&mut self, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
        let mut line = Vec::new();
        while input.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut line)? > 0 {
            let too_long = line.len() as u64 > LONGEST_LINE;
            if too_long && !line.ends_with(b"\n") {
                input.skip_until(b'\n')?;
            }
            let answer = match said(&line) {
                _ if too_long => {
                    Some(json!({ "error": format!("a line of more than {LONGEST_LINE} bytes") }))
                }
                Ok(Said::Bye) => return Ok(()),
                Ok(said) => self.answer(said),
                Err(error) => Some(json!({ "error": error })),
            };
            if let Some(answer) = answer {
                writeln!(output, "{answer}")?;
                output.flush()?;
            }
            line.clear();
        }
        Ok(())
    }

    fn answer(&mut self, said: Said) -> Option<Value> {
        match said {
            Said::Hello { protocol } if protocol == PROTOCOL => {
                Some(json!({ "protocol": PROTOCOL, "name": format!("kook {}", self.name) }))
            }
            Said::Hello { protocol } => Some(json!({ "error": format!("\"{protocol}\" is not {PROTOCOL}") })),
            Said::Game { game, rules, seed } => {
                self.runner = None;
                let seed = u64::from_str_radix(&seed, 16).unwrap_or_default();
                match sit_down(&self.name, &game, &rules, seed) {
                    Ok(runner) => {
                        self.runner = Some(runner);
                        None
                    }
                    Err(error) => Some(json!({ "error": error })),
                }
            }
            Said::Decide { id, view } => Some(self.act(id, false, &view)),
            Said::Call { id, view } => Some(self.act(id, true, &view)),
            Said::Bye | Said::Else => None,
        }
    }

    fn act(&mut self, id: u64, claims: bool, view: &Value) -> Value {
        let Some(runner) = &mut self.runner else {
            return json!({ "id": id, "error": "there is no game" });
        };
        match runner.act(claims, view) {
            Ok(action) => json!({ "id": id, "action": action }),
            Err(error) => json!({ "id": id, "error": error }),
        }
    }
}

/// Reads a line; no key may be in it twice.
fn said(line: &[u8]) -> Result<Said, String> {
    let text = str::from_utf8(line).map_err(|error| error.to_string())?;
    let object = table::read_object(text).map_err(|error| error.to_string())?;
    Said::deserialize(Value::Object(object)).map_err(|error| error.to_string())
}

/// A seat in a game, whichever it is.
pub(crate) trait SeatRunner {
    /// What the player does, as it is written; perhaps nothing where the player may only claim.
    fn act(&mut self, claims: bool, view: &Value) -> Result<Option<String>, String>;
}

struct ChairIn<G: Contest> {
    rules: G,
    player: Box<dyn Player<G>>,
}

impl<G: Contest> SeatRunner for ChairIn<G> {
    fn act(&mut self, claims: bool, view: &Value) -> Result<Option<String>, String> {
        let view = self.rules.read_view(view).map_err(|error| error.to_string())?;
        let decision = if claims {
            self.player.call(&self.rules, &view)
        } else {
            Some(self.player.decide(&self.rules, &view))
        };
        Ok(decision.map(|decision| decision.action.to_string()))
    }
}

/// A player that needs no more than its view.
fn seat<G: Contest>(name: &str, seed: u64) -> Option<Box<dyn Player<G>>> {
    G::contestant(name, seed)
        .filter(|contestant| contestant.cheater.is_none())
        .map(|contestant| contestant.player)
}

pub(crate) fn sit_down(
    name: &str,
    game: &str,
    rules: &Map<String, Value>,
    seed: u64,
) -> Result<Box<dyn SeatRunner>, String> {
    if game == five_hundred::Rules::NAME {
        runner::<five_hundred::Rules>(name, rules, seed)
    } else if game == rummy_500::Rules::NAME {
        runner::<rummy_500::Rules>(name, rules, seed)
    } else {
        Err(format!("there is no game \"{game}\""))
    }
}

fn runner<G: Contest>(
    name: &str,
    rules: &Map<String, Value>,
    seed: u64,
) -> Result<Box<dyn SeatRunner>, String> {
    let rules = G::read_rules(rules).map_err(|problems| problems.to_string())?;
    let player = seat::<G>(name, seed).ok_or_else(|| NoExternalBot(name.to_owned()).to_string())?;
    Ok(Box::new(ChairIn { rules, player }))
}

#[cfg(test)]
mod tests {
    use players::{Lineup, self_play};

    use super::*;

    /// Whatever a player was shown in some games is read back as it was.
    fn views_come_back<G: Contest<View: PartialEq>>(rules: &G, names: &[&str], games: u64) {
        for series in 0..games {
            let mut players: Lineup<G> = Vec::new();
            for at in 0..rules.seats() {
                players.push(seat(names[(at + series as usize) % names.len()], series).unwrap());
            }
            self_play(rules, &mut players, series, 2, |view, decision| {
                let written = serde_json::to_value(view).unwrap();
                let read = rules.read_view(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
                assert_eq!(read, *view);
                assert!(G::allows(&read, decision.action), "{}: {written}", decision.action);
            });
        }
    }

    #[test]
    fn every_view_of_every_game_is_read_back() {
        for preset in five_hundred::PRESETS {
            let rules = five_hundred::Rules::preset(preset.name).unwrap();
            views_come_back(&rules, &["random", "bot"], 6);
        }
        for preset in rummy_500::PRESETS {
            let rules = rummy_500::Rules::preset(preset.name).unwrap();
            views_come_back(&rules, &["random", "greedy", "bot"], 2);
        }
    }

    fn said(external_bot: &mut ExternalBot, line: &str) -> Value {
        let mut output = Vec::new();
        external_bot.serve(line.as_bytes(), &mut output).unwrap();
        serde_json::from_slice(&output).unwrap_or_default()
    }

    #[test]
    fn nonsense_is_answered_and_survived() {
        assert!(ExternalBot::new("nobody").is_err() && ExternalBot::new("oracle").is_err());
        let mut external_bot = ExternalBot::new("bot").unwrap();
        assert_eq!(
            said(&mut external_bot, r#"{"type":"hello","protocol":"kookaburra-bot/1"}"#)["protocol"],
            PROTOCOL
        );
        for line in [
            "",
            "7",
            "{",
            r#"{"type":"hello","protocol":"chess"}"#,
            r#"{"type":"decide"}"#,
            r#"{"type":"news","of":{"here":1,"here":2}}"#,
        ] {
            assert!(said(&mut external_bot, &format!("{line}\n"))["error"].is_string(), "{line}");
        }
        assert_eq!(said(&mut external_bot, r#"{"type":"news","of":"tomorrow"}"#), Value::Null);
        assert_eq!(
            said(&mut external_bot, r#"{"type":"decide","id":3,"view":{}}"#)["error"],
            "there is no game"
        );
        for (game, rules) in [("poker", "{}"), ("rummy-500", "{}"), ("five-hundred", r#"{"preset":"x"}"#)] {
            let line = format!(r#"{{"type":"game","game":"{game}","rules":{rules},"seat":0}}"#);
            assert!(said(&mut external_bot, &line)["error"].is_string(), "{line}");
        }
        let line = r#"{"type":"game","game":"five-hundred","rules":{"preset":"australian-4"},"seed":"zz"}"#;
        assert_eq!(said(&mut external_bot, line), Value::Null);
        let answer = said(&mut external_bot, r#"{"type":"decide","id":3,"view":{}}"#);
        assert!(answer["id"] == 3 && answer["error"].as_str().unwrap().contains("viewer"), "{answer}");
    }

    #[test]
    fn no_line_ends_the_conversation() {
        let mut external_bot = ExternalBot::new("bot").unwrap();
        let mut input = b"\xff\xfe\n{\"type\":\"\xc3\x28\"}\n\0\n".to_vec();
        input.extend(std::iter::repeat_n(b'[', LONGEST_LINE as usize * 2));
        input.extend(b"\n");
        input.extend(std::iter::repeat_n(b' ', LONGEST_LINE as usize));
        input.extend(b"\n{\"type\":\"hello\",\"protocol\":\"kookaburra-bot/1\"}\n{\"type\":\"news\"");
        let mut output = Vec::new();
        external_bot.serve(input.as_slice(), &mut output).unwrap();
        let answers: Vec<Value> = output
            .split(|&byte| byte == b'\n')
            .filter_map(|line| serde_json::from_slice(line).ok())
            .collect();
        let errors: Vec<bool> = answers.iter().map(|answer| answer["error"].is_string()).collect();
        assert_eq!(errors, [true, true, true, true, true, false, true], "{answers:?}");
        assert_eq!(answers[5]["protocol"], PROTOCOL);
        assert!(answers[3]["error"].as_str().unwrap().contains("4194304 bytes"), "{answers:?}");
    }
}
