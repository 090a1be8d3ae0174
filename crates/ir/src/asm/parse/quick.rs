//! Operations read from bytes: by the [`QuickStep`]s of their format, or by a hook.
//!
//! Most operations of most texts are of a few simple forms, and no token needs to be made of them. Nothing is changed
//! until everything is read, so that whatever is not as usual (an attribute dictionary, a forward reference, an
//! error) is left to the parsers that know all the language.

use super::AsmParser;
use super::body::Parser;
use super::names::Name;
use super::numbers::IntSpec;
use super::op_names::NameInfo;
use super::raw::Raw;
use super::recall::{RecallKind, Recalled};
use crate::Result;
use crate::asm::format::{QUICK_MAX, Quick, QuickStep};
use crate::asm::lex::{Tok, Token, bare_end, identifier};
use crate::attrs::Attr;
use crate::body::{Block, Value};
use crate::context::Context;
use crate::decl::{AttrSyntax, OpDef};
use crate::loc::Loc;
use crate::types::{N_FIXED, Type};

/// The most attributes.
const MAX_SLOTS: usize = 3;

/// An operation that is being read, behind its name: the text, and what was read so far.
///
/// Methods give `None` for what they do not know, and then the operation is parsed again, from its name, by the
/// parsers that can report errors. Blanks may stand before everything.
pub struct QuickOp<'s, 'p> {
    parser: &'s mut Parser<'p>,
    raw: Raw<'p>,
    operands: [Value; QUICK_MAX],
    n_operands: usize,
    slots: [(usize, Attr); MAX_SLOTS],
    n_slots: usize,
    result: Type,
}

impl<'p> QuickOp<'_, 'p> {
    /// The context.
    #[inline]
    pub fn ctx(&self) -> &'p Context {
        self.parser.asm.ctx
    }

    /// The offset of the next byte.
    #[inline]
    pub fn offset(&mut self) -> u32 {
        self.raw.peek();
        self.raw.offset()
    }

    /// The next byte.
    #[inline]
    pub fn peek(&mut self) -> u8 {
        self.raw.peek()
    }

    /// Reads this byte.
    #[inline]
    pub fn byte(&mut self, byte: u8) -> Option<()> {
        self.raw.eat(byte).then_some(())
    }

    /// Reads `->`.
    #[inline]
    pub fn arrow(&mut self) -> Option<()> {
        (self.raw.eat(b'-') && self.raw.eat_next(b'>')).then_some(())
    }

    /// Reads a word.
    #[inline]
    pub fn word(&mut self) -> Option<&'p [u8]> {
        self.raw.word_bytes()
    }

    /// Reads the name of an operand that is known already: its type.
    #[inline]
    pub fn operand(&mut self) -> Option<Type> {
        let name = self.raw.value_name()?;
        let parser = &*self.parser;
        let frame = &parser.frames[parser.frames.len() - 1];
        let entry = parser.names.find_name(name)?;
        if entry.frame != frame.id {
            return None;
        }
        *self.operands.get_mut(self.n_operands)? = entry.first;
        self.n_operands += 1;
        Some(frame.body.ty(entry.first))
    }

    /// Exchanges the first two operands, whose order in the text is another one.
    #[inline]
    pub fn swap(&mut self) {
        self.operands.swap(0, 1);
    }

    /// Reads a decimal number, perhaps with a minus: whether there is one, and the number.
    #[inline]
    pub fn integer(&mut self) -> Option<(bool, u64)> {
        let negative = self.raw.eat(b'-');
        if negative && !self.raw.at_digit() {
            return None;
        }
        Some((negative, self.raw.number()?))
    }

    /// The attribute of a number; `None` when it does not fit the type.
    #[inline]
    pub fn int_attr(&mut self, ty: Type, (negative, number): (bool, u64)) -> Option<Attr> {
        let value = IntSpec::of(self.ctx(), ty)?.wrap(negative, number)?;
        Some(self.parser.asm.small_int_attr(ty, value))
    }

    /// Reads a type that is usual or was met before.
    #[inline]
    pub fn ty(&mut self) -> Option<Type> {
        self.parser.asm.raw_type(&mut self.raw)
    }

    /// Reads `#alias` or an attribute of a dialect that has a quick way of its own.
    #[inline]
    pub fn attr(&mut self) -> Option<Attr> {
        self.parser.asm.raw_attr(&mut self.raw)
    }

    /// Reads a piece that was met before: what it stands for. See [`AsmParser::recall`].
    #[inline]
    pub fn recall(&mut self, kind: RecallKind, how: u32) -> Option<Recalled> {
        self.raw.peek();
        let (words, end) = self.parser.asm.recall_at(kind, self.raw.offset(), 0, how)?;
        self.raw.seek(end);
        Some(words)
    }

    /// Remembers what the text from `start` on stands for. See [`AsmParser::remember`].
    pub fn remember(&mut self, kind: RecallKind, start: u32, how: u32, words: Recalled) {
        let end = self.raw.offset();
        self.parser.asm.remember_piece(kind, (start, end), 0, how, words);
    }

    /// Sets an attribute.
    #[inline]
    pub fn set_slot(&mut self, slot: usize, attr: Attr) -> Option<()> {
        *self.slots.get_mut(self.n_slots)? = (slot, attr);
        self.n_slots += 1;
        Some(())
    }

    /// Says what type the result has.
    #[inline]
    pub fn set_result(&mut self, ty: Type) {
        self.result = ty;
    }

    /// Reads by the steps of a form; `fixed` has a bit for each type with a fixed handle that everything may be of.
    #[inline]
    fn steps(&mut self, def: &'static OpDef, quick: &Quick, fixed: u32) -> Option<()> {
        let mut types = [Type::NONE; QUICK_MAX];
        let mut number = None;
        for step in &quick.steps {
            match *step {
                QuickStep::Operand => {
                    let n = self.n_operands;
                    let ty = self.operand()?;
                    *types.get_mut(n)? = ty;
                }
                QuickStep::Byte(byte) => self.byte(byte)?,
                QuickStep::Arrow => self.arrow()?,
                QuickStep::Word(word) => {
                    if self.word()? != word.as_bytes() {
                        return None;
                    }
                }
                QuickStep::Unless(byte) => {
                    let next = self.peek();
                    if next == byte || may_be_comment(next) {
                        return None;
                    }
                }
                QuickStep::UnlessWord(word) => {
                    let next = self.peek();
                    let starts_alike = word.as_bytes().first() == Some(&next);
                    if starts_alike && self.raw.clone().word_bytes() == Some(word.as_bytes())
                        || may_be_comment(next)
                    {
                        return None;
                    }
                }
                QuickStep::Integer => number = Some(self.integer()?),
                QuickStep::Attr(slot) => {
                    let attr = self.attr()?;
                    let field = def.attrs.get(slot)?;
                    let good = match field.syntax {
                        AttrSyntax::Kind(kind) => self.ctx().attr_code(attr) == kind.code(),
                        AttrSyntax::Any => (field.is_class)(self.ctx(), attr),
                        _ => false,
                    };
                    if !good {
                        return None;
                    }
                    self.set_slot(slot, attr)?;
                }
                QuickStep::Type => {
                    let ty = self.ty()?;
                    let good = match ty.index() {
                        index if index < N_FIXED => fixed >> index & 1 != 0,
                        _ => quick.class.is_none_or(|class| (class.holds)(self.ctx(), ty)),
                    };
                    if !good || types[..self.n_operands].iter().any(|&operand| operand != ty) {
                        return None;
                    }
                    self.result = ty;
                }
                QuickStep::OperandType(operand, class) => {
                    let ty = self.ty()?;
                    if types.get(operand) != Some(&ty)
                        || class.is_some_and(|class| !(class.holds)(self.ctx(), ty))
                    {
                        return None;
                    }
                }
                QuickStep::ResultType(class) => {
                    let ty = self.ty()?;
                    if class.is_some_and(|class| !(class.holds)(self.ctx(), ty)) {
                        return None;
                    }
                    self.result = ty;
                }
            }
        }
        if let Some(number) = number {
            let value = self.int_attr(self.result, number)?;
            self.set_slot(0, value)?;
        }
        Some(())
    }
}

/// Whether something may come that is neither a blank nor a token: then nobody knows what follows.
#[inline]
pub(super) fn may_be_comment(byte: u8) -> bool {
    matches!(byte, b'/' | 0)
}

/// What became of an operation.
enum Next {
    /// It was appended to its block, and the next one is here.
    At(u32),
    /// Nothing: this is what its name, which ends here, stands for, and there is no quick way through its form.
    Slow(&'static OpDef, u32),
    /// Nothing: it is not as usual.
    Unusual,
}

impl<'p> Parser<'p> {
    /// Parses operations from the current token on and appends them to `block`, as long as they are as usual. Then
    /// the parser is at the first one that is not, or at what is no operation; what the current token stands for is
    /// returned when it turned out to be the name of an operation.
    pub(super) fn quick_ops(&mut self, block: Block) -> Result<Option<&'static OpDef>> {
        let mut at = self.asm.token().start;
        loop {
            let mut raw = self.asm.raw_at(at);
            let next = raw.peek();
            at = raw.offset();
            if next == b'%' || next.is_ascii_alphabetic() {
                match self.quick_op(at, block)? {
                    Next::At(end) => {
                        at = end;
                        continue;
                    }
                    Next::Slow(def, end) => {
                        self.asm.resume(Token { kind: Tok::BareId, start: at, end });
                        return Ok(Some(def));
                    }
                    Next::Unusual => {}
                }
            }
            // No token was made of what was read.
            self.asm.reset_to(at);
            if !may_be_comment(next) || self.asm.token().start == at {
                return Ok(None);
            }
            at = self.asm.token().start;
        }
    }

    /// Parses the operation at an offset, where the name of its result is or its own, and appends it to `block`,
    /// unless it is not as usual.
    #[inline]
    fn quick_op(&mut self, at: u32, block: Block) -> Result<Next> {
        let text = self.asm.whole();
        let mut start = at as usize;
        let mut name = None;
        if text.get(start) == Some(&b'%') {
            let Some(found) = Name::at(text, start) else { return Ok(Next::Unusual) };
            name = Some(found);
            start = found.end as usize + 3;
            if text.get(start - 3..start) != Some(b" = ") {
                return Ok(Next::Unusual);
            }
        }
        let end = bare_end(text, start);
        let n_results = name.is_some() as usize;
        let dialect = self.default_dialects.last().copied().unwrap_or("");
        let op_name = &text[start..end];
        let found = self.op_names.lookup(self.asm.ctx, op_name, dialect);
        let NameInfo::Known(def, ways) = found else { return Ok(Next::Unusual) };
        if let (None, None) = (ways.quick, def.hooks.quick) {
            let direct = ways.direct;
            if direct.is_empty() && name.is_none() && identifier(op_name) == Tok::BareId {
                return Ok(Next::Slow(def, end as u32));
            }
            if direct.is_empty() || def.results.len() != n_results {
                return Ok(Next::Unusual);
            }
            let next = self.direct_op(def, direct, (start as u32, end as u32), block)?;
            return Ok(next.map_or(Next::Unusual, Next::At));
        }
        if def.results.len() != n_results {
            return Ok(Next::Unusual);
        }
        let op = &mut QuickOp {
            raw: Raw::new(text, end as u32),
            parser: self,
            operands: [Value::FILLER; QUICK_MAX],
            n_operands: 0,
            slots: [(0, Attr::UNIT); MAX_SLOTS],
            n_slots: 0,
            result: Type::NONE,
        };
        let read = match (def.hooks.quick, ways.quick) {
            (Some(hook), _) => hook(op),
            (None, Some(quick)) => op.steps(def, quick, ways.fixed),
            (None, None) => None,
        };
        if read.is_none() {
            return Ok(Next::Unusual);
        }
        let parser = &mut *op.parser;
        let Some((loc, end)) = parser.asm.quick_end(op.raw)? else { return Ok(Next::Unusual) };
        let loc = loc.unwrap_or_else(|| parser.asm.loc_at(start as u32));
        let last = parser.frames.len() - 1;
        let frame = &mut parser.frames[last];
        if !frame.body.has_room_for_values() {
            return Ok(Next::Unusual);
        }
        if let Some(name) = name {
            // The name first, since it may be taken.
            let value = frame.body.next_value();
            if parser.names.insert_name(name, frame.id, value).is_err() {
                return Ok(Next::Unusual);
            }
        }
        let (operands, slots) = (&op.operands[..op.n_operands], &op.slots[..op.n_slots]);
        let value = frame.body.append_plain(def, loc, block, operands, op.result, n_results, slots);
        if let Some(name) = name
            && (parser.keep_names || !parser.names.forwards.is_empty())
        {
            parser.note_name(name, value, end)?;
        }
        Ok(Next::At(end))
    }

    /// What is done with a new name seldom.
    #[cold]
    fn note_name(&mut self, Name { start, end, .. }: Name, value: Value, next: u32) -> Result {
        // An error in what follows comes first.
        self.asm.reset_to(next);
        let name = self.asm.source(start, end);
        self.resolve_forwards(name, value, 1, start)?;
        if self.keep_names {
            self.keep_name(name, value);
        }
        Ok(())
    }
}

impl<'p> AsmParser<'p> {
    /// Goes on behind an operation that was read up to `raw`: its location, if one is written, and where the next
    /// operation is; `None` if the operation goes on in an unusual way.
    #[inline]
    pub(super) fn quick_end(&mut self, mut raw: Raw<'p>) -> Result<Option<(Option<Loc>, u32)>> {
        let next = raw.peek();
        if matches!(next, b'%' | b'}' | b'^') || next.is_ascii_alphabetic() && next != b'l' {
            return Ok(Some((None, raw.offset())));
        }
        if next == b'l' {
            if let Some((found, end)) = self.quick_loc(raw.offset()) {
                raw.seek(end);
                return Ok((raw.peek() != b'#').then(|| (Some(found), raw.offset())));
            }
            if !raw.clone().eat_word("loc") {
                return Ok(Some((None, raw.offset())));
            }
        }
        self.unusual_end(raw.offset())
    }

    /// The same when the number of a result follows, or a location of an unusual form, or something unknown.
    #[cold]
    #[inline(never)]
    fn unusual_end(&mut self, at: u32) -> Result<Option<(Option<Loc>, u32)>> {
        self.reset_to(at);
        if self.tok.kind == Tok::HashId {
            return Ok(None);
        }
        let loc = self.parse_optional_trailing_loc()?;
        Ok(Some((loc, self.tok.start)))
    }
}
