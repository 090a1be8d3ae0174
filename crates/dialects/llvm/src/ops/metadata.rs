//! Metadata of a module, and instructions of LLVM that MLIR 22 has no operation for. Named metadata and metadata as values
//! are those of MLIR 23, with more kinds of nodes.

use crate::attrs::FunctionTypeAttr;
use crate::constraints::*;
use crate::enums::*;
use crate::{branch, effects, infer};
use terrace_rewrite::prelude::*;

ops! { "llvm", METADATA_OPS;
    /// Named metadata: a list of nodes.
    ///
    /// LangRef: "Named Metadata".
    /// ```mlir
    /// llvm.named_metadata "llvm.ident" [#llvm.md_node<#llvm.md_string<"clang">>]
    /// ```
    NamedMetadata = "named_metadata" {
        ()
        attrs  { metadata_name: StrAttr, nodes: ArrayAttrOf }
        format "$metadata_name $nodes attr-dict"
    }

    /// A metadata node that is distinct, in a cycle, specialized or has nodes as operands. `#llvm.md_ref` with its number
    /// stands for it.
    ///
    /// LangRef: "Metadata Nodes and Metadata Strings".
    /// ```mlir
    /// llvm.mlir.metadata_node 0 distinct #llvm.md_node<#llvm.md_ref<0>>
    /// ```
    MetadataNode = "mlir.metadata_node" {
        ()
        attrs  { id: I64Attr, node: AnyAttr }
        opts   { is_distinct: Unit }
        format "$id (`distinct` $is_distinct^)? $node attr-dict"
    }

    /// Metadata as a value: an operand of an intrinsic. `"value"` stands for the operand as metadata, `"list"` for a
    /// `!DIArgList` of all operands.
    ///
    /// LangRef: "Metadata Type".
    /// ```mlir
    /// %m = llvm.mlir.metadata_as_value #llvm.md_node<#llvm.md_string<"sp">>
    /// ```
    MetadataAsValue = "mlir.metadata_as_value" {
        (values: [LlvmType]) -> (res: MetadataValue = infer)
        attrs  { metadata: AnyAttr }
        traits [Pure, InferTypes]
        format "$metadata (`(` $values^ `:` type($values) `)`)? attr-dict"
        hooks  { infer: infer::metadata }
    }

    /// An instruction whose types its operation does not allow: an atomic access to a vector, an `atomicrmw` of a wide
    /// integer, a cast between a pointer and a vector of one pointer, an allocation of a target type without layout.
    /// `opcode` is LLVM's name.
    ///
    /// LangRef: "Instruction Reference".
    /// ```mlir
    /// %r = llvm.mlir.instruction "bitcast"(%v) : (vector<1x!llvm.ptr>) -> !llvm.ptr
    /// ```
    Instruction = "mlir.instruction" {
        (args: [LlvmType]) -> (res: [LlvmType])
        attrs { opcode: StrAttr }
        opts {
            bin_op: AtomicBinOp = AtomicBinOp::Xchg, ordering: AtomicOrdering = AtomicOrdering::NotAtomic,
            syncscope: StrAttr, alignment: I64Attr, volatile("volatile_"): Unit, elem_type: TypeAttrOf,
            inalloca: Unit,
        }
        format "$opcode `(` operands `)` attr-dict `:` functional-type(operands, results)"
    }

    /// A debug record: the value of a variable from here on, or a label.
    ///
    /// `location` is the value or address as in `metadata_as_value`; other fields are metadata.
    ///
    /// LangRef: "Debug Records".
    /// ```mlir
    /// llvm.mlir.debug_record "value" "value"(%x : i32) {debug_loc = #llvm.md_ref<3>, expression = #llvm.di_node<"DIExpression", {}>, variable = #llvm.md_ref<1>}
    /// ```
    DebugRecordOp = "mlir.debug_record" {
        (values: [LlvmType], address: [LlvmType])
        attrs  { kind: StrAttr, location: AnyAttr, variable: AnyAttr, debug_loc: AnyAttr }
        opts   { expression: AnyAttr, assign_id: AnyAttr, address_location: AnyAttr, address_expression: AnyAttr }
        traits [AttrSizedOperandSegments]
        format "$kind $location (`(` $values^ `:` type($values) `)`)? (`address` `(` $address^ `:` type($address) `)`)? attr-dict"
        hooks  { effects: effects::debug_record }
    }

    /// Inline assembly as a callee, for calls that `llvm.inline_asm` cannot say: with operand bundles, with several
    /// destinations.
    ///
    /// LangRef: "Inline Assembler Expressions".
    /// ```mlir
    /// %f = llvm.mlir.inline_asm "bswap $0", "=r,r" {asm_type = !llvm.func<i32 (i32)>} : !llvm.ptr
    /// ```
    InlineAsmValue = "mlir.inline_asm" {
        () -> (res: AnyPointer)
        attrs  { asm_string: StrAttr, constraints: StrAttr, asm_type: FunctionTypeAttr }
        opts   { has_side_effects: Unit, is_align_stack: Unit, can_unwind: Unit, asm_dialect: AsmDialect }
        traits [Pure]
        format "$asm_string `,` $constraints attr-dict `:` type($res)"
    }

    /// Calls a function or inline assembly and continues at one of several blocks. The first operand is the callee.
    ///
    /// `dest_segments` has the number of operands that each block gets.
    ///
    /// LangRef: "'callbr' Instruction".
    /// ```mlir
    /// llvm.callbr(%asm : !llvm.ptr) to ^next [^other] {callee_type = !llvm.func<void ()>, dest_segments = array<i32: 0, 0>}
    /// ```
    CallBr = "callbr" {
        (callee_operands: [LlvmType], op_bundle_operands: [LlvmType], dest_operands: [LlvmType]) -> (res: Option<LlvmType>)
        succs  { default_dest, [indirect_dests] }
        attrs  { callee_type: FunctionTypeAttr, dest_segments: DenseI32Array }
        opts   { cconv("CConv"): CConv = CConv::C, op_bundle_sizes: DenseI32Array, op_bundle_tags: ArrayAttrOf }
        traits [AttrSizedOperandSegments, BranchOpInterface, Terminator]
        format "`(` $callee_operands `:` type($callee_operands) `)` `to` $default_dest `[` ($indirect_dests^)? `]` (`passes` `(` $dest_operands^ `:` type($dest_operands) `)`)? (`bundles` `(` $op_bundle_operands^ `:` type($op_bundle_operands) `)`)? attr-dict (`->` type($res)^)?"
        hooks  { branch: branch::callbr }
    }

    /// Selects a handler of an exception. The destinations are the unwind block, if `unwinds` is set, and the handlers.
    ///
    /// LangRef: "'catchswitch' Instruction".
    /// ```mlir
    /// %s = llvm.catchswitch within %none [^handler] {dest_segments = array<i32: 0>} : !llvm.token
    /// ```
    CatchSwitch = "catchswitch" {
        (parent: Token, dest_operands: [LlvmType]) -> (res: Token = infer)
        succs  { [dests] }
        attrs  { dest_segments: DenseI32Array }
        opts   { unwinds: Unit }
        traits [BranchOpInterface, InferTypes, Terminator]
        format "`within` $parent `[` $dests `]` (`passes` `(` $dest_operands^ `:` type($dest_operands) `)`)? attr-dict `:` type($parent)"
        hooks  { infer: infer::token, branch: branch::catchswitch }
    }

    /// Starts a handler of a `catchswitch`.
    ///
    /// LangRef: "'catchpad' Instruction".
    /// ```mlir
    /// %p = llvm.catchpad within %switch : !llvm.token
    /// ```
    CatchPad = "catchpad" {
        (pad: Token, args: [LlvmType]) -> (res: Token = infer)
        traits [InferTypes]
        format "`within` $pad (`(` $args^ `:` type($args) `)`)? attr-dict `:` type($pad)"
        hooks  { infer: infer::token }
    }

    /// Starts a cleanup.
    ///
    /// LangRef: "'cleanuppad' Instruction".
    /// ```mlir
    /// %p = llvm.cleanuppad within %none : !llvm.token
    /// ```
    CleanupPad = "cleanuppad" {
        (parent: Token, args: [LlvmType]) -> (res: Token = infer)
        traits [InferTypes]
        format "`within` $parent (`(` $args^ `:` type($args) `)`)? attr-dict `:` type($parent)"
        hooks  { infer: infer::token }
    }

    /// Ends a handler of an exception and continues at a block.
    ///
    /// LangRef: "'catchret' Instruction".
    /// ```mlir
    /// llvm.catchret from %p to ^next : !llvm.token
    /// ```
    CatchRet = "catchret" {
        (pad: Token, dest_operands: [LlvmType])
        succs  { dest }
        traits [BranchOpInterface, Terminator]
        format "`from` $pad `to` $dest (`(` $dest_operands^ `:` type($dest_operands) `)`)? attr-dict `:` type($pad)"
        hooks  { branch: branch::after_pad }
    }

    /// Ends a cleanup and unwinds further: to a block, or to the caller.
    ///
    /// LangRef: "'cleanupret' Instruction".
    /// ```mlir
    /// llvm.cleanupret from %p : !llvm.token
    /// ```
    CleanupRet = "cleanupret" {
        (pad: Token, dest_operands: [LlvmType])
        succs  { [dests] }
        traits [BranchOpInterface, Terminator]
        format "`from` $pad (`unwind` $dests^)? (`passes` `(` $dest_operands^ `:` type($dest_operands) `)`)? attr-dict `:` type($pad)"
        hooks  { branch: branch::after_pad }
    }
}
