// RUN: terrace opt %s --mlir-version=24
// RUN: terrace opt %s --mlir-version=23
// RUN: terrace opt %s --mlir-version=22
// RUN: terrace opt %s --mlir-version=24 | terrace opt
// RUN: terrace opt %s --mlir-version=24 --mlir-print-op-generic | terrace opt
// RUN: terrace upgrade %s --to=24

// One form of each kind that MLIR 23 or 24 writes otherwise.
// DIFFERS: the tools of MLIR 22 print its own text only

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#optimized = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#loop = #llvm.loop_annotation<disableNonforced = true>

module attributes {my.note, sym_visibility = "private", my.units = [#unit, #optimized]} {
  // Inherent attributes that only the dictionary had.
  llvm.func @memory(%p: !llvm.ptr, %v: i32) {
    %0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
    %1 = llvm.load volatile %p {alignment = 8 : i64, my.note = 1 : i32, nontemporal} : !llvm.ptr -> i32
    llvm.store %v, %p {my.note} : i32, !llvm.ptr
    %2 = llvm.atomicrmw add %p, %v acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.return
  }
  func.func private @callee(i32)
  func.func @calls(%v: i32, %f: (i32) -> ()) {
    call @callee(%v) {no_inline} : (i32) -> ()
    call_indirect %f(%v) {arg_attrs = [{my.arg}], my.note} : (i32) -> ()
    return
  }

  // Forms of their own.
  llvm.func @flags(%a: f32, %b: f32, %c: i1, %m: vector<6xf32>) {
    %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<fast>, my.note} : f32
    %1 = llvm.fcmp "olt" %a, %b {fastmathFlags = #llvm.fastmath<afn>} : f32
    %2 = llvm.select %c, %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
    %3 = llvm.intr.maximum(%a, %b) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
    %4 = llvm.intr.matrix.transpose %m {columns = 2 : i32, rows = 3 : i32} : vector<6xf32> into vector<6xf32>
    llvm.intr.ubsantrap <{failureKind = 3 : i8}> {my.note}
    llvm.br ^bb1 {loop_annotation = #loop}
  ^bb1:
    llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #loop}
  ^bb2:
    llvm.return
  }
  llvm.func @masked(%p: !llvm.ptr, %ps: vector<4x!llvm.ptr>, %mask: vector<4xi1>, %v: vector<4xf32>) {
    %0 = llvm.intr.masked.load %p, %mask, %v {alignment = 4 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %v, %p, %mask {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %1 = llvm.intr.masked.gather %ps, %mask, %v {alignment = 8 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.scatter %v, %ps, %mask {alignment = 8 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
    llvm.return
  }
  func.func @memrefs(%m: memref<8xf32>, %i: index, %f: f32) {
    %0 = memref.alloc() {alignment = 64 : i64, my.note} : memref<8xf32>
    %1 = memref.load %m[%i] {alignment = 4 : i64, nontemporal = true} : memref<8xf32>
    memref.store %f, %m[%i] {nontemporal = true} : memref<8xf32>
    %2 = vector.load %m[%i] {alignment = 16 : i64, nontemporal = true} : memref<8xf32>, vector<4xf32>
    %3 = vector.extract_strided_slice %2 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    %4 = vector.insert_strided_slice %3, %2 {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
    %5 = math.isnan %f {fastmath = #arith.fastmath<ninf>} : f32
    return
  }

  // Case values are signed.
  func.func @switch(%v: i32) {
    cf.switch %v : i32, [
      default: ^bb1,
      4294967295: ^bb1,
      7: ^bb1
    ]
  ^bb1:
    return
  }

  // Dialects with other names.
  func.func @x86(%v: vector<8xf32>) -> !amx.tile<16x64xi8> {
    %0 = amx.tile_zero : !amx.tile<16x64xi8>
    %1 = x86vector.avx.rsqrt %v : vector<8xf32>
    return %0 : !amx.tile<16x64xi8>
  }

  // A property in braces.
  func.func @alloc_tensor(%n: index, %t: tensor<4xf32>) {
    %0 = bufferization.alloc_tensor(%n) {my.note, memory_space = 1 : i64} : tensor<?x8xf32>
    %1 = bufferization.alloc_tensor() copy(%t) {my.note} : tensor<4xf32>
    %2 = bufferization.alloc_tensor(%n) size_hint=%n : tensor<?xf32>
    return
  }
}
