//! The functions whose last bit each platform's own mathematical library rounds differently. Those of `libm` are the
//! same code everywhere, so that bots decide alike on every platform; `clippy.toml` forbids the others. A square root
//! is exact everywhere.

/// Eˣ.
pub(crate) fn exp(x: f64) -> f64 {
    libm::exp(x)
}

/// Eˣ in single precision.
pub(crate) fn expf(x: f32) -> f32 {
    libm::expf(x)
}

/// The natural logarithm.
#[cfg(test)]
pub(crate) fn ln(x: f64) -> f64 {
    libm::log(x)
}

/// A power.
pub(crate) fn pow(base: f64, exponent: f64) -> f64 {
    libm::pow(base, exponent)
}

/// A power in single precision.
pub(crate) fn powf(base: f32, exponent: f32) -> f32 {
    libm::powf(base, exponent)
}

/// A power with a whole exponent, by repeated squaring: the standard library promises no order of multiplications.
pub(crate) const fn powi(mut base: f32, mut exponent: u32) -> f32 {
    let mut power = 1.0;
    while exponent > 0 {
        if exponent & 1 == 1 {
            power *= base;
        }
        base *= base;
        exponent >>= 1;
    }
    power
}
