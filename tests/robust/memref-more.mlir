// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --expand-strided-metadata --finalize-memref-to-llvm
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --normalize-memrefs
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --convert-func-to-llvm

// #118765
func.func @cast_of_unranked(%m: memref<*xf32>) -> memref<2x3xf32> {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<*xf32> to memref<2x3xf32>
  return %0 : memref<2x3xf32>
}

// -----

// #57496
func.func @strided_copy(%a: memref<2x2xf32, strided<[4, 2]>>, %b: memref<2x2xf32>) {
  memref.copy %a, %b : memref<2x2xf32, strided<[4, 2]>> to memref<2x2xf32>
  return
}

// -----

// #122090: half lowered already.
llvm.func @callee(!llvm.ptr)
func.func @half_lowered(%p: !llvm.ptr, %m: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  llvm.call @callee(%p) : (!llvm.ptr) -> ()
  %0 = builtin.unrealized_conversion_cast %m : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> to !llvm.struct<(ptr, ptr, i64)>
  return
}
llvm.func @lowered(%p: !llvm.ptr) {
  llvm.return
}

// -----

// #58803
func.func @space_of_another_kind(%m: memref<4xf32, #dlti.dl_spec<>>) {
  return
}
