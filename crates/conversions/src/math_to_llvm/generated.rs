//! Generated functions for powers with integer exponents, in `func`, `arith` and `cf` (`convert-math-to-funcs`) or in
//! the LLVM dialect. Both are upstream's.

use crate::prelude::*;

/// Dialects of a generated function.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// `func`, `arith` and `cf`.
    Func,
    /// The LLVM dialect.
    Llvm,
}

/// A power with its types, for which a function is generated.
#[derive(Clone, Copy)]
pub enum Power {
    /// A float to an integer power.
    Float(Type, Type),
    /// An integer to an integer power.
    Int(Type),
}

impl Power {
    /// Whether the exponent is narrow enough for the function's constants.
    pub fn is_feasible(self, ctx: &Context) -> bool {
        const MAX_WIDTH: u32 = 1 << 12;
        self.types().1.bit_width(ctx).is_some_and(|width| width <= MAX_WIDTH)
    }

    /// Name of the function.
    pub fn name(self, ctx: &Context) -> String {
        let text = |ty: Type| terrace_ir::asm::type_to_string(ctx, ty);
        match self {
            Power::Float(base, power) => format!("__mlir_math_fpowi_{}_{}", text(base), text(power)),
            Power::Int(ty) => format!("__mlir_math_ipowi_{}", text(ty)),
        }
    }

    fn types(self) -> (Type, Type) {
        match self {
            Power::Float(base, power) => (base, power),
            Power::Int(ty) => (ty, ty),
        }
    }

    /// Type of the function.
    pub fn ty(self, ctx: &Context, level: Level) -> Type {
        let (base, power) = self.types();
        match level {
            Level::Func => FunctionType::get(ctx, &[base, power], &[base]),
            Level::Llvm => llvm::FunctionType::get(ctx, base, &[base, power], false),
        }
    }

    /// Body of the function.
    pub fn body(self, ctx: &Context, level: Level, loc: Loc) -> Option<Body> {
        let mut body = Body::new(ctx, 1);
        let region = body.root_regions().next()?;
        let (base, power) = self.types();
        let mut b = Builder::new(&mut body);
        b.set_loc(loc);
        match (self, level) {
            (Power::Float(..), Level::Func) => standard::float_power(&mut b, region, base, power),
            (Power::Float(..), Level::Llvm) => llvm_dialect::float_power(&mut b, region, base, power),
            (Power::Int(ty), Level::Func) => standard::int_power(&mut b, region, ty),
            (Power::Int(ty), Level::Llvm) => llvm_dialect::int_power(&mut b, region, ty),
        }
        Some(body)
    }
}

/// Defines the bodies of powers by the operations in scope.
macro_rules! powers {
    () => {
        use terrace_ir::{Block, Builder, Region, Type, Value, emit};
        use terrace_num::ApInt;

        /// The loop of a power. The arguments of `head` are the product so far, the next square, and the remaining bits of
        /// the exponent. The final product is returned, and passed to `end` if that has an argument.
        fn squares(
            b: &mut Builder,
            mul: fn(&mut Builder, Value, Value) -> Value,
            [zero, one]: [Value; 2],
            [head, odd, next, square]: [Block; 4],
            end: Block,
        ) -> Value {
            b.set_end(head);
            let (acc, factor, left) = (b.args(head)[0], b.args(head)[1], b.args(head)[2]);
            let is_odd = emit!(b, b.ty(left); Cmp[predicate: Ne](And(left, one), zero));
            CondBr::build(b, is_odd, &[], &[acc], &[odd, next]);

            b.set_end(odd);
            let product = mul(b, acc, factor);
            Br::build(b, &[product], &[next]);

            b.set_end(next);
            let acc = b.args(next)[0];
            let (left, done) = emit!(b, b.ty(left); left = Shr(left, one); (left, Cmp[predicate: Eq](left, zero)));
            let passed = [acc];
            let n_passed = b.args(end).len().min(1);
            CondBr::build(b, done, &passed[..n_passed], &[], &[end, square]);

            b.set_end(square);
            let factor = mul(b, factor, factor);
            Br::build(b, &[acc, factor, left], &[head]);
            acc
        }

        /// Exponentiation by squaring with the magnitude of the exponent; the reciprocal for a negative one. The least
        /// exponent has no magnitude, so one multiplication is added.
        pub(super) fn float_power(b: &mut Builder, region: Region, base: Type, power: Type) {
            let width = power.bit_width(b.ctx()).unwrap_or(64);
            let types: [&[Type]; 12] = [
                &[base, power], &[], &[], &[base, base, power], &[], &[base], &[], &[base], &[], &[base], &[], &[base],
            ];
            let [entry, ones, start, head, odd, next, square, end, least, whole, inverse, last] =
                types.map(|types| b.append_block(region, types));

            b.set_end(entry);
            let (x, n) = (b.args(entry)[0], b.args(entry)[1]);
            let (one_f, zero, one, min, max, is_zero) = emit!(b, power;
                one_f = {1.0}: base;
                zero = {0};
                one = {1};
                min = {ApInt::signed_min(width)};
                max = {ApInt::signed_max(width)};
                (one_f, zero, one, min, max, Cmp[predicate: Eq](n, zero)));
            CondBr::build(b, is_zero, &[], &[], &[ones, start]);

            b.set_end(ones);
            ret(b, one_f);

            b.set_end(start);
            let (is_negative, is_least, magnitude) = emit!(b, power;
                is_negative = Cmp[predicate: Sle](n, zero);
                is_least = Cmp[predicate: Eq](n, min);
                magnitude = Select(is_negative, Sub(zero, n), n);
                (is_negative, is_least, Select(is_least, max, magnitude)));
            Br::build(b, &[one_f, x, magnitude], &[head]);

            squares(b, MulF::new, [zero, one], [head, odd, next, square], end);

            b.set_end(end);
            let acc = b.args(end)[0];
            CondBr::build(b, is_least, &[], &[acc], &[least, whole]);

            b.set_end(least);
            let product = MulF::new(b, acc, x);
            Br::build(b, &[product], &[whole]);

            b.set_end(whole);
            let acc = b.args(whole)[0];
            CondBr::build(b, is_negative, &[], &[acc], &[inverse, last]);

            b.set_end(inverse);
            let quotient = DivF::new(b, one_f, acc);
            Br::build(b, &[quotient], &[last]);

            b.set_end(last);
            let result = b.args(last)[0];
            ret(b, result);
        }

        /// Exponentiation by squaring. A negative power is zero unless the base is 1 or -1; that of zero divides by zero.
        pub(super) fn int_power(b: &mut Builder, region: Region, ty: Type) {
            let types: [&[Type]; 17] = [
                &[ty, ty], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[], &[ty, ty, ty], &[], &[ty], &[], &[],
            ];
            let [
                entry, ones, start, negative, undefined, not_zero, of_one, not_one, of_minus, minus, plus, vanishes,
                head, odd, next, end, square,
            ] = types.map(|types| b.append_block(region, types));

            b.set_end(entry);
            let (x, n) = (b.args(entry)[0], b.args(entry)[1]);
            let (zero, one, minus_one, is_zero) = emit!(b, ty;
                zero = {0};
                one = {1};
                minus_one = {-1};
                (zero, one, minus_one, Cmp[predicate: Eq](n, zero)));
            CondBr::build(b, is_zero, &[], &[], &[ones, start]);

            b.set_end(ones);
            ret(b, one);

            b.set_end(start);
            let is_negative = Cmp::new(b, Sle, n, zero);
            CondBr::build(b, is_negative, &[], &[one, x, n], &[negative, head]);

            b.set_end(negative);
            let is_zero = Cmp::new(b, Eq, x, zero);
            CondBr::build(b, is_zero, &[], &[], &[undefined, not_zero]);

            b.set_end(undefined);
            let quotient = Div::new(b, one, zero);
            ret(b, quotient);

            b.set_end(not_zero);
            let is_one = Cmp::new(b, Eq, x, one);
            CondBr::build(b, is_one, &[], &[], &[of_one, not_one]);

            b.set_end(of_one);
            ret(b, one);

            b.set_end(not_one);
            let is_minus = Cmp::new(b, Eq, x, minus_one);
            CondBr::build(b, is_minus, &[], &[], &[of_minus, vanishes]);

            b.set_end(of_minus);
            let is_odd = emit!(b, ty; Cmp[predicate: Ne](And(n, one), zero));
            CondBr::build(b, is_odd, &[], &[], &[minus, plus]);

            for (block, value) in [(minus, minus_one), (plus, one), (vanishes, zero)] {
                b.set_end(block);
                ret(b, value);
            }

            let acc = squares(b, MulI::new, [zero, one], [head, odd, next, square], end);
            b.set_end(end);
            ret(b, acc);
        }
    };
}

/// Bodies in `func`, `arith` and `cf`.
mod standard {
    use terrace_base::arith::CmpIPredicate::{Eq, Ne, Sle};
    use terrace_base::arith::{
        AndI as And, CmpI as Cmp, Constant, DivF, DivSI as Div, MulF, MulI, Select, ShRUI as Shr, SubI as Sub,
    };
    use terrace_base::cf::{Br, CondBr};
    powers!();

    fn ret(b: &mut Builder, value: Value) {
        terrace_base::func::Return::build(b, &[value]);
    }
}

/// Bodies in the LLVM dialect.
mod llvm_dialect {
    use terrace_llvm::ICmpPredicate::{Eq, Ne, Sle};
    use terrace_llvm::{
        And, Br, CondBr, Constant, FDiv as DivF, FMul as MulF, ICmp as Cmp, LShr as Shr, Mul as MulI,
        SDiv as Div, Select, Sub,
    };
    powers!();

    fn ret(b: &mut Builder, value: Value) {
        terrace_llvm::Return::build(b, Some(value));
    }
}
