//! Reading a view of Five Hundred.

use cards::{Card, CardSet, Suit, SuitSet};
use five_hundred::{
    Action, Bid, CallView, Choices, ContractView, Nomination, Phase, PlayView, RowView, Rules, SeatView,
    TrickView, View,
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
    scores: Vec<i32>,
    seats: Vec<SeatWritten>,
    calls: Vec<CallWritten>,
    contract: Option<ContractWritten>,
    kitty_size: u8,
    kitty: Option<Vec<Card>>,
    discards: Option<Vec<Card>>,
    given: Option<Card>,
    dead: Option<Vec<Card>>,
    tricks: Vec<TrickWritten>,
    tricks_played: u8,
    trick: Option<TrickWritten>,
    losers: Vec<u8>,
    choices: Vec<String>,
}

#[derive(Deserialize)]
struct SeatWritten {
    cards: u8,
    hand: Option<Vec<Card>>,
    row: Option<RowWritten>,
    tricks: u8,
    plays: bool,
    passed: bool,
}

#[derive(Deserialize)]
struct RowWritten {
    up: [Option<Card>; 5],
    down: [bool; 5],
}

#[derive(Deserialize)]
struct CallWritten {
    seat: u8,
    call: Text<Action>,
}

#[derive(Deserialize)]
struct ContractWritten {
    bid: Text<Bid>,
    seat: u8,
    trump: Option<Text<Suit>>,
    partners: Vec<u8>,
    partners_known: bool,
    called: Option<Card>,
    nominated: Option<String>,
    value: i32,
    needed: u8,
}

#[derive(Deserialize)]
struct TrickWritten {
    plays: Vec<PlayWritten>,
    led: Option<Text<Suit>>,
    best: u8,
}

#[derive(Deserialize)]
struct PlayWritten {
    seat: u8,
    from_row: bool,
    card: Card,
}

/// Reads the view of a player who is to act.
pub(crate) fn read(rules: &Rules, view: &Value) -> Result<View, String> {
    let written = Written::deserialize(view).map_err(sentence)?;
    let round = Round(rules.seats());
    let contract = written.contract.as_ref().map(|contract| contract.read(round)).transpose()?;
    let phase = written.phase.as_deref().map(|name| phase(PHASES, name)).transpose()?;
    let seats = written.seats.iter().map(SeatWritten::read).collect::<Result<_, _>>()?;
    let calls =
        written.calls.iter().map(|call| Ok(CallView { seat: round.seat(call.seat)?, call: call.call.0 }));
    let tricks = written.tricks.iter().map(|trick| trick.read(round));
    let mut view = View {
        viewer: round.viewer(&written.viewer)?,
        hand_number: hand_number(written.hand_number)?,
        dealer: round.seat(written.dealer)?,
        phase,
        to_act: round.set(&written.to_act)?,
        scores: round.scores(written.scores)?,
        seats: round.each("seats", seats)?,
        calls: calls.collect::<Result<_, String>>()?,
        contract,
        kitty_size: written.kitty_size,
        kitty: hidden(written.kitty.as_ref())?,
        discards: hidden(written.discards.as_ref())?,
        given: written.given,
        dead: hidden(written.dead.as_ref())?,
        tricks: tricks.collect::<Result<_, _>>()?,
        tricks_played: written.tricks_played,
        trick: written.trick.as_ref().map(|trick| trick.read(round)).transpose()?,
        losers: round.set(&written.losers)?,
        // Who is to act sees no end.
        outcome: None,
        winners: SeatSet::EMPTY,
        games: None,
        choices: Choices::None,
    };
    view.choices = choices(&view, usize::from(written.viewer.seat), &written.choices)?;
    Ok(view)
}

const PHASES: [Phase; 7] =
    [Phase::Deal, Phase::Auction, Phase::Give, Phase::Discard, Phase::Nominate, Phase::Partners, Phase::Play];

impl SeatWritten {
    fn read(&self) -> Result<SeatView, String> {
        Ok(SeatView {
            cards: self.cards,
            hand: hidden(self.hand.as_ref())?,
            row: self.row.as_ref().map(|row| RowView { up: row.up, down: row.down }),
            tricks: self.tricks,
            plays: self.plays,
            passed: self.passed,
        })
    }
}

impl ContractWritten {
    fn read(&self, round: Round) -> Result<ContractView, String> {
        let nominated = match self.nominated.as_deref() {
            None => None,
            Some("none") => Some(Nomination::None),
            Some(suit) => Some(Nomination::Suit(suit.parse().map_err(|_| format!("\"{suit}\" is no suit"))?)),
        };
        Ok(ContractView {
            bid: self.bid.0,
            seat: round.seat(self.seat)?,
            trump: self.trump.as_ref().map(|suit| suit.0),
            partners: round.set(&self.partners)?,
            partners_known: self.partners_known,
            called: self.called,
            nominated,
            value: points(self.value)?,
            needed: self.needed,
        })
    }
}

impl TrickWritten {
    fn read(&self, round: Round) -> Result<TrickView, String> {
        let play = |play: &PlayWritten| {
            Ok(PlayView { seat: round.seat(play.seat)?, from_row: play.from_row, card: play.card })
        };
        let plays = self.plays.iter().map(play).collect::<Result<_, String>>()?;
        Ok(TrickView { plays, led: self.led.as_ref().map(|suit| suit.0), best: self.best })
    }
}

/// The choices from their list, in the form in which players want them.
fn choices(view: &View, me: usize, lines: &[String]) -> Result<Choices, String> {
    let own = view.seats[me].hand.unwrap_or_default();
    let in_auction = view.phase == Some(Phase::Auction);
    // So many cards were taken up as the hand has more than tricks can be won with them.
    let taken_up = own.len().saturating_sub(10) as u8;
    if lines == ["discard …"] {
        return Ok(Choices::Discard { from: own, count: taken_up });
    }
    let actions = lines.iter().map(|line| {
        let action: Action = line.parse().map_err(sentence)?;
        Ok(if in_auction { action } else { action.in_play() })
    });
    let actions: Vec<Action> = actions.collect::<Result<_, String>>()?;
    let cards = |pick: fn(&Action) -> Option<Card>| -> Result<CardSet, String> {
        set(&actions.iter().filter_map(pick).collect::<Vec<_>>())
    };
    Ok(match (view.phase, actions.first()) {
        (_, None) => Choices::None,
        (Some(Phase::Auction), _) => Choices::Auction {
            bids: actions
                .iter()
                .filter_map(|&action| if let Action::Bid(bid) = action { Some(bid) } else { None })
                .collect(),
            pass: actions.contains(&Action::Pass),
            look: actions.contains(&Action::Look),
        },
        (Some(Phase::Give), _) => {
            Choices::Give(cards(|action| if let Action::Give(card) = action { Some(*card) } else { None })?)
        }
        (Some(Phase::Discard), Some(Action::Discard(some))) => {
            Choices::Discard { from: own, count: some.len() as u8 }
        }
        (Some(Phase::Nominate), _) => Choices::Nominate,
        (Some(Phase::Partners), _) => partners(&actions)?,
        (Some(Phase::Play), _) => Choices::Play {
            cards: pieces(
                view,
                cards(|action| if let Action::Play(card) = action { Some(*card) } else { None })?,
            ),
            jokers: actions.iter().filter_map(|action| lead(action).map(|(joker, _)| joker)).collect(),
            suits: actions
                .iter()
                .filter_map(|action| lead(action).map(|(_, suit)| suit))
                .collect::<SuitSet>(),
        },
        _ => return Err("the choices don't fit the phase".to_owned()),
    })
}

fn lead(action: &Action) -> Option<(Card, Suit)> {
    if let Action::Lead(joker, suit) = action { Some((*joker, *suit)) } else { None }
}

/// Of equal cards both, where one hand in sight has both.
fn pieces(view: &View, faces: CardSet) -> CardSet {
    let rows = view.seats.iter().filter_map(|seat| seat.row.as_ref());
    let rows = rows.map(|row| row.up.into_iter().flatten().collect());
    let zones = view.seats.iter().filter_map(|seat| seat.hand).chain(rows);
    let of = |zone: CardSet| zone.into_iter().filter(|card| faces.contains(card.face())).collect::<CardSet>();
    zones.map(of).find(|found| faces.is_subset(found.faces())).unwrap_or(faces)
}

fn partners(actions: &[Action]) -> Result<Choices, String> {
    let (mut called, mut seats, mut pairs) = (CardSet::EMPTY, SeatSet::EMPTY, false);
    for action in actions {
        match *action {
            Action::Call(card) => called.insert(card),
            Action::Partners(asked) => {
                pairs |= asked.len() == 2;
                seats = seats | asked;
            }
            Action::Alone => {}
            other => return Err(format!("{other} chooses no partner")),
        }
    }
    Ok(Choices::Partners { cards: called, seats, pairs })
}
