// A pass fails and a reproducer is asked for: one is written. (llvm-project#128344, #57639)
// DIFFERS: upstream does not accept the local kind while there are threads
// RUN: terrace opt %s --convert-cf-to-llvm --mlir-pass-pipeline-crash-reproducer=%t --mlir-pass-pipeline-local-reproducer
// RUN: not terrace opt %s --convert-func-to-llvm --mlir-pass-pipeline-crash-reproducer=%t && cat %t
// RUN: terrace opt %s --convert-cf-to-llvm --mlir-pass-pipeline-crash-reproducer=%t --mlir-generate-reproducer=%t && cat %t

func.func @half(%c: i1) -> index {
  cf.br ^end
^end:
  llvm.return %c : i1
}
