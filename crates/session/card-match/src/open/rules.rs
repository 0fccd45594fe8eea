//! Five Hundred with the laws open as a game: a [`Room`] is its state, what is done and said there its actions.

use cards::Card;
use five_hundred::{Deal, NotAnAction, Rules};
use laws::open_table::{Act, Event, Phase, Room, View};
use players::{
    Level, Playable, Player,
    five_hundred::{Conventions, HandReport, Reason},
};
use serde_json::{Map, Value};
use table::{
    CardsError, Game, Legal, Problems, Recall, ScoresError, Seat, SeatSet, Seed, Standing, Table, ViewError,
    Viewer,
};

use super::{
    bot::{OpenBot, settled},
    errors::error,
};
use crate::{Bots, Draw, MatchGame, Places, Waits, review::Reviewed};

/// The rules of an open table.
#[derive(Clone, Debug)]
pub struct OpenRules(Rules);

impl OpenRules {
    /// The game of these rules.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self(rules)
    }

    /// The rules of the cards and the calls.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.0
    }
}

/// Why an act is refused: the rule that decides.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
#[error("against {rule}")]
pub struct OpenRefusal {
    /// The id of the rule.
    pub rule: &'static str,
    /// The refusal of the game, where its own rules decide.
    pub game: Option<five_hundred::Refusal>,
}

impl From<laws::open_table::Refusal> for OpenRefusal {
    fn from(refusal: laws::open_table::Refusal) -> Self {
        Self { rule: refusal.rule, game: refusal.game }
    }
}

/// An action that was judged, or is known to be possible, can be done.
fn done(room: &mut Room, seat: Seat, act: Act) -> Result<(), OpenRefusal> {
    Ok(room.act(seat, act)?)
}

impl Game for OpenRules {
    const NAME: &'static str = Rules::NAME;
    type Deal = Deal;
    type State = Room;
    type Phase = Phase;
    type Action = Act;
    type NotAnAction = NotAnAction;
    type Act = (Seat, Act);
    type Impossible = OpenRefusal;
    type View = View;
    type Event = Event;
    type Refusal = OpenRefusal;

    fn read_rules(rules: &Map<String, Value>) -> Result<Self, Problems> {
        Rules::read_rules(rules).map(Self)
    }

    fn rules_json(&self) -> Map<String, Value> {
        self.0.rules_json()
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn sides(&self) -> Vec<SeatSet> {
        self.0.sides()
    }

    fn pack_in_order(&self) -> Vec<Card> {
        self.0.pack_in_order()
    }

    fn read_deal(&self, deal: &Map<String, Value>) -> Result<Deal, CardsError> {
        Game::read_deal(&self.0, deal)
    }

    fn deal_json(&self, deal: &Deal) -> Map<String, Value> {
        Game::deal_json(&self.0, deal)
    }

    fn deal_pack(&self, pack: &[Card], dealer: Seat) -> Deal {
        Game::deal_pack(&self.0, pack, dealer)
    }

    fn min_cut(&self) -> Option<usize> {
        Game::min_cut(&self.0)
    }

    fn begin(&self) -> Room {
        Room::open(self.0.clone())
    }

    fn start(&self, scores: &[i32]) -> Result<Room, ScoresError> {
        Room::new(self.0.clone(), Some(scores.to_vec()))
    }

    fn next_dealer(&self, room: &Room) -> Option<Seat> {
        room.next_dealer()
    }

    fn deal(&self, room: &mut Room, dealer: Seat, deal: &Deal) {
        room.deal_cards(dealer, deal);
    }

    fn phase(&self, room: &Room) -> Option<Phase> {
        room.phase()
    }

    fn to_act(&self, room: &Room) -> SeatSet {
        room.to_act()
    }

    /// Anybody may speak of what was done last.
    fn claimants(&self, room: &Room) -> impl Iterator<Item = Seat> {
        room.onlookers()
    }

    fn read_text(&self, text: &str) -> Result<Act, NotAnAction> {
        // A seat that acts is there; those that are named are looked at with it.
        let line = format!("0 {text}");
        Act::read_line(&line, self.seats()).map(|(_, act)| act)
    }

    fn read_line(&self, line: &str) -> Result<(Seat, Act), NotAnAction> {
        Act::read_line(line, self.seats())
    }

    fn meant(&self, room: &Room, act: Act) -> Act {
        match act {
            Act::Play(action) if room.phase() != Some(Phase::Auction) => Act::Play(action.in_play()),
            act => act,
        }
    }

    fn legal(&self, room: &Room, seat: Seat) -> Legal<Act> {
        room.legal(seat)
    }

    fn check(&self, room: &Room, seat: Seat, act: Act) -> Result<(), OpenRefusal> {
        done(&mut room.clone(), seat, act)
    }

    fn play_unchecked(&self, room: &mut Room, seat: Seat, act: Act) {
        let done = done(room, seat, act);
        debug_assert!(done.is_ok(), "seat {seat} may not do {act} now: {done:?}");
    }

    fn act(&self, _: &Room, seat: Seat, act: Act) -> (Seat, Act) {
        (seat, act)
    }

    fn perform(&self, room: &mut Room, (seat, act): (Seat, Act)) -> Result<(), OpenRefusal> {
        done(room, seat, act)
    }

    fn rule(refusal: &OpenRefusal) -> &'static str {
        refusal.rule
    }

    fn view(&self, room: &Room, viewer: Viewer, recall: Recall) -> View {
        match recall {
            Recall::Table => room.view(viewer),
            Recall::Perfect => room.remembered(viewer),
        }
    }

    fn events(&self, (before, now): (&Room, &Room), seat: Seat, act: Act, viewer: Viewer) -> Vec<Event> {
        now.events(before, seat, act, viewer)
    }

    fn read_view(&self, view: &Value) -> Result<View, ViewError> {
        View::read(&self.0, view)
    }

    fn hand_json(&self, room: &Room) -> Value {
        room.hand_json()
    }

    fn hand_before_json(&self, room: &Room) -> Option<Value> {
        room.hand_before_json()
    }

    fn standing(&self, room: &Room) -> Standing {
        room.standing()
    }
}

impl Playable for OpenRules {
    type Reason = Reason;
    type Report = Option<HandReport>;
    type Conventions = Conventions;
    const IDLE: Act = Act::Agree;

    fn any(view: &View, mut below: impl FnMut(u32) -> u32) -> Option<Act> {
        let game = view.game.as_ref()?;
        let meant = |act| match act {
            Act::Play(action) if view.phase != Some(Phase::Auction) => Act::Play(action.in_play()),
            act => act,
        };
        let listed: Vec<Act> = view.listed().map(meant).collect();
        if view.writes() {
            return settled(view);
        }
        let count = u32::try_from(listed.len()).unwrap_or(u32::MAX);
        if count > 0 {
            return listed.get(below(count) as usize).copied();
        }
        (!game.choices.is_empty()).then(|| Act::Play(game.choices.pick(below)))
    }

    fn player(level: Level, cores: usize, seed: u64) -> Box<dyn Player<Self>> {
        Box::new(OpenBot::new(level, cores, seed))
    }

    fn judge(_work: usize, cores: usize, seed: u64) -> Box<dyn Player<Self>> {
        Box::new(OpenBot::new(Level::Expert, cores, seed))
    }

    fn report(referee: &View) -> Option<HandReport> {
        referee.game.as_ref().map(Rules::report)
    }
}

impl MatchGame for OpenRules {
    fn most_people(&self) -> usize {
        self.0.most_people()
    }

    fn first_dealer(&self, seed: Seed) -> Option<Seat> {
        self.0.first_dealer(seed)
    }

    fn first_places(&self, seed: Seed, me: Seat, people: usize) -> Places {
        self.0.first_places(seed, me, people)
    }

    fn rotate_out(&self, seed: Seed, played: &[usize], people: usize) -> Option<Draw> {
        self.0.rotate_out(seed, played, people)
    }

    fn dealer_of_next_game(&self, last_dealer: Seat, winners: SeatSet) -> Option<Seat> {
        self.0.dealer_of_next_game(last_dealer, winners)
    }

    fn agree(&self, conventions: Conventions) -> Option<Conventions> {
        self.0.agree(conventions)
    }

    fn suits_laws(&self) -> bool {
        laws::open_table::plays_open(&self.0)
    }

    fn acts_stand() -> bool {
        true
    }

    fn counts(hand: &Value) -> bool {
        !laws::open_table::is_void(hand)
    }

    fn nothing_to_undo() -> &'static str {
        "open-no-undo"
    }

    fn error(table: &Table<Self>, bots: &Bots<Self>) -> Option<(Seat, Act)> {
        error(table, bots)
    }

    fn waits(table: &Table<Self>) -> Waits {
        let room = table.state();
        Waits { asked: room.asked(), stands: room.stands(), tricks: room.tricks() }
    }

    fn is_claim(act: Act) -> bool {
        !matches!(act, Act::Play(_))
    }

    fn is_said(act: Act) -> bool {
        matches!(act, Act::Claim(_) | Act::Demand(_) | Act::Waive | Act::Agree | Act::Enter(..))
    }

    fn holds_after(seat: Seat, act: Act, since: &[(Seat, Act)]) -> bool {
        let is_answer = |act: Act| matches!(act, Act::Demand(_) | Act::Waive);
        match act {
            // A claim is judged where it lands, so it names no position.
            Act::Claim(_) | Act::Agree | Act::Enter(..) => true,
            // Another has answered the same question: it is still asked.
            act if is_answer(act) => since.iter().all(|&(other, act)| other != seat && is_answer(act)),
            _ => since.is_empty(),
        }
    }

    /// A clock waives for who is silent \[LAW-ACT-24\]; a dealer who writes nothing has written what is right.
    fn silent(view: &View) -> Option<Act> {
        if view.phase == Some(Phase::Demand) { Some(Act::Waive) } else { settled(view) }
    }
}

/// Nobody is judged where the laws are open.
impl Reviewed for OpenRules {
    type Oracle = ();
}
