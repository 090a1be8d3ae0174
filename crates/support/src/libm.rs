//! The mathematical functions of the platform's C library, in single and double precision.
//!
//! Rust's standard library wraps most of them, but not `erf`, and computes the inverse hyperbolic functions by formulas
//! of its own. MLIR folds constants with the functions of the platform, which the compiled program calls as well. The
//! crate `libm` rounds differently (from glibc in 14 % of the values of `tanh`, in 10 % of `exp` and `pow`, nowhere in
//! `sqrt`), so only WebAssembly, which has no C library, uses it.

macro_rules! functions {
    ($($(#[doc = $doc:literal])* $f64:ident $f32:ident ($($arg:ident),+);)*) => {
        #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
        // SAFETY: the declarations are those of C11 (7.12); the functions take and return numbers and are total.
        unsafe extern "C" {$(
            $(#[doc = $doc])*
            pub safe fn $f64($($arg: f64),+) -> f64;
            #[doc = concat!("`", stringify!($f64), "` in single precision.")]
            pub safe fn $f32($($arg: f32),+) -> f32;
        )*}
        #[cfg(all(target_family = "wasm", target_os = "unknown"))]
        pub use ::libm::{$($f64, $f32),*};
    };
}

functions! {
    /// Arccosine.
    acos acosf(x);
    /// Inverse hyperbolic cosine.
    acosh acoshf(x);
    /// Arcsine.
    asin asinf(x);
    /// Inverse hyperbolic sine.
    asinh asinhf(x);
    /// Arctangent.
    atan atanf(x);
    /// The angle of the point `(x, y)`.
    atan2 atan2f(y, x);
    /// Inverse hyperbolic tangent.
    atanh atanhf(x);
    /// Cosine.
    cos cosf(x);
    /// Hyperbolic cosine.
    cosh coshf(x);
    /// The error function.
    erf erff(x);
    /// One minus the error function.
    erfc erfcf(x);
    /// The exponential function.
    exp expf(x);
    /// A power of two.
    exp2 exp2f(x);
    /// `exp(x) - 1`.
    expm1 expm1f(x);
    /// Natural logarithm.
    log logf(x);
    /// Decimal logarithm.
    log10 log10f(x);
    /// `log(1 + x)`.
    log1p log1pf(x);
    /// Binary logarithm.
    log2 log2f(x);
    /// A power.
    pow powf(x, y);
    /// Sine.
    sin sinf(x);
    /// Hyperbolic sine.
    sinh sinhf(x);
    /// Square root.
    sqrt sqrtf(x);
    /// Tangent.
    tan tanf(x);
    /// Hyperbolic tangent.
    tanh tanhf(x);
}
