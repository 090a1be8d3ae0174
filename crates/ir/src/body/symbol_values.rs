//! The values of constants that symbols define, for the folders of their users: a folder sees one body only, which other
//! threads may rewrite at the same time as the one around it.

use super::{Body, Op};
use crate::attrs::{Attr, StringAttr};
use crate::context::Str;
use crate::decl::Trait;
use std::sync::Arc;
use terrace_support::id::IdMap;

/// The constants of a symbol table, as a body in it sees them.
#[derive(Clone)]
pub(crate) struct SymbolValues {
    /// By name, the value of a constant and the place behind which the symbol is none any more.
    table: Arc<IdMap<Str, (Attr, u32)>>,
    /// The place of the body in the table's.
    place: u32,
}

/// The place of a symbol that is a constant for all.
const ANYWHERE: u32 = u32::MAX;

impl Body {
    /// The value of a constant in the closest symbol table (the hook `symbol_value`), as
    /// [`share_symbol_values`](Self::share_symbol_values) found it.
    pub fn symbol_value(&self, name: Str) -> Option<Attr> {
        let SymbolValues { table, place } = self.extras.as_ref()?.symbol_values.as_ref()?;
        table.get(&name).filter(|(_, end)| place < end).map(|&(value, _)| value)
    }

    /// Gives the bodies in an isolated operation the values of the constants that they may refer to. The pass manager does
    /// this before passes run, and again when symbols may have changed.
    pub fn share_symbol_values(&mut self, op: Op) {
        self.share(op, false);
    }

    /// Like [`share_symbol_values`](Self::share_symbol_values), within a conversion that has converted symbols: it goes
    /// through the text from front to back, so bodies in front of such a symbol still see the constant.
    pub fn share_symbol_values_in_order(&mut self, op: Op) {
        self.share(op, true);
    }

    /// The places of operations of this body, which is that of a symbol table, for [`Self::give_symbol_values`]; none if there are no
    /// constants.
    pub fn symbol_places(&self, ops: &[Op]) -> Vec<u32> {
        let has_values = self.extras.as_ref().is_some_and(|extras| extras.symbol_values.is_some());
        let (mut places, mut place) = (Vec::new(), 0);
        if has_values {
            self.walk(|op| {
                place += 1;
                if ops.get(places.len()) == Some(&op) {
                    places.push(place);
                }
            });
        }
        places
    }

    /// Gives a body that was taken out of an operation of this body the values that it would have got in its place.
    pub fn give_symbol_values(&self, place: u32, body: &mut Body) {
        let values = self.extras.as_ref().and_then(|extras| extras.symbol_values.clone());
        body.set_symbol_values(false, values.map(|values| SymbolValues { place, ..values }), true);
    }

    fn share(&mut self, op: Op, in_order: bool) {
        let is_table = self.def(op).has(Trait::SymbolTable);
        if let Some(body) = self.nested_body_mut(op) {
            let around = body.extras.as_ref().and_then(|extras| extras.symbol_values.clone());
            body.set_symbol_values(is_table, around, in_order);
        }
    }

    fn nested_body_mut(&mut self, op: Op) -> Option<&mut Body> {
        let at = self.nested_index(op)?;
        self.nested[at].as_deref_mut()
    }

    fn set_symbol_values(&mut self, is_table: bool, around: Option<SymbolValues>, in_order: bool) {
        let old = self.extras.as_ref().and_then(|extras| extras.symbol_values.clone());
        let values = match is_table {
            true => self.collect_symbol_values(old.as_ref().filter(|_| in_order)),
            false => around,
        };
        let is_new = old.is_some() || values.is_some();
        if is_new {
            self.extras.get_or_insert_default().symbol_values = values.clone();
        }
        if !self.has_nested() {
            return;
        }
        let (mut concerned, mut place) = (Vec::new(), 0);
        self.walk(|op| {
            place += 1;
            let is_inner = self.def(op).has(Trait::SymbolTable);
            if is_new || is_inner || self.nested_body(op).is_some_and(Body::has_nested) {
                concerned.push((op, is_inner, place));
            }
        });
        for (op, is_inner, place) in concerned {
            if let Some(body) = self.nested_body_mut(op) {
                let place = |values| if is_table { SymbolValues { place, ..values } } else { values };
                body.set_symbol_values(is_inner, values.clone().map(place), in_order);
            }
        }
    }

    /// The values of the constants in this body, which is that of a symbol table, and of the `old` ones up to the symbols
    /// that take their places.
    fn collect_symbol_values(&self, old: Option<&SymbolValues>) -> Option<SymbolValues> {
        let (mut table, mut place) = (IdMap::default(), 0);
        self.walk(|op| {
            place += 1;
            if self.parent_op(op).is_some() {
                return;
            }
            let old = || old.and_then(|old| old.table.get(&symbol_name(self, op)?));
            if let Some(value) = self.def(op).hooks.symbol_value.and_then(|value| value(self, op)) {
                if let Some(name) = symbol_name(self, op) {
                    table.insert(name, (value, ANYWHERE));
                }
            } else if let (Some(&(value, end)), Some(name)) = (old(), symbol_name(self, op)) {
                table.insert(name, (value, place.min(end)));
            }
        });
        (!table.is_empty()).then(|| SymbolValues { table: Arc::new(table), place: 0 })
    }
}

/// The name of the symbol that an operation defines: its `sym_name`, inherent or discardable.
pub fn symbol_name(body: &Body, op: Op) -> Option<Str> {
    string_attr(body, op, body.def(op).plan(body.ctx()).sym_name, Str::SYM_NAME)
}

/// The string in a slot, or without slot in the discardable attribute of this name.
pub(crate) fn string_attr(body: &Body, op: Op, slot: Option<usize>, name: Str) -> Option<Str> {
    let attr = match slot {
        Some(slot) => body.slot(op, slot)?,
        None => body.dict_entries(op).search(body.ctx(), name)?,
    };
    attr.as_::<StringAttr>(body.ctx()).map(|s| s.value)
}
