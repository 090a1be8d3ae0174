//! Words in text: runs of ASCII letters, digits, `_`, `$` and `.`.

/// How many bytes at the start are of a word.
#[inline]
pub fn word_prefix(bytes: &[u8; 16]) -> usize {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 processor has SSE2.
    return unsafe { sse2::word_prefix(bytes) };
    #[cfg(not(target_arch = "x86_64"))]
    slowly(bytes)
}

#[cfg(any(test, not(target_arch = "x86_64")))]
fn slowly(bytes: &[u8; 16]) -> usize {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
    bytes.iter().position(|byte| !is_word(byte)).unwrap_or(16)
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
    pub fn word_prefix(bytes: &[u8; 16]) -> usize {
        let words = bytes.as_chunks::<8>().0;
        let x = _mm_set_epi64x(i64::from_le_bytes(words[1]), i64::from_le_bytes(words[0]));
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
            }
        }
    }
}
