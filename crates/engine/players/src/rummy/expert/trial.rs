//! Trials for those who judge what others decide: hands that fit a view, and how a hand ends after an action.

use rummy_500::{Action, Phase, Rules, State, View};
use table::{Game, Recall, Seat, Viewer};

use super::{playout::Playout, worlds::Worlds};
use crate::{
    chance::Chance,
    rummy::{
        Bot,
        bot::{moment, seat_of},
    },
};

/// As many hands as are asked for that fit what a player sees; none if there is no hand in progress. If the player
/// infers, the others hold what fits what they have done; otherwise every deal is as likely as any other.
///
/// ```
/// use kookaburra_players::rummy::imagine;
/// use rummy_500::{Rules, table::{Game, Recall, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let me = Viewer::Seat(Seat(1));
/// let view = table.view(me, Recall::Perfect);
/// let states = imagine(table.game(), &view, true, 3, 7);
/// assert_eq!(states.len(), 3);
/// assert!(states.iter().all(|state| table.game().view(state, me, Recall::Perfect) == view));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn imagine(rules: &Rules, view: &View, infers: bool, count: usize, seed: u64) -> Vec<State> {
    let worlds = seat_of(view).and_then(|me| Worlds::new(rules, view, me, infers));
    let mut chance = Chance::new(seed, moment(view));
    (0..count).map_while(|_| worlds.as_ref()?.sample(&mut chance)).collect()
}

/// What comes of actions when everybody plays on by rules of thumb.
///
/// ```
/// use kookaburra_players::rummy::Trial;
/// use rummy_500::{Action, Rules, table::{Game, Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let (rules, state) = (table.game(), table.state());
/// let ended = Trial::new(rules, state, Seat(1), Action::Stock).end(state, 7);
/// assert!(ended.hand().result().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Trial<'a> {
    rules: &'a Rules,
    seat: Seat,
    turn: Vec<Action>,
}

impl<'a> Trial<'a> {
    /// The trial of a legal action of the seat in turn, in hands that look to it as this one does. A rule-based player
    /// finishes the turn, from what the seat sees.
    #[must_use]
    pub fn new(rules: &'a Rules, state: &State, seat: Seat, action: Action) -> Self {
        let mut this = Self { rules, seat, turn: vec![action] };
        let mut state = state.clone();
        rules.play_unchecked(&mut state, seat, action);
        if action != Action::Stock {
            this.turn.extend(this.finish_turn(&mut state));
        }
        this
    }

    /// The action, and the rest of the turn as far as it doesn't depend on cards that the player can't see.
    #[must_use]
    pub fn turn(&self) -> &[Action] {
        &self.turn
    }

    /// The hand at its end. What everybody does by chance follows from `luck`.
    #[must_use]
    pub fn end(&self, state: &State, luck: u64) -> State {
        let mut state = state.clone();
        let playout = Playout { rules: self.rules, turns: u32::MAX };
        playout.carry_out(&mut state, self.seat, self.turn.iter().copied());
        self.finish_turn(&mut state);
        playout.run(&mut state, None, &mut Chance::new(luck, 0));
        state
    }

    /// The rest of the turn.
    fn finish_turn(&self, state: &mut State) -> Vec<Action> {
        let mut done = Vec::new();
        while self.rules.phase(state) == Some(Phase::Meld) && self.rules.turn(state) == Some(self.seat) {
            let view = self.rules.view(state, Viewer::Seat(self.seat), Recall::Perfect);
            let action = Bot::new(0).decide(self.rules, &view).action;
            self.rules.play_unchecked(state, self.seat, action);
            done.push(action);
        }
        done
    }
}
