//! The referee in the terminal: asks what happened, one question after the other, and reads out the ruling.

use std::io::{self, BufRead, Write};

use five_hundred::TRICKS;
use five_hundred::{Bid, Rules, axis::AllPass};
use kookaburra::rules_to_json;
use laws::{
    Contract, INCIDENT_FORMAT, Incident, Judgement, Malformed, Seats, Stage, Tally, by_seat,
    questions::{Answer, Inquiry, Question, Topic},
    tally,
};
use table::{Seat, SeatSet};
use texts::Texts;
use texts::narration::{five_hundred::read_bid, input::plain_words};
use texts::referee::one_tells_all;

use crate::lines::{Lines, pick};

/// What is said to somebody who asks for help at a question.
const HELP: &str = "keeping-help-question";

/// The player that an answer names.
const fn seat_of(answer: &Answer) -> Option<Seat> {
    match answer {
        Answer::Seat(seat) => Some(*seat),
        _ => None,
    }
}

/// A dialogue with people at one table.
pub(crate) struct Dialogue<'a, R, W> {
    rules: &'a Rules,
    known: Incident,
    names: Vec<String>,
    texts: Texts,
    lines: &'a mut Lines<R, W>,
}

/// An answer that was given, and the other one where people disagree.
struct Given {
    question: Question,
    answer: Answer,
    other: Option<Answer>,
}

/// The questions as far as they are answered, one way for each of the answers that people disagree about.
fn branches(topic: Topic, known: &Incident, given: &[Given]) -> Result<Vec<Inquiry>, Malformed> {
    let is_disputed = given.iter().any(|given| given.other.is_some());
    let ways = [false, true].into_iter().take(if is_disputed { 2 } else { 1 });
    let branch = |other: bool| {
        let mut inquiry = Inquiry::new(topic, known)?;
        while let Some(question) = inquiry.question() {
            // What can't be on one of the ways was asked again there.
            let asked = given.iter().rev().filter(|given| given.question.key == question.key);
            let mut answers = asked.map(|given| given.other.filter(|_| other).unwrap_or(given.answer));
            if !answers.any(|answer| inquiry.answer(answer)) {
                break;
            }
        }
        Ok(inquiry)
    };
    ways.map(branch).collect()
}

/// The ruling if one of two answers is taken.
pub(crate) struct Told {
    /// The question that people answer differently, in words.
    pub(crate) question: String,
    /// The answer, in words.
    pub(crate) answer: String,
    pub(crate) judgement: Judgement,
}

/// What has come of a question what happened.
pub(crate) enum Ruled {
    /// A ruling on all that was told so far.
    Judgement(Judgement),
    /// Two, for people who disagree.
    Both(Box<[Told; 2]>),
    /// The laws say nothing.
    Nothing,
}

impl<'a, R: BufRead, W: Write> Dialogue<'a, R, W> {
    pub(crate) fn new(
        rules: &'a Rules,
        dealer: Seat,
        names: Vec<String>,
        lines: &'a mut Lines<R, W>,
    ) -> Self {
        let known = Incident {
            format: INCIDENT_FORMAT.to_owned(),
            rules: rules_to_json(rules.spec()),
            dealer: Some(dealer),
            contract: None,
            stage: None,
            tricks: None,
            incidents: Vec::new(),
        };
        let texts = Texts::for_rules(lines.texts.lang(), rules);
        // Who has no name is called by a number, the same as in every list.
        let seat = |number: usize| texts.format("referee-seat", &[("number", number.into())]);
        let mut names = names;
        names.extend((names.len() + 1..=rules.seats()).map(seat));
        Self { rules, known, names, texts, lines }
    }

    /// The same where the contract is known: a seat, a bid, and those chosen as partners.
    pub(crate) fn knowing(mut self, seat: Seat, bid: Bid, chosen: SeatSet) -> Self {
        self.known.contract = self.contract(seat, bid, chosen).map(Some);
        self
    }

    /// The same where this was told before.
    pub(crate) fn going_on(self, known: Incident) -> Self {
        Self { known, ..self }
    }

    /// What was told so far.
    pub(crate) fn known(self) -> Incident {
        self.known
    }

    /// Asks and rules until nothing else has happened: an empty line, or no more lines.
    pub(super) fn run(&mut self) -> io::Result<()> {
        while self.round()?.is_some() {}
        Ok(())
    }

    /// Asks what happened, and rules; nothing if nothing else did.
    pub(crate) fn round(&mut self) -> io::Result<Option<Ruled>> {
        let Some(topic) = self.topic()? else { return Ok(None) };
        if topic.needs_contract() && self.known.contract.is_none() && !self.ask_contract()? {
            return Ok(None);
        }
        // What the bidding hasn't come to yet needs no contract.
        let known = Incident { contract: self.known.contract.or(Some(None)), ..self.known.clone() };
        match self.inquire(topic, &known)? {
            Ok(ruled) => Ok(ruled),
            Err(malformed) => {
                self.lines.say(&malformed.to_string())?;
                Ok(Some(Ruled::Nothing))
            }
        }
    }

    fn topic(&mut self) -> io::Result<Option<Topic>> {
        let choices = Topic::ALL.map(|topic| self.texts.get(&format!("topic-{}", topic.key())));
        self.lines.say_key("referee-which")?;
        let Some(number) = self.lines.number(&choices)? else { return Ok(None) };
        Ok(Topic::ALL.get(number).copied())
    }

    /// Asks until all that decides is told, and rules; nothing if there are no more lines.
    fn inquire(&mut self, topic: Topic, known: &Incident) -> io::Result<Result<Option<Ruled>, Malformed>> {
        let mut given: Vec<Given> = Vec::new();
        loop {
            let branches = match branches(topic, known, &given) {
                Ok(branches) => branches,
                Err(malformed) => return Ok(Err(malformed)),
            };
            let Some(question) = branches.iter().find_map(Inquiry::question) else {
                return self.rule(topic, &branches, &given);
            };
            self.lines.say(&texts::referee::question(&question, self.texts))?;
            let may_differ = given.iter().all(|given| given.other.is_none());
            let Some((answer, other)) = self.answer(&question, &branches, may_differ)? else {
                return Ok(Ok(None));
            };
            given.push(Given { question, answer, other });
        }
    }

    /// The ruling, or one for each of the answers that people disagree about.
    fn rule(
        &mut self,
        topic: Topic,
        branches: &[Inquiry],
        given: &[Given],
    ) -> io::Result<Result<Option<Ruled>, Malformed>> {
        let judged: Result<Vec<Option<Judgement>>, Malformed> =
            branches.iter().map(Inquiry::judgement).collect();
        let judged = match judged {
            Ok(judged) => judged,
            Err(malformed) => return Ok(Err(malformed)),
        };
        let disputed = given.iter().find_map(|given| Some((&given.question, [given.answer, given.other?])));
        Ok(Ok(Some(match (&judged[..], branches, disputed) {
            ([Some(one), Some(other)], [first, second], Some((question, answers))) if one != other => {
                self.lines.say_key("who-two")?;
                let answers = answers.map(|answer| {
                    texts::referee::answer(answer, &self.names, self.texts).unwrap_or_default()
                });
                for (answer, (judgement, inquiry)) in answers.iter().zip([(one, first), (other, second)]) {
                    self.lines.say(&self.texts.format("who-if", &[("answer", answer.clone().into())]))?;
                    self.read_out(judgement, inquiry)?;
                }
                let [answer, another] = answers;
                let question = texts::referee::question(question, self.texts);
                Ruled::Both(Box::new([
                    Told { question: question.clone(), answer, judgement: one.clone() },
                    Told { question, answer: another, judgement: other.clone() },
                ]))
            }
            ([Some(judgement), rest @ ..], [inquiry, ..], _) => {
                if !rest.is_empty() {
                    self.lines.say_key("who-no-difference")?;
                }
                self.read_out(judgement, inquiry)?;
                self.known.incidents.clone_from(&inquiry.incident().incidents);
                self.known.contract = inquiry.incident().contract.filter(|_| self.known.contract.is_some());
                Ruled::Judgement(judgement.clone())
            }
            _ => {
                let key = if topic == Topic::Open { "ruling-open" } else { "ruling-none" };
                self.lines.say(&format!("\n{}\n", self.texts.get(key)))?;
                Ruled::Nothing
            }
        })))
    }

    /// Reads out a ruling, and the points of a hand that is over.
    fn read_out(&mut self, judgement: &Judgement, inquiry: &Inquiry) -> io::Result<()> {
        let page = texts::referee::page(judgement, self.rules, &self.names, self.texts);
        self.lines.say(&format!("\n{page}\n"))?;
        // Tricks that were told before of the same hand are not asked for again.
        let told = Incident { tricks: self.known.tricks.clone(), ..inquiry.incident().clone() };
        let points = match tally(&told, self.rules) {
            Ok(Tally::Points(points)) => Some(points),
            Ok(Tally::Tricks(groups)) => self.points_by_tricks(&groups, &told)?,
            Ok(Tally::NotYet) | Err(_) => None,
        };
        let said = points.map(|points| texts::referee::points(&points, self.rules, &self.names, self.texts));
        said.into_iter().flatten().try_for_each(|line| self.lines.say(&line))
    }

    /// The points, once the tricks are told; nothing for an empty line, or no more lines.
    fn points_by_tricks(&mut self, groups: &[SeatSet], incident: &Incident) -> io::Result<Option<Vec<i32>>> {
        self.lines.say_key("ruling-tricks")?;
        let asked = if one_tells_all(groups, self.rules) { &groups[..1] } else { groups };
        loop {
            let mut tricks = Vec::new();
            for &party in asked {
                let Some(number) = self.tricks_of(party)? else { return Ok(None) };
                tricks.push(number);
            }
            if asked.len() < groups.len() {
                tricks.push(TRICKS - tricks[0].min(TRICKS));
            }
            let tricks = Some(by_seat(groups, &tricks, self.rules.seats()));
            if let Ok(Tally::Points(points)) =
                tally(&Incident { tricks: tricks.clone(), ..incident.clone() }, self.rules)
            {
                self.known.tricks = tricks;
                return Ok(Some(points));
            }
            self.lines.say_key("ruling-tricks-wrong")?;
        }
    }

    fn tricks_of(&mut self, party: SeatSet) -> io::Result<Option<u8>> {
        loop {
            self.lines.say(&texts::referee::tricks_of(party, &self.names, self.texts))?;
            self.lines.say_key("referee-tricks")?;
            let Some(line) = self.lines.answer(HELP)?.filter(|line| !line.is_empty()) else {
                return Ok(None);
            };
            match line.parse() {
                Ok(tricks) if tricks <= TRICKS => return Ok(Some(tricks)),
                _ => self.lines.again(&line)?,
            }
        }
    }

    /// An answer; another one, too, where people may disagree. None is taken that can't be true in any of the ways to
    /// go on.
    fn answer(
        &mut self,
        question: &Question,
        branches: &[Inquiry],
        may_differ: bool,
    ) -> io::Result<Option<(Answer, Option<Answer>)>> {
        let asked = branches.iter().find(|branch| branch.question().as_ref() == Some(question));
        loop {
            let Some((answer, other)) = self.read(question, may_differ)? else { return Ok(None) };
            let can_be = |answer: Answer| asked.is_none_or(|branch| branch.allows(answer));
            if can_be(answer) && other.is_none_or(can_be) {
                return Ok(Some((answer, other)));
            }
            self.lines.say_key("referee-cannot-be")?;
        }
    }

    fn read(
        &mut self,
        question: &Question,
        may_differ: bool,
    ) -> io::Result<Option<(Answer, Option<Answer>)>> {
        let how = match question.answers.first() {
            Some(Answer::Cards(..)) => "referee-cards",
            Some(Answer::Seats(_) | Answer::Wrong(..)) => {
                self.list_players(&Seat::all(self.rules.seats()).collect::<Vec<_>>())?;
                "referee-seats"
            }
            Some(Answer::Points(_)) => "referee-points",
            _ => return self.choice(question, may_differ),
        };
        loop {
            self.lines.say_key(how)?;
            let Some(line) = self.lines.answer(HELP)? else { return Ok(None) };
            match texts::referee::read(question, &self.names, &line) {
                Some(answer) => return Ok(Some((answer, None))),
                None => self.lines.again(&line)?,
            }
        }
    }

    /// Players with the numbers that they have everywhere, from 1.
    fn list_players(&mut self, seats: &[Seat]) -> io::Result<()> {
        seats.iter().try_for_each(|&seat| {
            let name = self.texts.player(seat, &self.names);
            self.lines.say(&format!("  {:>2}  {name}", seat.index() + 1))
        })
    }

    /// One of the answers, or two of them.
    fn choice(
        &mut self,
        question: &Question,
        may_differ: bool,
    ) -> io::Result<Option<(Answer, Option<Answer>)>> {
        let choices = texts::referee::choices(question, &self.names, self.texts);
        let seats: Vec<Seat> = question.answers.iter().filter_map(seat_of).collect();
        let how = match (seats.is_empty(), may_differ) {
            (true, true) => "referee-number-or-two",
            (true, false) => "referee-number",
            (false, true) => "referee-number-of",
            (false, false) => "referee-number-one",
        };
        if seats.is_empty() {
            self.lines.list(&choices)?;
        } else {
            self.list_players(&seats)?;
        }
        // A player keeps their number, whoever else can be the answer.
        let named = if seats.is_empty() { &choices } else { &self.names };
        loop {
            self.lines.say(&self.texts.format(how, &[("most", choices.len().into())]))?;
            let Some(line) = self.lines.answer(HELP)?.filter(|line| !line.is_empty()) else {
                return Ok(None);
            };
            let answer = |typed: &str| {
                let place = pick(named, typed)?;
                if seats.is_empty() {
                    question.answers.get(place).copied()
                } else {
                    Some(Answer::Seat(Seat(place as u8)))
                }
            };
            let both = || {
                let splits = line.match_indices(' ').filter(|_| may_differ);
                let two = |(at, _): (usize, &str)| Some((answer(&line[..at])?, answer(line[at..].trim())?));
                splits
                    .filter_map(two)
                    .find(|(one, other)| one != other)
                    .map(|(one, other)| (one, Some(other)))
            };
            match answer(&line).map(|answer| (answer, None)).or_else(both) {
                Some(answered) => return Ok(Some(answered)),
                None => self.lines.unclear(named, &line)?,
            }
        }
    }

    /// The contract, such as `Ann 7H`; false if there are no more lines.
    fn ask_contract(&mut self) -> io::Result<bool> {
        loop {
            let example = [("name", self.names[0].clone().into())];
            self.list_players(&Seat::all(self.rules.seats()).collect::<Vec<_>>())?;
            self.lines.say(&self.texts.format("referee-contract", &example))?;
            let Some(line) = self.lines.answer(HELP)? else { return Ok(false) };
            if line.is_empty() {
                self.known.contract = Some(None);
                return Ok(true);
            }
            if self
                .texts
                .get("keeping-word-passed")
                .split(',')
                .any(|word| plain_words(word) == plain_words(&line))
            {
                // What nobody bids for is over at once, or played without a bid [LAW-STAGE-4].
                let is_over = self.rules.axes().all_pass == AllPass::Redeal;
                (self.known.contract, self.known.stage) = (Some(None), is_over.then_some(Stage::Over));
                return Ok(true);
            }
            if let Some(contract) = self.read_contract(&line) {
                self.known.contract = Some(Some(contract));
                return Ok(true);
            }
            self.lines.again(&line)?;
        }
    }

    /// A player, a bid, and where partners are chosen those.
    fn read_contract(&self, line: &str) -> Option<Contract> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let player = |from: usize, to: usize| texts::referee::player(&self.names, &words[from..to].join(" "));
        (1..words.len()).find_map(|name| {
            let seat = player(0, name)?;
            (name + 1..=words.len()).rev().find_map(|end| {
                let bid = read_bid(&words[name..end].join(" "), &self.texts)?;
                let chosen = words[end..].iter().map(|word| texts::referee::player(&self.names, word));
                self.contract(seat, bid, chosen.collect::<Option<SeatSet>>()?)
            })
        })
    }

    fn contract(&self, seat: Seat, bid: Bid, chosen: SeatSet) -> Option<Contract> {
        let told = five_hundred::FinalContract { bid, seat, partners: chosen };
        self.rules.check_contract(&told).ok()?;
        let side = self.rules.side(seat) - SeatSet::of(seat) - self.rules.lying_out(bid, seat);
        Some(Contract { bid, seat, partners: Some(Seats(side | chosen)), nominated: None })
    }
}
