//! Tensor memory, and multiplication of matrices in it.

use super::call::{Int, calls, shared, when, with, word};
use crate::export::row::Row;
use crate::export::state::FunctionTranslation;
use terrace_hardware::nvvm::{
    CTAGroupKind, Tcgen05CpMulticast, Tcgen05CpSrcFormat, Tcgen05LdStShape, Tcgen05MMABlockScaleKind,
    Tcgen05MmaSmemDesc, Tcgen05WaitKind,
};
use terrace_ir::types::VectorType;
use terrace_ir::{Body, Op, OpDef, OpKind, Result, Value};
use terrace_llir as llir;
use terrace_llir::{Flags, Opcode, Type};
use terrace_llvm::PointerType;

/// An argument with the number of a case of an enumeration.
macro_rules! code {
    ($case:expr) => {
        Int(Type::I32, $case.map_or(0, |case| case as i64))
    };
}

/// Operations that call one intrinsic.
#[rustfmt::skip]
pub(super) static CALLS: &[(&OpDef, Row)] = calls! { op, b;
    Tcgen05Alloc => ("tcgen05.alloc{}.cg{}", shared(b, op.addr(b), ".shared"), number(op.group(b)));
    Tcgen05Commit => (
        "tcgen05.commit{}{}.cg{}", with(op.multicast_mask(b), ".mc"), shared(b, op.addr(b), ".shared"),
        number(op.group(b))
    );
    Tcgen05Cp => (
        "tcgen05.cp.{}{}{}.cg{}", word!(op.shape(b)).trim_start_matches("shape_"), match op.multicast(b) {
            Some(Tcgen05CpMulticast::Warpx20213) => "_warpx2_02_13",
            Some(Tcgen05CpMulticast::Warpx20123) => "_warpx2_01_23",
            Some(Tcgen05CpMulticast::Warpx4) => "_warpx4",
            _ => "",
        },
        match op.src_format(b) {
            Some(Tcgen05CpSrcFormat::B6x16P32) => ".b6x16_p32",
            Some(Tcgen05CpSrcFormat::B4x16P64) => ".b4x16_p64",
            None => "",
        },
        number(op.group(b))
    );
    Tcgen05Dealloc => ("tcgen05.dealloc.cg{}", number(op.group(b)));
    Tcgen05Fence => ("tcgen05.fence.{}.thread.sync", word!(op.kind(b)));
    Tcgen05Ld => (
        "tcgen05.ld.{}", registers(b, op.shape(b), op.res(b))
    ) [op.tmem_addr(b), op.offset(b), llir::Value::bool(op.pack(b) == Some(true))];
    Tcgen05RelinquishAllocPermit => ("tcgen05.relinq.alloc.permit.cg{}", number(op.group(b)));
    Tcgen05Shift => ("tcgen05.shift.down.cg{}", number(op.group(b)));
    Tcgen05St => (
        "tcgen05.st.{}", registers(b, op.shape(b), op.val(b))
    ) [op.tmem_addr(b), op.offset(b), op.val(b), llir::Value::bool(op.unpack(b) == Some(true))];
    Tcgen05Wait => ("tcgen05.wait.{}", if op.kind(b) == Some(Tcgen05WaitKind::Store) { "st" } else { "ld" });

    Tcgen05MMA => (
        "tcgen05.mma.{}{}{}{}", first_factor(b, op.matrix_a(b)), with(op.scale_input_d(b), ".scale_d"),
        lanes(op.disable_output_lane(b), op.cta_group(b)), when(op.a_shift(b), ".ashift")
    ) [
        b.operands(op.0), code!(op.kind(b)),
        op.disable_output_lane(b).is_none().then(|| Int(Type::I32, number(op.cta_group(b)))), code!(op.collector_op(b)),
    ];
    Tcgen05MMASparse => (
        "tcgen05.mma.sp.{}{}{}{}", first_factor(b, op.matrix_a(b)), with(op.scale_input_d(b), ".scale_d"),
        lanes(op.disable_output_lane(b), op.cta_group(b)), when(op.a_shift(b), ".ashift")
    ) [
        b.operands(op.0), code!(op.kind(b)),
        op.disable_output_lane(b).is_none().then(|| Int(Type::I32, number(op.cta_group(b)))), code!(op.collector_op(b)),
    ];
    Tcgen05MMABlockScale => (
        "tcgen05.mma.{}.{}.block_scale{}", first_factor(b, op.matrix_a(b)), word!(op.kind(b)), block(op.block_scale(b))
    ) [b.operands(op.0), Int(Type::I32, number(op.cta_group(b))), code!(op.collector_op(b))];
    Tcgen05MMASparseBlockScale => (
        "tcgen05.mma.sp.{}.{}.block_scale{}", first_factor(b, op.matrix_a(b)), word!(op.kind(b)),
        block(op.block_scale(b))
    ) [b.operands(op.0), Int(Type::I32, number(op.cta_group(b))), code!(op.collector_op(b))];
    Tcgen05MMAWs => (
        "tcgen05.mma.ws.{}{}", first_factor(b, op.matrix_a(b)), with(op.zero_col_mask(b), ".zero_col_mask")
    ) [b.operands(op.0), code!(op.kind(b)), code!(op.collector_b_buffer(b)), code!(op.collector_op(b))];
    Tcgen05MMAWsSparse => (
        "tcgen05.mma.ws.sp.{}{}", first_factor(b, op.matrix_a(b)), with(op.zero_col_mask(b), ".zero_col_mask")
    ) [b.operands(op.0), code!(op.kind(b)), code!(op.collector_b_buffer(b)), code!(op.collector_op(b))];
};

/// Other operations.
pub(super) static SPECIAL: &[(&OpDef, Row)] = &[(Tcgen05MmaSmemDesc::DEF, Row::Value(descriptor))];

/// `nvvm.tcgen05.mma_smem_desc`: puts the fields of a descriptor of shared memory together.
fn descriptor(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<llir::Value> {
    /// Fields by operand: their bits, and where they start.
    const FIELDS: [(i32, i64); 6] = [(0x3fff, 0), (0x3fff, 16), (0x3fff, 32), (7, 49), (1, 52), (7, 61)];
    /// Bits that are set in each descriptor.
    const FIXED: i64 = 1 << 46;
    let int = |tx: &FunctionTranslation<'_, '_>, value| tx.state.module.cx.int(Type::I64, value);
    let mut descriptor = int(tx, 0);
    for (i, (mask, start)) in FIELDS.into_iter().enumerate() {
        if i == 3 {
            descriptor = tx.ll.binary(Opcode::Or, descriptor, int(tx, FIXED), Flags::NONE);
        }
        let field = tx.bits(tx.operand(op, i), Type::I32);
        let field = tx.ll.binary(Opcode::And, field, llir::Value::i32(mask), Flags::NONE);
        let field = tx.bits(field, Type::I64);
        let field = tx.ll.binary(Opcode::Shl, field, int(tx, start), Flags::NONE);
        descriptor = tx.ll.binary(Opcode::Or, descriptor, field, Flags::NONE);
    }
    Ok(descriptor)
}

/// The number of blocks of a group.
fn number(group: Option<CTAGroupKind>) -> i64 {
    group.map_or(1, |group| group as i64 + 1)
}

/// A part of a name: whether the first factor is in tensor memory, or described by a number.
fn first_factor(b: &Body, value: Value) -> &'static str {
    if b.ty(value).is::<PointerType>(b.ctx()) { "tensor" } else { "shared" }
}

/// A part of a name: whether a mask of lanes is given; its size depends on the group.
fn lanes(mask: Option<Value>, group: Option<CTAGroupKind>) -> &'static str {
    match (mask, number(group)) {
        (None, _) => "",
        (Some(_), 1) => ".disable_output_lane.cg1",
        (Some(_), _) => ".disable_output_lane.cg2",
    }
}

/// A part of a name: how many elements share a scale.
fn block(scale: Option<Tcgen05MMABlockScaleKind>) -> &'static str {
    match scale {
        Some(Tcgen05MMABlockScaleKind::Block16) => ".block16",
        Some(Tcgen05MMABlockScaleKind::Block32) => ".block32",
        _ => "",
    }
}

/// A part of a name: the shape of an access, and how often it is repeated to fill the registers.
fn registers(b: &Body, shape: Option<Tcgen05LdStShape>, value: Value) -> String {
    let count = b.ty(value).as_::<VectorType>(b.ctx()).map_or(1, |vector| vector.shape.iter().product());
    let once = match shape {
        Some(Tcgen05LdStShape::Shape16x128b) => 2,
        Some(Tcgen05LdStShape::Shape16x256b) => 4,
        _ => 1,
    };
    format!("{}.x{}", word!(shape).trim_start_matches("shape_"), count / once)
}
