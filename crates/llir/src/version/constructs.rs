//! The first versions of constructs, and what happens in earlier ones. Intrinsics are in `intrinsics.txt`, fields of
//! metadata in `debug.rs`. Each number was found by reading the construct with every version.

use super::{LlvmVersion, Lowered};
use crate::attrs::AttrKind;
use crate::inst::{CallConv, Flags, Opcode, RmwOp};

/// The fate of a construct in versions before its first one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fallback {
    /// It is only a hint for optimizations.
    Drop,
    /// It has meaning, and no other spelling.
    Refuse,
    /// The version has a construct that says the same or less; `attributes` chooses it.
    Weaken,
}

use Fallback::*;

/// Attributes that LLVM 7 or 15 lack.
pub(super) static ATTRIBUTES: &[(AttrKind, u8, Fallback)] = &[
    (AttrKind::SanitizeMemTag, 8, Refuse),
    (AttrKind::SpeculativeLoadHardening, 8, Refuse),
    (AttrKind::ImmArg, 9, Drop),
    (AttrKind::NoFree, 9, Drop),
    (AttrKind::WillReturn, 9, Drop),
    (AttrKind::NoSync, 10, Drop),
    (AttrKind::NoMerge, 11, Drop),
    (AttrKind::NoUndef, 11, Drop),
    (AttrKind::NullPointerIsValid, 11, Weaken),
    (AttrKind::Preallocated, 11, Refuse),
    (AttrKind::ByRef, 12, Refuse),
    (AttrKind::Hot, 12, Drop),
    (AttrKind::MustProgress, 12, Drop),
    (AttrKind::NoCallback, 12, Drop),
    (AttrKind::NoProfile, 13, Drop),
    (AttrKind::SwiftAsync, 13, Refuse),
    (AttrKind::VScaleRange, 13, Drop),
    (AttrKind::DisableSanitizerInstrumentation, 14, Drop),
    (AttrKind::ElementType, 14, Drop),
    (AttrKind::NoSanitizeBounds, 14, Drop),
    (AttrKind::NoSanitizeCoverage, 14, Drop),
    (AttrKind::AllocAlign, 15, Drop),
    (AttrKind::AllocKind, 15, Drop),
    (AttrKind::AllocatedPointer, 15, Drop),
    (AttrKind::FnRetThunkExtern, 15, Refuse),
    (AttrKind::PresplitCoroutine, 15, Refuse),
    (AttrKind::UWTable, 15, Weaken),
    (AttrKind::Memory, 22, Weaken),
    (AttrKind::Captures, 21, Weaken),
    (AttrKind::SkipProfile, 16, Drop),
    (AttrKind::NoFPClass, 17, Drop),
    (AttrKind::CoroDestroyOnlyWhenComplete, 18, Drop),
    (AttrKind::DeadOnUnwind, 18, Drop),
    (AttrKind::OptimizeForDebugging, 18, Drop),
    (AttrKind::Writable, 18, Drop),
    (AttrKind::HybridPatchable, 19, Refuse),
    (AttrKind::Initializes, 19, Drop),
    (AttrKind::Range, 19, Drop),
    (AttrKind::SanitizeNumericalStability, 19, Refuse),
    (AttrKind::CoroElideSafe, 20, Drop),
    (AttrKind::NoDivergenceSource, 20, Drop),
    // Earlier versions never extend an argument that has no attribute.
    (AttrKind::NoExt, 20, Drop),
    (AttrKind::SanitizeRealtime, 20, Refuse),
    (AttrKind::SanitizeRealtimeBlocking, 20, Refuse),
    (AttrKind::SanitizeType, 20, Refuse),
    (AttrKind::DeadOnReturn, 21, Drop),
    (AttrKind::NoCreateUndefOrPoison, 22, Drop),
    (AttrKind::SanitizeAllocToken, 22, Refuse),
];

/// Flags of instructions that LLVM 7 or 15 lack. All are dropped.
pub(super) static FLAGS: &[(Opcode, Flags, u8)] = &[
    (Opcode::Select, Flags::FAST, 8),
    (Opcode::Phi, Flags::FAST, 9),
    (Opcode::ZExt, Flags::NNEG, 18),
    (Opcode::Or, Flags::DISJOINT, 18),
    // `inbounds`, which implies `nusw`, is older.
    (Opcode::GetElementPtr, Flags(Flags::NUW.0 | Flags::NUSW.0), 19),
    (Opcode::Trunc, Flags(Flags::NUW.0 | Flags::NSW.0), 19),
    (Opcode::UiToFp, Flags::NNEG, 19),
    (Opcode::ICmp, Flags::SAMESIGN, 20),
    (Opcode::FpTrunc, Flags::FAST, 20),
    (Opcode::FpExt, Flags::FAST, 20),
];

/// Operations of `atomicrmw` that LLVM 7 or 15 lack.
pub(super) static ATOMICS: &[(RmwOp, u8)] = &[
    (RmwOp::FAdd, 9),
    (RmwOp::FSub, 9),
    (RmwOp::FMax, 15),
    (RmwOp::FMin, 15),
    (RmwOp::UIncWrap, 16),
    (RmwOp::UDecWrap, 16),
    (RmwOp::USubCond, 20),
    (RmwOp::USubSat, 20),
    (RmwOp::FMaximum, 21),
    (RmwOp::FMinimum, 21),
];

/// Calling conventions that LLVM 7 or 15 lack: ranges of numbers.
static CALL_CONVS: &[(core::ops::RangeInclusive<u16>, u8)] = &[
    (18..=19, 10),
    (20..=20, 13),
    (21..=21, 19),
    (97..=97, 8),
    (98..=98, 10),
    (100..=100, 12),
    (102..=103, 16),
    (104..=105, 17),
    (106..=107, 18),
    (110..=111, 19),
    (112..=123, 21),
    (124..=127, 22),
];

/// Checks that a version has a calling convention.
pub(super) fn check_call_conv(version: LlvmVersion, cc: CallConv) -> Lowered {
    match CALL_CONVS.iter().find(|(numbers, _)| numbers.contains(&cc.0)) {
        Some(&(_, since)) => {
            version.require(since, || format!("calling convention '{}'", cc.name().unwrap_or("").trim()))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The documentation has a row for each attribute and operation of `atomicrmw`.
    #[test]
    fn documentation_has_all() {
        let docs = include_str!("../../../../docs/versions.md");
        let has = |name: &str, since: u8| {
            let mut rows =
                docs.lines().filter(|row| row.starts_with("| `") && row.contains(&format!("| {since} |")));
            rows.any(|row| row.contains(name))
        };
        for &(kind, since, fallback) in ATTRIBUTES {
            assert!(fallback == Weaken || has(&format!("`{}`", kind.name()), since), "{kind:?} {since}");
        }
        for &(op, since) in ATOMICS {
            assert!(has(op.name(), since), "{op:?} {since}");
        }
    }

    #[test]
    fn calling_conventions_have_names() {
        for number in CALL_CONVS.iter().flat_map(|(numbers, _)| numbers.clone()) {
            assert!(CallConv(number).name().is_some(), "{number}");
        }
    }
}
