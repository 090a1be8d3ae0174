//! The dialect `toy`: one type and the operations on it.

use terrace::prelude::*;

types! { "toy", TYPES;
    /// A number of the language: `!toy.num`.
    NumType = "num" {}
}

type_constraints! {
    /// A number of the language.
    Num = "a toy number", Pred::Is(|ctx, ty| ty.is::<NumType>(ctx));
}

ops! { "toy", OPS;
    /// A constant: `%x = toy.number 2.0 : f64`.
    Number = "number" {
        () -> (number: Num = infer)
        attrs  { value: AnyFloatAttr }
        traits [Pure]
        format "$value attr-dict"
        hooks  { infer: infer_num }
    }
    /// A sum: `%z = toy.add %x, %y`.
    Add = "add",
    /// A difference: `%z = toy.sub %x, %y`.
    Sub = "sub",
    /// A product: `%z = toy.mul %x, %y`.
    Mul = "mul",
    /// A quotient: `%z = toy.div %x, %y`.
    Div = "div" {
        (lhs: Num, rhs: Num) -> (result: Num = lhs)
        traits [Pure, SameOperandsAndResultType]
        format "$lhs `,` $rhs attr-dict `:` type($result)"
    }
    /// Whether one number is below another one: `%c = toy.less %x, %y : !toy.num`.
    Less = "less" {
        (lhs: Num, rhs: Num) -> (result: I1 = infer)
        traits [Pure, SameTypeOperands]
        format "$lhs `,` $rhs attr-dict `:` type($lhs)"
        hooks  { infer: infer_bool }
    }
    /// Prints a number and the end of a line: `toy.print %x : !toy.num`.
    Print = "print" {
        (number: Num)
        format "$number attr-dict `:` type($number)"
    }
}

fn infer_num(args: &InferArgs<'_>) -> InferredTypes {
    Some([NumType::get(args.ctx())].into_iter().collect())
}

fn infer_bool(_: &InferArgs<'_>) -> InferredTypes {
    Some([Type::I1].into_iter().collect())
}

/// The dialect.
pub static DEF: DialectDef =
    DialectDef { name: "toy", ops: OPS, types: TYPES, attrs: &[], hooks: DialectHooks::NONE };
