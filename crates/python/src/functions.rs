//! The functions of the Python module.

use crate::jit::Program;
use crate::options::{Version, level, mlir_version, parse, passes};
use crate::session::Step;
use core::fmt::Display;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyString};
use std::path::PathBuf;
use terrace::bytecode::{self, WriteOptions};
use terrace::compile::{CompileOptions, Emit, GpuOptions, LoweringOptions, Product};
use terrace::dialects::gpu::CompilationTarget;
use terrace::ir::asm::{PrintOptions, print_root};
use terrace::ir::{Loc, versions};
use terrace::llvmir::{ExportOptions, ImportOptions};
use terrace::pipeline::Translation;
use terrace::run_passes;

/// A product as a Python object.
fn object(py: Python<'_>, bytes: Vec<u8>, is_text: bool) -> Bound<'_, PyAny> {
    match is_text {
        true => PyString::new(py, &String::from_utf8_lossy(&bytes)).into_any(),
        false => PyBytes::new(py, &bytes).into_any(),
    }
}

/// The form of the code of kernels in the LLVM IR of the host.
fn gpu_format(word: &str) -> PyResult<CompilationTarget> {
    Ok(match word {
        "bin" => CompilationTarget::Binary,
        "fatbin" => CompilationTarget::Fatbin,
        "isa" => CompilationTarget::Assembly,
        "llvm" => CompilationTarget::Offload,
        _ => {
            let message = format!("'{word}' is none of 'bin', 'fatbin', 'isa' and 'llvm'");
            return Err(PyValueError::new_err(message));
        }
    })
}

/// Compile a program, MLIR or LLVM IR, as ``terrace compile`` does.
///
/// Args:
///     source: The program: a ``str``, ``bytes`` (also of bytecode or bitcode), or an ``os.PathLike`` that names a file.
///     name: Its name in diagnostics.
///     emit: The product: ``"ll"`` (LLVM IR), ``"llvm-dialect"``, ``"mlir"``, ``"bc"``, ``"obj"``, ``"wasm"``,
///         or the code of kernels: ``"kernel-ll"``, ``"ptx"``, ``"cubin"``, ``"gcn-asm"``, ``"hsaco"``.
///     level: How much to optimize, 0 to 3.
///     passes: A pipeline that runs before the lowering.
///     index_bitwidth: The width of ``index``; 0 for that of the module's data layout, or 64.
///     bare_pointers: Whether functions take memrefs of static shape as bare pointers.
///     c_wrappers: Whether each function gets another one for C.
///     debug_lines: Whether debug information describes the lines of the source.
///     target: The target triple.
///     cpu: The processor to make code for from level 2 on.
///     llvm_version: The version of LLVM that LLVM IR is written for.
///     gpus: The GPUs to compile kernels for, such as ``"sm_90"``.
///     gpu_format: The form of their code in the LLVM IR of the host: ``"bin"``, ``"fatbin"``, ``"isa"``, ``"llvm"``.
///     gpu_toolkit: The folder of a CUDA or ROCm toolkit.
///     gpu_files: Files of bitcode that kernels are linked with.
///     gpu_level: How much LLVM optimizes kernels, 0 to 3.
///     optimize_code: Whether Terrace's code generator optimizes (``emit="obj"``).
///     threads: The greatest number of threads.
///     hints: Whether errors get advice.
///     diagnostics: A list that gets warnings and remarks, which become warnings of Python otherwise.
///
/// Returns:
///     A ``str`` if the product is a text, else ``bytes``.
///
/// Raises:
///     Error: With the diagnostics, if the program is not valid or cannot be compiled.
#[pyfunction]
#[pyo3(signature = (
    source, *, name=None, emit="ll", level=0, passes="", index_bitwidth=0, bare_pointers=false, c_wrappers=false,
    debug_lines=false, target=None, cpu=None, llvm_version=Version::Number(22), gpus=Vec::new(), gpu_format="bin",
    gpu_toolkit="", gpu_files=Vec::new(), gpu_level=2, optimize_code=true, threads=1, hints=true, diagnostics=None
))]
pub fn compile<'py>(
    py: Python<'py>,
    source: &Bound<'py, PyAny>,
    name: Option<String>,
    emit: &str,
    level: u32,
    passes: &str,
    index_bitwidth: u32,
    bare_pointers: bool,
    c_wrappers: bool,
    debug_lines: bool,
    target: Option<String>,
    cpu: Option<String>,
    llvm_version: Version,
    gpus: Vec<String>,
    gpu_format: &str,
    gpu_toolkit: &str,
    gpu_files: Vec<String>,
    gpu_level: u32,
    optimize_code: bool,
    threads: usize,
    hints: bool,
    diagnostics: Option<Py<PyList>>,
) -> PyResult<Bound<'py, PyAny>> {
    let emit: Emit = parse(emit)?;
    let level = self::level(level)?;
    let llvm_version = llvm_version.read()?;
    let lowering = LoweringOptions { index_bitwidth, bare_pointers, c_wrappers, debug_lines };
    lowering.check().map_err(PyValueError::new_err)?;
    let gpu = GpuOptions {
        targets: gpus.iter().map(|gpu| parse(gpu)).collect::<PyResult<_>>()?,
        format: self::gpu_format(gpu_format)?,
        toolkit: gpu_toolkit.to_owned(),
        files: gpu_files,
        level: gpu_level,
    };
    let step = Step::new(source, name, threads, hints, diagnostics)?;
    let bytes = step.perform(py, |input| {
        let options = CompileOptions {
            emit,
            level,
            passes: self::passes(input.ctx, passes)?,
            lowering,
            gpu,
            target,
            cpu,
            llvm_version,
            optimize_code,
            threads: input.threads,
            ..CompileOptions::default()
        };
        match options.compile(input.read_any()?)?.product {
            Product::Kernels(kernels) if kernels.len() > 1 => {
                let gpus: Vec<&str> = kernels.iter().map(|kernels| &*kernels.gpu).collect();
                let message =
                    format!("the kernels are for several GPUs, {}: 'gpus' chooses one", gpus.join(", "));
                Err(input.ctx.error(Loc::UNKNOWN, message).emit())
            }
            product => Ok(product.into_bytes()),
        }
    })?;
    Ok(object(py, bytes, emit.is_text()))
}

/// Run passes on a program and print it, as ``terrace opt`` and ``mlir-opt`` do.
///
/// Args:
///     source: The program: a ``str``, ``bytes`` (also of bytecode), or an ``os.PathLike`` that names a file.
///     pipeline: Passes: ``"canonicalize,func.func(cse)"``, or with their anchor ``"builtin.module(canonicalize)"``.
///     name: Its name in diagnostics.
///     allow_unregistered_dialects: Whether operations of unknown dialects are read.
///     generic: Print operations in generic form.
///     local_scope: Print without aliases.
///     debug_info: Print locations.
///     pretty_debug_info: Print locations in a readable form that cannot be parsed.
///     elide_elements_larger: Elide elements attributes with more elements.
///     elide_resources_larger: Elide resources whose text is longer.
///     hex_elements_larger: Print elements attributes with more elements in hexadecimal; never when -1.
///     skip_regions: Print ``{...}`` in place of regions.
///     unique_ssa_ids: Never reuse the numbers of values.
///     value_users: Print comments with the users of each value.
///     type_aliases: Print aliases of long literal types.
///     nameloc_as_prefix: Name values after their name locations.
///     mlir_version: The version of MLIR whose text is printed: 22, 23 or 24.
///     bytecode: Whether to return bytecode, as ``bytes``.
///     threads: The greatest number of threads.
///     hints: Whether errors get advice.
///     diagnostics: A list that gets warnings and remarks, which become warnings of Python otherwise.
///
/// Raises:
///     Error: With the diagnostics, if the program is not valid or a pass fails.
#[pyfunction]
#[pyo3(signature = (
    source, pipeline="", *, name=None, allow_unregistered_dialects=false, generic=false, local_scope=false,
    debug_info=false, pretty_debug_info=false, elide_elements_larger=None, elide_resources_larger=None,
    hex_elements_larger=None, skip_regions=false, unique_ssa_ids=false, value_users=false, type_aliases=false,
    nameloc_as_prefix=false, mlir_version=22, bytecode=false, threads=1, hints=true, diagnostics=None
))]
pub fn opt<'py>(
    py: Python<'py>,
    source: &Bound<'py, PyAny>,
    pipeline: &str,
    name: Option<String>,
    allow_unregistered_dialects: bool,
    generic: bool,
    local_scope: bool,
    debug_info: bool,
    pretty_debug_info: bool,
    elide_elements_larger: Option<u64>,
    elide_resources_larger: Option<u64>,
    hex_elements_larger: Option<i64>,
    skip_regions: bool,
    unique_ssa_ids: bool,
    value_users: bool,
    type_aliases: bool,
    nameloc_as_prefix: bool,
    mlir_version: u32,
    bytecode: bool,
    threads: usize,
    hints: bool,
    diagnostics: Option<Py<PyList>>,
) -> PyResult<Bound<'py, PyAny>> {
    let version = self::mlir_version(mlir_version)?;
    let print = PrintOptions {
        generic,
        local_scope,
        debug_info,
        pretty_debug_info,
        elide_elements_larger,
        elide_resources_larger,
        hex_elements_larger,
        skip_regions,
        unique_ssa_ids,
        value_users,
        type_aliases,
        nameloc_as_prefix,
        version,
        ..PrintOptions::default()
    };
    let step = Step::new(source, name, threads, hints, diagnostics)?;
    let bytes = step.perform(py, |input| {
        let ctx = input.ctx;
        ctx.allow_unregistered(allow_unregistered_dialects);
        let passes = passes(ctx, pipeline)?;
        let mut root = input.read()?;
        run_passes(&mut root, passes, input.threads)?;
        let mut out = Vec::new();
        match root.op() {
            Some(op) if bytecode => bytecode::write(root.scope().at(op), &WriteOptions::default(), &mut out)?,
            Some(op) => {
                if mlir_version != 22 {
                    versions::check(root.scope().at(op), &print)?;
                }
                print_root(&root, &print, &mut out);
            }
            None => {}
        }
        Ok(out)
    })?;
    Ok(object(py, bytes, !bytecode))
}

/// Translate between MLIR and LLVM IR, as ``terrace translate`` and ``mlir-translate`` do.
///
/// Args:
///     source: The program: a ``str``, ``bytes`` (also of bytecode or bitcode), or an ``os.PathLike`` that names a file.
///     to: ``"llvmir"``, of a module of the llvm dialect, or ``"mlir"``, of LLVM IR.
///     name: Its name in diagnostics.
///     llvm_version: The version of LLVM that LLVM IR is written for.
///     lossless: Keep everything of LLVM IR, in attributes where the dialect has no place for it.
///     expensive_warnings: Warn about each instruction and metadata that is left out of MLIR.
///     drop_composite_elements: Leave out the elements of composite types in debug information.
///     unregistered_intrinsics: Use ``llvm.call_intrinsic`` although an operation exists.
///     records_as_intrinsics: Keep debug records in front of intrinsics.
///     structs_as_literals: Translate identified structs as literal ones.
///     threads: The greatest number of threads.
///     hints: Whether errors get advice.
///     diagnostics: A list that gets warnings and remarks, which become warnings of Python otherwise.
///
/// Raises:
///     Error: With the diagnostics, if the program is not valid or cannot be translated.
#[pyfunction]
#[pyo3(signature = (
    source, to="llvmir", *, name=None, llvm_version=Version::Number(22), lossless=false, expensive_warnings=false,
    drop_composite_elements=false, unregistered_intrinsics=false, records_as_intrinsics=false,
    structs_as_literals=false, threads=1, hints=true, diagnostics=None
))]
pub fn translate<'py>(
    py: Python<'py>,
    source: &Bound<'py, PyAny>,
    to: &str,
    name: Option<String>,
    llvm_version: Version,
    lossless: bool,
    expensive_warnings: bool,
    drop_composite_elements: bool,
    unregistered_intrinsics: bool,
    records_as_intrinsics: bool,
    structs_as_literals: bool,
    threads: usize,
    hints: bool,
    diagnostics: Option<Py<PyList>>,
) -> PyResult<Bound<'py, PyAny>> {
    let version = llvm_version.read()?;
    let import = match to {
        "llvmir" => false,
        "mlir" => true,
        _ => return Err(PyValueError::new_err(format!("'{to}' is neither 'llvmir' nor 'mlir'"))),
    };
    let step = Step::new(source, name, threads, hints, diagnostics)?;
    let bytes = step.perform(py, |input| {
        let mut out = Vec::new();
        if !import {
            let options = ExportOptions { threads: input.threads, verify: true, lossless };
            _ = Translation::for_version(input.read()?, &options, version)?.write(&mut out, None);
            return Ok(out);
        }
        let root = input.import(ImportOptions {
            expensive_warnings,
            drop_composite_elements,
            unregistered_intrinsics,
            records_as_intrinsics,
            structs_as_literals,
            lossless,
            report_losses: true,
        })?;
        terrace::ir::verify::verify(&root)?;
        print_root(&root, &PrintOptions::default(), &mut out);
        // Unlike mlir-opt, mlir-translate writes no empty line at the end.
        out.pop();
        Ok(out)
    })?;
    Ok(object(py, bytes, true))
}

/// Compile a program in memory and run it in this process, as ``terrace run`` does.
///
/// The program can do everything that this process can: an invalid access of memory or a call of ``exit`` ends the
/// interpreter. It prints to the standard output of C. Run a program that you do not trust, or whose output you want, in
/// a process of its own: ``subprocess.run([sys.executable, "-m", "terrace", "run", path], capture_output=True)``.
///
/// Args:
///     source: The program: a ``str``, ``bytes`` (also of bytecode or bitcode), or an ``os.PathLike`` that names a file.
///     args: Its arguments, without its name.
///     entry: The function to call, which takes nothing, or the arguments of a C program.
///     name: The program's name, for it and in diagnostics.
///     level: How much to optimize, 0 to 3.
///     passes: A pipeline that runs before the lowering.
///     shared_libs: Shared libraries that have functions which the program calls.
///     optimize_code: Whether the code generator optimizes.
///     threads: The greatest number of threads for the compilation.
///     hints: Whether errors get advice.
///     diagnostics: A list that gets warnings and remarks, which become warnings of Python otherwise.
///
/// Returns:
///     The exit code: what the function returns, or 0 if it returns nothing.
///
/// Raises:
///     Error: With the diagnostics, if the program is not valid or cannot be compiled.
#[pyfunction]
#[pyo3(signature = (
    source, args=Vec::new(), *, entry="main", name=None, level=0, passes="", shared_libs=Vec::new(), optimize_code=true,
    threads=1, hints=true, diagnostics=None
))]
pub fn run(
    py: Python<'_>,
    source: &Bound<'_, PyAny>,
    args: Vec<String>,
    entry: &str,
    name: Option<String>,
    level: u32,
    passes: &str,
    shared_libs: Vec<PathBuf>,
    optimize_code: bool,
    threads: usize,
    hints: bool,
    diagnostics: Option<Py<PyList>>,
) -> PyResult<i32> {
    let level = self::level(level)?;
    let step = Step::new(source, name, threads, hints, diagnostics)?;
    let args: Vec<String> = [step.name.clone()].into_iter().chain(args).collect();
    let program = Program::compile(py, step, passes, level, optimize_code, shared_libs)?;
    let code = py.detach(|| program.run_main(entry, &args));
    code.map_err(|error| failed(py, &error))
}

/// A `terrace.Error` of an error without diagnostics.
pub fn failed(py: Python<'_>, error: &impl Display) -> PyErr {
    crate::session::error(py, &error.to_string())
}

/// Run a command line of the program ``terrace``, its name first, and end the process.
#[pyfunction]
pub fn main(py: Python<'_>, args: Vec<String>) {
    py.detach(|| terrace_cli::run_process_as(&args));
}
