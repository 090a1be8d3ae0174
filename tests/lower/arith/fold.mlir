// RUN: terrace opt %s --convert-arith-to-llvm --split-input-file --allow-unregistered-dialect

// The driver folds every operation it has to convert before it tries patterns.
func.func @constants() -> (i32, index, i1, f32, i64, i8) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %i1 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %0 = arith.addi %c1, %c2 : i32
  %1 = arith.muli %i1, %i1 : index
  %2 = arith.cmpi slt, %c1, %c2 : i32
  %3 = arith.mulf %f1, %f1 : f32
  %4 = arith.extsi %c2 : i32 to i64
  %5 = arith.trunci %0 : i32 to i8
  return %0, %1, %2, %3, %4, %5 : i32, index, i1, f32, i64, i8
}
// -----
// A commutative operation with a constant on the left gets it moved to the right.
func.func @commute(%x: i32, %f: f32) {
  %c1 = arith.constant 1 : i32
  %f1 = arith.constant 1.5 : f32
  %0 = arith.addi %c1, %x : i32
  %1 = arith.muli %c1, %x : i32
  %2 = arith.andi %c1, %x : i32
  %3 = arith.addf %f1, %f : f32
  %4 = arith.subi %c1, %x : i32
  %5 = arith.maxsi %c1, %x : i32
  %6 = arith.cmpi slt, %c1, %x : i32
  %7 = arith.cmpi eq, %c1, %x : i32
  %8 = arith.mulf %f1, %f : f32
  %9 = arith.maximumf %f1, %f : f32
  %10 = arith.cmpf olt, %f1, %f : f32
  return
}
// -----
func.func @identities(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.muli %x, %c1 : i32
  %2 = arith.muli %x, %c0 : i32
  %3 = arith.divsi %x, %c1 : i32
  %4 = arith.andi %x, %m1 : i32
  %5 = arith.ori %x, %c0 : i32
  %6 = arith.xori %x, %x : i32
  %7 = arith.subi %x, %x : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}
// -----
func.func @chains(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %0 = arith.subi %x, %y : i32
  %1 = arith.addi %0, %y : i32
  %2 = arith.addi %x, %c0 : i32
  %3 = arith.subi %2, %x : i32
  %4 = arith.xori %x, %y : i32
  %5 = arith.xori %4, %y : i32
  %6 = arith.addi %x, %y : i32
  %7 = arith.subi %6, %y : i32
  return %1, %3, %5, %7 : i32, i32, i32, i32
}
// -----
func.func @select(%x: i32, %y: i32, %c: i1) -> (i32, i32, i32, i1, i32, i1) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.select %t, %x, %y : i32
  %1 = arith.select %f, %x, %y : i32
  %2 = arith.select %c, %x, %x : i32
  %3 = arith.select %c, %t, %f : i1
  %e = arith.cmpi eq, %x, %y : i32
  %4 = arith.select %e, %x, %y : i32
  %5 = arith.select %c, %f, %t : i1
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i1, i32, i1
}
// -----
func.func @compare(%x: i32, %b: i1) -> (i1, i1, i1, i1, i1, i1) {
  %f = arith.constant false
  %t = arith.constant true
  %0 = arith.cmpi eq, %x, %x : i32
  %1 = arith.cmpi slt, %x, %x : i32
  %2 = arith.cmpi ne, %b, %f : i1
  %3 = arith.cmpi eq, %b, %t : i1
  %e = arith.extui %b : i1 to i32
  %c0 = arith.constant 0 : i32
  %4 = arith.cmpi ne, %e, %c0 : i32
  %5 = arith.cmpi eq, %b, %f : i1
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}
// -----
func.func @casts(%x: i32, %i: index, %f: f32, %l: i64) -> (i64, i32, i32, index, f32, i32, i8, f16) {
  %0 = arith.extsi %x : i32 to i48
  %1 = arith.extsi %0 : i48 to i64
  %2 = arith.trunci %1 : i64 to i32
  %3 = arith.index_cast %i : index to i32
  %4 = arith.index_cast %x : i32 to index
  %5 = arith.index_cast %4 : index to i32
  %6 = arith.extf %f : f32 to f64
  %7 = arith.truncf %6 : f64 to f32
  %8 = arith.bitcast %f : f32 to i32
  %9 = arith.bitcast %8 : i32 to f32
  %10 = arith.trunci %l : i64 to i16
  %11 = arith.trunci %10 : i16 to i8
  %12 = arith.truncf %6 : f64 to f16
  return %1, %2, %3, %4, %7, %5, %11, %12 : i64, i32, i32, index, f32, i32, i8, f16
}
// -----
func.func @floats(%x: f32, %y: f32) -> (f32, f32, f32, f32, f32, f32, f32, i1) {
  %nz = arith.constant -0.0 : f32
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = arith.addf %x, %nz : f32
  %1 = arith.addf %x, %z : f32
  %2 = arith.subf %x, %z : f32
  %3 = arith.mulf %x, %one : f32
  %4 = arith.divf %x, %one : f32
  %n = arith.negf %x : f32
  %5 = arith.negf %n : f32
  %6 = arith.maximumf %x, %x : f32
  %7 = arith.cmpf oeq, %x, %x : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, f32, f32, i1
}
// -----
// Division by a constant zero and overflowing division stay.
func.func @no_fold(%x: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %min = arith.constant -2147483648 : i32
  %m1 = arith.constant -1 : i32
  %0 = arith.divsi %c1, %c0 : i32
  %1 = arith.divsi %min, %m1 : i32
  %2 = arith.remui %c1, %c0 : i32
  %3 = arith.shli %c1, %min : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
// -----
// Operations of other dialects are folded too when they have a folder.
func.func @foreign(%m: memref<4x?xf32>, %x: memref<4xf32>, %i: index) -> (index, index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<4x?xf32>
  %1 = memref.dim %m, %c1 : memref<4x?xf32>
  %2 = memref.cast %x : memref<4xf32> to memref<?xf32>
  %3 = memref.load %2[%i] : memref<?xf32>
  return %0, %1, %3 : index, index, f32
}
// -----
func.func @vectors(%v: vector<4xi32>, %w: vector<2x2xi32>) -> (vector<4xi32>, vector<4xi32>, vector<2x2xi32>, vector<2x2xi32>) {
  %c = arith.constant dense<1> : vector<4xi32>
  %d = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %z = arith.constant dense<0> : vector<2x2xi32>
  %e = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %0 = arith.addi %c, %d : vector<4xi32>
  %1 = arith.muli %c, %v : vector<4xi32>
  %2 = arith.addi %w, %z : vector<2x2xi32>
  %3 = arith.muli %e, %e : vector<2x2xi32>
  return %0, %1, %2, %3 : vector<4xi32>, vector<4xi32>, vector<2x2xi32>, vector<2x2xi32>
}
// -----
func.func @extended(%x: i32) -> (i32, i1, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %0:2 = arith.addui_extended %x, %c0 : i32, i1
  %1:2 = arith.mulsi_extended %x, %c0 : i32
  %2:2 = arith.mului_extended %m1, %m1 : i32
  %3:2 = arith.addui_extended %m1, %c1 : i32, i1
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1 : i32, i1, i32, i32, i32, i32
}
