// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// Errors in full: transfers, contract, attributes, mask.

#id2 = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%m4: vector<4xi1>, %f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f, %m4 {permutation_map = #id2} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %b: memref<?x?xf32>) {
  vector.transfer_write %v4, %b[%n, %n], %m4 {permutation_map = #id2} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %m4: vector<4xi1>, %n: index, %c: memref<4xvector<4xf32>>) {
  vector.transfer_write %w, %c[%n], %m4 : vector<2x4xf32>, memref<4xvector<4xf32>>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %f: f32, %n: index) {
  %0 = "vector.transfer_read"(%v4, %n, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #id1}> : (vector<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = "vector.transfer_read"(%c, %n, %v4, %m4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = #id1}> : (memref<4xvector<4xf32>>, index, vector<4xf32>, vector<4xi1>) -> vector<2x4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%d: f64, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %d) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #id1}> : (memref<?xf32>, index, f64) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = "vector.transfer_read"(%c, %n, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #id1}> : (memref<4xvector<4xf32>>, index, f32) -> vector<2x4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v8: vector<8xf32>, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = "vector.transfer_read"(%c, %n, %v8) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #id1}> : (memref<4xvector<4xf32>>, index, vector<8xf32>) -> vector<2x4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%n: index, %a: memref<?xf32>, %t1: tensor<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %t1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #id1}> : (memref<?xf32>, index, tensor<?xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4xf80>
  %p = builtin.unrealized_conversion_cast %f : f32 to f80
  %0 = vector.transfer_read %q[%n], %p : memref<4xf80>, vector<4xf64>
  return
}

// -----

func.func @f(%f: f32, %n: index) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4xi64>
  %p = builtin.unrealized_conversion_cast %f : f32 to i64
  %0 = vector.transfer_read %q[%n], %p : memref<4xi64>, vector<1xi32>
  return
}

// -----

func.func @f(%f: f32, %n: index) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4xi64>
  %p = builtin.unrealized_conversion_cast %f : f32 to i64
  %0 = vector.transfer_read %q[%n], %p : memref<4xi64>, vector<3xi32>
  return
}

// -----

func.func @f(%f: f32) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<i64>
  %p = builtin.unrealized_conversion_cast %f : f32 to i64
  %0 = vector.transfer_read %q[], %p : memref<i64>, vector<i32>
  return
}

// -----

func.func @f(%f: f32, %n: index) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4xvector<4xi64>>
  %p = builtin.unrealized_conversion_cast %f : f32 to vector<4xi64>
  %0 = vector.transfer_read %q[%n], %p : memref<4xvector<4xi64>>, vector<1x2x4xi64>
  return
}

// -----

func.func @f(%f: f32, %n: index) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4xvector<2x4xi64>>
  %p = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xi64>
  %0 = vector.transfer_read %q[%n], %p : memref<4xvector<2x4xi64>>, vector<1xi64>
  return
}

// -----

func.func @f(%f: f32, %n: index) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4xvector<2x4xi64>>
  %p = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xi64>
  %0 = vector.transfer_read %q[%n], %p : memref<4xvector<2x4xi64>>, vector<4xi64>
  return
}

// -----

func.func @f(%f: f32) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4x!llvm.ptr>
  return
}

// -----

func.func @f(%f: f32, %n: index) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4xcomplex<f32>>
  %p = builtin.unrealized_conversion_cast %f : f32 to complex<f32>
  %0 = vector.transfer_read %q[%n], %p : memref<4xcomplex<f32>>, vector<4xf64>
  return
}

// -----

func.func @f(%f: f32, %n: index) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4xcomplex<f32>>
  %p = builtin.unrealized_conversion_cast %f : f32 to complex<f32>
  %0 = vector.transfer_read %q[%n], %p : memref<4xcomplex<f32>>, vector<3xf16>
  return
}

// -----

func.func @f(%f: f32, %n: index) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4xindex>
  %0 = vector.transfer_read %q[%n], %n : memref<4xindex>, vector<1xi32>
  return
}

// -----

func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(a,b,c)->(a,b)>, affine_map<(a,b,c)->(b)>, affine_map<(a,b,c)->(a)>], iterator_types = ["parallel", "reduction", "parallel"]} %q#0, %q#1, %q#2 : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(a,b,c)->(a,b)>, affine_map<(a,b,c)->(b)>, affine_map<(a,b,c)->(c)>], iterator_types = ["parallel", "reduction", "parallel"]} %q#0, %q#1, %q#2 : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<3x4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [#id2, #id2, #mn0], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x4xf32>, vector<3x4xf32> into vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<2x4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [#id2, #id2, #mn0], iterator_types = ["reduction", "reduction"]} %q#0, %q#1, %q#2 : vector<2x4xf32>, vector<2x4xf32> into vector<2xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #id1], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
#mn1 = affine_map<(d0, d1) -> (d1)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(a)[s]->(a + s, a + s, a)>, #mn1, #id1], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
#mn1 = affine_map<(d0, d1) -> (d1)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(a)->(a + 1, a, a)>, #mn1, #id1], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
#mn1 = affine_map<(d0, d1) -> (d1)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(a, b)->(a + 1, b, a)>, #mn1, #id1], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %q#0, %q#1, %q#2 {kind = #vector.kind<add>} : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], a, iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %q#0, %q#1, %q#2 {a} : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32, %n: index) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"], kind = #vector.kind<and>} %q#0, %q#1, %n : vector<2x4xf32>, vector<4xf32> into index
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%m4: vector<4xi1>, %m24: vector<2x4xi1>, %f: f32) {
  %q:4 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>, vector<4xi1>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2, %m24, %m4 : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract 3 %q#0, %q#1, %q#2 : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x4xf32> vector<4xf32> into vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %q#0, %q#1 %q#2 : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// -----

func.func @f() {
  "x.y"() {a = #vector.iterator_type<bad>} : () -> ()
  return
}

// -----

func.func @f() {
  "x.y"() {a = #vector.iterator_type parallel} : () -> ()
  return
}

// -----

func.func @f() {
  "x.y"() {a = #vector.punctuation<bad>} : () -> ()
  return
}

// -----

func.func @f() {
  "x.y"() {a = #vector.kind<>} : () -> ()
  return
}

// -----

func.func @f() {
  "x.y"() {a = #vector.bad<>} : () -> ()
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.bad %f : f32
  return
}

// -----

func.func @f() {
  %0 = "vector.bad"() : () -> f32
  return
}

// -----

func.func @f(%m4: vector<4xi1>) {
  %0 = vector.mask %m4 { func.return } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { arith.addf %v4, %v4 : vector<4xf32>
  arith.addf %v4, %v4 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = "vector.mask"(%m4) ({
     %q = arith.addf %v4, %v4 : vector<4xf32>
     vector.yield %q, %q : vector<4xf32>, vector<4xf32>
  }) : (vector<4xi1>) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = "vector.mask"(%m4) ({
     %q = arith.addf %v4, %v4 : vector<4xf32>
     vector.yield %q : vector<4xf32>
  }) : (vector<4xi1>) -> f32
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m4: vector<4xi1>, %f: f32) {
  %0 = "vector.mask"(%m4) ({
     %q = vector.reduction <add>, %v8 : vector<8xf32> into f32
     vector.yield %f : f32
  }) : (vector<4xi1>) -> f64
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m4: vector<4xi1>) {
  %0 = "vector.mask"(%m4) ({
     %q = vector.reduction <add>, %v8 : vector<8xf32> into f32
     vector.yield %q : f32
  }) : (vector<4xi1>) -> f64
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m4: vector<4xi1>, %f: f32) {
  %0 = "vector.mask"(%m4, %f) ({
     %q = vector.reduction <add>, %v8 : vector<8xf32> into f32
     vector.yield %q : f32
  }) : (vector<4xi1>, f32) -> f32
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.mask"(%m4, %f) ({
     %q = vector.transfer_read %a[%n], %f : memref<?xf32>, vector<4xf32>
     vector.yield %q : vector<4xf32>
  }) : (vector<4xi1>, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = "vector.mask"(%m4, %v4) ({
     %q = vector.gather %a[%n] [%i4], %m4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
     vector.yield %q : vector<4xf32>
  }) : (vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  "vector.mask"(%m4, %f) ({
     vector.transfer_write %v4, %a[%n] : vector<4xf32>, memref<?xf32>
     vector.yield
  }) : (vector<4xi1>, f32) -> ()
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %f: f32, %e: memref<f32>) {
  %0 = vector.mask %m4 { vector.transfer_read %e[], %f : memref<f32>, vector<f32> } : vector<4xi1> -> vector<f32>
  return
}

// -----

func.func @f(%z: vector<f32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { vector.reduction <add>, %z : vector<f32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

#bc = affine_map<(d0, d1) -> (0)>
func.func @f(%m4: vector<4xi1>, %f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.mask %m4 { vector.transfer_read %b[%n, %n], %f {permutation_map = #bc} : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @f(%m4: vector<4xi1>, %f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.mask %m4 { vector.transfer_read %b[%n, %n], %f {permutation_map = #tr} : memref<?x?xf32>, vector<2x4xf32> } : vector<4xi1> -> vector<2x4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%m4: vector<4xi1>, %f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.mask %m4 { vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x4xf32>, vector<4xf32> into vector<2xf32> } : vector<4xi1> -> vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%m4: vector<4xi1>, %f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x[4]xf32>, vector<[4]xf32>, vector<2xf32>
  %0 = vector.mask %m4 { vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x[4]xf32>, vector<[4]xf32> into vector<2xf32> } : vector<4xi1> -> vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %s: vector<[4]xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { vector.outerproduct %v4, %s : vector<4xf32>, vector<[4]xf32> } : vector<4xi1> -> vector<4x[4]xf32>
  return
}

// -----

#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @f(%w: vector<2x4xf32>, %m4: vector<4xi1>, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.mask %m4 { vector.transfer_write %w, %b[%n, %n] {permutation_map = #tr} : vector<2x4xf32>, memref<?x?xf32> } : vector<4xi1> -> f32
  return
}

// -----

#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @f(%w: vector<2x4xf32>, %m4: vector<4xi1>, %n: index, %b: memref<?x?xf32>) {
  vector.mask %m4 { vector.transfer_write %w, %b[%n, %n] {permutation_map = #tr} : vector<2x4xf32>, memref<?x?xf32> } : vector<4xi1>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %m24: vector<2x4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.mask %m24 { vector.gather %a[%n] [%i4], %m4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<2x4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>, %m24: vector<2x4xi1>) {
  %0 = vector.mask %m24 { vector.multi_reduction <add>, %w, %v4 [0] {a} : vector<2x4xf32> to vector<4xf32> } : vector<2x4xi1> -> vector<4xf32>
  return
}
