// RUN: terrace opt %s --convert-xevm-to-llvm
// DIFFERS: MLIR crashes on tiles of bf16, and passes pointers of other address spaces to the function that prefetches global memory, or crashes if there are several.

llvm.func @bf16(%p: !llvm.ptr<1>, %a: i32) {
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xbf16>
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %0 <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xbf16>)
  llvm.return
}

llvm.func @generic(%p: !llvm.ptr<1>, %q: !llvm.ptr<4>) {
  xevm.prefetch %p : (!llvm.ptr<1>)
  xevm.prefetch %q : (!llvm.ptr<4>)
  llvm.return
}
