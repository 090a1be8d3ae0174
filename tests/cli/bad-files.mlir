// RUN: not terrace opt cli/does-not-exist.mlir 2>&1
// RUN: not terrace opt %p 2>&1
// RUN: not terrace opt %s/x 2>&1
// RUN: not terrace opt %s -o cli/no-such-directory/out.mlir 2>&1
// RUN: not terrace opt %s -o %p 2>&1
// RUN: not terrace opt '' 2>&1

func.func @f() {
  return
}
