//! Five Hundred as a match: where people sit, claims, and the judge who sees all cards.

mod claim;
mod draw;
mod game;
mod oracle;
