//! The headers of functions in the usual spelling, read from bytes.

use super::names::Name;
use super::op::{Argument, OpParser, Unresolved};
use super::raw::Raw;
use crate::asm::function::Signature;
use crate::asm::lex::{Tok, Token};
use crate::types::Type;

impl<'p> OpParser<'_, 'p> {
    /// Reads `@name(%a: type, %b: type loc(...)) -> type` up to the `{` behind it into an empty signature, when it is spelled
    /// as usual: the name. Else the parser has not moved, and the signature is of no use.
    pub fn plain_signature(&mut self, signature: &mut Signature<'p>) -> Option<&'p [u8]> {
        let asm = &mut self.parser.asm;
        let symbol = asm.token();
        let (b'@', name) = asm.text_of(symbol).split_first()? else { return None };
        let mut raw = asm.raw_at(symbol.end);
        if name.first() == Some(&b'"') || !raw.eat(b'(') {
            return None;
        }
        if raw.peek() == b'%' {
            loop {
                let Name { start, end, .. } = raw.value_name()?;
                let name = Unresolved { name: asm.source(start, end), number: 0, offset: start };
                let ty = if raw.eat(b':') { asm.raw_type(&mut raw)? } else { return None };
                let mut loc = None;
                if raw.peek() == b'l' {
                    let (written, end) = asm.quick_loc(raw.offset())?;
                    loc = Some(written);
                    raw.seek(end);
                }
                signature.args.push(Argument { name, ty: Some(ty), attrs: None, loc });
                if !raw.eat(b',') {
                    break;
                }
            }
        }
        if !raw.eat(b')') {
            return None;
        }
        if raw.eat(b'-') {
            let ty = result_type(asm, &mut raw)?;
            signature.results.push(ty);
            signature.result_attrs.push(None);
        }
        // What is no block: a dictionary would have its word before it.
        if raw.peek() != b'{' {
            return None;
        }
        let start = raw.offset();
        if asm.source(start + 1, start + 2) != b"\n" {
            return None;
        }
        asm.resume(Token { kind: Tok::LBrace, start, end: start + 1 });
        Some(name)
    }
}

/// `> type`, behind `-`
fn result_type<'p>(asm: &super::AsmParser<'p>, raw: &mut Raw<'p>) -> Option<Type> {
    if raw.eat_next(b'>') { asm.raw_type(raw) } else { None }
}
