//! What a played card costs on its way from the tap to the scene and to the browser's store, in bytes:
//! `cargo run -p desk --example played_card`. The player of a hand of `australian-4` passes and plays the first card
//! they may.

use desk::wire::{DeskReply, DeskRequest, Moment, Opening, Panel, Scene, TableRequest};
use desk::{Answer, Desk};
use five_hundred::Rules;
use serde::Serialize;
use table::{Seed, Seq};
use texts::Lang;

/// Sums over the cards played.
#[derive(Default)]
struct Sums {
    cards: usize,
    request: usize,
    reply: usize,
    saved: usize,
    log: usize,
}

fn main() {
    let opening = Opening {
        rules: "australian-4".to_owned(),
        levels: vec!["beginner".to_owned()],
        ..Opening::default()
    };
    let mut desk = match Desk::open::<Rules>(&opening, Seed([7; 32]), Lang::En) {
        Ok(desk) => desk,
        Err(why) => return eprintln!("{why}"),
    };
    let mut sums = Sums::default();
    let mut request = TableRequest::Look;
    while sums.cards < 10 {
        let entries = entries(&desk);
        let asked = bytes(&DeskRequest::from(request.clone()));
        let is_card = matches!(&request, TableRequest::Act(action) if action != "pass");
        let reply = match desk.answer(request.into()) {
            Ok(Answer::Reply(reply)) => reply,
            other => return eprintln!("{other:?}"),
        };
        if is_card {
            sums.cards += 1;
            sums.request += asked;
            sums.reply += bytes(&reply);
            sums.saved += desk.lines_from(entries).len();
            sums.log += desk.save().map_or(0, |log| log.len());
        }
        let DeskReply::Table(update) = reply else { return eprintln!("no table: {reply:?}") };
        request = next(&update.scene);
    }
    let each = |sum: usize| sum / sums.cards;
    println!("bytes for each card that the player plays, of {}:", sums.cards);
    println!("{:6} asked of the worker", each(sums.request));
    println!("{:6} replied: the scene and what happened", each(sums.reply));
    println!("{:6} written to the store, of a log of {}", each(sums.saved), each(sums.log));
}

/// How many entries the log has.
fn entries(desk: &Desk) -> Seq {
    Seq(desk.lines_from(Seq::default()).lines().count() as u64)
}

fn bytes(message: &impl Serialize) -> usize {
    postcard::to_allocvec(message).map_or(0, |bytes| bytes.len())
}

/// What the player does at a scene.
fn next(scene: &Scene) -> TableRequest {
    if scene.moment != Moment::Mine {
        return TableRequest::Next;
    }
    if let Panel::Bids(_) = scene.panel {
        return TableRequest::Act("pass".to_owned());
    }
    let legal = scene.hand_view.iter().flat_map(|hand| &hand.cards).find(|card| card.legal);
    legal.map_or(TableRequest::Next, |card| TableRequest::Act(card.card.to_string()))
}
