//! Which engines a program has. With the feature `all` every one is there by itself; without it a program has those for
//! a table of four, and provides the others when a table needs them, so that they can be fetched late.

use std::sync::OnceLock;

use crate::{
    compile::Compiled,
    solver::{Budget, Lead, Solution, Solver},
};

type Solve = fn(&mut Solver, &Compiled, bool, u8, &mut Budget<'_>) -> Solution;
type Value = fn(&mut Solver, &Compiled, &Lead, &mut u64) -> u8;

/// The engines for tables of other sizes than four, and for those that have lost players to a misère.
pub(crate) struct Others {
    solve: [Solve; 3],
    lead: [Value; 2],
}

impl Others {
    /// The engine for two, five or six hands.
    pub(crate) const fn solve(&self, zones: usize) -> Solve {
        match zones {
            2 => self.solve[0],
            5 => self.solve[1],
            _ => self.solve[2],
        }
    }

    /// The engine for first leads with five or six hands.
    pub(crate) const fn lead(&self, zones: usize) -> Value {
        if zones == 5 { self.lead[0] } else { self.lead[1] }
    }
}

static OTHERS: OnceLock<Others> = OnceLock::new();

/// Provides the engines for tables of two, five and six hands.
pub fn provide_others() {
    OTHERS.get_or_init(|| Others {
        solve: [Solver::solve_for::<2>, Solver::solve_for::<5>, Solver::solve_for::<6>],
        lead: [Solver::lead_for::<5>, Solver::lead_for::<6>],
    });
}

/// The engines for tables of other sizes, if they are there.
pub(crate) fn others() -> Option<&'static Others> {
    #[cfg(feature = "all")]
    provide_others();
    OTHERS.get()
}
