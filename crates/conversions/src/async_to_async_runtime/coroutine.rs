//! Coroutines: functions that return tokens and values before these are available.

use crate::prelude::*;
use std::sync::{Arc, OnceLock};
use terrace_base::func;
use terrace_memory::r#async::{
    CoroBegin, CoroEnd, CoroFree, CoroIdOp, CoroSuspend, RuntimeCreate, RuntimeSetAvailable, RuntimeSetError,
    RuntimeStore, TokenType,
};

/// The parts of a coroutine that the lowering of its operations refers to.
pub(super) struct Coroutine {
    /// The token that is available when the function has ended, if it returns one.
    token: Option<Value>,
    /// The values that it returns.
    values: Vec<Value>,
    pub(super) handle: Value,
    /// The block that frees the frame at the end of the function.
    cleanup: Block,
    /// The block that frees the frame when the coroutine is destroyed.
    destroy: Block,
    /// The block that returns.
    suspend: Block,
    /// The block that marks token and values as failed, once something needs it.
    set_error: OnceLock<Block>,
    loc: Loc,
}

impl Coroutine {
    /// Makes a coroutine of a function's body: a new entry block makes token and values and branches to the old one, and three
    /// more blocks end it.
    pub(super) fn create(body: &mut Body, results: &[Type], loc: Loc) -> Option<(Arc<Self>, Block)> {
        let region = body.root_regions().next()?;
        let entry = body.entry_block(region)?;
        let start = body.create_block();
        let second = body.next_block(entry);
        body.insert_block(start, region, second);
        body.append_ops_of(entry, start);
        let [cleanup, destroy, suspend] = [(); 3].map(|()| body.append_block(region, &[]));

        let rw = &mut Builder::at_end(body, entry, loc);
        let created: Vec<Value> = results.iter().map(|&ty| RuntimeCreate::new(rw, ty)).collect();
        let has_token = results.first().is_some_and(|ty| ty.is::<TokenType>(rw.ctx()));
        let id = CoroIdOp::new(rw);
        let handle = CoroBegin::new(rw, id);
        cf::Br::build(rw, &[], &[start]);
        for block in [cleanup, destroy] {
            rw.set_end(block);
            CoroFree::build(rw, id, handle);
            cf::Br::build(rw, &[], &[suspend]);
        }
        rw.set_end(suspend);
        CoroEnd::build(rw, handle);
        func::Return::build(rw, &created);
        let mut values = created;
        let token = if has_token { Some(values.remove(0)) } else { None };
        let coroutine =
            Self { token, values, handle, cleanup, destroy, suspend, set_error: OnceLock::new(), loc };
        Some((Arc::new(coroutine), entry))
    }

    /// Ends a block with the suspension of the coroutine, which goes on in `resume`.
    pub(super) fn suspend(&self, rw: &mut Builder<'_>, state: Value, resume: Block) {
        CoroSuspend::build(rw, state, &[self.suspend, resume, self.destroy]);
    }

    /// The block that marks token and values as failed.
    pub(super) fn set_error(&self, rw: &mut Lowering) -> Block {
        *self.set_error.get_or_init(|| {
            let block = rw.create_block();
            if let Some(region) = rw.region_of(self.cleanup) {
                rw.insert_block(block, region, Some(self.cleanup));
            }
            let (point, loc) = (rw.insert_point(), rw.loc());
            rw.set_end(block);
            rw.set_loc(self.loc);
            for value in self.token.iter().chain(&self.values) {
                RuntimeSetError::build(rw, *value);
            }
            cf::Br::build(rw, &[], &[self.cleanup]);
            rw.set_insert_point(point);
            rw.set_loc(loc);
            block
        })
    }

    /// Stores the payloads of the values, marks all as available, and ends the coroutine.
    pub(super) fn finish(&self, rw: &mut Builder<'_>, payloads: &[Value]) {
        for (&payload, &value) in payloads.iter().zip(&self.values) {
            RuntimeStore::build(rw, payload, value);
            RuntimeSetAvailable::build(rw, value);
        }
        if let Some(token) = self.token {
            RuntimeSetAvailable::build(rw, token);
        }
        cf::Br::build(rw, &[], &[self.cleanup]);
    }
}

/// Adds the attribute by which LLVM knows coroutines to those that are passed through.
pub(super) fn presplit(ctx: &Context, passthrough: Option<Attr>) -> Attr {
    let old = passthrough.and_then(|attr| attr.as_array(ctx)).unwrap_or(&[]);
    let presplit = StringAttr::of(ctx, "presplitcoroutine");
    let attrs: Vec<Attr> = old.iter().copied().filter(|&attr| attr != presplit).chain([presplit]).collect();
    ArrayAttr::get(ctx, &attrs)
}
