//! What the referee asks: the questions of each kind of incident as data, each asked only while its answers lead to
//! different rulings.

mod sections;
mod topic;

use cards::{Card, Suit};
use five_hundred::Rules;
use table::{Seat, SeatSet};

use crate::{
    Incident, Irregularity, Judgement, Malformed,
    referee::{judge, rulings_of},
    ruling::{Effect, Outcome},
};

pub use topic::Topic;

/// The most questions about one incident, those that somebody has to answer.
pub const MOST_QUESTIONS: usize = 5;

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Answer {
    /// One of the words that the question names.
    Word(&'static str),
    /// A player.
    Seat(Seat),
    /// Some of the players.
    Seats(Players),
    /// Where numbers of cards are wrong: at these seats, and at the kitty or the discards.
    Wrong(Players, bool),
    /// The suit led, the card played, and one that could have been played.
    Cards(Option<Suit>, Card, Card),
    /// Points.
    Points(i32),
}

/// A set of players, in the order of its list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Players(pub SeatSet);

impl PartialOrd for Players {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Players {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.iter().cmp(other.0.iter())
    }
}

/// What somebody has to answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Its name, to which its words belong.
    pub key: &'static str,
    /// The answers; where others may be given, one of each sort.
    pub answers: Vec<Answer>,
    /// Whether others may be given: other players, cards, points.
    pub is_open: bool,
}

/// A question as a section has it: its name, its answers in this story, and what an answer tells.
pub(crate) struct Ask {
    pub(crate) key: &'static str,
    /// Those of them that are possible are asked; if none is, the question isn't.
    pub(crate) answers: fn(&Story) -> Vec<Answer>,
    pub(crate) tell: fn(&mut Story, Answer),
    /// Whether an answer can be true in this story, be it named or, at a question that has others, another.
    pub(crate) possible: fn(&Story, Answer) -> bool,
}

impl Ask {
    /// The answers that are named and can be true.
    fn named(&self, story: &Story) -> Vec<Answer> {
        let mut answers = (self.answers)(story);
        answers.retain(|&answer| (self.possible)(story, answer));
        answers
    }
}

/// What has been told so far.
#[derive(Clone)]
pub(crate) struct Story {
    pub(crate) rules: std::sync::Arc<Rules>,
    pub(crate) incident: Incident,
}

impl Story {
    /// The irregularity in question: the last.
    pub(crate) fn last(&mut self) -> Option<&mut Irregularity> {
        self.incident.incidents.last_mut()
    }
}

/// Questions and answers about one irregularity.
pub struct Inquiry {
    story: Story,
    topic: Topic,
    /// The questions answered or left out.
    done: usize,
}

impl Inquiry {
    /// Begins with what is known: rules, dealer, contract, and what was told before of the same hand.
    ///
    /// # Errors
    /// The rules can't be played, or don't have what is known.
    pub fn new(topic: Topic, known: &Incident) -> Result<Self, Malformed> {
        let rules = known.rules()?;
        known.check(&rules)?;
        let mut incident = known.clone();
        incident.incidents.extend(topic.irregularity());
        let story = Story { rules: rules.into(), incident };
        let mut inquiry = Self { story, topic, done: 0 };
        inquiry.leave_out();
        Ok(inquiry)
    }

    /// The next question; none if all that decides is told.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        let ask = self.topic.questions().get(self.done)?;
        let answers = ask.named(&self.story);
        let is_open = !matches!(answers.first(), Some(Answer::Word(_) | Answer::Seat(_)));
        Some(Question { key: ask.key, answers, is_open })
    }

    /// Whether an answer to the question that is asked can be true, with all that was told before: nobody plays in
    /// their own place out of turn, and what nobody has played shows nothing.
    #[must_use]
    pub fn allows(&self, answer: Answer) -> bool {
        let (Some(question), Some(ask)) = (self.question(), self.topic.questions().get(self.done)) else {
            return false;
        };
        if !question.is_open {
            return question.answers.contains(&answer);
        }
        let sort = question.answers.first().map(std::mem::discriminant);
        sort == Some(std::mem::discriminant(&answer)) && (ask.possible)(&self.story, answer)
    }

    /// Answers the question that is asked; false, and nothing is told, where that can't be true.
    pub fn answer(&mut self, answer: Answer) -> bool {
        let Some(ask) = self.topic.questions().get(self.done).filter(|_| self.allows(answer)) else {
            return false;
        };
        (ask.tell)(&mut self.story, answer);
        self.done += 1;
        self.leave_out();
        true
    }

    /// The rulings on what has been told; none where the laws say nothing.
    ///
    /// # Errors
    /// A fact is missing, or the table can't have one that was told.
    pub fn judgement(&self) -> Result<Option<Judgement>, Malformed> {
        if self.topic.irregularity().is_none() {
            return Ok(None);
        }
        judge(&self.story.incident, &self.story.rules).map(Some)
    }

    /// What has been told.
    #[must_use]
    pub fn incident(&self) -> &Incident {
        &self.story.incident
    }

    /// Passes over questions whose answers make no difference: what they ask counts as claimed.
    fn leave_out(&mut self) {
        while let Some((ask, rest)) = self.topic.questions()[self.done..].split_first() {
            let answers = ask.named(&self.story);
            if differ(&self.story, ask, &answers, rest) {
                return;
            }
            if let Some(&first) = answers.first() {
                (ask.tell)(&mut self.story, first);
            }
            self.done += 1;
        }
    }
}

/// Whether two of the answers lead to different rulings, whatever the rest may be.
fn differ(story: &Story, ask: &Ask, answers: &[Answer], rest: &[Ask]) -> bool {
    let branches = answers.iter().map(|&answer| {
        let mut story = story.clone();
        (ask.tell)(&mut story, answer);
        let mut ends = Vec::new();
        explore(&story, rest, &mut Vec::new(), &mut ends);
        ends
    });
    // An answer may leave others possible later; that alone is no difference.
    let (mut first, mut are_alike, mut ways_differ) = (None, true, false);
    for branch in branches {
        let first = first.get_or_insert_with(|| branch.clone());
        are_alike &= branch.iter().all(|(_, meaning)| first.first().is_some_and(|(_, one)| one == meaning));
        ways_differ |= branch != *first;
        if ways_differ && !are_alike {
            return true;
        }
    }
    false
}

/// What the rulings mean to those at the table: the row that gives the reason, what comes of it, who may say so.
type Meaning = Option<Vec<(&'static str, Vec<Outcome>, SeatSet)>>;

/// The rulings at the end of every way through the questions, each with the answers that led there.
fn explore(story: &Story, rest: &[Ask], way: &mut Vec<Answer>, ends: &mut Vec<(Vec<Answer>, Meaning)>) {
    let Some((ask, rest)) = rest.split_first() else {
        let rulings = rulings_of(&story.incident, &story.rules).ok();
        let meaning = rulings.map(|rulings| {
            rulings.into_iter().map(|ruling| (ruling.law, ruling.outcomes, ruling.by)).collect()
        });
        ends.push((way.clone(), meaning));
        return;
    };
    let answers = ask.named(story);
    if answers.is_empty() {
        return explore(story, rest, way, ends);
    }
    for answer in answers {
        let mut story = story.clone();
        (ask.tell)(&mut story, answer);
        way.push(answer);
        explore(&story, rest, way, ends);
        way.pop();
    }
}

impl Judgement {
    /// Whether nothing comes of it.
    #[must_use]
    pub fn stands(&self) -> bool {
        let mut outcomes = self.rulings.iter().flat_map(|ruling| &ruling.outcomes);
        outcomes.all(|outcome| outcome.outcome == Effect::Stands)
    }
}
