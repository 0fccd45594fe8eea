//! A hand played by a script: the cards that matter are named, the others lie where there is room.

use cards::{Card, CardSet};
use five_hundred::{Action, Deal, Rules, State, View};
use serde_json::Value;
use table::{Game, Recall, Seat, Viewer};

use super::{Random, rules};

/// A game with a hand in progress.
#[derive(Clone)]
pub(crate) struct Hand {
    pub(crate) rules: Rules,
    pub(crate) state: State,
}

impl Hand {
    /// Deals a hand of a preset with some axes changed (see [`deal`] for the form of the deal).
    pub(crate) fn new(preset: &str, changes: &[(&str, &str)], dealer: u8, cards: &str) -> Self {
        let rules = rules(preset, changes);
        let scores = vec![0; rules.seats()];
        Self::with_scores(rules, &scores, dealer, cards)
    }

    /// Deals a hand of a game that stands at these scores.
    pub(crate) fn with_scores(rules: Rules, scores: &[i32], dealer: u8, cards: &str) -> Self {
        let deal = deal(&rules, cards);
        Self::dealt(rules, scores, Seat(dealer), &deal)
    }

    /// Begins with this deal.
    pub(crate) fn dealt(rules: Rules, scores: &[i32], dealer: Seat, deal: &Deal) -> Self {
        let mut state = rules.start(scores).unwrap();
        rules.deal(&mut state, dealer, deal);
        Self { rules, state }
    }

    /// Deals the next hand of the same game.
    pub(crate) fn deal_next(&mut self, cards: &str) {
        let deal = deal(&self.rules, cards);
        let dealer = self.rules.next_dealer(&self.state).unwrap();
        self.rules.deal(&mut self.state, dealer, &deal);
    }

    fn read(&self, line: &str) -> (Seat, Action) {
        let (seat, _) = self.rules.read_line(line).unwrap();
        let (_, words) = line.split_once(' ').unwrap();
        (seat, self.rules.read_action(&self.state, words).unwrap())
    }

    /// Plays a script such as `1 6S; 2 pass; 3 pass`.
    pub(crate) fn play(&mut self, script: &str) -> &mut Self {
        for line in script.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, action) = self.read(line);
            if let Err(refusal) = self.rules.check(&self.state, seat, action) {
                panic!("{line}: {refusal}; legal: {}", self.legal());
            }
            self.rules.play_unchecked(&mut self.state, seat, action);
        }
        self
    }

    /// The rule by which an action is refused.
    pub(crate) fn refused(&self, line: &str) -> &'static str {
        let (seat, action) = self.read(line);
        Rules::rule(&self.rules.check(&self.state, seat, action).expect_err(line))
    }

    /// The first (in fact the only) seat to act.
    pub(crate) fn to_act(&self) -> Option<u8> {
        self.rules.to_act(&self.state).first().map(|seat| seat.0)
    }

    /// What the acting seat may do, sorted, without its number.
    pub(crate) fn legal(&self) -> String {
        let Some(seat) = self.rules.to_act(&self.state).first() else { return String::new() };
        let table::Legal { actions, unlisted: family } = self.rules.legal(&self.state, seat);
        family.map_or_else(
            || actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | "),
            |head| format!("{head} …"),
        )
    }

    /// Whether an action is in the list of legal ones; `check` must agree.
    pub(crate) fn allows(&self, line: &str) -> bool {
        let (seat, action) = self.read(line);
        let listed = self.rules.legal(&self.state, seat).actions.contains(&action);
        assert_eq!(self.rules.check(&self.state, seat, action).is_ok(), listed, "{line}");
        listed
    }

    pub(crate) fn phase(&self) -> &'static str {
        self.rules.phase(&self.state).map_or("over", five_hundred::Phase::text)
    }

    /// What a seat may see on the table.
    pub(crate) fn view(&self, seat: u8) -> View {
        self.rules.view(&self.state, Viewer::Seat(Seat(seat)), Recall::Table)
    }

    /// What a seat with a perfect memory knows.
    pub(crate) fn memory(&self, seat: u8) -> View {
        self.rules.view(&self.state, Viewer::Seat(Seat(seat)), Recall::Perfect)
    }

    pub(crate) fn spectator(&self) -> View {
        self.rules.view(&self.state, Viewer::Spectator, Recall::Table)
    }

    pub(crate) fn referee(&self) -> View {
        self.rules.view(&self.state, Viewer::Referee, Recall::Perfect)
    }

    /// One key of the hand as a result gives it.
    pub(crate) fn result(&self, key: &str) -> Value {
        self.rules.hand_json(&self.state)[key].clone()
    }

    /// The points of the finished hand.
    pub(crate) fn points(&self) -> Vec<i32> {
        self.referee().outcome.expect("a finished hand").points
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.rules.standing(&self.state).scores
    }

    /// Winners, losers and games won: `[0] [] [1, 0, 0]`.
    pub(crate) fn standing(&self) -> String {
        let standing = self.rules.standing(&self.state);
        let seats = |set: table::SeatSet| set.iter().map(|seat| seat.0).collect::<Vec<_>>();
        format!(
            "{:?} {:?} {:?}",
            seats(standing.winners),
            seats(standing.losers),
            standing.games.unwrap_or_default()
        )
    }

    pub(crate) fn tricks(&self) -> Vec<u8> {
        self.referee().seats.iter().map(|seat| seat.tricks).collect()
    }

    /// Plays legal actions to the end of the hand, in some way in which `wanted` holds at the end.
    pub(crate) fn finish(&mut self, wanted: impl Fn(&Self) -> bool) -> &mut Self {
        for seed in 0..5_000 {
            let mut end = self.clone();
            let mut random = Random::new(seed);
            while let Some(seat) = end.rules.to_act(&end.state).first() {
                let action = end.rules.choices(&end.state, seat).pick(|n| random.below(n));
                end.rules.play_unchecked(&mut end.state, seat, action);
            }
            if wanted(&end) {
                *self = end;
                return self;
            }
        }
        panic!("no play was found that ends as wanted");
    }

    /// Where there is a discard to be made, discards the kitty.
    pub(crate) fn keep_the_dealt_hand(&mut self) -> &mut Self {
        if self.phase() == "discard" {
            let seat = self.to_act().unwrap();
            let kitty = self.view(seat).kitty.unwrap();
            self.play(&format!("{seat} discard {kitty}"));
        }
        self
    }

    /// Plays the first legal card for everybody until the trick on the table is over.
    pub(crate) fn finish_trick(&mut self) -> &mut Self {
        while self.spectator().trick.is_some() {
            let card = self.legal().split(" | ").next().unwrap().to_owned();
            let seat = self.to_act().unwrap();
            self.play(&format!("{seat} {card}"));
        }
        self
    }
}

/// A deal from a text such as `0: AS KS | 2: X | kitty: 4H | up 0: QH | down 1: 5C | dead: 6S`. Places that aren't
/// filled get what is left of the pack, in canonical order: hands first, then rows, dead hand and kitty.
pub(crate) fn deal(rules: &Rules, text: &str) -> Deal {
    let mut left: CardSet = rules.pack();
    let mut places: Vec<(String, usize, Vec<Card>)> = places(rules);
    for part in text.split('|').map(str::trim).filter(|part| !part.is_empty()) {
        let (name, list) = part.split_once(':').unwrap();
        let (_, room, place) = places.iter_mut().find(|place| place.0 == name).expect(part);
        for card in list.split_whitespace() {
            let card = left.find_one(card.parse().unwrap()).expect(card);
            left.remove(card);
            place.push(card);
        }
        assert!(place.len() <= *room, "{part}");
    }
    let mut rest = left.to_canonical().into_iter();
    for (_, room, place) in &mut places {
        place.extend(rest.by_ref().take(*room - place.len()));
    }
    let mut deal = Deal::default();
    for (name, _, list) in places {
        let set = list.iter().copied().collect();
        match name.split_once(' ') {
            None if name == "kitty" => deal.kitties[0] = set,
            None if name == "dead" => deal.dead = set,
            None => deal.hands[name.parse::<usize>().unwrap()] = set,
            Some(("kitty", seat)) => deal.kitties[seat.parse::<usize>().unwrap()] = set,
            Some((side, seat)) => {
                let row = &mut deal.rows[seat.parse::<usize>().unwrap()];
                let piles = if side == "up" { &mut row.up } else { &mut row.down };
                for (pile, card) in piles.iter_mut().zip(list) {
                    *pile = Some(card);
                }
            }
        }
    }
    deal
}

/// The places of a deal, each with its room.
fn places(rules: &Rules) -> Vec<(String, usize, Vec<Card>)> {
    let axes = rules.axes();
    let mut places: Vec<(String, usize)> =
        Seat::all(rules.seats()).map(|seat| (seat.to_string(), 10)).collect();
    match axes.layout.text() {
        "rows" => places.extend(["up 0", "up 1", "down 0", "down 1"].map(|name| (name.to_owned(), 5))),
        "dead_hand" => places.push(("dead".to_owned(), 10)),
        _ => {}
    }
    let kitty = rules.kitty_size() as usize;
    if axes.own_kitty.text() == "on" {
        places.extend(["kitty 0", "kitty 1"].map(|name| (name.to_owned(), kitty)));
    } else {
        places.push(("kitty".to_owned(), kitty));
    }
    places.into_iter().map(|(name, room)| (name, room, Vec::new())).collect()
}
