//! All pictures on one page, small and large: `cargo run -p faces --example sheet > sheet.html`.

use cards::{Card, CardSet, Indices, Rank, Suit};
use faces::{BACK_ID, BIRD_ID, Icon, Jokers, Style, back, card_id, face, icon, logo, maskable_logo, sprite};

const STYLE: &str = "body{background:#24282a;color:#fcf8ec;margin:8px;font:14px sans-serif}\
    svg{margin:2px;vertical-align:top}p{margin:12px 0 2px}.icons svg{width:24px;margin:8px}";

fn row(width: u16, pictures: impl Iterator<Item = String>) {
    println!("<div class=w{width}>");
    for picture in pictures {
        println!("{}", picture.replacen("<svg", &format!("<svg width={width}"), 1));
    }
    println!("</div>");
}

fn main() {
    println!("<!doctype html><meta charset=utf-8><title>faces</title><style>{STYLE}</style>");
    let whole = || Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(suit, rank)));
    for (four_colours, indices, jokers) in
        [(false, Indices::Akqj, Jokers::Kookaburra), (true, Indices::Ardv, Jokers::Fool)]
    {
        let style = Style { four_colours, indices, jokers };
        let some = || {
            [
                "7S", "10H", "JS", "QS", "KS", "JH", "QH", "KH", "JD", "QD", "KD", "JC", "QC", "KC", "AC",
                "X", "Y",
            ]
            .iter()
            .filter_map(|text| text.parse().ok())
        };
        for width in [40, 60, 100, 240] {
            println!("<p>{style:?}, {width}</p>");
            row(width, some().map(|card| face(card, style)).chain([back()]));
        }
        println!("<p>{style:?}</p>");
        for suit in Suit::ALL {
            row(84, whole().filter(|card| card.suit() == Some(suit)).map(|card| face(card, style)));
        }
    }
    println!("<p>logo</p>");
    for width in [16, 32, 64, 192] {
        row(width, [logo(), maskable_logo()].into_iter());
    }
    println!("<p>icons</p><div class=icons>");
    for &each in Icon::ALL {
        println!("{}", icon(each));
    }
    println!("</div><p>from the sprite</p>");
    let pack: CardSet = whole().chain([Card::X]).collect();
    println!("{}", sprite(pack, Style::default()));
    for id in [&card_id(Card::X), BACK_ID, BIRD_ID, Icon::Hint.id()] {
        println!("<svg width=60 height=84><use href='#{id}'/></svg>");
    }
}
