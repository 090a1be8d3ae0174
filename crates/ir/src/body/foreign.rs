//! Operations, blocks and regions by handles of other bodies.
//!
//! Their handles are indices alone, so that one that is in range is taken for the body's own. One that is out of range
//! is a panic with debug assertions; without, it stands for an operation in no block, without operands, results and
//! attributes, or for an empty block or region, and edits of it are lost. Building with one is reported.

use super::{Block, BlockRecord, Body, ERASED, Op, OpRecord, Region, RegionRecord};
use crate::builder::OpState;
use crate::decl::OpDef;
use crate::loc::Loc;
use std::sync::OnceLock;

const NO_REGION: RegionRecord = RegionRecord { parent: None, index: 0, first: None, last: None };

/// What an operation of another body is.
#[cold]
#[inline(never)]
pub(super) fn op() -> &'static OpRecord {
    static RECORD: OnceLock<OpRecord> = OnceLock::new();
    check("operation");
    RECORD.get_or_init(|| {
        let def = OpDef::unregistered("terrace.operation_of_another_body");
        OpRecord::detached(def.code() | ERASED, Loc::UNKNOWN).without_results()
    })
}

#[cold]
#[inline(never)]
fn block() -> &'static BlockRecord {
    check("block");
    &BlockRecord::DETACHED
}

#[cold]
#[inline(never)]
fn region() -> &'static RegionRecord {
    check("region");
    &NO_REGION
}

/// A record that edits are lost in. There is one for each mistake of the program.
#[cold]
#[inline(never)]
fn lost<T>(record: T) -> &'static mut T {
    Box::leak(Box::new(record))
}

fn check(what: &str) {
    let _ = what;
    #[cfg(debug_assertions)]
    if !super::value::release::is_on() {
        panic!("the {what} is one of another body: handles never leave their body");
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
    pub(super) fn record_mut(&mut self, at: Op) -> &mut OpRecord {
        match self.ops.get_mut(at.index()) {
            Some(record) => record,
            None => lost(*op()),
        }
    }

    #[inline]
    pub(super) fn block_record(&self, at: Block) -> &BlockRecord {
        match self.blocks.get(at.index()) {
            Some(record) => record,
            None => block(),
        }
    }

    #[inline]
    pub(super) fn block_record_mut(&mut self, at: Block) -> &mut BlockRecord {
        match self.blocks.get_mut(at.index()) {
            Some(record) => record,
            None => lost(*block()),
        }
    }

    #[inline]
    pub(super) fn region_record(&self, at: Region) -> &RegionRecord {
        match self.regions.get(at.index()) {
            Some(record) => record,
            None => region(),
        }
    }

    #[inline]
    pub(super) fn region_record_mut(&mut self, at: Region) -> &mut RegionRecord {
        match self.regions.get_mut(at.index()) {
            Some(record) => record,
            None => lost(*region()),
        }
    }

    /// Reports successors and regions that this body does not have. Empty ones in no region and of no operation take
    /// their place.
    pub(super) fn own_parts(&mut self, state: &mut OpState<'_>) {
        for i in 0..state.succs.len() {
            if !self.has_block(state.succs[i]) {
                self.report(state.def.name, "a successor", state.loc);
                state.succs[i] = self.create_block();
            }
        }
        for i in 0..state.regions.len() {
            if !self.has_region(state.regions[i]) {
                self.report(state.def.name, "a region", state.loc);
                state.regions[i] = self.create_region();
            }
        }
    }

    /// Reports that something of an operation is of another body.
    #[cold]
    #[inline(never)]
    pub(crate) fn report(&self, op: &str, what: &str, loc: Loc) {
        check(what);
        let message = format!("{what} of '{op}' is of another body");
        let note = "operations, blocks and regions never leave their body";
        self.ctx().error(loc, message).note(loc, note).emit();
    }
}
