//! Alias scopes for arguments that are `noalias`: they say of inlined accesses what the attribute says of the callee's.

use super::{called_range, named};
use crate::{
    AliasScopeAttr, AliasScopeDomainAttr, Alloca, AtomicCmpXchg, AtomicRMW, Call, Func, Load, Memcpy,
    MemcpyInline, Memmove, Memset, MemsetInline, NoAliasScopeDecl, PointerType, Select, Store,
};
use terrace_ir::inlining::InlinedCall;
use terrace_rewrite::prelude::*;

/// The scopes of an access that may alias, and of one that does not.
pub(super) type Scopes = [SmallVec<[Attr; 2]>; 2];

/// The objects that pointers are based on.
#[derive(Default)]
struct Objects {
    /// The arguments of the callee, by number.
    params: SmallVec<[usize; 4]>,
    /// Whether an object is memory that no argument can point to.
    has_other: bool,
}

/// Declares a scope for each argument that is `noalias`, in front of the call, and finds the scopes of the inlined accesses.
pub(super) fn declare(body: &mut Body, inlined: &InlinedCall<'_>, blocks: &[Block]) -> FxHashMap<Op, Scopes> {
    let mut scopes = FxHashMap::default();
    let params = noalias_params(body, inlined);
    if params.is_empty() {
        return scopes;
    }
    let ctx = &body.ctx().clone();
    let callee =
        body.slot(inlined.call, Call::SLOTS.callee).and_then(|callee| callee.as_::<SymbolRefAttr>(ctx));
    let domain =
        AliasScopeDomainAttr::get(ctx, DistinctAttr::new(ctx, Attr::UNIT), callee.map(|callee| callee.root));
    let params: Vec<(usize, Attr)> = params
        .into_iter()
        .map(|param| (param, AliasScopeAttr::get(ctx, DistinctAttr::new(ctx, Attr::UNIT), domain, None)))
        .collect();
    let mut b = Builder::before(body, inlined.call);
    for &(_, scope) in &params {
        NoAliasScopeDecl::build(&mut b, scope);
    }
    let source = inlined.callable.body().region_body(inlined.callable.op);
    let Some(&region) = inlined.callable.body().regions(inlined.callable.op).first() else { return scopes };
    let originals: Vec<Block> = source.blocks(region).collect();
    // The clones are in the order of the originals.
    for (original, clone) in all_ops(source, &originals).into_iter().zip(all_ops(body, blocks)) {
        if body.def(clone).slot_of("noalias_scopes").is_none() {
            continue;
        }
        let Some(objects) = objects_of(body, inlined, source, original) else { continue };
        let is_call = source.is::<Call>(original);
        let of = |based: bool| {
            let chosen = params.iter().filter(|(param, _)| objects.params.contains(param) == based);
            chosen.map(|&(_, scope)| scope).collect::<SmallVec<[Attr; 2]>>()
        };
        let has_other = objects.has_other
            || objects.params.iter().any(|param| !params.iter().any(|(noalias, _)| noalias == param));
        let alias = if has_other || is_call { SmallVec::new() } else { of(true) };
        scopes.insert(clone, [alias, of(false)]);
    }
    scopes
}

/// The attributes of an argument of the callee.
fn has_attr(inlined: &InlinedCall<'_>, index: usize, name: &str) -> bool {
    let outer = inlined.callable.body();
    let attrs = inlined.callable.as_::<Func>().and_then(|function| function.arg_attrs_at(outer, index));
    attrs.is_some_and(|attrs| named(outer, attrs, name).is_some())
}

/// The numbers of the arguments that are `noalias`. Arguments with the same value follow the first one, the last one first.
fn noalias_params(body: &Body, inlined: &InlinedCall<'_>) -> Vec<usize> {
    let (start, end) = called_range(body, inlined.call);
    let passed: Vec<Value> = body.operands(inlined.call).slice(start, end).iter().collect();
    let mut params = Vec::new();
    for (i, value) in passed.iter().enumerate() {
        if passed[..i].contains(value) {
            continue;
        }
        params.extend((i..passed.len()).rev().filter(|&other| {
            passed[other] == *value
                && has_attr(inlined, other, "llvm.noalias")
                && !has_attr(inlined, other, "llvm.byval")
        }));
    }
    params
}

/// The pointers that an access, or the callee of a call, may use.
fn accessed(b: &Body, op: Op) -> SmallVec<[Value; 4]> {
    let operands = b.operands(op);
    let (start, end) = match () {
        () if b.is::<Store>(op) => (1, 2),
        () if b.is::<Memcpy>(op) || b.is::<MemcpyInline>(op) || b.is::<Memmove>(op) => (0, 2),
        () if b.is::<Call>(op) => called_range(b, op),
        () if [Load::DEF, AtomicRMW::DEF, AtomicCmpXchg::DEF, Memset::DEF, MemsetInline::DEF]
            .iter()
            .any(|&def| core::ptr::eq(def, b.def(op))) =>
        {
            (0, 1)
        }
        () => (0, operands.len()),
    };
    operands.slice(start, end).iter().filter(|&value| b.ty(value).is::<PointerType>(b.ctx())).collect()
}

/// The objects that the pointers of an operation of the callee are based on; `None` if they are not known.
fn objects_of(body: &Body, inlined: &InlinedCall<'_>, source: &Body, op: Op) -> Option<Objects> {
    let mut objects = Objects::default();
    let entry = source.entry_block(source.root_regions().next()?)?;
    for value in roots(source, accessed(source, op), Some(entry))? {
        match source.value_def(value) {
            ValueDef::Arg(_, index) => {
                let index = index as usize;
                if !has_attr(inlined, index, "llvm.byval") {
                    objects.params.push(index);
                    continue;
                }
                // The argument is a copy, or a value of the caller.
                for value in roots(body, SmallVec::from_slice(&[*inlined.args.get(index)?]), None)? {
                    objects.has_other |= is_other(body, value)?;
                }
            }
            ValueDef::Result(..) => objects.has_other |= is_other(source, value)?,
        }
    }
    Some(objects)
}

/// Whether an object is memory of its own: constants point to none, and nothing is known of others.
fn is_other(b: &Body, value: Value) -> Option<bool> {
    let op = b.def_op(value)?;
    match () {
        () if b.def(op).has(Trait::ConstantLike) => Some(false),
        () if b.is::<Alloca>(op) => Some(true),
        () => None,
    }
}

/// The values that pointers are computed from: arguments of `entry` and results of operations. `None` if some are not
/// known.
fn roots(b: &Body, pointers: SmallVec<[Value; 4]>, entry: Option<Block>) -> Option<Vec<Value>> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    let mut pending = pointers;
    while let Some(value) = pending.pop() {
        if !seen.insert(value) {
            continue;
        }
        match b.value_def(value) {
            ValueDef::Arg(block, _) if Some(block) == entry => found.push(value),
            ValueDef::Arg(block, index) => {
                if b.is_entry_block(block) {
                    return None;
                }
                for from in b.predecessors(block) {
                    let branch = b.terminator(from)?;
                    let passes = b.def(branch).hooks.branch?;
                    for succ in (0..b.n_succs(branch)).filter(|&succ| b.succ(branch, succ) == block) {
                        let (start, end) = passes(b, branch, succ)?;
                        let at = start + index as usize;
                        pending.push((at < end).then(|| b.operand(branch, at))?);
                    }
                }
            }
            ValueDef::Result(op, 0) if b.def(op).has(Trait::ViewLikeOpInterface) => {
                pending.push(b.operand(op, 0));
            }
            ValueDef::Result(op, _) if b.is::<Select>(op) => pending.extend(b.operands(op).iter().skip(1)),
            ValueDef::Result(op, _) if b.n_regions(op) != 0 => return None,
            ValueDef::Result(..) => found.push(value),
        }
    }
    Some(found)
}

/// The operations in blocks and inside them.
pub(super) fn all_ops(body: &Body, blocks: &[Block]) -> Vec<Op> {
    let mut all = Vec::new();
    for op in blocks.iter().flat_map(|&block| body.ops(block)) {
        body.walk_from(op, &mut |op| all.push(op));
    }
    all
}
