//! Functions of C's mathematics, by the crate `libm`. Those of `float` round the results of those of `double`.

macro_rules! functions {
    ($($name:ident, $single:ident ($($arg:ident),+);)*) => { $(
        #[unsafe(no_mangle)]
        pub extern "C" fn $name($($arg: f64),+) -> f64 {
            libm::$name($($arg),+)
        }

        #[unsafe(no_mangle)]
        pub extern "C" fn $single($($arg: f32),+) -> f32 {
            libm::$name($(f64::from($arg)),+) as f32
        }
    )* };
}

functions! {
    sin, sinf(x);
    cos, cosf(x);
    tan, tanf(x);
    asin, asinf(x);
    acos, acosf(x);
    atan, atanf(x);
    atan2, atan2f(y, x);
    sinh, sinhf(x);
    cosh, coshf(x);
    tanh, tanhf(x);
    asinh, asinhf(x);
    acosh, acoshf(x);
    atanh, atanhf(x);
    exp, expf(x);
    exp2, exp2f(x);
    exp10, exp10f(x);
    expm1, expm1f(x);
    log, logf(x);
    log2, log2f(x);
    log10, log10f(x);
    log1p, log1pf(x);
    pow, powf(x, y);
    cbrt, cbrtf(x);
    hypot, hypotf(x, y);
    erf, erff(x);
    erfc, erfcf(x);
    tgamma, tgammaf(x);
    lgamma, lgammaf(x);
    fmod, fmodf(x, y);
    fdim, fdimf(x, y);
    round, roundf(x);
}

#[unsafe(no_mangle)]
pub extern "C" fn fma(x: f64, y: f64, z: f64) -> f64 {
    libm::fma(x, y, z)
}

#[unsafe(no_mangle)]
pub extern "C" fn fmaf(x: f32, y: f32, z: f32) -> f32 {
    libm::fmaf(x, y, z)
}

#[unsafe(no_mangle)]
pub extern "C" fn ldexp(x: f64, by: i32) -> f64 {
    libm::ldexp(x, by)
}

#[unsafe(no_mangle)]
pub extern "C" fn ldexpf(x: f32, by: i32) -> f32 {
    libm::ldexpf(x, by)
}

/// The power by squaring, as compiler-rt has it.
macro_rules! power {
    ($name:ident, $ty:ty) => {
        #[unsafe(no_mangle)]
        pub extern "C" fn $name(x: $ty, by: i32) -> $ty {
            let (mut base, mut left, mut result) = (x, by.unsigned_abs(), 1.0);
            loop {
                if left % 2 == 1 {
                    result *= base;
                }
                left /= 2;
                if left == 0 {
                    break;
                }
                base *= base;
            }
            if by < 0 { 1.0 / result } else { result }
        }
    };
}

power!(__powisf2, f32);
power!(__powidf2, f64);
