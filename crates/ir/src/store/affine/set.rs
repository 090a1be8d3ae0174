//! Integer sets as values: affine constraints over dimensions and symbols.

use super::map::AffineMap;
use crate::store::attrs::{Attr, IntegerSetAttr};
use crate::store::ids::AffineExpr;
use crate::store::interners::Store;
use terrace_support::small_vec::SmallVec;

/// An integer set: the points at which all its constraints hold.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct IntegerSet {
    /// How many dimensions.
    pub n_dims: u32,
    /// How many symbols.
    pub n_syms: u32,
    /// The constraints: an expression, and whether it is zero (`true`) or at least zero (`false`).
    pub constraints: SmallVec<[(AffineExpr, bool); 2]>,
}

impl IntegerSet {
    /// The set of an attribute, if it is one.
    pub fn of(ctx: &Store, attr: Attr) -> Option<Self> {
        let set = attr.as_::<IntegerSetAttr>(ctx)?;
        let equalities = set.equalities.iter().map(|&e| e != 0);
        let constraints = set.constraints.iter().copied().zip(equalities).collect();
        Some(Self { n_dims: set.n_dims, n_syms: set.n_syms, constraints })
    }

    /// The attribute of the set.
    pub fn attr(&self, ctx: &Store) -> Attr {
        let exprs: SmallVec<[AffineExpr; 4]> = self.constraints.iter().map(|&(expr, _)| expr).collect();
        let equalities: SmallVec<[u8; 8]> = self.constraints.iter().map(|&(_, equal)| equal as u8).collect();
        IntegerSetAttr::get(ctx, self.n_dims, self.n_syms, &exprs, &equalities)
    }

    /// How many operands the set takes.
    pub fn n_inputs(&self) -> usize {
        self.n_dims as usize + self.n_syms as usize
    }

    /// The map whose results are the constraints' expressions.
    pub fn map(&self) -> AffineMap {
        let results = self.constraints.iter().map(|&(expr, _)| expr).collect();
        AffineMap { n_dims: self.n_dims, n_syms: self.n_syms, results }
    }

    /// The set with the inputs and expressions of a map, which has a result for each constraint.
    pub fn with_map(&self, map: &AffineMap) -> Self {
        let equalities = self.constraints.iter().map(|&(_, equal)| equal);
        let constraints = map.results.iter().copied().zip(equalities).collect();
        Self { n_dims: map.n_dims, n_syms: map.n_syms, constraints }
    }
}
