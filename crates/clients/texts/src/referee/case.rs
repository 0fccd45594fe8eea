//! A case as it stands in an address: what people have told, question by question. Whoever has the address has the
//! ruling, going back takes an answer back, and nothing is lost while a phone sleeps. Seats are told as chairs: from
//! the contractor's on, or from the dealer's while there is no contract; no address has a name in it.

use std::fmt;

use crate::Texts;
use five_hundred::{
    Bid, Rules,
    axis::{AllPass, Sides},
};
use kookaburra::rules_to_json;
use laws::{
    Contract, INCIDENT_FORMAT, Incident, Judgement, Malformed, Missing, Seats, Stage, Tally, by_seat,
    questions::{Answer, Inquiry, Question, Topic},
    tally,
};
use table::{Seat, SeatSet};

use crate::referee::answers::{code, decode};

/// How an address ends where something else has happened.
const MORE: &str = "more";

/// The chair from which all are counted.
const FIRST: Seat = Seat(0);

/// The questions that ask when something was said or noticed.
pub const TIMES: [&str; 14] = [
    "trick-down",
    "how-far",
    "called-after",
    "said-in-trick",
    "said-in-time",
    "somebody-called",
    "all-dealt",
    "played-out",
    "when-seen",
    "called-since",
    "how-far-count",
    "next-bid",
    "cut-begun",
    "how-far-cut",
];

/// What people have told the referee.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Case {
    /// What the bidding has come to, if that is told.
    bidding: Option<Bidding>,
    /// Where partners are chosen: untold, not known to anybody yet, or those who play with the contractor.
    partners: Option<Option<SeatSet>>,
    /// The dealer, where the chairs are counted from the contractor.
    dealer: Option<Seat>,
    /// The tricks of each party of a hand that is over, as [`Tally::Tricks`] asks for them.
    tricks: Option<Vec<u8>>,
    told: Vec<Told>,
    /// Whether something else has happened, and it isn't told yet what.
    more: bool,
}

/// What the bidding has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bidding {
    /// It isn't over, or hasn't begun.
    Open,
    /// All passed.
    Passed,
    /// A contract.
    Won(Bid),
}

/// What was told of one irregularity.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Told {
    topic: Topic,
    given: Vec<Given>,
}

/// An answer as it was given, and the other one where people disagree.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Given {
    question: String,
    answer: String,
    other: Option<String>,
}

/// What comes next.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// What happened.
    Topic,
    /// The contract.
    Contract,
    /// The partners of the contractor.
    Partners,
    /// The player who dealt.
    Dealer,
    /// A question of the laws; whether people may still disagree about it.
    Question(Question, bool),
    /// Nothing more: the ruling, or one for each of two answers.
    Rulings(Vec<Branch>),
}

/// What follows if one of two answers is taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Branch {
    /// The answer that people disagree about; none if they agree.
    pub answer: Option<Answer>,
    /// The ruling; none where the laws say nothing.
    pub judgement: Option<Judgement>,
    /// The points of the hand, if it is over, or whose tricks they depend on.
    pub tally: Tally,
}

/// An answer that was given, and the case as it was before.
#[derive(Clone, PartialEq, Debug)]
pub struct Fact {
    /// The question.
    pub question: Question,
    /// Its answers: one, or two if people disagree.
    pub answers: Vec<Answer>,
    /// The case when it was asked.
    pub before: Case,
}

/// The ruling if something had been said or noticed at another time.
#[derive(Clone, PartialEq, Debug)]
pub struct OtherTime {
    /// The question about the time.
    pub question: Question,
    /// The other answers, all of which lead there.
    pub answers: Vec<Answer>,
    /// What would be ruled.
    pub judgement: Judgement,
}

/// How far the questions of all that was told have come.
struct Inquired {
    last: Option<Inquiry>,
    pending: Option<Question>,
    /// The questions about the last irregularity, and their answers.
    asked: Vec<(Question, Answer)>,
}

impl Case {
    /// Reads a case, as its address has it. What can't be read of it isn't told.
    #[must_use]
    pub fn read(path: &str) -> Self {
        let mut parts = path.split('/');
        let mut case = Self::default();
        for (part, index) in parts.next().unwrap_or_default().split('.').zip(0..) {
            case.read_fact(part, index);
        }
        case.more = parts.clone().next_back() == Some(MORE);
        case.told = parts.map_while(Told::read).collect();
        case
    }

    fn read_fact(&mut self, part: &str, index: usize) {
        let seats = |digits: &str| -> Option<SeatSet> {
            digits.chars().map(|digit| Seat::read(digit.encode_utf8(&mut [0; 4]))).collect()
        };
        match (index, part) {
            (0, "none") => self.bidding = Some(Bidding::Open),
            (0, "passed") => self.bidding = Some(Bidding::Passed),
            (0, bid) => self.bidding = bid.replace('_', " ").parse().ok().map(Bidding::Won),
            (_, "pu") => self.partners = Some(None),
            (_, fact) => {
                if let Some(digits) = fact.strip_prefix('p') {
                    self.partners = seats(digits).map(Some);
                } else if let Some(digit) = fact.strip_prefix('d') {
                    self.dealer = Seat::read(digit);
                } else if let Some(tricks) = fact.strip_prefix('t') {
                    self.tricks = tricks.split('-').map(|tricks| tricks.parse().ok()).collect();
                }
            }
        }
    }

    /// The same case, in which something else has happened too.
    #[must_use]
    pub fn and(&self, topic: Topic) -> Self {
        let mut case = Self { more: false, ..self.clone() };
        case.told.push(Told { topic, given: Vec::new() });
        case
    }

    /// The same case, in which something else has happened too: it is asked what.
    #[must_use]
    pub fn and_more(&self) -> Self {
        Self { more: true, ..self.clone() }
    }

    /// The same hand, of which nothing has been told.
    #[must_use]
    pub fn hand(&self) -> Self {
        Self { told: Vec::new(), more: false, tricks: None, ..self.clone() }
    }

    /// The same case with this contract; none while nobody has one.
    #[must_use]
    pub fn with_contract(&self, bid: Option<Bid>) -> Self {
        let bidding = Some(bid.map_or(Bidding::Open, Bidding::Won));
        Self { bidding, partners: None, tricks: None, ..self.clone() }
    }

    /// The same case of a hand that all passed.
    #[must_use]
    pub fn with_all_passed(&self) -> Self {
        Self { bidding: Some(Bidding::Passed), ..self.with_contract(None) }
    }

    /// The same case, with the contract to be asked for.
    #[must_use]
    pub fn without_contract(&self) -> Self {
        Self { bidding: None, partners: None, dealer: None, tricks: None, ..self.clone() }
    }

    /// The same case with these partners of the contractor; none while nobody knows them.
    #[must_use]
    pub fn with_partners(&self, partners: Option<SeatSet>) -> Self {
        Self { partners: Some(partners), ..self.clone() }
    }

    /// The same case with this dealer.
    #[must_use]
    pub fn with_dealer(&self, dealer: Seat) -> Self {
        Self { dealer: Some(dealer), ..self.clone() }
    }

    /// The same case with the tricks of each party that is asked for; none to ask again.
    #[must_use]
    pub fn with_tricks(&self, tricks: Option<Vec<u8>>) -> Self {
        Self { tricks, ..self.clone() }
    }

    /// The tricks that were told.
    #[must_use]
    pub fn tricks(&self) -> Option<&[u8]> {
        self.tricks.as_deref()
    }

    /// The same case with this answer.
    #[must_use]
    pub fn with_answer(&self, question: &Question, answer: Answer) -> Self {
        self.with(question, answer, None)
    }

    /// The same case, in which people disagree between two answers.
    #[must_use]
    pub fn with_both(&self, question: &Question, one: Answer, other: Answer) -> Self {
        self.with(question, one, Some(code(other)))
    }

    fn with(&self, question: &Question, answer: Answer, other: Option<String>) -> Self {
        let mut case = self.clone();
        if let Some(told) = case.told.last_mut() {
            told.given.retain(|given| given.question != question.key);
            told.given.push(Given { question: question.key.to_owned(), answer: code(answer), other });
        }
        case
    }

    /// Whether an answer to the question that is asked can be true, with all that was told before.
    #[must_use]
    pub fn allows(&self, rules: &Rules, answer: Answer) -> bool {
        let ways = [false, true].into_iter().take(if self.is_disputed() { 2 } else { 1 });
        let asked = ways.filter_map(|other| {
            let told = |told: &Told, question: &Question| told.answer(question, rules.seats(), other);
            let inquired = self.inquire(rules, told).ok()?;
            inquired.pending.and(inquired.last)
        });
        asked.into_iter().next().is_some_and(|inquiry| inquiry.allows(answer))
    }

    /// Whether nothing has happened yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.told.is_empty()
    }

    /// The contract, if there is one.
    #[must_use]
    pub const fn bid(&self) -> Option<Bid> {
        match self.bidding {
            Some(Bidding::Won(bid)) => Some(bid),
            _ => None,
        }
    }

    /// Whether it is a hand that all passed.
    #[must_use]
    pub fn is_passed(&self) -> bool {
        self.bidding == Some(Bidding::Passed)
    }

    /// What happened last.
    #[must_use]
    pub fn topic(&self) -> Option<Topic> {
        self.told.last().map(|told| told.topic)
    }

    fn is_disputed(&self) -> bool {
        self.told.iter().any(|told| told.given.iter().any(|given| given.other.is_some()))
    }

    /// The names of the chairs, as seen from the first of them.
    #[must_use]
    pub fn chairs(&self, rules: &Rules, texts: Texts) -> Vec<String> {
        let keys: &[&str] = match (rules.seats(), rules.side(FIRST).len()) {
            (2, _) => &["opponent"],
            (3, _) => &["left", "right"],
            (4, 2) if self.bid().is_some() => &["left", "partner", "right"],
            (4, _) => &["left", "across", "right"],
            (5, _) => &["left", "far-left", "far-right", "right"],
            _ => &["left", "far-left", "across", "far-right", "right"],
        };
        let first = if self.bid().is_some() { "contractor" } else { "dealer" };
        std::iter::once(&first).chain(keys).map(|key| texts.get(&format!("chair-{key}"))).collect()
    }

    /// What is known of the hand before anything is told of it.
    fn known(&self, rules: &Rules) -> Incident {
        let chosen = self.partners.flatten().unwrap_or_default();
        let contract = self.bid().map(|bid| {
            let side = rules.side(FIRST) - SeatSet::of(FIRST) - rules.lying_out(bid, FIRST);
            let is_known =
                !self.needs_partners(rules, bid) || self.partners.is_some_and(|known| known.is_some());
            Contract { bid, seat: FIRST, partners: is_known.then_some(Seats(side | chosen)), nominated: None }
        });
        Incident {
            format: INCIDENT_FORMAT.to_owned(),
            rules: rules_to_json(rules.spec()),
            dealer: self.dealer.or_else(|| self.bid().is_none().then_some(FIRST)),
            contract: Some(contract),
            // What nobody bids for is over at once, or played without a bid [LAW-STAGE-4].
            stage: (self.is_passed() && rules.axes().all_pass == AllPass::Redeal).then_some(Stage::Over),
            tricks: None,
            incidents: Vec::new(),
        }
    }

    fn needs_partners(&self, rules: &Rules, bid: Bid) -> bool {
        rules.axes().sides == Sides::Chosen && !bid.is_misere()
    }

    /// What comes next.
    ///
    /// # Errors
    /// A table with these rules can't have what is told.
    pub fn step(&self, rules: &Rules) -> Result<Step, Malformed> {
        if self.told.is_empty() || self.more {
            return Ok(Step::Topic);
        }
        if self.bidding.is_none() && self.told.iter().any(|told| told.topic.needs_contract()) {
            return Ok(Step::Contract);
        }
        if let Some(bid) = self.bid() {
            if self.partners.is_none() && self.needs_partners(rules, bid) {
                return Ok(Step::Partners);
            }
            let deals = |told: &Told| matches!(told.topic, Topic::Deal | Topic::Cut);
            if self.dealer.is_none() && self.told.iter().any(deals) {
                return Ok(Step::Dealer);
            }
        }
        match self.ask_or_rule(rules) {
            // Some rows name the dealer.
            Err(Malformed::CommonMissing(Missing("dealer"))) if self.dealer.is_none() => Ok(Step::Dealer),
            step => step,
        }
    }

    /// The next question of the laws, or the rulings.
    fn ask_or_rule(&self, rules: &Rules) -> Result<Step, Malformed> {
        let mut branches = Vec::new();
        for other in [false, true].into_iter().take(if self.is_disputed() { 2 } else { 1 }) {
            let inquired =
                self.inquire(rules, |told, question| told.answer(question, rules.seats(), other))?;
            if let Some(question) = inquired.pending {
                return Ok(Step::Question(question, !self.is_disputed()));
            }
            let answer = self.disputed(&inquired.asked, rules.seats(), other);
            let last = inquired.last.as_ref();
            let judgement = last.map_or(Ok(None), Inquiry::judgement)?;
            let tally = match last.filter(|_| judgement.is_some()) {
                Some(last) => self.tally(last.incident(), rules)?,
                None => Tally::NotYet,
            };
            branches.push(Branch { answer, judgement, tally });
        }
        Ok(Step::Rulings(branches))
    }

    /// The points of the hand, with the tricks that were told if they are those that are asked for.
    fn tally(&self, incident: &Incident, rules: &Rules) -> Result<Tally, Malformed> {
        let asked = tally(incident, rules)?;
        let (Tally::Tricks(groups), Some(told)) = (&asked, &self.tricks) else { return Ok(asked) };
        if told.len() != groups.len() {
            return Ok(asked);
        }
        let tricks = Some(by_seat(groups, told, rules.seats()));
        // No hand comes to such tricks: they are asked for again.
        Ok(tally(&Incident { tricks, ..incident.clone() }, rules).unwrap_or(asked))
    }

    /// Asks all that was told, and stops where there is no answer.
    fn inquire(
        &self,
        rules: &Rules,
        answer: impl Fn(&Told, &Question) -> Option<Answer>,
    ) -> Result<Inquired, Malformed> {
        let mut known = self.known(rules);
        let mut inquired = Inquired { last: None, pending: None, asked: Vec::new() };
        for told in &self.told {
            let mut inquiry = Inquiry::new(told.topic, &known)?;
            inquired.asked.clear();
            while let Some(question) = inquiry.question() {
                // An address may have what can't be true: then it isn't told.
                let answer = answer(told, &question).filter(|&answer| inquiry.allows(answer));
                let Some(answer) = answer else {
                    return Ok(Inquired { last: Some(inquiry), pending: Some(question), ..inquired });
                };
                inquiry.answer(answer);
                inquired.asked.push((question, answer));
            }
            known.clone_from(inquiry.incident());
            inquired.last = Some(inquiry);
        }
        Ok(inquired)
    }

    /// The answer that this branch takes where people disagree.
    fn disputed(&self, asked: &[(Question, Answer)], seats: usize, other: bool) -> Option<Answer> {
        let last = self.told.last()?;
        let given = last.given.iter().find(|given| given.other.is_some())?;
        let (question, _) = asked.iter().find(|(question, _)| question.key == given.question)?;
        last.answer(question, seats, other)
    }

    /// What was told of the last irregularity, each with the case as it was before.
    ///
    /// # Errors
    /// A table with these rules can't have what is told.
    pub fn facts(&self, rules: &Rules) -> Result<Vec<Fact>, Malformed> {
        let (Some(told), Ok(Step::Question(..) | Step::Rulings(_))) = (self.told.last(), self.step(rules))
        else {
            return Ok(Vec::new());
        };
        let seats = rules.seats();
        let asked = self.inquire(rules, |told, question| told.answer(question, seats, false))?.asked;
        let fact = |(index, (question, answer)): (usize, &(Question, Answer))| {
            let mut before = self.clone();
            if let Some(told) = before.told.last_mut() {
                let earlier =
                    |given: &Given| asked[..index].iter().any(|(earlier, _)| earlier.key == given.question);
                told.given.retain(earlier);
            }
            let other = told.answer(question, seats, true).filter(|other| other != answer);
            Fact {
                question: question.clone(),
                answers: std::iter::once(*answer).chain(other).collect(),
                before,
            }
        };
        Ok(asked.iter().enumerate().map(fact).collect())
    }

    /// What would be ruled if it had been said or noticed earlier or later: the other answers to the questions about
    /// time, as far as they lead to another ruling. A question asked only then counts as claimed.
    ///
    /// # Errors
    /// A table with these rules can't have what is told.
    pub fn other_times(&self, rules: &Rules) -> Result<Vec<OtherTime>, Malformed> {
        let seats = rules.seats();
        let given = |told: &Told, question: &Question| told.answer(question, seats, false);
        let now = self.inquire(rules, given)?;
        let Some(judged) = now.last.map_or(Ok(None), |last| last.judgement())? else { return Ok(Vec::new()) };
        let mut times: Vec<OtherTime> = Vec::new();
        for (question, answer) in now.asked.iter().filter(|(question, _)| TIMES.contains(&question.key)) {
            for &other in question.answers.iter().filter(|other| *other != answer) {
                let then = self.with_answer(question, other);
                let claimed = |told: &Told, question: &Question| {
                    given(told, question).or_else(|| question.answers.first().copied())
                };
                let Some(judgement) =
                    then.inquire(rules, claimed)?.last.and_then(|last| last.judgement().ok()?)
                else {
                    continue;
                };
                if judgement == judged {
                    continue;
                }
                let same =
                    times.iter_mut().find(|time| time.question == *question && time.judgement == judgement);
                match same {
                    Some(time) => time.answers.push(other),
                    None => {
                        times.push(OtherTime { question: question.clone(), answers: vec![other], judgement });
                    }
                }
            }
        }
        Ok(times)
    }
}

impl Told {
    /// A topic, and behind a colon its answers.
    fn read(part: &str) -> Option<Self> {
        let (name, answers) = part.split_once(':').unwrap_or((part, ""));
        let topic = Topic::ALL.into_iter().find(|topic| topic.key() == name)?;
        Some(Self { topic, given: answers.split('.').filter_map(Given::read).collect() })
    }

    fn answer(&self, question: &Question, seats: usize, other: bool) -> Option<Answer> {
        let given = self.given.iter().find(|given| given.question == question.key)?;
        decode(question, seats, given.other.as_ref().filter(|_| other).unwrap_or(&given.answer))
    }
}

impl Given {
    fn read(part: &str) -> Option<Self> {
        let (question, answers) = part.split_once('=')?;
        let (answer, other) = match answers.split_once('~') {
            Some((answer, other)) => (answer, Some(other.to_owned())),
            None => (answers, None),
        };
        Some(Self { question: question.to_owned(), answer: answer.to_owned(), other })
    }
}

impl fmt::Display for Case {
    /// The end of its address.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.bidding {
            None => f.write_str("-")?,
            Some(Bidding::Open) => f.write_str("none")?,
            Some(Bidding::Passed) => f.write_str("passed")?,
            Some(Bidding::Won(bid)) => f.write_str(&bid.to_string().replace(' ', "_"))?,
        }
        match self.partners {
            None => {}
            Some(None) => f.write_str(".pu")?,
            Some(Some(partners)) => {
                f.write_str(".p")?;
                partners.iter().try_for_each(|seat| write!(f, "{seat}"))?;
            }
        }
        if let Some(dealer) = self.dealer {
            write!(f, ".d{dealer}")?;
        }
        if let Some(tricks) = &self.tricks {
            let tricks: Vec<String> = tricks.iter().map(u8::to_string).collect();
            write!(f, ".t{}", tricks.join("-"))?;
        }
        for told in &self.told {
            write!(f, "/{}", told.topic.key())?;
            for (given, sign) in told.given.iter().zip([":"].into_iter().chain(std::iter::repeat("."))) {
                write!(f, "{sign}{}={}", given.question, given.answer)?;
                if let Some(other) = &given.other {
                    write!(f, "~{other}")?;
                }
            }
        }
        if self.more { write!(f, "/{MORE}") } else { Ok(()) }
    }
}
