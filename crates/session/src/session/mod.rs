//! A match at one table, without input or output: the human at one seat, bots at the others, game after game.
//!
//! The [`Table`] is the authority. Everything shown to the human, bots' decisions and hints included, is made from
//! views; what happened is told as [`Event`]s found by comparing two views of the human.
//!
//! In a claim window a claim goes before a draw: the bots who want one are as quick as the human's hand, but he is asked
//! first.

mod advice;
mod claim;
mod company;
mod cut;
mod draw;
mod save;
mod seeds;

use kookaburra::Record;
use players::{Level, five_hundred::Conventions};
use serde_json::Value;
use table::{DealError, GamePhase, OpenError, Recall, Seat, SeatSet, Seed, Standing, Table, Viewer};

pub use advice::Advice;
pub use company::Company;
pub use draw::Places;
pub(crate) use draw::Spread;
pub use save::{NotRead, Save};

use narration::{Draw, Event, EventIn, GameSoFar, People, Situation, Turn, Winner};
use save::Levels;
use seeds::MatchSeed;

use crate::{Setup, SetupError, TableGame};

/// What an action came to: what happened, or why it is refused.
pub type Done<G> = Result<Vec<EventIn<G>>, <G as table::Game>::Refusal>;

/// A match in progress.
#[derive(Clone, Debug)]
pub struct Session<G: TableGame> {
    table: Table<G>,
    company: Company,
    seed: MatchSeed,
    /// How well the others play, by person: never empty, and the last one holds for whoever comes after.
    levels: Vec<Level>,
    /// Cores that each of them thinks on in his turn: a matter of this sitting, and not kept.
    cores: usize,
    /// Whether the human's only card is played by itself: a matter of this sitting, too.
    plays_forced: bool,
    game: u32,
    /// What everybody's calls say by agreement.
    conventions: Conventions,
    /// Whether packs are cut \[FH-DEAL-1\].
    cut: bool,
    /// Who deals first in this game, if that was settled before.
    first: Option<Seat>,
    /// In a claim window, the bot who will claim and what.
    claim: Option<(Seat, G::Action)>,
    /// How much had been done in this hand when the human claimed the rest of it.
    claimed: Option<usize>,
}

impl<G: TableGame> Session<G> {
    /// Opens a table; with a draw where the rules have one, or where more people came than there are seats
    /// \[FH-DRAW-1\] \[FH-END-8\].
    ///
    /// # Errors
    /// The match can't begin as it is asked for.
    pub fn new(rules: G, setup: &Setup) -> Result<(Self, Option<Draw>), SetupError> {
        let seats = rules.seats();
        let me = setup.seat.unwrap_or(Seat(0));
        if me.index() >= seats {
            return Err(SetupError::NoSuchSeat { seat: me, last: Seat(seats as u8 - 1) });
        }
        if setup.cut && rules.smallest_packet().is_none() {
            return Err(SetupError::NoCut);
        }
        if rules.agree(setup.conventions).is_none() {
            return Err(SetupError::NoConventions);
        }
        let people = setup.people(&rules)?;
        let seed = match setup.seed {
            Some(seed) => MatchSeed(seed),
            None => MatchSeed::fresh().ok_or(SetupError::NoRandomSeed)?,
        };
        let Places { seated, draw } = rules.first_places(seed.draw(0), me, people.len());
        let company = Company::new(people, seated);
        let table = Table::new(rules, Some(company.names()), None)?;
        let first = draw.as_ref().and_then(|draw| draw.dealer);
        let levels = if setup.levels.is_empty() { vec![Level::Club] } else { setup.levels.clone() };
        let this = Self {
            table,
            company,
            seed,
            levels,
            cores: 1,
            plays_forced: false,
            game: 0,
            conventions: setup.conventions,
            cut: setup.cut,
            first,
            claim: None,
            claimed: None,
        };
        Ok((this, draw))
    }

    /// Goes on with a saved match.
    ///
    /// # Errors
    /// The save holds no match that can have been, in a sentence.
    pub fn resume(save: Save) -> Result<Self, String> {
        let table: Table<G> = Table::from_record(save.record).map_err(|error| error.to_string())?;
        let seats = table.game().seats();
        let seed: Seed = save.seed.parse().map_err(|_| "the seed is not valid".to_owned())?;
        let levels = save.level.read().filter(|levels| !levels.is_empty());
        let levels = levels.ok_or_else(|| "there are no such bot levels".to_owned())?;
        if save.first.is_some_and(|first| first.index() >= seats) {
            return Err("there is no such seat for the first dealer".to_owned());
        }
        let conventions = save.conventions.as_deref().map_or(Ok(Conventions::default()), str::parse);
        let conventions = conventions.map_err(|unknown| unknown.to_string())?;
        if table.game().agree(conventions).is_none() {
            return Err("this game has no such bidding convention".to_owned());
        }
        let Save { company, game, cut, first, claimed, .. } = save;
        if !company.is_sound(seats) || table.record().players.as_ref() != Some(&company.names()) {
            return Err("the number of people doesn't fit the seats".to_owned());
        }
        let seed = MatchSeed(seed);
        let mut this = Self {
            table,
            company,
            seed,
            levels,
            cores: 1,
            plays_forced: false,
            game,
            conventions,
            cut,
            first,
            claim: None,
            claimed,
        };
        this.look_ahead();
        Ok(this)
    }

    /// The match as it is kept between two sittings.
    pub fn save(&self) -> Save {
        let record = self.table.record().clone();
        let mut save = Save::new(self.company.clone(), self.seed.0.to_string(), self.game, record);
        save.level = Levels::of(&self.levels);
        save.cut = self.cut;
        save.first = self.first;
        let natural = self.conventions == Conventions::default();
        save.conventions = (!natural).then(|| self.conventions.to_string());
        save.claimed = self.claimed;
        save
    }

    /// The rules of the table.
    pub fn rules(&self) -> &G {
        self.table.game()
    }

    /// The human's seat; none if he sits out this game and watches.
    pub fn me(&self) -> Option<Seat> {
        self.company.human()
    }

    /// Whether a seat is the human's.
    pub fn is_me(&self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    /// The seat nearest to who looks: the human's, or the first one while he watches.
    pub fn nearest(&self) -> Seat {
        self.me().unwrap_or_default()
    }

    /// The people at the table, those who sit out included.
    pub const fn company(&self) -> &Company {
        &self.company
    }

    /// The people at the table, as the human is told of them: they are the first of the company.
    pub fn people(&self) -> People<'_> {
        People { names: self.company.people(), seated: self.company.players(), viewer: 0 }
    }

    /// The names by seat.
    pub fn names(&self) -> &[String] {
        self.table.record().players.as_deref().unwrap_or_default()
    }

    /// What the human sees.
    pub fn view(&self) -> G::View {
        self.table.view(self.me().map_or(Viewer::Spectator, Viewer::Seat), Recall::Table)
    }

    /// Where the match stands for the human, with what they see.
    pub fn situation<'a>(&'a self, view: &'a G::View) -> Situation<'a, G> {
        Situation { rules: self.rules(), view, turn: self.turn(), conventions: self.conventions }
    }

    /// The game so far, as anyone can replay it; it holds what the human may not know.
    pub const fn record(&self) -> &Record {
        self.table.record()
    }

    /// What everybody's calls say by agreement.
    pub const fn conventions(&self) -> Conventions {
        self.conventions
    }

    /// How well a person plays, by his number in the company; the human is as good as he is.
    pub fn level(&self, person: usize) -> Level {
        let last = self.levels.len() - 1;
        self.levels[person.saturating_sub(1).min(last)]
    }

    /// Lets all who think here, in their turns, for a hint or as judges, do so on so many cores.
    pub fn think_on(&mut self, cores: usize) {
        if self.cores != cores {
            self.cores = cores;
            self.look_ahead();
        }
    }

    /// Lets the human's only card be played by itself, or not.
    pub const fn play_forced(&mut self, forced: bool) {
        self.plays_forced = forced;
    }

    /// The human's only action, if that is done by itself: whoever drives the match does it after the time that the
    /// others think.
    pub fn forced(&self) -> Option<G::Action> {
        let asked = self.plays_forced && self.turn() == Turn::Mine;
        asked.then(|| G::forced(&self.view())).flatten()
    }

    /// How well the bot at a seat plays.
    fn level_at(&self, seat: Seat) -> Level {
        self.level(self.company.at(SeatSet::of(seat)).next().unwrap_or_default())
    }

    /// Scores and winners.
    pub fn standing(&self) -> Standing {
        self.table.standing()
    }

    /// Which game of the match it is, from 0.
    pub const fn game(&self) -> u32 {
        self.game
    }

    /// The number of the hand, from 0.
    pub fn hand_number(&self) -> u32 {
        (self.table.record().hands.len() as u32).saturating_sub(1)
    }

    /// Whether a hand has been dealt in this game.
    pub fn has_begun(&self) -> bool {
        !self.table.record().hands.is_empty()
    }

    /// The games won so far, if any: by whom, and how many. Where everybody has a seat for the whole match, sides count
    /// together; people who share a game count for themselves \[FH-END-7\] \[FH-END-8\].
    pub fn games_won(&self) -> Vec<(Winner, u32)> {
        let won = self.company.won();
        if won.iter().all(|&games| games == 0) {
            return Vec::new();
        }
        if won.len() > self.rules().seats() {
            return won.iter().enumerate().map(|(person, &games)| (Winner::Person(person), games)).collect();
        }
        let games = |side: SeatSet| self.company.at(side).next().map_or(0, |person| won[person]);
        self.rules().columns().into_iter().map(|side| (Winner::Side(side), games(side))).collect()
    }

    /// Whose move it is; in a claim window, first a bot's who claims.
    pub fn turn(&self) -> Turn {
        match self.table.phase() {
            None => Turn::Over,
            Some(phase) if phase == G::Phase::DEAL => Turn::Deal,
            Some(_) => match self.claim.map(|(seat, _)| seat).or_else(|| self.table.turn()) {
                Some(seat) if !self.is_me(seat) => Turn::Other(seat),
                _ => Turn::Mine,
            },
        }
    }

    /// Whether the human can do something: it is his turn, or he can claim in another's.
    pub fn may_act(&self) -> bool {
        self.me().is_some_and(|me| self.table.to_act().contains(me))
    }

    /// Whether the human can claim now, and who goes on if nobody does.
    pub fn claimable(&self) -> Option<Seat> {
        let window = self.table.to_act().len() > 1 && self.may_act();
        self.table.turn().filter(|_| window)
    }

    /// Finds out whether a bot claims now.
    fn look_ahead(&mut self) {
        self.claim = self.claimant();
    }

    /// Lets a bot claim, whatever he would have thought himself.
    #[cfg(any(test, feature = "testing"))]
    pub const fn make_claim(&mut self, seat: Seat, action: G::Action) {
        self.claim = Some((seat, action));
    }

    /// The first player after the one in turn who wants to claim.
    fn claimant(&self) -> Option<(Seat, G::Action)> {
        let turn = self.table.turn()?;
        let seats = self.rules().seats();
        let others = (1..seats).map(|steps| turn.after(steps, seats));
        let acting = self.table.to_act();
        let mut bots = others.filter(|&seat| acting.contains(seat) && !self.is_me(seat));
        bots.find_map(|seat| {
            let view = self.table.view(Viewer::Seat(seat), Recall::Perfect);
            let decision = self.player(self.level_at(seat), self.bot_seed(seat)).call(self.rules(), &view)?;
            self.table.check(seat, decision.action).ok().map(|()| (seat, decision.action))
        })
    }

    /// Who deals the next hand of this game.
    fn dealer(&self) -> Seat {
        let by_chance = || self.seed.first_dealer(self.game, self.rules().seats());
        self.table.next_dealer().or(self.first).unwrap_or_else(by_chance)
    }

    /// Deals the next hand. `cut` is how many cards the human lifts, if it is he who cuts.
    ///
    /// # Errors
    /// The deal can't be made.
    pub fn deal(&mut self, cut: Option<usize>) -> Result<Vec<EventIn<G>>, DealError> {
        let dealer = self.dealer();
        let hand = self.table.record().hands.len();
        self.table.deal(dealer, self.source(hand, cut))?;
        self.claimed = None;
        self.look_ahead();
        Ok(self.told_deal())
    }

    /// Lets the bot whose turn it is act; nothing happens if it is nobody's.
    pub fn bot_acts(&mut self) -> Vec<EventIn<G>> {
        let Turn::Other(seat) = self.turn() else { return Vec::new() };
        let action = match self.claim {
            Some((_, action)) => action,
            None => self.decide(seat).action,
        };
        self.perform(seat, action).unwrap_or_else(|_| {
            // A player who errs must not stop the game: any legal action will do.
            let any = G::any(&self.table.view(Viewer::Seat(seat), Recall::Perfect), |_| 0);
            any.and_then(|action| self.perform(seat, action).ok()).unwrap_or_default()
        })
    }

    /// Does what the human wants; nothing happens while he sits out. If a bot claims, he is too late for anything but
    /// a claim of his own.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed.
    pub fn act(&mut self, action: G::Action) -> Done<G> {
        let Some(me) = self.me() else { return Ok(Vec::new()) };
        if self.claim.is_some() && !G::is_claim(action) {
            self.table.check(me, action)?;
            return Ok(self.bot_acts());
        }
        self.perform(me, action)
    }

    fn perform(&mut self, seat: Seat, action: G::Action) -> Done<G> {
        let events = self.done(seat, action)?;
        self.look_ahead();
        Ok(events)
    }

    /// What an action brings about; who might claim now is still to be found out.
    fn done(&mut self, seat: Seat, action: G::Action) -> Done<G> {
        let before = self.view();
        self.table.act(seat, action)?;
        let mut events: Vec<EventIn<G>> =
            G::happened(&before, &self.view(), seat, action).into_iter().map(Event::In).collect();
        if !self.table.in_hand() {
            events.push(Event::HandOver);
        }
        if self.table.phase().is_none() {
            let standing = self.table.standing();
            events.push(Event::GameOver { winners: standing.winners });
            if let Some(games) = standing.games {
                self.company.count(&games, false);
            }
        }
        Ok(events)
    }

    fn bot_seed(&self, seat: Seat) -> u64 {
        let hands = &self.table.record().hands;
        let actions = hands.last().map_or(0, |hand| hand.actions.len());
        self.seed.bot(self.game, hands.len(), actions, seat)
    }

    /// Whether the human has decided something in this hand that can be taken back.
    pub fn may_undo(&self) -> bool {
        let (Some(hand), Some(me)) = (self.table.record().hands.last(), self.me()) else { return false };
        let mine = format!("{me} ");
        hand.actions.iter().any(|line| line.starts_with(&mine))
    }

    /// Takes everything back to the human's last decision of this hand; false if they have made none. A card that was
    /// played by itself was none.
    pub fn undo(&mut self) -> bool {
        let Some(me) = self.me().filter(|_| self.may_undo()) else { return false };
        let mut past = self.clone();
        if let Some(games) = past.table.standing().games {
            past.company.count(&games, true);
        }
        // A claim of the rest is one decision.
        let claimed = past.claimed.take().filter(|&claimed| claimed < past.actions());
        while let Some((seat, _)) = past.table.undo() {
            let back = match claimed {
                Some(claimed) => past.actions() <= claimed,
                None => seat == me && past.forced().is_none(),
            };
            if back {
                past.look_ahead();
                *self = past;
                return true;
            }
        }
        false
    }

    /// Tells again what has happened in this hand, each time with the view after it.
    pub fn retell(&self, mut each: impl FnMut(&[EventIn<G>], &Self)) {
        if !self.has_begun() {
            return;
        }
        let mut past = self.clone();
        let mut actions = Vec::new();
        while let Some(action) = past.table.undo() {
            actions.push(action);
        }
        each(&self.told_deal(), &past);
        for (seat, action) in actions.into_iter().rev() {
            if let Ok(events) = past.done(seat, action) {
                each(&events, &past);
            }
        }
    }

    /// Opens the table for the next game of the match: the first dealer is the next one from the last dealer who did
    /// not win, or drawn anew \[FH-END-7\]. Where people wait, those who played draw, and who gives way is in the draw
    /// \[FH-END-8\]. Its first hand is still to be dealt.
    ///
    /// # Errors
    /// The table can't be opened.
    pub fn next_game(&mut self) -> Result<Option<Draw>, OpenError> {
        let winners = self.table.standing().winners;
        let last = self.table.record().hands.last().map_or(Seat(0), |hand| hand.dealer);
        let first = self.rules().dealer_of_next_game(last, winners);
        let mut company = self.company.clone();
        let seed = self.seed.draw(self.game + 1);
        let draw = self.rules().relief(seed, company.players(), company.people().len());
        if let Some(draw) = &draw {
            company.relieve(&draw.out);
        }
        self.table = Table::new(self.rules().clone(), Some(company.names()), None)?;
        self.company = company;
        self.game += 1;
        self.first = first;
        self.claimed = None;
        Ok(draw)
    }

    /// The game as far as it has been played.
    pub fn so_far(&self) -> GameSoFar<'_> {
        GameSoFar { hands: self.finished_hands(), scores: self.standing().scores, games: self.games_won() }
    }

    /// The finished hands of this game, as in a result \[NOT-RES-5\].
    pub fn finished_hands(&self) -> &[Value] {
        self.table.finished_hands()
    }
}

#[cfg(test)]
mod tests;
