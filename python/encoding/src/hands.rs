//! Many hands at once, on several threads.

use std::sync::Arc;

use cards::Card;
use five_hundred::{Rules, View};
use players::{Level, Player, RandomPlayer, seed_of};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use rayon::prelude::*;
use table::{Seat, Seed, shuffle};

use crate::{
    hand::{Hand, Refused},
    space::Space,
};

/// The players of the seats that the caller doesn't play.
///
/// ```
/// use encoding::Opponents;
/// use players::Level;
///
/// assert_eq!("club".parse(), Ok(Opponents::Level(Level::Club)));
/// assert!("wizard".parse::<Opponents>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponents {
    /// Each legal move is equally likely.
    Random,
    /// Players of a level.
    Level(Level),
}

impl Opponents {
    /// One of these players.
    #[must_use]
    pub fn player(self, seed: u64) -> Box<dyn Player<Rules>> {
        match self {
            Self::Random => Box::new(RandomPlayer::new(seed)),
            Self::Level(level) => level.player(seed),
        }
    }
}

impl std::str::FromStr for Opponents {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "random" => Ok(Self::Random),
            level => level.parse().map(Self::Level).map_err(|_| {
                let names = Level::ALL.map(Level::name).join(", ");
                format!("there are no players named \"{level}\" (there are random, {names})")
            }),
        }
    }
}

/// Where the outcome of a step is written, one row for each hand.
#[derive(Debug)]
pub struct Buffers<'a> {
    /// What the seat to move sees: [`Space::plane_count`] planes of a byte for each card of the pack.
    pub planes: &'a mut [u8],
    /// The same: [`Space::number_count`] numbers.
    pub numbers: &'a mut [i32],
    /// Its legal moves: a byte for each move of the space.
    pub masks: &'a mut [u8],
    /// The seat to move.
    pub seats: &'a mut [u8],
    /// What the hand that has just ended brought each seat, in points: 0 while a hand goes on.
    pub points: &'a mut [f32],
    /// 1 where a hand has just ended: the rest of the row is of the next hand, which has been dealt.
    pub ended: &'a mut [u8],
}

/// As many hands are done on one thread at least: fewer aren't worth handing over.
const AT_ONCE: usize = 64;

/// Hands that go on side by side, each a new one as soon as the last has ended. The scores begin at 0 in each.
///
/// ```
/// use std::sync::Arc;
/// use encoding::{Buffers, Hands, Space};
/// use five_hundred::Rules;
///
/// let space = Arc::new(Space::new(Rules::preset("australian-4")?));
/// let mut hands = Hands::new(space.clone(), 2, 7);
/// let (moves, cards) = (space.moves().len(), space.columns().len());
/// let (mut planes, mut numbers) =
///     (vec![0; 2 * space.plane_count() * cards], vec![0; 2 * space.number_count()]);
/// let (mut masks, mut seats, mut points, mut ended) = (vec![0; 2 * moves], [0; 2], [0.0; 8], [0; 2]);
/// let mut buffers = Buffers {
///     planes: &mut planes, numbers: &mut numbers, masks: &mut masks,
///     seats: &mut seats, points: &mut points, ended: &mut ended,
/// };
/// hands.write(&mut buffers);
/// assert_eq!((buffers.masks[0], buffers.ended[0]), (1, 0));
/// for _ in 0..4 {
///     hands.step(&[0, 0], &mut buffers)?;
/// }
/// // All have passed in both.
/// assert_eq!(buffers.ended, [1, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Hands {
    space: Arc<Space>,
    slots: Vec<Slot>,
    /// The seat that the caller plays, and who plays the others.
    learner: Option<(Seat, Opponents)>,
    /// Whether the end of a hand is shown, and a step begins the next.
    shows_end: bool,
}

#[derive(Debug)]
struct Slot {
    hand: Hand,
    dealer: Seat,
    pack: Vec<Card>,
    moves: Vec<usize>,
    /// Used again and again for what is written.
    view: View,
    seed: u64,
    place: u64,
    dealt: u64,
    dice: ChaCha8Rng,
}

/// A move that can't be done, and of which hand.
///
/// ```
/// use encoding::Refused;
///
/// let error = encoding::RefusedIn { hand: 3, why: Refused::NotDealt };
/// assert_eq!(error.to_string(), "in hand 3: no hand is being played: deal one");
/// ```
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
#[error("in hand {hand}: {why}")]
pub struct RefusedIn {
    /// The hand.
    pub hand: usize,
    /// The reason.
    pub why: Refused,
}

impl Hands {
    /// A number of hands in which the caller plays every seat. The seed of a deal is 32 bytes: `seed`, the number of
    /// the deal in its hand, and the place of the hand, 8 bytes each with the lowest first, and 0 for the rest. So any
    /// of them can be dealt again elsewhere, and no two seeds share one.
    #[must_use]
    pub fn new(space: Arc<Space>, count: usize, seed: u64) -> Self {
        let slot = |place| Slot::new(&space, seed, place as u64);
        let mut hands =
            Self { slots: (0..count).map(slot).collect(), space, learner: None, shows_end: false };
        hands.restart();
        hands
    }

    /// The same where the caller plays one seat, and others play the rest.
    #[must_use]
    pub fn with_others(self, learner: Seat, others: Opponents) -> Self {
        let mut hands = Self { learner: Some((learner, others)), ..self };
        hands.restart();
        hands
    }

    /// The same where a hand that has ended is shown as it ended, to the learner or to seat 0, with no legal move: the
    /// next step deals the next one, whatever its move. Otherwise that is done at once.
    #[must_use]
    pub fn showing_ends(self) -> Self {
        Self { shows_end: true, ..self }
    }

    /// The moves and shapes.
    #[must_use]
    pub const fn space(&self) -> &Arc<Space> {
        &self.space
    }

    /// How many hands there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.slots.len()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// One of the hands.
    #[must_use]
    pub fn hand(&self, place: usize) -> Option<&Hand> {
        self.slots.get(place).map(|slot| &slot.hand)
    }

    /// How one of the hands came to where it stands: the dealer, the pack from its top as columns, and the moves.
    #[must_use]
    pub fn history(&self, place: usize) -> Option<(Seat, Vec<usize>, &[usize])> {
        let slot = self.slots.get(place)?;
        let pack = slot.pack.iter().map(|&card| self.space.column(card)).collect();
        Some((slot.dealer, pack, &slot.moves))
    }

    /// Begins all of them anew, with the first cards.
    fn restart(&mut self) {
        let (space, learner) = (&self.space, self.learner);
        self.slots.par_iter_mut().for_each(|slot| {
            *slot = Slot::new(space, slot.seed, slot.place);
            slot.deal();
            slot.go_to(learner, false, &mut |_| {});
        });
    }

    /// Does one move in each hand, and writes where they have come to.
    ///
    /// # Errors
    /// The first move that isn't legal; none at all has been done.
    ///
    /// # Panics
    /// If there isn't one move for each hand, or a buffer is too short.
    pub fn step(&mut self, moves: &[i64], buffers: &mut Buffers<'_>) -> Result<(), RefusedIn> {
        assert_eq!(moves.len(), self.slots.len(), "one move for each hand");
        self.check(moves)?;
        let (learner, shows_end) = (self.learner, self.shows_end);
        let slots = self.slots.par_iter_mut().zip(moves).zip(rows(&self.space, buffers));
        slots.with_min_len(AT_ONCE).for_each(|((slot, &action), mut row)| {
            row.begin();
            if slot.hand.turn().is_none() {
                slot.deal();
            } else {
                slot.play(action as usize);
            }
            slot.go_to(learner, shows_end, &mut |hand| row.end(hand));
            row.write(slot, learner);
        });
        Ok(())
    }

    fn check(&self, moves: &[i64]) -> Result<(), RefusedIn> {
        let refused = |(place, (slot, &action)): (usize, (&Slot, &i64))| {
            // The next hand is dealt, whatever the move.
            slot.hand.turn()?;
            let last = self.space.moves().len() - 1;
            let why = match usize::try_from(action) {
                Ok(number) => slot.hand.check(number).err()?,
                Err(_) => Refused::NoSuchMove { found: action, last },
            };
            Some(RefusedIn { hand: place, why })
        };
        let slots = self.slots.par_iter().zip(moves).enumerate().with_min_len(AT_ONCE);
        slots.find_map_first(refused).map_or(Ok(()), Err)
    }

    /// Writes where the hands stand, none of them just ended.
    ///
    /// # Panics
    /// If a buffer is too short.
    pub fn write(&mut self, buffers: &mut Buffers<'_>) {
        let learner = self.learner;
        let slots = self.slots.par_iter_mut().zip(rows(&self.space, buffers));
        slots.with_min_len(AT_ONCE).for_each(|(slot, mut row)| {
            row.begin();
            row.write(slot, learner);
        });
    }
}

/// The seed of a deal: see [`Hands::new`].
fn seed_of_deal(seed: u64, deal: u64, place: u64) -> Seed {
    let mut bytes = seed_of(seed, deal);
    bytes.0[16..24].copy_from_slice(&place.to_le_bytes());
    bytes
}

impl Slot {
    fn new(space: &Arc<Space>, seed: u64, place: u64) -> Self {
        Self {
            hand: Hand::new(space.clone()),
            dealer: Seat(0),
            pack: Vec::new(),
            moves: Vec::new(),
            view: Hand::new(space.clone()).view(Seat(0)),
            seed,
            place,
            dealt: 0,
            // No hand is ever dealt with this one.
            dice: ChaCha8Rng::from_seed(seed_of_deal(seed, u64::MAX, place).0),
        }
    }

    /// Deals the next hand of the series; the deal passes to the left.
    fn deal(&mut self) {
        let space = self.hand.space().clone();
        let rules = space.rules();
        self.pack.clear();
        self.pack.extend_from_slice(space.columns());
        shuffle(seed_of_deal(self.seed, self.dealt, self.place), &mut self.pack);
        self.hand = Hand::new(space.clone());
        self.dealer = Seat((self.dealt % rules.seats() as u64) as u8);
        self.hand.deal(self.dealer, &self.pack);
        self.moves.clear();
        self.dealt += 1;
    }

    /// Does a move that has been checked.
    fn play(&mut self, number: usize) {
        if self.hand.play(number).is_ok() {
            self.moves.push(number);
        }
    }

    /// Goes on until the caller has a move to make, or is shown the end of a hand; says when a hand has ended.
    fn go_to(&mut self, learner: Option<(Seat, Opponents)>, shows_end: bool, end: &mut impl FnMut(&Hand)) {
        loop {
            match (self.hand.turn(), learner) {
                (None, _) => {
                    end(&self.hand);
                    if shows_end {
                        return;
                    }
                    self.deal();
                }
                (Some(seat), Some((own, others))) if seat != own => self.play_for(seat, others),
                _ => return,
            }
        }
    }

    fn play_for(&mut self, seat: Seat, others: Opponents) {
        let mut player = others.player(self.dice.next_u64());
        let action = player.decide(self.hand.space().rules(), &self.hand.view(seat)).action;
        self.moves.extend(self.hand.space().moves_of(action));
        self.hand.act(action);
    }
}

/// A row of the buffers.
struct Row<'a> {
    planes: &'a mut [u8],
    numbers: &'a mut [i32],
    mask: &'a mut [u8],
    seat: &'a mut u8,
    points: &'a mut [f32],
    ended: &'a mut u8,
}

/// The rows of buffers.
fn rows<'a>(space: &Space, buffers: &'a mut Buffers<'_>) -> impl IndexedParallelIterator<Item = Row<'a>> {
    let cells = space.plane_count() * space.columns().len();
    let planes = buffers.planes.par_chunks_exact_mut(cells);
    let numbers = buffers.numbers.par_chunks_exact_mut(space.number_count());
    let masks = buffers.masks.par_chunks_exact_mut(space.moves().len());
    let points = buffers.points.par_chunks_exact_mut(space.rules().seats());
    let seats = buffers.seats.par_iter_mut();
    let ended = buffers.ended.par_iter_mut();
    let zipped = planes.zip(numbers).zip(masks).zip(seats).zip(points).zip(ended);
    zipped.map(|(((((planes, numbers), mask), seat), points), ended)| Row {
        planes,
        numbers,
        mask,
        seat,
        points,
        ended,
    })
}

impl Row<'_> {
    fn begin(&mut self) {
        self.points.fill(0.0);
        *self.ended = 0;
    }

    fn end(&mut self, hand: &Hand) {
        for (points, brought) in self.points.iter_mut().zip(hand.points()) {
            *points += brought as f32;
        }
        *self.ended = 1;
    }

    fn write(&mut self, slot: &mut Slot, learner: Option<(Seat, Opponents)>) {
        let seat = slot.hand.turn().or(learner.map(|(seat, _)| seat)).unwrap_or_default();
        *self.seat = seat.0;
        slot.hand.write_by(&mut slot.view, seat, self.planes, self.numbers, self.mask);
    }
}
