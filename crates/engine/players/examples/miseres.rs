//! How many misères each level makes, with the same cards: `cargo run --release -p kookaburra-players --example
//! miseres -- australian-4 270` takes the first 270 misères that `club` calls when it plays with itself, and lets every
//! level play each of them against defenders of every level. A number behind is the first deal; names of levels behind
//! that, separated by commas, are those that are compared: experts take most of the time.

use five_hundred::{HandResult, Phase, Rules, State};
use kookaburra_players::{Level, Player, seed_of};
use table::{Game, Recall, Seat, Viewer, shuffle};

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, otherwise: u64| args.get(at).and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let preset = args.first().map_or("australian-4", String::as_str);
    let rules = Rules::preset(preset).map_err(|problems| problems.to_string())?;
    let (wanted, first) = (number(1, 100), number(2, 1));
    let levels = args.get(3).map_or("club,strong,expert", String::as_str).split(',');
    let levels: Vec<Level> =
        levels.map(str::parse).collect::<Result<_, _>>().map_err(|error| format!("{error}"))?;
    let mut made = vec![vec![0_u32; levels.len()]; levels.len()];
    let mut found = 0;
    for deal in first.. {
        let Some((state, contractor)) = misere(&rules, deal) else { continue };
        for (attack, row) in levels.iter().zip(&mut made) {
            for (defence, made) in levels.iter().zip(row) {
                *made += u32::from(is_made(&rules, state, contractor, [*attack, *defence], deal));
            }
        }
        found += 1;
        if found == wanted {
            break;
        }
    }
    let names: Vec<_> = levels.iter().map(|level| level.name()).collect();
    println!("{preset}: made of {found}, defended by {}", names.join(", "));
    for (attack, row) in levels.iter().zip(made) {
        println!("{:8} {row:?}", attack.name());
    }
    Ok(())
}

/// A deal in which `club` plays a misère, at the first lead, and its contractor.
fn misere(rules: &Rules, deal: u64) -> Option<(State, Seat)> {
    let mut state = rules.start(&vec![0; rules.seats()]).ok()?;
    let mut pack = rules.pack_in_order();
    shuffle(seed_of(deal, 91), &mut pack);
    let dealer = Seat((deal % rules.seats() as u64) as u8);
    rules.deal(&mut state, dealer, &rules.deal_pack(&pack, dealer));
    let mut players: Vec<_> = (0..8).map(|seat| Level::Club.player(seat + 100 * deal)).collect();
    while rules.phase(&state).is_some_and(|phase| phase != Phase::Play) {
        act(rules, &mut state, &mut players)?;
    }
    let view = rules.view(&state, Viewer::Spectator, Recall::Table);
    let contract = view.contract.filter(|contract| contract.bid.is_misere())?;
    Some((state, contract.seat))
}

/// Whether the misère is made.
fn is_made(rules: &Rules, mut state: State, contractor: Seat, levels: [Level; 2], deal: u64) -> bool {
    let [attack, defence] = levels;
    let level = |seat: usize| if seat == contractor.index() { attack } else { defence };
    let mut players: Vec<_> = (0..8).map(|seat| level(seat).player(seat as u64 + 100 * deal)).collect();
    while rules.phase(&state) == Some(Phase::Play) && act(rules, &mut state, &mut players).is_some() {}
    state.result() == Some(HandResult::Made)
}

/// The player in turn acts.
fn act(rules: &Rules, state: &mut State, players: &mut [Box<dyn Player<Rules>>]) -> Option<()> {
    let seat = rules.to_act(state).first()?;
    let view = rules.view(state, Viewer::Seat(seat), Recall::Perfect);
    let action = players[seat.index()].decide(rules, &view).action;
    rules.play_unchecked(state, seat, action);
    Some(())
}
