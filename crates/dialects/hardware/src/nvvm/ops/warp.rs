//! Operations across the threads of a warp.

use crate::nvvm::enums::{MatchSyncKind, ReduxKind, ShflKind, VoteSyncKind};
use crate::nvvm::types::{I32OrF32, I32OrF32OrStruct, I32OrI1, I32OrI64, I32OrStruct};
use terrace_rewrite::prelude::*;

ops! { "nvvm", WARP_OPS;
    /// Elects one thread of those that the mask names; the result is true there.
    ///
    /// ```mlir
    /// %0 = nvvm.elect.sync -> i1
    /// ```
    ElectSync = "elect.sync" {
        (membermask: Option<I32>) -> (pred: I1)
        format "($membermask^)? attr-dict `->` type(results)"
    }

    /// Compares a value across the threads of a warp: the mask of equal threads, with `all` also whether all are equal.
    ///
    /// ```mlir
    /// %0 = nvvm.match.sync  all %a0, %a1 : i32 -> !llvm.struct<(i32, i1)>
    /// ```
    MatchSync = "match.sync" {
        (thread_mask: I32, val: I32OrI64) -> (res: I32OrStruct)
        attrs  { kind: MatchSyncKind }
        format "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)"
    }

    /// Reduces a value over the threads of a warp that the mask names.
    ///
    /// ```mlir
    /// %0 = nvvm.redux.sync  add %a0, %a1 : i32 -> i32
    /// ```
    Redux = "redux.sync" {
        (val: I32OrF32, mask_and_clamp: I32) -> (res: I32OrF32)
        attrs  { kind: ReduxKind }
        opts   { abs: Bool = false, nan: Bool = false }
        relations { same_type(res, val) }
        format "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)"
    }

    /// Exchanges a value between threads of a warp; with `return_value_and_is_valid` the result also says whether the source is in range.
    ///
    /// ```mlir
    /// %0 = nvvm.shfl.sync  bfly %a0, %a1, %a2, %a3 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
    /// ```
    Shfl = "shfl.sync" {
        (thread_mask: I32, val: I32OrF32, offset: I32, mask_and_clamp: I32) -> (res: I32OrF32OrStruct)
        attrs  { kind: ShflKind }
        opts   { return_value_and_is_valid: Unit }
        format "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)"
    }

    /// Combines a predicate over the threads of a warp that the mask names.
    ///
    /// ```mlir
    /// %0 = nvvm.vote.sync  all %a0, %a1 -> i1
    /// ```
    VoteSync = "vote.sync" {
        (mask: I32, pred: I1) -> (res: I32OrI1)
        attrs  { kind: VoteSyncKind }
        format "$kind $mask `,` $pred attr-dict `->` type($res)"
    }
}
