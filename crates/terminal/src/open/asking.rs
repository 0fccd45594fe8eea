//! What the player is asked: what to do, and what they claim.

use std::io::{self, Write};

use card_match::open::OpenTurn;
use laws::questions::Topic;
use narration::{InWords, input::plain_words};
use open_table::Act;
use referee::{CLAIMS, Charge, Lacks, REASONS};
use table::{Seat, quoted};

use super::{Asking, OpenTable};

impl<W: Write> OpenTable<W> {
    /// Puts the question of the moment.
    pub(super) fn ask(&mut self) -> io::Result<()> {
        if let Some(asking) = &self.asking {
            let lines = self.claim_question(asking);
            return self.say_all(&lines);
        }
        let text = match self.game.turn() {
            OpenTurn::Over => self.texts.get("plain-another"),
            OpenTurn::Mine => self.question(),
            OpenTurn::Bot | OpenTurn::Deal => self.pause(),
        };
        self.say(&text)
    }

    /// The question while others are to act: the same, whatever they have done.
    fn pause(&self) -> String {
        let view = self.game.view();
        if view.phase == Some("settle") {
            let asked = view.to_act.contains(self.game.me());
            return if asked { self.question() } else { self.texts.get("open-agreed") };
        }
        let next = view.to_act.first().map_or("", |seat| self.narrator.name(seat));
        self.texts.format("open-next", &[("name", next.into())])
    }

    fn question(&self) -> String {
        let view = self.game.view();
        let answers = || {
            let answers = view.legal.iter().filter_map(|line| Seat::split_line(line));
            self.texts.list_or(answers.map(|(_, act)| act.to_owned()).collect())
        };
        let answered = |key: &str| self.texts.format(key, &[("answers", answers().into())]);
        match view.phase {
            Some("demand") => answered("open-asked"),
            Some("settle") => self.settle_question(&view.legal),
            _ if view.legal.iter().any(|line| line.contains(" take-back ")) => answered("open-mend"),
            _ => view
                .game
                .map_or_else(String::new, |game| self.game.rules().question(&game, &self.narrator, false)),
        }
    }

    fn settle_question(&self, legal: &[String]) -> String {
        let writes = legal.iter().any(|line| line.contains(" enter "));
        let others = self.narrator.names.iter().find(|name| **name != self.narrator.name(self.game.me()));
        let write = writes.then(|| {
            let name = others.cloned().unwrap_or_default();
            self.texts.format("open-write", &[("name", name.into())])
        });
        write.into_iter().chain([self.texts.get("open-settle")]).collect::<Vec<_>>().join(" ")
    }

    /// Begins a claim with what was typed after the word: a topic in any words, players, a number.
    pub(super) fn begin_claim(&mut self, said: &str) -> io::Result<()> {
        let (mut words, mut seat, mut number) = (Vec::new(), None, None);
        for word in said.split_whitespace() {
            match word.replace('−', "-").parse::<i32>() {
                Ok(found) => number = Some(found),
                Err(_) => match self.named(word) {
                    Some(found) => seat = Some(found),
                    None => words.push(word),
                },
            }
        }
        let found = referee::find(self.texts, &words.join(" "));
        let topics: Vec<Topic> = CLAIMS.into_iter().filter(|topic| found.contains(topic)).collect();
        let charge = |topic| Charge { seat, number, ..Charge::of(topic) };
        let alike =
            |topics: &[Topic]| topics.windows(2).all(|two| charge(two[0]).claim() == charge(two[1]).claim());
        match topics.first() {
            Some(&topic) if alike(&topics) => self.go_on_claiming(charge(topic)),
            Some(_) => {
                self.asking = Some(Asking::Topic(topics));
                Ok(())
            }
            None => {
                self.asking = Some(Asking::Topic(CLAIMS.to_vec()));
                Ok(())
            }
        }
    }

    fn named(&self, word: &str) -> Option<Seat> {
        let names = self.narrator.names.iter().zip(Seat::all(self.narrator.names.len()));
        names.into_iter().find(|(name, _)| plain_words(name) == word).map(|(_, seat)| seat)
    }

    /// Makes the claim, or asks for what it lacks.
    fn go_on_claiming(&mut self, charge: Charge) -> io::Result<()> {
        match charge.claim() {
            // What nobody could have done is no claim; the table would refuse it as malformed.
            Ok(claim)
                if Act::read_line(&format!("0 {}", Act::Claim(claim)), self.narrator.names.len()).is_ok() =>
            {
                self.attempt(Act::Claim(claim))
            }
            Ok(_) => {
                self.asking = Some(Asking::Fact(Charge { number: None, ..charge }, Lacks::Trick));
                Ok(())
            }
            Err(Some(lacks)) => {
                self.asking = Some(Asking::Fact(charge, lacks));
                Ok(())
            }
            Err(None) => Ok(()),
        }
    }

    fn claim_question(&self, asking: &Asking) -> Vec<String> {
        let (title, choices) = match asking {
            Asking::Topic(topics) => {
                let name = |topic: &Topic| self.texts.get(&format!("topic-{}", topic.key()));
                (self.texts.get("claim-which"), topics.iter().map(name).collect())
            }
            Asking::Fact(charge, lacks) => (charge.question(*lacks, self.texts), self.choices(*lacks)),
        };
        let numbered = choices.iter().zip(1..).map(|(choice, number)| format!("  {number:>2}  {choice}"));
        let how = match asking {
            Asking::Fact(_, Lacks::Trick) => None,
            Asking::Fact(_, Lacks::Points) => Some(self.texts.get("referee-points")),
            _ => Some(self.texts.format("referee-number", &[("most", choices.len().into())])),
        };
        std::iter::once(title).chain(numbered).chain(how).collect()
    }

    fn choices(&self, lacks: Lacks) -> Vec<String> {
        match lacks {
            Lacks::Seat => self.narrator.names.clone(),
            Lacks::Reason => REASONS.iter().map(|(_, key)| self.texts.get(key)).collect(),
            Lacks::Trick | Lacks::Points => Vec::new(),
        }
    }

    /// Takes an answer to what a claim lacks; an empty line claims nothing.
    pub(super) fn answer_claim(&mut self, asking: Asking, line: &str) -> io::Result<()> {
        if line.is_empty() {
            return self.say_key("claim-dropped");
        }
        let number: Option<i32> = line.replace('−', "-").parse().ok();
        let place = number.and_then(|number| usize::try_from(number).ok()?.checked_sub(1));
        let charge = match &asking {
            Asking::Topic(topics) => {
                place.and_then(|place| topics.get(place)).map(|&topic| Charge::of(topic))
            }
            Asking::Fact(charge, Lacks::Trick | Lacks::Points) => {
                number.map(|number| Charge { number: Some(number), ..*charge })
            }
            Asking::Fact(charge, Lacks::Reason) => place
                .and_then(|place| REASONS.get(place))
                .map(|&(reason, _)| Charge { reason: Some(reason), ..*charge }),
            Asking::Fact(charge, Lacks::Seat) => {
                let by_number = place.and_then(|place| Seat::all(self.narrator.names.len()).nth(place));
                let seat = by_number.or_else(|| self.named(&plain_words(line)));
                seat.map(|seat| Charge { seat: Some(seat), ..*charge })
            }
        };
        if let Some(charge) = charge {
            return self.go_on_claiming(charge);
        }
        self.asking = Some(asking);
        let text = self.texts.format("referee-again", &[("text", quoted(line).into())]);
        self.say(&text)
    }
}
