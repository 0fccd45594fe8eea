//! A hand of every preset on file, step by step: whatever changes in the rules shows here.
//!
//! `UPDATE_GOLDEN=1 cargo test -p rummy-500 golden` writes the files anew; read the difference before you commit it.

use std::{fmt::Write, fs, path::Path};

use rummy_500::{PRESETS, Rules, RulesSpec};
use serde_json::json;
use table::{Game, Recall, Seat, Viewer};

use crate::common::{Random, shuffled_deal};

/// The longest list of legal actions that is written out.
const LONGEST: usize = 40;

fn playthrough(rules: &Rules, seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut text = format!("rules {}\n", json!(rules.rules_json()));
    let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
    let dealer = Seat(random.below(rules.seats() as u32) as u8);
    let deal = shuffled_deal(rules, dealer, &mut random);
    rules.deal(&mut state, dealer, &deal);
    writeln!(text, "dealer {dealer} deal {}", json!(rules.deal_json(&deal))).unwrap();
    for step in 0.. {
        let acting: Vec<Seat> = rules.to_act(&state).iter().collect();
        if acting.is_empty() {
            break;
        }
        writeln!(text, "\n{step} {}", rules.phase(&state).unwrap()).unwrap();
        for &seat in &acting {
            let table::Legal { actions: list, unlisted: family } = rules.legal(&state, seat);
            let mut list: Vec<String> = list.iter().map(ToString::to_string).collect();
            if list.len() > LONGEST {
                list.splice(
                    LONGEST / 2..list.len() - LONGEST / 2,
                    [format!("({} more)", list.len() - LONGEST)],
                );
            }
            list.extend(family.map(|head| format!("{head} …")));
            writeln!(text, "  {seat}: {}", list.join(" | ")).unwrap();
        }
        if step % 20 == 0 {
            let view = rules.view(&state, Viewer::Seat(acting[0]), Recall::Perfect);
            writeln!(text, "  sees {}", serde_json::to_string(&view).unwrap()).unwrap();
        }
        let seat = random.pick(&acting);
        let action = rules.choices(&state, seat).pick(|n| random.below(n));
        writeln!(text, "> {seat} {action}").unwrap();
        rules.play_unchecked(&mut state, seat, action);
    }
    let standing = rules.standing(&state);
    write!(text, "\nend {}\nscores {:?}\n", rules.hand_json(&state), standing.scores).unwrap();
    text
}

#[test]
fn every_preset_plays_as_on_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    for (number, preset) in PRESETS.iter().enumerate() {
        let mut spec = RulesSpec::from(preset);
        // The presets differ in rules, not in players: here they take turns with 2 to 8.
        spec.set("players", &(2 + (number + 1) % 7).to_string()).unwrap();
        let rules = Rules::new(spec).or_else(|_| Rules::preset(preset.name)).unwrap();
        let text = playthrough(&rules, number as u64);
        let file = folder.join(format!("{}.txt", preset.name));
        if update {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &text).unwrap();
        }
        let on_file = fs::read_to_string(&file).unwrap_or_default();
        let differs = on_file.lines().zip(text.lines()).position(|(one, other)| one != other);
        assert!(
            on_file == text,
            "{}: it differs from line {:?} on",
            preset.name,
            differs.map(|line| line + 1)
        );
    }
}
