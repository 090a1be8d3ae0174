//! The names of values as they are printed, for text other than the operations' own.

use super::names::{self, Names};
use crate::body::{Body, OpRef, Value};
use terrace_num::push_u64;
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
        let words = slot.and_then(|slot| slot.names.as_deref()).map_or(&[][..], |names| &names.values);
        let word = |index: usize| names::split(words.get(index).copied().unwrap_or(names::UNSET));
        let (mut index, mut out) = (value.index(), Vec::new());
        let member = match word(index) {
            (names::MEMBER, n) => Some(n),
            (names::NUMBER_GROUP | names::NAME_GROUP, _) => Some(0),
            _ => None,
        };
        index -= member.map_or(0, |n| n as usize).min(index);
        match word(index) {
            (names::NUMBER | names::NUMBER_GROUP, n) => {
                out.push(b'%');
                push_u64(&mut out, u64::from(n));
            }
            (names::NAME | names::NAME_GROUP, n) => self.names.push_name(n, &mut out),
            _ => return "<<UNKNOWN SSA VALUE>>".to_owned(),
        }
        if let Some(member) = member {
            out.push(b'#');
            push_u64(&mut out, u64::from(member));
        }
        String::from_utf8_lossy(&out).into_owned()
    }
}
