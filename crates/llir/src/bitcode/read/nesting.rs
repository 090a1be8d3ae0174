//! Limits of types and constants that consist of others.

use super::super::error::{Read, fail};

/// The maximum depth, as in text.
const MAX_DEPTH: u8 = 200;

/// How a type or constant nests others. A file can name one part many times, but text, layouts and checks repeat it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Nesting {
    depth: u8,
    /// The number of parts, each counted as often as it occurs.
    pub(super) size: u64,
}

impl Nesting {
    /// The nesting of a type or global.
    pub(super) const LEAF: Self = Self::leaf(1);

    /// The nesting of a constant that names no other one, of this size.
    pub(super) const fn leaf(size: u64) -> Self {
        Self { depth: 0, size }
    }

    /// The nesting of a type or constant whose parts are to be added, with this size of its own.
    pub(super) const fn composite(size: u64) -> Self {
        Self { depth: 1, size }
    }

    /// Adds a part.
    pub(super) fn add(&mut self, part: Self) {
        self.depth = self.depth.max(part.depth.saturating_add(1));
        self.size = self.size.saturating_add(part.size);
    }

    /// Fails above the maximum depth or this size. `what` names types or constants.
    pub(super) fn check(self, max_size: u64, what: &str) -> Read<Self> {
        if self.depth > MAX_DEPTH || self.size > max_size {
            return fail(format!("{what} are nested too deeply"));
        }
        Ok(self)
    }
}
