//! Intrinsics: a table of those that are translated, and their translations.

mod float;
mod integer;
mod vector;

use crate::Unsupported;
use crate::function::{FunctionTranslator, Parts, Translated};
use crate::shape::Scalar;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llir::inst::Opcode;
use terrace_llir::intrinsics::needs_no_code;
use terrace_llir::value::Inst;
use terrace_llir::{Type, Value};
use terrace_support::small_vec::SmallVec;

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
        _ if needs_no_code(name) => Some(Rule::Nothing),
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
        "round" => math("round"),
        "roundeven" => math("roundeven"),
        "abs" | "smax" | "smin" | "umax" | "umin" | "sadd.sat" | "uadd.sat" | "ssub.sat" | "usub.sat"
        | "sshl.sat" | "ushl.sat" | "fshl" | "fshr" | "ctpop" | "ctlz" | "cttz" | "bswap" | "bitreverse"
        | "sqrt" | "fabs" | "copysign" | "floor" | "ceil" | "trunc" | "rint" | "nearbyint" | "fma"
        | "fmuladd" | "canonicalize" | "minnum" | "maxnum" | "minimum" | "maximum" | "minimumnum"
        | "maximumnum" => Some(Rule::Elementwise),
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
        | "sincos"
        | "modf"
        | "frexp"
        | "matrix.multiply"
        | "matrix.transpose"
        | "matrix.column.major.load"
        | "matrix.column.major.store"
        | "experimental.vector.compress"
        | "experimental.cttz.elts"
        | "va_start"
        | "va_copy"
        | "load.relative"
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
        _ if name.starts_with("vector.reduce.") || name.starts_with("vp.reduce.") => Some(Rule::Reduce),
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
            Some(Rule::Reduce) => match name.strip_prefix("vp.reduce.") {
                Some(kind) => self.reduce_active(kind, args)?,
                None => self.reduce(name, args)?,
            },
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
                    let name = match wide {
                        Scalar::Quad => return this.quad_library("__powitf2", &[x, by]),
                        Scalar::Float => "__powisf2",
                        _ => "__powidf2",
                    };
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
            "sincos" | "modf" | "frexp" => self.two_results(name, args[0]),
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
            "va_start" => {
                let list = self.single(args[0])?;
                self.va_start(list)?;
                Ok(Parts::new())
            }
            "va_copy" => {
                let (to, from) = (self.single(args[0])?, self.single(args[1])?);
                self.va_copy(to, from)?;
                Ok(Parts::new())
            }
            "load.relative" => {
                let (table, scalar) = (self.single(args[0])?, self.scalar(args[1].ty())?);
                let offset = self.single(args[1])?;
                let offset = self.resized_signed(offset, scalar, types::I64);
                let place = self.b.ins().iadd(table, offset);
                let distance = self.b.ins().sload32(Self::access(), place, 0);
                one(self.b.ins().iadd(table, distance))
            }
            "vscale" => {
                let scalar = self.scalar(ty)?;
                let size = self.number(scalar.ty(), 1);
                one(size)
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
            _ => self.vector(name, ty, args),
        }
    }
}
