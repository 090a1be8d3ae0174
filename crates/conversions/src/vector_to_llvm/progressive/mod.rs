//! Greedy rewriting in front of the conversion: operations on vectors of several dimensions become operations on their
//! rows, transfers become loads and stores.

mod access;
pub(crate) mod combine;
pub(super) mod contract;
mod dynamic;
mod fold_mask;
mod in_memory;
pub(crate) mod lower_mask;
mod mask;
pub(crate) mod masking;
pub(crate) mod multi_reduction;
mod outer;
mod scan;
mod shape_cast;
mod slice;
mod transfer;
mod transpose;
mod unroll;

use super::VectorToLlvm;
use crate::prelude::*;
use terrace_rewrite::greedy::Pattern;

static PATTERNS: &[Pattern] = rewrites![
    vector::BitCast => unroll::bitcast,
    vector::Broadcast => unroll::broadcast,
    vector::ConstantMask => mask::constant,
    vector::CreateMask => mask::rows,
    vector::Deinterleave => unroll::deinterleave,
    vector::ExtractStridedSlice => slice::extract,
    vector::FMA => unroll::fma,
    vector::FromElements => unroll::from_elements,
    vector::Gather => unroll::gather,
    vector::InsertStridedSlice => slice::insert,
    vector::Interleave => unroll::interleave,
    vector::OuterProduct => outer::outer_product,
    arith::Select => mask::select,
    vector::ShapeCast => shape_cast::shape_cast,
    vector::Step => unroll::step,
    vector::ToElements => unroll::to_elements,
];

/// Transfers of at most one dimension (`populateVectorTransferLoweringPatterns`).
pub(crate) static TRANSFERS: &[Pattern] = rewrites![
    vector::TransferRead => transfer::read,
    vector::TransferWrite => transfer::write,
];

/// Vectors of several dimensions from elements are put together of rows.
pub(crate) static ELEMENTS_BY_ROWS: &[Pattern] = rewrites![vector::FromElements => unroll::from_elements];

/// Masks with wide indices, or with narrow ones.
static MASKS: [&[Pattern]; 2] = [
    rewrites![vector::CreateMask => mask::create_mask::<false>],
    rewrites![vector::CreateMask => mask::create_mask::<true>],
];

/// Masks for transfers that may be out of bounds.
static BOUNDS: &[Pattern] = rewrites![
    vector::TransferRead => mask::read_bounds,
    vector::TransferWrite => mask::write_bounds,
];

/// Contractions, by the option `vector-contract-lowering`.
static CONTRACTIONS: [&[Pattern]; 4] = [
    rewrites![vector::Contract => contract::contract::<{ contract::DOT }>],
    rewrites![vector::Contract => contract::contract::<{ contract::LLVM_INTRINSIC }>],
    rewrites![vector::Contract => contract::contract::<{ contract::OUTER_PRODUCT }>],
    rewrites![vector::Contract => contract::contract::<{ contract::PARALLEL_ARITH }>],
];

/// Contractions and transpositions that upstream leaves.
static UNRESTRICTED: &[Pattern] = rewrites![
    vector::Contract => contract::contract::<{ contract::ANY }>,
    vector::Transpose => transpose::transpose::<{ transpose::SCALABLE_ROWS }>,
];

/// Transpositions, by the option `vector-transpose-lowering`.
static TRANSPOSITIONS: [&[Pattern]; 4] = [
    rewrites![vector::Transpose => transpose::transpose::<{ transpose::ELEMENTWISE }>],
    rewrites![vector::Transpose => transpose::transpose::<{ transpose::LLVM_INTRINSIC }>],
    rewrites![vector::Transpose => transpose::transpose::<{ transpose::SHUFFLE_1D }>],
    rewrites![vector::Transpose => transpose::transpose::<{ transpose::SHUFFLE_16X16 }>],
];

/// The patterns of complete lowerings: also for operations that upstream lowers by other passes, or not at all. Memory
/// may have more than 2^31 elements, so indices in masks are wide.
pub(super) fn complete() -> Patterns<Pattern> {
    let options = VectorToLlvm { force_32bit_vector_indices: false, ..VectorToLlvm::default() };
    Patterns::new()
        .add(in_memory::PATTERNS)
        .chain(patterns(&options))
        .add(UNRESTRICTED)
        .add(access::PATTERNS)
        .add(dynamic::PATTERNS)
        .add(lower_mask::PATTERNS)
        .add(lower_mask::COMPLETE)
        .add(multi_reduction::COMPLETE)
        .add(scan::PATTERNS)
}

/// The patterns of complete lowerings that replace operations by loops over memory.
pub(super) fn in_memory() -> Patterns<Pattern> {
    Patterns::new().add(in_memory::PATTERNS)
}

/// The patterns for these options.
pub(super) fn patterns(o: &VectorToLlvm) -> Patterns<Pattern> {
    let extensions = [o.enable_arm_i8mm, o.enable_arm_bf16];
    let instructions = [(o.enable_arm_neon, &contract::arm::NEON), (o.enable_arm_sve, &contract::arm::SVE)]
        .into_iter()
        .filter(|(is_enabled, _)| *is_enabled)
        .flat_map(|(_, tables)| tables.iter().zip(extensions))
        .filter(|(_, is_enabled)| *is_enabled);
    instructions
        .fold(Patterns::new(), |all, (table, _)| all.add(table))
        .add(fold_mask::PATTERNS)
        .add(PATTERNS)
        .add(TRANSFERS)
        .add(CONTRACTIONS[o.vector_contract_lowering as usize])
        .add(TRANSPOSITIONS[o.vector_transpose_lowering as usize])
        .add(MASKS[usize::from(o.force_32bit_vector_indices)])
        .add(BOUNDS)
}
