//! Verifiers of `amdgpu`.

pub(super) mod dma;
pub(super) mod matrix;

use super::*;
use crate::gpu;
use terrace_base::layout::is_identity;
use terrace_ir::diag::Message;

/// Whether a memory space is that of all threads.
fn is_global(ctx: &Context, space: Option<Attr>) -> bool {
    let Some(space) = space else { return true };
    matches!(integer(ctx, space), Some(0 | 1)) || gpu::AddressSpace::Global.is(ctx, Some(space))
}

/// Whether a memory space is that of a workgroup.
fn is_workgroup(ctx: &Context, space: Option<Attr>) -> bool {
    space.is_some_and(|space| integer(ctx, space) == Some(3)) || gpu::AddressSpace::Workgroup.is(ctx, space)
}

/// Whether a memory space is that of buffers with an offset.
fn is_fat_raw_buffer(ctx: &Context, space: Option<Attr>) -> bool {
    space.is_some_and(|space| integer(ctx, space) == Some(7)) || AddressSpace::FatRawBuffer.is(ctx, space)
}

fn integer(ctx: &Context, attr: Attr) -> Option<i64> {
    attr.as_::<IntegerAttr>(ctx)?.to_i64(ctx)
}

pub(super) fn same_shape(op: OpShape<'_>) -> bool {
    let shape = |ty: Option<Type>| ty?.as_shaped(op.ctx())?.shape;
    shape(op.operand(0)) == shape(op.result(0))
}

/// Whether the elements of two types, or they themselves, are of one type.
pub(super) fn same_elements(a: Option<Type>, b: Option<Type>, op: OpShape<'_>) -> bool {
    let elem = |ty: Option<Type>| ty.map(|ty| ty.element_or_self(op.ctx()));
    elem(a) == elem(b)
}

/// Verifies the vector that keeps its other elements.
pub(super) fn existing(op: OpShape<'_>, existing: Option<Type>, result: Type) -> Result {
    match existing.is_some_and(|existing| existing != result) {
        true => op.fail("existing values must have same type as result"),
        false => Ok(()),
    }
}

pub(super) fn scaled_ext_packed_matrix(op: Shape<'_, ScaledExtPackedMatrix>) -> Result {
    let lane = op.first_scale_lane().unwrap_or(0);
    let (block, byte) = (op.block_size().unwrap_or(0), op.first_scale_byte().unwrap_or(0));
    let is_f8 = op.source().element_or_self(op.ctx()).bit_width(op.ctx()) == Some(8);
    match (is_f8, block) {
        (false, 16) if !matches!(byte, 0 | 1) => {
            op.fail("blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.")
        }
        (false, 32) if !matches!(byte, 0 | 2) => {
            op.fail("blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.")
        }
        (true, 16) if !matches!((lane, byte), (0, 0) | (16, 2)) => op.fail(
            "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.",
        ),
        _ => Ok(()),
    }
}

/// The type of a buffer for a memref; `None` if the layout of the memref cannot be without offset.
fn buffer_type(ctx: &Context, memref: MemRefType<'_>, reset_offset: bool) -> Option<Type> {
    let mut layout = memref.layout;
    if reset_offset && !is_identity(ctx, memref) {
        let strided = layout?.as_::<StridedLayoutAttr>(ctx)?;
        let is_dense = (memref.shape.len() < 2 || !memref.shape.contains(&DYNAMIC))
            && suffix_products(memref.shape)[..] == *strided.strides;
        layout = (!is_dense).then(|| StridedLayoutAttr::get(ctx, 0, strided.strides));
    }
    let space = AddressSpace::encode(ctx, AddressSpace::FatRawBuffer);
    Some(MemRefType::get(ctx, memref.shape, memref.elem, layout, Some(space)))
}

/// The product of the extents behind each dimension.
fn suffix_products(shape: &[i64]) -> SmallVec<[i64; 4]> {
    let mut products: SmallVec<[i64; 4]> = SmallVec::from_elem(1, shape.len());
    for at in (1..shape.len()).rev() {
        products[at - 1] = products[at].wrapping_mul(shape[at]);
    }
    products
}

pub(super) fn fat_raw_buffer_cast(op: Shape<'_, FatRawBufferCast>) -> Result {
    let ctx = op.ctx();
    let Some(source) = op.source().as_::<MemRefType>(ctx) else { return Ok(()) };
    let Some(expected) = buffer_type(ctx, source, op.reset_offset() == Some(true)) else {
        let source = quoted_type(ctx, op.source());
        return op.fail(format_args!("source type {source} can't have its offset reset"));
    };
    if op.result() == expected {
        return Ok(());
    }
    let (expected, result) = (quoted_type(ctx, expected), quoted_type(ctx, op.result()));
    op.fail(format_args!("expected result type to be {expected} but got {result}"))
}

/// Verifies the memref and the number of indices of an access of a buffer.
pub(super) fn buffer(op: OpShape<'_>, memref: Type, n_indices: usize) -> Result {
    let Some(memref) = memref.as_::<MemRefType>(op.ctx()) else { return Ok(()) };
    if !is_global(op.ctx(), memref.memory_space) {
        return op.fail("Buffer ops must operate on a memref in global memory");
    }
    match memref.shape.len() {
        rank if rank == n_indices => Ok(()),
        rank => op.fail(format_args!("Expected {rank} indices to memref")),
    }
}

/// [`buffer`] of operations with a value, a memref and indices.
pub(super) fn integer_atomic(op: OpShape<'_>) -> Result {
    match op.operand(1) {
        Some(memref) => buffer(op, memref, op.operand_group(2).len()),
        None => Ok(()),
    }
}

pub(super) fn dpp(op: Shape<'_, Dpp>) -> Result {
    let ctx = op.ctx();
    match op.src().bit_width(ctx) {
        None => {
            let ty = quoted_type(ctx, op.src());
            return op.fail(format_args!("expected an integer or a float, but got {ty}"));
        }
        Some(65..) => {
            return op.fail("integer and floating point types larger than 64 bits are not supported");
        }
        _ => {}
    }
    let Some(kind) = op.kind() else { return Ok(()) };
    let argument = op.perm_argument();
    match kind {
        DppPerm::QuadPerm => {
            let lanes = argument.and_then(|argument| argument.as_array(ctx)).filter(|lanes| lanes.len() == 4);
            let Some(lanes) = lanes else {
                return op.fail("quad_perm attribute must have exactly 4 elements");
            };
            match lanes.iter().all(|&lane| matches!(integer(ctx, lane), Some(0..=3))) {
                true => Ok(()),
                false => op.fail("Each element of quad_perm must be in the range [0, 3]"),
            }
        }
        DppPerm::RowShl | DppPerm::RowShr | DppPerm::RowRor => {
            let Some(argument) = argument else {
                return op.fail(format_args!("Attribute '{}' value not specified", kind.keyword()));
            };
            match integer(ctx, argument) {
                Some(1..=15) => Ok(()),
                _ => op.fail("Attribute value must be between 1 and 15"),
            }
        }
        _ if argument.is_some_and(|argument| argument != Attr::UNIT) => {
            op.fail("Expected unit attribute for permArgument, but found non-trivial argument")
        }
        _ => Ok(()),
    }
}

pub(super) fn permlane_swap(op: Shape<'_, PermlaneSwap>) -> Result {
    match op.row_length() {
        Some(16 | 32) => Ok(()),
        _ => op.fail("row_length attribute must either be 16 or 32."),
    }
}

pub(super) fn gather_base_type(ctx: &Context, ty: Type) -> core::result::Result<(), Message> {
    let Some(base) = ty.as_::<TdmGatherBaseType>(ctx) else { return Ok(()) };
    let element = quoted_type(ctx, base.element_type);
    match base.element_type.bit_width(ctx) {
        Some(8 | 16 | 32 | 64) => {}
        Some(width) => {
            let width = width / 8;
            return Err(format!(
                "element type must be 1, 2, 4, or 8 bytes wide but type {element} is {width} bytes wide."
            )
            .into());
        }
        None => {
            return Err(format!("element type must be 1, 2, 4, or 8 bytes wide but is {element}").into());
        }
    }
    match base.index_type {
        Type::I16 | Type::I32 => Ok(()),
        index => {
            let index = quoted_type(ctx, index);
            Err(format!("index type must be i16 or i32 but index type is {index}.").into())
        }
    }
}
