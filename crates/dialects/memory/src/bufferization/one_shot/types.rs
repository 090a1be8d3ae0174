//! The types of buffers.

use super::Setup;
use super::analysis::{Analysis, Inputs, Known};
use super::functions::{self, Functions};
use super::model::Relation;
use crate::prelude::*;
use std::cell::RefCell;
use terrace_base::func;
use terrace_ir::types::DYNAMIC;

/// Layouts of buffers about whose producers nothing is known.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Layouts {
    /// Strides and offset are only known at run time.
    Dynamic,
    /// Elements follow each other.
    Identity,
}

/// The buffer type of a tensor type. A tensor's encoding is its memory space if options say so.
pub fn buffer_type(ctx: &Context, tensor: Type, layouts: Layouts, space: Option<Attr>) -> Type {
    // Zero is the default.
    let space = space.filter(|&space| space != IntegerAttr::of_i64(ctx, Type::I64, 0));
    if let Some(tensor) = tensor.as_::<UnrankedTensorType>(ctx) {
        return UnrankedMemRefType::get(ctx, tensor.elem, space);
    }
    let Some(tensor) = tensor.as_::<RankedTensorType>(ctx) else { return tensor };
    let layout = match layouts {
        Layouts::Identity => None,
        Layouts::Dynamic => {
            let strides: SmallVec<[i64; 8]> = SmallVec::from_elem(DYNAMIC, tensor.shape.len());
            Some(StridedLayoutAttr::get(ctx, DYNAMIC, &strides))
        }
    };
    MemRefType::get(ctx, tensor.shape, tensor.elem, layout, space)
}

/// How many types may be asked for until one is found, and how many more for each value of the body.
const MAX_STEPS: usize = 1 << 16;
const STEPS_PER_VALUE: usize = 8;
/// How many types may be open at a time.
const MAX_NESTING: usize = 256;
/// After how many nested steps the types that a type follows from are found first, without recursion.
const SHALLOW: usize = 64;
/// Types that took at most this many steps are found again when they are needed.
const FEW_STEPS: usize = 2;

/// The types of arguments of blocks that no longer change while a body is bufferized.
pub(super) type Fixed = RefCell<FxHashMap<Value, Type>>;

const NO_SPACE: &str = "could not infer memory space";

/// The inference of buffer types in a body.
pub struct Typing<'a> {
    /// The body.
    pub b: &'a Body,
    /// The module around it, for the types of functions.
    pub module: &'a Body,
    /// The operation in the module whose body this is.
    pub function: Op,
    /// Options and models.
    pub setup: &'a Setup,
    pub(super) functions: &'a Functions,
    known: Known,
    pub(super) fixed: Option<&'a Fixed>,
    /// Types that follow from no value whose type is being inferred.
    pub(super) found: FxHashMap<Value, Type>,
    /// Types that are known while those that follow from them are found, each with its `lowest`.
    chain: Vec<(Value, Type, usize)>,
    /// The types of the inits of carried arguments, while those of the yielded values are found.
    pub(super) inits: Vec<(Value, Type)>,
    pub(super) steps: usize,
    /// How many types are open.
    depth: usize,
    /// The values whose types are being inferred.
    pub(super) stack: SmallVec<[Value; 8]>,
    /// The lowest position in the stack of a value that the type which is being inferred depends on.
    pub(super) lowest: usize,
}

impl<'a> Typing<'a> {
    /// The inference in the body `b` of an operation in a module. `fixed` keeps types from one inference to the next.
    pub(super) fn new(
        setup: &'a Setup,
        functions: &'a Functions,
        (module, function): (&'a Body, Op),
        b: &'a Body,
        fixed: Option<&'a Fixed>,
    ) -> Self {
        Self {
            b,
            module,
            function,
            setup,
            functions,
            known: Known::default(),
            fixed,
            found: FxHashMap::default(),
            chain: Vec::new(),
            inits: Vec::new(),
            steps: 0,
            depth: 0,
            stack: SmallVec::new(),
            lowest: usize::MAX,
        }
    }
}

impl Typing<'_> {
    pub(super) fn analysis(&self) -> Analysis<'_> {
        let Self { b, setup, functions, ref known, .. } = *self;
        Inputs { b, setup, functions, known }.with(None)
    }

    /// The memory space of a tensor of unknown origin.
    pub fn default_space(&self, tensor: Type) -> Option<Option<Attr>> {
        self.setup.default_space(self.b.ctx(), tensor)
    }

    /// The type of the buffer of a value that has no model.
    pub fn unknown_type(&self, tensor: Type, space: Option<Attr>) -> Type {
        buffer_type(self.b.ctx(), tensor, self.setup.options.unknown, space)
    }

    /// The type of a tensor's buffer. Errors if it takes too many steps: the types of loops may depend on each other.
    pub fn of(&mut self, value: Value) -> Result<Type> {
        // The values whose types follow from each other, up to one whose type does not.
        let mut chain = vec![value];
        let mut last = value;
        // Values in code that is not reached can follow from themselves.
        while let Some(source) = self.source(last).filter(|_| chain.len() <= self.b.value_bound()) {
            chain.push(source);
            last = source;
        }
        let known = self.chain.len();
        let open = self.stack.len();
        // A value that is asked for itself follows from the final type of its source, also if both are in a loop.
        if open != 0 {
            self.stack.extend(chain.iter().copied().filter(|&value| value != last));
        }
        let mut ty = self.step(last);
        self.stack.truncate(open);
        for pair in chain.windows(2).rev() {
            let (&[next, source], Ok(of_source)) = (pair, ty) else { break };
            self.chain.push((source, of_source, self.lowest));
            ty = self.step(next);
        }
        self.chain.truncate(known);
        ty
    }

    /// The value whose type decides that of a result, unless it is known.
    fn source(&self, value: Value) -> Option<Value> {
        let ValueDef::Result(op, _) = self.b.value_def(value) else { return None };
        if self.known_type(value).is_some() || self.found.contains_key(&value) {
            return None;
        }
        let a = self.analysis();
        let source = a.model(op)?.type_source(&a, value)?;
        self.b.ty(source).is_tensor(self.b.ctx()).then_some(source)
    }

    fn known_type(&self, value: Value) -> Option<(Type, usize)> {
        self.chain.last().filter(|&&(known, ..)| known == value).map(|&(_, ty, lowest)| (ty, lowest))
    }

    /// Notes that the type which is being inferred depends on a value whose type is, too.
    pub(super) fn depend_on_open(&mut self, value: Value) {
        let position = self.stack.iter().position(|&open| open == value);
        self.lowest = self.lowest.min(position.unwrap_or(usize::MAX));
    }

    /// Finds the types that the type of a value follows from, each after those that it follows from itself.
    fn find_sources(&mut self, value: Value) -> Result {
        let mut seen: FxHashSet<Value> = FxHashSet::from_iter([value]);
        let mut list: Vec<(Value, bool)> = Vec::new();
        let enter =
            |typing: &Self, value: Value, seen: &mut FxHashSet<Value>, list: &mut Vec<(Value, bool)>| {
                let a = typing.analysis();
                for alias in a.aliasing_operands(value) {
                    let source = a.value(alias.of);
                    let is_open = typing.stack.contains(&source) || typing.found.contains_key(&source);
                    if a.b.ty(source).is_tensor(a.b.ctx()) && !is_open && seen.insert(source) {
                        list.push((source, false));
                    }
                }
            };
        enter(self, value, &mut seen, &mut list);
        while let Some((source, is_entered)) = list.pop() {
            if is_entered {
                self.of(source)?;
                continue;
            }
            list.push((source, true));
            enter(self, source, &mut seen, &mut list);
        }
        Ok(())
    }

    /// The type of a value by its model.
    fn step(&mut self, value: Value) -> Result<Type> {
        if let Some((ty, lowest)) = self.known_type(value) {
            self.lowest = self.lowest.min(lowest);
            return Ok(ty);
        }
        if let Some(&ty) = self.found.get(&value) {
            return Ok(ty);
        }
        self.steps += 1;
        let owner = self.analysis().owner(value);
        let max_steps = MAX_STEPS + STEPS_PER_VALUE * self.b.value_bound();
        if self.steps > max_steps || self.depth > MAX_NESTING {
            let message = "the types of too many buffers depend on each other; yield fewer tensors from loops, or divide the \
                           function";
            return Err(self.error_at(owner, message));
        }
        let (position, steps) = (self.stack.len(), self.steps);
        let lowest = core::mem::replace(&mut self.lowest, usize::MAX);
        self.stack.push(value);
        self.depth += 1;
        let sources = match self.depth % SHALLOW {
            0 => self.find_sources(value),
            _ => Ok(()),
        };
        let ty = sources.and_then(|()| self.infer(value, owner));
        self.depth -= 1;
        self.stack.pop();
        if let Ok(ty) = ty
            && self.lowest >= position
            && self.steps - steps > FEW_STEPS
        {
            self.found.insert(value, ty);
        }
        self.lowest = self.lowest.min(lowest);
        ty
    }

    /// The type of a value whose owner is `owner`, by its model.
    fn infer(&mut self, value: Value, owner: Option<Op>) -> Result<Type> {
        let Some(op) = owner else { return self.argument_type(value) };
        match self.analysis().model(op) {
            Some(model) => model.buffer_type(self, value),
            None => {
                let tensor = self.b.ty(value);
                self.space_of(value).map(|space| self.unknown_type(tensor, space))
            }
        }
    }

    /// The memory space of a value of unknown origin.
    fn space_of(&self, value: Value) -> Result<Option<Attr>> {
        if let Some(space) = self.default_space(self.b.ty(value)) {
            return Ok(space);
        }
        Err(self.error_at(self.analysis().owner(value), NO_SPACE))
    }

    /// Reports an error at an operation, or at that around the body.
    fn error_at(&self, op: Option<Op>, message: &str) -> Reported {
        self.at(op, |op| op.error(message).emit())
    }

    /// Looks at an operation, or at that around the body.
    pub(super) fn at<R>(&self, op: Option<Op>, f: impl FnOnce(OpRef<'_>) -> R) -> R {
        let outer = Scope { body: self.module, parent: None };
        match op {
            Some(op) => f(Scope { body: self.b, parent: Some((&outer, self.function)) }.at(op)),
            None => f(outer.at(self.function)),
        }
    }

    /// The type of an argument of a function, or of one of its later blocks.
    fn argument_type(&mut self, value: Value) -> Result<Type> {
        let tensor = self.b.ty(value);
        let space = self.space_of(value)?;
        let ValueDef::Arg(block, i) = self.b.value_def(value) else {
            return Ok(self.unknown_type(tensor, space));
        };
        if self.is_passed(block) {
            return self.block_argument_type(value);
        }
        let is_bufferized = self.setup.is_allowed(self.module, self.function);
        match self.module.as_::<func::Func>(self.function).filter(|_| is_bufferized) {
            Some(function) => Ok(self.setup.argument_type(self.module, function, i as usize, tensor)),
            None => Ok(self.unknown_type(tensor, space)),
        }
    }

    /// The type of a value by that of the operand with the same buffer, or else by its tensor type.
    pub fn default_type(&mut self, value: Value) -> Result<Type> {
        let tensor = self.b.ty(value);
        if let ValueDef::Result(op, _) = self.b.value_def(value) {
            let aliases = self.analysis().aliasing_operands(value);
            if let Some(alias) = aliases.first().filter(|alias| alias.relation == Relation::Equivalent) {
                let operand = self.b.operand(alias.of.owner, alias.of.index as usize);
                return self.of(operand);
            }
            let Some(space) = self.default_space(tensor) else { return Err(self.no_space(op)) };
            return Ok(self.unknown_type(tensor, space));
        }
        let space = self.default_space(tensor).flatten();
        Ok(self.unknown_type(tensor, space))
    }

    /// Reports that a memory space is not known.
    pub fn no_space(&self, op: Op) -> Reported {
        self.error(op, NO_SPACE)
    }

    /// The type of the result of a call, by the signature of the function.
    pub fn call_type(&self, name: Option<Str>, i: usize, tensor: Type) -> Type {
        let function = self.functions.find(name);
        let ty = function.and_then(|function| functions::results(self.module, function).get(i).copied());
        match ty {
            Some(ty) if !ty.is_tensor(self.b.ctx()) => ty,
            _ => self.setup.boundary_type(self.b.ctx(), tensor),
        }
    }

    /// Reports an error at an operation.
    pub fn error(&self, op: Op, message: &str) -> Reported {
        self.error_at(Some(op), message)
    }
}

/// The memory space of a memref type.
pub fn memory_space(ctx: &Context, ty: Type) -> Option<Attr> {
    match ty.as_::<MemRefType>(ctx) {
        Some(ty) => ty.memory_space,
        None => ty.as_::<UnrankedMemRefType>(ctx)?.memory_space,
    }
}
