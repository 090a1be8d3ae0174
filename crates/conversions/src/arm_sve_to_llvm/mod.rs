//! Lowering of `arm_sve` to its intrinsics (`convert-vector-to-llvm` with `enable-arm-sve`).

mod read;
pub mod storage;

use crate::common::intrinsic;
use crate::prelude::*;
use terrace_base::arith::fold::bool_of;
use terrace_hardware::arm_sve;

static ROWS: &[Pattern] = one_to_one![
    arm_sve::DupQLane => arm_sve::IntrDupQLane { lane },
    arm_sve::MaskedAddF => arm_sve::IntrFAdd,
    arm_sve::MaskedAddI => arm_sve::IntrAdd,
    arm_sve::MaskedDivF => arm_sve::IntrFDiv,
    arm_sve::MaskedMulF => arm_sve::IntrFMul,
    arm_sve::MaskedMulI => arm_sve::IntrMul,
    arm_sve::MaskedSDivI => arm_sve::IntrSDiv,
    arm_sve::MaskedSubF => arm_sve::IntrFSub,
    arm_sve::MaskedSubI => arm_sve::IntrSub,
    arm_sve::MaskedUDivI => arm_sve::IntrUDiv,
    arm_sve::Sdot => arm_sve::IntrSdot,
    arm_sve::Smmla => arm_sve::IntrSmmla,
    arm_sve::Udot => arm_sve::IntrUdot,
    arm_sve::Ummla => arm_sve::IntrUmmla,
    arm_sve::Usmmla => arm_sve::IntrUsmmla,
];

static FUNCTIONS: &[Pattern] = patterns![
    "from_svbool": arm_sve::ConvertFromSvbool => |op, rw| convert_mask(op, rw, arm_sve::IntrConvertFromSvbool::new),
    "to_svbool": arm_sve::ConvertToSvbool => |op, rw| convert_mask(op, rw, arm_sve::IntrConvertToSvbool::new),
    arm_sve::Psel => psel,
    arm_sve::ZipX2 => zip_x2,
    arm_sve::ZipX4 => zip_x4,
];

/// Masks for SVE, in front of the patterns for any target.
pub static MASKS: &[Pattern] = patterns![vector::CreateMask => create_mask];

/// A mask of one predicate register is an instruction.
fn create_mask(op: vector::CreateMask, rw: &mut Lowering) -> Rewrite<Value> {
    let ty = rw.ty(op.result(rw));
    match ty.as_::<VectorType>(rw.context()) {
        Some(VectorType { shape: &[2 | 4 | 8 | 16], scalable: &[1], .. }) => {}
        _ => return Err("the mask is no predicate register".into()),
    }
    let bound = *rw.adaptor(op).bounds.first().ok_or("a bound is missing")?;
    let zero = llvm::Zero::new(rw, Type::I64);
    Ok(arm_sve::IntrWhileLT::new(rw, ty, zero, bound))
}

/// The patterns of `arm_sve`.
pub static PATTERNS: &[&[Pattern]] = &[ROWS, FUNCTIONS];

/// `vector<[16]xi1>`.
fn svbool(rw: &Lowering) -> Type {
    VectorType::get(rw.context(), &[16], Type::I1, &[1])
}

/// Converts each row of a mask, and inserts it into a mask without set bits.
fn convert_mask(
    op: impl OpKind,
    rw: &mut Lowering,
    intrinsic: fn(&mut Builder, Type, Value) -> Value,
) -> Rewrite<Value> {
    let (ctx, result) = (rw.context(), rw.ty(rw.result(op.op(), 0)));
    let &[source] = rw.converted_operands() else { return Err("one operand is expected".into()) };
    let mask = result.as_::<VectorType>(ctx).ok_or("the mask is no vector")?;
    let Some((&last, outer)) = mask.shape.split_last() else {
        return Err("the mask has no dimension".into());
    };
    if !is_unrollable(outer) {
        return Err("the mask has too many rows".into());
    }
    let row = VectorType::get(ctx, &[last], Type::I1, &[1]);
    let none = bool_of(ctx, result, false).ok_or("the mask has no constant")?;
    rw.convert(result)?;
    // Upstream creates the constant also where it is not used.
    let none = arith::Constant::new(rw, none);
    if outer.is_empty() {
        return Ok(intrinsic(rw, row, source));
    }
    let mut all = rw.value(none)?;
    for at in positions(outer) {
        let part = llvm::ExtractValue::at(rw, source, &at);
        let part = intrinsic(rw, row, part);
        all = llvm::InsertValue::at(rw, all, part, &at);
    }
    Ok(all)
}

/// The intrinsic selects `vector<[16]xi1>`.
fn psel(op: arm_sve::Psel, rw: &mut Lowering) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let (svbool, ty, index) = (svbool(rw), rw.ty(op.result(rw)), op.index(rw));
    let p1 = arm_sve::IntrConvertToSvbool::new(rw, svbool, args.p1);
    let index = arith::IndexCast::new(rw, Type::I32, index);
    let selected = arm_sve::IntrPsel::new(rw, svbool, p1, args.p2, index);
    Ok(arm_sve::IntrConvertFromSvbool::new(rw, ty, selected))
}

fn zip_x2(op: arm_sve::ZipX2, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 4]>> {
    let (args, result) = (rw.adaptor(op), result_type(rw, op.0)?);
    let new = arm_sve::IntrZipX2::build(rw, result, args.source_v1, args.source_v2);
    replace_by_parts(rw, op.0, new.0)
}

fn zip_x4(op: arm_sve::ZipX4, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 4]>> {
    let (args, result) = (rw.adaptor(op), result_type(rw, op.0)?);
    let new =
        arm_sve::IntrZipX4::build(rw, result, args.source_v1, args.source_v2, args.source_v3, args.source_v4);
    replace_by_parts(rw, op.0, new.0)
}

/// The struct of the results.
fn result_type(rw: &mut Lowering, op: Op) -> Rewrite<Type> {
    intrinsic::result_type(rw, op)?.ok_or_else(|| "there is no result".into())
}

/// Replaces an operation by the fields of the struct that an intrinsic returns.
fn replace_by_parts(rw: &mut Lowering, op: Op, new: Op) -> Rewrite<SmallVec<[Value; 4]>> {
    rw.carry_discardable(op, new);
    let whole = rw.result(new, 0);
    Ok((0..).take(rw.n_results(op)).map(|i| part(rw, whole, i)).collect())
}
