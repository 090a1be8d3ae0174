//! Bulk comparison with the installed upstream tools; `cargo test -p terrace-num --test oracle -- --ignored`. With
//! `UPDATE_GOLDEN=1` a small part of it becomes the golden files that `golden.rs` checks without the tools.

mod common;

use common::{MLIR_FORMATS, Random};
use std::collections::HashSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};
use terrace_num::{ApFloat, FloatFormat};

fn run(tool: &str, args: &[&str], input: &str) -> String {
    let mut child = Command::new(tool)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap_or_else(|e| panic!("{tool}: {e}"));
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success(), "{tool} failed");
    String::from_utf8(output.stdout).unwrap()
}

/// The text that `mlir-opt` prints for each attribute value.
fn mlir_attributes(values: &[String]) -> Vec<String> {
    let mut input = String::new();
    for v in values {
        writeln!(input, "\"a.b\"() {{x = {v}}} : () -> ()").unwrap();
    }
    run("mlir-opt-22", &["--allow-unregistered-dialect"], &input)
        .lines()
        .filter_map(|l| l.trim().strip_prefix("\"a.b\"() {x = ")?.strip_suffix("} : () -> ()"))
        .map(str::to_owned)
        .collect()
}

fn golden(name: &str, lines: &[String]) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, lines.join("\n") + "\n").unwrap();
    }
}

fn count(format: FloatFormat, small: bool) -> usize {
    match format.width() {
        0..=8 => 4096,
        _ if small => 300,
        _ => 20_000,
    }
}

fn patterns(format: FloatFormat, small: bool, seed: u64) -> Vec<u128> {
    if format.width() <= 8 {
        return (0..1 << format.width()).collect();
    }
    let mut random = Random(seed);
    let mut seen = HashSet::new();
    (0..count(format, small)).map(|_| random.bits(format)).filter(|b| seen.insert(*b)).collect()
}

fn report(mismatches: &[String]) {
    for m in mismatches.iter().take(40) {
        eprintln!("{m}");
    }
    assert!(mismatches.is_empty(), "{} mismatches", mismatches.len());
}

#[test]
fn mlir_print() {
    if std::env::var_os("TERRACE_ORACLE").is_none() {
        return;
    }
    let mut lines = Vec::new();
    let mut wrong = Vec::new();
    for small in [true, false] {
        for format in MLIR_FORMATS {
            let bits = patterns(format, small, 0x1234_5678);
            let inputs: Vec<String> = bits.iter().map(|b| format!("0x{b:X} : {}", format.name())).collect();
            let outputs = mlir_attributes(&inputs);
            assert_eq!(bits.len(), outputs.len());
            for (b, out) in bits.iter().zip(outputs) {
                let text = out.split(" : ").next().unwrap();
                let ours = ApFloat::from_bits(format, *b).to_string();
                if ours != text {
                    wrong.push(format!("{} {b:X}: expected {text}, got {ours}", format.name()));
                }
                if small {
                    lines.push(format!("{} {b:X} {text}", format.name()));
                }
            }
        }
    }
    golden("mlir_print", &lines);
    report(&wrong);
}

#[test]
fn mlir_parse() {
    if std::env::var_os("TERRACE_ORACLE").is_none() {
        return;
    }
    let mut lines = Vec::new();
    let mut wrong = Vec::new();
    for small in [true, false] {
        for format in MLIR_FORMATS {
            let mut random = Random(0xabcdef);
            let n = if small { 50 } else { 6000 };
            let mut literals: Vec<String> = (0..n).map(|_| literal(&mut random, format)).collect();
            literals.extend(
                [
                    "0.0",
                    "-0.0",
                    "1.0e400",
                    "-1.0e400",
                    "1.0e-400",
                    "1.0e-320",
                    "3.4028236e38",
                    "1.0e9999999999",
                ]
                .map(String::from),
            );
            // Upstream keeps a sign that the type cannot have, and an infinity if the type has none.
            literals.retain(|l| {
                let v: f64 = l.parse().unwrap();
                let odd_sign = !format.has_sign() && v.is_sign_negative() && v != 0.0;
                let odd_infinity = !format.has_nan() && v.is_infinite();
                !(odd_sign || odd_infinity)
            });
            let inputs: Vec<String> = literals.iter().map(|l| format!("{l} : {}", format.name())).collect();
            let outputs = mlir_attributes(&inputs);
            assert_eq!(literals.len(), outputs.len());
            for (l, out) in literals.iter().zip(outputs) {
                let text = out.split(" : ").next().unwrap();
                let ours = ApFloat::from_mlir_literal(format, l).unwrap().to_string();
                if ours != text {
                    wrong.push(format!("{} {l}: expected {text}, got {ours}", format.name()));
                }
                if small {
                    lines.push(format!("{} {l} {text}", format.name()));
                }
            }
        }
    }
    golden("mlir_parse", &lines);
    report(&wrong);
}

/// A literal near the format's range or near the middle of two of its values.
fn literal(random: &mut Random, format: FloatFormat) -> String {
    let sign = if random.below(3) == 0 { "-" } else { "" };
    match random.below(4) {
        0 => random.short_decimal(),
        1 => {
            let mut digits: String =
                (0..1 + random.below(60)).map(|_| (b'0' + random.below(10) as u8) as char).collect();
            digits.insert(1, '.');
            if digits.ends_with('.') {
                digits.push('0');
            }
            format!("{sign}{digits}e{}", random.below(660) as i64 - 340)
        }
        2 => {
            let v = ApFloat::from_bits(format, random.bits(format)).to_f64();
            if v.is_finite() { format!("{:.20}", v).chars().take(700).collect() } else { "1.5".into() }
        }
        _ => {
            // Halfway between neighbours, exactly or nearly.
            let bits = random.bits(format);
            let a = ApFloat::from_bits(format, bits).to_f64();
            let b = ApFloat::from_bits(format, bits.wrapping_add(1)).to_f64();
            let middle = a / 2.0 + b / 2.0;
            if middle.is_finite() && middle.abs() < 1e300 {
                let nudge = random.below(3) as i64 - 1;
                let v = f64::from_bits((middle.to_bits() as i64).wrapping_add(nudge) as u64);
                if v.is_finite() {
                    format!("{}5", format!("{v:.1100}").trim_end_matches('0'))
                } else {
                    "2.5".into()
                }
            } else {
                "0.5".into()
            }
        }
    }
}

#[test]
fn llvm_print() {
    if std::env::var_os("TERRACE_ORACLE").is_none() {
        return;
    }
    let types = [
        (FloatFormat::F16, "half"),
        (FloatFormat::BF16, "bfloat"),
        (FloatFormat::F32, "float"),
        (FloatFormat::F64, "double"),
        (FloatFormat::F80, "x86_fp80"),
        (FloatFormat::F128, "fp128"),
        (FloatFormat::PpcFp128, "ppc_fp128"),
    ];
    let mut lines = Vec::new();
    let mut wrong = Vec::new();
    for small in [true, false] {
        for (format, ty) in types {
            let bits = patterns(format, small, 0x9999);
            let mut input = String::new();
            for (i, b) in bits.iter().enumerate() {
                let literal = match format {
                    FloatFormat::F16 => format!("0xH{b:04X}"),
                    FloatFormat::BF16 => format!("0xR{b:04X}"),
                    FloatFormat::F64 => format!("0x{b:016X}"),
                    FloatFormat::F80 => format!("0xK{b:020X}"),
                    FloatFormat::F128 => format!("0xL{:016X}{:016X}", *b as u64, b >> 64),
                    FloatFormat::PpcFp128 => format!("0xM{:016X}{:016X}", *b as u64, b >> 64),
                    _ => {
                        let single = f32::from_bits(*b as u32);
                        let wide = if single.is_nan() {
                            (b & 0x8000_0000) << 32 | 0x7ff << 52 | (b & 0x7f_ffff) << 29
                        } else {
                            u128::from(f64::from(single).to_bits())
                        };
                        format!("0x{wide:016X}")
                    }
                };
                writeln!(input, "@g{i} = global {ty} {literal}").unwrap();
                let read = ApFloat::from_llvm_literal(&literal).unwrap();
                let expected = ApFloat::from_bits(format, *b);
                if read.format() == format && read != expected {
                    wrong.push(format!("{literal} was read as {read:?} and not {expected:?}"));
                }
            }
            let output = run("opt-22", &["-S"], &input);
            let mut printed = output.lines().filter_map(|l| l.split_once(&format!(" = global {ty} ")));
            for b in &bits {
                let (_, text) = printed.next().unwrap();
                let mut ours = Vec::new();
                ApFloat::from_bits(format, *b).write_llvm(&mut ours);
                let ours = String::from_utf8(ours).unwrap();
                if ours != text {
                    wrong.push(format!("{} {b:X}: expected {text}, got {ours}", format.name()));
                }
                if small {
                    lines.push(format!("{} {b:X} {text}", format.name()));
                }
            }
        }
    }
    golden("llvm_print", &lines);
    report(&wrong);
}

/// The MLIR of one folded operation, and our text of the result.
fn folds(random: &mut Random, format: FloatFormat) -> (String, String) {
    let ty = format.name();
    let value = |random: &mut Random| ApFloat::from_bits(format, random.bits(format));
    let (mut a, mut b) = (value(random), value(random));
    // With these right operands the fold is an identity that does not even quiet a NaN.
    if a.is_signaling() && (b.is_zero() || !b.is_finite() || b == ApFloat::one(format)) {
        a = ApFloat::one(format);
    }
    let hex = |v: ApFloat| format!("0x{:X} : {ty}", v.to_bits());
    let which = random.below(9);
    // The folder drops a NaN on the right of these operations before any arithmetic.
    if which >= 7 && b.is_nan() {
        b = ApFloat::one(format);
    }
    let (op, r) = match which {
        0 => ("arith.addf", a.add(b)),
        1 => ("arith.subf", a.sub(b)),
        2 => ("arith.mulf", a.mul(b)),
        3 => ("arith.divf", a.div(b)),
        4 => ("arith.remf", a.rem(b)),
        5 => ("arith.minimumf", a.minimum(b)),
        6 => ("arith.maximumf", a.maximum(b)),
        7 => ("arith.minnumf", a.minnum(b)),
        _ => ("arith.maxnumf", a.maxnum(b)),
    };
    (format!("{op} {} {}", hex(a), hex(b)), r.to_string())
}

#[test]
fn arith_folding() {
    if std::env::var_os("TERRACE_ORACLE").is_none() {
        return;
    }
    let mut lines = Vec::new();
    let mut wrong = Vec::new();
    for format in MLIR_FORMATS {
        // The operations on a format without sign or NaN have results upstream leaves undefined.
        if !format.has_sign() || !format.has_nan() {
            continue;
        }
        let ty = format.name();
        let mut random = Random(77);
        let cases: Vec<(String, String)> = (0..3000).map(|_| folds(&mut random, format)).collect();
        let mut input = String::new();
        for (i, (case, _)) in cases.iter().enumerate() {
            let p: Vec<&str> = case.split(' ').collect();
            let (op, a, b) = (p[0], p[1], p[4]);
            writeln!(
                input,
                "func.func @f{i}() -> {ty} {{ %a = arith.constant {a} : {ty} %b = arith.constant {b} : {ty} \
                 %r = {op} %a, %b : {ty} return %r : {ty} }}"
            )
            .unwrap();
        }
        let output = run("mlir-opt-22", &["--canonicalize"], &input);
        let mut at = 0;
        let mut current: Option<String> = None;
        for line in output.lines().map(str::trim) {
            if let Some(rest) = line.strip_prefix("%cst") {
                let text = rest.split_once("arith.constant ").unwrap().1;
                current = match current {
                    None => Some(text.split(" : ").next().unwrap().to_owned()),
                    // More than one constant is left: the operation was not folded.
                    Some(_) => Some(String::new()),
                };
            } else if line.starts_with("return") {
                let text = current.take().unwrap_or_default();
                let (case, ours) = &cases[at];
                if text.is_empty() {
                    eprintln!("not folded: {case}");
                } else if *ours != text {
                    wrong.push(format!("{case}: expected {text}, got {ours}"));
                }
                if at < 60 {
                    let p: Vec<&str> = case.split(' ').collect();
                    lines.push(format!("{} {ty} {} {} {text}", p[0], p[1], p[4]));
                }
                at += 1;
            }
        }
        assert_eq!(at, cases.len());
    }
    golden("arith", &lines);
    report(&wrong);
}
