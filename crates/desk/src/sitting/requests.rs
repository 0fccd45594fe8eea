//! What the player asks for, done or refused.

use card_match::Turn;
use cards::{Card, CardSet};
use narration::{TypedCommand, TypedInput, input};

use super::Sitting;
use crate::{
    Advice, Alternative, Animation, DeskReply, DeskRequest, LogLine, Moment, film::Film, game::OnDesk,
    judging::Judging, share, sheet,
};

impl<G: OnDesk> Sitting<G> {
    pub(super) fn next(&mut self) -> DeskReply {
        if self.device.pass() {
            self.fresh = CardSet::EMPTY;
            let news = self.device.news();
            return self.told(&news);
        }
        match self.device.my().turn() {
            Turn::Deal => self.deal(None),
            Turn::Over => self.next_game(),
            Turn::Other(_) if self.moment(&self.device.my().view()) != Moment::Mine => {
                self.device.let_go();
                let events =
                    if self.device.pass_to().is_some() { Vec::new() } else { self.device.bot_acts() };
                self.told(&events)
            }
            Turn::Mine => match self.device.my().forced() {
                Some(action) => self.act(action),
                None => self.refused("desk-your-turn"),
            },
            Turn::Other(_) => self.refused("desk-your-turn"),
        }
    }

    fn deal(&mut self, cut: Option<usize>) -> DeskReply {
        match self.device.deal(cut) {
            Ok(events) => {
                self.draw = None;
                self.told(&events)
            }
            Err(problem) => DeskReply::Refused(problem.to_string()),
        }
    }

    pub(super) fn cut_at(&mut self, count: usize) -> DeskReply {
        match self.cut() {
            Some(cut) if (cut.least..=cut.most).contains(&count) => self.deal(Some(count)),
            Some(cut) => {
                let args = [("from", cut.least.into()), ("to", cut.most.into())];
                DeskReply::Refused(self.texts().format("desk-cut-range", &args))
            }
            None => self.refused("desk-no-cut-now"),
        }
    }

    fn next_game(&mut self) -> DeskReply {
        self.draw = self.device.next_game();
        self.face();
        self.judging = None;
        self.table(Vec::new())
    }

    fn act(&mut self, action: G::Action) -> DeskReply {
        let Some(me) = self.device.my().me() else { return self.refused("note-watching") };
        if !self.device.my().may_act() {
            return self.refused("note-not-your-turn");
        }
        match self.device.act(action) {
            Ok(events) => self.told(&events),
            Err(refusal) => DeskReply::Refused(self.texts().refusal_for(&refusal, me, &self.narrator.names)),
        }
    }

    pub(super) fn act_written(&mut self, text: &str) -> DeskReply {
        match text.parse::<G::Action>() {
            Ok(action) => {
                let action = G::in_context(action, &self.device.my().view());
                self.act(action)
            }
            Err(not) => DeskReply::Refused(self.texts().not_an_action(&not)),
        }
    }

    /// Does what was typed, or says which request was meant that is no part of plain play.
    pub(super) fn typed(&mut self, text: &str) -> Result<DeskReply, DeskRequest> {
        let view = self.device.my().view();
        let read = input::read::<G>(text, &view, self.texts(), &self.narrator.names);
        if let Some((words, _)) = self.passing()
            && !matches!(read, Some(TypedInput::Command(command)) if is_of_anybody(command))
        {
            return Ok(DeskReply::Refused(words));
        }
        Ok(match read {
            Some(TypedInput::Command(command)) => return self.command(command),
            Some(TypedInput::Action(action)) => self.act(action),
            Some(TypedInput::OneOf(actions)) => {
                let look = self.look(&view);
                DeskReply::Which(actions.into_iter().map(|action| look.legal_offer(action)).collect())
            }
            Some(TypedInput::Card(card)) => DeskReply::Chosen(card.face()),
            None => DeskReply::Refused(self.not_understood(text, &view)),
        })
    }

    fn not_understood(&self, text: &str, view: &G::View) -> String {
        input::misread::<G>(text, self.texts()).unwrap_or_else(|| {
            let what =
                self.texts().format("note-not-understood", &[("text", table::quoted(text.trim()).into())]);
            format!("{what} {}", self.texts().get(G::expected(view)))
        })
    }

    fn command(&mut self, command: TypedCommand) -> Result<DeskReply, DeskRequest> {
        let (rules, view, narrator) = (self.device.game.rules(), self.device.my().view(), &self.narrator);
        Ok(match command {
            TypedCommand::Help => {
                DeskReply::Text(self.texts().get(G::HELP).lines().map(str::to_owned).collect())
            }
            TypedCommand::Hint | TypedCommand::Why => return Err(DeskRequest::Hint),
            TypedCommand::Claim => return Err(DeskRequest::ClaimRest),
            TypedCommand::Review => match self.device.game.finished_hands().len().checked_sub(1) {
                Some(hand) => return Err(DeskRequest::Replay { hand, step: 0 }),
                None => self.refused("desk-no-such-hand"),
            },
            TypedCommand::Undo => self.undo(),
            TypedCommand::Hand => DeskReply::Text(rules.hand(&view, narrator)),
            TypedCommand::Table => DeskReply::Text(rules.table(&view, narrator)),
            TypedCommand::Last | TypedCommand::Known => DeskReply::Text(rules.reminders(&view, narrator)),
            TypedCommand::Score => return Err(DeskRequest::Score),
            TypedCommand::Rules => DeskReply::Rules,
            TypedCommand::Skip if self.device.my().me().is_none() => DeskReply::Hurry,
            TypedCommand::Skip => self.refused("note-not-watching"),
            TypedCommand::Quit => DeskReply::Leave,
        })
    }

    pub(super) fn hint(&self) -> DeskReply {
        let Some(advice) = self.device.my().advice() else {
            let watching = self.device.my().me().is_none();
            return self.refused(if watching { "note-watching" } else { "note-not-your-turn" });
        };
        let view = self.device.my().view();
        let action = advice.decision.action;
        let alternatives = self.narrator.alternatives::<G>(&view, &advice.weighed).into_iter();
        let alternatives = alternatives.zip(&advice.weighed).map(|(words, weighed)| Alternative {
            action: weighed.action.to_string(),
            words: words.action,
            expected: words.worth,
        });
        DeskReply::Advice(Advice {
            words: self.narrator.advice_in_full::<G>(&view, &advice.decision),
            label: G::advised(&self.look(&view), action),
            action: action.to_string(),
            cards: G::cards_of(&self.look(&view), action),
            alternatives: alternatives.collect(),
        })
    }

    pub(super) fn undo(&mut self) -> DeskReply {
        if !self.device.undo() {
            return self.refused("note-nothing-to-undo");
        }
        self.judging = None;
        self.fresh = CardSet::EMPTY;
        self.face();
        self.table(vec![LogLine { words: self.texts().get("note-undone"), animation: Animation::Other }])
    }

    pub(super) fn score(&self) -> DeskReply {
        let game = &self.device.game;
        let winners = game.is_over().then(|| game.standing().winners);
        DeskReply::Score(sheet::of(game.rules(), &game.so_far(), winners, &self.narrator))
    }

    pub(super) fn pick(&self, cards: &[Card]) -> DeskReply {
        let view = self.device.my().view();
        DeskReply::Picked(G::pick(&self.look(&view), cards))
    }

    pub(super) fn share(&self, hand: usize) -> DeskReply {
        let game = &self.device.game;
        let finished = game.finished_hand(hand);
        let code = finished
            .and_then(|table| share::code(game.rules(), table.hands().last()?, self.device.my().nearest()));
        code.map_or_else(|| self.refused("desk-no-such-hand"), DeskReply::Copy)
    }

    pub(super) fn replay(&self, hand: usize, step: usize) -> DeskReply {
        let film = Film { narrator: &self.narrator, nearest: self.device.my().nearest(), title: &self.title };
        let game = &self.device.game;
        let finished = game.finished_hand(hand);
        let replay = finished.and_then(|table| film.at(&table, game.finished_hands().len(), step));
        replay.map_or_else(|| self.refused("desk-no-such-hand"), |replay| DeskReply::Replay(Box::new(replay)))
    }

    pub(super) fn review(&mut self, hand: usize, from: usize, everybody: bool) -> DeskReply {
        let me = self.device.my().me().filter(|_| !everybody);
        let after = || self.device.game.finished_hand(hand);
        Judging::go_on(&mut self.judging, hand, from, me, after).map_or_else(
            || DeskReply::Refused(self.narrator.texts.get("desk-no-such-hand")),
            |judging| judging.part(&self.narrator),
        )
    }

    pub(super) fn claim_rest(&mut self) -> DeskReply {
        if !self.device.my().may_claim_rest() {
            return self.refused("note-claim-not-now");
        }
        match self.device.claim_rest() {
            Some(events) => self.told(&events),
            None => self.refused("note-claim-refused"),
        }
    }
}

/// Whether a command may be given while the device is to be passed on.
const fn is_of_anybody(command: TypedCommand) -> bool {
    use TypedCommand::{Help, Known, Last, Quit, Review, Rules, Score, Table, Undo};
    matches!(command, Help | Last | Known | Quit | Review | Rules | Score | Table | Undo)
}
