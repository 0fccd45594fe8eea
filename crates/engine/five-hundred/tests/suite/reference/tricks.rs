//! The play, read again \[FH-RANK\] \[FH-PLAY\] \[FH-JOK\].

use cards::{Card, Rank, Suit};

use super::{Played, Reading, Trick, base, card, is_misere, take, trump};

const OTHER: [(char, char); 4] = [('S', 'C'), ('C', 'S'), ('D', 'H'), ('H', 'D')];

fn same_colour(suit: char) -> char {
    OTHER.iter().find(|(one, _)| *one == suit).unwrap().1
}

impl Reading {
    fn trump(&self) -> Option<char> {
        self.contract.as_ref().and_then(|contract| trump(&contract.bid))
    }

    fn is_misere_hand(&self) -> bool {
        self.contract.as_ref().is_some_and(|contract| is_misere(&contract.bid))
    }

    pub(super) fn is_bower(&self, card: Card) -> bool {
        let trump = self.trump();
        card.rank() == Some(Rank::Jack)
            && card
                .suit()
                .is_some_and(|suit| Some(suit.letter()) == trump || Some(same_colour(suit.letter())) == trump)
    }

    /// Whether it is the four of the trump colour, of which the pack has one \[FH-RANK-7\].
    fn is_low_trump(&self, card: Card) -> bool {
        let letter = card.suit().map(Suit::letter);
        self.axis("pack") == "43-mixed-fours"
            && card.rank() == Some(Rank::Four)
            && self.trump().is_some_and(|trump| letter == Some(trump) || letter == Some(same_colour(trump)))
    }

    /// The suit a card belongs to \[FH-RANK-2\] \[FH-NOM-1\]; a joker may have none.
    pub(super) fn suit(&self, card: Card) -> Option<char> {
        if card.is_joker() {
            let nominated = self.contract.as_ref().and_then(|contract| contract.nominated.as_ref());
            return match nominated {
                Some((jokers, suit)) if jokers.contains(&card) => Some(*suit),
                _ => self.trump(),
            };
        }
        if self.is_bower(card) || self.is_low_trump(card) {
            self.trump()
        } else {
            card.suit().map(Suit::letter)
        }
    }

    /// The cards of one suit from the top \[FH-RANK-1\] \[FH-RANK-3\] \[FH-RANK-4\].
    fn height(&self, card: Card) -> usize {
        let trump = self.trump();
        let colour = card.suit().map(Suit::letter);
        let by_trumps = trump.is_some() && (colour == trump || colour.map(same_colour) == trump);
        if card == Card::X {
            return 100;
        }
        if card == Card::Y {
            return 99;
        }
        if self.is_bower(card) {
            return if colour == trump { 98 } else { 97 };
        }
        if self.is_low_trump(card) {
            return 1;
        }
        let ranks = if by_trumps || self.axis("high_numbers") == "below_jack" {
            "A K Q J 13 12 11 10 9 8 7 6 5 4 3 2"
        } else {
            "A K Q 13 12 11 J 10 9 8 7 6 5 4 3 2"
        };
        let name = card.rank().unwrap().name();
        50 - ranks.split(' ').position(|rank| rank == name).unwrap()
    }

    /// Whether jokers are the lowest cards of this hand \[FH-JOK-9\].
    fn has_low_jokers(&self) -> bool {
        self.is_misere_hand() && self.axis("misere_joker") == "low"
    }

    /// What wins the trick so far: the place in it.
    fn best(&self, trick: &Trick) -> usize {
        let class = |card: Card| -> usize {
            match self.suit(card) {
                // Only where nothing follows does a low joker win, and then the first card is one.
                None if self.has_low_jokers() => 1,
                None => 4,
                suit if suit == self.trump() => 3,
                suit if suit == trick.led.or(trick.given) => 2,
                _ => 1,
            }
        };
        let worth = |place: &usize| {
            let card = trick.plays[*place].card;
            let height = match self.suit(card) {
                None => self.height(card),
                // A named joker is the lowest of its suit.
                Some(_) if card.is_joker() && self.has_low_jokers() => self.height(card) - 99,
                Some(_) if class(card) == 1 => 0,
                Some(_) => self.height(card),
            };
            (class(card), height)
        };
        // The first of equal ones wins [FH-RANK-5].
        (0..trick.plays.len()).rev().max_by_key(worth).unwrap()
    }

    fn out(&self, seat: usize) -> bool {
        self.contract.as_ref().is_some_and(|contract| {
            let alone = is_misere(&contract.bid) && contract.bid != "double-nullo";
            alone && seat != contract.seat && self.side(contract.seat).contains(&seat)
        })
    }

    /// The contractor, or the eldest hand where there is none.
    fn contractor(&self) -> usize {
        self.contract.as_ref().map_or((self.dealer + 1) % self.seats, |contract| contract.seat)
    }

    /// \[FH-PLAY-1\] \[FH-PLAY-9\]
    fn first_leader(&self) -> usize {
        if self.axis("first_lead") == "contractor" {
            return self.contractor();
        }
        (1..=self.seats).map(|step| (self.dealer + step) % self.seats).find(|&seat| !self.out(seat)).unwrap()
    }

    fn trick_size(&self) -> usize {
        if self.has_rows() { 4 } else { (0..self.seats).filter(|&seat| !self.out(seat)).count() }
    }

    pub(super) fn winners_of_tricks(&self) -> Vec<Played> {
        self.tricks.iter().filter_map(|trick| trick.winner).collect()
    }

    pub(crate) fn tricks_by_seat(&self) -> Vec<usize> {
        let winners = self.winners_of_tricks();
        (0..self.seats).map(|seat| winners.iter().filter(|play| play.seat == seat).count()).collect()
    }

    /// The cards of each finished trick.
    pub(super) fn cards_of_tricks(&self) -> Vec<Vec<Card>> {
        let finished = self.tricks.iter().filter(|trick| trick.winner.is_some());
        finished.map(|trick| trick.plays.iter().map(|play| play.card).collect()).collect()
    }

    fn trick_on_table(&self) -> Option<&Trick> {
        self.tricks.last().filter(|trick| trick.winner.is_none())
    }

    /// The seat whose card is next, and whether from its row \[FH-PLAY-1\] \[FH-PLAY-7\].
    fn next(&self) -> (usize, bool) {
        let (leader, row) = self
            .winners_of_tricks()
            .last()
            .map_or((self.first_leader(), false), |play| (play.seat, play.from_row));
        let on_table = self.trick_on_table().map_or(0, |trick| trick.plays.len());
        if self.has_rows() {
            return [(leader, row), (1 - leader, row), (leader, !row), (1 - leader, !row)][on_table];
        }
        let order: Vec<usize> = (0..self.seats)
            .map(|step| (leader + step) % self.seats)
            .filter(|&seat| !self.out(seat))
            .collect();
        (order[on_table], false)
    }

    /// The seat that acts \[FH-PLAY-6\].
    pub(super) fn acting(&self) -> usize {
        let (seat, _) = self.next();
        let handed_over = self
            .contract
            .as_ref()
            .is_some_and(|contract| contract.seat == seat && base(&contract.bid) == "super-open-misere");
        if handed_over { (seat + 1) % self.seats } else { seat }
    }

    fn to_choose_from(&self) -> Vec<Card> {
        let (seat, row) = self.next();
        if row { self.up[seat].iter().flatten().copied().collect() } else { self.hands[seat].clone() }
    }

    /// The suits a joker led now may demand \[FH-JOK-5\].
    fn open_suits(&self) -> Vec<char> {
        let led = |by: &dyn Fn(&Trick) -> bool| -> Vec<char> {
            self.tricks.iter().filter(|trick| by(trick)).filter_map(|trick| trick.led).collect()
        };
        let all = ['S', 'C', 'D', 'H'];
        let keep = |keep: &dyn Fn(&char) -> bool| all.into_iter().filter(|suit| keep(suit)).collect();
        match self.axis("joker_lead") {
            "any" => all.to_vec(),
            "unled" => keep(&|suit| !led(&|_| true).contains(suit)),
            "contractor_led" => {
                keep(&|suit| led(&|trick| trick.plays[0].seat == self.contractor()).contains(suit))
            }
            "not_void" => keep(&|suit| !self.has_failed_to_follow(*suit)),
            _ => Vec::new(),
        }
    }

    /// Whether the hand or row on lead has once played something else to this suit \[FH-JOK-10\].
    fn has_failed_to_follow(&self, suit: char) -> bool {
        let (seat, row) = self.next();
        let fails =
            |play: &Played| (play.seat, play.from_row) == (seat, row) && self.suit(play.card) != Some(suit);
        let bound = |trick: &&Trick| trick.led == Some(suit) || trick.given == Some(suit);
        self.tricks.iter().filter(bound).any(|trick| {
            // A suit that was not led binds those after the first card that has it.
            let first = match trick.given {
                Some(_) => trick.plays.iter().position(|play| self.suit(play.card) == Some(suit)).unwrap(),
                None => 0,
            };
            let by_choice = |play: &Played| self.suit(play.card).is_none() && self.may_keep_back(trick);
            trick.plays[first + 1..].iter().any(|play| fails(play) && !by_choice(play))
        })
    }

    /// Whether a joker may be played to a trick in place of a card that follows: it is the first of its suit
    /// \[FH-JOK-11\].
    fn may_keep_back(&self, trick: &Trick) -> bool {
        let before = self.tricks.iter().take_while(|other| !std::ptr::eq(*other, trick));
        self.axis("joker_follow") == "first_round"
            && self.trump().is_none()
            && !self.is_misere_hand()
            && trick.led.is_some()
            && before.clone().all(|other| other.led != trick.led)
    }

    pub(super) fn legal_cards(&self) -> Vec<String> {
        let cards = self.to_choose_from();
        let free = |card: &Card| self.suit(*card).is_none();
        let write = |cards: Vec<Card>| -> Vec<String> { cards.iter().map(ToString::to_string).collect() };
        let only =
            |keep: &dyn Fn(&Card) -> bool| -> Vec<Card> { cards.iter().copied().filter(keep).collect() };
        let Some(trick) = self.trick_on_table() else {
            let plain = only(&|card| !free(card));
            let jokers = only(&free);
            if jokers.is_empty() {
                return write(plain);
            }
            let open = self.open_suits();
            if open.is_empty() {
                return write(if plain.is_empty() { jokers } else { plain });
            }
            let mut list = write(plain);
            list.extend(
                jokers.iter().flat_map(|joker| open.iter().map(move |suit| format!("{joker}:{suit}"))),
            );
            return list;
        };
        let Some(led) = trick.led.or(trick.given) else { return write(cards) };
        let mut following = only(&|card| self.suit(*card) == Some(led));
        if !following.is_empty() && self.may_keep_back(trick) {
            following.extend(only(&free));
        }
        if !following.is_empty() {
            return write(following);
        }
        let jokers = only(&free);
        let must = self.is_misere_hand() && self.axis("joker_in_misere") == "must";
        if must && !self.has_low_jokers() && !jokers.is_empty() {
            return write(jokers);
        }
        write(cards)
    }

    pub(super) fn play(&mut self, action: &str) {
        let (text, demand) =
            action.split_once(':').map_or((action, None), |(text, suit)| (text, suit.chars().next()));
        let card = card(text);
        let (seat, from_row) = self.next();
        if self.trick_on_table().is_none() {
            let led = demand.or_else(|| self.suit(card));
            self.tricks.push(Trick { plays: Vec::new(), led, given: None, winner: None });
        }
        let (suit, low) = (self.suit(card), self.has_low_jokers());
        let trick = self.tricks.last_mut().unwrap();
        if low && trick.led.is_none() && trick.given.is_none() {
            trick.given = suit;
        }
        if from_row {
            let pile = self.up[seat].iter().position(|&up| up == Some(card)).unwrap();
            self.up[seat][pile] = None;
        } else {
            take(&mut self.hands[seat], card);
        }
        self.tricks.last_mut().unwrap().plays.push(Played { seat, from_row, card });
        let trick = self.tricks.last().unwrap();
        if trick.plays.len() == self.trick_size() {
            let winner = trick.plays[self.best(trick)];
            self.tricks.last_mut().unwrap().winner = Some(winner);
            for seat in 0..self.up.len() {
                for pile in 0..5 {
                    if self.up[seat][pile].is_none() {
                        self.up[seat][pile] = self.down[seat][pile].take();
                    }
                }
            }
            self.after_trick();
        }
    }

    /// Whether everybody knows who plays with the contractor \[FH-PART-4\] \[FH-AMB-30\].
    pub(super) fn is_disclosed(&self) -> bool {
        let contract = self.contract.as_ref().unwrap();
        let Some(called) = contract.called else { return true };
        let said = self.axis("partner_reveal") == "at_once" && !contract.partners.is_empty();
        said || self.tricks.iter().flat_map(|trick| &trick.plays).any(|play| play.card == called)
    }
}
