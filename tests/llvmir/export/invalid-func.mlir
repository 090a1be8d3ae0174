// RUN: not terrace translate --mlir-to-llvmir %s 2>&1

func.func @left(%arg0: i64) {
  return
}

// DIFFERS: notes say what is in the way and which pass lowers it
