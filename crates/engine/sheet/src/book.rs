//! A sheet while people play: its last game is the one that is played.

use kookaburra::AnyRules;
use laws::Judgement;
use serde_json::{Map, Value};
use table::{Seat, SeatSet, name};

use crate::{
    Correction, Draft, Entry, Fault, Game, Hand, Melds, Noted, SHEET_FORMAT, Scores, Sheet, Status, Void,
    Why, score,
};

/// A sheet that is written on. It has a game at least; what is written can always be scored.
#[derive(Clone, PartialEq, Debug)]
pub struct Book(Sheet);

impl Book {
    /// A sheet of one game, which begins: the first of these people sit at the chairs, clockwise.
    ///
    /// # Errors
    /// Why there can't be one.
    pub fn begin(
        rules: &AnyRules,
        people: &[String],
        dealer: Seat,
        date: Option<String>,
    ) -> Result<Self, Fault> {
        let people = name::check_all(people)
            .map_err(|(number, fault)| Fault::at(format!("people[{number}]"), Why::Name(fault)))?;
        let players = people.iter().take(rules.seats()).cloned().collect();
        let games = vec![Game::new(players, dealer)];
        let (format, rules, undone) = (SHEET_FORMAT.to_owned(), rules.to_json(), Vec::new());
        let sheet = Sheet { format, date, rules, people, games, undone };
        score(&sheet)?;
        Ok(Self(sheet))
    }

    /// Opens a sheet; nothing if no game has begun on it.
    #[must_use]
    pub fn open(sheet: Sheet) -> Option<Self> {
        (!sheet.games.is_empty()).then_some(Self(sheet))
    }

    /// The sheet.
    #[must_use]
    pub const fn sheet(&self) -> &Sheet {
        &self.0
    }

    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.0.games[self.0.games.len() - 1]
    }

    fn game_mut(&mut self) -> &mut Game {
        let last = self.0.games.len() - 1;
        &mut self.0.games[last]
    }

    /// The hand that is being written.
    #[must_use]
    pub fn draft(&self) -> &Draft {
        &self.game().draft
    }

    /// The same, to be changed.
    pub fn draft_mut(&mut self) -> &mut Draft {
        &mut self.game_mut().draft
    }

    /// Its rules.
    ///
    /// # Errors
    /// They can't be played.
    pub fn rules(&self) -> Result<AnyRules, Fault> {
        self.0.rules_of(self.0.games.len() - 1)
    }

    /// What the sheet comes to.
    ///
    /// # Errors
    /// Something on it can't be.
    pub fn scores(&self) -> Result<Scores, Fault> {
        score(&self.0)
    }

    /// The number of the next hand, from 1.
    #[must_use]
    pub fn next_hand(&self) -> usize {
        self.game().rows() + 1
    }

    /// Writes an entry, unless the sheet can't be scored with it.
    ///
    /// # Errors
    /// Why it can't be.
    pub fn write(&mut self, entry: Entry) -> Result<(), Fault> {
        let before = self.game().clone();
        self.game_mut().write(entry);
        self.scores().map(drop).inspect_err(|_| *self.game_mut() = before)?;
        self.0.undone.clear();
        Ok(())
    }

    /// Whether an entry says of a hand what was written of the one before, which hardly ever happens twice.
    #[must_use]
    pub fn is_repeated(&self, entry: &Entry) -> bool {
        let stands = |number| self.game().stands(number).flatten();
        let is_hand = |entry: &&Entry| !matches!(entry, Entry::Points(_));
        let last = (0..self.game().hands.len()).rev().filter_map(stands).find(is_hand);
        match (last, entry) {
            (Some(Entry::Hand(one)), Entry::Hand(other)) => {
                let of = |hand: &Hand| Hand { dealer: None, note: None, first: Vec::new(), ..hand.clone() };
                of(one) == of(other)
            }
            (Some(Entry::Melds(one)), Entry::Melds(other)) => {
                Melds { dealer: None, ..one.clone() } == Melds { dealer: None, ..other.clone() }
            }
            _ => false,
        }
    }

    /// Writes an entry in the place of the hand that was being written.
    ///
    /// # Errors
    /// Why it can't be.
    pub fn finish(&mut self, entry: Entry) -> Result<(), Fault> {
        self.write(entry)?;
        *self.draft_mut() = Draft::default();
        Ok(())
    }

    /// Takes the last step back: an entry, or the beginning of a game after the first, with the hand that was being
    /// written in it; false if there is none.
    pub fn undo(&mut self) -> bool {
        if self.game_mut().undo() {
            return true;
        }
        let begun = self.can_undo().then(|| self.0.games.pop()).flatten();
        let Some(game) = begun else { return false };
        self.0.people.retain(|name| !game.newcomers.contains(name));
        self.0.undone.insert(0, game);
        true
    }

    /// Takes the step again that was undone last; false if there is none.
    pub fn redo(&mut self) -> bool {
        if self.game_mut().redo() {
            return true;
        }
        let redone = !self.0.undone.is_empty();
        if redone {
            let game = self.0.undone.remove(0);
            self.0.people.extend(game.newcomers.iter().cloned());
            self.0.games.push(game);
        }
        redone
    }

    /// Whether there is a step to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.game().hands.is_empty() || self.0.games.len() > 1
    }

    /// Whether there is one to take again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.game().undone.is_empty() || !self.0.undone.is_empty()
    }

    /// Says who got to the target first; false if no hand asks for it \[FH-END-4\].
    pub fn tell_first(&mut self, seats: &[Seat]) -> bool {
        self.game_mut().tell_first(seats)
    }

    /// Plays by other values of some axes from now on.
    ///
    /// # Errors
    /// They can't score what stands on it.
    pub fn change_rules(&mut self, changes: Map<String, Value>) -> Result<(), Fault> {
        let mut map = self.rules()?.to_json();
        map.extend(changes);
        let before = self.game_mut().rules.replace(map);
        self.scores().map(drop).inspect_err(|_| self.game_mut().rules = before)
    }

    /// Begins another game of the same people at the same chairs.
    ///
    /// # Errors
    /// Something on the sheet can't be.
    pub fn play_again(&mut self) -> Result<(), Fault> {
        let dealer = self.next_dealer()?;
        let last = self.game();
        let mut game = Game::new(last.players.clone(), dealer);
        game.rules.clone_from(&last.rules);
        self.forget_undone();
        self.0.games.push(game);
        Ok(())
    }

    /// What was undone can't be brought back any more: something else is done.
    fn forget_undone(&mut self) {
        self.game_mut().undone.clear();
        self.0.undone.clear();
    }

    /// The dealer of the next game \[FH-END-7\].
    fn next_dealer(&self) -> Result<Seat, Fault> {
        let rules = self.rules()?;
        let game = self.scores()?.games.pop();
        let Some(game) = game else { return Ok(self.game().dealer) };
        let winners: SeatSet = game.winners.iter().copied().collect();
        let last = game.rows.iter().rev().find_map(|row| row.dealer).unwrap_or(self.game().dealer);
        let left = last.after(1, rules.seats());
        Ok(match rules {
            AnyRules::FiveHundred(rules) => rules.dealer_of_next_game(last, winners).unwrap_or(left),
            AnyRules::Rummy500(_) => left,
        })
    }

    /// Goes on with the games of another sheet, whose people may be new. Whoever has the same name as somebody on this
    /// one is that person.
    ///
    /// # Errors
    /// Why it can't be.
    pub fn go_on(&mut self, Self(other): Self) -> Result<(), Fault> {
        let mut sheet = self.0.clone();
        let mut known = Vec::new();
        for (number, written) in other.people.iter().enumerate() {
            let same = self.0.people.iter().find(|name| *name == written);
            let same = same.or_else(|| self.0.people.iter().find(|name| name::is_same(name, written)));
            known.push(match same {
                Some(name) => name.clone(),
                None => {
                    let place = |fault| Fault::at(format!("people[{number}]"), Why::Name(fault));
                    let name = name::check_beside(written, &sheet.people).map_err(place)?;
                    sheet.people.push(name.clone());
                    name
                }
            });
        }
        let rename = |player: String| {
            let number = other.people.iter().position(|name| *name == player);
            number.map_or(player, |number| known[number].clone())
        };
        let rules = Some(other.rules);
        let mut newcomers = sheet.people[self.0.people.len()..].to_vec();
        sheet.games.extend(other.games.into_iter().map(|game| Game {
            rules: rules.clone(),
            players: game.players.into_iter().map(rename).collect(),
            newcomers: std::mem::take(&mut newcomers),
            ..game
        }));
        score(&sheet)?;
        self.0 = sheet;
        // The game that was played before is the one before those that came.
        self.0.undone.clear();
        self.0.games.iter_mut().for_each(|game| game.undone.clear());
        Ok(())
    }

    /// The seats that can have got to the target first, together where they score together; none where that doesn't
    /// decide \[FH-END-4\].
    ///
    /// # Errors
    /// Something on the sheet can't be.
    pub fn race(&self) -> Result<Vec<SeatSet>, Fault> {
        let game = self.scores()?.games.pop().filter(|game| game.status == Status::WhoWasFirst);
        let among: SeatSet = game.into_iter().flat_map(|game| game.race).collect();
        Ok(self.rules()?.sides().into_iter().filter(|column| column.intersects(among)).collect())
    }

    /// Writes what was ruled on the hand that is played, in words too: a void deal at once, all else when the hand is
    /// finished. The seats of the ruling are counted from `first`.
    ///
    /// # Errors
    /// Why it can't be.
    pub fn take_ruling(&mut self, judgement: &Judgement, words: String, first: Seat) -> Result<(), Fault> {
        let noted = Noted::of(judgement, words, first, self.game().players.len());
        if noted.void {
            return self.finish(Entry::Void(Void { note: Some(noted.note) }));
        }
        let draft = self.draft_mut();
        (draft.unscored, draft.note, draft.noted) = (noted.unscored, Some(noted.note), None);
        draft.made = noted.made.or(draft.made);
        Ok(())
    }

    /// Notes two rulings that people disagree about on the hand that is played, each in words too. The seats of the
    /// rulings are counted from `first`.
    pub fn note_both(&mut self, rulings: [(&Judgement, String); 2], first: Seat) {
        let seats = self.game().players.len();
        let noted = rulings.map(|(judgement, words)| Noted::of(judgement, words, first, seats));
        self.draft_mut().noted = Some(Box::new(noted));
    }

    /// Takes one of the two rulings that are noted on the last hand, by its number; none of them if the hand counts as
    /// it was played. False if nothing waits.
    ///
    /// # Errors
    /// Why it can't be.
    pub fn settle(&mut self, ruling: Option<usize>) -> Result<bool, Fault> {
        let Some(entry) = self.scores()?.games.pop().and_then(|game| game.unsettled) else {
            return Ok(false);
        };
        let Some(Some(Entry::Hand(hand))) = self.game().stands(entry) else { return Ok(false) };
        let taken = ruling.and_then(|number| hand.noted.as_ref()?.get(number));
        let to = match taken {
            Some(noted) => noted.applied(hand),
            None => Entry::Hand(Hand { noted: None, ..hand.clone() }),
        };
        self.write(Entry::Correct(Correction { entry, to: Some(Box::new(to)), agreed: false }))?;
        Ok(true)
    }
}
