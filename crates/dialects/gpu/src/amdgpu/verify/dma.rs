//! Verifiers of copies between global memory and LDS.

use super::*;
use terrace_base::layout::{n_dynamic, strides_and_offset};
use terrace_memory::index_list::integers_of;

/// The most dimensions of a tensor.
const MAX_RANK: usize = 5;

/// Whether elements that are neighbours in the last dimension are neighbours in memory.
pub(in super::super) fn is_contiguous(ctx: &Context, memref: MemRefType<'_>) -> bool {
    let Some(&extent) = memref.shape.last() else { return true };
    strides_and_offset(ctx, memref).is_some_and(|(strides, _)| extent == 1 || strides.last() == Some(&1))
}

/// The bits of a value that is copied.
fn transfer_bits(ctx: &Context, ty: Type) -> Option<i64> {
    let Some(vector) = ty.as_::<VectorType>(ctx) else { return ty.bit_width(ctx).map(i64::from) };
    let n = vector.shape.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent))?;
    n.checked_mul(vector.elem.bit_width(ctx)?.into())
}

pub(in super::super) fn gather_to_lds(op: Shape<'_, GatherToLds>) -> Result {
    let ctx = op.ctx();
    let types = (op.src().as_::<MemRefType>(ctx), op.dst().as_::<MemRefType>(ctx));
    let (Some(src), Some(dst)) = types else { return Ok(()) };
    if !is_contiguous(ctx, dst) {
        return op.fail("destination type inner most dim must be contiguous");
    }
    if src.elem != dst.elem {
        return op.fail("source and destination element types must match");
    }
    let bits = op.transfer_type().and_then(|ty| transfer_bits(ctx, ty));
    if !matches!(bits, Some(8 | 16 | 32 | 96 | 128)) {
        return op.fail("Transfering type size must be 8, 16, 32, 96 or 128 bits");
    }
    if !is_global(ctx, src.memory_space) && !is_fat_raw_buffer(ctx, src.memory_space) {
        return op.fail("source memory address space must be global or fat raw buffer");
    }
    if !is_workgroup(ctx, dst.memory_space) {
        return op.fail("destination memory address space must be Workgroup");
    }
    Ok(())
}

pub(in super::super) fn transpose_load(op: Shape<'_, TransposeLoad>) -> Result {
    let ctx = op.ctx();
    let types = (op.src().as_::<MemRefType>(ctx), op.result().as_::<VectorType>(ctx));
    let (Some(src), Some(vector)) = types else { return Ok(()) };
    if !is_workgroup(ctx, src.memory_space) {
        return op.fail("source memory address space must be Workgroup");
    }
    let expected = match vector.elem.bit_width(ctx) {
        Some(4 | 6) => 16,
        Some(8) => 8,
        Some(16) => 4,
        Some(width) => {
            return op.fail(format_args!("Unsupported element type size for transpose load: {width} bits"));
        }
        None => {
            let elem = quoted_type(ctx, vector.elem);
            return op.fail(format_args!("expected elements of integers or floats, but got {elem}"));
        }
    };
    match vector.shape.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent)) {
        Some(n) if n == expected => Ok(()),
        _ => op.fail(format_args!("Transferring type size mismatch: expected num of elements: {expected}")),
    }
}

pub(in super::super) fn same_elements(op: OpShape<'_>) -> bool {
    super::same_elements(op.operand_group(0).get(0), op.operand_group(2).get(0), op)
}

/// Verifies the addresses of a tensor.
pub(in super::super) fn base(op: OpShape<'_>, global: Type, lds: Type) -> Result {
    let ctx = op.ctx();
    let types = (global.as_::<MemRefType>(ctx), lds.as_::<MemRefType>(ctx));
    let (Some(global), Some(lds)) = types else { return Ok(()) };
    if !is_workgroup(ctx, lds.memory_space) {
        return op.fail("lds memref must have workgroup address space attribute.");
    }
    if !is_global(ctx, global.memory_space) {
        return op.fail("global memref must have global address space attribute.");
    }
    match lds.elem.bit_width(ctx) {
        Some(8 | 16 | 32 | 64) => Ok(()),
        Some(width) => op.fail(format_args!(
            "element type must be 1, 2, 4, or 8 bytes long but type was {width} bits long."
        )),
        None => {
            let elem = quoted_type(ctx, lds.elem);
            op.fail(format_args!("element type must be 1, 2, 4, or 8 bytes long but is {elem}"))
        }
    }
}

pub(in super::super) fn descriptor(op: Shape<'_, MakeDmaDescriptor>) -> Result {
    let element = op.base().as_::<TdmBaseType>(op.ctx()).map(|base| base.element_type);
    tile(*op, 1, element)
}

pub(in super::super) fn gather_descriptor(op: Shape<'_, MakeGatherDmaDescriptor>) -> Result {
    let ctx = op.ctx();
    if integers_of(ctx, op.global_static_sizes()).len() > 2 {
        return op.fail("tensor and tile must be at most of rank two in gather mode.");
    }
    let base = op.base().as_::<TdmGatherBaseType>(ctx);
    if base.is_some_and(|base| op.indices().element_or_self(ctx) != base.index_type) {
        return op.fail("indices' element type must match base's element type.");
    }
    tile(*op, 2, base.map(|base| base.element_type))
}

/// Verifies the parts that both descriptors have, from the operand group `first` on.
fn tile(op: OpShape<'_>, first: usize, element: Option<Type>) -> Result {
    let ctx = op.ctx();
    let [sizes, strides, tile] = [0, 1, 2].map(|slot| integers_of(ctx, op.slot(slot)));
    match strides.last() {
        None => return op.fail("strides must not be empty."),
        Some(1) => {}
        Some(_) => return op.fail("strides for the innermost dimension must be 1."),
    }
    if sizes.len() > MAX_RANK {
        return op.fail("tensor and tile must be at most of rank 5.");
    }
    if sizes.len() != strides.len() {
        return op.fail("strides and sizes must have same rank.");
    }
    if sizes.len() != tile.len() {
        return op.fail("tensor must have same rank as tile.");
    }
    let Some(element) = element else { return Ok(()) };
    match element.bit_width(ctx) {
        Some(8 | 16 | 32 | 64) => {}
        Some(width) => {
            return op.fail(format_args!(
                "element type width must be 1, 2, 4 or 8 bytes, but was {width} bits long"
            ));
        }
        None => {
            let element = quoted_type(ctx, element);
            return op.fail(format_args!("element type width must be 1, 2, 4 or 8 bytes, but is {element}"));
        }
    }
    let operand = |group: usize| op.operand_group(first + group).get(0);
    let barrier = operand(BARRIER).and_then(|ty| ty.as_::<MemRefType>(ctx));
    if barrier.is_some_and(|barrier| !is_workgroup(ctx, barrier.memory_space)) {
        return op.fail("atomic barrier address must be in LDS.");
    }
    if operand(EARLY_TIMEOUT).is_some() && operand(WORKGROUP_MASK).is_none() {
        return op.fail("early timeout does not apply when workgroup_mask is not set.");
    }
    for (group, (name, list)) in
        [("size", &sizes), ("stride", &strides), ("tile size", &tile)].iter().enumerate()
    {
        let (expected, n) = (n_dynamic(list), op.operand_group(first + group).len());
        if n != expected {
            return op.fail(format_args!("expected {expected} dynamic {name} values, but got {n}"));
        }
    }
    let has = |group: usize| operand(group).is_some();
    if has(PAD_AMOUNT) != has(PAD_INTERVAL) {
        return op.fail("expected pad_amount and pad_interval together");
    }
    let iteration = [GLOBAL_INCREMENT, LDS_INCREMENT, ITERATION_COUNT].map(has);
    if iteration.contains(&true) && iteration.contains(&false) {
        return op.fail("expected global_increment, lds_increment and iteration_count together");
    }
    Ok(())
}

// Operand groups behind the first list.
const WORKGROUP_MASK: usize = 3;
const EARLY_TIMEOUT: usize = 4;
const PAD_AMOUNT: usize = 5;
const PAD_INTERVAL: usize = 6;
const BARRIER: usize = 7;
const GLOBAL_INCREMENT: usize = 9;
const LDS_INCREMENT: usize = 10;
const ITERATION_COUNT: usize = 11;
