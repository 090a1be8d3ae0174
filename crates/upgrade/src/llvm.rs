//! Operations of the llvm dialect whose text changed.

use crate::forms;
use crate::rewrite::Rewriter;
use crate::token::Kind;
use crate::types::{Shape, Ty};

/// Rewrites an operation; returns the next token, or `None` if only its name changes.
pub fn operation(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<usize> {
    match name {
        "llvm.load" => load(rw, i),
        "llvm.store" => store(rw, i),
        "llvm.getelementptr" => address(rw, i),
        "llvm.call" => call(rw, i),
        "llvm.invoke" => invoke(rw, i),
        "llvm.extractvalue" | "llvm.insertvalue" | "llvm.shufflevector" => positions(rw, i),
        "llvm.extractelement" | "llvm.insertelement" => element(rw, i),
        "llvm.cond_br" => weights(rw, i),
        "llvm.intr.lifetime.start" | "llvm.intr.lifetime.end" => lifetime(rw, i),
        "llvm.atomicrmw" | "llvm.cmpxchg" => atomic(rw, i),
        "llvm.switch" => switch(rw, i),
        "llvm.mlir.global_ctors" => constructors(rw, i, true),
        "llvm.mlir.global_dtors" => constructors(rw, i, false),
        "llvm.mlir.constant" => {
            constant(rw, i);
            float_value(rw, i)
        }
        "llvm.mlir.global" => float_value(rw, i),
        _ => None,
    }
}

/// Walks the tokens from `from` up to `to`, and reads the type there.
fn type_behind(rw: &mut Rewriter<'_>, from: usize, colon: usize) -> Option<(Ty, usize)> {
    rw.walk(from, colon);
    let (ty, end, found) = rw.read_type(rw.start(colon + 1))?;
    rw.note_all(found);
    Some((ty, end))
}

/// `llvm.load %p : !llvm.ptr<f32>`
fn load(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let (ty, end) = type_behind(rw, i + 1, colon)?;
    let behind = rw.token_at(end);
    let mut text = ty.text.clone();
    if rw.kind(behind) != Kind::Arrow {
        match ty.pointee() {
            Some(to) => {
                text = format!("{text} -> {}", to.text);
                rw.note(rw.start(i), &forms::LOAD);
            }
            None => {
                let message = "'llvm.load' of an opaque pointer needs '-> <type>': the pointer does not say what it points to since 2023 (LLVM 18)";
                rw.problem(rw.start(i), message);
            }
        }
    }
    replace_type(rw, colon, end, text);
    Some(behind)
}

/// Replaces the type between a colon and an offset unless it stays.
fn replace_type(rw: &mut Rewriter<'_>, colon: usize, end: usize, text: String) {
    let start = rw.start(colon + 1);
    if rw.text.get(start..end) != Some(text.as_bytes()) {
        rw.replace(start, end, text);
    }
}

/// `llvm.store %v, %p : !llvm.ptr<f32>`
fn store(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let (ty, end) = type_behind(rw, i + 1, colon)?;
    let behind = rw.token_at(end);
    let mut text = ty.text.clone();
    if !rw.is(behind, b',') {
        match ty.pointee() {
            Some(to) => {
                text = format!("{}, {text}", to.text);
                rw.note(rw.start(i), &forms::STORE);
            }
            None => {
                let message = "'llvm.store' needs the type of the value: the pointer does not say what it points to since 2023 (LLVM 18)";
                rw.problem(rw.start(i), message);
            }
        }
    }
    replace_type(rw, colon, end, text);
    Some(behind)
}

/// `llvm.getelementptr %p[%i, 0] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>`
fn address(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let open = (i + 1..colon).find(|&at| rw.is(at, b'['))?;
    let close = rw.closing(open);
    let (operands, end, found) = rw.read_types(rw.start(colon + 1))?;
    let arrow = rw.token_at(end);
    if rw.kind(arrow) != Kind::Arrow {
        return None;
    }
    let (result, end, more) = rw.read_type(rw.start(arrow + 1))?;
    let behind = rw.token_at(end);
    let pointee = operands.first().and_then(Ty::pointee).cloned()?;
    rw.walk(close, colon);
    rw.note_all(found);
    rw.note_all(more);
    // The operands that stay, and the type at the current index.
    let mut kept = vec![operands[0].text.clone()];
    let mut types = operands[1..].iter();
    let mut current = Some(pointee.clone());
    let mut first = true;
    for at in open + 1..close - 1 {
        let index = match rw.kind(at) {
            Kind::Value => {
                let ty = types.next();
                let is_struct = matches!(current.as_ref().map(|ty| &ty.shape), Some(Shape::Struct(..)));
                let constant = rw.constant(rw.str(at));
                if !first && is_struct {
                    match constant {
                        Some(n) => {
                            let (start, end) = (rw.start(at), rw.end(at));
                            rw.replace(start, end, n.to_string());
                        }
                        None => rw.problem(
                            rw.start(at),
                            "the index of a field of a struct must be a constant since 2022 (LLVM 15)",
                        ),
                    }
                    constant
                } else {
                    kept.extend(ty.map(|ty| ty.text.clone()));
                    constant
                }
            }
            Kind::Number => rw.str(at).parse().ok(),
            _ => continue,
        };
        if !first {
            current = part(rw, current.take(), index);
        }
        first = false;
    }
    let start = rw.start(colon + 1);
    rw.replace(start, end, format!("({}) -> {}, {}", kept.join(", "), result.text, pointee.text));
    rw.note(rw.start(i), &forms::ADDRESS);
    Some(behind)
}

/// The type of a part of an aggregate.
fn part(rw: &Rewriter<'_>, ty: Option<Ty>, index: Option<i64>) -> Option<Ty> {
    match ty?.shape {
        Shape::Struct(name, body) => {
            let body = match &body {
                Some(body) => body,
                None => rw.struct_body(&name)?,
            };
            body.get(usize::try_from(index?).ok()?).cloned()
        }
        Shape::Array(elem) | Shape::Shaped(_, elem) => Some(*elem),
        _ => None,
    }
}

/// `llvm.call %f(%a) : (i32) -> i32`, and calls of variadic functions.
fn call(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let callee = (i + 1..i + 6).find(|&at| matches!(rw.kind(at), Kind::Symbol | Kind::Value))?;
    if !rw.is(callee + 1, b'(') {
        return None;
    }
    let close = rw.closing(callee + 1);
    let colon = rw.colon(close)?;
    if !rw.is(colon + 1, b'(') {
        return None;
    }
    let is_variadic = (close..colon).any(|at| rw.str(at) == "vararg");
    if rw.kind(callee) == Kind::Value {
        let at = rw.start(colon + 1);
        rw.replace(at, at, "!llvm.ptr, ");
        rw.note(rw.start(i), &forms::INDIRECT_CALL);
    } else if !is_variadic && let Some(ty) = rw.variadic(rw.str(callee)).cloned() {
        let at = rw.end(close - 1);
        rw.replace(at, at, format!(" vararg({ty})"));
        rw.note(rw.start(i), &forms::VARIADIC_CALL);
    }
    call_arrow(rw, i, colon);
    None
}

/// Adds the arrow of the results if it is missing.
fn call_arrow(rw: &mut Rewriter<'_>, i: usize, colon: usize) {
    let close = rw.closing(colon + 1);
    if rw.kind(close) != Kind::Arrow {
        let at = rw.end(close - 1);
        rw.replace(at, at, " -> ()");
        rw.note(rw.start(i), &forms::CALL_ARROW);
    }
}

/// `llvm.invoke %f(%a) to ^bb1 unwind ^bb2 : (i32) -> i32`
fn invoke(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let callee = (i + 1..i + 6).find(|&at| matches!(rw.kind(at), Kind::Symbol | Kind::Value))?;
    let colon = rw.colon(callee + 1)?;
    if rw.kind(callee) == Kind::Value && rw.is(colon + 1, b'(') {
        let at = rw.start(colon + 1);
        rw.replace(at, at, "!llvm.ptr, ");
        rw.note(rw.start(i), &forms::INDIRECT_CALL);
    }
    None
}

/// Removes the types of positions: `[0 : i32, 1 : i32]`.
fn positions(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let open = (i + 1..i + 8).find(|&at| rw.is(at, b'['))?;
    let close = rw.closing(open);
    let mut noted = false;
    for at in open..close {
        if rw.is(at, b':') && rw.kind(at - 1) == Kind::Number && rw.kind(at + 1) == Kind::Word {
            let start = rw.end(at - 1);
            rw.replace(start, rw.end(at + 1), "");
            if !noted {
                rw.note(rw.start(open), &forms::TYPED_POSITION);
            }
            noted = true;
        }
    }
    // The second operand of a shuffle had a type of its own.
    if rw.str(i) == "llvm.shufflevector" && rw.is(close, b':') {
        let (ty, end, _) = rw.read_type(rw.start(close + 1))?;
        let comma = rw.token_at(end);
        if rw.is(comma, b',')
            && let Some((second, end, _)) = rw.read_type(rw.start(comma + 1))
            && second.text == ty.text
        {
            let start = rw.start(comma);
            rw.replace(start, end, "");
            if !noted {
                rw.note(rw.start(open), &forms::TYPED_POSITION);
            }
            rw.walk(i + 1, comma);
            return Some(rw.token_at(end));
        }
    }
    None
}

/// Elements of structs by the operations of vectors.
fn element(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let open = (i + 1..i + 8).find(|&at| rw.is(at, b'['))?;
    let is_constant =
        rw.kind(open + 1) == Kind::Number && matches!(rw.kind(open + 2), Kind::Mark(b']' | b','));
    if is_constant {
        let name = if rw.str(i) == "llvm.insertelement" { "llvm.insertvalue" } else { "llvm.extractvalue" };
        let start = rw.start(i);
        rw.replace(start, rw.end(i), name);
        rw.note(start, &forms::ELEMENT_OF_STRUCT);
    }
    None
}

/// `weights(dense<[1, 2]> : vector<2xi32>)`
fn weights(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let word = i + 2;
    if rw.str(word) != "weights" || rw.str(word + 2) != "dense" || !rw.is(word + 4, b'[') {
        return None;
    }
    let list = rw.closing(word + 4);
    let close = rw.closing(word + 1);
    let text: String = (word + 5..list - 1)
        .map(|at| if rw.is(at, b',') { ", ".to_owned() } else { rw.str(at).to_owned() })
        .collect();
    let start = rw.start(word + 2);
    rw.replace(start, rw.start(close - 1), format!("[{text}]"));
    rw.note(start, &forms::BRANCH_WEIGHTS);
    Some(close)
}

/// `llvm.atomicrmw add %p, %v monotonic : i32`
fn atomic(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let colon = rw.colon(i + 1)?;
    let (_, end, _) = rw.read_type(rw.start(colon + 1))?;
    let behind = rw.token_at(end);
    if !rw.is(behind, b',') {
        let at = rw.start(colon + 1);
        rw.replace(at, at, "!llvm.ptr, ");
        rw.note(rw.start(i), &forms::ATOMIC_POINTER);
    }
    None
}

/// `llvm.switch %flag, ^bb1 [...]`
fn switch(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    if rw.kind(i + 1) != Kind::Value || !rw.is(i + 2, b',') {
        return None;
    }
    match rw.type_of(rw.str(i + 1)).cloned() {
        Some(ty) => {
            let at = rw.end(i + 1);
            rw.replace(at, at, format!(" : {ty}"));
            rw.note(rw.start(i), &forms::SWITCH_TYPE);
        }
        None => {
            rw.problem(
                rw.start(i),
                "'llvm.switch' needs the type of its flag since 2022 (LLVM 15): write ': <type>' behind it",
            );
        }
    }
    None
}

/// `llvm.mlir.global_ctors {ctors = [@f], priorities = [0 : i32]}`
fn constructors(rw: &mut Rewriter<'_>, i: usize, are_constructors: bool) -> Option<usize> {
    if !rw.is(i + 1, b'{') {
        return None;
    }
    let close = rw.closing(i + 1);
    let list = |rw: &Rewriter<'_>, name: &str| {
        let at =
            (i + 2..close).find(|&at| rw.str(at) == name && rw.is(at + 1, b'=') && rw.is(at + 2, b'['))?;
        let end = rw.closing(at + 2);
        core::str::from_utf8(rw.text.get(rw.start(at + 2)..rw.end(end - 1))?).ok().map(str::to_owned)
    };
    let word = if are_constructors { "ctors" } else { "dtors" };
    let (functions, priorities) = (list(rw, word)?, list(rw, "priorities")?);
    let n = functions.matches('@').count();
    let data = vec!["#llvm.zero"; n].join(", ");
    let (start, end) = (rw.start(i + 1), rw.end(close - 1));
    rw.replace(start, end, format!("{word} = {functions}, priorities = {priorities}, data = [{data}]"));
    rw.note(start, &forms::CONSTRUCTORS);
    Some(close)
}

/// `llvm.intr.lifetime.start 4, %p`
fn lifetime(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let value = (i + 1..i + 4).find(|&at| rw.kind(at) == Kind::Value)?;
    if value > i + 1 {
        let start = rw.start(i + 1);
        rw.replace(start, rw.start(value), "");
        rw.note(start, &forms::LIFETIME_SIZE);
        return Some(value);
    }
    None
}

/// `llvm.mlir.global @x(0 : f32)`
fn float_value(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let open = (i + 1..i + 10).find(|&at| rw.is(at, b'('))?;
    let number = open + 1 + usize::from(rw.is(open + 1, b'-'));
    let is_integer = rw.kind(number) == Kind::Number && rw.str(number).bytes().all(|b| b.is_ascii_digit());
    if is_integer && rw.is(number + 1, b':') && matches!(rw.str(number + 2), "f16" | "f32" | "f64" | "bf16") {
        let at = rw.end(number);
        rw.replace(at, at, ".0");
        rw.note(rw.start(number), &forms::FLOAT_INTEGER);
    }
    None
}

/// Notes an integer constant.
fn constant(rw: &mut Rewriter<'_>, i: usize) {
    match rw.str(i + 2) {
        "true" => rw.set_constant(1),
        "false" => rw.set_constant(0),
        number => {
            if let Ok(number) = number.parse() {
                rw.set_constant(number);
            }
        }
    }
}

/// Rewrites an operation in generic form that needs more than another name; returns the next token.
pub fn generic(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<usize> {
    let close = rw.closing(i + 1);
    match name {
        "llvm.intr.memcpy" | "llvm.intr.memmove" | "llvm.intr.memset" => {
            let values: Vec<usize> = (i + 2..close).filter(|&at| rw.kind(at) == Kind::Value).collect();
            let (&[.., length, flag], true) = (&values[..], values.len() == 4) else { return None };
            let colon = rw.colon(close)?;
            let (types, end, found) = rw.read_types(rw.start(colon + 1))?;
            let Some(volatile) = rw.constant(rw.str(flag)) else {
                rw.problem(
                    rw.start(flag),
                    "the flag of a volatile copy must be a constant since 2023 (LLVM 17)",
                );
                return None;
            };
            rw.note_all(found);
            rw.note(rw.start(i), &forms::VOLATILE_OPERAND);
            let from = rw.end(length);
            rw.replace(from, rw.end(close - 1), format!(") <{{isVolatile = {}}}>", volatile != 0));
            let types: Vec<&str> = types.iter().take(3).map(|ty| ty.text.as_str()).collect();
            rw.replace(rw.start(colon + 1), end, format!("({})", types.join(", ")));
            Some(rw.token_at(end))
        }
        "llvm.getelementptr" => {
            let colon = rw.colon(close)?;
            let (types, _, _) = rw.read_types(rw.start(colon + 1))?;
            if types.first().and_then(Ty::pointee).is_some() {
                let message = "'llvm.getelementptr' in generic form has no element type: write the custom form, which follows from typed pointers, removed in 2023 (LLVM 18)";
                rw.problem(rw.start(i), message);
            }
            None
        }
        _ => None,
    }
}
