//! Lowering of `vector` and of dialects of hardware intrinsics to the LLVM dialect (`convert-vector-to-llvm`).

mod mask;
mod masked;
mod memory;
mod print;
pub(crate) mod progressive;
mod reduction;
mod shape;
mod unrolling;

use crate::common::LLVMConversionTarget;
use crate::prelude::*;
use crate::vector_to_scf::transfers;
use crate::{amx_to_llvm, arm_sve_to_llvm, x86vector_to_llvm};
use std::sync::LazyLock;
use terrace_rewrite::greedy::{
    GreedyConfig, RegionSimplification, apply_patterns_greedily, apply_patterns_to_body,
};

passes! {
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
}

/// Folds and simplifies, then converts. Operations of the enabled dialects must be converted.
fn vector_to_llvm(o: &VectorToLlvm, pass: &PassContext) -> Result<BodyPass> {
    let (rewrites, threads) = (progressive::patterns(o), pass.threads);
    let prepare = move |body: &mut Body, op| {
        let is_unrolled = |code| !rewrites.of(code).is_empty() || code == vector::Shuffle::DEF.code();
        let check =
            |body: &Body| unrolling::check(Scope { body, parent: None }, op, SPLIT_OR_COMPILE, &is_unrolled);
        check(body)?;
        let changed = apply_patterns_greedily(body, op, &rewrites, threads);
        check(body).map(|()| changed)
    };
    Ok(BodyPass::new().prepare(prepare).convert(conversion(&pass.ctx(), o)))
}

pass_enum! {
    /// Lowering of `vector.contract` (`vector-contract-lowering`).
    VectorContractLowering {
        /// To dot products.
        Dot = "dot",
        /// To `llvm.intr.matrix.multiply`.
        LLVMIntr = "llvmintr",
        /// To `vector.outerproduct`.
        OuterProduct = "outerproduct",
        /// To elementwise operations, if all reduced extents are 1.
        ParallelArith = "parallelarith",
    }
}

pass_enum! {
    /// Lowering of `vector.transpose` (`vector-transpose-lowering`).
    VectorTransposeLowering {
        /// To extractions and insertions of elements.
        EltWise = "eltwise",
        /// To `llvm.intr.matrix.transpose`.
        LLVMIntr = "llvmintr",
        /// To one `vector.shuffle` of a flat vector.
        Shuffle1D = "shuffle1d",
        /// To `vector.shuffle`s of 16x16 vectors.
        Shuffle16x16 = "shuffle16x16",
    }
}

static FUNCTIONS: &[Pattern] = patterns![
    vector::Broadcast => shape::broadcast,
    vector::CompressStore => memory::compress_store,
    vector::Deinterleave => shape::deinterleave,
    vector::ExpandLoad => memory::expand_load,
    vector::Extract => shape::extract,
    vector::FromElements => shape::from_elements,
    vector::Insert => shape::insert,
    vector::Mask => masked::mask,
    vector::Interleave => shape::interleave,
    vector::Shuffle => shape::shuffle,
    vector::ToElements => shape::to_elements,
    vector::TypeCast => shape::type_cast,
];

/// Accesses with the alignment of elements, or of vectors.
static ACCESSES: [&[Pattern]; 2] = [
    patterns![
        vector::Gather => memory::gather::<false>,
        vector::Load => memory::load::<false>,
        vector::MaskedLoad => memory::masked_load::<false>,
        vector::MaskedStore => memory::masked_store::<false>,
        vector::Scatter => memory::scatter::<false>,
        vector::Store => memory::store::<false>,
    ],
    patterns![
        vector::Gather => memory::gather::<true>,
        vector::Load => memory::load::<true>,
        vector::MaskedLoad => memory::masked_load::<true>,
        vector::MaskedStore => memory::masked_store::<true>,
        vector::Scatter => memory::scatter::<true>,
        vector::Store => memory::store::<true>,
    ],
];

/// Reductions in order, or in any order.
static REDUCTIONS: [&[Pattern]; 2] = [
    patterns![vector::Reduction => reduction::reduction::<false>],
    patterns![vector::Reduction => reduction::reduction::<true>],
];

/// Masks with wide indices, or with narrow ones.
static MASKS: [&[Pattern]; 2] = [
    patterns![plain: vector::CreateMask => mask::create_mask::<false>],
    patterns![plain: vector::CreateMask => mask::create_mask::<true>],
];

/// The patterns of the conversion with default options.
pub static PATTERNS: &[&[Pattern]] =
    &[FUNCTIONS, shape::RULES, ACCESSES[0], REDUCTIONS[0], MASKS[0], print::PATTERNS];
/// Patterns of complete lowerings.
pub static COMPLETE: &[&[Pattern]] = &[print::COMPLETE, unrolling::REASONS];
/// Patterns of complete lowerings that are tried first.
pub static EXACT: &[Pattern] = shape::EXACT;

/// The patterns of the conversion.
fn tables(o: &VectorToLlvm) -> [&'static [Pattern]; 6] {
    [
        FUNCTIONS,
        shape::RULES,
        ACCESSES[usize::from(o.use_vector_alignment)],
        REDUCTIONS[usize::from(o.reassociate_fp_reductions)],
        MASKS[usize::from(o.force_32bit_vector_indices)],
        print::PATTERNS,
    ]
}

/// Whether operations are of `vector`, by op code.
static IS_VECTOR_OP: LazyLock<Vec<bool>> = LazyLock::new(|| {
    let mut is_vector_op = Vec::new();
    for code in vector::DIALECT.ops.iter().map(|def| def.code() as usize) {
        if is_vector_op.len() <= code {
            is_vector_op.resize(code + 1, false);
        }
        is_vector_op[code] = true;
    }
    is_vector_op
});

/// Each round lowers a dimension of transfers, so there are as many rounds as dimensions.
const PREPARE_CONFIG: GreedyConfig = GreedyConfig {
    top_down: false,
    region_simplification: RegionSimplification::Aggressive,
    max_rounds: Some(1024),
    max_rewrites: None,
};

/// The rewriting in front of a complete lowering, of bodies that contain operations of `vector`.
pub const PREPARE: BodyEdit = BodyEdit {
    concerns: |body| {
        let is_vector_op = &*IS_VECTOR_OP;
        body.op_codes().any(|code| is_vector_op.get(code as usize) == Some(&true))
    },
    run: |body| {
        let mut changed = false;
        if unrolling::is_oversized(body, &|_| true) {
            changed = apply_patterns_to_body(body, &progressive::in_memory(), PREPARE_CONFIG);
            if unrolling::is_oversized(body, &|_| true) {
                return EditResult { changed, unfinished: true };
            }
        }
        // A bounds check of `progressive` expects consecutive elements.
        let patterns = transfers().chain(progressive::complete());
        changed |= apply_patterns_to_body(body, &patterns, PREPARE_CONFIG);
        EditResult { changed, unfinished: false }
    },
    report: |body, op| unrolling::check(Scope { body, parent: None }, op, SPLIT, &|_| true),
};

/// Advice for operations that would be unrolled too far.
const SPLIT: &str = "split it into operations on smaller vectors";
/// Advice of the pass, which also unrolls operations that complete lowerings move through memory.
const SPLIT_OR_COMPILE: &str =
    "split it into operations on smaller vectors; 'terrace compile' lowers some without unrolling";

/// The conversion of `convert-vector-to-llvm`.
fn conversion(ctx: &Context, o: &VectorToLlvm) -> Conversion {
    let dialects: [(bool, &[&'static [Pattern]], &[Rule]); 3] = [
        (o.enable_amx, amx_to_llvm::PATTERNS, amx_to_llvm::RULES),
        (o.enable_arm_sve, arm_sve_to_llvm::PATTERNS, &[]),
        (o.enable_x86vector, x86vector_to_llvm::PATTERNS, &[]),
    ];
    let mut target =
        LLVMConversionTarget::new().dialect("arith", Legality::Legal).dialect("memref", Legality::Legal);
    let first = if o.enable_arm_sve { arm_sve_to_llvm::MASKS } else { &[] };
    let mut patterns = Patterns::new().add(first).add_all(tables(o));
    let mut converter = llvm_converter(ctx, LowerToLLVMOptions::default());
    for (_, tables, rules) in dialects.into_iter().filter(|&(is_enabled, ..)| is_enabled) {
        for &table in tables {
            target = table.iter().fold(target, |target, pattern| target.op(pattern.root, Legality::Illegal));
            patterns = patterns.add(table);
        }
        converter = rules.iter().fold(converter, |converter, &rule| converter.rule(rule));
    }
    Conversion::partial(target, patterns, converter)
}
