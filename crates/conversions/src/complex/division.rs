//! Division of complex numbers, for each dialect that computes on the parts.

use crate::prelude::*;

pass_enum! {
    /// Algorithm of complex division (`complex-range`).
    ComplexRange {
        /// Smith's algorithm: no intermediate overflow, and C's results for infinities.
        Improved = "improved",
        /// The definition.
        Basic = "basic",
        /// As `basic`.
        None = "none",
    }
}

/// Defines `divide` and `Special` by the operations in scope, whose flags are `Flags`.
macro_rules! division {
    () => {
        use crate::complex::division::ComplexRange;
        use terrace_ir::{Builder, Value, emit};

        /// The real and the imaginary part of a quotient.
        pub(in crate::complex) fn divide(
            rw: &mut Builder,
            range: ComplexRange,
            lhs: [Value; 2],
            rhs: [Value; 2],
            f: Flags,
        ) -> (Value, Value) {
            match range {
                ComplexRange::Improved => improved(rw, lhs, rhs, f),
                ComplexRange::Basic | ComplexRange::None => basic(rw, lhs, rhs, f),
            }
        }

        /// `((ac + bd) + (bc - ad)i) / (c^2 + d^2)`
        fn basic(rw: &mut Builder, [a, b]: [Value; 2], [c, d]: [Value; 2], f: Flags) -> (Value, Value) {
            let ty = rw.ty(a);
            emit!(rw, ty;
                norm = AddF(MulF(c, c)@f, MulF(d, d)@f)@f;
                real = AddF(MulF(a, c)@f, MulF(b, d)@f)@f;
                imaginary = SubF(MulF(b, c)@f, MulF(a, d)@f)@f;
                (DivF(real, norm)@f, DivF(imaginary, norm)@f))
        }

        /// Smith's algorithm, which divides by the greater part of the divisor first; then C's results for a zero divisor
        /// and for infinities.
        fn improved(rw: &mut Builder, [a, b]: [Value; 2], [c, d]: [Value; 2], f: Flags) -> (Value, Value) {
            let ty = rw.ty(a);
            // When |c| < |d|, and when |c| >= |d|.
            let (real_d, imaginary_d, real_c, imaginary_c) = emit!(rw, ty;
                ratio = DivF(c, d)@f;
                divisor = AddF(d, MulF(ratio, c)@f)@f;
                real_d = DivF(AddF(MulF(a, ratio)@f, b)@f, divisor)@f;
                imaginary_d = DivF(SubF(MulF(b, ratio)@f, a)@f, divisor)@f;
                ratio = DivF(d, c)@f;
                divisor = AddF(c, MulF(ratio, d)@f)@f;
                real_c = DivF(AddF(a, MulF(b, ratio)@f)@f, divisor)@f;
                imaginary_c = DivF(SubF(b, MulF(a, ratio)@f)@f, divisor)@f;
                (real_d, imaginary_d, real_c, imaginary_c));
            let special = Special::new(rw, [a, b], [c, d], f);
            let (abs_c, abs_d) = (special.abs_c, special.abs_d);
            let (real, imaginary) = emit!(rw, ty;
                d_greater = CmpF[predicate: Olt](abs_c, abs_d);
                (Select(d_greater, real_d, real_c), Select(d_greater, imaginary_d, imaginary_c)));
            let [real, imaginary] = special.choose(rw, [real, imaginary]);
            (real, imaginary)
        }

        /// C's results for quotients that are NaN by the formula.
        pub(in crate::complex) struct Special {
            zero: Value,
            abs_c: Value,
            abs_d: Value,
            /// Conditions with their quotients; the last condition that holds applies.
            cases: [(Value, [Value; 2]); 3],
        }

        impl Special {
            /// Computes all cases.
            pub(in crate::complex) fn new(
                rw: &mut Builder,
                [a, b]: [Value; 2],
                [c, d]: [Value; 2],
                f: Flags,
            ) -> Self {
                let ty = rw.ty(a);
                // A number other than NaN divided by zero.
                let (zero, inf, abs_c, abs_d, by_zero, real_zero, imaginary_zero) = emit!(rw, ty;
                    zero = {0.0};
                    abs_c = AbsF(c)@f;
                    c_zero = CmpF[predicate: Oeq](abs_c, zero);
                    abs_d = AbsF(d)@f;
                    d_zero = CmpF[predicate: Oeq](abs_d, zero);
                    any_number = OrI(CmpF[predicate: Ord](a, zero), CmpF[predicate: Ord](b, zero));
                    by_zero = AndI(any_number, AndI(c_zero, d_zero));
                    inf = {f64::INFINITY};
                    signed_inf = CopySign(inf, c);
                    (zero, inf, abs_c, abs_d, by_zero, MulF(signed_inf, a)@f, MulF(signed_inf, b)@f));
                // Infinite dividend, finite divisor.
                let (one, abs_a, abs_b, inf_by_finite, real_inf, imaginary_inf) = emit!(rw, ty;
                    divisor_finite = AndI(CmpF[predicate: One](abs_c, inf), CmpF[predicate: One](abs_d, inf));
                    abs_a = AbsF(a)@f;
                    a_inf = CmpF[predicate: Oeq](abs_a, inf);
                    abs_b = AbsF(b)@f;
                    b_inf = CmpF[predicate: Oeq](abs_b, inf);
                    inf_by_finite = AndI(OrI(a_inf, b_inf), divisor_finite);
                    one = {1.0};
                    a_unit = CopySign(Select(a_inf, one, zero), a);
                    b_unit = CopySign(Select(b_inf, one, zero), b);
                    real = MulF(inf, AddF(MulF(a_unit, c)@f, MulF(b_unit, d)@f)@f)@f;
                    ad = MulF(a_unit, d)@f;
                    bc = MulF(b_unit, c)@f;
                    (one, abs_a, abs_b, inf_by_finite, real, MulF(inf, SubF(bc, ad)@f)@f));
                // Finite dividend, infinite divisor.
                let (finite_by_inf, real_small, imaginary_small) = emit!(rw, ty;
                    finite = AndI(CmpF[predicate: One](abs_a, inf), CmpF[predicate: One](abs_b, inf));
                    c_inf = CmpF[predicate: Oeq](abs_c, inf);
                    d_inf = CmpF[predicate: Oeq](abs_d, inf);
                    finite_by_inf = AndI(finite, OrI(c_inf, d_inf));
                    c_unit = CopySign(Select(c_inf, one, zero), c);
                    d_unit = CopySign(Select(d_inf, one, zero), d);
                    real = MulF(zero, AddF(MulF(a, c_unit)@f, MulF(b, d_unit)@f)@f)@f;
                    difference = SubF(MulF(b, c_unit)@f, MulF(a, d_unit)@f)@f;
                    (finite_by_inf, real, MulF(zero, difference)@f));
                let cases = [
                    (finite_by_inf, [real_small, imaginary_small]),
                    (inf_by_finite, [real_inf, imaginary_inf]),
                    (by_zero, [real_zero, imaginary_zero]),
                ];
                Self { zero, abs_c, abs_d, cases }
            }

            /// The quotient, or that of a case if both parts are NaN.
            pub(in crate::complex) fn choose(
                &self,
                rw: &mut Builder,
                [real, imaginary]: [Value; 2],
            ) -> [Value; 2] {
                let (ty, zero) = (rw.ty(real), self.zero);
                let (mut special_real, mut special_imaginary) = (real, imaginary);
                for (condition, [case_real, case_imaginary]) in self.cases {
                    (special_real, special_imaginary) = emit!(rw, ty;
                        (Select(condition, case_real, special_real), Select(condition, case_imaginary, special_imaginary)));
                }
                emit!(rw, ty;
                    both_nan = AndI(CmpF[predicate: Uno](real, zero), CmpF[predicate: Uno](imaginary, zero));
                    (Select(both_nan, special_real, real), Select(both_nan, special_imaginary, imaginary)))
                .into()
            }
        }
    };
}

/// Division by `arith` and `math`.
pub(super) mod numbers {
    use terrace_base::arith::CmpFPredicate::{Oeq, Olt, One, Ord, Uno};
    use terrace_base::arith::{
        AddF, AndI, CmpF, Constant, DivF, FastMathFlags as Flags, MulF, OrI, Select, SubF,
    };
    use terrace_base::math::{AbsF, CopySign};
    division!();
}

/// Division by the LLVM dialect.
pub(super) mod llvm {
    use terrace_llvm::FCmpPredicate::{Oeq, Olt, One, Ord, Uno};
    use terrace_llvm::{
        And as AndI, Constant, CopySign, FAbs as AbsF, FAdd as AddF, FCmp as CmpF, FDiv as DivF,
        FMul as MulF, FSub as SubF, FastmathFlags as Flags, Or as OrI, Select,
    };
    division!();
}
