//! The operations of `builtin`.

use super::{fold_cast, verify};
use crate::constraints::AnyType;
use terrace_ir::decl::attr_type::{StrAttr, SymbolNameAttr};
use terrace_ir::ops;

ops! { "builtin", OPS;
    /// A list of top-level operations: functions, globals, further modules. It is a symbol table, and a
    /// graph region, so the order of its operations does not matter.
    ///
    /// ```mlir
    /// module @name attributes {x.flag} { func.func private @f() }
    /// ```
    Module = "module" {
        ()
        regions { body_region("bodyRegion"): (1, 1) }
        opts    { sym_name: SymbolNameAttr, sym_visibility: StrAttr }
        traits  [AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, OptionalSymbol, NoTerminator, SingleBlock, GraphRegion]
        format  "($sym_name^)? attr-dict-with-keyword $bodyRegion"
        hooks   { verify: verify::module, default_dialect: || "builtin" }
    }

    /// A cast between types of different type systems, left by a partial lowering: the values are the same,
    /// however the operands' types and the results' types represent them.
    ///
    /// ```mlir
    /// %i = builtin.unrealized_conversion_cast %a : index to i64
    /// ```
    UnrealizedConversionCast = "unrealized_conversion_cast" {
        (inputs: [AnyType]) -> (outputs: [AnyType])
        traits [Pure]
        format "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict"
        hooks  { verify_shape: verify::cast, fold: fold_cast }
    }
}
