//! The state of a game of Rummy 500 and what may be done, for somebody new to it.

use crate::wire::Moment;
use ::rummy_500::{Choices, Phase, Rules, axis::RummyCall};

use crate::game::Look;

pub(super) fn guidance(look: &Look<'_, Rules>) -> String {
    let mut parts = vec![situation(look)];
    if look.me.is_none() && look.view.outcome.is_none() {
        parts.insert(0, look.text("guide-watch"));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

fn situation(look: &Look<'_, Rules>) -> String {
    let view = look.view;
    let texts = &look.narrator.texts;
    let target = [("target", look.rules.target().into())];
    match look.moment {
        Moment::Over => return look.text("guide-game-over"),
        Moment::Deal => return texts.format("guide-rummy-hand-over", &target),
        Moment::Claim => return look.text("guide-rummy-claim"),
        Moment::Mine | Moment::Theirs | Moment::Pass => {}
    }
    let named = |key: &str, card| texts.format(key, &[("card", texts.card(card).into())]);
    match &view.choices {
        Choices::Draw(draws) if draws.end => {
            look.text(if view.out_pending { "guide-rummy-let-stand" } else { "guide-rummy-end" })
        }
        Choices::Draw(draws) => {
            let key = if draws.takes == 0 { "guide-rummy-stock" } else { "guide-rummy-draw" };
            let calls = (draws.calls != 0).then(|| look.text("guide-rummy-may-call"));
            [Some(look.text(key)), calls].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        Choices::Turn(turn) => {
            if let Some(card) = view.called {
                return named("guide-rummy-called", card);
            }
            if let Some(owed) = view.owed {
                return named(
                    if owed.new_meld { "guide-rummy-owed-new" } else { "guide-rummy-owed" },
                    owed.card,
                );
            }
            let can = turn.count_melds(1) > 0 || turn.lays().next().is_some();
            let mut parts = vec![look.text(if can { "guide-rummy-can-lay" } else { "guide-rummy-turn" })];
            parts.extend(view.barred.map(|card| named("guide-rummy-barred", card)));
            parts.join(" ")
        }
        Choices::None => {
            let calls = look.rules.axes().rummy_call != RummyCall::Off && look.me.is_some();
            let key = match view.phase {
                Some(Phase::Meld) if calls => "guide-rummy-wait-turn",
                Some(Phase::Meld) => "guide-rummy-wait-turn-plain",
                _ => "guide-rummy-wait-draw",
            };
            look.narrator.about(key, view.turn, &[])
        }
    }
}
