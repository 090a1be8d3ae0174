//! Operations of `vector` on several dimensions: contractions, outer products, reductions, scans and slices; masked
//! operations, gathered and compressed accesses, and scalable vectors.

use crate::function::Function;
use crate::guess::value_of;
use terrace::dialects::vector::{
    self, CombiningKind as Kind, CompressStore, Contract, CreateMask, Deinterleave, ExpandLoad,
    ExtractStridedSlice, Gather, InsertStridedSlice, Interleave, IteratorType, MultiReduction, OuterProduct,
    ScalableExtract, ScalableInsert, Scan, Scatter, Shuffle,
};
use terrace::ir::affine::{AffineExpr, AffineMap};
use terrace::ir::attrs::{ArrayAttr, DenseArrayAttr, IntegerAttr};
use terrace::ir::decl::AttrType;
use terrace::ir::types::{MemRefType, VectorType};
use terrace::ir::{Attr, Block, Body, Builder, Context, Loc, Type, Value};

/// An array of 64-bit integers.
fn integers(ctx: &Context, values: &[i64]) -> Attr {
    let values: Vec<Attr> = values.iter().map(|&n| IntegerAttr::of_i64(ctx, Type::I64, n)).collect();
    ArrayAttr::get(ctx, &values)
}

/// The map from `n` dimensions to some of them.
fn projection(ctx: &Context, n: u32, dims: &[u32]) -> Attr {
    let exprs: Vec<AffineExpr> = dims.iter().map(|&dim| AffineExpr::dim(ctx, dim)).collect();
    AffineMap::new(n, 0, &exprs).attr(ctx)
}

impl Function<'_, '_> {
    /// Adds an operation at the end of a block; its results join the values.
    pub fn add_matrix_op(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        match self.rng.below(8) {
            0 | 1 => self.contract(body, block, values),
            2 => self.outer_product(body, block, values),
            3 => self.reduce_dims(body, block, values),
            4 => self.slice(body, block, values),
            5 => self.indexed_access(body, block, values),
            6 => self.lanes(body, block, values),
            _ => self.scalable(body, block, values),
        }
    }

    /// A value of a vector type, made from a scalar if there is none.
    fn vector_value(
        &mut self,
        body: &mut Body,
        block: Block,
        values: &[Value],
        shape: &[i64],
        elem: Type,
    ) -> Option<Value> {
        let ty = VectorType::get(self.ctx, shape, elem, &[]);
        if let Some(value) = value_of(body, values, self.rng, ty) {
            return Some(value);
        }
        let scalar = value_of(body, values, self.rng, elem)?;
        Some(vector::Broadcast::new(&mut Builder::at_end(body, block, Loc::UNKNOWN), ty, scalar))
    }

    /// A kind of combination for elements of a type; mostly sums.
    fn combining_kind(&mut self, ctx: &Context, elem: Type) -> Option<Kind> {
        let others: &[Kind] = match elem.is_float(ctx) {
            true => &[Kind::Mul, Kind::MinNumF, Kind::MaximumF, Kind::MinimumF],
            false => &[Kind::Mul, Kind::And, Kind::Or, Kind::Xor, Kind::MinSI, Kind::MaxUI],
        };
        if self.rng.chance(70) { Some(Kind::Add) } else { self.rng.pick(others) }
    }

    fn elem(&mut self) -> Option<Type> {
        self.rng.pick(&[Type::F32, Type::F32, Type::I32])
    }

    /// Moves an operation that was just created into a `vector.mask`.
    fn masked(b: &mut Builder<'_>, op: terrace::ir::Op, mask: Value) -> Vec<Value> {
        let results: Vec<Value> = b.results(op).iter().collect();
        let types: Vec<Type> = results.iter().map(|&value| b.ty(value)).collect();
        let around = vector::Mask::build(b, &types, mask, None);
        let block = b.add_block(around.0, 0, &[]);
        b.move_to_end(op, block);
        b.set_end(block);
        vector::Yield::build(b, &results);
        b.results(around.0).iter().collect()
    }

    /// A product of matrices, of a matrix and a vector, or of batches, in a random layout.
    fn contract(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let ctx = self.ctx;
        let elem = self.elem()?;
        let (lhs, rhs, acc, iterators): (&[u32], &[u32], &[u32], &[bool]) = match self.rng.below(4) {
            0 => (&[0, 1], &[1], &[0], &[false, true]),
            1 => (&[0, 1, 3], &[0, 3, 2], &[0, 1, 2], &[false, false, false, true]),
            _ => (&[0, 2], &[2, 1], &[0, 1], &[false, false, true]),
        };
        let mut maps = [lhs.to_vec(), rhs.to_vec(), acc.to_vec()];
        for map in &mut maps {
            if map.len() > 1 && self.rng.chance(30) {
                map.reverse();
            }
        }
        let extents: Vec<i64> = iterators.iter().map(|_| 1 + self.rng.below(4) as i64).collect();
        let shape = |map: &[u32]| -> Vec<i64> { map.iter().map(|&dim| extents[dim as usize]).collect() };
        let shapes = [shape(&maps[0]), shape(&maps[1]), shape(&maps[2])];
        let mut operands = Vec::new();
        for shape in &shapes {
            operands.push(self.vector_value(body, block, values, shape, elem)?);
        }
        let n = iterators.len() as u32;
        let map_attrs: Vec<Attr> = maps.iter().map(|map| projection(ctx, n, map)).collect();
        let iterator_attrs: Vec<Attr> = iterators
            .iter()
            .map(|&reduces| match reduces {
                true => IteratorType::encode(ctx, IteratorType::Reduction),
                false => IteratorType::encode(ctx, IteratorType::Parallel),
            })
            .collect();
        let is_masked = self.rng.chance(15);
        let bounds = extents
            .iter()
            .map(|_| value_of(body, values, self.rng, Type::INDEX))
            .collect::<Option<Vec<_>>>()?;
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        let mask = is_masked
            .then(|| CreateMask::new(&mut b, VectorType::get(ctx, &extents, Type::I1, &[]), &bounds));
        let ty = VectorType::get(ctx, &shapes[2], elem, &[]);
        let (maps, iterators) = (ArrayAttr::get(ctx, &map_attrs), ArrayAttr::get(ctx, &iterator_attrs));
        let op = Contract::build(&mut b, ty, maps, iterators, operands[0], operands[1], operands[2]);
        match mask {
            Some(mask) => values.extend(Self::masked(&mut b, op.0, mask)),
            None => values.extend(b.results(op.0).iter()),
        }
        Some(())
    }

    fn outer_product(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let ctx = self.ctx;
        let elem = self.elem()?;
        let (n, m) = (1 + self.rng.below(4) as i64, 1 + self.rng.below(4) as i64);
        let lhs = self.vector_value(body, block, values, &[n], elem)?;
        let is_matrix = self.rng.chance(80);
        let (rhs, shape) = match is_matrix {
            true => (self.vector_value(body, block, values, &[m], elem)?, vec![n, m]),
            false => (value_of(body, values, self.rng, elem)?, vec![n]),
        };
        // Upstream does not print the attributes of an operation without accumulator.
        let acc = match self.rng.chance(60) {
            true => Some(self.vector_value(body, block, values, &shape, elem)?),
            false => None,
        };
        let kind = self.combining_kind(ctx, elem)?;
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        let ty = VectorType::get(ctx, &shape, elem, &[]);
        let op = OuterProduct::build(&mut b, ty, lhs, rhs, acc);
        if acc.is_some() {
            b.set_slot(op.0, OuterProduct::SLOTS.kind, Some(Kind::encode(ctx, kind)));
        }
        values.extend(b.results(op.0).iter());
        Some(())
    }

    /// A reduction of some dimensions, masked now and then, or the partial sums along one.
    fn reduce_dims(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let ctx = self.ctx;
        let elem = self.elem()?;
        let rank = 2 + self.rng.below(2);
        let shape: Vec<i64> = (0..rank).map(|_| 1 + self.rng.below(4) as i64).collect();
        let source = self.vector_value(body, block, values, &shape, elem)?;
        let kind = self.combining_kind(ctx, elem)?;
        let is_scan = self.rng.chance(30);
        let first = self.rng.below(rank);
        let dims: Vec<usize> =
            (0..rank).filter(|&dim| dim == first || !is_scan && self.rng.chance(30)).collect();
        let kept: Vec<i64> =
            shape.iter().enumerate().filter(|(dim, _)| !dims.contains(dim)).map(|(_, &n)| n).collect();
        let acc = match kept.is_empty() {
            true => value_of(body, values, self.rng, elem)?,
            false => self.vector_value(body, block, values, &kept, elem)?,
        };
        let bounds = shape
            .iter()
            .map(|_| value_of(body, values, self.rng, Type::INDEX))
            .collect::<Option<Vec<_>>>()?;
        let (is_masked, inclusive) = (self.rng.chance(25), self.rng.chance(50));
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        if is_scan {
            let op = Scan::build(&mut b, kind, first as i64, inclusive, source, acc);
            values.extend(b.results(op.0).iter());
            return Some(());
        }
        let mask =
            is_masked.then(|| CreateMask::new(&mut b, VectorType::get(ctx, &shape, Type::I1, &[]), &bounds));
        let dims: Vec<i64> = dims.iter().map(|&dim| dim as i64).collect();
        let dims = DenseArrayAttr::of_i64s(ctx, &dims);
        let op = MultiReduction::build(&mut b, kind, dims, source, acc);
        match mask {
            Some(mask) => values.extend(Self::masked(&mut b, op.0, mask)),
            None => values.extend(b.results(op.0).iter()),
        }
        Some(())
    }

    /// Takes a slice, and inserts it at another offset.
    fn slice(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let ctx = self.ctx;
        let sources: Vec<Value> = values
            .iter()
            .copied()
            .filter(|&v| {
                body.ty(v).as_::<VectorType>(ctx).is_some_and(|ty| !ty.shape.is_empty() && !ty.any_scalable())
            })
            .collect();
        let source = self.rng.pick(&sources)?;
        let ty = body.ty(source).as_::<VectorType>(ctx)?;
        let n = 1 + self.rng.below(ty.shape.len());
        let (mut sizes, mut from, mut to) = (Vec::new(), Vec::new(), Vec::new());
        for &extent in &ty.shape[..n] {
            let size = 1 + self.rng.below(usize::try_from(extent).ok()?) as i64;
            let room = usize::try_from(extent - size + 1).ok()?;
            sizes.push(size);
            from.push(self.rng.below(room) as i64);
            to.push(self.rng.below(room) as i64);
        }
        let shape = [&sizes[..], &ty.shape[n..]].concat();
        to.resize(ty.shape.len(), 0);
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        let strides = integers(ctx, &vec![1; n]);
        let part_ty = VectorType::get(ctx, &shape, ty.elem, &[]);
        let part = ExtractStridedSlice::new(
            &mut b,
            part_ty,
            integers(ctx, &from),
            integers(ctx, &sizes),
            strides,
            source,
        );
        let strides = integers(ctx, &vec![1; ty.shape.len()]);
        let all = InsertStridedSlice::new(&mut b, integers(ctx, &to), strides, part, source);
        values.extend([part, all]);
        Some(())
    }

    /// A gather or scatter by indices, or an access to consecutive elements that a mask selects.
    fn indexed_access(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let ctx = self.ctx;
        let bases: Vec<Value> = values
            .iter()
            .copied()
            .filter(|&v| {
                body.ty(v).as_::<MemRefType>(ctx).is_some_and(|m| !m.shape.is_empty() && m.layout.is_none())
            })
            .collect();
        let base = self.rng.pick(&bases)?;
        let memref = body.ty(base).as_::<MemRefType>(ctx)?;
        let which = self.rng.below(4);
        let shape: &[i64] = if which < 2 && self.rng.chance(30) { &[2, 3] } else { &[4] };
        let at = memref
            .shape
            .iter()
            .map(|_| value_of(body, values, self.rng, Type::INDEX))
            .collect::<Option<Vec<_>>>()?;
        let value = self.vector_value(body, block, values, shape, memref.elem)?;
        let bounds = shape
            .iter()
            .map(|_| value_of(body, values, self.rng, Type::INDEX))
            .collect::<Option<Vec<_>>>()?;
        let index = self.rng.pick(&[Type::I32, Type::INDEX])?;
        let indices = self.vector_value(body, block, values, shape, index)?;
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        let mask = CreateMask::new(&mut b, VectorType::get(ctx, shape, Type::I1, &[]), &bounds);
        let ty = VectorType::get(ctx, shape, memref.elem, &[]);
        match which {
            0 => values.push(Gather::new(&mut b, ty, base, &at, indices, mask, value)),
            1 => {
                Scatter::build(&mut b, None, base, &at, indices, mask, value);
            }
            2 => values.push(ExpandLoad::new(&mut b, ty, base, &at, mask, value)),
            _ => {
                CompressStore::build(&mut b, base, &at, mask, value);
            }
        }
        Some(())
    }

    /// Interleaves, deinterleaves or shuffles the elements of vectors of one type.
    fn lanes(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let ctx = self.ctx;
        let elem = self.elem()?;
        let n = 2 * (1 + self.rng.below(3)) as i64;
        let shape: &[i64] = if self.rng.chance(30) { &[2, n] } else { &[n] };
        let (first, second) = (
            self.vector_value(body, block, values, shape, elem)?,
            self.vector_value(body, block, values, shape, elem)?,
        );
        let with_width = |n: i64| {
            let outer = &shape[..shape.len() - 1];
            VectorType::get(ctx, &[outer, &[n]].concat(), elem, &[])
        };
        let order: Vec<i64> =
            (0..1 + self.rng.below(5)).map(|_| self.rng.below(2 * shape[0] as usize) as i64).collect();
        let which = self.rng.below(3);
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        match which {
            0 => values.push(Interleave::new(&mut b, with_width(2 * n), first, second)),
            1 => {
                let half = with_width(n / 2);
                let parts = Deinterleave::build(&mut b, half, half, first);
                values.extend([parts.res1(&b), parts.res2(&b)]);
            }
            _ => values.push(Shuffle::new(&mut b, DenseArrayAttr::of_i64s(ctx, &order), first, second)),
        }
        Some(())
    }

    /// A scalable vector of a scalar, a part of it, or another one with a part replaced.
    fn scalable(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let ctx = self.ctx;
        let elem = self.elem()?;
        let scalar = value_of(body, values, self.rng, elem)?;
        let bound = value_of(body, values, self.rng, Type::INDEX)?;
        let part = self.vector_value(body, block, values, &[4], elem)?;
        let which = self.rng.below(4);
        let at = 4 * self.rng.below(2) as i64;
        let kind = self.combining_kind(ctx, elem)?;
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        let whole = VectorType::get(ctx, &[8], elem, &[1]);
        let value = vector::Broadcast::new(&mut b, whole, scalar);
        values.push(match which {
            0 => ScalableInsert::new(&mut b, at, part, value),
            1 => ScalableExtract::new(&mut b, VectorType::get(ctx, &[4], elem, &[]), at, value),
            2 => CreateMask::new(&mut b, VectorType::get(ctx, &[8], Type::I1, &[1]), &[bound]),
            _ => vector::Reduction::new(&mut b, elem, kind, value, None),
        });
        Some(())
    }
}
