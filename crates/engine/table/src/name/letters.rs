//! Letters as names need them: with and without accents, small and capital, and those that look alike. The tables of
//! Unicode weigh more in a page than a table's rules; these are Latin, Greek, Cyrillic, Arabic letters, kana and
//! hangul, in which people have names.

/// Whether a character is an accent or a like mark, which has no place of its own.
pub(super) const fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{5bf}' | '\u{5c1}' | '\u{5c2}'
        | '\u{5c4}' | '\u{5c5}' | '\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{670}'
        | '\u{6d6}'..='\u{6dc}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{3099}' | '\u{309a}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether a mark makes another letter of the one it stands on, as in kana.
pub(super) const fn is_of_the_letter(mark: char) -> bool {
    matches!(mark, '\u{3099}' | '\u{309a}')
}

/// Where a mark stands among several on a letter, by Unicode's canonical order.
const fn order(mark: char) -> u8 {
    match mark {
        '\u{3099}' | '\u{309a}' => 8,
        '\u{327}' | '\u{328}' => 202,
        '\u{31b}' => 216,
        '\u{316}'..='\u{319}'
        | '\u{31c}'..='\u{320}'
        | '\u{323}'..='\u{326}'
        | '\u{329}'..='\u{333}'
        | '\u{655}' => 220,
        _ => 230,
    }
}

/// A text with a character for each letter and one for each accent, in one order whatever they were typed in.
pub(super) fn taken_apart(text: &str) -> Vec<char> {
    let mut apart = Vec::new();
    text.chars().for_each(|c| take_apart(c, &mut apart));
    let mut at = 0;
    while at < apart.len() {
        let end = at + apart[at..].iter().take_while(|&&c| is_mark(c)).count();
        apart[at..end].sort_by_key(|&mark| order(mark));
        at = end + 1;
    }
    apart
}

fn take_apart(c: char, to: &mut Vec<char>) {
    let Some((letter, mark)) = parts(c) else { return to.push(c) };
    take_apart(letter, to);
    to.push(mark);
}

/// A letter with an accent: without it, and the accent.
fn parts(c: char) -> Option<(char, char)> {
    if c.is_ascii() {
        return None;
    }
    ACCENTED.iter().find_map(|&(mark, pairs)| Some((pair(pairs, |_, whole| whole == c)?.0, mark)))
}

/// A text in which each letter is one character with its accents, where there is one.
pub(super) fn put_together(apart: &[char]) -> String {
    let mut whole: Vec<char> = Vec::new();
    // Where the letter stands that an accent belongs to.
    let mut letter = None;
    for &c in apart {
        let at = letter
            .filter(|&at: &usize| at + 1 == whole.len() || (is_mark(c) && !blocks(&whole[at + 1..], c)));
        match at.and_then(|at| Some((at, joined(whole[at], c)?))) {
            Some((at, together)) => whole[at] = together,
            None => {
                if !is_mark(c) {
                    letter = Some(whole.len());
                }
                whole.push(c);
            }
        }
    }
    whole.into_iter().collect()
}

/// Whether marks that stay on a letter keep another mark from it.
fn blocks(marks: &[char], mark: char) -> bool {
    marks.iter().any(|&before| order(before) >= order(mark))
}

/// A letter and what belongs to it as one character.
fn joined(letter: char, next: char) -> Option<char> {
    if is_mark(next) {
        let pairs = ACCENTED.iter().find(|(mark, _)| *mark == next)?.1;
        return Some(pair(pairs, |bare, _| bare == letter)?.1);
    }
    // Hangul is reckoned: nineteen beginnings, twenty-one vowels, twenty-seven endings.
    let (one, two) = (letter as u32, next as u32);
    match (one, two) {
        (0x1100..=0x1112, 0x1161..=0x1175) => {
            char::from_u32(0xac00 + ((one - 0x1100) * 21 + (two - 0x1161)) * 28)
        }
        (0xac00..=0xd7a3, 0x11a8..=0x11c2) if (one - 0xac00).is_multiple_of(28) => {
            char::from_u32(one + two - 0x11a7)
        }
        _ => None,
    }
}

/// A pair of characters in a row of them.
fn pair(pairs: &str, is_it: impl Fn(char, char) -> bool) -> Option<(char, char)> {
    let mut chars = pairs.chars();
    while let (Some(one), Some(two)) = (chars.next(), chars.next()) {
        if is_it(one, two) {
            return Some((one, two));
        }
    }
    None
}

/// The small letter of a capital that has no accent.
pub(super) fn small(c: char) -> char {
    let up = |by: u32| char::from_u32(c as u32 + by).unwrap_or(c);
    let is_even = (c as u32).is_multiple_of(2);
    match c {
        'A'..='Z' => c.to_ascii_lowercase(),
        'Æ' | 'Ð' | 'Ø' | 'Þ' | 'Α'..='Ρ' | 'Σ'..='Ω' | 'А'..='Я' => up(0x20),
        'Ѐ'..='Џ' => up(0x50),
        'Ա'..='Ֆ' => up(0x30),
        'ς' => 'σ',
        'Đ' | 'Ħ' | 'Ĳ' | 'Ŋ' | 'Œ' | 'Ŧ' => up(1),
        'Ŀ' | 'Ł' => up(1),
        '\u{460}'..='\u{481}' | '\u{48a}'..='\u{4bf}' | '\u{4d0}'..='\u{52f}' if is_even => up(1),
        'Ӂ' | 'Ӄ' | 'Ӆ' | 'Ӈ' | 'Ӊ' | 'Ӌ' | 'Ӎ' => up(1),
        'Ə' => 'ə',
        'Ɛ' => 'ɛ',
        'Ɔ' => 'ɔ',
        'Ɓ' => 'ɓ',
        'Ɗ' => 'ɗ',
        'ẞ' => 'ß',
        other => other,
    }
}

/// What a small letter is written as by those who leave out its accent or stroke, or can't type it.
pub(super) const fn plain(small: char) -> Option<&'static str> {
    Some(match small {
        'æ' => "ae",
        'œ' => "oe",
        'ß' => "ss",
        'þ' => "th",
        'ĳ' => "ij",
        'ø' => "o",
        'ł' | 'ŀ' => "l",
        'đ' | 'ð' => "d",
        'ħ' => "h",
        'ŧ' => "t",
        _ => return None,
    })
}

/// The letter of the alphabet or the digit that a character is another form of: wide, round, bold or slanted.
pub(super) fn of_the_alphabet(c: char) -> Option<char> {
    let code = c as u32;
    let from = |first: char, by: u32| char::from_u32(first as u32 + by);
    match code {
        0xff01..=0xff5e => from('!', code - 0xff01),
        0x24b6..=0x24cf => from('A', code - 0x24b6),
        0x24d0..=0x24e9 => from('a', code - 0x24d0),
        0x1d400..=0x1d6a3 => {
            let letter = (code - 0x1d400) % 52;
            if letter < 26 { from('A', letter) } else { from('a', letter - 26) }
        }
        0x1d7ce..=0x1d7ff => from('0', (code - 0x1d7ce) % 10),
        _ => None,
    }
}

/// The Latin letter that one of another script looks like.
pub(super) fn looks_like(c: char) -> char {
    if c.is_ascii() { c } else { pair(LOOKS, |one, _| one == c).map_or(c, |(_, latin)| latin) }
}

const LOOKS: &str = concat!(
    "аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwкkАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSԚQԜW",
    "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνvαaιiρpκkυuχxıi",
);

/// For each accent the letters without it, each with the one that has it.
const ACCENTED: &[(char, &str)] = &[
    ('\u{300}', "AÀEÈIÌOÒUÙaàeèiìoòuùÜǛüǜNǸnǹЕЀИЍеѐиѝĒḔēḕŌṐōṑWẀwẁÂẦâầĂẰăằÊỀêềÔỒôồƠỜơờƯỪưừYỲyỳ"),
    (
        '\u{301}',
        concat!(
            "AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzźÜǗüǘGǴgǵÅǺåǻÆǼæǽØǾøǿ¨΅ΑΆΕΈΗΉΙΊΟΌ",
            "ΥΎΩΏϊΐαάεέηήιίϋΰοόυύωώϒϓГЃКЌгѓкќÇḈçḉĒḖēḗÏḮïḯKḰkḱMḾmḿÕṌõṍŌṒōṓPṔpṕŨṸũṹWẂwẃÂẤâấĂẮăắ",
            "ÊẾêếÔỐôốƠỚơớƯỨưứ",
        ),
    ),
    ('\u{302}', "AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷZẐzẑẠẬạậẸỆẹệỌỘọộ"),
    ('\u{303}', "AÃNÑOÕaãnñoõIĨiĩUŨuũVṼvṽÂẪâẫĂẴăẵEẼeẽÊỄêễÔỖôỗƠỠơỡƯỮưữYỸyỹ"),
    ('\u{304}', "AĀaāEĒeēIĪiīOŌoōUŪuūÜǕüǖÄǞäǟȦǠȧǡÆǢæǣǪǬǫǭÖȪöȫÕȬõȭȮȰȯȱYȲyȳИӢиӣУӮуӯGḠgḡḶḸḷḹṚṜṛṝ"),
    ('\u{306}', "AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭУЎИЙийуўЖӁжӂАӐаӑЕӖеӗȨḜȩḝẠẶạặ"),
    (
        '\u{307}',
        concat!(
            "CĊcċEĖeėGĠgġIİZŻzżAȦaȧOȮoȯBḂbḃDḊdḋFḞfḟHḢhḣMṀmṁNṄnṅPṖpṗRṘrṙSṠsṡŚṤśṥŠṦšṧṢṨṣṩTṪtṫWẆ",
            "wẇXẊxẋYẎyẏſẛ",
        ),
    ),
    (
        '\u{308}',
        concat!(
            "AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸΙΪΥΫιϊυϋϒϔЕЁІЇеёіїАӒаӓӘӚәӛЖӜжӝЗӞзӟИӤиӥОӦоӧӨӪөӫЭӬэӭУӰуӱЧӴ",
            "чӵЫӸыӹHḦhḧÕṎõṏŪṺūṻWẄwẅXẌxẍtẗ",
        ),
    ),
    ('\u{309}', "AẢaảÂẨâẩĂẲăẳEẺeẻÊỂêểIỈiỉOỎoỏÔỔôổƠỞơởUỦuủƯỬưửYỶyỷ"),
    ('\u{30a}', "AÅaåUŮuůwẘyẙ"),
    ('\u{30b}', "OŐoőUŰuűУӲуӳ"),
    ('\u{30c}', "CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzžAǍaǎIǏiǐOǑoǒUǓuǔÜǙüǚGǦgǧKǨkǩƷǮʒǯjǰHȞhȟ"),
    ('\u{30f}', "AȀaȁEȄeȅIȈiȉOȌoȍRȐrȑUȔuȕѴѶѵѷ"),
    ('\u{311}', "AȂaȃEȆeȇIȊiȋOȎoȏRȒrȓUȖuȗ"),
    ('\u{31b}', "OƠoơUƯuư"),
    (
        '\u{323}',
        concat!("BḄbḅDḌdḍHḤhḥKḲkḳLḶlḷMṂmṃNṆnṇRṚrṛSṢsṣTṬtṭVṾvṿWẈwẉZẒzẓAẠaạEẸeẹIỊiịOỌoọƠỢơợUỤuụƯỰưự", "YỴyỵ",),
    ),
    ('\u{324}', "UṲuṳ"),
    ('\u{325}', "AḀaḁ"),
    ('\u{326}', "SȘsșTȚtț"),
    ('\u{327}', "CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţEȨeȩDḐdḑHḨhḩ"),
    ('\u{328}', "AĄaąEĘeęIĮiįUŲuųOǪoǫ"),
    ('\u{32d}', "DḒdḓEḘeḙLḼlḽNṊnṋTṰtṱUṶuṷ"),
    ('\u{32e}', "HḪhḫ"),
    ('\u{330}', "EḚeḛIḬiḭUṴuṵ"),
    ('\u{331}', "BḆbḇDḎdḏKḴkḵLḺlḻNṈnṉRṞrṟTṮtṯZẔzẕhẖ"),
    ('\u{653}', "اآ"),
    ('\u{654}', "اأوؤيئەۀہۂےۓ"),
    ('\u{655}', "اإ"),
    (
        '\u{3099}',
        concat!(
            "かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔゝゞカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブ",
            "ヘベホボウヴワヷヰヸヱヹヲヺヽヾ",
        ),
    ),
    ('\u{309a}', "はぱひぴふぷへぺほぽハパヒピフプヘペホポ"),
];

#[cfg(test)]
mod tests {
    use unicode_normalization::{UnicodeNormalization as _, char::canonical_combining_class};

    use super::*;

    fn all() -> impl Iterator<Item = char> {
        let latin_greek_cyrillic =
            ('\u{c0}'..='\u{24f}').chain('\u{1e00}'..='\u{1eff}').chain('\u{370}'..='\u{52f}');
        latin_greek_cyrillic
            .chain('\u{620}'..='\u{6d3}')
            .chain('\u{3041}'..='\u{30fe}')
            .chain('\u{ac00}'..='\u{d7a3}')
    }

    #[test]
    fn letters_are_taken_apart_and_put_together_as_unicode_does() {
        let mut seen = 0;
        for letter in all() {
            let composed: String = letter.to_string().nfc().collect();
            if composed != letter.to_string() {
                continue;
            }
            let decomposed: Vec<char> = letter.to_string().nfd().collect();
            assert_eq!(put_together(&decomposed), composed, "{letter}");
            if !(0xac00..=0xd7a3).contains(&(letter as u32)) {
                assert_eq!(taken_apart(&composed), decomposed, "{letter}");
                seen += usize::from(decomposed.len() > 1);
            }
        }
        assert!(seen > 600, "{seen}");
        for marks in
            ["\u{323}\u{302}", "\u{302}\u{323}", "\u{301}\u{300}", "\u{31b}\u{323}", "\u{328}\u{301}"]
        {
            for letter in ["o", "e", "Q"] {
                let text = format!("{letter}{marks}");
                assert_eq!(put_together(&taken_apart(&text)), text.nfc().collect::<String>(), "{text:?}");
            }
        }
    }

    #[test]
    fn marks_are_those_of_unicode_in_its_order() {
        for mark in '\u{300}'..='\u{36f}' {
            assert!(is_mark(mark) && canonical_combining_class(mark) > 0 || mark == '\u{34f}', "{mark:?}");
        }
        for (mark, _) in ACCENTED {
            assert_eq!(order(*mark), canonical_combining_class(*mark), "{mark:?}");
        }
    }

    #[test]
    fn small_letters_are_those_of_unicode() {
        let european = ('A'..='ſ').chain('Α'..='ώ').chain('Ѐ'..='ԯ').chain('Ա'..='Ֆ');
        // Accents are taken off before; a stroke is no letter.
        for letter in european.filter(|&letter| parts(letter).is_none() && letter != 'Ӏ') {
            let lower = letter.to_lowercase().to_string().replace('ς', "σ");
            assert_eq!(small(letter).to_string(), lower, "{letter}");
        }
    }

    #[test]
    fn other_forms_of_a_letter_are_those_of_unicode() {
        for code in (0xff01..=0xff5e).chain(0x24b6..=0x24e9).chain(0x1d400..=0x1d6a3).chain(0x1d7ce..=0x1d7ff)
        {
            let form = char::from_u32(code).unwrap();
            let known: String = form.to_string().nfkc().collect();
            // Some places of the mathematical alphabets are empty.
            if known != form.to_string() {
                assert_eq!(of_the_alphabet(form).unwrap().to_string(), known, "{form}");
            }
        }
    }
}
