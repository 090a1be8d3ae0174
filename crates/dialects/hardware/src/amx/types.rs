//! The type of tiles.

use terrace_rewrite::prelude::*;

terrace_ir::types! { "amx", TYPES;
    /// `!amx.tile<16x64xi8>`: a tile register as a matrix.
    TileType = "tile" {
        /// The extents; operations require two.
        shape: [i64],
        /// `f32`, `f16`, `bf16`, `i32` or `i8`.
        elem: Type,
    } (parse: parse_tile, print: print_tile)
}

/// The types of elements that a tile may have.
const ELEMENTS: &[Type] = &[Type::F32, Type::F16, Type::BF16, Type::I32, Type::I8];

fn parse_tile(p: &mut AsmParser<'_>) -> Result<Type> {
    let mnemonic = p.offset().saturating_sub("tile".len() as u32);
    p.expect(b'<', "expected '<'")?;
    let shape = p.parse_dimension_list(false, true)?;
    let elem = p.parse_type()?;
    p.expect(b'>', "expected '>'")?;
    if !ELEMENTS.contains(&elem) {
        return Err(p.error_at(
            mnemonic,
            "failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless \
             integer or 8-bit signless integer",
        ));
    }
    Ok(TileType::get(p.ctx, &shape, elem))
}

fn print_tile(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(tile) = ty.as_::<TileType>(p.ctx()) else { return };
    p.byte(b'<');
    for &extent in tile.shape {
        p.dimension(extent);
        p.byte(b'x');
    }
    p.ty(tile.elem);
    p.byte(b'>');
}

/// Whether a type is a tile of rank two with one of these element types.
fn is_tile_of(ctx: &Context, ty: Type, elems: &[Type]) -> bool {
    ty.as_::<TileType>(ctx).is_some_and(|tile| tile.shape.len() == 2 && elems.contains(&tile.elem))
}

type_constraints! {
    /// A tile.
    AnyTile = "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values",
        Pred::Is(|ctx, ty| is_tile_of(ctx, ty, ELEMENTS));
    /// A tile of `f32`.
    TileOfF32 = "tile of 32-bit float values", Pred::Is(|ctx, ty| is_tile_of(ctx, ty, &[Type::F32]));
    /// A tile of `f16` or `bf16`.
    TileOfF16OrBF16 = "tile of 16-bit float or bfloat16 type values",
        Pred::Is(|ctx, ty| is_tile_of(ctx, ty, &[Type::F16, Type::BF16]));
    /// A tile of `i32`.
    TileOfI32 = "tile of 32-bit signless integer values", Pred::Is(|ctx, ty| is_tile_of(ctx, ty, &[Type::I32]));
    /// A tile of `i8`.
    TileOfI8 = "tile of 8-bit signless integer values", Pred::Is(|ctx, ty| is_tile_of(ctx, ty, &[Type::I8]));
}
