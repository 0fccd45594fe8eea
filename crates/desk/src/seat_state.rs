//! What one person at a table has been told, and how they like to be told it: all that their scenes are made of, wherever the match
//! is played.

use card_match::{EventIn, News, Standpoint, Turn};
use cards::CardSet;
use desk_wire::{LogLine, Refused, Scene, Update, Wishes};
use narration::Narrator;
use texts::{Lang, Texts};

use crate::{Followed, game::OnDesk, projection::Projection, recital::gains};

/// What one person at a table has been told, and how they like to be told it.
pub(crate) struct SeatState<G: OnDesk> {
    pub(crate) known: Followed<G>,
    pub(crate) narrator: Narrator,
    pub(crate) title: String,
    /// What they have drawn in this turn.
    pub(crate) fresh: CardSet,
    /// Whether guidance is wanted.
    guidance: bool,
}

impl<G: OnDesk> SeatState<G> {
    /// The seat of somebody who knows nothing yet but the rules.
    pub(crate) fn new(rules: G, lang: Lang) -> Self {
        let texts = Texts::for_rules(lang, &rules);
        Self {
            title: texts.title(&rules),
            narrator: Narrator::of(texts, Vec::new(), None, false),
            known: Followed::new(rules),
            fresh: CardSet::EMPTY,
            guidance: false,
        }
    }

    pub(crate) fn refused(&self, key: &str) -> Refused {
        Refused(self.narrator.texts.get(key))
    }

    /// The table as they know it; nothing before the first deal is told.
    pub(crate) fn projection(&self) -> Option<Projection<'_, G>> {
        let (view, at) = self.known.now.as_ref()?;
        Some(self.at(view, at))
    }

    /// The table at a view.
    fn at<'a>(&'a self, view: &'a G::View, at: &'a Standpoint) -> Projection<'a, G> {
        Projection {
            rules: &self.known.rules,
            view,
            at,
            title: &self.title,
            narrator: &self.narrator,
            fresh: self.fresh,
            guidance: self.guidance,
        }
    }

    /// The same where it can't be done before that.
    ///
    /// # Errors
    /// There is no hand yet.
    pub(crate) fn table(&self) -> Result<Projection<'_, G>, Refused> {
        self.projection().ok_or_else(|| self.refused("desk-no-such-hand"))
    }

    pub(crate) fn scene(&self) -> Option<Scene> {
        self.projection().map(|table| table.scene())
    }

    /// The table now, and what was told of how it came about.
    pub(crate) fn update(&self, told: Vec<LogLine>) -> Result<Box<Update>, Refused> {
        Ok(Box::new(Update { told, scene: self.table()?.scene() }))
    }

    /// Takes in how the match stands now.
    pub(crate) fn stands(&mut self, view: G::View, at: Standpoint) {
        self.narrator.learn_names(at.people.clone());
        self.known.now = Some((view, at));
    }

    /// What happened, in words, each time with the table as it was right after it; it is known already how the match stands now.
    pub(crate) fn told(&mut self, news: &[News<G>]) -> Vec<LogLine> {
        self.note_gains(news.iter().flat_map(|news| &news.events));
        self.tell(news)
    }

    /// The same of what they have been told before.
    pub(crate) fn tell(&self, news: &[News<G>]) -> Vec<LogLine> {
        news.iter().flat_map(|news| self.words(&news.events, &news.view, news.turn)).collect()
    }

    /// What happened, in words and for the eye; the view is the one right after it.
    pub(crate) fn words(&self, events: &[EventIn<G>], view: &G::View, turn: Turn) -> Vec<LogLine> {
        let at = self.known.now.as_ref().map(|(_, at)| at);
        at.map(|at| self.at(view, at).told(events, turn)).unwrap_or_default()
    }

    /// Remembers what they drew, until their turn is over.
    pub(crate) fn note_gains<'a>(&mut self, events: impl Iterator<Item = &'a EventIn<G>>)
    where
        G: 'a,
    {
        let me = self.known.now.as_ref().and_then(|(_, at)| at.me());
        if let Some(fresh) = me.and_then(|me| gains::<G>(events, me)) {
            self.fresh = fresh;
        }
    }

    /// Shows the table as they like it.
    pub(crate) const fn wish(&mut self, wishes: Wishes) {
        (self.narrator.indices, self.narrator.sorting) = (wishes.indices, wishes.sorting);
        self.guidance = wishes.guidance;
    }

    /// Goes on in another language.
    pub(crate) fn speak(&mut self, lang: Lang) {
        let texts = Texts::for_rules(lang, &self.known.rules);
        self.title = texts.title(&self.known.rules);
        let mut narrator = Narrator::of(texts, Vec::new(), None, false).liking_cards_as(&self.narrator);
        if let Some((_, at)) = &self.known.now {
            narrator.learn_names(at.people.clone());
        }
        self.narrator = narrator;
    }
}
