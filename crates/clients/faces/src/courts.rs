//! Jack, queen and king: busts of a few flat shapes in the suit's colour and a second one, told apart by their
//! outlines: cap and feather, long hair and diadem, crown and beard.

use cards::{Rank, Suit};

use crate::{
    Style,
    palette::{PAPER, SKIN, ink, second},
};

/// The robe: shoulders that run off the card's lower edge; `A` is the suit's colour, `B` the second one.
const ROBE: &str = r#"<path fill="A" d="M.8 131.5V101C12 98.5 24 99.5 34 102L52 100 70 102C80 99.5 90 98.8 99.2 100V131.5A7.7 7.7 0 0 1 91.5 139.200H8.500A7.7 7.7 0 0 1 .8 131.5Z"/>"#;

const KING: &str = r#"<path fill="B" d="M25 105.500L52 132 79 105.5 70 99H34Z"/><path fill="A" d="M32.5 54H71.500V80H32.500Z"/><path fill="S" d="M36.5 54H67.500V84H36.500Z"/><path fill="B" d="M31.5 55L28.5 31.5 40.5 41 52 25.5 63.5 41 75.5 31.5 72.5 55Z"/><path fill="A" d="M31.5 50.500H72.500V56H31.500Z"/><path fill="A" d="M32.5 70C37 76.5 40.5 78 44 77.5 47.5 77 49.5 75 52 75S56.5 77 60 77.500C63.5 78 67 76.5 71.5 70 75 92 66 113 52 118 38 113 29 92 32.5 70Z"/><path fill="S" d="M46.5 83.500H57.500C56.5 86.5 54.5 88 52 88S47.5 86.5 46.5 83.500Z"/><g fill="A"><circle cx="44" cy="66" r="2.3"/><circle cx="60" cy="66" r="2.3"/></g><path fill="none" stroke="A" stroke-width="2" d="M40 60.800H48M56 60.800H64M52 64V71H50"/><g fill="P"><circle cx="40" cy="53.2" r="1.5"/><circle cx="52" cy="53.2" r="1.5"/><circle cx="64" cy="53.2" r="1.5"/></g>"#;

const QUEEN: &str = r#"<path fill="A" d="M52 35C33 35 27.5 48 28.5 65 29.3 80 27 92 24 107H80C77 92 74.7 80 75.5 65 76.5 48 71 35 52 35Z"/><path fill="B" d="M34 104.500C40 101 44 99 44.5 92H59.500C60 99 64 101 70 104.5 67 118 59 124 52 124S37 118 34 104.500Z"/><path fill="S" d="M45 88H59V99C59 104 56 107 52 107S45 104 45 99Z"/><path fill="S" d="M37.5 62C41.5 59 48 54.5 52 49.5 56 54.5 62.5 59 66.5 62V74C66.5 87 59.5 94.5 52 94.500S37.5 87 37.5 74Z"/><path fill="B" d="M34.5 43.500L33 27.5 42.5 35 52 22.5 61.5 35 71 27.5 69.5 43.500C58 38.5 46 38.5 34.5 43.500Z"/><g fill="A"><circle cx="45" cy="70.5" r="2.2"/><circle cx="59" cy="70.5" r="2.2"/><path d="M46.8 84C49 82.6 50.8 82.6 52 83.5 53.2 82.6 55 82.6 57.2 84 55.5 87 54 87.8 52 87.800S48.5 87 46.8 84Z"/></g><path fill="none" stroke="A" stroke-width="1.8" d="M41 66.500C43 64.5 46 64.5 48.5 66M63 66.500C61 64.5 58 64.5 55.5 66M52 70V77H50.5"/><circle cx="52" cy="114.5" r="3.2" fill="P"/>"#;

const JACK: &str = r#"<path fill="B" d="M34 48H70C76 62 77 78 73 92H31C27 78 28 62 34 48Z"/><path fill="B" d="M52 98L76 104.5 66 119 52 108 38 119 28 104.500Z"/><path fill="S" d="M45 86H59V99L52 107 45 99Z"/><path fill="S" d="M38 56H66V74C66 87 59.5 94 52 94S38 87 38 74Z"/><path fill="A" d="M28.5 50C27.5 40 38 32.5 53 32.500S78.5 39 77.5 49C77 53.5 73 55 69 55.5 58 56.8 46 56.8 35 55.5 31 55 28.8 53.5 28.5 50Z"/><path fill="B" d="M60 47C59 32 66 17 82 9 86 24 80 39 66 46.500Z"/><path fill="none" stroke="A" stroke-width="1.6" d="M62 47C65 36 70 26 77 18.5"/><g fill="A"><circle cx="45" cy="69" r="2.2"/><circle cx="59" cy="69" r="2.2"/></g><path fill="none" stroke="A" stroke-width="1.9" d="M41.5 64H48M56 64H62.500M52 68V76H50.200M47.5 84C50.5 86 54.5 86 57.5 83"/><g fill="P"><circle cx="52" cy="118" r="1.9"/><circle cx="52" cy="126" r="1.9"/><circle cx="52" cy="134" r="1.9"/></g>"#;

/// The portrait of a court card, without its indices; nothing for other ranks.
pub(crate) fn portrait(rank: Rank, suit: Suit, style: Style) -> String {
    let bust = match rank {
        Rank::Jack => JACK,
        Rank::Queen => QUEEN,
        Rank::King => KING,
        _ => return String::new(),
    };
    [ROBE, bust]
        .concat()
        .replace(r#""A""#, &format!("\"{}\"", ink(suit, style)))
        .replace(r#""B""#, &format!("\"{}\"", second(suit, style)))
        .replace(r#""P""#, &format!("\"{PAPER}\""))
        .replace(r#""S""#, &format!("\"{SKIN}\""))
}
