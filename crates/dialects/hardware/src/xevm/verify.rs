//! Verifiers of `xevm`.

use super::{BlockLoad, BlockLoad2d, BlockPrefetch2d, BlockStore, BlockStore2d, MMA};
use terrace_ir::decl::hook::OpView;
use terrace_ir::folding::integer_of;
use terrace_rewrite::prelude::*;

/// The number of lanes among which the elements of a tile are divided.
const SUBGROUP_SIZE: u32 = 16;

/// The tiles of a load, a store or a prefetch. As upstream, numbers have 32 bits without a sign.
#[derive(Clone, Copy)]
struct Tiles {
    elem_bits: u32,
    width: u32,
    height: u32,
    v_blocks: u32,
}

impl Tiles {
    fn new(elem_bits: Option<i64>, width: Option<i64>, height: Option<i64>, v_blocks: Option<i64>) -> Self {
        let [elem_bits, width, height, v_blocks] =
            [elem_bits, width, height, v_blocks].map(|number| number.unwrap_or(0) as u32);
        Self { elem_bits, width, height, v_blocks }
    }

    fn width_within(self, op: OpRef<'_>, least: u32, most: u32) -> Result {
        match (least..=most).contains(&self.width) {
            true => Ok(()),
            false => op.fail(format_args!("expecting tile_width to be between {least} and {most}")),
        }
    }

    fn height_within(self, op: OpRef<'_>, least: u32, most: u32) -> Result {
        match (least..=most).contains(&self.height) {
            true => Ok(()),
            false => op.fail(format_args!("expecting tile_height to be between {least} and {most}")),
        }
    }

    fn v_blocks_among(self, op: OpRef<'_>, allowed: &[u32], text: &str) -> Result {
        match allowed.contains(&self.v_blocks) {
            true => Ok(()),
            false => op.fail(format_args!("expecting v_blocks to be {text}")),
        }
    }

    fn all_widths_up_to(self, op: OpRef<'_>, most: u32) -> Result {
        match self.width.wrapping_mul(self.v_blocks) <= most {
            true => Ok(()),
            false => op.fail(format_args!(
                "tile_width * v_blocks should be less than or equal to {most} for {} bit elements",
                self.elem_bits
            )),
        }
    }

    /// Verifies a load whose elements are neither transposed nor packed.
    fn loaded(self, op: OpRef<'_>) -> Result {
        self.height_within(op, 1, 32)?;
        let (widths, most) = match self.elem_bits {
            8 => ((4, 64), 64),
            16 => ((2, 32), 32),
            32 => ((1, 16), 16),
            64 => ((1, 8), u32::MAX),
            _ => return op.fail("expecting elem_size_in_bits to be 8, 16, 32, or 64"),
        };
        self.width_within(op, widths.0, widths.1)?;
        match self.elem_bits {
            8 | 16 => self.v_blocks_among(op, &[1, 2, 4], "1, 2, or 4")?,
            32 => self.v_blocks_among(op, &[1, 2], "1 or 2")?,
            _ => self.v_blocks_among(op, &[1], "1")?,
        }
        self.all_widths_up_to(op, most)
    }

    fn transposed(self, op: OpRef<'_>) -> Result {
        self.v_blocks_among(op, &[1], "1")?;
        match self.elem_bits {
            32 => {
                self.height_within(op, 1, 32)?;
                self.width_within(op, 1, 8)
            }
            64 if self.height != 8 => op.fail("expecting tile_height to be 8 for 64 bit elements"),
            64 if !matches!(self.width, 1 | 2 | 4) => op.fail("expecting tile_width to be 1, 2, or 4"),
            64 => Ok(()),
            _ => op.fail("transpose is only supported for 32 and 64 bit elements"),
        }
    }

    fn packed(self, op: OpRef<'_>) -> Result {
        self.v_blocks_among(op, &[1, 2, 4], "1, 2, or 4")?;
        match self.elem_bits {
            8 => {
                self.height_within(op, 4, 32)?;
                self.width_within(op, 4, 16)
            }
            16 => {
                self.height_within(op, 2, 32)?;
                self.width_within(op, 2, 16)?;
                self.all_widths_up_to(op, 32)
            }
            _ => op.fail("pack_register is only supported for 8 and 16 bit elements"),
        }
    }

    fn stored(self, op: OpRef<'_>) -> Result {
        self.height_within(op, 1, 8)?;
        match self.elem_bits {
            8 => self.width_within(op, 4, 64),
            16 => self.width_within(op, 2, 32),
            32 => self.width_within(op, 1, 16),
            64 => self.width_within(op, 1, 8),
            _ => op.fail("expecting elem_size_in_bits to be 8, 16, 32, or 64"),
        }
    }

    /// Verifies the matrix, and what is common to all accesses.
    fn matrix(self, op: OpRef<'_>, width: Value, pitch: Value) -> Result {
        let constant = |value| integer_of(op.body(), value);
        if let (Some(width), Some(pitch)) = (constant(width), constant(pitch))
            && pitch < width
        {
            return op.fail("4th operand (base pitch) should be >= 2nd operand (base width)");
        }
        if !matches!(self.elem_bits, 8 | 16 | 32) {
            return op.fail("expecting 'elem_size_in_bits' to be 8, 16, or 32");
        }
        if self.height > 32 || !self.height.is_power_of_two() {
            return op.fail("expecting tile_height to be 1, 2, 4, 8, 16, or 32");
        }
        if self.v_blocks > 8 || !self.v_blocks.is_power_of_two() {
            return op.fail("expecting v_blocks to be 1, 2, 4, or 8");
        }
        Ok(())
    }

    /// Verifies the width of tiles of 8 and 16 bits, and of 32 bits by the list.
    fn exact_width(self, op: OpRef<'_>, of_32: &[u32], text: &str) -> Result {
        let (allowed, text): (&[u32], &str) = match self.elem_bits {
            8 => (&[16, 32], "16 or 32"),
            16 => (&[16], "16"),
            _ => (of_32, text),
        };
        match allowed.contains(&self.width) {
            true => Ok(()),
            false => op.fail(format_args!(
                "tile_width for {} bit elements should be equal to {text}",
                self.elem_bits
            )),
        }
    }
}

pub(super) fn blockload2d(op: OpView<'_, BlockLoad2d>) -> Result {
    let (load, b) = (op.handle, op.body());
    let tiles =
        Tiles::new(load.elem_size_in_bits(b), load.tile_width(b), load.tile_height(b), load.v_blocks(b));
    let (transposes, packs) = (load.transpose(b) == Some(true), load.pack_register(b) == Some(true));
    let Some(vector) = b.ty(load.res(b)).as_::<VectorType>(op.ctx()) else { return Ok(()) };
    let elem_bits = vector.elem.bit_width(op.ctx()).unwrap_or(0);
    let n = vector.shape.iter().fold(1, |n: i64, &extent| n.wrapping_mul(extent)) as u32;
    let size = n.wrapping_mul(elem_bits);
    let factors = [tiles.elem_bits, tiles.height, tiles.width, tiles.v_blocks];
    let expected = factors.into_iter().fold(1, u32::wrapping_mul) / SUBGROUP_SIZE;
    if size != expected {
        return op.fail(format_args!(
            "result size of {size} bits does not match the expected size of {expected} bits"
        ));
    }
    match (transposes, packs) {
        (true, true) => return op.fail("transpose and pack_register are mutually exclusive"),
        (true, false) => tiles.transposed(*op)?,
        (false, true) => tiles.packed(*op)?,
        (false, false) => tiles.loaded(*op)?,
    }
    tiles.matrix(*op, load.base_width(b), load.base_pitch(b))?;
    if (tiles.elem_bits == 32 || packs) && elem_bits != 32 {
        return op.fail("expecting result element type to be 32 bits");
    }
    if packs && tiles.width != SUBGROUP_SIZE {
        return op
            .fail("tile_width when pack_register is true should be equal to subgroup size (16 elements)");
    }
    Ok(())
}

pub(super) fn blockstore2d(op: OpView<'_, BlockStore2d>) -> Result {
    let (store, b) = (op.handle, op.body());
    let tiles = Tiles::new(store.elem_size_in_bits(b), store.tile_width(b), store.tile_height(b), Some(1));
    tiles.stored(*op)?;
    tiles.matrix(*op, store.base_width(b), store.base_pitch(b))?;
    tiles.exact_width(*op, &[16], "16")
}

pub(super) fn blockprefetch2d(op: OpView<'_, BlockPrefetch2d>) -> Result {
    let (prefetch, b) = (op.handle, op.body());
    let tiles = Tiles::new(
        prefetch.elem_size_in_bits(b),
        prefetch.tile_width(b),
        prefetch.tile_height(b),
        prefetch.v_blocks(b),
    );
    tiles.matrix(*op, prefetch.base_width(b), prefetch.base_pitch(b))?;
    tiles.exact_width(*op, &[8, 16], "8 or 16")
}

/// Verifies the number of elements of a lane.
fn block(op: OpShape<'_>, ty: Type) -> Result {
    let Some(VectorType { shape: &[n], elem, .. }) = ty.as_::<VectorType>(op.ctx()) else { return Ok(()) };
    match (elem, n) {
        (_, 2 | 4 | 8) | (Type::I8, 16) => Ok(()),
        (Type::I8, _) => op.fail("vector size must be 2, 4, 8 or 16 for 8-bit element type"),
        _ => op.fail("vector size must be 2, 4 or 8 for element type > 8 bits"),
    }
}

pub(super) fn blockload(load: Shape<'_, BlockLoad>) -> Result {
    block(*load, load.res())
}

pub(super) fn blockstore(store: Shape<'_, BlockStore>) -> Result {
    block(*store, store.val())
}

pub(super) fn mma(mma: Shape<'_, MMA>) -> Result {
    match mma.c() {
        Some(c) if c != mma.d() => mma.fail("type of C operand must match result type"),
        _ => Ok(()),
    }
}
