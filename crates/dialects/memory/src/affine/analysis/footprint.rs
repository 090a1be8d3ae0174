//! The extent of iteration spaces and of the memory that loops access.

use super::access::Access;
use super::dependence::Space;
use super::system::{Row, System};
use crate::affine::For;
use crate::prelude::*;

/// Whether no constraint of the loops relates the induction variables of two of them.
pub fn is_hyper_rectangular(b: &Body, nest: &[For]) -> bool {
    Space::of_loops(b, nest).is_some_and(|(space, ivs)| {
        let system = &space.system;
        let rows = system.equalities.iter().chain(&system.inequalities);
        rows.into_iter().all(|row| ivs.iter().filter(|&&iv| row[iv] != 0).count() <= 1)
    })
}

/// Whether the bounds of the loops have no products or quotients by inputs.
pub fn is_affine(b: &Body, nest: &[For]) -> bool {
    Space::of_loops(b, nest).is_some()
}

/// The number of bytes that a loop accesses, as the sum of the boxes around its accesses of each memref. An error has the
/// access whose box cannot be combined with that of an earlier one, if this is the reason.
pub fn bytes(b: &Body, root: For) -> Result<u64, Option<Op>> {
    let mut accesses: Vec<Access> = Vec::new();
    b.walk_from(root.0, &mut |op| accesses.extend(Access::of(b, op)));
    let mut regions: FxHashMap<Value, Footprint> = FxHashMap::default();
    for access in &accesses {
        let one = Footprint::of(b, access).ok_or(None)?;
        match regions.get_mut(&access.memref) {
            Some(all) => all.unite(one).ok_or(Some(access.op))?,
            None => {
                regions.insert(access.memref, one);
            }
        }
    }
    let sum = regions.values().try_fold(0u64, |sum, region| sum.checked_add(region.bytes(b)?));
    sum.ok_or(None)
}

/// The subscripts with which a memref is accessed.
struct Footprint {
    memref: Value,
    /// The number of subscripts, which are the first variables of the system.
    rank: usize,
    system: System,
    /// The values of the other variables.
    symbols: Vec<Value>,
}

/// The range of a subscript: `divisor * subscript` is between two sums of the system's variables.
struct Range {
    extent: i128,
    low: Row,
    high: Row,
    divisor: i128,
}

impl Footprint {
    fn of(b: &Body, access: &Access) -> Option<Self> {
        let (system, symbols) = Space::subscripts(b, access)?;
        let mut region = Self { memref: access.memref, rank: access.map.results.len(), system, symbols };
        region.clip(&b.ty(access.memref).as_::<MemRefType>(b.ctx())?);
        region.system.remove_trivial_redundancy();
        Some(region)
    }

    /// Limits the subscripts to the extents of the memref.
    fn clip(&mut self, ty: &MemRefType<'_>) {
        for (at, &extent) in ty.shape.iter().enumerate().take(self.rank) {
            self.system.inequalities.push(self.system.unit(at, 1, 0));
            if extent != DYNAMIC {
                self.system.inequalities.push(self.system.unit(at, -1, i128::from(extent) - 1));
            }
        }
    }

    fn bytes(&self, b: &Body) -> Option<u64> {
        let ctx = b.ctx();
        let ty = b.ty(self.memref).as_::<MemRefType>(ctx).filter(|ty| ty.layout.is_none())?;
        let (elem, lanes) = match ty.elem.as_::<VectorType>(ctx) {
            Some(vector) => {
                (vector.elem, vector.shape.iter().try_fold(1u64, |n, &extent| n.checked_mul(extent as u64))?)
            }
            None => (ty.elem, 1),
        };
        let bits = elem.bit_width(ctx).filter(|_| elem != Type::INDEX)?;
        let size = u64::from(bits).checked_mul(lanes)?.div_ceil(8);
        let mut clipped = Self { system: self.system.clone(), symbols: self.symbols.clone(), ..*self };
        clipped.clip(&ty);
        ty.shape.iter().enumerate().try_fold(size, |product, (at, &extent)| {
            let known = clipped.range(at, true).map(|range| range.extent);
            let extent = known.or_else(|| (extent != DYNAMIC).then_some(i128::from(extent)))?;
            product.checked_mul(u64::try_from(extent).ok()?)
        })
    }

    /// The range of a subscript whose bounds differ by a constant: as multiples of the subscript, or if `as_quotients` is set as
    /// the quotients that upstream's simplification makes of them.
    fn range(&self, at: usize, as_quotients: bool) -> Option<Range> {
        let system = &self.system;
        let is_own = |row: &&Row| row[at] != 0 && (0..self.rank).all(|other| other == at || row[other] == 0);
        let without = |row: &Row, sign: i128| -> Row {
            row.iter().enumerate().map(|(i, &a)| if i == at { 0 } else { a * sign }).collect()
        };
        if let Some(row) = system.equalities.iter().filter(is_own).find(|row| row[at].abs() == 1) {
            let value = without(row, -row[at]);
            return Some(Range { extent: 1, low: value.clone(), high: value, divisor: 1 });
        }
        let own: Vec<&Row> = system.inequalities.iter().filter(is_own).collect();
        let mut best: Option<Range> = None;
        for up in own.iter().filter(|row| row[at] < 0) {
            for low in own.iter().filter(|row| row[at] > 0) {
                if (0..system.n_vars).any(|i| up[i] != -low[i]) {
                    continue;
                }
                let (last, divisor) = (system.n_vars, low[at]);
                if as_quotients && !quotients_differ_by_constant(-low[last], up[last], divisor) {
                    continue;
                }
                let extent = (up[last].checked_add(low[last])? + 1).max(0);
                let extent = extent / divisor + i128::from(extent % divisor != 0);
                if best.as_ref().is_none_or(|best| extent < best.extent) {
                    let mut lower = without(low, -1);
                    lower[last] += divisor - 1;
                    best = Some(Range { extent, low: lower, high: without(up, 1), divisor });
                }
            }
        }
        best
    }

    /// Adds the variables for values that only the other one names, and gives the other one's in the same order.
    fn align(&mut self, other: &mut Self) {
        for &value in &other.symbols {
            if !self.symbols.contains(&value) {
                self.symbols.push(value);
                self.system.add_var();
            }
        }
        for &value in &self.symbols {
            if !other.symbols.contains(&value) {
                other.symbols.push(value);
                other.system.add_var();
            }
        }
        let position = |value| other.symbols.iter().position(|&symbol| symbol == value);
        let symbols = self.symbols.iter().filter_map(|&value| position(value)).map(|at| other.rank + at);
        let order: Vec<usize> = (0..other.rank).chain(symbols).collect();
        other.system = other.system.reordered(&order);
        other.symbols.clone_from(&self.symbols);
    }

    /// Becomes the smallest box around both, if that is known.
    fn unite(&mut self, mut other: Self) -> Option<()> {
        self.align(&mut other);
        let last = self.system.n_vars;
        let mut system = System::new(last);
        for at in 0..self.rank {
            let (one, two) = (self.range(at, false)?, other.range(at, false)?);
            if one.divisor != two.divisor {
                return None;
            }
            let (first, second) = (self.system.bounds_of_var(at), other.system.bounds_of_var(at));
            let (first, second) = (first.ok()?, second.ok()?);
            let pick = |a: &Row, c: &Row, is_low: bool, known: Option<(i64, i64)>| {
                if a[..last] == c[..last] {
                    return Some(if (a[last] <= c[last]) == is_low { a.clone() } else { c.clone() });
                }
                let (a, c) = known?;
                let mut row = vec![0; last + 1];
                row[last] = i128::from(if is_low { a.min(c) } else { a.max(c) });
                Some(row)
            };
            let mut low = pick(&one.low, &two.low, true, first.0.zip(second.0))?;
            let mut high = pick(&one.high, &two.high, false, first.1.zip(second.1))?;
            low.iter_mut().for_each(|a| *a = -*a);
            low[at] = one.divisor;
            low[last] += one.divisor - 1;
            high[at] = -one.divisor;
            system.inequalities.extend([low, high]);
        }
        let common = |rows: &[Row], others: &[Row]| -> Vec<Row> {
            rows.iter().filter(|row| others.contains(row)).cloned().collect()
        };
        system.inequalities.extend(common(&self.system.inequalities, &other.system.inequalities));
        system.equalities.extend(common(&self.system.equalities, &other.system.equalities));
        system.remove_trivial_redundancy();
        self.system = system;
        Some(())
    }
}

/// Whether `(sum + high) floordiv divisor - (sum + low) ceildiv divisor` simplifies to a constant: multiples of the divisor
/// leave the first quotient, but not the second one, whose dividend is `sum + low + divisor - 1`.
fn quotients_differ_by_constant(low: i128, high: i128, divisor: i128) -> bool {
    let dividend = if high % divisor == 0 { 0 } else { high };
    divisor == 1 || dividend == low + divisor - 1
}
