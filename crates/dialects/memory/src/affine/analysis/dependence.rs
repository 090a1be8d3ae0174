//! Whether accesses of memory depend on each other.

use super::access::{Access, common_block, common_loops, enclosing, ivs_of};
use super::flatten::{flatten, widen};
use super::inputs::Inputs;
use super::system::{Overflow, Row, System};
use super::values::ValueSystem;
use crate::affine::compose::{Operands, compose};
use crate::affine::scope::Scope;
use crate::affine::{For, If, Parallel};
use crate::prelude::*;

/// The closest region around an operation that belongs to no affine loop or condition. Dependences are only known between
/// accesses of one such region: others may run several times, or not at all, between them.
pub(super) fn analysis_scope(b: &Body, op: Op) -> Option<Region> {
    let mut at = op;
    loop {
        let region = b.block_of(at).and_then(|block| b.region_of(block))?;
        match b.region_parent(region) {
            Some(parent) if b.is::<For>(parent) || b.is::<Parallel>(parent) || b.is::<If>(parent) => {
                at = parent
            }
            _ => return Some(region),
        }
    }
}

/// The existence of a dependence, as far as it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dependence {
    /// There is none.
    None,
    /// There may be one. For each common loop the least and greatest distance of iterations, as far as they are known.
    Some(Vec<(Option<i64>, Option<i64>)>),
    /// The accesses cannot be analyzed.
    Unknown,
}

/// One of the two accesses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Side {
    Source,
    Destination,
}

/// A system over the induction variables around two accesses and over symbols.
pub(super) struct Space<'a> {
    pub(super) b: &'a Body,
    pub(super) system: System,
    /// The variables of induction variables.
    pub(super) ivs: FxHashMap<(Side, Value), usize>,
    symbols: FxHashMap<Value, usize>,
}

pub(super) type Analyzed<T = ()> = Option<T>;

pub(super) fn checked<T>(result: Result<T, Overflow>) -> Analyzed<T> {
    result.ok()
}

impl<'a> Space<'a> {
    pub(super) fn new(b: &'a Body) -> Self {
        Self { b, system: System::new(0), ivs: FxHashMap::default(), symbols: FxHashMap::default() }
    }

    /// The variables of a map's operands. Constants have an equality.
    fn vars(&mut self, side: Side, operands: &[Value]) -> Vec<usize> {
        let var = |&value: &Value| {
            if let Some(&at) = self.ivs.get(&(side, value)).or_else(|| self.symbols.get(&value)) {
                return at;
            }
            let at = self.system.add_var();
            self.symbols.insert(value, at);
            if let Some(number) = constant_of(self.b, value).and_then(|attr| attr.as_i64(self.b.ctx())) {
                let row = self.system.unit(at, 1, -i128::from(number));
                self.system.equalities.push(row);
            }
            at
        };
        operands.iter().map(var).collect()
    }

    /// The linear sums of a map's results.
    fn rows(&mut self, side: Side, map: &AffineMap, operands: &[Value]) -> Analyzed<Vec<Row>> {
        let (mut map, mut operands): (AffineMap, Operands) = (map.clone(), SmallVec::from_slice(operands));
        compose(self.b, &mut map, &mut operands);
        self.rows_as_they_are(side, &map, &operands)
    }

    /// [`Self::rows`] without the `affine.apply`s that define operands.
    fn rows_as_they_are(&mut self, side: Side, map: &AffineMap, operands: &[Value]) -> Analyzed<Vec<Row>> {
        let vars = self.vars(side, operands);
        flatten(self.b.ctx(), &mut self.system, (&vars, map.n_dims), &map.results)
    }

    /// Adds `var >= row + offset` or, if `upper`, `var <= row + offset`.
    fn bound(&mut self, at: usize, row: &Row, upper: bool, offset: i128) -> Analyzed {
        let sign = if upper { -1 } else { 1 };
        let mut bound = self.system.unit(at, sign, -sign * offset);
        for (a, c) in bound.iter_mut().zip(row) {
            *a = a.checked_sub(c.checked_mul(sign)?)?;
        }
        self.system.inequalities.push(bound);
        Some(())
    }

    /// Adds the constraints of the loops and conditions around an access. `None` if one is not affine.
    fn add_domain(&mut self, side: Side, op: Op) -> Analyzed {
        let b = self.b;
        let around = enclosing(b, op);
        // Induction variables come first, as the bounds of inner loops name outer ones.
        for &op in &around {
            for iv in ivs_of(b, op) {
                let at = self.system.add_var();
                self.ivs.insert((side, iv), at);
            }
        }
        for (i, &outer) in around.iter().enumerate() {
            if let Some(for_op) = b.as_::<For>(outer) {
                self.add_for(side, for_op)?;
            } else if let Some(parallel) = b.as_::<Parallel>(outer) {
                self.add_parallel(side, parallel)?;
            } else if let Some(if_op) = b.as_::<If>(outer) {
                let inner = around.get(i + 1).copied().unwrap_or(op);
                self.add_condition(side, if_op, inner)?;
            }
        }
        Some(())
    }

    fn add_for(&mut self, side: Side, op: For) -> Analyzed {
        let b = self.b;
        let (lower, upper, step) = (op.lower_map(b)?, op.upper_map(b)?, op.step(b)?);
        let at = *self.ivs.get(&(side, op.induction_variable(b)?))?;
        // If the first iteration is not a number, the step is not taken into account.
        if step != 1
            && let Some(first) = op.constant_lower_bound(b)
        {
            checked(self.system.add_step(at, first, step))?;
        }
        let operands = op.lower_bound_operands(b).to_vec();
        for row in self.rows(side, &lower, &operands)? {
            self.bound(at, &row, false, 0)?;
        }
        let operands = op.upper_bound_operands(b).to_vec();
        for row in self.rows(side, &upper, &operands)? {
            self.bound(at, &row, true, -1)?;
        }
        Some(())
    }

    fn add_parallel(&mut self, side: Side, op: Parallel) -> Analyzed {
        let b = self.b;
        let ivs = ivs_of(b, op.0);
        let (lower, upper) = (op.lower_map(b)?, op.upper_map(b)?);
        let rows = self.rows(side, &lower, &op.lower_operands(b).to_vec())?;
        self.bounds_of_groups(side, &ivs, &op.lower_groups(b), &rows, false, 0)?;
        let rows = self.rows(side, &upper, &op.upper_operands(b).to_vec())?;
        self.bounds_of_groups(side, &ivs, &op.upper_groups(b), &rows, true, -1)
    }

    fn bounds_of_groups(
        &mut self,
        side: Side,
        ivs: &[Value],
        groups: &[usize],
        rows: &[Row],
        upper: bool,
        offset: i128,
    ) -> Analyzed {
        let mut rows = rows.iter();
        for (&iv, &n) in ivs.iter().zip(groups) {
            let at = *self.ivs.get(&(side, iv))?;
            for row in rows.by_ref().take(n) {
                let row = widen(row.clone(), &self.system);
                self.bound(at, &row, upper, offset)?;
            }
        }
        Some(())
    }

    /// Adds the condition of an `affine.if` whose first region contains `inner`. Nothing is known in the second one.
    fn add_condition(&mut self, side: Side, op: If, inner: Op) -> Analyzed {
        let b = self.b;
        let region = b.block_of(inner).and_then(|block| b.region_of(block));
        let mut at = inner;
        let mut region = region;
        while region.and_then(|region| b.region_parent(region)) != Some(op.0) {
            at = b.parent_op(at)?;
            region = b.block_of(at).and_then(|block| b.region_of(block));
        }
        if region != Some(op.then_region(b)) {
            return Some(());
        }
        let set = IntegerSet::of(b.ctx(), op.condition(b)?)?;
        let operands = op.operands(b).to_vec();
        // Values that are computed in a loop differ between the iterations of source and destination.
        for &value in &operands {
            if !self.ivs.contains_key(&(side, value)) && !Scope::of(b).is_symbol(value) {
                let at = self.system.add_var();
                self.ivs.insert((side, value), at);
            }
        }
        let rows = self.rows_as_they_are(side, &set.map(), &operands)?;
        for (row, &(_, equal)) in rows.into_iter().zip(&set.constraints) {
            let list = if equal { &mut self.system.equalities } else { &mut self.system.inequalities };
            list.push(row);
        }
        Some(())
    }
}

/// Whether the destination may access an element after the source does: in a later iteration of the common loop number
/// `depth` (from 1) and the same ones of those around it, or for the depth behind the last one in the same iterations.
/// Dependences between two loads count if `load_to_load` is set.
pub fn depends(b: &Body, from: &Access, to: &Access, depth: usize, load_to_load: bool) -> Dependence {
    if from.memref != to.memref || !load_to_load && !from.is_store() && !to.is_store() {
        return Dependence::None;
    }
    if analysis_scope(b, from.op) != analysis_scope(b, to.op) {
        return Dependence::Unknown;
    }
    depends_in_loops(b, from, to, depth, load_to_load)
}

/// [`depends`] for accesses that conditions and loops of other dialects may keep from running, or repeat: whether they
/// depend on each other in iterations of the affine loops in which they run.
pub fn depends_in_loops(
    b: &Body,
    from: &Access,
    to: &Access,
    depth: usize,
    load_to_load: bool,
) -> Dependence {
    if from.memref != to.memref || !load_to_load && !from.is_store() && !to.is_store() {
        return Dependence::None;
    }
    match Space::of_dependence(b, from, to, depth, load_to_load) {
        Ok(space) => Dependence::Some(space.distances(&common_loops(b, from.op, to.op))),
        Err(known) => known,
    }
}

/// Whether [`depends`] finds a dependence between accesses one of which writes, without its distances. `None` if the accesses
/// cannot be analyzed.
pub fn has_dependence(b: &Body, from: &Access, to: &Access, depth: usize) -> Option<bool> {
    if from.memref != to.memref || !from.is_store() && !to.is_store() {
        return Some(false);
    }
    if analysis_scope(b, from.op) != analysis_scope(b, to.op) {
        return None;
    }
    match Space::of_dependence(b, from, to, depth, false) {
        Ok(_) => Some(true),
        Err(Dependence::None) => Some(false),
        Err(_) => None,
    }
}

/// The constraints of a dependence, as far as there may be one.
pub enum Relation {
    /// There is no dependence.
    None,
    /// The constraints on the iterations of the source, those of the destination, and values that no loop changes.
    Some(ValueSystem),
    /// The accesses cannot be analyzed.
    Unknown,
}

/// The constraints of the dependence that [`depends`] looks for.
pub fn relation(b: &Body, from: &Access, to: &Access, depth: usize, load_to_load: bool) -> Relation {
    if analysis_scope(b, from.op) != analysis_scope(b, to.op) {
        return Relation::Unknown;
    }
    match Space::of_dependence(b, from, to, depth, load_to_load) {
        Ok(space) => space.value_system().map_or(Relation::Unknown, Relation::Some),
        Err(Dependence::None) => Relation::None,
        Err(_) => Relation::Unknown,
    }
}

/// Whether two accesses of the same memory may be of one element in any iterations of the loops around them, in whichever
/// order, that only agree in the outermost `n_equal` common loops.
pub fn meets(b: &Body, first: &Access, second: &Access, n_equal: usize) -> bool {
    if analysis_scope(b, first.op) != analysis_scope(b, second.op) {
        return true;
    }
    let mut loops = common_loops(b, first.op, second.op);
    loops.truncate(n_equal);
    let mut space = Space::new(b);
    let related = space
        .add_domain(Side::Source, first.op)
        .and_then(|()| space.add_domain(Side::Destination, second.op))
        .and_then(|()| space.relate(first, second, loops.len() + 1, &loops));
    let (order, first_local) = space.order();
    related.is_none() || !space.system.reordered(&order).is_empty_with_locals(first_local)
}

impl<'a> Space<'a> {
    /// The constraints of a dependence. An error says that there is none, or that it is unknown whether there is one.
    fn of_dependence(
        b: &'a Body,
        from: &Access,
        to: &Access,
        depth: usize,
        load_to_load: bool,
    ) -> Result<Self, Dependence> {
        let unknown = Dependence::Unknown;
        let Some((_, first, second)) = common_block(b, from.op, to.op) else { return Err(unknown) };
        let loops = common_loops(b, from.op, to.op);
        let is_before = first != second && b.is_before(first, second);
        let mut space = Space::new(b);
        if space.add_domain(Side::Source, from.op).is_none()
            || space.add_domain(Side::Destination, to.op).is_none()
        {
            return Err(unknown);
        }
        if !load_to_load && depth > loops.len() && !is_before {
            return Err(Dependence::None);
        }
        if space.relate(from, to, depth, &loops).is_none() {
            return Err(unknown);
        }
        let (order, first_local) = space.order();
        match space.system.reordered(&order).is_empty_with_locals(first_local) {
            true => Err(Dependence::None),
            false => Ok(space),
        }
    }

    /// The constraints with the values of the variables: those of the source are dimensions, then those of the destination.
    fn value_system(&self) -> Option<ValueSystem> {
        let (order, first_local) = self.order();
        let mut system = self.system.reordered(&order);
        system.remove_redundant_locals(first_local).ok()?;
        let mut values: Vec<Option<Value>> = vec![None; self.system.n_vars];
        for (&(_, value), &at) in &self.ivs {
            values[at] = Some(value);
        }
        for (&value, &at) in &self.symbols {
            values[at] = Some(value);
        }
        let values = order.iter().take(first_local).map(|&at| values[at]).collect();
        Some(ValueSystem::of(system, values, self.ivs.len()))
    }

    /// The constraints of loops alone, and the variables of their induction variables.
    pub(super) fn of_loops<'b>(b: &'b Body, nest: &[For]) -> Option<(Space<'b>, Vec<usize>)> {
        let mut space = Space::new(b);
        let mut vars = Vec::new();
        for op in nest {
            let at = space.system.add_var();
            space.ivs.insert((Side::Source, op.induction_variable(b)?), at);
            vars.push(at);
        }
        for &op in nest {
            space.add_for(Side::Source, op)?;
        }
        Some((space, vars))
    }

    /// The subscripts of an access in all iterations of the loops around it but those with the variables `outer`: a system
    /// whose first variables are the subscripts, and the values of its other variables, which no iteration changes. Behind them are
    /// the variables for quotients, if `keeps_quotients` is set.
    pub(super) fn subscripts(
        b: &Body,
        access: &Access,
        outer: &[Value],
        keeps_quotients: bool,
    ) -> Option<(System, Vec<Value>)> {
        let inputs = Inputs::of_access(b, access)?;
        let mut space = Space::new(b);
        for &iv in &inputs.ivs {
            let at = space.system.add_var();
            space.ivs.insert((Side::Source, iv), at);
        }
        let (n_ivs, n_symbols) = (inputs.ivs.len(), inputs.symbols.len());
        space.vars(Side::Source, &inputs.symbols);
        for op in inputs.loops {
            match (b.as_::<For>(op), b.as_::<Parallel>(op)) {
                (Some(for_op), _) => space.add_for(Side::Source, for_op)?,
                (_, Some(parallel)) => space.add_parallel(Side::Source, parallel)?,
                _ => return None,
            }
        }
        let rows = space.rows(Side::Source, &access.map, &access.operands)?;
        let mut system = space.system;
        let (n, rank) = (system.n_vars, rows.len());
        let rows: Vec<Row> = rows.into_iter().map(|row| widen(row, &system)).collect();
        for (i, mut row) in rows.into_iter().enumerate() {
            row.splice(n..n, core::iter::repeat_n(0, i));
            let at = system.add_var();
            row.insert(at, -1);
            system.equalities.push(row);
        }
        let (outer, inner): (Vec<(usize, Value)>, Vec<(usize, Value)>) =
            (0..).zip(inputs.ivs).partition(|(_, iv)| outer.contains(iv));
        let (constants, symbols): (Vec<(usize, Value)>, Vec<(usize, Value)>) =
            (n_ivs..).zip(inputs.symbols).partition(|&(_, value)| constant_of(b, value).is_some());
        let symbols: Vec<(usize, Value)> = outer.into_iter().chain(symbols).collect();
        let quotients = n_ivs + n_symbols..n;
        let vars = symbols.iter().chain(&constants).chain(&inner).map(|&(at, _)| at);
        let order: Vec<usize> = (n..n + rank).chain(vars).chain(quotients.clone()).collect();
        let mut system = system.reordered(&order);
        let first_constant = rank + symbols.len();
        let first_inner = first_constant + constants.len();
        // The result depends on the order, as bounds are combined: induction variables one by one, then quotients.
        for _ in &inner {
            system.project_out(first_inner, 1).ok()?;
        }
        if !keeps_quotients {
            system.project_out(first_inner, quotients.len()).ok()?;
        }
        system.project_out(first_constant, constants.len()).ok()?;
        Some((system, symbols.into_iter().map(|(_, value)| value).collect()))
    }

    /// Adds that both accesses are of the same element, and the order of their iterations.
    fn relate(&mut self, from: &Access, to: &Access, depth: usize, loops: &[Value]) -> Analyzed {
        let first = self.rows(Side::Source, &from.map, &from.operands)?;
        let second = self.rows(Side::Destination, &to.map, &to.operands)?;
        for (row, other) in first.into_iter().zip(second) {
            let mut row = widen(row, &self.system);
            for (a, c) in row.iter_mut().zip(other) {
                *a = a.checked_sub(c)?;
            }
            self.system.equalities.push(row);
        }
        for (i, &iv) in loops.iter().take(depth).enumerate() {
            let mut row = self.distance(iv)?;
            if i + 1 == depth {
                row[self.system.n_vars] = -1;
                self.system.inequalities.push(row);
            } else {
                self.system.equalities.push(row);
            }
        }
        Some(())
    }

    /// The iteration of the destination minus that of the source.
    fn distance(&self, iv: Value) -> Analyzed<Row> {
        let (from, to) = (self.ivs.get(&(Side::Source, iv))?, self.ivs.get(&(Side::Destination, iv))?);
        let mut row = self.system.unit(*to, 1, 0);
        row[*from] = -1;
        Some(row)
    }

    /// All variables in upstream's order, and the number of the first quotient among them.
    fn order(&self) -> (Vec<usize>, usize) {
        let of_side = |side: Side| {
            let mut vars: Vec<usize> =
                self.ivs.iter().filter(|((of, _), _)| *of == side).map(|(_, &at)| at).collect();
            vars.sort_unstable();
            vars
        };
        let mut symbols: Vec<usize> = self.symbols.values().copied().collect();
        symbols.sort_unstable();
        let mut order = of_side(Side::Source);
        order.extend(of_side(Side::Destination));
        order.extend(symbols);
        let n = order.len();
        let locals: Vec<usize> = (0..self.system.n_vars).filter(|at| !order.contains(at)).collect();
        order.extend(locals);
        (order, n)
    }

    /// The bounds of the distances in each common loop; unknown on overflow.
    fn distances(&self, loops: &[Value]) -> Vec<(Option<i64>, Option<i64>)> {
        let find = || {
            let mut system = self.system.clone();
            let mut order = Vec::new();
            for &iv in loops {
                let mut row = self.distance(iv)?;
                row.resize(system.n_vars + 1, 0);
                let at = system.add_var();
                order.push(at);
                row.insert(at, -1);
                system.equalities.push(row);
            }
            let (others, _) = self.order();
            let n = others.len();
            order.extend(others);
            let mut system = system.reordered(&order);
            system.project_out(loops.len(), n).ok()?;
            (0..loops.len()).map(|at| system.bounds_of_var(at).ok()).collect::<Option<Vec<_>>>()
        };
        find().unwrap_or_else(|| vec![(None, None); loops.len()])
    }
}
