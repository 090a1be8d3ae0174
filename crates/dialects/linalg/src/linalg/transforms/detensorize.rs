//! `linalg-detensorize`: tensors of one element become scalars.
//!
//! A plan says which operations and which block arguments are on scalars. Then operations are replaced by their payloads,
//! values that come from elsewhere are taken apart where they are defined (`tensor.extract`), and values that others use are put
//! together where they are computed (`tensor.from_elements`). Folding removes what cancels.

use crate::linalg::Generic;
use crate::linalg::structured::payload_block;
use crate::prelude::*;
use greedy::{Pattern, Patterns, run_patterns};
use terrace_ir::body::Use;
use terrace_memory::bufferization::Dealloc;
use terrace_memory::tensor::{self, Extract, FromElements};
use terrace_rewrite::cfg::DepthFirst;

passes! {
    /// Detensorize linalg ops.
    ///
    /// An operation on tensors of rank zero becomes its payload. By default only operations are replaced that are part of the
    /// control flow of a function, that is, on which branches depend.
    Detensorize("LinalgDetensorizePass") = "linalg-detensorize" on(Anchor::Interface(Trait::FunctionOpInterface)) {
        /// Detensorize all ops that qualify for detensoring along with branch operands and basic-block arguments.
        aggressive_mode: bool = false,
    } => detensorize;
}

fn detensorize(options: &Detensorize, pass: &mut PassContext<'_>) -> Result {
    if let Some(body) = pass.op_body() {
        let mut plan = if options.aggressive_mode { Plan::of_all(body) } else { Plan::of_control_flow(body) };
        plan.keep_scalars(body);
        Edit { body, extracted: FxHashMap::default() }.run(&plan);
        unsettle_constants(body);
    }
    let mut patterns = Patterns::new();
    let of_elements = |pattern: &&'static Pattern| pattern.name.ends_with("ExtractElementFromIndexCast");
    tensor::DIALECT.hooks.canonicalize.iter().filter(of_elements).for_each(|pattern| patterns.push(pattern));
    run_patterns(pass, patterns)?;
    if let Some(body) = pass.op_body() {
        settle_constants(body);
    }
    pass.finish(true)
}

/// Upstream moves each constant to the start of the function and drops its location, also those that are at the start. So that
/// folding does this, an operation stands in front of them.
fn unsettle_constants(body: &mut Body) {
    let mut constants = Vec::new();
    body.walk(|op| {
        if body.def(op).hooks.constant.is_some() {
            constants.push(op);
        }
    });
    constants.into_iter().for_each(|op| body.set_loc(op, Loc::UNKNOWN));
    if let Some(entry) = body.root_block() {
        let mut builder = Builder::new(body);
        builder.set_start(entry);
        Dealloc::of(&mut builder, &[], &[], &[]);
    }
}

/// Removes the operation of [`unsettle_constants`].
fn settle_constants(body: &mut Body) {
    let first = body.root_block().and_then(|block| body.ops(block).find(|&op| body.is::<Dealloc>(op)));
    if let Some(op) = first {
        body.erase(op);
    }
}

/// The element type of a tensor of rank zero.
fn scalar(ctx: &Context, ty: Type) -> Option<Type> {
    let tensor = ty.as_::<RankedTensorType>(ctx)?;
    (tensor.shape.is_empty() && tensor.encoding.is_none()).then_some(tensor.elem)
}

fn is_scalar(b: &Body, value: Value) -> bool {
    scalar(b.ctx(), b.ty(value)).is_some()
}

/// Whether all operands of an operation are tensors of rank zero.
fn is_on_scalars(b: &Body, op: Op) -> bool {
    b.operands(op).iter().all(|operand| is_scalar(b, operand)) && payload_block(b, op).is_some()
}

/// The number of the operand that a branch passes to an argument of a successor.
fn passed(b: &Body, branch: Use, argument: usize) -> Option<usize> {
    let (start, end) = (b.def(branch.owner).hooks.branch?)(b, branch.owner, branch.index as usize)?;
    let block = b.succs(branch.owner).nth(branch.index as usize)?;
    // Arguments without an operand are the first ones, which the operation itself produces.
    let produced = b.args(block).len().checked_sub(end - start)?;
    argument.checked_sub(produced).map(|at| start + at).filter(|&at| at < b.n_operands(branch.owner))
}

/// Operations and block arguments that are on scalars.
#[derive(Default)]
struct Plan {
    ops: FxHashSet<Op>,
    args: FxHashSet<Value>,
}

impl Plan {
    /// All operations and arguments.
    fn of_all(b: &Body) -> Self {
        let mut plan = Self::default();
        b.walk(|op| {
            if b.is::<Generic>(op) && is_on_scalars(b, op) {
                plan.ops.insert(op);
            }
        });
        plan.args.extend(inner_blocks(b).flat_map(|block| b.args(block).iter().copied()));
        plan
    }

    /// The operations and arguments that branches depend on.
    fn of_control_flow(b: &Body) -> Self {
        let mut pending: Vec<Value> = Vec::new();
        b.walk(|op| {
            if b.is::<cf::CondBr>(op) || b.is::<cf::Br>(op) {
                pending.extend(b.operands(op));
            }
        });
        let mut plan = Self::default();
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        while let Some(value) = pending.pop() {
            if !seen.insert(value) {
                continue;
            }
            pending.extend(b.users(value).flat_map(|user| b.results(user)));
            let Some(block) = b.def_block(value) else { continue };
            if let Some(end) = b.terminator(block) {
                pending.extend(arguments_of(b, end, value));
            }
            match b.value_def(value) {
                ValueDef::Result(def, _) => plan.visit(b, def, &mut pending),
                ValueDef::Arg(block, _) if b.is_entry_block(block) => {}
                ValueDef::Arg(block, i) => {
                    plan.args.insert(value);
                    for branch in b.block_uses(block) {
                        if b.def(branch.owner).hooks.branch.is_none() {
                            return Self::default();
                        }
                        let operand = passed(b, branch, i as usize);
                        pending.extend(operand.and_then(|at| b.operands(branch.owner).get(at)));
                    }
                }
            }
        }
        let is_kept = |arg: &Value| {
            let ValueDef::Arg(block, i) = b.value_def(*arg) else { return false };
            b.block_uses(block).all(|branch| {
                let operand = passed(b, branch, i as usize).and_then(|at| b.operands(branch.owner).get(at));
                let def = operand.and_then(|operand| b.def_op(operand));
                def.is_none_or(|def| !b.is::<Generic>(def) || plan.ops.contains(&def))
            })
        };
        plan.args = plan.args.iter().copied().filter(is_kept).collect();
        plan
    }

    /// Visits the operation that computes a value of the control flow.
    fn visit(&mut self, b: &Body, def: Op, pending: &mut Vec<Value>) {
        if let Some(generic) = b.as_::<Generic>(def) {
            if is_on_scalars(b, def) && self.ops.insert(def) {
                pending.extend(generic.inputs(b));
            }
        } else if !b.is::<FromElements>(def)
            && b.types(b.results(def)).all(|ty| ty.is_int(b.ctx()) || ty.is_float(b.ctx()))
        {
            pending.extend(b.operands(def));
        }
    }

    /// Drops the arguments that are no tensors of rank zero, or not of the function's own blocks.
    fn keep_scalars(&mut self, b: &Body) {
        let args = inner_blocks(b).flat_map(|block| b.args(block).iter().copied());
        let args = args.filter(|arg| self.args.contains(arg) && is_scalar(b, *arg));
        // All branches to the block must be known to pass a value.
        let is_passed = |arg: &Value| {
            let ValueDef::Arg(block, i) = b.value_def(*arg) else { return false };
            b.block_uses(block).all(|branch| passed(b, branch, i as usize).is_some())
        };
        self.args = args.filter(is_passed).collect();
    }
}

/// The blocks of a function but the first one.
fn inner_blocks(b: &Body) -> impl Iterator<Item = Block> + '_ {
    b.root_regions().flat_map(|region| b.blocks(region).skip(1))
}

/// The arguments of successors to which a branch passes a value.
fn arguments_of(b: &Body, branch: Op, value: Value) -> SmallVec<[Value; 4]> {
    let mut arguments = SmallVec::new();
    for (i, block) in b.succs(branch).enumerate() {
        let by = Use { owner: branch, index: i as u32 };
        for (at, &arg) in b.args(block).iter().enumerate() {
            if passed(b, by, at).and_then(|at| b.operands(branch).get(at)) == Some(value) {
                arguments.push(arg);
            }
        }
    }
    arguments
}

/// The edit of a function.
struct Edit<'b> {
    body: &'b mut Body,
    /// The elements of tensors.
    extracted: FxHashMap<Value, Value>,
}

impl Edit<'_> {
    fn run(&mut self, plan: &Plan) {
        let ops = self.ops(plan);
        let blocks: Vec<Block> = inner_blocks(self.body).collect();
        for block in blocks {
            for i in 0..self.body.args(block).len() {
                if let Some(arg) = self.body.arg(block, i).filter(|arg| plan.args.contains(arg)) {
                    self.convert_arg(arg);
                }
            }
        }
        for op in ops {
            if plan.ops.contains(&op) {
                self.inline(op);
            } else {
                self.convert_branch(op, plan);
            }
        }
    }

    /// The operations that change, in the order in which upstream converts them: blocks depth first.
    fn ops(&self, plan: &Plan) -> Vec<Op> {
        let b = &*self.body;
        let mut blocks: Vec<Block> = Vec::new();
        let mut depth_first = DepthFirst::default();
        depth_first.reset(b);
        for region in b.root_regions() {
            depth_first.walk(b, region, |block| blocks.push(block));
        }
        let reached: FxHashSet<Block> = blocks.iter().copied().collect();
        let others =
            b.root_regions().flat_map(|region| b.blocks(region)).filter(|block| !reached.contains(block));
        blocks.extend(others);
        let mut ops = Vec::new();
        for op in blocks.into_iter().flat_map(|block| b.ops(block)) {
            b.walk_from(op, &mut |op| {
                if plan.ops.contains(&op) || b.n_succs(op) != 0 {
                    ops.push(op);
                }
            });
        }
        ops
    }

    /// A builder behind the definition of a value.
    fn behind(&mut self, value: Value) -> Builder<'_> {
        let loc = self.body.value_loc(value);
        let def = self.body.value_def(value);
        let mut builder = Builder::new(self.body);
        match def {
            ValueDef::Result(def, _) => builder.set_after(def),
            ValueDef::Arg(block, _) => builder.set_start(block),
        }
        builder.set_loc(loc);
        builder
    }

    /// The element of a tensor.
    fn element(&mut self, tensor: Value) -> Value {
        if let Some(&known) = self.extracted.get(&tensor) {
            return known;
        }
        let element = Extract::new(&mut self.behind(tensor), tensor, &[]);
        self.extracted.insert(tensor, element);
        element
    }

    /// The tensor that an element was taken out of, or a new one.
    fn tensor_of(&mut self, element: Value) -> Value {
        let source = self.body.def_as::<Extract>(element).map(|extract| extract.tensor(self.body));
        match source.filter(|tensor| self.extracted.get(tensor) == Some(&element)) {
            Some(tensor) => tensor,
            None => self.tensor(element),
        }
    }

    /// Makes a tensor of an element.
    fn tensor(&mut self, element: Value) -> Value {
        let ty = RankedTensorType::get(self.body.ctx(), &[], self.body.ty(element), None);
        FromElements::new(&mut self.behind(element), ty, &[element])
    }

    /// Makes a block argument a scalar.
    fn convert_arg(&mut self, arg: Value) {
        let Some(ty) = scalar(self.body.ctx(), self.body.ty(arg)) else { return };
        let uses: Vec<Use> = self.body.uses(arg).collect();
        self.body.set_ty(arg, ty);
        let tensor = self.tensor(arg);
        for Use { owner, index } in uses {
            self.body.set_operand(owner, index as usize, tensor);
        }
    }

    /// Replaces an operation by its payload.
    fn inline(&mut self, op: Op) {
        let Some(block) = payload_block(self.body, op) else { return };
        let Some(end) = self.body.last_op(block) else { return };
        let operands = self.body.operands(op).to_vec();
        let args: SmallVec<[Value; 4]> = self.body.args(block).into();
        for (arg, operand) in args.into_iter().zip(operands) {
            let element = self.element(operand);
            self.body.replace_all_uses(arg, element);
        }
        let inner: Vec<Op> = self.body.ops(block).filter(|&inner| inner != end).collect();
        inner.into_iter().for_each(|inner| self.body.move_before(inner, op));
        let yielded = self.body.operands(end).to_vec();
        for (i, value) in yielded.into_iter().enumerate().take(self.body.n_results(op)) {
            let tensor = self.tensor_of(value);
            let result = self.body.result(op, i);
            self.body.replace_all_uses(result, tensor);
        }
        self.body.erase_block(block);
        self.body.erase(op);
    }

    /// Passes elements to arguments that are scalars.
    fn convert_branch(&mut self, op: Op, plan: &Plan) {
        let succs: SmallVec<[Block; 2]> = self.body.succs(op).collect();
        let mut positions: SmallVec<[usize; 4]> = SmallVec::new();
        for (i, &block) in succs.iter().enumerate() {
            let args = self.body.args(block).iter().enumerate().filter(|(_, arg)| plan.args.contains(arg));
            let by = Use { owner: op, index: i as u32 };
            positions.extend(args.filter_map(|(at, _)| passed(self.body, by, at)));
        }
        positions
            .retain(|at| self.body.operands(op).get(*at).is_some_and(|value| is_scalar(self.body, value)));
        if positions.is_empty() {
            return;
        }
        for (at, operand) in self.body.operands(op).to_vec().into_iter().enumerate() {
            // Upstream takes all operands apart; those that the branch does not need are erased.
            if is_scalar(self.body, operand) {
                let element = self.element(operand);
                if positions.contains(&at) {
                    self.body.set_operand(op, at, element);
                }
            }
        }
    }
}
