//! House rules on their way from one table to another: a link, a short code, a file.

use leptos::prelude::*;

use super::{House, draft::Draft};
use crate::{
    announce::use_announcer,
    rooms::{
        parts::{Copied, OpenFile, save_file},
        sheet::here,
    },
    route::Route,
    words::use_words,
};

/// Ways to hand the rules on.
#[component]
pub(super) fn HandOn(house: House) -> impl IntoView {
    let say = use_words();
    let code = Signal::derive(move || house.draft.with(Draft::code));
    let link = Signal::derive(move || here(&Route::Rules(code.get()).to_string()));
    let file = move |ending: &str| format!("{}.{ending}", house.draft.with_untracked(Draft::preset));
    let toml = move |_| {
        let text = house.draft.with_untracked(|draft| draft.toml(say.texts().lang()));
        save_file(&file("toml"), "application/toml", &text);
    };
    let json =
        move |_| save_file(&file("json"), "application/json", &house.draft.with_untracked(Draft::json));
    view! {
        <details class="exchange">
            <summary>{say.get("house-share")}</summary>
            <Copied id="house-link" label="house-link" text=link/>
            <Copied id="house-code" label="house-code" text=code/>
            <div class="ways">
                <button type="button" on:click=toml>{say.get("house-file-toml")}</button>
                <button type="button" on:click=json>{say.get("house-file-json")}</button>
            </div>
        </details>
    }
}

/// Takes rules from elsewhere.
#[component]
pub(super) fn TakeOver(house: House) -> impl IntoView {
    let say = use_words();
    let announcer = use_announcer();
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(Vec::<String>::new());
    let take = move |from: &str| match Draft::read(from) {
        Ok(draft) => {
            wrong.set(Vec::new());
            text.set(String::new());
            house.replace(draft);
            announcer.tell(say.texts().get("house-taken"));
        }
        Err(error) => wrong.set(say.texts().rules_faults(&error)),
    };
    let from_file = move |read: String| {
        text.set(read.clone());
        take(&read);
    };
    view! {
        <details class="exchange">
            <summary>{say.get("house-take")}</summary>
            <form on:submit=move |event| { event.prevent_default(); take(&text.get_untracked()); }>
                <div class="field">
                    <label for="house-paste">{say.get("house-paste")}</label>
                    <textarea
                        id="house-paste"
                        rows="4"
                        spellcheck="false"
                        autocapitalize="off"
                        prop:value=text
                        on:input=move |event| text.set(event_target_value(&event))
                    ></textarea>
                </div>
                <div role="alert">
                    <ul class="problems">
                        {move || wrong.get().into_iter().map(|why| view! { <li>{why}</li> }).collect_view()}
                    </ul>
                </div>
                <button type="submit">{say.get("house-read")}</button>
            </form>
            <OpenFile id="house-open" label="house-open" accept=".toml,.json,.txt,text/plain,application/json" take=from_file/>
        </details>
    }
}
