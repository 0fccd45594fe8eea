//! Kitty, gift, discards, nomination and partners, read again \[FH-KIT\] \[FH-NOM\] \[FH-PART\].

use cards::Card;

use super::{Reading, card, needed, take, trump};

/// Longer lists are not written out \[NOT-RES-3\].
const LONGEST: usize = 2_000;

impl Reading {
    pub(super) fn is_quebec_nullo(&self) -> bool {
        self.contract.as_ref().is_some_and(|contract| contract.bid == "nullo")
            && self.axis("nullo") == "quebec"
    }

    /// The contractor takes up the kitty, where they do \[FH-KIT-1\] \[FH-KIT-3\] \[FH-KIT-6\].
    pub(super) fn take_up(&mut self) {
        if self.is_quebec_nullo() {
            return;
        }
        let contract = self.contract.as_mut().unwrap();
        if !contract.has_discarded {
            let own = self.axes["own_kitty"] == "on" && contract.seat == 1;
            let kitty = self.kitties[usize::from(own)].clone();
            contract.has_discarded = kitty.is_empty();
            self.hands[contract.seat].extend(kitty);
        }
        self.skip_nomination();
    }

    /// Nothing is nominated by a contractor who holds no joker, in hand or face up in their row \[FH-NOM-3\].
    fn skip_nomination(&mut self) {
        let rows = self.has_rows();
        let contract = self.contract.as_mut().unwrap();
        if contract.has_discarded && !contract.has_nominated {
            let mut held = self.hands[contract.seat].clone();
            if rows {
                held.extend(self.up[contract.seat].iter().flatten());
            }
            contract.has_nominated = !held.iter().any(|card| card.is_joker());
        }
    }

    /// The giver and the receiver: a partner one to the contractor \[FH-KIT-3\], or the contractor of a double nullo
    /// as many as the kitty has to their partner \[FH-KIT-7\].
    pub(super) fn givers(&self) -> Option<(usize, usize)> {
        let contract = self.contract.as_ref()?;
        let partner = self.side(contract.seat).into_iter().find(|&seat| seat != contract.seat)?;
        if self.is_quebec_nullo() {
            Some((partner, contract.seat))
        } else {
            (contract.bid == "double-nullo" && !self.kitties[0].is_empty())
                .then_some((contract.seat, partner))
        }
    }

    pub(super) fn discarder(&self) -> usize {
        self.givers().map_or(self.contract.as_ref().unwrap().seat, |(_, to)| to)
    }

    fn count(&self) -> usize {
        let own = self.axis("own_kitty") == "on" && self.contract.as_ref().unwrap().seat == 1;
        if self.is_quebec_nullo() { 1 } else { self.kitties[usize::from(own)].len() }
    }

    pub(super) fn legal_exchange(&self) -> Option<Vec<String>> {
        Some(match self.phase() {
            word @ ("give" | "discard") => {
                let mut sorted = self.hands[self.to_act().unwrap()].clone();
                sorted.sort_by_key(|card| card.order());
                let mut lists: Vec<Vec<Card>> = vec![Vec::new()];
                for card in sorted {
                    let longer: Vec<Vec<Card>> =
                        lists.iter().map(|list| list.iter().copied().chain([card]).collect()).collect();
                    lists.extend(longer);
                    lists.retain(|list| list.len() <= self.count());
                    if lists.len() > 60_000 {
                        return None;
                    }
                }
                lists.retain(|list| list.len() == self.count());
                let write = |list: &Vec<Card>| {
                    list.iter().fold(word.to_owned(), |text, card| format!("{text} {card}"))
                };
                let mut texts: Vec<String> = lists.iter().map(write).collect();
                texts.sort();
                texts.dedup();
                if texts.len() > LONGEST {
                    return None;
                }
                texts
            }
            "nominate" => ["S", "C", "D", "H", "none"].map(|suit| format!("nominate {suit}")).to_vec(),
            _ => self.legal_partners(),
        })
    }

    fn legal_partners(&self) -> Vec<String> {
        let contract = self.contract.as_ref().unwrap();
        let choice = self.axis("partner_choice");
        let mut list = vec!["alone".to_owned()];
        let others: Vec<usize> = (0..self.seats).filter(|&seat| seat != contract.seat).collect();
        if choice != "call_card" {
            list.extend(others.iter().map(|seat| format!("partner {seat}")));
        }
        if choice.starts_with("by_level") && needed(&contract.bid) >= 8 {
            for one in &others {
                list.extend(
                    others.iter().filter(|other| *other > one).map(|other| format!("partners {one} {other}")),
                );
            }
        }
        if choice == "call_card" || choice == "by_level_or_call" {
            let single = |card: &&Card| self.pack.iter().filter(|other| other == card).count() == 1;
            list.extend(
                self.pack
                    .iter()
                    .filter(single)
                    .filter(|&&card| self.is_callable(card))
                    .map(|card| format!("call {card}")),
            );
        }
        list
    }

    /// \[FH-PART-2\] \[FH-PART-3\]
    fn is_callable(&self, card: Card) -> bool {
        let contract = self.contract.as_ref().unwrap();
        let own = contract.own.contains(&card) || self.hands[contract.seat].contains(&card);
        if own && !self.is_on("secret_alone") {
            return false;
        }
        match self.axis("callable") {
            "any" => true,
            _ if card.is_joker() => false,
            "not_joker" => true,
            "no_trumps" => trump(&contract.bid).is_none() || self.suit(card) != trump(&contract.bid),
            _ => trump(&contract.bid).is_none() || !self.is_bower(card),
        }
    }

    pub(super) fn exchange(&mut self, seat: usize, action: &str) {
        let (word, rest) = action.split_once(' ').unwrap_or((action, ""));
        let contractor = self.contract.as_ref().unwrap().seat;
        match word {
            "give" => {
                let (_, to) = self.givers().unwrap();
                for text in rest.split_whitespace() {
                    take(&mut self.hands[seat], card(text));
                    self.hands[to].push(card(text));
                }
                self.contract.as_mut().unwrap().has_given = true;
            }
            "discard" => {
                self.contract.as_mut().unwrap().own = self.hands[contractor].clone();
                rest.split_whitespace().for_each(|text| take(&mut self.hands[seat], card(text)));
                self.contract.as_mut().unwrap().has_discarded = true;
                self.skip_nomination();
            }
            "nominate" => {
                let mut held = self.hands[contractor].clone();
                if self.has_rows() {
                    held.extend(self.up[contractor].iter().flatten());
                }
                held.retain(|card| card.is_joker());
                let contract = self.contract.as_mut().unwrap();
                contract.has_nominated = true;
                contract.nominated = (rest != "none").then(|| (held, rest.chars().next().unwrap()));
            }
            _ => self.choose_partners(word, rest),
        }
        let contract = self.contract.as_mut().unwrap();
        if contract.own.is_empty() {
            contract.own = self.hands[contractor].clone();
        }
    }

    fn choose_partners(&mut self, word: &str, rest: &str) {
        let hands = &self.hands;
        let contract = self.contract.as_mut().unwrap();
        contract.has_chosen = true;
        if word == "call" {
            let called = card(rest);
            contract.called = Some(called);
            contract.partners = (0..hands.len())
                .filter(|&seat| seat != contract.seat && hands[seat].contains(&called))
                .collect();
        } else {
            contract.partners = rest.split_whitespace().map(|seat| seat.parse().unwrap()).collect();
        }
    }
}
