// RUN: not terrace opt %s --convert-vector-to-scf 2>&1
// RUN: terrace opt %s --convert-vector-to-scf=full-unroll
// RUN: terrace opt %s --convert-vector-to-llvm
// DIFFERS: upstream crashes.

// A transfer at the top level, where no operation can hold a buffer.

// llvm/llvm-project#216225
%c0 = arith.constant 0 : index
%pad = arith.constant 0.0 : f32
%m = memref.alloc() : memref<4x4xf32>
%top = vector.transfer_read %m[%c0, %c0], %pad : memref<4x4xf32>, vector<2x2xf32>
vector.print %top : vector<2x2xf32>
