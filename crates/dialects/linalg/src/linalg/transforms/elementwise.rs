//! `convert-elementwise-to-linalg`: elementwise operations on tensors become `linalg.generic`.

use crate::linalg::structured::shape_of;
use crate::linalg::{IteratorType, Yield, build};
use crate::prelude::*;
use std::sync::{Mutex, PoisonError};
use terrace_ir::OpCode;
use terrace_memory::reify::extents_of;
use terrace_memory::tensor::Empty;

passes! {
    /// Convert ElementwiseMappable ops to linalg.
    ///
    /// Operations of any dialect whose operands are ranked tensors and scalars are converted. Their scalar forms are the
    /// payloads of `linalg.generic`s.
    ConvertElementwiseToLinalg("ConvertElementwiseToLinalgPass") = "convert-elementwise-to-linalg" on(Anchor::Any, Body) => convert_elementwise;
}

fn convert_elementwise(_: &ConvertElementwiseToLinalg, pass: &PassContext<'_>) -> Result<BodyPass> {
    let ctx = pass.ctx();
    let mut target = ConversionTarget::new().unknown(Legality::Legal);
    let mut patterns = Patterns::new();
    let dialects = ctx.dialects();
    for def in dialects.iter().flat_map(|dialect| dialect.ops).filter(|def| is_elementwise(def)) {
        target = target.op(def, Legality::Dynamic(|b, op, _| !is_on_tensors(b, op)));
        patterns.push(pattern_of(def));
    }
    Ok(Conversion::partial(target, patterns, TypeConverter::new(&ctx)).into())
}

/// Whether operations of a kind have forms for scalars, vectors and tensors (`ElementwiseMappable`).
fn is_elementwise(def: &OpDef) -> bool {
    const ALL: [Trait; 4] =
        [Trait::Elementwise, Trait::Scalarizable, Trait::Vectorizable, Trait::Tensorizable];
    ALL.iter().all(|&one| def.has(one))
}

/// Whether operands are ranked tensors, and the others scalars.
fn is_on_tensors(b: &Body, op: Op) -> bool {
    let mut types = b.types(b.operands(op));
    let is_operand = |ty: Type| ty.is::<RankedTensorType>(b.ctx()) || ty.as_shaped(b.ctx()).is_none();
    types.clone().any(|ty| ty.is::<RankedTensorType>(b.ctx())) && types.all(is_operand)
}

/// The pattern for operations of a kind. As their rows, patterns are never freed.
fn pattern_of(def: &'static OpDef) -> &'static Pattern {
    static ALL: Mutex<Option<FxHashMap<OpCode, &'static Pattern>>> = Mutex::new(None);
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    all.get_or_insert_default().entry(def.code()).or_insert_with(|| {
        let run = |rw: &mut Lowering<'_, '_>, op| terrace_rewrite::convert::finish(convert(rw, op), rw, op);
        let name = "ConvertAnyElementwiseMappableOpOnRankedTensors";
        Box::leak(Box::new(Pattern { root: def, run, adapt: false, name, in_place: None }))
    })
}

/// Replaces an operation by a `linalg.generic` whose payload is the operation's scalar form.
fn convert(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite<Values<'static>> {
    let ctx = rw.context();
    let operands = rw.operands(op).to_vec();
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op)).collect();
    let rank = types
        .first()
        .and_then(|ty| ty.as_::<RankedTensorType>(ctx))
        .ok_or("no result is a tensor")?
        .shape
        .len();
    let outputs = destinations(rw, &operands, &types).ok_or("no operand has the shape of the results")?;
    let map = |&value: &Value| match rw.ty(value).is::<RankedTensorType>(ctx) {
        true => AffineMap::identity(ctx, rank as u32),
        false => AffineMap::new(rank as u32, 0, &[]),
    };
    let maps: SmallVec<[AffineMap; 4]> = operands.iter().chain(&outputs).map(map).collect();
    let iterators = vec![IteratorType::Parallel; rank];
    let generic = build::generic(rw, &types, &maps, &iterators, &operands, &outputs);
    let elem = |ty: Type| ty.element_or_self(ctx);
    let args: SmallVec<[Type; 8]> = rw.types(rw.operands(generic.0)).map(elem).collect();
    let mut state = OpState::like(rw, op);
    state.results.iter_mut().for_each(|ty| *ty = elem(*ty));
    rw.build_block(generic.0, 0, &args, |b, args| {
        state.operands.extend(args.iter().copied().take(operands.len()));
        let payload = b.create(state);
        let values = b.results(payload).to_vec();
        Yield::build(b, &values);
    });
    Ok(rw.results(generic.0))
}

/// For each type of a result the first operand of the type, or an empty tensor with the extents of the first tensor.
fn destinations(b: &mut Builder<'_>, operands: &[Value], types: &[Type]) -> Option<SmallVec<[Value; 2]>> {
    let mut all = SmallVec::new();
    for &ty in types {
        let same = operands.iter().copied().find(|&operand| b.ty(operand) == ty);
        let Some(same) = same else {
            all.push(empty_like(b, operands, ty)?);
            continue;
        };
        all.push(same);
    }
    Some(all)
}

/// An empty tensor of a type, which may have an encoding: upstream drops it and builds an invalid operation.
fn empty_like(b: &mut Builder<'_>, operands: &[Value], ty: Type) -> Option<Value> {
    let first = operands.iter().copied().find(|&operand| b.ty(operand).is::<RankedTensorType>(b.ctx()))?;
    let extents = extents_of(b, first)?;
    let shape: SmallVec<[i64; 4]> = shape_of(b.ctx(), ty).into();
    let dynamic = extents.iter().zip(&shape).filter(|(_, extent)| **extent == DYNAMIC);
    let sizes: SmallVec<[Value; 4]> = dynamic.map(|(extent, _)| extent.value(b)).collect();
    Some(Empty::new(b, ty, &sizes))
}
