//! How kinds of operations are analyzed and bufferized (`BufferizableOpInterface`).

use super::analysis::{Analysis, Chain};
use super::conflicts::flows_to;
use super::rewrite::Bufferizing;
use super::types::Typing;
use crate::prelude::*;
use terrace_ir::body::Use;

/// Whether two buffers that share memory are the same one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// They have the same address, size and strides.
    Equivalent,
    /// Nothing further is known.
    Unknown,
}

/// A value or operand that may share its buffer with another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alias<T> {
    /// The value or operand.
    pub of: T,
    /// The relation of the buffers.
    pub relation: Relation,
    /// Whether they certainly share memory at run time.
    pub definite: bool,
}

/// Aliases of a value or operand.
pub type Aliases<T> = SmallVec<[Alias<T>; 2]>;

impl<T> Alias<T> {
    /// Certainly the same buffer.
    pub fn same(of: T) -> Self {
        Self { of, relation: Relation::Equivalent, definite: true }
    }

    /// Certainly in the same buffer.
    pub fn part(of: T) -> Self {
        Self { of, relation: Relation::Unknown, definite: true }
    }

    /// Perhaps the same buffer.
    pub fn maybe_same(of: T) -> Self {
        Self { of, relation: Relation::Equivalent, definite: false }
    }

    /// Perhaps in the same buffer.
    pub fn maybe_part(of: T) -> Self {
        Self { of, relation: Relation::Unknown, definite: false }
    }
}

/// The effects of a kind of operations on tensors, and its form on buffers. Operands and values are tensors.
pub trait Bufferizable: Sync {
    /// Whether the buffer of a result may be a new one.
    fn allocates(&self, _b: &Body, _result: Value) -> bool {
        false
    }

    /// Whether the operation reads the buffer of an operand.
    fn reads(&self, _a: &Analysis<'_>, _operand: Use) -> bool {
        false
    }

    /// Whether the operation writes to the buffer of an operand.
    fn writes(&self, _a: &Analysis<'_>, _operand: Use) -> bool {
        false
    }

    /// Whether, of these operands, an element is only read before the element at the same position is written.
    fn is_elementwise(&self, _a: &Analysis<'_>, _op: Op, _operands: [Use; 2]) -> bool {
        false
    }

    /// Whether a result has contents that the operation writes.
    fn result_writes(&self, a: &Analysis<'_>, result: Value) -> bool {
        result_writes(a, result)
    }

    /// Whether an operand can only be bufferized in place. Unranked tensors cannot be copied.
    fn must_be_in_place(&self, a: &Analysis<'_>, operand: Use) -> bool {
        let value = a.b.operand(operand.owner, operand.index as usize);
        a.b.ty(value).is::<UnrankedTensorType>(a.b.ctx())
    }

    /// The results and arguments of blocks that may share the buffer of an operand that is bufferized in place.
    fn aliasing_values(&self, _a: &Analysis<'_>, _operand: Use) -> Aliases<Value> {
        Aliases::new()
    }

    /// The operands with whose buffers a result or an argument of a block may share its own: the inverse of
    /// `aliasing_values`.
    fn aliasing_operands(&self, a: &Analysis<'_>, value: Value) -> Aliases<Use> {
        a.inverse_of_aliasing_values(value)
    }

    /// Whether a result, or an argument of a block of the operation, may be written to.
    fn is_writable(&self, a: &Analysis<'_>, value: Value) -> bool {
        matches!(a.b.value_def(value), ValueDef::Result(..))
    }

    /// Whether a write that no operand of an operation shows may change the buffer of a result while the result is used, so
    /// that its users need a copy.
    fn is_overwritten(&self, _a: &Analysis<'_>, _result: Value) -> bool {
        false
    }

    /// Whether a read and a write, of which one is by this operation, do not conflict.
    fn is_not_conflicting(&self, _a: &Analysis<'_>, _read: Use, _write: Use) -> bool {
        false
    }

    /// Reports what the operation does not support, after the decisions.
    fn check(&self, _a: &Analysis<'_>, _op: OpRef<'_>) -> Result {
        Ok(())
    }

    /// Whether operands that are not bufferized in place are copied.
    fn is_copied(&self) -> bool {
        true
    }

    /// For a loop: the operation that ends an iteration, and the numbers of its operands that need buffers of their own,
    /// since they are not those of the iteration before.
    fn copied_yields(&self, _a: &Analysis<'_>, _op: Op) -> Option<(Op, Vec<usize>)> {
        None
    }

    /// The operand whose type decides that of a result, if there is one: by default one with the same buffer. Long chains of
    /// these are followed without recursion.
    fn type_source(&self, a: &Analysis<'_>, result: Value) -> Option<Value> {
        let alias = a.aliasing_operands(result).first().copied()?;
        (alias.relation == Relation::Equivalent).then(|| a.value(alias.of))
    }

    /// Whether a result's buffer has the very type of that of its [`type_source`](Self::type_source): not where
    /// [`buffer_type`](Self::buffer_type) computes another one.
    fn keeps_type(&self) -> bool {
        true
    }

    /// The type of the buffer of a result or an argument of a block.
    fn buffer_type(&self, typing: &mut Typing<'_>, value: Value) -> Result<Type> {
        typing.default_type(value)
    }

    /// Whether a region may run more than once, by default by its control flow.
    fn is_repetitive(&self, b: &Body, op: Op, region: usize) -> bool {
        b.def(op).hooks.region_edges.is_some() && flows_to(b, op, region, region)
    }

    /// Whether several runs of a region may overlap.
    fn is_parallel(&self, _b: &Body, _op: Op, _region: usize) -> bool {
        false
    }

    /// Whether regions may have several blocks.
    fn has_blocks(&self) -> bool {
        false
    }

    /// Replaces the operation, which has tensors, by one on buffers.
    fn bufferize(&self, rw: &mut Bufferizing<'_>, op: Op) -> Result;
}

/// The default of [`Bufferizable::result_writes`]: a result that shares no operand's buffer is new and written; others are
/// if an operand is written, or has a definition inside the operation that is a write.
pub fn result_writes(a: &Analysis<'_>, result: Value) -> bool {
    let aliases = a.aliasing_operands(result);
    if aliases.is_empty() || aliases.iter().any(|alias| a.writes(alias.of)) {
        return true;
    }
    let Some(op) = a.b.def_op(result) else { return true };
    if !a.b.has_inner_regions(op) {
        return false;
    }
    let is_inside = |value: Value| {
        let owner = a.owner(value);
        owner.is_some_and(|owner| owner == op || a.b.is_proper_ancestor(op, owner))
    };
    let is_end = |value: Value| !is_inside(value) || a.value_writes(value);
    aliases.iter().any(|alias| a.find_back(alias.of, Chain::Ends, is_end).into_iter().any(is_inside))
}

/// The models of a dialect's operations: a dialect interface, which [`Context::register_dialect_interface`] takes. The
/// function calls back with each kind of operations and its model.
pub struct Models(pub fn(&mut dyn FnMut(&'static OpDef, &'static dyn Bufferizable)));
