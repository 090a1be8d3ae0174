// RUN: terrace opt %s

// Text of MLIR 24 is read without a flag.
// DIFFERS: MLIR 22 refuses what later versions write

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, emissionKind = Full>
#loop = #llvm.loop_annotation<disableNonforced = true>

module <sym_visibility = "private"> attributes {my.unit = #unit} {
  llvm.func @memory(%p: !llvm.ptr, %a: f32, %c: i1, %mask: vector<4xi1>, %v: vector<4xf32>) {
    %0 = llvm.load %p <alignment = 4, nontemporal> {my.note} : !llvm.ptr -> i32
    %1 = llvm.fadd %a, %a fastmath<fast> {my.note} : f32
    %2 = llvm.fcmp "olt" %a, %a fastmath<afn> : f32
    %3 = llvm.intr.masked.load(%p, %mask, %v), alignment(4) <nontemporal> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.ubsantrap failureKind = 3
    llvm.switch %0 : i32, ^bb1 [
      -1: ^bb1,
      4: ^bb2
    ] weights([1, 2, 3]) {my.note}
  ^bb1:
    llvm.br ^bb2 loop_annotation = #loop
  ^bb2:
    llvm.return
  }
  func.func private @callee()
  func.func @others(%m: memref<8xf32>, %i: index, %t: tensor<2x3xf32>, %v: vector<8xf32>) {
    call @callee() <no_inline> : () -> ()
    %0 = memref.load %m[%i] alignment(16) nontemporal(true) : memref<8xf32>
    %1 = vector.load %m[%i] alignment = 16 : memref<8xf32>, vector<4xf32>
    %2 = tosa.const values(dense<1> : tensor<2xi8>) {my.note} : () -> tensor<2xi8>
    %3 = tosa.argmax %t axis(1) nan_mode<IGNORE> : (tensor<2x3xf32>) -> tensor<2xi32>
    %4 = x86.amx.tile_zero : !x86.amx.tile<16x64xi8>
    %5 = x86.avx.rsqrt %v : vector<8xf32>
    %6 = "x86.avx.rsqrt"(%v) : (vector<8xf32>) -> vector<8xf32>
    return
  }
}
