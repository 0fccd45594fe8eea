//! What somebody is told who comes back: what happened meanwhile, in words.

use desk::{Heard, RemoteDesk};
use desk_wire::LogLine;
use leptos::prelude::*;
use online_wire::{Telling, Welcome};
use texts::Texts;

use super::{Online, desk_at};
use crate::online::connection::Line;
use online_visitor::{News, Room};

/// The most sentences that whoever comes back reads at once: the last ones. All of them stand among what was told.
const READ: usize = 6;

/// No person of a match: to them everybody is somebody else.
const NOBODY: usize = u32::MAX as usize;

/// What happened meanwhile.
#[derive(Default)]
pub struct Meanwhile {
    /// What was done with cards, as it is told at the table.
    cards: Vec<LogLine>,
    /// All that people want to hear of, in sentences.
    words: Vec<String>,
}

impl Online {
    /// Tells what happened meanwhile to somebody who comes back.
    pub(super) fn tell_meanwhile(self, room: &Room, welcome: &Welcome) {
        let texts = self.say.texts();
        let lost = self.connection.line.get_untracked() == Line::Lost;
        let meanwhile = welcome.missed.as_deref().and_then(|missed| meanwhile(texts, room, welcome, missed));
        let Meanwhile { cards, mut words } = meanwhile.unwrap_or_default();
        if !cards.is_empty() {
            self.play.log.update(|log| log.extend(cards));
        }
        let words = words.split_off(words.len().saturating_sub(READ)).join(" ");
        let back = match (words.is_empty(), lost) {
            (true, false) => return,
            (true, true) => texts.get("online-back"),
            (false, _) => texts.format("online-meanwhile", &[("told", words.into())]),
        };
        self.announcer.tell(back.clone());
        self.back.set(Some(back));
    }
}

/// What was told meanwhile, in words. What one’s bot has done is not what one did oneself.
fn meanwhile(texts: Texts, room: &Room, welcome: &Welcome, missed: &[Telling]) -> Option<Meanwhile> {
    let news = News { texts, room };
    let mut told = Meanwhile::default();
    for telling in missed {
        told.words.extend(news.meanwhile(&telling.entered));
        if !telling.events.is_empty() {
            let lines = lines(texts, room, welcome, telling)?;
            told.words.extend(lines.iter().map(|line| line.words.clone()).filter(|words| !words.is_empty()));
            told.cards.extend(lines);
        }
    }
    Some(told)
}

/// What was done with cards, in sentences; nothing if this version doesn’t understand it.
fn lines(texts: Texts, room: &Room, welcome: &Welcome, telling: &Telling) -> Option<Vec<LogLine>> {
    let mut standpoint = welcome.now.standpoint.clone()?;
    let mine = room.my_place().filter(|_| telling.by != Some(room.you));
    if let Some(name) = mine.and_then(|place| standpoint.people.names.get_mut(place)) {
        *name = texts.get("online-your-bot");
        standpoint.people.viewer = NOBODY;
    }
    let mut desk: RemoteDesk = desk_at(&welcome.opening, texts.lang())?;
    let now =
        Heard { events: &[], view: welcome.now.view.as_ref(), memory: None, standpoint: Some(&standpoint) };
    desk.follow(&now).ok()?;
    desk.follow(&Heard { events: &telling.events, view: None, memory: None, standpoint: None }).ok()
}
