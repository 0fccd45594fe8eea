//! Five Hundred as scenes: a builder for each part of the table.

mod bids;
mod guidance;
mod hand;
mod panel;
mod players;
mod table_area;

use crate::wire::{Animation, ContractPanel, Game, HandView, Panel, Picked, PlayerPanel, TableArea};
use ::five_hundred::{Action, Family, Nomination, Phase, Rules, TrickView, View};
use card_match::Situation;
use cards::Card;
use table::Seat;
use texts::Person;
use texts::narration::five_hundred::{Event, tally};

use crate::game::{Look, OnDesk};

pub(crate) use hand::playable;

impl OnDesk for Rules {
    const GAME: Game = Game::FiveHundred;
    const HELP: &'static str = "help-plain";

    /// A pack with two jokers tells them by their colours \[NOT-CARD-2\].
    fn has_fools(&self) -> bool {
        self.pack().contains(Card::Y) || self.family() == Family::Quebec
    }

    fn scores(view: &View) -> &[i32] {
        &view.scores
    }

    fn outcome(view: &View) -> Option<&[i32]> {
        view.outcome.as_ref().map(|outcome| outcome.points.as_slice())
    }

    fn awaited(view: &View) -> Option<Seat> {
        view.to_act.first()
    }

    fn contract_panel(look: &Look<'_, Self>) -> Option<ContractPanel> {
        let contract = look.view.contract.as_ref()?;
        // Among two there is one other, who has a name.
        let named = look.rules.has_fixed_sides() || look.rules.seats() == 2;
        let others = |names| if named { names } else { look.text("desk-others") };
        let [party, against] = tally(look.rules, look.view, contract, look.narrator, others);
        Some(ContractPanel {
            seat: contract.seat,
            who: look.narrator.name(contract.seat).to_owned(),
            short: look.narrator.bid(contract.bid),
            words: look.narrator.happening(&Event::Contract { seat: contract.seat }, look.view),
            trump: contract.trump,
            value: contract.value,
            needed: (contract.needed > 0).then_some(contract.needed),
            taken: party.won,
            side: party.name,
            against: against.won,
            defeat: against.need,
            others: against.name,
            notes: notes(look),
        })
    }

    fn player_panel(look: &Look<'_, Self>, seat: Seat) -> PlayerPanel {
        players::player_panel(look, seat)
    }

    fn table_area(look: &Look<'_, Self>) -> TableArea {
        TableArea::Tricks(table_area::tricks(look))
    }

    fn hand_view(look: &Look<'_, Self>) -> Option<HandView> {
        hand::hand_view(look)
    }

    fn panel(look: &Look<'_, Self>) -> Panel {
        panel::panel(look)
    }

    fn ask(situation: &Situation<'_, Self>, look: &Look<'_, Self>) -> String {
        panel::ask(situation, look)
    }

    fn guidance(look: &Look<'_, Self>) -> String {
        guidance::guidance(look)
    }

    fn animation(look: &Look<'_, Self>, event: &Event) -> Animation {
        animation(look, event)
    }

    /// Cards are not picked to see what they make.
    fn pick(look: &Look<'_, Self>, _: &[Card]) -> Picked {
        Picked { words: look.text("desk-nothing-to-pick"), offers: Vec::new() }
    }

    fn label(look: &Look<'_, Self>, action: Action) -> String {
        let texts = &look.narrator.texts;
        texts::Texts::capitalised(&texts.action_of(Person::Do, action, &look.narrator.names))
    }

    /// The hint itself names the cards of a discard.
    fn advised(look: &Look<'_, Self>, action: Action) -> String {
        match action {
            Action::Discard(cards) => {
                look.narrator.texts.format("desk-do-discard", &[("count", cards.len().into())])
            }
            Action::Give(cards) if cards.len() > 1 => {
                look.narrator.texts.format("desk-do-give", &[("count", cards.len().into())])
            }
            _ => Self::label(look, action),
        }
    }

    fn cards_of(_: &Look<'_, Self>, action: Action) -> Vec<Card> {
        match action {
            Action::Play(card) | Action::Lead(card, _) | Action::Call(card) => vec![card.face()],
            Action::Give(cards) | Action::Discard(cards) => {
                cards.to_canonical().into_iter().map(Card::face).collect()
            }
            _ => Vec::new(),
        }
    }

    fn begins(before: &View, after: &View) -> bool {
        let playing = |view: &View| view.phase == Some(Phase::Play);
        playing(after) && !playing(before) || after.tricks_played > before.tricks_played
    }
}

/// Notes on the contract besides the bid.
fn notes(look: &Look<'_, Rules>) -> Vec<String> {
    let Some(contract) = &look.view.contract else { return Vec::new() };
    let texts = &look.narrator.texts;
    let mut notes = Vec::new();
    if let Some(Nomination::Suit(suit)) = contract.nominated {
        notes.push(texts.format("panel-joker", &[("suit", texts.suit(suit).into())]));
    }
    if let Some(card) = contract.called {
        notes.push(texts.format("panel-called", &[("card", look.narrator.card_or_joker(card).into())]));
    }
    // Fixed partners stand with their tricks; a contractor with none there, though one was called, plays alone.
    if contract.partners_known && !look.rules.has_fixed_sides() && contract.called.is_some() {
        let known = Event::PartnersKnown { seat: contract.seat, partners: contract.partners };
        notes.push(look.narrator.happening(&known, look.view));
    }
    notes
}

fn animation(look: &Look<'_, Rules>, event: &Event) -> Animation {
    let contract = look.view.contract.as_ref();
    match *event {
        Event::Called { seat, call } => Animation::Said { seat, short: look.narrator.call(call) },
        Event::Contract { seat } => {
            let left = contract.is_some_and(|contract| contract.bid.is_sans_kitty());
            Animation::Contract { seat, kitty: !left && look.view.kitty_size > 0 }
        }
        Event::Gave { seat, .. } => {
            Animation::Gave { seat, to: contract.map_or(seat, |contract| contract.seat) }
        }
        Event::Discarded { seat, count, .. } => Animation::PutAway { seat, count },
        Event::Said { seat, what } => {
            let phrase = look.narrator.texts.action_of(Person::Do, what, &look.narrator.names);
            Animation::Said { seat, short: texts::Texts::capitalised(&phrase) }
        }
        Event::Played { seat, from_row, card, .. } => Animation::Played { seat, card, from_row },
        Event::PartnersKnown { .. } => Animation::Other,
        Event::LaidOpen { seat } => Animation::Opened { seat },
        Event::Trick { winner, .. } => {
            let winning = look.view.tricks.last().and_then(TrickView::winner);
            Animation::Trick { winner, by_joker: winning.is_some_and(|play| play.card.is_joker()) }
        }
    }
}
