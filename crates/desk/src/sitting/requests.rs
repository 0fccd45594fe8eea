//! What the player asks for, done or refused.

use card_match::{Level, Turn, review::Findings};
use cards::{Card, CardSet};
use desk_wire::{
    Advice, Animation, ClaimRest, Hint, LogLine, Moment, Picked, Refused, ReplayAt, ReplayStep, ReviewFrom,
    ReviewPart, Score, ScoreView, TableRequest, TypedReply, Update,
};
use narration::{TypedCommand, TypedInput, input};
use table::Table;

use super::Sitting;
use crate::{advice, film::Film, game::OnDesk, judging::Judging, share, sheet};

impl<G: OnDesk> Sitting<G> {
    pub(super) fn at_table(&mut self, request: TableRequest) -> Result<Box<Update>, Refused> {
        match request {
            TableRequest::Look => Ok(self.table(Vec::new())),
            TableRequest::Next => self.next(),
            TableRequest::Cut(count) => self.cut_at(count),
            TableRequest::Act(text) => self.act_written(&text),
            TableRequest::Undo => self.undo(),
        }
    }

    fn next(&mut self) -> Result<Box<Update>, Refused> {
        if self.device.pass() {
            self.fresh = CardSet::EMPTY;
            let news = self.device.news();
            return Ok(self.told(&news));
        }
        match self.device.my().turn() {
            Turn::Deal => self.deal(None),
            Turn::Over => Ok(self.next_game()),
            Turn::Other(_) if self.moment() != Moment::Mine => {
                self.device.let_go();
                let events =
                    if self.device.pass_to().is_some() { Vec::new() } else { self.device.bot_acts() };
                Ok(self.told(&events))
            }
            Turn::Mine => match self.device.my().forced() {
                Some(action) => self.act(action),
                None => Err(self.refused("desk-your-turn")),
            },
            Turn::Other(_) => Err(self.refused("desk-your-turn")),
        }
    }

    fn moment(&self) -> Moment {
        self.at(&self.standpoint(), &self.device.my().view()).moment()
    }

    fn deal(&mut self, cut: Option<usize>) -> Result<Box<Update>, Refused> {
        let events = self.device.deal(cut).map_err(|problem| Refused(problem.to_string()))?;
        self.draw = None;
        Ok(self.told(&events))
    }

    fn cut_at(&mut self, count: usize) -> Result<Box<Update>, Refused> {
        match self.standpoint().cuts {
            Some(cuts) if (cuts.least..=cuts.most).contains(&count) => self.deal(Some(count)),
            Some(cuts) => {
                let args = [("from", cuts.least.into()), ("to", cuts.most.into())];
                Err(Refused(self.texts().format("desk-cut-range", &args)))
            }
            None => Err(self.refused("desk-no-cut-now")),
        }
    }

    fn next_game(&mut self) -> Box<Update> {
        self.draw = self.device.next_game();
        self.face();
        self.judging = None;
        self.table(Vec::new())
    }

    fn act(&mut self, action: G::Action) -> Result<Box<Update>, Refused> {
        let me = self.device.my().me().ok_or_else(|| self.refused("note-watching"))?;
        if !self.device.my().may_act() {
            return Err(self.refused("note-not-your-turn"));
        }
        match self.device.act(action) {
            Ok(events) => Ok(self.told(&events)),
            Err(refusal) => Err(Refused(self.texts().refusal_for(&refusal, me, &self.narrator.names))),
        }
    }

    fn act_written(&mut self, text: &str) -> Result<Box<Update>, Refused> {
        let action = text.parse::<G::Action>().map_err(|not| Refused(self.texts().not_an_action(&not)))?;
        self.act(G::in_context(action, &self.device.my().view()))
    }

    /// Does what was typed, or says what was meant by it.
    pub(super) fn typed(&mut self, text: &str) -> Result<TypedReply, Refused> {
        let view = self.device.my().view();
        let read = input::read::<G>(text, &view, self.texts(), &self.narrator.names);
        if let Some(refused) = self.passing()
            && !matches!(read, Some(TypedInput::Command(command)) if is_of_anybody(command))
        {
            return Err(refused);
        }
        Ok(match read {
            Some(TypedInput::Command(command)) => return self.command(command),
            Some(TypedInput::Action(action)) => TypedReply::Table(self.act(action)?),
            Some(TypedInput::OneOf(actions)) => self.at(&self.standpoint(), &view).which(actions),
            Some(TypedInput::Card(card)) => TypedReply::Chosen(card.face()),
            None => return Err(Refused(self.at(&self.standpoint(), &view).not_understood(text))),
        })
    }

    fn command(&mut self, command: TypedCommand) -> Result<TypedReply, Refused> {
        if let Some(words) = self.at(&self.standpoint(), &self.device.my().view()).recited(command) {
            return Ok(TypedReply::Text(words));
        }
        Ok(match command {
            TypedCommand::Hint | TypedCommand::Why => TypedReply::Request(Hint.into()),
            TypedCommand::Claim => TypedReply::Request(ClaimRest.into()),
            TypedCommand::Review if self.device.game.finished_hands().is_empty() => {
                return Err(self.refused("desk-no-such-hand"));
            }
            TypedCommand::Review => TypedReply::Review,
            TypedCommand::Undo => TypedReply::Table(self.undo()?),
            TypedCommand::Score => TypedReply::Request(Score.into()),
            TypedCommand::Rules => TypedReply::Rules,
            TypedCommand::Skip if self.device.my().me().is_none() => TypedReply::Hurry,
            TypedCommand::Skip => return Err(self.refused("note-not-watching")),
            TypedCommand::Quit => TypedReply::Leave,
            // They have been told.
            TypedCommand::Help
            | TypedCommand::Hand
            | TypedCommand::Table
            | TypedCommand::Last
            | TypedCommand::Known => TypedReply::Text(Vec::new()),
        })
    }

    pub(super) fn hint(&self) -> Result<Advice, Refused> {
        let Some(found) = self.device.my().advice() else {
            let watching = self.device.my().me().is_none();
            return Err(self.refused(if watching { "note-watching" } else { "note-not-your-turn" }));
        };
        let (view, at) = (self.device.my().view(), self.standpoint());
        Ok(advice::in_words(&self.at(&at, &view).look(), &found))
    }

    fn undo(&mut self) -> Result<Box<Update>, Refused> {
        if !self.device.undo() {
            return Err(self.refused(self.device.why_no_undo()));
        }
        self.judging = None;
        self.fresh = CardSet::EMPTY;
        self.face();
        Ok(self
            .table(vec![LogLine { words: self.texts().get("note-undone"), animation: Animation::TakenBack }]))
    }

    pub(super) fn score(&self) -> ScoreView {
        let game = &self.device.game;
        let winners = game.is_over().then(|| game.standing().winners);
        sheet::of(game.rules(), &game.so_far(), winners, &self.narrator)
    }

    pub(super) fn pick(&self, cards: &[Card]) -> Picked {
        self.at(&self.standpoint(), &self.device.my().view()).pick(cards)
    }

    pub(super) fn share(&self, hand: usize) -> Result<String, Refused> {
        let game = &self.device.game;
        let finished = game.finished_hand(hand);
        let code = finished
            .and_then(|table| share::code(game.rules(), table.hands().last()?, self.device.my().nearest()));
        code.ok_or_else(|| self.refused("desk-no-such-hand"))
    }

    pub(super) fn replay(&self, ReplayAt { hand, step }: ReplayAt) -> Result<Box<ReplayStep>, Refused> {
        let film = Film { narrator: &self.narrator, nearest: self.device.my().nearest(), title: &self.title };
        let game = &self.device.game;
        let finished = game.finished_hand(hand);
        let replay = finished.and_then(|table| film.at(&table, game.finished_hands().len(), step));
        replay.map(Box::new).ok_or_else(|| self.refused("desk-no-such-hand"))
    }

    pub(super) fn review(&mut self, asked: ReviewFrom) -> Result<ReviewPart, Refused> {
        let ReviewFrom { hand, from, everybody } = asked;
        let me = self.device.my().me().filter(|_| !everybody);
        let game = &self.device.game;
        let review = |table: &Table<G>, seats| Findings::new(table, seats, game.judges(hand, Level::Expert));
        let judging = Judging::go_on(&mut self.judging, hand, from, me, review, || game.finished_hand(hand));
        let judging = judging.ok_or_else(|| Refused(self.narrator.texts.get("desk-no-such-hand")))?;
        Ok(judging.part(&self.narrator))
    }

    pub(super) fn claim_rest(&mut self) -> Result<Box<Update>, Refused> {
        if !self.device.my().may_claim_rest() {
            return Err(self.refused("note-claim-not-now"));
        }
        let events = self.device.claim_rest().ok_or_else(|| self.refused("note-claim-refused"))?;
        Ok(self.told(&events))
    }
}

/// Whether a command may be given while the device is to be passed on.
const fn is_of_anybody(command: TypedCommand) -> bool {
    use TypedCommand::{Help, Known, Last, Quit, Review, Rules, Score, Table, Undo};
    matches!(command, Help | Last | Known | Quit | Review | Rules | Score | Table | Undo)
}
