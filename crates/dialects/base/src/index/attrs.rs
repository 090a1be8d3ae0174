//! Attributes of `index`.

use crate::arith::CmpIPredicate;
use terrace_ir::enums;

enums! { "index", ATTRS;
    /// Comparison of indices.
    enum IndexCmpPredicate: attr("cmp_predicate", bare) "index comparison predicate kind"
        upstream("IndexCmpPredicateAttr", "value", "::mlir::index::IndexCmpPredicate", field) {
        Eq = 0 "eq",
        Ne = 1 "ne",
        Slt = 2 "slt",
        Sle = 3 "sle",
        Sgt = 4 "sgt",
        Sge = 5 "sge",
        Ult = 6 "ult",
        Ule = 7 "ule",
        Ugt = 8 "ugt",
        Uge = 9 "uge",
    }
}

impl IndexCmpPredicate {
    /// The comparison of `arith` of this name.
    pub fn as_arith(self) -> CmpIPredicate {
        macro_rules! same { ($($case:ident)*) => { match self { $( Self::$case => CmpIPredicate::$case, )* } } }
        same!(Eq Ne Slt Sle Sgt Sge Ult Ule Ugt Uge)
    }
}
