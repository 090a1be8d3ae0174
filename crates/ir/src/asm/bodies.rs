//! Modules without the bodies of their functions, of text or of bytecode.

use crate::body::{Body, Op};

/// A module without the bodies of its functions, for reading these.
pub trait Bodies: Sync {
    /// The reader of one thread.
    type Reader<'s>: BodyReader
    where
        Self: 's;

    /// The number of bodies that were left out.
    fn n_bodies(&self) -> usize;
    /// The operation in the body of the tree's module that owns body `i`.
    fn op(&self, i: usize) -> Op;
    /// About how many bytes body `i` takes as text.
    fn size(&self, i: usize) -> usize;
    /// A reader of bodies. Each thread needs its own.
    fn reader(&self) -> Self::Reader<'_>;
}

/// The reader of one thread.
pub trait BodyReader: Send {
    /// Reads body `i`. `None`, and nothing is reported, when the module has to be read in order.
    fn read(&mut self, i: usize) -> Option<Box<Body>>;
    /// Copies a body into arrays of exact size and reuses the memory of the original.
    fn shrink(&mut self, body: Box<Body>) -> Box<Body>;
    /// Takes a body that is no longer needed, to reuse its memory.
    fn recycle(&mut self, body: Box<Body>);
}
