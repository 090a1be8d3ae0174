//! The levels of sparse storage.

use crate::prelude::*;

enums! { "sparse_tensor", ENUM_ATTRS;
    /// How a level stores its entries.
    enum LevelFormat: int(8) "level format" {
        /// All entries, at a place that follows from the coordinates.
        Dense = 0 "dense",
        /// All entries, in buffers of their own.
        Batch = 1 "batch",
        /// The entries that are not zero, with positions and coordinates.
        Compressed = 2 "compressed",
        /// One entry for each of the level above.
        Singleton = 3 "singleton",
        /// As compressed, with free space in between.
        LooseCompressed = 4 "loose_compressed",
        /// Of `m` entries that follow each other at most `n` are not zero.
        Structured = 5 "structured",
    }
}

/// The keywords of properties, each with its bit in [`LevelType::properties`].
pub(super) static PROPERTIES: &[(u8, &str)] =
    &[(LevelType::NONUNIQUE, "nonunique"), (LevelType::NONORDERED, "nonordered"), (LevelType::SOA, "soa")];

/// The format and properties of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelType {
    /// The format.
    pub format: LevelFormat,
    /// A set of [`NONUNIQUE`](Self::NONUNIQUE), [`NONORDERED`](Self::NONORDERED) and [`SOA`](Self::SOA).
    pub properties: u8,
    /// The number of entries that are not zero, of a structured level.
    pub n: u8,
    /// The number of entries among which they are, of a structured level.
    pub m: u8,
}

impl LevelType {
    /// Coordinates may occur twice.
    pub const NONUNIQUE: u8 = 1;
    /// Coordinates may have any order.
    pub const NONORDERED: u8 = 2;
    /// Coordinates of a singleton level are in an array of their own.
    pub const SOA: u8 = 4;

    /// Whether the level has these properties.
    pub fn has(self, properties: u8) -> bool {
        self.properties & properties != 0
    }

    /// The number that stands for the level in [`EncodingAttr::levels`](super::EncodingAttr::levels).
    pub fn to_bits(self) -> i64 {
        i64::from(u32::from_le_bytes([self.format as u8, self.properties, self.n, self.m]))
    }

    /// The level of such a number.
    pub fn from_bits(bits: i64) -> Option<Self> {
        let [format, properties, n, m] = u32::try_from(bits).ok()?.to_le_bytes();
        Some(Self { format: LevelFormat::from_value(format.into())?, properties, n, m })
    }
}
