//! Whole games among players, for tests and measurements. Each is a log like that of any match, which stays in here;
//! each player is shown their view.

use table::{Command, Log, Person, Recall, Seat, SeatSet, Seed, Start, Table, Viewer};

use crate::{Agents, Decision, DecisionIn, Playable, Player, Why, next_step};

/// The report of a game among players: its hands, its scores and its winners.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_players::{Level, Lineup, self_play};
///
/// let rules = Rules::preset("australian-4")?;
/// let mut players: Lineup<Rules> = (0..4).map(|seed| Level::Club.player(seed)).collect();
/// // Two hands, with the deals of series 1.
/// let report = self_play(&rules, &mut players, 1, 2, |_, _| {});
/// assert_eq!((report.hands.len(), report.scores.len()), (2, 4));
/// assert_eq!(report.finished, !report.winners.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct GameReport<R> {
    /// Its hands.
    pub hands: Vec<R>,
    /// The last scores.
    pub scores: Vec<i32>,
    /// The winner; nobody if it was stopped after the most hands allowed.
    pub winners: SeatSet,
    /// Whether it came to its end.
    pub finished: bool,
}

/// The seed of one deal of a series.
#[must_use]
pub fn seed_of(series: u64, deal: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&series.to_le_bytes());
    seed[8..16].copy_from_slice(&deal.to_le_bytes());
    Seed(seed)
}

/// Plays a game among `players`, one for each seat, with the deals of `series`, for at most `most` hands. `watch` is
/// told each decision with the view it was taken from.
///
/// # Panics
/// If a player's action is refused: players never fail to find a legal one.
pub fn self_play<G: Playable>(
    rules: &G,
    players: &mut [Box<dyn Player<G>>],
    series: u64,
    most: u32,
    watch: impl FnMut(&G::View, &DecisionIn<G>),
) -> GameReport<G::Report> {
    self_play_with(rules, players, series, most, |_, _| None, watch)
}

/// The same with somebody who sees every card, to measure what players who don't could still win: `cheater` is asked
/// before the player in turn, and what they say is done.
///
/// # Panics
/// If an action is refused.
pub fn self_play_with<G: Playable>(
    rules: &G,
    players: &mut [Box<dyn Player<G>>],
    series: u64,
    most: u32,
    cheater: impl FnMut(&Table<G>, Seat) -> Option<G::Action>,
    watch: impl FnMut(&G::View, &DecisionIn<G>),
) -> GameReport<G::Report> {
    play_game(rules, &mut Watched { players, cheater, watch }, series, most)
}

/// Plays a game among agents who decide at once, with the deals of `series`, for at most `most` hands.
///
/// # Panics
/// If an action is refused: agents are to know what is legal.
pub fn play_game<G: Playable>(
    rules: &G,
    agents: &mut impl Agents<G>,
    series: u64,
    most: u32,
) -> GameReport<G::Report> {
    play_to_table(rules, agents, series, most).0
}

/// The same, with the table as it is at the end of the game: a record can be written from it.
///
/// # Panics
/// If an action is refused: agents are to know what is legal.
pub fn play_to_table<G: Playable>(
    rules: &G,
    agents: &mut impl Agents<G>,
    series: u64,
    most: u32,
) -> (GameReport<G::Report>, Table<G>) {
    let mut log = begun(rules);
    let by_series = Seat((series % rules.seats() as u64) as u8);
    let mut hands = Vec::new();
    for deal in 0..most {
        if log.table().phase().is_none() {
            break;
        }
        let dealer = log.table().next_dealer().unwrap_or(by_series);
        let source = seed_of(series, u64::from(deal)).into();
        log.append(None, Command::Deal { dealer, source }).expect("a whole pack is dealt in turn");
        play_hand(&mut log, agents);
        hands.push(G::report(&log.table().view(Viewer::Referee, Recall::Perfect)));
    }
    let standing = log.table().standing();
    let report = GameReport {
        hands,
        scores: standing.scores,
        winners: standing.winners,
        finished: log.table().phase().is_none(),
    };
    (report, log.table().clone())
}

/// The log of a game that begins, with somebody at each seat.
fn begun<G: Playable>(rules: &G) -> Log<G> {
    let seated: Vec<Person> = Seat::all(rules.seats()).map(person_at).collect();
    let start = Start { number: 0, first: None, won: vec![0; seated.len()], seated };
    let mut log = Log::open(rules.clone(), Default::default());
    log.append(None, Command::Game(start)).expect("everybody has a seat");
    log
}

/// The player of a seat.
const fn person_at(seat: Seat) -> Person {
    Person(seat.0 as u32)
}

/// Plays the hand that is dealt to its end.
fn play_hand<G: Playable>(log: &mut Log<G>, agents: &mut impl Agents<G>) {
    while let Some((seat, action)) = next_step(log.table(), agents) {
        let at = log.position();
        if let Err(refused) = log.append(Some(person_at(seat)), Command::Act { at, seat, action }) {
            panic!("seat {seat}: {action} refused: {refused}");
        }
    }
}

/// Players of a table, a cheater among them, and somebody who learns what they decide.
struct Watched<'a, G: Playable, C, W> {
    players: &'a mut [Box<dyn Player<G>>],
    cheater: C,
    watch: W,
}

impl<G: Playable, C, W> Agents<G> for Watched<'_, G, C, W>
where
    C: FnMut(&Table<G>, Seat) -> Option<G::Action>,
    W: FnMut(&G::View, &DecisionIn<G>),
{
    fn claim(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let view = table.view(Viewer::Seat(seat), Recall::Perfect);
        let decision = self.players[seat.index()].call(table.game(), &view)?;
        (self.watch)(&view, &decision);
        Some(decision.action)
    }

    fn act(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let view = table.view(Viewer::Seat(seat), Recall::Perfect);
        let decision = match (self.cheater)(table, seat) {
            Some(action) => Decision { action, reason: G::Reason::ANY_WILL_DO },
            None => self.players[seat.index()].decide(table.game(), &view),
        };
        (self.watch)(&view, &decision);
        Some(decision.action)
    }
}
