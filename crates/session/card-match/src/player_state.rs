//! Where a match stands for one viewer: with the rules and their view, all that a table is shown from. A match at hand
//! tells it; so can one that is played elsewhere.

use players::five_hundred::Conventions;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, SeatSet};

use crate::{Device, Draw, GameSoFar, Level, MatchGame, People, PlayerView, Situation, Turn, Who, Winner};

/// Where a match stands for one viewer. Nothing in it is hidden from them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerState {
    /// The people at the table; the viewer among them.
    pub people: People,
    /// How well each of these people plays who is a bot.
    pub levels: Vec<Option<Level>>,
    /// What everybody's calls say by agreement.
    pub conventions: Conventions,
    /// Which game of the match it is, from 0.
    pub game: u32,
    /// The games won so far, if any: by whom, and how many.
    pub won: Vec<(Winner, u32)>,
    /// The scores of this game, by seat.
    pub scores: Vec<i32>,
    /// Its winners.
    pub winners: SeatSet,
    /// Whether a hand has been dealt in this game.
    pub begun: bool,
    /// The draw for the game that is about to begin.
    pub draw: Option<Draw>,
    /// The seat to move.
    pub turn: Turn,
    /// What the viewer may do.
    pub may: May,
    /// How the viewer may cut, if they do so now.
    pub cuts: Option<Cuts>,
    /// Whether no card can change the points of the hand any more.
    pub settled: bool,
    /// Whether the viewer's only card is played by itself.
    pub forced: bool,
    /// The person to whom a shared device is to be passed.
    pub pass_to: Option<usize>,
}

/// What a viewer may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct May {
    /// Act, in their turn or in another's.
    pub act: bool,
    /// Claim something in another's turn.
    pub claim: bool,
    /// Claim the rest.
    pub claim_rest: bool,
    /// Take back.
    pub undo: bool,
    /// Look through a finished hand of this game: only then may anybody see all cards.
    pub review: bool,
}

/// What a player state says that can't be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAPlayerState {
    /// The people don't fill the seats.
    #[error("the people don’t fill the seats, or not everybody’s level is told")]
    People,
    /// There is not a score for each seat.
    #[error("there is not one score for each seat")]
    Scores,
    /// It names a person who is not there.
    #[error("there is no person {person}")]
    Nobody {
        /// The number.
        person: usize,
    },
    /// It names a seat that the table does not have.
    #[error("there is no seat {seat}")]
    NoSeat {
        /// The seat.
        seat: Seat,
    },
}

/// How many cards may be lifted from the pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cuts {
    /// The fewest.
    pub least: usize,
    /// The most.
    pub most: usize,
    /// About half of the pack.
    pub half: usize,
}

impl PlayerState {
    /// The viewer's seat; none if they sit out this game and watch.
    pub fn me(&self) -> Option<Seat> {
        self.seat_of(self.people.viewer)
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: usize) -> Option<Seat> {
        Seat::all(self.people.seated.len()).find(|seat| self.people.seated[seat.index()] == person)
    }

    /// How well the bot at a seat plays.
    pub fn level_at(&self, seat: Seat) -> Option<Level> {
        let person = *self.people.seated.get(seat.index())?;
        self.levels.get(person).copied().flatten()
    }

    /// The game as far as it has been played, with its finished hands.
    pub fn so_far<'a>(&self, hands: &'a [Value]) -> GameSoFar<'a> {
        GameSoFar { hands, scores: self.scores.clone(), games: self.won.clone() }
    }

    /// The people who sit out, in the order in which they came.
    pub fn waiting(&self) -> Vec<usize> {
        (0..self.people.names.len()).filter(|person| !self.people.seated.contains(person)).collect()
    }

    /// Checks a player state that comes from elsewhere: everybody and everything it names is at a table for so many.
    ///
    /// # Errors
    /// The first thing in it that can’t be.
    pub fn check(&self, seats: usize) -> Result<(), NotAPlayerState> {
        let people = self.people.names.len();
        let is_seat = |seat: Seat| seat.index() < seats;
        let draw = self.draw.iter();
        let in_draw = draw.clone().flat_map(|draw| draw.rounds.iter().flatten().map(|&(person, _)| person));
        let out = draw.flat_map(|draw| draw.out.iter().copied());
        let won = self.won.iter().filter_map(|&(winner, _)| match winner {
            Winner::Person(person) => Some(person),
            Winner::Side(_) => None,
        });
        let mut named =
            self.people.seated.iter().copied().chain(in_draw).chain(out).chain(won).chain(self.pass_to);
        let turn = match self.turn {
            Turn::Other(seat) => Some(seat),
            Turn::Mine | Turn::Deal | Turn::Over => None,
        };
        let dealer = self.draw.as_ref().and_then(|draw| draw.dealer);
        if self.people.seated.len() != seats || self.levels.len() != people {
            Err(NotAPlayerState::People)
        } else if self.scores.len() != seats {
            Err(NotAPlayerState::Scores)
        } else if let Some(person) = named.find(|&person| person >= people) {
            Err(NotAPlayerState::Nobody { person })
        } else if let Some(seat) =
            turn.into_iter().chain(dealer).chain(self.winners.iter()).find(|&seat| !is_seat(seat))
        {
            Err(NotAPlayerState::NoSeat { seat })
        } else {
            Ok(())
        }
    }

    /// What can be told of a view there.
    pub fn situation<'a, G: MatchGame>(&self, rules: &'a G, view: &'a G::View) -> Situation<'a, G> {
        Situation { rules, view, turn: self.turn, conventions: self.conventions }
    }
}

impl<G: MatchGame> PlayerView<'_, G> {
    /// Where the match stands for the viewer.
    pub fn player_state(self) -> PlayerState {
        self.player_state_for(&self.view())
    }

    /// The same with what they see, where that is known.
    pub fn player_state_for(self, view: &G::View) -> PlayerState {
        let level = |who: Who| match who {
            Who::Bot(level) => Some(level),
            Who::Human => None,
        };
        let (standing, turn, settled) = (self.game.standing(), self.turn(), self.is_settled_as(view));
        let cuts = || {
            let cuts = self.game.cuts();
            Cuts { least: *cuts.start(), most: *cuts.end(), half: self.game.half() }
        };
        PlayerState {
            people: self.people(),
            levels: self.game.members().iter().map(|member| level(member.who)).collect(),
            conventions: self.game.conventions(),
            game: self.game.game(),
            won: self.game.games_won(),
            scores: standing.scores,
            winners: standing.winners,
            begun: self.game.has_begun(),
            draw: None,
            turn,
            may: May {
                act: self.may_act(),
                claim: self.claimable().is_some(),
                claim_rest: settled || (turn == Turn::Mine && G::may_claim_rest(view)),
                undo: self.may_undo(),
                review: !self.game.finished_hands().is_empty(),
            },
            cuts: (turn == Turn::Deal && self.i_cut()).then(cuts),
            settled,
            forced: self.forced().is_some(),
            pass_to: None,
        }
    }
}

impl<G: MatchGame> Device<G> {
    /// Where the match stands for whoever is before the device.
    pub fn player_state(&self) -> PlayerState {
        let my = self.my().player_state();
        let pass_to = self.pass_to().map(|person| person.0 as usize);
        PlayerState { may: May { undo: self.may_undo(), ..my.may }, pass_to, ..my }
    }
}
