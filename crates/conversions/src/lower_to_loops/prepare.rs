//! The passes that lower `tosa` and `shape` to `linalg`, `tensor`, `arith` and `scf`.

use crate::shape_constraints::ShapeConstraints;
use crate::shape_to_std::ShapeToStd;
use crate::tosa_to_arith::TosaToArith;
use crate::tosa_to_linalg::{INFER, NAME, TosaToLinalg};
use crate::tosa_to_scf::TosaToScf;
use crate::tosa_to_tensor::TosaToTensor;
use terrace_memory::shape::transforms::ShapeToShapeLowering;
use terrace_rewrite::pass::PassInstance;

/// The passes that lower `shape`.
pub(crate) fn shape() -> Vec<PassInstance> {
    [ShapeToShapeLowering::DEF, ShapeConstraints::DEF, ShapeToStd::DEF].map(|pass| pass.instance()).into()
}

/// The passes that lower `tosa`, in the order of upstream's `tosa-to-linalg-pipeline`, but the one to `scf` first: the
/// yields of loops and conditions and `tosa.scatter` have no form in linalg. There is no validation: what has no form in
/// the specification may have one in loops.
pub(crate) fn tosa() -> Vec<PassInstance> {
    let scales = TosaToArith { include_apply_rescale: true, ..TosaToArith::default() };
    let simplify = INFER.into_iter().chain([TosaToScf::DEF]).chain(NAME).chain([TosaToLinalg::DEF]);
    let lower = [scales.instance(), TosaToTensor::DEF.instance()];
    simplify.map(|pass| pass.instance()).chain(lower).collect()
}
