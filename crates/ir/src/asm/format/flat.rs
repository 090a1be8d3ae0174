//! The parser's form of a program: without blanks, and with jumps around groups.

use super::{Arg, Instr, Step};

/// One instruction of the parser.
pub(super) enum Action {
    /// Parses one step.
    Do(Instr),
    /// Skips so many actions, an optional group, unless its first step comes next.
    If(Instr, usize),
    /// Parses the first step of an optional group. Skips so many actions, the rest of the group, if that is absent.
    Try { instr: Instr, anchor: Arg, skip: usize },
    /// Skips so many actions: the group that replaces an absent one.
    Skip(usize),
    /// Adds the empty region of an absent group.
    EmptyRegion,
    /// Clauses in any order; the numbers of their actions, which follow.
    OiList(Box<[usize]>),
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
                actions.push(Action::OiList(clauses.iter().map(Vec::len).collect()));
                actions.extend(clauses.into_iter().flatten());
            }
            instr => actions.push(Action::Do(instr)),
        }
    }
    actions
}

/// The actions for an optional group and the one that replaces it.
fn optional(first: &[Step], second: &[Step], anchor: Arg, unit: Option<u8>) -> Vec<Action> {
    let mut otherwise = flatten(second);
    if let Arg::Region(_) = anchor {
        otherwise.insert(0, Action::EmptyRegion);
    }
    let mut actions = flatten(first).into_iter();
    match actions.next() {
        None => otherwise,
        Some(Action::Do(instr)) => {
            let unit = unit.map(|slot| Action::Do(Instr::Unit(slot)));
            let mut rest: Vec<Action> = unit.into_iter().chain(actions).collect();
            if !otherwise.is_empty() {
                rest.push(Action::Skip(otherwise.len()));
            }
            let skip = rest.len();
            let head = match instr {
                Instr::Byte(_) | Instr::Word(_) | Instr::Literal(_) | Instr::Region(..) | Instr::Succ(..) => {
                    vec![Action::If(instr, skip + 1), Action::Do(instr)]
                }
                Instr::Operand(..)
                | Instr::Operands
                | Instr::Attr(_)
                | Instr::Type(..)
                | Instr::Custom { .. } => {
                    vec![Action::Try { instr, anchor, skip }]
                }
                // The others are never absent.
                _ => vec![Action::Do(instr)],
            };
            head.into_iter().chain(rest).chain(otherwise).collect()
        }
        // Nor is a group that starts with another one.
        Some(head) => [head].into_iter().chain(actions).collect(),
    }
}
