//! Appends numbers, strings and names to a byte buffer.

pub(crate) use terrace_num::{push_i64, push_u64};

/// Appends a short word as one 16-byte store instead of a `memcpy` call.
#[inline]
pub(crate) fn push_word(out: &mut Vec<u8>, word: &([u8; 16], u8)) {
    let len = out.len() + word.1 as usize;
    out.extend_from_slice(&word.0);
    out.truncate(len);
}

/// A word of at most 16 bytes for [`push_word`].
pub(crate) const fn word(text: &str) -> ([u8; 16], u8) {
    let bytes = text.as_bytes();
    let mut padded = [b' '; 16];
    let mut i = 0;
    while i < bytes.len() {
        padded[i] = bytes[i];
        i += 1;
    }
    (padded, bytes.len() as u8)
}

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// Appends `digits` upper-case hexadecimal digits.
#[inline]
pub(crate) fn push_hex(out: &mut Vec<u8>, value: u64, digits: u32) {
    let mut buf = [0u8; 16];
    for (i, slot) in buf.iter_mut().enumerate() {
        *slot = HEX[(value >> (60 - 4 * i) & 15) as usize];
    }
    out.extend_from_slice(&buf[16 - digits.min(16) as usize..]);
}

/// Appends a two's complement integer of `width` bits, given as 32-bit words, lowest first, as a signed decimal.
pub(crate) fn push_limbs(out: &mut Vec<u8>, words: &[u32], width: u32) {
    let n = width.div_ceil(32).max(1) as usize;
    let mut digits: Vec<u32> = words.iter().copied().take(n).collect();
    digits.resize(n, 0);
    let top_bits = if width.is_multiple_of(32) { 32 } else { width % 32 };
    let negative = width > 0 && digits[n - 1] >> (top_bits - 1) & 1 != 0;
    if negative {
        out.push(b'-');
        let mut carry = true;
        for word in &mut digits {
            let (value, overflow) = (!*word).overflowing_add(carry as u32);
            *word = value;
            carry = overflow;
        }
    }
    if top_bits < 32 {
        digits[n - 1] &= (1 << top_bits) - 1;
    }
    push_big(out, digits);
}

/// Appends an unsigned integer, given as 32-bit words, lowest first, in decimal.
fn push_big(out: &mut Vec<u8>, mut digits: Vec<u32>) {
    // Groups of nine decimal digits, lowest first.
    let mut groups = Vec::new();
    loop {
        while digits.last() == Some(&0) {
            digits.pop();
        }
        if digits.is_empty() {
            break;
        }
        let mut rest = 0u64;
        for word in digits.iter_mut().rev() {
            let value = rest << 32 | *word as u64;
            *word = (value / 1_000_000_000) as u32;
            rest = value % 1_000_000_000;
        }
        groups.push(rest);
    }
    let Some(top) = groups.pop() else { return out.push(b'0') };
    push_u64(out, top);
    for group in groups.into_iter().rev() {
        let mut scale = 100_000_000;
        while scale > 0 {
            out.push(b'0' + (group / scale % 10) as u8);
            scale /= 10;
        }
    }
}

/// Appends the contents of a quoted string.
pub(crate) fn push_escaped(out: &mut Vec<u8>, text: &[u8]) {
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\');
    if text.iter().all(|&byte| is_plain(byte)) {
        return out.extend_from_slice(text);
    }
    for &byte in text {
        match byte {
            b'\\' => out.extend_from_slice(b"\\\\"),
            byte if is_plain(byte) => out.push(byte),
            _ => {
                out.push(b'\\');
                push_hex(out, byte as u64, 2);
            }
        }
    }
}

/// The bytes that a name may have without quotes.
static NAME_BYTES: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || matches!(byte as u8, b'-' | b'.' | b'_');
        byte += 1;
    }
    table
};

/// Appends a name, quoted if necessary.
pub(crate) fn push_name(out: &mut Vec<u8>, name: &[u8]) {
    let plain = name.first().is_some_and(|first| !first.is_ascii_digit())
        && name.iter().all(|&byte| NAME_BYTES[byte as usize]);
    if plain {
        out.extend_from_slice(name);
    } else {
        out.push(b'"');
        push_escaped(out, name);
        out.push(b'"');
    }
}

/// Appends the name of metadata or of a kind of attachment.
pub(crate) fn push_metadata_name(out: &mut Vec<u8>, name: &[u8]) {
    if name.is_empty() {
        return out.extend_from_slice(b"<empty name> ");
    }
    for (i, &byte) in name.iter().enumerate() {
        let plain = if i == 0 { byte.is_ascii_alphabetic() } else { byte.is_ascii_alphanumeric() };
        if plain || matches!(byte, b'-' | b'$' | b'.' | b'_') {
            out.push(byte);
        } else {
            out.push(b'\\');
            push_hex(out, byte as u64, 2);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(f: impl FnOnce(&mut Vec<u8>)) -> String {
        let mut out = Vec::new();
        f(&mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn numbers() {
        for value in [0, 7, 10, 99, 100, 12345, 99_999_999, 100_000_000, 10_000_000_000_000_001, u64::MAX] {
            assert_eq!(text(|out| push_u64(out, value)), value.to_string());
        }
        assert_eq!(text(|out| push_i64(out, i64::MIN)), i64::MIN.to_string());
        assert_eq!(text(|out| push_limbs(out, &[0, 0, 1, 0], 128)), "18446744073709551616");
        assert_eq!(text(|out| push_limbs(out, &[u32::MAX, u32::MAX, 1], 65)), "-1");
        assert_eq!(text(|out| push_limbs(out, &[0, 0, 0, 1 << 31], 128)), i128::MIN.to_string());
    }

    #[test]
    fn names() {
        assert_eq!(text(|out| push_name(out, b"a.b-c_1")), "a.b-c_1");
        assert_eq!(text(|out| push_name(out, b"1a")), "\"1a\"");
        assert_eq!(text(|out| push_name(out, b"a\"\\\x01")), "\"a\\22\\\\\\01\"");
        assert_eq!(text(|out| push_metadata_name(out, b"1.x y")), "\\31.x\\20y");
    }
}
