//! Verifiers of `linalg.softmax`, `linalg.pack` and `linalg.unpack`.

use crate::linalg::{Pack, Softmax, Unpack};
use crate::prelude::*;
use terrace_ir::speculation::Speculatability;
use terrace_memory::dims::shape_of;
use terrace_memory::index_list::{self, Indices, Integers, listed};

/// Whether the elements of the first operand and the output have one type.
pub(in crate::linalg) fn have_one_element_type(op: OpShape<'_>) -> bool {
    let elem = |i: usize| op.operand(i).map(|ty| ty.element_or_self(op.ctx()));
    elem(0) == elem(1)
}

/// Verifies shapes and the dimension.
pub(in crate::linalg) fn softmax(op: OpView<'_, Softmax>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let shape = |value: Value| op.ty(value).as_shaped(ctx).and_then(|shaped| shaped.shape);
    let (Some(input), Some(output)) = (shape(op.handle.input(b)), shape(op.handle.output(b))) else {
        return op.fail("incompatible output shape");
    };
    if !are_compatible_shapes(input, output) {
        return op.fail("incompatible output shape");
    }
    let dim = op.handle.dimension(b).unwrap_or(0);
    if dim < 0 || dim >= input.len() as i64 {
        return op.fail("incorrect dimension specified");
    }
    Ok(())
}

/// Without padding, tiles have to divide extents, which is verified of static ones only.
pub(in crate::linalg) fn speculatability(b: &Body, op: Op) -> Speculatability {
    let is_defined = match b.as_::<Pack>(op) {
        Some(pack) => {
            let tiling = Tiling::of_pack(b, pack);
            pack.padding_value(b).is_some() || tiling.is_static(b) && tiling.has_static_extents(b.ctx())
        }
        None => b.as_::<Unpack>(op).is_some_and(|unpack| Tiling::of_unpack(b, unpack).is_static(b)),
    };
    if is_defined { Speculatability::Yes } else { Speculatability::No }
}

/// The tiling of a tensor.
pub(in crate::linalg) struct Tiling<'a> {
    /// The type without tiles and the one with them.
    pub unpacked: Type,
    pub packed: Type,
    pub positions: Integers,
    pub permutation: Integers,
    /// Sizes of tiles, [`DYNAMIC`] for values.
    pub tiles: Integers,
    values: Values<'a>,
}

impl<'a> Tiling<'a> {
    /// The tiling of a pack.
    pub(in crate::linalg) fn of_pack(b: &'a Body, op: Pack) -> Self {
        let integers = |attr: Option<Attr>| index_list::integers_of(b.ctx(), attr);
        Self {
            unpacked: b.ty(op.source(b)),
            packed: b.ty(op.dest(b)),
            positions: integers(op.inner_dims_pos(b)),
            permutation: integers(op.outer_dims_perm(b)),
            tiles: integers(op.static_inner_tiles(b)),
            values: op.inner_tiles(b),
        }
    }

    /// The tiling of an unpack.
    pub(in crate::linalg) fn of_unpack(b: &'a Body, op: Unpack) -> Self {
        let integers = |attr: Option<Attr>| index_list::integers_of(b.ctx(), attr);
        Self {
            unpacked: b.ty(op.dest(b)),
            packed: b.ty(op.source(b)),
            positions: integers(op.inner_dims_pos(b)),
            permutation: integers(op.outer_dims_perm(b)),
            tiles: integers(op.static_inner_tiles(b)),
            values: op.inner_tiles(b),
        }
    }

    /// The sizes of tiles.
    pub(in crate::linalg) fn mixed_tiles(&self) -> Indices {
        index_list::mixed(&self.tiles, self.values)
    }

    /// The dimension with tiles that has those of a dimension without.
    pub(in crate::linalg) fn outer_dim(&self, dim: usize) -> Option<usize> {
        match self.permutation.is_empty() {
            true => Some(dim),
            false => self.permutation.iter().position(|&other| other == dim as i64),
        }
    }

    /// The sizes of tiles; values that are constants are numbers, too.
    fn constant_tiles(&self, b: &Body) -> SmallVec<[Option<i64>; 4]> {
        self.mixed_tiles().iter().map(|tile| tile.constant_value(b)).collect()
    }

    /// Whether all sizes of tiles are constants, also in the type with tiles.
    fn is_static(&self, b: &Body) -> bool {
        let extents = shape_of(b.ctx(), self.packed);
        extents.iter().rev().take(self.tiles.len()).all(|&extent| extent != DYNAMIC)
            && self.constant_tiles(b).iter().all(Option::is_some)
    }

    /// Whether the extents that tiles divide are static.
    pub(in crate::linalg) fn has_static_extents(&self, ctx: &Context) -> bool {
        let shape = shape_of(ctx, self.unpacked);
        let is_static = |&at: &i64| usize::try_from(at).is_ok_and(|at| shape.get(at) != Some(&DYNAMIC));
        self.positions.iter().all(is_static)
    }

    /// The shape with tiles that follows from the one without.
    fn packed_shape(&self, ctx: &Context) -> Integers {
        let mut shape: Integers = shape_of(ctx, self.unpacked).into();
        for (&at, &tile) in self.positions.iter().zip(&self.tiles) {
            let extent = &mut shape[at as usize];
            *extent = match *extent == DYNAMIC || tile == DYNAMIC || tile <= 0 {
                true => DYNAMIC,
                false => terrace_ir::affine::ceildiv(*extent, tile).unwrap_or(DYNAMIC),
            };
        }
        if !self.permutation.is_empty() {
            shape = self.permutation.iter().map(|&at| shape[at as usize]).collect();
        }
        shape.extend(self.tiles.iter().copied());
        shape
    }

    fn verify(&self, op: OpRef<'_>) -> Result {
        let (b, ctx) = (op.body(), op.ctx());
        let fail = |message: String| Err(op.error(message).emit());
        if self.constant_tiles(b).contains(&Some(0)) {
            return fail("invalid zero tile factor".into());
        }
        let (unpacked, packed) = (shape_of(ctx, self.unpacked), shape_of(ctx, self.packed));
        let rank = unpacked.len();
        if listed(&self.positions, rank).is_none() {
            return fail("invalid inner_dims_pos vector".into());
        }
        if listed(&self.permutation, rank).is_none() {
            return fail("invalid outer_dims_perm vector".into());
        }
        if !self.permutation.is_empty() && self.permutation.len() != rank {
            return fail("outer_dims_perm must be a permutation or empty".into());
        }
        if self.tiles.len() > rank {
            let message = "tiling factors must be less than or equal to the input rank for pack or output rank for unpack";
            return fail(message.into());
        }
        if self.tiles.len() != self.positions.len() {
            return fail("tiling factors must equal the number of dimensions to tile".into());
        }
        let wanted = rank + self.tiles.len();
        if packed.len() != wanted {
            return fail(format!(
                "packed rank != (unpacked rank + num tiling factors), got {} != {wanted}",
                packed.len()
            ));
        }
        let fits = |(&extent, &tile): (&i64, &i64)| extent == tile;
        if !packed[rank..].iter().zip(&self.tiles).all(fits) {
            return fail(
                "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type"
                    .into(),
            );
        }
        let expected = self.packed_shape(ctx);
        if !are_compatible_shapes(&expected, packed) {
            let elem = self.unpacked.element_or_self(ctx);
            return fail(format!(
                "expected {} for the packed domain value, got {}",
                quoted_type(ctx, RankedTensorType::get(ctx, &expected, elem, None)),
                quoted_type(ctx, self.packed)
            ));
        }
        Ok(())
    }

    /// Whether a tile is not full, so that there must be a value for the rest.
    pub(in crate::linalg) fn needs_padding(&self, b: &Body) -> bool {
        let ctx = b.ctx();
        let (input, output) = (shape_of(ctx, self.unpacked), shape_of(ctx, self.packed));
        self.positions.iter().zip(self.constant_tiles(b)).any(|(&at, tile)| {
            let n_tiles = self.outer_dim(at as usize).and_then(|outer| output.get(outer)).copied();
            let divisor = tile.or(n_tiles.filter(|&n| n != DYNAMIC));
            let extent = input[at as usize];
            extent != DYNAMIC && divisor.is_some_and(|by| by != 0 && extent.checked_rem(by) != Some(0))
        })
    }
}

/// Verifies the tiles, shapes and the padding.
pub(in crate::linalg) fn pack(op: OpView<'_, Pack>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let tiling = Tiling::of_pack(b, op.handle);
    tiling.verify(*op)?;
    let elem = tiling.unpacked.element_or_self(ctx);
    match op.handle.padding_value(b) {
        Some(padding) if op.ty(padding) != elem => op.fail(format_args!(
            "expected padding_value has {} but got: {}",
            quoted_type(ctx, elem),
            quoted_type(ctx, op.ty(padding))
        )),
        None if tiling.needs_padding(b) => op.fail(
            "invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set",
        ),
        _ => Ok(()),
    }
}

/// Verifies the tiles and shapes.
pub(in crate::linalg) fn unpack(op: OpView<'_, Unpack>) -> Result {
    Tiling::of_unpack(op.body(), op.handle).verify(*op)
}
