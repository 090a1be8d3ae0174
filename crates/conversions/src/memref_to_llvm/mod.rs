//! Lowering of `memref` to the LLVM dialect (`finalize-memref-to-llvm`).

pub(crate) mod access;
pub(crate) mod alloc;
mod atomic;
mod copy;
mod global;
mod reshape;
mod scope;
mod shapes;
pub(crate) mod unranked;
mod view;

use crate::common::options::layout_options;
use crate::prelude::*;

passes! {
    /// Finalize MemRef dialect to LLVM dialect conversion.
    MemRefToLlvm("FinalizeMemRefToLLVMConversionPass") = "finalize-memref-to-llvm"
        on(Anchor::Op("builtin.module"), Body) {
        /// Use aligned_alloc in place of malloc for heap allocations
        use_aligned_alloc: bool = false,
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
        /// Use generic allocation and deallocation functions instead of 'malloc', 'aligned_alloc' and 'free'
        use_generic_functions: bool = false,
    } => memref_to_llvm;
}

fn memref_to_llvm(o: &MemRefToLlvm, pass: &PassContext) -> Result<BodyPass> {
    let options = LowerToLLVMOptions {
        aligned_alloc: o.use_aligned_alloc,
        generic_functions: o.use_generic_functions,
        ..layout_options(pass, o.index_bitwidth)?
    };
    Ok(llvm_conversion(&pass.ctx(), options, &[FUNCTIONS, WITH_CASTS]).into())
}

static FUNCTIONS: &[Pattern] = patterns![
    "alloc::alloc": memref::Alloc => alloc::alloc::<false>,
    "alloc::alloca": memref::Alloca => alloc::alloca::<false>,
    memref::Dealloc => alloc::dealloc,
    memref::Load => access::load,
    memref::Store => access::store,
    memref::Dim => access::dim,
    memref::Cast => unranked::cast,
    memref::Rank => unranked::rank,
    memref::MemorySpaceCast => unranked::memory_space_cast,
    memref::ExtractAlignedPointerAsIndex => view::pointer_as_index,
    memref::ExtractStridedMetadata => view::strided_metadata,
    memref::ReinterpretCast => view::reinterpret_cast,
    memref::View => view::view,
    memref::Transpose => view::transpose,
    memref::AssumeAlignment => view::assume_alignment,
    memref::DistinctObjects => view::distinct_objects,
    memref::Prefetch => view::prefetch,
    memref::Copy => copy::copy,
    memref::AtomicRMW => atomic::atomic_rmw,
    memref::GenericAtomicRMW => atomic::generic_atomic_rmw,
    memref::AllocaScope => scope::alloca_scope,
    "global::global": memref::Global => global::global::<false>,
    "global::get_global": memref::GetGlobal => global::get_global::<false>,
];

/// Patterns of `finalize-memref-to-llvm` alone.
static WITH_CASTS: &[Pattern] = patterns![memref::Reshape => reshape::with_casts];
/// The patterns of `convert-to-llvm`, where casts are not legal.
pub static PATTERNS: &[&[Pattern]] = &[FUNCTIONS, patterns![memref::Reshape => reshape::without_casts]];

/// Advice about operations without lowering.
pub(crate) fn advice(def: &OpDef) -> Option<&'static str> {
    matches!(def.name, "memref.dma_start" | "memref.dma_wait")
        .then_some("write the transfer as loads and stores, or as 'memref.copy'")
}

/// Patterns of complete lowerings that are tried first.
pub static EXACT: &[Pattern] = patterns![memref::Reshape => reshape::complete];

/// Patterns of complete lowerings only; upstream requires other passes before, or leaves these operations.
pub static COMPLETE: &[&[Pattern]] = &[patterns![
    "alloc::alloc_any": memref::Alloc => alloc::alloc::<true>,
    "alloc::alloca_any": memref::Alloca => alloc::alloca::<true>,
    memref::AtomicRMW => atomic::atomic_product,
    memref::CollapseShape => shapes::collapse_shape,
    memref::ExpandShape => shapes::expand_shape,
    "global::get_global_any_layout": memref::GetGlobal => global::get_global::<true>,
    "global::global_any_layout": memref::Global => global::global::<true>,
    memref::SubView => shapes::subview,
]];
