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
    /// The operands of group `.0`.
    Operands(u32),
    /// Their types.
    OperandTypes(u32),
    /// Successor number `.0`.
    Succ(u32),
    /// The next `.1` steps are left out when there are no operands of group `.0`.
    IfOperands(u32, u32),
    /// Any other element.
    Elem(u32),
}

/// The steps of a format.
pub fn plan(def: &OpDef, elems: &[Elem], bound_slots: u64) -> Vec<Step> {
    let slots = if def.attrs.len() >= 64 { u64::MAX } else { (1 << def.attrs.len()) - 1 };
    let mut planner = Planner { def, steps: Vec::new(), text: Vec::new() };
    for (i, elem) in elems.iter().enumerate() {
        let at = i as u32;
        if planner.plain(elem) {
            continue;
        }
        let step = match elem {
            Elem::AttrDict(_) => Step::AttrDict(at, slots & !bound_slots),
            Elem::Optional { anchor: Anchor::Attr(slot), inverted: false, other, .. } if other.is_empty() => {
                Step::IfAttr(at, *slot as u32)
            }
            _ => Step::Elem(at),
        };
        planner.step(false, step);
    }
    flush(&mut planner.text, &mut planner.steps);
    planner.steps
}

struct Planner<'a> {
    def: &'a OpDef,
    steps: Vec<Step>,
    /// What is still to be printed before the next step.
    text: Vec<u8>,
}

impl Planner<'_> {
    fn step(&mut self, space: bool, step: Step) {
        if space {
            self.text.push(b' ');
        }
        flush(&mut self.text, &mut self.steps);
        self.steps.push(step);
    }

    /// Adds the steps of an element that needs no interpreter; `false` for others, and then nothing has happened.
    fn plain(&mut self, elem: &Elem) -> bool {
        // Groups up to the first one that is not exactly one value have fixed numbers.
        let operands = self.def.operands.iter().take_while(|f| f.arity == Arity::One).count();
        let results = self.def.results.iter().take_while(|f| f.arity == Arity::One).count();
        let (space, step) = match elem {
            Elem::Literal { text: literal, space, .. } => {
                if *space {
                    self.text.push(b' ');
                }
                self.text.extend_from_slice(literal.as_bytes());
                return true;
            }
            Elem::Blank => {
                self.text.push(b' ');
                return true;
            }
            Elem::Operand(n, space) if *n < operands => (*space, Step::Operand(*n as u32)),
            Elem::Operand(n, space) => (*space, Step::Operands(*n as u32)),
            Elem::Type(TypeRef::Operand(n), space) if *n < operands => (*space, Step::OperandType(*n as u32)),
            Elem::Type(TypeRef::Operand(n), space) => (*space, Step::OperandTypes(*n as u32)),
            Elem::Type(TypeRef::Result(n), space) if *n < results => (*space, Step::ResultType(*n as u32)),
            Elem::Succ(n, space) if self.def.succs.get(*n).is_some_and(|succ| !succ.variadic) => {
                (*space, Step::Succ(*n as u32))
            }
            Elem::Optional { anchor: Anchor::Operand(n), inverted: false, then, other, unit: None }
                if other.is_empty() =>
            {
                flush(&mut self.text, &mut self.steps);
                let start = self.steps.len();
                self.steps.push(Step::IfOperands(*n as u32, 0));
                if !then.iter().all(|elem| self.plain(elem)) {
                    self.steps.truncate(start);
                    self.text.clear();
                    return false;
                }
                flush(&mut self.text, &mut self.steps);
                let skip = self.steps.len() - start - 1;
                self.steps[start] = Step::IfOperands(*n as u32, skip as u32);
                return true;
            }
            _ => return false,
        };
        self.step(space, step);
        true
    }
}

fn flush(text: &mut Vec<u8>, steps: &mut Vec<Step>) {
    steps.extend(text.chunks(16).map(|chunk| Step::Text(Short::new(chunk))));
    text.clear();
}
