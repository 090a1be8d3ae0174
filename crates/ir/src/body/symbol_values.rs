//! The values of constants that symbols define, for the folders of their users: a folder sees one body only, which other
//! threads may rewrite at the same time as the one around it.

use super::{Body, Op};
use crate::attrs::Attr;
use crate::context::Str;
use crate::decl::Trait;
use crate::symbols::symbol_name;
use std::sync::Arc;
use terrace_support::id::IdMap;

/// The values of the constants in a symbol table, by name.
pub(crate) type SymbolValues = IdMap<Str, Attr>;

impl Body {
    /// The value of a constant in the closest symbol table (the hook `symbol_value`), as
    /// [`share_symbol_values`](Self::share_symbol_values) found it.
    pub fn symbol_value(&self, name: Str) -> Option<Attr> {
        self.symbol_values()?.get(&name).copied()
    }

    /// Gives the bodies in an isolated operation the values of the constants that they may refer to. The pass manager does
    /// this before passes run, and again when symbols may have changed.
    pub fn share_symbol_values(&mut self, op: Op) {
        let is_table = self.def(op).has(Trait::SymbolTable);
        if let Some(body) = self.nested_body_mut(op) {
            let around = body.symbol_values().cloned();
            body.set_symbol_values(is_table, around);
        }
    }

    fn symbol_values(&self) -> Option<&Arc<SymbolValues>> {
        self.extras.as_ref()?.symbol_values.as_ref()
    }

    fn nested_body_mut(&mut self, op: Op) -> Option<&mut Body> {
        let at = self.nested_index(op)?;
        self.nested[at].as_deref_mut()
    }

    fn set_symbol_values(&mut self, is_table: bool, around: Option<Arc<SymbolValues>>) {
        let values = if is_table { self.collect_symbol_values() } else { around };
        let is_new = self.symbol_values().is_some() || values.is_some();
        if is_new {
            self.extras.get_or_insert_default().symbol_values = values.clone();
        }
        if !self.has_nested() {
            return;
        }
        let mut concerned = Vec::new();
        self.walk(|op| {
            let is_table = self.def(op).has(Trait::SymbolTable);
            if is_new || is_table || self.nested_body(op).is_some_and(Body::has_nested) {
                concerned.push((op, is_table));
            }
        });
        for (op, is_table) in concerned {
            if let Some(body) = self.nested_body_mut(op) {
                body.set_symbol_values(is_table, values.clone());
            }
        }
    }

    /// The values of the constants in this body, which is that of a symbol table.
    fn collect_symbol_values(&self) -> Option<Arc<SymbolValues>> {
        let mut values = SymbolValues::default();
        for block in self.root_regions().flat_map(|region| self.blocks(region)) {
            for op in self.ops(block) {
                if let Some(value) = self.def(op).hooks.symbol_value.and_then(|value| value(self, op))
                    && let Some(name) = symbol_name(self, op)
                {
                    values.insert(name, value);
                }
            }
        }
        (!values.is_empty()).then(|| Arc::new(values))
    }
}
