//! What bots claim: only what somebody in their seat could have seen \[LAW-OPEN-6\]. They don't notice everything.

use five_hundred::{Action, Rules, View};
use open_table::{Act, Claim, Sight};
use table::{Seat, SeatSet, Viewer};

use super::{Done, OpenMatch};

/// How often a bot notices a fault, in percent.
const ATTENTION: u64 = 50;

impl OpenMatch {
    /// The claim of a bot on what was done last. A claim is heard as long as nothing else has been done.
    pub(super) fn claim(&self) -> Option<(Seat, Act)> {
        let done = self.last?;
        self.bots_from(done.seat).filter(|&(bot, _)| bot != done.seat).find_map(|(bot, _)| {
            let claim = self.noticed(done, bot)?;
            (!self.is_claimed(claim) || claim == Claim::Retract).then_some((bot, Act::Claim(claim)))
        })
    }

    /// What a bot has noticed of an act.
    pub(super) fn noticed(&self, done: Done, bot: Seat) -> Option<Claim> {
        let chance = self.start.seed.bot(self.game, self.record.hands.len(), self.acts(), bot);
        self.fault_in(done, bot).filter(|_| chance % 100 < ATTENTION)
    }

    /// What a bot may claim of an act, from what all could see of it.
    fn fault_in(&self, done: Done, bot: Seat) -> Option<Claim> {
        let view = self.room.view(Viewer::Seat(bot));
        let rival = !self.rules().side(done.seat).contains(bot);
        let out_of_turn = !done.to_act.contains(done.seat);
        match done.act {
            Act::Play(Action::Bid(_) | Action::Play(_) | Action::Lead(..)) if out_of_turn => {
                Some(Claim::Retract)
            }
            Act::Drop(_) | Act::Announce(_) | Act::Show(_) if rival => Some(Claim::Exposed(done.seat)),
            Act::Peek(sight) if rival => {
                may_not_look(sight, done.seat, view.game.as_ref()?).then_some(Claim::Look(done.seat))
            }
            Act::Play(Action::Discard(_)) => {
                let (game, (_, discards)) = (view.game?, view.laws?.on_table);
                let all_lie = u32::from(game.kitty_size) == discards;
                (rival && !all_lie && game.contract.is_some()).then_some(Claim::Hand)
            }
            _ => None,
        }
    }

    /// What a bot claims when the play is over and all lies open: a revoke, or a wrong score.
    pub(super) fn claim_in_settling(&self) -> Option<(Seat, Act)> {
        self.bots_from(self.me()).find_map(|(bot, _)| {
            let view = self.room.remembered(Viewer::Seat(bot));
            let (game, laws) = (view.game?, view.laws?);
            let revokes = revokes_seen(self.rules(), &game).into_iter();
            let revokes = revokes.filter(|(seat, _)| !self.rules().side(*seat).contains(bot));
            let revokes = revokes.map(|(seat, trick)| Claim::Revoke(seat, trick));
            let points = game.outcome.map(|outcome| outcome.points).unwrap_or_default();
            let sheet = laws.sheet.unwrap_or_default();
            let entries = sheet.iter().zip(&points).zip(Seat::all(points.len()));
            let wrong = entries.filter(|((written, right), _)| written.is_some_and(|it| it != **right));
            let scores = wrong.map(|((_, right), seat)| Claim::Score(seat, *right));
            revokes
                .chain(scores)
                .find(|&claim| !self.is_claimed(claim) && self.notices(claim, bot))
                .map(|claim| (bot, Act::Claim(claim)))
        })
    }

    /// Whether a bot notices something that lies open for long: it does or it doesn't, whenever it looks.
    fn notices(&self, claim: Claim, bot: Seat) -> bool {
        let number = match claim {
            Claim::Revoke(seat, trick) => usize::from(trick) * 8 + seat.index(),
            _ => 0,
        };
        self.start.seed.bot(self.game, self.record.hands.len(), number, bot) % 100 < ATTENTION
    }
}

/// Whether somebody may not look at these cards.
fn may_not_look(sight: Sight, seat: Seat, view: &View) -> bool {
    let contractor = view.contract.as_ref().map(|contract| contract.seat) == Some(seat);
    let before_lead =
        view.tricks_played == 0 && view.trick.as_ref().is_none_or(|trick| trick.plays.is_empty());
    match sight {
        Sight::Trick(number) => number < view.tricks_played,
        Sight::Discards => !contractor || !before_lead,
        _ => true,
    }
}

/// The tricks to which somebody played another suit and later one of the suit led: all can see it.
fn revokes_seen(rules: &Rules, view: &View) -> Vec<(Seat, u8)> {
    let strain =
        view.contract.as_ref().map_or(five_hundred::Strain::NoTrumps, |contract| contract.bid.strain());
    let plays = |trick: &five_hundred::TrickView| trick.plays.clone();
    let mut seen = Vec::new();
    for (number, trick) in (1_u8..).zip(&view.tricks) {
        let Some(led) = trick.led else { continue };
        let follows = |card| rules.suit_of(strain, card) == Some(led);
        let later: SeatSet = view.tricks[usize::from(number)..]
            .iter()
            .flat_map(plays)
            .filter(|play| !play.from_row && follows(play.card))
            .map(|play| play.seat)
            .collect();
        let others = trick.plays.iter().skip(1).filter(|play| !play.from_row && !follows(play.card));
        seen.extend(others.filter(|play| later.contains(play.seat)).map(|play| (play.seat, number)));
    }
    seen
}
