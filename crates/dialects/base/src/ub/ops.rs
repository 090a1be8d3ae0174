//! The operations of `ub`.

use super::{PoisonValue, value_of};
use crate::constraints::AnyType;
use terrace_ir::ops;

ops! { "ub", OPS;
    /// A value of any type that nothing may depend on: the result of what must not happen.
    ///
    /// ```mlir
    /// %0 = ub.poison : i32
    /// ```
    ///
    /// Lowering: `convert-ub-to-llvm`.
    Poison = "poison" {
        () -> (result: AnyType)
        opts   { value: PoisonValue = () }
        traits [ConstantLike, Pure]
        format "attr-dict (`<` $value^ `>`)? `:` type($result)"
        hooks  { constant: value_of }
    }

    /// Ends a block that control never reaches.
    ///
    /// ```mlir
    /// ub.unreachable
    /// ```
    ///
    /// Lowering: `convert-ub-to-llvm`.
    Unreachable = "unreachable" {
        ()
        traits [Terminator]
        format "attr-dict"
    }
}
