//! Enumerations and flags of the dialect as LLVM's.

use terrace_ir::decl::AttrType;
use terrace_ir::{Attr, Context};
use terrace_llir::module::ComdatKind;
use terrace_llir::{
    CallConv, Flags, FloatPredicate, IntPredicate, Linkage, Ordering, RmwOp, TailKind, UnnamedAddr,
    Visibility,
};
use terrace_llvm as l;
use terrace_llvm::{FastmathFlags, IntegerOverflowFlags};

/// Defines a function from an enumeration of the dialect to one of LLVM. The last case stands for an absent attribute.
/// Only names that differ are stated twice.
macro_rules! convert {
    ($f:ident: $From:ident => $To:ident { $($case:ident $(=> $to:ident)?),* } else $default:ident) => {
        pub(crate) fn $f(value: Option<l::$From>) -> $To {
            match value {
                $( Some(l::$From::$case) => convert!(@ $To $case $($to)?), )*
                None => $To::$default,
            }
        }
    };
    (@ $To:ident $case:ident) => { $To::$case };
    (@ $To:ident $case:ident $to:ident) => { $To::$to };
}

convert!(int_predicate: ICmpPredicate => IntPredicate {
    Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge
} else Eq);

convert!(float_predicate: FCmpPredicate => FloatPredicate {
    False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Ueq, Ugt, Uge, Ult, Ule, Une, Uno, True
} else False);

convert!(ordering: AtomicOrdering => Ordering {
    NotAtomic, Unordered, Monotonic, Acquire, Release, AcqRel, SeqCst
} else NotAtomic);

convert!(rmw_op: AtomicBinOp => RmwOp {
    Xchg, Add, Sub, And, Nand, Or, Xor, Max, Min, Umax => UMax, Umin => UMin, Fadd => FAdd, Fsub => FSub,
    Fmax => FMax, Fmin => FMin, Fmaximum => FMaximum, Fminimum => FMinimum, UincWrap => UIncWrap,
    UdecWrap => UDecWrap, UsubCond => USubCond, UsubSat => USubSat
} else Xchg);

convert!(tail_kind: TailCallKind => TailKind {
    None, Tail, Musttail => MustTail, Notail => NoTail
} else None);

convert!(linkage: Linkage => Linkage {
    External, AvailableExternally, Linkonce => LinkOnceAny, LinkonceOdr => LinkOnceOdr, Weak => WeakAny, WeakOdr,
    Appending, Internal, Private, ExternWeak => ExternalWeak, Common
} else External);

convert!(visibility: Visibility => Visibility { Default, Hidden, Protected } else Default);

convert!(unnamed_addr: UnnamedAddr => UnnamedAddr { None, Local, Global } else None);

convert!(comdat_kind: Comdat => ComdatKind {
    Any, Exactmatch => ExactMatch, Largest, Nodeduplicate => NoDeduplicate, Samesize => SameSize
} else Any);

/// LLVM's number of a calling convention.
pub(crate) fn calling_convention(cc: Option<l::CConv>) -> CallConv {
    CallConv(cc.map_or(0, |cc| cc as u16))
}

/// The fast-math flags of an attribute.
#[inline]
pub(crate) fn fast_math(ctx: &Context, attr: Option<Attr>) -> Flags {
    let flags = attr.and_then(|attr| <FastmathFlags as AttrType>::decode(ctx, attr));
    let Some(FastmathFlags(bits)) = flags else { return Flags::NONE };
    let bits = bits as u16;
    // `nnan` to `afn` have one order in both; `reassoc` is LLVM's first flag and the dialect's last.
    Flags((bits & 0x3f) << 5 | (bits >> 6 & 1) << 4)
}

/// The flags `nsw` and `nuw` of an attribute.
#[inline]
pub(crate) fn overflow_flags(ctx: &Context, attr: Option<Attr>) -> Flags {
    let flags = attr.and_then(|attr| <IntegerOverflowFlags as AttrType>::decode(ctx, attr));
    let Some(IntegerOverflowFlags(bits)) = flags else { return Flags::NONE };
    let nsw = if bits & 1 != 0 { Flags::NSW } else { Flags::NONE };
    if bits & 2 != 0 { nsw | Flags::NUW } else { nsw }
}
