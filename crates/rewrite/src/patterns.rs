//! Patterns of conversions and of greedy rewriting, by operation kind.

use core::borrow::Borrow;
use terrace_ir::rewriter::Rewriter;
use terrace_ir::{Op, OpCode, OpDef};
use terrace_support::small_vec::SmallVec;

/// A pattern for one operation kind.
pub trait Rooted: 'static {
    /// The operation kind.
    fn root(&self) -> &'static OpDef;
    /// Patterns of greater benefit are tried first.
    fn benefit(&self) -> u16 {
        1
    }
}

impl Rooted for terrace_ir::rewriter::Pattern {
    fn root(&self) -> &'static OpDef {
        self.root
    }
    fn benefit(&self) -> u16 {
        self.benefit
    }
}

/// Patterns by op code: those of greater benefit are tried first, those of equal benefit in the order of addition.
pub struct Patterns<P: Rooted> {
    by_code: Vec<SmallVec<[&'static P; 1]>>,
    any: Vec<AnyPattern>,
    parameter: u32,
}

/// A greedy pattern for operations of any kind.
pub type AnyPattern = fn(&mut Rewriter<'_>, Op) -> Option<()>;

impl<P: Rooted> Default for Patterns<P> {
    fn default() -> Self {
        Self { by_code: Vec::new(), any: Vec::new(), parameter: 0 }
    }
}

impl<P: Rooted> From<&'static [P]> for Patterns<P> {
    fn from(table: &'static [P]) -> Self {
        Self::new().add(table)
    }
}

impl<P: Rooted> Patterns<P> {
    /// No pattern.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets a number that greedy patterns read (`Rewriter::parameter`), such as an option of the pass.
    pub fn with_parameter(self, parameter: u32) -> Self {
        Self { parameter, ..self }
    }

    /// The number that greedy patterns read.
    pub fn parameter(&self) -> u32 {
        self.parameter
    }

    /// Adds a table.
    pub fn add(mut self, table: &'static [P]) -> Self {
        table.iter().for_each(|pattern| self.push(pattern));
        self
    }

    /// Adds tables, in their order.
    pub fn add_all(self, tables: impl IntoIterator<Item: Borrow<&'static [P]>>) -> Self {
        tables.into_iter().fold(self, |all, table| all.add(table.borrow()))
    }

    /// Adds all patterns of another set.
    pub fn chain(mut self, other: Self) -> Self {
        other.by_code.iter().flatten().for_each(|pattern| self.push(pattern));
        self.any.extend(other.any);
        self
    }

    /// Adds a greedy pattern for operations of any kind, which is tried after those of the operation's own kind.
    pub fn add_any(mut self, pattern: AnyPattern) -> Self {
        self.any.push(pattern);
        self
    }

    /// The patterns for operations of any kind.
    pub fn any(&self) -> &[AnyPattern] {
        &self.any
    }

    /// Adds a pattern.
    pub fn push(&mut self, pattern: &'static P) {
        let code = pattern.root().code() as usize;
        if self.by_code.len() <= code {
            self.by_code.resize_with(code + 1, SmallVec::new);
        }
        let list = &mut self.by_code[code];
        let at = list.partition_point(|other| other.benefit() >= pattern.benefit());
        list.insert(at, pattern);
    }

    /// The patterns of an op code.
    #[inline]
    pub fn of(&self, code: OpCode) -> &[&'static P] {
        self.by_code.get(code as usize).map_or(&[], |patterns| patterns)
    }
}
