//! `reconcile-unrealized-casts`: casts that undo each other go, and so do those that nobody needs.

use smallvec::SmallVec;
use terrace_dialects::builtin::UnrealizedConversionCast;
use terrace_ir::{Body, Op, OpKind, Value};
use terrace_rewrite::convert::{BodyEdit, EditResult};
use terrace_rewrite::parallel::{HasContext, for_each};

/// How many casts one cast is followed back through: keeps the work linear however long chains are.
const MAX_CHAIN: usize = 4096;

/// The casts inside `op` that are left, each with the owners of the bodies around it, outermost last.
pub(crate) fn left(body: &Body, op: Op, threads: usize) -> Vec<(Op, SmallVec<[Op; 4]>)> {
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
    keep_concerned(body, &mut owners, threads);
    for owner in owners {
        let start = found.len();
        collect(body.region_body(owner), 1, found);
        found[start..].iter_mut().for_each(|(_, path)| path.push(owner));
    }
}

/// Removes the casts that undo each other or are unused.
pub const EDIT: BodyEdit = BodyEdit {
    has_own,
    run_own: |body, op| EditResult { changed: reconcile_own(body, op), unfinished: false },
    concerns: is_concerned,
    run: |body| EditResult { changed: reconcile_body(body, 1), unfinished: false },
    report: |_, _| Ok(()),
};

/// [`EDIT`] where no cast may be left.
pub const COMPLETE: BodyEdit = BodyEdit {
    run_own: |body, op| EditResult { changed: reconcile_own(body, op), unfinished: has_own(body, op) },
    run: |body| {
        let changed = reconcile_body(body, 1);
        let mut left = Vec::new();
        if is_concerned(body) {
            collect(body, 1, &mut left);
        }
        EditResult { changed, unfinished: !left.is_empty() }
    },
    ..EDIT
};

/// Whether there are casts in the operation's regions, but for those in bodies that are nested in its own.
fn has_own(body: &Body, op: Op) -> bool {
    if body.is_nested(op) { has_casts(body.region_body(op)) } else { !casts_in(body, op).is_empty() }
}

/// Removes the casts in these regions that undo each other or are unused. Returns whether there were any.
fn reconcile_own(body: &mut Body, op: Op) -> bool {
    let Some(mut nested) = body.take_nested(op) else {
        let casts = casts_in(body, op);
        return reconcile_casts(body, &casts);
    };
    let mut casts = Vec::new();
    nested.walk(|op| casts.extend(nested.is::<UnrealizedConversionCast>(op).then_some(op)));
    let changed = reconcile_casts(&mut nested, &casts);
    body.put_nested(op, nested);
    changed
}

/// The casts inside an operation whose regions are in the same body.
fn casts_in(body: &Body, op: Op) -> Vec<Op> {
    let mut casts = Vec::new();
    body.walk_from(op, &mut |op| casts.extend(body.is::<UnrealizedConversionCast>(op).then_some(op)));
    casts
}

struct Job(Op, Box<Body>);

impl HasContext for Job {
    fn context(&self) -> terrace_ir::Context {
        self.1.ctx().clone()
    }
}

fn reconcile_body(body: &mut Body, threads: usize) -> bool {
    if !is_concerned(body) {
        return false;
    }
    let mut casts = Vec::new();
    let mut owners = Vec::new();
    body.walk(|op| {
        if body.is::<UnrealizedConversionCast>(op) {
            casts.push(op);
        } else if body.is_nested(op) {
            owners.push(op);
        }
    });
    let mut changed = reconcile_casts(body, &casts);
    keep_concerned(body, &mut owners, threads);
    let mut jobs: Vec<Job> =
        owners.iter().filter_map(|&op| body.take_nested(op).map(|nested| Job(op, nested))).collect();
    changed |= for_each(&mut jobs, threads, |job| reconcile_body(&mut job.1, 1)).contains(&true);
    for Job(op, nested) in jobs {
        body.put_nested(op, nested);
    }
    changed
}

struct Look<'a>(&'a Body);

impl HasContext for Look<'_> {
    fn context(&self) -> terrace_ir::Context {
        self.0.ctx().clone()
    }
}

/// Keeps those of these operations whose bodies are concerned.
fn keep_concerned(body: &Body, owners: &mut Vec<Op>, threads: usize) {
    /// Fewer are looked through sooner than threads are started.
    const MANY: usize = 1024;
    if threads <= 1 || owners.len() < MANY {
        return owners.retain(|&op| is_concerned(body.region_body(op)));
    }
    let mut looks: Vec<Look<'_>> = owners.iter().map(|&op| Look(body.region_body(op))).collect();
    let mut concerned = for_each(&mut looks, threads, |look| is_concerned(look.0)).into_iter();
    owners.retain(|_| concerned.next() == Some(true));
}

/// Whether there are casts in a body, or others nested in it.
fn is_concerned(body: &Body) -> bool {
    body.has_nested() || has_casts(body)
}

fn has_casts(body: &Body) -> bool {
    // Most have none; looking through the records takes no walk.
    body.op_codes().any(|code| code == UnrealizedConversionCast::DEF.code())
}

fn reconcile_casts(body: &mut Body, casts: &[Op]) -> bool {
    if casts.is_empty() {
        return false;
    }
    let mut changed = false;
    for &cast in casts {
        if let Some(source) = undone(body, cast) {
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
    // What something else uses is needed, and what a needed cast uses.
    let mut needed = vec![false; body.op_bound()];
    let mut pending: Vec<Op> = Vec::new();
    for &cast in casts {
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
    // All let go of their operands before any is erased: they may use each other.
    let dead: Vec<Op> = casts.iter().rev().copied().filter(|cast| !needed[cast.index()]).collect();
    body.erase_all(&dead);
    changed | !dead.is_empty()
}

/// The cast whose inputs are what this one's results stand for: the nearest one back along the chain of casts
/// that has inputs of the same types.
fn undone(body: &Body, cast: Op) -> Option<Op> {
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
