//! What somebody is told who comes back.

use leptos::prelude::*;
use online_visitor::{Meanwhile, Room};
use online_wire::Welcome;

use super::{Online, notice::Kind};
use crate::online::connection::Line;

impl Online {
    /// Tells what happened meanwhile to somebody who comes back.
    pub(super) fn tell_meanwhile(self, room: &Room, welcome: &Welcome) {
        let texts = self.say.texts();
        let lost = self.connection.line.get_untracked() == Line::Lost;
        let meanwhile = Meanwhile::of(texts, room, welcome);
        let back = meanwhile.back(texts, lost);
        if !meanwhile.cards.is_empty() {
            self.play.log.update(|log| log.extend(meanwhile.cards));
        }
        let Some(back) = back else { return };
        self.announcer.tell(back.clone());
        self.notice(Kind::Back, back);
    }
}
