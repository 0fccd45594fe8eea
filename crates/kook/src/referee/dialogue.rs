//! The referee in the terminal: asks what happened, one question after the other, and reads out the ruling.

use std::io::{self, BufRead, Write};

use five_hundred::{Bid, Rules};
use kookaburra::rules_to_json;
use laws::{
    Contract, INCIDENT_FORMAT, Incident, Malformed, Seats,
    questions::{Inquiry, Question, Topic},
};
use table::{Seat, SeatSet};
use texts::Texts;

use crate::page::fill;

/// A dialogue with people at one table.
pub(super) struct Dialogue<'a, R, W> {
    rules: &'a Rules,
    known: Incident,
    names: Vec<String>,
    texts: Texts,
    input: R,
    output: W,
}

impl<'a, R: BufRead, W: Write> Dialogue<'a, R, W> {
    pub(super) fn new(
        rules: &'a Rules,
        dealer: Seat,
        names: Vec<String>,
        texts: Texts,
        input: R,
        output: W,
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
        Self { rules, known, names, texts: Texts::for_rules(texts.lang(), rules), input, output }
    }

    /// Asks and rules until nothing else has happened: an empty line, or no more lines.
    pub(super) fn run(&mut self) -> io::Result<()> {
        while let Some(topic) = self.topic()? {
            if topic.needs_contract() && self.known.contract.is_none() && !self.ask_contract()? {
                return Ok(());
            }
            // What the bidding hasn't come to yet needs no contract.
            let known = Incident { contract: self.known.contract.or(Some(None)), ..self.known.clone() };
            match Inquiry::new(topic, &known) {
                Ok(inquiry) => {
                    if !self.inquire(topic, inquiry)? {
                        return Ok(());
                    }
                }
                Err(malformed) => self.complain(&malformed)?,
            }
        }
        Ok(())
    }

    fn topic(&mut self) -> io::Result<Option<Topic>> {
        let choices = Topic::ALL.map(|topic| self.texts.get(&format!("topic-{}", topic.key())));
        self.say(&self.texts.get("referee-which"))?;
        let Some(number) = self.number(&choices)? else { return Ok(None) };
        Ok(Topic::ALL.get(number).copied())
    }

    /// Asks until all that decides is told, and rules; false if there are no more lines.
    fn inquire(&mut self, topic: Topic, mut inquiry: Inquiry) -> io::Result<bool> {
        while let Some(question) = inquiry.question() {
            self.say(&referee::question(&question, self.texts))?;
            let Some(answer) = self.answer(&question)? else { return Ok(false) };
            inquiry.answer(answer);
        }
        match inquiry.judgement() {
            Ok(Some(judgement)) => {
                let page = referee::page(&judgement, self.rules, &self.names, self.texts);
                self.say(&format!("\n{page}\n"))?;
                self.known.incidents.clone_from(&inquiry.incident().incidents);
            }
            Ok(None) => {
                let key = if topic == Topic::Open { "ruling-open" } else { "ruling-none" };
                self.say(&format!("\n{}\n", self.texts.get(key)))?;
            }
            Err(malformed) => self.complain(&malformed)?,
        }
        Ok(true)
    }

    fn answer(&mut self, question: &Question) -> io::Result<Option<laws::questions::Answer>> {
        use laws::questions::Answer::{Cards, Points, Seats, Wrong};
        let how = match question.answers.first() {
            Some(Cards(..)) => "referee-cards",
            Some(Seats(_) | Wrong(..)) => "referee-seats",
            Some(Points(_)) => "referee-points",
            _ => {
                let choices = referee::choices(question, &self.names, self.texts);
                let number = self.number(&choices)?;
                return Ok(number.and_then(|number| question.answers.get(number).copied()));
            }
        };
        loop {
            self.say(&self.texts.get(how))?;
            let Some(line) = self.line()? else { return Ok(None) };
            match referee::read(question, self.rules.seats(), &line) {
                Some(answer) => return Ok(Some(answer)),
                None => self.again(&line)?,
            }
        }
    }

    /// The contract, such as `1 7H`; false if there are no more lines.
    fn ask_contract(&mut self) -> io::Result<bool> {
        loop {
            self.say(&self.texts.get("referee-contract"))?;
            let Some(line) = self.line()? else { return Ok(false) };
            if line.is_empty() {
                self.known.contract = Some(None);
                return Ok(true);
            }
            if let Some(contract) = self.read_contract(&line) {
                self.known.contract = Some(Some(contract));
                return Ok(true);
            }
            self.again(&line)?;
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
        let bid: Bid = bid.join(" ").parse().ok()?;
        let told = five_hundred::FinalContract { bid, seat, partners: chosen };
        self.rules.check_contract(&told).ok()?;
        let side = self.rules.side(seat) - SeatSet::of(seat) - self.rules.lying_out(bid, seat);
        Some(Contract { bid, seat, partners: Some(Seats(side | chosen)), nominated: None })
    }

    /// One of several choices, counted from 0; none if there are no more lines, or an empty one.
    fn number(&mut self, choices: &[String]) -> io::Result<Option<usize>> {
        for (choice, number) in choices.iter().zip(1..) {
            self.say(&format!("  {number:>2}  {choice}"))?;
        }
        loop {
            self.say(&self.texts.format("referee-number", &[("most", choices.len().into())]))?;
            let Some(line) = self.line()?.filter(|line| !line.is_empty()) else { return Ok(None) };
            match line.parse::<usize>() {
                Ok(number) if (1..=choices.len()).contains(&number) => return Ok(Some(number - 1)),
                _ => self.again(&line)?,
            }
        }
    }

    fn line(&mut self) -> io::Result<Option<String>> {
        let mut line = String::new();
        Ok((self.input.read_line(&mut line)? > 0).then(|| line.trim().to_owned()))
    }

    fn again(&mut self, line: &str) -> io::Result<()> {
        self.say(&self.texts.format("referee-again", &[("text", table::quoted(line).into())]))
    }

    fn complain(&mut self, malformed: &Malformed) -> io::Result<()> {
        self.say(&malformed.to_string())
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        let lines: Vec<String> = text.lines().map(|line| fill(line, "")).collect();
        writeln!(self.output, "{}", lines.join("\n").trim_end_matches('\n'))?;
        self.output.flush()
    }
}
