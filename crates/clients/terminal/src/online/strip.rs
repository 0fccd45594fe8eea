//! What goes on beside the cards of a table online, in words, for the screen to show.

use online_client::participant::{News, Standing};
use online_wire::{Moment, TableCommand, VoteOn};
use table::Seat;

use super::{
    asks::{Asks, asks},
    cards::Cards,
    screen::OnlineScreen,
    when,
    words::voted,
};
use crate::tui::Beside;

impl OnlineScreen {
    /// The time by the clock of whoever keeps the table.
    pub(super) fn now(&self) -> Moment {
        self.told_at.after(u64::try_from(self.since.as_millis()).unwrap_or(u64::MAX))
    }

    /// Puts beside the cards what goes on there.
    pub(super) fn refresh(&mut self) {
        let beside = self.beside();
        if let (Some(cards), Some(room), Some(beside)) = (&mut self.cards, &self.room, beside) {
            cards.table_area_mut().agree(room.opening.options.hints, room.plays_on());
            cards.table_area_mut().put_beside(beside);
        }
    }

    fn beside(&self) -> Option<Beside> {
        let (room, cards) = (self.room.as_ref()?, self.cards.as_ref()?);
        let news = News { texts: self.texts, room };
        let status = |seat: usize| {
            let place = room.place_at(Seat(u8::try_from(seat).ok()?))?;
            let standing = room.standing(place);
            let told = place.next.is_some() || !matches!(standing, Standing::Here | Standing::Bot);
            news.status(place).filter(|_| told)
        };
        let mut keys = Vec::new();
        let question = self.question(&news, cards.as_ref(), &mut keys);
        let said = |words: &String| question.as_ref().is_some_and(|(question, _)| question.contains(words));
        let evening = self.evening.iter().cloned();
        let standing =
            news.standing().into_iter().chain(news.returned_host()).chain(news.stand_in()).chain(evening);
        let standing = standing.filter(|words| !said(words)).collect();
        Some(Beside {
            statuses: (0..room.seated.len()).map(status).collect(),
            question,
            clock: news.waiting(self.now(), |until| when::moment(self.texts, until)),
            standing,
            keys,
        })
    }

    /// What comes before the question of the game, and the keys that answer it.
    fn question(
        &self,
        news: &News<'_>,
        cards: &dyn Cards,
        keys: &mut Vec<(&'static str, &'static str)>,
    ) -> Option<(String, bool)> {
        let room = news.room;
        if let Some(key) = self.line.key() {
            return Some((self.texts.get(key), false));
        }
        if let Some(question) = self.doubt.question() {
            let yes = self.texts.get("word-yes");
            let letter = ["y", "o"].into_iter().find(|key| yes.split(',').any(|word| word.trim() == *key));
            keys.extend(letter.map(|key| (key, "key-do")));
            keys.push(("Esc", "key-leave-it"));
            return Some((question.to_owned(), true));
        }
        if let Some(vote) = news.vote() {
            let letter = |yes| {
                let means = |key: &&str| voted(self.texts, room, key) == Some(TableCommand::Answer { yes });
                ["y", "o", "n"].into_iter().find(means)
            };
            let (yes, no) = match room.participants.vote.as_ref()?.on {
                VoteOn::Undo => ("key-undo-it", "key-leave-it"),
                VoteOn::Swap(_) => ("key-swap", "key-stay"),
                VoteOn::Rest { .. } => ("key-accept", "key-play-on"),
            };
            keys.extend(letter(true).map(|key| (key, yes)));
            keys.extend(letter(false).map(|key| (key, no)));
            return Some((vote, room.is_asked()));
        }
        if room.participants.ended {
            return Some((self.texts.get("online-ended"), false));
        }
        if room.participants.paused {
            return Some((self.texts.get("online-paused"), false));
        }
        if room.my_place().is_none() || cards.asks() && !room.bot_plays_for_me() {
            let sits = room.may(&TableCommand::Sit { place: None }) && !cards.asks();
            keys.extend(sits.then_some((self.enter(), "key-sit")));
            return None;
        }
        keys.extend(room.bot_plays_for_me().then_some((self.enter(), "key-im-back")));
        match asks(self.texts, room, Some(cards.table_area().at())) {
            Asks::Table(words) => Some((words, true)),
            Asks::Nothing => news.readiness().map(|words| (words, false)),
            Asks::Cards => None,
        }
    }

    /// The sign of the key.
    const fn enter(&self) -> &'static str {
        self.look.theme().sign("⏎", "Enter")
    }
}
