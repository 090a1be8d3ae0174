//! Cycles become `scf.while`s.

use super::flow::{self, Edge, add_arg_like, add_args_of, in_edges, out_edges};
use super::lift::{Lift, Part};
use crate::prelude::*;
use terrace_rewrite::greedy::branch_operands;

/// The edges of a cycle.
#[derive(Default)]
struct CycleEdges {
    /// Edges into the cycle.
    entries: Vec<Edge>,
    /// Edges out of it.
    exits: Vec<Edge>,
    /// Edges inside it to blocks that entries lead to.
    back: Vec<Edge>,
}

impl CycleEdges {
    fn of(body: &Body, cycle: &[Block], is_inside: &FxHashSet<Block>) -> Self {
        let mut edges = Self::default();
        let mut entered: FxHashSet<Block> = FxHashSet::default();
        for &block in cycle {
            for edge in in_edges(body, block) {
                if edge.source(body).is_some_and(|source| !is_inside.contains(&source)) {
                    edges.entries.push(edge);
                    entered.insert(block);
                }
            }
            edges.exits.extend(out_edges(body, block).filter(|edge| !is_inside.contains(&edge.target(body))));
        }
        for &block in cycle {
            edges.back.extend(out_edges(body, block).filter(|edge| entered.contains(&edge.target(body))));
        }
        edges
    }
}

/// A loop with one entry and one exit, which is at the end of each iteration.
struct Loop {
    header: Block,
    /// The block that ends each iteration: it leads to the header or to the exit.
    latch: Block,
    /// The argument of the latch that says whether the loop goes on.
    goes_on: Value,
    /// The block behind the loop.
    exit: Block,
    loc: Loc,
}

impl Lift<'_> {
    /// Makes the outermost cycles behind the entry of a part loops. Their bodies become parts.
    pub(super) fn loops(&mut self, part: &Part, parts: &mut Vec<Part>) -> Result {
        let cycles = cycles(self.body, part.entry);
        if cycles.is_empty() {
            return Ok(());
        }
        self.dominance.reset(None);
        for cycle in cycles {
            let header = self.lift_cycle(&cycle)?;
            parts.push(Part { entry: header, depth: part.depth + 1, may_repeat: true });
        }
        Ok(())
    }

    /// Makes a cycle a loop; returns the first block of its body.
    fn lift_cycle(&mut self, cycle: &[Block]) -> Result<Block> {
        let mut is_inside: FxHashSet<Block> = cycle.iter().copied().collect();
        let mut blocks = cycle.to_vec();
        let edges = CycleEdges::of(self.body, cycle, &is_inside);
        let mut header = edges.entries.first().map_or(cycle[0], |edge| edge.target(self.body));
        if edges.entries.len() > 1 {
            let all = [&edges.entries[..], &edges.back].concat();
            header = self.join(self.loc_of_terminator(header), &all);
            if is_inside.insert(header) {
                blocks.push(header);
            }
        }
        let found = self.add_latch(header, &edges)?;
        is_inside.insert(found.latch);
        blocks.push(found.latch);
        let next = self.pass_values_out(&found, &blocks, cycle.len(), &is_inside);
        self.build_while(&found, &blocks, &next);
        Ok(header)
    }

    /// Lets all back and exit edges lead through one block, the latch.
    fn add_latch(&mut self, header: Block, edges: &CycleEdges) -> Result<Loop> {
        let loc = edges.back.first().map_or(Loc::UNKNOWN, |edge| self.body.loc(edge.op));
        let (zero, targets) = (
            self.number(0),
            edges.back.iter().chain(&edges.exits).map(|edge| edge.target(self.body)).collect::<Vec<_>>(),
        );
        let multiplexer = self.multiplexer(loc, &targets, true);
        let latch = multiplexer.block;
        let exit = self.body.create_block();
        if let Some(region) = self.body.region_of(latch) {
            let behind = self.body.next_block(latch);
            self.body.insert_block(exit, region, behind);
        }
        for &edge in &edges.back {
            let one = self.number(1);
            self.redirect(&multiplexer, edge, Some(one));
        }
        for &edge in &edges.exits {
            self.redirect(&multiplexer, edge, Some(zero));
        }
        let args: SmallVec<[Value; 8]> = SmallVec::from_slice(self.body.args(latch));
        let goes_on = args.last().copied().unwrap_or(zero);
        let carried = &args[..self.body.args(header).len().min(args.len())];
        let mut builder = Builder::at_end(self.body, latch, loc);
        flow::switch(&mut builder, goes_on, &[(0, (exit, &[]))], (header, carried));
        if edges.exits.is_empty() {
            let end = self.unreachable_end(loc, exit)?;
            self.join_exit(end);
        } else {
            self.dispatch(&multiplexer, loc, exit, Some(header));
        }
        Ok(Loop { header, latch, goes_on, exit, loc })
    }

    /// Ends a block that is never reached, because the loop before it does not end.
    fn unreachable_end(&mut self, loc: Loc, block: Block) -> Result<Op> {
        let Some(results) = &self.owner.results else {
            let message = format!("Cannot create unreachable terminator for '{}'", self.owner.name);
            return Err(self.body.ctx().error(loc, message).emit());
        };
        let mut builder = Builder::at_end(self.body, block, loc);
        let values: SmallVec<[Value; 4]> =
            results.iter().map(|&ty| ub::Poison::new(&mut builder, ty)).collect();
        Ok(func::Return::build(&mut builder, &values).0)
    }

    /// Lets the loop pass all values out that are used behind it, as it passes them to its next iteration. Returns the
    /// values of the next iteration. The first `n_old` blocks of the loop were there before it was changed.
    fn pass_values_out(
        &mut self,
        found: &Loop,
        blocks: &[Block],
        n_old: usize,
        is_inside: &FxHashSet<Block>,
    ) -> Vec<Value> {
        let Some(end) = self.body.last_op(found.latch) else { return Vec::new() };
        let (back, leave) = (Edge { op: end, succ: 0 }, Edge { op: end, succ: 1 });
        let mut next: Vec<Value> = back.values(self.body).to_vec();
        for &value in &next {
            let exit_arg = add_arg_like(self.body, found.exit, value, self.loc_of(value));
            self.body.replace_uses_if(value, exit_arg, |body, use_| is_outside(body, use_.owner, is_inside));
        }
        let mut left = next.clone();
        let preds: Vec<Edge> = in_edges(self.body, found.latch).collect();
        let n_latch_args = self.body.args(found.latch).len();
        let common = self.common_dominator(&preds);
        // Values that the edges to the latch and to the header pass besides.
        let mut to_latch: Vec<Vec<Value>> = vec![Vec::new(); preds.len()];
        let mut added: Vec<Value> = Vec::new();
        for (at, &block) in blocks.iter().enumerate() {
            let mut values: Vec<Value> = self.body.args(block).to_vec();
            // Arguments that are added here are used in the loop only.
            if block == found.header {
                values.truncate(next.len());
            } else if block == found.latch {
                values.truncate(n_latch_args);
            }
            for op in self.body.ops(block) {
                values.extend(self.body.results(op).iter());
            }
            let is_old = at < n_old;
            let reaches_latch = block == found.latch
                || is_old
                    && common.is_some_and(|common| self.dominance.dominates_block(self.body, block, common));
            for value in values {
                let outside: SmallVec<[_; 4]> = self
                    .body
                    .uses(value)
                    .filter(|use_| is_outside(self.body, use_.owner, is_inside))
                    .collect();
                if outside.is_empty() {
                    continue;
                }
                let loc = self.loc_of(value);
                let exit_arg = add_arg_like(self.body, found.exit, value, loc);
                add_arg_like(self.body, found.header, value, loc);
                let mut argument = value;
                if !reaches_latch {
                    argument = add_arg_like(self.body, found.latch, value, loc);
                    for (edge, values) in preds.iter().zip(&mut to_latch) {
                        let source = edge.source(self.body).filter(|_| is_old);
                        let is_defined = source
                            .is_some_and(|source| self.dominance.dominates_block(self.body, block, source));
                        values.push(match is_defined {
                            true => value,
                            false => self.undefined(self.body.ty(value)),
                        });
                    }
                }
                left.push(argument);
                added.push(argument);
                for use_ in outside {
                    self.body.set_operand(use_.owner, use_.index as usize, exit_arg);
                }
            }
        }
        for (edge, values) in preds.iter().zip(&to_latch) {
            branch_operands::append(self.body, edge.op, edge.succ, values);
        }
        next.extend(&added);
        branch_operands::append(self.body, end, leave.succ, &left);
        branch_operands::append(self.body, end, back.succ, &added);
        let undefined: Vec<Edge> = in_edges(self.body, found.header).filter(|edge| edge.op != end).collect();
        for edge in undefined {
            let types: Vec<Type> = added.iter().map(|&value| self.body.ty(value)).collect();
            let values: Vec<Value> = types.into_iter().map(|ty| self.undefined(ty)).collect();
            branch_operands::append(self.body, edge.op, edge.succ, &values);
        }
        next
    }

    fn loc_of(&self, value: Value) -> Loc {
        match self.body.def_op(value) {
            Some(op) => self.body.loc(op),
            None => self.body.arg_loc(value),
        }
    }

    /// The innermost block that dominates the sources of all edges.
    fn common_dominator(&mut self, edges: &[Edge]) -> Option<Block> {
        let mut common: Option<Block> = None;
        for source in edges.iter().filter_map(|edge| edge.source(self.body)) {
            let mut at = common.unwrap_or(source);
            while !self.dominance.dominates_block(self.body, at, source) {
                at = self.dominance.immediate_dominator(self.body, at)?;
            }
            common = Some(at);
        }
        common
    }

    /// Moves the blocks of a loop into an `scf.while`, in a block of its own that takes the place of the header.
    fn build_while(&mut self, found: &Loop, blocks: &[Block], next: &[Value]) {
        let Loop { header, latch, goes_on, exit, loc } = *found;
        let body = &mut *self.body;
        let Some(region) = body.region_of(header) else { return };
        let parent = body.create_block();
        body.insert_block(parent, region, Some(header));
        add_args_of(body, parent, header);
        if let Some(end) = body.last_op(latch) {
            body.erase(end);
        }
        let inits: SmallVec<[Value; 4]> = SmallVec::from_slice(body.args(parent));
        let types: SmallVec<[Type; 4]> = body.arg_types(parent).collect();
        let looped = scf::While::build(&mut Builder::at_end(body, parent, loc), &types, &inits).0;
        let (before, after) = (body.region(looped, 0), body.region(looped, 1));
        let middle = blocks.iter().copied().filter(|&block| block != header && block != latch);
        for block in [header].into_iter().chain(middle).chain([latch]) {
            move_block(body, block, before);
        }
        let mut builder = Builder::at_end(body, latch, loc);
        let condition = arith::TruncI::new(&mut builder, Type::I1, goes_on);
        scf::Condition::build(&mut builder, condition, next);
        let after = body.append_block(after, &types);
        let args: SmallVec<[Value; 4]> = SmallVec::from_slice(body.args(after));
        args.iter().for_each(|&arg| body.set_arg_loc(arg, loc));
        scf::Yield::build(&mut Builder::at_end(body, after, loc), &args);
        let args: SmallVec<[Value; 4]> = SmallVec::from_slice(body.args(exit));
        for (arg, result) in args.into_iter().zip(body.results(looped)) {
            body.replace_all_uses(arg, result);
        }
        body.replace_all_block_uses(header, parent);
        body.append_ops_of(exit, parent);
        body.erase_block(exit);
    }
}

/// Moves a block to the end of a region.
pub(super) fn move_block(body: &mut Body, block: Block, region: Region) {
    body.detach_block(block);
    body.insert_block(block, region, None);
}

/// Whether an operation is in none of these blocks, nor in a region inside one.
fn is_outside(body: &Body, op: Op, blocks: &FxHashSet<Block>) -> bool {
    let mut at = Some(op);
    while let Some(op) = at {
        if body.block_of(op).is_some_and(|block| blocks.contains(&block)) {
            return false;
        }
        at = body.parent_op(op);
    }
    true
}

/// A block whose successors are being visited.
struct Visit {
    block: Block,
    number: u32,
    /// The number of the first block that it reaches and that is on the stack.
    least: u32,
    next: usize,
}

/// The strongly connected components behind a block that have cycles, those that are reached last first (R. E. Tarjan:
/// "Depth-first search and linear graph algorithms", 1972).
fn cycles(body: &Body, entry: Block) -> Vec<Vec<Block>> {
    const DONE: u32 = u32::MAX;
    let mut numbers: FxHashMap<Block, u32> = FxHashMap::default();
    let mut open: Vec<Block> = Vec::new();
    let mut visits: Vec<Visit> = Vec::new();
    let mut found = Vec::new();
    let enter = |block, numbers: &mut FxHashMap<Block, u32>, open: &mut Vec<Block>| {
        let number = numbers.len() as u32;
        numbers.insert(block, number);
        open.push(block);
        Visit { block, number, least: number, next: 0 }
    };
    visits.push(enter(entry, &mut numbers, &mut open));
    while let Some(top) = visits.last_mut() {
        let succ = body.last_op(top.block).filter(|&op| top.next < body.n_succs(op));
        if let Some(op) = succ {
            let target = body.succ(op, top.next);
            top.next += 1;
            match numbers.get(&target) {
                Some(&number) => top.least = top.least.min(number),
                None => visits.push(enter(target, &mut numbers, &mut open)),
            }
            continue;
        }
        let Visit { block, number, least, .. } = *top;
        visits.pop();
        if let Some(above) = visits.last_mut() {
            above.least = above.least.min(least);
        }
        if least != number {
            continue;
        }
        let mut component = Vec::new();
        while let Some(member) = open.pop() {
            numbers.insert(member, DONE);
            component.push(member);
            if member == block {
                break;
            }
        }
        if component.len() > 1 || out_edges(body, block).any(|edge| edge.target(body) == block) {
            found.push(component);
        }
    }
    found
}
