//! `scf-for-loop-specialization` and `scf-parallel-loop-specialization`: a loop up to the minimum of a constant and something
//! else gets a copy for the constant.

use super::each::{Operands, edit_each};
use crate::affine::Min;
use crate::prelude::*;
use crate::scf;
use terrace_base::arith::CmpIPredicate;

passes! {
    /// Specialize `for` loops for vectorization.
    ForLoopSpecialization("SCFForLoopSpecialization") = "scf-for-loop-specialization" on(Anchor::Any)
        => for_loop_specialization;

    /// Specialize parallel loops for vectorization.
    ParallelLoopSpecialization("SCFParallelLoopSpecialization") = "scf-parallel-loop-specialization"
        on(Anchor::Any) => parallel_loop_specialization;
}

fn for_loop_specialization(_: &ForLoopSpecialization, pass: &mut PassContext<'_>) -> Result {
    pass.edit_bodies(&mut |b| {
        edit_each(b, |b, op: scf::For| {
            let bound = op.upper_bound(b);
            specialize(b, op.0, &[bound]);
        });
    })
}

fn parallel_loop_specialization(_: &ParallelLoopSpecialization, pass: &mut PassContext<'_>) -> Result {
    pass.edit_bodies(&mut |b| {
        edit_each(b, |b, op: scf::Parallel| {
            let bounds: Operands = op.upper_bound(b).iter().collect();
            specialize(b, op.0, &bounds);
        });
    })
}

/// The least constant among the results of the minimum that defines a value.
fn least_constant(b: &Body, bound: Value) -> Option<i64> {
    let map = b.def_as::<Min>(bound)?.affine_map(b)?;
    // Upstream takes the greatest number for no constant.
    map.results.iter().filter_map(|expr| expr.as_const(b.ctx())).min().filter(|&least| least != i64::MAX)
}

/// Copies a loop for the case that all its upper bounds are the constants among the minima that define them.
pub(super) fn specialize(b: &mut Body, op: Op, bounds: &[Value]) -> Option<()> {
    let constants: SmallVec<[i64; 4]> =
        bounds.iter().map(|&bound| least_constant(b, bound)).collect::<Option<_>>()?;
    let types: SmallVec<[Type; 4]> = b.types(b.results(op)).collect();
    let mut builder = Builder::before(b, op);
    let mut map = Mapping::default();
    let mut condition: Option<Value> = None;
    for (&bound, constant) in bounds.iter().zip(constants) {
        let constant = arith::Constant::index(&mut builder, constant);
        let is_equal = arith::CmpI::new(&mut builder, CmpIPredicate::Eq, bound, constant);
        condition = Some(match condition {
            Some(condition) => arith::AndI::new(&mut builder, condition, is_equal),
            None => is_equal,
        });
        map.values.insert(bound, constant);
    }
    let choice = scf::If::build(&mut builder, &types, condition?);
    for (i, mut map) in [map, Mapping::default()].into_iter().enumerate() {
        let block = builder.add_block(choice.0, i, &[]);
        let clone = builder.clone_op(op, &mut map);
        builder.append(clone, block);
        builder.set_end(block);
        let results: Operands = builder.results(clone).iter().collect();
        scf::Yield::build(&mut builder, &results);
    }
    let results = b.results(choice.0).to_vec();
    b.replace(op, &results);
    Some(())
}
