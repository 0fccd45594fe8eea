use five_hundred::Rules;
use texts::Lang;

use super::*;
use crate::testing::{self, Script};

/// What a table says when these lines are typed.
fn said(session: Session<Rules>, lang: Lang, lines: &str) -> String {
    let (_folder, store) = testing::store();
    let texts = Texts::for_rules(lang, session.rules());
    let mut out = Vec::new();
    Plain::new(session, store, texts, false, &mut out).play(None, &[], lines.as_bytes()).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn the_table_speaks_and_answers() {
    let session = Script::new("australian-4", 1, "7H").deal().session(0);
    let text = said(session, Lang::En, "hand\nfoo\n10S\n7h\nscore\nrules\nquit\n");
    assert!(text.contains("Your hand: "), "{text}");
    assert!(text.contains("I don’t know “foo”."));
    assert!(text.contains("You bid ten spades."));
    assert!(text.contains("Game saved. Goodbye."));
    assert!(!text.contains('\u{1b}'));
}

#[test]
fn a_refusal_says_why_and_asks_again() {
    // FH-AUC-2
    let session = Script::new("australian-4", 2, "8H").deal().until(|view| view.calls.len() == 3).session(3);
    let text = said(session, Lang::En, "7S\n");
    assert!(text.contains("Seven spades doesn’t beat eight hearts"), "{text}");
}

#[test]
fn the_end_of_the_input_saves_and_leaves() {
    let session = Script::new("australian-4", 1, "7H").deal().session(0);
    let (_folder, store) = testing::store();
    let texts = Texts::for_rules(Lang::Fr, session.rules());
    let plain = Plain::new(session, store.clone(), texts, false, Vec::new());
    plain.play(None, &[], "passe\n".as_bytes()).unwrap();
    let crate::store::Found::Game(saved) = store.find() else { panic!("not saved") };
    let session::AnySession::FiveHundred(saved) = *saved else { panic!("another game") };
    assert!(saved.view().calls.len() > 1);
}

#[test]
fn what_was_read_can_be_taken_back() {
    let session = Script::new("australian-4", 1, "7H").deal().session(0);
    let text = said(session, Lang::En, "undo\npass\nundo\npass\n");
    assert!(text.contains("Nothing to undo") && text.contains("Undone"), "{text}");
}

/// A whole game by typing what every hint says, as far as a table's own words allow to find it.
fn whole_game(preset: &str, lang: Lang) -> String {
    let mut session = testing::session(preset, 21);
    let mut lines = String::new();
    // What to type is found by playing the game once; typing it then must give the same game.
    while session.turn() != Turn::Over {
        match session.turn() {
            Turn::Deal => drop(session.deal(None).unwrap()),
            Turn::Other(_) => drop(session.bot_acts()),
            _ => {
                let action = session.hint().unwrap().action;
                lines.push_str(&format!("hint\n{action}\n"));
                session.act(action).unwrap();
            }
        }
    }
    lines.push_str(if lang == Lang::Fr { "pointage\nnon\n" } else { "score\nno\n" });
    let text = said(testing::session(preset, 21), lang, &lines);
    assert!(
        text.contains(
            &Narrator::new(Texts::for_rules(lang, session.rules()), session.people(), false)
                .game_over(session.standing().winners)
        ),
        "{text}"
    );
    text
}

#[test]
fn a_whole_game_in_english() {
    let text = whole_game("australian-4", Lang::En);
    assert!(text.contains("Another game? Type yes or no") && text.ends_with("Game saved. Goodbye.\n"));
    assert!(!text.contains('⟨') && !text.contains('\u{1b}'), "{text}");
}

#[test]
fn a_whole_game_in_french() {
    let text = whole_game("quebec-2", Lang::Fr);
    assert!(text.contains("Une autre partie? oui ou non") && text.ends_with("À bientôt.\n"));
    assert!(!text.contains('⟨') && !text.contains('\u{1b}'), "{text}");
}

#[test]
fn the_player_says_how_he_cuts() {
    // FH-DEAL-1, FH-AMB-20
    let session = testing::cutting("quebec-2", Lang::Fr);
    let text = said(session.clone(), Lang::Fr, "3\nbeaucoup\n12\n");
    assert_eq!(text.matches("Tapez un nombre de 4 à").count(), 2, "{text}");
    assert!(text.contains("Vous coupez\u{a0}: 12 cartes."), "{text}");
    assert!(text.find("combien de cartes levez-vous") < text.find("Vous coupez"), "{text}");
    let half = session.half();
    assert!(said(session, Lang::Fr, "\n").contains(&format!("Vous coupez\u{a0}: {half} cartes.")));
}

#[test]
fn who_sits_out_watches_or_skips_to_the_end() {
    // FH-END-8
    for lang in Lang::ALL {
        let (session, draw) = testing::watching(lang);
        let (_folder, store) = testing::store();
        let texts = Texts::for_rules(lang, session.rules());
        let mut out = Vec::new();
        let lines = "hand\nhint\n7H\n\nskip\nscore\n";
        Plain::new(session, store, texts, false, &mut out).play(Some(draw), &[], lines.as_bytes()).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text.matches(&texts.get("note-watching")).count(), 3, "{text}");
        let dealt = if lang == Lang::Fr { "Donne" } else { "Hand" };
        assert!(text.contains(&format!("{dealt} 1. ")) && text.contains(&format!("{dealt} 2. ")), "{text}");
        let asked = text.matches(&texts.get("plain-watch")).count();
        assert_eq!(asked, 5, "asked before the first hand and after it, and no more: {text}");
        assert!(text.contains(&texts.get("draw-you-sit-out")) && text.contains(&texts.get("plain-another")));
        assert!(text.contains("Mae") && !text.contains('⟨'), "{text}");
    }
}

#[test]
fn the_next_game_says_who_plays_now() {
    // FH-END-8
    let (session, draw) = testing::watching(Lang::En);
    let (_folder, store) = testing::store();
    let texts = Texts::for_rules(Lang::En, session.rules());
    let mut out = Vec::new();
    let lines = "skip\nyes\nhand\n";
    Plain::new(session, store, texts, false, &mut out).play(Some(draw), &[], lines.as_bytes()).unwrap();
    let text = String::from_utf8(out).unwrap();
    let (_, second) = text.split_once("Another game?").unwrap();
    assert!(second.contains("sit out this game") && !second.contains("You sit out"), "{second}");
    assert!(second.contains("Your hand:"), "{second}");
}

#[test]
fn a_hand_is_looked_at_again_in_lines() {
    let session = Script::new("australian-4", 0, "7H").deal().out().session(0);
    let text = said(session, Lang::En, "review\nquit\n");
    assert!(text.contains("Trick 10: ") && text.contains("Better: play "), "{text}");
    assert!(text.contains("Your play has been reviewed."), "{text}");
    let session = Script::new("australian-4", 0, "7H").deal().session(0);
    let text = said(session, Lang::Fr, "revoir\nréclamer\npourquoi\nquitter\n");
    assert!(text.contains("Aucune donne") && text.contains("On réclame le reste"), "{text}");
    assert!(text.contains("Aucun choix évalué"), "{text}");
}
