//! What the worker tells of the table, shown.

use desk::wire::{Animation, LogLine};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use online_wire::TableCommand;
use wasm_bindgen_futures::spawn_local;

use super::{Kind, Notice, Online, add_notice};
use crate::online::{
    connection::show_line,
    far::{Beside, FarNews, FarTold, RoomUpdate},
    keeping::Remembered as _,
    notify::notify,
};

impl Online {
    /// Takes in what the worker tells.
    pub(super) fn hear(self, bytes: &[u8]) {
        let Ok(FarTold { tag, news }) = postcard::from_bytes(bytes) else { return };
        // An update of a table that the player has left is dropped.
        if self.tag.try_get_value() != Some(tag) {
            return;
        }
        match news {
            FarNews::Line(line) => show_line(self.line, line, self.announcer, self.say),
            FarNews::Room(update) => self.follow(*update),
            FarNews::Ended(why) => self.end(why),
        }
    }

    /// The table is otherwise than before.
    fn follow(self, update: RoomUpdate) {
        let RoomUpdate { room, ahead, welcome, cards, missed, beside } = update;
        let before = self.room.with_untracked(|room| room.as_ref().map(|room| room.position));
        // The turn for which one was reminded is over, or a bot has it.
        if before != Some(room.position) || room.bot_plays_for_me() {
            self.notices.update(|all| all.retain(|notice| notice.kind != Kind::Reminded));
        }
        self.ahead.set_value(ahead);
        let code = self.code();
        let sits = self.with(|inner| {
            inner.memory.seq = Some(room.seq());
            inner.memory.personal.clone_from(&room.personal);
            inner.memory.keep(&code);
            inner.sits.take().filter(|_| room.my_place().is_none() && room.my_next_place().is_none())
        });
        if !missed.is_empty() {
            self.play.log.update(|log| log.extend(missed));
        }
        if let Some(update) = cards {
            self.play.follow(update, room.position);
        }
        for (why, words) in beside {
            self.tell_beside(why, words);
        }
        self.drop_doubt(&room);
        self.room.set(Some(room.clone()));
        self.exchange(&room, welcome);
        if let Some(place) = sits.flatten() {
            self.command(TableCommand::Sit { place });
        }
    }

    /// Lets a sentence be read, heard, or both.
    fn tell_beside(self, why: Beside, words: String) {
        if why != Beside::Late {
            self.announcer.tell(words.clone());
        }
        match why {
            Beside::News => {
                self.play.log.update(|log| {
                    log.push(LogLine { words: words.clone(), animation: Animation::Other });
                });
                self.notice(Kind::News, words);
            }
            Beside::Reminded => {
                notify(&words);
                self.notice(Kind::Reminded, words);
            }
            Beside::Back | Beside::Late => self.notice(Kind::Back, words),
            // A question stands there as long as it is open, and so does what was said for a while.
            Beside::Said => {}
        }
    }

    /// Lets something be read for a while, in the place of what it overtakes.
    pub(super) fn notice(self, kind: Kind, words: String) {
        let notice = Notice { number: self.told_notices.get_value(), kind, words };
        self.told_notices.set_value(notice.number.wrapping_add(1));
        let number = notice.number;
        self.notices.update(|all| add_notice(all, notice));
        spawn_local(async move {
            TimeoutFuture::new(kind.lasts()).await;
            // The page may have left in the meantime.
            self.notices.try_update(|all| all.retain(|notice| notice.number != number));
        });
    }
}
