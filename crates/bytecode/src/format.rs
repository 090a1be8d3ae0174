//! Numbers of the format: versions, sections, and the parts of an operation.

use terrace_ir::asm::parse::MAX_DEPTH;

/// The first bytes of a file.
pub const MAGIC: &[u8] = b"ML\xEFR";
/// The newest version.
pub const VERSION: u64 = 6;
/// The producer that MLIR 22 names.
pub const PRODUCER: &str = "MLIR22.1.8";

/// The first version with versions of dialects.
pub const DIALECT_VERSIONS: u64 = 1;
/// The first version with sections around isolated regions.
pub const ISOLATED_SECTIONS: u64 = 2;
/// The first version with orders of use-lists.
pub const USE_LIST_ORDERS: u64 = 3;
/// The first version that leaves out unknown locations of block arguments and counts operation names.
pub const ELIDED_LOCATIONS: u64 = 4;
/// The first version with properties of their own.
pub const PROPERTIES: u64 = 5;
/// The first version whose properties have the sizes of operand and result groups as numbers.
pub const SEGMENT_SIZES: u64 = 6;

/// Fills the bytes in front of aligned data.
pub const PADDING: u8 = 0xCB;
/// Operations nest at most as deeply as in text.
pub const MAX_NESTING: usize = MAX_DEPTH as usize;

/// The sections of a file, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Section {
    String,
    Dialect,
    AttrType,
    AttrTypeOffset,
    Ir,
    Resource,
    ResourceOffset,
    DialectVersions,
    Properties,
}

impl Section {
    /// Number and name of all sections, in order of their numbers.
    pub const ALL: [(Section, &str); 9] = [
        (Section::String, "String"),
        (Section::Dialect, "Dialect"),
        (Section::AttrType, "AttrType"),
        (Section::AttrTypeOffset, "AttrTypeOffset"),
        (Section::Ir, "IR"),
        (Section::Resource, "Resource"),
        (Section::ResourceOffset, "ResourceOffset"),
        (Section::DialectVersions, "DialectVersions"),
        (Section::Properties, "Properties"),
    ];

    /// The section of a number.
    pub fn of(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).map(|&(section, _)| section)
    }

    /// The name in messages.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// Whether a file of this version may lack the section at its top level.
    pub fn is_optional(self, version: u64) -> bool {
        match self {
            Section::Resource | Section::ResourceOffset => true,
            Section::DialectVersions => true,
            Section::Properties => version < PROPERTIES,
            _ => false,
        }
    }
}

/// The parts of an operation that are present, as bits.
pub mod parts {
    pub const ATTRS: u8 = 1;
    pub const RESULTS: u8 = 2;
    pub const OPERANDS: u8 = 4;
    pub const SUCCESSORS: u8 = 8;
    pub const REGIONS: u8 = 16;
    pub const USE_LIST_ORDERS: u8 = 32;
    pub const PROPERTIES: u8 = 64;
}

/// The kinds of entries of resources.
pub mod resource {
    pub const BLOB: u8 = 0;
    pub const BOOL: u8 = 1;
    pub const STRING: u8 = 2;
}
