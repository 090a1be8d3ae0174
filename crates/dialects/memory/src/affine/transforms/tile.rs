//! `affine-loop-tile`: perfectly nested loops become loops over tiles and loops within a tile.

use super::nest::{empty_loop, move_ops, outermost_loops, perfect_nest, set_step};
use super::promote::{trip_count, trip_count_divisor};
use crate::affine::analysis::access::Access;
use crate::affine::analysis::dependence::{Dependence, depends_in_loops};
use crate::affine::analysis::flatten::{simplify_set, system_of_set};
use crate::affine::analysis::footprint;
use crate::affine::analysis::inputs::Inputs;
use crate::affine::compose::{Operands, canonicalize, compose};
use crate::affine::loops::{Bound, split_operands};
use crate::affine::{For, If, Yield};
use crate::prelude::*;

passes! {
    /// Tile affine loop nests.
    LoopTile("AffineLoopTiling") = "affine-loop-tile" on(Anchor::Op("func.func")) {
        /// Set size of cache to tile for in KiB (default: 512)
        cache_size: u64 = 512,
        /// Separate full and partial tiles (default: false)
        separate: bool = false,
        /// Use this tile size for all loops
        tile_size: u32 = 0,
        /// List of tile sizes for each perfect nest (overridden by -tile-size)
        tile_sizes: Vec<u32> = Vec::new(),
    } => loop_tile;
}

fn loop_tile(o: &LoopTile, pass: &mut PassContext<'_>) -> Result {
    if o.tile_size == 0 && o.tile_sizes.contains(&0) {
        let message = "Invalid option: 'tile-sizes' should be greater than 0";
        return Err(pass.ctx().error(Loc::UNKNOWN, message).emit());
    }
    if pass.body.is_nested(pass.op) {
        o.run(pass.body, pass.op);
    }
    Ok(())
}

/// The size of tiles if nothing else is known.
const DEFAULT_SIZE: u64 = 4;

impl LoopTile {
    /// Tiles the nests at the top level of a function.
    fn run(&self, outer: &mut Body, func: Op) {
        let b = outer.region_body(func);
        let nests: Vec<Vec<For>> = outermost_loops(b).into_iter().map(|root| perfect_nest(b, root)).collect();
        for nest in nests {
            self.tile(outer, func, &nest);
        }
    }

    fn tile(&self, outer: &mut Body, func: Op, nest: &[For]) -> Option<()> {
        let scope = Scope { body: outer, parent: None };
        let scope = Scope { body: outer.region_body(func), parent: Some((&scope, func)) };
        let b = scope.body;
        let order = required_order(b, nest);
        if order == Order::AsItIs {
            return None;
        }
        let sizes = self.sizes_of(&scope, nest);
        let stays = order == Order::OfIterations && sizes.iter().any(|&size| size > 1);
        if stays || nest.iter().any(|op| b.n_results(op.0) != 0) {
            return None;
        }
        if nest.len() > 1 && !footprint::is_hyper_rectangular(b, nest) {
            return None;
        }
        let bounds: Vec<[Bound; 2]> =
            nest.iter().map(|&op| independent_bounds(b, op, nest)).collect::<Option<_>>()?;
        let separates = self.separate && footprint::is_affine(b, nest);
        let b = outer.region_body_mut(func);
        let inner = tile_nest(b, nest, &bounds, &sizes)?;
        if separates {
            separate(b, &inner);
        }
        Some(())
    }

    fn sizes_of(&self, scope: &Scope<'_>, nest: &[For]) -> Vec<u64> {
        let b = scope.body;
        if self.tile_size != 0 {
            return vec![u64::from(self.tile_size); nest.len()];
        }
        if !self.tile_sizes.is_empty() {
            let mut sizes: Vec<u64> = self.tile_sizes.iter().map(|&size| u64::from(size)).collect();
            sizes.resize(nest.len(), DEFAULT_SIZE);
            return sizes;
        }
        if self.cache_size == 0 {
            return vec![1; nest.len()];
        }
        let bytes = match nest.first().map_or(Err(None), |&root| footprint::bytes(b, root)) {
            Ok(bytes) => bytes,
            Err(access) => {
                if let Some(access) = access {
                    scope.at(access).warning(footprint::NO_UNION).emit();
                }
                let mut sizes = vec![DEFAULT_SIZE; nest.len()];
                adjust_to_trip_counts(b, nest, &mut sizes);
                return sizes;
            }
        };
        let cache = self.cache_size.saturating_mul(1024);
        let excess = bytes.div_ceil(cache);
        if excess <= 1 {
            return vec![1; nest.len()];
        }
        let size = (excess as f64).powf(1.0 / nest.len() as f64).floor() as u64;
        let mut sizes = vec![size.max(1); nest.len()];
        let product = sizes.iter().skip(1).fold(1u64, |product, &size| product.saturating_mul(size));
        if let Some(last) = sizes.last_mut() {
            *last = (excess / product).max(1);
        }
        adjust_to_trip_counts(b, nest, &mut sizes);
        sizes
    }
}

/// Makes tile sizes divisors of the numbers of iterations, where those are known.
fn adjust_to_trip_counts(b: &Body, nest: &[For], sizes: &mut [u64]) {
    for (&op, size) in nest.iter().zip(sizes) {
        let Some(count) = trip_count(b, op) else { continue };
        if count > 1 && *size > count / 2 {
            *size = count / 2;
        }
        while !count.is_multiple_of(*size) {
            *size -= 1;
        }
    }
}

/// The order of iterations that dependences require.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    /// Tiles may be run one after the other.
    Any,
    /// Iterations have to stay in their order.
    OfIterations,
    /// Upstream does not tile, not even if the order stays.
    AsItIs,
}

/// Looks for dependences that point backwards in a loop, or may do so.
fn required_order(b: &Body, nest: &[For]) -> Order {
    let Some(root) = nest.first() else { return Order::Any };
    let accesses = Access::inside(b, root.0);
    // One loop keeps the order of its iterations when it is tiled.
    let mut order = match nest.len() > 1 && has_ordered_effects(b, *root, &accesses) {
        true => Order::OfIterations,
        false => Order::Any,
    };
    for depth in 1..=nest.len() + 1 {
        for (from, to) in accesses.iter().flat_map(|from| accesses.iter().map(move |to| (from, to))) {
            let distances = match depends_in_loops(b, from, to, depth, false) {
                Dependence::None => continue,
                Dependence::Some(distances) => distances,
                Dependence::Unknown => {
                    order = Order::OfIterations;
                    continue;
                }
            };
            let updates = from.map == to.map && from.operands == to.operands;
            for (least, greatest) in distances.into_iter().take(nest.len()) {
                if greatest.is_some_and(|greatest| greatest < 0) && least != greatest {
                    return Order::AsItIs;
                }
                // Updates of one element are taken for reductions, whose order is free.
                if !updates && least.is_none_or(|least| least < 0) {
                    order = Order::OfIterations;
                }
            }
        }
    }
    order
}

/// The bounds of a loop without induction variables of its nest, which the loops over tiles do not have. `None` if a bound
/// depends on one.
fn independent_bounds(b: &Body, op: For, nest: &[For]) -> Option<[Bound; 2]> {
    let ivs: SmallVec<[Value; 4]> = nest.iter().filter_map(|op| op.induction_variable(b)).collect();
    let depends = |(_, operands): &Bound| operands.iter().any(|operand| ivs.contains(operand));
    let mut bounds = [op.lower_bound(b)?, op.upper_bound(b)?];
    for bound in bounds.iter_mut().filter(|bound| depends(bound)) {
        compose(b, &mut bound.0, &mut bound.1);
        canonicalize(b, &mut bound.0, &mut bound.1);
        if depends(bound) {
            return None;
        }
    }
    Some(bounds)
}

/// Whether a loop has effects that dependences between affine accesses do not show: output, calls, and accesses of memory
/// by other operations. What unregistered operations do is unknown, and they are tiled as upstream does.
pub(super) fn has_ordered_effects(b: &Body, root: For, accesses: &[Access]) -> bool {
    let stores = accesses.iter().any(|access| access.stored.is_some());
    let mut ordered = false;
    b.walk_from(root.0, &mut |op| {
        let def = b.def(op);
        if !def.registered || !def.regions.is_empty() || Access::of(b, op).is_some() {
            return;
        }
        let effects = effects_of(b, op).unwrap_or(Effects::WRITE);
        let changes = effects.any(Effects::WRITE.and(Effects::FREE));
        ordered |= changes || stores && effects.any(Effects::READ);
    });
    ordered
}

/// Replaces a nest by loops over tiles and, in them, loops within tiles, which it returns.
fn tile_nest(b: &mut Body, nest: &[For], bounds: &[[Bound; 2]], sizes: &[u64]) -> Option<Vec<For>> {
    let ctx = b.ctx().clone();
    let (&root, &innermost) = (nest.first()?, nest.last()?);
    let widths: Vec<i64> = nest
        .iter()
        .zip(sizes)
        .map(|(op, &size)| i64::try_from(size).ok()?.checked_mul(op.step(b)?).filter(|&width| width > 0))
        .collect::<Option<_>>()?;
    let loc = b.loc(root.0);
    let old_block = b.entry_block(innermost.body(b))?;
    let mut builder = Builder::before(b, root.0);
    builder.set_loc(loc);
    let mut new: Vec<For> = Vec::new();
    for _ in 0..2 * nest.len() {
        let (op, block) = empty_loop(&mut builder);
        new.push(op);
        builder.set_start(block);
    }
    let end = new.last().and_then(|op| b.entry_block(op.body(b))).and_then(|block| b.last_op(block))?;
    move_ops(b, old_block, end);
    let (outer, inner) = new.split_at(nest.len());
    for ((((&old, &tile), &point), bounds), (&size, &width)) in
        nest.iter().zip(outer).zip(inner).zip(bounds).zip(sizes.iter().zip(&widths))
    {
        let [lower, upper] = bounds;
        let step = old.step(b)?;
        tile.set_bounds(b, lower, upper);
        set_step(b, tile, width);
        set_step(b, point, step);
        let tile_iv = tile.induction_variable(b)?;
        let count = trip_count(b, old).and_then(|count| i64::try_from(count).ok());
        let shifted = |d: u32, by: i64| {
            let by = AffineExpr::constant(&ctx, by);
            AffineExpr::binary(&ctx, AffineOp::Add, AffineExpr::dim(&ctx, d), by)
        };
        let identity = AffineMap::identity(&ctx, 1);
        let only_tile_iv = Operands::from_slice(&[tile_iv]);
        let end = match count {
            Some(count) if (count as u64) < size => {
                (AffineMap::new(1, 0, &[shifted(0, count.wrapping_mul(step))]), only_tile_iv.clone())
            }
            _ if !trip_count_divisor(b, old).is_multiple_of(size) => {
                let (map, operands) = upper;
                let (dims, syms) = split_operands(map, operands);
                let results: Vec<AffineExpr> =
                    core::iter::once(shifted(map.n_dims, width)).chain(map.results.iter().copied()).collect();
                let map = AffineMap::new(map.n_dims + 1, map.n_syms, &results);
                (map, [dims, &[tile_iv], syms].concat().into())
            }
            _ => (AffineMap::new(1, 0, &[shifted(0, width)]), only_tile_iv.clone()),
        };
        point.set_bounds(b, &(identity, only_tile_iv), &end);
        let (old_iv, new_iv) = (old.induction_variable(b)?, point.induction_variable(b)?);
        b.replace_all_uses(old_iv, new_iv);
    }
    b.erase(root.0);
    Some(inner.to_vec())
}

/// Puts the loops within tiles under the condition that the tile is complete, where they need no other bounds.
fn separate(b: &mut Body, nest: &[For]) -> Option<()> {
    let ctx = b.ctx().clone();
    let root = *nest.first()?;
    let mut constraints: SmallVec<[(AffineExpr, bool); 2]> = SmallVec::new();
    let inputs = Inputs::of_loops(b, nest);
    // Induction variables of the nest itself cancel each other out.
    let inputs: Vec<Value> = inputs.ivs.iter().skip(nest.len()).chain(&inputs.symbols).copied().collect();
    let input = |value: &Value| {
        let at = inputs.iter().position(|input| input == value)?;
        Some(AffineExpr::dim(&ctx, at as u32))
    };
    let mut full_ends = Vec::new();
    for op in nest {
        if op.step(b) != Some(1) {
            return None;
        }
        let (upper, operands) = op.upper_bound(b)?;
        let (mut composed, mut composed_operands) = (upper.clone(), operands.clone());
        compose(b, &mut composed, &mut composed_operands);
        let new: Vec<AffineExpr> = composed_operands.iter().map(input).collect::<Option<_>>()?;
        let (new_dims, new_syms) = new.split_at((composed.n_dims as usize).min(new.len()));
        let shifted = composed.replace(&ctx, new_dims, new_syms, 0, 0);
        // The first result is the end of a complete tile.
        let (&end, others) = shifted.results.split_first()?;
        for &other in others {
            let difference = AffineExpr::binary(&ctx, AffineOp::Add, other, AffineExpr::neg(&ctx, end));
            constraints.push((difference, false));
        }
        full_ends.push((AffineMap { results: SmallVec::from_slice(&upper.results[..1]), ..upper }, operands));
    }
    if constraints.is_empty() {
        constraints.push((AffineExpr::constant(&ctx, 0), true));
    }
    let set = IntegerSet { n_dims: inputs.len() as u32, n_syms: 0, constraints };
    let mut map = set.map();
    let mut operands: Operands = inputs.into();
    canonicalize(b, &mut map, &mut operands);
    let map = terrace_ir::affine::simplify_map(&ctx, &map);
    let set = set.with_map(&map);
    // Ends that are quotients, remainders or products of inputs are not separated.
    if system_of_set(&ctx, &set)?.n_vars > set.map().n_inputs() {
        return None;
    }
    let set = simplify_set(&ctx, &set).attr(&ctx);
    let mut builder = Builder::before(b, root.0);
    let if_op = If::build(&mut builder, &[], set, &operands);
    let mut blocks = Vec::new();
    for i in 0..2 {
        let block = builder.add_block(if_op.0, i, &[]);
        builder.set_end(block);
        Yield::build(&mut builder, &[]);
        blocks.push(block);
    }
    let mut mapping = Mapping::default();
    let clone = b.clone_op(root.0, &mut mapping);
    let &[full, partial] = blocks.as_slice() else { return None };
    b.prepend(clone, full);
    b.detach(root.0);
    b.prepend(root.0, partial);
    let copies = perfect_nest(b, b.as_::<For>(clone)?);
    for (copy, (end, operands)) in copies.into_iter().zip(full_ends) {
        let (mut end, mut operands): (AffineMap, Operands) =
            (end, operands.iter().map(|&value| mapping.value(value)).collect());
        canonicalize(b, &mut end, &mut operands);
        let lower = copy.lower_bound(b)?;
        copy.set_bounds(b, &lower, &(end, operands));
    }
    Some(())
}
