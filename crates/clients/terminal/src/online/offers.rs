//! What can be done at a table online beside the cards, to be chosen from: each is the line that would be typed for it.

use online_client::participant::{News, Room, Standing, phrase};
use online_wire::{Chat, Moment, ParticipantId, Phrase, Place, TableCommand, VoteOn};
use players::Level;
use texts::{Arg, Texts};

use super::words::Word;
use crate::tui::{Offer, Then};

/// Everything that somebody can do now, the most useful first.
pub(super) fn offers(texts: Texts, room: &Room, between_hands: bool, now: Moment) -> Vec<Offer> {
    let table = Table { texts, room, between_hands, now };
    let words = Word::ALL
        .into_iter()
        .filter(|&word| !room.participants.ended || word == Word::Leave)
        .flat_map(|word| table.offers_of(word));
    table.answers().into_iter().chain(table.sit()).chain(words).collect()
}

/// A table as somebody knows it.
struct Table<'a> {
    texts: Texts,
    room: &'a Room,
    between_hands: bool,
    now: Moment,
}

impl Table<'_> {
    /// Yes and no, where everybody is asked something.
    fn answers(&self) -> Vec<Offer> {
        let Some(vote) = self.room.participants.vote.as_ref().filter(|_| self.room.is_asked()) else {
            return Vec::new();
        };
        let keys = match vote.on {
            VoteOn::Undo => ["online-yes", "online-no"],
            VoteOn::Swap(_) => ["online-swap-yes", "online-swap-no"],
            VoteOn::Rest { .. } => ["online-accept", "online-play-on"],
        };
        let first = |key: &str| self.texts.get(key).split(',').next().unwrap_or_default().trim().to_owned();
        let lines = ["word-yes", "word-no"].map(first);
        keys.into_iter().zip(lines).map(|(key, line)| Offer::line(self.texts.get(key), line)).collect()
    }

    fn offers_of(&self, word: Word) -> Vec<Offer> {
        let room = self.room;
        match word {
            Word::Back => self.if_taken(&TableCommand::Return {}, "online-im-back", word),
            Word::Start => self.if_taken(&TableCommand::Start {}, "online-start", word),
            Word::Wait => self.wait().into_iter().collect(),
            Word::Nudge => self.if_taken(&TableCommand::Nudge {}, "remote-nudge", word),
            Word::Replace => self.silent(),
            Word::MoreTime => self.if_taken(&TableCommand::MoreTime {}, "online-more-time", word),
            Word::DaysOff => self.days_off(),
            Word::DrawSeats => self.if_taken(&TableCommand::DrawSeats {}, "online-draw", word),
            Word::Swap => self.swaps(),
            Word::End => self.if_taken(&TableCommand::End {}, "online-end", word),
            Word::Club => self.club(),
            Word::NextTable => self.if_so(room.waits_for_others(), "online-next-table", word),
            Word::Sit => self.seats(),
            Word::Say => self.phrases().into_iter().collect(),
            Word::Watch => {
                let out = room.my_place().is_some_and(|place| room.sits_out(place));
                let key = if out { "online-just-watch" } else { "online-stand" };
                self.if_taken(&TableCommand::Stand {}, key, word)
            }
            Word::Continue => self.if_taken(&TableCommand::Pause { paused: false }, "online-go-on", word),
            Word::Pause => self.if_taken(&TableCommand::Pause { paused: true }, "online-pause", word),
            Word::Unlock => self.if_taken(&TableCommand::Lock { locked: false }, "online-unlock", word),
            Word::Lock => self.if_taken(&TableCommand::Lock { locked: true }, "online-lock", word),
            Word::Bots => self.levels(),
            Word::Host => self.hosts(),
            Word::Remove => {
                self.of_others(|participant| TableCommand::Remove { participant }, "online-remove", word)
            }
            Word::Mute => self.mutes(),
            Word::Report => self.reports().into_iter().collect(),
            Word::Proof => self.if_so(room.participants.started, "online-proof", word),
            Word::Leave => self.if_so(true, "online-leave", word),
            // Everybody stands over what is offered; help has a key.
            Word::People | Word::Help => Vec::new(),
        }
    }

    /// Whether the table would take a request now.
    fn may(&self, command: &TableCommand) -> bool {
        self.room.may_at(command, self.now)
    }

    /// A word that stands for a request, where the table would take it.
    fn if_taken(&self, command: &TableCommand, key: &str, word: Word) -> Vec<Offer> {
        self.if_so(self.may(command), key, word)
    }

    fn if_so(&self, so: bool, key: &str, word: Word) -> Vec<Offer> {
        so.then(|| Offer::line(self.texts.get(key), word.english())).into_iter().collect()
    }

    fn format(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.texts.format(key, args)
    }

    /// A word with the numbers of what it is about.
    fn line(label: String, word: Word, about: &[usize]) -> Offer {
        let numbers: String = about.iter().map(|number| format!(" {}", number + 1)).collect();
        Offer::line(label, word.english().to_owned() + &numbers)
    }

    /// The name at a place.
    fn at(&self, place: usize) -> &str {
        self.room.participants.places.get(place).map_or("", |place| place.name.as_str())
    }

    /// More time for somebody who is away.
    fn wait(&self) -> Option<Offer> {
        let room = self.room;
        let place = room.participants.places.get(room.participants.clock?.place?)?;
        let waits = room.standing(place) == Standing::Away && self.may(&TableCommand::Wait {});
        let label = || self.format("online-wait", &[("name", place.name.as_str().into())]);
        waits.then(|| Offer::line(label(), Word::Wait.english()))
    }

    /// A bot for whoever is silent.
    fn silent(&self) -> Vec<Offer> {
        let offer = |command: &TableCommand| {
            let &TableCommand::Replace { place } = command else { return None };
            let label = self.format("online-let-bot", &[("name", self.at(place).into())]);
            Some(Self::line(label, Word::Replace, &[place]))
        };
        self.room.offered(self.now).filter_map(offer).collect()
    }

    /// The best free seat, for whoever has none.
    fn sit(&self) -> Option<Offer> {
        let sits = self.may(&TableCommand::Sit { place: None });
        sits.then(|| Offer::line(self.texts.get("online-sit"), Word::Sit.english()))
    }

    /// The ways to the club in whose evening this is played, and to its director.
    fn club(&self) -> Vec<Offer> {
        if self.room.participants.duplicate.is_none() {
            return Vec::new();
        }
        let club = Word::Club.english();
        let ask = Offer::line(self.texts.get("club-ask"), format!("{club} {}", super::club::ASK));
        vec![ask, Offer::line(self.texts.get("club-to-club"), club)]
    }

    /// Free seats to sit at, and seats that can be given to those who have come without one.
    fn seats(&self) -> Vec<Offer> {
        let offer = |command: &TableCommand| {
            let &TableCommand::Sit { place: Some(place) } = command else { return None };
            let label = self.format("online-sit-at", &[("number", (place + 1).into())]);
            Some(Self::line(label, Word::Sit, &[place]))
        };
        let seats = self.room.offered(self.now).filter_map(offer).collect();
        Offer::among(self.texts.get("online-other-seats"), seats).into_iter().chain(self.gifts()).collect()
    }

    /// Another device of somebody who is not there may get their seat back from the host.
    fn gifts(&self) -> Vec<Offer> {
        let offer = |command: &TableCommand| {
            let &TableCommand::Give { place, participant } = command else { return None };
            let args = [("number", (place + 1).into()), ("name", self.at(place).into())];
            let seat = self.format("online-seat-of", &args);
            let args = [("seat", seat.into()), ("name", self.room.name(participant).into())];
            Some(Self::line(self.format("online-give", &args), Word::Sit, &[place, participant.0 as usize]))
        };
        self.room.offered(self.now).filter_map(offer).collect()
    }

    /// Those with whom seats can be exchanged before the first game.
    fn swaps(&self) -> Vec<Offer> {
        let offer = |command: &TableCommand| {
            let &TableCommand::Swap { place } = command else { return None };
            let label = self.format("online-swap-with", &[("name", self.at(place).into())]);
            Some(Self::line(label, Word::Swap, &[place]))
        };
        self.room.offered(self.now).filter_map(offer).collect()
    }

    /// Those who can be made host; whoever had the role before may take it back.
    fn hosts(&self) -> Vec<Offer> {
        let you = self.room.you;
        let again = self.may(&TableCommand::Host { participant: you });
        let again =
            again.then(|| Self::line(self.texts.get("online-host-again"), Word::Host, &[you.0 as usize]));
        let others =
            self.of_others(|participant| TableCommand::Host { participant }, "online-make-host", Word::Host);
        again.into_iter().chain(others).collect()
    }

    /// The phrases that may be said now.
    fn phrases(&self) -> Option<Offer> {
        let all = Phrase::ALL.into_iter().zip(1_usize..);
        let now = all.filter(|(said, _)| self.between_hands || !said.only_between_hands());
        let say = |(said, number)| {
            Offer::line(phrase(self.texts, said), format!("{} {number}", Word::Say.english()))
        };
        let own = Offer {
            label: self.texts.get("online-own-words"),
            then: Then::Begin(format!("{} ", Word::Say.english())),
        };
        // There is a line to write in where there are cards.
        let own = Some(own).filter(|_| self.may_write() && self.room.participants.started);
        Offer::among(self.texts.get("online-say"), own.into_iter().chain(now.map(say)).collect())
    }

    const fn may_write(&self) -> bool {
        match self.room.opening.options.chat {
            Chat::Phrases => false,
            Chat::BetweenHands => self.between_hands,
            Chat::Always => true,
        }
    }

    /// Days off, where people take hours for a move; none, to end them.
    fn days_off(&self) -> Vec<Offer> {
        let line = |days: u32, label| Offer::line(label, format!("{} {days}", Word::DaysOff.english()));
        let some =
            |days: u32| line(days, self.format("online-days-off-some", &[("days", (days as usize).into())]));
        match *self.room.holidays() {
            [0] => vec![line(0, self.texts.get("online-days-off-end"))],
            ref days => {
                let some = days.iter().copied().map(some).collect();
                Offer::among(self.texts.get("online-days-off"), some).into_iter().collect()
            }
        }
    }

    /// How well bots play at seats that they hold.
    fn levels(&self) -> Vec<Offer> {
        let news = News { texts: self.texts, room: self.room };
        let offer = |command: &TableCommand| {
            let &TableCommand::Level { place, .. } = command else { return None };
            let bot = self.room.participants.places.get(place)?;
            let label = self.format("online-bots-of", &[("number", (place + 1).into())]);
            let level = |level: Level| {
                let words = news.level(&Place { level, ..bot.clone() });
                Offer::line(words, format!("{} {} {}", Word::Bots.english(), place + 1, level.name()))
            };
            Offer::among(label, Level::ALL.into_iter().map(level).collect())
        };
        self.room.offered(self.now).filter_map(offer).collect()
    }

    /// The others with a name, who have not left.
    fn others(&self) -> impl Iterator<Item = (ParticipantId, String)> {
        let room = self.room;
        let others = room
            .participants
            .participants
            .iter()
            .zip(0..)
            .map(|(presence, number)| (presence, ParticipantId(number)));
        let others = others.filter(|(presence, participant)| !presence.left && *participant != room.you);
        others.map(|(presence, participant)| (participant, presence.name.clone()))
    }

    /// What can be done to somebody else.
    fn of_others(
        &self,
        command: impl Fn(ParticipantId) -> TableCommand,
        key: &str,
        word: Word,
    ) -> Vec<Offer> {
        let others = self.others().filter(|&(participant, _)| self.may(&command(participant)));
        let offers =
            others.map(|(participant, name)| Self::line(name, word, &[participant.0 as usize])).collect();
        Offer::among(self.texts.get(key), offers).into_iter().collect()
    }

    /// Those who can be reported: in words, where there is a line to write them in.
    fn reports(&self) -> Option<Offer> {
        let report = |(participant, label): (ParticipantId, String)| {
            let line = format!("{} {}", Word::Report.english(), participant.0 + 1);
            let begins = self.room.participants.started;
            Offer { label, then: if begins { Then::Begin(format!("{line} ")) } else { Then::Line(line) } }
        };
        Offer::among(self.texts.get("online-report"), self.others().map(report).collect())
    }

    fn mutes(&self) -> Vec<Offer> {
        let (muted, heard): (Vec<_>, Vec<_>) =
            self.others().partition(|(participant, _)| self.room.muted.contains(participant));
        let line = |(participant, name): (ParticipantId, String)| {
            Offer::line(name, format!("{} {}", Word::Mute.english(), participant.0 + 1))
        };
        let both = [("online-mute", heard), ("online-unmute", muted)];
        both.into_iter()
            .filter_map(|(key, people)| {
                Offer::among(self.texts.get(key), people.into_iter().map(line).collect())
            })
            .collect()
    }
}
