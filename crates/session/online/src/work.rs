//! What bots are asked, to be thought about apart from the table.

use card_match::{Asked, Bots, Match, MatchGame};
use players::{Agents, first_claim, next_step, step_in_turn};
use table::{Person, Position, Seat, Table};

use crate::{Due, DueWhat, OnlineTable, table::AskOn};

/// Something to think about, with all that is needed for it. Thinking takes as long as it takes.
#[derive(Clone, Debug)]
pub struct Work<G: MatchGame> {
    at: Position,
    question: Question<G>,
}

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "it is made, passed on and answered")]
enum Question<G: MatchGame> {
    /// What the seat in turn does.
    Turn(Table<G>, Bots<G>),
    /// The same at an open table, where bots may speak of what was done before.
    OpenTurn(Table<G>, Bots<G>),
    /// The answer of a seat that is asked, perhaps beside others.
    Answer(Table<G>, Bots<G>, Seat),
    /// Whether a bot claims.
    Claim(Table<G>, Bots<G>),
    /// How the hand goes on if a claim of the rest is granted.
    Rest(Match<G>, Person),
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Found<G: MatchGame> {
    /// The position it is for.
    pub(crate) at: Position,
    /// The actions to be done; none if nobody claims, or a claim is not certain.
    pub(crate) steps: Vec<(Seat, G::Action)>,
}

impl<G: MatchGame> Work<G> {
    /// Thinks.
    pub fn think(self) -> Found<G> {
        let Self { at, question } = self;
        let steps = match question {
            Question::Turn(table, mut bots) => step_in_turn(&table, &mut bots).into_iter().collect(),
            Question::OpenTurn(table, mut bots) => next_step(&table, &mut bots).into_iter().collect(),
            Question::Answer(table, mut bots, seat) => {
                bots.act(&table, seat).map(|action| (seat, action)).into_iter().collect()
            }
            Question::Claim(table, mut bots) => first_claim(&table, &mut bots).into_iter().collect(),
            Question::Rest(game, person) => game.claimed_rest(person).unwrap_or_default(),
        };
        Found { at, steps }
    }
}

impl<G: MatchGame> OnlineTable<G> {
    /// The thinking that comes before something falls due; nothing if it needs none.
    pub fn work(&self, due: &Due) -> Option<Work<G>> {
        let question = match due.what {
            DueWhat::Bot(seat) => {
                let (table, bots, waits) = (self.game.last_hand(), self.bots(Some(seat)), self.awaits());
                if waits.asked != Asked::Nobody {
                    Question::Answer(table, bots, seat)
                } else if G::acts_stand() && !waits.stands && self.player_at(seat).is_none() {
                    Question::OpenTurn(table, bots)
                } else {
                    Question::Turn(table, bots)
                }
            }
            DueWhat::Window if self.window.calls.is_empty() && self.hold.is_none() => {
                Question::Claim(self.game.last_hand(), self.bots(None))
            }
            DueWhat::Vote => {
                match self.vote.as_ref().filter(|ask| !ask.refused && ask.asked.is_empty())?.on {
                    AskOn::Rest(seat) => Question::Rest(self.game.clone(), self.game.person_at(seat)?),
                    AskOn::Undo(_) | AskOn::Swap(_) => return None,
                }
            }
            _ => return None,
        };
        Some(Work { at: self.position(), question })
    }

    /// The bots of the match, and one for somebody whose time is over.
    fn bots(&self, late: Option<Seat>) -> Bots<G> {
        let bots = self.game.bots();
        match late.and_then(|seat| Some((seat, self.place_at(seat)?))) {
            Some((seat, place)) => bots.with(seat, self.roster.places[place].level),
            None => bots,
        }
    }
}
