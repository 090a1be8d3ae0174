// RUN: terrace opt %s --convert-func-to-llvm

func.func @dynamic(%a: memref<?xf32>, %b: memref<2xi8>) -> memref<2xi8> attributes {llvm.bareptr} {
  return %b : memref<2xi8>
}
func.func @unranked(%a: memref<*xf32>) -> memref<*xf32> attributes {llvm.bareptr} {
  return %a : memref<*xf32>
}
func.func private @dynamic_result(memref<2xf32>) -> memref<?xf32> attributes {llvm.bareptr}
func.func @indirect(%f: (memref<2xi8>) -> (), %a: memref<2xi8>) attributes {llvm.bareptr} {
  call_indirect %f(%a) : (memref<2xi8>) -> ()
  return
}
