//! The quick way through the commonest forms: single operands, at most one result, all types written (or one for
//! all), and attributes that stand for themselves.
//!
//! The steps read bytes. Whatever they do not expect (an attribute dictionary, a forward reference, an error) is left
//! to the interpreter of formats, from the start.

use super::{Anchor, Elem, TypeRef};
use crate::asm::lex::Tok;
use crate::decl::{Arity, OpDef, Trait, TypeClass};

/// The most operands.
pub(crate) const MAX: usize = 4;

/// One step of reading; blanks may stand before each.
#[derive(Clone, Copy)]
pub(crate) enum QuickStep {
    /// The name of the next operand.
    Operand,
    /// This byte.
    Byte(u8),
    /// `->`
    Arrow,
    /// This word.
    Word(&'static str),
    /// Nothing, but the next byte is not this one.
    Unless(u8),
    /// Nothing, but the next word is not this one.
    UnlessWord(&'static str),
    /// A decimal number: the attribute in the first slot.
    Integer,
    /// The attribute in this slot: an alias, or one of a dialect that has a quick way of its own.
    Attr(usize),
    /// The type of everything.
    Type,
    /// The type of an operand that was read.
    OperandType(usize, Option<&'static TypeClass>),
    /// The type of the result.
    ResultType(Option<&'static TypeClass>),
}

/// The steps of a form.
pub struct Quick {
    pub(crate) steps: Box<[QuickStep]>,
    /// The class that the type of everything must be of.
    pub(crate) class: Option<&'static TypeClass>,
}

impl Quick {
    /// The way through the form of [`Trait::ValueForm`].
    pub(crate) fn of_value() -> Self {
        let steps = [QuickStep::Unless(b'{'), QuickStep::Integer, QuickStep::Byte(b':'), QuickStep::Type];
        Self { steps: Box::new(steps), class: None }
    }
}

/// The first byte of a token of this kind that [`QuickStep::Unless`] can look for.
fn first_byte(tok: Tok) -> Option<u8> {
    if tok == Tok::LBrace { Some(b'{') } else { tok.byte() }
}

/// The step that says that an optional group is not there.
fn absent(group: &[Elem]) -> Option<QuickStep> {
    Some(match group.first()? {
        Elem::Literal { text, tok: Tok::BareId, .. } => QuickStep::UnlessWord(text),
        Elem::Literal { tok, .. } => QuickStep::Unless(first_byte(*tok)?),
        _ => return None,
    })
}

/// The quick way through a form, if there is one; a `uniform` form writes one type for everything.
pub(crate) fn quick(def: &'static OpDef, elems: &[Elem], uniform: bool) -> Option<Quick> {
    let plain = def.regions.is_empty() && def.succs.is_empty() && def.hooks.parse.is_none();
    let single = def.operands.iter().all(|field| field.arity == Arity::One)
        && def.results.iter().all(|field| field.arity == Arity::One);
    let segments = def.has(Trait::AttrSizedOperandSegments);
    if !plain || !single || segments || def.operands.len() > MAX || def.results.len() > 1 {
        return None;
    }
    let (mut steps, mut class) = (Vec::new(), None);
    let (mut next, mut typed) = (0, 0u32);
    for (at, elem) in elems.iter().enumerate() {
        let step = match elem {
            Elem::Blank | Elem::Newline => continue,
            Elem::Literal { text, tok: Tok::BareId, .. } => QuickStep::Word(text),
            Elem::Literal { tok: Tok::Arrow, .. } => QuickStep::Arrow,
            Elem::Literal { tok, .. } => QuickStep::Byte(tok.byte()?),
            Elem::Operand(i, _) if *i == next => {
                next += 1;
                QuickStep::Operand
            }
            Elem::Type(TypeRef::Operand(_) | TypeRef::Result(_), _) if uniform => {
                class = match elem {
                    Elem::Type(TypeRef::Operand(i), _) => def.operands.get(*i)?.constraint.class,
                    _ => def.results.first()?.constraint.class,
                };
                typed += 1;
                QuickStep::Type
            }
            Elem::Type(TypeRef::Operand(i), _) if *i < next => {
                typed |= 1 << i;
                QuickStep::OperandType(*i, def.operands.get(*i)?.constraint.class)
            }
            Elem::Type(TypeRef::Result(i), _) => {
                typed |= 1 << MAX;
                QuickStep::ResultType(def.results.get(*i)?.constraint.class)
            }
            Elem::Attr(slot, _) if !uniform => QuickStep::Attr(*slot),
            Elem::AttrDict(false) => QuickStep::Unless(b'{'),
            Elem::AttrDict(true) => QuickStep::UnlessWord("attributes"),
            Elem::Optional { anchor, inverted: false, then, other, .. }
                if other.is_empty() && !matches!(anchor, Anchor::Region(_)) =>
            {
                match then.first()? {
                    // What has to follow is no start of an attribute.
                    Elem::Attr(..)
                        if matches!(elems.get(at + 1), Some(Elem::Literal { tok: Tok::Equal, .. })) =>
                    {
                        continue;
                    }
                    _ => absent(then)?,
                }
            }
            Elem::OiList(clauses) => {
                for clause in clauses {
                    steps.push(absent(clause)?);
                }
                continue;
            }
            _ => return None,
        };
        steps.push(step);
    }
    let all = ((1 << def.operands.len()) - 1) | ((def.results.len() as u32) << MAX);
    let complete = if uniform { typed == 1 } else { typed == all && next == def.operands.len() };
    complete.then(|| Quick { steps: steps.into(), class })
}
