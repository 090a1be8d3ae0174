//! Parsing by [`Quick`] steps.

use super::AsmParser;
use super::body::{Parser, ResultName};
use crate::Result;
use crate::asm::format::{QUICK_MAX, Quick, QuickStep};
use crate::asm::lex::{Tok, Token};
use crate::attrs::Attr;
use crate::body::{Block, Value};
use crate::decl::OpDef;
use crate::types::Type;

/// An operation with one result as its quick hook read it: what is to be looked up and set.
///
/// The hook is given the parser behind the operation's name and may move it, but must not report anything. It returns
/// `false` when the form is not one that it knows, and then the operation is parsed again, from its name.
pub struct QuickOp {
    operands: [(Token, Type); QUICK_MAX],
    n_operands: usize,
    slots: [Option<(usize, Attr)>; 3],
    result: Type,
}

impl QuickOp {
    /// Reads the name of an operand of a type that [`QuickOp::set_type`] tells; `false` if there is none.
    #[inline]
    pub fn operand(&mut self, p: &mut AsmParser<'_>) -> bool {
        let token = p.token();
        let Some(operand) = self.operands.get_mut(self.n_operands) else { return false };
        operand.0 = token;
        self.n_operands += 1;
        p.consume_if(Tok::PercentId) && p.kind() != Tok::HashId
    }

    /// Exchanges the first two operands, whose order in the text is another one.
    pub fn swap(&mut self) {
        self.operands.swap(0, 1);
    }

    /// Says what type an operand has.
    #[inline]
    pub fn set_type(&mut self, operand: usize, ty: Type) {
        if let Some(operand) = self.operands.get_mut(operand) {
            operand.1 = ty;
        }
    }

    /// Says what type the result has.
    #[inline]
    pub fn set_result(&mut self, ty: Type) {
        self.result = ty;
    }

    /// Sets an attribute; there may be three.
    #[inline]
    pub fn set_slot(&mut self, slot: usize, attr: Attr) {
        if let Some(place) = self.slots.iter_mut().find(|place| place.is_none()) {
            *place = Some((slot, attr));
        }
    }
}

impl<'p> Parser<'p> {
    /// Parses an operation by its quick hook and appends it to `block`; `false` when it is not that simple, and then
    /// nothing has happened.
    #[inline]
    pub(super) fn hooked_op(
        &mut self,
        def: &'static OpDef,
        block: Block,
        names: &[ResultName<'p>],
    ) -> Result<bool> {
        const NONE: Token = Token { kind: Tok::Eof, start: 0, end: 0 };
        let Some(hook) = def.hooks.quick else { return Ok(false) };
        let start = self.asm.token();
        let &[ResultName { name, count: 1, offset }] = names else { return Ok(false) };
        let mut op = QuickOp {
            operands: [(NONE, Type::NONE); QUICK_MAX],
            n_operands: 0,
            slots: [None; 3],
            result: Type::NONE,
        };
        self.asm.bump();
        let mut values = [Value::from_index(0); QUICK_MAX];
        let mut good = hook(&mut self.asm, &mut op);
        let frame = &self.frames[self.frames.len() - 1];
        for (&(token, ty), value) in op.operands[..op.n_operands].iter().zip(&mut values) {
            let entry = self.names.find(token.start, token.end - token.start);
            let known = entry.filter(|entry| entry.frame == frame.id && frame.body.ty(entry.first) == ty);
            good &= known.is_some();
            *value = known.map_or(*value, |entry| entry.first);
        }
        if !good {
            self.asm.resume(start);
            return Ok(false);
        }
        let loc = match self.asm.parse_optional_trailing_loc()? {
            Some(loc) => loc,
            None => self.asm.loc_at(start.start),
        };
        let body = self.body();
        let first = body.append_plain(def, loc, block, &values[..op.n_operands], op.result, 1, None);
        if let Some(new) = body.last_op(block) {
            for (slot, attr) in op.slots.into_iter().flatten() {
                body.set_slot(new, slot, Some(attr));
            }
        }
        self.define(name, first, 1, offset)?;
        Ok(true)
    }

    /// Parses an operation of a common form and appends it to `block`; `false` when it is not that simple, and
    /// then nothing has happened.
    #[inline]
    pub(super) fn quick_op(
        &mut self,
        def: &'static OpDef,
        quick: &'static Quick,
        block: Block,
        names: &[ResultName<'p>],
    ) -> Result<bool> {
        if quick.steps.is_empty() {
            return Ok(false);
        }
        let start = self.asm.token();
        let bound = match names {
            [] => true,
            [name] => name.count as usize == def.results.len(),
            _ => false,
        };
        let mut operands = [Value::from_index(0); QUICK_MAX];
        self.asm.bump();
        let read = if bound { self.quick_steps(def, quick, &mut operands)? } else { None };
        let Some((n, ty)) = read else {
            self.asm.resume(start);
            return Ok(false);
        };
        let loc = match self.asm.parse_optional_trailing_loc()? {
            Some(loc) => loc,
            None => self.asm.loc_at(start.start),
        };
        let n_results = def.results.len();
        let first = self.body().append_plain(def, loc, block, &operands[..n], ty, n_results, None);
        if let [name] = names {
            self.define(name.name, first, 1, name.offset)?;
        }
        Ok(true)
    }

    /// The operands and the type, when everything is as simple as it looked.
    #[inline]
    fn quick_steps(
        &mut self,
        def: &'static OpDef,
        quick: &'static Quick,
        operands: &mut [Value; QUICK_MAX],
    ) -> Result<Option<(usize, Type)>> {
        const NONE: Token = Token { kind: Tok::Eof, start: 0, end: 0 };
        let mut names = [NONE; QUICK_MAX];
        let (mut n, mut ty) = (0, Type::NONE);
        for step in &quick.steps {
            let good = match *step {
                QuickStep::Operand => {
                    let token = self.asm.token();
                    names[n % QUICK_MAX] = token;
                    n += 1;
                    let is_name = token.kind == Tok::PercentId;
                    if is_name {
                        self.asm.bump();
                    }
                    is_name
                }
                QuickStep::Token(tok) => self.asm.consume_if(tok),
                QuickStep::Word(word) => self.asm.consume_keyword(word),
                QuickStep::Unless(tok) => self.asm.kind() != tok,
                QuickStep::UnlessWord(word) => !self.asm.at_keyword(word),
                QuickStep::Type => {
                    let outer = self.asm.custom_op.replace(def.name);
                    ty = self.asm.parse_type()?;
                    self.asm.custom_op = outer;
                    quick.class.is_none_or(|class| (class.holds)(self.asm.ctx, ty))
                }
            };
            if !good {
                return Ok(None);
            }
        }
        // The number of a result may follow.
        if self.asm.kind() == Tok::HashId {
            return Ok(None);
        }
        let frame = &self.frames[self.frames.len() - 1];
        for (token, operand) in names[..n].iter().zip(operands) {
            let Some(entry) = self.names.find(token.start, token.end - token.start) else { return Ok(None) };
            if entry.frame != frame.id || frame.body.ty(entry.first) != ty {
                return Ok(None);
            }
            *operand = entry.first;
        }
        Ok(Some((n, ty)))
    }
}
