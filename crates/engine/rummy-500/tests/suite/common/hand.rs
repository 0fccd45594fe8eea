//! A hand played by a script: the cards that matter are named, the others lie where there is room.

use cards::{Card, CardSet};
use rummy_500::{Action, Deal, Rules, State, View};
use serde_json::Value;
use table::{BySeat, Game, Recall, Seat, Viewer};

use super::rules;

/// A game with a hand in progress.
#[derive(Clone)]
pub(crate) struct Hand {
    pub(crate) rules: Rules,
    pub(crate) state: State,
}

impl Hand {
    /// Deals a hand of a preset for this number of players (see [`deal`] for the form of the deal). Seat 0 deals.
    pub(crate) fn new(preset: &str, players: &str, cards: &str) -> Self {
        Self::with(rules(preset, &[("players", players)]), cards)
    }

    /// Deals a hand of these rules. Seat 0 deals.
    pub(crate) fn with(rules: Rules, cards: &str) -> Self {
        let scores = vec![0; rules.seats()];
        Self::with_scores(rules, &scores, cards)
    }

    /// Deals a hand of a game that stands at these totals.
    pub(crate) fn with_scores(rules: Rules, scores: &[i32], cards: &str) -> Self {
        let deal = deal(&rules, cards);
        let mut state = rules.start(scores).unwrap();
        rules.deal(&mut state, Seat(0), &deal);
        Self { rules, state }
    }

    fn read(&self, line: &str) -> (Seat, Action) {
        self.rules.read_line(line).unwrap()
    }

    /// Plays a script such as `1 stock; 1 discard 7H`.
    pub(crate) fn play(&mut self, script: &str) -> &mut Self {
        for line in script.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, action) = self.read(line);
            if let Err(refusal) = self.rules.check(&self.state, seat, action) {
                panic!("{line}: {refusal}; legal: {:?}", self.legal());
            }
            self.rules.play_unchecked(&mut self.state, seat, action);
        }
        self
    }

    /// The next players draw from the stock and discard these cards, one each.
    pub(crate) fn discards(&mut self, cards: &str) -> &mut Self {
        for card in cards.split_whitespace() {
            let seat = self.spectator().turn;
            self.play(&format!("{seat} stock; {seat} discard {card}"));
        }
        self
    }

    /// The rule by which an action is refused.
    pub(crate) fn refused(&self, line: &str) -> &'static str {
        let (seat, action) = self.read(line);
        Rules::rule(&self.rules.check(&self.state, seat, action).expect_err(line))
    }

    pub(crate) fn to_act(&self) -> Vec<u8> {
        self.rules.to_act(&self.state).iter().map(|seat| seat.0).collect()
    }

    /// What the acting seats may do, as a result lists it.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for seat in self.rules.to_act(&self.state).iter() {
            let table::Legal { actions, unlisted: family } = self.rules.legal(&self.state, seat);
            lines.extend(actions.iter().map(|action| format!("{seat} {action}")));
            lines.extend(family.map(|head| format!("{seat} {head} …")));
        }
        lines.sort();
        lines
    }

    /// The legal actions that begin with these words, such as `1 meld`, without them.
    pub(crate) fn legal_of(&self, head: &str) -> Vec<String> {
        let rest = |line: &String| line.strip_prefix(head).map(|rest| rest.trim_start().to_owned());
        self.legal().iter().filter_map(rest).collect()
    }

    /// Whether an action is legal; the list of legal ones must agree.
    pub(crate) fn allows(&self, line: &str) -> bool {
        let (seat, action) = self.read(line);
        let listed = self.legal().contains(&format!("{seat} {action}"));
        assert_eq!(self.rules.check(&self.state, seat, action).is_ok(), listed, "{line}");
        listed
    }

    pub(crate) fn phase(&self) -> &'static str {
        self.rules.phase(&self.state).map_or("over", rummy_500::Phase::text)
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.rules.view(&self.state, Viewer::Seat(Seat(seat)), Recall::Table)
    }

    pub(crate) fn spectator(&self) -> View {
        self.rules.view(&self.state, Viewer::Spectator, Recall::Table)
    }

    pub(crate) fn referee(&self) -> View {
        self.rules.view(&self.state, Viewer::Referee, Recall::Perfect)
    }

    /// The cards of a hand.
    pub(crate) fn held(&self, seat: u8) -> String {
        self.referee().seats[usize::from(seat)].hand.unwrap().to_string()
    }

    /// The discard pile, its top last.
    pub(crate) fn pile(&self) -> String {
        self.spectator().pile.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// One key of the hand as a result gives it.
    pub(crate) fn result(&self, key: &str) -> Value {
        self.rules.hand_json(&self.state)[key].clone()
    }

    /// A meld as a result shows it.
    pub(crate) fn meld(&self, number: usize) -> String {
        self.spectator().melds[number - 1].meld.to_string()
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.rules.standing(&self.state).scores
    }

    pub(crate) fn winners(&self) -> Vec<u8> {
        self.rules.standing(&self.state).winners.iter().map(|seat| seat.0).collect()
    }
}

/// A deal from a text such as `0: AS KS | 2: X | top: 8S | stock: 4H 5H | bottom: KS`. Places that are not named get
/// the rest of the pack: hands from the lowest card on, the turn-up and the stock from the highest, its jokers at the
/// bottom.
pub(crate) fn deal(rules: &Rules, text: &str) -> Deal {
    let mut left: CardSet = rules.pack();
    let mut hands = vec![Vec::new(); rules.seats()];
    let (mut stock, mut bottom, mut discard) = (Vec::<Card>::new(), None, None);
    for part in text.split('|').map(str::trim).filter(|part| !part.is_empty()) {
        let (name, list) = part.split_once(':').unwrap();
        for card in list.split_whitespace() {
            let card = left.find_one(card.parse().unwrap()).expect(card);
            left.remove(card);
            match name {
                "stock" => stock.push(card),
                "bottom" => bottom = Some(card),
                "top" => discard = Some(card),
                seat => hands[seat.parse::<usize>().unwrap()].push(card),
            }
        }
    }
    let mut rest = left.to_canonical().into_iter();
    for hand in &mut hands {
        assert!(hand.len() <= rules.hand_size(), "{text}");
        hand.extend(rest.by_ref().take(rules.hand_size() - hand.len()));
    }
    let (jokers, mut naturals): (Vec<Card>, Vec<Card>) = rest.partition(|card| card.is_joker());
    let discard = discard.or_else(|| naturals.pop());
    stock.extend(naturals.into_iter().rev().chain(jokers).chain(bottom));
    let hands = BySeat::from_fn(|seat| hands.get(seat.index()).into_iter().flatten().copied().collect());
    Deal { hands, stock, discard, later: None }
}
