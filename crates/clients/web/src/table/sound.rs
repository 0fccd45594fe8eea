//! Soft sounds for players who have asked for them, made from nothing but arithmetic: a card, a deal, and the bird's
//! laugh when the joker takes a trick.

use std::f32::consts::{PI, TAU};

use desk::wire::Animation;
use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::context::use_table;
use crate::{browser, settings::use_settings};

/// Samples a second.
const RATE: u32 = 16_000;

/// The sounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sound {
    /// A card comes to the table.
    Card,
    /// Cards are dealt.
    Deal,
    /// The kookaburra laughs.
    Laugh,
}

/// Lets what happens at the table be heard, if the player wants it.
pub(super) fn provide_sound() {
    let at = use_table();
    let settings = use_settings();
    Effect::new(move |_| {
        let sound = at.play.moved.with(|moved| heard(moved));
        if let Some(sound) = sound
            && settings.with_untracked(|settings| settings.sound)
        {
            spawn_local(async move {
                // Without it there is silence.
                let _ = play(sound).await;
            });
        }
    });
}

/// One sound for all that happened at once.
fn heard(moved: &[Animation]) -> Option<Sound> {
    let of = |what: &Animation| match what {
        Animation::Trick { by_joker: true, .. } => Some(Sound::Laugh),
        Animation::Dealt { .. } => Some(Sound::Deal),
        Animation::Played { .. }
        | Animation::Laid { .. }
        | Animation::Threw { .. }
        | Animation::Drew { .. }
        | Animation::Took { .. } => Some(Sound::Card),
        _ => None,
    };
    moved.iter().filter_map(of).max_by_key(|sound| *sound as u8)
}

/// Plays it. How it is made is fetched with the first sound.
#[wasm_split(sound, fallible)]
fn play(sound: Sound) -> Result<(), SplitLoaderError> {
    // A browser that refuses stays silent.
    let _ = begin(sound);
    Ok(())
}

fn begin(sound: Sound) -> Option<()> {
    let window = browser::window()?;
    // Each byte as the character of its number, as the browser's encoder wants it.
    let bytes: String = wave(&samples(sound)).into_iter().map(char::from).collect();
    let address = format!("data:audio/wav;base64,{}", window.btoa(&bytes).ok()?);
    let audio: Function = Reflect::get(&window, &"Audio".into()).ok()?.dyn_into().ok()?;
    let player = Reflect::construct(&audio, &Array::of1(&address.into())).ok()?;
    let play: Function = Reflect::get(&player, &"play".into()).ok()?.dyn_into().ok()?;
    let begun: Promise = play.call0(&player).ok()?.dyn_into().ok()?;
    spawn_local(async move {
        // The browser refuses before the first touch.
        let _: Result<JsValue, JsValue> = wasm_bindgen_futures::JsFuture::from(begun).await;
    });
    Some(())
}

/// The sound itself, between -1 and 1.
fn samples(sound: Sound) -> Vec<f32> {
    match sound {
        Sound::Card => brush(&[0.]),
        Sound::Deal => brush(&[0., 0.07, 0.14, 0.21, 0.28, 0.35, 0.42]),
        Sound::Laugh => laugh(),
    }
}

/// Paper brushing over cloth at these moments: noise that fades at once.
fn brush(moments: &[f32]) -> Vec<f32> {
    let length = moments.last().copied().unwrap_or_default() + 0.09;
    let mut noise = 0x9e37_79b9_u32;
    let mut soft = 0.;
    times(length)
        .map(|time| {
            noise ^= noise << 13;
            noise ^= noise >> 17;
            noise ^= noise << 5;
            // A low pass takes the hiss away.
            soft += 0.35 * (noise as f32 / u32::MAX as f32 * 2. - 1. - soft);
            let since = moments.iter().filter(|&&moment| moment <= time).map(|moment| time - moment);
            let loud: f32 = since.map(|since| (-55. * since).exp()).sum();
            soft * loud * 0.6
        })
        .collect()
}

/// The laugh: low chuckles that rise into a short cackle.
fn laugh() -> Vec<f32> {
    // When each begins, how long it is, and the pitch it begins and ends with.
    const CALLS: [(f32, f32, f32, f32); 7] = [
        (0.00, 0.10, 380., 520.),
        (0.13, 0.10, 400., 560.),
        (0.26, 0.10, 430., 620.),
        (0.40, 0.13, 620., 980.),
        (0.56, 0.13, 650., 1050.),
        (0.72, 0.13, 640., 1000.),
        (0.88, 0.17, 600., 820.),
    ];
    let call = |time: f32| {
        let (start, length, from, to) =
            CALLS.into_iter().find(|(start, length, ..)| (*start..start + length).contains(&time))?;
        let part = (time - start) / length;
        let phase = TAU * length * (from * part + (to - from) * part * part / 2.);
        let voice = phase.sin() + 0.5 * (2. * phase).sin() + 0.33 * (3. * phase).sin();
        let rasp = 0.7 + 0.3 * (TAU * 70. * time).sin();
        Some(voice * rasp * (PI * part).sin().max(0.).sqrt() * 0.22)
    };
    times(1.08).map(|time| call(time).unwrap_or(0.)).collect()
}

fn times(length: f32) -> impl Iterator<Item = f32> {
    let count = (length * RATE as f32) as u32;
    (0..count).map(|sample| sample as f32 / RATE as f32)
}

/// A file of one channel with sixteen bits.
fn wave(samples: &[f32]) -> Vec<u8> {
    let size = samples.len() as u32 * 2;
    let mut file = Vec::with_capacity(size as usize + 44);
    file.extend(b"RIFF");
    file.extend((size + 36).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * 2).to_le_bytes());
    file.extend(2_u16.to_le_bytes());
    file.extend(16_u16.to_le_bytes());
    file.extend(b"data");
    file.extend(size.to_le_bytes());
    for sample in samples {
        file.extend(((sample.clamp(-1., 1.) * 32_767.) as i16).to_le_bytes());
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_short_soft_and_not_silent() {
        for (sound, longest) in [(Sound::Card, 0.1), (Sound::Deal, 0.6), (Sound::Laugh, 1.1)] {
            let samples = samples(sound);
            assert!(samples.len() as f32 / RATE as f32 <= longest, "{sound:?}");
            let loudest = samples.iter().fold(0_f32, |loudest, sample| loudest.max(sample.abs()));
            assert!((0.05..=0.7).contains(&loudest), "{sound:?} {loudest}");
        }
    }

    #[test]
    fn a_file_says_how_long_it_is() {
        let file = wave(&[0., 1., -1.]);
        assert_eq!(file.len(), 44 + 6);
        assert_eq!(&file[40..44], 6_u32.to_le_bytes());
        assert_eq!(&file[44..], [0, 0, 255, 127, 1, 128]);
    }

    #[test]
    fn the_bird_laughs_over_the_card_it_was_played_with() {
        let seat = table::Seat(1);
        let card = cards::Card::X;
        let played = Animation::Played { seat, card, from_row: false };
        assert_eq!(heard(std::slice::from_ref(&played)), Some(Sound::Card));
        let won = Animation::Trick { winner: seat, by_joker: true };
        assert_eq!(heard(&[played, won]), Some(Sound::Laugh));
        assert_eq!(heard(&[Animation::Trick { winner: seat, by_joker: false }]), None);
    }
}
