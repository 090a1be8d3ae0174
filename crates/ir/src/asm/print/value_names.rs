//! The names of values as they are printed, for text other than the operations' own.

use super::names::{self, Names};
use crate::body::{Body, OpRef, Value};
use terrace_support::FxHashMap;

/// The names of all values in an operation.
pub struct ValueNames<'p> {
    names: Names<'p>,
    /// The index in the names of each body, by its address.
    bodies: FxHashMap<usize, usize>,
}

impl<'p> ValueNames<'p> {
    /// Names the values in an operation as its printer does.
    pub fn of(op: OpRef<'p>) -> Self {
        let options = op.ctx().print.defaults();
        let names = Names::of_op(op.body(), op.op, None, &options, true, false);
        let address = |slot: &names::BodySlot<'p>| core::ptr::from_ref(slot.body).addr();
        let bodies = names.bodies.iter().enumerate().map(|(i, slot)| (address(slot), i)).collect();
        Self { names, bodies }
    }

    /// The name of a value with `%` in front, and with `#n` for one of several results.
    pub fn get(&self, body: &Body, value: Value) -> String {
        let slot = self.bodies.get(&core::ptr::from_ref(body).addr()).map(|&at| &self.names.bodies[at]);
        let mut out = Vec::new();
        match slot.and_then(|slot| slot.names.as_deref()) {
            Some(names) => self.names.push_value(names, value, true, &mut out),
            None => out.extend_from_slice(b"<<UNKNOWN SSA VALUE>>"),
        }
        String::from_utf8_lossy(&out).into_owned()
    }
}
