//! A game from its entries: the rows in their order, each with what it adds.

use five_hundred::HandResult;
use kookaburra::AnyRules;
use rummy_500::axis::NextDealer;
use table::{
    BySeat, Game as _, Seat, SeatSet,
    name::{self, NameFault},
};

use crate::{
    Column, Entry, Fault, Game, GameScore, Hand, NotedRow, Outcome, Row, SCORES_FORMAT, Scores, Sheet,
    Status, Warning, Why,
    columns::{by_column, by_seat, check, seats_among},
    five_hundred_hand::{End, Scored},
    rummy_hand, season,
};

/// More entries than any game has.
const MOST_ENTRIES: usize = 1_000;
/// More points than any game comes to, by one entry.
const MOST_POINTS: i32 = 100_000;

/// Scores a sheet.
///
/// # Errors
/// Something on it can't be: where, and why.
pub fn score(sheet: &Sheet) -> Result<Scores, Fault> {
    check_people(&sheet.people)?;
    let games = (0..sheet.games.len()).map(|number| {
        let rules = sheet.rules_of(number)?;
        score_game(sheet, &sheet.games[number], &rules)
            .map_err(|fault| fault.within(&format!("games[{number}]")))
    });
    let mut games = games.collect::<Result<Vec<_>, _>>()?;
    // A game after which another began is settled [LAW-END-2].
    games.iter_mut().rev().skip(1).for_each(|game| game.unsettled = None);
    if games.is_empty() {
        sheet.rules_of(0)?;
    }
    let mut scores = Scores { format: SCORES_FORMAT, games, evening: Vec::new() };
    scores.evening = season([(sheet, &scores)]);
    Ok(scores)
}

/// People with names of their own. Sheets were kept before all had one rule for names: what is written anew goes by it
/// ([`Book`](crate::Book)), what was written stays readable.
fn check_people(people: &[String]) -> Result<(), Fault> {
    if !(2..=8).contains(&people.len()) {
        return Err(Fault::at("people", Why::People(people.len())));
    }
    for (number, name) in people.iter().enumerate() {
        let fault = if name.trim().is_empty() {
            NameFault::Blank
        } else if name.chars().count() > name::LONGEST {
            NameFault::TooLong(table::quoted(name))
        } else if people[..number].contains(name) {
            taken(name)
        } else {
            continue;
        };
        return Err(Fault::at(format!("people[{number}]"), Why::Name(fault)));
    }
    Ok(())
}

/// That somebody has this very name.
fn taken(name: &str) -> NameFault {
    NameFault::Taken { name: table::quoted(name), other: table::quoted(name) }
}

fn check_players(sheet: &Sheet, game: &Game, seats: usize) -> Result<(), Fault> {
    let found = game.players.len();
    if found != seats {
        return Err(Fault::at("players", Why::Players { found, seats }));
    }
    for (number, name) in game.players.iter().enumerate() {
        let fault = |why| Err(Fault::at(format!("players[{number}]"), why));
        if !sheet.people.contains(name) {
            return fault(Why::Stranger(name.clone()));
        }
        if game.players[..number].contains(name) {
            return fault(Why::Name(taken(name)));
        }
    }
    seats_among(&[game.dealer], seats).map_err(|why| Fault::at("dealer", why))?;
    Ok(())
}

fn score_game(sheet: &Sheet, game: &Game, rules: &AnyRules) -> Result<GameScore, Fault> {
    check_players(sheet, game, rules.seats())?;
    if game.hands.len() > MOST_ENTRIES {
        return Err(Fault::at("hands", Why::TooLong(MOST_ENTRIES)));
    }
    let mut running = Running::new(game, rules)?;
    for (number, version) in (1..).zip(versions(&game.hands)?) {
        running.number = number;
        running.add(&version).map_err(|fault| fault.within(&version.place()))?;
    }
    Ok(running.finished(sheet, game))
}

/// An entry with those that stood in its place before.
struct Version<'a> {
    /// What stands there now, or nothing; before it what was struck out.
    entries: Vec<(usize, Option<&'a Entry>)>,
    agreed: bool,
}

impl Version<'_> {
    fn original(&self) -> usize {
        self.entries[0].0
    }

    fn place(&self) -> String {
        match &self.entries[..] {
            [.., (last, _)] if self.entries.len() > 1 => format!("hands[{last}].to"),
            _ => format!("hands[{}]", self.original()),
        }
    }
}

/// What stands in each place of the sheet, corrections applied.
fn versions(entries: &[Entry]) -> Result<Vec<Version<'_>>, Fault> {
    let mut versions: Vec<Version<'_>> = Vec::new();
    for (number, entry) in entries.iter().enumerate() {
        let Entry::Correct(correction) = entry else {
            versions.push(Version { entries: vec![(number, Some(entry))], agreed: false });
            continue;
        };
        let fault = |fact: &str, why| Err(Fault::at(format!("hands[{number}].{fact}"), why));
        let nested = correction.to.as_ref().is_some_and(|to| matches!(**to, Entry::Correct(_)));
        let corrected = versions.iter().position(|version| version.original() == correction.entry);
        let Some(corrected) = corrected.filter(|_| !nested) else {
            let place = if nested { "to" } else { "entry" };
            return fault(place, Why::NothingToCorrect(correction.entry));
        };
        // A void deal has no bid that could close the sheet; a hand that all passed has ended [LAW-SCORE-4].
        let later = &entries[correction.entry + 1..number];
        let is_late =
            later.iter().any(|entry| matches!(entry, Entry::Hand(_) | Entry::Passed(_) | Entry::Melds(_)));
        if is_late && !correction.agreed {
            return fault("agreed", Why::Late);
        }
        let version = &mut versions[corrected];
        version.agreed |= correction.agreed;
        version.entries.push((number, correction.to.as_deref()));
    }
    Ok(versions)
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Standing {
    status: Status,
    winners: SeatSet,
    losers: SeatSet,
    games: u8,
    race: SeatSet,
}

impl Standing {
    const fn playing(losers: SeatSet) -> Self {
        Self { status: Status::Playing, winners: SeatSet::EMPTY, losers, games: 0, race: SeatSet::EMPTY }
    }
}

impl From<End> for Standing {
    fn from(end: End) -> Self {
        match end {
            End::Playing(losers) => Self::playing(losers),
            End::Race(race) => Self { status: Status::WhoWasFirst, race, ..Self::playing(SeatSet::EMPTY) },
            End::Over(result) => Self {
                status: Status::Over,
                winners: result.winners,
                losers: result.losers,
                games: if result.winners.is_empty() { 0 } else { result.games },
                race: SeatSet::EMPTY,
            },
        }
    }
}

/// The hand that points of rulings belong to, and the game before it.
#[derive(Clone)]
struct Last {
    hand: PlayedHand,
    before: BySeat<i32>,
    standing: Standing,
    reached: bool,
}

/// A hand of either game.
#[derive(Clone)]
enum PlayedHand {
    FiveHundred(Box<Scored>),
    Rummy(Option<Seat>),
}

/// A game up to some row.
#[derive(Clone)]
struct Running<'a> {
    rules: &'a AnyRules,
    columns: Vec<SeatSet>,
    totals: BySeat<i32>,
    standing: Standing,
    /// Whether a total of Rummy 500 has reached the target.
    reached: bool,
    dealer: Seat,
    /// The player who dealt last.
    dealt: Seat,
    last: Last,
    /// How many hands were played and not thrown in.
    played: u32,
    /// The player who makes no call in the next hand \[FH-AUC-11\].
    silent: SeatSet,
    /// The number of the row that is added.
    number: usize,
    rows: Vec<Row>,
}

impl<'a> Running<'a> {
    fn new(game: &Game, rules: &'a AnyRules) -> Result<Self, Fault> {
        let columns = rules.sides();
        let at = |why| Fault::at("start", why);
        if !game.start.is_empty() {
            check(&game.start, &columns).map_err(at)?;
            check_points(&game.start).map_err(at)?;
        }
        let totals = by_seat(&game.start, &columns);
        let scores = totals.first(rules.seats());
        let too_far = |_| at(Why::TooFar(scores.iter().copied().max().unwrap_or_default()));
        let (losers, reached, hand) = match rules {
            AnyRules::FiveHundred(rules) => {
                let state = rules.resume(scores, 0, SeatSet::EMPTY).map_err(too_far)?;
                let hand = PlayedHand::FiveHundred(Box::new(Scored::none(rules)));
                (rules.standing(&state).losers, false, hand)
            }
            AnyRules::Rummy500(rules) => {
                (SeatSet::EMPTY, scores.iter().any(|&total| rules.reaches(total)), PlayedHand::Rummy(None))
            }
        };
        let standing = Standing::playing(losers);
        let last = Last { hand, before: totals, standing, reached };
        let (dealer, dealt) = (game.dealer, game.dealer);
        Ok(Self {
            rules,
            columns,
            totals,
            standing,
            reached,
            dealer,
            dealt,
            last,
            played: 0,
            silent: SeatSet::EMPTY,
            number: 0,
            rows: Vec::new(),
        })
    }

    /// Adds what stands in one place of the sheet.
    fn add(&mut self, version: &Version<'_>) -> Result<(), Fault> {
        let Some((&(number, now), struck)) = version.entries.split_last() else { return Ok(()) };
        for &(number, entry) in struck {
            let mut aside = self.clone();
            // What was wrong when it was written may have no points at all.
            if let Some(mut row) = entry.and_then(|entry| aside.row(number, entry).ok()) {
                row.totals = by_column(&self.totals, &self.columns);
                row.corrects = (number != version.original()).then_some(version.original());
                self.rows.push(Row { struck: true, ..row });
            }
        }
        let Some(entry) = now else { return Ok(()) };
        let mut row = self.row(number, entry)?;
        row.corrects = (!struck.is_empty()).then_some(version.original());
        row.agreed = version.agreed;
        self.rows.push(row);
        Ok(())
    }

    /// Adds an entry, and gives its row.
    fn row(&mut self, number: usize, entry: &Entry) -> Result<Row, Fault> {
        let mut row = Row {
            number: self.number,
            entry: number,
            corrects: None,
            struck: false,
            agreed: false,
            dealer: None,
            bid: None,
            seat: None,
            outcome: Outcome::Void,
            tricks: None,
            own_tricks: None,
            points: vec![0; self.columns.len()],
            totals: Vec::new(),
            note: None,
            noted: Vec::new(),
            warnings: Vec::new(),
        };
        let was_over = self.standing.status != Status::Playing;
        match entry {
            Entry::Hand(hand) => {
                let scored = Scored::hand(self.five_hundred()?, &self.columns, hand)?;
                (row.bid, row.seat) = (Some(hand.bid), Some(hand.seat));
                row.note.clone_from(&hand.note);
                row.noted = self.noted(number, hand)?;
                self.five_hundred_hand(&mut row, scored, hand.dealer)?;
            }
            Entry::Passed(passed) => {
                let scored = Scored::passed(self.five_hundred()?, &self.columns, passed)?;
                self.five_hundred_hand(&mut row, scored, passed.dealer)?;
            }
            Entry::Melds(hand) => {
                let AnyRules::Rummy500(rules) = self.rules else {
                    return Err(Fault::at("kind", Why::OtherGame));
                };
                let points = rummy_hand::points(rules, hand)?;
                row.outcome = Outcome::Counted;
                self.deal(&mut row, hand.dealer)?;
                self.played += 1;
                if let Some(out) = hand.out.filter(|_| rules.axes().next_dealer == NextDealer::OutDeals) {
                    self.dealer = out;
                }
                self.settle(&mut row, PlayedHand::Rummy(hand.out), &points)?;
            }
            Entry::Void(void) => {
                row.note.clone_from(&void.note);
                row.dealer = Some(self.dealer);
            }
            Entry::Points(given) => {
                let at = |why| Fault::at("points", why);
                check(&given.points, &self.columns).map_err(at)?;
                check_points(&given.points).map_err(at)?;
                row.outcome = Outcome::Points;
                row.note.clone_from(&given.note);
                self.give(&mut row, &by_seat(&given.points, &self.columns))?;
            }
            Entry::Correct(correction) => {
                return Err(Fault::at("to", Why::NothingToCorrect(correction.entry)));
            }
        }
        if was_over && !matches!(entry, Entry::Points(_)) {
            row.warnings.push(Warning::AfterTheEnd);
        }
        row.totals = by_column(&self.totals, &self.columns);
        Ok(row)
    }

    /// What a hand would come to by each of two rulings.
    fn noted(&self, number: usize, hand: &Hand) -> Result<Vec<NotedRow>, Fault> {
        let noted = hand.noted.iter().flat_map(|noted| noted.iter()).enumerate();
        let row = |(at, noted): (usize, &crate::Noted)| {
            let place = |fault: Fault| fault.within(&format!("noted[{at}]"));
            let row = self.clone().row(number, &noted.applied(hand)).map_err(place)?;
            let (outcome, points, totals) = (row.outcome, row.points, row.totals);
            Ok(NotedRow { note: noted.note.clone(), outcome, points, totals })
        };
        noted.map(row).collect()
    }

    fn five_hundred(&self) -> Result<&'a five_hundred::Rules, Fault> {
        match self.rules {
            AnyRules::FiveHundred(rules) => Ok(rules),
            AnyRules::Rummy500(_) => Err(Fault::at("kind", Why::OtherGame)),
        }
    }

    fn five_hundred_hand(
        &mut self,
        row: &mut Row,
        scored: Scored,
        dealer: Option<Seat>,
    ) -> Result<(), Fault> {
        let (result, points) = scored.score(&self.totals)?;
        row.outcome = match result {
            HandResult::Made => Outcome::Made,
            HandResult::Failed => Outcome::Failed,
            HandResult::PassedOut => Outcome::PassedOut,
            HandResult::PlayedWithoutBid => Outcome::PlayedWithoutBid,
            HandResult::Stopped => Outcome::Stopped,
        };
        row.tricks.clone_from(&scored.tricks);
        row.own_tricks = scored.own_tricks(&self.columns);
        row.warnings.extend(scored.warning);
        if row.seat.is_some_and(|seat| self.silent.contains(seat)) {
            row.warnings.push(Warning::Silent);
        }
        self.silent = scored.silenced(result);
        self.deal(row, dealer)?;
        if scored.deals_again(result) {
            self.dealer = self.dealt;
        }
        self.played += u32::from(result != HandResult::PassedOut);
        self.settle(row, PlayedHand::FiveHundred(Box::new(scored)), &points)
    }

    /// Moves the deal on. A player who was passed over deals next \[LAW-DEAL-9\].
    fn deal(&mut self, row: &mut Row, dealer: Option<Seat>) -> Result<(), Fault> {
        let seats = self.rules.seats();
        let dealt = dealer.unwrap_or(self.dealer);
        seats_among(&[dealt], seats).map_err(|why| Fault::at("dealer", why))?;
        row.dealer = Some(dealt);
        self.dealt = dealt;
        if dealt == self.dealer {
            self.dealer = dealt.after(1, seats);
        } else {
            row.warnings.push(Warning::PassedOver);
        }
        Ok(())
    }

    /// Adds the points of a hand.
    fn settle(&mut self, row: &mut Row, hand: PlayedHand, points: &BySeat<i32>) -> Result<(), Fault> {
        // A game that is over stays as it ended, whatever is written after it.
        if self.standing.status == Status::Playing {
            self.last = Last { hand, before: self.totals, standing: self.standing, reached: self.reached };
            return self.give(row, points);
        }
        self.count(row, points);
        Ok(())
    }

    fn count(&mut self, row: &mut Row, points: &BySeat<i32>) {
        row.points = by_column(points, &self.columns);
        self.totals = BySeat::from_fn(|seat| self.totals[seat].saturating_add(points[seat]));
    }

    /// Adds points that belong to the last hand, and looks again whether it ended the game \[LAW-END-1\].
    fn give(&mut self, row: &mut Row, points: &BySeat<i32>) -> Result<(), Fault> {
        self.count(row, points);
        let last = &self.last;
        match (&last.hand, self.rules) {
            (PlayedHand::FiveHundred(hand), _) => {
                let end = hand.end(&last.before, &self.totals, barred(last.standing), self.played)?;
                self.standing = end.into();
            }
            (PlayedHand::Rummy(out), AnyRules::Rummy500(rules)) => {
                let facts = rummy_500::GameFacts {
                    totals: self.totals,
                    reached: last.reached,
                    out: *out,
                    hands: self.played,
                };
                let end = rules.game_end(&facts).map_err(|error| Fault::at("out", Why::Rummy(error)))?;
                (self.standing, self.reached) = match end {
                    rummy_500::GameEnd::NotYet { reached } => (Standing::playing(SeatSet::EMPTY), reached),
                    rummy_500::GameEnd::Over { winners } => {
                        let over = Standing { status: Status::Over, winners, games: 1, ..last.standing };
                        (over, true)
                    }
                };
            }
            (PlayedHand::Rummy(_), AnyRules::FiveHundred(_)) => {}
        }
        Ok(())
    }

    fn finished(self, sheet: &Sheet, game: &Game) -> GameScore {
        let name = |seat: Seat| game.players[seat.index()].clone();
        let column = |seats: &SeatSet| Column {
            seats: seats.iter().collect(),
            names: seats.iter().map(name).collect(),
        };
        let totals = by_column(&self.totals, &self.columns);
        let bench = sheet.people.iter().filter(|name| !game.players.contains(name)).cloned().collect();
        let Standing { status, winners, losers, games, race } = self.standing;
        let dealer = match (status, self.rules) {
            (Status::Playing, _) => Some(self.dealer),
            (Status::WhoWasFirst, _) => None,
            (Status::Over, AnyRules::FiveHundred(rules)) => rules.dealer_of_next_game(self.dealt, winners),
            (Status::Over, AnyRules::Rummy500(_)) => Some(self.dealer),
        };
        GameScore {
            columns: self.columns.iter().map(column).collect(),
            bench,
            needs: totals.iter().map(|&total| needed(self.rules, total)).collect(),
            totals,
            status,
            dealer,
            winners: winners.iter().collect(),
            losers: losers.iter().collect(),
            games,
            race: race.iter().collect(),
            unsettled: unsettled(game, &self.rows),
            rows: self.rows,
        }
    }
}

/// The last hand, if two rulings on it wait and nobody has bid in the next.
fn unsettled(game: &Game, rows: &[Row]) -> Option<usize> {
    let dealt = |row: &&Row| !row.struck && !matches!(row.outcome, Outcome::Void | Outcome::Points);
    let last = rows.iter().rev().find(dealt).filter(|row| !row.noted.is_empty())?;
    game.draft.bid.is_none().then_some(last.corrects.unwrap_or(last.entry))
}

/// Those barred before a hand: the losers of a game that went on.
const fn barred(standing: Standing) -> SeatSet {
    standing.losers
}

fn check_points(points: &[i32]) -> Result<(), Why> {
    let far = points.iter().find(|points| !(-MOST_POINTS..=MOST_POINTS).contains(*points));
    far.map_or(Ok(()), |&points| Err(Why::TooFar(points)))
}

/// What a total still needs.
fn needed(rules: &AnyRules, total: i32) -> i32 {
    match rules {
        AnyRules::FiveHundred(rules) => (rules.target() - total).max(0),
        AnyRules::Rummy500(rules) if rules.reaches(total) => 0,
        AnyRules::Rummy500(rules) => {
            let at_target = rules.target() - total;
            if rules.reaches(rules.target()) { at_target } else { at_target + 1 }
        }
    }
}
