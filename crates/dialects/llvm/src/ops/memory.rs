//! Memory access, addresses, atomics, aggregates and vectors.

use crate::asm::memory as asm;
use crate::attrs::*;
use crate::constraints::*;
use crate::enums::*;
use crate::{divide, effects, fold, infer, promote, verify};
use terrace_ir::promotion::Removal;
use terrace_rewrite::prelude::*;

ops! { "llvm", MEMORY_OPS;
    /// Allocates memory for a number of elements in the function's stack frame.
    ///
    /// LangRef: "'alloca' Instruction".
    /// ```mlir
    /// %p = llvm.alloca %n x f32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
    /// ```
    Alloca = "alloca" {
        (array_size: AnySignlessInteger) -> (res: AnyPointer)
        attrs  { elem_type: TypeAttrOf }
        opts   { alignment: I64Attr, inalloca: Unit }
        traits [MemAlloc, ScopedAlloc]
        hooks  { parse: asm::parse_alloca, print: asm::print_alloca, verify_shape: verify::alloca, allocation: &promote::ALLOCATION, division: &divide::DIVISION }
    }

    /// Loads a value of the result's type.
    ///
    /// LangRef: "'load' Instruction".
    /// ```mlir
    /// %v = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> f32
    /// ```
    Load = "load" {
        (addr: AnyPointer) -> (res: LoadableType)
        opts   {
            alignment: I64Attr, volatile("volatile_"): Unit, nontemporal: Unit, invariant: Unit,
            invariant_group("invariantGroup"): Unit,
            ordering: AtomicOrdering = AtomicOrdering::NotAtomic, syncscope: StrAttr,
            dereferenceable: Dereferenceable,
            access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags,
        }
        format "(`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)? attr-dict `:` qualified(type($addr)) `->` type($res)"
        hooks  { verify_shape: verify::load, effects: effects::load, access: &promote::LOAD, part_access: &divide::LOAD }
    }

    /// Stores a value.
    ///
    /// LangRef: "'store' Instruction".
    /// ```mlir
    /// llvm.store %v, %p : f32, !llvm.ptr
    /// ```
    Store = "store" {
        (value: LoadableType, addr: AnyPointer)
        opts   {
            alignment: I64Attr, volatile("volatile_"): Unit, nontemporal: Unit,
            invariant_group("invariantGroup"): Unit,
            ordering: AtomicOrdering = AtomicOrdering::NotAtomic, syncscope: StrAttr,
            access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags,
        }
        format "(`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))"
        hooks  { verify_shape: verify::store, effects: effects::store, access: &promote::STORE, part_access: &divide::STORE }
    }

    /// Computes an address: the first index counts whole elements from the base, the others step into structs,
    /// arrays and vectors. Memory is not accessed.
    ///
    /// `rawConstantIndices` has the constant indices, and `-2147483648` for each dynamic one.
    ///
    /// LangRef: "'getelementptr' Instruction".
    /// ```mlir
    /// %q = llvm.getelementptr inbounds %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
    /// ```
    GetElementPtr = "getelementptr" {
        (base: PtrOrVector, dynamic_indices: [IntOrVector]) -> (res: PtrOrVector)
        attrs  { raw_constant_indices("rawConstantIndices"): DenseI32Array, elem_type: TypeAttrOf }
        opts   { no_wrap_flags("noWrapFlags"): GepFlags = GepNoWrapFlags::NONE }
        traits [Pure, ViewLikeOpInterface]
        hooks  { parse: asm::parse_gep, print: asm::print_gep, verify_shape: verify::gep, fold: fold::gep, removal: |body, op: Op| promote::is_base(body, op).then_some(Removal::EraseWithUsers), part_access: &divide::GEP }
    }

    /// Updates memory with a binary operation in one atomic step, and returns the old value.
    ///
    /// LangRef: "'atomicrmw' Instruction".
    /// ```mlir
    /// %old = llvm.atomicrmw add %p, %v acq_rel : !llvm.ptr, i32
    /// ```
    AtomicRMW = "atomicrmw" {
        (ptr: AnyPointer, val: AtomicRmwType) -> (res: AtomicRmwType = infer)
        attrs     { bin_op: AtomicBinOp, ordering: AtomicOrdering }
        opts      {
            syncscope: StrAttr, alignment: I64Attr, volatile("volatile_"): Unit,
            access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags,
        }
        relations { types_match("result #0 and operand #1 have the same type", val => res, |_, ty| Some(ty)) }
        format    "(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:` qualified(type($ptr)) `,` type($val)"
        hooks     { verify_shape: verify::atomicrmw }
    }

    /// Stores a value if memory has the expected one, in one atomic step; returns the old value and whether it stored.
    ///
    /// LangRef: "'cmpxchg' Instruction".
    /// ```mlir
    /// %r = llvm.cmpxchg weak %p, %old, %new acq_rel monotonic : !llvm.ptr, i32
    /// ```
    AtomicCmpXchg = "cmpxchg" {
        (ptr: AnyPointer, cmp: AtomicCmpXchgType, val: AtomicCmpXchgType) -> (res: AnyStruct = infer)
        attrs     { success_ordering: AtomicOrdering, failure_ordering: AtomicOrdering }
        opts      {
            syncscope: StrAttr, alignment: I64Attr, weak: Unit, volatile("volatile_"): Unit,
            access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags,
        }
        traits    [InferTypes]
        relations {
            types_match("operand #1 and operand #2 have the same type", val => cmp, |_, ty| Some(ty)),
            types_match("result #0 has an LLVM struct type consisting of the type of operand #2 and a bool", val => res, infer::value_and_bool),
        }
        format    "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)"
        hooks     { verify_shape: verify::cmpxchg }
    }

    /// Orders the memory accesses before and after it.
    ///
    /// LangRef: "'fence' Instruction".
    /// ```mlir
    /// llvm.fence syncscope("agent") release
    /// ```
    Fence = "fence" {
        ()
        attrs  { ordering: AtomicOrdering }
        opts   { syncscope: StrAttr }
        format "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict"
        hooks  { verify_shape: verify::fence }
    }

    /// Reads the next variable argument.
    ///
    /// LangRef: "'va_arg' Instruction".
    /// ```mlir
    /// %v = llvm.va_arg %list : (!llvm.ptr) -> i32
    /// ```
    VaArg = "va_arg" {
        (arg: AnyPointer) -> (res: LlvmType)
        format "$arg attr-dict `:` functional-type($arg, $res)"
    }

    /// Extracts a field of a struct or an element of an array.
    ///
    /// LangRef: "'extractvalue' Instruction".
    /// ```mlir
    /// %v = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
    /// ```
    ExtractValue = "extractvalue" {
        (container: AnyAggregate) -> (res: LlvmType = infer)
        attrs  { position: DenseI64Array }
        traits [Pure]
        hooks  { parse: asm::parse_extractvalue, print: asm::print_extractvalue, verify_shape: verify::extractvalue, infer: infer::extractvalue, fold: fold::extractvalue }
    }

    /// Inserts a field into a struct or an element into an array, and returns the new aggregate.
    ///
    /// LangRef: "'insertvalue' Instruction".
    /// ```mlir
    /// %t = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, f32)>
    /// ```
    InsertValue = "insertvalue" {
        (container: AnyAggregate, value: PrimitiveType) -> (res: AnyAggregate = container)
        attrs     { position: DenseI64Array }
        traits    [Pure]
        relations { same_type(container, res) }
        hooks     { parse: asm::parse_insertvalue, print: asm::print_insertvalue, verify_shape: verify::insertvalue }
    }

    /// Extracts an element of a vector.
    ///
    /// LangRef: "'extractelement' Instruction".
    /// ```mlir
    /// %v = llvm.extractelement %vec[%i : i32] : vector<4xf32>
    /// ```
    ExtractElement = "extractelement" {
        (vector: AnyVector, position: AnySignlessInteger) -> (res: LlvmType = infer)
        traits    [Pure, InferTypes]
        relations { types_match("result type matches vector element type", vector => res, infer::element) }
        format    "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"
    }

    /// Inserts an element into a vector, and returns the new vector.
    ///
    /// LangRef: "'insertelement' Instruction".
    /// ```mlir
    /// %w = llvm.insertelement %v, %vec[%i : i32] : vector<4xf32>
    /// ```
    InsertElement = "insertelement" {
        (vector: AnyVector, value: PrimitiveType, position: AnySignlessInteger) -> (res: AnyVector = vector)
        traits    [Pure]
        relations {
            types_match("argument type matches vector element type", vector => value, infer::element),
            same_type(res, vector),
        }
        format    "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"
    }

    /// Selects elements of two vectors by a mask; `-1` stands for any value.
    ///
    /// LangRef: "'shufflevector' Instruction".
    /// ```mlir
    /// %w = llvm.shufflevector %a, %b [0, 4, 1, 5] : vector<4xf32>
    /// ```
    ShuffleVector = "shufflevector" {
        (v1: AnyVector, v2: AnyVector) -> (res: AnyVector = infer)
        attrs     { mask: DenseI32Array }
        traits    [Pure]
        relations { same_type(v1, v2) }
        hooks     { parse: asm::parse_shufflevector, print: asm::print_shufflevector, verify_shape: verify::shufflevector, infer: infer::shuffle, fold: fold::shufflevector }
    }
}
