//! First signs of life.
use terrace_num::*;

#[test]
fn smoke() {
    let s = |f, b| ApFloat::from_bits(f, b).to_string();
    assert_eq!(s(FloatFormat::F32, 0x3f800000), "1.000000e+00");
    assert_eq!(s(FloatFormat::F64, 0.1f64.to_bits().into()), "1.000000e-01");
    assert_eq!(s(FloatFormat::F80, 0x40000000000000000001), "0x7FFF0000000000000001");
    assert_eq!(
        ApFloat::from_mlir_literal(FloatFormat::F80, "3.0e38").unwrap().to_string(),
        "3.00000000000000012136E+38"
    );
    assert_eq!(ApInt::from_i64(200, -5).to_string(), "-5");
    assert_eq!(ApInt::parse_decimal("340282366920938463463374607431768211456").unwrap().width(), 129);
}
