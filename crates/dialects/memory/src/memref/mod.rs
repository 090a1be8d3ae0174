//! The `memref` dialect: buffers in memory: allocation, access, views and metadata.
//!
//! Upstream's reference: MLIR "'memref' Dialect". [`layout`] and [`shape`] query memref types for lowerings.

use crate::prelude::*;

pub(crate) mod asm;
mod attrs;
mod canonicalize;
mod divide;
pub(crate) mod fold;
mod ops;
mod promote;
pub mod shape;
pub mod transforms;
mod verify;

pub use attrs::*;
pub use canonicalize::reduced_type as reduced_subview_type;
pub use fold::{fold_casts, foldable_cast_source};
pub use ops::*;
pub use terrace_base::arith::AtomicRMWKind;
pub use terrace_base::layout::{
    self, BaseMemRef, base_memref, is_identity, memory_space_number, strides_and_offset,
};
pub use verify::cast_compatible;

use terrace_ir::symbols::{Visibility, symbol_visibility};
use terrace_llvm::{LinkRole, Linked};

/// Inherent attributes that changed in later versions of MLIR.
const CHANGED_ATTRS: &[ChangedAttrs] = &[ChangedAttrs {
    since: MlirVersion::V23,
    ops: &["memref.load"],
    added: &[AddedAttr::discardable("invariant")],
    removed: &[],
}];

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "memref",
    ops: OPS,
    types: &[],
    attrs: &[],
    hooks: DialectHooks {
        materialize_constant: Some(materialize_constant),
        canonicalize: canonicalize::PATTERNS,
        inlining: Some(&InlinerHooks::NONE),
        interfaces: Some(|ctx| ctx.register_interface::<dyn Linked>(Global::DEF, |op| Box::new(Global(op)))),
        changed_attrs: CHANGED_ATTRS,
        ..DialectHooks::NONE
    },
};

/// Constants of folding are `arith.constant`s.
fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<terrace_ir::Op> {
    (terrace_base::arith::DIALECT.hooks.materialize_constant?)(b, value, ty)
}

/// Initial value of a global.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Initial {
    /// The global is a declaration.
    External,
    /// The contents are undefined (`uninitialized`).
    Undefined,
    /// An elements attribute.
    Value(Attr),
}

impl Linked for Global {
    fn link_role(&self, body: &Body) -> LinkRole {
        match (symbol_visibility(body, self.0), self.initial_value(body)) {
            (Visibility::Public, None) => LinkRole::Declaration,
            (Visibility::Public, Some(_)) => LinkRole::Definition,
            // It becomes a private global.
            _ => LinkRole::Local,
        }
    }
}

impl Load {
    /// Loads an element, and states `nontemporal = false` as upstream's builder does: where equal operations are merged, an
    /// access that states it differs from one that does not.
    pub fn at(b: &mut Builder<'_>, memref: Value, indices: &[Value]) -> Value {
        let load = Self::build(b, memref, indices);
        b.set_slot(load.0, Self::SLOTS.nontemporal, Some(Attr::bool(false)));
        load.result(b)
    }
}

impl Store {
    /// Stores an element, and states `nontemporal = false` as [`Load::at`] does.
    pub fn at(b: &mut Builder<'_>, value: Value, memref: Value, indices: &[Value]) {
        let store = Self::build(b, value, memref, indices);
        b.set_slot(store.0, Self::SLOTS.nontemporal, Some(Attr::bool(false)));
    }
}

impl Global {
    /// The initial value.
    pub fn initial(self, b: &Body) -> Initial {
        match self.initial_value(b) {
            None => Initial::External,
            Some(Attr::UNIT) => Initial::Undefined,
            Some(value) => Initial::Value(value),
        }
    }

    /// The elements of a constant global.
    pub fn constant_value(self, b: &Body) -> Option<Attr> {
        match (self.constant(b), self.initial(b)) {
            (Some(true), Initial::Value(value)) => Some(value),
            _ => None,
        }
    }

    /// The global's memref type.
    pub fn memref_type<'c>(self, ctx: &'c Context, b: &Body) -> Option<MemRefType<'c>> {
        self.ty(b)?.as_::<MemRefType>(ctx)
    }

    /// Creates a global.
    pub fn create(b: &mut Builder<'_>, name: Str, ty: Type, value: Initial, constant: bool) -> Global {
        let global = Global::build(b, name, ty);
        let initial = match value {
            Initial::External => None,
            Initial::Undefined => Some(Attr::UNIT),
            Initial::Value(value) => Some(value),
        };
        b.set_slot(global.op(), Global::SLOTS.initial_value, initial);
        b.set_slot(global.op(), Global::SLOTS.constant, constant.then_some(Attr::UNIT));
        global
    }

    /// Whether the initial value is a splat.
    pub fn is_splat(self, b: &Body) -> bool {
        match self.initial(b) {
            Initial::Value(value) => value.as_::<DenseElementsAttr>(b.ctx()).is_some_and(|dense| dense.splat),
            _ => false,
        }
    }
}

/// The type of a ranked memref value; `None` for other types.
pub fn ranked<'c>(ctx: &'c Context, b: &Body, value: Value) -> Option<MemRefType<'c>> {
    b.ty(value).as_::<MemRefType>(ctx)
}

/// The value in front of all [`Cast`]s.
pub fn skip_casts(b: &Body, value: Value) -> Value {
    value.follow(|value| Some(b.def_as::<Cast>(value)?.source(b)))
}
