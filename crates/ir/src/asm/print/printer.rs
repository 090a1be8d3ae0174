//! The token-level printer: text, numbers, strings and names into one buffer.

use super::PrintOptions;
use super::alias::{Aliases, Collector};
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
    /// Recursive types whose bodies are being printed.
    cyclic: SmallVec<[Type; 4]>,
    pub(super) depth: u32,
    /// Set while what would be printed is only searched for aliases.
    pub(super) collect: Option<Box<Collector>>,
}

const DIGITS: &[u8; 200] = b"0001020304050607080910111213141516171819\
2021222324252627282930313233343536373839\
4041424344454647484950515253545556575859\
6061626364656667686970717273747576777879\
8081828384858687888990919293949596979899";

/// Appends a number in decimal.
#[inline]
pub(super) fn push_u64(out: &mut Vec<u8>, mut n: u64) {
    if n < 10 {
        out.push(b'0' + n as u8);
        return;
    }
    let mut buffer = [0u8; 20];
    let mut at = buffer.len();
    while n >= 100 {
        let pair = (n % 100) as usize * 2;
        n /= 100;
        at -= 2;
        buffer[at..at + 2].copy_from_slice(&DIGITS[pair..pair + 2]);
    }
    if n >= 10 {
        let pair = n as usize * 2;
        at -= 2;
        buffer[at..at + 2].copy_from_slice(&DIGITS[pair..pair + 2]);
    } else {
        at -= 1;
        buffer[at] = b'0' + n as u8;
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
            cyclic: SmallVec::new(),
            depth: 0,
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
