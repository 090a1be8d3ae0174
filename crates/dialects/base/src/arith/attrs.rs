//! The enums of `arith`: flags, predicates, rounding modes.

use terrace_ir::enums;

enums! { "arith", ATTRS;
    /// Assumptions and permissions of a float operation (`#arith.fastmath`).
    bits FastMathFlags: attr("fastmath", angle) "," "Floating point fast math flags" upstream("Arith_FastMathAttr", "value", "::mlir::arith::FastMathFlags", field) {
        /// Strict.
        NONE = 0 "none",
        /// Operations may be reassociated.
        REASSOC = 1 "reassoc",
        /// No value is a NaN.
        NNAN = 2 "nnan",
        /// No value is an infinity.
        NINF = 4 "ninf",
        /// The sign of zero does not matter.
        NSZ = 8 "nsz",
        /// A division may become a multiplication by the reciprocal.
        ARCP = 16 "arcp",
        /// Operations may be fused.
        CONTRACT = 32 "contract",
        /// Functions may be approximated.
        AFN = 64 "afn",
        /// All of the above.
        FAST = 127 "fast",
    }
    /// Assumptions of an integer operation about wrapping (`#arith.overflow`).
    bits IntegerOverflowFlags: attr("overflow", angle) ", " "Integer overflow arith flags"
        upstream("Arith_IntegerOverflowAttr", "value", "::mlir::arith::IntegerOverflowFlags", field) {
        /// Wrapping is defined.
        NONE = 0 "none",
        /// Signed wrapping gives poison.
        NSW = 1 "nsw",
        /// Unsigned wrapping gives poison.
        NUW = 2 "nuw",
    }
    /// Comparison of floats: `o...` is false and `u...` is true if an operand is NaN.
    enum CmpFPredicate: int(64) "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15" {
        AlwaysFalse = 0 "false",
        Oeq = 1 "oeq",
        Ogt = 2 "ogt",
        Oge = 3 "oge",
        Olt = 4 "olt",
        Ole = 5 "ole",
        One = 6 "one",
        Ord = 7 "ord",
        Ueq = 8 "ueq",
        Ugt = 9 "ugt",
        Uge = 10 "uge",
        Ult = 11 "ult",
        Ule = 12 "ule",
        Une = 13 "une",
        Uno = 14 "uno",
        AlwaysTrue = 15 "true",
    }
    /// Comparison of integers.
    enum CmpIPredicate: int(64) "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9" {
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
    /// Rounding mode of a conversion to a narrower float format.
    enum RoundingMode: int(32) "Floating point rounding mode" {
        ToNearestEven = 0 "to_nearest_even",
        Downward = 1 "downward",
        Upward = 2 "upward",
        TowardZero = 3 "toward_zero",
        ToNearestAway = 4 "to_nearest_away",
    }
    /// Operation of an atomic read-modify-write (`memref.atomic_rmw`, `affine.parallel`).
    enum AtomicRMWKind: int(64) "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15" {
        /// Adds floats.
        AddF = 0 "addf",
        /// Adds integers.
        AddI = 1 "addi",
        /// Bitwise and.
        AndI = 2 "andi",
        /// Replaces the element.
        Assign = 3 "assign",
        /// The greater float, NaN if one is.
        MaximumF = 4 "maximumf",
        /// The greater float, the other one if one is NaN.
        MaxNumF = 5 "maxnumf",
        /// The greater signed integer.
        MaxS = 6 "maxs",
        /// The greater unsigned integer.
        MaxU = 7 "maxu",
        /// The smaller float, NaN if one is.
        MinimumF = 8 "minimumf",
        /// The smaller float, the other one if one is NaN.
        MinNumF = 9 "minnumf",
        /// The smaller signed integer.
        MinS = 10 "mins",
        /// The smaller unsigned integer.
        MinU = 11 "minu",
        /// Multiplies floats.
        MulF = 12 "mulf",
        /// Multiplies integers.
        MulI = 13 "muli",
        /// Bitwise or.
        OrI = 14 "ori",
        /// Bitwise exclusive or.
        XOrI = 15 "xori",
    }
}

impl CmpIPredicate {
    /// The predicate for exchanged operands: `a < b` is `b > a`.
    pub fn mirrored(self) -> Self {
        use CmpIPredicate::*;
        match self {
            Eq | Ne => self,
            Slt => Sgt,
            Sle => Sge,
            Sgt => Slt,
            Sge => Sle,
            Ult => Ugt,
            Ule => Uge,
            Ugt => Ult,
            Uge => Ule,
        }
    }

    /// The predicate of the opposite result: `not (a < b)` is `a >= b`.
    pub fn inverted(self) -> Self {
        use CmpIPredicate::*;
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
