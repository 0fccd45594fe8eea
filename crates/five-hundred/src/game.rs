//! Five Hundred as a [`Game`].
use cards::{Card, CardSet};
use serde_json::{Map, Value};
use table::{Game, Recall, Seat, SeatSet, Standing, Viewer};
use crate::*;
/// Where every card lies before the first call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal { pub hands: [CardSet; 6], pub rows: [Row; 2], pub kitties: [CardSet; 2], pub dead: CardSet }
#[allow(unused)]
impl Rules {
    /// What a seat may do now: the same as `legal`, without building the list.
    pub fn choices(&self, state: &State, seat: Seat) -> Choices { todo!() }
}
#[allow(unused)]
impl Game for Rules {
    const NAME: &'static str = "five-hundred";
    type Deal = Deal; type State = State; type Action = Action; type View = View; type Refusal = Refusal;
    fn read_rules(rules: &Map<String, Value>) -> Result<Self, String> { todo!() }
    fn rules_json(&self) -> Map<String, Value> { todo!() }
    fn seats(&self) -> usize { todo!() }
    fn pack_in_order(&self) -> Vec<Card> { todo!() }
    fn read_deal(&self, deal: &Map<String, Value>) -> Result<Deal, String> { todo!() }
    fn deal_json(&self, deal: &Deal) -> Map<String, Value> { todo!() }
    fn deal_pack(&self, pack: &[Card], dealer: Seat) -> Deal { todo!() }
    fn smallest_packet(&self) -> Option<usize> { todo!() }
    fn start(&self, scores: &[i32]) -> Result<State, String> { todo!() }
    fn next_dealer(&self, state: &State) -> Option<Seat> { todo!() }
    fn deal(&self, state: &mut State, dealer: Seat, deal: &Deal) { todo!() }
    fn phase(&self, state: &State) -> Option<&'static str> { todo!() }
    fn to_act(&self, state: &State) -> SeatSet { todo!() }
    fn read_action(&self, state: &State, text: &str) -> Result<Action, String> { todo!() }
    fn read_form(&self, line: &str) -> Result<(Seat, Action), String> { todo!() }
    fn legal(&self, state: &State, seat: Seat) -> (Vec<Action>, Option<&'static str>) { todo!() }
    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> { todo!() }
    fn play_unchecked(&self, state: &mut State, seat: Seat, action: Action) { todo!() }
    fn rule(refusal: &Refusal) -> &'static str { todo!() }
    fn view(&self, state: &State, viewer: Viewer, recall: Recall) -> View { todo!() }
    fn hand_json(&self, state: &State) -> Value { todo!() }
    fn standing(&self, state: &State) -> Standing { todo!() }
}
