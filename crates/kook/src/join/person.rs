//! A person at a table over a network: on the screen, or reading and typing lines.

use std::{
    io::{self, BufRead, IsTerminal},
    pin::pin,
    thread,
    time::{Duration, Instant},
};

use online_client::{Heard, Link, Lost, Wire, records};
use online_wire::Wish;
use serde_json::Value;
use terminal::{AtTable, Colours, Look, Meant, OnlinePlain, OnlineScreen, Pressed, Speed, Want};
use texts::Texts;
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::sleep,
};

use super::{
    keeping::{Keeping, Kept},
    not_there,
};
use crate::{Failure, cli, print};

/// Whatever is read at the terminal, one after the other. A thread reads it: where input waits nothing else can be done.
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

/// Lets somebody play at a table until they leave or their input ends.
pub(super) async fn sit(link: &Link, name: &str, look: &cli::Look, texts: Texts) -> Result<(), Failure> {
    let keeping = Keeping::of(link);
    let kept = keeping.read();
    let screen =
        !look.plain && io::stdin().is_terminal() && io::stdout().is_terminal() && !is_open(link).await;
    let mut lines = (!screen).then(|| read(|| io::stdin().lock().lines()));
    let name = match (name, &kept) {
        ("", Some(kept)) => kept.name.clone(),
        ("", None) => {
            print(&texts.get("remote-name"))?;
            match &mut lines {
                Some(lines) => lines.recv().await.unwrap_or_default(),
                None => io::stdin().lock().lines().next().transpose()?.unwrap_or_default(),
            }
        }
        (name, _) => name.to_owned(),
    };
    let since = kept.as_ref().and_then(|kept| kept.since).filter(|_| screen);
    let mut wire = Wire::new(link.clone(), &name, kept.map(|kept| kept.key), false);
    if screen {
        wire.follow_on(since);
    }
    let (send, found) = unbounded_channel();
    let seat = Seat { wire, link: link.clone(), name, keeping, texts, send, found, goodbye: None };
    let goodbye = match lines {
        Some(lines) => {
            let record = format!("{}api/tables/{}/record", link.origin, link.code);
            by_lines(seat, OnlinePlain::new(texts.lang(), record, io::stdout()), lines).await?
        }
        None => on_screen(seat, look, texts).await?,
    };
    print(&texts.get(goodbye))
}

/// Whether it is an open table, which the screen can’t show yet. Why it can’t be looked at is told when one comes.
async fn is_open(link: &Link) -> bool {
    online_client::look(link).await.is_ok_and(|look| look.opening.is_open_table())
}

/// Plays line by line; gives what is said at the end.
async fn by_lines(
    mut seat: Seat,
    mut table: OnlinePlain<io::Stdout>,
    mut lines: UnboundedReceiver<String>,
) -> Result<&'static str, Failure> {
    loop {
        if let Some(goodbye) = seat.goodbye() {
            return Ok(goodbye);
        }
        tokio::select! {
            heard = seat.wire.next() => seat.hear(heard, &mut table).await?,
            Some(games) = seat.found.recv() => table.records(games.as_deref())?,
            line = lines.recv(), if seat.goodbye.is_none() => match line {
                Some(line) => {
                    let meant = table.typed(&line)?;
                    seat.do_what_is_meant(meant).await;
                }
                None => seat.goodbye = Some("remote-goodbye"),
            },
        }
    }
}

/// Plays on the screen; gives what is said at the end.
async fn on_screen(mut seat: Seat, look: &cli::Look, texts: Texts) -> Result<&'static str, Failure> {
    let look = Look {
        ascii: look.ascii,
        colours: Colours::from_env(),
        four_colours: look.four_colour,
        indices: look.indices,
        sorting: look.sorting(),
        speed: Speed::Normal,
    };
    let mut table = OnlineScreen::open(texts.lang(), look, seat.link.to_string())?;
    let mut keys = read(|| std::iter::repeat_with(Pressed::next));
    let mut clock = Clock(Instant::now());
    loop {
        if let Some(goodbye) = seat.goodbye() {
            seat.keep()?;
            return Ok(goodbye);
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
                table.show()?;
                let patience = table.patience();
                tokio::select! {
                    heard = &mut heard => break Next::Heard(heard),
                    Some(games) = seat.found.recv() => table.records(games.as_deref())?,
                    key = keys.recv() => {
                        table.pass_time(clock.passed());
                        match key.map(|key| table.pressed(&key)) {
                            Some(Meant::Want(None)) => {}
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
            Next::Wants(wants) => seat.want_all(wants).await,
            // The seat is kept, whatever is still to be answered.
            Next::Meant(Meant::Quit) => {
                seat.keep()?;
                return Ok("remote-goodbye");
            }
            Next::Meant(meant) => seat.do_what_is_meant(meant).await,
        }
    }
}

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
    Wants(Vec<Want>),
    Meant(Meant),
}

/// Somebody at a table, and their wire to it.
struct Seat {
    wire: Wire,
    link: Link,
    name: String,
    keeping: Keeping,
    texts: Texts,
    /// Records that were asked for come this way.
    send: UnboundedSender<Option<Vec<Value>>>,
    found: UnboundedReceiver<Option<Vec<Value>>>,
    /// What is said at the end, once they go; what they wanted before that is still answered.
    goodbye: Option<&'static str>,
}

impl Seat {
    /// The parting words, once every request has its answer.
    fn goodbye(&self) -> Option<&'static str> {
        self.goodbye.filter(|_| self.wire.is_quiet())
    }

    /// Keeps the key to come back with.
    fn keep(&self) -> io::Result<()> {
        let Some(key) = self.wire.key() else { return Ok(()) };
        let (key, name) = (key.to_owned(), self.name.clone());
        self.keeping.write(&Kept { key, name, since: self.wire.heard_last() })
    }

    async fn hear(&mut self, heard: Result<Heard, Lost>, table: &mut impl AtTable) -> Result<(), Failure> {
        let heard = heard.map_err(|lost| Failure::Sentence(not_there(&lost, self.texts)))?;
        let wants = match heard {
            Heard::Welcome(welcome) => {
                self.keep()?;
                table.welcomed(&welcome)?
            }
            Heard::Told(telling) => table.told(&telling)?,
            Heard::Done(wish, Some(refused)) => {
                table.refused(&wish, &refused)?;
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
            Want::Ask(wish, at) => self.wire.ask(wish, at).await,
            Want::Anew => self.wire.cut(),
            Want::Record => {
                let (link, send) = (self.link.clone(), self.send.clone());
                tokio::spawn(async move {
                    // Whoever has left needs none.
                    let _ = send.send(records(&link).await.ok());
                });
            }
        }
    }

    async fn do_what_is_meant(&mut self, meant: Meant) {
        match meant {
            Meant::Want(want) => self.want_all(want.into_iter().collect()).await,
            Meant::Quit => self.goodbye = Some("remote-goodbye"),
            Meant::Leave => {
                self.wire.ask(Wish::Leave {}, None).await;
                self.goodbye = Some("remote-left");
            }
        }
    }
}
