// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --convert-to-llvm=allow-pattern-rollback=0

func.func @a(%i: index) {
  "my.use"(%i) : (index) -> ()
  %x = arith.addi %i, %i : index
  "my.use"(%i, %x) : (index, index) -> ()
  %y = arith.addi %x, %i : index
  return
}
// -----
func.func @b() {
  %i = "my.def"() : () -> index
  %x = arith.addi %i, %i : index
  %y = arith.muli %i, %x : index
  %z = arith.muli %y, %i : index
  "my.use"(%x, %y, %z) : (index, index, index) -> ()
  return
}
// -----
func.func @c(%m: memref<4xf32>, %i: index) {
  "my.use"(%m) : (memref<4xf32>) -> ()
  %v = memref.load %m[%i] : memref<4xf32>
  %v2 = memref.load %m[%i] : memref<4xf32>
  "my.use"(%m, %i) : (memref<4xf32>, index) -> ()
  return
}
// -----
func.func @d(%m: memref<4xf32>, %i: index, %n : memref<*xf32>) {
  %v = memref.load %m[%i] : memref<4xf32>
  %d = memref.dim %n, %i : memref<*xf32>
  %d2 = memref.dim %n, %i : memref<*xf32>
  return
}
// -----
func.func @e(%t: i1, %i: index) -> index {
  cf.cond_br %t, ^a(%i : index), ^b
^a(%x: index):
  %y = arith.addi %x, %i : index
  "my.use"(%x) : (index) -> ()
  %z = arith.addi %x, %i : index
  cf.br ^a(%z : index)
^b:
  %w = "my.def"() : () -> index
  cf.br ^a(%w : index)
}
// -----
func.func @f() -> index {
  %0 = arith.constant 7 : index
  %y = arith.addi %0, %0 : index
  return %y : index
}
// -----
func.func @g() -> i32 {
  %0 = arith.constant 7 : i32
  %y = arith.addi %0, %0 : i32
  %c0 = arith.constant 0 : i32
  %z = arith.addi %y, %c0 : i32
  return %z : i32
}
// -----
func.func @h(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %a, %c0 : i32
  %w = arith.muli %z, %z : i32
  return %w : i32
}
// -----
func.func @h2(%a: index) -> index {
  %c0 = arith.constant 0 : index
  %z = arith.addi %a, %c0 : index
  %w = arith.muli %z, %z : index
  return %w : index
}
// -----
func.func @k(%a: memref<4xf32>) -> memref<?xf32> {
  %c0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %i0 = arith.constant 0 : index
  %z = memref.dim %c0, %i0 : memref<?xf32>
  "my.use"(%c0, %z) : (memref<?xf32>, index) -> ()
  return %c0 : memref<?xf32>
}
// -----
func.func private @q(%a: memref<4xf32>) -> (index, memref<4xf32>)
func.func @l(%a: memref<4xf32>) -> index {
  %0, %1 = call @q(%a) : (memref<4xf32>) -> (index, memref<4xf32>)
  %2, %3 = call @q(%1) : (memref<4xf32>) -> (index, memref<4xf32>)
  "my.use"(%3, %0) : (memref<4xf32>, index) -> ()
  return %0 : index
}
// -----
func.func @m(%a: vector<2x2xf32>, %b: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = arith.addf %a, %b : vector<2x2xf32>
  %1 = arith.mulf %0, %b : vector<2x2xf32>
  "my.use"(%0, %a) : (vector<2x2xf32>, vector<2x2xf32>) -> ()
  return %1 : vector<2x2xf32>
}
// -----
func.func @n(%a: index, %b: i1) -> index {
  %0 = "my.op"(%a) ({
    %1 = arith.addi %a, %a : index
    "my.y"(%1) : (index) -> ()
  }) : (index) -> index
  %2 = arith.addi %0, %a : index
  return %2 : index
}
// -----
func.func @o(%a: index, %b: i1) -> (index, i32) {
  %0 = arith.index_cast %a : index to i32
  %1 = arith.index_cast %0 : i32 to index
  %2 = arith.index_cast %1 : index to i32
  return %1, %2 : index, i32
}
// -----
func.func @p(%a: index, %b: i1) -> (index) {
  %0 = builtin.unrealized_conversion_cast %a : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  %2 = arith.addi %1, %a : index
  return %2 : index
}
// -----
func.func @a(%a: index, %b: index) -> (index) {
  %0 = builtin.unrealized_conversion_cast %a : index to i64
  %2 = builtin.unrealized_conversion_cast %0 : i64 to index
  %3 = arith.addi %2, %b : index
  "my.use"(%3, %0, %2) : (index, i64, index) -> ()
  return %3 : index
}
// -----
func.func @b(%b: index) -> (index) {
  %2 = arith.addi %b, %b : index
  %0 = builtin.unrealized_conversion_cast %2 : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  %3 = arith.addi %1, %b : index
  return %3 : index
}
// -----
func.func @c(%b: index) -> (i64) {
  %2 = arith.addi %b, %b : index
  %0 = builtin.unrealized_conversion_cast %2 : index to i64
  return %0 : i64
}
// -----
func.func @d(%b: i64) -> (index) {
  %0 = builtin.unrealized_conversion_cast %b : i64 to index
  %2 = arith.addi %0, %0 : index
  %3 = arith.addi %0, %2 : index
  return %3 : index
}
// -----
func.func @e(%b: i64) -> (index) {
  %0 = builtin.unrealized_conversion_cast %b : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %0 : index
}
// -----
func.func @f(%b: memref<4xf32>) -> (index) {
  %0 = builtin.unrealized_conversion_cast %b : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
  %2 = memref.extract_aligned_pointer_as_index %1 : memref<4xf32> -> index
  return %2 : index
}
// -----
func.func @g(%b: i32) -> (index) {
  %0 = builtin.unrealized_conversion_cast %b : i32 to index
  %2 = arith.addi %0, %0 : index
  %1 = builtin.unrealized_conversion_cast %2 : index to i32
  %3 = builtin.unrealized_conversion_cast %1 : i32 to index
  return %3 : index
}
// -----
func.func @h(%b: i32) -> (index) {
  %0 = builtin.unrealized_conversion_cast %b : i32 to index
  %2 = builtin.unrealized_conversion_cast %b : i32 to index
  %3 = builtin.unrealized_conversion_cast %2 : index to i32
  %4 = builtin.unrealized_conversion_cast %3 : i32 to index
  %5 = arith.addi %4, %0 : index
  return %5 : index
}
// -----
func.func @a(%i: index, %j: index) -> index {
  %c = arith.constant 1 : index
  %0 = arith.addi %i, %j : index
  %1 = "my.use"(%0) : (index) -> index
  %2 = arith.addi %1, %c : index
  return %2 : index
}
// -----
func.func @b(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  "my.use"(%m) : (memref<4xf32>) -> ()
  return %0 : f32
}
// -----
func.func @c(%m: memref<4xf32>, %i: index) -> memref<?xf32> {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
func.func @d(%t: i1, %i: index) -> index {
  cf.cond_br %t, ^a(%i : index), ^b
^a(%x: index):
  "my.use"(%x) : (index) -> ()
  return %x : index
^b:
  %z = "my.def"() : () -> index
  cf.br ^a(%z : index)
}
// -----
func.func @e(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %t, %t : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%t: index) -> (index, index) {
  %0 = "my.def"(%t) : (index) -> index
  %1 = "my.def"(%t) : (index) -> index
  %2 = arith.addi %0, %1 : index
  %3 = arith.muli %0, %2 : index
  "my.use"(%2, %3, %0) : (index, index, index) -> ()
  return %2, %3 : index, index
}
// -----
func.func private @cc(index) -> index
func.func @g(%t: index) -> index {
  %0 = call @cc(%t) : (index) -> index
  %1 = call @cc(%0) : (index) -> index
  "my.use"(%1) : (index) -> ()
  return %1 : index
}
// -----
func.func @h(%t: index, %lb: index) -> index {
  %r = scf.for %i = %lb to %t step %lb iter_args(%a = %lb) -> index {
    %x = arith.addi %a, %i : index
    scf.yield %x : index
  }
  return %r : index
}
// -----
func.func @k(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  %x = arith.addf %a, %b : vector<2x3xf32>
  "my.use"(%x) : (vector<2x3xf32>) -> ()
  %y = math.sqrt %x : vector<2x3xf32>
  return %y : vector<2x3xf32>
}
// -----
func.func @l(%c: complex<f32>, %d: complex<f32>) -> f32 {
  %x = complex.add %c, %d : complex<f32>
  "my.use"(%x) : (complex<f32>) -> ()
  %r = complex.re %x : complex<f32>
  return %r : f32
}
// -----
func.func @n(%c: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %x = arith.addi %c, %0 : i32
  %y = arith.addi %x, %c : i32
  return %y : i32
}
// -----
func.func @o() -> index {
  %0 = arith.constant 0 : index
  %1 = arith.constant 7 : index
  %y = arith.addi %1, %1 : index
  %z = arith.addi %y, %0 : index
  %a = memref.alloc(%z) : memref<?xf32>
  %d = memref.dim %a, %0 : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return %d : index
}
// -----
func.func @p(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> (index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  "my.use"(%b, %t#0) : (memref<f32>, index) -> ()
  return %o, %s#0, %s#1 : index, index, index
}
// -----
func.func @q(%i: index) -> i32 {
  %0 = arith.index_cast %i : index to i64
  %1 = arith.trunci %0 : i64 to i32
  %2 = arith.index_cast %1 : i32 to index
  "my.use"(%2) : (index) -> ()
  return %1 : i32
}
