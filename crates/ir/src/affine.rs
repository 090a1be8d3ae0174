//! Affine expressions: interned trees over dimensions and symbols, simplified as they are made.
//!
//! Semantics: MLIR "Affine dialect", affine expressions. The simplifications are those that upstream
//! applies on construction, since they decide the printed form.

use crate::context::Context;
use terrace_support::id;

id! {
    /// An affine expression; equal (simplified) expressions are equal handles.
    pub struct AffineExpr
}

/// A binary affine operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum AffineOp {
    /// `a + b`
    Add = 0,
    /// `a * b`
    Mul = 1,
    /// `a mod b`
    Mod = 2,
    /// `a floordiv b`
    FloorDiv = 3,
    /// `a ceildiv b`
    CeilDiv = 4,
}

/// One level of an affine expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AffineNode {
    /// A constant.
    Const(i64),
    /// The dimension `dN`.
    Dim(u32),
    /// The symbol `sN`.
    Sym(u32),
    /// A binary operation.
    Binary(AffineOp, AffineExpr, AffineExpr),
}

const TAG_CONST: u32 = 5;
const TAG_DIM: u32 = 6;
const TAG_SYM: u32 = 7;

impl AffineExpr {
    /// A constant.
    pub fn constant(ctx: &Context, value: i64) -> Self {
        ctx.expr_of_words(TAG_CONST, &[value as u32, (value as u64 >> 32) as u32])
    }
    /// The dimension `dN`.
    pub fn dim(ctx: &Context, n: u32) -> Self {
        ctx.expr_of_words(TAG_DIM, &[n])
    }
    /// The symbol `sN`.
    pub fn sym(ctx: &Context, n: u32) -> Self {
        ctx.expr_of_words(TAG_SYM, &[n])
    }

    /// One level of the tree.
    pub fn node(self, ctx: &Context) -> AffineNode {
        let (tag, words) = ctx.expr_words(self);
        let word = |i: usize| words.get(i).copied().unwrap_or(0);
        let child = |i: usize| AffineExpr::from_raw(word(i)).unwrap_or(self);
        let op = match tag {
            TAG_CONST => return AffineNode::Const((word(0) as u64 | (word(1) as u64) << 32) as i64),
            TAG_DIM => return AffineNode::Dim(word(0)),
            TAG_SYM => return AffineNode::Sym(word(0)),
            0 => AffineOp::Add,
            1 => AffineOp::Mul,
            2 => AffineOp::Mod,
            3 => AffineOp::FloorDiv,
            _ => AffineOp::CeilDiv,
        };
        AffineNode::Binary(op, child(0), child(1))
    }

    /// The value of a constant expression.
    pub fn as_const(self, ctx: &Context) -> Option<i64> {
        match self.node(ctx) {
            AffineNode::Const(value) => Some(value),
            _ => None,
        }
    }

    /// Interns a binary expression as it is, without simplifying.
    pub fn raw_binary(ctx: &Context, op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> Self {
        ctx.expr_of_words(op as u32, &[lhs.raw(), rhs.raw()])
    }
}
