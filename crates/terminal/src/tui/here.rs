//! What the screen does with a match that is kept here: bots that go on, a screen that is passed from one person to the next, games one
//! after the other, what is taken back, the file that keeps it all.

use std::time::Duration;

use card_match::News;
use table::Person;

use super::{
    app::{App, Overlay, Tone, Wait},
    keeper::{Here, Keeper},
    keys::DEAF,
};
use crate::games::ScreenGame;

impl<G: ScreenGame> App<G> {
    const fn here(&self) -> Option<&Here<G>> {
        match &self.keeper {
            Keeper::Here(here) => Some(here),
            Keeper::Elsewhere(_) => None,
        }
    }

    const fn here_mut(&mut self) -> Option<&mut Here<G>> {
        match &mut self.keeper {
            Keeper::Here(here) => Some(here),
            Keeper::Elsewhere(_) => None,
        }
    }

    /// Whether the game is in the player's folder.
    pub(crate) fn is_saved(&self) -> bool {
        self.here().is_some_and(Here::is_saved)
    }

    /// Whether several people share the screen.
    pub(super) fn is_shared(&self) -> bool {
        self.here().is_some_and(|here| here.device.is_shared())
    }

    /// Whether somebody at the screen has a seat.
    pub(super) fn has_human(&self) -> bool {
        self.here().is_some_and(|here| here.device.game.has_human())
    }

    /// Writes the log of this hand anew.
    pub(super) fn retell(&mut self) {
        let story = self.here().map(|here| here.device.my().retell()).unwrap_or_default();
        self.log = story.iter().flat_map(|news: &News<G>| self.log_lines(news)).collect();
    }

    /// The bots act, after the player has let go what they could claim.
    pub(super) fn bots_go_on(&mut self) {
        let claims = self.wait == Wait::Claim;
        if claims {
            G::let_go(self);
        }
        let Some(here) = self.here_mut() else { return };
        if claims {
            here.device.let_go();
            if let Some(next) = here.device.pass_to() {
                return self.cover(next);
            }
        }
        let news = here.device.bot_acts();
        self.absorb(&news);
    }

    /// Begins the next game.
    pub(super) fn next_game(&mut self) {
        let Some(here) = self.here_mut() else { return };
        let draw = here.device.next_game();
        self.refresh();
        self.narrator.learn_names(self.at.people.clone());
        self.log.clear();
        self.begin(draw);
    }

    /// Covers the table until a person has the device. The key that has just been pressed is not their answer.
    pub(super) fn cover(&mut self, person: Person) {
        self.skipping = false;
        (self.wait, self.waited, self.deaf) = (Wait::Human, Duration::ZERO, DEAF);
        (self.typed, self.note) = (None, None);
        self.weighed.clear();
        self.looking = None;
        self.ui = G::Ui::default();
        self.show(Overlay::Cover(person));
    }

    /// Covers the table until the person who acts next has the device, or if that is none of the people before it, the
    /// one who had it.
    pub(super) fn cover_for_next(&mut self) {
        let Some(here) = self.here_mut() else { return };
        here.device.bots_begin();
        let next = here.device.pass_to().unwrap_or_else(|| here.device.person());
        self.cover(next);
    }

    /// The person is there: what has happened is told as they saw it.
    pub(super) fn uncover(&mut self, person: Person) {
        let Some(here) = self.here_mut() else { return };
        if here.device.pass_to() == Some(person) {
            here.device.pass();
        }
        // All of it is told now.
        drop(here.device.news());
        self.refresh();
        self.narrator.learn_names(self.at.people.clone());
        self.retell();
        self.settle();
    }

    /// Back to the last decision of a human, who has the device again.
    pub(crate) fn undo(&mut self) {
        let covered = self.is_covered();
        let Some(here) = self.here_mut() else { return self.ask_undo() };
        if here.device.undo() {
            self.overlay = None;
            self.weighed.clear();
            self.refresh();
            self.narrator.learn_names(self.at.people.clone());
            self.retell();
            G::forget(&mut self.ui);
            self.settle();
            self.save();
            match covered {
                _ if self.is_covered() => {}
                true => self.cover_for_whoever_undid(),
                false => self.say(self.texts.get("note-undone"), Tone::News),
            }
        } else if !covered {
            let why = self.here().map_or("note-nothing-to-undo", |here| here.device.why_no_undo());
            self.say(self.texts.get(why), Tone::Refused);
        }
    }

    /// The one who had the screen gets it back.
    fn cover_for_whoever_undid(&mut self) {
        if let Some(person) = self.here().map(|here| here.device.person()) {
            self.cover(person);
        }
    }

    /// Writes the game into the player's folder; a problem is told once.
    pub(super) fn save(&mut self) {
        if let Some(error) = self.here_mut().and_then(Here::keep) {
            let text = crate::store::unsaved(self.texts, &error);
            self.log.push(text.clone());
            self.say(text, Tone::Refused);
        }
    }
}
