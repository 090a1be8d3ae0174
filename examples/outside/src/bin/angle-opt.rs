//! `mlir-opt` with the dialect and passes of this crate: `cargo run --bin angle-opt -- --merge-rotations program.mlir`

use terrace_cli::{Heap, opt_main};

#[global_allocator]
static HEAP: Heap = Heap;

fn main() {
    opt_main(&terrace_outside::tool());
}
