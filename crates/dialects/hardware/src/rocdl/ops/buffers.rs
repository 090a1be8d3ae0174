//! Access of buffers: pieces of global memory with a number of records, beyond which accesses have no effect.
//!
//! The offset of an access is the sum of `offset`, which may differ between lanes, and of `soffset`, which may not.

use crate::rocdl::asm;
use crate::rocdl::types::{AnyPointer, BufferPointer, LdsPointer};
use terrace_base::constraints::I64;
use terrace_llvm::constraints::{I32, LlvmType};
use terrace_llvm::{AliasScopes, TbaaTags};
use terrace_rewrite::prelude::*;

ops! { "rocdl", BUFFER_OPS;
    /// A buffer of `numRecords` bytes from `base` on.
    ///
    /// ```mlir
    /// %r = rocdl.make.buffer.rsrc %base, %stride, %n, %flags : <1> to <8>
    /// ```
    MakeBufferRsrc = "make.buffer.rsrc" {
        (base: AnyPointer, stride: I16, num_records: I64, flags: I32) -> (res: AnyPointer)
        traits [Pure]
        format "operands attr-dict `:` type($base) `to` type($res)"
    }

    /// Loads from a buffer.
    ///
    /// ```mlir
    /// %v = rocdl.raw.ptr.buffer.load %rsrc, %offset, %soffset, %aux : vector<4xf32>
    /// ```
    RawPtrBufferLoad = "raw.ptr.buffer.load" {
        (rsrc: BufferPointer, offset: I32, soffset: I32, aux: I32) -> (res: LlvmType)
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead]
        format "operands attr-dict `:` type($res)"
    }

    /// Copies `size` bytes for each lane from a buffer to the local data share.
    ///
    /// ```mlir
    /// rocdl.raw.ptr.buffer.load.lds %rsrc, %lds, %size, %voffset, %soffset, %offset, %aux
    /// ```
    RawPtrBufferLoadLds = "raw.ptr.buffer.load.lds" {
        (rsrc: BufferPointer, lds_ptr: LdsPointer, size: I32, voffset: I32, soffset: I32, offset: I32, aux: I32)
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead, MemWrite]
        format "operands attr-dict"
    }

    /// Stores to a buffer.
    ///
    /// ```mlir
    /// rocdl.raw.ptr.buffer.store %v, %rsrc, %offset, %soffset, %aux : f32
    /// ```
    RawPtrBufferStore = "raw.ptr.buffer.store" {
        (vdata: LlvmType, rsrc: BufferPointer, offset: I32, soffset: I32, aux: I32)
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemWrite]
        format "operands attr-dict `:` type($vdata)"
    }

    /// Stores `src` to a buffer if it has `cmp` there, and gives the old value.
    ///
    /// ```mlir
    /// %v = rocdl.raw.ptr.buffer.atomic.cmpswap %src, %cmp, %rsrc, %offset, %soffset, %aux : i32
    /// ```
    RawPtrBufferAtomicCmpSwap = "raw.ptr.buffer.atomic.cmpswap" {
        (src: LlvmType, cmp: LlvmType, rsrc: BufferPointer, offset: I32, soffset: I32, aux: I32) -> (res: LlvmType = src)
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead, MemWrite]
        relations { same_type(res, src, cmp) }
        format "operands attr-dict `:` type($res)"
    }

    /// Replaces a float in a buffer by the greater one of it and `vdata`.
    ///
    /// ```mlir
    /// rocdl.raw.ptr.buffer.atomic.fmax %v, %rsrc, %offset, %soffset, %aux : f32
    /// ```
    RawPtrBufferAtomicFmax = "raw.ptr.buffer.atomic.fmax",
    /// Replaces a signed integer in a buffer by the greater one of it and `vdata`.
    RawPtrBufferAtomicSmax = "raw.ptr.buffer.atomic.smax",
    /// Replaces an unsigned integer in a buffer by the smaller one of it and `vdata`.
    RawPtrBufferAtomicUmin = "raw.ptr.buffer.atomic.umin",
    /// Adds `vdata` to a float in a buffer.
    RawPtrBufferAtomicFadd = "raw.ptr.buffer.atomic.fadd" {
        (vdata: LlvmType, rsrc: BufferPointer, offset: I32, soffset: I32, aux: I32)
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead, MemWrite]
        format "operands attr-dict `:` type($vdata)"
    }

    /// Loads from a buffer whose resource is a vector.
    ///
    /// ```mlir
    /// %v = rocdl.raw.buffer.load %rsrc, %offset, %soffset, %aux : vector<4xf32>
    /// ```
    RawBufferLoad = "raw.buffer.load" {
        (rsrc: LlvmType, offset: LlvmType, soffset: LlvmType, aux: LlvmType) -> (res: LlvmType)
        hooks { parse: asm::parse_load, print: asm::print_load }
    }

    /// Stores to a buffer whose resource is a vector.
    ///
    /// ```mlir
    /// rocdl.raw.buffer.store %v, %rsrc, %offset, %soffset, %aux : f32
    /// ```
    RawBufferStore = "raw.buffer.store",
    /// Adds `vdata` to a float in a buffer whose resource is a vector.
    RawBufferAtomicFAdd = "raw.buffer.atomic.fadd",
    /// Replaces a float in a buffer whose resource is a vector by the greater one of it and `vdata`.
    RawBufferAtomicFMax = "raw.buffer.atomic.fmax",
    /// Replaces a signed integer in a buffer whose resource is a vector by the greater one of it and `vdata`.
    RawBufferAtomicSMax = "raw.buffer.atomic.smax",
    /// Replaces an unsigned integer in a buffer whose resource is a vector by the smaller one of it and `vdata`.
    RawBufferAtomicUMin = "raw.buffer.atomic.umin" {
        (vdata: LlvmType, rsrc: LlvmType, offset: LlvmType, soffset: LlvmType, aux: LlvmType)
        hooks { parse: asm::parse_store, print: asm::print_store }
    }

    /// Stores `src` to a buffer whose resource is a vector if it has `cmp` there, and gives the old value.
    ///
    /// ```mlir
    /// %v = rocdl.raw.buffer.atomic.cmpswap(%src, %cmp, %rsrc, %offset, %soffset, %aux) : i32, vector<4xi32>
    /// ```
    RawBufferAtomicCmpSwap = "raw.buffer.atomic.cmpswap" {
        (src: LlvmType, cmp: LlvmType, rsrc: LlvmType, offset: I32, soffset: I32, aux: I32) -> (res: LlvmType = src)
        relations { same_type(res, src, cmp) }
        format "attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)"
    }
}
