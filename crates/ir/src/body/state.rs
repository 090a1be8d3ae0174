//! Operations under construction.

use super::attrs::divide_attrs;
use super::{Block, Body, Op, Region, Value};
use crate::attrs::{Attr, DenseArrayAttr};
use crate::context::Context;
use crate::decl::{InferArgs, OpDef, Trait, TraitSet};
use crate::loc::Loc;
use crate::types::Type;
use terrace_support::small_vec::SmallVec;

/// An operation under construction.
pub struct OpState {
    /// The declaration.
    pub def: &'static OpDef,
    /// The location.
    pub loc: Loc,
    /// Operands, groups one after another.
    pub operands: SmallVec<[Value; 4]>,
    /// Result types, groups one after another.
    pub results: SmallVec<[Type; 4]>,
    /// Successors.
    pub succs: SmallVec<[Block; 2]>,
    /// Raw attributes by slot; may be shorter than the declaration says.
    pub slots: SmallVec<[u32; 4]>,
    /// Discardable attributes: a dictionary.
    pub dict: Option<Attr>,
    /// Regions to adopt (not for isolated operations).
    pub regions: SmallVec<[Region; 2]>,
    /// How many regions the operation has at least; those that are not in `regions` are created empty.
    pub n_regions: usize,
    /// The nested body of an isolated operation.
    pub nested: Option<Box<Body>>,
}

impl OpState {
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
        }
    }

    /// An operation of the kind, the location, the result types and the attributes of another one, without operands,
    /// successors and regions.
    pub fn like(body: &Body, op: Op) -> Self {
        Self {
            results: body.types(body.results(op)).collect(),
            slots: body.slots(op).to_words().as_slice().into(),
            dict: body.dict(op),
            ..Self::new(body.def(op), body.loc(op))
        }
    }

    /// Starts another operation in the memory of this one.
    #[inline]
    pub fn reset(&mut self, def: &'static OpDef, loc: Loc) {
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
        if self.slots.len() <= i {
            self.slots.resize(i + 1, 0);
        }
        self.slots[i] = attr.raw();
    }

    /// Sets the attributes of a dictionary: inherent ones in their slots, except for slots that `is_taken` returns true
    /// for, the others as the discardable attributes.
    #[inline]
    pub fn set_attrs(&mut self, ctx: &Context, dict: Option<Attr>, is_taken: impl Fn(usize) -> bool) {
        if let Some(dict) = dict {
            self.dict = divide_attrs(ctx, self.def, dict, |slot, attr| {
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
            let mut list: SmallVec<[i32; 8]> = SmallVec::new();
            sizes.iter().for_each(|&n| list.push(n as i32));
            DenseArrayAttr::of_i32s(ctx, &list)
        };
        if let Some(slot) = self.def.operand_segments_slot() {
            self.set_slot(slot, sizes(operands));
        }
        if let Some(slot) = self.def.result_segments_slot() {
            self.set_slot(slot, sizes(results));
        }
    }

    /// Sets the result types that follow from the declaration; `false` if they do not.
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
        let same_as = &def.plan(body.ctx()).same_as;
        let follow = same_as.len() == def.results.len();
        if !follow || same_as.iter().any(|&at| at as usize >= self.operands.len()) {
            return false;
        }
        self.results.clear();
        self.results.extend(same_as.iter().map(|&at| body.ty(self.operands[at as usize])));
        true
    }
}
