//! Passes from operations of `vector` and `arm_neon` to simpler ones.

use crate::arm_neon_to_llvm;
use crate::prelude::*;
use crate::vector_to_llvm::progressive::{lower_mask, multi_reduction};
use terrace_memory::vector::transforms::shuffle_tree;

pass_enum! {
    /// How `lower-vector-multi-reduction` orders dimensions (`lowering-strategy`).
    MultiReductionStrategy {
        /// Lower multi_reduction into outer-reduction and inner-parallel ops.
        InnerParallel = "inner-parallel",
        /// Lower multi_reduction into outer-parallel and inner-reduction ops.
        InnerReduction = "inner-reduction",
    }
}

passes! {
    /// Convert Arm NEON structured ops to intrinsics.
    ArmNeon2dToIntr("ConvertArmNeon2dToIntrPass") = "arm-neon-2d-to-intr" on(Anchor::Any) => arm_neon_2d_to_intr;

    /// Lower 'vector.mask' operations.
    LowerMask("LowerVectorMaskPass") = "lower-vector-mask" on(Anchor::Op("func.func")) => mask;

    /// Lower 'vector.multi_reduction' operations.
    LowerMultiReduction("LowerVectorMultiReduction") = "lower-vector-multi-reduction"
        on(Anchor::Op("func.func")) {
        /// Select the strategy to control how multi_reduction is lowered.
        lowering_strategy: MultiReductionStrategy = MultiReductionStrategy::InnerParallel,
    } => multi_reduction;

    /// Lower `vector.to_elements` and `vector.from_elements` to a tree of `vector.shuffle` operations.
    ShuffleTree("LowerVectorToFromElementsToShuffleTree") = "lower-vector-to-from-elements-to-shuffle-tree"
        on(Anchor::Op("func.func")) => shuffle_tree;
}

fn arm_neon_2d_to_intr(_: &ArmNeon2dToIntr, pass: &mut PassContext) -> Result {
    run_patterns(pass, arm_neon_to_llvm::TO_INTRINSICS)
}

fn mask(_: &LowerMask, pass: &mut PassContext) -> Result {
    run_patterns(pass, lower_mask::PATTERNS)
}

fn multi_reduction(options: &LowerMultiReduction, pass: &mut PassContext) -> Result {
    run_patterns(
        pass,
        match options.lowering_strategy {
            MultiReductionStrategy::InnerParallel => multi_reduction::INNER_PARALLEL,
            MultiReductionStrategy::InnerReduction => multi_reduction::INNER_REDUCTION,
        },
    )
}

fn shuffle_tree(_: &ShuffleTree, pass: &mut PassContext) -> Result {
    run_patterns(pass, shuffle_tree::PATTERNS)
}
