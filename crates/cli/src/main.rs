//! The `terrace` command; through a link named `mlir-opt` or `mlir-translate` it behaves as that tool.

use terrace_support::heap::Heap;

#[global_allocator]
static HEAP: Heap = Heap;

fn main() {
    terrace_cli::run_process()
}
