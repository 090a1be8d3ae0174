// RUN: terrace opt %s --convert-xevm-to-llvm
// RUN: terrace opt %s --convert-to-llvm

llvm.func @indices() {
  %0 = xevm.local_id.x range <i32, 0, 64> : i32
  %1 = xevm.local_id.y : i32
  %2 = xevm.local_id.z {t.a} : i32
  %3 = xevm.local_size.x : i64
  %4 = xevm.local_size.y : i64
  %5 = xevm.local_size.z : i64
  %6 = xevm.group_id.x : i64
  %7 = xevm.group_id.y : i64
  %8 = xevm.group_id.z : i64
  %9 = xevm.group_count.x : i32
  %10 = xevm.group_count.y : i32
  %11 = xevm.group_count.z : i32
  %12 = xevm.lane_id : i32
  %13 = xevm.subgroup_id : i64
  %14 = xevm.subgroup_size : i32
  llvm.return
}

llvm.func @fences(%p: !llvm.ptr<1>) {
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
  xevm.memfence <{addrspace = #xevm.addr_space<shared>, scope = #xevm.mem_scope<device>}>
  xevm.memfence <{addrspace = #xevm.addr_space<shared>, scope = #xevm.mem_scope<workgroup>}> {t.a}
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<device>}>
  xevm.prefetch %p : (!llvm.ptr<1>)
  llvm.return
}

llvm.func @two_dimensions(%p: !llvm.ptr<1>, %w: i32, %h: i32, %pitch: i32, %x: i32, %y: i32) {
  %0 = xevm.blockload2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  %1 = xevm.blockload2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  %2 = xevm.blockload2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xf16>
  %3 = xevm.blockload2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  %4 = xevm.blockload2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi8>
  %5 = xevm.blockload2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  %6 = xevm.blockload2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf32>
  %7 = xevm.blockload2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  %8 = xevm.blockload2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  %9 = xevm.blockload2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 32 : i32, v_blocks = 2 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xf32>
  xevm.blockstore2d %p, %w, %h, %pitch, %x, %y, %0 <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  xevm.blockstore2d %p, %w, %h, %pitch, %x, %y, %2 <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<16xf16>)
  xevm.blockstore2d %p, %w, %h, %pitch, %x, %y, %4 <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  xevm.blockstore2d %p, %w, %h, %pitch, %x, %y, %6 <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xf32>)
  xevm.blockstore2d %p, %w, %h, %pitch, %x, %y, %5 <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  xevm.blockprefetch2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  xevm.blockprefetch2d %p, %w, %h, %pitch, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 1 : i32, v_blocks = 8 : i32}> {t.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

llvm.func @one_dimension(%p: !llvm.ptr<1>, %q: !llvm.ptr<3>, %r: !llvm.ptr) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> i8
  xevm.blockstore %p, %0 : (!llvm.ptr<1>, i8)
  %1 = xevm.blockload %p : (!llvm.ptr<1>) -> i16
  xevm.blockstore %p, %1 : (!llvm.ptr<1>, i16)
  %2 = xevm.blockload %p : (!llvm.ptr<1>) -> i32
  xevm.blockstore %p, %2 : (!llvm.ptr<1>, i32)
  %3 = xevm.blockload %p : (!llvm.ptr<1>) -> i64
  xevm.blockstore %p, %3 : (!llvm.ptr<1>, i64)
  %4 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<2xi8>
  xevm.blockstore %p, %4 : (!llvm.ptr<1>, vector<2xi8>)
  %5 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi8>
  xevm.blockstore %p, %5 : (!llvm.ptr<1>, vector<16xi8>)
  %6 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<8xi16>
  xevm.blockstore %p, %6 : (!llvm.ptr<1>, vector<8xi16>)
  %7 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<4xi32>
  xevm.blockstore %p, %7 : (!llvm.ptr<1>, vector<4xi32>)
  %8 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<2xi64>
  xevm.blockstore %p, %8 : (!llvm.ptr<1>, vector<2xi64>)
  %9 = xevm.blockload %q : (!llvm.ptr<3>) -> i8
  xevm.blockstore %q, %9 : (!llvm.ptr<3>, i8)
  %10 = xevm.blockload %q : (!llvm.ptr<3>) -> i64
  xevm.blockstore %q, %10 : (!llvm.ptr<3>, i64)
  %11 = xevm.blockload %q : (!llvm.ptr<3>) -> vector<16xi8>
  xevm.blockstore %q, %11 : (!llvm.ptr<3>, vector<16xi8>)
  %12 = xevm.blockload %q : (!llvm.ptr<3>) -> vector<8xi16>
  xevm.blockstore %q, %12 : (!llvm.ptr<3>, vector<8xi16>)
  %13 = xevm.blockload %q : (!llvm.ptr<3>) -> vector<4xi32>
  xevm.blockstore %q, %13 : (!llvm.ptr<3>, vector<4xi32>)
  %14 = xevm.blockload %q : (!llvm.ptr<3>) -> vector<2xi64>
  xevm.blockstore %q, %14 : (!llvm.ptr<3>, vector<2xi64>)
  %15 = xevm.blockload %r : (!llvm.ptr) -> i8
  xevm.blockstore %r, %15 : (!llvm.ptr, i8)
  %16 = xevm.blockload %r : (!llvm.ptr) -> i64
  xevm.blockstore %r, %16 : (!llvm.ptr, i64)
  %17 = xevm.blockload %r : (!llvm.ptr) -> vector<16xi8>
  xevm.blockstore %r, %17 : (!llvm.ptr, vector<16xi8>)
  %18 = xevm.blockload %r : (!llvm.ptr) -> vector<8xi16>
  xevm.blockstore %r, %18 : (!llvm.ptr, vector<8xi16>)
  %19 = xevm.blockload %r : (!llvm.ptr) -> vector<4xi32>
  xevm.blockstore %r, %19 : (!llvm.ptr, vector<4xi32>)
  %20 = xevm.blockload %r : (!llvm.ptr) -> vector<2xi64>
  xevm.blockstore %r, %20 : (!llvm.ptr, vector<2xi64>)
  llvm.return
}

llvm.func @matrices(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %h: vector<8xf16>, %bf: vector<8xbf16>) {
  %0 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %1 = xevm.mma %h, %h, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
  %2 = xevm.mma %a, %b, %bf {shape = <m = 8, n = 16, k = 16>, types = <d = bf16, a = bf16, b = bf16, c = bf16>} : (vector<8xi16>, vector<8xi32>, vector<8xbf16>) -> vector<8xbf16>
  %3 = xevm.mma %a, %b, %h {shape = <m = 8, n = 16, k = 16>, types = <d = f16, a = f16, b = bf16, c = f16>} : (vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  %4 = xevm.mma %a, %b, %b {shape = <m = 8, n = 16, k = 16>, types = <d = s32, a = u8, b = s8, c = s32>} : (vector<8xi16>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %5 = xevm.mma %a, %b, %b {shape = <m = 8, n = 16, k = 16>, types = <d = s32, a = s8, b = u8, c = s32>} : (vector<8xi16>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %6 = xevm.mma %c, %c, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = tf32, b = tf32, c = f32>} : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  %7 = xevm.mma %b, %a, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi32>, vector<8xi16>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}
