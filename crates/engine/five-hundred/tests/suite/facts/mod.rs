//! Hands and games scored from plain facts: as the game scores them, as the rulebook says, and not if they can't be.

mod agree;
mod by_hand;
mod impossible;
