//! Operations of the vector dialect whose text changed.

use crate::forms;
use crate::rewrite::Rewriter;
use crate::token::Kind;
use crate::types::{Shape, Ty};

/// Rewrites an operation; returns the next token, or `None` if only its name changes.
pub fn operation(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<usize> {
    match name {
        "vector.extract" => extract(rw, i),
        "vector.extractelement" | "vector.extract_element" => element(rw, i, true),
        "vector.insertelement" | "vector.insert_element" => element(rw, i, false),
        "splat" | "std.splat" | "vector.splat" => splat(rw, i),
        "vector.reduction" | "vector.multi_reduction" | "vector.scan" => kind(rw, i),
        "vector.transfer_read" | "vector.transfer_write" => masked(rw, i),
        _ => None,
    }
}

/// The dimensions and elements of the vector behind a colon.
fn vector(rw: &mut Rewriter<'_>, colon: usize) -> Option<(Vec<String>, Ty)> {
    if rw.str(colon + 1) != "vector" {
        return None;
    }
    let (ty, _, _) = rw.read_type(rw.start(colon + 1))?;
    match ty.shape {
        Shape::Shaped(dims, elem) => Some((dims, *elem)),
        _ => None,
    }
}

/// `vector.extract %v[0, 1] : vector<2x4x8xf32>`
fn extract(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let open = (i + 1..colon).find(|&at| rw.is(at, b'['))?;
    let (dims, elem) = vector(rw, colon)?;
    let (_, end, _) = rw.read_type(rw.start(colon + 1))?;
    let from = rw.token_at(end);
    if rw.str(from) == "from" {
        return None;
    }
    let close = rw.closing(open);
    let n = (open + 1..close).filter(|&at| matches!(rw.kind(at), Kind::Number | Kind::Value)).count();
    let rest = dims.get(n..)?;
    let result = match rest {
        [] => elem.text,
        rest => format!("vector<{}x{}>", rest.join("x"), elem.text),
    };
    let at = rw.start(colon + 1);
    rw.replace(at, at, format!("{result} from "));
    rw.note(rw.start(i), &forms::EXTRACT_TYPE);
    None
}

/// `vector.extractelement %v[%i : i32] : vector<4xf32>` and `vector.insertelement %x, %v[%i : i32] : vector<4xf32>`
fn element(rw: &mut Rewriter<'_>, i: usize, extracts: bool) -> Option<usize> {
    let open = (i + 1..i + 8).find(|&at| rw.is(at, b'['))?;
    let close = rw.closing(open);
    let colon = rw.colon(close)?;
    let (_, elem) = vector(rw, colon)?;
    if rw.kind(open + 1) == Kind::Value {
        let value = rw.str(open + 1);
        let mut position = value.to_owned();
        if rw.is(open + 2, b':') {
            let (ty, end, _) = rw.read_type(rw.start(open + 3))?;
            if ty.text != "index" {
                position = rw.add_operation(|name| {
                    format!("{name} = arith.index_cast {value} : {} to index", ty.text)
                });
            }
            let start = rw.start(open + 1);
            rw.replace(start, end, position);
        }
    }
    let (name, form, word) = if extracts {
        ("vector.extract", &forms::EXTRACT_ELEMENT, "from")
    } else {
        ("vector.insert", &forms::INSERT_ELEMENT, "into")
    };
    let (start, at) = (rw.start(i), rw.start(colon + 1));
    rw.replace(start, rw.end(i), name);
    rw.replace(at, at, format!("{} {word} ", elem.text));
    rw.note(start, form);
    Some(colon + 1)
}

/// `splat %x : vector<4xf32>`
fn splat(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let start = rw.start(i);
    if rw.str(colon + 1) == "tensor" {
        rw.replace(start, rw.end(i), "tensor.splat");
    } else {
        let (_, elem) = vector(rw, colon)?;
        rw.replace(start, rw.end(i), "vector.broadcast");
        let at = rw.start(colon + 1);
        rw.replace(at, at, format!("{} to ", elem.text));
    }
    rw.note(start, &forms::SPLAT);
    Some(i + 1)
}

/// `vector.reduction "add", %v : vector<4xf32> into f32`
fn kind(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let (start, end, word, form) = if rw.kind(i + 1) == Kind::String {
        (rw.start(i + 1), rw.end(i + 1), rw.str(i + 1).trim_matches('"'), &forms::REDUCTION_KIND)
    } else if rw.str(i + 1) == "#vector.kind" && rw.is(i + 2, b'<') {
        (rw.start(i + 1), rw.end(i + 4), rw.str(i + 3), &forms::REDUCTION_KIND)
    } else if rw.is(i + 1, b'<') {
        (rw.start(i + 1), rw.end(i + 3), rw.str(i + 2), &forms::FLOAT_KIND)
    } else {
        return None;
    };
    let colon = rw.colon(i + 1)?;
    let is_float = vector(rw, colon).is_some_and(|(_, elem)| !elem.text.starts_with(['i', 's', 'u']));
    let today = match word {
        "maxf" => "maximumf",
        "minf" => "minimumf",
        "max" => {
            if is_float {
                "maximumf"
            } else {
                "maxsi"
            }
        }
        "min" => {
            if is_float {
                "minimumf"
            } else {
                "minsi"
            }
        }
        word => word,
    };
    let text = format!("<{today}>");
    if rw.text.get(start..end) != Some(text.as_bytes()) {
        rw.replace(start, end, text);
        rw.note(start, form);
    }
    Some(rw.token_at(end))
}

/// `{masked = [false]}`
fn masked(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let at =
        (i + 1..colon).find(|&at| rw.str(at) == "masked" && rw.is(at + 1, b'=') && rw.is(at + 2, b'['))?;
    let close = rw.closing(at + 2);
    let (start, end) = (rw.start(at), rw.end(at));
    rw.replace(start, end, "in_bounds");
    for word in at + 3..close {
        let inverse = match rw.str(word) {
            "true" => "false",
            "false" => "true",
            _ => continue,
        };
        let (start, end) = (rw.start(word), rw.end(word));
        rw.replace(start, end, inverse);
    }
    rw.note(start, &forms::MASKED);
    None
}
