// RUN: terrace opt %s --convert-func-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(llvm-request-c-wrappers),convert-func-to-llvm)'

func.func @scalar(%a: i32) -> i32 attributes {llvm.emit_c_interface} {
  return %a : i32
}
func.func @void() attributes {llvm.emit_c_interface} {
  return
}
func.func @memref(%m: memref<4xf32>, %n: i32, %o: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  return
}
func.func @memref_result(%m: memref<4xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface} {
  return %m : memref<4xf32>
}
func.func @multi_result(%m: memref<f32>, %i: index) -> (memref<f32>, index) attributes {llvm.emit_c_interface} {
  return %m, %i : memref<f32>, index
}
func.func private @external(memref<4xf32>, i32) attributes {llvm.emit_c_interface}
func.func private @external_result(memref<4xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface}
func.func private @external_two(i32) -> (i32, i64) attributes {llvm.emit_c_interface}
func.func @caller(%m: memref<4xf32>, %i: i32) {
  call @external(%m, %i) : (memref<4xf32>, i32) -> ()
  return
}
func.func @unranked(%m: memref<*xf32>) attributes {llvm.emit_c_interface} {
  return
}
func.func private @external_unranked(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @hidden(%m: memref<4xf32> {llvm.noalias}) attributes {llvm.emit_c_interface, test.foo} {
  return
}
