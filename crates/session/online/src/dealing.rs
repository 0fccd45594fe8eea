//! The exchange before a deal, and the deal that follows from it \[NOT-REC-13\].

use card_match::{Draw, Match, MatchGame};
use fair_shuffle::{Commitment, DealId, Exchange, Nonce, Proof, Purpose, Secret, derived};
use online_wire::{Moment, ParticipantId};
use table::{Command, DealSource, Seat, Seed, Start};

use crate::{OnlineTable, times};

/// The deal that is prepared.
#[derive(Clone, Default, Debug)]
pub(crate) struct Dealing {
    /// Its number, counted from 0 through all games of the match.
    number: u32,
    all_commitments: Vec<(ParticipantId, Commitment)>,
    committed: Option<Committed>,
}

/// What the server has committed to.
#[derive(Clone, Debug)]
struct Committed {
    secret: Secret,
    exchange: Exchange,
    since: Moment,
}

impl Dealing {
    pub(crate) const fn number(&self) -> u32 {
        self.number
    }

    /// Goes on to the deal of this number, which comes from outside.
    pub(crate) fn skip_to(&mut self, number: u32) {
        *self = Self { number, ..Self::default() };
    }

    pub(crate) fn make_commitment(&mut self, participant: ParticipantId, commitment: Commitment) {
        self.all_commitments.retain(|&(other, _)| other != participant);
        self.all_commitments.push((participant, commitment));
    }

    pub(crate) fn commitments_made(&self) -> impl Iterator<Item = ParticipantId> {
        self.all_commitments.iter().map(|&(participant, _)| participant)
    }

    pub(crate) fn commit(&mut self, table: &str, secret: Secret, people: &[ParticipantId], since: Moment) {
        let deal = DealId { table: table.to_owned(), number: self.number };
        let part = self.all_commitments.iter().filter(|(participant, _)| people.contains(participant));
        let part = part.map(|&(participant, commitment)| (participant.0, commitment));
        self.committed = Some(Committed { exchange: Exchange::begin(deal, &secret, part), secret, since });
    }

    pub(crate) fn show(&mut self, participant: ParticipantId, nonce: Nonce) {
        if let Some(committed) = &mut self.committed {
            // What doesn’t fit was refused.
            let _ = committed.exchange.open(participant.0, nonce);
        }
    }

    /// The exchange, once the server has committed itself.
    pub(crate) fn exchange(&self) -> Option<&Exchange> {
        self.committed.as_ref().map(|committed| &committed.exchange)
    }

    /// When the cards are dealt: at once when everybody has shown their nonce.
    pub(crate) fn closes(&self) -> Option<Moment> {
        let Committed { exchange, since, .. } = self.committed.as_ref()?;
        Some(if exchange.is_complete() { *since } else { since.after(times::NONCE) })
    }

    pub(crate) fn delay(&mut self, length: u64) {
        if let Some(committed) = &mut self.committed {
            committed.since = committed.since.after(length);
        }
    }

    /// What the deal follows from.
    pub(crate) fn proof(&self) -> Option<Proof> {
        let Committed { secret, exchange, .. } = self.committed.clone()?;
        Some(exchange.close(secret))
    }

    /// The same; the next deal is another.
    pub(crate) fn close(&mut self) -> Option<Proof> {
        let proof = self.proof();
        *self = Self { number: self.number + 1, ..Self::default() };
        proof
    }
}

/// How a game begins that the next deal is the first of, and the draw for it.
pub(crate) fn drawn<G: MatchGame>(game: &Match<G>, proof: &Proof) -> Option<(Start, Option<Draw>)> {
    let from = |purpose| proof.seed().ok().map(|seed| derived(seed, &proof.deal, purpose));
    let draw = from(Purpose::Draw)?;
    let (mut start, draw) = match game.log().entries().is_empty() {
        true => game.first_start(draw),
        false => game.next_start(draw),
    };
    let seats = game.rules().seats();
    let by_chance = Seat(one_of(from(Purpose::FirstDealer)?, seats) as u8);
    start.first.get_or_insert(by_chance);
    Some((start, draw))
}

/// One of so many, as a seed says.
fn one_of(seed: Seed, count: usize) -> usize {
    let [a, b, c, d, e, f, g, h, ..] = seed.0;
    (u64::from_be_bytes([a, b, c, d, e, f, g, h]) % count.max(1) as u64) as usize
}

impl<G: MatchGame> OnlineTable<G> {
    /// The entries of the match with which the cards are dealt that were prepared.
    pub(crate) fn deal_entries(&self) -> Option<Vec<table::Entry<G>>> {
        if self.given.is_some() {
            return self.given_entries();
        }
        let proof = self.dealing.proof()?;
        let seed = proof.seed().ok()?;
        let mut game = self.game.clone();
        let mut entries = Vec::new();
        if !self.has_game() || game.is_over() {
            let (start, _) = drawn(&game, &proof)?;
            let entry = game.propose(None, Command::Game(start)).ok()?;
            game.apply(entry.clone());
            entries.push(entry);
        }
        let dealer = game.next_dealer()?;
        let cut = self.opening.options.cut.then(|| self.cut(&game, dealer, &proof, seed));
        let source = DealSource::Seed { seed, cut };
        entries.push(game.propose(None, Command::Deal { dealer, source }).ok()?);
        Some(entries)
    }

    /// How many cards are lifted: as many as the person on the dealer’s right said, if they did.
    fn cut(&self, game: &Match<G>, dealer: Seat, proof: &Proof, seed: Seed) -> usize {
        let (cuts, seats) = (game.cuts(), game.rules().seats());
        let cutter = game.person_at(dealer.after(seats - 1, seats));
        let place = cutter.and_then(|person| self.roster.places.get(person.0 as usize));
        let wanted = place.and_then(|place| place.participant).and_then(|participant| {
            self.ready.iter().find(|ready| ready.participant == participant).and_then(|ready| ready.cut)
        });
        let by_chance =
            || cuts.start() + one_of(derived(seed, &proof.deal, Purpose::Cut), cuts.clone().count());
        wanted.filter(|cut| cuts.contains(cut)).unwrap_or_else(by_chance)
    }
}
