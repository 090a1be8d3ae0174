//! Operations of the rocdl dialect that later releases write otherwise: immediates stand for operands there.

use crate::forms;
use crate::rewrite::Rewriter;
use crate::token::Kind;

/// The permutations of lanes of `rocdl.mfma.*` by their numbers.
const PERMUTATIONS: [&str; 8] = [
    "none",
    "bcast_first_32",
    "bcast_second_32",
    "rotate_16_right",
    "bcast_first_16",
    "bcast_second_16",
    "bcast_third_16",
    "bcast_fourth_16",
];

/// The classes of instructions of `rocdl.sched.barrier`, from the lowest bit of its mask on.
const CLASSES: [&str; 11] = [
    "non_mem_non_sideeffect",
    "valu",
    "salu",
    "mfma_wmma",
    "all_vmem",
    "vmem_read",
    "vmem_write",
    "all_ds",
    "ds_read",
    "ds_write",
    "transcendental",
];

/// Rewrites an operation; returns the next token, or `None` if only its name changes.
pub fn operation(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<usize> {
    match name.strip_prefix("rocdl.")? {
        "sched.barrier" => mask(rw, i),
        "wave.id" => wave_id(rw, i),
        "asyncmark" | "wait.asyncmark" | "global.load.async.lds" | "load.async.to.lds" => {
            rw.problem(
                rw.start(i),
                format!("'{name}' is an intrinsic of LLVM 23, which LLVM 22 does not have"),
            );
            None
        }
        op if op.starts_with("mfma.") || op.starts_with("smfmac.") => immediates(rw, i, true),
        op if op.starts_with("raw.ptr.buffer.") => immediates(rw, i, false),
        _ => None,
    }
}

/// `rocdl.mfma.f32.32x32x8f16 %a, %b, %c, 0, 0, none : (vector<4xf16>, ..) -> ..`
fn immediates(rw: &mut Rewriter<'_>, i: usize, has_types: bool) -> Option<usize> {
    // The tokens of each operand, and its number if it is an immediate.
    let mut operands: Vec<(usize, usize, Option<String>)> = Vec::new();
    let mut at = i + 1;
    loop {
        let last = if rw.is(at, b'-') { at + 1 } else { at };
        let number = match rw.kind(last) {
            Kind::Value if last == at => None,
            Kind::Number => Some(integer(&rw.source(at, last + 1)?)?),
            Kind::Word if last == at => {
                Some(PERMUTATIONS.iter().position(|&word| word == rw.str(at))?.to_string())
            }
            _ => return None,
        };
        operands.push((at, last, number));
        at = last + 1;
        if !rw.is(at, b',') {
            break;
        }
        at += 1;
    }
    if operands.iter().all(|(_, _, number)| number.is_none()) {
        return None;
    }
    if has_types {
        let colon = rw.colon(at)?;
        let start = rw.start(colon + 1);
        let (types, end, found) = rw.read_types(start)?;
        let mut types = types.into_iter().map(|ty| ty.text);
        let all: Option<Vec<String>> = operands
            .iter()
            .map(|(_, _, number)| if number.is_some() { Some("i32".to_owned()) } else { types.next() })
            .collect();
        rw.replace(start, end, format!("({})", all?.join(", ")));
        rw.note_all(found);
        at = rw.token_at(end);
    }
    for (first, last, number) in operands {
        if let Some(number) = number {
            let value = rw.add_operation(|name| format!("{name} = llvm.mlir.constant({number} : i32) : i32"));
            rw.replace(rw.start(first), rw.end(last), value);
        }
    }
    rw.note(rw.start(i), if has_types { &forms::MFMA_IMMEDIATES } else { &forms::BUFFER_IMMEDIATES });
    Some(at)
}

/// The text of an integer of 32 bits, signed or not.
fn integer(text: &str) -> Option<String> {
    let text: String = text.split_whitespace().collect();
    let value = match text.strip_prefix("0x") {
        Some(digits) => i64::from_str_radix(digits, 16),
        None => text.parse(),
    };
    (i64::from(i32::MIN)..=u32::MAX.into()).contains(&value.ok()?).then_some(text)
}

/// `rocdl.sched.barrier valu|salu`
fn mask(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    let (mut bits, mut at) = (0u32, i + 1);
    loop {
        bits |= match rw.str(at) {
            "none" => 0,
            word => 1 << CLASSES.iter().position(|&class| class == word)?,
        };
        at += 1;
        if !rw.is(at, b'|') {
            break;
        }
        at += 1;
    }
    rw.replace(rw.start(i + 1), rw.end(at - 1), bits.to_string());
    rw.note(rw.start(i), &forms::SCHED_BARRIER_MASK);
    Some(at)
}

/// `rocdl.wave.id : i32`
fn wave_id(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    if !rw.is(i + 1, b':') {
        rw.problem(rw.start(i), "'rocdl.wave.id' is an operation of LLVM 23; write 'llvm.call_intrinsic \"llvm.amdgcn.wave.id\"()'");
        return None;
    }
    rw.replace(rw.start(i), rw.end(i), "llvm.call_intrinsic \"llvm.amdgcn.wave.id\"()");
    let at = rw.end(i + 1);
    rw.replace(at, at, " () ->");
    rw.note(rw.start(i), &forms::WAVE_ID);
    Some(i + 2)
}
