//! The `tensor` dialect: values with many elements: making, slicing, reshaping and padding them.
//!
//! Upstream's reference: MLIR "'tensor' Dialect".

mod canonicalize;
pub mod constants;
mod fold;
mod infer;
mod insertion;
mod ops;
pub mod transforms;
mod verify;

pub use canonicalize::{fold_casts_of, of_empty as canonicalization_of_empty, replace_casting};
pub use fold::{foldable_cast_source, preserves_static_extents};
pub(crate) use infer::of_inputs as infer_concat;
pub(crate) use insertion::Insertion;
pub use ops::*;
pub use verify::cast_compatible;

use crate::index_list;
use crate::index_list::{Index, Indices};
use crate::prelude::*;
use crate::reassociation::{Groups, Reshapes as _};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "tensor",
    ops: OPS,
    types: &[],
    attrs: &[],
    hooks: DialectHooks {
        canonicalize: canonicalize::PATTERNS,
        materialize_constant: terrace_base::complex::DIALECT.hooks.materialize_constant,
        inlining: Some(&InlinerHooks::NONE),
        ..DialectHooks::NONE
    },
};

/// The type of a value that is a ranked tensor.
pub fn ranked<'c>(ctx: &'c Context, b: &Body, value: Value) -> Option<RankedTensorType<'c>> {
    b.ty(value).as_::<RankedTensorType>(ctx)
}

/// The tensor in whose place an operation in destination style computes a value (`getDpsInitOperand`).
pub fn destination(b: &Body, value: Value) -> Option<Value> {
    let ValueDef::Result(op, i) = b.value_def(value) else { return None };
    b.inits(op).get(i as usize).filter(|&dest| b.ty(dest) == b.ty(value))
}

index_list::lists_of_slice! {
    ExtractSlice[ty: Type](source: Value) -> Value;
    InsertSlice[](source: Value, dest: Value) -> Value;
    ParallelInsertSlice[](source: Value, dest: Value) -> ParallelInsertSlice;
}

impl ExtractSlice {
    /// Sizes as integers and values.
    pub fn mixed_sizes(self, b: &Body) -> Indices {
        let [_, sizes, _] = self.mixed_lists(b);
        sizes
    }
    /// The dimensions that the result lacks (`getDroppedDims`).
    pub fn dropped_dims(self, b: &Body) -> crate::reassociation::Mask {
        let shape = ranked(b.ctx(), b, self.result(b)).map_or(&[][..], |ty| ty.shape);
        crate::reassociation::dropped_dims(&self.mixed_sizes(b), shape)
    }
}

impl CollapseShape {
    /// Builds the operation; the type of the result follows from the groups.
    pub fn of_groups(b: &mut Builder<'_>, groups: &Groups, source: Value) -> Option<Value> {
        let ty = infer::collapsed(b.ctx(), ranked(b.ctx(), b, source)?, groups)?;
        Some(fold::Reshapes::collapse(b, ty, groups, source))
    }
}

impl ExpandShape {
    /// Builds the operation for a result with these extents.
    pub fn of_groups(
        b: &mut Builder<'_>,
        ty: Type,
        groups: &Groups,
        source: Value,
        extents: &[Index],
    ) -> Value {
        fold::Reshapes::expand(b, ty, groups, source, extents)
    }

    /// The extents of the result as integers and values.
    pub fn mixed_output_shape(self, b: &Body) -> Indices {
        index_list::mixed(
            &index_list::integers_of(b.ctx(), self.static_output_shape(b)),
            self.output_shape(b),
        )
    }
}

impl Empty {
    /// The extents as integers and values.
    pub fn mixed_sizes(self, b: &Body) -> Indices {
        let shape = ranked(b.ctx(), b, self.result(b)).map_or(&[][..], |ty| ty.shape);
        index_list::mixed(shape, self.dynamic_sizes(b))
    }
}

impl Pad {
    /// Elements in front of and behind each dimension, as integers and values.
    pub fn listed_padding(self, b: &Body) -> [Indices; 2] {
        let lists =
            [self.static_low(b), self.static_high(b)].map(|list| index_list::integers_of(b.ctx(), list));
        index_list::mixed_lists(&lists, [self.low(b), self.high(b)])
    }

    /// [`Self::listed_padding`] with integers for constants (`getMixedLowPad`, `getMixedHighPad`).
    pub fn mixed_padding(self, b: &Body) -> [Indices; 2] {
        let known = |index: Index| index.constant_value(b).map_or(index, Index::Static);
        self.listed_padding(b).map(|list| list.into_iter().map(known).collect())
    }

    /// The value of all elements of the padding, if it is a constant or comes from outside of the region
    /// (`getConstantPaddingValue`).
    pub fn constant_value(self, b: &Body) -> Option<Value> {
        let block = b.entry_block(self.region(b))?;
        let value = b.operands(b.last_op(block)?).first()?;
        (constant_of(b, value).is_some() || b.def_block(value) != Some(block)).then_some(value)
    }
}
