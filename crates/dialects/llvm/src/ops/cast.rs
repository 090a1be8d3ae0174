//! Casts.

use crate::asm::arith as asm;
use crate::asm::flags;
use crate::attrs::{Dereferenceable, OverflowFlags};
use crate::constraints::*;
use crate::enums::*;
use crate::{fold, verify};
use terrace_ir::promotion::Removal;
use terrace_rewrite::prelude::*;

ops! { "llvm", CAST_OPS;
    /// Truncates an integer to its low bits.
    ///
    /// LangRef: "'trunc .. to' Instruction".
    /// ```mlir
    /// %r = llvm.trunc %a overflow<nsw> : i64 to i32
    /// ```
    Trunc = "trunc" {
        (arg: IntOrVector) -> (res: IntOrVector)
        opts   { overflow_flags("overflowFlags"): OverflowFlags = IntegerOverflowFlags::NONE }
        traits [Pure]
        format "$arg (custom<OverflowFlags>($overflowFlags)^)? attr-dict `:` type($arg) `to` type($res)"
        custom { "OverflowFlags": (flags::parse_overflow, flags::print_overflow) }
    }

    /// Zero-extends an integer; poison if `nneg` is set and it is negative.
    ///
    /// LangRef: "'zext .. to' Instruction".
    /// ```mlir
    /// %r = llvm.zext nneg %a : i32 to i64
    /// ```
    ZExt = "zext" (verify_shape: verify::extension, fold: fold::zext) {
        (arg: IntOrVector) -> (res: IntOrVector)
        opts   { non_neg("nonNeg"): Unit }
        traits [Pure]
        format "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)"
    }

    /// Rounds an unsigned integer to a float; poison if `nneg` is set and it is negative as a signed integer.
    ///
    /// LangRef: "'uitofp .. to' Instruction".
    /// ```mlir
    /// %r = llvm.uitofp nneg %a : i32 to f32
    /// ```
    UIToFP = "uitofp" {
        (arg: IntOrVector) -> (res: FloatOrVector)
        opts   { non_neg("nonNeg"): Unit }
        traits [Pure]
        format "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)"
    }

    /// Sign-extends an integer.
    ///
    /// LangRef: "'sext .. to' Instruction".
    /// ```mlir
    /// %r = llvm.sext %a : i32 to i64
    /// ```
    SExt = "sext" {
        (arg: IntOrVector) -> (res: IntOrVector)
        traits [Pure]
        format "$arg attr-dict `:` type($arg) `to` type($res)"
        hooks  { verify_shape: verify::extension }
    }

    /// Rounds a signed integer to a float.
    ///
    /// LangRef: "'sitofp .. to' Instruction".
    /// ```mlir
    /// %r = llvm.sitofp %a : i32 to f64
    /// ```
    SIToFP = "sitofp" {
        (arg: IntOrVector) -> (res: FloatOrVector)
        traits [Pure]
        format "$arg attr-dict `:` type($arg) `to` type($res)"
    }

    /// Rounds a float to a smaller format.
    ///
    /// LangRef: "'fptrunc .. to' Instruction".
    /// ```mlir
    /// %r = llvm.fptrunc %a : f64 to f32
    /// ```
    FPTrunc = "fptrunc",
    /// Converts a float to a larger format.
    ///
    /// LangRef: "'fpext .. to' Instruction".
    /// ```mlir
    /// %r = llvm.fpext %a : f32 to f64
    /// ```
    FPExt = "fpext" {
        (arg: FloatOrVector) -> (res: FloatOrVector)
        traits [Pure]
        hooks  { parse: asm::parse_float_cast, print: asm::print_float_cast }
    }

    /// Rounds a float towards zero to a signed integer; poison if it does not fit.
    ///
    /// LangRef: "'fptosi .. to' Instruction".
    /// ```mlir
    /// %r = llvm.fptosi %a : f32 to i32
    /// ```
    FPToSI = "fptosi",
    /// Rounds a float towards zero to an unsigned integer; poison if it does not fit.
    ///
    /// LangRef: "'fptoui .. to' Instruction".
    /// ```mlir
    /// %r = llvm.fptoui %a : f32 to i32
    /// ```
    FPToUI = "fptoui" {
        (arg: FloatOrVector) -> (res: IntOrVector)
        traits [Pure]
        format "$arg attr-dict `:` type($arg) `to` type($res)"
    }

    /// Converts a pointer to an integer: its address.
    ///
    /// LangRef: "'ptrtoint .. to' Instruction".
    /// ```mlir
    /// %r = llvm.ptrtoint %p : !llvm.ptr to i64
    /// ```
    PtrToInt = "ptrtoint" {
        (arg: PtrOrVector) -> (res: IntOrVector)
        traits [Pure]
        format "$arg attr-dict `:` type($arg) `to` type($res)"
    }

    /// Converts a pointer to an integer of the width of its address.
    ///
    /// LangRef: "'ptrtoaddr .. to' Instruction".
    /// ```mlir
    /// %r = llvm.ptrtoaddr %p : !llvm.ptr to i64
    /// ```
    PtrToAddr = "ptrtoaddr" {
        (arg: PtrOrVector) -> (res: IntOrVector)
        traits [Pure]
        format "$arg attr-dict `:` type($arg) `to` type($res)"
        hooks  { verify: verify::ptrtoaddr }
    }

    /// Converts an integer, an address, to a pointer.
    ///
    /// LangRef: "'inttoptr .. to' Instruction".
    /// ```mlir
    /// %p = llvm.inttoptr %a : i64 to !llvm.ptr
    /// ```
    IntToPtr = "inttoptr" {
        (arg: IntOrVector) -> (res: PtrOrVector)
        opts   { dereferenceable: Dereferenceable }
        traits [Pure]
        format "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)"
        hooks  { verify_shape: verify::inttoptr }
    }

    /// Reinterprets the bits of a value as another type of the same size.
    ///
    /// LangRef: "'bitcast .. to' Instruction".
    /// ```mlir
    /// %r = llvm.bitcast %a : f32 to i32
    /// ```
    Bitcast = "bitcast" {
        (arg: AnyNonAggregate) -> (res: AnyNonAggregate)
        traits [Pure]
        format "$arg attr-dict `:` type($arg) `to` type($res)"
        hooks  { verify_shape: verify::bitcast, fold: fold::cast_chain, removal: |_, _: Op| Some(Removal::EraseWithUsers) }
    }

    /// Converts a pointer to one into another address space.
    ///
    /// LangRef: "'addrspacecast .. to' Instruction".
    /// ```mlir
    /// %q = llvm.addrspacecast %p : !llvm.ptr<1> to !llvm.ptr
    /// ```
    AddrSpaceCast = "addrspacecast" {
        (arg: PtrOrVector) -> (res: PtrOrVector)
        traits [Pure, ViewLikeOpInterface]
        format "$arg attr-dict `:` type($arg) `to` type($res)"
        hooks  { fold: fold::cast_chain, removal: |_, _: Op| Some(Removal::EraseWithUsers) }
    }
}
