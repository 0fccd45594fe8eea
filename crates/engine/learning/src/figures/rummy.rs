//! What a hand of Rummy 500 tells of its player.

use players::{Judged, Level, Loss};
use rummy_500::{Action, Rules};
use table::{Recall, Seat, Table, Viewer};

use super::{
    category::Category,
    hand::{Figured, HandFigures, RummyHand},
};
use crate::puzzle::Theme;

impl Figured for Rules {
    fn lost_by(&self, judged: &Judged<Self>, loss: &Loss<Action>) -> (Category, Option<Theme>) {
        let kind = |action| match action {
            Action::Rummy(_) => Category::Call,
            Action::Stock | Action::Take(_) | Action::End => Category::Draw,
            Action::Meld(_) | Action::NoMeld(_) | Action::Lay(..) => Category::Lay,
            Action::Discard(_) => Category::Throw,
        };
        // A discard in place of a meld loses by the cards that were held.
        let category = match (kind(judged.action), kind(loss.better.action)) {
            (Category::Throw, Category::Lay) => Category::Lay,
            (done, _) => done,
        };
        (category, None)
    }

    fn of_hand(table: &Table<Self>, me: Seat, _: usize, figures: &mut HandFigures) {
        let end = table.view(Viewer::Referee, Recall::Perfect);
        let Some(seat) = end.seats.get(me.index()) else { return };
        let held = seat.hand.map(|hand| table.game().value_of(hand)).unwrap_or_default();
        figures.rummy = Some(RummyHand { laid: seat.laid, held, ..RummyHand::default() });
    }

    /// A call is missed if somebody of the usual level would have made it, and the next player went on.
    fn of_step(before: &Table<Self>, me: Seat, judged: &Judged<Self>, figures: &mut HandFigures) {
        let Some(rummy) = figures.rummy.as_mut() else { return };
        let calls = matches!(judged.action, Action::Rummy(_));
        if judged.seat == me {
            rummy.called += usize::from(calls);
        } else if !calls && before.claimants().any(|seat| seat == me) {
            let view = before.view(Viewer::Seat(me), Recall::Perfect);
            let mut usual = Level::default().player::<Self>(0);
            rummy.missed += usize::from(usual.call(before.game(), &view).is_some());
        }
    }
}
