//! Generated functions for powers with integer exponents, in `func`, `arith` and `cf` (`convert-math-to-funcs`) or in
//! the LLVM dialect. Both are upstream's.

use terrace_base::{arith, cf, func};
use terrace_ir::attrs::{FloatAttr, IntegerAttr};
use terrace_ir::types::FunctionType;
use terrace_ir::{Attr, Block, Body, Builder, Context, Loc, OpDef, OpKind, OpState, Region, Type, Value};
use terrace_llvm as llvm;
use terrace_num::{ApFloat, ApInt};

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
        let mut code = Code { b: Builder::new(&mut body), region, level, base, power };
        code.b.set_loc(loc);
        match self {
            Power::Float(..) => code.float_power(),
            Power::Int(_) => code.int_power(),
        }
        Some(body)
    }
}

/// Operations of both levels.
#[derive(Clone, Copy)]
enum Kind {
    And,
    Sub,
    Shr,
    Div,
    Mul,
    MulF,
    DivF,
}

impl Kind {
    fn def(self, level: Level) -> &'static OpDef {
        match (self, level) {
            (Kind::And, Level::Func) => arith::AndI::DEF,
            (Kind::And, Level::Llvm) => llvm::And::DEF,
            (Kind::Sub, Level::Func) => arith::SubI::DEF,
            (Kind::Sub, Level::Llvm) => llvm::Sub::DEF,
            (Kind::Shr, Level::Func) => arith::ShRUI::DEF,
            (Kind::Shr, Level::Llvm) => llvm::LShr::DEF,
            (Kind::Div, Level::Func) => arith::DivSI::DEF,
            (Kind::Div, Level::Llvm) => llvm::SDiv::DEF,
            (Kind::Mul, Level::Func) => arith::MulI::DEF,
            (Kind::Mul, Level::Llvm) => llvm::Mul::DEF,
            (Kind::MulF, Level::Func) => arith::MulF::DEF,
            (Kind::MulF, Level::Llvm) => llvm::FMul::DEF,
            (Kind::DivF, Level::Func) => arith::DivF::DEF,
            (Kind::DivF, Level::Llvm) => llvm::FDiv::DEF,
        }
    }
}

/// Builder of a function body.
struct Code<'b> {
    b: Builder<'b>,
    region: Region,
    level: Level,
    base: Type,
    power: Type,
}

impl Code<'_> {
    fn block(&mut self, types: &[Type]) -> Block {
        self.b.append_block(self.region, types)
    }
    fn arg(&self, block: Block, i: usize) -> Value {
        self.b.args(block)[i]
    }
    fn constant(&mut self, ty: Type, value: Attr) -> Value {
        match self.level {
            Level::Func => arith::Constant::new(&mut self.b, value),
            Level::Llvm => llvm::Constant::new(&mut self.b, ty, value),
        }
    }
    fn int(&mut self, value: ApInt) -> Value {
        let attr = IntegerAttr::of(self.b.ctx(), self.power, &value);
        self.constant(self.power, attr)
    }
    fn small(&mut self, value: i64) -> Value {
        let width = self.power.bit_width(self.b.ctx()).unwrap_or(64);
        self.int(ApInt::from_i64(width, value))
    }
    fn bin(&mut self, kind: Kind, x: Value, y: Value) -> Value {
        let mut state = OpState::new(kind.def(self.level), self.b.loc());
        state.operands.extend([x, y]);
        let op = self.b.create(state);
        self.b.result(op, 0)
    }
    /// Predicates have the same numbers at both levels.
    fn cmp(&mut self, predicate: arith::CmpIPredicate, x: Value, y: Value) -> Value {
        if self.level == Level::Func {
            return arith::CmpI::new(&mut self.b, predicate, x, y);
        }
        let predicate = llvm::ICmpPredicate::from_value(predicate as u64).unwrap_or(llvm::ICmpPredicate::Eq);
        llvm::ICmp::new(&mut self.b, predicate, x, y)
    }
    fn select(&mut self, condition: Value, x: Value, y: Value) -> Value {
        match self.level {
            Level::Func => arith::Select::new(&mut self.b, condition, x, y),
            Level::Llvm => llvm::Select::new(&mut self.b, condition, x, y),
        }
    }
    fn br(&mut self, to: Block, args: &[Value]) {
        match self.level {
            Level::Func => _ = cf::Br::build(&mut self.b, args, &[to]),
            Level::Llvm => _ = llvm::Br::build(&mut self.b, args, &[to]),
        }
    }
    fn cond_br(&mut self, condition: Value, yes: (Block, &[Value]), no: (Block, &[Value])) {
        let succs = [yes.0, no.0];
        match self.level {
            Level::Func => _ = cf::CondBr::build(&mut self.b, condition, yes.1, no.1, &succs),
            Level::Llvm => _ = llvm::CondBr::build(&mut self.b, condition, yes.1, no.1, &succs),
        }
    }
    fn ret(&mut self, value: Value) {
        match self.level {
            Level::Func => _ = func::Return::build(&mut self.b, &[value]),
            Level::Llvm => _ = llvm::Return::build(&mut self.b, Some(value)),
        }
    }

    /// The loop of a power. The arguments of `head` are the product so far, the next square, and the remaining bits of
    /// the exponent. The final product is returned, and passed to `end` if that has an argument.
    fn squares(
        &mut self,
        mul: Kind,
        [zero, one]: [Value; 2],
        [head, odd, next, square]: [Block; 4],
        end: Block,
    ) -> Value {
        use arith::CmpIPredicate::{Eq, Ne};
        self.b.set_end(head);
        let (acc, factor, left) = (self.arg(head, 0), self.arg(head, 1), self.arg(head, 2));
        let bit = self.bin(Kind::And, left, one);
        let is_odd = self.cmp(Ne, bit, zero);
        self.cond_br(is_odd, (odd, &[]), (next, &[acc]));

        self.b.set_end(odd);
        let product = self.bin(mul, acc, factor);
        self.br(next, &[product]);

        self.b.set_end(next);
        let acc = self.arg(next, 0);
        let left = self.bin(Kind::Shr, left, one);
        let done = self.cmp(Eq, left, zero);
        let passed = [acc];
        let n_passed = self.b.args(end).len().min(1);
        self.cond_br(done, (end, &passed[..n_passed]), (square, &[]));

        self.b.set_end(square);
        let factor = self.bin(mul, factor, factor);
        self.br(head, &[acc, factor, left]);
        acc
    }

    /// Exponentiation by squaring with the magnitude of the exponent; the reciprocal for a negative one. The least
    /// exponent has no magnitude, so one multiplication is added.
    fn float_power(&mut self) {
        use arith::CmpIPredicate::{Eq, Sle};
        let (base, power) = (self.base, self.power);
        let width = power.bit_width(self.b.ctx()).unwrap_or(64);
        let entry = self.block(&[base, power]);
        let ones = self.block(&[]);
        let start = self.block(&[]);
        let head = self.block(&[base, base, power]);
        let odd = self.block(&[]);
        let next = self.block(&[base]);
        let square = self.block(&[]);
        let end = self.block(&[base]);
        let least = self.block(&[]);
        let whole = self.block(&[base]);
        let inverse = self.block(&[]);
        let last = self.block(&[base]);

        self.b.set_end(entry);
        let (x, n) = (self.arg(entry, 0), self.arg(entry, 1));
        let format = base.as_float(self.b.ctx()).unwrap_or(terrace_num::FloatFormat::F64);
        let one_f = FloatAttr::of(self.b.ctx(), base, ApFloat::one(format));
        let one_f = self.constant(base, one_f);
        let (zero, one) = (self.small(0), self.small(1));
        let min = self.int(ApInt::signed_min(width));
        let max = self.int(ApInt::signed_max(width));
        let is_zero = self.cmp(Eq, n, zero);
        self.cond_br(is_zero, (ones, &[]), (start, &[]));

        self.b.set_end(ones);
        self.ret(one_f);

        self.b.set_end(start);
        let is_negative = self.cmp(Sle, n, zero);
        let is_least = self.cmp(Eq, n, min);
        let opposite = self.bin(Kind::Sub, zero, n);
        let magnitude = self.select(is_negative, opposite, n);
        let magnitude = self.select(is_least, max, magnitude);
        self.br(head, &[one_f, x, magnitude]);

        self.squares(Kind::MulF, [zero, one], [head, odd, next, square], end);

        self.b.set_end(end);
        let acc = self.arg(end, 0);
        self.cond_br(is_least, (least, &[]), (whole, &[acc]));

        self.b.set_end(least);
        let product = self.bin(Kind::MulF, acc, x);
        self.br(whole, &[product]);

        self.b.set_end(whole);
        let acc = self.arg(whole, 0);
        self.cond_br(is_negative, (inverse, &[]), (last, &[acc]));

        self.b.set_end(inverse);
        let quotient = self.bin(Kind::DivF, one_f, acc);
        self.br(last, &[quotient]);

        self.b.set_end(last);
        let result = self.arg(last, 0);
        self.ret(result);
    }

    /// Exponentiation by squaring. A negative power is zero unless the base is 1 or -1; that of zero divides by zero.
    fn int_power(&mut self) {
        use arith::CmpIPredicate::{Eq, Ne, Sle};
        let ty = self.base;
        let entry = self.block(&[ty, ty]);
        let ones = self.block(&[]);
        let start = self.block(&[]);
        let negative = self.block(&[]);
        let undefined = self.block(&[]);
        let not_zero = self.block(&[]);
        let of_one = self.block(&[]);
        let not_one = self.block(&[]);
        let of_minus = self.block(&[]);
        let minus = self.block(&[]);
        let plus = self.block(&[]);
        let vanishes = self.block(&[]);
        let head = self.block(&[ty, ty, ty]);
        let odd = self.block(&[]);
        let next = self.block(&[ty]);
        let end = self.block(&[]);
        let square = self.block(&[]);

        self.b.set_end(entry);
        let (x, n) = (self.arg(entry, 0), self.arg(entry, 1));
        let (zero, one, minus_one) = (self.small(0), self.small(1), self.small(-1));
        let is_zero = self.cmp(Eq, n, zero);
        self.cond_br(is_zero, (ones, &[]), (start, &[]));

        self.b.set_end(ones);
        self.ret(one);

        self.b.set_end(start);
        let is_negative = self.cmp(Sle, n, zero);
        self.cond_br(is_negative, (negative, &[]), (head, &[one, x, n]));

        self.b.set_end(negative);
        let is_zero = self.cmp(Eq, x, zero);
        self.cond_br(is_zero, (undefined, &[]), (not_zero, &[]));

        self.b.set_end(undefined);
        let quotient = self.bin(Kind::Div, one, zero);
        self.ret(quotient);

        self.b.set_end(not_zero);
        let is_one = self.cmp(Eq, x, one);
        self.cond_br(is_one, (of_one, &[]), (not_one, &[]));

        self.b.set_end(of_one);
        self.ret(one);

        self.b.set_end(not_one);
        let is_minus = self.cmp(Eq, x, minus_one);
        self.cond_br(is_minus, (of_minus, &[]), (vanishes, &[]));

        self.b.set_end(of_minus);
        let bit = self.bin(Kind::And, n, one);
        let is_odd = self.cmp(Ne, bit, zero);
        self.cond_br(is_odd, (minus, &[]), (plus, &[]));

        self.b.set_end(minus);
        self.ret(minus_one);
        self.b.set_end(plus);
        self.ret(one);
        self.b.set_end(vanishes);
        self.ret(zero);

        let acc = self.squares(Kind::Mul, [zero, one], [head, odd, next, square], end);
        self.b.set_end(end);
        self.ret(acc);
    }
}
