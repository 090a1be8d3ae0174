// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// RUN: terrace opt %s --convert-to-llvm

func.func @one(%a: memref<3x2xf32>, %b: i32) -> memref<3x2xf32> attributes {llvm.bareptr} {
  return %a : memref<3x2xf32>
}
func.func @descriptor(%a: memref<4xi8>) -> memref<4xi8> {
  return %a : memref<4xi8>
}
func.func private @declared(memref<4xi8>) -> memref<4xi8> attributes {llvm.bareptr, llvm.emit_c_interface}
func.func @several(%a: memref<4xi8>) -> (memref<4xi8>, i1) attributes {llvm.bareptr, llvm.emit_c_interface} {
  %c = arith.constant true
  return %a, %c : memref<4xi8>, i1
}
func.func @caller(%a: memref<4xi8>) -> memref<4xi8> {
  %0 = call @declared(%a) : (memref<4xi8>) -> memref<4xi8>
  %1 = call @descriptor(%0) : (memref<4xi8>) -> memref<4xi8>
  %2:2 = call @several(%1) : (memref<4xi8>) -> (memref<4xi8>, i1)
  return %2#0 : memref<4xi8>
}
func.func @bare_caller(%a: memref<4xi8>) -> memref<4xi8> attributes {llvm.bareptr} {
  %0 = call @descriptor(%a) : (memref<4xi8>) -> memref<4xi8>
  return %0 : memref<4xi8>
}
func.func @without_value(%a: memref<4xi8> {llvm.noalias}) attributes {llvm.bareptr = 1 : i32} {
  return
}
