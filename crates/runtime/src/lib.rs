//! The functions that lowered code calls at run time, under the names of MLIR's runner libraries
//! (`libmlir_c_runner_utils`, `libmlir_runner_utils`, `libmlir_float16_utils`, `libmlir_apfloat_wrappers`,
//! `libmlir_async_runtime`).
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
//! - [`ap_float`]: floats of less than 16 bits, by their bits.
//! - [`memref`]: descriptors of memrefs; printing, and copying of strided ones (`memref.copy`).
//! - [`alloc`]: the allocation functions of `--finalize-memref-to-llvm=use-generic-functions`, and MLIR's own.
//! - [`async_runtime`]: tokens, values and groups of `async`, and the threads that resume coroutines.
//! - [`random`] and [`clock`]: `rtrand`, `rtclock` and their kin.
//! - [`stack`], [`half`], [`mod@thread_local`] and [`at_exit`]: what code made by Terrace's own code generator needs.
//!
//! All output goes through the standard output of C, so that it keeps its place between what a program prints with
//! `printf`.
//!
//! These are C functions over pointers that compiled code hands in, hence the `unsafe` in this crate. Terrace's
//! code generator hands the functions' addresses ([`symbols`]) to such code.

pub mod alloc;
pub mod ap_float;
pub mod async_runtime;
pub mod at_exit;
pub mod clock;
pub mod half;
pub mod memref;
pub mod print;
pub mod random;
pub mod stack;
pub mod thread_local;

/// The names and addresses of all functions of this library that compiled code may call.
pub fn symbols() -> impl Iterator<Item = (&'static str, *const u8)> {
    macro_rules! list {
        ($($module:ident: $($name:ident),* $(,)?;)*) => {
            [$($((stringify!($name), $module::$name as *const u8)),*),*]
        };
    }
    let symbols = list! {
        alloc: _mlir_memref_to_llvm_alloc, _mlir_memref_to_llvm_aligned_alloc, _mlir_memref_to_llvm_free, mlirAlloc,
            mlirAlignedAlloc, mlirFree, mlirAlignedFree;
        ap_float: printApFloat;
        async_runtime: mlirAsyncRuntimeAddRef, mlirAsyncRuntimeDropRef, mlirAsyncRuntimeCreateToken,
            mlirAsyncRuntimeCreateValue, mlirAsyncRuntimeCreateGroup, mlirAsyncRuntimeEmplaceToken,
            mlirAsyncRuntimeEmplaceValue, mlirAsyncRuntimeSetTokenError, mlirAsyncRuntimeSetValueError,
            mlirAsyncRuntimeIsTokenError, mlirAsyncRuntimeIsValueError, mlirAsyncRuntimeIsGroupError,
            mlirAsyncRuntimeAwaitToken, mlirAsyncRuntimeAwaitValue, mlirAsyncRuntimeAwaitAllInGroup,
            mlirAsyncRuntimeExecute, mlirAsyncRuntimeGetValueStorage, mlirAsyncRuntimeAddTokenToGroup,
            mlirAsyncRuntimeAwaitTokenAndExecute, mlirAsyncRuntimeAwaitValueAndExecute,
            mlirAsyncRuntimeAwaitAllInGroupAndExecute, mlirAsyncRuntimGetNumWorkerThreads,
            mlirAsyncRuntimePrintCurrentThreadId;
        at_exit: terrace_at_exit;
        clock: rtclock, _mlir_ciface_nanoTime, printFlops;
        half: terrace_half_to_float, terrace_float_to_half, terrace_double_to_half, terrace_float_to_bfloat,
            terrace_double_to_bfloat;
        memref: memrefCopy, printMemrefI8, _mlir_ciface_printMemrefI8, printMemrefI16, _mlir_ciface_printMemrefI16,
            printMemrefI32, _mlir_ciface_printMemrefI32, printMemrefI64, _mlir_ciface_printMemrefI64, printMemrefInd,
            _mlir_ciface_printMemrefInd, printMemrefF16, _mlir_ciface_printMemrefF16, printMemrefBF16,
            _mlir_ciface_printMemrefBF16, printMemrefF32, _mlir_ciface_printMemrefF32, printMemrefF64,
            _mlir_ciface_printMemrefF64, printMemrefC32, _mlir_ciface_printMemrefC32, printMemrefC64,
            _mlir_ciface_printMemrefC64;
        print: printI64, printU64, printF16, printBF16, printF32, printF64, printString, printOpen, printClose,
            printComma, printNewline;
        random: rtsrand, rtrand, rtdrand;
        stack: terrace_stack_allocate, terrace_stack_release;
        thread_local: terrace_thread_local;
    };
    symbols.into_iter()
}

/// Writes out what compiled code has printed so far: the standard output of C has a buffer.
pub fn flush_output() {
    unsafe extern "C" {
        fn fflush(stream: *mut core::ffi::c_void) -> core::ffi::c_int;
    }
    // SAFETY: null stands for all streams. A failure cannot be reported to the code that printed.
    let _ = unsafe { fflush(core::ptr::null_mut()) };
}

#[cfg(test)]
mod tests {
    /// The names of functions in a source, also those that a macro's table makes.
    fn names(source: &str) -> impl Iterator<Item = &str> {
        let before_tests = source.split("#[cfg(test)]").next().unwrap_or(source);
        let public = before_tests.lines().filter(|line| line.trim_start().starts_with("pub "));
        let written = public.filter_map(|line| line.split_once("extern \"C\" fn ")?.1.split('(').next());
        let rows = before_tests.lines().filter(|line| line.ends_with(';') && !line.starts_with("use "));
        let made = rows.flat_map(|line| line.split([',', ';']));
        let called = before_tests.lines().filter_map(|line| line.trim_start().split_once('('));
        let called = called.map(|(name, _)| name).filter(|name| name.starts_with("mlirAsync"));
        let made = made.map(str::trim).filter(|name| name.contains("lloc") || name.contains("printMemref"));
        let is_name = |name: &&str| !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
        written.chain(made).chain(called).filter(is_name)
    }

    #[test]
    fn all_functions_are_listed() {
        let listed: Vec<&str> = super::symbols().map(|(name, _)| name).collect();
        let mut found = 0;
        for source in [
            include_str!("alloc.rs"),
            include_str!("ap_float.rs"),
            include_str!("async_runtime/mod.rs"),
            include_str!("at_exit.rs"),
            include_str!("clock.rs"),
            include_str!("half.rs"),
            include_str!("memref.rs"),
            include_str!("print.rs"),
            include_str!("random.rs"),
            include_str!("stack.rs"),
            include_str!("thread_local.rs"),
        ] {
            for name in names(source) {
                assert!(listed.contains(&name), "{name}");
                found += 1;
            }
        }
        assert!(found >= listed.len() - 4, "{found} of {}", listed.len());
    }
}
