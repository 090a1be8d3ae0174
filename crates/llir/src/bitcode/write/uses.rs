//! Orders of predecessors, which a reader has only if the uses of a block have another order than they are read in.

use crate::body::{Body, is_permutation};
use crate::constant::ConstView;
use crate::context::Context;
use crate::value::{Block, Func, Inst, Value};
use terrace_support::{FxHashMap, FxHashSet};

/// The uses of each block, from the newest to the oldest: terminators, and constants that are the block's address.
type Uses = FxHashMap<Block, Vec<Option<Inst>>>;

/// The uses of blocks in the order in which a reader makes them. `is_module_constant` tells which addresses are made before
/// all bodies; others are made where they are used first.
fn uses_in_file(cx: &Context, body: &Body, func: Func, is_module_constant: impl Fn(Value) -> bool) -> Uses {
    let mut uses = Uses::default();
    let mut addresses: FxHashSet<Block> = FxHashSet::default();
    for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
        for &operand in body.operands(inst) {
            if let Some(ConstView::BlockAddress(target, block)) = cx.const_view(operand)
                && target == func
                && addresses.insert(block)
            {
                let list = uses.entry(block).or_default();
                let at = if is_module_constant(operand) { 0 } else { list.len() };
                list.insert(at, None);
            }
        }
        for succ in body.successors(inst) {
            uses.entry(succ).or_default().push(Some(inst));
        }
    }
    for (target, block) in cx.block_addresses(0) {
        if target == func && addresses.insert(block) {
            uses.entry(block).or_default().insert(0, None);
        }
    }
    uses.values_mut().for_each(|list| list.reverse());
    uses
}

/// The blocks whose predecessors have another order than a reader gives them, with the new places of their uses.
pub(super) fn orders(
    cx: &Context,
    body: &Body,
    func: Func,
    is_module_constant: impl Fn(Value) -> bool,
) -> Vec<(Block, Vec<u32>)> {
    let terminators = body.blocks().iter().filter_map(|&block| body.terminator(block));
    if terminators.is_sorted() && body.predecessor_orders.is_none() {
        return Vec::new();
    }
    let uses = uses_in_file(cx, body, func, is_module_constant);
    let mut orders = Vec::new();
    for &block in body.blocks() {
        let Some(read) = uses.get(&block) else { continue };
        // The edges in order of the text, then addresses, whose order is not visible.
        let mut wanted: Vec<Inst> = read.iter().flatten().copied().collect();
        wanted.sort_by_key(|&inst| core::cmp::Reverse(inst));
        if let Some(places) =
            body.predecessor_order(block).filter(|places| is_permutation(places, wanted.len()))
        {
            let before = wanted.clone();
            for (&place, inst) in places.iter().zip(before) {
                wanted[place as usize] = inst;
            }
        }
        if read.iter().flatten().ne(wanted.iter()) {
            orders.push((block, places(read, &wanted)));
        }
    }
    orders
}

/// The place in `wanted` of each use; addresses follow the edges.
fn places(read: &[Option<Inst>], wanted: &[Inst]) -> Vec<u32> {
    let mut at: FxHashMap<Inst, Vec<u32>> = FxHashMap::default();
    for (place, &inst) in wanted.iter().enumerate().rev() {
        at.entry(inst).or_default().push(place as u32);
    }
    let mut next_address = wanted.len() as u32;
    let mut place = |inst: &Option<Inst>| match inst {
        Some(inst) => at.get_mut(inst).and_then(Vec::pop).unwrap_or(0),
        None => {
            next_address += 1;
            next_address - 1
        }
    };
    read.iter().map(&mut place).collect()
}
