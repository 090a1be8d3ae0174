//! `tosa-to-linalg-pipeline`: the passes that lower `tosa` to `linalg`, in order.

use super::{TosaToLinalg, TosaToLinalgNamed};
use crate::common::prelude::*;
use terrace_base::func::Func;
use terrace_rewrite::pass::PassInstance;
use terrace_rewrite::pipeline::{Pipeline, Step};
use terrace_rewrite::transforms::Canonicalize;
use terrace_tosa::tosa::transforms::{
    InferShapes, LayerwiseConstantFold, MakeBroadcastable, OptionalDecompositions, Validation,
};

passes! {
    /// The default pipeline for converting TOSA operators to the equivalent operations using the tensor operations in LinAlg as well as LinAlg named operations.
    TosaToLinalgPipeline("tosa-to-linalg-pipeline") = "tosa-to-linalg-pipeline" on(Anchor::Any, Pipeline) => pipeline;
}

/// The passes on functions that simplify them and infer shapes.
pub(crate) const INFER: [&PassDef; 3] = [OptionalDecompositions::DEF, Canonicalize::DEF, InferShapes::DEF];

/// The passes on functions after [`INFER`], up to the validation.
pub(crate) const NAME: [&PassDef; 5] = [
    MakeBroadcastable::DEF,
    TosaToLinalgNamed::DEF,
    Canonicalize::DEF,
    LayerwiseConstantFold::DEF,
    MakeBroadcastable::DEF,
];

fn pipeline(_: &TosaToLinalgPipeline) -> Vec<Step> {
    let on_functions = |pass: PassInstance| Step::Nested(vec![Pipeline::of(Func::DEF.name, [pass])]);
    let mut steps: Vec<Step> =
        INFER.into_iter().chain(NAME).map(|pass| on_functions(pass.instance())).collect();
    steps.push(Step::Pass(Validation::DEF.instance()));
    steps.push(on_functions(TosaToLinalg::DEF.instance()));
    steps
}
