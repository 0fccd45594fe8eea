//! The question of the moment in a line, for a table that the player sees.

use five_hundred::{Choices, Phase, Rules, Strain, View};

use super::{Place, place_of_play};
use crate::{Narrator, Session, Turn};

/// What the player has before him besides the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Picks {
    /// A finished trick still lies to be seen.
    pub lies: bool,
    /// How many cards he has chosen to discard.
    pub chosen: u32,
    /// He leads a joker, and is asked which suit it demands.
    pub demands: bool,
}

/// The question, and whether it is to the player.
pub fn prompt(session: &Session<Rules>, narrator: &Narrator, picks: Picks) -> (String, bool) {
    let view = session.view();
    let texts = &narrator.texts;
    let named = |key: &str, seat| texts.format(key, &[("name", narrator.name(seat).into())]);
    if picks.lies {
        let winner = view.tricks.last().and_then(|trick| trick.plays.get(usize::from(trick.best)));
        return match winner {
            Some(play) if session.is_me(play.seat) => (texts.get("prompt-your-trick"), true),
            Some(play) => (named("prompt-trick", play.seat), false),
            None => (String::new(), false),
        };
    }
    match session.turn() {
        Turn::Other(seat) => {
            let key = if view.phase == Some(Phase::Auction) { "prompt-other-calls" } else { "prompt-other" };
            (named(key, seat), false)
        }
        Turn::Deal | Turn::Over => (String::new(), false),
        Turn::Mine => (mine(session, &view, narrator, picks), true),
    }
}

fn mine(session: &Session<Rules>, view: &View, narrator: &Narrator, picks: Picks) -> String {
    let texts = &narrator.texts;
    match view.choices {
        Choices::Auction { look: true, .. } => texts.get("prompt-look"),
        Choices::Auction { .. } => texts.get("prompt-call"),
        Choices::Give(_) => texts.get("prompt-give"),
        Choices::Discard { count, .. } => {
            texts.format("prompt-discard", &[("count", count.into()), ("chosen", picks.chosen.into())])
        }
        Choices::Nominate => texts.get("prompt-nominate"),
        Choices::Partners { .. } => texts.get("prompt-partners"),
        Choices::Play { .. } if picks.demands => texts.get("prompt-demand"),
        Choices::Play { .. } => play(session, view, narrator),
        Choices::None => String::new(),
    }
}

fn play(session: &Session<Rules>, view: &View, narrator: &Narrator) -> String {
    let texts = &narrator.texts;
    let led = view.trick.as_ref().filter(|trick| !trick.plays.is_empty());
    match (place_of_play(view, session.nearest()), led) {
        (Place::For(seat), _) => texts.format("prompt-play-for", &[("name", narrator.name(seat).into())]),
        (Place::Row, None) => texts.get("prompt-lead-row"),
        (Place::Row, Some(_)) => texts.get("prompt-play-row"),
        (Place::Hand, None) => texts.get("prompt-lead"),
        (Place::Hand, Some(trick)) => match trick.led {
            Some(suit) => {
                let strain =
                    view.contract.as_ref().map_or(Strain::NoTrumps, |contract| contract.bid.strain());
                let rules = session.rules();
                let Choices::Play { cards, jokers, .. } = view.choices else { return String::new() };
                let follows =
                    (cards | jokers).into_iter().any(|card| rules.suit_of(strain, card) == Some(suit));
                let key = if follows { "prompt-follow" } else { "prompt-void" };
                texts.format(key, &[("suit", texts.suit(suit).into())])
            }
            None => texts.get("prompt-play"),
        },
    }
}
