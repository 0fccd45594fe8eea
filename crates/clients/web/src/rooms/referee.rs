//! *Who is right?* A referee for people with real cards: they pick what happened, answer what decides, and read the
//! ruling. All that they tell stands in the address, so that going back takes an answer back, a phone may sleep, and
//! any ruling has a link.

mod asking;
mod ruling;
mod rummy;
mod score;

use five_hundred::Rules;
use kookaburra::AnyRules;
use laws::questions::{Answer, Topic};
use leptos::prelude::*;
use texts::referee::{Case, Step};
use texts::{Lang, Texts, whole};

use super::{
    home::usual_table,
    parts::{GameChoice, Search, name_page},
    scenes::scene,
    score::people_at_chairs,
    tables,
};
use crate::{browser, route::Route, settings::use_settings, words::use_words};

/// The referee, and what has been told.
#[component]
pub(crate) fn Referee(told: String) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    name_page(say.get("web-referee"));
    let (code, path) = match told.split_once('/') {
        Some((code, path)) => (code.to_owned(), path.to_owned()),
        None if told.is_empty() => (settings.with_untracked(usual_table), told),
        None => (told, String::new()),
    };
    let room = move || {
        let (code, texts) = (code.clone(), say.texts());
        match tables::read(&code) {
            Ok(AnyRules::FiveHundred(rules)) => Room::new(code, rules, Case::read(&path), say.lang()).view(),
            Ok(AnyRules::Rummy500(rules)) => rummy::view(&code, &rules, &path, say.lang()),
            Err(error) => {
                let why = texts.rules_faults(&error).into_iter().map(|why| view! { <li>{why}</li> });
                view! { <ul class="problems">{why.collect_view()}</ul> }.into_any()
            }
        }
    };
    view! {
        <article class="room referee-room">
            <h1>{say.get("web-referee")}</h1>
            {room}
            <p><a href=Route::Lessons(String::new()).to_string()>{say.get("web-lessons")}</a></p>
        </article>
    }
}

/// The choice of the game.
fn games(code: &str) -> AnyView {
    let go = |code: String| browser::go(&Route::Referee(code).to_string(), false);
    view! { <GameChoice id="referee-game" label="who-table" code=code.to_owned() go/> }.into_any()
}

/// A case at a table.
struct Room {
    code: String,
    rules: Box<Rules>,
    case: Case,
    texts: Texts,
    chairs: Vec<String>,
}

impl Room {
    fn new(code: String, rules: Box<Rules>, case: Case, lang: Lang) -> Self {
        let texts = Texts::for_rules(lang, &*rules);
        let chairs = people_at_chairs(&rules, case.bid()).unwrap_or_else(|| case.chairs(&rules, texts));
        Self { code, rules, case, texts, chairs }
    }

    fn view(&self) -> AnyView {
        let step = match self.case.step(&self.rules) {
            Ok(Step::Topic) => self.topics(),
            Ok(Step::Contract) => self.contracts(),
            Ok(Step::Partners) => self.partners(),
            Ok(Step::Dealer) => self.dealer(),
            Ok(Step::Question(question, may_differ)) => self.question(&question, may_differ),
            Ok(Step::Rulings(branches)) => self.rulings(&branches),
            Err(malformed) => view! { <p class="problems">{malformed.to_string()}</p> }.into_any(),
        };
        let head = if self.case.is_empty() { games(&self.code) } else { self.told() };
        view! { {head}{step} }.into_any()
    }

    fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// The address of a case at this table.
    fn to(&self, case: &Case) -> String {
        Route::Referee(format!("{}/{case}", self.code)).to_string()
    }

    /// What has been told, each with the way back to where it was asked.
    fn told(&self) -> AnyView {
        let fact = |what: String, to: String| view! { <li><a href=to>{what}</a></li> }.into_any();
        let mut facts = Vec::new();
        if let Some(topic) = self.case.topic() {
            facts.push(fact(self.get(&format!("topic-{}", topic.key())), self.to(&self.case.hand())));
        }
        if let Some(bid) = self.case.bid() {
            facts
                .push(fact(Texts::capitalised(&self.texts.bid(bid)), self.to(&self.case.without_contract())));
        }
        if self.case.is_passed() {
            facts.push(fact(self.get("who-all-passed"), self.to(&self.case.without_contract())));
        }
        for told in self.case.facts(&self.rules).unwrap_or_default() {
            let question = texts::referee::question(&told.question, self.texts);
            facts.push(fact(format!("{question} {}", self.answers(&told.answers)), self.to(&told.before)));
        }
        if let Some(tricks) = self.case.tricks() {
            let numbers: Vec<String> = tricks.iter().map(u8::to_string).collect();
            let told = format!("{} {}", self.get("who-tricks"), numbers.join("–"));
            facts.push(fact(told, self.to(&self.case.with_tricks(None))));
        }
        view! {
            <nav class="told" aria-label=self.get("who-told")><ol>{facts}</ol></nav>
        }
        .into_any()
    }

    fn answer(&self, answer: Answer) -> String {
        match answer {
            Answer::Seats(players) if players.0.is_empty() => self.get("who-nobody"),
            Answer::Seats(players) => self.texts.players(players.0, &self.chairs),
            Answer::Wrong(players, kitty) => {
                let mut wrong: Vec<String> =
                    players.0.iter().map(|seat| self.texts.player(seat, &self.chairs)).collect();
                wrong.extend(kitty.then(|| self.get("answer-law-kitty")));
                if wrong.is_empty() { self.get("who-nobody") } else { self.texts.list(wrong) }
            }
            Answer::Cards(led, played, other) => {
                let led = led.map(|suit| self.texts.suit(suit));
                let cards = [played, other].map(|card| self.texts.card(card));
                led.into_iter().chain(cards).collect::<Vec<_>>().join(", ")
            }
            Answer::Points(points) => whole::shown(points),
            word => texts::referee::answer(word, &self.chairs, self.texts).unwrap_or_default(),
        }
    }

    fn answers(&self, answers: &[Answer]) -> String {
        self.texts.list_or(answers.iter().map(|&answer| self.answer(answer)).collect())
    }

    /// What people say happened, to be searched.
    fn topics(&self) -> AnyView {
        let query = RwSignal::new(String::new());
        let (texts, code, case) = (self.texts, self.code.clone(), self.case.clone());
        let found = move || {
            let found = texts::referee::find(texts, &query.get());
            if found.is_empty() {
                return view! { <p role="status">{texts.get("who-nothing")}</p> }.into_any();
            }
            let topic = |topic: Topic| {
                let to = Route::Referee(format!("{code}/{}", case.and(topic))).to_string();
                let name = texts.get(&format!("topic-{}", topic.key()));
                view! { <li><a class="button" href=to>{scene(topic)}<span>{name}</span></a></li> }
            };
            view! { <ul class="topics">{found.into_iter().map(topic).collect_view()}</ul> }.into_any()
        };
        view! {
            <h2>{self.get("who-happened")}</h2>
            <Search id="referee-search" label="who-search" find=move |words| query.set(words)/>
            <p class="hint">{self.get("who-search-hint")}</p>
            {found}
        }
        .into_any()
    }
}
