//! Words for what goes on beside the cards.

use online_wire::{Average, Entered, Moment, Pace, ParticipantId, Phrase, Place, Refused, VoteOn, Watching};
use texts::{Arg, Texts};

use crate::participant::{Room, Said, Standing, Words};

/// Words for one person at a table.
pub struct News<'a> {
    /// Their language.
    pub texts: Texts,
    /// The table.
    pub room: &'a Room,
}

/// Why something was refused, in a sentence.
pub fn refusal(texts: Texts, refused: &Refused) -> String {
    let key = format!("online-no-{}", refused.code.replace('_', "-"));
    texts.get(if texts.has(&key) { &key } else { "online-no-not-now" })
}

/// A phrase.
pub fn phrase(texts: Texts, phrase: Phrase) -> String {
    let code = serde_json::to_value(phrase).unwrap_or_default();
    texts.get(&format!("online-say-{}", code.as_str().unwrap_or_default().replace('_', "-")))
}

/// How much time there is for a move.
pub fn pace(texts: Texts, pace: Pace) -> String {
    let number = |number: u32| Arg::from(number as usize);
    match pace {
        Pace::None => texts.get("online-pace-none"),
        Pace::Clock { seconds, reserve } => {
            let args = [("seconds", number(seconds)), ("reserve", number(reserve))];
            texts.format("online-pace-clock", &args)
        }
        Pace::Correspondence { hours } => texts.format("online-pace-hours", &[("hours", number(hours))]),
    }
}

/// A time that is left, in minutes and seconds.
pub fn time_left(milliseconds: f64) -> String {
    let seconds = (milliseconds / 1e3).ceil().max(0.0) as u64;
    match seconds / 3_600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

impl News<'_> {
    pub(crate) fn about(&self, key: &str, participant: ParticipantId) -> String {
        self.texts.format(key, &[("name", self.room.name(participant).into())])
    }

    fn of_two(&self, key: &str, one: ParticipantId, with: ParticipantId) -> String {
        self.texts.format(key, &[("name", self.room.name(one).into()), ("with", self.room.name(with).into())])
    }

    /// How well a bot plays at a place.
    pub fn level(&self, place: &Place) -> String {
        self.texts.format("desk-level", &[("level", place.level.name().into())])
    }

    /// The line under the name at a place; nothing where somebody sits and plays.
    pub fn status(&self, place: &Place) -> Option<String> {
        let name = |key| {
            let name =
                place.participant.map_or(place.name.as_str(), |participant| self.room.name(participant));
            self.texts.format(key, &[("name", name.into())])
        };
        if let Some(next) = place.next {
            return Some(self.about("online-next", next));
        }
        match self.room.standing(place) {
            Standing::Here => None,
            Standing::Bot => Some(self.texts.format("online-bot", &[("level", self.level(place).into())])),
            Standing::Away => Some(self.texts.get("online-away")),
            Standing::Replaced => Some(name("online-bot-for")),
            Standing::Left => Some(self.texts.get("online-left")),
        }
    }

    /// Whether whoever has a place takes days off, and until which `day`.
    pub fn days_off(&self, place: &Place, day: impl Fn(Moment) -> String) -> Option<String> {
        let until = self.room.participant(place.participant?)?.off_until?;
        Some(self.texts.format("online-days-off-until", &[("day", day(until).into())]))
    }

    /// The wait in words; `now` is by the clock of whoever keeps the table. Where people take a day for a move they are
    /// told the `hour` of its end.
    pub fn waiting(&self, now: Moment, hour: impl Fn(Moment) -> String) -> Option<String> {
        let clock = self.room.participants.clock?;
        let slow = self.room.is_slow();
        if let Some(number) = clock.place.filter(|_| slow) {
            let name = self.room.participants.places.get(number)?.name.as_str();
            let key =
                if self.room.my_place() == Some(number) { "online-your-until" } else { "online-until-of" };
            let args = [("name", name.into()), ("time", hour(clock.until).into())];
            return Some(self.texts.format(key, &args));
        }
        let left: Arg = time_left(clock.until.0 as f64 - now.0 as f64).into();
        if let Some(participant) = self.room.participants.held {
            let args = [("name", self.room.name(participant).into()), ("time", left)];
            return Some(self.texts.format("online-held", &args));
        }
        let Some(number) = clock.place else {
            let key = match self.room.participants.ready.is_empty() {
                true if self.room.opening.is_open_table() => "online-stands",
                true => "online-window",
                false => "online-deals-in",
            };
            return Some(self.texts.format(key, &[("time", left)]));
        };
        let place = self.room.participants.places.get(number)?;
        if self.room.my_place() == Some(number) && self.room.standing(place) == Standing::Here {
            return Some(self.texts.format("online-your-time", &[("time", left)]));
        }
        let here = self.room.standing(place) == Standing::Here;
        let key = if here { "online-time-of" } else { "online-waiting-for" };
        Some(self.texts.format(key, &[("name", place.name.as_str().into()), ("time", left)]))
    }

    /// How things stand with the table and oneself.
    pub fn standing(&self) -> Vec<String> {
        let (texts, room) = (self.texts, self.room);
        let mut words = Vec::new();
        let mut tell = |is: bool, key: &str| words.extend(is.then(|| texts.get(key)));
        tell(room.participants.ended, "online-ended");
        tell(room.participants.paused && !room.participants.ended, "online-paused");
        tell(room.participants.started && room.bot_plays_for_me(), "online-bot-plays-for-you");
        let sits_out = room.my_place().is_some_and(|place| room.sits_out(place));
        tell(sits_out && !room.over, "online-you-sit-out");
        tell(room.my_next_place().is_some(), "online-you-sit-next");
        let watches =
            room.participants.started && room.my_place().is_none() && room.my_next_place().is_none();
        tell(watches, self.watched());
        words.extend(self.averaged());
        let absent =
            room.participants.former_host.filter(|_| room.stands_in() && room.returned_host().is_none());
        words.extend(absent.map(|host| self.about("online-you-stand-in", host)));
        words.extend(self.readiness());
        words
    }

    /// Why the hand on the table is not played on.
    pub fn averaged(&self) -> Option<String> {
        Some(self.texts.get(match self.room.average? {
            Average::Director => "online-average",
            Average::Time => "online-average-time",
        }))
    }

    /// That somebody stands in for the reader, who was host before.
    pub fn stand_in(&self) -> Option<String> {
        let host = self.room.participants.host.filter(|_| self.room.may_be_host_again())?;
        Some(self.about("online-stands-in-for-you", host))
    }

    /// That whoever was host before is back, for the host.
    pub fn returned_host(&self) -> Option<String> {
        self.room.returned_host().map(|participant| self.about("online-host-back", participant))
    }

    /// What those see who watch.
    const fn watched(&self) -> &'static str {
        match self.room.opening.options.watching {
            Watching::No => "online-you-watch-nothing",
            Watching::Yes => "online-you-watch",
            Watching::Delayed if self.room.seated.is_empty() => "online-you-watch-soon",
            Watching::Delayed => "online-you-watch-behind",
        }
    }

    /// How many are ready, once somebody is.
    pub fn readiness(&self) -> Option<String> {
        let (ready, all) = self.room.readiness();
        let args = [("ready", ready.into()), ("all", all.into())];
        let waits = !self.room.participants.ready.is_empty() && !self.room.has_done();
        waits.then(|| self.texts.format("online-ready", &args))
    }

    /// The question to everybody, in words.
    pub fn vote(&self) -> Option<String> {
        let vote = self.room.participants.vote.as_ref()?;
        let mine = vote.by == self.room.you;
        Some(match &vote.on {
            VoteOn::Undo if mine => self.texts.get("online-you-ask-undo"),
            VoteOn::Undo => self.about("online-asks-undo", vote.by),
            VoteOn::Swap(with) if mine => self.about("online-you-ask-swap", *with),
            VoteOn::Swap(with) if *with == self.room.you => self.about("online-asks-swap", vote.by),
            VoteOn::Swap(with) => self.of_two("online-asks-swap-with", vote.by, *with),
            VoteOn::Rest { ends: true, .. } if mine => self.texts.get("online-you-ask-end"),
            VoteOn::Rest { .. } if mine => self.texts.get("online-you-ask-rest"),
            VoteOn::Rest { ends: true, .. } => self.about("online-asks-end", vote.by),
            VoteOn::Rest { cards, .. } => {
                let named = cards.iter().map(|card| match card.parse() {
                    Ok(card) => self.texts.card(card),
                    Err(_) => table::quoted(card),
                });
                let cards = self.texts.list(named.collect());
                let name = self.room.name(vote.by);
                self.texts.format("online-asks-rest", &[("name", name.into()), ("cards", cards.into())])
            }
        })
    }

    /// What somebody has just said, as all hear it.
    pub fn said(&self) -> Option<String> {
        self.room.said.as_ref().map(|said| self.saying(said))
    }

    /// Something that was said, and by whom.
    pub fn saying(&self, said: &Said) -> String {
        match &said.words {
            Words::Phrase(words) => self.wrote(said.participant, &phrase(self.texts, *words)),
            Words::Text(text) => self.wrote(said.participant, text),
        }
    }

    fn wrote(&self, participant: ParticipantId, text: &str) -> String {
        let name = self.room.name(participant);
        self.texts.format("online-said", &[("name", name.into()), ("phrase", text.into())])
    }

    /// An entry in a sentence for somebody who was not there, if they want to hear of it.
    pub fn meanwhile(&self, entered: &Entered) -> Option<String> {
        match *entered {
            // Phrases are for those who are there.
            Entered::Wrote { participant, .. } if self.room.muted.contains(&participant) => None,
            Entered::Wrote { participant, text: Some(ref text) } => Some(self.wrote(participant, text)),
            Entered::Sat { .. }
            | Entered::Ended
            | Entered::Left(_)
            | Entered::Removed(_)
            | Entered::Host(_)
            | Entered::Replaced(_)
            | Entered::DaysOff(_) => self.told(entered),
            _ => None,
        }
    }

    /// An entry in a sentence, if it is one that people want to hear of.
    pub fn told(&self, entered: &Entered) -> Option<String> {
        let of_place = |key, place: usize| {
            let name = self.room.participants.places.get(place)?.name.as_str();
            Some(self.texts.format(key, &[("name", name.into())]))
        };
        let other = |participant: ParticipantId| {
            Some(participant).filter(|&participant| participant != self.room.you)
        };
        match *entered {
            Entered::Came(participant) => {
                other(participant).map(|participant| self.about("online-came", participant))
            }
            Entered::Sat { participant, .. } => {
                other(participant).map(|participant| self.about("online-sat", participant))
            }
            Entered::Left(participant) => {
                other(participant).map(|participant| self.about("online-went", participant))
            }
            Entered::Back(participant) => {
                other(participant).map(|participant| self.about("online-returned", participant))
            }
            Entered::Removed(participant) => Some(self.about("online-host-removed", participant)),
            Entered::Host(participant) => Some(self.about("online-host-now", participant)),
            Entered::Replaced(place) if self.room.my_place() == Some(place) => {
                Some(self.texts.get("online-replaced-you"))
            }
            Entered::Replaced(place) => of_place("online-replaced", place),
            Entered::Averaged => self.averaged(),
            Entered::Nudged(place) if self.room.my_place() == Some(place) => {
                Some(self.texts.get("online-nudged"))
            }
            Entered::MoreTime => Some(self.texts.get("online-more-time-told")),
            Entered::DaysOff(participant) => {
                let off = self.room.participant(participant)?.off_until.is_some();
                let key = if off { "online-takes-days-off" } else { "online-days-off-over" };
                Some(self.about(key, participant))
            }
            Entered::SeatsDrawn => Some(self.texts.get("online-seats-drawn")),
            Entered::Swapped(one, with) => Some(self.of_two("online-swapped", one, with)),
            Entered::Ended => Some(self.texts.get("online-ended")),
            Entered::Declined => Some(self.texts.get(match self.room.voted.as_ref().map(|vote| &vote.on) {
                Some(VoteOn::Undo) => "online-not-undone",
                Some(VoteOn::Swap(_)) => "online-not-swapped",
                _ => "online-declined",
            })),
            Entered::Held(participant) => {
                other(participant).map(|participant| self.about("online-holds", participant))
            }
            Entered::Asked => self.vote(),
            Entered::Said { .. } | Entered::Wrote { .. } => self.said(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use online_wire::{Clock, Pace, Vote};
    use table::{Seat, Seq};
    use texts::Lang;

    use super::*;
    use crate::participant::testing::room;

    fn english(room: &Room) -> News<'_> {
        News { texts: Texts::new(Lang::En), room }
    }

    fn french(room: &Room) -> News<'_> {
        News { texts: Texts::new(Lang::Fr), room }
    }

    #[test]
    fn every_phrase_and_every_refusal_has_words_in_both_languages() {
        let codes = [
            "nobody",
            "not_seated",
            "not_host",
            "stands_in",
            "taken",
            "no_such_place",
            "full",
            "locked",
            "paused",
            "ended",
            "bot_plays",
            "not_your_turn",
            "window_open",
            "conflict",
            "unlawful",
            "no_action",
            "one_vote",
            "nothing_asked",
            "not_now",
            "not_committed",
            "too_many",
            "phrases_only",
            "between_hands",
            "no_text",
            "too_long",
            "bad_id",
            "busy",
        ];
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for said in Phrase::ALL {
                assert!(!phrase(texts, said).contains("online-"), "{said:?}");
            }
            for code in codes {
                assert!(texts.has(&format!("online-no-{}", code.replace('_', "-"))), "{code}");
            }
            let unknown = Refused { code: "of_a_later_version".to_owned(), rule: None, seq: Seq(1) };
            assert_eq!(refusal(texts, &unknown), texts.get("online-no-not-now"));
        }
    }

    #[test]
    fn the_line_under_a_name_says_how_things_stand() {
        let mut room = room();
        let status = |room: &Room| {
            let line = |place| english(room).status(place).unwrap_or_default();
            room.participants.places.iter().map(line).collect::<Vec<_>>()
        };
        assert_eq!(status(&room), ["", "bot, expert", "", "bot, expert"]);
        room.participants.participants[1].here = false;
        assert_eq!(status(&room)[2], "away");
        room.participants.places[2].bot = true;
        assert_eq!(status(&room)[2], "bot for Bo");
        assert_eq!(french(&room).status(&room.participants.places[2]).unwrap(), "robot pour Bo");
        room.participants.places[1].next = Some(ParticipantId(1));
        assert_eq!(status(&room)[1], "Bo from the next deal");
    }

    #[test]
    fn the_host_is_told_that_the_one_before_is_back() {
        let mut room = room();
        let told = |room: &Room| english(room).returned_host();
        (room.participants.host, room.participants.former_host) =
            (Some(ParticipantId(0)), Some(ParticipantId(1)));
        assert_eq!(told(&room).unwrap(), "Bo is back, and was the host before you.");
        room.participants.participants[1].here = false;
        assert_eq!(told(&room), None);
        room.participants.participants[1].here = true;
        room.participants.host = Some(ParticipantId(1));
        assert_eq!(told(&room), None, "it is the host’s to hand back");
    }

    #[test]
    fn every_wait_says_for_whom_how_long_and_what_then() {
        let mut room = room();
        room.participants.places[2].name = "Bo".to_owned();
        let clock = |place| Some(Clock { place, until: Moment(45_000), reserve: 0 });
        let hour = |until: Moment| format!("Tue {}", until.0);
        let waits = |room: &Room| english(room).waiting(Moment(5_000), hour).unwrap();
        room.participants.clock = clock(Some(2));
        assert_eq!(waits(&room), "Bo: 0:40");
        room.participants.participants[1].here = false;
        assert_eq!(waits(&room), "Waiting for Bo. A bot plays in 0:40.");
        room.participants.clock = clock(Some(0));
        assert_eq!(waits(&room), "Your time: 0:40");
        room.participants.clock = clock(None);
        assert_eq!(waits(&room), "Anyone to claim? 0:40");
        room.opening.rules.insert("laws".to_owned(), "open".into());
        assert_eq!(waits(&room), "Anyone to object? 0:40");
        room.participants.held = Some(ParticipantId(1));
        assert_eq!(waits(&room), "Bo says: wait. 0:40");
        assert_eq!(english(&room).told(&Entered::Held(ParticipantId(1))).unwrap(), "Bo says: wait.");
        assert_eq!(english(&room).told(&Entered::Held(ParticipantId(0))), None);
        room.participants.held = None;
        room.participants.ready.push(ParticipantId(0));
        assert_eq!(waits(&room), "The next hand begins in 0:40.");
        room.participants.clock = None;
        assert_eq!(english(&room).waiting(Moment(5_000), hour), None);
        room.opening.options.pace = Pace::Correspondence { hours: 24 };
        room.participants.clock = clock(Some(2));
        assert_eq!(waits(&room), "Bo has until Tue 45000.");
        room.participants.clock = clock(Some(0));
        assert_eq!(waits(&room), "Your turn, until Tue 45000.");
        assert_eq!(
            [time_left(-9.0), time_left(59_001.0), time_left(3_661_000.0)],
            ["0:00", "1:00", "1:01:01"]
        );
    }

    #[test]
    fn a_vote_names_who_asks_and_nobody_who_answers() {
        let mut room = room();
        let vote = |on, by| Some(Vote { on, by: ParticipantId(by), asked: vec![], until: Moment(0) });
        room.participants.vote = vote(VoteOn::Undo, 1);
        assert_eq!(english(&room).vote().unwrap(), "Bo asks to undo the last move.");
        assert_eq!(english(&room).told(&Entered::Asked), english(&room).vote());
        room.participants.vote = vote(VoteOn::Undo, 0);
        assert_eq!(english(&room).vote().unwrap(), "You asked to undo. The others are deciding.");
        let cards = ["AH", "X"].map(str::to_owned).to_vec();
        room.participants.vote = vote(VoteOn::Rest { seat: Seat(2), cards, ends: false }, 1);
        let words = english(&room).vote().unwrap();
        assert!(words.contains("the ace of hearts") || words.contains("ace of hearts"), "{words}");
        assert_eq!(english(&room).told(&Entered::Declined).unwrap(), "Not everyone agreed: play on.");
        assert_eq!(
            english(&room).told(&Entered::Came(ParticipantId(0))),
            None,
            "nobody is told of themselves"
        );
    }

    #[test]
    fn one_is_told_how_things_stand_with_oneself() {
        let mut room = room();
        assert_eq!(english(&room).standing(), [""; 0]);
        room.participants.started = true;
        room.participants.places[0].bot = true;
        room.participants.paused = true;
        assert_eq!(english(&room).standing(), ["The host has paused the table.", "A bot plays for you."]);
        (room.participants.paused, room.participants.places[0].bot) = (false, false);
        room.participants.ready = vec![ParticipantId(1)];
        assert_eq!(english(&room).standing(), ["1 of 2 ready"]);
        room.participants.ready.clear();
        room.participants.participants[0].place = None;
        assert_eq!(english(&room).standing(), ["You see what everyone sees."]);
        room.opening.options.watching = Watching::No;
        assert_eq!(english(&room).standing(), ["Only those who play see the cards."]);
        room.opening.options.watching = Watching::Delayed;
        let later = "You watch one hand behind, with all cards open: it begins when the first hand is over.";
        assert_eq!(english(&room).standing(), [later]);
        room.participants.places[1].next = Some(ParticipantId(0));
        assert_eq!(english(&room).standing(), ["You take your seat with the next deal."]);
        room.participants.places[1].next = None;
        room.participants.participants[0].place = Some(0);
        room.seated = vec![1, 2, 3];
        assert_eq!(english(&room).standing(), ["You sit out this game and play the next."]);
        room.over = true;
        assert_eq!(english(&room).standing(), [""; 0], "whoever waited is to play"); // FH-END-8
    }
}
