//! What a player may choose for the page. Everything holds at once and is saved in this browser.

use cards::{HandEnd, Indices, SortBy};
use leptos::prelude::*;
use texts::Lang;

use crate::{
    rooms::{
        backup::BackupSection,
        help::LetterKeys,
        parts::{Choice, Switch, name_page},
    },
    settings::{Pace, Settings, TextSize, Theme, Trick, use_settings},
    words::use_words,
};

/// The settings.
#[component]
pub(crate) fn SettingsRoom() -> impl IntoView {
    let say = use_words();
    name_page(say.get("web-settings"));
    view! {
        <div class="room settings-room">
            <h1>{say.get("web-settings")}</h1>
            <p class="quiet">{say.get("set-kept")}</p>
            <section>
                <h2>{say.get("set-looks")}</h2>
                <Languages/>
                <Looks/>
            </section>
            <section>
                <h2>{say.get("set-play")}</h2>
                <Paces/>
                <Helps/>
            </section>
            <section>
                <h2>{say.get("set-hand")}</h2>
                <p class="quiet">{say.get("set-hand-hint")}</p>
                <Hands/>
            </section>
            <BackupSection/>
        </div>
    }
}

/// The languages, each in its own words.
#[component]
fn Languages() -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let option = move |lang: Lang| {
        view! {
            <label class="chip">
                <input
                    type="radio"
                    name="set-lang"
                    value=lang.code()
                    prop:checked=move || say.lang() == lang
                    on:change=move |_| settings.update(|settings| settings.lang = Some(lang.code().to_owned()))
                />
                <span lang=lang.code()>{lang.name()}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field choice">
            <legend>{say.get("set-lang")}</legend>
            <div class="chips">{Lang::ALL.map(option).collect_view()}</div>
        </fieldset>
    }
}

/// A choice among the values of one setting.
macro_rules! choice {
    ($settings:ident, $id:literal, $field:ident: $kind:ident) => {
        view! {
            <Choice
                id=$id
                label=$id
                options={ $kind::ALL.iter().map(|value| value.text()).collect() }
                value=Signal::derive(move || $settings.with(|settings| settings.$field.text().to_owned()))
                set=move |text: &str| $settings.update(|settings| settings.$field = text.parse().unwrap_or_default())
            />
        }
    };
}

/// A setting that is on or off.
macro_rules! switch {
    ($settings:ident, $id:literal, $hint:literal, $field:ident) => {
        view! {
            <Switch
                id=$id
                label=$id
                hint=$hint
                on=Signal::derive(move || $settings.with(|settings: &Settings| settings.$field))
                set=move |on| $settings.update(|settings| settings.$field = on)
            />
        }
    };
}

#[component]
fn Looks() -> impl IntoView {
    let settings = use_settings();
    view! {
        {choice!(settings, "set-theme", theme: Theme)}
        {choice!(settings, "set-indices", indices: Indices)}
        {switch!(settings, "set-four-colours", "set-four-colours-hint", four_colours)}
        {switch!(settings, "set-large-cards", "set-large-cards-hint", large_cards)}
        {choice!(settings, "set-text", text: TextSize)}
        {switch!(settings, "set-left-handed", "set-left-handed-hint", left_handed)}
    }
}

#[component]
fn Paces() -> impl IntoView {
    let settings = use_settings();
    view! {
        {choice!(settings, "set-pace", pace: Pace)}
        {choice!(settings, "set-trick", trick: Trick)}
        {switch!(settings, "set-tap-twice", "set-tap-twice-hint", tap_twice)}
        {switch!(settings, "set-forced", "set-forced-hint", forced)}
        {switch!(settings, "set-sound", "set-sound-hint", sound)}
    }
}

/// How the cards of a hand lie.
#[component]
fn Hands() -> impl IntoView {
    let settings = use_settings();
    view! {
        {choice!(settings, "set-sort", sort_by: SortBy)}
        {choice!(settings, "set-trumps", trumps: HandEnd)}
        {choice!(settings, "set-high", high_cards: HandEnd)}
    }
}

#[component]
fn Helps() -> impl IntoView {
    let settings = use_settings();
    view! {
        {switch!(settings, "set-guidance", "set-guidance-hint", guidance)}
        {switch!(settings, "set-command-box", "set-command-box-hint", command_box)}
        <LetterKeys/>
    }
}
