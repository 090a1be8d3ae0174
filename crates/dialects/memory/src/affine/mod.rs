//! The `affine` dialect: index arithmetic and memory access by affine maps.
//!
//! Upstream's reference: MLIR "'affine' Dialect". [`scope`] has the rules for dimensions and symbols;
//! [`compose`] builds `affine.apply` as upstream's transformations do: composed, simplified and folded.

pub mod analysis;
mod asm;
mod attrs;
mod bounds;
mod branch;
mod cancel;
pub mod canonicalize;
pub mod compose;
mod dma;
mod fold;
mod inline;
mod loops;
mod ops;
mod range;
pub mod scope;
mod simplify;
pub mod transforms;
mod verify;

pub use dma::{Dma, DmaPart};
pub use ops::*;
pub use verify::loops::can_reduce;

use crate::index_list;
use crate::index_list::{Index, Indices};
use crate::prelude::*;
use terrace_ir::decl::attr_type::{Property, PropertyEncoding};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "affine",
    ops: OPS,
    types: &[],
    attrs: &[],
    hooks: DialectHooks {
        materialize_constant: Some(materialize_constant),
        inlining: Some(&inline::INLINER),
        canonicalize: canonicalize::PATTERNS,
        ..DialectHooks::NONE
    },
};

/// Constants of folding are `arith.constant`s.
fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<terrace_ir::Op> {
    (terrace_base::arith::DIALECT.hooks.materialize_constant?)(b, value, ty)
}

/// A flag stored as a property: `unit` if set, else `false`.
pub struct UnitProp;

impl AttrType for UnitProp {
    type View = bool;
    const SUMMARY: &'static str = "unit property";
    const SYNTAX: AttrSyntax = AttrSyntax::Unit;
    const PROPERTY: Option<&'static Property> = Some(&Property {
        accepts: "a unit attribute, true or false",
        encoding: PropertyEncoding::Bool,
        convert: |ctx, attr| Self::decode(ctx, attr).map(|flag| Self::encode(ctx, flag)),
    });
    fn decode(_: &Context, attr: Attr) -> Option<bool> {
        match attr {
            Attr::UNIT | Attr::TRUE => Some(true),
            Attr::FALSE => Some(false),
            _ => None,
        }
    }
    fn encode(_: &Context, flag: bool) -> Attr {
        if flag { Attr::UNIT } else { Attr::FALSE }
    }
}

macro_rules! map_of {
    ($($Op:ident),*) => { $(
        impl $Op {
            /// The affine map, if the attribute is present.
            pub fn affine_map(self, b: &Body) -> Option<AffineMap> {
                AffineMap::of(b.ctx(), self.map(b)?)
            }
        }
    )* };
}

map_of!(Apply, Min, Max, Load, Store, Prefetch, VectorLoad, VectorStore);

/// The basis of a linearized index as numbers and values.
fn basis(b: &Body, integers: Option<Attr>, values: Values<'_>) -> Indices {
    index_list::mixed(&index_list::integers_of(b.ctx(), integers), values)
}

impl DelinearizeIndex {
    /// The basis as numbers and values.
    pub fn mixed_basis(self, b: &Body) -> Indices {
        basis(b, self.static_basis(b), self.dynamic_basis(b))
    }

    /// Creates the operation; it has a result more than the basis has elements unless `has_outer_bound`.
    pub fn of_basis(b: &mut Builder<'_>, linear: Value, basis: &[Index], has_outer_bound: bool) -> Self {
        let types: SmallVec<[Type; 4]> =
            SmallVec::from_elem(Type::INDEX, basis.len() + usize::from(!has_outer_bound));
        let (integers, values) = index_list::divide(basis);
        let integers = DenseArrayAttr::of_i64s(b.ctx(), &integers);
        Self::build(b, &types, integers, linear, &values)
    }

    /// Whether the basis has a bound for the first result.
    pub fn has_outer_bound(self, b: &Body) -> bool {
        index_list::integers_of(b.ctx(), self.static_basis(b)).len() == b.n_results(self.0)
    }
}

impl LinearizeIndex {
    /// Creates the operation.
    pub fn of_basis(b: &mut Builder<'_>, indices: &[Value], basis: &[Index], disjoint: bool) -> Value {
        let (integers, values) = index_list::divide(basis);
        let integers = DenseArrayAttr::of_i64s(b.ctx(), &integers);
        Self::with(Type::INDEX, integers, indices, &values).disjoint(disjoint).result(b)
    }

    /// Whether the basis has a bound for the first index.
    pub fn has_outer_bound(self, b: &Body) -> bool {
        index_list::integers_of(b.ctx(), self.static_basis(b)).len() == self.multi_index(b).len()
    }

    /// The basis as numbers and values.
    pub fn mixed_basis(self, b: &Body) -> Indices {
        basis(b, self.static_basis(b), self.dynamic_basis(b))
    }
}
