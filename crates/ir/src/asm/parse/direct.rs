//! Parsing by [`DirectStep`]s.
//!
//! What they do not expect (an attribute dictionary, a forward reference, an error) is left to the interpreter of
//! formats, from the start: until all is read only names of blocks are noted, which may be noted again.

use super::body::Parser;
use super::names::Name;
use super::quick::may_be_comment;
use super::raw::Raw;
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
    /// Parses the operation whose name stands between two offsets by its steps and appends it to `block`: where the
    /// next one is. `None` when it is not that simple, and then nothing has happened.
    pub(super) fn direct_op(
        &mut self,
        def: &'static OpDef,
        steps: &'static [DirectStep],
        (start, end): (u32, u32),
        block: Block,
    ) -> Result<Option<u32>> {
        let mut parts = Parts::default();
        let mut raw = self.asm.raw_at(end);
        if self.direct_steps(steps, &mut raw, &mut parts).is_none() {
            return Ok(None);
        }
        let Some((loc, end)) = self.asm.quick_end(raw)? else { return Ok(None) };
        let mut segments = None;
        if def.has(Trait::AttrSizedOperandSegments)
            && let Some(slot) = def.operand_segments_slot()
        {
            segments = Some((slot, self.known_segments(&parts.sizes[..def.operands.len()])));
        }
        let loc = loc.unwrap_or_else(|| self.asm.loc_at(start));
        self.body().append_direct(def, loc, block, &parts.operands, &parts.succs, segments);
        Ok(Some(end))
    }

    #[inline]
    fn direct_steps(&mut self, steps: &[DirectStep], raw: &mut Raw<'p>, parts: &mut Parts) -> Option<()> {
        let mut names: SmallVec<[Name; 8]> = SmallVec::new();
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            at += 1;
            // Behind a comment nobody knows what comes.
            if may_be_comment(raw.peek()) {
                return None;
            }
            let good = match *step {
                DirectStep::Byte(byte) => raw.eat(byte),
                DirectStep::Word(word) => raw.word_bytes() == Some(word.as_bytes()),
                DirectStep::Unless(byte) => raw.peek() != byte,
                DirectStep::UnlessWord(word) => raw.clone().word_bytes() != Some(word.as_bytes()),
                DirectStep::IfByte(byte, skip) => {
                    if !raw.eat(byte) {
                        at += skip;
                    }
                    true
                }
                DirectStep::IfName(skip) => {
                    if raw.peek() != b'%' {
                        at += skip;
                    }
                    true
                }
                DirectStep::Operand(group, ty) => {
                    parts.sizes[group] = 1;
                    let name = raw.value_name()?;
                    self.push_known(name, ty, parts)
                }
                DirectStep::Name(group) => {
                    parts.sizes[group] = 1;
                    names.clear();
                    names.push(raw.value_name()?);
                    true
                }
                DirectStep::Names(group) => {
                    names.clear();
                    loop {
                        names.push(raw.value_name()?);
                        if !raw.eat(b',') {
                            break;
                        }
                    }
                    parts.sizes[group] = names.len();
                    true
                }
                DirectStep::Type(class) => {
                    let ty = self.asm.raw_type(raw)?;
                    class.is_none_or(|class| (class.holds)(self.asm.ctx, ty))
                        && names.first().is_some_and(|&name| self.push_known(name, ty, parts))
                }
                DirectStep::Types => {
                    for (i, &name) in names.iter().enumerate() {
                        if i != 0 && !raw.eat(b',') {
                            return None;
                        }
                        let ty = self.asm.raw_type(raw)?;
                        if !self.push_known(name, ty, parts) {
                            return None;
                        }
                    }
                    raw.peek() != b','
                }
                DirectStep::Succ => {
                    let (start, end) = raw.block_name()?;
                    let block = self.known_successor(Token { kind: Tok::CaretId, start, end })?;
                    parts.succs.push(block);
                    true
                }
            };
            if !good {
                return None;
            }
        }
        Some(())
    }

    /// Appends the value of a name to the operands, if it is known already and of this type.
    #[inline]
    fn push_known(&self, name: Name, ty: Type, parts: &mut Parts) -> bool {
        let frame = &self.frames[self.frames.len() - 1];
        let Some(entry) = self.names.find_name(name) else { return false };
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
