//! An open table as the seat of one person has it, whoever keeps the match.

use crate::wire::{
    Advice, Animation, DeskReply, DeskRequest, Game, LogLine, Moment, OpenRequest, Picked, Refused, Scene,
    TypedReply,
};
use ::five_hundred::Rules;
use card_match::{
    Advice as Found, EventIn, GameSoFar, Turn,
    open::{self, OpenRefusal, OpenRules},
};
use cards::Card;
use laws::open_table::{Act, View};
use table::{Event, Seat};
use texts::narration::{
    TypedCommand, TypedInput, input,
    open::{Teller, TypedAct, read},
};
use texts::{Lang, Texts};

use super::{
    scene::{OpenProjection, look},
    wording,
};
use crate::{Answer, at_seat::AtSeat, local::LocalTable, recital::Meant, seat_state::SeatState, sheet};

impl AtSeat for OpenRules {
    const GAME: Game = Game::FiveHundred;
    type Told = Teller;
    type Review = ();

    fn texts(&self, lang: Lang) -> Texts {
        Texts::for_rules(lang, self.rules())
    }

    fn title(&self, texts: &Texts) -> String {
        texts.title(self.rules())
    }

    fn begins_dealt() -> bool {
        true
    }

    fn told_before(view: &View) -> Teller {
        Teller::new(view)
    }

    #[allow(clippy::redundant_closure_for_method_calls, reason = "a method is of one lifetime alone")]
    fn scene(seat: &SeatState<Self>) -> Option<Scene> {
        at(seat, |table| table.scene())
    }

    #[allow(clippy::redundant_closure_for_method_calls, reason = "a method is of one lifetime alone")]
    fn moment(seat: &SeatState<Self>) -> Option<Moment> {
        at(seat, |table| table.moment())
    }

    fn tell(
        seat: &SeatState<Self>,
        told: &mut Teller,
        events: &[EventIn<Self>],
        view: &View,
        _: Turn,
    ) -> Vec<LogLine> {
        let (rules, narrator) = (seat.known.rules.rules(), &seat.narrator);
        let mut lines = Vec::new();
        for event in events {
            if let Event::Dealt { hand, dealer } = *event {
                *told = Teller::new(view);
                let words = narrator.dealt(hand, dealer);
                lines.push(LogLine { words, animation: Animation::Dealt { dealer } });
            }
        }
        let look = view.game.as_ref().map(|game| look(rules, narrator, view, game));
        lines.extend(wording::told(told, &open::done(events), view, look.as_ref(), (rules, narrator)));
        lines
    }

    fn pick(seat: &SeatState<Self>, cards: &[Card]) -> Result<Picked, Refused> {
        at(seat, |table| table.pick(cards)).ok_or_else(|| seat.refused("desk-nothing-to-pick"))
    }

    fn understood(seat: &SeatState<Self>, text: &str) -> Result<Meant<Self>, Refused> {
        let (texts, names) = (&seat.narrator.texts, &seat.narrator.names);
        match read(text, texts, names) {
            Some(TypedAct::Act(act)) => return Ok(Meant::Act(act)),
            Some(TypedAct::Claim(_)) => return Err(seat.refused("open-type-all")),
            Some(TypedAct::Go) => {
                return Ok(Meant::Reply(TypedReply::Request(OpenRequest::Wait(false).into())));
            }
            None => {}
        }
        let game = at(seat, |table| table.game.clone());
        let typed = game.as_ref().and_then(|game| input::read::<Rules>(text, game, texts, names));
        let quoted = || table::quoted(text.trim()).into();
        match typed {
            Some(TypedInput::Action(action)) => Ok(Meant::Act(Act::Play(action))),
            Some(TypedInput::Card(card)) => Ok(Meant::Reply(TypedReply::Chosen(card.face()))),
            Some(TypedInput::Command(command)) => match command {
                TypedCommand::Score => Ok(Meant::Reply(TypedReply::Request(crate::wire::Score.into()))),
                TypedCommand::Rules => Ok(Meant::Reply(TypedReply::Rules)),
                TypedCommand::Quit => Ok(Meant::Reply(TypedReply::Leave)),
                TypedCommand::Claim => Err(seat.refused("open-type-all")),
                command => match Self::recited(seat, command) {
                    words if !words.is_empty() => Ok(Meant::Reply(TypedReply::Text(words))),
                    _ => Err(Refused(texts.format("open-not-here", &[("command", quoted())]))),
                },
            },
            Some(TypedInput::OneOf(_)) | None => {
                Err(Refused(texts.format("note-not-understood", &[("text", quoted())])))
            }
        }
    }

    /// Whoever goes on when the play is over has nothing more to claim.
    fn gone_on(seat: &SeatState<Self>) -> Option<Act> {
        let (view, _) = seat.known.now.as_ref()?;
        view.may_agree().then_some(Act::Agree)
    }

    fn refused(seat: &SeatState<Self>, me: Seat, refusal: &OpenRefusal) -> Refused {
        Refused(seat.narrator.texts.refusal_for(refusal, me, &seat.narrator.names))
    }

    fn recited(seat: &SeatState<Self>, command: TypedCommand) -> Vec<String> {
        let Some((view, _)) = &seat.known.now else { return Vec::new() };
        wording::recited(command, seat.known.rules.rules(), view, &seat.narrator)
    }

    fn advice(seat: &SeatState<Self>, _: Option<&Found<Self>>) -> Result<Advice, Refused> {
        Err(seat.refused("open-no-undo"))
    }

    fn answer(seat: &mut SeatState<Self>, request: DeskRequest) -> Result<Answer, Refused> {
        match request {
            DeskRequest::Open(OpenRequest::Tap(tap)) => {
                seat.tap = tap;
                Ok(DeskReply::Open(seat.update(Vec::new())?).into())
            }
            DeskRequest::Hint(_) | DeskRequest::ClaimRest(_) => Err(seat.refused("open-no-undo")),
            other => Ok(Answer::PassOn(other)),
        }
    }

    fn answer_here(table: &mut LocalTable<Self>, request: DeskRequest) -> Result<Answer, Refused> {
        match request {
            DeskRequest::Score(_) => {
                let (game, standing) = (&table.device.game, table.device.game.standing());
                let hands = game.counted_hands();
                let so_far = GameSoFar { hands: &hands, scores: standing.scores, games: Vec::new() };
                let winners = game.is_over().then_some(standing.winners);
                let rules = game.rules().rules();
                Ok(DeskReply::Score(sheet::of(rules, &so_far, winners, &table.seat.narrator)).into())
            }
            DeskRequest::Record(_) => Ok(DeskReply::Record(table.record().to_json()).into()),
            DeskRequest::Replay(_) | DeskRequest::Review(_) | DeskRequest::Share(_) => {
                Err(table.seat.refused("open-no-undo"))
            }
            other => Self::answer(&mut table.seat, other),
        }
    }
}

/// Calls `make` with the table as it stands, and with what the person could call or play if it were their turn; `None`
/// before the first deal.
fn at<T>(seat: &SeatState<OpenRules>, make: impl FnOnce(&OpenProjection<'_>) -> T) -> Option<T> {
    let (view, at) = seat.known.now.as_ref()?;
    let game = view.as_in_turn()?;
    Some(make(&OpenProjection {
        rules: seat.known.rules.rules(),
        view,
        game: &game,
        at,
        narrator: &seat.narrator,
        title: &seat.title,
        tap: seat.tap,
        waits: seat.waits,
    }))
}
