//! House rules: a form made from the axes, with what is wrong, what has changed and what it comes to beside it.

mod draft;
mod exchange;
mod find;
mod mend;
mod question;

use leptos::prelude::*;

use crate::{
    announce::use_announcer,
    browser,
    rooms::{
        home::usual_table,
        parts::{Sure, name_page},
        sheet::sheet_view,
        tables,
    },
    route::Route,
    settings::use_settings,
    words::use_words,
};
use draft::{Change, Draft, Form};
use exchange::{HandOn, TakeOver};
use find::Find;
use question::Groups;

/// The same rules for another number of players; none where that is another game altogether.
pub(crate) fn with_players(code: &str, players: usize) -> Option<String> {
    let draft = Draft::of(code).ok().filter(|draft| matches!(draft, Draft::Rummy(_)))?;
    let draft = draft.with("players", &players.to_string());
    draft.build().is_ok().then(|| draft.code())
}

/// House rules that are being made. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
struct House {
    /// The rules as they stand.
    draft: RwSignal<Draft>,
    /// The form for them.
    form: Memo<Form>,
    /// The axis that was answered last.
    last: RwSignal<String>,
    /// The last rules that could be played.
    good: RwSignal<Draft>,
    /// The rules that others have just taken the place of, as a whole: they can be had again.
    before: RwSignal<Option<Draft>>,
}

impl House {
    /// Answers a question.
    fn answer(self, axis: &str, value: &str) {
        self.last.set(axis.to_owned());
        self.before.set(None);
        self.put(self.draft.get_untracked().with(axis, value));
    }

    /// Takes other rules as a whole, and offers to take that back.
    fn replace(self, draft: Draft) {
        let before = self.draft.get_untracked();
        self.before.set((before != draft && before.changes() > 0).then_some(before));
        self.put(draft);
    }

    /// Takes other rules.
    fn put(self, draft: Draft) {
        if draft.build().is_ok() {
            self.good.set(draft);
        }
        self.draft.set(draft);
        browser::rename(&Route::Rules(draft.code()).to_string());
    }
}

/// The form for house rules, beginning with these.
#[component]
pub(crate) fn HouseRules(rules: String) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    name_page(say.get("web-house-rules"));
    let usual = || settings.with_untracked(usual_table);
    let code = if rules.is_empty() { usual() } else { rules };
    let (draft, unread) = match Draft::of(&code) {
        Ok(draft) => (draft, None),
        Err(error) => match Draft::of(&usual()) {
            Ok(draft) => (draft, Some(error)),
            Err(_) => return view! { <h1>{say.get("web-house-rules")}</h1> }.into_any(),
        },
    };
    let good = if draft.build().is_ok() { draft } else { draft.unchanged() };
    let draft = RwSignal::new(draft);
    let house = House {
        draft,
        form: Memo::new(move |_| draft.with(|draft| draft.form(say.lang()))),
        last: RwSignal::new(String::new()),
        good: RwSignal::new(good),
        before: RwSignal::new(None),
    };
    tell_problems(house);
    view! {
        <div class="room house-room">
            <header>
                <h1>{say.get("web-house-rules")}</h1>
                <p class="quiet">{say.get("house-about")}</p>
                {unread.map(|error| view! {
                    <ul class="problems" role="alert">
                        {move || say.texts().rules_faults(&error).into_iter().map(|why| view! { <li>{why}</li> }).collect_view()}
                    </ul>
                })}
                <Begin house/>
                <Find house/>
            </header>
            <div class="columns">
                <div class="form"><Groups house/></div>
                <aside class="house-side" aria-label=say.get("house-sheet")>
                    <State house/>
                    <Keep house/>
                    <HandOn house/>
                    <TakeOver house/>
                    <Outcome house/>
                </aside>
            </div>
        </div>
    }
    .into_any()
}

/// A player who can't see the marks hears what has begun not to go together.
fn tell_problems(house: House) {
    let announcer = use_announcer();
    Effect::new(move |before: Option<Vec<String>>| {
        let problems = house.form.with(|form| form.problems.clone());
        for problem in &problems {
            if before.as_ref().is_some_and(|before| !before.contains(problem)) {
                announcer.tell(problem.clone());
            }
        }
        problems
    });
}

/// The game one begins with: any named one, or a table of one's own.
#[component]
fn Begin(house: House) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let own = Memo::new(move |_| settings.with(|settings| settings.tables.clone()));
    let begin = move |event| {
        if let Ok(draft) = Draft::of(&event_target_value(&event)) {
            house.replace(draft);
        }
    };
    let code = Memo::new(move |_| house.draft.with(Draft::code));
    let preset = move || house.draft.with(Draft::preset);
    // A table of one's own is chosen when its code is that of the rules; else the preset is.
    let is_own = move || own.with(|own| own.iter().any(|(_, saved)| *saved == code.get()));
    let named = move |game: tables::Named| {
        let value = game.code;
        view! { <option value=value prop:selected=move || !is_own() && preset() == value>{game.name}</option> }
    };
    let country = move |country: tables::Country| {
        view! { <optgroup label=country.heading>{country.games.into_iter().map(named).collect_view()}</optgroup> }
    };
    let saved = move |(name, saved): (String, String)| {
        let value = saved.clone();
        view! { <option value=value prop:selected=move || code.get() == saved>{name}</option> }
    };
    view! {
        <div class="field">
            <label for="house-begin">{say.get("house-begin")}</label>
            <select id="house-begin" on:change=begin>
                {move || own.with(|own| (!own.is_empty()).then(|| view! {
                    <optgroup label=say.get("house-own")>{own.iter().cloned().map(saved).collect_view()}</optgroup>
                }))}
                {move || {
                    let [first, ..] = tables::usual(&crate::browser::locale());
                    tables::by_country(say.lang(), first).into_iter().map(country).collect_view()
                }}
            </select>
        </div>
    }
}

/// Whether these rules can be played, and what to do about it.
#[component]
fn State(house: House) -> impl IntoView {
    let say = use_words();
    let problems = Memo::new(move |_| house.form.with(|form| form.problems.clone()));
    let changes = Memo::new(move |_| house.draft.with(Draft::changes));
    let play = move || Route::Play { rules: house.draft.with(Draft::code), seed: None }.to_string();
    let before = move || Route::Before(house.draft.with(Draft::code)).to_string();
    view! {
        <section class="state">
            <p class="count">{move || say.with("house-state", &[("count", changes.get().into())])}</p>
            {move || if problems.with(Vec::is_empty) {
                view! {
                    <div class="ways">
                        <a class="button primary" href=play>{say.get("home-play")}</a>
                        <a class="button" href=before>{say.get("home-before")}</a>
                    </div>
                }
                .into_any()
            } else {
                view! { <Wrong house problems/> }.into_any()
            }}
            {move || (changes.get() > 0).then(|| view! {
                <button type="button" on:click=move |_| house.replace(house.draft.get_untracked().unchanged())>
                    {say.get("house-all-back")}
                </button>
            })}
            {move || house.before.get().map(|before| view! {
                <button type="button" class="take-back" on:click=move |_| { house.before.set(None); house.put(before); }>
                    {say.get("baize-undo")}
                </button>
            })}
        </section>
    }
}

/// The problems, and the least that would put them right.
#[component]
fn Wrong(house: House, problems: Memo<Vec<String>>) -> impl IntoView {
    let say = use_words();
    let mended = Memo::new(move |_| house.draft.with(|draft| draft.mended(say.lang(), &house.last.get())));
    let mend = move |changes: &[Change]| {
        let mended = changes
            .iter()
            .fold(house.draft.get_untracked(), |draft, change| draft.with(change.axis, &change.value));
        house.put(mended);
    };
    view! {
        <div class="wrong">
            <p>{say.get("house-wrong")}</p>
            <ul class="problems">
                {move || problems.get().into_iter().map(|problem| view! { <li>{problem}</li> }).collect_view()}
            </ul>
            {move || mended.get().map(|changes| {
                let words: Vec<String> = changes.iter().map(|change| change.words.clone()).collect();
                view! {
                    <p>{say.with("house-mend-how", &[("changes", words.join("; ").into())])}</p>
                    <button type="button" class="primary" on:click=move |_| mend(&changes)>{say.get("house-mend")}</button>
                }
            })}
        </div>
    }
}

/// Keeps these rules under a name of one's own.
#[component]
fn Keep(house: House) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let announcer = use_announcer();
    let code = Memo::new(move |_| house.draft.with(Draft::code));
    let saved = Memo::new(move |_| {
        let name = |(name, saved): &(String, String)| (*saved == code.get()).then(|| name.clone());
        settings.with(|settings| settings.tables.iter().find_map(name))
    });
    let input = NodeRef::<leptos::html::Input>::new();
    // Other rules have this name already: whether they are given up is asked.
    let replacing = RwSignal::new(None::<String>);
    let keep = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = input.get_untracked().map(|input| input.value()).unwrap_or_default();
        let name = if typed.trim().is_empty() {
            say.texts().get("house-name-usual")
        } else {
            typed.trim().to_owned()
        };
        let other = |(saved, rules): &(String, String)| *saved == name && *rules != code.get_untracked();
        let replaces = settings.with_untracked(|settings| settings.tables.iter().any(other));
        if replaces && replacing.get_untracked().as_ref() != Some(&name) {
            replacing.set(Some(name));
            return;
        }
        replacing.set(None);
        settings
            .update(|settings| settings.tables = with_table(&settings.tables, &name, &code.get_untracked()));
        browser::keep_for_good();
        announcer.tell(say.with("house-saved", &[("name", name.into())]));
    };
    // A name that is too long is refused as it is typed, not cut.
    let wrong = RwSignal::new(None::<String>);
    let look = move |_| {
        let Some(input) = input.get_untracked() else { return };
        replacing.set(None);
        let long = input.value().trim().chars().count() > LONGEST_NAME;
        wrong.set(long.then(|| say.with("house-name-long", &[("longest", LONGEST_NAME.into())])));
        input.set_custom_validity(&wrong.get_untracked().unwrap_or_default());
    };
    let forget = move || {
        settings.update(|settings| settings.tables.retain(|(_, saved)| *saved != code.get_untracked()));
    };
    view! {
        <section class="keep">
            <form on:submit=keep>
                <div class="field">
                    <label for="house-name">{say.get("house-name")}</label>
                    <div class="with-button">
                        <input
                            id="house-name"
                            autocomplete="off"
                            aria-describedby="house-name-wrong"
                            aria-invalid=move || wrong.with(Option::is_some).then_some("true")
                            node_ref=input
                            on:input=look
                            placeholder=say.get("house-name-usual")
                            prop:value=move || saved.get().unwrap_or_default()
                        />
                        <button type="submit">{say.get("house-save")}</button>
                    </div>
                    <p class="problems" id="house-name-wrong" role="status">{wrong}</p>
                    {move || replacing.get().map(|name| view! {
                        <div class="sure" role="group">
                            <p role="alert">{say.with("house-replace-question", &[("name", name.into())])}</p>
                            <button type="submit" class="danger">{say.get("house-replace")}</button>
                            <button type="button" on:click=move |_| replacing.set(None)>{say.get("web-keep")}</button>
                        </div>
                    })}
                </div>
            </form>
            {move || saved.get().map(|_| view! { <Sure label="house-forget" question="house-forget-question" act=forget/> })}
        </section>
    }
}

/// How long a name of one's own rules may be, in characters.
const LONGEST_NAME: usize = 40;

/// How many tables of one's own are saved.
const MOST_TABLES: usize = 50;

/// One's tables with one more, the newest first; a table of the same name or with the same rules is replaced.
fn with_table(tables: &[(String, String)], name: &str, code: &str) -> Vec<(String, String)> {
    let others = tables.iter().filter(|(saved, rules)| saved != name && rules != code).cloned();
    std::iter::once((name.to_owned(), code.to_owned())).chain(others).take(MOST_TABLES).collect()
}

/// The rule sheet that comes of it; while nothing can be played, that of the rules before.
#[component]
fn Outcome(house: House) -> impl IntoView {
    let say = use_words();
    let rules = Memo::new(move |_| house.good.with(Draft::code));
    let is_old = Memo::new(move |_| house.draft.with(Draft::code) != rules.get());
    view! {
        <section class="sheet" aria-labelledby="house-sheet">
            <h2 id="house-sheet">{say.get("house-sheet")}</h2>
            {move || is_old.get().then(|| view! { <p class="note">{say.get("house-sheet-before")}</p> })}
            {move || tables::read(&rules.get()).ok().map(|rules| sheet_view(&tables::sheet(say.lang(), &rules)))}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_kept_once_under_its_newest_name() {
        let table = |name: &str, code: &str| (name.to_owned(), code.to_owned());
        let one = with_table(&[], "Ours", "quebec-4");
        assert_eq!(one, [table("Ours", "quebec-4")]);
        let two = with_table(&one, "Theirs", "american-4");
        assert_eq!(two, [table("Theirs", "american-4"), table("Ours", "quebec-4")]);
        assert_eq!(
            with_table(&two, "Everybody’s", "quebec-4"),
            [table("Everybody’s", "quebec-4"), table("Theirs", "american-4")]
        );
        assert_eq!(with_table(&one, "Ours", "american-4"), [table("Ours", "american-4")]);
    }
}
