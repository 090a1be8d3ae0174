//! The operations of `bufferization`.

use super::verify;
use crate::memref;
use terrace_base::constraints::{AnyRankedOrUnrankedMemRef, I1};
use terrace_ir::ops;

ops! { "bufferization", OPS;
    /// Makes a buffer with the contents of another one. The new buffer may be the old one, so that neither may be changed
    /// afterwards.
    ///
    /// ```mlir
    /// %c = bufferization.clone %m : memref<?xf32> to memref<?xf32>
    /// ```
    Clone = "clone" {
        (input: AnyRankedOrUnrankedMemRef) -> (output: AnyRankedOrUnrankedMemRef)
        traits [MemRead, MemWrite, MemAlloc]
        format "$input attr-dict `:` type($input) `to` type($output)"
        hooks  { fold: memref::fold::fold_casts }
    }

    /// Frees each buffer whose condition holds, unless it is also among the retained ones. The results say which retained
    /// buffers are owned by the code behind.
    ///
    /// ```mlir
    /// %owned = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%r : memref<?xf32>)
    /// ```
    Dealloc = "dealloc" {
        (memrefs: [AnyRankedOrUnrankedMemRef], conditions: [I1], retained: [AnyRankedOrUnrankedMemRef])
            -> (updated_conditions: [I1] = infer)
        traits [AttrSizedOperandSegments, InferTypes]
        format "(` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )? (`retain` ` ` `(` $retained^ `:` type($retained) `)` )? attr-dict"
        hooks  { infer: verify::infer_dealloc, verify_shape: verify::dealloc }
    }
}
