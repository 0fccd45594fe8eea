//! A played table, as its player sees it, and what has just happened there.

use card_match::{News, Standpoint};
use desk_wire::{LogLine, Scene, Update};

use super::Sitting;
use crate::{game::OnDesk, projection::Projection, recital::gains};

impl<G: OnDesk> Sitting<G> {
    /// Where the match stands for whoever is before the device.
    pub(crate) fn standpoint(&self) -> Standpoint {
        Standpoint { draw: self.draw.clone(), ..self.device.standpoint() }
    }

    /// The table at a view.
    pub(super) fn at<'a>(&'a self, at: &'a Standpoint, view: &'a G::View) -> Projection<'a, G> {
        Projection {
            rules: self.device.game.rules(),
            view,
            at,
            title: &self.title,
            narrator: &self.narrator,
            fresh: self.fresh,
            guidance: self.guidance,
        }
    }

    /// The table now.
    pub(crate) fn scene(&self) -> Scene {
        self.at(&self.standpoint(), &self.device.my().view()).scene()
    }

    pub(super) fn table(&self, told: Vec<LogLine>) -> Box<Update> {
        Box::new(Update { told, scene: self.scene() })
    }

    /// What happened, in words and for the eye, and the table after it.
    pub(super) fn told(&mut self, news: &[News<G>]) -> Box<Update> {
        self.face();
        self.note_gains(news);
        self.table(self.tell(news))
    }

    /// What happened in this hand so far.
    pub(super) fn retell(&self) -> Vec<LogLine> {
        self.tell(&self.device.my().retell())
    }

    /// What happened, each time with the table as it was right after it.
    fn tell(&self, news: &[News<G>]) -> Vec<LogLine> {
        let at = self.standpoint();
        news.iter().flat_map(|news| self.tell_one(&at, news)).collect()
    }

    fn tell_one(&self, at: &Standpoint, news: &News<G>) -> Vec<LogLine> {
        self.at(at, &news.view).told(&news.events, news.turn)
    }

    /// Remembers what the player drew, until their turn is over.
    fn note_gains(&mut self, news: &[News<G>]) {
        let Some(me) = self.device.my().me() else { return };
        if let Some(fresh) = gains::<G>(news.iter().flat_map(|news| &news.events), me) {
            self.fresh = fresh;
        }
    }
}
