//! What somebody is told who comes back: what happened meanwhile, in words.

use card_match::PlayerState;
use desk::wire::LogLine;
use desk::{Desk, Heard};
use online_wire::{TableUpdate, Welcome};
use texts::Texts;

use crate::participant::{News, Room};

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
    /// What somebody has missed who is welcomed again; nothing if it is not told, or this version doesn’t understand
    /// it.
    pub fn of(texts: Texts, room: &Room, welcome: &Welcome) -> Self {
        let missed = welcome.missed.as_deref().unwrap_or_default();
        told(texts, room, welcome, missed).unwrap_or_default()
    }

    /// Whether there is anything to be read.
    pub fn is_told(&self) -> bool {
        !self.words.is_empty()
    }

    /// What they read: that they are back, and the last of what happened. Nothing if nothing did and the connection was
    /// never lost.
    pub fn back(&self, texts: Texts, lost: bool) -> Option<String> {
        let words = self.words[self.words.len().saturating_sub(READ)..].join(" ");
        match (words.is_empty(), lost) {
            (true, false) => None,
            (true, true) => Some(texts.get("online-back")),
            (false, _) => Some(texts.format("online-meanwhile", &[("told", words.into())])),
        }
    }
}

/// An update as a desk follows it: what it says of the cards.
pub fn heard(update: &TableUpdate) -> Heard<'_> {
    Heard {
        events: &update.events,
        view: update.view.as_ref(),
        memory: update.memory.as_ref(),
        player_state: update.player_state.as_ref(),
    }
}

/// What is done at a place is told as its bot’s. To nobody of those who are named so it is *you*.
fn by_bot(texts: Texts, room: &Room, player_state: &mut PlayerState, place: usize) {
    let mine = room.my_place() == Some(place);
    let Some(name) = player_state.people.names.get_mut(place) else { return };
    *name = match mine {
        true => texts.get("online-your-bot"),
        false => texts.format("online-bot-of", &[("name", name.as_str().into())]),
    };
    if mine {
        player_state.people.viewer = NOBODY;
    }
}

/// An update as it is to be followed, part after part. What a bot has done because somebody’s time was over is told as
/// the bot’s, also to those who are there; then everybody is called as before.
pub fn parts(texts: Texts, room: &Room, update: &TableUpdate) -> Vec<TableUpdate> {
    let all = || vec![update.clone()];
    let (Some(place), Some(after)) = (update.late, &update.player_state) else { return all() };
    let mut player_state = after.clone();
    by_bot(texts, room, &mut player_state, place);
    let told = TableUpdate { player_state: Some(player_state), ..update.clone() };
    let then = TableUpdate { events: Vec::new(), view: None, memory: None, ..update.clone() };
    vec![told, then]
}

/// What somebody reads whose time was over while they were there: what their bot did, in these sentences. Nothing if it
/// was another’s.
pub fn late(texts: Texts, room: &Room, update: &TableUpdate, told: &[LogLine]) -> Option<String> {
    update.late.filter(|&place| room.my_place() == Some(place))?;
    let words: Vec<&str> = told.iter().map(|line| &*line.words).filter(|words| !words.is_empty()).collect();
    (!words.is_empty()).then(|| texts.format("online-late", &[("told", words.join(" ").into())]))
}

/// What was told meanwhile, in words. What one’s bot has done is not what one did oneself.
fn told(texts: Texts, room: &Room, welcome: &Welcome, missed: &[TableUpdate]) -> Option<Meanwhile> {
    let news = News { texts, room };
    let mut told = Meanwhile::default();
    for update in missed {
        told.words.extend(news.meanwhile(&update.entered));
        if !update.events.is_empty() {
            let lines = lines(texts, room, welcome, update)?;
            told.words.extend(lines.iter().map(|line| line.words.clone()).filter(|words| !words.is_empty()));
            told.cards.extend(lines);
        }
    }
    Some(told)
}

/// What was done with cards, in sentences; nothing if this version doesn’t understand it.
fn lines(texts: Texts, room: &Room, welcome: &Welcome, update: &TableUpdate) -> Option<Vec<LogLine>> {
    let mut player_state = welcome.now.player_state.clone()?;
    let mine = room.my_place().filter(|_| update.by != Some(room.you));
    mine.into_iter().chain(update.late).for_each(|place| by_bot(texts, room, &mut player_state, place));
    let opening = &welcome.opening;
    let mut desk = Desk::join_named(&opening.game, &opening.rules, texts.lang()).ok()?;
    let now = Heard {
        events: &[],
        view: welcome.now.view.as_ref(),
        memory: None,
        player_state: Some(&player_state),
    };
    desk.follow(&now).ok()?;
    desk.follow(&Heard { events: &update.events, view: None, memory: None, player_state: None }).ok()
}
