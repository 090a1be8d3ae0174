//! The printer of tokens: text, numbers, strings and names, appended to one buffer.

use super::PrintOptions;
use super::alias::Aliases;
use super::collect::Collector;
use crate::asm::cursor::bare_end;
use crate::attrs::Attr;
use crate::context::{Context, Str};
use crate::decl::EnumDef;
use crate::types::Type;
use std::sync::Arc;
use terrace_num::{ApFloat, push_i64, push_u64};
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// The nesting depth of types and attributes at which a placeholder is printed.
pub(super) const MAX_DEPTH: u32 = 1000;

/// Prints types and attributes.
pub struct AsmPrinter<'p> {
    pub(super) ctx: &'p Context,
    pub(super) out: Vec<u8>,
    pub(super) options: PrintOptions,
    pub(super) aliases: Arc<Aliases>,
    /// Numbers of `distinct` attributes, by first appearance.
    pub(super) distinct: FxHashMap<Attr, u32>,
    /// Keys of the resources that are mentioned, in order.
    pub(super) resources: Vec<Str>,
    /// Recursive types whose bodies are being printed.
    pub(super) cyclic: SmallVec<[Type; 4]>,
    pub(super) depth: u32,
    /// Set in collecting mode: uses of types and attributes are noted, and the text is dropped.
    pub(super) collect: Option<Box<Collector>>,
    /// The texts of long attributes, in a printer of many texts.
    pub(super) bodies: Option<Box<super::entries::BodyTexts>>,
}

/// Stands for what is nested too deeply.
pub(super) const TOO_DEEP: &str = "<<too deep>>";

/// A text of at most `N` bytes, appended by one copy of fixed size.
#[derive(Clone, Copy)]
pub(super) struct Short<const N: usize> {
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

/// Appends a byte as two upper-case hexadecimal digits.
pub(super) fn push_hex(out: &mut Vec<u8>, byte: u8) {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    out.extend_from_slice(&[HEX[(byte >> 4) as usize], HEX[(byte & 15) as usize]]);
}

/// Whether a name needs no quotes.
pub fn is_bare_id(name: &[u8]) -> bool {
    name.first().is_some_and(|&first| first.is_ascii_alphabetic() || first == b'_')
        && bare_end(name, 1) == name.len()
}

impl<'p> AsmPrinter<'p> {
    /// A printer that appends to `out`.
    pub fn new(ctx: &'p Context, options: PrintOptions, out: Vec<u8>) -> Self {
        Self {
            ctx,
            out,
            options,
            aliases: Arc::default(),
            distinct: FxHashMap::default(),
            resources: Vec::new(),
            cyclic: SmallVec::new(),
            depth: 0,
            collect: None,
            bodies: None,
        }
    }

    /// A printer in the state of this one, with a buffer of its own.
    pub(super) fn fork(&self) -> Self {
        Self {
            aliases: Arc::clone(&self.aliases),
            distinct: self.distinct.clone(),
            resources: self.resources.clone(),
            depth: self.depth,
            collect: self.collect.as_ref().map(|collector| Box::new(collector.fork())),
            ..Self::new(self.ctx, self.options, Vec::new())
        }
    }

    /// The context.
    #[inline]
    pub fn ctx(&self) -> &'p Context {
        self.ctx
    }

    /// The options.
    #[inline]
    pub fn options(&self) -> &PrintOptions {
        &self.options
    }

    /// The text that was printed so far.
    #[inline]
    pub fn output(&self) -> &[u8] {
        &self.out
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

    /// Appends the keywords of an enum's value.
    pub fn enum_value(&mut self, def: &EnumDef, value: u64) {
        def.write(value, &mut self.out);
    }

    /// Appends one byte.
    #[inline]
    pub fn byte(&mut self, byte: u8) {
        self.out.push(byte);
    }

    /// Appends a signed number.
    #[inline]
    pub fn integer(&mut self, value: i64) {
        push_i64(&mut self.out, value);
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
        // Without an early exit the compiler checks 16 bytes at once.
        let is_plain = |b: u8| (b' '..=b'~').contains(&b) & (b != b'"') & (b != b'\\');
        if value.iter().fold(true, |all, &b| all & is_plain(b)) {
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

    /// Calls `f` on items, with `, ` between them.
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
            return self.text(TOO_DEEP);
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

    /// Undoes a successful [`AsmPrinter::enter_cyclic`].
    pub fn leave_cyclic(&mut self) {
        self.cyclic.pop();
    }
}
