//! Passes on `vector`.

pub mod shuffle_tree;
pub mod subset;
