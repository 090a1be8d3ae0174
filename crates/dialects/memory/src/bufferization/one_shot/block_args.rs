//! The types of arguments of blocks to which branches pass tensors.
//!
//! Such an argument has the type of what is passed to it, which may follow from the argument itself: all values of a strongly
//! connected component of this relation have one type, which one walk (Tarjan's) finds.

use super::models::branch::operands_of_arg;
use super::types::{Layouts, Typing, buffer_type, memory_space};
use crate::bufferization::ToTensor;
use crate::prelude::*;
use terrace_base::func;

/// The common type of what flows into a value.
#[derive(Clone, Copy)]
struct Common {
    /// `None` if nothing does but what flows out of the value.
    ty: Option<Type>,
    /// Whether the type no longer changes while the body is bufferized.
    is_fixed: bool,
}

#[derive(Clone, Copy)]
enum State {
    /// The number of a value whose component is not known yet.
    Open(usize),
    Done(Common),
}

/// A value on the path of the walk.
struct Visit {
    value: Value,
    /// The values that flow into it and are still to visit, the last one first.
    sources: SmallVec<[Value; 4]>,
    /// The number of the value, and the lowest one that its component is known to have.
    number: usize,
    lowest: usize,
    common: Common,
}

#[derive(Default)]
struct Walk {
    states: FxHashMap<Value, State>,
    path: Vec<Visit>,
    /// The open values, in their order.
    open: Vec<Value>,
}

impl Walk {
    fn enter(&mut self, value: Value, mut sources: SmallVec<[Value; 4]>) {
        sources.reverse();
        let number = self.open.len();
        self.open.push(value);
        self.states.insert(value, State::Open(number));
        let common = Common { ty: None, is_fixed: true };
        self.path.push(Visit { value, sources, number, lowest: number, common });
    }

    /// Ends the visit of the last value of the path. If no other one of its component is on the path, the component is done.
    fn leave(&mut self) -> Option<Common> {
        let visit = self.path.pop()?;
        if visit.lowest == visit.number {
            for value in self.open.drain(visit.number..) {
                self.states.insert(value, State::Done(visit.common));
            }
        }
        if let Some(user) = self.path.last_mut() {
            user.lowest = user.lowest.min(visit.lowest);
        }
        Some(visit.common)
    }
}

impl Typing<'_> {
    /// The common type of what branches pass to an argument of a block.
    pub fn block_argument_type(&mut self, arg: Value) -> Result<Type> {
        if let Some(ty) = self.fixed_type(arg) {
            return Ok(ty);
        }
        let mut walk = Walk::default();
        let common = self.common_type(&mut walk, arg)?;
        if self.lowest == usize::MAX {
            for (value, state) in walk.states {
                let State::Done(Common { ty: Some(ty), is_fixed }) = state else { continue };
                self.found.insert(value, ty);
                if let (true, Some(fixed), ValueDef::Arg(..)) =
                    (is_fixed, self.fixed, self.b.value_def(value))
                {
                    fixed.borrow_mut().insert(value, ty);
                }
            }
        }
        Ok(common.ty.unwrap_or_else(|| {
            let tensor = self.b.ty(arg);
            self.unknown_type(tensor, self.default_space(tensor).flatten())
        }))
    }

    /// Walks from an argument of a block to the values that flow into it.
    fn common_type(&mut self, walk: &mut Walk, arg: Value) -> Result<Common> {
        walk.enter(arg, self.passed(arg));
        while let Some(visit) = walk.path.last_mut() {
            let Some(source) = visit.sources.pop() else {
                let done = walk.leave();
                match (walk.path.last_mut(), done) {
                    (Some(user), Some(common)) => user.common = self.join(user, common)?,
                    (None, Some(common)) => return Ok(common),
                    (_, None) => {}
                }
                continue;
            };
            match walk.states.get(&source) {
                Some(&State::Open(number)) => visit.lowest = visit.lowest.min(number),
                Some(&State::Done(common)) => visit.common = self.join(visit, common)?,
                None => match self.flowing_into(source) {
                    Some(sources) => walk.enter(source, sources),
                    // A value that follows from the argument: others decide.
                    None if self.stack.contains(&source) => self.depend_on_open(source),
                    None => {
                        let ty = match self.b.ty(source) {
                            ty if ty.is_tensor(self.b.ctx()) => self.of(source)?,
                            ty => ty,
                        };
                        let common = Common { ty: Some(ty), is_fixed: self.is_fixed(source) };
                        visit.common = self.join(visit, common)?;
                    }
                },
            }
        }
        Ok(Common { ty: None, is_fixed: false })
    }

    /// The values that flow into one which has their common type. `None` if the type follows otherwise.
    fn flowing_into(&mut self, value: Value) -> Option<SmallVec<[Value; 4]>> {
        let is_tensor = self.b.ty(value).is_tensor(self.b.ctx());
        if !is_tensor || self.fixed_type(value).is_some() || self.found.contains_key(&value) {
            return None;
        }
        let sources = match self.b.value_def(value) {
            ValueDef::Result(op, _) => {
                let a = self.analysis();
                let model = a.model(op)?;
                smallvec![model.type_source(&a, value).filter(|_| model.keeps_type())?]
            }
            ValueDef::Arg(block, _) if self.is_passed(block) && !self.stack.contains(&value) => {
                self.passed(value)
            }
            ValueDef::Arg(..) => return None,
        };
        self.steps += 1;
        Some(sources)
    }

    /// Whether the types of a block's arguments are those of what branches pass.
    pub(super) fn is_passed(&self, block: Block) -> bool {
        match self.b.region_of(block).and_then(|region| self.b.region_parent(region)) {
            Some(op) => self.setup.model(self.b, op).is_some_and(|model| model.has_blocks()),
            None => {
                self.module.is::<func::Func>(self.function)
                    && self.setup.is_allowed(self.module, self.function)
                    && !self.b.is_entry_block(block)
            }
        }
    }

    /// The values that branches pass to an argument of a block.
    fn passed(&self, arg: Value) -> SmallVec<[Value; 4]> {
        let a = self.analysis();
        operands_of_arg(&a, arg).iter().map(|operand| a.value(operand.of)).collect()
    }

    /// The common type of what flows into the value of a visit and of another one that does.
    fn join(&self, visit: &Visit, other: Common) -> Result<Common> {
        let is_fixed = visit.common.is_fixed && other.is_fixed;
        let ty = match (visit.common.ty, other.ty) {
            (Some(ty), Some(other)) if ty != other => {
                let ctx = self.b.ctx();
                let space = memory_space(ctx, ty);
                if space != memory_space(ctx, other) {
                    let owner = self.analysis().owner(visit.value);
                    let message = "incoming operands of block argument have inconsistent memory spaces";
                    return self.at(owner, |op| op.fail(message));
                }
                Some(buffer_type(ctx, self.b.ty(visit.value), Layouts::Dynamic, space))
            }
            (ty, other) => ty.or(other),
        };
        Ok(Common { ty, is_fixed })
    }

    fn fixed_type(&self, arg: Value) -> Option<Type> {
        self.fixed?.borrow().get(&arg).copied()
    }

    /// Whether the type of a value's buffer no longer changes while the body is bufferized.
    fn is_fixed(&self, value: Value) -> bool {
        match self.b.value_def(value) {
            ValueDef::Result(..) => {
                self.b.def_as::<ToTensor>(value).is_some() || !self.b.ty(value).is_tensor(self.b.ctx())
            }
            ValueDef::Arg(block, _) => {
                let is_of_function = self.analysis().owner(value).is_none() && self.b.is_entry_block(block);
                is_of_function || self.fixed_type(value).is_some()
            }
        }
    }
}
