//! The `terrace` command; through a link named `mlir-opt`, `mlir-translate`, `mlir-runner` or `mlir-lsp-server` it behaves as that tool.

// The systems that `dlmalloc` supports and that have a command line.
#[cfg(any(target_os = "linux", target_os = "macos", windows))]
#[global_allocator]
static HEAP: terrace_cli::Heap = terrace_cli::Heap;

fn main() {
    terrace_cli::run_process()
}
