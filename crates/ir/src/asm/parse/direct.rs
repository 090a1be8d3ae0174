//! Parsing by [`DirectStep`]s.
//!
//! What they do not expect (an attribute dictionary, a forward reference, an error) is left to the interpreter of
//! formats, from the start: until all is read only names of blocks are noted, which may be noted again.

use super::body::Parser;
use crate::Result;
use crate::asm::format::{DIRECT_MAX, DirectStep};
use crate::asm::lex::{Tok, Token};
use crate::attrs::{Attr, DenseArrayAttr};
use crate::body::{Block, Value};
use crate::decl::{OpDef, Trait};
use crate::types::Type;
use smallvec::SmallVec;

/// What was read of an operation.
#[derive(Default)]
struct Parts {
    operands: SmallVec<[Value; 8]>,
    /// How many operands each group has.
    sizes: [usize; DIRECT_MAX],
    succs: SmallVec<[Block; 4]>,
}

impl<'p> Parser<'p> {
    /// Parses an operation by its steps and appends it to `block`; `false` when it is not that simple, and then
    /// nothing has happened.
    pub(super) fn direct_op(
        &mut self,
        def: &'static OpDef,
        steps: &'static [DirectStep],
        block: Block,
    ) -> Result<bool> {
        let start = self.asm.token();
        let outer = self.asm.custom_op.replace(def.name);
        self.asm.bump();
        let mut parts = Parts::default();
        let good = self.direct_steps(steps, &mut parts)?;
        self.asm.custom_op = outer;
        // The number of a result may follow, or a location.
        if !good || self.asm.kind() == Tok::HashId || self.asm.at_keyword("loc") {
            self.asm.resume(start);
            return Ok(false);
        }
        let Parts { operands, sizes, succs } = parts;
        let mut segments = None;
        if def.has(Trait::AttrSizedOperandSegments)
            && let Some(slot) = def.operand_segments_slot()
        {
            segments = Some((slot, self.known_segments(&sizes[..def.operands.len()])));
        }
        let loc = self.asm.loc_at(start.start);
        self.body().append_direct(def, loc, block, &operands, &succs, segments);
        Ok(true)
    }

    #[inline]
    fn direct_steps(&mut self, steps: &[DirectStep], parts: &mut Parts) -> Result<bool> {
        let mut names: SmallVec<[Token; 8]> = SmallVec::new();
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            at += 1;
            let good = match *step {
                DirectStep::Token(tok) => self.asm.consume_if(tok),
                DirectStep::Word(word) => self.asm.consume_keyword(word),
                DirectStep::Unless(tok) => self.asm.kind() != tok,
                DirectStep::UnlessWord(word) => !self.asm.at_keyword(word),
                DirectStep::IfToken(tok, skip) => {
                    if !self.asm.consume_if(tok) {
                        at += skip;
                    }
                    true
                }
                DirectStep::IfName(skip) => {
                    if self.asm.kind() != Tok::PercentId {
                        at += skip;
                    }
                    true
                }
                DirectStep::Operand(group, ty) => {
                    parts.sizes[group] = 1;
                    let name = self.asm.token();
                    self.asm.consume_if(Tok::PercentId) && self.push_known(name, ty, parts)
                }
                DirectStep::Name(group) => {
                    parts.sizes[group] = 1;
                    names.clear();
                    names.push(self.asm.token());
                    self.asm.consume_if(Tok::PercentId)
                }
                DirectStep::Names(group) => {
                    names.clear();
                    loop {
                        names.push(self.asm.token());
                        if !self.asm.consume_if(Tok::PercentId) {
                            names.clear();
                            break;
                        }
                        if !self.asm.consume_if(Tok::Comma) {
                            break;
                        }
                    }
                    parts.sizes[group] = names.len();
                    !names.is_empty()
                }
                DirectStep::Type(class) => {
                    let ty = self.asm.parse_type()?;
                    class.is_none_or(|class| (class.holds)(self.asm.ctx, ty))
                        && names.first().is_some_and(|&name| self.push_known(name, ty, parts))
                }
                DirectStep::Types => {
                    let mut known = true;
                    for (i, &name) in names.iter().enumerate() {
                        known &= i == 0 || self.asm.consume_if(Tok::Comma);
                        if !known {
                            break;
                        }
                        let ty = self.asm.parse_type()?;
                        known = self.push_known(name, ty, parts);
                    }
                    known && self.asm.kind() != Tok::Comma
                }
                DirectStep::Succ => {
                    let block = self.successor()?;
                    parts.succs.push(block);
                    true
                }
            };
            if !good {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Appends the value of a name to the operands, if it is known already and of this type.
    #[inline]
    fn push_known(&self, name: Token, ty: Type, parts: &mut Parts) -> bool {
        let frame = &self.frames[self.frames.len() - 1];
        let Some(entry) = self.names.find(name.start, name.end - name.start) else { return false };
        let known = entry.frame == frame.id && frame.body.ty(entry.first) == ty;
        if known {
            parts.operands.push(entry.first);
        }
        known
    }

    /// The sizes of operand groups as an attribute. The same few come again and again.
    fn known_segments(&mut self, sizes: &[usize]) -> Attr {
        let ctx = self.asm.ctx;
        let make = || {
            let sizes: SmallVec<[i32; DIRECT_MAX]> = sizes.iter().map(|&n| n as i32).collect();
            DenseArrayAttr::of_i32s(ctx, &sizes)
        };
        let key = sizes
            .iter()
            .try_fold(sizes.len() as u64, |key, &size| (size < 1 << 14).then_some(key << 14 | size as u64));
        let Some(key) = key else { return make() };
        let place = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as usize % self.segments.len();
        if self.segments[place].0 != key {
            self.segments[place] = (key, make());
        }
        self.segments[place].1
    }
}
