//! Passes of the dialects and of the conversions, in the order of their names.

use crate::arith_to_llvm::ArithToLlvm;
use crate::arm_sve_to_llvm::storage::LegalizeVectorStorage;
use crate::bufferization_to_memref::BufferizationToMemRef;
use crate::cf_to_llvm::CfToLlvm;
use crate::cf_to_scf::LiftCfToScf;
use crate::complex::ComplexToLlvm;
use crate::complex::libm::ComplexToLibm;
use crate::complex::standard::ComplexToStandard;
use crate::func_to_llvm::FuncToLlvm;
use crate::func_to_llvm::c_wrappers::RequestCWrappers;
use crate::index_to_llvm::IndexToLlvm;
use crate::lower_affine::LowerAffine;
use crate::lower_vector::{ArmNeon2dToIntr, LowerMask, LowerMultiReduction, ShuffleTree};
use crate::math_to_funcs::MathToFuncs;
use crate::math_to_libm::MathToLibm;
use crate::math_to_llvm::MathToLlvm;
use crate::memref_to_llvm::MemRefToLlvm;
use crate::reconcile::ReconcileCasts;
use crate::scf_to_cf::ScfToCf;
use crate::to_llvm::{LowerToLlvm, ToLlvm};
use crate::ub_to_llvm::UbToLlvm;
use crate::vector_to_llvm::VectorToLlvm;
use crate::vector_to_scf::VectorToScf;
use terrace_base::arith::transforms::emulate::EmulateFloats;
use terrace_base::arith::transforms::int_range::{
    IntRangeNarrowing, IntRangeOptimizations, UnsignedWhenEquivalent,
};
use terrace_base::arith::transforms::legalize::ArithExpand;
use terrace_base::math::transforms::expand::MathExpand;
use terrace_base::math::transforms::extend::MathExtend;
use terrace_base::math::transforms::fma::MathUpliftToFma;
use terrace_base::math::transforms::sincos::MathSinCosFusion;
use terrace_base::remove_dead_values::RemoveDeadValues;
use terrace_llvm::transforms::{AddComdats, DebugScopes, LegalizeForExport, SetDataLayout};
use terrace_memory::affine::transforms::{
    self as affine_transforms, ExpandIndexOps, ExpandIndexOpsAsAffine, LoopCoalescing,
    LoopInvariantCodeMotion, LoopNormalize, LoopTile, LoopUnroll, LoopUnrollJam, Parallelize,
    RaiseFromMemRef, ScalarReplacement, SimplifyMinMax, SimplifyStructures,
};
use terrace_memory::bufferization::transforms::{
    BufferDeallocationSimplification, BufferHoisting, BufferLoopHoisting, LowerDeallocations,
    OptimizeAllocationLiveness, OwnershipBasedBufferDeallocation, PromoteBuffersToStack,
};
use terrace_memory::memref::transforms as memref_transforms;
use terrace_memory::memref::transforms::{
    BubbleDownMemorySpaceCasts, ExpandRealloc, ExpandStridedMetadata, FlattenMemRef, FoldMemRefAliasOps,
    GenerateRuntimeVerification, MemRefExpand, NormalizeMemRefs, ResolveRankedResultDims, ResolveResultDims,
};
use terrace_memory::scf::transforms::{
    ForLoopCanonicalization, ForLoopPeeling, ForLoopRangeFolding, ForLoopSpecialization, ForToWhile,
    ForallToFor, ForallToParallel, ParallelLoopFusion, ParallelLoopSpecialization, ParallelLoopTiling,
    ParallelToNestedFors,
};
use terrace_memory::vector::transforms::subset::SubsetHoisting;
use terrace_memory::wide_int::ArithEmulateWideInt;
use terrace_rewrite::pass::PassDef;

/// All passes of this crate, ordered by name.
pub static ALL: &[&PassDef] = &[
    ExpandIndexOps::DEF,
    ExpandIndexOpsAsAffine::DEF,
    affine_transforms::FoldMemRefAliasOps::DEF,
    LoopCoalescing::DEF,
    LoopInvariantCodeMotion::DEF,
    LoopNormalize::DEF,
    LoopTile::DEF,
    LoopUnroll::DEF,
    LoopUnrollJam::DEF,
    Parallelize::DEF,
    RaiseFromMemRef::DEF,
    ScalarReplacement::DEF,
    SimplifyMinMax::DEF,
    SimplifyStructures::DEF,
    EmulateFloats::DEF,
    ArithEmulateWideInt::DEF,
    ArithExpand::DEF,
    IntRangeNarrowing::DEF,
    UnsignedWhenEquivalent::DEF,
    ArmNeon2dToIntr::DEF,
    LegalizeVectorStorage::DEF,
    BubbleDownMemorySpaceCasts::DEF,
    BufferDeallocationSimplification::DEF,
    BufferHoisting::DEF,
    BufferLoopHoisting::DEF,
    LowerDeallocations::DEF,
    ArithToLlvm::DEF,
    BufferizationToMemRef::DEF,
    CfToLlvm::DEF,
    ComplexToLibm::DEF,
    ComplexToLlvm::DEF,
    ComplexToStandard::DEF,
    FuncToLlvm::DEF,
    IndexToLlvm::DEF,
    MathToFuncs::DEF,
    MathToLibm::DEF,
    MathToLlvm::DEF,
    ScfToCf::DEF,
    ToLlvm::DEF,
    UbToLlvm::DEF,
    VectorToLlvm::DEF,
    VectorToScf::DEF,
    DebugScopes::DEF,
    ExpandRealloc::DEF,
    ExpandStridedMetadata::DEF,
    MemRefToLlvm::DEF,
    FlattenMemRef::DEF,
    FoldMemRefAliasOps::DEF,
    GenerateRuntimeVerification::DEF,
    IntRangeOptimizations::DEF,
    LiftCfToScf::DEF,
    AddComdats::DEF,
    LegalizeForExport::DEF,
    SubsetHoisting::DEF,
    LowerAffine::DEF,
    LowerMask::DEF,
    LowerMultiReduction::DEF,
    ShuffleTree::DEF,
    MathExpand::DEF,
    MathExtend::DEF,
    MathSinCosFusion::DEF,
    MathUpliftToFma::DEF,
    memref_transforms::EmulateWideInt::DEF,
    MemRefExpand::DEF,
    NormalizeMemRefs::DEF,
    OptimizeAllocationLiveness::DEF,
    OwnershipBasedBufferDeallocation::DEF,
    PromoteBuffersToStack::DEF,
    RequestCWrappers::DEF,
    LowerToLlvm::DEF,
    ReconcileCasts::DEF,
    RemoveDeadValues::DEF,
    ResolveRankedResultDims::DEF,
    ResolveResultDims::DEF,
    ForLoopCanonicalization::DEF,
    ForLoopPeeling::DEF,
    ForLoopRangeFolding::DEF,
    ForLoopSpecialization::DEF,
    ForToWhile::DEF,
    ForallToFor::DEF,
    ForallToParallel::DEF,
    ParallelToNestedFors::DEF,
    ParallelLoopFusion::DEF,
    ParallelLoopSpecialization::DEF,
    ParallelLoopTiling::DEF,
    SetDataLayout::DEF,
];
