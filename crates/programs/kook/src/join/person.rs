//! A person at a table over a network: on the screen, or reading and typing lines.

use std::{
    collections::VecDeque,
    future::pending,
    io::{self, BufRead},
    pin::pin,
    thread,
    time::{Duration, Instant},
};

use online_client::participant::Reported;
use online_client::{Heard, Link, Lost, Wire, records, report, turns};
use online_wire::TableCommand;
use serde_json::Value;
use table::name::{self, NameFault};
use terminal::{AtTable, Colours, Look, Meant, OnlineLines, OnlineScreen, Pressed, Speed, Want};
use texts::Texts;
use texts::narration::input::is_command;
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::sleep,
};

use super::{
    club::{Member, News},
    keeping::{Keeping, Saved},
    not_there,
};
use crate::{Failure, cli, print};

/// Whatever is read at the terminal, one after the other. A thread reads it: where input waits nothing else can be
/// done.
fn read<T: Send + 'static, I: Iterator<Item = io::Result<T>>>(
    inputs: impl FnOnce() -> I + Send + 'static,
) -> UnboundedReceiver<T> {
    let (send, read) = unbounded_channel();
    thread::spawn(move || {
        // Whoever has left needs no more.
        let _ = inputs().map_while(Result::ok).try_for_each(|input| send.send(input));
    });
    read
}

/// Lines that somebody types. Lines typed before anyone can answer wait, but for the command to go.
pub(super) struct TypedLines {
    read: UnboundedReceiver<String>,
    /// What waits; nothing stands for the end.
    waiting: VecDeque<Option<String>>,
}

impl TypedLines {
    /// The next line, nothing at the end. It may be given up at any moment, and asked for again.
    pub(super) async fn next(&mut self, is_there: bool, texts: Texts) -> Option<String> {
        if is_there && let Some(line) = self.waiting.pop_front() {
            return line;
        }
        loop {
            if self.waiting.back().is_some_and(Option::is_none) {
                return pending().await;
            }
            let line = self.read.recv().await;
            let goes = match &line {
                Some(line) => is_command(line, "quit", &texts),
                None => self.waiting.is_empty(),
            };
            if is_there || goes {
                return line;
            }
            self.waiting.push_back(line);
        }
    }
}

/// Whatever somebody types or presses.
pub(super) enum Input {
    Lines(TypedLines),
    Keys(UnboundedReceiver<Pressed>),
}

impl Input {
    /// Keys on a screen, if that is wanted, or lines.
    pub(super) fn of(screen: bool) -> Self {
        if screen {
            Self::Keys(read(|| std::iter::repeat_with(Pressed::next)))
        } else {
            Self::Lines(TypedLines { read: read(|| io::stdin().lock().lines()), waiting: VecDeque::new() })
        }
    }
}

/// Whether there is a screen, and it is wanted.
pub(super) fn has_screen(look: &cli::Look) -> bool {
    !look.plain && terminal::is_screen()
}

/// The name of somebody who may have told it, or whom it is saved of; else they are asked, and may go instead.
pub(super) async fn name_of(
    name: &str,
    saved: Option<&Saved>,
    input: &mut Option<Input>,
    texts: Texts,
) -> Result<Option<String>, Failure> {
    if !name.is_empty() {
        return Ok(Some(name.to_owned()));
    }
    if let Some(saved) = saved {
        return Ok(Some(saved.name.clone()));
    }
    loop {
        print(&texts.get("remote-name"))?;
        let line = match input {
            Some(Input::Lines(lines)) => lines.next(true, texts).await,
            _ => io::stdin().lock().lines().next().transpose()?,
        };
        let line = line.unwrap_or_default();
        if is_command(&line, "quit", &texts) {
            return Ok(None);
        }
        if is_command(&line, "help", &texts) {
            print(&texts.get("remote-name-help"))?;
            continue;
        }
        match name::check(&line) {
            Ok(name) => return Ok(Some(name)),
            Err(NameFault::Blank) => return Ok(Some(String::new())),
            Err(fault) => print(&texts.name_fault(&fault))?,
        }
    }
}

/// How somebody likes the screen.
pub(super) fn look_of(look: &cli::Look) -> Look {
    Look {
        ascii: look.ascii,
        colours: Colours::from_env(),
        four_colours: look.four_colour,
        indices: look.indices,
        sorting: look.sorting(),
        speed: Speed::Normal,
    }
}

/// How a stay at a table ended.
pub(super) enum Ended {
    /// They go, with these words.
    Gone(&'static str),
    /// They have left the table.
    Left,
    /// They go on at the club in whose evening they sat there.
    ToClub,
    /// They go on at another table, which waits for them.
    ToTable(Link),
}

/// Lets somebody play at a table, and at those that wait for them after it, until they leave or their input ends.
pub(super) async fn sit(link: &Link, name: &str, look: &cli::Look, texts: Texts) -> Result<(), Failure> {
    let screen = has_screen(look);
    // Before there is a screen, lines are typed.
    let mut input = (!screen).then(|| Input::of(false));
    let saved = Keeping::of(link).read();
    let Some(name) = name_of(name, saved.as_ref(), &mut input, texts).await? else { return Ok(()) };
    let mut input = input.unwrap_or_else(|| Input::of(screen));
    let mut seat = seat_at(link.clone(), name.clone(), screen, texts);
    let goodbye = loop {
        match seat.play(&mut input, look, None).await? {
            Ended::Gone(goodbye) => break goodbye,
            Ended::Left | Ended::ToClub => break "remote-left",
            Ended::ToTable(next) => {
                let name = Keeping::of(&next).read().map_or_else(|| name.clone(), |saved| saved.name);
                seat = seat_at(next, name, screen, texts);
            }
        }
    };
    print(&texts.get(goodbye))
}

/// Somebody at a table, as whom it knows already if they have been there, or its server does.
fn seat_at(link: Link, name: String, screen: bool, texts: Texts) -> Seat {
    let keeping = Keeping::of(&link);
    let saved = keeping.read();
    let since = saved.as_ref().and_then(Saved::since).filter(|_| screen);
    let saved = saved.or_else(|| Keeping::of_server(&link.origin).read());
    let mut wire = Wire::new(link.clone(), &name, saved.map(|saved| saved.key), false);
    if screen {
        wire.follow_on(since);
    }
    Seat::new(wire, link, Some((name, keeping)), texts)
}

/// What a club tells next; nothing ever where there is none.
async fn news_of(member: &mut Option<&mut Member>) -> News {
    match member {
        Some(member) => member.next().await,
        None => std::future::pending().await,
    }
}

/// Plays line by line.
async fn by_lines(
    mut seat: Seat,
    mut table: OnlineLines<io::Stdout>,
    lines: &mut TypedLines,
    mut member: Option<&mut Member>,
) -> Result<Ended, Failure> {
    loop {
        if let Some(ended) = seat.ended(&table, member.as_deref()) {
            return Ok(ended);
        }
        tokio::select! {
            heard = seat.wire.next() => seat.hear(heard, &mut table).await?,
            Some(found) = seat.found.recv() => seat.take(found, &mut table)?,
            news = news_of(&mut member) => seat.hear_club(news, &mut member, &mut table).await?,
            line = lines.next(seat.is_there, seat.texts), if seat.goodbye.is_none() => match line {
                Some(line) => {
                    let meant = table.typed(&line)?;
                    seat.do_what_is_meant(meant, &mut member, &mut table).await?;
                }
                None => seat.goodbye = Some(Ended::Gone("remote-goodbye")),
            },
        }
    }
}

/// Plays on the screen.
async fn on_screen(
    mut seat: Seat,
    look: &cli::Look,
    keys: &mut UnboundedReceiver<Pressed>,
    mut member: Option<&mut Member>,
) -> Result<Ended, Failure> {
    let mut table = OnlineScreen::open(seat.texts.lang(), look_of(look), seat.link.to_string())?;
    let mut clock = Clock(Instant::now());
    loop {
        if let Some(ended) = seat.ended(&table, member.as_deref()) {
            seat.keep()?;
            return Ok(ended);
        }
        // Keys and time that want nothing of the table don't disturb whoever listens to it.
        let next = {
            let mut heard = pin!(seat.wire.next());
            loop {
                table.pass_time(clock.passed());
                let wants = table.wants();
                if !wants.is_empty() {
                    break Next::Wants(wants);
                }
                let second = member.as_mut().map(|member| {
                    table.evening_stands(member.beside_table());
                    SECOND
                });
                table.show()?;
                let patience = table.patience().into_iter().chain(second).min();
                tokio::select! {
                    heard = &mut heard => break Next::Heard(heard),
                    Some(found) = seat.found.recv() => break Next::Found(found),
                    news = news_of(&mut member) => break Next::News(news),
                    key = keys.recv() => {
                        table.pass_time(clock.passed());
                        match key.map(|key| table.pressed(&key)) {
                            Some(Meant::Want(None)) if member.is_none() => {}
                            Some(meant) => break Next::Meant(meant),
                            None => break Next::Meant(Meant::Quit),
                        }
                    }
                    () = sleep(patience.unwrap_or_default()), if patience.is_some() => {}
                }
            }
        };
        // The time until then has passed before it.
        table.pass_time(clock.passed());
        match next {
            Next::Heard(heard) => seat.hear(heard, &mut table).await?,
            Next::Found(found) => seat.take(found, &mut table)?,
            Next::News(news) => seat.hear_club(news, &mut member, &mut table).await?,
            Next::Wants(wants) => seat.want_all(wants).await,
            // The seat is saved, whatever is still to be answered.
            Next::Meant(Meant::Quit) => {
                seat.keep()?;
                return Ok(Ended::Gone("remote-goodbye"));
            }
            Next::Meant(meant) => seat.do_what_is_meant(meant, &mut member, &mut table).await?,
        }
    }
}

/// How often it is looked how much time an evening has left.
const SECOND: Duration = Duration::from_secs(1);

/// The time that passes.
struct Clock(Instant);

impl Clock {
    /// What has passed since this was asked last.
    fn passed(&mut self) -> Duration {
        let now = Instant::now();
        now - std::mem::replace(&mut self.0, now)
    }
}

/// What comes next at a table on the screen.
enum Next {
    Heard(Result<Heard, Lost>),
    News(News),
    Found(Found),
    Wants(Vec<Want>),
    Meant(Meant),
}

/// What came of something that was asked for over HTTP.
enum Found {
    Games(Option<Vec<Value>>),
    Reported(Reported),
    /// The tables that wait for them; nothing if that can't be known.
    Turns(Option<Vec<Link>>),
}

/// Somebody at a table, and their wire to it.
pub(super) struct Seat {
    wire: Wire,
    link: Link,
    /// Their name, and where their key is saved: at a table of an evening it is the club’s.
    keeping: Option<(String, Keeping)>,
    texts: Texts,
    /// What was asked for over HTTP comes this way.
    send: UnboundedSender<Found>,
    found: UnboundedReceiver<Found>,
    /// How it ends, once they go; what they wanted before that is still answered.
    goodbye: Option<Ended>,
    /// The table has shown itself.
    is_there: bool,
}

impl Seat {
    pub(super) fn new(wire: Wire, link: Link, keeping: Option<(String, Keeping)>, texts: Texts) -> Self {
        let (send, found) = unbounded_channel();
        Self { wire, link, keeping, texts, send, found, goodbye: None, is_there: false }
    }

    /// Lets somebody play here; at a table of an evening as a member of its club.
    pub(super) async fn play(
        self,
        input: &mut Input,
        look: &cli::Look,
        member: Option<&mut Member>,
    ) -> Result<Ended, Failure> {
        match input {
            Input::Lines(lines) => {
                let record = format!("{}api/tables/{}/record", self.link.origin, self.link.code);
                let table =
                    OnlineLines::new(self.texts.lang(), record, io::stdout()).in_columns(terminal::columns());
                by_lines(self, table, lines, member).await
            }
            Input::Keys(keys) => on_screen(self, look, keys, member).await,
        }
    }

    /// How it ended, if it has: they go and every request has its answer, or the evening leads elsewhere.
    fn ended(&mut self, table: &impl AtTable, member: Option<&Member>) -> Option<Ended> {
        if let Some(goodbye) = member.and_then(Member::goodbye) {
            return Some(Ended::Gone(goodbye));
        }
        if let Some(member) = member
            && (member.table() != Some(&*self.link.code) || table.has_done_with_its_deals())
        {
            return Some(Ended::ToClub);
        }
        if self.wire.is_quiet() { self.goodbye.take() } else { None }
    }

    /// Keeps the key to come back with.
    fn keep(&self) -> io::Result<()> {
        let (Some(key), Some((name, keeping))) = (self.wire.key(), &self.keeping) else { return Ok(()) };
        let more = self.wire.heard_last().map(|seq| seq.0.to_string());
        keeping.write(&Saved { key: key.to_owned(), name: name.clone(), more })?;
        let everywhere = Keeping::of_server(&self.link.origin);
        if everywhere.read().is_some() {
            return Ok(());
        }
        everywhere.write(&Saved { key: key.to_owned(), name: name.clone(), more: None })
    }

    /// Hears what the club tells in whose evening they sit here.
    async fn hear_club(
        &mut self,
        news: News,
        member: &mut Option<&mut Member>,
        table: &mut impl AtTable,
    ) -> Result<(), Failure> {
        let Some(member) = member else { return Ok(()) };
        let asked = member.hear(news).await?;
        Ok(table.told_by_club(member.lines(), asked)?)
    }

    async fn hear(&mut self, heard: Result<Heard, Lost>, table: &mut impl AtTable) -> Result<(), Failure> {
        let heard = heard.map_err(|lost| Failure::Sentence(not_there(&lost, self.texts)))?;
        let wants = match heard {
            Heard::Welcome(welcome) => {
                self.keep()?;
                self.is_there = true;
                table.welcomed(&welcome)?
            }
            Heard::Told(update) => table.told(&update)?,
            Heard::Done(command, Some(refused)) => {
                table.refused(&command, &refused)?;
                Vec::new()
            }
            Heard::Done(_, None) => Vec::new(),
            Heard::GoingAway => {
                table.restarting()?;
                Vec::new()
            }
            Heard::Cut => {
                table.lost()?;
                Vec::new()
            }
        };
        self.want_all(wants).await;
        Ok(())
    }

    async fn want_all(&mut self, wants: Vec<Want>) {
        for want in wants {
            self.want(want).await;
        }
    }

    async fn want(&mut self, want: Want) {
        match want {
            Want::Ask(command, at) => self.wire.ask(command, at).await,
            Want::Anew => self.wire.cut(),
            Want::Record => {
                self.find(|link| async move { Found::Games(records(&link).await.ok()) });
            }
            Want::Report(what) => {
                let key = self.wire.key().unwrap_or_default().to_owned();
                self.find(|link| async move { Found::Reported(report(&link, &key, &what).await) });
            }
        }
    }

    /// Takes what was found over HTTP.
    fn take(&mut self, found: Found, table: &mut impl AtTable) -> io::Result<()> {
        match found {
            Found::Games(games) => table.records(games.as_deref()),
            Found::Reported(reported) => table.noted(reported.words(self.texts)),
            Found::Turns(None) => table.noted(self.texts.get("remote-next-unknown")),
            Found::Turns(Some(links)) => match links.into_iter().find(|link| *link != self.link) {
                None => table.noted(self.texts.get("remote-next-none")),
                Some(next) => {
                    self.goodbye = Some(Ended::ToTable(next));
                    Ok(())
                }
            },
        }
    }

    /// Asks for something over HTTP, while everything goes on.
    fn find<F: Future<Output = Found> + Send + 'static>(&self, ask: impl FnOnce(Link) -> F) {
        let (asked, send) = (ask(self.link.clone()), self.send.clone());
        tokio::spawn(async move {
            // Whoever has left needs none.
            let _ = send.send(asked.await);
        });
    }

    async fn do_what_is_meant(
        &mut self,
        meant: Meant,
        member: &mut Option<&mut Member>,
        table: &mut impl AtTable,
    ) -> Result<(), Failure> {
        match meant {
            Meant::Want(want) => self.want_all(want.into_iter().collect()).await,
            Meant::Quit => self.goodbye = Some(Ended::Gone("remote-goodbye")),
            Meant::Leave => {
                self.wire.ask(TableCommand::Leave {}, None).await;
                self.goodbye = Some(Ended::Left);
            }
            // Whoever plays an evening is awaited there.
            Meant::NextTable if member.is_some() => table.noted(self.texts.get("remote-next-evening"))?,
            Meant::NextTable => {
                let key = self.wire.key().unwrap_or_default().to_owned();
                self.find(|link| async move { Found::Turns(turns(&link.origin, &key).await.ok()) });
            }
            Meant::Club(line) => match member {
                None => table.noted(self.texts.get("club-none-here"))?,
                Some(_) if line.is_empty() => self.goodbye = Some(Ended::ToClub),
                Some(member) => {
                    member.typed(&line).await;
                    table.told_by_club(member.lines(), true)?;
                }
            },
        }
        Ok(())
    }
}
