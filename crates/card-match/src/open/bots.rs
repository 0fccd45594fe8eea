//! What the bots of an open table do: they answer, claim, err and play, each from what they see.

use five_hundred::{Action, Choices, Rules};
use open_table::{Act, Demand};
use players::Level;
use table::{Seat, Viewer};

use super::OpenMatch;

/// The strongest that plays here: those above imagine deals by replaying what was played, and trust that it was lawful.
pub(super) const STRONGEST: Level = Level::Club;

impl OpenMatch {
    /// What a bot does or says next, if the table doesn't wait for the person at it. The same table is always gone on with
    /// alike.
    pub(super) fn step(&self) -> Option<(Seat, Act)> {
        match self.room.phase()? {
            "demand" => self.answer(),
            "settle" => self.claim().or_else(|| self.claim_in_settling()).or_else(|| self.settle()),
            _ => self.claim().or_else(|| self.error()).or_else(|| self.play()),
        }
    }

    /// The answer of a bot that is asked.
    fn answer(&self) -> Option<(Seat, Act)> {
        let (seat, _) = self.room.to_act().iter().find_map(|seat| self.bot(seat))?;
        let answers = self.legal(seat);
        let wanted = |act: &&Act| match act {
            Act::Demand(Demand::Lead(suit) | Demand::Play(suit)) => Some(*suit) == self.longest_suit(seat),
            Act::Demand(Demand::NewDeal) => answers.contains(&Act::Demand(Demand::SixNoTrump)),
            _ => false,
        };
        let act = answers.iter().find(wanted).or(answers.last())?;
        Some((seat, *act))
    }

    /// The suit in which a bot has most cards: it asks for that.
    fn longest_suit(&self, seat: Seat) -> Option<cards::Suit> {
        let view = self.room.view(Viewer::Seat(seat)).game?;
        let hand = view.seats.get(seat.index())?.hand?;
        let strain = view.contract.map_or(five_hundred::Strain::NoTrumps, |contract| contract.bid.strain());
        let length = |suit: &cards::Suit| (self.rules().cards_of(strain, *suit) & hand).len();
        cards::Suit::ALL.into_iter().max_by_key(length)
    }

    /// A bot that deals writes the score; all agree.
    fn settle(&self) -> Option<(Seat, Act)> {
        let view = self.room.view(Viewer::Spectator);
        let outcome = view.game.and_then(|game| game.outcome)?;
        for (seat, _) in self.room.to_act().iter().filter_map(|seat| self.bot(seat)) {
            let legal = self.legal_lines(seat);
            if legal.iter().any(|line| line.ends_with("enter …")) {
                let sheet = view.laws.as_ref().and_then(|laws| laws.sheet.clone()).unwrap_or_default();
                let missing = Seat::all(outcome.points.len())
                    .find(|unit| sheet.get(unit.index()).copied().flatten().is_none());
                if let Some(unit) = missing {
                    let points = outcome.points[unit.index()] + self.slip_of_the_pen();
                    return Some((seat, Act::Enter(unit, points)));
                }
            }
            if self.accepts(seat, Act::Agree) {
                return Some((seat, Act::Agree));
            }
        }
        None
    }

    /// A lawful act of the bot in turn.
    fn play(&self) -> Option<(Seat, Act)> {
        let seat = self.room.to_act().first()?;
        let (_, level) = self.bot(seat)?;
        let act = self.decide(seat, level, None).filter(|&act| self.accepts(seat, act));
        let act = act.or_else(|| self.legal(seat).into_iter().find(|&act| self.accepts(seat, act)))?;
        Some((seat, act))
    }

    /// What a bot thinks best, in its turn or with other choices.
    pub(super) fn decide(&self, seat: Seat, level: Level, choices: Option<Choices>) -> Option<Act> {
        let mut view = self.room.remembered(Viewer::Seat(seat)).game?;
        view.choices = choices.unwrap_or(view.choices);
        if view.choices.is_empty() {
            return None;
        }
        let chance = self.start.seed.bot(self.game, self.record.hands.len(), self.acts(), seat);
        let mut player = level.min(STRONGEST).player::<Rules>(chance);
        player.hear_conventions(&vec![self.start.conventions; self.rules().seats()]);
        let action: Action = player.decide(self.rules(), &view).action;
        Some(Act::Play(action))
    }

    fn legal_lines(&self, seat: Seat) -> Vec<String> {
        self.room.view(Viewer::Seat(seat)).legal
    }

    fn legal(&self, seat: Seat) -> Vec<Act> {
        let read = |line: &String| Act::read_line(line, self.rules().seats()).ok();
        self.legal_lines(seat).iter().filter_map(read).map(|(_, act)| act).collect()
    }
}
