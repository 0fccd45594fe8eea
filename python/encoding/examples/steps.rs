//! A fixed number of steps of many hands at random, to count instructions: `steps australian-4 200`.

use std::{error::Error, sync::Arc};

use encoding::{Buffers, Hands, Space};
use five_hundred::Rules;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let preset = words.next().unwrap_or_else(|| "australian-4".to_owned());
    let steps: usize = words.next().map_or(Ok(200), |steps| steps.parse())?;
    let space = Arc::new(Space::new(Rules::preset(&preset)?));
    let (count, moves) = (256, space.moves().len());
    let mut hands = Hands::new(space.clone(), count, 1);
    let mut planes = vec![0; count * space.plane_count() * space.columns().len()];
    let mut numbers = vec![0; count * space.number_count()];
    let (mut masks, mut seats) = (vec![0; count * moves], vec![0; count]);
    let (mut points, mut ended) = (vec![0.0; count * space.rules().seats()], vec![0; count]);
    let mut buffers = Buffers {
        planes: &mut planes,
        numbers: &mut numbers,
        masks: &mut masks,
        seats: &mut seats,
        points: &mut points,
        ended: &mut ended,
    };
    hands.write(&mut buffers);
    let mut chosen = vec![0_i64; count];
    let (mut dice, mut finished) = (1_u32, 0_u32);
    for _ in 0..steps {
        for (mask, chosen) in buffers.masks.chunks(moves).zip(&mut chosen) {
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let legal: usize = mask.iter().map(|&legal| usize::from(legal)).sum();
            let wanted = (dice >> 16) as usize % legal;
            let mut numbers = (0..moves).filter(|&number| mask[number] == 1);
            *chosen = numbers.nth(wanted).unwrap_or_default() as i64;
        }
        hands.step(&chosen, &mut buffers)?;
        finished += buffers.ended.iter().map(|&ended| u32::from(ended)).sum::<u32>();
    }
    println!("{} moves, {finished} hands finished", steps * count);
    Ok(())
}
