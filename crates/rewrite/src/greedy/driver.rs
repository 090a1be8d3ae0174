//! The worklist and what rewrites put on it.

use super::PatternSet;
use super::folder::{Folder, Known};
use super::simplify::simplify_regions;
use crate::parallel::for_each;
use smallvec::SmallVec;
use terrace_ir::decl::{FoldResult, Trait};
use terrace_ir::effects::{Effects, effects_of};
use terrace_ir::folding::{Fold, fold_op};
use terrace_ir::{Body, Builder, Op, Region, Value};
use terrace_support::FxHashMap;

/// How rewriting goes about its work.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// How many rounds there are at most.
    pub max_iterations: usize,
    /// Whether operations are folded.
    pub fold: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self { max_iterations: 10, fold: true }
    }
}

/// What came of rewriting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Whether something has changed.
    pub changed: bool,
    /// Whether the last round found nothing left to do.
    pub converged: bool,
}

/// How often one operation may be folded in place or rewritten without being replaced, in one round: what
/// patterns undo for each other would never end.
const MAX_VISITS: u32 = 1024;

/// Applies patterns to everything inside `op`, isolated operations in it included.
pub fn apply_patterns_greedily(
    body: &mut Body,
    op: Op,
    patterns: &PatternSet,
    config: Config,
    threads: usize,
) -> Outcome {
    match body.take_nested(op) {
        Some(mut nested) => {
            let outcome = in_body(&mut nested, patterns, config, threads);
            body.put_nested(op, nested);
            outcome
        }
        None => Outcome { changed: false, converged: true },
    }
}

fn in_body(body: &mut Body, patterns: &PatternSet, config: Config, threads: usize) -> Outcome {
    let mut outcome = Driver::new(body, patterns, config).run();
    let owners = body.nested_ops();
    let mut jobs: Vec<(Op, Box<Body>, ())> =
        owners.iter().filter_map(|&op| body.take_nested(op).map(|nested| (op, nested, ()))).collect();
    let inner = for_each(&mut jobs, threads, |job| in_body(&mut job.1, patterns, config, 1));
    for (op, nested, ()) in jobs {
        body.put_nested(op, nested);
    }
    for each in inner {
        outcome.changed |= each.changed;
        outcome.converged &= each.converged;
    }
    outcome
}

/// Operations to look at: last in, first out, each at most once.
#[derive(Default)]
struct Worklist {
    list: Vec<Option<Op>>,
    /// Position plus one by operation.
    at: Vec<u32>,
}

impl Worklist {
    fn push(&mut self, op: Op) {
        if self.at.len() <= op.index() {
            self.at.resize(op.index() + 1, 0);
        }
        if self.at[op.index()] == 0 {
            self.list.push(Some(op));
            self.at[op.index()] = self.list.len() as u32;
        }
    }

    fn pop(&mut self) -> Option<Op> {
        while let Some(top) = self.list.pop() {
            if let Some(op) = top {
                self.at[op.index()] = 0;
                return Some(op);
            }
        }
        None
    }

    fn remove(&mut self, op: Op) {
        if let Some(at) = self.at.get_mut(op.index())
            && let Some(position) = core::mem::take(at).checked_sub(1)
        {
            self.list[position as usize] = None;
        }
    }

    fn clear(&mut self) {
        self.list.clear();
        self.at.fill(0);
    }
}

/// What a pattern edits with: a builder in front of the operation, whose edits put operations on the worklist.
///
/// Operands and attributes of other operations are changed through the body, and [`Rewriter::modified`] says so.
pub struct Rewriter<'b> {
    builder: Builder<'b>,
    worklist: &'b mut Worklist,
}

impl<'b> core::ops::Deref for Rewriter<'b> {
    type Target = Builder<'b>;
    #[inline]
    fn deref(&self) -> &Builder<'b> {
        &self.builder
    }
}

impl core::ops::DerefMut for Rewriter<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.builder
    }
}

impl<'b> Rewriter<'b> {
    fn before(body: &'b mut Body, worklist: &'b mut Worklist, op: Op) -> Self {
        let mut builder = Builder::before(body, op);
        builder.start_log(Vec::new());
        Self { builder, worklist }
    }

    /// Puts what was created since the last time on the worklist.
    fn flush(&mut self) {
        let created = self.builder.take_log();
        for &op in &created {
            if !self.builder.is_erased(op) {
                add(&self.builder, self.worklist, op);
            }
        }
        self.builder.start_log(Vec::new());
    }

    /// Says that an operation was changed in place.
    pub fn modified(&mut self, op: Op) {
        self.flush();
        add(&self.builder, self.worklist, op);
    }

    /// Makes every use of `from` use `to`.
    pub fn replace_uses(&mut self, from: Value, to: Value) {
        self.flush();
        let users: SmallVec<[Op; 8]> = self.builder.users(from).collect();
        self.builder.replace_all_uses(from, to);
        for user in users {
            add(&self.builder, self.worklist, user);
        }
    }

    /// Replaces an operation by values, one for each result.
    pub fn replace(&mut self, op: Op, values: &[Value]) {
        debug_assert_eq!(self.builder.n_results(op), values.len(), "one value a result");
        for (old, &new) in self.builder.results(op).iter().zip(values) {
            self.replace_uses(old, new);
        }
        self.erase(op);
    }

    /// Replaces an operation by values; `None` for results that have no uses.
    pub fn replace_used(&mut self, op: Op, values: &[Option<Value>]) {
        for (old, &new) in self.builder.results(op).iter().zip(values) {
            if let Some(new) = new {
                self.replace_uses(old, new);
            }
        }
        self.erase(op);
    }

    /// Erases an operation whose results have no uses, with everything inside it.
    pub fn erase(&mut self, op: Op) {
        self.flush();
        erase(&mut self.builder, self.worklist, op);
    }
}

/// Puts an operation and those around it on the worklist.
fn add(body: &Body, worklist: &mut Worklist, op: Op) {
    let mut at = Some(op);
    while let Some(op) = at {
        worklist.push(op);
        at = body.parent_op(op);
    }
}

fn erase(body: &mut Body, worklist: &mut Worklist, op: Op) {
    if body.n_regions(op) == 0 {
        forget(body, worklist, op);
    } else {
        let mut tree: Vec<Op> = Vec::new();
        body.walk_from(op, &mut |op| tree.push(op));
        for &op in tree.iter().rev() {
            forget(body, worklist, op);
            body.drop_uses(op);
        }
    }
    body.erase(op);
}

/// Takes an operation that goes off the worklist; what defines its operands may be dead, or simpler, without it.
fn forget(body: &Body, worklist: &mut Worklist, op: Op) {
    for operand in body.operands(op) {
        let Some(def) = body.def_op(operand) else { continue };
        let mut other = None;
        let crowded = body.users(operand).any(|user| {
            if user == op || Some(user) == other {
                return false;
            }
            other.replace(user).is_some()
        });
        if !crowded {
            add(body, worklist, def);
        }
    }
    worklist.remove(op);
}

struct Driver<'a> {
    body: &'a mut Body,
    patterns: &'a PatternSet,
    config: Config,
    worklist: Worklist,
    /// For operations with regions: one inside that keeps them from being dead.
    witnesses: FxHashMap<Op, Op>,
    /// How often operations were changed in place in this round.
    visits: FxHashMap<Op, u32>,
}

impl<'a> Driver<'a> {
    fn new(body: &'a mut Body, patterns: &'a PatternSet, config: Config) -> Self {
        let (witnesses, visits) = Default::default();
        Self { body, patterns, config, worklist: Worklist::default(), witnesses, visits }
    }

    fn run(mut self) -> Outcome {
        let regions: Vec<Region> = self.body.root_regions().collect();
        let mut outcome = Outcome { changed: false, converged: false };
        for _ in 0..self.config.max_iterations {
            self.worklist.clear();
            self.witnesses.clear();
            self.visits.clear();
            self.populate(&regions);
            let mut changed = self.process();
            changed |= simplify_regions(self.body, &regions);
            if !changed {
                outcome.converged = true;
                break;
            }
            outcome.changed = true;
        }
        outcome
    }

    /// Puts every operation on the list, those inside others first; constants are merged instead.
    fn populate(&mut self, regions: &[Region]) {
        let mut folder = Folder::default();
        for op in postorder(self.body, regions) {
            match folder.insert_known(self.body, op) {
                Known::Kept => {}
                Known::NoConstant => add(self.body, &mut self.worklist, op),
                Known::Duplicate(known) => {
                    let value = self.body.result(known, 0);
                    Rewriter::before(self.body, &mut self.worklist, op).replace(op, &[value]);
                }
            }
        }
    }

    fn process(&mut self) -> bool {
        let mut changed = false;
        while let Some(op) = self.worklist.pop() {
            if self.body.is_erased(op) {
                continue;
            }
            if self.is_trivially_dead(op) {
                erase(self.body, &mut self.worklist, op);
                changed = true;
                continue;
            }
            if self.fold(op) || self.rewrite(op) {
                changed = true;
            }
        }
        changed
    }

    fn fold(&mut self, op: Op) -> bool {
        let def = self.body.def(op);
        if !self.config.fold || def.hooks.constant.is_some() {
            return false;
        }
        let hook = def.hooks.fold.unwrap_or(|_, _, _| Fold::None);
        let results = match fold_op(self.body, op, hook) {
            Fold::None => return false,
            Fold::InPlace => {
                let visits = self.visits.entry(op).or_default();
                *visits += 1;
                if *visits > MAX_VISITS {
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
        let mut values: SmallVec<[Value; 2]> = SmallVec::new();
        let mut made: SmallVec<[Op; 2]> = SmallVec::new();
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
        for pattern in patterns.of_code(self.body.code(op)) {
            let mut rw = Rewriter::before(self.body, &mut self.worklist, op);
            let done = (pattern.run)(&mut rw, op).is_some();
            debug_assert!(
                done || rw.take_log().is_empty(),
                "a pattern that does not match has built something"
            );
            rw.flush();
            if done {
                return true;
            }
        }
        false
    }

    /// Whether nobody uses the results and there is no other effect. What is inside an operation is looked at once
    /// until the operation that decided is gone.
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
            && is_inside(body, witness, op)
        {
            return false;
        }
        let mut stack = vec![op];
        while let Some(inner) = stack.pop() {
            let recursive = body.def(inner).has(Trait::RecursiveMemoryEffects);
            if body.is_nested(inner) || !(recursive || has_no_lasting_effect(body, inner)) {
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

/// Whether an operation itself only reads memory, or allocates its results.
fn has_no_lasting_effect(body: &Body, op: Op) -> bool {
    if body.def(op).has(Trait::RecursiveMemoryEffects) {
        return true;
    }
    effects_of(body, op).is_some_and(|effects| !effects.any(Effects::WRITE.and(Effects::FREE)))
}

fn is_inside(body: &Body, op: Op, outer: Op) -> bool {
    let mut at = Some(op);
    while let Some(op) = at {
        if op == outer {
            return true;
        }
        at = body.parent_op(op);
    }
    false
}

/// The operations under some regions, those inside others before them.
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
