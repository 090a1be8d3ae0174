//! Operations of the dialects tensor and bufferization whose text changed, and the reshapes of memrefs.

use crate::call::split;
use crate::forms;
use crate::rewrite::Rewriter;
use crate::token::Kind;
use crate::types::{Shape, Ty};

/// Rewrites an operation; returns the next token, or `None` if only its name changes.
pub fn operation(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<usize> {
    match name {
        "tensor.expand_shape" | "memref.expand_shape" => {
            reassociation(rw, i);
            expand_shape(rw, i, name)
        }
        "tensor.collapse_shape" | "memref.collapse_shape" => {
            reassociation(rw, i);
            None
        }
        "linalg.tensor_reshape" | "linalg.reshape" => reshape(rw, i),
        "bufferization.to_tensor" => to_tensor(rw, i),
        "bufferization.to_buffer" => to_buffer(rw, i),
        "tensor_store" | "std.tensor_store" | "memref.tensor_store" => tensor_store(rw, i),
        "linalg.init_tensor" | "sparse_tensor.init" => init_tensor(rw, i, name),
        _ => None,
    }
}

/// The dimensions and elements of a type that has them.
pub fn shape(ty: &Ty) -> Option<(&[String], &Ty)> {
    match &ty.shape {
        Shape::Shaped(dims, elem) => Some((dims, elem)),
        _ => None,
    }
}

/// The tensor type of a memref type.
fn tensor_of(memref: &Ty) -> Option<String> {
    let (dims, elem) = shape(memref)?;
    let dims: String = dims.iter().map(|dim| format!("{dim}x")).collect();
    Some(format!("tensor<{dims}{}>", elem.text))
}

/// The bracket behind the operand of a reshape, and the groups of dimensions in it.
fn groups(rw: &Rewriter<'_>, i: usize) -> Option<(usize, Vec<Vec<String>>)> {
    let open = (i + 2..i + 4).find(|&at| rw.is(at, b'['))?;
    let mut all = Vec::new();
    for group in split(rw, open + 1, rw.closing(open).checked_sub(1)?)? {
        let text = rw.resolve(&group).trim();
        let map = text.strip_prefix("affine_map<").and_then(|rest| rest.strip_suffix('>')).unwrap_or(text);
        let list = match map.split_once("->") {
            Some((_, results)) => results.trim().strip_prefix('(')?.strip_suffix(')')?,
            None => map.strip_prefix('[')?.strip_suffix(']')?,
        };
        all.push(list.split(',').map(|dim| dim.trim().to_owned()).filter(|dim| !dim.is_empty()).collect());
    }
    Some((open, all))
}

/// `[affine_map<(d0, d1) -> (d0, d1)>]`, `[#map]`
fn reassociation(rw: &mut Rewriter<'_>, i: usize) -> Option<()> {
    let (open, groups) = groups(rw, i)?;
    if groups.is_empty() || rw.is(open + 1, b'[') {
        return None;
    }
    // Each dimension is in one group, and they are in order.
    let mut next = 0..;
    let list: Vec<String> = groups
        .iter()
        .map(|group| {
            let numbers: Vec<String> = group.iter().zip(&mut next).map(|(_, n)| n.to_string()).collect();
            format!("[{}]", numbers.join(", "))
        })
        .collect();
    let (start, end) = (rw.start(open), rw.end(rw.closing(open) - 1));
    rw.replace(start, end, format!("[{}]", list.join(", ")));
    rw.note(start, &forms::REASSOCIATION_MAPS);
    Some(())
}

/// `tensor.expand_shape %t [[0, 1]] : tensor<?xf32> into tensor<?x2xf32>`
fn expand_shape(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<usize> {
    let (open, groups) = groups(rw, i)?;
    let behind = rw.closing(open);
    if rw.str(behind) == "output_shape" {
        return None;
    }
    let colon = rw.colon(behind)?;
    let (source, end, _) = rw.read_type(rw.start(colon + 1))?;
    let into = rw.token_at(end);
    if rw.str(into) != "into" {
        return None;
    }
    let (target, _, _) = rw.read_type(rw.start(into + 1))?;
    let dims = shape(&target)?.0;
    let Some(sizes) = output_shape(rw, i, name, &source, &groups, dims) else {
        let message = format!("'{name}' needs 'output_shape' with the dynamic sizes since 2024 (LLVM 19)");
        rw.problem(rw.start(i), message);
        return None;
    };
    // Attributes stand behind the shape.
    let at = rw.end(behind - 1);
    rw.replace(at, at, format!(" output_shape [{}]", sizes.join(", ")));
    rw.note(rw.start(i), &forms::OUTPUT_SHAPE);
    None
}

/// The sizes of an expanded shape: a dynamic one is the size of its group over the product of the others, which are
/// static.
fn output_shape(
    rw: &mut Rewriter<'_>,
    i: usize,
    name: &str,
    source: &Ty,
    groups: &[Vec<String>],
    dims: &[String],
) -> Option<Vec<String>> {
    if !dims.iter().any(|dim| dim == "?") {
        return Some(dims.to_vec());
    }
    let mut sizes = Vec::new();
    let mut value = rw.str(i + 1).to_owned();
    if rw.kind(i + 2) == Kind::Attr {
        value.push_str(rw.str(i + 2));
    }
    let dim_name = if name == "tensor.expand_shape" { "tensor.dim" } else { "memref.dim" };
    for (number, group) in groups.iter().enumerate() {
        let part = dims.get(sizes.len()..sizes.len().checked_add(group.len())?)?;
        if part.iter().filter(|dim| *dim == "?").count() > 1 {
            return None;
        }
        let known = part
            .iter()
            .filter(|dim| *dim != "?")
            .try_fold(1i64, |n, dim| n.checked_mul(dim.parse().ok()?))
            .filter(|&n| n > 0)?;
        for dim in part {
            if dim != "?" {
                sizes.push(dim.clone());
                continue;
            }
            let index = rw.add_operation(|result| format!("{result} = arith.constant {number} : index"));
            let mut size = rw
                .add_operation(|result| format!("{result} = {dim_name} {value}, {index} : {}", source.text));
            if known != 1 {
                let divisor = rw.add_operation(|result| format!("{result} = arith.constant {known} : index"));
                size = rw.add_operation(|result| format!("{result} = arith.divui {size}, {divisor} : index"));
            }
            sizes.push(size);
        }
    }
    (sizes.len() == dims.len()).then_some(sizes)
}

/// `linalg.tensor_reshape %t [...] : tensor<4xf32> into tensor<2x2xf32>`, and `linalg.reshape` of memrefs.
fn reshape(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let (source, end, _) = rw.read_type(rw.start(colon + 1))?;
    let into = rw.token_at(end);
    let (target, _, _) = rw.read_type(rw.start(into + 1))?;
    let expands = shape(&target)?.0.len() > shape(&source)?.0.len();
    let dialect = if rw.str(i) == "linalg.reshape" { "memref" } else { "tensor" };
    let name = format!("{dialect}.{}", if expands { "expand_shape" } else { "collapse_shape" });
    reassociation(rw, i);
    if expands {
        expand_shape(rw, i, &name);
    }
    let start = rw.start(i);
    rw.replace(start, rw.end(i), name);
    rw.note(start, &forms::REASSOCIATION_MAPS);
    None
}

/// `bufferization.to_tensor %m : memref<4xf32>`
fn to_tensor(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let (ty, end, _) = rw.read_type(rw.start(colon + 1))?;
    if rw.str(rw.token_at(end)) == "to" {
        return None;
    }
    let tensor = tensor_of(&ty)?;
    rw.replace(end, end, format!(" to {tensor}"));
    rw.note(rw.start(i), &forms::TO_TENSOR);
    None
}

/// `bufferization.to_memref %t : memref<4xf32>`
fn to_buffer(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let (ty, end, _) = rw.read_type(rw.start(colon + 1))?;
    if rw.str(rw.token_at(end)) == "to" || rw.str(colon + 1) == "tensor" {
        return None;
    }
    let tensor = match rw.type_of(rw.str(i + 1)) {
        Some(known) if known.starts_with("tensor") => known.clone(),
        _ => tensor_of(&ty)?,
    };
    let at = rw.start(colon + 1);
    rw.replace(at, at, format!("{tensor} to "));
    rw.note(rw.start(i), &forms::TO_MEMREF);
    None
}

/// `memref.tensor_store %t, %m : memref<4xf32>`
fn tensor_store(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let comma = (i + 2..i + 4).find(|&at| rw.is(at, b','))?;
    let (ty, end, found) = rw.read_type(rw.start(colon + 1))?;
    let tensor = tensor_of(&ty)?;
    let start = rw.start(i);
    rw.replace(start, rw.end(i), "bufferization.materialize_in_destination");
    rw.replace(rw.start(comma), rw.end(comma), " in writable");
    rw.replace(rw.start(colon + 1), end, format!("({tensor}, {}) -> ()", ty.text));
    rw.note(start, &forms::TENSOR_STORE);
    rw.note_all(found);
    Some(rw.token_at(end))
}

/// `linalg.init_tensor [%n, 4] : tensor<?x4xf32>`
fn init_tensor(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<usize> {
    let start = rw.start(i);
    let mut sizes = String::new();
    let mut behind = i + 1;
    if rw.is(behind, b'[') {
        behind = rw.closing(behind);
        let dynamic: Vec<String> =
            split(rw, i + 2, behind - 1)?.into_iter().filter(|size| size.starts_with('%')).collect();
        sizes = dynamic.join(", ");
    }
    // Sparse tensors are allocated.
    let today = if name == "sparse_tensor.init" { "bufferization.alloc_tensor" } else { "tensor.empty" };
    rw.replace(start, rw.end(behind - 1), format!("{today}({sizes})"));
    rw.note(start, &forms::INIT_TENSOR);
    Some(behind)
}
