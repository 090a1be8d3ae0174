//! Bodies whose memory is used again.

use super::Body;
use crate::context::Context;

/// The number of operations up to which bodies are copied to arrays of exact size.
const SMALL: usize = 1024;

/// Bodies without contents. Their arrays have grown, so that further bodies can be built in them without growing.
#[derive(Default)]
// Boxed because operations own boxes.
#[allow(clippy::vec_box)]
pub struct SpareBodies(Vec<Box<Body>>);

impl SpareBodies {
    /// A body with `n_regions` empty regions, to build.
    pub fn take(&mut self, ctx: &Context, n_regions: usize) -> Box<Body> {
        let mut body = self.0.pop().unwrap_or_else(|| Box::new(Body::new(ctx, 0)));
        for _ in 0..n_regions {
            body.add_root_region();
        }
        body
    }

    /// Ends the construction of a body: a small one is copied to arrays of exact size, a large one returned unchanged.
    pub fn finish(&mut self, mut body: Box<Body>) -> Box<Body> {
        if body.op_bound() > SMALL {
            return body;
        }
        let copy = body.drain();
        self.0.push(body);
        copy
    }

    /// Takes a body that is no longer needed.
    pub fn recycle(&mut self, mut body: Box<Body>) {
        if body.op_bound() <= SMALL {
            body.clear();
            self.0.push(body);
        }
    }
}
