//! Attributes of `complex`.

use super::asm;
use terrace_rewrite::prelude::*;

attrs! { "complex", ATTRS;
    /// `#complex.number<:f64 1.0, 2.0>`: a complex number; the parts are stored as bits.
    NumberAttr = "number" {
        /// The complex type.
        ty: Type,
        real_low: u64,
        real_high: u64,
        imag_low: u64,
        imag_high: u64,
    } (parse: asm::parse_number, print: asm::print_number, ty: asm::number_type)
}
