//! A language server that knows the dialect of this crate beside MLIR's: an editor runs `angle-lsp`.

use terrace_cli::{Heap, lsp_main};

#[global_allocator]
static HEAP: Heap = Heap;

fn main() {
    lsp_main(&terrace_outside::tool())
}
