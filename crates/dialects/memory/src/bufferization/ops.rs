//! The operations of `bufferization`.

use super::constraints::{BufferLike, TensorLike};
use super::{fold, verify};
use crate::memref;
use terrace_base::constraints::{AnyRankedOrUnrankedMemRef, AnyShaped, AnyTensor};
use terrace_rewrite::prelude::*;

ops! { "bufferization", OPS;
    /// A tensor of its own buffer, which nothing was written to, or with the contents of another tensor. There is one operand
    /// for each dynamic extent, unless the shape is that of `copy`.
    ///
    /// ```mlir
    /// %t = bufferization.alloc_tensor(%n) {memory_space = 1 : i64} : tensor<?x8xf32>
    /// %u = bufferization.alloc_tensor() copy(%t) : tensor<?x8xf32>
    /// ```
    AllocTensor = "alloc_tensor" {
        (dynamic_sizes: [Index], copy: Option<AnyTensor>, size_hint: Option<Index>) -> (result: AnyTensor)
        opts   { memory_space: AnyAttr }
        traits [AttrSizedOperandSegments]
        format "`` `(` $dynamic_sizes `)` (`copy` `` `(` $copy^ `)`)? (`size_hint` `` `=` `` $size_hint^)? since<24>((` ` `<` `` `{` `` `memory_space` `=` $memory_space^ `` `}` `` `>`)?) attr-dict `:` type($result)"
        types  { |_, known, _| (known.of)("result") }
        hooks  { verify_shape: verify::alloc_tensor }
    }

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

    /// Frees the buffer of a tensor.
    ///
    /// ```mlir
    /// bufferization.dealloc_tensor %t : tensor<?xf32>
    /// ```
    DeallocTensor = "dealloc_tensor" {
        (tensor: AnyTensor)
        format "$tensor attr-dict `:` type($tensor)"
    }

    /// Puts the elements of a tensor into the buffer of another one, or into a memref. `restrict` says that no other memref
    /// that is not based on the destination reads or writes its memory, `writable` that it may be written.
    ///
    /// ```mlir
    /// %u = bufferization.materialize_in_destination %s in %t : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    /// bufferization.materialize_in_destination %s in writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
    /// ```
    MaterializeInDestination = "materialize_in_destination" {
        (source: AnyTensor, dest: AnyShaped) -> (result: Option<AnyTensor>)
        opts   { restrict: Unit, writable: Unit }
        traits [DestinationStyleOpInterface]
        relations { "all of {source, dest} have same element type": verify::has_one_element_type }
        format "$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict `:` functional-type(operands, results)"
        hooks  { inits: 1, verify_shape: verify::materialize, effects: fold::materialize_effects }
    }

    /// The buffer of a tensor; `read_only` promises that nothing writes it.
    ///
    /// ```mlir
    /// %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    /// ```
    ToBuffer = "to_buffer" {
        (tensor: TensorLike) -> (buffer: BufferLike)
        opts   { read_only: Unit }
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType, Pure]
        relations { "specified tensor and buffer types match": verify::has_matching_types }
        format "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)"
        hooks  { fold: fold::to_buffer }
    }

    /// The contents of a buffer as a tensor. `restrict` says that no other memref that is not based on this one is made a
    /// tensor of, `writable` that the buffer may be written.
    ///
    /// ```mlir
    /// %t = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
    /// ```
    ToTensor = "to_tensor" {
        (buffer: BufferLike) -> (result: TensorLike)
        opts   { restrict: Unit, writable: Unit }
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType, MemRead]
        relations { "specified tensor and buffer types match": verify::has_matching_types }
        format "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)"
        hooks  { fold: fold::to_tensor }
    }
}
