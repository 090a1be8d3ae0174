//! Lowering of `vector.print` to calls of the runtime library.

use crate::prelude::*;
use terrace_llvm::types;
use terrace_memory::vector::{Print, PrintPunctuation};

/// The pattern of `convert-vector-to-llvm`: scalars, strings and punctuation.
pub(super) static PATTERNS: &[Pattern] = patterns![Print => print];
/// The pattern of complete lowerings, which prints vectors, too.
pub(super) static COMPLETE: &[Pattern] = patterns![Print => print_any];

/// The largest number of innermost vectors that are printed, since each has code of its own.
const MAX_ROWS: i64 = 1 << 16;

/// How a scalar is printed.
#[derive(Clone, Copy)]
enum Element {
    /// `printI64` or `printU64` of the value, extended as a signed or unsigned number.
    Int { is_unsigned: bool, by_zeros: bool },
    /// `printF32` or `printF64`.
    Float(&'static str),
    /// `printF16` or `printBF16` of the bits.
    Half(&'static str),
    /// `printApFloat` of the bits, and LLVM's number of the format.
    Format(i64),
}

impl Element {
    /// How elements of a type are printed.
    fn of(rw: &Lowering, ty: Type) -> Rewrite<Self> {
        let ctx = rw.ctx();
        if ty.is_index() {
            return Ok(Self::Int { is_unsigned: true, by_zeros: true });
        }
        if let Some((width, sign)) = ty.as_int(ctx) {
            if width > 64 {
                return Err("the runtime library prints integers of at most 64 bits".into());
            }
            let is_unsigned = sign == Signedness::Unsigned;
            return Ok(Self::Int { is_unsigned, by_zeros: is_unsigned || width == 1 });
        }
        use FloatFormat::*;
        Ok(match ty.as_float(ctx).ok_or("the type cannot be printed")? {
            F16 => Self::Half("printF16"),
            BF16 => Self::Half("printBF16"),
            F32 => Self::Float("printF32"),
            F64 => Self::Float("printF64"),
            F8E5M2 => Self::Format(7),
            F8E5M2FNUZ => Self::Format(8),
            F8E4M3 => Self::Format(9),
            F8E4M3FN => Self::Format(10),
            F8E4M3FNUZ => Self::Format(11),
            F8E4M3B11FNUZ => Self::Format(12),
            F8E3M4 => Self::Format(13),
            Tf32 => Self::Format(14),
            F8E8M0FNU => Self::Format(15),
            F6E3M2FN => Self::Format(16),
            F6E2M3FN => Self::Format(17),
            F4E2M1FN => Self::Format(18),
            F80 | F128 | PpcFp128 => {
                return Err("the runtime library prints floats of at most 64 bits".into());
            }
        })
    }

    /// The function of the library, and the types of its parameters.
    fn function(self) -> (&'static str, SmallVec<[Type; 4]>) {
        let (name, params): (_, &[Type]) = match self {
            Self::Int { is_unsigned: true, .. } => ("printU64", &[Type::I64]),
            Self::Int { .. } => ("printI64", &[Type::I64]),
            Self::Float(name @ "printF32") => (name, &[Type::F32]),
            Self::Float(name) => (name, &[Type::F64]),
            Self::Half(name) => (name, &[Type::I16]),
            Self::Format(_) => ("printApFloat", &[Type::I32, Type::I64]),
        };
        (name, SmallVec::from_slice(params))
    }

    /// Prints a converted value.
    fn emit(self, rw: &mut Lowering, value: Value) {
        let width = rw.ty(value).bit_width(rw.ctx());
        let args: SmallVec<[Value; 4]> = match self {
            Self::Int { .. } if width == Some(64) => terrace_support::smallvec![value],
            Self::Int { by_zeros: true, .. } => {
                terrace_support::smallvec![arith::ExtUI::new(rw, Type::I64, value)]
            }
            Self::Int { .. } => terrace_support::smallvec![arith::ExtSI::new(rw, Type::I64, value)],
            Self::Float(_) => terrace_support::smallvec![value],
            Self::Half(_) => terrace_support::smallvec![llvm::Bitcast::new(rw, Type::I16, value)],
            Self::Format(format) => {
                let format = llvm::Constant::int(rw, Type::I32, format);
                terrace_support::smallvec![format, llvm::ZExt::new(rw, Type::I64, value)]
            }
        };
        let (name, params) = self.function();
        call(rw, name, &params, &args);
    }
}

/// The function that prints punctuation.
fn punctuation(kind: PrintPunctuation) -> Option<&'static str> {
    match kind {
        PrintPunctuation::NoPunctuation => None,
        PrintPunctuation::NewLine => Some("printNewline"),
        PrintPunctuation::Comma => Some("printComma"),
        PrintPunctuation::Open => Some("printOpen"),
        PrintPunctuation::Close => Some("printClose"),
    }
}

/// Calls a function of the library and requests its declaration.
fn call(rw: &mut Lowering, name: &str, params: &[Type], args: &[Value]) {
    let name = rw.ctx().intern(name);
    let ty = runtime::function(rw, types::void(rw.ctx()), params);
    llvm::Call::of_type(rw, name, ty, args);
    rw.request(Request::new(runtime::declare, name, ty));
}

/// Refuses a module that has another function of the name.
fn check(rw: &Lowering, name: &str, params: &[Type]) -> Rewrite {
    let ty = runtime::function(rw, types::void(rw.ctx()), params);
    runtime::check(rw, rw.ctx().intern(name), ty)
}

/// Prints a scalar, a string or punctuation.
fn print(op: Print, rw: &mut Lowering) -> Rewrite {
    match op.source(rw).is_some_and(|source| rw.ty(source).is::<VectorType>(rw.ctx())) {
        true => Err("vectors are printed in loops: run 'convert-vector-to-scf' first".into()),
        false => print_any(op, rw),
    }
}

/// Prints a value of any type, a string or punctuation.
fn print_any(op: Print, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let loc = rw.loc_of(op.0);
    if let Some(text) = op.string_literal(rw).and_then(|text| text.as_str(ctx)) {
        let params = [types::ptr(ctx)];
        check(rw, "printString", &params)?;
        let (text, global) = runtime::string(rw, "vector_print_str", ctx.bytes(text), loc)?;
        rw.request(global);
        call(rw, "printString", &params, &[text]);
        return rw.erase(op.0);
    }
    let end = punctuation(op.punctuation(rw).unwrap_or(PrintPunctuation::NewLine));
    end.map_or(Ok(()), |name| check(rw, name, &[]))?;
    if let (Some(source), Some(value)) = (op.source(rw), rw.adaptor(op).source) {
        let ty = rw.ty(source);
        let element = Element::of(rw, ty.element_or_self(ctx))?;
        rw.convert(ty)?;
        let (name, params) = element.function();
        check(rw, name, &params)?;
        match ty.as_::<VectorType>(ctx) {
            None => element.emit(rw, value),
            Some(vector) => print_vector(op, rw, element, value, vector)?,
        }
    }
    if let Some(end) = end {
        call(rw, end, &[], &[]);
    }
    rw.erase(op.0)
}

/// Prints a vector between parentheses, one pair for each dimension. The innermost dimension is a loop, since its
/// length may be scalable.
fn print_vector(op: Print, rw: &mut Lowering, element: Element, value: Value, ty: VectorType<'_>) -> Rewrite {
    for name in ["printOpen", "printComma", "printClose"] {
        check(rw, name, &[])?;
    }
    let loc = rw.loc_of(op.0);
    let before = rw.block_of(op.0).ok_or("the operation is in no block")?;
    let region = rw.region_of(before).ok_or("the operation is in no region")?;
    let (length, outer) = ty.shape.split_last().map_or((1, ty.shape), |(&last, outer)| (last, outer));
    let rows = outer.iter().try_fold(1i64, |rows, &extent| rows.checked_mul(extent));
    if rows.is_none_or(|rows| rows > MAX_ROWS) {
        return Err("the vector has more than 65536 rows: print parts of it".into());
    }
    let rest = rw.split_block(op.0);
    rw.set_end(before);
    rw.set_loc(loc);
    let one = llvm::Constant::int(rw, Type::I64, 1);
    let zero = llvm::Constant::int(rw, Type::I64, 0);
    let mut n = llvm::Constant::int(rw, Type::I64, length);
    if ty.any_scalable() {
        let vscale = llvm::VScale::new(rw, Type::I64);
        n = llvm::Mul::new(rw, vscale, n);
    }
    let row = Row { element, region, rest, zero, one, n };
    let mut at: SmallVec<[i64; 4]> = outer.iter().map(|_| 0).collect();
    outer.iter().for_each(|_| call(rw, "printOpen", &[], &[]));
    loop {
        let vector = if at.is_empty() { value } else { llvm::ExtractValue::at(rw, value, &at) };
        row.emit(rw, vector, loc);
        // The position of the next row; dimensions that end are closed, and opened again behind a comma.
        let ended = at.iter().zip(outer).rev().take_while(|&(&i, &extent)| i + 1 == extent).count();
        (0..ended).for_each(|_| call(rw, "printClose", &[], &[]));
        let Some(next) = outer.len().checked_sub(ended + 1) else { break };
        at[next] += 1;
        at[next + 1..].fill(0);
        call(rw, "printComma", &[], &[]);
        (0..ended).for_each(|_| call(rw, "printOpen", &[], &[]));
    }
    llvm::Br::build(rw, &[], &[rest]);
    rw.set_before(op.0);
    Ok(())
}

/// The loop over the elements of a vector with one dimension.
struct Row {
    element: Element,
    region: Region,
    /// New blocks are inserted before this one.
    rest: Block,
    zero: Value,
    one: Value,
    n: Value,
}

impl Row {
    /// Prints a vector at the end of a block, and goes on in another one.
    fn emit(&self, rw: &mut Lowering, vector: Value, loc: Loc) {
        let [body, comma, exit] = core::array::from_fn(|_| {
            let block = rw.create_block();
            rw.insert_block(block, self.region, Some(self.rest));
            block
        });
        let i = rw.add_arg(body, Type::I64);
        rw.set_arg_loc(i, loc);
        call(rw, "printOpen", &[], &[]);
        llvm::Br::build(rw, &[self.zero], &[body]);
        rw.set_end(body);
        let value = llvm::ExtractElement::new(rw, vector, i);
        self.element.emit(rw, value);
        let next = llvm::Add::new(rw, i, self.one);
        let goes_on = llvm::ICmp::new(rw, llvm::ICmpPredicate::Ult, next, self.n);
        llvm::CondBr::build(rw, goes_on, &[], &[], &[comma, exit]);
        rw.set_end(comma);
        call(rw, "printComma", &[], &[]);
        llvm::Br::build(rw, &[next], &[body]);
        rw.set_end(exit);
        call(rw, "printClose", &[], &[]);
    }
}
