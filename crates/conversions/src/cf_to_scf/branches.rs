//! Branches of acyclic control flow become operations with a region for each successor.

use super::flow::{Edge, add_args_of, in_edges, out_edges};
use super::lift::{Lift, Part, Tree};
use super::loops::move_block;
use crate::prelude::*;
use terrace_base::arith::fold::elements::Dense;
use terrace_memory::affine::compose::replace_value;

/// A block without operations, and the values that its region yields there.
type EmptyBlock = (Block, SmallVec<[Value; 4]>);

/// Where the edges of a branch lead.
#[derive(Default)]
struct Continuation {
    /// The edges out of the parts behind the successors.
    edges: Vec<Edge>,
    /// Whether control leaves the region in a part.
    leaves: bool,
    /// Whether no part leads on.
    is_missing: bool,
}

impl Lift<'_> {
    /// Makes the first branch of a part an operation.
    pub(super) fn branch(&mut self, part: &Part, parts: &mut Vec<Part>) -> Result {
        let entry = part.entry;
        let (Some(op), Some(region)) = (self.body.last_op(entry), self.body.region_of(entry)) else {
            return Ok(());
        };
        let rest = Part { may_repeat: false, ..*part };
        match self.body.n_succs(op) {
            0 => {
                self.trees.remove(&region);
                return Ok(());
            }
            1 => {
                self.merge_successor(entry, op);
                parts.push(rest);
                return Ok(());
            }
            _ => {}
        }
        let edges: Vec<Edge> = out_edges(self.body, entry).collect();
        let behind: Vec<Vec<Block>> = edges.iter().map(|&edge| self.solely_behind(region, edge)).collect();
        let continuation = self.continuation(entry, &edges, &behind);
        if continuation.is_missing {
            let succs = edges.iter().map(|edge| edge.target(self.body));
            parts.extend(succs.map(|entry| Part { entry, ..rest }));
            return Ok(());
        }
        let first = continuation.edges[0];
        let mut next = first.target(self.body);
        let is_one = continuation.edges.iter().all(|edge| edge.target(self.body) == next);
        if !is_one || continuation.leaves {
            next = self.join(self.body.loc(first.op), &continuation.edges);
        }
        if continuation.leaves {
            // The same branch, whose parts now all lead on.
            self.trees.remove(&region);
            parts.push(rest);
            return Ok(());
        }
        let types: SmallVec<[Type; 4]> = self.body.arg_types(next).collect();
        let (new, regions) = self.build_branch(op, &types)?;
        let mut empty: Vec<EmptyBlock> = Vec::new();
        for ((&edge, blocks), region) in edges.iter().zip(&behind).zip(regions) {
            let Some(&first) = blocks.first() else {
                let block = self.body.append_block(region, &[]);
                empty.push((block, edge.values(self.body)));
                continue;
            };
            self.move_into(region, blocks, next, &mut empty);
            let args: SmallVec<[Value; 4]> = SmallVec::from_slice(self.body.args(first));
            for (arg, value) in args.iter().zip(edge.values(self.body)) {
                replace_value(self.body, *arg, value);
            }
            self.body.erase_first_args(first, args.len());
            parts.push(Part { entry: first, depth: part.depth + 1, may_repeat: false });
        }
        let loc = self.body.loc(new);
        self.body.erase(op);
        for (block, values) in empty {
            scf::Yield::build(&mut Builder::at_end(self.body, block, loc), &values);
        }
        // The edges that are left end the regions.
        let ends: Vec<Edge> = in_edges(self.body, next).collect();
        for end in ends {
            let values = end.values(self.body);
            scf::Yield::build(&mut Builder::before(self.body, end.op), &values);
            self.body.erase(end.op);
        }
        let args: SmallVec<[Value; 4]> = SmallVec::from_slice(self.body.args(next));
        for (arg, result) in args.into_iter().zip(self.body.results(new)) {
            self.body.replace_all_uses(arg, result);
        }
        self.body.append_ops_of(next, entry);
        self.body.erase_block(next);
        parts.push(rest);
        Ok(())
    }

    /// Appends the only successor of a block, which has no other predecessor, to the block.
    fn merge_successor(&mut self, block: Block, end: Op) {
        let edge = Edge { op: end, succ: 0 };
        let succ = edge.target(self.body);
        let args: SmallVec<[Value; 4]> = SmallVec::from_slice(self.body.args(succ));
        for (arg, value) in args.into_iter().zip(edge.values(self.body)) {
            replace_value(self.body, arg, value);
        }
        self.body.erase(end);
        self.body.append_ops_of(succ, block);
        self.body.erase_block(succ);
    }

    /// The blocks that are reached by an edge only.
    fn solely_behind(&mut self, region: Region, edge: Edge) -> Vec<Block> {
        let target = edge.target(self.body);
        if self.body.block_uses(target).nth(1).is_some() {
            return Vec::new();
        }
        if !self.trees.contains_key(&region) {
            self.dominance.reset(None);
            let order = self.dominance.preorder(self.body, region);
            let positions = order.iter().enumerate().map(|(at, &(block, _))| (block, at)).collect();
            self.trees.insert(region, Tree { order, positions });
        }
        self.trees.get(&region).map_or_else(Vec::new, |tree| tree.dominated(target))
    }

    fn continuation(&self, entry: Block, edges: &[Edge], behind: &[Vec<Block>]) -> Continuation {
        let body = &*self.body;
        let inside: FxHashSet<Block> = behind.iter().flatten().copied().chain([entry]).collect();
        let mut found = Continuation { is_missing: true, ..Continuation::default() };
        for (&edge, blocks) in edges.iter().zip(behind) {
            if blocks.is_empty() {
                found.edges.push(edge);
                found.is_missing = false;
            }
            for &block in blocks {
                if out_edges(body, block).next().is_none() {
                    found.leaves = true;
                    found.edges.extend(in_edges(body, block));
                }
                for edge in out_edges(body, block) {
                    if !inside.contains(&edge.target(body)) {
                        found.edges.push(edge);
                        found.is_missing = false;
                    }
                }
            }
        }
        found
    }

    /// Moves blocks into a region. If several edges lead from them to the continuation, they lead to an empty block of the
    /// region instead.
    fn move_into(&mut self, region: Region, blocks: &[Block], next: Block, empty: &mut Vec<EmptyBlock>) {
        let edges = blocks.iter().flat_map(|&block| out_edges(self.body, block));
        let ends: Vec<Edge> = edges.filter(|edge| edge.target(self.body) == next).collect();
        for &block in blocks {
            move_block(self.body, block, region);
        }
        if ends.len() > 1 {
            let joined = self.body.append_block(region, &[]);
            add_args_of(self.body, joined, next);
            for edge in ends {
                self.body.set_succ(edge.op, edge.succ, joined);
            }
            empty.push((joined, SmallVec::from_slice(self.body.args(joined))));
        }
    }

    /// Creates the operation for a branch, in front of it, with the regions of its successors, which are empty.
    fn build_branch(&mut self, op: Op, types: &[Type]) -> Result<(Op, SmallVec<[Region; 2]>)> {
        let ctx = self.body.ctx().clone();
        let mut builder = Builder::before(self.body, op);
        if let Some(branch) = builder.as_::<cf::CondBr>(op) {
            let condition = branch.condition(&builder);
            let new = scf::If::build(&mut builder, types, condition);
            return Ok((new.0, builder.regions(new.0)));
        }
        let Some(branch) = builder.as_::<cf::Switch>(op) else {
            let scope = Scope { body: self.body, parent: self.outer };
            let message = "Cannot convert unknown control flow op to structured control flow";
            return scope.at(op).fail(message);
        };
        let n_cases = builder.n_succs(op) - 1;
        let cases: Vec<ApInt> = match branch.case_values(&builder).and_then(|values| Dense::of(&ctx, values))
        {
            Some(values) => (0..n_cases).map(|case| values.get(case)).collect(),
            None => Vec::new(),
        };
        let flag = branch.flag(&builder);
        let is_narrow = builder.ty(flag).bit_width(&ctx).is_some_and(|width| width <= 64);
        let numbers: Option<Vec<i64>> =
            cases.iter().map(|case| case.to_u64().map(|case| case as i64)).collect();
        let Some(numbers) = numbers.filter(|_| is_narrow) else {
            let scope = Scope { body: self.body, parent: self.outer };
            return scope.at(op).fail("cannot be lifted: the flag has more than 64 bits");
        };
        let index = arith::IndexCastUI::new(&mut builder, Type::INDEX, flag);
        let mut state = OpState::new(scf::IndexSwitch::DEF, builder.loc());
        state.operands.push(index);
        state.results.extend_from_slice(types);
        state.set_slot(scf::IndexSwitch::SLOTS.cases, DenseArrayAttr::of_i64s(&ctx, &numbers));
        state.n_regions = 1 + numbers.len();
        let new = builder.create(state);
        Ok((new, builder.regions(new)))
    }
}
