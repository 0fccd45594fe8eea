//! The cards of a deal, and how the hand was played.

use cards::{Card, CardSet, Rank, Suit};
use five_hundred::{Action, Bid, Phase, Rules};
use serde_json::{Map, Value};
use table::{DealSource, Seat, Table, quoted};

use super::{
    Open, PtnError, PtnFault, Read, Wanted, at,
    auction::{self, Call},
    compass,
    tags::{Tag, Tags},
};

/// The cards of a deal, by seat.
pub(super) struct Cards {
    pub(super) line: usize,
    pub(super) compass: &'static [&'static str],
    hands: Vec<Vec<Card>>,
    kitty: Vec<Card>,
    /// All of them.
    pub(super) all: Vec<Card>,
}

impl Cards {
    /// The explicit deal of a record.
    pub(super) fn to_json(&self) -> Map<String, Value> {
        let list = |cards: &Vec<Card>| cards.iter().map(ToString::to_string).collect::<Value>();
        let hands = self.hands.iter().map(list).collect();
        Map::from_iter([("hands".to_owned(), hands), ("kitty".to_owned(), list(&self.kitty))])
    }

    /// Whether they are this pack.
    pub(super) fn are(&self, pack: &[Card]) -> bool {
        let set = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
        pack.len() == self.all.len() && set(pack) == set(&self.all)
    }
}

/// How a hand was played.
pub(super) struct Played {
    pub(super) dealer: Seat,
    pub(super) actions: Vec<(Seat, Action)>,
}

/// Reads who has which cards.
pub(super) fn cards(tags: &Tags<'_>) -> Read<Cards> {
    let Some(tag) = tags.get("Deal") else { return at(tags.line(), PtnFault::NoDeal) };
    let line = tag.line;
    let no_hand = |text: &str| PtnFault::Value { tag: "Deal", text: quoted(text), wanted: Wanted::Hand };
    let Some((first, hands)) = tag.value.split_once(':') else { return at(line, no_hand(&tag.value)) };
    let hands: Vec<&str> = hands.split_whitespace().collect();
    let Some(compass) = compass(hands.len()) else {
        return at(line, PtnFault::Players { players: hands.len() });
    };
    let first = seat(line, "Deal", first, compass)?;
    let mut by_seat = vec![Vec::new(); compass.len()];
    for (hand, number) in hands.into_iter().zip(0..) {
        let suits: Vec<&str> = hand.split('.').collect();
        if suits.len() > SUITS.len() || hand == "-" {
            return at(line, no_hand(hand));
        }
        let its = &mut by_seat[first.after(number, compass.len()).index()];
        for (ranks, suit) in suits.iter().zip(SUITS) {
            for rank in ranks.chars() {
                its.push(card(line, "Deal", suit, rank)?);
            }
        }
    }
    let kitty = match tags.get("Undealt") {
        Some(tag) => list(tag.line, "Undealt", &tag.value)?,
        None => Vec::new(),
    };
    let all = by_seat.iter().flatten().chain(&kitty).copied().collect();
    Ok(Cards { line, compass, hands: by_seat, kitty, all })
}

/// The letters of the suits in the order of a hand; the last is that of the jokers.
const SUITS: [char; 5] = ['S', 'H', 'D', 'C', 'J'];

/// Reads a seat.
fn seat(line: usize, tag: &'static str, text: &str, compass: &[&str]) -> Read<Seat> {
    let wanted = text.trim();
    match (0..).zip(compass).find(|(_, point)| point.eq_ignore_ascii_case(wanted)) {
        Some((number, _)) => Ok(Seat(number)),
        None => at(line, PtnFault::Value { tag, text: quoted(text), wanted: Wanted::Seat }),
    }
}

/// Reads a card: of the jokers the high one is the joker, and the low one is the lower of two.
fn card(line: usize, tag: &'static str, suit: char, rank: char) -> Read<Card> {
    let (suit, rank) = (suit.to_ascii_uppercase(), rank.to_ascii_uppercase());
    let found = match (suit, rank) {
        ('J', 'H') => Some(Card::X),
        ('J', 'L') => Some(Card::Y),
        ('J', _) => None,
        _ => Suit::from_char(suit).zip(read_rank(rank)).map(|(suit, rank)| Card::new(suit, rank)),
    };
    match found {
        Some(card) => Ok(card),
        None => {
            at(line, PtnFault::Value { tag, text: quoted(&format!("{suit}{rank}")), wanted: Wanted::Card })
        }
    }
}

fn read_rank(rank: char) -> Option<Rank> {
    Some(match rank {
        '2' => Rank::Two,
        '3' => Rank::Three,
        '4' => Rank::Four,
        '5' => Rank::Five,
        '6' => Rank::Six,
        '7' => Rank::Seven,
        '8' => Rank::Eight,
        '9' => Rank::Nine,
        'T' => Rank::Ten,
        'J' => Rank::Jack,
        'Q' => Rank::Queen,
        'K' => Rank::King,
        'A' => Rank::Ace,
        _ => return None,
    })
}

/// Reads cards that are written one after the other, each as suit and rank.
fn list(line: usize, tag: &'static str, text: &str) -> Read<Vec<Card>> {
    let signs: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let read = |pair: &[char]| match *pair {
        [suit, rank] => card(line, tag, suit, rank),
        _ => at(line, PtnFault::Value { tag, text: quoted(text), wanted: Wanted::Card }),
    };
    signs.chunks(2).map(read).collect()
}

/// Plays the hand as far as it was written.
pub(super) fn play(tags: &Tags<'_>, cards: &Cards, rules: &Rules, open: &mut Vec<Open>) -> Read<Played> {
    let compass = cards.compass;
    let dealer = match tags.get("Dealer") {
        Some(tag) => seat(tag.line, "Dealer", &tag.value, compass)?,
        None => match tags.get("Auction") {
            Some(tag) => {
                let first = seat(tag.line, "Auction", &tag.value, compass)?;
                first.after(compass.len() - 1, compass.len())
            }
            None => Seat(compass.len() as u8 - 1),
        },
    };
    let mut table = Table::open(rules.clone());
    if let Err(error) = table.deal(dealer, DealSource::Explicit(cards.to_json())) {
        return at(cards.line, PtnFault::Deal { error });
    }
    let mut hand = Hand { tags, cards, compass, open };
    hand.bid(&mut table)?;
    let rows = hand.rows()?;
    hand.discard(&mut table, &rows)?;
    let table = match tags.get("Play") {
        Some(tag) => {
            let first = seat(tag.line, "Play", &tag.value, compass)?;
            hand.tricks(&table, &rows, first)?
        }
        None => table,
    };
    Ok(Played { dealer, actions: table.actions().to_vec() })
}

/// The cards of a trick as they are written: one of each player, in the same order in every row.
struct Row {
    line: usize,
    cards: Vec<Option<Card>>,
}

struct Hand<'a, 'b> {
    tags: &'a Tags<'b>,
    cards: &'a Cards,
    compass: &'static [&'static str],
    open: &'a mut Vec<Open>,
}

impl Hand<'_, '_> {
    /// Does something, or says why not.
    fn act(&self, table: &mut Table<Rules>, line: usize, seat: Seat, action: Action) -> Read<()> {
        table.act(seat, action).map_err(|refusal| {
            let at = seat;
            let seat = self.compass[seat.index()];
            PtnError { line, fault: PtnFault::Refused { seat, at, action, refusal } }
        })
    }

    fn bid(&mut self, table: &mut Table<Rules>) -> Read<()> {
        let is_bidding = |table: &Table<Rules>| table.phase() == Some(Phase::Auction);
        let line = match self.tags.get("Auction") {
            Some(tag) => {
                let calls = auction::calls(tag)?;
                let first = seat(tag.line, "Auction", &tag.value, self.compass)?;
                let mut then = table.clone();
                let mut inkles = Vec::new();
                // Whoever has passed may keep a place in the rows, or none.
                let placed = self.calls(&mut then, &calls, Some(first), &mut inkles);
                if let Err(error) = placed {
                    then = table.clone();
                    inkles.clear();
                    self.calls(&mut then, &calls, None, &mut inkles).map_err(|_| error)?;
                }
                *table = then;
                self.open.extend(inkles);
                tag.line
            }
            None => match self.tags.get("Contract") {
                Some(tag) => {
                    self.bid_contract(table, tag)?;
                    tag.line
                }
                None => return Ok(()),
            },
        };
        // Those who say no more are not always written.
        let goes_on = self.tags.get("Play").is_some() || self.tags.get("CardsRemoved").is_some();
        while let (true, Some(turn)) = (goes_on && is_bidding(table), table.turn()) {
            self.act(table, line, turn, Action::Pass)?;
        }
        if is_bidding(table) { Ok(()) } else { self.agrees(table) }
    }

    /// Makes the calls of an auction, those of each row from this seat on, or all in turn.
    fn calls(
        &self,
        table: &mut Table<Rules>,
        calls: &[(usize, Call)],
        first: Option<Seat>,
        inkles: &mut Vec<Open>,
    ) -> Read<()> {
        for (number, &(line, call)) in calls.iter().enumerate() {
            let Some(turn) = table.turn().filter(|_| table.phase() == Some(Phase::Auction)) else { break };
            let seat = first.map_or(turn, |first| first.after(number, self.compass.len()));
            let action = match call {
                Call::Silent => continue,
                Call::Pass if seat != turn => continue,
                Call::Pass => Action::Pass,
                Call::Bid(bid) => Action::Bid(bid),
                Call::Inkle(bid) => {
                    inkles.push(Open::Inkle { seat, bid });
                    Action::Bid(bid)
                }
            };
            self.act(table, line, seat, action)?;
        }
        Ok(())
    }

    /// Where only the outcome of the auction is there: everybody but the contractor passes.
    fn bid_contract(&mut self, table: &mut Table<Rules>, tag: &Tag<'_>) -> Read<()> {
        let bid = auction::contract(tag)?;
        let contractor = match self.tags.get("Declarer") {
            Some(tag) => seat(tag.line, "Declarer", &tag.value, self.compass)?,
            None => return Ok(()),
        };
        self.open.push(Open::Auction);
        while let Some(turn) = table.turn().filter(|_| table.phase() == Some(Phase::Auction)) {
            let action = if turn == contractor { Action::Bid(bid) } else { Action::Pass };
            self.act(table, tag.line, turn, action)?;
        }
        Ok(())
    }

    /// Whether the auction came to what the tags say.
    fn agrees(&self, table: &Table<Rules>) -> Read<()> {
        let Some((contractor, bid)) = contract(table) else { return Ok(()) };
        if let Some(tag) = self.tags.get("Contract") {
            let said = auction::contract(tag)?;
            if said != bid {
                let (said, is) = (said.to_string(), bid.to_string());
                return at(tag.line, PtnFault::Contradiction { tag: "Contract", said, is });
            }
        }
        if let Some(tag) = self.tags.get("Declarer") {
            let said = seat(tag.line, "Declarer", &tag.value, self.compass)?;
            if said != contractor {
                let [said, is] = [said, contractor].map(|seat| self.compass[seat.index()].to_owned());
                return at(tag.line, PtnFault::Contradiction { tag: "Declarer", said, is });
            }
        }
        Ok(())
    }

    /// The rows of the tricks.
    fn rows(&self) -> Read<Vec<Row>> {
        let Some(tag) = self.tags.get("Play") else { return Ok(Vec::new()) };
        let row = |&(line, text): &(usize, &str)| {
            let one = |word: &str| match word {
                "-" => Ok(None),
                word => match list(line, "Play", word)?.as_slice() {
                    [card] => Ok(Some(*card)),
                    _ => at(line, PtnFault::Value { tag: "Play", text: quoted(word), wanted: Wanted::Card }),
                },
            };
            let cards = text.split_whitespace().map(one).collect::<Read<Vec<_>>>()?;
            Ok(Row { line, cards })
        };
        tag.below.iter().map(row).collect()
    }

    /// Lays the discards away: those that are written, or else what the contractor did not play.
    fn discard(&mut self, table: &mut Table<Rules>, rows: &[Row]) -> Read<()> {
        let Some(turn) = table.turn().filter(|_| table.phase() == Some(Phase::Discard)) else {
            return Ok(());
        };
        let (line, discards) = match self.tags.get("CardsRemoved") {
            Some(tag) => {
                let (whose, cards) =
                    tag.value.split_once(':').unwrap_or((self.compass[turn.index()], &tag.value));
                let whose = seat(tag.line, "CardsRemoved", whose, self.compass)?;
                if whose != turn {
                    let [said, is] = [whose, turn].map(|seat| self.compass[seat.index()].to_owned());
                    return at(tag.line, PtnFault::Contradiction { tag: "CardsRemoved", said, is });
                }
                (tag.line, list(tag.line, "CardsRemoved", cards)?.into_iter().collect())
            }
            None => {
                let Some(tag) = self.tags.get("Play") else { return Ok(()) };
                let first = seat(tag.line, "Play", &tag.value, self.compass)?;
                let seats = self.compass.len();
                let column = (turn.index() + seats - first.index()) % seats;
                let played: CardSet = rows.iter().filter_map(|row| *row.cards.get(column)?).collect();
                self.open.push(Open::Discards);
                let held = self.cards.hands[turn.index()].iter().chain(&self.cards.kitty);
                (tag.line, held.copied().collect::<CardSet>() - played)
            }
        };
        self.act(table, line, turn, Action::Discard(discards))
    }

    /// Plays the tricks, whose rows begin with the card of this seat.
    fn tricks(&mut self, table: &Table<Rules>, rows: &[Row], first: Seat) -> Read<Table<Rules>> {
        let mut found = Vec::new();
        let left = rows.first().map(|row| row.cards.clone()).unwrap_or_default();
        let played = self.play_row(table.clone(), rows, (0, left), first, &mut found)?;
        self.open.append(&mut found);
        Ok(played)
    }

    /// Plays from a row on, of which these cards are left. Where a joker may have demanded one suit or another, the
    /// first is taken with which everything that follows was lawful.
    fn play_row(
        &self,
        mut table: Table<Rules>,
        rows: &[Row],
        (mut number, mut left): (usize, Vec<Option<Card>>),
        first: Seat,
        open: &mut Vec<Open>,
    ) -> Read<Table<Rules>> {
        let seats = self.compass.len();
        let column = |seat: Seat| (seat.index() + seats - first.index()) % seats;
        while let Some(row) = rows.get(number) {
            if left.iter().all(Option::is_none) {
                number += 1;
                left = rows.get(number).map(|row| row.cards.clone()).unwrap_or_default();
                continue;
            }
            let Some(turn) = table.turn().filter(|_| table.phase() == Some(Phase::Play)) else {
                open.push(Open::AfterTheEnd { line: row.line });
                break;
            };
            let Some(card) = left.get_mut(column(turn)).and_then(Option::take) else {
                return at(row.line, PtnFault::NoCard { seat: self.compass[turn.index()] });
            };
            let may = |&suit: &Suit| table.check(turn, Action::Lead(card, suit)).is_ok();
            let demands: Vec<Suit> = Suit::ALL.into_iter().filter(may).collect();
            if demands.is_empty() {
                self.act(&mut table, row.line, turn, Action::Play(card))?;
                continue;
            }
            let next = left.get(column(turn.after(1, seats))).copied().flatten().and_then(Card::suit);
            let (likely, others): (Vec<Suit>, Vec<Suit>) =
                demands.into_iter().partition(|&suit| next == Some(suit));
            let mut refused = None;
            for suit in likely.into_iter().chain(others) {
                let mut then = table.clone();
                self.act(&mut then, row.line, turn, Action::Lead(card, suit))?;
                let mut more = vec![Open::JokerSuit { trick: number + 1, suit }];
                match self.play_row(then, rows, (number, left.clone()), first, &mut more) {
                    Ok(table) => {
                        open.append(&mut more);
                        return Ok(table);
                    }
                    Err(error) => refused = refused.or(Some(error)),
                }
            }
            return refused.map_or(Ok(table), Err);
        }
        Ok(table)
    }
}

/// The contractor and the contract.
fn contract(table: &Table<Rules>) -> Option<(Seat, Bid)> {
    table.actions().iter().rev().find_map(|&(seat, action)| match action {
        Action::Bid(bid) => Some((seat, bid)),
        _ => None,
    })
}
