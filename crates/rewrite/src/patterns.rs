//! Patterns of conversions and of greedy rewriting, by operation kind.

use crate::convert::Pattern;
use smallvec::SmallVec;
use terrace_ir::{OpCode, OpDef};

/// A pattern for one operation kind.
pub trait Rooted: 'static {
    /// The operation kind.
    fn root(&self) -> &'static OpDef;
}

/// Patterns by op code; those added first are tried first.
pub struct Patterns<P: Rooted = Pattern> {
    by_code: Vec<SmallVec<[&'static P; 1]>>,
}

impl<P: Rooted> Default for Patterns<P> {
    fn default() -> Self {
        Self { by_code: Vec::new() }
    }
}

impl<P: Rooted> Patterns<P> {
    /// No pattern.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a table.
    pub fn add(mut self, table: &'static [P]) -> Self {
        for pattern in table {
            let code = pattern.root().code() as usize;
            if self.by_code.len() <= code {
                self.by_code.resize_with(code + 1, SmallVec::new);
            }
            self.by_code[code].push(pattern);
        }
        self
    }

    /// The patterns of an op code.
    #[inline]
    pub fn of(&self, code: OpCode) -> &[&'static P] {
        self.by_code.get(code as usize).map_or(&[], |patterns| patterns)
    }
}
