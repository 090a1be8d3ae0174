//! `mlir-translate` with the dialect of this crate: `cargo run --bin angle-translate -- --angle-to-c program.mlir`

use terrace_cli::{Heap, translate_main};

#[global_allocator]
static HEAP: Heap = Heap;

fn main() {
    translate_main(&terrace_outside::tool());
}
