//! Encodings of types and attributes in MLIR bytecode, as rows of their dialects.
//!
//! Reader and writer interpret the rows, so each encoding is stated once. Kinds without a row are encoded as text.

use super::KindDef;
use crate::options::MlirVersion;

/// How a parameter is encoded. Types and attributes are references to entries of the file's tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Codec {
    /// An attribute.
    Attr,
    /// An attribute or none.
    OptAttr,
    /// A list of attributes.
    Attrs,
    /// Whether there are any, and then a list of attributes, each of which may be none.
    FlaggedAttrs,
    /// A type.
    Type,
    /// A list of types.
    Types,
    /// A string.
    Str,
    /// A string attribute, of which the parameter is the text.
    StrAttr,
    /// A string attribute or none.
    OptStrAttr,
    /// An unsigned number.
    VarInt,
    /// A signed number, whose bits the parameter has.
    SignedVarInt,
    /// A list of signed numbers.
    SignedVarInts,
    /// One byte: zero or one.
    Bool,
    /// A number, or none, and which in the lowest bit: of a parameter of bytes, eight or none.
    OptVarInt,
    /// Whether there are any, and then a list of unsigned numbers.
    FlaggedVarInts,
}

/// The encoding of a kind of type or attribute.
pub struct Encoding {
    /// The number in front of the parameters.
    pub code: u64,
    /// The kind.
    pub kind: &'static KindDef,
    /// The first version of MLIR that writes it. It is read in files of that version and later ones, and written if it is
    /// that of MLIR 22.
    pub since: MlirVersion,
    /// The names of the encoded parameters, in order. An attribute or type in which others are neither zero nor empty is
    /// written as text.
    pub fields: &'static [(&'static str, Codec)],
}

/// The encodings of a dialect.
pub struct BytecodeRows {
    /// Those of types.
    pub types: &'static [Encoding],
    /// Those of attributes.
    pub attrs: &'static [Encoding],
    /// The numbers of the dialect's version; empty if it has none.
    pub version: &'static [u64],
}
