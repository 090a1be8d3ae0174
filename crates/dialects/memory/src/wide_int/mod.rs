//! `arith-emulate-wide-int`: integers of twice the supported width become vectors of their halves, the low one first.
//!
//! An integer `i64` becomes `vector<2xi32>`, a vector of them gets one more dimension. `ops` computes with the halves,
//! `shift` has the shifts, `cast` the conversions. `memref-emulate-wide-int` changes memrefs, too.

mod cast;
mod halves;
mod ops;
mod shift;

use crate::prelude::*;
use crate::vector;
use halves::wide_result;
use terrace_base::arith::Constant;
use terrace_base::arith::fold::elements::{Dense, dense_of_ints};
use terrace_base::func::{self, convert_signature, has_legal_signature, rebuild};

passes! {
    /// Emulate 2*N-bit integer operations using N-bit operations.
    ArithEmulateWideInt("ArithEmulateWideInt") = "arith-emulate-wide-int" on(Anchor::Any) {
        /// Widest integer type supported by the target
        widest_int_supported: u32 = 32,
    } => arith_emulate_wide_int;
}

fn arith_emulate_wide_int(o: &ArithEmulateWideInt, pass: &mut PassContext<'_>) -> Result {
    emulate_wide_int(pass.body, pass.op, o.widest_int_supported, pass.threads)
}

/// Options of the passes.
struct Widest {
    /// The greatest supported width.
    width: u32,
    /// Whether memrefs of wide integers change, too.
    memrefs: bool,
}

static PATTERNS: &[Pattern] = patterns![
    Constant => constant,
    vector::Print => rebuild,
];

static FUNCTIONS: &[Pattern] = patterns![
    func::Func => convert_signature,
    func::Call => rebuild,
    func::Return => rebuild,
];

/// Emulates integers of twice the width `widest` in all functions inside `op`.
pub fn emulate_wide_int(body: &mut Body, op: Op, widest: u32, threads: usize) -> Result {
    let legal_types = Legality::Dynamic(|b, op, converter| converter.is_legal_op(b, op));
    let target = ConversionTarget::new()
        .dialect("arith", legal_types)
        .dialect("vector", Legality::Legal)
        .op(vector::Print::DEF, legal_types)
        .op(func::Func::DEF, Legality::Dynamic(has_legal_signature))
        .op(func::Call::DEF, legal_types)
        .op(func::Return::DEF, legal_types);
    run(body, op, Widest { width: widest, memrefs: false }, target, FUNCTIONS, threads)
}

/// Emulates memory and arithmetic of integers of twice the width `widest` inside `op`; functions keep their types.
pub(crate) fn emulate_in_memory(
    body: &mut Body,
    op: Op,
    widest: u32,
    patterns: &'static [Pattern],
    threads: usize,
) -> Result {
    let target =
        ["arith", "memref", "vector"].into_iter().fold(ConversionTarget::new(), |target, dialect| {
            target.dialect(dialect, Legality::Dynamic(|b, op, converter| converter.is_legal_op(b, op)))
        });
    run(body, op, Widest { width: widest, memrefs: true }, target, patterns, threads)
}

fn run(
    body: &mut Body,
    op: Op,
    options: Widest,
    target: ConversionTarget,
    more: &'static [Pattern],
    threads: usize,
) -> Result {
    let width = options.width;
    if width < 2 || !width.is_power_of_two() {
        let message = format!("widest-int-supported must be a power of two, and at least 2, got {width}");
        return Err(body.ctx().error(Loc::UNKNOWN, message).emit());
    }
    let ctx = body.ctx().clone();
    let mut converter = TypeConverter::new(&ctx).with_options(options).rule(rule);
    converter.unrealized_cast = Some(terrace_base::builtin::cast_def());
    converter.refuses_casts = true;
    let tables = [PATTERNS, ops::PATTERNS, ops::CHOICES, shift::PATTERNS, cast::PATTERNS, cast::SIGNED, more];
    let patterns = Patterns::new().add_all(tables);
    Conversion::partial(target, patterns, converter).run(body, op, threads)
}

fn rule(c: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = c.ctx().clone();
    let Some(&Widest { width, memrefs }) = c.options::<Widest>() else { return Convert::Fail };
    let half = Type::int(&ctx, width);
    // Whether an integer is emulated; `None` if it is too wide for that.
    let is_wide = |ty: Type| match ty.as_int(&ctx).map(|(bits, _)| bits) {
        Some(bits) if bits > width => (bits == 2 * width).then_some(true),
        _ => Some(false),
    };
    if ty.as_int(&ctx).is_some() {
        return match is_wide(ty) {
            Some(true) => Convert::To(VectorType::fixed(&ctx, &[2], half)),
            Some(false) => Convert::To(ty),
            None => Convert::Fail,
        };
    }
    if let Some(vector) = ty.as_::<VectorType>(&ctx) {
        return match is_wide(vector.elem) {
            Some(true) => {
                let shape: SmallVec<[i64; 4]> = vector.shape.iter().copied().chain([2]).collect();
                Convert::To(VectorType::fixed(&ctx, &shape, half))
            }
            Some(false) => Convert::To(ty),
            None => Convert::Fail,
        };
    }
    if let Some(memref) = ty.as_::<MemRefType>(&ctx).filter(|_| memrefs) {
        return match is_wide(memref.elem) {
            Some(true) => {
                let elem = VectorType::fixed(&ctx, &[2], half);
                Convert::To(MemRefType::get(&ctx, memref.shape, elem, memref.layout, memref.memory_space))
            }
            Some(false) => Convert::To(ty),
            None => Convert::Fail,
        };
    }
    if let Some(function) = ty.as_::<FunctionType>(&ctx) {
        let inputs: Option<Vec<Type>> = function.inputs.iter().map(|&ty| c.convert(ty)).collect();
        let results: Option<Vec<Type>> = function.results.iter().map(|&ty| c.convert(ty)).collect();
        return match (inputs, results) {
            (Some(inputs), Some(results)) => Convert::To(FunctionType::get(&ctx, &inputs, &results)),
            _ => Convert::Fail,
        };
    }
    Convert::To(ty)
}

/// Divides a constant.
fn constant(op: Constant, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = wide_result(rw, op.0)?;
    let value = op.value(rw).ok_or("the constant has no value")?;
    let value = split(ctx, ty, value).ok_or("the constant is not dense")?;
    Ok(Constant::new(rw, value))
}

fn split(ctx: &Context, ty: Type, value: Attr) -> Option<Attr> {
    let half = ty.element_or_self(ctx);
    let width = half.bit_width(ctx)?;
    let wide: Vec<ApInt> = match value.as_::<IntegerAttr>(ctx) {
        Some(integer) => vec![integer.value(ctx)],
        None => {
            let dense = Dense::of(ctx, value)?;
            (0..dense.len).map(|i| dense.get(i)).collect()
        }
    };
    let halves: Vec<ApInt> =
        wide.iter().flat_map(|value| [value.trunc(width), value.lshr(width).trunc(width)]).collect();
    Some(dense_of_ints(ctx, ty, half, &halves))
}
