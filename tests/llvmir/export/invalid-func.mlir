// RUN: not terrace translate --mlir-to-llvmir %s 2>&1

func.func @left(%arg0: i64) {
  return
}
