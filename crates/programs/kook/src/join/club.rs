//! A person at a club over a network: line by line there, and at the tables to which its evenings lead them.

use std::{
    io,
    path::Path,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use kookaburra::Games;
use online_client::participant::club::ClubMemory;
use online_client::{AtClub, ClubLink, ClubNews, Heard, HttpError, Lost, Wire, records, results};
use online_wire::{
    Moment, closed,
    club::{ClubCommand, Results},
};
use serde_json::Value;
use terminal::{ClubMeant, ClubScreen, ClubWant, FoundOfClub as Found, OnlineClub, ScreenMeant};
use texts::Texts;
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::sleep,
};

use super::{
    keeping::{Keeping, Saved},
    person::{Ended, Input, Seat, has_screen, look_of, name_of},
};
use crate::{Failure, cli, print, replay};

/// How long nothing is looked at that only time changes, at most: clocks are set.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Lets somebody be at a club, and play its evenings, until they go or their input ends.
pub(super) async fn belong(
    link: &ClubLink,
    name: &str,
    look: &cli::Look,
    texts: Texts,
) -> Result<(), Failure> {
    let keeping = Keeping::of_club(link);
    let saved = keeping.read();
    if saved.is_none() {
        if link.ticket.is_none() {
            return Err(Failure::Sentence(texts.get("club-ask-link")));
        }
        print(&texts.get("club-privacy"))?;
    }
    let screen = has_screen(look);
    // Before there is a screen, lines are typed.
    let mut input = (!screen).then(|| Input::of(false));
    let Some(name) = name_of(name, saved.as_ref(), &mut input, texts).await? else { return Ok(()) };
    let memory =
        saved.as_ref().and_then(|saved| saved.more.as_deref()).map(ClubMemory::read).unwrap_or_default();
    let wire = Wire::to_club(link.clone(), &name, saved.map(|saved| saved.key));
    let address = ClubLink { ticket: None, ..link.clone() }.to_string();
    let club = OnlineClub::new(texts.lang(), address, memory);
    let (send, found) = unbounded_channel();
    let ascii = look.ascii;
    let link = link.clone();
    let mut member = Member {
        wire,
        club,
        link,
        name,
        keeping,
        texts,
        ascii,
        send,
        found,
        going: None,
        leaves: false,
        is_there: false,
    };
    let mut input = input.unwrap_or_else(|| Input::of(screen));
    let mut hall = screen.then(|| ClubScreen::new(texts, look_of(look)));
    let goodbye = loop {
        let code = match member.stay(&mut input, hall.as_mut()).await? {
            Next::Gone(goodbye) => break goodbye,
            Next::Table(code) => code,
        };
        let table = member.link.table(code);
        let key = member.wire.key().map(str::to_owned);
        let wire = Wire::new(table.clone(), &member.name, key, false);
        let seat = Seat::new(wire, table, None, texts);
        member.club.sits(true);
        let ended = seat.play(&mut input, look, Some(&mut member)).await?;
        member.club.sits(false);
        match ended {
            Ended::Gone(goodbye) => break goodbye,
            Ended::Left => member.club.tell(texts.get("remote-left")),
            Ended::ToClub | Ended::ToTable(_) => {}
        }
    };
    drop(hall);
    print(&texts.get(goodbye))
}

/// Why somebody is not at a club.
pub(super) fn not_there(lost: &Lost, texts: Texts) -> String {
    match lost {
        Lost::Refused(404) => texts.get("club-none"),
        Lost::Closed(closed::REMOVED) => texts.get("club-removed"),
        Lost::Closed(closed::LOCKED) => texts.get("club-locked"),
        lost => super::not_there(lost, texts),
    }
}

/// What comes after a stay at a club.
enum Next {
    /// They go, with these words.
    Gone(&'static str),
    /// They go to the table of a code.
    Table(String),
}

/// What a club tells, or what was asked for.
pub(super) enum News {
    Heard(Box<Result<Heard<AtClub>, Lost>>),
    Found(Fetched),
    /// Time has passed.
    Time,
}

/// Something that was fetched.
pub(super) enum Fetched {
    /// This.
    Found(Found),
    /// The record of a deal.
    Deal(Box<Value>),
    /// What came of the evening of a number, to be saved.
    ToSave(u32, Box<Results>),
}

/// A member of a club, and their wire to it.
pub(super) struct Member {
    wire: Wire<AtClub>,
    club: OnlineClub,
    link: ClubLink,
    name: String,
    keeping: Keeping,
    texts: Texts,
    ascii: bool,
    /// Answers over HTTP come this way.
    send: UnboundedSender<Fetched>,
    found: UnboundedReceiver<Fetched>,
    /// The farewell, once they go; wishes from before are still answered.
    going: Option<&'static str>,
    /// They belong to the club no more, as soon as it knows.
    leaves: bool,
    /// The club has shown itself.
    is_there: bool,
}

fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

impl Member {
    /// The code of their table in the round that is played.
    pub(super) fn table(&self) -> Option<&str> {
        self.club.table()
    }

    /// How the evening stands beside a table of it.
    pub(super) fn beside_table(&mut self) -> Vec<String> {
        self.club.tick(now());
        self.club.beside_table()
    }

    /// The lines that have come up.
    pub(super) fn lines(&mut self) -> Vec<String> {
        self.club.lines()
    }

    /// Stays at the club until the evening leads them to a table, or they go.
    async fn stay(&mut self, input: &mut Input, mut hall: Option<&mut ClubScreen>) -> Result<Next, Failure> {
        loop {
            self.club.tick(now());
            let lines = self.club.lines();
            if let Some(goodbye) = self.goodbye() {
                lines.iter().try_for_each(|line| print(line))?;
                return Ok(Next::Gone(goodbye));
            }
            match &mut hall {
                Some(hall) => hall.tell(lines),
                None => lines.iter().try_for_each(|line| print(line))?,
            }
            if let Some(code) = self.club.leads() {
                hall.iter_mut().for_each(|hall| hall.hide());
                return Ok(Next::Table(code));
            }
            if let Some(hall) = &mut hall {
                hall.show(self.club.title())?;
            }
            let (going, is_there, texts) = (self.going.is_some(), self.is_there, self.texts);
            let typed = tokio::select! {
                news = self.next() => {
                    self.hear(news).await?;
                    continue;
                }
                typed = typed(input, &mut hall, is_there, texts), if !going => typed,
            };
            match typed {
                ScreenMeant::Nothing => {}
                ScreenMeant::Quit => self.going = Some("club-terminal-goodbye"),
                ScreenMeant::Line(line) => {
                    if let ClubMeant::Table(code) = self.say(&line).await {
                        hall.iter_mut().for_each(|hall| hall.hide());
                        return Ok(Next::Table(code));
                    }
                }
            }
        }
    }

    /// Does what a line says that was typed at a table.
    pub(super) async fn typed(&mut self, line: &str) {
        self.club.tick(now());
        self.say(line).await;
    }

    /// The parting words once they go and every request has its answer, or once they belong to the club no more.
    pub(super) fn goodbye(&self) -> Option<&'static str> {
        self.going.filter(|_| self.leaves || self.wire.is_quiet())
    }

    async fn say(&mut self, line: &str) -> ClubMeant {
        let meant = self.club.typed(line);
        match &meant {
            ClubMeant::Want(want) => {
                if let Some(want) = want.clone() {
                    self.want(want).await;
                }
            }
            ClubMeant::Quit => self.going = Some("club-terminal-goodbye"),
            ClubMeant::Table(_) => {}
        }
        meant
    }

    /// The next that is told, or found, or that time has passed. It may be given up at any moment, and asked for again.
    pub(super) async fn next(&mut self) -> News {
        let wait = self.club.patience().map_or(LONGEST_WAIT, |wait| wait.min(LONGEST_WAIT));
        tokio::select! {
            heard = self.wire.next_news() => News::Heard(Box::new(heard)),
            Some(found) = self.found.recv() => News::Found(found),
            () = sleep(wait) => News::Time,
        }
    }

    /// Takes in what is told; whether they have asked for it.
    pub(super) async fn hear(&mut self, news: News) -> Result<bool, Failure> {
        self.club.tick(now());
        let wants = match news {
            News::Time => return Ok(false),
            News::Found(found) => {
                let found = match found {
                    Fetched::Found(found) => found,
                    Fetched::Deal(record) => self.replay(&record),
                    Fetched::ToSave(number, results) => {
                        let files = self.club.saves(number, &results);
                        self.save(files);
                        return Ok(true);
                    }
                };
                self.club.found(&found);
                return Ok(true);
            }
            News::Heard(heard) => match *heard {
                Err(Lost::Closed(closed::REMOVED)) if self.leaves => {
                    self.keeping.forget();
                    self.going = Some("club-terminal-left");
                    return Ok(false);
                }
                Err(lost) => return Err(Failure::Sentence(not_there(&lost, self.texts))),
                Ok(Heard::Welcome(welcome)) => {
                    self.is_there = true;
                    let wants = self.club.welcomed(&welcome);
                    self.keep()?;
                    wants
                }
                Ok(Heard::Told(ClubNews::Told(update))) => self.club.told(&update),
                Ok(Heard::Told(ClubNews::Tables(rows))) => {
                    self.club.tables(rows);
                    Vec::new()
                }
                Ok(Heard::Done(command, refused)) => {
                    match refused {
                        Some(refused) => {
                            self.leaves &= command != ClubCommand::Leave {};
                            self.club.refused(&command, &refused);
                        }
                        None => self.club.done(&command),
                    }
                    return Ok(true);
                }
                Ok(Heard::GoingAway) => {
                    self.club.restarting();
                    Vec::new()
                }
                Ok(Heard::Cut) => {
                    self.club.lost();
                    Vec::new()
                }
            },
        };
        // A nonce is saved before anybody counts on it.
        if self.club.has_to_keep() {
            self.keep()?;
        }
        for want in wants {
            self.want(want).await;
        }
        Ok(false)
    }

    /// Keeps the key to come back with, and what goes with it.
    fn keep(&self) -> io::Result<()> {
        let Some(key) = self.wire.key() else { return Ok(()) };
        let more = Some(self.club.memory().write());
        self.keeping.write(&Saved { key: key.to_owned(), name: self.name.clone(), more })
    }

    async fn want(&mut self, want: ClubWant) {
        let Some(key) = self.wire.key().map(str::to_owned) else { return };
        match want {
            ClubWant::Ask(command) => {
                self.leaves |= command == ClubCommand::Leave {};
                self.wire.command(command).await;
            }
            ClubWant::SaveSeason => {
                let files = self.club.saves_season();
                self.save(files);
            }
            want => {
                let (link, send) = (self.link.clone(), self.send.clone());
                tokio::spawn(async move {
                    // Whoever has left needs none.
                    let _ = send.send(fetched(&link, &key, want).await);
                });
            }
        }
    }

    /// Saves files where they are, and says so.
    fn save(&mut self, files: Vec<(String, String)>) {
        for (name, text) in files {
            let key = match terminal::write_whole(Path::new(&name), &text, ".evening-") {
                Ok(()) => "club-saved",
                Err(_) => "club-not-saved",
            };
            self.club.tell(self.texts.format(key, &[("file", name.into())]));
        }
    }

    /// A deal as it was played, in words.
    fn replay(&self, record: &Value) -> Found {
        let read = Games::read(&record.to_string()).ok().and_then(|games| games.games.into_iter().next());
        let text = read.map(|game| replay::deal_in_words(&game.record, self.ascii, self.texts));
        text.filter(|text| !text.is_empty()).map_or(Found::NoSuchDeal, Found::Replay)
    }
}

/// The next line or key.
async fn typed(
    input: &mut Input,
    hall: &mut Option<&mut ClubScreen>,
    is_there: bool,
    texts: Texts,
) -> ScreenMeant {
    match input {
        Input::Lines(lines) => lines.next(is_there, texts).await.map_or(ScreenMeant::Quit, ScreenMeant::Line),
        Input::Keys(keys) => match (keys.recv().await, hall) {
            (Some(key), Some(hall)) => hall.pressed(&key),
            _ => ScreenMeant::Quit,
        },
    }
}

/// Fetches something of an evening.
async fn fetched(link: &ClubLink, key: &str, want: ClubWant) -> Fetched {
    let of = |number| results(link, number, key);
    let got = async {
        Ok(match want {
            ClubWant::Ask(_) | ClubWant::SaveSeason => Fetched::Found(Found::Nothing),
            ClubWant::Save(number) => Fetched::ToSave(number, Box::new(of(number).await?)),
            ClubWant::Results(number) => Fetched::Found(Found::Results(number, Box::new(of(number).await?))),
            ClubWant::Proof(number) => Fetched::Found(Found::Games(games(link, &of(number).await?).await?)),
            ClubWant::Replay { evening, deal, table } => {
                record_of(link, &of(evening).await?, deal, table).await?
            }
        })
    };
    got.await.unwrap_or_else(|error| {
        Fetched::Found(match error {
            HttpError::Refused { .. } => Found::NoSuchEvening,
            HttpError::Lost(_) => Found::Nothing,
        })
    })
}

/// The games of a table; none if it is saved no more.
async fn games_of(link: &ClubLink, code: &str) -> Result<Vec<Value>, HttpError> {
    match records(&link.table(code.to_owned())).await {
        Err(HttpError::Refused { .. }) => Ok(Vec::new()),
        games => games,
    }
}

/// The games of all tables of an evening. Where one can’t be reached there is no proof: half of one would look like a
/// whole.
async fn games(link: &ClubLink, results: &Results) -> Result<Vec<Vec<Value>>, HttpError> {
    let tables = results.deals.iter().flat_map(|deal| &deal.tables);
    let codes: std::collections::BTreeSet<&String> = tables.map(|table| &table.code).collect();
    let mut games = Vec::new();
    for code in codes {
        games.push(games_of(link, code).await?);
    }
    Ok(games)
}

/// The record of a deal at a table.
async fn record_of(link: &ClubLink, results: &Results, deal: u32, table: u32) -> Result<Fetched, HttpError> {
    let found = results.deals.iter().find(|found| found.number == deal);
    let games = match found.and_then(|found| found.tables.get(table as usize)) {
        Some(table) => games_of(link, &table.code).await?,
        None => Vec::new(),
    };
    let is_it = |game: &Value| game["hands"][0]["proof"]["deal"]["number"].as_u64() == Some(u64::from(deal));
    let game = games.into_iter().find(is_it);
    Ok(game.map_or(Fetched::Found(Found::NoSuchDeal), |game| Fetched::Deal(Box::new(game))))
}
