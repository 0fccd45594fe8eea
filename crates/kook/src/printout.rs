//! A replayed game on paper: the deal, the bidding, the exchange, the tricks, what it came to.
//!
//! Everything comes from the record and from the view of a referee, who sees every card.

use cards::{Card, Suit};
use five_hundred::{Action, ContractView, Nomination, PlayView, Rules, TrickView, View};
use kookaburra::Table;
use serde_json::Value;
use table::{Game, Recall, Seat, SeatSet, Viewer};
use texts::{Person, Texts};

use crate::page::{self, Align};

/// A table and how to write about it.
pub(crate) struct Printout<'t> {
    pub(crate) table: &'t Table<Rules>,
    pub(crate) texts: Texts,
    pub(crate) names: Vec<String>,
    pub(crate) view: View,
    ascii: bool,
}

const INDENT: &str = "  ";

impl<'t> Printout<'t> {
    pub(crate) fn new(table: &'t Table<Rules>, texts: Texts, ascii: bool) -> Self {
        let seats = Seat::all(table.game().seats());
        let names = match &table.record().players {
            Some(players) => players.clone(),
            None => seats.map(|seat| texts.format("print-seat", &[("seat", seat.0.into())])).collect(),
        };
        let view = table.view(Viewer::Referee, Recall::Perfect);
        Self { table, texts, names, view, ascii }
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn rules(&self) -> &Rules {
        self.table.game()
    }

    /// The sides of the table, each once; where they change from hand to hand, every seat.
    pub(crate) fn sides(&self) -> Vec<SeatSet> {
        let rules = self.rules();
        let seats = Seat::all(rules.seats());
        seats.filter(|&seat| rules.side(seat).first() == Some(seat)).map(|seat| rules.side(seat)).collect()
    }

    /// What game it is and who plays it.
    pub(crate) fn heading(&self) -> String {
        let (title, _) = self.texts.preset(self.rules().spec().preset);
        let sides: Vec<String> =
            self.sides().iter().map(|&side| self.texts.players(side, &self.names)).collect();
        let players = match &self.table.record().players {
            Some(_) => format!("{}\n", page::fill(&sides.join(" – "), "")),
            None => String::new(),
        };
        format!(
            "{title}\n{}\n{}\n{players}",
            "=".repeat(title.chars().count()),
            page::fill(&self.texts.difference(self.rules()), "")
        )
    }

    /// The last hand, as far as it has come.
    pub(crate) fn hand(&self) -> String {
        let number = self.table.record().hands.len();
        let dealer = self.name(self.view.dealer);
        let heading = self.texts.format("print-hand", &[("number", number.into()), ("name", dealer.into())]);
        let mut parts = vec![format!("{heading}\n{}", "-".repeat(heading.chars().count())), self.deal()];
        parts.extend(self.bidding());
        parts.extend(self.view.contract.as_ref().map(|contract| self.contract(contract)));
        parts.extend(self.tricks());
        parts.extend(self.outcome());
        parts.iter().map(|part| format!("{}\n", part.trim_end_matches('\n'))).collect::<Vec<_>>().join("\n")
    }

    /// Where every card lay at the beginning.
    pub(crate) fn deal(&self) -> String {
        let deal = self.table.deal_json().unwrap_or_default();
        let place = |key: &str| deal.get(key).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let mut rows = Vec::new();
        for (seat, hand) in Seat::all(self.rules().seats()).zip(place("hands")) {
            rows.push(vec![self.name(seat).to_owned(), self.sorted(&cards(hand))]);
        }
        for (seat, row) in Seat::all(self.rules().seats()).zip(place("rows")) {
            let label = self.texts.format("print-row", &[("name", self.name(seat).into())]);
            let piles: Vec<String> = cards(&row["up"])
                .into_iter()
                .zip(cards(&row["down"]))
                .map(|(up, down)| format!("{}/{}", self.card(up), self.card(down)))
                .collect();
            rows.push(vec![label, piles.join(" ")]);
        }
        let kitty = Texts::capitalised(&self.texts.get("kitty"));
        for (seat, cards_of_seat) in Seat::all(self.rules().seats()).zip(place("kitties")) {
            rows.push(vec![format!("{kitty}, {}", self.name(seat)), self.sorted(&cards(cards_of_seat))]);
        }
        for (key, label) in [("kitty", kitty.clone()), ("dead", self.texts.get("print-dead"))] {
            if let Some(value) = deal.get(key).filter(|value| !cards(value).is_empty()) {
                rows.push(vec![label, self.sorted(&cards(value))]);
            }
        }
        page::columns(&rows, &[Align::Left], INDENT)
    }

    /// Who said what.
    fn bidding(&self) -> Option<String> {
        let calls: Vec<String> =
            self.view.calls.iter().map(|call| self.sentence(call.seat, call.call)).collect();
        (!calls.is_empty()).then(|| page::fill(&calls.join(" "), INDENT))
    }

    fn sentence(&self, seat: Seat, action: Action) -> String {
        let action = self.texts.action_of(Person::They, action, &self.names);
        self.texts.format("sentence-they", &[("name", self.name(seat).into()), ("action", action.into())])
    }

    /// The contract, and what was done before the first lead.
    fn contract(&self, contract: &ContractView) -> String {
        let contractor = self.name(contract.seat);
        let line = self.texts.format(
            "print-contract",
            &[
                ("bid", self.texts.bid(contract.bid).into()),
                ("value", contract.value.into()),
                ("name", contractor.into()),
                ("count", contract.partners.len().into()),
                ("partners", self.texts.players(contract.partners, &self.names).into()),
            ],
        );
        let exchange: Vec<String> =
            self.exchange().into_iter().map(|(seat, action)| self.sentence(seat, action)).collect();
        let mut text = page::fill(&line, INDENT);
        if !exchange.is_empty() {
            text += "\n";
            text += &page::fill(&exchange.join(" "), INDENT);
        }
        text
    }

    /// What was done between the auction and the first lead.
    fn exchange(&self) -> Vec<(Seat, Action)> {
        let lines = self.table.record().hands.last().map_or(&[][..], |hand| hand.actions.as_slice());
        let actions = lines.iter().filter_map(|line| self.rules().read_form(line).ok());
        let of_exchange = |action: &Action| {
            !matches!(
                action,
                Action::Pass | Action::Look | Action::Bid(_) | Action::Play(_) | Action::Lead(..)
            )
        };
        actions.filter(|(_, action)| of_exchange(action)).collect()
    }

    /// A line for each trick, a column for each place that plays.
    fn tricks(&self) -> Option<String> {
        let tricks: Vec<&TrickView> = self.view.tricks.iter().chain(&self.view.trick).collect();
        if tricks.is_empty() {
            return None;
        }
        let seats = Seat::all(self.rules().seats());
        let places: Vec<(Seat, bool)> = if self.view.seats.iter().any(|seat| seat.row.is_some()) {
            seats.flat_map(|seat| [(seat, false), (seat, true)]).collect()
        } else {
            seats.map(|seat| (seat, false)).collect()
        };
        let mut head = vec![String::new()];
        head.extend(places.iter().map(|&(seat, from_row)| {
            let name = self.name(seat);
            format!(
                " {}",
                if from_row {
                    self.texts.format("print-row-short", &[("name", name.into())])
                } else {
                    name.to_owned()
                }
            )
        }));
        head.push(self.texts.get("print-winner"));
        let mut rows = vec![head];
        for (number, trick) in tricks.into_iter().enumerate() {
            let mut row = vec![(number + 1).to_string()];
            row.extend(places.iter().map(|&place| self.cell(trick, place)));
            let finished = number < self.view.tricks.len();
            row.push(if finished { self.winner(trick).to_owned() } else { "…".to_owned() });
            rows.push(row);
        }
        let legend = page::fill(&self.texts.get("print-legend"), INDENT);
        Some(format!("{}{legend}", page::columns(&rows, &[Align::Right, Align::Left], INDENT)))
    }

    fn winner(&self, trick: &TrickView) -> &str {
        trick.plays.get(usize::from(trick.best)).map_or("", |play| self.name(play.seat))
    }

    /// The card a place played to a trick, marked if it led.
    fn cell(&self, trick: &TrickView, (seat, from_row): (Seat, bool)) -> String {
        let is_here = |play: &&PlayView| play.seat == seat && play.from_row == from_row;
        let Some(play) = trick.plays.iter().find(is_here) else { return String::new() };
        let leads = trick.plays.first() == Some(play);
        let demand = trick.led.filter(|_| leads && play.card.is_joker() && self.joker_is_free());
        let demand = demand.map(|suit| format!(":{}", self.suit(suit))).unwrap_or_default();
        format!("{}{}{demand}", if leads { ">" } else { " " }, self.card(play.card))
    }

    /// Whether jokers belong to no suit, so that a lead of one names the suit it demands \[FH-JOK-5\].
    fn joker_is_free(&self) -> bool {
        let contract = self.view.contract.as_ref();
        contract.is_none_or(|contract| {
            contract.trump.is_none() && !matches!(contract.nominated, Some(Nomination::Suit(_)))
        })
    }

    /// What the hand came to.
    fn outcome(&self) -> Option<String> {
        let outcome = self.view.outcome.as_ref()?;
        let tricks: Vec<String> = Seat::all(self.rules().seats())
            .map(|seat| count(self.texts, self.name(seat), &self.view.seats[seat.index()].tricks.to_string()))
            .collect();
        let points: Vec<String> = self
            .sides()
            .iter()
            .map(|&side| {
                let points = side.first().map_or(0, |seat| outcome.points[seat.index()]);
                count(self.texts, &self.texts.players(side, &self.names), &format!("{points:+}"))
            })
            .collect();
        let result = Texts::capitalised(&self.texts.result(outcome.result));
        let mut rows = vec![vec![self.texts.get("print-result"), result]];
        if !self.view.tricks.is_empty() {
            rows.push(vec![self.texts.get("print-tricks"), tricks.join(", ")]);
        }
        rows.push(vec![self.texts.get("print-points"), points.join(", ")]);
        Some(page::columns(&rows, &[Align::Left], INDENT))
    }

    /// A card in signs.
    fn card(&self, card: Card) -> String {
        match (card.rank(), card.suit()) {
            (Some(rank), Some(suit)) => format!("{}{}", rank.name(), self.suit(suit)),
            _ => card.to_string(),
        }
    }

    pub(crate) fn suit(&self, suit: Suit) -> char {
        if self.ascii { suit.letter() } else { ['♠', '♣', '♦', '♥'][suit as usize] }
    }

    /// Words of the notation, such as `4H`, with signs for its suits.
    pub(crate) fn signs(&self, words: &str) -> String {
        match words.parse::<Card>() {
            Ok(card) => self.card(card),
            Err(_) => words.to_owned(),
        }
    }

    /// Cards by suit, the highest first, jokers at the end.
    fn sorted(&self, cards: &[Card]) -> String {
        let mut sorted = cards.to_vec();
        sorted
            .sort_by_key(|card| (card.suit().map_or(4, |suit| suit as u8), std::cmp::Reverse(card.order())));
        let mut text = String::new();
        let mut last = None;
        for card in sorted {
            if let Some(before) = last {
                text += if before == card.suit() { " " } else { "  " };
            }
            text += &self.card(card);
            last = Some(card.suit());
        }
        text
    }
}

/// A name and its number: "Ann: 5".
pub(crate) fn count(texts: Texts, name: &str, number: &str) -> String {
    texts.format("print-count", &[("name", name.into()), ("number", number.into())])
}

fn cards(list: &Value) -> Vec<Card> {
    list.as_array().into_iter().flatten().filter_map(|card| card.as_str()?.parse().ok()).collect()
}
