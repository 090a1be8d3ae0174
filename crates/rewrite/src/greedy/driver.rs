//! The driver of greedy rewriting.

use super::folder::{Folder, Inserted};
use super::simplify::{RegionSimplification, simplify_regions};
use crate::cfg::erase_unreachable;
use crate::parallel::for_each_nested;
use crate::pass::PassContext;
use crate::patterns::Patterns;
use core::any::Any;
use terrace_ir::decl::{FoldResult, Trait};
use terrace_ir::effects::has_no_lasting_effect;
use terrace_ir::folding::{Fold, fold_op};
use terrace_ir::rewriter::{Pattern, Rewriter, Worklist, add, erase};
use terrace_ir::{Block, Body, Op, Region, Value};
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// How patterns are applied (`GreedyRewriteConfig`).
#[derive(Clone, Copy, Debug)]
pub struct GreedyConfig {
    /// Whether operations are first visited from the top down; else users come before definitions.
    pub top_down: bool,
    /// How much control flow is simplified after each round.
    pub region_simplification: RegionSimplification,
    /// The greatest number of rounds; `None` is no limit.
    pub max_rounds: Option<u64>,
    /// The greatest number of patterns that are applied in a round; `None` is no limit.
    pub max_rewrites: Option<u64>,
}

impl Default for GreedyConfig {
    fn default() -> Self {
        let region_simplification = RegionSimplification::Aggressive;
        Self { top_down: false, region_simplification, max_rounds: Some(10), max_rewrites: None }
    }
}

/// How often an operation may be folded in place in one round: folders that undo each other would never end.
const MAX_FOLDS: u32 = 1024;

/// How many changes the driver may make for each operation of the body, and for each one that rewrites create. Patterns
/// that undo each other would never end, nor do some in code that becomes unreachable and refers to itself.
const MAX_CHANGES: u64 = 16;

/// How many changes the driver may make in any body, and in each round after the limit is reached: the next round erases
/// unreachable code.
const MIN_CHANGES: u64 = 4096;

/// How many operations may descend from one, each created by a rewrite of the last, until created ones no longer raise the
/// limit of changes.
const MAX_DESCENT: u32 = 1024;

/// How many operations rewrites may create in a body.
const MAX_CREATED: usize = 1 << 22;

/// How many rounds follow the one that reaches the limit of changes.
const MAX_ROUNDS_AFTER_LIMIT: u64 = 10;

/// The outcome of greedy rewriting.
#[derive(Clone, Copy, Debug)]
pub struct GreedyResult {
    /// Whether anything has changed.
    pub changed: bool,
    /// Whether the last round changed nothing.
    pub converged: bool,
}

/// Applies patterns to all operations inside `op`, also to those in nested bodies. Returns whether anything has changed.
pub fn apply_patterns_greedily(
    body: &mut Body,
    op: Op,
    patterns: &Patterns<Pattern>,
    threads: usize,
) -> bool {
    apply_patterns_with(body, op, patterns, GreedyConfig::default(), threads).changed
}

/// Runs a pass that applies a table or a set of patterns greedily to all operations inside its operation.
pub fn run_patterns(
    pass: &mut PassContext<'_>,
    patterns: impl Into<Patterns<Pattern>>,
) -> terrace_ir::Result {
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns.into(), pass.threads);
    pass.finish(changed)
}

/// Applies patterns as [`apply_patterns_greedily`] does, with another configuration.
pub fn apply_patterns_with(
    body: &mut Body,
    op: Op,
    patterns: &Patterns<Pattern>,
    config: GreedyConfig,
    threads: usize,
) -> GreedyResult {
    let Some(mut nested) = body.take_nested_as_is(op) else {
        return GreedyResult { changed: false, converged: true };
    };
    let result = rewrite_body(&mut nested, patterns, config, threads);
    body.put_nested_as_is(op, nested);
    result
}

/// Applies patterns to all operations of a body, but not to those in nested bodies. Returns whether anything has changed.
pub fn apply_patterns_to_body(body: &mut Body, patterns: &Patterns<Pattern>, config: GreedyConfig) -> bool {
    apply_patterns(body, patterns, config).changed
}

/// Applies patterns as [`apply_patterns_to_body`] does.
pub(super) fn apply_patterns(
    body: &mut Body,
    patterns: &Patterns<Pattern>,
    config: GreedyConfig,
) -> GreedyResult {
    Driver::new(body, patterns, config).run()
}

/// Rewrites the arguments of the blocks of a body's root regions; returns `Some` if it has changed anything.
pub type RewriteArgs = fn(&mut Rewriter<'_>) -> Option<()>;

/// Applies patterns to a body as [`apply_patterns_to_body`] does. The patterns have [`Rewriter::facts`] about it. At the
/// start of each round, `args` stands for a pattern on the operation that owns the body.
pub fn apply_patterns_with_facts(
    body: &mut Body,
    patterns: &Patterns<Pattern>,
    args: Option<RewriteArgs>,
    facts: &mut (dyn Any + 'static),
) -> bool {
    let mut driver = Driver::new(body, patterns, GreedyConfig::default());
    driver.facts = Some(facts);
    driver.args = args;
    driver.run().changed
}

/// Applies patterns as [`apply_patterns_with_facts`] does to a body that a pattern has made: the first round visits the
/// operations that are in no other one, the last one first, and leaves constants where they are.
pub fn apply_patterns_to_created_body(
    body: &mut Body,
    patterns: &Patterns<Pattern>,
    facts: &mut (dyn Any + 'static),
) -> bool {
    let mut driver = Driver::new(body, patterns, GreedyConfig::default());
    driver.facts = Some(facts);
    driver.is_created = true;
    driver.run().changed
}

/// Applies patterns with [`Rewriter::facts`] to each operation of a body in reachable blocks once, in order, but not to those
/// that rewrites create (upstream's `walkAndApplyPatterns`). Returns whether anything has changed.
pub fn walk_and_apply_patterns(
    body: &mut Body,
    patterns: &Patterns<Pattern>,
    facts: &mut (dyn Any + 'static),
) -> bool {
    let ops = reachable_ops(body);
    let mut driver = Driver::new(body, patterns, GreedyConfig::default());
    driver.facts = Some(facts);
    let mut changed = false;
    for op in ops {
        changed |= driver.rewrite(op);
    }
    changed
}

/// Applies patterns to these operations of a body and to those that rewrites create, but to no others, the last one first.
/// Returns whether anything has changed.
pub fn apply_patterns_to_ops(body: &mut Body, ops: &[Op], patterns: &Patterns<Pattern>) -> bool {
    let mut driver = Driver::new(body, patterns, GreedyConfig::default());
    driver.worklist.restrict(ops);
    ops.iter().for_each(|&op| driver.worklist.push(op));
    driver.process_once()
}

/// Applies patterns to these operations of a body, the last one first, and to those that may be affected by a rewrite, but
/// not to others, nor to any outside of the region `scope`. Returns whether anything has changed.
pub fn apply_patterns_around_ops(
    body: &mut Body,
    ops: &[Op],
    scope: Option<Region>,
    patterns: &Patterns<Pattern>,
) -> bool {
    let inside = scope.map(|scope| preorder(body, &[scope]));
    let mut driver = Driver::new(body, patterns, GreedyConfig::default());
    if let Some(inside) = inside {
        driver.worklist.restrict(&inside);
    }
    ops.iter().for_each(|&op| driver.worklist.push(op));
    driver.process_once()
}

fn rewrite_body(
    body: &mut Body,
    patterns: &Patterns<Pattern>,
    config: GreedyConfig,
    threads: usize,
) -> GreedyResult {
    let outer = apply_patterns(body, patterns, config);
    let nested = for_each_nested(body, threads, |_, nested| rewrite_body(nested, patterns, config, 1));
    nested.into_iter().fold(outer, |all, one| GreedyResult {
        changed: all.changed || one.changed,
        converged: all.converged && one.converged,
    })
}

/// The limit of changes.
struct Budget {
    /// How many changes may follow.
    left: u64,
    /// How many changes were made.
    made: u64,
    /// How many operations existed at the start.
    n_old: usize,
    /// From how many rewritten operations each created one descends.
    descent: Vec<u32>,
    /// The operation that was next when the limit was reached in this round.
    stopped_at: Option<Op>,
}

impl Budget {
    fn new(body: &Body) -> Self {
        let n_old = body.op_bound();
        let left = MIN_CHANGES + MAX_CHANGES * n_old as u64;
        Self { left, made: 0, n_old, descent: Vec::new(), stopped_at: None }
    }

    fn start_round(&mut self) {
        self.stopped_at = None;
        self.left = self.left.max(MIN_CHANGES);
    }

    /// Counts a change of `op` that created the operations from `bound` to `new_bound`.
    fn count(&mut self, op: Op, bound: usize, new_bound: usize) {
        self.left -= 1;
        self.made += 1;
        if new_bound <= bound {
            return;
        }
        let descent = op.index().checked_sub(self.n_old).and_then(|i| self.descent.get(i)).copied();
        let descent = descent.unwrap_or(0) + 1;
        self.descent.resize(new_bound - self.n_old.min(new_bound), descent);
        if new_bound - self.n_old.min(new_bound) > MAX_CREATED {
            self.left = 0;
        } else if descent <= MAX_DESCENT {
            self.left += MAX_CHANGES * (new_bound - bound) as u64;
        }
    }
}

struct Driver<'a> {
    body: &'a mut Body,
    patterns: &'a Patterns<Pattern>,
    config: GreedyConfig,
    worklist: Worklist,
    /// An operation inside each operation with regions that keeps it from being dead.
    witnesses: FxHashMap<Op, Op>,
    /// How often operations were folded in place in this round.
    folds: FxHashMap<Op, u32>,
    budget: Budget,
    /// The knowledge of the patterns about the body.
    facts: Option<&'a mut (dyn Any + 'static)>,
    args: Option<RewriteArgs>,
    /// How long the worklist is when the owner of the body is visited: upstream puts it on top of the first operation.
    owner_at: Option<usize>,
    /// Whether a pattern has created the body, and no round has visited it.
    is_created: bool,
}

impl<'a> Driver<'a> {
    fn new(body: &'a mut Body, patterns: &'a Patterns<Pattern>, config: GreedyConfig) -> Self {
        let (witnesses, folds) = Default::default();
        let budget = Budget::new(body);
        Self {
            body,
            patterns,
            config,
            worklist: Worklist::default(),
            witnesses,
            folds,
            budget,
            facts: None,
            args: None,
            owner_at: None,
            is_created: false,
        }
    }

    fn run(mut self) -> GreedyResult {
        let regions: SmallVec<[Region; 2]> = self.body.root_regions().collect();
        let mut changed = false;
        let mut round = 0;
        let mut rounds_left = MAX_ROUNDS_AFTER_LIMIT;
        while self.config.max_rounds.is_none_or(|max| round < max) {
            round += 1;
            self.worklist.clear();
            self.witnesses.clear();
            self.folds.clear();
            self.owner_at = None;
            // Patterns ask for the predecessors of blocks: those that are never reached do not count. Erasing them is a
            // change, so that another round sees the branches as `simplify_regions` leaves them.
            let erased = erase_unreachable(self.body, &regions);
            self.populate(&regions);
            let rewritten = self.process();
            let level = self.config.region_simplification;
            let simplified = simplify_regions(self.body, &regions, level, rewritten);
            if !(erased || rewritten || simplified) {
                return GreedyResult { changed, converged: true };
            }
            changed = true;
            if self.budget.stopped_at.is_some() {
                if rounds_left == 0 {
                    break;
                }
                rounds_left -= 1;
            }
        }
        self.report();
        GreedyResult { changed, converged: false }
    }

    /// Warns if the last round reached the limit of changes.
    fn report(&self) {
        let Some(op) = self.budget.stopped_at else { return };
        if self.body.is_erased(op) {
            return;
        }
        let name = self.body.def(op).name;
        let message =
            format!("patterns apply to '{name}' without end; it is left after {} changes", self.budget.made);
        let note = "patterns or folders undo each other: this is a bug of their authors";
        let ctx = self.body.ctx();
        let loc = self.body.loc(op);
        ctx.warning(loc, message).note(loc, note).emit();
    }

    /// Rewrites the arguments of the body's own blocks when it is the turn of its owner.
    fn rewrite_args(&mut self) -> bool {
        let (Some(run), Some(at)) = (self.args, self.owner_at) else { return false };
        if self.worklist.len() > at {
            return false;
        }
        self.owner_at = None;
        let regions: Vec<Region> = self.body.root_regions().collect();
        let body = &*self.body;
        let first =
            regions.iter().flat_map(|&region| body.blocks(region)).find_map(|block| body.first_op(block));
        let Some(first) = first else { return false };
        let mut rw = Rewriter::before(self.body, &mut self.worklist, first);
        if let Some(facts) = &mut self.facts {
            rw.set_facts(&mut **facts);
        }
        let done = run(&mut rw).is_some();
        rw.flush();
        done
    }

    /// Pushes all operations so that they are popped in the order of the configuration; merges constants instead.
    fn populate(&mut self, regions: &[Region]) {
        self.worklist.reserve(self.body.op_bound());
        if core::mem::take(&mut self.is_created) {
            let blocks = regions.iter().flat_map(|&region| self.body.blocks(region));
            return blocks.flat_map(|block| self.body.ops(block)).for_each(|op| self.worklist.push(op));
        }
        let mut folder = Folder::default();
        let order = match self.config.top_down {
            true => preorder(self.body, regions),
            false => postorder(self.body, regions),
        };
        for op in order {
            match folder.insert(self.body, op) {
                // Those around it come before.
                Inserted::First | Inserted::NotConstant if self.config.top_down => self.worklist.push(op),
                Inserted::First | Inserted::NotConstant => add(self.body, &mut self.worklist, op),
                Inserted::Duplicate(first) => {
                    let value = self.body.result(first, 0);
                    Rewriter::before(self.body, &mut self.worklist, op).replace(op, &[value]);
                }
            }
            if self.owner_at.is_none() && self.worklist.len() != 0 {
                self.owner_at = Some(self.worklist.len());
            }
        }
        if self.config.top_down {
            self.worklist.reverse();
        }
    }

    /// Processes the worklist without further rounds.
    fn process_once(&mut self) -> bool {
        let changed = self.process();
        self.report();
        changed
    }

    fn process(&mut self) -> bool {
        let mut changed = false;
        let mut n_rewrites = 0;
        self.budget.start_round();
        while self.config.max_rewrites.is_none_or(|max| n_rewrites < max) {
            changed |= self.rewrite_args();
            let Some(op) = self.worklist.pop() else { break };
            if self.body.is_erased(op) {
                continue;
            }
            if self.budget.left == 0 {
                self.budget.stopped_at = Some(op);
                break;
            }
            let bound = self.body.op_bound();
            if self.is_trivially_dead(op) {
                erase(self.body, &mut self.worklist, op);
                changed = true;
                continue;
            }
            if !self.fold(op) {
                if !self.rewrite(op) {
                    continue;
                }
                n_rewrites += 1;
            }
            self.budget.count(op, bound, self.body.op_bound());
            changed = true;
        }
        changed
    }

    fn fold(&mut self, op: Op) -> bool {
        let def = self.body.def(op);
        if def.hooks.constant.is_some() {
            return false;
        }
        let results = match fold_op(self.body, op) {
            Fold::None => return false,
            Fold::InPlace => {
                let folds = self.folds.entry(op).or_default();
                *folds += 1;
                if *folds > MAX_FOLDS {
                    self.budget.stopped_at = Some(op);
                    return false;
                }
                add(self.body, &mut self.worklist, op);
                return true;
            }
            Fold::Results(results) => results,
        };
        let ctx = self.body.ctx().clone();
        let materialize = ctx.dialect(def.dialect).and_then(|dialect| dialect.hooks.materialize_constant);
        let mut rw = Rewriter::before(self.body, &mut self.worklist, op);
        let mut values: SmallVec<[Value; 4]> = SmallVec::new();
        let mut made: SmallVec<[Op; 4]> = SmallVec::new();
        for (i, &result) in results.iter().enumerate() {
            let value = match result {
                FoldResult::Value(value) => Some(value),
                FoldResult::Attr(attr) => {
                    let ty = rw.ty(rw.result(op, i));
                    materialize.and_then(|hook| hook(&mut rw, attr, ty)).map(|constant| {
                        made.push(constant);
                        rw.result(constant, 0)
                    })
                }
            };
            let Some(value) = value else {
                made.into_iter().for_each(|constant| rw.erase(constant));
                return false;
            };
            values.push(value);
        }
        if values.len() != rw.n_results(op) || values.iter().any(|&value| rw.def_op(value) == Some(op)) {
            made.into_iter().for_each(|constant| rw.erase(constant));
            return false;
        }
        rw.replace(op, &values);
        true
    }

    fn rewrite(&mut self, op: Op) -> bool {
        let patterns = self.patterns;
        let (own, any) = (patterns.of(self.body.code(op)), patterns.any());
        if own.is_empty() && any.is_empty() {
            return false;
        }
        let mut rw = Rewriter::before(self.body, &mut self.worklist, op);
        rw.set_parameter(patterns.parameter());
        if let Some(facts) = &mut self.facts {
            rw.set_facts(&mut **facts);
        }
        let loc = rw.loc();
        for run in own.iter().map(|pattern| pattern.run).chain(any.iter().copied()) {
            if run(&mut rw, op).is_some() {
                rw.flush();
                return true;
            }
            debug_assert!(!rw.has_created(), "a pattern that does not match has built something");
            rw.set_before(op);
            rw.set_loc(loc);
        }
        false
    }

    /// Whether the results are unused and the operation has no other effect. The operations inside are searched again only
    /// when the one that keeps it alive is erased.
    fn is_trivially_dead(&mut self, op: Op) -> bool {
        let body = &*self.body;
        if !body.results(op).iter().all(|result| body.has_no_uses(result)) {
            return false;
        }
        let def = body.def(op);
        if def.has(Trait::Terminator) || def.has(Trait::Symbol) {
            return false;
        }
        if !def.has(Trait::RecursiveMemoryEffects) {
            return has_no_lasting_effect(body, op);
        }
        if let Some(&witness) = self.witnesses.get(&op)
            && !body.is_erased(witness)
            && !has_no_lasting_effect(body, witness)
            && (witness == op || body.is_proper_ancestor(op, witness))
        {
            return false;
        }
        let mut stack = vec![op];
        while let Some(inner) = stack.pop() {
            let recursive = body.def(inner).has(Trait::RecursiveMemoryEffects);
            if body.is_nested(inner) || !has_no_lasting_effect(body, inner) {
                self.witnesses.insert(op, inner);
                return false;
            }
            if recursive {
                for region in body.regions(inner) {
                    for block in body.blocks(region) {
                        stack.extend(body.ops(block));
                    }
                }
            }
        }
        true
    }
}

/// The operations in `regions` and inside them, inner ones before those around them.
fn postorder(body: &Body, regions: &[Region]) -> Vec<Op> {
    // Reversed preorder with children reversed is postorder.
    let mut order = Vec::with_capacity(body.op_bound());
    let mut stack: Vec<Op> = Vec::new();
    let push = |region: Region, stack: &mut Vec<Op>| {
        for block in body.blocks(region) {
            stack.extend(body.ops(block));
        }
    };
    regions.iter().for_each(|&region| push(region, &mut stack));
    while let Some(op) = stack.pop() {
        order.push(op);
        if body.n_regions(op) != 0 && !body.is_nested(op) {
            body.regions(op).into_iter().for_each(|region| push(region, &mut stack));
        }
    }
    order.reverse();
    order
}

/// The operations in `regions` and inside them, inner ones after those around them.
fn preorder(body: &Body, regions: &[Region]) -> Vec<Op> {
    let mut order = Vec::with_capacity(body.op_bound());
    for op in regions.iter().flat_map(|&region| body.blocks(region)).flat_map(|block| body.ops(block)) {
        body.walk_from(op, &mut |op| order.push(op));
    }
    order
}

/// The operations in reachable blocks, inner ones after those around them.
fn reachable_ops(body: &Body) -> Vec<Op> {
    let mut order = Vec::with_capacity(body.op_bound());
    let mut stack: Vec<Op> = Vec::new();
    let mut is_reachable = vec![false; body.block_bound()];
    let mut push = |regions: &mut dyn Iterator<Item = Region>, stack: &mut Vec<Op>| {
        let start = stack.len();
        for region in regions {
            let mut pending: Vec<Block> = body.entry_block(region).into_iter().collect();
            while let Some(block) = pending.pop() {
                if !core::mem::replace(&mut is_reachable[block.index()], true) {
                    pending.extend(body.terminator(block).into_iter().flat_map(|end| body.succs(end)));
                }
            }
            let reachable = body.blocks(region).filter(|block| is_reachable[block.index()]);
            stack.extend(reachable.flat_map(|block| body.ops(block)));
        }
        stack[start..].reverse();
    };
    push(&mut body.root_regions(), &mut stack);
    while let Some(op) = stack.pop() {
        order.push(op);
        if body.has_inner_regions(op) {
            push(&mut body.regions(op).into_iter(), &mut stack);
        }
    }
    order
}
