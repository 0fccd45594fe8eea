//! What the player asks for, done or refused.

use crate::wire::{
    Advice, Animation, DeskRequest, LogLine, Moment, Refused, ReplayAt, ReplayStep, ReviewFrom, ReviewPart,
    ScoreView, Share, TableRequest, Tap, TypedReply, Update,
};
use card_match::{Level, News, Turn, review::Findings};
use cards::CardSet;
use table::Table;

use super::LocalTable;
use crate::{
    at_seat::AtSeat, game::OnDesk, hand_replay::HandReplay, judging::Judging, recital::Meant,
    seat_state::SeatState, share, sheet,
};

impl<G: AtSeat> LocalTable<G> {
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
            Turn::Other(_) if G::moment(&self.seat) != Some(Moment::Mine) => {
                self.device.decline();
                let events =
                    if self.device.pass_to().is_some() { Vec::new() } else { self.device.bot_acts() };
                self.told(&events)
            }
            Turn::Mine => match self.device.my().forced().or_else(|| G::gone_on(&self.seat)) {
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
        match self.seat.player_state()?.cuts {
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
        self.judging = G::Review::default();
        if G::begins_dealt() { self.deal(None) } else { self.told(&[]) }
    }

    fn act(&mut self, action: G::Action) -> Result<Box<Update>, Refused> {
        let me = self.device.my().me().ok_or_else(|| self.refused("note-watching"))?;
        if !self.device.my().may_act() && !G::acts_stand() {
            return Err(self.refused("note-not-your-turn"));
        }
        let events = self.device.act(action).map_err(|refusal| G::refused(&self.seat, me, &refusal))?;
        self.seat.tap = Tap::Play;
        self.told(&events)
    }

    fn act_written(&mut self, text: &str) -> Result<Box<Update>, Refused> {
        let action = self.device.game.log().table().read_action(text);
        self.act(action.map_err(|not| Refused(self.texts().not_an_action(&not)))?)
    }

    /// Does what was typed, or says what was meant by it.
    pub(super) fn typed(&mut self, text: &str) -> Result<TypedReply, Refused> {
        Ok(match G::understood(&self.seat, text)? {
            Meant::Act(action) => TypedReply::Table(self.act(action)?),
            Meant::Reply(TypedReply::Request(DeskRequest::Table(TableRequest::Undo))) => {
                TypedReply::Table(self.undo()?)
            }
            Meant::Reply(reply) => reply,
        })
    }

    fn undo(&mut self) -> Result<Box<Update>, Refused> {
        if !self.device.undo() {
            return Err(self.refused(self.device.why_no_undo()));
        }
        self.judging = G::Review::default();
        self.seat.fresh = CardSet::EMPTY;
        self.stands();
        let undone = LogLine { words: self.texts().get("note-undone"), animation: Animation::TakenBack };
        self.seat.update(vec![undone])
    }
}

impl<G: OnDesk> LocalTable<G> {
    pub(super) fn hint(&self) -> Result<Advice, Refused> {
        G::advice(&self.seat, self.device.my().advice().as_ref())
    }

    pub(super) fn score(&self) -> ScoreView {
        let game = &self.device.game;
        let winners = game.is_over().then(|| game.standing().winners);
        sheet::of(game.rules(), &game.so_far(), winners, &self.seat.narrator)
    }

    pub(super) fn share(&self, Share { hand, step }: Share) -> Result<String, Refused> {
        let game = &self.device.game;
        let finished = game.finished_hand(hand);
        let code = finished.and_then(|table| {
            share::code(game.rules(), table.hands().last()?, self.device.my().nearest(), step)
        });
        code.ok_or_else(|| self.refused("desk-no-such-hand"))
    }

    pub(super) fn replay(&self, ReplayAt { hand, step }: ReplayAt) -> Result<Box<ReplayStep>, Refused> {
        let SeatState { narrator, title, .. } = &self.seat;
        let hand_replay = HandReplay { narrator, nearest: self.device.my().nearest(), title };
        let game = &self.device.game;
        let finished = game.finished_hand(hand);
        let replay = finished.and_then(|table| hand_replay.at(&table, game.finished_hands().len(), step));
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
