//! Scanning text 8 to 32 bytes at a time: words (ASCII letters, digits, `_`, `$` and `.`), decimal numbers, brackets.

/// The length of the word at the start.
#[inline]
pub fn word_prefix(bytes: &[u8; 16]) -> usize {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 processor has SSE2.
    return unsafe { sse2::word_prefix(bytes) };
    #[cfg(not(target_arch = "x86_64"))]
    word_prefix_portable(bytes)
}

/// How many bytes [`find_any`] reads at once.
pub const BLOCK: usize = 32;

/// A bit for each of the first [`BLOCK`] bytes of a text that is one of `wanted`, which may not contain blanks.
#[inline]
pub fn find_any<const N: usize>(text: &[u8], wanted: [u8; N]) -> u32 {
    let padded;
    let block = match text.first_chunk() {
        Some(block) => block,
        None => {
            padded = padded_with_blanks(text);
            &padded
        }
    };
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 processor has SSE2.
    return unsafe { sse2::find_any(block, wanted) };
    #[cfg(not(target_arch = "x86_64"))]
    find_any_portable(block, &wanted)
}

#[cold]
fn padded_with_blanks(text: &[u8]) -> [u8; BLOCK] {
    core::array::from_fn(|at| text.get(at).copied().unwrap_or(b' '))
}

#[cfg(any(test, not(target_arch = "x86_64")))]
fn find_any_portable(bytes: &[u8], wanted: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |bits, byte| bits << 1 | u32::from(wanted.contains(byte)))
}

#[cfg(any(test, not(target_arch = "x86_64")))]
fn word_prefix_portable(bytes: &[u8; 16]) -> usize {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
    bytes.iter().position(|byte| !is_word(byte)).unwrap_or(16)
}

/// The number of blanks at the start.
#[inline(always)]
pub fn blank_prefix(bytes: &[u8; 8]) -> usize {
    (u64::from_le_bytes(*bytes) ^ u64::from_le_bytes([b' '; 8])).trailing_zeros() as usize / 8
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

/// The values of the digits as bytes, and a word with the top bit set in each byte that is not a digit.
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
    // Combines digits to pairs, pairs to groups of four, and those to the number.
    let pairs = (digits.wrapping_mul(10).wrapping_add(digits >> 8)) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs.wrapping_mul(100).wrapping_add(pairs >> 16)) & 0x0000_FFFF_0000_FFFF;
    (fours.wrapping_mul(10_000).wrapping_add(fours >> 32)) as u32
}

/// ASCII bytes as a string, several times as fast as a check of UTF-8; `None` if a byte is not ASCII.
#[inline]
pub fn ascii_str(bytes: &[u8]) -> Option<&str> {
    // SAFETY: ASCII is UTF-8.
    bytes.is_ascii().then(|| unsafe { core::str::from_utf8_unchecked(bytes) })
}

/// Whether two slices are equal. Slices of up to 48 bytes are compared in overlapping parts, without a call of `memcmp`.
///
/// Empty slices are never loaded from: some implementations of `memcmp` use masked loads, which take hundreds of cycles
/// at the dangling address of an empty slice.
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

/// The scanners with SSE2, all bytes at once.
#[cfg(target_arch = "x86_64")]
mod sse2 {
    use core::arch::x86_64::{
        __m128i, _mm_add_epi8, _mm_cmpeq_epi8, _mm_cmplt_epi8, _mm_loadu_si128, _mm_movemask_epi8,
        _mm_or_si128, _mm_set1_epi8,
    };

    #[target_feature(enable = "sse2")]
    #[inline]
    fn splat(byte: u8) -> __m128i {
        _mm_set1_epi8(byte as i8)
    }

    /// A mask of the bytes in `first..first + count`: the addition maps `first` to the least signed byte, so one signed
    /// comparison is enough.
    #[target_feature(enable = "sse2")]
    #[inline]
    fn in_range(x: __m128i, first: u8, count: u8) -> __m128i {
        _mm_cmplt_epi8(_mm_add_epi8(x, splat(0x80 - first)), splat(0x80 + count))
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn load(bytes: &[u8; 16]) -> __m128i {
        // SAFETY: the array has 16 bytes, and the load needs no alignment.
        unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    pub fn find_any<const N: usize>(bytes: &[u8; super::BLOCK], wanted: [u8; N]) -> u32 {
        let bits = |half: &[u8; 16]| {
            let x = load(half);
            let mut found = splat(0);
            for byte in wanted {
                found = _mm_or_si128(found, _mm_cmpeq_epi8(x, splat(byte)));
            }
            _mm_movemask_epi8(found) as u32
        };
        let halves = bytes.as_chunks::<16>().0;
        bits(&halves[0]) | bits(&halves[1]) << 16
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    pub fn word_prefix(bytes: &[u8; 16]) -> usize {
        let x = load(bytes);
        let letter = in_range(_mm_or_si128(x, splat(0x20)), b'a', 26);
        let digit = in_range(x, b'0', 10);
        let dot = _mm_or_si128(_mm_cmpeq_epi8(x, splat(b'.')), _mm_cmpeq_epi8(x, splat(b'$')));
        let other = _mm_or_si128(_mm_cmpeq_epi8(x, splat(b'_')), dot);
        let word = _mm_or_si128(_mm_or_si128(letter, digit), other);
        // A bit for each byte that ends a word, and one after the last.
        let ends = !(_mm_movemask_epi8(word) as u32);
        (ends | 1 << 16).trailing_zeros() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_classified_at_every_position() {
        for byte in 0..=255 {
            for at in 0..16 {
                let mut bytes = *b"abcXYZ0129_$.zA9";
                bytes[at] = byte;
                assert_eq!(word_prefix(&bytes), word_prefix_portable(&bytes), "{byte} at {at}");
                let mut block = [bytes, bytes].concat();
                block[16..].rotate_left(at);
                for text in [&block, &block[..BLOCK - at]] {
                    let braces = find_any_portable(text, b"{}\"/");
                    assert_eq!(find_any(text, *b"{}\"/"), braces, "{byte} at {at}");
                    let parentheses = find_any_portable(text, b"()\";/");
                    assert_eq!(find_any(text, *b"()\";/"), parentheses, "{byte} at {at}");
                }
            }
        }
    }

    #[test]
    fn numbers_are_read_at_both_ends() {
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
    fn ascii_str_accepts_only_ascii() {
        assert_eq!(ascii_str(b"bare_word$1"), Some("bare_word$1"));
        assert_eq!(ascii_str(b""), Some(""));
        assert_eq!(ascii_str("h\u{e9}".as_bytes()), None);
    }

    #[test]
    fn eq_compares_every_byte() {
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
