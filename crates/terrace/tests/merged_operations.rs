//! Two operations with constants that `canonicalize` merges, against plain arithmetic: for all constants, flags and
//! operands of one to three bits. A result may be defined where it was poison, but not the reverse.

use core::fmt::Write;
use terrace::dialects::arith::{AddI, IntegerOverflowFlags, MulI, SubI, TruncI};
use terrace::ir::asm::{ParseOptions, parse_source};
use terrace::ir::{Body, Op, Value};
use terrace::rewrite::greedy::{GreedyConfig, apply_patterns_with};
use terrace::rewrite::transforms::canonicalization_patterns;

const FLAGS: [&str; 4] = ["", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"];

/// The number that bits stand for.
fn signed(bits: i64, width: u32) -> i64 {
    (bits << (64 - width)) >> (64 - width)
}

/// The low bits of a result; `None` if it is poison by the flags.
fn wrap(width: u32, flags: usize, (as_signed, as_unsigned): (i64, i64)) -> Option<i64> {
    let bits = as_unsigned & ((1 << width) - 1);
    let is_poison =
        (flags & 1 != 0 && signed(bits, width) != as_signed) || (flags & 2 != 0 && bits != as_unsigned);
    (!is_poison).then_some(bits)
}

fn binary(name: &str, width: u32, flags: usize, a: i64, b: i64) -> Option<i64> {
    let compute = |a: i64, b: i64| match name {
        "addi" => a + b,
        "subi" => a - b,
        _ => a * b,
    };
    wrap(width, flags, (compute(signed(a, width), signed(b, width)), compute(a, b)))
}

fn truncate(from: u32, to: u32, flags: usize, a: i64) -> Option<i64> {
    wrap(to, flags, (signed(a, from), a))
}

/// The value of the result of a function of one argument.
fn evaluate(b: &Body, x: i64) -> Option<i64> {
    let block = b.root_block().expect("a function has a body");
    let mut values: Vec<Option<i64>> = vec![None; b.value_bound()];
    values[b.args(block)[0].index()] = Some(x);
    let width = |value: Value| b.ty(value).bit_width(b.ctx()).expect("values are integers");
    let flags = |flags: Option<IntegerOverflowFlags>| flags.unwrap_or_default().0 as usize;
    for op in b.ops(block) {
        let operand = |i: usize| values[b.operand(op, i).index()];
        let compute = |name: &str, of: Option<IntegerOverflowFlags>| {
            binary(name, width(b.result(op, 0)), flags(of), operand(0)?, operand(1)?)
        };
        let value = if let Some(add) = b.as_::<AddI>(op) {
            compute("addi", add.overflow_flags(b))
        } else if let Some(sub) = b.as_::<SubI>(op) {
            compute("subi", sub.overflow_flags(b))
        } else if let Some(mul) = b.as_::<MulI>(op) {
            compute("muli", mul.overflow_flags(b))
        } else if let Some(trunc) = b.as_::<TruncI>(op) {
            let widths = (width(b.operand(op, 0)), width(b.result(op, 0)));
            operand(0).and_then(|x| truncate(widths.0, widths.1, flags(trunc.overflow_flags(b)), x))
        } else {
            match b.def(op).name {
                "func.return" => return operand(0),
                "arith.constant" => constant(b, op, width(b.result(op, 0))),
                name => panic!("'{name}' is not known here"),
            }
        };
        values[b.result(op, 0).index()] = value;
    }
    panic!("the function does not return")
}

fn constant(b: &Body, op: Op, width: u32) -> Option<i64> {
    let value = b.attr(op, "value").and_then(|attr| attr.as_i64(b.ctx())).expect("it is a number");
    Some(value & ((1 << width) - 1))
}

/// A function of one number of `width` bits before it was canonicalized.
struct Case {
    width: u32,
    text: String,
    value: Box<dyn Fn(i64) -> Option<i64>>,
}

fn check(cases: &[Case]) {
    let mut text = String::new();
    for (i, case) in cases.iter().enumerate() {
        let _ = writeln!(text, "func.func @f{i}(%x: i{}) {}", case.width, case.text);
    }
    let ctx = terrace::registry::context();
    let file = ctx.sources.add("test.mlir", text.into_bytes()).expect("the program is short");
    let mut root = parse_source(&ctx, &file, ParseOptions::default()).expect("the program is right");
    let module = root.op().expect("there is a module");
    let patterns = canonicalization_patterns(&ctx, |_| true);
    apply_patterns_with(&mut root.body, module, &patterns, GreedyConfig::default(), 1);
    let inner = root.body.region_body(module);
    let mut functions = Vec::new();
    inner.walk(|op| functions.extend((inner.def(op).name == "func.func").then_some(op)));
    assert_eq!(functions.len(), cases.len());
    for (case, function) in cases.iter().zip(functions) {
        for x in 0..1 << case.width {
            if let Some(expected) = (case.value)(x) {
                assert_eq!(evaluate(inner.region_body(function), x), Some(expected), "{x} in {}", case.text);
            }
        }
    }
}

/// `name` of `%of` and the constant `%c`, which may be the left operand.
fn line(to: &str, name: &str, of: &str, c: &str, constant_first: bool, flags: usize, width: u32) -> String {
    let (a, b) = if constant_first { (c, of) } else { (of, c) };
    format!("{to} = arith.{name} {a}, {b}{} : i{width}\n", FLAGS[flags])
}

#[test]
fn merged_constants_are_no_more_poison() {
    let names = ["addi", "subi", "muli"];
    for width in 1..=3 {
        let mut cases = Vec::new();
        let numbers = 1i64 << width;
        // Of three bits, only equal flags.
        let all_flags: Vec<(usize, usize)> =
            (0..16).map(|i| (i / 4, i % 4)).filter(|(a, b)| width < 3 || (a == b && *a != 0)).collect();
        for (inner, outer, sides) in (0..36).map(|i| (names[i % 3], names[i / 3 % 3], i / 9)) {
            for (&(f, g), (c, d)) in all_flags
                .iter()
                .flat_map(|f| (0..numbers * numbers).map(move |i| (f, (i / numbers, i % numbers))))
            {
                let (first, second) = (sides & 1 != 0, sides & 2 != 0);
                let number = |n: i64| {
                    if width == 1 { (n == 1).to_string() } else { format!("{} : i{width}", signed(n, width)) }
                };
                let text = format!(
                    "-> i{width} {{\n%c = arith.constant {}\n%d = arith.constant {}\n{}{}return %z : i{width}\n}}",
                    number(c),
                    number(d),
                    line("%y", inner, "%x", "%c", first, f, width),
                    line("%z", outer, "%y", "%d", second, g, width),
                );
                let apply = move |name, flags, x, c, first: bool| {
                    if first { binary(name, width, flags, c, x) } else { binary(name, width, flags, x, c) }
                };
                let value = move |x| apply(outer, g, apply(inner, f, x, c, first)?, d, second);
                cases.push(Case { width, text, value: Box::new(value) });
            }
        }
        check(&cases);
    }
}

#[test]
fn merged_truncations_are_no_more_poison() {
    let mut cases = Vec::new();
    for (f, g) in (0..16).map(|i| (i / 4, i % 4)) {
        for (via, to) in [(4, 3), (4, 1), (3, 2), (2, 1)] {
            let text = format!(
                "-> i{to} {{\n%y = arith.trunci %x{} : i6 to i{via}\n%z = arith.trunci %y{} : i{via} to i{to}\nreturn %z : i{to}\n}}",
                FLAGS[f], FLAGS[g]
            );
            let value = move |x| truncate(via, to, g, truncate(6, via, f, x)?);
            cases.push(Case { width: 6, text, value: Box::new(value) });
        }
    }
    check(&cases);
}
