// RUN: terrace opt %s --convert-xevm-to-llvm --split-input-file --verify-diagnostics
// DIFFERS: MLIR crashes on uses of caches of another kind and on functions of other types, and calls functions that do not exist for elements of 4 bits, for vectors without whole words, and for integers with a sign.

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'llvm.load' that was explicitly marked illegal}}
  %0 = llvm.load %p {cache_control = 1} : !llvm.ptr<1> -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'llvm.load' that was explicitly marked illegal}}
  %0 = llvm.load %p {cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>} : !llvm.ptr<1> -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'llvm.store' that was explicitly marked illegal}}
  llvm.store %a, %p {cache_control = #xevm.load_cache_control<ir>} : i32, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %0 = xevm.mma %v, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = u4, b = s4, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %v1 = llvm.mlir.undef : vector<1xi8>
  // expected-error@below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %0 = xevm.mma %v1, %v1, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<1xi8>, vector<1xi8>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@below {{failed to legalize operation 'xevm.blockload2d' that was explicitly marked illegal}}
  %0 = xevm.blockload2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xsi16>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = xevm.local_id.x : i32
  // expected-error@below {{redefinition of function '_Z12get_local_idj' of different type '!llvm.func<i32 (i32)>' is prohibited}}
  %1 = xevm.local_id.x : i64
  llvm.return
}

// -----

// expected-error@below {{redefinition of reserved function '_Z12get_local_idj' of different type '!llvm.func<i64 (i32)>' is prohibited}}
llvm.func @_Z12get_local_idj(i32) -> i64

llvm.func @f() {
  // expected-error@below {{failed to legalize operation 'xevm.local_id.x' that was explicitly marked illegal}}
  %0 = xevm.local_id.x : i32
  llvm.return
}

// -----

llvm.mlir.global @_Z12get_local_idj(0 : i32) : i32

llvm.func @f() {
  // expected-error@below {{failed to legalize operation 'xevm.local_id.x' that was explicitly marked illegal}}
  %0 = xevm.local_id.x : i32
  llvm.return
}
