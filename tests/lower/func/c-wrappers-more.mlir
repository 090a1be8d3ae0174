// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// RUN: terrace opt %s --convert-func-to-llvm=index-bitwidth=32

func.func @a(%m: memref<?xf32>, %i: index, %c: complex<f32>, %v: vector<2x3xf32>, %f: (i32) -> i32, %t: f8E5M2) -> (memref<?xf32>, memref<*xf32>) attributes {llvm.emit_c_interface} {
  %0 = memref.cast %m : memref<?xf32> to memref<*xf32>
  return %m, %0 : memref<?xf32>, memref<*xf32>
}
func.func private @ext(%m: memref<?xf32>, %i: index, %c: complex<f32>, %v: vector<2x3xf32>, %f: (i32) -> i32) -> (memref<?xf32>, memref<*xf32>) attributes {llvm.emit_c_interface}
func.func @b(%m: memref<?xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>} {
  %0 = memref.cast %m : memref<?xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}
func.func private @c(%m: complex<f32>) -> complex<f64> attributes {llvm.emit_c_interface}
func.func @d(%m: complex<f32> {llvm.noundef}) -> (complex<f32> {llvm.noundef}) attributes {llvm.emit_c_interface} {
  return %m : complex<f32>
}
func.func private @e(%m: memref<4xf32> {llvm.noalias, llvm.align=8 : i64}, %i : i32 {llvm.signext}) -> (memref<4xf32> {llvm.noalias}, i32 {llvm.zeroext}) attributes {llvm.emit_c_interface}
func.func private @st(!llvm.struct<(i32, i64)>) -> !llvm.struct<(i32, i64)> attributes {llvm.emit_c_interface}
func.func @main() attributes {llvm.emit_c_interface, llvm.readnone, passthrough = ["noinline"]} {
 return
}
