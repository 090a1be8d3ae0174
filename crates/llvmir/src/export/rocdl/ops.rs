//! Operations of `rocdl` that are more than the call of an intrinsic of AMD's.

use crate::export::row::Row;
use crate::export::state::FunctionTranslation;
use terrace_hardware::rocdl;
use terrace_ir::attrs::IntegerAttr;
use terrace_ir::{Attr, Op, OpDef, OpKind, Result};
use terrace_llir as llir;
use terrace_llir::{AttrSet, Flags, Opcode, Ordering, Type, TypeView, Value};
use terrace_llvm::ConstantRangeAttr;

pub(crate) static SPECIAL: &[(&OpDef, Row)] = &[
    (rocdl::Barrier::DEF, Row::Op(barrier)),
    // LLVM's `llvm.amdgcn.exp` exports a value to the graphics pipeline.
    (
        rocdl::Exp::DEF,
        Row::Value(|tx, op| {
            let (arg, ty) = (tx.operand(op, 0), tx.result_type(op)?);
            Ok(tx.call_intrinsic("exp", [ty], ty, &[arg]))
        }),
    ),
    (rocdl::BlockDimX::DEF, Row::Value(|tx, op| size(tx, op, rocdl::BlockDimX::SLOTS.range, LOCAL_SIZE, 0))),
    (rocdl::BlockDimY::DEF, Row::Value(|tx, op| size(tx, op, rocdl::BlockDimY::SLOTS.range, LOCAL_SIZE, 1))),
    (rocdl::BlockDimZ::DEF, Row::Value(|tx, op| size(tx, op, rocdl::BlockDimZ::SLOTS.range, LOCAL_SIZE, 2))),
    (rocdl::GridDimX::DEF, Row::Value(|tx, op| size(tx, op, rocdl::GridDimX::SLOTS.range, NUM_GROUPS, 0))),
    (rocdl::GridDimY::DEF, Row::Value(|tx, op| size(tx, op, rocdl::GridDimY::SLOTS.range, NUM_GROUPS, 1))),
    (rocdl::GridDimZ::DEF, Row::Value(|tx, op| size(tx, op, rocdl::GridDimZ::SLOTS.range, NUM_GROUPS, 2))),
];

const LOCAL_SIZE: &str = "__ockl_get_local_size";
const NUM_GROUPS: &str = "__ockl_get_num_groups";

fn barrier(tx: &mut FunctionTranslation<'_, '_>, _: Op) -> Result {
    let workgroup = tx.state.module.cx.sync_scope(b"workgroup");
    tx.ll.fence(Ordering::Release, workgroup);
    tx.call_intrinsic("amdgcn.s.barrier", [], Type::VOID, &[]);
    tx.ll.fence(Ordering::Acquire, workgroup);
    Ok(())
}

/// Calls a function of ROCm's device library, which gives the size in a dimension as `i64`.
fn size(
    tx: &mut FunctionTranslation<'_, '_>,
    op: Op,
    range: usize,
    function: &'static str,
    dimension: i32,
) -> Result<Value> {
    /// The width of the sizes that the library gives.
    const WIDTH: u32 = 64;
    let ty = tx.result_type(op)?;
    let cx = &tx.state.module.cx;
    let TypeView::Int(width) = cx.view(ty) else { return tx.at(op).fail("has a size that is no integer") };
    let function_ty = cx.function_type(Type::I64, &[Type::I32], false);
    let range = tx.b.slot(op, range).and_then(|range| range.as_::<ConstantRangeAttr>(tx.ctx));
    let bounds = range.and_then(|range| {
        let bound = |attr: Attr| Some(attr.as_::<IntegerAttr>(tx.ctx)?.value(tx.ctx));
        Some((bound(range.lower)?, bound(range.upper)?))
    });
    // The full range says nothing.
    let bounds = bounds.filter(|(lower, upper)| lower != upper || lower.is_zero());
    if bounds.iter().any(|(lower, upper)| lower.active_bits().max(upper.active_bits()) > WIDTH) {
        return tx.at(op).fail("has a range that is wider than its 64 bits");
    }
    let ret = bounds.map_or(AttrSet::EMPTY, |(lower, upper)| {
        let [lower, upper] = [lower, upper].map(|bound| bound.zext_or_trunc(WIDTH));
        cx.attr_set(&[llir::Attr::Range(WIDTH, lower.words().into(), upper.words().into())])
    });
    let attrs = cx.attr_list(AttrSet::EMPTY, ret, &[]);
    let size = tx.call_library(function, function_ty, &[Value::i32(dimension)], attrs);
    Ok(match width {
        64 => size,
        65.. => tx.ll.cast(Opcode::ZExt, size, ty, Flags::NONE),
        _ => tx.ll.cast(Opcode::Trunc, size, ty, Flags::NONE),
    })
}
