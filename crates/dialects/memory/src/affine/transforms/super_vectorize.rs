//! `affine-super-vectorize`: loops whose iterations are independent compute several iterations at once, in vectors.

mod candidates;
mod lanes;
mod masks;
mod nest;
mod reduction;

use super::parallelize::{Reduction, is_memory_parallel, reductions};
use crate::affine::For;
use crate::prelude::*;
use candidates::{Finder, is_vectorizable_body};
use nest::Nest;

passes! {
    /// Vectorize to a target independent n-D vector abstraction.
    ///
    /// The loops of a nest are matched with the vector sizes from the outside in. Nothing happens without sizes, or with more
    /// than three.
    SuperVectorize("AffineVectorize") = "affine-super-vectorize" on(Anchor::Op("func.func")) {
        /// Specify an n-D virtual vector size for vectorization. This must be greater than zero.
        virtual_vector_size: Vec<i64> = Vec::new(),
        /// Specify a 1-D, 2-D or 3-D pattern of fastest varying memory dimensions to match. This is used for testing purposes
        test_fastest_varying: Vec<i64> = Vec::new(),
        /// Vectorize known reductions expressed via iter_args. Switched off by default.
        vectorize_reductions: bool = false,
    } => super_vectorize;
}

/// The greatest number of dimensions of a vector.
const MAX_RANK: usize = 3;

fn super_vectorize(o: &SuperVectorize, pass: &mut PassContext<'_>) -> Result {
    let sizes = &o.virtual_vector_size;
    let scope = Scope { body: pass.body, parent: None };
    let func = scope.at(pass.op);
    if !o.test_fastest_varying.is_empty() && o.test_fastest_varying.len() != sizes.len() {
        let message = "Fastest varying pattern specified with different size than the vector size.";
        return Err(func.remark(message).emit());
    }
    if o.vectorize_reductions && sizes.len() != 1 {
        let message = "Vectorizing reductions is supported only for 1-D vectors.";
        return Err(func.error(message).emit());
    }
    if sizes.iter().any(|&size| size <= 0) {
        return Err(func.error("Vectorization factor must be greater than zero.").emit());
    }
    if pass.body.is_nested(pass.op) && (1..=MAX_RANK).contains(&sizes.len()) {
        o.run(pass.body, pass.op);
    }
    Ok(())
}

/// Loops whose iterations are independent, with their reductions.
type ParallelLoops = FxHashMap<Op, Vec<Reduction>>;

impl SuperVectorize {
    fn run(&self, outer: &mut Body, func: Op) {
        let scope = Scope { body: outer, parent: None };
        let scope = Scope { body: outer.region_body(func), parent: Some((&scope, func)) };
        let loops = postorder(scope.body, &scope.body.ops_where(|op| scope.body.is::<For>(op)));
        let parallel = self.parallel_loops(scope.body, &loops);
        let finder = Finder {
            scope: &scope,
            sizes: &self.virtual_vector_size,
            fastest: &self.test_fastest_varying,
            parallel: &parallel,
        };
        let candidates = finder.find(&loops);
        let roots = loops.iter().copied().filter(|&op| candidates.is_root(op));
        let groups = overlapping(scope.body, roots);
        let b = outer.region_body_mut(func);
        let mut erased: FxHashSet<Op> = FxHashSet::default();
        for group in groups {
            for root in group {
                if erased.contains(&root) || !is_vectorizable_body(b, For::wrap(root)) {
                    continue;
                }
                let mut old = Vec::new();
                b.walk_from(root, &mut |op| old.push(op));
                let dims = candidates.dims_of(b, root);
                let reductions = parallel.get(&root).map_or(&[][..], Vec::as_slice);
                let nest = Nest::new(b, &self.virtual_vector_size, root, &dims, reductions);
                if nest.vectorize().is_some() {
                    erased.extend(old);
                    break;
                }
            }
        }
    }

    fn parallel_loops(&self, b: &Body, loops: &[Op]) -> ParallelLoops {
        let mut parallel = ParallelLoops::default();
        for &op in loops {
            let for_op = For::wrap(op);
            let found = if self.vectorize_reductions { reductions(b, for_op) } else { Vec::new() };
            if found.len() == for_op.inits(b).len() && is_memory_parallel(b, for_op) {
                parallel.insert(op, found);
            }
        }
        parallel
    }
}

/// Divides loops in postorder into groups of those that contain the first one of the group; of each group one is vectorized.
fn overlapping(b: &Body, loops: impl Iterator<Item = Op>) -> Vec<Vec<Op>> {
    let mut groups: Vec<Vec<Op>> = Vec::new();
    for op in loops {
        // The groups of loops inside this one are the last ones; it belongs to the first of them.
        let is_inside = |group: &Vec<Op>| group.first().is_some_and(|&first| b.is_proper_ancestor(op, first));
        let n_others = groups.iter().rposition(|group| !is_inside(group)).map_or(0, |at| at + 1);
        match groups.get_mut(n_others) {
            Some(group) => group.push(op),
            None => groups.push(vec![op]),
        }
    }
    groups
}
