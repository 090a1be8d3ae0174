//! Decimal text of very wide integers.

use num_bigint::BigUint;

/// Appends the decimal digits of a value.
pub(super) fn write_big(out: &mut Vec<u8>, value: &BigUint) {
    out.extend(value.to_radix_be(10).into_iter().map(|d| b'0' + d));
}
