//! Operations in the usual spelling, read from bytes: `%a = dialect.op %b, %c : type` and constants, one on a line,
//! blanks where the printer puts them; and the headers of functions.
//!
//! Most operations of most texts are like that, and no token needs to be made of them. Nothing is changed until
//! everything is read, so that whatever is not as usual (another spelling, an error) is left to the parsers that
//! know all the language.

use super::body::Parser;
use super::numbers::IntSpec;
use super::op::{Argument, OpParser, Unresolved};
use super::op_names::{NameInfo, QuickInfo};
use crate::Result;
use crate::asm::format::{PlainStep, QUICK_MAX, Quick};
use crate::asm::function::Signature;
use crate::asm::lex::{Tok, Token, bare_end, is_bare, name_end};
use crate::attrs::Attr;
use crate::body::{Block, Value};
use crate::types::{N_FIXED, Type};

/// What was read of an operation.
struct Plain {
    operands: [Value; QUICK_MAX],
    n_operands: usize,
    ty: Type,
    /// The number of a constant, and whether there is a minus.
    integer: Option<(bool, u64)>,
    /// Where it ends.
    end: usize,
}

/// The type that the word at `at` stands for, when it is a common one, and where it ends.
#[inline]
fn type_at(text: &[u8], at: usize) -> Option<(Type, usize)> {
    const fn word(text: [u8; 3]) -> u32 {
        u32::from_le_bytes([text[0], text[1], text[2], 0])
    }
    const I32: u32 = word(*b"i32");
    const I64: u32 = word(*b"i64");
    const F32: u32 = word(*b"f32");
    const F64: u32 = word(*b"f64");
    // Most are of three letters.
    if let Some(bytes) = text.get(at..).and_then(|rest| rest.first_chunk::<4>())
        && !is_bare(bytes[3])
    {
        let ty = match u32::from_le_bytes(*bytes) & 0xFF_FFFF {
            I32 => Some(Type::I32),
            I64 => Some(Type::I64),
            F32 => Some(Type::F32),
            F64 => Some(Type::F64),
            _ => None,
        };
        if let Some(ty) = ty {
            return Some((ty, at + 3));
        }
    }
    other_type_at(text, at)
}

fn other_type_at(text: &[u8], at: usize) -> Option<(Type, usize)> {
    let end = bare_end(text, at);
    let ty = match text.get(at..end)? {
        b"i32" => Type::I32,
        b"i64" => Type::I64,
        b"index" => Type::INDEX,
        b"i1" => Type::I1,
        b"i8" => Type::I8,
        b"i16" => Type::I16,
        b"f32" => Type::F32,
        b"f64" => Type::F64,
        b"f16" => Type::F16,
        b"bf16" => Type::BF16,
        _ => return None,
    };
    Some((ty, end))
}

/// A number of up to eighteen digits with or without minus, and where it ends.
#[inline]
fn integer(text: &[u8], at: usize) -> Option<((bool, u64), usize)> {
    let negative = text.get(at) == Some(&b'-');
    let start = at + negative as usize;
    let (mut end, mut value) = (start, 0u64);
    while let Some(digit @ b'0'..=b'9') = text.get(end)
        && end - start < 18
    {
        value = value * 10 + u64::from(digit - b'0');
        end += 1;
    }
    (end != start).then_some(((negative, value), end))
}

impl<'p> Parser<'p> {
    /// Parses an operation that starts with the name of a result, the current token, and appends it to `block`;
    /// `false` when it is not as usual, and then nothing has happened.
    #[inline]
    pub(super) fn plain_op(&mut self, block: Block) -> Result<bool> {
        let text = self.asm.whole();
        let result = self.asm.token();
        let start = result.end as usize + 3;
        if text.get(start - 3..start) != Some(b" = ") {
            return Ok(false);
        }
        let end = bare_end(text, start);
        let dialect = self.default_dialects.last().copied().unwrap_or("");
        let found = self.op_names.lookup(self.asm.ctx, &text[start..end], dialect);
        let NameInfo::Known(def, Some(QuickInfo { quick, fixed }), _) = found else { return Ok(false) };
        let [_] = def.results else { return Ok(false) };
        let Some(plain) = self.plain_steps(quick, end) else { return Ok(false) };
        let Plain { operands, n_operands, ty, integer, end } = plain;
        let index = ty.index();
        if index >= N_FIXED || fixed >> index & 1 == 0 {
            return Ok(false);
        }
        let mut value = None;
        if let Some((negative, number)) = integer {
            value = self.plain_value(ty, negative, number);
            if value.is_none() {
                return Ok(false);
            }
        }
        if !self.plain_end(quick, end) {
            self.asm.resume(result);
            return Ok(false);
        }
        let loc = self.asm.loc_at(start as u32);
        let last = self.frames.len() - 1;
        let frame = &mut self.frames[last];
        // The name first, since it may be taken.
        let first = Value::from_index(frame.body.value_bound());
        if self.names.insert(result.start, result.end - result.start, frame.id, first, 1).is_err() {
            self.asm.resume(result);
            return Ok(false);
        }
        frame.body.append_plain(def, loc, block, &operands[..n_operands], ty, 1, value);
        if self.keep_names || !self.names.forwards.is_empty() {
            let name = self.asm.text_of(result);
            self.resolve_forwards(name, first, 1, result.start)?;
            if self.keep_names {
                self.keep_name(name, first);
            }
        }
        Ok(true)
    }

    #[inline]
    fn plain_steps(&self, quick: &Quick, mut at: usize) -> Option<Plain> {
        let text = self.asm.whole();
        let frame = &self.frames[self.frames.len() - 1];
        let mut operands = [Value::from_index(0); QUICK_MAX];
        let (mut n, mut ty, mut number) = (0, None, None);
        for step in &quick.plain {
            let blank = text.get(at) == Some(&b' ');
            at += blank as usize;
            match *step {
                PlainStep::Operand => {
                    let end = name_end(text, at + 1);
                    if text.get(at) != Some(&b'%') || end == at + 1 {
                        return None;
                    }
                    let entry = self.names.find(at as u32, (end - at) as u32)?;
                    if entry.frame != frame.id {
                        return None;
                    }
                    operands[n % QUICK_MAX] = entry.first;
                    n += 1;
                    at = end;
                }
                PlainStep::Byte(byte) => {
                    if text.get(at) != Some(&byte) {
                        return None;
                    }
                    at += 1;
                }
                PlainStep::Word(word) => {
                    let end = bare_end(text, at);
                    if text.get(at..end) != Some(word.as_bytes()) {
                        return None;
                    }
                    at = end;
                }
                PlainStep::Unless(byte) => {
                    if text.get(at) == Some(&byte) {
                        return None;
                    }
                }
                PlainStep::Integer => {
                    let (value, end) = integer(text, at)?;
                    number = Some(value);
                    at = end;
                }
                PlainStep::Type => {
                    let (read, end) = type_at(text, at)?;
                    ty = Some(read);
                    at = end;
                }
            }
        }
        let ty = ty?;
        let typed = operands[..n % (QUICK_MAX + 1)].iter().all(|&operand| frame.body.ty(operand) == ty);
        typed.then_some(Plain { operands, n_operands: n, ty, integer: number, end: at })
    }

    /// The attribute of a number; `None` when it does not fit the type.
    #[inline]
    fn plain_value(&mut self, ty: Type, negative: bool, number: u64) -> Option<Attr> {
        let value = IntSpec::of(self.asm.ctx, ty)?.wrap(negative, number)?;
        Some(self.asm.small_int_attr(ty, value))
    }

    /// Moves to the first token of the next line, when it can only be that of another operation, of a block, or the
    /// end of the region.
    #[inline]
    fn plain_end(&mut self, quick: &Quick, mut at: usize) -> bool {
        let text = self.asm.whole();
        if text.get(at) != Some(&b'\n') {
            return false;
        }
        at += 1;
        while text.get(at) == Some(&b' ') {
            at += 1;
        }
        match text.get(at) {
            Some(b'%') => {
                let end = name_end(text, at + 1);
                self.asm.resume(Token { kind: Tok::PercentId, start: at as u32, end: end as u32 });
                end != at + 1
            }
            Some(b'}' | b'^') => {
                self.asm.reset_to(at as u32);
                true
            }
            Some(b'a'..=b'z') => {
                self.asm.reset_to(at as u32);
                // A location may follow, or what the form could go on with.
                let word = self.asm.text();
                !quick.plain.iter().any(|step| matches!(step, PlainStep::Unless(byte) if word[0] == *byte))
                    && word != b"loc"
            }
            _ => false,
        }
    }
}

impl<'p> OpParser<'_, 'p> {
    /// Reads `@name(%a: type, %b: type) -> type` up to the `{` at the end of the line, when it is spelled as usual;
    /// else nothing has happened.
    pub fn plain_signature(&mut self) -> Option<(&'p [u8], Signature<'p>)> {
        let asm = &mut self.parser.asm;
        let text = asm.whole();
        let symbol = asm.token();
        let (b'@', name) = asm.text_of(symbol).split_first()? else { return None };
        let mut at = symbol.end as usize + 1;
        if text.get(at - 1) != Some(&b'(') || name.first() == Some(&b'"') {
            return None;
        }
        let mut signature = Signature::default();
        while text.get(at) == Some(&b'%') {
            let end = name_end(text, at + 1);
            if end == at + 1 || text.get(end..end + 2) != Some(b": ") {
                return None;
            }
            let name = Unresolved { name: &text[at..end], number: 0, offset: at as u32 };
            let (ty, end) = type_at(text, end + 2)?;
            signature.args.push(Argument { name, ty: Some(ty), attrs: None, loc: None });
            at = end;
            match text.get(at..at + 3) {
                Some(b", %") => at += 2,
                _ => break,
            }
        }
        at = text.get(at..)?.strip_prefix(b")").map(|_| at + 1)?;
        if text.get(at..at + 4) == Some(b" -> ") {
            let (ty, end) = type_at(text, at + 4)?;
            signature.results.push(ty);
            signature.result_attrs.push(None);
            at = end;
        }
        if text.get(at..at + 3) != Some(b" {\n") {
            return None;
        }
        asm.resume(Token { kind: Tok::LBrace, start: at as u32 + 1, end: at as u32 + 2 });
        Some((name, signature))
    }
}
