//! The referee in the terminal: asks what happened, one question after the other, and reads out the ruling.

use std::io::{self, BufRead, Write};

use five_hundred::{Bid, Rules};
use kookaburra::rules_to_json;
use laws::{
    Contract, INCIDENT_FORMAT, Incident, Judgement, Seats,
    questions::{Inquiry, Question, Topic},
};
use table::{Seat, SeatSet};
use texts::Texts;

use crate::lines::Lines;

/// A dialogue with people at one table.
pub(crate) struct Dialogue<'a, R, W> {
    rules: &'a Rules,
    known: Incident,
    names: Vec<String>,
    texts: Texts,
    lines: &'a mut Lines<R, W>,
}

/// What has come of a question what happened.
pub(crate) enum Ruled {
    /// A ruling on all that was told so far.
    Judgement(Judgement),
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
        match Inquiry::new(topic, &known) {
            Ok(inquiry) => self.inquire(topic, inquiry),
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
    fn inquire(&mut self, topic: Topic, mut inquiry: Inquiry) -> io::Result<Option<Ruled>> {
        while let Some(question) = inquiry.question() {
            self.lines.say(&referee::question(&question, self.texts))?;
            let Some(answer) = self.answer(&question)? else { return Ok(None) };
            inquiry.answer(answer);
        }
        let said = match inquiry.judgement() {
            Ok(Some(judgement)) => {
                let page = referee::page(&judgement, self.rules, &self.names, self.texts);
                self.lines.say(&format!("\n{page}\n"))?;
                self.known.incidents.clone_from(&inquiry.incident().incidents);
                return Ok(Some(Ruled::Judgement(judgement)));
            }
            Ok(None) => {
                let key = if topic == Topic::Open { "ruling-open" } else { "ruling-none" };
                format!("\n{}\n", self.texts.get(key))
            }
            Err(malformed) => malformed.to_string(),
        };
        self.lines.say(&said)?;
        Ok(Some(Ruled::Nothing))
    }

    fn answer(&mut self, question: &Question) -> io::Result<Option<laws::questions::Answer>> {
        use laws::questions::Answer::{Cards, Points, Seats, Wrong};
        let how = match question.answers.first() {
            Some(Cards(..)) => "referee-cards",
            Some(Seats(_) | Wrong(..)) => "referee-seats",
            Some(Points(_)) => "referee-points",
            _ => {
                let choices = referee::choices(question, &self.names, self.texts);
                let number = self.lines.number(&choices)?;
                return Ok(number.and_then(|number| question.answers.get(number).copied()));
            }
        };
        loop {
            self.lines.say_key(how)?;
            let Some(line) = self.lines.line()? else { return Ok(None) };
            match referee::read(question, self.rules.seats(), &line) {
                Some(answer) => return Ok(Some(answer)),
                None => self.lines.again(&line)?,
            }
        }
    }

    /// The contract, such as `1 7H`; false if there are no more lines.
    fn ask_contract(&mut self) -> io::Result<bool> {
        loop {
            self.lines.say_key("referee-contract")?;
            let Some(line) = self.lines.line()? else { return Ok(false) };
            if line.is_empty() {
                self.known.contract = Some(None);
                return Ok(true);
            }
            if let Some(contract) = self.read_contract(&line) {
                self.known.contract = Some(Some(contract));
                return Ok(true);
            }
            self.lines.again(&line)?;
        }
    }

    /// A seat, a bid, and where partners are chosen their seats.
    fn read_contract(&self, line: &str) -> Option<Contract> {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let mut chosen = SeatSet::EMPTY;
        while words.len() > 2
            && let Some(partner) = words.last().and_then(|word| Seat::read(word))
        {
            chosen |= SeatSet::of(partner);
            words.pop();
        }
        let (seat, bid) = words.split_first()?;
        let seat = Seat::read(seat)?;
        self.contract(seat, bid.join(" ").parse().ok()?, chosen)
    }

    fn contract(&self, seat: Seat, bid: Bid, chosen: SeatSet) -> Option<Contract> {
        let told = five_hundred::FinalContract { bid, seat, partners: chosen };
        self.rules.check_contract(&told).ok()?;
        let side = self.rules.side(seat) - SeatSet::of(seat) - self.rules.lying_out(bid, seat);
        Some(Contract { bid, seat, partners: Some(Seats(side | chosen)), nominated: None })
    }
}
