//! The scene of a table online: with who is there, and without what can’t be answered there now.

use desk::wire::{Moment, Panel, Scene};
use online_client::participant::News;

/// Shows who is there, and asks for nothing that can’t be answered at this table now.
pub(super) fn with_participants(news: &News<'_>, scene: &mut Scene) {
    let room = news.room;
    if let Some(duplicate) = room.participants.duplicate {
        // Each deal stands for itself: there is no game to be won.
        let number = (duplicate.done + u32::from(playing(scene))).clamp(1, duplicate.deals.max(1));
        let args = [
            ("number", i64::from(duplicate.first + number).into()),
            ("count", i64::from(duplicate.deals).into()),
            ("nth", i64::from(number).into()),
        ];
        (scene.hand, scene.target) = (news.texts.format("online-deal-of", &args), 0);
    }
    if let Some(open) = &mut scene.open {
        open.waits = room.participants.held == Some(room.you);
    }
    for player in &mut scene.players {
        player.status = room.place_at(player.seat).and_then(|place| news.status(place));
        player.turn &= !room.participants.ended;
    }
    scene.can.hint &= room.opening.options.hints;
    if room.my_place().is_none() && matches!(scene.panel, Panel::Bids(_)) {
        // Whoever watches has no bid to choose.
        scene.panel = Panel::None;
    }
    if matches!(scene.moment, Moment::Deal | Moment::Over) {
        scene.ask.mine &= !room.is_ready();
        if !room.plays_on() {
            nothing_to_answer(scene);
        }
    } else if room.bot_plays_for_me() && !room.participants.ended {
        scene.only_watch();
        scene.ask.text = news.texts.get("online-bot-plays-for-you");
    } else if room.participants.ended {
        scene.only_watch();
        scene.ask.text = news.texts.get("online-no-ended");
    }
}

/// Whether a hand is being played.
const fn playing(scene: &Scene) -> bool {
    !matches!(scene.moment, Moment::Deal | Moment::Over)
}

/// Whoever watches has nothing to be ready for.
fn nothing_to_answer(scene: &mut Scene) {
    scene.ask.mine = false;
    match &mut scene.panel {
        Panel::Result { next, cut, .. } => {
            next.clear();
            *cut = None;
        }
        Panel::Next { .. } | Panel::Cut(_) => scene.panel = Panel::None,
        _ => {}
    }
}
