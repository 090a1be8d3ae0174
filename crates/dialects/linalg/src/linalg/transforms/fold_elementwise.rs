//! `linalg-fold-into-elementwise`: transposes of inputs become maps of `linalg.elementwise`.

use crate::linalg::structured::indexing_maps;
use crate::linalg::{Elementwise, Transpose, instantiate};
use crate::prelude::*;
use greedy::Pattern;
use terrace_rewrite::greedy::Patterns;

passes! {
    /// Fold transpose ops into elementwise.
    FoldIntoElementwise("LinalgFoldIntoElementwisePass") = "linalg-fold-into-elementwise" on(Anchor::Any)
        => fold_into_elementwise;
}

fn fold_into_elementwise(_: &FoldIntoElementwise, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, Patterns::new().add(PATTERNS))
}

static PATTERNS: &[Pattern] = rewrites![Elementwise => fold_transposes];

/// Takes the inputs of transposes whose results are indexed by all loops in order.
fn fold_transposes(op: Elementwise, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx().clone();
    let mut maps = indexing_maps(rw, op.0);
    let (mut inputs, outputs) = (op.inputs(rw).to_vec(), op.outputs(rw).to_vec());
    let mut is_changed = false;
    for (input, map) in inputs.iter_mut().zip(&mut maps) {
        let Some(transpose) = rw.def_as::<Transpose>(*input) else { continue };
        if *map == AffineMap::identity(&ctx, map.n_dims) {
            *input = transpose.input(rw);
            *map = indexing_maps(rw, transpose.0).first()?.clone();
            is_changed = true;
        }
    }
    if !is_changed {
        return None;
    }
    let maps: SmallVec<[Attr; 4]> = maps.iter().map(|map| map.attr(&ctx)).collect();
    let kind = rw.slot(op.0, Elementwise::SLOTS.kind)?;
    let attrs = [("kind", kind), ("indexing_maps", ArrayAttr::get(&ctx, &maps))];
    let new = instantiate::build(rw, Elementwise::DEF, &attrs, &inputs, &outputs)?;
    let results = rw.results(new).to_vec();
    rw.replace(op.0, &results);
    Some(())
}
