//! Affine expressions: interned trees, simplified as they are made, and the arithmetic of their operators.

use crate::store::attrs::AffineMapAttr;
use crate::store::ids::{AffineExpr, Attr};
use crate::store::interners::Store;
use crate::store::types::MemRefType;

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

/// Set in the word of a leaf that is a constant; the bits below are its value.
const LEAF_CONST: u32 = 1 << 30;
/// Set in the word of a leaf that is a symbol; the bits below are its number, else that of a dimension.
const LEAF_SYM: u32 = 1 << 29;

impl AffineExpr {
    /// A constant.
    pub fn constant(ctx: &Store, value: i64) -> Self {
        let word = value as u32 & (LEAF_CONST - 1) | LEAF_CONST;
        match Self::leaf(word) {
            leaf if leaf.leaf_node() == Some(AffineNode::Const(value)) => leaf,
            _ => ctx.expr_of_words(TAG_CONST, &[value as u32, (value as u64 >> 32) as u32]),
        }
    }
    /// The dimension `dN`.
    pub fn dim(ctx: &Store, n: u32) -> Self {
        if n < LEAF_SYM { Self::leaf(n) } else { ctx.expr_of_words(TAG_DIM, &[n]) }
    }
    /// The symbol `sN`.
    pub fn sym(ctx: &Store, n: u32) -> Self {
        if n < LEAF_SYM { Self::leaf(n | LEAF_SYM) } else { ctx.expr_of_words(TAG_SYM, &[n]) }
    }

    fn leaf(word: u32) -> Self {
        match Self::from_raw(word | AffineExpr::LEAF) {
            Some(leaf) => leaf,
            None => unreachable!("the word is not zero"),
        }
    }

    /// The leaf that is in the word of the handle.
    #[inline]
    fn leaf_node(self) -> Option<AffineNode> {
        let word = self.raw();
        if word & AffineExpr::LEAF == 0 {
            return None;
        }
        Some(match (word & LEAF_CONST, word & LEAF_SYM) {
            // Extends the sign.
            (LEAF_CONST, _) => AffineNode::Const(((word << 2) as i32 >> 2).into()),
            (_, LEAF_SYM) => AffineNode::Sym(word & (LEAF_SYM - 1)),
            _ => AffineNode::Dim(word & (LEAF_SYM - 1)),
        })
    }

    /// One level of the tree.
    pub fn node(self, ctx: &Store) -> AffineNode {
        if let Some(leaf) = self.leaf_node() {
            return leaf;
        }
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
    pub fn as_const(self, ctx: &Store) -> Option<i64> {
        match self.node(ctx) {
            AffineNode::Const(value) => Some(value),
            _ => None,
        }
    }

    /// Interns a binary expression as it is, without simplifying.
    fn raw_binary(ctx: &Store, op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> Self {
        let symbolic = lhs.is_symbolic_or_constant(ctx) && rhs.is_symbolic_or_constant(ctx);
        let depth = lhs.depth(ctx).max(rhs.depth(ctx)).saturating_add(1);
        let divisor = divisor_of(ctx, op, lhs, rhs);
        let facts = depth << 1 | symbolic as u32;
        ctx.expr_of_words(
            op as u32,
            &[lhs.raw(), rhs.raw(), facts, divisor as u32, (divisor as u64 >> 32) as u32],
        )
    }

    /// The simplified `lhs op rhs`.
    pub fn binary(ctx: &Store, op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> Self {
        let folded = match op {
            AffineOp::Add => fold_add(ctx, lhs, rhs),
            AffineOp::Mul => fold_mul(ctx, lhs, rhs),
            AffineOp::Mod => fold_mod(ctx, lhs, rhs),
            AffineOp::FloorDiv => fold_floordiv(ctx, lhs, rhs),
            AffineOp::CeilDiv => fold_ceildiv(ctx, lhs, rhs),
        };
        folded.unwrap_or_else(|| Self::raw_binary(ctx, op, lhs, rhs))
    }

    /// [`AffineExpr::binary`] of what is read.
    ///
    /// # Errors
    /// Says why the expression is not affine, or that it nests deeper than [`MAX_AFFINE_DEPTH`].
    pub fn checked_binary(
        ctx: &Store,
        op: AffineOp,
        lhs: AffineExpr,
        rhs: AffineExpr,
    ) -> Result<Self, String> {
        let is_affine = op == AffineOp::Add
            || rhs.is_symbolic_or_constant(ctx)
            || op == AffineOp::Mul && lhs.is_symbolic_or_constant(ctx);
        if !is_affine {
            let message = match op {
                AffineOp::FloorDiv => "right operand of floordiv has to be either a constant or symbolic",
                AffineOp::CeilDiv => "right operand of ceildiv has to be either a constant or symbolic",
                AffineOp::Mod => "right operand of mod has to be either a constant or symbolic",
                _ => "at least one of the multiply operands has to be either a constant or symbolic",
            };
            return Err(format!("non-affine expression: {message}"));
        }
        let expr = Self::binary(ctx, op, lhs, rhs);
        match expr.depth(ctx) > MAX_AFFINE_DEPTH {
            true => Err(format!("affine expression is deeper than {MAX_AFFINE_DEPTH} levels")),
            false => Ok(expr),
        }
    }

    /// `expr * -1`
    pub fn neg(ctx: &Store, expr: AffineExpr) -> Self {
        Self::binary(ctx, AffineOp::Mul, expr, Self::constant(ctx, -1))
    }

    /// The nesting depth of operators; at most [`MAX_AFFINE_DEPTH`] in parsed expressions.
    pub fn depth(self, ctx: &Store) -> u32 {
        self.facts(ctx) >> 1
    }

    /// Whether the expression has no dimension in it.
    pub fn is_symbolic_or_constant(self, ctx: &Store) -> bool {
        self.facts(ctx) & 1 != 0
    }

    /// A non-negative number that divides the value of the expression for all dimensions and symbols.
    pub fn largest_known_divisor(self, ctx: &Store) -> i64 {
        match self.node(ctx) {
            AffineNode::Const(value) => value.wrapping_abs(),
            AffineNode::Dim(_) | AffineNode::Sym(_) => 1,
            AffineNode::Binary(..) => match ctx.expr_words(self) {
                (_, &[_, _, _, low, high]) => (low as u64 | (high as u64) << 32) as i64,
                _ => 1,
            },
        }
    }

    /// The depth, shifted, and whether the expression is symbolic.
    fn facts(self, ctx: &Store) -> u32 {
        match self.node(ctx) {
            AffineNode::Const(_) | AffineNode::Sym(_) => 1,
            AffineNode::Dim(_) => 0,
            AffineNode::Binary(..) => ctx.expr_words(self).1.get(2).copied().unwrap_or(0),
        }
    }

    /// The operands, if this is `op` of two expressions.
    fn operands_of(self, ctx: &Store, op: AffineOp) -> Option<(AffineExpr, AffineExpr)> {
        match self.node(ctx) {
            AffineNode::Binary(o, lhs, rhs) if o == op => Some((lhs, rhs)),
            _ => None,
        }
    }

    /// `(e, c)` if this is `e op c` with a constant `c`.
    fn with_constant(self, ctx: &Store, op: AffineOp) -> Option<(AffineExpr, i64)> {
        let (lhs, rhs) = self.operands_of(ctx, op)?;
        rhs.as_const(ctx).map(|value| (lhs, value))
    }
}

/// The greatest nesting depth of parsed expressions, so that recursion over one cannot exhaust the stack.
pub const MAX_AFFINE_DEPTH: u32 = 1000;

/// Whether the map with these results is `(d0, d1, ...) -> (d0, d1, ...)`. Symbols do not matter.
pub fn is_identity(ctx: &Store, n_dims: u32, results: &[AffineExpr]) -> bool {
    results.len() == n_dims as usize
        && results.iter().zip(0..).all(|(expr, n)| expr.node(ctx) == AffineNode::Dim(n))
}

impl MemRefType<'_> {
    /// The layout, unless it is an identity map, which the printer leaves out. (One with symbols is an identity map here,
    /// but makes another type.)
    pub fn written_layout(&self, ctx: &Store) -> Option<Attr> {
        self.layout.filter(|layout| {
            layout.as_::<AffineMapAttr>(ctx).is_none_or(|map| !is_identity(ctx, map.n_dims, map.results))
        })
    }
}

/// `a floordiv b`; `None` on division by zero and overflow.
pub fn floordiv(a: i64, b: i64) -> Option<i64> {
    let quotient = a.checked_div(b)?;
    Some(quotient - ((a % b != 0) && ((a < 0) != (b < 0))) as i64)
}

/// `a ceildiv b`; `None` on division by zero and overflow.
pub fn ceildiv(a: i64, b: i64) -> Option<i64> {
    let quotient = a.checked_div(b)?;
    Some(quotient + ((a % b != 0) && ((a < 0) == (b < 0))) as i64)
}

pub(super) fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The known divisor of `lhs op rhs`.
fn divisor_of(ctx: &Store, op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> i64 {
    let left = lhs.largest_known_divisor(ctx);
    match op {
        AffineOp::Mul => left.wrapping_mul(rhs.largest_known_divisor(ctx)),
        AffineOp::Add | AffineOp::Mod => gcd(left as u64, rhs.largest_known_divisor(ctx) as u64) as i64,
        AffineOp::FloorDiv | AffineOp::CeilDiv => match rhs.as_const(ctx) {
            Some(value) if value != 0 && left.checked_rem(value) == Some(0) => {
                left.wrapping_div(value).wrapping_abs()
            }
            _ => 1,
        },
    }
}

fn divides(divisor: i64, value: i64) -> bool {
    value.checked_rem(divisor) == Some(0)
}

/// Whether both are dimensions or both are symbols, and the first has the greater number.
fn out_of_order(ctx: &Store, lhs: AffineExpr, rhs: AffineExpr) -> bool {
    match (lhs.node(ctx), rhs.node(ctx)) {
        (AffineNode::Dim(a), AffineNode::Dim(b)) | (AffineNode::Sym(a), AffineNode::Sym(b)) => a > b,
        _ => false,
    }
}

fn fold_add(ctx: &Store, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let add = |a, b| AffineExpr::binary(ctx, AffineOp::Add, a, b);
    let constant = |value| AffineExpr::constant(ctx, value);
    let (lhs_value, rhs_value) = (lhs.as_const(ctx), rhs.as_const(ctx));
    if let (Some(a), Some(b)) = (lhs_value, rhs_value) {
        return a.checked_add(b).map(constant);
    }
    // Constants go to the right, symbols to the right of dimensions, and names are in order.
    if lhs_value.is_some()
        || out_of_order(ctx, lhs, rhs)
        || lhs.is_symbolic_or_constant(ctx) && !rhs.is_symbolic_or_constant(ctx)
    {
        return Some(add(rhs, lhs));
    }
    if rhs_value == Some(0) {
        return Some(lhs);
    }
    // (e + 2) + 3
    let left_constant = lhs.with_constant(ctx, AffineOp::Add);
    if let (Some((expr, a)), Some(b)) = (left_constant, rhs_value) {
        return Some(add(expr, constant(a.wrapping_add(b))));
    }
    // e * 2 + e * 3
    let (first, a) = lhs.with_constant(ctx, AffineOp::Mul).unwrap_or((lhs, 1));
    let (second, b) = rhs.with_constant(ctx, AffineOp::Mul).unwrap_or((rhs, 1));
    if first == second {
        return Some(AffineExpr::binary(ctx, AffineOp::Mul, first, constant(a.wrapping_add(b))));
    }
    // (e + 2) + f
    if let Some((expr, a)) = left_constant {
        return Some(add(add(expr, rhs), constant(a)));
    }
    fold_remainder(ctx, lhs, rhs)
}

/// Folds the forms of `e + (e floordiv q) * -q` to `e mod q`.
fn fold_remainder(ctx: &Store, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let AffineNode::Binary(op, product, factor) = rhs.node(ctx) else { return None };
    let modulo = |q| AffineExpr::binary(ctx, AffineOp::Mod, lhs, q);
    // ((e floordiv q) * q) * -1
    if factor.as_const(ctx) == Some(-1)
        && let Some((quotient, q)) = product.operands_of(ctx, AffineOp::Mul)
    {
        let (expr, divisor) = quotient.operands_of(ctx, AffineOp::FloorDiv)?;
        if divisor == q && expr == lhs {
            return Some(modulo(q));
        }
    }
    // (e floordiv q) * -q, with q above zero
    let (expr, q) = product.operands_of(ctx, AffineOp::FloorDiv)?;
    if op != AffineOp::Mul {
        return None;
    }
    let positive = q.as_const(ctx).is_some_and(|q| q > 0);
    if positive && expr == lhs && q == AffineExpr::neg(ctx, factor) {
        return Some(modulo(q));
    }
    // (f + e) + (e floordiv q) * -q
    let (rest, last) = lhs.operands_of(ctx, AffineOp::Add)?;
    let folded = fold_add(ctx, last, rhs)?;
    Some(AffineExpr::binary(ctx, AffineOp::Add, rest, folded))
}

fn fold_mul(ctx: &Store, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let mul = |a, b| AffineExpr::binary(ctx, AffineOp::Mul, a, b);
    let constant = |value| AffineExpr::constant(ctx, value);
    let (lhs_value, rhs_value) = (lhs.as_const(ctx), rhs.as_const(ctx));
    if let (Some(a), Some(b)) = (lhs_value, rhs_value) {
        return a.checked_mul(b).map(constant);
    }
    // Constants and symbols go to the right, names are in order. A product of dimensions stays as it is.
    let swap =
        out_of_order(ctx, lhs, rhs) || !rhs.is_symbolic_or_constant(ctx) && lhs.is_symbolic_or_constant(ctx);
    if swap || lhs_value.is_some() {
        return Some(mul(rhs, lhs));
    }
    match rhs_value {
        Some(0) => return Some(rhs),
        Some(1) => return Some(lhs),
        _ => {}
    }
    let (expr, a) = lhs.with_constant(ctx, AffineOp::Mul)?;
    Some(match rhs_value {
        // (e * 2) * 3
        Some(b) => mul(expr, constant(a.wrapping_mul(b))),
        // (e * 2) * s
        None => mul(mul(expr, rhs), constant(a)),
    })
}

fn fold_floordiv(ctx: &Store, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let divisor = rhs.as_const(ctx)?;
    if divisor == 0 {
        return None;
    }
    if let Some(value) = lhs.as_const(ctx) {
        return floordiv(value, divisor).map(|value| AffineExpr::constant(ctx, value));
    }
    if let Some(expr) = fold_exact(ctx, lhs, divisor) {
        return Some(expr);
    }
    let (a, b) = lhs.operands_of(ctx, AffineOp::Add)?;
    if divides(divisor, a.largest_known_divisor(ctx)) || divides(divisor, b.largest_known_divisor(ctx)) {
        let div = |e| AffineExpr::binary(ctx, AffineOp::FloorDiv, e, rhs);
        return Some(AffineExpr::binary(ctx, AffineOp::Add, div(a), div(b)));
    }
    None
}

fn fold_ceildiv(ctx: &Store, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let divisor = rhs.as_const(ctx)?;
    if divisor == 0 {
        return None;
    }
    if let Some(value) = lhs.as_const(ctx) {
        return ceildiv(value, divisor).map(|value| AffineExpr::constant(ctx, value));
    }
    fold_exact(ctx, lhs, divisor)
}

/// Divisions without remainder: `e / 1` and `(e * 6) / 2`.
fn fold_exact(ctx: &Store, lhs: AffineExpr, divisor: i64) -> Option<AffineExpr> {
    if divisor == 1 {
        return Some(lhs);
    }
    let (expr, factor) = lhs.with_constant(ctx, AffineOp::Mul)?;
    if !divides(divisor, factor) {
        return None;
    }
    let factor = AffineExpr::constant(ctx, factor.wrapping_div(divisor));
    Some(AffineExpr::binary(ctx, AffineOp::Mul, expr, factor))
}

fn fold_mod(ctx: &Store, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    // Modulo zero or a negative number is undefined and does not fold.
    let modulus = rhs.as_const(ctx).filter(|&m| m >= 1)?;
    if let Some(value) = lhs.as_const(ctx) {
        return Some(AffineExpr::constant(ctx, value.rem_euclid(modulus)));
    }
    if divides(modulus, lhs.largest_known_divisor(ctx)) {
        return Some(AffineExpr::constant(ctx, 0));
    }
    let modulo = |e| AffineExpr::binary(ctx, AffineOp::Mod, e, rhs);
    if let Some((a, b)) = lhs.operands_of(ctx, AffineOp::Add) {
        if divides(modulus, a.largest_known_divisor(ctx)) {
            return Some(modulo(b));
        }
        if divides(modulus, b.largest_known_divisor(ctx)) {
            return Some(modulo(a));
        }
    }
    // (e mod 6) mod 3
    match lhs.with_constant(ctx, AffineOp::Mod) {
        Some((expr, inner)) if inner >= 1 && divides(modulus, inner) => Some(modulo(expr)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_of_any_size_keep_their_values() {
        let ctx = Store::new();
        for edge in [0, 1, 1 << 28, 1 << 29, 1 << 30, 1 << 31, 1 << 32, i64::MAX - 1, i64::MIN + 1] {
            for value in [edge - 1, edge, edge + 1, -edge] {
                let expr = AffineExpr::constant(&ctx, value);
                assert_eq!(expr.as_const(&ctx), Some(value));
                assert_eq!(expr, AffineExpr::constant(&ctx, value));
                assert_eq!(expr.largest_known_divisor(&ctx), value.wrapping_abs());
                assert!(expr.is_symbolic_or_constant(&ctx) && expr.depth(&ctx) == 0);
            }
        }
        for n in [0, 1, LEAF_SYM - 1, LEAF_SYM, LEAF_CONST, AffineExpr::LEAF, u32::MAX] {
            let (dim, sym) = (AffineExpr::dim(&ctx, n), AffineExpr::sym(&ctx, n));
            assert_eq!((dim.node(&ctx), sym.node(&ctx)), (AffineNode::Dim(n), AffineNode::Sym(n)));
            assert!(!dim.is_symbolic_or_constant(&ctx) && sym.is_symbolic_or_constant(&ctx));
            assert_eq!((dim.depth(&ctx), dim.largest_known_divisor(&ctx)), (0, 1));
        }
    }
}
