//! Enumerations and flags of LLVM as the dialect's.

use terrace_llir as llir;
use terrace_llir::Flags;
use terrace_llir::module::ComdatKind;
use terrace_llvm as l;

/// Defines a function from an enumeration of LLVM to one of the dialect. Only names that differ are stated twice.
macro_rules! convert {
    ($f:ident: $From:ty => $To:ident { $($from:ident $(=> $to:ident)?),* $(,)? }) => {
        pub(crate) fn $f(value: $From) -> l::$To {
            type From = $From;
            match value { $( From::$from => convert!(@ $To $from $($to)?), )* }
        }
    };
    (@ $To:ident $from:ident) => { l::$To::$from };
    (@ $To:ident $from:ident $to:ident) => { l::$To::$to };
}

convert!(int_predicate: llir::IntPredicate => ICmpPredicate { Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle });

convert!(float_predicate: llir::FloatPredicate => FCmpPredicate {
    False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Uno, Ueq, Ugt, Uge, Ult, Ule, Une, True
});

convert!(ordering: llir::Ordering => AtomicOrdering {
    NotAtomic, Unordered, Monotonic, Acquire, Release, AcqRel, SeqCst
});

convert!(rmw_op: llir::RmwOp => AtomicBinOp {
    Xchg, Add, Sub, And, Nand, Or, Xor, Max, Min, UMax => Umax, UMin => Umin, FAdd => Fadd, FSub => Fsub,
    FMax => Fmax, FMin => Fmin, FMaximum => Fmaximum, FMinimum => Fminimum, UIncWrap => UincWrap,
    UDecWrap => UdecWrap, USubCond => UsubCond, USubSat => UsubSat
});

convert!(tail_kind: llir::TailKind => TailCallKind {
    None, Tail, MustTail => Musttail, NoTail => Notail
});

convert!(linkage: llir::Linkage => Linkage {
    External, AvailableExternally, LinkOnceAny => Linkonce, LinkOnceOdr => LinkonceOdr, WeakAny => Weak, WeakOdr,
    Appending, Internal, Private, ExternalWeak => ExternWeak, Common
});

convert!(visibility: llir::Visibility => Visibility { Default, Hidden, Protected });

convert!(unnamed_addr: llir::UnnamedAddr => UnnamedAddr { None, Local, Global });

convert!(comdat_kind: ComdatKind => Comdat {
    Any, ExactMatch => Exactmatch, Largest, NoDeduplicate => Nodeduplicate, SameSize => Samesize
});

/// The fast-math flags.
pub(crate) fn fast_math(flags: Flags) -> l::FastmathFlags {
    let bits = flags.0;
    // `nnan` to `afn` have one order in both; `reassoc` is LLVM's first flag and the dialect's last.
    l::FastmathFlags(u64::from(bits >> 5 & 0x3f | (bits >> 4 & 1) << 6))
}

/// The flags `nsw` and `nuw`.
pub(crate) fn overflow_flags(flags: Flags) -> l::IntegerOverflowFlags {
    let nsw = if flags.has(Flags::NSW) { 1 } else { 0 };
    let nuw = if flags.has(Flags::NUW) { 2 } else { 0 };
    l::IntegerOverflowFlags(nsw | nuw)
}

/// The flags of an address computation.
pub(crate) fn gep_flags(flags: Flags) -> l::GepNoWrapFlags {
    let inbounds = if flags.has(Flags::INBOUNDS) { 3 } else { 0 };
    let nusw = if flags.has(Flags::NUSW) { 2 } else { 0 };
    let nuw = if flags.has(Flags::NUW) { 4 } else { 0 };
    l::GepNoWrapFlags(inbounds | nusw | nuw)
}
