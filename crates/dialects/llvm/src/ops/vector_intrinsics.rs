//! Intrinsics on whole vectors: reductions, masked and strided memory access, matrices.

use crate::attrs::*;
use crate::constraints::*;
use crate::enums::*;
use crate::verify;
use terrace_ir::decl::attr_type::DictArrayAttr;
use terrace_rewrite::prelude::*;

ops! { "llvm", VECTOR_INTRINSIC_OPS;
    /// A mask with lane `i` set if `base + i` is below a limit.
    ///
    /// LangRef: `llvm.get.active.lane.mask`.
    GetActiveLaneMask = "intr.get.active.lane.mask" {
        (base: AnySignlessInteger, n: AnySignlessInteger) -> (res: LlvmType)
        traits [Pure]
        format "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)"
    }

    /// Stores the elements whose mask bit is set contiguously.
    ///
    /// LangRef: `llvm.masked.compressstore`.
    MaskedCompressstore = "intr.masked.compressstore" {
        (value: AnyVector, ptr: AnyPointer, mask: VectorOfI1)
        opts { arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
    }

    /// Loads contiguous elements into the lanes whose mask bit is set.
    ///
    /// LangRef: `llvm.masked.expandload`.
    MaskedExpandload = "intr.masked.expandload" {
        (ptr: AnyPointer, mask: VectorOfI1, passthru: AnyVector) -> (res: LlvmType)
        opts { arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
    }

    /// Loads elements from the pointers whose mask bit is set.
    ///
    /// LangRef: `llvm.masked.gather`.
    MaskedGather = "intr.masked.gather" {
        (ptrs: VectorOfPtr, mask: VectorOfI1, pass_thru: [AnyVector]) -> (res: AnyVector)
        attrs { alignment: MaskedAlignment }
        format "since<24>(`(` operands `)` `,` `alignment` `(` $alignment `)`) : (operands) attr-dict `:` functional-type(operands, results)"
        hooks { verify_shape: verify::masked_gather }
    }

    /// Loads the elements whose mask bit is set.
    ///
    /// LangRef: `llvm.masked.load`.
    MaskedLoad = "intr.masked.load" {
        (data: AnyPointer, mask: VectorOfI1, pass_thru: Option<AnyVector>) -> (res: AnyVector)
        attrs { alignment: MaskedAlignment }
        opts { nontemporal: Unit }
        format "since<24>(`(` operands `)` `,` `alignment` `(` $alignment `)`) : (operands) attr-dict `:` functional-type(operands, results)"
    }

    /// Stores elements to the pointers whose mask bit is set.
    ///
    /// LangRef: `llvm.masked.scatter`.
    MaskedScatter = "intr.masked.scatter" {
        (value: AnyVector, ptrs: VectorOfPtr, mask: VectorOfI1)
        attrs { alignment: MaskedAlignment }
        format "since<24>(`(` $value `,` $ptrs `,` $mask `)` `,` `alignment` `(` $alignment `)`) : ($value `,` $ptrs `,` $mask) attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"
        hooks { verify_shape: verify::masked_scatter }
    }

    /// Stores the elements whose mask bit is set.
    ///
    /// LangRef: `llvm.masked.store`.
    MaskedStore = "intr.masked.store" {
        (value: AnyVector, data: AnyPointer, mask: VectorOfI1)
        attrs { alignment: MaskedAlignment }
        format "since<24>(`(` $value `,` $data `,` $mask `)` `,` `alignment` `(` $alignment `)`) : ($value `,` $data `,` $mask) attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"
    }

    /// Loads a matrix whose columns are a stride apart.
    ///
    /// LangRef: `llvm.matrix.column.major.load`.
    MatrixColumnMajorLoad = "intr.matrix.column.major.load" {
        (data: AnyPointer, stride: AnySignlessInteger) -> (res: AnyVector)
        attrs { is_volatile("isVolatile"): I1Attr, rows: I32Attr, columns: I32Attr }
        format "$data `,` `<` `stride` `=` $stride `>` since<24>((`,` `is_volatile` `=` $isVolatile^ `,` `rows` `=` $rows `,` `columns` `=` $columns)?) attr-dict `:` type($res) `from` qualified(type($data)) `stride` type($stride)"
    }

    /// Stores a matrix whose columns are a stride apart.
    ///
    /// LangRef: `llvm.matrix.column.major.store`.
    MatrixColumnMajorStore = "intr.matrix.column.major.store" {
        (matrix: AnyVector, data: AnyPointer, stride: AnySignlessInteger)
        attrs { is_volatile("isVolatile"): I1Attr, rows: I32Attr, columns: I32Attr }
        format "$matrix `,` $data `,` `<` `stride` `=` $stride `>` since<24>((`,` `is_volatile` `=` $isVolatile^ `,` `rows` `=` $rows `,` `columns` `=` $columns)?) attr-dict `:` type($matrix) `to` qualified(type($data)) `stride` type($stride)"
    }

    /// Product of two matrices.
    ///
    /// LangRef: `llvm.matrix.multiply`.
    MatrixMultiply = "intr.matrix.multiply" {
        (lhs: AnyVector, rhs: AnyVector) -> (res: AnyVector)
        attrs { lhs_rows: I32Attr, lhs_columns: I32Attr, rhs_columns: I32Attr }
        format "$lhs `,` $rhs since<24>((`,` `lhs_rows` `=` $lhs_rows^ `,` `lhs_columns` `=` $lhs_columns `,` `rhs_columns` `=` $rhs_columns)?) attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)"
    }

    /// Transposes a matrix.
    ///
    /// LangRef: `llvm.matrix.transpose`.
    MatrixTranspose = "intr.matrix.transpose" {
        (matrix: AnyVector) -> (res: AnyVector)
        attrs { rows: I32Attr, columns: I32Attr }
        format "$matrix since<24>((`,` `rows` `=` $rows^ `,` `columns` `=` $columns)?) attr-dict `:` type($matrix) `into` type($res)"
    }

    /// The vector 0, 1, 2, ...
    ///
    /// LangRef: `llvm.stepvector`.
    StepVector = "intr.stepvector" {
        () -> (res: VectorOfInt)
        traits [Pure]
        format "attr-dict `:` type($res)"
    }

    /// Splits a vector into its even and its odd elements.
    ///
    /// LangRef: `llvm.vector.deinterleave2`.
    VectorDeinterleave2 = "intr.vector.deinterleave2" {
        (vec: AnyVector) -> (res: LlvmType)
        traits [Pure]
    }

    /// Extracts a subvector at a position.
    ///
    /// LangRef: `llvm.vector.extract`.
    VectorExtract = "intr.vector.extract" {
        (srcvec: AnyVector) -> (res: AnyVector)
        attrs { pos: I64Attr }
        traits [Pure]
        relations { "vectors are not bigger than 2^17 bits.": verify::vectors_fit, "it is not extracting scalable from fixed-length vectors.": verify::extract_scalable }
        format "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)"
    }

    /// Inserts a subvector at a position, and returns the new vector.
    ///
    /// LangRef: `llvm.vector.insert`.
    VectorInsert = "intr.vector.insert" {
        (dstvec: AnyVector, srcvec: AnyVector) -> (res: AnyVector = dstvec)
        attrs { pos: I64Attr }
        traits [Pure]
        relations { same_type(dstvec, res), "vectors are not bigger than 2^17 bits.": verify::vectors_fit, "it is not inserting scalable into fixed-length vectors.": verify::insert_scalable }
        format "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)"
    }

    /// Interleaves the elements of two vectors.
    ///
    /// LangRef: `llvm.vector.interleave2`.
    VectorInterleave2 = "intr.vector.interleave2" {
        (vec1: AnyVector, vec2: AnyVector) -> (res: LlvmType)
        traits [Pure]
        relations { same_type(vec1, vec2), "result has twice as many elements as 'vec1'": verify::interleaved }
    }

    /// Sum of the elements.
    ///
    /// LangRef: `llvm.vector.reduce.add`.
    VectorReduceAdd = "intr.vector.reduce.add",
    /// Bitwise and of the elements.
    ///
    /// LangRef: `llvm.vector.reduce.and`.
    VectorReduceAnd = "intr.vector.reduce.and",
    /// Product of the elements.
    ///
    /// LangRef: `llvm.vector.reduce.mul`.
    VectorReduceMul = "intr.vector.reduce.mul",
    /// Bitwise or of the elements.
    ///
    /// LangRef: `llvm.vector.reduce.or`.
    VectorReduceOr = "intr.vector.reduce.or",
    /// Greatest signed integer.
    ///
    /// LangRef: `llvm.vector.reduce.smax`.
    VectorReduceSmax = "intr.vector.reduce.smax",
    /// Least signed integer.
    ///
    /// LangRef: `llvm.vector.reduce.smin`.
    VectorReduceSmin = "intr.vector.reduce.smin",
    /// Greatest unsigned integer.
    ///
    /// LangRef: `llvm.vector.reduce.umax`.
    VectorReduceUmax = "intr.vector.reduce.umax",
    /// Least unsigned integer.
    ///
    /// LangRef: `llvm.vector.reduce.umin`.
    VectorReduceUmin = "intr.vector.reduce.umin",
    /// Bitwise exclusive or of the elements.
    ///
    /// LangRef: `llvm.vector.reduce.xor`.
    VectorReduceXor = "intr.vector.reduce.xor" {
        (operand: VectorOfInt) -> (res: LlvmType)
        traits [Pure, SameOperandsAndResultElementType]
    }

    /// Sum of a start value and the elements, in order unless `reassoc` is set.
    ///
    /// LangRef: `llvm.vector.reduce.fadd`.
    VectorReduceFAdd = "intr.vector.reduce.fadd",
    /// Product of a start value and the elements, in order unless `reassoc` is set.
    ///
    /// LangRef: `llvm.vector.reduce.fmul`.
    VectorReduceFMul = "intr.vector.reduce.fmul" {
        (start_value: AnyFloat, input: VectorOfFloat) -> (res: LlvmType)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, FastmathFlagsInterface, SameOperandsAndResultElementType]
    }

    /// Greatest float as defined by `maxnum`.
    ///
    /// LangRef: `llvm.vector.reduce.fmax`.
    VectorReduceFMax = "intr.vector.reduce.fmax",
    /// Greatest float as defined by `maximum`.
    ///
    /// LangRef: `llvm.vector.reduce.fmaximum`.
    VectorReduceFMaximum = "intr.vector.reduce.fmaximum",
    /// Least float as defined by `minnum`.
    ///
    /// LangRef: `llvm.vector.reduce.fmin`.
    VectorReduceFMin = "intr.vector.reduce.fmin",
    /// Least float as defined by `minimum`.
    ///
    /// LangRef: `llvm.vector.reduce.fminimum`.
    VectorReduceFMinimum = "intr.vector.reduce.fminimum" {
        (operand: VectorOfFloat) -> (res: LlvmType)
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, FastmathFlagsInterface, SameOperandsAndResultElementType]
        format "`(` operands `)` since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` functional-type(operands, results)"
    }

    /// `vscale`: the length of scalable vectors, as a multiple of their minimum length.
    ///
    /// LangRef: `llvm.vscale`.
    VScale = "intr.vscale" {
        () -> (res: LlvmType)
    }
}
