// RUN: terrace opt %s --loop-invariant-code-motion --split-input-file

// arith.divsi
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = arith.divsi %a, %a : i32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = arith.divsi %a, %a : i32
  }
  affine.for %i = 0 to 10 { %0 = arith.divsi %a, %a : i32
  }
  affine.for %i = 0 to %x { %0 = arith.divsi %a, %a : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = arith.divsi %a, %a : i32
    scf.yield }
  scf.forall (%i) in (3) { %0 = arith.divsi %a, %a : i32
  }
  return }
// -----
// arith.divui_c
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = arith.constant 2 : i32  %0 = arith.divui %a, %k : i32
  }
  scf.for %i = %c0 to %x step %c1 { %k = arith.constant 2 : i32  %0 = arith.divui %a, %k : i32
  }
  affine.for %i = 0 to 10 { %k = arith.constant 2 : i32  %0 = arith.divui %a, %k : i32
  }
  affine.for %i = 0 to %x { %k = arith.constant 2 : i32  %0 = arith.divui %a, %k : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = arith.constant 2 : i32  %0 = arith.divui %a, %k : i32
    scf.yield }
  scf.forall (%i) in (3) { %k = arith.constant 2 : i32  %0 = arith.divui %a, %k : i32
  }
  return }
// -----
// arith.divui_0
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = arith.constant 0 : i32  %0 = arith.divui %a, %k : i32
  }
  scf.for %i = %c0 to %x step %c1 { %k = arith.constant 0 : i32  %0 = arith.divui %a, %k : i32
  }
  affine.for %i = 0 to 10 { %k = arith.constant 0 : i32  %0 = arith.divui %a, %k : i32
  }
  affine.for %i = 0 to %x { %k = arith.constant 0 : i32  %0 = arith.divui %a, %k : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = arith.constant 0 : i32  %0 = arith.divui %a, %k : i32
    scf.yield }
  scf.forall (%i) in (3) { %k = arith.constant 0 : i32  %0 = arith.divui %a, %k : i32
  }
  return }
// -----
// arith.divsi_c
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = arith.constant 2 : i32  %0 = arith.divsi %a, %k : i32
  }
  scf.for %i = %c0 to %x step %c1 { %k = arith.constant 2 : i32  %0 = arith.divsi %a, %k : i32
  }
  affine.for %i = 0 to 10 { %k = arith.constant 2 : i32  %0 = arith.divsi %a, %k : i32
  }
  affine.for %i = 0 to %x { %k = arith.constant 2 : i32  %0 = arith.divsi %a, %k : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = arith.constant 2 : i32  %0 = arith.divsi %a, %k : i32
    scf.yield }
  scf.forall (%i) in (3) { %k = arith.constant 2 : i32  %0 = arith.divsi %a, %k : i32
  }
  return }
// -----
// arith.divsi_m1
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = arith.constant -1 : i32  %0 = arith.divsi %a, %k : i32
  }
  scf.for %i = %c0 to %x step %c1 { %k = arith.constant -1 : i32  %0 = arith.divsi %a, %k : i32
  }
  affine.for %i = 0 to 10 { %k = arith.constant -1 : i32  %0 = arith.divsi %a, %k : i32
  }
  affine.for %i = 0 to %x { %k = arith.constant -1 : i32  %0 = arith.divsi %a, %k : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = arith.constant -1 : i32  %0 = arith.divsi %a, %k : i32
    scf.yield }
  scf.forall (%i) in (3) { %k = arith.constant -1 : i32  %0 = arith.divsi %a, %k : i32
  }
  return }
// -----
// arith.remsi
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = arith.constant 2 : i32  %0 = arith.remsi %a, %k : i32
  }
  scf.for %i = %c0 to %x step %c1 { %k = arith.constant 2 : i32  %0 = arith.remsi %a, %k : i32
  }
  affine.for %i = 0 to 10 { %k = arith.constant 2 : i32  %0 = arith.remsi %a, %k : i32
  }
  affine.for %i = 0 to %x { %k = arith.constant 2 : i32  %0 = arith.remsi %a, %k : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = arith.constant 2 : i32  %0 = arith.remsi %a, %k : i32
    scf.yield }
  scf.forall (%i) in (3) { %k = arith.constant 2 : i32  %0 = arith.remsi %a, %k : i32
  }
  return }
// -----
// arith.remui_c
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = arith.constant 2 : i32 %0 = arith.remui %a, %k : i32
  }
  scf.for %i = %c0 to %x step %c1 { %k = arith.constant 2 : i32 %0 = arith.remui %a, %k : i32
  }
  affine.for %i = 0 to 10 { %k = arith.constant 2 : i32 %0 = arith.remui %a, %k : i32
  }
  affine.for %i = 0 to %x { %k = arith.constant 2 : i32 %0 = arith.remui %a, %k : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = arith.constant 2 : i32 %0 = arith.remui %a, %k : i32
    scf.yield }
  scf.forall (%i) in (3) { %k = arith.constant 2 : i32 %0 = arith.remui %a, %k : i32
  }
  return }
// -----
// arith.ceildivui
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = arith.ceildivui %a, %a : i32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = arith.ceildivui %a, %a : i32
  }
  affine.for %i = 0 to 10 { %0 = arith.ceildivui %a, %a : i32
  }
  affine.for %i = 0 to %x { %0 = arith.ceildivui %a, %a : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = arith.ceildivui %a, %a : i32
    scf.yield }
  scf.forall (%i) in (3) { %0 = arith.ceildivui %a, %a : i32
  }
  return }
// -----
// arith.ceildivui_c
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = arith.constant 2 : i32 %0 = arith.ceildivui %a, %k : i32
  }
  scf.for %i = %c0 to %x step %c1 { %k = arith.constant 2 : i32 %0 = arith.ceildivui %a, %k : i32
  }
  affine.for %i = 0 to 10 { %k = arith.constant 2 : i32 %0 = arith.ceildivui %a, %k : i32
  }
  affine.for %i = 0 to %x { %k = arith.constant 2 : i32 %0 = arith.ceildivui %a, %k : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = arith.constant 2 : i32 %0 = arith.ceildivui %a, %k : i32
    scf.yield }
  scf.forall (%i) in (3) { %k = arith.constant 2 : i32 %0 = arith.ceildivui %a, %k : i32
  }
  return }
// -----
// arith.ceildivsi
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = arith.constant 2 : i32 %0 = arith.ceildivsi %a, %k : i32
  }
  scf.for %i = %c0 to %x step %c1 { %k = arith.constant 2 : i32 %0 = arith.ceildivsi %a, %k : i32
  }
  affine.for %i = 0 to 10 { %k = arith.constant 2 : i32 %0 = arith.ceildivsi %a, %k : i32
  }
  affine.for %i = 0 to %x { %k = arith.constant 2 : i32 %0 = arith.ceildivsi %a, %k : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = arith.constant 2 : i32 %0 = arith.ceildivsi %a, %k : i32
    scf.yield }
  scf.forall (%i) in (3) { %k = arith.constant 2 : i32 %0 = arith.ceildivsi %a, %k : i32
  }
  return }
// -----
// arith.floordivsi
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = arith.constant 2 : i32 %0 = arith.floordivsi %a, %k : i32
  }
  scf.for %i = %c0 to %x step %c1 { %k = arith.constant 2 : i32 %0 = arith.floordivsi %a, %k : i32
  }
  affine.for %i = 0 to 10 { %k = arith.constant 2 : i32 %0 = arith.floordivsi %a, %k : i32
  }
  affine.for %i = 0 to %x { %k = arith.constant 2 : i32 %0 = arith.floordivsi %a, %k : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = arith.constant 2 : i32 %0 = arith.floordivsi %a, %k : i32
    scf.yield }
  scf.forall (%i) in (3) { %k = arith.constant 2 : i32 %0 = arith.floordivsi %a, %k : i32
  }
  return }
// -----
// arith.addf
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = arith.addf %f, %f : f32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = arith.addf %f, %f : f32
  }
  affine.for %i = 0 to 10 { %0 = arith.addf %f, %f : f32
  }
  affine.for %i = 0 to %x { %0 = arith.addf %f, %f : f32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = arith.addf %f, %f : f32
    scf.yield }
  scf.forall (%i) in (3) { %0 = arith.addf %f, %f : f32
  }
  return }
// -----
// index.divs
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = index.divs %x, %x
  }
  scf.for %i = %c0 to %x step %c1 { %0 = index.divs %x, %x
  }
  affine.for %i = 0 to 10 { %0 = index.divs %x, %x
  }
  affine.for %i = 0 to %x { %0 = index.divs %x, %x
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = index.divs %x, %x
    scf.yield }
  scf.forall (%i) in (3) { %0 = index.divs %x, %x
  }
  return }
// -----
// index.divs_c
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = index.constant 2 %0 = index.divs %x, %k
  }
  scf.for %i = %c0 to %x step %c1 { %k = index.constant 2 %0 = index.divs %x, %k
  }
  affine.for %i = 0 to 10 { %k = index.constant 2 %0 = index.divs %x, %k
  }
  affine.for %i = 0 to %x { %k = index.constant 2 %0 = index.divs %x, %k
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = index.constant 2 %0 = index.divs %x, %k
    scf.yield }
  scf.forall (%i) in (3) { %k = index.constant 2 %0 = index.divs %x, %k
  }
  return }
// -----
// index.divu_c
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = index.constant 2 %0 = index.divu %x, %k
  }
  scf.for %i = %c0 to %x step %c1 { %k = index.constant 2 %0 = index.divu %x, %k
  }
  affine.for %i = 0 to 10 { %k = index.constant 2 %0 = index.divu %x, %k
  }
  affine.for %i = 0 to %x { %k = index.constant 2 %0 = index.divu %x, %k
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = index.constant 2 %0 = index.divu %x, %k
    scf.yield }
  scf.forall (%i) in (3) { %k = index.constant 2 %0 = index.divu %x, %k
  }
  return }
// -----
// index.remu
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = index.remu %x, %x
  }
  scf.for %i = %c0 to %x step %c1 { %0 = index.remu %x, %x
  }
  affine.for %i = 0 to 10 { %0 = index.remu %x, %x
  }
  affine.for %i = 0 to %x { %0 = index.remu %x, %x
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = index.remu %x, %x
    scf.yield }
  scf.forall (%i) in (3) { %0 = index.remu %x, %x
  }
  return }
// -----
// index.ceildivs
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = index.constant 2 %0 = index.ceildivs %x, %k
  }
  scf.for %i = %c0 to %x step %c1 { %k = index.constant 2 %0 = index.ceildivs %x, %k
  }
  affine.for %i = 0 to 10 { %k = index.constant 2 %0 = index.ceildivs %x, %k
  }
  affine.for %i = 0 to %x { %k = index.constant 2 %0 = index.ceildivs %x, %k
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = index.constant 2 %0 = index.ceildivs %x, %k
    scf.yield }
  scf.forall (%i) in (3) { %k = index.constant 2 %0 = index.ceildivs %x, %k
  }
  return }
// -----
// memref.load
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = memref.load %m[%x] : memref<4xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = memref.load %m[%x] : memref<4xf32>
  }
  affine.for %i = 0 to 10 { %0 = memref.load %m[%x] : memref<4xf32>
  }
  affine.for %i = 0 to %x { %0 = memref.load %m[%x] : memref<4xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = memref.load %m[%x] : memref<4xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = memref.load %m[%x] : memref<4xf32>
  }
  return }
// -----
// memref.dim
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = arith.constant 0 : index %0 = memref.dim %m, %k : memref<4xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %k = arith.constant 0 : index %0 = memref.dim %m, %k : memref<4xf32>
  }
  affine.for %i = 0 to 10 { %k = arith.constant 0 : index %0 = memref.dim %m, %k : memref<4xf32>
  }
  affine.for %i = 0 to %x { %k = arith.constant 0 : index %0 = memref.dim %m, %k : memref<4xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = arith.constant 0 : index %0 = memref.dim %m, %k : memref<4xf32>
    scf.yield }
  scf.forall (%i) in (3) { %k = arith.constant 0 : index %0 = memref.dim %m, %k : memref<4xf32>
  }
  return }
// -----
// memref.dim_dyn
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = memref.dim %m, %x : memref<4xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = memref.dim %m, %x : memref<4xf32>
  }
  affine.for %i = 0 to 10 { %0 = memref.dim %m, %x : memref<4xf32>
  }
  affine.for %i = 0 to %x { %0 = memref.dim %m, %x : memref<4xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = memref.dim %m, %x : memref<4xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = memref.dim %m, %x : memref<4xf32>
  }
  return }
// -----
// memref.alloc
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = memref.alloc() : memref<4xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = memref.alloc() : memref<4xf32>
  }
  affine.for %i = 0 to 10 { %0 = memref.alloc() : memref<4xf32>
  }
  affine.for %i = 0 to %x { %0 = memref.alloc() : memref<4xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = memref.alloc() : memref<4xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = memref.alloc() : memref<4xf32>
  }
  return }
// -----
// memref.cast
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  }
  affine.for %i = 0 to 10 { %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  }
  affine.for %i = 0 to %x { %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  }
  return }
// -----
// memref.subview
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = memref.subview %m[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = memref.subview %m[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  }
  affine.for %i = 0 to 10 { %0 = memref.subview %m[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  }
  affine.for %i = 0 to %x { %0 = memref.subview %m[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = memref.subview %m[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
    scf.yield }
  scf.forall (%i) in (3) { %0 = memref.subview %m[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  }
  return }
// -----
// llvm.load
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = llvm.load %p : !llvm.ptr -> i32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = llvm.load %p : !llvm.ptr -> i32
  }
  affine.for %i = 0 to 10 { %0 = llvm.load %p : !llvm.ptr -> i32
  }
  affine.for %i = 0 to %x { %0 = llvm.load %p : !llvm.ptr -> i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = llvm.load %p : !llvm.ptr -> i32
    scf.yield }
  scf.forall (%i) in (3) { %0 = llvm.load %p : !llvm.ptr -> i32
  }
  return }
// -----
// llvm.sdiv
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = llvm.sdiv %a, %a : i32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = llvm.sdiv %a, %a : i32
  }
  affine.for %i = 0 to 10 { %0 = llvm.sdiv %a, %a : i32
  }
  affine.for %i = 0 to %x { %0 = llvm.sdiv %a, %a : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = llvm.sdiv %a, %a : i32
    scf.yield }
  scf.forall (%i) in (3) { %0 = llvm.sdiv %a, %a : i32
  }
  return }
// -----
// llvm.add
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = llvm.add %a, %a : i32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = llvm.add %a, %a : i32
  }
  affine.for %i = 0 to 10 { %0 = llvm.add %a, %a : i32
  }
  affine.for %i = 0 to %x { %0 = llvm.add %a, %a : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = llvm.add %a, %a : i32
    scf.yield }
  scf.forall (%i) in (3) { %0 = llvm.add %a, %a : i32
  }
  return }
// -----
// llvm.gep
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  }
  affine.for %i = 0 to 10 { %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  }
  affine.for %i = 0 to %x { %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
    scf.yield }
  scf.forall (%i) in (3) { %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  }
  return }
// -----
// llvm.constant
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = llvm.mlir.constant(1 : i32) : i32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = llvm.mlir.constant(1 : i32) : i32
  }
  affine.for %i = 0 to 10 { %0 = llvm.mlir.constant(1 : i32) : i32
  }
  affine.for %i = 0 to %x { %0 = llvm.mlir.constant(1 : i32) : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = llvm.mlir.constant(1 : i32) : i32
    scf.yield }
  scf.forall (%i) in (3) { %0 = llvm.mlir.constant(1 : i32) : i32
  }
  return }
// -----
// llvm.udiv_c
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = llvm.mlir.constant(2 : i32) : i32 %0 = llvm.udiv %a, %k : i32
  }
  scf.for %i = %c0 to %x step %c1 { %k = llvm.mlir.constant(2 : i32) : i32 %0 = llvm.udiv %a, %k : i32
  }
  affine.for %i = 0 to 10 { %k = llvm.mlir.constant(2 : i32) : i32 %0 = llvm.udiv %a, %k : i32
  }
  affine.for %i = 0 to %x { %k = llvm.mlir.constant(2 : i32) : i32 %0 = llvm.udiv %a, %k : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = llvm.mlir.constant(2 : i32) : i32 %0 = llvm.udiv %a, %k : i32
    scf.yield }
  scf.forall (%i) in (3) { %k = llvm.mlir.constant(2 : i32) : i32 %0 = llvm.udiv %a, %k : i32
  }
  return }
// -----
// vector.load
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = vector.load %m[%x] : memref<4xf32>, vector<4xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = vector.load %m[%x] : memref<4xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 10 { %0 = vector.load %m[%x] : memref<4xf32>, vector<4xf32>
  }
  affine.for %i = 0 to %x { %0 = vector.load %m[%x] : memref<4xf32>, vector<4xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = vector.load %m[%x] : memref<4xf32>, vector<4xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = vector.load %m[%x] : memref<4xf32>, vector<4xf32>
  }
  return }
// -----
// vector.extract
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = vector.extract %v[1] : f32 from vector<4xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = vector.extract %v[1] : f32 from vector<4xf32>
  }
  affine.for %i = 0 to 10 { %0 = vector.extract %v[1] : f32 from vector<4xf32>
  }
  affine.for %i = 0 to %x { %0 = vector.extract %v[1] : f32 from vector<4xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = vector.extract %v[1] : f32 from vector<4xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = vector.extract %v[1] : f32 from vector<4xf32>
  }
  return }
// -----
// vector.transfer_read
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = vector.transfer_read %m[%x], %f : memref<4xf32>, vector<4xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = vector.transfer_read %m[%x], %f : memref<4xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 10 { %0 = vector.transfer_read %m[%x], %f : memref<4xf32>, vector<4xf32>
  }
  affine.for %i = 0 to %x { %0 = vector.transfer_read %m[%x], %f : memref<4xf32>, vector<4xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = vector.transfer_read %m[%x], %f : memref<4xf32>, vector<4xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = vector.transfer_read %m[%x], %f : memref<4xf32>, vector<4xf32>
  }
  return }
// -----
// math.sin
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = math.sin %f : f32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = math.sin %f : f32
  }
  affine.for %i = 0 to 10 { %0 = math.sin %f : f32
  }
  affine.for %i = 0 to %x { %0 = math.sin %f : f32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = math.sin %f : f32
    scf.yield }
  scf.forall (%i) in (3) { %0 = math.sin %f : f32
  }
  return }
// -----
// affine.apply
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = affine.apply affine_map<(d0)->(d0+1)>(%x)
  }
  scf.for %i = %c0 to %x step %c1 { %0 = affine.apply affine_map<(d0)->(d0+1)>(%x)
  }
  affine.for %i = 0 to 10 { %0 = affine.apply affine_map<(d0)->(d0+1)>(%x)
  }
  affine.for %i = 0 to %x { %0 = affine.apply affine_map<(d0)->(d0+1)>(%x)
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = affine.apply affine_map<(d0)->(d0+1)>(%x)
    scf.yield }
  scf.forall (%i) in (3) { %0 = affine.apply affine_map<(d0)->(d0+1)>(%x)
  }
  return }
// -----
// affine.load
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = affine.load %m[0] : memref<4xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = affine.load %m[0] : memref<4xf32>
  }
  affine.for %i = 0 to 10 { %0 = affine.load %m[0] : memref<4xf32>
  }
  affine.for %i = 0 to %x { %0 = affine.load %m[0] : memref<4xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = affine.load %m[0] : memref<4xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = affine.load %m[0] : memref<4xf32>
  }
  return }
// -----
// affine.for
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { affine.for %j = 0 to 4 { %0 = arith.addi %a, %a : i32 }
  }
  scf.for %i = %c0 to %x step %c1 { affine.for %j = 0 to 4 { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to 10 { affine.for %j = 0 to 4 { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to %x { affine.for %j = 0 to 4 { %0 = arith.addi %a, %a : i32 }
  }
  scf.while : () -> () { scf.condition(%b) } do { affine.for %j = 0 to 4 { %0 = arith.addi %a, %a : i32 }
    scf.yield }
  scf.forall (%i) in (3) { affine.for %j = 0 to 4 { %0 = arith.addi %a, %a : i32 }
  }
  return }
// -----
// scf.for
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { scf.for %j = %x to %x step %x { %0 = arith.addi %a, %a : i32 }
  }
  scf.for %i = %c0 to %x step %c1 { scf.for %j = %x to %x step %x { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to 10 { scf.for %j = %x to %x step %x { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to %x { scf.for %j = %x to %x step %x { %0 = arith.addi %a, %a : i32 }
  }
  scf.while : () -> () { scf.condition(%b) } do { scf.for %j = %x to %x step %x { %0 = arith.addi %a, %a : i32 }
    scf.yield }
  scf.forall (%i) in (3) { scf.for %j = %x to %x step %x { %0 = arith.addi %a, %a : i32 }
  }
  return }
// -----
// scf.if
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { scf.if %b { %0 = arith.addi %a, %a : i32 }
  }
  scf.for %i = %c0 to %x step %c1 { scf.if %b { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to 10 { scf.if %b { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to %x { scf.if %b { %0 = arith.addi %a, %a : i32 }
  }
  scf.while : () -> () { scf.condition(%b) } do { scf.if %b { %0 = arith.addi %a, %a : i32 }
    scf.yield }
  scf.forall (%i) in (3) { scf.if %b { %0 = arith.addi %a, %a : i32 }
  }
  return }
// -----
// scf.if_load
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { scf.if %b { %0 = memref.load %m[%x] : memref<4xf32> }
  }
  scf.for %i = %c0 to %x step %c1 { scf.if %b { %0 = memref.load %m[%x] : memref<4xf32> }
  }
  affine.for %i = 0 to 10 { scf.if %b { %0 = memref.load %m[%x] : memref<4xf32> }
  }
  affine.for %i = 0 to %x { scf.if %b { %0 = memref.load %m[%x] : memref<4xf32> }
  }
  scf.while : () -> () { scf.condition(%b) } do { scf.if %b { %0 = memref.load %m[%x] : memref<4xf32> }
    scf.yield }
  scf.forall (%i) in (3) { scf.if %b { %0 = memref.load %m[%x] : memref<4xf32> }
  }
  return }
// -----
// scf.for_const
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %k = arith.constant 1 : index scf.for %j = %x to %x step %k { %0 = arith.addi %a, %a : i32 }
  }
  scf.for %i = %c0 to %x step %c1 { %k = arith.constant 1 : index scf.for %j = %x to %x step %k { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to 10 { %k = arith.constant 1 : index scf.for %j = %x to %x step %k { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to %x { %k = arith.constant 1 : index scf.for %j = %x to %x step %k { %0 = arith.addi %a, %a : i32 }
  }
  scf.while : () -> () { scf.condition(%b) } do { %k = arith.constant 1 : index scf.for %j = %x to %x step %k { %0 = arith.addi %a, %a : i32 }
    scf.yield }
  scf.forall (%i) in (3) { %k = arith.constant 1 : index scf.for %j = %x to %x step %k { %0 = arith.addi %a, %a : i32 }
  }
  return }
// -----
// scf.forall
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { scf.forall (%j) in (4) { %0 = arith.addi %a, %a : i32 }
  }
  scf.for %i = %c0 to %x step %c1 { scf.forall (%j) in (4) { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to 10 { scf.forall (%j) in (4) { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to %x { scf.forall (%j) in (4) { %0 = arith.addi %a, %a : i32 }
  }
  scf.while : () -> () { scf.condition(%b) } do { scf.forall (%j) in (4) { %0 = arith.addi %a, %a : i32 }
    scf.yield }
  scf.forall (%i) in (3) { scf.forall (%j) in (4) { %0 = arith.addi %a, %a : i32 }
  }
  return }
// -----
// scf.while
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { scf.while : () -> () { scf.condition(%b) } do { scf.yield }
  }
  scf.for %i = %c0 to %x step %c1 { scf.while : () -> () { scf.condition(%b) } do { scf.yield }
  }
  affine.for %i = 0 to 10 { scf.while : () -> () { scf.condition(%b) } do { scf.yield }
  }
  affine.for %i = 0 to %x { scf.while : () -> () { scf.condition(%b) } do { scf.yield }
  }
  scf.while : () -> () { scf.condition(%b) } do { scf.while : () -> () { scf.condition(%b) } do { scf.yield }
    scf.yield }
  scf.forall (%i) in (3) { scf.while : () -> () { scf.condition(%b) } do { scf.yield }
  }
  return }
// -----
// scf.execute_region
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { scf.execute_region { scf.yield }
  }
  scf.for %i = %c0 to %x step %c1 { scf.execute_region { scf.yield }
  }
  affine.for %i = 0 to 10 { scf.execute_region { scf.yield }
  }
  affine.for %i = 0 to %x { scf.execute_region { scf.yield }
  }
  scf.while : () -> () { scf.condition(%b) } do { scf.execute_region { scf.yield }
    scf.yield }
  scf.forall (%i) in (3) { scf.execute_region { scf.yield }
  }
  return }
// -----
// scf.index_switch
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { scf.index_switch %x default { scf.yield }
  }
  scf.for %i = %c0 to %x step %c1 { scf.index_switch %x default { scf.yield }
  }
  affine.for %i = 0 to 10 { scf.index_switch %x default { scf.yield }
  }
  affine.for %i = 0 to %x { scf.index_switch %x default { scf.yield }
  }
  scf.while : () -> () { scf.condition(%b) } do { scf.index_switch %x default { scf.yield }
    scf.yield }
  scf.forall (%i) in (3) { scf.index_switch %x default { scf.yield }
  }
  return }
// -----
// scf.parallel
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { scf.parallel (%j) = (%x) to (%x) step (%x) { scf.reduce }
  }
  scf.for %i = %c0 to %x step %c1 { scf.parallel (%j) = (%x) to (%x) step (%x) { scf.reduce }
  }
  affine.for %i = 0 to 10 { scf.parallel (%j) = (%x) to (%x) step (%x) { scf.reduce }
  }
  affine.for %i = 0 to %x { scf.parallel (%j) = (%x) to (%x) step (%x) { scf.reduce }
  }
  scf.while : () -> () { scf.condition(%b) } do { scf.parallel (%j) = (%x) to (%x) step (%x) { scf.reduce }
    scf.yield }
  scf.forall (%i) in (3) { scf.parallel (%j) = (%x) to (%x) step (%x) { scf.reduce }
  }
  return }
// -----
// func.call
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { func.call @ext() : () -> ()
  }
  scf.for %i = %c0 to %x step %c1 { func.call @ext() : () -> ()
  }
  affine.for %i = 0 to 10 { func.call @ext() : () -> ()
  }
  affine.for %i = 0 to %x { func.call @ext() : () -> ()
  }
  scf.while : () -> () { scf.condition(%b) } do { func.call @ext() : () -> ()
    scf.yield }
  scf.forall (%i) in (3) { func.call @ext() : () -> ()
  }
  return }
// -----
// cast
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  }
  affine.for %i = 0 to 10 { %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  }
  affine.for %i = 0 to %x { %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = builtin.unrealized_conversion_cast %a : i32 to f32
    scf.yield }
  scf.forall (%i) in (3) { %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  }
  return }
// -----
// complex.div
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = complex.div %c, %c : complex<f32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = complex.div %c, %c : complex<f32>
  }
  affine.for %i = 0 to 10 { %0 = complex.div %c, %c : complex<f32>
  }
  affine.for %i = 0 to %x { %0 = complex.div %c, %c : complex<f32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = complex.div %c, %c : complex<f32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = complex.div %c, %c : complex<f32>
  }
  return }
// -----
// ub.poison
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = ub.poison : i32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = ub.poison : i32
  }
  affine.for %i = 0 to 10 { %0 = ub.poison : i32
  }
  affine.for %i = 0 to %x { %0 = ub.poison : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = ub.poison : i32
    scf.yield }
  scf.forall (%i) in (3) { %0 = ub.poison : i32
  }
  return }
// -----
// affine.if
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { affine.if affine_set<(d0) : (d0 >= 0)>(%x) { %0 = arith.addi %a, %a : i32 }
  }
  scf.for %i = %c0 to %x step %c1 { affine.if affine_set<(d0) : (d0 >= 0)>(%x) { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 >= 0)>(%x) { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to %x { affine.if affine_set<(d0) : (d0 >= 0)>(%x) { %0 = arith.addi %a, %a : i32 }
  }
  scf.while : () -> () { scf.condition(%b) } do { affine.if affine_set<(d0) : (d0 >= 0)>(%x) { %0 = arith.addi %a, %a : i32 }
    scf.yield }
  scf.forall (%i) in (3) { affine.if affine_set<(d0) : (d0 >= 0)>(%x) { %0 = arith.addi %a, %a : i32 }
  }
  return }
// -----
// memref.alloca_scope
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { memref.alloca_scope { }
  }
  scf.for %i = %c0 to %x step %c1 { memref.alloca_scope { }
  }
  affine.for %i = 0 to 10 { memref.alloca_scope { }
  }
  affine.for %i = 0 to %x { memref.alloca_scope { }
  }
  scf.while : () -> () { scf.condition(%b) } do { memref.alloca_scope { }
    scf.yield }
  scf.forall (%i) in (3) { memref.alloca_scope { }
  }
  return }
// -----
// affine.parallel
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { affine.parallel (%j) = (0) to (4) { %0 = arith.addi %a, %a : i32 }
  }
  scf.for %i = %c0 to %x step %c1 { affine.parallel (%j) = (0) to (4) { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to 10 { affine.parallel (%j) = (0) to (4) { %0 = arith.addi %a, %a : i32 }
  }
  affine.for %i = 0 to %x { affine.parallel (%j) = (0) to (4) { %0 = arith.addi %a, %a : i32 }
  }
  scf.while : () -> () { scf.condition(%b) } do { affine.parallel (%j) = (0) to (4) { %0 = arith.addi %a, %a : i32 }
    scf.yield }
  scf.forall (%i) in (3) { affine.parallel (%j) = (0) to (4) { %0 = arith.addi %a, %a : i32 }
  }
  return }
// -----
// affine.min
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = affine.min affine_map<(d0)->(d0,5)>(%x)
  }
  scf.for %i = %c0 to %x step %c1 { %0 = affine.min affine_map<(d0)->(d0,5)>(%x)
  }
  affine.for %i = 0 to 10 { %0 = affine.min affine_map<(d0)->(d0,5)>(%x)
  }
  affine.for %i = 0 to %x { %0 = affine.min affine_map<(d0)->(d0,5)>(%x)
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = affine.min affine_map<(d0)->(d0,5)>(%x)
    scf.yield }
  scf.forall (%i) in (3) { %0 = affine.min affine_map<(d0)->(d0,5)>(%x)
  }
  return }
// -----
// memref.assume
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  }
  affine.for %i = 0 to 10 { %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  }
  affine.for %i = 0 to %x { %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = memref.assume_alignment %m, 16 : memref<4xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  }
  return }
// -----
// memref.get_global
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = memref.get_global @g : memref<4xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = memref.get_global @g : memref<4xf32>
  }
  affine.for %i = 0 to 10 { %0 = memref.get_global @g : memref<4xf32>
  }
  affine.for %i = 0 to %x { %0 = memref.get_global @g : memref<4xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = memref.get_global @g : memref<4xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = memref.get_global @g : memref<4xf32>
  }
  return }
// -----
// memref.rank
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = memref.rank %m : memref<4xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = memref.rank %m : memref<4xf32>
  }
  affine.for %i = 0 to 10 { %0 = memref.rank %m : memref<4xf32>
  }
  affine.for %i = 0 to %x { %0 = memref.rank %m : memref<4xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = memref.rank %m : memref<4xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = memref.rank %m : memref<4xf32>
  }
  return }
// -----
// memref.extract_ptr
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  }
  scf.for %i = %c0 to %x step %c1 { %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  }
  affine.for %i = 0 to 10 { %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  }
  affine.for %i = 0 to %x { %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
    scf.yield }
  scf.forall (%i) in (3) { %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  }
  return }
// -----
// arith.select
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = arith.select %b, %a, %a : i32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = arith.select %b, %a, %a : i32
  }
  affine.for %i = 0 to 10 { %0 = arith.select %b, %a, %a : i32
  }
  affine.for %i = 0 to %x { %0 = arith.select %b, %a, %a : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = arith.select %b, %a, %a : i32
    scf.yield }
  scf.forall (%i) in (3) { %0 = arith.select %b, %a, %a : i32
  }
  return }
// -----
// llvm.undef
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = llvm.mlir.undef : i32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = llvm.mlir.undef : i32
  }
  affine.for %i = 0 to 10 { %0 = llvm.mlir.undef : i32
  }
  affine.for %i = 0 to %x { %0 = llvm.mlir.undef : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = llvm.mlir.undef : i32
    scf.yield }
  scf.forall (%i) in (3) { %0 = llvm.mlir.undef : i32
  }
  return }
// -----
// llvm.addressof
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = llvm.mlir.addressof @gl : !llvm.ptr
  }
  scf.for %i = %c0 to %x step %c1 { %0 = llvm.mlir.addressof @gl : !llvm.ptr
  }
  affine.for %i = 0 to 10 { %0 = llvm.mlir.addressof @gl : !llvm.ptr
  }
  affine.for %i = 0 to %x { %0 = llvm.mlir.addressof @gl : !llvm.ptr
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = llvm.mlir.addressof @gl : !llvm.ptr
    scf.yield }
  scf.forall (%i) in (3) { %0 = llvm.mlir.addressof @gl : !llvm.ptr
  }
  return }
// -----
// llvm.freeze
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = llvm.freeze %a : i32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = llvm.freeze %a : i32
  }
  affine.for %i = 0 to 10 { %0 = llvm.freeze %a : i32
  }
  affine.for %i = 0 to %x { %0 = llvm.freeze %a : i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = llvm.freeze %a : i32
    scf.yield }
  scf.forall (%i) in (3) { %0 = llvm.freeze %a : i32
  }
  return }
// -----
// llvm.extractvalue
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %u = llvm.mlir.undef : !llvm.struct<(i32)> %0 = llvm.extractvalue %u[0] : !llvm.struct<(i32)>
  }
  scf.for %i = %c0 to %x step %c1 { %u = llvm.mlir.undef : !llvm.struct<(i32)> %0 = llvm.extractvalue %u[0] : !llvm.struct<(i32)>
  }
  affine.for %i = 0 to 10 { %u = llvm.mlir.undef : !llvm.struct<(i32)> %0 = llvm.extractvalue %u[0] : !llvm.struct<(i32)>
  }
  affine.for %i = 0 to %x { %u = llvm.mlir.undef : !llvm.struct<(i32)> %0 = llvm.extractvalue %u[0] : !llvm.struct<(i32)>
  }
  scf.while : () -> () { scf.condition(%b) } do { %u = llvm.mlir.undef : !llvm.struct<(i32)> %0 = llvm.extractvalue %u[0] : !llvm.struct<(i32)>
    scf.yield }
  scf.forall (%i) in (3) { %u = llvm.mlir.undef : !llvm.struct<(i32)> %0 = llvm.extractvalue %u[0] : !llvm.struct<(i32)>
  }
  return }
// -----
// llvm.ctpop
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = llvm.intr.ctpop(%a) : (i32) -> i32
  }
  scf.for %i = %c0 to %x step %c1 { %0 = llvm.intr.ctpop(%a) : (i32) -> i32
  }
  affine.for %i = 0 to 10 { %0 = llvm.intr.ctpop(%a) : (i32) -> i32
  }
  affine.for %i = 0 to %x { %0 = llvm.intr.ctpop(%a) : (i32) -> i32
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = llvm.intr.ctpop(%a) : (i32) -> i32
    scf.yield }
  scf.forall (%i) in (3) { %0 = llvm.intr.ctpop(%a) : (i32) -> i32
  }
  return }
// -----
// llvm.alloca
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  }
  scf.for %i = %c0 to %x step %c1 { %0 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  }
  affine.for %i = 0 to 10 { %0 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  }
  affine.for %i = 0 to %x { %0 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
    scf.yield }
  scf.forall (%i) in (3) { %0 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  }
  return }
// -----
// vector.constant_mask
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = vector.constant_mask [2] : vector<4xi1>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = vector.constant_mask [2] : vector<4xi1>
  }
  affine.for %i = 0 to 10 { %0 = vector.constant_mask [2] : vector<4xi1>
  }
  affine.for %i = 0 to %x { %0 = vector.constant_mask [2] : vector<4xi1>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = vector.constant_mask [2] : vector<4xi1>
    scf.yield }
  scf.forall (%i) in (3) { %0 = vector.constant_mask [2] : vector<4xi1>
  }
  return }
// -----
// memref.realloc
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  }
  affine.for %i = 0 to 10 { %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  }
  affine.for %i = 0 to %x { %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  }
  return }
// -----
// memref.reinterpret
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
  }
  scf.for %i = %c0 to %x step %c1 { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
  }
  affine.for %i = 0 to 10 { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
  }
  affine.for %i = 0 to %x { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
  }
  scf.while : () -> () { scf.condition(%b) } do { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
    scf.yield }
  scf.forall (%i) in (3) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
  }
  return }
// -----
// memref.metadata
func.func private @ext()
memref.global @g : memref<4xf32>
llvm.mlir.global @gl(1 : i32) : i32
func.func @f(%a: i32, %m: memref<4xf32>, %f: f32, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>, %b: i1) {
  %c0 = arith.constant 0 : index  %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 { %0:4 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  }
  scf.for %i = %c0 to %x step %c1 { %0:4 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  }
  affine.for %i = 0 to 10 { %0:4 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  }
  affine.for %i = 0 to %x { %0:4 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  }
  scf.while : () -> () { scf.condition(%b) } do { %0:4 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
    scf.yield }
  scf.forall (%i) in (3) { %0:4 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  }
  return }

// -----
// vector.transfer_read and vector.transfer_write move if they are of tensors.
func.func @transfers(%t: tensor<4xf32>, %u: tensor<?xf32>, %i: index, %m: memref<4xf32>, %v: vector<4xf32>, %mask: vector<4xi1>) {
  %z = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  scf.for %k = %z to %i step %i {
    %0 = vector.transfer_read %t[%z], %f : tensor<4xf32>, vector<4xf32>
    %1 = vector.transfer_read %u[%i], %f, %mask : tensor<?xf32>, vector<4xf32>
    %2 = vector.transfer_read %m[%i], %f : memref<4xf32>, vector<4xf32>
    %3 = vector.transfer_write %v, %u[%i] : vector<4xf32>, tensor<?xf32>
  }
  return
}
