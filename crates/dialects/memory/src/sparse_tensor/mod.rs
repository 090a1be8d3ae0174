//! The `sparse_tensor` dialect: encodings, which say how the elements of sparse tensors are stored.
//!
//! An encoding is part of a tensor's type. The dialect's operations are those of MLIR's sparse compiler and not known here.
//!
//! Upstream's reference: MLIR "'sparse_tensor' Dialect", `SparseTensorEncodingAttr`.

use crate::prelude::*;

mod asm;
mod attrs;
mod level;
mod verify;

pub use attrs::{EncodingAttr, SliceAttr, encoding};
pub use level::{LevelFormat, LevelType};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "sparse_tensor",
    ops: &[],
    types: &[],
    attrs: attrs::ATTRS,
    hooks: DialectHooks {
        undeclared: Some(
            "Terrace reads the encodings of sparse tensors, but not the operations and types of MLIR's sparse compiler, which 'mlir-opt --sparsifier' lowers",
        ),
        ..DialectHooks::NONE
    },
};
