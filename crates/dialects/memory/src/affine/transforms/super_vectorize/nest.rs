//! A nest of loops becomes one whose operations compute vectors.
//!
//! The new nest is built behind the old one, which stays as it is until all of the new one is there.

use super::super::parallelize::Reduction;
use super::candidates::{depends_on, parts};
use super::reduction::{neutral_vector, reduce};
use crate::affine::compose::Operands;
use crate::affine::{Apply, For, Load, Store, Yield};
use crate::prelude::*;
use crate::vector::{Broadcast, TransferRead, TransferWrite, bool_array};
use terrace_base::ub::Poison;
use terrace_ir::decl::builtin::is_vector_element;
use terrace_ir::diag::capture;
use terrace_ir::elements::splat;
use terrace_ir::verify::{VerifyOptions, verify_op};

/// A new loop each of whose iterations computes several ones of the old loop.
#[derive(Clone, Copy)]
pub(super) struct VectorLoop {
    /// The old loop.
    pub(super) scalar: For,
    /// The dimension of vectors that the iterations are.
    pub(super) dim: usize,
    /// The number of iterations that are left, if it was computed.
    pub(super) left: Option<Value>,
    /// The mask of the lanes that compute iterations, if there is one.
    pub(super) mask: Option<Value>,
}

/// Where operations go.
#[derive(Clone, Copy)]
pub(super) enum Place {
    After(Op),
    Before(Op),
    Start(Block),
}

/// A nest of loops that is vectorized.
pub(super) struct Nest<'b, 'a> {
    pub(super) b: Builder<'b>,
    /// The sizes of vectors.
    pub(super) sizes: &'a [i64],
    /// The outermost loop.
    root: Op,
    /// The loops that are vectorized, and their vector dimensions.
    dims: &'a FxHashMap<Op, usize>,
    /// The reductions of the outermost loop.
    reductions: &'a [Reduction],
    pub(super) loops: FxHashMap<Op, VectorLoop>,
    /// The vectors of values.
    vectors: FxHashMap<Value, Value>,
    /// The scalars that replace indices.
    scalars: FxHashMap<Value, Value>,
    /// The reduced results of the outermost loop.
    results: Vec<Value>,
}

impl<'b, 'a> Nest<'b, 'a> {
    pub(super) fn new(
        b: &'b mut Body,
        sizes: &'a [i64],
        root: Op,
        dims: &'a FxHashMap<Op, usize>,
        reductions: &'a [Reduction],
    ) -> Self {
        let (loops, vectors, scalars, results) = Default::default();
        Self { b: Builder::new(b), sizes, root, dims, reductions, loops, vectors, scalars, results }
    }

    /// Replaces the nest. `None` if it has an operation without a vector form; as in upstream, broadcasts of values from
    /// outside remain then.
    pub(super) fn vectorize(mut self) -> Option<()> {
        let root = self.root;
        let mut ops = Vec::new();
        self.b.walk_from(root, &mut |op| ops.push(op));
        let end = self.b.next_op(root)?;
        self.b.set_after(root);
        let is_done = ops.into_iter().all(|op| self.op(op).is_some());
        let b = self.b.body();
        if !is_done {
            while let Some(op) = b.prev_op(end).filter(|&op| op != root) {
                b.erase(op);
            }
            return None;
        }
        for (&old, &new) in b.results(root).to_vec().iter().zip(&self.results) {
            b.replace_all_uses(old, new);
        }
        b.erase(root);
        Some(())
    }

    /// The type of vectors of an element type.
    pub(super) fn vector_type(&self, elem: Type) -> Type {
        VectorType::fixed(self.b.ctx(), self.sizes, elem)
    }

    /// Builds operations at a location and, if one is given, at another place than the next ones.
    pub(super) fn build_at<R>(
        &mut self,
        place: Option<Place>,
        loc: Loc,
        build: impl FnOnce(&mut Self) -> R,
    ) -> R {
        let (old_point, old_loc) = (self.b.insert_point(), self.b.loc());
        match place {
            Some(Place::After(op)) => self.b.set_after(op),
            Some(Place::Before(op)) => self.b.set_before(op),
            Some(Place::Start(block)) => self.b.set_start(block),
            None => {}
        }
        self.b.set_loc(loc);
        let result = build(self);
        self.b.set_insert_point(old_point);
        self.b.set_loc(old_loc);
        result
    }

    /// Builds the vector form of an operation.
    fn op(&mut self, op: Op) -> Option<()> {
        let loc = self.b.body().loc(op);
        self.b.set_loc(loc);
        if let Some(load) = self.b.as_::<Load>(op) {
            self.load(load)
        } else if let Some(store) = self.b.as_::<Store>(op) {
            self.store(store)
        } else if let Some(for_op) = self.b.as_::<For>(op) {
            self.for_op(for_op)
        } else if self.b.is::<Yield>(op) {
            self.yield_op(op)
        } else if let Some(constant) = self.b.as_::<arith::Constant>(op) {
            self.constant(constant).map(|_| ())
        } else if let Some(apply) = self.b.as_::<Apply>(op) {
            self.apply(apply)
        } else {
            self.widen(op)
        }
    }

    /// The operation around the insertion point.
    fn parent(&self) -> Option<Op> {
        let block = match self.b.insert_point() {
            InsertPoint::Before(op) => self.b.block_of(op)?,
            InsertPoint::End(block) => block,
            InsertPoint::Detached => return None,
        };
        self.b.region_parent(self.b.region_of(block)?)
    }

    /// The operations around the insertion point, from the inside out.
    fn around(&self) -> impl Iterator<Item = Op> {
        core::iter::successors(self.parent(), |&op| self.b.parent_op(op))
    }

    /// The scalars that replace values, which the old nest must not define.
    fn scalars_of(&mut self, values: &[Value]) -> Option<Operands> {
        values.iter().map(|&value| self.scalar_of(value)).collect()
    }

    fn scalar_of(&mut self, value: Value) -> Option<Value> {
        if let Some(&scalar) = self.scalars.get(&value) {
            return Some(scalar);
        }
        if !self.b.is_defined_inside(value, self.root) {
            return Some(value);
        }
        // Upstream uses the constant of the old nest.
        let def = self.b.def_op(value).filter(|&def| self.b.is::<arith::Constant>(def))?;
        let attr = constant_of(&self.b, value)?;
        let loc = self.b.body().loc(def);
        Some(self.build_at(None, loc, |nest| arith::Constant::new(&mut nest.b, attr)))
    }

    /// The vector of a value: the one that is there already, or that of a constant or of a value that is the same in all lanes.
    fn vector_of(&mut self, value: Value) -> Option<Value> {
        if let Some(&vector) = self.vectors.get(&value) {
            let owner =
                self.b.def_block(vector).and_then(|block| self.b.region_parent(self.b.region_of(block)?));
            // Constants are in the loop that uses them first.
            if owner.is_none() || self.around().any(|op| Some(op) == owner) {
                return Some(vector);
            }
        }
        if let Some(constant) = self.b.def_as::<arith::Constant>(value) {
            return self.constant(constant);
        }
        self.is_uniform(value).then(|| self.broadcast(value))?
    }

    fn vectors_of(&mut self, values: &[Value]) -> Option<Operands> {
        values.iter().map(|&value| self.vector_of(value)).collect()
    }

    /// Whether a value is the same in all lanes.
    fn is_uniform(&self, value: Value) -> bool {
        let (b, ctx) = (&self.b, self.b.ctx());
        let owner = match b.value_def(value) {
            ValueDef::Arg(block, 0) => b.region_of(block).and_then(|region| b.region_parent(region)),
            _ => None,
        };
        if owner.is_some_and(|owner| b.is::<For>(owner) && !self.dims.contains_key(&owner)) {
            return true;
        }
        let ty = b.ty(value);
        let is_number = ty.is_index() || ty.as_int(ctx).is_some() || ty.is_float(ctx);
        is_number && !b.is_defined_inside(value, self.root)
    }

    /// Broadcasts a value, behind its definition.
    fn broadcast(&mut self, value: Value) -> Option<Value> {
        let scalar = self.scalars.get(&value).copied().unwrap_or(value);
        let (loc, ty) = (self.b.value_loc(value), self.vector_type(self.b.ty(value)));
        let place = match self.b.value_def(scalar) {
            ValueDef::Result(def, _) => Place::After(def),
            ValueDef::Arg(block, _) => Place::Start(block),
        };
        let vector = self.build_at(Some(place), loc, |nest| Broadcast::new(&mut nest.b, ty, scalar));
        self.vectors.insert(value, vector);
        Some(vector)
    }

    /// A constant vector, at the start of the innermost vectorized loop.
    fn constant(&mut self, constant: arith::Constant) -> Option<Value> {
        let value = constant.result(&self.b);
        let elem = self.b.ty(value);
        if !is_vector_element(self.b.ctx(), elem) {
            return None;
        }
        let attr = splat(self.b.ctx(), self.vector_type(elem), constant.value(&self.b)?)?;
        let owner = self.around().find(|op| self.loops.contains_key(op))?;
        let block = self.b.entry_block(self.b.as_::<For>(owner)?.body(&self.b))?;
        let loc = self.b.body().loc(constant.0);
        let place = Some(Place::Start(block));
        let vector = self.build_at(place, loc, |nest| arith::Constant::new(&mut nest.b, attr));
        self.vectors.insert(value, vector);
        Some(vector)
    }

    fn apply(&mut self, apply: Apply) -> Option<()> {
        let operands = apply.map_operands(&self.b).to_vec();
        if operands.iter().any(|operand| self.vectors.contains_key(operand)) {
            return None;
        }
        let operands = self.scalars_of(&operands)?;
        let map = apply.map(&self.b)?;
        let new = Apply::new(&mut self.b, Type::INDEX, map, &operands);
        self.scalars.insert(apply.result(&self.b), new);
        Some(())
    }

    /// The indices of a transfer instead of an access.
    fn indices(&mut self, access: Op, map: &AffineMap, operands: &[Value]) -> Option<Operands> {
        let ctx = self.b.ctx().clone();
        let operands = self.scalars_of(operands)?;
        if *map == AffineMap::identity(&ctx, map.results.len() as u32) {
            return Some(operands);
        }
        let is_apply = |&operand: &Value| self.b.def_as::<Apply>(operand).is_some();
        if self.b.is::<Load>(access) && operands.iter().any(is_apply) {
            return None;
        }
        let single = |&expr: &AffineExpr| AffineMap { results: smallvec![expr], ..map.clone() }.attr(&ctx);
        let indices =
            map.results.iter().map(|expr| Apply::new(&mut self.b, Type::INDEX, single(expr), &operands));
        Some(indices.collect())
    }

    /// The vectorized loops around the insertion point, and for each vector dimension the index that varies with it.
    fn permutation(&self, indices: &[Value]) -> Option<(Vec<(Op, VectorLoop)>, Vec<Option<u32>>)> {
        let loops: Vec<(Op, VectorLoop)> =
            self.around().filter_map(|op| Some((op, *self.loops.get(&op)?))).collect();
        let mut found: Vec<Option<u32>> = vec![None; self.sizes.len()];
        let mut is_around = vec![false; self.sizes.len()];
        for &(op, entry) in &loops {
            is_around[entry.dim] = true;
            let iv = self.b.as_::<For>(op)?.induction_variable(&self.b)?;
            for (at, &index) in (0..).zip(indices) {
                if !depends_on(&self.b, index, iv) {
                    continue;
                }
                if found.contains(&Some(at)) || found[entry.dim].is_some() {
                    return None;
                }
                found[entry.dim] = Some(at);
            }
        }
        is_around.iter().all(|&is| is).then_some((loops, found))
    }

    fn map_attr(&self, n_indices: usize, dims: &[Option<u32>]) -> Attr {
        let ctx = self.b.ctx();
        let expr = |dim: &Option<u32>| match *dim {
            Some(dim) => AffineExpr::dim(ctx, dim),
            None => AffineExpr::constant(ctx, 0),
        };
        let results: Vec<AffineExpr> = dims.iter().map(expr).collect();
        AffineMap::new(n_indices as u32, 0, &results).attr(ctx)
    }

    fn load(&mut self, load: Load) -> Option<()> {
        let (memref, map, operands) = parts(&self.b, load.0)?;
        let indices = self.indices(load.0, &map, &operands)?;
        let (_, dims) = self.permutation(&indices)?;
        let value = load.result(&self.b);
        let elem = self.b.ty(value);
        let padding = Poison::new(&mut self.b, elem);
        let (ty, map) = (self.vector_type(elem), self.map_attr(indices.len(), &dims));
        let in_bounds = bool_array(self.b.ctx(), dims.iter().map(|_| false));
        let vector = TransferRead::new(&mut self.b, ty, map, in_bounds, memref, &indices, padding, None);
        self.vectors.insert(value, vector);
        Some(())
    }

    fn store(&mut self, store: Store) -> Option<()> {
        let value = self.vector_of(store.value(&self.b))?;
        let (memref, map, operands) = parts(&self.b, store.0)?;
        let indices = self.indices(store.0, &map, &operands)?;
        let (loops, dims) = self.permutation(&indices)?;
        // Lanes of two loops in each other that are one vector dimension do not belong together.
        if loops.len() != dims.len() {
            return None;
        }
        // A store to one element in all lanes has no vector form.
        let written: Vec<u32> = dims.iter().copied().collect::<Option<_>>()?;
        let mask = self.store_mask(store, &loops, &written)?;
        let map = self.map_attr(indices.len(), &dims);
        let in_bounds = bool_array(self.b.ctx(), dims.iter().map(|_| false));
        TransferWrite::build(&mut self.b, None, map, in_bounds, value, memref, &indices, mask);
        Some(())
    }

    fn for_op(&mut self, op: For) -> Option<()> {
        let inits = op.inits(&self.b).to_vec();
        let dim = self.dims.get(&op.0).copied();
        let mut step = op.step(&self.b)?;
        let starts = match dim {
            None => self.vectors_of(&inits)?,
            Some(dim) => {
                if !inits.is_empty() && step != 1 {
                    return None;
                }
                step = step.checked_mul(*self.sizes.get(dim)?)?;
                self.neutral_vectors(&inits)?
            }
        };
        let types: Vec<Type> = starts.iter().map(|&start| self.b.ty(start)).collect();
        let lower_operands = op.lower_bound_operands(&self.b).to_vec();
        let upper_operands = op.upper_bound_operands(&self.b).to_vec();
        let (lower, upper) = (op.lower_bound_map(&self.b)?, op.upper_bound_map(&self.b)?);
        let lower_operands = self.scalars_of(&lower_operands)?;
        let upper_operands = self.scalars_of(&upper_operands)?;
        let b = &mut self.b;
        let new = For::build(b, &types, lower, upper, step, &lower_operands, &upper_operands, &starts);
        let args: Vec<Type> = core::iter::once(Type::INDEX).chain(types).collect();
        let block = b.add_block(new.0, 0, &args);
        let (old_args, new_args) = (b.entry_args(op.body(b)).to_vec(), b.args(block).to_vec());
        let locs = starts.iter().map(|&start| b.value_loc(start));
        let locs: Vec<Loc> = core::iter::once(b.loc()).chain(locs).collect();
        for (&arg, loc) in new_args.iter().zip(locs) {
            b.set_arg_loc(arg, loc);
        }
        self.scalars.insert(*old_args.first()?, *new_args.first()?);
        self.vectors.extend(old_args.into_iter().zip(new_args).skip(1));
        if let Some(dim) = dim {
            for (i, (reduction, &init)) in self.reductions.iter().zip(&inits).enumerate() {
                let vector = self.b.result(new.0, i);
                self.results.push(reduce(&mut self.b, reduction, vector, init)?);
            }
            self.loops.insert(new.0, VectorLoop { scalar: op, dim, left: None, mask: None });
            self.b.set_end(block);
            if !inits.is_empty() {
                self.mask_reductions(new.0)?;
            }
        } else {
            let (old, new) = (self.b.results(op.0).to_vec(), self.b.results(new.0).to_vec());
            self.vectors.extend(old.into_iter().zip(new));
            self.b.set_end(block);
        }
        Some(())
    }

    fn neutral_vectors(&mut self, inits: &[Value]) -> Option<Operands> {
        let mut vectors = Operands::new();
        for (reduction, &init) in self.reductions.iter().zip(inits) {
            let (loc, elem) = (self.b.value_loc(init), self.b.ty(init));
            let ty = self.vector_type(elem);
            vectors.push(self.build_at(None, loc, |nest| neutral_vector(&mut nest.b, reduction, elem, ty))?);
        }
        Some(vectors)
    }

    fn yield_op(&mut self, op: Op) -> Option<()> {
        let operands = self.b.operands(op).to_vec();
        let operands = self.vectors_of(&operands)?;
        Yield::build(&mut self.b, &operands);
        let parent = self.parent()?;
        if let Some(mask) = self.loops.get(&parent).and_then(|entry| entry.mask) {
            self.mask_combiners(self.b.as_::<For>(parent)?, mask, &operands)?;
        }
        self.b.set_after(parent);
        Some(())
    }

    /// Lets the lanes behind the last iteration combine neutral elements.
    fn mask_combiners(&mut self, op: For, mask: Value, yielded: &[Value]) -> Option<()> {
        let args = self.b.entry_args(op.body(&self.b)).to_vec();
        let inits = op.inits(&self.b).to_vec();
        for ((&value, &arg), &neutral) in yielded.iter().zip(args.get(1..)?).zip(&inits) {
            let combiner = self.b.def_op(value)?;
            let at = usize::from(self.b.operand(combiner, 0) == arg);
            let reduced = self.b.operand(combiner, at);
            let (loc, place) = (self.b.value_loc(reduced), Some(Place::Before(combiner)));
            let select = |nest: &mut Self| arith::Select::new(&mut nest.b, mask, reduced, neutral);
            let masked = self.build_at(place, loc, select);
            self.b.set_operand(combiner, at, masked);
        }
        Some(())
    }

    /// Builds an operation on vectors instead of scalars.
    fn widen(&mut self, op: Op) -> Option<()> {
        let operands = self.b.operands(op).to_vec();
        let operands = self.vectors_of(&operands)?;
        let mut state = OpState::new(self.b.def(op), self.b.loc());
        state.operands.extend(operands);
        let types: Vec<Type> = self.b.types(self.b.results(op)).collect();
        state.results.extend(types.into_iter().map(|ty| self.vector_type(ty)));
        state.slots.extend(self.b.slots(op).to_words());
        state.dict = self.b.dict(op);
        let new = self.b.create(state);
        // Upstream fails on operations that take no vectors.
        if !self.b.def(op).has(Trait::Vectorizable) && !is_valid(&self.b, new) {
            return None;
        }
        let (old, new) = (self.b.results(op).to_vec(), self.b.results(new).to_vec());
        self.vectors.extend(old.into_iter().zip(new));
        Some(())
    }
}

fn is_valid(b: &Body, op: Op) -> bool {
    let scope = Scope { body: b, parent: None };
    capture(|| verify_op(scope.at(op), VerifyOptions::default())).0.is_ok()
}
