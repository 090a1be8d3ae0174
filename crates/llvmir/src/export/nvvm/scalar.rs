//! Operations across a warp, conversions between packed floats, dot products, and single instructions.

use super::call::{Bits, Int, calls, shared, when, word};
use crate::export::intrinsic_table::Intrinsic;
use crate::export::row::Row;
use crate::export::state::FunctionTranslation;
use terrace_hardware::nvvm::{
    Breakpoint, DotAccumulateType, ElectSync, MatchSyncKind, PermuteMode, SaturationMode,
    SetMaxRegisterAction,
};
use terrace_ir::{Body, Op, OpDef, OpKind, Result, Type as MlirType, Value};
use terrace_llir as llir;
use terrace_llir::Type;
use terrace_num::FloatFormat;

/// Operations that call one intrinsic.
#[rustfmt::skip]
pub(super) static CALLS: &[(&OpDef, Row)] = calls! { op, b;
    MatchSync => (
        "match.{}.sync.{}{}", word!(op.kind(b)), scalar(b, op.val(b)),
        when(op.kind(b).map(|kind| kind == MatchSyncKind::All), "p")
    );
    Redux => (
        "redux.sync.{}{}{}", word!(op.kind(b)), when(op.abs(b), ".abs"), when(op.nan(b), ".NaN")
    );
    Shfl => (
        "shfl.sync.{}.{}{}", word!(op.kind(b)), scalar(b, op.val(b)), when(op.return_value_and_is_valid(b), "p")
    );
    VoteSync => ("vote.{}.sync", word!(op.kind(b)));

    ConvertBF16x2ToF8x2 =>
        ("bf16x2.to.ue8m0x2.{}{}", word!(op.rnd(b)), saturating(op.sat(b))), as result;
    ConvertF16x2ToF8x2 =>
        ("f16x2.to.{}x2.rn{}", format(b, op.dst_ty(b)), when(op.relu(b), ".relu")), as result;
    ConvertF32x2ToBF16x2 => (
        "ff2bf16x2.{}{}{}", word!(op.rnd(b)), when(op.relu(b), ".relu"), saturating(op.sat(b))
    );
    ConvertF32x2ToF16x2 => (
        "ff2f16x2.{}{}{}", word!(op.rnd(b)), when(op.relu(b), ".relu"), saturating(op.sat(b))
    );
    ConvertF32x2ToF4x2 =>
        ("ff.to.{}x2.rn{}.satfinite", format(b, op.dst_ty(b)), when(op.relu(b), ".relu")), as result;
    ConvertF32x2ToF6x2 =>
        ("ff.to.{}x2.rn{}.satfinite", format(b, op.dst_ty(b)), when(op.relu(b), ".relu")), as result;
    // Only conversions to exponents have the choice not to saturate.
    ConvertF32x2ToF8x2 => (
        "ff.to.{}x2.{}{}{}", format(b, op.dst_ty(b)), word!(op.rnd(b)), when(op.relu(b), ".relu"),
        if format(b, op.dst_ty(b)) == "ue8m0" { saturating(op.sat(b)) } else { "" }
    ), as result;
    ConvertF32x4ToF4x4 => ("f32x4.to.{}x4.rs{}.satfinite", format(b, op.dst_ty(b)), when(op.relu(b), ".relu"));
    ConvertF32x4ToF6x4 => ("f32x4.to.{}x4.rs{}.satfinite", format(b, op.dst_ty(b)), when(op.relu(b), ".relu"));
    ConvertF32x4ToF8x4 => ("f32x4.to.{}x4.rs{}.satfinite", format(b, op.dst_ty(b)), when(op.relu(b), ".relu"));
    ConvertF4x2ToF16x2 =>
        ("{}x2.to.f16x2.rn{}", format(b, op.src_type(b)), when(op.relu(b), ".relu")) [Bits(op.src(b), Type::I16)];
    ConvertF6x2ToF16x2 =>
        ("{}x2.to.f16x2.rn{}", format(b, op.src_type(b)), when(op.relu(b), ".relu")) [Bits(op.src(b), Type::I16)];
    ConvertF8x2ToBF16x2 => ("{}x2.to.bf16x2", format(b, op.src_type(b))) [Bits(op.src(b), Type::I16)];
    ConvertF8x2ToF16x2 =>
        ("{}x2.to.f16x2.rn{}", format(b, op.src_type(b)), when(op.relu(b), ".relu")) [Bits(op.src(b), Type::I16)];
    ConvertFloatToTF32 => (
        "f2tf32.{}{}{}", word!(op.rnd(b)), when(op.relu(b), ".relu"), saturating(op.sat(b))
    );

    BulkStore => ("st.bulk{}", shared(b, op.addr(b), ".shared.cta"))
        [op.addr(b), op.size(b), Int(Type::I64, op.init_val(b).unwrap_or(0))];
    DotAccumulate2Way => ("idp2a.{}.{}", sign(op.a_type(b)), sign(op.b_type(b))) [
        Bits(op.a(b), Type::I32), Bits(op.b(b), Type::I32), llir::Value::bool(op.b_hi(b) == Some(true)), op.c(b),
    ];
    DotAccumulate4Way => ("idp4a.{}.{}", sign(op.a_type(b)), sign(op.b_type(b)))
        [Bits(op.a(b), Type::I32), Bits(op.b(b), Type::I32), op.c(b)];
    Exit => ("exit");
    Nanosleep => ("nanosleep");
    PMEvent => ("pm.event.mask")
        [Int(Type::I16, op.masked_event_id(b).unwrap_or_else(|| 1 << (op.event_id(b).unwrap_or(0) & 15)))];
    Permute => ("{}", match op.mode(b) {
        None | Some(PermuteMode::Default) => "prmt".to_string(),
        Some(mode) => format!("prmt.{}", mode.keyword()),
    });
    SetMaxRegister => (
        "setmaxnreg.{}.sync.aligned.u32",
        if op.action(b) == Some(SetMaxRegisterAction::Increase) { "inc" } else { "dec" }
    ) [Int(Type::I32, op.reg_count(b).unwrap_or(0))];
};

/// Other operations.
pub(super) static SPECIAL: &[(&OpDef, Row)] = &[
    (Breakpoint::DEF, Row::Intrinsic(&Intrinsic { name: "debugtrap", ..Intrinsic::NONE })),
    (ElectSync::DEF, Row::Value(elect)),
];

/// `nvvm.elect.sync`: the intrinsic also returns the elected lane.
fn elect(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<llir::Value> {
    let mask = match ElectSync(op).membermask(tx.b) {
        Some(mask) => tx.value(mask),
        None => llir::Value::i32(-1),
    };
    let elected = tx.call_nvvm(op, format_args!("elect.sync"), &[mask])?;
    Ok(tx.ll.extract_value(elected, &[1]))
}

/// A part of a name: `i32`, `i64` or `f32`.
fn scalar(b: &Body, value: Value) -> &'static str {
    match b.ty(value) {
        MlirType::I64 => "i64",
        MlirType::F32 => "f32",
        _ => "i32",
    }
}

/// A part of a name: a format of floats.
fn format(b: &Body, ty: Option<MlirType>) -> &'static str {
    match ty.and_then(|ty| ty.as_float(b.ctx())) {
        Some(FloatFormat::F8E4M3FN) => "e4m3",
        Some(FloatFormat::F8E5M2) => "e5m2",
        Some(FloatFormat::F8E8M0FNU) => "ue8m0",
        Some(FloatFormat::F6E2M3FN) => "e2m3",
        Some(FloatFormat::F6E3M2FN) => "e3m2",
        Some(FloatFormat::F4E2M1FN) => "e2m1",
        _ => "",
    }
}

/// A part of a name: whether numbers beyond the range become the largest one.
fn saturating(mode: Option<SaturationMode>) -> &'static str {
    if mode == Some(SaturationMode::Satfinite) { ".satfinite" } else { "" }
}

/// A part of a name: the signedness of a factor.
fn sign(ty: Option<DotAccumulateType>) -> &'static str {
    if ty == Some(DotAccumulateType::Signed) { "s" } else { "u" }
}
