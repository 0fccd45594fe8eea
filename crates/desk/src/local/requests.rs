//! What the player asks for, done or refused.

use card_match::{Level, News, Turn, review::Findings};
use cards::CardSet;
use desk_wire::{
    Advice, Animation, DeskRequest, LogLine, Moment, Refused, ReplayAt, ReplayStep, ReviewFrom, ReviewPart,
    ScoreView, TableRequest, TypedReply, Update,
};
use narration::{TypedCommand, TypedInput, input};
use table::Table;

use super::LocalTable;
use crate::{
    advice, film::Film, game::OnDesk, judging::Judging, recital::Meant, seat_state::SeatState, share, sheet,
};

impl<G: OnDesk> LocalTable<G> {
    pub(super) fn at_table(&mut self, request: TableRequest) -> Result<Box<Update>, Refused> {
        match request {
            TableRequest::Look => self.seat.update(Vec::new()),
            TableRequest::Next => self.next(),
            TableRequest::Cut(count) => self.cut_at(count),
            TableRequest::Act(text) => self.act_written(&text),
            TableRequest::Undo => self.undo(),
        }
    }

    /// What happened, in words and for the eye, and the table after it.
    fn told(&mut self, news: &[News<G>]) -> Result<Box<Update>, Refused> {
        self.stands();
        let told = self.seat.told(news);
        self.seat.update(told)
    }

    fn next(&mut self) -> Result<Box<Update>, Refused> {
        if self.device.pass() {
            self.seat.fresh = CardSet::EMPTY;
            let news = self.device.news();
            return self.told(&news);
        }
        match self.device.my().turn() {
            Turn::Deal => self.deal(None),
            Turn::Over => self.next_game(),
            Turn::Other(_) if self.seat.table()?.moment() != Moment::Mine => {
                self.device.let_go();
                let events =
                    if self.device.pass_to().is_some() { Vec::new() } else { self.device.bot_acts() };
                self.told(&events)
            }
            Turn::Mine => match self.device.my().forced() {
                Some(action) => self.act(action),
                None => Err(self.refused("desk-your-turn")),
            },
            Turn::Other(_) => Err(self.refused("desk-your-turn")),
        }
    }

    fn deal(&mut self, cut: Option<usize>) -> Result<Box<Update>, Refused> {
        let events = self.device.deal(cut).map_err(|problem| Refused(problem.to_string()))?;
        self.draw = None;
        self.told(&events)
    }

    fn cut_at(&mut self, count: usize) -> Result<Box<Update>, Refused> {
        match self.seat.table()?.at.cuts {
            Some(cuts) if (cuts.least..=cuts.most).contains(&count) => self.deal(Some(count)),
            Some(cuts) => {
                let args = [("from", cuts.least.into()), ("to", cuts.most.into())];
                Err(Refused(self.texts().format("desk-cut-range", &args)))
            }
            None => Err(self.refused("desk-no-cut-now")),
        }
    }

    fn next_game(&mut self) -> Result<Box<Update>, Refused> {
        self.draw = self.device.next_game();
        self.judging = None;
        self.told(&[])
    }

    fn act(&mut self, action: G::Action) -> Result<Box<Update>, Refused> {
        let me = self.device.my().me().ok_or_else(|| self.refused("note-watching"))?;
        if !self.device.my().may_act() {
            return Err(self.refused("note-not-your-turn"));
        }
        match self.device.act(action) {
            Ok(events) => self.told(&events),
            Err(refusal) => Err(Refused(self.texts().refusal_for(&refusal, me, &self.seat.narrator.names))),
        }
    }

    fn act_written(&mut self, text: &str) -> Result<Box<Update>, Refused> {
        let action = self.device.game.log().table().read_action(text);
        self.act(action.map_err(|not| Refused(self.texts().not_an_action(&not)))?)
    }

    /// Does what was typed, or says what was meant by it.
    pub(super) fn typed(&mut self, text: &str) -> Result<TypedReply, Refused> {
        let table = self.seat.table()?;
        let read = input::read::<G>(text, table.view, &table.narrator.texts, &table.narrator.names);
        if let Some(refused) = self.passing()
            && !matches!(read, Some(TypedInput::Command(command)) if is_of_anybody(command))
        {
            return Err(refused);
        }
        Ok(match table.meant(read, text)? {
            Meant::Act(action) => TypedReply::Table(self.act(action)?),
            Meant::Reply(TypedReply::Request(DeskRequest::Table(TableRequest::Undo))) => {
                TypedReply::Table(self.undo()?)
            }
            Meant::Reply(reply) => reply,
        })
    }

    pub(super) fn hint(&self) -> Result<Advice, Refused> {
        let Some(found) = self.device.my().advice() else {
            let watching = self.device.my().me().is_none();
            return Err(self.refused(if watching { "note-watching" } else { "note-not-your-turn" }));
        };
        Ok(advice::in_words(&self.seat.table()?.look(), &found))
    }

    fn undo(&mut self) -> Result<Box<Update>, Refused> {
        if !self.device.undo() {
            return Err(self.refused(self.device.why_no_undo()));
        }
        self.judging = None;
        self.seat.fresh = CardSet::EMPTY;
        self.stands();
        let undone = LogLine { words: self.texts().get("note-undone"), animation: Animation::TakenBack };
        self.seat.update(vec![undone])
    }

    pub(super) fn score(&self) -> ScoreView {
        let game = &self.device.game;
        let winners = game.is_over().then(|| game.standing().winners);
        sheet::of(game.rules(), &game.so_far(), winners, &self.seat.narrator)
    }

    pub(super) fn share(&self, hand: usize) -> Result<String, Refused> {
        let game = &self.device.game;
        let finished = game.finished_hand(hand);
        let code = finished
            .and_then(|table| share::code(game.rules(), table.hands().last()?, self.device.my().nearest()));
        code.ok_or_else(|| self.refused("desk-no-such-hand"))
    }

    pub(super) fn replay(&self, ReplayAt { hand, step }: ReplayAt) -> Result<Box<ReplayStep>, Refused> {
        let SeatState { narrator, title, .. } = &self.seat;
        let film = Film { narrator, nearest: self.device.my().nearest(), title };
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
        let judging = judging.ok_or_else(|| self.seat.refused("desk-no-such-hand"))?;
        Ok(judging.part(&self.seat.narrator))
    }

    pub(super) fn claim_rest(&mut self) -> Result<Box<Update>, Refused> {
        if !self.device.my().may_claim_rest() {
            return Err(self.refused("note-claim-not-now"));
        }
        let events = self.device.claim_rest().ok_or_else(|| self.refused("note-claim-refused"))?;
        self.told(&events)
    }
}

/// Whether a command may be given while the device is to be passed on.
const fn is_of_anybody(command: TypedCommand) -> bool {
    use TypedCommand::{Help, Known, Last, Quit, Review, Rules, Score, Table, Undo};
    matches!(command, Help | Last | Known | Quit | Review | Rules | Score | Table | Undo)
}
