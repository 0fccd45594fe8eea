//! Five Hundred in words alone: its questions, and what lies on the table.

use cards::{Card, CardSet, Suit};
use five_hundred::{
    Action, Bid, Choices, ContractView, Nomination, Phase, Rules, TrickView, View,
    axis::{KittyView, Sides},
};
use serde_json::Value;
use table::Seat;

use super::{Arrangement, Event, PlaysFrom, plays_from, review, row_is_due, score};
use card_match::EventIn;

use crate::narration::{ColumnResult, InWords, Narrated, Narrator, Reader, ScoreHead};

/// Bids are listed up to this many; beyond, only the lowest is named.
const FEW_BIDS: u32 = 6;

impl InWords for Rules {
    fn question(&self, view: &View, narrator: &Narrator, _: bool) -> String {
        let texts = &narrator.texts;
        match view.choices {
            Choices::Auction { bids, look, .. } => {
                let text = texts.get(if look { "prompt-look" } else { "prompt-call" });
                let lowest = self.bids.bids.iter().copied().find(|&bid| bids.contains(bid));
                let more = match lowest {
                    Some(lowest) if bids.len() > FEW_BIDS => {
                        texts.format("plain-lowest-bid", &[("bid", texts.bid(lowest).into())])
                    }
                    Some(_) => {
                        let names: Vec<String> = bids.iter().map(|bid: Bid| texts.bid(bid)).collect();
                        texts.format("plain-bids", &[("bids", texts.list_or(names).into())])
                    }
                    None => return text,
                };
                format!("{text} {more}")
            }
            Choices::Discard { count, .. } => {
                let example = Self::example(view).into();
                texts.format("plain-discard", &[("count", count.into()), ("example", example)])
            }
            Choices::Give { count: 1, .. } => texts.get("prompt-give"),
            Choices::Give { count, .. } => texts.format("prompt-give-several", &[("count", count.into())]),
            Choices::Nominate => texts.get("plain-nominate"),
            Choices::Partners { .. } => {
                texts.format("plain-partners", &[("example", Self::example(view).into())])
            }
            Choices::Play { cards, jokers, suits } => {
                play_question(self, view, narrator, cards, jokers, suits.iter())
            }
            Choices::None => String::new(),
        }
    }

    /// The player's cards, and both rows.
    fn hand(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        let me = narrator.nearest();
        if view.seats[me.index()].hand.is_none() {
            return vec![narrator.texts.get("plain-not-looked")];
        }
        let mut lines = Vec::new();
        if let (Some(kitty), Choices::Discard { .. }) = (view.kitty, view.choices)
            && !kitty.is_empty()
        {
            lines.push(kitty_line(kitty, narrator));
        }
        lines.extend(hand_of(me, self, view, narrator));
        lines.extend([me, me.after(1, 2)].into_iter().filter_map(|seat| row_of(seat, view, narrator)));
        lines
    }

    fn table(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        let mut lines = vec![narrator.dealt(view.hand_number, view.dealer)];
        lines.extend(
            view.calls
                .iter()
                .map(|call| narrator.happening(&Event::Called { seat: call.seat, call: call.call }, view)),
        );
        lines.extend(narrator.silent(view));
        if let Some(contract) = &view.contract {
            lines.extend(contract_lines(contract, self, view, narrator));
        }
        for seat in Seat::all(self.seats()) {
            let state = &view.seats[seat.index()];
            let args = [("cards", state.cards.into()), ("tricks", state.tricks.into())];
            lines.push(narrator.about("plain-seat", seat, &args));
            if !narrator.is_me(seat) && view.outcome.is_none() {
                lines.extend(hand_of(seat, self, view, narrator));
            }
        }
        lines.extend(trick_on_table(view, narrator));
        lines
    }

    /// The contract, the hands of others that lie open, and the trick on the table.
    fn middle(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        let contract =
            view.contract.iter().flat_map(|contract| contract_lines(contract, self, view, narrator));
        let others = Seat::all(self.seats()).filter(|&seat| !narrator.is_me(seat));
        let open = others.filter_map(|seat| hand_of(seat, self, view, narrator));
        contract.chain(open).chain(trick_on_table(view, narrator)).collect()
    }

    /// The tricks that may be looked at again.
    fn reminders(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        if view.tricks.is_empty() {
            return vec![narrator.texts.get("trick-none")];
        }
        view.tricks
            .iter()
            .map(|trick| trick_line("plain-last-trick", view.tricks_played, trick, narrator))
            .collect()
    }

    fn score_head(hand: &Value, narrator: &Narrator) -> ScoreHead {
        score::head(hand, narrator)
    }

    fn results(&self, view: &View, narrator: &Narrator) -> Vec<ColumnResult> {
        score::results(self, view, narrator)
    }

    /// What each player still holds, where play stopped early \[FH-END-5\].
    fn cards_left(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        let held = Seat::all(self.seats()).filter_map(|seat| {
            let hand = view.seats[seat.index()].hand.filter(|hand| !hand.is_empty())?;
            Some(narrator.whose(seat, &narrator.cards(&sorted(self, view, narrator, hand))))
        });
        held.collect()
    }

    fn after(&self, event: &EventIn<Self>, view: &View, narrator: &Narrator) -> Vec<String> {
        match event {
            table::Event::In(Event::Called { seat, call: Action::Look }) if narrator.is_me(*seat) => {
                self.hand(view, narrator)
            }
            // The contractor picks up the kitty.
            table::Event::In(Event::Contract { seat })
                if narrator.is_me(*seat) && matches!(view.choices, Choices::Discard { .. }) =>
            {
                self.hand(view, narrator)
            }
            // All see the kitty before the contractor takes it up.
            table::Event::In(Event::Contract { .. }) if self.axes().kitty_view == KittyView::Shown => {
                view.kitty.map(|kitty| kitty_line(kitty, narrator)).into_iter().collect()
            }
            // Nobody bid, and the kitty lies open.
            table::Event::In(Event::Called { .. }) => {
                let played = view.phase == Some(Phase::Play) && view.contract.is_none();
                let kitty = view.kitty.filter(|_| played && view.tricks_played == 0);
                kitty.map(|kitty| kitty_line(kitty, narrator)).into_iter().collect()
            }
            table::Event::In(Event::LaidOpen { seat }) => {
                hand_of(*seat, self, view, narrator).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn open_table(&self, narrator: &Narrator, referee: &View) -> Vec<String> {
        review::open_table(self, narrator, referee)
    }

    fn moment(narrator: &Narrator, before: &View) -> String {
        review::moment(narrator, before)
    }

    fn action_of_card(_: &View, card: Card) -> Action {
        Action::Discard(CardSet::of(card))
    }
}

/// The owner of the cards, and which of them may be played.
fn play_question(
    rules: &Rules,
    view: &View,
    narrator: &Narrator,
    cards: CardSet,
    jokers: CardSet,
    suits: impl Iterator<Item = Suit>,
) -> String {
    let lead = view.trick.as_ref().is_none_or(|trick| trick.plays.is_empty());
    let rows = row_is_due(view).is_some();
    let key = match (plays_from(view, narrator.nearest()), lead) {
        (PlaysFrom::For(_), _) => "plain-play-for",
        (PlaysFrom::Row, true) => "plain-lead-row",
        (PlaysFrom::Row, false) => "plain-play-row",
        (PlaysFrom::Hand, true) if rows => "plain-lead-hand",
        (PlaysFrom::Hand, false) if rows => "plain-play-hand",
        (PlaysFrom::Hand, true) => "plain-lead",
        (PlaysFrom::Hand, false) => "plain-play",
    };
    let name = view.contract.as_ref().map_or("", |contract| narrator.name(contract.seat));
    let texts = &narrator.texts;
    let mut playable = sorted(rules, view, narrator, cards);
    let asks = |joker: Card, suit: Suit| format!("{}:{}", joker.face(), suit.letter());
    let suits: Vec<Suit> = suits.collect();
    if narrator.reader == Reader::ListensForCodes {
        let mut codes: Vec<String> = playable.iter().map(ToString::to_string).collect();
        codes.extend(jokers.into_iter().flat_map(|joker| suits.iter().map(move |&suit| asks(joker, suit))));
        codes.dedup();
        return texts.format(key, &[("name", name.into()), ("cards", codes.join(" ").into())]);
    }
    let led: Vec<Card> = jokers.into_iter().filter(|joker| !playable.contains(joker)).collect();
    playable.extend(led);
    let cards = narrator.told_cards(&playable);
    let question = texts.format(key, &[("name", name.into()), ("cards", cards.into())]);
    // How a card is typed is said while it is new, and of a joker whenever it is led.
    let how = match (jokers.into_iter().next(), suits.first()) {
        (Some(joker), Some(&suit)) => {
            let args = [("card", asks(joker, suit).into()), ("suit", texts.suit(suit).into())];
            Some(texts.format("plain-type-joker", &args))
        }
        _ if view.tricks_played == 0 => {
            Some(texts.format("plain-type-card", &[("example", Rules::example(view).into())]))
        }
        _ => None,
    };
    std::iter::once(question).chain(how).collect::<Vec<_>>().join(" ")
}

fn sorted(rules: &Rules, view: &View, narrator: &Narrator, cards: CardSet) -> Vec<Card> {
    Arrangement::new(rules, view, cards).sort(rules, cards, narrator.sorting)
}

/// A hand that the player sees, sorted.
fn hand_of(seat: Seat, rules: &Rules, view: &View, narrator: &Narrator) -> Option<String> {
    let hand = view.seats[seat.index()].hand?;
    let cards = narrator.told_cards(&sorted(rules, view, narrator, hand));
    let key = if narrator.is_me(seat) { "plain-your-hand" } else { "plain-hand-of" };
    let args = [("name", narrator.name(seat).into()), ("cards", cards.into())];
    Some(narrator.texts.format(key, &args))
}

fn row_of(seat: Seat, view: &View, narrator: &Narrator) -> Option<String> {
    let row = view.seats[seat.index()].row.as_ref()?;
    let cards: Vec<Card> = row.up.iter().flatten().copied().collect();
    let down = row.down.iter().filter(|&&down| down).count();
    let key = if narrator.is_me(seat) { "plain-your-row" } else { "plain-row-of" };
    let args = [
        ("name", narrator.name(seat).into()),
        ("cards", narrator.told_cards(&cards).into()),
        ("down", down.into()),
    ];
    Some(narrator.texts.format(key, &args))
}

fn kitty_line(kitty: CardSet, narrator: &Narrator) -> String {
    let cards = match narrator.reader {
        Reader::ListensForCodes => narrator.cards(&kitty.to_canonical()),
        _ => narrator.texts.cards(kitty),
    };
    narrator.texts.format("plain-kitty", &[("cards", cards.into())])
}

fn contract_lines(contract: &ContractView, rules: &Rules, view: &View, narrator: &Narrator) -> Vec<String> {
    let mut lines = vec![narrator.happening(&Event::Contract { seat: contract.seat }, view)];
    if let Some(Nomination::Suit(suit)) = contract.nominated {
        let what = Action::Nominate(Some(suit));
        lines.push(narrator.happening(&Event::Said { seat: contract.seat, what }, view));
    }
    let chosen = rules.axes().sides == Sides::Chosen;
    if contract.partners_known && (chosen || !contract.partners.is_empty()) {
        let known = Event::PartnersKnown { seat: contract.seat, partners: contract.partners };
        lines.push(narrator.happening(&known, view));
    }
    lines
}

fn trick_on_table(view: &View, narrator: &Narrator) -> Option<String> {
    let trick = view.trick.as_ref().filter(|trick| !trick.plays.is_empty())?;
    Some(trick_line("plain-trick", view.tricks_played + 1, trick, narrator))
}

/// A trick in a line; its number is for those who see several.
pub(crate) fn trick_line(key: &str, number: u8, trick: &TrickView, narrator: &Narrator) -> String {
    let cards = trick.plays.iter().map(|play| {
        let args =
            [("name", narrator.name(play.seat).into()), ("card", narrator.told_cards(&[play.card]).into())];
        narrator.texts.format(if play.from_row { "plain-play-of-row" } else { "plain-play-of" }, &args)
    });
    let cards = cards.collect::<Vec<_>>().join(", ");
    let winner = trick.plays.get(usize::from(trick.best)).map_or("", |play| narrator.name(play.seat));
    let args = [("cards", cards.into()), ("name", winner.into()), ("number", number.into())];
    narrator.texts.format(key, &args)
}
