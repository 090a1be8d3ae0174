//! Replaces operations on tensors by operations on buffers, one after another.

use super::Setup;
use super::analysis::has_tensors;
use super::decide::with_tensors;
use super::functions::Functions;
use super::globals::Globals;
use super::types::{Fixed, Typing};
use crate::bufferization::{ToBuffer, ToTensor};
use crate::memref::{self, strides_and_offset};
use crate::prelude::*;
use terrace_ir::body::Use;

/// The bufferization of one body. Dereferences to the builder.
pub struct Bufferizing<'a> {
    pub(super) builder: Builder<'a>,
    /// The module around the body.
    pub module: &'a mut Body,
    /// The operation in the module whose body this is.
    pub function: Op,
    /// Options and models.
    pub setup: &'a Setup,
    pub(super) functions: &'a Functions,
    pub(super) globals: &'a mut Globals,
    work: Vec<Op>,
    /// How many operations of `work` are done.
    done: usize,
    to_buffers: Vec<Op>,
    fixed: Fixed,
}

impl<'a> core::ops::Deref for Bufferizing<'a> {
    type Target = Builder<'a>;
    fn deref(&self) -> &Builder<'a> {
        &self.builder
    }
}

impl core::ops::DerefMut for Bufferizing<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.builder
    }
}

/// The extents of a tensor or memref that its type does not say, as new operations.
pub fn dynamic_sizes(b: &mut Builder<'_>, value: Value) -> Vec<Value> {
    let extents = crate::dims::extents(b, value);
    crate::index_list::divide(&extents).1.to_vec()
}

impl Bufferizing<'_> {
    /// The inference of types in the body as it is now.
    pub fn typing(&self) -> Typing<'_> {
        let at = (&*self.module, self.function);
        Typing::new(self.setup, self.functions, at, &self.builder, Some(&self.fixed))
    }

    /// A new tensor of the type of `value`, without contents.
    pub fn alloc_tensor(&mut self, value: Value) -> Result<Value> {
        let at = (&*self.module, self.function);
        super::copies::copy_of(self.setup, self.functions, at, &mut self.builder, value, false)
    }

    /// The type of the buffer of a tensor.
    pub fn buffer_type(&self, value: Value) -> Result<Type> {
        self.typing().of(value)
    }

    /// The buffer of a tensor.
    pub fn buffer(&mut self, value: Value) -> Result<Value> {
        if let Some(to_tensor) = self.builder.def_as::<ToTensor>(value) {
            return Ok(to_tensor.buffer(&self.builder));
        }
        let ty = self.buffer_type(value)?;
        let (point, loc) = (self.builder.insert_point(), self.builder.loc());
        self.set_behind(value);
        let buffer = ToBuffer::new(&mut self.builder, ty, value);
        self.builder.set_insert_point(point);
        self.builder.set_loc(loc);
        Ok(buffer)
    }

    /// Inserts right behind the definition of a value, at its location.
    pub fn set_behind(&mut self, value: Value) {
        match self.builder.value_def(value) {
            ValueDef::Result(op, _) => {
                let loc = self.builder.body().loc(op);
                self.builder.set_loc(loc);
                self.builder.set_after(op);
            }
            ValueDef::Arg(block, _) => {
                let loc = self.builder.arg_loc(value);
                self.builder.set_loc(loc);
                self.builder.set_start(block);
            }
        }
    }

    /// Allocates a buffer.
    pub fn alloc(&mut self, ty: Type, sizes: &[Value]) -> Value {
        let alloc = memref::Alloc::with(ty, sizes, &[]);
        match self.setup.options.alignment {
            0 => alloc.result(&mut self.builder),
            alignment => alloc.alignment(alignment as i64).result(&mut self.builder),
        }
    }

    /// Copies the contents of a buffer.
    pub fn copy(&mut self, from: Value, to: Value) {
        memref::Copy::build(&mut self.builder, from, to);
    }

    /// Replaces an operation: its tensors by those of buffers, other results by values.
    pub fn replace(&mut self, op: Op, values: &[Value]) {
        let (point, loc) = (self.builder.insert_point(), self.builder.loc());
        let results: Vec<Value> = self.builder.results(op).iter().collect();
        // Each view is right behind the operation, so that the last one comes first.
        let replacements: Vec<Value> = results
            .iter()
            .zip(values)
            .map(|(&result, &value)| {
                let ty = self.builder.ty(result);
                match ty.is_tensor(self.builder.ctx()) {
                    true => {
                        let loc = self.builder.value_loc(value);
                        self.builder.set_after(op);
                        self.builder.set_loc(loc);
                        ToTensor::new(&mut self.builder, ty, value)
                    }
                    false => value,
                }
            })
            .collect();
        let is_at_op = point == InsertPoint::Before(op);
        self.builder.body().replace(op, &replacements);
        if !is_at_op {
            self.builder.set_insert_point(point);
        }
        self.builder.set_loc(loc);
    }

    /// A buffer of another layout with the same contents: a cast if it cannot fail, else a copy.
    pub fn cast_or_copy(&mut self, value: Value, ty: Type) -> Value {
        let from = self.builder.ty(value);
        if memref::cast_compatible(self.builder.ctx(), from, ty) && is_safe_cast(self.builder.ctx(), from, ty)
        {
            return memref::Cast::new(&mut self.builder, ty, value);
        }
        let ctx = self.builder.ctx().clone();
        let Some(memref) = ty.as_::<MemRefType>(&ctx) else {
            return memref::Cast::new(&mut self.builder, ty, value);
        };
        let dynamic = (0..memref.shape.len()).filter(|&i| memref.shape[i] == terrace_ir::types::DYNAMIC);
        let sizes: Vec<Value> = dynamic.map(|i| crate::dims::dim(&mut self.builder, value, i)).collect();
        let plain = MemRefType::get(&ctx, memref.shape, memref.elem, None, memref.memory_space);
        let copy = self.alloc(plain, &sizes);
        self.copy(value, copy);
        if plain == ty { copy } else { memref::Cast::new(&mut self.builder, ty, copy) }
    }

    /// Reports an error at an operation.
    pub fn error(&self, op: Op, message: &str) -> Reported {
        self.at(op, |op| op.error(message).emit())
    }

    fn at<R>(&self, op: Op, f: impl FnOnce(OpRef<'_>) -> R) -> R {
        let outer = Scope { body: self.module, parent: None };
        let scope = Scope { body: &self.builder, parent: Some((&outer, self.function)) };
        f(scope.at(op))
    }

    /// Makes the arguments of a block buffers, and what branches pass to them.
    pub fn block_signature(&mut self, block: Block) -> Result {
        let args: Vec<Value> = self.builder.args(block).to_vec();
        let mut types = Vec::with_capacity(args.len());
        for &arg in &args {
            let ty = self.builder.ty(arg);
            types.push(if ty.is_tensor(self.builder.ctx()) { self.buffer_type(arg)? } else { ty });
        }
        for (&arg, &ty) in args.iter().zip(&types) {
            let tensor = self.builder.ty(arg);
            if tensor == ty {
                continue;
            }
            let uses: Vec<Use> = self.builder.uses(arg).collect();
            self.builder.set_ty(arg, ty);
            if !uses.is_empty() {
                let loc = self.builder.arg_loc(arg);
                self.builder.set_loc(loc);
                self.builder.set_start(block);
                let value = ToTensor::new(&mut self.builder, tensor, arg);
                for operand in uses {
                    self.builder.set_operand(operand.owner, operand.index as usize, value);
                }
            }
        }
        let branches: Vec<(Op, usize)> =
            self.builder.block_uses(block).map(|branch| (branch.owner, branch.index as usize)).collect();
        for (op, successor) in branches {
            self.branch_operands(op, successor, &types)?;
        }
        Ok(())
    }

    /// Passes buffers of these types to a successor.
    fn branch_operands(&mut self, op: Op, successor: usize, types: &[Type]) -> Result {
        let Some((start, end)) =
            self.builder.def(op).hooks.branch.and_then(|hook| hook(&self.builder, op, successor))
        else {
            let message =
                "cannot bufferize ops with block references that do not implement BranchOpInterface";
            return self.at(op, |op| op.fail(message));
        };
        let n_produced = types.len().saturating_sub(end - start);
        for i in start..end {
            let Some(&ty) = types.get(n_produced + i - start) else { break };
            let value = self.builder.operand(op, i);
            if self.builder.ty(value) == ty {
                continue;
            }
            let own = self.buffer_type(value)?;
            self.set_behind(value);
            let mut buffer = ToBuffer::new(&mut self.builder, own, value);
            if own != ty {
                buffer = memref::Cast::new(&mut self.builder, ty, buffer);
            }
            self.builder.set_operand(op, i, buffer);
        }
        Ok(())
    }

    /// Bufferizes the operations of the body, in their order, and those that this creates.
    fn run(&mut self) -> Result {
        while let Some(&op) = self.work.get(self.done) {
            self.done += 1;
            if self.builder.is_erased(op) || !has_tensors(&self.builder, op) {
                continue;
            }
            let Some(model) = self.setup.model(&self.builder, op) else { continue };
            if !model.has_blocks() && has_several_blocks(&self.builder, op) {
                let message = "op or BufferizableOpInterface implementation does not support unstructured control flow, but \
                               at least one region has multiple blocks";
                return self.at(op, |op| op.fail(message));
            }
            let loc = self.builder.body().loc(op);
            self.builder.set_loc(loc);
            self.builder.set_before(op);
            self.builder.start_log(Vec::new());
            let result = model.bufferize(self, op);
            self.note_new();
            if let Err(reported) = result {
                if !self.builder.is_erased(op) {
                    self.error(op, "failed to bufferize op");
                }
                return Err(reported);
            }
        }
        Ok(())
    }

    /// Notes the operations that were created: those with tensors are bufferized as well.
    pub(super) fn note_new(&mut self) {
        for op in self.builder.take_log() {
            if self.builder.is_erased(op) {
                continue;
            }
            if self.builder.is::<ToBuffer>(op) {
                self.to_buffers.push(op);
            } else if !self.builder.is::<ToTensor>(op)
                && has_tensors(&self.builder, op)
                && self.setup.is_allowed(&self.builder, op)
            {
                self.work.push(op);
            }
        }
    }

    /// Removes the views of buffers as tensors and back, and reports what still has tensors.
    pub(super) fn finish(&mut self) -> Result {
        let to_buffers = core::mem::take(&mut self.to_buffers);
        for op in to_buffers {
            if !self.builder.is_erased(op)
                && let Some(op) = self.builder.as_::<ToBuffer>(op)
            {
                self.fold_pair(op);
            }
        }
        self.erase_dead_views();
        if self.setup.options.allow_unknown {
            return Ok(());
        }
        for op in core::mem::take(&mut self.work) {
            let b = &self.builder;
            if b.is_erased(op)
                || !has_tensors(b, op)
                || !self.setup.is_allowed(b, op)
                || b.is::<ToTensor>(op)
                || b.is::<ToBuffer>(op)
                || b.results(op).iter().all(|result| b.has_no_uses(result)) && is_memory_effect_free(b, op)
            {
                continue;
            }
            return Err(self.error(op, "op was not bufferized"));
        }
        Ok(())
    }

    /// The buffer of the tensor of a buffer.
    fn fold_pair(&mut self, op: ToBuffer) {
        let b = &self.builder;
        let Some(to_tensor) = b.def_as::<ToTensor>(op.tensor(b)) else { return };
        let buffer = to_tensor.buffer(b);
        let (from, to) = (b.ty(buffer), b.result_type(op.0, 0));
        if from == to {
            return self.builder.body().replace(op.0, &[buffer]);
        }
        let ctx = b.ctx().clone();
        let (is_ranked, becomes_ranked) = (from.is::<MemRefType>(&ctx), to.is::<MemRefType>(&ctx));
        if !is_ranked && becomes_ranked {
            return;
        }
        let loc = self.builder.value_loc(buffer);
        self.builder.set_before(op.0);
        self.builder.set_loc(loc);
        let value = match becomes_ranked {
            true => self.cast_or_copy(buffer, to),
            false => {
                let loc = self.builder.body().loc(op.0);
                self.builder.set_loc(loc);
                memref::Cast::new(&mut self.builder, to, buffer)
            }
        };
        self.builder.body().replace(op.0, &[value]);
    }

    fn erase_dead_views(&mut self) {
        let mut dead = Vec::new();
        let b = &self.builder;
        b.walk(|op| {
            let is_dead = b.as_::<ToTensor>(op).is_some_and(|op| b.has_no_uses(op.result(b)));
            dead.extend(is_dead.then_some(op));
        });
        self.builder.body().erase_all(&dead);
    }
}

/// Whether a region of an operation has more than one block.
fn has_several_blocks(b: &Body, op: Op) -> bool {
    b.has_inner_regions(op) && b.regions(op).into_iter().any(|region| b.blocks(region).nth(1).is_some())
}

/// Whether no stride or offset that is only known at run time becomes a static one.
fn is_safe_cast(ctx: &Context, from: Type, to: Type) -> bool {
    let strides = |ty: Type| strides_and_offset(ctx, ty.as_::<MemRefType>(ctx)?);
    let (Some((from, from_offset)), Some((to, to_offset))) = (strides(from), strides(to)) else {
        return false;
    };
    let keeps = |from: i64, to: i64| from != terrace_ir::types::DYNAMIC || to == terrace_ir::types::DYNAMIC;
    keeps(from_offset, to_offset) && from.iter().zip(&to).all(|(&from, &to)| keeps(from, to))
}

/// Bufferizes the operations of a body, then what belongs to the operation around it.
pub(super) fn bufferize(
    rw: &mut Bufferizing<'_>,
    owner: impl FnOnce(&mut Bufferizing<'_>) -> Result,
) -> Result {
    let b = &rw.builder;
    let mut to_buffers = Vec::new();
    b.walk(|op| to_buffers.extend(b.is::<ToBuffer>(op).then_some(op)));
    let setup = rw.setup;
    let work = with_tensors(b).into_iter().filter(|&op| setup.is_allowed(b, op)).collect();
    (rw.work, rw.to_buffers) = (work, to_buffers);
    rw.run()?;
    rw.builder.start_log(Vec::new());
    let result = owner(rw);
    rw.note_new();
    result?;
    rw.run()?;
    rw.finish()
}

impl<'a> Bufferizing<'a> {
    pub(super) fn new(
        setup: &'a Setup,
        functions: &'a Functions,
        globals: &'a mut Globals,
        module: &'a mut Body,
        function: Op,
        body: &'a mut Body,
    ) -> Self {
        let builder = Builder::new(body);
        Self {
            builder,
            module,
            function,
            setup,
            functions,
            globals,
            work: Vec::new(),
            done: 0,
            to_buffers: Vec::new(),
            fixed: Fixed::default(),
        }
    }
}
