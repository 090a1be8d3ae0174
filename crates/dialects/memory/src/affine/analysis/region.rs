//! The elements of a memref that an operation accesses in the loops around it.

use super::access::Access;
use super::dependence::Space;
use super::flatten::sum_of;
use super::system::{Row, System};
use crate::prelude::*;
use core::cell::LazyCell;
use terrace_ir::affine::simplify;

/// The subscripts with which a memref is accessed (`MemRefRegion`).
#[derive(Clone)]
pub struct MemRefRegion {
    memref: Value,
    /// The number of subscripts, which are the first variables of the system.
    rank: usize,
    system: System,
    /// The values of the other variables: induction variables of outer loops, and values that no loop changes.
    pub symbols: Vec<Value>,
}

/// The range of a subscript: `divisor * subscript` is between two sums of the system's variables.
struct Range {
    extent: i128,
    low: Row,
    high: Row,
    divisor: i128,
}

/// How many subscripts there are at most, and the least one, whose dimensions are the region's symbols.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// The number of subscripts.
    pub size: i64,
    /// The least subscript.
    pub start: AffineExpr,
}

impl MemRefRegion {
    /// The subscripts in all iterations of the loops around an access but those with the variables `outer`. If `clips` is
    /// set, the memref's extents limit them. `None` if they are not affine.
    pub fn of(b: &Body, access: &Access, outer: &[Value], clips: bool) -> Option<Self> {
        let (system, symbols) = Space::subscripts(b, access, outer)?;
        let mut region = Self { memref: access.memref, rank: access.map.results.len(), system, symbols };
        if clips {
            region.clip(&b.ty(access.memref).as_::<MemRefType>(b.ctx())?);
        }
        region.system.remove_trivial_redundancy();
        Some(region)
    }

    /// All elements of a memref. `None` if its extents are not known.
    pub fn full(b: &Body, memref: Value, outer: &[Value]) -> Option<Self> {
        let ty = b.ty(memref).as_::<MemRefType>(b.ctx()).filter(|ty| !ty.shape.contains(&DYNAMIC))?;
        let rank = ty.shape.len();
        let mut region =
            Self { memref, rank, system: System::new(rank + outer.len()), symbols: outer.to_vec() };
        region.clip(&ty);
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

    /// The number of bytes of the elements.
    pub fn bytes(&self, b: &Body) -> Option<u64> {
        let ty = b.ty(self.memref).as_::<MemRefType>(b.ctx()).filter(|ty| ty.layout.is_none())?;
        let size = element_bytes(b.ctx(), ty.elem)?;
        let mut extents = self.extents(b)?.into_iter();
        extents.try_fold(size, |product, extent| product.checked_mul(u64::try_from(extent.size).ok()?))
    }

    /// How many subscripts there are in each dimension. `None` if a number depends on a symbol.
    pub fn extents(&self, b: &Body) -> Option<Vec<Extent>> {
        let ctx = b.ctx();
        let ty = b.ty(self.memref).as_::<MemRefType>(ctx)?;
        let mut clipped = self.clone();
        clipped.clip(&ty);
        let all =
            |&size: &i64| (size != DYNAMIC).then(|| Extent { size, start: AffineExpr::constant(ctx, 0) });
        ty.shape.iter().enumerate().map(|(at, size)| clipped.extent(ctx, at).or_else(|| all(size))).collect()
    }

    /// The variables as expressions: symbols are dimensions, and subscripts have none.
    fn vars(&self, ctx: &Context) -> Vec<Option<AffineExpr>> {
        let symbols = (0..self.symbols.len() as u32).map(|n| Some(AffineExpr::dim(ctx, n)));
        core::iter::repeat_n(None, self.rank).chain(symbols).collect()
    }

    /// Whether a constraint is about no other subscript.
    fn is_own(&self, at: usize, row: &Row) -> bool {
        row[at] != 0 && (0..self.rank).all(|other| other == at || row[other] == 0)
    }

    /// The extent of a subscript whose bounds differ by a constant, when quotients are simplified.
    fn extent(&self, ctx: &Context, at: usize) -> Option<Extent> {
        let (system, vars) = (&self.system, self.vars(ctx));
        let n = self.symbols.len() as u32;
        let without = |row: &Row, sign: i128| sum_of(ctx, &without(row, at, sign), &vars);
        let is_fixed = |row: &&Row| self.is_own(at, row) && row[at].abs() == 1;
        if let Some(row) = system.equalities.iter().find(is_fixed) {
            return Some(Extent { size: 1, start: simplify(ctx, without(row, -row[at])?, n, 0) });
        }
        let constant = |value: i64| AffineExpr::constant(ctx, value);
        let binary = |op: AffineOp, lhs: AffineExpr, rhs: AffineExpr| AffineExpr::binary(ctx, op, lhs, rhs);
        let bounds = |sign: i128| {
            let own = system.inequalities.iter().filter(|row| self.is_own(at, row));
            let bounds = own.filter(|row| row[at].signum() == sign).map(|row| {
                let (sum, divisor) = (without(row, 1)?, i64::try_from(row[at].abs()).ok()?);
                let dividend = match sign {
                    1 => binary(AffineOp::Add, AffineExpr::neg(ctx, sum), constant(divisor - 1)),
                    _ => sum,
                };
                Some(binary(AffineOp::FloorDiv, dividend, constant(divisor)))
            });
            bounds.collect::<Option<Vec<AffineExpr>>>()
        };
        let (lower, upper) = (bounds(1)?, bounds(-1)?);
        let mut best: Option<Extent> = None;
        for &last in &upper {
            for &start in &lower {
                let end = binary(AffineOp::Add, last, constant(1));
                let size = binary(AffineOp::Add, end, AffineExpr::neg(ctx, start));
                let Some(size) = simplify(ctx, size, n, 0).as_const(ctx) else { continue };
                let size = size.max(0);
                if best.is_none_or(|best| size < best.size) {
                    best = Some(Extent { size, start });
                }
            }
        }
        best
    }

    /// All lower bounds of a subscript, and all upper bounds, exclusive. Their dimensions are the symbols.
    pub fn bounds(&self, ctx: &Context, at: usize) -> Option<(Vec<AffineExpr>, Vec<AffineExpr>)> {
        let (system, vars) = (&self.system, self.vars(ctx));
        let add = |expr: AffineExpr, a: i64| {
            AffineExpr::binary(ctx, AffineOp::Add, expr, AffineExpr::constant(ctx, a))
        };
        let (mut lower, mut upper) = (Vec::new(), Vec::new());
        let sum = |row: &Row, sign: i128| {
            let divisor = i64::try_from(row[at].abs()).ok()?;
            Some((sum_of(ctx, &without(row, at, sign), &vars)?, divisor))
        };
        let divide = |op: AffineOp, expr: AffineExpr, divisor: i64| {
            AffineExpr::binary(ctx, op, expr, AffineExpr::constant(ctx, divisor))
        };
        for row in system.inequalities.iter().filter(|row| self.is_own(at, row)) {
            if row[at] > 0 {
                let (sum, divisor) = sum(row, -1)?;
                lower.push(divide(AffineOp::FloorDiv, add(sum, divisor - 1), divisor));
            } else {
                let (sum, divisor) = sum(row, 1)?;
                upper.push(add(divide(AffineOp::FloorDiv, sum, divisor), 1));
            }
        }
        for row in system.equalities.iter().filter(|row| self.is_own(at, row)) {
            let (sum, divisor) = sum(row, -row[at].signum())?;
            upper.push(add(divide(AffineOp::FloorDiv, sum, divisor), 1));
            lower.push(divide(AffineOp::CeilDiv, sum, divisor));
        }
        Some((lower, upper))
    }

    /// The range of a subscript whose bounds differ by a constant, as multiples of the subscript.
    fn range(&self, at: usize) -> Option<Range> {
        let system = &self.system;
        let is_fixed = |row: &&Row| self.is_own(at, row) && row[at].abs() == 1;
        if let Some(row) = system.equalities.iter().find(is_fixed) {
            let value = without(row, at, -row[at]);
            return Some(Range { extent: 1, low: value.clone(), high: value, divisor: 1 });
        }
        let own: Vec<&Row> = system.inequalities.iter().filter(|row| self.is_own(at, row)).collect();
        let mut best: Option<Range> = None;
        for up in own.iter().filter(|row| row[at] < 0) {
            for low in own.iter().filter(|row| row[at] > 0) {
                if (0..system.n_vars).any(|i| up[i] != -low[i]) {
                    continue;
                }
                let (last, divisor) = (system.n_vars, low[at]);
                let extent = (up[last].checked_add(low[last])? + 1).max(0);
                let extent = extent / divisor + i128::from(extent % divisor != 0);
                if best.as_ref().is_none_or(|best| extent < best.extent) {
                    let mut lower = without(low, at, -1);
                    lower[last] += divisor - 1;
                    best = Some(Range { extent, low: lower, high: without(up, at, 1), divisor });
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
    pub fn unite(&mut self, mut other: Self) -> Option<()> {
        self.align(&mut other);
        let last = self.system.n_vars;
        let mut system = System::new(last);
        for at in 0..self.rank {
            let (one, two) = (self.range(at)?, other.range(at)?);
            if one.divisor != two.divisor {
                return None;
            }
            // Elimination takes long: only bounds that differ in more than a constant need it.
            let known = LazyCell::new(|| {
                let (first, second) = (self.system.bounds_of_var(at), other.system.bounds_of_var(at));
                first.ok().zip(second.ok())
            });
            let pick = |a: &Row, c: &Row, is_low: bool| {
                if a[..last] == c[..last] {
                    return Some(if (a[last] <= c[last]) == is_low { a.clone() } else { c.clone() });
                }
                let (first, second) = (*known)?;
                let mut row = vec![0; last + 1];
                row[last] = i128::from(match is_low {
                    true => first.0?.min(second.0?),
                    false => first.1?.max(second.1?),
                });
                Some(row)
            };
            let mut low = pick(&one.low, &two.low, true)?;
            let mut high = pick(&one.high, &two.high, false)?;
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

/// The row without a variable, and with all other factors multiplied by a sign.
fn without(row: &Row, at: usize, sign: i128) -> Row {
    row.iter().enumerate().map(|(i, &a)| if i == at { 0 } else { a * sign }).collect()
}

/// The number of bytes of an element: a number, or a vector of numbers.
pub fn element_bytes(ctx: &Context, ty: Type) -> Option<u64> {
    let (elem, lanes) = match ty.as_::<VectorType>(ctx) {
        Some(vector) => {
            (vector.elem, vector.shape.iter().try_fold(1u64, |n, &extent| n.checked_mul(extent as u64))?)
        }
        None => (ty, 1),
    };
    let bits = elem.bit_width(ctx).filter(|_| elem != Type::INDEX)?;
    Some(u64::from(bits).checked_mul(lanes)?.div_ceil(8))
}
