//! `linalg-morph-ops`: structured operations become `linalg.generic`, `linalg.elementwise` or named operations.

use super::{generalize, specialize};
use crate::linalg::attrs::ElementwiseKind;
use crate::linalg::structured::{Payload, indexing_maps, named_of};
use crate::linalg::{Elementwise, instantiate};
use crate::prelude::*;
use terrace_rewrite::greedy::{Patterns, apply_patterns_greedily};

passes! {
    /// Convert linalg ops between forms.
    ///
    /// The forms are: named operations, `linalg.elementwise`, and `linalg.generic`. Operations that are to become generic and
    /// then named end as named ones.
    MorphOps("LinalgMorphOpsPass") = "linalg-morph-ops" on(Anchor::Any) {
        /// convert category ops e.g. `linalg.elementwise` to `linalg.generic`
        category_to_generic: bool = false,
        /// convert linalg.generic to equivalent named ops
        generic_to_named: bool = false,
        /// convert named ops to category op e.g. `linalg.elementwise`
        named_to_category: bool = false,
        /// convert named ops e.g. `linalg.add` to `linalg.generic`
        named_to_generic: bool = false,
    } => morph_ops;
}

fn morph_ops(o: &MorphOps, pass: &mut PassContext<'_>) -> Result {
    let to_generic = o.named_to_generic || o.category_to_generic;
    let mut patterns = Patterns::new();
    if o.named_to_category {
        patterns = patterns.add_any(to_category);
    }
    if to_generic {
        patterns = patterns.add_any(generalize::generalize);
    }
    // Together with those above, the patterns would undo each other without end.
    let lifting = Patterns::new().add(if o.generic_to_named { specialize::PATTERNS } else { &[] });
    let phases = if to_generic { vec![patterns, lifting] } else { vec![patterns.chain(lifting)] };
    let mut changed = false;
    for patterns in &phases {
        changed |= apply_patterns_greedily(pass.body, pass.op, patterns, pass.threads);
    }
    pass.finish(changed)
}

/// A named function of elements is a `linalg.elementwise`.
fn to_category(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let Payload::Elementwise(kind) = named_of(rw.def(op))?.payload else { return None };
    // Upstream leaves these as they are.
    if matches!(kind, ElementwiseKind::MaxSigned | ElementwiseKind::MinSigned) {
        return None;
    }
    let ctx = rw.ctx().clone();
    let maps: SmallVec<[Attr; 4]> = indexing_maps(rw, op).iter().map(|map| map.attr(&ctx)).collect();
    let attrs =
        [("kind", ElementwiseKind::encode(&ctx, kind)), ("indexing_maps", ArrayAttr::get(&ctx, &maps))];
    let (first, end) = rw.init_range(op);
    let operands = rw.operands(op).to_vec();
    let new = instantiate::build(rw, Elementwise::DEF, &attrs, &operands[..first], &operands[first..end])?;
    let results = rw.results(new).to_vec();
    rw.replace(op, &results);
    Some(())
}
