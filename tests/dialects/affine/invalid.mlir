// RUN: not terrace opt %s --split-input-file 2>&1

func.func @a(%n: index) { %0 = affine.apply affine_map<(d0)[s0] -> (d0)>(%n) return }
// -----
func.func @a(%n: index) { %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%n) return }
// -----
func.func @a(%n: index) { %0 = "affine.apply"(%n) {map = affine_map<(d0) -> (d0, d0)>} : (index) -> index return }
// -----
func.func @a(%n: index) { %0 = "affine.apply"(%n) {map = affine_map<(d0, d1) -> (d0)>} : (index) -> index return }
// -----
func.func @a(%n: index) { %0 = affine.apply affine_set<(d0) : (d0 >= 0)>(%n) return }
// -----
func.func @a(%n: index) { %0 = affine.apply 3 (%n) return }
// -----
func.func @a(%n: index) { %0 = affine.min affine_map<(d0) -> (d0, d0)>(%n, %n) return }
// -----
func.func @a(%n: index) { %0 = affine.min affine_map<(d0) -> ()>(%n) return }
// -----
func.func @a(%n: index) { %0 = affine.max affine_map<(d0) -> ()>(%n)[ return }
// -----
func.func @a(%n: memref<3xf32>) { %c = arith.constant 0 : index %0 = affine.load %n[%c, %c] : memref<3xf32> return }
// -----
func.func @a(%n: memref<3xf32>) { %c = arith.constant 0 : index %0 = affine.load %n[%c] : f32 return }
// -----
func.func @a(%n: memref<3xf32>) { %c = arith.constant 0 : index %0 = "affine.load"(%n, %c) {map = affine_map<(d0) -> (d0)>} : (memref<3xf32>, index) -> i32  return }
// -----
func.func @a(%n: memref<3xf32>) { %c = arith.constant 0 : index %0 = "affine.load"(%n, %c) {map = affine_map<(d0, d1) -> (d0)>} : (memref<3xf32>, index) -> f32  return }
// -----
func.func @a(%n: memref<3xf32>, %c: index) { scf.for %i = %c to %c step %c { %0 = affine.load %n[%i] : memref<3xf32> } return }
// -----
func.func @a(%n: memref<3xf32>, %c: index) { scf.for %i = %c to %c step %c { %0 = affine.load %n[symbol(%i)] : memref<3xf32> } return }
// -----
func.func @a(%n: memref<3xf32>, %c: index, %f: f32) { scf.for %i = %c to %c step %c { affine.store %f, %n[symbol(%i)] : memref<3xf32> } return }
// -----
func.func @a(%n: memref<3xf32>, %c: index, %f: i32) { affine.store %f, %n[%c] : memref<3xf32>  return }
// -----
func.func @a(%n: memref<3xf32>, %c: index, %f: i32) { "affine.store"(%f, %n, %c) {map = affine_map<(d0) -> (d0)>}: (i32, memref<3xf32>, index) -> ()  return }
// -----
func.func @a(%n: memref<3xf32>, %c: index, %f: f32) { "affine.store"(%f, %n, %c) {map = affine_map<(d0) -> (d0, d0)>}: (f32, memref<3xf32>, index) -> ()  return }
// -----
func.func @a(%n: memref<3xf32>, %c: index, %f: f32) { "affine.store"(%f, %n, %c) {map = affine_map<(d0, d1) -> (d0)>}: (f32, memref<3xf32>, index) -> ()  return }
// -----
func.func @a(%n: index) { %0:2 = affine.delinearize_index %n into (2) : index, index return }
// -----
func.func @a(%n: index) { %0 = affine.delinearize_index %n into (2, 3, 4) : index return }
// -----
func.func @a(%n: index) { "affine.delinearize_index"(%n) {static_basis = array<i64: 2, 3, 4>} : (index) -> () return }
// -----
func.func @a(%n: index) { affine.delinearize_index %n into () :  return }
// -----
func.func @a(%n: index) { %0:3 = affine.delinearize_index %n into (2, -3, 4) : index, index, index return }
// -----
func.func @a(%n: index) { %0:3 = "affine.delinearize_index"(%n) {static_basis = array<i64: 2, -9223372036854775808, 4>} : (index) -> (index, index, index) return }
// -----
func.func @a(%n: index) { %0 = affine.linearize_index [%n, %n] by (2, 3, 4) : index return }
// -----
func.func @a(%n: index) { %0 = affine.linearize_index [] by () : index return }
// -----
func.func @a(%n: index) { %0 = affine.linearize_index [%n] by () : index return }
// -----
func.func @a(%n: index) { %0 = affine.linearize_index [%n, %n, %n] by (3) : index return }
// -----
func.func @a(%n: index) { %0 = affine.linearize_index [%n, %n] by (-3, 0) : index return }
// -----
func.func @a(%n: index) { %0 = "affine.linearize_index"(%n) {operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: -9223372036854775808>} : (index) -> (index) return }
// -----
func.func @a(%n: memref<3xf32>, %c: index) { affine.prefetch %n[%c, %c], read, locality<3>, data : memref<3xf32> return }
// -----
func.func @a(%n: memref<3xf32>, %c: index) { affine.prefetch %n[%c], foo, locality<3>, data : memref<3xf32> return }
// -----
func.func @a(%n: memref<3xf32>, %c: index) { affine.prefetch %n[%c], read, locality<3>, foo : memref<3xf32> return }
// -----
func.func @a(%n: memref<3xf32>, %c: index) { affine.prefetch %n[%c], read, locality<4>, data : memref<3xf32> return }
// -----
func.func @a(%n: memref<3xf32>, %c: index) { scf.for %i = %c to %c step %c { affine.prefetch %n[%i], read, locality<1>, data : memref<3xf32> } return }
// -----
func.func @a(%n: memref<3xf32>, %c: index) { "affine.prefetch"(%n, %c) {map = affine_map<(d0, d1) -> (d0)>, isWrite=true, isDataCache=true, localityHint = 0 : i32} : (memref<3xf32>, index) -> () return }
// -----
func.func @a(%n: memref<3xf32>, %c: index) { %0 = affine.load %n[%c floordiv %c] : memref<3xf32> return }
// -----
func.func @a(%n: memref<3xf32>, %c: index) { %0 = affine.load %n[%q] : memref<3xf32> return }
// -----
func.func @a(%n: memref<3xf32>, %c: i32) { %0 = affine.load %n[%c] : memref<3xf32> return }
