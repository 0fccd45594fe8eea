//! The rule sheet of a table, to be read and searched.

use kookaburra::{AnyRules, RulesError};
use leptos::prelude::*;
use texts::{Section, Sheet, Table, TableRow, letters};

use crate::{
    rooms::{
        parts::{Copied, GameChoice, Search, name_page, print_page, table_of},
        tables,
    },
    route::Route,
    words::use_words,
};

/// The rule sheet of the rules of a code.
#[component]
pub(crate) fn RuleSheet(rules: String) -> impl IntoView {
    let say = use_words();
    let read = StoredValue::new(tables::read(&rules));
    let code = StoredValue::new(rules);
    let title = move || {
        read.with_value(|rules| match rules {
            Ok(rules) => tables::title(say.lang(), rules).0,
            Err(_) => say.texts().get("sheet-none"),
        })
    };
    name_page(title);
    let query = RwSignal::new(String::new());
    let way = move |to: fn(String) -> Route| code.with_value(|code| to(code.clone()).to_string());
    let link = move || here(&way(Route::Sheet));
    view! {
        <article class="room sheet-room">
            <header>
                <h1>{title}</h1>
                <nav class="ways" aria-label=say.get("sheet-ways")>
                    <a class="button primary" href=way(|rules| Route::Play { rules, seed: None })>{say.get("home-play")}</a>
                    <a class="button" href=way(Route::Rules)>{say.get("home-change")}</a>
                    <button type="button" on:click=|_| print_page()>{say.get("sheet-print")}</button>
                </nav>
                <Search id="sheet-search" label="sheet-search" find=move |words| query.set(words)/>
            </header>
            {move || read.with_value(|rules| match rules {
                Ok(rules) => found(&tables::sheet(say.lang(), rules), &query.get(), &say.texts().get("sheet-nothing")),
                Err(error) => {
                    let why = say.texts().rules_faults(error);
                    view! { <ul class="problems">{why.into_iter().map(|why| view! { <li>{why}</li> }).collect_view()}</ul> }
                        .into_any()
                }
            })}
            {move || read.with_value(|rules| rules.as_ref().ok().map(kookaburra::AnyRules::code)).map(|code| view! {
                <p class="on-paper">{say.with("sheet-code", &[("code", code.into())])}</p>
            })}
            <Copied id="sheet-link" label="house-link" text=Signal::derive(link)/>
            <Against read/>
        </article>
    }
}

/// The rules beside those of another game.
#[component]
fn Against(read: StoredValue<Result<AnyRules, RulesError>>) -> impl IntoView {
    let say = use_words();
    let other = RwSignal::new(None::<String>);
    let code = read.with_value(|rules| rules.as_ref().map(AnyRules::code).unwrap_or_default());
    let told = move || {
        let other = tables::read(&other.get()?).ok()?;
        let texts = say.texts();
        let cells = read.with_value(|rules| texts.against(rules.as_ref().ok()?, &other));
        Some(match cells {
            None => view! { <p>{texts.get("against-other")}</p> }.into_any(),
            Some(cells) if cells.rows.is_empty() => view! { <p>{texts.get("against-none")}</p> }.into_any(),
            Some(cells) => table_of(cells),
        })
    };
    view! {
        <section class="off-paper" aria-labelledby="against">
            <h2 id="against">{say.get("against-title")}</h2>
            <GameChoice id="against-game" label="against-game" code go=move |code| other.set(Some(code))/>
            <div aria-live="polite">{told}</div>
        </section>
    }
}

/// The whole address of a room, to be sent to somebody.
pub(crate) fn here(hash: &str) -> String {
    let location = crate::browser::window().map(|window| window.location());
    let page = location.and_then(|location| location.href().ok()).unwrap_or_default();
    format!("{}{hash}", page.split(['#', '?']).next().unwrap_or_default())
}

/// The matches found on a sheet, or a word that there are none.
fn found(sheet: &Sheet, query: &str, nothing: &str) -> AnyView {
    let sections = matching(sheet, query);
    if sections.is_empty() {
        return view! { <p role="status">{nothing.to_owned()}</p> }.into_any();
    }
    view! {
        <p class="difference">{sheet.difference.clone()}</p>
        {sections.iter().map(|section| section_view(section, query)).collect_view()}
    }
    .into_any()
}

/// A sheet, all of it.
pub(crate) fn sheet_view(sheet: &Sheet) -> AnyView {
    view! {
        <p class="difference">{sheet.difference.clone()}</p>
        {sheet.sections.iter().map(|section| section_view(section, "")).collect_view()}
    }
    .into_any()
}

/// The parts of a sheet that a query is found in: of a section whose heading has it all, else those paragraphs.
fn matching(sheet: &Sheet, query: &str) -> Vec<Section> {
    let has = |text: &str| query.trim().is_empty() || !marks(text, query).is_empty();
    let part = |section: &Section| {
        if has(&section.heading) {
            return Some(section.clone());
        }
        let paragraphs: Vec<String> = section.paragraphs.iter().filter(|text| has(text)).cloned().collect();
        let table = section.table.clone().filter(|table| table.rows.iter().any(|row| has(&row.name)));
        let any = !paragraphs.is_empty() || table.is_some();
        any.then(|| Section { heading: section.heading.clone(), paragraphs, table })
    };
    sheet.sections.iter().filter_map(part).collect()
}

/// Where a query stands in a text, in letters, accents and capitals apart.
fn marks(text: &str, query: &str) -> Vec<(usize, usize)> {
    let letters: Vec<char> = text.chars().map(letters::plain).collect();
    let wanted: Vec<char> = query.trim().chars().map(letters::plain).collect();
    let mut found = Vec::new();
    let mut at = 0;
    while !wanted.is_empty() && at + wanted.len() <= letters.len() {
        if letters[at..at + wanted.len()] == wanted[..] {
            found.push((at, at + wanted.len()));
            at += wanted.len();
        } else {
            at += 1;
        }
    }
    found
}

/// A text with the places of a query marked.
fn marked(text: &str, query: &str) -> AnyView {
    let letters: Vec<char> = text.chars().collect();
    let piece = |from: usize, to: usize| letters[from..to].iter().collect::<String>();
    let mut views = Vec::new();
    let mut at = 0;
    for (from, to) in marks(text, query) {
        views.push(view! { {piece(at, from)}<mark>{piece(from, to)}</mark> }.into_any());
        at = to;
    }
    views.push(piece(at, letters.len()).into_any());
    views.into_any()
}

fn section_view(section: &Section, query: &str) -> AnyView {
    let paragraph = |text: &String| view! { <p>{marked(text, query)}</p> };
    view! {
        <section>
            <h2>{marked(&section.heading, query)}</h2>
            {section.paragraphs.iter().map(paragraph).collect_view()}
            {section.table.as_ref().map(table_view)}
        </section>
    }
    .into_any()
}

fn table_view(table: &Table) -> AnyView {
    let columns = table.head.len().saturating_sub(1).max(1);
    let row = |row: &TableRow| {
        let lone = row.values.len() == 1 && columns > 1;
        let cell = |value: &i32| {
            let place = row.place.clone().map(|place| view! { <span class="place">" " {place}</span> });
            view! { <td colspan=if lone { columns } else { 1 } class:lone=lone>{value.to_string()}{place}</td> }
        };
        view! { <tr><th scope="row">{row.name.clone()}</th>{row.values.iter().map(cell).collect_view()}</tr> }
    };
    view! {
        <div class="wide" tabindex="0" role="region" aria-label=table.head.first().cloned()>
            <table class="values">
                <thead>
                    <tr>{table.head.iter().map(|head| view! { <th scope="col">{head.clone()}</th> }).collect_view()}</tr>
                </thead>
                <tbody>{table.rows.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;

    fn sheet(code: &str, lang: Lang) -> Sheet {
        tables::sheet(lang, &tables::read(code).unwrap())
    }

    #[test]
    fn a_search_finds_paragraphs_whatever_the_accents() {
        let sheet = sheet("australian-4", Lang::En);
        let found = matching(&sheet, "MISERE");
        assert!(!found.is_empty() && found.len() < sheet.sections.len());
        let texts = found.iter().flat_map(|section| &section.paragraphs);
        assert!(
            texts.clone().count() > 0 && texts.clone().all(|text| text.to_lowercase().contains("misère"))
        );
        assert_eq!(matching(&sheet, "  ").len(), sheet.sections.len());
        assert!(matching(&sheet, "poker").is_empty());
    }

    #[test]
    fn a_heading_that_is_found_brings_its_whole_section() {
        let sheet = sheet("quebec-4", Lang::Fr);
        let heading = sheet.sections[1].heading.clone();
        assert!(matching(&sheet, &heading).contains(&sheet.sections[1]));
    }

    #[test]
    fn places_are_counted_in_letters() {
        assert_eq!(marks("Misère, la misère", "misere"), [(0, 6), (11, 17)]);
        assert_eq!(marks("aaa", "aa"), [(0, 2)]);
        assert!(marks("aaa", "").is_empty());
    }
}
