//! Attributes of `index`.

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
    /// The predicate that holds exactly when this one does not.
    pub fn inverted(self) -> Self {
        use IndexCmpPredicate::*;
        match self {
            Eq => Ne,
            Ne => Eq,
            Slt => Sge,
            Sle => Sgt,
            Sgt => Sle,
            Sge => Slt,
            Ult => Uge,
            Ule => Ugt,
            Ugt => Ule,
            Uge => Ult,
        }
    }
}
