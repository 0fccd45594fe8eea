//! The players: the last question before a match, and one that need not be answered. The choice is saved, so
//! that the next match begins with the same people.

use desk::wire::Opening;
use five_hundred::{RulesSpec, axis::Laws};
use kookaburra::{AnyRules, rules_code};
use leptos::prelude::*;
use players::{
    Level,
    five_hundred::{Conventions, SixNoTrumps, SixOfSuit},
};
use table::Game;
use texts::narration::Narrated;
use texts::{Lang, Texts};

use crate::{
    browser,
    rooms::{
        names::NameField,
        parts::{PlayersChoice, Switch, name_page},
        tables,
    },
    route::Route,
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// A match of these rules with the people that were chosen last; or one deal, by its code or the seed it follows from.
///
/// # Panics
/// Outside the page.
pub(crate) fn opening(rules: String, deal: Option<String>) -> Opening {
    let settings = use_settings();
    if tables::read(&rules).is_ok() {
        // A player who sits down at a table finds it again.
        settings.update(|settings| settings.sit_down(&rules));
    }
    settings.with_untracked(|settings| opening_of(settings, rules, deal))
}

/// The code of these rules with other laws.
pub(crate) fn with_laws(mut spec: RulesSpec, laws: Laws) -> String {
    spec.axes.laws = laws;
    rules_code(&spec)
}

/// How many hexadecimal digits a seed has at most.
const SEED: usize = 64;

fn opening_of(settings: &Settings, rules: String, deal: Option<String>) -> Opening {
    let room = tables::read(&rules).ok().map(|rules| Room::of(&rules));
    let is_seed = |text: &String| text.len() <= SEED && text.chars().all(|digit| digit.is_ascii_hexdigit());
    let (seed, deal) = match deal {
        Some(text) if is_seed(&text) => (Some(text), None),
        other => (None, other),
    };
    let bots = room.as_ref().map_or(0, |room| room.bots(settings).len());
    let fits = |seats: usize| room.as_ref().is_some_and(|room| seats < room.seats);
    Opening {
        rules,
        seed,
        deal,
        you: settings.name.trim().to_owned(),
        humans: room.as_ref().map(|room| room.humans(settings)).unwrap_or_default(),
        names: settings.names.iter().take(bots).cloned().collect(),
        levels: settings
            .levels
            .iter()
            .filter(|level| level.parse::<Level>().is_ok())
            .take(bots)
            .cloned()
            .collect(),
        seat: settings.seat.filter(|seat| fits(usize::from(*seat))),
        company: room.as_ref().and_then(|room| room.company(settings.company)),
        cut: settings.cut && room.as_ref().is_some_and(|room| room.cuts),
        errors: if room.as_ref().is_some_and(|room| room.open) { settings.errors } else { 0 },
        conventions: room.filter(|room| room.agrees).map(|_| conventions(settings).to_string()),
    }
}

/// What partners have agreed.
const fn conventions(settings: &Settings) -> Conventions {
    Conventions {
        six_no_trumps: if settings.shows_joker { SixNoTrumps::Joker } else { SixNoTrumps::Natural },
        six_of_suit: if settings.shows_help { SixOfSuit::Help } else { SixOfSuit::Natural },
    }
}

/// The deal that was typed: a link's last part, a code or a seed; nothing if nothing was.
fn deal_of(typed: &str) -> Option<String> {
    let code = typed.trim().rsplit('/').next().unwrap_or_default();
    (!code.is_empty()).then(|| code.to_owned())
}

/// The choices at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Room {
    /// How many play.
    seats: usize,
    /// How many may share the game.
    most: usize,
    /// Whether packs are cut.
    cuts: bool,
    /// Whether partners can agree what calls say.
    agrees: bool,
    /// Whether it is an open table: the player sits there alone with bots.
    open: bool,
    /// The code of the same game with the laws open, or enforced if they are open; none where they can't be open.
    other_laws: Option<String>,
    /// The key of the usual names.
    names: &'static str,
}

impl Room {
    fn of(rules: &AnyRules) -> Self {
        fn of<G: Narrated>(rules: &G) -> Room {
            Room {
                seats: Game::seats(rules),
                most: rules.most_people().max(Game::seats(rules)),
                cuts: rules.min_cut().is_some(),
                agrees: Conventions::ALL.into_iter().all(|conventions| rules.agree(conventions).is_some()),
                open: false,
                other_laws: None,
                names: rules.names_key(),
            }
        }
        match rules {
            AnyRules::FiveHundred(rules) if desk::is_open(rules) => {
                let room = of(&**rules);
                let other_laws = Some(with_laws(*rules.spec(), Laws::Enforced));
                Self { most: room.seats, cuts: false, open: true, other_laws, ..room }
            }
            AnyRules::FiveHundred(rules) => {
                Self { other_laws: Some(with_laws(*rules.spec(), Laws::Open)), ..of(&**rules) }
            }
            AnyRules::Rummy500(rules) => of(rules),
        }
    }

    /// How many people come, if more than there are seats.
    fn company(&self, people: Option<usize>) -> Option<usize> {
        people
            .filter(|&people| people > self.seats)
            .map(|people| people.min(self.most))
            .filter(|&n| n > self.seats)
    }

    /// How many people come besides the player.
    fn others(&self, settings: &Settings) -> usize {
        self.company(settings.company).unwrap_or(self.seats).saturating_sub(1)
    }

    /// The names of the others at this device, as far as there are places for them.
    fn humans(&self, settings: &Settings) -> Vec<String> {
        let most = if self.open { 0 } else { self.others(settings) };
        settings.humans.iter().take(most).cloned().collect()
    }

    /// The places of the bots among the others, counted from the player's left.
    fn bots(&self, settings: &Settings) -> Vec<usize> {
        let is_bot = |place: &usize| self.open || settings.humans.get(*place).is_none_or(String::is_empty);
        (0..self.others(settings)).filter(is_bot).collect()
    }

    /// The usual names of the others.
    fn usual_names(&self, lang: Lang) -> Vec<String> {
        Texts::new(lang).get(self.names).split_whitespace().map(str::to_owned).collect()
    }
}

/// The level of a bot: its own, or that of all.
fn level(levels: &[String], bot: usize) -> Level {
    let own = levels.get(bot).or_else(|| levels.last());
    own.and_then(|level| level.parse().ok()).unwrap_or_default()
}

/// The levels after one of them has changed, each bot with one of its own.
fn with_level(levels: &[String], bots: usize, bot: usize, new: &str) -> Vec<String> {
    let mut all: Vec<String> =
        (0..bots.max(bot + 1)).map(|bot| level(levels, bot).name().to_owned()).collect();
    all[bot] = new.to_owned();
    all
}

/// The names after one of them has changed; empty ones at the end are not saved.
fn with_name(names: &[String], place: usize, new: &str) -> Vec<String> {
    let mut all = names.to_vec();
    all.resize(all.len().max(place + 1), String::new());
    all[place] = new.trim().to_owned();
    while all.last().is_some_and(String::is_empty) {
        all.pop();
    }
    all
}

/// Whose name a field is for, but for the player's own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    /// That of a bot, counted among the bots.
    Bot(usize),
    /// That of another person at this device, by their place among the others.
    Human(usize),
}

/// The names of all who come but this one: nobody else can be called so.
fn others(settings: RwSignal<Settings>, room: Room, but: Option<Named>) -> Signal<Vec<String>> {
    Signal::derive(move || {
        settings.with(|settings| {
            let own = but.map(|_| settings.name.clone());
            let humans = room.humans(settings).into_iter().enumerate();
            let humans = humans.filter(|(place, _)| but != Some(Named::Human(*place))).map(|(_, name)| name);
            let bots = settings.names.iter().take(room.bots(settings).len()).enumerate();
            let bots = bots.filter(|(bot, _)| but != Some(Named::Bot(*bot))).map(|(_, name)| name.clone());
            own.into_iter().chain(humans).chain(bots).filter(|name| !name.is_empty()).collect()
        })
    })
}

/// The choice of the players.
#[component]
pub(crate) fn Before(rules: String) -> impl IntoView {
    let say = use_words();
    name_page(say.get("before-title"));
    match tables::read(&rules) {
        Ok(known) => view! { <Company room=Room::of(&known) rules=known code=rules/> }.into_any(),
        Err(error) => view! {
            <h1>{say.get("before-title")}</h1>
            <ul class="problems">
                {move || say.texts().rules_faults(&error).into_iter().map(|why| view! { <li>{why}</li> }).collect_view()}
            </ul>
            <a href=Route::Home.to_string()>{say.get("home-games")}</a>
        }
        .into_any(),
    }
}

#[component]
fn Company(room: Room, rules: AnyRules, code: String) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let deal = NodeRef::<leptos::html::Input>::new();
    let rules_code = code.clone();
    let play = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = deal.get_untracked().map(|deal| deal.value()).unwrap_or_default();
        let room = Route::Play { rules: rules_code.clone(), seed: deal_of(&typed) };
        browser::go(&room.to_string(), false);
    };
    let title = move || tables::title(say.lang(), &rules).0;
    view! {
        <form class="room before-room" on:submit=play>
            <h1>{say.get("before-title")}</h1>
            <p class="quiet">{title}</p>
            <NameField
                id="before-name"
                label=Signal::derive(say.get("before-name"))
                autocomplete="nickname"
                value=Signal::derive(move || settings.with(|settings| settings.name.clone()))
                taken=others(settings, room.clone(), None)
                set=move |name| settings.update(|settings| settings.name = name)
            />
            <PlayersChoice id="before-players" code=code.clone() go=|code| browser::go(&Route::Before(code).to_string(), true)/>
            <Bots room=room.clone()/>
            {(!room.open).then(|| view! { <Humans room=room.clone()/> })}
            <Seats room=room.clone()/>
            {room.other_laws.clone().map(|other| view! { <OpenTable open=room.open other/> })}
            {room.cuts.then(|| view! {
                <Switch
                    id="before-cut"
                    label="before-cut"
                    hint="before-cut-hint"
                    on=Signal::derive(move || settings.with(|settings| settings.cut))
                    set=move |on| settings.update(|settings| settings.cut = on)
                />
            })}
            {room.agrees.then(|| view! { <Agreements/> })}
            <Switch
                id="set-guidance"
                label="set-guidance"
                hint="set-guidance-hint"
                on=Signal::derive(move || settings.with(|settings| settings.guidance))
                set=move |on| settings.update(|settings| settings.guidance = on)
            />
            {(!room.open).then(|| view! {
                <details class="each">
                    <summary>{say.get("before-deal")}</summary>
                    <div class="field">
                        <label for="before-deal">{say.get("before-deal-code")}</label>
                        <input id="before-deal" autocomplete="off" spellcheck="false" autocapitalize="off" node_ref=deal/>
                    </div>
                </details>
            })}
            <div class="go">
                <button type="submit" class="primary big">{say.get("home-play")}</button>
                <a href=Route::Sheet(code).to_string()>{say.get("home-sheet")}</a>
            </div>
        </form>
    }
}

/// How often bots can err at an open table, in percent of what is done.
const ERRORS: [u8; 5] = [0, 2, 5, 10, 20];

/// Whether mistakes can happen, and how often the bots make them. The laws belong to the rules: a switch leads to the
/// same room with other rules.
#[component]
fn OpenTable(open: bool, other: String) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let switch = move |_| browser::go(&Route::Before(other.clone()).to_string(), true);
    let option = move |percent: u8| {
        let is_chosen = move || settings.with(|settings| settings.errors) == percent;
        let name = move || say.with("before-errors-rate", &[("percent", percent.into())]);
        view! { <option value=percent.to_string() prop:selected=is_chosen>{name}</option> }
    };
    let choose = move |event| {
        if let Ok(percent) = event_target_value(&event).parse() {
            settings.update(|settings| settings.errors = percent);
        }
    };
    view! {
        <Switch id="before-open" label="before-open" hint="before-open-hint" on=Signal::derive(move || open) set=switch/>
        {open.then(|| view! {
            <div class="field">
                <label for="before-errors">{say.get("before-errors")}</label>
                <select id="before-errors" on:change=choose>{ERRORS.map(option).collect_view()}</select>
                <p class="hint">{say.get("before-open-level")}</p>
            </div>
            <p><a href=Route::Lessons(String::new()).to_string()>{say.get("web-lessons")}</a></p>
        })}
    }
}

/// What partners agree that calls say.
#[component]
fn Agreements() -> impl IntoView {
    let settings = use_settings();
    view! {
        <Switch
            id="before-joker"
            label="before-joker"
            hint="before-joker-hint"
            on=Signal::derive(move || settings.with(|settings| settings.shows_joker))
            set=move |on| settings.update(|settings| settings.shows_joker = on)
        />
        <Switch
            id="before-help"
            label="before-help"
            hint="before-help-hint"
            on=Signal::derive(move || settings.with(|settings| settings.shows_help))
            set=move |on| settings.update(|settings| settings.shows_help = on)
        />
    }
}

/// The others: how well they play, and what they are called.
#[component]
fn Bots(room: Room) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let company = room.clone();
    let places = Memo::new(move |_| settings.with(|settings| company.bots(settings)));
    let one = Memo::new(move |_| {
        settings.with(|settings| {
            let of = |bot| level(&settings.levels, bot);
            (1..places.get().len()).all(|bot| of(bot) == of(0)).then(|| of(0))
        })
    });
    let all = move |event| {
        let level = event_target_value(&event);
        if level.parse::<Level>().is_ok() {
            settings.update(|settings| settings.levels = vec![level]);
        }
    };
    view! {
        <div class="field">
            <label for="before-level">{say.get("before-level")}</label>
            <select id="before-level" on:change=all aria-describedby="before-level-about">
                {move || one.get().is_none().then(|| view! { <option value="" selected>{say.get("before-mixed")}</option> })}
                {levels(say, one)}
            </select>
            <p class="hint" id="before-level-about">
                {move || one.get().map(|level| say.texts().get(&format!("level-{}-about", level.name())))}
            </p>
        </div>
        <details class="each">
            <summary>{say.get("before-each")}</summary>
            <ul class="bots">
                {move || (0..places.get().len()).map(|bot| bot_view(say, settings, &room, places, bot)).collect_view()}
            </ul>
        </details>
    }
}

/// The levels as options.
pub(crate) fn levels(say: Say, chosen: Memo<Option<Level>>) -> impl IntoView {
    Level::ALL
        .map(|level| {
            let name = move || say.texts().get(&format!("level-{}", level.name()));
            view! { <option value=level.name() prop:selected=move || chosen.get() == Some(level)>{name}</option> }
        })
        .collect_view()
}

fn bot_view(
    say: Say,
    settings: RwSignal<Settings>,
    room: &Room,
    places: Memo<Vec<usize>>,
    bot: usize,
) -> AnyView {
    let usual = room.usual_names(say.lang()).get(bot).cloned().unwrap_or_default();
    let place = move || places.with(|places| places.get(bot).copied()).unwrap_or(bot);
    let number = move || say.with("before-player", &[("number", (place() + 2).into())]);
    let own = Memo::new(move |_| settings.with(|settings| Some(level(&settings.levels, bot))));
    let name = move || settings.with(|settings| settings.names.get(bot).cloned().unwrap_or_default());
    let rename = move |name: String| {
        settings.update(|settings| settings.names = with_name(&settings.names, bot, &name));
    };
    let taken = others(settings, room.clone(), Some(Named::Bot(bot)));
    let change = move |event| {
        settings.update(|settings| {
            let bots = places.with_untracked(Vec::len);
            settings.levels = with_level(&settings.levels, bots, bot, &event_target_value(&event));
        });
    };
    view! {
        <li role="group" aria-label=number>
            <NameField
                id=format!("bot-name-{bot}")
                label=Signal::derive(say.get("before-bot-name"))
                placeholder=Signal::derive(move || usual.clone())
                value=Signal::derive(name)
                taken
                set=rename
            />
            <div class="field">
                <label for=format!("bot-level-{bot}")>{say.get("before-bot-level")}</label>
                <select id=format!("bot-level-{bot}") on:change=change>{levels(say, own)}</select>
            </div>
        </li>
    }
    .into_any()
}

/// The other people at this device, by name; a bot sits where nobody is named.
#[component]
fn Humans(room: Room) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let company = room.clone();
    let others_here = Memo::new(move |_| settings.with(|settings| company.others(settings)));
    let taken = move |place| others(settings, room.clone(), Some(Named::Human(place)));
    let human = move |place: usize| {
        let number = move || say.with("before-player", &[("number", (place + 2).into())]);
        let name = move || settings.with(|settings| settings.humans.get(place).cloned().unwrap_or_default());
        let rename = move |name: String| {
            settings.update(|settings| settings.humans = with_name(&settings.humans, place, &name));
        };
        view! {
            <li>
                <NameField
                    id=format!("human-{place}")
                    label=Signal::derive(number)
                    placeholder=Signal::derive(say.get("before-bot"))
                    value=Signal::derive(name)
                    taken=taken(place)
                    set=rename
                />
            </li>
        }
    };
    let open = settings.with_untracked(|settings| !settings.humans.is_empty());
    view! {
        <details class="each" open=open>
            <summary>{say.get("before-humans")}</summary>
            <p class="hint" id="before-humans-hint">{say.get("before-humans-hint")}</p>
            <ul class="bots" aria-describedby="before-humans-hint">
                {move || (0..others_here.get()).map(&human).collect_view()}
            </ul>
        </details>
    }
}

/// One's own seat, and how many people share the game.
#[component]
fn Seats(room: Room) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let (seats, most) = (room.seats, room.most);
    let seat = move || {
        settings.with(|settings| settings.seat.filter(|seat| usize::from(*seat) < seats).unwrap_or(0))
    };
    let people = move || settings.with(|settings| room.company(settings.company)).unwrap_or(seats);
    let sit =
        move |event| settings.update(|settings| settings.seat = event_target_value(&event).parse().ok());
    let share =
        move |event| settings.update(|settings| settings.company = event_target_value(&event).parse().ok());
    let seat_option = move |n: usize| {
        let name = move || say.with("before-seat-number", &[("number", (n + 1).into())]);
        view! { <option value=n.to_string() prop:selected=move || usize::from(seat()) == n>{name}</option> }
    };
    let people_option = move |n: usize| {
        let people = people.clone();
        let name =
            move || say.with("before-people-number", &[("number", n.into()), ("out", (n - seats).into())]);
        view! { <option value=n.to_string() prop:selected=move || people() == n>{name}</option> }
    };
    view! {
        <div class="field">
            <label for="before-seat">{say.get("before-seat")}</label>
            <select id="before-seat" on:change=sit>{(0..seats).map(seat_option).collect_view()}</select>
        </div>
        {(most > seats).then(|| view! {
            <div class="field">
                <label for="before-people">{say.get("before-people")}</label>
                <select id="before-people" on:change=share aria-describedby="before-people-hint">
                    {(seats..=most).map(people_option).collect_view()}
                </select>
                <p class="hint" id="before-people-hint">{say.get("before-people-hint")}</p>
            </div>
        })}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(code: &str) -> Room {
        Room::of(&tables::read(code).unwrap())
    }

    #[test]
    fn more_people_than_seats_may_come_where_the_game_can_be_shared() {
        // FH-END-8
        let four = room("australian-4");
        assert_eq!((four.seats, four.most, four.cuts), (4, 8, true));
        assert_eq!(
            (four.company(Some(5)), four.company(Some(20)), four.company(Some(3))),
            (Some(5), Some(8), None)
        );
        let rummy = room("rummy-500");
        assert_eq!((rummy.company(Some(9)), rummy.cuts), (None, false));
    }

    #[test]
    fn what_does_not_fit_the_table_is_left_out() {
        let settings = Settings {
            name: " Ann ".to_owned(),
            seat: Some(3),
            company: Some(5),
            cut: true,
            shows_joker: true,
            levels: vec!["club".to_owned(), "grandmaster".to_owned()],
            ..Settings::default()
        };
        let four = opening_of(&settings, "australian-4".to_owned(), None);
        assert_eq!((four.you.as_str(), four.seat, four.company, four.cut), ("Ann", Some(3), Some(5), true));
        assert_eq!(four.levels, ["club"]);
        assert_eq!(four.conventions.as_deref(), Some("joker"));
        assert_eq!(opening_of(&settings, "australian-3".to_owned(), None).conventions, None);
        let rummy = opening_of(&settings, "rummy-500+players=2".to_owned(), None);
        assert_eq!((rummy.seat, rummy.company, rummy.cut, rummy.conventions), (None, None, false, None));
    }

    #[test]
    fn people_at_the_device_take_the_places_of_bots() {
        let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
        let settings = Settings {
            humans: words(&["", "Bo", "", "Cy", "", "", "Di"]),
            names: words(&["Al", "Ed", "Jo"]),
            levels: words(&["club", "expert", "beginner"]),
            ..Settings::default()
        };
        let four = opening_of(&settings, "australian-4".to_owned(), None);
        assert_eq!(four.humans, ["", "Bo", ""]);
        assert_eq!(room("australian-4").bots(&settings), [0, 2]);
        assert_eq!((four.names, four.levels), (words(&["Al", "Ed"]), words(&["club", "expert"])));
        let shared = Settings { company: Some(5), ..settings };
        let five = opening_of(&shared, "australian-4".to_owned(), None);
        assert_eq!(
            (five.humans, room("australian-4").bots(&shared)),
            (words(&["", "Bo", "", "Cy"]), vec![0, 2])
        );
    }

    #[test]
    fn a_seed_is_told_from_the_code_of_a_deal() {
        let of = |text: &str| opening_of(&Settings::default(), "quebec-4".to_owned(), Some(text.to_owned()));
        assert_eq!((of("1896").seed.as_deref(), of("1896").deal), (Some("1896"), None));
        let code = "quebec-4~02~s00ff";
        assert_eq!(
            deal_of(&format!(" https://cards.example/#/play/quebec-4/{code} ")).as_deref(),
            Some(code)
        );
        assert_eq!((deal_of("1896").as_deref(), deal_of("  ")), (Some("1896"), None));
        assert_eq!((of(code).seed, of(code).deal.as_deref()), (None, Some(code)));
    }

    #[test]
    fn levels_and_names_are_those_of_all_or_of_each() {
        let one = ["expert".to_owned()];
        assert_eq!((level(&[], 2), level(&one, 2)), (Level::Club, Level::Expert));
        assert_eq!(with_level(&one, 3, 1, "beginner"), ["expert", "beginner", "expert"]);
        assert_eq!(with_name(&[], 1, " Bo "), ["", "Bo"]);
        assert!(with_name(&["".to_owned(), "Bo".to_owned()], 1, " ").is_empty());
    }

    #[test]
    fn the_others_have_usual_names() {
        for code in kookaburra::playouts::presets() {
            for lang in Lang::ALL {
                let room = room(code);
                assert!(room.usual_names(lang).len() + 1 >= room.seats, "{code}");
            }
        }
    }
}
