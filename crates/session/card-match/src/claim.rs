//! Claiming the rest: a player lays their cards open and says that what is still to be won is their side's; or, where
//! no card can change the points any more, that the hand may end. Granted, the hand is played out at once; what comes
//! of it are ordinary actions, which are taken back together.

use players::Level;
use table::{Command, Person, Recall, Seat, Viewer};

use crate::{Match, MatchGame, PlayerView, Turn};

impl<G: MatchGame> PlayerView<'_, G> {
    /// Whether no card that is still to be played can change the points of the hand: everybody agrees to end it, at any
    /// time.
    pub fn is_settled(self) -> bool {
        self.is_settled_as(&self.view())
    }

    /// The same with what they see.
    pub(crate) fn is_settled_as(self, view: &G::View) -> bool {
        self.me().is_some() && self.game.rules().is_settled(view)
    }

    /// Whether the viewer may claim the rest now; whether it is granted is another question.
    pub fn may_claim_rest(self) -> bool {
        let view = self.view();
        self.is_settled_as(&view) || (self.turn() == Turn::Mine && G::may_claim_rest(&view))
    }
}

impl<G: MatchGame> Match<G> {
    /// Claims the rest for a person. False if it is not granted, whatever the reason: a refusal must tell nothing about
    /// the cards.
    pub fn claim_rest(&mut self, person: Person) -> bool {
        let Some(played) = self.with_claim(person) else { return false };
        *self = played;
        true
    }

    /// The match after a claim that is granted.
    fn with_claim(&self, person: Person) -> Option<Self> {
        let (me, rest) = (self.seat_of(person)?, self.claimed_rest(person)?);
        let mut played = self.clone();
        played.log.append(Some(person), Command::Claim { seat: me }).ok()?;
        for (seat, action) in rest {
            played.done(seat, action).ok()?;
        }
        played.look_ahead();
        Some(played)
    }

    /// How the hand goes on if a person's claim of the rest is granted; `None` if it is not.
    pub fn claimed_rest(&self, person: Person) -> Option<Vec<(Seat, G::Action)>> {
        let player_view = self.at(person);
        let me = player_view.me().filter(|_| player_view.may_claim_rest())?;
        if player_view.is_settled() {
            self.any_rest()
        } else {
            G::claimed_rest(self.table(), me, self.bot_seed(me))
        }
    }

    /// A way in which the hand can go on to its end: everybody plays by rules of thumb, each from what they see.
    fn any_rest(&self) -> Option<Vec<(Seat, G::Action)>> {
        let mut table = self.table().last_hand();
        let mut rest = Vec::new();
        let mut player = self.player(Level::Club, 0);
        while table.in_hand() {
            let seat = table.turn()?;
            let view = table.view(Viewer::Seat(seat), Recall::Perfect);
            let played = player.decide(table.game(), &view).action;
            let lawful = table.check(seat, played).is_ok().then_some(played);
            let action = lawful.or_else(|| G::any(&view, |_| 0))?;
            table.act(seat, action).ok()?;
            rest.push((seat, action));
        }
        Some(rest)
    }
}
