//! Modules without the bodies of their functions, of text or of bytecode.

use terrace_bytecode as bytecode;
use terrace_ir::Op;
use terrace_ir::asm::{BodyParser, Skeleton};
use terrace_ir::body::Body;

/// A module without the bodies of its functions, for reading these.
pub(crate) trait Bodies: Sync {
    /// The reader of one thread.
    type Reader<'s>: BodyReader
    where
        Self: 's;

    /// The number of bodies.
    fn n_bodies(&self) -> usize;
    /// The operation in the body of the tree's module that owns body `i`.
    fn op(&self, i: usize) -> Op;
    /// About how many bytes body `i` takes as text.
    fn size(&self, i: usize) -> usize;
    /// A reader for one thread.
    fn reader(&self) -> Self::Reader<'_>;
}

/// The reader of one thread.
pub(crate) trait BodyReader: Send {
    /// Reads body `i`. `None`, and nothing is reported, when the module has to be read in order.
    fn read(&mut self, i: usize) -> Option<Box<Body>>;
    /// Copies a body into arrays of exact size.
    fn shrink(&mut self, body: Box<Body>) -> Box<Body>;
    /// Takes a body that is no longer needed, to reuse its memory.
    fn recycle(&mut self, body: Box<Body>);
}

impl Bodies for Skeleton<'_> {
    type Reader<'s>
        = BodyParser<'s>
    where
        Self: 's;

    fn n_bodies(&self) -> usize {
        self.n_bodies()
    }
    fn op(&self, i: usize) -> Op {
        self.op(i)
    }
    fn size(&self, i: usize) -> usize {
        self.size(i)
    }
    fn reader(&self) -> BodyParser<'_> {
        self.parser()
    }
}

impl BodyReader for BodyParser<'_> {
    fn read(&mut self, i: usize) -> Option<Box<Body>> {
        self.parse(i)
    }
    fn shrink(&mut self, body: Box<Body>) -> Box<Body> {
        self.shrink(body)
    }
    fn recycle(&mut self, body: Box<Body>) {
        self.recycle(body);
    }
}

/// Operations take about so many times fewer bytes in bytecode than in text.
const DENSITY: usize = 6;

impl<'a> Bodies for bytecode::Skeleton<'a> {
    type Reader<'s>
        = bytecode::BodyReader<'s, 'a>
    where
        Self: 's;

    fn n_bodies(&self) -> usize {
        self.n_bodies()
    }
    fn op(&self, i: usize) -> Op {
        self.op(i)
    }
    fn size(&self, i: usize) -> usize {
        self.size(i).saturating_mul(DENSITY)
    }
    fn reader(&self) -> bytecode::BodyReader<'_, 'a> {
        self.reader()
    }
}

impl BodyReader for bytecode::BodyReader<'_, '_> {
    fn read(&mut self, i: usize) -> Option<Box<Body>> {
        self.read(i)
    }
    fn shrink(&mut self, body: Box<Body>) -> Box<Body> {
        self.shrink(body)
    }
    fn recycle(&mut self, body: Box<Body>) {
        self.recycle(body);
    }
}
