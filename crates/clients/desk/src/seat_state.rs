//! What one person at a table has been told, and how they like to be told it: all that their scenes are made of,
//! wherever the match is played.

use crate::wire::{LogLine, Preferences, Refused, Scene, Tap, Update};
use card_match::{EventIn, News, PlayerState};
use cards::CardSet;
use texts::Lang;
use texts::narration::Narrator;

use crate::{Followed, at_seat::AtSeat, game::OnDesk, projection::Projection, recital::gains};

/// What one person at a table has been told, and how they like to be told it.
pub(crate) struct SeatState<G: AtSeat> {
    pub(crate) known: Followed<G>,
    pub(crate) narrator: Narrator,
    pub(crate) title: String,
    /// What they have drawn in this turn.
    pub(crate) fresh: CardSet,
    /// Whether guidance is wanted.
    guidance: bool,
    /// What has been told of the hand.
    told: G::Told,
    /// What the next card does that is tapped, at an open table.
    pub(crate) tap: Tap,
    /// Whether the others wait there until the person lets them go on.
    pub(crate) waits: bool,
}

impl<G: AtSeat> SeatState<G> {
    /// The seat of somebody who knows nothing yet but the rules.
    pub(crate) fn new(rules: G, lang: Lang) -> Self {
        let texts = rules.texts(lang);
        Self {
            title: rules.title(&texts),
            narrator: Narrator::of(texts, Vec::new(), None, false),
            known: Followed::new(rules),
            fresh: CardSet::EMPTY,
            guidance: false,
            told: G::Told::default(),
            tap: Tap::Play,
            waits: false,
        }
    }

    pub(crate) fn refused(&self, key: &str) -> Refused {
        Refused(self.narrator.texts.get(key))
    }

    /// Where the match stands for them.
    ///
    /// # Errors
    /// There is no hand yet.
    pub(crate) fn player_state(&self) -> Result<&PlayerState, Refused> {
        self.known.now.as_ref().map(|(_, at)| at).ok_or_else(|| self.refused("desk-no-such-hand"))
    }

    pub(crate) fn scene(&self) -> Option<Scene> {
        G::scene(self)
    }

    /// The table now, and what was told of how it came about.
    pub(crate) fn update(&self, told: Vec<LogLine>) -> Result<Box<Update>, Refused> {
        let scene = self.scene().ok_or_else(|| self.refused("desk-no-such-hand"))?;
        Ok(Box::new(Update { told, scene }))
    }

    /// Takes in how the match stands now.
    pub(crate) fn stands(&mut self, view: G::View, at: PlayerState) {
        self.narrator.learn_names(at.people.clone());
        self.known.now = Some((view, at));
    }

    /// They know all that they see.
    pub(crate) fn knows_all(&mut self) {
        if let Some((view, _)) = &self.known.now {
            self.told = G::told_before(view);
        }
    }

    /// What happened, in words, each time with the table as it was right after it; it is known already how the match
    /// stands now.
    pub(crate) fn told(&mut self, news: &[News<G>]) -> Vec<LogLine> {
        self.note_gains(news.iter().flat_map(|news| &news.events));
        let mut told = std::mem::take(&mut self.told);
        let lines = self.words(&mut told, news);
        self.told = told;
        lines
    }

    /// The same of what they have been told before.
    pub(crate) fn tell(&self, news: &[News<G>]) -> Vec<LogLine> {
        self.words(&mut G::Told::default(), news)
    }

    fn words(&self, told: &mut G::Told, news: &[News<G>]) -> Vec<LogLine> {
        news.iter().flat_map(|news| G::tell(self, told, &news.events, &news.view, news.turn)).collect()
    }

    /// Remembers what they drew, until their turn is over.
    fn note_gains<'a>(&mut self, events: impl Iterator<Item = &'a EventIn<G>>)
    where
        G: 'a,
    {
        let me = self.known.now.as_ref().and_then(|(_, at)| at.me());
        if let Some(fresh) = me.and_then(|me| gains::<G>(events, me)) {
            self.fresh = fresh;
        }
    }

    /// Shows the table as they like it.
    pub(crate) const fn prefer(&mut self, preferences: Preferences) {
        (self.narrator.indices, self.narrator.sorting) = (preferences.indices, preferences.sorting);
        self.guidance = preferences.guidance;
    }

    /// Goes on in another language.
    pub(crate) fn speak(&mut self, lang: Lang) {
        let texts = self.known.rules.texts(lang);
        self.title = self.known.rules.title(&texts);
        let mut narrator = Narrator::of(texts, Vec::new(), None, false).liking_cards_as(&self.narrator);
        if let Some((_, at)) = &self.known.now {
            narrator.learn_names(at.people.clone());
        }
        self.narrator = narrator;
    }
}

impl<G: OnDesk> SeatState<G> {
    /// The table as they know it; nothing before the first deal is told.
    pub(crate) fn projection(&self) -> Option<Projection<'_, G>> {
        let (view, at) = self.known.now.as_ref()?;
        Some(self.at(view, at))
    }

    /// The table at a view.
    pub(crate) fn at<'a>(&'a self, view: &'a G::View, at: &'a PlayerState) -> Projection<'a, G> {
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
}
