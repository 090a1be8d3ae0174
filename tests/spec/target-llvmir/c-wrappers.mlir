// Declarations call the C function; definitions are called by it; results that are structures go through memory.
// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace compile %s

func.func private @declared(%m: memref<?x?xf32>) attributes {llvm.emit_c_interface}
func.func @defined(%m: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  return
}
func.func @returning(%m: memref<?x?xf32>) -> memref<?x?xf32> attributes {llvm.emit_c_interface} {
  return %m : memref<?x?xf32>
}
