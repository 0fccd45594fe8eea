//! A person at a table over a network, who reads and types lines.

use std::{
    fs,
    io::{self, BufRead, Stdout},
    path::{Path, PathBuf},
    thread,
};

use online_client::{Heard, Link, Wire};
use online_wire::Wish;
use terminal::{Meant, OnlinePlain, Want};
use texts::Texts;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::not_there;
use crate::{Failure, print};

/// Where the key of somebody at a table is kept: with it they come back as who they were.
struct Keeping(PathBuf);

impl Keeping {
    fn of(link: &Link) -> Self {
        Self(terminal::player_folder().join("tables").join(&link.code))
    }

    /// The key, and the name that goes with it.
    fn read(&self) -> Option<(String, String)> {
        let kept = fs::read_to_string(&self.0).ok()?;
        let (key, name) = kept.split_once('\n')?;
        Some((key.to_owned(), name.trim_end().to_owned()))
    }

    fn write(&self, key: &str, name: &str) -> io::Result<()> {
        fs::create_dir_all(self.0.parent().unwrap_or_else(|| Path::new("")))?;
        terminal::write_whole(&self.0, &format!("{key}\n{name}\n"), ".table-")
    }
}

/// The lines that are typed. A thread reads them: where input waits for a key nothing else can be done.
fn typed() -> UnboundedReceiver<String> {
    let (send, lines) = unbounded_channel();
    thread::spawn(move || {
        let lines = io::stdin().lock().lines();
        // Whoever has left needs no more lines.
        let _ = lines.map_while(Result::ok).try_for_each(|line| send.send(line));
    });
    lines
}

/// Lets somebody play at a table until they leave or their input ends.
pub(super) async fn sit(link: &Link, name: &str, texts: Texts) -> Result<(), Failure> {
    let keeping = Keeping::of(link);
    let (key, kept_name) = keeping.read().unzip();
    let mut lines = typed();
    let name = match (name, kept_name) {
        ("", Some(name)) => name,
        ("", None) => {
            print(&texts.get("remote-name"))?;
            lines.recv().await.unwrap_or_default()
        }
        (name, _) => name.to_owned(),
    };
    let record = format!("{}api/tables/{}/record", link.origin, link.code);
    let mut guest = Guest {
        wire: Wire::new(link.clone(), &name, key, false),
        table: OnlinePlain::new(texts.lang(), record, io::stdout()),
        name,
        keeping,
        goodbye: None,
    };
    let goodbye = loop {
        if let Some(goodbye) = guest.goodbye.filter(|_| guest.wire.is_quiet()) {
            break goodbye;
        }
        tokio::select! {
            heard = guest.wire.next() => {
                let heard = heard.map_err(|lost| Failure::Sentence(not_there(&lost, texts)))?;
                guest.hear(heard).await?;
            }
            line = lines.recv(), if guest.goodbye.is_none() => match line {
                Some(line) => guest.answer(&line).await?,
                None => guest.goodbye = Some("remote-goodbye"),
            },
        }
    };
    print(&texts.get(goodbye))
}

struct Guest {
    wire: Wire,
    table: OnlinePlain<Stdout>,
    name: String,
    keeping: Keeping,
    /// What is said at the end, once they go; what they wanted before that is still answered.
    goodbye: Option<&'static str>,
}

impl Guest {
    async fn hear(&mut self, heard: Heard) -> Result<(), Failure> {
        let wants = match heard {
            Heard::Welcome(welcome) => {
                if let Some(key) = self.wire.key() {
                    self.keeping.write(key, &self.name)?;
                }
                self.table.welcomed(&welcome)?
            }
            Heard::Told(telling) => self.table.told(&telling)?,
            Heard::Done(wish, Some(refused)) => {
                self.table.refused(&wish, &refused)?;
                Vec::new()
            }
            Heard::Done(_, None) => Vec::new(),
            Heard::GoingAway => {
                self.table.restarting()?;
                Vec::new()
            }
            Heard::Cut => {
                self.table.lost()?;
                Vec::new()
            }
        };
        for want in wants {
            self.want(want).await;
        }
        Ok(())
    }

    async fn want(&mut self, want: Want) {
        match want {
            Want::Ask(wish, at) => self.wire.ask(wish, at).await,
            Want::Anew => self.wire.cut(),
        }
    }

    async fn answer(&mut self, line: &str) -> Result<(), Failure> {
        match self.table.typed(line)? {
            Meant::Want(want) => {
                if let Some(want) = want {
                    self.want(want).await;
                }
            }
            Meant::Quit => self.goodbye = Some("remote-goodbye"),
            Meant::Leave => {
                self.wire.ask(Wish::Leave {}, None).await;
                self.goodbye = Some("remote-left");
            }
        }
        Ok(())
    }
}
