//! Scores and the end of the game, read again \[FH-SCO\] \[FH-END\].

use cards::{Card, Rank};

use super::{Reading, base, is_misere, needed};

/// \[FH-SCO-10\]
fn worth(card: Card) -> i32 {
    match card.rank() {
        None => 0,
        Some(Rank::Ace) => 1,
        Some(Rank::King | Rank::Queen | Rank::Jack | Rank::Thirteen | Rank::Twelve | Rank::Eleven) => 10,
        Some(number) => number.name().parse::<i32>().unwrap().min(10),
    }
}

impl Reading {
    /// \[FH-SCO-1\] \[FH-BID-1\]
    fn value(&self, bid: &str) -> i32 {
        let times = if self.axis("misere_values") == "doubled" { 2 } else { 1 };
        let value = match base(bid) {
            "misere" => 250 * times,
            "open-misere" if self.axis("open_misere") == "500" => 500 * times,
            "open-misere" => 230,
            "super-open-misere" => 430,
            "blind-misere" if self.axis("blind_misere") == "1000" => 1000,
            "blind-misere" => 500 * times,
            "double-nullo" => 500,
            "nullo" if self.axis("sans_kitty") == "nullo_500" && bid.ends_with("sans-kitty") => 500,
            "nullo" => {
                if self.axis("nullo") == "american" {
                    250
                } else {
                    500
                }
            }
            other => Self::schedule(needed(other), other),
        };
        value * self.factor(bid)
    }

    fn factor(&self, bid: &str) -> i32 {
        if bid.ends_with("sans-kitty") && self.axis("sans_kitty") == "double" { 2 } else { 1 }
    }

    fn schedule(tricks: usize, bid: &str) -> i32 {
        let strain =
            ["S", "C", "D", "H", "NT"].iter().rposition(|strain| base(bid).ends_with(strain)).unwrap();
        // NT ends in T, no suit does.
        40 + 20 * strain as i32 + 100 * (tricks as i32 - 6)
    }

    /// The contractor and those who score with them.
    fn party(&self) -> Vec<usize> {
        let Some(contract) = &self.contract else { return Vec::new() };
        let mut party = self.side(contract.seat);
        party.extend(&contract.partners);
        party
    }

    fn tricks_of(&self, seats: &[usize], first: usize) -> usize {
        self.winners_of_tricks().iter().take(first).filter(|play| seats.contains(&play.seat)).count()
    }

    fn cards_of(&self, seats: &[usize], first: usize) -> i32 {
        let winners = self.winners_of_tricks();
        let cards = self.cards_of_tricks();
        let taken = winners.iter().zip(cards).take(first).filter(|(play, _)| seats.contains(&play.seat));
        taken.flat_map(|(_, cards)| cards).map(worth).sum()
    }

    fn counts_cards(&self) -> bool {
        self.is_on("card_points") && self.contract.as_ref().is_some_and(|contract| !is_misere(&contract.bid))
    }

    /// What the first tricks pay a seat that doesn't play with the contractor \[FH-SCO-6\] to \[FH-SCO-10\].
    fn pay(&self, seat: usize, first: usize) -> i32 {
        let side = self.side(seat);
        let tens = 10 * self.tricks_of(&side, first) as i32;
        let Some(contract) = &self.contract else { return tens };
        let number = |word: &str| -> Option<i32> {
            self.axis("defender_limit").strip_prefix(word).map(|limit| limit.parse().unwrap())
        };
        if number("freeze_").is_some_and(|limit| self.start[seat] >= limit) {
            return 0;
        }
        let axis = if is_misere(&contract.bid) { "misere_defender_tricks" } else { "defender_tricks" };
        let cards = if self.counts_cards() { self.cards_of(&side, first) } else { 0 };
        let party = self.party();
        let others: Vec<usize> = (0..self.seats).filter(|other| !party.contains(other)).collect();
        let set = self.tricks_of(&others, first) + needed(&contract.bid) > 10;
        let pays = self.axis(axis) == "10" || self.axis(axis) == "if_set" && set;
        let paid = cards + if pays { tens } else { 0 };
        number("cap_").map_or(paid, |cap| paid.min((cap - self.start[seat]).max(0)))
    }

    fn shared(&self, value: i32) -> i32 {
        let contract = self.contract.as_ref().unwrap();
        let halves = self.axis("sides") == "chosen" && self.axis("partner_share") == "half";
        if halves && !contract.partners.is_empty() { value / 2 } else { value }
    }

    fn value_made(&self, every_trick: bool) -> i32 {
        let bid = &self.contract.as_ref().unwrap().bid;
        if base(bid).starts_with("partie") {
            return self.shared(self.target() * self.factor(bid));
        }
        let value = self.value(bid);
        if !every_trick || is_misere(bid) || value >= 250 {
            return self.shared(value);
        }
        self.shared(match self.axis("slam") {
            "at_least_250" => 250,
            "as_ten" => Self::schedule(10, bid),
            _ => value,
        })
    }

    pub(super) fn after_trick(&mut self) {
        let played = self.winners_of_tricks().len();
        if played == 10 {
            self.score();
        } else if self.is_decided(played) {
            let party = self.party();
            self.points = (0..self.seats)
                .map(|seat| if party.contains(&seat) { 0 } else { self.pay(seat, played) })
                .collect();
            self.result = Some("stopped");
        } else {
            return;
        }
        for seat in 0..self.seats {
            self.scores[seat] += self.points[seat];
        }
        self.settle();
    }

    fn score(&mut self) {
        let all = 0..self.seats;
        let Some(contract) = self.contract.clone() else {
            self.result = Some("played_without_bid");
            self.points = all.map(|seat| self.pay(seat, 10)).collect();
            return;
        };
        let party = self.party();
        let won = self.tricks_of(&party, 10);
        let made = if is_misere(&contract.bid) { won == 0 } else { won >= needed(&contract.bid) };
        let lost = if base(&contract.bid).starts_with("partie") && self.axis("partie_failure") == "target" {
            self.target() * self.factor(&contract.bid)
        } else {
            self.value(&contract.bid)
        };
        let pays_opponents = self.axis("failure") == "opponents_score";
        self.points = all
            .map(|seat| match (party.contains(&seat), made) {
                (true, true) => {
                    let cards = if self.counts_cards() { self.cards_of(&self.side(seat), 10) } else { 0 };
                    self.value_made(won == 10) + cards
                }
                (true, false) => {
                    if pays_opponents {
                        0
                    } else {
                        -self.shared(lost)
                    }
                }
                (false, false) if pays_opponents => self.pay(seat, 10) + lost,
                (false, _) => self.pay(seat, 10),
            })
            .collect();
        self.result = Some(if made { "made" } else { "failed" });
    }

    /// The contractor of the hand that is over, if they may not call in the next \[FH-AUC-11\].
    pub(super) fn silenced(&self) -> Option<usize> {
        let contract = self.contract.as_ref().filter(|_| self.result == Some("failed"))?;
        let won = self.tricks_of(&self.party(), 10);
        let far = if is_misere(&contract.bid) { won > 3 } else { won + 3 < needed(&contract.bid) };
        let silent = match self.axis("set_penalty") {
            "silent" => true,
            "silent_by_four" => far,
            _ => false,
        };
        silent.then_some(contract.seat)
    }

    /// The first trick after which a seat's running total is at the target \[FH-END-4\] \[FH-AMB-31\].
    fn reached(&self, seat: usize) -> Option<usize> {
        (0..=self.winners_of_tricks().len())
            .find(|&first| self.start[seat] + self.pay(seat, first) >= self.target())
    }

    /// \[FH-END-5\] \[FH-AMB-30\]
    fn is_decided(&self, played: usize) -> bool {
        if self.contract.is_none()
            || !self.is_on("stop_when_decided")
            || self.axis("win") != "by_score"
            || self.hand_limit().is_some()
            || !self.is_disclosed()
        {
            return false;
        }
        let party = self.party();
        let there = (0..self.seats).any(|seat| !party.contains(&seat) && self.reached(seat).is_some());
        let value = self.value_made(self.tricks_of(&party, played) == played);
        let could = party.iter().any(|&seat| {
            let others: Vec<usize> =
                (0..self.seats).filter(|other| !self.side(seat).contains(other)).collect();
            let whole: i32 = self.pack.iter().copied().map(worth).sum();
            let cards = if self.counts_cards() { whole - self.cards_of(&others, played) } else { 0 };
            self.start[seat] + value + cards >= self.target()
        });
        there && !could
    }

    fn number_of_sides(&self) -> usize {
        self.seats / self.side(0).len()
    }

    fn bars(&self) -> bool {
        self.axis("lose") == "barred" && self.number_of_sides() > 2 && self.hand_limit().is_none()
    }

    fn low(&self) -> Vec<usize> {
        let loses = self.axis("lose") != "never" && self.hand_limit().is_none();
        let low = |seat: &usize| loses && self.scores[*seat] <= -self.target();
        (0..self.seats).filter(low).collect()
    }

    pub(super) fn note_low_scores(&mut self) {
        for seat in self.low() {
            self.ever_below[seat] = true;
        }
        if self.bars() {
            self.losers = (0..self.seats).filter(|&seat| self.ever_below[seat]).collect();
        }
    }

    /// The players who have reached the target in a way that ends the game \[FH-END-2\] \[FH-END-4\].
    fn there(&self) -> Vec<usize> {
        let best = |of: Vec<usize>| -> Vec<usize> {
            let most = of.iter().map(|&seat| self.scores[seat]).max();
            of.into_iter().filter(|&seat| Some(self.scores[seat]) == most).collect()
        };
        if let Some(limit) = self.hand_limit() {
            return if self.played >= limit { best((0..self.seats).collect()) } else { Vec::new() };
        }
        let party = self.party();
        let there: Vec<usize> = (0..self.seats).filter(|&seat| self.scores[seat] >= self.target()).collect();
        let contractors: Vec<usize> = there.iter().copied().filter(|seat| party.contains(seat)).collect();
        if self.axis("win") == "by_contract" {
            return if self.result == Some("made") { contractors } else { Vec::new() };
        }
        if self.axis("win") == "by_highest" {
            return best(there);
        }
        if !contractors.is_empty() {
            return contractors;
        }
        let when = |seat: usize| self.reached(seat).unwrap_or(usize::MAX);
        let first = there.iter().map(|&seat| when(seat)).min();
        there.into_iter().filter(|&seat| Some(when(seat)) == first).collect()
    }

    /// Whether the game is over \[FH-END\].
    pub(super) fn settle(&mut self) {
        self.played += usize::from(self.result != Some("passed_out"));
        self.note_low_scores();
        let there = self.there();
        let low = self.low();
        if !there.is_empty() {
            self.over = true;
            self.winners =
                there.into_iter().filter(|&seat| !(self.bars() && self.ever_below[seat])).collect();
            if !self.bars() {
                self.losers = low.into_iter().filter(|seat| !self.winners.contains(seat)).collect();
            }
        } else if !self.bars() && !low.is_empty() {
            self.over = true;
            let best = (0..self.seats).filter(|seat| !low.contains(seat)).map(|seat| self.scores[seat]).max();
            self.winners = (0..self.seats)
                .filter(|seat| !low.contains(seat) && Some(self.scores[*seat]) == best)
                .collect();
            self.losers = low;
        }
        if self.over {
            let chicago = self.is_on("chicago")
                && self.winners.iter().all(|&seat| {
                    let side = self.side(seat);
                    (0..self.seats).all(|other| side.contains(&other) || self.scores[other] == 0)
                });
            let won = if chicago { 2 } else { 1 };
            self.games =
                (0..self.seats).map(|seat| if self.winners.contains(&seat) { won } else { 0 }).collect();
        }
    }
}
