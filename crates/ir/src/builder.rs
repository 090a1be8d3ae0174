//! Building operations: the state of one under construction, and a cursor that creates them.

use crate::attrs::{Attr, DenseArrayAttr};
use crate::body::{Block, Body, Op, Region, Value, sort_attrs};
use crate::context::Context;
use crate::decl::{Arity, InferArgs, OpDef, ResultType, Trait, TraitSet};
use crate::loc::Loc;
use crate::types::Type;
use smallvec::SmallVec;

/// An operation under construction.
pub struct OpState<'d> {
    /// The declaration.
    pub def: &'static OpDef,
    /// The location.
    pub loc: Loc,
    /// Operands, groups one after another.
    pub operands: SmallVec<[Value; 4]>,
    /// Result types, groups one after another.
    pub results: SmallVec<[Type; 2]>,
    /// Successors.
    pub succs: SmallVec<[Block; 2]>,
    /// Raw attributes by slot; may be shorter than the declaration says.
    pub slots: SmallVec<[u32; 4]>,
    /// Discardable attributes: a dictionary.
    pub dict: Option<Attr>,
    /// Regions to adopt (not for isolated operations).
    pub regions: SmallVec<[Region; 2]>,
    /// How many empty regions to make when none is given.
    pub n_regions: usize,
    /// The nested body of an isolated operation.
    pub nested: Option<Box<Body>>,
    marker: core::marker::PhantomData<&'d ()>,
}

impl OpState<'_> {
    /// An empty operation of this kind.
    #[inline]
    pub fn new(def: &'static OpDef, loc: Loc) -> Self {
        Self {
            def,
            loc,
            operands: SmallVec::new(),
            results: SmallVec::new(),
            succs: SmallVec::new(),
            slots: SmallVec::new(),
            dict: None,
            regions: SmallVec::new(),
            n_regions: 0,
            nested: None,
            marker: core::marker::PhantomData,
        }
    }

    /// Starts another operation in the memory of this one.
    #[inline]
    pub(crate) fn reset(&mut self, def: &'static OpDef, loc: Loc) {
        (self.def, self.loc) = (def, loc);
        self.operands.clear();
        self.results.clear();
        self.succs.clear();
        self.slots.clear();
        self.regions.clear();
        (self.dict, self.n_regions, self.nested) = (None, 0, None);
    }

    /// Sets the inherent attribute in slot `i`.
    #[inline]
    pub fn set_slot(&mut self, i: usize, attr: Attr) {
        if let Some(slot) = self.slots.get_mut(i) {
            *slot = attr.raw();
            return;
        }
        if self.slots.len() < i {
            self.slots.resize(i, 0);
        }
        self.slots.push(attr.raw());
    }

    /// Sets the attributes of a dictionary by name: inherent ones in their slots, except for those that `is_taken`
    /// names, the others as the discardable ones.
    #[inline]
    pub fn set_attrs(&mut self, ctx: &Context, dict: Option<Attr>, is_taken: impl Fn(usize) -> bool) {
        if let Some(dict) = dict {
            self.dict = sort_attrs(ctx, self.def, dict, |slot, attr| {
                if !is_taken(slot) {
                    self.set_slot(slot, attr);
                }
            });
        }
    }

    /// The inherent attribute in slot `i`.
    #[inline]
    pub fn slot(&self, i: usize) -> Option<Attr> {
        self.slots.get(i).and_then(|&raw| Attr::from_raw(raw))
    }

    /// Records the sizes of operand and result groups, if the operation keeps them.
    #[inline]
    pub fn set_segments(&mut self, ctx: &Context, operands: &[usize], results: &[usize]) {
        const SIZED: TraitSet =
            TraitSet::of(&[Trait::AttrSizedOperandSegments, Trait::AttrSizedResultSegments]);
        if self.def.traits.any(SIZED) {
            self.new_segments(ctx, operands, results);
        }
    }

    #[inline(never)]
    fn new_segments(&mut self, ctx: &Context, operands: &[usize], results: &[usize]) {
        let sizes = |sizes: &[usize]| {
            let sizes: SmallVec<[i32; 8]> = sizes.iter().map(|&n| n as i32).collect();
            DenseArrayAttr::of_i32s(ctx, &sizes)
        };
        if let Some(slot) = self.def.operand_segments_slot() {
            self.set_slot(slot, sizes(operands));
        }
        if let Some(slot) = self.def.result_segments_slot() {
            self.set_slot(slot, sizes(results));
        }
    }

    /// Fills in the result types that the declaration can infer; `false` when it cannot.
    pub fn infer_results(&mut self, body: &Body) -> bool {
        let def = self.def;
        if let Some(infer) = def.hooks.infer {
            let args = InferArgs { body, def, operands: &self.operands, slots: &self.slots };
            return match infer(&args) {
                Some(types) => {
                    self.results.clear();
                    self.results.extend(types);
                    true
                }
                None => false,
            };
        }
        let plan = def.plan(body.ctx());
        if !plan.same_as.is_empty() && plan.same_as.iter().all(|&at| (at as usize) < self.operands.len()) {
            self.results.clear();
            self.results.extend(plan.same_as.iter().map(|&at| body.ty(self.operands[at as usize])));
            return true;
        }
        let mut types: SmallVec<[Type; 2]> = SmallVec::new();
        for result in def.results {
            let ResultType::Same(name) = result.ty else { return false };
            // Only single operands before any variadic group can be named, so the group number is the operand's.
            let Some(at) = def.operands.iter().position(|f| f.name == name) else { return false };
            if def.operands[..=at].iter().any(|f| f.arity != Arity::One) {
                return false;
            }
            let Some(&operand) = self.operands.get(at) else { return false };
            types.push(body.ty(operand));
        }
        self.results = types;
        true
    }
}

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
        Self { body, point: InsertPoint::Detached, loc: Loc::UNKNOWN, log: None }
    }

    /// A builder at the end of a block.
    pub fn at_end(body: &'b mut Body, block: Block, loc: Loc) -> Self {
        let mut builder = Self { body, point: InsertPoint::Detached, loc, log: None };
        builder.set_end(block);
        builder
    }

    /// A builder before an operation, at its location.
    pub fn before(body: &'b mut Body, op: Op) -> Self {
        let loc = body.loc(op);
        let mut builder = Self { body, point: InsertPoint::Detached, loc, log: None };
        builder.set_before(op);
        builder
    }

    /// Remembers the operations that are created from now on, in an empty list.
    pub fn start_log(&mut self, log: Vec<Op>) {
        debug_assert!(log.is_empty());
        self.log = Some(log);
    }

    /// The operations created since [`Builder::start_log`].
    pub fn take_log(&mut self) -> Vec<Op> {
        self.log.take().unwrap_or_default()
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

    /// Sets the insertion point. One in another body is an error: new operations are then detached.
    pub fn set_insert_point(&mut self, point: InsertPoint) {
        let own = match point {
            InsertPoint::Detached => true,
            InsertPoint::Before(op) => self.body.has_op(op),
            InsertPoint::End(block) => self.body.has_block(block),
        };
        self.point = if own { point } else { InsertPoint::Detached };
        if !own {
            self.body.report("builder", "the insertion point", self.loc);
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
    pub fn create(&mut self, mut state: OpState<'_>) -> Op {
        self.create_from(&mut state)
    }

    /// [`Builder::create`] without moving the state; a nested body is taken out of it.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn create_from(&mut self, state: &mut OpState<'_>) -> Op {
        let own = self.body.own_operands(state);
        if state.results.is_empty()
            && !state.def.results.is_empty()
            && !state.infer_results(self.body)
            && !own
        {
            // What is wrong was reported; the results' types are as good as those of the operands.
            state.results.extend(state.def.results.iter().map(|_| Type::NONE));
        }
        let op = self.body.create_own(state);
        if let Some(log) = &mut self.log {
            log.push(op);
        }
        match self.point {
            InsertPoint::Detached => {}
            InsertPoint::Before(before) => self.body.insert_new(op, before),
            InsertPoint::End(block) => self.body.append(op, block),
        }
        op
    }

    /// Adds a block with arguments of these types to region `i` of an operation that is not isolated.
    pub fn add_block(&mut self, op: Op, i: usize, arg_types: &[Type]) -> Block {
        debug_assert!(!self.body.def(op).has(Trait::IsolatedFromAbove), "use region_body_mut");
        let region = self.body.region(op, i);
        self.body.append_block(region, arg_types)
    }
}
