//! The levels of sparse storage.

/// How a level stores its entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LevelFormat {
    /// All entries, at a place that follows from the coordinates.
    Dense,
    /// All entries, in buffers of their own.
    Batch,
    /// The entries that are not zero, with positions and coordinates.
    Compressed,
    /// One entry for each of the level above.
    Singleton,
    /// As compressed, with free space in between.
    LooseCompressed,
    /// Of `m` entries that follow each other at most `n` are not zero.
    Structured,
}

/// The formats and their keywords.
pub(super) static FORMATS: &[(LevelFormat, &str)] = &[
    (LevelFormat::Dense, "dense"),
    (LevelFormat::Batch, "batch"),
    (LevelFormat::Compressed, "compressed"),
    (LevelFormat::Singleton, "singleton"),
    (LevelFormat::LooseCompressed, "loose_compressed"),
    (LevelFormat::Structured, "structured"),
];

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
        Some(Self { format: FORMATS.get(usize::from(format))?.0, properties, n, m })
    }
}
