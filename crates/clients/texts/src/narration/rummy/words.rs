//! Rummy 500 in words alone: its questions, and what lies on the table.

use std::ops::ControlFlow;

use cards::{Card, CardSet};
use rummy_500::{Action, Choices, Draws, Rules, Turn, View};
use serde_json::Value;
use table::Seat;

use super::{Event, review, sorted};
use card_match::{EventIn, review::Step};

use crate::narration::{ColumnResult, InWords, Narrated, Narrator, Reader, ScoreHead};

/// Melds and lay-offs are listed up to this many; beyond, they are counted.
const FEW: usize = 6;

impl InWords for Rules {
    fn question(&self, view: &View, narrator: &Narrator, claim: bool) -> String {
        match &view.choices {
            Choices::None => String::new(),
            Choices::Draw(draws) if claim => claim_question(view, narrator, *draws),
            Choices::Draw(draws) => draw_question(view, narrator, *draws),
            Choices::Turn(turn) => turn_question(view, narrator, turn),
        }
    }

    fn hand(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        let hand = view.seats[narrator.nearest().index()].hand.unwrap_or_default();
        let args = [("cards", told(narrator, hand).into())];
        let key = if hand.is_empty() { "plain-no-hand" } else { "plain-your-hand" };
        vec![narrator.about(key, narrator.nearest(), &args)]
    }

    fn table(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        let texts = &narrator.texts;
        let mut lines = vec![narrator.dealt(view.hand_number, view.dealer)];
        for seat in Seat::all(self.seats()) {
            let state = &view.seats[seat.index()];
            let args = [("cards", state.cards.into()), ("laid", state.laid.into())];
            lines.push(narrator.about("plain-rummy-seat", seat, &args));
            if !narrator.is_me(seat) {
                lines.extend(narrator.known(view, seat));
            }
        }
        lines.extend((1..=view.melds.len()).map(|number| meld_line(view, narrator, number)));
        lines.push(texts.format("plain-stock", &[("count", view.stock.into())]));
        lines.push(pile_line(view, narrator));
        lines
    }

    /// The cards that are known of the others.
    fn reminders(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        let others = Seat::all(self.seats()).filter(|&seat| !narrator.is_me(seat));
        let lines: Vec<String> = others.filter_map(|seat| narrator.known(view, seat)).collect();
        if lines.is_empty() { vec![narrator.texts.get("known-none")] } else { lines }
    }

    fn score_head(hand: &Value, narrator: &Narrator) -> ScoreHead {
        let key = if hand["result"] == "out" { "score-out" } else { "score-stock-ended" };
        ScoreHead { words: narrator.texts.get(key), ..ScoreHead::default() }
    }

    /// What each player laid and had left, and their total.
    fn results(&self, view: &View, narrator: &Narrator) -> Vec<ColumnResult> {
        let Some(outcome) = &view.outcome else { return Vec::new() };
        let of_seat = |(seat, &points): (Seat, &i32)| {
            let laid = view.seats[seat.index()].laid;
            let args = [
                ("laid", laid.into()),
                ("left", (laid - points).into()),
                ("points", narrator.gain(points).into()),
            ];
            let total = view.scores.get(seat.index()).copied().unwrap_or_default();
            ColumnResult {
                name: narrator.name(seat).to_owned(),
                gained: narrator.texts.format("over-points", &args),
                total: narrator.score(total),
            }
        };
        Seat::all(self.seats()).zip(&outcome.points).map(of_seat).collect()
    }

    fn cards_left(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        let held = Seat::all(self.seats()).filter_map(|seat| {
            let hand = view.seats[seat.index()].hand.filter(|hand| !hand.is_empty())?;
            Some(narrator.whose(seat, &narrator.cards(&sorted(narrator.sorting.by, hand))))
        });
        held.collect()
    }

    fn after(&self, event: &EventIn<Self>, view: &View, narrator: &Narrator) -> Vec<String> {
        match event {
            table::Event::Dealt { .. } => vec![pile_line(view, narrator)],
            table::Event::In(Event::Did { seat, action: Action::Take(_) | Action::Rummy(_), .. })
                if narrator.is_me(*seat) =>
            {
                self.hand(view, narrator)
            }
            // What a meld or a lay-off has become is worth saying whole.
            table::Event::In(Event::Did { action: Action::Lay(_, number), .. }) => {
                vec![meld_line(view, narrator, usize::from(*number))]
            }
            table::Event::HandOver => {
                let held = Seat::all(self.seats()).filter_map(|seat| {
                    let hand = view.seats[seat.index()].hand.filter(|hand| !hand.is_empty())?;
                    let args = [("cards", told(narrator, hand).into())];
                    Some(narrator.about("plain-left", seat, &args))
                });
                held.collect()
            }
            _ => Vec::new(),
        }
    }

    fn open_table(&self, narrator: &Narrator, referee: &View) -> Vec<String> {
        review::open_table(narrator, referee)
    }

    fn done_in_short(narrator: &Narrator, step: &Step<Self>) -> String {
        step.events.first().map(|event| narrator.rummy_in_short(event)).unwrap_or_default()
    }

    fn moment(narrator: &Narrator, before: &View) -> String {
        review::moment(narrator, before)
    }

    fn action_of_card(_: &View, card: Card) -> Action {
        Action::Discard(card.face())
    }
}

/// Cards of a hand, sorted.
fn told(narrator: &Narrator, cards: CardSet) -> String {
    narrator.told_cards(&sorted(narrator.sorting.by, cards))
}

/// The pile, its top last.
fn pile_line(view: &View, narrator: &Narrator) -> String {
    let args = [("count", view.pile.len().into()), ("cards", narrator.told_cards(&view.pile).into())];
    narrator.texts.format("plain-pile", &args)
}

/// A meld with the players who laid its cards.
fn meld_line(view: &View, narrator: &Narrator, number: usize) -> String {
    let Some(meld) = number.checked_sub(1).and_then(|place| view.melds.get(place)) else {
        return String::new();
    };
    let codes = narrator.reader == Reader::ListensForCodes;
    let mut parts: Vec<(Seat, Vec<String>)> = Vec::new();
    for (card, seat) in meld.cards() {
        let card = if codes { card.to_string() } else { narrator.texts.the_meld_card(card) };
        match parts.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, cards)) => cards.push(card),
            None => parts.push((seat, vec![card])),
        }
    }
    let by = match parts.as_slice() {
        [(seat, _)] => narrator.name(*seat).to_owned(),
        _ => {
            let listed =
                |cards: &[String]| if codes { cards.join(" ") } else { narrator.texts.list(cards.to_vec()) };
            let each =
                parts.iter().map(|(seat, cards)| format!("{} {}", narrator.name(*seat), listed(cards)));
            each.collect::<Vec<_>>().join("; ")
        }
    };
    let cards = if codes { meld.meld.to_string() } else { narrator.texts.meld(meld.meld) };
    let args = [("number", number.into()), ("cards", cards.into()), ("by", by.into())];
    narrator.texts.format("plain-meld", &args)
}

/// The actions of a kind, each with the cards that it brings: `take 2 (8S JC)`.
fn with_cards(view: &View, narrator: &Narrator, actions: impl Iterator<Item = Action>) -> String {
    let texts = actions.map(|action| {
        let count = match action {
            Action::Take(count) | Action::Rummy(count) => usize::from(count),
            _ => return narrator.typed_in_rummy(action),
        };
        let cards = view.pile.get(view.pile.len().saturating_sub(count)..).unwrap_or_default();
        format!("{} ({})", narrator.typed_in_rummy(action), narrator.told_cards(cards))
    });
    narrator.texts.list_or(texts.collect())
}

fn calls(draws: Draws) -> impl Iterator<Item = Action> {
    let list = Choices::Draw(Draws { calls: draws.calls, ..Draws::default() }).list().0;
    list.into_iter()
}

fn claim_question(view: &View, narrator: &Narrator, draws: Draws) -> String {
    let args = [("calls", with_cards(view, narrator, calls(draws)).into())];
    narrator.texts.format("plain-claim", &args)
}

/// How one may draw; that one may call is said first.
fn draw_question(view: &View, narrator: &Narrator, draws: Draws) -> String {
    let takes = Choices::Draw(Draws { calls: 0, ..draws }).list().0;
    let args = [("draws", with_cards(view, narrator, takes.into_iter()).into())];
    let question = narrator.texts.format("plain-draw", &args);
    if draws.calls == 0 {
        return question;
    }
    let args = [("calls", with_cards(view, narrator, calls(draws)).into())];
    format!("{question} {}", narrator.texts.format("plain-or-call", &args))
}

/// Cards that are owed or barred, what can be melded and laid off, and that a discard ends the turn.
fn turn_question(view: &View, narrator: &Narrator, turn: &Turn) -> String {
    let texts = &narrator.texts;
    let mut parts = Vec::new();
    if let Some(owed) = view.owed {
        parts.push(texts.format("plain-owed", &[("card", texts.the_card(owed.card).into())]));
    }
    if let Some(card) = view.barred {
        parts.push(texts.format("plain-barred", &[("card", texts.the_card(card).into())]));
    }
    // As long as a card is owed, the melds that hold it are the ones to know.
    let mut melds = Vec::new();
    let _ = turn.each_meld(|meld| {
        if view.owed.is_none_or(|owed| meld.contains(owed.card)) {
            melds.push(narrator.typed_in_rummy(Action::Meld(meld)));
        }
        if melds.len() > FEW { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let too_many = melds.len() > FEW;
    if too_many {
        melds.clear();
    }
    let lays = turn.lays().take(FEW + 1).map(|(card, number)| Action::Lay(card, number));
    let lays: Vec<String> = lays.map(|lay| narrator.typed_in_rummy(lay)).collect();
    let many = too_many || lays.len() > FEW;
    if lays.len() <= FEW {
        melds.extend(lays);
    }
    if !melds.is_empty() {
        parts.push(texts.format("plain-may", &[("actions", texts.list_or(melds).into())]));
    }
    if many {
        parts.push(texts.get("plain-may-many"));
    }
    let key = if turn.discards().is_empty() { "plain-must-lay" } else { "plain-discard-rummy" };
    parts.push(texts.format(key, &[("example", Rules::example(view).into())]));
    parts.join(" ")
}
