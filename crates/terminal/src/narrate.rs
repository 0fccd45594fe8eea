//! What happened, in words: whole sentences for the line mode, short lines for the log on the screen.

use cards::{Card, Suit};
use five_hundred::{Action, Bid, BidKind, HandResult, MisereKind, Strain, View};
use players::{ReasonArg, Why, five_hundred::Decision};
use table::{Seat, SeatSet};
use texts::{Arg, Texts};

use crate::{
    Indices,
    session::{Draw, Event, Session, Winner},
};

/// Speaks to the human at a table.
#[derive(Clone, Debug)]
pub(crate) struct Narrator {
    /// The texts of his language.
    pub(crate) texts: Texts,
    /// The names by seat, his own being "you".
    pub(crate) names: Vec<String>,
    /// The names of everybody at the table, his own being "you" and the first.
    people: Vec<String>,
    /// His seat, unless he sits out.
    pub(crate) me: Option<Seat>,
    /// Letters instead of suit signs.
    pub(crate) ascii: bool,
    /// The letters of kings, queens and jacks where cards are shown in short.
    pub(crate) indices: Indices,
}

impl Narrator {
    /// For the human of a session.
    pub(crate) fn new(session: &Session, texts: Texts, ascii: bool) -> Self {
        let mut this =
            Self { texts, names: Vec::new(), people: Vec::new(), me: None, ascii, indices: Indices::Akqj };
        this.learn_names(session);
        this
    }

    /// Takes the names from the table, as they are in this game.
    pub(crate) fn learn_names(&mut self, session: &Session) {
        let you = self.texts.get("you");
        self.me = session.me();
        self.names = session.names().to_vec();
        if let Some(name) = session.me().and_then(|me| self.names.get_mut(me.index())) {
            name.clone_from(&you);
        }
        self.people = session.company().people().to_vec();
        if let Some(name) = self.people.first_mut() {
            *name = you;
        }
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The name of a person, by his number in the company.
    pub(crate) fn person(&self, person: usize) -> &str {
        self.people.get(person).map_or("?", String::as_str)
    }

    fn is_mine(&self, seats: SeatSet) -> bool {
        self.me.is_some_and(|me| seats.contains(me))
    }

    /// A text about a player: `$you` says whether he is the human.
    fn about(&self, key: &str, seat: Seat, args: &[(&str, Arg)]) -> String {
        let you = if self.me == Some(seat) { "yes" } else { "no" };
        let mut all = vec![("name", self.name(seat).into()), ("you", you.into())];
        all.extend(args.iter().cloned());
        self.texts.format(key, &all)
    }

    fn does(&self, seat: Seat, action: Action) -> String {
        if self.me == Some(seat) {
            self.texts.you_do(action, &self.names)
        } else {
            self.texts.they_do(self.name(seat), action, &self.names)
        }
    }

    /// An event as a sentence. The view is the one after it.
    pub(crate) fn sentence(&self, event: &Event, view: &View) -> String {
        match *event {
            Event::Dealt { hand, dealer } => {
                self.about("told-dealt", dealer, &[("number", (hand + 1).into())])
            }
            Event::Cut { seat, count } => self.about("told-cut", seat, &[("count", count.into())]),
            Event::Called { seat, call } => self.does(seat, call),
            Event::Contract { seat } => self.contract(seat, view),
            Event::Gave { seat, card: Some(card) } => self.does(seat, Action::Give(card)),
            Event::Gave { seat, card: None } => self.about("told-gave", seat, &[]),
            Event::Discarded { seat, cards: Some(cards), .. } => self.does(seat, Action::Discard(cards)),
            Event::Discarded { seat, count, .. } => {
                self.about("told-discarded", seat, &[("count", count.into())])
            }
            Event::Said { seat, what } => self.does(seat, what),
            Event::Played { seat, by, from_row, card, demands } => {
                self.played(seat, by, from_row, card, demands)
            }
            Event::PartnersKnown { seat, partners } => self.partners(seat, partners),
            Event::LaidOpen { seat } => self.about("told-open", seat, &[]),
            Event::Trick { winner, from_row, .. } => {
                self.about(if from_row { "told-trick-row" } else { "told-trick" }, winner, &[])
            }
            Event::HandOver { result } => self.hand_over(result, view),
            Event::GameOver => self.game_over(view),
        }
    }

    /// The sentence about a new contract.
    fn contract(&self, seat: Seat, view: &View) -> String {
        let Some(contract) = &view.contract else { return String::new() };
        let args = [("bid", self.texts.bid(contract.bid).into()), ("value", contract.value.into())];
        self.about("told-contract", seat, &args)
    }

    fn played(&self, seat: Seat, by: Seat, from_row: bool, card: Card, demands: Option<Suit>) -> String {
        let action = demands.map_or(Action::Play(card), |suit| Action::Lead(card, suit));
        if by != seat {
            let args = [("owner", self.name(seat).into()), ("card", self.texts.the_card(card).into())];
            return self.about("told-played-for", by, &args);
        }
        let sentence = self.does(seat, action);
        if from_row {
            self.texts.format("told-from-row", &[("sentence", sentence.trim_end_matches('.').into())])
        } else {
            sentence
        }
    }

    fn partners(&self, seat: Seat, partners: SeatSet) -> String {
        if partners.is_empty() {
            return self.about("told-alone", seat, &[]);
        }
        let args = [
            ("partners", self.texts.players(partners, &self.names).into()),
            ("mine", if self.is_mine(partners) { "yes" } else { "no" }.into()),
        ];
        self.about("told-partners", seat, &args)
    }

    /// What a finished hand came to.
    pub(crate) fn hand_over(&self, result: HandResult, view: &View) -> String {
        let Some(contract) = &view.contract else {
            let key = if result == HandResult::PassedOut { "told-passed-out" } else { "told-no-bid" };
            return self.texts.get(key);
        };
        let party = contract.partners | SeatSet::of(contract.seat);
        let tricks: u8 = party.iter().map(|seat| view.seats[seat.index()].tricks).sum();
        let key = match result {
            HandResult::Made => "told-made",
            HandResult::Stopped => "told-stopped",
            _ => "told-failed",
        };
        let args = [
            ("bid", Arg::from(self.texts.bid(contract.bid))),
            ("tricks", tricks.into()),
            ("value", contract.value.into()),
        ];
        self.about(key, contract.seat, &args)
    }

    /// What a draw decided, in sentences: who sits out, who deals, who plays with the human.
    pub(crate) fn draw_decided(&self, draw: &Draw, session: &Session) -> Vec<String> {
        let mut sentences = Vec::new();
        if !draw.out.is_empty() {
            sentences.push(self.sitting_out(&draw.out));
        }
        let Some(dealer) = draw.dealer else { return sentences };
        sentences.push(self.about("draw-dealer", dealer, &[]));
        let partners = self.me.map(|me| session.rules().side(me) - SeatSet::of(me)).unwrap_or_default();
        if !partners.is_empty() {
            let names = self.texts.players(partners, &self.names);
            sentences.push(self.texts.format("draw-partners", &[("names", names.into())]));
        }
        sentences
    }

    /// Who sits out, whole sentences.
    pub(crate) fn sitting_out(&self, people: &[usize]) -> String {
        let others: Vec<String> = people
            .iter()
            .filter(|&&person| person != 0)
            .map(|&person| self.person(person).to_owned())
            .collect();
        let mut sentences = Vec::new();
        if people.contains(&0) {
            sentences.push(self.texts.get("draw-you-sit-out"));
        }
        if !others.is_empty() {
            let args = [("count", others.len().into()), ("names", self.texts.list(others).into())];
            sentences.push(self.texts.format("draw-sit-out", &args));
        }
        sentences.join(" ")
    }

    /// The games won so far, in a line; nothing before the first is won.
    pub(crate) fn games_won(&self, session: &Session) -> Option<String> {
        let won = session.games_won();
        let games = won.iter().map(|(winner, games)| match *winner {
            Winner::Side(side) => format!("{} {games}", self.side(side)),
            Winner::Person(person) => format!("{} {games}", self.person(person)),
        });
        let games = games.collect::<Vec<_>>().join(", ");
        (!won.is_empty()).then(|| self.texts.format("score-games", &[("games", games.into())]))
    }

    /// Who has won.
    pub(crate) fn game_over(&self, view: &View) -> String {
        if view.winners.is_empty() {
            return self.texts.get("told-nobody-wins");
        }
        let mine = if self.is_mine(view.winners) { "yes" } else { "no" };
        let args = [
            ("names", self.texts.players(view.winners, &self.names).into()),
            ("mine", mine.into()),
            ("count", view.winners.len().into()),
        ];
        self.texts.format("told-game-over", &args)
    }

    /// A hint: what to do and why, as the reason of the decision says it.
    pub(crate) fn advice(&self, decision: &Decision) -> String {
        let facts = decision.reason.args().into_iter().map(|(name, fact)| {
            let fact = match fact {
                ReasonArg::Card(card) => self.texts.card(card).into(),
                ReasonArg::Suit(suit) => Arg::from(self.texts.suit(suit)),
                ReasonArg::Bid(bid) => self.texts.bid(bid).into(),
                ReasonArg::Seat(seat) => self.name(seat).into(),
                ReasonArg::Number(number) => number.into(),
            };
            (name, fact)
        });
        let reason = self.texts.format(decision.reason.key(), &facts.collect::<Vec<_>>());
        self.texts.format("hint", &[("reason", reason.into())])
    }

    /// An event as a short line for the log; cards on the table need none, they can be seen.
    pub(crate) fn log(&self, event: &Event, view: &View) -> Option<String> {
        Some(match *event {
            Event::Called { seat, call } => self
                .texts
                .format("log-call", &[("name", self.name(seat).into()), ("call", self.call(call).into())]),
            Event::Contract { seat } => {
                let contract = view.contract.as_ref()?;
                let bid = self.bid(contract.bid);
                self.texts.format("log-contract", &[("name", self.name(seat).into()), ("bid", bid.into())])
            }
            Event::Trick { number, winner, .. } => {
                let trick = view.tricks.last()?;
                let card = self.card(trick.plays.get(usize::from(trick.best))?.card);
                let args =
                    [("number", number.into()), ("name", self.name(winner).into()), ("card", card.into())];
                self.texts.format("log-trick", &args)
            }
            Event::Played { .. } => return None,
            _ => self.sentence(event, view),
        })
    }

    /// A call in short: `7♥`, or the word for a pass.
    pub(crate) fn call(&self, call: Action) -> String {
        match call {
            Action::Bid(bid) => self.bid(bid),
            Action::Look => self.texts.get("short-look"),
            _ => self.texts.get("short-pass"),
        }
    }

    /// A bid in short: `7♥`, `8NT`, `Misère`.
    pub(crate) fn bid(&self, bid: Bid) -> String {
        let name = match bid.kind() {
            BidKind::Tricks(tricks, strain) => format!("{tricks}{}", self.strain(strain)),
            BidKind::Partie(strain) => {
                self.texts.format("short-partie", &[("suit", self.strain(strain).into())])
            }
            BidKind::Misere(kind) => self.misere(kind),
        };
        if bid.is_sans_kitty() {
            self.texts.format("short-sans-kitty", &[("bid", name.into())])
        } else {
            name
        }
    }

    /// A misère in a word or two.
    pub(crate) fn misere(&self, kind: MisereKind) -> String {
        Texts::capitalised(&self.texts.bid(Bid::misere(kind)))
    }

    /// The sign of a strain: `♥`, `NT`.
    pub(crate) fn strain(&self, strain: Strain) -> String {
        strain.trump().map_or_else(|| self.texts.get("short-no-trumps"), |suit| self.suit(suit))
    }

    /// The sign of a suit.
    pub(crate) fn suit(&self, suit: Suit) -> String {
        if self.ascii { suit.letter() } else { suit.symbol() }.to_string()
    }

    /// A card in short: `10♥`, `X`.
    pub(crate) fn card(&self, card: Card) -> String {
        match (card.rank(), card.suit()) {
            (Some(rank), Some(suit)) => format!("{}{}", self.indices.of(rank), self.suit(suit)),
            _ => card.to_string(),
        }
    }

    /// A score as it stands on the sheet: below nothing in a circle \[FH-SCO-12\].
    pub(crate) fn score(&self, score: i32) -> String {
        if score < 0 { format!("({})", score.unsigned_abs()) } else { score.to_string() }
    }

    /// The name of a column of the score sheet.
    pub(crate) fn side(&self, side: SeatSet) -> String {
        if side.len() == 1 {
            return side.first().map(|seat| self.name(seat).to_owned()).unwrap_or_default();
        }
        side.iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join("+")
    }
}
