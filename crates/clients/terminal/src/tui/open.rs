//! An open table on the screen, besides its cards: the scene that the desk makes of it, and wants of the player that no
//! card fulfils.

use desk::wire::{Moment, Panel, Scene, Tap};

use super::{
    app::{App, Tone, Wait},
    keys::DEAF,
    menu::{Offer, Then},
};
use crate::{authority::Command, games::ScreenGame};

/// Something that the player wants, and that the screen as a whole does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OpenWant {
    /// To object, in these words as far as they have said it.
    Claim(String),
    /// To choose among what can be done besides.
    More,
    /// The next player acts.
    GoOn,
    /// All go on until it is the player's turn.
    Go,
    /// The others wait.
    Wait,
    /// Cards are played again.
    Tap(Tap),
}

/// The words for what a card does that is chosen.
pub(crate) const fn tap_key(tap: Tap) -> &'static str {
    match tap {
        Tap::Play => "open-tap-play",
        Tap::Drop => "open-tap-drop",
        Tap::Announce => "open-tap-announce",
        Tap::Show => "open-tap-show",
        Tap::Discard => "open-tap-discard",
    }
}

/// An open table on the screen.
pub(crate) struct OpenSide {
    /// The table in the words of the desk: what is asked, what is on offer, what rulings have laid down.
    pub(crate) scene: Scene,
    /// Where the cursor is among what is offered.
    pub(crate) cursor: usize,
    /// Whether the others wait until the player lets them go on.
    pub(crate) waits: bool,
    /// The wants of the player that are still to be fulfilled.
    pub(crate) wants: Vec<OpenWant>,
}

impl OpenSide {
    pub(crate) const fn new(scene: Scene) -> Self {
        Self { scene, cursor: 0, waits: false, wants: Vec::new() }
    }

    /// Shows the table as it stands now.
    pub(crate) fn show(&mut self, scene: Scene) {
        let before = self.offers();
        self.scene = scene;
        if self.offers() != before {
            self.cursor = 0;
        }
    }

    /// The use of a card that is chosen.
    pub(crate) fn tap(&self) -> Tap {
        self.scene.open.as_ref().map_or(Tap::Play, |open| open.tap)
    }

    /// The choices of the player when they are asked: answers to a demand, a discard to be taken back, what is written
    /// on the score sheet.
    pub(crate) fn offers(&self) -> Vec<Offer> {
        match &self.scene.panel {
            Panel::Offers(offers) => {
                offers.iter().map(|offer| Offer::line(offer.label.clone(), offer.action.clone())).collect()
            }
            Panel::Result { next, .. } if self.scene.moment == Moment::Mine => {
                self.entries().into_iter().chain([Offer::line(next.clone(), "agree")]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The points that the player writes.
    fn entries(&self) -> Vec<Offer> {
        let entries = self.scene.open.iter().flat_map(|open| &open.entries);
        let entry = |entry: &desk::wire::Entry| {
            let written = entry.written.map_or_else(|| "…".to_owned(), |points| points.to_string());
            let label = format!("{}: {}", entry.name, written.replace('-', "−"));
            Offer { label, then: Then::Begin(format!("enter {} ", entry.seat)) }
        };
        entries.map(entry).collect()
    }
}

impl<G: ScreenGame> App<G> {
    /// Wants something of an open table; false where there is none.
    pub(crate) fn want(&mut self, want: OpenWant) -> bool {
        let open = self.open.as_mut().map(|open| open.wants.push(want));
        open.is_some()
    }

    /// Something has happened: what was chosen is done with, and why something else could not be is no matter any more.
    pub(crate) fn begin_openly(&mut self) {
        if self.wait == Wait::Answer {
            G::forget(&mut self.ui);
        }
        self.note = self.note.take().filter(|note| note.tone != Tone::Refused);
    }

    /// A key that has put something away answers nothing yet.
    pub(crate) const fn rest(&mut self) {
        self.deaf = DEAF;
    }

    /// Does something as it is written in a record, lawful or not.
    pub(crate) fn act_as_written(&mut self, action: String) {
        if self.me().is_none() {
            return self.say(self.texts.get("note-watching"), Tone::Refused);
        }
        self.ask(Command::Written(action));
        self.asked();
    }
}
