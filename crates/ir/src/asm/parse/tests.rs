//! Tests of the type and attribute parser that need no operation around them.

use super::AsmParser;
use crate::attrs::*;
use crate::types::*;
use crate::{Attr, Context, Result, Type, diag};

fn with<T>(
    ctx: &Context,
    text: &[u8],
    f: impl FnOnce(&mut AsmParser<'_>) -> Result<T>,
) -> core::result::Result<T, String> {
    let bytes = text.to_vec();
    let Some(file) = ctx.sources.add("test", bytes.clone()) else { return Err("too long".to_owned()) };
    let base = file.base;
    let mut rest = false;
    let (result, diags) = diag::capture(|| {
        let mut p = AsmParser::new(ctx, file.clone(), &bytes);
        let result = f(&mut p);
        rest = !p.at_end();
        result
    });
    match result {
        Ok(_) if rest => Err("trailing text".to_owned()),
        Ok(value) => Ok(value),
        Err(_) => Err(diags
            .iter()
            .map(|d| format!("{}: {}", d.loc.pos().map_or(0, |pos| pos - base), d.message))
            .collect::<Vec<_>>()
            .join("; ")),
    }
}

fn attr(ctx: &Context, text: &str) -> core::result::Result<Attr, String> {
    with(ctx, text.as_bytes(), |p| p.parse_attr(None))
}

fn ty(ctx: &Context, text: &str) -> core::result::Result<Type, String> {
    with(ctx, text.as_bytes(), |p| p.parse_type())
}

fn context() -> Context {
    let ctx = Context::new();
    ctx.allow_unregistered(true);
    ctx
}

#[track_caller]
fn same(ctx: &Context, texts: &[&str]) {
    let first = attr(ctx, texts[0]);
    assert!(first.is_ok(), "{first:?}");
    for text in texts {
        assert_eq!(attr(ctx, text), first, "{text}");
    }
}

#[track_caller]
fn fails(ctx: &Context, text: &str, message: &str) {
    assert_eq!(attr(ctx, text), Err(message.to_owned()), "{text}");
}

#[test]
fn types_are_interned() {
    let ctx = &context();
    assert_eq!(ty(ctx, "i32"), Ok(Type::I32));
    assert_eq!(ty(ctx, "i0064"), Ok(Type::I64));
    assert_eq!(ty(ctx, "vector<4x[8]xf32>").unwrap().as_::<VectorType>(ctx).unwrap().scalable, [0, 1]);
    assert_eq!(ty(ctx, "tensor<0x8xf32>").unwrap().as_shaped(ctx).unwrap().shape, Some(&[0, 8][..]));
    assert_eq!(ty(ctx, "tensor<4 x ? x f32>"), ty(ctx, "tensor<4x?xf32>"));
    assert_eq!(ty(ctx, "memref<4xf32, affine_map<(d0) -> (d0)>, 0>"), ty(ctx, "memref<4xf32>"));
    assert_eq!(ty(ctx, "!x.a<[(1)], \">\">"), ty(ctx, "!x<a<[(1)], \">\">>"));
    let function = ty(ctx, "(i32, () -> ()) -> (i32, f32)").unwrap();
    assert_eq!(function.as_::<FunctionType>(ctx).unwrap().inputs.len(), 2);
    assert_eq!(ty(ctx, "ppc_fp128"), Err("0: expected non-function type".to_owned()));
}

#[test]
fn integers_are_checked() {
    let ctx = &context();
    same(ctx, &["255 : i8", "-1 : i8", "0xff : i8", "000255 : i8"]);
    same(ctx, &["340282366920938463463374607431768211455 : i128", "-1 : i128"]);
    fails(ctx, "-0 : i8", "1: integer constant out of range for attribute");
    fails(ctx, "-129 : i8", "1: integer constant out of range for attribute");
    fails(ctx, "128 : si8", "0: integer constant out of range for attribute");
    fails(ctx, "1 : i0", "0: integer constant out of range for attribute");
    let long = format!("{} : i64", "9".repeat(100_000));
    fails(ctx, &long, "0: integer constant out of range for attribute");
    let wide = format!("{} : i16777215", "9".repeat(10_000));
    assert!(attr(ctx, &wide).is_ok());
}

#[test]
fn elements_are_packed_and_splats_found() {
    let ctx = &context();
    same(ctx, &["dense<1> : tensor<2x2xi32>", "dense<[[1, 1], [1, 1]]> : tensor<2x2xi32>"]);
    same(ctx, &["dense<[1, 2]> : tensor<2xi32>", "dense<\"0x0100000002000000\"> : tensor<2xi32>"]);
    same(ctx, &["dense<[true, false, true]> : tensor<3xi1>", "dense<\"0x05\"> : tensor<3xi1>"]);
    same(ctx, &["dense<[1.0, -2.5]> : tensor<2xf32>", "dense<[0x3F800000, 0xC0200000]> : tensor<2xf32>"]);
    same(ctx, &["dense<[1, // one\n - 2, 0x3,4 ]> : tensor<4xi8>", "dense<[1,-2,3,4]> : tensor<4xi8>"]);
    same(
        ctx,
        &["dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>", "dense<\"0x01020304\"> : tensor<2xcomplex<i8>>"],
    );
    let wide = attr(ctx, "dense<[1, -1]> : tensor<2xi65>").unwrap();
    assert_eq!(wide.as_::<DenseElementsAttr>(ctx).unwrap().data.len(), 18);
    let huge = attr(ctx, "dense<1> : tensor<9223372036854775807x9223372036854775807xi8>").unwrap();
    assert!(huge.as_::<DenseElementsAttr>(ctx).unwrap().splat);
    fails(
        ctx,
        "dense<[[1, 2], [3]]> : tensor<2x2xi32>",
        "18: tensor literal is invalid; ranks are not consistent between elements",
    );
    fails(ctx, "dense<[1, 300]> : tensor<2xi8>", "10: integer constant out of range for type");
}

#[test]
fn floats_round_as_doubles_first() {
    let ctx = &context();
    let bits = |text: &str| attr(ctx, text).unwrap().as_::<FloatAttr>(ctx).unwrap().bits();
    assert_eq!(bits("0.1 : f32"), 0x3DCC_CCCD);
    assert_eq!(bits("1.0e400"), f64::INFINITY.to_bits() as u128);
    assert_eq!(bits("0xFFFF : f16"), 0xFFFF);
    for text in
        ["0.1", "123456789012345678901.5", "1.5e-300", "4.9e-324", "9007199254740993.0", "1.e22", "7.0e-23"]
    {
        let array = attr(ctx, &format!("dense<[{text}, 0.5]> : tensor<2xf64>")).unwrap();
        let data = array.as_::<DenseElementsAttr>(ctx).unwrap().data;
        let want: f64 = text.parse().unwrap();
        assert_eq!(data[..8], want.to_le_bytes(), "{text}");
    }
}

#[test]
fn affine_expressions_fold() {
    let ctx = &context();
    let map = |expr: &str| attr(ctx, &format!("affine_map<(d0, d1)[s0, s1] -> ({expr})>"));
    for (left, right) in [
        ("1 + d0 + 2", "d0 + 3"),
        ("s0 + d0", "d0 + s0"),
        ("d1 + d0", "d0 + d1"),
        ("s1 * s0", "s0 * s1"),
        ("d0 * 2 + d0 * 3", "d0 * 5"),
        ("d0 - d0", "0"),
        ("d0 - (d0 floordiv 8) * 8", "d0 mod 8"),
        ("d0 - (d0 floordiv s0) * s0", "d0 mod s0"),
        ("(d0 * 4) floordiv 2", "d0 * 2"),
        ("(d0 * 4 + 3) floordiv 4", "d0"),
        ("(d0 * 4 + 1) mod 4", "1"),
        ("(d0 mod 6) mod 3", "d0 mod 3"),
        ("-7 floordiv 2", "-4"),
        ("-7 mod 4", "1"),
        ("-(-d0)", "d0"),
        ("2 * d0 * 3", "d0 * 6"),
        ("d0 mod 1", "0"),
    ] {
        assert!(map(left).is_ok());
        assert_eq!(map(left), map(right), "{left}");
    }
    assert_ne!(map("5 mod 0"), map("0"));
    assert_ne!(map("9223372036854775807 + 1"), map("0"));
    assert!(map("(d0 + 1) * (d1 + 2)").is_err());
    let set = |text: &str| attr(ctx, &format!("affine_set<(d0) : ({text})>"));
    assert_eq!(set("d0 <= 10"), set("10 - d0 >= 0"));
    assert_eq!(set(""), set("0 == 0"));
}

#[test]
fn nesting_is_bounded() {
    let ctx = &context();
    for (open, middle, close) in [
        ("[", "", "]"),
        ("{a = ", "1", "}"),
        ("tuple<", "i1", ">"),
        ("(", "", ")"),
        ("dense<[", "1", "]>"),
        ("!x.a<", "", ">"),
        ("loc(fused<", "1", ">[])"),
        ("distinct[1]<", "", ">"),
        ("memref<1xi1, ", "1", ">"),
    ] {
        for n in [10, 10_000] {
            let text = format!("{}{middle}{}", open.repeat(n), close.repeat(n));
            let _ = attr(ctx, &text);
            let _ = attr(ctx, &open.repeat(n));
        }
    }
    for operand in ["(", "-", "d0 + ", "d0 * 2 + (", "d0 mod 3 + ", "(d0 floordiv 2) * 3 + "] {
        let text = format!("affine_map<(d0) -> ({}d0)>", operand.repeat(100_000));
        assert_eq!(
            attr(ctx, &text).is_err(),
            operand.contains(['(', '-']) && !operand.ends_with("+ "),
            "{operand}"
        );
    }
    let sum: Vec<String> = (0..3000).map(|i| format!("d0 floordiv {}", i + 2)).collect();
    assert!(attr(ctx, &format!("affine_map<(d0) -> ({})>", sum.join(" + "))).is_err());
    let lists = format!("dense<{}1{}> : tensor<1xi8>", "[".repeat(100_000), "]".repeat(100_000));
    assert!(attr(ctx, &lists).is_err());
    let parens = format!("dense<{}1> : tensor<1xi8>", "(".repeat(100_000));
    assert!(attr(ctx, &parens).is_err());
}

#[test]
fn broken_text_is_an_error() {
    let ctx = &context();
    let samples: &[&[u8]] = &[
        b"dense<[[1, -2], [0x3, true]]> : tensor<2x2xi64>",
        b"dense<\"0x0102\"> : vector<2xi8>",
        b"sparse<[[0, 1], [1, 1]], [1.0, 2.5e3]> : tensor<2x2xf16>",
        b"{a = 1 : i32, \"b\" = [@a::@\"b c\", unit], c = #x.y<\"<\", [1]> : i8}",
        b"affine_map<(d0, d1)[s0] -> (d0 * 2 + s0 - d1 mod 3, -(d0 floordiv 4))>",
        b"affine_set<(i)[N] : (i >= 0, N - i - 1 >= 0, i mod 2 == 0)>",
        b"memref<4x?x0x8xf32, strided<[?, 8, 1, -1], offset: ?>, 3 : i32>",
        b"loc(fused<{a}>[\"f\":1:2 to :4, callsite(\"a\" at \"b\"(unknown))])",
        b"(vector<[4]x2xi1>, tensor<*xf8E5M2>, complex<f32>) -> tuple<!a.b<c>, none>",
        b"array<i24: 1, -2> dense_resource<a> : tensor<1xi8> distinct[3]<1>",
    ];
    let mut seed = 0x9E37_79B9_7F4A_7C15u64;
    let mut random = |n: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % n as u64) as usize
    };
    for sample in samples {
        for cut in 0..sample.len() {
            let _ = with(ctx, &sample[..cut], |p| p.parse_attr(None));
        }
        for _ in 0..400 {
            let mut text = sample.to_vec();
            for _ in 0..=random(3) {
                let at = random(text.len());
                match random(4) {
                    0 => drop(text.remove(at)),
                    1 => text[at] = random(256) as u8,
                    2 => text.insert(at, b"<>[](){}\"'!#@,:-x0?*"[random(20)]),
                    _ => {
                        let other = samples[random(samples.len())];
                        let from = random(other.len());
                        text.splice(at..at, other[from..].iter().copied());
                    }
                }
                if text.is_empty() {
                    break;
                }
            }
            let _ = with(ctx, &text, |p| p.parse_attr(None));
        }
    }
}
