//! Whole games of every preset by a client that uses only what scenes offer, and what is offered is what is legal.

use ::five_hundred::Choices;
use ::rummy_500::{Action as RummyAction, Choices as RummyChoices};
use cards::CardSet;

use super::*;

/// More steps than any game takes.
const MOST_STEPS: usize = 40_000;

/// Plays until it is so; `check` sees every scene.
fn play<G: OnDesk>(
    local: &mut LocalTable<G>,
    dice: &mut Dice,
    mut check: impl FnMut(&mut LocalTable<G>, &Scene),
    until: impl Fn(&Scene) -> bool,
) {
    let mut scene = table(local, TableRequest::Look).scene;
    for _ in 0..MOST_STEPS {
        check(local, &scene);
        if until(&scene) {
            return;
        }
        let request = click(local, &scene, dice);
        let update = table(local, request);
        assert!(update.told.iter().all(|told| !told.words.is_empty()));
        scene = update.scene;
    }
    panic!("the game has no end: {scene:?}");
}

/// Every word of a scene is there, and every player.
fn is_whole(scene: &Scene, seats: usize) {
    let (bytes, json) = travels(scene);
    assert!(!json.contains('⟨') && !json.contains("{ $"), "{json}");
    assert_eq!(scene.players.len(), seats);
    assert!(!scene.ask.text.is_empty() && !scene.guidance.is_empty() && !scene.hand.is_empty(), "{json}");
    assert!(bytes.len() < 4_000, "{} bytes: {json}", bytes.len());
    no_sign_is_heard(&serde_json::from_str(&json).unwrap(), "");
    for player in scene.players.iter().filter(|player| player.turn) {
        let turns = ["your turn", "à vous"].map(|turn| player.words.contains(turn));
        assert_eq!(turns.contains(&true), player.me, "{}", player.words);
    }
}

/// What is there to be read aloud has words for suits, not signs.
fn no_sign_is_heard(value: &serde_json::Value, key: &str) {
    const HEARD: [&str; 8] = ["words", "above_words", "name", "title", "mark", "waiting", "status", "text"];
    match value {
        serde_json::Value::Object(map) => map.iter().for_each(|(key, value)| no_sign_is_heard(value, key)),
        serde_json::Value::Array(list) => list.iter().for_each(|value| no_sign_is_heard(value, key)),
        serde_json::Value::String(text) if HEARD.contains(&key) => {
            assert!(!text.contains(['♠', '♣', '♦', '♥']), "{key}: {text}");
        }
        _ => {}
    }
}

/// What a scene offers is exactly what the view allows.
fn offers_what_is_legal(local: &LocalTable<Rules>, scene: &Scene) {
    let choices = local.device().my().view().choices;
    let mut offered: Vec<String> = legal(offers(scene)).into_iter().map(|offer| offer.action).collect();
    let mut allowed: Vec<String> = match choices {
        Choices::Discard { from, count } if count > 0 => {
            let cards: CardSet = from.faces();
            assert_eq!(choosable(scene).into_iter().collect::<CardSet>().faces(), cards);
            assert_eq!(choosable(scene).len() as u32, from.len());
            assert!(matches!(scene.panel, Panel::Discard { count: asked, .. } if asked == count));
            Vec::new()
        }
        _ => choices.list().iter().map(ToString::to_string).collect(),
    };
    offered.sort();
    offered.dedup();
    allowed.sort();
    assert_eq!(offered, allowed, "{scene:?}");
}

/// The same in Rummy 500, where cards are picked first.
fn offers_what_is_legal_in_rummy(local: &mut LocalTable<Rummy>, scene: &Scene) {
    let view = local.device().my().view();
    let (list, _) = view.choices.list();
    let mut offered: Vec<String> = legal(offers(scene)).into_iter().map(|offer| offer.action).collect();
    assert!(offered.iter().all(|action| view.choices.contains(action.parse().unwrap())));
    if matches!(view.choices, RummyChoices::Turn(_)) {
        offered.clear();
        for action in list.iter().take(60) {
            let cards: Vec<Card> = match action {
                RummyAction::Meld(meld) => meld.cards().map(|card| card.card().face()).collect(),
                RummyAction::Lay(card, _) => vec![card.card().face()],
                RummyAction::Discard(card) => vec![card.face()],
                _ => panic!("{action}"),
            };
            let picked = ask(local, Pick(cards)).unwrap();
            assert!(
                picked
                    .offers
                    .iter()
                    .all(|offer| offer.legal == view.choices.contains(offer.action.parse().unwrap()))
            );
            let found = legal(picked.offers).into_iter().find(|offer| offer.action == action.to_string());
            assert!(found.is_some(), "{action} is out of reach");
        }
        return;
    }
    let mut allowed: Vec<String> = list.iter().map(ToString::to_string).collect();
    allowed.sort();
    offered.sort();
    offered.dedup();
    assert_eq!(offered, allowed);
}

#[test]
fn a_game_of_every_preset_is_played_by_clicks() {
    for (number, preset) in presets().enumerate() {
        let lang = Lang::ALL[number % 2];
        let mut local = five_hundred(preset, &setup(number as u8, lang));
        let seats = local.device().my().view().seats.len();
        let check = |local: &mut LocalTable<Rules>, scene: &Scene| {
            if scene.moment != Moment::Theirs {
                is_whole(scene, seats);
            }
            if scene.moment == Moment::Mine {
                offers_what_is_legal(local, scene);
            }
        };
        play(&mut local, &mut Dice::new(number as u64), check, |scene| scene.moment == Moment::Over);
        assert!(local.is_over());
    }
}

#[test]
fn a_game_of_every_preset_of_rummy_is_played_by_clicks() {
    for (number, preset) in rummy_presets().enumerate() {
        let lang = Lang::ALL[number % 2];
        let mut local = rummy(preset, &setup(number as u8, lang));
        let seats = local.device().my().view().seats.len();
        let mut turns = 0;
        let check = |local: &mut LocalTable<Rummy>, scene: &Scene| {
            if scene.moment != Moment::Theirs {
                is_whole(scene, seats);
            }
            if matches!(scene.moment, Moment::Mine | Moment::Claim) {
                offers_what_is_legal_in_rummy(local, scene);
                turns += 1;
            }
        };
        let over = |scene: &Scene| matches!(scene.panel, Panel::Result { .. });
        play(&mut local, &mut Dice::new(number as u64), check, over);
        assert!(turns > 0);
    }
}
