//! What the player asks for at an open table, done or refused.

use ::five_hundred::{Action, Choices, Rules};
use card_match::{
    GameSoFar,
    open::{Happened, OpenTurn},
};
use cards::{Card, CardSet};
use desk_wire::{Animation, LogLine, OpenRequest, Picked, Refused, ScoreView, Tap, TypedReply, Update};
use narration::{
    InWords, TypedCommand, TypedInput, input,
    open::{TypedAct, read},
};
use open_table::{Act, View};

use super::{
    OpenSitting,
    telling::{heard, outcome},
};
use crate::sheet;

impl OpenSitting {
    pub(super) fn table(&self, told: Vec<LogLine>) -> Result<Box<Update>, Refused> {
        let scene = self.scene().ok_or_else(|| self.refused("desk-damaged"))?;
        Ok(Box::new(Update { told, scene }))
    }

    /// Lets the match go on by one step.
    pub(super) fn next(&mut self) -> Result<Box<Update>, Refused> {
        let mut told = match self.game.turn() {
            OpenTurn::Over => {
                self.game.next_game();
                self.deal()
            }
            OpenTurn::Deal => self.deal(),
            OpenTurn::Bot => self.bot_acts(),
            OpenTurn::Mine if self.game.view().phase == Some("settle") => return self.act(Act::Agree),
            OpenTurn::Mine => return Err(self.refused("desk-your-turn")),
        };
        told.extend(self.bots_speak());
        self.table(told)
    }

    /// The next hand. What was to be told of the one before has been told.
    fn deal(&mut self) -> Vec<LogLine> {
        self.game.deal();
        self.tap = Tap::Play;
        let view = self.game.view();
        self.teller = narration::open::Teller::new(&view);
        let dealt = |game: ::five_hundred::View| LogLine {
            words: self.narrator.dealt(game.hand_number, game.dealer),
            animation: Animation::Dealt { dealer: game.dealer },
        };
        view.game.map(dealt).into_iter().collect()
    }

    fn bot_acts(&mut self) -> Vec<LogLine> {
        let news = self.game.bot_acts();
        news.map(|news| self.told(&news)).unwrap_or_default()
    }

    /// In the player's turn the others speak at once: a pause would tell that somebody has something to say.
    fn bots_speak(&mut self) -> Vec<LogLine> {
        let mut told = Vec::new();
        while self.is_awaited() && self.game.turn() == OpenTurn::Bot {
            told.extend(self.bot_acts());
        }
        told
    }

    /// Whether the game waits for the player, whatever others may say before.
    pub(super) fn is_awaited(&self) -> bool {
        let view = self.game.view();
        view.phase != Some("settle") && view.to_act.contains(self.game.me())
    }

    fn act(&mut self, act: Act) -> Result<Box<Update>, Refused> {
        let news = self.game.act(act).map_err(|refusal| Refused(self.narrator.refused(&refusal)))?;
        self.tap = Tap::Play;
        let mut told = self.told(&news);
        told.extend(self.bots_speak());
        self.table(told)
    }

    pub(super) fn act_written(&mut self, text: &str) -> Result<Box<Update>, Refused> {
        let line = format!("{} {text}", self.game.me());
        let seats = table::Game::seats(self.game.rules());
        let (_, act) =
            Act::read_line(&line, seats).map_err(|not| Refused(self.texts().not_an_action(&not)))?;
        self.act(act)
    }

    pub(super) fn change(&mut self, request: OpenRequest) -> Result<Box<Update>, Refused> {
        match request {
            OpenRequest::Wait(waits) => self.waits = waits,
            OpenRequest::Tap(tap) => self.tap = tap,
        }
        self.table(Vec::new())
    }

    /// What was done, and what has come of it.
    fn told(&mut self, news: &Happened) -> Vec<LogLine> {
        let view = self.game.view();
        let outcome = outcome(&mut self.teller, news, &view, self.game.rules(), &self.narrator);
        self.heard(news, &view).into_iter().chain(outcome).collect()
    }

    /// What was done, in words and for the eye.
    fn heard(&self, news: &Happened, view: &View) -> Vec<LogLine> {
        let look = view.game.as_ref().map(|game| self.look(view, game));
        heard(news, view, look.as_ref(), &self.narrator)
    }

    /// What has happened in this hand.
    pub(super) fn retell(&self) -> Vec<LogLine> {
        let mut teller = narration::open::Teller::default();
        let mut told = Vec::new();
        for (news, view) in self.game.retell() {
            told.extend(self.heard(&news, &view));
            told.extend(outcome(&mut teller, &news, &view, self.game.rules(), &self.narrator));
        }
        told
    }

    /// What picked cards can do: a discard may have any number.
    pub(super) fn pick(&self, cards: &[Card]) -> Picked {
        let choices = self.game.view_as_in_turn().map(|view| view.choices);
        let Some(Choices::Discard { count, .. }) = choices else {
            return Picked { words: self.texts().get("desk-nothing-to-pick"), offers: Vec::new() };
        };
        let set: CardSet = cards.iter().copied().collect();
        let args = [("count", cards.len().into()), ("due", count.into())];
        let offer = self.offer(Act::Play(Action::Discard(set)));
        let label = self.texts().format("desk-do-discard", &[("count", cards.len().into())]);
        let offers = vec![desk_wire::Offer { label, ..offer }];
        Picked { words: self.texts().format("open-picked", &args), offers }
    }

    pub(super) fn score(&self) -> ScoreView {
        let standing = self.game.standing();
        let hands = self.game.counted_hands();
        let so_far = GameSoFar { hands: &hands, scores: standing.scores, games: Vec::new() };
        let over = self.game.view().phase.is_none();
        sheet::of(self.game.rules(), &so_far, over.then_some(standing.winners), &self.narrator)
    }

    /// Does what was typed, or says what was meant by it.
    pub(super) fn typed(&mut self, text: &str) -> Result<TypedReply, Refused> {
        match read(text, &self.narrator.texts, &self.narrator.names) {
            Some(TypedAct::Act(act)) => return self.act(act).map(TypedReply::Table),
            Some(TypedAct::Claim(_)) => return Err(self.refused("open-type-all")),
            Some(TypedAct::Go) => return self.change(OpenRequest::Wait(false)).map(TypedReply::Table),
            None => {}
        }
        let view = self.game.view_as_in_turn();
        let typed = view
            .as_ref()
            .and_then(|view| input::read::<Rules>(text, view, self.texts(), &self.narrator.names));
        match typed {
            Some(TypedInput::Action(action)) => self.act(Act::Play(action)).map(TypedReply::Table),
            Some(TypedInput::Command(command)) => self.command(command, text),
            Some(TypedInput::Card(card)) => Ok(TypedReply::Chosen(card.face())),
            Some(TypedInput::OneOf(_)) | None => {
                let text = table::quoted(text.trim());
                Err(Refused(self.texts().format("note-not-understood", &[("text", text.into())])))
            }
        }
    }

    fn command(&self, command: TypedCommand, typed: &str) -> Result<TypedReply, Refused> {
        let (rules, narrator) = (self.game.rules(), &self.narrator);
        let view = self.game.view();
        let of_game = |tell: &dyn Fn(&::five_hundred::View) -> Vec<String>| {
            TypedReply::Text(view.game.as_ref().map(tell).unwrap_or_default())
        };
        Ok(match command {
            TypedCommand::Help => {
                TypedReply::Text(self.texts().get("help-open").lines().map(str::to_owned).collect())
            }
            TypedCommand::Hand => of_game(&|game| rules.hand(game, narrator)),
            TypedCommand::Table => {
                let laws = narrator.laws_on_table(&view);
                of_game(&|game| rules.table(game, narrator).into_iter().chain(laws.clone()).collect())
            }
            TypedCommand::Last | TypedCommand::Known => of_game(&|game| narrator.tricks(game)),
            TypedCommand::Score => TypedReply::Request(desk_wire::Score.into()),
            TypedCommand::Rules => TypedReply::Rules,
            TypedCommand::Quit => TypedReply::Leave,
            TypedCommand::Claim => return Err(self.refused("open-type-all")),
            TypedCommand::Hint
            | TypedCommand::Undo
            | TypedCommand::Why
            | TypedCommand::Review
            | TypedCommand::Skip => return Err(self.not_here(&table::quoted(typed.trim()))),
        })
    }
}
