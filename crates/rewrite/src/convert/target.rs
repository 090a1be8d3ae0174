//! The legality target of a conversion.

use super::types::TypeConverter;
use terrace_ir::{Body, Op, OpCode, OpDef};
use terrace_support::{FxHashMap, FxHashSet};

/// Whether an operation may remain after the conversion.
#[derive(Clone, Copy)]
pub enum Legality {
    /// It may remain.
    Legal,
    /// It must be converted.
    Illegal,
    /// It may remain if the function returns `true`; otherwise it must be converted.
    Dynamic(fn(&Body, Op, &mut TypeConverter) -> bool),
    /// A partial conversion converts it if a pattern applies.
    Unknown,
}

/// The legality of operations, by kind and by dialect.
#[derive(Clone, Default)]
pub struct ConversionTarget {
    dialects: FxHashMap<&'static str, Legality>,
    ops: FxHashMap<OpCode, Legality>,
    unknown: Option<Legality>,
    unfolded: FxHashSet<OpCode>,
}

impl ConversionTarget {
    /// A target without any legality.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the legality of all operations of a dialect that have none of their own.
    pub fn dialect(mut self, name: &'static str, legality: Legality) -> Self {
        self.dialects.insert(name, legality);
        self
    }

    /// Sets the legality of an operation kind.
    pub fn op(mut self, def: &'static OpDef, legality: Legality) -> Self {
        self.ops.insert(def.code(), legality);
        self
    }

    /// Sets the legality of all other operations (`markUnknownOpDynamicallyLegal`).
    pub fn unknown(mut self, legality: Legality) -> Self {
        self.unknown = Some(legality);
        self
    }

    /// Excludes operations from folding, as upstream's separate passes do that cannot create the constants.
    pub fn unfolded(mut self, ops: impl IntoIterator<Item = &'static OpDef>) -> Self {
        self.unfolded.extend(ops.into_iter().map(OpDef::code));
        self
    }

    /// Whether operations of this kind are folded.
    #[inline]
    pub fn folds(&self, def: &'static OpDef) -> bool {
        self.unfolded.is_empty() || !self.unfolded.contains(&def.code())
    }

    /// The legality of an op code.
    #[inline]
    pub fn of(&self, code: OpCode) -> Legality {
        let legality = self.ops.get(&code).or_else(|| self.dialects.get(OpDef::of_code(code).dialect));
        legality.copied().or(self.unknown).unwrap_or(Legality::Unknown)
    }
}
