//! Integer operations against `u128`/`i128` for widths up to 128 and against `num-bigint` beyond.

#![allow(clippy::manual_checked_ops, reason = "the results are compared with plain division")]

mod common;

use common::Random;
use num_bigint::{BigInt, BigUint, Sign};
use terrace_num::{ApInt, MAX_BITS, ParseIntError};

fn mask(width: u32) -> u128 {
    if width == 0 { 0 } else { u128::MAX >> (128 - width) }
}

/// The low `width` bits, sign-extended.
fn signed(width: u32, v: u128) -> i128 {
    if width == 0 { 0 } else { ((v << (128 - width)) as i128) >> (128 - width) }
}

#[test]
fn up_to_128_bits() {
    let mut random = Random(42);
    for round in 0..60_000u32 {
        let w = round % 128 + 1;
        let m = mask(w);
        let (a, b) = (random.sparse() & m, random.sparse() & m);
        let (x, y) = (ApInt::from_u128(w, a), ApInt::from_u128(w, b));
        let (sa, sb) = (signed(w, a), signed(w, b));
        let same = |r: &ApInt, e: u128, what: &str| {
            assert_eq!(r.width(), w);
            assert_eq!(r.to_u128(), Some(e & m), "{what} i{w} {a} {b}");
        };
        same(&x.add(&y), a.wrapping_add(b), "add");
        same(&x.sub(&y), a.wrapping_sub(b), "sub");
        same(&x.mul(&y), a.wrapping_mul(b), "mul");
        same(&x.neg(), a.wrapping_neg(), "neg");
        same(&x.not(), !a, "not");
        same(&x.and(&y), a & b, "and");
        same(&x.or(&y), a | b, "or");
        same(&x.xor(&y), a ^ b, "xor");
        let n = random.below(u64::from(w) + 3) as u32;
        let (shl, lshr) = if n >= w { (0, 0) } else { (a << n, a >> n) };
        same(&x.shl(n), shl, "shl");
        same(&x.lshr(n), lshr, "lshr");
        same(&x.ashr(n), (sa >> n.min(127)) as u128, "ashr");
        same(&x.rotl(n), if n.is_multiple_of(w) { a } else { a << (n % w) | a >> (w - n % w) }, "rotl");
        same(&x.rotr(n).rotl(n), a, "rotr");
        same(&x.reverse_bits(), a.reverse_bits() >> (128 - w), "reverse_bits");
        if b != 0 {
            same(&x.udiv(&y).unwrap(), a / b, "udiv");
            same(&x.urem(&y).unwrap(), a % b, "urem");
            same(&x.ceildivu(&y).unwrap(), a.div_ceil(b), "ceildivu");
            let overflow = x.is_signed_min() && y.is_all_ones();
            assert_eq!(x.sdiv(&y).is_none(), overflow);
            if overflow {
                same(&x.srem(&y).unwrap(), 0, "srem");
            } else {
                let (q, r) = (sa / sb, sa % sb);
                same(&x.sdiv(&y).unwrap(), q as u128, "sdiv");
                same(&x.srem(&y).unwrap(), r as u128, "srem");
                let floor = q - i128::from(r != 0 && (r < 0) != (sb < 0));
                let ceil = q + i128::from(r != 0 && (r < 0) == (sb < 0));
                same(&x.floordivs(&y).unwrap(), floor as u128, "floordivs");
                same(&x.ceildivs(&y).unwrap(), ceil as u128, "ceildivs");
                if sb > 0 {
                    same(&x.mods(&y).unwrap(), sa.rem_euclid(sb) as u128, "mods");
                }
            }
        } else {
            assert!(
                x.udiv(&y).is_none() && x.urem(&y).is_none() && x.sdiv(&y).is_none() && x.srem(&y).is_none()
            );
            assert!(x.ceildivs(&y).is_none() && x.floordivs(&y).is_none() && x.ceildivu(&y).is_none());
        }
        let (lo, hi) = (signed(w, 1 << (w - 1)), signed(w, m >> 1));
        let fits = |v: Option<i128>| v.is_some_and(|v| (lo..=hi).contains(&v));
        assert_eq!(x.sadd_ov(&y).1, !fits(sa.checked_add(sb)));
        assert_eq!(x.ssub_ov(&y).1, !fits(sa.checked_sub(sb)));
        assert_eq!(x.smul_ov(&y).1, !fits(sa.checked_mul(sb)), "smul i{w} {sa} {sb}");
        assert_eq!(x.uadd_ov(&y).1, a.checked_add(b).is_none_or(|v| v > m));
        assert_eq!(x.usub_ov(&y).1, a < b);
        assert_eq!(x.umul_ov(&y).1, a.checked_mul(b).is_none_or(|v| v > m));
        assert_eq!(x.sshl_ov(n).1, n >= w || signed(w, shl) >> n != sa);
        assert_eq!(x.ushl_ov(n).1, n >= w || (shl & m) >> n != a);
        if w <= 64 {
            same(&x.umul_high(&y), (a * b) >> w, "umul_high");
            same(&x.smul_high(&y), ((sa * sb) >> w) as u128, "smul_high");
        }
        same(&x.sadd_sat(&y), sa.saturating_add(sb).clamp(lo, hi) as u128, "sadd_sat");
        same(&x.ssub_sat(&y), sa.saturating_sub(sb).clamp(lo, hi) as u128, "ssub_sat");
        same(&x.uadd_sat(&y), a.saturating_add(b).min(m), "uadd_sat");
        same(&x.usub_sat(&y), a.saturating_sub(b), "usub_sat");
        assert_eq!(x.ucmp(&y), a.cmp(&b));
        assert_eq!(x.scmp(&y), sa.cmp(&sb));
        same(&x.smin(&y), sa.min(sb) as u128, "smin");
        same(&x.smax(&y), sa.max(sb) as u128, "smax");
        same(&x.umin(&y), a.min(b), "umin");
        same(&x.umax(&y), a.max(b), "umax");
        assert_eq!(x.is_negative(), sa < 0);
        assert_eq!(x.count_ones(), a.count_ones());
        assert_eq!(x.leading_zeros(), a.leading_zeros() - (128 - w));
        assert_eq!(x.trailing_zeros(), a.trailing_zeros().min(w));
        assert_eq!(x.leading_ones(), (a << (128 - w)).leading_ones().min(w));
        assert_eq!(x.trailing_ones(), a.trailing_ones());
        assert_eq!(x.active_bits(), 128 - a.leading_zeros());
        let needed = if sa < 0 { 129 - (!sa).leading_zeros() } else { 129 - sa.leading_zeros() };
        assert_eq!(x.min_signed_bits(), needed);
        assert_eq!(x.to_u64(), u64::try_from(a).ok());
        assert_eq!(x.to_i64(), i64::try_from(sa).ok());
        assert_eq!(x.to_i128(), Some(sa));
        assert_eq!(x.is_zero(), a == 0);
        assert_eq!(x.is_one(), a == 1);
        assert_eq!(x.is_all_ones(), a == m);
        assert_eq!(x.is_signed_min(), sa == lo);
        assert_eq!(x.is_signed_max(), sa == hi);
        assert_eq!(x.to_decimal(true), sa.to_string());
        assert_eq!(x.to_decimal(false), a.to_string());
        assert_eq!(format!("{x:X}"), format!("{a:X}"));
        assert_eq!(ApInt::from_le_bytes(w, &x.to_le_bytes()), x);
        assert_eq!(ApInt::parse_at_width(&sa.to_string(), w).unwrap(), x);
        assert_eq!(ApInt::parse_decimal(&a.to_string()).unwrap().zext(w), x);
        assert_eq!(ApInt::parse_hex(&format!("{a:x}")).unwrap().zext(w), x);
        assert_eq!(ApInt::parse_decimal(&a.to_string()).unwrap().width(), x.active_bits().max(1));
        let v = random.below(260) as u32;
        assert_eq!(x.zext_or_trunc(v).low_u128(), a & mask(v.min(128)));
        let wide = x.sext_or_trunc(v);
        assert_eq!(wide.trunc(v.min(128)).low_u128(), sa as u128 & mask(v.min(128)));
        assert_eq!(wide.width(), v);
        if v >= w {
            assert_eq!(wide.to_i128(), Some(sa));
            assert_eq!(wide.trunc(w), x);
        }
        // Operands of other widths are adapted.
        assert_eq!(x.add(&y.zext(v.max(w))), x.add(&y));
        assert_eq!(x.and(&y.trunc(v)).width(), w);
    }
}

fn big(v: &ApInt) -> BigUint {
    BigUint::from_bytes_le(&v.to_le_bytes())
}

fn big_signed(v: &ApInt) -> BigInt {
    let magnitude = BigInt::from_biguint(Sign::Plus, big(v));
    if v.is_negative() { magnitude - (BigInt::from(1) << v.width()) } else { magnitude }
}

#[test]
fn wide() {
    let mut random = Random(43);
    for _ in 0..6000 {
        let w = 65 + random.below(700) as u32;
        let value = |random: &mut Random| {
            let words: Vec<u64> = (0..random.below(13)).map(|_| random.sparse() as u64).collect();
            let v = ApInt::from_words(w, &words);
            if random.below(3) == 0 { v.neg() } else { v }
        };
        let (x, y) = (value(&mut random), value(&mut random));
        let (a, b) = (big(&x), big(&y));
        let (sa, sb) = (big_signed(&x), big_signed(&y));
        let modulus = BigInt::from(1) << w;
        let same = |r: &ApInt, e: BigInt, what: &str| {
            let e = ((e % &modulus) + &modulus) % &modulus;
            assert_eq!(BigInt::from(big(r)), e, "{what} i{w} {x} {y}");
        };
        same(&x.add(&y), &sa + &sb, "add");
        same(&x.sub(&y), &sa - &sb, "sub");
        same(&x.mul(&y), &sa * &sb, "mul");
        same(&x.umul_high(&y), BigInt::from((&a * &b) >> w), "umul_high");
        same(&x.smul_high(&y), (&sa * &sb) >> w, "smul_high");
        let n = random.below(u64::from(w)) as u32;
        same(&x.shl(n), &sa << n, "shl");
        same(&x.lshr(n), BigInt::from(&a >> n), "lshr");
        same(&x.ashr(n), &sa >> n, "ashr");
        same(&x.rotl(n), (BigInt::from(a.clone()) << n) + BigInt::from(&a >> (w - n)), "rotl");
        if !(y.is_zero() || x.is_signed_min() && y.is_all_ones()) {
            same(&x.udiv(&y).unwrap(), BigInt::from(&a / &b), "udiv");
            same(&x.urem(&y).unwrap(), BigInt::from(&a % &b), "urem");
            same(&x.sdiv(&y).unwrap(), &sa / &sb, "sdiv");
            same(&x.srem(&y).unwrap(), &sa % &sb, "srem");
        }
        let zero = BigInt::from(0);
        let half: BigInt = &modulus / 2;
        let range = |v: BigInt| v >= -half.clone() && v < half;
        assert_eq!(x.sadd_ov(&y).1, !range(&sa + &sb));
        assert_eq!(x.ssub_ov(&y).1, !range(&sa - &sb));
        assert_eq!(x.smul_ov(&y).1, !range(&sa * &sb));
        assert_eq!(x.umul_ov(&y).1, BigInt::from(&a * &b) >= modulus);
        assert_eq!(x.ucmp(&y), a.cmp(&b));
        assert_eq!(x.scmp(&y), sa.cmp(&sb));
        assert_eq!(x.is_negative(), sa < zero);
        assert_eq!(x.to_decimal(true), sa.to_string());
        assert_eq!(x.to_decimal(false), a.to_string());
        assert_eq!(format!("{x:X}"), format!("{a:X}"));
        assert_eq!(ApInt::parse_at_width(&sa.to_string(), w).unwrap(), x);
        assert_eq!(ApInt::parse_decimal(&a.to_string()).unwrap().zext(w), x);
        assert_eq!(ApInt::parse_hex(&a.to_str_radix(16)).unwrap().zext(w), x);
        assert_eq!(x.reverse_bits().reverse_bits(), x);
        let v = random.below(900) as u32;
        same(
            &x.sext_or_trunc(v).sext_or_trunc(w.max(v)).trunc(w),
            if v < w { big_signed(&x.trunc(v)) } else { sa.clone() },
            "sext",
        );
        let part = x.extract_bits(n, w - n);
        assert_eq!(x.insert_bits(&part, n), x);
    }
}

#[test]
fn edges() {
    for w in [0, 1, 2, 63, 64, 65, 127, 128, 129, 1000] {
        let (zero, ones) = (ApInt::zero(w), ApInt::all_ones(w));
        assert_eq!(ones.count_ones(), w);
        assert_eq!(ones.not(), zero);
        assert_eq!(zero.neg(), zero);
        assert!(ones.is_all_ones());
        assert_eq!(ApInt::signed_min(w).not(), ApInt::signed_max(w));
        assert_eq!(ApInt::low_bits_set(w, w), ones);
        assert_eq!(ApInt::low_bits_set(w, w + 5), ones);
        assert_eq!(ApInt::low_bits_set(w, 0), zero);
        assert_eq!(ones.shl(w), zero);
        assert_eq!(ones.lshr(u32::MAX), zero);
        assert_eq!(ones.ashr(u32::MAX), ones);
        assert_eq!(ones.byte_swap().width(), w);
        assert_eq!(ones.rotl(7), ones);
        assert_eq!(ones.to_i64(), Some(if w == 0 { 0 } else { -1 }));
        assert_eq!(ApInt::from_words(w, &[]), zero);
        assert_eq!(ApInt::from_le_bytes(w, &[]), zero);
        assert_eq!(ones.words().len(), (w as usize).div_ceil(64).max(1));
        assert!(ones.udiv(&zero).is_none());
        assert_eq!(ApInt::from_i64(w, i64::MIN).width(), w);
        assert!(!zero.bit(w) && !zero.bit(u32::MAX));
        assert_eq!(ApInt::new(w, 3).pow(5).low_u64(), ApInt::new(w, 243).low_u64());
        assert_eq!(ones.shift_amount(w), None);
    }
    assert_eq!(ApInt::new(16, 0x1234).byte_swap(), ApInt::new(16, 0x3412));
    assert_eq!(format!("{:?} {:#X}", ApInt::from_i64(8, -2), ApInt::new(8, 200)), "i8 -2 0xC8");
}

#[test]
fn literals() {
    use ParseIntError::*;
    for (text, error) in
        [("", Empty), ("-1", InvalidDigit), ("12a", InvalidDigit), ("1_0", InvalidDigit), ("é", InvalidDigit)]
    {
        assert_eq!(ApInt::parse_decimal(text), Err(error), "{text}");
    }
    assert_eq!(ApInt::parse_hex(""), Err(Empty));
    assert_eq!(ApInt::parse_hex("0x1"), Err(InvalidDigit));
    assert_eq!(ApInt::parse_hex("-1"), Err(InvalidDigit));
    assert_eq!(ApInt::parse_decimal("000").unwrap(), ApInt::new(1, 0));
    assert_eq!(ApInt::parse_hex("0000000000000000000000FF").unwrap(), ApInt::new(8, 255));
    assert_eq!(ApInt::parse_at_width("-128", 8), Ok(ApInt::new(8, 128)));
    assert_eq!(ApInt::parse_at_width("-129", 8), Err(TooLarge));
    assert_eq!(ApInt::parse_at_width("255", 8), Ok(ApInt::all_ones(8)));
    assert_eq!(ApInt::parse_at_width("256", 8), Err(TooLarge));
    assert_eq!(ApInt::parse_at_width("-0", 0), Ok(ApInt::zero(0)));
    // Long literals take no noticeable time, too long ones none at all.
    let long = "7".repeat(200_000);
    let v = ApInt::parse_decimal(&long).unwrap();
    assert_eq!(v.to_decimal(false), long);
    assert_eq!(ApInt::parse_decimal(&"7".repeat(6_000_000)), Err(TooLarge));
    assert_eq!(ApInt::parse_hex(&"7".repeat(6_000_000)), Err(TooLarge));
    let widest = ApInt::parse_hex(&format!("7{}", "f".repeat(MAX_BITS as usize / 4))).unwrap();
    assert_eq!(widest.width(), MAX_BITS);
}
