//! The operands of `affine.dma_start` and `affine.dma_wait`, which their maps divide.

use super::loops::Bound;
use super::{DmaStart, DmaWait};
use crate::prelude::*;

/// A memref and an element of it.
pub struct DmaPart {
    /// The memref.
    pub memref: Value,
    /// The map of the subscripts.
    pub map: AffineMap,
    /// The attribute of `map`.
    pub map_attr: Attr,
    /// The operands of `map`.
    pub indices: SmallVec<[Value; 4]>,
}

/// The operands of a transfer.
pub struct Dma {
    /// The source, the destination and the tag, or only the tag of `affine.dma_wait`.
    pub parts: SmallVec<[DmaPart; 3]>,
    /// The number of elements, and optionally the stride and the number of elements for each of its steps.
    pub sizes: SmallVec<[Value; 4]>,
}

impl Dma {
    /// The names of the maps of `affine.dma_start`, in the order of the operands.
    pub const START_MAPS: [&str; 3] = ["src_map", "dst_map", "tag_map"];
    /// The name of the map of `affine.dma_wait`.
    pub const WAIT_MAPS: [&str; 1] = ["tag_map"];

    /// The operands of `affine.dma_start`; `None` if a map or operands for it are missing.
    pub fn of_start(b: &Body, op: Op) -> Option<Self> {
        debug_assert!(b.is::<DmaStart>(op));
        Self::of(b, op, &Self::START_MAPS)
    }

    /// The operands of `affine.dma_wait`; `None` if the map or operands for it are missing.
    pub fn of_wait(b: &Body, op: Op) -> Option<Self> {
        debug_assert!(b.is::<DmaWait>(op));
        Self::of(b, op, &Self::WAIT_MAPS)
    }

    fn of(b: &Body, op: Op, maps: &[&str]) -> Option<Self> {
        let operands: Values<'_> = b.operands(op);
        let mut parts = SmallVec::new();
        let mut at = 0;
        for name in maps {
            let map_attr = b.attr(op, name)?;
            let map = AffineMap::of(b.ctx(), map_attr)?;
            let memref = operands.get(at)?;
            let end = at + 1 + map.n_inputs();
            if end > operands.len() {
                return None;
            }
            let indices = operands.slice(at + 1, end).iter().collect();
            parts.push(DmaPart { memref, map, map_attr, indices });
            at = end;
        }
        Some(Self { parts, sizes: operands.slice(at, operands.len()).iter().collect() })
    }
}

impl DmaStart {
    /// Creates the operation: a transfer between the elements of two memrefs, each with the map and operands of its
    /// subscripts, whose tag is the element of the third one.
    pub(super) fn of_parts(
        b: &mut Builder<'_>,
        parts: [&(Value, Bound); 3],
        count: Value,
        stride: &[Value],
    ) -> Self {
        let operands: Vec<Value> = parts
            .iter()
            .flat_map(|part| part_operands(part))
            .chain([count])
            .chain(stride.iter().copied())
            .collect();
        let start = Self::build(b, &operands);
        set_maps(b, start.0, &Dma::START_MAPS, &parts);
        start
    }
}

impl DmaWait {
    /// Creates the operation, which waits for a transfer of `count` elements whose tag is an element of a memref.
    pub(super) fn of_tag(b: &mut Builder<'_>, tag: &(Value, Bound), count: Value) {
        let operands: Vec<Value> = part_operands(tag).chain([count]).collect();
        let wait = Self::build(b, &operands);
        set_maps(b, wait.0, &Dma::WAIT_MAPS, &[tag]);
    }
}

fn part_operands((memref, (_, operands)): &(Value, Bound)) -> impl Iterator<Item = Value> {
    core::iter::once(*memref).chain(operands.iter().copied())
}

fn set_maps(b: &mut Body, op: Op, names: &[&str], parts: &[&(Value, Bound)]) {
    for (name, (_, (map, _))) in names.iter().zip(parts) {
        let attr = map.attr(b.ctx());
        b.set_attr(op, name, Some(attr));
    }
}
