//! Rummy 500 as a [`Game`]: the parts of a hand put together, and the end of the session.

use cards::Card;
use serde_json::{Map, Value, json};
use table::{
    BySeat, CardsError, Game, Later, Legal, Problems, Recall, ScoresError, Seat, SeatSet, Standing,
    ViewError, Viewer,
};

use crate::{
    act::{Act, Impossible, is_step},
    action::{Action, Expected, NotAnAction, read_line, read_text},
    axis::NextDealer,
    choices::Choices,
    deal::Deal,
    end::{GameEnd, GameFacts},
    event::Event,
    melds::Melds,
    refusal::Refusal,
    rules::{Rules, RulesSpec},
    state::{Hand, Phase, State},
    view::View,
};

impl Rules {
    /// The phase of the game, `Deal` between hands and after the last.
    pub(crate) fn phase_of(&self, state: &State) -> Phase {
        if state.hands == 0 || state.hand.result.is_some() { Phase::Deal } else { state.hand.phase }
    }

    /// What a seat may do now: `legal` without building the list.
    #[must_use]
    pub fn choices(&self, state: &State, seat: Seat) -> Choices {
        self.choices_in(&state.hand, seat)
    }

    /// A seat that is to act and what it may do; in a claim window the first that may do anything. `None` when the hand
    /// is over.
    #[must_use]
    pub fn next_choices(&self, state: &State) -> Option<(Seat, Choices)> {
        let acting = self.acting(&state.hand);
        let first = acting.first()?;
        let choices = self.choices(state, first);
        if self.opening.is_none() || !choices.is_empty() {
            return Some((first, choices));
        }
        // Nothing to call before one has melded [RM-LAY-8].
        acting.iter().map(|seat| (seat, self.choices(state, seat))).find(|(_, choices)| !choices.is_empty())
    }

    /// Does a step of the turn; a stock that is shuffled anew follows from the deal.
    fn play_in_state(&self, state: &mut State, seat: Seat, action: Action) {
        if let Some(order) = self.reshuffled(state, action) {
            self.renew(&mut state.hand, Some(order));
        }
        self.play_in(&mut state.hand, seat, action);
        self.note_done(state, seat, action);
    }

    /// Adds an action to the history; the hand may have ended with it.
    fn note_done(&self, state: &mut State, seat: Seat, action: Action) {
        state.history.push((seat, action));
        if state.hand.result.is_some() {
            self.finish_hand(state);
        }
    }

    /// Adds the points of a finished hand, and finds out whether the session is over \[RM-SCORE-4\] \[RM-WIN\].
    fn finish_hand(&self, state: &mut State) {
        let (before, points) = (state.scores, state.hand.points);
        state.scores = BySeat::from_fn(|seat| before[seat].saturating_add(points[seat]));
        let (totals, reached, out) = (state.scores, state.reached, state.hand.out);
        match self.end_of(&GameFacts { totals, reached, out, hands: state.hands }) {
            GameEnd::NotYet { reached } => state.reached = reached,
            GameEnd::Over { winners } => state.winners = winners,
        }
    }
}

impl Game for Rules {
    const NAME: &'static str = "rummy-500";
    type Deal = Deal;
    type State = State;
    type Phase = Phase;
    type Action = Action;
    type NotAnAction = NotAnAction;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;
    type Act = Act;
    type Impossible = Impossible;

    fn read_rules(rules: &Map<String, Value>) -> Result<Self, Problems> {
        RulesSpec::from_json(rules).and_then(Self::new)
    }

    fn rules_json(&self) -> Map<String, Value> {
        self.spec().to_json()
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn sides(&self) -> Vec<SeatSet> {
        let firsts = Seat::all(self.seats).filter(|&seat| self.side(seat).first() == Some(seat));
        firsts.map(|seat| self.side(seat)).collect()
    }

    fn pack_in_order(&self) -> Vec<Card> {
        self.in_pack_order(self.pack())
    }

    fn read_deal(&self, deal: &Map<String, Value>) -> Result<Deal, CardsError> {
        self.read_deal(deal)
    }

    fn deal_json(&self, deal: &Deal) -> Map<String, Value> {
        self.deal_json(deal)
    }

    fn deal_pack(&self, pack: &[Card], dealer: Seat) -> Deal {
        self.deal_pack(pack, dealer)
    }

    fn check_deal(&self, deal: &Deal, dealer: Seat) -> Result<(), CardsError> {
        self.check_hands(deal, dealer)
    }

    fn with_chance(&self, deal: Deal, later: Later) -> Result<Deal, CardsError> {
        match later {
            _ if self.reshuffles() => Ok(Deal { later: Some(later), ..deal }),
            Later::Stream(_) => Ok(deal),
            Later::Cards(_) => Err(CardsError::NoSuchList("reshuffle".to_owned())),
        }
    }

    fn lacking(&self, state: &State, _: Seat, action: Action) -> Option<CardsError> {
        self.lacks_order(state, action)
    }

    fn begin(&self) -> State {
        State {
            scores: BySeat::default(),
            reached: false,
            winners: SeatSet::EMPTY,
            hands: 0,
            dealer: None,
            hand: Hand::new(),
            history: Vec::new(),
            later: None,
        }
    }

    fn start(&self, scores: &[i32]) -> Result<State, ScoresError> {
        if scores.len() != self.seats {
            return Err(ScoresError::Count { found: scores.len(), seats: self.seats });
        }
        let reached = scores.iter().any(|&total| self.reaches(total));
        let scores = BySeat::from_fn(|seat| scores.get(seat.index()).copied().unwrap_or_default());
        if let Some(seat) = self.uneven(&scores) {
            return Err(ScoresError::Uneven { seat });
        }
        Ok(State { scores, reached, ..self.begin() })
    }

    fn next_dealer(&self, state: &State) -> Option<Seat> {
        let out = state.hand.out.filter(|_| self.axes().next_dealer == NextDealer::OutDeals);
        out.or_else(|| state.dealer.map(|dealer| dealer.after(1, self.seats)))
    }

    fn deal(&self, state: &mut State, dealer: Seat, deal: &Deal) {
        if dealer.index() >= self.seats {
            return;
        }
        state.hands += 1;
        state.dealer = Some(dealer);
        state.history.clear();
        state.later = deal.later.clone().map(Box::new);
        state.hand = Hand {
            phase: if self.eldest_discards() { Phase::Meld } else { Phase::Draw },
            turn: dealer.after(1, self.seats),
            last: dealer,
            held: deal.hands,
            melds: Melds::new(self.shapes),
            ..Hand::new()
        };
        deal.stock.iter().rev().for_each(|&card| state.hand.stock.push(card));
        deal.discard.iter().for_each(|&card| state.hand.pile.push(card));
    }

    fn phase(&self, state: &State) -> Option<Phase> {
        state.winners.is_empty().then(|| self.phase_of(state))
    }

    fn to_act(&self, state: &State) -> SeatSet {
        self.acting(&state.hand)
    }

    fn turn(&self, state: &State) -> Option<Seat> {
        (!self.acting(&state.hand).is_empty()).then_some(state.hand.turn)
    }

    /// A seat that has nothing to call before it has melded is not waited for \[RM-LAY-8\].
    fn claimants(&self, state: &State) -> impl Iterator<Item = Seat> {
        let hand = &state.hand;
        let (acting, seats) = (self.acting(hand), self.seats);
        let turn = self.turn(state).into_iter();
        let others = turn.flat_map(move |turn| (1..seats).map(move |steps| turn.after(steps, seats)));
        others.filter(move |&seat| acting.contains(seat) && self.calls_of(hand, seat) != 0)
    }

    fn read_text(&self, text: &str) -> Result<Action, NotAnAction> {
        read_text(text, self.shapes)
    }

    fn read_line(&self, line: &str) -> Result<(Seat, Action), NotAnAction> {
        let (seat, action) = read_line(line, self.shapes)?;
        match SeatSet::of(seat).beyond(self.seats) {
            Some(seat) => Err(NotAnAction::new(line, Expected::NoSuchSeat(seat))),
            None => Ok((seat, action)),
        }
    }

    fn legal(&self, state: &State, seat: Seat) -> Legal<Action> {
        let (list, unlisted) = self.choices(state, seat).list();
        let mut lines: Vec<(String, Action)> =
            list.into_iter().map(|action| (action.to_string(), action)).collect();
        lines.sort_unstable_by(|one, other| one.0.cmp(&other.0));
        Legal { actions: lines.into_iter().map(|(_, action)| action).collect(), unlisted }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.choices(state, seat).contains(action) {
            Ok(())
        } else {
            Err(self.reason(state, seat, action))
        }
    }

    fn play_unchecked(&self, state: &mut State, seat: Seat, action: Action) {
        debug_assert!(self.choices(state, seat).contains(action), "seat {seat} may not do {action} now");
        self.play_in_state(state, seat, action);
    }

    fn act(&self, _state: &State, seat: Seat, action: Action) -> Act {
        Act { seat, action }
    }

    fn perform(&self, state: &mut State, Act { seat, action }: Act) -> Result<(), Impossible> {
        self.possible(&state.hand, seat, action)?;
        if is_step(&state.hand, seat, action) {
            self.play_in_state(state, seat, action);
        } else {
            self.move_out_of_turn(&mut state.hand, seat, action);
            self.note_done(state, seat, action);
        }
        Ok(())
    }

    fn rule(refusal: &Refusal) -> &'static str {
        refusal.rule()
    }

    /// Everything that was done lies open or is part of the history, so both kinds of recall show the same.
    fn view(&self, state: &State, viewer: Viewer, _: Recall) -> View {
        self.make_view(state, viewer)
    }

    fn events(&self, states: (&State, &State), seat: Seat, action: Action, viewer: Viewer) -> Vec<Event> {
        self.events_of(states, seat, action, viewer)
    }

    fn read_view(&self, view: &Value) -> Result<View, ViewError> {
        self.read_written(view)
    }

    fn hand_json(&self, state: &State) -> Value {
        let hand = &state.hand;
        let left: Vec<u32> = Seat::all(self.seats).map(|seat| hand.held[seat].len()).collect();
        json!({
            "dealer": state.dealer,
            "melds": hand.melds,
            "hands_left": left,
            "result": hand.result,
            "points": hand.result.map(|_| hand.points.first(self.seats)),
        })
    }

    fn standing(&self, state: &State) -> Standing {
        let won = |seat| u8::from(state.winners.contains(seat));
        Standing {
            scores: state.scores.first(self.seats).to_vec(),
            winners: state.winners,
            losers: SeatSet::EMPTY,
            games: (!state.winners.is_empty()).then(|| Seat::all(self.seats).map(won).collect()),
        }
    }
}
