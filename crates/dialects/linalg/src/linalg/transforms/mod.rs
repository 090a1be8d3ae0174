//! Passes on `linalg`.
//!
//! `generalize` makes named operations generic (`linalg-generalize-named-ops`), `specialize` makes generic ones named
//! (`linalg-specialize-generic-ops`), for which `unfold_permutation` transposes and broadcasts their inputs; `morph` does either
//! (`linalg-morph-ops`). `fold_elementwise` folds transposes (`linalg-fold-into-elementwise`), `depthwise` drops a dimension
//! of convolutions (`simplify-depthwise-conv`), and `unit_dims` dimensions of extent one (`linalg-fold-unit-extent-dims`). `block_pack` tiles
//! products of matrices (`linalg-block-pack-matmul`). `elementwise` makes operations on tensors structured
//! (`convert-elementwise-to-linalg`), `fuse` joins them (`linalg-fuse-elementwise-ops`) and removes what is `unused`,
//! `inline_scalars` moves scalars inside (`linalg-inline-scalar-operands`), `detensorize` makes scalars of tensors without
//! dimensions (`linalg-detensorize`).

mod block_pack;
mod depthwise;
mod detensorize;
mod elementwise;
mod fold_elementwise;
mod fuse;
mod generalize;
mod inline_scalars;
mod morph;
mod specialize;
mod unfold_permutation;
mod unit_dims;
mod unused;

pub use elementwise::ConvertElementwiseToLinalg;
pub use fuse::fusion_without_recomputation;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[
    block_pack::BlockPackMatmul::DEF,
    depthwise::SimplifyDepthwiseConv::DEF,
    detensorize::Detensorize::DEF,
    elementwise::ConvertElementwiseToLinalg::DEF,
    fold_elementwise::FoldIntoElementwise::DEF,
    fuse::FuseElementwiseOps::DEF,
    generalize::GeneralizeNamedOps::DEF,
    inline_scalars::InlineScalarOperands::DEF,
    morph::MorphOps::DEF,
    specialize::SpecializeGenericOps::DEF,
    unit_dims::FoldUnitExtentDims::DEF,
];
