//! A new sheet, or another game on one: which rules, who sits where, who deals first.

use std::io::{BufRead, Write};

use clap::Args;
use kookaburra::{AnyRules, build_rules};
use sheet::{Book, Draw, draw};
use table::{Seat, Seed};
use texts::Texts;

use super::saved_sheets::today;
use crate::{
    Failure,
    cli::seat_parser,
    lines::{Lines, pick},
    rules,
};

// What was wished for on the command line: it isn't asked. No words for clap: they are in the texts.
#[derive(Clone, Default, Debug, Args)]
pub(super) struct Preferences {
    #[arg(long = "rules", value_name = "RULES", conflicts_with = "files")]
    named: Option<String>,

    #[arg(long = "set", value_name = "RULE=VALUE", conflicts_with = "files")]
    changes: Vec<String>,

    #[arg(long, value_name = "NAMES", value_delimiter = ',', conflicts_with = "files")]
    names: Vec<String>,

    #[arg(long, value_name = "SEAT", value_parser = seat_parser(), conflicts_with = "files")]
    dealer: Option<Seat>,
}

/// The rules of somebody who has never played here.
const USUAL: &str = "australian-4";

/// Asks for a new game, and gives a sheet that begins with it; nothing if somebody leaves.
pub(super) fn new_game<R: BufRead, W: Write>(
    preferences: &Preferences,
    last: Option<&Book>,
    lines: &mut Lines<R, W>,
) -> Result<Option<Book>, Failure> {
    let Some(rules) = ask_rules(preferences, last, lines)? else { return Ok(None) };
    lines.texts = texts::scorekeeper::in_words_of(&rules, lines.texts);
    let Some(mut people) = ask_people(preferences, &rules, last, lines)? else { return Ok(None) };
    let Some(dealer) = ask_dealer(preferences, &rules, &mut people, lines)? else { return Ok(None) };
    let book = Book::begin(&rules, &people, dealer, Some(today()));
    book.map(Some).map_err(|fault| Failure::Sentence(texts::scorekeeper::fault(&fault, lines.texts)))
}

/// A game by its name or its code; `?` lists those with names.
fn ask_rules<R: BufRead, W: Write>(
    preferences: &Preferences,
    last: Option<&Book>,
    lines: &mut Lines<R, W>,
) -> Result<Option<AnyRules>, Failure> {
    if preferences.named.is_some() || !preferences.changes.is_empty() {
        let named = preferences.named.as_deref().unwrap_or(USUAL);
        return Ok(Some(build_rules(named, &preferences.changes)?));
    }
    let usual = last.and_then(|book| book.rules().ok()).map_or(USUAL.to_owned(), |rules| rules.code());
    loop {
        lines.say(&lines.texts.format("keeping-game", &[("game", usual.clone().into())]))?;
        let Some(line) = lines.line()? else { return Ok(None) };
        if lines.is_help(&line) {
            lines.say(&rules::list(lines.texts))?;
            continue;
        }
        match build_rules::<&str>(if line.is_empty() { &usual } else { &line }, &[]) {
            Ok(rules) => return Ok(Some(rules)),
            Err(error) => lines.say(&rules::complaint(&error, lines.texts))?,
        }
    }
}

/// The people, first those at the chairs, clockwise.
fn ask_people<R: BufRead, W: Write>(
    preferences: &Preferences,
    rules: &AnyRules,
    last: Option<&Book>,
    lines: &mut Lines<R, W>,
) -> Result<Option<Vec<String>>, Failure> {
    if !preferences.names.is_empty() {
        let people: Vec<String> = preferences.names.iter().map(|name| name.trim().to_owned()).collect();
        return match problem(rules, &people, lines.texts) {
            None => Ok(Some(people)),
            Some(why) => Err(Failure::Sentence(why)),
        };
    }
    let seats = rules.seats();
    let known = last.map(known).unwrap_or_default();
    loop {
        let args = [("count", (seats as u32).into()), ("names", known.join(", ").into())];
        lines.say(&lines.texts.format("keeping-people", &args))?;
        if !known.is_empty() {
            lines.say(&lines.texts.format("keeping-people-same", &args))?;
        }
        let Some(line) = lines.answer("keeping-help-question")? else { return Ok(None) };
        let typed = line.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
        let people = if line.is_empty() { known.clone() } else { typed.collect() };
        match problem(rules, &people, lines.texts) {
            None => return Ok(Some(people)),
            Some(why) => lines.say(&why)?,
        }
    }
}

/// The people of a sheet, those of its last game first.
fn known(book: &Book) -> Vec<String> {
    let players = &book.game().players;
    let others = book.sheet().people.iter().filter(|name| !players.contains(name));
    players.iter().chain(others).cloned().collect()
}

/// Why these people can't have a sheet.
fn problem(rules: &AnyRules, people: &[String], texts: Texts) -> Option<String> {
    let fault = Book::begin(rules, people, Seat(0), None).err()?;
    Some(texts::scorekeeper::fault(&fault, texts))
}

/// The first dealer: a name, or a card drawn for each.
fn ask_dealer<R: BufRead, W: Write>(
    preferences: &Preferences,
    rules: &AnyRules,
    people: &mut [String],
    lines: &mut Lines<R, W>,
) -> Result<Option<Seat>, Failure> {
    let seats = rules.seats();
    if let Some(dealer) = preferences.dealer {
        return Ok(Some(dealer.min(Seat(seats as u8 - 1))));
    }
    let draw = lines.texts.get("pad-draw");
    let choices: Vec<String> = people.iter().take(seats).cloned().chain([draw]).collect();
    lines.say_key("pad-dealer")?;
    lines.list(&choices)?;
    loop {
        let Some(line) = lines.answer("keeping-help-question")? else { return Ok(None) };
        match pick(&choices, &line) {
            Some(seat) if seat < seats => return Ok(Some(Seat(seat as u8))),
            Some(_) => {
                if let Some(dealer) = draw_cards(rules, people, lines)? {
                    return Ok(Some(dealer));
                }
            }
            None => lines.unclear(&choices, &line)?,
        }
    }
}

/// Draws for the chairs and the deal; nothing where the machine has no chance to give.
fn draw_cards<R: BufRead, W: Write>(
    rules: &AnyRules,
    people: &mut [String],
    lines: &mut Lines<R, W>,
) -> Result<Option<Seat>, Failure> {
    let mut seed = [0; 32];
    let drawn = getrandom::fill(&mut seed).ok().and_then(|()| draw(rules, Seed(seed)));
    let Some(Draw { cards, players, dealer }) = drawn else { return Ok(None) };
    let texts = lines.texts;
    let before = people.to_vec();
    for (name, card) in before.iter().zip(cards) {
        let args = [("name", name.clone().into()), ("card", texts.the_card(card).into())];
        lines.say(&texts.format("pad-drawn", &args))?;
    }
    for (name, player) in people.iter_mut().zip(players) {
        name.clone_from(&before[player]);
    }
    lines.say(&texts.format("pad-draw-dealer", &[("name", people[dealer].clone().into())]))?;
    Ok(Some(Seat(dealer as u8)))
}
