//! The table on the screen: the loop between terminal and [`App`], and what restores the terminal whatever
//! happens.

mod app;
mod beside;
mod canvas;
mod commands;
mod draw;
mod keymap;
mod keys;
mod looking;
mod lounge;
mod menu;
mod parts;
mod picture;
mod sheets;
mod theme;
mod told;

use std::{
    io,
    time::{Duration, Instant},
};

use crossterm::event::{self, Event, KeyEvent, KeyEventKind};
use ratatui::{DefaultTerminal, buffer::Buffer};
use texts::Texts;

pub(crate) use app::{App, Overlay, Pace, Tone, Wait};
pub(crate) use beside::Beside;
pub(crate) use canvas::{Canvas, width, wrap};
pub(crate) use draw::{Areas, draw};
pub(crate) use keymap::{ARROWS, Key};
pub(crate) use lounge::Lounge;
pub(crate) use menu::{Chosen, Menu, Offer, Then};
pub(crate) use parts::{log, spots};
pub(crate) use picture::picture;
pub(crate) use sheets::{long_text, sheet};
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
    let mut app = App::new(device, store, texts, theme, Pace { speed: options.speed, claim: options.pause });
    app.narrator.sorting = options.sorting;
    app.begin(draw);
    for text in news {
        app.say(text, Tone::News);
    }
    on_screen(&mut app)?;
    println!("{}", texts.get(if app.unsaved { "plain-goodbye-unsaved" } else { G::GOODBYE }));
    Ok(())
}

/// A table on the screen: time and keys go in, a picture comes out.
pub(crate) trait OnScreen {
    /// Whether the player leaves.
    fn is_leaving(&self) -> bool;
    /// Lets time pass.
    fn pass_time(&mut self, time: Duration);
    /// How long nothing will happen by itself; `None`: until a key is pressed.
    fn patience(&self) -> Option<Duration>;
    fn key(&mut self, key: KeyEvent);
    fn draw(&self, buffer: &mut Buffer);
}

impl<G: ScreenGame> OnScreen for App<G> {
    fn is_leaving(&self) -> bool {
        Self::is_leaving(self)
    }

    fn pass_time(&mut self, time: Duration) {
        Self::pass_time(self, time);
    }

    fn patience(&self) -> Option<Duration> {
        Self::patience(self)
    }

    fn key(&mut self, key: KeyEvent) {
        Self::key(self, key);
    }

    fn draw(&self, buffer: &mut Buffer) {
        draw::draw(self, buffer);
    }
}

/// Takes the screen until the player leaves, and gives it back.
pub(crate) fn on_screen(app: &mut impl OnScreen) -> io::Result<()> {
    // This also sets a panic hook that restores the terminal before anything is printed.
    let mut terminal = ratatui::try_init()?;
    let result = run(&mut terminal, app);
    ratatui::restore();
    result
}

fn run(terminal: &mut DefaultTerminal, app: &mut impl OnScreen) -> io::Result<()> {
    let mut last = Instant::now();
    while !app.is_leaving() {
        app.pass_time(last.elapsed());
        last = Instant::now();
        terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
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
