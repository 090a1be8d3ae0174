//! Small dimensions, symbols and constants: their handles are fixed, so making or reading one takes no lookup.

use super::{AffineExpr, TAG_CONST, TAG_DIM, TAG_SYM};

const N_DIMS: u32 = 16;
const N_SYMS: u32 = 16;
/// The constants from here on.
const FIRST_CONST: i64 = -16;
const N_CONSTS: u32 = 64;

/// How many handles are fixed: those of all other expressions follow.
pub(crate) const N_LEAVES: usize = (N_DIMS + N_SYMS + N_CONSTS) as usize;

/// The tag of each leaf, and its words: two of a constant, one of others.
static LEAVES: [(u32, [u32; 2]); N_LEAVES] = {
    let mut leaves = [(0, [0; 2]); N_LEAVES];
    let mut at = 0;
    while at < N_LEAVES {
        let n = at as u32;
        leaves[at] = if n < N_DIMS {
            (TAG_DIM, [n, 0])
        } else if n < N_DIMS + N_SYMS {
            (TAG_SYM, [n - N_DIMS, 0])
        } else {
            let value = FIRST_CONST + (n - N_DIMS - N_SYMS) as i64;
            (TAG_CONST, [value as u32, (value as u64 >> 32) as u32])
        };
        at += 1;
    }
    leaves
};

/// The tag and the words of the expression with an index, if its handle is fixed.
#[inline]
pub(crate) fn words_of(index: usize) -> Option<(u32, &'static [u32])> {
    let (tag, words) = LEAVES.get(index)?;
    Some((*tag, if *tag == TAG_CONST { words } else { &words[..1] }))
}

#[inline]
pub(super) fn dim(n: u32) -> Option<AffineExpr> {
    (n < N_DIMS).then(|| AffineExpr::from_index(n as usize))
}

#[inline]
pub(super) fn sym(n: u32) -> Option<AffineExpr> {
    (n < N_SYMS).then(|| AffineExpr::from_index((N_DIMS + n) as usize))
}

#[inline]
pub(super) fn constant(value: i64) -> Option<AffineExpr> {
    let n = value.wrapping_sub(FIRST_CONST) as u64;
    (n < u64::from(N_CONSTS)).then(|| AffineExpr::from_index((N_DIMS + N_SYMS) as usize + n as usize))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::affine::AffineNode;
    use crate::context::Context;

    #[test]
    fn handles_read_back() {
        let ctx = Context::new();
        for n in [0, 1, N_DIMS - 1, N_DIMS, N_DIMS + 1] {
            assert_eq!(AffineExpr::dim(&ctx, n).node(&ctx), AffineNode::Dim(n));
            assert_eq!(AffineExpr::sym(&ctx, n).node(&ctx), AffineNode::Sym(n));
        }
        let last = FIRST_CONST + i64::from(N_CONSTS) - 1;
        for value in [i64::MIN, FIRST_CONST - 1, FIRST_CONST, -1, 0, 1, last, last + 1, i64::MAX] {
            let expr = AffineExpr::constant(&ctx, value);
            assert_eq!(expr.node(&ctx), AffineNode::Const(value));
            assert_eq!(expr, AffineExpr::constant(&ctx, value));
            assert!(expr.is_symbolic_or_constant(&ctx));
        }
    }
}
