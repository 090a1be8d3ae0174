//! Words in text: runs of ASCII letters, digits, `_`, `$` and `.`; and the numbers in them.

/// How many bytes at the start are of a word.
#[inline]
pub fn word_prefix(bytes: &[u8; 16]) -> usize {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 processor has SSE2.
    return unsafe { sse2::word_prefix(bytes) };
    #[cfg(not(target_arch = "x86_64"))]
    slowly(bytes)
}

/// A bit for each of the bytes that is this one.
#[inline]
pub fn places_of(byte: u8, bytes: &[u8; 16]) -> u32 {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 processor has SSE2.
    return unsafe { sse2::places_of(byte, bytes) };
    #[cfg(not(target_arch = "x86_64"))]
    bytes.iter().rev().fold(0, |places, &found| places << 1 | u32::from(found == byte))
}

/// How many bytes [`brackets`] reads at once.
pub const BLOCK: usize = 32;

/// A bit for each of the bytes that is a brace, a double quote or a slash: what decides where a body in braces ends.
#[inline]
pub fn brackets(bytes: &[u8; BLOCK]) -> u32 {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 processor has SSE2.
    return unsafe { sse2::brackets(bytes) };
    #[cfg(not(target_arch = "x86_64"))]
    bracket_bits(bytes)
}

#[cfg(any(test, not(target_arch = "x86_64")))]
fn bracket_bits(bytes: &[u8]) -> u32 {
    let is_bracket = |byte: u8| matches!(byte, b'{' | b'}' | b'"' | b'/');
    bytes.iter().rev().fold(0, |bits, &byte| bits << 1 | u32::from(is_bracket(byte)))
}

#[cfg(any(test, not(target_arch = "x86_64")))]
fn slowly(bytes: &[u8; 16]) -> usize {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
    bytes.iter().position(|byte| !is_word(byte)).unwrap_or(16)
}

/// How many bytes at the start are decimal digits, and their value.
#[inline(always)]
pub fn number_at_start(bytes: &[u8; 8]) -> (usize, u32) {
    let (digits, others) = digits(bytes);
    let n = others.trailing_zeros() / 8;
    (n as usize, value(digits.unbounded_shl(64 - 8 * n)))
}

/// How many bytes at the end are decimal digits, and their value.
#[inline]
pub fn number_at_end(bytes: &[u8; 8]) -> (usize, u32) {
    let (digits, others) = digits(bytes);
    let n = others.leading_zeros() / 8;
    let rest = 64 - 8 * n;
    (n as usize, value(digits.unbounded_shr(rest).unbounded_shl(rest)))
}

/// The digits as bytes, and the top bits of those that are none.
#[inline]
fn digits(bytes: &[u8; 8]) -> (u64, u64) {
    const ONES: u64 = u64::MAX / 0xFF;
    let digits = u64::from_le_bytes(*bytes) ^ (ONES * 0x30);
    let low = digits & (ONES * 0x7F);
    (digits, ((low + ONES * (0x80 - 10)) | digits) & (ONES * 0x80))
}

/// The value of eight digits, the first one in the lowest byte.
#[inline]
fn value(digits: u64) -> u32 {
    // Pairs, fours, all.
    let pairs = (digits.wrapping_mul(10).wrapping_add(digits >> 8)) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs.wrapping_mul(100).wrapping_add(pairs >> 16)) & 0x0000_FFFF_0000_FFFF;
    (fours.wrapping_mul(10_000).wrapping_add(fours >> 32)) as u32
}

/// ASCII bytes as a string, several times as quickly as UTF-8 is checked; `None` when there are others.
#[inline]
pub fn ascii_str(bytes: &[u8]) -> Option<&str> {
    // SAFETY: ASCII is UTF-8.
    bytes.is_ascii().then(|| unsafe { core::str::from_utf8_unchecked(bytes) })
}

/// Whether these are the same bytes. Mostly they are a few words, which are compared in parts that overlap.
///
/// No bytes are not compared at all: a `memcmp` that loads under a mask takes hundreds of cycles where an empty slice
/// points, which is nowhere.
#[inline(always)]
pub fn eq(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    match a.len() {
        0 => true,
        len @ 1..=3 => [0, len / 2, len - 1].iter().all(|&at| a[at] == b[at]),
        4..=8 => a.first_chunk::<4>() == b.first_chunk() && a.last_chunk::<4>() == b.last_chunk(),
        9..=16 => a.first_chunk::<8>() == b.first_chunk() && a.last_chunk::<8>() == b.last_chunk(),
        17..=32 => a.first_chunk::<16>() == b.first_chunk() && a.last_chunk::<16>() == b.last_chunk(),
        33..=48 => a[..16] == b[..16] && a[16..32] == b[16..32] && a.last_chunk::<16>() == b.last_chunk(),
        _ => a == b,
    }
}

/// All bytes are looked at at once.
#[cfg(target_arch = "x86_64")]
mod sse2 {
    use core::arch::x86_64::{
        __m128i, _mm_add_epi8, _mm_cmpeq_epi8, _mm_cmplt_epi8, _mm_movemask_epi8, _mm_or_si128,
        _mm_set_epi64x, _mm_set1_epi8,
    };

    #[target_feature(enable = "sse2")]
    #[inline]
    fn each(byte: u8) -> __m128i {
        _mm_set1_epi8(byte as i8)
    }

    /// Which bytes are among the `count` from `first` on: added so much, `first` is the least signed number, and the
    /// others follow it.
    #[target_feature(enable = "sse2")]
    #[inline]
    fn among(x: __m128i, first: u8, count: u8) -> __m128i {
        _mm_cmplt_epi8(_mm_add_epi8(x, each(0x80 - first)), each(0x80 + count))
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn load(bytes: &[u8; 16]) -> __m128i {
        let words = bytes.as_chunks::<8>().0;
        _mm_set_epi64x(i64::from_le_bytes(words[1]), i64::from_le_bytes(words[0]))
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    pub fn places_of(byte: u8, bytes: &[u8; 16]) -> u32 {
        _mm_movemask_epi8(_mm_cmpeq_epi8(load(bytes), each(byte))) as u32
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    pub fn brackets(bytes: &[u8; super::BLOCK]) -> u32 {
        let bits = |half: &[u8; 16]| {
            let x = load(half);
            let braces = _mm_or_si128(_mm_cmpeq_epi8(x, each(b'{')), _mm_cmpeq_epi8(x, each(b'}')));
            let others = _mm_or_si128(_mm_cmpeq_epi8(x, each(b'"')), _mm_cmpeq_epi8(x, each(b'/')));
            _mm_movemask_epi8(_mm_or_si128(braces, others)) as u32
        };
        let halves = bytes.as_chunks::<16>().0;
        bits(&halves[0]) | bits(&halves[1]) << 16
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    pub fn word_prefix(bytes: &[u8; 16]) -> usize {
        let x = load(bytes);
        let letter = among(_mm_or_si128(x, each(0x20)), b'a', 26);
        let digit = among(x, b'0', 10);
        let dot = _mm_or_si128(_mm_cmpeq_epi8(x, each(b'.')), _mm_cmpeq_epi8(x, each(b'$')));
        let line = _mm_or_si128(_mm_cmpeq_epi8(x, each(b'_')), dot);
        let good = _mm_or_si128(_mm_or_si128(letter, digit), line);
        // A bit for each byte that is not of a word, and one behind them.
        let others = !(_mm_movemask_epi8(good) as u32);
        (others | 1 << 16).trailing_zeros() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_in_its_class_at_every_place() {
        for byte in 0..=255 {
            for at in 0..16 {
                let mut bytes = *b"abcXYZ0129_$.zA9";
                bytes[at] = byte;
                assert_eq!(word_prefix(&bytes), slowly(&bytes), "{byte} at {at}");
                let places = (0..16).filter(|&i| bytes[i] == byte).fold(0, |places, i| places | 1 << i);
                assert_eq!(places_of(byte, &bytes), places, "{byte} at {at}");
                let mut block = [bytes, bytes].concat();
                block[16..].rotate_left(at);
                let block = block.first_chunk().unwrap();
                assert_eq!(brackets(block), bracket_bits(block), "{byte} at {at}");
            }
        }
    }

    #[test]
    fn numbers_are_read_from_either_side() {
        let number = |digits: &[u8]| {
            (digits.len(), digits.iter().fold(0, |number, digit| number * 10 + u32::from(digit - b'0')))
        };
        for n in 0..=8 {
            for other in 0..=255u8 {
                let mut bytes = *b"90817263";
                let is_digit = other.is_ascii_digit();
                bytes[..n].iter_mut().for_each(|byte| *byte = other);
                let mut bytes = *b"90817263";
                bytes[n..].iter_mut().for_each(|byte| *byte = other);
                assert_eq!(number_at_start(&bytes), number(if is_digit { &bytes } else { &bytes[..n] }));
                let mut bytes = *b"90817263";
                bytes[..8 - n].iter_mut().for_each(|byte| *byte = other);
                assert_eq!(number_at_end(&bytes), number(if is_digit { &bytes } else { &bytes[8 - n..] }));
            }
        }
        assert_eq!((number_at_start(b"123 5678"), number_at_end(b"1234 678")), ((3, 123), (3, 678)));
    }

    #[test]
    fn strings_are_ascii() {
        assert_eq!(ascii_str(b"bare_word$1"), Some("bare_word$1"));
        assert_eq!(ascii_str(b""), Some(""));
        assert_eq!(ascii_str("h\u{e9}".as_bytes()), None);
    }

    #[test]
    fn words_are_the_same_or_not() {
        let word: Vec<u8> = (b'!'..=b'~').collect();
        for len in 0..60 {
            let (a, mut b) = (&word[..len], word[..len].to_vec());
            assert!(eq(a, &b) && !eq(a, &word[..len + 1]));
            for at in 0..len {
                b[at] ^= 1;
                assert!(!eq(a, &b), "{len} {at}");
                b[at] ^= 1;
            }
        }
    }
}
