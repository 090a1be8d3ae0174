//! Interfaces of users' own: Rust traits that operations of any dialect implement.
//!
//! The interfaces of MLIR that passes of Terrace need are [traits](crate::Trait) and [hooks](crate::decl::Hooks) of rows.
//! Other ones are traits that handles of operations implement. A context knows which operation has which:
//!
//! ```
//! use terrace_ir::{Body, Context, Op, OpKind, Root, ops};
//!
//! ops! { "shapes", OPS;
//!     /// A square.
//!     Square = "square" { () }
//!     /// A point, which has no area.
//!     Point = "point" { () }
//! }
//!
//! /// What has an area.
//! trait HasArea {
//!     fn area(&self, body: &Body) -> f64;
//! }
//!
//! impl HasArea for Square {
//!     fn area(&self, _: &Body) -> f64 {
//!         1.0
//!     }
//! }
//!
//! let ctx = Context::new();
//! ctx.register_interface::<dyn HasArea>(Square::DEF, |op| Box::new(Square(op)));
//! let mut body = Root::new(&ctx).body;
//! let mut b = terrace_ir::Builder::new(&mut body);
//! let (square, point) = (Square::build(&mut b), Point::build(&mut b));
//! let area = |op: Op| body.interface::<dyn HasArea>(op).map(|shape| shape.area(&body));
//! assert_eq!((area(square.0), area(point.0)), (Some(1.0), None));
//! ```
//!
//! A dialect registers the interfaces of its operations in the hook `interfaces` of
//! [`DialectHooks`](crate::decl::DialectHooks); whoever has a context can add more, also for operations of other dialects.
//! There it also registers its dialect interfaces: rows that code of another crate looks for, such as its lowerings.

use crate::body::{Body, Op, OpRef};
use crate::context::Context;
use crate::decl::OpDef;
use core::any::{Any, TypeId};

/// Makes the interface's object of an operation.
type Make<I> = fn(Op) -> Box<I>;

impl Context {
    /// Makes operations of a kind implement the interface `I`, a trait object such as `dyn HasArea`. `make` wraps an
    /// operation in its handle. A later registration replaces an earlier one.
    pub fn register_interface<I: ?Sized + 'static>(&self, def: &'static OpDef, make: fn(Op) -> Box<I>) {
        let key = (def.code(), TypeId::of::<I>());
        self.interfaces.ops.write().insert(key, Box::new(make));
    }

    /// Whether operations of a kind implement the interface `I`.
    pub fn implements<I: ?Sized + 'static>(&self, def: &'static OpDef) -> bool {
        self.interfaces.ops.read().contains_key(&(def.code(), TypeId::of::<I>()))
    }

    /// Adds a row of the dialect interface `T`, which [`Context::dialect_interfaces`] finds. Repeated calls have no effect.
    ///
    /// ```
    /// /// The name of a dialect's home page.
    /// struct HomePage(&'static str);
    /// static SHAPES: HomePage = HomePage("shapes");
    ///
    /// let ctx = terrace_ir::Context::new();
    /// ctx.register_dialect_interface(&SHAPES);
    /// ctx.register_dialect_interface(&SHAPES);
    /// let pages: Vec<_> = ctx.dialect_interfaces::<HomePage>().iter().map(|page| page.0).collect();
    /// assert_eq!(pages, ["shapes"]);
    /// ```
    pub fn register_dialect_interface<T: Any + Send + Sync>(&self, row: &'static T) {
        let mut rows = self.interfaces.dialects.write();
        let is_row = |known: &&'static (dyn Any + Send + Sync)| {
            known.downcast_ref::<T>().is_some_and(|known| core::ptr::eq(known, row))
        };
        if !rows.iter().any(is_row) {
            rows.push(row);
        }
    }

    /// The rows of the dialect interface `T`, in the order of registration.
    pub fn dialect_interfaces<T: Any + Send + Sync>(&self) -> Vec<&'static T> {
        self.interfaces.dialects.read().iter().filter_map(|row| row.downcast_ref()).collect()
    }
}

impl Body {
    /// The operation as an implementation of the interface `I`, if its kind has one ([`Context::register_interface`]).
    pub fn interface<I: ?Sized + 'static>(&self, op: Op) -> Option<Box<I>> {
        let key = (self.def(op).code(), TypeId::of::<I>());
        let make = *self.ctx().interfaces.ops.read().get(&key)?.downcast_ref::<Make<I>>()?;
        Some(make(op))
    }
}

impl OpRef<'_> {
    /// The operation as an implementation of the interface `I`, if its kind has one ([`Context::register_interface`]).
    pub fn interface<I: ?Sized + 'static>(self) -> Option<Box<I>> {
        self.body().interface(self.op)
    }
}
