//! Rules for builtin's types and attributes, which the parser of text applies to those that it makes.

use terrace_ir::asm::parse::{
    is_location, is_memref_element, is_tensor_element, is_vector_element, layout_error, memory_space_error,
};
use terrace_ir::attrs::*;
use terrace_ir::types::*;
use terrace_ir::{Context, Type};

/// The outcome of a check; the error is a message.
type Check = Result<(), String>;

fn is_shape(shape: &[i64]) -> bool {
    shape.iter().all(|&extent| extent >= 0 || extent == DYNAMIC)
}

fn ensure(holds: bool, message: &str) -> Check {
    if holds { Ok(()) } else { Err(message.to_owned()) }
}

/// Checks a type that was read.
pub fn check_type(ctx: &Context, ty: Type) -> Check {
    if let Some(vector) = ty.as_::<VectorType>(ctx) {
        ensure(
            vector.shape.iter().all(|&extent| extent > 0),
            "vector types must have positive constant sizes",
        )?;
        ensure(is_vector_element(ctx, vector.elem), "invalid vector element type")?;
        let n = vector.scalable.len();
        ensure(
            n == 0 || n == vector.shape.len(),
            "number of dims must match, got a vector with other scalable dims",
        )
    } else if let Some(tensor) = ty.as_::<RankedTensorType>(ctx) {
        ensure(is_shape(tensor.shape), "invalid tensor dimension size")?;
        ensure(is_tensor_element(ctx, tensor.elem), "invalid tensor element type")?;
        let verify =
            tensor.encoding.and_then(|attr| attr.def(ctx)?.attr_hooks().verify_encoding.zip(Some(attr)));
        verify.map_or(Ok(()), |(verify, attr)| {
            verify(ctx, attr, tensor.shape, tensor.elem).map_err(|message| message.to_string())
        })
    } else if let Some(tensor) = ty.as_::<UnrankedTensorType>(ctx) {
        ensure(is_tensor_element(ctx, tensor.elem), "invalid tensor element type")
    } else if let Some(memref) = ty.as_::<MemRefType>(ctx) {
        ensure(is_shape(memref.shape), "invalid memref size")?;
        ensure(is_memref_element(ctx, memref.elem), "invalid memref element type")?;
        layout_error(ctx, memref.shape, memref.layout).map_or(Ok(()), Err)?;
        memory_space_error(ctx, memref.memory_space).map_or(Ok(()), Err)
    } else if let Some(memref) = ty.as_::<UnrankedMemRefType>(ctx) {
        ensure(is_memref_element(ctx, memref.elem), "invalid memref element type")?;
        memory_space_error(ctx, memref.memory_space).map_or(Ok(()), Err)
    } else if let Some(complex) = ty.as_::<ComplexType>(ctx) {
        let is_number = complex.elem.is_int(ctx) || complex.elem.is_float(ctx);
        ensure(is_number, "invalid element type for complex")
    } else {
        match ty.def(ctx).and_then(|kind| kind.type_hooks().verify) {
            Some(verify) => verify(ctx, ty).map_err(|message| message.to_string()),
            None => Ok(()),
        }
    }
}

/// Checks an attribute that was read.
pub fn check_attr(ctx: &Context, attr: Attr) -> Check {
    let is_loc = |attr: Attr| is_location(ctx, attr);
    if let Some(call) = attr.as_::<CallSiteLoc>(ctx) {
        ensure(is_loc(call.callee) && is_loc(call.caller), "expected locations in a call site location")
    } else if let Some(name) = attr.as_::<NameLoc>(ctx) {
        ensure(is_loc(name.child), "expected a location in a name location")
    } else if let Some(fused) = attr.as_::<FusedLoc>(ctx) {
        ensure(fused.locs.iter().all(|&loc| is_loc(loc)), "expected locations in a fused location")?;
        ensure(!fused.locs.is_empty(), "expected a location in a fused location")
    } else if let Some(dictionary) = attr.as_::<DictionaryAttr>(ctx) {
        let mut names = dictionary.entries.iter().map(|(name, _)| ctx.bytes(name));
        let Some(mut last) = names.next() else { return Ok(()) };
        let sorted = names.all(|name| core::mem::replace(&mut last, name) < name);
        ensure(sorted, "a dictionary has two entries of the same name")
    } else if let Some(sparse) = attr.as_::<SparseElementsAttr>(ctx) {
        check_sparse(ctx, &sparse)
    } else if let Some(resource) = attr.as_::<DenseResourceElementsAttr>(ctx) {
        ensure(resource.ty.as_shaped(ctx).is_some(), "expected a shaped type for DenseResourceElementsAttr")
    } else {
        match attr.def(ctx).and_then(|kind| kind.attr_hooks().verify) {
            Some(verify) => verify(ctx, attr).map_err(|message| message.to_string()),
            None => Ok(()),
        }
    }
}

/// Sparse elements: as many rows of coordinates as values, and coordinates within the shape.
fn check_sparse(ctx: &Context, sparse: &SparseElementsAttr<'_>) -> Check {
    const MESSAGE: &str = "expected indices of 64-bit integers and as many values for SparseElementsAttr";
    let shape =
        sparse.ty.as_shaped(ctx).filter(|shaped| shaped.has_static_shape()).and_then(|shaped| shaped.shape);
    let indices = sparse.indices.as_::<DenseElementsAttr>(ctx);
    let (Some(shape), Some(indices)) = (shape, indices) else { return ensure(false, MESSAGE) };
    let values = terrace_ir::elements::elements_type(ctx, sparse.values)
        .and_then(|ty| ty.as_shaped(ctx)?.n_elements());
    let table =
        indices.ty.as_shaped(ctx).filter(|table| table.elem == Type::I64).and_then(|table| table.shape);
    let (n, rank) = match table {
        Some(&[n, rank]) => (n, rank),
        Some(&[n]) if shape.len() == 1 => (n, 1),
        _ => return ensure(false, MESSAGE),
    };
    ensure(rank == shape.len() as i64 && u64::try_from(n).ok() == values, MESSAGE)?;
    let coordinates = indices.data.as_chunks::<8>().0.iter().map(|word| i64::from_le_bytes(*word));
    // Equal coordinates are stored once.
    let within = match indices.splat {
        true => coordinates.take(1).all(|at| shape.iter().all(|&extent| (0..extent).contains(&at))),
        false => coordinates.zip(shape.iter().cycle()).all(|(at, extent)| (0..*extent).contains(&at)),
    };
    ensure(n == 0 || within, "sparse index is not contained within the value shape")
}
