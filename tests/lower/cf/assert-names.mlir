// RUN: terrace opt %s --convert-cf-to-llvm

// Existing symbols are not reused for messages; existing declarations are.
llvm.func @abort()
llvm.func @puts(!llvm.ptr)
llvm.mlir.global private constant @assert_msg(dense<0> : tensor<1xi8>) : !llvm.array<1 x i8>
func.func @assert(%c: i1) {
  cf.assert %c, "a"
  return
}
func.func @assert_msg_0(%c: i1) {
  cf.assert %c, "b"
  return
}
module @nested {
  func.func @inner(%c: i1) {
    cf.assert %c, "c"
    return
  }
}
