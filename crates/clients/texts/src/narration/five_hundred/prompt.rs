//! The question of the moment in a line, for a table that the player sees.

use cards::Suit;
use five_hundred::{Choices, Phase, Rules, Strain, View};

use super::{PlaysFrom, plays_from, row_is_due};
use card_match::{Situation, Turn};

use crate::narration::Narrator;

/// What the player has before them besides the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Picks {
    /// A finished trick still lies to be seen.
    pub lies: bool,
    /// How many cards they have chosen to discard.
    pub chosen: u32,
    /// They lead a joker, and are asked which suit it demands.
    pub demands: bool,
}

/// The question, and whether it is to the player.
pub fn prompt(situation: &Situation<'_, Rules>, narrator: &Narrator, picks: Picks) -> (String, bool) {
    let view = situation.view;
    let texts = &narrator.texts;
    let named = |key: &str, seat| texts.format(key, &[("name", narrator.name(seat).into())]);
    if picks.lies {
        let winner = view.tricks.last().and_then(|trick| trick.plays.get(usize::from(trick.best)));
        return match winner {
            Some(play) if narrator.is_me(play.seat) => (texts.get("prompt-your-trick"), true),
            Some(play) => (named("prompt-trick", play.seat), false),
            None => (String::new(), false),
        };
    }
    match situation.turn {
        Turn::Other(seat) => {
            let key = match (view.phase, row_is_due(view)) {
                (Some(Phase::Auction), _) => "prompt-other-calls",
                (Some(Phase::Play), Some(true)) => "prompt-other-row",
                (Some(Phase::Play), Some(false)) => "prompt-other-hand",
                _ => "prompt-other",
            };
            (named(key, seat), false)
        }
        Turn::Deal | Turn::Over => (String::new(), false),
        Turn::Mine => (mine(situation.rules, view, narrator, picks), true),
    }
}

fn mine(rules: &Rules, view: &View, narrator: &Narrator, picks: Picks) -> String {
    let texts = &narrator.texts;
    match view.choices {
        Choices::Auction { look: true, .. } => texts.get("prompt-look"),
        Choices::Auction { .. } => texts.get("prompt-call"),
        Choices::Give { count: 1, .. } => texts.get("prompt-give"),
        Choices::Give { count, .. } => texts.format("prompt-give-several", &[("count", count.into())]),
        Choices::Discard { count, .. } => {
            texts.format("prompt-discard", &[("count", count.into()), ("chosen", picks.chosen.into())])
        }
        Choices::Nominate => texts.get("prompt-nominate"),
        Choices::Partners { .. } => texts.get("prompt-partners"),
        Choices::Play { .. } if picks.demands => texts.get("prompt-demand"),
        Choices::Play { .. } => play(rules, view, narrator),
        Choices::None => String::new(),
    }
}

fn play(rules: &Rules, view: &View, narrator: &Narrator) -> String {
    let texts = &narrator.texts;
    let place = plays_from(view, narrator.nearest());
    if let PlaysFrom::For(seat) = place {
        return texts.format("prompt-play-for", &[("name", narrator.name(seat).into())]);
    }
    let led = view.trick.as_ref().filter(|trick| !trick.plays.is_empty());
    let key = match led.map(|trick| trick.led) {
        None => "prompt-lead",
        Some(None) => "prompt-play",
        Some(Some(suit)) if can_follow(rules, view, suit) => "prompt-follow",
        Some(Some(_)) => "prompt-void",
    };
    // Where there are rows, a card may be due from there.
    let from = match (place, row_is_due(view)) {
        (PlaysFrom::Row, _) => "-row",
        (_, Some(_)) => "-hand",
        (_, None) => "",
    };
    let suit = led.and_then(|trick| trick.led).map(|suit| ("suit", texts.suit(suit).into()));
    texts.format(&format!("{key}{from}"), suit.as_slice())
}

/// Whether a card that may be played is of this suit.
fn can_follow(rules: &Rules, view: &View, suit: Suit) -> bool {
    let Choices::Play { cards, jokers, .. } = view.choices else { return false };
    let strain = view.contract.as_ref().map_or(Strain::NoTrumps, |contract| contract.bid.strain());
    (cards | jokers).into_iter().any(|card| rules.suit_of(strain, card) == Some(suit))
}
