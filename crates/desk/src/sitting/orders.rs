//! What the player asks for, done or refused.

use cards::{Card, CardSet};
use narration::{Turn, TypedCommand, TypedInput, input};

use super::{Seated, Sitting};
use crate::{
    Advice, Alternative, Answer, Happening, Moment, Told, film::Film, game::OnDesk, judging::Judging, share,
    sheet,
};

impl<G: OnDesk> Sitting<G> {
    pub(super) fn next(&mut self) -> Answer {
        match self.session.turn() {
            Turn::Deal => self.deal(None),
            Turn::Over => self.next_game(),
            Turn::Other(_) if self.moment(&self.session.view()) != Moment::Mine => {
                let events = self.session.bot_acts();
                self.told(&events)
            }
            Turn::Mine => match self.session.forced() {
                Some(action) => self.act(action),
                None => self.refused("desk-your-turn"),
            },
            Turn::Other(_) => self.refused("desk-your-turn"),
        }
    }

    fn deal(&mut self, cut: Option<usize>) -> Answer {
        match self.session.deal(cut) {
            Ok(events) => {
                self.draw = None;
                self.told(&events)
            }
            Err(problem) => Answer::Refused(problem.to_string()),
        }
    }

    pub(super) fn cut_at(&mut self, count: usize) -> Answer {
        match self.cut() {
            Some(cut) if (cut.least..=cut.most).contains(&count) => self.deal(Some(count)),
            Some(cut) => {
                let args = [("from", cut.least.into()), ("to", cut.most.into())];
                Answer::Refused(self.texts().format("desk-cut-range", &args))
            }
            None => self.refused("desk-no-cut-now"),
        }
    }

    fn next_game(&mut self) -> Answer {
        match self.session.next_game() {
            Ok(draw) => {
                self.narrator.learn_names(self.session.people());
                self.judging = None;
                self.draw = draw;
                self.table(Vec::new())
            }
            Err(problem) => Answer::Refused(problem.to_string()),
        }
    }

    fn act(&mut self, action: G::Action) -> Answer {
        let Some(me) = self.session.me() else { return self.refused("note-watching") };
        if !self.session.may_act() {
            return self.refused("note-not-your-turn");
        }
        match self.session.act(action) {
            Ok(events) => self.told(&events),
            Err(refusal) => Answer::Refused(self.texts().refusal_for(&refusal, me, &self.narrator.names)),
        }
    }

    pub(super) fn act_written(&mut self, text: &str) -> Answer {
        match text.parse::<G::Action>() {
            Ok(action) => {
                let action = G::in_context(action, &self.session.view());
                self.act(action)
            }
            Err(not) => Answer::Refused(self.texts().not_an_action(&not)),
        }
    }

    pub(super) fn typed(&mut self, text: &str) -> Answer {
        let view = self.session.view();
        match input::read::<G>(text, &view, self.texts(), &self.narrator.names) {
            Some(TypedInput::Command(command)) => self.command(command),
            Some(TypedInput::Action(action)) => self.act(action),
            Some(TypedInput::OneOf(actions)) => {
                let look = self.look(&view);
                Answer::Which(actions.into_iter().map(|action| look.legal_deed(action)).collect())
            }
            Some(TypedInput::Card(card)) => Answer::Chosen(card.face()),
            None => Answer::Refused(self.not_understood(text, &view)),
        }
    }

    fn not_understood(&self, text: &str, view: &G::View) -> String {
        input::misread::<G>(text, self.texts()).unwrap_or_else(|| {
            let what =
                self.texts().format("note-not-understood", &[("text", table::quoted(text.trim()).into())]);
            format!("{what} {}", self.texts().get(G::expected(view)))
        })
    }

    fn command(&mut self, command: TypedCommand) -> Answer {
        let (rules, view, narrator) = (self.session.rules(), self.session.view(), &self.narrator);
        match command {
            TypedCommand::Help => {
                Answer::Text(self.texts().get(G::HELP).lines().map(str::to_owned).collect())
            }
            TypedCommand::Hint | TypedCommand::Why => self.hint(),
            TypedCommand::Claim => self.claim_rest(),
            TypedCommand::Review => match self.session.finished_hands().len().checked_sub(1) {
                Some(last) => self.replay(last, 0),
                None => self.refused("desk-no-such-hand"),
            },
            TypedCommand::Undo => self.undo(),
            TypedCommand::Hand => Answer::Text(rules.hand(&view, narrator)),
            TypedCommand::Table => Answer::Text(rules.table(&view, narrator)),
            TypedCommand::Last | TypedCommand::Known => Answer::Text(rules.reminders(&view, narrator)),
            TypedCommand::Score => self.score(),
            TypedCommand::Rules => Answer::Rules,
            TypedCommand::Skip if self.session.me().is_none() => Answer::Hurry,
            TypedCommand::Skip => self.refused("note-not-watching"),
            TypedCommand::Quit => Answer::Leave,
        }
    }

    pub(super) fn hint(&self) -> Answer {
        let Some(advice) = self.session.advice() else {
            let watching = self.session.me().is_none();
            return self.refused(if watching { "note-watching" } else { "note-not-your-turn" });
        };
        let view = self.session.view();
        let action = advice.decision.action;
        let alternatives = self.narrator.alternatives::<G>(&view, &advice.weighed).into_iter();
        let alternatives = alternatives.zip(&advice.weighed).map(|(words, weighed)| Alternative {
            action: weighed.action.to_string(),
            words: words.action,
            expected: words.worth,
        });
        Answer::Advice(Advice {
            words: self.narrator.advice_in_full::<G>(&view, &advice.decision),
            label: G::advised(&self.look(&view), action),
            action: action.to_string(),
            cards: G::cards_of(&self.look(&view), action),
            alternatives: alternatives.collect(),
        })
    }

    pub(super) fn undo(&mut self) -> Answer {
        if !self.session.undo() {
            return self.refused("note-nothing-to-undo");
        }
        self.judging = None;
        self.fresh = CardSet::EMPTY;
        self.table(vec![Told { words: self.texts().get("note-undone"), what: Happening::Other }])
    }

    pub(super) fn score(&self) -> Answer {
        Answer::Score(sheet::of(&self.session, &self.narrator))
    }

    pub(super) fn pick(&self, cards: &[Card]) -> Answer {
        let view = self.session.view();
        Answer::Picked(G::pick(&self.look(&view), cards))
    }

    pub(super) fn share(&self, hand: usize) -> Answer {
        let finished = self.record();
        let code = share::code(self.session.rules(), &finished, hand, self.session.nearest());
        code.map_or_else(|| self.refused("desk-no-such-hand"), Answer::Copy)
    }

    pub(super) fn replay(&self, hand: usize, step: usize) -> Answer {
        let film = Film { narrator: &self.narrator, nearest: self.session.nearest(), title: &self.title };
        let replay = film.at::<G>(self.record(), hand, step);
        replay.map_or_else(|| self.refused("desk-no-such-hand"), |replay| Answer::Replay(Box::new(replay)))
    }

    pub(super) fn review(&mut self, hand: usize, from: usize, everybody: bool) -> Answer {
        let record = self.record();
        let me = self.session.me().filter(|_| !everybody);
        Judging::go_on(&mut self.judging, record, hand, from, me).map_or_else(
            || Answer::Refused(self.narrator.texts.get("desk-no-such-hand")),
            |judging| judging.part(&self.narrator),
        )
    }

    pub(super) fn claim_rest(&mut self) -> Answer {
        if !self.session.may_claim_rest() {
            return self.refused("note-claim-not-now");
        }
        let granted = self.session.granted();
        match self.session.claim_rest() {
            Some(events) => {
                let granted = Told { words: self.texts().get(granted), what: Happening::Other };
                let mut update = self.told(&events);
                if let Answer::Table(update) = &mut update {
                    update.told.insert(0, granted);
                }
                update
            }
            None => self.refused("note-claim-refused"),
        }
    }
}
