//! From deals to numbers: how many points each entrant is ahead, and what else was counted.

use std::{borrow::Cow, collections::BTreeMap};

use serde::Serialize;

use table::SeatSet;

use crate::{
    DealPlayed, Effort, Estimate, Faults, GamePlayed, Header, PhaseRegret, Series, Times,
    lineup::sides_of_one, names, regret::Regrets,
};

/// The `format` of a report.
pub const REPORT_FORMAT: &str = "kookaburra-arena-result/2";

/// What an arena came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Always [`REPORT_FORMAT`].
    pub format: &'static str,
    /// The arena that was played.
    pub arena: Header,
    /// How many deals were.
    pub deals_played: u64,
    /// Each entrant, in the order of the settings.
    pub entrants: Vec<EntrantResult>,
    /// Each two that met, or that were partners of the same player.
    pub pairs: Vec<PairResult>,
    /// The partner of everybody, in a series of partners.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub partner: Option<PartnerResult>,
    /// What the entrants' decisions came to by phase, where they were judged.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub regret: Vec<PhaseRegret>,
}

/// What one entrant came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EntrantResult {
    /// Its name.
    pub name: String,
    /// Points a hand more than the others at its tables; in a series of partners, than the other sides.
    pub ahead: Option<Estimate>,
    /// Points a hand.
    pub points: f64,
    /// Hands it played, counted once whatever number of seats it had.
    pub hands: u64,
    /// Games it played.
    pub games: u64,
    /// Games it won; a game that several won counts for each a part. None in a series of deals.
    pub won: Option<f64>,
    /// Contracts it played.
    pub contracts: u64,
    /// Of them made.
    pub made: u64,
    /// Of them failed: it bid too much.
    pub overbid: u64,
    /// Of them made with a trick to spare: it could have bid more.
    pub underbid: u64,
    /// How often it was asked.
    pub decisions: u64,
    /// What it did wrong.
    pub faults: Faults,
    /// How long it thought, where that is told.
    #[serde(flatten)]
    pub times: Option<Times>,
}

/// The player with whom everybody was measured, in all the seats they had.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PartnerResult {
    /// Its name.
    pub name: String,
    /// How often it was asked.
    pub decisions: u64,
    /// What it did wrong.
    pub faults: Faults,
    /// How long it thought, where that is told.
    #[serde(flatten)]
    pub times: Option<Times>,
}

/// What two entrants came to against each other, or as partners of the same player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct PairResult {
    /// The one, by its place among the entrants.
    pub one: usize,
    /// The other.
    pub other: usize,
    /// Points a hand that the one had more.
    pub points: Estimate,
    /// Part of the games that the one won more, in a series of matches.
    pub wins: Option<Estimate>,
}

/// The counts so far. It does not matter in which order deals come.
#[derive(Clone, Debug)]
pub struct Standings {
    header: Header,
    names: Vec<String>,
    /// In a series of partners, the sides of the table.
    sides: Vec<SeatSet>,
    /// By entrant, the partner last.
    counts: Vec<Counts>,
    /// By entrant, then by deal: points more than the others, and hands.
    ahead: Vec<BTreeMap<u32, Sums>>,
    /// By pair.
    pairs: BTreeMap<(usize, usize), BTreeMap<u32, Sums>>,
    regrets: Regrets,
    deals: u64,
}

/// Every number of seats or winners divides it: shares are counted in these parts, so that sums are exact and don't
/// depend on their order.
const PARTS: i64 = 840;

#[derive(Clone, Copy, Default, Debug)]
struct Counts {
    /// In parts.
    points: i64,
    hands: u64,
    games: u64,
    /// In parts.
    won: i64,
    contracts: u64,
    made: u64,
    overbid: u64,
    underbid: u64,
    effort: Effort,
}

/// The sums of a deal over its games; points and wins in parts.
#[derive(Clone, Copy, Default, Debug)]
struct Sums {
    points: i64,
    hands: i64,
    wins: i64,
    games: i64,
}

impl Standings {
    /// Nothing was played yet.
    #[must_use]
    pub(crate) fn new(header: Header, sides: &[SeatSet]) -> Self {
        let names = names(&header.settings.entrants);
        let count = header.settings.everybody().len();
        Self {
            header,
            names,
            sides: sides.to_vec(),
            counts: vec![Counts::default(); count],
            ahead: vec![BTreeMap::new(); count],
            pairs: BTreeMap::new(),
            regrets: Regrets::default(),
            deals: 0,
        }
    }

    /// Adds a deal.
    pub fn add(&mut self, deal: &DealPlayed) {
        self.deals += 1;
        self.regrets.add(deal);
        for game in &deal.games {
            let table = self.table(game);
            for one in table.present() {
                self.count(one, &table);
                let others: Vec<usize> = table.present().filter(|&other| other != one).collect();
                table.add(self.ahead[one].entry(deal.deal).or_default(), one, &others);
                if self.header.settings.partner.is_some() {
                    continue;
                }
                for &other in others.iter().filter(|&&other| other > one) {
                    let pair = self.pairs.entry((one, other)).or_default().entry(deal.deal).or_default();
                    table.add(pair, one, &[other]);
                    pair.wins -= table.won(other);
                }
            }
        }
    }

    fn table<'a>(&self, game: &'a GamePlayed) -> At<'a> {
        let counts_for = match self.header.settings.partner {
            Some(_) => Cow::Owned(sides_of_one(&game.seats, &self.sides, self.names.len())),
            None => Cow::Borrowed(game.seats.as_slice()),
        };
        At::new(game, counts_for, self.counts.len())
    }

    fn count(&mut self, one: usize, table: &At<'_>) {
        let counts = &mut self.counts[one];
        let game = table.game;
        counts.games += 1;
        counts.won += table.won(one);
        counts.hands += game.hands.len() as u64;
        counts.points += (0..game.hands.len()).map(|hand| table.points(hand, &[one])).sum::<i64>();
        for contract in game.hands.iter().filter_map(|hand| hand.contract.as_ref()) {
            if game.seats[contract.seat.index()] == one {
                counts.contracts += 1;
                counts.made += u64::from(contract.made == Some(true));
                counts.overbid += u64::from(contract.made == Some(false));
                counts.underbid += u64::from(contract.made == Some(true) && contract.to_spare > 0);
            }
        }
        for (effort, _) in game.effort.iter().zip(&game.seats).filter(|(_, who)| **who == one) {
            counts.effort.add(effort);
        }
    }

    /// What it all came to.
    #[must_use]
    pub fn report(&self) -> Report {
        let matches = self.matches();
        let entrants = self.names.iter().zip(&self.counts).zip(&self.ahead);
        Report {
            format: REPORT_FORMAT,
            arena: self.header.clone(),
            deals_played: self.deals,
            entrants: entrants.map(|((name, counts), ahead)| counts.result(name, ahead, matches)).collect(),
            pairs: if self.header.settings.partner.is_some() { self.partners() } else { self.opponents() },
            partner: self.partner(),
            regret: self.regrets.report(&self.names),
        }
    }

    /// Each two that met.
    fn opponents(&self) -> Vec<PairResult> {
        let pair = |(&(one, other), deals): (&(usize, usize), &BTreeMap<u32, Sums>)| {
            let wins = self.matches().then(|| estimate(deals, Sums::of_wins)).flatten();
            Some(PairResult { one, other, points: estimate(deals, Sums::of_points)?, wins })
        };
        self.pairs.iter().filter_map(pair).collect()
    }

    /// Each two that were partners of the same player, in the same seats with the same cards.
    fn partners(&self) -> Vec<PairResult> {
        let count = self.names.len();
        let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
        let pair = |(one, other)| {
            let deals = [&self.ahead[one], &self.ahead[other]];
            let wins = self.matches().then(|| difference(deals, Sums::of_wins)).flatten();
            Some(PairResult { one, other, points: difference(deals, Sums::of_points)?, wins })
        };
        pairs.filter_map(pair).collect()
    }

    fn partner(&self) -> Option<PartnerResult> {
        let name = self.header.settings.partner.clone()?;
        let Effort { decisions, faults } = self.counts.last()?.effort;
        Some(PartnerResult { name, decisions, faults, times: None })
    }

    fn matches(&self) -> bool {
        self.header.settings.series == Series::Match
    }
}

impl Counts {
    fn result(&self, name: &str, ahead: &BTreeMap<u32, Sums>, matches: bool) -> EntrantResult {
        EntrantResult {
            name: name.to_owned(),
            ahead: estimate(ahead, Sums::of_points),
            points: whole(self.points) / self.hands.max(1) as f64,
            hands: self.hands,
            games: self.games,
            won: matches.then_some(whole(self.won)),
            contracts: self.contracts,
            made: self.made,
            overbid: self.overbid,
            underbid: self.underbid,
            decisions: self.effort.decisions,
            faults: self.effort.faults,
            times: None,
        }
    }
}

impl Sums {
    /// Points, and the hands they are the sum over.
    fn of_points(&self) -> (f64, f64) {
        (whole(self.points), self.hands as f64)
    }

    /// Wins, and games.
    fn of_wins(&self) -> (f64, f64) {
        (whole(self.wins), self.games as f64)
    }
}

fn estimate(deals: &BTreeMap<u32, Sums>, of: fn(&Sums) -> (f64, f64)) -> Option<Estimate> {
    Estimate::of(&deals.values().map(of).collect::<Vec<_>>())
}

/// The difference of two that have the same deals.
fn difference(deals: [&BTreeMap<u32, Sums>; 2], of: fn(&Sums) -> (f64, f64)) -> Option<Estimate> {
    let [one, other] = deals;
    let both = one.iter().filter_map(|(deal, sums)| Some([of(sums), of(other.get(deal)?)]));
    Estimate::between(&both.collect::<Vec<_>>())
}

fn whole(parts: i64) -> f64 {
    parts as f64 / PARTS as f64
}

/// A game, seen from its entrants.
struct At<'a> {
    game: &'a GamePlayed,
    /// The entrant whom each seat's points count for.
    counts_for: Cow<'a, [usize]>,
    entrants: usize,
    winners: i64,
}

impl<'a> At<'a> {
    fn new(game: &'a GamePlayed, counts_for: Cow<'a, [usize]>, entrants: usize) -> Self {
        let mut table = Self { game, counts_for, entrants, winners: 0 };
        table.winners = table.present().filter(|&one| table.has_won(one)).count() as i64;
        table
    }

    fn present(&self) -> impl Iterator<Item = usize> {
        (0..self.entrants).filter(|one| self.counts_for.contains(one))
    }

    fn seats_of(&self, entrants: &[usize]) -> impl Iterator<Item = usize> {
        (0..self.counts_for.len()).filter(move |&seat| entrants.contains(&self.counts_for[seat]))
    }

    fn has_won(&self, one: usize) -> bool {
        self.game.winners.iter().any(|seat| self.counts_for[seat.index()] == one)
    }

    /// Its share of a game's win.
    fn won(&self, one: usize) -> i64 {
        if self.has_won(one) { PARTS / self.winners } else { 0 }
    }

    /// What a hand brought to the seats of these entrants, on average.
    fn points(&self, hand: usize, entrants: &[usize]) -> i64 {
        let points = &self.game.hands[hand].points;
        let (mut sum, mut count) = (0, 0);
        for seat in self.seats_of(entrants) {
            sum += i64::from(points.get(seat).copied().unwrap_or_default());
            count += 1;
        }
        if count > 0 { sum * (PARTS / count) } else { 0 }
    }

    /// Adds what `one` has more than the `others`, and the game if it is won.
    fn add(&self, sums: &mut Sums, one: usize, others: &[usize]) {
        for hand in 0..self.game.hands.len() {
            sums.points += self.points(hand, &[one]) - self.points(hand, others);
            sums.hands += 1;
        }
        sums.wins += self.won(one);
        sums.games += 1;
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;
    use crate::{ContractPlayed, HandPlayed, Limits, Settings};

    fn header(entrants: &[&str], series: Series) -> Header {
        let settings = Settings {
            entrants: entrants.iter().map(|&entrant| entrant.to_owned()).collect(),
            partner: None,
            judge: None,
            series,
            seed: 0,
            deals: 2,
            shard: None,
            limits: Limits::default(),
            fresh: false,
        };
        Header::new("five-hundred", serde_json::Map::new(), settings)
    }

    fn game(seats: &[usize], hands: Vec<HandPlayed>, winners: &[u8]) -> GamePlayed {
        let winners = winners.iter().map(|&seat| Seat(seat)).collect();
        GamePlayed { seats: seats.to_vec(), hands, winners, effort: vec![Effort::default(); seats.len()] }
    }

    fn hand(points: &[i32], seat: u8, made: Option<bool>, to_spare: u8) -> HandPlayed {
        let contract = ContractPlayed { bid: "7H".to_owned(), seat: Seat(seat), tricks: 7, made, to_spare };
        HandPlayed { points: points.to_vec(), contract: Some(contract) }
    }

    #[test]
    fn points_are_counted_in_pairs_of_games() {
        let mut standings = Standings::new(header(&["a", "b"], Series::Deal), &[]);
        // First deal: a makes 200 against 20 with the cards of seats 0 and 2, b loses 200 with them and gives 40.
        let first =
            [hand(&[200, 20, 200, 20], 0, Some(true), 1), hand(&[-200, 40, -200, 40], 2, Some(false), 0)];
        // Second deal: both make the same; in the first game of it the hand was stopped.
        let second = [hand(&[100, 0, 100, 0], 0, None, 0), hand(&[100, 0, 100, 0], 0, Some(true), 0)];
        for (number, hands) in [(1, second), (0, first)] {
            let [one, other] = hands;
            let games = vec![game(&[0, 1, 0, 1], vec![one], &[]), game(&[1, 0, 1, 0], vec![other], &[])];
            standings.add(&DealPlayed { deal: number, games, judged: Vec::new() });
        }
        let report = standings.report();
        // (180 + 240) / 2 = 210 in the first deal, (100 - 100) / 2 = 0 in the second: 105 on average, each 105 away.
        let points = report.pairs[0].points;
        assert_eq!((points.mean, points.error, points.deals), (105.0, Some(105.0), 2));
        let [a, b] = &report.entrants[..] else { panic!("two") };
        assert_eq!((a.points, b.points), (340.0 / 4.0, -80.0 / 4.0));
        assert_eq!((a.hands, a.contracts, a.made, a.overbid, a.underbid), (4, 2, 1, 0, 1));
        assert_eq!((b.hands, b.contracts, b.made, b.overbid, b.underbid), (4, 2, 1, 1, 0));
        assert_eq!((a.won, report.deals_played), (None, 2));
        assert_eq!((a.ahead, b.ahead.map(|ahead| ahead.mean)), (Some(points), Some(-105.0)));
    }

    #[test]
    fn a_game_that_several_win_is_shared() {
        let mut standings = Standings::new(header(&["a", "b", "c"], Series::Match), &[]);
        let hands = vec![hand(&[60, 40, -50], 0, Some(true), 0), hand(&[0, 0, 10], 2, Some(true), 0)];
        let games = vec![game(&[0, 1, 2], hands, &[0, 1]), game(&[1, 2, 0], vec![], &[2])];
        standings.add(&DealPlayed { deal: 0, games, judged: Vec::new() });
        let report = standings.report();
        let won: Vec<_> = report.entrants.iter().map(|entrant| entrant.won).collect();
        assert_eq!(won, [Some(1.5), Some(0.5), Some(0.0)]);
        // a against b: shared once, won once, of two games; against the two others 60 + 5 and 0 - 5 points.
        let wins: Vec<_> = report.pairs.iter().map(|pair| pair.wins.map(|wins| wins.mean)).collect();
        assert_eq!(wins, [Some(0.5), Some(0.75), Some(0.25)]);
        assert_eq!(report.entrants[0].ahead.map(|ahead| ahead.mean), Some((65.0 - 5.0) / 2.0));
    }
    #[test]
    fn partners_are_compared_side_against_side() {
        let mut header = header(&["a", "b"], Series::Match);
        header.settings.partner = Some("p".to_owned());
        let sides =
            [SeatSet::of(Seat(0)) | SeatSet::of(Seat(2)), SeatSet::of(Seat(1)) | SeatSet::of(Seat(3))];
        let mut standings = Standings::new(header, &sides);
        // a beside p makes 140 against 20 and wins, then loses 100 and gives 30 in the other seat; b makes 10 and 20.
        let effort = |decisions| Effort { decisions, ..Effort::default() };
        let mut games = vec![
            game(&[0, 2, 2, 2], vec![hand(&[140, 20, 140, 20], 2, Some(true), 0)], &[0, 2]),
            game(&[2, 0, 2, 2], vec![hand(&[30, -100, 30, -100], 1, Some(false), 0)], &[0, 2]),
            game(&[1, 2, 2, 2], vec![hand(&[10, 0, 10, 0], 0, None, 0)], &[1, 3]),
            game(&[2, 1, 2, 2], vec![hand(&[0, 20, 0, 20], 1, Some(true), 0)], &[0, 2]),
        ];
        games[0].effort = vec![effort(1), effort(10), effort(100), effort(1000)];
        standings.add(&DealPlayed { deal: 0, games, judged: Vec::new() });
        let report = standings.report();
        let [a, b] = &report.entrants[..] else { panic!("two") };
        assert_eq!(a.ahead.map(|ahead| ahead.mean), Some((120.0 - 130.0) / 2.0));
        assert_eq!(b.ahead.map(|ahead| ahead.mean), Some((10.0 + 20.0) / 2.0));
        assert_eq!((a.points, a.won, b.won), ((140.0 - 100.0) / 2.0, Some(1.0), Some(0.0)));
        // The contract of the partner is not the entrant's, and neither are the partner's decisions.
        assert_eq!((a.contracts, a.overbid, a.decisions, b.contracts), (1, 1, 1, 2));
        assert_eq!(
            report.partner.map(|partner| (partner.name, partner.decisions)),
            Some(("p".to_owned(), 1110))
        );
        let [pair] = report.pairs[..] else { panic!("one pair") };
        assert_eq!((pair.one, pair.other, pair.points.mean), (0, 1, -5.0 - 15.0));
        assert_eq!(pair.wins.map(|wins| wins.mean), Some(0.5));
    }
}
