//! Intrinsics: a table of those that are translated, and their translations.

use crate::code::Reg;
use crate::function::{Elem, FunctionTranslator, Parts};
use crate::shape::Scalar;
use crate::unit::{MEMORY, STACK_POINTER};
use crate::{Translated, Unsupported};
use terrace_llir::inst::{FloatPredicate, IntPredicate, Opcode};
use terrace_llir::intrinsics::needs_no_code;
use terrace_llir::value::Inst;
use terrace_llir::{Type, Value};
use wasm_encoder::Instruction as I;
use wasm_encoder::ValType::{F32, F64, I32};

/// The translation of an intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rule {
    /// Nothing is to be done; the result is the first argument, if there is one of its type.
    Nothing,
    /// Instructions for regions of memory.
    Memory,
    /// Element by element, a function of C's mathematics.
    Math,
    /// Element by element, instructions.
    Elementwise,
    /// The elements of a vector as one.
    Reduce,
    /// Anything else.
    Other,
}

/// The translated intrinsics by base name.
fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        "invariant.start" | "is.constant" => Rule::Nothing,
        _ if needs_no_code(name) => Rule::Nothing,
        "memcpy" | "memcpy.inline" | "memmove" | "memset" | "memset.inline" => Rule::Memory,
        "sin" | "cos" | "tan" | "asin" | "acos" | "atan" | "atan2" | "sinh" | "cosh" | "tanh" | "exp"
        | "exp2" | "exp10" | "log" | "log2" | "log10" | "pow" | "round" => Rule::Math,
        "abs" | "smax" | "smin" | "umax" | "umin" | "sadd.sat" | "uadd.sat" | "ssub.sat" | "usub.sat"
        | "sshl.sat" | "ushl.sat" | "fshl" | "fshr" | "ctpop" | "ctlz" | "cttz" | "bswap" | "bitreverse"
        | "sqrt" | "fabs" | "copysign" | "floor" | "ceil" | "trunc" | "rint" | "nearbyint" | "roundeven"
        | "fma" | "fmuladd" | "canonicalize" | "minnum" | "maxnum" | "minimum" | "maximum" | "minimumnum"
        | "maximumnum" => Rule::Elementwise,
        "sadd.with.overflow"
        | "uadd.with.overflow"
        | "ssub.with.overflow"
        | "usub.with.overflow"
        | "smul.with.overflow"
        | "umul.with.overflow"
        | "powi"
        | "ldexp"
        | "is.fpclass"
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
        | "va_start"
        | "va_copy"
        | "vscale"
        | "ptrmask"
        | "scmp"
        | "ucmp"
        | "sincos"
        | "modf"
        | "stepvector"
        | "get.active.lane.mask"
        | "vector.insert"
        | "vector.extract"
        | "vector.reverse"
        | "vector.interleave2"
        | "vector.deinterleave2"
        | "experimental.vector.compress"
        | "experimental.cttz.elts"
        | "matrix.multiply"
        | "matrix.transpose"
        | "matrix.column.major.load"
        | "matrix.column.major.store"
        | "masked.load"
        | "masked.store"
        | "masked.gather"
        | "masked.scatter"
        | "masked.expandload"
        | "masked.compressstore"
        | "wasm.memory.size"
        | "wasm.memory.grow" => Rule::Other,
        _ if name.starts_with("vector.reduce.") || name.starts_with("vp.reduce.") => Rule::Reduce,
        _ => return None,
    })
}

impl FunctionTranslator<'_, '_> {
    /// Translates a call of an intrinsic.
    pub fn intrinsic(&mut self, inst: Inst) -> Translated {
        let body = self.body;
        let name = self.intrinsic_name(inst).ok_or(Unsupported::new("an unknown intrinsic"))?;
        let (ty, args) = (body.inst(inst).ty, &body.operands(inst)[..body.n_call_args(inst)]);
        self.shape(ty)?;
        let unknown = || Unsupported(format!("the intrinsic 'llvm.{name}'"));
        let parts = match rule(name).ok_or_else(unknown)? {
            Rule::Nothing => match args.first() {
                Some(&first) if first.ty() == ty => self.value(first)?,
                _ => self.zeros(ty)?,
            },
            Rule::Memory => self.memory_region(name, args)?,
            Rule::Math => self.map(ty, args, |this, scalar, args| this.mathematics(name, scalar, args))?,
            Rule::Elementwise => {
                let kind = self.unit.shapes.elements(ty)?;
                let packed = match kind.is_packed {
                    true => self.intrinsic_packed(name, kind, args)?,
                    false => None,
                };
                match packed {
                    Some(parts) => parts,
                    None => self.map(ty, args, |this, scalar, args| this.elementwise(name, scalar, args))?,
                }
            }
            Rule::Reduce => self.reduce(name, args)?,
            Rule::Other => self.other(name, ty, args)?,
        };
        self.define(inst, &parts);
        Ok(())
    }

    /// `memcpy`, `memmove` and `memset`.
    fn memory_region(&mut self, name: &str, args: &[Value]) -> Translated<Parts> {
        let &[to, from, size, ..] = args else { return Err(Unsupported::new("a copy without size")) };
        let size_scalar = self.unit.shapes.scalar(size.ty())?;
        let (to, from, size) = (self.single(to)?, self.single(from)?, self.element(size)?);
        let size = self.index(size, size_scalar);
        let instruction = match name.starts_with("memset") {
            true => I::MemoryFill(MEMORY),
            false => I::MemoryCopy { src_mem: MEMORY, dst_mem: MEMORY },
        };
        self.code.effect(&[to, from, size], instruction);
        Ok(Parts::new())
    }

    /// A function of C's mathematics on a scalar.
    fn mathematics(&mut self, name: &str, scalar: Scalar, args: &[Elem]) -> Translated<Elem> {
        let args: Vec<Reg> =
            args.iter().map(|arg| self.widened(scalar, arg.low)).collect::<Translated<_>>()?;
        let result = self.math(name, &args)?;
        self.narrowed(scalar, result).map(Elem::one)
    }

    /// An intrinsic on scalars that has instructions.
    pub fn elementwise(&mut self, name: &str, scalar: Scalar, args: &[Elem]) -> Translated<Elem> {
        if scalar.is_float() {
            let args: Vec<Reg> = args.iter().map(|arg| arg.low).collect();
            return self.elementwise_float(name, scalar, &args).map(Elem::one);
        }
        let &[x, ..] = args else { return Err(Unsupported::new("an intrinsic without arguments")) };
        let y = args.get(1).copied().unwrap_or(x);
        Ok(match name {
            "abs" => {
                let zero = self.number(scalar, 0);
                let negative = self.binary(Opcode::Sub, scalar, zero, x)?;
                let is_negative = self.compare(IntPredicate::Slt, scalar, x, zero);
                self.select(is_negative, negative, x)
            }
            "smax" => self.extremum(IntPredicate::Sgt, scalar, x, y),
            "smin" => self.extremum(IntPredicate::Slt, scalar, x, y),
            "umax" => self.extremum(IntPredicate::Ugt, scalar, x, y),
            "umin" => self.extremum(IntPredicate::Ult, scalar, x, y),
            "sadd.sat" | "uadd.sat" | "ssub.sat" | "usub.sat" => {
                let op = if name.contains("add") { Opcode::Add } else { Opcode::Sub };
                let is_signed = name.starts_with('s');
                let (result, overflows) = self.checked(op, is_signed, scalar, x, y)?;
                let limit = match (is_signed, op) {
                    (true, _) => self.signed_limit(scalar, x),
                    (false, Opcode::Add) => self.number(scalar, u128::MAX),
                    (false, _) => self.number(scalar, 0),
                };
                self.select(overflows, limit, result)
            }
            "sshl.sat" | "ushl.sat" => {
                let is_signed = name == "sshl.sat";
                let shifted = self.binary(Opcode::Shl, scalar, x, y)?;
                let back = if is_signed { Opcode::AShr } else { Opcode::LShr };
                let back = self.binary(back, scalar, shifted, y)?;
                let limit = match is_signed {
                    true => self.signed_limit(scalar, x),
                    false => self.number(scalar, u128::MAX),
                };
                let fits = self.equal(scalar, back, x);
                self.select(fits, shifted, limit)
            }
            "fshl" | "fshr" => {
                let by = args.get(2).copied().ok_or(Unsupported::new("a shift without distance"))?;
                self.funnel(name == "fshl", scalar, x, y, by)?
            }
            "ctpop" | "ctlz" | "cttz" => self.count_bits(name, scalar, x)?,
            "bswap" => self.reversed(scalar, x, 8)?,
            "bitreverse" => self.reversed(scalar, x, 1)?,
            _ => return Err(Unsupported(format!("the intrinsic 'llvm.{name}' of integers"))),
        })
    }

    fn other(&mut self, name: &str, ty: Type, args: &[Value]) -> Translated<Parts> {
        let one = |value: Reg| Ok(Parts::from_slice(&[value]));
        match name {
            "sadd.with.overflow" | "uadd.with.overflow" | "ssub.with.overflow" | "usub.with.overflow"
            | "smul.with.overflow" | "umul.with.overflow" => self.with_overflow(name, ty, args),
            "powi" => {
                let by = self.element(args[1])?;
                self.map(ty, &args[..1], |this, scalar, args| {
                    let x = this.widened(scalar, args[0].low)?;
                    let name = if this.code.ty(x) == F32 { "__powisf2" } else { "__powidf2" };
                    let result = this.library(name, &[x, by.low], &[this.code.ty(x)])?[0];
                    this.narrowed(scalar, result).map(Elem::one)
                })
            }
            "ldexp" => {
                let by = self.unit.shapes.elements(args[1].ty())?.scalar;
                self.map(ty, args, |this, scalar, args| {
                    let x = this.widened(scalar, args[0].low)?;
                    let by = this.index(args[1], by);
                    let result = this.math("ldexp", &[x, by])?;
                    this.narrowed(scalar, result).map(Elem::one)
                })
            }
            "is.fpclass" => {
                let classes =
                    self.cx().as_i64(args[1]).ok_or(Unsupported::new("classes of floats in a register"))?;
                self.map(ty, &args[..1], |this, scalar, args| {
                    this.is_class(scalar, args[0].low, classes as u32).map(Elem::one)
                })
            }
            "objectsize" => {
                // The size is not known.
                let is_least = self.cx().as_i64(args[1]) != Some(0);
                let scalar = self.unit.shapes.scalar(ty)?;
                Ok(self.number(scalar, if is_least { 0 } else { u128::MAX }).registers().collect())
            }
            "fptosi.sat" | "fptoui.sat" => {
                let to = self.unit.shapes.elements(ty)?.scalar;
                self.map(ty, args, |this, scalar, args| {
                    this.saturated(name == "fptosi.sat", scalar, to, args[0].low)
                })
            }
            "lrint" | "llrint" | "lround" | "llround" => {
                let to = self.unit.shapes.elements(ty)?.scalar;
                self.map(ty, args, |this, scalar, args| {
                    let x = this.widened(scalar, args[0].low)?;
                    let wide = if this.code.ty(x) == F64 { Scalar::Double } else { Scalar::Float };
                    let rounded = match name.ends_with("rint") {
                        true => this.elementwise_float("rint", wide, &[x])?,
                        false => this.math("round", &[x])?,
                    };
                    this.float_to_int(true, wide, to, rounded)
                })
            }
            "sincos" | "modf" => self.two_results(name, args[0]),
            "trap" | "ubsantrap" | "debugtrap" => {
                self.code.push(I::Unreachable);
                Ok(Parts::new())
            }
            "stacksave" => one(self.code.op(I32, &[], I::GlobalGet(STACK_POINTER))),
            "stackrestore" => {
                let until = self.single(args[0])?;
                self.code.effect(&[until], I::GlobalSet(STACK_POINTER));
                Ok(Parts::new())
            }
            "va_start" => {
                let list = self.single(args[0])?;
                let arguments =
                    self.variadic.ok_or(Unsupported::new("a list of arguments that are not there"))?;
                self.store_scalar(Scalar::Ptr, Elem::one(arguments), list, 0);
                Ok(Parts::new())
            }
            "va_copy" => {
                let (to, from) = (self.single(args[0])?, self.single(args[1])?);
                let next = self.load_scalar(Scalar::Ptr, from, 0);
                self.store_scalar(Scalar::Ptr, next, to, 0);
                Ok(Parts::new())
            }
            "wasm.memory.size" => one(self.code.op(I32, &[], I::MemorySize(MEMORY))),
            "wasm.memory.grow" => {
                let pages = self.single(args[1])?;
                one(self.code.op(I32, &[pages], I::MemoryGrow(MEMORY)))
            }
            "vscale" => {
                let scalar = self.unit.shapes.scalar(ty)?;
                Ok(self.number(scalar, 1).registers().collect())
            }
            "ptrmask" => {
                let scalar = self.unit.shapes.scalar(args[1].ty())?;
                let (x, mask) = (self.single(args[0])?, self.element(args[1])?);
                let mask = self.index(mask, scalar);
                one(self.code.op(I32, &[x, mask], I::I32And))
            }
            "scmp" | "ucmp" => {
                let predicate = if name == "scmp" { IntPredicate::Slt } else { IntPredicate::Ult };
                let to = self.unit.shapes.elements(ty)?.scalar;
                self.map(ty, args, |this, scalar, args| {
                    let less = this.compare(predicate, scalar, args[0], args[1]);
                    let greater = this.compare(predicate, scalar, args[1], args[0]);
                    let difference = this.code.op(I32, &[greater, less], I::I32Sub);
                    let result = this.resized_signed(Elem::one(difference), Scalar::Int(32), to);
                    Ok(this.masked(result, to))
                })
            }
            _ => self.vector_intrinsic(name, ty, args),
        }
    }

    fn with_overflow(&mut self, name: &str, ty: Type, args: &[Value]) -> Translated<Parts> {
        let op = match &name[1..4] {
            "add" => Opcode::Add,
            "sub" => Opcode::Sub,
            _ => Opcode::Mul,
        };
        let scalar = self.unit.shapes.elements(args[0].ty())?.scalar;
        let (x, y) = (self.elements(args[0])?, self.elements(args[1])?);
        let (mut results, mut flags) = (Vec::new(), Vec::new());
        for (&x, &y) in x.iter().zip(&y) {
            let (result, overflows) = self.checked(op, name.starts_with('s'), scalar, x, y)?;
            results.push(result);
            flags.push(Elem::one(overflows));
        }
        let mut parts = self.of_elements(args[0].ty(), &results)?;
        let flag_type = self.cx().element_type(ty, 1).ok_or(Unsupported::new("a result of another type"))?;
        parts.extend(self.of_elements(flag_type, &flags)?);
        Ok(parts)
    }

    /// `sincos` and `modf`: the first results of all elements, then the second ones.
    fn two_results(&mut self, name: &str, value: Value) -> Translated<Parts> {
        let kind = self.unit.shapes.elements(value.ty())?;
        let scalar = kind.scalar;
        let (mut first, mut second) = (Vec::new(), Vec::new());
        for element in self.elements(value)? {
            let x = self.widened(scalar, element.low)?;
            let (a, b) = match name {
                "sincos" => (self.math("sin", &[x])?, self.math("cos", &[x])?),
                _ => {
                    let wide = if self.code.ty(x) == F64 { Scalar::Double } else { Scalar::Float };
                    let whole = self.elementwise_float("trunc", wide, &[x])?;
                    let fraction = self.binary_float(Opcode::FSub, wide, x, whole)?;
                    // The fraction of an infinity is zero; the sign stays.
                    let is_whole = self.compare_floats(FloatPredicate::Oeq, wide, x, whole)?;
                    let fraction = self.code.select(is_whole, Reg::zero(wide.ty()), fraction);
                    (self.elementwise_float("copysign", wide, &[fraction, x])?, whole)
                }
            };
            first.push(Elem::one(self.narrowed(scalar, a)?));
            second.push(Elem::one(self.narrowed(scalar, b)?));
        }
        let mut parts = self.packed(kind, &first);
        parts.extend(self.packed(kind, &second));
        Ok(parts)
    }
}
