//! The operations of `amdgpu` on buffers, lanes and small floats.

use super::attrs::*;
use super::types::*;
use super::verify;
use crate::prelude::*;
use terrace_base::constraints::AnyMemRef;

ops! { "amdgpu", OPS;
    /// Extends one or two 8-bit floats of a vector.
    ///
    /// ```mlir
    /// %r = amdgpu.ext_packed_fp8 %v[0] : vector<4xf8E4M3FNUZ> to vector<2xf32>
    /// ```
    ExtPackedFp8 = "ext_packed_fp8" {
        (source: PackedF8) -> (res: F32OrPair)
        attrs  {
            /// The float, or the half of the vector.
            index: Byte,
        }
        traits [Pure]
        format "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)"
    }

    /// Extends the small floats of all lanes by scales that other lanes may hold.
    ///
    /// ```mlir
    /// %r = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(0)
    ///   : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
    /// ```
    ScaledExtPackedMatrix = "scaled_ext_packed_matrix" {
        (source: SmallFloats, scale: FourScales) -> (res: ExtendedFloats)
        attrs  {
            /// How many elements have one scale.
            block_size("blockSize"): BlockSize,
            /// The first lane with scales.
            first_scale_lane("firstScaleLane"): FirstLane,
            /// The byte of the first half of the lanes.
            first_scale_byte("firstScaleByte"): FirstByte,
        }
        traits [Pure]
        relations { "all of {source, res} have same shape": verify::same_shape }
        format "attr-dict $source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)` `firstScaleLane` `(` $firstScaleLane `)` `firstScaleByte` `(` $firstScaleByte `)` `:` type($source) `,` type($scale) `->` type($res)"
        hooks  { verify_shape: verify::scaled_ext_packed_matrix }
    }

    /// Extends two small floats of a vector by a scale.
    ///
    /// ```mlir
    /// %r = amdgpu.scaled_ext_packed %v[0], %scale : vector<4xf8E5M2> to vector<2xf32>
    /// ```
    ScaledExtPacked = "scaled_ext_packed" {
        (source: ScaledFloats, scale: OnlyF32) -> (res: PairOfFloats)
        attrs  {
            /// The pair.
            index: Nibble,
        }
        traits [Pure]
        format "attr-dict $source `[` $index `]` `,` $scale `:` type($source) `to` type($res)"
    }

    /// Truncates two floats to half of a vector.
    ///
    /// ```mlir
    /// %r = amdgpu.packed_trunc_2xfp8 %a, %b into %v[word 1] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
    /// ```
    PackedTrunc2xFp8 = "packed_trunc_2xfp8" {
        (source_a: OnlyF32, source_b: Option<OnlyF32>, existing: Option<FourF8>) -> (res: FourF8)
        attrs  {
            /// The half.
            word_index("wordIndex"): Half,
        }
        traits [Pure, AttrSizedOperandSegments]
        format "attr-dict $source_a `,` ($source_b^):(`undef`)? `into` ($existing^):(`undef`)? `[` `word` $wordIndex `]` `:` type($source_a) `to` type($res) (`into` type($existing)^)?"
        hooks  { verify_shape: |op: Shape<'_, PackedTrunc2xFp8>| verify::existing(*op, op.existing(), op.res()) }
    }

    /// Truncates two floats by a scale to a part of a vector.
    ///
    /// ```mlir
    /// %r = amdgpu.packed_scaled_trunc %a into undef[0], %scale : vector<2xf32> to vector<4xf8E5M2>
    /// ```
    PackedScaledTrunc = "packed_scaled_trunc" {
        (source: OneOrTwoFloats, scale: OnlyF32, existing: Option<WordOfFloats>) -> (res: WordOfFloats)
        attrs  {
            /// The part.
            index: Nibble,
        }
        traits [Pure]
        format "attr-dict $source `into` ($existing^):(`undef`)? `[` $index `]` `,` $scale `:` type($source) `to` type($res) (`into` type($existing)^)?"
        hooks  { verify_shape: |op: Shape<'_, PackedScaledTrunc>| verify::existing(*op, op.existing(), op.res()) }
    }

    /// Rounds a float at random to an element of a vector.
    ///
    /// ```mlir
    /// %r = amdgpu.packed_stoch_round_fp8 %a + %random into undef[2] : f32 to vector<4xf8E5M2>
    /// ```
    PackedStochRoundFp8 = "packed_stoch_round_fp8" {
        (source: OnlyF32, stochiastic_param: I32, existing: Option<FourF8>) -> (res: FourF8)
        attrs  {
            /// The element.
            store_index("storeIndex"): Byte,
        }
        traits [Pure]
        format "attr-dict $source `+` $stochiastic_param `into` ($existing^):(`undef`)? `[` $storeIndex `]` `:` type($source) `to` type($res) (`into` type($existing)^)?"
        hooks  { verify_shape: |op: Shape<'_, PackedStochRoundFp8>| verify::existing(*op, op.existing(), op.res()) }
    }

    /// A memref as a buffer, whose accesses out of bounds do nothing.
    ///
    /// ```mlir
    /// %b = amdgpu.fat_raw_buffer_cast %m validBytes(%n) : memref<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
    /// ```
    FatRawBufferCast = "fat_raw_buffer_cast" {
        (source: AnyMemRef, valid_bytes: Option<I64>, cache_swizzle_stride: Option<I14>) -> (result: AnyMemRef)
        opts   {
            /// Accesses are checked.
            bounds_check("boundsCheck"): Bool = true,
            /// The offset becomes part of the address.
            reset_offset("resetOffset"): Unit,
        }
        traits [Pure, ViewLikeOpInterface, AttrSizedOperandSegments]
        format "$source oilist(`validBytes` `(` $valid_bytes `)` | `cacheSwizzleStride` `(` $cache_swizzle_stride `)` | `boundsCheck` `(` $boundsCheck `)` | `resetOffset` $resetOffset) attr-dict `:` type($source) `to` type($result)"
        hooks  { verify_shape: verify::fat_raw_buffer_cast }
    }

    /// Loads from a buffer; zero out of bounds.
    ///
    /// ```mlir
    /// %v = amdgpu.raw_buffer_load {boundsCheck = true} %m[%i] sgprOffset %o : memref<64xf32>, i32 -> vector<4xf32>
    /// ```
    RawBufferLoad = "raw_buffer_load" {
        (memref: AnyMemRef, indices: [I32], sgpr_offset: Option<I32>) -> (value: AnyType)
        opts   {
            /// Accesses are checked.
            bounds_check("boundsCheck"): Bool = true,
            /// The number of elements that is added to the index.
            index_offset("indexOffset"): I32Attr,
        }
        traits [AttrSizedOperandSegments, MemRead]
        relations { "all of {value, memref} have same element type": |op| verify::same_elements(op.result(0), op.operand(0), op) }
        format "since<24>(`boundsCheck` `(` $boundsCheck `)`) : () attr-dict $memref `[` $indices `]` since<24>((`indexOffset` `(` $indexOffset^ `)`)?) (`sgprOffset` since<24>(`(` $sgpr_offset^ `)`) : ($sgpr_offset^))? `:` type($memref) (`,` type($indices)^)? `->` type($value)"
        hooks  { verify_shape: |op: Shape<'_, RawBufferLoad>| verify::buffer(*op, op.memref(), op.indices().len()) }
    }

    /// Stores to a buffer; nothing out of bounds.
    ///
    /// ```mlir
    /// amdgpu.raw_buffer_store %v -> %m[%i] : vector<4xf32> -> memref<64xf32>, i32
    /// ```
    RawBufferStore = "raw_buffer_store" {
        (value: AnyType, memref: AnyMemRef, indices: [I32], sgpr_offset: Option<I32>)
        opts   {
            /// Accesses are checked.
            bounds_check("boundsCheck"): Bool = true,
            /// The number of elements that is added to the index.
            index_offset("indexOffset"): I32Attr,
        }
        traits [AttrSizedOperandSegments, MemWrite]
        relations { "all of {value, memref} have same element type": |op| verify::same_elements(op.operand(0), op.operand(1), op) }
        format "since<24>(`boundsCheck` `(` $boundsCheck `)`) : () attr-dict $value `->` $memref `[` $indices `]` since<24>((`indexOffset` `(` $indexOffset^ `)`)?) (`sgprOffset` since<24>(`(` $sgpr_offset^ `)`) : ($sgpr_offset^))? `:` type($value) `->` type($memref) (`,` type($indices)^)?"
        hooks  { verify_shape: |op: Shape<'_, RawBufferStore>| verify::buffer(*op, op.memref(), op.indices().len()) }
    }

    /// Replaces an element of a buffer if it is a value.
    ///
    /// ```mlir
    /// %old = amdgpu.raw_buffer_atomic_cmpswap %new, %expected -> %m[%i] : f32 -> memref<64xf32>, i32
    /// ```
    RawBufferAtomicCmpswap = "raw_buffer_atomic_cmpswap" {
        (src: AnyType, cmp: AnyType, memref: AnyMemRef, indices: [I32], sgpr_offset: Option<I32>) -> (value: AnyType)
        opts   {
            /// Accesses are checked.
            bounds_check("boundsCheck"): Bool = true,
            /// The number of elements that is added to the index.
            index_offset("indexOffset"): I32Attr,
        }
        traits [AttrSizedOperandSegments, MemRead, MemWrite]
        relations {
            same_type(src, cmp, value),
            "all of {value, memref} have same element type": |op| verify::same_elements(op.result(0), op.operand(2), op),
        }
        format "since<24>(`boundsCheck` `(` $boundsCheck `)`) : () attr-dict $src `,` $cmp `->` $memref `[` $indices `]` since<24>((`indexOffset` `(` $indexOffset^ `)`)?) (`sgprOffset` since<24>(`(` $sgpr_offset^ `)`) : ($sgpr_offset^))? `:` type($value) `->` type($memref) `,` type($indices)"
        hooks  { verify_shape: |op: Shape<'_, RawBufferAtomicCmpswap>| verify::buffer(*op, op.memref(), op.indices().len()) }
    }

    /// Adds floats to a buffer.
    ///
    /// ```mlir
    /// amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : f32 -> memref<64xf32>, i32
    /// ```
    RawBufferAtomicFadd = "raw_buffer_atomic_fadd" {
        (value: AtomicSummand, memref: AnyMemRef, indices: [I32], sgpr_offset: Option<I32>)
        opts   {
            /// Accesses are checked.
            bounds_check("boundsCheck"): Bool = true,
            /// The number of elements that is added to the index.
            index_offset("indexOffset"): I32Attr,
        }
        traits [AttrSizedOperandSegments, MemRead, MemWrite]
        relations { "all of {value, memref} have same element type": |op| verify::same_elements(op.operand(0), op.operand(1), op) }
        format "since<24>(`boundsCheck` `(` $boundsCheck `)`) : () attr-dict $value `->` $memref `[` $indices `]` since<24>((`indexOffset` `(` $indexOffset^ `)`)?) (`sgprOffset` since<24>(`(` $sgpr_offset^ `)`) : ($sgpr_offset^))? `:` type($value) `->` type($memref) `,` type($indices)"
        hooks  { verify_shape: |op: Shape<'_, RawBufferAtomicFadd>| verify::buffer(*op, op.memref(), op.indices().len()) }
    }

    /// The greater of a float and an element of a buffer, in the buffer.
    ///
    /// ```mlir
    /// amdgpu.raw_buffer_atomic_fmax %v -> %m[%i] : f32 -> memref<64xf32>, i32
    /// ```
    RawBufferAtomicFmax = "raw_buffer_atomic_fmax" {
        (value: F32OrF64, memref: AnyMemRef, indices: [I32], sgpr_offset: Option<I32>)
        opts   {
            /// Accesses are checked.
            bounds_check("boundsCheck"): Bool = true,
            /// The number of elements that is added to the index.
            index_offset("indexOffset"): I32Attr,
        }
        traits [AttrSizedOperandSegments, MemRead, MemWrite]
        relations { "all of {value, memref} have same element type": |op| verify::same_elements(op.operand(0), op.operand(1), op) }
        format "since<24>(`boundsCheck` `(` $boundsCheck `)`) : () attr-dict $value `->` $memref `[` $indices `]` since<24>((`indexOffset` `(` $indexOffset^ `)`)?) (`sgprOffset` since<24>(`(` $sgpr_offset^ `)`) : ($sgpr_offset^))? `:` type($value) `->` type($memref) `,` type($indices)"
        hooks  { verify_shape: |op: Shape<'_, RawBufferAtomicFmax>| verify::buffer(*op, op.memref(), op.indices().len()) }
    }

    /// The greater of a signed integer and an element of a buffer, in the buffer.
    ///
    /// ```mlir
    /// amdgpu.raw_buffer_atomic_smax %v -> %m[%i] : i32 -> memref<64xi32>, i32
    /// ```
    RawBufferAtomicSmax = "raw_buffer_atomic_smax",
    /// The smaller of an unsigned integer and an element of a buffer, in the buffer.
    ///
    /// ```mlir
    /// amdgpu.raw_buffer_atomic_umin %v -> %m[%i] : i32 -> memref<64xi32>, i32
    /// ```
    RawBufferAtomicUmin = "raw_buffer_atomic_umin" {
        (value: I32, memref: AnyMemRef, indices: [I32], sgpr_offset: Option<I32>)
        opts   {
            /// Accesses are checked.
            bounds_check("boundsCheck"): Bool = true,
            /// The number of elements that is added to the index.
            index_offset("indexOffset"): I32Attr,
        }
        traits [AttrSizedOperandSegments, MemRead, MemWrite]
        format "since<24>(`boundsCheck` `(` $boundsCheck `)`) : () attr-dict $value `->` $memref `[` $indices `]` since<24>((`indexOffset` `(` $indexOffset^ `)`)?) (`sgprOffset` since<24>(`(` $sgpr_offset^ `)`) : ($sgpr_offset^))? `:` type($value) `->` type($memref) `,` type($indices)"
        hooks  { verify_shape: verify::integer_atomic }
    }

    /// Moves a value among lanes (data parallel primitives).
    ///
    /// ```mlir
    /// %r = amdgpu.dpp %old %src row_shl(1 : i32) {bound_ctrl = true} : i32
    /// ```
    Dpp = "dpp" {
        (old: AnyType, src: AnyType) -> (result: AnyType)
        attrs  {
            /// The permutation.
            kind: DppPerm,
        }
        opts   {
            /// Its argument.
            perm_argument("permArgument"): PermArgument,
            /// The rows that take part.
            row_mask: I32Attr = 0xf,
            /// The banks that take part.
            bank_mask: I32Attr = 0xf,
            /// Lanes without source get zero instead of their old value.
            bound_ctrl: Bool = false,
        }
        traits [Pure, SameTypeOperands]
        relations { same_type(result, old, src) }
        format "$old $src $kind (`(` $permArgument^ `)`)? attr-dict `:` type($result)"
        hooks  { verify_shape: verify::dpp }
    }

    /// Exchanges values among lanes whose numbers differ by masks.
    ///
    /// ```mlir
    /// %r = amdgpu.swizzle_bitmode %v 1 2 4 : f32
    /// ```
    SwizzleBitMode = "swizzle_bitmode" {
        (src: IntegerOrFloatOrVector) -> (result: IntegerOrFloatOrVector)
        attrs  {
            /// The bits of the number that stay.
            and_mask: I32Attr,
            /// The bits that are set.
            or_mask: I32Attr,
            /// The bits that are flipped.
            xor_mask: I32Attr,
        }
        traits [Pure]
        relations { same_type(result, src) }
        format "$src $and_mask $or_mask $xor_mask attr-dict `:` type($result)"
    }

    /// Exchanges rows of lanes.
    ///
    /// ```mlir
    /// %r = amdgpu.permlane_swap %v 16 {fetch_inactive = true} : f16
    /// ```
    PermlaneSwap = "permlane_swap" {
        (src: IntegerOrFloatOrVector) -> (result: IntegerOrFloatOrVector)
        attrs  {
            /// The number of lanes of a row.
            row_length: I32Attr,
        }
        opts   {
            /// Lanes that do not run are read.
            fetch_inactive: Bool = false,
            /// Lanes without source get zero.
            bound_ctrl: Bool = false,
        }
        traits [Pure]
        relations { same_type(result, src) }
        format "$src $row_length attr-dict `:` type($result)"
        hooks  { verify_shape: verify::permlane_swap }
    }

    /// A barrier of the workgroup that waits for accesses of LDS, but not for those of global memory.
    ///
    /// ```mlir
    /// amdgpu.lds_barrier
    /// ```
    LdsBarrier = "lds_barrier" {
        ()
        format "attr-dict"
    }

    /// Limits which instructions the compiler moves across.
    ///
    /// ```mlir
    /// amdgpu.sched_barrier allow = <valu|all_vmem>
    /// ```
    SchedBarrier = "sched_barrier" {
        ()
        attrs  {
            /// The operations that may move.
            opts: SchedBarrierOpt,
        }
        format "`allow` `=` $opts attr-dict"
    }

    /// Waits until at most these numbers of accesses have not ended.
    ///
    /// ```mlir
    /// amdgpu.memory_counter_wait load(1) ds(2)
    /// ```
    MemoryCounterWait = "memory_counter_wait" {
        ()
        opts   {
            /// Loads from global memory.
            load: I32Attr,
            /// Stores to global memory.
            store: I32Attr,
            /// Accesses of LDS.
            ds: I32Attr,
            /// Exports.
            exp: I32Attr,
            /// Copies of tensors.
            tensor: I32Attr,
        }
        format "oilist(`load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)` | `exp` `(` $exp `)` | `tensor` `(` $tensor `)`) attr-dict"
    }
}
