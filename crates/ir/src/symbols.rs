//! Symbol tables: names to operations in constant time.

use crate::body::Scope;

/// Symbol tables of an IR tree, built on demand, for verifiers that resolve references.
pub struct SymbolTables<'a> {
    /// The scope of the root.
    pub root: Scope<'a>,
}
