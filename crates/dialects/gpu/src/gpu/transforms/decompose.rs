//! `gpu-decompose-memrefs`: accesses in launches become accesses of views without dimensions, whose offsets are computed.

use crate::gpu::Launch;
use crate::prelude::*;
use terrace_memory::affine::compose::apply_symbols;
use terrace_memory::index_list::{Index, Indices};
use terrace_memory::memref::{
    ExtractStridedMetadata, Load, ReinterpretCast, Store, SubView, strides_and_offset,
};
use terrace_rewrite::greedy::run_patterns;

passes! {
    /// Decomposes memref index computation into explicit ops.
    ///
    /// Sizes and strides come from `memref.extract_strided_metadata`s right behind the definitions of memrefs, where possible
    /// in front of the launch.
    DecomposeMemrefs("GpuDecomposeMemrefsPass") = "gpu-decompose-memrefs" on(Anchor::Any) => decompose_memrefs;
}

fn decompose_memrefs(_: &DecomposeMemrefs, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, PATTERNS)
}

static PATTERNS: &[greedy::Pattern] = rewrites![Load => load, Store => store, SubView => subview];

/// Whether an operation is in a launch, and the memref has dimensions and a strided layout.
fn is_decomposed(b: &Body, op: Op, memref: Value) -> bool {
    let ctx = b.ctx();
    b.ancestors(op).any(|around| b.is::<Launch>(around))
        && b.ty(memref).as_::<MemRefType>(ctx).is_some_and(|ty| {
            let is_strided = ty.layout.is_none_or(|layout| layout.is::<StridedLayoutAttr>(ctx));
            !ty.shape.is_empty() && (is_strided || memref::is_identity(ctx, ty))
        })
}

/// A memref without its shape.
struct Flat {
    base: Value,
    offset: Index,
    strides: Indices,
}

/// The parts of the source of a view at some offsets, and with strides of their own, if there are any.
fn flat(rw: &mut Rewriter<'_>, source: Value, offsets: &[Index], steps: Option<&[Index]>) -> Option<Flat> {
    let ctx = rw.ctx().clone();
    let ty = rw.ty(source).as_::<MemRefType>(&ctx)?;
    let (static_strides, static_offset) = strides_and_offset(&ctx, ty)?;
    let point = rw.insert_point();
    match rw.def_op(source) {
        Some(op) => rw.set_after(op),
        None => {
            let block = rw.def_block(source)?;
            rw.set_start(block);
        }
    }
    let mut state = OpState::new(ExtractStridedMetadata::DEF, rw.loc());
    state.operands.push(source);
    if !state.infer_results(rw) {
        return None;
    }
    let metadata = ExtractStridedMetadata::wrap(rw.create(state));
    rw.set_insert_point(point);
    let source_offset = Index::of(static_offset, metadata.offset(rw));
    let stride_values = metadata.strides(rw).to_vec();
    let source_strides: Indices =
        static_strides.iter().zip(stride_values).map(|(&stride, value)| Index::of(stride, value)).collect();
    let sym = |n: usize| AffineExpr::sym(&ctx, n as u32);
    let binary = |op, lhs, rhs| AffineExpr::binary(&ctx, op, lhs, rhs);
    let mut strides = Indices::new();
    for (&step, &stride) in steps.into_iter().flatten().zip(&source_strides) {
        strides.push(apply_symbols(rw, binary(AffineOp::Mul, sym(0), sym(1)), &[step, stride]));
    }
    let mut sum = sym(0);
    let mut operands = vec![source_offset];
    for (&offset, &stride) in offsets.iter().zip(&source_strides) {
        let n = operands.len();
        sum = binary(AffineOp::Add, sum, binary(AffineOp::Mul, sym(n), sym(n + 1)));
        operands.extend([offset, stride]);
    }
    let offset = apply_symbols(rw, sum, &operands);
    Some(Flat { base: metadata.base_buffer(rw), offset, strides })
}

/// The element of a memref at some indices, as a memref without dimensions.
fn element(rw: &mut Rewriter<'_>, op: Op, memref: Value, indices: Values<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let indices: Indices = indices.iter().map(Index::Dynamic).collect();
    if !is_decomposed(rw, op, memref) {
        return None;
    }
    let flat = flat(rw, memref, &indices, None)?;
    let source = rw.ty(flat.base).as_::<MemRefType>(&ctx)?;
    let layout = StridedLayoutAttr::get(&ctx, flat.offset.integer(), &[]);
    let ty = MemRefType::get(&ctx, &[], source.elem, Some(layout), source.memory_space);
    Some(ReinterpretCast::of_lists(rw, ty, flat.base, [&[flat.offset], &[], &[]]))
}

fn load(op: Load, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (memref, indices) = (op.memref(rw), op.indices(rw).to_vec());
    let element = element(rw, op.0, memref, (&indices[..]).into())?;
    Some(Load::at(rw, element, &[]))
}

fn store(op: Store, rw: &mut Rewriter<'_>) -> Option<()> {
    let (memref, value, indices) = (op.memref(rw), op.value(rw), op.indices(rw).to_vec());
    let element = element(rw, op.0, memref, (&indices[..]).into())?;
    Store::at(rw, value, element, &[]);
    rw.erase(op.0);
    Some(())
}

fn subview(op: SubView, rw: &mut Rewriter<'_>) -> Option<Value> {
    let source = op.source(rw);
    if !is_decomposed(rw, op.0, source) {
        return None;
    }
    let (offsets, sizes, steps) = (op.mixed_offsets(rw), op.mixed_sizes(rw), op.mixed_strides(rw));
    let dropped = op.dropped_dims(rw)?;
    let result = rw.ty(op.result(rw));
    let flat = flat(rw, source, &offsets, Some(&steps))?;
    let kept = |list: &Indices| -> Indices {
        list.iter().zip(&dropped).filter(|(_, dropped)| !**dropped).map(|(&index, _)| index).collect()
    };
    let (sizes, strides) = (kept(&sizes), kept(&flat.strides));
    // The type of the view may know less of the strides and the offset.
    Some(ReinterpretCast::of_lists(rw, result, flat.base, [&[flat.offset], &sizes, &strides]))
}
