//! Parses the constraints of inline assembly and checks them against the operands.

use crate::context::Context;
use crate::types::Type;
use terrace_support::small_vec::SmallVec;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Input,
    Output,
    Clobber,
    Label,
}

/// A constraint of inline assembly: an operand, a clobber or a label (LangRef, "Inline Asm Constraint String").
#[derive(Clone, Copy, Debug)]
pub struct Constraint {
    kind: Kind,
    indirect: bool,
    /// The index of the input's constraint that is tied to this output.
    matched_by: Option<usize>,
}

impl Constraint {
    /// Whether an argument of the call belongs to it: that of an input, or the address of an output in memory.
    pub fn is_argument(&self) -> bool {
        self.kind == Kind::Input || self.kind == Kind::Output && self.indirect
    }

    /// Whether a part of the call's result belongs to it.
    pub fn is_result(&self) -> bool {
        self.kind == Kind::Output && !self.indirect
    }

    /// The index of the constraint of the input that has the place of this output.
    pub fn tied_input(&self) -> Option<usize> {
        self.matched_by
    }
}

/// The operands that are passed as arguments, and whether each is indirect (passed by address).
pub(super) fn arguments(constraints: &[Constraint]) -> impl Iterator<Item = bool> {
    constraints.iter().filter(|c| c.is_argument()).map(|c| c.indirect)
}

/// The number of labels, which only `callbr` may have.
pub(super) fn n_labels(constraints: &[Constraint]) -> usize {
    constraints.iter().filter(|c| c.kind == Kind::Label).count()
}

/// Parses constraints; `None` if they are invalid.
pub(crate) fn parse(text: &[u8]) -> Option<SmallVec<[Constraint; 8]>> {
    let mut all = SmallVec::new();
    if text.is_empty() {
        return Some(all);
    }
    for part in text.split(|&b| b == b',') {
        let next = parse_one(part, &mut all)?;
        all.push(next);
    }
    Some(all)
}

fn parse_one(text: &[u8], before: &mut [Constraint]) -> Option<Constraint> {
    let (kind, mut rest) = match text.split_first()? {
        (b'~', rest) => {
            if rest.first() != Some(&b'{') {
                return None;
            }
            (Kind::Clobber, rest)
        }
        (b'=', rest) => (Kind::Output, rest),
        (b'!', rest) => (Kind::Label, rest),
        _ => (Kind::Input, text),
    };
    let indirect = rest.first() == Some(&b'*');
    if indirect {
        rest = &rest[1..];
    }
    let (mut early, mut commutative) = (false, false);
    loop {
        match rest.first()? {
            b'&' if kind == Kind::Output && !early => early = true,
            b'%' if kind != Kind::Clobber && !commutative => commutative = true,
            b'&' | b'%' | b'#' | b'*' => return None,
            _ => break,
        }
        rest = &rest[1..];
    }
    while let Some((&first, after)) = rest.split_first() {
        rest = match first {
            b'{' => {
                let end = after.iter().position(|&b| b == b'}')?;
                &after[end + 1..]
            }
            b'0'..=b'9' => {
                let n = rest.iter().take_while(|b| b.is_ascii_digit()).count();
                let number: usize = core::str::from_utf8(&rest[..n]).ok()?.parse().ok()?;
                let index = before.len();
                let output = before.get_mut(number).filter(|c| c.kind == Kind::Output)?;
                if kind != Kind::Input || output.matched_by.is_some_and(|other| other != index) {
                    return None;
                }
                output.matched_by = Some(index);
                &rest[n..]
            }
            b'^' => after.get(2..)?,
            b'@' => {
                let (&digit, after) = after.split_first()?;
                let n = usize::from(digit.checked_sub(b'0').filter(|n| (1..=9).contains(n))?);
                after.get(n..)?
            }
            _ => after,
        };
    }
    Some(Constraint { kind, indirect, matched_by: None })
}

/// The problem of inline assembly, with the message of LLVM's parser.
pub(crate) fn problem(cx: &Context, asm: &crate::module::InlineAsm<'_>) -> Option<&'static str> {
    match parse(asm.constraints) {
        Some(constraints) => check(cx, asm.fn_ty, &constraints),
        None => Some("failed to parse constraints"),
    }
}

/// The problem of inline assembly with constraints that do not match its function type.
pub(super) fn check(cx: &Context, ty: Type, constraints: &[Constraint]) -> Option<&'static str> {
    let (ret, params, vararg) = cx.signature(ty)?;
    if vararg {
        return Some("inline asm cannot be variadic");
    }
    let (mut outputs, mut inputs, mut indirect, mut clobbers, mut labels) = (0, 0, 0, 0, 0);
    for constraint in constraints {
        match constraint.kind {
            Kind::Output => {
                if inputs != indirect || clobbers != 0 || labels != 0 {
                    return Some("output constraint occurs after input, clobber or label constraint");
                }
                if constraint.indirect {
                    indirect += 1;
                    inputs += 1;
                } else {
                    outputs += 1;
                }
            }
            Kind::Input if clobbers != 0 => return Some("input constraint occurs after clobber constraint"),
            Kind::Input => inputs += 1,
            Kind::Clobber => clobbers += 1,
            Kind::Label if clobbers != 0 => return Some("label constraint occurs after clobber constraint"),
            Kind::Label => labels += 1,
        }
    }
    let fields = cx.struct_fields(ret).map(|(fields, _)| fields.len());
    match outputs {
        0 if ret != Type::VOID => return Some("inline asm without outputs must return void"),
        0 => {}
        1 if fields.is_some() => return Some("inline asm with one output cannot return struct"),
        1 => {}
        n if fields != Some(n) => {
            return Some("number of output constraints does not match number of return struct elements");
        }
        _ => {}
    }
    (params.len() != inputs).then_some("number of input constraints does not match number of parameters")
}
