//! Verifiers of `nvgpu`.

use super::*;
use core::fmt::Display;
use terrace_base::layout::has_unit_stride;
use terrace_ir::asm::quoted_type;
use terrace_ir::decl::OpShape;

/// The number of threads of a warp.
const WARP_SIZE: i64 = 32;
/// The greatest number of dimensions of a tensor map.
const MAX_TMA_RANK: usize = 5;
/// The greatest extent of a box.
const MAX_TMA_EXTENT: i64 = 256;

/// Reports an error without the name of the operation.
fn fail(op: OpShape<'_>, message: impl Display) -> Result {
    Err(op.error(message.to_string()).emit())
}

/// Whether two shaped types have one element type.
pub(super) fn same_elements(op: OpShape<'_>, a: Option<Type>, b: Option<Type>) -> bool {
    let elem = |ty: Option<Type>| ty.map(|ty| ty.element_or_self(op.ctx()));
    elem(a) == elem(b)
}

/// The bits of an integer or a float.
fn bits(ctx: &Context, ty: Type) -> Option<i64> {
    ty.bit_width(ctx).map(i64::from)
}

pub(super) fn device_async_copy(op: Shape<'_, DeviceAsyncCopy>) -> Result {
    let ctx = op.ctx();
    let types = (op.src().as_::<MemRefType>(ctx), op.dst().as_::<MemRefType>(ctx));
    let (Some(src), Some(dst)) = types else { return Ok(()) };
    if !has_unit_stride(ctx, src) {
        return fail(*op, "source memref most minor dim must have unit stride");
    }
    if !has_unit_stride(ctx, dst) {
        return fail(*op, "destination memref most minor dim must have unit stride");
    }
    if !is_shared_memory(ctx, dst.memory_space) {
        return fail(
            *op,
            "destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)",
        );
    }
    if src.elem != dst.elem {
        return fail(*op, "source and destination must have the same element type");
    }
    for (what, memref, indices) in [("source", src, op.src_indices()), ("destination", dst, op.dst_indices())]
    {
        let (rank, n) = (memref.shape.len(), indices.len());
        if rank != n {
            return op.fail(format_args!("expected {rank} {what} indices, got {n}"));
        }
    }
    let Some(width) = bits(ctx, dst.elem).filter(|&width| width != 0) else {
        return fail(*op, "the elements have no width in bits");
    };
    let n = op.dst_elements().unwrap_or(0);
    let size = width.wrapping_mul(n) / 8;
    if !matches!(size, 4 | 8 | 16) {
        let fits = |bits: i64, end| match bits / width {
            0 => String::new(),
            n => format!("{n}{end}"),
        };
        let (four, eight, sixteen) = (fits(32, ", "), fits(64, ", "), fits(128, "."));
        return fail(
            *op,
            format_args!(
                "Requested copy elements is {n} with width {width}. But copy elements could be one of {four}{eight}{sixteen}"
            ),
        );
    }
    if op.bypass_l1() == Some(true) && size != 16 {
        let (ty, needed) = (quoted_type(ctx, op.dst()), 16 * 8 / width);
        return op.fail(format_args!(
            "bypassL1 does not satify alignment for {ty} with destination element {n}. Unset bypassL1, or set destination element to {needed}"
        ));
    }
    Ok(())
}

pub(super) fn ldmatrix(op: Shape<'_, LdMatrix>) -> Result {
    let ctx = op.ctx();
    let types = (op.src_memref().as_::<MemRefType>(ctx), op.res().as_::<VectorType>(ctx));
    let (Some(memref), Some(vector)) = types else { return Ok(()) };
    let width = bits(ctx, vector.elem).filter(|&width| width != 0);
    if !is_shared_memory(ctx, memref.memory_space) {
        return fail(
            *op,
            "expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)",
        );
    }
    let Some(width) = width else { return fail(*op, "the elements have no width in bits") };
    if width > 32 {
        return fail(*op, "nvgpu.ldmatrix works for 32b or lower");
    }
    if op.transpose() == Some(true) && width != 16 {
        return fail(*op, "nvgpu.ldmatrix transpose works only at 16b granularity");
    }
    let &[tiles, elements] = vector.shape else {
        return fail(*op, "results must be 2 dimensional vector");
    };
    if elements != 32 / width {
        return fail(*op, format_args!("expected vector register shape[1] = {}", 32 / width));
    }
    if Some(tiles) != op.num_tiles() {
        return fail(*op, "expected vector register shape[0] and numTiles to match");
    }
    Ok(())
}

pub(super) fn mma_sync(op: Shape<'_, MmaSync>) -> Result {
    let matrices = [op.matrix_a(), op.matrix_b(), op.matrix_c()];
    mma(*op, matrices, op.mma_shape(), op.tf32_enabled() == Some(true), false)
}

pub(super) fn mma_sparse_sync(op: Shape<'_, MmaSparseSync>) -> Result {
    if !matches!(op.sparsity_selector(), Some(0 | 1)) {
        return op.fail("sparsity selector should be 0 or 1");
    }
    let matrices = [op.matrix_a(), op.matrix_b(), op.matrix_c()];
    mma(*op, matrices, op.mma_shape(), op.tf32_enabled() == Some(true), true)
}

/// Verifies that the matrices in the registers of a thread are its part of matrices of the given extents. These consist of
/// tiles of 8 rows, and 8 columns in the sum or 16 bytes (32 for `f64`) in factors.
fn mma(op: OpShape<'_>, matrices: [Type; 3], shape: Option<Attr>, tf32: bool, is_sparse: bool) -> Result {
    let ctx = op.ctx();
    let vectors = matrices.map(|matrix| matrix.as_::<VectorType>(ctx));
    let [Some(a), Some(b), Some(c)] = vectors else { return Ok(()) };
    let is_f64 = a.elem == Type::F64;
    if is_sparse && is_f64 {
        return fail(op, "f64 is not supported for sparse mode");
    }
    let is_integer = matches!(a.elem.signless_width(ctx), Some(4 | 8));
    let (inner, elements) = match bits(ctx, a.elem) {
        _ if is_f64 => (4, 1),
        Some(width) if is_integer || [Type::F32, Type::BF16, Type::F16].contains(&a.elem) => {
            (128 / width, 32 / width)
        }
        _ => {
            let name = op.def().name;
            let message = format!("expected input data type (i4,i8,f16,bf16,tf32,f64) supported by {name}");
            return fail(op, message);
        }
    };
    let extents = |name: &str, vector: VectorType<'_>| match *vector.shape {
        [rows, columns] => Ok((rows, columns)),
        _ => Err(op.error(format!("matrix{name} must be 2 dimensional vector")).emit()),
    };
    let (a, b, c) = (extents("A", a)?, extents("B", b)?, extents("C", c)?);
    let Some([m, n, k]) = shape.and_then(|shape| mma_shape(ctx, shape)) else {
        return op.fail("expected mmaShape to have 3 extents");
    };
    let sparse = if is_sparse { 2 } else { 1 };
    let sizes = [("A", a, m, k, sparse), ("B", b, k, n, 1), ("C", c, m, n, 1)];
    for (name, (rows, columns), x, y, factor) in sizes {
        let size = x.wrapping_mul(y);
        if rows.wrapping_mul(columns).wrapping_mul(WARP_SIZE) != size / factor {
            return op.fail(format_args!("expected {size} warp-wide matrix {name} elements"));
        }
    }
    if tf32 && matrices[0].element_or_self(ctx) != Type::F32 {
        return op.fail("expected tf32 tensor cores only for F32 operands");
    }
    let (m, n, k) = (m / 8, n / 8, k / inner);
    let tiles = [("A", a, m.wrapping_mul(k), sparse, elements), ("B", b, k.wrapping_mul(n), 1, elements)];
    let tiles = tiles.into_iter().chain([("C", c, m.wrapping_mul(n), 1, 2)]);
    for (name, (rows, columns), tiles, factor, elements) in tiles {
        if rows != tiles / factor || columns != elements {
            return op.fail(format_args!("expected matrix {name} to be shaped ({tiles} x {elements})"));
        }
    }
    Ok(())
}

pub(super) fn rcp(op: Shape<'_, Rcp>) -> Result {
    let rounding = op.rounding().unwrap_or(RcpRoundingMode::Approx);
    if rounding == RcpRoundingMode::Approx && op.ftz() == Some(true) {
        return Ok(());
    }
    let keyword = rounding.keyword();
    op.fail(format_args!(
        "has a limitation. #nvgpu<rcp_rounding_mode {keyword}> or non-ftz is not supported yet."
    ))
}

/// Verifies a tensor map, and that it fits the memref that it is used with.
fn tensor_map(op: OpShape<'_>, map: Type, used: Option<Type>) -> Result {
    let ctx = op.ctx();
    let Some(map) = map.as_::<TensorMapDescriptorType>(ctx) else { return Ok(()) };
    let Some(tensor) = map.tensor.as_::<MemRefType>(ctx) else { return Ok(()) };
    if map.interleave != TensorMapInterleaveKind::None as u64 {
        return fail(op, "Interleave options are not supported yet.");
    }
    if !is_shared_memory(ctx, tensor.memory_space) {
        return fail(
            op,
            "the tensor map descriptor has incorrect address space, it must be shared memory address space.",
        );
    }
    if !is_static(tensor.shape) {
        return fail(op, "the tensor map descriptor must be static shaped");
    }
    for &extent in tensor.shape {
        if !(1..=MAX_TMA_EXTENT).contains(&extent) {
            return fail(
                op,
                format_args!(
                    "the tensor map descriptor must have dimensions between 1 and {MAX_TMA_EXTENT} but it is {extent}"
                ),
            );
        }
    }
    if let (Some(&last), Some(width)) = (tensor.shape.last(), bits(ctx, tensor.elem)) {
        let bytes = width.saturating_mul(last) / 8;
        let row = match TensorMapSwizzleKind::from_value(map.swizzle) {
            Some(TensorMapSwizzleKind::Swizzle32B) => 32,
            Some(TensorMapSwizzleKind::Swizzle64B) => 64,
            Some(TensorMapSwizzleKind::Swizzle128B) => 128,
            _ => bytes,
        };
        if tensor.shape.len() > 1 && bytes != row {
            return fail(
                op,
                format_args!(
                    "the tensormap descriptor must have last dimension of {row} bytes but it is {bytes} bytes"
                ),
            );
        }
        if bytes % 16 != 0 {
            return fail(op, "the bytes in the last dimension of the tensor map must be a multiple of 16");
        }
    }
    let Some(memref) = used.and_then(|used| used.as_::<MemRefType>(ctx)) else { return Ok(()) };
    if tensor.elem != memref.elem {
        return fail(op, "the element type of tensor map descriptor and memref must be same");
    }
    if !is_shared_memory(ctx, memref.memory_space) {
        return fail(
            op,
            "the destination memref has incorrect address space, it must be shared memory address space.",
        );
    }
    if !is_static(memref.shape) {
        return fail(op, "the destination memref must be static shaped");
    }
    if tensor.shape.len() != memref.shape.len() {
        return fail(op, "the shape of tensor map descriptor and memref must have same rank");
    }
    if tensor.shape != memref.shape {
        let (map, memref) = (quoted_type(ctx, map.tensor), quoted_type(ctx, used.unwrap_or(Type::NONE)));
        return fail(op, format_args!("memref and tensor map shapes mismatch {map} != {memref}"));
    }
    Ok(())
}

fn is_static(shape: &[i64]) -> bool {
    !shape.contains(&DYNAMIC)
}

/// Verifies the number of coordinates of a box.
fn at_most_max_rank(op: OpShape<'_>, n: usize) -> Result {
    match n > MAX_TMA_RANK {
        true => fail(op, format_args!("Maximum {MAX_TMA_RANK} coordinates are supported.")),
        false => Ok(()),
    }
}

fn coordinates(op: OpShape<'_>, map: Type, n: usize) -> Result {
    at_most_max_rank(op, n)?;
    let map = map.as_::<TensorMapDescriptorType>(op.ctx());
    let rank = map.and_then(|map| map.tensor.as_::<MemRefType>(op.ctx())).map(|tensor| tensor.shape.len());
    match rank.is_some_and(|rank| rank != n) {
        true => fail(op, "number of coordinates do not match with the rank of tensor descriptor map."),
        false => Ok(()),
    }
}

pub(super) fn tma_async_load(op: Shape<'_, TmaAsyncLoad>) -> Result {
    tensor_map(*op, op.tensor_map_descriptor(), Some(op.dst()))?;
    coordinates(*op, op.tensor_map_descriptor(), op.coordinates().len())
}

pub(super) fn tma_async_store(op: Shape<'_, TmaAsyncStore>) -> Result {
    tensor_map(*op, op.tensor_map_descriptor(), Some(op.src()))?;
    coordinates(*op, op.tensor_map_descriptor(), op.coordinates().len())
}

pub(super) fn tma_create_descriptor(op: Shape<'_, TmaCreateDescriptor>) -> Result {
    at_most_max_rank(*op, op.box_dimensions().len())?;
    tensor_map(*op, op.tensor_map(), None)
}

pub(super) fn warpgroup_generate_descriptor(op: Shape<'_, WarpgroupGenerateDescriptor>) -> Result {
    tensor_map(*op, op.tensor_map(), None)?;
    let map = op.tensor_map().as_::<TensorMapDescriptorType>(op.ctx());
    match map.is_some_and(|map| map.swizzle != TensorMapSwizzleKind::Swizzle128B as u64) {
        true => fail(*op, "supports only swizzle_128b is supported for the time being"),
        false => Ok(()),
    }
}

/// Whether four warps can add products of these types.
fn is_product(ctx: &Context, sum: Type, a: Type, b: Type) -> bool {
    let is_float = [Type::F32, Type::F16].contains(&sum);
    let is_f8 = |ty: Type| matches!(ty.as_float(ctx), Some(FloatFormat::F8E5M2 | FloatFormat::F8E4M3FN));
    let is_tf32 = |ty: Type| ty.as_float(ctx) == Some(FloatFormat::Tf32);
    [Type::F16, Type::BF16].contains(&a) && a == b && is_float
        || is_tf32(a) && is_tf32(b) && sum == Type::F32
        || [Type::I16, Type::I1].contains(&a) && a == b && sum == Type::I32
        || is_f8(a) && is_f8(b) && is_float
}

/// Whether four warps can multiply factors with this number of columns.
fn is_width(ctx: &Context, n: i64, elem: Type) -> bool {
    use FloatFormat::*;
    match elem.as_float(ctx) {
        Some(BF16 | F16 | F32 | Tf32 | F8E5M2 | F8E4M3FN) => n % 8 == 0 && (8..=256).contains(&n),
        _ if [Type::I8, Type::I1].contains(&elem) => {
            n == 8 || n == 24 || n % 16 == 0 && (16..=256).contains(&n)
        }
        _ => false,
    }
}

pub(super) fn warpgroup_mma(op: Shape<'_, WarpgroupMma>) -> Result {
    let ctx = op.ctx();
    if op.transpose_a() == Some(true) && op.transpose_b() != Some(true) {
        return op
            .fail("supports non-transpose A (Row Major) and transpose B (Column Major) for the time being ");
    }
    let matrix = |ty: Type| ty.as_::<WarpgroupMatrixDescriptorType>(ctx)?.tensor.as_::<MemRefType>(ctx);
    let accumulator = |ty: Type| ty.as_::<WarpgroupAccumulatorType>(ctx).map(|ty| ty.fragmented);
    let (Some(c), Some(d)) = (accumulator(op.matrix_c()), accumulator(op.matrix_d())) else { return Ok(()) };
    if c != d {
        return op.fail("type of matrix C and matrix D must be the same");
    }
    let matrices = (matrix(op.descriptor_a()), matrix(op.descriptor_b()), c.as_::<VectorType>(ctx));
    let (Some(a), Some(b), Some(c)) = matrices else { return Ok(()) };
    let (&[rows_a, inner_a], &[inner_b, columns_b], &[rows, columns]) = (a.shape, b.shape, c.shape) else {
        return op.fail("has matrices A, B, C and D, they must be 2 dimensional");
    };
    if inner_a != inner_b {
        return op.fail(format_args!("2nd dim matrix-A ({inner_a})!= 1st dim matrix-B ({inner_b} )"));
    }
    if rows_a != rows {
        return op.fail(format_args!("1st dim matrix-A ( {rows_a} )!= 1st dim matrix-C ( {rows} )"));
    }
    if columns_b != columns {
        return op.fail(format_args!("2nd dim matrix-B ( {columns_b} ) != 2nd dim matrix-C ( {columns} )"));
    }
    let [sum, first, second] = [c.elem, a.elem, b.elem].map(|ty| quoted_type(ctx, ty));
    if !is_product(ctx, c.elem, a.elem, b.elem) {
        return op.fail(format_args!("{sum} += {first} * {second}, it is not supported."));
    }
    if !is_width(ctx, columns_b, a.elem) {
        let tensor = op.descriptor_b().as_::<WarpgroupMatrixDescriptorType>(ctx).map(|ty| ty.tensor);
        let tensor = quoted_type(ctx, tensor.unwrap_or(Type::NONE));
        return op.fail(format_args!("has input type {tensor} n is set to {columns_b}, it is not supported"));
    }
    if c.elem != Type::F32 && ![Type::F16, Type::BF16].contains(&a.elem) {
        return op
            .fail(format_args!("hit a limitation: {sum} += {first} * {second}, it is not supported yet"));
    }
    Ok(())
}

pub(super) fn warpgroup_mma_store(op: Shape<'_, WarpgroupMmaStore>) -> Result {
    let ctx = op.ctx();
    let Some(accumulator) = op.matrix_d().as_::<WarpgroupAccumulatorType>(ctx) else { return Ok(()) };
    let types = (accumulator.fragmented.as_::<VectorType>(ctx), op.dst_memref().as_::<MemRefType>(ctx));
    let (Some(vector), Some(memref)) = types else { return Ok(()) };
    if vector.elem != Type::F32 {
        return op.fail("hit a limitation: only f32 results for the time being");
    }
    let (&[rows, columns], &[to_rows, to_columns]) = (vector.shape, memref.shape) else {
        return op.fail("expected a vector and a memref of 2 dimensions");
    };
    if (rows, columns) != (to_rows, to_columns) {
        let ty = quoted_type(ctx, accumulator.fragmented);
        return op.fail(format_args!(
            "results [{ty}][{columns}] values. However, destination memref[{to_rows}][{to_columns}]  does not have same size as results"
        ));
    }
    Ok(())
}

pub(super) fn warpgroup_mma_init_accumulator(op: Shape<'_, WarpgroupMmaInitAccumulator>) -> Result {
    let ctx = op.ctx();
    let Some(accumulator) = op.matrix_c().as_::<WarpgroupAccumulatorType>(ctx) else { return Ok(()) };
    let Some(vector) = accumulator.fragmented.as_::<VectorType>(ctx) else { return Ok(()) };
    let &[rows, columns] = vector.shape else { return op.fail("expected a vector of 2 dimensions") };
    if rows % 64 != 0 || !is_width(ctx, columns, vector.elem) {
        let ty = quoted_type(ctx, accumulator.fragmented);
        return op.fail(format_args!(
            "has type {ty}. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)"
        ));
    }
    Ok(())
}
