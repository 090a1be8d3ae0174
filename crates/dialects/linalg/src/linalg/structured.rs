//! The common parts of structured operations: a loop nest with iterators, an affine map for each operand, and a payload that
//! computes one iteration.
//!
//! [`Named`] is the row of an operation whose maps and payload are fixed, in `named` and `convolution`. Text,
//! verification, generalization and loops ask [`indexing_maps`], [`iterators`] and the [`Payload`] only.

use super::attrs::{ElementwiseKind, IteratorType, TypeFn, element};
use super::convolution::CONVOLUTIONS;
use super::named::NAMED;
use super::{Broadcast, Contract, Elementwise, Generic, Map, Reduce, Transpose};
use crate::prelude::*;
use std::sync::OnceLock;
use terrace_ir::OpCode;
pub use terrace_memory::dims::shape_of;

/// The affine maps of the operands.
pub type Maps = SmallVec<[AffineMap; 4]>;
/// The iterators of the loops.
pub type Iterators = SmallVec<[IteratorType; 8]>;

/// The computation of one iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payload {
    /// A function of the inputs.
    Elementwise(ElementwiseKind),
    /// The input, converted to the element type of the output.
    Copy,
    /// The input.
    Fill,
    /// Pseudo-random numbers between two inputs, of a seed and the position.
    Random,
    /// The output plus the product of the inputs, which are converted first.
    MulAdd,
    /// [`Payload::MulAdd`] of inputs less their zero points, which are the third and the fourth input.
    QuantizedMulAdd,
    /// The output combined with the first input, which is converted first.
    Pool(ElementwiseKind, TypeFn),
}

/// The row of an operation with fixed maps.
pub struct Named {
    /// The operation.
    pub def: &'static OpDef,
    /// The computation.
    pub payload: Payload,
    /// The loops: a letter for each, groups of parallel and of reduction loops in turn, divided by `|`. Empty if all loops
    /// are parallel and are as many as the output has dimensions.
    pub loops: &'static str,
    /// The subscripts of each operand, by letters of loops: `n h+y w+x c, y x c f, n h w f`. The i-th sum `h+y` of an
    /// operand means `h * strides[i] + y * dilations[i]`.
    pub subscripts: &'static str,
}

impl Named {
    /// How many operands the operation has.
    pub fn n_operands(&self) -> usize {
        match self.payload {
            Payload::Elementwise(kind) => kind.arity() + 1,
            Payload::Copy | Payload::Fill => 2,
            _ => self.subscripts.split(',').count(),
        }
    }

    /// The maps without strides and dilations.
    pub(super) fn default_maps(&self, ctx: &Context) -> Maps {
        self.maps(ctx, None, None)
    }

    /// The maps with these strides and dilations.
    pub(super) fn maps(&self, ctx: &Context, strides: Option<Attr>, dilations: Option<Attr>) -> Maps {
        let letters: SmallVec<[u8; 16]> = self.loops.bytes().filter(|&letter| letter != b'|').collect();
        let dim = |letter: u8| {
            let at = letters.iter().position(|&other| other == letter).unwrap_or(0);
            AffineExpr::dim(ctx, at as u32)
        };
        let scaled = |letter: u8, factors: Option<Attr>, at: usize| {
            let factor = AffineExpr::constant(ctx, element(ctx, factors, at));
            AffineExpr::binary(ctx, AffineOp::Mul, dim(letter), factor)
        };
        let map = |operand: &str| {
            let mut n_sums = 0;
            let results = operand.split_ascii_whitespace().map(|subscript| match *subscript.as_bytes() {
                [at, b'+', window] => {
                    let at = scaled(at, strides, n_sums);
                    let window = scaled(window, dilations, n_sums);
                    n_sums += 1;
                    AffineExpr::binary(ctx, AffineOp::Add, at, window)
                }
                [letter, ..] => dim(letter),
                [] => AffineExpr::constant(ctx, 0),
            });
            AffineMap { n_dims: letters.len() as u32, n_syms: 0, results: results.collect() }
        };
        self.subscripts.split(',').map(map).collect()
    }

    /// The strides and the dilations in a map of the first operand, if it has the form of this row's.
    pub(super) fn factors_of(&self, ctx: &Context, map: &AffineMap) -> Option<[SmallVec<[i64; 3]>; 2]> {
        let factor = |expr: AffineExpr| match expr.node(ctx) {
            AffineNode::Dim(_) => Some(1),
            AffineNode::Binary(AffineOp::Mul, _, factor) => factor.as_const(ctx).filter(|&factor| factor > 0),
            _ => None,
        };
        let mut factors = [SmallVec::new(), SmallVec::new()];
        let subscripts = self.subscripts.split(',').next()?.split_ascii_whitespace();
        for (subscript, expr) in subscripts.zip(&map.results) {
            if subscript.contains('+') {
                let AffineNode::Binary(AffineOp::Add, at, window) = expr.node(ctx) else { return None };
                factors[0].push(factor(at)?);
                factors[1].push(factor(window)?);
            }
        }
        Some(factors)
    }

    /// The iterators of the loops.
    pub(super) fn iterators(&self) -> Iterators {
        let mut now = IteratorType::Parallel;
        let mut all = Iterators::new();
        for letter in self.loops.bytes() {
            match (letter, now) {
                (b'|', IteratorType::Parallel) => now = IteratorType::Reduction,
                (b'|', IteratorType::Reduction) => now = IteratorType::Parallel,
                _ => all.push(now),
            }
        }
        all
    }
}

/// How the maps of a structured operation are given.
#[derive(Clone, Copy)]
pub enum Kind {
    /// `linalg.generic`: by attributes.
    Generic,
    /// `linalg.map`
    Map,
    /// `linalg.reduce`
    Reduce,
    /// `linalg.transpose`
    Transpose,
    /// `linalg.broadcast`
    Broadcast,
    /// `linalg.elementwise`: by attributes; all loops are parallel.
    Elementwise,
    /// `linalg.contract`: by attributes, from which the iterators follow.
    Contract,
    /// By a row.
    Named(&'static Named),
}

/// The kind of a structured operation; `None` for other operations.
pub fn kind_of(def: &'static OpDef) -> Option<Kind> {
    static KINDS: OnceLock<FxHashMap<OpCode, Kind>> = OnceLock::new();
    let kinds = KINDS.get_or_init(|| {
        let named = NAMED.iter().chain(CONVOLUTIONS).map(|named| (named.def.code(), Kind::Named(named)));
        let others = [
            (Generic::DEF, Kind::Generic),
            (Map::DEF, Kind::Map),
            (Reduce::DEF, Kind::Reduce),
            (Transpose::DEF, Kind::Transpose),
            (Broadcast::DEF, Kind::Broadcast),
            (Elementwise::DEF, Kind::Elementwise),
            (Contract::DEF, Kind::Contract),
        ];
        named.chain(others.map(|(def, kind)| (def.code(), kind))).collect()
    });
    kinds.get(&def.code()).copied()
}

/// The row of an operation that has one.
pub fn named_of(def: &'static OpDef) -> Option<&'static Named> {
    match kind_of(def) {
        Some(Kind::Named(named)) => Some(named),
        _ => None,
    }
}

/// Whether an operation is structured (`LinalgOp`).
pub fn is_structured(def: &'static OpDef) -> bool {
    kind_of(def).is_some()
}

/// The type of a payload's argument for an operand of this type: the element type of a ranked memref or tensor.
pub fn element_type(ctx: &Context, ty: Type) -> Type {
    let has_elements = ty.is::<MemRefType>(ctx) || ty.is::<RankedTensorType>(ctx);
    if has_elements { ty.element_or_self(ctx) } else { ty }
}

/// The rank of the first destination.
fn init_rank(b: &Body, op: Op) -> usize {
    b.inits(op).first().map_or(0, |init| shape_of(b.ctx(), b.ty(init)).len())
}

/// The dimensions in the attribute `dimensions` or `permutation` of an operation; those that are no number of a loop of
/// `n` are left out.
pub(super) fn dimensions(b: &Body, op: Op, n: usize) -> SmallVec<[usize; 8]> {
    let array = b.slot(op, 0).and_then(|attr| attr.as_::<DenseArrayAttr>(b.ctx()));
    let dims: SmallVec<[i64; 8]> = array.map(|array| array.i64s().collect()).unwrap_or_default();
    dims.into_iter().filter_map(|dim| usize::try_from(dim).ok()).filter(|&dim| dim < n).collect()
}

/// The map to all dimensions of `n` but some.
fn map_without(ctx: &Context, n: usize, dropped: &[usize]) -> AffineMap {
    let kept = (0..n).filter(|dim| !dropped.contains(dim));
    AffineMap {
        n_dims: n as u32,
        n_syms: 0,
        results: kept.map(|dim| AffineExpr::dim(ctx, dim as u32)).collect(),
    }
}

/// The attribute `indexing_maps` of an operation that has one.
fn given_maps(b: &Body, op: Op) -> Option<Maps> {
    let slot = b.def(op).slot_of("indexing_maps")?;
    let maps = b.slot(op, slot)?.as_array(b.ctx())?;
    maps.iter().map(|&map| AffineMap::of(b.ctx(), map)).collect()
}

/// The maps of a structured operation, one for each operand.
pub fn indexing_maps(b: &Body, op: Op) -> Maps {
    let (ctx, def) = (b.ctx(), b.def(op));
    if let Some(maps) = given_maps(b, op) {
        return maps;
    }
    let n_operands = b.n_operands(op);
    let n_inputs = n_operands.saturating_sub(b.inits(op).len());
    let rank = init_rank(b, op);
    match kind_of(def) {
        Some(Kind::Named(named)) if named.loops.is_empty() => {
            let map = |operand: Value| {
                let all = AffineMap::identity(ctx, rank as u32);
                let is_scalar = shape_of(ctx, b.ty(operand)).is_empty();
                if is_scalar { AffineMap { results: SmallVec::new(), ..all } } else { all }
            };
            b.operands(op).iter().map(map).collect()
        }
        Some(Kind::Named(named)) => {
            let factors = |name: &str| def.slot_of(name).and_then(|slot| b.slot(op, slot));
            named.maps(ctx, factors("strides"), factors("dilations"))
        }
        Some(Kind::Map) => SmallVec::from_elem(AffineMap::identity(ctx, rank as u32), n_operands),
        Some(Kind::Reduce) => {
            let rank = b.operands(op).first().map_or(0, |input| shape_of(ctx, b.ty(input)).len());
            let input = AffineMap::identity(ctx, rank as u32);
            let init = map_without(ctx, rank, &dimensions(b, op, rank));
            (0..n_operands).map(|i| if i < n_inputs { input.clone() } else { init.clone() }).collect()
        }
        Some(Kind::Transpose) => {
            let output = AffineMap::identity(ctx, rank as u32);
            let mut input = output.clone();
            for (at, dim) in dimensions(b, op, rank).into_iter().enumerate() {
                input.results[dim] = AffineExpr::dim(ctx, at as u32);
            }
            smallvec![input, output]
        }
        Some(Kind::Broadcast) => {
            let input = map_without(ctx, rank, &dimensions(b, op, rank));
            smallvec![input, AffineMap::identity(ctx, rank as u32)]
        }
        Some(Kind::Generic | Kind::Elementwise | Kind::Contract) | None => Maps::new(),
    }
}

/// The iterators of a structured operation, one for each loop.
pub fn iterators(b: &Body, op: Op) -> Iterators {
    let ctx = b.ctx();
    let parallel = |n: usize| Iterators::from_elem(IteratorType::Parallel, n);
    match kind_of(b.def(op)) {
        Some(Kind::Named(named)) if !named.loops.is_empty() => named.iterators(),
        Some(Kind::Generic) => {
            let iterators = Generic::wrap(op).iterator_types(b).and_then(|attr| attr.as_array(ctx));
            let iterators = iterators.unwrap_or_default().iter();
            iterators.filter_map(|&iterator| IteratorType::decode(ctx, iterator)).collect()
        }
        Some(Kind::Reduce) => {
            let rank = b.operands(op).first().map_or(0, |input| shape_of(ctx, b.ty(input)).len());
            let mut all = parallel(rank);
            dimensions(b, op, rank).iter().for_each(|&dim| all[dim] = IteratorType::Reduction);
            all
        }
        Some(Kind::Contract) => {
            let Some(output) = indexing_maps(b, op).pop() else { return Iterators::new() };
            let is_used = output.used(ctx);
            let iterator = |&is_used: &bool| match is_used {
                true => IteratorType::Parallel,
                false => IteratorType::Reduction,
            };
            is_used.iter().take(output.n_dims as usize).map(iterator).collect()
        }
        Some(_) => parallel(init_rank(b, op)),
        None => Iterators::new(),
    }
}

/// For each loop of `n`, the first operand and its dimension whose subscript is the loop alone; `None` if a loop has none,
/// so that its extent is not known (`getShapesToLoopsMap`).
pub fn loop_sources(ctx: &Context, maps: &[AffineMap], n: usize) -> Option<SmallVec<[(usize, usize); 8]>> {
    let mut sources: SmallVec<[Option<(usize, usize)>; 8]> = SmallVec::from_elem(None, n);
    for (operand, map) in maps.iter().enumerate() {
        for (dim, expr) in map.results.iter().enumerate() {
            if let AffineNode::Dim(at) = expr.node(ctx)
                && let Some(source) = sources.get_mut(at as usize)
            {
                source.get_or_insert((operand, dim));
            }
        }
    }
    sources.into_iter().collect()
}

/// Whether the results of a map are different dimensions (`isProjectedPermutation`).
pub fn is_projected_permutation(ctx: &Context, map: &AffineMap) -> bool {
    let mut seen: SmallVec<[u32; 8]> = SmallVec::new();
    map.n_syms == 0
        && map.results.iter().all(|expr| match expr.node(ctx) {
            AffineNode::Dim(dim) if !seen.contains(&dim) => {
                seen.push(dim);
                true
            }
            _ => false,
        })
}

/// Whether the results of a map are all dimensions in some order (`isPermutation`).
pub fn is_permutation(ctx: &Context, map: &AffineMap) -> bool {
    map.results.len() == map.n_dims as usize && is_projected_permutation(ctx, map)
}

/// The inverse of a permutation.
pub fn inverse_permutation(ctx: &Context, map: &AffineMap) -> AffineMap {
    let mut inverse = AffineMap::identity(ctx, map.n_dims);
    for (at, expr) in map.results.iter().enumerate() {
        if let AffineNode::Dim(dim) = expr.node(ctx)
            && let Some(result) = inverse.results.get_mut(dim as usize)
        {
            *result = AffineExpr::dim(ctx, at as u32);
        }
    }
    inverse
}

/// The map that applies `inner`, which has no symbols, and then `outer`.
pub fn compose(ctx: &Context, outer: &AffineMap, inner: &AffineMap) -> AffineMap {
    outer.replace(ctx, &inner.results, &[], inner.n_dims, 0)
}

/// The block of a structured operation's region, if it has exactly one.
pub fn payload_block(b: &Body, op: Op) -> Option<Block> {
    let region = (b.n_regions(op) == 1).then(|| b.region(op, 0))?;
    b.entry_block(region).filter(|_| b.has_one_block(region))
}

/// Whether the payload reads the element of an operand.
pub fn reads_operand(b: &Body, op: Op, operand: usize) -> bool {
    let is_init_of_map = b.is::<Map>(op) && operand + 1 == b.n_operands(op);
    let arg = payload_block(b, op).and_then(|block| b.arg(block, operand));
    !is_init_of_map && arg.is_some_and(|arg| !b.has_no_uses(arg))
}

/// The maps that the generic form of an operation shows, if it has enough operands.
pub(super) fn memoized_maps(b: &Body, op: Op) -> Option<(&'static str, Attr)> {
    named_of(b.def(op)).filter(|named| named.n_operands() <= b.n_operands(op))?;
    let maps: SmallVec<[Attr; 4]> = indexing_maps(b, op).iter().map(|map| map.attr(b.ctx())).collect();
    Some((MEMOIZED_MAPS, ArrayAttr::get(b.ctx(), &maps)))
}

/// The name of the attribute [`memoized_maps`].
pub(super) const MEMOIZED_MAPS: &str = "linalg.memoized_indexing_maps";

/// The effects on memory: memrefs that are inputs are read, those that are outputs are written, and read if the payload
/// uses their elements.
pub(super) fn effects(b: &Body, op: Op) -> Effects {
    let (first, end) = b.init_range(op);
    let is_buffer = |value: Value| b.ty(value).is::<MemRefType>(b.ctx());
    let of = |(i, value): (usize, Value)| match (is_buffer(value), (first..end).contains(&i)) {
        (false, _) => Effects::NONE,
        (true, false) => Effects::READ,
        (true, true) if reads_operand(b, op, i) => Effects::READ.and(Effects::WRITE),
        (true, true) => Effects::WRITE,
    };
    b.operands(op).iter().enumerate().map(of).fold(Effects::NONE, Effects::and)
}

/// An operation on tensors may run whenever its payload may.
pub(super) fn speculatable(b: &Body, op: Op) -> terrace_ir::speculation::Speculatability {
    use terrace_ir::speculation::Speculatability;
    if has_pure_tensor_semantics(b, op) { Speculatability::Recursively } else { Speculatability::No }
}

/// Whether an operation has tensors and no memrefs as operands (`hasPureTensorSemantics`).
pub fn has_pure_tensor_semantics(b: &Body, op: Op) -> bool {
    let has = |is: fn(Type, &Context) -> bool| b.types(b.operands(op)).any(|ty| is(ty, b.ctx()));
    has(|ty, ctx| ty.is_tensor(ctx)) && !has(|ty, ctx| ty.is_memref(ctx))
}
