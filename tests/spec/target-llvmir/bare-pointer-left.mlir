// Shapes and ranks that are not known have no bare form: the functions stay.
// RUN: terrace opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1

func.func @dynamic(%m: memref<?xf32>) {
  return
}
func.func @unranked(%m: memref<*xf32>) {
  return
}
func.func @fine(%m: memref<4xf32>) {
  return
}
