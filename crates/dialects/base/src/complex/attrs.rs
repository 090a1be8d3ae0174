//! Attributes of `complex`.

use super::{asm, element};
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

impl NumberAttr<'_> {
    /// The real and the imaginary part.
    pub fn parts(&self, ctx: &Context) -> Option<[ApFloat; 2]> {
        let format = element(ctx, self.ty)?.as_float(ctx)?;
        let part = |low: u64, high: u64| ApFloat::from_bits(format, low as u128 | (high as u128) << 64);
        Some([part(self.real_low, self.real_high), part(self.imag_low, self.imag_high)])
    }
}
