//! The way from MLIR's dialects that Terrace lacks to those that it has: commands of MLIR's own tools.

use super::text::mentions;
use terrace_ir::Context;

/// The names of MLIR's dialects, as `mlir-opt --help` lists them.
const UPSTREAM: &str = include_str!("../upstream/dialects.txt");

/// Passes of `mlir-opt` in the order in which they run, and the dialects that need them.
static PASSES: &[(&str, &[&str])] = &[
    ("--transform-interpreter --test-transform-dialect-erase-schedule", &["transform"]),
    ("--lower-quant-ops --strip-func-quant-types --canonicalize", &["quant"]),
    ("--sparsifier", &["sparse_tensor"]),
    ("--convert-openmp-to-llvm", &["omp"]),
    ("--test-lower-to-arm-sme --test-lower-to-llvm", &["arm_sme"]),
    ("--convert-to-llvm", &["mpi", "omp", "ptr"]),
    ("--reconcile-unrealized-casts", &["mpi", "omp", "ptr"]),
];

/// Dialects that `mlir-translate` knows how to write as LLVM IR, which Terrace reads.
static TRANSLATED: &[&str] = &["arm_sme", "omp"];

/// Dialects that MLIR 22 does not lower to LLVM IR, and what they are for.
static OTHERS: &[(&str, &str)] = &[
    ("acc", "it describes OpenACC, which only the compiler flang lowers"),
    ("emitc", "it describes C: 'mlir-translate --mlir-to-cpp {file}' writes it, and clang compiles that"),
    ("irdl", "it defines dialects, for 'mlir-opt --irdl-file={file}'"),
    ("pdl", "it describes rewrites of other programs and is no program itself"),
    ("pdl_interp", "it describes rewrites of other programs and is no program itself"),
    (
        "shard",
        "no pass of MLIR lowers all of it: run 'mlir-opt --shard-partition --convert-shard-to-mpi {file}' and erase 'shard.grid'",
    ),
    ("smt", "it describes formulas: 'mlir-translate --export-smtlib {file}' writes them for solvers"),
    ("wasmssa", "no pass of MLIR lowers it"),
    (
        "xegpu",
        "it describes kernels of Intel's GPUs: 'mlir-opt --gpu-lower-to-xevm-pipeline {file}' makes binaries of them",
    ),
];

/// Dialects of other projects.
static PROJECTS: &[(&str, &[&str])] = &[
    (
        "CIRCT",
        &["arc", "comb", "esi", "firrtl", "handshake", "hw", "hwarith", "ltl", "moore", "seq", "sim", "sv"],
    ),
    ("Clang", &["cir"]),
    ("Flang", &["cuf", "fir", "hlfir"]),
    ("IREE", &["flow", "hal", "iree_codegen", "iree_encoding", "iree_input", "util", "vm"]),
    ("ONNX-MLIR", &["krnl", "onnx", "zhigh", "zlow"]),
    ("StableHLO", &["chlo", "mhlo", "stablehlo", "vhlo"]),
    ("TensorFlow", &["tf", "tf_device", "tf_executor", "tfl"]),
    ("torch-mlir", &["torch", "torch_c"]),
    ("Triton", &["tt", "ttg", "ttng"]),
];

/// The project that has a dialect, if it is a known one.
pub fn project(dialect: &str) -> Option<&'static str> {
    PROJECTS.iter().find(|(_, dialects)| dialects.contains(&dialect)).map(|(project, _)| *project)
}

/// Whether MLIR has a dialect.
pub fn is_upstream(dialect: &str) -> bool {
    upstream().any(|known| known == dialect)
}

/// The names of MLIR's dialects.
pub fn upstream() -> impl Iterator<Item = &'static str> {
    UPSTREAM.split_whitespace()
}

/// The way from a dialect of MLIR whose operations `ctx` lacks to LLVM IR: what to type for the file of this name, whose
/// text tells the other dialects that have to be lowered.
pub fn route(ctx: &Context, dialect: &str, file: &str, text: &[u8]) -> Option<String> {
    let file = super::command_file(file);
    if let Some((_, other)) = OTHERS.iter().find(|(name, _)| *name == dialect) {
        return Some(other.replace("{file}", &file));
    }
    let has_ops = |name: &str| ctx.dialect(name).is_some_and(|dialect| !dialect.ops.is_empty());
    let lacks = |name: &str| name == dialect || !has_ops(name) && mentions(text, name.as_bytes(), b'.');
    // `gpu.launch` is lowered by a pipeline that leaves operations of `nvvm`.
    let mut passes: Vec<&str> = PASSES
        .iter()
        .filter(|(_, dialects)| dialects.iter().any(|name| lacks(name)))
        .map(|(pass, _)| *pass)
        .collect();
    if passes.is_empty() {
        return None;
    }
    if passes.contains(&"--sparsifier") {
        // It is a pipeline of its own.
        passes = vec!["--sparsifier"];
    }
    let translate =
        if TRANSLATED.iter().any(|name| lacks(name)) { " | mlir-translate --mlir-to-llvmir" } else { "" };
    Some(format!(
        "MLIR's own tool lowers it: 'mlir-opt {} {file}{translate} | terrace compile -'",
        passes.join(" ")
    ))
}
