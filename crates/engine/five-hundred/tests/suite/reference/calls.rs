//! The auction, read again \[FH-AUC\] \[FH-BID\].

use super::{Contract, Reading, base, is_misere, trump};

/// Where an auction stands.
pub(super) struct Auction {
    pub(super) ended: bool,
    pub(super) turn: usize,
    pub(super) high: Option<(usize, String)>,
}

/// What a bid is in, as far as another bid may be in something else \[FH-AMB-53\].
fn kind(bid: &str) -> String {
    if is_misere(bid) { "misere".to_owned() } else { trump(bid).map_or("NT".to_owned(), String::from) }
}

impl Reading {
    pub(super) fn auction(&self) -> Auction {
        let spoken: Vec<&(usize, String)> = self.calls.iter().filter(|(_, call)| call != "look").collect();
        // The turns of a silent player are passed over.
        let order: Vec<usize> = (1..=self.seats)
            .map(|step| (self.dealer + step) % self.seats)
            .filter(|&seat| Some(seat) != self.silent)
            .collect();
        if self.axis("auction") == "one_round" {
            let high = spoken.iter().rev().find(|(_, call)| call != "pass").map(|&call| call.clone());
            let turn = order[spoken.len() % order.len()];
            return Auction { ended: spoken.len() == order.len(), turn, high };
        }
        let mut high: Option<(usize, String)> = None;
        let everybody: Vec<bool> = (0..self.seats).map(|seat| Some(seat) != self.silent).collect();
        let mut may_call = everybody.clone();
        let mut raises = false;
        let mut turn = order[0];
        for (n, (who, call)) in spoken.iter().copied().enumerate() {
            let mut last = raises;
            if call == "pass" {
                may_call[*who] = false;
            } else {
                let before = spoken[..n].iter().rev().find(|(seat, call)| seat == who && call != "pass");
                let changes = before.is_some_and(|(_, before)| kind(before) != kind(call));
                if self.axis("bid_after_pass") == "always"
                    || changes && self.axis("bid_after_pass") == "suit_change"
                    || changes && raises && self.axis("own_raise") == "reopen"
                {
                    last = last && everybody.iter().filter(|&&may| may).count() == 1;
                    may_call.clone_from(&everybody);
                }
                high = Some((*who, call.clone()));
            }
            let bidder = high.as_ref().map(|(seat, _)| *seat);
            let others: Vec<usize> =
                (0..self.seats).filter(|&seat| may_call[seat] && Some(seat) != bidder).collect();
            if last || others.is_empty() && (bidder.is_none() || self.axis("own_raise") == "no") {
                return Auction { ended: true, turn, high };
            }
            raises = others.is_empty();
            turn = match bidder {
                Some(bidder) if raises => bidder,
                _ => (1..=self.seats)
                    .map(|step| (who + step) % self.seats)
                    .find(|seat| others.contains(seat))
                    .unwrap(),
            };
        }
        Auction { ended: false, turn, high }
    }

    /// Whether a bid is a mere message \[FH-AUC-9\].
    fn is_inkle(&self, bid: &str) -> bool {
        bid.starts_with('6') && self.axis("six_bids").starts_with("inkle")
    }

    /// The order of bids, lowest first; bids of one rank stand together \[FH-BID-1\] \[FH-AMB-21\].
    pub(super) fn order(&self) -> Vec<Vec<String>> {
        let mut order: Vec<Vec<String>> = Vec::new();
        let sans = ["same", "double"].contains(&self.axis("sans_kitty"));
        let mut add = |bids: Vec<&str>| {
            if bids.is_empty() {
                return;
            }
            order.push(bids.iter().map(|&bid| bid.to_owned()).collect());
            let without: Vec<String> = bids
                .iter()
                .filter(|&&bid| sans && !(bid == "nullo" && self.axis("nullo") == "quebec"))
                .filter(|&&bid| !self.is_inkle(bid) && bid != "double-nullo")
                .map(|bid| format!("{bid} sans-kitty"))
                .collect();
            if !without.is_empty() {
                order.push(without);
            }
        };
        let doubled = self.axis("misere_values") == "doubled";
        let misere_at = |rank: &str, wanted: bool| {
            self.axis("misere") != "off"
                && self.axis("misere_rank") == rank
                && (rank != "by_value" || doubled == wanted)
        };
        let open_at = |rank: &str| {
            let chosen = match self.axis("open_misere_rank") {
                "by_value" if doubled => "top",
                chosen => chosen,
            };
            self.axis("open_misere") == "500" && chosen == rank
        };
        let blind_at_top = self.axis("blind_misere") == "1000" || doubled && self.is_on("blind_misere");
        let only = |yes: bool, bid: &'static str| if yes { vec![bid] } else { Vec::new() };
        let lowest = if self.axis("six_bids") == "off" { 7 } else { 6 };
        for tricks in lowest..=10 {
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
                        add(only(misere_at("above_sevens", false), "misere"));
                    }
                    "8S" => {
                        let mut equal = only(misere_at("by_value", false), "misere");
                        equal.extend(only(self.axis("nullo") == "american", "nullo"));
                        add(equal);
                    }
                    "8NT" => add(only(open_at("above_eights"), "open-misere")),
                    "9NT" => {
                        add(only(self.is_on("super_open_misere"), "super-open-misere"));
                        add(only(open_at("below_tens"), "open-misere"));
                    }
                    "10D" => {
                        add(only(misere_at("by_value", true), "misere"));
                        add(only(open_at("by_value"), "open-misere"));
                        add(only(self.is_on("blind_misere") && !blind_at_top, "blind-misere"));
                        add(only(self.axis("double_nullo") != "off", "double-nullo"));
                        add(only(self.axis("sans_kitty") == "nullo_500", "nullo sans-kitty"));
                    }
                    "10H" => add(only(open_at("above_ten_hearts"), "open-misere")),
                    _ => {}
                }
            }
        }
        add(only(open_at("top"), "open-misere"));
        add(only(blind_at_top, "blind-misere"));
        order
    }

    pub(super) fn legal_calls(&self) -> Vec<String> {
        let Auction { turn, high, .. } = self.auction();
        let order = self.order();
        let rank = |bid: &str| order.iter().position(|equal| equal.iter().any(|other| other == bid)).unwrap();
        let lowest = high.map_or(0, |(_, bid)| rank(&bid) + 1);
        let above = order[lowest..].iter().flatten().cloned();
        let has_looked =
            self.axis("blind_misere") == "off" || self.calls.iter().any(|&(seat, _)| seat == turn);
        if !has_looked {
            return above.filter(|bid| base(bid) == "blind-misere").chain(["look".to_owned()]).collect();
        }
        let seven = self.calls.iter().any(|(_, call)| call.starts_with('7'));
        let waits = self.axis("misere") == "after_seven" && !seven;
        let high = ["8", "9", "10", "partie"];
        let eight = self.calls.iter().any(|(_, call)| high.iter().any(|start| call.starts_with(start)));
        let open_waits = self.axis("open_misere_call") == "after_eight" && !eight;
        let partners: Vec<usize> = self.side(turn).into_iter().filter(|&seat| seat != turn).collect();
        let to_come = partners
            .iter()
            .any(|&seat| Some(seat) != self.silent && !self.calls.iter().any(|&(who, _)| who == seat));
        let silent = self.axis("six_bids") == "inkle_early" && !to_come;
        let has_opened = partners.iter().any(|&seat| {
            let zero = |call: &str| ["nullo", "misere"].contains(&base(call));
            self.calls.iter().any(|(who, call)| *who == seat && zero(call))
        });
        above
            .filter(|bid| base(bid) != "blind-misere" && !(base(bid) == "misere" && waits))
            .filter(|bid| !(base(bid) == "open-misere" && open_waits || self.is_inkle(bid) && silent))
            .filter(|bid| bid != "double-nullo" || self.axis("double_nullo") == "any_time" || has_opened)
            .chain(["pass".to_owned()])
            .collect()
    }

    pub(super) fn call(&mut self, seat: usize, call: &str) {
        self.calls.push((seat, call.to_owned()));
        let auction = self.auction();
        if !auction.ended {
            return;
        }
        let Some((seat, bid)) = auction.high.filter(|(_, bid)| !self.is_inkle(bid)) else {
            if self.axis("all_pass") == "redeal" {
                self.result = Some("passed_out");
                self.points = vec![0; self.seats];
                self.settle();
            }
            return;
        };
        let alone =
            is_misere(&bid) && bid != "double-nullo" || ["solo", "chosen"].contains(&self.axis("sides"));
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
            has_given: false,
            own: Vec::new(),
        });
        self.take_up();
    }
}
