//! What can be done at a table online beside the cards, to be chosen from: each is the line that would be typed for it.

use online_visitor::{News, Room, Standing, phrase};
use online_wire::{Chat, Phrase, Place, Visitor, VoteOn};
use players::Level;
use texts::{Arg, Texts};

use super::words::Word;
use crate::tui::{Offer, Then};

/// Everything that somebody can do now, the most useful first.
pub(super) fn offers(texts: Texts, room: &Room, between_hands: bool) -> Vec<Offer> {
    let table = Table { texts, room, between_hands };
    let words = Word::ALL
        .into_iter()
        .filter(|&word| !room.company.ended || word == Word::Leave)
        .flat_map(|word| table.offers_of(word));
    table.answers().into_iter().chain(table.sit()).chain(words).collect()
}

/// A table as somebody knows it.
struct Table<'a> {
    texts: Texts,
    room: &'a Room,
    between_hands: bool,
}

impl Table<'_> {
    /// Yes and no, where everybody is asked something.
    fn answers(&self) -> Vec<Offer> {
        let Some(vote) = self.room.company.vote.as_ref().filter(|_| self.room.is_asked()) else {
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
        let (room, host) = (self.room, self.room.is_host());
        let decides = room.decides();
        let started = room.company.started;
        let seated = room.my_place().is_some() || room.my_next_place().is_some();
        match word {
            Word::Back => self.if_so(started && room.bot_plays_for_me(), "online-im-back", word),
            Word::Start => self.if_so(host && !started, "online-start", word),
            Word::Wait => self.wait().into_iter().collect(),
            Word::Nudge => {
                let thinks = started && room.my_place().is_some() && !self.between_hands && !room.nudged;
                self.if_so(thinks, "remote-nudge", word)
            }
            Word::Replace => self.silent(),
            Word::MoreTime => {
                self.if_so(started && seated && !room.company.more_time, "online-more-time", word)
            }
            Word::DaysOff => self.days_off(),
            Word::DrawSeats => self.if_so(decides && !started, "online-draw", word),
            Word::Swap => self.swaps(),
            Word::End => self.if_so(decides && started, "online-end", word),
            Word::Club => self.club(),
            Word::NextTable => self.if_so(room.waits_for_others(), "online-next-table", word),
            Word::Sit => self.seats(),
            Word::Say => self.phrases().into_iter().collect(),
            Word::Watch => {
                let out = room.my_place().is_some_and(|place| room.sits_out(place));
                self.if_so(seated, if out { "online-just-watch" } else { "online-stand" }, word)
            }
            Word::Continue => self.if_so(host && started && room.company.paused, "online-go-on", word),
            Word::Pause => self.if_so(host && started && !room.company.paused, "online-pause", word),
            Word::Unlock => self.if_so(host && room.company.locked, "online-unlock", word),
            Word::Lock => self.if_so(host && !room.company.locked, "online-lock", word),
            Word::Bots => self.levels(),
            Word::Host => {
                let again = room.may_be_host_again().then(|| {
                    let line = format!("{} {}", word.english(), room.you.0 + 1);
                    Offer::line(self.texts.get("online-host-again"), line)
                });
                let others = self.of_others(|visitor| room.may_make_host(visitor), "online-make-host", word);
                again.into_iter().chain(others).collect()
            }
            Word::Remove => self.of_others(|_| decides, "online-remove", word),
            Word::Mute => self.mutes(),
            Word::Report => self.reports().into_iter().collect(),
            Word::Proof => self.if_so(started, "online-proof", word),
            Word::Leave => self.if_so(true, "online-leave", word),
            // Everybody stands over what is offered; help has a key.
            Word::People | Word::Help => Vec::new(),
        }
    }

    fn if_so(&self, so: bool, key: &str, word: Word) -> Vec<Offer> {
        so.then(|| Offer::line(self.texts.get(key), word.english())).into_iter().collect()
    }

    fn format(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.texts.format(key, args)
    }

    /// More time for somebody who is away.
    fn wait(&self) -> Option<Offer> {
        let room = self.room;
        let place = room.company.places.get(room.company.clock?.place?)?;
        let waits = room.standing(place) == Standing::Away && room.my_place().is_some();
        let label = || self.format("online-wait", &[("name", place.name.as_str().into())]);
        waits.then(|| Offer::line(label(), Word::Wait.english()))
    }

    /// Bots for those who are silent, once whoever is to play was reminded. The server knows whose turn it is, and for how long.
    fn silent(&self) -> Vec<Offer> {
        let room = self.room;
        let places = room.company.places.iter().enumerate().filter(|_| room.nudged && !self.between_hands);
        let offer = |(number, place): (usize, &Place)| {
            let label = self.format("online-let-bot", &[("name", place.name.as_str().into())]);
            Offer::line(label, format!("{} {}", Word::Replace.english(), number + 1))
        };
        places.filter(|&(number, _)| room.could_replace(number)).map(offer).collect()
    }

    /// The best free seat, for whoever has none.
    fn sit(&self) -> Option<Offer> {
        let seated = self.room.my_place().is_some() || self.room.my_next_place().is_some();
        (!seated).then(|| Offer::line(self.texts.get("online-sit"), Word::Sit.english()))
    }

    /// The ways to the club in whose evening this is played, and to its director.
    fn club(&self) -> Vec<Offer> {
        if self.room.company.duplicate.is_none() {
            return Vec::new();
        }
        let club = Word::Club.english();
        let ask = Offer::line(self.texts.get("club-ask"), format!("{club} {}", super::club::ASK));
        vec![ask, Offer::line(self.texts.get("club-to-club"), club)]
    }

    /// Free seats to sit at, and seats that can be given to those who have come without one.
    fn seats(&self) -> Vec<Offer> {
        let room = self.room;
        let mut seats = Vec::new();
        for (place, number) in room.company.places.iter().zip(1_usize..) {
            let free = room.standing(place) == Standing::Bot && place.next.is_none();
            if free && (!room.company.locked || room.is_host()) {
                let label = self.format("online-sit-at", &[("number", number.into())]);
                seats.push(Offer::line(label, format!("{} {number}", Word::Sit.english())));
            }
        }
        Offer::among(self.texts.get("online-other-seats"), seats).into_iter().chain(self.gifts()).collect()
    }

    /// Another device of somebody who is not there may get their seat back from the host.
    fn gifts(&self) -> Vec<Offer> {
        let room = self.room;
        let mut offers = Vec::new();
        for (place, number) in room.company.places.iter().zip(1_usize..) {
            let Some(owner) = place.visitor.filter(|&owner| room.may_give(owner)) else { continue };
            let args = [("number", number.into()), ("name", room.name(owner).into())];
            let seat = self.format("online-seat-of", &args);
            offers.extend(room.watchers().filter(|&visitor| visitor != room.you).map(|visitor| {
                let args = [("seat", seat.as_str().into()), ("name", room.name(visitor).into())];
                let line = format!("{} {number} {}", Word::Sit.english(), visitor.0 + 1);
                Offer::line(self.format("online-give", &args), line)
            }));
        }
        offers
    }

    /// Those with whom seats can be exchanged before the first game.
    fn swaps(&self) -> Vec<Offer> {
        let room = self.room;
        let places = room.company.places.iter().zip(1_usize..).filter(|_| !room.company.started);
        let others = places.filter(|(place, number)| {
            room.my_place().is_some_and(|mine| mine + 1 != *number) && room.standing(place) == Standing::Here
        });
        let swap = |(place, number): (&online_wire::Place, usize)| {
            let label = self.format("online-swap-with", &[("name", place.name.as_str().into())]);
            Offer::line(label, format!("{} {number}", Word::Swap.english()))
        };
        others.map(swap).collect()
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
        let own = Some(own).filter(|_| self.may_write() && self.room.company.started);
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
        let word = Word::DaysOff.english();
        if !self.room.is_slow() || self.room.my_place().is_none() {
            return Vec::new();
        }
        if self.room.visitor(self.room.you).is_some_and(|me| me.off_until.is_some()) {
            return vec![Offer::line(self.texts.get("online-days-off-end"), format!("{word} 0"))];
        }
        let some = |days: u32| {
            let label = self.format("online-days-off-some", &[("days", (days as usize).into())]);
            Offer::line(label, format!("{word} {days}"))
        };
        Offer::among(self.texts.get("online-days-off"), self.room.holidays().map(some).collect())
            .into_iter()
            .collect()
    }

    /// How well bots play at seats that they hold.
    fn levels(&self) -> Vec<Offer> {
        let news = News { texts: self.texts, room: self.room };
        let places = self.room.company.places.iter().zip(1_usize..).filter(|_| self.room.is_host());
        let bots = places.filter(|(place, _)| self.room.standing(place) == Standing::Bot);
        bots.filter_map(|(place, number)| {
            let label = self.format("online-bots-of", &[("number", number.into())]);
            let level = |level: Level| {
                let words = news.level(&online_wire::Place { level, ..place.clone() });
                Offer::line(words, format!("{} {number} {}", Word::Bots.english(), level.name()))
            };
            Offer::among(label, Level::ALL.into_iter().map(level).collect())
        })
        .collect()
    }

    /// The others with a name, who have not left.
    fn others(&self) -> impl Iterator<Item = (Visitor, String)> {
        let room = self.room;
        let others =
            room.company.visitors.iter().zip(0..).map(|(presence, number)| (presence, Visitor(number)));
        let others = others.filter(|(presence, visitor)| !presence.left && *visitor != room.you);
        others.map(|(presence, visitor)| (visitor, presence.name.clone()))
    }

    /// What can be done to somebody else.
    fn of_others(&self, may: impl Fn(Visitor) -> bool, key: &str, word: Word) -> Vec<Offer> {
        let to = |(visitor, name): (Visitor, String)| {
            Offer::line(name, format!("{} {}", word.english(), visitor.0 + 1))
        };
        let offers = self.others().filter(|&(visitor, _)| may(visitor)).map(to).collect();
        Offer::among(self.texts.get(key), offers).into_iter().collect()
    }

    /// Those who can be reported: in words, where there is a line to write them in.
    fn reports(&self) -> Option<Offer> {
        let report = |(visitor, label): (Visitor, String)| {
            let line = format!("{} {}", Word::Report.english(), visitor.0 + 1);
            let begins = self.room.company.started;
            Offer { label, then: if begins { Then::Begin(format!("{line} ")) } else { Then::Line(line) } }
        };
        Offer::among(self.texts.get("online-report"), self.others().map(report).collect())
    }

    fn mutes(&self) -> Vec<Offer> {
        let (muted, heard): (Vec<_>, Vec<_>) =
            self.others().partition(|(visitor, _)| self.room.muted.contains(visitor));
        let line = |(visitor, name): (Visitor, String)| {
            Offer::line(name, format!("{} {}", Word::Mute.english(), visitor.0 + 1))
        };
        let both = [("online-mute", heard), ("online-unmute", muted)];
        both.into_iter()
            .filter_map(|(key, people)| {
                Offer::among(self.texts.get(key), people.into_iter().map(line).collect())
            })
            .collect()
    }
}
