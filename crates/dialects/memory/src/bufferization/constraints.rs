//! Type constraints of `bufferization`, with upstream's summaries.

use crate::prelude::*;
use terrace_ir::decl::TypeClass;
use terrace_ir::decl::constraint::{BASE_MEMREF_CLASS, TENSOR_CLASS};

/// `BufferLikeType`, an interface, which has no name.
static BUFFER_CLASS: TypeClass = TypeClass::new("", BASE_MEMREF_CLASS.holds);

type_constraints! {
    /// A type of tensors.
    TensorLike = "TensorLikeType instance", Pred::Is(TENSOR_CLASS.holds), &TENSOR_CLASS;
    /// A type of buffers.
    BufferLike = "BufferLikeType instance", Pred::Is(BUFFER_CLASS.holds), &BUFFER_CLASS;
}
