//! The loop nest of a structured operation on buffers: its loops, and which of them the accesses of each operand use.

use super::payload::{Payload, spread};
use crate::prelude::*;
use terrace_linalg::linalg::IteratorType;
use terrace_linalg::linalg::structured::{
    Iterators, Maps, indexing_maps, is_structured, iterators, loop_sources, shape_of,
};
use terrace_memory::index_list::Index;

/// A value for each loop.
pub(super) type Ivs = SmallVec<[Value; 8]>;

/// The loop nest of a structured operation that reduces to one buffer.
pub(super) struct Nest {
    /// The operands; the last one is the output.
    pub(super) operands: SmallVec<[Value; 4]>,
    pub(super) iterators: Iterators,
    pub(super) payload: Payload,
    maps: Maps,
    /// For each operand, which loops its subscripts use.
    uses: SmallVec<[SmallVec<[bool; 16]>; 4]>,
    /// For each loop, the operand and the dimension that have its extent.
    sources: SmallVec<[(usize, usize); 8]>,
}

impl Nest {
    /// The nest of an operation; `None` if it is no reduction of buffers to one other buffer, each element of which is
    /// one of the parallel loops' iterations.
    pub(super) fn of(b: &Body, op: Op) -> Option<Self> {
        if !is_structured(b.def(op)) || b.n_results(op) != 0 {
            return None;
        }
        let ctx = b.ctx();
        let (maps, iterators) = (indexing_maps(b, op), iterators(b, op));
        let sources = loop_sources(ctx, &maps, iterators.len())?;
        let operands: SmallVec<[Value; 4]> = b.operands(op).iter().collect();
        let (first, end) = b.init_range(op);
        let (&output, inputs) = operands.split_last()?;
        let is_accessed = |value: &Value| !b.ty(*value).is_tensor(ctx);
        let is_fit = end == operands.len()
            && first + 1 == end
            && maps.len() == end
            && b.ty(output).is::<MemRefType>(ctx)
            && !inputs.contains(&output)
            && operands.iter().all(is_accessed)
            && iterators.contains(&IteratorType::Reduction);
        if !is_fit {
            return None;
        }
        let uses: SmallVec<[_; 4]> = maps.iter().map(|map| map.used(ctx)).collect();
        let payload = Payload::of(b, op)?;
        let nest = Self { operands, iterators, payload, maps, uses, sources };
        let at_output = nest.maps.last()?;
        let mut seen: SmallVec<[u32; 8]> = SmallVec::new();
        for expr in &at_output.results {
            let AffineNode::Dim(at) = expr.node(ctx) else { return None };
            if !nest.is_parallel(at as usize) || seen.contains(&at) {
                return None;
            }
            seen.push(at);
        }
        (0..nest.iterators.len())
            .all(|at| nest.uses(nest.output(), at) == nest.is_parallel(at))
            .then_some(nest)
    }

    /// The output's position among the operands.
    pub(super) fn output(&self) -> usize {
        self.operands.len() - 1
    }

    /// Whether a loop is parallel.
    pub(super) fn is_parallel(&self, at: usize) -> bool {
        self.iterators.get(at) == Some(&IteratorType::Parallel)
    }

    /// The parallel loops or those that reduce.
    pub(super) fn loops(&self, are_parallel: bool) -> impl DoubleEndedIterator<Item = usize> + '_ {
        (0..self.iterators.len()).filter(move |&at| self.is_parallel(at) == are_parallel)
    }

    /// Whether the subscripts of an operand use a loop.
    pub(super) fn uses(&self, operand: usize, at: usize) -> bool {
        self.uses[operand].get(at).copied().unwrap_or(false)
    }

    /// The inputs whose elements the payload reads.
    pub(super) fn inputs(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.output()).filter(|&input| self.payload.reads(input))
    }

    /// The type of an operand's elements.
    pub(super) fn element(&self, b: &Body, operand: usize) -> Type {
        b.ty(self.operands[operand]).element_or_self(b.ctx())
    }

    /// The loop that the output's last subscript is.
    pub(super) fn innermost(&self, ctx: &Context) -> Option<usize> {
        match self.maps[self.output()].results.last()?.node(ctx) {
            AffineNode::Dim(at) => Some(at as usize),
            _ => None,
        }
    }

    /// The static extent of a loop.
    pub(super) fn static_extent(&self, b: &Body, at: usize) -> Option<i64> {
        let (operand, dim) = self.sources[at];
        shape_of(b.ctx(), b.ty(self.operands[operand])).get(dim).copied().filter(|&extent| extent != DYNAMIC)
    }

    /// The extent of a loop.
    pub(super) fn extent(&self, b: &mut Builder<'_>, at: usize) -> Index {
        if let Some(extent) = self.static_extent(b, at) {
            return Index::Static(extent);
        }
        let (operand, dim) = self.sources[at];
        let dim = arith::Constant::index(b, dim as i64);
        Index::Dynamic(memref::Dim::new(b, self.operands[operand], dim))
    }

    /// Whether successive iterations of a loop access elements of an operand that follow each other in memory, and can so
    /// be accessed as a vector.
    pub(super) fn is_contiguous(&self, b: &Body, operand: usize, at: usize) -> bool {
        let ctx = b.ctx();
        let Some(ty) = b.ty(self.operands[operand]).as_::<MemRefType>(ctx) else { return false };
        let has_unit_stride = strides_and_offset(ctx, ty)
            .is_some_and(|(strides, _)| strides.last().is_some_and(|&stride| stride == 1));
        let Some((&last, outer)) = self.maps[operand].results.split_last() else { return false };
        let uses = |exprs: &[AffineExpr]| {
            let map = AffineMap::new(self.maps[operand].n_dims, 0, exprs);
            map.used(ctx).get(at).copied().unwrap_or(false)
        };
        let is_loop = |expr: AffineExpr| matches!(expr.node(ctx), AffineNode::Dim(dim) if dim as usize == at);
        let advances_by_one = match last.node(ctx) {
            AffineNode::Binary(AffineOp::Add, x, y) => is_loop(x) && !uses(&[y]) || is_loop(y) && !uses(&[x]),
            _ => is_loop(last),
        };
        has_unit_stride && advances_by_one && !uses(outer) && lane_width(ctx, ty.elem).is_some()
    }

    /// The subscripts of an operand for these induction variables.
    fn subscripts(&self, b: &mut Builder<'_>, operand: usize, ivs: &Ivs) -> SmallVec<[Value; 8]> {
        let map = &self.maps[operand];
        let subscript = |&expr: &AffineExpr| {
            let map = AffineMap::new(map.n_dims, 0, &[expr]);
            affine::compose::apply_or_fold(b, &map, ivs)
        };
        map.results.iter().map(subscript).collect()
    }

    /// Reads an element, or the value of an operand that is no buffer.
    pub(super) fn load(&self, b: &mut Builder<'_>, operand: usize, ivs: &Ivs) -> Value {
        let value = self.operands[operand];
        if !b.ty(value).is_memref(b.ctx()) {
            return value;
        }
        let subscripts = self.subscripts(b, operand, ivs);
        memref::Load::new(b, value, &subscripts)
    }

    /// Reads the elements that a mask selects, or all elements of a vector; the others are zero.
    pub(super) fn load_vector(
        &self,
        b: &mut Builder<'_>,
        operand: usize,
        ivs: &Ivs,
        lanes: usize,
        mask: Option<Value>,
    ) -> Value {
        let ty = vector_of(b.ctx(), self.element(b, operand), lanes);
        let subscripts = self.subscripts(b, operand, ivs);
        let buffer = self.operands[operand];
        let Some(mask) = mask else { return vector::Load::new(b, ty, buffer, &subscripts) };
        let elem = ty.element_or_self(b.ctx());
        let zero = match elem.is_float(b.ctx()) {
            true => arith::Constant::float(b, elem, 0.0),
            false => arith::Constant::int(b, elem, 0),
        };
        let zero = spread(b, zero, lanes);
        vector::MaskedLoad::new(b, ty, buffer, &subscripts, mask, zero)
    }

    /// Writes an element, or the elements of a vector that a mask selects, or all, to the output.
    pub(super) fn store(&self, b: &mut Builder<'_>, value: Value, ivs: &Ivs, mask: Option<Value>) {
        let subscripts = self.subscripts(b, self.output(), ivs);
        let output = self.operands[self.output()];
        match mask {
            Some(mask) => _ = vector::MaskedStore::build(b, output, &subscripts, mask, value),
            None if b.ty(value).is::<VectorType>(b.ctx()) => {
                vector::Store::build(b, value, output, &subscripts);
            }
            None => _ = memref::Store::build(b, value, output, &subscripts),
        }
    }
}

/// The vector of `lanes` elements, or the type of an element itself for one.
pub(super) fn vector_of(ctx: &Context, elem: Type, lanes: usize) -> Type {
    if lanes == 1 { elem } else { VectorType::get(ctx, &[lanes as i64], elem, &[]) }
}

/// The width of numbers that lie in memory as in vectors, one after another.
pub(super) fn lane_width(ctx: &Context, ty: Type) -> Option<u32> {
    let width = ty.bit_width(ctx)?;
    let is_fit = ty.signless_width(ctx).is_some() && width == 8 || [16, 32, 64].contains(&width);
    (is_fit && (ty.is_float(ctx) || ty.signless_width(ctx).is_some())).then_some(width)
}
