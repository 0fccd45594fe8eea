//! Every pack of both games can be drawn, no two cards alike, as well-formed XML that stays small.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeMap;

use cards::{Card, CardSet, Indices, Rank, Suit};
use faces::{BACK_ID, BIRD_ID, Icon, Jokers, Style, back, card_id, face, icon, logo, maskable_logo, sprite};
use roxmltree::Document;

fn styles() -> Vec<Style> {
    let mut styles = Vec::new();
    for four_colours in [false, true] {
        for &indices in Indices::ALL {
            for jokers in [Jokers::Kookaburra, Jokers::Fool] {
                styles.push(Style { four_colours, indices, jokers });
            }
        }
    }
    styles
}

/// The pack of every preset of both games.
fn packs() -> Vec<(&'static str, CardSet)> {
    let five_hundred = five_hundred::PRESETS
        .iter()
        .map(|preset| preset.name)
        .map(|name| (name, five_hundred::Rules::preset(name).unwrap().pack()));
    let rummy = rummy_500::PRESETS
        .iter()
        .map(|preset| preset.name)
        .map(|name| (name, rummy_500::Rules::preset(name).unwrap().pack()));
    five_hundred.chain(rummy).collect()
}

/// The shapes of a picture: elements that paint something.
fn shapes(svg: &str) -> usize {
    let document = Document::parse(svg).unwrap();
    document
        .descendants()
        .filter(|node| matches!(node.tag_name().name(), "path" | "circle" | "rect"))
        .inspect(|node| assert_ne!(node.attribute("d"), Some(""), "{svg}"))
        .count()
}

#[test]
fn every_card_of_every_pack_has_a_face() {
    // FH-PACK-1, RM-PACK-2, RM-PACK-3
    let all = packs().into_iter().fold(CardSet::EMPTY, |all, (_, pack)| all | pack);
    // No preset has black 13s.
    assert_eq!(all.faces().len(), 62 + 2);
    for card in all.to_canonical() {
        for style in styles() {
            let svg = face(card, style);
            assert!(shapes(&svg) >= 5, "{card}");
            assert!(svg.len() < 7000, "{card}: {}", svg.len());
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{card}");
        }
    }
}

#[test]
fn different_cards_differ_and_equal_cards_are_alike() {
    // NOT-CARD-2, NOT-CARD-4
    let suited = Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(suit, rank)));
    let all: Vec<Card> = suited.chain([Card::X, Card::Y]).collect();
    for style in styles() {
        let mut seen = BTreeMap::new();
        for &card in &all {
            let svg = face(card, style);
            for copy in (1..4).filter_map(|n| card.copy(n)) {
                assert_eq!(face(copy, style), svg, "{card}");
            }
            if let Some(other) = seen.insert(svg, card) {
                panic!("{card} looks like {other} in {style:?}");
            }
        }
    }
}

#[test]
fn a_style_changes_what_it_names_and_nothing_else() {
    let plain = Style::default();
    let four = Style { four_colours: true, ..plain };
    let french = Style { indices: Indices::Ardv, ..plain };
    let fools = Style { jokers: Jokers::Fool, ..plain };
    for suit in Suit::ALL {
        for rank in Rank::ALL {
            let card = Card::new(suit, rank);
            let changed = |style| face(card, style) != face(card, plain);
            assert_eq!(changed(four), matches!(suit, Suit::Diamonds | Suit::Clubs), "{card}");
            assert_eq!(changed(french), rank.is_court(), "{card}");
            assert!(!changed(fools), "{card}");
        }
    }
    for joker in [Card::X, Card::Y] {
        assert_ne!(face(joker, fools), face(joker, plain));
        assert_eq!(
            face(joker, Style { indices: Indices::Ardv, four_colours: true, ..plain }),
            face(joker, plain)
        );
    }
}

#[test]
fn back_logos_and_icons_are_pictures() {
    for svg in [back(), logo(), maskable_logo()] {
        assert!(shapes(&svg) > 5);
    }
    assert_ne!(logo(), maskable_logo());
    let mut ids: Vec<_> = Icon::ALL.iter().map(|icon| icon.id()).collect();
    let mut lines: Vec<_> = Icon::ALL.iter().map(|&each| icon(each)).collect();
    for svg in &lines {
        assert!(shapes(svg) >= 1, "{svg}");
    }
    ids.sort_unstable();
    ids.dedup();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!((ids.len(), lines.len()), (Icon::ALL.len(), Icon::ALL.len()));
}

#[test]
fn a_sprite_has_every_picture_once_and_stays_small() {
    for (name, pack) in packs() {
        let svg = sprite(pack, Style::default());
        let document = Document::parse(&svg).unwrap();
        let mut ids: Vec<_> =
            document.descendants().filter_map(|node| node.attribute("id")).map(str::to_owned).collect();
        let mut wanted: Vec<_> = pack.faces().to_canonical().into_iter().map(card_id).collect();
        wanted.extend([BACK_ID, BIRD_ID].map(str::to_owned));
        wanted.extend(Icon::ALL.iter().map(|icon| icon.id().to_owned()));
        ids.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(ids, wanted, "{name}");
        assert!(svg.len() < 200_000, "{name}: {}", svg.len());
    }
}
