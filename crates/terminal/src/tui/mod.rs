//! The table on the screen: the loop between terminal and [`App`], and what restores the terminal whatever
//! happens.

mod app;
mod beside;
mod canvas;
mod draw;
mod elsewhere;
mod here;
mod keeper;
mod keymap;
mod keys;
mod looking;
mod lounge;
mod parts;
mod picture;
mod sheets;
mod theme;

use std::{
    io,
    time::{Duration, Instant},
};

use crossterm::event::{self, Event, KeyEventKind};
use ratatui::DefaultTerminal;
use texts::Texts;

pub(crate) use app::{App, Overlay, Tone, Wait};
pub(crate) use beside::Beside;
pub(crate) use canvas::{Canvas, width, wrap};
pub(crate) use draw::{Areas, draw};
pub(crate) use elsewhere::Elsewhere;
pub(crate) use keymap::{ARROWS, Key};
pub(crate) use lounge::Lounge;
pub(crate) use parts::{log, spots};
pub(crate) use picture::picture;
pub(crate) use sheets::{long_text, more_marks, sheet};
pub(crate) use theme::{Light, Theme};

use crate::{Opened, PlayError, PlayOptions, games::ScreenGame};

/// How long the loop sleeps at most, so that a change of the terminal's size is seen soon.
const LONGEST_SLEEP: Duration = Duration::from_secs(3600);

/// Plays on the screen until the player leaves.
pub(crate) fn play<G: ScreenGame>(
    opened: Opened<G>,
    texts: Texts,
    options: &PlayOptions,
) -> Result<(), PlayError> {
    let Opened { device, draw, news, store } = opened;
    let theme = Theme::of(options);
    let mut app =
        App::new(device, store, texts, theme, app::Pace { speed: options.speed, claim: options.pause });
    app.narrator.sorting = options.sorting;
    app.begin(draw);
    for text in news {
        app.say(text, Tone::News);
    }
    // This also sets a panic hook that restores the terminal before anything is printed.
    let mut terminal = ratatui::try_init()?;
    let result = run(&mut terminal, &mut app);
    ratatui::restore();
    result?;
    println!("{}", texts.get(if app.is_saved() { "screen-goodbye" } else { "plain-goodbye-unsaved" }));
    Ok(())
}

fn run<G: ScreenGame>(terminal: &mut DefaultTerminal, app: &mut App<G>) -> io::Result<()> {
    let mut last = Instant::now();
    while !app.is_leaving() {
        app.pass_time(last.elapsed());
        last = Instant::now();
        terminal.draw(|frame| {
            draw::draw(app, frame.buffer_mut());
        })?;
        let sleep = app.patience().unwrap_or(LONGEST_SLEEP).min(LONGEST_SLEEP);
        if event::poll(sleep)? {
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    app.pass_time(last.elapsed());
                    last = Instant::now();
                    app.key(key);
                }
                _ => {}
            }
        }
    }
    Ok(())
}
