//! A claim as a player types it: what happened in any words, who, where; what is lacking is asked for.

use laws::open_table::Claim;
use laws::questions::Topic;
use table::{Seat, name, quoted};
use texts::narration::input::plain_words;
use texts::referee::{CLAIMS, Charge, Inquiry, Lacks};
use texts::{Texts, whole};

/// Takes claims from somebody who types.
pub(crate) struct Claiming {
    texts: Texts,
    /// The names by seat.
    names: Vec<String>,
    asking: Option<Inquiry>,
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

/// What may be typed at every question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aside {
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
}

/// Reads what may be typed at every question; none if a line is an answer.
pub(super) fn aside(line: &str, texts: &Texts) -> Option<Aside> {
    let plain = plain_words(line);
    let said = |word: &str| {
        plain == word || texts.get(&format!("word-{word}")).split(',').any(|word| plain_words(word) == plain)
    };
    match () {
        () if said("quit") => Some(Aside::Quit),
        () if said("help") => Some(Aside::Help),
        () => None,
    }
}

impl Claiming {
    pub(super) const fn new(texts: Texts, names: Vec<String>) -> Self {
        Self { texts, names, asking: None }
    }

    /// Whether something is still to be asked.
    pub(super) const fn is_asking(&self) -> bool {
        self.asking.is_some()
    }

    /// The answers to choose from; none where a number is asked for.
    pub(super) fn choices(&self) -> Vec<String> {
        self.asking.as_ref().map(|asking| asking.choices(&self.names, self.texts)).unwrap_or_default()
    }

    /// The question about what is lacking, alone.
    pub(super) fn asks(&self) -> String {
        self.asking.as_ref().map(|asking| asking.question(self.texts)).unwrap_or_default()
    }

    /// How a question is answered with a number; nothing where there are answers to choose from.
    pub(super) fn how(&self) -> Option<String> {
        match self.asking {
            Some(Inquiry::Fact(_, Lacks::Trick)) => Some(self.texts.get("claim-trick-number")),
            Some(Inquiry::Fact(_, Lacks::Points)) => Some(self.texts.get("referee-points")),
            _ => None,
        }
    }

    /// Begins a claim with what was said of it: a topic in any words, players, a number.
    pub(super) fn begin(&mut self, said: &str) -> Typed {
        self.read(said).unwrap_or_else(|| {
            self.asking = Some(Inquiry::begin());
            Typed::Asked
        })
    }

    /// The same; none if no topic has these words.
    fn read(&mut self, said: &str) -> Option<Typed> {
        let said = plain_words(said);
        let (mut words, mut seat, mut number) = (Vec::new(), None, None);
        for word in said.split(' ') {
            match whole::read(word) {
                Some(found) => number = Some(found),
                None => match self.named(word) {
                    Some(found) => seat = Some(found),
                    None => words.push(word),
                },
            }
        }
        let found = texts::referee::find(self.texts, &words.join(" "));
        let topics: Vec<Topic> = CLAIMS.into_iter().filter(|topic| found.contains(topic)).collect();
        let charge = |topic| Charge { seat, number, ..Charge::of(topic) };
        let is_one = topics.windows(2).all(|two| charge(two[0]).claim() == charge(two[1]).claim());
        let first = *topics.first()?;
        Some(if is_one {
            self.go_on(charge(first))
        } else {
            self.asking = Some(Inquiry::Topic(topics));
            Typed::Asked
        })
    }

    fn named(&self, word: &str) -> Option<Seat> {
        let names = self.names.iter().zip(Seat::all(self.names.len()));
        // People elsewhere may have names that are alike: none of them is guessed.
        let mut called = names.into_iter().filter(|(name, _)| name::is_alike(name, word));
        let (_, seat) = called.next()?;
        called.next().is_none().then_some(seat)
    }

    /// The claim, or what it lacks is to be asked.
    fn go_on(&mut self, charge: Charge) -> Typed {
        match Inquiry::of(charge, self.names.len()) {
            Ok(claim) => Typed::Claim(claim),
            Err(None) => Typed::Dropped,
            Err(asking) => {
                self.asking = asking;
                Typed::Asked
            }
        }
    }

    /// The question about what is lacking, and how it is answered.
    pub(crate) fn question(&self) -> Vec<String> {
        if self.asking.is_none() {
            return Vec::new();
        }
        let choices = self.choices();
        let numbered = choices.iter().zip(1..).map(|(choice, number)| format!("  {number:>2}  {choice}"));
        let how = || self.texts.format("claim-number", &[("most", choices.len().into())]);
        std::iter::once(self.asks()).chain(numbered).chain([self.how().unwrap_or_else(how)]).collect()
    }

    /// Takes an answer to what is lacking; an empty line claims nothing.
    pub(super) fn answer(&mut self, line: &str) -> Typed {
        let Some(asking) = self.asking.take().filter(|_| !line.is_empty()) else { return Typed::Dropped };
        let number = whole::read(line);
        let by_name =
            |charge: Charge| self.named(&plain_words(line)).map(|seat| Charge { seat: Some(seat), ..charge });
        let charge = match (&asking, number) {
            (asking, Some(number)) => asking.answer(number, self.names.len()),
            (Inquiry::Fact(charge, Lacks::Seat), None) => by_name(*charge),
            _ => None,
        };
        let typed = match (charge, &asking) {
            (Some(charge), _) => Some(self.go_on(charge)),
            (None, Inquiry::Topic(_)) if number.is_none() => self.read(line),
            _ => None,
        };
        typed.unwrap_or_else(|| {
            self.asking = Some(asking);
            Typed::Again(self.texts.format("referee-again", &[("text", quoted(line).into())]))
        })
    }
}
