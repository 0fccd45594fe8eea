//! A claim as a player types it: what happened in any words, who, where; what is lacking is asked for.

use laws::questions::Topic;
use narration::input::plain_words;
use open_table::{Act, Claim};
use referee::{CLAIMS, Charge, Lacks, REASONS};
use table::{Seat, quoted};
use texts::Texts;

/// Takes claims from somebody who types.
pub(super) struct Claiming {
    texts: Texts,
    /// The names by seat.
    names: Vec<String>,
    asking: Option<Asking>,
}

/// What a player who claims is asked.
enum Asking {
    /// What it was: one of these.
    Topic(Vec<Topic>),
    /// A fact.
    Fact(Charge, Lacks),
}

/// What has come of a line.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Typed {
    /// A whole claim.
    Claim(Claim),
    /// Something is still to be asked.
    Asked,
    /// Nothing is claimed.
    Dropped,
    /// It wasn't understood; a sentence says so.
    Again(String),
}

impl Claiming {
    pub(super) const fn new(texts: Texts, names: Vec<String>) -> Self {
        Self { texts, names, asking: None }
    }

    /// Whether something is still to be asked.
    pub(super) const fn is_asking(&self) -> bool {
        self.asking.is_some()
    }

    /// Begins a claim with what was said of it: a topic in any words, players, a number.
    pub(super) fn begin(&mut self, said: &str) -> Typed {
        self.read(said).unwrap_or_else(|| {
            self.asking = Some(Asking::Topic(CLAIMS.to_vec()));
            Typed::Asked
        })
    }

    /// The same; none if no topic has these words.
    fn read(&mut self, said: &str) -> Option<Typed> {
        let said = plain_words(said);
        let (mut words, mut seat, mut number) = (Vec::new(), None, None);
        for word in said.split(' ') {
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
        let is_one = topics.windows(2).all(|two| charge(two[0]).claim() == charge(two[1]).claim());
        let first = *topics.first()?;
        Some(if is_one {
            self.go_on(charge(first))
        } else {
            self.asking = Some(Asking::Topic(topics));
            Typed::Asked
        })
    }

    fn named(&self, word: &str) -> Option<Seat> {
        let names = self.names.iter().zip(Seat::all(self.names.len()));
        names.into_iter().find(|(name, _)| plain_words(name) == word).map(|(_, seat)| seat)
    }

    /// The claim, or what it lacks is to be asked.
    fn go_on(&mut self, charge: Charge) -> Typed {
        let lacks = match charge.claim() {
            Ok(claim) if self.can_be_written(claim) => return Typed::Claim(claim),
            Ok(Claim::Score(..)) => Lacks::Points,
            Ok(_) => Lacks::Trick,
            Err(Some(lacks)) => lacks,
            Err(None) => return Typed::Dropped,
        };
        self.asking = Some(Asking::Fact(charge, lacks));
        Typed::Asked
    }

    /// Whether a record can have it: there is no trick 11.
    fn can_be_written(&self, claim: Claim) -> bool {
        Act::read_line(&format!("0 {}", Act::Claim(claim)), self.names.len()).is_ok()
    }

    /// The question about what is lacking.
    pub(super) fn question(&self) -> Vec<String> {
        let Some(asking) = &self.asking else { return Vec::new() };
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
            _ => Some(self.texts.format("claim-number", &[("most", choices.len().into())])),
        };
        std::iter::once(title).chain(numbered).chain(how).collect()
    }

    fn choices(&self, lacks: Lacks) -> Vec<String> {
        match lacks {
            Lacks::Seat => self.names.clone(),
            Lacks::Reason => REASONS.iter().map(|(_, key)| self.texts.get(key)).collect(),
            Lacks::Trick | Lacks::Points => Vec::new(),
        }
    }

    /// Takes an answer to what is lacking; an empty line claims nothing.
    pub(super) fn answer(&mut self, line: &str) -> Typed {
        let Some(asking) = self.asking.take().filter(|_| !line.is_empty()) else { return Typed::Dropped };
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
                let by_number = place.and_then(|place| Seat::all(self.names.len()).nth(place));
                let seat = by_number.or_else(|| self.named(&plain_words(line)));
                seat.map(|seat| Charge { seat: Some(seat), ..*charge })
            }
        };
        let in_words = matches!(asking, Asking::Topic(_)) && number.is_none();
        let typed = match charge {
            Some(charge) => Some(self.go_on(charge)),
            None if in_words => self.read(line),
            None => None,
        };
        typed.unwrap_or_else(|| {
            self.asking = Some(asking);
            Typed::Again(self.texts.format("referee-again", &[("text", quoted(line).into())]))
        })
    }
}
