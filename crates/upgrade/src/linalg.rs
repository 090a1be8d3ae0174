//! Operations of the dialect linalg whose text changed.

use crate::call::split;
use crate::forms;
use crate::rewrite::Rewriter;
use crate::tensor::shape;
use crate::token::Kind;
use crate::types::Ty;

/// Rewrites an operation; returns the next token, or `None` if only its name changes.
pub fn operation(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<usize> {
    let short = name.strip_prefix("linalg.")?;
    if let Some((_, maps)) = TRANSPOSED.iter().find(|(old, _)| *old == short) {
        return transposed_product(rw, i, short, maps);
    }
    match short {
        "elemwise_unary" | "elemwise_binary" => elementwise(rw, i, short),
        "generic" | "indexed_generic" => {
            if rw.is(i + 1, b'{') {
                iterators(rw, i + 1);
            }
            views(rw, i);
            init(rw, i);
            if short == "generic" { None } else { indexed_generic(rw, i) }
        }
        "map" => map(rw, i),
        "matmul_unsigned" | "batch_matmul_unsigned" => {
            let (start, name) = (rw.start(i), name.strip_suffix("_unsigned")?);
            let (end, close) = if rw.is(i + 1, b'{') { (rw.end(i + 1), ", ") } else { (rw.end(i), "}") };
            rw.replace(start, end, format!("{name} {{cast = #linalg.type_fn<cast_unsigned>{close}"));
            rw.note(start, &forms::UNSIGNED_PRODUCT);
            Some(i + 1)
        }
        "pad_tensor" => {
            let start = rw.start(i);
            rw.replace(start, rw.end(i), "tensor.pad");
            rw.note(start, &forms::PAD_TENSOR);
            Some(i + 1)
        }
        "yield" if rw.in_padding() => {
            rw.replace(rw.start(i), rw.end(i), "tensor.yield");
            Some(i + 1)
        }
        _ if rw.is(i + 1, b'(') => structured(rw, i, name),
        _ => {
            init(rw, i);
            None
        }
    }
}

/// Products with a transposed operand, and the dimensions of their three operands.
static TRANSPOSED: &[(&str, [&str; 3])] = &[
    ("matmul_transpose_a", ["d2, d0", "d2, d1", "d0, d1"]),
    ("matmul_transpose_b", ["d0, d2", "d1, d2", "d0, d1"]),
    ("batch_matmul_transpose_a", ["d0, d3, d1", "d0, d3, d2", "d0, d1, d2"]),
    ("batch_matmul_transpose_b", ["d0, d1, d3", "d0, d2, d3", "d0, d1, d2"]),
];

/// `linalg.matmul_transpose_a ins(...) outs(...)`
fn transposed_product(rw: &mut Rewriter<'_>, i: usize, old: &str, maps: &[&str; 3]) -> Option<usize> {
    let (name, loops) =
        if old.starts_with("batch") { ("batch_matmul", "d0, d1, d2, d3") } else { ("matmul", "d0, d1, d2") };
    let maps: Vec<String> = maps.iter().map(|dims| format!("affine_map<({loops}) -> ({dims})>")).collect();
    let start = rw.start(i);
    rw.replace(start, rw.end(i), format!("linalg.{name} indexing_maps = [{}]", maps.join(", ")));
    rw.note(start, &forms::TRANSPOSED_PRODUCT);
    Some(i + 1)
}

/// `linalg.elemwise_unary {fun = #linalg.unary_fn<exp>} ins(...) outs(...)`
fn elementwise(rw: &mut Rewriter<'_>, i: usize, old: &str) -> Option<usize> {
    let mut kind = if old == "elemwise_unary" { "exp" } else { "add" }.to_owned();
    let mut rest = Vec::new();
    let mut behind = i + 1;
    if rw.is(behind, b'{') {
        behind = rw.closing(behind);
        for entry in split(rw, i + 2, behind - 1)? {
            let (name, value) = entry.split_once('=').unwrap_or((&entry, ""));
            match name.trim() {
                "fun" => kind = value.split_once('<')?.1.trim_end_matches('>').to_owned(),
                "cast" if value.contains("cast_signed") => {}
                "cast" => {
                    let message = format!(
                        "'linalg.{old}' with 'cast' was removed in 2025 (LLVM 22): use 'linalg.generic'"
                    );
                    rw.problem(rw.start(i), message);
                    return None;
                }
                _ => rest.push(entry),
            }
        }
    }
    let rest = if rest.is_empty() { String::new() } else { format!(" {{{}}}", rest.join(", ")) };
    let start = rw.start(i);
    let today = format!("linalg.elementwise kind=#linalg.elementwise_kind<{kind}>{rest}");
    rw.replace(start, rw.end(behind - 1), today);
    rw.note(start, &forms::ELEMENTWISE_FUNCTION);
    Some(behind)
}

/// Rewrites the iterators in the dictionary that opens at a token.
pub fn iterators(rw: &mut Rewriter<'_>, open: usize) {
    let Some(at) = rw.entry(open, "iterator_types").filter(|&at| rw.is(at + 2, b'[')) else { return };
    for at in at + 3..rw.closing(at + 2) {
        let start = rw.start(at);
        if rw.str(at) == "\"window\"" {
            rw.replace(start, rw.end(at), "\"reduction\"");
            rw.note(start, &forms::WINDOW_ITERATOR);
        } else if rw.str(at) == "#linalg.iterator_type" && rw.is(at + 1, b'<') {
            let word = if rw.str(at + 2) == "window" { "reduction" } else { rw.str(at + 2) };
            rw.replace(start, rw.end(at + 3), format!("\"{word}\""));
            rw.note(start, &forms::ITERATOR_ATTRIBUTE);
        }
    }
}

/// The text of the attributes of an operation: a dictionary, or an alias of one.
fn attributes(rw: &Rewriter<'_>, i: usize) -> Option<String> {
    if rw.is(i + 1, b'{') {
        rw.source(i + 1, rw.closing(i + 1))
    } else {
        Some(rw.resolve(rw.str(i + 1)).to_owned())
    }
}

/// The number of outputs in `args_out = 1` or `n_views = [2, 1]`.
fn output_count(attributes: &str) -> Option<usize> {
    let after = |text: &'static str| attributes.split_once(text).map(|(_, rest)| rest.trim_start());
    let rest = match after("args_out") {
        Some(rest) => rest.strip_prefix('=')?,
        None => after("n_views")?.split_once(',')?.1,
    };
    let rest = rest.trim_start();
    rest[..rest.find(|c: char| !c.is_ascii_digit())?].parse().ok()
}

/// `linalg.generic #trait %a, %b { ... } : memref<4xf32>, memref<4xf32>`
fn views(rw: &mut Rewriter<'_>, i: usize) -> Option<()> {
    let first = if rw.is(i + 1, b'{') { rw.closing(i + 1) } else { i + 2 };
    if rw.kind(first) != Kind::Value {
        return None;
    }
    let open = rw.region_of(i)?;
    let operands = split(rw, first, open)?;
    let outputs = output_count(&attributes(rw, i)?).filter(|&n| n > 0)?;
    let colon = rw.closing(open);
    if !rw.is(colon, b':') {
        return None;
    }
    let (pairs, end) = typed(rw, operands, colon)?;
    if pairs.len() < outputs || rw.kind(rw.token_at(end)) == Kind::Arrow {
        let message = "'linalg.generic' needs tensors in 'outs(...)' for its results since 2020 (LLVM 12)";
        rw.problem(rw.start(i), message);
        return None;
    }
    let text = |pairs: &[(String, Ty)]| {
        let values: Vec<&str> = pairs.iter().map(|(value, _)| value.as_str()).collect();
        let types: Vec<&str> = pairs.iter().map(|(_, ty)| ty.text.as_str()).collect();
        format!("({} : {})", values.join(", "), types.join(", "))
    };
    let (ins, outs) = pairs.split_at(pairs.len() - outputs);
    let ins = if ins.is_empty() { String::new() } else { format!("ins{} ", text(ins)) };
    let start = rw.start(first);
    rw.replace(start, rw.end(open - 1), format!("{ins}outs{}", text(outs)));
    // The blank in front of the colon goes, too.
    rw.replace(rw.end(colon - 1), end, "");
    rw.note(start, &forms::VIEWS);
    Some(())
}

/// Pairs values with the types that follow a colon, and returns the offset behind the last one.
fn typed(rw: &mut Rewriter<'_>, values: Vec<String>, colon: usize) -> Option<(Vec<(String, Ty)>, usize)> {
    let mut pairs = Vec::new();
    let mut at = colon + 1;
    let mut end = rw.start(at);
    for value in values {
        let (ty, behind, found) = rw.read_type(rw.start(at))?;
        rw.note_all(found);
        pairs.push((value, ty));
        end = behind;
        at = rw.token_at(end);
        at += usize::from(rw.is(at, b','));
    }
    Some((pairs, end))
}

/// The number of iterators that the attributes of an operation name.
fn iterator_count(rw: &Rewriter<'_>, i: usize) -> Option<usize> {
    let text = attributes(rw, i)?;
    let (_, rest) = text.split_once("iterator_types")?;
    let (_, list) = rest.split_once('[')?;
    let (list, _) = list.split_once(']')?;
    Some(list.matches('"').count() / 2)
}

/// `linalg.indexed_generic #trait ins(...) { ^bb0(%i: index, %x: f32): ... }`
fn indexed_generic(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let block = rw.region_of(i)? + 1;
    if rw.kind(block) != Kind::Block || !rw.is(block + 1, b'(') {
        return None;
    }
    let n = iterator_count(rw, i)?;
    let close = rw.closing(block + 1);
    if !rw.is(close, b':') {
        return None;
    }
    let arguments = split(rw, block + 2, close - 1)?;
    let (indices, rest) = arguments.split_at_checked(n)?;
    let mut text = format!("({}):", rest.join(", "));
    for (number, index) in indices.iter().enumerate() {
        let (value, _) = index.split_once(':')?;
        text.push_str(&format!("  {} = linalg.index {number} : index", value.trim()));
    }
    rw.replace(rw.start(block + 1), rw.end(close), text);
    let start = rw.start(i);
    rw.replace(start, rw.end(i), "linalg.generic");
    rw.note(start, &forms::INDEXED_GENERIC);
    None
}

/// `linalg.matmul ins(%a, %b : ...) init(%c : tensor<4x4xf32>)`
fn init(rw: &mut Rewriter<'_>, i: usize) -> Option<()> {
    let ins = if rw.is(i + 1, b'{') {
        rw.closing(i + 1)
    } else {
        i + 1 + usize::from(rw.kind(i + 1) == Kind::Attr)
    };
    let at = if rw.str(ins) == "ins" && rw.is(ins + 1, b'(') { rw.closing(ins + 1) } else { ins };
    if rw.str(at) != "init" || !rw.is(at + 1, b'(') {
        return None;
    }
    let start = rw.start(at);
    rw.replace(start, rw.end(at), "outs");
    rw.note(start, &forms::INIT_OPERAND);
    Some(())
}

/// The parenthesis that opens behind a word, in a range of tokens.
fn list_behind(rw: &Rewriter<'_>, i: usize, end: usize, word: &str) -> Option<usize> {
    (i..end).find(|&at| rw.str(at) == word && rw.is(at + 1, b'(')).map(|at| at + 1)
}

/// `linalg.map ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) (%x: f32) { ... }`
fn map(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let body = rw.region_of(i)?;
    if !rw.is(body - 1, b')') {
        return None;
    }
    let outs = list_behind(rw, i, body, "outs")?;
    let mut arguments = rw.closing(outs);
    if rw.is(arguments, b'{') {
        arguments = rw.closing(arguments);
    }
    if !rw.is(arguments, b'(') || rw.closing(arguments) != body {
        return None;
    }
    let inputs = match list_behind(rw, i, outs, "ins") {
        Some(open) => (open + 1..rw.colon(open + 1)?).filter(|&at| rw.kind(at) == Kind::Value).count(),
        None => 0,
    };
    let listed = split(rw, arguments + 1, body - 1)?;
    if listed.len() != inputs {
        return None;
    }
    let colon = rw.colon(outs + 1)?;
    let (ty, _, _) = rw.read_type(rw.start(colon + 1))?;
    let elem = shape(&ty)?.1.text.clone();
    let name = rw.add_name();
    let at = rw.start(body - 1);
    let comma = if listed.is_empty() { "" } else { ", " };
    rw.replace(at, at, format!("{comma}{name}: {elem}"));
    rw.note(rw.start(i), &forms::MAP_INIT);
    None
}

/// `linalg.fill(%x, %m) : f32, memref<4xf32>`: the last operand is the output, but the first one of an early `fill`.
fn structured(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<usize> {
    let close = rw.closing(i + 1);
    let operands = split(rw, i + 2, close - 1)?;
    let mut dictionary = String::new();
    let mut colon = close;
    if rw.is(close, b'{') {
        colon = rw.closing(close);
        dictionary = format!(" {}", rw.source(close, colon)?);
        if dictionary.contains("Permutation") {
            let message =
                format!("'{name}' with permutations was removed in 2022 (LLVM 14): use 'linalg.generic'");
            rw.problem(rw.start(i), message);
            return None;
        }
    }
    if !rw.is(colon, b':') || operands.is_empty() {
        return None;
    }
    let (mut pairs, end) = typed(rw, operands, colon)?;
    if name == "linalg.fill" && pairs.first().is_some_and(|(_, ty)| shape(ty).is_some()) {
        pairs.reverse();
    }
    let (output, output_type) = pairs.pop()?;
    let (values, types): (Vec<String>, Vec<String>) = pairs.into_iter().map(|(v, ty)| (v, ty.text)).unzip();
    let text = format!(
        "{name}{dictionary} ins({} : {}) outs({output} : {})",
        values.join(", "),
        types.join(", "),
        output_type.text
    );
    let start = rw.start(i);
    // A blank before an arrow stays.
    rw.replace(start, end, text);
    rw.note(start, &forms::STRUCTURED_OPERANDS);
    Some(rw.token_at(end))
}
