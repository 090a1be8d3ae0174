//! Handles of other bodies: how they are found and reported.
//!
//! With debug assertions each of them panics. Without, building with one is an error (a diagnostic), and a placeholder takes
//! its place. Handles of operations, blocks and regions are indices alone: one that is in range is taken for the body's own;
//! one that is out of range reads as an operation in no block without operands, results and attributes, or as an empty
//! block or region, and edits of it are discarded.

use super::{Block, BlockRecord, Body, ERASED, Op, OpRecord, OpState, Region, RegionRecord, Value};
use crate::decl::OpDef;
use crate::loc::Loc;
use crate::types::Type;
use std::sync::OnceLock;

#[cold]
#[inline(never)]
fn missing_op() -> &'static OpRecord {
    static RECORD: OnceLock<OpRecord> = OnceLock::new();
    panic_in_debug("operation");
    RECORD.get_or_init(|| {
        let def = OpDef::unregistered("terrace.operation_of_another_body");
        // The first result has to be a value's word, even though there is none.
        OpRecord { results: 1, ..OpRecord::detached(def.code() | ERASED, Loc::UNKNOWN) }
    })
}

#[cold]
#[inline(never)]
fn missing_block() -> &'static BlockRecord {
    panic_in_debug("block");
    &BlockRecord::DETACHED
}

#[cold]
#[inline(never)]
fn missing_region() -> &'static RegionRecord {
    panic_in_debug("region");
    &RegionRecord::DETACHED
}

fn panic_in_debug(kind: &str) {
    if cfg!(debug_assertions) && !debug::is_as_in_release() {
        panic!("the {kind} is one of another body: handles never leave their body");
    }
}

/// The record at an index; `missing` for a handle of another body.
#[inline]
fn at<T>(records: &[T], index: usize, missing: fn() -> &'static T) -> &T {
    match records.get(index) {
        Some(record) => record,
        None => missing(),
    }
}

/// The record at an index, to edit. For a handle of another body it is a copy that is leaked: this happens once for each
/// mistake of the program.
#[inline]
fn at_mut<T: Copy>(records: &mut [T], index: usize, missing: fn() -> &'static T) -> &mut T {
    match records.get_mut(index) {
        Some(record) => record,
        None => Box::leak(Box::new(*missing())),
    }
}

impl Body {
    /// Whether the body has an operation of this index.
    #[inline]
    pub(crate) fn has_op(&self, op: Op) -> bool {
        op.index() < self.ops.len()
    }

    /// Whether the body has a block of this index.
    #[inline]
    pub(crate) fn has_block(&self, block: Block) -> bool {
        block.index() < self.blocks.len()
    }

    /// Whether the body has a region of this index.
    #[inline]
    pub(crate) fn has_region(&self, region: Region) -> bool {
        region.index() < self.regions.len()
    }

    #[inline]
    pub(crate) fn record(&self, op: Op) -> &OpRecord {
        at(&self.ops, op.index(), missing_op)
    }

    #[inline]
    pub(super) fn record_mut(&mut self, op: Op) -> &mut OpRecord {
        at_mut(&mut self.ops, op.index(), missing_op)
    }

    #[inline]
    pub(super) fn block_record(&self, block: Block) -> &BlockRecord {
        at(&self.blocks, block.index(), missing_block)
    }

    #[inline]
    pub(super) fn block_record_mut(&mut self, block: Block) -> &mut BlockRecord {
        at_mut(&mut self.blocks, block.index(), missing_block)
    }

    #[inline]
    pub(super) fn region_record(&self, region: Region) -> &RegionRecord {
        at(&self.regions, region.index(), missing_region)
    }

    #[inline]
    pub(super) fn region_record_mut(&mut self, region: Region) -> &mut RegionRecord {
        at_mut(&mut self.regions, region.index(), missing_region)
    }

    /// Reports successors and regions of other bodies. Detached empty ones take their places.
    pub(super) fn replace_foreign_parts(&mut self, state: &mut OpState) {
        for i in 0..state.succs.len() {
            if !self.has_block(state.succs[i]) {
                self.report_foreign(state.def.name, "a successor", state.loc);
                state.succs[i] = self.create_block();
            }
        }
        for i in 0..state.regions.len() {
            if !self.has_region(state.regions[i]) {
                self.report_foreign(state.def.name, "a region", state.loc);
                state.regions[i] = self.create_region();
            }
        }
    }

    /// Reports that a part of an operation is of another body.
    #[cold]
    #[inline(never)]
    pub(crate) fn report_foreign(&self, op: &str, part: &str, loc: Loc) {
        panic_in_debug(part);
        let message = format!("{part} of '{op}' is of another body");
        let note = "operations, blocks and regions never leave their body";
        self.ctx().error(loc, message).note(loc, note).emit();
    }

    /// The value to use as operand `number`: `value` itself, or a placeholder if it is of another body.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub(super) fn operand_or_placeholder(
        &mut self,
        value: Value,
        number: usize,
        def: &OpDef,
        loc: Loc,
    ) -> Value {
        if self.owns(value) { value } else { self.placeholder(value, number, def, loc) }
    }

    /// Replaces operands of other bodies by placeholders; returns whether there were none.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub(crate) fn replace_foreign_operands(&mut self, state: &mut OpState) -> bool {
        let mut all_own = true;
        for i in 0..state.operands.len() {
            let value = state.operands[i];
            if !self.owns(value) {
                state.operands[i] = self.placeholder(value, i, state.def, state.loc);
                all_own = false;
            }
        }
        all_own
    }

    /// Reports an operand of another body and makes its placeholder: the result of a detached operation, which dominates
    /// nothing, so that the body does not verify.
    #[cold]
    #[inline(never)]
    #[cfg_attr(debug_assertions, track_caller)]
    fn placeholder(&mut self, value: Value, number: usize, def: &OpDef, loc: Loc) -> Value {
        let operand = format!("operand #{number} of '{}'", def.name);
        self.panic_on_foreign(value, &operand);
        let note = "values never leave their body: pass it as an argument, or make it there as well";
        let message = format!("{operand} is a value of another body");
        self.ctx().error(loc, message).note(loc, note).emit();
        let mut state = OpState::new(OpDef::unregistered("terrace.value_of_another_body"), loc);
        state.results.push(Type::NONE);
        let op = self.create_from(&mut state);
        self.result(op, 0)
    }

    /// With debug assertions, panics about a value of another body; the message names both bodies.
    #[cold]
    #[inline(never)]
    #[cfg_attr(debug_assertions, track_caller)]
    pub(super) fn panic_on_foreign(&self, value: Value, name: &str) {
        let _ = (value, name);
        #[cfg(debug_assertions)]
        if !debug::is_as_in_release() {
            let [own, other] =
                [self.identity.serial, value.serial()].map(|serial| debug::body_name(serial, self));
            panic!("{name} is a value of {other}, but is used in {own}: values never leave their body");
        }
    }

    /// Records which operation owns a body, for messages.
    #[inline]
    pub(super) fn note_owner(&self, op: Op, body: &Body) {
        #[cfg(debug_assertions)]
        debug::note_owner(body.identity.serial, self, op);
        let _ = (op, body);
    }
}

/// Runs `f` with handles of other bodies treated as they are without debug assertions, for tests.
#[doc(hidden)]
pub fn as_in_release<R>(f: impl FnOnce() -> R) -> R {
    let _reset = debug::AsInRelease::enter();
    f()
}

#[cfg(not(debug_assertions))]
mod debug {
    pub struct AsInRelease;

    impl AsInRelease {
        pub fn enter() -> Self {
            Self
        }
    }

    pub fn is_as_in_release() -> bool {
        true
    }
}

/// The owners of all bodies, so that messages can name them.
#[cfg(debug_assertions)]
mod debug {
    use super::super::value::Serial;
    use super::{Body, Op};
    use crate::attrs::Attr;
    use core::cell::Cell;
    use parking_lot::Mutex;

    #[derive(Clone, Copy)]
    struct Owner {
        op: &'static str,
        /// The address of the context that `symbol` is in.
        ctx: usize,
        symbol: Option<Attr>,
    }

    /// By the serial number of the body.
    static OWNERS: Mutex<Vec<Option<Owner>>> = Mutex::new(Vec::new());

    fn context(body: &Body) -> usize {
        core::ptr::from_ref(&**body.ctx()).addr()
    }

    pub fn note_owner(serial: Serial, outer: &Body, op: Op) {
        let owner = Owner { op: outer.def(op).name, ctx: context(outer), symbol: outer.attr(op, "sym_name") };
        let (mut owners, at) = (OWNERS.lock(), serial as usize);
        if owners.len() <= at {
            owners.resize(at + 1, None);
        }
        owners[at] = Some(owner);
    }

    pub fn body_name(serial: Serial, body: &Body) -> String {
        let owner = OWNERS.lock().get(serial as usize).copied().flatten();
        let Some(Owner { op, ctx, symbol }) = owner else {
            return format!("body {serial}, which no operation owns");
        };
        let symbol = symbol.filter(|_| ctx == context(body)).and_then(|name| name.as_str(body.ctx()));
        match symbol {
            Some(name) => format!("'{op}' @{}", body.ctx().str(name)),
            None => format!("'{op}' (body {serial})"),
        }
    }

    std::thread_local! {
        static AS_IN_RELEASE: Cell<bool> = const { Cell::new(false) };
    }

    /// Whether this thread treats handles of other bodies as release builds do.
    pub fn is_as_in_release() -> bool {
        AS_IN_RELEASE.get()
    }

    /// Keeps [`is_as_in_release`] true while it lives.
    pub struct AsInRelease(bool);

    impl AsInRelease {
        pub fn enter() -> Self {
            Self(AS_IN_RELEASE.replace(true))
        }
    }

    impl Drop for AsInRelease {
        fn drop(&mut self) {
            AS_IN_RELEASE.set(self.0);
        }
    }
}
