//! The parser's form of a program: without blanks, and with jumps around groups.

use super::{Arg, Instr, Step};

/// One instruction of the parser.
pub(super) struct Action {
    pub when: When,
    /// The number of actions behind it in its optional group, which are skipped without it.
    pub skip: u16,
    /// The anchor of its optional group.
    pub anchor: Option<Arg>,
    pub instr: Instr,
}

/// When an instruction is performed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    Always,
    /// If its token comes next.
    Next,
    /// Parsing it says whether it is present.
    Present,
}

/// The actions for these steps.
pub(super) fn flatten(mut steps: &[Step]) -> Vec<Action> {
    let mut actions = Vec::new();
    while let Some((step, rest)) = steps.split_first() {
        steps = rest;
        match step.instr {
            Instr::Blank | Instr::Newline => {}
            Instr::Optional { anchor, inverted, then, other, unit } => {
                let (then, rest) = steps.split_at(then.into());
                let (other, rest) = rest.split_at(other.into());
                steps = rest;
                let (first, second) = if inverted { (other, then) } else { (then, other) };
                actions.extend(optional(first, second, anchor, unit));
            }
            Instr::OiList(lens) => {
                let mut clauses = Vec::new();
                for &len in lens {
                    let (clause, rest) = steps.split_at(len.into());
                    steps = rest;
                    clauses.push(flatten(clause));
                }
                let lens: Vec<u16> = clauses.iter().map(|clause| clause.len() as u16).collect();
                actions.push(always(Instr::OiList(lens.leak())));
                actions.extend(clauses.into_iter().flatten());
            }
            instr => actions.push(always(instr)),
        }
    }
    actions
}

fn always(instr: Instr) -> Action {
    Action { when: When::Always, skip: 0, anchor: None, instr }
}

/// The actions for an optional group and the one that replaces it.
fn optional(first: &[Step], second: &[Step], anchor: Arg, unit: Option<u8>) -> Vec<Action> {
    let mut otherwise = flatten(second);
    if let Arg::Region(_) = anchor {
        otherwise.insert(0, always(Instr::EmptyRegion));
    }
    let mut actions = flatten(first);
    let Some(Action { when: When::Always, instr, .. }) = actions.first() else {
        // A group that starts with another one is never absent.
        return if actions.is_empty() { otherwise } else { actions };
    };
    let when = match instr {
        Instr::Byte(_) | Instr::Word(_) | Instr::Literal(_) | Instr::Region(..) | Instr::Succ(..) => {
            When::Next
        }
        Instr::Operand(..)
        | Instr::Operands
        | Instr::Attr(_)
        | Instr::QualifiedAttr(_)
        | Instr::Type(..)
        | Instr::Custom { .. } => When::Present,
        // The others are never absent.
        _ => When::Always,
    };
    if let Some(slot) = unit {
        actions.insert(1, always(Instr::Unit(slot)));
    }
    if !otherwise.is_empty() {
        actions.push(always(Instr::Skip(otherwise.len() as u16)));
    }
    let skip = actions.len() as u16 - 1;
    let head = &mut actions[0];
    (head.when, head.skip, head.anchor) = (when, skip, Some(anchor));
    actions.extend(otherwise);
    actions
}
