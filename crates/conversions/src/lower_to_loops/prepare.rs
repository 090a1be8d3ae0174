//! The passes that lower `tosa` and `shape` to `linalg`, `tensor`, `arith` and `scf`.

use crate::shape_constraints::ShapeConstraints;
use crate::shape_to_std::ShapeToStd;
use crate::tosa_to_arith::TosaToArith;
use crate::tosa_to_linalg::{TosaToLinalg, TosaToLinalgNamed};
use crate::tosa_to_scf::TosaToScf;
use crate::tosa_to_tensor::TosaToTensor;
use terrace_memory::shape::transforms::ShapeToShapeLowering;
use terrace_rewrite::pass::PassInstance;
use terrace_rewrite::transforms::Canonicalize;
use terrace_tosa::tosa::transforms::{
    InferShapes, LayerwiseConstantFold, MakeBroadcastable, OptionalDecompositions,
};

/// The passes that lower `shape`.
pub(crate) fn shape() -> Vec<PassInstance> {
    [ShapeToShapeLowering::DEF, ShapeConstraints::DEF, ShapeToStd::DEF].map(|pass| pass.instance()).into()
}

/// The passes that lower `tosa`, in the order of upstream's `tosa-to-linalg-pipeline`, but loops and conditions first:
/// their yields have no form in linalg.
pub(crate) fn tosa() -> Vec<PassInstance> {
    let simplify = [
        OptionalDecompositions::DEF,
        Canonicalize::DEF,
        InferShapes::DEF,
        TosaToScf::DEF,
        MakeBroadcastable::DEF,
        TosaToLinalgNamed::DEF,
        Canonicalize::DEF,
        LayerwiseConstantFold::DEF,
        MakeBroadcastable::DEF,
        TosaToLinalg::DEF,
    ];
    let scales = TosaToArith { include_apply_rescale: true, ..TosaToArith::default() };
    let lower = [scales.instance(), TosaToTensor::DEF.instance()];
    simplify.map(|pass| pass.instance()).into_iter().chain(lower).collect()
}
