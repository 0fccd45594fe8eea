//! A table online as the seat there knows it: the fold of what is told, of people and of cards.

use desk::wire::{DeskReply, DeskRequest, LogLine, Preferences, Refused, Update};
use desk::{Answer, Desk, NotFollowed};
use online_client::participant::{Meanwhile, News, Room, heard, late, parts};
use online_wire::{Entered, Request, TableUpdate, Welcome};
use table::Position;
use texts::{Lang, Texts};

use super::{Beside, Join, RoomUpdate, participants::with_participants};
use crate::online::outbox::Outbox;

/// A table as the seat there knows it.
pub(super) struct State {
    /// As whom one comes to the table, with what one knows of it by now.
    pub(super) join: Join,
    /// The table beside the cards; nothing before one is welcomed.
    pub(super) room: Option<Room>,
    /// The cards.
    pub(super) desk: Option<Desk>,
    /// How the player reads, and likes the cards.
    pub(super) speech: (Lang, Preferences),
    /// The hands that are over, as they were at this position.
    pub(super) hand_replay: Option<(Position, Desk)>,
    /// What was asked of the table.
    pub(super) outbox: Outbox<Request>,
    /// How far the clock of whoever keeps the table is ahead of this one, in milliseconds.
    pub(super) ahead: f64,
}

impl State {
    pub(super) fn new(mut join: Join, speech: (Lang, Preferences)) -> Self {
        let room = join.room.take();
        Self { join, room, desk: None, speech, hand_replay: None, outbox: Outbox::default(), ahead: 0.0 }
    }

    pub(super) const fn texts(&self) -> Texts {
        Texts::new(self.speech.0)
    }

    /// Goes on in another language and manner.
    pub(super) fn speak(&mut self, (lang, preferences): (Lang, Preferences)) {
        self.speech = (lang, preferences);
        self.hand_replay = None;
        if let Some(desk) = &mut self.desk {
            desk.speak(lang);
            desk.prefer(preferences);
        }
    }

    /// Takes in how the table is when one comes; `lost` says that one has been there before.
    ///
    /// # Errors
    /// This version does not understand it.
    pub(super) fn welcome(
        &mut self,
        desk: Desk,
        welcome: &Welcome,
        lost: bool,
    ) -> Result<Option<RoomUpdate>, NotFollowed> {
        let mut room = Room::new(welcome, self.speech.0);
        if let Some(before) = self.room.take() {
            room.goes_on_from(before);
        }
        let meanwhile = Meanwhile::of(self.texts(), &room, welcome);
        let back = meanwhile.back(self.texts(), lost).map(|words| (Beside::Back, words));
        (self.desk, self.room) = (Some(desk), Some(room));
        self.speak(self.speech);
        self.join.personal.clone_from(&welcome.personal);
        let told = self.cards_of(&welcome.now, [back, None])?;
        Ok(told.map(|told| RoomUpdate { welcome: true, missed: meanwhile.cards, ..told }))
    }

    /// Takes in what is told of the cards; the room knows of it already. Something may be to be read before it, or
    /// after it.
    ///
    /// # Errors
    /// This version does not understand it.
    pub(super) fn cards_of(
        &mut self,
        update: &TableUpdate,
        [before, after]: [Option<(Beside, String)>; 2],
    ) -> Result<Option<RoomUpdate>, NotFollowed> {
        self.join.since = Some(update.seq);
        let texts = self.texts();
        let (Some(room), Some(desk)) = (&self.room, &mut self.desk) else { return Ok(None) };
        let mut told = Vec::new();
        for part in parts(texts, room, update) {
            told.extend(desk.follow(&heard(&part))?);
        }
        let late = late(texts, room, update, &told).map(|words| (Beside::Late, words));
        let beside = before.into_iter().chain(late).chain(after).collect();
        Ok(self.told(self.update(told), beside))
    }

    /// What people want to hear of an entry beside the cards.
    pub(super) fn beside(&self, entered: &Entered) -> Option<(Beside, String)> {
        let words = News { texts: self.texts(), room: self.room.as_ref()? }.told(entered)?;
        let why = match entered {
            Entered::Nudged(_) => Beside::Reminded,
            Entered::Asked | Entered::Said { .. } | Entered::Wrote { .. } => Beside::Said,
            _ => Beside::News,
        };
        Some((why, words))
    }

    /// The table as the page is told of it.
    pub(super) fn told(&self, cards: Option<Update>, beside: Vec<(Beside, String)>) -> Option<RoomUpdate> {
        let room = self.room.clone()?;
        Some(RoomUpdate { room, ahead: self.ahead, welcome: false, cards, missed: Vec::new(), beside })
    }

    /// The table of cards now.
    pub(super) fn update(&self, told: Vec<LogLine>) -> Option<Update> {
        let (room, mut scene) = (self.room.as_ref()?, self.desk.as_ref()?.scene()?);
        with_participants(&News { texts: self.texts(), room }, &mut scene);
        Some(Update { told, scene })
    }

    /// Answers what can be answered from what one was told.
    pub(super) fn answer(&mut self, request: DeskRequest) -> Result<Answer, Refused> {
        let texts = self.texts();
        let (Some(desk), Some(room)) = (&mut self.desk, &self.room) else {
            return Err(Refused(String::new()));
        };
        let mut answer = desk.answer(request)?;
        if let Answer::Reply(DeskReply::Table(update) | DeskReply::Open(update)) = &mut answer {
            with_participants(&News { texts, room }, &mut update.scene);
        }
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use kookaburra::AnyRules;
    use online_client::participant::testing::{update, welcome};
    use online_wire::{ParticipantId, Phrase};
    use table::{Game as _, Seq};

    use super::*;
    use crate::rooms::tables;

    fn state() -> State {
        let (code, tag) = ("k3v9xq".to_owned(), "a1".to_owned());
        let join = Join { code, tag, name: None, since: None, personal: None, room: None };
        State::new(join, (Lang::En, Preferences::default()))
    }

    fn desk() -> Desk {
        let Ok(AnyRules::FiveHundred(rules)) = tables::read("australian-4") else { panic!() };
        Desk::join::<five_hundred::Rules>(&rules.rules_json(), Lang::En).unwrap()
    }

    #[test]
    fn the_page_is_told_of_people_and_comes_again_as_one_who_was_told() {
        let mut state = state();
        assert_eq!(state.told(None, Vec::new()), None, "nobody has let one in");
        let told = state.welcome(desk(), &welcome(), false).unwrap().unwrap();
        assert!(told.welcome && told.cards.is_none() && told.beside.is_empty(), "{told:?}");
        assert_eq!((state.join.since, state.join.personal.as_deref()), (Some(Seq(7)), Some("0-00ff")));
        let mut follow = |seq, entered| {
            let update = update(seq, entered);
            state.room.as_mut().unwrap().told(&update).unwrap();
            let beside = state.beside(&update.entered);
            state.cards_of(&update, [None, beside]).unwrap().unwrap()
        };
        let bo = ParticipantId(1);
        let said = follow(8, Entered::Said { participant: bo, phrase: Phrase::Hello });
        assert_eq!((said.beside[0].0, said.room.talk.len()), (Beside::Said, 1));
        assert_eq!(follow(9, Entered::Nudged(0)).beside[0].0, Beside::Reminded);
        assert_eq!(follow(10, Entered::Host(bo)).beside, [(Beside::News, "Bo is the host now.".to_owned())]);
        assert_eq!(follow(11, Entered::Played).beside, []);
        assert_eq!(state.join.since, Some(Seq(11)));
        // Another worker has the seat: what was said is still there, and who is not heard.
        let mut room = state.room.unwrap();
        room.muted.insert(bo);
        let mut again = State::new(Join { room: Some(room), ..state.join }, state.speech);
        let told = again.welcome(desk(), &welcome(), true).unwrap().unwrap();
        assert_eq!((told.room.talk.len(), told.room.muted.len()), (1, 1));
        assert_eq!(told.beside, [(Beside::Back, "You’re back.".to_owned())]);
    }
}
