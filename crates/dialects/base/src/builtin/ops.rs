//! The operations of `builtin`.

use super::{fold_cast, verify};
use terrace_rewrite::prelude::*;

ops! { "builtin", OPS;
    /// Contains top-level operations: functions, globals, modules. It is a symbol table and a graph region: the order
    /// of operations has no meaning.
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

    /// Casts values to types of another type system; partial lowerings leave it. The operands and the results
    /// represent the same values.
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
