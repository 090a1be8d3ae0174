//! Parsing by [`Quick`] steps.

use super::body::{Parser, ResultName};
use crate::Result;
use crate::asm::format::{QUICK_MAX, Quick, QuickStep};
use crate::asm::lex::{Tok, Token};
use crate::body::{Block, Value};
use crate::decl::OpDef;
use crate::types::Type;

impl<'p> Parser<'p> {
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
