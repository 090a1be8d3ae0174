//! Operations of the former dialect `std`, and of `scf`, whose text changed.

use crate::forms;
use crate::rewrite::Rewriter;
use crate::token::Kind;
use crate::tosa;
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
        "llvm.mlir.global_ctors" => None,
        _ => None,
    }
}

/// Notes an integer constant, or the elements of a small constant tensor.
fn constant(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    match rw.str(i + 1) {
        "dense" => {
            let colon = rw.closing(i + 2);
            let (_, end, _) = rw.read_type(rw.start(colon + 1))?;
            let text = rw.source(i + 1, rw.token_at(end))?;
            if let Some(elements) = tosa::values::elements(&text) {
                rw.set_elements(elements);
            }
        }
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
