//! A table online, line by line: what is told there in sentences, what is typed as wishes. Whoever holds the connection passes
//! both on; nothing here knows of a network or a clock.

mod exchange;
mod typed;

use std::io::{self, Write};

use card_match::{Standpoint, Turn};
use desk::{Heard, RemoteDesk};
use desk_wire::{Animation, LogLine};
use narration::TypedCommand;
use online_visitor::{Kept, News, Owed, Room, Standing, refusal};
use online_wire::{Entered, Refused, Telling, Visitor, Welcome, Wish};
use table::Position;
use texts::{Lang, Texts};

use crate::speaking::Speaking;
pub use typed::Meant;

/// Something to be asked of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Want {
    /// A wish; what is done with cards names the position that was seen.
    Ask(Wish, Option<Position>),
    /// Everything is to be told anew: an entry is missing.
    Anew,
}

/// A person at a table online, who reads and types lines.
pub struct OnlinePlain<W: Write> {
    texts: Texts,
    /// The address under which the record of the table can be had.
    record: String,
    out: W,
    /// The table, once one is there.
    room: Option<Room>,
    desk: Option<RemoteDesk>,
    at: Option<Standpoint>,
    /// What was asked last, so that it is asked once.
    asked: Option<String>,
    /// The nonce of the next deal, and what is owed to it already.
    nonce: Option<Kept>,
    owed: Option<Owed>,
    /// The connection is broken, and this was said.
    lost: bool,
}

impl<W: Write> Speaking for OnlinePlain<W> {
    type Out = W;

    fn out(&mut self) -> &mut W {
        &mut self.out
    }

    fn texts(&self) -> Texts {
        self.texts
    }
}

impl<W: Write> OnlinePlain<W> {
    /// Somebody who is about to come to a table, whose record is at an address.
    pub fn new(lang: Lang, record: String, out: W) -> Self {
        Self {
            texts: Texts::new(lang),
            record,
            out,
            room: None,
            desk: None,
            at: None,
            asked: None,
            nonce: None,
            owed: None,
            lost: false,
        }
    }

    /// They are there, or there again.
    ///
    /// # Errors
    /// Nobody reads the lines any more; or in a sentence why the table can't be followed.
    pub fn welcomed(&mut self, welcome: &Welcome) -> io::Result<Vec<Want>> {
        let opening = &welcome.opening;
        let desk = RemoteDesk::of(&opening.game, &opening.rules, self.texts.lang());
        let desk = desk.map_err(io::Error::other)?;
        let title = desk.title().to_owned();
        let again = self.room.is_some();
        self.room = Some(Room::new(welcome));
        (self.desk, self.at, self.owed, self.asked) = (Some(desk), None, None, None);
        self.take_in(&welcome.now)?;
        if again {
            self.say_key("online-back")?;
        } else {
            self.say(&self.texts.format("plain-welcome", &[("game", title.into())]))?;
            self.tell_people()?;
            self.say_key("remote-how")?;
        }
        self.lost = false;
        self.recite(TypedCommand::Table)?;
        self.recite(TypedCommand::Hand)?;
        self.go_on()
    }

    /// They are told of an entry.
    ///
    /// # Errors
    /// As when they are welcomed.
    pub fn told(&mut self, telling: &Telling) -> io::Result<Vec<Want>> {
        let Some(room) = &mut self.room else { return Ok(vec![Want::Anew]) };
        let clock = room.company.clock;
        if room.told(telling).is_err() {
            return Ok(vec![Want::Anew]);
        }
        let beside = News { texts: self.texts, room }.told(&telling.entered);
        let stopped = telling.entered == Entered::Paused(true);
        self.say_all(beside.as_slice())?;
        if stopped {
            self.say_key("online-paused")?;
        }
        self.take_in(telling)?;
        if self.room.as_ref().is_some_and(|room| room.company.clock != clock) {
            self.tell_wait(telling)?;
        }
        self.go_on()
    }

    /// Takes in what was told of the cards, and tells it in sentences.
    fn take_in(&mut self, telling: &Telling) -> io::Result<()> {
        let heard = Heard {
            events: &telling.events,
            view: telling.view.as_ref(),
            memory: None,
            standpoint: telling.standpoint.as_ref(),
        };
        let Some(desk) = &mut self.desk else { return Ok(()) };
        let told = desk.follow(&heard).map_err(io::Error::other)?;
        let asides = if told.is_empty() { Vec::new() } else { desk.asides() };
        self.at = telling.standpoint.clone().or_else(|| self.at.take());
        let is = |what: fn(&Animation) -> bool| told.iter().any(|line: &LogLine| what(&line.animation));
        let (dealt, over) = (
            is(|it| matches!(it, Animation::Dealt { .. })),
            is(|it| matches!(it, Animation::HandOver | Animation::GameOver { .. })),
        );
        told.iter().try_for_each(|line| self.say(&line.words))?;
        self.say_all(&asides)?;
        if over {
            self.tell_scores()?;
        }
        if dealt {
            self.recite(TypedCommand::Hand)?;
        }
        Ok(())
    }

    /// The connection broke off; it is being taken up again.
    ///
    /// # Errors
    /// Nobody reads the lines any more.
    pub fn lost(&mut self) -> io::Result<()> {
        if !std::mem::replace(&mut self.lost, true) {
            self.say_key("online-lost")?;
        }
        self.out.flush()
    }

    /// The server is about to restart.
    ///
    /// # Errors
    /// Nobody reads the lines any more.
    pub fn restarting(&mut self) -> io::Result<()> {
        self.lost = true;
        self.say_key("online-restarting")?;
        self.out.flush()
    }

    /// A wish was refused.
    ///
    /// # Errors
    /// Nobody reads the lines any more.
    pub fn refused(&mut self, wish: &Wish, refused: &Refused) -> io::Result<()> {
        if !matches!(wish, Wish::Pledge { .. } | Wish::Show { .. }) {
            self.say(&refusal(self.texts, refused))?;
            self.asked = None;
            self.ask()?;
        }
        self.out.flush()
    }

    /// Does what the exchange before a deal needs, and asks what is to be asked.
    fn go_on(&mut self) -> io::Result<Vec<Want>> {
        let owed = self.exchange();
        self.ask()?;
        self.out.flush()?;
        Ok(owed.into_iter().map(|wish| Want::Ask(wish, None)).collect())
    }

    fn recite(&mut self, command: TypedCommand) -> io::Result<()> {
        let lines = self.desk.as_ref().map(|desk| desk.recite(command)).unwrap_or_default();
        self.say_all(&lines)
    }

    /// What each side has.
    fn tell_scores(&mut self) -> io::Result<()> {
        let Some(scene) = self.desk.as_ref().and_then(RemoteDesk::scene) else { return Ok(()) };
        let scores = scene.totals.iter().map(|total| format!("{} {}", total.name, total.score));
        let scores = scores.collect::<Vec<_>>().join(", ");
        self.say(&self.texts.format("plain-scores", &[("scores", scores.into())]))
    }

    /// Everybody at the table, by seats; visitors by the numbers that a host types.
    fn tell_people(&mut self) -> io::Result<()> {
        let Some(room) = &self.room else { return Ok(()) };
        let news = News { texts: self.texts, room };
        let mut lines = Vec::new();
        for (place, number) in room.company.places.iter().zip(1_usize..) {
            let name = match place.visitor {
                Some(visitor) => self.person(room, visitor),
                None => {
                    let level = news.level(place);
                    let args = [("name", place.name.as_str().into()), ("level", level.into())];
                    self.texts.format("online-free", &args)
                }
            };
            let args = [("number", number.into()), ("name", name.into())];
            lines.push(self.texts.format("online-seat-of", &args));
            // That a bot holds a free seat has been said.
            let says_more = place.next.is_some() || room.standing(place) != Standing::Bot;
            lines.extend(news.status(place).filter(|_| says_more));
        }
        let watchers = room.company.visitors.iter().zip(0..).filter(|(visitor, _)| visitor.place.is_none());
        let watchers = watchers.filter(|(visitor, _)| visitor.here && !visitor.left);
        let watchers: Vec<_> = watchers.map(|(_, number)| self.person(room, Visitor(number))).collect();
        if !watchers.is_empty() {
            let names = self.texts.list(watchers);
            lines.push(self.texts.format("online-watchers", &[("names", names.into())]));
        }
        if room.company.locked {
            lines.push(self.texts.get("online-locked"));
        }
        self.say_all(&lines)
    }

    /// Somebody with their number, and what they are.
    fn person(&self, room: &Room, visitor: Visitor) -> String {
        let role = match (room.company.host == Some(visitor), room.you == visitor) {
            (true, true) => "both",
            (true, false) => "host",
            (false, true) => "you",
            (false, false) => "none",
        };
        let args = [
            ("name", room.name(visitor).into()),
            ("number", (visitor.0 as usize + 1).into()),
            ("role", role.into()),
        ];
        self.texts.format("remote-person", &args)
    }

    /// What is waited for, where that concerns whoever reads this: it is their time that runs, or somebody is away.
    fn tell_wait(&mut self, telling: &Telling) -> io::Result<()> {
        let Some(room) = &self.room else { return Ok(()) };
        let Some(clock) = room.company.clock else { return Ok(()) };
        let concerns = match clock.place.and_then(|place| room.company.places.get(place)) {
            Some(place) => place.visitor == Some(room.you) || room.standing(place) != Standing::Here,
            None => !room.company.ready.is_empty() && !room.is_ready(),
        };
        let words = News { texts: self.texts, room }.waiting(telling.at, hour);
        self.say_all(words.filter(|_| concerns).as_slice())
    }

    /// Asks what is to be asked, unless that has been done.
    fn ask(&mut self) -> io::Result<()> {
        let question = self.question();
        if question == self.asked {
            return Ok(());
        }
        self.say_all(question.as_slice())?;
        self.asked = question;
        Ok(())
    }

    fn question(&self) -> Option<String> {
        let room = self.room.as_ref()?;
        let key = if room.is_asked() {
            "remote-answer"
        } else if room.company.paused {
            return None;
        } else if room.my_place().is_none() && room.my_next_place().is_none() {
            if room.company.started { "remote-sit-later" } else { "remote-sit" }
        } else if !room.company.started && room.is_host() {
            "remote-start"
        } else if !room.company.started {
            let host = room.company.host.map_or("", |host| room.name(host));
            return Some(self.texts.format("online-host-starts", &[("name", host.into())]));
        } else if room.my_place().is_none() {
            "online-you-sit-next"
        } else if room.bot_plays_for_me() {
            "remote-back"
        } else {
            match self.at.as_ref()?.turn {
                Turn::Deal | Turn::Over if room.is_ready() => return None,
                Turn::Deal => match self.at.as_ref()?.cuts {
                    Some(cuts) => {
                        let args = [("from", cuts.least.into()), ("to", cuts.most.into())];
                        return Some(self.texts.format("prompt-cut", &args));
                    }
                    None => "remote-deal",
                },
                Turn::Over => "remote-over",
                Turn::Mine | Turn::Other(_) => return self.desk.as_ref()?.question(),
            }
        };
        Some(self.texts.get(key))
    }
}

/// The hour of a moment: a terminal knows no place, so that of Greenwich.
fn hour(moment: online_wire::Moment) -> String {
    let minutes = moment.0 / 60_000;
    format!("{:02}:{:02} UTC", minutes / 60 % 24, minutes % 60)
}
