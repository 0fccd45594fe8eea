//! Reading a view of Rummy 500.

use cards::Card;
use rummy_500::{
    Action, Choices, DoneView, Draws, Meld, MeldCard, MeldView, Owed, Phase, Rules, SeatView, View,
};
use serde::Deserialize;
use serde_json::Value;
use table::SeatSet;

use super::{Eyes, Round, Text, hand_number, hidden, phase, points, sentence, set};

#[derive(Deserialize)]
struct Written {
    viewer: Eyes,
    hand_number: u32,
    dealer: u8,
    phase: Option<String>,
    to_act: Vec<u8>,
    turn: u8,
    last: Option<u8>,
    out_pending: bool,
    scores: Vec<i32>,
    seats: Vec<SeatWritten>,
    melds: Vec<MeldWritten>,
    pile: Vec<Card>,
    stock: u8,
    owed: Option<OwedWritten>,
    barred: Option<Card>,
    called: Option<Card>,
    history: Vec<DoneWritten>,
    choices: Vec<String>,
}

#[derive(Deserialize)]
struct SeatWritten {
    cards: u8,
    hand: Option<Vec<Card>>,
    known: Vec<Card>,
    laid: i32,
    floats: bool,
}

#[derive(Deserialize)]
struct MeldWritten {
    cards: Vec<String>,
    by: Vec<u8>,
}

#[derive(Deserialize)]
struct OwedWritten {
    card: Card,
    new_meld: bool,
}

#[derive(Deserialize)]
struct DoneWritten {
    seat: u8,
    action: Text<Action>,
}

/// Reads the view of a player who is to act.
pub(crate) fn read(rules: &Rules, view: &Value) -> Result<View, String> {
    let written = Written::deserialize(view).map_err(sentence)?;
    let round = Round(rules.seats());
    let phase = written.phase.as_deref().map(|name| phase(PHASES, name)).transpose()?;
    let seats = written.seats.iter().map(SeatWritten::read).collect::<Result<_, _>>()?;
    let melds = written.melds.iter().map(|meld| meld.read(round));
    let history = written.history.iter();
    let history = history.map(|done| Ok(DoneView { seat: round.seat(done.seat)?, action: done.action.0 }));
    let mut view = View {
        viewer: round.viewer(&written.viewer)?,
        hand_number: hand_number(written.hand_number)?,
        dealer: round.seat(written.dealer)?,
        phase,
        to_act: round.set(&written.to_act)?,
        turn: round.seat(written.turn)?,
        last: written.last.map(|seat| round.seat(seat)).transpose()?,
        out_pending: written.out_pending,
        scores: round.scores(written.scores)?,
        seats: round.each("seats", seats)?,
        melds: melds.collect::<Result<_, _>>()?,
        pile: written.pile,
        stock: written.stock,
        // For the referee alone.
        stock_cards: None,
        owed: written.owed.map(|owed| Owed { card: owed.card, new_meld: owed.new_meld }),
        barred: written.barred,
        called: written.called,
        history: history.collect::<Result<_, String>>()?,
        // Who is to act sees no end.
        outcome: None,
        winners: SeatSet::EMPTY,
        choices: Choices::None,
    };
    view.choices = choices(rules, &view, usize::from(written.viewer.seat), &written.choices)?;
    Ok(view)
}

const PHASES: [Phase; 4] = [Phase::Deal, Phase::Draw, Phase::Meld, Phase::Claim];

impl SeatWritten {
    fn read(&self) -> Result<SeatView, String> {
        Ok(SeatView {
            cards: self.cards,
            hand: hidden(self.hand.as_ref())?,
            known: set(&self.known)?,
            laid: points(self.laid)?,
            floats: self.floats,
        })
    }
}

impl MeldWritten {
    fn read(&self, round: Round) -> Result<MeldView, String> {
        let card =
            |text: &String| text.parse::<MeldCard>().map_err(|_| format!("\"{text}\" is no card of a meld"));
        let cards = self.cards.iter().map(card).collect::<Result<Vec<_>, _>>()?;
        let by = self.by.iter().map(|&seat| round.seat(seat)).collect::<Result<Vec<_>, _>>()?;
        if by.len() != cards.len() {
            return Err("a meld does not say who laid each card".to_owned());
        }
        Ok(MeldView { meld: Meld::read(&cards).map_err(sentence)?, by })
    }
}

/// The choices from their list; those of a turn from what they follow from.
fn choices(rules: &Rules, view: &View, me: usize, lines: &[String]) -> Result<Choices, String> {
    if lines.is_empty() {
        return Ok(Choices::None);
    }
    if view.phase == Some(Phase::Meld) {
        let hand = view.seats[me].hand.unwrap_or_default();
        let melds = view.melds.iter().map(|meld| meld.meld).collect();
        return Ok(Choices::Turn(rules.turn_with(hand, melds, view.owed, view.barred, view.called)));
    }
    let mut draws = Draws::default();
    for line in lines {
        let bit = |count: u8| 1_u128.checked_shl(u32::from(count).wrapping_sub(1)).unwrap_or_default();
        match line.parse().map_err(sentence)? {
            Action::Stock => draws.stock = true,
            Action::End => draws.end = true,
            Action::Take(count) => draws.takes |= bit(count),
            Action::Rummy(count) => draws.calls |= bit(count),
            other => return Err(format!("{other} is not done before the draw")),
        }
    }
    Ok(Choices::Draw(draws))
}
