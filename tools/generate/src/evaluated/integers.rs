//! Arithmetic on integers of up to 128 bits, which are kept in the lower bits of a `u128`.

/// The bits that a width has.
pub fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

/// The signed value.
pub fn signed(bits: u128, width: u32) -> i128 {
    let shift = 128 - width;
    ((bits << shift) as i128) >> shift
}

/// The lower and the upper half of a product of 128-bit numbers.
fn wide_product(a: u128, b: u128) -> (u128, u128) {
    let (a0, a1, b0, b1) = (a & mask(64), a >> 64, b & mask(64), b >> 64);
    let low = a0 * b0;
    let middle = a1 * b0 + (low >> 64);
    let other = a0 * b1 + (middle & mask(64));
    ((low & mask(64)) | other << 64, a1 * b1 + (middle >> 64) + (other >> 64))
}

/// The bits above the width of an unsigned product.
pub fn high_product(a: u128, b: u128, width: u32) -> u128 {
    let (low, high) = wide_product(a, b);
    if width == 128 { high } else { (low >> width | high << (128 - width)) & mask(width) }
}

/// The bits above the width of a signed product.
pub fn high_signed_product(a: u128, b: u128, width: u32) -> u128 {
    let negative = |bits| signed(bits, width) < 0;
    let mut high = high_product(a, b, width);
    if negative(a) {
        high = high.wrapping_sub(b);
    }
    if negative(b) {
        high = high.wrapping_sub(a);
    }
    high & mask(width)
}

/// Whether a signed or unsigned result, `None` beyond 128 bits, has a place in the width.
pub fn fits_signed(value: Option<i128>, width: u32) -> bool {
    value.is_some_and(|value| signed(value as u128 & mask(width), width) == value)
}

/// Whether an unsigned result, `None` beyond 128 bits, has a place in the width.
pub fn fits_unsigned(value: Option<u128>, width: u32) -> bool {
    value.is_some_and(|value| value <= mask(width))
}

/// A binary operation that is defined for all operands of the width, or not for these (`None`).
pub fn binary(name: &str, a: u128, b: u128, width: u32) -> Option<u128> {
    let (sa, sb) = (signed(a, width), signed(b, width));
    let least = sa == signed(1 << (width - 1), width);
    let quotient_overflows = least && sb == -1;
    let shift = || (b < u128::from(width)).then_some(b as u32);
    let divisor = |ok: bool| (b != 0 && ok).then_some(());
    let result = match name {
        "add" => a.wrapping_add(b),
        "sub" => a.wrapping_sub(b),
        "mul" => a.wrapping_mul(b),
        "and" => a & b,
        "or" => a | b,
        "xor" => a ^ b,
        "divu" => divisor(true).map(|()| a / b)?,
        "remu" => divisor(true).map(|()| a % b)?,
        "ceildivu" => divisor(true).map(|()| a / b + u128::from(!a.is_multiple_of(b)))?,
        "divs" => divisor(!quotient_overflows).map(|()| sa.wrapping_div(sb) as u128)?,
        "rems" => divisor(!quotient_overflows).map(|()| sa.wrapping_rem(sb) as u128)?,
        "floordivs" => divisor(!quotient_overflows)
            .map(|()| (sa / sb - i128::from(sa % sb != 0 && (sa < 0) != (sb < 0))) as u128)?,
        "ceildivs" => divisor(!quotient_overflows)
            .map(|()| (sa / sb + i128::from(sa % sb != 0 && (sa < 0) == (sb < 0))) as u128)?,
        "shl" => a << shift()?,
        "shru" => a >> shift()?,
        "shrs" => (sa >> shift()?) as u128,
        "mins" => {
            if sa < sb {
                a
            } else {
                b
            }
        }
        "maxs" => {
            if sa > sb {
                a
            } else {
                b
            }
        }
        "minu" => a.min(b),
        "maxu" => a.max(b),
        _ => return None,
    };
    Some(result & mask(width))
}

/// Whether a comparison holds.
pub fn compare(predicate: &str, a: u128, b: u128, width: u32) -> bool {
    let (sa, sb) = (signed(a, width), signed(b, width));
    match predicate {
        "eq" => a == b,
        "ne" => a != b,
        "slt" => sa < sb,
        "sle" => sa <= sb,
        "sgt" => sa > sb,
        "sge" => sa >= sb,
        "ult" => a < b,
        "ule" => a <= b,
        "ugt" => a > b,
        _ => a >= b,
    }
}

/// The names of the predicates.
pub const PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
