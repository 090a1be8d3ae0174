//! The tables of instructions and intrinsics name all of LLVM's instructions, and intrinsics that LLVM has.

use terrace_codegen::{Support, is_translated, support};
use terrace_llir::Intrinsic;
use terrace_llir::inst::Opcode;

#[test]
fn instructions_without_machine_code_are_these() {
    let refused: Vec<&str> = Opcode::ALL
        .iter()
        .filter(|&&op| matches!(support(op), Support::Error(_)))
        .map(|op| op.name())
        .collect();
    let expected = [
        "invoke",
        "resume",
        "callbr",
        "catchswitch",
        "catchret",
        "cleanupret",
        "landingpad",
        "catchpad",
        "cleanuppad",
    ];
    assert_eq!(refused, expected);
}

#[test]
fn translated_intrinsics_are_llvms() {
    let all: Vec<&str> = Intrinsic::all().map(Intrinsic::base_name).collect();
    let translated = all.iter().filter(|name| is_translated(name)).count();
    // The rules name 136 and all 15 reductions, with and without masks; LLVM has each of them.
    assert_eq!(translated, 166, "of {}", all.len());
    assert!(!is_translated("x86.sse2.pause") && !is_translated("llvm.fma"));
}
