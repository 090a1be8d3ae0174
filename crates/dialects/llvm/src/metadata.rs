//! Attribute kinds that keep what the other kinds of the dialect cannot say: metadata of any kind, constant
//! expressions. The spelling of `#llvm.md_string` to `#llvm.func_metadata` is that of newer versions of MLIR;
//! `docs/lossless.md` says what is ours.

use crate::asm::metadata as asm;
use terrace_rewrite::prelude::*;

terrace_ir::attrs! { "llvm", METADATA_ATTRS;
    /// `#llvm.md_string<"text">`: the metadata string `!"text"`.
    MdStringAttr = "md_string" { text: Str } (parse: asm::parse_string, print: asm::print_string)
    /// `#llvm.md_const<7 : i32>`: a constant as metadata.
    MdConstAttr = "md_const" {
        /// An integer, a float, or a [`ConstAttr`].
        value: Attr,
    } (parse: asm::parse_const_md, print: asm::print_const_md)
    /// `#llvm.md_global_value<@g>`: the address of a global variable, function, alias or ifunc as metadata.
    MdGlobalValueAttr = "md_global_value" {
        /// A flat symbol reference.
        symbol: Attr,
    } (parse: asm::parse_global_value, print: asm::print_global_value)
    /// `#llvm.md_null<>`, `#llvm.md_null<1>`: the null pointer of an address space as metadata.
    MdNullAttr = "md_null" { address_space: u32 } (parse: asm::parse_null, print: asm::print_null)
    /// `#llvm.md_node<a, b>`: the uniqued node `!{a, b}`. A null operand is `unit`.
    MdNodeAttr = "md_node" {
        /// Metadata.
        operands: [Attr],
    } (parse: asm::parse_node, print: asm::print_node)
    /// `#llvm.md_ref<7>`: the node of `llvm.mlir.metadata_node 7`.
    MdRefAttr = "md_ref" { id: u32 } (parse: asm::parse_ref, print: asm::print_ref)
    /// `#llvm.di_node<"DIFile", {filename = ...}>`: a specialized node by the names of its fields.
    DiNodeAttr = "di_node" {
        /// The name after `!`.
        kind: Str,
        /// A dictionary of metadata and numbers.
        fields: Attr,
    } (parse: asm::parse_di_node, print: asm::print_di_node)
    /// `#llvm.func_metadata<"type", #llvm.md_node<...>>`: metadata attached to a function.
    FuncMetadataAttr = "func_metadata" {
        /// The kind of attachment.
        kind: Str,
        /// Metadata.
        node: Attr,
    } (parse: asm::parse_func_metadata, print: asm::print_func_metadata)
    /// `#llvm.const<"getelementptr", !llvm.ptr, [@g, 1 : i64], {source = i32}>`: a constant that neither a builtin
    /// attribute nor an operation of the dialect can say.
    ConstAttr = "const" {
        /// LLVM's name of the expression, or `zero`, `undef`, `poison`, `aggregate`, `splat`.
        op: Str,
        /// The type of the constant.
        ty: Type,
        /// An array of constants: numbers, elements, symbols, and attributes of this kind.
        operands: Attr,
        /// A dictionary of flags, source type and range.
        options: Attr,
    } (parse: asm::parse_const, print: asm::print_const)
}
