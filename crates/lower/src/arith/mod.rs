//! `arith` to the LLVM dialect (`convert-arith-to-llvm`).

mod cast;
pub(crate) mod emit;
mod emulate;
mod expand;
mod legalize;
mod round;
pub(crate) mod small_float;

pub use emulate::emulate;
pub use legalize::{Expand, arith_expand};

use crate::one_to_one;
use crate::table::{Carried, Row, check_floats, same, unrolled};
use crate::types::llvm_converter;
use terrace_dialects::arith;
use terrace_ir::decl::AttrType;
use terrace_ir::types::VectorType;
use terrace_ir::{Attr, Context, Op, OpKind, OpState, Type, Value};
use terrace_llvm as llvm;
use terrace_rewrite::convert::in_place::{self, InPlace};
use terrace_rewrite::convert::{
    Conversion, ConversionTarget, Legality, Lowering, Options, Pattern, Patterns, Rewrite,
};
use terrace_rewrite::patterns;

/// `#arith.fastmath` as `#llvm.fastmath`; none is absent.
pub(crate) fn fastmath(ctx: &Context, attr: Attr) -> Option<Attr> {
    let from = arith::FastMathFlags::decode(ctx, attr)?;
    let pairs = [
        (arith::FastMathFlags::REASSOC, llvm::FastmathFlags::REASSOC),
        (arith::FastMathFlags::NNAN, llvm::FastmathFlags::NNAN),
        (arith::FastMathFlags::NINF, llvm::FastmathFlags::NINF),
        (arith::FastMathFlags::NSZ, llvm::FastmathFlags::NSZ),
        (arith::FastMathFlags::ARCP, llvm::FastmathFlags::ARCP),
        (arith::FastMathFlags::CONTRACT, llvm::FastmathFlags::CONTRACT),
        (arith::FastMathFlags::AFN, llvm::FastmathFlags::AFN),
    ];
    let flags = pairs.iter().filter(|(bit, _)| from.has(*bit)).fold(0, |all, (_, to)| all | to.0);
    (flags != 0).then(|| llvm::FastmathFlags::encode(ctx, llvm::FastmathFlags(flags)))
}

/// `#arith.overflow` as `#llvm.overflow`; none is absent.
fn overflow(ctx: &Context, attr: Attr) -> Option<Attr> {
    let from = arith::IntegerOverflowFlags::decode(ctx, attr)?;
    let mut flags = 0;
    if from.has(arith::IntegerOverflowFlags::NSW) {
        flags |= llvm::IntegerOverflowFlags::NSW.0;
    }
    if from.has(arith::IntegerOverflowFlags::NUW) {
        flags |= llvm::IntegerOverflowFlags::NUW.0;
    }
    (flags != 0).then(|| llvm::IntegerOverflowFlags::encode(ctx, llvm::IntegerOverflowFlags(flags)))
}

/// Operations that become one operation.
static ROWS: &[Pattern] = one_to_one![
    arith::AddI => llvm::Add { (arith::AddI::SLOTS.overflow_flags, llvm::Add::SLOTS.overflow_flags, overflow) },
    arith::SubI => llvm::Sub { (arith::SubI::SLOTS.overflow_flags, llvm::Sub::SLOTS.overflow_flags, overflow) },
    arith::MulI => llvm::Mul { (arith::MulI::SLOTS.overflow_flags, llvm::Mul::SLOTS.overflow_flags, overflow) },
    arith::ShLI => llvm::Shl { (arith::ShLI::SLOTS.overflow_flags, llvm::Shl::SLOTS.overflow_flags, overflow) },
    arith::DivSI => llvm::SDiv { (arith::DivSI::SLOTS.is_exact, llvm::SDiv::SLOTS.is_exact, same) },
    arith::DivUI => llvm::UDiv { (arith::DivUI::SLOTS.is_exact, llvm::UDiv::SLOTS.is_exact, same) },
    arith::ShRSI => llvm::AShr { (arith::ShRSI::SLOTS.is_exact, llvm::AShr::SLOTS.is_exact, same) },
    arith::ShRUI => llvm::LShr { (arith::ShRUI::SLOTS.is_exact, llvm::LShr::SLOTS.is_exact, same) },
    arith::RemSI => llvm::SRem,
    arith::RemUI => llvm::URem,
    arith::AndI => llvm::And,
    arith::OrI => llvm::Or,
    arith::XOrI => llvm::XOr,
    arith::MaxSI => llvm::SMax,
    arith::MaxUI => llvm::UMax,
    arith::MinSI => llvm::SMin,
    arith::MinUI => llvm::UMin,
    arith::ExtSI => llvm::SExt,
    arith::ExtUI => llvm::ZExt,
    arith::TruncI => llvm::Trunc { (arith::TruncI::SLOTS.overflow_flags, llvm::Trunc::SLOTS.overflow_flags, overflow) };
    floats
    arith::AddF => llvm::FAdd { (arith::AddF::SLOTS.fastmath, llvm::FAdd::SLOTS.fastmath_flags, fastmath) },
    arith::SubF => llvm::FSub { (arith::SubF::SLOTS.fastmath, llvm::FSub::SLOTS.fastmath_flags, fastmath) },
    arith::MulF => llvm::FMul { (arith::MulF::SLOTS.fastmath, llvm::FMul::SLOTS.fastmath_flags, fastmath) },
    arith::DivF => llvm::FDiv { (arith::DivF::SLOTS.fastmath, llvm::FDiv::SLOTS.fastmath_flags, fastmath) },
    arith::RemF => llvm::FRem { (arith::RemF::SLOTS.fastmath, llvm::FRem::SLOTS.fastmath_flags, fastmath) },
    arith::NegF => llvm::FNeg { (arith::NegF::SLOTS.fastmath, llvm::FNeg::SLOTS.fastmath_flags, fastmath) },
    arith::MaximumF => llvm::Maximum { (arith::MaximumF::SLOTS.fastmath, llvm::Maximum::SLOTS.fastmath_flags, fastmath) },
    arith::MinimumF => llvm::Minimum { (arith::MinimumF::SLOTS.fastmath, llvm::Minimum::SLOTS.fastmath_flags, fastmath) },
    arith::MaxNumF => llvm::MaxNum { (arith::MaxNumF::SLOTS.fastmath, llvm::MaxNum::SLOTS.fastmath_flags, fastmath) },
    arith::MinNumF => llvm::MinNum { (arith::MinNumF::SLOTS.fastmath, llvm::MinNum::SLOTS.fastmath_flags, fastmath) },
    arith::SIToFP => llvm::SIToFP,
    arith::UIToFP => llvm::UIToFP,
    arith::FPToSI => llvm::FPToSI,
    arith::FPToUI => llvm::FPToUI,
];

/// Operations that take more than a row.
static FUNCTIONS: &[Pattern] = patterns![
    arith::Select => select,
    arith::ExtF => cast::extf,
    arith::TruncF => cast::truncf,
    arith::Bitcast => cast::bitcast,
    arith::IndexCast => cast::index_cast,
    arith::IndexCastUI => cast::index_castui,
    arith::AddUIExtended => expand::addui_extended,
    arith::MulSIExtended => expand::mulsi_extended,
    arith::MulUIExtended => expand::mului_extended,
];

/// The same of operations that stay where they are when their types do.
static FUNCTIONS_IN_PLACE: &[Pattern] =
    &[
        Pattern::new::<arith::Constant>(|rw, op| constant(arith::Constant::wrap(op), rw))
            .named("constant")
            .in_place(&InPlace {
                to: <llvm::Constant as OpKind>::DEF,
                attrs: &[(arith::Constant::SLOTS.value, llvm::Constant::SLOTS.value, same)],
                carries: true,
                suits: in_place::any,
            }),
        Pattern::new::<arith::CmpI>(|rw, op| cmpi(arith::CmpI::wrap(op), rw)).named("cmpi").in_place(
            &InPlace { to: <llvm::ICmp as OpKind>::DEF, attrs: CMPI, carries: false, suits: in_place::any },
        ),
        Pattern::new::<arith::CmpF>(|rw, op| cmpf(arith::CmpF::wrap(op), rw)).named("cmpf").in_place(
            &InPlace { to: <llvm::FCmp as OpKind>::DEF, attrs: CMPF, carries: false, suits: in_place::any },
        ),
    ];

static CMPI: &[Carried] = &[(arith::CmpI::SLOTS.predicate, llvm::ICmp::SLOTS.predicate, same)];
static CMPF: &[Carried] = &[
    (arith::CmpF::SLOTS.predicate, llvm::FCmp::SLOTS.predicate, same),
    (arith::CmpF::SLOTS.fastmath, llvm::FCmp::SLOTS.fastmath_flags, fastmath),
];

/// Operations that become other `arith` operations, which are lowered in turn.
static EXPANSIONS: &[Pattern] = patterns![plain:
    arith::CeilDivSI => expand::ceildivsi,
    arith::CeilDivUI => expand::ceildivui,
    arith::FloorDivSI => expand::floordivsi,
];

/// What upstream's conversion leaves, for complete lowerings.
static VECTORS: &[Pattern] = patterns![plain:
    arith::AddUIExtended => expand::addui_extended_any,
    arith::MulSIExtended => expand::mulsi_extended_any,
    arith::MulUIExtended => expand::mului_extended_any,
];

/// Patterns of complete lowerings, to be tried before those of the conversion: roundings as they are written.
pub static EXACT: &[Pattern] = round::PATTERNS;

/// Patterns of complete lowerings, to be asked after those of the conversion.
pub static COMPLETE: &[&[Pattern]] = &[VECTORS, small_float::PATTERNS];

/// The patterns of this dialect.
pub static PATTERNS: &[&[Pattern]] = &[ROWS, FUNCTIONS, FUNCTIONS_IN_PLACE, EXPANSIONS];

/// The conversion that `convert-arith-to-llvm` is.
pub fn conversion(ctx: &Context, options: Options) -> Conversion {
    let patterns = PATTERNS.iter().fold(Patterns::new(), |all, table| all.add(table));
    let target =
        ConversionTarget::new().dialect("llvm", Legality::Legal).op(crate::cast_def(), Legality::Legal);
    let converter = llvm_converter(ctx, options);
    Conversion::partial(target, patterns, converter)
}

/// The same value, of the converted type.
fn constant(op: arith::Constant, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = rw.ty(rw.result(op.0, 0));
    let ty = rw.convert(ty)?;
    let value = op.value(rw).ok_or("the constant has no value")?;
    let mut state = OpState::new(<llvm::Constant as terrace_ir::OpKind>::DEF, rw.loc());
    state.results.push(ty);
    state.set_slot(llvm::Constant::SLOTS.value, value);
    state.set_attrs(rw.context(), rw.dict(op.0), |slot| slot == llvm::Constant::SLOTS.value);
    let new = rw.create(state);
    let value = rw.result(new, 0);
    rw.replace(op.0, &[value])
}

/// The predicates have the same numbers. Upstream builds comparisons anew, without discardable attributes.
fn cmpi(op: arith::CmpI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    static ROW: Row = Row { to: <llvm::ICmp as OpKind>::DEF, attrs: CMPI, floats: false, carries: false };
    crate::table::apply(rw, op.0, &ROW)
}

/// As [`cmpi`].
fn cmpf(op: arith::CmpF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    static ROW: Row = Row { to: <llvm::FCmp as OpKind>::DEF, attrs: CMPF, floats: true, carries: false };
    crate::table::apply(rw, op.0, &ROW)
}

/// A scalar condition selects whole arrays; a condition of many dimensions is unrolled.
fn select(op: arith::Select, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = rw.ty(rw.result(op.0, 0));
    let ty = rw.convert(ty)?;
    let condition = rw.adaptor(op).condition;
    let dict = rw.dict(op.0);
    let mut make = |rw: &mut Lowering<'_, '_>, ty: Type, args: &[Value]| {
        let mut state = OpState::new(<llvm::Select as terrace_ir::OpKind>::DEF, rw.loc());
        state.operands.extend_from_slice(args);
        state.results.push(ty);
        state.set_attrs(rw.context(), dict, |_| false);
        let new = rw.create(state);
        Ok(rw.result(new, 0))
    };
    let operands = rw.converted_operands();
    let is_scalar = rw.ty(condition) == Type::I1;
    let value = if is_scalar { make(rw, ty, operands)? } else { unrolled(rw, ty, operands, &mut make)? };
    rw.replace(op.0, &[value])
}

/// The element type's width of an integer or a vector of integers, after conversion.
fn int_width(ctx: &Context, ty: Type) -> Option<u32> {
    ty.element_or_self(ctx).signless_width(ctx)
}

/// The type with another element type: of a scalar or a one-dimensional vector.
fn with_element(ctx: &Context, ty: Type, elem: Type) -> Type {
    match ty.as_::<VectorType>(ctx) {
        Some(vector) => VectorType::get(ctx, vector.shape, elem, vector.scalable),
        None => elem,
    }
}

/// Refuses what the LLVM dialect has no arithmetic for.
fn checked(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite {
    check_floats(rw, op)
}
