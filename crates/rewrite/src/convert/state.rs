//! The state of a sweep, one owner for each part of it.

use super::erasures::Erasures;
use super::material::Material;
use super::one_to_one::OneToOne;
use super::requests::Requests;
use super::target::{ConversionTarget, Legality};
use super::types::TypeConverter;
use super::values::Values;
use std::cell::OnceCell;
use terrace_ir::{Body, Op, Str};
use terrace_support::FxHashMap;

/// The state of one body's sweep.
#[derive(Default)]
pub struct State {
    pub(super) values: Values,
    pub(super) material: Material,
    pub(super) erasures: Erasures,
    pub(super) requests: Requests,
    /// The symbols of the body, if it is a symbol table's and any was looked up.
    pub(super) symbols: OnceCell<FxHashMap<Str, Op>>,
    /// Memory for the list of operations that a pattern creates.
    pub(super) log: Vec<Op>,
    /// The pass that lowers the current operation ([`Conversion::passes`](super::Conversion::passes)).
    pub(super) pass: Option<u8>,
    /// Whether values are replaced at once (`allow-pattern-rollback=0`): later patterns see the changed IR, and casts are
    /// not shared.
    pub(super) is_immediate: bool,
    /// Whether the sweep has changed anything.
    pub(super) changed: bool,
    /// Whether [`Self::begin`] has prepared the body for changes.
    pub(super) begun: bool,
}

impl State {
    /// Prepares a body for changes. With `widen`, it gets larger arrays until the sweep ends.
    #[inline]
    pub(super) fn begin(&mut self, body: &mut Body, widen: bool) {
        if core::mem::replace(&mut self.begun, true) {
            return;
        }
        self.erasures.begin(body, widen);
        self.values.reserve(body.value_bound() + 1);
    }

    /// Clears the state for the next body, and keeps its memory.
    pub(super) fn clear(&mut self) {
        self.values.clear();
        self.material.clear();
        self.erasures.clear();
        self.requests.clear();
        self.symbols.take();
        self.log.clear();
        self.pass = None;
        (self.is_immediate, self.changed, self.begun) = (false, false, false);
    }

    /// Queues an operation to change its kind in place. Returns `false` if one of its types changes, or if it has an
    /// attribute that the row would lose.
    pub(super) fn retag(
        &mut self,
        body: &Body,
        op: Op,
        row: &OneToOne,
        converter: &mut TypeConverter,
        target: &mut ConversionTarget,
    ) -> bool {
        let mut is_unchanged = |ty| converter.convert(ty) == Some(ty);
        if !body
            .operands(op)
            .iter()
            .all(|value| is_unchanged(body.ty(value)) && !self.values.is_replaced(value))
            || !body.types(body.results(op)).all(is_unchanged)
            || !row.can_replace_in_place(body, op)
            || !matches!(target.of(row.to.code()), Legality::Legal)
        {
            return false;
        }
        self.erasures.retag(body, op, row);
        self.changed = true;
        true
    }
}
