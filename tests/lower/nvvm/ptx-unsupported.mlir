// RUN: terrace opt %s --convert-nvvm-to-llvm --verify-diagnostics --split-input-file
// RUN: terrace opt %s --convert-to-llvm --verify-diagnostics --split-input-file

func.func @i8(%a: i8) {
  // expected-error @below {{The register type could not be deduced from MLIR type. The 'i8' is not supported. Supported types are:i1, i16, i32, i64, f32, f64,pointers.}}
  nvvm.inline_ptx "x {$r0};" ro(%a : i8)
  return
}

// -----

func.func @written(%a: i32) -> f16 {
  // expected-error @below {{The 'f16' is not supported. Supported types are:i1, i16, i32, i64, f32, f64,pointers.}}
  %0 = nvvm.inline_ptx "x {$w0};" -> f16
  return %0 : f16
}

// -----

func.func @elements(%a: vector<2xi8>, %b: !llvm.struct<(i32, i7)>) {
  // expected-error @below {{The 'i8' is not supported.}}
  nvvm.inline_ptx "x {$r0};" ro(%a : vector<2xi8>)
  // expected-error @below {{The 'i7' is not supported.}}
  nvvm.inline_ptx "x {$r0};" ro(%b : !llvm.struct<(i32, i7)>)
  // expected-error @below {{The '!llvm.array<2 x i32>' is not supported.}}
  %0 = nvvm.inline_ptx "x {$w0};" -> !llvm.array<2 x i32>
  return
}

// -----

func.func @others(%a: index, %b: memref<4xi32>, %c: !llvm.ptr) {
  // expected-error @below {{The 'index' is not supported.}}
  nvvm.inline_ptx "x {$r0};" ro(%a : index)
  // expected-error @below {{The 'memref<4xi32>' is not supported.}}
  nvvm.inline_ptx "x {$r0};" ro(%c, %b : !llvm.ptr, memref<4xi32>)
  return
}
