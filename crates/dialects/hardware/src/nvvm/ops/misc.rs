//! Other instructions.

use crate::attrs::I16Attr;
use crate::nvvm::enums::{
    CacheEvictionPriority, DotAccumulateType, PermuteMode, PrefetchCacheLevel, SetMaxRegisterAction,
};
use crate::nvvm::types::{F32, GenericOrSharedPointer, PrefetchPointer, V2I16, V4I8};
use crate::nvvm::verify;
use terrace_rewrite::prelude::*;

ops! { "nvvm", MISC_OPS;
    /// Suspends execution for a debugger.
    ///
    /// ```mlir
    /// nvvm.breakpoint
    /// ```
    Breakpoint = "breakpoint" {
        ()
        format "attr-dict"
    }

    /// Adds the products of two 16-bit numbers and two bytes, the upper ones with `b_hi`, to `c`.
    ///
    /// ```mlir
    /// %0 = nvvm.dot.accumulate.2way %a0 <signed>, %a1 <signed>, %a2 {b_hi = false} : vector<2xi16>, vector<4xi8>
    /// ```
    DotAccumulate2Way = "dot.accumulate.2way" {
        (a: V2I16, b: V4I8, c: I32) -> (res: I32)
        attrs  { a_type: DotAccumulateType, b_type: DotAccumulateType, b_hi: Bool }
        format "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)"
    }

    /// Adds the products of four bytes and four bytes to `c`.
    ///
    /// ```mlir
    /// %0 = nvvm.dot.accumulate.4way %a0 <signed>, %a1 <signed>, %a2 : vector<4xi8>, vector<4xi8>
    /// ```
    DotAccumulate4Way = "dot.accumulate.4way" {
        (a: V4I8, b: V4I8, c: I32) -> (res: I32)
        attrs  { a_type: DotAccumulateType, b_type: DotAccumulateType }
        format "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)"
    }

    /// Ends the thread.
    ///
    /// ```mlir
    /// nvvm.exit
    /// ```
    Exit = "exit" {
        ()
        format "attr-dict"
    }

    /// PTX instructions as text, with operands that are read, written, or both.
    ///
    /// ```mlir
    /// %r = nvvm.inline_ptx "add.s32 {$w0}, {$r0}, 1;" ro(%a : i32) -> i32
    /// ```
    InlinePtx = "inline_ptx" {
        (read_only_args: [AnyType], read_write_args: [AnyType], predicate: Option<I1>) -> (write_only_args: [AnyType])
        attrs  { ptx_code("ptxCode"): StrAttr }
        traits [AttrSizedOperandSegments]
        format "$ptxCode ( `ro` `(` $read_only_args^ `:` type($read_only_args) `)` )? ( `rw` `(` $read_write_args^ `:` type($read_write_args) `)` )? (`,` `predicate` `=` $predicate^)? attr-dict ( `->` type($write_only_args)^ )?"
    }

    /// Suspends the thread for about so many nanoseconds.
    ///
    /// ```mlir
    /// nvvm.nanosleep %a0
    /// ```
    Nanosleep = "nanosleep" {
        (duration: I32)
        format "attr-dict $duration"
    }

    /// Triggers events of the performance monitor: one, or those of a mask.
    ///
    /// ```mlir
    /// nvvm.pmevent id = 10
    /// ```
    PMEvent = "pmevent" {
        ()
        opts   { masked_event_id("maskedEventId"): I16Attr, event_id("eventId"): I32Attr }
        format "attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?"
        hooks  { verify_shape: verify::pmevent }
    }

    /// Brings the cache line of an address into a cache.
    ///
    /// ```mlir
    /// nvvm.prefetch level =  L1 uniform, %a0 : !llvm.ptr
    /// ```
    Prefetch = "prefetch" {
        (addr: PrefetchPointer, predicate: Option<I1>)
        opts   {
            cache_level("cacheLevel"): PrefetchCacheLevel,
            evict_priority("evictPriority"): CacheEvictionPriority, tensormap: Unit, uniform: Unit,
            in_param_space: Unit,
        }
        format "(`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`tensormap` $tensormap^ (`in_param_space` $in_param_space^)? `,`)? (`evict_priority` `=` $evictPriority^ `,`)? $addr (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"
        hooks  { verify_shape: verify::prefetch }
    }

    /// Selects four bytes of two registers.
    ///
    /// ```mlir
    /// %0 = nvvm.prmt <b4e> %a2, %a0, %a1 : i32
    /// ```
    Permute = "prmt" {
        (lo: I32, hi: Option<I32>, selector: I32) -> (res: I32)
        attrs  { mode: PermuteMode }
        traits [Pure]
        format "$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)"
        hooks  { verify_shape: verify::permute }
    }

    /// Approximate reciprocal that flushes subnormal numbers to zero.
    ///
    /// ```mlir
    /// %0 = nvvm.rcp.approx.ftz.f %a0 : f32
    /// ```
    RcpApproxFtzF32 = "rcp.approx.ftz.f" {
        (arg: F32) -> (res: F32)
        traits [Pure]
        format "$arg attr-dict `:` type($res)"
    }

    /// Releases or requests registers of each thread.
    ///
    /// ```mlir
    /// nvvm.setmaxregister  decrease 24
    /// ```
    SetMaxRegister = "setmaxregister" {
        ()
        attrs  { reg_count("regCount"): I32Attr, action: SetMaxRegisterAction }
        format "$action $regCount attr-dict"
        hooks  { verify_shape: verify::set_max_register }
    }

    /// Fills shared memory with zeros.
    ///
    /// ```mlir
    /// nvvm.st.bulk %a0, size = %a1 : !llvm.ptr
    /// ```
    BulkStore = "st.bulk" {
        (addr: GenericOrSharedPointer, size: I64)
        opts   { init_val("initVal"): I64Attr = 0 }
        format "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)"
        hooks  { verify_shape: verify::st_bulk }
    }
}
