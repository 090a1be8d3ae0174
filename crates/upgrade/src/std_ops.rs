//! Operations of the former dialect `std`, and of `scf`, whose text changed.

use crate::forms;
use crate::rewrite::Rewriter;
use crate::token::Kind;
use crate::types::Shape;

/// Rewrites an operation; returns the next token, or `None` if only its name changes.
pub fn operation(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<usize> {
    match name {
        "arith.cmpi" | "arith.cmpf" | "memref.atomic_rmw" => {
            // Today's names have predicates in quotes, too.
            if rw.kind(i + 1) == Kind::String && rw.str(i) != name {
                let word = rw.str(i + 1).trim_matches('"').to_owned();
                let start = rw.start(i + 1);
                rw.replace(start, rw.end(i + 1), word);
                rw.note(start, &forms::QUOTED_WORD);
                return Some(i + 2);
            }
            None
        }
        "arith.constant" => constant(rw, i),
        "memref.dim" | "tensor.dim" => dimension(rw, i),
        "memref.load" | "memref.store" => indices(rw, i),
        "extract_element" | "std.extract_element" => extract_element(rw, i),
        "scf.reduce" => reduce(rw, i),
        "scf.yield" if rw.in_parallel() && rw.kind(i + 1) != Kind::Value => {
            Some(rw.remove(i, &forms::PARALLEL_YIELD))
        }
        "memref.expand_shape" => expand_shape(rw, i),
        "llvm.mlir.global_ctors" => None,
        _ => None,
    }
}

/// Notes an integer constant.
fn constant(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    match rw.str(i + 1) {
        "true" => rw.set_constant(1),
        "false" => rw.set_constant(0),
        number => {
            if let Ok(number) = number.parse() {
                rw.set_constant(number);
            }
        }
    }
    None
}

/// Replaces the number at a token by a constant of type `index`.
fn number_to_value(rw: &mut Rewriter<'_>, i: usize) {
    let number = rw.str(i);
    let name = rw.add_operation(|name| format!("{name} = arith.constant {number} : index"));
    let start = rw.start(i);
    rw.replace(start, rw.end(i), name);
    rw.note(start, &forms::NUMBER_OPERAND);
}

/// `dim %m, 0 : memref<4xf32>`, of memrefs and tensors.
fn dimension(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    if let Some(number) = (i + 2..colon).find(|&at| rw.kind(at) == Kind::Number && rw.is(at - 1, b',')) {
        number_to_value(rw, number);
    }
    let old = rw.str(i);
    if matches!(old, "dim" | "std.dim") {
        let of_tensor = rw.str(colon + 1) == "tensor";
        rw.replace(rw.start(i), rw.end(i), if of_tensor { "tensor.dim" } else { "memref.dim" });
    }
    None
}

/// `load %m[0, %i] : memref<4x4xf32>`
fn indices(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let open = (i + 1..colon).find(|&at| rw.is(at, b'['))?;
    let close = rw.closing(open);
    for at in open..close {
        if rw.kind(at) == Kind::Number && matches!(rw.kind(at - 1), Kind::Mark(b'[' | b',')) {
            number_to_value(rw, at);
        }
    }
    None
}

/// `extract_element %v[%i] : vector<4xf32>`, of vectors and tensors.
fn extract_element(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let (ty, _, _) = rw.read_type(rw.start(colon + 1))?;
    let start = rw.start(i);
    if rw.str(colon + 1) == "vector"
        && let Shape::Shaped(_, elem) = &ty.shape
    {
        rw.replace(start, rw.end(i), "vector.extract");
        let at = rw.start(colon + 1);
        rw.replace(at, at, format!("{} from ", elem.text));
        rw.note(start, &forms::EXTRACT_ELEMENT);
    } else {
        rw.replace(start, rw.end(i), "tensor.extract");
        rw.note(start, &forms::EXTRACT_TYPE);
    }
    Some(i + 1)
}

/// `scf.reduce(%v) : f32 {`
fn reduce(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    if !rw.is(i + 1, b'(') {
        return None;
    }
    let close = rw.closing(i + 1);
    if !rw.is(close, b':') {
        return None;
    }
    let (ty, end, found) = rw.read_type(rw.start(close + 1))?;
    let (paren, start) = (rw.start(close - 1), rw.start(i));
    rw.replace(paren, end, format!(" : {})", ty.text));
    rw.note_all(found);
    rw.note(start, &forms::LOOP_REDUCTION);
    Some(rw.token_at(end))
}

/// `memref.expand_shape %m [[0, 1]] : memref<4xf32> into memref<2x2xf32>`
fn expand_shape(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    if (i..colon).any(|at| rw.str(at) == "output_shape") {
        return None;
    }
    let into = (colon..colon + 200).find(|&at| rw.str(at) == "into")?;
    let (ty, _, _) = rw.read_type(rw.start(into + 1))?;
    let Shape::Shaped(dims, _) = &ty.shape else { return None };
    if dims.iter().any(|dim| dim == "?") {
        let message =
            "'memref.expand_shape' needs 'output_shape' with the dynamic sizes since 2024 (LLVM 19)";
        rw.problem(rw.start(i), message);
        return None;
    }
    let at = rw.start(colon);
    rw.replace(at, at, format!("output_shape [{}] ", dims.join(", ")));
    rw.note(rw.start(i), &forms::OUTPUT_SHAPE);
    None
}
