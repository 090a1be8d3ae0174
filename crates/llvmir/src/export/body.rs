//! The body of a function: blocks in the order of translation, phis for block arguments.
//!
//! Blocks are made and printed in the order of the text, and translated so that definitions come before uses. If a
//! terminator names a block with arguments more than once, its phis need two values for one predecessor: all but the
//! first of these edges are split by a block of their own at the end of the function.

use crate::export::chain::InsertChains;
use crate::export::left_out;
use crate::export::lossless::is_edge;
use crate::export::state::{Edge, FunctionTranslation, Scratch, SplitEdge, Step, Worker};
use crate::export::state::{ModuleState, Outcome, Stop};
use core::ops::Range;
use terrace_ir::attrs::DenseArrayAttr;
use terrace_ir::{Block, Body, Op, OpKind, Region, Scope};
use terrace_llir as llir;
use terrace_llvm::Switch;
use terrace_support::FxHashMap;

/// A translated body.
pub(crate) struct TranslatedBody {
    pub body: Box<llir::Body>,
    /// Its calls in [`Worker::intrinsic_calls`].
    pub intrinsic_calls: Range<usize>,
    /// Whether the body of the operation is read again after all functions are translated.
    pub is_kept: bool,
    /// Whether a value has another type than its original.
    pub is_mistyped: bool,
}

/// The source of an instruction, for diagnostics.
pub(crate) struct Origin {
    /// The operation that was translated to it.
    pub op: Op,
    /// The definition of an operand whose LLVM type is not that of its value: an intrinsic returns another one.
    pub mistyped: Option<Op>,
}

/// The source of an instruction. The function is translated once more to find it, since translation keeps no record.
#[cold]
pub(crate) fn origin(
    state: &ModuleState<'_>,
    func: Op,
    llvm_func: llir::Func,
    inst: llir::Inst,
) -> Option<Origin> {
    let b = state.body().region_body(func);
    let scope = Scope { body: b, parent: Some((state.scope, func)) };
    let mut ll_body = state.module.new_body(llvm_func);
    let mut worker = Worker::default();
    let mut tx = FunctionTranslation::new(state, &mut worker, &scope, &mut ll_body);
    tx.subprogram = state.module.func(llvm_func).dbg;
    tx.ll.set_folding(!state.lossless);
    tx.trace = Some(Vec::new());
    let _ = tx.region(Region::from_index(0));
    let trace = tx.trace.take()?;
    let at = trace.partition_point(|&(n, _)| n <= inst.index());
    let &(_, op) = trace.get(at)?;
    let mistyped = (0..b.operands(op).len()).find_map(|i| {
        let value = b.operand(op, i);
        let expected = state.types.get(state.ctx, &state.module.cx, b.ty(value)).ok()?;
        b.def_op(value).filter(|_| expected != tx.operand(op, i).ty())
    });
    Some(Origin { op, mistyped })
}

/// Translates the body of a function.
pub(crate) fn body(
    state: &ModuleState<'_>,
    worker: &mut Worker,
    func: Op,
    llvm_func: llir::Func,
) -> Outcome<TranslatedBody> {
    let b = state.body().region_body(func);
    let scope = Scope { body: b, parent: Some((state.scope, func)) };
    let mut ll_body = worker.free_bodies.pop().unwrap_or_default();
    state.module.begin_body(llvm_func, &mut ll_body);
    ll_body.reserve(b.op_bound() - b.n_erased());
    let mut tx = FunctionTranslation::new(state, worker, &scope, &mut ll_body);
    tx.subprogram = state.module.func(llvm_func).dbg;
    if state.lossless {
        tx.ll.set_folding(false);
        tx.name_arguments(func);
    }
    let first = tx.worker.intrinsic_calls.len();
    tx.region(Region::from_index(0))?;
    tx.names();
    let intrinsic_calls = first..tx.worker.intrinsic_calls.len();
    let (is_kept, is_mistyped) = (tx.is_kept, tx.is_mistyped);
    let body = if worker.reuses_bodies {
        ll_body
    } else {
        let body = ll_body.take_built();
        worker.free_bodies.push(ll_body);
        body
    };
    Ok(TranslatedBody { body, intrinsic_calls, is_kept, is_mistyped })
}

/// Translates the only block of a global's or alias's initializer, which must return a constant.
pub(crate) fn initializer(
    state: &ModuleState<'_>,
    worker: &mut Worker,
    owner: Op,
    block: Block,
) -> Outcome<llir::Value> {
    let ctx = state.ctx;
    let b = state.body().region_body(owner);
    let scope = Scope { body: b, parent: Some((state.scope, owner)) };
    let mut scratch = llir::Body::new(&[]);
    let mut tx = FunctionTranslation::new(state, worker, &scope, &mut scratch);
    let mut chains = InsertChains::default();
    for op in b.ops(block) {
        if b.is::<terrace_llvm::InsertValue>(op) && chains.insert(&mut tx, op) {
            continue;
        }
        if b.is::<terrace_llvm::Return>(op) {
            let Some(value) =
                b.operands(op).first().map(|value| tx.value(value)).filter(|value| value.is_const())
            else {
                return Err(ctx.error(b.loc(op), "unemittable constant value").emit().into());
            };
            return Ok(value);
        }
        match tx.op(op) {
            Ok(()) => {}
            Err(Stop::Reported(_)) => {
                let failed = match state.body().is::<terrace_llvm::Alias>(owner) {
                    true => "fail to convert alias initializer",
                    false => "fail to convert global initializer",
                };
                return Err(ctx.error(b.loc(op), failed).emit().into());
            }
            Err(leftover) => return Err(leftover),
        }
        let is_const = b.results(op).first().is_some_and(|result| tx.value(result).is_const());
        if !is_const {
            return Err(ctx.error(b.loc(op), "unemittable constant value").emit().into());
        }
    }
    Err(ctx.error(state.body().loc(owner), "unemittable constant value").emit().into())
}

impl FunctionTranslation<'_, '_> {
    fn region(&mut self, region: Region) -> Outcome {
        let b = self.b;
        let Some(entry) = b.entry_block(region) else { return Ok(()) };
        for block in b.blocks(region) {
            if self.state.lossless && is_edge(b, block) {
                if let Some(from) = b.predecessors(block).next() {
                    self.edges.insert(block, from);
                }
                continue;
            }
            let to = self.ll.append_block();
            self.set_block(block, to);
        }
        let edges: Vec<Block> = self.edges.keys().copied().collect();
        for block in edges {
            if let Some(target) = b.last_op(block).and_then(|op| b.succs(op).next()) {
                self.set_block(block, self.block(target));
            }
        }
        for i in 0..b.args(entry).len() {
            let arg = self.ll.arg(i);
            self.set_typed(b.args(entry)[i], arg);
        }
        if b.has_one_block(region) {
            self.ll.position_at_end(self.block(entry));
            self.ops(entry)?;
            if self.state.lossless {
                self.resolve_forward();
            }
            return Ok(());
        }
        self.split_edges(region);
        let mut scratch = core::mem::take(&mut self.worker.scratch);
        if self.state.lossless {
            // As in the text, since LLVM lists predecessors by the age of their terminators.
            scratch.order.clear();
            scratch.order.extend(b.blocks(region).map(Step::Block));
            scratch.order.extend((0..self.split_edges.len()).map(Step::Edge));
        } else {
            self.order(region, &mut scratch);
        }
        for &step in &scratch.order {
            match step {
                Step::Block(block) if self.edges.contains_key(&block) => {}
                Step::Block(block) => {
                    self.ll.position_at_end(self.block(block));
                    if block != entry {
                        self.phis(block)?;
                    }
                    self.ops(block)?;
                }
                Step::Edge(i) => self.split_edge(i)?,
            }
        }
        self.connect(region, &mut scratch.edges);
        self.worker.scratch = scratch;
        if self.state.lossless {
            self.resolve_forward();
        }
        Ok(())
    }

    /// Gives arguments, instructions and blocks the names in the text, if the parser kept them.
    fn names(&mut self) {
        let Some(names) = self.b.source_names() else { return };
        for &(value, name) in &names.values {
            let to = self.value(value);
            if matches!(to.kind(), llir::ValueKind::Inst(_) | llir::ValueKind::Arg(_)) {
                self.ll.body.set_name(to, self.ctx.bytes(name));
            }
        }
        for &(block, name) in &names.blocks {
            let to = llir::Value::block(self.block(block));
            self.ll.body.set_name(to, self.ctx.bytes(name));
        }
    }

    fn ops(&mut self, block: Block) -> Outcome {
        let mut next = self.b.first_op(block);
        let debug = self.state.debug.enabled;
        while let Some(op) = next {
            if debug {
                self.set_location(op, self.b.loc(op))?;
            }
            let first = self.ll.body.n_insts();
            self.op(op)?;
            if self.b.dict(op).is_some() {
                self.amend(op, first)?;
            }
            if let Some(trace) = &mut self.trace {
                trace.push((self.ll.body.n_insts(), op));
            }
            next = self.b.next_op(op);
        }
        Ok(())
    }

    /// Adds the discardable attributes of an operation to its instructions, which start at `first`.
    fn amend(&mut self, op: Op, first: usize) -> Outcome {
        if let Some(attr) = self.b.discardable(op, "llvm.mmra") {
            self.mmra(op, attr, first..self.ll.body.n_insts())?;
        }
        if self.state.lossless {
            self.restore(op, first..self.ll.body.n_insts())?;
        }
        left_out::warn(self.b, op, left_out::INSTRUCTION);
        Ok(self.state.foreign.attributes(self, op, first..self.ll.body.n_insts())?)
    }

    /// Builds a phi for each argument of a block.
    fn phis(&mut self, block: Block) -> Outcome {
        for &arg in self.b.args(block) {
            let Ok(ty) = self.ty_if_any(self.b.ty(arg)) else {
                let loc = self.b.first_op(block).map_or(self.b.arg_loc(arg), |op| self.b.loc(op));
                return Err(self.ctx.error(loc, "block argument does not have an LLVM type").emit().into());
            };
            if self.state.debug.enabled
                && let Some(op) = self.b.first_op(block)
            {
                self.set_location(op, self.b.arg_loc(arg))?;
            }
            let phi = self.ll.phi(ty);
            self.set(arg, phi);
        }
        Ok(())
    }

    /// Finds the edges to split and appends their blocks.
    fn split_edges(&mut self, region: Region) {
        let b = self.b;
        let mut wide = FxHashMap::default();
        for block in b.blocks(region) {
            let Some(op) = b.last_op(block) else { continue };
            let n = b.n_succs(op);
            if n < 2 || (n == 2 && (b.succ(op, 0) != b.succ(op, 1))) {
                continue;
            }
            // The edges to each block, in order of the first one.
            let mut targets: Vec<(Block, Vec<u32>)> = Vec::new();
            let mut index: FxHashMap<Block, usize> = FxHashMap::default();
            for (i, succ) in b.succs(op).enumerate() {
                if b.args(succ).is_empty() {
                    continue;
                }
                let at = *index.entry(succ).or_insert_with(|| {
                    targets.push((succ, Vec::new()));
                    targets.len() - 1
                });
                targets[at].1.push(i as u32);
            }
            for (target, edges) in targets {
                let first = self.first_passed(&mut wide, op, edges[0]);
                for &i in &edges[1..] {
                    // LLVM has an entry for each edge, if the values are the same.
                    if self.state.lossless {
                        let second = self.first_passed(&mut wide, op, i);
                        if self.pass_equally(op, first, second, b.args(target).len()) {
                            continue;
                        }
                    }
                    self.split_edge_of.insert((op, i), self.split_edges.len());
                    let block = self.ll.append_block();
                    self.split_edges.push(SplitEdge { edge: (op, i), target, block, phis: Vec::new() });
                }
            }
        }
    }

    /// The blocks of a region in reverse post-order, from each block that no earlier one reaches.
    fn order(&self, region: Region, scratch: &mut Scratch) {
        let b = self.b;
        let Scratch { visited, order, post, stack, .. } = scratch;
        visited.clear();
        visited.resize(b.block_bound(), false);
        order.clear();
        for root in b.blocks(region) {
            if core::mem::replace(&mut visited[root.index()], true) {
                continue;
            }
            stack.push((Step::Block(root), 0));
            while let Some((step, next)) = stack.last_mut() {
                let succ = match *step {
                    Step::Edge(i) if *next == 0 => Some(Step::Block(self.split_edges[i].target)),
                    Step::Edge(_) => None,
                    Step::Block(block) => b.last_op(block).and_then(|op| {
                        let succ = b.succs(op).nth(*next as usize)?;
                        let edge = self.split_edge_of.get(&(op, *next));
                        Some(edge.map_or(Step::Block(succ), |&edge| Step::Edge(edge)))
                    }),
                };
                *next += 1;
                match succ {
                    Some(Step::Block(succ)) => {
                        if !core::mem::replace(&mut visited[succ.index()], true) {
                            stack.push((Step::Block(succ), 0));
                        }
                    }
                    // A split edge has one predecessor.
                    Some(edge) => stack.push((edge, 0)),
                    None => {
                        post.push(*step);
                        stack.pop();
                    }
                }
            }
            order.extend(post.drain(..).rev());
        }
    }

    /// Builds the block of a split edge.
    fn split_edge(&mut self, i: usize) -> Outcome {
        let SplitEdge { target, block, edge: (op, _), .. } = self.split_edges[i];
        self.ll.position_at_end(block);
        for &arg in self.b.args(target) {
            let ty = self.ty(op, self.b.ty(arg))?;
            if self.state.debug.enabled {
                self.set_location(op, self.b.arg_loc(arg))?;
            }
            let phi = self.ll.phi(ty);
            self.split_edges[i].phis.push(phi);
        }
        if self.state.debug.enabled {
            self.set_location(op, self.b.loc(op))?;
        }
        self.ll.br(self.block(target));
        Ok(())
    }

    /// The index of the first operand that an edge passes; `wide` caches it for switches with many cases.
    fn first_passed(&self, wide: &mut FxHashMap<Op, Vec<usize>>, op: Op, succ: u32) -> usize {
        const WIDE: usize = 8;
        if self.b.n_succs(op) > WIDE
            && let Some(switch) = self.b.as_::<Switch>(op)
        {
            // The hook adds up the sizes of all earlier cases at each call.
            let starts = wide.entry(op).or_insert_with(|| case_starts(self.b, switch));
            return starts.get(succ as usize).copied().unwrap_or(usize::MAX);
        }
        let branch = self.b.def(op).hooks.branch;
        branch.and_then(|branch| branch(self.b, op, succ as usize)).map_or(usize::MAX, |(start, _)| start)
    }

    /// Adds the incoming values of phis: edges in the reverse order of the text, in whatever order the branches were
    /// built. This is the order of a use-list after parsing, so a module has one translation.
    fn connect(&mut self, region: Region, edges: &mut Vec<Edge>) {
        let b = self.b;
        let mut wide = FxHashMap::default();
        // The branches of split edges were built after all others.
        let mut splits_to: FxHashMap<Block, Vec<usize>> = FxHashMap::default();
        for (i, edge) in self.split_edges.iter().enumerate().rev() {
            splits_to.entry(edge.target).or_default().push(i);
        }
        for block in b.blocks(region).skip(1) {
            let args = b.args(block);
            if args.is_empty() {
                continue;
            }
            edges.clear();
            for u in b.block_uses(block) {
                let is_split =
                    !self.split_edge_of.is_empty() && self.split_edge_of.contains_key(&(u.owner, u.index));
                if !is_split && let Some(from) = b.block_of(u.owner) {
                    let start = self.first_passed(&mut wide, u.owner, u.index);
                    let from = self.edges.get(&from).copied().unwrap_or(from);
                    edges.push(Edge { op: u.owner, from: self.block(from), start });
                }
            }
            let splits = splits_to.get(&block).map_or(&[][..], |splits| splits);
            if self.state.lossless {
                edges.sort_by_key(|edge| edge.from.index());
                for (i, &arg) in args.iter().enumerate() {
                    let mut values: Vec<(llir::Value, llir::Block)> = Vec::with_capacity(edges.len());
                    values.extend(
                        edges
                            .iter()
                            .map(|edge| (self.operand(edge.op, edge.start.saturating_add(i)), edge.from)),
                    );
                    for split in splits.iter().rev().map(|&split| &self.split_edges[split]) {
                        values.extend(split.phis.get(i).map(|&phi| (phi, split.block)));
                    }
                    let phi = self.value(arg);
                    for (value, from) in self.in_phi_order(block, i, values) {
                        self.ll.add_incoming(phi, value, from);
                    }
                }
                continue;
            }
            // Blocks were appended in the order of the text, and each has at most one edge here.
            edges.sort_by_key(|edge| core::cmp::Reverse(edge.from.index()));
            for (i, &arg) in args.iter().enumerate() {
                let phi = self.value(arg);
                for &split in splits {
                    let split = &self.split_edges[split];
                    if let Some(&value) = split.phis.get(i) {
                        self.ll.add_incoming(phi, value, split.block);
                    }
                }
                for edge in edges.iter() {
                    let value = self.operand(edge.op, edge.start.saturating_add(i));
                    self.ll.add_incoming(phi, value, edge.from);
                }
            }
        }
        for split in 0..self.split_edges.len() {
            let (op, succ) = self.split_edges[split].edge;
            let Some(from) = b.block_of(op).map(|block| self.block(block)) else { continue };
            let start = self.first_passed(&mut wide, op, succ);
            for i in 0..self.split_edges[split].phis.len() {
                let phi = self.split_edges[split].phis[i];
                let value = self.operand(op, start.saturating_add(i));
                self.ll.add_incoming(phi, value, from);
            }
        }
    }
}

/// The index of the first operand of each successor of a switch.
fn case_starts(b: &Body, switch: Switch) -> Vec<usize> {
    let mut at = 1;
    let mut starts = vec![at];
    at += switch.default_operands(b).len();
    if let Some(sizes) = b
        .slot(switch.op(), Switch::SLOTS.case_operand_segments)
        .and_then(|attr| attr.as_::<DenseArrayAttr>(b.ctx()))
    {
        for size in sizes.i32s() {
            starts.push(at);
            at += size.max(0) as usize;
        }
    }
    starts
}
