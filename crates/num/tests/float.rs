//! Float arithmetic and conversions against native floats, the `rustc_apfloat` crate, and brute force.

mod common;

use common::{MLIR_FORMATS, Random};
use rustc_apfloat::{Float, FloatConvert, Round, ieee};
use terrace_num::{ApFloat, ApInt, FloatFormat, Rounding, Status};

const MODES: [(Rounding, Round); 5] = [
    (Rounding::NearestTiesToEven, Round::NearestTiesToEven),
    (Rounding::TowardZero, Round::TowardZero),
    (Rounding::TowardPositive, Round::TowardPositive),
    (Rounding::TowardNegative, Round::TowardNegative),
    (Rounding::NearestTiesToAway, Round::NearestTiesToAway),
];

fn status(s: Status) -> u8 {
    use rustc_apfloat::Status as R;
    let pairs = [
        (Status::INVALID, R::INVALID_OP),
        (Status::DIV_BY_ZERO, R::DIV_BY_ZERO),
        (Status::OVERFLOW, R::OVERFLOW),
        (Status::UNDERFLOW, R::UNDERFLOW),
        (Status::INEXACT, R::INEXACT),
    ];
    pairs.iter().filter(|(ours, _)| s.has(*ours)).fold(R::OK, |a, (_, r)| a | *r).bits()
}

fn against_rustc<
    F: Float + FloatConvert<ieee::Double> + FloatConvert<ieee::Half> + FloatConvert<ieee::Quad>,
>(
    format: FloatFormat,
    seed: u64,
) {
    let mut random = Random(seed);
    let ours = |bits| ApFloat::from_bits(format, bits);
    for i in 0..if format == FloatFormat::F128 { 1500 } else { 4000 } {
        let (a, b, c) = (random.bits(format), random.bits(format), random.bits(format));
        let (a, b, c) = (ours(a), ours(b), ours(c));
        let theirs = |v: ApFloat| F::from_bits(v.to_bits());
        let (x, y, z) = (theirs(a), theirs(b), theirs(c));
        // NaN payloads are checked against the upstream tools instead.
        if a.is_nan() || b.is_nan() || c.is_nan() {
            continue;
        }
        let (mode, round) = MODES[i % 5];
        let check = |what: &str, (r, s): (ApFloat, Status), e: rustc_apfloat::StatusAnd<F>| {
            if r.is_nan() && e.value.is_nan() {
                return;
            }
            assert_eq!(r.to_bits(), e.value.to_bits(), "{what} {a:?} {b:?} {c:?} {mode:?}");
            assert_eq!(status(s), e.status.bits(), "{what} {a:?} {b:?} {c:?} {mode:?}: {r:?}");
        };
        check("add", a.add_with(b, mode), x.add_r(y, round));
        check("sub", a.sub_with(b, mode), x.sub_r(y, round));
        check("mul", a.mul_with(b, mode), x.mul_r(y, round));
        check("div", a.div_with(b, mode), x.div_r(y, round));
        check("fma", a.fma_with(b, c, mode), x.mul_add_r(y, z, round));
        check("rem", a.rem_with(b), x.c_fmod(y));
        assert_eq!(a.compare(b), x.partial_cmp(&y), "{a:?} {b:?}");
        assert_eq!(a.is_denormal(), x.is_denormal());
        assert_eq!(a.is_integer(), x.is_integer());
        let whole = x.round_to_integral(round).value;
        assert_eq!(a.round_to_integral(mode).to_bits(), whole.to_bits(), "{a:?} {mode:?}");
        let mut loses = false;
        let to = a.convert(FloatFormat::F16, mode);
        let r: rustc_apfloat::StatusAnd<ieee::Half> = x.convert_r(round, &mut loses);
        assert_eq!(to.0.to_bits(), r.value.to_bits(), "{a:?} to half {mode:?}");
        assert_eq!(to.1, loses, "{a:?} to half {mode:?}");
        let to = a.convert(FloatFormat::F64, mode).0;
        let r: rustc_apfloat::StatusAnd<ieee::Double> = x.convert_r(round, &mut loses);
        assert_eq!(to.to_bits(), r.value.to_bits(), "{a:?} to double {mode:?}");
        let int = random.u128() >> random.below(128);
        let (r, s) = ApFloat::from_int(format, &ApInt::from_u128(128, int), true, mode);
        let e = F::from_i128_r(int as i128, round);
        assert_eq!((r.to_bits(), status(s)), (e.value.to_bits(), e.status.bits()), "{int} {mode:?}");
        // The crate cannot convert to one bit.
        let width = 2 + random.below(127) as u32;
        let mut exact = false;
        let expected = x.to_i128_r(width as usize, round, &mut exact);
        match a.to_int(width, true, mode) {
            None => assert!(expected.status.bits() & 1 != 0, "{a:?} to i{width} {mode:?}"),
            Some((v, ours_exact)) => {
                assert_eq!(v.to_i128(), Some(expected.value), "{a:?} to i{width} {mode:?}");
                // A negative zero is no exact integer.
                assert_eq!(ours_exact, exact && !a.is_neg_zero(), "{a:?} to i{width} {mode:?}");
            }
        }
        let text = match random.below(3) {
            0 => random.short_decimal(),
            1 => format!("{}{:039}e{}", random.u128(), random.u128(), random.below(200) as i64 - 150),
            _ => format!("{}.{}e{}", random.next(), random.next(), random.below(9000) as i64 - 4500),
        };
        let e = F::from_str_r(&text, Round::NearestTiesToEven).unwrap().value;
        assert_eq!(ApFloat::from_decimal_str(format, &text).unwrap().to_bits(), e.to_bits(), "{text}");
    }
}

#[test]
fn half() {
    against_rustc::<ieee::Half>(FloatFormat::F16, 1);
}

#[test]
fn quad() {
    against_rustc::<ieee::Quad>(FloatFormat::F128, 3);
}

#[test]
fn single_and_double() {
    against_rustc::<ieee::Single>(FloatFormat::F32, 4);
    against_rustc::<ieee::Double>(FloatFormat::F64, 5);
}

#[test]
fn against_native() {
    let mut random = Random(6);
    for _ in 0..100_000 {
        let (a, b, c) =
            (random.bits(FloatFormat::F64), random.bits(FloatFormat::F64), random.bits(FloatFormat::F64));
        let (x, y, z) = (f64::from_bits(a as u64), f64::from_bits(b as u64), f64::from_bits(c as u64));
        let f = ApFloat::from_native_f64;
        let same = |r: ApFloat, e: f64| {
            assert!(r.to_f64().to_bits() == e.to_bits() || r.is_nan() && e.is_nan(), "{r} {e}")
        };
        same(f(x).add(f(y)), x + y);
        same(f(x).add_with(f(y), Rounding::NearestTiesToEven).0, x + y);
        same(f(x).sub_with(f(y), Rounding::NearestTiesToEven).0, x - y);
        same(f(x).mul_with(f(y), Rounding::NearestTiesToEven).0, x * y);
        same(f(x).div_with(f(y), Rounding::NearestTiesToEven).0, x / y);
        same(f(x).rem(f(y)), x % y);
        same(f(x).fma(f(y), f(z)), x.mul_add(y, z));
        assert_eq!(f(x).compare(f(y)), x.partial_cmp(&y));
        let single = x as f32;
        if !x.is_nan() {
            assert_eq!(
                ApFloat::from_f64(FloatFormat::F32, x, Rounding::NearestTiesToEven),
                ApFloat::from_f32(single)
            );
            assert_eq!(
                f(x).convert(FloatFormat::F32, Rounding::NearestTiesToEven).0,
                ApFloat::from_f32(single)
            );
            assert_eq!(ApFloat::from_f32(single).to_f64(), f64::from(single));
            assert_eq!(f(x).round_to_integral(Rounding::NearestTiesToEven).to_f64(), x.round_ties_even());
            assert_eq!(f(x).round_to_integral(Rounding::TowardNegative).to_f64(), x.floor());
        }
        let n = random.sparse() as u64;
        let int = ApInt::new(64, n);
        let even = Rounding::NearestTiesToEven;
        assert_eq!(ApFloat::from_int(FloatFormat::F64, &int, false, even).0.to_f64(), n as f64);
        assert_eq!(
            ApFloat::from_int(FloatFormat::F32, &int, true, even).0.to_f64(),
            f64::from(n as i64 as f32)
        );
        if let Some((v, exact)) = f(x).to_int(64, true, Rounding::TowardZero) {
            assert_eq!(v.to_i64(), Some(x as i64));
            assert_eq!(exact, x.fract() == 0.0 && !(x == 0.0 && x.is_sign_negative()));
        } else {
            assert!(x.is_nan() || x.abs() > 9.2e18);
        }
    }
}

/// Every value of a small format, as doubles.
fn values(format: FloatFormat) -> Vec<(f64, ApFloat)> {
    let mut all: Vec<(f64, ApFloat)> = (0..1u128 << format.width())
        .map(|b| ApFloat::from_bits(format, b))
        .filter(|v| v.is_finite() && !v.is_neg_zero())
        .map(|v| (v.to_f64(), v))
        .collect();
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    all
}

#[test]
fn small_formats_round_to_a_neighbour() {
    for format in MLIR_FORMATS.into_iter().filter(|f| f.width() <= 8) {
        let all = values(format);
        let mut random = Random(8);
        for (v, f) in &all {
            assert_eq!(ApFloat::from_f64(format, *v, Rounding::TowardZero).to_bits(), f.to_bits());
            assert_eq!(ApFloat::from_decimal_str(format, &format!("{v:e}")).unwrap().to_bits(), f.to_bits());
        }
        for i in 0..20_000 {
            let (mode, _) = MODES[i % 5];
            let k = random.below(all.len() as u64 - 1) as usize;
            let ((low, below), (high, above)) = (all[k], all[k + 1]);
            let t = match random.below(3) {
                0 => 0.5,
                _ => random.below(1 << 20) as f64 / (1u64 << 20) as f64,
            };
            let x = low + (high - low) * t;
            if x == low || x == high {
                continue;
            }
            let got = ApFloat::from_f64(format, x, mode);
            let even = |v: ApFloat| {
                // The bit below the kept ones decides; without mantissa bits the leading one is always odd.
                format.mantissa_bits() > 0 && v.to_bits() & 1 == 0
            };
            let nearest = match (x - low).total_cmp(&(high - x)) {
                std::cmp::Ordering::Less => below,
                std::cmp::Ordering::Greater => above,
                _ if mode == Rounding::NearestTiesToAway || format.mantissa_bits() == 0 => {
                    if x > 0.0 {
                        above
                    } else {
                        below
                    }
                }
                _ if even(below) => below,
                _ => above,
            };
            let expected = match mode {
                Rounding::TowardZero => {
                    if x > 0.0 {
                        below
                    } else {
                        above
                    }
                }
                Rounding::TowardPositive => above,
                Rounding::TowardNegative => below,
                _ => nearest,
            };
            let same_value = got.to_f64() == expected.to_f64();
            assert!(same_value, "{} {x} {mode:?}: {got} and not {expected}", format.name());
        }
    }
}

#[test]
fn ppc_double_double() {
    let even = Rounding::NearestTiesToEven;
    let ppc = |v: f64| ApFloat::from_f64(FloatFormat::PpcFp128, v, even);
    assert_eq!(ppc(1.0).to_bits(), 0x3ff0_0000_0000_0000);
    let third = ppc(1.0).div(ppc(3.0));
    let (high, low) =
        (f64::from_bits(third.to_bits() as u64), f64::from_bits((third.to_bits() >> 64) as u64));
    assert_eq!(high, 1.0 / 3.0);
    assert!(low != 0.0 && low.abs() < 1e-16);
    assert_eq!(third.neg().neg(), third);
    let mut random = Random(10);
    for _ in 0..5000 {
        let v = ApFloat::from_bits(FloatFormat::PpcFp128, random.u128());
        exercise(v, &mut random);
    }
}

/// Calls every operation: none may panic.
fn exercise(v: ApFloat, random: &mut Random) {
    let (mode, _) = MODES[random.below(5) as usize];
    let all = FloatFormat::ALL;
    let other = all[random.below(all.len() as u64) as usize];
    let w = ApFloat::from_bits(other, random.u128() & random.u128());
    let mut out = Vec::new();
    v.write_mlir(&mut out);
    v.write_llvm(&mut out);
    let _ = v.convert(other, mode);
    let _ = (v.add_with(w, mode), v.sub_with(w, mode), v.mul_with(w, mode), v.div_with(w, mode), v.rem(w));
    let _ = (v.add(w), v.sub(w), v.mul(w), v.div(w), v.fma(w, v), w.fma_with(v, w, mode));
    let _ = (v.compare(w), v.minimum(w), v.maximum(w), v.minnum(w), v.maxnum(w), v.neg().abs().copy_sign(w));
    let _ = (v.to_f64(), v.to_f32(), v.is_denormal(), v.is_integer(), v.is_signaling(), v.is_neg_zero());
    let width = random.below(300) as u32;
    let _ = (v.to_int(width, true, mode), v.to_int(width, false, mode), v.round_to_integral(mode));
    let int = ApInt::from_u128(width, random.u128());
    let _ = ApFloat::from_int(v.format(), &int, random.below(2) == 0, mode);
    assert_eq!(ApFloat::from_int_bits(v.format(), &v.to_int_bits()), v);
}

#[test]
fn nothing_panics() {
    let mut random = Random(11);
    for format in FloatFormat::ALL {
        for _ in 0..400 {
            exercise(ApFloat::from_bits(format, random.u128()), &mut random);
            exercise(ApFloat::from_bits(format, random.bits(format)), &mut random);
        }
        let wide = ApInt::all_ones(70_000);
        let inf = ApFloat::from_int(format, &wide, false, Rounding::NearestTiesToEven).0;
        assert_eq!(inf, ApFloat::inf(format, false));
        let _ = ApFloat::from_int(format, &wide, true, Rounding::TowardZero);
        for v in [
            ApFloat::zero(format),
            ApFloat::neg_zero(format),
            ApFloat::one(format),
            ApFloat::inf(format, true),
            ApFloat::nan(format),
            ApFloat::largest(format, true),
            ApFloat::smallest(format),
            ApFloat::smallest_normalized(format),
        ] {
            exercise(v, &mut random);
        }
        assert!(!ApFloat::largest(format, false).is_denormal());
        assert!(ApFloat::largest(format, false).is_finite());
        assert_eq!(ApFloat::one(format).to_f64(), 1.0);
        assert_eq!(FloatFormat::from_name(format.name()), Some(format));
    }
}

#[test]
fn literals() {
    use terrace_num::ParseFloatError::*;
    let f = FloatFormat::F32;
    for bad in
        ["", "-", ".", "e5", "1e", "1e+", "1.0x", "inf", "nan", "0x10", "1 ", " 1", "--1", "1.0e5.0", "é"]
    {
        for format in FloatFormat::ALL {
            assert_eq!(ApFloat::from_decimal_str(format, bad), Err(Syntax), "{bad}");
        }
        assert!(ApFloat::from_mlir_literal(f, bad).is_err());
    }
    for format in FloatFormat::ALL {
        for good in ["1", "1.", "01.0", "+1.0", "1e0", "0.1E1", "10.0e-1", ".1e+01", "100e-02"] {
            assert_eq!(ApFloat::from_decimal_str(format, good), Ok(ApFloat::one(format)), "{good}");
        }
        let huge = format!("{}e-100000", "1".repeat(100_001));
        let tiny = format!("0.{}1e100001", "0".repeat(100_000));
        let v = ApFloat::from_decimal_str(format, &tiny).unwrap();
        assert_eq!(v, ApFloat::one(format), "{}", format.name());
        assert_eq!(ApFloat::from_decimal_str(format, &huge).unwrap().to_f64().round(), 1.0);
        for (text, negative) in [("1e2147483648", false), ("-9e99999999999", true)] {
            assert_eq!(ApFloat::from_decimal_str(format, text), Ok(ApFloat::inf(format, negative)));
        }
        for text in ["1e-2147483649", "0e99999999999", "0.0"] {
            assert_eq!(ApFloat::from_decimal_str(format, text), Ok(ApFloat::zero(format)));
        }
    }
    assert_eq!(ApFloat::from_hex_digits(f, "7FC00000").map(|v| v.is_nan()), Ok(true));
    assert_eq!(ApFloat::from_hex_digits(f, "1FFFFFFFF"), Err(TooWide));
    assert_eq!(ApFloat::from_hex_digits(f, &"F".repeat(40)), Err(TooWide));
    assert_eq!(ApFloat::from_hex_digits(f, ""), Err(Syntax));
    assert_eq!(ApFloat::from_hex_digits(f, "g"), Err(Syntax));
    for bad in ["0x", "0xK", "0xH", "0xHG", "0xK-1", "0x1.0"] {
        assert_eq!(ApFloat::from_llvm_literal(bad), Err(Syntax), "{bad}");
    }
    for bad in [
        "0xH10000",
        "0x10000000000000000",
        "0xK0000000000000000000001",
        "0xL000000000000000000000000000000001",
    ] {
        assert_eq!(ApFloat::from_llvm_literal(bad), Err(TooWide), "{bad}");
    }
}
