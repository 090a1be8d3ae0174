//! Intrinsics: a table of those that are translated, and their translations.

use crate::Unsupported;
use crate::function::{FunctionTranslator, Parts, Translated};
use crate::shape::Scalar;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{self, InstBuilder, types};
use smallvec::SmallVec;
use terrace_llir::inst::Opcode;
use terrace_llir::value::Inst;
use terrace_llir::{Type, Value};

/// The translation of an intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rule {
    /// Nothing is to be done; the result is the first argument, if there is one of its type.
    Nothing,
    /// `memcpy`, `memmove` or `memset` of the C library.
    Memory(&'static str),
    /// Element by element, a function of the C library's mathematics.
    Math(&'static str),
    /// Element by element, instructions.
    Elementwise,
    /// The elements of a vector as one.
    Reduce,
    /// Anything else.
    Other,
}

/// The translated intrinsics that are no elementwise arithmetic of integers, by base name.
fn rule(name: &str) -> Option<Rule> {
    let math = |name| Some(Rule::Math(name));
    match name {
        "assume"
        | "donothing"
        | "sideeffect"
        | "prefetch"
        | "lifetime.start"
        | "lifetime.end"
        | "invariant.end"
        | "experimental.noalias.scope.decl"
        | "dbg.declare"
        | "dbg.value"
        | "dbg.assign"
        | "dbg.label"
        | "pseudoprobe"
        | "var.annotation"
        | "expect"
        | "expect.with.probability"
        | "annotation"
        | "ptr.annotation"
        | "launder.invariant.group"
        | "strip.invariant.group"
        | "ssa.copy"
        | "arithmetic.fence"
        | "threadlocal.address" => Some(Rule::Nothing),
        "memcpy" | "memcpy.inline" => Some(Rule::Memory("memcpy")),
        "memmove" => Some(Rule::Memory("memmove")),
        "memset" | "memset.inline" => Some(Rule::Memory("memset")),
        "sin" => math("sin"),
        "cos" => math("cos"),
        "tan" => math("tan"),
        "asin" => math("asin"),
        "acos" => math("acos"),
        "atan" => math("atan"),
        "atan2" => math("atan2"),
        "sinh" => math("sinh"),
        "cosh" => math("cosh"),
        "tanh" => math("tanh"),
        "exp" => math("exp"),
        "exp2" => math("exp2"),
        "exp10" => math("exp10"),
        "log" => math("log"),
        "log2" => math("log2"),
        "log10" => math("log10"),
        "pow" => math("pow"),
        "rint" | "nearbyint" => math("rint"),
        "round" => math("round"),
        "roundeven" => math("roundeven"),
        "fma" | "fmuladd" => math("fma"),
        "abs" | "smax" | "smin" | "umax" | "umin" | "sadd.sat" | "uadd.sat" | "ssub.sat" | "usub.sat"
        | "sshl.sat" | "ushl.sat" | "fshl" | "fshr" | "ctpop" | "ctlz" | "cttz" | "bswap" | "bitreverse"
        | "sqrt" | "fabs" | "copysign" | "floor" | "ceil" | "trunc" | "canonicalize" | "minnum"
        | "maxnum" | "minimum" | "maximum" | "minimumnum" | "maximumnum" => Some(Rule::Elementwise),
        "sadd.with.overflow"
        | "uadd.with.overflow"
        | "ssub.with.overflow"
        | "usub.with.overflow"
        | "smul.with.overflow"
        | "umul.with.overflow"
        | "powi"
        | "ldexp"
        | "is.fpclass"
        | "is.constant"
        | "objectsize"
        | "fptosi.sat"
        | "fptoui.sat"
        | "lrint"
        | "llrint"
        | "lround"
        | "llround"
        | "trap"
        | "debugtrap"
        | "ubsantrap"
        | "stacksave"
        | "stackrestore"
        | "vscale"
        | "stepvector"
        | "get.active.lane.mask"
        | "vector.insert"
        | "vector.extract"
        | "vector.reverse"
        | "vector.interleave2"
        | "vector.deinterleave2"
        | "masked.load"
        | "masked.store"
        | "masked.gather"
        | "masked.scatter"
        | "masked.expandload"
        | "masked.compressstore"
        | "ptrmask"
        | "scmp"
        | "ucmp"
        | "invariant.start" => Some(Rule::Other),
        _ if name.starts_with("vector.reduce.") => Some(Rule::Reduce),
        _ => None,
    }
}

/// Whether calls of an intrinsic with this base name (`fma`, without `llvm.`) are translated.
pub fn is_translated(name: &str) -> bool {
    rule(name).is_some()
}

impl FunctionTranslator<'_, '_> {
    /// Translates a call of an intrinsic.
    pub fn intrinsic(&mut self, inst: Inst) -> Translated {
        let body = self.body;
        let name = self.intrinsic_name(inst).ok_or(Unsupported::new("an unknown intrinsic"))?;
        let (ty, args) = (body.inst(inst).ty, &body.operands(inst)[..body.n_call_args(inst)]);
        let parts = match rule(name) {
            None => return Err(Unsupported(format!("the intrinsic 'llvm.{name}'"))),
            Some(Rule::Nothing) => match args.first() {
                Some(&first) if first.ty() == ty => self.value(first)?,
                _ => self.zeros(ty)?,
            },
            Some(Rule::Memory(function)) => {
                let (to, from, size) = (self.single(args[0])?, self.single(args[1])?, self.single(args[2])?);
                let from = if function == "memset" { self.b.ins().uextend(types::I32, from) } else { from };
                let size = self.resized(size, types::I64);
                self.library(function, &[to, from, size], Some(types::I64))?;
                Parts::new()
            }
            Some(Rule::Math(function)) => self.map(ty, args, |this, scalar, args| {
                let mut wide = scalar;
                let mut widened: SmallVec<[ir::Value; 3]> = SmallVec::new();
                for &arg in args {
                    let (format, arg) = this.widened(scalar, arg)?;
                    wide = format;
                    widened.push(arg);
                }
                let result = this.math(function, wide, &widened)?;
                this.narrowed(scalar, result)
            })?,
            Some(Rule::Elementwise) => {
                self.map(ty, args, |this, scalar, args| this.elementwise(name, scalar, args))?
            }
            Some(Rule::Reduce) => self.reduce(name, args)?,
            Some(Rule::Other) => self.other(name, ty, args)?,
        };
        self.define(inst, &parts);
        Ok(())
    }

    /// Calls `f` with the elements of the arguments at each position of the result. Arguments of one element are the same
    /// for all positions.
    fn map(
        &mut self,
        ty: Type,
        args: &[Value],
        mut f: impl FnMut(&mut Self, Scalar, &[ir::Value]) -> Translated<ir::Value>,
    ) -> Translated<Parts> {
        let scalar = self.element(args[0].ty())?;
        let args: SmallVec<[Parts; 4]> =
            args.iter().map(|&arg| self.value(arg)).collect::<Translated<_>>()?;
        let count = self.shape(ty)?.parts.len();
        let mut parts = Parts::new();
        for i in 0..count {
            let elements: Option<SmallVec<[ir::Value; 4]>> =
                args.iter().map(|parts| parts.get(i).or(parts.first()).copied()).collect();
            parts.push(f(self, scalar, &elements.ok_or(Unsupported::new("an empty vector"))?)?);
        }
        Ok(parts)
    }

    fn elementwise(&mut self, name: &str, scalar: Scalar, args: &[ir::Value]) -> Translated<ir::Value> {
        if scalar.is_float() {
            return self.elementwise_float(name, scalar, args);
        }
        let (ty, width, x) = (scalar.ty(), scalar.bits(), args[0]);
        let y = args.get(1).copied().unwrap_or(x);
        Ok(match name {
            "abs" => {
                let zero = self.number(ty, 0);
                let negative = self.binary(Opcode::Sub, scalar, zero, x)?;
                let signed = self.signed(x, scalar);
                let is_negative = self.b.ins().icmp(IntCC::SignedLessThan, signed, zero);
                self.select(is_negative, negative, x)
            }
            "smax" | "smin" | "umax" | "umin" => {
                let condition = match name {
                    "smax" => IntCC::SignedGreaterThan,
                    "smin" => IntCC::SignedLessThan,
                    "umax" => IntCC::UnsignedGreaterThan,
                    _ => IntCC::UnsignedLessThan,
                };
                let is_first = self.condition(condition, scalar, x, y);
                self.select(is_first, x, y)
            }
            "sadd.sat" | "uadd.sat" | "ssub.sat" | "usub.sat" => {
                let op = if name.contains("add") { Opcode::Add } else { Opcode::Sub };
                let is_signed = name.starts_with('s');
                let (result, overflows) = self.checked(op, is_signed, scalar, x, y)?;
                let limit = match (is_signed, op) {
                    (true, _) => self.signed_limit(scalar, x),
                    (false, Opcode::Add) => self.number(ty, u128::MAX),
                    (false, _) => self.number(ty, 0),
                };
                let limit = self.masked(limit, scalar);
                self.select(overflows, limit, result)
            }
            "sshl.sat" | "ushl.sat" => {
                let shifted = self.binary(Opcode::Shl, scalar, x, y)?;
                let is_signed = name == "sshl.sat";
                let back =
                    self.binary(if is_signed { Opcode::AShr } else { Opcode::LShr }, scalar, shifted, y)?;
                let limit = if is_signed { self.signed_limit(scalar, x) } else { self.number(ty, u128::MAX) };
                let limit = self.masked(limit, scalar);
                let fits = self.b.ins().icmp(IntCC::Equal, back, x);
                self.select(fits, shifted, limit)
            }
            "fshl" | "fshr" => self.funnel(name == "fshl", scalar, x, y, args[2])?,
            "ctpop" if ty == types::I128 => {
                let (low, high) = self.b.ins().isplit(x);
                let (low, high) = (self.b.ins().popcnt(low), self.b.ins().popcnt(high));
                let sum = self.b.ins().iadd(low, high);
                self.b.ins().uextend(ty, sum)
            }
            "ctpop" => self.b.ins().popcnt(x),
            "ctlz" => {
                let all = self.b.ins().clz(x);
                let all = self.resized(all, ty);
                let unused = self.number(ty, u128::from(ty.bits() - width));
                self.b.ins().isub(all, unused)
            }
            "cttz" => {
                let all = self.b.ins().ctz(x);
                let all = self.resized(all, ty);
                let most = self.number(ty, u128::from(width));
                let zero = self.number(ty, 0);
                let is_zero = self.b.ins().icmp(IntCC::Equal, x, zero);
                self.select(is_zero, most, all)
            }
            "bswap" | "bitreverse" => {
                let reversed = match name {
                    "bswap" => self.b.ins().bswap(x),
                    _ => self.b.ins().bitrev(x),
                };
                if width == ty.bits() {
                    return Ok(reversed);
                }
                self.b.ins().ushr_imm(reversed, i64::from(ty.bits() - width))
            }
            _ => return Err(Unsupported(format!("the intrinsic 'llvm.{name}'"))),
        })
    }

    /// A comparison by Cranelift's condition.
    fn condition(&mut self, condition: IntCC, scalar: Scalar, x: ir::Value, y: ir::Value) -> ir::Value {
        let is_signed = condition != condition.unsigned();
        let (x, y) = if is_signed { (self.signed(x, scalar), self.signed(y, scalar)) } else { (x, y) };
        self.b.ins().icmp(condition, x, y)
    }

    /// The greatest integer, or the least if `x` is negative.
    fn signed_limit(&mut self, scalar: Scalar, x: ir::Value) -> ir::Value {
        let width = scalar.bits();
        let greatest = self.number(scalar.ty(), crate::function::low_bits(width) >> 1);
        let signed = self.signed(x, scalar);
        let sign = self.b.ins().sshr_imm(signed, i64::from(scalar.ty().bits()) - 1);
        self.b.ins().bxor(greatest, sign)
    }

    /// A sum, difference or product, and whether it overflows.
    fn checked(
        &mut self,
        op: Opcode,
        is_signed: bool,
        scalar: Scalar,
        x: ir::Value,
        y: ir::Value,
    ) -> Translated<(ir::Value, ir::Value)> {
        let (ty, width) = (scalar.ty(), scalar.bits());
        let result = self.binary(op, scalar, x, y)?;
        let overflows = match (op, is_signed) {
            (Opcode::Add, false) => self.b.ins().icmp(IntCC::UnsignedLessThan, result, x),
            (Opcode::Sub, false) => self.b.ins().icmp(IntCC::UnsignedLessThan, x, y),
            (Opcode::Add | Opcode::Sub, true) => {
                // The result has another sign than both terms.
                let a = self.b.ins().bxor(x, result);
                let other = if op == Opcode::Add { result } else { x };
                let b = self.b.ins().bxor(y, other);
                let both = self.b.ins().band(a, b);
                let both = self.signed(both, scalar);
                let zero = self.number(ty, 0);
                self.b.ins().icmp(IntCC::SignedLessThan, both, zero)
            }
            // Products of half the width of a register fit it.
            _ if width <= 64 => {
                let wide = match width {
                    ..=32 => types::I64,
                    _ => types::I128,
                };
                let (x, y, result) = match is_signed {
                    true => (
                        self.resized_signed(x, scalar, wide),
                        self.resized_signed(y, scalar, wide),
                        self.resized_signed(result, scalar, wide),
                    ),
                    false => (self.resized(x, wide), self.resized(y, wide), self.resized(result, wide)),
                };
                let product = self.b.ins().imul(x, y);
                self.b.ins().icmp(IntCC::NotEqual, product, result)
            }
            _ => {
                // Dividing the product by a factor gives the other one unless it overflows.
                let zero = self.number(ty, 0);
                let one = self.number(ty, 1);
                let is_zero = self.b.ins().icmp(IntCC::Equal, x, zero);
                let divisor = self.select(is_zero, one, x);
                let div = if is_signed { Opcode::SDiv } else { Opcode::UDiv };
                let minus_one = self.number(ty, crate::function::low_bits(width));
                let is_minus_one = self.b.ins().icmp(IntCC::Equal, x, minus_one);
                let safe = if is_signed { self.select(is_minus_one, one, divisor) } else { divisor };
                let quotient = self.binary(div, scalar, result, safe)?;
                let differs = self.b.ins().icmp(IntCC::NotEqual, quotient, y);
                let no = self.number(types::I8, 0);
                let differs = self.select(is_zero, no, differs);
                if !is_signed {
                    return Ok((result, differs));
                }
                // The negative of the least integer overflows.
                let least = self.number(ty, 1 << (width - 1));
                let is_least = self.b.ins().icmp(IntCC::Equal, y, least);
                self.select(is_minus_one, is_least, differs)
            }
        };
        Ok((result, overflows))
    }

    fn funnel(
        &mut self,
        left: bool,
        scalar: Scalar,
        high: ir::Value,
        low: ir::Value,
        by: ir::Value,
    ) -> Translated<ir::Value> {
        let (ty, width) = (scalar.ty(), scalar.bits());
        let number = self.number(ty, u128::from(width));
        let by = self.binary(Opcode::URem, scalar, by, number)?;
        let rest = self.b.ins().isub(number, by);
        // Shifting by the whole width in two steps gives zero.
        let one = self.number(ty, 1);
        let rest = self.b.ins().isub(rest, one);
        let (up, down) = if left { (by, rest) } else { (rest, by) };
        let mut upper = self.binary(Opcode::Shl, scalar, high, up)?;
        let mut lower = self.binary(Opcode::LShr, scalar, low, down)?;
        if left {
            lower = self.binary(Opcode::LShr, scalar, lower, one)?;
        } else {
            upper = self.binary(Opcode::Shl, scalar, upper, one)?;
        }
        Ok(self.b.ins().bor(upper, lower))
    }

    fn elementwise_float(&mut self, name: &str, scalar: Scalar, args: &[ir::Value]) -> Translated<ir::Value> {
        let bits = match scalar {
            Scalar::Half | Scalar::BFloat => scalar.ty(),
            _ => scalar.ty().as_int(),
        };
        if matches!(bits, types::I16) && matches!(name, "fabs" | "copysign") {
            let magnitude = self.number(bits, 0x7fff);
            let x = self.b.ins().band(args[0], magnitude);
            let Some(&y) = args.get(1) else { return Ok(x) };
            let sign = self.number(bits, 0x8000);
            let y = self.b.ins().band(y, sign);
            return Ok(self.b.ins().bor(x, y));
        }
        let (wide, x) = self.widened(scalar, args[0])?;
        let y = match args.get(1) {
            Some(&y) => self.widened(scalar, y)?.1,
            None => x,
        };
        let result = match name {
            "sqrt" => self.b.ins().sqrt(x),
            "fabs" => self.b.ins().fabs(x),
            "copysign" => self.b.ins().fcopysign(x, y),
            "floor" => self.math("floor", wide, &[x])?,
            "ceil" => self.math("ceil", wide, &[x])?,
            "trunc" => self.math("trunc", wide, &[x])?,
            "canonicalize" => x,
            "minnum" | "minimumnum" => self.extremum("fmin", wide, x, y)?,
            "maxnum" | "maximumnum" => self.extremum("fmax", wide, x, y)?,
            "minimum" => self.extremum("minimum", wide, x, y)?,
            "maximum" => self.extremum("maximum", wide, x, y)?,
            _ => return Err(Unsupported(format!("the intrinsic 'llvm.{name}' of floats"))),
        };
        self.narrowed(scalar, result)
    }

    /// The lesser or greater of two floats: `minimum` and `maximum` pass NaN on, `fmin` and `fmax` do not.
    pub fn extremum(
        &mut self,
        name: &str,
        scalar: Scalar,
        x: ir::Value,
        y: ir::Value,
    ) -> Translated<ir::Value> {
        let (_, x) = self.widened(scalar, x)?;
        let (_, y) = self.widened(scalar, y)?;
        let result = match name {
            "minimum" => self.b.ins().fmin(x, y),
            "maximum" => self.b.ins().fmax(x, y),
            _ => {
                let both = if name == "fmin" { self.b.ins().fmin(x, y) } else { self.b.ins().fmax(x, y) };
                let x_is_nan = self.b.ins().fcmp(FloatCC::Unordered, x, x);
                let y_is_nan = self.b.ins().fcmp(FloatCC::Unordered, y, y);
                let result = self.select(y_is_nan, x, both);
                self.select(x_is_nan, y, result)
            }
        };
        self.narrowed(scalar, result)
    }

    fn reduce(&mut self, name: &str, args: &[Value]) -> Translated<Parts> {
        let kind = name.trim_start_matches("vector.reduce.");
        let vector = args[args.len() - 1];
        let scalar = self.element(vector.ty())?;
        let mut parts = self.value(vector)?;
        let op = match kind {
            "add" => Some(Opcode::Add),
            "mul" => Some(Opcode::Mul),
            "and" => Some(Opcode::And),
            "or" => Some(Opcode::Or),
            "xor" => Some(Opcode::Xor),
            "fadd" => Some(Opcode::FAdd),
            "fmul" => Some(Opcode::FMul),
            _ => None,
        };
        if matches!(kind, "fadd" | "fmul") {
            // In order, from the start value on.
            parts.insert(0, self.single(args[0])?);
        }
        let mut parts = parts.into_iter();
        let mut result = parts.next().ok_or(Unsupported::new("an empty vector"))?;
        for part in parts {
            result = match (op, kind) {
                (Some(op), _) => self.binary(op, scalar, result, part)?,
                (None, "smax" | "smin" | "umax" | "umin") => {
                    self.elementwise(kind, scalar, &[result, part])?
                }
                (None, "fmin" | "fmax") => self.extremum(kind, scalar, result, part)?,
                (None, "fminimum" | "fmaximum") => self.extremum(&kind[1..], scalar, result, part)?,
                _ => return Err(Unsupported(format!("the intrinsic 'llvm.{name}'"))),
            };
        }
        Ok(Parts::from_slice(&[result]))
    }

    fn other(&mut self, name: &str, ty: Type, args: &[Value]) -> Translated<Parts> {
        let one = |value: ir::Value| Ok(Parts::from_slice(&[value]));
        match name {
            "sadd.with.overflow" | "uadd.with.overflow" | "ssub.with.overflow" | "usub.with.overflow"
            | "smul.with.overflow" | "umul.with.overflow" => {
                let op = match &name[1..4] {
                    "add" => Opcode::Add,
                    "sub" => Opcode::Sub,
                    _ => Opcode::Mul,
                };
                let is_signed = name.starts_with('s');
                let scalar = self.element(args[0].ty())?;
                let (x, y) = (self.value(args[0])?, self.value(args[1])?);
                let (mut results, mut flags) = (Parts::new(), Parts::new());
                for (&x, &y) in x.iter().zip(&y) {
                    let (result, overflows) = self.checked(op, is_signed, scalar, x, y)?;
                    results.push(result);
                    flags.push(overflows);
                }
                results.extend(flags);
                Ok(results)
            }
            "powi" => {
                let by = self.single(args[1])?;
                let by = self.resized(by, types::I32);
                self.map(ty, &args[..1], |this, scalar, args| {
                    let (wide, x) = this.widened(scalar, args[0])?;
                    let name = if wide == Scalar::Float { "__powisf2" } else { "__powidf2" };
                    let result = this.library(name, &[x, by], Some(wide.ty()))?;
                    this.narrowed(scalar, result.ok_or(Unsupported::new("a function without result"))?)
                })
            }
            "ldexp" => self.map(ty, args, |this, scalar, args| {
                let (wide, x) = this.widened(scalar, args[0])?;
                let by = this.resized(args[1], types::I32);
                let result = this.math("ldexp", wide, &[x, by])?;
                this.narrowed(scalar, result)
            }),
            "is.fpclass" => {
                let classes =
                    self.cx().as_i64(args[1]).ok_or(Unsupported::new("classes of floats in a register"))?;
                self.map(ty, &args[..1], |this, scalar, args| this.is_class(scalar, args[0], classes as u32))
            }
            "is.constant" => self.zeros(ty),
            "objectsize" => {
                // The size is not known.
                let least = self.cx().as_i64(args[1]) != Some(0);
                let scalar = self.scalar(ty)?;
                let size = self.number(scalar.ty(), if least { 0 } else { u128::MAX });
                one(size)
            }
            "fptosi.sat" | "fptoui.sat" => self.saturate(name == "fptosi.sat", ty, args[0]),
            "lrint" | "llrint" | "lround" | "llround" => {
                let to = self.element(ty)?;
                let function = if name.ends_with("rint") { "rint" } else { "round" };
                self.map(ty, args, |this, scalar, args| {
                    let (wide, x) = this.widened(scalar, args[0])?;
                    let rounded = this.math(function, wide, &[x])?;
                    this.cast(Opcode::FpToSi, wide, to, rounded)
                })
            }
            "trap" | "ubsantrap" | "debugtrap" => {
                // Code may follow, which is not reached.
                self.library("abort", &[], None)?;
                Ok(Parts::new())
            }
            "stacksave" => {
                let frame = self.frame.ok_or(Unsupported::new("a stack without frame"))?;
                let list = self.b.ins().stack_load(types::I64, frame, 0);
                one(list)
            }
            "stackrestore" => {
                let frame = self.frame.ok_or(Unsupported::new("a stack without frame"))?;
                let list = self.b.ins().stack_addr(types::I64, frame, 0);
                let until = self.single(args[0])?;
                self.library("terrace_stack_release", &[list, until], None)?;
                Ok(Parts::new())
            }
            "vscale" => {
                let scalar = self.scalar(ty)?;
                let size = self.number(scalar.ty(), 1);
                one(size)
            }
            "stepvector" => {
                let shape = self.shape(ty)?;
                let steps = shape.parts.iter().enumerate();
                Ok(steps
                    .map(|(i, &scalar)| {
                        let step = self.number(scalar.ty(), i as u128);
                        self.masked(step, scalar)
                    })
                    .collect())
            }
            "get.active.lane.mask" => {
                let scalar = self.scalar(args[0].ty())?;
                let (from, limit) = (self.single(args[0])?, self.single(args[1])?);
                let count = self.shape(ty)?.parts.len();
                let mut parts = Parts::new();
                for i in 0..count {
                    let step = self.number(scalar.ty(), i as u128);
                    let at = self.binary(Opcode::Add, scalar, from, step)?;
                    let wraps = self.b.ins().icmp(IntCC::UnsignedLessThan, at, from);
                    let below = self.b.ins().icmp(IntCC::UnsignedLessThan, at, limit);
                    let no = self.number(types::I8, 0);
                    parts.push(self.select(wraps, no, below));
                }
                Ok(parts)
            }
            "vector.extract" | "vector.insert" => {
                let is_insert = name == "vector.insert";
                let mut parts = self.value(args[0])?;
                let at = self.cx().as_i64(args[args.len() - 1]).and_then(|at| usize::try_from(at).ok());
                let at = at.ok_or(Unsupported::new("a position that is no constant"))?;
                let new = if is_insert { self.value(args[1])? } else { self.zeros(ty)? };
                let slice =
                    parts.get_mut(at..at + new.len()).ok_or(Unsupported::new("a position outside"))?;
                if !is_insert {
                    return Ok(Parts::from_slice(slice));
                }
                slice.copy_from_slice(&new);
                Ok(parts)
            }
            "vector.reverse" => {
                let mut parts = self.value(args[0])?;
                parts.reverse();
                Ok(parts)
            }
            "vector.interleave2" => {
                let (x, y) = (self.value(args[0])?, self.value(args[1])?);
                Ok(x.into_iter().zip(y).flat_map(|(x, y)| [x, y]).collect())
            }
            "vector.deinterleave2" => {
                let parts = self.value(args[0])?;
                let (even, odd) = (parts.iter().step_by(2), parts.iter().skip(1).step_by(2));
                Ok(even.chain(odd).copied().collect())
            }
            "ptrmask" => {
                let (x, mask) = (self.single(args[0])?, self.single(args[1])?);
                let mask = self.resized(mask, types::I64);
                let masked = self.b.ins().band(x, mask);
                one(masked)
            }
            "scmp" | "ucmp" => {
                let condition = if name == "scmp" { IntCC::SignedLessThan } else { IntCC::UnsignedLessThan };
                let to = self.element(ty)?;
                self.map(ty, args, |this, scalar, args| {
                    let less = this.condition(condition, scalar, args[0], args[1]);
                    let greater = this.condition(condition, scalar, args[1], args[0]);
                    let (less, greater) = (this.resized(less, to.ty()), this.resized(greater, to.ty()));
                    let difference = this.b.ins().isub(greater, less);
                    Ok(this.masked(difference, to))
                })
            }
            "invariant.start" => self.zeros(ty),
            _ => self.masked_memory(name, ty, args),
        }
    }

    /// A conversion with saturation at the limits of the width; NaN becomes zero.
    fn saturate(&mut self, is_signed: bool, ty: Type, value: Value) -> Translated<Parts> {
        let to = self.element(ty)?;
        let width = to.bits();
        if width > 64 {
            return Err(Unsupported::new("a saturating conversion to more than 64 bits"));
        }
        self.map(ty, &[value], |this, scalar, args| {
            let (_, x) = this.widened(scalar, args[0])?;
            let register = if width <= 32 { types::I32 } else { types::I64 };
            let wide = match is_signed {
                true => this.b.ins().fcvt_to_sint_sat(register, x),
                false => this.b.ins().fcvt_to_uint_sat(register, x),
            };
            if width == register.bits() {
                return Ok(this.resized(wide, to.ty()));
            }
            let limits = crate::function::low_bits(width);
            let limited = if is_signed {
                let (least, most) =
                    (this.number(register, !(limits >> 1)), this.number(register, limits >> 1));
                let above = this.b.ins().smax(wide, least);
                this.b.ins().smin(above, most)
            } else {
                let most = this.number(register, limits);
                this.b.ins().umin(wide, most)
            };
            let result = this.resized(limited, to.ty());
            Ok(this.masked(result, to))
        })
    }

    /// Whether a float is of one of these classes, the bits of `llvm.is.fpclass`.
    fn is_class(&mut self, scalar: Scalar, x: ir::Value, classes: u32) -> Translated<ir::Value> {
        let (int, fraction_bits) = match scalar {
            Scalar::Half => (types::I16, 10),
            Scalar::BFloat => (types::I16, 7),
            Scalar::Float => (types::I32, 23),
            _ => (types::I64, 52),
        };
        let bits = match scalar.ty().is_float() {
            true => self.b.ins().bitcast(int, ir::MemFlags::new(), x),
            false => x,
        };
        let width = int.bits();
        let magnitude_mask = crate::function::low_bits(width - 1);
        let infinity = magnitude_mask >> fraction_bits << fraction_bits;
        let mask = self.number(int, magnitude_mask);
        let magnitude = self.b.ins().band(bits, mask);
        let is_negative = {
            let sign = self.b.ins().ushr_imm(bits, i64::from(width) - 1);
            self.resized(sign, types::I8)
        };
        let is_positive = self.b.ins().bxor_imm(is_negative, 1);
        let quiet = infinity | 1 << (fraction_bits - 1);
        // A class is an interval of magnitudes: its first and last number, and the bits of its negative and positive half.
        let intervals = [
            (infinity + 1, quiet - 1, 0x1, 0x1),
            (quiet, magnitude_mask, 0x2, 0x2),
            (infinity, infinity, 0x4, 0x200),
            (1 << fraction_bits, infinity - 1, 0x8, 0x100),
            (1, (1 << fraction_bits) - 1, 0x10, 0x80),
            (0, 0, 0x20, 0x40),
        ];
        let mut result = self.number(types::I8, 0);
        for (first, last, negative, positive) in intervals {
            let (negative, positive) = (classes & negative != 0, classes & positive != 0);
            if !negative && !positive {
                continue;
            }
            let first = self.number(int, first);
            let from = self.b.ins().isub(magnitude, first);
            let last = self.number(int, last);
            let length = self.b.ins().isub(last, first);
            let mut inside = self.b.ins().icmp(IntCC::UnsignedLessThanOrEqual, from, length);
            if !(negative && positive) {
                let sign = if negative { is_negative } else { is_positive };
                inside = self.b.ins().band(inside, sign);
            }
            result = self.b.ins().bor(result, inside);
        }
        Ok(result)
    }

    /// Loads and stores of single elements of vectors. Elements without access keep the value of the last argument.
    fn masked_memory(&mut self, name: &str, ty: Type, args: &[Value]) -> Translated<Parts> {
        let is_load = matches!(name, "masked.load" | "masked.gather" | "masked.expandload");
        // Loads: address, mask, other values. Stores: values, address, mask.
        let (values, address, mask) = match is_load {
            true => (args[2], args[0], args[1]),
            false => (args[0], args[1], args[2]),
        };
        let scalar = self.element(if is_load { ty } else { values.ty() })?;
        if scalar.bits() % 8 != 0 {
            return Err(Unsupported(format!("masked accesses to elements of {} bits", scalar.bits())));
        }
        let bytes = i64::from(scalar.bits() / 8);
        let (mut values, addresses) = (self.value(values)?, self.value(address)?);
        let mask = self.value(mask)?;
        let compact = matches!(name, "masked.expandload" | "masked.compressstore");
        let gathers = matches!(name, "masked.gather" | "masked.scatter");
        let mut next = *addresses.first().ok_or(Unsupported::new("an access without address"))?;
        for (i, value) in values.iter_mut().enumerate() {
            let at = match (gathers, compact) {
                (true, _) => *addresses.get(i).ok_or(Unsupported::new("an access without address"))?,
                (_, true) => next,
                _ => self.b.ins().iadd_imm(next, i as i64 * bytes),
            };
            let condition = *mask.get(i).ok_or(Unsupported::new("a mask that is too short"))?;
            let (active, done) = (self.b.create_block(), self.b.create_block());
            let result = is_load.then(|| self.b.append_block_param(done, scalar.ty()));
            let new_next = compact.then(|| self.b.append_block_param(done, types::I64));
            let mut skipped: SmallVec<[ir::BlockArg; 2]> = SmallVec::new();
            skipped.extend(is_load.then_some(ir::BlockArg::Value(*value)));
            skipped.extend(compact.then_some(ir::BlockArg::Value(next)));
            self.b.ins().brif(condition, active, &[], done, &skipped);
            self.b.switch_to_block(active);
            let mut made: SmallVec<[ir::BlockArg; 2]> = SmallVec::new();
            if is_load {
                let loaded = self.load_scalar(scalar, at, 0);
                made.push(ir::BlockArg::Value(loaded));
            } else {
                self.store_scalar(scalar, *value, at, 0);
            }
            if compact {
                let moved = self.b.ins().iadd_imm(next, bytes);
                made.push(ir::BlockArg::Value(moved));
            }
            self.b.ins().jump(done, &made);
            self.b.switch_to_block(done);
            *value = result.unwrap_or(*value);
            next = new_next.unwrap_or(next);
        }
        Ok(if is_load { values } else { Parts::new() })
    }
}
