//! Division of integers of 128 bits, and their conversions. Such results are written to memory whose address comes first.

fn divide(x: u128, y: u128) -> (u128, u128) {
    if y == 0 || x < y {
        return (0, x);
    }
    let (mut quotient, mut rest) = (0u128, x);
    let mut shift = y.leading_zeros() - x.leading_zeros();
    loop {
        let part = y << shift;
        if rest >= part {
            rest -= part;
            quotient |= 1 << shift;
        }
        if shift == 0 {
            return (quotient, rest);
        }
        shift -= 1;
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn __udivti3(x: u128, y: u128) -> u128 {
    divide(x, y).0
}

#[unsafe(no_mangle)]
pub extern "C" fn __umodti3(x: u128, y: u128) -> u128 {
    divide(x, y).1
}

#[unsafe(no_mangle)]
pub extern "C" fn __divti3(x: i128, y: i128) -> i128 {
    let quotient = divide(x.unsigned_abs(), y.unsigned_abs()).0 as i128;
    if (x < 0) != (y < 0) { quotient.wrapping_neg() } else { quotient }
}

#[unsafe(no_mangle)]
pub extern "C" fn __modti3(x: i128, y: i128) -> i128 {
    let rest = divide(x.unsigned_abs(), y.unsigned_abs()).1 as i128;
    if x < 0 { rest.wrapping_neg() } else { rest }
}

/// The bits of the nearest float with so many bits of fraction; `bias` is that of its exponent.
fn to_float(x: u128, fraction_bits: u32, bias: u32) -> u64 {
    if x == 0 {
        return 0;
    }
    let exponent = 127 - x.leading_zeros();
    let mantissa = if exponent <= fraction_bits {
        (x << (fraction_bits - exponent)) as u64
    } else {
        let dropped = exponent - fraction_bits;
        let (kept, rest) = ((x >> dropped) as u64, x & ((1 << dropped) - 1));
        let half = 1u128 << (dropped - 1);
        kept + u64::from(rest > half || rest == half && kept & 1 == 1)
    };
    // A carry out of the fraction increments the exponent.
    mantissa.wrapping_add(u64::from(exponent + bias - 1) << fraction_bits)
}

#[unsafe(no_mangle)]
pub extern "C" fn __floatuntidf(x: u128) -> f64 {
    f64::from_bits(to_float(x, 52, 1023))
}

#[unsafe(no_mangle)]
pub extern "C" fn __floattidf(x: i128) -> f64 {
    let value = __floatuntidf(x.unsigned_abs());
    if x < 0 { -value } else { value }
}

#[unsafe(no_mangle)]
pub extern "C" fn __floatuntisf(x: u128) -> f32 {
    f32::from_bits(to_float(x, 23, 127) as u32)
}

#[unsafe(no_mangle)]
pub extern "C" fn __floattisf(x: i128) -> f32 {
    let value = __floatuntisf(x.unsigned_abs());
    if x < 0 { -value } else { value }
}

/// The whole part of a float's magnitude, which is below `2^128`.
fn whole(x: f64) -> u128 {
    let bits = x.to_bits();
    let (exponent, mantissa) = ((bits >> 52 & 0x7ff) as i32 - 1023, bits & ((1 << 52) - 1) | 1 << 52);
    match exponent {
        ..0 => 0,
        ..52 => u128::from(mantissa >> (52 - exponent)),
        _ => u128::from(mantissa) << (exponent - 52),
    }
}

/// Numbers out of range saturate.
#[unsafe(no_mangle)]
pub extern "C" fn __fixunsdfti(x: f64) -> u128 {
    if !(x > 0.0) {
        0
    } else if x >= 340282366920938463463374607431768211456.0 {
        u128::MAX
    } else {
        whole(x)
    }
}

/// Numbers out of range saturate.
#[unsafe(no_mangle)]
pub extern "C" fn __fixdfti(x: f64) -> i128 {
    const LIMIT: f64 = 170141183460469231731687303715884105728.0;
    if x.is_nan() {
        0
    } else if x >= LIMIT {
        i128::MAX
    } else if x <= -LIMIT {
        i128::MIN
    } else {
        let magnitude = whole(x) as i128;
        if x < 0.0 { -magnitude } else { magnitude }
    }
}
