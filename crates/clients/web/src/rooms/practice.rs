//! Practice: deals of one kind, and positions that people write down, as diagrams to look at, to print and to share.

use desk::{deal_code, position_code};
use five_hundred::Rules;
use kookaburra::{AnyRules, build_code};
use learning::{
    figures::BadlyBid,
    position::{Position, Solved},
    practice::{Practice, Wish},
};
use leptos::prelude::*;
use table::{Game, Seat, shuffle};
use texts::{
    Texts,
    diagram::{Diagram, Look},
    position::{faults, link_refused},
    practice::{badly_bid, meaning, rarity, refused, solved, wish},
};
use wasm_bindgen_futures::spawn_local;

use super::{
    figures::KEY,
    parts::{Copied, GameChoice, name_page, print_page, save_file, table_of},
    picture::share_drawing,
    sheet::here,
    usual_of_country, usual_table,
};
use crate::{
    backup::{BackupReply, BackupRequest},
    browser,
    link::use_link,
    message::Response,
    route::Route,
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// Practice, by the part of an address after its `#/`: `practice`, or `deal` and a link.
#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns what it is given")]
pub(crate) fn PracticeRoom(path: String) -> impl IntoView {
    let say = use_words();
    name_page(say.get("practice-title"));
    let link = path.split_once('/').filter(|(room, _)| *room == "deal").map(|_| format!("#/{path}"));
    let sent = link.map(|link| Position::from_link(&link).map_err(|error| link_refused(say.texts(), error)));
    let (position, wrong) = match sent {
        Some(Ok(position)) => (Some(position), None),
        Some(Err(why)) => (None, Some(why)),
        None => (None, None),
    };
    let was_sent = position.is_some();
    view! {
        <article class="room practice-room">
            <h1>{say.get("practice-title")}</h1>
            {wrong.map(|why| view! { <p role="alert">{why}</p> })}
            {(!was_sent).then(|| view! { <DealMe/> })}
            <Positions position/>
        </article>
    }
}

/// *Deal me a hand of a kind*.
#[component]
fn DealMe() -> impl IntoView {
    let (say, settings, link) = (use_words(), use_settings(), use_link());
    let code = RwSignal::new(settings.with_untracked(|settings: &Settings| usual_table(settings)));
    let chosen = RwSignal::new(Wish::Misere);
    let practice = move || {
        five_hundred(say, &code.get())
            .and_then(|rules| Practice::new(rules, &[chosen.get()]).map_err(|why| refused(say.texts(), why)))
    };
    let about = move || match practice() {
        Ok(practice) => {
            format!("{} {}", meaning(say.texts(), chosen.get()), rarity(say.texts(), practice.one_in()))
        }
        Err(why) => why,
    };
    let wrong = RwSignal::new(None::<String>);
    let deal = move |practice: Result<Practice, String>| {
        let found = practice.and_then(|practice| {
            let seed = browser::seed().ok_or_else(|| say.texts().get("error-no-random"))?;
            let rules = practice.rules();
            // Whoever practises speaks first.
            let dealer = Seat(rules.seats() as u8 - 1);
            let dealt = practice.deal(seed, 0, (Seat(0), dealer));
            deal_code(rules, &dealt.source, dealer, Seat(0)).ok_or_else(|| say.texts().get("desk-no-deal"))
        });
        match found {
            Ok(deal) => {
                let to = Route::Play { rules: code.get_untracked(), seed: Some(deal) };
                browser::go(&to.to_string(), false);
            }
            Err(why) => wrong.set(Some(why)),
        }
    };
    let badly = RwSignal::new(None::<Option<BadlyBid>>);
    let ask = move |_| {
        let request = BackupRequest::BadlyBid {
            rules: code.get_untracked(),
            figures: browser::saved(KEY).unwrap_or_default(),
        };
        spawn_local(async move {
            let Ok(Response::Backup(bytes)) = link.ask(request.packed()).await else { return };
            if let Ok(BackupReply::BadlyBid(found)) = postcard::from_bytes(&bytes) {
                badly.try_set(Some(found));
            }
        });
    };
    let like = move |found: BadlyBid| {
        let rules = five_hundred(say, &code.get_untracked())?;
        Practice::with_longest_suit(rules, found.trumps).map_err(|why| refused(say.texts(), why))
    };
    // Of another game other hands are bid badly.
    Effect::new(move |_| {
        code.track();
        badly.set(None);
    });
    let told = move || {
        let Some(found) = badly.get()? else {
            return Some(view! { <p>{say.get("practice-badly-none")}</p> }.into_any());
        };
        let about = match like(found) {
            Ok(practice) => badly_bid(say.texts(), found, practice.one_in()),
            Err(why) => why,
        };
        Some(
            view! {
                <p>{about}</p>
                <button type="button" data-practice="deal-badly" on:click=move |_| deal(like(found))>
                    {say.get("practice-deal-button")}
                </button>
            }
            .into_any(),
        )
    };
    let option = move |it: Wish| {
        let name = move || Texts::capitalised(&wish(say.texts(), it));
        view! {
            <label class="chip">
                <input type="radio" name="practice-wish" value=it.name() prop:checked=move || chosen.get() == it
                    on:change=move |_| chosen.set(it)/>
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <section aria-labelledby="practice-deal">
            <h2 id="practice-deal">{say.get("practice-deal-me")}</h2>
            <GameChoice id="practice-game" label="practice-game" code=code.get_untracked() go=move |other| code.set(other)/>
            <fieldset class="field choice">
                <legend>{say.get("practice-kind")}</legend>
                <div class="chips">{Wish::ALL.map(option).collect_view()}</div>
            </fieldset>
            <p>{about}</p>
            {move || wrong.get().map(|why| view! { <p role="alert">{why}</p> })}
            <div class="ways">
                <button type="button" class="primary" data-practice="deal" on:click=move |_| deal(untrack(practice))>
                    {say.get("practice-deal-button")}
                </button>
                <button type="button" data-practice="badly" on:click=ask>{say.get("practice-badly")}</button>
            </div>
            <div aria-live="polite">{told}</div>
        </section>
    }
}

/// Rules of which there are such deals.
fn five_hundred(say: Say, code: &str) -> Result<Rules, String> {
    match build_code(code) {
        Ok(rules) if rules.plays_open() => Err(say.texts().get("practice-open")),
        Ok(AnyRules::FiveHundred(rules)) => Ok(*rules),
        Ok(AnyRules::Rummy500(_)) => Err(say.texts().get("practice-of-five-hundred")),
        Err(error) => Err(say.texts().rules_faults(&error).join(" ")),
    }
}

/// A position to be written down, looked at and shared.
#[component]
fn Positions(position: Option<Position>) -> impl IntoView {
    let say = use_words();
    let settings = use_settings();
    let begins =
        position.clone().or_else(|| settings.with_untracked(|settings| example(&usual_table(settings))));
    let begins = begins.or_else(|| example(settings.with_untracked(usual_of_country)));
    let text = RwSignal::new(begins.as_ref().map(Position::to_text).unwrap_or_default());
    let shown = RwSignal::new(position);
    let wrong = RwSignal::new(Vec::<String>::new());
    let look = move |_| match Position::read(&text.get_untracked()) {
        Ok(position) => {
            wrong.set(Vec::new());
            shown.set(Some(position));
        }
        Err(found) => {
            shown.set(None);
            wrong.set(faults(say.texts(), &found));
        }
    };
    let outcome = move || {
        let position = shown.get()?;
        match drawn(say.texts(), &position) {
            Ok(diagram) => Some(view_of(say, &position, &diagram)),
            Err(why) => Some(listed(why)),
        }
    };
    let faulty = move || wrong.with(|wrong| (!wrong.is_empty()).then(|| listed(wrong.clone())));
    view! {
        <section aria-labelledby="practice-position">
            <h2 id="practice-position">{say.get("practice-position")}</h2>
            <p>{say.get("practice-position-about")}</p>
            <div class="field">
                <label for="position">{say.get("practice-position-field")}</label>
                <textarea id="position" rows="10" spellcheck="false" autocomplete="off" prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))></textarea>
            </div>
            <button type="button" data-practice="look" on:click=look>{say.get("practice-look")}</button>
            {faulty}
            {outcome}
        </section>
    }
}

/// A position to start from: any deal of the player's game.
fn example(code: &str) -> Option<Position> {
    let AnyRules::FiveHundred(rules) = build_code(code).ok()? else { return None };
    let dealer = Seat(rules.seats() as u8 - 1);
    let mut pack = rules.pack_in_order();
    shuffle(browser::seed()?, &mut pack);
    Some(Position::new(&rules, dealer, &rules.deal_pack(&pack, dealer)))
}

/// Everything that is wrong, at once.
fn listed(why: Vec<String>) -> AnyView {
    let why = why.into_iter().map(|why| view! { <li>{why}</li> }).collect_view();
    view! { <ul class="problems" role="alert">{why}</ul> }.into_any()
}

fn drawn(texts: Texts, position: &Position) -> Result<Diagram, Vec<String>> {
    let opened = position.open().map_err(|found| faults(texts, &found))?;
    let view = opened.situation.whole_view();
    Ok(Diagram::new(texts, Look::default(), (&opened.situation.rules, &view), Some(&opened.deal), &[]))
}

fn view_of(say: Say, position: &Position, diagram: &Diagram) -> AnyView {
    let svg = diagram.svg();
    // An image brings its own styles along.
    let drawing = format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(&svg)));
    let (saved, shared) = (svg.clone(), svg);
    let share = move |_| {
        let svg = shared.clone();
        spawn_local(async move { share_drawing("kookaburra-deal", &svg).await });
    };
    let save = move |_| save_file("kookaburra-deal.svg", "image/svg+xml", &saved);
    let play = position.open().ok().and_then(|opened| position_code(&opened)).map(|code| {
        let to = Route::Play { rules: position.rules.clone(), seed: Some(code) }.to_string();
        view! { <a class="button primary" data-practice="play" href=to>{say.get("practice-play-it")}</a> }
    });
    let link = match position.link() {
        Ok(link) => {
            let address = Signal::stored(here(&link));
            view! { <Copied id="position-link" label="practice-link" text=address/> }.into_any()
        }
        Err(error) => view! { <p>{link_refused(say.texts(), error)}</p> }.into_any(),
    };
    view! {
        <img class="diagram" src=drawing alt=diagram.words()/>
        <Solving position=position.clone()/>
        {link}
        <div class="ways">
            {play}
            <button type="button" on:click=share>{say.get("practice-picture")}</button>
            <button type="button" on:click=save>{say.get("practice-svg")}</button>
            <button type="button" on:click=move |_| print_page()>{say.get("practice-print")}</button>
        </div>
    }
    .into_any()
}

/// *What is each card worth?* The worker works it out.
#[component]
fn Solving(position: Position) -> impl IntoView {
    let (say, link) = (use_words(), use_link());
    let (going, found) = (RwSignal::new(false), RwSignal::new(None::<Solved>));
    let asked = position.link().ok();
    let ask = move |_| {
        let Some(asked) = asked.clone() else { return };
        going.set(true);
        spawn_local(async move {
            let told = match link.ask(BackupRequest::Solve { link: asked }.packed()).await {
                Ok(Response::Backup(bytes)) => postcard::from_bytes(&bytes).ok(),
                _ => None,
            };
            going.try_set(false);
            if let Some(BackupReply::Solved(Some(solved))) = told {
                found.try_set(Some(solved));
            }
        });
    };
    let told = move || {
        let (sentence, cells) = solved(say.texts(), &found.get()?);
        Some(view! { <p>{sentence}</p> {table_of(cells)} })
    };
    view! {
        <div class="solved" aria-live="polite" data-solved=move || found.with(Option::is_some).to_string()>
            <p role="status">{move || going.get().then(|| say.texts().get("practice-solving"))}</p>
            {told}
        </div>
        <Show when=move || found.with(Option::is_none)>
            <button type="button" data-practice="solve" disabled=going on:click=ask.clone()>{say.get("practice-solve")}</button>
        </Show>
    }
}
