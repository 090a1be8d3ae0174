//! Reading across bodies: the root of an IR tree, and scopes, which lead from a body to the one around it.

use super::{Block, Body, Op, Region, Value, Values};
use crate::attrs::Attr;
use crate::context::Context;
use crate::decl::{OpDef, OpKind, OpShape};
use crate::loc::Loc;

/// An IR tree: a body whose only block holds the top-level operation (`builtin.module`).
pub struct Root {
    /// The body that holds the top-level operation.
    pub body: Body,
}

impl Root {
    /// A root without top-level operation.
    pub fn new(ctx: &Context) -> Self {
        let mut body = Body::new(ctx, 1);
        body.append_block(Region::from_index(0), &[]);
        Self { body }
    }

    /// The block that holds the top-level operation.
    pub fn block(&self) -> Block {
        Block::from_index(0)
    }

    /// The top-level operation; `None` before it is made.
    pub fn op(&self) -> Option<Op> {
        self.body.first_op(self.block())
    }

    /// The scope of the root body.
    pub fn scope(&self) -> Scope<'_> {
        Scope { body: &self.body, parent: None }
    }
}

/// A body and the isolated operation around it, for code that only reads.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    /// The body.
    pub body: &'a Body,
    /// The scope of the parent body, and the operation in it that owns this body.
    pub parent: Option<(&'a Scope<'a>, Op)>,
}

impl<'a> Scope<'a> {
    /// An operation of this body.
    #[inline]
    pub fn at(&'a self, op: Op) -> OpRef<'a> {
        OpRef { scope: self, op }
    }
}

/// An operation with its scope, for verifiers and symbol look-ups.
#[derive(Clone, Copy)]
pub struct OpRef<'a> {
    /// The scope of the operation's body.
    pub scope: &'a Scope<'a>,
    /// The operation, in `scope.body`.
    pub op: Op,
}

impl<'a> OpRef<'a> {
    /// The body that the operation's record is in.
    #[inline]
    pub fn body(self) -> &'a Body {
        self.scope.body
    }
    /// The context.
    #[inline]
    pub fn ctx(self) -> &'a Context {
        self.scope.body.ctx()
    }
    /// The declaration.
    #[inline]
    pub fn def(self) -> &'static OpDef {
        self.scope.body.def(self.op)
    }
    /// The operation as a handle of kind `K`, if it is one.
    #[inline]
    pub fn as_<K: OpKind>(self) -> Option<K> {
        self.scope.body.as_::<K>(self.op)
    }
    /// The operation's shape, which the checks of its row read.
    #[inline]
    pub fn shape(self) -> OpShape<'a> {
        OpShape::of(self)
    }
    /// The operation around this one, across body boundaries.
    pub fn parent(self) -> Option<OpRef<'a>> {
        match self.body().parent_op(self.op) {
            Some(op) => Some(OpRef { scope: self.scope, op }),
            None => self.scope.parent.map(|(scope, op)| OpRef { scope, op }),
        }
    }
    /// The type of a value of the operation's body.
    #[inline]
    pub fn ty(self, value: Value) -> crate::Type {
        self.body().ty(value)
    }
    /// The name, with that of the dialect: `arith.addi`.
    pub fn name(self) -> &'static str {
        self.def().name
    }
    /// The location.
    pub fn loc(self) -> Loc {
        self.body().loc(self.op)
    }
    /// All operands, in order. A handle gives them by name: `op.as_::<AddI>()?.lhs(op.body())`.
    pub fn operands(self) -> Values<'a> {
        self.body().operands(self.op)
    }
    /// The results, in order.
    pub fn results(self) -> Values<'static> {
        self.body().results(self.op)
    }
    /// The attribute of this name, inherent or discardable.
    pub fn attr(self, name: &str) -> Option<Attr> {
        self.body().attr(self.op, name)
    }
}
