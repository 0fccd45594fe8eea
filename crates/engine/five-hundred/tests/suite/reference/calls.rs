//! The auction, read again \[FH-AUC\] \[FH-BID\].

use super::{Contract, Reading, base, is_misere, trump};

/// Where an auction stands.
pub(super) struct Auction {
    pub(super) ended: bool,
    pub(super) turn: usize,
    pub(super) high: Option<(usize, String)>,
}

impl Reading {
    pub(super) fn auction(&self) -> Auction {
        let spoken: Vec<&(usize, String)> = self.calls.iter().filter(|(_, call)| call != "look").collect();
        let eldest = (self.dealer + 1) % self.seats;
        let high_of = |calls: &[&(usize, String)]| -> Option<(usize, String)> {
            calls.iter().rev().find(|(_, call)| call != "pass").map(|&&(seat, ref bid)| (seat, bid.clone()))
        };
        let high = high_of(&spoken);
        if self.axis("auction") == "one_round" {
            let turn = (eldest + spoken.len()) % self.seats;
            return Auction { ended: spoken.len() == self.seats, turn, high };
        }
        let passed = |calls: &[&(usize, String)], seat: usize| {
            calls.iter().any(|(who, call)| *who == seat && call == "pass")
        };
        for n in 1..=spoken.len() {
            let so_far = &spoken[..n];
            let ended = match high_of(so_far) {
                None => (0..self.seats).all(|seat| passed(so_far, seat)),
                Some((bidder, _)) => {
                    if (0..self.seats).any(|seat| seat != bidder && !passed(so_far, seat)) {
                        continue;
                    }
                    if self.axis("own_raise") == "yes" && n == spoken.len() {
                        return Auction { ended: false, turn: bidder, high };
                    }
                    true
                }
            };
            if ended {
                return Auction { ended, turn: eldest, high };
            }
        }
        let mut turn = spoken.last().map_or(eldest, |(seat, _)| (seat + 1) % self.seats);
        while passed(&spoken, turn) {
            turn = (turn + 1) % self.seats;
        }
        Auction { ended: false, turn, high }
    }

    /// The order of bids, lowest first; bids of one rank stand together \[FH-BID-1\] \[FH-AMB-21\].
    pub(super) fn order(&self) -> Vec<Vec<String>> {
        let mut order: Vec<Vec<String>> = Vec::new();
        let sans = self.axis("sans_kitty") != "off";
        let mut add = |bids: Vec<&str>| {
            if bids.is_empty() {
                return;
            }
            order.push(bids.iter().map(|&bid| bid.to_owned()).collect());
            let without: Vec<String> = bids
                .iter()
                .filter(|&&bid| sans && !(bid == "nullo" && self.axis("nullo") == "quebec"))
                .map(|bid| format!("{bid} sans-kitty"))
                .collect();
            if !without.is_empty() {
                order.push(without);
            }
        };
        let misere_at = |rank: &str| self.axis("misere") != "off" && self.axis("misere_rank") == rank;
        let only = |yes: bool, bid: &'static str| if yes { vec![bid] } else { Vec::new() };
        for tricks in 6..=10 {
            for strain in ["S", "C", "D", "H", "NT"] {
                let bid = format!("{tricks}{strain}");
                if bid == "10H" && self.axis("nullo") == "quebec" {
                    add(vec![&bid, "nullo"]);
                } else {
                    add(vec![&bid]);
                }
                if tricks == 10 && self.is_on("partie") {
                    add(vec![&format!("partie {strain}")]);
                }
                match bid.as_str() {
                    "7NT" => {
                        add(only(self.axis("open_misere") == "230", "open-misere"));
                        add(only(misere_at("above_sevens"), "misere"));
                    }
                    "8S" => {
                        let mut equal = only(misere_at("by_value"), "misere");
                        equal.extend(only(self.axis("nullo") == "american", "nullo"));
                        add(equal);
                    }
                    "9NT" => add(only(self.is_on("super_open_misere"), "super-open-misere")),
                    "10D" => {
                        add(only(self.axis("open_misere") == "500", "open-misere"));
                        add(only(self.is_on("blind_misere"), "blind-misere"));
                    }
                    _ => {}
                }
            }
        }
        order
    }

    pub(super) fn legal_calls(&self) -> Vec<String> {
        let Auction { turn, high, .. } = self.auction();
        let order = self.order();
        let rank = |bid: &str| order.iter().position(|equal| equal.iter().any(|other| other == bid)).unwrap();
        let lowest = high.map_or(0, |(_, bid)| rank(&bid) + 1);
        let above = order[lowest..].iter().flatten().cloned();
        let has_looked = !self.is_on("blind_misere") || self.calls.iter().any(|&(seat, _)| seat == turn);
        if !has_looked {
            return above.filter(|bid| base(bid) == "blind-misere").chain(["look".to_owned()]).collect();
        }
        let seven = self.calls.iter().any(|(_, call)| call.starts_with('7'));
        let waits = self.axis("misere") == "after_seven" && !seven;
        above
            .filter(|bid| base(bid) != "blind-misere" && !(base(bid) == "misere" && waits))
            .chain(["pass".to_owned()])
            .collect()
    }

    pub(super) fn call(&mut self, seat: usize, call: &str) {
        self.calls.push((seat, call.to_owned()));
        let auction = self.auction();
        if !auction.ended {
            return;
        }
        let Some((seat, bid)) = auction.high else {
            if self.axis("all_pass") == "redeal" {
                self.result = Some("passed_out");
                self.points = vec![0; self.seats];
                self.settle();
            }
            return;
        };
        let alone = is_misere(&bid) || ["solo", "chosen"].contains(&self.axis("sides"));
        let partners = self.side(seat).into_iter().filter(|&other| other != seat && !alone).collect();
        let chooses = self.axis("sides") == "chosen" && !is_misere(&bid);
        let nominates = self.is_on("joker_nomination") && trump(&bid).is_none();
        let keeps_hand = bid.ends_with("sans-kitty");
        self.contract = Some(Contract {
            bid,
            seat,
            partners,
            called: None,
            nominated: None,
            has_nominated: !nominates,
            has_chosen: !chooses,
            has_discarded: keeps_hand,
            given: None,
            own: Vec::new(),
        });
        self.take_up();
    }
}
