//! `linalg-specialize-generic-ops`: a `linalg.generic` that computes what a named operation does becomes that one.

use super::unfold_permutation;
use crate::linalg::attrs::{ElementwiseKind, IteratorType, TypeFn, elements};
use crate::linalg::contraction::{loops, maps_of_contraction};
use crate::linalg::convolution::CONVOLUTIONS;
use crate::linalg::instantiate;
use crate::linalg::recognize::is_payload;
use crate::linalg::structured::{
    Iterators, Maps, Named, Payload, indexing_maps, is_permutation, iterators, payload_block,
};
use crate::linalg::{
    Add, BatchMatmul, Broadcast, Copy, Div, Exp, Fill, Generic, Matmul, Mul, Sub, Transpose, Yield,
};
use crate::prelude::*;
use greedy::Pattern;
use terrace_base::complex;

passes! {
    /// Convert generic ops back to named ops.
    ///
    /// Inputs that are transposed or broadcast become results of `linalg.transpose` and `linalg.broadcast` first.
    SpecializeGenericOps("LinalgSpecializeGenericOpsPass") = "linalg-specialize-generic-ops" on(Anchor::Any)
        => specialize_generic_ops;
}

fn specialize_generic_ops(_: &SpecializeGenericOps, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, Patterns::new().add(PATTERNS).add(unfold_permutation::PATTERNS))
}

/// The patterns (`populateLinalgGenericOpsSpecializationPatterns`).
pub(super) static PATTERNS: &[Pattern] = rewrites![Generic => specialize];

/// The named operation that a generic one is.
struct Form {
    def: &'static OpDef,
    attrs: SmallVec<[(&'static str, Attr); 2]>,
    inputs: SmallVec<[Value; 4]>,
}

fn specialize(op: Generic, rw: &mut Rewriter<'_>) -> Option<()> {
    let outputs = op.outputs(rw).to_vec();
    let form = Candidate::of(rw, op)?.form()?;
    let new = instantiate::build(rw, form.def, &form.attrs, &form.inputs, &outputs)?;
    let results = rw.results(new).to_vec();
    rw.replace(op.0, &results);
    Some(())
}

/// A generic operation, and what all forms ask of it.
struct Candidate<'a> {
    b: &'a Body,
    op: Generic,
    inputs: SmallVec<[Value; 4]>,
    maps: Maps,
    iterators: Iterators,
    block: Block,
}

impl<'a> Candidate<'a> {
    fn of(b: &'a Body, op: Generic) -> Option<Self> {
        if op.outputs(b).len() != 1 {
            return None;
        }
        let inputs = SmallVec::from_slice(&op.inputs(b).to_vec());
        let (maps, iterators) = (indexing_maps(b, op.0), iterators(b, op.0));
        Some(Self { b, op, inputs, maps, iterators, block: payload_block(b, op.0)? })
    }

    fn form(&self) -> Option<Form> {
        let is_parallel = self.iterators.iter().all(|&iterator| iterator == IteratorType::Parallel);
        if is_parallel {
            return self.moved().or_else(|| self.elementwise());
        }
        match maps_of_contraction(self.b, self.op.0) {
            Some(_) => self.matmul(),
            None => CONVOLUTIONS.iter().find_map(|named| self.convolution(named)),
        }
    }

    fn form_of(&self, def: &'static OpDef, attrs: &[(&'static str, Attr)]) -> Form {
        Form { def, attrs: SmallVec::from_slice(attrs), inputs: self.inputs.clone() }
    }

    fn yields(&self, payload: Payload, cast: TypeFn) -> bool {
        is_payload(self.b, self.block, payload, cast, self.b.args(self.block))
    }

    fn is_identity(&self, map: &AffineMap) -> bool {
        *map == AffineMap::identity(self.b.ctx(), map.n_dims)
    }

    /// An operation that computes nothing: `linalg.copy`, `fill`, `broadcast` or `transpose`.
    fn moved(&self) -> Option<Form> {
        let ctx = self.b.ctx();
        let output = self.maps.last()?;
        let subscripts = |map: &AffineMap| {
            let dim = |expr: &AffineExpr| match expr.node(ctx) {
                AffineNode::Dim(dim) => Some(i64::from(dim)),
                _ => None,
            };
            map.results.iter().map(dim).collect::<Option<SmallVec<[i64; 8]>>>()
        };
        if let Some(value) = self.constant().filter(|_| is_permutation(ctx, output)) {
            return Some(Form { inputs: smallvec![value], ..self.form_of(Fill::DEF, &[]) });
        }
        let (&[source], [input, _]) = (&self.inputs[..], &self.maps[..]) else { return None };
        let is_only_yield = self.b.first_op(self.block) == self.b.last_op(self.block);
        if !is_only_yield || !self.yields(Payload::Fill, TypeFn::Signed) {
            return None;
        }
        let ty = self.b.ty(source);
        if self.is_identity(input) && self.is_identity(output) {
            return Some(self.form_of(Copy::DEF, &[]));
        }
        if ty.as_shaped(ctx).is_none() {
            return is_permutation(ctx, output).then(|| self.form_of(Fill::DEF, &[]));
        }
        if !self.is_identity(output) {
            return None;
        }
        let has_shape = ty.is::<MemRefType>(ctx) || ty.is::<RankedTensorType>(ctx);
        let dims = subscripts(input).filter(|_| has_shape)?;
        let array = |dims: &[i64]| DenseArrayAttr::of_i64s(ctx, dims);
        if dims.len() < input.n_dims as usize && dims.is_sorted_by(|a, b| a < b) {
            let added: SmallVec<[i64; 8]> =
                (0..i64::from(input.n_dims)).filter(|dim| !dims.contains(dim)).collect();
            return Some(self.form_of(Broadcast::DEF, &[("dimensions", array(&added))]));
        }
        if !is_permutation(ctx, input) {
            return None;
        }
        let mut permutation: SmallVec<[i64; 8]> = SmallVec::from_elem(0, dims.len());
        for (at, &dim) in dims.iter().enumerate() {
            *permutation.get_mut(usize::try_from(dim).ok()?)? = at as i64;
        }
        Some(self.form_of(Transpose::DEF, &[("permutation", array(&permutation))]))
    }

    /// The constant that all elements become, if there is no input.
    fn constant(&self) -> Option<Value> {
        let end = self.b.as_::<Yield>(self.b.first_op(self.block)?)?;
        let value = end.values(self.b).first()?;
        let is_constant = self.b.def_as::<arith::Constant>(value).is_some()
            || self.b.def_as::<complex::Constant>(value).is_some();
        (self.inputs.is_empty() && is_constant).then_some(value)
    }

    /// One function of one or two inputs.
    fn elementwise(&self) -> Option<Form> {
        let args = self.b.args(self.block);
        if self.iterators.is_empty() || !self.maps.iter().all(|map| self.is_identity(map)) {
            return None;
        }
        let first = self.b.first_op(self.block)?;
        if self.b.next_op(first) != self.b.last_op(self.block) {
            return None;
        }
        let is = |kind: ElementwiseKind, args: &[Value]| {
            is_payload(self.b, self.block, Payload::Elementwise(kind), TypeFn::Signed, args)
        };
        match *args {
            [x, out] if is(ElementwiseKind::Exp, &[x, out]) => Some(self.form_of(Exp::DEF, &[])),
            [x, y, out] if self.b.ty(x).is_float(self.b.ctx()) => {
                const KINDS: [(ElementwiseKind, &OpDef); 4] = [
                    (ElementwiseKind::Add, Add::DEF),
                    (ElementwiseKind::Sub, Sub::DEF),
                    (ElementwiseKind::Mul, Mul::DEF),
                    (ElementwiseKind::Div, Div::DEF),
                ];
                let is_swapped = self.b.operands(first).first() == Some(y);
                let args = if is_swapped { [y, x, out] } else { [x, y, out] };
                let &(_, def) = KINDS.iter().find(|(kind, _)| is(*kind, &args))?;
                let mut form = self.form_of(def, &[]);
                if is_swapped {
                    form.inputs.reverse();
                }
                Some(form)
            }
            _ => None,
        }
    }

    /// `linalg.matmul` or `linalg.batch_matmul`, perhaps of a transposed matrix.
    fn matmul(&self) -> Option<Form> {
        let ctx = self.b.ctx();
        // Upstream leaves sums of conjunctions as they are.
        if self.b.args(self.block).last().is_some_and(|&out| self.b.ty(out) == Type::I1) {
            return None;
        }
        let cast = [TypeFn::Signed, TypeFn::Unsigned]
            .into_iter()
            .find(|&cast| self.yields(Payload::MulAdd, cast))?;
        let loops = loops(self.b, self.op.0)?;
        let (&[m], &[n], &[k]) = (&loops.m[..], &loops.n[..], &loops.k[..]) else { return None };
        let n_batches = loops.batch.len();
        if n_batches > 1 || self.iterators.len() != n_batches + 3 {
            return None;
        }
        // Whether the matrix of a map is transposed; `None` if the map has other subscripts.
        let is_transposed = |map: &AffineMap, row: u32, col: u32| {
            let subscripts: SmallVec<[AffineNode; 4]> =
                map.results.iter().map(|expr| expr.node(ctx)).collect();
            let matrix = match (n_batches, &subscripts[..]) {
                (0, matrix) => matrix,
                (_, [AffineNode::Dim(0), matrix @ ..]) => matrix,
                _ => return None,
            };
            match *matrix {
                [AffineNode::Dim(a), AffineNode::Dim(b)] if [a, b] == [row, col] => Some(false),
                [AffineNode::Dim(a), AffineNode::Dim(b)] if [a, b] == [col, row] => Some(true),
                _ => None,
            }
        };
        let [lhs, rhs, out] = &self.maps[..] else { return None };
        let (lhs, rhs) = (is_transposed(lhs, m, k)?, is_transposed(rhs, k, n)?);
        if is_transposed(out, m, n)? || lhs && rhs {
            return None;
        }
        let batch = n_batches as u32;
        let map = |row: u32, col: u32, is_transposed: bool| {
            let matrix = if is_transposed { [col, row] } else { [row, col] };
            let dims = (0..batch).chain(matrix.map(|at| at + batch));
            let results: SmallVec<[AffineExpr; 4]> = dims.map(|dim| AffineExpr::dim(ctx, dim)).collect();
            AffineMap { n_dims: batch + 3, n_syms: 0, results }.attr(ctx)
        };
        let maps = [map(0, 2, lhs), map(2, 1, rhs), map(0, 1, false)];
        let mut form = self.form_of(if n_batches == 0 { Matmul::DEF } else { BatchMatmul::DEF }, &[]);
        form.attrs.push(("indexing_maps", ArrayAttr::get(ctx, &maps)));
        if cast == TypeFn::Unsigned {
            form.attrs.push(("cast", TypeFn::encode(ctx, cast)));
        }
        Some(form)
    }

    /// A convolution or pooling, if maps and payload are its own for some strides and dilations.
    fn convolution(&self, named: &'static Named) -> Option<Form> {
        let ctx = self.b.ctx();
        if named.n_operands() != self.maps.len() || named.iterators() != self.iterators {
            return None;
        }
        let factors = named.factors_of(ctx, self.maps.first()?)?;
        let [strides, dilations] = factors.map(|factors| elements(ctx, &factors));
        if named.maps(ctx, Some(strides), Some(dilations)) != self.maps
            || !self.yields(named.payload, TypeFn::Signed)
        {
            return None;
        }
        match named.def.slot_of("strides") {
            Some(_) => Some(self.form_of(named.def, &[("strides", strides), ("dilations", dilations)])),
            None => (named.default_maps(ctx) == self.maps).then(|| self.form_of(named.def, &[])),
        }
    }
}
