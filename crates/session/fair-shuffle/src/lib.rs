//! Deals that nobody chose. Whoever deals publishes the hash of a secret, and everybody at the table that of a nonce of
//! their own, before either is shown; the seed of the deal follows from all of them \[NOT-REC-13\].
//!
//! No player alone chooses a deal then, nor does the dealer beforehand. A dealer who keeps k people from showing their
//! nonces may choose among 2^k deals, and everybody sees who was left out. Whoever deals still knows every card.
//!
//! ```
//! use fair_shuffle::{DealId, Exchange, Nonce, Secret};
//!
//! let deal = DealId { table: "friday".to_owned(), number: 0 };
//! let (secret, mae) = (Secret([1; 32]), Nonce([2; 32]));
//! let mut exchange = Exchange::begin(deal, &secret, [(0, mae.commit("friday", 0, 0))]);
//! exchange.open(0, mae)?;
//! let proof = exchange.close(secret);
//! let seed = proof.seed()?;
//! assert_eq!(proof.check(seed), Ok(()));
//! # Ok::<(), fair_shuffle::Fault>(())
//! ```
#![forbid(unsafe_code)]

mod digest;
mod exchange;
mod proof;

pub use digest::{Commitment, Nonce, NotHex, Secret};
pub use exchange::{Exchange, Participant};
pub use proof::{DealId, Fault, Proof, Purpose, derived};
