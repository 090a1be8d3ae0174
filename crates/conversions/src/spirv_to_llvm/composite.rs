//! Values with parts.

use crate::prelude::*;
use llvm::types::{ArrayType, StructType};
use terrace_spirv::spirv::{CompositeExtract, CompositeInsert, VectorShuffle};

pub(super) static PATTERNS: &[Pattern] =
    patterns![CompositeExtract => extract, CompositeInsert => insert, VectorShuffle => shuffle];

/// The way to a part of a value.
struct Path {
    /// The numbers that lead through arrays and structs.
    outer: SmallVec<[i64; 4]>,
    /// The type of the part that these lead to.
    ty: Type,
    /// The number in a vector at the end.
    last: Option<i64>,
}

fn path(rw: &Lowering, container: Type, indices: Option<Attr>) -> Rewrite<Path> {
    let ctx = rw.context();
    let indices = indices.and_then(|indices| indices.as_array(ctx)).ok_or("the indices are missing")?;
    let mut ty = container;
    let (mut outer, mut last) = (SmallVec::new(), None);
    for index in indices {
        let index = index.as_i64(ctx).ok_or("an index is no number")?;
        if ty.is::<VectorType>(ctx) && last.is_none() {
            last = Some(index);
            continue;
        }
        let part = match (ty.as_::<ArrayType>(ctx), ty.as_::<StructType>(ctx)) {
            (Some(array), _) => Some(array.elem),
            (_, Some(own)) => own.elems.get(usize::try_from(index).unwrap_or(usize::MAX)).copied(),
            _ => None,
        };
        ty = part.ok_or("an index leads nowhere")?;
        outer.push(index);
    }
    Ok(Path { outer, ty, last })
}

/// A constant `i32`.
fn index(rw: &mut Lowering, at: i64) -> Value {
    llvm::Constant::int(rw, Type::I32, at)
}

fn extract(op: CompositeExtract, rw: &mut Lowering) -> Rewrite<Value> {
    let composite = rw.adaptor(op).composite;
    let Path { outer, ty, last } = path(rw, rw.ty(composite), op.indices(rw))?;
    let part =
        if outer.is_empty() { composite } else { llvm::ExtractValue::typed(rw, ty, composite, &outer) };
    let Some(at) = last else { return Ok(part) };
    let at = index(rw, at);
    Ok(llvm::ExtractElement::new(rw, part, at))
}

fn insert(op: CompositeInsert, rw: &mut Lowering) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let Path { outer, ty, last } = path(rw, rw.ty(args.composite), op.indices(rw))?;
    let mut part = args.object;
    if let Some(at) = last {
        let vector = match outer.is_empty() {
            true => args.composite,
            false => llvm::ExtractValue::typed(rw, ty, args.composite, &outer),
        };
        let at = index(rw, at);
        part = llvm::InsertElement::new(rw, vector, part, at);
    }
    Ok(if outer.is_empty() { part } else { llvm::InsertValue::at(rw, args.composite, part, &outer) })
}

/// One shuffle of vectors of equal length, else one element after the other.
fn shuffle(op: VectorShuffle, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let args = rw.adaptor(op);
    let components = op.components(rw).and_then(|components| components.as_array(ctx));
    let components = components.ok_or("the components are missing")?;
    let components: SmallVec<[i64; 16]> =
        components.iter().map(|component| component.as_i64(ctx).unwrap_or(-1)).collect();
    let len = |rw: &Lowering, vector: Value| {
        let ty = rw.ty(vector).as_::<VectorType>(ctx);
        ty.and_then(|vector| vector.shape.first().copied()).unwrap_or(0)
    };
    let (n1, n2) = (len(rw, args.vector1), len(rw, args.vector2));
    if n1 == n2 {
        let mask: SmallVec<[i32; 16]> = components.iter().map(|&component| component as i32).collect();
        return Ok(llvm::ShuffleVector::masked(rw, args.vector1, args.vector2, &mask));
    }
    let ty = rw.convert(rw.ty(op.result(rw)))?;
    let mut result = llvm::Poison::new(rw, ty);
    for (i, &component) in components.iter().enumerate() {
        if component == -1 {
            continue;
        }
        let (vector, first) = if component >= n1 { (args.vector2, n1) } else { (args.vector1, 0) };
        let to = index(rw, i as i64);
        let from = index(rw, component - first);
        let element = llvm::ExtractElement::new(rw, vector, from);
        result = llvm::InsertElement::new(rw, result, element, to);
    }
    Ok(result)
}
