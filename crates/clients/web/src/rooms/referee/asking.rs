//! What the referee asks: the contract, the chairs, and what decides.

use cards::{Card, Suit};
use five_hundred::{Bid, BidKind};
use laws::questions::{Answer, Question};
use leptos::{ev::SubmitEvent, prelude::*};
use table::{Seat, SeatSet};
use texts::Texts;
use texts::referee::Case;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use super::Room;
use crate::{
    browser,
    rooms::number::{Typed, number},
};

/// The form of the question that is asked.
const FORM: &str = "referee-form";
/// The field of points.
const POINTS: &str = "referee-points";

impl Room {
    /// The bids of these rules, and that there is no contract yet.
    pub(super) fn contracts(&self) -> AnyView {
        let bids = Bid::all().filter(|&bid| self.rules.bids.binds(bid));
        let bid = |bid: Bid| {
            let name = self.texts.bid(bid);
            let to = self.to(&self.case.with_contract(Some(bid)));
            let sign = match bid.kind() {
                BidKind::Tricks(tricks, strain) if !bid.is_sans_kitty() => {
                    let sign = strain
                        .trump()
                        .map_or_else(|| self.get("short-no-trumps"), |suit| suit.symbol().to_string());
                    Some((format!("{tricks}{sign}"), strain.trump().is_some_and(Suit::is_red)))
                }
                _ => None,
            };
            match sign {
                Some((sign, is_red)) => view! {
                    <li><a class="button" href=to data-sign=sign class:red-suit=is_red><span class="heard-only">{name}</span></a></li>
                }
                .into_any(),
                None => view! { <li class="whole"><a class="button" href=to>{name}</a></li> }.into_any(),
            }
        };
        view! {
            <h2>{self.get("who-contract")}</h2>
            <p><a class="button" href=self.to(&self.case.with_contract(None))>{self.get("who-no-contract")}</a></p>
            <p><a class="button" href=self.to(&self.case.with_all_passed())>{self.get("who-all-passed")}</a></p>
            <ul class="bid-list">{bids.map(bid).collect_view()}</ul>
        }
        .into_any()
    }

    /// Those who may play with the contractor: somebody, nobody, or it isn't known yet.
    pub(super) fn partners(&self) -> AnyView {
        let case = |partners: Option<SeatSet>| self.to(&self.case.with_partners(partners));
        let others = Seat::all(self.rules.seats()).skip(1).map(SeatSet::of);
        let mut ways: Vec<(String, String)> =
            others.map(|one| (self.texts.players(one, &self.chairs), case(Some(one)))).collect();
        ways.push((self.get("who-nobody"), case(Some(SeatSet::EMPTY))));
        ways.push((self.get("who-partners-unknown"), case(None)));
        self.ways(&self.get("who-partners"), ways)
    }

    /// The dealer.
    pub(super) fn dealer(&self) -> AnyView {
        let way = |seat: Seat| (self.texts.player(seat, &self.chairs), self.to(&self.case.with_dealer(seat)));
        self.ways(&self.get("who-dealer"), Seat::all(self.rules.seats()).map(way).collect())
    }

    /// A question, and the answers one below the other.
    fn ways(&self, question: &str, ways: Vec<(String, String)>) -> AnyView {
        let way = |(name, to): (String, String)| view! { <li><a class="button" href=to>{name}</a></li> };
        view! {
            <h2>{question.to_owned()}</h2>
            <ul class="answers">{ways.into_iter().map(way).collect_view()}</ul>
        }
        .into_any()
    }

    /// A question of the laws.
    pub(super) fn question(&self, question: &Question, may_differ: bool) -> AnyView {
        let words = texts::referee::question(question, self.texts);
        let answers = if question.is_open {
            let form = self.form(question);
            view! { <h2>{words}</h2>{form} }.into_any()
        } else if matches!(question.answers.first(), Some(Answer::Seat(_))) {
            let round = self.chairs_round(question);
            view! { <h2>{words}</h2>{round} }.into_any()
        } else {
            let way =
                |&answer: &Answer| (self.answer(answer), self.to(&self.case.with_answer(question, answer)));
            self.ways(&words, question.answers.iter().map(way).collect())
        };
        let differ = (may_differ && !question.is_open).then(|| self.disagreement(question));
        view! { {answers}{differ} }.into_any()
    }

    /// The table as it is drawn, with a chair for each player that may be the answer.
    fn chairs_round(&self, question: &Question) -> AnyView {
        let chair = |&answer: &Answer| {
            let Answer::Seat(seat) = answer else { return ().into_any() };
            let to = self.to(&self.case.with_answer(question, answer));
            let name = self.texts.player(seat, &self.chairs);
            view! { <li data-chair=seat.to_string()><a class="button" href=to>{name}</a></li> }.into_any()
        };
        let key = if self.case.bid().is_some() { "who-chairs" } else { "who-chairs-dealer" };
        view! {
            <p class="hint">{self.get(key)}</p>
            <ul class="chairs" data-seats=self.rules.seats().to_string()>
                {question.answers.iter().map(chair).collect_view()}
            </ul>
        }
        .into_any()
    }

    /// Two answers, for people who don't agree on one.
    fn disagreement(&self, question: &Question) -> AnyView {
        let pairs =
            question.answers.iter().enumerate().flat_map(|(index, &one)| {
                question.answers[index + 1..].iter().map(move |&other| (one, other))
            });
        let pair = |(one, other): (Answer, Answer)| {
            let to = self.to(&self.case.with_both(question, one, other));
            view! { <li><a href=to>{self.answers(&[one, other])}</a></li> }
        };
        view! {
            <details class="differ">
                <summary>{self.get("who-disagree")}</summary>
                <p class="hint">{self.get("who-disagree-text")}</p>
                <ul>{pairs.map(pair).collect_view()}</ul>
            </details>
        }
        .into_any()
    }

    /// The fields of an answer that isn't one of a few.
    fn form(&self, question: &Question) -> AnyView {
        let fields = match question.answers.first() {
            Some(Answer::Cards(..)) => self.card_fields(),
            Some(Answer::Points(_)) => {
                let (label, why) = (self.get("who-points"), self.get("who-no-number"));
                number(Typed::default(), label, POINTS.to_owned(), None, why, |_| {})
            }
            Some(Answer::Wrong(..)) => self.seat_fields(true),
            _ => self.seat_fields(false),
        };
        let (question, case) = (question.clone(), self.case.clone());
        let (code, rules, chairs) = (self.code.clone(), self.rules.clone(), self.chairs.clone());
        let impossible = RwSignal::new(false);
        let submit = move |event: SubmitEvent| {
            event.prevent_default();
            let answer = texts::referee::read(&question, &chairs, &typed());
            match answer.filter(|&answer| case.allows(&rules, answer)) {
                Some(answer) => go(&code, &case.with_answer(&question, answer)),
                None => impossible.set(true),
            }
        };
        let why = self.get("who-cannot-be");
        let trouble =
            move || impossible.get().then(|| view! { <p class="problems" role="alert">{why.clone()}</p> });
        view! {
            <form id=FORM on:submit=submit>
                {fields}
                {trouble}
                <button class="primary">{self.get("who-go")}</button>
            </form>
        }
        .into_any()
    }

    /// A box to be ticked for each player, and for the kitty.
    fn seat_fields(&self, kitty: bool) -> AnyView {
        let seats = Seat::all(self.rules.seats());
        let mut boxes: Vec<(String, String)> = seats
            .map(|seat| ((seat.index() + 1).to_string(), self.texts.player(seat, &self.chairs)))
            .collect();
        boxes.extend(kitty.then(|| ("k".to_owned(), self.get("answer-law-kitty"))));
        let tick = |(value, name): (String, String)| {
            view! { <label class="chip"><input type="checkbox" data-part=value/><span>{name}</span></label> }
        };
        view! { <div class="chips field">{boxes.into_iter().map(tick).collect_view()}</div> }.into_any()
    }

    /// The suit led, the card played, the card that could have been.
    fn card_fields(&self) -> AnyView {
        let suit = |suit: Suit| (suit.to_string(), self.texts.suit(suit));
        let lead = ("-".to_owned(), self.get("who-lead"));
        let suits = Suit::ALL.map(suit).into_iter().chain([lead]).collect();
        let card = |card: Card| (card.to_string(), Texts::capitalised(&self.texts.card(card)));
        let cards: Vec<(String, String)> = self.rules.pack().into_iter().map(card).collect();
        let field = |key: &'static str, options: Vec<(String, String)>| {
            let option = |(value, name): (String, String)| view! { <option value=value>{name}</option> };
            view! {
                <div class="field">
                    <label for=key>{self.get(key)}</label>
                    <select id=key data-part="one" required>
                        <option value="" selected>{self.get("who-choose")}</option>
                        {options.into_iter().map(option).collect_view()}
                    </select>
                </div>
            }
        };
        view! {
            {field("who-led", suits)}
            {field("who-played", cards.clone())}
            {field("who-could", cards)}
        }
        .into_any()
    }
}

/// What the form says, as one would type it.
fn typed() -> String {
    let Some(document) = browser::document() else { return String::new() };
    let Ok(parts) = document.query_selector_all(&format!("#{FORM} :is([data-part], #{POINTS})")) else {
        return String::new();
    };
    let parts = (0..parts.length()).filter_map(|index| parts.item(index));
    parts.filter_map(|part| said(&part.dyn_into().ok()?)).collect::<Vec<_>>().join(" ")
}

/// What a field says; nothing if it isn't ticked.
fn said(field: &Element) -> Option<String> {
    if let Some(select) = field.dyn_ref::<HtmlSelectElement>() {
        return Some(select.value());
    }
    let input = field.dyn_ref::<HtmlInputElement>()?;
    if input.type_() == "checkbox" {
        return input.checked().then(|| field.get_attribute("data-part"))?;
    }
    Some(input.value())
}

fn go(code: &str, case: &Case) {
    browser::go(&crate::route::Route::Referee(format!("{code}/{case}")).to_string(), false);
}
