//! The answers of hooks about effects of operations: on memory, and whether they may run speculatively.

/// A set of memory effects.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct Effects(u8);

impl Effects {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// Reads it.
    pub const READ: Self = Self(1);
    /// Writes it.
    pub const WRITE: Self = Self(2);
    /// Allocates memory that is a result of the operation.
    pub const ALLOC: Self = Self(4);
    /// Frees it.
    pub const FREE: Self = Self(8);

    /// All effects.
    pub(crate) const ANY: Self = Self(15);

    /// The union of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These effects without the others.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether any of the other effects is among these.
    pub const fn any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// Whether an operation may run where it did not run before: it always ends, and is never undefined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speculatability {
    /// It may.
    Yes,
    /// It may not.
    No,
    /// It may if the operations inside it may.
    Recursively,
}
