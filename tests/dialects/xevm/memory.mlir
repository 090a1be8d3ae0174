// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --canonicalize

llvm.func @two_dimensions(%p: !llvm.ptr<1>, %q: !llvm.ptr, %w: i32, %h: i32, %pitch: i32, %x: i32, %y: i32) {
  %0 = xevm.blockload2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  %1 = xevm.blockload2d %q, %w, %h, %pitch, %x, %y <{cache_control = #xevm.load_cache_control<ir>, elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> {t.a} : (!llvm.ptr, i32, i32, i32, i32, i32) -> vector<8xf32>
  %2 = xevm.blockload2d %p, %w, %h, %pitch, %x, %y {elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 32 : i32, v_blocks = 2 : i32, transpose = false, pack_register = true, t.b = 1 : i8} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  xevm.blockstore2d %p, %w, %h, %pitch, %x, %y, %0 <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  xevm.blockstore2d %p, %w, %h, %pitch, %x, %y, %1 <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> {t.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xf32>)
  xevm.blockprefetch2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  xevm.blockprefetch2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 1 : i32, v_blocks = 8 : i32, cache_control = #xevm.load_cache_control<L1c_L2c_L3c>}> {t.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

llvm.func @types(%p: !llvm.ptr<1>, %a: i32) {
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf16>
  %1 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xbf16>
  %2 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xui8>
  %3 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xsi32>
  llvm.return
}

llvm.func @one_dimension(%p: !llvm.ptr<1>, %q: !llvm.ptr<3>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi8>
  %1 = xevm.blockload %q <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> {t.a} : (!llvm.ptr<3>) -> i64
  %2 = xevm.blockload %q {cache_control = #xevm.load_cache_control<L1s_L2c_L3c>, t.a} : (!llvm.ptr<3>) -> vector<8xi64>
  xevm.blockstore %p, %0 : (!llvm.ptr<1>, vector<16xi8>)
  xevm.blockstore %p, %1 <{cache_control = #xevm.store_cache_control<L1s_L2uc_L3uc>}> : (!llvm.ptr<1>, i64)
  xevm.blockstore %p, %2 <{}> {t.a} : (!llvm.ptr<1>, vector<8xi64>)
  llvm.return
}

llvm.func @fences(%p: !llvm.ptr<1>, %q: !llvm.ptr<4>) {
  xevm.memfence <{scope = #xevm.mem_scope<workgroup>}>
  xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<device>}> {t.a = 1}
  xevm.memfence {addrspace = #xevm.addr_space<private>, scope = #xevm.mem_scope<system>}
  xevm.memfence <{scope = #xevm.mem_scope<lane>, unknown = 1}>
  xevm.prefetch %p : (!llvm.ptr<1>)
  xevm.prefetch %q <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> : (!llvm.ptr<4>)
  xevm.prefetch %q {t.a} : (!llvm.ptr<4>)
  llvm.return
}

llvm.func @matrices(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %0 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %1 = xevm.mma %a, %b {shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16>} {t.a} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}
