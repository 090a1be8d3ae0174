//! The elements of a memref that an operation accesses in the loops around it.

use super::access::Access;
use super::dependence::Space;
use super::flatten::{quotient_of, sum_of};
use super::hull::{self, is_own, without};
use super::inputs::loop_of;
use super::system::{Row, System};
use super::values::{SliceBounds, ValueSystem};
use crate::affine::loops::split_operands;
use crate::prelude::*;
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
        let mut region = Self::of_space(access, Space::subscripts(b, access, outer, false)?);
        if clips {
            region.clip(&b.ty(access.memref).as_::<MemRefType>(b.ctx())?);
        }
        region.system.remove_trivial_redundancy();
        Some(region)
    }

    /// [`Self::of`], clipped, where quotients of what is the same in all iterations are variables behind those of the values, which
    /// makes the extents of quotients and remainders smaller.
    pub fn with_quotients(b: &Body, access: &Access, outer: &[Value]) -> Option<Self> {
        let mut region = Self::of_space(access, Space::subscripts(b, access, outer, true)?);
        let mut at = region.rank + region.symbols.len();
        while at < region.system.n_vars {
            match region.vars(b.ctx())[at] {
                Some(_) => at += 1,
                None => region.system.project_out(at, 1).ok()?,
            }
        }
        region.clip(&b.ty(access.memref).as_::<MemRefType>(b.ctx())?);
        region.system.remove_trivial_redundancy();
        Some(region)
    }

    fn of_space(access: &Access, (system, symbols): (System, Vec<Value>)) -> Self {
        Self { memref: access.memref, rank: access.map.results.len(), system, symbols }
    }

    /// The subscripts in all iterations of loops with other bounds than those around an access, which are given for their
    /// induction variables. `None` if they are not affine.
    pub fn of_slice(
        b: &Body,
        access: &Access,
        ivs: &[Value],
        bounds: &[SliceBounds],
        operands: &[Value],
    ) -> Option<Self> {
        let rank = access.map.results.len();
        let (dims, symbols) = split_operands(&access.map, &access.operands);
        let dims: Vec<Option<Value>> = dims.iter().copied().map(Some).collect();
        let mut symbols = symbols.to_vec();
        symbols.extend(operands.iter().filter(|value| !access.operands.contains(value)));
        let mut space = ValueSystem::new(&dims, &symbols);
        space.add_values(b, 0)?;
        space.add_slice_bounds(b, ivs, bounds, operands)?;
        space.add_results(b, &access.map, &access.operands)?;
        let is_eliminated = |value: &Option<Value>| {
            value.is_some_and(|value| loop_of(b, value).is_some() || integer_of(b, value).is_some())
        };
        let mut at = rank;
        while let Some(value) = space.values.get(at) {
            match is_eliminated(value) {
                true => space.project_out(at, 1)?,
                false => at += 1,
            }
        }
        let n_quotients = space.system.n_vars - space.values.len();
        space.project_out(space.values.len(), n_quotients)?;
        let symbols = space.values.into_iter().skip(rank).flatten().collect();
        let mut region = Self { memref: access.memref, rank, system: space.system, symbols };
        region.clip(&b.ty(access.memref).as_::<MemRefType>(b.ctx())?);
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

    /// The number of bytes of the elements; zero, as in upstream, if the memref has a layout.
    pub fn bytes(&self, b: &Body) -> Option<u64> {
        let ty = b.ty(self.memref).as_::<MemRefType>(b.ctx())?;
        if ty.layout.is_some() {
            return Some(0);
        }
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

    /// The variables as expressions: symbols are dimensions, quotients are those of them, and subscripts have none.
    fn vars(&self, ctx: &Context) -> Vec<Option<AffineExpr>> {
        let symbols = (0..self.symbols.len() as u32).map(|n| Some(AffineExpr::dim(ctx, n)));
        let mut vars: Vec<Option<AffineExpr>> =
            core::iter::repeat_n(None, self.rank).chain(symbols).collect();
        let first_quotient = vars.len();
        vars.resize(self.system.n_vars, None);
        for at in first_quotient..vars.len() {
            vars[at] = quotient_of(ctx, &self.system, &vars, at);
        }
        vars
    }

    /// Whether a constraint is about no other subscript.
    fn is_own(&self, at: usize, row: &Row) -> bool {
        is_own(0..self.rank, at, row)
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
        let [lower, upper] = hull::own_bounds(ctx, &self.system, at, 0..self.rank, &self.vars(ctx))?;
        Some((lower, upper))
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
        self.system = hull::unite(&self.system, &other.system, self.rank)?;
        Some(())
    }
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
