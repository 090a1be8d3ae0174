// RUN: terrace opt %s --split-input-file --verify-diagnostics

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op result size of 128 bits does not match the expected size of 208 bits}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 26 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op transpose and pack_register are mutually exclusive}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_height to be between 1 and 32}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 64 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_width to be between 4 and 64}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 64 for 8 bit elements}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_width to be between 2 and 32}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 32 for 16 bit elements}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_width to be between 1 and 16}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting v_blocks to be 1 or 2}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 16 for 32 bit elements}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_width to be between 1 and 8}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting v_blocks to be 1}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 128 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 12 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<12xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting v_blocks to be 1}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_height to be between 1 and 32}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 64 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_width to be between 1 and 8}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_height to be 8 for 64 bit elements}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_width to be 1, 2, or 4}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op transpose is only supported for 32 and 64 bit elements}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 2 : i32, v_blocks = 2 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_width to be between 4 and 16}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_height to be between 2 and 32}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 1 : i32, v_blocks = 2 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting tile_width to be between 2 and 16}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 32 for 16 bit elements}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op pack_register is only supported for 8 and 16 bit elements}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %h = llvm.mlir.constant(32 : i32) : i32
  // expected-error@below {{'xevm.blockload2d' op 4th operand (base pitch) should be >= 2nd operand (base width)}}
  %0 = xevm.blockload2d %p, %w, %a, %h, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op requires attribute 'elem_size_in_bits'}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op requires attribute 'tile_width'}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op requires attribute 'tile_height'}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op requires attribute 'v_blocks'}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op requires attribute 'transpose'}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op requires attribute 'pack_register'}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op attribute 'elem_size_in_bits' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 1 : i8, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op attribute 'tile_width' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 1 : i8, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op attribute 'tile_height' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 1 : i8, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op attribute 'v_blocks' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i8, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op attribute 'transpose' failed to satisfy constraint: 1-bit signless integer attribute}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = 1 : i8, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op attribute 'pack_register' failed to satisfy constraint: 1-bit signless integer attribute}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = 1 : i8}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<2x4xi16>'}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2x4xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'i32'}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{number of operands and types do not match: got 5 operands and 6 types}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a <{}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockstore2d' op expecting tile_height to be between 1 and 8}}
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockstore2d' op expecting tile_width to be between 4 and 64}}
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockstore2d' op expecting tile_width to be between 2 and 32}}
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockstore2d' op expecting tile_width to be between 1 and 16}}
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockstore2d' op expecting tile_width to be between 1 and 8}}
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockstore2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 4 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockstore2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockstore2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockstore2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 8 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockstore2d' op tile_width for 16 bit elements should be equal to 16}}
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockstore2d' op tile_width for 32 bit elements should be equal to 16}}
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockprefetch2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockprefetch2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 64 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockprefetch2d' op expecting v_blocks to be 1, 2, 4, or 8}}
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockprefetch2d' op expecting v_blocks to be 1, 2, 4, or 8}}
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockprefetch2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockprefetch2d' op tile_width for 16 bit elements should be equal to 16}}
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockprefetch2d' op tile_width for 32 bit elements should be equal to 8 or 16}}
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<1xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockload' op result #0 must be 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of ranks 1, but got 'f32'}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  %s = llvm.mlir.undef : vector<3xi8>
  // expected-error@below {{'xevm.blockstore' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
  xevm.blockstore %p, %s : (!llvm.ptr<1>, vector<3xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  %s = llvm.mlir.undef : vector<3xi64>
  // expected-error@below {{'xevm.blockstore' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  xevm.blockstore %p, %s : (!llvm.ptr<1>, vector<3xi64>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.blockstore' op operand #0 must be LLVM pointer type, but got 'i64'}}
  xevm.blockstore %i, %i : (i64, i64)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.mma' op type of C operand must match result type}}
  %0 = xevm.mma %v, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{expected ','}}
  %0 = xevm.mma %v, %b, %c {shape = <m = 8, n = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{struct is missing required parameter: b}}
  %0 = xevm.mma %v, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.mma' op requires attribute 'types'}}
  %0 = "xevm.mma"(%v, %b) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>}> : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.mma' op requires attribute 'shape'}}
  %0 = "xevm.mma"(%v, %b) : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{invalid properties {shape = 1 : i64} for op xevm.mma: Invalid attribute `shape` in property conversion: 1 : i64}}
  %0 = "xevm.mma"(%v, %b) <{shape = 1}> : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.prefetch' op operand #0 must be LLVM pointer in address space 1 or LLVM pointer in address space 4, but got '!llvm.ptr'}}
  xevm.prefetch %p0 : (!llvm.ptr)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.prefetch' op requires a single operand}}
  xevm.prefetch %p, %p : (!llvm.ptr<1>, !llvm.ptr<1>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{invalid properties {cache_control = 1 : i64} for op xevm.prefetch: Invalid attribute `cache_control` in property conversion: 1 : i64}}
  xevm.prefetch %p <{cache_control = 1}> : (!llvm.ptr<1>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.memfence' op requires attribute 'scope'}}
  xevm.memfence
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.memfence' op requires attribute 'scope'}}
  xevm.memfence <{}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{invalid properties 1 : i64 for op xevm.memfence: expected DictionaryAttr to set properties}}
  xevm.memfence <1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{invalid properties {scope = 1 : i64} for op xevm.memfence: Invalid attribute `scope` in property conversion: 1 : i64}}
  xevm.memfence <{scope = 1}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.memfence' op attribute 'scope' failed to satisfy constraint: Describe memory scopes}}
  xevm.memfence <{scope = #xevm.mem_scope<device>}> {scope = 1}
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{expected '>'}}
  xevm.memfence <{scope = #xevm.mem_scope<device>}

  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{'xevm.local_id.x' op result #0 must be 32-bit signless integer or 64-bit signless integer, but got 'i8'}}
  %0 = xevm.local_id.x : i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %p0: !llvm.ptr, %i: i64) {
  // expected-error@below {{unregistered operation 'xevm.foo' found in dialect ('xevm') that does not allow unknown operations}}
  "xevm.foo"() : () -> ()
  llvm.return
}
