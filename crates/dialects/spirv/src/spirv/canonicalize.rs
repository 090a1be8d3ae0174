//! The patterns of `canonicalize`.

use super::*;
use terrace_base::arith::fold::elements::{Dense, int_constant};
use terrace_num::ApInt;

/// Patterns in upstream's order.
pub const PATTERNS: &[greedy::Pattern] = rules!["(anonymous namespace)::";
    "CombineChainedAccessChain": AccessChain => fn(combine_access_chains);
    "ConvertLogicalNotOfIEqual": LogicalNot(IEqual(a, b)) => INotEqual(a, b);
    "ConvertLogicalNotOfINotEqual": LogicalNot(INotEqual(a, b)) => IEqual(a, b);
    "ConvertLogicalNotOfLogicalEqual": LogicalNot(LogicalEqual(a, b)) => LogicalNotEqual(a, b);
    "ConvertLogicalNotOfLogicalNotEqual": LogicalNot(LogicalNotEqual(a, b)) => LogicalEqual(a, b);
    "UModSimplification" in "": UMod => fn(umod_of_umod);
    "ConvertSelectionOpToSelect": Selection => fn(stores_of_selection);
];

/// A part of a part is a part.
fn combine_access_chains(op: AccessChain, rw: &mut Rewriter<'_>) -> Option<Value> {
    let outer = rw.def_as::<AccessChain>(op.base_ptr(rw)).filter(|&outer| outer != op)?;
    let ty = rw.ty(op.component_ptr(rw));
    let indices: SmallVec<[Value; 8]> = outer.indices(rw).iter().chain(op.indices(rw).iter()).collect();
    let base = outer.base_ptr(rw);
    Some(AccessChain::new(rw, ty, base, &indices))
}

/// The remainder by a divisor of the divisor before.
fn umod_of_umod(op: UMod, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let inner = rw.def_as::<UMod>(op.operand1(rw)).filter(|&inner| inner != op)?;
    let constant = |value| rw.def_as::<Constant>(value).and_then(|constant| constant.value(rw));
    let (before, after) = (constant(inner.operand2(rw))?, constant(op.operand2(rw))?);
    let divides = |large: &ApInt, small: &ApInt| large.urem(small).is_some_and(|rest| rest.is_zero());
    let holds = match (Dense::of(&ctx, before), Dense::of(&ctx, after)) {
        (Some(before), Some(after)) => {
            (0..before.len.min(after.len)).all(|i| divides(&before.get(i), &after.get(i)))
        }
        _ => divides(&int_constant(&ctx, before)?, &int_constant(&ctx, after)?),
    };
    if !holds {
        return None;
    }
    let (value, divisor) = (inner.operand1(rw), op.operand2(rw));
    Some(UMod::new(rw, value, divisor))
}

/// A selection that stores one of two values becomes a store of a `spirv.Select`.
fn stores_of_selection(op: Selection, rw: &mut Rewriter<'_>) -> Option<()> {
    let blocks: SmallVec<[Block; 4]> = rw.blocks(op.body(rw)).collect();
    let &[header, _, _, merge] = &blocks[..] else { return None };
    let end = rw.first_op(header).filter(|&end| rw.last_op(header) == Some(end))?;
    let end = rw.as_::<BranchConditional>(end)?;
    let (yes, no) = (store_of(rw, end.true_target(rw), merge)?, store_of(rw, end.false_target(rw), merge)?);
    let (yes_value, no_value) = (yes.value(rw), no.value(rw));
    let ty = rw.ty(yes_value);
    let is_number = ty.is_int(rw.ctx()) || ty.is_float(rw.ctx()) || ty.is::<VectorType>(rw.ctx());
    let attrs = |store: Store| (store.memory_access(rw), store.alignment(rw), rw.dict(store.0));
    if yes.ptr(rw) != no.ptr(rw) || !is_number || attrs(yes) != attrs(no) {
        return None;
    }
    // Upstream erases results with their uses.
    if !rw.results(op.0).iter().all(|result| rw.has_no_uses(result)) {
        return None;
    }
    let (access, alignment, dict) = attrs(yes);
    let (pointer, condition) = (yes.ptr(rw), end.condition(rw));
    let value = Select::new(rw, condition, yes_value, no_value);
    let store = Store::with(pointer, value).memory_access(access).alignment(alignment).build(rw);
    rw.set_dict(store.0, dict);
    rw.erase(op.0);
    Some(())
}

/// The store of a block that does nothing else and goes on to the merge block.
fn store_of(b: &Body, block: Block, merge: Block) -> Option<Store> {
    let mut ops = b.ops(block);
    let (store, branch, None) = (ops.next()?, ops.next()?, ops.next()) else { return None };
    let goes_on = b.is::<Branch>(branch) && b.succs(branch).eq([merge]);
    b.as_::<Store>(store).filter(|_| goes_on)
}
