//! Planning an evening: the rules, when, how many deals, and who moves.

use leptos::prelude::*;
use online_client::participant::club::are_pairs;
use online_wire::{
    Moment, Opening, Options,
    club::{ClubCommand, Evening, Fill, Movement},
};
use players::Level;

use super::membership::Membership;
use crate::{
    browser,
    online::arrive::code_of,
    rooms::{
        levels,
        parts::{Choice, GameChoice},
        tables, usual_table,
    },
    settings::use_settings,
    words::use_words,
};

/// How many deals are played, and how many of them in a round, if nothing else is planned.
const USUAL: (u32, u32) = (12, 4);

/// An hour, in milliseconds.
const HOUR: f64 = 3_600_000.0;

/// What a director has chosen.
#[derive(Clone, Copy)]
struct Draft {
    rules: RwSignal<String>,
    at: RwSignal<String>,
    deals: RwSignal<u32>,
    per_round: RwSignal<u32>,
    movement: RwSignal<String>,
    fill: RwSignal<String>,
    level: RwSignal<Level>,
    /// The moment that was planned before, and as what it stands in the field.
    before: StoredValue<Option<(f64, String)>>,
}

impl Draft {
    /// Begins with what is planned.
    fn of(plan: Option<&Evening>, usual: String) -> Self {
        let now = browser::now();
        let at = plan.map_or(now, |plan| plan.at.0 as f64);
        let (movement, fill) = plan.map(|plan| (plan.movement, plan.fill)).unwrap_or_default();
        let movement = match movement {
            Movement::Nobody => "nobody",
            Movement::Pairs => "pairs",
            Movement::Everyone => "everyone",
        };
        Self {
            rules: RwSignal::new(plan.and_then(|plan| code_of(&plan.opening)).unwrap_or(usual)),
            at: RwSignal::new(browser::local_time(at)),
            before: StoredValue::new(plan.map(|_| (at, browser::local_time(at)))),
            deals: RwSignal::new(plan.map_or(USUAL.0, |plan| plan.deals)),
            per_round: RwSignal::new(plan.map_or(USUAL.1, |plan| plan.per_round)),
            movement: RwSignal::new(movement.to_owned()),
            fill: RwSignal::new(if fill == Fill::Bye { "bye" } else { "bots" }.to_owned()),
            level: RwSignal::new(plan.map_or(Level::Expert, |plan| plan.opening.options.level)),
        }
    }

    /// The plan that this is; nothing if the rules or the time are none.
    fn plan(self) -> Option<Evening> {
        let rules = tables::read(&self.rules.get_untracked()).ok()?;
        let options = Options { level: self.level.get_untracked(), ..Options::default() };
        let opening = Opening::of(&rules, options);
        let movement = match self.movement.get_untracked().as_str() {
            "pairs" if are_pairs(&opening) => Movement::Pairs,
            "everyone" if are_pairs(&opening) => Movement::Everyone,
            _ => Movement::Nobody,
        };
        Some(Evening {
            opening,
            at: Moment(self.moment()? as u64),
            deals: self.deals.get_untracked(),
            per_round: self.per_round.get_untracked().min(self.deals.get_untracked()),
            movement,
            fill: if self.fill.get_untracked() == "bye" { Fill::Bye } else { Fill::Bots },
        })
    }

    /// When it begins. In an hour that comes twice, an evening that is planned stays in the one in which it was.
    fn moment(self) -> Option<f64> {
        let typed = self.at.get_untracked();
        let first = browser::moment(&typed)?;
        let before = self.before.get_value().map(|(at, _)| at);
        let again = [first + HOUR, first + HOUR / 2.0].into_iter();
        let again = again.rev().find(|&at| browser::local_time(at) == typed);
        let later = again.zip(before).filter(|&(again, before)| {
            browser::offset(before) == browser::offset(again)
                && browser::offset(first) != browser::offset(again)
        });
        let stays = self.before.get_value().filter(|(_, text)| *text == typed).map(|(at, _)| at);
        Some(stays.or(later.map(|(again, _)| again)).unwrap_or(first))
    }

    /// Whether people change tables.
    fn moves(self) -> bool {
        self.can_move() && self.movement.with(|movement| movement != "nobody")
    }

    /// Whether people can change tables in this game.
    fn can_move(self) -> bool {
        let rules = self.rules.with(|code| tables::read(code).ok());
        rules.is_some_and(|rules| are_pairs(&Opening::of(&rules, Options::default())))
    }
}

/// The form in which an evening is planned, or planned otherwise.
#[component]
pub fn Plan(member: Membership) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let plan =
        member.told.with_untracked(|told| told.as_ref()?.club.evening.as_ref().map(|it| it.plan.clone()));
    let draft = Draft::of(plan.as_ref(), settings.with_untracked(usual_table));
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(plan) = draft.plan() {
            member.command(ClubCommand::Plan(Box::new(plan)));
        }
    };
    let level = Memo::new(move |_| Some(draft.level.get()));
    let code = draft.rules.get_untracked();
    view! {
        <form class="plans" on:submit=save>
            <GameChoice id="plan-rules" label="home-games" code go=move |code| draft.rules.set(code)/>
            <div class="field">
                <label for="plan-at">{say.get("club-when")}</label>
                <input
                    id="plan-at"
                    type="datetime-local"
                    required
                    prop:value=move || draft.at.get()
                    on:input=move |event| draft.at.set(event_target_value(&event))
                />
            </div>
            <Number id="plan-deals" label="club-plan-deals" most=60 value=draft.deals/>
            <Number id="plan-per-round" label="club-per-round" most=60 value=draft.per_round/>
            <p class="hint">{say.get("club-per-round-hint")}</p>
            <Show when=move || draft.can_move()>
                <Choice
                    id="plan-movement"
                    label="club-movement"
                    options=vec!["nobody", "pairs", "everyone"]
                    value=draft.movement
                    set=move |text: &str| draft.movement.set(text.to_owned())
                />
            </Show>
            <Show
                when=move || draft.moves()
                fallback=move || view! { <p class="hint">{say.get("club-fill-stay")}</p> }
            >
                <Choice
                    id="plan-fill"
                    label="club-fill"
                    options=vec!["bots", "bye"]
                    value=draft.fill
                    set=move |text: &str| draft.fill.set(text.to_owned())
                />
            </Show>
            <div class="field">
                <label for="plan-level">{say.get("online-level")}</label>
                <select
                    id="plan-level"
                    on:change=move |event| if let Ok(one) = event_target_value(&event).parse() { draft.level.set(one) }
                >
                    {levels(say, level)}
                </select>
            </div>
            <button type="submit">{say.get("club-plan-it")}</button>
        </form>
    }
}

/// A number from 1 on.
#[component]
fn Number(id: &'static str, label: &'static str, most: u32, value: RwSignal<u32>) -> impl IntoView {
    let say = use_words();
    let typed = move |event| {
        if let Ok(number) = event_target_value(&event).parse::<u32>() {
            value.set(number.clamp(1, most));
        }
    };
    view! {
        <div class="field">
            <label for=id>{say.get(label)}</label>
            <input
                id=id
                type="number"
                inputmode="numeric"
                min="1"
                max=most.to_string()
                required
                prop:value=value.get_untracked().to_string()
                on:input=typed
            />
        </div>
    }
}
