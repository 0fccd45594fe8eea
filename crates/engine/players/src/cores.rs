//! Thinking on several cores: each has its own means, its own chance and its own budget, so that what it finds does not
//! depend on how fast the others are.

/// No player thinks on more cores.
pub const MOST_CORES: usize = 64;

/// Does the same with the means of each core, at once; the results are in their order. The first core is the caller's
/// own.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn side_by_side<C: Send, T: Send>(cores: &mut [C], work: impl Fn(&mut C) -> T + Sync) -> Vec<T> {
    use std::{panic::resume_unwind, thread};

    let Some((first, others)) = cores.split_first_mut() else { return Vec::new() };
    let work = &work;
    thread::scope(|scope| {
        let threads: Vec<_> = others.iter_mut().map(|core| scope.spawn(move || work(core))).collect();
        let mut results = vec![work(first)];
        let others =
            threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
        results.extend(others);
        results
    })
}

/// The same in a page, which has one thread: one after the other.
#[cfg(target_arch = "wasm32")]
pub(crate) fn side_by_side<C, T>(cores: &mut [C], work: impl Fn(&mut C) -> T) -> Vec<T> {
    cores.iter_mut().map(work).collect()
}

#[cfg(test)]
mod tests {
    use std::{collections::HashSet, thread};

    use super::*;

    #[test]
    fn each_core_does_its_own_work() {
        let mut cores = [1, 2, 3];
        let results = side_by_side(&mut cores, |core| {
            *core *= 10;
            *core + 1
        });
        assert_eq!((results, cores), (vec![11, 21, 31], [10, 20, 30]));
    }

    #[test]
    fn one_core_needs_no_thread_and_several_have_one_each() {
        let here = thread::current().id();
        assert_eq!(side_by_side(&mut [()], |()| thread::current().id()), [here]);
        let threads: HashSet<_> =
            side_by_side(&mut [(); 3], |()| thread::current().id()).into_iter().collect();
        assert!(threads.len() == 3 && threads.contains(&here));
    }
}
