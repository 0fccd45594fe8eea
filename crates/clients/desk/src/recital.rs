//! What a table tells of itself, wherever its match is played: what has just happened, what picked cards can do, what
//! typed words mean.

use crate::wire::{Animation, ClaimRest, Hint, LogLine, Picked, Refused, Score, TableRequest, TypedReply};
use card_match::{EventIn, Turn};
use cards::{Card, CardSet};
use table::{Event, Seat};
use texts::narration::{TypedCommand, TypedInput, input};

use crate::{at_seat::AtSeat, game::OnDesk, projection::Projection};

/// What typed words come to.
pub(crate) enum Meant<G: AtSeat> {
    /// This is to be done with cards.
    Act(G::Action),
    /// This is to be said, or asked for.
    Reply(TypedReply),
}

impl<G: OnDesk> Projection<'_, G> {
    /// What has just happened, in words and for the eye; the view is the one right after it.
    pub(crate) fn told(&self, events: &[EventIn<G>], turn: Turn) -> Vec<LogLine> {
        let (look, mut after) = (self.look(), self.at.situation(self.rules, self.view));
        after.turn = turn;
        let told = events.iter().map(|event| LogLine {
            words: self.narrator.sentence(event, &after),
            animation: match event {
                Event::Cut { seat, .. } => Animation::Cut { seat: *seat },
                Event::Dealt { dealer, .. } => Animation::Dealt { dealer: *dealer },
                Event::In(event) => G::animation(&look, event),
                Event::HandOver => Animation::HandOver,
                Event::GameOver { winners } => Animation::GameOver { mine: self.narrator.is_mine(*winners) },
                Event::Claimed { .. } => Animation::Other,
                Event::TakenBack => Animation::TakenBack,
            },
        });
        told.collect()
    }

    /// What picked cards can do.
    pub(crate) fn pick(&self, cards: &[Card]) -> Picked {
        G::pick(&self.look(), cards)
    }

    /// Words that may mean several things.
    fn which(&self, actions: Vec<G::Action>) -> TypedReply {
        let look = self.look();
        TypedReply::Which(actions.into_iter().map(|action| look.legal_offer(action)).collect())
    }

    /// What typed words come to, once they are read.
    ///
    /// # Errors
    /// They mean nothing here, or can't be done.
    pub(crate) fn meant(&self, read: Option<TypedInput<G::Action>>, text: &str) -> Result<Meant<G>, Refused> {
        Ok(Meant::Reply(match read {
            Some(TypedInput::Action(action)) => return Ok(Meant::Act(action)),
            Some(TypedInput::Command(command)) => self.command(command)?,
            Some(TypedInput::OneOf(actions)) => self.which(actions),
            Some(TypedInput::Card(card)) => TypedReply::Chosen(card.face()),
            None => return Err(Refused(self.not_understood(text))),
        }))
    }

    fn command(&self, command: TypedCommand) -> Result<TypedReply, Refused> {
        if let Some(words) = self.recited(command) {
            return Ok(TypedReply::Text(words));
        }
        let refused = |key| Err(Refused(self.narrator.texts.get(key)));
        Ok(match command {
            TypedCommand::Hint | TypedCommand::Why => TypedReply::Request(Hint.into()),
            TypedCommand::Claim => TypedReply::Request(ClaimRest.into()),
            TypedCommand::Undo => TypedReply::Request(TableRequest::Undo.into()),
            TypedCommand::Score => TypedReply::Request(Score.into()),
            TypedCommand::Review if self.at.may.review => TypedReply::Review,
            TypedCommand::Review => return refused("desk-no-such-hand"),
            TypedCommand::Rules => TypedReply::Rules,
            TypedCommand::Skip if self.at.me().is_none() => TypedReply::Hurry,
            TypedCommand::Skip => return refused("note-not-watching"),
            TypedCommand::Quit => TypedReply::Leave,
            // They have been told.
            TypedCommand::Help
            | TypedCommand::Hand
            | TypedCommand::Table
            | TypedCommand::Last
            | TypedCommand::Known => TypedReply::Text(Vec::new()),
        })
    }

    /// What a command tells that asks for words alone.
    pub(crate) fn recited(&self, command: TypedCommand) -> Option<Vec<String>> {
        let (rules, view, narrator) = (self.rules, self.view, self.narrator);
        Some(match command {
            TypedCommand::Help => narrator.texts.get(G::HELP).lines().map(str::to_owned).collect(),
            TypedCommand::Hand => rules.hand(view, narrator),
            TypedCommand::Table => rules.table(view, narrator),
            TypedCommand::Last | TypedCommand::Known => rules.reminders(view, narrator),
            _ => return None,
        })
    }

    /// Why typed words mean nothing here.
    fn not_understood(&self, text: &str) -> String {
        let texts = &self.narrator.texts;
        input::misread::<G>(text, texts).unwrap_or_else(|| {
            let what = texts.format("note-not-understood", &[("text", table::quoted(text.trim()).into())]);
            format!("{what} {}", self.narrator.expected::<G>(self.view))
        })
    }
}

/// Whether a command may be given while the device is to be passed on.
pub(crate) const fn is_of_anybody(command: TypedCommand) -> bool {
    use TypedCommand::{Help, Known, Last, Quit, Review, Rules, Score, Table, Undo};
    matches!(command, Help | Last | Known | Quit | Review | Rules | Score | Table | Undo)
}

/// The cards that came into a hand with the last draw of its player, if anything changed them.
pub(crate) fn gains<'a, G: AtSeat>(
    events: impl Iterator<Item = &'a EventIn<G>>,
    me: Seat,
) -> Option<CardSet> {
    let gains = events.filter_map(|event| match event {
        Event::In(event) => G::gained(event, me),
        Event::Dealt { .. } => Some(CardSet::EMPTY),
        _ => None,
    });
    gains.last()
}
