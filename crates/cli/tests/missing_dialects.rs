//! The commands in notes about MLIR's dialects that Terrace lacks: where MLIR's tools are installed, they work.

use std::path::Path;
use std::process::Command;

/// Programs whose first error is about a dialect that Terrace lacks, and whether MLIR lowers them.
const PROGRAMS: &[(&str, &str)] = &[
    (
        "arm_sme",
        "func.func @f(%m: memref<?x?xi32>, %i: index) {
  %0 = arm_sme.zero : vector<[4]x[4]xi32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x[4]xi32>, memref<?x?xi32>
  return
}",
    ),
    (
        "mpi",
        "func.func @f() -> i32 {
  %0 = mpi.init : !mpi.retval
  %c = mpi.comm_world : !mpi.comm
  %r = mpi.comm_rank(%c) : i32
  return %r : i32
}",
    ),
    (
        "omp",
        "func.func @f(%m: memref<8xf32>, %i: index, %x: f32) {
  omp.parallel {
    memref.store %x, %m[%i] : memref<8xf32>
    omp.terminator
  }
  return
}",
    ),
    (
        "ptr",
        "func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %o: index) -> !ptr.ptr<#ptr.generic_space> {
  %r = ptr.ptr_add %p, %o : !ptr.ptr<#ptr.generic_space>, index
  return %r : !ptr.ptr<#ptr.generic_space>
}",
    ),
    (
        "quant",
        "!q = !quant.uniform<i8:f32, 2.0>
func.func @f(%a: tensor<4xf32>) -> tensor<4x!q> {
  %r = quant.qcast %a : tensor<4xf32> to tensor<4x!q>
  return %r : tensor<4x!q>
}",
    ),
    (
        "sparse_tensor",
        "#S = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf32, #S>) -> index {
  %n = sparse_tensor.number_of_entries %t : tensor<8xf32, #S>
  return %n : index
}",
    ),
    (
        "transform",
        "module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  func.func @f(%a: i32) -> i32 {
    return %a : i32
  }
}",
    ),
];

/// The notes' command about a program.
fn command(file: &str) -> String {
    let args = ["terrace", "compile", file].map(str::to_owned);
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    assert_eq!(terrace_cli::run(&args, &mut std::io::empty(), &mut out, &mut errors), 1);
    let errors = String::from_utf8(errors).unwrap();
    let at = errors.find("'mlir-opt ").unwrap_or_else(|| panic!("no command:\n{errors}"));
    errors[at + 1..].split('\'').next().unwrap().to_owned()
}

#[test]
fn commands_work() {
    let found =
        |tool: &str| Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success());
    let installed = found("mlir-opt-22") && found("mlir-translate-22");
    let terrace = env!("CARGO_BIN_EXE_terrace");
    for (dialect, text) in PROGRAMS {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("missing-{dialect}.mlir"));
        std::fs::write(&file, text).unwrap();
        let command = command(file.to_str().unwrap());
        if !installed {
            continue;
        }
        let own = command
            .replace("mlir-opt ", "mlir-opt-22 ")
            .replace("mlir-translate ", "mlir-translate-22 ")
            .replace("terrace ", &format!("{terrace} "));
        let output = Command::new("bash").args(["-c", &format!("set -o pipefail; {own}")]).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{dialect}: {command}\n{errors}");
    }
}
