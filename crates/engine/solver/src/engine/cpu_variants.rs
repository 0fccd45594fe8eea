//! The search is compiled twice: for every processor, and for those that count and find bits in one step. Which of the
//! two it is can only be told when the program runs.
//!
//! What the search calls has to be inlined into it, or it would be compiled once, for every processor. Only where there
//! are two, though: a page has no room for copies that bring nothing.

/// Whether this processor counts and finds bits in one step, as x86-64 does since 2013 (Haswell), or 2015 (Excavator).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FastBits(bool);

impl FastBits {
    /// On no processor.
    #[cfg(any(test, not(target_arch = "x86_64")))]
    pub(crate) const NONE: Self = Self(false);

    /// On the one that the program runs on.
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn here() -> Self {
        Self(
            is_x86_feature_detected!("popcnt")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2"),
        )
    }

    /// On the one that the program runs on.
    #[cfg(not(target_arch = "x86_64"))]
    pub(crate) const fn here() -> Self {
        Self::NONE
    }

    /// It is known to have them.
    #[cfg(target_arch = "x86_64")]
    #[inline]
    pub(crate) const fn are_known(self) -> bool {
        self.0
    }
}

/// Methods that do the work of others, which must be inlined, in code for this processor.
macro_rules! compiled_twice {
    ($(fn $name:ident = $work:ident($($given:ident: $type:ty),*) -> $answer:ty;)*) => {$(
        #[inline(always)]
        fn $name(&mut self, $($given: $type),*) -> $answer {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
                fn with_fast_bits<const N: usize, const PLAIN: bool>(
                    search: &mut Search<'_, N, PLAIN>,
                    $($given: $type),*
                ) -> $answer {
                    search.$work($($given),*)
                }
                if self.means.bits.are_known() {
                    #[allow(unsafe_code, reason = "the only way to call what is compiled for some processors only")]
                    // SAFETY: `FastBits` are known only where the processor was asked for each of these.
                    return unsafe { with_fast_bits(self, $($given),*) };
                }
            }
            #[inline(never)]
            fn anywhere<const N: usize, const PLAIN: bool>(
                search: &mut Search<'_, N, PLAIN>,
                $($given: $type),*
            ) -> $answer {
                search.$work($($given),*)
            }
            anywhere(self, $($given),*)
        }
    )*};
}

pub(crate) use compiled_twice;
