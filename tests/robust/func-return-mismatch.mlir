// A half converted function: its return is already converted, and of another type. (llvm-project#74937)
// RUN: not terrace opt %s --convert-func-to-llvm 2>&1

func.func @half(%c: i1) -> index {
  llvm.return %c : i1
}
