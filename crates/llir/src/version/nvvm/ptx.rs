//! Intrinsics that libNVVM lacks although PTX has them: inline assembly (PTX ISA).

use crate::context::Context;
use crate::intrinsics::line;
use crate::types::Type;
use crate::value::Value;
use std::fmt::Write as _;

/// Sorted lines: the name of an intrinsic without `llvm.nvvm.`, behind a slash the immediate arguments that choose the
/// instruction, a blank, and the instruction. `$0` and so on are results, then arguments, `$2..5` are four of them, `$r2`
/// must be in a register, and `@` stands for the address space of the first pointer. The instructions are those that
/// `llc-22 -march=nvptx64 -mcpu=sm_90a -mattr=+ptx87` writes for a call of the intrinsic.
static ROWS: &str = include_str!("ptx.txt");

/// The most immediate arguments in a line.
const MAX_IMMEDIATES: usize = 3;

/// The name of an intrinsic without `llvm.` as lines have it.
fn short(base: &str) -> Option<&str> {
    base.strip_prefix("nvvm.")
}

/// Whether there is an instruction for an intrinsic, given its name without `llvm.`.
pub(super) fn has(base: &str) -> bool {
    let Some(name) = short(base) else { return false };
    let with = |n: usize| line(ROWS, format!("{name}/{}", "0".repeat(n)).as_bytes()).is_some();
    line(ROWS, name.as_bytes()).is_some() || (1..=MAX_IMMEDIATES).any(with)
}

/// An instruction for a call of an intrinsic, whose operands are results and then arguments.
pub(in super::super) struct Ptx {
    /// The text of the inline assembly.
    pub(in super::super) template: String,
    /// The arguments that the instruction has, and whether each must be in a register.
    pub(in super::super) args: Vec<(Value, bool)>,
}

/// The instruction for a call; `None` if there is none for these immediate arguments or address spaces.
pub(in super::super) fn instruction(
    cx: &Context,
    base: &str,
    n_results: usize,
    args: &[Value],
) -> Option<Ptx> {
    let name = short(base)?;
    let row = line(ROWS, name.as_bytes()).or_else(|| {
        // The last argument of copies to a cluster says how many blocks take part.
        let has_group = name.starts_with("cp.async.bulk.tensor.g2s.");
        let last = args.len().wrapping_sub(1);
        let choosing = args
            .iter()
            .enumerate()
            .filter(|(at, arg)| is_immediate(**arg) && (arg.ty() == Type::I1 || has_group && *at == last));
        let mut key = format!("{name}/");
        for (_, &arg) in choosing {
            let number = cx.as_i64(arg)?;
            _ = write!(key, "{}", if arg.ty() == Type::I1 { number & 1 } else { number });
        }
        line(ROWS, key.as_bytes())
    })?;
    let (_, mut text) = row.split_once(' ')?;
    let mut ptx = Ptx { template: String::new(), args: Vec::new() };
    while let Some(at) = text.find(['$', '@']) {
        ptx.template += &text[..at];
        let marker = text.as_bytes()[at];
        text = &text[at + 1..];
        if marker == b'@' {
            ptx.template += match args.iter().find_map(|arg| arg.ty().address_space())? {
                0 => "",
                1 => ".global",
                3 => ".shared",
                _ => return None,
            };
            continue;
        }
        let register = text.strip_prefix('r');
        text = register.unwrap_or(text);
        let first = take_number(&mut text)?;
        let last = match text.strip_prefix("..") {
            Some(rest) => {
                text = rest;
                take_number(&mut text)?
            }
            None => first,
        };
        // A brace in front of an operand opens a vector, whose parts are registers; others open scopes.
        let open = ptx.template.rfind(['{', '}']).map(|at| &ptx.template[at..]);
        let in_vector = open.is_some_and(|part| part == "{" || part.starts_with("{$"));
        let in_register = in_vector || register.is_some();
        for operand in first..=last {
            let number = match operand.checked_sub(n_results) {
                None => operand,
                Some(arg) => n_results + place_of(&mut ptx.args, (*args.get(arg)?, in_register)),
            };
            let comma = if operand == first { "" } else { ", " };
            _ = write!(ptx.template, "{comma}${number}");
        }
    }
    ptx.template += text;
    Some(ptx)
}

/// Takes a number from the beginning of a text.
fn take_number(text: &mut &str) -> Option<usize> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    *text = rest;
    digits.parse().ok()
}

/// The place of an argument in a list, to which it is added if it is not there.
fn place_of(list: &mut Vec<(Value, bool)>, value: (Value, bool)) -> usize {
    list.iter().position(|&other| other == value).unwrap_or_else(|| {
        list.push(value);
        list.len() - 1
    })
}

/// Whether a value is a number that is known.
fn is_immediate(value: Value) -> bool {
    value.is_const() && value.ty().is_int() && !value.is_undef_or_poison()
}

/// The constraints of results and operands, by their types, and of memory.
pub(in super::super) fn constraints(cx: &Context, result: Type, args: &[(Value, bool)]) -> String {
    let letter = |ty: Type| match ty {
        Type::I16 => "h",
        Type::I64 => "l",
        Type::FLOAT => "f",
        Type::DOUBLE => "d",
        _ if ty.is_ptr() => "l",
        _ => "r",
    };
    let results = match cx.struct_fields(result) {
        Some((fields, _)) => fields.iter().collect(),
        None if result == Type::VOID => Vec::new(),
        None => vec![result],
    };
    let outputs = results.into_iter().map(|ty| format!("={}", letter(ty)));
    // A constant is an immediate operand, which some instructions need.
    let inputs = args.iter().map(|&(arg, in_register)| match is_immediate(arg) && !in_register {
        true => "n".to_owned(),
        false => letter(arg.ty()).to_owned(),
    });
    let all: Vec<String> = outputs.chain(inputs).chain(["~{memory}".to_owned()]).collect();
    all.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::Intrinsic;

    #[test]
    fn rows_name_intrinsics() {
        let names: Vec<&str> = Intrinsic::all().map(Intrinsic::base_name).collect();
        assert!(ROWS.lines().is_sorted());
        for row in ROWS.lines() {
            let name = row.split([' ', '/']).next().unwrap();
            assert!(names.contains(&&*format!("nvvm.{name}")) && has(&format!("nvvm.{name}")), "{name}");
        }
    }
}
