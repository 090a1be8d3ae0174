//! Operations of `vector` whose types and attributes depend on each other: transfers, masks, accesses, reductions and
//! reshapes.

use crate::function::Function;
use crate::guess::value_of;
use terrace::dialects::vector::{
    self, CombiningKind, CreateMask, Extract, Insert, Load, MaskedLoad, MaskedStore, Reduction, Store,
    TransferRead, TransferWrite, Transpose,
};
use terrace::ir::affine::{AffineExpr, AffineMap};
use terrace::ir::attrs::{ArrayAttr, DenseArrayAttr};
use terrace::ir::types::{MemRefType, RankedTensorType, VectorType};
use terrace::ir::{Attr, Block, Body, Builder, Loc, Type, Value};

impl Function<'_, '_> {
    /// Adds an operation of `vector` at the end of a block; its results join the values.
    pub fn add_vector_op(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        match self.rng.below(8) {
            0 | 1 => self.transfer(body, block, values, true),
            2 => self.transfer(body, block, values, false),
            3 => self.access(body, block, values),
            4 => self.reduction(body, block, values),
            5 => self.transpose(body, block, values),
            6 => self.row(body, block, values),
            _ => self.mask(body, block, values),
        }
    }

    /// A random value with a type that `of` accepts.
    fn pick_of(&mut self, body: &Body, values: &[Value], of: impl Fn(Type) -> bool) -> Option<Value> {
        let fit: Vec<Value> = values.iter().copied().filter(|&v| of(body.ty(v))).collect();
        self.rng.pick(&fit)
    }

    fn indices(&mut self, body: &Body, values: &[Value], n: usize) -> Option<Vec<Value>> {
        (0..n).map(|_| value_of(body, values, self.rng, Type::INDEX)).collect()
    }

    /// A transfer with a random map; now and then with a mask, whose dimensions are those of the memory in order.
    fn transfer(
        &mut self,
        body: &mut Body,
        block: Block,
        values: &mut Vec<Value>,
        is_read: bool,
    ) -> Option<()> {
        let ctx = self.ctx;
        let shaped = |ty: Type| {
            let memref = ty.as_::<MemRefType>(ctx).map(|m| (m.shape.len(), m.elem));
            memref.or_else(|| ty.as_::<RankedTensorType>(ctx).map(|t| (t.shape.len(), t.elem)))
        };
        let base = self.pick_of(body, values, |ty| shaped(ty).is_some_and(|(rank, _)| rank > 0))?;
        let (rank, elem) = shaped(body.ty(base))?;
        let result = Some(body.ty(base)).filter(|ty| ty.is::<RankedTensorType>(ctx));
        let scalar = value_of(body, values, self.rng, elem)?;
        let mut dims: Vec<usize> = (0..rank).collect();
        if self.rng.chance(40) {
            let at = self.rng.below(rank);
            dims.swap(0, at);
        }
        let n = 1 + self.rng.below(rank);
        let dims: Vec<Option<usize>> =
            dims[rank - n..].iter().map(|&dim| (!is_read || !self.rng.chance(15)).then_some(dim)).collect();
        let shape: Vec<i64> = dims.iter().map(|_| 1 + self.rng.below(4) as i64).collect();
        let in_bounds: Vec<Attr> =
            dims.iter().map(|dim| Attr::bool(dim.is_none() || self.rng.chance(40))).collect();
        let exprs: Vec<AffineExpr> = dims
            .iter()
            .map(|dim| match dim {
                Some(dim) => AffineExpr::dim(ctx, *dim as u32),
                None => AffineExpr::constant(ctx, 0),
            })
            .collect();
        let map = AffineMap::new(rank as u32, 0, &exprs).attr(ctx);
        let in_bounds = ArrayAttr::get(ctx, &in_bounds);
        let ty = VectorType::get(ctx, &shape, elem, &[]);
        let indices = self.indices(body, values, rank)?;
        let mut masked: Vec<(usize, i64)> =
            dims.iter().zip(&shape).filter_map(|(dim, &extent)| Some(((*dim)?, extent))).collect();
        // Upstream applies masks of maps with gaps or in another order to wrong dimensions.
        let is_ordered =
            masked.is_sorted() && masked.first().is_none_or(|(dim, _)| dim + masked.len() == rank);
        masked.sort_unstable();
        let bounds = self.indices(body, values, masked.len())?;
        let wants_mask = is_ordered && !masked.is_empty() && self.rng.chance(30);
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        let mask = wants_mask.then(|| {
            let shape: Vec<i64> = masked.iter().map(|&(_, extent)| extent).collect();
            CreateMask::new(&mut b, VectorType::get(ctx, &shape, Type::I1, &[]), &bounds)
        });
        if is_read {
            values.push(TransferRead::new(&mut b, ty, map, in_bounds, base, &indices, scalar, mask));
        } else {
            let value = vector::Broadcast::new(&mut b, ty, scalar);
            let write = TransferWrite::build(&mut b, result, map, in_bounds, value, base, &indices, mask);
            values.push(value);
            values.extend(body.results(write.0));
        }
        Some(())
    }

    /// A load or store, with a mask or without.
    fn access(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let ctx = self.ctx;
        let base = self.pick_of(body, values, |ty| {
            ty.as_::<MemRefType>(ctx).is_some_and(|m| !m.shape.is_empty() && m.layout.is_none())
        })?;
        let memref = body.ty(base).as_::<MemRefType>(ctx)?;
        let indices = self.indices(body, values, memref.shape.len())?;
        let scalar = value_of(body, values, self.rng, memref.elem)?;
        let bound = value_of(body, values, self.rng, Type::INDEX)?;
        let ty = VectorType::get(ctx, &[4], memref.elem, &[]);
        let mask = VectorType::get(ctx, &[4], Type::I1, &[]);
        let which = self.rng.below(4);
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        let value = vector::Broadcast::new(&mut b, ty, scalar);
        let mask = CreateMask::new(&mut b, mask, &[bound]);
        values.push(match which {
            0 => Load::new(&mut b, ty, base, &indices),
            1 => MaskedLoad::new(&mut b, ty, base, &indices, mask, value),
            2 => {
                Store::build(&mut b, value, base, &indices);
                value
            }
            _ => {
                MaskedStore::build(&mut b, base, &indices, mask, value);
                value
            }
        });
        Some(())
    }

    fn reduction(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        use CombiningKind as K;
        let ctx = self.ctx;
        let source = self.pick_of(body, values, |ty| {
            ty.as_::<VectorType>(ctx)
                .is_some_and(|v| v.shape.len() == 1 && matches!(v.elem, Type::I32 | Type::F32 | Type::F64))
        })?;
        let elem = body.ty(source).element_or_self(ctx);
        let kind = match elem {
            Type::I32 => {
                self.rng.pick(&[K::Add, K::Mul, K::And, K::Or, K::Xor, K::MinSI, K::MaxUI, K::MaxSI])
            }
            _ => self.rng.pick(&[K::Add, K::Mul, K::MinNumF, K::MaximumF]),
        }?;
        let acc = value_of(body, values, self.rng, elem).filter(|_| self.rng.chance(50));
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        values.push(Reduction::new(&mut b, elem, kind, source, acc));
        Some(())
    }

    fn transpose(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let ctx = self.ctx;
        let is_matrix = |ty: Type| ty.as_::<VectorType>(ctx).is_some_and(|v| v.shape.len() == 2);
        let source = self.pick_of(body, values, is_matrix)?;
        let ty = body.ty(source).as_::<VectorType>(ctx)?;
        let result = VectorType::get(ctx, &[ty.shape[1], ty.shape[0]], ty.elem, &[]);
        let order = DenseArrayAttr::of_i64s(ctx, &[1, 0]);
        values.push(Transpose::new(&mut Builder::at_end(body, block, Loc::UNKNOWN), result, order, source));
        Some(())
    }

    /// Extracts a row or an element, and inserts it in another place.
    fn row(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let ctx = self.ctx;
        let has_rows = |ty: Type| ty.as_::<VectorType>(ctx).is_some_and(|v| !v.shape.is_empty());
        let source = self.pick_of(body, values, has_rows)?;
        let ty = body.ty(source).as_::<VectorType>(ctx)?;
        let n = usize::try_from(ty.shape[0]).ok()?;
        let (from, to) = (self.rng.below(n) as i64, self.rng.below(n) as i64);
        let row = match ty.shape.len() {
            1 => ty.elem,
            _ => VectorType::get(ctx, &ty.shape[1..], ty.elem, &[]),
        };
        let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
        let row = Extract::new(&mut b, row, DenseArrayAttr::of_i64s(ctx, &[from]), source, &[]);
        let all = Insert::new(&mut b, DenseArrayAttr::of_i64s(ctx, &[to]), row, source, &[]);
        values.extend([row, all]);
        Some(())
    }

    fn mask(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) -> Option<()> {
        let n = 1 + self.rng.below(2);
        let bounds = self.indices(body, values, n)?;
        let shape: &[i64] = if n == 1 { &[4] } else { &[2, 3] };
        let ty = VectorType::get(self.ctx, shape, Type::I1, &[]);
        values.push(CreateMask::new(&mut Builder::at_end(body, block, Loc::UNKNOWN), ty, &bounds));
        Some(())
    }
}
