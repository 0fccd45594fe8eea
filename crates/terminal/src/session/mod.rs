//! A match at one table, without input or output: the human at one seat, bots at the others, game after game.
//!
//! The [`Table`] is the authority. Everything shown to the human, bots' decisions and hints included, is made from
//! views; what happened is told as [`Event`]s found by comparing two views of the human.

mod company;
mod cut;
mod draw;
mod event;
mod seeds;
mod store;

use cards::CardSet;
use five_hundred::{Action, Bid, Choices, HandResult, Refusal, Rules, View};
use players::five_hundred::{Bot, Decision};
use serde::Deserialize;
use table::{Recall, Seat, SeatSet, Seed, Table, Viewer};

pub(crate) use company::Company;
pub(crate) use draw::Draw;
pub(crate) use event::Event;
pub(crate) use store::{Found, Save, Store, short};

use event::happened;
use seeds::MatchSeed;

use crate::{PlayError, PlayOptions};

/// Whose move it is, as the human sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// The human acts.
    Mine,
    /// A bot acts.
    Other(Seat),
    /// The hand is over; the next one is to be dealt.
    Deal,
    /// The game is over.
    Over,
}

/// Who has won games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Winner {
    /// Those who play together, or one of them.
    Side(SeatSet),
    /// A person, wherever he sat: his number in the company.
    Person(usize),
}

/// A finished hand as the score sheet has it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SheetLine {
    pub(crate) contract: Option<(Bid, Seat)>,
    pub(crate) result: Option<HandResult>,
    pub(crate) points: Vec<i32>,
}

/// A match in progress.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    table: Table<Rules>,
    company: Company,
    seed: MatchSeed,
    game: u32,
    /// Whether packs are cut \[FH-DEAL-1\].
    cut: bool,
    /// Who deals first in this game, if that was settled before.
    first: Option<Seat>,
}

impl Session {
    /// Opens a table; with a draw where the rules have one, or where more people came than there are seats
    /// \[FH-DRAW-1\] \[FH-END-8\].
    pub(crate) fn new(
        options: &PlayOptions,
        names: &[String],
        you: &str,
    ) -> Result<(Self, Option<Draw>), PlayError> {
        let rules = options.rules.clone();
        let seats = rules.seats();
        let me = options.seat.unwrap_or(Seat(0));
        if me.index() >= seats {
            return Err(PlayError::NoSuchSeat { seat: me, last: Seat(seats as u8 - 1) });
        }
        // Nobody waits longer than one game, and everybody has a name.
        let most = (2 * seats).min(names.len() + 1);
        let people = options.company.unwrap_or(seats);
        if options.company.is_some() && !(seats + 1..=most).contains(&people) {
            return Err(PlayError::Company { people, seats, most });
        }
        let seed = match options.seed {
            Some(seed) => MatchSeed(seed),
            None => MatchSeed::fresh().ok_or(PlayError::NoRandomSeed)?,
        };
        let people = std::iter::once(you.to_owned()).chain(names.iter().take(people - 1).cloned()).collect();
        let draw::Places { seated, draw } = draw::first_places(&rules, seed.draw(0), me, Vec::len(&people));
        let company = Company::new(people, seated);
        let table = Table::new(rules, Some(company.names()), None).map_err(PlayError::Rules)?;
        let first = draw.as_ref().and_then(|draw| draw.dealer);
        Ok((Self { table, company, seed, game: 0, cut: options.cut, first }, draw))
    }

    /// Goes on with a saved match.
    pub(crate) fn resume(save: Save) -> Result<Self, String> {
        let table: Table<Rules> = Table::from_record(save.record).map_err(|error| error.to_string())?;
        let seats = table.game().seats();
        let seed: Seed = save.seed.parse().map_err(|_| "the seed is not one".to_owned())?;
        if save.first.is_some_and(|first| first.index() >= seats) {
            return Err("there is no such seat to deal first".to_owned());
        }
        let Save { company, game, cut, first, .. } = save;
        if !company.is_sound(seats) || table.record().players.as_ref() != Some(&company.names()) {
            return Err("the people don't agree with the seats".to_owned());
        }
        Ok(Self { table, company, seed: MatchSeed(seed), game, cut, first })
    }

    /// What is written to the player's folder.
    pub(crate) fn save(&self) -> Save {
        let record = self.table.record().clone();
        let mut save = Save::new(self.company.clone(), self.seed.0.to_string(), self.game, record);
        save.cut = self.cut;
        save.first = self.first;
        save
    }

    /// The rules of the table.
    pub(crate) fn rules(&self) -> &Rules {
        self.table.game()
    }

    /// The human's seat; none if he sits out this game and watches.
    pub(crate) fn me(&self) -> Option<Seat> {
        self.company.human()
    }

    /// Whether a seat is the human's.
    pub(crate) fn is_me(&self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    /// The seat nearest to who looks: the human's, or the first one while he watches.
    pub(crate) fn nearest(&self) -> Seat {
        self.me().unwrap_or_default()
    }

    /// The people at the table, those who sit out included.
    pub(crate) const fn company(&self) -> &Company {
        &self.company
    }

    /// The names by seat.
    pub(crate) fn names(&self) -> &[String] {
        self.table.record().players.as_deref().unwrap_or_default()
    }

    /// What the human sees.
    pub(crate) fn view(&self) -> View {
        self.table.view(self.me().map_or(Viewer::Spectator, Viewer::Seat), Recall::Table)
    }

    /// Whether a hand has been dealt in this game.
    pub(crate) fn has_begun(&self) -> bool {
        !self.table.record().hands.is_empty()
    }

    /// The games won so far, if any: by whom, and how many. Where everybody has a seat for the whole match, sides count
    /// together; people who share a game count for themselves \[FH-END-7\] \[FH-END-8\].
    pub(crate) fn games_won(&self) -> Vec<(Winner, u32)> {
        let won = self.company.won();
        if won.iter().all(|&games| games == 0) {
            return Vec::new();
        }
        if won.len() > self.rules().seats() {
            return won.iter().enumerate().map(|(person, &games)| (Winner::Person(person), games)).collect();
        }
        let games = |side: SeatSet| self.company.at(side).next().map_or(0, |person| won[person]);
        self.columns().into_iter().map(|side| (Winner::Side(side), games(side))).collect()
    }

    /// Whose move it is.
    pub(crate) fn turn(&self) -> Turn {
        match self.table.phase() {
            None => Turn::Over,
            Some("deal") => Turn::Deal,
            Some(_) => match self.table.to_act().first() {
                Some(seat) if !self.is_me(seat) => Turn::Other(seat),
                _ => Turn::Mine,
            },
        }
    }

    /// Who deals the next hand of this game.
    fn dealer(&self) -> Seat {
        let by_chance = || self.seed.first_dealer(self.game, self.rules().seats());
        self.table.next_dealer().or(self.first).unwrap_or_else(by_chance)
    }

    /// Deals the next hand. `cut` is how many cards the human lifts, if it is he who cuts.
    ///
    /// # Errors
    /// The deal can't be made, in a sentence.
    pub(crate) fn deal(&mut self, cut: Option<usize>) -> Result<Vec<Event>, String> {
        let dealer = self.dealer();
        let hand = self.table.record().hands.len();
        self.table.deal(dealer, self.source(hand, cut))?;
        Ok(self.told_deal())
    }

    /// Lets the bot whose turn it is act; nothing happens if it is nobody's.
    pub(crate) fn bot_acts(&mut self) -> Vec<Event> {
        let Turn::Other(seat) = self.turn() else { return Vec::new() };
        let action = self.decide(seat).action;
        self.perform(seat, action).unwrap_or_else(|_| {
            // A player who errs must not stop the game: any legal action will do.
            let choices = self.table.view(Viewer::Seat(seat), Recall::Perfect).choices;
            if choices.is_empty() { None } else { self.perform(seat, choices.pick(|_| 0)).ok() }
                .unwrap_or_default()
        })
    }

    /// Does what the human wants; nothing happens while he sits out.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed.
    pub(crate) fn act(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        self.me().map_or_else(|| Ok(Vec::new()), |me| self.perform(me, action))
    }

    fn perform(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let before = self.view();
        self.table.act(seat, action)?;
        let after = self.view();
        if after.phase.is_none()
            && let Some(games) = &after.games
        {
            self.company.count(games, false);
        }
        Ok(happened(&before, &after, seat, action))
    }

    /// What a good player would do in the human's place, and why.
    pub(crate) fn hint(&self) -> Option<Decision> {
        let me = self.me().filter(|_| self.turn() == Turn::Mine)?;
        Some(self.decide(me))
    }

    fn decide(&self, seat: Seat) -> Decision {
        let hands = &self.table.record().hands;
        let actions = hands.last().map_or(0, |hand| hand.actions.len());
        let seed = self.seed.bot(self.game, hands.len(), actions, seat);
        let view = self.table.view(Viewer::Seat(seat), Recall::Perfect);
        Bot::new(seed).decide(self.rules(), &view)
    }

    /// Takes everything back to the human's last decision of this hand; false if he has made none.
    pub(crate) fn undo(&mut self) -> bool {
        let (Some(hand), Some(me)) = (self.table.record().hands.last(), self.me()) else { return false };
        let mine = format!("{me} ");
        if !hand.actions.iter().any(|line| line.starts_with(&mine)) {
            return false;
        }
        if let Some(games) = self.table.standing().games {
            self.company.count(&games, true);
        }
        while let Some((seat, _)) = self.table.undo() {
            if seat == me {
                break;
            }
        }
        true
    }

    /// Tells again what has happened in this hand, each time with the view after it.
    pub(crate) fn retell(&self, mut each: impl FnMut(&[Event], &View)) {
        if !self.has_begun() {
            return;
        }
        let mut past = self.clone();
        let mut actions = Vec::new();
        while let Some(action) = past.table.undo() {
            actions.push(action);
        }
        each(&self.told_deal(), &past.view());
        for (seat, action) in actions.into_iter().rev() {
            if let Ok(events) = past.perform(seat, action) {
                each(&events, &past.view());
            }
        }
    }

    /// Opens the table for the next game of the match: the first dealer is the next one from the last dealer who did
    /// not win, or drawn anew \[FH-END-7\]. Where people wait, those who played draw, and who gives way is in the draw
    /// \[FH-END-8\]. Its first hand is still to be dealt.
    ///
    /// # Errors
    /// The table can't be opened, in a sentence.
    pub(crate) fn next_game(&mut self) -> Result<Option<Draw>, String> {
        let winners = self.table.standing().winners;
        let last = self.table.record().hands.last().map_or(Seat(0), |hand| hand.dealer);
        let first = self.rules().dealer_of_next_game(last, winners);
        let mut company = self.company.clone();
        let seed = self.seed.draw(self.game + 1);
        let draw = draw::relief(self.rules(), seed, company.players(), company.people().len());
        if let Some(draw) = &draw {
            company.relieve(&draw.out);
        }
        self.table = Table::new(self.rules().clone(), Some(company.names()), None)?;
        self.company = company;
        self.game += 1;
        self.first = first;
        Ok(draw)
    }

    /// The finished hands of this game.
    pub(crate) fn sheet(&self) -> Vec<SheetLine> {
        self.table.finished_hands().iter().map(sheet_line).collect()
    }

    /// The columns of the score sheet: the sides, or each player where sides change.
    pub(crate) fn columns(&self) -> Vec<SeatSet> {
        let rules = self.rules();
        let mut columns: Vec<SeatSet> = Vec::new();
        for seat in Seat::all(rules.seats()) {
            let side = rules.side(seat);
            if !columns.contains(&side) {
                columns.push(side);
            }
        }
        columns
    }
}

/// Reads a finished hand as a result gives it \[NOT-RES-5\].
fn sheet_line(hand: &serde_json::Value) -> SheetLine {
    let contract = &hand["contract"];
    let bid = contract["bid"].as_str().and_then(|bid| bid.parse().ok());
    let seat = contract["seat"].as_u64().map(|seat| Seat(seat as u8));
    let result = match hand["result"].as_str() {
        Some("made") => Some(HandResult::Made),
        Some("failed") => Some(HandResult::Failed),
        Some("passed_out") => Some(HandResult::PassedOut),
        Some("played_without_bid") => Some(HandResult::PlayedWithoutBid),
        Some("stopped") => Some(HandResult::Stopped),
        _ => None,
    };
    let points = Vec::<i32>::deserialize(&hand["points"]).unwrap_or_default();
    SheetLine { contract: bid.zip(seat), result, points }
}

/// Where the next card of the human comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// His hand.
    Hand,
    /// His row \[FH-PLAY-7\].
    Row,
    /// The contractor's open hand, which he plays for him \[FH-PLAY-6\].
    For(Seat),
}

/// Where the cards lie that a view's choices speak of.
pub(crate) fn place_of_play(view: &View, me: Seat) -> Place {
    let Choices::Play { cards, jokers, .. } = view.choices else { return Place::Hand };
    let playable = cards | jokers;
    if let Some(row) = &view.seats[me.index()].row {
        return if row_is_next(view, row.up.iter().flatten().copied().collect(), playable) {
            Place::Row
        } else {
            Place::Hand
        };
    }
    let own = view.seats[me.index()].hand.unwrap_or_default();
    match &view.contract {
        Some(contract) if contract.seat != me && own.find(playable).is_none() => Place::For(contract.seat),
        _ => Place::Hand,
    }
}

/// Whether the row plays: after two cards of a trick it is the turn of the other kind of card.
fn row_is_next(view: &View, row: CardSet, playable: CardSet) -> bool {
    match &view.trick {
        Some(trick) if !trick.plays.is_empty() => {
            let from_row = trick.plays[0].from_row;
            if trick.plays.len() < 2 { from_row } else { !from_row }
        }
        _ => row.find(playable).is_some(),
    }
}

#[cfg(test)]
mod tests;
