//! The questions of the form: one for each axis, in groups that open, found by any of their words.

use leptos::prelude::*;
use table::Axis;
use texts::Texts;
use web_sys::HtmlInputElement;

use super::{
    House,
    draft::{Choice, Form, Group, Question},
};
use crate::{
    rooms::{parts::Search, tables::plain},
    words::{Say, use_words},
};

/// More choices than these are a list to choose from.
const MOST_CHIPS: usize = 5;

/// The values that are usual in each country, axis by axis, in sentences.
type Usual = Vec<(&'static Axis, String)>;

/// Which questions are shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Filter {
    /// Words that a question must have.
    words: String,
    /// Only those that are answered in another way than the preset does.
    changed: bool,
}

impl Filter {
    fn is_on(&self) -> bool {
        self.changed || !self.words.trim().is_empty()
    }

    fn shows(&self, group: &Group, question: &Question) -> bool {
        let choices = question.choices.iter().map(|choice| choice.label.as_str());
        let all = [group.heading.as_str(), &question.label, question.axis.name];
        let text = plain(&all.into_iter().chain(choices).collect::<Vec<_>>().join(" "));
        let found = self.words.split_whitespace().all(|word| text.contains(&plain(word)));
        found && (!self.changed || question.usual.is_some() || !question.wrong.is_empty())
    }
}

/// All groups.
#[component]
pub(super) fn Groups(house: House) -> impl IntoView {
    let say = use_words();
    let filter = RwSignal::new(Filter::default());
    // The groups themselves change only with the game and the language.
    let shape = Memo::new(move |_| {
        house.form.with(|form| {
            let axes =
                |group: &Group| group.questions.iter().map(|question| question.axis.name).collect::<Vec<_>>();
            form.groups.iter().map(axes).collect::<Vec<_>>()
        })
    });
    let none = move || {
        let form = house.form.get();
        filter.with(|filter| {
            !form
                .groups
                .iter()
                .any(|group| group.questions.iter().any(|question| filter.shows(group, question)))
        })
    };
    let preset = Memo::new(move |_| house.draft.with(|draft| draft.unchanged()));
    let usual = Memo::new(move |_| preset.with(|preset| preset.usual(say.lang())));
    view! {
        <div class="find">
            <Search id="house-find" label="house-find" find=move |words| filter.update(|filter| filter.words = words)/>
            <label class="only">
                <input type="checkbox" on:change=move |event| filter.update(|filter| filter.changed = event_target_checked(&event))/>
                <span>{say.get("house-only-changed")}</span>
            </label>
        </div>
        <p role="status" class="quiet">{move || none().then(|| say.texts().get("house-none-found"))}</p>
        // Another game is another form: nothing of the old one stays on the page.
        <For each=move || shape.get().into_iter().enumerate() key=Clone::clone let:group>
            <GroupOf house number=group.0 axes=group.1 filter usual/>
        </For>
    }
}

/// A group.
#[component]
fn GroupOf(
    house: House,
    number: usize,
    axes: Vec<&'static str>,
    filter: RwSignal<Filter>,
    usual: Memo<Usual>,
) -> impl IntoView {
    let say = use_words();
    let group = Memo::new(move |_| house.form.with(|form| form.groups.get(number).cloned()));
    let heading = move || group.with(|group| group.as_ref().map(|group| group.heading.clone()));
    let count = move |of: fn(&Question) -> bool| {
        group.with(|group| {
            group.as_ref().map_or(0, |group| group.questions.iter().filter(|question| of(question)).count())
        })
    };
    let changed = move || {
        let count = count(|question| question.usual.is_some());
        (count > 0).then(|| say.with("house-group-changed", &[("count", count.into())]))
    };
    let wrong = move || {
        (count(|question| !question.wrong.is_empty()) > 0).then(|| say.texts().get("house-group-wrong"))
    };
    let shown = Memo::new(move |_| {
        group.with(|group| {
            let Some(group) = group else { return Vec::new() };
            let shown =
                group.questions.iter().filter(|question| filter.with(|filter| filter.shows(group, question)));
            shown.map(|question| question.axis.name).collect::<Vec<_>>()
        })
    });
    // The first group is open, and whatever a search finds or does not go together; what is open stays so.
    let opens =
        Memo::new(move |_| filter.with(Filter::is_on) || count(|question| !question.wrong.is_empty()) > 0);
    let open = RwSignal::new(number == 0);
    Effect::new(move |_| {
        if opens.get() {
            open.set(true);
        }
    });
    let question = move |axis| {
        let hidden = move || !shown.with(|shown| shown.contains(&axis));
        view! { <div class="one" hidden=hidden><QuestionOf house axis usual/></div> }
    };
    view! {
        <details class="group" prop:open=open hidden=move || shown.with(Vec::is_empty)>
            <summary>
                <h2>{heading}</h2>
                {move || changed().map(|changed| view! { <span class="mark changed">{changed}</span> })}
                {move || wrong().map(|wrong| view! { <span class="mark wrong">{wrong}</span> })}
            </summary>
            {axes.into_iter().map(question).collect_view()}
        </details>
    }
}

/// The question of an axis on the form.
fn find(form: &Form, axis: &str) -> Option<Question> {
    let mut questions = form.groups.iter().flat_map(|group| &group.questions);
    questions.find(|question| question.axis.name == axis).cloned()
}

/// A question.
#[component]
fn QuestionOf(house: House, axis: &'static str, usual: Memo<Usual>) -> impl IntoView {
    let say = use_words();
    let question = Memo::new(move |_| house.form.with(|form| find(form, axis)));
    let with = move |of: fn(&Question) -> bool| question.with(|question| question.as_ref().is_some_and(of));
    let label = move || question.with(|question| question.as_ref().map(|question| question.label.clone()));
    let means =
        move || question.with(|question| question.as_ref().and_then(|question| question.means.clone()));
    let idle = Memo::new(move |_| with(|question| question.idle));
    let back =
        move || question.with(|question| question.as_ref().and_then(|question| question.usual.clone()));
    let wrong = move || {
        question.with(|question| question.as_ref().map(|question| question.wrong.clone())).unwrap_or_default()
    };
    let usual = move || {
        usual.with(|usual| usual.iter().find(|(other, _)| other.name == axis).map(|(_, said)| said.clone()))
    };
    let means_id = format!("{axis}-means");
    view! {
        <div
            class="question"
            id=format!("question-{axis}")
            class:changed=move || with(|question| question.usual.is_some())
            class:wrong=move || with(|question| !question.wrong.is_empty())
            class:idle=idle
        >
            {answers(say, house, axis, question, label, &means_id)}
            <p class="means" id=means_id>
                {move || if idle.get() { Some(say.texts().get("house-idle")) } else { means() }}
            </p>
            <ul class="problems">
                {move || wrong().into_iter().map(|why| view! { <li>{why}</li> }).collect_view()}
            </ul>
            <p class="usual">{usual}</p>
            {unfit(say, question)}
            {move || back().map(|(value, name)| view! {
                <button type="button" class="back" on:click=move |_| house.answer(axis, &value)>
                    {say.with("house-back", &[("choice", name.into())])}
                </button>
            })}
        </div>
    }
}

/// Why some choices don't go with the rest: shown while the question is looked at.
fn unfit(say: Say, question: Memo<Option<Question>>) -> impl IntoView {
    let whys = move || {
        let why = |choice: &Choice| {
            let why = choice.why_not.clone()?;
            Some(say.with(
                "house-why-not",
                &[("choice", Texts::capitalised(&choice.label).into()), ("why", why.into())],
            ))
        };
        question.with(|question| {
            question.iter().flat_map(|question| &question.choices).filter_map(why).collect::<Vec<_>>()
        })
    };
    view! { <ul class="unfit">{move || whys().into_iter().map(|why| view! { <li>{why}</li> }).collect_view()}</ul> }
}

/// The answers: a few as chips, many as a list, numbers as a box.
fn answers(
    say: Say,
    house: House,
    axis: &'static str,
    question: Memo<Option<Question>>,
    label: impl Fn() -> Option<String> + Copy + Send + Sync + 'static,
    means: &str,
) -> AnyView {
    let Some(now) = question.get_untracked() else { return ().into_any() };
    let value = Memo::new(move |_| {
        question.with(|question| question.as_ref().map(|question| question.value.clone())).unwrap_or_default()
    });
    let choice = move |value: &'static str| {
        Memo::new(move |_| {
            question.with(|question| {
                question.as_ref()?.choices.iter().find(|choice| choice.value == value).cloned()
            })
        })
    };
    let means = means.to_owned();
    if let Some((least, most)) = now.axis.range {
        let hint = move || say.with("house-number", &[("least", least.into()), ("most", most.into())]);
        return view! {
            <div class="field">
                <label for=axis>{label} " " <span class="quiet">"(" {hint} ")"</span></label>
                <input
                    type="number"
                    id=axis
                    min=least
                    max=most
                    aria-describedby=means
                    prop:value=value
                    on:change=move |event| {
                        house.answer(axis, event_target_value(&event).trim());
                        // An input that is no number of the range has changed nothing.
                        event_target::<HtmlInputElement>(&event).set_value(&value.get_untracked());
                    }
                />
            </div>
        }
        .into_any();
    }
    if now.axis.values.len() > MOST_CHIPS {
        let option = move |text: &'static str| {
            let choice = choice(text);
            let name = move || choice.get().map(|choice| with_mark(say, &choice));
            view! { <option value=text prop:selected=move || value.get() == text>{name}</option> }
        };
        return view! {
            <div class="field">
                <label for=axis>{label}</label>
                <select id=axis aria-describedby=means on:change=move |event| house.answer(axis, &event_target_value(&event))>
                    {now.axis.values.iter().copied().map(option).collect_view()}
                </select>
            </div>
        }
        .into_any();
    }
    let chip = move |text: &'static str| {
        let choice = choice(text);
        let unfit = move || choice.with(|choice| choice.as_ref().and_then(|choice| choice.why_not.clone()));
        view! {
            <label class="chip" class:unfit=move || unfit().is_some() title=unfit>
                <input
                    type="radio"
                    name=axis
                    value=text
                    prop:checked=move || value.get() == text
                    on:change=move |_| house.answer(axis, text)
                />
                <span>
                    {move || choice.get().map(|choice| choice.label)}
                    {move || unfit().map(|_| view! { <span class="heard-only">" (" {say.get("house-unfit")} ")"</span> })}
                </span>
            </label>
        }
    };
    view! {
        <fieldset class="field choice" aria-describedby=means>
            <legend>{label}</legend>
            <div class="chips">{now.axis.values.iter().copied().map(chip).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// The name of a choice in a list; marked if it does not go with the rest.
fn with_mark(say: Say, choice: &Choice) -> String {
    match choice.why_not {
        Some(_) => format!("{} ({})", choice.label, say.texts().get("house-unfit")),
        None => choice.label.clone(),
    }
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::{super::draft::Draft, *};

    fn shown(filter: &Filter, draft: &Draft, lang: Lang) -> Vec<&'static str> {
        let form = draft.form(lang);
        let of = |group: &Group| {
            let shown = group.questions.iter().filter(|question| filter.shows(group, question));
            shown.map(|question| question.axis.name).collect::<Vec<_>>()
        };
        form.groups.iter().flat_map(of).collect()
    }

    #[test]
    fn questions_are_found_by_their_words_and_their_choices() {
        let draft = Draft::of("australian-4").unwrap();
        let filter = |words: &str| Filter { words: words.to_owned(), changed: false };
        assert!(shown(&filter("misere"), &draft, Lang::En).contains(&"misere_rank"));
        assert!(shown(&filter("ROBES"), &draft, Lang::En).is_empty());
        assert_eq!(shown(&filter("chicago"), &draft, Lang::Fr), ["chicago"]);
        assert_eq!(shown(&Filter::default(), &draft, Lang::En).len(), five_hundred::axis::AXES.len());
    }

    #[test]
    fn only_what_is_changed_or_wrong_may_be_shown() {
        let filter = Filter { words: String::new(), changed: true };
        let draft = Draft::of("australian-4+players=3+chicago=on").unwrap();
        assert_eq!(shown(&filter, &draft, Lang::En), ["players", "sides", "chicago"]);
        assert!(filter.is_on() && !Filter::default().is_on());
    }
}
