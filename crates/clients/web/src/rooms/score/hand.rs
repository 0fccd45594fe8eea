//! A hand: who, what, how many, in any order. The last fact that is needed writes it.

use std::sync::Arc;

use kookaburra::AnyRules;
use leptos::prelude::*;
use sheet::{Ask, Correction, Draft, Entry, Points, Void};
use table::{Seat, SeatSet};
use texts::Texts;

use super::{
    bar,
    book::{Book, SheetEditor},
    cards_pad, contract, keeper, noted, result, rows, to, with_scores, words,
};
use crate::{
    browser,
    rooms::{
        number::{Typed, number},
        parts::Sure,
    },
};

/// What a hand is written on: it takes each fact that is told.
#[derive(Clone)]
pub(super) struct HandForm(Arc<dyn Fn(Draft) + Send + Sync>, Draft, Typed);

impl HandForm {
    /// Tells a fact.
    pub(super) fn tell(&self, change: impl FnOnce(&mut Draft)) {
        let mut draft = self.1.clone();
        change(&mut draft);
        self.0(draft);
    }

    /// What stands in its fields.
    pub(super) const fn typed(&self) -> Typed {
        self.2
    }
}

/// The sheet as a screen shows it. A second tap in haste is meant for what the first has written: it writes nothing
/// more.
#[derive(Clone)]
struct Shown(usize, usize, Draft);

impl Shown {
    fn of(book: &Book) -> Self {
        Self(book.sheet().games.len(), book.game().hands.len(), book.draft().clone())
    }

    fn is_still(&self, editor: SheetEditor) -> bool {
        let Self(games, hands, draft) = Self::of(&editor.now());
        (games, hands) == (self.0, self.1) && draft == self.2
    }
}

/// The hand that is played now.
pub(super) fn hand(editor: SheetEditor) -> AnyView {
    let (trouble, typed) = (RwSignal::new(String::new()), Typed::default());
    let shown = with_scores(editor, move |book, rules, _| {
        let texts = words(rules);
        let shown = Shown::of(book);
        let again = shown.clone();
        let tell = move |draft| {
            if again.is_still(editor) {
                take(editor, draft, trouble);
            }
        };
        let hand_form = HandForm(Arc::new(tell), book.draft().clone(), typed);
        let void = editor;
        let start_again = move || {
            typed.clear();
            let _kept = editor.write(|book| *book.draft_mut() = Draft::default());
        };
        let start_again = (!book.draft().is_blank()).then(|| {
            view! { <Sure label="pad-start-again" question="pad-start-again-sure" act=start_again/> }
        });
        view! {
            {bar(book, texts, "hand")}
            <h1>{texts.format("pad-next-hand", &[("count", book.next_hand().into())])}</h1>
            {book.draft().note.clone().map(|note| view! { <p class="band">{note}</p> })}
            {noted::beside(book.draft())}
            {facts(editor, &hand_form, book, rules, book.draft())}
            {ready(editor, book, rules, trouble, texts)}
            <section class="besides">
                {passed(&hand_form, rules, texts)}
                <button type="button" on:click=move |_| {
                    if shown.is_still(void) {
                        enter(void, Entry::Void(Void::default()), trouble);
                    }
                }>{texts.get("pad-void")}</button>
                <a class="button" href=to(book, "points")>{texts.get("pad-write-points")}</a>
                {start_again}
            </section>
        }
        .into_any()
    });
    let trouble = move || Some(trouble.get()).filter(|why| !why.is_empty());
    let trouble = move || trouble().map(|why| view! { <p class="problems" role="alert">{why}</p> });
    view! { {shown}{trouble} }.into_any()
}

/// Takes a fact of the hand that is written; the last one writes it, but for numbers that are typed, which somebody may
/// still be typing, and for a hand like the one before. A fact that can't be is not taken.
fn take(editor: SheetEditor, draft: Draft, trouble: RwSignal<String>) {
    let now = editor.now();
    let rules = now.rules().ok();
    let waits = matches!(rules, Some(AnyRules::Rummy500(_))) || !draft.card_points.is_empty();
    let entry = rules.and_then(|rules| draft.entry(&rules));
    match entry.filter(|entry| !waits && !now.is_repeated(entry)) {
        Some(entry) => enter(editor, entry, trouble),
        None => {
            let _kept = editor.write(|book| *book.draft_mut() = draft);
            trouble.set(String::new());
        }
    }
}

/// Writes an entry, and goes back to the board, which tells it.
fn enter(editor: SheetEditor, entry: Entry, trouble: RwSignal<String>) {
    let say = editor.texts();
    // Points belong to the hand before: that which is being written goes on.
    let written = editor.write(|book| match entry {
        Entry::Points(_) => book.write(entry),
        _ => book.finish(entry),
    });
    match written {
        Some(Ok(())) => {
            let book = editor.now();
            if let Some(status_line) = super::board::status_line(&book, say) {
                editor.tell(status_line);
            }
            browser::go(&to(&book, ""), false);
        }
        Some(Err(fault)) => trouble.set(texts::scorekeeper::fault(&fault, say)),
        None => {}
    }
}

/// A hand whose facts are told already, by a ruling for instance, waits for a word; so does one of numbers, and one
/// that is like the hand before.
fn ready(
    editor: SheetEditor,
    book: &Book,
    rules: &AnyRules,
    trouble: RwSignal<String>,
    texts: Texts,
) -> Option<AnyView> {
    let entry = book.draft().entry(rules);
    if entry.is_none() && !matches!(rules, AnyRules::Rummy500(_)) {
        return None;
    }
    let is_repeated = entry.as_ref().is_some_and(|entry| book.is_repeated(entry));
    let asked = is_repeated.then(|| view! { <p role="alert">{texts.get("pad-repeated")}</p> });
    let name = texts.get(if is_repeated { "pad-write-again" } else { "pad-write-hand" });
    let (shown, is_whole) = (Shown::of(book), entry.is_some());
    let write = move |_| {
        if let Some(entry) = entry.clone().filter(|_| shown.is_still(editor)) {
            enter(editor, entry, trouble);
        }
    };
    Some(view! {
        {asked}
        <p><button type="button" id="score-write" class="primary big" disabled=!is_whole on:click=write>{name}</button></p>
    }
    .into_any())
}

fn passed(hand_form: &HandForm, rules: &AnyRules, texts: Texts) -> AnyView {
    let AnyRules::FiveHundred(_) = rules else { return ().into_any() };
    let hand_form = hand_form.clone();
    let tell = move |_| {
        hand_form.tell(|draft| *draft = Draft { passed: true, dealer: draft.dealer, ..Draft::default() });
    };
    view! { <button type="button" on:click=tell>{texts.get("pad-all-passed")}</button> }.into_any()
}

/// The facts of a hand, each with its keys.
fn facts(editor: SheetEditor, hand_form: &HandForm, book: &Book, rules: &AnyRules, draft: &Draft) -> AnyView {
    let texts = words(rules);
    let keeper = keeper(book, texts);
    let asks = draft.asks(rules);
    let dealer = dealer(hand_form, book, texts, draft);
    let AnyRules::FiveHundred(table) = rules else {
        return view! { {cards_pad::players(hand_form, book, rules, draft)}{dealer} }.into_any();
    };
    if draft.passed {
        return view! {
            <p><b>{texts.get("tally-passed")}</b></p>
            {result::asked(hand_form, keeper, draft, &asks)}
            {dealer}
        }
        .into_any();
    }
    let who = |seat: Seat| {
        let hand_form = hand_form.clone();
        let tell = move |_| hand_form.tell(|draft| (draft.seat, draft.passed) = (Some(seat), false));
        let pressed = (draft.seat == Some(seat)).to_string();
        view! { <li><button type="button" aria-pressed=pressed on:click=tell>{keeper.name(seat)}</button></li> }
    };
    let seats = table.seats();
    let partners =
        draft.bid.zip(draft.seat).map(|(bid, _)| table.most_partners(bid)).filter(|&most| most > 0);
    let partners = partners.map(|most| result::partners(hand_form, keeper, draft, seats, most));
    view! {
        <section class="fact">
            <h3>{keeper.question(Ask::Who)}</h3>
            <ul class="keys people-keys">{Seat::all(seats).map(who).collect_view()}</ul>
        </section>
        <section class="fact">
            <h3>{keeper.question(Ask::Contract)}</h3>
            {contract::contracts(hand_form, table, keeper, draft)}
        </section>
        {partners}
        {own_result(hand_form, rules, texts, draft)}
        {result::asked(hand_form, keeper, draft, &others(draft, &asks))}
        {stopped(hand_form, table, texts, draft)}
        {contract::without_kitty(hand_form, table, keeper, draft)}
        {contract::others(editor, hand_form, table, texts)}
        {dealer}
    }
    .into_any()
}

/// What is asked besides the result of the contractor's side.
fn others(draft: &Draft, asks: &[Ask]) -> Vec<Ask> {
    let own =
        |ask: &Ask| matches!(ask, Ask::Tricks(seats) if draft.seat.is_some_and(|seat| seats.contains(seat)));
    asks.iter().copied().filter(|ask| !own(ask)).collect()
}

/// The result of the contractor's side, before anybody knows who they are too.
fn own_result(hand_form: &HandForm, rules: &AnyRules, texts: Texts, draft: &Draft) -> AnyView {
    let told = Draft { seat: draft.seat.or(Some(Seat(0))), own_tricks: None, made: None, ..draft.clone() };
    let told = Draft {
        bid: draft.bid.or_else(|| usual(rules)),
        partners: told.partners.clone().or(Some(Vec::new())),
        ..told
    };
    if told.asks(rules).contains(&Ask::Made) {
        return result::made(hand_form, draft, texts);
    }
    let hand_form = hand_form.clone();
    let tell = move |tricks| hand_form.tell(|draft| draft.own_tricks = Some(tricks));
    result::tricks(texts.get("pad-own-tricks"), draft.own_tricks, draft.bid, texts, tell)
}

/// A contract by which the keys of the result are chosen while there is none.
fn usual(rules: &AnyRules) -> Option<five_hundred::Bid> {
    let AnyRules::FiveHundred(rules) = rules else { return None };
    five_hundred::Bid::all().find(|&bid| rules.bids.binds(bid) && !bid.is_misere())
}

fn stopped(hand_form: &HandForm, rules: &five_hundred::Rules, texts: Texts, draft: &Draft) -> AnyView {
    let (hand_form, is_on) = (hand_form.clone(), draft.stopped);
    let tell = move |_| hand_form.tell(|draft| draft.stopped = !is_on);
    let button = view! { <button type="button" aria-pressed=is_on.to_string() on:click=tell>{texts.get("pad-stopped")}</button> };
    rules.stops_when_decided().then_some(button).into_any()
}

/// Another dealer than the one whose deal it was [LAW-DEAL-9].
fn dealer(hand_form: &HandForm, book: &Book, texts: Texts, draft: &Draft) -> AnyView {
    let due = book.scores().ok().and_then(|mut scores| scores.games.pop()?.dealer);
    let keeper = keeper(book, texts);
    let one = |seat: Seat| {
        let hand_form = hand_form.clone();
        let chosen = draft.dealer.or(due) == Some(seat);
        let tell = move |_| hand_form.tell(|draft| draft.dealer = (due != Some(seat)).then_some(seat));
        view! { <button type="button" aria-pressed=chosen.to_string() on:click=tell>{keeper.name(seat)}</button> }
    };
    let seats = book.game().players.len();
    view! {
        <details class="dealt" open=draft.dealer.is_some()>
            <summary>{texts.get("pad-who-dealt")}</summary>
            <div class="keys">{Seat::all(seats).map(one).collect_view()}</div>
        </details>
    }
    .into_any()
}

/// Points beside the hands.
pub(super) fn points(editor: SheetEditor) -> AnyView {
    let (trouble, typed) = (RwSignal::new(String::new()), Typed::default());
    let shown = with_scores(editor, move |book, rules, _| {
        let texts = words(rules);
        let keeper = keeper(book, texts);
        let columns = rules.sides();
        let given = RwSignal::new(vec![Some(0); columns.len()]);
        let note = RwSignal::new(String::new());
        let field = |(at, seats): (usize, &SeatSet)| {
            let title =
                texts.format("pad-points-of", &[("players", texts.players(*seats, keeper.names).into())]);
            number(
                typed,
                title,
                format!("score-points-{at}"),
                None,
                texts.get("pad-no-number"),
                move |points| {
                    given.update(|all| all[at] = points);
                },
            )
        };
        let write = move |event: leptos::ev::SubmitEvent| {
            event.prevent_default();
            let note = Some(note.get_untracked()).filter(|note| !note.trim().is_empty());
            let given = given.get_untracked().into_iter().collect::<Option<Vec<i32>>>();
            let Some(points) = given.filter(|_| !typed.has_trouble()) else { return };
            if points.iter().all(|&points| points == 0) {
                trouble.set(texts.get("pad-no-points"));
                return;
            }
            enter(editor, Entry::Points(Points { points, note }), trouble);
        };
        view! {
            {bar(book, texts, "points")}
            <h1>{texts.get("pad-write-points")}</h1>
            <p class="hint">{texts.get("pad-write-points-hint")}</p>
            <form on:submit=write>
                {columns.iter().enumerate().map(field).collect_view()}
                <div class="field">
                    <label for="score-note">{texts.get("pad-note")}</label>
                    <input id="score-note" maxlength="80" on:input=move |event| note.set(event_target_value(&event))/>
                </div>
                <button class="primary">{texts.get("pad-write")}</button>
            </form>
        }
        .into_any()
    });
    let trouble = move || Some(trouble.get()).filter(|why| !why.is_empty());
    let trouble = move || trouble().map(|why| view! { <p class="problems" role="alert">{why}</p> });
    view! { {shown}{trouble} }.into_any()
}

/// An earlier entry is put right: its facts can be told again, and the effect is shown before it is written.
pub(super) fn fix(editor: SheetEditor, number: usize) -> AnyView {
    let now = editor.now();
    let entry = now.game().stands(number).flatten().cloned();
    let first = now.rules().ok().zip(entry.as_ref()).and_then(|(rules, entry)| Draft::of(entry, &rules));
    let draft = RwSignal::new(first.unwrap_or_default());
    let typed = Typed::default();
    with_scores(editor, move |book, rules, _| {
        let texts = words(rules);
        let hand_form = HandForm(Arc::new(move |told| draft.set(told)), draft.get(), typed);
        let replaced = draft.with(|draft| draft.entry(rules));
        let is_hand = draft.with(|draft| !draft.is_blank());
        let stands = book.game().stands(number).flatten();
        let effect = replaced.filter(|entry| stands != Some(entry));
        let correct = effect.map(|entry| rows::effect(editor, book, number, Some(entry), texts));
        let Some(_) = book.game().stands(number) else {
            // The address of a row of another game.
            let sheet = to(book, "sheet");
            return view! {
                {bar(book, texts, "fix")}
                <p class="problems">{texts.get("tally-fault-nothing-to-correct")}</p>
                <p><a class="button" href=sheet>{texts.get("pad-sheet")}</a></p>
            }
            .into_any();
        };
        let count = book.game().row_of(number);
        view! {
            {bar(book, texts, "fix")}
            <h1>{texts.format("pad-correcting", &[("count", count.into())])}</h1>
            {is_hand.then(|| facts(editor, &hand_form, book, rules, &draft.get()))}
            {correct}
            <details class="strike">
                <summary>{texts.get("pad-strike")}</summary>
                {rows::effect(editor, book, number, None, texts)}
            </details>
            <p><a class="button" href=to(book, "sheet")>{texts.get("pad-leave")}</a></p>
        }
        .into_any()
    })
}

/// Writes a correction, and goes back to the sheet.
pub(super) fn correct(editor: SheetEditor, entry: usize, to_entry: Option<Entry>, agreed: bool) {
    let correction = Correction { entry, to: to_entry.map(Box::new), agreed };
    let written = editor.write(|book| book.write(Entry::Correct(correction)));
    if let Some(Ok(())) = written {
        browser::go(&to(&editor.now(), "sheet"), false);
    }
}
