//! An open table: hand after hand, what its players do and say.

use std::sync::Arc;

use crate::{How, Irregularity, Stage};
use five_hundred::{Choices, Deal, Phase as GamePhase, Rules, State};
use serde_json::Value;
use table::{BySeat, DealSource, Game, Legal, Seat, SeatSet, Standing};

use crate::open_table::{
    act::{Act, Claim},
    fault::{self, Dealt, Fault},
    hand::{Hand, HandStage},
    memory::{Ask, AskKind, Did, Kind, Shown, Verdict},
    phase::Phase,
    refusal::{Done, refuse},
    show::{DISCARD, ENTER, MORE},
};

/// A game of Five Hundred with the laws open \[LAW-OPEN\].
#[derive(Clone, Debug)]
pub struct Room {
    rules: Arc<Rules>,
    /// Between hands.
    state: State,
    hand: Option<Hand>,
    /// The hand before, whose entries may still be corrected \[LAW-SCORE-2\].
    last: Option<Hand>,
    finished: Vec<Value>,
}

impl Room {
    /// Opens a table.
    ///
    /// # Errors
    /// The scores don't fit the game.
    pub fn new(rules: Rules, scores: Option<Vec<i32>>) -> Result<Self, table::ScoresError> {
        let state = table::Table::new(rules.clone(), scores)?.state().to_owned();
        Ok(Self { rules: Arc::new(rules), state, hand: None, last: None, finished: Vec::new() })
    }

    /// Opens a table at which nobody has a score yet.
    #[must_use]
    pub fn open(rules: Rules) -> Self {
        let state = rules.begin();
        Self { rules: Arc::new(rules), state, hand: None, last: None, finished: Vec::new() }
    }

    /// The rules that are played.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of hands begun.
    #[must_use]
    pub fn hands(&self) -> usize {
        self.finished.len() + usize::from(self.hand.is_some())
    }

    pub(crate) const fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    pub(crate) const fn hand_before(&self) -> Option<&Hand> {
        self.last.as_ref()
    }

    /// The lawful acts of a seat, if it may act.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Legal<Act> {
        let hand = self.hand.as_ref().filter(|_| self.to_act().contains(seat));
        hand.map_or(Legal { actions: Vec::new(), unlisted: None }, |hand| hand.legal(seat))
    }

    /// Begins a hand, with what was wrong in the deal.
    ///
    /// # Errors
    /// It is not the time, the dealer's turn or the pack for it, in a sentence.
    pub fn deal(
        &mut self,
        dealer: Seat,
        source: &DealSource,
        faults: Option<&[Value]>,
    ) -> Result<(), String> {
        let dealt = fault::read(&self.rules, dealer, source, faults)?;
        self.cut()?;
        if let Some(next) = self.next_dealer().filter(|&next| next != dealer) {
            return Err(format!("seat {next} deals next, not seat {dealer}"));
        }
        let void = dealt.is_void();
        self.last = self.hand.take();
        self.file();
        let mut hand = Hand::deal(&self.rules, dealt, &self.state, dealer);
        for fault in hand.faults.clone() {
            match fault {
                Fault::OwnTurned { seat, card } => {
                    let (card, how) = (card.face(), How::OwnTurned);
                    let to = SeatSet::EMPTY;
                    let (lapsed, closed) = (false, false);
                    hand.memory.shown.push(Shown { seat, card, how, to, at: 0, lapsed, closed });
                }
                Fault::Turned { seat, .. } => {
                    let kind = AskKind::Turned;
                    hand.memory.asks.push(Ask { seats: SeatSet::of(seat), kind, claim: None });
                }
                _ => {}
            }
        }
        if void {
            hand.make_void("misdeal");
        }
        self.hand = Some(hand);
        self.after();
        Ok(())
    }

    /// Begins a hand with these cards, in which nothing is wrong. The hand before is over; the room keeps it for
    /// corrections, and nothing of those before it.
    pub fn deal_cards(&mut self, dealer: Seat, deal: &Deal) {
        self.last = self.hand.take();
        let dealt = Dealt { rules: None, deal: *deal, faults: Vec::new() };
        self.hand = Some(Hand::deal(&self.rules, dealt, &self.state, dealer));
    }

    /// The cards are cut for the next hand: the last is settled, if it can be \[LAW-ACT-25\].
    fn cut(&mut self) -> Result<(), String> {
        match self.hand.as_ref().map(|hand| (hand.at, hand.lacks_entries())) {
            Some((HandStage::Going, _)) => Err("the hand before is still in progress".to_owned()),
            Some((HandStage::Settling, true)) => Err("the dealer has not written every entry".to_owned()),
            Some((HandStage::Settling, false)) => {
                let mut next = self.clone();
                next.settle();
                // After the hand that ends the game nothing is cut [LAW-END-2].
                if next.is_over() {
                    return Err("the game is over".to_owned());
                }
                *self = next;
                Ok(())
            }
            _ if self.is_over() => Err("the game is over".to_owned()),
            _ => Ok(()),
        }
    }

    fn is_over(&self) -> bool {
        self.rules.phase(&self.state).is_none()
    }

    /// Settles the hand \[LAW-END-1\].
    fn settle(&mut self) {
        let Some(hand) = &mut self.hand else { return };
        let added = hand.added();
        let start = hand.start;
        self.state = hand.state;
        self.rules.settle(&start, &mut self.state, &added);
        hand.at = HandStage::Settled;
    }

    /// The seat that deals next; `None` if anybody may.
    #[must_use]
    pub fn next_dealer(&self) -> Option<Seat> {
        match &self.hand {
            Some(hand) if matches!(hand.at, HandStage::Void(_)) => Some(hand.dealer),
            _ => self.rules.next_dealer(&self.state),
        }
    }

    /// Does what a player does or says.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed.
    pub fn act(&mut self, seat: Seat, act: Act) -> Done {
        let to_act = self.to_act();
        let what = self.hand.as_ref().and_then(|hand| Kind::of(act, hand.phase()));
        self.do_act(seat, act)?;
        if let (Some(what), Some(hand)) = (what, &mut self.hand) {
            hand.memory.did = Some(Did { seat, what, to_act });
        }
        Ok(())
    }

    fn do_act(&mut self, seat: Seat, act: Act) -> Done {
        if self.is_over() {
            return refuse("FH-END-2", "the game is over");
        }
        if matches!(act, Act::Claim(Claim::Score(..))) {
            return self.claim_score(seat, act);
        }
        let Some(hand) = &mut self.hand else { return refuse("NOT-ACT", "no hand is in progress") };
        let action = hand.actions;
        let asked = hand.memory.asks.first().map(|ask| ask.seats);
        match (act, asked) {
            (Act::Demand(_) | Act::Waive, _) => hand.answer(seat, act, action)?,
            (Act::Claim(Claim::Misdeal(_)), Some(seats)) if seats.contains(seat) => {
                hand.answer(seat, act, action)?;
            }
            (_, Some(seats)) => {
                let rule = if seats.contains(seat) { "LAW-ACT-24" } else { "LAW-OPEN-7" };
                return refuse(rule, "a question is to be answered first");
            }
            (Act::Claim(claim), None) => hand.claim(seat, claim, action)?,
            (Act::Agree, None) => return self.agree(seat),
            (Act::Enter(unit, points), None) => hand.enter(seat, unit, points)?,
            (_, None) if hand.at == HandStage::Settling => {
                return refuse("LAW-ACT-25", "the play of this hand is over");
            }
            (_, None) if hand.at != HandStage::Going => {
                return refuse("NOT-ACT", "no hand is in progress");
            }
            (Act::Play(action), None) => hand.play(seat, action)?,
            (Act::Drop(card), None) => hand.show_card(seat, card, How::Dropped)?,
            (Act::Announce(card), None) => hand.show_card(seat, card, How::Announced)?,
            (Act::Show(card), None) => hand.show_card(seat, card, How::SeenByPartner)?,
            (Act::Peek(sight), None) => hand.peek(seat, sight, action)?,
            (Act::TakeBack(card), None) => hand.take_back(seat, card)?,
            (Act::Correct, None) => hand.correct(seat)?,
        }
        hand.actions += 1;
        self.after();
        // The last entry may be all that was waited for.
        self.settle_if_agreed();
        Ok(())
    }

    /// Puts down what the last act has ended.
    fn after(&mut self) {
        let Some(hand) = &self.hand else { return };
        match hand.at {
            HandStage::Void(_) => {
                let start = hand.start;
                self.rules.throw_in(&start, &mut self.state);
            }
            HandStage::Settled => self.state = hand.state,
            _ => {}
        }
    }

    fn agree(&mut self, seat: Seat) -> Done {
        let Some(hand) = self.hand.as_mut().filter(|hand| hand.at == HandStage::Settling) else {
            return refuse("LAW-ACT-23", "there is nothing to agree to");
        };
        if hand.memory.agreed.contains(seat) {
            return refuse("LAW-ACT-23", format!("seat {seat} has agreed"));
        }
        hand.memory.agreed.insert(seat);
        hand.actions += 1;
        self.settle_if_agreed();
        Ok(())
    }

    fn settle_if_agreed(&mut self) {
        let all = SeatSet::all(self.rules.seats());
        let settling = |hand: &Hand| hand.at == HandStage::Settling && hand.memory.agreed == all;
        let done = |hand: &Hand| settling(hand) && !hand.lacks_entries();
        if self.hand.as_ref().is_some_and(done) {
            self.settle();
        }
    }

    /// A request for the right score \[LAW-ACT-16\].
    fn claim_score(&mut self, seat: Seat, act: Act) -> Done {
        let Act::Claim(claim @ Claim::Score(unit, _)) = act else { return Ok(()) };
        let Some(hand) = &mut self.hand else { return refuse("NOT-ACT", "no hand is in progress") };
        if hand.at == HandStage::Settled || matches!(hand.at, HandStage::Void(_)) {
            return refuse("NOT-ACT", "no hand is in progress");
        }
        if !hand.memory.asks.is_empty() {
            return refuse("LAW-OPEN-7", "a question is to be answered first");
        }
        let action = hand.actions;
        let verdict = Verdict::Denied;
        let number = hand.memory.claims.len();
        let claimed =
            crate::open_table::memory::Claimed { action, seat, claim, verdict, law: None, ruling: None };
        hand.memory.claims.push(claimed);
        hand.actions += 1;
        let settling = hand.at == HandStage::Settling;
        let stage = if settling {
            Stage::Over
        } else if hand.has_bid() {
            Stage::NextBid
        } else {
            Stage::NextDeal
        };
        let asked = if settling { Some(&*hand) } else { self.last.as_ref() };
        let Some((ruling, right)) = asked.and_then(|hand| hand.right_entry(unit, stage)) else {
            return Ok(());
        };
        if settling {
            hand.write(unit, right);
        } else if let Some(last) = &mut self.last {
            let change = right - last.entry(unit).unwrap_or(right);
            last.write(unit, right);
            let unit = last.unit(unit);
            let change = BySeat::from_fn(|seat| if unit.contains(seat) { change } else { 0 });
            for state in [&mut self.state, &mut hand.start, &mut hand.state] {
                self.rules.correct_scores(state, &change);
            }
            if let Some(json) = self.finished.last_mut() {
                *json = last.to_json();
            }
        }
        hand.uphold(number, Some(ruling));
        self.settle_if_agreed();
        Ok(())
    }

    /// Where the game stands; `None` when it is over.
    #[must_use]
    pub fn phase(&self) -> Option<Phase> {
        (!self.is_over()).then(|| self.hand.as_ref().map_or(Phase::Deal, Hand::phase_of_table))
    }

    /// The seats that may act.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        match &self.hand {
            Some(hand) if !self.is_over() => hand.to_act(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The lawful acts of those who may act, as lines of a record, sorted \[LAW-OPEN-8\].
    #[must_use]
    pub fn legal_lines(&self) -> Vec<String> {
        let Some(hand) = &self.hand else { return Vec::new() };
        let mut lines: Vec<String> = self.to_act().iter().flat_map(|seat| hand.legal_lines(seat)).collect();
        lines.sort_unstable();
        lines
    }

    /// Scores, winners and losers; provisional while a hand is being settled.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let mut standing = self.rules.standing(&self.state);
        if let Some(hand) = self.hand.as_ref().filter(|hand| hand.at == HandStage::Settling) {
            let added = hand.added().points;
            let scores = standing.scores.iter_mut().zip(Seat::all(self.rules.seats()));
            scores.for_each(|(score, seat)| *score = score.saturating_add(added[seat]));
        }
        standing
    }

    /// Every hand, as in a result \[NOT-RES-5\].
    #[must_use]
    pub fn hands_json(&self) -> Vec<Value> {
        self.finished.iter().cloned().chain(self.hand.as_ref().map(Hand::to_json)).collect()
    }

    /// The hands that count and whose play is over: those on the score sheet.
    #[must_use]
    pub fn counted_hands(&self) -> Vec<Value> {
        let over = self.hands_json().into_iter().filter(|hand| !hand["points"].is_null());
        over.filter(|hand| !is_void(hand)).collect()
    }

    /// Lays the last hand aside, when the next begins.
    pub(crate) fn file(&mut self) {
        self.finished.extend(self.last.as_ref().map(Hand::to_json));
    }
}

/// Whether a hand, as in a result, is void \[LAW-EFF-4\].
#[must_use]
pub fn is_void(hand: &Value) -> bool {
    hand["result"] == "misdeal" || hand["result"] == "annulled"
}

impl Hand {
    fn phase_of_table(&self) -> Phase {
        match self.at {
            HandStage::Settling => Phase::Settle,
            HandStage::Settled | HandStage::Void(_) => Phase::Deal,
            HandStage::Going if !self.memory.asks.is_empty() => Phase::Demand,
            HandStage::Going if self.memory.mending => Phase::Discard,
            HandStage::Going => self.phase().into(),
        }
    }

    pub(crate) fn to_act(&self) -> SeatSet {
        let contractor = || self.inside().contract().map_or(SeatSet::EMPTY, |it| SeatSet::of(it.seat));
        match self.at {
            HandStage::Settling => {
                let dealer = if self.lacks_entries() { SeatSet::of(self.dealer) } else { SeatSet::EMPTY };
                (SeatSet::all(self.seats()) - self.memory.agreed) | dealer
            }
            HandStage::Settled | HandStage::Void(_) => SeatSet::EMPTY,
            HandStage::Going => match self.memory.asks.first() {
                Some(ask) => ask.seats,
                None if self.memory.mending => contractor(),
                None if self.phase() == GamePhase::Play => {
                    let inside = self.inside();
                    SeatSet::of(inside.actor(inside.turn()))
                }
                None => self.rules.to_act(&self.state),
            },
        }
    }

    /// The lawful acts of a seat that may act.
    pub(crate) fn legal(&self, seat: Seat) -> Legal<Act> {
        let listed = |actions| Legal { actions, unlisted: None };
        let played = |choices: Choices| choices.list().into_iter().map(Act::Play).collect::<Vec<_>>();
        if !self.memory.asks.is_empty() {
            return listed(self.answers(seat));
        }
        match self.at {
            HandStage::Settling => {
                let agrees = (!self.memory.agreed.contains(seat)).then_some(Act::Agree);
                let writes = self.has_sheet() && self.dealer == seat;
                Legal { actions: agrees.into_iter().collect(), unlisted: writes.then_some(ENTER) }
            }
            HandStage::Settled | HandStage::Void(_) => listed(Vec::new()),
            HandStage::Going if self.memory.mending => listed(match self.missing_discards() {
                ..0 => self.inside().discards().faces().into_iter().map(Act::TakeBack).collect(),
                missing => {
                    let from = self.inside().held(five_hundred::Zone::hand(seat));
                    played(Choices::Discard { from, count: missing.min(60) as u8 })
                }
            }),
            HandStage::Going => {
                let choices = self.choices(seat);
                let actions = played(choices);
                let unlisted = (actions.is_empty() && !choices.is_empty()).then_some(DISCARD);
                Legal { actions, unlisted }
            }
        }
    }

    /// The same as lines of a record; of what is too much to list, the first word.
    pub(crate) fn legal_lines(&self, seat: Seat) -> Vec<String> {
        let Legal { actions, unlisted } = self.legal(seat);
        let listed = actions.into_iter().map(|act| format!("{seat} {act}"));
        listed.chain(unlisted.map(|head| format!("{seat} {head}{MORE}"))).collect()
    }

    fn enter(&mut self, seat: Seat, unit: Seat, points: i32) -> Done {
        if self.at != HandStage::Settling || !self.has_sheet() {
            return refuse("LAW-ACT-22", "there is no sheet to write on now");
        }
        if seat != self.dealer {
            return refuse("LAW-ACT-22", "only the dealer writes the score");
        }
        self.write(unit, points);
        Ok(())
    }

    /// The ruling by which the entry of a unit is corrected, and the right points.
    fn right_entry(&self, unit: Seat, stage: Stage) -> Option<(crate::Ruling, i32)> {
        // A hand that was passed out has no entry.
        if !self.has_sheet() || !self.is_scored() {
            return None;
        }
        let right = self.ruled().points[unit];
        // A forgotten entry is an error too [LAW-SCORE-5].
        let written = self.entry(unit).unwrap_or(!right);
        let told =
            crate::Score { seat: Some(unit), written: Some(written), right: Some(right), stage: Some(stage) };
        let ruling = self.ruling(Irregularity::Score(told))?;
        let corrects = |outcome: &crate::Outcome| outcome.outcome == crate::Effect::ScoreCorrected;
        ruling.outcomes.iter().any(corrects).then_some((ruling, right))
    }
}
