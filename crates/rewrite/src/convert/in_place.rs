//! Operations that become other ones where they are: the same operands and results, another kind.
//!
//! Most one-to-one lowerings of values whose types stay are of this sort. Nothing is made and nothing erased then; as
//! with other patterns, the operation stays what it was until the sweep is over.

use super::state::State;
use super::target::{ConversionTarget, Legality};
use super::types::TypeConverter;
use terrace_ir::{Attr, Body, Context, Op, OpCode, OpDef};

/// How a pattern's operation becomes another one where it is, when all its values' types stay as they are.
///
/// It must come to the same as what the pattern does then. The location stays, and discardable attributes do if the row
/// `carries` them.
pub struct InPlace {
    /// What the operation becomes.
    pub to: &'static OpDef,
    /// Attributes: the slot, the new slot, and the translation; `None` leaves the slot absent.
    pub attrs: &'static [(usize, usize, fn(&Context, Attr) -> Option<Attr>)],
    /// Whether discardable attributes are carried over. An operation that has any which are not, or which the new kind
    /// declares, is left to the pattern.
    pub carries: bool,
    /// Whether this operation may be converted so at all.
    pub suits: fn(&Body, Op) -> bool,
}

/// Any operation of the kind is converted so.
pub fn any(_: &Body, _: Op) -> bool {
    true
}

/// What operations become at the end of a sweep.
#[derive(Default)]
pub(super) struct Becoming {
    /// The operations, what they are, what they become, and where their slots start.
    ops: Vec<(Op, OpCode, &'static OpDef, u32)>,
    /// Raw attributes by slot.
    slots: Vec<u32>,
    /// By operation index.
    flag: Vec<bool>,
}

impl Becoming {
    /// Whether an operation becomes another one.
    #[inline]
    pub fn has(&self, op: Op) -> bool {
        self.flag.get(op.index()).copied().unwrap_or(false)
    }

    /// Whether this holds of all operations that become others.
    pub fn all(&self, holds: impl Fn(Op) -> bool) -> bool {
        self.ops.iter().all(|&(op, ..)| holds(op))
    }

    /// Forgets everything but the memory.
    pub fn clear(&mut self) {
        self.ops.clear();
        self.slots.clear();
        self.flag.clear();
    }

    fn add(&mut self, body: &Body, op: Op, row: &InPlace) {
        let start = self.slots.len();
        self.slots.resize(start + row.to.n_slots(), 0);
        for &(from, to, map) in row.attrs {
            if let Some(attr) = body.slot(op, from).and_then(|attr| map(body.ctx(), attr)) {
                self.slots[start + to] = attr.raw();
            }
        }
        self.ops.push((op, body.code(op), row.to, start as u32));
        if self.flag.len() <= op.index() {
            self.flag.resize(body.op_bound(), false);
        }
        self.flag[op.index()] = true;
    }

    /// Makes the operations what they become.
    pub fn apply(&mut self, body: &mut Body) {
        // An id that was handed out again is last meant for the one that has it.
        for &(op, from, to, start) in self.ops.iter().rev() {
            if !body.is_erased(op) && body.code(op) == from {
                let start = start as usize;
                body.become_kind(op, to, &self.slots[start..start + to.n_slots()]);
            }
        }
        self.ops.clear();
    }
}

/// Whether an operation's values all stay as they are, so that it can become another one where it is; notes it then.
pub(super) fn becomes(
    body: &Body,
    op: Op,
    row: &InPlace,
    state: &mut State,
    converter: &mut TypeConverter,
    target: &mut ConversionTarget,
) -> bool {
    let mut stays = |ty| converter.convert(ty) == Some(ty);
    if !body.operands(op).iter().all(|value| stays(body.ty(value)) && state.stays(value))
        || !body.types(body.results(op)).all(stays)
        || row.to.n_slots() > body.def(op).n_slots()
        || body.def(op).is_packed()
        || row.to.is_packed()
        || !matches!(target.of(row.to.code()), Legality::Legal)
        || body.dict(op).is_some() && !(row.carries && body.stays_discardable(op, row.to))
        || !(row.suits)(body, op)
    {
        return false;
    }
    state.becoming.add(body, op, row);
    state.changed = true;
    true
}
