//! The next thing that is done at a table, at a match, in the arena and in measurements alike.

use table::{Game, Seat, Table};

/// Agents who decide for the seats of a table, in the name of its authority: the table shows them all cards. A
/// [`Player`](crate::Player) whom they ask is shown a view.
///
/// ```
/// use five_hundred::{Action, Rules, table::{Seat, Seed, Table}};
/// use kookaburra_players::{Agents, next_step};
///
/// /// Everybody passes.
/// struct Passing;
///
/// impl Agents<Rules> for Passing {
///     fn claim(&mut self, _: &Table<Rules>, _: Seat) -> Option<Action> {
///         None
///     }
///
///     fn act(&mut self, _: &Table<Rules>, _: Seat) -> Option<Action> {
///         Some(Action::Pass)
///     }
/// }
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// while let Some((seat, action)) = next_step(&table, &mut Passing) {
///     table.act(seat, action)?;
/// }
/// assert_eq!(table.actions().len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Agents<G: Game> {
    /// What a seat that may claim claims before the one in turn goes on, if it does.
    fn claim(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action>;

    /// What the seat in turn does; nothing while it is waited for.
    fn act(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action>;
}

/// The next thing that is done, and by which seat: the first claim, or else what the seat in turn does. `None` when the
/// hand is over, and while somebody is waited for.
pub fn next_step<G: Game>(table: &Table<G>, agents: &mut impl Agents<G>) -> Option<(Seat, G::Action)> {
    first_claim(table, agents).or_else(|| step_in_turn(table, agents))
}

/// The claim of the first who makes one, in the order in which the game asks them.
pub fn first_claim<G: Game>(table: &Table<G>, agents: &mut impl Agents<G>) -> Option<(Seat, G::Action)> {
    table.claimants().find_map(|seat| agents.claim(table, seat).map(|action| (seat, action)))
}

/// What the seat in turn does if nobody claims.
pub fn step_in_turn<G: Game>(table: &Table<G>, agents: &mut impl Agents<G>) -> Option<(Seat, G::Action)> {
    table.turn().and_then(|seat| agents.act(table, seat).map(|action| (seat, action)))
}
