//! Upstream's tools, and the translation of Terrace's commands to theirs.

use std::path::Path;
use std::time::Duration;

use terrace_filecheck::exec::{Command, Output};
use terrace_filecheck::shell::Stage;

use crate::process;

/// `mlir-opt` of the version that Terrace matches.
pub const OPT: &str = "mlir-opt-22";
/// `mlir-translate` of the version that Terrace matches.
pub const TRANSLATE: &str = "mlir-translate-22";
/// `mlir-lsp-server` of the version that Terrace matches.
pub const LSP_SERVER: &str = "mlir-lsp-server-22";
/// The assembler of LLVM IR, `llvm-as`.
pub const LLVM_AS: &str = "llvm-as-22";
/// FileCheck of the same version.
pub const FILECHECK: &str = "FileCheck-22";
/// The linker of modules of LLVM IR.
pub const LLVM_LINK: &str = "llvm-link-22";
/// LLVM's optimizer.
pub const LLVM_OPT: &str = "opt-22";
/// The C compiler that turns LLVM IR into programs.
pub const CLANG: &str = "clang-22";

/// Transformations that real pipelines run before they lower, and on the llvm dialect.
pub const TRANSFORMATIONS: &str = "--pass-pipeline=builtin.module(canonicalize,cse,mem2reg,sroa,inline)";

/// Loops become vectors, also those that reduce.
pub const VECTORIZATION: &str = "--affine-super-vectorize=virtual-vector-size=8 vectorize-reductions";

/// Loops are fused with those that use what they store.
pub const FUSION: &str = "--affine-loop-fusion";

/// The passes of upstream that are equivalent to `terrace compile`.
pub const PIPELINE: &str = "--pass-pipeline=builtin.module(convert-scf-to-cf,\
    convert-math-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-index-to-llvm,\
    convert-complex-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,\
    convert-ub-to-llvm,reconcile-unrealized-casts)";

/// [`PIPELINE`] for memrefs with subviews.
pub const VIEWS_PIPELINE: &str = "--pass-pipeline=builtin.module(convert-scf-to-cf,\
    expand-strided-metadata,lower-affine,convert-math-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,\
    convert-index-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)";

/// [`PIPELINE`] for modules with operations of the vector dialect, or loops of affine.
pub const VECTOR_PIPELINE: &str = "--pass-pipeline=builtin.module(convert-vector-to-scf,lower-affine,\
    convert-scf-to-cf,convert-vector-to-llvm,convert-math-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,\
    convert-index-to-llvm,convert-complex-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,\
    convert-ub-to-llvm,reconcile-unrealized-casts)";

/// The passes from launches to kernels for GPUs of NVIDIA.
pub const GPU_PIPELINE: &str = "--pass-pipeline=builtin.module(gpu-kernel-outlining,convert-scf-to-cf,\
    nvvm-attach-target{chip=sm_90},gpu.module(convert-gpu-to-nvvm{index-bitwidth=64},canonicalize,cse,\
    reconcile-unrealized-casts))";

/// The passes from parallel loops and tasks to coroutines. Upstream's other pass that counts references counts some twice.
pub const ASYNC_PIPELINE: &str = "--pass-pipeline=builtin.module(async-parallel-for,async-func-to-async-runtime,\
    async-to-async-runtime,async-runtime-policy-based-ref-counting,async-runtime-ref-counting-opt,\
    convert-async-to-llvm)";

/// The passes from loops over buffers to the llvm dialect.
macro_rules! back_end {
    () => {
        "convert-vector-to-scf,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,arith-expand,\
         convert-complex-to-standard,convert-vector-to-llvm,convert-complex-to-llvm,convert-math-to-llvm,\
         convert-math-to-libm,convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,\
         convert-func-to-llvm,convert-cf-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)"
    };
}

/// The passes from tosa to structured operations.
macro_rules! front_end {
    () => {
        "func.func(tosa-optional-decompositions,canonicalize,tosa-infer-shapes,tosa-make-broadcastable,\
         tosa-to-linalg-named,canonicalize,tosa-layerwise-constant-fold,tosa-make-broadcastable),\
         func.func(tosa-to-linalg,tosa-to-arith{include-apply-rescale=1},tosa-to-tensor,tosa-to-scf),\
         convert-elementwise-to-linalg,convert-tensor-to-linalg,empty-tensor-to-alloc-tensor,"
    };
}

/// The shortest pipeline from tensors to the llvm dialect.
pub const SHORTEST_PIPELINE: &str = concat!(
    "--pass-pipeline=builtin.module(one-shot-bufferize{bufferize-function-boundaries=1},convert-linalg-to-loops,",
    back_end!()
);

/// A pipeline from tosa and tensors to the llvm dialect that frees buffers.
pub const DEALLOCATION_PIPELINE: &str = concat!(
    "--pass-pipeline=builtin.module(",
    front_end!(),
    "one-shot-bufferize{bufferize-function-boundaries=1},buffer-deallocation-pipeline,\
     convert-bufferization-to-memref,convert-linalg-to-loops,memref-expand,",
    back_end!()
);

/// A pipeline from affine loops, tosa and tensors to the llvm dialect that frees no buffer.
pub const TENSOR_PIPELINE: &str = concat!(
    "--pass-pipeline=builtin.module(lower-affine,",
    front_end!(),
    "one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1 \
     function-boundary-type-conversion=identity-layout-map unknown-type-conversion=identity-layout-map},\
     convert-linalg-to-loops,memref-expand,func.func(lower-vector-multi-reduction),",
    back_end!()
);

/// [`TENSOR_PIPELINE`] up to loops.
pub const LOOPS_PIPELINE: &str = concat!(
    "--pass-pipeline=builtin.module(",
    front_end!(),
    "one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1 \
     function-boundary-type-conversion=identity-layout-map unknown-type-conversion=identity-layout-map},\
     convert-linalg-to-affine-loops)"
);

/// [`PIPELINE`] for programs to run: expands math operations and maps others to functions of the C library.
pub const RUN_PIPELINE: &str = "--pass-pipeline=builtin.module(convert-scf-to-cf,\
    func.func(math-expand-ops{ops=clampf}),convert-math-to-llvm,convert-math-to-libm,\
    func.func(arith-expand),finalize-memref-to-llvm,convert-func-to-llvm,convert-index-to-llvm,\
    convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)";

/// The linker's flags for upstream's runtime libraries, which lie beside its tools; none if they are not found.
pub fn runtime() -> Vec<String> {
    const NAMES: [&str; 4] = [
        "libmlir_c_runner_utils",
        "libmlir_runner_utils",
        "libmlir_float16_utils",
        "libmlir_apfloat_wrappers",
    ];
    let path = std::env::var_os("PATH").unwrap_or_default();
    let tool = std::env::split_paths(&path).map(|directory| directory.join(OPT)).find(|tool| tool.is_file());
    // The name in the path is a link into the installation.
    let Some(tool) = tool.and_then(|tool| tool.canonicalize().ok()) else { return Vec::new() };
    let Some(lib) = tool.parent().and_then(Path::parent).map(|home| home.join("lib")) else {
        return Vec::new();
    };
    let rpath = format!("-Wl,-rpath,{}", lib.display());
    let libraries = NAMES.map(|name| lib.join(format!("{name}.so.22.1")));
    let found = libraries.iter().filter(|path| path.is_file());
    found.map(|path| path.to_string_lossy().into_owned()).chain([rpath]).collect()
}

/// The time limit of a command: what upstream never ends has a reason in its file.
pub fn limit(is_explained: bool) -> Duration {
    if is_explained { Duration::from_secs(4) } else { process::LIMIT }
}

/// The tools among `tools` that are not installed.
pub fn missing(tools: &[&'static str]) -> Vec<&'static str> {
    let here = Path::new(".");
    tools.iter().copied().filter(|t| process::run(t, ["--version"], here, b"").status != 0).collect()
}

/// Whether upstream has an equivalent of this command.
pub fn covers(stage: &Stage) -> bool {
    match stage.name.as_str() {
        "FileCheck" | "cat" => true,
        "terrace" => matches!(stage.args.first().map(String::as_str), Some("opt" | "translate" | "compile")),
        _ => false,
    }
}

/// Executes a command of a RUN line with upstream's tools; `limit` is the longest time of `mlir-opt`.
pub fn execute(command: &Command<'_>, directory: &Path, limit: Duration) -> Output {
    if command.name == "FileCheck" {
        return process::run(FILECHECK, command.args, directory, command.stdin);
    }
    if command.args.iter().any(|arg| arg == "--upgrade") {
        return execute_upgraded(command, directory, limit);
    }
    match command.args.split_first() {
        Some((task, args)) if command.name == "terrace" => match task.as_str() {
            "opt" => {
                let mut output = process::run_for(limit, OPT, args, directory, command.stdin);
                if !args.iter().any(|arg| arg.contains("verify-diagnostics")) {
                    output.stderr = without_expectations(&output.stderr);
                }
                output
            }
            "translate" if is_lossless(args) => lossless(args, directory, command.stdin),
            "translate" => process::run(TRANSLATE, args, directory, command.stdin),
            "compile" => compile(args, directory, command.stdin, limit),
            _ => Output::failure(format!("upstream has no 'terrace {task}'\n")),
        },
        _ => Output::failure(format!("upstream has no '{}'\n", command.name)),
    }
}

fn is_lossless(args: &[String]) -> bool {
    args.iter().any(|arg| arg == "--lossless")
}

/// Whether a lossless import is not followed by a lossless export, so that the output is MLIR that upstream does not make.
pub fn shows_lossless_import<'a>(stages: impl Iterator<Item = &'a Stage>) -> bool {
    let lossless = stages.filter(|stage| is_lossless(&stage.args));
    lossless.last().is_some_and(|stage| stage.args.iter().any(|arg| arg == "--import-llvm"))
}

/// Runs a lossless import and export as LLVM's own parser and printer: the import gives its input, the export prints it.
fn lossless(args: &[String], directory: &Path, stdin: &[u8]) -> Output {
    if args.iter().any(|arg| arg == "--import-llvm") {
        let file = args.iter().find(|arg| !arg.starts_with('-'));
        let text = file.map_or(Ok(stdin.to_vec()), |file| std::fs::read(directory.join(file)));
        return text.map_or_else(
            |error| Output::failure(format!("{error}\n")),
            |stdout| Output { stdout, ..Output::default() },
        );
    }
    let args = ["-S", "-passes=verify", "-disable-debug-info-type-map"];
    process::run("opt-22", args, directory, stdin)
}

/// The remarks on what a translation leaves out, which upstream does not make.
const REMARKS: [&[u8]; 2] =
    [b"remark: the llvm dialect has no place for ", b"attributes of a lossless import are left out: "];

/// Removes the remarks on what a translation leaves out.
pub fn without_remarks(output: &[u8]) -> Vec<u8> {
    let is_remark =
        |line: &&[u8]| REMARKS.iter().any(|remark| line.windows(remark.len()).any(|w| w == *remark));
    output.split_inclusive(|&byte| byte == b'\n').filter(|line| !is_remark(line)).flatten().copied().collect()
}

/// Executes a command with `--upgrade`: upstream's tools get the upgraded text on standard input.
fn execute_upgraded(command: &Command<'_>, directory: &Path, limit: Duration) -> Output {
    let mut stdin = command.stdin.to_vec();
    let mut args = Vec::new();
    let splits = command.args.iter().any(|arg| arg == "--split-input-file");
    for arg in command.args.iter().filter(|arg| *arg != "--upgrade") {
        match std::fs::read_to_string(directory.join(arg)) {
            Ok(text) => {
                const MARKER: &str = "\n// -----\n";
                let parts: Vec<&str> = if splits { text.split(MARKER).collect() } else { vec![&text] };
                let parts: Vec<Vec<u8>> =
                    parts.iter().map(|part| terrace_upgrade::upgrade(part.as_bytes()).text).collect();
                stdin = parts.join(MARKER.as_bytes());
                args.push("-".to_owned());
            }
            Err(_) => args.push(arg.clone()),
        }
    }
    execute(&Command { args: &args, stdin: &stdin, ..*command }, directory, limit)
}

/// Removes complaints about `expected-*` comments from standard error; `mlir-opt` prints them even without
/// `--verify-diagnostics` (see `docs/differences.md`). A complaint is a line, the source line and the caret line.
fn without_expectations(stderr: &[u8]) -> Vec<u8> {
    let mut kept = Vec::with_capacity(stderr.len());
    let mut lines = stderr.split_inclusive(|&b| b == b'\n').peekable();
    while let Some(line) = lines.next() {
        let text = String::from_utf8_lossy(line);
        let complaint = text.contains(": error: expected ") && text.ends_with("\" was not produced\n");
        if !complaint {
            kept.extend_from_slice(line);
            continue;
        }
        let mark = |line: &&[u8]| line.trim_ascii().starts_with(b"^~") || line.trim_ascii() == b"^";
        let mut ahead = lines.clone();
        if ahead.next().is_some() && ahead.next().as_ref().is_some_and(mark) {
            lines = ahead;
        }
    }
    kept
}

/// Removes the extension attributes of narrow integers from LLVM IR: `terrace compile` adds them to functions and
/// calls, and no pass of upstream does.
pub fn without_extensions(text: &[u8]) -> Vec<u8> {
    const WORDS: [&[u8]; 2] = [b" signext", b" zeroext"];
    let (mut out, mut rest) = (Vec::with_capacity(text.len()), text);
    while let Some((&first, tail)) = rest.split_first() {
        let after = WORDS.iter().find_map(|word| rest.strip_prefix(*word));
        match after.filter(|after| !after.first().is_some_and(u8::is_ascii_alphanumeric)) {
            Some(after) => rest = after,
            None => {
                out.push(first);
                rest = tail;
            }
        }
    }
    out
}

/// The pipeline that lowers the operations of a file.
pub fn pipeline(file: &Path) -> &'static str {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let has = |parts: &[&str]| parts.iter().any(|part| text.contains(part));
    if has(&["tensor<", " linalg."]) {
        TENSOR_PIPELINE
    } else if has(&[" vector.", " affine.for", " affine.parallel"]) {
        VECTOR_PIPELINE
    } else {
        PIPELINE
    }
}

/// Runs `terrace compile` as `mlir-opt <pipeline> | mlir-translate --mlir-to-llvmir`; `--emit=` stops earlier.
pub fn compile(args: &[String], directory: &Path, stdin: &[u8], limit: Duration) -> Output {
    let pipelines = args.iter().map(|arg| pipeline(&directory.join(arg)));
    let pipeline = pipelines.into_iter().find(|&pipeline| pipeline != PIPELINE).unwrap_or(PIPELINE);
    let mut emit = "ll";
    let mut input: Vec<&str> = Vec::new();
    let mut output: Vec<&str> = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if let Some(what) = arg.strip_prefix("--emit=") {
            emit = what;
        } else if arg == "-o" {
            output.push(arg);
            output.extend(args.next().map(String::as_str));
        } else {
            input.push(arg);
        }
    }
    let mut first = Vec::new();
    match emit {
        "mlir" => first.extend(&output),
        "llvm-dialect" => {
            first.push(pipeline);
            first.extend(&output);
        }
        "ll" => first.push(pipeline),
        _ => return Output::failure(format!("upstream has no '--emit={emit}'\n")),
    }
    first.extend(&input);
    let lowered = process::run_for(limit, OPT, &first, directory, stdin);
    if emit != "ll" || lowered.status != 0 {
        return lowered;
    }
    let mut second = vec!["--mlir-to-llvmir"];
    second.extend(&output);
    let mut translated = process::run(TRANSLATE, &second, directory, &lowered.stdout);
    translated.stderr.splice(0..0, lowered.stderr);
    translated
}
