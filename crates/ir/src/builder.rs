//! A builder: creates operations at an insertion point.

mod check;

use crate::body::{Block, Body, Op, OpState, Value};
use crate::decl::{Arity, Trait};
use crate::loc::Loc;
use crate::types::Type;
use terrace_support::small_vec::SmallVec;

/// Where new operations go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InsertPoint {
    /// Nowhere: they stay detached.
    Detached,
    /// Before an operation.
    Before(Op),
    /// At the end of a block.
    End(Block),
}

/// Creates operations in a body at a cursor. Dereferences to the body.
pub struct Builder<'b> {
    body: &'b mut Body,
    point: InsertPoint,
    loc: Loc,
    /// Operations created since [`Builder::start_log`].
    log: Option<Vec<Op>>,
    /// Whether operations are checked when they are created.
    checks: bool,
}

impl core::ops::Deref for Builder<'_> {
    type Target = Body;
    #[inline]
    fn deref(&self) -> &Body {
        self.body
    }
}

impl core::ops::DerefMut for Builder<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Body {
        self.body
    }
}

impl<'b> Builder<'b> {
    /// A builder that inserts nowhere, at an unknown location.
    pub fn new(body: &'b mut Body) -> Self {
        Self { body, point: InsertPoint::Detached, loc: Loc::UNKNOWN, log: None, checks: false }
    }

    /// A builder at the end of a block.
    pub fn at_end(body: &'b mut Body, block: Block, loc: Loc) -> Self {
        let mut builder = Self { loc, ..Self::new(body) };
        builder.set_end(block);
        builder
    }

    /// A builder before an operation, at its location.
    pub fn before(body: &'b mut Body, op: Op) -> Self {
        let loc = body.loc(op);
        let mut builder = Self { loc, ..Self::new(body) };
        builder.set_before(op);
        builder
    }

    /// Checks operations from now on as they are created: an operand of the wrong kind is an error that names it, with debug
    /// assertions also the line that builds the operation. Passes do without, since the verifier runs after them.
    #[must_use]
    pub fn with_checks(self) -> Self {
        Self { checks: true, ..self }
    }

    /// Records the operations that are created from now on in an empty list.
    pub fn start_log(&mut self, log: Vec<Op>) {
        debug_assert!(log.is_empty());
        self.log = Some(log);
    }

    /// The operations created since [`Builder::start_log`].
    pub fn take_log(&mut self) -> Vec<Op> {
        self.log.take().unwrap_or_default()
    }

    /// How many operations are recorded.
    pub(crate) fn log_len(&self) -> usize {
        self.log.as_ref().map_or(0, Vec::len)
    }

    /// Forgets all recorded operations but the first `n`.
    pub(crate) fn truncate_log(&mut self, n: usize) {
        if let Some(log) = &mut self.log {
            log.truncate(n);
        }
    }

    /// The location of new operations.
    #[inline]
    pub fn loc(&self) -> Loc {
        self.loc
    }

    /// Sets the location of new operations.
    pub fn set_loc(&mut self, loc: Loc) {
        self.loc = loc;
    }

    /// Where new operations go.
    pub fn insert_point(&self) -> InsertPoint {
        self.point
    }

    /// Sets the insertion point. If it is in another body, this is an error, and new operations are detached.
    pub fn set_insert_point(&mut self, point: InsertPoint) {
        let own = match point {
            InsertPoint::Detached => true,
            InsertPoint::Before(op) => self.body.has_op(op),
            InsertPoint::End(block) => self.body.has_block(block),
        };
        self.point = if own { point } else { InsertPoint::Detached };
        if !own {
            self.body.report_foreign("builder", "the insertion point", self.loc);
        }
    }

    /// Inserts before an operation from now on.
    pub fn set_before(&mut self, op: Op) {
        self.set_insert_point(InsertPoint::Before(op));
    }

    /// Inserts after an operation from now on.
    pub fn set_after(&mut self, op: Op) {
        if !self.body.has_op(op) {
            return self.set_insert_point(InsertPoint::Before(op));
        }
        self.point = match (self.body.next_op(op), self.body.block_of(op)) {
            (Some(next), _) => InsertPoint::Before(next),
            (None, Some(block)) => InsertPoint::End(block),
            (None, None) => InsertPoint::Detached,
        };
    }

    /// Inserts at the end of a block from now on.
    pub fn set_end(&mut self, block: Block) {
        self.set_insert_point(InsertPoint::End(block));
    }

    /// Inserts at the start of a block from now on.
    pub fn set_start(&mut self, block: Block) {
        if !self.body.has_block(block) {
            return self.set_insert_point(InsertPoint::End(block));
        }
        self.point = match self.body.first_op(block) {
            Some(op) => InsertPoint::Before(op),
            None => InsertPoint::End(block),
        };
    }

    /// The body.
    #[inline]
    pub fn body(&mut self) -> &mut Body {
        self.body
    }

    /// Creates an operation and inserts it. Result types that are missing are inferred.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn create(&mut self, mut state: OpState) -> Op {
        self.create_from(&mut state)
    }

    /// [`Builder::create`] without moving the state; a nested body is taken out of it.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn create_from(&mut self, state: &mut OpState) -> Op {
        let own = self.body.replace_foreign_operands(state);
        let unknown = state.results.is_empty()
            && !state.def.results.is_empty()
            && !state.infer_results(self.body)
            && state.def.results.iter().any(|result| result.arity == Arity::One);
        if unknown {
            check::use_placeholders(state);
        }
        let op = self.body.create_unchecked(state);
        // An operand of another body was reported already.
        if own && (unknown || self.checks) {
            check::check(self.body, op, unknown);
        }
        if let Some(log) = &mut self.log {
            log.push(op);
        }
        match self.point {
            InsertPoint::Detached => {}
            InsertPoint::Before(before) => self.body.insert_new(op, before),
            InsertPoint::End(block) => self.body.append_new(op, block),
        }
        op
    }

    /// Adds a block with arguments of these types to region `i` of an operation that is not isolated.
    pub fn add_block(&mut self, op: Op, i: usize, arg_types: &[Type]) -> Block {
        debug_assert!(!self.body.def(op).has(Trait::IsolatedFromAbove), "use region_body_mut");
        let region = self.body.region(op, i);
        self.body.append_block(region, arg_types)
    }

    /// Adds a block with arguments of these types to region `i` of an operation, isolated or not. `build` fills the block
    /// through a builder at its end and gets the arguments as values. Returns what `build` returns.
    ///
    /// The operation may be given by its handle: `b.build_block(for_op, 0, &[Type::INDEX], |b, args| ...)`.
    pub fn build_block<R>(
        &mut self,
        op: impl Into<Op>,
        i: usize,
        arg_types: &[Type],
        build: impl FnOnce(&mut Builder<'_>, &[Value]) -> R,
    ) -> R {
        let op = op.into();
        let region = self.body.region(op, i);
        let body = self.body.region_body_mut(op);
        let block = body.append_block(region, arg_types);
        fill(body, block, self.loc, self.checks, build)
    }

    /// Adds a block with arguments of these types behind the last block of the region that operations are inserted in, for
    /// branches to it; [`Builder::fill_block`] fills it. A builder that inserts nowhere makes a detached block.
    pub fn new_block(&mut self, arg_types: &[Type]) -> Block {
        let block = match self.point {
            InsertPoint::Detached => None,
            InsertPoint::Before(op) => self.body.block_of(op),
            InsertPoint::End(block) => Some(block),
        };
        match block.and_then(|block| self.body.region_of(block)) {
            Some(region) => self.body.append_block(region, arg_types),
            None => {
                let block = self.body.create_block();
                self.body.add_args_at(block, arg_types, self.loc);
                block
            }
        }
    }

    /// Calls `build` with a builder at the end of a block of this body, and the block's arguments as values. Returns what
    /// `build` returns; this builder stays where it is.
    pub fn fill_block<R>(&mut self, block: Block, build: impl FnOnce(&mut Builder<'_>, &[Value]) -> R) -> R {
        fill(self.body, block, self.loc, self.checks, build)
    }

    /// Calls `build` with a builder in the entry block of an operation, isolated or not, and the arguments of the block. The
    /// block is made if there is none yet. Returns what `build` returns.
    pub fn fill_entry<R>(
        &mut self,
        op: impl Into<Op>,
        build: impl FnOnce(&mut Builder<'_>, &[Value]) -> R,
    ) -> R {
        let op = op.into();
        let region = self.body.region(op, 0);
        let body = self.body.region_body_mut(op);
        let block = body.entry_block(region).unwrap_or_else(|| body.append_block(region, &[]));
        fill(body, block, self.loc, self.checks, build)
    }
}

/// Calls `build` with a builder at the end of a block.
fn fill<R>(
    body: &mut Body,
    block: Block,
    loc: Loc,
    checks: bool,
    build: impl FnOnce(&mut Builder<'_>, &[Value]) -> R,
) -> R {
    let args: SmallVec<[Value; 4]> = SmallVec::from_slice(body.args(block));
    build(&mut Builder { checks, ..Builder::at_end(body, block, loc) }, &args)
}
