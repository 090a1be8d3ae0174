//! The ranges of results contain every result, for all ranges of operands of one to three bits.

use super::*;

type Binary = fn(&IntRange, &IntRange) -> IntRange;
type Infer = Box<dyn Fn(&IntRange, &IntRange) -> IntRange>;

/// The result of an operation on signed or unsigned numbers; `None` if it has none.
fn value(name: &str, width: u32, a: i64, b: i64) -> Option<i64> {
    let mask = (1i64 << width) - 1;
    let (ua, ub) = (a & mask, b & mask);
    let least = -(1i64 << (width - 1));
    let divides = b != 0 && !(a == least && b == -1);
    Some(match name {
        "add" => a + b,
        "sub" => a - b,
        "mul" => a * b,
        "and" => a & b,
        "or" => a | b,
        "xor" => a ^ b,
        "max_s" => a.max(b),
        "min_s" => a.min(b),
        "max_u" => ua.max(ub),
        "min_u" => ua.min(ub),
        "shl" if ub < i64::from(width) => a << ub,
        "shr_s" if ub < i64::from(width) => a >> ub,
        "shr_u" if ub < i64::from(width) => ua >> ub,
        "div_u" if ub != 0 => ua / ub,
        "ceil_div_u" if ub != 0 => (ua + ub - 1) / ub,
        "rem_u" if ub != 0 => ua % ub,
        "div_s" if divides => a / b,
        "rem_s" if divides => a % b,
        "floor_div_s" if divides => a.div_euclid(b) - i64::from(b < 0 && a.rem_euclid(b) != 0),
        "ceil_div_s" if divides => {
            let (quotient, rest) = (a / b, a % b);
            quotient + i64::from(rest != 0 && (rest < 0) == (b < 0))
        }
        _ => return None,
    })
}

/// Whether the exact result of an operation fits as the flags demand.
fn fits(name: &str, width: u32, a: i64, b: i64, no_wrap: NoWrap) -> bool {
    let mask = (1i64 << width) - 1;
    let exact = |a: i64, b: i64| match name {
        "add" => a + b,
        "sub" => a - b,
        "mul" => a * b,
        _ => a << (b & mask),
    };
    let (signed, unsigned) = (exact(a, b), exact(a & mask, b & mask));
    let half = 1i64 << (width - 1);
    (!no_wrap.signed || (-half..half).contains(&signed))
        && (!no_wrap.unsigned || (0..=mask).contains(&unsigned))
}

fn number(width: u32, value: i64) -> ApInt {
    ApInt::new(64, value as u64).trunc(width)
}

/// The ranges between any two bounds, compared as signed or as unsigned numbers.
fn ranges(width: u32) -> Vec<IntRange> {
    let half = 1i64 << (width - 1);
    let mut all = Vec::new();
    for low in -half..half {
        all.extend((low..half).map(|high| IntRange::signed(number(width, low), number(width, high))));
    }
    for low in 0..2 * half {
        all.extend((low..2 * half).map(|high| IntRange::unsigned(number(width, low), number(width, high))));
    }
    all
}

fn contains(range: &IntRange, value: &ApInt) -> bool {
    range.umin.ule(value) && value.ule(&range.umax) && range.smin.sle(value) && value.sle(&range.smax)
}

fn check(name: &str, no_wrap: NoWrap, infer: Infer) {
    for width in 1..=3 {
        let half = 1i64 << (width - 1);
        let all = ranges(width);
        for lhs in &all {
            for rhs in &all {
                let range = infer(lhs, rhs);
                for a in (-half..half).filter(|&a| contains(lhs, &number(width, a))) {
                    for b in (-half..half).filter(|&b| contains(rhs, &number(width, b))) {
                        let Some(result) = value(name, width, a, b) else { continue };
                        if no_wrap != NoWrap::NONE && !fits(name, width, a, b, no_wrap) {
                            continue;
                        }
                        assert!(
                            contains(&range, &number(width, result)),
                            "{name} of {a} and {b} in {width} bits is not in {range:?} of {lhs:?} and {rhs:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn ranges_contain_all_results() {
    let plain: [(&str, Binary); 16] = [
        ("and", and),
        ("or", or),
        ("xor", xor),
        ("max_s", max_s),
        ("max_u", max_u),
        ("min_s", min_s),
        ("min_u", min_u),
        ("shr_s", shr_s),
        ("shr_u", shr_u),
        ("div_u", div_u),
        ("ceil_div_u", ceil_div_u),
        ("rem_u", rem_u),
        ("div_s", div_s),
        ("rem_s", rem_s),
        ("floor_div_s", floor_div_s),
        ("ceil_div_s", ceil_div_s),
    ];
    for (name, infer) in plain {
        check(name, NoWrap::NONE, Box::new(infer));
    }
}

#[test]
fn ranges_contain_all_results_without_overflow() {
    type Wrapping = fn(&IntRange, &IntRange, NoWrap) -> IntRange;
    let wrapping: [(&str, Wrapping); 4] = [("add", add), ("sub", sub), ("mul", mul), ("shl", shl)];
    for (name, infer) in wrapping {
        for (unsigned, signed) in [(false, false), (false, true), (true, false), (true, true)] {
            let no_wrap = NoWrap { unsigned, signed };
            check(name, no_wrap, Box::new(move |a, b| infer(a, b, no_wrap)));
        }
    }
}
