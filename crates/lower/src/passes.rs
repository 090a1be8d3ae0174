//! Passes of this crate, with upstream's names and options, and the functions that run them.

use crate::affine_transforms::{
    self, ExpandIndexOps, ExpandIndexOpsAsAffine, LoopCoalescing, LoopInvariantCodeMotion, LoopNormalize,
    LoopTile, LoopUnroll, LoopUnrollJam, Parallelize, RaiseFromMemRef, ScalarReplacement, SimplifyMinMax,
    SimplifyStructures,
};
use crate::arith_transforms::{IntRangeNarrowing, IntRangeOptimizations, UnsignedWhenEquivalent};
use crate::bufferization_transforms::{
    BufferDeallocationSimplification, BufferHoisting, BufferLoopHoisting, LowerDeallocations,
    OptimizeAllocationLiveness, OwnershipBasedBufferDeallocation, PromoteBuffersToStack,
};
use crate::complex::ComplexRange;
use crate::dead_values::RemoveDeadValues;
use crate::memref_transforms::{
    BubbleDownMemorySpaceCasts, ExpandRealloc, ExpandStridedMetadata, FlattenMemRef, FoldMemRefAliasOps,
    GenerateRuntimeVerification, MemRefExpand, NormalizeMemRefs, ResolveRankedResultDims, ResolveResultDims,
};
use crate::scf_transforms::{
    ForLoopCanonicalization, ForLoopPeeling, ForLoopRangeFolding, ForLoopSpecialization, ForToWhile,
    ForallToFor, ForallToParallel, ParallelLoopFusion, ParallelLoopSpecialization, ParallelLoopTiling,
    ParallelToNestedFors,
};
use crate::types::LowerToLLVMOptions;
use crate::vector::{VectorContractLowering, VectorTransposeLowering};
use crate::vector_transforms::{
    ArmNeon2dToIntr, LowerMask, LowerMultiReduction, ShuffleTree, SubsetHoisting, VectorToScf,
};
use crate::{
    affine, arith, arm_sve, bufferization, cf, complex, func, index, llvm, math, memref, memref_transforms,
    reconcile, scf, to_llvm, ub, vector,
};
use terrace_dialects::dlti::layout::DataLayout;
use terrace_dialects::func::Func;
use terrace_ir::attrs::Attr;
use terrace_ir::{Loc, Result, Scope};
use terrace_llvm::debug::DIEmissionKind;
use terrace_rewrite::analysis::Dominance;
use terrace_rewrite::convert::BodyPass;
use terrace_rewrite::greedy::{Pattern, Patterns, apply_patterns_greedily};
use terrace_rewrite::pass::{Anchor, PassContext, PassDef};
use terrace_rewrite::passes;

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

passes! {
    /// Emulate operations on unsupported floats with extf/truncf.
    EmulateFloats("ArithEmulateUnsupportedFloatsPass") = "arith-emulate-unsupported-floats" on(Anchor::Any) {
        /// MLIR types without arithmetic support on a given target
        source_types: Vec<String> = Vec::new(),
        /// MLIR type to convert the unsupported source types to
        target_type: String = String::from("f32"),
    } => emulate_floats;

    /// Emulate 2*N-bit integer operations using N-bit operations.
    ArithEmulateWideInt("ArithEmulateWideInt") = "arith-emulate-wide-int" on(Anchor::Any) {
        /// Widest integer type supported by the target
        widest_int_supported: u32 = 32,
    } => arith_emulate_wide_int;

    /// Legalize Arith ops to be convertible to LLVM.
    ArithExpand("ArithExpandOpsPass") = "arith-expand" on(Anchor::Any) {
        /// Enable the BF16 expansion patterns
        include_bf16: bool = false,
        /// Enable the F8E8M0 expansion patterns
        include_f8e8m0: bool = false,
        /// Enable the F4E2M1 expansion patterns
        include_f4e2m1: bool = false,
    } => arith_expand;

    /// Ensures stores of SVE vector types will be legal.
    LegalizeVectorStorage("LegalizeVectorStorage") = "arm-sve-legalize-vector-storage"
        on(Anchor::Op("func.func"), Body) => legalize_vector_storage;

    /// Convert Arith dialect to LLVM dialect.
    ArithToLlvm("ArithToLLVMConversionPass") = "convert-arith-to-llvm" on(Anchor::Any, Body) {
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
    } => arith_to_llvm;

    /// Convert operations from the Bufferization dialect to the MemRef dialect.
    BufferizationToMemRef("ConvertBufferizationToMemRefPass") = "convert-bufferization-to-memref"
        on(Anchor::Any) => bufferization_to_memref;

    /// Convert ControlFlow operations to the LLVM dialect.
    CfToLlvm("ConvertControlFlowToLLVMPass") = "convert-cf-to-llvm" on(Anchor::Op("builtin.module"), Body) {
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
    } => cf_to_llvm;

    /// Convert Complex dialect to libm calls.
    ComplexToLibm("ConvertComplexToLibm") = "convert-complex-to-libm" on(Anchor::Op("builtin.module")) => complex_to_libm;

    /// Convert Complex dialect to standard dialect.
    ComplexToStandard("ConvertComplexToStandardPass") = "convert-complex-to-standard" on(Anchor::Any) {
        /// Control the intermediate calculation of complex number division
        complex_range: ComplexRange = ComplexRange::Improved,
    } => complex_to_standard;

    /// Convert Complex dialect to LLVM dialect.
    ComplexToLlvm("ConvertComplexToLLVMPass") = "convert-complex-to-llvm" on(Anchor::Any, Body) {
        /// Control the intermediate calculation of complex number division
        complex_range: ComplexRange = ComplexRange::Basic,
    } => complex_to_llvm;

    /// Convert from the Func dialect to the LLVM dialect.
    FuncToLlvm("ConvertFuncToLLVMPass") = "convert-func-to-llvm" on(Anchor::Op("builtin.module"), Body) {
        /// Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types
        use_bare_ptr_memref_call_conv: bool = false,
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
    } => func_to_llvm;

    /// Lower the `index` dialect to the `llvm` dialect.
    IndexToLlvm("ConvertIndexToLLVMPass") = "convert-index-to-llvm" on(Anchor::Any, Body) {
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
    } => index_to_llvm;

    /// Convert Math operations to calls of outlined implementations.
    MathToFuncs("ConvertMathToFuncsPass") = "convert-math-to-funcs" on(Anchor::Op("builtin.module")) {
        /// Convert FPowI only if the width of its exponent's integer type is greater than or equal to this value
        min_width_of_fpowi_exponent: u32 = 1,
        /// Convert math.ctlz to a software implementation. Enable for targets that do not natively support ctlz.
        convert_ctlz: bool = false,
    } => math_to_funcs;

    /// Convert Math dialect to libm calls.
    MathToLibm("ConvertMathToLibmPass") = "convert-math-to-libm" on(Anchor::Op("builtin.module")) => math_to_libm;

    /// Convert Math dialect to LLVM dialect.
    MathToLlvm("ConvertMathToLLVMPass") = "convert-math-to-llvm" on(Anchor::Any, Body) {
        /// Enable approximation of Log1p.
        approximate_log1p: bool = true,
    } => math_to_llvm;

    /// Expand math operations.
    MathExpand("MathExpandOpsPass") = "math-expand-ops" on(Anchor::Any) {
        /// Operations to expand.
        ops: Vec<String> = Vec::new(),
    } => math_expand;

    /// Legalize floating-point math ops on low-precision floats.
    MathExtend("MathExtendToSupportedTypes") = "math-extend-to-supported-types" on(Anchor::Any) {
        /// MLIR types with arithmetic support on a given target (f64 and f32 are implicitly supported)
        extra_types: Vec<String> = Vec::new(),
        /// MLIR type to convert the unsupported source types to
        target_type: String = String::from("f32"),
    } => math_extend;

    /// Fuse sin and cos operations.
    MathSinCosFusion("MathSincosFusionPass") = "math-sincos-fusion" on(Anchor::Any) => math_sincos_fusion;

    /// Uplift arith ops to math.fma.
    MathUpliftToFma("MathUpliftToFMA") = "math-uplift-to-fma" on(Anchor::Any) => math_uplift_to_fma;

    /// Lift ControlFlow dialect to SCF dialect.
    LiftCfToScf("LiftControlFlowToSCFPass") = "lift-cf-to-scf" on(Anchor::Any) => lift_cf_to_scf;

    /// Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG.
    ScfToCf("SCFToControlFlowPass") = "convert-scf-to-cf" on(Anchor::Any, Body) {
        /// Whether folders and patterns see the IR as it was before the pass
        allow_pattern_rollback: bool = true,
    } => scf_to_cf;

    /// Convert to LLVM via dialect interfaces found in the input IR.
    ToLlvm("ConvertToLLVMPass") = "convert-to-llvm" on(Anchor::Any, Body; declares) {
        /// Convert operations of these dialects only
        filter_dialects: Vec<String> = Vec::new(),
        /// Take the width of an index from the data layout
        dynamic: bool = false,
        /// Whether folders and patterns see the IR as it was before the pass
        allow_pattern_rollback: bool = true,
    } => to_llvm;

    /// Convert UB dialect to LLVM dialect.
    UbToLlvm("UBToLLVMConversionPass") = "convert-ub-to-llvm" on(Anchor::Any, Body) {
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
    } => ub_to_llvm;

    /// Lower the operations from the vector dialect into the LLVM dialect.
    VectorToLlvm("ConvertVectorToLLVMPass") = "convert-vector-to-llvm" on(Anchor::Any, Body) {
        /// Allows llvm to reassociate floating-point reductions for speed
        reassociate_fp_reductions: bool = false,
        /// Allows compiler to assume vector indices fit in 32-bit if that yields faster code
        force_32bit_vector_indices: bool = true,
        /// Use the preferred alignment of a vector type in load/store operations instead of that of its elements
        use_vector_alignment: bool = false,
        /// Enables the use of AMX dialect while lowering the vector dialect.
        enable_amx: bool = false,
        /// Enables the use of ArmNeon dialect while lowering the vector dialect.
        enable_arm_neon: bool = false,
        /// Enables the use of ArmSVE dialect while lowering the vector dialect.
        enable_arm_sve: bool = false,
        /// Enables the use of Arm FEAT_I8MM instructions while lowering the vector dialect.
        enable_arm_i8mm: bool = false,
        /// Enables the use of Arm FEAT_BF16 instructions while lowering the vector dialect.
        enable_arm_bf16: bool = false,
        /// Enables the use of X86Vector dialect while lowering the vector dialect.
        enable_x86vector: bool = false,
        /// control the lowering of `vector.contract` operations.
        vector_contract_lowering: VectorContractLowering = VectorContractLowering::Dot,
        /// control the lowering of `vector.transpose` operations.
        vector_transpose_lowering: VectorTransposeLowering = VectorTransposeLowering::EltWise,
    } => vector_to_llvm;

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

    /// Materialize LLVM debug info subprogram attribute on every LLVMFuncOp.
    DebugScopes("DIScopeForLLVMFuncOpPass") = "ensure-debug-info-scope-on-llvm-func"
        on(Anchor::Op("builtin.module")) {
        /// Emission kind to generate debug info.
        emission_kind: EmissionKind = EmissionKind::LineTablesOnly,
    } => debug_scopes;

    /// Add comdats to linkonce and linkonce_odr functions.
    AddComdats("LLVMAddComdats") = "llvm-add-comdats" on(Anchor::Op("builtin.module")) => add_comdats;

    /// Legalize LLVM dialect to be convertible to LLVM IR.
    LegalizeForExport("LLVMLegalizeForExportPass") = "llvm-legalize-for-export" on(Anchor::Any) => legalize_for_export;

    /// Lower Affine operations to a combination of Arith and SCF operations.
    LowerAffine("LowerAffinePass") = "lower-affine" on(Anchor::Any, Body) => lower_affine;

    /// Attach a datalayout string as a module attribute.
    SetDataLayout("SetLLVMModuleDataLayoutPass") = "set-llvm-module-datalayout"
        on(Anchor::Op("builtin.module")) {
        /// String description (LLVM format) of the data layout that is expected on the produced module
        data_layout: String = String::new(),
    } => set_data_layout;

    /// Request C wrapper emission for all functions.
    RequestCWrappers("LLVMRequestCWrappersPass") = "llvm-request-c-wrappers"
        on(Anchor::Op("func.func")) => request_c_wrappers;

    /// Lower everything to the LLVM dialect: structured control flow, all dialects, the casts between them.
    ///
    /// It is complete, or an error that names every operation without a lowering, why its pattern does not apply
    /// and what to run first.
    LowerToLlvm("LowerToLLVMPass") = "lower-to-llvm" on(Anchor::Op("builtin.module"), Body) {
        /// Bitwidth of the index type, 0 to take it from the module's data layout
        index_bitwidth: u32 = 0,
        /// Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types
        use_bare_ptr_memref_call_conv: bool = false,
        /// Use aligned_alloc in place of malloc for heap allocations
        use_aligned_alloc: bool = false,
        /// Use generic allocation and deallocation functions instead of 'malloc', 'aligned_alloc' and 'free'
        use_generic_functions: bool = false,
    } => lower_to_llvm;

    /// Simplify and eliminate unrealized conversion casts.
    ReconcileCasts("ReconcileUnrealizedCastsPass") = "reconcile-unrealized-casts"
        on(Anchor::Any, Body) => reconcile_casts;
}

terrace_rewrite::pass_enum! {
    /// Amount of debug information.
    EmissionKind {
        /// None.
        None = "None",
        /// All.
        Full = "Full",
        /// Only lines.
        LineTablesOnly = "LineTablesOnly",
        /// Only directives.
        DebugDirectivesOnly = "DebugDirectivesOnly",
    }
}

/// The widest index type: LLVM's limit for integers.
const MAX_INDEX: u32 = 1 << 23;

fn options(pass: &PassContext<'_>, index_bitwidth: u32) -> Result<LowerToLLVMOptions> {
    match index_bitwidth {
        0 => Ok(LowerToLLVMOptions::default()),
        1..=MAX_INDEX => {
            Ok(LowerToLLVMOptions { index_width: index_bitwidth, ..LowerToLLVMOptions::default() })
        }
        _ => {
            let message = format!("index-bitwidth is {index_bitwidth}, but at most {MAX_INDEX} is possible");
            Err(pass.ctx().error(Loc::UNKNOWN, message).emit())
        }
    }
}

/// [`options`], but with a default index width from the data layout of the innermost enclosing module.
fn layout_options(pass: &PassContext<'_>, index_bitwidth: u32) -> Result<LowerToLLVMOptions> {
    let scope = Scope { body: pass.body, parent: pass.outer };
    let width = pass.time_analysis("DataLayoutAnalysis", || DataLayout::index_width_of(scope.at(pass.op)));
    options(pass, if index_bitwidth == 0 { width } else { index_bitwidth })
}

fn emulate_floats(o: &EmulateFloats, pass: &mut PassContext<'_>) -> Result {
    arith::emulate(pass.body, pass.op, &o.source_types, &o.target_type, pass.threads)
}

fn arith_emulate_wide_int(o: &ArithEmulateWideInt, pass: &mut PassContext<'_>) -> Result {
    arith::emulate_wide_int(pass.body, pass.op, o.widest_int_supported, pass.threads)
}

fn arith_expand(o: &ArithExpand, pass: &mut PassContext<'_>) -> Result {
    let what = arith::Expand { bf16: o.include_bf16, f8e8m0: o.include_f8e8m0, f4e2m1: o.include_f4e2m1 };
    arith::arith_expand(pass.body, pass.op, what, pass.threads)
}

fn arith_to_llvm(o: &ArithToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = options(pass, o.index_bitwidth)?;
    Ok(arith::conversion(&pass.ctx(), options).into())
}

fn bufferization_to_memref(_: &BufferizationToMemRef, pass: &mut PassContext<'_>) -> Result {
    bufferization::to_memref(pass.body, pass.op, pass.threads)
}

fn cf_to_llvm(o: &CfToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = options(pass, o.index_bitwidth)?;
    Ok(cf::conversion(&pass.ctx(), options).into())
}

fn complex_to_libm(_: &ComplexToLibm, pass: &mut PassContext<'_>) -> Result {
    complex::to_libm(pass.body, pass.op, pass.threads)
}

fn complex_to_standard(o: &ComplexToStandard, pass: &mut PassContext<'_>) -> Result {
    complex::to_standard(pass.body, pass.op, o.complex_range, pass.threads)
}

fn complex_to_llvm(o: &ComplexToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    Ok(complex::conversion(&pass.ctx(), o.complex_range).into())
}

fn func_to_llvm(o: &FuncToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = LowerToLLVMOptions {
        bare_ptr: o.use_bare_ptr_memref_call_conv,
        ..layout_options(pass, o.index_bitwidth)?
    };
    let ctx = pass.ctx();
    let conversion = BodyPass::from(func::conversion(&ctx, options));
    // Preparation waits for earlier passes, which costs time.
    Ok(match ctx.allows_unregistered() {
        true => conversion.prepare(|body, module| Ok(func::names::make_unique(body, module))),
        false => conversion,
    })
}

fn index_to_llvm(o: &IndexToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = options(pass, o.index_bitwidth)?;
    Ok(index::conversion(&pass.ctx(), options).into())
}

fn math_expand(o: &MathExpand, pass: &mut PassContext<'_>) -> Result {
    let wanted = |name: &str| o.ops.is_empty() || o.ops.iter().any(|op| op == name);
    let tables = math::EXPANSIONS.iter().filter(|(name, _)| wanted(name));
    let patterns = tables.fold(Patterns::new(), |all, (_, table)| all.add(table));
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}

fn math_extend(o: &MathExtend, pass: &mut PassContext<'_>) -> Result {
    math::extend_to_supported_types(pass.body, pass.op, &o.extra_types, &o.target_type, pass.threads)
}

fn math_sincos_fusion(_: &MathSinCosFusion, pass: &mut PassContext<'_>) -> Result {
    apply(pass, math::FUSION)
}

fn math_uplift_to_fma(_: &MathUpliftToFma, pass: &mut PassContext<'_>) -> Result {
    apply(pass, math::UPLIFT)
}

/// Applies patterns greedily to all operations inside the pass's operation.
fn apply(pass: &mut PassContext<'_>, patterns: &'static [Pattern]) -> Result {
    let patterns = Patterns::new().add(patterns);
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}

fn lift_cf_to_scf(_: &LiftCfToScf, pass: &mut PassContext<'_>) -> Result {
    pass.analysis::<Dominance>();
    cf::lift_to_scf(pass)
}

fn math_to_funcs(o: &MathToFuncs, pass: &mut PassContext<'_>) -> Result {
    math::to_funcs(pass.body, pass.op, o.min_width_of_fpowi_exponent, o.convert_ctlz, pass.threads)
}

fn math_to_libm(_: &MathToLibm, pass: &mut PassContext<'_>) -> Result {
    math::to_libm(pass.body, pass.op, pass.threads)
}

fn math_to_llvm(o: &MathToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    Ok(math::conversion(&pass.ctx(), o.approximate_log1p).into())
}

fn scf_to_cf(o: &ScfToCf, pass: &PassContext<'_>) -> Result<BodyPass> {
    Ok(scf::conversion(&pass.ctx()).rollback(o.allow_pattern_rollback).into())
}

fn to_llvm(o: &ToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let ctx = pass.ctx();
    let mut dialects: Vec<&str> = Vec::new();
    for name in &o.filter_dialects {
        if ctx.dialect(name).is_none() {
            return Err(ctx.error(Loc::UNKNOWN, format!("dialect not loaded: {name}\n")).emit());
        }
        if !to_llvm::converts(&ctx, name) {
            let message = format!("dialect does not implement ConvertToLLVMPatternInterface: {name}\n");
            return Err(ctx.error(Loc::UNKNOWN, message).emit());
        }
        dialects.push(name);
    }
    let options = if o.dynamic { layout_options(pass, 0)? } else { LowerToLLVMOptions::default() };
    Ok(to_llvm::conversion(&pass.ctx(), &dialects, options).rollback(o.allow_pattern_rollback).into())
}

fn lower_to_llvm(o: &LowerToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = LowerToLLVMOptions {
        extension: to_llvm::default_options().extension,
        bare_ptr: o.use_bare_ptr_memref_call_conv,
        aligned_results: o.use_bare_ptr_memref_call_conv,
        aligned_alloc: o.use_aligned_alloc,
        generic_functions: o.use_generic_functions,
        ..options(pass, o.index_bitwidth)?
    };
    match o.index_bitwidth {
        0 => Ok(to_llvm::lower_modules(pass, options)),
        index_width => {
            let options = LowerToLLVMOptions { index_width, ..to_llvm::pass_options(pass, options) };
            Ok(to_llvm::lower_with(&pass.ctx(), options))
        }
    }
}

fn ub_to_llvm(o: &UbToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = options(pass, o.index_bitwidth)?;
    Ok(ub::conversion(&pass.ctx(), options).into())
}

fn legalize_vector_storage(_: &LegalizeVectorStorage, pass: &PassContext<'_>) -> Result<BodyPass> {
    Ok(arm_sve::storage::pass(&pass.ctx(), pass.threads))
}

fn vector_to_llvm(o: &VectorToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let hardware = vector::Hardware {
        amx: o.enable_amx,
        arm_neon: o.enable_arm_neon,
        arm_i8mm: o.enable_arm_i8mm,
        arm_bf16: o.enable_arm_bf16,
        arm_sve: o.enable_arm_sve,
        x86vector: o.enable_x86vector,
    };
    let options = vector::VectorOptions {
        reassociate: o.reassociate_fp_reductions,
        narrow_indices: o.force_32bit_vector_indices,
        vector_alignment: o.use_vector_alignment,
        contract: o.vector_contract_lowering,
        transpose: o.vector_transpose_lowering,
    };
    Ok(vector::pass(&pass.ctx(), options, hardware, pass.threads))
}

fn memref_to_llvm(o: &MemRefToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = LowerToLLVMOptions {
        aligned_alloc: o.use_aligned_alloc,
        generic_functions: o.use_generic_functions,
        ..layout_options(pass, o.index_bitwidth)?
    };
    Ok(memref::conversion(&pass.ctx(), options).into())
}

fn lower_affine(_: &LowerAffine, pass: &PassContext<'_>) -> Result<BodyPass> {
    Ok(affine::conversion(&pass.ctx()).into())
}

fn debug_scopes(o: &DebugScopes, pass: &mut PassContext<'_>) -> Result {
    let kind = match o.emission_kind {
        EmissionKind::None => DIEmissionKind::None,
        EmissionKind::Full => DIEmissionKind::Full,
        EmissionKind::LineTablesOnly => DIEmissionKind::LineTablesOnly,
        EmissionKind::DebugDirectivesOnly => DIEmissionKind::DebugDirectivesOnly,
    };
    llvm::ensure_scopes(pass.body, pass.op, kind);
    Ok(())
}

fn add_comdats(_: &AddComdats, pass: &mut PassContext<'_>) -> Result {
    llvm::add_comdats(pass.body, pass.op);
    Ok(())
}

fn legalize_for_export(_: &LegalizeForExport, pass: &mut PassContext<'_>) -> Result {
    llvm::legalize(pass.body, pass.op);
    Ok(())
}

fn set_data_layout(o: &SetDataLayout, pass: &mut PassContext<'_>) -> Result {
    llvm::set_data_layout(pass.body, pass.op, &o.data_layout)
}

fn request_c_wrappers(_: &RequestCWrappers, pass: &mut PassContext<'_>) -> Result {
    if pass.op_as::<Func>().is_some() {
        pass.body.set_attr(pass.op, "llvm.emit_c_interface", Some(Attr::UNIT));
    }
    Ok(())
}

fn reconcile_casts(_: &ReconcileCasts, _: &PassContext<'_>) -> Result<BodyPass> {
    Ok(BodyPass::new().edit(reconcile::EDIT))
}
