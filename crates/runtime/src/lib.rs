//! The functions that lowered code calls at run time, under the names of MLIR's runner libraries
//! (`libmlir_c_runner_utils`, `libmlir_runner_utils`, `libmlir_float16_utils`).
//!
//! Link a program with the static library and nothing else of MLIR or Terrace:
//!
//! ```sh
//! cargo build --release -p terrace-runtime
//! cargo run --release -- compile x.mlir -o x.ll
//! clang x.ll -o x -lm target/release/libterrace_runtime.a
//! ```
//!
//! `-lm` comes first: a static library of Rust's contains some functions of the C library, `cbrt` for one, with other
//! roundings.
//!
//! - [`mod@print`]: scalars and punctuation, which `vector.print` lowers to.
//! - [`memref`]: descriptors of memrefs; printing, and copying of strided ones (`memref.copy`).
//! - [`alloc`]: the allocation functions of `--finalize-memref-to-llvm=use-generic-functions`, and MLIR's own.
//! - [`random`] and [`clock`]: `rtrand`, `rtclock` and their kin.
//!
//! All output goes through the standard output of C, so that it keeps its place between what a program prints with
//! `printf`.
//!
//! These are C functions over pointers that compiled code hands in, hence the `unsafe` in this crate, of which no other
//! crate of Terrace makes use.

pub mod alloc;
pub mod clock;
pub mod memref;
pub mod print;
pub mod random;
