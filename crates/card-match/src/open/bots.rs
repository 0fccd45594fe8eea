//! What the bots of an open table do: they answer, claim, err and play, each from what they see.

use five_hundred::{Choices, Rules};
use open_table::{Act, Claim};
use players::Level;
use table::{Seat, Viewer};

use super::{
    OpenMatch,
    bot::{STRONGEST, answer, best, settled},
    noticing::{claims_in_settling, fault_in, notices},
};

impl OpenMatch {
    /// What a bot does or says next, if the table doesn't wait for the person at it. The same table is always gone on with
    /// alike.
    pub(super) fn step(&self) -> Option<(Seat, Act)> {
        match self.room.phase()? {
            "demand" => self.answer(),
            "settle" => self.claim_in_settling().or_else(|| self.settle()),
            _ => self.claim().or_else(|| self.error()).or_else(|| self.play()),
        }
    }

    /// The answer of a bot that is asked.
    fn answer(&self) -> Option<(Seat, Act)> {
        let (seat, _) = self.room.to_act().iter().find_map(|seat| self.bot(seat))?;
        let act = answer(self.rules(), &self.room.view(Viewer::Seat(seat)))?;
        Some((seat, act))
    }

    /// The claim of a bot on what was done last.
    fn claim(&self) -> Option<(Seat, Act)> {
        self.room
            .onlookers()
            .filter_map(|seat| self.bot(seat))
            .find_map(|(bot, _)| self.noticed(bot).map(|claim| (bot, Act::Claim(claim))))
    }

    /// What a bot has noticed of what was done last.
    pub(super) fn noticed(&self, bot: Seat) -> Option<Claim> {
        let chance = self.start.seed.bot(self.game, self.record.hands.len(), self.acts(), bot);
        fault_in(self.rules(), &self.room.view(Viewer::Seat(bot))).filter(|&claim| notices(chance, claim))
    }

    /// What a bot claims when the play is over.
    fn claim_in_settling(&self) -> Option<(Seat, Act)> {
        self.bots_from(self.me()).find_map(|(bot, _)| {
            let chance = self.start.seed.bot(self.game, self.record.hands.len(), 0, bot);
            let view = self.room.remembered(Viewer::Seat(bot));
            let claim = claims_in_settling(self.rules(), &view).find(|&claim| notices(chance, claim));
            claim.map(|claim| (bot, Act::Claim(claim)))
        })
    }

    /// A bot that deals writes the score; all agree.
    fn settle(&self) -> Option<(Seat, Act)> {
        let bots = self.room.to_act().iter().filter_map(|seat| self.bot(seat));
        bots.filter_map(|(seat, _)| {
            settled(&self.room.view(Viewer::Seat(seat)), self.slip_of_the_pen()).map(|act| (seat, act))
        })
        .next()
    }

    /// A lawful act of the bot in turn.
    fn play(&self) -> Option<(Seat, Act)> {
        let seat = self.room.to_act().first()?;
        let (_, level) = self.bot(seat)?;
        let act = self.decide(seat, level, None).filter(|&act| self.accepts(seat, act));
        let listed =
            || self.room.legal(seat).iter().filter_map(|text| text.parse().ok()).collect::<Vec<Act>>();
        let act = act.or_else(|| listed().into_iter().find(|&act| self.accepts(seat, act)))?;
        Some((seat, act))
    }

    /// What a bot thinks best, in its turn or with other choices.
    pub(super) fn decide(&self, seat: Seat, level: Level, choices: Option<Choices>) -> Option<Act> {
        let game = self.room.remembered(Viewer::Seat(seat)).game?;
        let chance = self.start.seed.bot(self.game, self.record.hands.len(), self.acts(), seat);
        let mut player = level.min(STRONGEST).player::<Rules>(chance);
        player.hear_conventions(&vec![self.start.conventions; self.rules().seats()]);
        best(self.rules(), game, choices, &mut *player).map(Act::Play)
    }
}
