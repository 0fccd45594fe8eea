//! What somebody is told who comes back: what happened meanwhile, in words.

use card_match::Standpoint;
use desk::{Heard, RemoteDesk};
use desk_wire::LogLine;
use online_wire::{Telling, Welcome};
use texts::Texts;

use crate::{News, Room};

/// The most sentences that whoever comes back reads at once: the last ones. All of them stand among what was told.
const READ: usize = 6;

/// No person of a match: to them everybody is somebody else.
const NOBODY: usize = u32::MAX as usize;

/// What happened meanwhile.
#[derive(Default)]
pub struct Meanwhile {
    /// What was done with cards, as it is told at the table.
    pub cards: Vec<LogLine>,
    /// All that people want to hear of, in sentences.
    words: Vec<String>,
}

impl Meanwhile {
    /// What somebody has missed who is welcomed again; nothing if it is not told, or this version doesn’t understand it.
    pub fn of(texts: Texts, room: &Room, welcome: &Welcome) -> Self {
        let missed = welcome.missed.as_deref().unwrap_or_default();
        told(texts, room, welcome, missed).unwrap_or_default()
    }

    /// Whether there is anything to be read.
    pub fn is_told(&self) -> bool {
        !self.words.is_empty()
    }

    /// What they read: that they are back, and the last of what happened. Nothing if nothing did and the connection was never
    /// lost.
    pub fn back(&self, texts: Texts, lost: bool) -> Option<String> {
        let words = self.words[self.words.len().saturating_sub(READ)..].join(" ");
        match (words.is_empty(), lost) {
            (true, false) => None,
            (true, true) => Some(texts.get("online-back")),
            (false, _) => Some(texts.format("online-meanwhile", &[("told", words.into())])),
        }
    }
}

/// A telling as a desk follows it: what it says of the cards.
pub fn heard(telling: &Telling) -> Heard<'_> {
    Heard {
        events: &telling.events,
        view: telling.view.as_ref(),
        memory: telling.memory.as_ref(),
        standpoint: telling.standpoint.as_ref(),
    }
}

/// What is done at a place is told as its bot’s. To nobody of those who are named so it is *you*.
fn by_bot(texts: Texts, room: &Room, standpoint: &mut Standpoint, place: usize) {
    let mine = room.my_place() == Some(place);
    let Some(name) = standpoint.people.names.get_mut(place) else { return };
    *name = match mine {
        true => texts.get("online-your-bot"),
        false => texts.format("online-bot-of", &[("name", name.as_str().into())]),
    };
    if mine {
        standpoint.people.viewer = NOBODY;
    }
}

/// A telling as it is to be followed, part after part. What a bot has done because somebody’s time was over is told as the bot’s, also to
/// those who are there; then everybody is called as before.
pub fn parts(texts: Texts, room: &Room, telling: &Telling) -> Vec<Telling> {
    let all = || vec![telling.clone()];
    let (Some(place), Some(after)) = (telling.late, &telling.standpoint) else { return all() };
    let mut standpoint = after.clone();
    by_bot(texts, room, &mut standpoint, place);
    let told = Telling { standpoint: Some(standpoint), ..telling.clone() };
    let then = Telling { events: Vec::new(), view: None, memory: None, ..telling.clone() };
    vec![told, then]
}

/// What somebody reads whose time was over while they were there: what their bot did, in these sentences. Nothing if it was another’s.
pub fn late(texts: Texts, room: &Room, telling: &Telling, told: &[LogLine]) -> Option<String> {
    telling.late.filter(|&place| room.my_place() == Some(place))?;
    let words: Vec<&str> = told.iter().map(|line| &*line.words).filter(|words| !words.is_empty()).collect();
    (!words.is_empty()).then(|| texts.format("online-late", &[("told", words.join(" ").into())]))
}

/// What was told meanwhile, in words. What one’s bot has done is not what one did oneself.
fn told(texts: Texts, room: &Room, welcome: &Welcome, missed: &[Telling]) -> Option<Meanwhile> {
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
    mine.into_iter().chain(telling.late).for_each(|place| by_bot(texts, room, &mut standpoint, place));
    let opening = &welcome.opening;
    let mut desk = RemoteDesk::of(&opening.game, &opening.rules, texts.lang()).ok()?;
    let now =
        Heard { events: &[], view: welcome.now.view.as_ref(), memory: None, standpoint: Some(&standpoint) };
    desk.follow(&now).ok()?;
    desk.follow(&Heard { events: &telling.events, view: None, memory: None, standpoint: None }).ok()
}
