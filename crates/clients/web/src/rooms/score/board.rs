//! The board: what lies on the table between hands, seen at a glance.

use kookaburra::{AnyRules, rules_code};
use leptos::prelude::*;
use sheet::{GameScore, Status};
use table::{Seat, SeatSet};
use texts::Texts;
use texts::referee::Case;

use super::{
    bar,
    book::{Book, SheetEditor},
    heading, keeper, noted, to, with_scores, words,
};
use crate::{browser, rooms::tables, route::Route, words::use_words};

/// What is told of the last row.
pub(super) fn status_line(book: &Book, page: Texts) -> Option<String> {
    let rules = book.rules().ok()?;
    let texts = tables::words(page.lang(), &rules);
    let game = book.scores().ok()?.games.pop()?;
    let row = game.rows.iter().rev().find(|row| !row.struck)?;
    Some(keeper(book, texts).status_line(&game, row))
}

/// The board.
pub(super) fn board(editor: SheetEditor) -> AnyView {
    let (say, turned) = (use_words(), RwSignal::new(false));
    let awake = RwSignal::new(true);
    browser::keep_awake(move |is_awake| awake.set(is_awake));
    let sleeps = move || (!awake.get()).then(|| view! { <p class="hint">{say.get("pad-may-sleep")}</p> });
    let shown = with_scores(editor, move |book, rules, mut scores| {
        let texts = words(rules);
        let Some(game) = scores.games.pop() else { return ().into_any() };
        let status_line = status_line(book, texts);
        view! {
            <div class="board" class:turned=move || turned.get()>
                {won(book, &game, texts)}
                {totals(book, rules, &game, texts)}
                {contract(book, texts)}
                {status_line.map(|status_line| view! { <p class="band">{status_line}</p> })}
                {noted::choice(editor, keeper(book, texts), &game, texts)}
                {race(editor, book, texts)}
                {bench(&game, texts)}
            </div>
            {next_step(editor, book, &game, texts)}
            {bar(book, texts, "")}
            {buttons(editor, book, rules, turned, texts)}
        }
        .into_any()
    });
    view! {
        <h1 class="heard-only">{say.get("web-score")}</h1>
        {shown}
        {sleeps}
    }
    .into_any()
}

/// Who has won, before all else.
fn won(book: &Book, game: &GameScore, texts: Texts) -> Option<AnyView> {
    let told = (game.status == Status::Over).then(|| keeper(book, texts).standing(game))?;
    Some(view! { <p class="won"><b>{told}</b></p> }.into_any())
}

/// What is done next: the next hand; or, after the last, the next game.
fn next_step(editor: SheetEditor, book: &Book, game: &GameScore, texts: Texts) -> AnyView {
    if game.status == Status::Over {
        return view! {
            <p class="next-step">
                <button type="button" class="primary big" on:click=move |_| next_game(editor)>{texts.get("pad-next-game")}</button>
                <a class="button" href=to(book, "next")>{texts.get("pad-new-partners")}</a>
            </p>
        }
        .into_any();
    }
    let key = if book.draft().is_blank() { "pad-enter-hand" } else { "pad-finish-hand" };
    let name = texts.format(key, &[("count", book.next_hand().into())]);
    view! { <p class="next-step"><a class="button primary big" href=to(book, "hand")>{name}</a></p> }
        .into_any()
}

/// Begins another game of the same people.
pub(super) fn next_game(editor: SheetEditor) {
    if let Some(Ok(())) = editor.write(|book| book.play_again()) {
        editor.tell(editor.texts().get("pad-game-begun"));
        browser::go(&to(&editor.now(), ""), false);
    }
}

/// The totals, large, with what is needed and who deals.
fn totals(book: &Book, rules: &AnyRules, game: &GameScore, texts: Texts) -> AnyView {
    let keeper = keeper(book, texts);
    let column = |(at, column): (usize, &sheet::Column)| {
        let total = game.totals.get(at).copied().unwrap_or_default();
        let needs = game.needs.get(at).copied().filter(|&needs| needs > 0 && game.status == Status::Playing);
        let needs = needs.map(|needs| texts.format("pad-need", &[("count", needs.unsigned_abs().into())]));
        let dealer = game.dealer.filter(|_| game.status == Status::Playing);
        let deals = dealer.filter(|dealer| column.seats.contains(dealer));
        let deals = deals.map(|dealer| deal(&keeper.name(dealer), rules, texts));
        let wins = column.seats.iter().any(|seat| game.winners.contains(seat));
        view! {
            <li class:wins=wins>
                <h2>{heading(&keeper, column)}</h2>
                <p class="sum" class:negative={total < 0}>{total.to_string().replace('-', "−")}</p>
                {noted::totals(game, at).map(|totals| view! { <p class="or">{totals}</p> })}
                <p class="needs">{needs}</p>
                {deals}
            </li>
        }
    };
    view! { <ul class="standings">{game.columns.iter().enumerate().map(column).collect_view()}</ul> }
        .into_any()
}

/// The dealer; a tap says the packets.
fn deal(name: &str, rules: &AnyRules, texts: Texts) -> AnyView {
    let dealer = format!("{name} {}", texts.get("pad-deals"));
    let packets = match rules {
        AnyRules::FiveHundred(rules) => texts.explain(&**rules, "deal_pattern"),
        AnyRules::Rummy500(rules) => {
            let cards = rules.hand_size();
            Some(texts.format("pad-cards-each", &[("count", (cards as u32).into())]))
        }
    };
    match packets {
        Some(packets) => view! {
            <details class="deals">
                <summary><b aria-hidden="true">"D"</b>" "{dealer}</summary>
                <p>{Texts::capitalised(&packets)}</p>
            </details>
        }
        .into_any(),
        None => view! { <p class="deals">{dealer}</p> }.into_any(),
    }
}

/// The contract, once it is known who plays it.
fn contract(book: &Book, texts: Texts) -> Option<AnyView> {
    let keeper = keeper(book, texts);
    let (bid, seat) = (book.draft().bid?, book.draft().seat?);
    let plays =
        texts.format("pad-plays", &[("name", keeper.name(seat).into()), ("bid", keeper.bid(bid).into())]);
    let needs = (!bid.is_misere())
        .then(|| texts.format("pad-needs-tricks", &[("count", u32::from(bid.needed()).into())]));
    Some(view! { <p class="contract"><b>{plays}</b>" "{needs}</p> }.into_any())
}

/// Those who may have got there first, where that decides.
fn race(editor: SheetEditor, book: &Book, texts: Texts) -> Option<AnyView> {
    let race = book.race().ok().filter(|race| !race.is_empty())?;
    let one = |seats: SeatSet| {
        let name = texts.players(seats, &book.game().players);
        let seats: Vec<Seat> = seats.iter().collect();
        let tell = move |_| {
            let _kept = editor.write(|book| book.tell_first(&seats));
        };
        view! { <button type="button" on:click=tell>{name}</button> }
    };
    Some(view! { <div class="keys">{race.into_iter().map(one).collect_view()}</div> }.into_any())
}

fn bench(game: &GameScore, texts: Texts) -> Option<AnyView> {
    let names = game.bench.join(", ");
    (!names.is_empty()).then(|| view! { <p class="hint">{texts.get("pad-bench")}": "{names}</p> }.into_any())
}

/// Undo, redo, turning, the referee.
fn buttons(
    editor: SheetEditor,
    book: &Book,
    rules: &AnyRules,
    turned: RwSignal<bool>,
    texts: Texts,
) -> AnyView {
    let (can_undo, can_redo) = (book.can_undo(), book.can_redo());
    let step = move |change: fn(&mut sheet::Book) -> bool| {
        let _kept = editor.write(|book| change(book));
        editor.tell(
            status_line(&editor.now(), editor.texts()).unwrap_or_else(|| editor.texts().get("pad-empty")),
        );
    };
    view! {
        <div class="score-bar">
            <button type="button" disabled=!can_undo on:click=move |_| step(sheet::Book::undo)>{texts.get("pad-undo")}</button>
            <button type="button" disabled=!can_redo on:click=move |_| step(sheet::Book::redo)>{texts.get("pad-redo")}</button>
            <button type="button" on:click=move |_| turned.update(|turned| *turned = !*turned)>{texts.get("pad-turn")}</button>
            <a class="button" href=referee(book, rules)>{texts.get("web-referee")}</a>
        </div>
    }
    .into_any()
}

/// The referee, with the contract if there is one.
pub(super) fn referee(book: &Book, rules: &AnyRules) -> String {
    let told = match rules {
        AnyRules::Rummy500(rules) => rules_code(rules.spec()),
        AnyRules::FiveHundred(rules) => {
            let code = rules_code(rules.spec());
            match book.draft().bid.filter(|&bid| rules.bids.binds(bid)) {
                Some(bid) => {
                    let case = Case::default().with_contract(Some(bid));
                    let partners: SeatSet = book.draft().partners.iter().flatten().copied().collect();
                    let turn = book.draft().seat.unwrap_or(Seat(0)).index();
                    let chairs = partners.iter().map(|seat| seat.after(rules.seats() - turn, rules.seats()));
                    let case = if rules.most_partners(bid) > 0 && book.draft().partners.is_some() {
                        case.with_partners(Some(chairs.collect()))
                    } else {
                        case
                    };
                    format!("{code}/{case}")
                }
                None => code,
            }
        }
    };
    Route::Referee(told).to_string()
}
