// RUN: terrace opt %s
// DIFFERS: MLIR 22 prints these operations without their attributes, and does not parse them.

llvm.func @f(%f: f32, %r: vector<4xi32>, %i: i32) {
  "rocdl.raw.buffer.store"(%f, %r, %i, %i, %i) {note} : (f32, vector<4xi32>, i32, i32, i32) -> ()
  %0 = rocdl.raw.buffer.load %r, %i, %i, %i {note} : f32
  rocdl.raw.buffer.atomic.fadd %f, %r, %i, %i, %i {note = 1 : i32} : f32
  llvm.return
}
