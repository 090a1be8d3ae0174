//! Inlining of one call: replaces it by the blocks of its callee.

use terrace_ir::body::OpRef;
use terrace_ir::body::clone::Mapping;
use terrace_ir::decl::Trait;
use terrace_ir::inlining::{InlinedCall, InlinerHooks};
use terrace_ir::loc::InlinedLocs;
use terrace_ir::{Block, Body, Builder, InsertPoint, Op, OpDef, Region, Value};
use terrace_support::small_vec::SmallVec;

/// The hooks of the dialect that declares an operation.
fn hooks(body: &Body, def: &OpDef) -> Option<&'static InlinerHooks> {
    body.ctx().dialect(def.dialect)?.hooks.inlining
}

/// The operations in a region and in those inside it, each with its body.
fn all_ops(body: &Body, region: Region) -> Vec<(&Body, Op)> {
    let mut all = Vec::new();
    let mut pending = vec![(body, region)];
    while let Some((body, region)) = pending.pop() {
        for op in body.blocks(region).flat_map(|block| body.ops(block)) {
            all.push((body, op));
            if body.n_regions(op) != 0 {
                let inner = body.region_body(op);
                pending.extend(body.regions(op).into_iter().map(|region| (inner, region)));
            }
        }
    }
    all
}

/// Whether the dialects of a call, its callee and the operation around the call allow inlining.
///
/// `owner` declares the operation that owns `body`, which holds the call.
fn is_legal(owner: &'static OpDef, body: &Body, call: Op, callable: OpRef<'_>) -> bool {
    let source = callable.body().region_body(callable.op);
    let Some(region) = callable.body().regions(callable.op).first().copied() else { return false };
    let accepts_call =
        |hooks: &InlinerHooks| hooks.accepts_call.is_none_or(|accepts| accepts(body, call, callable));
    let parent = body.parent_op(call).map_or(owner, |parent| body.def(parent));
    hooks(body, body.def(call)).is_some_and(accepts_call)
        && hooks(body, parent)
            .is_some_and(|hooks| hooks.receives.is_none_or(|receives| receives(body, call, callable)))
        && all_ops(source, region).into_iter().all(|(source, op)| {
            let hooks = hooks(source, source.def(op));
            hooks.is_some_and(|hooks| hooks.accepts_op.is_none_or(|accepts| accepts(source, op, parent)))
        })
}

/// Inlines a call of `callable`, whose region is in another body: clones the region's blocks in place of the call, which
/// stays without uses, for the caller to erase. Calls `cloned` with the new blocks while the terminators still leave the
/// callee. Returns `None`, and changes nothing, if the call cannot be inlined.
///
/// `owner` is the operation that owns `body`, which holds the call.
pub fn inline_call(
    owner: OpRef<'_>,
    body: &mut Body,
    call: Op,
    callable: OpRef<'_>,
    cloned: &mut dyn FnMut(&Body, &[Block]),
) -> Option<()> {
    let source = callable.body().region_body(callable.op);
    let region = callable.body().regions(callable.op).first().copied()?;
    let entry = source.entry_block(region)?;
    let parts = (body.def(call).hooks.call?)(body, call);
    let args: SmallVec<[Value; 8]> = body.operands(call).slice(parts.args.0, parts.args.1).iter().collect();
    let result_types = (callable.def().hooks.callable_results?)(callable.body(), callable.op);
    if !body.types(args[..].into()).eq(source.arg_types(entry))
        || !body.types(body.results(call)).eq(result_types.iter().copied())
        || !is_legal(owner.def(), body, call, callable)
    {
        return None;
    }
    let block = body.block_of(call)?;
    let into = body.region_of(block)?;

    let mut map = Mapping::default();
    let next = body.next_op(call);
    let argument = hooks(callable.body(), callable.def()).and_then(|hooks| hooks.argument);
    let passed = InlinedCall { call, caller: owner, callable, args: &args };
    let mut values: SmallVec<[Value; 8]> = SmallVec::new();
    for (i, (&arg, &value)) in source.args(entry).iter().zip(&args[..]).enumerate() {
        let value = match argument {
            Some(argument) => {
                let mut builder = Builder::before(body, call);
                builder.set_insert_point(next.map_or(InsertPoint::End(block), InsertPoint::Before));
                argument(&mut builder, &passed, i)
            }
            None => value,
        };
        map.values.insert(arg, value);
        values.push(value);
    }
    let inlined = InlinedCall { args: &values, ..passed };
    // The blocks of the callee are put behind that of the call.
    let after = body.next_block(block);
    let blocks = clone_blocks(body, &inlined, (into, after), (source, region), map);
    let only = source.has_one_block(region).then(|| source.terminator(entry)).flatten();
    if only.is_some_and(|op| merges(source, op)) {
        merge_block(body, call, blocks[0], (block, next), cloned);
    } else {
        link_blocks(body, call, &blocks, (block, next), cloned);
    }
    Some(())
}

/// Clones the blocks of a callee and lets the hooks of the call's dialect edit them.
fn clone_blocks(
    body: &mut Body,
    call: &InlinedCall<'_>,
    (into, after): (Region, Option<Block>),
    from: (&Body, Region),
    mut map: Mapping,
) -> Vec<Block> {
    let ctx = body.ctx().clone();
    let mut locs = InlinedLocs::new(&ctx, body.loc(call.call));
    body.clone_blocks_of(from, (into, after), &mut map, &mut |loc| locs.locate(loc));
    let blocks: Vec<Block> = from.0.blocks(from.1).map(|block| map.block(block)).collect();
    if let Some(inlined) = hooks(body, body.def(call.call)).and_then(|hooks| hooks.inlined) {
        inlined(body, call, &blocks);
    }
    let parent = body.parent_op(call.call).and_then(|parent| hooks(body, body.def(parent)));
    if let Some(received) = parent.and_then(|hooks| hooks.received) {
        received(body, &blocks);
    }
    blocks
}

/// Moves the operations of the only block of a callee to the block of the call, in front of `next`.
fn merge_block(
    body: &mut Body,
    call: Op,
    inlined: Block,
    (block, next): (Block, Option<Op>),
    cloned: &mut dyn FnMut(&Body, &[Block]),
) {
    cloned(body, &[inlined]);
    let Some(terminator) = body.terminator(inlined) else { return };
    let values: SmallVec<[Value; 4]> = body.operands(terminator).iter().collect();
    for (result, value) in body.results(call).iter().zip(values) {
        body.replace_all_uses(result, value);
    }
    body.erase(terminator);
    match next {
        None => body.append_ops_of(inlined, block),
        Some(next) => {
            while let Some(op) = body.first_op(inlined) {
                body.move_before(op, next);
            }
        }
    }
    body.erase_block(inlined);
}

/// Divides the block of a call: its second part receives the results as arguments from the blocks of the callee, of which
/// the first is merged with the first part.
fn link_blocks(
    body: &mut Body,
    call: Op,
    blocks: &[Block],
    (block, next): (Block, Option<Op>),
    cloned: &mut dyn FnMut(&Body, &[Block]),
) {
    let (Some(&first), Some(&last), Some(into)) = (blocks.first(), blocks.last(), body.region_of(block))
    else {
        return;
    };
    let after = match next {
        Some(next) => {
            let after = body.split_block(next);
            body.detach_block(after);
            after
        }
        None => body.create_block(),
    };
    let behind = body.next_block(last);
    body.insert_block(after, into, behind);
    cloned(body, blocks);
    let call_loc = body.loc(call);
    for result in body.results(call) {
        let arg = body.add_arg(after, body.ty(result));
        body.set_arg_loc(arg, call_loc);
        body.replace_all_uses(result, arg);
    }
    for &new in blocks {
        if let Some(terminator) = body.terminator(new)
            && let Some(branch_to) = hooks(body, body.def(terminator)).and_then(|hooks| hooks.branch_to)
        {
            branch_to(body, terminator, after);
        }
    }
    body.append_ops_of(first, block);
    body.erase_block(first);
}

/// Whether the only inlined block, which ends in this terminator, is merged with the blocks around it.
fn merges(body: &Body, terminator: Op) -> bool {
    let keeps = hooks(body, body.def(terminator)).and_then(|hooks| hooks.keeps_block);
    body.def(terminator).has(Trait::ReturnLike) && !keeps.is_some_and(|keeps| keeps(body, terminator))
}
