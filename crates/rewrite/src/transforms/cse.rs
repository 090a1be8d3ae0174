//! `cse`: eliminates common subexpressions and dead operations.
//!
//! Blocks are visited in preorder of the dominator tree; the expressions of a block are available in the blocks that it
//! dominates and in the regions inside them. Reads are shared within a block up to the next write.

use crate::analysis::Dominance;
use crate::parallel::for_each_nested;
use crate::pass::{Anchor, PassContext};
use crate::passes;
use terrace_ir::decl::Trait;
use terrace_ir::dominance::DominanceInfo;
use terrace_ir::effects::{self, Effects};
use terrace_ir::{Block, Body, Loc, Op, OpDef, Region, Result, equivalence};
use terrace_support::hashbrown::HashTable;

passes! {
    /// Eliminate common sub-expressions.
    Cse("CSE") = "cse" on(Anchor::Any) => run;
}

fn run(_: &Cse, pass: &mut PassContext<'_>) -> Result {
    pass.analysis::<Dominance>();
    let changed = cse(pass.body, pass.op, pass.threads);
    pass.preserve::<Dominance>();
    pass.finish(changed)
}

/// Eliminates common subexpressions inside an isolated operation; returns whether there were any.
pub fn cse(body: &mut Body, op: Op, threads: usize) -> bool {
    let owner = body.def(op);
    let Some(mut nested) = body.take_nested_as_is(op) else { return false };
    let changed = cse_in(owner, &mut nested, threads);
    body.put_nested_as_is(op, nested);
    changed
}

/// Eliminates common subexpressions in the bodies nested in `body`, then in `body` itself, which `owner` owns.
fn cse_in(owner: &'static OpDef, body: &mut Body, threads: usize) -> bool {
    let nested = for_each_nested(body, threads, |owner, nested| cse_in(owner, nested, 1));
    let mut cse =
        Elimination { dominance: DominanceInfo::new(Some(owner)), erased: Vec::new(), changed: false };
    cse.body(body);
    body.erase_all(&cse.erased);
    cse.changed || !cse.erased.is_empty() || nested.contains(&true)
}

/// The available expressions, in scopes.
#[derive(Default)]
struct Available {
    table: HashTable<(u64, Op)>,
    /// Added operations with their hashes, and the equivalent operations that they hide.
    log: Vec<(u64, Op, Option<Op>)>,
    /// The length of the log at the start of each scope.
    scopes: Vec<usize>,
}

impl Available {
    fn find(&self, body: &Body, op: Op) -> Option<Op> {
        self.find_hashed(body, op, equivalence::hash(body, op))
    }

    /// [`Available::find`] of an operation with this hash.
    fn find_hashed(&self, body: &Body, op: Op, hash: u64) -> Option<Op> {
        self.table
            .find(hash, |&(h, known)| h == hash && equivalence::equivalent(body, known, op))
            .map(|e| e.1)
    }

    /// Adds an operation with this hash; it hides an equivalent one until the scope ends.
    fn insert(&mut self, body: &Body, op: Op, hash: u64) {
        let same = |&(h, known): &(u64, Op)| h == hash && equivalence::equivalent(body, known, op);
        match self.table.find_mut(hash, same) {
            Some(entry) => {
                self.log.push((hash, op, Some(entry.1)));
                entry.1 = op;
            }
            None => {
                self.log.push((hash, op, None));
                self.table.insert_unique(hash, (hash, op), |&(hash, _)| hash);
            }
        }
    }

    /// Ends scopes until `n` are left.
    fn close(&mut self, n: usize) {
        while self.scopes.len() > n {
            let start = self.scopes.pop().unwrap_or(0);
            while self.log.len() > start {
                let Some((hash, op, hidden)) = self.log.pop() else { return };
                if let Ok(mut entry) = self.table.find_entry(hash, |&(_, known)| known == op) {
                    match hidden {
                        Some(hidden) => entry.get_mut().1 = hidden,
                        None => drop(entry.remove()),
                    }
                }
            }
        }
    }
}

/// A region on the stack of a walk.
struct Frame {
    blocks: Vec<(Block, u32)>,
    next_block: usize,
    /// The next operation, and the index of its next region.
    op: Option<Op>,
    next_region: usize,
    /// The number of scopes around the region.
    scopes: usize,
    /// Whether definitions dominate uses.
    ssa: bool,
    /// The expressions outside a region that is isolated from them.
    outside: Option<Available>,
    /// The next operation to check for writes, and the last one that may write.
    scan: Option<Op>,
    last_write: Option<Op>,
}

struct Elimination {
    dominance: DominanceInfo,
    erased: Vec<Op>,
    changed: bool,
}

impl Elimination {
    fn body(&mut self, body: &mut Body) {
        body.renumber_all();
        let mut available = Available::default();
        let mut stack: Vec<Frame> = Vec::new();
        for region in body.root_regions() {
            stack.extend(self.enter(body, region, &mut available, false));
            while let Some(frame) = stack.last_mut() {
                let Some(op) = frame.op else {
                    let Some(&(block, depth)) = frame.blocks.get(frame.next_block) else {
                        available.close(frame.scopes);
                        if let Some(outside) = frame.outside.take() {
                            available = outside;
                        }
                        stack.pop();
                        continue;
                    };
                    available.close(frame.scopes + depth as usize);
                    available.scopes.push(available.log.len());
                    frame.next_block += 1;
                    frame.op = body.first_op(block);
                    (frame.scan, frame.last_write) = (frame.op, None);
                    continue;
                };
                if frame.next_region < body.n_regions(op) && !body.is_nested(op) {
                    let region = body.region(op, frame.next_region);
                    frame.next_region += 1;
                    // An unregistered operation might be isolated, and a masked operation is not equal to one outside.
                    let def = body.def(op);
                    let isolated = !def.registered || def.has(Trait::MaskingOpInterface);
                    stack.extend(self.enter(body, region, &mut available, isolated));
                    continue;
                }
                frame.next_region = 0;
                frame.op = body.next_op(op);
                self.operation(body, op, &mut available, frame);
            }
        }
    }

    /// Enters a region, unless it is empty or a graph region of several blocks.
    fn enter(
        &mut self,
        body: &Body,
        region: Region,
        available: &mut Available,
        isolated: bool,
    ) -> Option<Frame> {
        let ssa = self.dominance.has_ssa_dominance(body, region);
        let blocks = if body.has_one_block(region) {
            vec![(body.entry_block(region)?, 0)]
        } else if ssa {
            self.dominance.preorder(body, region)
        } else {
            return None;
        };
        let outside = isolated.then(|| core::mem::take(available));
        Some(Frame {
            blocks,
            next_block: 0,
            op: None,
            next_region: 0,
            scopes: available.scopes.len(),
            ssa,
            outside,
            scan: None,
            last_write: None,
        })
    }

    fn operation(&mut self, body: &mut Body, op: Op, available: &mut Available, frame: &mut Frame) {
        if body.def(op).has(Trait::Terminator) {
            return;
        }
        if effects::is_trivially_dead(body, op) {
            self.erased.push(op);
            return;
        }
        if body.n_regions(op) != 0 {
            let inner = body.region_body(op);
            if body.regions(op).into_iter().any(|region| inner.blocks(region).nth(1).is_some()) {
                return;
            }
        }
        if effects::is_memory_effect_free(body, op) {
            let hash = equivalence::hash(body, op);
            match available.find_hashed(body, op, hash) {
                Some(existing) => self.replace(body, op, existing, available, frame.ssa),
                None => available.insert(body, op, hash),
            }
            return;
        }
        if effects::effects_of(body, op) != Some(Effects::READ) {
            return;
        }
        let hash = equivalence::hash(body, op);
        if let Some(existing) = available.find_hashed(body, op, hash)
            && body.block_of(existing) == body.block_of(op)
            && !writes_between(body, existing, op, frame)
        {
            self.replace(body, op, existing, available, frame.ssa);
            return;
        }
        available.insert(body, op, hash);
    }

    fn replace(&mut self, body: &mut Body, op: Op, existing: Op, available: &Available, ssa: bool) {
        self.changed = true;
        for (from, to) in body.results(op).iter().zip(body.results(existing).iter()) {
            if ssa {
                body.replace_all_uses(from, to);
            } else {
                // The operands of available expressions must not change: they determine the hashes.
                body.replace_uses_if(from, to, |body, u| available.find(body, u.owner).is_none());
            }
        }
        if ssa || body.results(op).iter().all(|result| body.has_no_uses(result)) {
            self.erased.push(op);
        }
        if body.loc(existing) == Loc::UNKNOWN && body.loc(op) != Loc::UNKNOWN {
            let loc = body.loc(op);
            body.set_loc(existing, loc);
        }
    }
}

/// Whether an operation between two operations of the frame's block may write. Checks each operation of the block once.
fn writes_between(body: &Body, from: Op, to: Op, frame: &mut Frame) -> bool {
    while let Some(op) = frame.scan.filter(|&op| op != to) {
        if effects::effects_recursively(body, op).is_none_or(|effects| effects.any(Effects::WRITE)) {
            frame.last_write = Some(op);
        }
        frame.scan = body.next_op(op);
    }
    frame.last_write.is_some_and(|write| body.is_before(from, write))
}
