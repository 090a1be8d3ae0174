// RUN: terrace opt %s --split-input-file --finalize-memref-to-llvm 2>&1
// RUN: not terrace compile %s --split-input-file 2>&1
// DIFFERS: upstream crashes when 'malloc' returns another type or nothing

// #119856
llvm.func @malloc(i64) -> !llvm.struct<(ptr, ptr, i64)>
func.func @other_type() {
  %0 = memref.alloc() : memref<4xf32>
  return
}

// -----

// #120950
llvm.func @malloc(i64)
func.func @nothing() {
  %0 = memref.alloc() : memref<4xf32, 1>
  return
}
