//! The token-level printer: text, numbers, strings and names into one buffer.

use super::PrintOptions;
use super::alias::{Aliases, Collector};
use super::locs::{LastLine, Positions};
use super::types::TypeCache;
use crate::attrs::Attr;
use crate::context::{Context, Str};
use crate::types::Type;
use smallvec::SmallVec;
use terrace_num::ApFloat;
use terrace_support::FxHashMap;

/// How deep types and attributes are printed before the rest is left out.
pub(super) const MAX_DEPTH: u32 = 1000;

/// Prints types and attributes.
pub struct AsmPrinter<'p> {
    pub(super) ctx: &'p Context,
    pub(super) out: Vec<u8>,
    pub(super) options: PrintOptions,
    pub(super) aliases: Aliases,
    pub(super) cache: TypeCache,
    /// Numbers of `distinct` attributes, by first appearance.
    pub(super) distinct: FxHashMap<Attr, u32>,
    /// Keys of resources that were printed, in order.
    pub(super) resources: Vec<Str>,
    pub(super) last_line: Option<LastLine>,
    pub(super) positions: Positions,
    /// Recursive types whose bodies are being printed.
    cyclic: SmallVec<[Type; 4]>,
    pub(super) depth: u32,
    /// Texts that attributes stand for in some places.
    texts: Vec<AttrText>,
    /// Set while what would be printed is only searched for aliases.
    pub(super) collect: Option<Box<Collector>>,
}

/// What is made of an attribute when it is printed in some place, where that depends on nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum TextOf {
    /// A position in an aggregate.
    Position = 1,
    /// `overflow<...>`.
    Overflow,
    /// Flags of an address computation, and a blank.
    GepFlags,
}

/// The short text of an attribute in some place.
#[derive(Clone, Copy)]
struct AttrText {
    /// The attribute, raw, and the place; zero when there is none.
    key: (u32, u32),
    text: Short<24>,
}

impl AttrText {
    const NONE: Self = Self { key: (0, 0), text: Short::blanks(0) };
}

/// How many short texts are remembered.
const ATTR_TEXTS: usize = 64;

/// A text of at most `N` bytes, appended by one copy of fixed size.
#[derive(Clone, Copy, Debug)]
pub struct Short<const N: usize> {
    bytes: [u8; N],
    len: u8,
}

impl<const N: usize> Short<N> {
    /// The first `N` bytes of a text.
    pub const fn new(text: &[u8]) -> Self {
        let mut bytes = [b' '; N];
        let mut len = 0;
        while len < text.len() && len < N {
            bytes[len] = text[len];
            len += 1;
        }
        Self { bytes, len: len as u8 }
    }

    /// `n` blanks.
    pub const fn blanks(n: u8) -> Self {
        Self { bytes: [b' '; N], len: n }
    }

    /// Appends the text.
    #[inline]
    pub fn push(&self, out: &mut Vec<u8>) {
        let end = out.len() + self.len as usize;
        out.extend_from_slice(&self.bytes);
        out.truncate(end);
    }
}

/// Appends a number in decimal.
#[inline]
pub(super) fn push_u64(out: &mut Vec<u8>, n: u64) {
    if n < 10 {
        out.push(b'0' + n as u8);
    } else if n < 100_000_000 {
        push_small(out, n as u32);
    } else {
        push_large(out, n);
    }
}

/// `%` and each of the smallest numbers.
static PERCENT: [[u8; 4]; 1000] = {
    let mut texts = [[b'%', b' ', b' ', b' ']; 1000];
    let mut n = 0;
    while n < 1000 {
        let digits = [b'0' + (n / 100) as u8, b'0' + (n / 10 % 10) as u8, b'0' + (n % 10) as u8];
        let skip = if n < 10 {
            2
        } else if n < 100 {
            1
        } else {
            0
        };
        let mut i = skip;
        while i < 3 {
            texts[n][1 + i - skip] = digits[i];
            i += 1;
        }
        n += 1;
    }
    texts
};

/// Appends `%` and a number in decimal.
#[inline]
pub(super) fn push_percent(out: &mut Vec<u8>, n: u32) {
    if let Some(text) = PERCENT.get(n as usize) {
        let end = out.len() + 2 + (n >= 10) as usize + (n >= 100) as usize;
        out.extend_from_slice(text);
        return out.truncate(end);
    }
    push_large_percent(out, n);
}

#[inline(never)]
fn push_large_percent(out: &mut Vec<u8>, n: u32) {
    if n >= 100_000_000 {
        out.push(b'%');
        return push_large(out, n as u64);
    }
    let (digits, len) = small_digits(n);
    let end = out.len() + len + 1;
    out.extend_from_slice(&((digits as u128) << 8 | b'%' as u128).to_le_bytes());
    out.truncate(end);
}

/// Appends `^bb` and a number in decimal.
#[inline]
pub(super) fn push_block(out: &mut Vec<u8>, n: u32) {
    if n >= 100_000_000 {
        out.extend_from_slice(b"^bb");
        return push_large(out, n as u64);
    }
    let (digits, len) = small_digits(n);
    let end = out.len() + len + 3;
    out.extend_from_slice(&((digits as u128) << 24 | u32::from_le_bytes(*b"^bb\0") as u128).to_le_bytes());
    out.truncate(end);
}

/// The digits of a number below 100 000 000, leading one first, and how many they are.
#[inline]
pub fn small_decimal(n: u64) -> Option<([u8; 8], usize)> {
    let (digits, len) = small_digits(u32::try_from(n).ok().filter(|&n| n < 100_000_000)?);
    Some((digits.to_le_bytes(), len))
}

/// Appends a number below 100 000 000.
#[inline]
fn push_small(out: &mut Vec<u8>, n: u32) {
    let (digits, len) = small_digits(n);
    let end = out.len() + len;
    out.extend_from_slice(&digits.to_le_bytes());
    out.truncate(end);
}

/// The digits of a number below 100 000 000, leading one lowest, and how many they are: all eight are computed at
/// once, then leading zeros are dropped.
#[inline]
fn small_digits(n: u32) -> (u64, usize) {
    // Two numbers of four digits, then four of two, then eight of one, each in a lane of the word, leading one lowest.
    let fours = (n / 10_000) as u64 | ((n % 10_000) as u64) << 32;
    let hundreds = ((fours * 10_486) >> 20) & 0x0000_007F_0000_007F;
    let twos = hundreds | (fours - hundreds * 100) << 16;
    let tens = ((twos * 103) >> 10) & 0x000F_000F_000F_000F;
    let word = (tens | (twos - tens * 10) << 8) + 0x3030_3030_3030_3030;
    // Digits differ from '0' in their low four bits; the lowest byte is the leading digit.
    let zeros = ((word & 0x0F0F_0F0F_0F0F_0F0F).trailing_zeros() / 8).min(7);
    (word >> (zeros * 8), 8 - zeros as usize)
}

#[cold]
fn push_large(out: &mut Vec<u8>, mut n: u64) {
    let mut buffer = [0u8; 20];
    let mut at = buffer.len();
    while n != 0 {
        at -= 1;
        buffer[at] = b'0' + (n % 10) as u8;
        n /= 10;
    }
    out.extend_from_slice(&buffer[at..]);
}

/// Appends a byte as two upper-case hexadecimal digits.
pub(super) fn push_hex(out: &mut Vec<u8>, byte: u8) {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    out.extend_from_slice(&[HEX[(byte >> 4) as usize], HEX[(byte & 15) as usize]]);
}

/// Whether a name needs no quotes.
pub(super) fn is_bare_id(name: &[u8]) -> bool {
    let Some((&first, rest)) = name.split_first() else { return false };
    (first.is_ascii_alphabetic() || first == b'_')
        && rest.iter().all(|&b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.'))
}

impl<'p> AsmPrinter<'p> {
    /// A printer that appends to `out`.
    pub fn new(ctx: &'p Context, options: PrintOptions, out: Vec<u8>) -> Self {
        Self {
            ctx,
            out,
            options,
            aliases: Aliases::default(),
            cache: TypeCache::default(),
            distinct: FxHashMap::default(),
            resources: Vec::new(),
            last_line: None,
            positions: Positions::default(),
            cyclic: SmallVec::new(),
            depth: 0,
            texts: Vec::new(),
            collect: None,
        }
    }

    /// The context.
    #[inline]
    pub fn ctx(&self) -> &'p Context {
        self.ctx
    }

    /// What was printed so far.
    #[inline]
    pub fn output(&self) -> &[u8] {
        &self.out
    }

    /// Ends printing.
    pub fn into_output(self) -> Vec<u8> {
        self.out
    }

    /// Appends text as it is.
    #[inline]
    pub fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Appends bytes as they are.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }

    /// Appends a short text.
    #[inline]
    pub fn short<const N: usize>(&mut self, text: &Short<N>) {
        text.push(&mut self.out);
    }

    /// Appends what `print` appends for an attribute, which depends on nothing else; remembers it when it is short.
    #[inline]
    pub fn text_of(&mut self, of: TextOf, attr: Attr, print: impl FnOnce(&mut Self)) {
        let key = (attr.raw(), of as u32);
        let place = attr.raw().wrapping_mul(3).wrapping_add(of as u32) as usize % ATTR_TEXTS;
        if let Some(known) = self.texts.get(place)
            && known.key == key
            && self.collect.is_none()
        {
            return known.text.push(&mut self.out);
        }
        self.new_text_of(key, place, print);
    }

    #[cold]
    fn new_text_of(&mut self, key: (u32, u32), place: usize, print: impl FnOnce(&mut Self)) {
        let start = self.out.len();
        print(self);
        let text = &self.out[start..];
        if text.len() <= 24 && self.collect.is_none() {
            if self.texts.is_empty() {
                self.texts.resize(ATTR_TEXTS, AttrText::NONE);
            }
            self.texts[place] = AttrText { key, text: Short::new(text) };
        }
    }

    /// Appends one byte.
    #[inline]
    pub fn byte(&mut self, byte: u8) {
        self.out.push(byte);
    }

    /// Appends a signed number.
    #[inline]
    pub fn integer(&mut self, value: i64) {
        if value < 0 {
            self.out.push(b'-');
        }
        push_u64(&mut self.out, value.unsigned_abs());
    }

    /// Appends an unsigned number.
    #[inline]
    pub fn unsigned(&mut self, value: u64) {
        push_u64(&mut self.out, value);
    }

    /// Appends a float as in an attribute.
    pub fn float(&mut self, value: ApFloat) {
        value.write_mlir(&mut self.out);
    }

    /// Appends a string in quotes, escaped.
    pub fn string(&mut self, value: &[u8]) {
        self.out.push(b'"');
        self.escaped(value);
        self.out.push(b'"');
    }

    /// Appends the inside of a string literal.
    pub fn escaped(&mut self, value: &[u8]) {
        if value.iter().all(|b| matches!(b, b' '..=b'~') && !matches!(b, b'"' | b'\\')) {
            return self.out.extend_from_slice(value);
        }
        for &byte in value {
            match byte {
                b'\\' => self.out.extend_from_slice(b"\\\\"),
                b' '..=b'~' if byte != b'"' => self.out.push(byte),
                _ => {
                    self.out.push(b'\\');
                    push_hex(&mut self.out, byte);
                }
            }
        }
    }

    /// Appends a name: bare when it is an identifier, else as a string.
    pub fn keyword_or_string(&mut self, name: &[u8]) {
        if is_bare_id(name) {
            self.out.extend_from_slice(name);
        } else {
            self.string(name);
        }
    }

    /// Appends `@name`.
    pub fn symbol_name(&mut self, name: Str) {
        let name = self.ctx.bytes(name);
        if name.is_empty() {
            return self.text("@<<INVALID EMPTY SYMBOL>>");
        }
        self.out.push(b'@');
        self.keyword_or_string(name);
    }

    /// Appends a list of things, separated by `, `.
    pub fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut f: impl FnMut(&mut Self, T)) {
        for (i, item) in items.into_iter().enumerate() {
            if i != 0 {
                self.out.extend_from_slice(b", ");
            }
            f(self, item);
        }
    }

    /// Runs `f` one nesting level deeper; past the limit a placeholder is printed instead.
    pub fn nested(&mut self, f: impl FnOnce(&mut Self)) {
        if self.depth >= MAX_DEPTH {
            return self.text("<<too deep>>");
        }
        self.depth += 1;
        f(self);
        self.depth -= 1;
    }

    /// Starts printing the body of a type that may refer to itself; `false` when it is being printed already,
    /// so that only its name can be written. Pair with [`AsmPrinter::leave_cyclic`].
    pub fn enter_cyclic(&mut self, ty: Type) -> bool {
        let new = !self.cyclic.contains(&ty);
        if new {
            self.cyclic.push(ty);
        }
        new
    }

    /// Comes back from a successful [`AsmPrinter::enter_cyclic`].
    pub fn leave_cyclic(&mut self) {
        self.cyclic.pop();
    }

    /// Whether no recursive type is being printed, so that a type's text depends on nothing around it.
    #[inline]
    pub(super) fn is_context_free(&self) -> bool {
        self.cyclic.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::{push_percent, push_u64};

    #[test]
    fn numbers_are_decimal() {
        let mut numbers: Vec<u64> = (0..20_000).collect();
        numbers.extend((0..64).flat_map(|i| [1u64 << i, (1u64 << i) - 1, (1u64 << i) + 1]));
        numbers.extend((0..20).flat_map(|i| [10u64.pow(i) - 1, 10u64.pow(i), 10u64.pow(i) + 7]));
        numbers.extend((0..10_000).map(|i| i * 9_999 % 100_000_000));
        for n in numbers {
            let mut out = Vec::new();
            push_u64(&mut out, n);
            assert_eq!(out, n.to_string().as_bytes());
            let mut out = Vec::new();
            push_percent(&mut out, n as u32);
            assert_eq!(out, format!("%{}", n as u32).as_bytes());
        }
    }
}
