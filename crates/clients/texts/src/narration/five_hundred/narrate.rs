//! What happens in Five Hundred, in words: whole sentences, short lines for the log, bids in short.

use crate::{Arg, Person, Texts};
use cards::{Card, Suit};
use five_hundred::{Action, Bid, BidKind, HandResult, MisereKind, Phase, Strain, View};
use table::{Seat, SeatSet};

use super::Event;
use crate::narration::{Narrator, Reader};

impl Narrator {
    /// Something of Five Hundred as a sentence. The view is the one after it.
    pub fn happening(&self, event: &Event, view: &View) -> String {
        match *event {
            Event::Called { seat, call } => self.does(seat, call),
            Event::Contract { seat } => self.contract(seat, view),
            Event::Gave { seat, cards: Some(cards), .. } => self.does(seat, Action::Give(cards)),
            Event::Gave { seat, count: 1, .. } => self.about("told-gave", seat, &[]),
            Event::Gave { seat, count, .. } => {
                self.about("told-gave-several", seat, &[("count", count.into())])
            }
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
            let args = [
                ("owner", self.name(seat).into()),
                ("mine", if self.me == Some(seat) { "yes" } else { "no" }.into()),
                ("card", self.texts.the_card(card).into()),
            ];
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
            ("count", (partners.len() as u32).into()),
            ("mine", if self.is_mine(partners) { "yes" } else { "no" }.into()),
        ];
        self.about("told-partners", seat, &args)
    }

    /// Those who make no call in the auction that goes on, if there are any \[FH-AUC-11\].
    pub fn silent(&self, view: &View) -> Option<String> {
        if view.phase != Some(Phase::Auction) {
            return None;
        }
        let sentences = view.silent().iter().map(|seat| self.about("told-silent", seat, &[]));
        Some(sentences.collect::<Vec<_>>().join(" ")).filter(|told| !told.is_empty())
    }

    /// What a finished hand came to.
    pub fn outcome(&self, result: HandResult, view: &View) -> String {
        let Some(contract) = &view.contract else {
            let key = if result == HandResult::PassedOut { "told-passed-out" } else { "told-no-bid" };
            return self.texts.get(key);
        };
        let party = contract.side();
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

    /// An event as a short line for the log; cards on the table need none, they can be seen.
    pub fn in_short(&self, event: &Event, view: &View) -> Option<String> {
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
            _ => self.happening(event, view),
        })
    }

    /// A call in short: `7♥`, or the word for a pass.
    pub fn call(&self, call: Action) -> String {
        match call {
            Action::Bid(bid) => self.bid(bid),
            Action::Look => self.texts.get("short-look"),
            _ => self.texts.get("short-pass"),
        }
    }

    /// An action in short: a call, cards, what is said.
    pub fn brief(&self, action: Action) -> String {
        match action {
            Action::Pass | Action::Look | Action::Bid(_) => self.call(action),
            Action::Play(card) => self.card(card),
            Action::Lead(card, suit) if self.reader == Reader::Looks => {
                format!("{}:{}", self.card(card), self.suit(suit))
            }
            Action::Give(cards) | Action::Discard(cards) => self.cards(&cards.to_canonical()),
            _ => Texts::capitalised(&self.texts.action_of(Person::You, action, &self.names)),
        }
    }

    /// A bid in short: `7♥`, `8NT`, `Misère`.
    pub fn bid(&self, bid: Bid) -> String {
        match self.reader {
            Reader::Looks => {}
            Reader::Listens => return self.texts.bid(bid),
            Reader::ListensForCodes => return bid.to_string(),
        }
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
    pub fn misere(&self, kind: MisereKind) -> String {
        Texts::capitalised(&self.texts.bid(Bid::misere(kind)))
    }

    /// The sign of a strain: `♥`, `NT`.
    pub fn strain(&self, strain: Strain) -> String {
        strain.trump().map_or_else(|| self.texts.get("short-no-trumps"), |suit| self.suit(suit))
    }
}
