//! Challenges in words: what one is, what came of it, and the text to paste. None of them names a card, a suit or a bid:
//! whoever reads them may still want to play the same deals.

use kookaburra::with_rules;
use learning::challenge::{Challenge, Date, HandScore, LinkError, Tally};

use crate::{Arg, Texts, gain};

/// What came of a challenge for somebody.
#[derive(Clone, Copy, Debug)]
pub struct Results<'a> {
    /// The challenge.
    pub challenge: &'a Challenge,
    /// The date whose deal it is, if it is one.
    pub date: Option<Date>,
    /// What came of each hand.
    pub mine: &'a [HandScore],
    /// What Expert made of them in the same seat.
    pub expert: &'a [HandScore],
}

/// What is played, and who sent it, in a sentence each.
#[must_use]
pub fn about(texts: Texts, challenge: &Challenge, date: Option<Date>) -> Vec<String> {
    let game = ("game", game(texts, challenge).into());
    let level = match challenge.levels.as_slice() {
        [level] => level.name(),
        [first, rest @ ..] if rest.iter().all(|level| level == first) => first.name(),
        _ => "several",
    };
    let args = [game, ("hands", challenge.hands.into()), ("level", level.into())];
    let what = match date {
        Some(date) => {
            let date = ("date", said(texts, date).into());
            texts.format("challenge-what-day", &[args.as_slice(), &[date]].concat())
        }
        None => texts.format("challenge-what", &args),
    };
    let sender = challenge.from.as_ref().map(|sender| {
        let came = came(texts, Tally::of(&sender.hands));
        texts.format("challenge-from", &[("name", named(texts, &sender.name).into()), ("came", came.into())])
    });
    let changed = (!challenge.has_our_bots()).then(|| texts.get("challenge-bots-changed"));
    std::iter::once(what).chain(sender).chain(changed).collect()
}

/// What came of a challenge, side by side.
#[must_use]
pub fn results(texts: Texts, results: &Results<'_>) -> Vec<String> {
    let Results { challenge, mine, expert, .. } = results;
    let mut lines = vec![row(texts, texts.get("challenge-you"), mine)];
    if let Some(sender) = &challenge.from {
        lines.push(row(texts, named(texts, &sender.name), &sender.hands));
    }
    lines.push(row(texts, texts.get("challenge-expert"), expert));
    lines.extend(ahead(texts, results));
    lines
}

/// How far the player is ahead of the sender, where that can be compared.
fn ahead(texts: Texts, results: &Results<'_>) -> Option<String> {
    let sender = results.challenge.from.as_ref()?;
    if !results.challenge.has_our_bots() {
        return Some(texts.get("challenge-bots-changed"));
    }
    let by = Tally::of(results.mine).points.saturating_sub(Tally::of(&sender.hands).points);
    let who = match by.signum() {
        1 => "you",
        -1 => "they",
        _ => "level",
    };
    let args =
        [("who", who.into()), ("name", named(texts, &sender.name).into()), ("points", by.abs().into())];
    Some(texts.format("challenge-ahead", &args))
}

/// What the player sends to others, with a link to the same cards.
#[must_use]
pub fn to_paste(texts: Texts, results: &Results<'_>, link: &str) -> String {
    let Results { challenge, date, mine, expert } = results;
    let args = [
        ("game", game(texts, challenge).into()),
        ("came", came(texts, Tally::of(mine)).into()),
        ("expert", gain(Tally::of(expert).points).into()),
        ("link", link.into()),
    ];
    match date {
        Some(date) => {
            let date = ("date", said(texts, *date).into());
            texts.format("challenge-paste-day", &[args.as_slice(), &[date]].concat())
        }
        None => texts.format("challenge-paste", &args),
    }
}

/// Why a link is no challenge.
#[must_use]
pub fn refused(texts: Texts, error: LinkError) -> String {
    texts.get(match error {
        LinkError::Foreign => "challenge-link-foreign",
        LinkError::Newer => "challenge-link-newer",
        LinkError::Damaged => "challenge-link-damaged",
        LinkError::TooLong => "challenge-link-too-long",
        _ => "challenge-link-unplayable",
    })
}

/// The game in a word where everybody knows it by one.
fn game(texts: Texts, challenge: &Challenge) -> String {
    let key = format!("challenge-game-{}", challenge.rules.code().replace(['+', '='], "-"));
    if texts.has(&key) { texts.get(&key) } else { with_rules!(challenge.rules, rules => texts.title(rules)) }
}

/// A date without its year.
fn said(texts: Texts, date: Date) -> String {
    texts.format("challenge-date", &[("day", date.day().into()), ("month", date.month().into())])
}

/// A name, or what somebody is called who gave none.
fn named(texts: Texts, name: &str) -> String {
    if name.is_empty() { texts.get("challenge-nobody") } else { name.to_owned() }
}

/// Contracts and points.
fn came(texts: Texts, tally: Tally) -> String {
    let Tally { points, contracts, made } = tally;
    let args: [(&str, Arg); 3] =
        [("made", made.into()), ("contracts", contracts.into()), ("points", gain(points).into())];
    texts.format("challenge-came", &args)
}

/// What came of each hand for somebody, and of all.
fn row(texts: Texts, who: String, hands: &[HandScore]) -> String {
    let points: Vec<String> = hands.iter().map(|hand| gain(hand.points)).collect();
    let args = [
        ("who", who.into()),
        ("hands", points.join(", ").into()),
        ("came", came(texts, Tally::of(hands)).into()),
    ];
    texts.format("challenge-row", &args)
}
