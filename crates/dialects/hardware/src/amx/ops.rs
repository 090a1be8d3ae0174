//! The operations of `amx`.

use super::{AnyTile, TileOfF16OrBF16, TileOfF32, TileOfI8, TileOfI32, verify};
use terrace_base::constraints::AnyMemRef;
use terrace_rewrite::prelude::*;

ops! { "amx", OPS;
    /// Loads a tile row by row. The rows are `stride` elements apart, or without it as far as the buffer's rows.
    ///
    /// ```mlir
    /// %t = amx.tile_load %m[%i, %j] : memref<?x?xi8> into !amx.tile<16x64xi8>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    TileLoad = "tile_load" {
        (base: AnyMemRef, indices: [Index], stride: Option<Index>) -> (res: AnyTile)
        traits [MemRead, MemWrite, AttrSizedOperandSegments]
        format "$base `[` $indices `]` (`,` $stride^ )? attr-dict `:` type($base) `into` qualified(type($res))"
        hooks  { verify_shape: verify::tile_load }
    }

    /// Multiplies two tiles of pairs of floats and adds the product to a third one.
    ///
    /// ```mlir
    /// %t = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    TileMulF = "tile_mulf" {
        (lhs: TileOfF16OrBF16, rhs: TileOfF16OrBF16, acc: TileOfF32) -> (res: TileOfF32 = acc)
        traits [Pure]
        relations { same_type(acc, res) }
        format "$lhs `,` $rhs `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc)) "
        hooks  { verify_shape: verify::tile_mulf }
    }

    /// Multiplies two tiles of groups of four bytes and adds the product to a third one. The bytes are signed, unless
    /// `zext` says that those of an operand are not.
    ///
    /// ```mlir
    /// %t = amx.tile_muli %a zext, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    TileMulI = "tile_muli" {
        (lhs: TileOfI8, rhs: TileOfI8, acc: TileOfI32) -> (res: TileOfI32 = acc)
        opts   { is_zext_lhs("isZextLhs"): Unit, is_zext_rhs("isZextRhs"): Unit }
        traits [Pure]
        relations { same_type(acc, res) }
        format "$lhs (`zext` $isZextLhs^)? `,` $rhs (`zext` $isZextRhs^)? `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc)) "
        hooks  { verify_shape: verify::tile_muli }
    }

    /// Stores a tile row by row. The rows are `stride` elements apart, or without it as far as the buffer's rows.
    ///
    /// ```mlir
    /// amx.tile_store %m[%i, %j], %t : memref<?x?xi8>, !amx.tile<16x64xi8>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    TileStore = "tile_store" {
        (base: AnyMemRef, indices: [Index], val: AnyTile, stride: Option<Index>)
        traits [MemWrite, AttrSizedOperandSegments]
        format "$base `[` $indices `]` `,` $val (`,` $stride^ )? attr-dict `:` type($base) `,` qualified(type($val))"
        hooks  { verify_shape: verify::tile_store }
    }

    /// A tile of zeros. Each operation asks for a register of its own, so it has the effect of a write.
    ///
    /// ```mlir
    /// %t = amx.tile_zero : !amx.tile<16x16xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    TileZero = "tile_zero" {
        () -> (res: AnyTile)
        traits [MemWrite]
        format "attr-dict `:` qualified(type($res))"
        hooks  { verify_shape: verify::tile_zero }
    }
}
