//! The body of a function: blocks in the order of translation, phis for block arguments.
//!
//! Blocks are made and printed in the order of the text, and translated so that definitions come before uses.
//! A terminator that names a block with arguments more than once would give its phis two values for one edge:
//! all but the first of such edges go through a block of their own, put at the end of the function.

use crate::export::chain::Chains;
use crate::export::constant::constant;
use crate::export::discardable;
use crate::export::dispatch::{Row, table};
use crate::export::intrinsics::Intrinsics;
use crate::export::locations::Locations;
use crate::export::types::{NoSuchType, TypeCache};
use crate::export::{ModuleState, Outcome, Stop};
use core::ops::Range;
use smallvec::SmallVec;
use terrace_ir::attrs::DenseArrayAttr;
use terrace_ir::body::OpRef;
use terrace_ir::{Attr, Block, Body, Context, Loc, Op, OpKind, Region, Result, Scope, Type, Value, Values};
use terrace_llir as llir;
use terrace_llir::Md;
use terrace_llvm::Switch;
use terrace_support::FxHashMap;
use terrace_support::id::IdMap;

/// What one worker keeps from function to function.
#[derive(Default)]
pub(crate) struct Worker {
    pub types: TypeCache,
    pub intrinsics: Intrinsics,
    values: Vec<llir::Value>,
    blocks: Vec<Option<llir::Block>>,
    visited: Vec<bool>,
    order: Vec<Node>,
    post: Vec<Node>,
    stack: Vec<(Node, u32)>,
    edges: Vec<Edge>,
    /// Empty bodies, with room for the next ones.
    // Boxed as they are handed around.
    #[allow(clippy::vec_box)]
    pub spare: Vec<Box<llir::Body>>,
    /// Bodies are given away with all their room, as they come back soon.
    pub lends: bool,
    /// Locations that were translated.
    pub locations: Locations,
    /// Numbers of tagged blocks, by function and tag.
    pub tags: FxHashMap<llir::Func, FxHashMap<Attr, u32>>,
    /// What the bodies that were checked share.
    pub checked: llir::VerifierCache,
    /// Nodes by attribute.
    pub metadata: IdMap<Attr, Md>,
    /// Calls of intrinsics in all bodies, by the worker's numbers of these.
    pub intrinsic_calls: Vec<(llir::Inst, u32)>,
}

/// A translated body, which of the worker's calls of intrinsics are in it, and whether its operation is looked into later.
pub(crate) struct Done {
    pub body: Box<llir::Body>,
    pub intrinsic_calls: Range<usize>,
    pub looked_into: bool,
}

/// An edge with a block of its own.
struct Detour {
    /// The terminator and the number of the successor.
    edge: (Op, u32),
    /// Where it leads.
    target: Block,
    /// The block that is put in between.
    block: llir::Block,
    /// Its phis, one for each argument of the target.
    phis: Vec<llir::Value>,
}

/// An edge to the block whose phis are given their values.
struct Edge {
    /// The terminator.
    op: Op,
    /// The block that it ends.
    from: llir::Block,
    /// Its first operand that is passed.
    start: usize,
}

/// A step of the order of translation.
#[derive(Clone, Copy)]
enum Node {
    Block(Block),
    Detour(usize),
}

/// The translation of one body.
pub(crate) struct FunctionTranslation<'f, 'a> {
    /// What all share.
    pub state: &'f ModuleState<'a>,
    /// The context.
    pub ctx: &'f Context,
    /// Where the operations are, for diagnostics.
    pub scope: &'f Scope<'f>,
    /// The operations.
    pub b: &'f Body,
    /// Where the instructions go.
    pub ll: llir::Builder<'f>,
    /// What the worker keeps.
    pub worker: &'f mut Worker,
    detours: Vec<Detour>,
    detour_of: FxHashMap<(Op, u32), usize>,
    /// The function's subprogram.
    pub subprogram: Md,
    /// Whether others, or checks of the whole module, look into the operation's body later.
    pub looked_into: bool,
    /// After each operation, how many instructions there were; only kept to find out where an instruction is from.
    trace: Option<Vec<(usize, Op)>>,
}

/// Where an instruction comes from.
pub(crate) struct Origin {
    /// The operation that it is made of.
    pub op: Op,
    /// What an operand of it comes from whose type in LLVM IR is not that of the operation's result.
    pub surprising: Option<Op>,
}

/// The operation that an instruction of a function comes from: the function is translated once more to see.
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
    tx.trace = Some(Vec::new());
    let _ = tx.region(Region::from_index(0));
    let trace = tx.trace.take()?;
    let at = trace.partition_point(|&(n, _)| n <= inst.index());
    let &(_, op) = trace.get(at)?;
    let surprising = (0..b.operands(op).len()).find_map(|i| {
        let value = b.operand(op, i);
        let expected = state.types.get(state.ctx, &state.module.cx, b.ty(value)).ok()?;
        let surprise = expected != tx.operand(op, i).ty();
        surprise.then(|| b.def_op(value)).flatten()
    });
    Some(Origin { op, surprising })
}

/// Translates the body of a function.
pub(crate) fn body(
    state: &ModuleState<'_>,
    worker: &mut Worker,
    func: Op,
    llvm_func: llir::Func,
) -> Outcome<Done> {
    let b = state.body().region_body(func);
    let scope = Scope { body: b, parent: Some((state.scope, func)) };
    let mut ll_body = worker.spare.pop().unwrap_or_default();
    state.module.begin_body(llvm_func, &mut ll_body);
    ll_body.reserve(b.op_bound() - b.n_erased());
    let mut tx = FunctionTranslation::new(state, worker, &scope, &mut ll_body);
    tx.subprogram = state.module.func(llvm_func).dbg;
    if !tx.subprogram.is_null()
        && let Some(scope) = terrace_llvm::debug::find_subprogram(state.ctx, state.body().loc(func))
    {
        tx.worker.locations.enter(scope, tx.subprogram);
    }
    let first = tx.worker.intrinsic_calls.len();
    tx.region(Region::from_index(0))?;
    tx.names();
    let intrinsic_calls = first..tx.worker.intrinsic_calls.len();
    let looked_into = tx.looked_into;
    if worker.lends {
        return Ok(Done { body: ll_body, intrinsic_calls, looked_into });
    }
    let body = ll_body.take_built();
    worker.spare.push(ll_body);
    Ok(Done { body, intrinsic_calls, looked_into })
}

/// Translates the only block of a global's or alias's initializer, which must come to a constant.
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
    let mut chains = Chains::default();
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

impl<'f, 'a> FunctionTranslation<'f, 'a> {
    fn new(
        state: &'f ModuleState<'a>,
        worker: &'f mut Worker,
        scope: &'f Scope<'f>,
        ll_body: &'f mut llir::Body,
    ) -> Self {
        let b = scope.body;
        worker.values.clear();
        worker.values.resize(b.value_bound(), llir::Value::NONE);
        worker.blocks.clear();
        worker.blocks.resize(b.block_bound(), None);
        FunctionTranslation {
            state,
            ctx: state.ctx,
            scope,
            b,
            ll: llir::Builder::new(state.module, ll_body),
            worker,
            detours: Vec::new(),
            detour_of: FxHashMap::default(),
            subprogram: Md::NULL,
            looked_into: false,
            trace: None,
        }
    }

    /// The translated value.
    ///
    /// In blocks that nothing reaches a use may come before its definition; nothing depends on what it is then.
    #[inline]
    pub fn value(&self, value: Value) -> llir::Value {
        let known = self.worker.values.get(value.index()).copied().unwrap_or(llir::Value::NONE);
        if known.is_none() { self.unreached(value) } else { known }
    }

    #[cold]
    fn unreached(&self, value: Value) -> llir::Value {
        let ty = self.state.types.get(self.ctx, &self.state.module.cx, self.b.ty(value));
        ty.map_or(llir::Value::NONE, llir::Value::poison)
    }

    /// Operand `i` of an operation.
    #[inline]
    pub fn operand(&self, op: Op, i: usize) -> llir::Value {
        match self.b.operands(op).get(i) {
            Some(value) => self.value(value),
            None => llir::Value::NONE,
        }
    }

    /// The translated values.
    pub fn values(&self, values: Values<'_>) -> SmallVec<[llir::Value; 8]> {
        values.iter().map(|value| self.value(value)).collect()
    }

    /// Says what a value is.
    #[inline]
    pub fn set(&mut self, value: Value, to: llir::Value) {
        if let Some(slot) = self.worker.values.get_mut(value.index()) {
            *slot = to;
        }
    }

    /// Says what the first result of an operation is.
    #[inline]
    pub fn set_result(&mut self, op: Op, to: llir::Value) {
        if let Some(result) = self.b.results(op).first() {
            self.set(result, to);
        }
    }

    /// LLVM's type of a type that `op` has to do with.
    #[inline]
    pub fn ty(&mut self, op: Op, ty: Type) -> Result<llir::Type> {
        self.ty_if_any(ty).map_err(|no| self.no_such_type(op, no.0))
    }

    #[inline]
    fn ty_if_any(&mut self, ty: Type) -> core::result::Result<llir::Type, NoSuchType> {
        self.worker.types.get(self.state.types, self.ctx, &self.state.module.cx, ty)
    }

    #[cold]
    fn no_such_type(&self, op: Op, ty: Type) -> terrace_ir::Reported {
        let text = terrace_ir::asm::quoted_type(self.ctx, ty);
        self.scope.at(op).op_error(format!("cannot be translated: LLVM IR has no type {text}")).emit()
    }

    /// The type of the first result.
    #[inline]
    pub fn result_type(&mut self, op: Op) -> Result<llir::Type> {
        match self.b.results(op).first() {
            Some(result) => self.ty(op, self.b.ty(result)),
            None => Ok(llir::Type::VOID),
        }
    }

    /// The same; `None` where LLVM has none.
    #[inline]
    pub fn result_type_if_any(&mut self, op: Op) -> Option<llir::Type> {
        match self.b.results(op).first() {
            Some(result) => self.ty_if_any(self.b.ty(result)).ok(),
            None => Some(llir::Type::VOID),
        }
    }

    /// The constant of an attribute.
    #[inline]
    pub fn constant(&mut self, op: Op, ty: llir::Type, attr: Attr) -> Result<llir::Value> {
        constant(self.state, self.b.loc(op), ty, attr)
    }

    /// The operation together with its surroundings.
    pub fn at(&self, op: Op) -> OpRef<'f> {
        self.scope.at(op)
    }

    /// LLVM's block of a block.
    #[inline]
    pub fn block(&self, block: Block) -> llir::Block {
        match self.worker.blocks.get(block.index()) {
            Some(&Some(block)) => block,
            _ => llir::Block::from_index(0),
        }
    }

    /// LLVM's block of a successor.
    #[inline]
    pub fn succ(&self, op: Op, i: usize) -> llir::Block {
        if !self.detour_of.is_empty()
            && let Some(&detour) = self.detour_of.get(&(op, i as u32))
        {
            return self.detours[detour].block;
        }
        self.block(self.b.succ(op, i))
    }

    /// Translates an operation.
    #[inline(always)]
    pub fn op(&mut self, op: Op) -> Outcome {
        match table().row(self.b.code(op)) {
            Row::Foreign if self.foreign(op)? => Ok(()),
            Row::Foreign => Err(Stop::Unsupported),
            row => Ok(self.by_row(op, row)?),
        }
    }

    fn region(&mut self, region: Region) -> Outcome {
        let b = self.b;
        let Some(entry) = b.entry_block(region) else { return Ok(()) };
        for block in b.blocks(region) {
            let made = self.ll.append_block();
            if let Some(slot) = self.worker.blocks.get_mut(block.index()) {
                *slot = Some(made);
            }
        }
        for i in 0..b.args(entry).len() {
            let arg = self.ll.arg(i);
            self.set(b.args(entry)[i], arg);
        }
        if b.has_one_block(region) {
            self.ll.position_at_end(self.block(entry));
            return self.ops(entry);
        }
        self.make_detours(region);
        let order = self.order(region);
        for &node in &order {
            match node {
                Node::Block(block) => {
                    self.ll.position_at_end(self.block(block));
                    if block != entry {
                        self.phis(block)?;
                    }
                    self.ops(block)?;
                }
                Node::Detour(i) => self.detour(i)?,
            }
        }
        self.worker.order = order;
        self.connect(region);
        Ok(())
    }

    /// Gives the instructions that follow the location of `op`.
    fn set_location(&mut self, op: Op, loc: Loc) -> Outcome {
        match self.worker.locations.node(self.state, loc, self.subprogram) {
            Ok(node) => {
                self.ll.set_debug_loc((!node.is_null()).then_some(node));
                Ok(())
            }
            Err(why) => Err(self.at(op).op_error(why).emit().into()),
        }
    }

    /// Gives arguments, instructions and blocks the names in the text, when the parser kept them.
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

    /// What the discardable attributes of an operation add to its instructions, which start at `first`.
    fn amend(&mut self, op: Op, first: usize) -> Outcome {
        if let Some(attr) = self.b.discardable(op, "llvm.mmra") {
            self.mmra(op, attr, first..self.ll.body.n_insts())?;
        }
        discardable::check(self.b, op, discardable::INSTRUCTION);
        if !self.state.interfaces.is_empty() {
            self.amend_by_interfaces(op, first..self.ll.body.n_insts())?;
        }
        Ok(())
    }

    fn phis(&mut self, block: Block) -> Outcome {
        for &arg in self.b.args(block) {
            let ty = self.b.ty(arg);
            let Ok(ty) = self.worker.types.get(self.state.types, self.ctx, &self.state.module.cx, ty) else {
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

    fn make_detours(&mut self, region: Region) {
        let b = self.b;
        for block in b.blocks(region) {
            let Some(op) = b.last_op(block) else { continue };
            let n = b.n_succs(op);
            if n < 2 || (n == 2 && (b.succ(op, 0) != b.succ(op, 1))) {
                continue;
            }
            // Positions of each block that is named, in order of first appearance.
            let mut named: Vec<(Block, Vec<u32>)> = Vec::new();
            let mut index: FxHashMap<Block, usize> = FxHashMap::default();
            for (i, succ) in b.succs(op).enumerate() {
                if b.args(succ).is_empty() {
                    continue;
                }
                let at = *index.entry(succ).or_insert_with(|| {
                    named.push((succ, Vec::new()));
                    named.len() - 1
                });
                named[at].1.push(i as u32);
            }
            for (target, positions) in named {
                for &i in &positions[1..] {
                    self.detour_of.insert((op, i), self.detours.len());
                    let block = self.ll.append_block();
                    self.detours.push(Detour { edge: (op, i), target, block, phis: Vec::new() });
                }
            }
        }
    }

    /// Each block that was not met before, and what it leads to, in reverse post-order.
    fn order(&mut self, region: Region) -> Vec<Node> {
        let b = self.b;
        let mut visited = core::mem::take(&mut self.worker.visited);
        visited.clear();
        visited.resize(b.block_bound(), false);
        let mut order = core::mem::take(&mut self.worker.order);
        let mut post = core::mem::take(&mut self.worker.post);
        let mut stack = core::mem::take(&mut self.worker.stack);
        order.clear();
        for root in b.blocks(region) {
            if core::mem::replace(&mut visited[root.index()], true) {
                continue;
            }
            stack.push((Node::Block(root), 0));
            while let Some((node, next)) = stack.last_mut() {
                let succ = match *node {
                    Node::Detour(i) if *next == 0 => Some(Node::Block(self.detours[i].target)),
                    Node::Detour(_) => None,
                    Node::Block(block) => b.last_op(block).and_then(|op| {
                        let i = *next;
                        let succ = b.succs(op).nth(i as usize)?;
                        Some(match self.detour_of.get(&(op, i)) {
                            Some(&detour) => Node::Detour(detour),
                            None => Node::Block(succ),
                        })
                    }),
                };
                *next += 1;
                match succ {
                    Some(Node::Block(succ)) => {
                        if !core::mem::replace(&mut visited[succ.index()], true) {
                            stack.push((Node::Block(succ), 0));
                        }
                    }
                    // Only one edge leads to a detour.
                    Some(detour) => stack.push((detour, 0)),
                    None => {
                        post.push(*node);
                        stack.pop();
                    }
                }
            }
            order.extend(post.drain(..).rev());
        }
        (self.worker.visited, self.worker.post, self.worker.stack) = (visited, post, stack);
        order
    }

    fn detour(&mut self, i: usize) -> Outcome {
        let Detour { target, block, edge: (op, _), .. } = self.detours[i];
        self.ll.position_at_end(block);
        for &arg in self.b.args(target) {
            let ty = self.ty(op, self.b.ty(arg))?;
            if self.state.debug.enabled {
                self.set_location(op, self.b.arg_loc(arg))?;
            }
            let phi = self.ll.phi(ty);
            self.detours[i].phis.push(phi);
        }
        if self.state.debug.enabled {
            self.set_location(op, self.b.loc(op))?;
        }
        self.ll.br(self.block(target));
        Ok(())
    }

    /// Where the operands that an edge passes start; `wide` has this for switches with many cases.
    fn passed(&self, wide: &mut FxHashMap<Op, Vec<usize>>, op: Op, succ: u32) -> usize {
        const WIDE: usize = 8;
        if self.b.n_succs(op) > WIDE
            && let Some(switch) = self.b.as_::<Switch>(op)
        {
            // The hook adds up the sizes of all cases before the one asked for.
            let starts = wide.entry(op).or_insert_with(|| case_starts(self.b, switch));
            return starts.get(succ as usize).copied().unwrap_or(usize::MAX);
        }
        let branch = self.b.def(op).hooks.branch;
        branch.and_then(|branch| branch(self.b, op, succ as usize)).map_or(usize::MAX, |(start, _)| start)
    }

    /// Gives the phis their values: edges in the reverse order of the text, whatever order the branches were
    /// made in. That is the order of a use-list after parsing, so that a module has one translation.
    fn connect(&mut self, region: Region) {
        let b = self.b;
        let mut wide = FxHashMap::default();
        // The branches of detours were made after all others.
        let mut detours_to: FxHashMap<Block, Vec<usize>> = FxHashMap::default();
        for (d, detour) in self.detours.iter().enumerate().rev() {
            detours_to.entry(detour.target).or_default().push(d);
        }
        let mut edges = core::mem::take(&mut self.worker.edges);
        for block in b.blocks(region).skip(1) {
            let args = b.args(block);
            if args.is_empty() {
                continue;
            }
            edges.clear();
            for u in b.block_uses(block) {
                let is_detour =
                    !self.detour_of.is_empty() && self.detour_of.contains_key(&(u.owner, u.index));
                if !is_detour && let Some(from) = b.block_of(u.owner) {
                    let start = self.passed(&mut wide, u.owner, u.index);
                    edges.push(Edge { op: u.owner, from: self.block(from), start });
                }
            }
            // Blocks were made in the order of the text; no block is twice among these.
            edges.sort_by_key(|edge| core::cmp::Reverse(edge.from.index()));
            let detours = detours_to.get(&block).map_or(&[][..], |detours| detours);
            for (i, &arg) in args.iter().enumerate() {
                let phi = self.value(arg);
                for &d in detours {
                    let detour = &self.detours[d];
                    if let Some(&value) = detour.phis.get(i) {
                        self.ll.add_incoming(phi, value, detour.block);
                    }
                }
                for edge in &edges {
                    let value = self.operand(edge.op, edge.start.saturating_add(i));
                    self.ll.add_incoming(phi, value, edge.from);
                }
            }
        }
        self.worker.edges = edges;
        for d in 0..self.detours.len() {
            let Detour { edge: (op, succ), .. } = self.detours[d];
            let Some(from) = b.block_of(op).map(|block| self.block(block)) else { continue };
            let start = self.passed(&mut wide, op, succ);
            for i in 0..self.detours[d].phis.len() {
                let phi = self.detours[d].phis[i];
                let value = self.operand(op, start.saturating_add(i));
                self.ll.add_incoming(phi, value, from);
            }
        }
    }
}

/// Where the operands of each successor of a switch start.
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
