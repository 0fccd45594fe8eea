//! The rules.

use std::{borrow::Cow, fmt, str::FromStr};

use cards::{Card, CardSet, Rank, Suit};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::{
    BySeat, CardsError, Game, GamePhase, Legal, Problems, Recall, ScoresError, Seat, SeatSet, Spec, Standing,
    Variants, ViewError, Viewer, quoted,
};

table::axes! {
    /// What a table wants to play.
    pub struct Axes;

    /// How many play.
    players: Players (2..=4)
    /// The points that win.
    target: Target (3..=30)
}

/// A named game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Preset {
    name: &'static str,
    axes: Axes,
}

/// Every named game.
pub static PRESETS: [Preset; 1] =
    [Preset { name: "high-card", axes: Axes { players: Players::nearest(4), target: Target::nearest(12) } }];

impl Variants for Preset {
    type Axes = Axes;
    const AXES: &'static [table::Axis] = AXES;

    fn all() -> &'static [Self] {
        &PRESETS
    }

    fn name(&self) -> &'static str {
        self.name
    }

    fn axes(&self) -> Axes {
        self.axes
    }

    fn get(axes: &Axes, axis: &str) -> Option<Cow<'static, str>> {
        axes.value(axis)
    }

    fn set(axes: &mut Axes, axis: &str, value: &str) -> bool {
        axes.set(axis, value)
    }
}

/// Checked rules.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rules {
    pub(crate) spec: Spec<Preset>,
}

impl Rules {
    /// The points that win.
    #[must_use]
    pub fn target(&self) -> i32 {
        self.spec.axes.target.get() as i32
    }

    fn leader(&self, scores: &BySeat<i32>) -> Option<Seat> {
        let best = *scores.first(self.seats()).iter().max()?;
        let mut first = Seat::all(self.seats()).filter(|&seat| scores[seat] == best);
        let alone = first.next().filter(|_| first.next().is_none());
        alone.filter(|_| best >= self.target())
    }
}

/// Cards in a hand.
const HAND: usize = 5;

/// Scores, and the hand in progress.
#[derive(Clone, Debug)]
pub struct State {
    scores: BySeat<i32>,
    dealer: Option<Seat>,
    hands: u32,
    held: BySeat<CardSet>,
    trick: Vec<(Seat, Card)>,
    turn: Option<Seat>,
    won: BySeat<i32>,
}

/// A step of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Between hands.
    Deal,
    /// Cards are played.
    Play,
}

impl GamePhase for Phase {
    const DEAL: Self = Self::Deal;
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Deal { "deal" } else { "play" })
    }
}

/// A card is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Action(pub Card);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is no card")]
pub struct NotAnAction(pub String);

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        text.parse().map(Self).map_err(|_| NotAnAction(quoted(text)))
    }
}

/// Why a card can't be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// It is somebody else's turn.
    #[error("it is not your turn")]
    Turn,
    /// The player doesn't hold it.
    #[error("you don't hold the {0}")]
    NotHeld(Card),
}

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A trick was taken.
    Took {
        /// By whom.
        seat: Seat,
    },
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The number of the hand, from 0.
    pub hand_number: u32,
    /// The dealer.
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The scores.
    pub scores: Vec<i32>,
    /// The points of this hand.
    pub won: Vec<i32>,
    /// How many cards each player holds.
    pub left: Vec<u32>,
    /// The cards the viewer sees of each.
    pub hands: Vec<Option<CardSet>>,
    /// The trick.
    pub trick: Vec<(Seat, Card)>,
    /// What the viewer may play.
    pub choices: Vec<Card>,
}

impl Game for Rules {
    const NAME: &'static str = "high-card";
    type Deal = BySeat<CardSet>;
    type State = State;
    type Phase = Phase;
    type Action = Action;
    type NotAnAction = NotAnAction;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;
    type Act = (Seat, Card);
    type Impossible = Refusal;

    fn read_rules(rules: &Map<String, Value>) -> Result<Self, Problems> {
        Spec::from_json(rules).map(|spec| Self { spec })
    }

    fn rules_json(&self) -> Map<String, Value> {
        self.spec.to_json()
    }

    fn seats(&self) -> usize {
        self.spec.axes.players.get() as usize
    }

    fn pack_in_order(&self) -> Vec<Card> {
        let ranks = [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];
        Suit::ALL.into_iter().flat_map(|suit| ranks.map(|rank| Card::new(suit, rank))).collect()
    }

    fn read_deal(&self, deal: &Map<String, Value>) -> Result<Self::Deal, CardsError> {
        let wrong = || CardsError::ListLacking { place: "hands".to_owned() };
        let hands = deal.get("hands").and_then(Value::as_array).ok_or_else(wrong)?;
        let hands: Option<Vec<CardSet>> =
            hands.iter().map(|hand| serde_json::from_value(hand.clone()).ok()).collect();
        let hands = hands.filter(|hands| hands.len() == self.seats()).ok_or_else(wrong)?;
        Ok(BySeat::from_fn(|seat| hands.get(seat.index()).copied().unwrap_or_default()))
    }

    fn deal_json(&self, deal: &Self::Deal) -> Map<String, Value> {
        Map::from_iter([("hands".to_owned(), json!(deal.first(self.seats())))])
    }

    fn deal_pack(&self, pack: &[Card], _dealer: Seat) -> Self::Deal {
        let mut hands = pack.chunks(HAND).map(|hand| hand.iter().copied().collect());
        BySeat::from_fn(|seat| {
            if seat.index() < self.seats() { hands.next().unwrap_or_default() } else { CardSet::EMPTY }
        })
    }

    fn begin(&self) -> State {
        State {
            scores: BySeat::default(),
            dealer: None,
            hands: 0,
            held: BySeat::default(),
            trick: Vec::new(),
            turn: None,
            won: BySeat::default(),
        }
    }

    fn start(&self, scores: &[i32]) -> Result<State, ScoresError> {
        if scores.len() != self.seats() {
            return Err(ScoresError::Count { found: scores.len(), seats: self.seats() });
        }
        let scores = BySeat::from_fn(|seat| scores.get(seat.index()).copied().unwrap_or_default());
        Ok(State { scores, ..self.begin() })
    }

    fn next_dealer(&self, state: &State) -> Option<Seat> {
        state.dealer.map(|dealer| dealer.after(1, self.seats()))
    }

    fn deal(&self, state: &mut State, dealer: Seat, deal: &Self::Deal) {
        if dealer.index() < self.seats() {
            let turn = Some(dealer.after(1, self.seats()));
            let (scores, hands) = (state.scores, state.hands + 1);
            *state = State { scores, hands, dealer: Some(dealer), held: *deal, turn, ..self.begin() };
        }
    }

    fn phase(&self, state: &State) -> Option<Phase> {
        match (state.turn, self.leader(&state.scores)) {
            (Some(_), _) => Some(Phase::Play),
            (None, None) => Some(Phase::Deal),
            (None, Some(_)) => None,
        }
    }

    fn to_act(&self, state: &State) -> SeatSet {
        state.turn.map_or(SeatSet::EMPTY, SeatSet::of)
    }

    fn read_text(&self, text: &str) -> Result<Action, NotAnAction> {
        text.parse()
    }

    fn read_line(&self, line: &str) -> Result<(Seat, Action), NotAnAction> {
        let (seat, action) = Seat::split_line(line).ok_or_else(|| NotAnAction(quoted(line)))?;
        Ok((seat, action.parse()?))
    }

    fn legal(&self, state: &State, seat: Seat) -> Legal<Action> {
        let cards = if state.turn == Some(seat) { state.held[seat] } else { CardSet::EMPTY };
        let mut actions: Vec<Action> = cards.into_iter().map(Action).collect();
        actions.sort_by_key(ToString::to_string);
        Legal { actions, unlisted: None }
    }

    fn check(&self, state: &State, seat: Seat, Action(card): Action) -> Result<(), Refusal> {
        match state.turn {
            Some(turn) if turn == seat && state.held[seat].contains(card) => Ok(()),
            Some(turn) if turn == seat => Err(Refusal::NotHeld(card)),
            _ => Err(Refusal::Turn),
        }
    }

    fn play_unchecked(&self, state: &mut State, seat: Seat, Action(card): Action) {
        state.held[seat].remove(card);
        state.trick.push((seat, card));
        state.turn = Some(seat.after(1, self.seats()));
        if let Some(winner) = self.winner(&state.trick) {
            state.trick.clear();
            state.won[winner] += 1;
            state.turn = Some(winner).filter(|&winner| !state.held[winner].is_empty());
            if state.turn.is_none() {
                state.scores = BySeat::from_fn(|seat| state.scores[seat].saturating_add(state.won[seat]));
            }
        }
    }

    fn act(&self, _state: &State, seat: Seat, Action(card): Action) -> (Seat, Card) {
        (seat, card)
    }

    fn perform(&self, state: &mut State, (seat, card): (Seat, Card)) -> Result<(), Refusal> {
        self.check(state, seat, Action(card))?;
        self.play_unchecked(state, seat, Action(card));
        Ok(())
    }

    fn rule(_: &Refusal) -> &'static str {
        "HC-1"
    }

    fn view(&self, state: &State, viewer: Viewer, _: Recall) -> View {
        let seats = || Seat::all(self.seats());
        let (all, me) = match viewer.at_table(self.seats()) {
            Viewer::Seat(seat) => (false, Some(seat)),
            Viewer::Spectator => (false, None),
            Viewer::Referee => (true, None),
        };
        View {
            hand_number: state.hands.saturating_sub(1),
            dealer: state.dealer.unwrap_or_default(),
            turn: state.turn,
            scores: state.scores.first(self.seats()).to_vec(),
            won: state.won.first(self.seats()).to_vec(),
            left: seats().map(|seat| state.held[seat].len()).collect(),
            hands: seats().map(|seat| (all || me == Some(seat)).then_some(state.held[seat])).collect(),
            trick: state.trick.clone(),
            choices: me.map_or_else(Vec::new, |me| {
                self.legal(state, me).actions.into_iter().map(|Action(card)| card).collect()
            }),
        }
    }

    fn events(&self, states: (&State, &State), seat: Seat, action: Action, _: Viewer) -> Vec<Event> {
        let mut trick = states.0.trick.clone();
        trick.push((seat, action.0));
        let took = self.winner(&trick).map(|seat| Event::Took { seat });
        [Event::Played { seat, card: action.0 }].into_iter().chain(took).collect()
    }

    fn read_view(&self, view: &Value) -> Result<View, ViewError> {
        let view: View = ViewError::read(view)?;
        ViewError::count("scores", view.scores.len(), self.seats())?;
        ViewError::count("won", view.won.len(), self.seats())?;
        ViewError::count("left", view.left.len(), self.seats())?;
        ViewError::count("hands", view.hands.len(), self.seats())?;
        for seat in view.turn.into_iter().chain([view.dealer]).chain(view.trick.iter().map(|play| play.0)) {
            ViewError::seat("seat", seat, self.seats())?;
        }
        Ok(view)
    }

    fn hand_json(&self, state: &State) -> Value {
        json!({ "dealer": state.dealer, "points": state.won.first(self.seats()) })
    }

    fn standing(&self, state: &State) -> Standing {
        let winner = self.leader(&state.scores).filter(|_| state.turn.is_none());
        let won = |seat| u8::from(winner == Some(seat));
        Standing {
            scores: state.scores.first(self.seats()).to_vec(),
            winners: winner.map_or(SeatSet::EMPTY, SeatSet::of),
            losers: SeatSet::EMPTY,
            games: winner.map(|_| Seat::all(self.seats()).map(won).collect()),
        }
    }
}

impl Rules {
    /// The seat that takes a trick; `None` before everybody has played.
    fn winner(&self, trick: &[(Seat, Card)]) -> Option<Seat> {
        let beats =
            |best: (Seat, Card), play: (Seat, Card)| if play.1.rank() > best.1.rank() { play } else { best };
        let complete = trick.len() == self.seats();
        trick.iter().copied().reduce(beats).map(|(seat, _)| seat).filter(|_| complete)
    }
}
