//! Instructions and intrinsics of floats, compared with Rust's.

mod common;

use terrace_codegen::{Jit, JitOptions};
use terrace_llir::inst::{Flags, FloatPredicate, Opcode};
use terrace_llir::{Builder, Intrinsic, Module, Type, Value};

const NUMBERS: &[f64] = &[
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    1.5,
    2.5,
    -2.5,
    3.25,
    1e10,
    -1e10,
    1e300,
    5e-324,
    2.2250738585072014e-308,
    65504.0,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

type Build<'a> = (&'a str, Type, &'a [Type], &'a dyn Fn(&mut Builder<'_>, &dyn Fn(&str) -> Value) -> Value);

/// Compiles functions; `build` gets the intrinsics of `overload` by name.
fn compile(names: &[&str], overload: Type, builds: &[Build<'_>]) -> Jit {
    let mut module = Module::new("floats");
    let mut known = Vec::new();
    for &name in names {
        let intrinsic = Intrinsic::find(format!("llvm.{name}").as_bytes()).expect("it is LLVM's");
        let func = module.get_or_insert_intrinsic(intrinsic, &[overload]).expect("the type fits");
        known.push((name, module.func_value(func)));
    }
    for (name, ret, params, build) in builds {
        let ty = module.cx.function_type(*ret, params, false);
        let func = module.add_function(name, ty);
        let mut body = module.new_body(func);
        let mut b = Builder::new(&module, &mut body);
        let entry = b.append_block();
        b.position_at_end(entry);
        let find = |name: &str| known.iter().find(|(other, _)| *other == name).expect("it is declared").1;
        let result = build(&mut b, &find);
        b.ret(Some(result));
        module.set_body(func, body);
    }
    common::compile(&module, &JitOptions::default()).expect("all of it has machine code")
}

/// Equality that tells zeros apart and takes all NaN for one.
fn same(x: f64, y: f64) -> bool {
    x.to_bits() == y.to_bits() || x.is_nan() && y.is_nan()
}

#[test]
fn arithmetic_and_comparisons() {
    let pair = &[Type::DOUBLE, Type::DOUBLE][..];
    let op = |op: Opcode| {
        move |b: &mut Builder<'_>, _: &dyn Fn(&str) -> Value| {
            let (x, y) = (b.arg(0), b.arg(1));
            b.binary(op, x, y, Flags::NONE)
        }
    };
    let ops =
        [Opcode::FAdd, Opcode::FSub, Opcode::FMul, Opcode::FDiv, Opcode::FRem].map(|kind| (kind, op(kind)));
    let predicates: Vec<_> = FloatPredicate::ALL
        .iter()
        .map(|&predicate| {
            let build = move |b: &mut Builder<'_>, _: &dyn Fn(&str) -> Value| {
                let (x, y) = (b.arg(0), b.arg(1));
                b.fcmp(predicate, x, y, Flags::NONE)
            };
            (predicate, format!("fcmp.{}", predicate.name()), build)
        })
        .collect();
    let mut builds: Vec<Build<'_>> =
        ops.iter().map(|(kind, build)| (kind.name(), Type::DOUBLE, pair, build as _)).collect();
    builds.extend(predicates.iter().map(|(_, name, build)| (&name[..], Type::I1, pair, build as _)));
    let jit = compile(&[], Type::DOUBLE, &builds);
    for &x in NUMBERS {
        for &y in NUMBERS {
            for (kind, _) in &ops {
                let function =
                    jit.function::<extern "C" fn(f64, f64) -> f64>(kind.name()).expect("it is there");
                let expected = match kind {
                    Opcode::FAdd => x + y,
                    Opcode::FSub => x - y,
                    Opcode::FMul => x * y,
                    Opcode::FDiv => x / y,
                    _ => x % y,
                };
                assert!(
                    same(function.call(x, y), expected),
                    "{} {x} {y}: {}",
                    kind.name(),
                    function.call(x, y)
                );
            }
            for (predicate, name, _) in &predicates {
                let function = jit.function::<extern "C" fn(f64, f64) -> bool>(name).expect("it is there");
                // Unordered, less, greater, equal: the bits of the predicate's number.
                let bit = match x.partial_cmp(&y) {
                    None => 8,
                    Some(core::cmp::Ordering::Less) => 4,
                    Some(core::cmp::Ordering::Greater) => 2,
                    Some(core::cmp::Ordering::Equal) => 1,
                };
                assert_eq!(function.call(x, y), holds(*predicate, bit), "{name} {x} {y}");
            }
        }
    }
}

/// Whether a predicate holds for numbers in this relation.
fn holds(predicate: FloatPredicate, relation: u8) -> bool {
    let name = predicate.name();
    if name == "true" || name == "false" {
        return name == "true";
    }
    let rest = &name[1..];
    let ordered = match (name, rest) {
        ("ord", _) => 7,
        ("uno", _) => 0,
        (_, "eq") => 1,
        (_, "gt") => 2,
        (_, "ge") => 3,
        (_, "lt") => 4,
        (_, "le") => 5,
        _ => 6,
    };
    let all = if name.starts_with('u') { ordered | 8 } else { ordered };
    all & relation != 0
}

#[test]
fn minima_and_maxima() {
    const NAMES: &[&str] = &["minnum", "maxnum", "minimum", "maximum", "copysign"];
    let pair = &[Type::DOUBLE, Type::DOUBLE][..];
    let build: Vec<_> = NAMES
        .iter()
        .map(|&name| {
            move |b: &mut Builder<'_>, find: &dyn Fn(&str) -> Value| {
                let (x, y) = (b.arg(0), b.arg(1));
                b.call_function(find(name).as_func().expect("a function"), &[x, y])
            }
        })
        .collect();
    let builds: Vec<Build<'_>> =
        NAMES.iter().zip(&build).map(|(&name, build)| (name, Type::DOUBLE, pair, build as _)).collect();
    let jit = compile(NAMES, Type::DOUBLE, &builds);
    for &x in NUMBERS {
        for &y in NUMBERS {
            let call =
                |name| jit.function::<extern "C" fn(f64, f64) -> f64>(name).expect("it is there").call(x, y);
            // Zeros of both signs are equal for these two.
            assert!(call("minnum") == x.min(y) || same(call("minnum"), x.min(y)), "minnum {x} {y}");
            assert!(call("maxnum") == x.max(y) || same(call("maxnum"), x.max(y)), "maxnum {x} {y}");
            let (least, most) = match (x.is_nan() || y.is_nan(), x == 0.0 && y == 0.0) {
                (true, _) => (f64::NAN, f64::NAN),
                (_, true) => match (x.is_sign_negative(), y.is_sign_negative()) {
                    (true, true) => (-0.0, -0.0),
                    (false, false) => (0.0, 0.0),
                    _ => (-0.0, 0.0),
                },
                _ => (x.min(y), x.max(y)),
            };
            assert!(same(call("minimum"), least) && same(call("maximum"), most), "{x} {y}");
            if !x.is_nan() {
                assert_eq!(call("copysign").to_bits(), x.copysign(y).to_bits(), "copysign {x} {y}");
            }
        }
    }
}

#[test]
fn classes_and_conversions() {
    use std::num::FpCategory;
    let one = &[Type::DOUBLE][..];
    let class = |bits: u32| {
        move |b: &mut Builder<'_>, find: &dyn Fn(&str) -> Value| {
            let x = b.arg(0);
            b.call_function(find("is.fpclass").as_func().expect("a function"), &[x, Value::i32(bits as i32)])
        }
    };
    let classes: Vec<_> = (0..10).map(|i| (format!("class{i}"), class(1 << i))).collect();
    let to_int = |op: Opcode, ty: Type| {
        move |b: &mut Builder<'_>, _: &dyn Fn(&str) -> Value| {
            let x = b.arg(0);
            b.cast(op, x, ty, Flags::NONE)
        }
    };
    let (signed, unsigned) = (to_int(Opcode::FpToSi, Type::I64), to_int(Opcode::FpToUi, Type::I64));
    let (narrow, half) = (to_int(Opcode::FpTrunc, Type::FLOAT), to_half(Type::HALF));
    let mut builds: Vec<Build<'_>> =
        classes.iter().map(|(name, build)| (&name[..], Type::I1, one, build as _)).collect();
    builds.push(("signed", Type::I64, one, &signed));
    builds.push(("unsigned", Type::I64, one, &unsigned));
    builds.push(("narrow", Type::FLOAT, one, &narrow));
    builds.push(("half", Type::DOUBLE, one, &half));
    let jit = compile(&["is.fpclass"], Type::DOUBLE, &builds);
    for &x in NUMBERS {
        let class = match (x.classify(), x.is_sign_negative()) {
            (FpCategory::Nan, _) => 1,
            (FpCategory::Infinite, true) => 2,
            (FpCategory::Normal, true) => 3,
            (FpCategory::Subnormal, true) => 4,
            (FpCategory::Zero, true) => 5,
            (FpCategory::Zero, false) => 6,
            (FpCategory::Subnormal, false) => 7,
            (FpCategory::Normal, false) => 8,
            (FpCategory::Infinite, false) => 9,
        };
        for (i, (name, _)) in classes.iter().enumerate() {
            let function = jit.function::<extern "C" fn(f64) -> bool>(name).expect("it is there");
            assert_eq!(function.call(x), i == class, "{name} {x}");
        }
        if x.abs() < 1e15 {
            assert_eq!(
                jit.function::<extern "C" fn(f64) -> i64>("signed").expect("it is there").call(x),
                x as i64
            );
        }
        if (0.0..1e15).contains(&x) {
            assert_eq!(
                jit.function::<extern "C" fn(f64) -> u64>("unsigned").expect("it is there").call(x),
                x as u64
            );
        }
        let narrow = jit.function::<extern "C" fn(f64) -> f32>("narrow").expect("it is there").call(x);
        assert!(same(narrow.into(), (x as f32).into()), "{x}");
        let half = jit.function::<extern "C" fn(f64) -> f64>("half").expect("it is there").call(x);
        // These numbers are halves, or become zero or infinite.
        let expected = if x.abs() > 65519.0 {
            x.signum() * f64::INFINITY
        } else if x.abs() < 1e-8 {
            x * 0.0
        } else {
            x
        };
        assert!(same(half, expected), "{x} {half}");
    }
}

/// A number rounded to a narrow format and extended again.
fn to_half(ty: Type) -> impl Fn(&mut Builder<'_>, &dyn Fn(&str) -> Value) -> Value {
    move |b, _| {
        let x = b.arg(0);
        let half = b.cast(Opcode::FpTrunc, x, ty, Flags::NONE);
        b.cast(Opcode::FpExt, half, Type::DOUBLE, Flags::NONE)
    }
}
