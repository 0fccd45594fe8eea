//! `kook verify`: whether the deals of a record follow from what was published before them \[NOT-REC-13\].

use std::process::ExitCode;

use fair_shuffle::{Fault, Proof};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{DealSource, HandRecord};
use texts::Texts;

use crate::{Failure, cli, print, replay};

/// What can be said of the deal of a hand.
enum Verdict {
    /// It follows. The people who were left out are named by their numbers.
    Follows { left_out: Vec<u32> },
    /// It doesn't.
    Fails(Fault),
    /// The record doesn't say from what it follows.
    Unproved,
}

pub(crate) fn verify(options: &cli::Verify, texts: Texts) -> Result<ExitCode, Failure> {
    let file = replay::name(&options.file);
    let mut all_follow = true;
    for game in replay::games(&options.file, None, table::MOST_HANDS, texts)? {
        if let Some(heading) = game.heading(texts).filter(|_| !options.json) {
            print(&heading)?;
        }
        if game.record.hands.is_empty() {
            all_follow = false;
            if !options.json {
                print(&texts.get("verify-nothing"))?;
            }
        }
        for (number, hand) in (1..).zip(&game.record.hands) {
            let verdict = judge(hand).map_err(|why| {
                let args = [
                    ("file", file.as_str().into()),
                    ("hand", number.into()),
                    ("why", why.to_string().into()),
                ];
                Failure::Sentence(texts.format("verify-unreadable", &args))
            })?;
            all_follow &= matches!(verdict, Verdict::Follows { .. });
            print(&if options.json {
                let game = game.place.map(|(number, _)| number - 1);
                to_json(game, number - 1, &verdict).to_string()
            } else {
                sentence(number, hand, &verdict, texts)
            })?;
        }
    }
    Ok(ExitCode::from(u8::from(!all_follow)))
}

/// Judges a deal; a proof that is none is an error.
fn judge(hand: &HandRecord) -> Result<Verdict, serde_json::Error> {
    let Some(proof) = &hand.proof else { return Ok(Verdict::Unproved) };
    let proof = Proof::deserialize(Value::Object(proof.clone()))?;
    let DealSource::Seed { seed, .. } = &hand.deal else { return Ok(Verdict::Fails(Fault::Seed)) };
    Ok(match proof.check(*seed) {
        Ok(()) => Verdict::Follows { left_out: proof.left_out().collect() },
        Err(fault) => Verdict::Fails(fault),
    })
}

/// The verdict on a hand for programs: the hand and its game, if there are several, from 0.
fn to_json(game: Option<usize>, hand: u32, verdict: &Verdict) -> Value {
    let (says, left_out, person) = match verdict {
        Verdict::Follows { left_out } => ("follows", left_out.as_slice(), None),
        Verdict::Unproved => ("unproved", &[][..], None),
        Verdict::Fails(fault) => match fault {
            Fault::Secret => ("secret", &[][..], None),
            Fault::Nonce { person } => ("nonce", &[][..], Some(*person)),
            Fault::Nobody { person } => ("nobody", &[][..], Some(*person)),
            Fault::Order => ("order", &[][..], None),
            Fault::Seed => ("seed", &[][..], None),
        },
    };
    let mut answer = json!({ "hand": hand, "verdict": says });
    if let Some(game) = game {
        answer["game"] = game.into();
    }
    if !left_out.is_empty() {
        answer["left_out"] = left_out.into();
    }
    if let Some(person) = person {
        answer["person"] = person.into();
    }
    answer
}

fn sentence(number: u32, hand: &HandRecord, verdict: &Verdict, texts: Texts) -> String {
    let seats = hand.proof.as_ref().and_then(|proof| proof.get("people")?.as_array().map(Vec::len));
    let head = [("hand", number.into()), ("people", seats.unwrap_or_default().into())];
    match verdict {
        Verdict::Unproved => texts.format("verify-unproved", &head),
        Verdict::Follows { left_out } if left_out.is_empty() => texts.format("verify-follows", &head),
        Verdict::Follows { left_out } => {
            let names: Vec<String> = left_out.iter().map(ToString::to_string).collect();
            let [hand, people] = head;
            texts.format("verify-without", &[hand, people, ("without", names.join(", ").into())])
        }
        Verdict::Fails(fault) => {
            let (key, person) = match fault {
                Fault::Secret => ("verify-fails-secret", 0),
                Fault::Nonce { person } => ("verify-fails-nonce", *person),
                Fault::Nobody { person } => ("verify-fails-nobody", *person),
                Fault::Order => ("verify-fails-order", 0),
                Fault::Seed => ("verify-fails-seed", 0),
            };
            let [hand, people] = head;
            texts.format(key, &[hand, people, ("person", person.into())])
        }
    }
}
