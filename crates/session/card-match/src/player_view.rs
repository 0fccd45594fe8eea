//! A match as one of its people sees it.

use players::five_hundred::Conventions;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Event, Game, GamePhase, Person, Recall, Seat, Seq, Table, Viewer};

use crate::{EventIn, Match, MatchGame, People, Winner};

/// A match as one of its people sees it. Nothing that they may not know comes through it.
#[derive(Debug)]
pub struct PlayerView<'m, G: MatchGame> {
    pub(crate) game: &'m Match<G>,
    pub(crate) person: Person,
}

impl<G: MatchGame> Clone for PlayerView<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: MatchGame> Copy for PlayerView<'_, G> {}

/// The seat to move, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// The viewer acts.
    Mine,
    /// Somebody else acts.
    Other(Seat),
    /// The hand is over; the next one is to be dealt.
    Deal,
    /// The game is over.
    Over,
}

/// Where a match stands for one viewer. It is all that can be told to them.
#[derive(Debug)]
pub struct Situation<'a, G: Game> {
    /// The rules of the table.
    pub rules: &'a G,
    /// What the viewer sees.
    pub view: &'a G::View,
    /// The seat to move.
    pub turn: Turn,
    /// What everybody's calls say by agreement.
    pub conventions: Conventions,
}

/// What a viewer learns from an entry of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct News<G: Game> {
    /// The entry.
    pub seq: Seq,
    /// What happened.
    pub events: Vec<Event<G::Event>>,
    /// What they saw right after it.
    pub view: G::View,
    /// The seat that was to move then.
    pub turn: Turn,
}

/// A game as far as it has been played: what its score sheet is made from.
#[derive(Clone, PartialEq, Debug)]
pub struct GameSoFar<'a> {
    /// The finished hands, as in a result \[NOT-RES-5\].
    pub hands: &'a [Value],
    /// The scores by seat.
    pub scores: Vec<i32>,
    /// The games of the match won so far, if any: by whom, and how many.
    pub games: Vec<(Winner, u32)>,
}

impl<'m, G: MatchGame> PlayerView<'m, G> {
    /// The viewer.
    pub const fn person(self) -> Person {
        self.person
    }

    /// Their seat; none if they sit out this game and watch.
    pub fn me(self) -> Option<Seat> {
        self.game.seat_of(self.person)
    }

    /// Whether a seat is theirs.
    pub fn is_me(self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    /// The seat nearest to them: their own, or the first one while they watch.
    pub fn nearest(self) -> Seat {
        self.me().unwrap_or_default()
    }

    /// How they look at the table.
    pub fn viewer(self) -> Viewer {
        self.me().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The people at the table, as they are told of them.
    pub fn people(self) -> People {
        let names = self.game.members().iter().map(|member| member.name.clone()).collect();
        People { names, seated: self.game.seated(), viewer: self.person.0 as usize }
    }

    /// What they see.
    pub fn view(self) -> G::View {
        self.game.table().view(self.viewer(), Recall::Table)
    }

    /// Where the match stands for them, with what they see.
    pub fn situation<'a>(self, view: &'a G::View) -> Situation<'a, G>
    where
        'm: 'a,
    {
        Situation { rules: self.game.rules(), view, turn: self.turn(), conventions: self.game.conventions() }
    }

    /// The seat to move; in a claim window, first a bot's that claims. Where acts stand, nothing shows who is about to
    /// claim.
    pub fn turn(self) -> Turn {
        let shown = if G::acts_stand() { self.game.in_turn() } else { self.game.due() };
        match shown {
            Some(_) if self.is_asked() => Turn::Mine,
            Some(seat) if self.is_me(seat) => Turn::Mine,
            Some(seat) => Turn::Other(seat),
            None => self.turn_at(self.game.table()),
        }
    }

    /// The seat to move at a table, if nobody claims.
    fn turn_at(self, table: &Table<G>) -> Turn {
        match table.phase() {
            None => Turn::Over,
            Some(phase) if phase == G::Phase::DEAL => Turn::Deal,
            Some(_) => match table.turn() {
                Some(seat) if !self.is_me(seat) => Turn::Other(seat),
                _ => Turn::Mine,
            },
        }
    }

    /// Whether they are asked something, beside others.
    fn is_asked(self) -> bool {
        self.me().is_some_and(|me| G::waits(self.game.table()).asked.seats().contains(me))
    }

    /// Whether they can do something: it is their turn, or they can claim in another's.
    pub fn may_act(self) -> bool {
        self.me().is_some_and(|me| self.game.table().to_act().contains(me))
    }

    /// Whether they can claim now, and the seat that goes on if nobody does.
    pub fn claimable(self) -> Option<Seat> {
        let window = self.game.table().to_act().len() > 1 && self.may_act() && !self.is_asked();
        self.game.table().turn().filter(|_| window)
    }

    /// Their only action, if that is done by itself: the client does it after the time that the others think.
    pub fn forced(self) -> Option<G::Action> {
        let asked = self.game.plays_forced && self.turn() == Turn::Mine;
        asked.then(|| G::forced(&self.view())).flatten()
    }

    /// What they have learnt since an entry, that entry included.
    pub fn news(self, from: Seq) -> Vec<News<G>> {
        let mut news = Vec::new();
        self.game.log.replay(from, |entry, fold| {
            news.push(self.learnt(entry.seq, fold.events(entry, self.viewer()), fold.table()));
        });
        news
    }

    /// What has happened in this hand and was not taken back, told again.
    pub fn retell(self) -> Vec<News<G>> {
        let mut news = Vec::new();
        let seqs = self.game.log.acts();
        self.game.table().retell(|table| {
            let seq = table.actions().len().checked_sub(1).map_or_else(Seq::default, |act| seqs[act]);
            news.push(self.learnt(seq, table.events(self.viewer()), table));
        });
        news
    }

    fn learnt(self, seq: Seq, events: Vec<EventIn<G>>, table: &Table<G>) -> News<G> {
        let view = table.view(self.viewer(), Recall::Table);
        News { seq, events, view, turn: self.turn_at(table) }
    }
}

impl<G: Game> News<G> {
    /// Where the match stood right after it.
    pub fn situation<'a>(&'a self, rules: &'a G, conventions: Conventions) -> Situation<'a, G> {
        Situation { rules, view: &self.view, turn: self.turn, conventions }
    }
}
