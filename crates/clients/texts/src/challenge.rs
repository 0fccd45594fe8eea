//! Challenges in words: what one is, what came of it, and the text to paste. None of them names a card, a suit or a
//! bid: whoever reads them may still want to play the same deals.

use kookaburra::{AnyRules, with_rules};
use learning::{
    LinkError,
    challenge::{Challenge, Date, HandScore, Par, Tally},
};

use table::Seat;

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
    /// What could have been made of them with all cards seen; nothing where that can't be told.
    pub par: &'a [Par],
    /// Whether it is the deal of a date that was opened on a later one.
    pub late: bool,
}

/// A sentence about the deals, and one about their sender.
#[must_use]
pub fn about(texts: Texts, challenge: &Challenge, date: Option<Date>) -> Vec<String> {
    let game = ("game", game_of(texts, &challenge.rules).into());
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

/// That somebody has played it already, with what came of it then.
#[must_use]
pub fn again(texts: Texts, first: &[HandScore]) -> String {
    texts.format("challenge-again", &[("came", came(texts, Tally::of(first)).into())])
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
    lines.extend((!results.par.is_empty()).then(|| {
        let points: Vec<String> = results.par.iter().map(|par| gain(par.points)).collect();
        texts.format("challenge-par-row", &[("hands", points.join(", ").into())])
    }));
    lines.extend(results.late.then(|| texts.get("challenge-late")));
    lines
}

/// What came of one hand, with its number from 0: for the player, for the sender, and for Expert once it is known.
#[must_use]
pub fn hand_lines(
    texts: Texts,
    challenge: &Challenge,
    (hand, mine): (usize, &HandScore),
    expert: Option<&HandScore>,
) -> Vec<String> {
    let line = |who: String, score: &HandScore| {
        let came = came(texts, Tally::of(&[*score]));
        texts.format("challenge-from", &[("name", who.into()), ("came", came.into())])
    };
    let sender = challenge
        .from
        .as_ref()
        .and_then(|sender| sender.hands.get(hand).map(|score| line(named(texts, &sender.name), score)));
    let mine = line(texts.get("challenge-you"), mine);
    let expert = expert.map(|score| line(texts.get("challenge-expert"), score));
    std::iter::once(mine).chain(sender).chain(expert).collect()
}

/// What could have been made of a hand with all cards seen, for the player at a seat. It names the bid: the hand has
/// been played.
#[must_use]
pub fn par_line(texts: Texts, challenge: &Challenge, par: &Par, me: Seat) -> String {
    let Some((bid, seat)) = par.contract else { return texts.get("challenge-par-none") };
    let texts = with_rules!(challenge.rules, rules => Texts::for_rules(texts.lang(), rules));
    let who = if seat == me { "you" } else { "partner" };
    let args = [("who", who.into()), ("bid", texts.bid(bid).into()), ("points", gain(par.points).into())];
    texts.format("challenge-par", &args)
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
    let Results { challenge, date, mine, expert, .. } = results;
    let args = [
        ("game", game_of(texts, &challenge.rules).into()),
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

/// A game in a word where everybody knows it by one.
#[must_use]
pub fn game_of(texts: Texts, rules: &AnyRules) -> String {
    let key = format!("challenge-game-{}", rules.code().replace(['+', '='], "-"));
    if texts.has(&key) { texts.get(&key) } else { with_rules!(rules, rules => texts.title(rules)) }
}

/// A date without its year.
#[must_use]
pub fn said(texts: Texts, date: Date) -> String {
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

#[cfg(test)]
mod tests {
    use kookaburra::build_code;
    use learning::challenge::daily;

    use super::*;
    use crate::Lang;

    /// A challenge and results of every kind, by a number.
    fn played(code: &str, number: u8) -> (Challenge, Vec<HandScore>, Vec<HandScore>) {
        let challenge = Challenge::new(build_code(code).unwrap(), [number; 16], 4);
        let score = |hand: u8, with: u8| HandScore {
            points: i32::from(hand ^ with) * 37 - 300,
            contract: [None, Some(true), Some(false)][(usize::from(hand) + usize::from(with)) % 3],
        };
        let scores = |with| (0..4).map(|hand| score(hand * 5 + number % 16, with)).collect();
        (challenge, scores(number), scores(number.wrapping_add(9)))
    }

    #[test]
    fn what_is_pasted_tells_nothing_of_the_cards() {
        let date = "2026-11-27".parse().ok();
        for code in ["australian-4", "quebec-4", "american-4", "rummy-500+players=2", "australian-3"] {
            for number in [1, 20, 63, 140, 255] {
                let (challenge, mine, expert) = played(code, number);
                let link = challenge.answered("Ann", mine.clone()).link().unwrap();
                for (lang, date) in [(Lang::En, date), (Lang::Fr, date), (Lang::En, None), (Lang::Fr, None)] {
                    let came = Results {
                        challenge: &challenge,
                        date,
                        mine: &mine,
                        expert: &expert,
                        par: &[],
                        late: false,
                    };
                    let text = to_paste(Texts::new(lang), &came, &link);
                    let words = text.strip_suffix(&link).unwrap().to_lowercase();
                    for tells in [
                        "♠", "♣", "♦", "♥", "🟩", "⟨", "spade", "club", "diamond", "heart", "pique",
                        "trèfle", "carreau", "cœur", "joker", "fou", "misère", "nullo", "trump", "atout",
                        "bid", "annonce",
                    ] {
                        assert!(!words.contains(tells), "{tells}: {text}");
                    }
                    assert!(
                        link.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"#/.-_+=".contains(&sign))
                    );
                }
            }
        }
    }

    #[test]
    fn results_are_said_in_both_languages() {
        let rules = build_code("australian-4").unwrap();
        let day = "2026-12-01".parse().unwrap();
        let challenge = daily(rules, day);
        let hand = |points, contract| HandScore { points, contract };
        let mine = [hand(300, Some(true)), hand(-260, Some(false)), hand(-30, None), hand(300, Some(true))];
        let expert = [hand(250, Some(true)); 1];
        let sent = challenge.answered("Zoé", vec![hand(0, Some(false)); 4]);
        let came = Results {
            challenge: &sent,
            date: Some(day),
            mine: &mine,
            expert: &expert,
            par: &[],
            late: false,
        };
        assert_eq!(
            to_paste(Texts::new(Lang::En), &came, "LINK"),
            "Kookaburra, 1 December, Australian: 2 of 3 contracts made, +310. Expert +250. Same cards: LINK"
        );
        assert_eq!(
            to_paste(Texts::new(Lang::Fr), &came, "LIEN"),
            "Kookaburra, 1er décembre, Australie\u{a0}: 2 contrats réussis sur 3, +310. Expert +250. \
             Mêmes cartes\u{a0}: LIEN"
        );
        assert_eq!(
            results(Texts::new(Lang::En), &came),
            [
                "You: 2 of 3 contracts made, +310 (+300, −260, −30, +300).",
                "Zoé: 0 of 4 contracts made, 0 (0, 0, 0, 0).",
                "Expert in your seat: 1 of 1 contract made, +250 (+250).",
                "You’re 310 points ahead of Zoé.",
            ]
        );
        assert_eq!(
            about(Texts::new(Lang::Fr), &sent, Some(day)),
            [
                "La donne du 1er décembre, Australie\u{a0}: quatre donnes contre des robots de club.",
                "Zoé\u{a0}: aucun contrat réussi sur 4, 0.",
            ]
        );
        let late = Results { late: true, ..came };
        assert_eq!(
            results(Texts::new(Lang::Fr), &late).last().unwrap(),
            "Vous avez joué cette donne un autre jour."
        );
        let other = Challenge { bots: sent.bots + 1, ..sent.clone() };
        let came = Results { challenge: &other, ..came };
        let said = results(Texts::new(Lang::En), &came).join(" ");
        assert!(
            said.contains("The bots have changed; the cards are the same.") && !said.contains("ahead"),
            "{said}"
        );
    }
}
