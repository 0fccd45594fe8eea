//! Five Hundred as a match: who sits where, what happened, claims, and the judge who sees all cards.

mod claim;
mod draw;
mod game;
mod happened;
mod oracle;
