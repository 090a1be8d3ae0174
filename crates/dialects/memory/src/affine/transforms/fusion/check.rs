//! Whether fused loops compute what the loops did. Upstream fuses some that do not: see `docs/differences.md`.

use super::slice::{Slice, common_nest, loops_around};
use crate::affine::analysis::access::{Access, common_block, common_loops};
use crate::affine::analysis::inputs::loop_of;
use crate::affine::analysis::system::{Row, System, complement};
use crate::affine::analysis::values::{ValueSystem, single_iteration};
use crate::prelude::*;

/// The fusion of a slice of a loop nest with the nest that contains the slice's target.
pub(super) struct Check<'a> {
    pub(super) b: &'a Body,
    pub(super) slice: &'a Slice,
    /// The accesses of the nest that is sliced.
    pub(super) source: &'a [Access],
    /// The accesses of the nest that the slice is put into.
    pub(super) target: &'a [Access],
    /// Whether the nest that is sliced is removed.
    pub(super) is_removed: bool,
}

/// The loops around accesses of both nests.
struct Around {
    /// The number of loops around both nests.
    n_common: usize,
    /// The induction variables of the loops around the slice that are not around both nests.
    outer: Vec<Value>,
}

/// Constraints on the variables of several systems.
#[derive(Clone, Default)]
struct Product {
    system: System,
    shared: FxHashMap<Value, usize>,
}

impl Product {
    /// Adds the constraints of a system; returns its variables here. Those of values that are not `fresh` are the ones that the
    /// value has already, if it has some.
    fn add(&mut self, part: &ValueSystem, fresh: &[Value]) -> Vec<usize> {
        let mut own: FxHashMap<Value, usize> = FxHashMap::default();
        let mut vars = Vec::new();
        for at in 0..part.system.n_vars {
            let value = part.values.get(at).copied().flatten();
            let known = match value {
                Some(value) if fresh.contains(&value) => own.get(&value).copied(),
                Some(value) => self.shared.get(&value).copied(),
                None => None,
            };
            let var = known.unwrap_or_else(|| self.system.add_var());
            match value {
                Some(value) if fresh.contains(&value) => _ = own.insert(value, var),
                Some(value) => _ = self.shared.insert(value, var),
                None => {}
            }
            vars.push(var);
        }
        let rows = |rows: &[Row]| rows.iter().map(|row| self.spread(row, &vars)).collect::<Vec<Row>>();
        let (equalities, inequalities) = (rows(&part.system.equalities), rows(&part.system.inequalities));
        self.system.equalities.extend(equalities);
        self.system.inequalities.extend(inequalities);
        vars
    }

    /// The variable of a value, which is added if there is none.
    fn var(&mut self, value: Value) -> usize {
        match self.shared.get(&value) {
            Some(&at) => at,
            None => {
                let at = self.system.add_var();
                self.shared.insert(value, at);
                at
            }
        }
    }

    /// Whether there may be a solution that violates one of the conditions on variables.
    fn may_violate(&self, conditions: &[Row], vars: &[usize]) -> bool {
        conditions.iter().any(|row| {
            let mut outside = self.clone();
            outside.system.inequalities.push(complement(&self.spread(row, vars)));
            outside.may_hold()
        })
    }

    /// The row of a system whose variables are these.
    fn spread(&self, row: &Row, vars: &[usize]) -> Row {
        let mut wide = vec![0; self.system.n_vars + 1];
        for (&a, &var) in row.iter().zip(vars) {
            wide[var] += a;
        }
        wide[self.system.n_vars] = row.last().copied().unwrap_or(0);
        wide
    }

    /// Adds `first - second >= least`, or that they are equal.
    fn compare(&mut self, first: usize, second: usize, least: Option<i128>) {
        let mut row = self.system.unit(first, 1, -least.unwrap_or(0));
        row[second] -= 1;
        match least {
            Some(_) => self.system.inequalities.push(row),
            None => self.system.equalities.push(row),
        }
    }

    fn may_hold(&self) -> bool {
        self.system.has_solution() != Some(false)
    }
}

impl Check<'_> {
    /// Whether all accesses of an element that depend on each other keep their order, or are repeated without a change. `private` are
    /// the memrefs that a buffer for an iteration replaces.
    pub(super) fn keeps_order(&self, private: &[Value]) -> bool {
        self.try_keeps_order(private).unwrap_or(false)
    }

    /// The loops that the order of accesses depends on.
    fn around(&self) -> Option<Around> {
        let b = self.b;
        let ops = self.source.iter().chain(self.target).map(|access| access.op);
        let n_common = common_nest(b, ops)?.len();
        let mut loops = loops_around(b, self.slice.target.0)?;
        loops.push(self.slice.target);
        let outer = loops.iter().skip(n_common).map(|op| op.induction_variable(b)).collect::<Option<_>>()?;
        Some(Around { n_common, outer })
    }

    fn try_keeps_order(&self, private: &[Value]) -> Option<bool> {
        let b = self.b;
        let around = self.around()?;
        for (from, to) in self.source.iter().flat_map(|from| self.target.iter().map(move |to| (from, to))) {
            // What the slice stores again is what it stored before.
            if from.memref == to.memref && to.is_store() && self.crosses(from, to, &around)? {
                return Some(false);
            }
        }
        let is_started = |load: &&Access| {
            let mut stores = self.source.iter().filter(|access| access.is_store());
            stores.any(|store| store.equals(b, load) && is_in_front(b, store.op, load.op))
        };
        // The loads of elements that a store in front of them sets in the same iteration.
        let loads = self.source.iter().filter(|access| !access.is_store());
        let started: FxHashSet<Op> = loads.filter(is_started).map(|load| load.op).collect();
        for (from, to) in self.source.iter().flat_map(|from| self.source.iter().map(move |to| (from, to))) {
            if from.memref != to.memref || !from.is_store() && !to.is_store() {
                continue;
            }
            let is_output = from.is_store() && to.is_store();
            if is_output && private.contains(&from.memref) {
                continue;
            }
            if started.contains(&from.op) || started.contains(&to.op) {
                continue;
            }
            if self.is_reversed(from, to, &around)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The iterations of the slice with the subscripts of an access in front.
    fn slice_of(&self, access: &Access) -> Option<ValueSystem> {
        let space = self.slice.constraints(self.b)?;
        self.with_subscripts(space, access)
    }

    /// The iterations of the loops around an access, with its subscripts in front.
    fn iterations_of(&self, access: &Access) -> Option<ValueSystem> {
        self.with_subscripts(ValueSystem::default(), access)
    }

    fn with_subscripts(&self, mut space: ValueSystem, access: &Access) -> Option<ValueSystem> {
        for op in loops_around(self.b, access.op)? {
            space.add_value(self.b, op.induction_variable(self.b)?)?;
        }
        for &value in &access.operands {
            space.add_value(self.b, value)?;
        }
        space.add_results(self.b, &access.map, &access.operands)?;
        Some(space)
    }

    /// The induction variables of the loops around an access that are not around both nests.
    fn own_ivs(&self, op: Op, n_common: usize) -> Option<Vec<Value>> {
        let loops = loops_around(self.b, op)?;
        loops.iter().skip(n_common).map(|op| op.induction_variable(self.b)).collect()
    }

    /// Whether the slice may access an element after (or, if it comes from behind the target, before) an access in the target that
    /// was behind it.
    fn crosses(&self, from: &Access, to: &Access, around: &Around) -> Option<bool> {
        let b = self.b;
        let outer = &around.outer;
        let ivs = self.own_ivs(to.op, around.n_common)?;
        let mut product = Product::default();
        let one = product.add(&self.slice_of(from)?, &[]);
        let part = self.iterations_of(to)?;
        let two = product.add(&part, &ivs);
        for at in 0..from.map.results.len() {
            product.compare(one[at], two[at], None);
        }
        let n_shared = outer.iter().zip(&ivs).take_while(|(a, c)| a == c).count();
        for &shared in outer.iter().take(n_shared) {
            let iv = product.shared.get(&shared).copied()?;
            let place = part.position(shared)?;
            let mut crossing = product.clone();
            let (later, earlier) = if self.slice.at_start { (iv, two[place]) } else { (two[place], iv) };
            crossing.compare(later, earlier, Some(1));
            if crossing.may_hold() {
                return Some(true);
            }
            product.compare(iv, two[place], None);
        }
        if n_shared == outer.len() {
            return Some(false);
        }
        // The access is outside of the target, in the same iterations of the loops around both.
        let (_, target, op) = common_block(b, self.slice.target.0, to.op)?;
        let is_wrong = b.is_before(op, target) == self.slice.at_start;
        Some(is_wrong && product.may_hold())
    }

    /// Whether the slices may do an access of an element again, or for the first time, after a later one.
    fn is_reversed(&self, from: &Access, to: &Access, around: &Around) -> Option<bool> {
        let b = self.b;
        let &Around { n_common, ref outer } = around;
        let common = loops_around(b, to.op)?;
        let is_common =
            |iv: &Value| common.iter().take(n_common).any(|op| op.induction_variable(b) == Some(*iv));
        let mut fresh = self.own_ivs(to.op, n_common)?;
        fresh.extend(self.slice.ivs.iter().copied().filter(|iv| !is_common(iv)));
        fresh.extend(outer);
        let (part, later) = (self.slice_of(from)?, self.slice_of(to)?);
        let mut product = Product::default();
        let one = product.add(&part, &[]);
        let two = product.add(&later, &fresh);
        for at in 0..from.map.results.len() {
            product.compare(one[at], two[at], None);
        }
        let var = |part: &ValueSystem, vars: &[usize], value: Value| part.position(value).map(|at| vars[at]);
        let loops: Vec<Value> = common_loops(b, from.op, to.op).into_iter().skip(n_common).collect();
        let is_before = from.op != to.op && {
            let (_, first, second) = common_block(b, from.op, to.op)?;
            b.is_before(first, second)
        };
        // The later access in the order of the nest that is sliced.
        let mut orders: Vec<Product> = Vec::new();
        let mut equal = product;
        for &iv in &loops {
            let (Some(first), Some(second)) = (var(&part, &one, iv), var(&later, &two, iv)) else {
                return None;
            };
            let mut order = equal.clone();
            order.compare(second, first, Some(1));
            orders.push(order);
            equal.compare(first, second, None);
        }
        if is_before {
            orders.push(equal);
        }
        let mut reversed: Vec<Product> = Vec::new();
        if self.is_removed {
            for mut order in orders {
                for &iv in outer {
                    let (Some(first), Some(second)) = (var(&part, &one, iv), var(&later, &two, iv)) else {
                        return None;
                    };
                    let mut later_first = order.clone();
                    later_first.compare(first, second, Some(1));
                    reversed.push(later_first);
                    order.compare(first, second, None);
                }
            }
        } else {
            // All iterations have run once before.
            reversed = orders;
        }
        if !from.is_store() || !to.is_store() {
            return Some(reversed.iter().any(Product::may_hold));
        }
        // A slice that does both accesses again does them in order.
        let slice = self.slice.constraints(b)?;
        let vars: Vec<usize> = slice
            .values
            .iter()
            .map(|&value| {
                let value = value?;
                match self.slice.ivs.contains(&value) {
                    true => var(&later, &two, value),
                    false => var(&part, &one, value),
                }
            })
            .collect::<Option<_>>()?;
        if slice.has_quotients() {
            return Some(reversed.iter().any(Product::may_hold));
        }
        let conditions = slice.system.conditions();
        Some(reversed.iter().any(|product| product.may_violate(&conditions, &vars)))
    }

    /// Whether each slice stores all elements of a memref that the target loads in the same iteration.
    pub(super) fn stores_all(&self, memref: Value) -> bool {
        let is_own = |access: &&Access| access.memref == memref;
        let mut loads = self.target.iter().filter(is_own).filter(|access| !access.is_store());
        let stores: Vec<&Access> =
            self.source.iter().filter(is_own).filter(|access| access.is_store()).collect();
        loads.all(|load| {
            let is_stored = |store: &&Access| {
                self.covers_at_once(store, load) == Some(true) || self.covers(store, load) == Some(true)
            };
            stores.iter().any(is_stored)
        })
    }

    /// [`Self::covers`] where all loops of the slice have a single iteration.
    fn covers_at_once(&self, store: &Access, load: &Access) -> Option<bool> {
        let b = self.b;
        let ctx = b.ctx();
        let (n_dims, n_syms) = {
            let [lower, _] = self.slice.bounds.first()?;
            let lower = lower.as_ref()?;
            (lower.n_dims, lower.n_syms)
        };
        let expr_of = |value: Value| {
            if let Some(at) = self.slice.ivs.iter().position(|&iv| iv == value) {
                return single_iteration(ctx, self.slice.bounds.get(at)?);
            }
            let at = self.slice.operands.iter().position(|&operand| operand == value)? as u32;
            Some(if at < n_dims { AffineExpr::dim(ctx, at) } else { AffineExpr::sym(ctx, at - n_dims) })
        };
        let exprs: Vec<AffineExpr> =
            store.operands.iter().map(|&value| expr_of(value)).collect::<Option<_>>()?;
        let (dims, syms) = exprs.split_at((store.map.n_dims as usize).min(exprs.len()));
        let map = store.map.replace(ctx, dims, syms, n_dims, n_syms);
        let mut space = self.iterations_of(load)?;
        for &value in &self.slice.operands {
            space.add_value(b, value)?;
        }
        space.add_results(b, &map, &self.slice.operands)?;
        let rank = map.results.len();
        let differs = |at: usize, sign: i128| {
            let mut system = space.system.clone();
            let mut row = system.unit(at, sign, -1);
            row[rank + at] = -sign;
            system.inequalities.push(row);
            system.has_solution() != Some(false)
        };
        Some(!(0..rank).any(|at| differs(at, 1) || differs(at, -1)))
    }

    fn covers(&self, store: &Access, load: &Access) -> Option<bool> {
        let b = self.b;
        let mut space = self.slice_of(store)?;
        let rank = store.map.results.len();
        let around = loops_around(b, load.op)?;
        // What is left are the subscripts, the iterations around the slice and values that no loop changes.
        let is_kept = |value: Value| {
            let is_around = around.iter().any(|op| op.induction_variable(b) == Some(value));
            is_around || loop_of(b, value).is_none()
        };
        loop {
            let is_left = |at: &usize| !space.values.get(*at).copied().flatten().is_some_and(is_kept);
            let vars: Vec<usize> = (rank..space.system.n_vars).rev().filter(is_left).collect();
            if vars.is_empty() {
                break;
            }
            space.shrink_out(&vars)?;
        }
        let mut product = Product::default();
        let part = self.iterations_of(load)?;
        let vars = product.add(&part, &[]);
        let mut own: Vec<usize> = vars[..rank].to_vec();
        for value in space.values.iter().skip(rank) {
            let value = (*value)?;
            own.push(product.var(value));
        }
        Some(!product.may_violate(&space.system.conditions(), &own))
    }
}

/// Whether a store runs in front of a load in each iteration of the loops around it, all of which are around the load.
fn is_in_front(b: &Body, store: Op, load: Op) -> bool {
    let Some((block, first, second)) = common_block(b, store, load) else { return false };
    first == store && b.block_of(store) == Some(block) && b.is_before(first, second)
}
