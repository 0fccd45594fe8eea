//! Everything that chance decides in a match, from one seed: the same seed gives the same game, whatever was undone
//! or resumed in between. Each use has a key stream of its own, so nothing learnt from one deal says anything about
//! another.

use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};
use table::{Seat, Seed};

/// What a stream is for.
#[derive(Clone, Copy)]
enum Use {
    Deal = 1,
    Bot = 2,
    FirstDealer = 3,
    Draw = 4,
    Cut = 5,
    Error = 6,
}

/// The seed of a match.
#[derive(Clone, Copy, Debug)]
pub(super) struct MatchSeed(pub Seed);

impl MatchSeed {
    /// A seed from the operating system; `None` if it has none to give.
    pub(super) fn fresh() -> Option<Self> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok().map(|()| Self(Seed(bytes)))
    }

    fn stream(self, what: Use, game: u32, number: u32) -> ChaCha20Rng {
        let mut stream = ChaCha20Rng::from_seed(self.0.0);
        stream.set_stream((what as u64) << 56 | u64::from(game) << 32 | u64::from(number));
        stream
    }

    /// The seed of a deal.
    pub(super) fn deal(self, game: u32, hand: usize) -> Seed {
        let mut bytes = [0; 32];
        self.stream(Use::Deal, game, hand as u32).fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// The seed of a bot for one decision: the hand, how many actions came before, and its seat. Nothing is carried
    /// from one decision to the next, so an undone move is decided the same way again.
    pub(super) fn bot(self, game: u32, hand: usize, actions: usize, seat: Seat) -> u64 {
        let number = (hand as u32) << 16 | (actions as u32 & 0x1fff) << 3 | u32::from(seat.0);
        self.stream(Use::Bot, game, number).next_u64()
    }

    /// The first dealer of a game where nothing but chance decides.
    pub(super) fn first_dealer(self, game: u32, seats: usize) -> Seat {
        let word = self.stream(Use::FirstDealer, game, 0).next_u64();
        Seat((word % seats as u64) as u8)
    }

    /// Where a bot cuts the pack: one of a number of places.
    pub(super) fn cut(self, game: u32, hand: usize, places: usize) -> usize {
        (self.stream(Use::Cut, game, hand as u32).next_u64() % places.max(1) as u64) as usize
    }

    /// Whether and how a bot of an open table errs after so many acts of a hand.
    pub(super) fn error(self, game: u32, hand: usize, acts: usize) -> u64 {
        self.stream(Use::Error, game, (hand as u32) << 16 | (acts as u32 & 0xffff)).next_u64()
    }

    /// The seed of the pack from which the players draw for the deal \[FH-DRAW-1\].
    pub(super) fn draw(self, game: u32) -> Seed {
        let mut bytes = [0; 32];
        self.stream(Use::Draw, game, 0).fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_use_has_its_own_stream() {
        let seed = MatchSeed(Seed([7; 32]));
        assert_eq!(seed.deal(0, 3), seed.deal(0, 3));
        assert_ne!(seed.deal(0, 3), seed.deal(0, 4));
        assert_ne!(seed.deal(0, 3), seed.deal(1, 3));
        assert_ne!(seed.deal(0, 0), seed.draw(0));
        assert_ne!(seed.bot(0, 0, 4, Seat(1)), seed.bot(0, 0, 4, Seat(2)));
        assert_ne!(seed.bot(0, 0, 4, Seat(1)), seed.bot(0, 0, 5, Seat(1)));
        assert!(seed.first_dealer(0, 5).index() < 5);
    }
}
