//! `memref-emulate-wide-int`: memory of integers of twice the supported width holds vectors of their halves.

use crate::memref;
use crate::prelude::*;
use crate::wide_int::emulate_in_memory;
use terrace_base::func::rebuild;

passes! {
    /// Emulate 2*N-bit integer operations using N-bit operations.
    EmulateWideInt("MemRefEmulateWideInt") = "memref-emulate-wide-int" on(Anchor::Any) {
        /// Widest integer type supported by the target
        widest_int_supported: u32 = 32,
    } => emulate_wide_int;
}

fn emulate_wide_int(o: &EmulateWideInt, pass: &mut PassContext<'_>) -> Result {
    run(pass.body, pass.op, o.widest_int_supported, pass.threads)
}

static PATTERNS: &[Pattern] =
    patterns![memref::Alloc => rebuild, memref::Load => rebuild, memref::Store => rebuild];

/// Runs `memref-emulate-wide-int` on all operations inside `op`.
pub(super) fn run(body: &mut Body, op: Op, widest: u32, threads: usize) -> Result {
    emulate_in_memory(body, op, widest, PATTERNS, threads)
}
