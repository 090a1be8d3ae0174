//! Affine maps as values: substitution, folding, and the size limits of composition.

use super::expr::{AffineNode, AffineOp, MAX_AFFINE_DEPTH, ceildiv, floordiv};
use crate::store::attrs::{AffineMapAttr, Attr};
use crate::store::ids::AffineExpr;
use crate::store::interners::Store;
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, FxHashSet};

/// The greatest number of nodes in composed expressions. A value that is used twice is repeated in an expression, so a few
/// lines of input could otherwise need exponential memory.
pub const MAX_COMPOSED_SIZE: u64 = 4096;

/// An affine map: expressions over dimensions and symbols.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AffineMap {
    /// How many dimensions.
    pub n_dims: u32,
    /// How many symbols.
    pub n_syms: u32,
    /// The results.
    pub results: SmallVec<[AffineExpr; 4]>,
}

impl AffineMap {
    /// The map with these results.
    pub fn new(n_dims: u32, n_syms: u32, results: &[AffineExpr]) -> Self {
        Self { n_dims, n_syms, results: SmallVec::from_slice(results) }
    }

    /// The map of an attribute, if it is one.
    pub fn of(ctx: &Store, attr: Attr) -> Option<Self> {
        attr.as_::<AffineMapAttr>(ctx).map(|map| Self::new(map.n_dims, map.n_syms, map.results))
    }

    /// The map from `n` dimensions to some of them (`getMultiDimMapWithTargets`).
    pub fn of_dims(ctx: &Store, n: usize, dims: impl IntoIterator<Item = usize>) -> Self {
        let results = dims.into_iter().map(|dim| AffineExpr::dim(ctx, dim as u32)).collect();
        Self { n_dims: n as u32, n_syms: 0, results }
    }

    /// `(d0, d1, ...) -> (d0, d1, ...)`
    pub fn identity(ctx: &Store, n_dims: u32) -> Self {
        Self { n_dims, n_syms: 0, results: (0..n_dims).map(|d| AffineExpr::dim(ctx, d)).collect() }
    }

    /// Whether the results are the last dimensions in order.
    pub fn is_minor_identity(&self, ctx: &Store) -> bool {
        let Some(first) = self.n_dims.checked_sub(self.results.len() as u32) else { return false };
        (first..).zip(&self.results).all(|(dim, expr)| expr.node(ctx) == AffineNode::Dim(dim))
    }

    /// The attribute of the map.
    pub fn attr(&self, ctx: &Store) -> Attr {
        AffineMapAttr::get(ctx, self.n_dims, self.n_syms, &self.results)
    }

    /// How many operands the map takes.
    pub fn n_inputs(&self) -> usize {
        self.n_dims as usize + self.n_syms as usize
    }

    /// The map with dimension `n` replaced by `dims[n]` and symbol `n` by `syms[n]`; those beyond the slices
    /// stay. The results are simplified as they are made.
    pub fn replace(
        &self,
        ctx: &Store,
        dims: &[AffineExpr],
        syms: &[AffineExpr],
        n_dims: u32,
        n_syms: u32,
    ) -> Self {
        let mut replacer = Replacer { ctx, dims, syms, done: FxHashMap::default() };
        let results = self.results.iter().map(|&expr| replacer.replace(expr)).collect();
        Self { n_dims, n_syms, results }
    }

    /// Whether the results exceed [`MAX_COMPOSED_SIZE`] or [`MAX_AFFINE_DEPTH`].
    pub fn is_too_big(&self, ctx: &Store) -> bool {
        let mut sizes = FxHashMap::default();
        let sum =
            self.results.iter().fold(0u64, |sum, &expr| sum.saturating_add(size(ctx, expr, &mut sizes)));
        sum > MAX_COMPOSED_SIZE || self.results.iter().any(|expr| expr.depth(ctx) > MAX_AFFINE_DEPTH)
    }

    /// Which dimensions, and behind them which symbols, occur in the results.
    pub fn used(&self, ctx: &Store) -> SmallVec<[bool; 16]> {
        let mut used = SmallVec::from_elem(false, self.n_inputs());
        let mut n_unused = used.len();
        let mut seen: FxHashSet<AffineExpr> = FxHashSet::default();
        let mut stack: SmallVec<[AffineExpr; 16]> = self.results.iter().copied().collect();
        while let Some(expr) = stack.pop().filter(|_| n_unused != 0) {
            let input = match expr.node(ctx) {
                AffineNode::Const(_) => continue,
                AffineNode::Dim(n) => n as usize,
                AffineNode::Sym(n) => self.n_dims as usize + n as usize,
                AffineNode::Binary(_, lhs, rhs) => {
                    if seen.insert(expr) {
                        stack.extend_from_slice(&[lhs, rhs]);
                    }
                    continue;
                }
            };
            if let Some(used) = used.get_mut(input)
                && !core::mem::replace(used, true)
            {
                n_unused -= 1;
            }
        }
        used
    }

    /// The values of the results for these operands, of which some are unknown: `None` for a result without value. Also
    /// returns whether one is undefined (a division by zero, or modulo a number that is not positive).
    pub fn fold(&self, ctx: &Store, operands: &[Option<i64>]) -> (SmallVec<[Option<i64>; 2]>, bool) {
        let mut undefined = false;
        let (dims, syms) = operands.split_at((self.n_dims as usize).min(operands.len()));
        let results =
            self.results.iter().map(|&expr| fold_expr(ctx, expr, dims, syms, &mut undefined)).collect();
        (results, undefined)
    }
}

/// The number of nodes of an expression as a tree.
fn size(ctx: &Store, expr: AffineExpr, sizes: &mut FxHashMap<AffineExpr, u64>) -> u64 {
    let AffineNode::Binary(_, lhs, rhs) = expr.node(ctx) else { return 1 };
    if let Some(&known) = sizes.get(&expr) {
        return known;
    }
    let sum = size(ctx, lhs, sizes).saturating_add(size(ctx, rhs, sizes)).saturating_add(1);
    sizes.insert(expr, sum);
    sum
}

/// Substitutes in expressions; visits each shared subexpression once.
struct Replacer<'a> {
    ctx: &'a Store,
    dims: &'a [AffineExpr],
    syms: &'a [AffineExpr],
    done: FxHashMap<AffineExpr, AffineExpr>,
}

impl Replacer<'_> {
    fn replace(&mut self, expr: AffineExpr) -> AffineExpr {
        match expr.node(self.ctx) {
            AffineNode::Const(_) => expr,
            AffineNode::Dim(n) => self.dims.get(n as usize).copied().unwrap_or(expr),
            AffineNode::Sym(n) => self.syms.get(n as usize).copied().unwrap_or(expr),
            AffineNode::Binary(op, lhs, rhs) => {
                if let Some(&done) = self.done.get(&expr) {
                    return done;
                }
                let (new_lhs, new_rhs) = (self.replace(lhs), self.replace(rhs));
                let new = match (new_lhs, new_rhs) == (lhs, rhs) {
                    true => expr,
                    false => AffineExpr::binary(self.ctx, op, new_lhs, new_rhs),
                };
                self.done.insert(expr, new);
                new
            }
        }
    }
}

fn fold_expr(
    ctx: &Store,
    expr: AffineExpr,
    dims: &[Option<i64>],
    syms: &[Option<i64>],
    undefined: &mut bool,
) -> Option<i64> {
    match expr.node(ctx) {
        AffineNode::Const(value) => Some(value),
        AffineNode::Dim(n) => dims.get(n as usize).copied().flatten(),
        AffineNode::Sym(n) => syms.get(n as usize).copied().flatten(),
        AffineNode::Binary(op, lhs, rhs) => {
            let a = fold_expr(ctx, lhs, dims, syms, undefined)?;
            let b = fold_expr(ctx, rhs, dims, syms, undefined)?;
            let value = match op {
                AffineOp::Add => Some(a.wrapping_add(b)),
                AffineOp::Mul => Some(a.wrapping_mul(b)),
                AffineOp::Mod if b < 1 => None,
                AffineOp::Mod => Some(a.rem_euclid(b)),
                AffineOp::FloorDiv => floordiv(a, b),
                AffineOp::CeilDiv => ceildiv(a, b),
            };
            *undefined |= value.is_none();
            value
        }
    }
}
