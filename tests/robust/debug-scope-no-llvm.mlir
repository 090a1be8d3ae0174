// RUN: terrace opt %s --ensure-debug-info-scope-on-llvm-func
// DIFFERS: upstream fails where nothing of the llvm dialect was read

func.func @f() {
  return
}
