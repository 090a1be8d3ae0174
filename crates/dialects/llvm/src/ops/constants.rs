//! Constants.

use crate::attrs::{BlockAddressOf, BlockTagOf};
use crate::constraints::*;
use crate::{fold, infer, symbols, verify};
use terrace_ir::decl::attr_type::AnyAttr;
use terrace_ir::decl::hook::first_attr;
use terrace_rewrite::prelude::*;

ops! { "llvm", CONSTANT_OPS;
    /// A constant: an integer, float, string, or the elements of a vector or (nested) array; for a struct of scalars,
    /// an array of the fields.
    ///
    /// LangRef: "Constants".
    /// ```mlir
    /// %c = llvm.mlir.constant(42 : i64) : i64
    /// ```
    Constant = "mlir.constant" {
        () -> (res: LlvmType)
        attrs  { value: AnyAttr }
        traits [Pure, ConstantLike]
        format "`(` $value `)` attr-dict `:` type($res)"
        hooks  { verify_shape: verify::constant, constant: first_attr }
    }

    /// The value with all bits zero: the null pointer, `zeroinitializer`.
    ///
    /// LangRef: "Simple Constants", "Complex Constants".
    /// ```mlir
    /// %z = llvm.mlir.zero : !llvm.ptr
    /// ```
    Zero = "mlir.zero" (verify_shape: verify::zero, constant: fold::zero_value),
    /// An undefined value, which may differ at each use.
    ///
    /// LangRef: "Undefined Values".
    /// ```mlir
    /// %u = llvm.mlir.undef : !llvm.struct<(i32, f32)>
    /// ```
    Undef = "mlir.undef" (constant: fold::undef_value),
    /// A poison value, the result of an erroneous computation.
    ///
    /// LangRef: "Poison Values".
    /// ```mlir
    /// %p = llvm.mlir.poison : !llvm.struct<(i32, f32)>
    /// ```
    Poison = "mlir.poison" (constant: fold::poison_value) {
        () -> (res: LlvmType)
        traits [Pure, ConstantLike]
        format "attr-dict `:` type($res)"
    }

    /// The token `none`, which ties no operations together.
    ///
    /// LangRef: "Token Type".
    /// ```mlir
    /// %t = llvm.mlir.none : !llvm.token
    /// ```
    NoneToken = "mlir.none" {
        () -> (res: Token = infer)
        traits [Pure, InferTypes]
        format "attr-dict `:` type($res)"
        hooks  { infer: infer::token }
    }

    /// The address of a global, alias, function or ifunc.
    ///
    /// LangRef: "Global Variable and Function Addresses".
    /// ```mlir
    /// %p = llvm.mlir.addressof @table : !llvm.ptr
    /// ```
    AddressOf = "mlir.addressof" {
        () -> (res: AnyPointer)
        attrs  { global_name: FlatSymbolRef }
        traits [Pure, ConstantLike]
        format "$global_name attr-dict `:` type($res)"
        hooks  { verify_symbol_uses: symbols::address_of, constant: first_attr }
    }

    /// The address of a function, or of an equivalent one in this shared object.
    ///
    /// LangRef: "DSO Local Equivalent".
    /// ```mlir
    /// %p = llvm.dso_local_equivalent @f : !llvm.ptr
    /// ```
    DsoLocalEquivalent = "dso_local_equivalent" {
        () -> (res: AnyPointer)
        attrs  { function_name: FlatSymbolRef }
        traits [Pure, ConstantLike]
        format "$function_name attr-dict `:` type($res)"
        hooks  { verify_symbol_uses: symbols::dso_local_equivalent, constant: fold::dso_local_value }
    }

    /// The address of a tagged block of a function.
    ///
    /// LangRef: "Addresses of Basic Blocks".
    /// ```mlir
    /// %p = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
    /// ```
    BlockAddress = "blockaddress" {
        () -> (res: AnyPointer)
        attrs  { block_addr: BlockAddressOf }
        traits [Pure, ConstantLike]
        format "$block_addr attr-dict `:` type($res)"
        hooks  { verify_with_symbols: symbols::block_address, constant: first_attr }
    }

    /// Tags the block that contains it for `blockaddress`.
    ///
    /// LangRef: "Addresses of Basic Blocks".
    /// ```mlir
    /// llvm.blocktag <id = 1>
    /// ```
    BlockTag = "blocktag" {
        ()
        attrs  { tag: BlockTagOf }
        format "$tag attr-dict"
        hooks  { verify: verify::block_tag }
    }
}
