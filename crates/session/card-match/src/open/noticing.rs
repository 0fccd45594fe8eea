//! What bots claim: only what somebody in their seat could have seen \[LAW-OPEN-6\]. They don't notice everything.

use five_hundred::{Rules, Strain, TrickView};
use laws::open_table::{Claim, Kind, Phase, Sight, View};
use table::{Seat, SeatSet};

use super::bot::{is_claimed, looker};

/// How often a bot notices a fault, in percent.
const ATTENTION: u64 = 50;

/// Whether a bot notices something. What lies open for long it notices or doesn't, whenever it looks with the same
/// chance.
pub(super) fn is_noticed(chance: u64, claim: Claim) -> bool {
    let number = match claim {
        Claim::Revoke(seat, trick) => u64::from(trick) * 8 + u64::from(seat.0) + 1,
        _ => 0,
    };
    (chance.rotate_right(number as u32 % 64) ^ number) % 100 < ATTENTION
}

/// What a bot may claim: when the play is over, of all that lies open; before, of what was done last.
pub(super) fn claims(rules: &Rules, view: &View) -> impl Iterator<Item = Claim> {
    let settling = view.phase == Some(Phase::Settle);
    let over = settling.then(|| claims_in_settling(rules, view));
    let last = (!settling).then(|| fault_in(rules, view)).flatten();
    over.into_iter().flatten().chain(last)
}

/// What a bot may claim of what was done last, from what all could see of it. A claim is heard as long as nothing else
/// has been done.
fn fault_in(rules: &Rules, view: &View) -> Option<Claim> {
    let (bot, game, laws) = (looker(view)?, view.game.as_ref()?, view.laws.as_ref()?);
    let did = laws.did.filter(|did| did.seat != bot)?;
    let rival = !rules.side(did.seat).contains(bot);
    let claim = match did.what {
        Kind::Call | Kind::Card if !did.to_act.contains(did.seat) => Some(Claim::Retract),
        Kind::Shown if rival => Some(Claim::Exposed(did.seat)),
        Kind::Look if rival => {
            let sight =
                laws.looked.iter().rev().find(|(seat, _)| *seat == did.seat).map(|(_, sight)| sight)?;
            may_not_look(*sight, did.seat, game).then_some(Claim::Look(did.seat))
        }
        Kind::Exchange => {
            let laid_away = laws.on_table.1 > 0 && laws.on_table.1 != u32::from(game.kitty_size);
            (rival && laid_away && game.contract.is_some()).then_some(Claim::Hand)
        }
        _ => None,
    }?;
    (!is_claimed(view, claim) || claim == Claim::Retract).then_some(claim)
}

/// What a bot could claim when the play is over and all lies open: a revoke, or a wrong score. Its view is that of
/// somebody who remembers the hand.
fn claims_in_settling(rules: &Rules, view: &View) -> impl Iterator<Item = Claim> {
    let bot = looker(view);
    let game = view.game.as_ref();
    let revokes = game.map(|game| revokes_seen(rules, game)).unwrap_or_default().into_iter();
    let revokes = revokes.filter(move |(seat, _)| bot.is_some_and(|bot| !rules.side(*seat).contains(bot)));
    let revokes = revokes.map(|(seat, trick)| Claim::Revoke(seat, trick));
    let points = game.and_then(|game| game.outcome.as_ref()).map(|outcome| outcome.points.clone());
    let points = points.unwrap_or_default();
    let sheet = view.laws.as_ref().and_then(|laws| laws.sheet.clone()).unwrap_or_default();
    let entries = sheet.into_iter().zip(points).zip(Seat::all(rules.seats()));
    let wrong = entries.filter(|((written, right), _)| written.is_some_and(|it| it != *right));
    let scores = wrong.map(|((_, right), seat)| Claim::Score(seat, right));
    revokes.chain(scores).filter(|&claim| !is_claimed(view, claim))
}

/// Whether somebody may not look at these cards.
fn may_not_look(sight: Sight, seat: Seat, view: &five_hundred::View) -> bool {
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
fn revokes_seen(rules: &Rules, view: &five_hundred::View) -> Vec<(Seat, u8)> {
    let strain = view.contract.as_ref().map_or(Strain::NoTrumps, |contract| contract.bid.strain());
    let plays = |trick: &TrickView| trick.plays.clone();
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
