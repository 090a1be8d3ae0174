//! The quick way through forms of operations without results whose operands can be looked up as soon as their types
//! are read: terminators above all. The parser follows the steps in
//! `parse/direct.rs`, over bytes.

use super::{Anchor, Elem, TypeRef};
use crate::asm::lex::Tok;
use crate::decl::{Arity, OpDef, Pred, TypeClass};
use crate::types::Type;

/// The most operand groups.
pub(crate) const MAX: usize = 4;

/// One step of reading.
#[derive(Clone, Copy)]
pub(crate) enum DirectStep {
    /// This byte.
    Byte(u8),
    /// This word.
    Word(&'static str),
    /// Nothing, but the next byte is not this one.
    Unless(u8),
    /// Nothing, but the next word is not this one.
    UnlessWord(&'static str),
    /// This byte, else so many steps are left out.
    IfByte(u8, usize),
    /// The start of a name, which is not read yet, else so many steps are left out.
    IfName(usize),
    /// The name of an operand of this group and type.
    Operand(usize, Type),
    /// The name of the operand of this group.
    Name(usize),
    /// Names of operands of this group.
    Names(usize),
    /// The type of the name before, and the class that it must be of.
    Type(Option<&'static TypeClass>),
    /// As many types as there were names.
    Types,
    /// A block.
    Succ,
}

struct Compiler {
    def: &'static OpDef,
    steps: Vec<DirectStep>,
    next: usize,
    /// The group whose types are to come.
    pending: Option<usize>,
}

/// The steps of a form; none when it is not of this sort.
pub(crate) fn direct(def: &'static OpDef, elems: &[Elem]) -> Box<[DirectStep]> {
    let plain = def.results.is_empty() && def.regions.is_empty() && def.hooks.parse.is_none();
    let mut c = Compiler { def, steps: Vec::new(), next: 0, pending: None };
    let good = plain && def.operands.len() <= MAX && elems.iter().all(|elem| c.elem(elem).is_some());
    if !good || c.pending.is_some() || c.next != def.operands.len() {
        return Box::default();
    }
    c.steps.into()
}

impl Compiler {
    fn elem(&mut self, elem: &Elem) -> Option<()> {
        let step = match elem {
            Elem::Blank | Elem::Newline => return Some(()),
            Elem::Literal { text, tok: Tok::BareId, .. } => DirectStep::Word(text),
            Elem::Literal { tok, .. } => DirectStep::Byte(tok.byte()?),
            Elem::AttrDict(false) => DirectStep::Unless(b'{'),
            Elem::AttrDict(true) => DirectStep::UnlessWord("attributes"),
            Elem::Succ(i, _) if !self.def.succs.get(*i)?.variadic => DirectStep::Succ,
            Elem::Operand(i, _) => self.operand(*i)?,
            Elem::Type(TypeRef::Operand(i), _) if self.pending == Some(*i) => {
                self.pending = None;
                let field = self.def.operands.get(*i)?;
                match field.arity {
                    Arity::One => DirectStep::Type(field.constraint.class),
                    Arity::Optional => DirectStep::Type(None),
                    Arity::Variadic => DirectStep::Types,
                }
            }
            Elem::Optional { anchor, inverted: false, then, other, unit: None }
                if other.is_empty() && !matches!(anchor, Anchor::Region(_)) =>
            {
                return self.optional(then);
            }
            _ => return None,
        };
        self.steps.push(step);
        Some(())
    }

    fn operand(&mut self, i: usize) -> Option<DirectStep> {
        if i != self.next || self.pending.is_some() {
            return None;
        }
        self.next += 1;
        let field = self.def.operands.get(i)?;
        match (field.arity, &field.constraint.pred) {
            (Arity::One, Pred::Exact(ty)) if field.constraint.class.is_none() => {
                Some(DirectStep::Operand(i, *ty))
            }
            (arity, _) => {
                self.pending = Some(i);
                Some(if arity == Arity::Variadic { DirectStep::Names(i) } else { DirectStep::Name(i) })
            }
        }
    }

    fn optional(&mut self, then: &[Elem]) -> Option<()> {
        let (at, next) = (self.steps.len(), self.next);
        if self.pending.is_some() {
            return None;
        }
        let (first, rest) = then.split_first()?;
        let inside = match first {
            Elem::Literal { tok, .. } if *tok != Tok::BareId => {
                self.steps.push(DirectStep::IfByte(tok.byte()?, 0));
                rest
            }
            Elem::Operand(..) => {
                self.steps.push(DirectStep::IfName(0));
                then
            }
            Elem::Literal { text, .. } => {
                self.steps.push(DirectStep::UnlessWord(text));
                return Some(());
            }
            _ => return None,
        };
        let good = inside.iter().all(|elem| self.elem(elem).is_some()) && self.pending.is_none();
        if !good {
            // Without operands inside, the group may at least be absent.
            let Elem::Literal { tok, .. } = first else { return None };
            if self.next != next || self.pending.is_some() {
                return None;
            }
            self.steps.truncate(at);
            self.steps.push(DirectStep::Unless(tok.byte()?));
            return Some(());
        }
        let skip = self.steps.len() - at - 1;
        self.steps[at] = match self.steps[at] {
            DirectStep::IfByte(byte, _) => DirectStep::IfByte(byte, skip),
            _ => DirectStep::IfName(skip),
        };
        Some(())
    }
}
