//! Hooks of promotion: how accesses of a memory slot become uses of values (upstream's memory slot interfaces).

use super::LayoutEntries;
use crate::body::{Body, Op, Value};
use crate::builder::Builder;
use crate::types::Type;

/// Memory of one value that an operation allocates.
#[derive(Clone, Copy, Debug)]
pub struct Slot<'a> {
    /// The pointer to it: a result of the allocation.
    pub pointer: Value,
    /// The type of the value.
    pub elem: Type,
    /// The data layout around.
    pub layout: &'a LayoutEntries,
}

/// How an allocation is promoted (`PromotableAllocationOpInterface`). The slot is the memory of its first result.
pub struct Allocation {
    /// The type of the value in memory; `None` if the allocation cannot be promoted.
    pub elem: fn(&Body, Op) -> Option<Type>,
    /// The value of memory that was not written.
    pub default: fn(&mut Builder<'_>, Type) -> Value,
    /// Builds what describes a block argument of the value for debuggers.
    pub describe: Option<fn(&mut Builder<'_>, Op, Value)>,
}

/// How an access of memory is promoted (`PromotableMemOpInterface`).
pub struct Access {
    /// Whether it reads the slot.
    pub loads: fn(&Body, Op, &Slot<'_>) -> bool,
    /// Whether it writes the slot.
    pub stores: fn(&Body, Op, &Slot<'_>) -> bool,
    /// Whether its only use of the slot's pointer can be removed.
    pub is_removable: fn(&Body, Op, &Slot<'_>) -> bool,
    /// Builds the value that it writes, from the value before it.
    pub stored: fn(&mut Builder<'_>, Op, &Slot<'_>, Value) -> Value,
    /// Builds what replaces it, from the value before it, and replaces its results. It is erased afterwards.
    pub replace: fn(&mut Builder<'_>, Op, &Slot<'_>, Value),
}

/// How an operation that uses a slot's pointer, but is no access, is removed (`PromotableOpInterface`).
#[derive(Clone, Copy)]
pub enum Removal {
    /// It is erased. Its result is not used, or needs no replacement.
    Erase,
    /// It is erased, as are the operations that use its results.
    EraseWithUsers,
    /// It is erased; the function builds a replacement after each access that writes the slot, for the value written.
    Describe(fn(&mut Builder<'_>, Op, Value)),
    /// It stays; the function replaces its operands.
    Keep(fn(&mut Builder<'_>, Op)),
}

/// Memory of an aggregate that an operation allocates.
#[derive(Clone, Copy, Debug)]
pub struct Aggregate<'a> {
    /// The pointer to it: a result of the allocation.
    pub pointer: Value,
    /// The type of the aggregate.
    pub ty: Type,
    /// The types of its parts.
    pub parts: &'a [Type],
    /// The data layout around.
    pub layout: &'a LayoutEntries,
}

/// How the memory of an aggregate is divided (`DestructurableAllocationOpInterface`).
pub struct Division {
    /// The type of the aggregate and those of its parts; `None` if the allocation cannot be divided.
    pub parts: fn(&Body, Op) -> Option<(Type, Vec<Type>)>,
    /// Allocates memory for a part.
    pub allocate: fn(&mut Builder<'_>, Op, Type) -> Value,
}

/// The parts that an operation uses, when an aggregate is divided.
#[derive(Clone, Debug, Default)]
pub struct PartUse {
    /// The numbers of the parts.
    pub parts: Vec<usize>,
    /// A result that points into a part, and how many bytes of the part follow.
    pub pointer: Option<(Value, u64)>,
}

/// How an operation uses the parts of an aggregate (`DestructurableAccessorOpInterface`, `SafeMemorySlotAccessOpInterface`).
pub struct PartAccess {
    /// The parts that it uses through the pointer to the aggregate; `None` if that cannot be told.
    pub uses: fn(&Body, Op, &Aggregate<'_>) -> Option<PartUse>,
    /// Uses the memory of the parts instead, of which unused ones have none; returns whether the operation is erased.
    pub rewire: fn(&mut Builder<'_>, Op, &Aggregate<'_>, &[Option<Value>]) -> bool,
    /// Whether it uses only the given number of bytes behind a pointer into a part; if it does, the pointer into the part
    /// that it computes, with the number of bytes that follow.
    pub is_safe: fn(&Body, Op, (Value, u64), &LayoutEntries) -> Option<Option<(Value, u64)>>,
}
