//! `reconcile-unrealized-casts`: removes unrealized casts that reverse each other, and unused ones.

use crate::prelude::*;
use terrace_rewrite::parallel::for_each;

passes! {
    /// Simplify and eliminate unrealized conversion casts.
    ReconcileCasts("ReconcileUnrealizedCastsPass") = "reconcile-unrealized-casts"
        on(Anchor::Any, Body) => reconcile_casts;
}

fn reconcile_casts(_: &ReconcileCasts, _: &PassContext) -> Result<BodyPass> {
    Ok(BodyPass::new().edit(EDIT))
}

/// Limit of the casts in a chain that are searched: chains of any length would take quadratic time.
const MAX_CHAIN: usize = 4096;

/// The remaining casts inside `op`, each with the owners of the bodies around it, outermost last.
pub(crate) fn remaining_casts(body: &Body, op: Op, threads: usize) -> Vec<(Op, SmallVec<[Op; 4]>)> {
    let mut found = Vec::new();
    let inner = if body.is_nested(op) { body.region_body(op) } else { body };
    collect(inner, threads, &mut found);
    if body.is_nested(op) {
        found.iter_mut().for_each(|(_, path)| path.push(op));
    }
    found
}

fn collect(body: &Body, threads: usize, found: &mut Vec<(Op, SmallVec<[Op; 4]>)>) {
    let mut owners = Vec::new();
    body.walk(|op| {
        if body.is::<UnrealizedConversionCast>(op) {
            found.push((op, SmallVec::new()));
        } else if body.is_nested(op) {
            owners.push(op);
        }
    });
    retain_owners_of_casts(body, &mut owners, threads);
    for owner in owners {
        let start = found.len();
        collect(body.region_body(owner), 1, found);
        found[start..].iter_mut().for_each(|(_, path)| path.push(owner));
    }
}

/// Removes casts that reverse each other, and unused ones.
pub const EDIT: BodyEdit = BodyEdit {
    concerns: has_casts,
    run: |body| EditResult { changed: reconcile_body(body), unfinished: false },
    report: |_, _| Ok(()),
};

/// [`EDIT`], unfinished if a cast remains.
pub const COMPLETE: BodyEdit = BodyEdit {
    run: |body| EditResult { changed: reconcile_body(body), unfinished: has_casts(body) },
    ..EDIT
};

/// Keeps the operations whose bodies may contain casts.
fn retain_owners_of_casts(body: &Body, owners: &mut Vec<Op>, threads: usize) {
    /// Below this number, starting threads takes longer than the search.
    const MANY: usize = 1024;
    if threads <= 1 || owners.len() < MANY {
        return owners.retain(|&op| may_have_casts(body.region_body(op)));
    }
    let mut with_casts =
        for_each(body.ctx(), owners, threads, |&mut op| may_have_casts(body.region_body(op))).into_iter();
    owners.retain(|_| with_casts.next() == Some(true));
}

/// Whether a body may contain casts, also in nested bodies.
fn may_have_casts(body: &Body) -> bool {
    body.has_nested() || has_casts(body)
}

fn has_casts(body: &Body) -> bool {
    // Most bodies have no casts, and a scan of the operation codes is faster than a walk.
    body.op_codes().any(|code| code == UnrealizedConversionCast::DEF.code())
}

fn reconcile_body(body: &mut Body) -> bool {
    let mut casts = Vec::new();
    body.walk(|op| casts.extend(body.is::<UnrealizedConversionCast>(op).then_some(op)));
    let mut changed = false;
    for &cast in &casts {
        if let Some(source) = reversed_cast(body, cast) {
            let mut inputs: SmallVec<[Value; 4]> = SmallVec::new();
            body.operands(source).iter().for_each(|input| inputs.push(input));
            for (i, &input) in inputs.iter().enumerate() {
                let result = body.result(cast, i);
                if !body.has_no_uses(result) {
                    body.replace_all_uses(result, input);
                    changed = true;
                }
            }
        }
    }
    // A cast is needed if another operation or a needed cast uses it.
    let mut needed = vec![false; body.op_bound()];
    let mut pending: Vec<Op> = Vec::new();
    for &cast in &casts {
        let used = body
            .results(cast)
            .iter()
            .any(|result| body.uses(result).any(|u| !body.is::<UnrealizedConversionCast>(u.owner)));
        if used {
            needed[cast.index()] = true;
            pending.push(cast);
        }
    }
    while let Some(cast) = pending.pop() {
        for input in body.operands(cast).iter() {
            if let Some(def) = body.def_op(input)
                && body.is::<UnrealizedConversionCast>(def)
                && !core::mem::replace(&mut needed[def.index()], true)
            {
                pending.push(def);
            }
        }
    }
    // All casts drop their operands before any is erased, since they may use each other.
    let dead: Vec<Op> = casts.iter().rev().copied().filter(|cast| !needed[cast.index()]).collect();
    body.erase_all(&dead);
    changed | !dead.is_empty()
}

/// The cast that this one reverses: the nearest one in the chain of casts before it whose inputs have the types of its
/// results.
fn reversed_cast(body: &Body, cast: Op) -> Option<Op> {
    let wanted = body.types(body.results(cast));
    let mut at = cast;
    for _ in 0..MAX_CHAIN {
        let inputs = body.operands(at);
        if inputs.is_empty() {
            return None;
        }
        if body.types(inputs).eq(wanted.clone()) {
            return Some(at);
        }
        let def = body.def_op(inputs.iter().next()?)?;
        if !body.is::<UnrealizedConversionCast>(def) || !body.results(def).iter().eq(inputs.iter()) {
            return None;
        }
        at = def;
        if at == cast {
            return None;
        }
    }
    None
}
