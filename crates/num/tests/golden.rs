//! Text and arithmetic equal upstream's, by tables that `oracle.rs` generated with the upstream tools.

mod common;

use terrace_num::{ApFloat, FloatFormat};

fn format(name: &str) -> FloatFormat {
    FloatFormat::from_name(name).unwrap()
}

fn bits(hex: &str) -> u128 {
    u128::from_str_radix(hex, 16).unwrap()
}

/// Checks every line of a table and shows the first differences together.
fn check(table: &str, f: impl Fn(&[&str]) -> String) {
    let mut wrong = Vec::new();
    for line in table.lines() {
        let parts: Vec<&str> = line.split(' ').collect();
        let expected = parts[parts.len() - 1];
        let got = f(&parts);
        if got != expected {
            wrong.push(format!("{line}: got {got}"));
        }
    }
    assert!(table.lines().count() > 100);
    assert!(wrong.is_empty(), "{}", wrong[..wrong.len().min(20)].join("\n"));
}

#[test]
fn mlir_print() {
    check(include_str!("golden/mlir_print.txt"), |p| {
        ApFloat::from_bits(format(p[0]), bits(p[1])).to_string()
    });
}

#[test]
fn mlir_parse() {
    check(include_str!("golden/mlir_parse.txt"), |p| {
        ApFloat::from_mlir_literal(format(p[0]), p[1]).unwrap().to_string()
    });
}

#[test]
fn llvm_print() {
    check(include_str!("golden/llvm_print.txt"), |p| {
        let value = ApFloat::from_bits(format(p[0]), bits(p[1]));
        let mut out = Vec::new();
        value.write_llvm(&mut out);
        let text = String::from_utf8(out).unwrap();
        // The text that LLVM prints parses back to the same bits.
        let read = ApFloat::from_llvm_literal(&text).unwrap();
        if !(value.is_nan() && value.format() == FloatFormat::F32) {
            assert_eq!(read.convert(value.format(), Default::default()), (value, false), "{text}");
        }
        text
    });
}

#[test]
fn arith() {
    check(include_str!("golden/arith.txt"), |p| {
        let read = |hex: &str| ApFloat::from_hex_digits(format(p[1]), hex.trim_start_matches("0x")).unwrap();
        let (a, b) = (read(p[2]), read(p[3]));
        let r = match p[0] {
            "arith.addf" => a.add(b),
            "arith.subf" => a.sub(b),
            "arith.mulf" => a.mul(b),
            "arith.divf" => a.div(b),
            "arith.remf" => a.rem(b),
            "arith.minimumf" => a.minimum(b),
            "arith.maximumf" => a.maximum(b),
            "arith.minnumf" => a.minnum(b),
            "arith.maxnumf" => a.maxnum(b),
            other => panic!("{other}"),
        };
        r.to_string()
    });
}
