//! The quick way through the commonest form: single operands and at most one result, all of one type that is
//! written once.
//!
//! It reads tokens and interns types but changes nothing else until all is read, so that whatever it does not
//! expect (an attribute dictionary, a forward reference, an error) is left to the interpreter, from the start.

use super::{Anchor, Elem, TypeRef};
use crate::asm::lex::Tok;
use crate::decl::{OpDef, TypeClass};

/// The most operands.
pub(crate) const MAX: usize = 4;

/// One step of reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum QuickStep {
    /// A name.
    Operand,
    /// A token of this kind.
    Token(Tok),
    /// This word.
    Word(&'static str),
    /// Nothing, but the next token is not of this kind.
    Unless(Tok),
    /// Nothing, but the next token is not this word.
    UnlessWord(&'static str),
    /// The type.
    Type,
}

/// One step of reading the usual spelling from bytes: a blank may stand before each.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlainStep {
    /// A name.
    Operand,
    /// This byte.
    Byte(u8),
    /// This word.
    Word(&'static str),
    /// Nothing, but the next byte is not this one.
    Unless(u8),
    /// A decimal number: the attribute in the first slot.
    Integer,
    /// The type: a word.
    Type,
}

/// The steps of a form.
pub struct Quick {
    pub(crate) steps: Box<[QuickStep]>,
    /// The same for the usual spelling; empty when that says nothing about it.
    pub(crate) plain: Box<[PlainStep]>,
    /// The class that the type must be of.
    pub(crate) class: Option<&'static TypeClass>,
}

impl core::fmt::Debug for Quick {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(&self.steps).finish()
    }
}

impl Quick {
    /// The way through the form of [`Trait::ValueForm`](crate::decl::Trait::ValueForm).
    pub(crate) fn of_value() -> Self {
        let plain = [PlainStep::Unless(b'{'), PlainStep::Integer, PlainStep::Byte(b':'), PlainStep::Type];
        Self { steps: Box::default(), plain: Box::new(plain), class: None }
    }
}

/// The steps over bytes that the steps over tokens stand for. They may refuse more.
fn plain_steps(steps: &[QuickStep]) -> Option<Box<[PlainStep]>> {
    let one = |step: &QuickStep| {
        Some(match *step {
            QuickStep::Operand => PlainStep::Operand,
            QuickStep::Token(tok) => PlainStep::Byte(tok.byte()?),
            QuickStep::Word(word) => PlainStep::Word(word),
            QuickStep::Unless(Tok::LBrace) => PlainStep::Unless(b'{'),
            QuickStep::Unless(tok) => PlainStep::Unless(tok.byte()?),
            QuickStep::UnlessWord(word) => PlainStep::Unless(*word.as_bytes().first()?),
            QuickStep::Type => PlainStep::Type,
        })
    };
    steps.iter().map(one).collect()
}

/// The quick way through a uniform form, if there is one.
pub(crate) fn quick(def: &'static OpDef, elems: &[Elem]) -> Option<Quick> {
    let plain = def.regions.is_empty() && def.succs.is_empty() && def.hooks.parse.is_none();
    if !plain || def.operands.len() > MAX || def.results.len() > 1 {
        return None;
    }
    let mut steps = Vec::new();
    let mut class = None;
    let absent = |list: &[Elem]| match list.first() {
        Some(Elem::Literal { text, tok: Tok::BareId, .. }) => Some(QuickStep::UnlessWord(text)),
        Some(Elem::Literal { tok, .. }) => Some(QuickStep::Unless(*tok)),
        _ => None,
    };
    for elem in elems {
        match elem {
            Elem::Blank | Elem::Newline => {}
            Elem::Literal { text, tok: Tok::BareId, .. } => steps.push(QuickStep::Word(text)),
            Elem::Literal { tok, .. } => steps.push(QuickStep::Token(*tok)),
            Elem::Operand(..) => steps.push(QuickStep::Operand),
            Elem::Type(TypeRef::Operand(i), _) => {
                class = def.operands.get(*i)?.constraint.class;
                steps.push(QuickStep::Type);
            }
            Elem::Type(TypeRef::Result(i), _) => {
                class = def.results.get(*i)?.constraint.class;
                steps.push(QuickStep::Type);
            }
            Elem::AttrDict(false) => steps.push(QuickStep::Unless(Tok::LBrace)),
            Elem::AttrDict(true) => steps.push(QuickStep::UnlessWord("attributes")),
            Elem::Optional { anchor, inverted: false, then, other, .. }
                if other.is_empty() && !matches!(anchor, Anchor::Region(_)) =>
            {
                steps.push(absent(then)?);
            }
            Elem::OiList(clauses) => {
                for clause in clauses {
                    steps.push(absent(clause)?);
                }
            }
            _ => return None,
        }
    }
    let types = steps.iter().filter(|step| **step == QuickStep::Type).count();
    (types == 1).then(|| Quick { plain: plain_steps(&steps).unwrap_or_default(), steps: steps.into(), class })
}
