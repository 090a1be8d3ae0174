//! Printing plans: a format as the fewest steps, so that printing an operation decides nothing twice.
//!
//! Literals and blanks between variables are merged into short texts; operands and types that are always the
//! same one are numbered; everything else stays an element for the interpreter in `print`.

use super::{Anchor, Elem, TypeRef};
use crate::asm::print::Short;
use crate::decl::{Arity, OpDef};

/// One step of printing a custom form after its name.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// A text.
    Text(Short<16>),
    /// Operand number `.0`.
    Operand(u32),
    /// The type of operand number `.0`.
    OperandType(u32),
    /// The type of result number `.0`.
    ResultType(u32),
    /// The attribute dictionary, by its element; of inherent attributes it can only show those in these slots.
    AttrDict(u32, u64),
    /// An optional group, by its element; it is absent when the attribute slot is empty.
    IfAttr(u32, u32),
    /// Any other element.
    Elem(u32),
}

/// The steps of a format.
pub fn plan(def: &OpDef, elems: &[Elem], bound_slots: u64) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut text = Vec::new();
    // Groups up to the first one that is not exactly one value have fixed numbers.
    let operands = def.operands.iter().take_while(|f| f.arity == Arity::One).count();
    let results = def.results.iter().take_while(|f| f.arity == Arity::One).count();
    let slots = if def.attrs.len() >= 64 { u64::MAX } else { (1 << def.attrs.len()) - 1 };
    for (i, elem) in elems.iter().enumerate() {
        let at = i as u32;
        let (space, step) = match elem {
            Elem::Literal { text: literal, space, .. } => {
                if *space {
                    text.push(b' ');
                }
                text.extend_from_slice(literal.as_bytes());
                continue;
            }
            Elem::Blank => {
                text.push(b' ');
                continue;
            }
            Elem::Operand(n, space) if *n < operands => (*space, Step::Operand(*n as u32)),
            Elem::Type(TypeRef::Operand(n), space) if *n < operands => (*space, Step::OperandType(*n as u32)),
            Elem::Type(TypeRef::Result(n), space) if *n < results => (*space, Step::ResultType(*n as u32)),
            Elem::AttrDict(_) => (false, Step::AttrDict(at, slots & !bound_slots)),
            Elem::Optional { anchor: Anchor::Attr(slot), inverted: false, other, .. } if other.is_empty() => {
                (false, Step::IfAttr(at, *slot as u32))
            }
            _ => (false, Step::Elem(at)),
        };
        if space {
            text.push(b' ');
        }
        flush(&mut text, &mut steps);
        steps.push(step);
    }
    flush(&mut text, &mut steps);
    steps
}

fn flush(text: &mut Vec<u8>, steps: &mut Vec<Step>) {
    steps.extend(text.chunks(16).map(|chunk| Step::Text(Short::new(chunk))));
    text.clear();
}
